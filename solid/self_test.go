package solid_test

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

const (
	lipGap    = 0.01 // between the lips at rest [m]
	lipHeight = 0.02 // of each of them [m]
)

// lips is a clasp: two lips over each other that are joined at one end by a hinge, region 1, which is as soft and light as nothing.
func lips() (cfg solid.Config) {
	bar := mesh.TetBar(spatial.V(0.06, 0.02, lipHeight+lipGap/2), 6, 2, 5)
	m := &mesh.Tets{Nodes: bar.Nodes}
	for _, e := range bar.Elements {
		var middle spatial.Vec3
		for _, n := range e {
			middle = middle.AddScaled(0.25, bar.Nodes[n])
		}
		region := int32(0)
		if middle.X < -0.04 {
			region = 1
		} else if math.Abs(middle.Z) < lipGap/2 {
			continue
		}
		m.Elements, m.Regions = append(m.Elements, e), append(m.Regions, region)
	}
	cfg.Mesh, _, _ = m.Repair()
	for i, p := range cfg.Mesh.Nodes {
		if p.Z < -lipHeight-lipGap/2+1e-6 {
			cfg.Fixed = append(cfg.Fixed, int32(i))
		}
	}
	flesh := solid.Material{Young: 3e4, Poisson: 0.3, Density: 1000}
	cfg.Material, cfg.Materials = flesh, []solid.Material{flesh, {Young: 30, Poisson: 0.3, Density: 1}}
	cfg.MassDamping, cfg.StiffnessDamping = 2, 0.01
	cfg.Skin, cfg.Shell, cfg.Self = 0.001, true, true
	return cfg
}

// The upper lip falls on the lower one, and rests on it. The hinge resists with G A d/l at most, its shear modulus 12 Pa, section 0.04 × 0.05 m², length 0.02 m, for a fall of d = 0.01 m: 12 mN. The
// contacts carry the rest of the weight of the lip.
func TestLipsTouchEachOther(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	cfg := lips()
	cfg.Gravity = down
	s, err := solid.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.AddBody("lips", s); err != nil {
		t.Fatal(err)
	}
	deepest := 0.0
	for range 300 {
		r := w.Step()
		if r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
		deepest = math.Max(deepest, lipOverlap(s, &cfg))
	}
	carried, across := 0.0, spatial.Vec3{}
	for _, c := range w.Snapshot().Contacts {
		f := c.Force.Scale(math.Copysign(1, c.Normal.Z)) // on the upper one
		carried += f.Z
		across = across.Add(spatial.V(f.X, f.Y, 0))
	}
	weight := 0.1 * 0.04 * lipHeight * 1000 * 9.81
	if hinge := 0.012; math.Abs(carried-weight) > hinge+0.01*weight || across.Norm() > hinge+0.01*weight {
		t.Errorf("contacts carry %v N, and %v across, want %v N", carried, across, weight)
	}
	if deepest > cfg.Skin {
		t.Errorf("the lips were %v m in each other's skin, which is %v m", deepest, cfg.Skin)
	}
	if kinetic, _, _ := s.Energy(); kinetic > 1e-6 {
		t.Errorf("it moves still, with %v J", kinetic)
	}
}

// lipOverlap is by how much the skins of the lips overlap: the lowest node of the upper lip and the highest of the lower one are two skins apart where they touch [m].
func lipOverlap(s *solid.Solid, cfg *solid.Config) float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for i, rest := range cfg.Mesh.Nodes {
		p, _ := s.Node(i)
		switch {
		case rest.X < -0.03:
		case math.Abs(rest.Z-lipGap/2) < 1e-6:
			low = math.Min(low, p.Z)
		case math.Abs(rest.Z+lipGap/2) < 1e-6:
			high = math.Max(high, p.Z)
		}
	}
	return 2*cfg.Skin - (low - high)
}

// What is near at rest does not touch: a solid that touches itself rests as one that does not.
func TestSelfContactAtRest(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	s, err := solid.New(lips())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.AddBody("lips", s); err != nil {
		t.Fatal(err)
	}
	for range 5 {
		if r := w.Step(); r.Bonds.Contacts > 0 {
			t.Fatalf("step %d has %d contacts", r.Step, r.Bonds.Contacts)
		}
	}
}
