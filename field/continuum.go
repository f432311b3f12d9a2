package field

import (
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Continuum is hair as a medium (Hadap & Magnenat-Thalmann 2001; Hadap 2006, section 6.7): strands do not meet each other one by one, but each meets
// the medium that all of them are. Where the medium is denser than it was groomed there is pressure, p = Stiffness (ρ − ρ₀), and
// hair keeps its volume. Viscosity draws velocities towards the mean around them, and hair moves together.
//
// The paper sums over neighbours; this is a grid, which costs the same however dense hair is. A step has two passes:
//
//   - Update, once, spreads mass and momentum of all elements over the corners of their cells (trilinear weights w), and finds what
//     the medium does at each node n.
//   - Add takes it back to elements with the same weights.
//
// Pressure acts across the faces between nodes. A face pushes the two nodes that it parts apart with the same force, and a node shares what
// it gets among elements by their part in its mass, so that
//
//	Σ F = Σᵢ mᵢ Σₙ wₙᵢ fₙ/Mₙ = Σₙ fₙ = 0,   and for viscosity   Σᵢ mᵢ (Σₙ wₙᵢ vₙ − vᵢ) = Σₙ Mₙvₙ − Σᵢ mᵢvᵢ = 0:
//
// the medium moves nothing by itself. The pressure of a face is the mean of its two nodes', times 4ρρ′/(ρ + ρ′)², which is 1 but for the
// square of their difference, and leaves no force on a node that is all but empty.
//
// Nodes alone do not see hair that gathers at every second of them, for the means of neighbours are then all the same. So each element also gets
// its own gradient of pressure g, less what nodes make of the gradients of all: mᵢ (gᵢ − Σₙ wₙᵢ Gₙ) with MₙGₙ = Σᵢ mᵢ wₙᵢ gᵢ, which adds up to zero as well.
//
// Every element has a rest density of its own, found when it is made, such that the groom it is made with is at rest exactly: no pressure
// anywhere. The grid is carried by a frame, that of the head, so that a head that turns with its hair changes nothing.
//
// Its forces are explicit, so that nothing but the medium's own motion is resisted, yet they cannot blow up: densities are those at the end of the
// step, by the present velocities; sound goes half a cell in a step at most, whatever Stiffness asks for; velocities relax by
// their exact exponential. Where there is pressure a bulk viscosity takes the ringing out of it that is as short as a cell (von Neumann &
// Richtmyer 1950), so that hair which is let go of does not burst.
//
// Weight is the part of an element that belongs to the medium: it neither feels nor is felt with the rest.
type Continuum struct {
	cfg  ContinuumConfig
	grid grid
	rest []float64 // rest density of each element [kg/m³]
	at   []corners // where each element is
	in   []bool    // and whether it is in the grid

	toGrid  spatial.Mat3  // from the world's axes to cells [1/m]
	frame   spatial.Frame // of the grid
	turned  bool          // it is not parallel to the world's
	ahead   float64       // how far ahead in time elements are put [s]
	relax   float64       // rate of approach to the mean velocity in this step [1/s]
	pressed bool          // there is pressure somewhere
	outside int
	scratch []float64
}

// ContinuumConfig describes the medium. If both Stiffness and Viscosity are 0 they are 1 m²/s² and 10 /s.
type ContinuumConfig struct {
	Cell      float64 // size of a cell [m]; 0: a cell with hair in it has eight elements on average, and is no shorter than they are
	Stiffness float64 // pressure for a density above that at rest, the square of a speed of sound [Pa m³/kg = m²/s²]
	Viscosity float64 // rate at which velocities approach the mean around them [1/s]; as a kinematic viscosity it is Cell²/6 times this
	Rest      float64 // rest density [kg/m³]; 0: measured, for each element where it is when the medium is made
}

// Validate reports what is wrong with c as a *ConfigError, or nil.
func (c *ContinuumConfig) Validate() error {
	switch {
	case !nonNegative(c.Cell):
		return &ConfigError{"Continuum.Cell", c.Cell, "more than 0 [m], or 0 for one that suits the elements"}
	case !nonNegative(c.Stiffness):
		return &ConfigError{"Continuum.Stiffness", c.Stiffness, "0 or more [m²/s²]"}
	case !nonNegative(c.Viscosity):
		return &ConfigError{"Continuum.Viscosity", c.Viscosity, "0 or more [1/s]"}
	case !nonNegative(c.Rest):
		return &ConfigError{"Continuum.Rest", c.Rest, "more than 0 [kg/m³], or 0 to measure it"}
	}
	return nil
}

// NewContinuum returns the medium that the elements are, at rest as they are now. The frame carries its grid; the zero value is the world's own.
func NewContinuum(c ContinuumConfig, frame spatial.Frame, e []Element) (*Continuum, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	if !frame.Finite() {
		return nil, &ConfigError{"Continuum, frame", frame, "finite numbers"}
	}
	for i := range e {
		if !e[i].Pos.Finite() || !nonNegative(e[i].Mass) || !nonNegative(e[i].Weight) || !nonNegative(e[i].Length) {
			return nil, &ConfigError{fmt.Sprintf("element %d", i), fmt.Sprintf("%+v", e[i]), "a finite place, and a mass, a weight and a length of 0 or more"}
		}
	}
	if c.Stiffness == 0 && c.Viscosity == 0 {
		c.Stiffness, c.Viscosity = 1, 10
	}
	if c.Cell == 0 {
		c.Cell = cellFor(e)
	}
	m := &Continuum{cfg: c, rest: make([]float64, len(e)), at: make([]corners, len(e)), in: make([]bool, len(e))}
	for i := range m.rest {
		m.rest[i] = c.Rest
	}
	m.place(frame, 0, e)
	if c.Rest == 0 {
		m.measure(e)
		m.place(frame, 0, e) // nothing acts before the first Update
	}
	return m, nil
}

// Config returns the description of the medium, with defaults in place.
func (c *Continuum) Config() ContinuumConfig { return c.cfg }

// Tune changes stiffness [m²/s²] and viscosity [1/s] from the next Update on.
func (c *Continuum) Tune(stiffness, viscosity float64) error {
	cfg := c.cfg
	cfg.Stiffness, cfg.Viscosity = stiffness, viscosity
	if err := cfg.Validate(); err != nil {
		return err
	}
	c.cfg = cfg
	return nil
}

// Outside returns how many elements the last Update left out: those that are not finite, and those too far from the others for the grid,
// which is 400 cells wide at most.
func (c *Continuum) Outside() int { return c.outside }

// cellFor returns a cell of eight elements on average that is no shorter than an element.
func cellFor(e []Element) float64 {
	const crowd, growth = 8, 1.1
	cell, low, high := 0.0, spatial.Vec3{}, spatial.Vec3{}
	for i := range e {
		cell += e[i].Length / float64(len(e))
		if i == 0 {
			low, high = e[i].Pos, e[i].Pos
		}
		low, high = lower(low, e[i].Pos), upper(high, e[i].Pos)
	}
	extent := high.Sub(low).Norm()
	if cell = max(cell, 1e-3*extent); cell == 0 {
		return 0.01
	}
	occupied := map[[3]int]bool{}
	for ; cell < extent; cell *= growth {
		clear(occupied)
		for i := range e {
			u := e[i].Pos.Scale(1 / cell)
			occupied[[3]int{floor(u.X), floor(u.Y), floor(u.Z)}] = true
		}
		if crowd*len(occupied) <= len(e) {
			break
		}
	}
	return cell
}

func lower(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.Vec3{X: min(a.X, b.X), Y: min(a.Y, b.Y), Z: min(a.Z, b.Z)}
}

func upper(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.Vec3{X: max(a.X, b.X), Y: max(a.Y, b.Y), Z: max(a.Z, b.Z)}
}

// cells returns where an element is on the grid, at the end of the step, in units of cells.
func (c *Continuum) cells(e *Element) spatial.Vec3 {
	d := e.Pos.AddScaled(c.ahead, e.Velocity).Sub(c.frame.Pos)
	if c.turned {
		return c.toGrid.MulVec(d)
	}
	return d.Scale(c.toGrid.XX)
}

// place puts the grid at a frame, over the elements a time ahead [s].
func (c *Continuum) place(frame spatial.Frame, ahead float64, e []Element) {
	frame.Rot = frame.Rot.Unit()
	c.frame, c.ahead = frame, ahead
	c.turned = frame.Rot != spatial.Identity
	var turn spatial.Mat3
	frame.Rot.Conj().Mat(&turn)
	c.toGrid.AddScaled(&spatial.Mat3{}, 1/c.cfg.Cell, &turn)

	low, high := spatial.V(huge, huge, huge), spatial.V(-huge, -huge, -huge)
	for i := range e {
		if u := c.cells(&e[i]); near(u) {
			low, high = lower(low, u), upper(high, u)
		}
	}
	if extent := high.Sub(low); max(extent.X, extent.Y, extent.Z) > (maxBlocks-2)*side {
		low, high = c.crop(e, low, high)
	} else if extent.X < 0 { // there is nothing
		low, high = spatial.Vec3{}, spatial.Vec3{}
	}
	c.grid.reset([3]int{floor(low.X), floor(low.Y), floor(low.Z)}, [3]int{floor(high.X) + 1, floor(high.Y) + 1, floor(high.Z) + 1})
}

// crop narrows a box of cells that is too large for the directory to what lies around the median of the elements.
func (c *Continuum) crop(e []Element, low, high spatial.Vec3) (spatial.Vec3, spatial.Vec3) {
	const reach = (maxBlocks - 2) * side / 2
	for _, axis := range []func(*spatial.Vec3) *float64{
		func(v *spatial.Vec3) *float64 { return &v.X },
		func(v *spatial.Vec3) *float64 { return &v.Y },
		func(v *spatial.Vec3) *float64 { return &v.Z },
	} {
		c.scratch = c.scratch[:0]
		for i := range e {
			if u := c.cells(&e[i]); near(u) {
				c.scratch = append(c.scratch, *axis(&u))
			}
		}
		slices.Sort(c.scratch)
		middle := c.scratch[len(c.scratch)/2]
		*axis(&low) = max(*axis(&low), middle-reach)
		*axis(&high) = min(*axis(&high), middle+reach)
	}
	return low, high
}

// spread gives the grid the mass of every element, its momentum, and its mass times its rest density.
func (c *Continuum) spread(e []Element) {
	c.outside = 0
	for i := range e {
		el, at := &e[i], &c.at[i]
		m := el.Weight * el.Mass
		if c.in[i] = m > 0 && c.grid.find(c.cells(el), at, true); !c.in[i] {
			if m != 0 {
				c.outside++
			}
			continue
		}
		p, rest := el.Velocity.Scale(m), m*c.rest[i]
		for k, n := range at.node {
			w := at.weight[k]
			node := &c.grid.nodes[n]
			node.mass += w * m
			node.rest += w * rest
			node.flow = node.flow.AddScaled(w, p)
		}
	}
}

// measure finds rest densities such that there is no pressure at any node now. They start as the density around each element and rise
// where the medium is still denser than they are on average, until they agree to a thousandth; that is then added.
func (c *Continuum) measure(e []Element) {
	c.spread(e)
	g, volume := &c.grid, c.volume()
	density := make([]float64, len(g.nodes))
	for n := range g.nodes {
		density[n] = g.nodes[n].mass / volume
	}
	mean := func(at *corners, of []float64) (sum float64) {
		for k, n := range at.node {
			sum += at.weight[k] * of[n]
		}
		return sum
	}
	for i := range e {
		if c.in[i] {
			c.rest[i] = mean(&c.at[i], density)
		}
	}
	excess := make([]float64, len(g.nodes))
	for range 200 {
		for n := range g.nodes {
			g.nodes[n].rest = 0
		}
		for i := range e {
			if at := &c.at[i]; c.in[i] {
				for k, n := range at.node {
					g.nodes[n].rest += at.weight[k] * e[i].Weight * e[i].Mass * c.rest[i]
				}
			}
		}
		most := 0.0
		for n := range g.nodes {
			excess[n] = 0
			if g.nodes[n].mass > 0 {
				excess[n] = max(0, density[n]*g.nodes[n].mass/g.nodes[n].rest-1)
			}
			most = max(most, excess[n])
		}
		if most < 1e-3 {
			break
		}
		for i := range e {
			if c.in[i] {
				c.rest[i] *= 1 + 1.5*mean(&c.at[i], excess)
			}
		}
	}
	for i := range c.rest {
		c.rest[i] *= 1 + 1e-3
	}
}

func (c *Continuum) volume() float64 { return c.cfg.Cell * c.cfg.Cell * c.cfg.Cell }

// Update finds what the medium does to its elements in a step of h [s] that is about to begin: those it was made with, in the same order. The frame
// carries the grid, and is where it will be at the end of the step. Add then acts by it, until the next Update.
func (c *Continuum) Update(h float64, frame spatial.Frame, e []Element) error {
	switch {
	case len(e) != len(c.rest):
		return &ConfigError{"Continuum.Update, number of elements", len(e), fmt.Sprintf("%d, those it was made with", len(c.rest))}
	case !positive(h):
		return &ConfigError{"Continuum.Update, step", h, "more than 0 [s]"}
	case !frame.Finite():
		return &ConfigError{"Continuum.Update, frame", frame, "finite numbers"}
	}
	c.place(frame, h, e)
	c.spread(e)
	var turn spatial.Mat3
	c.frame.Rot.Mat(&turn)
	for n := range c.grid.nodes {
		if n := &c.grid.nodes[n]; n.mass > 0 {
			n.flow = turn.TMulVec(n.flow.Scale(1 / n.mass))
		}
	}
	if c.pressed = c.press(h); c.pressed {
		c.separate(e)
	}
	c.relax = -math.Expm1(-c.cfg.Viscosity*h) / h
	for n := range c.grid.nodes {
		if n := &c.grid.nodes[n]; n.mass > 0 {
			n.push = turn.MulVec(n.push.Scale(1/n.mass).AddScaled(c.relax, n.flow))
		}
	}
	return nil
}

// press finds the pressure of every node and the force on it, and reports whether there is any.
func (c *Continuum) press(h float64) bool {
	volume, area := c.volume(), c.cfg.Cell*c.cfg.Cell
	fastest := 0.5 * c.cfg.Cell / h
	stiffness, most := min(c.cfg.Stiffness, fastest*fastest), 0.0
	for n := range c.grid.nodes {
		if n := &c.grid.nodes[n]; n.mass > 0 {
			n.rest = stiffness * max(0, n.mass/volume-n.rest/n.mass)
			most = max(most, n.rest)
		}
	}
	if most == 0 {
		return false
	}
	damping := 0.5 * math.Sqrt(stiffness) / volume // of the difference of velocities [Pa s/m kg]
	c.grid.faces(func(a, b *node, axis int) {
		p := a.rest + b.rest
		if p == 0 {
			return
		}
		both := a.mass + b.mass
		share := 2 * area * (a.mass / both) * (b.mass / both)
		switch axis {
		case 0:
			f := share * max(0, p-damping*both*(b.flow.X-a.flow.X))
			a.push.X -= f
			b.push.X += f
		case 1:
			f := share * max(0, p-damping*both*(b.flow.Y-a.flow.Y))
			a.push.Y -= f
			b.push.Y += f
		case 2:
			f := share * max(0, p-damping*both*(b.flow.Z-a.flow.Z))
			a.push.Z -= f
			b.push.Z += f
		}
	})
	return true
}

// separate takes from the nodes what the gradient of pressure between them gives to their elements. It turns pressures into p/ρ.
func (c *Continuum) separate(e []Element) {
	volume := c.volume()
	for n := range c.grid.nodes {
		if n := &c.grid.nodes[n]; n.mass > 0 {
			n.rest *= volume / n.mass
		}
	}
	for i := range e {
		if !c.in[i] {
			continue
		}
		at := &c.at[i]
		slope := c.grid.slope(at)
		if slope == (spatial.Vec3{}) {
			continue
		}
		f := slope.Scale(e[i].Weight * e[i].Mass / c.cfg.Cell)
		for k, n := range at.node {
			node := &c.grid.nodes[n]
			node.push = node.push.AddScaled(at.weight[k], f)
		}
	}
}

// Add adds the pressure and the viscosity of the medium as the last Update found it, for all of its elements or some.
func (c *Continuum) Add(_ float64, e []Element, out []Effect) {
	var at corners
	for i := range e {
		el := &e[i]
		m := el.Weight * el.Mass
		if m == 0 || !c.grid.find(c.cells(el), &at, false) {
			continue
		}
		a := el.Velocity.Scale(-c.relax)
		for k, n := range at.node {
			a = a.AddScaled(at.weight[k], c.grid.nodes[n].push)
		}
		if c.pressed {
			a = a.Sub(c.toGrid.TMulVec(c.grid.slope(&at)))
		}
		out[i].Force = out[i].Force.AddScaled(m, a)
	}
}

// Density returns the density of the medium [kg/m³] at a place x [m], as the last Update found it for the end of its step.
func (c *Continuum) Density(x spatial.Vec3) float64 {
	var at corners
	u := c.toGrid.MulVec(x.Sub(c.frame.Pos))
	if !c.grid.find(u, &at, false) {
		return 0
	}
	mass := 0.0
	for k, n := range at.node {
		mass += at.weight[k] * c.grid.nodes[n].mass
	}
	return mass / c.volume()
}
