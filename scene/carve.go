package scene

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// MeshShape is a mesh of triangles: a file beside the scene, or one that is generated.
type MeshShape struct {
	File  string      `key:"file" doc:"An .obj, .stl, .ply or .glb file beside the scene."`
	Gear  *GearShape  `key:"gear" doc:"A spur gear about z with involute flanks, the middle of a tooth on +x."`
	Torus *TorusShape `key:"torus" doc:"A ring about z."`
	Mug   *MugShape   `key:"mug" doc:"A mug that stands on z = 0, its handle towards +x."`
	Scale float64     `key:"scale" doc:"Metres for a unit of the file." unit:"1" default:"1" above:"0" max:"1e6"`

	As        string  `key:"as" doc:"What touches others: convex pieces that it is taken apart into, its convex hull, or its triangles, for a body that forces do not move." enum:"pieces hull triangles" default:"pieces"`
	Concavity float64 `key:"concavity" doc:"How deep a dent may be that its pieces fill, as a part of its size; a gear has a piece for each tooth." unit:"1" default:"0.01" above:"0" max:"1"`
	Pieces    int     `key:"pieces" doc:"Most pieces that it is taken apart into." unit:"1" default:"64" min:"1" max:"4096"`
}

// GearShape is mesh.GearConfig in the words of a file.
type GearShape struct {
	Teeth     int     `key:"teeth" doc:"Number of teeth." unit:"1" min:"4" max:"1000" required:"true"`
	Module    float64 `key:"module" doc:"Pitch diameter over the number of teeth: gears that mesh have the same." unit:"m" above:"0" max:"1e3" required:"true"`
	Thickness float64 `key:"thickness" doc:"Along z." unit:"m" above:"0" max:"1e4" required:"true"`
	Bore      float64 `key:"bore" doc:"Radius of the hole along its axis." unit:"m" default:"0" min:"0" max:"1e4"`
	Backlash  float64 `key:"backlash" doc:"By which a tooth is thinner than the gap it goes in." unit:"m" default:"0" min:"0" max:"1e3"`
	Detail    int     `key:"detail" doc:"Number of edges of a flank." unit:"1" default:"4" min:"2" max:"64"`
}

// TorusShape is a ring.
type TorusShape struct {
	Radius float64 `key:"radius" doc:"Of the circle in its middle." unit:"m" above:"0" max:"1e4" required:"true"`
	Tube   float64 `key:"tube" doc:"Radius of its tube." unit:"m" above:"0" max:"1e4" required:"true"`
}

// MugShape is a mug.
type MugShape struct {
	Radius float64 `key:"radius" doc:"Outer radius." unit:"m" default:"0.04" above:"0" max:"1e4"`
	Height float64 `key:"height" doc:"Height." unit:"m" default:"0.1" above:"0" max:"1e4"`
	Wall   float64 `key:"wall" doc:"Thickness of wall, floor and handle." unit:"m" default:"0.005" above:"0" max:"1e4"`
}

var (
	meshKinds   = []string{"file", "gear", "torus", "mug"}
	meshEndings = []string{".obj", ".stl", ".ply", ".glb"}
)

// carved is a mesh and what was made of it, as far as somebody asked.
type carved struct {
	of      MeshShape
	by      float64
	file    string // path of the file it is from
	size    int64  // of the file [bytes], and when it was written
	written time.Time

	surface *mesh.Surface
	mass    *mesh.Mass // of a density of 1; nil where it is not closed
	shape   *collide.Shape
}

// workshop keeps what was carved last, by all scenes: to take a mesh apart takes seconds, and a reset should not.
var workshop struct {
	sync.Mutex
	made []*carved
}

// mostCarved of the workshop are kept.
const mostCarved = 32

// build makes the mesh, larger by a factor; without onlyLook also what touches others.
func (f *MeshShape) build(s *Scene, by float64, onlyLook bool) (solid, error) {
	workshop.Lock()
	defer workshop.Unlock()
	c := &carved{of: *f, by: by * f.Scale}
	if f.File != "" {
		c.file = filepath.Join(filepath.Dir(s.file), f.File)
		if info, err := os.Stat(c.file); err == nil {
			c.size, c.written = info.Size(), info.ModTime()
		}
	}
	known := slices.IndexFunc(workshop.made, func(m *carved) bool {
		return m.by == c.by && m.file == c.file && m.size == c.size && m.written.Equal(c.written) && reflect.DeepEqual(m.of, c.of)
	})
	if known >= 0 {
		c = workshop.made[known]
		workshop.made = slices.Delete(workshop.made, known, known+1)
	} else if err := c.draw(s); err != nil {
		return solid{}, &formError{join("mesh", f.kind()), err}
	}
	if workshop.made = append(workshop.made, c); len(workshop.made) > mostCarved {
		workshop.made = slices.Delete(workshop.made, 0, 1)
	}
	if c.shape == nil && (!onlyLook || f.As == "hull") {
		if err := c.carve(); err != nil {
			return solid{}, &formError{"mesh", err}
		}
	}
	low, high := c.surface.Bounds()
	bound := spatial.V(max(-low.X, high.X), max(-low.Y, high.Y), max(-low.Z, high.Z)).Norm()
	return solid{shape: c.shape, look: &Geometry{Kind: "mesh", Surface: c.surface, Bound: bound}, mass: c.mass}, nil
}

func (f *MeshShape) kind() string { return kindOf(f, meshKinds) }

// draw makes the surface.
func (c *carved) draw(s *Scene) (err error) {
	if f := &c.of; f.File != "" {
		var data []byte
		if data, err = s.beside(f.File, meshEndings...); err == nil {
			c.surface, err = mesh.Read(bytes.NewReader(data), f.File)
		}
		if err == nil {
			c.surface, _, err = mesh.Repair(c.surface)
		}
	} else {
		c.surface, err = f.generate()
	}
	if err != nil {
		return err
	}
	if c.by != 1 {
		c.surface = c.surface.Moved(func(p spatial.Vec3) spatial.Vec3 { return p.Scale(c.by) })
	}
	if m, err := c.surface.MassProperties(); err == nil {
		c.mass = &m
	} else if c.of.As == "pieces" {
		return fmt.Errorf("it cannot be taken apart: %w; want a closed mesh, or as: hull or triangles", err)
	}
	return nil
}

func (g *GearShape) config() mesh.GearConfig {
	return mesh.GearConfig{Teeth: g.Teeth, Module: g.Module, Thickness: g.Thickness, Bore: g.Bore, Backlash: g.Backlash, Detail: g.Detail}
}

// generate makes the surface of a mesh that is not in a file.
func (f *MeshShape) generate() (*mesh.Surface, error) {
	switch {
	case f.Gear != nil:
		return mesh.Gear(f.Gear.config())
	case f.Torus != nil:
		return mesh.Torus(f.Torus.Radius, f.Torus.Tube, roundDetail), nil
	}
	return mesh.Mug(f.Mug.Radius, f.Mug.Height, f.Mug.Wall, roundDetail), nil
}

// carve makes what touches others.
func (c *carved) carve() (err error) {
	switch c.of.As {
	case "triangles":
		c.shape, err = collide.NewMesh(c.surface)
		return err
	case "hull":
		c.shape, err = collide.NewHull(c.surface.Vertices)
		return err
	}
	parts, err := c.takeApart()
	if err != nil {
		return err
	}
	var pieces []collide.Piece
	for _, p := range parts {
		hull, err := collide.NewHull(p.Vertices)
		if err != nil {
			return err
		}
		pieces = append(pieces, collide.Piece{Shape: hull, Place: spatial.AtOrigin})
	}
	c.shape, err = collide.NewCompound(pieces)
	return err
}

// takeApart returns the convex pieces of the surface. Those of a file are kept beside it.
func (c *carved) takeApart() (pieces []*mesh.Surface, err error) {
	cfg := mesh.DecomposeConfig{Concavity: c.of.Concavity, MaxPieces: c.of.Pieces}
	switch {
	case c.file != "":
		pieces, _, err = mesh.DecomposeFile(context.Background(), c.file, cfg)
	case c.of.Gear != nil:
		pieces, err = c.of.Gear.config().Pieces() // it knows its teeth
	default:
		var surface *mesh.Surface
		if surface, err = c.of.generate(); err == nil {
			pieces, _, err = mesh.Decompose(context.Background(), surface, cfg)
		}
	}
	for i := range pieces {
		if c.by != 1 {
			pieces[i] = pieces[i].Moved(func(p spatial.Vec3) spatial.Vec3 { return p.Scale(c.by) })
		}
	}
	return pieces, err
}

// mesh checks what the types alone cannot.
func (c *checker) mesh(path string, f *MeshShape) {
	c.exactlyOne(path, f, meshKinds...)
	if t := f.Torus; t != nil && t.Tube >= t.Radius {
		c.blame(path+".torus.tube", Mistake{Problem: "is " + number(t.Tube), Value: number(t.Tube), Want: "less than the radius, " + number(t.Radius) + " [m]"})
	}
	if m := f.Mug; m != nil && !(2*m.Wall < m.Radius && 2*m.Wall < m.Height) {
		c.blame(path+".mug.wall", Mistake{Problem: "is " + number(m.Wall), Value: number(m.Wall), Want: "less than half of radius and height [m]"})
	}
}
