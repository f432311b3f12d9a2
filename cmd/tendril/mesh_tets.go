package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// during does what may take long and cannot tell how far it is: the user is told that it goes on.
func (c *console) during(what string, do func()) {
	progress, done := newProgress(c.err), make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	tick := time.NewTicker(redraw)
	defer tick.Stop()
	for {
		select {
		case <-done:
			progress.end()
			return
		case <-tick.C:
			progress.show(0, what)
		}
	}
}

// readTets reads a solid of tetrahedra for a command.
func readTets(c *console, path string) (t *mesh.Tets, err error) {
	c.during("reading "+path, func() { t, err = mesh.ReadTetsFile(path) })
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: there is no such file", path)
	}
	return t, err
}

// tetsInfo is what there is to tell of a solid of tetrahedra.
type tetsInfo struct {
	File    string          `json:"file"`
	Low     spatial.Vec3    `json:"low"`  // corner of the bounds [m]
	High    spatial.Vec3    `json:"high"` // the opposite one [m]
	Sound   bool            `json:"sound"`
	Quality mesh.TetQuality `json:"quality"`
	Skin    int             `json:"skin"` // triangles of the surface
	Area    float64         `json:"area"` // of the surface [m²]
	Regions map[int32]int   `json:"regions,omitempty"`
	Groups  []groupInfo     `json:"groups,omitempty"`
}

type groupInfo struct {
	Name     string `json:"name"`
	Nodes    int    `json:"nodes"`
	Elements int    `json:"elements"`
}

func newTetsInfo(file string, t *mesh.Tets) *tetsInfo {
	info := &tetsInfo{File: file, Quality: t.Quality()}
	info.Sound = info.Quality.Sound()
	info.Low, info.High = t.Bounds()
	skin := t.Skin().Surface
	info.Skin, info.Area = len(skin.Triangles), skin.Area()
	for _, r := range t.Regions {
		if info.Regions == nil {
			info.Regions = map[int32]int{}
		}
		info.Regions[r]++
	}
	for _, g := range t.Groups {
		info.Groups = append(info.Groups, groupInfo{g.Name, len(g.Nodes), len(g.Elements)})
	}
	return info
}

// tets tells what a solid of tetrahedra is.
func (m *meshInfoCommand) tets(c *console) error {
	t, err := readTets(c, m.File)
	if err != nil {
		return err
	}
	var info *tetsInfo
	c.during("measuring", func() { info = newTetsInfo(m.File, t) })
	if m.JSON {
		return c.printJSON(info)
	}
	info.print(c)
	return nil
}

func (m *tetsInfo) print(c *console) {
	q := &m.Quality
	fmt.Fprintf(c.out, "%s: %d nodes, %d tetrahedra\n%s\n", m.File, q.Nodes, q.Elements, q)
	size := m.High.Sub(m.Low)
	fmt.Fprintf(c.out, "bounds    %.6g × %.6g × %.6g m, from (%.6g, %.6g, %.6g) m\n", size.X, size.Y, size.Z, m.Low.X, m.Low.Y, m.Low.Z)
	fmt.Fprintf(c.out, "volume    %.6g m³, of an element %.3g to %.3g m³\n", q.Volume, q.MinVolume, q.MaxVolume)
	fmt.Fprintf(c.out, "surface   %d triangles, %.6g m²\n", m.Skin, m.Area)
	printQuality(c, q)
	numbers := make([]int32, 0, len(m.Regions))
	for r := range m.Regions {
		numbers = append(numbers, r)
	}
	slices.Sort(numbers)
	for _, r := range numbers {
		fmt.Fprintf(c.out, "region    %d: %d elements\n", r, m.Regions[r])
	}
	for _, g := range m.Groups {
		fmt.Fprintf(c.out, "group     %s: %d nodes, %d elements\n", g.Name, g.Nodes, g.Elements)
	}
}

// printQuality prints the shape of the elements, the angles as a row of bars.
func printQuality(c *console, q *mesh.TetQuality) {
	const degrees = 180 / math.Pi
	fmt.Fprintf(c.out, "ratio     %.3f at least, %.3f on average\n", q.MinRatio, q.MeanRatio)
	fmt.Fprintf(c.out, "angles    %.1f° to %.1f° between faces\n", q.MinDihedral*degrees, q.MaxDihedral*degrees)
	most := slices.Max(q.Dihedrals[:])
	bars := []rune(" ▁▂▃▄▅▆▇█")
	var row strings.Builder
	for _, n := range q.Dihedrals {
		height := 0
		if n > 0 {
			height = max(1, n*(len(bars)-1)/most)
		}
		row.WriteString(strings.Repeat(string(bars[height]), 2))
	}
	fmt.Fprintf(c.out, "          0° %s 180°\n", row.String())
}

// tets repairs a solid of tetrahedra.
func (m *meshRepairCommand) tets(c *console) error {
	t, err := readTets(c, m.File)
	if err != nil {
		return err
	}
	fixed, notes, err := t.Repair()
	if err != nil {
		return checkError{fmt.Errorf("%s: %w", m.File, err)}
	}
	if err := fixed.WriteFile(m.Out); err != nil {
		return fmt.Errorf("-o: %w", err)
	}
	quality := fixed.Quality()
	if m.JSON {
		if err := c.printJSON(map[string]any{"file": m.File, "out": m.Out, "solid": quality.Sound(), "notes": notes}); err != nil {
			return err
		}
	} else {
		for _, s := range notes.Sentences() {
			fmt.Fprintln(c.out, s)
		}
		fmt.Fprintf(c.out, "%s: %d nodes, %d tetrahedra\n", m.Out, notes.Nodes, notes.Elements)
	}
	if !quality.Sound() {
		fmt.Fprintf(c.err, "tendril: %s is not sound: %s\n", m.Out, strings.Join(quality.Sentences(), " "))
		return shownError{failedCheck}
	}
	return nil
}

// tets converts a solid of tetrahedra, or takes its surface.
func (m *meshConvertCommand) tets(c *console) error {
	if m.Triangles != 0 && mesh.IsTetFile(m.Out) {
		return errors.New("--triangles: is for surfaces")
	}
	t, err := readTets(c, m.File)
	if err != nil {
		return err
	}
	t = t.Moved(func(v spatial.Vec3) spatial.Vec3 {
		if m.YUp {
			v = spatial.V(v.X, -v.Z, v.Y)
		}
		return v.Scale(m.Scale)
	})
	if m.Scale < 0 { // a mirror image
		t.Elements = slices.Clone(t.Elements)
		for i := range t.Elements {
			t.Elements[i][2], t.Elements[i][3] = t.Elements[i][3], t.Elements[i][2]
		}
	}
	if mesh.IsTetFile(m.Out) {
		if err := m.writeTets(t); err != nil {
			return fmt.Errorf("-o: %w", err)
		}
		_, err = fmt.Fprintf(c.out, "%s: %d nodes, %d tetrahedra\n", m.Out, len(t.Nodes), len(t.Elements))
		return err
	}
	s := t.Skin().Surface
	if m.Triangles != 0 {
		if s, err = s.Simplify(m.Triangles); err != nil {
			return fmt.Errorf("--triangles: %w", err)
		}
	}
	if err := writeMesh(m.Out, s); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.out, "%s: %d vertices, %d triangles\n", m.Out, len(s.Vertices), len(s.Triangles))
	return err
}

// writeTets writes a solid as the flags ask for.
func (m *meshConvertCommand) writeTets(t *mesh.Tets) error {
	var b bytes.Buffer
	var err error
	switch strings.ToLower(filepath.Ext(m.Out)) {
	case ".msh":
		err = t.WriteGmsh(&b, mesh.GmshFormat{Old: m.Msh2, Binary: m.Binary})
	case ".vtu":
		data := mesh.VTUData{}
		if m.Binary {
			data.Encoding = mesh.VTURaw
		}
		err = t.WriteVTU(&b, data)
	default:
		return t.WriteFile(m.Out)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(m.Out, b.Bytes(), 0o644)
}

type meshTetCommand struct {
	Source   string  `arg:"" help:"Surface file that bounds a solid, or one of cylinder, bar, torus, ellipsoid, dragon."`
	Out      string  `short:"o" required:"" placeholder:"FILE" help:"Write the tetrahedra to this .msh, .vtu, .node or .ele file."`
	Elements int     `default:"5000" help:"Make about so many tetrahedra."`
	Cell     float64 `placeholder:"LENGTH" help:"Make edges so long [m], in place of --elements."`
	Grow     float64 `placeholder:"LENGTH" help:"Make the solid thicker by so much on all sides [m]: thin walls stay whole."`
	Holes    bool    `help:"Close a surface that has open edges, as it seems best."`
	JSON     bool    `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*meshTetCommand) Help() string {
	return `Fills a closed surface with tetrahedra of nearly one size by isosurface stuffing (Labelle & Shewchuk 2007). Whatever the surface, all angles
between faces are between 10.7° and 164.8°. Details finer than an edge are lost: what is thinner has holes or comes off, corners are rounded. It prints how far
the surface sticks out of what was made.

    tendril mesh tet liver.stl -o liver.vtu
    tendril mesh tet liver.stl -o liver.msh --elements 30000
    tendril mesh tet mug.obj -o mug.vtu --cell 0.004
    tendril mesh tet cylinder -o cylinder.vtu --elements 8332

Generated shapes: a cylinder of length 10 and radius 1 and a bar of 10 × 2 × 2, with groups bottom and top; a torus of radii 1 and 0.3; an ellipsoid of half axes
1, 0.7 and 0.5; a dragon 2 long, with groups feet, neck and tail. tendril mesh convert --scale makes them larger or smaller.

Exits 1 if the surface is not closed.`
}

// filled is what came of it.
type filled struct {
	*tetsInfo
	Out    string          `json:"out"`
	Report *mesh.TetReport `json:"report,omitempty"` // of surfaces
}

// Run fills a solid.
func (m *meshTetCommand) Run(c *console) error {
	if ending := strings.ToLower(filepath.Ext(m.Out)); !mesh.IsTetFile(m.Out) || ending == ".vtk" {
		return fmt.Errorf("-o: is %s, want a file that ends in .msh, .vtu, .node or .ele", m.Out)
	}
	if m.Elements < 1 {
		return fmt.Errorf("--elements: is %d, want at least 1", m.Elements)
	}
	result := filled{Out: m.Out}
	var t *mesh.Tets
	var err error
	c.during("making a "+m.Source, func() { t, err = m.shape() })
	if t == nil && err == nil {
		t, result.Report, err = m.fill(c)
	}
	if err != nil {
		return err
	}
	c.during("writing "+m.Out, func() {
		err = t.WriteFile(m.Out)
		result.tetsInfo = newTetsInfo(m.Source, t)
	})
	if err != nil {
		return fmt.Errorf("-o: %w", err)
	}
	if m.JSON {
		return c.printJSON(result)
	}
	result.print(c)
	return nil
}

// shape returns a generated shape, nil if that is not what was asked for.
func (m *meshTetCommand) shape() (*mesh.Tets, error) {
	n := min(m.Elements, 5_000_000)
	var t *mesh.Tets
	switch m.Source {
	case "cylinder":
		rings, layers := mesh.CylinderFor(1, 10, n)
		t = mesh.TetCylinder(1, 10, rings, layers)
	case "bar":
		k := max(1, int(math.Round(math.Cbrt(float64(n)/25)))) // cells across
		t = mesh.TetBar(spatial.V(1, 1, 5), k, k, 5*k)
	case "torus":
		rings := max(1, int(math.Round(math.Cbrt(float64(n)/(18*2*math.Pi/0.3)))))
		t = mesh.TetTorus(1, 0.3, rings, max(3, int(math.Round(float64(n)/float64(18*rings*rings)))))
	case "ellipsoid":
		t = mesh.TetEllipsoid(spatial.V(1, 0.7, 0.5), int(math.Round(math.Cbrt(float64(n)/20))))
	case "dragon":
		t = mesh.TetDragon(2, n)
	default:
		return nil, nil
	}
	if m.Cell != 0 || m.Grow != 0 {
		return nil, fmt.Errorf("--cell and --grow: are for surfaces, %s takes --elements", m.Source)
	}
	return t, nil
}

// fill fills a surface.
func (m *meshTetCommand) fill(c *console) (*mesh.Tets, *mesh.TetReport, error) {
	s, err := readMesh(m.Source)
	if err != nil {
		return nil, nil, err
	}
	progress := newProgress(c.err)
	t, report, err := mesh.Tetrahedralise(context.Background(), s, mesh.TetConfig{Cell: m.Cell, Elements: m.Elements, Grow: m.Grow, Holes: m.Holes, Progress: progress.show})
	progress.end()
	var field *mesh.FieldError
	if errors.As(err, &field) {
		flags := map[string]string{"Cell": "--cell", "Elements": "--elements", "Grow": "--grow"}
		if flag := flags[field.Field]; flag != "" {
			return nil, nil, fmt.Errorf("%s: is %v, want %s", flag, field.Value, field.Want)
		}
		return nil, nil, checkError{fmt.Errorf("%s: is %v, want %s", m.Source, field.Value, strings.Replace(field.Want, "Holes", "--holes", 1))}
	}
	return t, report, err
}

func (f *filled) print(c *console) {
	if f.Report != nil {
		for _, s := range f.Report.Sentences() {
			fmt.Fprintln(c.out, s)
		}
	} else {
		fmt.Fprintln(c.out, &f.Quality)
	}
	fmt.Fprintf(c.out, "%s: %d nodes, %d tetrahedra\n", f.Out, f.Quality.Nodes, f.Quality.Elements)
	if r := f.Report; r != nil {
		fmt.Fprintf(c.out, "cell      %.4g m\n", r.Cell)
		fmt.Fprintf(c.out, "volume    %.6g m³, of the surface %.6g m³\n", f.Quality.Volume, r.SurfaceVolume)
		fmt.Fprintf(c.out, "lost      the surface sticks out by %.3g m at most\n", r.Lost)
	} else {
		fmt.Fprintf(c.out, "volume    %.6g m³\n", f.Quality.Volume)
	}
	printQuality(c, &f.Quality)
}
