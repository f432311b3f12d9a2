package constraint

// solveSymmetric solves a x = b for a symmetric positive semidefinite a of n rows by LDLᵀ, in place: a is destroyed, b
// becomes x. A pivot that rounding has used up is a direction that others hold already; it gets no share.
// It is a few lines for a few dozen rows, without the allocations of a general library.
func solveSymmetric(a, b []float64, n int) {
	for j := range n {
		whole := a[j*n+j]
		for k := range j {
			a[j*n+j] -= a[j*n+k] * a[j*n+k] * a[k*n+k]
		}
		d := a[j*n+j]
		if !(d > 1e-13*whole) {
			a[j*n+j] = 0
			for i := j + 1; i < n; i++ {
				a[i*n+j] = 0
			}
			continue
		}
		for i := j + 1; i < n; i++ {
			// The matrix is symmetric up to rounding: use the mean.
			v := (a[i*n+j] + a[j*n+i]) / 2
			for k := range j {
				v -= a[i*n+k] * a[j*n+k] * a[k*n+k]
			}
			a[i*n+j] = v / d
		}
	}
	for i := range n {
		for k := range i {
			b[i] -= a[i*n+k] * b[k]
		}
	}
	for i := range n {
		if a[i*n+i] == 0 {
			b[i] = 0
		} else {
			b[i] /= a[i*n+i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			b[i] -= a[k*n+i] * b[k]
		}
	}
}
