package hand_test

import (
	"errors"
	"math"
	"math/rand"
	"testing"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/spatial"
)

// within is a pose of random angles inside their limits.
func within(rnd *rand.Rand) (a hand.Angles) {
	for i, j := range hand.Table {
		a[i] = j.Low + rnd.Float64()*(j.High-j.Low)
	}
	return a
}

func anywhere(rnd *rand.Rand) spatial.Frame {
	v := func() spatial.Vec3 { return spatial.V(rnd.NormFloat64(), rnd.NormFloat64(), rnd.NormFloat64()) }
	return spatial.Frame{Rot: spatial.Exp(v()), Pos: v()}
}

// Whatever the angles, bones keep their lengths and hang together, and the hand is as large as it was asked to be.
func TestBonesKeepTheirLengths(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	for range 100 {
		s := must(hand.NewSkeleton(0.1+0.1*rnd.Float64(), rnd.Intn(2) == 0))
		angles, wrist := within(rnd), anywhere(rnd)
		var frames [hand.Limbs]spatial.Frame
		s.Frames(wrist, &angles, &frames)
		for finger := range hand.Fingers {
			for i := range 2 {
				limb := hand.Limb(finger, i)
				from, to := s.JointOf(limb, &frames[limb]), s.JointOf(limb+1, &frames[limb+1])
				if end := frames[limb].Point(spatial.V(0, 0, s.Length(limb)-s.Segment(limb)/2)); end.Sub(to).Norm() > 1e-14*10 {
					t.Fatalf("%s ends %v m from the next limb", hand.LimbName(limb), end.Sub(to).Norm())
				}
				if d := to.Sub(from).Norm(); math.Abs(d-s.Length(limb)) > 1e-14*10 {
					t.Fatalf("%s is %v m long, want %v", hand.LimbName(limb), d, s.Length(limb))
				}
			}
			last := hand.Limb(finger, 2)
			if d := s.Tip(finger, &frames).Sub(s.JointOf(last, &frames[last])).Norm(); math.Abs(d-s.Length(last)) > 1e-13 {
				t.Fatalf("%s is %v m long, want %v", hand.LimbName(last), d, s.Length(last))
			}
		}
	}
	// From wrist to tip, the middle finger straight: the regressions leave 1 % to the joints.
	s := must(hand.NewSkeleton(0.2, false))
	var frames [hand.Limbs]spatial.Frame
	s.Frames(spatial.AtOrigin, &hand.Angles{}, &frames)
	if d := s.Tip(hand.Middle, &frames).Z; math.Abs(d-0.2) > 0.01*0.2 {
		t.Errorf("a hand of 0.2 m is %v m long", d)
	}
}

// Knuckles of an open hand beside the regressions of Buchholz et al. 1992, along the hand in parts of its length and across in parts of its
// breadth of 0.44 lengths, from the middle finger: within what the anthropometry of hands leaves to a single one.
func TestKnucklesAreWhereTheyAreInHands(t *testing.T) {
	s := must(hand.NewSkeleton(1, false))
	var frames [hand.Limbs]spatial.Frame
	s.Frames(spatial.AtOrigin, &hand.Angles{}, &frames)
	knuckle := func(finger int) spatial.Vec3 {
		limb := hand.Limb(finger, 0)
		return s.JointOf(limb, &frames[limb])
	}
	const breadth = 0.44
	middle := knuckle(hand.Middle)
	for finger, want := range [hand.Fingers][2]float64{{0.073, 0.196}, {0.447, 0.251}, {0.446, 0}, {0.409, -0.206}, {0.368, -0.402}} {
		at := knuckle(finger)
		if d := math.Hypot(at.Z-want[0], at.X-middle.X-breadth*want[1]); d > 0.04 {
			t.Errorf("knuckle of finger %d is %.3f of the hand's length from where it is in hands", finger, d)
		}
	}
}

// Bending a joint moves what is beyond it, towards the palm, and nothing else.
func TestJointsMoveWhatTheyShould(t *testing.T) {
	s := must(hand.NewSkeleton(0, false))
	var before, after [hand.Limbs]spatial.Frame
	for finger, joints := range [hand.Fingers][]int{hand.Index: {hand.IndexMCP, hand.IndexPIP, hand.IndexDIP}, hand.Little: {hand.LittleMCP, hand.LittlePIP, hand.LittleDIP}} {
		for i, joint := range joints {
			var a hand.Angles
			s.Frames(spatial.AtOrigin, &a, &before)
			a[joint] = 0.3
			s.Frames(spatial.AtOrigin, &a, &after)
			for limb := range after {
				moved := after[limb] != before[limb]
				if beyond := limb >= hand.Limb(finger, i) && limb <= hand.Limb(finger, 2); moved != beyond {
					t.Errorf("%s moves %s: %v", hand.Table[joint].Name, hand.LimbName(limb), moved)
				}
			}
			if drop := s.Tip(finger, &before).Y - s.Tip(finger, &after).Y; drop <= 0 {
				t.Errorf("%s takes the tip away from the palm, by %v m", hand.Table[joint].Name, -drop)
			}
		}
	}
}

func TestLeftMirrorsRight(t *testing.T) {
	rnd := rand.New(rand.NewSource(2))
	right, left := must(hand.NewSkeleton(0, false)), must(hand.NewSkeleton(0, true))
	flip := func(v spatial.Vec3) spatial.Vec3 { return spatial.V(-v.X, v.Y, v.Z) }
	for range 50 {
		a := within(rnd)
		var r, l [hand.Limbs]spatial.Frame
		right.Frames(spatial.AtOrigin, &a, &r)
		left.Frames(spatial.AtOrigin, &a, &l)
		for i := range r {
			p := spatial.V(rnd.NormFloat64(), rnd.NormFloat64(), rnd.NormFloat64())
			if d := l[i].Point(flip(p)).Sub(flip(r[i].Point(p))).Norm(); d > 1e-14*10 {
				t.Fatalf("%s of the left hand is off by %v m", hand.LimbName(i), d)
			}
		}
		for f := range hand.Fingers {
			at, out := left.Pad(f, &l)
			wantAt, wantOut := right.Pad(f, &r)
			if at.Sub(flip(wantAt)).Norm() > 1e-13 || out.Sub(flip(wantOut)).Norm() > 1e-13 {
				t.Fatalf("pad %d of the left hand is at %v and looks along %v", f, at, out)
			}
		}
	}
}

// A pinch brings the pads of thumb and index finger together, a tripod those of three fingers; every recipe is within the limits.
func TestRecipes(t *testing.T) {
	s := must(hand.NewSkeleton(0, false))
	var frames [hand.Limbs]spatial.Frame
	for r := range hand.Recipes {
		for _, closure := range []float64{math.NaN(), -1, 0, 0.5, 1, 1.5, 7} {
			a := hand.Grasp{Recipe: r, Closure: closure}.Angles()
			if beyond := hand.Clamp(&a, &a); beyond != 0 {
				t.Errorf("%v at %v: joints %b are beyond their limits", r, closure, beyond)
			}
		}
		if named, ok := hand.RecipeNamed(r.String()); !ok || named != r {
			t.Errorf("the recipe named %q is %v", r, named)
		}
	}
	gap := func(r hand.Recipe, finger int) float64 {
		a := hand.Grasp{Recipe: r, Closure: 1}.Angles()
		s.Frames(spatial.AtOrigin, &a, &frames)
		thumb, _ := s.Pad(hand.Thumb, &frames)
		pad, _ := s.Pad(finger, &frames)
		return pad.Sub(thumb).Norm()
	}
	if d := gap(hand.Pinch, hand.Index); d > 0.001 {
		t.Errorf("a pinch leaves %v m between the pads", d)
	}
	// Two fingers are side by side: the thumb is between them, half a finger's width from each.
	if i, m := gap(hand.Tripod, hand.Index), gap(hand.Tripod, hand.Middle); i > 0.018 || m > 0.018 {
		t.Errorf("a tripod leaves %v and %v m between the pads", i, m)
	}
}

// Limb i is loaded at a place until it rests: the coupling then holds the load, k times the gap, and the finger feels it.
func rested(h *hand.Hand, limb int, at spatial.Vec3, force spatial.Vec3, seconds float64) {
	b := h.Bodies()[limb]
	point := b.PointAt(at)
	for range int(seconds / step) {
		h.Advance(step)
		b.ClearLoads()
		b.Load(point, spatial.Wrench{Force: force})
		settle(h)
	}
}

// settle takes all limbs through a step, with nothing in their way.
func settle(h *hand.Hand) {
	for _, b := range h.Bodies() {
		b.Predict(step)
		b.Correct(step)
	}
}

func TestCouplingIsASpring(t *testing.T) {
	h := must(hand.New(hand.Config{Grip: 2}))
	limb, force := hand.Limb(hand.Middle, 2), spatial.V(1, 2, -0.5)
	rested(h, limb, spatial.Vec3{}, force, 1)
	gap := h.Bodies()[limb].Frame().Pos.Sub(h.Targets()[limb].Pos)
	want := force.Scale(1 / (2 * hand.Natural().Finger.Linear)) // eq. 1 at rest
	if d := gap.Sub(want).Norm(); d > 1e-9*want.Norm() {
		t.Errorf("%v N move a limb by %v m, want %v", force, gap, want)
	}
	if f := h.Feel(); f.FingerForce[hand.Middle].Sub(force).Norm() > 1e-9 || f.Wrist.Force.Sub(force).Norm() > 1e-9 {
		t.Errorf("a load of %v N feels like %v at the finger and %v at the wrist", force, f.FingerForce[hand.Middle], f.Wrist.Force)
	}
	// About the wrist it has the moment of the load, where the limb now is.
	arm := h.Bodies()[limb].Frame().Pos
	if f := h.Feel(); f.Wrist.Torque.Sub(arm.Cross(force)).Norm() > 1e-9 {
		t.Errorf("the wrist feels a moment of %v N m, want %v", f.Wrist.Torque, arm.Cross(force))
	}
}

// A straight finger that is pushed open at its tip, across, feels what pushes it.
func TestFingertipFeelsTheLoad(t *testing.T) {
	var straight hand.Angles
	straight[hand.ThumbAbduction] = 0.8
	for _, left := range []bool{false, true} {
		h := must(hand.New(hand.Config{Left: left, Angles: straight, Wrist: anywhere(rand.New(rand.NewSource(3)))}))
		s := h.Skeleton()
		for finger := range hand.Fingers {
			wrist, angles := h.Asked()
			h.Put(wrist, &angles)
			limb := hand.Limb(finger, 2)
			frames := *h.Targets()
			_, out := s.Pad(finger, &frames)
			const load = 0.5 // [N]: little, so that the finger stays straight
			rested(h, limb, spatial.V(0, 0, s.Segment(limb)/2+s.Radius(limb)), out.Scale(-load), 1)
			if f := h.Feel(); math.Abs(f.Finger[finger]-load) > 0.01*load {
				t.Errorf("left %v: finger %d feels %v N, want %v", left, finger, f.Finger[finger], load)
			}
			h.Bodies()[limb].ClearLoads()
		}
	}
}

// Table 2 at 1 ms: a damper that would stop a limb within 12 µs. A limb that is brought to a speed v is behind by m v/d, for a damper's force
// times the way is what it takes: 40 µm at 3 m/s.
func TestTable2IsStable(t *testing.T) {
	h := must(hand.New(hand.Config{Model: hand.Zaeh2004(), Follow: 1000}))
	open, shut := hand.Grasp{Recipe: hand.Open}.Angles(), hand.Grasp{Recipe: hand.Power, Closure: 1}.Angles()
	worst := 0.0
	for i := range 2000 {
		at := float64(i) * step
		a := hand.Blend(&open, &shut, 0.5-0.5*math.Cos(2*math.Pi*2*at))
		h.Move(spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0.5*math.Sin(10*at), 0)), Pos: spatial.V(0.1*math.Sin(20*at), 0, 0)}, &a)
		h.Advance(step)
		settle(h)
		for j, b := range h.Bodies() {
			worst = max(worst, b.Frame().Pos.Sub(h.Targets()[j].Pos).Norm())
		}
	}
	if worst > 4e-5 {
		t.Errorf("a limb is %v m behind", worst)
	}
}

// The same damper, taken as it was when the step began, is of no use: this is why the couplings are implicit.
func TestExplicitTable2Explodes(t *testing.T) {
	m := hand.Zaeh2004()
	x, v := 0.001, 0.0
	for range 10 {
		v += step / m.Mass * (-m.Finger.Linear*x - m.Finger.LinearDamping*v)
		x += step * v
	}
	if math.Abs(x) < 1e6 {
		t.Errorf("after 10 steps the limb is at %v m", x)
	}
}

func TestHandDoesNotSag(t *testing.T) {
	h := must(hand.New(hand.Config{}))
	for range 500 {
		h.Advance(step)
		settle(h)
	}
	for i, b := range h.Bodies() {
		if d := b.Frame().Pos.Sub(h.Targets()[i].Pos).Norm(); d > 1e-12 {
			t.Errorf("%s is %v m off", hand.LimbName(i), d)
		}
	}
}

// A grown hand weighs some 0.4 kg (de Leva 1996: 0.61 % of 73 kg).
func TestNaturalHandWeighsWhatAHandDoes(t *testing.T) {
	sum := 0.0
	for _, b := range must(hand.New(hand.Config{})).Bodies() {
		sum += b.Mass()
	}
	if sum < 0.3 || sum > 0.55 {
		t.Errorf("it weighs %v kg", sum)
	}
}

// What a device may say: angles beyond the limits, what is no number, a wrist that is metres away at once.
func TestBadInput(t *testing.T) {
	h := must(hand.New(hand.Config{}))
	a := hand.Grasp{Recipe: hand.Open}.Angles()
	a[hand.IndexPIP], a[hand.RingMCP] = -3, 9
	if f := h.Move(spatial.AtOrigin, &a); f != hand.Clamped {
		t.Errorf("angles beyond their limits: %v", f)
	}
	if _, asked := h.Asked(); asked[hand.IndexPIP] != hand.Table[hand.IndexPIP].Low || asked[hand.RingMCP] != hand.Table[hand.RingMCP].High {
		t.Errorf("they became %v and %v", asked[hand.IndexPIP], asked[hand.RingMCP])
	}
	wrist, before := h.Asked()
	a = before
	a[hand.ThumbIP] = math.NaN()
	if f := h.Move(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(math.Inf(1), 0, 0)}, &a); f&hand.Ignored == 0 {
		t.Errorf("a wrist at infinity and an angle that is none: %v", f)
	}
	if w, asked := h.Asked(); w != wrist || asked != before {
		t.Error("they were taken in")
	}
	if f := h.Move(spatial.Frame{Rot: spatial.Exp(spatial.V(0, 3, 0)), Pos: spatial.V(5, -3, 2)}, &before); f != hand.Leapt {
		t.Errorf("a leap: %v", f)
	}
	if s := (hand.Clamped | hand.Leapt).String(); s != "clamped|leapt" {
		t.Errorf("flags are called %q", s)
	}
	for range 2000 {
		h.Advance(step)
		settle(h)
		for i, b := range h.Bodies() {
			if !b.Finite() || b.Speed() > 50 {
				t.Fatalf("%s moves at %v m/s", hand.LimbName(i), b.Speed())
			}
		}
	}
	if d := h.Bodies()[hand.Palm].Frame().Pos.Sub(spatial.V(5, -3, 2)).Norm(); d > 0.1 {
		t.Errorf("2 s after a leap the palm is %v m away", d)
	}
}

func TestConfigSaysWhatIsWrong(t *testing.T) {
	weak := hand.Natural()
	weak.Thumb.Linear = -1
	for field, cfg := range map[string]hand.Config{
		"Size":             {Size: math.NaN()},
		"Grip":             {Grip: -1},
		"Follow":           {Follow: math.Inf(1)},
		"Wrist":            {Wrist: spatial.Frame{Pos: spatial.V(math.NaN(), 0, 0)}},
		"Model.Thumb":      {Model: weak},
		"Model.Mass":       {Model: hand.Model{Palm: weak.Palm}},
		"Angles: ring pip": {Angles: hand.Angles{hand.RingPIP: 4}},
	} {
		_, err := hand.New(cfg)
		var wrong *hand.FieldError
		if !errors.As(err, &wrong) || wrong.Field != field {
			t.Errorf("%s: %v", field, err)
		}
	}
}

// The state brings a hand back to the same bits.
func TestStateComesBack(t *testing.T) {
	shut := hand.Grasp{Recipe: hand.Power, Closure: 1}.Angles()
	h := must(hand.New(hand.Config{}))
	h.Move(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.05, 0, 0)}, &shut)
	run := func(n int) (out []byte) {
		for range n {
			h.Advance(step)
			settle(h)
		}
		out = h.AppendState(nil)
		for _, b := range h.Bodies() {
			out = b.AppendState(out)
		}
		return out
	}
	state := run(20)
	want := run(20)
	rest, err := h.RestoreState(state)
	for _, b := range h.Bodies() {
		if err == nil {
			rest, err = b.RestoreState(rest)
		}
	}
	if err != nil || len(rest) != 0 {
		t.Fatal(err, len(rest))
	}
	if got := run(20); string(got) != string(want) {
		t.Error("20 steps from a restored state end elsewhere")
	}
	if _, err := h.RestoreState(state[:10]); err == nil {
		t.Error("half a state is taken for one")
	}
}

func TestWarmStepsDoNotAllocate(t *testing.T) {
	h := must(hand.New(hand.Config{}))
	shut := hand.Grasp{Recipe: hand.Power, Closure: 1}.Angles()
	if n := testing.AllocsPerRun(100, func() {
		h.Move(spatial.AtOrigin, &shut)
		h.Advance(step)
		settle(h)
		h.Feel()
	}); n != 0 {
		t.Errorf("%v allocations in a step", n)
	}
}

func TestSkin(t *testing.T) {
	for _, left := range []bool{false, true} {
		s := must(hand.NewSkeleton(0, left))
		k := s.Skin(0)
		if err := k.Surface.Validate(); err != nil {
			t.Fatal(err)
		}
		vertices, triangles := len(k.Surface.Vertices), len(k.Surface.Triangles)
		if open := k.Surface.OpenEdges(); open != 0 || 2*vertices-triangles != 4 {
			t.Errorf("%d edges are open, and 2V − F = %d, want that of a ball, 4", open, 2*vertices-triangles)
		}
		if triangles < 5000 || triangles > 10000 {
			t.Errorf("it has %d triangles", triangles)
		}
		if v := k.Surface.Volume(); v < 2e-4 || v > 4.5e-4 {
			t.Errorf("there are %v m³ in it", v)
		}
		for i, w := range k.Weights {
			sum := float64(w[0]) + float64(w[1]) + float64(w[2]) + float64(w[3])
			if math.Abs(sum-1) > 1e-6 || w[0] < w[1] || w[1] < w[2] || w[2] < w[3] || w[3] < 0 {
				t.Fatalf("vertex %d goes with %v by %v", i, k.Bones[i], w)
			}
		}
		// In the pose that it was made in it is itself, and a turned hand is the turned hand.
		f := anywhere(rand.New(rand.NewSource(4)))
		var frames [hand.Limbs]spatial.Frame
		for i := range frames {
			frames[i] = f.Mul(k.Rest[i])
		}
		for i, p := range k.Pose(nil, &frames) {
			if d := p.Sub(f.Point(k.Surface.Vertices[i])).Norm(); d > 1e-6 { // weights have 7 digits
				t.Fatalf("vertex %d is off by %v m", i, d)
			}
		}
	}
}

// A fist is still a hand: the skin loses some volume where it folds, and none of its edges is torn.
func TestSkinOfAFist(t *testing.T) {
	s := must(hand.NewSkeleton(0, false))
	k := s.Skin(0)
	a := hand.Grasp{Recipe: hand.Power, Closure: 1}.Angles()
	var frames [hand.Limbs]spatial.Frame
	s.Frames(spatial.AtOrigin, &a, &frames)
	folded := *k.Surface
	folded.Vertices = k.Pose(nil, &frames)
	if part := folded.Volume() / k.Surface.Volume(); part < 0.85 || part > 1.1 {
		t.Errorf("it has %v of the volume", part)
	}
	longest := 0.0
	for _, c := range folded.Triangles {
		for i := range 3 {
			longest = max(longest, folded.Vertices[c[i]].Sub(folded.Vertices[c[(i+1)%3]]).Norm())
		}
	}
	if longest > 0.02 {
		t.Errorf("an edge is %v m long", longest)
	}
}

func TestSkinIsTheSameEveryTime(t *testing.T) {
	a, b := must(hand.NewSkeleton(0, false)).Skin(30), must(hand.NewSkeleton(0, false)).Skin(30)
	for i := range a.Surface.Vertices {
		if a.Surface.Vertices[i] != b.Surface.Vertices[i] || a.Weights[i] != b.Weights[i] {
			t.Fatalf("vertex %d is at %v, and then at %v", i, a.Surface.Vertices[i], b.Surface.Vertices[i])
		}
	}
}

func TestPassesAreLimbs(t *testing.T) {
	h := must(hand.New(hand.Config{}))
	for _, p := range h.Passes() {
		if p[0] == p[1] || min(p[0], p[1]) < 0 || max(p[0], p[1]) >= hand.Limbs {
			t.Errorf("limbs %v", p)
		}
	}
}
