package constraint

// solveDense solves a x = b for a matrix of n rows with a positive semidefinite symmetric part, by LU without pivoting, in
// place: a is destroyed, b becomes x. Compliances are symmetric but where a torque acts, which has no potential as long as it
// keeps its direction in the world. A pivot that rounding has used up is a direction that others hold already; it gets no
// share. It is a few lines for a few dozen rows, without the allocations of a general library.
func solveDense(a, b []float64, n int) {
	for j := range n {
		whole := a[j*n+j]
		for i := range n { // column j: of U down to the diagonal, of L below
			v := a[i*n+j]
			for k := range min(i, j) {
				v -= a[i*n+k] * a[k*n+j]
			}
			a[i*n+j] = v
		}
		pivot := a[j*n+j]
		if !(pivot > 1e-13*whole) {
			pivot = 0
			a[j*n+j] = 0
		}
		for i := j + 1; i < n; i++ {
			if pivot == 0 {
				a[i*n+j] = 0
			} else {
				a[i*n+j] /= pivot
			}
		}
	}
	for i := range n {
		for k := range i {
			b[i] -= a[i*n+k] * b[k]
		}
	}
	for i := n - 1; i >= 0; i-- {
		if a[i*n+i] == 0 {
			b[i] = 0
			continue
		}
		for k := i + 1; k < n; k++ {
			b[i] -= a[i*n+k] * b[k]
		}
		b[i] /= a[i*n+i]
	}
}
