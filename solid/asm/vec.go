package main

import "github.com/mmcloughlin/avo/operand"

// Vectors, quaternions and matrices of vals, with the names and formulas of package spatial.

type vec3 struct{ x, y, z val }

func (a vec3) add(b vec3) vec3  { return vec3{a.x.add(b.x), a.y.add(b.y), a.z.add(b.z)} }
func (a vec3) sub(b vec3) vec3  { return vec3{a.x.sub(b.x), a.y.sub(b.y), a.z.sub(b.z)} }
func (a vec3) scale(s val) vec3 { return vec3{a.x.mul(s), a.y.mul(s), a.z.mul(s)} }
func (a vec3) times(b vec3) vec3 {
	return vec3{a.x.mul(b.x), a.y.mul(b.y), a.z.mul(b.z)} // one by one
}
func (a vec3) addScaled(s val, b vec3) vec3 { return a.add(b.scale(s)) }
func (a vec3) subScaled(s val, b vec3) vec3 { return a.sub(b.scale(s)) }
func (a vec3) dot(b vec3) val               { return a.x.mul(b.x).add(a.y.mul(b.y)).add(a.z.mul(b.z)) }

// addCross is s + a×b.
func (s vec3) addCross(a, b vec3) vec3 {
	return vec3{
		s.x.add(a.y.mul(b.z)).sub(a.z.mul(b.y)),
		s.y.add(a.z.mul(b.x)).sub(a.x.mul(b.z)),
		s.z.add(a.x.mul(b.y)).sub(a.y.mul(b.x)),
	}
}

func (a vec3) cross(b vec3) vec3 {
	return vec3{
		a.y.mul(b.z).sub(a.z.mul(b.y)),
		a.z.mul(b.x).sub(a.x.mul(b.z)),
		a.x.mul(b.y).sub(a.y.mul(b.x)),
	}
}

type quat struct{ w, x, y, z val }

func (a quat) mul(b quat) quat {
	return quat{
		a.w.mul(b.w).sub(a.x.mul(b.x)).sub(a.y.mul(b.y)).sub(a.z.mul(b.z)),
		a.w.mul(b.x).add(a.x.mul(b.w)).add(a.y.mul(b.z)).sub(a.z.mul(b.y)),
		a.w.mul(b.y).sub(a.x.mul(b.z)).add(a.y.mul(b.w)).add(a.z.mul(b.x)),
		a.w.mul(b.z).add(a.x.mul(b.y)).sub(a.y.mul(b.x)).add(a.z.mul(b.w)),
	}
}

func (a quat) scale(s val) quat { return quat{a.w.mul(s), a.x.mul(s), a.y.mul(s), a.z.mul(s)} }

func (a quat) norm2() val {
	return a.w.mul(a.w).add(a.x.mul(a.x)).add(a.y.mul(a.y)).add(a.z.mul(a.z))
}

func (a quat) unit() quat { return a.scale(a.norm2().sqrt().inverse()) }

// mat is the rotation as a matrix.
func (a quat) mat() mat3 {
	one := number(1)
	x2, y2, z2 := a.x.twice(), a.y.twice(), a.z.twice()
	xz, yz, xy := a.x.mul(z2), a.y.mul(z2), a.x.mul(y2)
	return mat3{
		one.sub(a.y.mul(y2)).sub(a.z.mul(z2)), xy.sub(a.w.mul(z2)), xz.add(a.w.mul(y2)),
		xy.add(a.w.mul(z2)), one.sub(a.x.mul(x2)).sub(a.z.mul(z2)), yz.sub(a.w.mul(x2)),
		xz.sub(a.w.mul(y2)), yz.add(a.w.mul(x2)), one.sub(a.x.mul(x2)).sub(a.y.mul(y2)),
	}
}

// z3 is the third column of mat.
func (a quat) z3() vec3 {
	x2, y2 := a.x.twice(), a.y.twice()
	return vec3{x2.mul(a.z).add(a.w.mul(y2)), y2.mul(a.z).sub(a.w.mul(x2)), number(1).sub(a.x.mul(x2)).sub(a.y.mul(y2))}
}

// gibbs is the Gibbs vector of the rotation a⁻¹b.
func gibbs(a, b quat) vec3 {
	s := a.w.mul(b.w).add(a.x.mul(b.x)).add(a.y.mul(b.y)).add(a.z.mul(b.z)).inverse()
	return vec3{
		a.w.mul(b.x).sub(a.x.mul(b.w)).sub(a.y.mul(b.z)).add(a.z.mul(b.y)),
		a.w.mul(b.y).add(a.x.mul(b.z)).sub(a.y.mul(b.w)).sub(a.z.mul(b.x)),
		a.w.mul(b.z).sub(a.x.mul(b.y)).add(a.y.mul(b.x)).sub(a.z.mul(b.w)),
	}.scale(s)
}

type mat3 struct{ xx, xy, xz, yx, yy, yz, zx, zy, zz val }

func (m mat3) mulVec(v vec3) vec3 {
	return vec3{
		m.xx.mul(v.x).add(m.xy.mul(v.y)).add(m.xz.mul(v.z)),
		m.yx.mul(v.x).add(m.yy.mul(v.y)).add(m.yz.mul(v.z)),
		m.zx.mul(v.x).add(m.zy.mul(v.y)).add(m.zz.mul(v.z)),
	}
}

func (m mat3) rows() (x, y, z vec3) {
	return vec3{m.xx, m.xy, m.xz}, vec3{m.yx, m.yy, m.yz}, vec3{m.zx, m.zy, m.zz}
}

func (m mat3) columns() (x, y, z vec3) {
	return vec3{m.xx, m.yx, m.zx}, vec3{m.xy, m.yy, m.zy}, vec3{m.xz, m.yz, m.zz}
}

type sym3 struct{ xx, xy, xz, yy, yz, zz val }

func (s sym3) mulVec(v vec3) vec3 {
	return vec3{
		s.xx.mul(v.x).add(s.xy.mul(v.y)).add(s.xz.mul(v.z)),
		s.xy.mul(v.x).add(s.yy.mul(v.y)).add(s.yz.mul(v.z)),
		s.xz.mul(v.x).add(s.yz.mul(v.y)).add(s.zz.mul(v.z)),
	}
}

func (s sym3) add(o sym3) sym3 {
	return sym3{s.xx.add(o.xx), s.xy.add(o.xy), s.xz.add(o.xz), s.yy.add(o.yy), s.yz.add(o.yz), s.zz.add(o.zz)}
}

// addPairs is s + uvᵀ + vuᵀ.
func (s sym3) addPairs(u, v vec3) sym3 {
	return sym3{
		s.xx.add(u.x.twice().mul(v.x)), s.xy.add(u.x.mul(v.y)).add(u.y.mul(v.x)), s.xz.add(u.x.mul(v.z)).add(u.z.mul(v.x)),
		s.yy.add(u.y.twice().mul(v.y)), s.yz.add(u.y.mul(v.z)).add(u.z.mul(v.y)),
		s.zz.add(u.z.twice().mul(v.z)),
	}
}

// addDiagonal is s + d·1.
func (s sym3) addDiagonal(d val) sym3 {
	return sym3{s.xx.add(d), s.xy, s.xz, s.yy.add(d), s.yz, s.zz.add(d)}
}

// Loads and stores of consecutive quantities.

func at(m operand.Mem, quantity int) operand.Mem { return m.Offset(32 * quantity) }

func valAt(m operand.Mem, q int) val { return from(at(m, q)) }

func vecAt(m operand.Mem, q int) vec3 { return vec3{valAt(m, q), valAt(m, q+1), valAt(m, q+2)} }

func quatAt(m operand.Mem, q int) quat {
	return quat{valAt(m, q), valAt(m, q+1), valAt(m, q+2), valAt(m, q+3)}
}

func symAt(m operand.Mem, q int) sym3 {
	return sym3{valAt(m, q), valAt(m, q+1), valAt(m, q+2), valAt(m, q+3), valAt(m, q+4), valAt(m, q+5)}
}

func matAt(m operand.Mem, q int) mat3 {
	return mat3{valAt(m, q), valAt(m, q+1), valAt(m, q+2), valAt(m, q+3), valAt(m, q+4), valAt(m, q+5), valAt(m, q+6), valAt(m, q+7), valAt(m, q+8)}
}

func put(m operand.Mem, q int, vs ...val) {
	for i, v := range vs {
		to(at(m, q+i), v)
	}
}

func putVec(m operand.Mem, q int, v vec3)  { put(m, q, v.x, v.y, v.z) }
func putQuat(m operand.Mem, q int, v quat) { put(m, q, v.w, v.x, v.y, v.z) }
func putSym(m operand.Mem, q int, s sym3)  { put(m, q, s.xx, s.xy, s.xz, s.yy, s.yz, s.zz) }
func putMat(m operand.Mem, q int, a mat3) {
	put(m, q, a.xx, a.xy, a.xz, a.yx, a.yy, a.yz, a.zx, a.zy, a.zz)
}
