package validate

import (
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// chainBases moves the pin of a bar.
func chainBases(s *Study) error {
	for _, part := range []func(*Study) error{shakenBase, whirledBase, pushedBase} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

// shakenBase moves the pin to and fro as a (1 − cos ωt), from samples of that.
func shakenBase(s *Study) error {
	const swing, frequency, span, h, steps = 0.15, 4.5, 6.0, 0.01, 500
	keys := spatial.PathConfig{StartVelocity: &spatial.Twist{}}
	const samples = 1200
	for i := range samples + 1 {
		t := span * float64(i) / samples
		keys.Times = append(keys.Times, t)
		keys.Frames = append(keys.Frames, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(swing*(1-math.Cos(frequency*t)), 0, 0)})
	}
	path, err := spatial.NewPath(keys)
	if err != nil {
		return err
	}
	l := barLinks(2, 0)
	l.pin = func(t float64) spatial.Vec3 {
		return spatial.V(swing*frequency*frequency*math.Cos(frequency*t), 0, 0)
	}
	cfg := bars(2, 0.3)
	cfg.Start.Angular = spatial.V(0.5, 0, 1)
	p := &Plot{Title: "End of a double pendulum on a shaken pin", Caption: "Curve: the reference. Dots: the accurate method. Dashed: the interactive method with steps of 10 ms.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "x", Unit: "m"}}
	for _, method := range []chain.Method{chain.Accurate, chain.Interactive} {
		cfg.Method, cfg.Tolerance = method, 1e-9
		c, err := chain.New(cfg)
		if err != nil {
			return err
		}
		c.Follow(path)
		ends, err := referenceEnds(l, c, h, steps)
		if err != nil {
			return err
		}
		var times, x, exact []float64
		worst := 0.0
		if err := advance(c, h, steps, func() {
			at := len(times) + 1
			worst = math.Max(worst, endOf(c).Sub(ends[at]).Norm())
			times, x, exact = append(times, c.Time()), append(x, endOf(c).X), append(exact, ends[at].X)
		}); err != nil {
			return err
		}
		if method == chain.Interactive {
			p.add("interactive", Dashed, 2, times, x)
			continue
		}
		s.check("shaken pin, largest error of the end in 5 s", "joint forces as unknowns, Runge–Kutta", "m", 0, worst, withinAbs(1e-5, "10⁻⁹ a step, and a path whose third derivative jumps at every sample"))
		p.add("reference", Line, 0, times, exact)
		var dotTimes, dots []float64
		for i := 4; i < steps; i += 8 {
			dotTimes, dots = append(dotTimes, times[i]), append(dots, x[i])
		}
		p.add("accurate", Dots, 1, dotTimes, dots)
	}
	s.plot(p)
	return nil
}

// whirledBase turns the base of a hinged bar about the vertical: it stands out at an angle.
func whirledBase(s *Study) error {
	const rate = 8.0 // [rad/s]
	keys := spatial.PathConfig{Period: 2 * math.Pi / rate}
	for i := range 8 {
		keys.Times = append(keys.Times, keys.Period*float64(i)/8)
		keys.Frames = append(keys.Frames, spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, 2*math.Pi*float64(i)/8))})
	}
	path, err := spatial.NewPath(keys)
	if err != nil {
		return err
	}
	// Weight against centrifugal force: mgL/2 = (I_x − I_z) Ω² cos θ.
	angle := math.Acos(9.81 / 2 / ((1./3 + barRadius*barRadius/4 - barRadius*barRadius/2) * rate * rate))
	for _, run := range []struct {
		name   string
		method chain.Method
		bound  bound
	}{
		{"accurate", chain.Accurate, withinAbs(1e-7, "10⁻¹⁰ a step, in 12 turns")},
		{"interactive", chain.Interactive, withinAbs(2e-3, "differences of second order in steps of 5 ms, 1/157 of a turn: (Ωh)² of the angle")},
	} {
		cfg := bars(1, angle)
		cfg.Method, cfg.Tolerance = run.method, 1e-10
		cfg.Strands[0].Root, cfg.Strands[0].Axis = chain.Hinged, spatial.V(0, 1, 0)
		cfg.Start.Angular = spatial.V(0, 0, rate)
		c, err := chain.New(cfg)
		if err != nil {
			return err
		}
		c.Follow(path)
		worst := 0.0
		if err := advance(c, 0.005, 2000, func() { worst = math.Max(worst, math.Abs(math.Acos(-c.Link(0).Rot.Z3().Z)-angle)) }); err != nil {
			return err
		}
		s.check("whirled bar, change of its angle in 10 s, "+run.name, "mgL/2 = (I₁ − I₃) Ω² cos θ", "rad", 0, worst, run.bound)
	}
	return nil
}

// pushedBase accelerates the pin evenly: for the bar gravity is inclined.
func pushedBase(s *Study) error {
	const push, span = 4.0, 4.0 // [m/s²], [s]
	var keys spatial.PathConfig
	for t := 0.0; t <= span; t++ {
		keys.Times, keys.Frames = append(keys.Times, t), append(keys.Frames, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(push*t*t/2, 0, 0)})
	}
	keys.StartVelocity, keys.EndVelocity = &spatial.Twist{}, &spatial.Twist{Linear: spatial.V(push*span, 0, 0)}
	path, err := spatial.NewPath(keys)
	if err != nil {
		return err
	}
	tilt := -math.Atan(push / 9.81)
	for _, run := range []struct {
		name   string
		method chain.Method
		steady bound
		swing  bound
	}{
		{"accurate", chain.Accurate, withinAbs(1e-8, "10⁻¹⁰ a step"), within(1e-5, "seen at steps of 2 ms")},
		{"interactive", chain.Interactive, withinAbs(1e-3, "steps of 2 ms: the first one, of first order, moves the pin by more than ½at²"), within(1e-2, "steps of 2 ms: the first one, of first order, moves the pin by more than ½at²")},
	} {
		for _, from := range []float64{tilt, 0} {
			cfg := bars(1, from)
			cfg.Method, cfg.Tolerance = run.method, 1e-10
			c, err := chain.New(cfg)
			if err != nil {
				return err
			}
			c.Follow(path)
			farthest := 0.0
			if err := advance(c, 0.002, 1500, func() {
				if d := hang(c, from) - from; math.Abs(d) > math.Abs(farthest) {
					farthest = d
				}
			}); err != nil {
				return err
			}
			if from == tilt {
				s.check("accelerated pin, change of the tilt in 3 s, "+run.name, "it stays at atan(a/g)", "rad", 0, farthest, run.steady)
			} else {
				s.check("accelerated pin, swing from the vertical, "+run.name, "2 atan(a/g)", "rad", 2*tilt, farthest, run.swing)
			}
		}
	}
	return nil
}
