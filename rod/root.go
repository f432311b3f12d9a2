package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// rootStep is the last pivot of the backward sweep: rotation and displacement of the first link, which is the bead at the
// start of the rod. Displacements are measured in units of the rod's length, so that all six have one unit.
type rootStep struct {
	inv    [6][6]float64
	offset [6]float64
	length float64
	move   spatial.Twist // of the first link: [rad], [m]
}

// rootNeutral is neutral for the root, whose pivot holds the penalty of a hold: a larger stiffness than any other.
const rootNeutral = 1e-14

// eliminate inverts the answer of the whole rod.
func (s *rootStep) eliminate(ans *answer, length float64, w *sweepTotals) {
	full := plainAnswer{a: ans.a.Mat(), b: ans.b, d: ans.b.T(), c: ans.c.Mat(), gt: ans.gt, gx: ans.gx, tt: ans.tt, tx: ans.tx}
	s.length = length
	s.invert(full.scaled(length), w)
	s.finish(&full, w)
}

// eliminatePlain is eliminate without symmetry.
func (s *rootStep) eliminatePlain(ans *plainAnswer, length float64, w *sweepTotals) {
	s.length = length
	p := ans.scaled(length)
	if !invert6(&p, &s.inv) {
		for i := range 6 {
			for j := range i {
				p[i][j] = (p[i][j] + p[j][i]) / 2
				p[j][i] = p[i][j]
			}
		}
		s.invert(p, w)
	}
	s.finish(ans, w)
}

// scaled is the matrix of the answer with displacements in units of length.
func (s *plainAnswer) scaled(length float64) (p [6][6]float64) {
	setBlock(&p, 0, 0, &s.a, 1)
	setBlock(&p, 0, 3, &s.b, length)
	setBlock(&p, 3, 0, &s.d, length)
	setBlock(&p, 3, 3, &s.c, length*length)
	return p
}

// finish finds the move of the first link.
func (s *rootStep) finish(ans *plainAnswer, w *sweepTotals) {
	q := s.scaled(spatial.Wrench{Torque: ans.gt, Force: ans.gx})
	s.offset = mul6(&s.inv, &q)
	for i := range q {
		w.decrease += q[i] * s.offset[i]
	}
	w.residual = math.Max(w.residual, ans.tt.Norm2())
	w.residual = math.Max(w.residual, ans.tx.Norm2()*s.length*s.length)
	s.move = s.unscaled(&s.offset).Scale(-1)
}

// invert6 sets inv = p⁻¹ by elimination with row pivoting and reports whether that went well.
func invert6(p, inv *[6][6]float64) bool {
	a := *p
	*inv = [6][6]float64{}
	for i := range 6 {
		inv[i][i] = 1
	}
	for c := range 6 {
		best := c
		for i := c + 1; i < 6; i++ {
			if math.Abs(a[i][c]) > math.Abs(a[best][c]) {
				best = i
			}
		}
		if !(math.Abs(a[best][c]) > 1e-12*math.Abs(p[c][c])) {
			return false
		}
		a[c], a[best] = a[best], a[c]
		inv[c], inv[best] = inv[best], inv[c]
		for i := range 6 {
			if i == c {
				continue
			}
			f := a[i][c] / a[c][c]
			for j := range 6 {
				a[i][j] -= f * a[c][j]
				inv[i][j] -= f * inv[c][j]
			}
		}
	}
	for i := range 6 {
		for j := range 6 {
			inv[i][j] /= a[i][i]
		}
	}
	return true
}

// invert inverts p, counts its negative eigenvalues and notes a direction in which the energy falls: see sweepTotals.invert.
func (s *rootStep) invert(p [6][6]float64, w *sweepTotals) {
	v := jacobi(&p, 6)
	floor := math.SmallestNonzeroFloat64
	for i := range 6 {
		floor = math.Max(floor, rootNeutral*math.Abs(p[i][i]))
	}
	s.inv = [6][6]float64{}
	for e := range 6 {
		f := 1 / math.Max(p[e][e], floor)
		if p[e][e] < -floor {
			w.negative++
			f = 1 / p[e][e]
			if p[e][e] < w.escape.value {
				w.escape = escape{
					value: p[e][e],
					turn:  spatial.V(v[0][e], v[1][e], v[2][e]),
					shift: spatial.V(v[3][e], v[4][e], v[5][e]).Scale(s.length),
				}
			}
		}
		for i := range 6 {
			for j := range 6 {
				s.inv[i][j] += f * v[i][e] * v[j][e]
			}
		}
	}
}

// respond returns the motion of the first link for a wrench on it.
func (s *rootStep) respond(g spatial.Wrench) spatial.Twist {
	q := s.scaled(g)
	q = mul6(&s.inv, &q)
	return s.unscaled(&q)
}

func (s *rootStep) scaled(g spatial.Wrench) [6]float64 {
	return [6]float64{g.Torque.X, g.Torque.Y, g.Torque.Z, g.Force.X * s.length, g.Force.Y * s.length, g.Force.Z * s.length}
}

func (s *rootStep) unscaled(x *[6]float64) spatial.Twist {
	return spatial.Twist{Angular: spatial.V(x[0], x[1], x[2]), Linear: spatial.V(x[3], x[4], x[5]).Scale(s.length)}
}

func setBlock(p *[6][6]float64, i, j int, m *spatial.Mat3, f float64) {
	p[i][j], p[i][j+1], p[i][j+2] = f*m.XX, f*m.XY, f*m.XZ
	p[i+1][j], p[i+1][j+1], p[i+1][j+2] = f*m.YX, f*m.YY, f*m.YZ
	p[i+2][j], p[i+2][j+1], p[i+2][j+2] = f*m.ZX, f*m.ZY, f*m.ZZ
}

func mul6(m *[6][6]float64, x *[6]float64) (y [6]float64) {
	for i := range 6 {
		for j := range 6 {
			y[i] += m[i][j] * x[j]
		}
	}
	return y
}
