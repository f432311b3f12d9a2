package constraint

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// plate is a rigid plate on springs, linear in everything: under a wrench about its middle it shifts by move·F and turns by
// turn·T, axis by axis, and a point at a lever r from the middle moves by shift + turn×r.
type plate struct {
	home       spatial.Frame
	turn, move spatial.Vec3   // compliances [rad/(N m)], [m/N], along the world's axes
	levers     []spatial.Vec3 // of the material points, from the middle [m]

	loads    []spatial.Wrench // by point
	moved    spatial.Twist
	period   float64 // [s]
	answered int     // calls of Respond
}

func newPlate(home spatial.Vec3, move, turn float64, levers ...spatial.Vec3) *plate {
	p := &plate{
		home: spatial.Frame{Rot: spatial.Identity, Pos: home},
		turn: spatial.V(turn, turn, turn), move: spatial.V(move, move, move), levers: append(levers, spatial.Vec3{}),
	}
	p.loads = make([]spatial.Wrench, len(p.levers))
	return p
}

func times(a, b spatial.Vec3) spatial.Vec3 { return spatial.V(a.X*b.X, a.Y*b.Y, a.Z*b.Z) }

// yield is how the plate moves at its middle for a wrench at point p.
func (b *plate) yield(p int, w spatial.Wrench) spatial.Twist {
	return spatial.Twist{Angular: times(b.turn, w.Torque.Add(b.levers[p].Cross(w.Force))), Linear: times(b.move, w.Force)}
}

func (b *plate) at(p int, t spatial.Twist) spatial.Twist {
	return spatial.Twist{Angular: t.Angular, Linear: t.Linear.Add(t.Angular.Cross(b.levers[p]))}
}

func (b *plate) settle(h float64) Flags {
	b.period, b.moved = h, spatial.Twist{}
	for p, w := range b.loads {
		b.moved = b.moved.Add(b.yield(p, w))
	}
	return 0
}

func (b *plate) Load(p int, w spatial.Wrench) { b.loads[p] = b.loads[p].Add(w) }
func (b *plate) ClearLoads()                  { clear(b.loads) }
func (b *plate) Predict(h float64) Flags      { return b.settle(h) }
func (b *plate) Correct(h float64) Flags      { return b.settle(h) }

func (b *plate) Pose(p int) spatial.Frame {
	t := b.at(p, b.moved)
	return spatial.Frame{Rot: spatial.Exp(t.Angular).Mul(b.home.Rot), Pos: b.home.Pos.Add(b.levers[p]).Add(t.Linear)}
}

func (b *plate) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	b.answered++
	t := b.yield(p, impulse).Scale(1 / (b.period * b.period))
	for i, q := range at {
		dv[i] = b.at(q, t)
	}
}

func (b *plate) Finite() bool                                     { return b.moved.Finite() }
func (b *plate) AppendState(s []byte) []byte                      { return s }
func (b *plate) RestoreState(s []byte) ([]byte, error)            { return s, nil }
func (b *plate) AppendFrames(dst []spatial.Frame) []spatial.Frame { return append(dst, b.Pose(0)) }

// mass is a point mass in free space, by implicit Euler: a body whose answer is W = 1/m and knows nothing of compliance.
type mass struct {
	plate
	mass               float64      // [kg]
	gravity            spatial.Vec3 // [m/s²]
	position, velocity spatial.Vec3 // at the end of the step [m], [m/s]
	before, speed      spatial.Vec3 // at its start
}

func newMass(m float64, position, velocity spatial.Vec3) *mass {
	return &mass{plate: *newPlate(spatial.Vec3{}, 0, 0), mass: m, position: position, velocity: velocity}
}

func (b *mass) Predict(h float64) Flags {
	b.before, b.speed = b.position, b.velocity
	return b.Correct(h)
}

func (b *mass) Correct(h float64) Flags {
	b.velocity = b.speed.AddScaled(h, b.gravity).AddScaled(h/b.mass, b.loads[0].Force)
	b.position = b.before.AddScaled(h, b.velocity)
	return 0
}

func (b *mass) Pose(int) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: b.position}
}

func (b *mass) Respond(_ int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	for i := range at {
		dv[i] = spatial.Twist{Linear: impulse.Force.Scale(1 / b.mass)}
	}
}

// block is a free rigid body. A step is v₊ = v + h(F/m + g) and ω₊ = ω + h I⁻¹(T − ω×Iω) with the levers and the inertia of its start, then
// p₊ = p + h v₊ and R₊ = exp(hω₊) R: implicit Euler in what bonds do.
type block struct {
	plate
	mass            float64      // [kg]
	inertia         spatial.Vec3 // about its own axes [kg m²]
	gravity         spatial.Vec3 // [m/s²]
	torque          spatial.Vec3 // of something else [N m]
	before, now     spatial.Frame
	speed, velocity spatial.Twist // at start and end, of its middle, in world axes [rad/s], [m/s]
}

func newBlock(m float64, inertia, at spatial.Vec3, levers ...spatial.Vec3) *block {
	return &block{plate: *newPlate(at, 0, 0, levers...), mass: m, inertia: inertia, now: spatial.Frame{Rot: spatial.Identity, Pos: at}}
}

func (b *block) Predict(h float64) Flags {
	b.before, b.speed, b.period = b.now, b.velocity, h
	return b.Correct(h)
}

// turned is I⁻¹ T for the pose at the start.
func (b *block) turned(torque spatial.Vec3) spatial.Vec3 {
	return b.before.Rot.Rotate(times(b.before.Rot.Unrotate(torque), spatial.V(1/b.inertia.X, 1/b.inertia.Y, 1/b.inertia.Z)))
}

// spin is the angular momentum about its middle.
func (b *block) spin(f spatial.Frame, omega spatial.Vec3) spatial.Vec3 {
	return f.Rot.Rotate(times(f.Rot.Unrotate(omega), b.inertia))
}

func (b *block) Correct(h float64) Flags {
	force, torque := b.gravity.Scale(b.mass), b.torque.Sub(b.speed.Angular.Cross(b.spin(b.before, b.speed.Angular)))
	for p, w := range b.loads {
		force = force.Add(w.Force)
		torque = torque.Add(w.Torque).Add(b.before.Rot.Rotate(b.levers[p]).Cross(w.Force))
	}
	b.velocity = spatial.Twist{Angular: b.speed.Angular.AddScaled(h, b.turned(torque)), Linear: b.speed.Linear.AddScaled(h/b.mass, force)}
	b.now = spatial.Frame{Rot: spatial.Exp(b.velocity.Angular.Scale(h)).Mul(b.before.Rot).Unit(), Pos: b.before.Pos.AddScaled(h, b.velocity.Linear)}
	return 0
}

func (b *block) Pose(p int) spatial.Frame {
	return spatial.Frame{Rot: b.now.Rot, Pos: b.now.Point(b.levers[p])}
}

func (b *block) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	var exact spatial.Mat3
	spatial.DExpWorld(b.velocity.Angular.Scale(b.period), &exact) // of the pose by the angular velocity
	turn := exact.MulVec(b.turned(impulse.Torque.Add(b.before.Rot.Rotate(b.levers[p]).Cross(impulse.Force))))
	for i, q := range at {
		dv[i] = spatial.Twist{Angular: turn, Linear: impulse.Force.Scale(1 / b.mass).Add(turn.Cross(b.now.Rot.Rotate(b.levers[q])))}
	}
}

func (b *block) Finite() bool { return b.now.Finite() }

// pair is two point masses in one body: points 0 and 1.
type pair struct {
	plate
	one [2]*mass
}

func newPair(a, b *mass) *pair { return &pair{*newPlate(spatial.Vec3{}, 0, 0), [2]*mass{a, b}} }

func (b *pair) Load(p int, w spatial.Wrench) { b.one[p].Load(0, w) }
func (b *pair) Pose(p int) spatial.Frame     { return b.one[p].Pose(0) }
func (b *pair) ClearLoads()                  { b.one[0].ClearLoads(); b.one[1].ClearLoads() }
func (b *pair) Predict(h float64) Flags      { return b.one[0].Predict(h) | b.one[1].Predict(h) }
func (b *pair) Correct(h float64) Flags      { return b.one[0].Correct(h) | b.one[1].Correct(h) }

func (b *pair) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	for i, q := range at {
		dv[i] = spatial.Twist{}
		if q == p {
			dv[i].Linear = impulse.Force.Scale(1 / b.one[p].mass)
		}
	}
}

// problem joins bodies by bonds.
func problem(t testing.TB, bodies []Body, bonds ...Bond) *Problem {
	t.Helper()
	for i := range bonds {
		if err := bonds[i].Validate(len(bodies)); err != nil {
			t.Fatal(err)
		}
	}
	return &Problem{Bodies: bodies, Bonds: bonds, States: make([]BondState, len(bonds))}
}

// step takes the problem through a step as a world does, and returns the largest gap at a rigid bond.
func step(p *Problem, h float64) float64 {
	p.Load()
	for _, b := range p.Bodies {
		b.Predict(h)
	}
	last = p.Solve(h)
	for _, b := range p.Bodies {
		b.Correct(h)
	}
	return p.Measure()
}

// last is the outcome of the last step.
var last Outcome

// to is a frame in the world, and of a material point.
func to(p spatial.Vec3) Anchor {
	return Anchor{Body: World, Frame: spatial.Frame{Rot: spatial.Identity, Pos: p}}
}

func of(body, point int) Anchor { return Anchor{Body: body, Point: point} }

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s is %.12g, want %.12g ± %.2g", what, got, want, tolerance)
	}
}

func nearVec(t *testing.T, what string, got, want spatial.Vec3, tolerance float64) {
	t.Helper()
	if !(got.Sub(want).Norm() <= tolerance) {
		t.Errorf("%s is %.12g, want %.12g ± %.2g", what, got, want, tolerance)
	}
}
