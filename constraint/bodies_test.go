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
	b.velocity = b.speed.AddScaled(h/b.mass, b.loads[0].Force)
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
	p.Solve(h)
	for _, b := range p.Bodies {
		b.Correct(h)
	}
	return p.Measure()
}

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
