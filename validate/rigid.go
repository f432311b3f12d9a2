package validate

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/mathext"

	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

var rigidExperiments = []experiment{
	{"rigid", "Flight", "A body that is thrown, without drag and with drag in proportion to its velocity. Leapfrog steps are exact under a constant force, at any length of step.", rigidFlight},
	{"rigid", "Free rotation", "Bodies that tumble for 100 s in steps of 1 ms: what they keep, and when they turn over (Dzhanibekov). Elliptic integrals have the period, Euler's equations by Runge–Kutta the way.", rigidRotation},
	{"rigid", "Tops", "A heavy top on a pin, as a body about the pin with the torque of its weight: steady precession, nutation, the way of its tip, and its energy over 100 s.", rigidTops},
	{"rigid", "Hands", "Springs and dampers that are implicit in the step: any stiffness is stable, and a soft one is the spring that it should be.", rigidHands},
}

// throw takes a body through steps of h, with load before each and watch after it; both may be nil.
func throw(b *rigid.Body, h float64, steps int, load, watch func()) error {
	for i := range steps {
		if load != nil {
			b.ClearLoads()
			load()
		}
		if flags := b.Predict(h) | b.Correct(h); flags != 0 || !b.Finite() {
			return fmt.Errorf("at step %d: flags %v, finite %v", i, flags, b.Finite())
		}
		if watch != nil {
			watch()
		}
	}
	return nil
}

func rigidFlight(s *Study) error {
	const span = 2.0 // [s]
	velocity := spatial.V(3, -1, 8)
	rounding := withinAbs(1e-10, "rounding, in up to 20,000 steps")
	for _, h := range []float64{1e-4, 1e-3, 1e-2, 1e-1} {
		b, err := rigid.New(rigid.Config{Mass: 2, Inertia: spatial.Sym(0.01, 0, 0, 0.02, 0, 0.025), Gravity: earth, Velocity: spatial.Twist{Linear: velocity}})
		if err != nil {
			return err
		}
		if err := throw(b, h, int(math.Round(span/h)), nil, nil); err != nil {
			return err
		}
		way := velocity.Scale(span).AddScaled(span*span/2, earth)
		s.check(fmt.Sprintf("thrown, place after 2 s in steps of %g s", h), "v t + g t²/2", "m", 0, b.Frame().Pos.Sub(way).Norm(), rounding)
		kinetic, potential := b.Energy()
		s.check(fmt.Sprintf("thrown, energy after 2 s in steps of %g s", h), "m v²/2", "J", velocity.Norm2(), kinetic+potential, within(1e-11, rounding.reason))
	}
	const rate, h = 3.0, 0.001
	b, err := rigid.New(rigid.Config{Mass: 2, Inertia: spatial.Sym(0.01, 0, 0, 0.02, 0, 0.025), Gravity: earth, LinearDamping: rate})
	if err != nil {
		return err
	}
	if err := throw(b, h, 500, nil, nil); err != nil {
		return err
	}
	t, fall := 0.5, 9.81/rate
	s.check("falling with drag, velocity after 0.5 s", "(g/c)(1 − exp(−ct))", "m/s", -fall*(1-math.Exp(-rate*t)), b.Velocity().Linear.Z, within(1e-12, "the decay over a step is taken exactly"))
	s.check("falling with drag, place after 0.5 s", "(g/c)(t − (1 − exp(−ct))/c)", "m", -fall*(t-(1-math.Exp(-rate*t))/rate), b.Frame().Pos.Z, within(1e-5, "second order: (ch)²/24 and less"))
	return nil
}

// turnOver is the period of the free motion of a body with principal moments a < b < c [kg m²] and an angular velocity in
// its axes [rad/s] (Landau & Lifshitz 1976, §37, eq. 37.10–37.12).
func turnOver(a, b, c float64, w spatial.Vec3) float64 {
	energy2 := a*w.X*w.X + b*w.Y*w.Y + c*w.Z*w.Z
	momentum2 := a*a*w.X*w.X + b*b*w.Y*w.Y + c*c*w.Z*w.Z
	if momentum2 < energy2*b { // it goes around the axis of the least moment: the names of the outer ones change
		a, c = c, a
	}
	k2 := (b - a) * (energy2*c - momentum2) / ((c - b) * (momentum2 - energy2*a))
	return 4 * mathext.CompleteK(k2) * math.Sqrt(a*b*c/((c-b)*(momentum2-energy2*a)))
}

func rigidRotation(s *Study) error {
	for _, part := range []func(*Study) error{rotationKeeps, rotationTurnsOver, rotationOrder} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

func rotationKeeps(s *Study) error {
	const h, seconds = 0.001, 100
	p := &Plot{Title: "Energy of tumbling bodies over 100 s", Caption: "Relative change, steps of 1 ms.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "change", Unit: "10⁻¹²"}}
	for i, c := range []struct {
		name    string
		moments spatial.Vec3
		spin    spatial.Vec3
	}{
		{"about the middle axis, 30 rad/s", spatial.V(0.01, 0.02, 0.025), spatial.V(0.01, 30, 0.01)},
		{"a flat plate, 30 rad/s", spatial.V(0.01, 0.02, 0.03), spatial.V(0.1, 30, 1)},
		{"a thin rod, 30 rad/s", spatial.V(1e-5, 0.02, 0.02), spatial.V(30, 5, 3)},
		{"a spun wing nut, 300 rad/s", spatial.V(0.01, 0.02, 0.025), spatial.V(1, 300, 1)},
	} {
		b, err := rigid.New(rigid.Config{Mass: 1, Inertia: spatial.Sym(c.moments.X, 0, 0, c.moments.Y, 0, c.moments.Z), Velocity: spatial.Twist{Angular: c.spin}})
		if err != nil {
			return err
		}
		momentum := b.AngularMomentum(spatial.Vec3{})
		energy, _ := b.Energy()
		worst, lost, n := 0.0, 0.0, 0
		var times, changes []float64
		if err := throw(b, h, seconds/h, nil, func() {
			n++
			e, _ := b.Energy()
			worst = math.Max(worst, math.Abs(e/energy-1))
			lost = math.Max(lost, b.AngularMomentum(spatial.Vec3{}).Sub(momentum).Norm()/momentum.Norm())
			if n%500 == 0 {
				times, changes = append(times, float64(n)*h), append(changes, (e/energy-1)*1e12)
			}
		}); err != nil {
			return err
		}
		s.check(c.name+", change of angular momentum in 100 s", "no torque", "", 0, lost, withinAbs(1e-15, "in world axes it is not touched"))
		s.check(c.name+", largest change of energy in 100 s", "no torque", "", 0, worst, withinAbs(1e-11, "the step keeps both invariants; 10⁵ roundings"))
		p.add(c.name, Line, i, times, changes)
	}
	s.plot(p)
	return nil
}

func rotationTurnsOver(s *Study) error {
	const h = 0.001
	moments := spatial.V(0.01, 0.02, 0.025)
	for _, c := range []struct {
		spin      spatial.Vec3
		tolerance bound
	}{
		{spatial.V(0.02, 12, 0.01), within(1e-9, "12 mrad a step: the sixth power is 3·10⁻¹²; where 0 is passed is read to 10⁻⁹")},
		{spatial.V(0.3, 30, 0.2), within(1e-9, "30 mrad a step: the sixth power is 7·10⁻¹⁰, with a small factor")},
	} {
		b, err := rigid.New(rigid.Config{Mass: 1, Inertia: spatial.Sym(moments.X, 0, 0, moments.Y, 0, moments.Z), Velocity: spatial.Twist{Angular: c.spin}})
		if err != nil {
			return err
		}
		const flips = 21
		var passed []float64 // times at which the spin about the middle axis is 0
		before, n := c.spin.Y, 0
		for len(passed) < flips && n < 1_000_000 {
			if err := throw(b, h, 1, nil, nil); err != nil {
				return err
			}
			n++
			w := b.Frame().Rot.Unrotate(b.Velocity().Angular)
			if before*w.Y < 0 {
				passed = append(passed, float64(n)*h+timeTo0(moments, w))
			}
			before = w.Y
		}
		if len(passed) < flips {
			return fmt.Errorf("%d turn-overs in %d steps", len(passed), n)
		}
		s.check(fmt.Sprintf("period of turning over at %g rad/s", c.spin.Y), "Landau & Lifshitz 1976, eq. 37.12", "s", turnOver(moments.X, moments.Y, moments.Z, c.spin), (passed[flips-1]-passed[0])/((flips-1)/2), c.tolerance)
	}
	return nil
}

// timeTo0 returns when the spin about the second axis is 0, seen from a time at which it nearly is: Newton's method, by Euler's equations
// to fourth order in time.
func timeTo0(moments, w spatial.Vec3) float64 {
	rates := func(w spatial.Vec3) spatial.Vec3 {
		return spatial.V((moments.Y-moments.Z)*w.Y*w.Z/moments.X, (moments.Z-moments.X)*w.Z*w.X/moments.Y, (moments.X-moments.Y)*w.X*w.Y/moments.Z)
	}
	t := 0.0
	for range 4 {
		at := -w.Y / rates(w).Y
		a := rates(w)
		b := rates(w.AddScaled(at/2, a))
		c := rates(w.AddScaled(at/2, b))
		d := rates(w.AddScaled(at, c))
		w = w.AddScaled(at/6, a.AddScaled(2, b).AddScaled(2, c).Add(d))
		t += at
	}
	return t
}

func rotationOrder(s *Study) error {
	const span = 2.0
	moments, spin := spatial.V(0.01, 0.02, 0.025), spatial.V(1, 4, 2)
	l := &linkage{links: []rigidLink{{mass: 1, inertia: moments, tail: spatial.V(0, 0, 1)}}}
	var exact spatial.Vec3
	l.follow(l.straight(spatial.Identity, spin, spatial.Vec3{}), []float64{0, span}, 1e-13, func(_ int, links []linkState) { exact = links[0].world(spatial.V(0, 0, 1)) })
	p := &Plot{Title: "Error of a free rotation after 2 s", X: Axis{Label: "step", Unit: "s", Log: true}, Y: Axis{Label: "error of an axis", Log: true}}
	var steps, errors []float64
	for _, n := range []int{25, 50, 100, 200} {
		b, err := rigid.New(rigid.Config{Mass: 1, Inertia: spatial.Sym(moments.X, 0, 0, moments.Y, 0, moments.Z), Velocity: spatial.Twist{Angular: spin}})
		if err != nil {
			return err
		}
		if err := throw(b, span/float64(n), n, nil, nil); err != nil {
			return err
		}
		steps, errors = append(steps, span/float64(n)), append(errors, b.Frame().Rot.Z3().Sub(exact).Norm())
	}
	s.check("order of the free rotation", "Hairer & Vilmart 2006", "", 6, math.Log2(errors[1]/errors[2]), withinAbs(0.3, "measured between steps of 1/25 and 1/50 s, where the next order is still felt"))
	s.check("error of an axis after 2 s in steps of 10 ms", "Euler's equations, Runge–Kutta", "", 0, errors[3], withinAbs(1e-9, "45 mrad a step: the sixth power is 8·10⁻⁹, with a small factor"))
	p.add("sixth order", Line, 0, steps, errors)
	p.add("", Dots, 0, steps, errors)
	s.plot(p)
	return nil
}

// heavyTop is a top that can turn about its foot, and its weight.
type heavyTop struct {
	*rigid.Body
	link   rigidLink
	foot   float64 // moment of inertia across, about the foot [kg m²]
	weight float64 // times the lever [N m]
	steady float64 // rate of slow steady precession [rad/s]
}

const lean = 0.5 // of all tops at the beginning [rad]

// spinTop leans a top and spins it: precessing steadily, or let go.
func spinTop(spin float64, steadily bool) (*heavyTop, spatial.Vec3, error) {
	_, link := disc(lean)
	lever := link.head.Norm()
	t := &heavyTop{link: link, foot: link.inertia.X + link.mass*lever*lever, weight: link.mass * 9.81 * lever}
	a, b := t.foot*math.Cos(lean), link.inertia.Z*spin
	t.steady = 2 * t.weight / (b + math.Sqrt(b*b-4*a*t.weight)) // Goldstein 1980, eq. 5-76
	axis := spatial.V(math.Sin(lean), 0, math.Cos(lean))
	w := axis.Scale(spin)
	if steadily {
		w = up.Scale(t.steady).AddScaled(spin-t.steady*math.Cos(lean), axis)
	}
	body, err := rigid.New(rigid.Config{
		Mass: link.mass, Inertia: spatial.Sym(t.foot, 0, 0, t.foot, 0, link.inertia.Z),
		Frame: spatial.Frame{Rot: spatial.Between(up, axis)}, Velocity: spatial.Twist{Angular: w},
	})
	t.Body = body
	return t, w, err
}

// pull loads the top with the torque of its weight.
func (t *heavyTop) pull() {
	t.Load(0, spatial.Wrench{Torque: t.Frame().Rot.Z3().Cross(up).Scale(-t.weight)})
}

// energy is that of motion and of height.
func (t *heavyTop) energy() float64 {
	kinetic, _ := t.Energy()
	return kinetic + t.weight*t.Frame().Rot.Z3().Z
}

func rigidTops(s *Study) error {
	for _, part := range []func(*Study) error{topPrecesses, topNods, topWay, topEnergy} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

func topPrecesses(s *Study) error {
	const h, steps = 0.001, 2000
	for _, spin := range []float64{200, 2000} {
		t, _, err := spinTop(spin, true)
		if err != nil {
			return err
		}
		azimuth, nod := 0.0, 0.0
		if err := throw(t.Body, h, steps, t.pull, func() {
			z := t.Frame().Rot.Z3()
			now := math.Atan2(z.Y, z.X)
			azimuth = now + 2*math.Pi*math.Round((azimuth+t.steady*h-now)/(2*math.Pi))
			nod = math.Max(nod, math.Abs(math.Acos(z.Z)-lean))
		}); err != nil {
			return err
		}
		found := azimuth / (h * steps)
		second := within(1e-4, "second order: the torque is taken once a step of 1 ms")
		s.check(fmt.Sprintf("rate of steady precession at %g rad/s", spin), "Goldstein 1980, section 5-7", "rad/s", t.steady, found, second)
		s.check(fmt.Sprintf("nutation of a top in steady precession at %g rad/s", spin), "none", "rad", 0, nod, withinAbs(1e-4, second.reason))
		if spin == 2000 {
			s.check("rate of precession of a fast top", "m g d / I₃ω₃", "rad/s", t.weight/(t.link.inertia.Z*spin), found, within(5e-3, "the limit leaves out 1 part in (I₃ω₃)² / (I₁ m g d cos θ), 400"))
		}
	}
	return nil
}

func topNods(s *Study) error {
	const spin, h, steps = 4000.0, 1e-4, 10_000
	t, _, err := spinTop(spin, false)
	if err != nil {
		return err
	}
	var leans []float64
	if err := throw(t.Body, h, steps, t.pull, func() { leans = append(leans, math.Acos(t.Frame().Rot.Z3().Z)) }); err != nil {
		return err
	}
	low, high := lean, lean
	for _, x := range leans {
		low, high = math.Min(low, x), math.Max(high, x)
	}
	middle := (low + high) / 2
	var passed []float64 // times of passing the middle, downwards
	for i := 1; i < len(leans); i++ {
		if a, b := leans[i-1]-middle, leans[i]-middle; a < 0 && b >= 0 {
			passed = append(passed, h*(float64(i)+a/(a-b)))
		}
	}
	if len(passed) < 2 {
		return fmt.Errorf("the top does not nod")
	}
	rate := 2 * math.Pi * float64(len(passed)-1) / (passed[len(passed)-1] - passed[0])
	fast := within(2e-3, "the limit leaves out parts in (I₃ω₃)² / (I₁ m g d), 1 in 1,500; nutation is 36 mrad a step")
	s.check("rate of nutation of a fast top", "I₃ω₃/I₁", "rad/s", t.link.inertia.Z*spin/t.foot, rate, fast)
	s.check("amplitude of nutation of a fast top let go", "2 I₁ m g d sin θ / (I₃ω₃)²", "rad", 2*t.foot*t.weight*math.Sin(lean)/math.Pow(t.link.inertia.Z*spin, 2), high-low, fast)
	return nil
}

func topWay(s *Study) error {
	const spin, span, every = 200.0, 2.0, 400
	reference := []spatial.Vec3{}
	first, w, err := spinTop(spin, false)
	if err != nil {
		return err
	}
	l := &linkage{links: []rigidLink{first.link}, gravity: earth, pinned: true}
	times := make([]float64, every+1)
	for i := range times {
		times[i] = span * float64(i) / every
	}
	l.follow(l.straight(first.Frame().Rot, w, spatial.Vec3{}), times, 1e-12, func(_ int, links []linkState) { reference = append(reference, links[0].world(spatial.V(0, 0, 1))) })
	miss := func(steps int) (worst float64, path []spatial.Vec3, err error) {
		t, _, err := spinTop(spin, false)
		if err != nil {
			return 0, nil, err
		}
		for i := 1; i <= every; i++ {
			if err := throw(t.Body, span/float64(steps), steps/every, t.pull, nil); err != nil {
				return 0, nil, err
			}
			z := t.Frame().Rot.Z3()
			worst, path = math.Max(worst, z.Sub(reference[i]).Norm()), append(path, z)
		}
		return worst, path, nil
	}
	coarse, path, err := miss(2000)
	if err != nil {
		return err
	}
	fine, _, err := miss(4000)
	if err != nil {
		return err
	}
	s.check("largest error of a nodding top's axis in 2 s, steps of 1 ms", "joint forces as unknowns, Runge–Kutta", "", 0, coarse, withinAbs(2e-4, "second order: 18 mrad of nutation a step"))
	s.check("order of a top's way", "leapfrog", "", 2, math.Log2(coarse/fine), withinAbs(0.1, "measured between steps of 1 and 0.5 ms"))
	p := &Plot{Title: "Axis of a top that was let go, seen from above", Caption: "Curve: the reference. Dots: steps of 1 ms, every tenth.", Equal: true, X: Axis{Label: "x"}, Y: Axis{Label: "y"}}
	add := func(name string, mark Mark, colour int, points []spatial.Vec3, every int) {
		var x, y []float64
		for i := 0; i < len(points); i += every {
			x, y = append(x, points[i].X), append(y, points[i].Y)
		}
		p.add(name, mark, colour, x, y)
	}
	add("reference", Line, 0, reference, 1)
	add("rigid", Dots, 1, path, 2)
	s.plot(p)
	return nil
}

func topEnergy(s *Study) error {
	const spin, h, steps = 200.0, 0.001, 100_000
	t, _, err := spinTop(spin, false)
	if err != nil {
		return err
	}
	start := t.energy()
	worst, n := 0.0, 0
	var means [10]float64 // of each tenth of the time
	if err := throw(t.Body, h, steps, t.pull, func() {
		e := (t.energy() - start) / t.weight
		worst = math.Max(worst, math.Abs(e))
		means[n*len(means)/steps] += e * float64(len(means)) / steps
		n++
	}); err != nil {
		return err
	}
	s.check("top let go, largest change of energy in 100 s, in m g d", "conserved", "", 0, worst, withinAbs(2e-3, "velocity at the end of a step has the torque of its beginning: of second order, and no part of the motion"))
	s.check("top let go, change of the mean energy from the first 10 s to the last, in m g d", "symplectic", "", 0, means[9]-means[0], withinAbs(1e-5, "the error swings and does not grow; the windows cut nutations"))
	return nil
}

func rigidHands(s *Study) error {
	const h = 0.001
	inertia := spatial.Sym(0.01, 0, 0, 0.02, 0, 0.025)
	// A stiff hand at a corner of a body that turns: it is there after a few steps, and bears the weight.
	for _, stiffness := range []float64{1e3, 1e6, 1e9, 1e12} {
		b, err := rigid.New(rigid.Config{Mass: 2, Inertia: inertia, Gravity: earth, Velocity: spatial.Twist{Angular: spatial.V(3, 5, 2)}, AngularDamping: 5, LinearDamping: 5})
		if err != nil {
			return err
		}
		corner := b.PointAt(spatial.V(0.1, 0.05, 0.02))
		target := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.3, 0, 0.2)}
		b.SetPull(1, rigid.Pull{Point: corner, Target: target, Linear: stiffness})
		if err := throw(b, h, 10_000, nil, nil); err != nil {
			return err
		}
		sag := 2 * 9.81 / stiffness
		s.check(fmt.Sprintf("hand of %g N/m, gap under the weight", stiffness), "m g / k", "m", sag, target.Pos.Sub(b.Pose(corner).Pos).Z, withinAbs(1e-3*sag+1e-13, "at rest after 10 s; rounding of places of 0.3 m"))
		s.check(fmt.Sprintf("hand of %g N/m, force", stiffness), "m g", "N", 2*9.81, b.PullWrench(1).Force.Z, within(2e-3, "the gap of a stiff spring is a difference of places, known to 10⁻¹⁶ m"))
	}
	// A soft spring swings at its own rate.
	b, err := rigid.New(rigid.Config{Mass: 2, Inertia: inertia})
	if err != nil {
		return err
	}
	const rate, fine, steps = 10.0, 1e-5, 30_000 // [rad/s], [s]
	b.SetPull(1, rigid.Pull{Target: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.1, 0, 0)}, Linear: 2 * rate * rate})
	n, passed := 0, 0.0
	before := b.Frame().Pos.X - 0.1
	if err := throw(b, fine, steps, nil, func() {
		n++
		x := b.Frame().Pos.X - 0.1
		if before < 0 && x >= 0 {
			passed = fine * (float64(n) - x/(x-before))
		}
		before = x
	}); err != nil {
		return err
	}
	s.check("a quarter of a period in the hand", "(π/2) √(m/k)", "s", math.Pi/2/rate, passed, within(1e-4, "the implicit spring is of first order: ωh is 10⁻⁴"))
	return nil
}
