package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Wind is the same everywhere: a mean velocity and gusts that make it stronger and weaker.
type Wind struct {
	Velocity spatial.Vec3 // mean [m/s]
	Gust     float64      // root mean square of the changes of speed, relative to the mean [1]; they stay within 2.5 times this
	Period   float64      // from one gust to the next, about [s]; 0 means 3
	Seed     uint64       // of the gusts
}

// Validate reports what is wrong with w as a *ConfigError, or nil.
func (w *Wind) Validate() error {
	switch {
	case !w.Velocity.Finite():
		return &ConfigError{"Wind.Velocity", w.Velocity, "finite numbers [m/s]"}
	case !nonNegative(w.Gust):
		return &ConfigError{"Wind.Gust", w.Gust, "0 or more"}
	case !nonNegative(w.Period):
		return &ConfigError{"Wind.Period", w.Period, "more than 0 [s], or 0 for 3"}
	}
	return nil
}

// At returns the wind at time t.
func (w *Wind) At(t float64, _ spatial.Vec3) spatial.Vec3 {
	if w.Gust == 0 {
		return w.Velocity
	}
	period := w.Period
	if period == 0 {
		period = 3
	}
	return w.Velocity.Scale(1 + w.Gust*waver(w.Seed, 2*t/period))
}

// Front is a gust that travels: a wall of wind, sharp ahead or not, that passes over the scene once or again and again. At a distance s from
// its crest the wind is Velocity·(1 − (s/Ahead)²)³ or, behind, with Behind in the place of Ahead, and nothing beyond that.
type Front struct {
	Velocity  spatial.Vec3 // of the air at the crest [m/s]
	Direction spatial.Vec3 // in which the front travels, of any length; 0 means that of Velocity
	Speed     float64      // of its travel [m/s]; 0 means |Velocity|
	Origin    spatial.Vec3 // a place [m] that the crest passes at time Start
	Start     float64      // [s]
	Ahead     float64      // how far the wind reaches ahead of the crest [m]; 0 means half of Behind
	Behind    float64      // how far it reaches behind the crest [m]; 0 means 2
	Period    float64      // from one crest to the next [s]; 0: there is only one
}

// Validate reports what is wrong with f as a *ConfigError, or nil.
func (f *Front) Validate() error {
	r := f.resolved()
	switch {
	case !f.Velocity.Finite():
		return &ConfigError{"Front.Velocity", f.Velocity, "finite numbers [m/s]"}
	case !f.Direction.Finite() || r.Direction == spatial.Vec3{}:
		return &ConfigError{"Front.Direction", f.Direction, "a direction, or a Velocity that gives it"}
	case !nonNegative(f.Speed):
		return &ConfigError{"Front.Speed", f.Speed, "more than 0 [m/s], or 0 for that of the air"}
	case !f.Origin.Finite():
		return &ConfigError{"Front.Origin", f.Origin, "finite numbers [m]"}
	case !isFinite(f.Start):
		return &ConfigError{"Front.Start", f.Start, "a finite number [s]"}
	case !nonNegative(f.Ahead):
		return &ConfigError{"Front.Ahead", f.Ahead, "more than 0 [m], or 0 for half of Behind"}
	case !nonNegative(f.Behind):
		return &ConfigError{"Front.Behind", f.Behind, "more than 0 [m], or 0 for 2"}
	case !nonNegative(f.Period):
		return &ConfigError{"Front.Period", f.Period, "more than 0 [s], or 0 for a single front"}
	case f.Period > 0 && r.Speed*f.Period < r.Ahead+r.Behind:
		return &ConfigError{"Front.Period", f.Period, "so much that a front is past before the next comes: (Ahead + Behind)/Speed or more [s]"}
	}
	return nil
}

// resolved returns f with defaults in place and a unit direction.
func (f *Front) resolved() Front {
	r := *f
	if r.Direction == (spatial.Vec3{}) {
		r.Direction = r.Velocity
	}
	r.Direction = r.Direction.Unit()
	if r.Speed == 0 {
		r.Speed = r.Velocity.Norm()
	}
	if r.Behind == 0 {
		r.Behind = 2
	}
	if r.Ahead == 0 {
		r.Ahead = r.Behind / 2
	}
	return r
}

// At returns the wind of the front.
func (f *Front) At(t float64, x spatial.Vec3) spatial.Vec3 {
	r := f.resolved()
	s := r.Direction.Dot(x.Sub(r.Origin)) - r.Speed*(t-r.Start)
	if apart := r.Speed * r.Period; apart > 0 {
		s -= apart * math.Floor((s+r.Behind)/apart) // into [−Behind, apart − Behind)
	}
	reach := r.Ahead
	if s < 0 {
		reach = r.Behind
	}
	q := s / reach
	if q = 1 - q*q; !(q > 0) {
		return spatial.Vec3{}
	}
	return r.Velocity.Scale(q * q * q)
}
