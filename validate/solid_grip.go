package validate

import (
	"fmt"
	"math"

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
	{"solid", "Six motions", "Figure 6.7 of Le Gouis 2013: the hand turns and shifts a section along each axis, out and back, four seconds each, five times as fast as there. What a loop of 1 kHz renders from the linear model of steps of 10 ms, against a simulation with steps of 1 ms; and what the solid's own stiffness at rest tells, without any constraint force.", gripSix},
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

func gripFast(s *Study) error {
	const h, steps = 0.01, 100
	plot := &Plot{Title: "Largest strain at the grip", Caption: "Of the elements that the hand holds by a node.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "strain"}}
	var peaks, others [2]float64
	for i, soft := range []solid.Softness{{Rigid: true}, {}} {
		b, c, err := gripped(soft, solid.SecondOrder, 3, 15)
		if err != nil {
			return err
		}
		held := make([]bool, b.Nodes())
		for _, n := range c.Nodes() {
			held[n] = true
		}
		var time, strain []float64
		for k := range steps {
			c.Move(spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 0.5*math.Min(float64(k+1)/2, 1)), Pos: gripStart.Pos}, h)
			b.Predict(h)
			b.Correct(h)
			worst := 0.0
			for e, n := range b.Config().Mesh.Elements {
				if held[n[0]] || held[n[1]] || held[n[2]] || held[n[3]] {
					worst = math.Max(worst, b.Strain(e))
				} else {
					others[i] = math.Max(others[i], b.Strain(e))
				}
			}
			time, strain = append(time, h*float64(k+1)), append(strain, worst)
			peaks[i] = math.Max(peaks[i], worst)
		}
		plot.Series = append(plot.Series, Series{Name: []string{"held where the hand is, at once", "clasp"}[i], X: time, Y: strain, Colour: i})
	}
	s.plot(plot)
	s.check("largest strain at the grip of a clasp, over that held at once", "Le Gouis 2013, section 6.1.1", "", 0, peaks[1]/peaks[0], withinAbs(0.35, "about a third; what is left is the wave that the motion sends off, which the next case tells"))
	s.check("largest strain at the grip of a clasp, over that elsewhere", "Le Gouis 2013, section 6.1.1", "", 1, peaks[1]/others[1], within(0.3, "the artefact is to be gone: elements at the grip fare as others do"))
	return nil
}

// sixMotions are those of figure 6.7: the axis of each, 0–2 turns, 3–5 shifts.
var sixMotions = [6]int{0, 3, 5, 2, 1, 4}

const (
	sixTime  = 4.0 // of a motion [s]
	sixReach = 0.5 // [rad], [m]
)

// sixHand is where the hand is at a time.
func sixHand(t float64) spatial.Frame {
	k := min(int(t/sixTime), 5)
	sine := math.Sin(math.Pi * (t - float64(k)*sixTime) / sixTime)
	out := sixReach * sine * sine
	axis := sixMotions[k]
	d := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}[axis%3].Scale(out)
	if axis < 3 {
		return spatial.Frame{Rot: spatial.Exp(d), Pos: gripStart.Pos}
	}
	return spatial.Frame{Rot: spatial.Identity, Pos: gripStart.Pos.Add(d)}
}

// wrenchSize compares torques and forces by the radius of the cylinder, 1 m.
func wrenchSize(w spatial.Wrench) float64 { return math.Sqrt(w.Force.Norm2() + w.Torque.Norm2()) }

// wrenchPart is one of the parts of a wrench, 0–2 torques and 3–5 forces.
func wrenchPart(w spatial.Wrench, axis int) float64 {
	return [6]float64{w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X, w.Force.Y, w.Force.Z}[axis]
}

func gripSix(s *Study) error {
	const coarse, fine = 0.01, 0.001
	b, c, err := gripped(solid.Softness{Rigid: true}, solid.SecondOrder, 2, 6)
	if err != nil {
		return err
	}
	reference, hand, err := gripped(solid.Softness{Rigid: true}, solid.SecondOrder, 2, 6)
	if err != nil {
		return err
	}
	names := [6]string{"turn about x", "turn about y", "turn about z", "shift along x", "shift along y", "shift along z"}
	force := &Plot{Title: "Six motions", Caption: "What the hand exerts, by the constraint forces and by the solid's own stiffness at rest.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "size of force and torque", Unit: "N"}}
	var time, held, stiff []float64
	local := c.Local()
	for k, axis := range sixMotions {
		var off, all, gap, along, most float64
		for i := range int(sixTime / coarse) {
			start := float64(k)*sixTime + float64(i)*coarse
			for j := range int(math.Round(coarse / fine)) {
				at := sixHand(start + float64(j+1)*fine)
				hand.Move(at, fine)
				reference.Predict(fine)
				reference.Correct(fine)
				full := hand.Wrench(solid.Held)
				d := wrenchSize(local.At(at).Sub(full))
				off, all = off+d*d, all+wrenchSize(full)*wrenchSize(full)
			}
			c.Move(sixHand(start+coarse), coarse)
			b.Predict(coarse)
			b.Correct(coarse)
			local = c.Local()
			w := c.Wrench(solid.Held)
			own := c.Wrench(solid.Stiff)
			gap, most = math.Max(gap, wrenchSize(own.Sub(w))), math.Max(most, wrenchSize(w))
			along = math.Max(along, math.Abs(wrenchPart(own.Sub(w), axis)))
			time, held, stiff = append(time, start+coarse), append(held, wrenchSize(w)), append(stiff, wrenchSize(own))
		}
		s.check(fmt.Sprintf("%s: wrench at 1 kHz, from the last step's model", names[axis]), "steps of 1 ms; root mean square over the motion", "", 0, math.Sqrt(off/all), withinAbs(0.05, "the project's aim: 5 %"))
		s.check(fmt.Sprintf("%s: own stiffness at rest, along the motion", names[axis]), "constraint forces; largest difference, by the largest", "", 0, along/most, withinAbs(0.05, "5 %: a linear law, without inertia, for turns of half a radian"))
		s.check(fmt.Sprintf("%s: own stiffness at rest, all six parts", names[axis]), "constraint forces; largest difference, by the largest", "", 0, gap/most, withinAbs(0.35, "a section that is turned while its centre stays stretches the cylinder, by the square of the angle: no linear law has that pull"))
	}
	force.Series = []Series{{Name: "constraint forces", X: time, Y: held}, {Name: "own stiffness", Mark: Dashed, X: time, Y: stiff, Colour: 1}}
	s.plot(force)
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
