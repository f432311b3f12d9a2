package rod

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Curve is a rest centreline by arc length. Line, Arc, Helix, Polyline and Spline are curves; so is anything with these
// two methods.
type Curve interface {
	// Length of the curve [m].
	Length() float64
	// At returns the point [m] and the unit tangent at arc length s in [0, Length].
	At(s float64) (point, tangent spatial.Vec3)
}

// checker is a Curve that can tell what is wrong with it.
type checker interface{ check() error }

func checkCurve(c Curve) error {
	if k, ok := c.(checker); ok {
		if err := k.check(); err != nil {
			return err
		}
	}
	length := c.Length()
	if !positive(length) {
		return &FieldError{"Curve", fmt.Sprintf("of length %v m", length), "a length of more than 0"}
	}
	for _, s := range []float64{0, length / 2, length} {
		if p, t := c.At(s); !p.Finite() || !t.Finite() || math.Abs(t.Norm()-1) > 1e-6 {
			return &FieldError{"Curve", fmt.Sprintf("point %v, tangent %v at %v m", p, t, s), "finite points and unit tangents"}
		}
	}
	return nil
}

// Line is a straight centreline.
type Line struct {
	From, To spatial.Vec3 // [m]
}

// Length implements Curve.
func (l Line) Length() float64 { return l.To.Sub(l.From).Norm() }

// At implements Curve.
func (l Line) At(s float64) (point, tangent spatial.Vec3) {
	t := l.To.Sub(l.From).Unit()
	return l.From.AddScaled(s, t), t
}

// Arc is a part of a circle in the xz plane. It starts at the origin along +z and bends towards +x.
type Arc struct {
	Radius float64 // [m]
	Angle  float64 // [rad]
}

// Length implements Curve.
func (a Arc) Length() float64 { return a.Radius * a.Angle }

// At implements Curve.
func (a Arc) At(s float64) (point, tangent spatial.Vec3) {
	sin, cos := math.Sincos(s / a.Radius)
	return spatial.V(a.Radius*(1-cos), 0, a.Radius*sin), spatial.V(sin, 0, cos)
}

func (a Arc) check() error {
	switch {
	case !positive(a.Radius):
		return &FieldError{"Curve.Radius", a.Radius, "more than 0 [m]"}
	case !positive(a.Angle):
		return &FieldError{"Curve.Angle", a.Angle, "more than 0 [rad]"}
	}
	return nil
}

// Helix winds about the z axis, from (Radius, 0, 0) upwards. A negative pitch winds left-handed.
type Helix struct {
	Radius float64 // [m]
	Pitch  float64 // rise in one turn [m]
	Turns  float64 // [1]
}

// rise returns the height gained [m] and the length [m] for one radian.
func (h Helix) rise() (z, length float64) {
	z = h.Pitch / (2 * math.Pi)
	return math.Abs(z), math.Hypot(h.Radius, z)
}

// Length implements Curve.
func (h Helix) Length() float64 {
	_, perRadian := h.rise()
	return 2 * math.Pi * h.Turns * perRadian
}

// At implements Curve.
func (h Helix) At(s float64) (point, tangent spatial.Vec3) {
	z, perRadian := h.rise()
	angle, hand := s/perRadian, math.Copysign(1, h.Pitch)
	sin, cos := math.Sincos(angle)
	sin *= hand
	return spatial.V(h.Radius*cos, h.Radius*sin, z*angle),
		spatial.V(-hand*h.Radius*sin, hand*h.Radius*cos, z).Scale(1 / perRadian)
}

func (h Helix) check() error {
	switch {
	case !positive(h.Radius):
		return &FieldError{"Curve.Radius", h.Radius, "more than 0 [m]"}
	case !isFinite(h.Pitch):
		return &FieldError{"Curve.Pitch", h.Pitch, "a finite number [m]"}
	case !positive(h.Turns):
		return &FieldError{"Curve.Turns", h.Turns, "more than 0"}
	}
	return nil
}

// sampled is a curve through points at known arc lengths; cubic Hermite between them where tangents are given.
type sampled struct {
	arc      []float64 // arc length of each point [m]
	points   []spatial.Vec3
	tangents []spatial.Vec3 // d point / d arc [1]; nil for straight pieces
}

// Length implements Curve.
func (c *sampled) Length() float64 { return c.arc[len(c.arc)-1] }

// At implements Curve.
func (c *sampled) At(s float64) (point, tangent spatial.Vec3) {
	lo, hi := 0, len(c.arc)-2 // the piece that holds s is between them
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if c.arc[mid] <= s {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	a, b, h := c.points[lo], c.points[lo+1], c.arc[lo+1]-c.arc[lo]
	t := math.Min(math.Max((s-c.arc[lo])/h, 0), 1)
	if c.tangents == nil {
		return a.Lerp(b, t), b.Sub(a).Unit()
	}
	p, d := hermite(a, b, c.tangents[lo].Scale(h), c.tangents[lo+1].Scale(h), t)
	return p, d.Unit()
}

// hermite returns point and derivative at t of the cubic from a to b with end derivatives da and db.
func hermite(a, b, da, db spatial.Vec3, t float64) (p, d spatial.Vec3) {
	ab := b.Sub(a)
	c2 := ab.Scale(3).Sub(da.Scale(2)).Sub(db)
	c3 := da.Add(db).Sub(ab.Scale(2))
	p = a.Add(da.Add(c2.Add(c3.Scale(t)).Scale(t)).Scale(t))
	d = da.Add(c2.Scale(2).Add(c3.Scale(3 * t)).Scale(t))
	return p, d
}

// Polyline returns the curve of straight pieces through the points.
func Polyline(points ...spatial.Vec3) (Curve, error) {
	arc, err := chordLengths(points)
	if err != nil {
		return nil, err
	}
	return &sampled{arc: arc, points: points}, nil
}

// Spline returns a twice continuously differentiable curve through the points: the natural cubic spline over chord
// length, by arc length.
func Spline(points ...spatial.Vec3) (Curve, error) {
	chord, err := chordLengths(points)
	if err != nil {
		return nil, err
	}
	slopes := naturalSlopes(chord, points)
	// Sample it finely and measure: the tabulated tangents make the table itself a cubic, so its error is of fourth order.
	const perPiece = 32
	out := &sampled{arc: []float64{0}, points: points[:1:1], tangents: []spatial.Vec3{slopes[0].Unit()}}
	for i := 1; i < len(points); i++ {
		h := chord[i] - chord[i-1]
		for k := 0; k < perPiece; k++ {
			length := 0.0
			for _, g := range gauss3 {
				_, d := hermite(points[i-1], points[i], slopes[i-1].Scale(h), slopes[i].Scale(h), (float64(k)+g.at)/perPiece)
				length += g.weight * d.Norm() / perPiece
			}
			t := float64(k+1) / perPiece
			p, d := hermite(points[i-1], points[i], slopes[i-1].Scale(h), slopes[i].Scale(h), t)
			out.arc = append(out.arc, out.Length()+length)
			out.points = append(out.points, p)
			out.tangents = append(out.tangents, d.Unit())
		}
	}
	return out, nil
}

// gauss3 is the three-point Gauss–Legendre rule on [0, 1].
var gauss3 = [3]struct{ at, weight float64 }{
	{0.5 - math.Sqrt(0.15), 5.0 / 18}, {0.5, 8.0 / 18}, {0.5 + math.Sqrt(0.15), 5.0 / 18},
}

func chordLengths(points []spatial.Vec3) ([]float64, error) {
	if len(points) < 2 {
		return nil, &FieldError{"Curve.Points", fmt.Sprintf("%d points", len(points)), "at least 2"}
	}
	arc := make([]float64, len(points))
	for i, p := range points {
		if !p.Finite() {
			return nil, &FieldError{fmt.Sprintf("Curve.Points[%d]", i), p, "finite numbers [m]"}
		}
		if i > 0 {
			d := p.Sub(points[i-1]).Norm()
			if !positive(d) {
				return nil, &FieldError{fmt.Sprintf("Curve.Points[%d]", i), p, "a point other than the one before it"}
			}
			arc[i] = arc[i-1] + d
		}
	}
	return arc, nil
}

// naturalSlopes solves the tridiagonal system of the natural cubic spline for the derivatives at the points.
func naturalSlopes(x []float64, p []spatial.Vec3) []spatial.Vec3 {
	n := len(p)
	slopes, upper := make([]spatial.Vec3, n), make([]float64, n)
	for i := range p { // forward elimination of lower·m[i-1] + diag·m[i] + up·m[i+1] = rhs
		var lower, diag, up float64
		var rhs spatial.Vec3
		if i > 0 {
			h := x[i] - x[i-1]
			lower, diag = 1/h, 2/h
			rhs = p[i].Sub(p[i-1]).Scale(3 / (h * h))
		}
		if i < n-1 {
			h := x[i+1] - x[i]
			up, diag = 1/h, diag+2/h
			rhs = rhs.Add(p[i+1].Sub(p[i]).Scale(3 / (h * h)))
		}
		if i > 0 {
			diag -= lower * upper[i-1]
			rhs = rhs.Sub(slopes[i-1].Scale(lower))
		}
		upper[i] = up / diag
		slopes[i] = rhs.Scale(1 / diag)
	}
	for i := n - 2; i >= 0; i-- {
		slopes[i] = slopes[i].Sub(slopes[i+1].Scale(upper[i]))
	}
	return slopes
}
