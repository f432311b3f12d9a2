package validate

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

var meshExperiments = []experiment{
	{"mesh", "Generated solids", "Cylinders, tori and ellipsoids of tetrahedra have their corners on the curved surface: what they lack in volume falls with the square of the edges. A bar lacks nothing.", meshShapes},
	{"mesh", "Any solid in tetrahedra", "Isosurface stuffing (Labelle & Shewchuk 2007) of surfaces of triangles: volumes under refinement, and the angles between faces over solids of every kind and sizes of cells, against those that the paper proves. (A test of package mesh goes through all shapes that can occur.)", meshStuffing},
	{"mesh", "Skin and embedding", "The surface of a solid is closed and has the right number of handles; points embedded in it follow every motion that is linear, those outside too.", meshSkin},
	{"mesh", "Files of tetrahedra", "What is written in each format is read again: to the last bit, with regions and groups.", meshFiles},
}

// volumeOrder checks the volume of a family of meshes against a closed form under refinement, and the order in which it converges.
func volumeOrder(s *Study, p *Plot, colour int, name, source string, want float64, sizes []float64, volume func(size float64) (float64, error), last, order bound) error {
	var lack []float64
	for _, size := range sizes {
		v, err := volume(size)
		if err != nil {
			return fmt.Errorf("%s with edges of %v m: %w", name, size, err)
		}
		lack = append(lack, math.Abs(1-v/want))
	}
	n := len(sizes) - 1
	s.check(name+", volume of the finest", source, "m³", want, want*(1-lack[n]), last)
	s.check(name+", order of convergence", "chords of a curve", "", 2, math.Log(lack[0]/lack[n])/math.Log(sizes[0]/sizes[n]), order)
	p.add(name, Line, colour, sizes, lack)
	p.add("", Dots, colour, sizes, lack)
	return nil
}

func meshShapes(s *Study) error {
	p := &Plot{Title: "Volume that is missing", Caption: "Generated solids, relative to the closed form.",
		X: Axis{Label: "edge / radius", Log: true}, Y: Axis{Label: "missing part of the volume", Log: true}}
	sizes := []float64{1. / 2, 1. / 4, 1. / 8}
	rings := func(size float64) int { return int(math.Round(1 / size)) }
	for i, c := range []struct {
		name, source string
		want         float64
		mesh         func(n int) *mesh.Tets
	}{
		{"cylinder of length 10 and radius 1", "π r² L", 10 * math.Pi, func(n int) *mesh.Tets { return mesh.TetCylinder(1, 10, n, 4*n) }},
		{"torus of radii 1 and 0.3", "2π² R r²", 2 * math.Pi * math.Pi * 0.09, func(n int) *mesh.Tets { return mesh.TetTorus(1, 0.3, n, 12*n) }},
		{"ellipsoid of half axes 1, 2 and 3", "4π/3 a b c", 8 * math.Pi, func(n int) *mesh.Tets { return mesh.TetEllipsoid(spatial.V(1, 2, 3), n) }},
	} {
		err := volumeOrder(s, p, i, c.name, c.source, c.want, sizes, func(size float64) (float64, error) {
			t := c.mesh(rings(size))
			return t.TotalVolume(), t.Validate()
		}, within(0.025, "polygons of 48 corners, shells of 20·8² triangles"), withinAbs(0.12, "measured between edges of a half and an eighth, where the next order is still felt"))
		if err != nil {
			return err
		}
	}
	s.plot(p)
	exact := within(1e-12, "rounding")
	const n = 3
	prism := mesh.TetCylinder(1, 10, n, 15)
	s.check("the thesis' cylinder, elements", "Le Gouis 2013, table 6.1", "", 2430, float64(len(prism.Elements)), withinAbs(0.5, "a number of things"))
	s.check("the same, volume", "prism on a polygon of 18 corners", "m³", 10*3*n*math.Sin(math.Pi/(3*n)), prism.TotalVolume(), exact)
	bar := mesh.TetBar(spatial.V(1, 2, 3), 3, 4, 5)
	s.check("bar of 2 × 4 × 6, volume", "product of the edges", "m³", 48, bar.TotalVolume(), exact)
	s.check("the same with every edge cut into 3", "product of the edges", "m³", 48, bar.Refined(3).TotalVolume(), exact)
	for _, want := range []int{2430, 4323, 8332, 31558} {
		rings, layers := mesh.CylinderFor(1, 10, want)
		s.check(fmt.Sprintf("cylinder for %d elements", want), "Le Gouis 2013, table 6.1", "", float64(want), float64(18*rings*rings*layers), within(0.02, "18·rings²·layers comes no closer with edges of like length"))
	}
	return nil
}

func meshStuffing(s *Study) error {
	ctx := context.Background()
	p := &Plot{Title: "Volume that is missing", Caption: "Isosurface stuffing, relative to the surface that was filled.",
		X: Axis{Label: "cell", Unit: "m", Log: true}, Y: Axis{Label: "missing part of the volume", Log: true}}
	for i, c := range []struct {
		name    string
		surface *mesh.Surface
	}{
		{"ball", mesh.Ellipsoid(spatial.V(1, 1, 1), 90)},
		{"torus", mesh.Torus(1, 0.5, 60)},
	} {
		err := volumeOrder(s, p, i, "stuffed "+c.name, "divergence theorem on its surface", c.surface.Volume(), []float64{0.24, 0.12, 0.08}, func(cell float64) (float64, error) {
			t, _, err := mesh.Tetrahedralise(ctx, c.surface, mesh.TetConfig{Cell: cell})
			if err != nil {
				return 0, err
			}
			return t.TotalVolume(), t.Validate()
		}, within(0.01, "chords of a cell's length"), withinAbs(0.35, "where the lattice meets the surface changes from cell to cell"))
		if err != nil {
			return err
		}
	}
	s.plot(p)
	least, most, unsound, count, err := stuffedAngles(ctx)
	if err != nil {
		return err
	}
	// As cases of two sides: how far the angles go beyond what is proven.
	const degree = math.Pi / 180
	s.check(fmt.Sprintf("smallest angle between faces is %.2f° in %d meshes: below the bound by", least/degree, count), "Labelle & Shewchuk 2007, abstract: 10.7°", "°", 0, max(0, 10.7-least/degree), withinAbs(0.01, "the bound is printed with one digit"))
	s.check(fmt.Sprintf("largest angle between faces is %.2f°: above the bound by", most/degree), "Labelle & Shewchuk 2007, abstract: 164.8°", "°", 0, max(0, most/degree-164.8), withinAbs(0.01, "the bound is printed with one digit"))
	s.check("meshes with inverted, flat or double elements, or an open skin", "none", "", 0, float64(unsound), withinAbs(0.5, "a number of things"))
	return nil
}

// stuffedAngles fills solids of every kind at several sizes of cells, and returns the extreme angles between faces [rad], how many meshes are not sound and how many
// there are.
func stuffedAngles(ctx context.Context) (least, most float64, unsound, count int, err error) {
	gear, err := mesh.Gear(mesh.GearConfig{Teeth: 12, Module: 0.01, Thickness: 0.03})
	if err != nil {
		return 0, 0, 0, 0, err
	}
	least = math.Pi
	for _, surface := range []*mesh.Surface{
		mesh.Ellipsoid(spatial.V(1, 0.8, 0.5), 30), mesh.Torus(1, 0.4, 24), mesh.Box(spatial.V(1, 0.7, 0.4)), mesh.Cone(1, 2, 24),
		mesh.Cylinder(1, 3, 24), mesh.Head(0.2, 30), mesh.Mug(0.04, 0.1, 0.012, 24), gear, mesh.Dragon(2, 60),
	} {
		low, high := surface.Bounds()
		size := math.Cbrt((high.X - low.X) * (high.Y - low.Y) * (high.Z - low.Z))
		for _, cells := range []float64{13.1, 19.7} {
			t, report, err := mesh.Tetrahedralise(ctx, surface, mesh.TetConfig{Cell: size / cells, Crumbs: true})
			if err != nil {
				return 0, 0, 0, 0, err
			}
			count++
			least, most = min(least, report.Quality.MinDihedral), max(most, report.Quality.MaxDihedral)
			if !report.Quality.Sound() || t.Skin().Surface.OpenEdges() > 0 {
				unsound++
			}
		}
	}
	return least, most, unsound, count, nil
}

// eulerNumber returns vertices − edges + faces of a closed surface: 2 for each piece, less 2 for each handle.
func eulerNumber(s *mesh.Surface) float64 {
	return float64(len(s.Vertices)) - float64(len(s.Triangles))*3/2 + float64(len(s.Triangles))
}

func meshSkin(s *Study) error {
	whole := withinAbs(0.5, "a number of things")
	rounding := within(1e-12, "rounding")
	for _, c := range []struct {
		name string
		mesh *mesh.Tets
		want float64
	}{
		{"ellipsoid", mesh.TetEllipsoid(spatial.V(1, 2, 3), 5), 2}, {"bar", mesh.TetBar(spatial.V(1, 1, 5), 2, 2, 10), 2},
		{"cylinder", mesh.TetCylinder(1, 10, 4, 29), 2}, {"torus", mesh.TetTorus(1, 0.3, 3, 60), 0},
	} {
		skin := c.mesh.Skin()
		s.check("Euler number of the skin of the "+c.name, "2 − 2 handles", "", c.want, eulerNumber(skin.Surface), whole)
		s.check("volume inside the skin of the "+c.name, "sum of its elements", "m³", c.mesh.TotalVolume(), skin.Surface.Volume(), rounding)
	}
	dragon := mesh.TetDragon(2, 5000)
	fine := mesh.Dragon(2, 60)
	e, err := dragon.Embed(fine.Vertices)
	if err != nil {
		return err
	}
	turn := func(v spatial.Vec3) spatial.Vec3 { return spatial.V(1.3*v.X-0.4*v.Y+1, v.Y+0.7*v.Z, 0.2*v.X+0.8*v.Z-2) }
	worst := 0.0
	for i, p := range e.Place(nil, dragon, dragon.Moved(turn).Nodes) {
		worst = max(worst, p.Sub(turn(fine.Vertices[i])).Norm())
	}
	s.check("a fine dragon in a coarse one that is stretched and sheared, largest error", "the same motion of its vertices", "m", 0, worst, withinAbs(1e-12, "rounding"))
	return nil
}

// tetFormat writes and reads a mesh in one way.
type tetFormat struct {
	name  string
	write func(t *mesh.Tets, w io.Writer) error
	read  func(r io.Reader) (*mesh.Tets, error)
}

func tetFormats() []tetFormat {
	reader := func(name string) func(io.Reader) (*mesh.Tets, error) {
		return func(r io.Reader) (*mesh.Tets, error) { return mesh.ReadTets(r, name) }
	}
	var out []tetFormat
	for _, f := range []mesh.GmshFormat{{Old: true}, {Old: true, Binary: true}, {}, {Binary: true}} {
		name := "Gmsh 4.1"
		if f.Old {
			name = "Gmsh 2.2"
		}
		if f.Binary {
			name += ", binary"
		}
		out = append(out, tetFormat{name, func(t *mesh.Tets, w io.Writer) error { return t.WriteGmsh(w, f) }, reader("a.msh")})
	}
	for encoding, name := range map[mesh.VTUEncoding]string{mesh.VTUBase64: "VTU, base64", mesh.VTURaw: "VTU, appended", mesh.VTUText: "VTU, text"} {
		out = append(out, tetFormat{name, func(t *mesh.Tets, w io.Writer) error { return t.WriteVTU(w, mesh.VTUData{Encoding: encoding}) }, reader("a.vtu")})
	}
	slices.SortFunc(out[4:], func(a, b tetFormat) int { return strings.Compare(a.name, b.name) })
	return out
}

func meshFiles(s *Study) error {
	t := mesh.TetCylinder(1, math.Pi, 3, 12)
	t.Regions = make([]int32, len(t.Elements))
	for i := range t.Regions {
		t.Regions[i] = 1 + int32(2*i/len(t.Regions)) // two halves
	}
	none := withinAbs(0.5, "a number of things")
	for _, f := range tetFormats() {
		var b bytes.Buffer
		if err := f.write(t, &b); err != nil {
			return err
		}
		got, err := f.read(&b)
		if err != nil {
			return err
		}
		s.check(f.name+": nodes, elements, regions and groups that differ", "what was written", "", 0, float64(differences(t, got)), none)
	}
	var node, ele, face bytes.Buffer
	if err := t.WriteTetGen(&node, &ele, &face); err != nil {
		return err
	}
	got, err := mesh.ReadTetGen(&node, &ele, &face, "a")
	if err != nil {
		return err
	}
	got.Groups = t.Groups // TetGen has numbers for names
	s.check("TetGen: nodes, elements and regions that differ", "what was written", "", 0, float64(differences(t, got)), none)
	return nil
}

// differences counts nodes, elements, regions and groups that are not the same.
func differences(a, b *mesh.Tets) (count int) {
	if len(a.Nodes) != len(b.Nodes) || len(a.Elements) != len(b.Elements) || len(a.Regions) != len(b.Regions) || len(a.Groups) != len(b.Groups) {
		return len(a.Nodes) + len(a.Elements)
	}
	for i := range a.Nodes {
		if a.Nodes[i] != b.Nodes[i] {
			count++
		}
	}
	for i := range a.Elements {
		if a.Elements[i] != b.Elements[i] || a.Regions[i] != b.Regions[i] {
			count++
		}
	}
	for i, g := range a.Groups {
		h := b.Groups[i]
		if g.Name != h.Name || !slices.Equal(g.Nodes, h.Nodes) || !slices.Equal(g.Elements, h.Elements) {
			count++
		}
	}
	return count
}
