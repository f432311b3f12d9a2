package solid

import (
	"errors"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

func planeAt(pos spatial.Vec3) *Plane {
	return &Plane{Frame: spatial.Frame{Rot: spatial.Identity, Pos: pos}}
}

// A plane across a cylinder holds the ring of nodes on both sides of it, and none inside: between two layers, through one, and in the ends.
func TestRingOfACylinder(t *testing.T) {
	const rings, layers, length = 3, 10, 10.0
	m := mesh.TetCylinder(1, length, rings, layers)
	s := made(t, Config{Mesh: m, Material: rubber})
	around := 0
	for _, p := range m.Nodes {
		if math.Abs(p.Z) < 1e-9 && math.Hypot(p.X, p.Y) > 0.99 {
			around++
		}
	}
	for _, z := range []float64{0.5, 0, 3.3} {
		nodes, err := s.Ring(planeAt(spatial.V(0.1, -0.2, z)))
		if err != nil {
			t.Fatal(err)
		}
		if len(nodes) != 2*around {
			t.Errorf("z = %v: %d nodes, want two layers of %d", z, len(nodes), around)
		}
		for _, n := range nodes {
			if p := m.Nodes[n]; math.Hypot(p.X, p.Y) < 0.99 || math.Abs(p.Z-z) > 1.0001 {
				t.Errorf("z = %v: holds the node at %v", z, p)
			}
		}
	}
	for _, z := range []float64{-length / 2, length / 2} {
		if nodes, err := s.Ring(planeAt(spatial.V(0, 0, z))); err != nil || len(nodes) < around {
			t.Errorf("in the end at %v: %d nodes, %v", z, len(nodes), err)
		}
	}
}

// A plane through both limbs of a torus holds the one that its ray meets.
func TestRingOfOneLimb(t *testing.T) {
	m := mesh.TetTorus(1, 0.3, 2, 24)
	s := made(t, Config{Mesh: m, Material: rubber})
	for _, side := range []float64{1, -1} {
		p := &Plane{Frame: spatial.Frame{Rot: spatial.AxisAngle(spatial.V(1, 0, 0), math.Pi/2)}, Ray: spatial.V(side, 0, 5)}
		nodes, err := s.Ring(p)
		if err != nil {
			t.Fatal(err)
		}
		if len(nodes) < 8 {
			t.Errorf("%d nodes", len(nodes))
		}
		for _, n := range nodes {
			if m.Nodes[n].X*side < 0.5 {
				t.Errorf("side %v: holds the node at %v", side, m.Nodes[n])
			}
		}
	}
}

// A plane with an end holds a part of the ring.
func TestRingOfASmallPlane(t *testing.T) {
	s := made(t, Config{Mesh: mesh.TetCylinder(1, 10, 4, 10), Material: rubber})
	p := planeAt(spatial.V(0.9, 0, 0.5))
	whole, _ := s.Ring(p)
	p.Half = [2]float64{0.3, 0.3}
	part, err := s.Ring(p)
	if err != nil || len(part) == 0 || len(part) > len(whole)/2 {
		t.Errorf("%d nodes of %d, %v", len(part), len(whole), err)
	}
}

func TestPlanesThatHoldNothing(t *testing.T) {
	s := made(t, Config{Mesh: mesh.TetCylinder(1, 10, 3, 10), Material: rubber})
	small := planeAt(spatial.V(0, 0, 0.5))
	small.Half = [2]float64{0.1, 0.1}
	for _, c := range []struct {
		name  string
		plane *Plane
		want  error
	}{
		{"above", planeAt(spatial.V(0, 0, 6)), ErrCutsNothing},
		{"too small to reach the surface", small, ErrCutsNothing},
		{"looks away", planeAt(spatial.V(2, 0, 0.5)), ErrNoHit},
	} {
		if nodes, err := s.Ring(c.plane); !errors.Is(err, c.want) {
			t.Errorf("%s: %d nodes, error %v, want %v", c.name, len(nodes), err, c.want)
		}
	}
	for _, p := range []*Plane{planeAt(spatial.V(math.NaN(), 0, 0)), {Half: [2]float64{-1, 1}}, {Ray: spatial.V(0, 0, 1)}} {
		var field *FieldError
		if _, err := s.Ring(p); !errors.As(err, &field) {
			t.Errorf("%v: error %v", p, err)
		}
	}
}
