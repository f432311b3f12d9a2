package constraint

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// A rigid bond of a linear body closes its gap in the first step.
const second = 1e-10

const h = 0.001 // [s]

func TestTwoSpringsShareADisplacement(t *testing.T) {
	const k1, k2, apart = 300., 100., 0.02 // [N/m], [N/m], [m]
	a, b := newPlate(spatial.Vec3{}, 1/k1, 1), newPlate(spatial.V(apart, 0, 0), 1/k2, 1)
	p := problem(t, []Body{a, b}, Bond{A: of(0, 0), B: of(1, 0)})
	for i, tolerance := range []float64{second, second} {
		step(p, h)
		near(t, fmt.Sprint("the first's part after step ", i+1), a.moved.Linear.X, apart*k2/(k1+k2), tolerance*apart)
		near(t, fmt.Sprint("the second's part after step ", i+1), -b.moved.Linear.X, apart*k1/(k1+k2), tolerance*apart)
		// It pulls B, which lies at greater x, back.
		near(t, fmt.Sprint("the force after step ", i+1), p.States[0].Reaction.Force.X, -apart*k1*k2/(k1+k2), tolerance*apart*k1)
	}
	near(t, "what is left of the gap", p.Measure(), 0, second*apart)
}

func TestARigidBondFollowsAMovingFrame(t *testing.T) {
	b := newPlate(spatial.V(1, 2, 3), 0.01, 0.5, spatial.V(0.1, 0.2, -0.1))
	p := problem(t, []Body{b}, Bond{A: to(b.home.Pos), B: of(0, 0)})
	lever := b.levers[0]
	for i := range 20 {
		p.Bonds[0].A.Frame = spatial.Frame{
			Rot: spatial.Exp(spatial.V(0.002*float64(i), 0, 0)), Pos: b.home.Pos.Add(lever).Add(spatial.V(0, 0.01, 0.02).Scale(float64(i))),
		}
		gap := step(p, h)
		// A row keeps rigidSoftness of what its own force would do alone: each step takes 2.2 N more, on a lever of 0.24 m,
		// which would turn the plate by 0.27 rad and, with that, shift the point by 0.09 m.
		near(t, "gap", gap, 0, 0.1*rigidSoftness)
		near(t, "turn", p.States[0].Gap.Angular.Norm(), 0, 0.3*rigidSoftness)
	}
}

// A spring k in series with a body of compliance c: the gap is shared as 1/k to c, at once and whatever the step.
func TestASoftBondIsASpringInSeries(t *testing.T) {
	const k, c, pull = 50., 0.03, 0.1 // [N/m], [m/N], [m]
	for _, h := range []float64{1e-4, 1e-2, 1} {
		b := newPlate(spatial.Vec3{}, c, 1)
		p := problem(t, []Body{b}, Bond{A: to(spatial.V(0, pull, 0)), B: of(0, 0), Axes: Pinned, Linear: k})
		for range 3 {
			step(p, h)
			near(t, "force", p.States[0].Reaction.Force.Y, pull*k/(1+k*c), 1e-13)
			near(t, "gap", p.States[0].Gap.Linear.Y, -pull/(1+k*c), 1e-15)
		}
	}
}

func TestASoftHingeTurns(t *testing.T) {
	const k, c, turn = 2., 0.7, 0.9 // [N m/rad], [rad/(N m)], [rad]
	b := newPlate(spatial.Vec3{}, 1, c)
	p := problem(t, []Body{b}, Bond{A: Anchor{Body: World, Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, turn))}}, B: of(0, 0), Axes: Oriented, Angular: k})
	step(p, h)
	near(t, "torque", p.States[0].Reaction.Torque.Z, turn*k/(1+k*c), 1e-13)
	near(t, "turn of the body", b.moved.Angular.Z, turn*k*c/(1+k*c), 1e-13)
}

// A mass on a spring and a damper by implicit Euler: v₊ = (v − h k x/m)/(1 + h d/m + h² k/m), x₊ = x + h v₊.
func TestADampedBondIsImplicitEuler(t *testing.T) {
	const m, k, d, h = 0.2, 40., 0.5, 0.005 // [kg], [N/m], [N s/m], [s]
	x, v := 0.1, -0.3
	b := newMass(m, spatial.V(x, 0, 0), spatial.V(v, 0, 0))
	p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, Linear: k, LinearDamping: d})
	p.Measure() // the damper starts from the gap there is
	for range 200 {
		v = (v - h*k*x/m) / (1 + h*d/m + h*h*k/m)
		x += h * v
		step(p, h)
		near(t, "position", b.position.X, x, 1e-13)
		near(t, "velocity", b.velocity.X, v, 1e-12)
		near(t, "force", p.States[0].Reaction.Force.X, -k*x-d*v, 1e-12)
	}
}

// Two masses on a rigid bond between them: the momentum stays, the bond's length too.
func TestARigidBondKeepsMomentum(t *testing.T) {
	a, b := newMass(1, spatial.V(0, 0, 0), spatial.V(1, 0, 0)), newMass(3, spatial.V(0.5, 0, 0), spatial.V(0, 2, 0))
	p := problem(t, []Body{a, b}, Bond{A: Anchor{Body: 0, Offset: spatial.Frame{Pos: spatial.V(0.5, 0, 0)}}, B: of(1, 0), Axes: Pinned})
	for range 100 {
		step(p, h)
		nearVec(t, "momentum", a.velocity.Add(b.velocity.Scale(3)), spatial.V(1, 6, 0), 1e-12)
	}
	nearVec(t, "velocity they share", a.velocity, spatial.V(0.25, 1.5, 0), 1e-9)
	nearVec(t, "distance", b.position.Sub(a.position), spatial.V(0.5, 0, 0), 1e-12)
}

// The same bond twice or ten times over takes the same load, in equal shares.
func TestRedundantBondsShareTheLoad(t *testing.T) {
	const c, pull = 0.02, 0.1
	for _, count := range []int{2, 10} {
		b := newPlate(spatial.Vec3{}, c, 0.3, spatial.V(0, 0, 1))
		var bonds []Bond
		for range count {
			bonds = append(bonds, Bond{A: to(spatial.V(pull, 0, 1)), B: of(0, 0)})
		}
		p := problem(t, []Body{b}, bonds...)
		for range 100 {
			step(p, h)
		}
		near(t, "position", b.Pose(0).Pos.X, pull, second)
		want := p.States[0].Reaction
		if !(want.Force.X > 0) {
			t.Errorf("the force is %v, want one along x", want.Force)
		}
		total := 0.0
		for _, s := range p.States {
			nearVec(t, "share of the force", s.Reaction.Force, want.Force, 1e-6*want.Force.Norm())
			nearVec(t, "share of the torque", s.Reaction.Torque, want.Torque, 1e-6*want.Torque.Norm()+1e-9)
			total += s.Reaction.Force.X
		}
		near(t, "whole force", total, pull/c, 1e-6*pull/c) // held in orientation as well, it only shifts
	}
}

// Two rigid bonds that ask for different things: the body is between, and everything stays finite for a long time.
func TestContradictoryBondsStayFinite(t *testing.T) {
	b := newPlate(spatial.Vec3{}, 0.02, 0.3)
	p := problem(t, []Body{b},
		Bond{A: to(spatial.V(0.1, 0, 0)), B: of(0, 0)}, Bond{A: to(spatial.V(-0.1, 0, 0.2)), B: of(0, 0)})
	for range 1000 {
		step(p, h)
		if !p.States[0].Reaction.Finite() || !p.States[1].Reaction.Finite() || !b.Finite() {
			t.Fatal("not finite")
		}
	}
	// The bonds' forces are now a thousand times a million times what moves the body as far, and cancel to rounding.
	nearVec(t, "middle", b.Pose(0).Pos, spatial.V(0, 0, 0.1), 1e-6)
	near(t, "gap", p.Measure(), math.Hypot(0.1, 0.1), 1e-6)
}

// A body that has no compliance in a direction takes no force there.
func TestABondOfSomethingThatDoesNotGiveWay(t *testing.T) {
	b := newPlate(spatial.Vec3{}, 0.02, 0.3)
	b.move.X = 0
	p := problem(t, []Body{b}, Bond{A: to(spatial.V(0.1, 0.1, 0)), B: of(0, 0)})
	step(p, h)
	near(t, "gap", step(p, h), 0.1, second)
	near(t, "force where it is stiff", p.States[0].Reaction.Force.X, 0, 0)
	near(t, "position where it is soft", b.Pose(0).Pos.Y, 0.1, second)
}

func TestBondsLeaveTheOtherDirectionsFree(t *testing.T) {
	target := spatial.Frame{Rot: spatial.Exp(spatial.V(0.02, -0.01, 0.03)), Pos: spatial.V(0.1, 0.2, 0.3)}
	for _, axes := range []Axes{Clamped, Pinned, Oriented, Guided, Ring, MoveX, MoveY, MoveZ, TurnX, TurnY, TurnZ, TurnZ | MoveZ} {
		b := newPlate(spatial.Vec3{}, 0.02, 0.3)
		p := problem(t, []Body{b}, Bond{A: Anchor{Body: World, Frame: target}, B: of(0, 0), Axes: axes})
		rows := 0
		for axis := range 6 {
			rows += int(axes >> axis & 1)
		}
		p.Load()
		b.Predict(h)
		if out := p.Solve(h); out.Rows != rows || out.Unsolved != 0 {
			t.Errorf("%06b ends with %+v, want %d rows", axes, out, rows)
		}
		for range 4 {
			step(p, h)
		}
		r := p.States[0].Reaction
		// A torque does no work on what is free, which is a component of the rotation vector φ: φ̇ = T⁻¹ω, so Tᵀ times the torque. That
		// holds at the pose which Predict had reached, not far from where it is now.
		var work spatial.Mat3
		spatial.DExpBody(target.Rot.Conj().Mul(b.Pose(0).Rot).Log(), &work)
		nearVec(t, "torque in free directions", work.MulVec(r.Torque), axes.Turn(work.MulVec(r.Torque)), 1e-6)
		nearVec(t, "force in free directions", r.Force, axes.Move(r.Force), 0)
		// What remains in the held directions is zero; with compliances alike along all axes, nothing moves in the others.
		near(t, fmt.Sprintf("gap of %06b", axes), p.States[0].Gap.Linear.Norm()+p.States[0].Gap.Angular.Norm(), 0, 1e-9)
		seen := spatial.Frame{Rot: target.Rot.Conj().Mul(b.Pose(0).Rot), Pos: target.Rot.Unrotate(b.Pose(0).Pos.Sub(target.Pos))}
		asked := spatial.Frame{Rot: target.Rot.Conj(), Pos: target.Rot.Unrotate(target.Pos.Neg())}
		free := Clamped &^ axes
		nearVec(t, fmt.Sprintf("free shift of %06b", axes), free.Move(seen.Pos), free.Move(asked.Pos), 1e-9)
		// Turns do not commute: a turn about a held axis drags the others along by the product of both, here 10⁻³.
		nearVec(t, fmt.Sprintf("free turn of %06b", axes), free.Turn(seen.Rot.Log()), free.Turn(asked.Rot.Log()), 1e-3)
	}
}

// What a bond does to one body it does to the other, with the opposite sign: no force and no torque is left over, though the
// anchors are apart and off their material points.
func TestActionIsReaction(t *testing.T) {
	for _, axes := range []Axes{Clamped, Pinned, Guided, Ring} {
		a := newPlate(spatial.V(0, 0, 0), 0.01, 0.2, spatial.V(0.3, 0.1, 0))
		b := newPlate(spatial.V(1, 0.2, -0.1), 0.03, 0.1, spatial.V(-0.2, 0, 0.4))
		bond := Bond{A: of(0, 0), B: of(1, 0), Axes: axes, Linear: 20, Angular: 3}
		bond.A.Offset = spatial.Frame{Rot: spatial.Exp(spatial.V(0.4, 0.1, -0.2)), Pos: spatial.V(0.1, 0.2, 0.05)}
		bond.B.Offset = spatial.Frame{Pos: spatial.V(-0.1, 0.07, 0)}
		p := problem(t, []Body{a, b}, bond)
		p.Load()
		a.Predict(h)
		b.Predict(h)
		p.Solve(h)
		var sum spatial.Wrench // about the origin
		size := 0.0
		for _, body := range []*plate{a, b} {
			w := body.loads[0]
			sum.Force = sum.Force.Add(w.Force)
			sum.Torque = sum.Torque.Add(w.Torque).Add(body.Pose(0).Pos.Cross(w.Force))
			size = math.Max(size, w.Force.Norm())
		}
		if size < 0.1 {
			t.Errorf("a force of %v N shows nothing", size)
		}
		nearVec(t, "sum of the forces", sum.Force, spatial.Vec3{}, 1e-14)
		nearVec(t, "sum of the torques", sum.Torque, spatial.Vec3{}, 1e-14)
		nearVec(t, "force on B", b.loads[0].Force, p.links[0].a.Rot.Rotate(p.States[0].Reaction.Force), 1e-14)
	}
}

// A plate held at a corner by a pin: the pin's compliance is that of the shift plus that of the turn on its lever.
func TestComplianceSeenThroughABond(t *testing.T) {
	const move, turn, lever = 0.01, 0.4, 0.5
	b := newPlate(spatial.Vec3{}, move, turn, spatial.V(lever, 0, 0))
	p := problem(t, []Body{b}, Bond{A: to(b.levers[0]), B: of(0, 0), Linear: 10, Angular: 1})
	step(p, h)
	c := &p.States[0].Compliance
	near(t, "along the lever", c[3][3], move, 1e-15)
	near(t, "across the lever", c[4][4], move+turn*lever*lever, 1e-15)
	near(t, "turn for a torque", c[2][2], turn, 1e-15)
	near(t, "turn for a force across", c[2][4], turn*lever, 1e-15)
	for i := range 6 {
		for j := range 6 {
			near(t, fmt.Sprintf("symmetry of %d, %d", i, j), c[i][j], c[j][i], 1e-15)
		}
	}
}

// A bond from a body to itself closes a loop: the plate, being rigid, cannot follow, and takes no net wrench.
func TestABondWithinABody(t *testing.T) {
	b := newPlate(spatial.Vec3{}, 0.01, 0.4, spatial.V(1, 0, 0), spatial.V(-1, 0, 0))
	p := problem(t, []Body{b}, Bond{A: of(0, 0), B: of(0, 1), Axes: Pinned, Linear: 10})
	step(p, h)
	near(t, "force", p.States[0].Reaction.Force.X, 20, 1e-12)
	near(t, "motion", b.moved.Linear.Norm()+b.moved.Angular.Norm(), 0, 1e-15)
}

// chain joins plates start, start+1, … start+count−1 to each other, and the first to a frame.
func chain(start, count int) []Bond {
	bonds := []Bond{{A: to(spatial.V(float64(start)+0.1, 0.05, 0)), B: of(start, 0)}}
	for i := start + 1; i < start+count; i++ {
		bonds = append(bonds, Bond{A: of(i-1, 0), B: of(i, 0), Linear: 30, Angular: 2})
	}
	return bonds
}

func plates(count int) []Body {
	var bodies []Body
	for i := range count {
		bodies = append(bodies, newPlate(spatial.V(float64(i), 0, 0), 0.01*float64(1+i), 0.2, spatial.V(0.1, 0, 0)))
	}
	return bodies
}

// Bonds that share no body, directly or through others, are problems of their own: the same to the last bit alone or together.
func TestIslandsAreIndependent(t *testing.T) {
	counts := []int{1, 3, 2}
	var all []Bond
	for i, start := range []int{0, 1, 4} {
		all = append(all, chain(start, counts[i])...)
	}
	together := problem(t, plates(7), all...) // the last plate has no bond
	for range 3 {
		step(together, h)
	}
	if together.islands.count != 3 {
		t.Errorf("%d islands, want 3", together.islands.count)
	}
	var alone []BondState
	for i, start := range []int{0, 1, 4} {
		p := problem(t, plates(7), chain(start, counts[i])...)
		for range 3 {
			step(p, h)
		}
		if p.islands.count != 1 {
			t.Errorf("%d islands, want 1", p.islands.count)
		}
		alone = append(alone, p.States...)
	}
	for i := range alone {
		if alone[i] != together.States[i] {
			t.Errorf("bond %d: alone %v, together %v", i, alone[i], together.States[i])
		}
	}
	joined := problem(t, plates(7), append(all, Bond{A: of(0, 0), B: of(5, 0)})...)
	step(joined, h)
	if joined.islands.count != 2 {
		t.Errorf("with a bond between the first and the last there are %d islands, want 2", joined.islands.count)
	}
}

// A body is asked once for each end of each row on it, and never by bonds of others.
func TestBodiesAreAskedOnlyForTheirOwnBonds(t *testing.T) {
	bodies := plates(3)
	p := problem(t, bodies, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned}, Bond{A: of(0, 0), B: of(1, 0), Axes: Ring})
	step(p, h)
	for i, want := range []int{5, 2, 0} {
		if got := bodies[i].(*plate).answered; got != want {
			t.Errorf("body %d was asked %d times, want %d", i, got, want)
		}
	}
}

// mute has no finite answer.
type mute struct{ plate }

func (*mute) Respond(_ int, _ spatial.Wrench, _ []int, dv []spatial.Twist) {
	for i := range dv {
		dv[i].Linear.X = math.NaN()
	}
}

// A body without an answer counts as one that does not give way; the bodies on the same island still get theirs.
func TestABodyWithoutAnAnswerSpoilsNoOther(t *testing.T) {
	silent := &mute{*newPlate(spatial.Vec3{}, 1, 1)}
	b := newPlate(spatial.V(0.2, 0, 0), 0.02, 0.3)
	p := problem(t, []Body{silent, b}, Bond{A: of(0, 0), B: of(1, 0), Linear: 10, Angular: 1})
	p.Load()
	b.Predict(h)
	p.Solve(h)
	near(t, "force", p.States[0].Reaction.Force.X, -0.2*10/(1+10*0.02), 1e-14)
}

func TestSolveAllocatesNothingOnceWarm(t *testing.T) {
	p := problem(t, plates(7), append(chain(0, 3), chain(3, 4)...)...)
	step(p, h)
	if n := testing.AllocsPerRun(50, func() { step(p, h) }); n != 0 {
		t.Errorf("%v allocations in a step, want 0", n)
	}
}

func BenchmarkSolve(b *testing.B) {
	for _, count := range []int{1, 4, 16} {
		b.Run(fmt.Sprint(6*count, " rows"), func(b *testing.B) {
			p := problem(b, plates(count), chain(0, count)...)
			step(p, h)
			b.ReportAllocs()
			for b.Loop() {
				p.Solve(h)
			}
		})
	}
}
