package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

// tripod is a yard with a box and a hand above it, its back up and its fingers along x, that takes it with three fingers.
type tripod struct {
	*yard
	box   *rigid.Body
	hand  *hand.Hand
	palm  int           // number of its body; the other limbs follow
	wrist spatial.Frame // at the beginning

	times  []float64
	forces [3][]float64 // of thumb, index and middle finger [N]
}

func newTripod(model hand.Model, mu float64) (*tripod, error) {
	t := &tripod{yard: newYard(0.001, grip(mu), 0, 0)}
	t.box = t.add(rigid.Config{Shape: boxOf(0.02, 0.02, 0.04), Mass: 1, Frame: atPlace(0.108, 0.018, 0.04)})
	t.wrist = spatial.Frame{Rot: spatial.FromAxes(spatial.V(0, 1, 0), spatial.V(0, 0, 1), spatial.V(1, 0, 0)), Pos: spatial.V(0, 0, 0.125)}
	var err error
	if t.hand, err = hand.New(hand.Config{Model: model, Wrist: t.wrist, Angles: hand.Grasp{Recipe: hand.Tripod}.Angles()}); err != nil {
		return nil, err
	}
	t.palm, err = t.addHand(t.hand)
	return t, err
}

// addHand puts a hand into the yard, and returns the number of its palm.
func (y *yard) addHand(h *hand.Hand) (palm int, err error) {
	for i, b := range h.Bodies() {
		n := must(y.AddBody(hand.LimbName(i), b))
		if i == hand.Palm {
			palm = n
		}
		if err := y.Wear(n, y.surface); err != nil {
			return palm, err
		}
	}
	for _, p := range h.Passes() {
		y.Pass(palm+p[0], palm+p[1])
	}
	return palm, nil
}

// perform takes the hand through a time, lifted [m] and closed as told for the part of it that is over.
func (t *tripod) perform(seconds float64, at func(part float64) (lift, closure float64)) error {
	n := int(math.Round(seconds / t.StepLength()))
	for i := range n {
		lift, closure := at(float64(i+1) / float64(n))
		to, angles := t.wrist, hand.Grasp{Recipe: hand.Tripod, Closure: closure}.Angles()
		to.Pos.Z += lift
		t.hand.Move(to, &angles)
		t.hand.Advance(t.StepLength())
		if err := t.run(t.StepLength(), nil); err != nil {
			return err
		}
		f := t.hand.Feel()
		t.times = append(t.times, t.Time())
		for k, finger := range [3]int{hand.Thumb, hand.Index, hand.Middle} {
			t.forces[k] = append(t.forces[k], f.Finger[finger])
		}
	}
	return nil
}

// marks are all places where hand and box touch.
func (t *tripod) marks() (out []mark) {
	for _, c := range t.contacts() {
		if c.B >= t.palm {
			b := t.hand.Bodies()[c.B-t.palm]
			out = append(out, mark{b, t.box.Frame().Local(c.Place), b.Frame().Local(c.Place)})
		}
	}
	return out
}

// lift closes the hand, lifts the box and waits for it to rest.
func (t *tripod) lift() error {
	if err := t.perform(0.4, func(part float64) (float64, float64) { return 0, tripodClosure * part }); err != nil {
		return err
	}
	if err := t.perform(0.6, func(part float64) (float64, float64) { return tripodLift * part * part * (3 - 2*part), tripodClosure }); err != nil {
		return err
	}
	return t.hold(0.5)
}

func (t *tripod) hold(seconds float64) error {
	return t.perform(seconds, func(float64) (float64, float64) { return tripodLift, tripodClosure })
}

const tripodLift, tripodClosure = 0.2, 0.9 // [m], [1]

// summed is what all limbs feel together [N].
func summed(f *hand.Feedback) spatial.Vec3 {
	sum := f.PalmForce
	for _, force := range f.FingerForce {
		sum = sum.Add(force)
	}
	return sum
}

func boxIsHeld(s *Study) error {
	t, err := newTripod(hand.Natural(), 0.8)
	if err != nil {
		return err
	}
	defer t.Close()
	if err := t.lift(); err != nil {
		return err
	}
	marks, shown := t.marks(), len(t.times)
	if len(marks) < 3 {
		return fmt.Errorf("the hand touches the box at %d places, want one for each finger", len(marks))
	}
	if err := t.hold(10); err != nil {
		return err
	}
	f := t.hand.Feel()
	sum := summed(&f)
	weight := t.box.Frame().Pos.Sub(t.wrist.Pos.Add(spatial.V(0, 0, tripodLift))).Cross(spatial.V(0, 0, -gravity))
	const atRest = "at rest after 10 s"
	s.check("box, slip in 10 s, of all contacts the largest", "friction holds it", "mm", 0, 1e3*slipOf(t.box, marks), withinAbs(0.05, "the project's aim; ODE 0.66 mm"))
	s.check("forces that the fingers feel, their sum upwards", "−mg", "N", -gravity, sum.Z, within(1e-4, atRest))
	s.check("forces that the fingers feel, their sum on the level", "none", "N", 0, math.Hypot(sum.X, sum.Y), withinAbs(1e-3, atRest))
	s.check("wrench at the wrist, force upwards", "−mg", "N", -gravity, f.Wrist.Force.Z, within(1e-4, atRest))
	s.check("wrench at the wrist, moment", "r × mg", "N m", weight.Norm(), f.Wrist.Torque.Norm(), within(1e-3, atRest))
	p := &Plot{Title: "What the fingers feel while they close, lift and hold", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "force at the fingertip", Unit: "N"}}
	for k, name := range [3]string{"thumb", "index", "middle"} {
		p.add(name, Line, k, t.times[:shown], t.forces[k][:shown])
	}
	s.plot(p)
	return nil
}

func paperHand(s *Study) error {
	const mu = 200.0
	t, err := newTripod(hand.Zaeh2004(), mu)
	if err != nil {
		return err
	}
	defer t.Close()
	if err := t.lift(); err != nil {
		return err
	}
	if err := t.hold(20); err != nil { // its couplings take d/k = 4 s to give what their springs ask for
		return err
	}
	marks := t.marks()
	if err := t.hold(10); err != nil {
		return err
	}
	f := t.hand.Feel()
	const late = "after 30 s, of which what is left of the dampers is exp(−30/4) = 6·10⁻⁴"
	s.check("table 2 and µ = 200, force at the wrist upwards", "−mg", "N", -gravity, summed(&f).Z, within(1e-3, late))
	s.check("table 2 and µ = 200, slip in the last 10 s", "friction holds it", "mm", 0, 1e3*slipOf(t.box, marks), withinAbs(0.05, "the project's aim"))
	return nil
}

func handInside(s *Study) error {
	const half = 0.06
	y := emptyYard(0.001, grip(200))
	defer y.Close()
	y.add(rigid.Config{Kind: rigid.Static, Shape: boxOf(half, 0.3, 0.3), Frame: atPlace(0, 0, 0)})
	h, err := hand.New(hand.Config{})
	if err != nil {
		return err
	}
	if _, err := y.addHand(h); err != nil {
		return err
	}
	open := hand.Grasp{Recipe: hand.Open}.Angles()
	ask := func(x, seconds float64) (fastest float64, err error) {
		to := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, 0, -0.1)}
		var before [hand.Limbs]spatial.Frame
		err = y.run(seconds, func() {
			h.Move(to, &open)
			if h.Advance(y.StepLength())&hand.Freed != 0 { // a limb on the other side of the block is where it belongs at once
				h.Frames(&before)
				return
			}
			for i, b := range h.Bodies() {
				if now := b.Frame(); before[i] != (spatial.Frame{}) {
					fastest = math.Max(fastest, now.Pos.Sub(before[i].Pos).Norm()/y.StepLength())
				}
			}
			h.Frames(&before)
		})
		return fastest, err
	}
	h.Put(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.03, 0, -0.1)}, &open)
	fastest, err := ask(0.03, 0.5)
	if err != nil {
		return err
	}
	inside := 0.0
	for _, c := range y.contacts() {
		inside = math.Max(inside, half-math.Abs(c.Place.X))
	}
	s.check("hand put into a block, depth of its contacts 0.5 s later", "it is outside", "mm", 0, 1e3*inside, withinAbs(0.1, "a part of what is left of an overlap goes in each step"))
	s.check("hand put into a block, largest speed of a limb on the way", "an overlap ends at 1 m/s at most", "m/s", 0, fastest, withinAbs(2, "1 m/s at the contact, and what the limb turns besides"))
	if fastest, err = ask(0.3, 1); err != nil {
		return err
	}
	off := 0.0
	for i, b := range h.Bodies() {
		off = math.Max(off, b.Frame().Pos.Sub(h.Targets()[i].Pos).Norm())
	}
	s.check("largest distance of a limb to its skeleton 1 s after that left", "it is back", "mm", 0, 1e3*off, withinAbs(0.1, "exp(−1 s k/d) of it is left"))
	s.check("largest speed of a limb on the way back", "as fast as the skeleton may be", "m/s", 0, fastest, withinAbs(10, "the limit of the hand's own speed"))
	return nil
}
