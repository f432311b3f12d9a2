package rod

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// straight returns a rod of length 1 along +x with bending stiffness EI = 1 and GJ = 1/1.3, clamped at its start.
func straight(nodes int) Config {
	r := 0.01
	return Config{
		Curve: Line{To: spatial.V(1, 0, 0)}, Nodes: nodes,
		Section: Section{Radius: r}, Young: 4 / (math.Pi * r * r * r * r), Poisson: 0.3,
		Holds: []Hold{{At: 0}},
	}
}

// heavy gives cfg the weight Γ = ρgA L³/EI, for EI = L = 1.
func heavy(cfg Config, gamma float64) Config {
	s := cfg.Section.scaled(1)
	cfg.Density, cfg.Gravity = gamma/s.area, spatial.V(0, 0, -1)
	return cfg
}

// tangled is a rod with everything in it that makes a sweep hard: a curved and twisted rest shape, an elliptic section that
// tapers, loads of every kind, holds at both ends and between, and a shape far from rest.
func tangled(t testing.TB, extensible, conservative bool) *Rod {
	cfg := Config{
		Curve: Helix{Radius: 0.2, Pitch: 0.3, Turns: 0.8}, Nodes: 23, Twist: 2,
		Section: Section{Radii: [2]float64{0.02, 0.012}}, Taper: Profile{{0, 1}, {1, 0.6}}, Young: 1e7, Poisson: 0.3,
		Density: 2000, Gravity: spatial.V(1, 2, -9), Extensible: extensible,
		Holds: []Hold{{At: 0}, {At: 0.4, Axes: Ring}, {At: 1, Axes: Pinned}, {At: 0.7, Axes: Guided, Linear: 5, Angular: 0.3}},
		Loads: []Load{{From: 0.3, To: 0.3, Wrench: spatial.Wrench{Force: spatial.V(0.1, 0.4, 0.2)}}},
	}
	if !conservative {
		w := spatial.Wrench{Torque: spatial.V(0.02, -0.01, 0.03), Force: spatial.V(0.2, 0.1, -0.3)}
		cfg.Loads = append(cfg.Loads, Load{From: 0.5, To: 0.5, Wrench: w}, Load{From: 0.2, To: 0.8, Wrench: w, Local: true})
	}
	r := mustNew(t, cfg)
	rng := rand.New(rand.NewPCG(1, 2))
	for k := range r.model.links {
		turn := spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(0.05)
		r.now[k].rot = spatial.Exp(turn).Mul(r.now[k].rot)
		r.now[k].ratio = r.now[k].ratio.Add(spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(0.01))
	}
	for i := range r.holds {
		r.holds[i].reaction = spatial.Wrench{Torque: spatial.V(0.01, 0.02, -0.01), Force: spatial.V(0.1, -0.2, 0.3)}
		if !r.holds[i].rigid[0] {
			r.holds[i].reaction = spatial.Wrench{}
		} else { // a penalty so large would hide all else in differences of the energy
			r.holds[i].stiff = [2]float64{1, 30}
		}
		r.holds[i].reaction.Torque = r.holds[i].axes.Turn(r.holds[i].reaction.Torque)
		r.holds[i].reaction.Force = r.holds[i].axes.Move(r.holds[i].reaction.Force)
	}
	r.roll(r.now)
	r.loads()
	return r
}

func mustNew(t testing.TB, cfg Config) *Rod {
	t.Helper()
	r, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func solved(t testing.TB, cfg Config) *Rod {
	t.Helper()
	r := mustNew(t, cfg)
	if rep := r.Solve(); rep.Flags&constraint.Unconverged != 0 {
		t.Fatalf("not solved: %+v", rep)
	}
	return r
}

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s is %.9g, want %.9g ± %.2g", what, got, want, tolerance)
	}
}

// The slope of the energy along Newton's step must be what the sweep says, and the energy there must be quadratic with the
// Hessian that the sweep inverts: E(s) = E − s·d + s²/2·d for Newton's own step, where d is the decrease. Only terms that
// the sweep leaves out by design (the curvature of a rigid hold's penalty) may differ, so gaps are closed first.
func TestSweepIsNewtonsMethod(t *testing.T) {
	for _, extensible := range []bool{false, true} {
		r := tangled(t, extensible, true)
		for i := range r.holds {
			h := &r.holds[i]
			if h.rigid[0] {
				p := &r.now[h.link]
				h.target = spatial.Frame{Rot: p.rot, Pos: p.pos}
			}
		}
		r.backward()
		if r.work.negative > 0 {
			r.soften()
			t.Logf("not convex: damped by %v N", r.enough)
			continue
		}
		d, e0 := r.work.decrease, r.work.energy
		r.forward()
		try := func(s float64) float64 {
			strict, _ := r.withHolds(r.try(s), r.trial)
			return strict
		}
		near(t, "energy of the sweep", e0, try(0), 1e-12*r.work.scale)
		// Fourth-order differences with s = 1/50: truncation s⁴ ≈ 1e-7 of the derivative, rounding 1e-16/s² ≈ 1e-12.
		const s = 0.02
		p1, m1, p2, m2 := try(s), try(-s), try(2*s), try(-2*s)
		slope := (8*(p1-m1) - (p2 - m2)) / (12 * s)
		curve := (16*(p1+m1) - (p2 + m2) - 30*e0) / (12 * s * s)
		near(t, "slope along the step", slope, -d, 1e-6*d)
		near(t, "curvature along the step", curve, d, 1e-5*d)
	}
}

// backward is a fast form of plainBackward.
func TestBackwardAgreesWithPlain(t *testing.T) {
	for _, extensible := range []bool{false, true} {
		r := tangled(t, extensible, true)
		r.damp = 0.3
		r.backward()
		fast, fastWork := append([]step(nil), r.steps...), r.work
		root := r.root
		r.plainBackward()
		for k := range fast {
			a, b := &fast[k], &r.steps[k]
			if k == 0 {
				continue
			}
			for _, m := range [][2]*spatial.Mat3{{&a.turn, &b.turn}, {&a.shift, &b.shift}} {
				var d spatial.Mat3
				d.AddScaled(m[0], -1, m[1])
				for c := range 3 {
					near(t, "gain", d.Col(c).Norm(), 0, 1e-9*(1+m[0].Col(c).Norm()))
				}
			}
			near(t, "offset", a.offset.Sub(b.offset).Norm(), 0, 1e-9*(1+a.offset.Norm()))
		}
		near(t, "root", root.move.Sub(r.root.move).Linear.Norm(), 0, 1e-9)
		near(t, "energy", fastWork.energy, r.work.energy, 1e-12*r.work.scale)
		near(t, "residual", fastWork.residual, r.work.residual, 1e-9*r.work.residual)
		near(t, "decrease", fastWork.decrease, r.work.decrease, 1e-9*r.work.decrease)
	}
}

// With loads that have no potential the sweep must still be Newton's method: from near the solution it converges
// quadratically, the exponent of the error being 2 (measured between 1e-2 and 1e-6, clear of rounding).
func TestQuadraticConvergence(t *testing.T) {
	for _, extensible := range []bool{false, true} {
		cfg := straight(40)
		cfg.Extensible = extensible
		cfg.Loads = []Load{
			{From: 1, To: 1, Local: true, Wrench: spatial.Wrench{Torque: spatial.V(0.5, 0.3, 1), Force: spatial.V(0.5, 1, -0.5)}},
			{From: 0, To: 1, Local: true, Wrench: spatial.Wrench{Torque: spatial.V(0.5, 0.3, 1), Force: spatial.V(0.5, 1, -0.5)}},
			{From: 0.5, To: 0.5, Wrench: spatial.Wrench{Torque: spatial.V(0, 1, 0.5)}},
		}
		r := mustNew(t, cfg)
		r.loads()
		var errs []float64
		for range 8 {
			r.sweep()
			largest := r.forward()
			errs = append(errs, largest)
			s, _ := r.search(math.Min(1, boldest/largest))
			r.accept(s)
		}
		order := 0.0
		for i := 1; i < len(errs)-1; i++ {
			if errs[i] < 1e-1 && errs[i+1] > 1e-9 {
				order = math.Log(errs[i+1]/errs[i]) / math.Log(errs[i]/errs[i-1])
			}
		}
		if order < 1.7 {
			t.Errorf("extensible %v: steps %.3g: order %.2f, want 2", extensible, errs, order)
		}
	}
}

// Bisshopp & Drucker 1945: a dead load across the end of a cantilever.
func TestCantileverDeadEndLoad(t *testing.T) {
	for _, c := range []struct{ p, slope, down, along float64 }{
		{1, 0.46135, 0.30172, 0.05643}, {2, 0.78175, 0.49346, 0.16064}, {5, 1.21537, 0.71379, 0.38763}, {10, 1.43029, 0.81061, 0.55500},
	} {
		cfg := straight(200)
		cfg.Loads = []Load{{From: 1, To: 1, Wrench: spatial.Wrench{Force: spatial.V(0, 0, -c.p)}}}
		r := solved(t, cfg)
		tip := r.Frame(199)
		z := tip.Rot.Z3()
		// Second order: (1/200)² = 2.5e-5 times a factor of a few; the published digits add 1e-5.
		near(t, "slope", math.Atan2(-z.Z, z.X), c.slope, 1e-4*c.slope)
		near(t, "down", -tip.Pos.Z, c.down, 1e-4*c.down)
		near(t, "along", 1-tip.Pos.X, c.along, 2e-4*c.along)
	}
}

// The transmitted wrench by both ways: constitutive law for the torque, sum of what pulls for the force, and both by
// the reaction at the start.
func TestStressAndReactions(t *testing.T) {
	cfg := heavy(straight(100), 20)
	cfg.Loads = []Load{{From: 1, To: 1, Wrench: spatial.Wrench{Force: spatial.V(0, 3, -1)}}}
	r := solved(t, cfg)
	reaction := r.HoldWrench(0)
	near(t, "force at the start", reaction.Force.Add(spatial.V(0, 3, -21)).Norm(), 0, 1e-6)
	s := r.Stress(0)
	frame := r.Frame(0)
	near(t, "torque", frame.Rot.Rotate(s.Torque).Add(reaction.Torque).Norm(), 0, 1e-6*reaction.Torque.Norm())
	near(t, "force", frame.Rot.Rotate(s.Force).Sub(spatial.V(0, 3, -21)).Norm(), 0, 0.11) // the bead's own share of the weight
	tip := r.Stress(99)
	near(t, "torque at the free end", tip.Torque.Norm(), 0, 1e-6)
}

// Respond is the derivative of the solution: compare with two solves. The step is chosen so that the second-order
// remainder (1e-8) and the solver's tolerance over the step (1e-10/1e-4) are both below the bound.
func TestRespondIsTheDerivative(t *testing.T) {
	for name, change := range map[string]func(*Config){
		"inextensible": func(*Config) {},
		"extensible":   func(c *Config) { c.Extensible = true; c.Young /= 100 },
		"follower": func(c *Config) {
			c.Loads = append(c.Loads, Load{From: 0.2, To: 0.9, Local: true, Wrench: spatial.Wrench{Force: spatial.V(1, 2, 0.5)}})
		},
		"held": func(c *Config) {
			c.Holds = append(c.Holds, Hold{At: 1, Axes: Pinned, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.8, 0.1, 0)}})
		},
	} {
		cfg := heavy(straight(60), 8)
		cfg.Tolerance = 1e-12
		change(&cfg)
		r := solved(t, cfg)
		r.NegativePivots() // the sweep at the solution itself
		p, q := r.PointAt(0.63), r.PointAt(0.31)
		push := spatial.Wrench{Torque: spatial.V(0.2, -0.1, 0.3), Force: spatial.V(0.5, 1, -0.7)}
		var got [2]spatial.Twist
		r.Compliance(p, push, []int{q, p}, got[:])
		const eps = 1e-5
		at := func(s float64) [2]spatial.Frame {
			r.ClearLoads()
			r.Load(p, push.Scale(s))
			if rep := r.Solve(); rep.Flags != 0 {
				t.Fatalf("%s: %+v", name, rep)
			}
			return [2]spatial.Frame{r.Pose(q), r.Pose(p)}
		}
		plus, minus := at(eps), at(-eps)
		for i := range got {
			turn := plus[i].Rot.Mul(minus[i].Rot.Conj()).Log().Scale(0.5 / eps)
			move := plus[i].Pos.Sub(minus[i].Pos).Scale(0.5 / eps)
			near(t, name+" rotation", got[i].Angular.Sub(turn).Norm(), 0, 1e-5*(turn.Norm()+1e-3))
			near(t, name+" displacement", got[i].Linear.Sub(move).Norm(), 0, 1e-5*(move.Norm()+1e-3))
		}
	}
}

// Maxwell and Betti: the work of one load on the displacements of another is the same the other way round.
func TestReciprocity(t *testing.T) {
	r := solved(t, heavy(straight(60), 50))
	p, q := r.PointAt(0.9), r.PointAt(0.37)
	a := spatial.Wrench{Torque: spatial.V(1, 2, 3), Force: spatial.V(-1, 0.5, 2)}
	b := spatial.Wrench{Torque: spatial.V(0, 1, -1), Force: spatial.V(3, 1, 1)}
	var u, v [1]spatial.Twist
	r.Compliance(p, a, []int{q}, u[:])
	r.Compliance(q, b, []int{p}, v[:])
	near(t, "work", u[0].Power(b), v[0].Power(a), 1e-10*math.Abs(u[0].Power(b)))
}

// Euler's columns, by the load at which the straight state loses its first positive pivot. Second order at 200 nodes.
func TestBucklingLoads(t *testing.T) {
	for name, c := range map[string]struct {
		ends []Hold
		want float64
	}{
		"clamped–free":    {[]Hold{{At: 0}}, math.Pi * math.Pi / 4},
		"pinned":          {[]Hold{{At: 0, Axes: Pinned | constraint.TurnZ}, {At: 1, Axes: Ring}}, math.Pi * math.Pi},
		"clamped–pinned":  {[]Hold{{At: 0}, {At: 1, Axes: Ring}}, 20.1907},
		"clamped–clamped": {[]Hold{{At: 0}, {At: 1, Axes: Guided}}, 4 * math.Pi * math.Pi},
	} {
		cfg := straight(200)
		cfg.Holds = c.ends
		cfg.Loads = []Load{{From: 1, To: 1}}
		lo, hi := 0.0, 60.0
		for hi-lo > 1e-6 {
			mid := (lo + hi) / 2
			r := mustNew(t, cfg)
			r.SetLoad(0, spatial.Wrench{Force: spatial.V(-mid, 0, 0)})
			if r.NegativePivots() > 0 {
				hi = mid
			} else {
				lo = mid
			}
		}
		near(t, name, lo, c.want, 5e-4*c.want)
	}
}

// A column loaded above Euler's load does not stay straight, whichever way it was perturbed: not at all.
func TestLeavesTheUnstableBranch(t *testing.T) {
	cfg := straight(100)
	cfg.Loads = []Load{{From: 1, To: 1, Wrench: spatial.Wrench{Force: spatial.V(-3, 0, 0)}}}
	r := mustNew(t, cfg)
	rep := r.Solve()
	if rep.Flags != constraint.Snapped || r.NegativePivots() != 0 {
		t.Errorf("%+v with %d negative pivots, want a snap to a stable shape", rep, r.NegativePivots())
	}
	// The elastica: P L² = K(k)², sin(θ/2) = k; for P = 3, k = 0.5603 by solving K(k) = √3.
	z := r.Frame(99).Rot.Z3()
	near(t, "angle at the tip", math.Acos(z.X), 2*math.Asin(ellipticModulus(math.Sqrt(3))), 1e-3)
}

// ellipticModulus solves K(k) = want, K by the arithmetic-geometric mean.
func ellipticModulus(want float64) float64 {
	lo, hi := 0.0, 1.0
	for range 60 {
		k := (lo + hi) / 2
		a, b := 1.0, math.Sqrt(1-k*k)
		for range 10 {
			a, b = (a+b)/2, math.Sqrt(a*b)
		}
		if math.Pi/(2*a) < want {
			lo = k
		} else {
			hi = k
		}
	}
	return lo
}

// An end pulled away beyond the rod's length: straight, quiet, with the force of its own axial stiffness.
func TestTaut(t *testing.T) {
	cfg := straight(300)
	cfg.Section.Radius = 1e-3
	cfg.Young = 4 / (math.Pi * 1e-12)
	cfg.Holds = append(cfg.Holds, Hold{At: 1, Axes: Pinned})
	r := mustNew(t, cfg)
	f := r.Hold(1)
	last := 0.0
	for i := range 60 {
		f.Pos = spatial.V(0.9+0.01*float64(i), 0, 0.05)
		r.SetHold(1, f)
		rep := r.Solve()
		force := r.HoldWrench(1).Force
		if !r.Finite() || rep.Flags&constraint.Unconverged != 0 {
			t.Fatalf("at %v: %+v", f.Pos, rep)
		}
		if f.Pos.X > 1.001 {
			if rep.Flags&constraint.Taut == 0 {
				t.Errorf("at %v: not taut: %+v", f.Pos, rep)
			}
			if force.Norm() < last {
				t.Errorf("at %v the force fell from %v to %v", f.Pos, last, force.Norm())
			}
		}
		last = force.Norm()
	}
	// EA = 4 EI/r² = 4e6 N times the strain, which is exact up to the thousandth at which the rod counts as taut.
	near(t, "force", last, 4e6*(f.Pos.Norm()-1), 2e-3*4e6)
}

// A hand that jumps: the shape must be one that a slow hand reaches as well.
func TestContinuation(t *testing.T) {
	cfg := straight(100)
	cfg.Curve = Arc{Radius: 0.4, Angle: 2.5}
	cfg.Holds = append(cfg.Holds, Hold{At: 1})
	jump, slow := mustNew(t, cfg), mustNew(t, cfg)
	from := jump.Hold(1)
	to := spatial.Frame{Rot: from.Rot.Mul(spatial.AxisAngle(spatial.V(0.3, 0.2, 1).Unit(), 2.5)), Pos: from.Pos.Add(spatial.V(-0.2, 0.4, 0.1))}
	jump.SetHold(1, to)
	if rep := jump.Solve(); rep.Flags&^constraint.Snapped != 0 {
		t.Fatalf("%+v", rep)
	}
	for i := range 100 {
		s := float64(i+1) / 100
		slow.SetHold(1, spatial.Frame{Rot: mix(from.Rot, to.Rot, s), Pos: from.Pos.Lerp(to.Pos, s)})
		slow.Solve()
	}
	near(t, "middle", jump.Frame(50).Pos.Sub(slow.Frame(50).Pos).Norm(), 0, 1e-6)
}

// A rod whose rest shape was found for its weight keeps its drawn shape, as long as that is stable at all.
func TestRestForDoesNotSag(t *testing.T) {
	for _, gamma := range []float64{1, 10, 100} {
		cfg := heavy(straight(80), gamma)
		cfg.Curve = Helix{Radius: 0.1, Pitch: 0.5, Turns: 1.5}
		cfg.Base.Rot = spatial.AxisAngle(spatial.V(1, 0, 0), math.Pi) // hanging: standing up, it would rightly topple
		drawn := mustNew(t, cfg)
		with, err := RestFor(cfg)
		if err != nil {
			t.Fatal(err)
		}
		r := mustNew(t, with)
		rep := r.Solve()
		for i := range r.Nodes() {
			if d := r.Frame(i).Pos.Sub(drawn.Frame(i).Pos).Norm(); d > 1e-8*r.Length() { // the tolerance of a solve
				t.Fatalf("Γ = %v: node %d sags by %v m: %+v", gamma, i, d, rep)
			}
		}
	}
	cfg := straight(10)
	cfg.Holds = append(cfg.Holds, Hold{At: 1})
	var field *FieldError
	if _, err := RestFor(cfg); !errors.As(err, &field) || field.Field != "Holds" {
		t.Errorf("held at both ends: %v, want an error about Holds", err)
	}
}

// Nodes where the curvature changes: 50 of them do better than 120 spread evenly.
func TestAdapt(t *testing.T) {
	tip := func(r *Rod) spatial.Vec3 { return r.Frame(r.Nodes() - 1).Pos }
	exact := tip(solved(t, heavy(straight(4000), 1000)))
	even := tip(solved(t, heavy(straight(120), 1000))).Sub(exact).Norm()
	r := solved(t, heavy(straight(51), 1000))
	for range 3 {
		if _, err := r.Adapt(1e-9, 50); err != nil {
			t.Fatal(err)
		}
		r.Solve()
	}
	if got := tip(r).Sub(exact).Norm(); r.Nodes() != 50 || got > even {
		t.Errorf("%d adapted nodes are off by %v m, 120 even ones by %v", r.Nodes(), got, even)
	}
	if n, err := r.Adapt(-1, 50); err == nil {
		t.Errorf("negative tolerance gave %v", n)
	}
	r = solved(t, heavy(straight(51), 1000))
	for range 3 {
		if _, err := r.Adapt(1e-3, 2000); err != nil {
			t.Fatal(err)
		}
		r.Solve()
	}
	if got := tip(r).Sub(exact).Norm(); got > 1e-3 {
		t.Errorf("asked for 1e-3 rad over 1 m: off by %v m with %d nodes", got, r.Nodes())
	}
}

// Parameters change while it runs: the shape stays where it was until the next solve and ends where a new rod would.
func TestReconfigure(t *testing.T) {
	r := solved(t, heavy(straight(60), 10))
	before := r.Frame(59).Pos
	cfg := r.Config()
	cfg.Young *= 3
	if err := r.Reconfigure(cfg); err != nil {
		t.Fatal(err)
	}
	near(t, "tip before the solve", r.Frame(59).Pos.Sub(before).Norm(), 0, 1e-12)
	r.Solve()
	near(t, "tip", r.Frame(59).Pos.Sub(solved(t, cfg).Frame(59).Pos).Norm(), 0, 1e-7)
	cfg.Young = -1
	if err := r.Reconfigure(cfg); err == nil || r.Config().Young < 0 {
		t.Errorf("negative stiffness was taken: %v", err)
	}
}

func TestStateRoundTrip(t *testing.T) {
	for _, extensible := range []bool{false, true} {
		cfg := heavy(straight(30), 10)
		cfg.Extensible = extensible
		r := mustNew(t, cfg)
		p := r.PointAt(0.5)
		r.Load(p, spatial.Wrench{Force: spatial.V(0, 1, 0)})
		r.Solve()
		state := r.AppendState(nil)
		tip := r.Frame(29)
		r.ClearLoads()
		r.Solve()
		rest, err := r.RestoreState(append(state, 7))
		if err != nil || len(rest) != 1 {
			t.Fatal(rest, err)
		}
		if r.Frame(29) != tip {
			t.Errorf("tip at %v, want %v", r.Frame(29), tip)
		}
		if string(r.AppendState(nil)) != string(state) {
			t.Error("state differs after a round trip")
		}
		if _, err := r.RestoreState(state[:50]); err == nil {
			t.Error("took half a state")
		}
	}
}

func TestSolveDoesNotAllocate(t *testing.T) {
	for name, change := range map[string]func(*Config){
		"held":       func(c *Config) { c.Holds = append(c.Holds, Hold{At: 1}) },
		"extensible": func(c *Config) { c.Extensible = true },
		"follower": func(c *Config) {
			c.Loads = []Load{{From: 0, To: 1, Local: true, Wrench: spatial.Wrench{Force: spatial.V(0, 0.1, 0)}}}
		},
	} {
		cfg := heavy(straight(50), 5)
		change(&cfg)
		r := solved(t, cfg)
		p := r.PointAt(0.7)
		f := r.Hold(0)
		var dv [1]spatial.Twist
		at := []int{p}
		r.Compliance(p, spatial.Wrench{}, at, dv[:])
		if n := testing.AllocsPerRun(20, func() {
			f.Pos.X += 1e-3
			r.SetHold(0, f)
			r.ClearLoads()
			r.Load(p, spatial.Wrench{Force: spatial.V(0, 0, 0.01)})
			r.Solve()
			r.Compliance(p, spatial.Wrench{}, at, dv[:])
		}); n != 0 {
			t.Errorf("%s: %v allocations a solve", name, n)
		}
	}
}

// Every mistake names the field, the value and what was expected.
func TestBadConfig(t *testing.T) {
	for want, change := range map[string]func(*Config){
		"Section.Radius":  func(c *Config) { c.Section.Radius = -1 },
		"Young":           func(c *Config) { c.Young = math.NaN() },
		"Poisson":         func(c *Config) { c.Poisson = 0.7 },
		"Density":         func(c *Config) { c.Density = math.Inf(1) },
		"Nodes":           func(c *Config) { c.Nodes = 1 },
		"Nodes is 1000":   func(c *Config) { c.Nodes = 10_000_000 },
		"Curve":           func(c *Config) { c.Curve = Line{} },
		"Curve is <nil>":  func(c *Config) { c.Curve = nil },
		"Curve.Turns":     func(c *Config) { c.Curve = Helix{Radius: 1, Pitch: 1} },
		"Curve.Angle":     func(c *Config) { c.Curve = Arc{Radius: 1, Angle: math.NaN()} },
		"Mesh[1]":         func(c *Config) { c.Nodes = 0; c.Mesh = []float64{0, 0, 1} },
		"Mesh[2]":         func(c *Config) { c.Nodes = 0; c.Mesh = []float64{0, 0.5, 0.9} },
		"Curvature":       func(c *Config) { c.Curvature = make([]spatial.Vec3, 3) },
		"Bend[0]":         func(c *Config) { c.Bend = []spatial.Mat3{spatial.Diag(1, -1, 1)} },
		"Taper[0].Value":  func(c *Config) { c.Taper = Profile{{0, 0}} },
		"Holds is empty":  func(c *Config) { c.Holds = nil },
		"Holds[0].At":     func(c *Config) { c.Holds = []Hold{{At: 2}} },
		"Holds[1].At":     func(c *Config) { c.Holds = []Hold{{}, {Axes: Pinned}} },
		"Holds[0].Linear": func(c *Config) { c.Holds = []Hold{{Linear: -1}} },
		"Loads[0].To":     func(c *Config) { c.Loads = []Load{{From: 0.5, To: 0.2}} },
		"Loads[0].Wrench": func(c *Config) { c.Loads = []Load{{Wrench: spatial.Wrench{Force: spatial.V(0, math.NaN(), 0)}}} },
		"Gravity":         func(c *Config) { c.Gravity = spatial.V(0, 0, math.Inf(-1)) },
		"more nodes":      func(c *Config) { c.Nodes = 3; c.Holds = []Hold{{}, {At: 0.5}, {At: 0.51}} },
	} {
		cfg := straight(20)
		change(&cfg)
		_, err := New(cfg)
		var field *FieldError
		if !errors.As(err, &field) || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "want") {
			t.Errorf("%s: error is %v", want, err)
		}
	}
}

func TestCurves(t *testing.T) {
	points := []spatial.Vec3{{}, {X: 1}, {X: 1, Y: 1}, {X: 2, Y: 1, Z: 1}}
	spline, err := Spline(points...)
	if err != nil {
		t.Fatal(err)
	}
	line, err := Polyline(points...)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]Curve{"spline": spline, "polyline": line, "arc": Arc{2, 1}, "helix": Helix{0.3, -0.1, 4}} {
		// By arc length: the derivative of the point is the unit tangent (central differences, h² = 1e-8).
		for i := range 50 {
			s := c.Length() * (float64(i) + 0.37) / 50
			const h = 1e-5
			a, _ := c.At(s - h)
			b, _ := c.At(s + h)
			_, tangent := c.At(s)
			near(t, name+" tangent", b.Sub(a).Scale(0.5/h).Sub(tangent).Norm(), 0, 1e-4)
			near(t, name+" unit", tangent.Norm(), 1, 1e-12)
		}
	}
	for _, bad := range [][]spatial.Vec3{nil, {{}}, {{}, {}}, {{}, {X: math.NaN()}}} {
		if _, err := Spline(bad...); err == nil {
			t.Errorf("spline through %v", bad)
		}
	}
}
