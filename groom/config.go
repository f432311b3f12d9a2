package groom

import (
	"fmt"
	"math"
	"strings"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Config describes a groom. It must say where strands grow, on a Surface, from Roots or as Curves, and how long they are; everything
// else has a useful zero value. Lengths are in metres, in the coordinates of the chain's base.
type Config struct {
	Name string // of the strands, with a number behind it; empty: they have none
	Seed uint64 // another seed is another groom of the same kind

	Surface *mesh.Surface           // what they grow on and stay out of; nil: nothing
	Region  func(spatial.Vec3) bool // where on the surface they grow; nil: everywhere
	// Roots are where strands grow, in place of points spread over the surface: z is out of the skin, x where a strand falls that
	// stands upright. With a surface they must be on it.
	Roots []spatial.Frame
	// Curves are strands that were drawn elsewhere (ReadHair, ReadCurves), in place of grown ones: what shapes a strand is not
	// applied to them. With a surface they must begin on it. Links = 0 leaves their points as they are.
	Curves    [][]spatial.Vec3
	Tolerance float64 // how far roots may be off the surface [m]; 0 means 1/200 of the surface's diagonal

	Count int // strands that are simulated; 0 means all Roots or Curves. If there are more of these, evenly spread ones are taken
	Fill  int // strands for display between them
	Links int // of a strand; 0 means 12

	// Strand is what all strands are like: material, section, damping, drag, pose. Its name, parent, curve and links do not matter.
	Strand chain.Strand
	Taper  float64 // radius at the tip over that at the root [1]; 0 means 1

	Length   float64                    // of a strand [m]
	LengthAt func(spatial.Vec3) float64 // factor on the length at a root; nil: 1

	Comb  Comb
	Droop float64      // how far weight bends a strand: ρ g A L³/EI [1], as Softness returns for a material
	Down  spatial.Vec3 // direction of gravity for Droop; the zero value is −z
	Curl  Curl
	Wave  Wave
	Clump Clump
	Noise Noise
	// Frizz is the curl of filled strands beside that of their guides: finer than links can follow.
	Frizz     Curl
	Variation Variation
	Clearance float64 // from the surface, but near the root [m]; 0 means a hundredth of Length

	Step    float64 // of the simulation, for the estimate of its cost [s]; 0 means 1/240
	MaxCost float64 // of what New makes without a LevelOfDetail: CPU seconds for a simulated second; 0 means 30
	// LevelOfDetail is a factor on the number of strands and on that of their links, at most 1. The strands that are left are evenly
	// spread, and where they stood. 1 asks for all, whatever it costs; 0 is 1 up to MaxCost.
	LevelOfDetail float64
}

// Comb is where strands go when they leave the skin: along its normal, unless something combs them.
type Comb struct {
	Towards spatial.Vec3                    // direction
	Field   func(spatial.Vec3) spatial.Vec3 // direction at a place, in place of Towards
	Part    *Part                           // they are combed away from this plane, too
	Lift    float64                         // angle between a combed strand and the skin [rad]: 0 lies on it, π/2 stands
}

// Part is a plane through the part of the hair.
type Part struct {
	Plane
	Strength float64 // of combing away from it, beside a direction of length 1 [1]; 0 means 1
	Fade     bool    // it fades where the skin no longer looks up: on the back of a head hair falls as it will
}

// Plane is a plane in space.
type Plane struct {
	Point  spatial.Vec3 // on it [m]
	Normal spatial.Vec3 // of any length but 0
}

// Above reports whether p is on the side that the normal looks to: it can be a Region.
func (p Plane) Above(q spatial.Vec3) bool { return q.Sub(p.Point).Dot(p.Normal) >= 0 }

// Curl winds a strand round the way it would go. Its length stays what it is, so that it reaches less far.
type Curl struct {
	Radius float64 // of the helix [m]; 0 is none
	Pitch  float64 // along the way for one turn [m]
	Onset  float64 // where it begins, 0 at the root, 1 at the tip; it is in full a tenth of the length later
}

// Wave bends a strand to and fro.
type Wave struct {
	Amplitude float64 // [m]; 0 is none
	Length    float64 // of a wave, along the way [m]
}

// Clump draws strands together: each to the one in the middle of its clump.
type Clump struct {
	Count     int           // of clumps; 0 is none
	Tightness float64       // 0 leaves strands apart, 1 draws them to one curve
	Profile   chain.Profile // factor on Tightness along the length; empty: the square of the place, so that tips meet
}

// Noise moves strands off their way at random, more towards the tip.
type Noise struct {
	Amplitude float64 // at the tip [m]
	Length    float64 // along the strand over which it changes [m]; 0 means a third of Length
}

// Variation is how much strands differ, as the largest part by which a value is more or less.
type Variation struct {
	Length    float64 // [1]
	Stiffness float64 // against bend and twist [1]
	Curl      float64 // radius and pitch [1]
	Direction float64 // angle [rad]
}

// FieldError says which field of a Config is wrong, what it holds and what it should.
type FieldError struct {
	Field string // path of the field, as in "Curl.Pitch"
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("groom: %s is %v, want %s", e.Field, e.Value, e.Want)
}

// Softness returns how far weight bends a strand of a length [m]: its weight over its bending stiffness, ρ g A L³/EI at the root, for
// Config.Droop. Hair of 20 cm has about 70 and hangs; 1 bends it a little. It is 0 where the strand does not say what it is made of.
func Softness(s chain.Strand, length, gravity float64) float64 {
	m, _ := chain.MaterialNamed(s.Material)
	or := func(a, b float64) float64 {
		if a != 0 {
			return a
		}
		return b
	}
	radii := s.Radii
	if radii == [2]float64{} {
		radii[0] = or(s.Radius, m.Radius)
		radii[1] = radii[0]
	}
	area := math.Pi * radii[0] * radii[1]
	mass := or(s.Mass, or(s.Density, m.Density)*area)
	thin := min(radii[0], radii[1])
	stiffness := or(s.Young, m.Young) * area * thin * thin / 4
	if s.Bend != nil {
		stiffness = min(s.Bend[0], s.Bend[1])
	}
	if !(stiffness > 0) {
		return 0
	}
	return mass * gravity * length * length * length / stiffness
}

// Limits and defaults.
const (
	defaultLinks   = 12
	fewestLinks    = 3 // that a level of detail leaves
	linksForATurn  = 5 // of a curl or wave; with fewer, links go straight through it
	defaultMaxCost = 30
)

// number is a value of a Config and the range it must be in.
type number struct {
	field     string
	value     float64
	low, high float64
	unit      string
}

// Validate reports the first thing that is wrong with c as a *FieldError, or nil. What strands are made of is chain's to check.
func (c *Config) Validate() error {
	if err := c.checkRoots(); err != nil {
		return err
	}
	const far = 1e6
	v := &c.Variation
	if err := checkNumbers([]number{
		{"Tolerance", c.Tolerance, 0, far, "m"}, {"Taper", c.Taper, 0, 100, ""}, {"Length", c.Length, 0, far, "m"},
		{"Comb.Lift", c.Comb.Lift, -math.Pi / 2, math.Pi / 2, "rad"}, {"Droop", c.Droop, 0, 1e12, ""},
		{"Curl.Radius", c.Curl.Radius, 0, far, "m"}, {"Curl.Pitch", c.Curl.Pitch, 0, far, "m"}, {"Curl.Onset", c.Curl.Onset, 0, 1, ""},
		{"Frizz.Radius", c.Frizz.Radius, 0, far, "m"}, {"Frizz.Pitch", c.Frizz.Pitch, 0, far, "m"}, {"Frizz.Onset", c.Frizz.Onset, 0, 1, ""},
		{"Wave.Amplitude", c.Wave.Amplitude, 0, far, "m"}, {"Wave.Length", c.Wave.Length, 0, far, "m"},
		{"Clump.Tightness", c.Clump.Tightness, 0, 1, ""}, {"Noise.Amplitude", c.Noise.Amplitude, 0, far, "m"}, {"Noise.Length", c.Noise.Length, 0, far, "m"},
		{"Variation.Length", v.Length, 0, 0.95, ""}, {"Variation.Stiffness", v.Stiffness, 0, 0.95, ""}, {"Variation.Curl", v.Curl, 0, 0.95, ""},
		{"Variation.Direction", v.Direction, 0, math.Pi, "rad"}, {"Clearance", c.Clearance, 0, far, "m"}, {"Step", c.Step, 0, 1, "s"},
		{"MaxCost", c.MaxCost, 0, math.MaxFloat64, "s"}, {"LevelOfDetail", c.LevelOfDetail, 0, 1, ""},
	}); err != nil {
		return err
	}
	return c.checkStyle()
}

// checkNumbers reports the first number that is out of its range.
func checkNumbers(numbers []number) error {
	for _, n := range numbers {
		if !(n.value >= n.low && n.value <= n.high) {
			return &FieldError{n.field, n.value, strings.TrimSpace(fmt.Sprintf("between %v and %v %s", n.low, n.high, n.unit))}
		}
	}
	return nil
}

// checkRoots checks what says where strands grow.
func (c *Config) checkRoots() error {
	given := len(c.Roots) + len(c.Curves)
	switch {
	case c.Count < 0:
		return &FieldError{"Count", c.Count, "0 or more"}
	case c.Fill < 0 || c.Fill > mesh.MaxSamples:
		return &FieldError{"Fill", c.Fill, fmt.Sprintf("between 0 and %d", mesh.MaxSamples)}
	case c.Links < 0:
		return &FieldError{"Links", c.Links, "0 or more"}
	case len(c.Roots) > 0 && len(c.Curves) > 0:
		return &FieldError{"Curves", fmt.Sprintf("%d curves", len(c.Curves)), "none beside Roots"}
	case given == 0 && c.Surface == nil:
		return &FieldError{"Surface", "nil", "a surface, or Roots or Curves in its place"}
	case given == 0 && c.Count == 0:
		return &FieldError{"Count", 0, "at least 1 strand on the surface"}
	case given > 0 && c.Count > given:
		return &FieldError{"Count", c.Count, fmt.Sprintf("at most %d, for there are no more Roots or Curves", given)}
	}
	for i, r := range c.Roots {
		if n := r.Rot.W*r.Rot.W + r.Rot.Vec().Norm2(); !r.Finite() || math.Abs(n-1) > 1e-6 {
			return &FieldError{fmt.Sprintf("Roots[%d]", i), r, "a place and a rotation of length 1"}
		}
	}
	for i, curve := range c.Curves {
		field := fmt.Sprintf("Curves[%d]", i)
		if len(curve) < 2 {
			return &FieldError{field, fmt.Sprintf("of %d points", len(curve)), "at least two"}
		}
		for j, p := range curve {
			if !p.Finite() {
				return &FieldError{fmt.Sprintf("%s[%d]", field, j), p, "finite numbers [m]"}
			}
		}
		if l := arcLength(curve); !(l > 1e-9 && l < 1e9) {
			return &FieldError{field, fmt.Sprintf("%v m long", l), "a length between 1e-9 and 1e9 m"}
		}
	}
	return nil
}

// checkStyle checks what shapes a strand.
func (c *Config) checkStyle() error {
	switch {
	case c.Length == 0 && len(c.Curves) == 0:
		return &FieldError{"Length", 0, "more than 0 m"}
	case !c.Comb.Towards.Finite():
		return &FieldError{"Comb.Towards", c.Comb.Towards, "finite numbers"}
	case !c.Down.Finite():
		return &FieldError{"Down", c.Down, "finite numbers"}
	case c.Clump.Count < 0:
		return &FieldError{"Clump.Count", c.Clump.Count, "0 or more"}
	case c.Frizz.Radius > 0 && c.Frizz.Pitch == 0:
		return &FieldError{"Frizz.Pitch", 0, "more than 0 m"}
	}
	if p := c.Comb.Part; p != nil && !(p.Normal.Norm2() > 0 && p.Normal.Finite() && p.Point.Finite() && p.Strength >= 0 && p.Strength < 1e6) {
		return &FieldError{"Comb.Part", *p, "a finite plane with a normal"}
	}
	for i, k := range c.Clump.Profile {
		if !(k.At >= 0 && k.At <= 1 && k.Value >= 0 && k.Value <= 1) || i > 0 && !(k.At > c.Clump.Profile[i-1].At) {
			return &FieldError{fmt.Sprintf("Clump.Profile[%d]", i), k, "values between 0 and 1 at increasing places between 0 and 1"}
		}
	}
	if len(c.Curves) > 0 {
		return nil
	}
	for _, w := range []struct {
		field        string
		size, length float64
	}{{"Curl.Pitch", c.Curl.Radius, c.Curl.Pitch}, {"Wave.Length", c.Wave.Amplitude, c.Wave.Length}} {
		if w.size == 0 {
			continue
		}
		// A turn of a helix of radius r and pitch p is √(p² + (2πr)²) long; a wave about as much.
		turn := math.Hypot(w.length, 2*math.Pi*w.size)
		links := float64(max(c.Links, 1))
		if c.Links == 0 {
			links = defaultLinks
		}
		if w.length == 0 || turn*links < linksForATurn*c.Length {
			return &FieldError{w.field, w.length, fmt.Sprintf("turns of at least %d links: one is %.3g m long here, and so are %.2g links of %.3g m; take more Links, or Frizz for display alone",
				linksForATurn, turn, turn*links/c.Length, c.Length/links)}
		}
	}
	return nil
}
