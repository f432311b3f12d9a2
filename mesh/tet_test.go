package mesh

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// checkTets asserts what every mesh of a solid must be: positive elements, a closed skin that looks outwards around the same volume, one part.
func checkTets(t *testing.T, name string, m *Tets) {
	t.Helper()
	if err := m.Validate(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	skin := m.Skin()
	if open := skin.Surface.OpenEdges(); open > 0 {
		t.Errorf("%s: the skin has %d open edges", name, open)
	}
	if v, w := m.TotalVolume(), skin.Surface.Volume(); math.Abs(v-w) > 1e-10*v {
		t.Errorf("%s: elements have %v m³, the skin encloses %v", name, v, w)
	}
	if _, parts := m.Parts(); parts != 1 {
		t.Errorf("%s: %d parts", name, parts)
	}
	newFaceTable(m).each(func(sides []faceSide) {
		if len(sides) > 2 {
			t.Fatalf("%s: a face of %d elements", name, len(sides))
		}
	})
}

func TestTetShapes(t *testing.T) {
	for _, c := range []struct {
		name   string
		mesh   *Tets
		count  int
		volume float64 // as the shape has it when it is cut ever finer
		short  float64 // by which part of it corners on a round side may fall short
	}{
		{"cylinder of the thesis", TetCylinder(1, 10, 3, 15), 2430, 10 * math.Pi, 0.021},
		{"fine cylinder", TetCylinder(1, 10, 6, 49), 31752, 10 * math.Pi, 0.0051},
		{"cylinder by itself", TetCylinder(1, 2, 2, 0), 18 * 4 * 4, 2 * math.Pi, 0.046},
		{"prism", TetCylinder(1, 2, 0, 1), 18, 3 * math.Sqrt(3), 1e-12},
		{"torus", TetTorus(1, 0.3, 3, 60), 18 * 9 * 60, 2 * math.Pi * math.Pi * 0.09, 0.025},
		{"torus of three", TetTorus(1, 0.3, 1, 3), 54, 0.8, 0.5},
		{"bar", TetBar(spatial.V(1, 2, 3), 3, 4, 5), 300, 48, 1e-12},
		{"box of one cell", TetBar(spatial.V(1, 1, 1), 0, 0, 0), 5, 8, 1e-12},
		{"ellipsoid", TetEllipsoid(spatial.V(1, 2, 3), 8), 20 * 512, 8 * math.Pi, 0.02},
		{"icosahedron", TetEllipsoid(spatial.V(1, 1, 1), 1), 20, 4 * math.Pi / 3, 0.4},
		{"refined bar", TetBar(spatial.V(1, 2, 3), 1, 2, 3).Refined(3), 30 * 27, 48, 1e-12},
	} {
		checkTets(t, c.name, c.mesh)
		if len(c.mesh.Elements) != c.count {
			t.Errorf("%s: %d elements, want %d", c.name, len(c.mesh.Elements), c.count)
		}
		if v := c.mesh.TotalVolume(); v > c.volume*(1+1e-12) || v < c.volume*(1-c.short) {
			t.Errorf("%s: %v m³, want %v, at most %v of it less", c.name, v, c.volume, c.short)
		}
	}
}

func TestCylinderFor(t *testing.T) {
	for _, want := range []int{18, 2430, 4323, 8332, 31558, 100_000} {
		rings, layers := CylinderFor(1, 10, want)
		if got := 18 * rings * rings * layers; math.Abs(float64(got-want)) > 0.05*float64(want) && want > 100 {
			t.Errorf("%d rings and %d layers make %d elements, want about %d", rings, layers, got, want)
		}
		t.Logf("%d: %d rings, %d layers, %d elements", want, rings, layers, 18*rings*rings*layers)
	}
}

// Each face is on the skin or shared by two; across it is who says so too; all elements around a node have it.
func TestAdjacency(t *testing.T) {
	m := TetTorus(1, 0.3, 2, 12)
	a := m.Adjacency()
	outer := 0
	for e, n := range a.Neighbours {
		for k, o := range n {
			if o < 0 {
				outer++
				continue
			}
			back := a.Neighbours[o]
			if !slices.Contains(back[:], int32(e)) {
				t.Fatalf("%d is beside %d, but not the other way round", o, e)
			}
			for _, v := range m.face(int32(e), k) {
				if !slices.Contains(m.Elements[o][:], v) {
					t.Fatalf("%d and %d do not share a face", e, o)
				}
			}
		}
	}
	skin := m.Skin()
	if outer != len(skin.Surface.Triangles) || len(skin.Elements) != outer || len(skin.Nodes) != len(skin.Surface.Vertices) {
		t.Errorf("%d faces without a neighbour, %d on the skin", outer, len(skin.Surface.Triangles))
	}
	for i, v := range skin.Nodes {
		if skin.Surface.Vertices[i] != m.Nodes[v] {
			t.Fatalf("vertex %d is not at its node", i)
		}
	}
	for i, e := range skin.Elements {
		for _, v := range skin.Surface.Triangles[i] {
			if !slices.Contains(m.Elements[e][:], skin.Nodes[v]) {
				t.Fatalf("triangle %d is not of its element", i)
			}
		}
	}
	total := 0
	for v := range m.Nodes {
		for _, e := range a.Around(int32(v)) {
			total++
			if !slices.Contains(m.Elements[e][:], int32(v)) {
				t.Fatalf("element %d is not around node %d", e, v)
			}
		}
	}
	if total != 4*len(m.Elements) {
		t.Errorf("%d elements around nodes, want %d", total, 4*len(m.Elements))
	}
}

// A regular tetrahedron has angles of arccos ⅓ and a radius ratio of 1; a corner of a cube has right angles at three edges.
func TestQuality(t *testing.T) {
	regular := &Tets{Nodes: []spatial.Vec3{{X: 1, Y: 1, Z: 1}, {X: 1, Y: -1, Z: -1}, {X: -1, Y: 1, Z: -1}, {X: -1, Y: -1, Z: 1}}, Elements: [][4]int32{{0, 1, 3, 2}}}
	q := regular.Quality()
	if math.Abs(q.MinDihedral-math.Acos(1./3)) > 1e-12 || math.Abs(q.MaxDihedral-math.Acos(1./3)) > 1e-12 || math.Abs(q.MinRatio-1) > 1e-12 || q.Dihedrals[7] != 6 || !q.Sound() {
		t.Errorf("%+v", q)
	}
	corner := single()
	q = corner.Quality()
	// The ball inside has the radius 1/(3 + √3), the ball around √3/2.
	if want := 3 / (3 + math.Sqrt(3)) / (math.Sqrt(3) / 2); math.Abs(q.MinRatio-want) > 1e-12 || math.Abs(q.MaxDihedral-math.Pi/2) > 1e-12 || math.Abs(q.MinDihedral-math.Acos(1/math.Sqrt(3))) > 1e-12 {
		t.Errorf("%+v, want a ratio of %v", q, want)
	}
	if s := q.String(); s != "One part." {
		t.Error(s)
	}
}

// spoilt is a bar with one of each mistake.
func spoilt() *Tets {
	m := TetBar(spatial.V(1, 1, 1), 2, 1, 1)
	m.Regions = make([]int32, len(m.Elements))
	for i := range m.Regions {
		m.Regions[i] = int32(i)
	}
	flip := &m.Elements[3]
	flip[0], flip[1] = flip[1], flip[0]
	first := m.Elements[0]
	twin := int32(len(m.Nodes))
	m.Nodes = append(m.Nodes, m.Nodes[first[0]], spatial.V(9, 9, 9)) // at the place of another, and of no element
	m.Elements[1][slices.Index(m.Elements[1][:], m.Elements[1][0])] = m.Elements[1][0]
	m.Elements = append(m.Elements, [4]int32{first[1], first[0], first[3], first[2]}, [4]int32{first[0], first[1], first[2], twin})
	m.Regions = append(m.Regions, 77, 78)
	m.Groups = append(m.Groups, Group{Name: "odd", Nodes: []int32{twin, twin + 1}, Elements: []int32{3, 10, 11}})
	return m
}

func TestRepairTets(t *testing.T) {
	m := spoilt()
	q := m.Quality()
	if q.Inverted != 1 || q.Flat != 1 || q.Duplicate != 1 || q.Unused != 1 || q.Sound() {
		t.Errorf("%+v", q)
	}
	if err := m.Validate(); err == nil || !strings.Contains(err.Error(), "Elements[3] is") {
		t.Error(err)
	}
	r, n, err := m.Repair()
	if err != nil {
		t.Fatal(err)
	}
	checkTets(t, "repaired", r)
	if want := (TetNotes{Welded: 1, Unused: 1, Turned: 1, Flat: 1, Duplicate: 1, Nodes: 12, Elements: 10}); n != want {
		t.Errorf("%+v, want %+v", n, want)
	}
	if math.Abs(r.TotalVolume()-8) > 1e-12 || !slices.Equal(r.Regions, []int32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
		t.Errorf("%v m³, regions %v", r.TotalVolume(), r.Regions)
	}
	odd := r.Group("odd")
	if !slices.Equal(odd.Elements, []int32{3}) || len(odd.Nodes) != 1 || r.Nodes[odd.Nodes[0]] != m.Nodes[m.Elements[0][0]] {
		t.Errorf("%+v", odd)
	}
	if len(n.Sentences()) != 5 || !strings.Contains(n.String(), "1 element was inside out and was turned over.") {
		t.Error(n)
	}
	if _, n, err = r.Repair(); err != nil || len(n.Sentences()) != 0 {
		t.Errorf("again: %v, %v", n, err)
	}
	flat := single()
	flat.Nodes[3] = spatial.V(1, 1, 0)
	if _, _, err := flat.Repair(); err == nil {
		t.Error("nothing but a flat element has no error")
	}
}

func TestTetsMistakes(t *testing.T) {
	for _, c := range []struct {
		want  string
		spoil func(*Tets)
	}{
		{"Elements is empty", func(m *Tets) { m.Elements = nil }},
		{"Elements[0] is [0 1 2 4], want numbers of nodes, 0 to 3", func(m *Tets) { m.Elements[0][3] = 4 }},
		{"Nodes[2]", func(m *Tets) { m.Nodes[2].X = math.NaN() }},
		{"Regions is 2 numbers", func(m *Tets) { m.Regions = []int32{1, 2} }},
		{"Groups[0].Nodes[1] is 1, want ascending", func(m *Tets) { m.Groups[0].Nodes = []int32{1, 1} }},
		{"Groups[0].Elements[0] is 1", func(m *Tets) { m.Groups[0].Elements = []int32{1} }},
		{"with a volume of -0.167 m³, want a positive volume", func(m *Tets) { m.Elements[0] = [4]int32{1, 0, 2, 3} }},
	} {
		m := single()
		c.spoil(m)
		if err := m.Validate(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// Points in a mesh stay at their places in it however it moves linearly, inside or not.
func TestEmbed(t *testing.T) {
	m := TetCylinder(1, 3, 3, 6)
	rng := rand.New(rand.NewPCG(5, 6))
	points := make([]spatial.Vec3, 500)
	outside := 0
	for i := range points {
		points[i] = randomPoint(rng, 1.2)
		if i < len(m.Nodes) {
			points[i] = m.Nodes[i] // on corners too
		}
	}
	e, err := m.Embed(points)
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range e.Weights {
		if least := min(w[0], w[1], w[2], w[3]); least < -1e-8 {
			outside++
		}
		if sum := w[0] + w[1] + w[2] + w[3]; math.Abs(sum-1) > 1e-12 {
			t.Fatalf("weights of point %d: %v", i, w)
		}
	}
	if outside == 0 || outside != e.Outside {
		t.Errorf("%d outside, %d told", outside, e.Outside)
	}
	turn := func(v spatial.Vec3) spatial.Vec3 { return spatial.V(2*v.Y+1, v.Z-v.X, 3*v.X+v.Y) }
	placed := e.Place(nil, m, m.Moved(turn).Nodes)
	for i, p := range placed {
		if off := p.Sub(turn(points[i])).Norm(); off > 1e-10 {
			t.Fatalf("point %d is %v m off", i, off)
		}
	}
	if n := testing.AllocsPerRun(10, func() { placed = e.Place(placed[:0], m, m.Nodes) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
	if _, err := (&Tets{}).Embed(points); err == nil {
		t.Error("an empty mesh has no error")
	}
}

func TestRefinedKeepsGroups(t *testing.T) {
	m := regionBar().Refined(2)
	if n := len(m.Group("top").Nodes); n != 9 {
		t.Errorf("%d nodes on top, want 9", n)
	}
	for _, v := range m.Group("top").Nodes {
		if m.Nodes[v].Z != math.Sqrt2 {
			t.Errorf("%v is not on top", m.Nodes[v])
		}
	}
	for _, e := range m.Group("upper half").Elements {
		if m.Regions[e] != 3 {
			t.Errorf("element %d of the upper half is of region %d", e, m.Regions[e])
		}
	}
}
