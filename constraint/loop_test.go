package constraint

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// The rows push along the derivatives of their gaps: against finite differences, at gaps of any size.
func TestRowsAreDerivativesOfTheGap(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	vec := func(size float64) spatial.Vec3 {
		return spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(size)
	}
	for trial := range 200 {
		bond := Bond{A: of(0, 0), B: of(1, 0), Axes: Axes(1 + rng.IntN(63))}
		if trial%2 == 1 {
			bond.LinearSlack, bond.AngularSlack = 1e-3, 1e-3
		}
		a, b := newBlock(1, spatial.V(1, 1, 1), vec(1)), newBlock(1, spatial.V(1, 1, 1), vec(1))
		a.now.Rot, b.now.Rot = spatial.Exp(vec(1)), spatial.Exp(vec(0.5))
		gaps := func() (gap []float64, rows []row) {
			p := problem(t, []Body{a, b}, bond)
			p.Solve(h)
			for _, r := range p.rows {
				gap = append(gap, r.gap)
			}
			return gap, p.rows
		}
		before, rows := gaps()
		moveA, moveB := spatial.Twist{Angular: vec(1), Linear: vec(1)}, spatial.Twist{Angular: vec(1), Linear: vec(1)}
		place, turn := b.now.Pos, b.now.Rot
		const small = 1e-6
		a.now, b.now = moved(a.now, moveA.Scale(small)), moved(b.now, moveB.Scale(small))
		after, _ := gaps()
		// Relative twist at B's place.
		relative := moveB.Sub(spatial.Twist{Angular: moveA.Angular, Linear: moveA.Linear.Add(moveA.Angular.Cross(place.Sub(a.now.Pos)))})
		for i, r := range rows {
			if turn.Conj().Mul(a.now.Rot).Log().Norm() < 3 { // at half a turn the rotation vector jumps
				near(t, "rate of a gap", (after[i]-before[i])/small, relative.Power(r.world), 3e-4)
			}
		}
	}
}

// A rotation by more than a right angle about a skew axis, asked for within a step, is there after a few: Newton's method squares
// the gap in each.
func TestALargeTurnConvergesFast(t *testing.T) {
	b := newBlock(1, spatial.V(0.02, 0.03, 0.05), spatial.Vec3{})
	target := spatial.Frame{Rot: spatial.Exp(spatial.V(0.9, -0.7, 1.1))}
	p := problem(t, []Body{b}, Bond{A: Anchor{Body: World, Frame: target}, B: of(0, 0)})
	gaps := []float64{}
	for range 3 {
		b.velocity, b.speed = spatial.Twist{}, spatial.Twist{}
		step(p, h)
		gaps = append(gaps, p.States[0].Gap.Angular.Norm())
	}
	if !(gaps[0] < 0.2 && gaps[1] < 0.01 && gaps[2] < 1e-4) {
		t.Errorf("the gap is %v rad after the first steps", gaps)
	}
}

// A block on a pin is a pendulum: T = 2π√(I/mgd) for small swings, and the pin holds to rounding of what it corrects.
func TestABlockOnAPinIsAPendulum(t *testing.T) {
	const m, d, inertia = 0.5, 0.3, 0.004
	period := func(h float64) float64 {
		lever := spatial.V(0, 0, d)
		b := newBlock(m, spatial.V(inertia, inertia, inertia), spatial.Vec3{}, lever)
		b.now.Rot = spatial.Exp(spatial.V(0.01, 0, 0))
		b.now.Pos = b.now.Rot.Rotate(lever).Neg()
		b.gravity = spatial.V(0, 0, -g)
		p := problem(t, []Body{b}, Bond{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned})
		p.Measure()
		var crossings []float64
		for i := 1; len(crossings) < 3; i++ {
			before := b.now.Rot.Log().X
			if gap := step(p, h); gap > 1e-9 {
				t.Fatalf("the pin is open by %v m", gap)
			}
			if now := b.now.Rot.Log().X; before*now < 0 {
				crossings = append(crossings, h*(float64(i)-now/(now-before)))
			}
		}
		return crossings[2] - crossings[0]
	}
	want := 2 * math.Pi * math.Sqrt((inertia+m*d*d)/(m*g*d))
	near(t, "period", period(1e-3), want, 1e-3*want)
	near(t, "period", period(2e-4), want, 1e-4*want)
}

// ring is blocks in a circle, each pinned to the next: a closed loop with one bond more than a chain.
func ring(t testing.TB, count int, axes Axes) *Problem {
	side := 0.1
	radius := side / 2 / math.Tan(math.Pi/float64(count))
	var bodies []Body
	var bonds []Bond
	for i := range count {
		angle := 2 * math.Pi * float64(i) / float64(count)
		b := newBlock(0.1, spatial.V(1e-3, 1e-3, 1e-3), spatial.V(radius*math.Sin(angle), 0, -radius*math.Cos(angle)), spatial.V(side/2, 0, 0), spatial.V(-side/2, 0, 0))
		b.now.Rot = spatial.Exp(spatial.V(0, -angle, 0))
		bodies = append(bodies, b)
		bond := Bond{A: of(i, 0), B: of((i+1)%count, 1), Axes: axes}
		bond.A.Offset.Rot = spatial.Exp(spatial.V(0, -2*math.Pi/float64(count), 0))
		bonds = append(bonds, bond)
	}
	p := problem(t, bodies, bonds...)
	p.Measure()
	return p
}

// A string of masses on ropes that falls, in long steps: each further solve of a step squares what the one before has missed.
func TestSolvingAgainIsNewtonsMethod(t *testing.T) {
	const count, h = 13, 0.05
	worst := map[int]float64{}
	for _, passes := range []int{2, 4, 6} {
		var bodies []Body
		bonds := []Bond{{A: to(spatial.Vec3{}), B: of(0, 0), Axes: Pinned, LinearSlack: 0.1}}
		for i := range count {
			b := newMass(0.05, spatial.V(float64(i+1)/(count+1), 0, 0), spatial.Vec3{})
			b.gravity = spatial.V(0, 0, -g)
			bodies = append(bodies, b)
			if i > 0 {
				bonds = append(bonds, Bond{A: of(i-1, 0), B: of(i, 0), Axes: Pinned, LinearSlack: 0.1})
			}
		}
		p := problem(t, bodies, append(bonds, Bond{A: to(spatial.V(1, 0, 0)), B: of(count-1, 0), Axes: Pinned, LinearSlack: 0.1})...)
		for range 100 {
			p.Load()
			for _, b := range bodies {
				b.Predict(h)
			}
			for range passes {
				p.Solve(h)
				for _, b := range bodies {
					b.Correct(h)
				}
			}
			miss, _ := p.Miss()
			worst[passes] = math.Max(worst[passes], miss)
			near(t, "gap", p.Measure(), miss, 1e-15)
		}
		nearVec(t, "forces of the supports", p.States[0].Reaction.Force.Sub(p.States[count].Reaction.Force.Scale(-1)), spatial.V(0, 0, count*0.05*g), 0.05) // nearly at rest
	}
	if !(worst[2] < 0.05 && worst[4] < 1e-3 && worst[6] < 1e-8) {
		t.Errorf("the ropes are too long by at most %v m after that many solves", worst)
	}
}

// A closed loop that tumbles freely: momentum stays to rounding, the loop stays closed.
func TestAClosedLoopStaysClosed(t *testing.T) {
	p := ring(t, 8, Pinned)
	for i, b := range p.Bodies {
		b := b.(*block)
		b.velocity = spatial.Twist{Linear: spatial.V(0.3, 0.1, 0).Add(spatial.V(0, 2, 0).Cross(b.now.Pos)), Angular: spatial.V(0, 2, 0)}
		if i == 0 {
			b.velocity.Linear = b.velocity.Linear.Add(spatial.V(0, 0, 0.5))
		}
	}
	momentum := func() (sum spatial.Vec3) {
		for _, b := range p.Bodies {
			sum = sum.AddScaled(b.(*block).mass, b.(*block).velocity.Linear)
		}
		return sum
	}
	before := momentum()
	for range 3 { // catch the first, which was not moving with the others
		step(p, h)
	}
	for i := range 2000 {
		if gap := step(p, h); gap > 1e-8 || last.Unsolved > 0 {
			t.Fatalf("step %d: open by %v m, %+v", i, gap, last)
		}
	}
	nearVec(t, "momentum", momentum(), before, 1e-10)
}

// The same loop with all six directions held at each joint has six rows too many: it is rigid, its loads are shared, and it keeps
// its shape.
func TestARedundantLoopIsRigid(t *testing.T) {
	p := ring(t, 6, Clamped)
	for _, b := range p.Bodies {
		b.(*block).gravity = spatial.V(0, 0, -g)
		b.(*block).velocity.Linear = spatial.V(0.1, 0, 0)
	}
	for i := range 1000 {
		if gap := step(p, h); gap > 1e-9 || last.Unsolved > 0 {
			t.Fatalf("step %d: open by %v m, %+v", i, gap, last)
		}
	}
	for i := range p.States {
		// In free fall nothing has to be borne. After a second places are known to 1e-15 m; against each other rows give way by 1e-6
		// of h²/m = 1e-5 m/N.
		if force := p.States[i].Reaction.Force.Norm(); force > 1e-4 {
			t.Errorf("bond %d pulls with %v N in free fall", i, force)
		}
	}
}

// Two points of one body are brought to a distance that changes: a joint that follows an animated value.
func TestABondWithinABodyFollowsItsOffset(t *testing.T) {
	b := newPair(newMass(1, spatial.V(0, 0, 0), spatial.Vec3{}), newMass(3, spatial.V(0.1, 0, 0), spatial.Vec3{}))
	bond := Bond{A: of(0, 0), B: of(0, 1), Axes: Pinned}
	p := problem(t, []Body{b}, bond)
	for i := range 300 {
		x := 0.1 + 0.05*math.Sin(0.02*float64(i))
		p.Bonds[0].A.Offset = spatial.Frame{Pos: spatial.V(x, 0, 0)}
		step(p, h)
		near(t, "distance", b.one[1].position.X-b.one[0].position.X, x, 1e-12)
		near(t, "middle", (b.one[0].position.X+3*b.one[1].position.X)/4, 0.075, 1e-12)
	}
}

// Bonds that ask for different places: the mass is between, the outcome says so, and the forces do not grow with time.
func TestContradictoryBondsDoNotPullHarderWithTime(t *testing.T) {
	b := newMass(0.2, spatial.Vec3{}, spatial.Vec3{})
	b.gravity = spatial.V(0, 0, -g)
	p := problem(t, []Body{b},
		Bond{A: to(spatial.V(0.1, 0, 0)), B: of(0, 0), Axes: Pinned}, Bond{A: to(spatial.V(-0.1, 0, 0)), B: of(0, 0), Axes: Pinned},
		Bond{A: to(spatial.V(0, 0.3, 0)), B: of(0, 0), Axes: Pinned})
	var early spatial.Vec3
	for i := range 1000 {
		step(p, h)
		if last.Unsolved == 0 || last.Flags() != Unsolved {
			t.Fatalf("step %d: %+v, want rows that are unsolved", i, last)
		}
		if i == 10 {
			early = p.States[0].Reaction.Force
		}
	}
	nearVec(t, "place", b.position, spatial.V(0, 0.1, 0), 1e-6)
	nearVec(t, "force", p.States[0].Reaction.Force, early, 1e-6*early.Norm())
	near(t, "residual", last.Residual, 0.2, 0.01)
}

// An island larger than pivoting is meant for is relaxed, and comes to rest all the same.
func TestALargeIslandIsRelaxed(t *testing.T) {
	const count, m = 12, 0.1
	var bodies []Body
	bonds := []Bond{{A: to(spatial.V(0.01, 0, 0)), B: of(0, 0), Axes: Pinned}}
	for i := range count {
		b := newMass(m, spatial.Vec3{}, spatial.Vec3{})
		b.gravity = spatial.V(0, 0, -g)
		bodies = append(bodies, b)
		if i > 0 {
			bonds = append(bonds, Bond{A: of(i-1, 0), B: of(i, 0), Axes: Pinned})
		}
	}
	p := problem(t, bodies, bonds...)
	p.direct = 10
	gap := 0.0
	for range 500 {
		gap = step(p, h)
	}
	// 200 sweeps over a chain of 12, whose condition number is some 60.
	near(t, "gap", gap, 0, 1e-9)
	near(t, "force", p.States[0].Reaction.Force.Z, count*m*g, 1e-6)
}

func TestBondsOfAllKindsAllocateNothingOnceWarm(t *testing.T) {
	p := ring(t, 6, Pinned)
	p.Bonds[0].Settle = 0.1
	p.Bonds[1].LinearSlack = 0.01
	p.Bonds[2].Axes, p.Bonds[2].AngularSlack = Clamped, 0.1
	p.Bonds[3].Axes, p.Bonds[3].Strength = Ring, 3
	for i, b := range p.Bodies {
		b.(*block).gravity = spatial.V(0, 0, -g*float64(i))
	}
	for range 100 {
		step(p, h)
	}
	if n := testing.AllocsPerRun(50, func() { step(p, h) }); n != 0 {
		t.Errorf("%v allocations in a step, want 0", n)
	}
	for i, b := range p.Bodies {
		if !b.Finite() {
			t.Errorf("body %d is not finite", i)
		}
	}
}

// Many islands cost in proportion to their number.
func BenchmarkIslands(b *testing.B) {
	for _, count := range []int{10, 100, 1000} {
		b.Run("", func(b *testing.B) {
			var bodies []Body
			var bonds []Bond
			for i := range count {
				bodies = append(bodies, newBlock(1, spatial.V(1, 1, 1), spatial.V(float64(i), 0, 0)))
				bonds = append(bonds, Bond{A: to(spatial.V(float64(i), 0, 1e-3)), B: of(i, 0)})
			}
			p := problem(b, bodies, bonds...)
			step(p, h)
			b.ReportAllocs()
			for b.Loop() {
				p.Solve(h)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(count), "ns/bond")
		})
	}
}
