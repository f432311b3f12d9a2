package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Wake is the air around a ball that moves, a head or a ball that flies past, and behind it. Ahead and beside it air makes way as in
// potential flow; behind, it is dragged along in a wake that widens with the third root of the distance and slows so that its momentum is kept
// (the round wake of Schlichting). Whoever moves the ball sets Centre and Velocity before each step.
type Wake struct {
	Centre   spatial.Vec3 // of the ball [m]
	Velocity spatial.Vec3 // of the ball [m/s]
	Radius   float64      // of the ball [m]; 0 means 0.1
	Length   float64      // over which the wake falls off beyond what widening does [m]; 0 means ten times Radius
}

// Validate reports what is wrong with w as a *ConfigError, or nil.
func (w *Wake) Validate() error {
	switch {
	case !w.Centre.Finite():
		return &ConfigError{"Wake.Centre", w.Centre, "finite numbers [m]"}
	case !w.Velocity.Finite():
		return &ConfigError{"Wake.Velocity", w.Velocity, "finite numbers [m/s]"}
	case !nonNegative(w.Radius):
		return &ConfigError{"Wake.Radius", w.Radius, "more than 0 [m], or 0 for 0.1"}
	case !nonNegative(w.Length):
		return &ConfigError{"Wake.Length", w.Length, "more than 0 [m], or 0 for ten times Radius"}
	}
	return nil
}

// At returns the velocity of the air around the ball and behind it; inside the ball it is the ball's own.
func (w *Wake) At(_ float64, x spatial.Vec3) spatial.Vec3 {
	radius, length := w.Radius, w.Length
	if radius == 0 {
		radius = 0.1
	}
	if length == 0 {
		length = 10 * radius
	}
	d := x.Sub(w.Centre)
	distance, speed := d.Norm(), w.Velocity.Norm()
	if speed == 0 || distance <= radius {
		return w.Velocity
	}
	n := d.Scale(1 / distance)
	near := radius / distance
	aside := n.Scale(3 * w.Velocity.Dot(n)).Sub(w.Velocity).Scale(near * near * near / 2) // a dipole

	behind := -d.Dot(w.Velocity) / speed
	if behind <= 0 {
		return aside
	}
	from := behind / radius
	widening := math.Cbrt(1 + from)
	offAxis := (distance*distance - behind*behind) / (radius * radius * widening * widening)
	share := math.Exp(-offAxis-behind/length) / (widening * widening)
	if from < 1 {
		share *= from * from * (3 - 2*from) // it forms over the back half of the ball
	}
	return aside.Lerp(w.Velocity, share)
}
