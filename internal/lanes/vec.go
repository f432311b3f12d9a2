package lanes

import "github.com/mmcloughlin/avo/operand"

// Vectors, quaternions and matrices of Vals, with the names and formulas of package spatial.

// Vec3 is a vector.
type Vec3 struct{ X, Y, Z Val }

// Add is a + b.
func (a Vec3) Add(b Vec3) Vec3 { return Vec3{a.X.Add(b.X), a.Y.Add(b.Y), a.Z.Add(b.Z)} }

// Sub is a − b.
func (a Vec3) Sub(b Vec3) Vec3 { return Vec3{a.X.Sub(b.X), a.Y.Sub(b.Y), a.Z.Sub(b.Z)} }

// Scale is s a.
func (a Vec3) Scale(s Val) Vec3 { return Vec3{a.X.Mul(s), a.Y.Mul(s), a.Z.Mul(s)} }

// Times multiplies one by one.
func (a Vec3) Times(b Vec3) Vec3 {
	return Vec3{a.X.Mul(b.X), a.Y.Mul(b.Y), a.Z.Mul(b.Z)}
}

// AddScaled is a + s b.
func (a Vec3) AddScaled(s Val, b Vec3) Vec3 { return a.Add(b.Scale(s)) }

// SubScaled is a − s b.
func (a Vec3) SubScaled(s Val, b Vec3) Vec3 { return a.Sub(b.Scale(s)) }

// Dot is a·b.
func (a Vec3) Dot(b Vec3) Val { return a.X.Mul(b.X).Add(a.Y.Mul(b.Y)).Add(a.Z.Mul(b.Z)) }

// AddCross is s + a×b.
func (s Vec3) AddCross(a, b Vec3) Vec3 {
	return Vec3{
		s.X.Add(a.Y.Mul(b.Z)).Sub(a.Z.Mul(b.Y)),
		s.Y.Add(a.Z.Mul(b.X)).Sub(a.X.Mul(b.Z)),
		s.Z.Add(a.X.Mul(b.Y)).Sub(a.Y.Mul(b.X)),
	}
}

// Cross is a×b.
func (a Vec3) Cross(b Vec3) Vec3 {
	return Vec3{
		a.Y.Mul(b.Z).Sub(a.Z.Mul(b.Y)),
		a.Z.Mul(b.X).Sub(a.X.Mul(b.Z)),
		a.X.Mul(b.Y).Sub(a.Y.Mul(b.X)),
	}
}

// Quat is a unit quaternion, a rotation.
type Quat struct{ W, X, Y, Z Val }

// Mul is the product a b.
func (a Quat) Mul(b Quat) Quat {
	return Quat{
		a.W.Mul(b.W).Sub(a.X.Mul(b.X)).Sub(a.Y.Mul(b.Y)).Sub(a.Z.Mul(b.Z)),
		a.W.Mul(b.X).Add(a.X.Mul(b.W)).Add(a.Y.Mul(b.Z)).Sub(a.Z.Mul(b.Y)),
		a.W.Mul(b.Y).Sub(a.X.Mul(b.Z)).Add(a.Y.Mul(b.W)).Add(a.Z.Mul(b.X)),
		a.W.Mul(b.Z).Add(a.X.Mul(b.Y)).Sub(a.Y.Mul(b.X)).Add(a.Z.Mul(b.W)),
	}
}

// Scale is s a.
func (a Quat) Scale(s Val) Quat { return Quat{a.W.Mul(s), a.X.Mul(s), a.Y.Mul(s), a.Z.Mul(s)} }

// Norm2 is the square of the length.
func (a Quat) Norm2() Val {
	return a.W.Mul(a.W).Add(a.X.Mul(a.X)).Add(a.Y.Mul(a.Y)).Add(a.Z.Mul(a.Z))
}

// Unit has length 1.
func (a Quat) Unit() Quat { return a.Scale(a.Norm2().Sqrt().Inverse()) }

// Mat is the rotation as a matrix.
func (a Quat) Mat() Mat3 {
	one := Number(1)
	x2, y2, z2 := a.X.Twice(), a.Y.Twice(), a.Z.Twice()
	xz, yz, xy := a.X.Mul(z2), a.Y.Mul(z2), a.X.Mul(y2)
	return Mat3{
		one.Sub(a.Y.Mul(y2)).Sub(a.Z.Mul(z2)), xy.Sub(a.W.Mul(z2)), xz.Add(a.W.Mul(y2)),
		xy.Add(a.W.Mul(z2)), one.Sub(a.X.Mul(x2)).Sub(a.Z.Mul(z2)), yz.Sub(a.W.Mul(x2)),
		xz.Sub(a.W.Mul(y2)), yz.Add(a.W.Mul(x2)), one.Sub(a.X.Mul(x2)).Sub(a.Y.Mul(y2)),
	}
}

// Z3 is the third column of mat.
func (a Quat) Z3() Vec3 {
	x2, y2 := a.X.Twice(), a.Y.Twice()
	return Vec3{x2.Mul(a.Z).Add(a.W.Mul(y2)), y2.Mul(a.Z).Sub(a.W.Mul(x2)), Number(1).Sub(a.X.Mul(x2)).Sub(a.Y.Mul(y2))}
}

// Gibbs is the Gibbs vector of the rotation a⁻¹b.
func Gibbs(a, b Quat) Vec3 {
	s := a.W.Mul(b.W).Add(a.X.Mul(b.X)).Add(a.Y.Mul(b.Y)).Add(a.Z.Mul(b.Z)).Inverse()
	return Vec3{
		a.W.Mul(b.X).Sub(a.X.Mul(b.W)).Sub(a.Y.Mul(b.Z)).Add(a.Z.Mul(b.Y)),
		a.W.Mul(b.Y).Add(a.X.Mul(b.Z)).Sub(a.Y.Mul(b.W)).Sub(a.Z.Mul(b.X)),
		a.W.Mul(b.Z).Sub(a.X.Mul(b.Y)).Add(a.Y.Mul(b.X)).Sub(a.Z.Mul(b.W)),
	}.Scale(s)
}

// Mat3 is a matrix of three rows and columns.
type Mat3 struct{ XX, XY, XZ, YX, YY, YZ, ZX, ZY, ZZ Val }

// MulVec is M v.
func (m Mat3) MulVec(v Vec3) Vec3 {
	return Vec3{
		m.XX.Mul(v.X).Add(m.XY.Mul(v.Y)).Add(m.XZ.Mul(v.Z)),
		m.YX.Mul(v.X).Add(m.YY.Mul(v.Y)).Add(m.YZ.Mul(v.Z)),
		m.ZX.Mul(v.X).Add(m.ZY.Mul(v.Y)).Add(m.ZZ.Mul(v.Z)),
	}
}

// Rows returns the rows.
func (m Mat3) Rows() (x, y, z Vec3) {
	return Vec3{m.XX, m.XY, m.XZ}, Vec3{m.YX, m.YY, m.YZ}, Vec3{m.ZX, m.ZY, m.ZZ}
}

// Columns returns the columns.
func (m Mat3) Columns() (x, y, z Vec3) {
	return Vec3{m.XX, m.YX, m.ZX}, Vec3{m.XY, m.YY, m.ZY}, Vec3{m.XZ, m.YZ, m.ZZ}
}

// TimesT is M Rᵀ.
func (m Mat3) TimesT(r Mat3) Mat3 {
	mx, my, mz := m.Rows()
	rx, ry, rz := r.Rows()
	return Mat3{mx.Dot(rx), mx.Dot(ry), mx.Dot(rz), my.Dot(rx), my.Dot(ry), my.Dot(rz), mz.Dot(rx), mz.Dot(ry), mz.Dot(rz)}
}

// Sym3 is a symmetric matrix.
type Sym3 struct{ XX, XY, XZ, YY, YZ, ZZ Val }

// MulVec is S v.
func (s Sym3) MulVec(v Vec3) Vec3 {
	return Vec3{
		s.XX.Mul(v.X).Add(s.XY.Mul(v.Y)).Add(s.XZ.Mul(v.Z)),
		s.XY.Mul(v.X).Add(s.YY.Mul(v.Y)).Add(s.YZ.Mul(v.Z)),
		s.XZ.Mul(v.X).Add(s.YZ.Mul(v.Y)).Add(s.ZZ.Mul(v.Z)),
	}
}

// Add is S + O.
func (s Sym3) Add(o Sym3) Sym3 {
	return Sym3{s.XX.Add(o.XX), s.XY.Add(o.XY), s.XZ.Add(o.XZ), s.YY.Add(o.YY), s.YZ.Add(o.YZ), s.ZZ.Add(o.ZZ)}
}

// AddPairs is s + uvᵀ + vuᵀ.
func (s Sym3) AddPairs(u, v Vec3) Sym3 {
	return Sym3{
		s.XX.Add(u.X.Twice().Mul(v.X)), s.XY.Add(u.X.Mul(v.Y)).Add(u.Y.Mul(v.X)), s.XZ.Add(u.X.Mul(v.Z)).Add(u.Z.Mul(v.X)),
		s.YY.Add(u.Y.Twice().Mul(v.Y)), s.YZ.Add(u.Y.Mul(v.Z)).Add(u.Z.Mul(v.Y)),
		s.ZZ.Add(u.Z.Twice().Mul(v.Z)),
	}
}

// AddDiagonal is s + d·1.
func (s Sym3) AddDiagonal(d Val) Sym3 {
	return Sym3{s.XX.Add(d), s.XY, s.XZ, s.YY.Add(d), s.YZ, s.ZZ.Add(d)}
}

// Loads and stores of consecutive quantities.

// At is the place of a quantity from m on, of four float64 each.
func At(m operand.Mem, quantity int) operand.Mem { return m.Offset(32 * quantity) }

// ValAt is the value there.
func ValAt(m operand.Mem, q int) Val { return from(At(m, q)) }

// VecAt is the vector there.
func VecAt(m operand.Mem, q int) Vec3 { return Vec3{ValAt(m, q), ValAt(m, q+1), ValAt(m, q+2)} }

// QuatAt is the rotation there: w, x, y, z.
func QuatAt(m operand.Mem, q int) Quat {
	return Quat{ValAt(m, q), ValAt(m, q+1), ValAt(m, q+2), ValAt(m, q+3)}
}

// SymAt is the symmetric matrix there, its upper triangle by rows.
func SymAt(m operand.Mem, q int) Sym3 {
	return Sym3{ValAt(m, q), ValAt(m, q+1), ValAt(m, q+2), ValAt(m, q+3), ValAt(m, q+4), ValAt(m, q+5)}
}

// MatAt is the matrix there, by rows.
func MatAt(m operand.Mem, q int) Mat3 {
	return Mat3{ValAt(m, q), ValAt(m, q+1), ValAt(m, q+2), ValAt(m, q+3), ValAt(m, q+4), ValAt(m, q+5), ValAt(m, q+6), ValAt(m, q+7), ValAt(m, q+8)}
}

// Put stores values one after the other.
func Put(m operand.Mem, q int, vs ...Val) {
	for i, v := range vs {
		to(At(m, q+i), v)
	}
}

// PutVec stores a vector.
func PutVec(m operand.Mem, q int, v Vec3) { Put(m, q, v.X, v.Y, v.Z) }

// PutQuat stores a rotation.
func PutQuat(m operand.Mem, q int, v Quat) { Put(m, q, v.W, v.X, v.Y, v.Z) }

// PutSym stores a symmetric matrix.
func PutSym(m operand.Mem, q int, s Sym3) { Put(m, q, s.XX, s.XY, s.XZ, s.YY, s.YZ, s.ZZ) }

// PutMat stores a matrix.
func PutMat(m operand.Mem, q int, a Mat3) {
	Put(m, q, a.XX, a.XY, a.XZ, a.YX, a.YY, a.YZ, a.ZX, a.ZY, a.ZZ)
}
