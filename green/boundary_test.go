package green

import (
	"context"
	"math"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// bar is the surface of a box of cells.
func bar(half spatial.Vec3, nx, ny, nz int) *mesh.Surface {
	return mesh.TetBar(half, nx, ny, nz).Skin().Surface
}

// tractions returns what uniform stress pushes the nodes of a surface with: a third of each triangle for each of its corners.
func tractions(s *mesh.Surface, stress *spatial.Mat3) []spatial.Vec3 {
	f := make([]spatial.Vec3, len(s.Vertices))
	for _, t := range s.Triangles {
		a, b, c := s.Vertices[t[0]], s.Vertices[t[1]], s.Vertices[t[2]]
		push := stress.MulVec(b.Sub(a).Cross(c.Sub(a)).Scale(1. / 6))
		for _, v := range t {
			f[v] = f[v].Add(push)
		}
	}
	return f
}

// Uniform strain is in the space of the elements, displacement and traction both: the forces are exact but for the integrals.
func TestUniformStrain(t *testing.T) {
	material := Material{Young: 1000, Poisson: 0.3}
	for name, surface := range map[string]*mesh.Surface{"bar": bar(spatial.V(1, 0.5, 0.5), 4, 2, 2), "sphere": mesh.Ellipsoid(spatial.V(1, 0.8, 0.7), 8)} {
		start := time.Now()
		s, err := FromSurface(context.Background(), surface, material, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d vertices in %v, rigid motions off by %.2g", name, s.Nodes(), time.Since(start), s.Rigid)
		strain := spatial.Mat3{XX: 0.01, XY: 0.003, XZ: -0.002, YX: 0.003, YY: -0.004, YZ: 0.005, ZX: -0.002, ZY: 0.005, ZZ: 0.002}
		lambda, mu := material.lame(), material.shear()
		dilation := lambda * (strain.XX + strain.YY + strain.ZZ)
		stress := spatial.Diag(dilation, dilation, dilation)
		stress.AddScaled(&stress, 2*mu, &strain)
		want := tractions(surface, &stress)
		u, f := make([]spatial.Vec3, s.Nodes()), make([]spatial.Vec3, s.Nodes())
		for i, p := range surface.Vertices {
			u[i] = strain.MulVec(p)
		}
		s.Forces(f, u)
		off, size := 0.0, 0.0
		for i := range f {
			off, size = math.Max(off, f[i].Sub(want[i]).Norm()), math.Max(size, want[i].Norm())
		}
		t.Logf("%s: off by %.2g", name, off/size)
		if off > 1e-3*size {
			t.Errorf("%s: forces off by %.2g", name, off/size)
		}
	}
}

// Boundary and finite elements answer alike: a cube that is pressed on one side and held on the other.
func TestBoundaryAgreesWithFiniteElements(t *testing.T) {
	material := Material{Young: 1000, Poisson: 0.3}
	for _, n := range []int{2, 4, 6} {
		tets := mesh.TetBar(spatial.V(0.5, 0.5, 0.5), n, n, n)
		fem, err := FromTets(context.Background(), tets, material, nil)
		if err != nil {
			t.Fatal(err)
		}
		bem, err := FromSurface(context.Background(), fem.Surface, material, nil)
		if err != nil {
			t.Fatal(err)
		}
		var work [2]float64
		for k, s := range []*Stiffness{fem, bem} {
			u, f := make([]spatial.Vec3, s.Nodes()), make([]spatial.Vec3, s.Nodes())
			for i, p := range s.Surface.Vertices {
				u[i] = spatial.V(0.01*p.Z*p.Z, 0, 0.01*p.X*p.Z)
			}
			s.Forces(f, u)
			for i := range f {
				work[k] += f[i].Dot(u[i]) / 2
			}
		}
		t.Logf("%d: %v, rigid %.2g %.2g", n, work, fem.Rigid, bem.Rigid)
	}
}
