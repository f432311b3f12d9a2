package validate

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// derivative sets dy to dy/ds at (s, y).
type derivative func(s float64, y, dy []float64)

// The embedded pair of Dormand & Prince 1980, orders 5 and 4.
var (
	dormandPrinceC = [7]float64{0, 1. / 5, 3. / 10, 4. / 5, 8. / 9, 1, 1}
	dormandPrinceA = [7][6]float64{
		{},
		{1. / 5},
		{3. / 40, 9. / 40},
		{44. / 45, -56. / 15, 32. / 9},
		{19372. / 6561, -25360. / 2187, 64448. / 6561, -212. / 729},
		{9017. / 3168, -355. / 33, 46732. / 5247, 49. / 176, -5103. / 18656},
		{35. / 384, 0, 500. / 1113, 125. / 192, -2187. / 6784, 11. / 84},
	}
	dormandPrinceError = [7]float64{71. / 57600, 0, -71. / 16695, 71. / 1920, -17253. / 339200, 22. / 525, -1. / 40}
)

// integrate carries y from s0 to s1, which may be below s0, with the local error of each component kept below tolerance ×
// max(1, |y|). observe, which may be nil, sees every accepted step. Where f cannot be integrated, y becomes NaN.
func integrate(f derivative, s0, s1 float64, y []float64, tolerance float64, observe func(s float64, y []float64)) {
	n := len(y)
	var k [7][]float64
	for i := range k {
		k[i] = make([]float64, n)
	}
	trial := make([]float64, n)
	s, h := s0, (s1-s0)/100
	if observe != nil {
		observe(s, y)
	}
	f(s, y, k[0])
	for s != s1 {
		if last := s + h; (last-s1)*(s1-s0) > 0 {
			h = s1 - s
		}
		for stage := 1; stage < 7; stage++ {
			for i := range trial {
				sum := 0.0
				for j := range stage {
					sum += dormandPrinceA[stage][j] * k[j][i]
				}
				trial[i] = y[i] + h*sum
			}
			f(s+dormandPrinceC[stage]*h, trial, k[stage])
		}
		if s+h == s || math.IsNaN(h) {
			for i := range y {
				y[i] = math.NaN()
			}
			return
		}
		worst := 0.0
		for i := range trial {
			e := 0.0
			for stage := range k {
				e += dormandPrinceError[stage] * k[stage][i]
			}
			worst = math.Max(worst, math.Abs(h*e)/(tolerance*math.Max(1, math.Abs(y[i]))))
		}
		if worst <= 1 {
			if s += h; math.Abs(s1-s) < 1e-14*math.Abs(s1-s0) {
				s = s1
			}
			copy(y, trial)
			k[0], k[6] = k[6], k[0] // the last stage is the first of the next step
			if observe != nil {
				observe(s, y)
			}
		}
		h *= math.Min(5, math.Max(0.2, 0.9*math.Pow(math.Max(worst, 1e-10), -0.2)))
	}
}

// root returns a zero of f between a and b, where f changes sign, to the last bit: plain bisection.
func root(f func(float64) float64, a, b float64) float64 {
	fa := f(a)
	for range 200 {
		mid := a + (b-a)/2
		if mid == a || mid == b {
			break
		}
		if fm := f(mid); (fm > 0) == (fa > 0) {
			a = mid
		} else {
			b = mid
		}
	}
	return a
}

// continuum is a Cosserat rod as a function of arc length, for an integration of the continuous equations
//
//	r' = R v,  R' = R [u],  n' = −f,  m' = −r' × n − τ,  u = û + K⁻¹ Rᵀm,  v = e₃ + L⁻¹ Rᵀn
//
// in world axes, with n and m the force and torque that the part beyond s exerts on the part before it (Antman 2005,
// chapter 8). Nothing here is discretised as the rod package does it: directors instead of quaternions, world axes instead
// of local ones, an adaptive Runge–Kutta method instead of sweeps.
type continuum struct {
	rest    func(s float64) spatial.Vec3                 // û [1/m]
	bend    func(s float64) spatial.Vec3                 // diagonal of K [N m²]
	stretch spatial.Vec3                                 // diagonal of L [N]; zero: neither shear nor stretch
	load    func(s float64) (torque, force spatial.Vec3) // τ [N m/m], f [N/m], world axes; nil: none
}

// section is the state of a continuum at one arc length.
type section struct {
	pos        spatial.Vec3 // r [m]
	d1, d2, d3 spatial.Vec3 // columns of R [1]
	force      spatial.Vec3 // n [N]
	torque     spatial.Vec3 // m [N m]
}

func (c *section) flat() []float64 {
	var y []float64
	for _, v := range []spatial.Vec3{c.pos, c.d1, c.d2, c.d3, c.force, c.torque} {
		y = append(y, v.X, v.Y, v.Z)
	}
	return y
}

func sectionFrom(y []float64) section {
	at := func(i int) spatial.Vec3 { return spatial.V(y[3*i], y[3*i+1], y[3*i+2]) }
	return section{at(0), at(1), at(2), at(3), at(4), at(5)}
}

// world turns local into world axes.
func (c *section) world(v spatial.Vec3) spatial.Vec3 {
	return c.d1.Scale(v.X).Add(c.d2.Scale(v.Y)).Add(c.d3.Scale(v.Z))
}

// local turns world into local axes.
func (c *section) local(v spatial.Vec3) spatial.Vec3 {
	return spatial.V(c.d1.Dot(v), c.d2.Dot(v), c.d3.Dot(v))
}

// frame returns the section's place and orientation.
func (c *section) frame() spatial.Frame {
	return spatial.Frame{Rot: spatial.FromAxes(c.d1, c.d2, c.d3), Pos: c.pos}
}

// atOrigin is a section whose axes are those of the world.
func atOrigin() section {
	return section{d1: spatial.V(1, 0, 0), d2: spatial.V(0, 1, 0), d3: spatial.V(0, 0, 1)}
}

// carry integrates the section from s0 to s1.
func (c *continuum) carry(start section, s0, s1 float64) section {
	y := start.flat()
	integrate(func(s float64, y, dy []float64) {
		at := sectionFrom(y)
		rate := c.rates(s, &at)
		copy(dy, rate.flat())
	}, s0, s1, y, 1e-11, nil)
	return sectionFrom(y)
}

func (c *continuum) rates(s float64, at *section) section {
	m, k := at.local(at.torque), c.bend(s)
	u := at.world(c.rest(s).Add(spatial.V(m.X/k.X, m.Y/k.Y, m.Z/k.Z)))
	v := at.d3
	if l := c.stretch; l != (spatial.Vec3{}) {
		n := at.local(at.force)
		v = v.Add(at.world(spatial.V(n.X/l.X, n.Y/l.Y, n.Z/l.Z)))
	}
	var torque, force spatial.Vec3
	if c.load != nil {
		torque, force = c.load(s)
	}
	return section{
		pos: v, d1: u.Cross(at.d1), d2: u.Cross(at.d2), d3: u.Cross(at.d3),
		force: force.Neg(), torque: v.Cross(at.force).Add(torque).Neg(),
	}
}
