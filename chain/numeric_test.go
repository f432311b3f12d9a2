package chain

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// mixed returns a chain of branches, hinges, fixed joints and both laws, bent and moving, in the middle of a step.
func mixed(t testing.TB, root Root) *Chain {
	t.Helper()
	bend, torsion := [2]float64{2e-3, 3e-3}, 1.5e-3
	curve := []spatial.Vec3{{}, {X: 0.02, Z: 0.1}, {X: 0.05, Y: 0.03, Z: 0.2}, {X: 0.05, Y: 0.1, Z: 0.28}, {X: 0.1, Y: 0.12, Z: 0.35}}
	cfg := Config{
		Base: spatial.Frame{Rot: spatial.Exp(spatial.V(0.3, 0.2, -0.4)), Pos: spatial.V(1, 2, 3)}, Gravity: spatial.V(0, 0, -9.81), Wind: spatial.V(1, 0, 0),
		Start: spatial.Twist{Angular: spatial.V(1, 2, 0.5), Linear: spatial.V(0.1, 0, 0.2)},
		Strands: []Strand{
			{Name: "trunk", Curve: curve, Root: root, Radius: 0.01, Density: 500, Bend: &bend, Torsion: &torsion, Loss: 0.01, Drag: 0.02},
			{Name: "branch", Parent: "trunk", At: 0.5, Curve: []spatial.Vec3{{}, {X: 0.1}, {X: 0.2}, {X: 0.3, Z: 0.02}}, Joint: Spherical, Law: Tangent, Radii: [2]float64{0.005, 0.003}, Density: 500, Young: 1e5, Loss: 0.01},
			{Name: "gate", Parent: "trunk", At: 1, Root: Hinged, Joint: Hinge, Axis: spatial.V(0, 1, 0), Curve: []spatial.Vec3{{}, {X: 0.1}, {X: 0.2}, {X: 0.3}}, Radius: 0.004, Density: 900, Bend: &bend},
			{Name: "stub", Parent: "gate", At: 0.4, Root: Rigid, Joint: Fixed, Curve: []spatial.Vec3{{}, {Y: 0.1}, {Y: 0.2, Z: 0.1}}, Radius: 0.004, Density: 900, Lumps: []Lump{{At: 1, Mass: 0.02, Radius: 0.02, Offset: spatial.V(0.01, 0, 0)}}},
			{Name: "leaf", Parent: "stub", At: 1, Root: Pinned, Curve: []spatial.Vec3{{}, {Y: 0.1}, {Y: 0.2, Z: 0.1}}, Radius: 0.004, Density: 900, Bend: &bend, Torsion: &torsion},
		},
	}
	c, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	c.Load(c.PointAt(1, 0.7), spatial.Wrench{Torque: spatial.V(1e-5, 2e-5, -3e-5), Force: spatial.V(0.01, 0.02, 0.03)})
	c.SetPull(1, Pull{Point: c.PointAt(2, 0.6), Target: c.Pose(c.PointAt(2, 0.6)), Linear: 10, Angular: 0.1, LinearDamping: 0.1, AngularDamping: 0.01})
	c.begin(0.01)
	for k := range c.links {
		c.aim(k, c.lag[0], (1-c.lag[0])*0.01)
	}
	c.holdPull(&c.pulls[0], 0.01)
	c.push(c.loads[0].point, c.loads[0].wrench)
	c.guess(&c.trees[0], 0.01)
	c.efforts[0].reach = (1 - c.lag[0]) * c.last
	rng := rand.New(rand.NewPCG(1, 2))
	for k := range c.links { // away from the minimum, but not so far that pivots are lifted
		c.moves[k].turn = spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(0.01)
		c.moves[k].shift = spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(0.0005)
	}
	c.keep(&c.trees[0])
	c.apply(&c.trees[0], 1)
	return c
}

// unknowns moves the chain by independent coordinates: rotations of spherical joints' links, angles of hinges, and the root.
type unknowns struct {
	c    *Chain
	from []kept
	dofs []dof
}

type dof struct{ link, axis int } // axis 0–2 turn, 3–5 move

func newUnknowns(c *Chain) *unknowns {
	u := &unknowns{c: c}
	c.keep(&c.trees[0])
	u.from = append(u.from, c.kept...)
	for k := range c.links {
		n := map[freedom]int{turns: 3, swings: 1, loose: 6}[c.links[k].freedom]
		for i := range n {
			u.dofs = append(u.dofs, dof{k, i})
		}
	}
	return u
}

// energy at coordinates x: rotation vectors for spherical joints and the root, angles for hinges.
func (u *unknowns) energy(x []float64) float64 {
	c := u.c
	for k := range c.links {
		l := &c.links[k]
		var v [6]float64
		for i, d := range u.dofs {
			if d.link == k {
				v[d.axis] = x[i]
			}
		}
		switch l.freedom {
		case turns, loose:
			z, turn := u.from[k].rot.Z3(), spatial.V(v[0], v[1], v[2])
			spin := turn.Dot(z)
			c.now[k].rot = spatial.Exp(turn.AddScaled(-spin, z)).Mul(u.from[k].rot).Mul(spatial.Exp(spatial.V(0, 0, spin)))
			if l.freedom == loose {
				c.now[k].pos = u.from[k].pos.Add(spatial.V(v[3], v[4], v[5]))
			}
		default:
			angle := 2*math.Atan(u.from[k].gibbs.Z) + v[0]
			if l.freedom == stuck {
				angle = 0
			}
			c.now[k].rot = c.parentRot(l).Mul(l.socket).Mul(spatial.Exp(spatial.V(0, 0, angle))).Mul(l.plug.Conj())
		}
	}
	c.place(&c.trees[0])
	sum := 0.0
	for k := range c.links {
		l, p, goal := &c.links[k], &c.now[k], &c.goals[k]
		e := p.pos.Add(p.mat.MulVec(c.centres[k])).Sub(goal.point)
		sum += 0.5 * goal.weight * e.Norm2()
		for a := range 3 {
			sum -= p.mat.Col(a).Dot(goal.axes.Col(a))
		}
		if l.freedom == turns || l.freedom == swings {
			var b bending
			l.bend(&b, p.gibbs, goal.push, c.efforts[0].reach)
			sum += b.energy
		}
	}
	return sum
}

// The direction of the two sweeps is Newton's with the exact Hessian: a dense numerical one gives the same.
func TestSweepsAreNewton(t *testing.T) {
	for _, root := range []Root{Clamped, Free, Pinned, Rigid} {
		c := mixed(t, root)
		u := newUnknowns(c)
		n := len(u.dofs)
		c.backward(&c.trees[0])
		if c.efforts[0].lifted > 0 {
			t.Fatalf("root %d: %d pivots lifted: the test wants a positive Hessian", root, c.efforts[0].lifted)
		}
		c.forward(&c.trees[0])
		got := make([]float64, n)
		for i, d := range u.dofs {
			m := c.moves[d.link]
			l := &c.links[d.link]
			switch {
			case l.freedom == swings:
				before := c.moves[l.parent].turn
				got[i] = c.parentRot(l).Mul(l.socket).Z3().Dot(m.turn.Sub(before))
			case d.axis < 3:
				got[i] = [3]float64{m.turn.X, m.turn.Y, m.turn.Z}[d.axis]
			default:
				got[i] = [3]float64{m.shift.X, m.shift.Y, m.shift.Z}[d.axis-3]
			}
		}
		want := u.newton()
		for i := range want {
			scale := 1.0
			if u.dofs[i].axis >= 3 {
				scale = c.trees[0].length
			}
			if math.Abs(got[i]-want[i]) > 2e-5*scale*0.05 {
				t.Errorf("root %d: %+v moves by %.8g, numerical Newton by %.8g", root, u.dofs[i], got[i], want[i])
			}
		}
	}
}

// newton solves with numerical gradient and Hessian, by differences of fourth order.
func (u *unknowns) newton() []float64 {
	n := len(u.dofs)
	const h = 2e-3
	x := make([]float64, n)
	at := func(i int, a float64, j int, b float64) float64 {
		x[i] += a
		x[j] += b
		e := u.energy(x)
		x[i], x[j] = 0, 0
		return e
	}
	first := func(i int) float64 {
		return (8*(at(i, h, i, 0)-at(i, -h, i, 0)) - (at(i, 2*h, i, 0) - at(i, -2*h, i, 0))) / (12 * h)
	}
	mixedAt := func(i, j int, s float64) float64 {
		return (at(i, s, j, s) - at(i, s, j, -s) - at(i, -s, j, s) + at(i, -s, j, -s)) / (4 * s * s)
	}
	a := make([][]float64, n)
	b := make([]float64, n)
	for i := range n {
		b[i] = -first(i)
		a[i] = make([]float64, n)
	}
	e0 := u.energy(x)
	for i := range n {
		for j := range i {
			a[i][j] = (4*mixedAt(i, j, h) - mixedAt(i, j, 2*h)) / 3
			a[j][i] = a[i][j]
		}
		two := func(s float64) float64 { return (at(i, s, i, 0) - 2*e0 + at(i, -s, i, 0)) / (s * s) }
		a[i][i] = (4*two(h) - two(2*h)) / 3
	}
	u.energy(x)
	return gauss(a, b)
}

func gauss(a [][]float64, b []float64) []float64 {
	n := len(b)
	for c := range n {
		best := c
		for i := c; i < n; i++ {
			if math.Abs(a[i][c]) > math.Abs(a[best][c]) {
				best = i
			}
		}
		a[c], a[best], b[c], b[best] = a[best], a[c], b[best], b[c]
		for i := c + 1; i < n; i++ {
			f := a[i][c] / a[c][c]
			for j := c; j < n; j++ {
				a[i][j] -= f * a[c][j]
			}
			b[i] -= f * b[c]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for j := i + 1; j < n; j++ {
			b[i] -= a[i][j] * b[j]
		}
		b[i] /= a[i][i]
	}
	return b
}
