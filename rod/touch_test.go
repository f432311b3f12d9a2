package rod

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// touchable is a thread of 0.3 m with 40 pieces.
func touchable(tb testing.TB, change func(*Config)) *Rod {
	cfg := Config{
		Curve: Line{To: spatial.V(0.3, 0, 0)}, Nodes: 81, Pieces: 40,
		Section: Section{Radius: 1e-3}, Young: 1e8, Poisson: 0.4, Density: 1000, Gravity: spatial.V(0, 0, -9.81),
		Holds: []Hold{{At: 0}},
	}
	if change != nil {
		change(&cfg)
	}
	return mustNew(tb, cfg)
}

// rods that are held, loaded and made in different ways.
var touchables = []struct {
	name   string
	change func(*Config)
}{
	{"clamped", nil},
	{"both ends held", func(c *Config) {
		c.Holds = append(c.Holds, Hold{At: 1, Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0, 1.2, 0.4)), Pos: spatial.V(0.25, 0.05, 0.02)}})
	}},
	{"held by a ring and a spring", func(c *Config) {
		c.Holds = append(c.Holds, Hold{At: 0.4, Axes: Ring}, Hold{At: 0.8, Axes: Pinned, Linear: 5})
	}},
	{"extensible", func(c *Config) { c.Extensible, c.Young = true, 1e7 }},
	{"with a load that follows", func(c *Config) {
		c.Loads = []Load{{From: 1, To: 1, Wrench: spatial.Wrench{Force: spatial.V(0.01, 0, 0)}, Local: true}}
	}},
	{"curved, on an uneven mesh", func(c *Config) {
		c.Curve, c.Nodes = Helix{Radius: 0.03, Pitch: 0.04, Turns: 1.3}, 0
		for i := range 61 {
			t := float64(i) / 60
			c.Mesh = append(c.Mesh, t*t*(2-t))
		}
	}},
}

// press gives every third point of the surface a push of a hand's breadth and a turn, from a fixed seed.
func press(r *Rod, size float64) {
	random := rand.New(rand.NewPCG(1, 2))
	for p := 2; p < r.cfg.Pieces; p += 3 {
		v := func() spatial.Vec3 {
			return spatial.V(random.NormFloat64(), random.NormFloat64(), random.NormFloat64()).Scale(size)
		}
		r.Load(p, spatial.Wrench{Torque: v().Scale(2e-3), Force: v()})
	}
}

func TestAnswersAreThoseOfRespond(t *testing.T) {
	for _, c := range touchables {
		t.Run(c.name, func(t *testing.T) {
			r := touchable(t, c.change)
			extra := r.PointAt(0.33)
			press(r, 2e-3)
			r.Predict(0.01)
			points := []int{39, 3, 4, 17, 0, extra, 16, 38, 25}
			n := len(points)
			out := make([]spatial.Mat6, n*n)
			r.Answers(points, out)
			want := make([]spatial.Mat6, n*n)
			dv := make([]spatial.Twist, n)
			for j, p := range points {
				for axis := range 6 {
					r.Respond(p, spatial.UnitWrench(axis), points, dv)
					for i := range points {
						want[i*n+j].SetCol(axis, dv[i])
					}
				}
			}
			for i, p := range points {
				own := &want[i*n+i].LL
				if p != extra { // what its piece yields for itself
					yields := r.touch.yields / (0.01 * 0.01)
					own.XX, own.YY, own.ZZ = own.XX+yields, own.YY+yields, own.ZZ+yields
				}
			}
			for i := range n {
				for j := range n {
					size := math.Sqrt(sizeOf(&out[i*n+i]) * sizeOf(&out[j*n+j]))
					var back spatial.Mat6 // where loads have no potential, Answers are the symmetric part
					back.T(&want[j*n+i])
					for axis := range 6 {
						got := column(&out[i*n+j], axis)
						mean := column(&want[i*n+j], axis).Add(column(&back, axis)).Scale(0.5)
						// The pivots of a rigid hold leave half the digits.
						if off := got.Sub(mean); off.Angular.Norm()+off.Linear.Norm() > 1e-9*size {
							t.Fatalf("answer of %d to axis %d of %d is %v, want %v", points[i], axis, points[j], got, mean)
						}
					}
				}
			}
			for i := range n {
				for j := range n {
					var back spatial.Mat6
					if back.T(&out[j*n+i]); back != out[i*n+j] {
						t.Fatalf("answers of %d and %d are not exactly symmetric", points[i], points[j])
					}
				}
			}
		})
	}
}

// Respond is the derivative of what a step does: a further push and its opposite, each solved for.
func TestRespondIsWhatAStepDoes(t *testing.T) {
	const h = 0.01
	for _, c := range touchables {
		t.Run(c.name, func(t *testing.T) {
			r := touchable(t, func(cfg *Config) {
				if c.change != nil {
					c.change(cfg)
				}
				cfg.Tolerance = 1e-12
			})
			press(r, 2e-3)
			for range 10 { // torques turn with the rod by half
				r.Solve()
			}
			r.Predict(h)
			at := []int{5, 20, 39}
			dv := make([]spatial.Twist, len(at))
			for _, p := range []int{5, 29} {
				for axis := range 6 {
					small := 1e-6
					if axis < 3 {
						small = 1e-9
					}
					move := func(sign float64) (poses [3]spatial.Frame) {
						r.Load(p, spatial.UnitWrench(axis).Scale(sign*small))
						if flags := r.Refine(h); flags != 0 {
							t.Fatalf("flags %v", flags)
						}
						for i, q := range at {
							poses[i] = r.Pose(q)
						}
						r.Load(p, spatial.UnitWrench(axis).Scale(-sign*small))
						r.Refine(h)
						return poses
					}
					plus, minus := move(1), move(-1)
					r.Respond(p, spatial.UnitWrench(axis), at, dv)
					for i := range at {
						got := spatial.Twist{
							Angular: plus[i].Rot.Mul(minus[i].Rot.Conj()).Log(), Linear: plus[i].Pos.Sub(minus[i].Pos),
						}.Scale(1 / (2 * small * h * h))
						off := got.Sub(dv[i])
						if off.Angular.Norm() > 2e-4*dv[i].Angular.Norm() || off.Linear.Norm() > 2e-4*dv[i].Linear.Norm() {
							t.Errorf("axis %d at %d moves %d by %v, Respond says %v", axis, p, at[i], got, dv[i])
						}
					}
				}
			}
		})
	}
}

func column(m *spatial.Mat6, axis int) spatial.Twist {
	if axis < 3 {
		return spatial.Twist{Angular: m.AA.Col(axis), Linear: m.LA.Col(axis)}
	}
	return spatial.Twist{Angular: m.AL.Col(axis - 3), Linear: m.LL.Col(axis - 3)}
}

func sizeOf(m *spatial.Mat6) float64 {
	s := 0.0
	for axis := range 6 {
		c := column(m, axis)
		s += c.Angular.Norm() + c.Linear.Norm()
	}
	return s
}

// The fast sweep and the plain one agree on the terms of touch, and both are those of the energy.
func TestTouchTermsAreThoseOfTheirEnergy(t *testing.T) {
	r := touchable(t, nil)
	press(r, 5e-3)
	r.beginStep()
	r.touch.firm, r.touch.drag = 0.3, 2 // springs that draw to where the rod was
	r.loads()
	r.touch.tighten(r.now)
	random := rand.New(rand.NewPCG(3, 4))
	for k := range r.now {
		r.now[k].rot = spatial.Exp(spatial.V(random.NormFloat64(), random.NormFloat64(), random.NormFloat64()).Scale(0.2)).Mul(r.now[k].rot)
	}
	r.roll(r.now)
	const k, small = 23, 1e-4
	r.touch.couple[k] = spatial.V(0.3, -0.5, 0.8)
	moved := func(d spatial.Vec3) float64 {
		p := r.now[k]
		p.rot = spatial.Exp(d).Mul(p.rot)
		var own answer
		return r.touch.addCouple(k, &own, &p)
	}
	var own answer
	middle := r.touch.addCouple(k, &own, &r.now[k])
	full := own.a.Mat()
	for i, a := range [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		slope := (moved(a.Scale(small)) - moved(a.Scale(-small))) / (2 * small)
		if off := slope - own.gt.Dot(a); math.Abs(off) > 1e-8 {
			t.Errorf("slope along %d is %v, want %v", i, own.gt.Dot(a), slope)
		}
		for j, b := range [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
			bend := (moved(a.Add(b).Scale(small)) - moved(a.Sub(b).Scale(small)) - moved(b.Sub(a).Scale(small)) + moved(a.Add(b).Scale(-small))) / (4 * small * small)
			if off := bend - full.MulVec(b).Dot(a); math.Abs(off) > 1e-6 {
				t.Errorf("second derivative %d %d is %v, want %v", i, j, full.MulVec(b).Dot(a), bend)
			}
		}
	}
	sum := 0.0
	for j := range r.now {
		var a answer
		if sum += r.touch.anchor(j, &a, &r.now[j]); j < len(r.touch.couple) {
			sum += r.touch.addCouple(j, &a, &r.now[j])
		}
	}
	if all := r.touch.energy(r.now); math.Abs(all-sum) > 1e-12*math.Abs(sum) || middle == 0 {
		t.Errorf("energy %v, by links %v", all, sum)
	}
	r.backward()
	fast := r.root.move
	r.plainBackward()
	if off := r.root.move.Sub(fast); off.Angular.Norm() > 1e-6*fast.Angular.Norm() {
		t.Errorf("plain sweep moves the root by %v, the fast one by %v", r.root.move, fast)
	}
}

func TestPiecesCoverTheRod(t *testing.T) {
	for _, c := range touchables {
		t.Run(c.name, func(t *testing.T) {
			r := touchable(t, c.change)
			pieces := r.AppendPieces(nil)
			if len(pieces) != 40 {
				t.Fatalf("%d pieces, want 40", len(pieces))
			}
			var end spatial.Vec3
			for i, p := range pieces {
				if p.Shape.Kind() != collide.Capsule || p.Shape.Round() != 1e-3 {
					t.Fatalf("piece %d is a %v of radius %v", i, p.Shape.Kind(), p.Shape.Round())
				}
				f := r.Pose(p.Point).Mul(p.Place)
				from, to := f.Point(p.Shape.Half().Neg()), f.Point(p.Shape.Half())
				if i > 0 && from.Sub(end).Norm() > 1e-12 {
					t.Errorf("piece %d begins %g m from where the last one ends", i, from.Sub(end).Norm())
				}
				end = to
			}
			if off := end.Sub(r.Frame(r.Nodes() - 1).Pos).Norm(); off > 1e-12 {
				t.Errorf("the last piece ends %g m from the end of the rod", off)
			}
		})
	}
}

func TestNearPiecesDoNotTouch(t *testing.T) {
	r := touchable(t, nil) // pieces of 7.5 mm, radius 1 mm: π mm is less than a piece
	for _, c := range []struct {
		i, j int
		near bool
	}{{3, 3, true}, {3, 4, true}, {4, 3, true}, {3, 5, false}, {0, 39, false}} {
		if got := r.Near(c.i, c.j); got != c.near {
			t.Errorf("Near(%d, %d) = %v", c.i, c.j, got)
		}
	}
	thick := touchable(t, func(c *Config) { c.Section.Radius = 5e-3 }) // 15.7 mm are two pieces and a bit
	for d, near := range []bool{true, true, true, true, false} {
		if got := thick.Near(10, 10+d); got != near {
			t.Errorf("thick: pieces %d apart: Near is %v", d, got)
		}
	}
}

func TestMotionIsTheWayOfAStep(t *testing.T) {
	const h = 0.02
	r := touchable(t, func(c *Config) { c.Gravity = spatial.Vec3{} })
	r.Predict(h)
	r.Correct(h)
	f := r.Hold(0)
	f.Pos = f.Pos.Add(spatial.V(0.002, 0, 0.001))
	r.SetHold(0, f)
	start := r.Pose(30)
	r.Predict(h)
	now, before := r.Motion(30)
	if want := spatial.V(0.1, 0, 0.05); now.Linear.Sub(want).Norm() > 1e-6 || now.Angular.Norm() > 1e-6 {
		t.Errorf("moves with %v, want %v", now, want)
	}
	if before.Linear.Norm() > 1e-9 {
		t.Errorf("moved with %v before, want none", before)
	}
	if r.StartPose(30) != start {
		t.Errorf("started at %v, want %v", r.StartPose(30), start)
	}
	r.Correct(h)
	state := r.AppendState(nil)
	r.Predict(h)
	_, want := r.Motion(30)
	if want != now {
		t.Errorf("moved with %v before, want %v", want, now)
	}
	if _, err := r.RestoreState(state); err != nil {
		t.Fatal(err)
	}
	r.Predict(h)
	if _, got := r.Motion(30); got != want {
		t.Errorf("after a restored state it moved with %v before, want %v", got, want)
	}
}

func TestPiecesThatCannotBe(t *testing.T) {
	base := touchable(t, nil).Config()
	for _, change := range []func(*Config){
		func(c *Config) { c.Pieces = -1 },
		func(c *Config) { c.Pieces = MaxNodes + 1 },
		func(c *Config) { c.Section, c.Bend = Section{}, []spatial.Mat3{spatial.Diag(1, 1, 1)} },
	} {
		cfg := base
		change(&cfg)
		if err := cfg.Validate(); err == nil {
			t.Errorf("pieces %d of section %v: no error", cfg.Pieces, cfg.Section)
		}
	}
	r := touchable(t, nil)
	cfg := base
	cfg.Pieces = 20
	if err := r.Reconfigure(cfg); err == nil {
		t.Error("the number of pieces changed while the rod runs")
	}
	cfg.Pieces, cfg.Nodes = 40, 121
	if err := r.Reconfigure(cfg); err != nil || len(r.points) != 40 {
		t.Errorf("other nodes: %v, %d points", err, len(r.points))
	}
}

// Thirty pushes as large as a contact of a bent thread may exert, taken in at once.
func TestManyPushesConverge(t *testing.T) {
	for _, size := range []float64{1e-3, 1e-2, 0.1} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			r := touchable(t, func(c *Config) {
				c.Nodes, c.Pieces = 301, 100
				c.Holds = append(c.Holds, Hold{At: 1})
				f := spatial.Frame{Rot: spatial.Exp(spatial.V(0, math.Pi/2, 0)), Pos: spatial.V(0.2, 0.03, 0)}
				c.Holds[1].Frame = f
			})
			r.Solve()
			for range 5 {
				r.ClearLoads()
				press(r, size)
				flags := r.Predict(0.005)
				flags |= r.Correct(0.005)
				if flags&(constraint.Unconverged|constraint.Unstable) != 0 {
					t.Errorf("flags %v", flags)
				}
			}
		})
	}
}

func BenchmarkAnswers(b *testing.B) {
	r := touchable(b, func(c *Config) { c.Nodes, c.Pieces = 300, 299 })
	press(r, 1e-3)
	r.Predict(0.005)
	var points []int
	for i := range 40 {
		points = append(points, i*7)
	}
	out := make([]spatial.Mat6, len(points)*len(points))
	b.ReportAllocs()
	for b.Loop() {
		r.Answers(points, out)
	}
}
