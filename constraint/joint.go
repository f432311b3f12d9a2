package constraint

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// JointKind is a way to join two bodies.
type JointKind uint8

// The kinds of joints. The axis of a joint is the z axis of its ends.
const (
	Fixed  JointKind = iota // nothing moves
	Ball                    // turns about a point
	Hinge                   // turns about the axis
	Slider                  // moves along the axis
	Spring                  // a spring and damper in all six directions
)

var jointNames = [...]string{"fixed", "ball", "hinge", "slider", "spring"}

// String names the kind.
func (k JointKind) String() string { return jointNames[k] }

// Joint joins two bodies as machines and skeletons are. It is made of bonds: one that holds, and one for each limit and motor.
type Joint struct {
	Kind JointKind
	A, B Anchor // z is the axis

	// Limits of a hinge [rad] or a slider [m], measured from where the ends coincide; both 0 for none.
	Low, High float64
	// Swing is how far the axis of B may lean from that of A at a ball, and Twist how far B may turn about it to either side
	// [rad]; 0 for any.
	Swing, Twist float64
	// A motor drives a hinge or a slider at a rate [rad/s], [m/s] with at most a strength [N m], [N]. A strength of 0 is no motor.
	Rate, Strength float64
	// Friction that has to be overcome at a ball or hinge [N m] or a slider [N]: a motor that wants to stand still.
	Friction float64
	// Stiffness and damping of a spring, and of limits; a limit with a stiffness of 0 is rigid.
	Linear, Angular, LinearDamping, AngularDamping float64 // [N/m], [N m/rad], [N s/m], [N m s/rad]
}

// Bonds returns the bonds that a joint is made of, or what is wrong with it.
func (j *Joint) Bonds() ([]Bond, error) {
	if err := j.validate(); err != nil {
		return nil, err
	}
	hold := Bond{A: j.A, B: j.B, Axes: Clamped}
	free := Axes(0) // the direction that limits and motors are about
	switch j.Kind {
	case Ball:
		hold.Axes = Pinned
		free = Oriented
	case Hinge:
		hold.Axes &^= TurnZ
		free = TurnZ
	case Slider:
		hold.Axes &^= MoveZ
		free = MoveZ
	case Spring:
		if j.Linear == 0 {
			hold.Axes &^= Pinned
		}
		if j.Angular == 0 {
			hold.Axes &^= Oriented
		}
		hold.Linear, hold.Angular, hold.LinearDamping, hold.AngularDamping = j.Linear, j.Angular, j.LinearDamping, j.AngularDamping
		return []Bond{hold}, nil
	}
	bonds := []Bond{hold}
	limit := Bond{A: j.A, B: j.B, Linear: j.Linear, Angular: j.Angular, LinearDamping: j.LinearDamping, AngularDamping: j.AngularDamping}
	if j.Low != 0 || j.High != 0 {
		bonds = append(bonds, j.between(limit, free))
	}
	if j.Swing > 0 {
		b := limit
		b.Axes, b.AngularSlack = TurnX|TurnY, j.Swing
		bonds = append(bonds, b)
	}
	if j.Twist > 0 {
		b := limit
		b.Axes, b.AngularSlack = TurnZ, j.Twist
		bonds = append(bonds, b)
	}
	if j.Strength > 0 {
		bonds = append(bonds, j.motor(free, j.Rate, j.Strength))
	}
	if j.Friction > 0 {
		bonds = append(bonds, j.motor(free, 0, j.Friction))
	}
	return bonds, nil
}

// between keeps the free direction between the limits: free play around their middle.
func (j *Joint) between(b Bond, free Axes) Bond {
	middle, half := (j.Low+j.High)/2, (j.High-j.Low)/2
	b.Axes = free
	b.A.Offset = squared(b.A.Offset)
	b.A.Frame = squared(b.A.Frame)
	shift := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, middle)}
	if free == TurnZ {
		shift = spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, middle))}
		b.AngularSlack = half
	} else {
		b.LinearSlack = half
	}
	if b.A.Body == World {
		b.A.Frame = b.A.Frame.Mul(shift)
	} else {
		b.A.Offset = b.A.Offset.Mul(shift)
	}
	return b
}

// motor drives the free direction.
func (j *Joint) motor(free Axes, rate, strength float64) Bond {
	b := Bond{A: j.A, B: j.B, Axes: free, Motor: true}
	if free == MoveZ {
		b.Drive.Linear.Z, b.Strength = rate, strength
	} else {
		b.Drive.Angular.Z, b.AngularStrength = rate, strength
	}
	return b
}

func (j *Joint) validate() error {
	for _, v := range []struct {
		name  string
		value float64
	}{{"Swing", j.Swing}, {"Twist", j.Twist}, {"Strength", j.Strength}, {"Friction", j.Friction}} {
		if !(v.value >= 0 && v.value-v.value == 0) {
			return fmt.Errorf("constraint: joint %s is %v, want 0 or more", v.name, v.value)
		}
	}
	switch {
	case int(j.Kind) >= len(jointNames):
		return fmt.Errorf("constraint: joint Kind is %d, want 0 to %d", j.Kind, len(jointNames)-1)
	case !(j.Low <= j.High):
		return fmt.Errorf("constraint: joint limits are %v and %v, want the lower first", j.Low, j.High)
	case j.Kind == Hinge && !(j.High-j.Low < 2*math.Pi):
		return fmt.Errorf("constraint: joint limits are %v and %v, want less than a whole turn between them", j.Low, j.High)
	case (j.Low != 0 || j.High != 0 || j.Strength > 0) && j.Kind != Hinge && j.Kind != Slider:
		return fmt.Errorf("constraint: a %s joint has limits or a motor, want a hinge or a slider", j.Kind)
	case (j.Swing > 0 || j.Twist > 0) && j.Kind != Ball:
		return fmt.Errorf("constraint: a %s joint has Swing or Twist, want a ball", j.Kind)
	case j.Swing >= math.Pi || j.Twist >= math.Pi:
		return fmt.Errorf("constraint: joint Swing is %v and Twist %v, want less than π", j.Swing, j.Twist)
	case j.Kind == Spring && !(j.Linear > 0 || j.Angular > 0):
		return fmt.Errorf("constraint: a spring joint has no stiffness, want Linear or Angular")
	}
	return nil
}
