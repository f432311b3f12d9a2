package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

func blows(s *Study) error {
	for _, part := range []func(*Study) error{bouncesBack, bounceEnds, bounceWithFriction, ballsCollide, boxesCollide, cradle} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

// bouncesBack drops a ball by a metre and looks how high it rises.
func bouncesBack(s *Study) error {
	const drop, radius = 1.0, 0.1
	p := &Plot{Title: "Height of a ball that bounces with e = 0.8", Caption: "Steps of 0.2, 1 and 4 ms, on top of each other.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "height", Unit: "m"}}
	fall := math.Sqrt(2 * drop / gravity)
	for i, h := range []float64{0.0002, 0.001, 0.004} {
		for _, e := range []float64{1, 0.8, 0.5, 0.2} {
			y := newYard(h, constraint.Law{Restitution: e}, 0, 0)
			b := y.add(rigid.Config{Shape: ballOf(radius), Frame: atPlace(0, 0, radius+drop)})
			top := 0.0
			var times, heights []float64
			err := y.run(fall+2*e*fall, func() {
				z := b.Frame().Pos.Z - radius
				if y.Time() > fall+h {
					top = math.Max(top, z)
				}
				times, heights = append(times, y.Time()), append(heights, z)
			})
			y.Close()
			if err != nil {
				return err
			}
			// The top lies between two steps: g (h/2)²/2 is missed at most, and as much where it strikes.
			s.check(fmt.Sprintf("ball with e = %g in steps of %g ms, height of the first bounce", e, 1000*h), "e² times the drop", "m", e*e*drop, top, withinAbs(1e-6+gravity*h*h/4, "when it strikes within the step is taken from the gap; its top is seen in whole steps: gh²/8 each"))
			if e == 0.8 {
				p.add(fmt.Sprintf("%g ms", 1000*h), Line, i, times, heights)
			}
		}
	}
	s.plot(p)
	return nil
}

// bounceEnds lets a ball bounce until it lies still.
func bounceEnds(s *Study) error {
	const drop, radius, e = 1.0, 0.1, 0.8
	y := newYard(0.001, constraint.Law{Restitution: e}, 0, 0)
	defer y.Close()
	b := y.add(rigid.Config{Shape: ballOf(radius), Frame: atPlace(0, 0, radius+drop)})
	last := 0.0
	if err := y.run(5, func() {
		if b.Frame().Pos.Z > radius+1e-6 {
			last = y.Time()
		}
	}); err != nil {
		return err
	}
	fall := math.Sqrt(2 * drop / gravity)
	s.check("ball with e = 0.8, time until it lies still", "√(2H/g) (1 + e)/(1 − e)", "s", fall*(1+e)/(1-e), last, within(0.01, "below 25 mm/s, what a ball gains in 2.5 steps, nothing bounces: 25 ms of small hops are left out"))
	s.check("ball at rest after its bounces, speed", "rest", "m/s", 0, b.Velocity().Linear.Norm(), withinAbs(1e-9, "solver"))
	return nil
}

// bounceWithFriction throws a ball flat at the floor: it slides through the blow, or leaves rolling.
func bounceWithFriction(s *Study) error {
	const radius, down, e = 0.1, 2.0, 0.6
	for _, c := range []struct {
		name, source string
		along        float64
		expects      float64
	}{
		{"slips through its blow", "v − µ(1 + e)w", 6, 6 - 0.3*(1+e)*down},
		{"takes hold in its blow", "5v/7", 2, 10. / 7},
	} {
		y := newYard(0.001, constraint.Law{Static: 0.3, Dynamic: 0.3, Restitution: e}, 0, 0)
		y.pull = spatial.Vec3{}
		b := y.add(rigid.Config{Shape: ballOf(radius), Frame: atPlace(0, 0, radius+0.0213), Velocity: spatial.Twist{Linear: spatial.V(c.along*0.6, c.along*0.8, -down)}})
		err := y.run(0.05, nil)
		y.Close()
		if err != nil {
			return err
		}
		v := b.Velocity()
		exact := within(1e-6, "one contact: solved to rounding but for the solver's tolerance of 10⁻⁷")
		s.check("ball thrown at the floor that "+c.name+", speed along it", c.source, "m/s", c.expects, math.Hypot(v.Linear.X, v.Linear.Y), exact)
		s.check("ball thrown at the floor that "+c.name+", speed away from it", "e w", "m/s", e*down, v.Linear.Z, exact)
		s.check("ball thrown at the floor that "+c.name+", spin", "what it lost along the floor, over 2r/5", "rad/s", (c.along-c.expects)/(0.4*radius), v.Angular.Norm(), exact)
	}
	return nil
}

// ballsCollide lets two balls of different masses meet in the air, head on.
func ballsCollide(s *Study) error {
	for _, e := range []float64{1, 0.5, 0} {
		const m1, m2, v1, v2 = 1.0, 3.0, 2.0, -1.0
		y := emptyYard(0.001, constraint.Law{Restitution: e})
		a := y.add(rigid.Config{Shape: ballOf(0.1), Mass: m1, Frame: atPlace(0, 0, 0), Velocity: spatial.Twist{Linear: spatial.V(v1, 0, 0)}})
		b := y.add(rigid.Config{Shape: ballOf(0.1), Mass: m2, Frame: atPlace(0.2567, 0, 0), Velocity: spatial.Twist{Linear: spatial.V(v2, 0, 0)}})
		err := y.run(0.1, nil)
		y.Close()
		if err != nil {
			return err
		}
		common := (m1*v1 + m2*v2) / (m1 + m2)
		exact := withinAbs(1e-7, "one contact")
		s.check(fmt.Sprintf("two balls head on, e = %g, speed of the lighter", e), "(m₁v₁ + m₂v₂ − e m₂(v₁ − v₂))/(m₁ + m₂)", "m/s", common-e*m2/(m1+m2)*(v1-v2), a.Velocity().Linear.X, exact)
		s.check(fmt.Sprintf("two balls head on, e = %g, speed of the heavier", e), "(m₁v₁ + m₂v₂ + e m₁(v₁ − v₂))/(m₁ + m₂)", "m/s", common+e*m1/(m1+m2)*(v1-v2), b.Velocity().Linear.X, exact)
	}
	return nil
}

// boxesCollide lets two boxes that tumble meet in the air: whatever happens, momentum is kept, and energy does not grow.
func boxesCollide(s *Study) error {
	shapes := [2]*collide.Shape{boxOf(0.1, 0.15, 0.2), must(collide.NewCapsule(0.06, 0.3))}
	for _, c := range []struct {
		name string
		law  constraint.Law
	}{
		{"no friction, e = 1", constraint.Law{Restitution: 1}}, {"µ = 0.5, e = 0.7", constraint.Law{Static: 0.5, Dynamic: 0.5, Restitution: 0.7}}, {"µ = 0.5, e = 0", grip(0.5)},
	} {
		y := emptyYard(0.001, c.law)
		y.add(rigid.Config{Shape: shapes[0], Velocity: spatial.Twist{Linear: spatial.V(1, 0.2, 0), Angular: spatial.V(3, -2, 5)}})
		y.add(rigid.Config{Shape: shapes[1], Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0.3, 0.4, 0.5)), Pos: spatial.V(0.6, 0.1, 0.05)}, Velocity: spatial.Twist{Linear: spatial.V(-2, 0, 0.1), Angular: spatial.V(-1, 6, 2)}})
		sums := func() (momentum, spin spatial.Vec3, energy float64) {
			for _, b := range y.bodies {
				momentum, spin = momentum.Add(b.Momentum()), spin.Add(b.AngularMomentum(spatial.Vec3{}))
			}
			return momentum, spin, y.energy()
		}
		momentum, spin, energy := sums()
		gain, touched, before := 0.0, 0, energy
		err := y.run(0.5, func() {
			_, _, now := sums()
			gain, before = math.Max(gain, (now-before)/energy), now
			touched += len(y.contacts())
		})
		y.Close()
		if err != nil {
			return err
		}
		if touched == 0 {
			return fmt.Errorf("two bodies in the air, %s: they missed each other", c.name)
		}
		p, l, after := sums()
		s.check("two bodies collide in the air, "+c.name+", change of momentum", "Newton's third law", "", 0, p.Sub(momentum).Norm()/momentum.Norm(), withinAbs(1e-12, "the same impulse to both"))
		s.check("two bodies collide in the air, "+c.name+", change of angular momentum", "Newton's third law", "", 0, l.Sub(spin).Norm()/spin.Norm(), withinAbs(1e-12, "the same impulse to both, at one place"))
		if c.law.Restitution == 1 {
			s.check("two bodies collide in the air, "+c.name+", energy", "kept", "", 1, after/energy, within(2e-3, "of first order in the step, over which the bodies turn by 6 mrad: levers of the blow are those of its end, inertia that of its beginning"))
		} else {
			s.check("two bodies collide in the air, "+c.name+", largest gain of energy in a step", "none", "", 0, gain, withinAbs(1e-9, "rounding, and the solver's tolerance"))
		}
	}
	return nil
}

// cradle hangs five balls side by side in the air, and lets some of them strike the others.
func cradle(s *Study) error {
	for first := 1; first <= 3; first++ {
		for _, gap := range []float64{0, 1e-4, 1e-2} {
			y := emptyYard(0.001, constraint.Law{Restitution: 1})
			for i := range 5 {
				cfg := rigid.Config{Shape: ballOf(0.05), Frame: atPlace((0.1+gap)*float64(i), 0, 0)}
				if i < first {
					cfg.Frame.Pos.X -= 0.0123
					cfg.Velocity.Linear.X = 1
				}
				y.add(cfg)
			}
			err := y.run(0.15, nil)
			y.Close()
			if err != nil {
				return err
			}
			worst := 0.0
			for i, b := range y.bodies {
				want := 0.0
				if i >= 5-first {
					want = 1
				}
				worst = math.Max(worst, b.Velocity().Linear.Sub(spatial.V(want, 0, 0)).Norm())
			}
			s.check(fmt.Sprintf("%d of five balls strike the others, %g mm apart, largest error of a speed after it", first, 1000*gap), "as many leave", "m/s", 0, worst, withinAbs(1e-6, "solver"))
		}
	}
	return nil
}
