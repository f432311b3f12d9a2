package spatial

// Sym3 is a symmetric 3×3 matrix: its upper triangle.
type Sym3 struct{ XX, XY, XZ, YY, YZ, ZZ float64 }

// Sym returns the matrix with an upper triangle, row by row.
func Sym(xx, xy, xz, yy, yz, zz float64) Sym3 { return Sym3{xx, xy, xz, yy, yz, zz} }

// SymOf returns the upper triangle of m, which is symmetric.
func SymOf(m *Mat3) Sym3 { return Sym3{m.XX, m.XY, m.XZ, m.YY, m.YZ, m.ZZ} }

// Scaled returns f s.
func (s *Sym3) Scaled(f float64) Sym3 {
	return Sym3{f * s.XX, f * s.XY, f * s.XZ, f * s.YY, f * s.YZ, f * s.ZZ}
}

// MulVec returns s v.
func (s *Sym3) MulVec(v Vec3) Vec3 {
	return Vec3{
		X: s.XX*v.X + s.XY*v.Y + s.XZ*v.Z,
		Y: s.XY*v.X + s.YY*v.Y + s.YZ*v.Z,
		Z: s.XZ*v.X + s.YZ*v.Y + s.ZZ*v.Z,
	}
}

// Mat returns s as a full matrix.
func (s *Sym3) Mat() Mat3 {
	return Mat3{XX: s.XX, XY: s.XY, XZ: s.XZ, YX: s.XY, YY: s.YY, YZ: s.YZ, ZX: s.XZ, ZY: s.YZ, ZZ: s.ZZ}
}

// Turned returns R s Rᵀ.
func (s *Sym3) Turned(r *Mat3) Sym3 {
	// t = R s
	txx, txy, txz := r.XX*s.XX+r.XY*s.XY+r.XZ*s.XZ, r.XX*s.XY+r.XY*s.YY+r.XZ*s.YZ, r.XX*s.XZ+r.XY*s.YZ+r.XZ*s.ZZ
	tyx, tyy, tyz := r.YX*s.XX+r.YY*s.XY+r.YZ*s.XZ, r.YX*s.XY+r.YY*s.YY+r.YZ*s.YZ, r.YX*s.XZ+r.YY*s.YZ+r.YZ*s.ZZ
	tzx, tzy, tzz := r.ZX*s.XX+r.ZY*s.XY+r.ZZ*s.XZ, r.ZX*s.XY+r.ZY*s.YY+r.ZZ*s.YZ, r.ZX*s.XZ+r.ZY*s.YZ+r.ZZ*s.ZZ
	return Sym3{
		txx*r.XX + txy*r.XY + txz*r.XZ, txx*r.YX + txy*r.YY + txz*r.YZ, txx*r.ZX + txy*r.ZY + txz*r.ZZ,
		tyx*r.YX + tyy*r.YY + tyz*r.YZ, tyx*r.ZX + tyy*r.ZY + tyz*r.ZZ,
		tzx*r.ZX + tzy*r.ZY + tzz*r.ZZ,
	}
}

// Add adds t.
func (s *Sym3) Add(t *Sym3) {
	s.XX += t.XX
	s.XY += t.XY
	s.XZ += t.XZ
	s.YY += t.YY
	s.YZ += t.YZ
	s.ZZ += t.ZZ
}

// AddScaled adds the symmetric part of f·m.
func (s *Sym3) AddScaled(f float64, m *Mat3) {
	s.XX += f * m.XX
	s.XY += f * 0.5 * (m.XY + m.YX)
	s.XZ += f * 0.5 * (m.XZ + m.ZX)
	s.YY += f * m.YY
	s.YZ += f * 0.5 * (m.YZ + m.ZY)
	s.ZZ += f * m.ZZ
}

// Trace is the sum of the eigenvalues.
func (s *Sym3) Trace() float64 { return s.XX + s.YY + s.ZZ }

// InvertPositive sets inv = s⁻¹ and reports whether s is positive definite with pivots above floor; if not, inv is left as
// it was. It goes by LDLᵀ: where the eigenvalues differ by many orders, cofactors lose every digit.
func (s *Sym3) InvertPositive(inv *Sym3, floor float64) bool {
	if !(s.XX > floor) {
		return false
	}
	i1 := 1 / s.XX
	l21, l31 := s.XY*i1, s.XZ*i1
	d2, e := s.YY-l21*s.XY, s.YZ-l21*s.XZ
	if !(d2 > floor) {
		return false
	}
	i2 := 1 / d2
	l32 := e * i2
	d3 := s.ZZ - l31*s.XZ - l32*e
	if !(d3 > floor) {
		return false
	}
	i3 := 1 / d3
	m := l21*l32 - l31
	*inv = Sym3{i1 + l21*l21*i2 + m*m*i3, -l21*i2 - m*l32*i3, m * i3, i2 + l32*l32*i3, -l32 * i3, i3}
	return true
}
