package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

type meshCommand struct {
	Info      meshInfoCommand      `cmd:"" help:"Tell what a mesh is: its size, its mass, its mistakes."`
	Repair    meshRepairCommand    `cmd:"" help:"Put right what is commonly wrong in files."`
	Convert   meshConvertCommand   `cmd:"" help:"Write a mesh in another format, scale, orientation or fineness."`
	Tet       meshTetCommand       `cmd:"" help:"Fill a solid with tetrahedra, for soft bodies."`
	Decompose meshDecomposeCommand `cmd:"" help:"Cut a solid into convex pieces, which bodies collide with."`
}

// Help teaches the command.
func (*meshCommand) Help() string {
	return `Surfaces are files of Wavefront OBJ, STL, PLY, GLB and glTF with its buffers inside; written are OBJ, STL and PLY.
Solids of tetrahedra are files of Gmsh (.msh), VTK (.vtu, and .vtk to read) and TetGen (.node and .ele).
Tendril has metres, and +Z up; what a file says is kept unless --scale or --y-up ask for something else.

    tendril mesh info mug.stl
    tendril mesh convert mug.glb -o mug.obj --y-up --scale 0.001
    tendril mesh repair mug.obj -o mug-closed.obj
    tendril mesh decompose mug.obj
    tendril mesh tet mug.obj -o mug.vtu --elements 20000
    tendril mesh info mug.vtu`
}

// readMesh reads a mesh for a command.
func readMesh(path string) (*mesh.Surface, error) {
	s, err := mesh.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: there is no such file", path)
	}
	return s, err
}

// writeMesh writes a mesh for a command, all or nothing.
func writeMesh(path string, s *mesh.Surface) error {
	var text strings.Builder
	if err := s.Write(&text, path); err != nil {
		return fmt.Errorf("-o: %w", err)
	}
	if err := os.WriteFile(path, []byte(text.String()), 0o644); err != nil {
		return fmt.Errorf("-o: %w", err)
	}
	return nil
}

type meshInfoCommand struct {
	File string `arg:"" help:"Mesh file."`
	JSON bool   `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*meshInfoCommand) Help() string {
	return `Tells how large a mesh is, whether it bounds a solid, what is wrong with it, and the volume, centre of mass and inertia of the solid, for a
density of 1000 kg/m³. Nothing is written; what repair would do is told as done.

Of a solid of tetrahedra it tells what is wrong with the elements, their volumes, the angles between their faces and their radius ratio (three times
the radius of the ball inside over that of the ball around, 1 at best), regions and groups.

    tendril mesh info mug.stl
    tendril mesh info mug.stl --json
    tendril mesh info liver.msh`
}

// meshInfo is what there is to tell of a mesh.
type meshInfo struct {
	File  string       `json:"file"`
	Low   spatial.Vec3 `json:"low"`  // corner of the bounds [m]
	High  spatial.Vec3 `json:"high"` // the opposite one [m]
	Area  float64      `json:"area"` // [m²]
	Notes mesh.Notes   `json:"notes"`
	Mass  *mesh.Mass   `json:"mass,omitempty"` // at 1 kg/m³, of solids
	Hull  float64      `json:"hull_volume"`    // of the convex hull, 0 if it is flat [m³]
	Why   string       `json:"no_mass_because,omitempty"`
}

// Run tells what a mesh is.
func (m *meshInfoCommand) Run(c *console) error {
	if mesh.IsTetFile(m.File) {
		return m.tets(c)
	}
	s, err := readMesh(m.File)
	if err != nil {
		return err
	}
	fixed, notes, err := mesh.Repair(s)
	if err != nil {
		return fmt.Errorf("%s: %w", m.File, err)
	}
	info := meshInfo{File: m.File, Area: fixed.Area(), Notes: notes}
	info.Low, info.High = fixed.Bounds()
	if hull, err := mesh.ConvexHull(fixed.Vertices); err == nil {
		info.Hull = hull.Volume()
	}
	if mass, err := fixed.MassProperties(); err == nil {
		info.Mass = &mass
	} else {
		info.Why = err.Error()
	}
	if m.JSON {
		return c.printJSON(info)
	}
	info.print(c)
	return nil
}

func (m *meshInfo) print(c *console) {
	fmt.Fprintf(c.out, "%s: %d vertices, %d triangles\n%s\n", m.File, m.Notes.Vertices, m.Notes.Triangles, m.Notes)
	size := m.High.Sub(m.Low)
	fmt.Fprintf(c.out, "bounds    %.6g × %.6g × %.6g m, from (%.6g, %.6g, %.6g) m\n", size.X, size.Y, size.Z, m.Low.X, m.Low.Y, m.Low.Z)
	fmt.Fprintf(c.out, "area      %.6g m²\n", m.Area)
	if m.Mass == nil {
		fmt.Fprintln(c.out, "It bounds no solid, so that it has no mass.")
		return
	}
	const water = 1000 // [kg/m³]
	i := m.Mass.Inertia
	fmt.Fprintf(c.out, "volume    %.6g m³, %.3g %% of its convex hull\n", m.Mass.Volume, 100*m.Mass.Volume/m.Hull)
	fmt.Fprintf(c.out, "mass      %.6g kg at 1000 kg/m³\n", water*m.Mass.Volume)
	fmt.Fprintf(c.out, "centre    (%.6g, %.6g, %.6g) m\n", m.Mass.Centre.X, m.Mass.Centre.Y, m.Mass.Centre.Z)
	fmt.Fprintf(c.out, "inertia   xx %.4g  yy %.4g  zz %.4g  xy %.4g  xz %.4g  yz %.4g kg m² about it\n",
		water*i.XX, water*i.YY, water*i.ZZ, water*i.XY, water*i.XZ, water*i.YZ)
	if size := max(size.X, size.Y, size.Z); size > 10 {
		fmt.Fprintf(c.out, "It is %.3g m long: if the file is in millimetres, scale it with tendril mesh convert --scale 0.001.\n", size)
	}
}

type meshRepairCommand struct {
	File string `arg:"" help:"Mesh file."`
	Out  string `short:"o" required:"" placeholder:"FILE" help:"Write the result to this .obj, .stl or .ply file, or .msh, .vtu, .node or .ele for tetrahedra."`
	JSON bool   `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*meshRepairCommand) Help() string {
	return `Vertices at one place become one, faces without area or that are there twice go, faces are turned so that neighbours agree and closed shells
look outwards. Holes are not filled: open edges are counted.

Of a solid of tetrahedra, elements inside out are turned over, those without volume or that are there twice go.

    tendril mesh repair scan.ply -o scan-repaired.ply
    tendril mesh repair liver.msh -o liver-repaired.msh

Exits 1 if what was written does not bound a solid.`
}

// Run repairs a mesh.
func (m *meshRepairCommand) Run(c *console) error {
	if mesh.IsTetFile(m.File) {
		return m.tets(c)
	}
	s, err := readMesh(m.File)
	if err != nil {
		return err
	}
	fixed, notes, err := mesh.Repair(s)
	if err != nil {
		return checkError{fmt.Errorf("%s: %w", m.File, err)}
	}
	if err := writeMesh(m.Out, fixed); err != nil {
		return err
	}
	if m.JSON {
		if err := c.printJSON(map[string]any{"file": m.File, "out": m.Out, "solid": notes.Solid(), "notes": notes}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(c.out, "%s\n%s: %d vertices, %d triangles\n", notes, m.Out, notes.Vertices, notes.Triangles)
	}
	if !notes.Solid() {
		fmt.Fprintf(c.err, "tendril: %s does not bound a solid\n", m.Out)
		return shownError{failedCheck}
	}
	return nil
}

type meshConvertCommand struct {
	File      string  `arg:"" help:"Mesh file."`
	Out       string  `short:"o" required:"" placeholder:"FILE" help:"Write the result to this .obj, .stl or .ply file, or .msh, .vtu, .node or .ele for tetrahedra."`
	Scale     float64 `default:"1" help:"Multiply all coordinates; 0.001 for a file in millimetres."`
	YUp       bool    `name:"y-up" help:"The file has +Y up, as glTF says: turn it so that +Z is up."`
	Triangles int     `placeholder:"N" help:"Simplify to about N triangles."`
	Msh2      bool    `name:"msh2" help:"Write .msh as version 2.2 in place of 4.1."`
	Binary    bool    `help:"Write .msh and .vtu in binary."`
}

// Help teaches the command.
func (*meshConvertCommand) Help() string {
	return `    tendril mesh convert part.stl -o part.obj --scale 0.001
    tendril mesh convert bunny.glb -o bunny.ply --y-up
    tendril mesh convert scan.ply -o scan-20k.ply --triangles 20000

Of a solid of tetrahedra, the surface is written where the result is a surface file:

    tendril mesh convert liver.msh -o liver.vtu --scale 0.001
    tendril mesh convert liver.vtu -o skin.stl
    tendril mesh convert liver.vtu -o liver.msh --msh2 --binary`
}

// Run converts a mesh.
func (m *meshConvertCommand) Run(c *console) error {
	if !(math.Abs(m.Scale) > 0 && math.Abs(m.Scale) < 1e9) {
		return fmt.Errorf("--scale: is %v, want a number other than 0", m.Scale)
	}
	if mesh.IsTetFile(m.File) {
		return m.tets(c)
	}
	if mesh.IsTetFile(m.Out) {
		return fmt.Errorf("-o: %s is for tetrahedra and %s is a surface: tendril mesh tet fills it", m.Out, m.File)
	}
	s, err := readMesh(m.File)
	if err != nil {
		return err
	}
	if m.YUp {
		s = s.Upright()
	}
	s = s.Moved(func(v spatial.Vec3) spatial.Vec3 { return v.Scale(m.Scale) })
	if m.Scale < 0 { // a mirror image: what looked outwards now looks inwards
		for i := range s.Triangles {
			s.Triangles[i][1], s.Triangles[i][2] = s.Triangles[i][2], s.Triangles[i][1]
		}
	}
	if m.Triangles != 0 {
		if s, _, err = mesh.Repair(s); err != nil {
			return fmt.Errorf("%s: %w", m.File, err)
		}
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

type meshDecomposeCommand struct {
	File      string  `arg:"" help:"Mesh file that bounds a solid."`
	Concavity float64 `default:"0.01" help:"How far a point of a piece may be from the solid, as a part of its size."`
	MaxPieces int     `default:"64" help:"Use at most so many pieces."`
	Out       string  `short:"o" placeholder:"FILE" help:"Write the pieces to this .obj file; by default to FILE.pieces.obj, where scenes look for them."`
	Force     bool    `help:"Make the pieces anew even if the file has those of this mesh."`
	JSON      bool    `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*meshDecomposeCommand) Help() string {
	return `Bodies collide as convex pieces. This cuts a solid by planes until no point of a piece is farther from the solid than --concavity of the
diagonal of its bounds, and joins pieces where that keeps the bound. Gaps narrower than twice that distance may be filled.

    tendril mesh decompose gear.stl
    tendril mesh decompose gear.stl --concavity 0.003 --max-pieces 128
    tendril mesh decompose gear.stl -o pieces.obj --json

The pieces go into FILE.pieces.obj, one object each, with the hash of the mesh and the numbers above in its first lines: a scene that uses the mesh
takes them from there, and makes them anew when the mesh has changed. So does this command; --force makes them in any case.

Exits 1 if the mesh is not closed, or the pieces do not suffice to keep the bound; in the latter case they are written all the same.`
}

// decomposed is what came of it.
type decomposed struct {
	File   string `json:"file"`
	Out    string `json:"out"`
	Cached bool   `json:"cached"` // the pieces were there already
	*mesh.DecomposeReport
	Pieces int `json:"pieces"`
}

// Run cuts a solid into convex pieces.
func (m *meshDecomposeCommand) Run(c *console) error {
	progress := newProgress(c.err)
	cfg := mesh.DecomposeConfig{Concavity: m.Concavity, MaxPieces: m.MaxPieces, Progress: progress.show}
	if m.Concavity == 0 || m.MaxPieces == 0 {
		return errors.New("--concavity and --max-pieces: are 0, want more")
	}
	out := m.Out
	if out == "" {
		out = mesh.PiecesPath(m.File)
	}
	if ending := strings.ToLower(filepath.Ext(out)); ending != ".obj" {
		return fmt.Errorf("-o: is %s, want a file that ends in .obj", out)
	}
	data, err := os.ReadFile(m.File)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: there is no such file", m.File)
	} else if err != nil {
		return err
	}
	var cache []byte
	if !m.Force {
		cache, _ = os.ReadFile(out) // if there is none, there is none
	}
	pieces, report, err := mesh.CachedPieces(context.Background(), m.File, data, cache, cfg)
	progress.end()
	var field *mesh.FieldError
	if errors.As(err, &field) && field.Field == "Triangles" {
		return checkError{err}
	} else if err != nil {
		return err
	}
	if report != nil {
		if err := mesh.WritePiecesFile(out, pieces, mesh.NewPiecesSource(m.File, data, cfg)); err != nil {
			return fmt.Errorf("-o: %w", err)
		}
	}
	return m.tell(c, &decomposed{m.File, out, report == nil, report, len(pieces)})
}

// tell prints what came of it.
func (m *meshDecomposeCommand) tell(c *console, d *decomposed) error {
	if m.JSON {
		if err := c.printJSON(d); err != nil {
			return err
		}
	} else {
		d.print(c)
	}
	if !d.Cached && !d.Met {
		fmt.Fprintf(c.err, "tendril: %d pieces do not suffice for --concavity %v\n", d.Pieces, m.Concavity)
		return shownError{failedCheck}
	}
	return nil
}

func (d *decomposed) print(c *console) {
	if d.Cached {
		fmt.Fprintf(c.out, "%s: %d pieces, made before from the same mesh; --force makes them anew\n", d.Out, d.Pieces)
		return
	}
	fmt.Fprintf(c.out, "%s\n", d.Notes)
	if d.Simplified > 0 {
		fmt.Fprintf(c.out, "It was simplified to %d triangles, at most %.3g m from it.\n", d.Triangles, d.Simplified)
	}
	fmt.Fprintf(c.out, "%s: %d pieces after %d cuts\n", d.Out, d.Pieces, d.Cuts)
	fmt.Fprintf(c.out, "no farther than %.3g m from the solid was asked for, %.3g m was found\n", d.Bound, d.Concavity)
	fmt.Fprintf(c.out, "volume of the pieces %.4g m³, of the solid %.4g m³\n", d.PiecesVolume, d.Volume)
}
