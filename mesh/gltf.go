package mesh

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// The parts of a glTF 2.0 document that say where triangles are.
type gltfDocument struct {
	Asset              struct{ Version string }
	ExtensionsRequired []string
	Scene              *int
	Scenes             []struct{ Nodes []int }
	Nodes              []gltfNode
	Meshes             []struct{ Primitives []gltfPrimitive }
	Accessors          []gltfAccessor
	BufferViews        []gltfView
	Buffers            []struct {
		URI        *string
		ByteLength int
	}
}

type gltfNode struct {
	Children    []int
	Mesh        *int
	Matrix      []float64
	Translation []float64
	Rotation    []float64
	Scale       []float64
}

type gltfPrimitive struct {
	Attributes map[string]int
	Indices    *int
	Mode       *int
}

type gltfAccessor struct {
	BufferView    *int
	ByteOffset    int
	ComponentType int
	Normalized    bool
	Count         int
	Type          string
	Sparse        *json.RawMessage
}

type gltfView struct{ Buffer, ByteOffset, ByteLength, ByteStride int }

// How the corners of a primitive make triangles.
const (
	gltfTriangles = 4
	gltfStrip     = 5
	gltfFan       = 6
)

// Numbers of 32 bits that mark a binary file and its chunks.
const (
	glbMagic = 0x46546c67
	glbJSON  = 0x4e4f534a
	glbBIN   = 0x004e4942
)

// ReadGLTF reads a surface from a glTF 2.0 file, binary (GLB) or text with its buffers inside as data URIs: the triangles of all meshes
// of its scene, where the nodes put them. Points, lines, skins, materials and animations are left out. Coordinates are kept as they are,
// although glTF has +Y up: Surface.Upright turns it. The name is for errors.
func ReadGLTF(r io.Reader, name string) (*Surface, error) {
	data, err := contents(r, name)
	if err != nil {
		return nil, err
	}
	g := &gltfReader{file: name, surface: &Surface{}}
	if err := g.open(data); err != nil {
		return nil, err
	}
	if err := g.scene(); err != nil {
		return nil, err
	}
	if len(g.surface.Triangles) == 0 {
		return nil, g.wrong("meshes", "none with triangles", "at least one")
	}
	return g.surface, nil
}

// gltfReader reads a glTF file.
type gltfReader struct {
	file     string
	start    int // of the document in the file [bytes]
	document gltfDocument
	buffers  [][]byte
	visited  []bool // nodes
	surface  *Surface
}

// wrong is an error in the document.
func (g *gltfReader) wrong(field string, value any, want string) error {
	return misread(g.file, g.start, field, value, want)
}

// open finds the document and the buffers.
func (g *gltfReader) open(data []byte) error {
	text, rest := data, []byte(nil)
	if len(data) >= 4 && binary.LittleEndian.Uint32(data) == glbMagic {
		var err error
		if text, rest, err = g.chunks(data); err != nil {
			return err
		}
	}
	if err := json.Unmarshal(bytes.TrimRight(text, " \x00"), &g.document); err != nil {
		at := g.start
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		if errors.As(err, &syntax) {
			at += int(syntax.Offset)
		} else if errors.As(err, &kind) {
			at += int(kind.Offset)
		}
		return misread(g.file, at, "the JSON document", err, "a glTF 2.0 document")
	}
	d := &g.document
	if !strings.HasPrefix(d.Asset.Version, "2.") {
		return g.wrong("asset.version", fmt.Sprintf("%q", d.Asset.Version), "2.0")
	}
	for _, e := range d.ExtensionsRequired {
		if e != "KHR_mesh_quantization" && !strings.HasPrefix(e, "KHR_materials_") && e != "KHR_texture_transform" {
			return g.wrong("extensionsRequired", e, "none that changes the geometry, such as compression: export without it")
		}
	}
	for i, b := range d.Buffers {
		bytes, err := g.buffer(i, b.URI, rest)
		if err != nil {
			return err
		}
		if b.ByteLength < 0 || b.ByteLength > len(bytes) {
			return g.wrong(fmt.Sprintf("buffers[%d].byteLength", i), b.ByteLength, fmt.Sprintf("0 to %d, which are there", len(bytes)))
		}
		g.buffers = append(g.buffers, bytes)
	}
	return nil
}

// chunks returns the document and the bytes of a binary file.
func (g *gltfReader) chunks(data []byte) (text, rest []byte, err error) {
	if len(data) < 20 {
		return nil, nil, misread(g.file, len(data), "the end", "here", "a header of 12 bytes and a chunk")
	}
	if v := binary.LittleEndian.Uint32(data[4:]); v != 2 {
		return nil, nil, misread(g.file, 4, "version", v, "2")
	}
	if n := binary.LittleEndian.Uint32(data[8:]); uint64(n) > uint64(len(data)) {
		return nil, nil, misread(g.file, 8, "length", n, fmt.Sprintf("at most %d: the file is cut off", len(data)))
	}
	for at := 12; at+8 <= len(data); {
		length, kind := int(binary.LittleEndian.Uint32(data[at:])), binary.LittleEndian.Uint32(data[at+4:])
		if length > len(data)-at-8 {
			return nil, nil, misread(g.file, at, "length of the chunk", length, fmt.Sprintf("at most %d", len(data)-at-8))
		}
		chunk := data[at+8 : at+8+length]
		switch {
		case kind == glbJSON && text == nil:
			text, g.start = chunk, at+8
		case kind == glbBIN && rest == nil:
			rest = chunk
		}
		at += 8 + (length+3)&^3
	}
	if text == nil {
		return nil, nil, misread(g.file, 16, "kind of the first chunk", binary.LittleEndian.Uint32(data[16:]), fmt.Sprintf("%d, JSON", glbJSON))
	}
	return text, rest, nil
}

// buffer returns the bytes of a buffer.
func (g *gltfReader) buffer(i int, uri *string, rest []byte) ([]byte, error) {
	field := fmt.Sprintf("buffers[%d].uri", i)
	if uri == nil {
		if i != 0 || rest == nil {
			return nil, g.wrong(field, "missing", "one, or a binary file with its chunk of bytes")
		}
		return rest, nil
	}
	_, encoded, found := strings.Cut(*uri, ";base64,")
	if !strings.HasPrefix(*uri, "data:") || !found {
		return nil, g.wrong(field, fmt.Sprintf("%.40q", *uri), "data inside the file: export as .glb, or with embedded buffers")
	}
	data, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return nil, g.wrong(field, err, "base64")
	}
	return data, nil
}

// scene adds the triangles of all nodes of the scene; without scenes, of all nodes; without nodes, of all meshes.
func (g *gltfReader) scene() error {
	d := &g.document
	g.visited = make([]bool, len(d.Nodes))
	identity := placement{m: spatial.Diag(1, 1, 1)}
	if len(d.Nodes) == 0 {
		for i := range d.Meshes {
			if err := g.mesh(i, &identity); err != nil {
				return err
			}
		}
		return nil
	}
	var roots []int
	if len(d.Scenes) > 0 {
		n := 0
		if d.Scene != nil {
			n = *d.Scene
		}
		if n < 0 || n >= len(d.Scenes) {
			return g.wrong("scene", n, fmt.Sprintf("0 to %d", len(d.Scenes)-1))
		}
		roots = d.Scenes[n].Nodes
	} else {
		child := make([]bool, len(d.Nodes))
		for _, node := range d.Nodes {
			for _, c := range node.Children {
				if c >= 0 && c < len(child) {
					child[c] = true
				}
			}
		}
		for i := range d.Nodes {
			if !child[i] {
				roots = append(roots, i)
			}
		}
	}
	for _, n := range roots {
		if err := g.node(n, &identity, 0); err != nil {
			return err
		}
	}
	return nil
}

// placement maps local coordinates to those of the scene: x ↦ m x + shift.
type placement struct {
	m     spatial.Mat3
	shift spatial.Vec3
}

func (p *placement) point(v spatial.Vec3) spatial.Vec3 { return p.m.MulVec(v).Add(p.shift) }

// node adds the triangles of a node and of those below it.
func (g *gltfReader) node(n int, parent *placement, depth int) error {
	if n < 0 || n >= len(g.visited) || g.visited[n] || depth > 1000 {
		return g.wrong("nodes", n, fmt.Sprintf("numbers from 0 to %d, each node below one other", len(g.visited)-1))
	}
	g.visited[n] = true
	node := &g.document.Nodes[n]
	local, err := g.local(n, node)
	if err != nil {
		return err
	}
	here := placement{shift: parent.point(local.shift)}
	here.m.Mul(&parent.m, &local.m)
	if node.Mesh != nil {
		if err := g.mesh(*node.Mesh, &here); err != nil {
			return err
		}
	}
	for _, c := range node.Children {
		if err := g.node(c, &here, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// local returns the placement of a node relative to its parent.
func (g *gltfReader) local(n int, node *gltfNode) (p placement, err error) {
	check := func(field string, values []float64, count int) bool {
		for _, x := range values {
			if !isCoordinate(x) {
				count = -1
			}
		}
		if len(values) != 0 && len(values) != count {
			err = g.wrong(fmt.Sprintf("nodes[%d].%s", n, field), values, fmt.Sprintf("%d finite numbers below 1e11", max(count, len(values))))
		}
		return err == nil && len(values) > 0
	}
	p.m = spatial.Diag(1, 1, 1)
	if m := node.Matrix; check("matrix", m, 16) { // columns
		p.m = spatial.Mat3{XX: m[0], YX: m[1], ZX: m[2], XY: m[4], YY: m[5], ZY: m[6], XZ: m[8], YZ: m[9], ZZ: m[10]}
		p.shift = spatial.V(m[12], m[13], m[14])
		return p, err
	}
	if q := node.Rotation; check("rotation", q, 4) {
		spatial.Quat{W: q[3], X: q[0], Y: q[1], Z: q[2]}.Unit().Mat(&p.m)
	}
	if s := node.Scale; check("scale", s, 3) {
		turn, scale := p.m, spatial.Diag(s[0], s[1], s[2])
		p.m.Mul(&turn, &scale)
	}
	if t := node.Translation; check("translation", t, 3) {
		p.shift = spatial.V(t[0], t[1], t[2])
	}
	return p, err
}

// mesh adds the triangles of a mesh.
func (g *gltfReader) mesh(n int, at *placement) error {
	if n < 0 || n >= len(g.document.Meshes) {
		return g.wrong("mesh of a node", n, fmt.Sprintf("0 to %d", len(g.document.Meshes)-1))
	}
	for i, p := range g.document.Meshes[n].Primitives {
		if err := g.primitive(fmt.Sprintf("meshes[%d].primitives[%d]", n, i), &p, at); err != nil {
			return err
		}
	}
	return nil
}

// primitive adds the triangles of a part of a mesh.
func (g *gltfReader) primitive(field string, p *gltfPrimitive, at *placement) error {
	mode := gltfTriangles
	if p.Mode != nil {
		mode = *p.Mode
	}
	if mode < gltfTriangles || mode > gltfFan {
		return nil // points and lines
	}
	position, found := p.Attributes["POSITION"]
	if !found {
		return nil
	}
	points, err := g.numbers(position, 3, field+".attributes.POSITION")
	if err != nil {
		return err
	}
	count := points.count
	var corners *gltfNumbers
	if p.Indices != nil {
		if corners, err = g.numbers(*p.Indices, 1, field+".indices"); err != nil {
			return err
		}
		count = corners.count
	}
	s := g.surface
	if len(s.Triangles)+count > maxTriangles || len(s.Vertices)+points.count > 3*maxTriangles {
		return g.wrong(field, "more", fmt.Sprintf("at most %d triangles in all", maxTriangles))
	}
	first := int32(len(s.Vertices))
	for i := range points.count {
		v := at.point(spatial.V(points.value(i, 0), points.value(i, 1), points.value(i, 2)))
		if !isCoordinate(v.X) || !isCoordinate(v.Y) || !isCoordinate(v.Z) {
			return g.wrong(fmt.Sprintf("%s.attributes.POSITION[%d]", field, i), v, wantCoordinate)
		}
		s.Vertices = append(s.Vertices, v)
	}
	corner := func(i int) (int32, error) {
		if corners == nil {
			return first + int32(i), nil
		}
		v := corners.value(i, 0)
		if !(v >= 0 && v < float64(points.count)) {
			return 0, g.wrong(fmt.Sprintf("%s.indices[%d]", field, i), v, fmt.Sprintf("0 to %d", points.count-1))
		}
		return first + int32(v), nil
	}
	return g.triangles(mode, count, corner, at.m.Det() < 0)
}

// triangles adds the triangles of a list, strip or fan of corners; mirrored ones are turned over.
func (g *gltfReader) triangles(mode, count int, corner func(int) (int32, error), mirrored bool) error {
	step, last := 1, count-2
	if mode == gltfTriangles {
		step = 3
	}
	for i := 0; i < last; i += step {
		numbers := [3]int{i, i + 1, i + 2}
		switch {
		case mode == gltfFan:
			numbers[0] = 0
		case mode == gltfStrip && i%2 == 1:
			numbers[0], numbers[1] = i+1, i
		}
		var t [3]int32
		for k, n := range numbers {
			v, err := corner(n)
			if err != nil {
				return err
			}
			t[k] = v
		}
		if mirrored {
			t[1], t[2] = t[2], t[1]
		}
		g.surface.Triangles = append(g.surface.Triangles, t)
	}
	return nil
}

// gltfNumbers is what an accessor gives access to.
type gltfNumbers struct {
	data       []byte
	count      int
	stride     int
	kind       int
	normalized bool
}

// Bytes of each type of component, from 5120 on: signed and unsigned bytes and shorts, none, unsigned int, float.
var gltfSizes = [...]int{1, 1, 2, 2, 0, 4, 4}

// numbers checks an accessor to vectors of some components, named as what it is for.
func (g *gltfReader) numbers(n, components int, user string) (*gltfNumbers, error) {
	d := &g.document
	if n < 0 || n >= len(d.Accessors) {
		return nil, g.wrong(user, n, fmt.Sprintf("an accessor, 0 to %d", len(d.Accessors)-1))
	}
	field, a := fmt.Sprintf("accessors[%d]", n), &d.Accessors[n]
	if want := map[int]string{1: "SCALAR", 3: "VEC3"}[components]; a.Type != want {
		return nil, g.wrong(field+".type", fmt.Sprintf("%q", a.Type), want)
	}
	if a.Sparse != nil {
		return nil, g.wrong(field+".sparse", "there", "plain numbers: export without sparse accessors")
	}
	k := a.ComponentType - 5120
	if k < 0 || k >= len(gltfSizes) || gltfSizes[k] == 0 {
		return nil, g.wrong(field+".componentType", a.ComponentType, "5120 to 5123, 5125 or 5126")
	}
	if a.BufferView == nil || *a.BufferView < 0 || *a.BufferView >= len(d.BufferViews) {
		return nil, g.wrong(field+".bufferView", "missing or too high", fmt.Sprintf("0 to %d", len(d.BufferViews)-1))
	}
	v := &d.BufferViews[*a.BufferView]
	view := fmt.Sprintf("bufferViews[%d]", *a.BufferView)
	if v.Buffer < 0 || v.Buffer >= len(g.buffers) {
		return nil, g.wrong(view+".buffer", v.Buffer, fmt.Sprintf("0 to %d", len(g.buffers)-1))
	}
	buffer := g.buffers[v.Buffer]
	if v.ByteOffset < 0 || v.ByteLength < 0 || v.ByteOffset > len(buffer) || v.ByteLength > len(buffer)-v.ByteOffset {
		return nil, g.wrong(view, fmt.Sprintf("%d bytes from %d", v.ByteLength, v.ByteOffset), fmt.Sprintf("within the %d bytes of its buffer", len(buffer)))
	}
	size := gltfSizes[k] * components
	stride := v.ByteStride
	if stride == 0 {
		stride = size
	}
	if stride < size || stride > 252 && stride != size {
		return nil, g.wrong(view+".byteStride", stride, fmt.Sprintf("%d to 252", size))
	}
	if room := v.ByteLength - a.ByteOffset; a.ByteOffset < 0 || a.Count < 1 || room < size || (a.Count-1) > (room-size)/stride {
		return nil, g.wrong(field+".count", fmt.Sprintf("%d from byte %d", a.Count, a.ByteOffset), fmt.Sprintf("1 or more that fit into the %d bytes of its view", v.ByteLength))
	}
	return &gltfNumbers{buffer[v.ByteOffset+a.ByteOffset:], a.Count, stride, k, a.Normalized}, nil
}

// value returns component c of vector i.
func (n *gltfNumbers) value(i, c int) float64 {
	b := n.data[i*n.stride+c*gltfSizes[n.kind]:]
	var x, most float64
	switch n.kind {
	case 0:
		x, most = float64(int8(b[0])), math.MaxInt8
	case 1:
		x, most = float64(b[0]), math.MaxUint8
	case 2:
		x, most = float64(int16(binary.LittleEndian.Uint16(b))), math.MaxInt16
	case 3:
		x, most = float64(binary.LittleEndian.Uint16(b)), math.MaxUint16
	case 5:
		return float64(binary.LittleEndian.Uint32(b))
	default:
		return float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
	}
	if n.normalized {
		return math.Max(x/most, -1)
	}
	return x
}
