package mesh

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Tets is a solid cut into tetrahedra.
type Tets struct {
	Nodes []spatial.Vec3 // [m]
	// Elements are the tetrahedra, by the numbers of their nodes a, b, c, d: seen from d, the corners a, b, c go round clockwise, so that
	// (b−a)×(c−a)·(d−a), six times the volume, is positive.
	Elements [][4]int32
	Regions  []int32 // of what material each element is, or empty
	Groups   []Group // sets of nodes and elements with a name
}

// Group is a part of a mesh that has a name, such as the end of a bar that is to be held.
type Group struct {
	Name     string
	Nodes    []int32 // ascending
	Elements []int32 // ascending
}

// tetFaces are the corners of the four faces of a tetrahedron, the one opposite to corner k at place k; from outside they go round
// counterclockwise.
var tetFaces = [4][3]int{{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}}

// Validate reports the first thing that keeps t from being a solid as a *FieldError, or nil: numbers that name nothing, coordinates that are
// not finite, elements without volume or inside out. Repair puts right the latter.
func (t *Tets) Validate() error {
	if err := t.wellFormed(); err != nil {
		return err
	}
	for i := range t.Elements {
		if v := t.Volume(int32(i)); !(v > 0) {
			return &FieldError{fmt.Sprintf("Elements[%d]", i), fmt.Sprintf("%v with a volume of %.3g m³", t.Elements[i], v), "a positive volume: see Repair"}
		}
	}
	return nil
}

// wellFormed is Validate for meshes whose elements may have any volume.
func (t *Tets) wellFormed() error {
	if len(t.Elements) == 0 {
		return &FieldError{"Elements", "empty", "at least one"}
	}
	if len(t.Nodes) > math.MaxInt32 || len(t.Elements) > maxTets {
		return &FieldError{"Elements", len(t.Elements), fmt.Sprintf("at most %d", maxTets)}
	}
	for i, v := range t.Nodes {
		if !v.Finite() || math.Abs(v.X)+math.Abs(v.Y)+math.Abs(v.Z) > 1e12 {
			return &FieldError{fmt.Sprintf("Nodes[%d]", i), v, "finite numbers below 1e12 m"}
		}
	}
	for i, e := range t.Elements {
		for _, v := range e {
			if v < 0 || int(v) >= len(t.Nodes) {
				return &FieldError{fmt.Sprintf("Elements[%d]", i), e, fmt.Sprintf("numbers of nodes, 0 to %d", len(t.Nodes)-1)}
			}
		}
	}
	if n := len(t.Regions); n != 0 && n != len(t.Elements) {
		return &FieldError{"Regions", fmt.Sprintf("%d numbers", n), fmt.Sprintf("none, or one for each of %d elements", len(t.Elements))}
	}
	return t.validGroups()
}

// maxTets is how many elements a mesh has at most.
const maxTets = 50_000_000

func (t *Tets) validGroups() error {
	for i, g := range t.Groups {
		for _, set := range []struct {
			name    string
			numbers []int32
			count   int
		}{{"Nodes", g.Nodes, len(t.Nodes)}, {"Elements", g.Elements, len(t.Elements)}} {
			for k, v := range set.numbers {
				if v < 0 || int(v) >= set.count || k > 0 && v <= set.numbers[k-1] {
					return &FieldError{fmt.Sprintf("Groups[%d].%s[%d]", i, set.name, k), v, fmt.Sprintf("ascending numbers from 0 to %d", set.count-1)}
				}
			}
		}
	}
	return nil
}

// Group returns the group with a name, nil if there is none.
func (t *Tets) Group(name string) *Group {
	for i := range t.Groups {
		if t.Groups[i].Name == name {
			return &t.Groups[i]
		}
	}
	return nil
}

// corners returns the corners of an element.
func (t *Tets) corners(element int32) (a, b, c, d spatial.Vec3) {
	e := &t.Elements[element]
	return t.Nodes[e[0]], t.Nodes[e[1]], t.Nodes[e[2]], t.Nodes[e[3]]
}

// tetVolume returns the volume of a tetrahedron, less than 0 if it is inside out [m³].
func tetVolume(a, b, c, d spatial.Vec3) float64 {
	return b.Sub(a).Cross(c.Sub(a)).Dot(d.Sub(a)) / 6
}

// Volume returns the volume of an element, less than 0 if it is inside out [m³].
func (t *Tets) Volume(element int32) float64 {
	return tetVolume(t.corners(element))
}

// TotalVolume returns the volume of all elements [m³].
func (t *Tets) TotalVolume() (sum float64) {
	for i := range t.Elements {
		sum += t.Volume(int32(i))
	}
	return sum
}

// Bounds returns the corners of the smallest box along the axes that holds all nodes [m].
func (t *Tets) Bounds() (low, high spatial.Vec3) { return (&Surface{Vertices: t.Nodes}).Bounds() }

// Moved returns a copy of t with f applied to each node. If f is a mirror, elements are turned over by Repair.
func (t *Tets) Moved(f func(spatial.Vec3) spatial.Vec3) *Tets {
	out := *t
	out.Nodes = make([]spatial.Vec3, len(t.Nodes))
	for i, v := range t.Nodes {
		out.Nodes[i] = f(v)
	}
	return &out
}
