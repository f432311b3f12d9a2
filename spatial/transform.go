package spatial

// A twist and a wrench belong to a coordinate system: its axes, and the point at its origin. The methods below
// change one or the other. They keep Power: a twist and a wrench taken to new coordinates together give the same watts.

// Twist maps a twist from local to parent coordinates: the adjoint of f. Here the parent's origin becomes the point
// that the linear part belongs to.
func (f Frame) Twist(t Twist) Twist {
	w := f.Rot.Rotate(t.Angular)
	return Twist{w, f.Rot.Rotate(t.Linear).Add(f.Pos.Cross(w))}
}

// LocalTwist maps a twist from parent to local coordinates: the inverse of Twist.
func (f Frame) LocalTwist(t Twist) Twist {
	return Twist{f.Rot.Unrotate(t.Angular), f.Rot.Unrotate(t.Linear.Sub(f.Pos.Cross(t.Angular)))}
}

// Wrench maps a wrench from local to parent coordinates: the coadjoint of f.
func (f Frame) Wrench(w Wrench) Wrench {
	force := f.Rot.Rotate(w.Force)
	return Wrench{f.Rot.Rotate(w.Torque).Add(f.Pos.Cross(force)), force}
}

// LocalWrench maps a wrench from parent to local coordinates: the inverse of Wrench.
func (f Frame) LocalWrench(w Wrench) Wrench {
	return Wrench{f.Rot.Unrotate(w.Torque.Sub(f.Pos.Cross(w.Force))), f.Rot.Unrotate(w.Force)}
}

// Adjoint sets m to the matrix of f.Twist.
func (f Frame) Adjoint(m *Mat6) {
	f.Rot.Mat(&m.AA)
	p := Skew(f.Pos)
	m.LA.Mul(&p, &m.AA)
	m.AL, m.LL = Mat3{}, m.AA
}

// Coadjoint sets m to the matrix of f.Wrench: the inverse transpose of Adjoint.
func (f Frame) Coadjoint(m *Mat6) {
	f.Rot.Mat(&m.AA)
	p := Skew(f.Pos)
	m.AL.Mul(&p, &m.AA)
	m.LA, m.LL = Mat3{}, m.AA
}

// At returns the same motion with the linear part of the point p; the axes stay.
func (a Twist) At(p Vec3) Twist { return Twist{a.Angular, a.Linear.Add(a.Angular.Cross(p))} }

// At returns the same load with its torque about the point p; the axes stay.
func (a Wrench) At(p Vec3) Wrench { return Wrench{a.Torque.Sub(p.Cross(a.Force)), a.Force} }

// Cross returns a×b, the rate of a twist b that is fixed in a body moving with a (Featherstone's crm).
func (a Twist) Cross(b Twist) Twist {
	return Twist{a.Angular.Cross(b.Angular), a.Angular.Cross(b.Linear).Add(a.Linear.Cross(b.Angular))}
}

// CrossWrench returns a×*w, the rate of a wrench w that is fixed in a body moving with a (Featherstone's crf).
func (a Twist) CrossWrench(w Wrench) Wrench {
	return Wrench{a.Angular.Cross(w.Torque).Add(a.Linear.Cross(w.Force)), a.Angular.Cross(w.Force)}
}
