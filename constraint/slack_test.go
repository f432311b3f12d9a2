package constraint

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

const g = 9.81 // [m/s²]

// A mass on a rope falls freely until the rope is taut, is caught within the step, and then hangs with its weight on the rope.
func TestARopePullsWhenItIsTaut(t *testing.T) {
	const length, m = 0.5, 0.2
	b := newMass(m, spatial.V(0, 0, -0.1), spatial.Vec3{})
	b.gravity = spatial.V(0, 0, -g)
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, LinearSlack: length})
	z, v := -0.1, 0.0
	for i := range 1000 {
		step(p, h)
		v -= h * g
		z += h * v
		force := p.States[0].Reaction.Force
		if z > -length {
			near(t, "height in free fall", b.position.Z, z, 1e-14)
			nearVec(t, "force of a slack rope", force, spatial.Vec3{}, 0)
		} else if b.position.Norm() > length*(1+1e-12) || last.Unsolved > 0 {
			t.Fatalf("step %d: the rope is %v m long, %+v", i, b.position.Norm(), last)
		}
	}
	near(t, "height at the end", b.position.Z, -length, 1e-12)
	near(t, "pull at the end", p.States[0].Reaction.Force.Z, m*g, 1e-9)
}

// A ball on a rope, thrown sideways: it goes round with the rope taut, and never is pushed.
func TestARopeNeverPushes(t *testing.T) {
	const length = 0.5
	b := newMass(1, spatial.V(0, 0, -length), spatial.V(3.5, 0, 0)) // more than √(2gL), less than √(5gL): it falls off the circle
	b.gravity = spatial.V(0, 0, -g)
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, LinearSlack: length})
	slack, taut := 0, 0
	for i := range 2000 {
		step(p, h)
		// After the ball is caught, the force of that, some 3500 N, is taken back along a direction that has turned by 0.01 rad: a shift of
		// 30 µm across the rope, and of its square along it.
		if over := b.position.Norm() - length; over > 1e-9 {
			t.Fatalf("step %d: the rope is %v m too long", i, over)
		}
		pull := p.States[0].Reaction.Force.Dot(p.States[0].Gap.Linear)
		switch {
		case pull > 1e-12:
			t.Fatalf("step %d: the rope pushes by %v", i, pull)
		case pull == 0:
			slack++
		default:
			taut++
		}
	}
	if slack == 0 || taut == 0 {
		t.Errorf("the rope was slack %d times and taut %d times, want both", slack, taut)
	}
}

// A block that turns about z may do so by ±0.3 rad: it stops there whichever way it comes, leans on the limit and leaves it freely.
func TestAnAngularLimit(t *testing.T) {
	const limit, inertia = 0.3, 0.02
	for _, sign := range []float64{1, -1} {
		b := newBlock(1, spatial.V(0.01, 0.01, inertia), spatial.Vec3{})
		b.velocity.Angular.Z = 4 * sign
		p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: TurnZ, AngularSlack: limit})
		for range 100 {
			step(p, h)
		}
		near(t, "angle at the limit", b.now.Rot.Log().Z, sign*limit, 1e-12)
		b.torque.Z = 0.1 * sign
		step(p, h)
		near(t, "torque of the limit", p.States[0].Reaction.Torque.Z, -0.1*sign, 1e-9)
		near(t, "angle under a torque", b.now.Rot.Log().Z, sign*limit, 1e-12)
		b.torque.Z = -0.1 * sign
		step(p, h)
		near(t, "torque of the limit when it is left", p.States[0].Reaction.Torque.Z, 0, 0)
		near(t, "velocity away from it", b.velocity.Angular.Z, -sign*h*0.1/inertia, 1e-9)
	}
}

// A limit that is not symmetric: the offset of A is the middle of the range.
func TestALimitFromAToB(t *testing.T) {
	b := newBlock(1, spatial.V(0.01, 0.01, 0.01), spatial.Vec3{})
	bond := Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: TurnZ, AngularSlack: 0.25}
	bond.A.Frame.Rot = spatial.Exp(spatial.V(0, 0, 0.15)) // −0.1 to 0.4
	p := problem(t, []Body{b}, bond)
	for _, end := range []float64{0.4, -0.1} {
		b.torque.Z = math.Copysign(0.1, end)
		for range 500 {
			step(p, h)
		}
		near(t, "end of the range", b.now.Rot.Log().Z, end, 1e-12)
	}
}

// A cone: the tilt of a block is limited in all directions at once, its spin is free.
func TestAConeLimit(t *testing.T) {
	const limit = 0.4
	b := newBlock(1, spatial.V(0.01, 0.01, 0.02), spatial.Vec3{})
	b.torque = spatial.V(0.03, -0.04, 0)
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: TurnX | TurnY, AngularSlack: limit})
	for range 500 {
		step(p, h)
	}
	near(t, "tilt", math.Hypot(b.now.Rot.Log().X, b.now.Rot.Log().Y), limit, 1e-9)
	near(t, "torque", p.States[0].Reaction.Torque.Norm(), 0.05, 1e-6)
	nearVec(t, "way of the tilt", b.now.Rot.Log(), spatial.V(0.6, -0.8, 0).Scale(limit), 1e-9)
}

// A soft rope is a spring beyond its length.
func TestASoftRope(t *testing.T) {
	const length, k, m = 0.5, 200., 0.2
	b := newMass(m, spatial.V(0, 0, -length), spatial.Vec3{})
	b.gravity = spatial.V(0, 0, -g)
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, LinearSlack: length, Linear: k, LinearDamping: 5})
	for range 5000 {
		step(p, h)
	}
	near(t, "height", b.position.Z, -length-m*g/k, 1e-9)
	near(t, "force", p.States[0].Reaction.Force.Z, m*g, 1e-7)
}

// A rigid bond that closes a gap slowly does so as (1 + t/τ)e^(−t/τ), with an error of first order in the step, and never overshoots.
func TestAGapSettlesWithCriticalDamping(t *testing.T) {
	const tau, e0, end = 0.1, 0.02, 0.5
	worst := func(h float64) float64 {
		b := newMass(0.3, spatial.V(e0, 0, 0), spatial.Vec3{})
		b.gravity = spatial.V(0, 0, -g) // whatever pulls at it
		p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, Settle: tau})
		p.Measure()
		largest := 0.0
		for i := 1; h*float64(i) <= end; i++ {
			step(p, h)
			time := h * float64(i)
			largest = math.Max(largest, math.Abs(b.position.X-e0*(1+time/tau)*math.Exp(-time/tau)))
			if b.position.X < 0 {
				t.Fatalf("overshoots to %v m", b.position.X)
			}
			near(t, "height", b.position.Z, 0, 1e-12)
		}
		return largest
	}
	coarse, fine := worst(0.002), worst(0.001)
	near(t, "ratio of the errors of a step and its half", coarse/fine, 2, 0.05)
	near(t, "error", fine, 0, 0.01*e0)
}

// The frame of a bond that settles moves on: its motion is followed at once, the gap decays as if it were at rest.
func TestSettlingFollowsAMovingFrame(t *testing.T) {
	const tau, e0 = 0.1, 0.02
	b := newMass(0.3, spatial.V(e0, 0, 0), spatial.Vec3{})
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, Settle: tau})
	p.Measure()
	for i := 1; i <= 300; i++ {
		time := h * float64(i)
		p.Bonds[0].A.Frame.Pos = spatial.V(0, 0.4*time, math.Sin(5*time))
		step(p, h)
		nearVec(t, "place", b.position, p.Bonds[0].A.Frame.Pos.Add(spatial.V(e0*(1+time/tau)*math.Exp(-time/tau), 0, 0)), 0.01*e0)
	}
}

// A block that has passed its limit comes back to it slowly, and no further.
func TestALimitSettles(t *testing.T) {
	b := newBlock(1, spatial.V(0.01, 0.01, 0.01), spatial.Vec3{})
	b.now.Rot = spatial.Exp(spatial.V(0, 0, 0.5))
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: TurnZ, AngularSlack: 0.3, Settle: 0.05})
	p.Measure()
	b.torque.Z = 0.3 // leans on it, more than it takes to slow down: the limit itself cannot push it back
	before := 0.5
	for i := 1; i <= 500; i++ {
		step(p, h)
		now := b.now.Rot.Log().Z
		if now > before || now < 0.3-1e-12 {
			t.Fatalf("step %d: from %v to %v rad", i, before, now)
		}
		before = now
		if time := h * float64(i); i%50 == 0 {
			near(t, "angle", now, 0.3+0.2*(1+time/0.05)*math.Exp(-time/0.05), 0.004)
		}
	}
}

// A bond that can bear 1 N lets 0.2 kg fall, slower by that.
func TestABondOfLimitedStrengthGivesWay(t *testing.T) {
	const m, strength = 0.2, 1.
	b := newMass(m, spatial.Vec3{}, spatial.Vec3{})
	b.gravity = spatial.V(0, 0, -g)
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, Strength: strength})
	for i := range 100 {
		step(p, h)
		near(t, "velocity", b.velocity.Z, -h*float64(i+1)*(g-strength/m), 1e-12)
	}
	p.Bonds[0].Strength, p.Bonds[0].Settle = 20, 0.02
	for range 1000 {
		step(p, h)
	}
	near(t, "force when it is enough", p.States[0].Reaction.Force.Z, m*g, 1e-9)
}
