package validate

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
	"gonum.org/v1/gonum/mat"
)

var greenMultiExperiments = []experiment{
	{"green", "Compressed Green's functions", "A cushion on a fixed base: Green's functions in hierarchical form at several tolerances, their memory against their error, and beside it that of wavelets with four vanishing moments (Alpert 1993) on halves of the nodes, of which the largest coefficients are kept.", greenCompressed},
	{"green", "A contact within its budget", "A round tip pressed into a cushion: nodes in groups, more of them where they are farthest from where they should be, while a budget of work lasts.", greenBudget},
}

// greenCushion is a slab on a fixed base, with Green's functions in double precision, and the nodes that a round tip touches.
var greenCushion = sync.OnceValues(func() (c struct {
	model *green.Model
	nodes []int
	down  []spatial.Vec3 // where the tip has them [m]
}, err error) {
	r := green.Recipe{Tets: mesh.TetBar(spatial.V(0.5, 0.5, 0.2), 12, 12, 5), Material: green.Material{Young: 1000, Poisson: 0.3}, Double: true}
	surface := r.Tets.Skin().Surface
	low, high := surface.Bounds()
	for i, p := range surface.Vertices {
		if p.Z == low.Z {
			r.Fixed = append(r.Fixed, int32(i))
		}
		if away := math.Hypot(p.X, p.Y); p.Z == high.Z && away < 0.36 {
			c.nodes, c.down = append(c.nodes, i), append(c.down, spatial.V(0, 0, -0.02+0.05*away*away))
		}
	}
	c.model, err = r.Make(context.Background(), nil)
	return c, err
})

func greenCompressed(s *Study) error {
	c, err := greenCushion()
	if err != nil {
		return err
	}
	dent := func(m *green.Model) (float64, error) {
		state, err := m.NewState(len(c.nodes))
		if err != nil {
			return 0, err
		}
		for k, node := range c.nodes {
			if err := state.Hold(node, c.down[k]); err != nil {
				return 0, err
			}
		}
		return -state.Wrench().Force.Z, nil
	}
	exact, err := dent(c.model)
	if err != nil {
		return err
	}
	xi, free := greenMatrix(c.model)
	wavelets := greenWavelets(c.model, xi, free)
	size := mat.Norm(xi, 2)
	hierarchical, waves := Series{Name: "hierarchical", Mark: Dots}, Series{Name: "wavelets", Mark: Dots, Colour: 1}
	force := Series{Name: "force of a dent", Mark: Dots}
	for _, tolerance := range []float64{1e-1, 1e-2, 1e-3, 1e-4, 1e-5} {
		m, err := c.model.Compress(context.Background(), tolerance, nil)
		if err != nil {
			return err
		}
		report, _ := m.Compression()
		packed, _ := greenMatrix(m)
		packed.Sub(packed, xi)
		lost := mat.Norm(packed, 2) / size
		name := fmt.Sprintf("tolerance %.0e: ", tolerance)
		s.check(name+fmt.Sprintf("error, with %.1f of %.1f MB", float64(report.Bytes)/1e6, float64(report.Full)/1e6), "the tolerance", "", 0, lost, withinAbs(tolerance, "the tolerance is a bound where bases are made from all nodes"))
		s.check(name+"error as it is told", "differences of all numbers", "", lost, report.Error, within(0.01+2e-7/lost, "1 %, and what rounding to single precision adds"))
		s.check(name+"largest difference of Ξ from its counterpart", "Betti's theorem", "", 0, m.Reciprocity(), withinAbs(1e-6, "the project's aim"))
		got, err := dent(m)
		if err != nil {
			return err
		}
		hierarchical.X, hierarchical.Y = append(hierarchical.X, lost), append(hierarchical.Y, float64(report.Bytes)/1e6)
		memory := greenThreshold(wavelets, lost*size)
		waves.X, waves.Y = append(waves.X, lost), append(waves.Y, memory/1e6)
		force.X, force.Y = append(force.X, lost), append(force.Y, math.Abs(got/exact-1))
		if tolerance == 1e-3 {
			s.check(fmt.Sprintf("force of a dent of %d nodes, tolerance 1e-03", len(c.nodes)), "Green's functions in double precision", "N", exact, got, within(0.01, "errors of far blocks, ten times the tolerance for the condition of the contact: neighbours are exact"))
			s.check("memory, by that of wavelets with the same error", "less is better", "", 0, float64(report.Bytes)/memory, withinAbs(1, "or wavelets would be what to take"))
		}
	}
	s.plot(&Plot{Title: "Memory against error", Caption: fmt.Sprintf("Of Green's functions of %d free nodes, which take %.1f MB in single precision. A coefficient of a wavelet takes six bytes, with its place.", len(free), 36*float64(len(free)*len(free))/1e6), X: Axis{Label: "error of Ξ", Log: true}, Y: Axis{Label: "memory", Unit: "MB", Log: true}, Series: []Series{hierarchical, waves}})
	s.plot(&Plot{Title: "Force against error", Caption: "Relative error of the force of a dent.", X: Axis{Label: "error of Ξ", Log: true}, Y: Axis{Label: "error of the force", Log: true}, Series: []Series{force}})
	return nil
}

// greenMatrix returns Ξ of the free nodes, and these.
func greenMatrix(m *green.Model) (*mat.Dense, []int) {
	var free []int
	for i := range m.Nodes() {
		if m.Touchable(i) {
			free = append(free, i)
		}
	}
	out := mat.NewDense(3*len(free), 3*len(free), nil)
	var b spatial.Mat3
	for r, i := range free {
		for c, j := range free {
			m.Response(&b, i, j)
			for k, v := range [9]float64{b.XX, b.XY, b.XZ, b.YX, b.YY, b.YZ, b.ZX, b.ZY, b.ZZ} {
				out.Set(3*r+k/3, 3*c+k%3, v)
			}
		}
	}
	return out, free
}

// greenWavelets returns the coefficients of Ξ in wavelets on both sides, the largest first: those of one half of a symmetric matrix.
func greenWavelets(m *green.Model, xi *mat.Dense, free []int) []float64 {
	n := len(free)
	q := mat.NewDense(3*n, 3*n, nil)
	row := 0
	emit := func(w []float64) {
		for i, v := range w {
			for a := range 3 {
				q.Set(3*row+a, 3*i+a, v)
			}
		}
		row++
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	for _, v := range multiwavelets(order, func(i int) spatial.Vec3 { return m.Surface.Vertices[free[i]] }, n, emit) {
		emit(v)
	}
	var half, whole mat.Dense
	half.Mul(q, xi)
	whole.Mul(&half, q.T())
	out := make([]float64, 0, 3*n*(3*n+1)/2)
	for i := range 3 * n {
		for j := range i + 1 {
			out = append(out, math.Abs(whole.At(i, j)))
		}
	}
	slices.SortFunc(out, func(a, b float64) int { return cmp.Compare(b, a) })
	return out
}

// greenThreshold returns the bytes of the coefficients that must be kept for an error: a number of four bytes and two for its place.
func greenThreshold(sorted []float64, lost float64) float64 {
	kept, left := len(sorted), 0.0
	for kept > 0 && left+2*sorted[kept-1]*sorted[kept-1] <= lost*lost {
		left += 2 * sorted[kept-1] * sorted[kept-1]
		kept--
	}
	return 6 * float64(kept)
}

// multiwavelets halves nodes down to eight and emits functions on them, orthonormal, that are orthogonal to 1, x, y and z on their cluster; it returns the few that are not, which make those of the
// cluster above.
func multiwavelets(nodes []int, place func(int) spatial.Vec3, n int, emit func([]float64)) [][]float64 {
	var functions [][]float64
	if len(nodes) <= 8 {
		for _, i := range nodes {
			v := make([]float64, n)
			v[i] = 1
			functions = append(functions, v)
		}
	} else {
		low, high := place(nodes[0]), place(nodes[0])
		for _, i := range nodes {
			p := place(i)
			low = spatial.V(min(low.X, p.X), min(low.Y, p.Y), min(low.Z, p.Z))
			high = spatial.V(max(high.X, p.X), max(high.Y, p.Y), max(high.Z, p.Z))
		}
		size := high.Sub(low)
		axis := spatial.V(0, 0, 1)
		switch {
		case size.X >= size.Y && size.X >= size.Z:
			axis = spatial.V(1, 0, 0)
		case size.Y >= size.Z:
			axis = spatial.V(0, 1, 0)
		}
		slices.SortFunc(nodes, func(i, j int) int {
			return cmp.Or(cmp.Compare(place(i).Dot(axis), place(j).Dot(axis)), cmp.Compare(i, j))
		})
		half := len(nodes) / 2
		functions = append(multiwavelets(nodes[:half], place, n, emit), multiwavelets(nodes[half:], place, n, emit)...)
	}
	return withMoments(functions, nodes, place, emit)
}

// withMoments turns functions so that all but four are orthogonal to 1, x, y and z, and emits those.
func withMoments(functions [][]float64, nodes []int, place func(int) spatial.Vec3, emit func([]float64)) [][]float64 {
	const moments = 4
	if len(functions) <= moments {
		return functions
	}
	m := mat.NewDense(len(functions), moments, nil)
	for k, v := range functions {
		for _, i := range nodes {
			p := place(i)
			for c, x := range [moments]float64{1, p.X, p.Y, p.Z} {
				m.Set(k, c, m.At(k, c)+v[i]*x)
			}
		}
	}
	var qr mat.QR
	qr.Factorize(m)
	var q mat.Dense
	qr.QTo(&q)
	var kept [][]float64
	for c := range functions {
		w := make([]float64, len(functions[0]))
		for k, v := range functions {
			for _, i := range nodes {
				w[i] += q.At(k, c) * v[i]
			}
		}
		if c < moments {
			kept = append(kept, w)
		} else {
			emit(w)
		}
	}
	return kept
}

func greenBudget(s *Study) error {
	c, err := greenCushion()
	if err != nil {
		return err
	}
	plot := &Plot{Title: "Error against groups", Caption: fmt.Sprintf("A contact of %d nodes: relative error of the energy. A tilted tip turns the skin under it, which one group cannot.", len(c.nodes)), X: Axis{Label: "groups", Log: true}, Y: Axis{Label: "error", Log: true}}
	for k, name := range []string{"round tip", "tilted tip"} {
		down := slices.Clone(c.down)
		for i, node := range c.nodes {
			down[i].Z += 0.05 * float64(k) * c.model.Surface.Vertices[node].X
		}
		series, err := greenBudgets(s, name, c.model, c.nodes, down)
		if err != nil {
			return err
		}
		series.Name, series.Colour = name, k
		plot.Series = append(plot.Series, series)
	}
	s.plot(plot)
	return nil
}

// greenBudgets presses nodes down with one budget after the other, and returns the error of the energy against the groups.
func greenBudgets(s *Study, name string, m *green.Model, nodes []int, down []spatial.Vec3) (out Series, err error) {
	p, err := m.NewImprint(len(nodes), len(nodes))
	if err != nil {
		return out, err
	}
	state, err := m.NewState(len(nodes))
	if err != nil {
		return out, err
	}
	for k, node := range nodes {
		if err := errors.Join(p.Hold(node, down[k]), state.Hold(node, down[k])); err != nil {
			return out, err
		}
	}
	exact := state.Wrench()
	all := p.Solve(math.Inf(1))
	s.check(fmt.Sprintf("%s: force with %d groups of one node", name, all.Groups), "the capacitance matrix", "N", -exact.Force.Z, -p.Wrench().Force.Z, within(1e-9, "10⁻¹³ on the diagonal, times the condition of the contact, below 10⁴"))
	out.Mark = Dots
	before, falls, unbalanced := 0.0, 0.0, 0.0
	for work, last := 1e4, 0; last < all.Groups; work *= 1.5 {
		got := p.Solve(work)
		if got.Groups == last {
			continue
		}
		last = got.Groups
		falls = math.Max(falls, (before-got.Energy)/all.Energy)
		before = got.Energy
		off, err := greenOutOfBalance(m, p)
		if err != nil {
			return out, err
		}
		unbalanced = math.Max(unbalanced, off)
		if last < all.Groups {
			out.X, out.Y = append(out.X, float64(last)), append(out.Y, 1-got.Energy/all.Energy)
		}
	}
	s.check(name+": largest loss of energy by a larger budget, relative", "Galerkin: spaces that grow", "", 0, falls, withinAbs(1e-9, "rounding"))
	s.check(name+": largest sum of all forces and torques, relative to those of the contact", "equilibrium", "", 0, unbalanced, withinAbs(1e-9, "the project's aim"))
	return out, nil
}

// greenOutOfBalance returns the sum of the forces at all nodes, those of the base included, under the forces of an imprint, relative to these.
func greenOutOfBalance(m *green.Model, p *green.Imprint) (float64, error) {
	state, err := m.NewState(1)
	if err != nil {
		return 0, err
	}
	p.Forces(func(node int, f spatial.Vec3) {
		if e := state.Push(node, f); e != nil {
			err = e
		}
	})
	if err != nil {
		return 0, err
	}
	stiffness, err := greenCushionStiffness()
	if err != nil {
		return 0, err
	}
	u, f := make([]spatial.Vec3, m.Nodes()), make([]spatial.Vec3, m.Nodes())
	for i := range u {
		u[i] = state.Displacement(i)
	}
	stiffness.Forces(f, u)
	var sum, torque spatial.Vec3
	size := 0.0
	for i, v := range f {
		sum, torque = sum.Add(v), torque.Add(m.Surface.Vertices[i].Cross(v))
		size += v.Norm()
	}
	return (sum.Norm() + torque.Norm()) / size, nil
}

// greenCushionStiffness is that of the cushion's whole surface, base included.
var greenCushionStiffness = sync.OnceValues(func() (*green.Stiffness, error) {
	return green.FromTets(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, 0.2), 12, 12, 5), green.Material{Young: 1000, Poisson: 0.3}, nil)
})
