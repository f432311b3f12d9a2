package green

import (
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// errSingular is a matrix that should be positive definite and is not.
var errSingular = errors.New("green: the equations are singular")

// MaxVertices is how many vertices a surface has at most: the stiffness of so many takes 1.2 GB, and the boundary element method 6 GB while it is at work.
const MaxVertices = 4000

// Stiffness is what the forces at the nodes of a surface are for displacements of them, with nothing pushing elsewhere: f = S u. S is symmetric, and rigid motions
// take no force.
type Stiffness struct {
	Surface  *mesh.Surface // its vertices are the nodes
	Material Material
	// Rigid is what rigid motions seemed to take in the equations before it was taken away: the largest error of ½ + K, which must be 0 for them, relative to ½. It
	// tells how well the integrals were done; finite elements leave rounding.
	Rigid float64
	// Skew is how far S was from symmetric before it was made so: the largest difference, relative to the largest entry. Of finite elements it is rounding; boundary
	// elements are integrated once for both sides, and have none.
	Skew float64

	values []float64 // 3×3 blocks of S by rows: entry 3i + a, 3j + b at (3i + a)·3n + 3j + b [N/m]
}

// Nodes returns the number of nodes.
func (s *Stiffness) Nodes() int { return len(s.Surface.Vertices) }

// Forces sets f to the forces at the nodes [N] for displacements u [m].
func (s *Stiffness) Forces(f, u []spatial.Vec3) {
	n := s.Nodes()
	for i := range n {
		var sum [3]float64
		for a := range sum {
			row := s.values[(3*i+a)*3*n:][:3*n]
			for j, v := range u[:n] {
				sum[a] += row[3*j]*v.X + row[3*j+1]*v.Y + row[3*j+2]*v.Z
			}
		}
		f[i] = spatial.V(sum[0], sum[1], sum[2])
	}
}

// checkSurface reports the first thing that keeps a surface from being the boundary of a body.
func checkSurface(s *mesh.Surface) error {
	if s == nil {
		return &FieldError{"Surface", "nil", "a closed surface of triangles"}
	}
	if err := s.Validate(); err != nil {
		return &FieldError{"Surface", err, "a closed surface of triangles"}
	}
	if n := len(s.Vertices); n > MaxVertices {
		return &FieldError{"Surface", fmt.Sprintf("of %d vertices", n), fmt.Sprintf("at most %d: see tendril mesh convert --triangles", MaxVertices)}
	}
	if open := openEdges(s); open > 0 {
		return &FieldError{"Surface", fmt.Sprintf("open: %d edges have not exactly one triangle on each side", open), "a closed surface whose triangles share vertices: see tendril mesh repair"}
	}
	used := make([]bool, len(s.Vertices))
	low, high := s.Bounds()
	least := 1e-12 * high.Sub(low).Norm2()
	for i, t := range s.Triangles {
		for _, v := range t {
			used[v] = true
		}
		a, b, c := s.Vertices[t[0]], s.Vertices[t[1]], s.Vertices[t[2]]
		if !(b.Sub(a).Cross(c.Sub(a)).Norm() > least) {
			return &FieldError{fmt.Sprintf("Surface.Triangles[%d]", i), t, "a triangle with an area: see tendril mesh repair"}
		}
	}
	for i, is := range used {
		if !is {
			return &FieldError{fmt.Sprintf("Surface.Vertices[%d]", i), s.Vertices[i], "a vertex of a triangle: see tendril mesh repair"}
		}
	}
	if !(s.Volume() > 0) {
		return &FieldError{"Surface", fmt.Sprintf("with a volume of %.3g m³", s.Volume()), "triangles that go round counterclockwise from outside: see tendril mesh repair"}
	}
	return nil
}

// openEdges returns how many edges do not have one triangle on each side, in the numbers of vertices: vertices that only lie at the same place are not the same.
func openEdges(s *mesh.Surface) (open int) {
	sides := make(map[[2]int32]int, 3*len(s.Triangles)) // only counted, so that its order does not matter
	for _, t := range s.Triangles {
		for k := range 3 {
			sides[[2]int32{t[k], t[(k+1)%3]}]++
		}
	}
	for edge, n := range sides {
		if n != 1 || sides[[2]int32{edge[1], edge[0]}] != 1 {
			open++
		}
	}
	return open
}

// motions returns the six rigid motions of nodes, orthonormal as vectors of three numbers for each node.
func motions(places []spatial.Vec3) (out [6][]float64) {
	centre := spatial.Vec3{}
	for _, p := range places {
		centre = centre.AddScaled(1/float64(len(places)), p)
	}
	axes := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	for k := range out {
		v := make([]float64, 3*len(places))
		for i, p := range places {
			move := axes[k%3]
			if k >= 3 {
				move = move.Cross(p.Sub(centre))
			}
			v[3*i], v[3*i+1], v[3*i+2] = move.X, move.Y, move.Z
		}
		for range 2 { // twice: then rounding is all that is left
			for _, before := range out[:k] {
				addScaled(v, -inner(v, before), before)
			}
		}
		size := math.Sqrt(inner(v, v))
		for i := range v {
			v[i] /= size
		}
		out[k] = v
	}
	return out
}

func inner(a, b []float64) (sum float64) {
	for i, v := range a {
		sum += v * b[i]
	}
	return sum
}

func addScaled(to []float64, by float64, v []float64) {
	for i, x := range v {
		to[i] += by * x
	}
}

// removeRigid makes S exactly 0 for rigid motions, and symmetric: (1 − R Rᵀ) S (1 − R Rᵀ).
func (s *Stiffness) removeRigid() {
	n := 3 * s.Nodes()
	rigid := motions(s.Surface.Vertices)
	for range 2 { // from the right, and after transposing from the left; S is symmetric
		for i := range n {
			row := s.values[i*n:][:n]
			for _, r := range rigid {
				addScaled(row, -inner(row, r), r)
			}
		}
		for i := range n {
			for j := range i {
				s.values[i*n+j], s.values[j*n+i] = s.values[j*n+i], s.values[i*n+j]
			}
		}
	}
	difference, most := 0.0, 0.0
	for i := range n {
		for j := range i + 1 {
			a, b := s.values[i*n+j], s.values[j*n+i]
			difference, most = math.Max(difference, math.Abs(a-b)), math.Max(most, math.Abs(a))
			s.values[i*n+j], s.values[j*n+i] = (a+b)/2, (a+b)/2
		}
	}
	s.Skew = difference / most
}
