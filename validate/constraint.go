package validate

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

var constraintExperiments = []experiment{
	{"constraint", "Bonds between springs and masses", "Points that have mass, a spring to their home, or both, by implicit Euler: bodies of which everything is known. The bonds between them are judged.", bondsOfPoints},
	{"constraint", "A damper lets go", "A body on a spring of its own is pulled at through a spring and a damper in parallel, all at once. It creeps to where both springs balance, with the time constant of the damper over both stiffnesses. Dots are steps, the curve is the exponential.", damperLetsGo},
}

// point is a point mass on a spring, by implicit Euler: (m + h²k) v₊ = m v − h k x + h F, so that W = 1/(m + h²k).
type point struct {
	mass, stiffness float64      // [kg], [N/m]
	home            spatial.Vec3 // where its spring is at rest [m]

	position, velocity spatial.Vec3 // now [m], [m/s]
	before, speed      spatial.Vec3 // when the step began
	force              spatial.Vec3 // [N]
	period             float64      // [s]
}

func (b *point) Load(_ int, w spatial.Wrench) { b.force = b.force.Add(w.Force) }
func (b *point) ClearLoads()                  { b.force = spatial.Vec3{} }
func (b *point) weight() float64              { return b.mass + b.period*b.period*b.stiffness } // m + h²k [kg]

func (b *point) Predict(h float64) constraint.Flags {
	b.before, b.speed, b.period = b.position, b.velocity, h
	return b.Correct(h)
}

func (b *point) Correct(h float64) constraint.Flags {
	pull := b.force.AddScaled(-b.stiffness, b.before.Sub(b.home))
	b.velocity = b.speed.Scale(b.mass).AddScaled(h, pull).Scale(1 / b.weight())
	b.position = b.before.AddScaled(h, b.velocity)
	return 0
}

func (b *point) Pose(int) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: b.position}
}

func (b *point) Respond(_ int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	for i := range at {
		dv[i] = spatial.Twist{Linear: impulse.Force.Scale(1 / b.weight())}
	}
}

func (b *point) Finite() bool                                     { return b.position.Finite() }
func (b *point) AppendState(s []byte) []byte                      { return s }
func (b *point) RestoreState(s []byte) ([]byte, error)            { return s, nil }
func (b *point) AppendFrames(dst []spatial.Frame) []spatial.Frame { return append(dst, b.Pose(0)) }

// pointsBonded is a problem of points. The bonds hold positions.
func pointsBonded(points []*point, bonds ...constraint.Bond) *constraint.Problem {
	p := &constraint.Problem{Bonds: bonds, States: make([]constraint.BondState, len(bonds))}
	for _, b := range points {
		p.Bodies = append(p.Bodies, b)
	}
	for i := range bonds {
		bonds[i].Axes = constraint.Pinned
	}
	p.Measure()
	return p
}

// stepBonds takes a problem through a step of h seconds, as a world does.
func stepBonds(p *constraint.Problem, h float64) {
	p.Load()
	for _, b := range p.Bodies {
		b.Predict(h)
	}
	p.Solve(h)
	for _, b := range p.Bodies {
		b.Correct(h)
	}
	p.Measure()
}

func inWorld(p spatial.Vec3) constraint.Anchor {
	return constraint.Anchor{Body: constraint.World, Frame: spatial.Frame{Rot: spatial.Identity, Pos: p}}
}

func ofBody(body, point int) constraint.Anchor { return constraint.Anchor{Body: body, Point: point} }

func bondsOfPoints(s *Study) error {
	const h = 0.001
	exact := within(1e-10, "linear bodies: the second step closes what the first has left, a millionth")

	// Two springs of 300 and 100 N/m, 20 mm apart, and a rigid bond that brings their ends together.
	a, b := &point{stiffness: 300}, &point{stiffness: 100, home: spatial.V(0.02, 0, 0)}
	b.position = b.home
	p := pointsBonded([]*point{a, b}, constraint.Bond{A: ofBody(0, 0), B: ofBody(1, 0)})
	for range 3 {
		stepBonds(p, h)
	}
	s.check("two springs bonded, travel of the stiffer", "statics: d k₂/(k₁+k₂)", "mm", 5, 1000*a.position.X, exact)
	s.check("two springs bonded, travel of the softer", "statics: d k₁/(k₁+k₂)", "mm", 15, 1000*(b.home.X-b.position.X), exact)
	s.check("two springs bonded, force between them", "statics: d k₁k₂/(k₁+k₂)", "N", 1.5, -p.States[0].Reaction.Force.X, exact)

	// A soft bond is a spring in series, whatever the step.
	a = &point{stiffness: 100}
	p = pointsBonded([]*point{a}, constraint.Bond{A: inWorld(spatial.V(0.1, 0, 0)), B: ofBody(0, 0), Linear: 50})
	stepBonds(p, 1)
	s.check("soft bond of 50 N/m on a spring of 100 N/m, force", "statics: d k₁k₂/(k₁+k₂)", "N", 0.1*50*100/150, p.States[0].Reaction.Force.X,
		within(1e-14, "rounding: one step of any length"))

	// Ten bonds where one would do.
	a = &point{stiffness: 100}
	ten := make([]constraint.Bond, 10)
	for i := range ten {
		ten[i] = constraint.Bond{A: inWorld(spatial.V(0.1, 0, 0)), B: ofBody(0, 0)}
	}
	p = pointsBonded([]*point{a}, ten...)
	for range 3 {
		stepBonds(p, h)
	}
	s.check("ten bonds in one place, share of the last", "statics: a tenth", "N", 1, p.States[9].Reaction.Force.X,
		within(1e-6, "what makes the shares equal is a softness of a millionth"))

	// Two masses that fly apart are caught by a rigid bond: momentum stays, the energy of their relative motion does not.
	a, b = &point{mass: 1, velocity: spatial.V(-1, 0, 0)}, &point{mass: 3, velocity: spatial.V(0, 2, 0)}
	p = pointsBonded([]*point{a, b}, constraint.Bond{A: ofBody(0, 0), B: ofBody(1, 0)})
	for range 10 {
		stepBonds(p, h)
	}
	s.check("1 kg and 3 kg bonded in flight, velocity along x", "momentum: −1/4", "m/s", -0.25, b.velocity.X, exact)
	s.check("1 kg and 3 kg bonded in flight, velocity along y", "momentum: 6/4", "m/s", 1.5, a.velocity.Y, exact)
	s.check("1 kg and 3 kg bonded in flight, momentum along y", "momentum", "kg m/s", 6, a.velocity.Y+3*b.velocity.Y, within(1e-13, "rounding: action is reaction"))
	oscillator(s)
	return nil
}

// oscillator is a mass on a soft bond to a frame: its period, and the damping ratio from the decay over one.
func oscillator(s *Study) {
	const m, k, h, ratio = 0.5, 200., 1e-4, 0.05
	omega := math.Sqrt(k / m)
	a := &point{mass: m, position: spatial.V(0.01, 0, 0)}
	p := pointsBonded([]*point{a}, constraint.Bond{A: inWorld(spatial.Vec3{}), B: ofBody(0, 0), Linear: k, LinearDamping: 2 * ratio * m * omega})
	var crossings []float64 // upwards through zero [s]
	var speeds []float64
	for i := 1; len(crossings) < 2; i++ {
		before := a.position.X
		stepBonds(p, h)
		if before < 0 && a.position.X >= 0 {
			crossings = append(crossings, h*(float64(i)-a.position.X/(a.position.X-before)))
			speeds = append(speeds, a.velocity.X)
		}
	}
	damped := omega * math.Sqrt(1-ratio*ratio)
	s.check("mass on a soft bond, period", "2π/ω√(1−ζ²)", "s", 2*math.Pi/damped, crossings[1]-crossings[0],
		within(1e-3, "implicit Euler, ωh = 0.002: with its own damping it has an error of ζωh = 10⁻⁴"))
	decay := math.Log(speeds[0] / speeds[1])
	s.check("mass on a soft bond, logarithmic decrement", "2πζ/√(1−ζ²)", "", 2*math.Pi*ratio/math.Sqrt(1-ratio*ratio), decay,
		within(0.03, "implicit Euler damps by ωh/2 = 0.001 on its own, 2 % of ζ = 0.05"))
}

func damperLetsGo(s *Study) error {
	const k, own, d, pull = 50., 100., 30., 0.1 // of the bond [N/m], of the body [N/m], [N s/m], [m]
	tau := d / (k + own)
	a := &point{stiffness: own}
	p := pointsBonded([]*point{a}, constraint.Bond{A: inWorld(spatial.V(pull, 0, 0)), B: ofBody(0, 0), Linear: k, LinearDamping: d})
	const h = 0.002
	end := pull * k / (k + own)
	var times, travel, smooth []float64
	worst := 0.0
	for i := 1; h*float64(i) <= 5*tau; i++ {
		stepBonds(p, h)
		t := h * float64(i)
		want := end * (1 - math.Exp(-t/tau))
		worst = math.Max(worst, math.Abs(a.position.X-want)/end)
		if i%20 == 0 {
			times, travel, smooth = append(times, t), append(travel, 1000*a.position.X), append(smooth, 1000*want)
		}
	}
	s.check("largest distance from the exponential", "creep: d/(k₁+k₂)", "", 0, worst, withinAbs(h/tau, "implicit Euler: an error of first order, at most h/2eτ of the travel"))
	s.check("travel after five time constants", "d k₁/(k₁+k₂) (1 − e⁻⁵)", "mm", 1000*end*(1-math.Exp(-5)), 1000*a.position.X, within(1e-3, "implicit Euler, 0.002 s"))
	s.check("force after five time constants", "statics", "N", end*(1-math.Exp(-5))*own, p.States[0].Reaction.Force.X, within(1e-3, "implicit Euler, 0.002 s"))
	plot := &Plot{Title: "Travel of the body", Caption: "Curve: the exponential. Dots: every twentieth step.", X: Axis{Label: "t [s]"}, Y: Axis{Label: "travel [mm]"}}
	plot.add("exponential", Line, 0, times, smooth)
	plot.add("steps of 2 ms", Dots, 1, times, travel)
	s.plot(plot)
	return nil
}
