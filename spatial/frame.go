package spatial

// Frame is a place and an orientation: it maps local to parent coordinates, p ↦ Rot·p + Pos.
type Frame struct {
	Rot Quat // orientation of the local axes in the parent
	Pos Vec3 // position of the local origin in the parent [m]
}

// AtOrigin is the frame of the parent itself.
var AtOrigin = Frame{Rot: Identity}

// Point maps a point from local to parent coordinates.
func (f Frame) Point(p Vec3) Vec3 { return f.Rot.Rotate(p).Add(f.Pos) }

// Local maps a point from parent to local coordinates.
func (f Frame) Local(p Vec3) Vec3 { return f.Rot.Unrotate(p.Sub(f.Pos)) }

// Mul returns the frame g, given in f's coordinates, in those of f's parent.
func (f Frame) Mul(g Frame) Frame { return Frame{f.Rot.Mul(g.Rot), f.Point(g.Pos)} }

// Inverse returns the frame of the parent as seen from f.
func (f Frame) Inverse() Frame {
	c := f.Rot.Conj()
	return Frame{c, c.Rotate(f.Pos).Neg()}
}

// Finite reports whether every component is finite.
func (f Frame) Finite() bool { return f.Rot.Finite() && f.Pos.Finite() }

// Twist is a velocity of a frame, or a small displacement of it: (angular, linear), as in Featherstone.
// The linear part is that of the point at the origin of the coordinates the twist is written in.
type Twist struct {
	Angular Vec3 // [rad/s], or [rad] for a displacement, or [1/m] for a rod's strain
	Linear  Vec3 // [m/s], or [m], or [1]
}

// Wrench is a torque and a force: (angular, linear), about the origin of the coordinates it is written in.
type Wrench struct {
	Torque Vec3 // [N m]
	Force  Vec3 // [N]
}

// Add returns the sum of two twists in the same coordinates.
func (a Twist) Add(b Twist) Twist { return Twist{a.Angular.Add(b.Angular), a.Linear.Add(b.Linear)} }

// Sub returns the difference of two twists in the same coordinates.
func (a Twist) Sub(b Twist) Twist { return Twist{a.Angular.Sub(b.Angular), a.Linear.Sub(b.Linear)} }

// Scale returns s·a.
func (a Twist) Scale(s float64) Twist { return Twist{a.Angular.Scale(s), a.Linear.Scale(s)} }

// Finite reports whether every component is finite.
func (a Twist) Finite() bool { return a.Angular.Finite() && a.Linear.Finite() }

// Add returns the sum of two wrenches in the same coordinates.
func (a Wrench) Add(b Wrench) Wrench { return Wrench{a.Torque.Add(b.Torque), a.Force.Add(b.Force)} }

// Sub returns the difference of two wrenches in the same coordinates.
func (a Wrench) Sub(b Wrench) Wrench { return Wrench{a.Torque.Sub(b.Torque), a.Force.Sub(b.Force)} }

// Scale returns s·a.
func (a Wrench) Scale(s float64) Wrench { return Wrench{a.Torque.Scale(s), a.Force.Scale(s)} }

// Finite reports whether every component is finite.
func (a Wrench) Finite() bool { return a.Torque.Finite() && a.Force.Finite() }

// Power returns the rate at which wrench w does work on motion a [W], both in the same coordinates.
func (a Twist) Power(w Wrench) float64 { return a.Angular.Dot(w.Torque) + a.Linear.Dot(w.Force) }
