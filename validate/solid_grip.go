package validate

import (
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var gripExperiments = []experiment{
	{"solid", "The hand as a plane", "A plane takes hold of the ring in which it cuts the surface, around the first hit of a ray from its centre (Le Gouis 2013, algorithm 1): both layers of nodes beside it on a cylinder, one limb of a torus.", gripRings},
	{"solid", "A fast hand", "The hand turns a section of a cylinder by half a radian within 20 ms. Elements at the grip are strained too much and ring if the nodes are put where the hand is (Le Gouis 2013, section 6.1.1); a clasp follows softly.", gripFast},
	{"solid", "Jellies on a table", "A soft block falls onto a table, a second one onto the first. At rest the table carries both, and the lower block the upper.", gripJellies},
}

func gripRings(s *Study) error {
	exact := withinAbs(0.5, "a count")
	m := mesh.TetCylinder(1, 10, 3, 10)
	b, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1000, Poisson: 0.3, Density: 1}})
	if err != nil {
		return err
	}
	around := 0
	for _, p := range m.Nodes {
		if math.Abs(p.Z) < 1e-9 && math.Hypot(p.X, p.Y) > 0.99 {
			around++
		}
	}
	ring, err := b.Ring(&solid.Plane{Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.5)}})
	if err != nil {
		return err
	}
	s.check("nodes held of a cylinder", "two layers of the surface", "", float64(2*around), float64(len(ring)), exact)
	m = mesh.TetTorus(1, 0.3, 2, 24)
	if b, err = solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1000, Poisson: 0.3, Density: 1}}); err != nil {
		return err
	}
	if ring, err = b.Ring(&solid.Plane{Frame: spatial.Frame{Rot: spatial.AxisAngle(spatial.V(1, 0, 0), math.Pi/2)}}); err != nil {
		return err
	}
	stray := 0
	for _, n := range ring {
		if m.Nodes[n].X < 0 {
			stray++
		}
	}
	s.check("nodes held of a torus' other limb", "the ring around the hit only", "", 0, float64(stray), exact)
	return nil
}

// gripped is a cylinder that is fixed at the bottom, with a clasp near the top.
func gripped(soft solid.Softness, method solid.Method, rings, layers int) (*solid.Solid, *solid.Clasp, error) {
	m := mesh.TetCylinder(1, 10, rings, layers)
	b, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1000, Poisson: 0.3, Density: 0.2}, Fixed: m.Group("bottom").Nodes, MassDamping: 3, Method: method})
	if err != nil {
		return nil, nil, err
	}
	c, err := b.Clasp(&solid.Plane{Frame: gripStart}, soft)
	return b, c, err
}

var gripStart = spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 4.4)}

// fastRun is how elements fare while a hand turns a section by half a radian within 20 ms.
type fastRun struct {
	name         string
	time, strain []float64 // [s]; largest strain at the grip
	peak, others float64   // largest strain at the grip, and elsewhere
	ringing      float64   // way of the strain at the grip up and down after its peak, beyond the way to its end
}

// measure notes the strains after a step.
func (r *fastRun) measure(b *solid.Solid, held []bool, time float64) {
	worst := 0.0
	for e, n := range b.Config().Mesh.Elements {
		if held[n[0]] || held[n[1]] || held[n[2]] || held[n[3]] {
			worst = math.Max(worst, b.Strain(e))
		} else {
			r.others = math.Max(r.others, b.Strain(e))
		}
	}
	r.time, r.strain = append(r.time, time), append(r.strain, worst)
	r.peak = math.Max(r.peak, worst)
}

// ring finds how much the strain goes up and down.
func (r *fastRun) ring() {
	top, last := slices.Index(r.strain, r.peak), len(r.strain)-1
	for i := top; i < last; i++ {
		r.ringing += math.Abs(r.strain[i+1] - r.strain[i])
	}
	r.ringing -= r.peak - r.strain[last]
}

// fastHand runs a hand by one of three ways to hold: nodes put where the hand is before each step, as in the thesis; nodes known in the step; a clasp.
func fastHand(way int) (*fastRun, error) {
	const h, steps = 0.01, 100
	r := &fastRun{name: [3]string{"put where the hand is, as in the thesis", "known in the step, at once", "clasp"}[way]}
	b, c, err := gripped(solid.Softness{Rigid: way < 2}, solid.SecondOrder, 3, 15)
	if err != nil {
		return nil, err
	}
	held, ring := make([]bool, b.Nodes()), slices.Clone(c.Nodes())
	for _, n := range ring {
		held[n] = true
	}
	if way == 0 {
		c.Release()
		for _, n := range ring {
			b.Fix(int(n), true)
		}
	}
	for k := range steps {
		hand := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 0.5*math.Min(float64(k+1)/2, 1)), Pos: gripStart.Pos}
		if way == 0 {
			for _, n := range ring {
				b.SetNode(int(n), hand.Point(gripStart.Local(b.Config().Mesh.Nodes[n])), spatial.Vec3{})
			}
		} else {
			c.Move(hand, h)
		}
		b.Predict(h)
		b.Correct(h)
		r.measure(b, held, h*float64(k+1))
	}
	r.ring()
	return r, nil
}

func gripFast(s *Study) error {
	plot := &Plot{Title: "Largest strain at the grip", Caption: "Of the elements that the hand holds by a node.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "largest strain at the grip"}}
	var runs [3]*fastRun
	for way := range runs {
		var err error
		if runs[way], err = fastHand(way); err != nil {
			return err
		}
		plot.Series = append(plot.Series, Series{Name: runs[way].name, X: runs[way].time, Y: runs[way].strain, Colour: way})
	}
	s.plot(plot)
	const source = "Le Gouis 2013, section 6.1.1"
	thesis, clasp := runs[0], runs[2]
	s.check(fmt.Sprintf("largest strain at the grip of a clasp, over that of nodes put there: %.2f over %.2f", clasp.peak, thesis.peak), source, "", 0, clasp.peak/thesis.peak, withinAbs(0.35, "about a third; what is left is the wave that the motion sends off, which the next case tells"))
	s.check(fmt.Sprintf("largest strain at the grip of a clasp, over that elsewhere: %.2f over %.2f; put there, %.2f over %.2f", clasp.peak, clasp.others, thesis.peak, thesis.others), source, "", 1, clasp.peak/clasp.others, within(0.3, "the artefact is to be gone: elements at the grip fare as others do"))
	once := runs[1] // of second order too, which damps next to nothing
	s.check(fmt.Sprintf("ringing of the strain at the grip: clasp %.2f, held at once %.2f", clasp.ringing, once.ringing), source, "", 0, clasp.ringing/once.ringing, withinAbs(0.5, "less than half; what is left is the wave that comes back from the fixed end, which is no artefact"))
	return nil
}

func gripJellies(s *Study) error {
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		return err
	}
	defer w.Close()
	ground, err := collide.NewHalfSpace()
	if err != nil {
		return err
	}
	table, err := rigid.New(rigid.Config{Kind: rigid.Static, Shape: ground})
	if err != nil {
		return err
	}
	floor, err := w.AddBody("table", table)
	if err != nil {
		return err
	}
	weight := 0.0
	for i := range 2 {
		b, err := solid.New(solid.Config{
			Mesh:  mesh.TetBar(spatial.V(0.05, 0.05, 0.03), 3, 3, 2),
			Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0.05, 0.1, 0.2*float64(i))), Pos: spatial.V(0, 0, 0.05+0.08*float64(i))}, Material: solid.Material{Young: 3e4, Poisson: 0.3, Density: 1000},
			Gravity: spatial.V(0, 0, -9.81), MassDamping: 1, StiffnessDamping: 0.01, Skin: 0.003, Shell: true,
		})
		if err != nil {
			return err
		}
		if _, err = w.AddBody(fmt.Sprint("jelly ", i), b); err != nil {
			return err
		}
		weight = b.TotalMass() * 9.81
	}
	for range 400 {
		w.Step()
	}
	var below, between float64
	shot := w.Snapshot()
	defer shot.Release()
	for _, c := range shot.Contacts {
		if c.A == floor || c.B == floor {
			below += math.Abs(c.Force.Z)
		} else {
			between += math.Abs(c.Force.Z)
		}
	}
	rest := within(0.01, "1 %: after two seconds they have come to rest")
	s.check("force on the table", "weight of both", "N", 2*weight, below, rest)
	s.check("force between the two", "weight of the upper one", "N", weight, between, rest)
	return nil
}
