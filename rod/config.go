package rod

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Limits of what New accepts.
const (
	MinNodes = 2
	MaxNodes = 1_000_000
)

// Config describes a rod. Curve, Section.Radius (or another section) and Young must be given, or Bend in place of the
// last two; everything else has a useful zero value.
type Config struct {
	Base  spatial.Frame // pose of the curve's coordinates in the world; the zero value is the world's own frame
	Curve Curve         // rest centreline, in the coordinates of Base
	Nodes int           // number of nodes, both ends included; 0 means 101

	// Places of the nodes along the rod, rising from 0 to 1; empty means evenly spaced. Nodes must be 0 or its length.
	Mesh []float64

	// Rest curvature and twist in local axes [1/m], one for each node. Empty: those of Curve with a frame that does not turn
	// about the tangent, plus Twist. Given: Curve gives only the length, the first point and the first tangent.
	Curvature []spatial.Vec3
	Twist     float64 // rest twist about the tangent [rad/m]

	Section Section // cross-section
	Taper   Profile // factor on the section's linear size along the rod; empty means 1

	Young   float64 // Young's modulus [Pa]
	Shear   float64 // shear modulus [Pa]; 0 means Young / (2 (1 + Poisson))
	Poisson float64 // Poisson's ratio [1], for Shear where that is 0
	Density float64 // [kg/m³]

	// Bend and twist stiffness K (Pai 2002, eq. 6a) in local axes [N m²]: one matrix for the whole rod or one for each node.
	// Empty: from Young, Shear and Section.
	Bend []spatial.Mat3
	// Shear and stretch stiffness L (eq. 6b) in local axes [N]: one matrix for the whole rod or one for each node.
	// Empty: from Young, Shear and Section.
	Stretch []spatial.Mat3

	Extensible bool // stretch and shear by eq. 6b; false: neither, as in most of the paper

	// Pieces is in how many capsules of equal length the surface is shown to other bodies, and to the rest of the rod; 0: it touches
	// nothing. One for each piece between two nodes is the most that makes a difference. It cannot change while the rod runs.
	Pieces       int
	PassesItself bool // its pieces do not touch each other

	Holds   []Hold       // where the rod is held; a rod held nowhere is an error
	Loads   []Load       // what pulls and turns it
	Gravity spatial.Vec3 // [m/s²]

	rest []spatial.Vec3 // rest strain of every joint, found by RestFor; it goes before that of the curve

	// Tolerance on the equilibrium: the largest unbalanced torque, relative to the largest torque in the rod, and the largest
	// gap at a rigid hold, relative to the length. 0 means 1e-8.
	Tolerance float64
	// MaxIterations of Newton's method, counted by sweeps; 0 means 400 in Solve and 40 in a step of a world. What is not
	// finished goes on at the next.
	MaxIterations int
}

// Section is a cross-section: exactly one of Radius, Radii and Area is given.
type Section struct {
	Radius float64    // round section [m]
	Radii  [2]float64 // half axes of an ellipse along local x and y [m]

	Area     float64 // of a given section [m²]
	InertiaX float64 // second moment of area for bending about local x, ∫y² dA [m⁴]
	InertiaY float64 // second moment of area for bending about local y, ∫x² dA [m⁴]
	Polar    float64 // torsion constant [m⁴]; 0 means InertiaX + InertiaY

	ShearFactor float64 // part of the area that carries shear [1]; 0 means Cowper's value 6(1+ν)/(7+6ν) of a round section
}

// Knot is a value at a place along the rod.
type Knot struct {
	At    float64 // place along the rod, 0 at its start, 1 at its end
	Value float64
}

// Profile is a function of the place along the rod: linear between its knots, constant beyond them.
type Profile []Knot

// Value returns the profile at place t, and otherwise where it has no knots.
func (p Profile) Value(t, otherwise float64) float64 {
	if len(p) == 0 {
		return otherwise
	}
	if t <= p[0].At {
		return p[0].Value
	}
	for i := 1; i < len(p); i++ {
		if t <= p[i].At {
			a, b := p[i-1], p[i]
			return a.Value + (b.Value-a.Value)*(t-a.At)/(b.At-a.At)
		}
	}
	return p[len(p)-1].Value
}

// Axes is a set of directions in which a hold holds, in the axes of its target frame.
type Axes = constraint.Axes

// The usual sets of directions; constraint has the single ones.
const (
	Oriented = constraint.Oriented // orientation held, position free
	Pinned   = constraint.Pinned   // position held, orientation free
	Clamped  = constraint.Clamped  // position and orientation held
	Guided   = constraint.Guided   // orientation held, free to move along the target's z
	Ring     = constraint.Ring     // free to turn and to move along the target's z
)

// Hold keeps a material point of the rod at a frame.
type Hold struct {
	At    float64       // place along the rod, 0 at its start, 1 at its end
	Axes  Axes          // held directions; 0 means Clamped
	Frame spatial.Frame // where, in the world; the zero value is where the point is at rest

	// A rigid hold has zero stiffness fields; a soft one is a spring, the virtual coupling of Pai 2002, section 4.
	Linear  float64 // [N/m]
	Angular float64 // [N m/rad]
}

// Load is a force and torque on a point of the rod or, with From < To, spread evenly over a part of it.
type Load struct {
	From, To float64        // places along the rod, 0 at its start, 1 at its end
	Wrench   spatial.Wrench // [N m] and [N] at a point; [N m/m] and [N/m] when spread
	Local    bool           // in the axes of the rod there, and turning with it; false: in world axes
}

// FieldError says which field of a Config is wrong, what it holds and what it should.
type FieldError struct {
	Field string // path of the field, as in "Holds[1].At"
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("rod: %s is %v, want %s", e.Field, e.Value, e.Want)
}

func positive(x float64) bool    { return x > 0 && !math.IsInf(x, 1) }
func nonNegative(x float64) bool { return x >= 0 && !math.IsInf(x, 1) }
func isFinite(x float64) bool    { return x-x == 0 }

// Validate reports the first thing that is wrong with c as a *FieldError, or nil.
func (c *Config) Validate() error {
	checks := []func() error{c.checkShape, c.checkStiffness, c.checkHolds, c.checkLoads, c.checkPieces}
	for _, check := range checks {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (c *Config) checkShape() error {
	switch {
	case c.Curve == nil:
		return &FieldError{"Curve", nil, "a centreline such as rod.Line, rod.Helix or rod.Spline"}
	case c.Nodes != 0 && (c.Nodes < MinNodes || c.Nodes > MaxNodes):
		return &FieldError{"Nodes", c.Nodes, fmt.Sprintf("between %d and %d", MinNodes, MaxNodes)}
	case len(c.Mesh) > MaxNodes || len(c.Mesh) == 1:
		return &FieldError{"Mesh", fmt.Sprintf("of length %d", len(c.Mesh)), fmt.Sprintf("between %d and %d places", MinNodes, MaxNodes)}
	case len(c.Mesh) > 0 && c.Nodes != 0 && c.Nodes != len(c.Mesh):
		return &FieldError{"Nodes", c.Nodes, fmt.Sprintf("0 or %d, the length of Mesh", len(c.Mesh))}
	case !isFinite(c.Twist):
		return &FieldError{"Twist", c.Twist, "a finite number [rad/m]"}
	case !c.Gravity.Finite():
		return &FieldError{"Gravity", c.Gravity, "finite numbers [m/s²]"}
	case !c.Base.Finite():
		return &FieldError{"Base", c.Base, "finite numbers"}
	case !nonNegative(c.Tolerance) || c.Tolerance > 0.1:
		return &FieldError{"Tolerance", c.Tolerance, "between 0 and 0.1"}
	case c.MaxIterations < 0:
		return &FieldError{"MaxIterations", c.MaxIterations, "0 or more"}
	}
	if err := checkCurve(c.Curve); err != nil {
		return err
	}
	for i, t := range c.Mesh {
		switch {
		case i == 0 && t != 0, i == len(c.Mesh)-1 && t != 1:
			return &FieldError{fmt.Sprintf("Mesh[%d]", i), t, "the first place to be 0 and the last to be 1"}
		case i > 0 && !(t > c.Mesh[i-1]):
			return &FieldError{fmt.Sprintf("Mesh[%d]", i), t, fmt.Sprintf("more than the place before it, %v", c.Mesh[i-1])}
		}
	}
	if n := len(c.Curvature); n != 0 && n != c.nodes() {
		return &FieldError{"Curvature", fmt.Sprintf("of length %d", n), fmt.Sprintf("one for each of the %d nodes", c.nodes())}
	}
	if c.rest != nil && len(c.rest) != c.links() {
		return &FieldError{"Nodes", c.nodes(), "the number that RestFor was called with: call it again"}
	}
	for i, u := range c.Curvature {
		if !u.Finite() {
			return &FieldError{fmt.Sprintf("Curvature[%d]", i), u, "finite numbers [1/m]"}
		}
	}
	return nil
}

func (c *Config) checkPieces() error {
	switch {
	case c.Pieces < 0 || c.Pieces > MaxNodes:
		return &FieldError{"Pieces", c.Pieces, fmt.Sprintf("between 0 and %d", MaxNodes)}
	case c.Pieces > 0 && !positive(c.radiusAt(0)):
		return &FieldError{"Pieces", c.Pieces, "0 for a rod without a Section: it has no surface"}
	}
	return nil
}

func (c *Config) nodes() int {
	switch {
	case len(c.Mesh) > 0:
		return len(c.Mesh)
	case c.Nodes > 0:
		return c.Nodes
	}
	return 101
}

// links returns the number of links of the rod: one between each two nodes and a bead wherever one is needed.
func (c *Config) links() int {
	beads := map[float64]bool{0: true, 1: true}
	for _, t := range c.specialPlaces() {
		beads[t] = true
	}
	return c.nodes() - 1 + len(beads)
}

func (c *Config) checkStiffness() error {
	if err := c.Taper.check("Taper"); err != nil {
		return err
	}
	if !nonNegative(c.Density) {
		return &FieldError{"Density", c.Density, "0 or more [kg/m³]"}
	}
	if err := checkMatrices("Bend", c.Bend, c.nodes()); err != nil {
		return err
	}
	if err := checkMatrices("Stretch", c.Stretch, c.nodes()); err != nil {
		return err
	}
	needsBulk := len(c.Bend) == 0 || (c.Extensible && len(c.Stretch) == 0)
	switch {
	case needsBulk && !positive(c.Young):
		return &FieldError{"Young", c.Young, "more than 0 [Pa]"}
	case !nonNegative(c.Young):
		return &FieldError{"Young", c.Young, "0 or more [Pa]"}
	case !nonNegative(c.Shear):
		return &FieldError{"Shear", c.Shear, "more than 0 [Pa], or 0 for Young / (2 (1 + Poisson))"}
	case !(c.Poisson > -1 && c.Poisson <= 0.5):
		return &FieldError{"Poisson", c.Poisson, "more than -1 and at most 0.5"}
	}
	if !needsBulk && c.Section == (Section{}) {
		if c.Density > 0 {
			return &FieldError{"Section", "empty", "a section, for the mass that Density gives it"}
		}
		return nil
	}
	return c.Section.check()
}

func checkMatrices(field string, m []spatial.Mat3, nodes int) error {
	if n := len(m); n > 1 && n != nodes {
		return &FieldError{field, fmt.Sprintf("of length %d", n), fmt.Sprintf("one matrix, or one for each of the %d nodes", nodes)}
	}
	for i := range m {
		if !positiveDefinite(&m[i]) {
			return &FieldError{fmt.Sprintf("%s[%d]", field, i), m[i], "a symmetric positive definite matrix"}
		}
	}
	return nil
}

func positiveDefinite(m *spatial.Mat3) bool {
	if m.XY != m.YX || m.XZ != m.ZX || m.YZ != m.ZY || !isFinite(m.XX+m.YY+m.ZZ+m.XY+m.XZ+m.YZ) {
		return false
	}
	return m.XX > 0 && m.XX*m.YY > m.XY*m.XY && m.Det() > 0
}

func (s *Section) check() error {
	round, ellipse, given := s.Radius != 0, s.Radii != [2]float64{}, s.Area != 0 || s.InertiaX != 0 || s.InertiaY != 0 || s.Polar != 0
	switch {
	case round && ellipse, round && given, ellipse && given:
		return &FieldError{"Section", fmt.Sprintf("%+v", *s), "only one of Radius, Radii and Area with its inertias"}
	case ellipse && !(positive(s.Radii[0]) && positive(s.Radii[1])):
		return &FieldError{"Section.Radii", s.Radii, "both more than 0 [m]"}
	case given && !positive(s.Area):
		return &FieldError{"Section.Area", s.Area, "more than 0 [m²]"}
	case given && !positive(s.InertiaX):
		return &FieldError{"Section.InertiaX", s.InertiaX, "more than 0 [m⁴]"}
	case given && !positive(s.InertiaY):
		return &FieldError{"Section.InertiaY", s.InertiaY, "more than 0 [m⁴]"}
	case given && !nonNegative(s.Polar):
		return &FieldError{"Section.Polar", s.Polar, "more than 0 [m⁴], or 0 for InertiaX + InertiaY"}
	case !ellipse && !given && !positive(s.Radius):
		return &FieldError{"Section.Radius", s.Radius, "more than 0 [m]"}
	case !(s.ShearFactor >= 0 && s.ShearFactor <= 1):
		return &FieldError{"Section.ShearFactor", s.ShearFactor, "between 0 and 1"}
	}
	return nil
}

func (p Profile) check(field string) error {
	for i, k := range p {
		switch {
		case !(k.At >= 0 && k.At <= 1):
			return &FieldError{fmt.Sprintf("%s[%d].At", field, i), k.At, "between 0 and 1"}
		case i > 0 && !(k.At > p[i-1].At):
			return &FieldError{fmt.Sprintf("%s[%d].At", field, i), k.At, fmt.Sprintf("more than the one before it, %v", p[i-1].At)}
		case !positive(k.Value):
			return &FieldError{fmt.Sprintf("%s[%d].Value", field, i), k.Value, "more than 0"}
		}
	}
	return nil
}

func (c *Config) checkHolds() error {
	if len(c.Holds) == 0 {
		return &FieldError{"Holds", "empty", "at least one place where the rod is held: an equilibrium needs one"}
	}
	for i, h := range c.Holds {
		field := func(name string) string { return fmt.Sprintf("Holds[%d].%s", i, name) }
		switch {
		case !(h.At >= 0 && h.At <= 1):
			return &FieldError{field("At"), h.At, "between 0 and 1"}
		case h.Axes > Clamped:
			return &FieldError{field("Axes"), h.Axes, "a set of the six axes TurnX … MoveZ"}
		case !h.Frame.Finite():
			return &FieldError{field("Frame"), h.Frame, "finite numbers"}
		case !nonNegative(h.Linear):
			return &FieldError{field("Linear"), h.Linear, "0 for a rigid hold, or a stiffness [N/m]"}
		case !nonNegative(h.Angular):
			return &FieldError{field("Angular"), h.Angular, "0 for a rigid hold, or a stiffness [N m/rad]"}
		}
		for j, g := range c.Holds[:i] {
			if g.At == h.At && g.Axes.OrClamped()&h.Axes.OrClamped() != 0 {
				return &FieldError{field("At"), h.At, fmt.Sprintf("another place: Holds[%d] already holds this one in the same directions", j)}
			}
		}
	}
	return nil
}

func (c *Config) checkLoads() error {
	for i, l := range c.Loads {
		field := func(name string) string { return fmt.Sprintf("Loads[%d].%s", i, name) }
		switch {
		case !(l.From >= 0 && l.From <= 1):
			return &FieldError{field("From"), l.From, "between 0 and 1"}
		case !(l.To >= l.From && l.To <= 1):
			return &FieldError{field("To"), l.To, fmt.Sprintf("between From (%v) and 1", l.From)}
		case !l.Wrench.Finite():
			return &FieldError{field("Wrench"), l.Wrench, "finite numbers [N m], [N]"}
		}
	}
	return nil
}
