package mesh

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The generated solids. They are about the origin with z as their axis, like the surfaces of the same names. Numbers below what a shape needs
// mean the least that it needs.

// maxDivisions is how often a generated solid is cut in each direction at most.
const maxDivisions = 1000

func divisions(n, least int) int { return min(max(n, least), maxDivisions) }

// disc is a disc of radius 1 cut into triangles: rings of six, twelve, eighteen … points, all edges about as long as the rings are apart.
type disc struct {
	points    [][2]float64
	triangles [][3]int32 // counterclockwise
	ring      []int32    // number of each point's ring
}

func newDisc(rings int) *disc {
	d := &disc{points: [][2]float64{{0, 0}}, ring: []int32{0}}
	first := func(r int) int32 { return int32(1 + 3*r*(r-1)) } // point of ring r > 0
	for r := 1; r <= rings; r++ {
		for k := range 6 * r {
			sin, cos := math.Sincos(math.Pi / 3 * float64(k) / float64(r))
			radius := float64(r) / float64(rings)
			d.points, d.ring = append(d.points, [2]float64{radius * cos, radius * sin}), append(d.ring, int32(r))
		}
		at := func(ring, k int) int32 {
			if ring == 0 {
				return 0
			}
			return first(ring) + int32(k%(6*ring))
		}
		for sector := range 6 {
			for k := range r { // along the outer side of the sector
				o, i := sector*r+k, sector*(r-1)+k
				d.triangles = append(d.triangles, [3]int32{at(r, o), at(r, o+1), at(r-1, i)})
				if k < r-1 {
					d.triangles = append(d.triangles, [3]int32{at(r-1, i), at(r, o+1), at(r-1, i+1)})
				}
			}
		}
	}
	return d
}

// sweep makes prisms over the triangles of a disc, from section to section, and cuts each into three tetrahedra. place puts a point of the disc
// on a section. A closed sweep ends where it began.
func (d *disc) sweep(layers int, closed bool, place func(p [2]float64, section int) spatial.Vec3) *Tets {
	t := &Tets{Elements: make([][4]int32, 0, 3*len(d.triangles)*layers)}
	sections := layers + 1
	if closed {
		sections = layers
	}
	for s := range sections {
		for _, p := range d.points {
			t.Nodes = append(t.Nodes, place(p, s))
		}
	}
	n := int32(len(d.points))
	for l := range int32(layers) {
		low, high := l*n, (l+1)%int32(sections)*n
		for _, tri := range d.triangles {
			t.Elements = appendPrism(t.Elements, tri, low, high, l%2 == 1)
		}
	}
	return t
}

// appendPrism cuts the prism between a triangle on two sections, whose numbers begin at low and high. In each side the diagonal runs up from
// the corner with the lower number, so that neighbours agree and one cut always exists; mirrored, from the higher one. Layers that take turns
// leave the solid without a handedness of its own.
func appendPrism(dst [][4]int32, tri [3]int32, low, high int32, mirrored bool) [][4]int32 {
	before := func(a, b int32) bool { return (a < b) != mirrored }
	// Round to bring the first in order to the front; the other two may be in either order.
	for !before(tri[0], tri[1]) || !before(tri[0], tri[2]) {
		tri = [3]int32{tri[1], tri[2], tri[0]}
	}
	a, b, c := tri[0], tri[1], tri[2]
	dst = append(dst, [4]int32{low + a, high + b, high + c, high + a})
	if before(b, c) { // b below, c above
		return append(dst, [4]int32{low + a, low + b, low + c, high + c}, [4]int32{low + a, low + b, high + c, high + b})
	}
	return append(dst, [4]int32{low + a, low + b, low + c, high + b}, [4]int32{low + a, high + b, low + c, high + c})
}

// TetCylinder returns a cylinder about z, the origin in its middle [m]: 18·rings²·layers elements. Its flat ends are the groups "bottom" and
// "top". Where layers is 0 there are as many as make edges along and across about equally long; CylinderFor finds rings and layers for a
// number of elements.
//
// Corners are on the round side, so that the volume is short by a part (π/(3·rings))²/6 of itself.
func TetCylinder(radius, length float64, rings, layers int) *Tets {
	rings = divisions(rings, 1)
	if layers <= 0 {
		layers = int(math.Round(length / radius * float64(rings)))
	}
	layers = divisions(layers, 1)
	d := newDisc(rings)
	t := d.sweep(layers, false, func(p [2]float64, section int) spatial.Vec3 {
		return spatial.V(radius*p[0], radius*p[1], length*(float64(section)/float64(layers)-0.5))
	})
	n := len(d.points)
	t.Groups = []Group{{Name: "bottom", Nodes: numbers(0, n)}, {Name: "top", Nodes: numbers(n*layers, n)}}
	return t
}

// numbers returns count numbers from first on.
func numbers(first, count int) []int32 {
	out := make([]int32, count)
	for i := range out {
		out[i] = int32(first + i)
	}
	return out
}

// CylinderFor returns rings and layers with which TetCylinder makes about so many elements, edges along a little longer than across.
func CylinderFor(radius, length float64, elements int) (rings, layers int) {
	best := math.Inf(1)
	for r := 1; r <= maxDivisions && 18*r*r <= max(elements, 18); r++ {
		l := divisions(int(math.Round(float64(elements)/float64(18*r*r))), 1)
		off := math.Abs(math.Log(float64(18*r*r*l) / float64(elements)))
		slender := math.Abs(math.Log(length / float64(l) / (radius / float64(r)) / 1.3)) // rather round than even: bending and torsion need it
		if cost := 5*off + slender; cost < best {
			best, rings, layers = cost, r, l
		}
	}
	return max(rings, 1), max(layers, 1)
}

// TetTorus returns a ring about z, a disc of radius minor carried round at radius major [m]: 18·rings²·sections elements. Where sections is 0
// there are as many as make edges about equally long.
func TetTorus(major, minor float64, rings, sections int) *Tets {
	rings = divisions(rings, 1)
	if sections <= 0 {
		sections = int(math.Round(2 * math.Pi * major / minor * float64(rings)))
	}
	sections = divisions(sections, 3)
	return newDisc(rings).sweep(sections, true, func(p [2]float64, section int) spatial.Vec3 {
		sin, cos := math.Sincos(2 * math.Pi * float64(section) / float64(sections))
		r := major + minor*p[0]
		return spatial.V(r*cos, r*sin, -minor*p[1]) // the disc's normal along the way
	})
}

// TetBar returns a box about the origin with the given half edges [m], cut into cells and each of these into five tetrahedra, which take turns
// so that neighbours agree. Its ends along z are the groups "bottom" and "top", along x "left" and "right", along y "front" and "back", each
// pair with the negative side first.
func TetBar(half spatial.Vec3, nx, ny, nz int) *Tets {
	nx, ny, nz = divisions(nx, 1), divisions(ny, 1), divisions(nz, 1)
	t := &Tets{Elements: make([][4]int32, 0, 5*nx*ny*nz)}
	at := func(i, j, k int) int32 { return int32((k*(ny+1)+j)*(nx+1) + i) }
	t.Groups = []Group{{Name: "bottom"}, {Name: "top"}, {Name: "left"}, {Name: "right"}, {Name: "front"}, {Name: "back"}}
	for k := range nz + 1 {
		for j := range ny + 1 {
			for i := range nx + 1 {
				side := func(i, n int) float64 { return 2*float64(i)/float64(n) - 1 }
				for g, on := range [6]bool{k == 0, k == nz, i == 0, i == nx, j == 0, j == ny} {
					if on {
						t.Groups[g].Nodes = append(t.Groups[g].Nodes, int32(len(t.Nodes)))
					}
				}
				t.Nodes = append(t.Nodes, spatial.V(half.X*side(i, nx), half.Y*side(j, ny), half.Z*side(k, nz)))
			}
		}
	}
	// Four corners are cut off, the regular tetrahedron in the middle stays. Corner numbers have a bit for each axis.
	cuts := [5][4]int{{0, 1, 2, 4}, {3, 2, 1, 7}, {5, 1, 4, 7}, {6, 4, 2, 7}, {1, 2, 4, 7}}
	for k := range nz {
		for j := range ny {
			for i := range nx {
				flip := (i + j + k) % 2 // mirrored along x
				for _, c := range cuts {
					var e [4]int32
					for n, corner := range c {
						e[n] = at(i+(corner&1^flip), j+corner>>1&1, k+corner>>2)
					}
					if t.Elements = append(t.Elements, e); t.Volume(int32(len(t.Elements)-1)) < 0 {
						last := &t.Elements[len(t.Elements)-1]
						last[2], last[3] = last[3], last[2]
					}
				}
			}
		}
	}
	return t
}
