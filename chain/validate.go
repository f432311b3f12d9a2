package chain

import (
	"fmt"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// Validate reports the first thing that is wrong with c as a *FieldError, or nil.
func (c *Config) Validate() error {
	switch {
	case len(c.Strands) == 0:
		return &FieldError{"Strands", "empty", "at least one"}
	case !c.Base.Finite():
		return &FieldError{"Base", c.Base, "finite numbers"}
	case !c.Gravity.Finite():
		return &FieldError{"Gravity", c.Gravity, "finite numbers [m/s²]"}
	case !c.Wind.Finite():
		return &FieldError{"Wind", c.Wind, "finite numbers [m/s]"}
	case !c.Start.Finite():
		return &FieldError{"Start", c.Start, "finite numbers [rad/s], [m/s]"}
	case c.Method != Interactive && c.Method != Accurate:
		return &FieldError{"Method", int(c.Method), "Interactive or Accurate"}
	case !(c.Damping >= 0 && c.Damping <= 1):
		return &FieldError{"Damping", c.Damping, "between 0 (second order) and 1 (backward Euler)"}
	case !(c.Tolerance >= 0 && c.Tolerance <= 0.1):
		return &FieldError{"Tolerance", c.Tolerance, "between 0 and 0.1"}
	case c.TimeScale != nil && !(*c.TimeScale >= 0 && *c.TimeScale <= 10):
		return &FieldError{"TimeScale", *c.TimeScale, "between 0 and 10"}
	case !(c.Local >= 0 && c.Local <= 10):
		return &FieldError{"Local", c.Local, "between 0 and 10"}
	case c.Method == Accurate && (c.Local != 0 || c.TimeScale != nil && *c.TimeScale != 1):
		return &FieldError{"Method", "Accurate", "Interactive: the accurate method feels all of the base's motion"}
	case c.MaxIterations < 0:
		return &FieldError{"MaxIterations", c.MaxIterations, "0 or more"}
	}
	links := 0
	for i := range c.Strands {
		s := c.Strands[i].filled()
		if err := s.validate(); err != nil {
			err.Field = fmt.Sprintf("Strands[%d].%s", i, err.Field)
			return err
		}
		if links += s.links(); links > MaxLinks {
			return &FieldError{fmt.Sprintf("Strands[%d].Links", i), s.links(), fmt.Sprintf("at most %d in all strands together", MaxLinks)}
		}
	}
	_, err := c.order()
	return err
}

// links returns the number of links of s.
func (s *Strand) links() int {
	if s.Links > 0 {
		return s.Links
	}
	return len(s.Curve) - 1
}

// validate checks a strand whose material has been filled in.
func (s *Strand) validate() *FieldError {
	for _, check := range []func() *FieldError{s.checkShape, s.checkKinds, s.checkMaterial, s.checkSection, s.checkLumps, s.checkProfiles} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (s *Strand) checkShape() *FieldError {
	switch {
	case len(s.Curve) < 2:
		return &FieldError{"Curve", fmt.Sprintf("of %d points", len(s.Curve)), "at least two"}
	case s.Links < 0:
		return &FieldError{"Links", s.Links, "0 (one between every two points) or more"}
	case !(s.At >= 0 && s.At <= 1):
		return &FieldError{"At", s.At, "between 0 and 1"}
	case s.At != 0 && s.Parent == "":
		return &FieldError{"At", s.At, "0, or a Parent to grow from"}
	case !finite(s.Twist):
		return &FieldError{"Twist", s.Twist, "a finite number [rad/m]"}
	case !s.Axis.Finite():
		return &FieldError{"Axis", s.Axis, "finite numbers"}
	}
	if err := checkCurve("Curve", s.Curve, s.Links); err != nil {
		return err
	}
	if len(s.Rest) == 0 {
		return nil
	}
	if s.Links == 0 && len(s.Rest) != len(s.Curve) {
		return &FieldError{"Rest", fmt.Sprintf("of %d points", len(s.Rest)), fmt.Sprintf("%d, as Curve has", len(s.Curve))}
	}
	return checkCurve("Rest", s.Rest, s.Links)
}

// checkCurve checks the points of a curve. Where it is cut anew, points may coincide.
func checkCurve(field string, points []spatial.Vec3, links int) *FieldError {
	length := 0.0
	for i, p := range points {
		if !p.Finite() {
			return &FieldError{fmt.Sprintf("%s[%d]", field, i), p, "finite numbers [m]"}
		}
		if i == 0 {
			continue
		}
		piece := p.Sub(points[i-1]).Norm()
		if piece == 0 && links == 0 {
			return &FieldError{fmt.Sprintf("%s[%d]", field, i), p, "another point than the one before it"}
		}
		length += piece
	}
	if !(length > 1e-9 && length < 1e9) {
		return &FieldError{field, fmt.Sprintf("%v m long", length), "a length between 1e-9 and 1e9 m"}
	}
	return nil
}

func (s *Strand) checkKinds() *FieldError {
	switch {
	case s.Joint < Spherical || s.Joint > Fixed:
		return &FieldError{"Joint", int(s.Joint), "Spherical, Hinge or Fixed"}
	case s.Root < Clamped || s.Root > Free:
		return &FieldError{"Root", int(s.Root), "Clamped, Pinned, Hinged, Rigid or Free"}
	case s.Root == Free && s.Parent != "":
		return &FieldError{"Root", "Free", "another, for it grows from " + s.Parent}
	case s.Law != Linear && s.Law != Tangent:
		return &FieldError{"Law", int(s.Law), "Linear or Tangent"}
	}
	return nil
}

func (s *Strand) checkMaterial() *FieldError {
	if _, ok := MaterialNamed(s.Material); !ok && s.Material != "" {
		return &FieldError{"Material", s.Material, "one of " + strings.Join(Materials(), ", ")}
	}
	for _, v := range []struct {
		field string
		value float64
		unit  string
	}{
		{"Young", s.Young, "Pa"}, {"Shear", s.Shear, "Pa"}, {"Loss", s.Loss, "s"}, {"BendDamping", s.BendDamping, "N m² s"},
		{"TorsionDamping", s.TorsionDamping, "N m² s"}, {"Drag", s.Drag, "N s/m²"}, {"QuadraticDrag", s.QuadraticDrag, "N s²/m³"},
		{"PoseStrength", s.PoseStrength, "N/m²"}, {"PoseDamping", s.PoseDamping, "N s/m²"},
	} {
		if !nonNegative(v.value) || v.value > 1e15 {
			return &FieldError{v.field, v.value, fmt.Sprintf("between 0 and 1e15 %s", v.unit)}
		}
	}
	switch {
	case !(s.Poisson > -1 && s.Poisson <= 0.5):
		return &FieldError{"Poisson", s.Poisson, "more than -1 and at most 0.5"}
	case s.Bend != nil && !(nonNegative(s.Bend[0]) && nonNegative(s.Bend[1])):
		return &FieldError{"Bend", *s.Bend, "0 or more [N m²]"}
	case s.Torsion != nil && !nonNegative(*s.Torsion):
		return &FieldError{"Torsion", *s.Torsion, "0 or more [N m²]"}
	}
	return nil
}

func (s *Strand) checkSection() *FieldError {
	round, elliptic := s.Radius != 0, s.Radii != [2]float64{}
	switch {
	case round && elliptic:
		return &FieldError{"Radii", s.Radii, "none beside Radius"}
	case elliptic && !(positive(s.Radii[0]) && positive(s.Radii[1])):
		return &FieldError{"Radii", s.Radii, "more than 0 m"}
	case !elliptic && !positive(s.Radius):
		return &FieldError{"Radius", s.Radius, "more than 0 m: without it a link has no inertia about its axis"}
	case s.Mass == 0 && !positive(s.Density):
		return &FieldError{"Density", s.Density, "more than 0 kg/m³, or a Mass for a length: a strand without mass does not move by itself"}
	case s.Mass != 0 && !positive(s.Mass):
		return &FieldError{"Mass", s.Mass, "more than 0 kg/m"}
	case s.Mass != 0 && s.Density != 0:
		return &FieldError{"Mass", s.Mass, "none beside Density"}
	}
	return nil
}

func (s *Strand) checkLumps() *FieldError {
	for i, l := range s.Lumps {
		field := func(name string) string { return fmt.Sprintf("Lumps[%d].%s", i, name) }
		switch {
		case !(l.At >= 0 && l.At <= 1):
			return &FieldError{field("At"), l.At, "between 0 and 1"}
		case !positive(l.Mass):
			return &FieldError{field("Mass"), l.Mass, "more than 0 kg"}
		case !nonNegative(l.Radius):
			return &FieldError{field("Radius"), l.Radius, "0 m or more"}
		case !l.Offset.Finite():
			return &FieldError{field("Offset"), l.Offset, "finite numbers [m]"}
		}
	}
	return nil
}

func (s *Strand) checkProfiles() *FieldError {
	for _, p := range []struct {
		field   string
		profile Profile
		zero    bool // may be 0
	}{
		{"Size", s.Profiles.Size, false}, {"Mass", s.Profiles.Mass, false}, {"Bend", s.Profiles.Bend, true}, {"Torsion", s.Profiles.Torsion, true},
		{"Loss", s.Profiles.Loss, true}, {"Drag", s.Profiles.Drag, true}, {"Weight", s.Profiles.Weight, true}, {"Pose", s.Profiles.Pose, true},
	} {
		for i, k := range p.profile {
			field := fmt.Sprintf("Profiles.%s[%d]", p.field, i)
			switch {
			case !(k.At >= 0 && k.At <= 1):
				return &FieldError{field + ".At", k.At, "between 0 and 1"}
			case i > 0 && !(k.At > p.profile[i-1].At):
				return &FieldError{field + ".At", k.At, fmt.Sprintf("more than the knot before it, %v", p.profile[i-1].At)}
			case !nonNegative(k.Value), k.Value == 0 && !p.zero:
				return &FieldError{field + ".Value", k.Value, "more than 0"}
			}
		}
	}
	return nil
}

// order returns the strands so that each comes after the one it grows from and every tree is in one piece. The error tells of
// a parent that is not there, of a name used twice, and of strands that grow from each other in a circle.
func (c *Config) order() ([]int, error) {
	byName := map[string]int{}
	for i := range c.Strands {
		name := c.Strands[i].Name
		if name == "" {
			continue
		}
		if _, twice := byName[name]; twice {
			return nil, &FieldError{fmt.Sprintf("Strands[%d].Name", i), name, "a name that no other strand has"}
		}
		byName[name] = i
	}
	children := make([][]int, len(c.Strands))
	var pending []int // strands to place, the next one last
	for i := len(c.Strands) - 1; i >= 0; i-- {
		parent := c.Strands[i].Parent
		if parent == "" {
			pending = append(pending, i)
			continue
		}
		p, ok := byName[parent]
		if !ok {
			return nil, &FieldError{fmt.Sprintf("Strands[%d].Parent", i), parent, "the name of a strand"}
		}
		children[p] = append(children[p], i) // the first of them last
	}
	var order []int
	placed := make([]bool, len(c.Strands))
	for len(pending) > 0 {
		i := pending[len(pending)-1]
		pending = append(pending[:len(pending)-1], children[i]...)
		order, placed[i] = append(order, i), true
	}
	for i, ok := range placed {
		if !ok {
			return nil, &FieldError{fmt.Sprintf("Strands[%d].Parent", i), c.Strands[i].Parent, "a strand that does not grow from this one: they go round in a circle"}
		}
	}
	return order, nil
}
