package scene

import (
	"math"
	"strings"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Joint is a constraint.Joint in the words of a file. It is where the bodies are at the beginning: there its angle is 0.
type Joint struct {
	Kind string       `key:"kind" doc:"A ball turns about a point, a hinge about its axis, a slider moves along it; fixed joins, and a spring pulls back in all directions." enum:"fixed ball hinge slider spring" required:"true" live:"false"`
	Body string       `key:"body" doc:"Name of a rigid body." required:"true" live:"false"`
	To   string       `key:"to" doc:"Name of the rigid body that it is joined to; the world if not given." live:"false"`
	At   spatial.Vec3 `key:"at" doc:"Where it is at the beginning, in the world." unit:"m" required:"true" live:"false"`
	Axis spatial.Vec3 `key:"axis" doc:"Direction of its axis at the beginning, in world axes, of any length; of a ball, the one that swings." unit:"1" default:"[0, 0, 1]" live:"false"`

	Low   float64 `key:"low" doc:"Least angle of a hinge [rad] or way of a slider [m]; with high, both 0 for no limits." unit:"1" default:"0" min:"-1e6" max:"0" slider:"-3.14 0"`
	High  float64 `key:"high" doc:"Largest angle of a hinge [rad] or way of a slider [m]." unit:"1" default:"0" min:"0" max:"1e6" slider:"0 3.14"`
	Swing float64 `key:"swing" doc:"How far the axis of a ball may lean; 0 for any." unit:"rad" default:"0" min:"0" max:"3.14" slider:"0 3.14"`
	Twist float64 `key:"twist" doc:"How far a ball may turn about its axis to either side; 0 for any." unit:"rad" default:"0" min:"0" max:"3.14" slider:"0 3.14"`

	Rate     float64 `key:"rate" doc:"With which a motor drives a hinge [rad/s] or a slider [m/s]." unit:"1" default:"0" min:"-1e6" max:"1e6" slider:"-20 20"`
	Strength float64 `key:"strength" doc:"Most that the motor exerts, torque of a hinge [N m] or force of a slider [N]; 0 is no motor." unit:"1" default:"0" min:"0" max:"1e9" slider:"0 10"`
	Friction float64 `key:"friction" doc:"What has to be overcome for it to move: torque of a ball or hinge [N m], force of a slider [N]." unit:"1" default:"0" min:"0" max:"1e9" slider:"0 1"`

	Linear         float64 `key:"linear" doc:"Stiffness of a spring, or of the limits of a slider; limits are rigid if 0." unit:"N/m" default:"0" min:"0" max:"1e12" slider:"0 1e4"`
	Angular        float64 `key:"angular" doc:"Turning stiffness of a spring, or of the limits of a ball or hinge." unit:"N m/rad" default:"0" min:"0" max:"1e12" slider:"0 100"`
	LinearDamping  float64 `key:"linear_damping" doc:"Damping beside linear." unit:"N s/m" default:"0" min:"0" max:"1e12" slider:"0 100"`
	AngularDamping float64 `key:"angular_damping" doc:"Damping beside angular." unit:"N m s/rad" default:"0" min:"0" max:"1e12" slider:"0 1"`
}

var jointKinds = map[string]constraint.JointKind{
	"fixed": constraint.Fixed, "ball": constraint.Ball, "hinge": constraint.Hinge, "slider": constraint.Slider, "spring": constraint.Spring,
}

// joined is a joint of a running scene.
type joined struct {
	a, b  constraint.Anchor
	bonds []int // numbers of its bonds in the world; those that it has no use for now are off
}

// joint returns j between two anchors as the solver has it.
func (j *Joint) joint(a, b constraint.Anchor) constraint.Joint {
	return constraint.Joint{
		Kind: jointKinds[j.Kind], A: a, B: b, Low: j.Low, High: j.High, Swing: j.Swing, Twist: j.Twist,
		Rate: j.Rate, Strength: j.Strength, Friction: j.Friction,
		Linear: j.Linear, Angular: j.Angular, LinearDamping: j.LinearDamping, AngularDamping: j.AngularDamping,
	}
}

// bonds returns the bonds of a joint: what holds it, and one for each limit, motor and friction that its kind can have. Those that it does not have now
// are off, so that a change does not need new ones.
func (j *Joint) bonds(a, b constraint.Anchor) ([]constraint.Bond, error) {
	as := j.joint(a, b)
	if _, err := as.Bonds(); err != nil {
		return nil, err
	}
	off := []bool{false}
	one := func(x *float64) { // what is not there is there with any value, but off
		if off = append(off, *x == 0); *x == 0 {
			*x = 1
		}
	}
	switch as.Kind {
	case constraint.Hinge, constraint.Slider:
		if off = append(off, as.Low == 0 && as.High == 0); off[1] {
			as.Low, as.High = -1, 1
		}
		one(&as.Strength)
		one(&as.Friction)
	case constraint.Ball:
		one(&as.Swing)
		one(&as.Twist)
		one(&as.Friction)
	}
	bonds, err := as.Bonds()
	for i := range bonds {
		bonds[i].Off = off[i]
	}
	return bonds, err
}

// frame returns where the joint is at the beginning, its axis along z.
func (j *Joint) frame() spatial.Frame {
	return spatial.Frame{Rot: spatial.Between(spatial.V(0, 0, 1), j.Axis.Unit()), Pos: j.At}
}

// joint checks what the types alone cannot.
func (c *checker) joint(path string, j *Joint) {
	if !c.sound(path) {
		return
	}
	c.rigidName(path+".body", j.Body, false)
	if j.To != "" {
		c.rigidName(path+".to", j.To, false)
	}
	if j.Axis == (spatial.Vec3{}) {
		c.blame(path+".axis", Mistake{Problem: "is 0", Want: "a direction"})
	}
	if !c.sound(path) {
		return
	}
	moves := func(name string) bool {
		b, _, _ := c.scene.BodyOf(name)
		return b != nil && b.Rigid.Motion == "dynamic"
	}
	switch {
	case j.Body == j.To:
		c.blame(path+".to", Mistake{Problem: "is the same body", Value: j.To, Want: "another one, or none for the world"})
	case !moves(j.Body) && !moves(j.To):
		c.blame(path+".body", Mistake{Problem: "joins nothing that forces move", Value: j.Body, Want: "a body with motion: dynamic"})
	}
	c.damping(path, j.Linear, j.LinearDamping, j.Angular, j.AngularDamping)
	if _, err := j.bonds(constraint.Anchor{Body: 0}, constraint.Anchor{Body: 1}); err != nil {
		c.blame(path, Mistake{Problem: strings.TrimPrefix(err.Error(), "constraint: ")})
	}
}

// seat returns an anchor on a rigid body, at a frame that the world has now.
func (r *Running) seat(name string, f spatial.Frame) constraint.Anchor {
	bodies, number := r.rigidNamed(name)
	if len(bodies) == 0 {
		return constraint.Anchor{Body: constraint.World, Frame: f}
	}
	local := bodies[0].Frame().Inverse().Mul(f)
	return constraint.Anchor{Body: number, Point: bodies[0].PointAt(local.Pos), Offset: spatial.Frame{Rot: local.Rot.Unit()}}
}

// addJoints joins the bodies.
func (r *Running) addJoints() error {
	for name, j := range r.Scene.Joints.All() {
		at := &joined{a: r.seat(j.To, j.frame()), b: r.seat(j.Body, j.frame())}
		bonds, err := j.bonds(at.a, at.b)
		for i := 0; err == nil && i < len(bonds); i++ {
			var number int
			number, err = r.World.AddBond(bonds[i])
			at.bonds = append(at.bonds, number)
		}
		if err != nil {
			return r.Scene.mistake("joints."+name, err)
		}
		r.joints[name] = at
	}
	return nil
}

// rejoin brings a changed joint into the world.
func (r *Running) rejoin(name string) error {
	at := r.joints[name]
	bonds, err := r.Scene.Joints.Get(name).bonds(at.a, at.b)
	for i := 0; err == nil && i < len(bonds); i++ {
		err = r.World.SetBond(at.bonds[i], bonds[i])
	}
	return err
}

// ends returns where the two ends of a joint are.
func (r *Running) ends(at *joined) (a, b spatial.Frame) {
	pose := func(x constraint.Anchor) spatial.Frame {
		if x.Body == constraint.World {
			return x.Frame
		}
		return r.rigidAt(x.Body).Pose(x.Point).Mul(x.Offset)
	}
	return pose(at.a), pose(at.b)
}

// angle returns how far a joint has turned about its axis, −π to π [rad].
func (r *Running) angle(at *joined) float64 {
	a, b := r.ends(at)
	q := a.Rot.Conj().Mul(b.Rot)
	return math.Remainder(2*math.Atan2(q.Z, q.W), 2*math.Pi)
}

// travel returns how far a joint has moved along its axis [m].
func (r *Running) travel(at *joined) float64 {
	a, b := r.ends(at)
	return a.Local(b.Pos).Z
}
