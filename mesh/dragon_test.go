package mesh

import "testing"

// The webs of the wings have no holes, with as much detail as scenes have by default: the surface is a ball, bent and drawn out, of which Euler says V − E + F = 2, with three edges for two faces.
// (With other lattices two toes may touch.)
func TestDragonHasNoHoles(t *testing.T) {
	s := Dragon(2, 80)
	if chi := len(s.Vertices) - len(s.Triangles)/2; chi != 2 {
		t.Errorf("V − E + F = %d, want 2: %d holes", chi, (2-chi)/2)
	}
}
