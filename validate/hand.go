package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

var handExperiments = []experiment{
	{"hand", "A finger bends", "A finger that bends is a chain of three links in a plane; the tips are held against its closed form.", fingerBends},
	{"hand", "The coupling", "A spring and a damper draw each limb to the skeleton (Zaeh et al. 2004, eq. 1 to 4). With table 2, 800 N s/m on 10 g, a step of 1 ms is 80 times too long for a damper that is not implicit.", handCoupling},
	{"hand", "Two fingers hold a box", "Two limbs squeeze a box from both sides, each with the force F of its spring. It stays while 2µF ≥ mg, and falls with g − 2µF/m below that.", twoFingers},
	{"hand", "A box is lifted and held", "Thumb, index and middle finger close on a box of 1 kg, lift it and hold it for 10 s. What the fingers feel is its weight.", boxIsHeld},
	{"hand", "The hand of the paper", "The same with the limbs and dampers of table 2, and a coefficient of friction of 200.", paperHand},
	{"hand", "A hand inside a block", "A hand is put into a block that nothing moves, and asked to stay there. It comes out without haste, and goes back to its skeleton when that leaves.", handInside},
}

func fingerBends(s *Study) error {
	skeleton, err := hand.NewSkeleton(0.19, false)
	if err != nil {
		return err
	}
	var frames [hand.Limbs]spatial.Frame
	worst := 0.0
	for i := range 50 {
		bend := [3]float64{1.5 * float64(i%7) / 6, 1.8 * float64(i%5) / 4, 1.3 * float64(i%3) / 2}
		var a hand.Angles
		a[hand.MiddleMCP], a[hand.MiddlePIP], a[hand.MiddleDIP] = bend[0], bend[1], bend[2]
		skeleton.Frames(spatial.AtOrigin, &a, &frames)
		tip := skeleton.JointOf(hand.Limb(hand.Middle, 0), &frames[hand.Limb(hand.Middle, 0)])
		sum := 0.0
		for k, angle := range bend {
			sum += angle
			tip = tip.Add(spatial.V(0, -math.Sin(sum), math.Cos(sum)).Scale(skeleton.Length(hand.Limb(hand.Middle, k))))
		}
		worst = math.Max(worst, skeleton.Tip(hand.Middle, &frames).Sub(tip).Norm())
	}
	s.check("middle finger in 50 poses, largest error of the tip", "Σ l (cos Σθ, sin Σθ)", "m", 0, worst, withinAbs(1e-14, "rounding in lengths of 0.2 m"))

	pinch := hand.Grasp{Recipe: hand.Pinch, Closure: 1}.Angles()
	skeleton.Frames(spatial.AtOrigin, &pinch, &frames)
	thumb, _ := skeleton.Pad(hand.Thumb, &frames)
	index, _ := skeleton.Pad(hand.Index, &frames)
	s.check("pinch, distance between the pads of thumb and index finger", "they touch", "m", 0, thumb.Sub(index).Norm(), withinAbs(5e-3, "the project's aim"))
	return nil
}

// stepHand takes a hand that nothing touches through a step.
func stepHand(h *hand.Hand, step float64) {
	h.Advance(step)
	for _, b := range h.Bodies() {
		b.Predict(step)
		b.Correct(step)
	}
}

func handCoupling(s *Study) error {
	const step = 0.001
	m := hand.Zaeh2004()
	limb := hand.Limb(hand.Index, 2)

	// Held aside and let go, a limb comes back as exp(−k t/d): its mass is gone within microseconds.
	h, err := hand.New(hand.Config{Model: m})
	if err != nil {
		return err
	}
	b := h.Bodies()[limb]
	const aside, seconds = 0.01, 2.0
	from := b.Frame()
	from.Pos.Y += aside
	b.SetFrame(from)
	var times, gaps, exact []float64
	for i := range int(seconds / step) {
		stepHand(h, step)
		at := float64(i+1) * step
		times, gaps = append(times, at), append(gaps, 1e3*(b.Frame().Pos.Y-h.Targets()[limb].Pos.Y))
		exact = append(exact, 1e3*aside*math.Exp(-m.Finger.Linear/m.Finger.LinearDamping*at))
	}
	last := len(gaps) - 1
	s.check("table 2, gap of a limb 2 s after it was let go", "x₀ exp(−k_f t/d_f)", "mm", exact[last], gaps[last], within(1e-3, "backward Euler is off by t (k/d)² h/2 = 6·10⁻⁵, the inertia by m k/d² = 3·10⁻⁶"))

	if err := handIsFast(s); err != nil {
		return err
	}

	// A small turn: t_d of eq. 3 and 4 from the axes themselves.
	if h, err = hand.New(hand.Config{Model: m}); err != nil {
		return err
	}
	b = h.Bodies()[limb]
	const moment = 1e-11 // [s]
	turned := b.Frame()
	turned.Rot = spatial.Exp(spatial.V(0.006, -0.008, 0.002)).Mul(turned.Rot)
	b.SetFrame(turned)
	h.Advance(moment) // in which nothing moves
	b.Predict(moment)
	b.Correct(moment)
	var td spatial.Vec3
	for _, e := range [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		sim, driver := turned.Rot.Rotate(e), h.Targets()[limb].Rot.Rotate(e)
		td = td.Add(sim.Sub(driver).Cross(sim))
	}
	const kt = 0.48 // [N m]
	feels := h.Feel().Wrist.Torque
	s.check("table 2, torque on a limb that is turned by 0.01 rad", "k_t Σ l × e (eq. 2 to 4)", "N m", kt*td.Norm(), feels.Norm(), within(1e-4, "sin θ for θ: 2·10⁻⁵; the damper in a step of 10 ps: 6·10⁻⁶"))

	p := &Plot{Title: "Gap of a limb that was held and let go, table 2", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "gap", Unit: "mm"}}
	p.add("exp(−k t/d)", Dashed, 1, times, exact)
	p.add("found", Line, 0, times, gaps)
	s.plot(p)

	// What pushes a fingertip open is what the finger feels.
	var straight hand.Angles
	straight[hand.ThumbAbduction] = 0.8
	if h, err = hand.New(hand.Config{Angles: straight}); err != nil {
		return err
	}
	const load = 0.5
	skeleton := h.Skeleton()
	b = h.Bodies()[limb]
	tip := b.PointAt(spatial.V(0, 0, skeleton.Segment(limb)/2+skeleton.Radius(limb)))
	b.Load(tip, spatial.Wrench{Force: spatial.V(0, load, 0)})
	for range 1000 {
		stepHand(h, step)
	}
	felt := h.Feel()
	s.check("force across a fingertip, as the finger feels it", "the load", "N", load, felt.Finger[hand.Index], within(0.01, "the finger gives way by some degrees, and the load is no longer across it"))
	s.check("the same at the wrist", "the load", "N", load, felt.Wrist.Force.Norm(), within(1e-6, "at rest to rounding after 1 s"))
	return nil
}

// handIsFast moves the hand of table 2 faster than its dampers could take explicitly.
func handIsFast(s *Study) error {
	const step, speed, seconds = 0.001, 1.0, 0.05
	m := hand.Zaeh2004()
	h, err := hand.New(hand.Config{Model: m, Follow: 1000})
	if err != nil {
		return err
	}
	wrist, angles := h.Asked()
	for i := range int(seconds / step) {
		wrist.Pos.X = speed * step * float64(i+1)
		h.Move(wrist, &angles)
		stepHand(h, step)
	}
	limb := hand.Limb(hand.Index, 2)
	behind := h.Targets()[limb].Pos.X - h.Bodies()[limb].Frame().Pos.X
	s.check("table 2, how far a limb is behind a hand that moves at 1 m/s", "m v/d_f", "µm", 1e6*m.Mass*speed/m.Finger.LinearDamping, 1e6*behind,
		within(0.03, "the spring takes 1.2 % of it back in 50 ms; the last step of 1 ms is not over"))

	v, before, x := 1.0, 1.0, 0.0 // the same limb, its forces those of the step's beginning
	for range 5 {
		before = v
		v -= step / m.Mass * (m.Finger.Linear*x + m.Finger.LinearDamping*v)
		x += step * v
	}
	s.check("the same coupling, explicit: growth of a velocity in each step", "h d_f/m − 1", "", step*m.Finger.LinearDamping/m.Mass-1, math.Abs(v/before),
		within(1e-3, "the spring adds h² k/m = 0.02 of 79"))
	return nil
}

// squeezed is a box between two limbs that are pulled at it from both sides, in balance with its weight. Their axes are level, across the squeeze.
type squeezed struct {
	*yard
	box   *rigid.Body
	limbs [2]*rigid.Body
}

const (
	squeezeHalf   = 0.02 // of the box [m]
	squeezeMass   = 1.0  // [kg]
	squeezeRadius = 0.008
)

func squeeze(mu, force float64) *squeezed {
	q := &squeezed{yard: emptyYard(0.001, grip(mu))}
	q.pull = spatial.V(0, 0, -gravity)
	q.box = q.add(rigid.Config{Shape: boxOf(squeezeHalf, squeezeHalf, squeezeHalf), Mass: squeezeMass})
	capsule := must(collide.NewCapsule(squeezeRadius, 0.02))
	q.pull = spatial.Vec3{}
	for i, side := range [2]float64{-1, 1} {
		level := spatial.Exp(spatial.V(math.Pi/2, 0, 0)) // the axis along y
		q.limbs[i] = q.add(rigid.Config{Shape: capsule, Mass: 0.02, Frame: spatial.Frame{Rot: level, Pos: spatial.V(side*(squeezeHalf+squeezeRadius), 0, 0)}})
	}
	q.press(force, squeezeMass*gravity/2)
	return q
}

// press draws both limbs inwards with a force, and up with what they bear, if they are where they were put.
func (q *squeezed) press(force, bear float64) {
	c := hand.Natural().Finger
	for i, side := range [2]float64{-1, 1} {
		start := q.limbs[i].Config().Frame
		target := spatial.Frame{
			Pos: start.Pos.Add(spatial.V(-side*force/c.Linear, 0, bear/c.Linear)),
			Rot: spatial.Exp(spatial.V(0, side*bear*squeezeRadius/c.Angular, 0)).Mul(start.Rot), // against the moment of friction at its rim
		}
		q.limbs[i].SetPull(0, constraint.Pull{Target: target, Linear: c.Linear, LinearDamping: c.LinearDamping, Angular: c.Angular, AngularDamping: c.AngularDamping})
	}
}

// slipsAt lets the squeeze go down to a force, so slowly that the dampers never take more than the springs give, and returns how far the box has
// then slipped along the limbs [m].
func slipsAt(mu, force float64) (float64, error) {
	const rest, ease, seconds = 1.0, 0.05, 0.8 // [s]; ease is longer than the couplings' d/k = 0.02 s
	from := 1.3 * squeezeMass * gravity / (2 * mu)
	q := squeeze(mu, from)
	defer q.Close()
	if err := q.run(rest, nil); err != nil {
		return 0, err
	}
	marks := q.marks()
	err := q.run(seconds, func() {
		q.press(force+(from-force)*math.Exp(-(q.Time()-rest)/ease), squeezeMass*gravity/2)
	})
	return q.slip(marks), err
}

// mark is a place on the box, and the same place on a limb, when they touched.
type mark struct {
	limb      *rigid.Body
	on, where spatial.Vec3
}

func (q *squeezed) marks() (out []mark) {
	for _, c := range q.contacts() {
		limb := q.bodies[max(c.A, c.B)]
		out = append(out, mark{limb, q.box.Frame().Local(c.Place), limb.Frame().Local(c.Place)})
	}
	return out
}

func (q *squeezed) slip(marks []mark) float64 { return slipOf(q.box, marks) }

// slipOf is how far the places are apart that were together, of all the largest [m].
func slipOf(box *rigid.Body, marks []mark) (slip float64) {
	for _, m := range marks {
		slip = math.Max(slip, box.Frame().Point(m.on).Sub(m.limb.Frame().Point(m.where)).Norm())
	}
	return slip
}

func twoFingers(s *Study) error {
	for _, mu := range []float64{0.3, 0.8} {
		least := squeezeMass * gravity / (2 * mu)
		low, high := 0.93*least, 1.1*least
		for range 15 {
			middle := (low + high) / 2
			slip, err := slipsAt(mu, middle)
			if err != nil {
				return err
			}
			if slip < 1e-7 {
				high = middle
			} else {
				low = middle
			}
		}
		s.check(fmt.Sprintf("least squeeze that holds a box of 1 kg, µ = %g", mu), "mg/2µ", "N", least, high, within(1e-4, "bisected to 10⁻⁵; less than 0.1 µm is no slip"))

		// Below it, it falls, as fast as what friction leaves of its weight: from the velocities 10 and 50 ms after it was let go.
		const part, first, last = 0.9, 0.01, 0.05
		q := squeeze(mu, part*least)
		q.press(part*least, part*squeezeMass*gravity/2)
		err := q.run(first, nil)
		v := q.box.Velocity().Linear.Z
		if err == nil {
			err = q.run(last-first, nil)
		}
		v -= q.box.Velocity().Linear.Z
		q.Close()
		if err != nil {
			return err
		}
		s.check(fmt.Sprintf("acceleration under 0.9 of that, µ = %g", mu), "g − 2µF/m", "m/s²", (1-part)*gravity, v/(last-first), within(1e-3, "the solver's 10⁻⁷ of a speed in each of 40 steps"))
	}
	return slackened(s)
}

// slackened lets the squeeze go slowly until the box slips.
func slackened(s *Study) error {
	const mu, rate, rest = 0.5, 4.0, 1.0 // [1], [N/s], [s]
	least := squeezeMass * gravity / (2 * mu)
	from := 1.3 * least
	q := squeeze(mu, from)
	defer q.Close()
	if err := q.run(rest, nil); err != nil {
		return err
	}
	marks := q.marks()
	var times, forces, slips []float64
	slipped := math.NaN()
	if err := q.run(0.9, func() {
		t := q.Time() - rest
		felt, slip := q.limbs[0].PullWrench(0).Force.X, q.slip(marks)
		if math.IsNaN(slipped) && slip > 1e-7 {
			slipped = felt
		}
		if slip < 0.01 {
			times, forces, slips = append(times, t), append(forces, felt), append(slips, 1e3*slip)
		}
		q.press(math.Max(from-rate*t, 0), squeezeMass*gravity/2)
	}); err != nil {
		return err
	}
	s.check("squeeze at which a box slips that is let go slowly, µ = 0.5", "mg/2µ", "N", least, slipped, within(2e-3, "it is seen once it has slipped by 0.1 µm; 4 mN a step"))
	p := &Plot{Title: "A box that is let go slowly", Caption: "Dashed: mg/2µ.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "squeeze [N], slip [mm]"}}
	p.add("squeeze", Line, 0, times, forces)
	p.add("slip", Line, 1, times, slips)
	p.add("", Dashed, 2, []float64{0, times[len(times)-1]}, []float64{least, least})
	s.plot(p)
	return nil
}
