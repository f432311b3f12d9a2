package mesh

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"

	"github.com/tendril-sim/tendril/spatial"
)

// ReadTetGen reads the tetrahedra of TetGen's files: nodes from NAME.node, elements from NAME.ele, with their first attribute as region, and from
// NAME.face, which may be nil, a group "face N" of nodes for each boundary marker that is not 0. Nodes and elements count from 0 or 1, as
// the first node does. The name, without its ending, is for errors.
func ReadTetGen(node, ele, face io.Reader, name string) (*Tets, error) {
	r := &tetGenReader{out: &Tets{}}
	for _, part := range []struct {
		from io.Reader
		name string
		read func() error
	}{{node, name + ".node", r.nodes}, {ele, name + ".ele", r.elements}, {face, name + ".face", r.faces}} {
		if part.from == nil {
			continue
		}
		data, err := contents(part.from, part.name)
		if err != nil {
			return nil, err
		}
		r.cursor = cursor{file: part.name, data: withoutComments(data), order: binary.LittleEndian}
		if err := part.read(); err != nil {
			return nil, err
		}
	}
	return r.out.compacted(), nil
}

// withoutComments replaces what follows a # in each line by spaces.
func withoutComments(data []byte) []byte {
	if bytes.IndexByte(data, '#') < 0 {
		return data
	}
	data = slices.Clone(data)
	comment := false
	for i, b := range data {
		comment = (comment || b == '#') && b != '\n'
		if comment {
			data[i] = ' '
		}
	}
	return data
}

type tetGenReader struct {
	cursor
	first int64 // number of the first node
	out   *Tets
}

// head reads the first line of a file: its numbers, with what each of them is, and how many of the first count.
func (r *tetGenReader) head(what string, limits ...[2]int64) (count int, rest []int64, err error) {
	if count, err = r.count(0, item{"the number of " + what, -1}, 2); err != nil {
		return 0, nil, err
	}
	if count == 0 {
		return 0, nil, r.wrong(item{"the number of " + what, -1}, 0, "at least 1")
	}
	for _, l := range limits {
		x, err := r.integer(0, item{"the first line", -1}, l[0], l[1])
		if err != nil {
			return 0, nil, err
		}
		rest = append(rest, x)
	}
	return count, rest, nil
}

// words skips words.
func (r *tetGenReader) words(n int64, field item) error {
	for range n {
		if w := r.word(); w == "" {
			return r.wrong(field, "", "a number")
		}
	}
	return nil
}

func (r *tetGenReader) nodes() error {
	count, head, err := r.head("nodes", [2]int64{3, 3}, [2]int64{0, 1000}, [2]int64{0, 1})
	if err != nil {
		return err
	}
	for i := range count {
		low, high := r.first+int64(i), r.first+int64(i)
		if i == 0 {
			low, high = 0, 1
		}
		number, err := r.integer(0, item{"number of node", i}, low, high)
		if err != nil {
			return err
		}
		if i == 0 {
			r.first = number
		}
		var v [3]float64
		for k := range v {
			if v[k], err = r.coordinate(0, item{"coordinate of node", i}); err != nil {
				return err
			}
		}
		if err := r.words(head[1]+head[2], item{"attribute of node", i}); err != nil {
			return err
		}
		r.out.Nodes = append(r.out.Nodes, spatial.V(v[0], v[1], v[2]))
	}
	return nil
}

// node reads the number of a node.
func (r *tetGenReader) node(field item) (int32, error) {
	v, err := r.integer(0, field, r.first, r.first+int64(len(r.out.Nodes))-1)
	return int32(v - r.first), err
}

func (r *tetGenReader) elements() error {
	count, head, err := r.head("elements", [2]int64{4, 10}, [2]int64{0, 1000})
	if err != nil {
		return err
	}
	for i := range count {
		if err := r.words(1, item{"number of element", i}); err != nil {
			return err
		}
		var e [4]int32
		for k := range head[0] {
			v, err := r.node(item{"nodes of element", i})
			if err != nil {
				return err
			}
			if k < 4 {
				e[k] = v
			}
		}
		r.out.Elements = append(r.out.Elements, e)
		if head[1] > 0 {
			w := r.word()
			x, err := strconv.ParseFloat(w, 64)
			if err != nil || !(math.Abs(x) < math.MaxInt32) {
				return r.wrong(item{"attribute of element", i}, w, "a number of 32 bits")
			}
			r.out.Regions = append(r.out.Regions, int32(math.Round(x)))
			if err := r.words(head[1]-1, item{"attribute of element", i}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *tetGenReader) faces() error {
	count, head, err := r.head("faces", [2]int64{0, 1})
	if err != nil {
		return err
	}
	sets := map[int64][]int32{}
	for i := range count {
		if err := r.words(1, item{"number of face", i}); err != nil {
			return err
		}
		var f [3]int32
		for k := range f {
			if f[k], err = r.node(item{"nodes of face", i}); err != nil {
				return err
			}
		}
		if head[0] == 0 {
			r.line()
			continue
		}
		marker, err := r.integer(0, item{"marker of face", i}, math.MinInt32, math.MaxInt32)
		if err != nil {
			return err
		}
		if marker != 0 {
			sets[marker] = append(sets[marker], f[:]...)
		}
		r.line() // TetGen adds the elements beside a face on request
	}
	markers := make([]int64, 0, len(sets))
	for m := range sets {
		markers = append(markers, m)
	}
	slices.Sort(markers)
	for _, m := range markers {
		r.out.Groups = append(r.out.Groups, Group{Name: fmt.Sprintf("face %d", m), Nodes: united(nil, sets[m])})
	}
	return nil
}

// WriteTetGen writes t as TetGen's files: NAME.node, NAME.ele and NAME.face, numbers from 0. Regions are the attribute of elements; faces of the skin whose
// nodes are all in a group have the number of the first such group, from 1, as their marker. Names of groups are lost.
func (t *Tets) WriteTetGen(node, ele, face io.Writer) error {
	if err := t.wellFormed(); err != nil {
		return err
	}
	n, e, f := bufio.NewWriter(node), bufio.NewWriter(ele), bufio.NewWriter(face)
	fmt.Fprintf(n, "%d 3 0 0\n", len(t.Nodes))
	for i, v := range t.Nodes {
		fmt.Fprintf(n, "%d %v %v %v\n", i, v.X, v.Y, v.Z)
	}
	attributes := min(len(t.Regions), 1)
	fmt.Fprintf(e, "%d 4 %d\n", len(t.Elements), attributes)
	for i, c := range t.Elements {
		fmt.Fprintf(e, "%d %d %d %d %d", i, c[0], c[1], c[2], c[3])
		if attributes > 0 {
			fmt.Fprintf(e, " %d", t.Regions[i])
		}
		fmt.Fprintln(e)
	}
	skin := t.Skin()
	marker := t.markers(skin)
	fmt.Fprintf(f, "%d 1\n", len(skin.Surface.Triangles))
	for i, c := range skin.Surface.Triangles {
		fmt.Fprintf(f, "%d %d %d %d %d\n", i, skin.Nodes[c[0]], skin.Nodes[c[1]], skin.Nodes[c[2]], marker[i])
	}
	for _, w := range []*bufio.Writer{n, e, f} {
		if err := w.Flush(); err != nil {
			return err
		}
	}
	return nil
}

// markers returns for each triangle of the skin the first group, from 1, that all its nodes are in, 0 if there is none.
func (t *Tets) markers(skin *Skin) []int {
	out := make([]int, len(skin.Surface.Triangles))
	for g := len(t.Groups) - 1; g >= 0; g-- {
		in := make([]bool, len(t.Nodes))
		for _, v := range t.Groups[g].Nodes {
			in[v] = true
		}
		for i, c := range skin.Surface.Triangles {
			if in[skin.Nodes[c[0]]] && in[skin.Nodes[c[1]]] && in[skin.Nodes[c[2]]] {
				out[i] = g + 1
			}
		}
	}
	return out
}
