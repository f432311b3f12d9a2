package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

const gravity = 9.81 // [m/s²]

// must is for what cannot fail: the input is a constant of the study.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// yard is a world of rigid bodies that all have the same surface. Gravity may lean, as on a slope.
type yard struct {
	*world.World
	pull    spatial.Vec3 // gravity [m/s²]
	surface int
	bodies  []*rigid.Body
	about   map[*rigid.Body]int // their numbers
}

// emptyYard is a yard without gravity and without a floor; nothing in it falls asleep.
func emptyYard(step float64, surface constraint.Law) *yard { return pausingYard(step, -1, surface) }

// pausingYard is an empty yard in which bodies fall asleep after a pause [s].
func pausingYard(step, pause float64, surface constraint.Law) *yard {
	y := &yard{World: must(world.New(world.Config{Step: step, Workers: 1, Pause: pause})), about: map[*rigid.Body]int{}}
	y.surface = must(y.AddSurface(surface))
	return y
}

// newYard has a floor at z = 0 under gravity that leans by a slope [rad], downhill along a heading from x [rad].
func newYard(step float64, surface constraint.Law, slope, heading float64) *yard {
	y := emptyYard(step, surface)
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace())})
	y.pull = leaning(slope, heading)
	return y
}

// leaning is gravity in the axes of a slope.
func leaning(slope, heading float64) spatial.Vec3 {
	return spatial.V(math.Cos(heading)*math.Sin(slope), math.Sin(heading)*math.Sin(slope), -math.Cos(slope)).Scale(gravity)
}

// add puts a body into the yard.
func (y *yard) add(cfg rigid.Config) *rigid.Body {
	if cfg.Kind == rigid.Dynamic {
		cfg.Gravity = y.pull
	}
	b := must(rigid.New(cfg))
	i := must(y.AddBody(fmt.Sprint("body ", len(y.bodies)), b))
	if err := y.Wear(i, y.surface); err != nil {
		panic(err)
	}
	y.bodies = append(y.bodies, b)
	y.about[b] = i
	return b
}

// on is a place on a body, in its coordinates, as an end of a joint.
func (y *yard) on(b *rigid.Body, local spatial.Vec3) constraint.Anchor {
	return constraint.Anchor{Body: y.about[b], Point: b.PointAt(local)}
}

// join makes the bonds of a joint, and returns their numbers.
func (y *yard) join(j constraint.Joint) (bonds []int) {
	for _, b := range must(j.Bonds()) {
		bonds = append(bonds, must(y.AddBond(b)))
	}
	return bonds
}

// run takes the yard through a time, and calls watch, which may be nil, after each step.
func (y *yard) run(seconds float64, watch func()) error {
	for range int(math.Round(seconds / y.StepLength())) {
		if r := y.Step(); r.Flags != 0 {
			return fmt.Errorf("at %v s: %v", r.Time, r.Flags)
		}
		if watch != nil {
			watch()
		}
	}
	return nil
}

// contacts returns those of the last step that have a force.
func (y *yard) contacts() []world.ContactShot {
	s := y.Snapshot()
	defer s.Release()
	return append([]world.ContactShot(nil), s.Contacts...)
}

// energy is that of motion and height of all bodies [J].
func (y *yard) energy() (sum float64) {
	for _, b := range y.bodies {
		kinetic, potential := b.Energy()
		sum += kinetic + potential
	}
	return sum
}

func atPlace(x, y, z float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}
}

func boxOf(x, y, z float64) *collide.Shape { return must(collide.NewBox(spatial.V(x, y, z))) }
func ballOf(radius float64) *collide.Shape { return must(collide.NewSphere(radius)) }

func grip(mu float64) constraint.Law { return constraint.Law{Static: mu, Dynamic: mu} }
