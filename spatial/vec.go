package spatial

import "math"

// Vec3 is a vector in three dimensions. Its unit is that of the quantity it holds.
type Vec3 struct{ X, Y, Z float64 }

// V is short for Vec3{x, y, z}.
func V(x, y, z float64) Vec3 { return Vec3{x, y, z} }

// Add returns a + b.
func (a Vec3) Add(b Vec3) Vec3 { return Vec3{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }

// Sub returns a − b.
func (a Vec3) Sub(b Vec3) Vec3 { return Vec3{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }

// Neg returns −a.
func (a Vec3) Neg() Vec3 { return Vec3{-a.X, -a.Y, -a.Z} }

// Scale returns s·a.
func (a Vec3) Scale(s float64) Vec3 { return Vec3{s * a.X, s * a.Y, s * a.Z} }

// AddScaled returns a + s·b.
func (a Vec3) AddScaled(s float64, b Vec3) Vec3 {
	return Vec3{a.X + s*b.X, a.Y + s*b.Y, a.Z + s*b.Z}
}

// Dot returns the inner product a·b.
func (a Vec3) Dot(b Vec3) float64 { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }

// Cross returns the vector product a×b.
func (a Vec3) Cross(b Vec3) Vec3 {
	return Vec3{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}

// Norm2 returns |a|².
func (a Vec3) Norm2() float64 { return a.X*a.X + a.Y*a.Y + a.Z*a.Z }

// Norm returns |a|. It overflows only where |a|² does.
func (a Vec3) Norm() float64 { return math.Sqrt(a.Norm2()) }

// Unit returns a/|a|, and the zero vector for the zero vector.
func (a Vec3) Unit() Vec3 {
	n := a.Norm()
	if n == 0 {
		return Vec3{}
	}
	return a.Scale(1 / n)
}

// Lerp returns the point a fraction t of the way from a to b.
func (a Vec3) Lerp(b Vec3, t float64) Vec3 { return a.AddScaled(t, b.Sub(a)) }

// Finite reports whether every component is finite.
func (a Vec3) Finite() bool { return finite(a.X + a.Y + a.Z) }

// finite reports whether x is neither NaN nor infinite, without a branch for each.
func finite(x float64) bool { return x-x == 0 }

// Perpendicular returns a unit vector normal to a, chosen from a alone.
func (a Vec3) Perpendicular() Vec3 {
	x, y, z := math.Abs(a.X), math.Abs(a.Y), math.Abs(a.Z)
	switch {
	case x <= y && x <= z:
		return Vec3{0, -a.Z, a.Y}.Unit()
	case y <= z:
		return Vec3{a.Z, 0, -a.X}.Unit()
	default:
		return Vec3{-a.Y, a.X, 0}.Unit()
	}
}
