package rod

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// coil is a Standard BVP with nothing left out: a curved, twisted and loaded rod with an elliptic section.
func coil(t testing.TB, nodes, order int, extensible bool) *Standard {
	t.Helper()
	cfg := Config{
		Curve: Helix{Radius: 0.2, Pitch: 0.3, Turns: 1}, Nodes: nodes, Twist: 3, Extensible: extensible,
		Section: Section{Radii: [2]float64{0.03, 0.02}}, Young: 2e6, Poisson: 0.3,
		Loads: []Load{{To: 1, Local: true, Wrench: spatial.Wrench{Torque: spatial.V(0.1, 0.2, 0.3), Force: spatial.V(0.5, 1, 0.2)}}},
	}
	s, err := NewStandard(cfg)
	if err != nil {
		t.Fatal(err)
	}
	s.Order = order
	return s
}

var coilEnd = spatial.Wrench{Torque: spatial.V(0.3, -0.2, 0.1), Force: spatial.V(0.4, 0.2, -0.5)}

// continuous integrates the rod's equations as they stand in world axes, n' = −f, m' = −r'×n − l, R' = R[u], r' = R v, from
// the start that s found, by the classical method of Runge and Kutta with many steps. It knows nothing of moving
// components, so that it tells whether Standard has their signs and frames right.
func continuous(s *Standard, twist float64, extensible bool, steps int) (end spatial.Frame, wrench spatial.Wrench) {
	type state struct {
		x, y, z, r, m, n spatial.Vec3 // the frame's axes, its place, and the transmitted torque and force, all in world axes
	}
	add := func(a state, h float64, b state) state {
		return state{a.x.AddScaled(h, b.x), a.y.AddScaled(h, b.y), a.z.AddScaled(h, b.z), a.r.AddScaled(h, b.r), a.m.AddScaled(h, b.m), a.n.AddScaled(h, b.n)}
	}
	node := &s.nodes[0]
	load := s.Load[0]
	rest := func(a float64) spatial.Vec3 { return restOfHelix(0.2, 0.3, twist, a) }
	start := s.Frames[0].Rot
	rate := func(a float64, p state) (d state) {
		local := func(v spatial.Vec3) spatial.Vec3 { return spatial.V(v.Dot(p.x), v.Dot(p.y), v.Dot(p.z)) }
		world := func(v spatial.Vec3) spatial.Vec3 { return p.x.Scale(v.X).Add(p.y.Scale(v.Y)).Add(p.z.Scale(v.Z)) }
		u := rest(a).Add(node.soft.MulVec(local(p.m)))
		v := spatial.V(0, 0, 1)
		if extensible {
			v = v.Add(s.stretch[0].MulVec(local(p.n)))
		}
		uw := world(u)
		d.x, d.y, d.z, d.r = uw.Cross(p.x), uw.Cross(p.y), uw.Cross(p.z), world(v)
		d.n = world(load.Force).Neg()
		d.m = d.r.Cross(p.n).Neg().Sub(world(load.Torque))
		return d
	}
	w := func(v spatial.Vec3) spatial.Vec3 { return start.Rotate(v) }
	var bend spatial.Sym3
	node.soft.InvertPositive(&bend, 0)
	u0 := s.Strain[0].Angular.Sub(node.rest)
	p := state{w(spatial.V(1, 0, 0)), w(spatial.V(0, 1, 0)), w(spatial.V(0, 0, 1)), s.Frames[0].Pos, w(bend.MulVec(u0)), w(s.Force[0])}
	length := 0.0
	for j := range s.nodes {
		length += s.nodes[j].step
	}
	h := length / float64(steps)
	for i := range steps {
		a := float64(i) * h
		k1 := rate(a, p)
		k2 := rate(a+h/2, add(p, h/2, k1))
		k3 := rate(a+h/2, add(p, h/2, k2))
		k4 := rate(a+h, add(p, h, k3))
		for _, k := range []struct {
			f float64
			d state
		}{{h / 6, k1}, {h / 3, k2}, {h / 3, k3}, {h / 6, k4}} {
			p = add(p, k.f, k.d)
		}
	}
	rot := spatial.FromAxes(p.x.Unit(), p.y.Unit(), p.z.Unit())
	return spatial.Frame{Rot: rot, Pos: p.r}, spatial.Wrench{Torque: rot.Unrotate(p.m), Force: rot.Unrotate(p.n)}
}

// restOfHelix is the strain of a helix in a frame that starts with the least turn from z to its tangent, does not turn about
// the tangent but for the given twist: curvature of constant size whose direction runs back at the rate of the torsion.
func restOfHelix(radius, pitch, twist, a float64) spatial.Vec3 {
	c := pitch / (2 * math.Pi)
	l2 := radius*radius + c*c
	curvature, torsion := radius/l2, c/l2
	// At the start the curve bends towards −x in the world. The frame's x axis there:
	_, t := Helix{radius, pitch, 1}.At(0)
	f := firstRotation(t)
	local := f.Unrotate(spatial.V(-1, 0, 0)) // principal normal in the first frame
	angle := math.Atan2(local.Y, local.X) + torsion*a - twist*a
	sin, cos := math.Sincos(angle)
	// u = κ b with b = t × n, in the frame: z × (cos, sin, 0) = (−sin, cos, 0).
	return spatial.V(-curvature*sin, curvature*cos, twist)
}

func TestStandardSolvesTheContinuousEquations(t *testing.T) {
	for _, extensible := range []bool{false, true} {
		s := coil(t, 4001, 2, extensible)
		s.Solve(coilEnd)
		end, wrench := continuous(s, 3, extensible, 4000)
		got := s.Frames[4000]
		// Second order: (length/4000)² ≈ 1e-7 times strains of some 10 1/m.
		near(t, "place of the end", end.Pos.Sub(got.Pos).Norm(), 0, 1e-5)
		near(t, "turn of the end", got.Rot.Conj().Mul(end.Rot).Log().Norm(), 0, 1e-5)
		near(t, "torque at the end", wrench.Torque.Sub(coilEnd.Torque).Norm(), 0, 1e-5)
		near(t, "force at the end", wrench.Force.Sub(coilEnd.Force).Norm(), 0, 1e-5)
	}
}

// Both orders, and that of Rod, seen in the place of the end.
func TestConvergenceOrders(t *testing.T) {
	fine := coil(t, 6401, 2, false)
	fine.Solve(coilEnd)
	exact := fine.Frames[6400].Pos
	end := func(order, nodes int) spatial.Vec3 {
		if order > 0 {
			s := coil(t, nodes, order, false)
			s.Solve(coilEnd)
			return s.Frames[nodes-1].Pos
		}
		cfg := Config{
			Curve: Helix{Radius: 0.2, Pitch: 0.3, Turns: 1}, Nodes: nodes, Twist: 3,
			Section: Section{Radii: [2]float64{0.03, 0.02}}, Young: 2e6, Poisson: 0.3, Holds: []Hold{{}},
			Loads: []Load{
				{To: 1, Local: true, Wrench: spatial.Wrench{Torque: spatial.V(0.1, 0.2, 0.3), Force: spatial.V(0.5, 1, 0.2)}},
				{From: 1, To: 1, Local: true, Wrench: coilEnd},
			},
		}
		return solved(t, cfg).Frame(nodes - 1).Pos
	}
	for name, c := range map[string]struct{ order, want int }{"Euler": {1, 1}, "Heun": {2, 2}, "Rod": {0, 2}} {
		a, b := end(c.order, 201).Sub(exact).Norm(), end(c.order, 401).Sub(exact).Norm()
		near(t, name+" order", math.Log2(a/b), float64(c.want), 0.15)
	}
}

// The Jacobian carried along the sweeps against central differences: step 1e-5, so an error of 1e-10 from truncation and
// 1e-11 from rounding.
func TestShootingJacobian(t *testing.T) {
	for _, order := range []int{1, 2} {
		for _, extensible := range []bool{false, true} {
			s := coil(t, 60, order, extensible)
			s.Solve(coilEnd)
			here := s.Frames[59]
			got := s.Jacobian(coilEnd)
			for c := range got {
				const h = 1e-5
				at := func(d float64) spatial.Twist {
					w := coilEnd
					*[]*float64{&w.Torque.X, &w.Torque.Y, &w.Torque.Z, &w.Force.X, &w.Force.Y, &w.Force.Z}[c] += d
					s.Solve(w)
					return here.Inverse().Mul(s.Frames[59]).Log()
				}
				want := at(h).Sub(at(-h)).Scale(0.5 / h)
				d := got[c].Sub(want)
				near(t, fmt.Sprintf("order %d column %d", order, c), d.Angular.Norm()+d.Linear.Norm(), 0, 1e-8)
			}
		}
	}
}

// Shooting, where it works, finds the reaction that Rod finds with a hold, both being of second order.
func TestShootAgreesWithRod(t *testing.T) {
	cfg := straight(400)
	cfg.Curve = Arc{Radius: 0.5, Angle: 2}
	s, err := NewStandard(cfg)
	if err != nil {
		t.Fatal(err)
	}
	s.Solve(spatial.Wrench{})
	target := s.Frames[399]
	target.Pos = target.Pos.Add(spatial.V(0.1, 0.05, -0.1))
	target.Rot = target.Rot.Mul(spatial.AxisAngle(spatial.V(0, 0, 1), 0.7))
	w, iterations, err := s.Shoot(target, spatial.Wrench{})
	if err != nil || iterations > 15 {
		t.Fatalf("%v after %d iterations", err, iterations)
	}
	cfg.Holds = append(cfg.Holds, Hold{At: 1, Frame: target})
	got := solved(t, cfg).HoldWrench(1)
	near(t, "torque", target.Rot.Unrotate(got.Torque).Sub(w.Torque).Norm(), 0, 1e-3*w.Torque.Norm())
	near(t, "force", target.Rot.Unrotate(got.Force).Sub(w.Force).Norm(), 0, 1e-3*w.Force.Norm())
}

// A straight rod cannot be shot from its end: it says so and names the way out.
func TestShootIllConditioned(t *testing.T) {
	s, err := NewStandard(straight(50))
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = s.Shoot(spatial.Frame{Rot: s.Start.Rot, Pos: spatial.V(0.9, 0, 0)}, spatial.Wrench{})
	if !errors.Is(err, ErrIllConditioned) {
		t.Errorf("error is %v", err)
	}
	cfg := straight(50)
	cfg.Gravity = spatial.V(0, 0, -9.81)
	if _, err := NewStandard(cfg); err == nil {
		t.Error("gravity in a Standard BVP")
	}
}

// At most 150 ns a node for both sweeps, and the same for 100 as for 100,000 nodes. Count: see Solve.
func BenchmarkStandard(b *testing.B) {
	for _, n := range []int{100, 1000, 10_000, 100_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			s := coil(b, n, 2, false)
			b.ReportAllocs()
			b.ResetTimer()
			for range b.N {
				s.Solve(coilEnd)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/node")
		})
	}
}
