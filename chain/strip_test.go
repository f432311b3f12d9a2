package chain

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// sway is a base that swings and turns.
type sway struct{ at spatial.Vec3 }

func (s sway) At(t float64) (f spatial.Frame, velocity, acceleration spatial.Twist) {
	const rate = 2 * math.Pi * 1.5
	return spatial.Frame{
		Rot: spatial.Exp(spatial.V(0.3*math.Sin(rate*t), 0.5*math.Sin(0.7*rate*t), 0.2*math.Sin(1.3*rate*t))),
		Pos: s.at.Add(spatial.V(0.1*math.Sin(rate*t), 0.03*math.Sin(2*rate*t), 0)),
	}, velocity, acceleration
}

// curl is a helix of a length about a straight line along a direction, from a root.
func curl(root, along spatial.Vec3, length, radius, pitch float64, points int) (curve []spatial.Vec3) {
	turn := spatial.Between(spatial.V(0, 0, 1), along)
	wound := 2 * math.Pi * radius
	rise := length * pitch / math.Hypot(pitch, wound)
	for i := range points {
		s := float64(i) / float64(points-1)
		angle := 2 * math.Pi * s * rise / pitch
		p := spatial.V(radius*(math.Cos(angle)-1), radius*math.Sin(angle), s*rise)
		curve = append(curve, root.Add(turn.Rotate(p)))
	}
	return curve
}

// wig is a chain of random strands: bent, twisted, curled at rest, tapered, damped, some pinned, some with a bead.
func wig(rng *rand.Rand, strands, links int, softness float64) Config {
	cfg := Config{Gravity: down, Wind: spatial.V(0.5, 0, 0.1)}
	for i := range strands {
		dir := spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Unit()
		root := dir.Scale(0.1)
		length := 0.15 + 0.2*rng.Float64()
		s := Strand{
			Curve: curl(root, dir, length, 0.02*rng.Float64(), 0.05+0.1*rng.Float64(), 60), Links: links,
			Rest: curl(root, dir, length, 0.01*rng.Float64(), 0.05, 60), Twist: 10 * rng.NormFloat64(),
			Radii: [2]float64{40e-6 * (1 + rng.Float64()), 40e-6 * (1 + rng.Float64())}, Density: 1300, Young: 3.9e9 / softness,
			Loss: 1e-3 * rng.Float64(), Drag: 1e-4 * rng.Float64(), QuadraticDrag: 1e-4 * rng.Float64(),
			Profiles: Profiles{Size: Profile{{0, 1}, {1, 0.4}}},
		}
		if rng.IntN(4) == 0 {
			s.Root = Pinned
		}
		if rng.IntN(3) == 0 {
			s.Lumps = []Lump{{At: rng.Float64(), Mass: 1e-6, Radius: 1e-3, Offset: spatial.V(1e-3, -2e-3, 0)}}
		}
		s.Name = fmt.Sprint(i)
		cfg.Strands = append(cfg.Strands, s)
	}
	return cfg
}

// moving makes a chain that has taken some steps on a swaying base, and is in the middle of the next.
func moving(t testing.TB, cfg Config, h float64, steps int) *Chain {
	c := make1(t, cfg)
	c.strips = newStrips(c, nil)
	c.divide()
	c.Follow(sway{spatial.V(0, 0, 1.6)})
	run(c, h, steps)
	c.base, _, _ = c.baseAt(c.time + h)
	c.begin(h)
	for i := range c.trees {
		for k := c.trees[i].first; k < c.trees[i].last; k++ {
			c.aim(k, c.lag[i], (1-c.lag[i])*h)
		}
		c.guess(&c.trees[i], h)
	}
	return c
}

// step is what Predict and Correct are to a chain whose trees are all in strips.
func (ss *strips) step(h float64) (flags constraint.Flags) {
	c := ss.c
	for i := range c.efforts {
		c.efforts[i].iterations = 0
	}
	before := c.base
	c.base, _, _ = c.baseAt(c.time + h)
	c.carry(before, h, c.leapsTo(before, c.base))
	c.stepping = h
	c.strikePose()
	for i := range c.trees {
		c.lag[i] = (1 - c.cfg.Damping) / 3
		if c.fresh[i] || h != c.last {
			c.lag[i] = 0
		}
	}
	for i := range ss.all {
		ss.begin(&ss.all[i], ss.work, h)
	}
	c.last = h
	for i := range ss.all {
		flags |= ss.solve(&ss.all[i], ss.work)
	}
	for i := range ss.all {
		ss.finish(&ss.all[i], ss.work)
	}
	c.time += h
	return flags
}

// part is some quantities of a record, with the size that their differences are relative to if they are smaller: rotations in a Newton
// step are differences of forces that nearly cancel.
type region struct {
	at, count int
	least     float64
}

var (
	poseParts  = []region{{laneRot, 4, 0}, {lanePos, 3, 0}, {laneMat, 9, 0}, {laneGibbs, 3, 0.1}}
	workParts  = []region{{laneJoint, 9, 0}, {laneTurn, 9, 1}, {laneShift, 9, 0}, {laneOffset, 3, 1}, {laneInv, 6, 0}, {laneMove, 3, 1}, {laneKept, 4, 0}}
	goalParts  = []region{{0, 1, 0}, {1, 3, 0}, {4, 9, 0}, {13, 3, 1e-12}}
	startParts = []region{{laneGuess, 4, 0}, {laneDamped, 3, 0}}
	pastParts  = []region{{0, 8, 0}, {8, 6, 0}, {14, 6, 1}, {20, 18, 10}, {38, 6, 0.1}}
	sumParts   = []region{{laneSound, 1, 0}, {laneSize, 1, 1}}
)

// differ is how much quantities differ, relative to the largest in their lane and part; the worst of the lanes.
func differ(a, b []lanes, p region) (worst float64) {
	for lane := range 4 {
		size, d := p.least, 0.0
		for i := p.at; i < p.at+p.count; i++ {
			if math.Float64bits(a[i][lane]) != math.Float64bits(b[i][lane]) {
				d = math.Max(d, math.Abs(a[i][lane]-b[i][lane]))
			}
			size = math.Max(size, math.Abs(b[i][lane]))
		}
		if d != 0 {
			worst = math.Max(worst, d/size)
		}
	}
	return worst
}

// twins are kernels and their twin at work on the same strip.
type twins struct {
	a, b *stripWork
	s, r *strip // the twin's is r
}

// worst is the largest difference of all that the two have written.
func (w *twins) worst() (worst float64, where string) {
	note := func(what string, k int, a, b []lanes, parts []region) {
		for _, p := range parts {
			if d := differ(a, b, p); !(d <= worst) {
				worst, where = d, fmt.Sprintf("%s of link %d, quantity %d", what, k, p.at)
			}
		}
	}
	for k := range w.s.links {
		note("goal", k, w.a.goals[goalLanes*k:], w.b.goals[goalLanes*k:], goalParts)
		note("centre", k, w.a.centres[centreLanes*k:], w.b.centres[centreLanes*k:], []region{{0, 3, 0}})
		note("start", k, w.s.start[startLanes*k:], w.r.start[startLanes*k:], startParts)
		note("pose", k, w.a.poses[poseLanes*(k+1):], w.b.poses[poseLanes*(k+1):], poseParts)
		note("work", k, w.a.work[workLanes*k:], w.b.work[workLanes*k:], workParts)
	}
	for k := range min(stripChunk, w.s.links) {
		note("past", k, w.a.pasts[pastLanes*k:], w.b.pasts[pastLanes*k:], pastParts)
	}
	note("sums", 0, w.a.sums, w.b.sums, sumParts)
	for _, i := range []int{laneEnergy, laneScale} {
		note("energy", 0, []lanes{w.a.sums[i], w.a.sums[laneScale]}, []lanes{w.b.sums[i], w.b.sums[laneScale]}, []region{{0, 2, 0}})
	}
	return worst, where
}

// both does the same with the kernels and with the twin.
func (w *twins) both(do func(s *strip, w *stripWork)) {
	do(w.s, w.a)
	do(w.r, w.b)
}

// noise is how much the twin's sweeps change with the last digits of the poses. A thin link resists turning about its own axis by so
// much less than otherwise that pivots may have conditions of 1e7.
func (w *twins) noise(rng *rand.Rand) (noise float64) {
	changed := twins{s: w.s, r: w.s, a: newStripWork(w.b.sweeps, w.s.links), b: newStripWork(w.b.sweeps, w.s.links)}
	for _, c := range []*stripWork{changed.a, changed.b} {
		copy(c.goals, w.b.goals)
		copy(c.centres, w.b.centres)
		copy(c.poses, w.b.poses)
		copy(c.work, w.b.work)
		for i := poseLanes; i < len(c.poses); i++ {
			for lane := range 4 {
				c.poses[i][lane] *= 1 + 4e-16*rng.Float64()
			}
		}
		c.sweeps.backward(w.s, c)
		c.sweeps.forward(w.s, c)
	}
	noise, _ = changed.worst()
	return noise
}

// Each kernel does what its twin does, to rounding.
func TestStripKernels(t *testing.T) {
	best := bestSweeps()
	if best == nil {
		t.Skip("this CPU has no kernels")
	}
	rng := rand.New(rand.NewPCG(5, 1))
	all := 0.0
	for trial := range 60 {
		links := 10 + rng.IntN(25)
		h := []float64{1e-3, 1.0 / 240, 0.02}[trial%3]
		c := moving(t, wig(rng, 1+rng.IntN(4), links, math.Pow(10, float64(trial%3))), h, rng.IntN(20))
		for k := range c.effects {
			c.effects[k] = effect{force: spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(1e-7), drag: 1e-7 * rng.Float64(), stiff: 1e-5 * rng.Float64()}
		}
		ss := newStrips(c, best)
		twin := ss.all[0]
		twin.start = alignedLanes(len(twin.start))
		w := twins{s: &ss.all[0], r: &twin, a: ss.work, b: newStripWork(newStripTwin(links), links)}
		agree := func(what string, limit float64) {
			t.Helper()
			worst, where := w.worst()
			if all = math.Max(all, worst/limit); !(worst < limit) {
				t.Fatalf("trial %d, %s: %s of %d differs by %g", trial, what, where, links, worst)
			}
		}
		const exact = 1e-12
		w.both(func(s *strip, w *stripWork) { ss.begin(s, w, h) })
		agree("begin", exact)
		w.both(func(s *strip, w *stripWork) { ss.load(s, w, true) })
		agree("load", exact)
		for range 3 {
			w.both(func(s *strip, w *stripWork) { w.sweeps.backward(s, w) })
			for lane := range 4 {
				if w.a.sound(lane) != w.b.sound(lane) {
					t.Fatalf("trial %d: lane %d is sound %v, want %v", trial, lane, w.a.sound(lane), w.b.sound(lane))
				}
			}
			inverted := 10*exact + 100*w.noise(rng)
			agree("backward", inverted)
			w.both(func(s *strip, w *stripWork) { w.sweeps.forward(s, w) })
			agree("forward", inverted)
			copy(w.b.work, w.a.work) // the same step
			w.b.sums[laneSize] = w.a.sums[laneSize]
			w.both(func(s *strip, w *stripWork) {
				for lane, part := range [...]float64{1, 0.3, 0, 1} {
					w.sums[lanePart][lane] = part * math.Min(1, boldest/math.Sqrt(w.sums[laneSize][lane]))
				}
				w.sweeps.apply(s, w)
			})
			agree("apply", exact)
			copy(w.b.poses, w.a.poses)
		}
		w.both(func(s *strip, w *stripWork) {
			ss.setStep(s, w, h, false)
			w.sums[laneChange], w.sums[laneSpeed] = lanes{}, lanes{}
			w.sweeps.remember(s, w, 0, min(stripChunk, s.links))
		})
		agree("remember", exact)
	}
	t.Logf("largest difference: %.2g of what is allowed", all)
}

// solvers are the ways to solve strips here.
func solvers(links int) map[string]stripSweeps {
	s := map[string]stripSweeps{"twin": newStripTwin(links)}
	if best := bestSweeps(); best != nil {
		s["kernels"] = best
	}
	return s
}

// A strip does what its trees do alone: the same iterations, the same state.
func TestStripsSolveAsTreesAlone(t *testing.T) {
	for name, sweeps := range solvers(30) {
		rng := rand.New(rand.NewPCG(5, 2))
		worst, trees := 0.0, 0
		for trial := range 30 {
			h := []float64{1e-3, 1.0 / 240, 0.02}[trial%3]
			cfg := wig(rng, 1+rng.IntN(9), 1+rng.IntN(30), math.Pow(10, float64(trial%5)))
			cfg.Tolerance = 1e-12
			steps := rng.IntN(20)
			alone, together := moving(t, cfg, h, steps), moving(t, cfg, h, steps)
			converged := make([]bool, len(alone.trees))
			for i := range alone.trees {
				converged[i] = alone.solve(&alone.trees[i]) == 0
			}
			ss := newStrips(together, sweeps)
			for i := range ss.all {
				ss.begin(&ss.all[i], ss.work, h)
				ss.solve(&ss.all[i], ss.work)
			}
			if a, b := alone.Iterations(), together.Iterations(); a != b {
				t.Errorf("%s, trial %d: %d iterations, want %d", name, trial, b, a)
			}
			for k := range alone.now { // where one is that has not converged is as good as any place
				if d := apart(&alone.now[k], &together.now[k]); converged[alone.treeOf(k)] {
					if worst = math.Max(worst, d); !(d < 1e-9) {
						t.Fatalf("%s, trial %d: link %d is off by %g", name, trial, k, d)
					}
				}
			}
			for i := range alone.trees {
				trees++
				if f := alone.reaction[i].Force; converged[i] && f.Sub(together.reaction[i].Force).Norm() > 1e-6*f.Norm() {
					t.Fatalf("%s, trial %d: reaction of tree %d is %v, want %v", name, trial, i, together.reaction[i], alone.reaction[i])
				}
				ss.pivotsOf(i)
				alone.backward(&alone.trees[i]) // its own pivots are of before its last iteration
				first := alone.trees[i].first
				a, b := &alone.steps[first].turn, &together.steps[first].turn
				if d := a.Col(0).Sub(b.Col(0)).Norm(); converged[i] && !(d < 1e-6*a.Col(0).Norm()) {
					t.Fatalf("%s, trial %d: pivots of tree %d are off by %g", name, trial, i, d)
				}
			}
		}
		t.Logf("%s: %d trees, off by %.2g at most", name, trees, worst)
	}
}

// Loads in the middle of a step move the strands that they are on, as if these were alone, and no others.
func TestStripsRefine(t *testing.T) {
	const h, links = 1.0 / 240, 10
	for name, sweeps := range solvers(links) {
		for _, loaded := range [][]int{{2}, {1, 3}, {0, 1, 2, 3, 4}} {
			cfg := wig(rand.New(rand.NewPCG(5, 7)), 5, links, 1)
			cfg.Tolerance = 1e-12
			alone, together := moving(t, cfg, h, 20), moving(t, cfg, h, 20)
			ss := newStrips(together, sweeps)
			for i := range ss.all {
				ss.begin(&ss.all[i], ss.work, h)
				ss.solve(&ss.all[i], ss.work)
			}
			copy(alone.now, together.now)
			for _, c := range []*Chain{alone, together} {
				c.inStep = true
				for _, strand := range loaded {
					at := c.points[c.PointAt(strand, 0.4)]
					c.spring(&at, 0.01, c.now[at.link].pos)
					c.Load(c.PointAt(strand, 0.7), spatial.Wrench{Torque: spatial.V(1e-8, 0, 2e-8), Force: spatial.V(1e-6, 2e-6, 0)})
				}
			}
			before := append([]pose(nil), together.now...)
			alone.Refine(h)
			for i := range ss.all {
				ss.refine(&ss.all[i], ss.work)
			}
			for k := range alone.now {
				moves := slices.Contains(loaded, alone.treeOf(k))
				if d := apart(&alone.now[k], &together.now[k]); !(d < 1e-9) || !moves && together.now[k] != before[k] {
					t.Fatalf("%s, loads on %v: link %d is off by %g", name, loaded, k, d)
				}
			}
		}
	}
}

// apart is how far poses are apart [m], [rad].
func apart(a, b *pose) float64 {
	turn := a.rot.Conj().Mul(b.rot).Log().Norm()
	return math.Max(math.Max(a.pos.Sub(b.pos).Norm(), turn), math.Max(a.gibbs.Sub(b.gibbs).Norm(), a.mat.Col(0).Sub(b.mat.Col(0)).Norm()))
}

// Strips go through time as trees alone do, pose and all.
func TestStripsThroughTime(t *testing.T) {
	const h, steps, links = 1.0 / 240, 120, 12
	for name, sweeps := range solvers(links) {
		for _, strength := range []float64{0, 1e-3} {
			cfg := wig(rand.New(rand.NewPCG(5, 3)), 6, links, 1)
			cfg.Tolerance = 1e-12
			for i := range cfg.Strands {
				cfg.Strands[i].PoseStrength, cfg.Strands[i].PoseDamping = strength, strength/100
			}
			alone, together := make1(t, cfg), make1(t, cfg)
			alone.strips = newStrips(alone, nil)
			alone.divide()
			ss := newStrips(together, sweeps)
			path := sway{spatial.V(0, 0, 1.6)}
			alone.Follow(path)
			together.Follow(path)
			for range steps {
				run(alone, h, 1)
				ss.step(h)
			}
			worst := 0.0
			for k := range alone.now {
				worst = math.Max(worst, apart(&alone.now[k], &together.now[k]))
			}
			if !(worst < 1e-6) { // rounding grows with the swing of the strands
				t.Errorf("%s, pose %g: after %d steps off by %g", name, strength, steps, worst)
			}
			if a, b := alone.Energy().Total(), together.Energy().Total(); math.Abs(a-b) > 1e-6*math.Abs(a) {
				t.Errorf("%s, pose %g: energy %g, want %g", name, strength, b, a)
			}
		}
	}
}

// What a strand does does not depend on which strands are beside it.
func TestLanesAreApart(t *testing.T) {
	const h, links = 1.0 / 60, 15 // so long a step that pivots must be lifted
	for name, sweeps := range solvers(links) {
		cfg := wig(rand.New(rand.NewPCG(5, 4)), 5, links, 30)
		var ends []spatial.Frame
		for i := range cfg.Strands {
			moved := cfg
			moved.Strands = append(append([]Strand(nil), cfg.Strands[i:]...), cfg.Strands[:i]...)
			c := make1(t, moved)
			c.Follow(sway{})
			ss := newStrips(c, sweeps)
			for range 30 {
				ss.step(h)
			}
			strand, _ := c.Strand("4")
			first, count := c.LinksOf(strand)
			ends = append(ends, c.Link(first+count-1))
		}
		for i := range ends {
			if ends[i] != ends[0] {
				t.Errorf("%s: with %d strands before it, its end is at %v, want %v to the bit", name, 4-i, ends[i], ends[0])
			}
		}
	}
}

// A strand that is not finite is flagged, and those beside it go on as if it were not there.
func TestLaneThatIsNotFinite(t *testing.T) {
	const h, links = 1.0 / 240, 15
	for name, sweeps := range solvers(links) {
		var now [2][]pose
		for i := range now {
			c := moving(t, wig(rand.New(rand.NewPCG(5, 8)), 4, links, 1), h, 10)
			ss := newStrips(c, sweeps)
			ss.begin(&ss.all[0], ss.work, h)
			if i == 1 {
				c.goals[c.trees[2].first+7].point.X = math.NaN()
			}
			if flags := ss.solve(&ss.all[0], ss.work); (flags == constraint.Unconverged) != (i == 1) {
				t.Errorf("%s: flags %v with %d strands that are not finite", name, flags, i)
			}
			now[i] = append(c.now[:c.trees[2].first:c.trees[2].first], c.now[c.trees[3].first:]...)
		}
		if !slices.Equal(now[0], now[1]) {
			t.Errorf("%s: strands beside one that is not finite are not where they would be without it", name)
		}
	}
}

// A strip is plain strands only; others stay alone.
func TestWhatIsInStrips(t *testing.T) {
	cfg := wig(rand.New(rand.NewPCG(5, 5)), 9, 8, 1)
	cfg.Strands[1].Law = Tangent
	cfg.Strands[3].Joint = Hinge
	cfg.Strands[3].Curve, cfg.Strands[3].Rest = []spatial.Vec3{{}, {Z: 0.2}}, nil
	cfg.Strands[3].Twist = 0
	cfg.Strands[5].Root = Free
	cfg.Strands[6].Links = 7
	cfg.Strands = append(cfg.Strands, Strand{Parent: "7", At: 0.5, Curve: []spatial.Vec3{{}, {X: 0.1}}, Links: 3, Radius: 1e-4, Density: 1000, Young: 1e9})
	c := make1(t, cfg)
	ss := newStrips(c, newStripTwin(8))
	if len(ss.alone) != 4 || len(ss.all) != 2 {
		t.Errorf("%d strips and trees %v alone, want 2 and the four that are not plain", len(ss.all), ss.alone)
	}
	in := 0
	for i := range ss.all {
		in += ss.all[i].used
	}
	if in+len(ss.alone) != len(c.trees) {
		t.Errorf("%d trees in strips and %d alone, want %d together", in, len(ss.alone), len(c.trees))
	}
	if none := newStrips(c, nil); len(none.all) != 0 || len(none.alone) != len(c.trees) {
		t.Errorf("without kernels %d strips, want none", len(none.all))
	}
}

func TestStripsDoNotAllocate(t *testing.T) {
	const h = 1.0 / 240
	c := moving(t, wig(rand.New(rand.NewPCG(5, 6)), 8, 10, 1), h, 5)
	for name, sweeps := range solvers(10) {
		ss := newStrips(c, sweeps)
		if n := testing.AllocsPerRun(10, func() { ss.step(h) }); n != 0 {
			t.Errorf("%s: %g allocations in a step, want 0", name, n)
		}
	}
}
