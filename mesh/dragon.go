package mesh

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// The dragon stands on the ground, z = 0, and looks along +x; left is +y. It is drawn for a length of about 2 from snout to tail, as limbs that run
// through balls and grow together where they meet, two wings and a row of spines.

// ball is a point that a limb runs through.
type ball struct{ x, y, z, r float64 }

// dragonLimb is a chain of balls with a straight skin between them.
type dragonLimb struct {
	balls    []ball
	mirrored bool    // there is one on each side
	blend    float64 // over which distance it grows together with the rest
}

var dragonLimbs = []dragonLimb{
	{[]ball{{-0.30, 0, 0.37, 0.105}, {-0.14, 0, 0.385, 0.135}, {0.06, 0, 0.40, 0.145}, {0.22, 0, 0.42, 0.135}, {0.31, 0, 0.45, 0.105}}, false, 0.04},                    // trunk
	{[]ball{{0.30, 0, 0.46, 0.1}, {0.385, 0, 0.54, 0.08}, {0.425, 0, 0.64, 0.066}, {0.435, 0, 0.74, 0.059}, {0.46, 0, 0.83, 0.056}, {0.52, 0, 0.9, 0.06}}, false, 0.06}, // neck
	{[]ball{{0.53, 0, 0.915, 0.068}, {0.6, 0, 0.91, 0.062}, {0.68, 0, 0.885, 0.043}, {0.755, 0, 0.868, 0.035}}, false, 0.03},                                            // head
	{[]ball{{0.55, 0, 0.86, 0.042}, {0.64, 0, 0.825, 0.032}, {0.715, 0, 0.8, 0.022}}, false, 0.02},                                                                      // jaw
	{[]ball{{0.755, 0.016, 0.893, 0.014}}, true, 0.02},                                                                                      // nostril
	{[]ball{{0.57, 0.042, 0.955, 0.018}, {0.625, 0.04, 0.942, 0.015}}, true, 0.02},                                                          // brow
	{[]ball{{0.525, 0.035, 0.965, 0.022}, {0.465, 0.06, 1.015, 0.018}, {0.4, 0.075, 1.035, 0.012}, {0.34, 0.08, 1.03, 0.005}}, true, 0.015}, // horn
	{[]ball{{0.51, 0.06, 0.91, 0.022}, {0.46, 0.115, 0.925, 0.018}, {0.42, 0.15, 0.94, 0.006}}, true, 0.02},                                 // ear
	{[]ball{{-0.30, 0, 0.37, 0.1}, {-0.45, -0.01, 0.29, 0.08}, {-0.6, 0.03, 0.215, 0.064}, {-0.74, 0.11, 0.16, 0.051}, {-0.87, 0.2, 0.14, 0.041}, {-0.99, 0.25, 0.165, 0.032}, {-1.08, 0.24, 0.23, 0.025}, {-1.12, 0.2, 0.3, 0.019}}, false, 0.05}, // tail
	{[]ball{{-1.12, 0.2, 0.3, 0.022}, {-1.12, 0.18, 0.335, 0.036}, {-1.11, 0.14, 0.41, 0.006}}, false, 0.01},                                                                                                                                       // its tip
	{[]ball{{0.22, 0.09, 0.4, 0.085}, {0.17, 0.155, 0.235, 0.054}, {0.225, 0.165, 0.1, 0.042}, {0.235, 0.165, 0.045, 0.046}}, true, 0.04},                                                                                                          // fore leg
	{[]ball{{0.235, 0.165, 0.04, 0.042}, {0.31, 0.165, 0.022, 0.026}}, true, 0.02},                                                                                                                                                                 // toes
	{[]ball{{0.235, 0.165, 0.04, 0.042}, {0.298, 0.215, 0.022, 0.025}}, true, 0.02},
	{[]ball{{0.235, 0.165, 0.04, 0.042}, {0.298, 0.115, 0.022, 0.025}}, true, 0.02},
	{[]ball{{-0.24, 0.08, 0.37, 0.105}, {-0.155, 0.16, 0.26, 0.072}, {-0.285, 0.175, 0.145, 0.044}, {-0.255, 0.175, 0.045, 0.048}}, true, 0.04}, // hind leg
	{[]ball{{-0.255, 0.175, 0.04, 0.044}, {-0.17, 0.175, 0.022, 0.027}}, true, 0.02},
	{[]ball{{-0.255, 0.175, 0.04, 0.044}, {-0.185, 0.228, 0.022, 0.026}}, true, 0.02},
	{[]ball{{-0.255, 0.175, 0.04, 0.044}, {-0.185, 0.122, 0.022, 0.026}}, true, 0.02},
	{[]ball{{0.14, 0.08, 0.5, 0.045}, {0.1, 0.2, 0.68, 0.032}, {0.02, 0.3, 0.83, 0.026}, {-0.2, 0.4, 0.83, 0.02}, {-0.42, 0.46, 0.74, 0.014}}, true, 0.03}, // wing: arm and first finger
	{[]ball{{0.02, 0.3, 0.83, 0.024}, {-0.16, 0.33, 0.7, 0.02}, {-0.36, 0.34, 0.6, 0.013}}, true, 0.015},                                                   // second finger
	{[]ball{{0.02, 0.3, 0.83, 0.024}, {-0.08, 0.25, 0.64, 0.02}, {-0.2, 0.2, 0.52, 0.015}}, true, 0.015},                                                   // third finger
}

// dragonWebs are the skins between the fingers of the left wing.
var dragonWebs = [][3]spatial.Vec3{
	{{X: 0.02, Y: 0.3, Z: 0.83}, {X: -0.2, Y: 0.4, Z: 0.83}, {X: -0.4, Y: 0.45, Z: 0.745}},
	{{X: 0.02, Y: 0.3, Z: 0.83}, {X: -0.4, Y: 0.45, Z: 0.745}, {X: -0.34, Y: 0.335, Z: 0.61}},
	{{X: 0.02, Y: 0.3, Z: 0.83}, {X: -0.34, Y: 0.335, Z: 0.61}, {X: -0.19, Y: 0.205, Z: 0.53}},
	{{X: 0.02, Y: 0.3, Z: 0.83}, {X: -0.19, Y: 0.205, Z: 0.53}, {X: 0.1, Y: 0.1, Z: 0.52}},
}

const dragonWeb = 0.012 // half the thickness of a web

// dragonBounds is a box around the dragon.
var dragonBounds = [2]spatial.Vec3{{X: -1.16, Y: -0.5, Z: 0}, {X: 0.82, Y: 0.5, Z: 1.06}}

// dragon is the dragon with nothing thinner than what it is to be cut into.
type dragon struct {
	limbs []dragonPart
	web   float64 // half the thickness of a web
}

// dragonPart is a limb or a spine, with a ball around all of it.
type dragonPart struct {
	dragonLimb
	middle spatial.Vec3
	reach  float64
}

// newDragon returns a dragon all of whose limbs are at least so thick as a radius. Horns, ears and what else is much thinner than that is left out.
func newDragon(least float64) *dragon {
	d := &dragon{web: max(dragonWeb, 0.65*least)}
	for _, l := range dragonLimbs {
		l.balls = smoothed(l.balls)
		if thickest := slices.MaxFunc(l.balls, func(a, b ball) int { return cmp.Compare(a.r, b.r) }); thickest.r > 0.45*least {
			d.add(l, least)
		}
	}
	if least < 0.01 {
		for _, l := range []int{1, 0, 8} { // on neck, back and tail
			for _, spine := range spinesOn(dragonLimbs[l].balls) {
				d.add(dragonLimb{balls: spine, blend: 0.01}, least)
			}
		}
	}
	return d
}

func (d *dragon) add(l dragonLimb, least float64) {
	p := dragonPart{dragonLimb: l}
	for i := range p.balls {
		b := &p.balls[i]
		b.r = max(b.r, least)
		p.middle = p.middle.AddScaled(1/float64(len(p.balls)), b.at())
	}
	for _, b := range p.balls {
		p.reach = max(p.reach, b.at().Sub(p.middle).Norm()+b.r)
	}
	d.limbs = append(d.limbs, p)
}

func (b *ball) at() spatial.Vec3 { return spatial.V(b.x, b.y, b.z) }

// smoothed puts balls between those of a chain, on a curve through them (Catmull & Rom 1974).
func smoothed(chain []ball) (out []ball) {
	const pieces = 4
	for i := 1; i < len(chain); i++ {
		a, b, c, d := chain[max(i-2, 0)], chain[i-1], chain[i], chain[min(i+1, len(chain)-1)]
		for k := range pieces {
			t := float64(k) / pieces
			f := func(a, b, c, d float64) float64 {
				return b + t/2*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
			}
			out = append(out, ball{f(a.x, b.x, c.x, d.x), f(a.y, b.y, c.y, d.y), f(a.z, b.z, c.z, d.z), f(a.r, b.r, c.r, d.r)})
		}
	}
	return append(out, chain[len(chain)-1])
}

// spinesOn returns the spines on a limb, each from its foot to its tip.
func spinesOn(chain []ball) (out [][]ball) {
	for i := 1; i < len(chain); i++ {
		a, b := chain[i-1], chain[i]
		forward := b.at().Sub(a.at()).Unit()
		if forward.X < 0 { // the tail is told backwards
			forward = forward.Neg()
		}
		up := forward.Cross(spatial.V(-forward.Y, forward.X, 0).Unit())
		for _, t := range [2]float64{0.25, 0.75} {
			at, r := a.at().Lerp(b.at(), t), a.r+t*(b.r-a.r)
			foot, tip := at.AddScaled(0.9*r, up), at.AddScaled(r+0.018+0.32*r, up).AddScaled(-0.25*r-0.01, forward)
			out = append(out, []ball{{foot.X, foot.Y, foot.Z, 0.008 + 0.14*r}, {tip.X, tip.Y, tip.Z, 0.004}})
		}
	}
	return out
}

// distance returns about how far p is from the limb.
func (l *dragonLimb) distance(p spatial.Vec3) float64 {
	least := math.Inf(1)
	for i := range l.balls {
		a, b := &l.balls[max(i-1, 0)], &l.balls[i]
		from, way := a.at(), b.at().Sub(a.at())
		t := along(p.Sub(from).Dot(way), way.Norm2())
		least = min(least, p.Sub(from.AddScaled(t, way)).Norm()-(a.r+t*(b.r-a.r)))
	}
	return least
}

// grown joins two distances, rounded over a length k where both are small.
func grown(a, b, k float64) float64 {
	h := max(k-math.Abs(a-b), 0)
	return min(a, b) - h*h/(4*k)
}

// field returns no more than how far p is from the dragon, less than 0 inside.
func (d *dragon) field(p spatial.Vec3) float64 {
	q := spatial.V(p.X, math.Abs(p.Y), p.Z)
	least := 1e3
	for i := range d.limbs {
		l := &d.limbs[i]
		at := p
		if l.mirrored {
			at = q
		}
		if at.Sub(l.middle).Norm()-l.reach < least+l.blend {
			least = grown(least, l.distance(at), l.blend)
		}
	}
	for _, w := range dragonWebs {
		u := closestOnTriangle(q, w[0], w[1], w[2])
		near := w[0].Scale(u[0]).AddScaled(u[1], w[1]).AddScaled(u[2], w[2])
		least = grown(least, q.Sub(near).Norm()-d.web, 0.012)
	}
	return max(least, -p.Z) / dragonSlope
}

// dragonSlope is more than the distance to a limb changes with that to its axis: limbs grow thinner by less than two fifths of their length.
const dragonSlope = 1.4

const dragonVolume = 0.098 // as it is drawn

// fill cuts the dragon into cells of an edge.
func (d *dragon) fill(cell float64) (*Tets, error) {
	margin := spatial.V(cell, cell, 0)
	t, _, err := TetrahedraliseField(context.Background(), d.field, dragonBounds[0].Sub(margin), dragonBounds[1].Add(margin), TetConfig{Cell: cell})
	return t, err
}

// TetDragon returns a dragon of a length [m] from snout to tail in about so many elements, 0 for 5000: it stands on z = 0 and looks along +x. Its
// groups are "feet", what is near the ground, "neck", a piece of it halfway up, and "tail", the end of it. What is thinner than
// an element is made thicker, and spines, and horns if need be, are left out; Dragon has all of it as it should be, and can be embedded.
func TetDragon(length float64, elements int) *Tets {
	want := float64(min(max(elements, 500), 2_000_000))
	if elements <= 0 {
		want = 5000
	}
	cell := math.Cbrt(12 * dragonVolume / want)
	var t *Tets
	for range 8 {
		var err error
		if t, err = newDragon(0.85 * cell).fill(cell); err != nil {
			return TetEllipsoid(spatial.V(length/2, length/4, length/4), 4) // the field and its bounds are constant: it cannot fail
		}
		ratio := float64(len(t.Elements)) / want
		_, parts := t.Parts()
		low, _ := t.Bounds()
		if whole := parts == 1 && low.X < dragonBounds[0].X+0.05; whole && math.Abs(ratio-1) < 0.08 {
			break
		}
		cell *= min(math.Cbrt(ratio), 1.2) * 0.99 // another lattice may not part a thin limb
	}
	t = t.largestPart()
	t.Groups = []Group{
		{Name: "feet", Nodes: t.nodesWhere(func(v spatial.Vec3) bool { return v.Z < 0.03+0.6*cell })},
		{Name: "neck", Nodes: t.nodesWhere(func(v spatial.Vec3) bool {
			return v.X > 0.3 && v.X < 0.55 && math.Abs(v.Y) < 0.1 && v.Z > 0.68 && v.Z < 0.8
		})},
		{Name: "tail", Nodes: t.nodesWhere(func(v spatial.Vec3) bool { return v.X < -0.9 })},
	}
	return t.Moved(dragonScale(length))
}

// nodesWhere returns the nodes that a function picks.
func (t *Tets) nodesWhere(in func(spatial.Vec3) bool) (out []int32) {
	for i, v := range t.Nodes {
		if in(v) {
			out = append(out, int32(i))
		}
	}
	return out
}

// dragonScale returns the map from the dragon as it is drawn to one of a length.
func dragonScale(length float64) func(spatial.Vec3) spatial.Vec3 {
	s := length / (dragonBounds[1].X - dragonBounds[0].X)
	return func(v spatial.Vec3) spatial.Vec3 { return v.Scale(s) }
}

// Dragon returns the surface of a dragon of a length [m] from snout to tail, that of TetDragon in full detail: detail is the number of edges from
// head to tail, at least 50; 0 is 120.
func Dragon(length float64, detail int) *Surface {
	if detail <= 0 {
		detail = 120
	}
	cell := (dragonBounds[1].X - dragonBounds[0].X) / float64(min(max(detail, 50), 500))
	d := newDragon(0)
	d.web = max(d.web, 0.8*cell) // one that is thinner than the lattice sees has holes
	t, err := d.fill(cell)
	if err != nil {
		return Ellipsoid(spatial.V(length/2, length/4, length/4), 24) // as above
	}
	return t.Skin().Surface.Moved(dragonScale(length))
}
