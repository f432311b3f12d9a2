package validate

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/mathext"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

var constraintExperiments = []experiment{
	{"constraint", "Bonds between springs and masses", "Points that have mass, a spring to their home, or both, by implicit Euler: bodies of which everything is known. The bonds between them are judged.", bondsOfPoints},
	{"constraint", "A damper lets go", "A body on a spring of its own is pulled at through a spring and a damper in parallel, all at once. It creeps to where both springs balance, with the time constant of the damper over both stiffnesses. Dots are steps, the curve is the exponential.", damperLetsGo},
	{"constraint", "A ball on a rope", "A rope is a bond that only pulls, beyond its length. A ball on it swings by an angle of 1 rad, hangs, goes round in a cone, and is caught in its fall.", ballOnRope},
	{"constraint", "A gap closes", "A rigid bond with a time to settle finds its body 20 mm away, and closes that gap with critical damping. Dots are steps, the curve is the closed form.", gapCloses},
	{"constraint", "A string of beads", "Thirteen beads on ropes between two supports at different heights: statics gives the pull in every rope. All ropes are one complementarity problem.", stringOfBeads},
	{"constraint", "More bonds than needed, and bonds that disagree", "Bonds that ask for the same share the load; bonds that ask for different things share the error and say so.", bondsThatDisagree},
}

// point is a point mass on a spring, by implicit Euler: (m + h²k) v₊ = m v − h k x + h (F + m g), so that W = 1/(m + h²k).
type point struct {
	mass, stiffness float64      // [kg], [N/m]
	home            spatial.Vec3 // where its spring is at rest [m]
	gravity         spatial.Vec3 // [m/s²]

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
	pull := b.force.AddScaled(-b.stiffness, b.before.Sub(b.home)).AddScaled(b.mass, b.gravity)
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
	exact := within(1e-10, "linear bodies: a step closes the gap but for rounding")

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

// standardGravity is that of the studies with weight, downwards [m/s²].
var standardGravity = spatial.V(0, 0, -9.81)

// roped is a mass on a rope of 0.5 m from the origin.
func roped(position, velocity spatial.Vec3) (*point, *constraint.Problem) {
	b := &point{mass: ropedMass, position: position, velocity: velocity, gravity: standardGravity}
	return b, pointsBonded([]*point{b}, constraint.Bond{A: inWorld(spatial.Vec3{}), B: ofBody(0, 0), LinearSlack: ropeLength})
}

const (
	ropeLength = 0.5 // [m]
	ropedMass  = 0.2 // [kg]
)

func ballOnRope(s *Study) error {
	const m, g, angle = ropedMass, 9.81, 1.
	omega := math.Sqrt(g / ropeLength)
	// Implicit Euler damps by ω²h/2 or so: the period is extrapolated to no step, from three.
	period := func(h float64) float64 {
		b, p := roped(spatial.V(ropeLength*math.Sin(angle), 0, -ropeLength*math.Cos(angle)), spatial.Vec3{})
		for i := 1; ; i++ {
			before := b.position.X
			stepBonds(p, h)
			if now := b.position.X; before > 0 && now <= 0 {
				return 4 * h * (float64(i) - now/(now-before)) // a quarter of a swing
			}
		}
	}
	a, b, c := period(8e-4), period(4e-4), period(2e-4)
	extrapolated := (4*(2*c-b) - (2*b - a)) / 3
	want := 4 / omega * mathext.CompleteK(math.Pow(math.Sin(angle/2), 2))
	s.check("swing of 1 rad, period", "4√(L/g) K(sin² ½)", "s", want, extrapolated, within(1e-4, "three steps, extrapolated to none"))

	longest := 0.0
	ball, p := roped(spatial.V(ropeLength*math.Sin(angle), 0, -ropeLength*math.Cos(angle)), spatial.V(0, 0.7, 0))
	for range 6000 {
		stepBonds(p, 0.01)
		longest = math.Max(longest, ball.position.Norm()-ropeLength)
	}
	s.check("60 s of swinging at steps of 10 ms, rope too long by at most", "a rope", "m", 0, longest, withinAbs(1e-7, "a linear model a step, at which the rope turns by 0.1 rad; the project's aim is 10⁻⁶ m"))
	s.check("at the end it hangs, pull", "m g", "N", m*g, p.States[0].Reaction.Force.Norm(), within(0.01, "what is left of the swing"))

	// A conical pendulum at 60°: v² = g L sin²θ/cosθ, pull m g/cosθ.
	tilt := math.Pi / 3
	speed := math.Sqrt(g * ropeLength * math.Sin(tilt) * math.Tan(tilt))
	_, p = roped(spatial.V(ropeLength*math.Sin(tilt), 0, -ropeLength*math.Cos(tilt)), spatial.V(0, speed, 0))
	for range 20 {
		stepBonds(p, 1e-5)
	}
	s.check("round in a cone of 60°, pull", "m g/cos θ", "N", m*g/math.Cos(tilt), p.States[0].Reaction.Force.Norm(), within(1e-3, "steps of 10 µs"))

	ball, p = roped(spatial.Vec3{}, spatial.Vec3{})
	for range 310 { // √(2L/g) is 319 ms
		stepBonds(p, 0.001)
	}
	s.check("in free fall, pull of the slack rope", "none", "N", 0, p.States[0].Reaction.Force.Norm(), withinAbs(1e-15, "a slack rope does nothing at all"))
	for range 20 {
		stepBonds(p, 0.001)
	}
	s.check("caught, depth", "the rope's length", "m", -ropeLength, ball.position.Z, within(1e-12, "a limit holds within the step"))
	return nil
}

func gapCloses(s *Study) error {
	const tau, start, end = 0.1, 0.02, 0.6
	law := func(t float64) float64 { return start * (1 + t/tau) * math.Exp(-t/tau) }
	run := func(h float64) (times, gaps []float64, worst float64) {
		b := &point{mass: 0.3, position: spatial.V(start, 0, 0), gravity: standardGravity}
		p := pointsBonded([]*point{b}, constraint.Bond{A: inWorld(spatial.Vec3{}), B: ofBody(0, 0), Settle: tau})
		for i := 1; h*float64(i) <= end+h/2; i++ {
			stepBonds(p, h)
			times, gaps = append(times, h*float64(i)), append(gaps, 1000*b.position.X)
			worst = math.Max(worst, math.Abs(b.position.X-law(h*float64(i))))
		}
		return times, gaps, worst
	}
	times, gaps, coarse := run(0.01)
	_, _, fine := run(0.005)
	_, _, finest := run(0.0025)
	s.check("largest distance from (1 + t/τ)e^(−t/τ), step τ/40", "critical damping", "mm", 0, 1000*finest, withinAbs(1000*start*0.01, "backward Euler: an error of first order, some h/4τ of the gap"))
	s.check("order of convergence", "backward Euler", "", 1, math.Log2(fine/finest), withinAbs(0.1, "steps of τ/20 and τ/40 are not yet in the limit"))
	s.check("order of convergence, coarser", "backward Euler", "", 1, math.Log2(coarse/fine), withinAbs(0.2, "nor are τ/10 and τ/20"))
	var smooth []float64
	for _, t := range times {
		smooth = append(smooth, 1000*law(t))
	}
	plot := &Plot{Title: "The gap", Caption: "Curve: (1 + t/τ)e^(−t/τ). Dots: steps of a tenth of τ.", X: Axis{Label: "t", Unit: "s"}, Y: Axis{Label: "gap", Unit: "mm"}}
	plot.add("critical damping", Line, 0, times, smooth)
	plot.add("steps of 10 ms", Dots, 1, times, gaps)
	s.plot(plot)
	return nil
}

// stringOfBeads hangs equal beads on equal ropes between two supports. With H the horizontal pull in all ropes and V the vertical one in
// the first, rope k has the slope (V − k m g)/H; H and V are those with which the last rope ends at its support.
func stringOfBeads(s *Study) error {
	const count, link, mass, g, span, rise = 13, 0.1, 0.05, 9.81, 1., 0.2
	reach := func(h, v float64) (x, z float64) {
		for k := range count + 1 {
			down := v - float64(k)*mass*g
			pull := math.Hypot(h, down)
			x += link * h / pull
			z -= link * down / pull
		}
		return x, z
	}
	vertical := func(h float64) float64 {
		return root(func(v float64) float64 { _, z := reach(h, v); return z - rise }, -100, 100)
	}
	h := root(func(h float64) float64 { x, _ := reach(h, vertical(h)); return x - span }, 1e-6, 100)
	v := vertical(h)

	var beads []*point
	bonds := []constraint.Bond{{A: inWorld(spatial.Vec3{}), B: ofBody(0, 0), LinearSlack: link}}
	for i := range count {
		t := float64(i+1) / (count + 1)
		beads = append(beads, &point{mass: mass, position: spatial.V(t*span, 0, t*rise), gravity: standardGravity})
		if i > 0 {
			bonds = append(bonds, constraint.Bond{A: ofBody(i-1, 0), B: ofBody(i, 0), LinearSlack: link})
		}
	}
	bonds = append(bonds, constraint.Bond{A: inWorld(spatial.V(span, 0, rise)), B: ofBody(count-1, 0), LinearSlack: link})
	p := pointsBonded(beads, bonds...)
	for range 3000 {
		stepBonds(p, 0.02) // long steps: implicit Euler brings it to rest
	}
	rest := within(1e-6, "at rest after 60 s of steps that damp")
	s.check("pull in the first rope", "statics", "N", math.Hypot(h, v), p.States[0].Reaction.Force.Norm(), rest)
	s.check("pull in the seventh rope", "statics", "N", math.Hypot(h, v-6*mass*g), p.States[6].Reaction.Force.Norm(), rest)
	s.check("pull in the last rope", "statics", "N", math.Hypot(h, v-count*mass*g), p.States[count].Reaction.Force.Norm(), rest)
	x, z := 0.0, 0.0
	var xs, zs, beadX, beadZ []float64
	xs, zs = append(xs, 0), append(zs, 0)
	for k := range count + 1 {
		down := v - float64(k)*mass*g
		pull := math.Hypot(h, down)
		x, z = x+link*h/pull, z-link*down/pull
		xs, zs = append(xs, x), append(zs, z)
		if k < count {
			beadX, beadZ = append(beadX, beads[k].position.X), append(beadZ, beads[k].position.Z)
		}
	}
	s.check("height of the seventh bead", "statics", "m", zs[7], beadZ[6], rest)
	plot := &Plot{Title: "The string", Caption: "Curve: statics. Dots: the beads at rest.", X: Axis{Label: "x", Unit: "m"}, Y: Axis{Label: "z", Unit: "m"}, Equal: true}
	plot.add("statics", Line, 0, xs, zs)
	plot.add("beads", Dots, 1, beadX, beadZ)
	s.plot(plot)
	return nil
}

func bondsThatDisagree(s *Study) error {
	const m, g = 0.2, 9.81
	exact := within(1e-6, "what makes shares equal is a softness of a millionth")
	hung := func(places ...spatial.Vec3) (*point, *constraint.Problem, constraint.Outcome) {
		b := &point{mass: m, gravity: standardGravity}
		var bonds []constraint.Bond
		for _, at := range places {
			bonds = append(bonds, constraint.Bond{A: inWorld(at), B: ofBody(0, 0)})
		}
		p := pointsBonded([]*point{b}, bonds...)
		var out constraint.Outcome
		for range 1000 {
			p.Load()
			b.Predict(0.01)
			out = p.Solve(0.01)
			b.Correct(0.01)
			p.Measure()
		}
		return b, p, out
	}
	_, p, out := hung(spatial.Vec3{}, spatial.Vec3{}, spatial.Vec3{})
	for i := range p.States {
		s.check(fmt.Sprintf("three bonds in one place, share of bond %d", i+1), "m g/3", "N", m*g/3, p.States[i].Reaction.Force.Z, exact)
	}
	s.check("three bonds in one place, unsolved rows", "they agree", "", 0, float64(out.Unsolved), withinAbs(0.5, "a count"))

	b, p, out := hung(spatial.V(0.1, 0, 0), spatial.V(-0.1, 0, 0), spatial.V(0, 0, 0.3))
	s.check("three bonds in three places, distance from their middle", "least squares", "m", 0, b.position.Sub(spatial.V(0, 0, 0.1)).Norm(), withinAbs(1e-6, "a softness of a millionth"))
	s.check("three bonds in three places, unsolved rows", "two directions of three bonds", "", 5, float64(out.Unsolved), withinAbs(0.5, "a count: the third is in the middle of the first two along x"))
	var sum spatial.Vec3
	for i := range p.States {
		sum = sum.Add(p.States[i].Reaction.Force)
	}
	s.check("three bonds in three places, sum of their forces", "m g", "N", m*g, sum.Z, within(1e-3, "forces a million times as large cancel to rounding"))
	return nil
}
