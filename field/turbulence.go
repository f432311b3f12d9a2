package field

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Turbulence is random motion of air that neither gathers nor thins anywhere: the curl of a random potential (Bridson, Houriham & Nordenstam
// 2007), with its derivatives taken by formula, so that the divergence is zero to rounding.
//
// Each lattice point is an eddy of two vectors, ψ = t⁴ (κ p + q×d): air circles about p and blows along q, to come back around it,
//
//	w = ∇×ψ = 2 t⁴ q − 8 t³ (d×κp + q r² − d (q·d)),   t = ½ − r².
//
// In time p and q go smoothly from one random value to the next, each eddy in its own rhythm. Octaves have half the size each, and
// the speed and lifetime that Kolmogorov's law gives eddies of that size. The mean square over all of space, time or seeds is
// known in closed form, and is Speed².
type Turbulence struct {
	octaves []octave
	drift   spatial.Vec3
}

// octave is eddies of one size.
type octave struct {
	seed  uint64
	scale float64 // lattice units in a metre [1/m]
	rate  float64 // keys in a second [1/s]
	jet   float64 // factor on what q does [m/s]
	swirl float64 // factor on what p does [m/s]
}

// MaxOctaves is how many octaves NewTurbulence accepts.
const MaxOctaves = 12

// TurbulenceConfig describes turbulence. Speed must be given.
type TurbulenceConfig struct {
	Speed    float64      // root mean square of |w| [m/s]
	Length   float64      // size of the largest eddies [m]; 0 means 0.5
	LifeTime float64      // of the largest eddies [s]; 0 means Length/Speed, the time of a turn; +Inf is frozen
	Octaves  int          // sizes of eddies; 0 means 3
	Gain     float64      // speed of an octave relative to the one of twice its size [1]; 0 means 2^(−1/3) (Kolmogorov 1941)
	Drift    spatial.Vec3 // velocity with which eddies are carried along, that of the mean wind [m/s]
	Seed     uint64       // other seeds, other eddies
}

// Validate reports what is wrong with c as a *ConfigError, or nil.
func (c *TurbulenceConfig) Validate() error {
	switch {
	case !nonNegative(c.Speed):
		return &ConfigError{"Turbulence.Speed", c.Speed, "0 or more [m/s]"}
	case !nonNegative(c.Length):
		return &ConfigError{"Turbulence.Length", c.Length, "more than 0 [m], or 0 for 0.5"}
	case !(c.LifeTime >= 0):
		return &ConfigError{"Turbulence.LifeTime", c.LifeTime, "more than 0 [s], or 0 for Length/Speed"}
	case c.Octaves < 0 || c.Octaves > MaxOctaves:
		return &ConfigError{"Turbulence.Octaves", c.Octaves, fmt.Sprintf("between 1 and %d, or 0 for 3", MaxOctaves)}
	case !(c.Gain >= 0 && c.Gain <= 1):
		return &ConfigError{"Turbulence.Gain", c.Gain, "between 0 and 1, or 0 for 2^(-1/3)"}
	case !c.Drift.Finite():
		return &ConfigError{"Turbulence.Drift", c.Drift, "finite numbers [m/s]"}
	}
	return nil
}

// The mean squares of the two parts of an eddy's velocity with κ = 1, over space; p and q are unit vectors.
var (
	swirlSquare = 64. * 2 / 3 * moment(1, 6)                                 // |8 t³ d×p|²
	jetSquare   = 4*moment(0, 8) - 64./3*moment(1, 7) + 64.*2/3*moment(2, 6) // |2 t⁴ q − 8 t³ (q r² − d (q·d))|²
	kolmogorov  = math.Pow(2, -1./3)                                         // speeds of eddies of size l go with l^⅓
)

// NewTurbulence returns the turbulence that c describes.
func NewTurbulence(c TurbulenceConfig) (*Turbulence, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	if c.Length == 0 {
		c.Length = 0.5
	}
	if c.Octaves == 0 {
		c.Octaves = 3
	}
	if c.Gain == 0 {
		c.Gain = kolmogorov
	}
	if c.LifeTime == 0 {
		c.LifeTime = c.Length / c.Speed
	}
	squares, speed := 0.0, 1.0
	for range c.Octaves {
		squares += speed * speed
		speed *= c.Gain
	}
	speed = c.Speed / math.Sqrt(squares)
	w := &Turbulence{octaves: make([]octave, c.Octaves), drift: c.Drift}
	size, life := c.Length, c.LifeTime
	for i := range w.octaves {
		w.octaves[i] = octave{
			seed: mix(c.Seed + golden*uint64(i+1)), scale: 1 / size, rate: 1 / life,
			jet: speed / math.Sqrt(2*jetSquare), swirl: speed / math.Sqrt(2*swirlSquare),
		}
		size, life, speed = size/2, life/(2*c.Gain), speed*c.Gain
	}
	return w, nil
}

// At returns the velocity of the air.
func (w *Turbulence) At(t float64, x spatial.Vec3) spatial.Vec3 {
	x = x.AddScaled(-t, w.drift)
	var sum spatial.Vec3
	var near [4]knot
	for i := range w.octaves {
		o := &w.octaves[i]
		at := x.Scale(o.scale)
		for n := range knots(o.seed, at, &near) {
			k := &near[n]
			key, this, next := blend(t*o.rate + bits21(k.hash))
			now, then := mix(k.hash+golden*key), mix(k.hash+golden*(key+1))
			p := direction(now).Scale(this).AddScaled(next, direction(then))
			q := direction(now>>32).Scale(this).AddScaled(next, direction(then>>32))
			t3 := 8 * k.t * k.t * k.t
			sum = sum.
				AddScaled(o.jet*(0.25*t3*k.t-t3*(0.5-k.t)), q).
				AddScaled(o.jet*t3*q.Dot(k.d), k.d).
				AddScaled(o.swirl*t3, p.Cross(k.d))
		}
	}
	return sum
}
