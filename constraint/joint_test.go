package constraint

import (
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// bondsOf makes the bonds of a joint.
func bondsOf(t *testing.T, j Joint) []Bond {
	t.Helper()
	bonds, err := j.Bonds()
	if err != nil {
		t.Fatal(err)
	}
	return bonds
}

func TestJointsHoldWhatTheyAreFor(t *testing.T) {
	for _, c := range []struct {
		joint Joint
		axes  []Axes // of its bonds
	}{
		{Joint{Kind: Fixed}, []Axes{Clamped}},
		{Joint{Kind: Ball}, []Axes{Pinned}},
		{Joint{Kind: Ball, Swing: 0.5, Twist: 0.3, Friction: 1}, []Axes{Pinned, TurnX | TurnY, TurnZ, Oriented}},
		{Joint{Kind: Hinge}, []Axes{Clamped &^ TurnZ}},
		{Joint{Kind: Hinge, Low: -1, High: 0.5, Rate: 2, Strength: 3, Friction: 0.1}, []Axes{Clamped &^ TurnZ, TurnZ, TurnZ, TurnZ}},
		{Joint{Kind: Slider, High: 1}, []Axes{Clamped &^ MoveZ, MoveZ}},
		{Joint{Kind: Spring, Linear: 10}, []Axes{Pinned}},
		{Joint{Kind: Spring, Linear: 10, Angular: 1, LinearDamping: 1}, []Axes{Clamped}},
	} {
		c.joint.A, c.joint.B = to(spatial.Vec3{}), of(0, 0)
		bonds := bondsOf(t, c.joint)
		if len(bonds) != len(c.axes) {
			t.Errorf("%v is %d bonds, want %d", c.joint.Kind, len(bonds), len(c.axes))
			continue
		}
		for i, b := range bonds {
			if err := b.Validate(1); err != nil {
				t.Errorf("%v: %v", c.joint.Kind, err)
			}
			if b.Axes != c.axes[i] {
				t.Errorf("%v: bond %d holds %06b, want %06b", c.joint.Kind, i, b.Axes, c.axes[i])
			}
		}
	}
}

func TestJointsSayWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		joint Joint
		says  string
	}{
		{Joint{Kind: 9}, "Kind is 9"},
		{Joint{Kind: Hinge, Low: 1, High: -1}, "the lower first"},
		{Joint{Kind: Hinge, Low: math.NaN()}, "the lower first"},
		{Joint{Kind: Hinge, Low: -4, High: 4}, "a whole turn"},
		{Joint{Kind: Ball, Strength: 1}, "want a hinge or a slider"},
		{Joint{Kind: Fixed, High: 1}, "want a hinge or a slider"},
		{Joint{Kind: Hinge, Swing: 1}, "want a ball"},
		{Joint{Kind: Ball, Swing: 4}, "less than π"},
		{Joint{Kind: Ball, Twist: -1}, "Twist is -1, want 0 or more"},
		{Joint{Kind: Slider, Friction: math.Inf(1)}, "Friction is +Inf"},
		{Joint{Kind: Spring}, "no stiffness"},
	} {
		if _, err := c.joint.Bonds(); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v, want an error with %q", c.joint, err, c.says)
		}
	}
}

// A block on a hinge with limits that are not symmetric stops at each of them; so does one on a slider.
func TestLimitsOfAHingeAndASlider(t *testing.T) {
	for _, end := range []float64{0.7, -0.2} {
		b := newBlock(1, spatial.V(0.01, 0.01, 0.02), spatial.Vec3{})
		b.torque.Z = math.Copysign(0.1, end)
		p := problem(t, []Body{b}, bondsOf(t, Joint{Kind: Hinge, A: to(spatial.Vec3{}), B: of(0, 0), Low: -0.2, High: 0.7})...)
		for range 1000 {
			step(p, h)
		}
		near(t, "angle", b.now.Rot.Log().Z, end, 1e-12)

		b = newBlock(2, spatial.V(0.01, 0.01, 0.02), spatial.Vec3{})
		b.gravity.Z = math.Copysign(g, end)
		p = problem(t, []Body{b}, bondsOf(t, Joint{Kind: Slider, A: to(spatial.Vec3{}), B: of(0, 0), Low: -0.2, High: 0.7})...)
		for range 1000 {
			step(p, h)
		}
		near(t, "place", b.now.Pos.Z, end, 1e-12)
		near(t, "force of the limit", p.States[1].Reaction.Force.Z, -2*b.gravity.Z, 1e-6)
	}
}

// A motor gives its strength until it has its rate, and then what it takes.
func TestAMotorHasAStrength(t *testing.T) {
	const inertia, rate, strength = 0.02, 5.0, 0.4
	b := newBlock(1, spatial.V(0.01, 0.01, inertia), spatial.Vec3{})
	p := problem(t, []Body{b}, bondsOf(t, Joint{Kind: Hinge, A: to(spatial.Vec3{}), B: of(0, 0), Rate: rate, Strength: strength})...)
	for i := 1; i <= 2000; i++ { // more than a turn
		step(p, h)
		want := math.Min(strength/inertia*h*float64(i), rate)
		near(t, "rate", b.velocity.Angular.Z, want, 1e-9)
	}
	b.torque.Z = -0.3
	step(p, h)
	near(t, "rate under a load", b.velocity.Angular.Z, rate, 1e-9)
	near(t, "torque under a load", p.States[1].Reaction.Torque.Z, 0.3, 1e-6)
}

// Friction stops a hinge after Iω/T, and then holds it against less than T.
func TestFrictionOfAHinge(t *testing.T) {
	const inertia, spin, friction = 0.02, 3.0, 0.1
	b := newBlock(1, spatial.V(0.01, 0.01, inertia), spatial.Vec3{})
	b.velocity.Angular.Z = spin
	p := problem(t, []Body{b}, bondsOf(t, Joint{Kind: Hinge, A: to(spatial.Vec3{}), B: of(0, 0), Friction: friction})...)
	p.Measure()
	for i := 1; i <= 1000; i++ {
		step(p, h)
		near(t, "spin", b.velocity.Angular.Z, math.Max(spin-friction/inertia*h*float64(i), 0), 1e-9)
	}
	b.torque.Z = 0.09
	step(p, h)
	near(t, "spin under less than friction", b.velocity.Angular.Z, 0, 1e-9)
	b.torque.Z = 0.12
	step(p, h)
	near(t, "spin under more", b.velocity.Angular.Z, h*0.02/inertia, 1e-9)
}

// Swing is the lean of the axis, whatever the twist, and twist what turns about it, whatever the swing.
func TestSwingAndTwistOfABall(t *testing.T) {
	const swing, twist = 0.6, 0.9
	b := newBlock(1, spatial.V(0.01, 0.01, 0.01), spatial.Vec3{})
	p := problem(t, []Body{b}, bondsOf(t, Joint{Kind: Ball, A: to(spatial.Vec3{}), B: of(0, 0), Swing: swing, Twist: twist})...)
	p.Measure()
	for range 4000 {
		z := b.now.Rot.Z3()
		// Leans it towards (4, 3, 0), turns it about its axis, and slows it down.
		b.torque = z.Cross(spatial.V(0.04, 0.03, 0)).AddScaled(0.02, z).AddScaled(-0.05, b.velocity.Angular)
		step(p, h)
	}
	near(t, "lean", math.Acos(b.now.Rot.Z3().Z), swing, 1e-6)
	_, turned := swingTwist(b.now.Rot, spatial.V(0, 0, 1))
	near(t, "twist", turned, twist, 1e-6)
}
