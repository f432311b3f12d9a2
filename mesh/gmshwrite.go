package mesh

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// GmshFormat is how a Gmsh file is written. The zero value is version 4.1 as text.
type GmshFormat struct {
	Old    bool // version 2.2
	Binary bool
}

// WriteGmsh writes t as a Gmsh file, coordinates in full. Regions are physical volumes, whose numbers should be more than 0. The nodes of a group are physical points with its name; its
// elements give their physical volume its name if they are just those of one region, and are left out otherwise, because Gmsh has no other sets.
func (t *Tets) WriteGmsh(w io.Writer, format GmshFormat) error {
	if err := t.wellFormed(); err != nil {
		return err
	}
	g := &gmshWriter{Writer: bufio.NewWriter(w), tets: t, binary: format.Binary}
	g.sort()
	version := "4.1"
	if format.Old {
		version = "2.2"
	}
	if g.binary {
		fmt.Fprintf(g, "$MeshFormat\n%s 1 8\n", version)
		g.integers(1)
		fmt.Fprint(g, "\n$EndMeshFormat\n")
	} else {
		fmt.Fprintf(g, "$MeshFormat\n%s 0 8\n$EndMeshFormat\n", version)
	}
	g.names()
	if format.Old {
		g.old()
	} else {
		g.modern()
	}
	return g.Flush()
}

type gmshWriter struct {
	*bufio.Writer
	tets    *Tets
	binary  bool
	regions []int32           // tags, ascending
	members map[int32][]int32 // elements of each region
	points  []int             // groups that have nodes
	buffer  []byte
}

// sort finds the regions and the groups of nodes.
func (g *gmshWriter) sort() {
	g.members = map[int32][]int32{}
	for i := range g.tets.Elements {
		r := int32(0)
		if len(g.tets.Regions) > 0 {
			r = g.tets.Regions[i]
		}
		g.members[r] = append(g.members[r], int32(i))
	}
	for r := range g.members {
		g.regions = append(g.regions, r)
	}
	slices.Sort(g.regions)
	for i := range g.tets.Groups {
		if len(g.tets.Groups[i].Nodes) > 0 {
			g.points = append(g.points, i)
		}
	}
}

// names writes the names of the physical groups.
func (g *gmshWriter) names() {
	var lines []string
	quote := func(s string) string {
		return `"` + strings.NewReplacer(`"`, "'", "\n", " ", "\r", " ").Replace(s) + `"`
	}
	for tag, i := range g.points {
		lines = append(lines, fmt.Sprintf("0 %d %s", tag+1, quote(g.tets.Groups[i].Name)))
	}
	for _, r := range g.regions {
		for i := range g.tets.Groups {
			if r != 0 && slices.Equal(g.tets.Groups[i].Elements, g.members[r]) {
				lines = append(lines, fmt.Sprintf("3 %d %s", r, quote(g.tets.Groups[i].Name)))
				break
			}
		}
	}
	if len(lines) > 0 {
		fmt.Fprintf(g, "$PhysicalNames\n%d\n%s\n$EndPhysicalNames\n", len(lines), strings.Join(lines, "\n"))
	}
}

// integers writes numbers of 32 bits, or a line of them.
func (g *gmshWriter) integers(numbers ...int32) {
	g.buffer = g.buffer[:0]
	for i, x := range numbers {
		if g.binary {
			g.buffer = binary.LittleEndian.AppendUint32(g.buffer, uint32(x))
			continue
		}
		if i > 0 {
			g.buffer = append(g.buffer, ' ')
		}
		g.buffer = strconv.AppendInt(g.buffer, int64(x), 10)
	}
	g.end()
}

// sizes writes numbers of 64 bits, or a line of them.
func (g *gmshWriter) sizes(numbers ...int) {
	g.buffer = g.buffer[:0]
	for i, x := range numbers {
		if g.binary {
			g.buffer = binary.LittleEndian.AppendUint64(g.buffer, uint64(x))
			continue
		}
		if i > 0 {
			g.buffer = append(g.buffer, ' ')
		}
		g.buffer = strconv.AppendInt(g.buffer, int64(x), 10)
	}
	g.end()
}

// floats writes numbers, or a line of them.
func (g *gmshWriter) floats(numbers ...float64) {
	g.buffer = g.buffer[:0]
	for i, x := range numbers {
		if g.binary {
			g.buffer = binary.LittleEndian.AppendUint64(g.buffer, math.Float64bits(x))
			continue
		}
		if i > 0 {
			g.buffer = append(g.buffer, ' ')
		}
		g.buffer = strconv.AppendFloat(g.buffer, x, 'g', -1, 64)
	}
	g.end()
}

// end writes what was collected; lines end, binary data do not.
func (g *gmshWriter) end() {
	if !g.binary {
		g.buffer = append(g.buffer, '\n')
	}
	_, _ = g.Write(g.buffer) // the error comes with Flush
}

// close ends a section, with a new line before it if it is binary.
func (g *gmshWriter) close(section string) {
	if g.binary {
		fmt.Fprint(g, "\n")
	}
	fmt.Fprintf(g, "$End%s\n", section)
}

// physical returns the physical tags of a region: none for 0.
func physicalOf(region int32) []int32 {
	if region == 0 {
		return nil
	}
	return []int32{region}
}

// old writes nodes and elements as version 2.2 has them.
func (g *gmshWriter) old() {
	t := g.tets
	fmt.Fprintf(g, "$Nodes\n%d\n", len(t.Nodes))
	for i, v := range t.Nodes {
		if g.binary {
			g.integers(int32(i + 1))
			g.floats(v.X, v.Y, v.Z)
			continue
		}
		fmt.Fprintf(g, "%d ", i+1)
		g.floats(v.X, v.Y, v.Z)
	}
	g.close("Nodes")
	count := len(t.Elements)
	for _, i := range g.points {
		count += len(t.Groups[i].Nodes)
	}
	fmt.Fprintf(g, "$Elements\n%d\n", count)
	tag := int32(0)
	write := func(kind, physical, entity int32, nodes ...int32) {
		tag++
		if g.binary {
			g.integers(append([]int32{kind, 1, 2, tag, physical, entity}, nodes...)...)
			return
		}
		g.integers(append([]int32{tag, kind, 2, physical, entity}, nodes...)...)
	}
	for p, i := range g.points {
		for _, v := range t.Groups[i].Nodes {
			write(15, int32(p+1), int32(p+1), v+1)
		}
	}
	for n, r := range g.regions {
		for _, i := range g.members[r] {
			e := t.Elements[i]
			write(4, r, int32(n+1), e[0]+1, e[1]+1, e[2]+1, e[3]+1)
		}
	}
	g.close("Elements")
}

// modern writes entities, nodes and elements as version 4.1 has them. All nodes belong to the first volume, and each group of nodes is a point.
func (g *gmshWriter) modern() {
	t := g.tets
	low, high := t.Bounds()
	fmt.Fprint(g, "$Entities\n")
	g.sizes(len(g.points), 0, 0, len(g.regions))
	for p, i := range g.points {
		at := t.Nodes[t.Groups[i].Nodes[0]]
		g.entity(int32(p+1), []int32{int32(p + 1)}, false, at)
	}
	for n, r := range g.regions {
		g.entity(int32(n+1), physicalOf(r), true, low, high)
	}
	g.close("Entities")

	fmt.Fprint(g, "$Nodes\n")
	g.sizes(1, len(t.Nodes), 1, len(t.Nodes))
	g.blockHead(3, 1, 0, len(t.Nodes))
	for i := range t.Nodes {
		g.sizes(i + 1)
	}
	for _, v := range t.Nodes {
		g.floats(v.X, v.Y, v.Z)
	}
	g.close("Nodes")

	count := len(t.Elements)
	for _, i := range g.points {
		count += len(t.Groups[i].Nodes)
	}
	fmt.Fprint(g, "$Elements\n")
	g.sizes(len(g.points)+len(g.regions), count, 1, count)
	tag := 0
	for p, i := range g.points {
		g.blockHead(0, int32(p+1), 15, len(t.Groups[i].Nodes))
		for _, v := range t.Groups[i].Nodes {
			tag++
			g.sizes(tag, int(v)+1)
		}
	}
	for n, r := range g.regions {
		g.blockHead(3, int32(n+1), 4, len(g.members[r]))
		for _, i := range g.members[r] {
			tag++
			e := t.Elements[i]
			g.sizes(tag, int(e[0])+1, int(e[1])+1, int(e[2])+1, int(e[3])+1)
		}
	}
	g.close("Elements")
}

// entity writes a point or, with its bounds, a volume, and its physical groups. In a text all of it is one line.
func (g *gmshWriter) entity(tag int32, physical []int32, volume bool, places ...spatial.Vec3) {
	if !g.binary {
		fmt.Fprintf(g, "%d ", tag)
		for _, p := range places {
			fmt.Fprintf(g, "%v %v %v ", p.X, p.Y, p.Z)
		}
		fmt.Fprintf(g, "%d", len(physical))
		for _, p := range physical {
			fmt.Fprintf(g, " %d", p)
		}
		if volume {
			fmt.Fprint(g, " 0")
		}
		fmt.Fprint(g, "\n")
		return
	}
	g.integers(tag)
	for _, p := range places {
		g.floats(p.X, p.Y, p.Z)
	}
	g.sizes(len(physical))
	g.integers(physical...)
	if volume {
		g.sizes(0)
	}
}

// blockHead writes the head of a block of nodes or elements.
func (g *gmshWriter) blockHead(dimension, entity, kind int32, count int) {
	if !g.binary {
		fmt.Fprintf(g, "%d %d %d %d\n", dimension, entity, kind, count)
		return
	}
	g.integers(dimension, entity, kind)
	g.sizes(count)
}
