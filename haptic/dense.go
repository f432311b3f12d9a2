package haptic

// ldl6 is the factorisation A = L D Lᵀ of a symmetric 6×6 matrix, L with ones on its diagonal.
type ldl6 struct {
	lower [6][6]float64 // below the diagonal
	pivot [6]float64
}

// factor factorises a, of which it reads the lower triangle. It reports false if a pivot is below least.
func (f *ldl6) factor(a *[6][6]float64, least float64) bool {
	for j := range 6 {
		var scaled [6]float64 // row j of L, times D
		d := a[j][j]
		for k := range j {
			scaled[k] = f.lower[j][k] * f.pivot[k]
			d -= f.lower[j][k] * scaled[k]
		}
		if !(d >= least) {
			return false
		}
		f.pivot[j] = d
		for i := j + 1; i < 6; i++ {
			s := a[i][j]
			for k := range j {
				s -= f.lower[i][k] * scaled[k]
			}
			f.lower[i][j] = s / d
		}
	}
	return true
}

// solve replaces x by A⁻¹ x.
func (f *ldl6) solve(x *[6]float64) {
	for i := 1; i < 6; i++ {
		for k := range i {
			x[i] -= f.lower[i][k] * x[k]
		}
	}
	for i := range 6 {
		x[i] /= f.pivot[i]
	}
	for i := 4; i >= 0; i-- {
		for k := i + 1; k < 6; k++ {
			x[i] -= f.lower[k][i] * x[k]
		}
	}
}
