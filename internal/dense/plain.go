package dense

import "math"

// plain are the kernels in Go, and what those in assembly are compared with.
type plain struct{}

func (plain) eliminate(panel, panels, inverse []float64, starts []int, stride, count int) {
	from := starts[count]
	for j := from; j <= count; j++ {
		block := (*[16]float64)(panel[16*j:])
		g := panels[4*j*stride:]
		if j == count {
			g = panel
		}
		for k := 4 * max(from, starts[j]); k < 4*j; k++ {
			p, q := panel[4*k:4*k+4:4*k+4], g[4*k:4*k+4:4*k+4]
			for c, v := range q {
				block[4*c] -= p[0] * v
				block[4*c+1] -= p[1] * v
				block[4*c+2] -= p[2] * v
				block[4*c+3] -= p[3] * v
			}
		}
		if j < count {
			timesInverse(block, (*[16]float64)(inverse[16*j:]))
		}
	}
}

// timesInverse sets C to C G⁻ᵀ: column c is Σ C_m G⁻¹_cm, m ≤ c.
func timesInverse(block, inverse *[16]float64) {
	for c := 3; c >= 0; c-- {
		for r := range 4 {
			v := 0.0
			for m := range c + 1 {
				v += block[4*m+r] * inverse[4*m+c]
			}
			block[4*c+r] = v
		}
	}
}

func (plain) forward(y, panels, inverse []float64, starts []int, stride, count int) {
	for j := range count {
		panel, inv := panels[4*j*stride:], (*[16]float64)(inverse[16*j:])
		own := (*[4]float64)(y[4*j:])
		v := *own
		for k := 4 * starts[j]; k < 4*j; k++ {
			f := y[k]
			p := panel[4*k : 4*k+4 : 4*k+4]
			v[0] -= p[0] * f
			v[1] -= p[1] * f
			v[2] -= p[2] * f
			v[3] -= p[3] * f
		}
		for r := range 4 {
			own[r] = inv[r]*v[0] + inv[4+r]*v[1] + inv[8+r]*v[2] + inv[12+r]*v[3]
		}
	}
}

func (plain) backward(y, panels, inverse []float64, starts []int, stride, count int) {
	for j := count - 1; j >= 0; j-- {
		panel, inv := panels[4*j*stride:], (*[16]float64)(inverse[16*j:])
		own := (*[4]float64)(y[4*j:])
		v := *own
		for c := range 4 {
			own[c] = inv[4*c]*v[0] + inv[4*c+1]*v[1] + inv[4*c+2]*v[2] + inv[4*c+3]*v[3]
		}
		for k := 4 * starts[j]; k < 4*j; k++ {
			p := panel[4*k : 4*k+4 : 4*k+4]
			y[k] -= p[0]*own[0] + p[1]*own[1] + p[2]*own[2] + p[3]*own[3]
		}
	}
}

// dot sums in four parts that do not wait for each other.
func (plain) dot(a, b []float64) float64 {
	b = b[:len(a)]
	var s0, s1, s2, s3 float64
	i := 0
	for ; i+4 <= len(a); i += 4 {
		x, y := a[i:i+4:i+4], b[i:i+4:i+4]
		s0 += x[0] * y[0]
		s1 += x[1] * y[1]
		s2 += x[2] * y[2]
		s3 += x[3] * y[3]
	}
	for ; i < len(a); i++ {
		s0 += a[i] * b[i]
	}
	return (s0 + s1) + (s2 + s3)
}

func (p plain) mulVec(y, a, x []float64) {
	n := len(x)
	for i := range y {
		y[i] = p.dot(a[i*n:(i+1)*n], x)
	}
}

func (plain) scale(to, from, by []float64, factor float64) {
	to, by = to[:len(from)], by[:len(from)]
	for i, v := range from {
		to[i] = v * by[i] * factor
	}
}

// skew looks at rows from first on.
func (plain) skew(a []float64, n, first int) float64 {
	largest := 0.0
	for i := first; i < n; i++ {
		for j := range i {
			if v := math.Abs(a[i*n+j] - a[j*n+i]); v > largest {
				largest = v
			}
		}
	}
	return largest
}
