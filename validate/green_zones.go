package validate

import (
	"context"
	"fmt"
	"math"
	"sync"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

var greenZoneExperiments = []experiment{
	{"green", "Bonded zones", "A bar of cubes, each a zone with Green's functions of its own, against the same finite elements in one body, pushed at its end.", greenBonded},
	{"green", "A chain of 40 zones", "A bar of 40 cubes by boundary elements, bent by a dead force at its end, and into half a circle by leading its end: each zone is linear in its own frame, and turns with its seams.", greenHalfCircle},
	{"green", "Levels of accuracy", "Three pads on a finger whose joints are bent: what each level makes of the seams, and what it costs.", greenLevels},
}

// cubes are three models of a cube of a bar along z: the first, whose bottom is fixed; one in the middle; and the last. Their ends are seams.
type cubes struct {
	models      [3]*green.Model
	bottom, top []int32 // nodes
}

func newCubes(k *green.Stiffness, double bool) (c *cubes, err error) {
	c = &cubes{}
	for i, p := range k.Surface.Vertices {
		switch {
		case p.Z < -0.5+1e-9:
			c.bottom = append(c.bottom, int32(i))
		case p.Z > 0.5-1e-9:
			c.top = append(c.top, int32(i))
		}
	}
	both := append(append([]int32{}, c.bottom...), c.top...)
	for i, cfg := range []green.Config{{Fixed: c.bottom, Moved: c.top}, {Moved: both}, {Moved: c.bottom}} {
		cfg.Stiffness, cfg.Double = k, double
		if c.models[i], err = green.New(context.Background(), cfg, nil); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// chain bonds a number of cubes.
func (c *cubes) chain(zones int, cfg green.ZonesConfig) (*green.Zones, error) {
	for i := range zones {
		kind := 1
		switch i {
		case 0:
			kind = 0
		case zones - 1:
			kind = 2
		}
		cfg.Zones = append(cfg.Zones, green.Zone{Model: c.models[kind], Frame: spatial.Frame{Rot: spatial.Quat{W: 1}, Pos: spatial.V(0, 0, float64(i))}})
		if i > 0 {
			cfg.Seams = append(cfg.Seams, green.Seam{Zones: [2]int{i - 1, i}, Nodes: [2][]int32{c.top, c.bottom}})
		}
	}
	return green.NewZones(cfg)
}

func greenBonded(s *Study) error {
	material := green.Material{Young: 1000, Poisson: 0.3}
	const n = 2
	k, err := green.FromTets(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, 0.5), n, n, n), material, nil)
	if err != nil {
		return err
	}
	c, err := newCubes(k, true)
	if err != nil {
		return err
	}
	load := func(p spatial.Vec3) spatial.Vec3 { return spatial.V(0.1, 0.05, 0.02*p.X) }
	for _, zones := range []int{2, 8} {
		z, err := c.chain(zones, green.ZonesConfig{Still: true})
		if err != nil {
			return err
		}
		for _, node := range c.top {
			if err := z.State(zones-1).Push(int(node), load(k.Surface.Vertices[node])); err != nil {
				return err
			}
		}
		z.Solve(1)
		got := map[spatial.Vec3]spatial.Vec3{}
		for i := range zones {
			for node, p := range k.Surface.Vertices {
				p.Z += float64(i)
				got[p] = z.State(i).Displacement(node)
			}
		}
		up := float64(zones-1) / 2
		whole, err := green.FromTets(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, up+0.5), n, n, n*zones), material, nil)
		if err != nil {
			return err
		}
		var fixed []int32
		forces := make([]spatial.Vec3, whole.Nodes())
		for i, p := range whole.Surface.Vertices {
			if p.Z == -up-0.5 {
				fixed = append(fixed, int32(i))
			}
			if p.Z == up+0.5 {
				forces[i] = load(p)
			}
		}
		u, err := answer(whole, fixed, func(spatial.Vec3) spatial.Vec3 { return spatial.Vec3{} }, forces)
		if err != nil {
			return err
		}
		worst, size := 0.0, 0.0
		for i, p := range whole.Surface.Vertices {
			p.Z += up
			v, found := got[p]
			if !found {
				return fmt.Errorf("no zone has a node at %v", p)
			}
			worst, size = math.Max(worst, v.Sub(u[i]).Norm()), math.Max(size, u[i].Norm())
		}
		s.check(fmt.Sprintf("%d zones: largest difference of a displacement, relative to the largest", zones), "one body", "", 0, worst/size, withinAbs(1e-9, "the same equations in another order: rounding"))
	}
	return nil
}

func greenHalfCircle(s *Study) error {
	material := green.Material{Young: 12} // EI = 1
	k, err := green.FromSurface(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, 0.5), 4, 2, 4).Skin().Surface, material, nil)
	if err != nil {
		return err
	}
	c, err := newCubes(k, true)
	if err != nil {
		return err
	}
	pulled, err := c.chain(fortyZones, green.ZonesConfig{})
	if err != nil {
		return err
	}
	// A dead force of 10 EI/L² across the free end.
	const force = 10.0
	for step := range 10 {
		for _, i := range c.top {
			if err := pulled.Push(fortyZones-1, int(i), spatial.V(force/(fortyZones*fortyZones)*float64(step+1)/10/float64(len(c.top)), 0, 0)); err != nil {
				return err
			}
		}
		if r := pulled.Solve(100); r.Singular || r.Turned > 1e-6 {
			return fmt.Errorf("no equilibrium under a force: %+v", r)
		}
	}
	cfg := specimen(clampAt(0))
	cfg.Loads = []rod.Load{forceAt(1, up.Scale(force))}
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	if err := solve(r); err != nil {
		return err
	}
	s.compareWithRod(pulled, r, "under a dead force of 10 EI/L²")

	// Both ends are held, and the second is led along the ends of arcs of the bar's length until it looks back.
	if c.models[2], err = green.New(context.Background(), green.Config{Stiffness: k, Fixed: c.top, Moved: c.bottom, Double: true}, nil); err != nil {
		return err
	}
	led, err := c.chain(fortyZones, green.ZonesConfig{})
	if err != nil {
		return err
	}
	if r, err = rod.New(specimen(clampAt(0), clampAt(1))); err != nil {
		return err
	}
	end := tip(r)
	for step := range 20 {
		angle := math.Pi * float64(step+1) / 20
		sin, cos := math.Sincos(angle)
		turn := spatial.AxisAngle(spatial.V(0, 1, 0), angle)
		at := spatial.V((1-cos)/angle*fortyZones, 0, sin/angle*fortyZones-0.5)
		led.SetFrame(fortyZones-1, spatial.Frame{Rot: turn, Pos: at.Sub(turn.Rotate(spatial.V(0, 0, 0.5)))})
		if settled := led.Solve(100); settled.Singular || settled.Turned > 1e-6 {
			return fmt.Errorf("no equilibrium at an angle of %.2f: %+v", angle, settled)
		}
		r.SetHold(1, spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, -1, 0), angle).Mul(end.Rot), Pos: spatial.V(sin/angle, 0, (1-cos)/angle)})
		if err := solve(r); err != nil {
			return err
		}
	}
	s.compareWithRod(led, r, "bent into half a circle")
	return nil
}

const fortyZones = 40

// compareWithRod checks how far the middles of the zones of a bar are from a rod of length 1.
func (s *Study) compareWithRod(z *green.Zones, r *rod.Rod, how string) {
	plot := shapePlot("40 zones "+how, "Middles of the zones, and the rod.")
	plot.addShape("rod", 1, r)
	worst := 0.0
	dots := Series{Name: "zones", Mark: Dots, Colour: 1}
	for i := 1; i < fortyZones-1; i++ { // ends are not where their frames are
		at := z.Frame(i).Pos
		x, up := (at.Z+0.5)/fortyZones, at.X/fortyZones
		want := r.Frame(nodeAt(r, (float64(i)+0.5)/fortyZones)).Pos
		worst = math.Max(worst, math.Hypot(x-want.X, up-want.Z))
		dots.X, dots.Y = append(dots.X, x), append(dots.Y, up)
	}
	plot.Series = append(plot.Series, dots)
	s.plot(plot)
	s.check("largest distance of a zone from the rod, over the length, "+how, "elastica of rod", "", 0, worst, withinAbs(0.03, "the project's aim: 3 %"))
}

// finger is three pads of a square section along z, each on a bone at its side −x, that are bonded at their ends. Joints are on the side of the bones.
type finger struct {
	zones *green.Zones
}

func newFinger(level green.Level) (*finger, error) {
	k, err := fingerPad()
	if err != nil {
		return nil, err
	}
	var bone, bottom, top []int32
	for i, p := range k.Surface.Vertices {
		switch {
		case p.Z < -1+1e-9:
			bottom = append(bottom, int32(i))
		case p.Z > 1-1e-9:
			top = append(top, int32(i))
		case p.X < -0.5+1e-9:
			bone = append(bone, int32(i))
		}
	}
	cfg := green.ZonesConfig{Level: level}
	for i, moved := range [][]int32{top, append(append([]int32{}, bottom...), top...), bottom} {
		m, err := green.New(context.Background(), green.Config{Stiffness: k, Fixed: bone, Moved: moved, Double: true}, nil)
		if err != nil {
			return nil, err
		}
		cfg.Zones = append(cfg.Zones, green.Zone{Model: m, Frame: spatial.Frame{Rot: spatial.Quat{W: 1}, Pos: spatial.V(0, 0, 2*float64(i))}})
		if i > 0 {
			cfg.Seams = append(cfg.Seams, green.Seam{Zones: [2]int{i - 1, i}, Nodes: [2][]int32{top, bottom}, Hinge: green.Hinge{Axis: spatial.V(0, 1, 0), From: -0.5, To: 1.5, Angles: 9}})
		}
	}
	z, err := green.NewZones(cfg)
	return &finger{z}, err
}

// fingerPad is twice as long as it is wide.
var fingerPad = sync.OnceValues(func() (*green.Stiffness, error) {
	return green.FromSurface(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, 1), 3, 3, 6).Skin().Surface, green.Material{Young: 1000, Poisson: 0.45}, nil)
})

// bend turns both joints.
func (f *finger) bend(angle float64) {
	still := spatial.Quat{W: 1}
	at := spatial.Frame{Rot: still}
	for i := 1; i < f.zones.Len(); i++ {
		at = at.Mul(spatial.Frame{Rot: still, Pos: spatial.V(-0.5, 0, 1)}).Mul(spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 1, 0), angle)}).Mul(spatial.Frame{Rot: still, Pos: spatial.V(0.5, 0, 1)})
		f.zones.SetFrame(i, at)
	}
}

func greenLevels(s *Study) error {
	plot := &Plot{Title: "Levels", Caption: "Largest difference of a node of the finger from where Direct has it, over the largest displacement.", X: Axis{Label: "angle of the joints", Unit: "rad"}, Y: Axis{Label: "difference", Log: true}}
	bounds := map[green.Level]bound{
		green.Iterative:    withinAbs(1e-4, "ends at 10⁻⁶ in the energy"),
		green.Diagonal:     withinAbs(0.05, "seams hardly feel each other through pads on bones: a few per cent"),
		green.Interpolated: withinAbs(0.06, "as Diagonal, and inverses for nine angles over two radians: the square of the distance between them, by eight"),
		green.Skinned:      withinAbs(1, "nothing is solved: of the order of the displacements themselves"),
	}
	exact, err := newFinger(green.Direct)
	if err != nil {
		return err
	}
	for _, level := range []green.Level{green.Iterative, green.Diagonal, green.Interpolated, green.Skinned} {
		f, err := newFinger(level)
		if err != nil {
			return err
		}
		series := Series{Name: level.String(), Mark: Dots, Colour: int(level)}
		worst := 0.0
		for _, angle := range []float64{0.1, 0.3, 0.55, 0.8} {
			off, size := 0.0, 0.0
			exact.bend(angle)
			exact.zones.Solve(1)
			f.bend(angle)
			f.zones.Solve(1)
			for i := range f.zones.Len() {
				for node := range f.zones.State(i).Model().Nodes() {
					u := exact.zones.State(i).Displacement(node)
					off, size = math.Max(off, f.zones.State(i).Displacement(node).Sub(u).Norm()), math.Max(size, u.Norm())
				}
			}
			series.X, series.Y = append(series.X, angle), append(series.Y, math.Max(off/size, 1e-9))
			worst = math.Max(worst, off/size)
		}
		plot.Series = append(plot.Series, series)
		s.check(level.String()+": largest difference of a displacement, relative to the largest", "direct", "", 0, worst, bounds[level])
	}
	s.plot(plot)
	return nil
}
