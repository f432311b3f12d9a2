package mesh

import (
	"fmt"
	"math"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// groupPrefix begins the names of the arrays of VTK files that hold groups: 1 for what is in it, 0 for what is not.
const groupPrefix = "group:"

// regionNames are the names of cell arrays that are taken for regions, ours first.
var regionNames = []string{"region", "Region", "regions", "MaterialIds", "material", "Material", "gmsh:physical", "CellEntityIds", "medit:ref"}

// The types of cells of VTK that matter.
const (
	vtkTetra          = 10
	vtkQuadraticTetra = 24
)

// vtkFlat are the types of cells that do not fill space: they are left out.
var vtkFlat = map[int64]bool{1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true, 9: true, 21: true, 22: true, 23: true, 28: true, 30: true, 34: true, 35: true}

// vtkWanted reports whether a cell array is one of regions or a group.
func vtkWanted(name string) bool {
	for _, r := range regionNames {
		if name == r {
			return true
		}
	}
	return strings.HasPrefix(name, groupPrefix)
}

// vtkGrid is an unstructured grid as VTK files have it.
type vtkGrid struct {
	points              []spatial.Vec3
	connectivity        []int64
	offsets, kinds      []int64 // of the end of each cell in the connectivity; type
	pointData, cellData []vtkArray
}

// vtkArray is an array of numbers, one for each point or cell.
type vtkArray struct {
	name   string
	values []float64
}

// tets returns the tetrahedra of a grid. wrong makes errors.
func (g *vtkGrid) tets(wrong func(field item, value any, want string) error) (*Tets, error) {
	t := &Tets{Nodes: g.points}
	if len(g.kinds) != len(g.offsets) {
		return nil, wrong(item{"types", -1}, fmt.Sprintf("%d numbers", len(g.kinds)), fmt.Sprintf("%d, one for each cell", len(g.offsets)))
	}
	cell := make([]int32, len(g.kinds)) // number of the element, −1 for none
	start := int64(0)
	for i, end := range g.offsets {
		cell[i] = -1
		if end < start || end > int64(len(g.connectivity)) {
			return nil, wrong(item{"offset of cell", i}, end, fmt.Sprintf("%d to %d", start, len(g.connectivity)))
		}
		nodes := g.connectivity[start:end]
		start = end
		switch kind := g.kinds[i]; {
		case vtkFlat[kind]:
			continue
		case kind != vtkTetra && kind != vtkQuadraticTetra:
			return nil, wrong(item{"type of cell", i}, kind, "10 or 24, tetrahedra, or what is flat")
		case len(nodes) < 4:
			return nil, wrong(item{"nodes of cell", i}, len(nodes), "4 or 10")
		}
		var e [4]int32
		for k, v := range nodes[:4] {
			if v < 0 || v >= int64(len(g.points)) {
				return nil, wrong(item{"nodes of cell", i}, v, fmt.Sprintf("0 to %d", len(g.points)-1))
			}
			e[k] = int32(v)
		}
		cell[i] = int32(len(t.Elements))
		t.Elements = append(t.Elements, e)
	}
	if len(t.Elements) == 0 {
		return nil, wrong(item{"types", -1}, "none", "at least one tetrahedron")
	}
	g.regions(t, cell)
	g.groups(t, cell)
	return t, nil
}

// regions takes the regions from the cell array that has them, if they are whole numbers.
func (g *vtkGrid) regions(t *Tets, cell []int32) {
	for _, name := range regionNames {
		for _, a := range g.cellData {
			if a.name != name || len(a.values) != len(cell) {
				continue
			}
			regions := make([]int32, len(t.Elements))
			for i, e := range cell {
				x := a.values[i]
				if x != math.Round(x) || math.Abs(x) > math.MaxInt32 {
					return
				}
				if e >= 0 {
					regions[e] = int32(x)
				}
			}
			t.Regions = regions
			return
		}
	}
}

// groups takes the groups from the arrays that are named so.
func (g *vtkGrid) groups(t *Tets, cell []int32) {
	group := func(name string) *Group {
		if found := t.Group(name); found != nil {
			return found
		}
		t.Groups = append(t.Groups, Group{Name: name})
		return &t.Groups[len(t.Groups)-1]
	}
	for _, a := range g.pointData {
		if name, is := strings.CutPrefix(a.name, groupPrefix); is && len(a.values) == len(g.points) {
			set := group(name)
			set.Nodes = nil
			for i, x := range a.values {
				if x != 0 {
					set.Nodes = append(set.Nodes, int32(i))
				}
			}
		}
	}
	for _, a := range g.cellData {
		if name, is := strings.CutPrefix(a.name, groupPrefix); is && len(a.values) == len(cell) {
			set := group(name)
			set.Elements = nil
			for i, x := range a.values {
				if x != 0 && cell[i] >= 0 {
					set.Elements = append(set.Elements, cell[i])
				}
			}
		}
	}
}
