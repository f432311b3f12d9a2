package green

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// quarters cuts the triangles of a surface into four each.
func quarters(s *mesh.Surface) *mesh.Surface {
	out := &mesh.Surface{Vertices: append([]spatial.Vec3(nil), s.Vertices...)}
	middles := map[[2]int32]int32{}
	middle := func(a, b int32) int32 {
		key := [2]int32{min(a, b), max(a, b)}
		if _, found := middles[key]; !found {
			middles[key] = int32(len(out.Vertices))
			out.Vertices = append(out.Vertices, s.Vertices[a].Lerp(s.Vertices[b], 0.5))
		}
		return middles[key]
	}
	for _, t := range s.Triangles {
		x, y, z := middle(t[0], t[1]), middle(t[1], t[2]), middle(t[2], t[0])
		out.Triangles = append(out.Triangles, [3]int32{t[0], x, z}, [3]int32{x, t[1], y}, [3]int32{z, y, t[2]}, [3]int32{x, y, z})
	}
	return out
}

func facets(s *mesh.Surface) (out []facet) {
	for _, t := range s.Triangles {
		out = append(out, newFacet(t, s.Vertices))
	}
	return out
}

// The mean of 1/r over a triangle with itself has a closed form (Eibert & Hansen 1995).
func TestTriangleWithItself(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		p := [3]spatial.Vec3{}
		for k := range p {
			p[k] = spatial.V(rng.Float64(), rng.Float64(), rng.Float64())
		}
		f := newFacet([3]int32{0, 1, 2}, p[:])
		around := p[0].Sub(p[1]).Norm() + p[1].Sub(p[2]).Norm() + p[2].Sub(p[0]).Norm()
		want := 0.0
		for k := range 3 {
			edge := p[k].Sub(p[(k+1)%3]).Norm()
			want -= 4 * f.area * f.area / 3 / edge * math.Log(1-2*edge/around)
		}
		got := between(&f, &f)
		tolerance := 1e-5 // Gauss's rules with six points
		if f.radius*f.radius > 4*f.area {
			tolerance = 1e-3 // slivers
		}
		if math.Abs(got.inverse-want) > tolerance*want || math.Abs(got.xx+got.yy+got.zz-got.inverse) > 1e-12*want {
			t.Errorf("∬ 1/r is %v, want %v; ∬ r·r/r³ is %v", got.inverse, want, got.xx+got.yy+got.zz)
		}
	}
}

// A triangle is the sum of its quarters, which meet in other ways: in edges, in corners, or only nearly.
func TestTrianglesAreTheSumOfTheirQuarters(t *testing.T) {
	folded := &mesh.Surface{
		Vertices:  []spatial.Vec3{{}, {X: 1}, {X: 0.3, Y: 0.9}, {X: 0.6, Y: -0.3, Z: 0.8}, {X: -0.7, Y: -0.5, Z: 0.2}, {X: -0.2, Y: -0.8, Z: 0.3}, {X: 0.5, Y: 0.4, Z: 0.3}, {X: 1, Y: 0.5, Z: 0.4}, {X: 0.6, Y: 1.1, Z: 0.5}},
		Triangles: [][3]int32{{0, 1, 2}, {1, 0, 3}, {0, 4, 5}, {6, 7, 8}},
	}
	whole, parts := facets(folded), facets(quarters(folded))
	for a, ways := range [][]string{{"itself", "an edge", "a corner", "near"}, {"an edge", "itself", "a corner", "near"}} {
		for b, way := range ways {
			want := between(&whole[a], &whole[b])
			var got influence
			var dipole float64
			for i := range 4 {
				for j := range 4 {
					f := between(&parts[4*a+i], &parts[4*b+j])
					got.inverse, got.xx, got.xy, got.xz = got.inverse+f.inverse, got.xx+f.xx, got.xy+f.xy, got.xz+f.xz
					got.yy, got.yz, got.zz = got.yy+f.yy, got.yz+f.yz, got.zz+f.zz
					dipole += f.dipole[0] + f.dipole[1] + f.dipole[2]
				}
			}
			for k, pair := range [][2]float64{{got.inverse, want.inverse}, {got.xx, want.xx}, {got.xy, want.xy}, {got.xz, want.xz}, {got.yy, want.yy}, {got.yz, want.yz}, {got.zz, want.zz}} {
				if math.Abs(pair[0]-pair[1]) > 2e-5*want.inverse {
					t.Errorf("%s: integral %d of the quarters is %v, of the whole %v", way, k, pair[0], pair[1])
				}
			}
			sum := want.dipole[0] + want.dipole[1] + want.dipole[2]
			if size := whole[a].area; math.Abs(dipole-sum) > 1e-4*size {
				t.Errorf("%s: solid angle of the quarters is %v, of the whole %v", way, dipole, sum)
			}
			back := between(&whole[b], &whole[a])
			if math.Abs(back.inverse-want.inverse) > 1e-5*want.inverse || math.Abs(back.xy-want.xy) > 1e-5*want.inverse {
				t.Errorf("%s: not the same the other way round", way)
			}
		}
	}
}

// Rules are exact for polynomials of their degree: the mean of x₀^i x₁^j over a triangle is 2 i! j! / (i + j + 2)!.
func TestRulesAreExact(t *testing.T) {
	factorial := func(n int) float64 { return math.Gamma(float64(n + 1)) }
	for degree, rule := range map[int][]node2{2: coarseRule, 4: fineRule} {
		for i := range degree + 1 {
			for j := range degree + 1 - i {
				sum := 0.0
				for _, n := range rule {
					sum += n.weight * math.Pow(n.at[0], float64(i)) * math.Pow(n.at[1], float64(j))
				}
				if want := 2 * factorial(i) * factorial(j) / factorial(i+j+2); math.Abs(sum-want) > 1e-14 {
					t.Errorf("degree %d: mean of x^%d y^%d is %v, want %v", degree, i, j, sum, want)
				}
			}
		}
	}
	for n := 1; n < 12; n++ {
		points, weights := gauss(n)
		for power := range 2 * n {
			sum := 0.0
			for i, x := range points {
				sum += weights[i] * math.Pow(x, float64(power))
			}
			if want := 1 / float64(power+1); math.Abs(sum-want) > 1e-14 {
				t.Errorf("%d points: ∫ x^%d is %v, want %v", n, power, sum, want)
			}
		}
	}
}
