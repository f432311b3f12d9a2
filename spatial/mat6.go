package spatial

// Mat6 is a 6×6 matrix on (angular, linear) pairs, in four blocks: the first letter is the row, the second the column.
type Mat6 struct {
	AA, AL,
	LA, LL Mat3
}

// MulTwist returns m t, for m that takes twists to twists.
func (m *Mat6) MulTwist(t Twist) Twist {
	return Twist{
		m.AA.MulVec(t.Angular).Add(m.AL.MulVec(t.Linear)),
		m.LA.MulVec(t.Angular).Add(m.LL.MulVec(t.Linear)),
	}
}

// MulWrench returns m w, for m that takes wrenches to wrenches.
func (m *Mat6) MulWrench(w Wrench) Wrench {
	return Wrench{
		m.AA.MulVec(w.Torque).Add(m.AL.MulVec(w.Force)),
		m.LA.MulVec(w.Torque).Add(m.LL.MulVec(w.Force)),
	}
}

// TMulWrench returns mᵀ w: the wrench on t that does the work of w on m t.
func (m *Mat6) TMulWrench(w Wrench) Wrench {
	return Wrench{
		m.AA.TMulVec(w.Torque).Add(m.LA.TMulVec(w.Force)),
		m.AL.TMulVec(w.Torque).Add(m.LL.TMulVec(w.Force)),
	}
}

// Mul sets m = a b. m may be a or b.
func (m *Mat6) Mul(a, b *Mat6) {
	var r Mat6
	r.AA.addMul(&a.AA, &b.AA, &a.AL, &b.LA)
	r.AL.addMul(&a.AA, &b.AL, &a.AL, &b.LL)
	r.LA.addMul(&a.LA, &b.AA, &a.LL, &b.LA)
	r.LL.addMul(&a.LA, &b.AL, &a.LL, &b.LL)
	*m = r
}

// T sets m = aᵀ. m may be a.
func (m *Mat6) T(a *Mat6) {
	*m = Mat6{AA: a.AA.T(), AL: a.LA.T(), LA: a.AL.T(), LL: a.LL.T()}
}

// Scale sets m = s a. m may be a.
func (m *Mat6) Scale(s float64, a *Mat6) {
	var zero Mat3
	m.AA.AddScaled(&zero, s, &a.AA)
	m.AL.AddScaled(&zero, s, &a.AL)
	m.LA.AddScaled(&zero, s, &a.LA)
	m.LL.AddScaled(&zero, s, &a.LL)
}

// addMul sets m = a b + c d. m must be none of them.
func (m *Mat3) addMul(a, b, c, d *Mat3) {
	var cd Mat3
	m.Mul(a, b)
	cd.Mul(c, d)
	m.Add(m, &cd)
}

// SetCol makes a twist the column of m for an axis: angular x, y, z, linear x, y, z.
func (m *Mat6) SetCol(axis int, t Twist) {
	above, below := &m.AA, &m.LA
	if axis >= 3 {
		above, below = &m.AL, &m.LL
	}
	above.SetCol(axis%3, t.Angular)
	below.SetCol(axis%3, t.Linear)
}

// UnitWrench returns the wrench of 1 along an axis: torque x, y, z, force x, y, z.
func UnitWrench(axis int) (w Wrench) {
	*[6]*float64{&w.Torque.X, &w.Torque.Y, &w.Torque.Z, &w.Force.X, &w.Force.Y, &w.Force.Z}[axis] = 1
	return w
}
