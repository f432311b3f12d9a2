package constraint

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// lump is a block that can be touched and struck.
type lump struct{ block }

func newLump(m float64, half, at spatial.Vec3) *lump {
	x, y, z := half.X*half.X, half.Y*half.Y, half.Z*half.Z
	return &lump{*newBlock(m, spatial.V(y+z, z+x, x+y).Scale(m/3), at)}
}

func (b *lump) StartPose(int) spatial.Frame         { return b.before }
func (b *lump) Motion(int) (now, was spatial.Twist) { return b.velocity, b.speed }

func (b *lump) Lump() (float64, spatial.Sym3, bool) {
	x, y, z := b.turned(spatial.V(1, 0, 0)), b.turned(spatial.V(0, 1, 0)), b.turned(spatial.V(0, 0, 1))
	return 1 / b.mass, spatial.Sym(x.X, x.Y, x.Z, y.Y, y.Z, z.Z), true
}

func (b *lump) Strike(_ int, impulse spatial.Wrench) {
	turned := b.now.Rot.Rotate(times(b.now.Rot.Unrotate(impulse.Torque), spatial.V(1/b.inertia.X, 1/b.inertia.Y, 1/b.inertia.Z)))
	b.velocity = b.velocity.Add(spatial.Twist{Angular: turned, Linear: impulse.Force.Scale(1 / b.mass)})
}

// yard is lumps, and how their contacts are found.
type yard struct {
	Problem
	find func() []Contact
}

func (y *yard) step(h float64) Outcome {
	y.Load()
	for _, b := range y.Bodies {
		b.Predict(h)
	}
	before := y.Contacts
	y.Contacts = nil
	for _, c := range y.find() {
		for _, old := range before {
			if old.ID == c.ID {
				c.Force, c.Sliding = old.Force, old.Sliding
			}
		}
		y.Contacts = append(y.Contacts, c)
	}
	out := y.Solve(h)
	for _, b := range y.Bodies {
		b.Correct(h)
	}
	y.Strike()
	y.Measure()
	return out
}

// corners are the contacts of a lump's lower corners with a floor at z = 0.
func corners(body int, b *lump, half spatial.Vec3, law Law) (found []Contact) {
	for i := range 4 {
		at := b.before.Point(spatial.V(half.X*float64(2*(i&1)-1), half.Y*float64(i&2-1), -half.Z))
		found = append(found, Contact{
			A: Side{Body: World}, B: Side{Body: body}, ID: uint64(4*body + i), Normal: spatial.V(0, 0, 1), Place: at, Gap: at.Z, Law: law,
		})
	}
	return found
}

// onFloor is a yard with one lump on its four corners.
func onFloor(half spatial.Vec3, law Law) (*yard, *lump) {
	b := newLump(2, half, spatial.V(0, 0, half.Z))
	b.gravity = spatial.V(0, 0, -g)
	y := &yard{Problem: Problem{Bodies: []Body{b}}}
	y.find = func() []Contact { return corners(0, b, half, law) }
	return y, b
}

// Four corners share the weight, by every method.
func TestCornersShareTheWeight(t *testing.T) {
	for _, method := range []Method{Automatic, Pivoting, Sweeping} {
		for _, friction := range []FrictionModel{FrictionCone, FrictionBox} {
			y, b := onFloor(spatial.V(0.2, 0.1, 0.05), Law{Static: 0.5, Dynamic: 0.5})
			y.Method, y.Friction = method, friction
			for range 50 {
				y.step(h)
			}
			var sum spatial.Vec3
			for _, c := range y.Contacts {
				sum = sum.Add(c.Force)
				if c.Force.Z < 0.2*2*g || c.Force.Z > 0.3*2*g {
					t.Errorf("method %d: a corner bears %v N of %v", method, c.Force.Z, 2*g)
				}
			}
			nearVec(t, fmt.Sprint("force of all corners, method ", method), sum, spatial.V(0, 0, 2*g), 1e-5)
			nearVec(t, fmt.Sprint("place, method ", method), b.now.Pos, spatial.V(0, 0, 0.05), 1e-7)
		}
	}
}

// A push below µ times the weight moves nothing, one above it moves the lump straight along, in any heading.
func TestFrictionIsACone(t *testing.T) {
	const mu = 0.4
	half := spatial.V(0.2, 0.2, 0.02)
	for _, heading := range []float64{0, 0.5, math.Pi / 4, 2, 4} {
		way := spatial.V(math.Cos(heading), math.Sin(heading), 0)
		for _, pull := range []float64{0.99, 1.25} {
			y, b := onFloor(half, Law{Static: mu, Dynamic: mu})
			b.gravity = b.gravity.AddScaled(pull*mu*g, way)
			for range 100 {
				y.step(h)
			}
			want := way.Scale(math.Max(pull-1, 0) * mu * g * 0.1)
			nearVec(t, fmt.Sprintf("velocity in heading %v for %v of the limit", heading, pull), b.velocity.Linear, want, 1e-4)
			for _, c := range y.Contacts {
				across := c.Force.AddScaled(-c.Force.Dot(c.Normal), c.Normal).Norm()
				if across > mu*c.Force.Dot(c.Normal)*(1+1e-12) {
					t.Errorf("friction of %v for a push of %v", across, c.Force.Dot(c.Normal))
				}
				if c.Sliding != (pull > 1) {
					t.Errorf("sliding is %v for %v of the limit", c.Sliding, pull)
				}
			}
		}
	}
}

// What slides has the dynamic coefficient, at every one of its contacts.
func TestASlipHasTheDynamicCoefficient(t *testing.T) {
	y, b := onFloor(spatial.V(0.2, 0.2, 0.02), Law{Static: 0.6, Dynamic: 0.4})
	b.velocity.Linear = spatial.V(0.6, 0.8, 0)
	for range 10 {
		y.step(h)
	}
	before := b.velocity.Linear.Norm()
	for range 100 {
		y.step(h)
	}
	near(t, "deceleration", (before-b.velocity.Linear.Norm())/0.1, 0.4*g, 1e-3)
}

// inTouch is a contact of two lumps at a place.
func inTouch(a, b int, normal, place spatial.Vec3, gap float64, law Law) Contact {
	return Contact{A: Side{Body: a}, B: Side{Body: b}, ID: uint64(100*a + b), Normal: normal, Place: place, Gap: gap, Law: law}
}

// Two lumps in the air strike each other off their middles: momentum is kept, and they part with e times the speed at which they met.
func TestABlowKeepsMomentum(t *testing.T) {
	for _, law := range []Law{{Restitution: 0.7}, {Static: 0.4, Dynamic: 0.4, Restitution: 0.7}, {Static: 0.4, Dynamic: 0.4}} {
		half := spatial.V(0.1, 0.1, 0.1)
		a, b := newLump(1, half, spatial.Vec3{}), newLump(3, half, spatial.V(0.2, 0.05, 0.03))
		a.velocity.Linear, b.velocity.Linear = spatial.V(2, 0.3, 0), spatial.V(-1, 0, 0.2)
		y := &yard{Problem: Problem{Bodies: []Body{a, b}}}
		n, place := spatial.V(1, 0, 0), spatial.V(0.1, 0.06, 0.02)
		y.find = func() []Contact { return []Contact{inTouch(0, 1, n, place, 0, law)} }
		sums := func() (linear, angular spatial.Vec3) {
			for _, c := range []*lump{a, b} {
				p := c.velocity.Linear.Scale(c.mass)
				linear, angular = linear.Add(p), angular.Add(c.now.Pos.Cross(p)).Add(c.spin(c.now, c.velocity.Angular))
			}
			return linear, angular
		}
		linear, angular := sums()
		met := b.velocity.Linear.Sub(a.velocity.Linear).Dot(n)
		y.step(h)
		after, spun := sums()
		nearVec(t, "momentum", after, linear, 1e-12)
		if law.Restitution > 0 { // without it there is no blow, and a block by implicit Euler keeps its spin to first order only
			nearVec(t, "angular momentum", spun, angular, 5e-3)
		}
		at := func(c *lump) spatial.Vec3 {
			return c.velocity.Linear.Add(c.velocity.Angular.Cross(place.Sub(c.before.Pos)))
		}
		// Friction comes after the rebound, and changes its speed where the place is off the middle.
		if parts := at(b).Sub(at(a)).Dot(n); law.Static == 0 {
			near(t, "speed at which they part", parts, -law.Restitution*met, 0.01)
		} else if parts < -1e-6 {
			t.Errorf("they still approach each other, at %v m/s", -parts)
		}
	}
}

// Of three in a row with a gap before the last, the second leaves: the third does not know yet.
func TestABlowStopsAtAGap(t *testing.T) {
	half := spatial.V(0.05, 0.05, 0.05)
	var all []*lump
	y := &yard{}
	for i := range 3 {
		all = append(all, newLump(1, half, spatial.V(0.1*float64(i), 0, 0)))
		y.Bodies = append(y.Bodies, all[i])
	}
	all[0].velocity.Linear.X = 1
	n, law := spatial.V(1, 0, 0), Law{Restitution: 1}
	y.find = func() []Contact {
		return []Contact{inTouch(0, 1, n, spatial.V(0.05, 0, 0), 0, law), inTouch(1, 2, n, spatial.V(0.15, 0, 0), 0.002, law)}
	}
	y.step(h)
	for i, want := range []float64{0, 1, 0} {
		nearVec(t, fmt.Sprint("velocity of ", i), all[i].velocity.Linear, spatial.V(want, 0, 0), 1e-7)
	}
}

// A soft contact is a spring and a damper, taken implicitly, however deep it is.
func TestASoftContactIsASpring(t *testing.T) {
	const erp, stiffness, depth = 0.6, 3000.0, 0.02
	cfm := erp / (h * stiffness)
	damping := (1 - erp) / cfm
	b := newLump(2, spatial.V(0.1, 0.1, 0.1), spatial.V(0, 0, 0.1-depth))
	b.velocity.Linear.Z = 0.5
	y := &yard{Problem: Problem{Bodies: []Body{b}}}
	y.find = func() []Contact {
		low := b.before.Pos.Sub(spatial.V(0, 0, 0.1))
		return []Contact{{A: Side{Body: World}, B: Side{}, Normal: spatial.V(0, 0, 1), Place: low, Gap: low.Z, Law: Law{ERP: erp, CFM: cfm, Restitution: 0.5}}}
	}
	for range 10 {
		y.step(h)
		gap := b.now.Pos.Z - 0.1
		near(t, "force", y.Contacts[0].Force.Z, -stiffness*gap-damping*b.velocity.Linear.Z, 1e-6)
	}
}

func TestContactsAllocateNothingOnceWarm(t *testing.T) {
	y, b := onFloor(spatial.V(0.2, 0.1, 0.05), Law{Static: 0.5, Dynamic: 0.5, Restitution: 0.5})
	for range 20 {
		y.step(h)
	}
	contacts := y.find()
	if n := testing.AllocsPerRun(50, func() {
		b.velocity.Linear = spatial.V(0.1, 0, -0.5) // a blow in every step
		y.Load()
		b.Predict(h)
		y.Contacts = append(y.Contacts[:0], contacts...)
		y.Solve(h)
		b.Correct(h)
		y.Strike()
		y.Measure()
	}); n != 0 {
		t.Errorf("%v allocations in a step, want 0", n)
	}
}
