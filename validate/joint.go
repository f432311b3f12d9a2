package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

var jointExperiments = []experiment{
	{"constraint", "Pendulums on hinges", "Bars on hinges swing as the equations of a pendulum say, and those of a double one, for which the forces in the joints are found at every instant.", jointPendulums},
	{"constraint", "Limits, motors and friction of joints", "How far, how fast and how hard.", jointDrives},
	{"constraint", "Ball joints", "How far a limb may lean and turn at a ball joint.", jointBalls},
	{"constraint", "Fixed and sprung joints", "A row of boxes stuck to each other and to a wall, and a body on springs in all directions.", jointFixed},
	{"constraint", "A four-bar linkage", "A loop of bars with one motor: a crank that goes round, and a rocker that swings. Geometry says where it is.", fourBars},
	{"constraint", "A chain on a table", "Ten links on hinges lie on a table and are drawn along by one end: contacts and joints in one problem.", chainOnTable},
}

// about is the rotation that takes the z axis, that of a joint, to an axis.
func about(axis spatial.Vec3) spatial.Frame { return spatial.Frame{Rot: spatial.Between(up, axis)} }

// hinge is a joint about an axis of the world, at a place, between bodies that are not turned; a is nil for the world.
func (y *yard) hinge(a, b *rigid.Body, place, axis spatial.Vec3) constraint.Joint {
	j := constraint.Joint{Kind: constraint.Hinge}
	end := func(c *rigid.Body) constraint.Anchor {
		if c == nil {
			return constraint.Anchor{Body: constraint.World, Frame: spatial.Frame{Rot: about(axis).Rot, Pos: place}}
		}
		f := c.Frame()
		at := y.on(c, f.Local(place))
		at.Offset.Rot = f.Rot.Conj().Mul(about(axis).Rot)
		return at
	}
	j.A, j.B = end(a), end(b)
	return j
}

// bar is a body that touches nothing, with the mass properties of a box.
func bar(mass float64, half, place spatial.Vec3) rigid.Config {
	x, y, z := half.X*half.X, half.Y*half.Y, half.Z*half.Z
	return rigid.Config{Mass: mass, Inertia: spatial.Sym(mass/3*(y+z), 0, 0, mass/3*(z+x), 0, mass/3*(x+y)), Frame: spatial.Frame{Rot: spatial.Identity, Pos: place}}
}

func airYard(step float64) *yard {
	y := emptyYard(step, grip(0.5))
	y.pull = earth
	return y
}

var sideways = spatial.V(0, 1, 0)

func jointPendulums(s *Study) error {
	if err := pendulumOnHinge(s); err != nil {
		return err
	}
	return doublePendulum(s)
}

// pendulumOnHinge lets a bar swing about a hinge at its end.
func pendulumOnHinge(s *Study) error {
	const mass, half, amplitude = 1.0, 0.25, 1.2
	swing := compound{inertia: mass * (half*half/3 + 0.01*0.01/3 + half*half), weight: mass * gravity * half, amplitude: amplitude}
	for _, h := range []float64{0.001, 0.004} {
		y := airYard(h)
		cfg := bar(mass, spatial.V(0.01, 0.01, half), spatial.V(0, 0, -half))
		turn := spatial.Exp(sideways.Scale(-amplitude)) // towards x
		cfg.Frame = spatial.Frame{Rot: turn, Pos: turn.Rotate(spatial.V(0, 0, -half))}
		b := y.add(cfg)
		y.join(y.hinge(nil, b, spatial.Vec3{}, sideways))
		energy, drift, gap := y.energy(), 0.0, 0.0
		var passed []float64
		before := 0.0
		err := y.run(10*swing.period()+h, func() {
			f := b.Frame()
			now := f.Pos.X
			if before < 0 && now >= 0 {
				passed = append(passed, y.Time()-h*now/(now-before))
			}
			before = now
			drift = math.Max(drift, math.Abs(y.energy()-energy))
			gap = math.Max(gap, f.Point(spatial.V(0, 0, half)).Norm())
		})
		y.Close()
		if err != nil {
			return err
		}
		if len(passed) < 3 {
			return fmt.Errorf("a pendulum passes its lowest point %d times", len(passed))
		}
		n := len(passed) - 1
		second := within(2*h*h*gravity/half, "second order: (ωh)², with a factor of order 1")
		s.check(fmt.Sprintf("bar on a hinge let go at 1.2 rad, steps of %g ms, period", 1000*h), "4√(I/W) K(sin ½θ₀)", "s", swing.period(), (passed[n]-passed[0])/float64(n), second)
		s.check(fmt.Sprintf("bar on a hinge, steps of %g ms, largest change of energy in 10 periods", 1000*h), "none, of its swing", "", 0, drift/(swing.weight*(1-math.Cos(amplitude))), withinAbs(1000*h*h*gravity/half, "first order where it is seen, at the ends of steps, and does not grow"))
		s.check(fmt.Sprintf("bar on a hinge, steps of %g ms, largest gap", 1000*h), "closed", "m", 0, gap, withinAbs(1e-7, "a round of Newton's method that asks for less than 10⁻⁶ m is the last; it leaves some per cent of that"))
	}
	return nil
}

// doublePendulum hangs two bars on hinges, lets them go sideways, and follows them by the equations for the forces in the joints.
func doublePendulum(s *Study) error {
	const mass, half, span, every = 1.0, 0.2, 2.0, 100
	link := rodLink(mass, 2*half, 0.02, 0)
	l := &linkage{links: []rigidLink{link, link}, gravity: earth, pinned: true}
	times := make([]float64, every+1)
	for i := range times {
		times[i] = span * float64(i) / every
	}
	rot := spatial.Between(up, spatial.V(1, 0, -0.2))
	var tips []spatial.Vec3
	l.follow(l.straight(rot, spatial.Vec3{}, spatial.Vec3{}), times, 1e-11, func(_ int, links []linkState) {
		tips = append(tips, links[1].centre.AddScaled(half, links[1].axes[2]))
	})
	miss := func(steps int) (worst, drift float64, path []spatial.Vec3, err error) {
		y := airYard(span / float64(steps))
		defer y.Close()
		var bars [2]*rigid.Body
		for i := range bars {
			bars[i] = y.add(rigid.Config{Mass: mass, Inertia: spatial.Sym(link.inertia.X, 0, 0, link.inertia.Y, 0, link.inertia.Z), Frame: spatial.Frame{Rot: rot, Pos: rot.Z3().Scale(half * float64(2*i+1))}})
		}
		y.join(y.hinge(nil, bars[0], spatial.Vec3{}, sideways))
		y.join(y.hinge(bars[0], bars[1], rot.Z3().Scale(2*half), sideways))
		energy := y.energy()
		for i := 1; i <= every; i++ {
			if err := y.run(span/every, func() { drift = math.Max(drift, math.Abs(y.energy()-energy)) }); err != nil {
				return 0, 0, nil, err
			}
			tip := bars[1].Frame().Point(spatial.V(0, 0, half))
			worst, path = math.Max(worst, tip.Sub(tips[i]).Norm()), append(path, tip)
		}
		return worst, drift / (mass * gravity * half), path, nil
	}
	coarse, _, path, err := miss(2000)
	if err != nil {
		return err
	}
	fine, drift, _, err := miss(4000)
	if err != nil {
		return err
	}
	s.check("double pendulum, largest error of its tip in 2 s, steps of 1 ms", "joint forces as unknowns, Runge–Kutta", "m", 0, coarse, withinAbs(5e-3, "second order, and errors grow as the motion is chaotic"))
	s.check("double pendulum, order of its way", "leapfrog with constraints", "", 2, math.Log2(coarse/fine), withinAbs(0.4, "measured between steps of 1 and 0.5 ms"))
	s.check("double pendulum, largest change of energy in 2 s, of m g l/2, steps of 0.5 ms", "none", "", 0, drift, withinAbs(0.02, "seen at the ends of steps, for velocities in their middle"))
	p := &Plot{Title: "Tip of a double pendulum", Caption: "Curve: the reference. Dots: steps of 1 ms, every twentieth.", Equal: true, X: Axis{Label: "x", Unit: "m"}, Y: Axis{Label: "z", Unit: "m"}}
	for i, points := range [][]spatial.Vec3{tips, path} {
		var x, z []float64
		for _, q := range points {
			x, z = append(x, q.X), append(z, q.Z)
		}
		p.add([]string{"reference", "found"}[i], []Mark{Line, Dots}[i], i, x, z)
	}
	s.plot(p)
	return nil
}

func jointDrives(s *Study) error {
	for _, part := range []func(*Study) error{jointLimits, jointMotors, jointFriction} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

// slider lets a block move up and down.
func slider(y *yard, mass float64) (*rigid.Body, constraint.Joint) {
	b := y.add(bar(mass, spatial.V(0.1, 0.1, 0.1), spatial.Vec3{}))
	return b, constraint.Joint{Kind: constraint.Slider, A: inWorld(spatial.Vec3{}), B: y.on(b, spatial.Vec3{})}
}

func jointLimits(s *Study) error {
	const mass, low, high = 2.0, -0.2, 0.3
	exact := withinAbs(1e-9, "a rigid limit is met to rounding")
	y := airYard(0.001)
	b, j := slider(y, mass)
	j.Low, j.High = low, high
	bonds := y.join(j)
	err := y.run(0.5, nil)
	y.Close()
	if err != nil {
		return err
	}
	s.check("slider that falls onto its limit, place", "the limit", "m", low, b.Frame().Pos.Z, exact)
	s.check("slider on its limit, force", "its weight", "N", mass*gravity, y.BondWrench(bonds[1]).Force.Z, within(1e-6, "at rest"))

	const stiffness, damping = 2000.0, 60.0
	y = airYard(0.001)
	b, j = slider(y, mass)
	j.Low, j.High, j.Linear, j.LinearDamping = low, high, stiffness, damping
	y.join(j)
	deepest := 0.0
	err = y.run(2, func() { deepest = math.Min(deepest, b.Frame().Pos.Z) })
	y.Close()
	if err != nil {
		return err
	}
	s.check("slider on a limit of 2 N/mm, place", "−0.2 m − m g/k", "m", low-mass*gravity/stiffness, b.Frame().Pos.Z, exact)
	omega := math.Sqrt(stiffness / mass)
	s.check("slider that falls onto a limit of 2 N/mm, deepest place", "damped oscillator", "m", low-deepestSwing(omega, damping/(2*mass*omega), math.Sqrt(2*gravity*-low)), deepest, withinAbs(1e-3, "implicit springs damp by ωh/2 more"))

	// A bar on a hinge, between limits that are not symmetric, thrown to and fro.
	const half, least, most = 0.25, -0.5, 0.8
	for _, spin := range []float64{10, -10} {
		y = emptyYard(0.001, grip(0.5))
		cfg := bar(1, spatial.V(0.01, 0.01, half), spatial.V(0, 0, -half))
		cfg.Velocity = spatial.Twist{Angular: sideways.Scale(spin), Linear: sideways.Scale(spin).Cross(spatial.V(0, 0, -half))}
		b = y.add(cfg)
		j = y.hinge(nil, b, spatial.Vec3{}, sideways)
		j.Low, j.High = least, most
		y.join(j)
		err = y.run(0.3, nil)
		y.Close()
		if err != nil {
			return err
		}
		want := most
		if spin < 0 {
			want = least
		}
		s.check(fmt.Sprintf("bar thrown against the limit of its hinge at %g rad/s, angle", spin), "the limit", "rad", want, b.Frame().Rot.Log().Y, exact)
	}
	return nil
}

// deepestSwing is how far a damped oscillator that starts at rest's spring length with a speed goes, under gravity: x″ + 2ζω x′ + ω² x = g.
func deepestSwing(omega, zeta, speed float64) float64 {
	const h = 1e-6
	x, v := 0.0, speed
	for v > 0 {
		a := gravity - 2*zeta*omega*v - omega*omega*x
		middle := v + h/2*a
		x += h * middle
		v += h * (gravity - 2*zeta*omega*middle - omega*omega*(x-h/2*middle))
	}
	return x
}

func jointMotors(s *Study) error {
	const half, rate, strength = 0.25, 10.0, 0.5
	y := emptyYard(0.001, grip(0.5))
	b := y.add(bar(1, spatial.V(0.01, half, half), spatial.Vec3{}))
	inertia, _ := b.Inertia()
	j := y.hinge(nil, b, spatial.Vec3{}, spatial.V(1, 0, 0))
	j.Rate, j.Strength = rate, strength
	y.join(j)
	start := inertia.XX * rate / strength
	p := &Plot{Title: "A motor of 0.5 N m turns a plate", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "rate", Unit: "rad/s"}}
	var times, rates []float64
	err := y.run(2*start, func() {
		w := b.Velocity().Angular
		times, rates = append(times, y.Time()), append(rates, w.X)
	})
	y.Close()
	if err != nil {
		return err
	}
	exact := within(1e-9, "one row, at its bound")
	early := (rates[len(rates)/4] - rates[9]) / (times[len(times)/4] - times[9])
	s.check("motor at the end of its strength, angular acceleration", "T/I", "rad/s²", strength/inertia.XX, early, exact)
	s.check("motor, rate that it reaches", "what it was told", "rad/s", rate, rates[len(rates)-1], exact)
	p.add("", Line, 0, times, rates)
	p.add("T t/I", Dashed, 1, []float64{0, start, 2 * start}, []float64{0, rate, rate})
	s.plot(p)

	const mass, lift = 2.0, 0.3
	for _, force := range []float64{25, 15} {
		y := airYard(0.001)
		b, j := slider(y, mass)
		j.Rate, j.Strength = lift, force
		y.join(j)
		err := y.run(0.25, nil)
		if err != nil {
			return err
		}
		before := b.Velocity().Linear.Z
		err = y.run(0.25, nil)
		y.Close()
		if err != nil {
			return err
		}
		v := b.Velocity()
		if force > mass*gravity {
			s.check("slider with a motor of 25 N lifts 2 kg, speed", "its rate", "m/s", lift, v.Linear.Z, exact)
		} else {
			s.check("slider with a motor of 15 N drops 2 kg, acceleration", "F/m − g", "m/s²", force/mass-gravity, (v.Linear.Z-before)/0.25, exact)
		}
	}
	return nil
}

func jointFriction(s *Study) error {
	const half, friction, spin = 0.25, 0.4, 8.0
	y := emptyYard(0.001, grip(0.5))
	cfg := bar(1, spatial.V(0.01, half, half), spatial.Vec3{})
	cfg.Velocity.Angular = spatial.V(spin, 0, 0)
	b := y.add(cfg)
	inertia, _ := b.Inertia()
	j := y.hinge(nil, b, spatial.Vec3{}, spatial.V(1, 0, 0))
	j.Friction = friction
	y.join(j)
	stop := inertia.XX * spin / friction
	last, turned, before := 0.0, 0.0, b.Frame().Rot
	err := y.run(1.5*stop, func() {
		turned += before.Conj().Mul(b.Frame().Rot).Log().X
		before = b.Frame().Rot
		if b.Velocity().Angular.X > 1e-9 {
			last = y.Time()
		}
	})
	y.Close()
	if err != nil {
		return err
	}
	s.check("hinge with friction, time until it stops", "Iω/T", "s", stop, last, withinAbs(0.002, "a step, and half a one at the beginning"))
	s.check("hinge with friction, turn until it stops", "Iω²/2T", "rad", stop*spin/2, turned, withinAbs(spin*0.001, "a step at the first speed"))

	// A ball that is spun about an axis of the joint, or about a slanted one, for several turns.
	for _, axis := range []spatial.Vec3{up, spatial.V(1, 2, 2).Scale(1. / 3)} {
		const ballFriction, moment = 0.1, 0.02
		y = emptyYard(0.001, grip(0.5))
		b = y.add(rigid.Config{Mass: 1, Inertia: spatial.Sym(moment, 0, 0, moment, 0, moment), Velocity: spatial.Twist{Angular: axis.Scale(20)}})
		y.join(constraint.Joint{Kind: constraint.Ball, A: inWorld(spatial.Vec3{}), B: y.on(b, spatial.Vec3{}), Friction: ballFriction})
		fastest, gone := 0.0, spatial.Vec3{}
		before = b.Frame().Rot
		err = y.run(5, func() {
			fastest = math.Max(fastest, b.Velocity().Angular.Norm())
			gone = gone.Add(b.Frame().Rot.Mul(before.Conj()).Log())
			before = b.Frame().Rot
		})
		y.Close()
		if err != nil {
			return err
		}
		name := fmt.Sprintf("ball joint with friction, spun about (%.2g, %.2g, %.2g)", axis.X, axis.Y, axis.Z)
		s.check(name+", speed after 5 s", "rest", "rad/s", 0, b.Velocity().Angular.Norm(), withinAbs(1e-9, "it stops after Iω/T = 4 s, or before"))
		s.check(name+", largest speed", "that of the beginning", "rad/s", 20, fastest, within(1e-3, "friction only slows down"))
		if axis == up {
			s.check(name+", turn until it stops", "Iω²/2T", "rad", moment*400/(2*ballFriction), gone.Norm(), within(1e-3, "a step"))
		}
	}
	return nil
}

func jointBalls(s *Study) error {
	const half, swing = 0.2, 0.6
	// A limb that hangs upwards from a ball falls to the side until its axis leans by the limit, in any direction.
	worst := 0.0
	for i := range 7 {
		heading := 0.3 + 2*math.Pi*float64(i)/7
		y := airYard(0.001)
		cfg := bar(1, spatial.V(0.03, 0.03, half), spatial.V(0, 0, half))
		cfg.AngularDamping = 3
		tilt := spatial.V(-math.Sin(heading), math.Cos(heading), 0).Scale(0.05)
		cfg.Frame = spatial.Frame{Rot: spatial.Exp(tilt), Pos: spatial.Exp(tilt).Rotate(spatial.V(0, 0, half))}
		b := y.add(cfg)
		y.join(constraint.Joint{Kind: constraint.Ball, A: inWorld(spatial.Vec3{}), B: y.on(b, spatial.V(0, 0, -half)), Swing: swing})
		err := y.run(3, nil)
		y.Close()
		if err != nil {
			return err
		}
		worst = math.Max(worst, math.Abs(math.Acos(b.Frame().Rot.Z3().Z)-swing))
	}
	s.check("limb that falls to its limit of swing, 7 headings, largest error", "the limit", "rad", 0, worst, withinAbs(1e-6, "at rest on it, after 3 s"))

	// The same with the limb turned about its axis, by nearly as much as its twist allows.
	const twist = 0.9
	y := airYard(0.001)
	cfg := bar(1, spatial.V(0.03, 0.03, half), spatial.Vec3{})
	cfg.AngularDamping = 3
	turn := spatial.Exp(spatial.V(0.05, 0.02, 0)).Mul(spatial.Exp(spatial.V(0, 0, 0.8)))
	cfg.Frame = spatial.Frame{Rot: turn, Pos: turn.Rotate(spatial.V(0, 0, half))}
	b := y.add(cfg)
	y.join(constraint.Joint{Kind: constraint.Ball, A: inWorld(spatial.Vec3{}), B: y.on(b, spatial.V(0, 0, -half)), Swing: swing, Twist: twist})
	err := y.run(3, nil)
	y.Close()
	if err != nil {
		return err
	}
	s.check("twisted limb that falls to its limit of swing, lean of its axis", "the limit", "rad", swing, math.Acos(b.Frame().Rot.Z3().Z), within(1e-5, "at rest on it"))
	q := b.Frame().Rot
	s.check("twisted limb that falls to its limit of swing, twist", "nothing turns it about its axis", "rad", 0.8, 2*math.Atan2(q.Z, q.W), within(0.01, "the limit pushes across the axis only"))

	// A limb that hangs down and is spun about its axis stops at the twist.
	y = airYard(0.001)
	cfg = bar(1, spatial.V(0.03, 0.03, half), spatial.V(0, 0, -half))
	cfg.Velocity.Angular.Z = 5
	b = y.add(cfg)
	y.join(constraint.Joint{Kind: constraint.Ball, A: inWorld(spatial.Vec3{}), B: y.on(b, spatial.V(0, 0, half)), Twist: twist})
	err = y.run(0.5, nil)
	y.Close()
	if err != nil {
		return err
	}
	s.check("limb that is spun to its limit of twist, angle", "the limit", "rad", twist, b.Frame().Rot.Log().Z, within(1e-9, "a rigid limit is met to rounding"))
	return nil
}

func jointFixed(s *Study) error {
	const boxes, half, mass = 8, 0.1, 0.5
	y := airYard(0.001)
	defer y.Close()
	var before *rigid.Body
	var root int
	for i := range boxes {
		b := y.add(bar(mass, spatial.V(half, half, half), spatial.V(half*float64(2*i+1), 0, 0)))
		place := spatial.V(half*float64(2*i), 0, 0)
		a := inWorld(place)
		if before != nil {
			a = y.on(before, spatial.V(half, 0, 0))
		}
		bond := y.join(constraint.Joint{Kind: constraint.Fixed, A: a, B: y.on(b, spatial.V(-half, 0, 0))})[0]
		if before == nil {
			root = bond
		}
		before = b
	}
	if err := y.run(1, nil); err != nil {
		return err
	}
	w := y.BondWrench(root)
	still := within(1e-6, "at rest")
	s.check("eight boxes stuck to a wall, force there", "their weight", "N", boxes*mass*gravity, w.Force.Z, still)
	s.check("eight boxes stuck to a wall, moment there", "W L/2", "N m", boxes*mass*gravity*boxes*half, math.Abs(w.Torque.Y), still)
	s.check("eight boxes stuck to a wall, sag of the tip after 1 s", "rigid", "m", 0, before.Frame().Pos.Z, withinAbs(1e-9, "joints are closed to rounding"))
	return springJoint(s)
}

// springJoint shakes a body on a spring in six directions along and about one axis each, and takes the period.
func springJoint(s *Study) error {
	const mass, linear, angular, h = 2.0, 800.0, 5.0, 0.001
	for _, c := range []struct {
		name     string
		start    spatial.Twist
		expected float64
		read     func(spatial.Frame) float64
	}{
		{"along x", spatial.Twist{Linear: spatial.V(0.3, 0, 0)}, 2 * math.Pi * math.Sqrt(mass/linear), func(f spatial.Frame) float64 { return f.Pos.X }},
		{"along z", spatial.Twist{Linear: spatial.V(0, 0, 0.3)}, 2 * math.Pi * math.Sqrt(mass/linear), func(f spatial.Frame) float64 { return f.Pos.Z }},
		{"about x", spatial.Twist{Angular: spatial.V(1, 0, 0)}, 2 * math.Pi * math.Sqrt(mass/3*0.05/angular), func(f spatial.Frame) float64 { return f.Rot.Log().X }},
		{"about z", spatial.Twist{Angular: spatial.V(0, 0, 1)}, 2 * math.Pi * math.Sqrt(mass/3*0.02/angular), func(f spatial.Frame) float64 { return f.Rot.Log().Z }},
	} {
		y := emptyYard(h, grip(0.5))
		cfg := bar(mass, spatial.V(0.1, 0.1, 0.2), spatial.Vec3{})
		cfg.Velocity = c.start
		b := y.add(cfg)
		y.join(constraint.Joint{Kind: constraint.Spring, A: inWorld(spatial.Vec3{}), B: y.on(b, spatial.Vec3{}), Linear: linear, Angular: angular})
		var passed []float64
		before := 0.0
		err := y.run(5.5*c.expected, func() {
			x := c.read(b.Frame())
			if before < 0 && x >= 0 {
				passed = append(passed, y.Time()-h*x/(x-before))
			}
			before = x
		})
		y.Close()
		if err != nil {
			return err
		}
		if len(passed) < 3 {
			return fmt.Errorf("a body on a spring %s passes its rest %d times", c.name, len(passed))
		}
		n := len(passed) - 1
		s.check("body on a spring joint, period "+c.name, "2π√(m/k)", "s", c.expected, (passed[n]-passed[0])/float64(n), within(2e-3, "implicit springs: second order in ωh = 0.02 … 0.04"))
	}
	return nil
}

// fourBars is a crank–rocker: ground 1, crank 0.3, coupler 0.9, rocker 0.7 m.
func fourBars(s *Study) error {
	const ground, crank, coupler, rocker, rate, h = 1.0, 0.3, 0.9, 0.7, 4.0, 0.001
	y := emptyYard(h, grip(0.5))
	defer y.Close()
	// joint places when the crank points along x; everything is in the plane of x and z, about y.
	meet := func(angle float64) (a, b spatial.Vec3) { // ends of crank and rocker
		a = spatial.V(crank*math.Cos(angle), 0, crank*math.Sin(angle))
		to := spatial.V(ground, 0, 0).Sub(a)
		d := to.Norm()
		along := (coupler*coupler - rocker*rocker + d*d) / (2 * d)
		unit := to.Scale(1 / d)
		return a, a.AddScaled(along, unit).AddScaled(math.Sqrt(coupler*coupler-along*along), spatial.V(-unit.Z, 0, unit.X))
	}
	a, b := meet(0)
	pin := spatial.V(ground, 0, 0)
	axis := spatial.V(0, -1, 0) // turns x towards z
	rod := func(from, to spatial.Vec3) *rigid.Body {
		span := to.Sub(from)
		cfg := bar(span.Norm(), spatial.V(span.Norm()/2, 0.02, 0.02), from.Lerp(to, 0.5))
		cfg.Frame.Rot = spatial.Exp(axis.Scale(math.Atan2(span.Z, span.X)))
		return y.add(cfg)
	}
	first, second, third := rod(spatial.Vec3{}, a), rod(a, b), rod(pin, b)
	motor := y.hinge(nil, first, spatial.Vec3{}, axis)
	motor.Rate, motor.Strength = rate, 1000
	y.join(motor)
	y.join(y.hinge(first, second, a, axis))
	y.join(y.hinge(second, third, b, axis))
	last := y.hinge(third, nil, pin, axis)
	y.join(last)
	gap, off := 0.0, 0.0
	var times, found, exact []float64
	swing := func(p spatial.Vec3) float64 { return math.Atan2(p.Z, p.X-ground) }
	if err := y.run(2*math.Pi/rate*1.5, func() {
		turned := first.Frame().Rot.Rotate(spatial.V(1, 0, 0))
		_, want := meet(math.Atan2(turned.Z, turned.X))
		end := third.Frame().Point(spatial.V(rocker/2, 0, 0))
		off = math.Max(off, end.Sub(want).Norm())
		other := second.Frame().Point(spatial.V(coupler/2, 0, 0))
		gap = math.Max(gap, other.Sub(end).Norm())
		times, found, exact = append(times, y.Time()), append(found, swing(end)), append(exact, swing(want))
	}); err != nil {
		return err
	}
	s.check("four-bar linkage, rate of the crank", "its motor", "rad/s", rate, first.Velocity().Angular.Dot(axis), within(1e-6, "rounds of Newton's method"))
	s.check("four-bar linkage, largest gap in 1.5 turns", "closed", "m", 0, gap, withinAbs(1e-7, "a round of Newton's method that asks for less than 10⁻⁶ m is the last; it leaves some per cent of that"))
	s.check("four-bar linkage, largest error of the rocker's end", "circles about the joints", "m", 0, off, withinAbs(1e-6, "gaps of all joints, with levers"))
	p := &Plot{Title: "Angle of the rocker while the crank goes round", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "angle", Unit: "rad"}}
	p.add("geometry", Line, 0, times, exact)
	var few [2][]float64
	for i := 0; i < len(times); i += 40 {
		few[0], few[1] = append(few[0], times[i]), append(few[1], found[i])
	}
	p.add("found", Dots, 0, few[0], few[1])
	s.plot(p)
	return nil
}

func chainOnTable(s *Study) error {
	const links, half, mass, mu, speed = 10, 0.05, 0.1, 0.4, 0.2
	y := newYard(0.001, grip(mu), 0, 0)
	defer y.Close()
	shape := boxOf(half-0.005, 0.02, 0.01)
	var before *rigid.Body
	var all []*rigid.Body
	for i := range links {
		b := y.add(rigid.Config{Shape: shape, Mass: mass, Frame: atPlace(-half*float64(2*i+1), 0, 0.01)})
		if before != nil {
			y.join(y.hinge(before, b, spatial.V(-half*float64(2*i), 0, 0.01), up))
		}
		before, all = b, append(all, b)
	}
	// The hand leaves the height free, so that the table bears all of the weight.
	hand := must(y.AddBond(constraint.Bond{A: inWorld(spatial.V(0, 0, 0.01)), B: y.on(all[0], spatial.V(half, 0, 0)), Axes: constraint.Ring}))
	y.Script(func(t float64) { y.MoveBond(hand, atPlace(speed*t, 0, 0.01)) })
	gap, high := 0.0, 0.0
	if err := y.run(0.3, func() {
		for i := 1; i < links; i++ {
			gap = math.Max(gap, all[i].Frame().Point(spatial.V(half, 0, 0)).Sub(all[i-1].Frame().Point(spatial.V(-half, 0, 0))).Norm())
			high = math.Max(high, math.Abs(all[i].Frame().Pos.Z-0.01))
		}
	}); err != nil {
		return err
	}
	s.check("chain drawn along a table, pull", "µ m g of all links", "N", links*mass*gravity*mu, y.BondWrench(hand).Force.X, within(1e-4, "solver"))
	s.check("chain drawn along a table, speed of the last link", "that of the hand", "m/s", speed, all[links-1].Velocity().Linear.X, within(1e-5, "solver"))
	s.check("chain drawn along a table, largest gap of a joint", "closed", "mm", 0, 1000*gap, withinAbs(1e-3, "contacts and joints are solved together to 10⁻⁷ of the speeds, and once a step"))
	s.check("chain drawn along a table, largest hop of a link", "it lies on the table", "mm", 0, 1000*high, withinAbs(1e-3, "solver"))
	return nil
}
