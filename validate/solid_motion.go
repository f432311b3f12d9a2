package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// ownMomentum returns the momentum of a solid, and its angular momentum about its centre of mass.
func ownMomentum(b *solid.Solid) (linear, angular spatial.Vec3) {
	linear, angular = b.Momentum()
	return linear, angular.Sub(b.RigidFrame().Pos.Cross(linear))
}

func solidMotion(s *Study) error {
	plot := &Plot{Title: "Energy of a free bar", Caption: "Euler's method takes energy away, the method of second order nearly none.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "energy", Unit: "J"}}
	for law, lawName := range []string{"corotational", "neo-Hookean"} {
		for method, methodName := range []string{"Euler", "second order", "explicit"} {
			name := lawName + ", " + methodName
			m := mesh.TetBar(spatial.V(1, 0.2, 0.2), 10, 2, 2)
			cfg := solid.Config{Mesh: m, Material: solid.Material{Young: 1e5, Poisson: 0.4, Density: 1000}, Law: solid.Law(law), Method: solid.Method(method), Tolerance: 1e-8, Iterations: 10,
				Start: spatial.Twist{Angular: spatial.V(0.5, 1, 2), Linear: spatial.V(1, 2, 3)}}
			b, err := solid.New(cfg)
			if err != nil {
				return err
			}
			for i, p := range m.Nodes {
				_, v := b.Node(i)
				b.SetNode(i, p.Add(spatial.V(0, 0, 0.1*p.X*p.X)), v)
			}
			h, steps := 0.002, 500
			if cfg.Method == solid.Explicit {
				h, steps = b.CriticalStep()/4, 2000
			}
			p0, l0 := ownMomentum(b)
			kinetic, strain, _ := b.Energy()
			first, before, gain := kinetic+strain, kinetic+strain, 0.0
			var t, energy []float64
			for k := range steps {
				b.Predict(h)
				b.Correct(h)
				kinetic, strain, _ = b.Energy()
				gain = math.Max(gain, (kinetic+strain)/before-1)
				before = kinetic + strain
				t, energy = append(t, h*float64(k+1)), append(energy, before)
			}
			if law == 0 && cfg.Method != solid.Explicit {
				plot.Series = append(plot.Series, Series{Name: methodName, Mark: Line, X: t, Y: energy, Colour: method})
			}
			p1, l1 := ownMomentum(b)
			rounding := withinAbs(float64(steps)*1e-12, "rounding: 100 nodes of which each has a hundred times the whole's angular momentum about the origin, in each step")
			s.check(name+": change of momentum", "nothing acts from outside", "", 0, p1.Sub(p0).Norm()/p0.Norm(), rounding)
			s.check(name+": change of angular momentum", "nothing acts from outside", "", 0, l1.Sub(l0).Norm()/l0.Norm(), rounding)
			switch cfg.Method {
			case solid.Euler:
				s.check(name+": largest rise of the energy in a step, relative", "backward Euler only loses energy", "", 0, math.Max(gain, 0), withinAbs(1e-9, "rounding, and what Newton's method leaves"))
			case solid.SecondOrder:
				s.check(name+": energy at the end", "the beginning", "J", first, before, within(0.05, "differences of second order lose little at the frequencies that move"))
			case solid.Explicit:
				s.check(name+": energy at the end", "the beginning", "J", first, before, within(0.05, "the symplectic method swings about it by a part of (ωh)², ωh up to ¼"))
			}
		}
	}
	s.plot(plot)
	return nil
}

// solidSpin lets a bar spin about its axis of largest inertia. With v̂ of the step before, tangential ω and radial ½ω²h r as a step leaves it, backward Euler turns by tan θ (1 + ½(ωh)²) = ωh: θ = ωh (1 − 5/6 (ωh)²).
func solidSpin(s *Study) error {
	const h, steps, omega = 0.01, 80, 10.0
	for law, name := range []string{"corotational", "neo-Hookean"} {
		m := mesh.TetBar(spatial.V(0.5, 0.2, 0.1), 6, 3, 2)
		b, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1e7, Poisson: 0.3, Density: 1000}, Law: solid.Law(law), Start: spatial.Twist{Angular: spatial.V(0, 0, omega)}})
		if err != nil {
			return err
		}
		_, l0 := ownMomentum(b)
		turned, before := 0.0, b.RigidFrame().Rot
		for range steps {
			b.Predict(h)
			b.Correct(h)
			now := b.RigidFrame().Rot
			turned += now.Mul(before.Conj()).Log().Z
			before = now
		}
		_, l1 := ownMomentum(b)
		s.check(name+": change of angular momentum", "nothing acts from outside", "", 0, l1.Sub(l0).Norm()/l0.Norm(), withinAbs(steps*1e-12, "rounding in each step"))
		want := omega * h * steps * (1 - 5./6*omega*omega*h*h)
		s.check(name+": how far it has turned", "ωt (1 − ⅚(ωh)²)", "rad", want, turned, within(2e-3, "terms of (ωh)⁴, the first steps, which have no radial velocity yet, and a strain of ρω²L²/2E = 10⁻³"))
	}
	return nil
}

func solidAnswers(s *Study) error {
	m := mesh.TetBar(spatial.V(1, 0.3, 0.3), 8, 3, 3)
	plot := &Plot{Title: "Answers of the shape at rest", Caption: "Largest difference from those of the present shape, relative, of a bar that is bent more and more.", X: Axis{Label: "largest strain"}, Y: Axis{Label: "difference"}}
	for k, poisson := range []float64{0.3, 0.49} {
		series := Series{Name: fmt.Sprintf("Poisson's ratio %v", poisson), Mark: Line, Colour: k}
		for _, bend := range []float64{0, 0.1, 0.2, 0.4} {
			b, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1e5, Poisson: poisson, Density: 1000}, Fixed: m.Group("left").Nodes})
			if err != nil {
				return err
			}
			turn := spatial.Exp(spatial.V(1, -2, 0.5))
			for i, p := range m.Nodes {
				b.SetNode(i, turn.Rotate(spatial.V(p.X, p.Y, p.Z+bend*p.X*p.X)), spatial.Vec3{})
			}
			var points []int
			for _, i := range m.Group("right").Nodes {
				points = append(points, b.NodePoint(int(i)))
			}
			b.Predict(0.05) // in which waves of shear go twice through its height
			strain := 0.0
			for e := range b.Elements() {
				strain = math.Max(strain, b.Strain(e))
			}
			off := offExact(b, points)
			series.X, series.Y = append(series.X, strain), append(series.Y, off)
			s.check(fmt.Sprintf("Poisson's ratio %v, largest strain %.2f: largest difference of an answer", poisson, strain), "conjugate gradients to 10⁻⁹", "", 0, off,
				withinAbs(1e-6+strain, "single precision, and rotations around a node that differ by the strain"))
		}
		plot.Series = append(plot.Series, series)
	}
	s.plot(plot)
	return strikeJelly(s)
}

// offExact returns how far the answers of forces at points are from what Respond says, relative to what they do at their own place.
func offExact(b *solid.Solid, points []int) (worst float64) {
	n := len(points)
	got, exact := make([]spatial.Mat6, n*n), make([]spatial.Twist, n)
	b.Answers(points, got)
	for j, p := range points {
		unit := spatial.V(1, 0, 0)
		b.Respond(p, spatial.Wrench{Force: unit}, points, exact)
		for i := range points {
			worst = math.Max(worst, got[i*n+j].LL.MulVec(unit).Sub(exact[i].Linear).Norm()/exact[j].Linear.Norm())
		}
	}
	return worst
}

// strikeJelly throws a ball at a free jelly.
func strikeJelly(s *Study) error {
	w, err := world.New(world.Config{Step: 0.002, Pause: -1})
	if err != nil {
		return err
	}
	defer w.Close()
	ball, err := rigid.New(rigid.Config{Shape: ballOf(0.03), Density: 3000, Frame: atPlace(0.01, 0, 0.085), Velocity: spatial.Twist{Linear: spatial.V(0, 0.2, -1)}})
	if err != nil {
		return err
	}
	jelly, err := solid.New(solid.Config{Mesh: mesh.TetBar(spatial.V(0.05, 0.05, 0.05), 5, 5, 5), Material: solid.Material{Young: 3e4, Poisson: 0.45, Density: 1000}, Skin: 0.002})
	if err != nil {
		return err
	}
	if _, err := w.AddBody("ball", ball); err != nil {
		return err
	}
	if _, err := w.AddBody("jelly", jelly); err != nil {
		return err
	}
	before := ball.Momentum()
	const steps, skin = 100, 0.002
	deepest := 0.0
	for range steps {
		w.Step()
		centre := ball.Pose(0).Pos
		for i := range jelly.Nodes() {
			p, _ := jelly.Node(i)
			deepest = math.Max(deepest, 0.03+skin-p.Sub(centre).Norm())
		}
	}
	gained, _ := jelly.Momentum()
	stuck := jelly.TotalMass() / (jelly.TotalMass() + ball.Mass())
	s.check("ball on a free jelly: momentum that the jelly has after 0.2 s, by that of the ball before", "M/(m + M) if they stick, twice that if they bounce", "", 1.5*stuck, gained.Norm()/before.Norm(), withinAbs(stuck/2, "between the two"))
	s.check("ball on a free jelly: change of the momentum of both, relative", "what one loses the other gets", "", 0, ball.Momentum().Add(gained).Sub(before).Norm()/before.Norm(), withinAbs(steps*1e-13, "rounding, in each step"))
	s.check("ball on a free jelly: deepest that a node comes into the ball", "they keep off each other", "mm", 0, 1000*deepest, withinAbs(0.02, "a hundredth of the skin: contacts are solved again while they move more than 10⁻⁵ of the jelly, and the ball turns by what the step's lines do not"))
	return nil
}
