package mesh

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// TetQuality tells how good the elements of a mesh are.
type TetQuality struct {
	Nodes       int     `json:"nodes"`
	Elements    int     `json:"elements"`
	Unused      int     `json:"unused"`       // nodes of no element
	Inverted    int     `json:"inverted"`     // elements inside out
	Flat        int     `json:"flat"`         // elements without volume, some of their nodes being the same included
	Duplicate   int     `json:"duplicate"`    // elements with the nodes of one before
	Crowded     int     `json:"crowded"`      // faces of more than two elements
	Parts       int     `json:"parts"`        // connected by faces
	Lonely      int     `json:"lonely"`       // parts of one element
	Volume      float64 `json:"volume"`       // of all elements [m³]
	MinVolume   float64 `json:"min_volume"`   // of an element [m³]
	MaxVolume   float64 `json:"max_volume"`   // of an element [m³]
	MinDihedral float64 `json:"min_dihedral"` // angle between faces [rad]
	MaxDihedral float64 `json:"max_dihedral"` // angle between faces [rad]
	Dihedrals   [18]int `json:"dihedrals"`    // how many angles between faces there are in each ten degrees, from 0° to 180°
	// Radius ratio: three times the radius of the ball inside over that of the ball around, 1 for a regular tetrahedron, 0 for a flat one.
	MinRatio  float64 `json:"min_ratio"`
	MeanRatio float64 `json:"mean_ratio"`
}

// Sound reports whether the mesh can be simulated as it is: no element inverted, flat or there twice, no face of more than two elements.
func (q *TetQuality) Sound() bool {
	return q.Inverted == 0 && q.Flat == 0 && q.Duplicate == 0 && q.Crowded == 0 && q.Elements > 0
}

// Sentences returns what is wrong in words, one finding each, and what the mesh is in the last.
func (q *TetQuality) Sentences() []string {
	say := &findings{}
	say.count(q.Unused, "node belongs to no element", "nodes belong to no element")
	say.count(q.Inverted, "element is inside out", "elements are inside out")
	say.count(q.Flat, "element has no volume", "elements have no volume")
	say.count(q.Duplicate, "element is there twice", "elements are there twice")
	say.count(q.Crowded, "face belongs to more than two elements", "faces belong to more than two elements")
	say.count(q.Lonely, "element shares no face with another", "elements share no face with another")
	if q.Parts == 1 {
		return append(say.list, "One part.")
	}
	return append(say.list, fmt.Sprintf("%d parts that share no face.", q.Parts))
}

func (q *TetQuality) String() string { return strings.Join(q.Sentences(), "\n") }

// findings are sentences about how often something was found.
type findings struct{ list []string }

func (f *findings) count(n int, one, many string) {
	switch {
	case n == 1:
		f.list = append(f.list, "1 "+one+".")
	case n > 1:
		f.list = append(f.list, fmt.Sprintf("%d %s.", n, many))
	}
}

// flatPart is the volume, as a part of the cube of the longest edge, up to which an element is flat: what rounding leaves of nothing, with
// coordinates of 32 bits.
const flatPart = 1e-7

// tetEdges are the six edges of a tetrahedron, each with the two corners across it.
var tetEdges = [6][4]int{{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 3, 1, 2}, {1, 2, 0, 3}, {1, 3, 0, 2}, {2, 3, 0, 1}}

// dihedrals returns the angles between the faces at the six edges of a tetrahedron [rad].
func dihedrals(p *[4]spatial.Vec3) (out [6]float64) {
	for i, e := range tetEdges {
		edge := p[e[1]].Sub(p[e[0]])
		n, m := edge.Cross(p[e[2]].Sub(p[e[0]])), edge.Cross(p[e[3]].Sub(p[e[0]]))
		out[i] = math.Atan2(n.Cross(m).Norm(), n.Dot(m))
	}
	return out
}

// longestEdge returns the length of the longest edge of a tetrahedron [m].
func longestEdge(p *[4]spatial.Vec3) float64 {
	most := 0.0
	for _, e := range tetEdges {
		most = max(most, p[e[1]].Sub(p[e[0]]).Norm2())
	}
	return math.Sqrt(most)
}

// isFlat reports whether a tetrahedron of a volume has none.
func isFlat(p *[4]spatial.Vec3, volume float64) bool {
	l := longestEdge(p)
	return !(math.Abs(volume) > flatPart*l*l*l)
}

// radiusRatio returns three times the radius of the ball inside over that of the ball around: with the volume V, the sum of the faces' areas A
// and the products of opposite edges p, q, r it is 216 V² / (A √((p+q+r)(p+q−r)(p−q+r)(−p+q+r))).
func radiusRatio(x *[4]spatial.Vec3, volume float64) float64 {
	area := 0.0
	for _, f := range tetFaces {
		area += x[f[1]].Sub(x[f[0]]).Cross(x[f[2]].Sub(x[f[0]])).Norm() / 2
	}
	across := func(a, b, c, d int) float64 { return x[b].Sub(x[a]).Norm() * x[d].Sub(x[c]).Norm() }
	p, q, r := across(0, 1, 2, 3), across(0, 2, 1, 3), across(0, 3, 1, 2)
	root := math.Sqrt(max((p+q+r)*(p+q-r)*(p-q+r)*(q+r-p), 0))
	if !(area*root > 0) {
		return 0
	}
	return 216 * volume * volume / (area * root)
}

// Quality measures the elements. The numbers in t must be valid; elements may be of any shape.
func (t *Tets) Quality() TetQuality {
	q := TetQuality{Nodes: len(t.Nodes), Elements: len(t.Elements), MinVolume: math.Inf(1), MaxVolume: math.Inf(-1), MinDihedral: math.Pi, MinRatio: 1}
	used := make([]bool, len(t.Nodes))
	for i := range t.Elements {
		var p [4]spatial.Vec3
		p[0], p[1], p[2], p[3] = t.corners(int32(i))
		for _, v := range t.Elements[i] {
			used[v] = true
		}
		v := t.Volume(int32(i))
		q.Volume += v
		q.MinVolume, q.MaxVolume = min(q.MinVolume, v), max(q.MaxVolume, v)
		switch {
		case isFlat(&p, v):
			q.Flat++
		case v < 0:
			q.Inverted++
		}
		for _, a := range dihedrals(&p) {
			q.MinDihedral, q.MaxDihedral = min(q.MinDihedral, a), max(q.MaxDihedral, a)
			q.Dihedrals[min(int(a*(18/math.Pi)), 17)]++
		}
		ratio := radiusRatio(&p, v)
		q.MinRatio = min(q.MinRatio, ratio)
		q.MeanRatio += ratio / float64(len(t.Elements))
	}
	for _, u := range used {
		if !u {
			q.Unused++
		}
	}
	q.Duplicate = t.duplicates(nil)
	q.countParts(t)
	return q
}

// countParts counts connected parts and crowded faces.
func (q *TetQuality) countParts(t *Tets) {
	faces := newFaceTable(t)
	faces.each(func(sides []faceSide) {
		if len(sides) > 2 {
			q.Crowded++
		}
	})
	part, count := faces.parts(len(t.Elements))
	size := make([]int, count)
	for _, p := range part {
		size[p]++
	}
	q.Parts = count
	for _, n := range size {
		if n == 1 && len(t.Elements) > 1 {
			q.Lonely++
		}
	}
}

// duplicates returns how many elements have the nodes of one before, and calls found, if there is one, with each.
func (t *Tets) duplicates(found func(element int32)) (count int) {
	seen := make(map[[4]int32]struct{}, len(t.Elements))
	for i, e := range t.Elements {
		slices.Sort(e[:])
		if _, again := seen[e]; again {
			count++
			if found != nil {
				found(int32(i))
			}
			continue
		}
		seen[e] = struct{}{}
	}
	return count
}
