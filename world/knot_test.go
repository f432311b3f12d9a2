package world_test

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// overhand is the centreline of a loose overhand knot with ends along x: the polynomial trefoil (t³ − 3t, t⁴ − 4t², t⁵ − 10t), flattened, with its ends
// straightened. Lengths in m.
func overhand(size, ends float64) (curve []spatial.Vec3) {
	const n = 80
	at := func(t float64) spatial.Vec3 {
		return spatial.V((t*t*t-3*t)*size, (t*t*t*t-4*t*t)*size*0.6, (t*t*t*t*t-10*t)*size*0.12+0.5)
	}
	curve = append(curve, at(-2.2).Add(spatial.V(-ends, 0, 0)))
	for i := range n + 1 {
		curve = append(curve, at(-2.2+4.4*float64(i)/n))
	}
	return append(curve, at(2.2).Add(spatial.V(ends, 0, 0)))
}

// knot is a rope with an overhand knot in it, and a bond on each end.
type knot struct {
	*yard
	rope   *chain.Chain
	length float64 // [m]
	ends   [2]int
	bonds  [2]int
	from   [2]spatial.Frame
}

const knotRadius = 0.003 // [m]

// tie makes a knot of a rope that lies as drawn, held by bonds of some stiffness [N/m], rigid ones if it is 0.
func tie(t *testing.T, links int, stiffness float64) *knot {
	k := &knot{yard: newYard(t, world.Surface{Static: 0.3, Dynamic: 0.3})}
	cfg := cable(chain.Winding, links, knotRadius, 2e6, overhand(0.02, 0.08)...)
	cfg.Gravity = spatial.Vec3{}
	s := &cfg.Strands[0]
	s.Rest, s.BendDamping = []spatial.Vec3{{}, {X: 1}}, 1e-5
	k.rope = k.strand(cfg)
	for i := range k.rope.Links() {
		k.length += k.rope.Length(i)
	}
	k.ends = [2]int{k.rope.PointAt(0, 0), k.rope.PointAt(0, 1)}
	for i, p := range k.ends {
		k.from[i] = k.rope.Pose(p)
		k.bonds[i] = must(k.AddBond(constraint.Bond{
			A: constraint.Anchor{Body: constraint.World, Frame: k.from[i]}, B: constraint.Anchor{Body: 1, Point: p}, Axes: constraint.Pinned, Linear: stiffness,
		}))
	}
	return k
}

// draw moves the hands apart along x at some speed each [m/s], first to one height, until they pull with a force [N] or are at a distance [m]. It returns
// all flags that were raised.
func (k *knot) draw(speed, force, apart float64) (flags constraint.Flags) {
	const way = 0.1 // on which they come to one height [m]
	middle := k.from[0].Pos.Lerp(k.from[1].Pos, 0.5)
	for gone := 0.0; k.pull() < force; gone += speed * k.StepLength() {
		for i, side := range []float64{-1, 1} {
			f := k.from[i]
			x := f.Pos.X + side*gone
			f.Pos = f.Pos.Lerp(middle, min(gone/way, 1))
			f.Pos.X = x
			k.MoveBond(k.bonds[i], f)
		}
		if k.from[1].Pos.X-k.from[0].Pos.X+2*gone > apart {
			break
		}
		flags |= k.Step().Flags
	}
	return flags
}

func (k *knot) wait(seconds float64) (flags constraint.Flags) {
	for range int(math.Round(seconds / k.StepLength())) {
		flags |= k.Step().Flags
	}
	return flags
}

func (k *knot) pull() float64 { return k.BondWrench(k.bonds[1]).Force.Norm() }

// span is how far apart the ends are [m].
func (k *knot) span() float64 {
	return k.rope.Pose(k.ends[1]).Pos.Sub(k.rope.Pose(k.ends[0]).Pos).Norm()
}

// speed is that of the fastest link [m/s].
func (k *knot) speed() (v float64) {
	for i := range k.rope.Links() {
		v = max(v, k.rope.Velocity(k.rope.LinkPoint(i)).Linear.Norm())
	}
	return v
}

// deepest is how far two links overlap that are further from each other along the rope than it can bend [m].
func (k *knot) deepest() (deep float64) {
	nodes := k.rope.AppendFrames(nil)
	for i := range k.rope.Links() {
		for j := i + 1; j < k.rope.Links(); j++ {
			if float64(j-i-1)*k.rope.Length(0) >= math.Pi*knotRadius {
				deep = max(deep, 2*knotRadius-between(nodes[i].Pos, nodes[i+1].Pos, nodes[j].Pos, nodes[j+1].Pos))
			}
		}
	}
	return deep
}

// between is the distance of two lines from a to b and from c to d [m]: the nearest points, each on its own line, in turn.
func between(a, b, c, d spatial.Vec3) float64 {
	u, v := b.Sub(a), d.Sub(c)
	p, q := a.Lerp(b, 0.5), c
	for range 40 {
		q = c.AddScaled(min(max(p.Sub(c).Dot(v)/v.Norm2(), 0), 1), v)
		p = a.AddScaled(min(max(q.Sub(a).Dot(u)/u.Norm2(), 0), 1), u)
	}
	return p.Sub(q).Norm()
}

// taken is how much of the rope the knot takes, in its diameters: some ten when it is tight, nothing of a rope without a knot.
func (k *knot) taken() float64 { return (k.length - k.span()) / (2 * knotRadius) }

// A knot is drawn tight and held: no flag is raised, it comes to rest, and no link is in another one.
func TestKnotHolds(t *testing.T) {
	for _, force := range []float64{60, 300} {
		k := tie(t, 120, 5000)
		if flags := k.draw(0.2, force, math.Inf(1)) | k.wait(0.5); flags != 0 {
			t.Errorf("drawn with %v N: %v", force, flags)
		}
		span := k.span()
		if flags := k.wait(0.3); flags != 0 || k.speed() > 1e-4 || math.Abs(k.span()-span) > 1e-5 {
			t.Errorf("held with %v N: flags %v, moves at %v m/s, its ends went apart by %v m", force, flags, k.speed(), k.span()-span)
		}
		if deep := k.deepest(); deep > 0.01*knotRadius || k.taken() < 9 || k.taken() > 14 {
			t.Errorf("%v N: links overlap by %v m, and the knot takes %v diameters", force, deep, k.taken())
		}
		if pull := k.pull(); pull < 0.9*force {
			t.Errorf("drawn with %v N, it bears only %v N", force, pull)
		}
	}
}

// A pull of 1,000 N, and rigid hands that go further apart than the rope is long, leave a knot finite, and still a knot.
func TestKnotPulledTooHard(t *testing.T) {
	for _, c := range []struct{ stiffness, force, apart float64 }{{20e3, 1000, math.Inf(1)}, {0, math.Inf(1), 1.02}} {
		k := tie(t, 120, c.stiffness)
		flags := k.draw(0.5, c.force, c.apart*k.length) | k.wait(0.2)
		if flags&constraint.Frozen != 0 || !(k.speed() < 100) || !(k.deepest() < knotRadius) || !(k.taken() > 9) {
			t.Errorf("bonds of %v N/m: %v, %v m/s, links overlap by %v m, and the knot takes %v diameters", c.stiffness, flags, k.speed(), k.deepest(), k.taken())
		}
	}
}
