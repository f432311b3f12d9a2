package mesh

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// gmshNodes are the numbers of nodes of Gmsh's types of elements, 0 for what is not known. Tetrahedra of first and second order are types 4 and 11.
var gmshNodes = [...]int{0, 2, 3, 4, 4, 8, 6, 5, 3, 6, 9, 10, 27, 18, 14, 1, 8, 20, 15, 13, 9, 10, 12, 15, 15, 21, 4, 5, 6, 20, 35, 56}

// gmshSolids are the names of the types that fill space and are not tetrahedra.
var gmshSolids = map[int64]string{5: "hexahedra", 6: "prisms", 7: "pyramids", 12: "hexahedra", 13: "prisms", 14: "pyramids", 17: "hexahedra", 18: "prisms", 19: "pyramids",
	29: "tetrahedra of third order", 30: "tetrahedra of fourth order", 31: "tetrahedra of fifth order"}

var gmshDimensions = [4]string{"point", "curve", "surface", "volume"}

// ReadGmsh reads the tetrahedra of a Gmsh file of version 2.2 or 4.1, text or binary. Physical volumes become Regions, and groups if they have a name;
// physical points, curves and surfaces become groups of nodes. Of second-order tetrahedra the corners are taken. Nodes of no tetrahedron are left out.
// The name is for errors.
func ReadGmsh(r io.Reader, name string) (*Tets, error) {
	data, err := contents(r, name)
	if err != nil {
		return nil, err
	}
	g := &gmshReader{cursor: cursor{file: name, data: data, order: binary.LittleEndian}, out: &Tets{}, node: map[int64]int32{},
		names: map[gmshKey]string{}, physical: map[gmshKey][]int64{}, sets: map[gmshKey][]int32{}}
	if err := g.read(); err != nil {
		return nil, err
	}
	if len(g.out.Elements) == 0 {
		g.start = len(data)
		return nil, g.wrong(item{"$Elements", -1}, "none", "at least one tetrahedron")
	}
	g.group()
	return g.out.compacted(), nil
}

// compacted drops nodes of no element, if there are any.
func (t *Tets) compacted() *Tets {
	used := make([]bool, len(t.Nodes))
	count := 0
	for _, e := range t.Elements {
		for _, v := range e {
			if !used[v] {
				used[v] = true
				count++
			}
		}
	}
	if count == len(used) {
		return t
	}
	return t.without(t, make([]bool, len(t.Elements)), identity(len(t.Nodes)))
}

// gmshKey is an entity or a physical group: its dimension and its tag.
type gmshKey struct {
	dimension int
	tag       int64
}

type gmshReader struct {
	cursor
	modern   bool // 4.1
	encoded  bool // the data are binary
	size     int  // bytes of a size
	out      *Tets
	node     map[int64]int32     // numbers of nodes by tag
	names    map[gmshKey]string  // of physical groups
	physical map[gmshKey][]int64 // groups of each entity, 4.1 only
	sets     map[gmshKey][]int32 // nodes of physical groups, elements of volumes
	regions  bool                // some are not 0
}

// read goes through the sections.
func (g *gmshReader) read() error {
	for first := true; ; first = false {
		g.binary = false
		section := g.word()
		switch {
		case section == "" && !first:
			return nil
		case first && section != "$MeshFormat":
			return g.wrong(item{"the first section", -1}, section, "$MeshFormat")
		case !strings.HasPrefix(section, "$"):
			return g.wrong(item{"a section", -1}, section, "a word that begins with $")
		}
		var err error
		switch section {
		case "$MeshFormat":
			err = g.format()
		case "$PhysicalNames":
			err = g.physicalNames()
		case "$Entities":
			g.begin()
			err = g.entities()
		case "$Nodes":
			g.begin()
			err = g.nodes()
		case "$Elements":
			g.begin()
			err = g.elements()
		}
		if err != nil {
			return err
		}
		g.binary = false
		if end := "$End" + section[1:]; !g.skip(end) {
			g.start = len(g.data)
			return g.wrong(item{"section " + section, -1}, "", end)
		}
	}
}

// begin goes to the data of a section: after the end of the line.
func (g *gmshReader) begin() {
	g.line()
	g.binary = g.encoded && g.modern // 2.2 has its counts in text
}

func (g *gmshReader) format() error {
	version := g.word()
	if version != "2.2" && version != "4.1" {
		return g.wrong(item{"the version", -1}, version, "2.2 or 4.1")
	}
	g.modern = version == "4.1"
	kind, err := g.integer(4, item{"the file type", -1}, 0, 1)
	if err != nil {
		return err
	}
	size, err := g.integer(4, item{"the data size", -1}, 8, 8)
	if err != nil {
		return err
	}
	g.size, g.encoded = int(size), kind == 1
	if !g.encoded {
		return nil
	}
	g.line()
	g.binary = true
	field := item{"the number one that tells the order of bytes", -1}
	one, err := g.raw(4, field)
	if err != nil {
		return err
	}
	if g.order.Uint32(one) != 1 {
		if g.order = binary.BigEndian; g.order.Uint32(one) != 1 {
			return g.wrong(field, fmt.Sprintf("%x", one), "1")
		}
	}
	return nil
}

func (g *gmshReader) physicalNames() error {
	n, err := g.count(0, item{"the number of physical names", -1}, 4)
	if err != nil {
		return err
	}
	for i := range n {
		dimension, err := g.integer(0, item{"dimension of physical name", i}, 0, 3)
		if err != nil {
			return err
		}
		tag, err := g.integer(0, item{"tag of physical name", i}, math.MinInt32, math.MaxInt32)
		if err != nil {
			return err
		}
		text := strings.TrimSpace(g.line())
		name, found := strings.CutPrefix(text, `"`)
		name, closed := strings.CutSuffix(name, `"`)
		if !found || !closed {
			return g.wrong(item{"physical name", i}, text, "a name in quotation marks")
		}
		g.names[gmshKey{int(dimension), tag}] = name
	}
	return nil
}

// entities reads which physical groups the parts of the model belong to.
func (g *gmshReader) entities() error {
	if !g.modern {
		return nil
	}
	var counts [4]int
	for d := range counts {
		var err error
		if counts[d], err = g.count(g.size, item{"the number of " + gmshDimensions[d] + " entities", -1}, 4); err != nil {
			return err
		}
	}
	for d, count := range counts {
		for i := range count {
			if err := g.entity(d, item{gmshDimensions[d] + " entity", i}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (g *gmshReader) entity(dimension int, field item) error {
	tag, err := g.integer(4, field, math.MinInt32, math.MaxInt32)
	if err != nil {
		return err
	}
	bounds := 6
	if dimension == 0 {
		bounds = 3
	}
	for range bounds {
		// Gmsh writes bounds of 1e100 for parts that it does not know.
		if g.binary {
			_, err = g.raw(8, field)
		} else {
			g.word()
		}
		if err != nil {
			return err
		}
	}
	lists := 2 // physical groups, and the entities that bound it
	if dimension == 0 {
		lists = 1
	}
	for l := range lists {
		n, err := g.count(g.size, field, 2)
		if err != nil {
			return err
		}
		for range n {
			x, err := g.integer(4, field, math.MinInt32, math.MaxInt32)
			if err != nil {
				return err
			}
			if key := (gmshKey{dimension, tag}); l == 0 {
				g.physical[key] = append(g.physical[key], max(x, -x)) // the sign tells the orientation
			}
		}
	}
	return nil
}

// nodes reads the nodes.
func (g *gmshReader) nodes() error {
	if g.modern {
		return g.nodeBlocks()
	}
	n, err := g.count(0, item{"the number of nodes", -1}, 8)
	if err != nil {
		return err
	}
	if g.binary = g.encoded; g.binary {
		g.line()
	}
	for i := range n {
		tag, err := g.integer(4, item{"tag of node", i}, 1, math.MaxInt32)
		if err != nil {
			return err
		}
		if err := g.addNode(tag, i, 0); err != nil {
			return err
		}
	}
	return nil
}

// addNode reads the coordinates of a node, and as many parameters after them.
func (g *gmshReader) addNode(tag int64, i, parameters int) error {
	var v [3]float64
	for k := range v {
		var err error
		if v[k], err = g.coordinate(8, item{"coordinate of node", i}); err != nil {
			return err
		}
	}
	for range parameters {
		if _, err := g.coordinate(8, item{"parameter of node", i}); err != nil {
			return err
		}
	}
	if _, again := g.node[tag]; again {
		return g.wrong(item{"tag of node", i}, tag, "tags that differ")
	}
	g.node[tag] = int32(len(g.out.Nodes))
	g.out.Nodes = append(g.out.Nodes, spatial.V(v[0], v[1], v[2]))
	return nil
}

// head reads the four numbers that begin a section of 4.1 and returns the first, the number of blocks.
func (g *gmshReader) head(what string) (blocks int, err error) {
	if blocks, err = g.count(g.size, item{"the number of blocks of " + what, -1}, 4); err != nil {
		return 0, err
	}
	for range 3 {
		if _, err := g.integer(g.size, item{"the number and the tags of " + what, -1}, 0, math.MaxInt64); err != nil {
			return 0, err
		}
	}
	return blocks, nil
}

// block reads the beginning of a block of 4.1.
func (g *gmshReader) block(what string, i, each int) (entity gmshKey, kind int64, count int, err error) {
	field := item{"block of " + what, i}
	d, err := g.integer(4, field, 0, 3)
	if err != nil {
		return entity, 0, 0, err
	}
	tag, err := g.integer(4, field, math.MinInt32, math.MaxInt32)
	if err != nil {
		return entity, 0, 0, err
	}
	if kind, err = g.integer(4, field, 0, math.MaxInt32); err != nil {
		return entity, 0, 0, err
	}
	count, err = g.count(g.size, field, each)
	return gmshKey{int(d), tag}, kind, count, err
}

func (g *gmshReader) nodeBlocks() error {
	blocks, err := g.head("nodes")
	if err != nil {
		return err
	}
	for b := range blocks {
		entity, parametric, count, err := g.block("nodes", b, 8)
		if err != nil {
			return err
		}
		tags := make([]int64, count)
		for i := range tags {
			if tags[i], err = g.integer(g.size, item{"tag of node", i}, 1, math.MaxInt64); err != nil {
				return err
			}
		}
		parameters := 0
		if parametric != 0 {
			parameters = entity.dimension
		}
		for i, tag := range tags {
			if err := g.addNode(tag, i, parameters); err != nil {
				return err
			}
		}
	}
	return nil
}

// elements reads the elements.
func (g *gmshReader) elements() error {
	if g.modern {
		return g.elementBlocks()
	}
	n, err := g.count(0, item{"the number of elements", -1}, 8)
	if err != nil {
		return err
	}
	g.binary = g.encoded
	if !g.binary {
		for i := range n {
			if _, err := g.integer(4, item{"tag of element", i}, 0, math.MaxInt64); err != nil {
				return err
			}
			if err := g.oldElement(i); err != nil {
				return err
			}
		}
		return nil
	}
	g.line()
	for i := 0; i < n; {
		kind, tags, count, err := g.oldBlock(i)
		if err != nil {
			return err
		}
		for range count {
			if _, err := g.integer(4, item{"tag of element", i}, math.MinInt32, math.MaxInt32); err != nil {
				return err
			}
			if err := g.tagged(i, kind, tags); err != nil {
				return err
			}
			i++
		}
	}
	return nil
}

// oldElement reads an element of a text of version 2.2 after its tag.
func (g *gmshReader) oldElement(i int) error {
	kind, err := g.integer(4, item{"type of element", i}, 1, math.MaxInt32)
	if err != nil {
		return err
	}
	tags, err := g.integer(4, item{"number of tags of element", i}, 0, 1000)
	if err != nil {
		return err
	}
	return g.tagged(i, kind, int(tags))
}

// oldBlock reads the head of a block of elements of a binary file of version 2.2.
func (g *gmshReader) oldBlock(i int) (kind int64, tags, count int, err error) {
	if kind, err = g.integer(4, item{"type of element", i}, 1, math.MaxInt32); err != nil {
		return 0, 0, 0, err
	}
	if count, err = g.count(4, item{"number of elements in the block of element", i}, 8); err != nil {
		return 0, 0, 0, err
	}
	if count == 0 {
		return 0, 0, 0, g.wrong(item{"number of elements in the block of element", i}, 0, "at least 1")
	}
	n, err := g.integer(4, item{"number of tags of element", i}, 0, 1000)
	return kind, int(n), count, err
}

// tagged reads the tags of an element of version 2.2, of which the first is the physical group, and its nodes.
func (g *gmshReader) tagged(i int, kind int64, tags int) error {
	var groups []int64
	for k := range tags {
		x, err := g.integer(4, item{"tags of element", i}, math.MinInt32, math.MaxInt32)
		if err != nil {
			return err
		}
		if k == 0 && x != 0 {
			groups = []int64{max(x, -x)}
		}
	}
	return g.element(i, kind, -1, 4, groups)
}

func (g *gmshReader) elementBlocks() error {
	blocks, err := g.head("elements")
	if err != nil {
		return err
	}
	for b := range blocks {
		entity, kind, count, err := g.block("elements", b, 4)
		if err != nil {
			return err
		}
		for i := range count {
			if _, err := g.integer(g.size, item{"tag of element", i}, 0, math.MaxInt64); err != nil {
				return err
			}
			if err := g.element(i, kind, entity.dimension, g.size, g.physical[entity]); err != nil {
				return err
			}
		}
	}
	return nil
}

// element reads the nodes of an element, each of so many bytes. A dimension of −1 is that of its type.
func (g *gmshReader) element(i int, kind int64, dimension, size int, groups []int64) error {
	field := item{"type of element", i}
	if what := gmshSolids[kind]; what != "" {
		return g.wrong(field, fmt.Sprintf("%d (%s)", kind, what), "4 or 11, tetrahedra, and what is flat")
	}
	if kind < 1 || kind >= int64(len(gmshNodes)) {
		return g.wrong(field, kind, fmt.Sprintf("1 to %d", len(gmshNodes)-1))
	}
	tet := kind == 4 || kind == 11
	if dimension < 0 {
		dimension = gmshDimension(kind)
	}
	var e [4]int32
	for k := range gmshNodes[kind] {
		tag, err := g.integer(size, item{"nodes of element", i}, 1, math.MaxInt64)
		if err != nil {
			return err
		}
		v, known := g.node[tag]
		if !known {
			return g.wrong(item{"nodes of element", i}, tag, "the tag of a node that comes before")
		}
		if tet && k < 4 {
			e[k] = v
		}
		if !tet && dimension < 3 {
			for _, p := range groups {
				key := gmshKey{dimension, p}
				g.sets[key] = append(g.sets[key], v)
			}
		}
	}
	if tet {
		g.addTet(e, groups)
	}
	return nil
}

// gmshDimension returns the dimension of a type of element that is no tetrahedron: points, lines, and what is flat.
func gmshDimension(kind int64) int {
	switch kind {
	case 15:
		return 0
	case 1, 8, 26, 27, 28:
		return 1
	}
	return 2
}

func (g *gmshReader) addTet(e [4]int32, groups []int64) {
	for _, p := range groups {
		key := gmshKey{3, p}
		g.sets[key] = append(g.sets[key], int32(len(g.out.Elements)))
	}
	region := int32(0)
	if len(groups) > 0 {
		region = int32(min(groups[0], math.MaxInt32))
		g.regions = true
	}
	g.out.Elements = append(g.out.Elements, e)
	g.out.Regions = append(g.out.Regions, region)
}

// group makes groups of the physical ones, volumes last.
func (g *gmshReader) group() {
	if !g.regions {
		g.out.Regions = nil
	}
	var keys []gmshKey
	for k := range g.sets {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b gmshKey) int {
		return cmp.Or(cmp.Compare(a.dimension, b.dimension), cmp.Compare(a.tag, b.tag))
	})
	for _, k := range keys {
		set := g.sets[k]
		slices.Sort(set)
		set = slices.Compact(set)
		name, named := g.names[k]
		if !named && k.dimension == 3 {
			continue // a region without a name
		}
		if !named {
			name = gmshDimensions[k.dimension] + " " + strconv.FormatInt(k.tag, 10)
		}
		group := g.out.Group(name)
		if group == nil {
			g.out.Groups = append(g.out.Groups, Group{Name: name})
			group = &g.out.Groups[len(g.out.Groups)-1]
		}
		if k.dimension == 3 {
			group.Elements = united(group.Elements, set)
		} else {
			group.Nodes = united(group.Nodes, set)
		}
	}
}

// united returns the members of two sets, ascending.
func united(a, b []int32) []int32 {
	out := append(slices.Clone(a), b...)
	slices.Sort(out)
	return slices.Compact(out)
}
