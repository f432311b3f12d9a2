package rigid

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// properties are the mass properties of a body. Of one that forces do not move there are only centre and length.
type properties struct {
	mass    float64      // [kg]
	inverse float64      // 1/mass [1/kg]
	centre  spatial.Vec3 // of mass, in the coordinates of the body [m]
	inertia spatial.Sym3 // about the centre, in the axes of the body [kg m²]
	answer  spatial.Sym3 // its inverse [1/(kg m²)]
	rotor   rotor
	length  float64 // largest axis of the ellipsoid with the same mass and inertia, or diagonal of the box around the shape [m]
	shadow  float64 // area of the shadow of that ellipsoid, the mean of all directions [m²]
}

// complete derives the rest from mass, centre and inertia. What is wrong with these is the fault of a field.
func (m *properties) complete(field string, value any) error {
	s := &m.inertia
	if !positive(m.mass) || !positive(1/m.mass) || !m.centre.Finite() {
		return &FieldError{field, value, fmt.Sprintf("mass and centre that are finite, and not %v kg at %v", m.mass, m.centre)}
	}
	moments, axes := principal(s)
	small, large := min(moments.X, moments.Y, moments.Z), max(moments.X, moments.Y, moments.Z)
	sum := s.Trace()
	const rounding = 1e-9 // of the largest moment: a flat body has two that add up to it
	switch {
	case !(small > 0) || !positive(1/small) || !positive(sum):
		return &FieldError{field, value, fmt.Sprintf("principal moments of inertia above 0 [kg m²], and not %.3g, %.3g and %.3g", moments.X, moments.Y, moments.Z)}
	case 2*large-sum > rounding*large:
		return &FieldError{field, value, fmt.Sprintf("no principal moment of inertia larger than the sum of the others, and not %.3g, %.3g and %.3g kg m²", moments.X, moments.Y, moments.Z)}
	}
	m.inverse = 1 / m.mass
	inverse := spatial.V(1/moments.X, 1/moments.Y, 1/moments.Z)
	var turn spatial.Mat3
	axes.Mat(&turn)
	diagonal := spatial.Sym3{XX: inverse.X, YY: inverse.Y, ZZ: inverse.Z}
	m.answer = diagonal.Turned(&turn)
	m.rotor = newRotor(inverse, axes)
	half := func(moment float64) float64 { return math.Sqrt(max(2.5/m.mass*(sum-2*moment), 0)) }
	x, y, z := half(moments.X), half(moments.Y), half(moments.Z)
	m.length, m.shadow = 2*max(x, y, z), shadow(x, y, z)
	return nil
}

// shadow is the area of an ellipsoid's shadow, the mean of all directions [m²]: a quarter of its surface (Cauchy), which Thomsen's formula has to 1 %.
func shadow(x, y, z float64) float64 {
	const p = 1.6075
	x, y, z = math.Pow(x, p), math.Pow(y, p), math.Pow(z, p)
	return math.Pi * math.Pow((x*y+y*z+z*x)/3, 1/p)
}

// principal returns the principal moments of s and the rotation of their axes: s = R diag(moments) Rᵀ. It is Jacobi's method; axes that are
// principal already stay as they are.
func principal(s *spatial.Sym3) (moments spatial.Vec3, axes spatial.Quat) {
	a := [3][3]float64{{s.XX, s.XY, s.XZ}, {s.XY, s.YY, s.YZ}, {s.XZ, s.YZ, s.ZZ}}
	v := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	const sweeps, aligned = 30, 1e-15 // it converges quadratically: six do
	scale := math.Abs(s.XX) + math.Abs(s.YY) + math.Abs(s.ZZ)
	for range sweeps {
		if math.Abs(a[0][1])+math.Abs(a[0][2])+math.Abs(a[1][2]) <= aligned*scale {
			break
		}
		for _, pair := range [3][2]int{{0, 1}, {0, 2}, {1, 2}} {
			rotate(&a, &v, pair[0], pair[1])
		}
	}
	return spatial.V(a[0][0], a[1][1], a[2][2]), spatial.FromAxes(v[0], v[1], v[2])
}

// rotate turns axes p and q so that a[p][q] becomes 0 (Golub & Van Loan 1996, algorithm 8.4.1).
func rotate(a *[3][3]float64, v *[3]spatial.Vec3, p, q int) {
	if a[p][q] == 0 {
		return
	}
	tau := (a[q][q] - a[p][p]) / (2 * a[p][q])
	t := 1 / (math.Abs(tau) + math.Sqrt(1+tau*tau))
	if tau < 0 {
		t = -t
	}
	c := 1 / math.Sqrt(1+t*t)
	s := t * c
	for k := range 3 {
		a[k][p], a[k][q] = c*a[k][p]-s*a[k][q], s*a[k][p]+c*a[k][q]
	}
	for k := range 3 {
		a[p][k], a[q][k] = c*a[p][k]-s*a[q][k], s*a[p][k]+c*a[q][k]
	}
	v[p], v[q] = v[p].Scale(c).AddScaled(-s, v[q]), v[p].Scale(s).AddScaled(c, v[q])
}
