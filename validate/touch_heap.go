package validate

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

// heap drops n bodies of mixed shapes, all about 0.1 m large, one above the other into a box without a lid.
func heap(y *yard, n int, wide float64) {
	rng := rand.New(rand.NewPCG(6, 20))
	shapes := []*collide.Shape{
		boxOf(0.05, 0.05, 0.05), ballOf(0.05), must(collide.NewCapsule(0.03, 0.08)), must(collide.NewCylinder(0.05, 0.06)), boxOf(0.08, 0.04, 0.02),
		must(collide.NewRounded(boxOf(0.04, 0.03, 0.03), 0.01)), must(collide.NewCone(0.05, 0.1)),
	}
	for _, side := range []spatial.Vec3{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
		y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace()), Frame: spatial.Frame{Rot: spatial.Between(up, side), Pos: side.Scale(-wide)}})
	}
	for i := range n {
		turn := spatial.V(rng.Float64()-0.5, rng.Float64()-0.5, rng.Float64()-0.5).Scale(4)
		y.add(rigid.Config{
			Shape:    shapes[i%len(shapes)],
			Frame:    spatial.Frame{Rot: spatial.Exp(turn), Pos: spatial.V(wide*(rng.Float64()-0.5), wide*(rng.Float64()-0.5), 0.12+0.17*float64(i))},
			Velocity: spatial.Twist{Angular: turn.Scale(2)},
		})
	}
}

// midway is the energy of motion and height of all bodies in the middle of the last step [J], which began with frames: there their velocities
// are known. At its end they would have to be guessed where a blow has just fallen.
func (y *yard) midway(frames []spatial.Frame) (sum float64) {
	for i, b := range y.bodies {
		if b.Kind() != rigid.Dynamic {
			continue
		}
		inertia, _ := b.Inertia()
		from, to := frames[i], b.Pose(0)
		v := to.Pos.Sub(from.Pos).Scale(1 / y.StepLength())
		w := from.Rot.Conj().Mul(to.Rot).Log().Scale(1 / y.StepLength())
		sum += (b.Mass()*v.Norm2()+w.Dot(inertia.MulVec(w)))/2 - b.Mass()*y.pull.Dot(from.Pos.Lerp(to.Pos, 0.5))
	}
	return sum
}

// poses are those of the centres of mass.
func (y *yard) poses() (frames []spatial.Frame) {
	for _, b := range y.bodies {
		frames = append(frames, b.Pose(0))
	}
	return frames
}

func heapOfTwenty(s *Study) error {
	const mu = 0.5
	y := newYard(0.001, grip(mu), 0, 0)
	defer y.Close()
	heap(y, 20, 0.2)
	beyond, pulls, seen, gain, weight := 0.0, 0.0, 0, 0.0, 0.0
	for _, b := range y.bodies {
		weight += b.Mass() * gravity
	}
	before, deepest, frames := math.Inf(1), 0.0, y.poses()
	var times, energies []float64
	if err := y.run(1, func() {
		for _, c := range y.contacts() {
			push := c.Force.Dot(c.Normal)
			pulls = math.Max(pulls, -push/weight)
			// Relative to the force, or to the weight of a body for forces that are nothing.
			beyond = math.Max(beyond, (c.Force.AddScaled(-push, c.Normal).Norm()-mu*push)/math.Max(mu*push, 1e-3*weight))
			seen++
		}
		now := y.midway(frames)
		frames = y.poses()
		gain, before = math.Max(gain, now-before), now
		times, energies = append(times, y.Time()), append(energies, now)
	}); err != nil {
		return err
	}
	for _, b := range y.bodies[5:] {
		deepest = math.Max(deepest, -b.Frame().Pos.Z)
	}
	if seen < 1000 || deepest > 0 {
		return fmt.Errorf("%d contacts were seen, and a body is %v m under the floor", seen, deepest)
	}
	fall := energies[0] - energies[len(energies)-1]
	s.check(fmt.Sprintf("largest part by which friction is beyond µ times the push, in %d contacts", seen), "Coulomb's cone", "", 0, math.Max(beyond, 0), withinAbs(1e-6, "the project's own aim"))
	s.check("largest pull of a contact, in weights of the heap", "contacts push", "", 0, math.Max(pulls, 0), withinAbs(1e-12, "rounding"))
	s.check("largest gain of energy in a step, of what the heap loses in all", "e = 0: none", "", 0, gain/fall, withinAbs(3e-4, "levers are those of the beginning of a step, in which bodies turn by up to 0.05 rad: 0.05²/2 of the energy of a body, a twentieth of the heap, of which some strike at once"))
	p := &Plot{Title: "Energy of motion and height of the heap", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "energy", Unit: "J"}}
	p.add("", Line, 0, times, energies)
	s.plot(p)
	return nil
}

func oddContacts(s *Study) error {
	for _, part := range []func(*Study) error{heavyOnLight, wedged, coincident} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

// heavyOnLight stacks a body on one that is a million times lighter.
func heavyOnLight(s *Study) error {
	for _, h := range []float64{0.001, 0.004} {
		const light, heavy = 0.001, 1000.0
		y := newYard(h, grip(0.5), 0, 0)
		a := y.add(rigid.Config{Shape: boxOf(0.1, 0.1, 0.1), Mass: light, Frame: atPlace(0, 0, 0.1)})
		b := y.add(rigid.Config{Shape: boxOf(0.1, 0.1, 0.1), Mass: heavy, Frame: atPlace(0.01, 0, 0.3)})
		err := y.run(1, nil)
		y.Close()
		if err != nil {
			return err
		}
		pushed := 0.0
		for _, c := range y.contacts() {
			if c.A == 0 || c.B == 0 {
				pushed += math.Abs(c.Force.Z)
			}
		}
		off := math.Max(a.Frame().Pos.Sub(spatial.V(0, 0, 0.1)).Norm(), b.Frame().Pos.Sub(spatial.V(0.01, 0, 0.3)).Norm())
		s.check(fmt.Sprintf("1 t on 1 g, in steps of %g ms, largest shift in 1 s", 1000*h), "rest", "m", 0, off, withinAbs(1e-6, "the heavy one moves the light one by any error that it has"))
		s.check(fmt.Sprintf("1 t on 1 g, in steps of %g ms, push of the floor", 1000*h), "statics", "N", (light+heavy)*gravity, pushed, within(1e-5, "solver"))
	}
	return nil
}

// wedged pushes a box into the corner of floor and wall, so that no balance of forces says what friction does, and a table with six legs.
func wedged(s *Study) error {
	const mass, push = 2.0, 50.0
	y := newYard(0.001, grip(0.8), 0, 0)
	defer y.Close()
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace()), Frame: spatial.Frame{Rot: spatial.Between(up, spatial.V(-1, 0, 0)), Pos: spatial.V(0.1, 0, 0)}})
	y.pull = y.pull.AddScaled(push/mass, spatial.V(1, 0, 0)) // a steady force
	b := y.add(rigid.Config{Shape: boxOf(0.1, 0.1, 0.1), Mass: mass, Frame: atPlace(0, 0, 0.1)})
	if err := y.run(2, nil); err != nil {
		return err
	}
	var sum spatial.Vec3
	largest := 0.0
	for _, c := range y.contacts() {
		sum, largest = sum.Add(c.Force), math.Max(largest, c.Force.Norm())
	}
	s.check("box pushed into a corner, sum of all contact forces", "statics", "N", math.Hypot(mass*gravity, push), sum.Norm(), within(1e-6, "solver"))
	s.check("box pushed into a corner, shift in 2 s", "rest", "m", 0, b.Frame().Pos.Sub(spatial.V(0, 0, 0.1)).Norm(), withinAbs(1e-8, "solver"))
	if total := mass*gravity + push; largest > total {
		return fmt.Errorf("box pushed into a corner: one of its contacts has %v N, more than all that is pushed at it, %v N", largest, total)
	}
	return nil
}

// coincident puts boxes into each other.
func coincident(s *Study) error {
	y := newYard(0.001, grip(0.5), 0, 0)
	defer y.Close()
	box := boxOf(0.1, 0.1, 0.1)
	for range 3 {
		y.add(rigid.Config{Shape: box, Frame: atPlace(0, 0, 0.1)})
	}
	fastest := 0.0
	if err := y.run(0.8, func() {
		for _, b := range y.bodies[1:] {
			fastest = math.Max(fastest, b.Velocity().Linear.Norm())
		}
	}); err != nil {
		return err
	}
	overlap, speed := 0.0, 0.0
	for i, b := range y.bodies[1:] {
		speed = math.Max(speed, b.Velocity().Linear.Norm())
		for _, c := range y.bodies[i+2:] {
			fb, fc := b.Frame(), c.Frame()
			overlap = math.Max(overlap, -collide.Distance(box, &fb, box, &fc, nil).Distance)
		}
	}
	s.check("three boxes at one place, overlap after 0.8 s", "they part", "mm", 0, 1000*overlap, withinAbs(0.01, "overlaps decay by 20 % a step"))
	s.check("three boxes at one place, speed after 0.8 s", "rest", "m/s", 0, speed, withinAbs(1e-3, "they lie or lean"))
	s.check("three boxes at one place, largest speed", "overlaps part at 1 m/s, not more", "m/s", 1, fastest, withinAbs(1, "the topmost of three that are pushed up falls 0.2 m: 2 m/s"))
	return nil
}
