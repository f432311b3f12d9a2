package rod

import "github.com/tendril-sim/tendril/spatial"

// sym3 is a symmetric 3×3 matrix.
type sym3 struct{ xx, xy, xz, yy, yz, zz float64 }

func symOf(m *spatial.Mat3) sym3 { return sym3{m.XX, m.XY, m.XZ, m.YY, m.YZ, m.ZZ} }

func (s *sym3) scaled(f float64) sym3 {
	return sym3{f * s.xx, f * s.xy, f * s.xz, f * s.yy, f * s.yz, f * s.zz}
}

func (s *sym3) mulVec(v spatial.Vec3) spatial.Vec3 {
	return spatial.Vec3{
		X: s.xx*v.X + s.xy*v.Y + s.xz*v.Z,
		Y: s.xy*v.X + s.yy*v.Y + s.yz*v.Z,
		Z: s.xz*v.X + s.yz*v.Y + s.zz*v.Z,
	}
}

// mat returns s as a full matrix.
func (s *sym3) mat() spatial.Mat3 {
	return spatial.Mat3{XX: s.xx, XY: s.xy, XZ: s.xz, YX: s.xy, YY: s.yy, YZ: s.yz, ZX: s.xz, ZY: s.yz, ZZ: s.zz}
}

// turned returns R s Rᵀ.
func (s *sym3) turned(r *spatial.Mat3) sym3 {
	// t = R s
	txx, txy, txz := r.XX*s.xx+r.XY*s.xy+r.XZ*s.xz, r.XX*s.xy+r.XY*s.yy+r.XZ*s.yz, r.XX*s.xz+r.XY*s.yz+r.XZ*s.zz
	tyx, tyy, tyz := r.YX*s.xx+r.YY*s.xy+r.YZ*s.xz, r.YX*s.xy+r.YY*s.yy+r.YZ*s.yz, r.YX*s.xz+r.YY*s.yz+r.YZ*s.zz
	tzx, tzy, tzz := r.ZX*s.xx+r.ZY*s.xy+r.ZZ*s.xz, r.ZX*s.xy+r.ZY*s.yy+r.ZZ*s.yz, r.ZX*s.xz+r.ZY*s.yz+r.ZZ*s.zz
	return sym3{
		txx*r.XX + txy*r.XY + txz*r.XZ, txx*r.YX + txy*r.YY + txz*r.YZ, txx*r.ZX + txy*r.ZY + txz*r.ZZ,
		tyx*r.YX + tyy*r.YY + tyz*r.YZ, tyx*r.ZX + tyy*r.ZY + tyz*r.ZZ,
		tzx*r.ZX + tzy*r.ZY + tzz*r.ZZ,
	}
}

func (s *sym3) add(t *sym3) {
	s.xx += t.xx
	s.xy += t.xy
	s.xz += t.xz
	s.yy += t.yy
	s.yz += t.yz
	s.zz += t.zz
}

// addScaled adds the symmetric part of f·m.
func (s *sym3) addScaled(f float64, m *spatial.Mat3) {
	s.xx += f * m.XX
	s.xy += f * 0.5 * (m.XY + m.YX)
	s.xz += f * 0.5 * (m.XZ + m.ZX)
	s.yy += f * m.YY
	s.yz += f * 0.5 * (m.YZ + m.ZY)
	s.zz += f * m.ZZ
}

// trace is the sum of the eigenvalues.
func (s *sym3) trace() float64 { return s.xx + s.yy + s.zz }

// invertPositive sets inv = s⁻¹ and reports whether s is positive definite with pivots above floor; if not, inv is left as
// it was. It goes by LDLᵀ: next to a hold the eigenvalues differ by many orders, where cofactors lose every digit.
func (s *sym3) invertPositive(inv *sym3, floor float64) bool {
	if !(s.xx > floor) {
		return false
	}
	i1 := 1 / s.xx
	l21, l31 := s.xy*i1, s.xz*i1
	d2, e := s.yy-l21*s.xy, s.yz-l21*s.xz
	if !(d2 > floor) {
		return false
	}
	i2 := 1 / d2
	l32 := e * i2
	d3 := s.zz - l31*s.xz - l32*e
	if !(d3 > floor) {
		return false
	}
	i3 := 1 / d3
	m := l21*l32 - l31
	*inv = sym3{i1 + l21*l21*i2 + m*m*i3, -l21*i2 - m*l32*i3, m * i3, i2 + l32*l32*i3, -l32 * i3, i3}
	return true
}
