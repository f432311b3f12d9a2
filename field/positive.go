package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// positivePart sets s to its nearest positive semidefinite matrix: the eigenvalues below 0 become 0. An implicit step with what is left
// is stable; what is taken away stays explicit.
func positivePart(s *spatial.Sym3) {
	if s.XY == 0 && s.XZ == 0 && s.YZ == 0 {
		s.XX, s.YY, s.ZZ = max(s.XX, 0), max(s.YY, 0), max(s.ZZ, 0)
		return
	}
	var inverse spatial.Sym3
	if s.InvertPositive(&inverse, 0) {
		return
	}
	values, vectors := eigen(s)
	*s = spatial.Sym3{}
	for i, v := range values {
		if v > 0 {
			addOuter(s, v, vectors[i])
		}
	}
}

// eigen returns the eigenvalues of s and unit eigenvectors, by Jacobi's rotations.
func eigen(s *spatial.Sym3) (values [3]float64, vectors [3]spatial.Vec3) {
	a := [3][3]float64{{s.XX, s.XY, s.XZ}, {s.XY, s.YY, s.YZ}, {s.XZ, s.YZ, s.ZZ}}
	vectors = [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	for range 12 { // it converges quadratically: five or six are enough for any matrix
		off := math.Abs(a[0][1]) + math.Abs(a[0][2]) + math.Abs(a[1][2])
		if off <= 1e-16*(math.Abs(a[0][0])+math.Abs(a[1][1])+math.Abs(a[2][2])) {
			break
		}
		for p := range 2 {
			for q := p + 1; q < 3; q++ {
				if a[p][q] != 0 {
					rotate(&a, &vectors, p, q)
				}
			}
		}
	}
	return [3]float64{a[0][0], a[1][1], a[2][2]}, vectors
}

// rotate makes a[p][q] zero (Golub & Van Loan 2013, section 8.5).
func rotate(a *[3][3]float64, vectors *[3]spatial.Vec3, p, q int) {
	tau := (a[q][q] - a[p][p]) / (2 * a[p][q])
	t := math.Copysign(1, tau) / (math.Abs(tau) + math.Sqrt(1+tau*tau))
	c := 1 / math.Sqrt(1+t*t)
	s := t * c
	r := 3 - p - q
	a[p][p], a[q][q] = a[p][p]-t*a[p][q], a[q][q]+t*a[p][q]
	a[p][q], a[q][p] = 0, 0
	arp, arq := c*a[r][p]-s*a[r][q], s*a[r][p]+c*a[r][q]
	a[r][p], a[p][r], a[r][q], a[q][r] = arp, arp, arq, arq
	u, v := vectors[p], vectors[q]
	vectors[p], vectors[q] = u.Scale(c).AddScaled(-s, v), u.Scale(s).AddScaled(c, v)
}
