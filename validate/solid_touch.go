package validate

import (
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var solidTouchExperiments = []experiment{
	{"solid", "Two lips of one solid", "A solid that touches itself: a lip falls on another, to which it is joined by a hinge that is as soft and light as nothing.", selfTouch},
	{"solid", "A thread sewn into tissue", "A rod goes through a solid, bonded to it at its points inside, and is pulled by its end.", sewnThread},
	{"solid", "Hair on a soft body", "Chains stand on points of a solid, which carries them.", softRoots},
}

// lipMesh is two lips of 0.1 × 0.04 × 0.02 m, 0.01 m apart, with a hinge of region 1 at one end, and the nodes of its lower side.
func lipMesh() (*mesh.Tets, []int32, error) {
	bar := mesh.TetBar(spatial.V(0.06, 0.02, 0.025), 6, 2, 5)
	m := &mesh.Tets{Nodes: bar.Nodes}
	for _, e := range bar.Elements {
		var middle spatial.Vec3
		for _, n := range e {
			middle = middle.AddScaled(0.25, bar.Nodes[n])
		}
		if hinge := middle.X < -0.04; hinge || math.Abs(middle.Z) > 0.005 {
			m.Elements, m.Regions = append(m.Elements, e), append(m.Regions, 0)
			if hinge {
				m.Regions[len(m.Regions)-1] = 1
			}
		}
	}
	m, _, err := m.Repair()
	if err != nil {
		return nil, nil, err
	}
	var low []int32
	for i, p := range m.Nodes {
		if p.Z < -0.0249 {
			low = append(low, int32(i))
		}
	}
	return m, low, nil
}

func selfTouch(s *Study) error {
	const skin = 0.001
	m, low, err := lipMesh()
	if err != nil {
		return err
	}
	flesh := solid.Material{Young: 3e4, Poisson: 0.3, Density: 1000}
	b, err := solid.New(solid.Config{
		Mesh: m, Fixed: low, Material: flesh, Materials: []solid.Material{flesh, {Young: 30, Poisson: 0.3, Density: 1}}, Gravity: spatial.V(0, 0, -9.81), MassDamping: 2, StiffnessDamping: 0.01,
		Skin: skin, Shell: true, Self: true,
	})
	if err != nil {
		return err
	}
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		return err
	}
	defer w.Close()
	if _, err := w.AddBody("lips", b); err != nil {
		return err
	}
	deepest := 0.0
	for range 250 {
		w.Step()
		upper, lower := math.Inf(1), math.Inf(-1)
		for i, rest := range m.Nodes {
			if p, _ := b.Node(i); rest.X < -0.03 {
				continue
			} else if math.Abs(rest.Z-0.005) < 1e-6 {
				upper = math.Min(upper, p.Z)
			} else if math.Abs(rest.Z+0.005) < 1e-6 {
				lower = math.Max(lower, p.Z)
			}
		}
		deepest = math.Max(deepest, 2*skin-(upper-lower))
	}
	var carried spatial.Vec3
	for _, c := range w.Snapshot().Contacts {
		carried = carried.Add(c.Force.Scale(math.Copysign(1, c.Normal.Z)))
	}
	weight := 0.1 * 0.04 * 0.02 * 1000 * 9.81
	hinge := 30 / 2.6 * 0.04 * 0.05 / 0.02 * 0.01
	reason := withinAbs(hinge+0.002*weight, "the hinge resists with G A d/l at most; 0.2 % for what still moves")
	s.check("force between the lips", "weight of the upper one", "N", weight, carried.Z, reason)
	s.check("force across", "none acts from outside", "N", 0, math.Hypot(carried.X, carried.Y), reason)
	s.check("deepest overlap of their skins", "they do not pass", "m", 0, deepest, withinAbs(skin, "the skin of one of them, where the surfaces would meet"))
	return nil
}

// slab is a soft slab of 0.1 × 0.06 × 0.04 m about the origin, held at its lower side.
func slab(gravity spatial.Vec3) (*solid.Solid, error) {
	m := mesh.TetBar(spatial.V(0.05, 0.03, 0.02), 8, 5, 4)
	return solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 3e4, Poisson: 0.35, Density: 1000}, Gravity: gravity, Fixed: m.Group("bottom").Nodes, StiffnessDamping: 0.02, MassDamping: 2})
}

// heldBy is the force that its fixed nodes exert on a solid [N].
func heldBy(b *solid.Solid) (sum spatial.Vec3) {
	for i := range b.Nodes() {
		if b.Fixed(i) {
			sum = sum.Add(b.Reaction(i))
		}
	}
	return sum
}

func sewnThread(s *Study) error {
	b, err := slab(spatial.Vec3{})
	if err != nil {
		return err
	}
	w, err := world.New(world.Config{Step: 0.01})
	if err != nil {
		return err
	}
	defer w.Close()
	tissue, err := w.AddBody("tissue", b)
	if err != nil {
		return err
	}
	end := spatial.V(0.05, 0, 0.05)
	curve, err := rod.Spline(spatial.V(-0.03, 0, 0.03), spatial.V(-0.015, 0, 0.01), spatial.V(0, 0, 0), spatial.V(0.015, 0, 0.01), spatial.V(0.03, 0, 0.03), end)
	if err != nil {
		return err
	}
	thread, err := rod.New(rod.Config{Curve: curve, Nodes: 60, Section: rod.Section{Radius: 0.0004}, Young: 2e8, Poisson: 0.3, Holds: []rod.Hold{{At: 1, Axes: constraint.Pinned, Frame: spatial.Frame{Rot: spatial.Identity, Pos: end}}}})
	if err != nil {
		return err
	}
	number, err := w.AddBody("thread", thread)
	if err != nil {
		return err
	}
	var bonds []int
	for i := range 21 {
		p := thread.PointAt(float64(i) / 20)
		spot, inside := b.SpotAt(thread.Pose(p).Pos)
		if !inside {
			continue
		}
		bond, err := w.AddBond(constraint.Bond{A: constraint.Anchor{Body: tissue, Point: spot}, B: constraint.Anchor{Body: number, Point: p}, Axes: constraint.Pinned})
		if err != nil {
			return err
		}
		bonds = append(bonds, bond)
	}
	gap := 0.0
	for i := range 400 {
		thread.SetHold(0, spatial.Frame{Rot: spatial.Identity, Pos: end.Add(spatial.V(0.002, 0, 0.002).Scale(math.Min(float64(i)/150, 1)))})
		gap = math.Max(gap, w.Step().Gap)
	}
	pull := thread.HoldWrench(0).Force
	var stitches spatial.Vec3
	for _, i := range bonds {
		stitches = stitches.Sub(w.BondWrench(i).Force)
	}
	s.check("force of all stitches", "pull of the hand", "N", pull.Norm(), stitches.Norm(), within(1e-4, "what the rod's own equilibrium leaves is 10⁻⁶ of its forces; stitches are solved to 10⁻⁷ m of 2.8 mm"))
	s.check("force that holds the tissue", "pull of the hand", "N", pull.Norm(), heldBy(b).Norm(), within(5e-3, "equations of the solid are solved to 0.2 % in each step; 2.5 s after the pull, damping of 2/s has left e⁻⁵ of any motion"))
	s.check("largest gap between thread and tissue", "they are sewn together", "m", 0, gap, withinAbs(1e-6, "10⁻⁷ m for each of the rounds, and as rods answer linearly only nearby"))
	return nil
}

func softRoots(s *Study) error {
	gravity := spatial.V(0, 0, -9.81)
	b, err := slab(gravity)
	if err != nil {
		return err
	}
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		return err
	}
	defer w.Close()
	skin, err := w.AddBody("skin", b)
	if err != nil {
		return err
	}
	var strands []chain.Strand
	for i := range 12 {
		at := spatial.V(-0.04+0.007*float64(i), 0.001*float64(i), 0.02)
		strands = append(strands, chain.Strand{Name: string(rune('a' + i)), Curve: []spatial.Vec3{at, at.Add(spatial.V(0.005, 0, 0.03))}, Links: 4, Radius: 0.0005, Density: 1300, Young: 3e8, Drag: 0.1, Loss: 0.05})
	}
	hair, err := chain.New(chain.Config{Gravity: gravity, Strands: strands})
	if err != nil {
		return err
	}
	number, err := w.AddBody("hair", hair)
	if err != nil {
		return err
	}
	var points []int
	if err := w.Plant(number, skin, func(root spatial.Vec3) int {
		points = append(points, b.PointAt(root))
		return points[len(points)-1]
	}); err != nil {
		return err
	}
	off := 0.0
	for range 400 {
		w.Step()
		for tree, p := range points {
			_, root := hair.RootWrench(tree)
			off = math.Max(off, root.Sub(b.Pose(p).Pos).Norm())
		}
	}
	weight := 12 * math.Pi * 0.0005 * 0.0005 * spatial.V(0.005, 0, 0.03).Norm() * 1300 * 9.81
	s.check("roots off their ground", "they stand on it", "m", 0, off, withinAbs(1e-12, "rounding"))
	s.check("weight that the ground bears", "weight of the hair", "N", weight, heldBy(b).Z-9.81*b.TotalMass(), within(0.01, "the difference of two forces of which one is 640 times the other, each to 1.5·10⁻⁵ after two seconds at rest"))
	return nil
}
