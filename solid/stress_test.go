package solid

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// A bar that is drawn by a force F has the stress F / A everywhere: without a Poisson's ratio its ends are no different from its middle. What is left is what the solver leaves, a
// 10⁻⁶ of the forces, of which a corner of the end has the least, a sixteenth of F.
func TestStressOfAPulledBar(t *testing.T) {
	m := bar(6, 2, 2)
	left, right := m.Group("left").Nodes, m.Group("right").Nodes
	s := made(t, Config{Mesh: m, Material: Material{Young: 1e6, Density: 1000}, Fixed: append(append([]int32(nil), left...), right...), Quasistatic: true, Tolerance: 1e-6})
	for _, n := range right {
		p, _ := s.Node(int(n))
		s.MoveFixed(int(n), p.Add(spatial.V(1e-3, 0, 0)))
	}
	step(s, 0.01, 20)
	force := 0.0
	for _, n := range right {
		force += s.Reaction(int(n)).X
	}
	want := force / (0.4 * 0.4)
	if math.Abs(want/500-1) > 1e-4 { // Young's modulus times 1 mm over 2 m
		t.Errorf("drawn by 1 mm it pulls with %v Pa", want)
	}
	for i, stress := range s.AppendStresses(nil) {
		if math.Abs(stress/want-1) > 1e-4 {
			t.Fatalf("node %d: %v Pa, want F / A = %v Pa", i, stress, want)
		}
	}
}

// Twisted by θ over its length L a bar has the shear stress τ = G θ r / L at a distance r from its axis, √3 τ after von Mises. It is constant in a linear element, and there it is off by what it
// varies by over an edge of length h, up to G θ √2 h / L where that is a diagonal. Around a node within the bar this goes to all sides and changes the mean by the half of its square, (h/r)²; at the skin all elements lie
// to one side, and it counts in full.
func TestStressOfATwistedBar(t *testing.T) {
	const half, cells, twist, young, poisson = 0.3, 12, 1e-3, 1e6, 0.3 // [m], 1, [rad/m], [Pa], 1
	const shear, h = young / (2 * (1 + poisson)), 2 * half / cells
	m := mesh.TetBar(spatial.V(half, half, half), cells, cells, cells)
	s := made(t, Config{Mesh: m, Material: Material{Young: young, Poisson: poisson, Density: 1000}})
	for i, p := range m.Nodes {
		angle := twist * p.X
		s.SetNode(i, p.Add(spatial.V(0, -angle*p.Z, angle*p.Y)), spatial.Vec3{})
	}
	inner, outer := 0, 0
	for i, stress := range s.AppendStresses(nil) {
		p := m.Nodes[i]
		r := math.Hypot(p.Y, p.Z)
		if r < 2*h || math.Abs(p.X) > half-h/2 {
			continue
		}
		off, allowed := stress/(math.Sqrt(3)*shear*twist*r)-1, h*h/(r*r)
		if math.Max(math.Abs(p.Y), math.Abs(p.Z)) > half-h/2 {
			allowed = math.Sqrt2 * h / r
			outer++
		} else {
			inner++
		}
		if math.Abs(off) > allowed {
			t.Errorf("at %v m, %.4f m from the axis: off by %.4f, want at most %.4f", p, r, off, allowed)
		}
	}
	if inner < 1000 || outer < 400 {
		t.Errorf("%d nodes within and %d at the skin", inner, outer)
	}
}
