package spatial

// Mat3 is a 3×3 matrix by rows. It is 72 bytes: pass it by pointer (STYLE.md measures why).
type Mat3 struct {
	XX, XY, XZ,
	YX, YY, YZ,
	ZX, ZY, ZZ float64
}

// Diag returns the diagonal matrix with entries x, y, z.
func Diag(x, y, z float64) Mat3 { return Mat3{XX: x, YY: y, ZZ: z} }

// Skew returns [v], the matrix with [v]w = v×w.
func Skew(v Vec3) Mat3 {
	return Mat3{0, -v.Z, v.Y, v.Z, 0, -v.X, -v.Y, v.X, 0}
}

// Outer returns a bᵀ.
func Outer(a, b Vec3) Mat3 {
	return Mat3{a.X * b.X, a.X * b.Y, a.X * b.Z, a.Y * b.X, a.Y * b.Y, a.Y * b.Z, a.Z * b.X, a.Z * b.Y, a.Z * b.Z}
}

// MulVec returns m v.
func (m *Mat3) MulVec(v Vec3) Vec3 {
	return Vec3{m.XX*v.X + m.XY*v.Y + m.XZ*v.Z, m.YX*v.X + m.YY*v.Y + m.YZ*v.Z, m.ZX*v.X + m.ZY*v.Y + m.ZZ*v.Z}
}

// TMulVec returns mᵀ v.
func (m *Mat3) TMulVec(v Vec3) Vec3 {
	return Vec3{m.XX*v.X + m.YX*v.Y + m.ZX*v.Z, m.XY*v.X + m.YY*v.Y + m.ZY*v.Z, m.XZ*v.X + m.YZ*v.Y + m.ZZ*v.Z}
}

// Mul sets m = a b. m may be a or b.
func (m *Mat3) Mul(a, b *Mat3) {
	*m = Mat3{
		a.XX*b.XX + a.XY*b.YX + a.XZ*b.ZX, a.XX*b.XY + a.XY*b.YY + a.XZ*b.ZY, a.XX*b.XZ + a.XY*b.YZ + a.XZ*b.ZZ,
		a.YX*b.XX + a.YY*b.YX + a.YZ*b.ZX, a.YX*b.XY + a.YY*b.YY + a.YZ*b.ZY, a.YX*b.XZ + a.YY*b.YZ + a.YZ*b.ZZ,
		a.ZX*b.XX + a.ZY*b.YX + a.ZZ*b.ZX, a.ZX*b.XY + a.ZY*b.YY + a.ZZ*b.ZY, a.ZX*b.XZ + a.ZY*b.YZ + a.ZZ*b.ZZ,
	}
}

// TMul sets m = aᵀ b. m may be a or b.
func (m *Mat3) TMul(a, b *Mat3) {
	t := a.T()
	m.Mul(&t, b)
}

// MulT sets m = a bᵀ. m may be a or b.
func (m *Mat3) MulT(a, b *Mat3) {
	*m = Mat3{
		a.XX*b.XX + a.XY*b.XY + a.XZ*b.XZ, a.XX*b.YX + a.XY*b.YY + a.XZ*b.YZ, a.XX*b.ZX + a.XY*b.ZY + a.XZ*b.ZZ,
		a.YX*b.XX + a.YY*b.XY + a.YZ*b.XZ, a.YX*b.YX + a.YY*b.YY + a.YZ*b.YZ, a.YX*b.ZX + a.YY*b.ZY + a.YZ*b.ZZ,
		a.ZX*b.XX + a.ZY*b.XY + a.ZZ*b.XZ, a.ZX*b.YX + a.ZY*b.YY + a.ZZ*b.YZ, a.ZX*b.ZX + a.ZY*b.ZY + a.ZZ*b.ZZ,
	}
}

// Add sets m = a + b.
func (m *Mat3) Add(a, b *Mat3) { m.AddScaled(a, 1, b) }

// AddScaled sets m = a + s·b.
func (m *Mat3) AddScaled(a *Mat3, s float64, b *Mat3) {
	*m = Mat3{
		a.XX + s*b.XX, a.XY + s*b.XY, a.XZ + s*b.XZ,
		a.YX + s*b.YX, a.YY + s*b.YY, a.YZ + s*b.YZ,
		a.ZX + s*b.ZX, a.ZY + s*b.ZY, a.ZZ + s*b.ZZ,
	}
}

// T returns the transpose of m.
func (m *Mat3) T() Mat3 {
	return Mat3{m.XX, m.YX, m.ZX, m.XY, m.YY, m.ZY, m.XZ, m.YZ, m.ZZ}
}

// Det returns the determinant of m.
func (m *Mat3) Det() float64 {
	return m.XX*(m.YY*m.ZZ-m.YZ*m.ZY) - m.XY*(m.YX*m.ZZ-m.YZ*m.ZX) + m.XZ*(m.YX*m.ZY-m.YY*m.ZX)
}

// Inverse sets m = a⁻¹ and reports whether a is invertible in floating point; if not, m is left as it was.
func (m *Mat3) Inverse(a *Mat3) bool {
	c := Mat3{
		a.YY*a.ZZ - a.YZ*a.ZY, a.XZ*a.ZY - a.XY*a.ZZ, a.XY*a.YZ - a.XZ*a.YY,
		a.YZ*a.ZX - a.YX*a.ZZ, a.XX*a.ZZ - a.XZ*a.ZX, a.XZ*a.YX - a.XX*a.YZ,
		a.YX*a.ZY - a.YY*a.ZX, a.XY*a.ZX - a.XX*a.ZY, a.XX*a.YY - a.XY*a.YX,
	}
	det := a.XX*c.XX + a.XY*c.YX + a.XZ*c.ZX
	s := 1 / det
	if det == 0 || !finite(s) {
		return false
	}
	m.AddScaled(&Mat3{}, s, &c)
	return true
}

// Col returns column i (0, 1 or 2).
func (m *Mat3) Col(i int) Vec3 {
	switch i {
	case 0:
		return Vec3{m.XX, m.YX, m.ZX}
	case 1:
		return Vec3{m.XY, m.YY, m.ZY}
	default:
		return Vec3{m.XZ, m.YZ, m.ZZ}
	}
}

// SetCol makes v column 0, 1 or 2 of m.
func (m *Mat3) SetCol(column int, v Vec3) {
	switch column {
	case 0:
		m.XX, m.YX, m.ZX = v.X, v.Y, v.Z
	case 1:
		m.XY, m.YY, m.ZY = v.X, v.Y, v.Z
	default:
		m.XZ, m.YZ, m.ZZ = v.X, v.Y, v.Z
	}
}
