package validate

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"gonum.org/v1/gonum/mat"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

var hapticExperiments = slices.Concat(loopExperiments, deviceExperiments)

var loopExperiments = []experiment{
	{"haptic", "Virtual coupling", "A hand holds a linear body through a spring in six directions. The simulation looks at the hand 30 times a second, the loop 1,000 times: the force must be that of springs in series at every tick.", virtualCoupling},
	{"haptic", "A body that is not linear", "A stiffening spring, pulled to and fro. Between two steps of the simulation the loop goes along the tangent: its error falls with the square of the step, that of a force that is held until the next step only with the step itself.", curvedBody},
	{"haptic", "Damper", "The coupling's damper in series with a body that gives way, on a hand at constant speed.", damper},
	{"haptic", "Limits", "A million ticks of a device that leaps and falls silent, on a body that leaps, at random. Both limits are met often, and never passed.", hapticLimits},
	{"haptic", "Watchdog", "The device goes silent while the hand pulls with 4 N.", watchdog},
	{"haptic", "Stall", "The simulation stalls for 500 ms while the hand moves on, then says something else.", stall},
}

// rig is a haptic loop on a clock of its own, with a device and a simulation that an experiment moves.
type rig struct {
	*haptic.Loop
	hand   spatial.Frame
	silent bool // the device is not seen any more
	model  haptic.Model

	now, seen time.Time
}

// unlimited are limits that no experiment on the coupling meets.
var unlimited = haptic.Limits{Force: 1e9, Torque: 1e9, ForceSlew: 1e15, TorqueSlew: 1e15}

func newRig(c haptic.LoopConfig) (*rig, error) {
	r := &rig{hand: spatial.AtOrigin, now: time.Unix(0, 0)}
	r.model = haptic.Model{Step: 1, Held: true, Target: spatial.AtOrigin, Proxy: spatial.AtOrigin}
	c.Device, c.Model = r, func() (haptic.Model, bool) { return r.model, true }
	loop, err := haptic.NewLoop(c)
	r.Loop = loop
	return r, err
}

// Pose implements haptic.Device.
func (r *rig) Pose(now time.Time) haptic.Pose {
	if !r.silent {
		r.seen = now
	}
	return haptic.Pose{Frame: r.hand, Seen: r.seen, Alive: true}
}

// Feel implements haptic.Device.
func (r *rig) Feel(spatial.Wrench) {}

// Name implements haptic.Device.
func (r *rig) Name() string { return "rig" }

func (r *rig) tick() haptic.Tick {
	r.now = r.now.Add(r.Period())
	return r.Once(r.now)
}

// comply makes the body give way by c [m/N] in all directions.
func (r *rig) comply(c float64) {
	for i := 3; i < 6; i++ {
		r.model.Compliance[i][i] = c
	}
}

// seriesSpring is a linear body at rest at the origin behind a coupling: the wrench on the hand at x = (rotation vector,
// position) is −(K⁻¹ + C)⁻¹ x.
type seriesSpring struct {
	compliance      *mat.SymDense
	linear, angular float64
}

func randomSeriesSpring(random *rand.Rand) seriesSpring {
	a := mat.NewDense(6, 6, nil)
	for i := range 6 {
		scale := 0.03 // of a compliance of millimetres per newton
		if i < 3 {
			scale = 2 // and of radians per newton metre
		}
		for j := range 6 {
			a.Set(i, j, scale*random.NormFloat64())
		}
	}
	c := mat.NewSymDense(6, nil)
	c.SymOuterK(1, a)
	return seriesSpring{c, 300 * math.Exp(random.NormFloat64()), math.Exp(random.NormFloat64())}
}

// solve returns the wrench on the hand at x and where the held point is.
func (s *seriesSpring) solve(x []float64) (w spatial.Wrench, point spatial.Frame, err error) {
	var a, f, p mat.Dense
	a.CloneFrom(s.compliance)
	for i := range 6 {
		k := s.linear
		if i < 3 {
			k = s.angular
		}
		a.Set(i, i, a.At(i, i)+1/k)
	}
	if err := f.Solve(&a, mat.NewDense(6, 1, x)); err != nil {
		return w, point, err
	}
	p.Mul(s.compliance, &f)
	v := f.RawMatrix().Data
	return spatial.Wrench{Torque: spatial.V(-v[0], -v[1], -v[2]), Force: spatial.V(-v[3], -v[4], -v[5])}, poseOf(p.RawMatrix().Data), nil
}

func poseOf(x []float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Exp(spatial.V(x[0], x[1], x[2])), Pos: spatial.V(x[3], x[4], x[5])}
}

// step tells the loop what a step of the simulation with the hand at x finds.
func (s *seriesSpring) step(r *rig, x []float64) (err error) {
	m := &r.model
	m.Step++
	m.Linear, m.Angular, m.Target = s.linear, s.angular, poseOf(x)
	m.Wrench, m.Proxy, err = s.solve(x)
	for i := range 6 {
		for j := range 6 {
			m.Compliance[i][j] = s.compliance.At(i, j)
		}
	}
	return err
}

func virtualCoupling(s *Study) error {
	random := rand.New(rand.NewPCG(4, 2))
	var worstForce, worstTorque, worstPoint float64
	for range 20 {
		body := randomSeriesSpring(random)
		r, err := newRig(haptic.LoopConfig{Limits: unlimited})
		if err != nil {
			return err
		}
		axis := spatial.V(random.NormFloat64(), random.NormFloat64(), random.NormFloat64()).Unit()
		for i := range 500 {
			t := 1e-3 * float64(i)
			turn := axis.Scale(math.Sin(9 * t)) // about one axis: rotation vectors add
			x := []float64{turn.X, turn.Y, turn.Z, 0.1 * math.Sin(7*t), 0.05 * math.Sin(11*t), 0.02 * t}
			if i%33 == 0 {
				if err := body.step(r, x); err != nil {
					return err
				}
			}
			r.hand = poseOf(x)
			tick := r.tick()
			want, point, err := body.solve(x)
			if err != nil {
				return err
			}
			worstForce = max(worstForce, tick.Wrench.Force.Sub(want.Force).Norm())
			worstTorque = max(worstTorque, tick.Wrench.Torque.Sub(want.Torque).Norm())
			worstPoint = max(worstPoint, tick.Proxy.Pos.Sub(point.Pos).Norm())
		}
	}
	rounding := withinAbs(1e-12, "rounding, times the condition of K⁻¹ + C, some thousands in these units")
	const source = "springs in series, (K⁻¹ + C)⁻¹ x, gonum (Pai 2002, section 4)"
	s.check("force, 20 bodies, largest error of 10,000 ticks", source, "N", 0, worstForce, rounding)
	s.check("torque, largest error", source, "N m", 0, worstTorque, rounding)
	s.check("place of the held point, largest error", source, "m", 0, worstPoint, rounding)

	r, err := newRig(haptic.LoopConfig{Limits: unlimited})
	if err != nil {
		return err
	}
	r.model.Linear, r.model.Wrench.Force = 400, spatial.V(0.3, 0, 0)
	r.hand.Pos.X = 1e-3
	s.check("a hand that took over a body under 0.3 N, 1 mm further", "0.3 N − K x", "N", -0.1, r.tick().Wrench.Force.X, within(1e-14, "rounding"))
	return nil
}

// stiffening is a body that answers x with the force k x + q x³, behind a coupling of stiffness c.
type stiffening struct{ k, q, c float64 }

// solve returns where the held point is with the hand at x, and the force of the coupling.
func (b stiffening) solve(x float64) (point, force float64) {
	for range 60 { // Newton's method on a convex increasing function
		point -= (b.k*point + b.q*point*point*point - b.c*(x-point)) / (b.k + 3*b.q*point*point + b.c)
	}
	return point, b.c * (x - point)
}

// errors pulls the body to and fro for a second with a simulation of the given step [ms], and returns the largest errors of
// the loop's force and of a force that is held from step to step.
func (b stiffening) errors(step int) (loop, held float64, err error) {
	r, err := newRig(haptic.LoopConfig{Limits: unlimited})
	if err != nil {
		return 0, 0, err
	}
	r.model.Linear = b.c
	for i := range 1000 {
		r.hand.Pos.X = 0.03 * math.Sin(2*math.Pi*float64(i)/1000)
		point, force := b.solve(r.hand.Pos.X)
		if i%step == 0 {
			r.model.Step++
			r.model.Target, r.model.Proxy.Pos.X, r.model.Wrench.Force.X = r.hand, point, -force
			r.model.Compliance[3][3] = 1 / (b.k + 3*b.q*point*point)
		}
		loop = max(loop, math.Abs(r.tick().Wrench.Force.X+force))
		held = max(held, math.Abs(r.model.Wrench.Force.X+force))
	}
	return loop, held, nil
}

func curvedBody(s *Study) error {
	b := stiffening{k: 50, q: 4e5, c: 400}
	p := &Plot{Title: "Largest error of the force against the step of the simulation", Caption: "Slopes 2 and 1.",
		X: Axis{Label: "step", Unit: "s", Log: true}, Y: Axis{Label: "error", Unit: "N", Log: true}}
	var steps, loop, held []float64
	for _, step := range []int{5, 10, 20, 40} {
		l, h, err := b.errors(step)
		if err != nil {
			return err
		}
		// The last tick before a new step is step − 1 ticks old.
		steps, loop, held = append(steps, 1e-3*float64(step-1)), append(loop, l), append(held, h)
	}
	slope := func(y []float64) float64 { return math.Log(y[1]/y[0]) / math.Log(steps[1]/steps[0]) }
	s.check("order of the error with the local model", "Taylor", "", 2, slope(loop), withinAbs(0.1, "between steps of 5 and 10 ms, where the next term is a few per cent"))
	s.check("order of the error of a held force", "Taylor", "", 1, slope(held), withinAbs(0.1, "between steps of 5 and 10 ms, where the next term is a few per cent"))
	p.add("local model", Line, 0, steps, loop)
	p.add("", Dots, 0, steps, loop)
	p.add("held", Line, 1, steps, held)
	p.add("", Dots, 1, steps, held)
	s.plot(p)
	return nil
}

// damper drives a spring K with damper B, in series with a body of compliance c, at speed v from rest. The equation
// F(1 + cK) + cB Ḟ = v (K t + B) has the solution below.
func damper(s *Study) error {
	const k, b, c, v = 300, 8, 4e-3, 0.2
	series, tau := 1+c*k, c*b/(1+c*k)
	exact := func(t float64) float64 { return v*k*t/series + v*b/(series*series)*(1-math.Exp(-t/tau)) }
	p := &Plot{Title: "Force on a hand at 0.2 m/s", Caption: "The damper bears first, then the springs take over.",
		X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "force", Unit: "N"}}
	var worst []float64
	for _, rate := range []float64{1000, 2000} {
		r, err := newRig(haptic.LoopConfig{Limits: unlimited, Rate: rate, VelocityLag: time.Nanosecond})
		if err != nil {
			return err
		}
		r.model.Linear, r.model.LinearDamping = k, b
		r.comply(c)
		r.tick()
		largest := 0.0
		var times, forces, wanted []float64
		for i := 1; i <= int(0.1*rate); i++ {
			t := float64(i) / rate
			r.hand.Pos.X = v * t
			force := -r.tick().Wrench.Force.X
			largest = max(largest, math.Abs(force-exact(t)))
			times, forces, wanted = append(times, t), append(forces, force), append(wanted, exact(t))
		}
		if rate == 1000 {
			s.check("force after 0.1 s", "F(1 + cK) + cB Ḟ = v(Kt + B)", "N", exact(0.1), forces[len(forces)-1], within(5e-3, "implicit Euler with T = τ/15, where its error has nearly died away"))
			p.add("loop", Dots, 0, times, forces)
			p.add("closed form", Dashed, 1, times, wanted)
		}
		worst = append(worst, largest)
	}
	s.check("order of the largest error in the period", "implicit Euler", "", 1, math.Log2(worst[0]/worst[1]), withinAbs(0.15, "between 1 and 0.5 ms, where the next term is 10 %"))
	s.plot(p)
	return nil
}

// leap moves device and body of a rig at random, mostly a little, at times far.
func (r *rig) leap(random *rand.Rand) {
	vector := func(size float64) spatial.Vec3 {
		return spatial.V(random.Float64()-0.5, random.Float64()-0.5, random.Float64()-0.5).Scale(size)
	}
	r.silent = r.silent != (random.IntN(300) == 0)
	m := &r.model
	switch random.IntN(100) {
	case 0:
		r.hand = spatial.Frame{Rot: spatial.Exp(vector(6)), Pos: vector(math.Exp(12 * random.Float64()))}
	case 1:
		r.hand.Pos.X = math.NaN()
	case 2:
		r.hand = spatial.AtOrigin
	case 3, 4:
		m.Step++
		m.Target, m.Proxy = spatial.Frame{Rot: spatial.Exp(vector(6)), Pos: vector(1)}, spatial.Frame{Rot: spatial.Identity, Pos: vector(1)}
		m.Wrench = spatial.Wrench{Torque: vector(10), Force: vector(100)}
	case 5:
		m.Step++
		m.Linear, m.Angular, m.LinearDamping = math.Exp(12*random.Float64()), random.Float64(), random.Float64()
		r.comply(1e-2 * random.Float64())
	case 6:
		m.Held = !m.Held
	default:
		r.hand.Pos = r.hand.Pos.Add(vector(1e-3))
	}
}

func hapticLimits(s *Study) error {
	limits := haptic.Limits{Force: 5, Torque: 0.2, ForceSlew: 200, TorqueSlew: 10}
	r, err := newRig(haptic.LoopConfig{Limits: limits, Handle: haptic.Handle{Mass: 0.1, Damping: 1, Inertia: 1e-4}})
	if err != nil {
		return err
	}
	random := rand.New(rand.NewPCG(6, 6))
	var before spatial.Wrench
	var force, torque, forceStep, torqueStep float64
	infinite := 0
	for range 1_000_000 {
		r.leap(random)
		w := r.tick().Wrench
		if !w.Finite() {
			infinite++
		}
		force, torque = max(force, w.Force.Norm()), max(torque, w.Torque.Norm())
		forceStep = max(forceStep, w.Force.Sub(before.Force).Norm())
		torqueStep = max(torqueStep, w.Torque.Sub(before.Torque).Norm())
		before = w
	}
	met := within(1e-13, "rounding: each limit is met, and not passed")
	period := r.Period().Seconds()
	s.check("largest force", "Limits.Force", "N", limits.Force, force, met)
	s.check("largest torque", "Limits.Torque", "N m", limits.Torque, torque, met)
	s.check("largest change of the force in a tick", "Limits.ForceSlew", "N", limits.ForceSlew*period, forceStep, met)
	s.check("largest change of the torque in a tick", "Limits.TorqueSlew", "N m", limits.TorqueSlew*period, torqueStep, met)
	s.check("wrenches that are not finite", "–", "", 0, float64(infinite), withinAbs(0.5, "none"))
	if stats := r.Stats(); stats.BadPoses == 0 || stats.Silences == 0 {
		return fmt.Errorf("the device has not leapt enough: %+v", stats)
	}
	return nil
}

// pulling returns a rig, of default limits, whose hand pulls with 4 N.
func pulling() (*rig, error) {
	r, err := newRig(haptic.LoopConfig{})
	if err != nil {
		return nil, err
	}
	r.model.Linear, r.hand.Pos.X = 400, 0.01
	for range 100 {
		r.tick()
	}
	return r, nil
}

func watchdog(s *Study) error {
	r, err := pulling()
	if err != nil {
		return err
	}
	s.check("force before", "K x", "N", 4, -r.Latest().Wrench.Force.X, within(1e-14, "rounding"))
	gone := r.now
	r.silent = true
	var noticed, zero time.Time
	largest, before := 0.0, r.Latest().Wrench.Force
	var times, forces []float64
	for range 200 {
		t := r.tick()
		if t.Silent && noticed.IsZero() {
			noticed = r.now
		}
		if t.Wrench == (spatial.Wrench{}) && zero.IsZero() {
			zero = r.now
		}
		largest, before = max(largest, t.Wrench.Force.Sub(before).Norm()), t.Wrench.Force
		times, forces = append(times, r.now.Sub(gone).Seconds()), append(forces, t.Wrench.Force.Norm())
	}
	tick := withinAbs(1.01, "a tick")
	s.check("silence noticed after", "Limits.Silence", "ms", 100, noticed.Sub(gone).Seconds()*1e3, tick)
	s.check("force zero after another", "Limits.Fade", "ms", 50, zero.Sub(noticed).Seconds()*1e3, tick)
	s.check("largest change of the force in a tick", "4 N in 50 ms", "N", 4./50, largest, within(1e-12, "rounding of a straight line"))
	p := &Plot{Title: "Force after the device was last seen", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "force", Unit: "N"}}
	p.add("force", Line, 0, times, forces)
	s.plot(p)
	return nil
}

func stall(s *Study) error {
	const k, c, reach = 400, 2e-3, 0.03
	r, err := newRig(haptic.LoopConfig{})
	if err != nil {
		return err
	}
	r.model.Linear = k
	r.comply(c)
	before := r.tick().Wrench.Force
	var times, forces []float64
	var largest, wrong, after float64
	follow := func() float64 {
		f := r.tick().Wrench.Force
		jump := f.Sub(before).Norm()
		before = f
		times, forces = append(times, 1e-3*float64(len(times))), append(forces, f.X)
		return jump
	}
	for i := range 500 {
		r.hand.Pos.X = reach * math.Sin(2*math.Pi*float64(i)/400)
		largest = max(largest, follow())
		wrong = max(wrong, math.Abs(before.X+r.hand.Pos.X/(1./k+c)))
	}
	r.model.Step++
	r.model.Target, r.model.Wrench.Force = r.hand, spatial.V(2, 0, 0) // it has found another equilibrium
	for range 100 {
		after = max(after, follow())
	}
	period := r.Period().Seconds()
	s.check("error of the force during the stall", "springs in series", "N", 0, wrong, withinAbs(1e-13, "rounding"))
	steepest := reach * 2 * math.Sin(math.Pi/400) / (1./k + c)
	s.check("largest change in a tick during the stall", "the hand's own motion, springs in series", "N", steepest, largest, within(1e-3, "the steepest tick may not be among the samples"))
	s.check("largest change in a tick after it", "Limits.ForceSlew", "N", 500*period, after, within(1e-12, "rounding"))
	s.check("force at the end", "the new equilibrium", "N", 2, before.X, within(1e-14, "rounding"))
	p := &Plot{Title: "Force through a stall of 500 ms", Caption: "The new equilibrium is reached at the slew limit.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "force", Unit: "N"}}
	p.add("force", Line, 0, times, forces)
	s.plot(p)
	return nil
}
