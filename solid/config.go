package solid

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// MaxElements is how many elements a solid has at most.
const MaxElements = 4_000_000

// Config describes a solid. Mesh and Material must be given, everything else has a useful zero value.
type Config struct {
	Mesh     *mesh.Tets    // the shape at rest
	Frame    spatial.Frame // where the mesh's coordinates are in the world at the beginning; the zero value is the world's own frame
	Start    spatial.Twist // velocity at the beginning, as of one rigid body, about the origin of Frame [rad/s], [m/s]
	Material Material      // of all elements that Materials does not speak of
	// Materials of the regions of the mesh, by their number; further ones have Material.
	Materials []Material
	Law       Law          // of elasticity
	Gravity   spatial.Vec3 // [m/s²]
	Fixed     []int32      // nodes that do not move, or only as MoveFixed says

	Mass             Mass    // how it is spread
	MassDamping      float64 // Rayleigh's: part of the velocity that is lost in a second [1/s] …
	StiffnessDamping float64 // … and time over which strains relax [s]; not with Explicit

	Method Method // how it goes through time
	// Iterations of Newton's method in a step at most; 0 means 1, one linear step, for Corotational, 4 for NeoHookean, whose forces grow
	// too fast for that, and 20 for a solid that is Quasistatic. Where more than 4 are not enough, the step is flagged.
	Iterations int
	// Quasistatic leaves inertia out: each step ends in equilibrium. Something must hold the solid, or be fixed.
	Quasistatic bool
	// Hanging takes the mesh for the shape in which gravity keeps the solid at rest, and finds the rest shape without gravity that this takes.
	Hanging bool
	// Tolerance of the linear equations, relative; 0 means 0.002. Newton's method goes on to a thousandth of it.
	Tolerance float64
	// MaxGradients is how many iterations the linear equations take at most; 0 means 1000. What is not finished is flagged.
	MaxGradients int
	// Aggregates is how many parts of the solid the preconditioner moves as rigid bodies; 0 means as many as are best by experience.
	Aggregates int
	// Skin is how thick the surface is to touch [m]: rigid bodies are kept off the nodes of the surface by so much. A part of the size of elements is good; 0 means that the
	// solid passes through everything.
	Skin float64
	// Shell shows the elements at the surface too, with the skin around them: to nodes of other solids, to strands, and to bodies that are small enough to slip between the nodes.
	Shell bool
	// Self lets the solid touch itself, nodes of its surface on elements there, but for what is near each other at rest. It takes a Shell.
	Self bool
	// SkinSpacing leaves out nodes of the surface that are nearer than that to others [m], as many contacts are dear; 0 means none.
	SkinSpacing float64
	// Plain works without vector instructions: for comparison.
	Plain bool
}

// Material is what an element is made of.
type Material struct {
	Young   float64 // Young's modulus [Pa]
	Poisson float64 // Poisson's ratio, from 0 to below 0.5; 0 means 0, as cork has it
	Density float64 // [kg/m³]
}

// lame returns Lamé's coefficients [Pa].
func (m *Material) lame() (lambda, mu float64) {
	return m.Young * m.Poisson / ((1 + m.Poisson) * (1 - 2*m.Poisson)), m.Young / (2 * (1 + m.Poisson))
}

// Law is a law of elasticity.
type Law int

// The laws.
const (
	Corotational Law = iota // Hooke's law in axes that turn with each element
	NeoHookean              // stable neo-Hookean, for large strains
)

// Mass is a way to spread the mass of elements.
type Mass int

// The ways.
const (
	Lumped     Mass = iota // a quarter to each node
	Consistent             // as the displacements between the nodes have it
)

// Method is a way through time.
type Method int

// The methods.
const (
	Euler       Method = iota // backward Euler: of first order, and very damped at high frequencies
	SecondOrder               // backward differences of second order
	Explicit                  // symplectic Euler with lumped masses, for comparison: stable for short steps only (CriticalStep)
)

// FieldError says what is wrong with a Config.
type FieldError struct {
	Field string
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("solid: %s is %v, want %s", e.Field, e.Value, e.Want)
}

func positive(x float64) bool    { return x > 0 && !math.IsInf(x, 1) }
func nonNegative(x float64) bool { return x >= 0 && !math.IsInf(x, 1) }

// Validate reports the first thing that is wrong with c as a *FieldError, or nil.
func (c *Config) Validate() error {
	switch {
	case c.Mesh == nil:
		return &FieldError{"Mesh", "nil", "a mesh of tetrahedra"}
	case len(c.Mesh.Elements) > MaxElements:
		return &FieldError{"Mesh", fmt.Sprintf("of %d elements", len(c.Mesh.Elements)), fmt.Sprintf("at most %d", MaxElements)}
	case !c.Frame.Finite():
		return &FieldError{"Frame", c.Frame, "finite numbers"}
	case !c.Start.Finite():
		return &FieldError{"Start", c.Start, "finite numbers [rad/s], [m/s]"}
	case !c.Gravity.Finite():
		return &FieldError{"Gravity", c.Gravity, "finite numbers [m/s²]"}
	case c.Law != Corotational && c.Law != NeoHookean:
		return &FieldError{"Law", int(c.Law), "Corotational or NeoHookean"}
	case c.Mass != Lumped && c.Mass != Consistent:
		return &FieldError{"Mass", int(c.Mass), "Lumped or Consistent"}
	case c.Method < Euler || c.Method > Explicit:
		return &FieldError{"Method", int(c.Method), "Euler, SecondOrder or Explicit"}
	case c.Method == Explicit && c.Quasistatic:
		return &FieldError{"Quasistatic", true, "false: a solid without inertia cannot be explicit"}
	case !nonNegative(c.MassDamping):
		return &FieldError{"MassDamping", c.MassDamping, "0 or more [1/s]"}
	case !nonNegative(c.StiffnessDamping):
		return &FieldError{"StiffnessDamping", c.StiffnessDamping, "0 or more [s]"}
	case c.Method == Explicit && c.StiffnessDamping > 0:
		return &FieldError{"StiffnessDamping", c.StiffnessDamping, "0: the explicit method has none"}
	case c.Iterations < 0:
		return &FieldError{"Iterations", c.Iterations, "0 or more"}
	case !(c.Tolerance >= 0 && c.Tolerance <= 0.1):
		return &FieldError{"Tolerance", c.Tolerance, "between 0 and 0.1"}
	case c.MaxGradients < 0:
		return &FieldError{"MaxGradients", c.MaxGradients, "0 or more"}
	case !nonNegative(c.Skin):
		return &FieldError{"Skin", c.Skin, "0 or more [m]"}
	case c.Self && (!c.Shell || c.Skin == 0):
		return &FieldError{"Self", true, "a Shell and a Skin beside it"}
	case !nonNegative(c.SkinSpacing):
		return &FieldError{"SkinSpacing", c.SkinSpacing, "0 or more [m]"}
	case c.Aggregates < 0 || c.Aggregates > maxAggregates:
		return &FieldError{"Aggregates", c.Aggregates, fmt.Sprintf("between 0 and %d", maxAggregates)}
	}
	if err := c.Mesh.Validate(); err != nil {
		return fmt.Errorf("solid: Mesh: %w", err)
	}
	if err := c.validMaterials(); err != nil {
		return err
	}
	if err := c.validNodes(); err != nil {
		return err
	}
	for i, n := range c.Fixed {
		if n < 0 || int(n) >= len(c.Mesh.Nodes) {
			return &FieldError{fmt.Sprintf("Fixed[%d]", i), n, fmt.Sprintf("a node, 0 to %d", len(c.Mesh.Nodes)-1)}
		}
	}
	return nil
}

// maxAggregates bounds the dense matrix of the coarse level.
const maxAggregates = 300

// validNodes refuses nodes that belong to nothing: they have no mass.
func (c *Config) validNodes() error {
	used := make([]bool, len(c.Mesh.Nodes))
	for _, e := range c.Mesh.Elements {
		for _, i := range e {
			used[i] = true
		}
	}
	for i, ok := range used {
		if !ok {
			return &FieldError{fmt.Sprintf("Mesh.Nodes[%d]", i), "in no element", "nodes of elements only: see mesh.Tets.Repair"}
		}
	}
	return nil
}

func (c *Config) validMaterials() error {
	all := append([]Material{c.Material}, c.Materials...)
	for i := range all {
		name := "Material"
		if i > 0 {
			name = fmt.Sprintf("Materials[%d]", i-1)
		}
		switch m := &all[i]; {
		case !positive(m.Young):
			return &FieldError{name + ".Young", m.Young, "more than 0 Pa"}
		case !(m.Poisson >= 0 && m.Poisson <= 0.4999):
			return &FieldError{name + ".Poisson", m.Poisson, "between 0 and 0.4999; what keeps its volume exactly has 0.5, which no displacement can answer"}
		case !positive(m.Density):
			return &FieldError{name + ".Density", m.Density, "more than 0 kg/m³"}
		}
	}
	return nil
}

// materialOf returns the material of an element.
func (c *Config) materialOf(element int) *Material {
	if len(c.Mesh.Regions) > 0 {
		if r := int(c.Mesh.Regions[element]); r >= 0 && r < len(c.Materials) {
			return &c.Materials[r]
		}
	}
	return &c.Material
}
