package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// eigen3 returns the eigenvalues of s and their unit eigenvectors.
func eigen3(s *spatial.Sym3) (values [3]float64, vectors [3]spatial.Vec3) {
	a := [6][6]float64{{s.XX, s.XY, s.XZ}, {s.XY, s.YY, s.YZ}, {s.XZ, s.YZ, s.ZZ}}
	v := jacobi(&a, 3)
	for i := range values {
		values[i] = a[i][i]
		vectors[i] = spatial.V(v[0][i], v[1][i], v[2][i])
	}
	return values, vectors
}

// jacobi diagonalises the leading n×n part of the symmetric a in place by Jacobi's rotations and returns the eigenvectors
// as columns. It is for the rare pivot that is not positive definite, so it is plain rather than fast.
func jacobi(a *[6][6]float64, n int) (v [6][6]float64) {
	for i := range n {
		v[i][i] = 1
	}
	for range 30 {
		var off, diag float64
		for i := range n {
			diag += a[i][i] * a[i][i]
			for j := range i {
				off += a[i][j] * a[i][j]
			}
		}
		if !(off > 1e-32*diag) {
			break
		}
		for p := range n {
			for q := p + 1; q < n; q++ {
				rotate(a, &v, n, p, q)
			}
		}
	}
	return v
}

// rotate makes a[p][q] zero.
func rotate(a, v *[6][6]float64, n, p, q int) {
	if a[p][q] == 0 {
		return
	}
	theta := (a[q][q] - a[p][p]) / (2 * a[p][q])
	t := 1 / (math.Abs(theta) + math.Sqrt(theta*theta+1))
	if theta < 0 {
		t = -t
	}
	c := 1 / math.Sqrt(t*t+1)
	s := t * c
	for i := range n {
		ip, iq := a[i][p], a[i][q]
		a[i][p], a[i][q] = c*ip-s*iq, s*ip+c*iq
		ip, iq = v[i][p], v[i][q]
		v[i][p], v[i][q] = c*ip-s*iq, s*ip+c*iq
	}
	for i := range n {
		pi, qi := a[p][i], a[q][i]
		a[p][i], a[q][i] = c*pi-s*qi, s*pi+c*qi
	}
}
