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

// invertPositive sets inv = s⁻¹ and reports whether s is positive definite and far from singular; if not, inv is left as
// it was.
func (s *sym3) invertPositive(inv *sym3) bool {
	xx, xy, xz := s.yy*s.zz-s.yz*s.yz, s.xz*s.yz-s.xy*s.zz, s.xy*s.yz-s.xz*s.yy
	minor := s.xx*s.yy - s.xy*s.xy
	det := s.xx*xx + s.xy*xy + s.xz*xz
	if floor := neutral * (s.xx + s.yy + s.zz); !(s.xx > floor && minor > floor*s.xx && det > floor*minor) {
		return false
	}
	d := 1 / det
	*inv = sym3{xx * d, xy * d, xz * d, (s.xx*s.zz - s.xz*s.xz) * d, (s.xy*s.xz - s.xx*s.yz) * d, minor * d}
	return true
}
