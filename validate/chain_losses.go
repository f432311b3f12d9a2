package validate

import (
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// closedForm is the bound for the accurate method against a closed form.
var closedForm = withinAbs(1e-7, "10⁻¹⁰ a step of the accurate method, some hundred steps")

// chainDamping has a joint with a damper, and links in the air.
func chainDamping(s *Study) error {
	for _, part := range []func(*Study) error{dampedJoint, fallingInAir, turningInAir} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

// dampedJoint lets a link go that a spring with a loss holds: I θ″ + k Loss θ′ + kθ = 0.
func dampedJoint(s *Study) error {
	const stiffness, loss, turn, h, steps = 4.0, 0.03, 0.1, 0.01, 300
	bend := [2]float64{stiffness / 2, stiffness / 2} // the half cell of a link of 1 m has 2 EI/l
	inertia := 1./3 + barRadius*barRadius/4
	rate := stiffness * loss / (2 * inertia)
	frequency := math.Sqrt(stiffness/inertia - rate*rate)
	exact := func(t float64) float64 {
		return turn * math.Exp(-rate*t) * (math.Cos(frequency*t) + rate/frequency*math.Sin(frequency*t))
	}
	p := &Plot{Title: "A link on a spring with a loss", Caption: "Curve: closed form. Dots: the accurate method. Dashed: the interactive method with steps of 10 ms.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "angle", Unit: "rad"}}
	var x, y []float64
	for i := range steps + 1 {
		x, y = append(x, float64(i)*h), append(y, exact(float64(i)*h))
	}
	p.add("closed form", Line, 0, x, y)
	for _, method := range []chain.Method{chain.Accurate, chain.Interactive} {
		cfg := bars(1, 0)
		cfg.Method, cfg.Tolerance, cfg.Gravity = method, 1e-10, spatial.Vec3{}
		strand := &cfg.Strands[0]
		strand.Root, strand.Bend, strand.Loss = chain.Clamped, &bend, loss
		c, err := chain.New(cfg)
		if err != nil {
			return err
		}
		c.SetTurn(0, spatial.V(0, turn, 0))
		worst := 0.0
		var times, angles []float64
		if err := advance(c, h, steps, func() {
			angle := c.Turn(0).Y
			worst = math.Max(worst, math.Abs(angle-exact(c.Time())))
			if method == chain.Interactive || int(math.Round(c.Time()/h))%5 == 0 {
				times, angles = append(times, c.Time()), append(angles, angle)
			}
		}); err != nil {
			return err
		}
		if method == chain.Accurate {
			s.check("damped joint, largest error of the angle", "I θ″ + kτ θ′ + kθ = 0", "rad", 0, worst, closedForm)
			p.add("accurate", Dots, 1, times, angles)
			continue
		}
		s.check("damped joint, interactive, largest error over the first angle", "I θ″ + kτ θ′ + kθ = 0", "", 0, worst/turn, withinAbs(0.02, "steps of a hundred and eightieth of a period: (ωh)²/3 a radian"))
		p.add("interactive", Dashed, 2, times, angles)
	}
	s.plot(p)
	return nil
}

// fallingInAir lets a level link fall.
func fallingInAir(s *Study) error {
	const drag, h, steps = 2.0, 0.01, 300 // mass and length are 1
	p := &Plot{Title: "A link that falls in air", Caption: "Curves: closed forms. Dots: the accurate method.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "speed", Unit: "m/s"}}
	linear, quadratic := 9.81/drag, math.Sqrt(9.81/drag)
	for i, kind := range []struct {
		name, formula string
		end           float64
		set           func(*chain.Strand)
		exact         func(t float64) float64
	}{
		{"linear drag", "mg/D (1 − e^(−Dt/m))", linear, func(s *chain.Strand) { s.Drag = drag }, func(t float64) float64 { return linear * -math.Expm1(-drag*t) }},
		{"quadratic drag", "v∞ tanh(gt/v∞)", quadratic, func(s *chain.Strand) { s.QuadraticDrag = drag }, func(t float64) float64 { return quadratic * math.Tanh(9.81*t/quadratic) }},
	} {
		cfg := bars(1, math.Pi/2)
		cfg.Tolerance, cfg.Strands[0].Root = 1e-10, chain.Free
		kind.set(&cfg.Strands[0])
		c, err := chain.New(cfg)
		if err != nil {
			return err
		}
		end := c.PointAt(0, 1)
		worst := 0.0
		var times, speeds, exacts []float64
		if err := advance(c, h, steps, func() {
			speed := -c.Velocity(end).Linear.Z
			worst = math.Max(worst, math.Abs(speed-kind.exact(c.Time())))
			times, speeds, exacts = append(times, c.Time()), append(speeds, speed), append(exacts, kind.exact(c.Time()))
		}); err != nil {
			return err
		}
		s.check("falling link, "+kind.name+", largest error of the speed", kind.formula, "m/s", 0, worst, closedForm)
		p.add(kind.name, Line, i, times, exacts)
		var dotTimes, dots []float64
		for j := 4; j < steps; j += 10 {
			dotTimes, dots = append(dotTimes, times[j]), append(dots, speeds[j])
		}
		p.add("", Dots, i, dotTimes, dots)

		cfg.Method, cfg.Wind = chain.Interactive, spatial.V(0.7, -0.4, 0)
		if c, err = chain.New(cfg); err != nil {
			return err
		}
		if err := advance(c, 0.02, 1000, nil); err != nil {
			return err
		}
		v := c.Velocity(c.PointAt(0, 0.5)).Linear
		s.check("falling link, "+kind.name+", interactive, speed in the end", "weight is drag", "m/s", kind.end, -v.Z, within(1e-6, "twenty seconds at a time constant of half a second"))
		s.check("falling link, "+kind.name+", interactive, drift with the wind", "none against it", "m/s", 0, v.Add(up.Scale(-v.Z)).Sub(cfg.Wind).Norm(), withinAbs(1e-6, "the same"))
	}
	s.plot(p)
	return nil
}

// turningInAir lets a link turn: its ends are dragged back.
func turningInAir(s *Study) error {
	const drag, spin, h, steps = 2.0, 3.0, 0.01, 100
	cfg := bars(1, math.Pi/2)
	cfg.Gravity, cfg.Tolerance = spatial.Vec3{}, 1e-10
	cfg.Strands[0].Root, cfg.Strands[0].Drag = chain.Free, drag
	cfg.Start = spatial.Twist{Angular: up.Scale(spin), Linear: up.Scale(spin).Cross(along.Scale(-0.5))} // about its middle
	c, err := chain.New(cfg)
	if err != nil {
		return err
	}
	if err := advance(c, h, steps, nil); err != nil {
		return err
	}
	inertia := 1./12 + barRadius*barRadius/4
	s.check("turning link in air, angular velocity after 1 s", "ω e^(−DL³t/12I)", "rad/s", spin*math.Exp(-drag/12/inertia), c.Velocity(c.PointAt(0, 1)).Angular.Z, closedForm)
	return nil
}
