package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// nowhere is the box of nothing: it overlaps no box, and joined with another it is the other.
var nowhere = Bounds{
	Low:  spatial.V(math.Inf(1), math.Inf(1), math.Inf(1)),
	High: spatial.V(math.Inf(-1), math.Inf(-1), math.Inf(-1)),
}

// everywhere is the box of an unbounded shape.
var everywhere = Bounds{Low: nowhere.High, High: nowhere.Low}

// Overlaps reports whether the boxes have a point in common. A box with NaN in it has none with any.
func (b *Bounds) Overlaps(c *Bounds) bool {
	return b.Low.X <= c.High.X && c.Low.X <= b.High.X &&
		b.Low.Y <= c.High.Y && c.Low.Y <= b.High.Y &&
		b.Low.Z <= c.High.Z && c.Low.Z <= b.High.Z
}

// Contains reports whether all of c is in b.
func (b *Bounds) Contains(c *Bounds) bool {
	return b.Low.X <= c.Low.X && c.High.X <= b.High.X &&
		b.Low.Y <= c.Low.Y && c.High.Y <= b.High.Y &&
		b.Low.Z <= c.Low.Z && c.High.Z <= b.High.Z
}

// Join returns the smallest box around both.
func (b Bounds) Join(c Bounds) Bounds {
	return Bounds{lower(b.Low, c.Low), upper(b.High, c.High)}
}

// Grown returns the box with every side moved outwards by margin [m].
func (b Bounds) Grown(margin float64) Bounds {
	m := spatial.V(margin, margin, margin)
	return Bounds{b.Low.Sub(m), b.High.Add(m)}
}

// Swept returns the box around all that b passes while it moves by motion [m].
func (b Bounds) Swept(motion spatial.Vec3) Bounds {
	return Bounds{b.Low.Add(lower(motion, spatial.Vec3{})), b.High.Add(upper(motion, spatial.Vec3{}))}
}

// area is half the surface of the box [m²]: what a random line meets it with is in proportion.
func (b *Bounds) area() float64 {
	s := b.High.Sub(b.Low)
	return s.X*s.Y + s.Y*s.Z + s.Z*s.X
}

// longest is the axis, 0, 1 or 2, along which the box is longest.
func (b *Bounds) longest() int {
	size := b.High.Sub(b.Low)
	if size.X >= size.Y && size.X >= size.Z {
		return 0
	}
	if size.Y >= size.Z {
		return 1
	}
	return 2
}

// distance2 is the square of the distance from p [m²].
func (b *Bounds) distance2(p spatial.Vec3) float64 {
	x := max(0, b.Low.X-p.X, p.X-b.High.X)
	y := max(0, b.Low.Y-p.Y, p.Y-b.High.Y)
	z := max(0, b.Low.Z-p.Z, p.Z-b.High.Z)
	return x*x + y*y + z*z
}

// turned returns the box around b, seen from a parent in which b's axes are the frame f.
func (b *Bounds) turned(f *spatial.Frame) Bounds {
	var r spatial.Mat3
	f.Rot.Mat(&r)
	return b.turnedBy(&r, f.Pos)
}

// turnedBy is turned with the rotation as a matrix.
func (b *Bounds) turnedBy(r *spatial.Mat3, at spatial.Vec3) Bounds {
	m := r.MulVec(b.Low.Add(b.High).Scale(0.5)).Add(at)
	h := b.High.Sub(b.Low).Scale(0.5)
	h = spatial.V(
		math.Abs(r.XX)*h.X+math.Abs(r.XY)*h.Y+math.Abs(r.XZ)*h.Z,
		math.Abs(r.YX)*h.X+math.Abs(r.YY)*h.Y+math.Abs(r.YZ)*h.Z,
		math.Abs(r.ZX)*h.X+math.Abs(r.ZY)*h.Y+math.Abs(r.ZZ)*h.Z)
	return Bounds{m.Sub(h), m.Add(h)}
}

// clip cuts a ray p + t d, 0 ≤ t ≤ end, to the part in the box, with inverse = 1/d by component. An empty part has from > to.
func (b *Bounds) clip(p, inverse spatial.Vec3, end float64) (from, to float64) {
	from, to = clipSlab(b.Low.X-p.X, b.High.X-p.X, inverse.X, 0, end)
	from, to = clipSlab(b.Low.Y-p.Y, b.High.Y-p.Y, inverse.Y, from, to)
	return clipSlab(b.Low.Z-p.Z, b.High.Z-p.Z, inverse.Z, from, to)
}

// clipSlab cuts a ray to one pair of sides. Where the ray runs along them and starts on one, 0·∞ is NaN, which cuts nothing off.
func clipSlab(low, high, inverse, from, to float64) (float64, float64) {
	a, b := low*inverse, high*inverse
	if a > b {
		a, b = b, a
	}
	if a > from {
		from = a
	}
	if b < to {
		to = b
	}
	return from, to
}

// inverted returns 1/d by component.
func inverted(d spatial.Vec3) spatial.Vec3 { return spatial.V(1/d.X, 1/d.Y, 1/d.Z) }

func lower(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.V(min(a.X, b.X), min(a.Y, b.Y), min(a.Z, b.Z))
}

func upper(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.V(max(a.X, b.X), max(a.Y, b.Y), max(a.Z, b.Z))
}
