package scenes_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"runtime"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

func load(t *testing.T, name string) *scene.Scene {
	t.Helper()
	data, err := scenes.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scene.Load(name+".yaml", data)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestGallery(t *testing.T) {
	for _, name := range []string{
		"suture", "suture-free", "telephone-cord", "catheter", "cantilever", "twist-coil",
		"spinning-rod", "double-pendulum", "steel-cable", "necklace", "lanterns", "marionette",
		"curly-bangs", "ears", "braid", "long-hair", "jungle", "wheat",
		"stack", "pile", "dominoes", "incline", "cradle", "spinning-top", "gears", "rag-doll",
	} {
		if !slices.Contains(scenes.Names(), name) {
			t.Errorf("there is no scene %q", name)
		}
	}
	for _, name := range scenes.Names() {
		t.Run(name, func(t *testing.T) {
			s := load(t, name)
			if s.Title == "" || s.About == "" || s.Source == "" || len(s.Probes.Names()) == 0 {
				t.Error("want a title, a caption, a source and probes")
			}
			if s.View.Distance == 0 {
				t.Error("want a view")
			}
		})
	}
}

// rigidCost is how long a rigid body that touches others takes, in frames of strands.
const rigidCost = 20

// touchCost is how much longer a frame of a strand takes that touches things.
const touchCost = 10

func touches(c *scene.Chain) bool { return c.Touches == "others" || c.Touches == "everything" }

// solidCost is how long a node of a solid takes, in frames of strands.
const solidCost = 20

// affordable returns as many steps as a test has time for: all of them if they move few frames in all, some for scenes of thousands of strands.
func affordable(r *scene.Running, steps, moves int) int {
	r.World.Show()
	shot := r.World.Snapshot()
	defer shot.Release()
	frames := 0
	for _, b := range shot.Bodies {
		switch of, _, _ := r.Scene.BodyOf(b.Name); {
		case of != nil && of.Rigid != nil:
			frames += rigidCost
		case of != nil && of.Chain != nil && touches(of.Chain):
			frames += touchCost * len(b.Frames)
		case of != nil && of.Solid != nil:
			frames += solidCost * len(b.Frames)
		default:
			frames += len(b.Frames)
		}
	}
	if steps*frames <= 4*moves {
		return steps
	}
	return max(5, moves/frames)
}

// Every scene runs without a body that diverges or stays out of equilibrium: through, but for the largest. A snap may take a few steps to settle.
func TestScenesRun(t *testing.T) {
	for _, name := range scenes.Names() {
		t.Run(name, func(t *testing.T) {
			s := load(t, name)
			r, err := s.Build()
			if err != nil {
				t.Fatal(err)
			}
			counts := map[constraint.Flags]int{}
			moves := slices.ContainsFunc(s.Bodies.Names(), func(b string) bool { return s.Bodies.Get(b).Chain != nil })
			gap := 1e-5
			if slices.ContainsFunc(s.Bodies.Names(), func(b string) bool { c := s.Bodies.Get(b).Chain; return c != nil && touches(c) }) {
				gap = 1e-3 // strands that are caught stretch
			}
			defer r.World.Close()
			for range affordable(r, int(math.Round(s.Duration/s.Step)), 500_000) {
				report := r.World.Step()
				if report.Failures > 0 {
					t.Fatalf("at %v s: a formula is not finite for %d elements", report.Time, report.Failures)
				}
				report.Flags.Each(func(f constraint.Flags) { counts[f]++ })
				if moves && (report.Flags != 0 || report.Gap > gap) {
					t.Fatalf("at %v s: flags %v, a gap of %v m", report.Time, report.Flags, report.Gap)
				}
			}
			if counts[constraint.Frozen] > 0 || counts[constraint.Unstable] > 0 || counts[constraint.Taut] > 0 || counts[constraint.Unconverged] > 10 {
				t.Errorf("flags raised: %v", counts)
			}
			if snaps := counts[constraint.Snapped]; snaps > 0 && name != "twist-coil" {
				t.Errorf("snapped %d times: only twist-coil is meant to", snaps)
			}
		})
	}
}

// The rod stays an arch while it is twisted, M = GJ·(turns − writhe)·2π/L, then jumps: the torque falls by most of what it was
// within a few steps, once on the way there and once on the way back.
func TestTwistCoilJumps(t *testing.T) {
	s := load(t, "twist-coil")
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	torque := r.Probes()[slices.Index(s.Probes.Names(), "crank torque")]
	const window = 10 // steps: the crank turns by 1 % of a turn in them
	var course []float64
	jumps, quiet := 0, 0
	for range s.Steps() {
		r.World.Step()
		course = append(course, torque.Read())
		if quiet--; len(course) <= window || quiet > 0 {
			continue
		}
		before, now := course[len(course)-1-window], course[len(course)-1]
		if math.Abs(before) > 5e-3 && math.Abs(now) < math.Abs(before)/2 {
			jumps, quiet = jumps+1, 2*window
		}
	}
	if jumps != 2 {
		t.Errorf("the torque jumped %d times, want 2", jumps)
	}
}

// The suture of the issue: 300 nodes and a needle that is imposed in position and orientation.
func TestSuture(t *testing.T) {
	thread := load(t, "suture").Bodies.Get("thread").Rod
	last := thread.Holds[len(thread.Holds)-1]
	if thread.Nodes != 300 || last.At != 1 || last.Axes.String() != "clamped" || last.Path == "" {
		t.Errorf("%d nodes, held at its end as %+v", thread.Nodes, last)
	}
}

// The energy of the double pendulums, which have no friction, stays within a millionth of what they can swing with, and nearby
// starts part: that is what the scene is about.
func TestDoublePendulum(t *testing.T) {
	s := load(t, "double-pendulum")
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	probe := func(name string) float64 { return r.Probes()[slices.Index(s.Probes.Names(), name)].Read() }
	start, apart := probe("energy of red"), 0.0
	for range s.Steps() {
		r.World.Step()
		if e := probe("energy of red"); math.Abs(e-start) > 1e-5 {
			t.Fatalf("%v J at %v s, %v J at the start", e, r.World.Time(), start)
		}
		apart = math.Max(apart, math.Abs(probe("red tip")-probe("blue tip")))
	}
	if apart < 0.5 {
		t.Errorf("the tips come %v m apart, want them to go their own ways", apart)
	}
}

// What spins keeps its angular momentum while it loses energy, and ends up tumbling.
func TestSpinningRod(t *testing.T) {
	s := load(t, "spinning-rod")
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	probe := func(name string) float64 { return r.Probes()[slices.Index(s.Probes.Names(), name)].Read() }
	spin, energy := probe("angular momentum"), probe("energy")
	for range s.Steps() {
		r.World.Step()
	}
	if d := math.Abs(probe("angular momentum")/spin - 1); d > 1e-6 {
		t.Errorf("the angular momentum changed by %v of itself", d)
	}
	if e := probe("energy"); e > 0.6*energy {
		t.Errorf("%v J of %v J are left, want it to have lost half of them", e, energy)
	}
	if z := probe("tail height"); z < -0.25 {
		t.Errorf("the tail is at %v m: the rod still stands", z)
	}
}

func TestSameBitsOnAnyNumberOfCores(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	for _, name := range scenes.Names() {
		var hashes []uint64
		for _, cores := range []int{1, 2, 8} {
			runtime.GOMAXPROCS(cores)
			r, err := load(t, name).Build()
			if err != nil {
				t.Fatal(err)
			}
			for range affordable(r, 1000, 120_000) {
				r.World.Step()
			}
			hashes = append(hashes, r.World.Hash())
			r.World.Close()
		}
		if len(slices.Compact(hashes)) != 1 {
			t.Errorf("%s: states %x on 1, 2 and 8 cores", name, hashes)
		}
	}
}

// That the scenes follow the schema, package scene tests.
func TestSchemaIsFresh(t *testing.T) {
	file, err := scenes.FS.ReadFile("scene.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file, scene.Schema()) {
		t.Error("scene.schema.json is stale: run make schema")
	}
	for _, name := range scenes.Names() {
		data, err := scenes.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(data, []byte("# yaml-language-server: $schema=scene.schema.json\n")) {
			t.Errorf("%s does not name its schema", name)
		}
	}
}

// Every live parameter of every scene can be set to what it is.
func TestParamsCanBeSet(t *testing.T) {
	for _, name := range scenes.Names() {
		r, err := load(t, name).Build()
		if err != nil {
			t.Fatal(err)
		}
		list := r.Params()
		most := affordable(r, len(list), 250_000)
		stride := (len(list) + most - 1) / most // a change makes the body anew: as long as a few steps
		for i, p := range list {
			zero := p.Value == 0.0 && p.Default == nil // a field that is not given, such as shear
			if !p.Live || zero || i%stride != 0 {
				continue
			}
			value := fmt.Sprint(p.Value)
			if knots, ok := p.Value.([]scene.ProfileKnot); ok {
				text, err := json.Marshal(knots)
				if err != nil || len(knots) == 0 {
					continue
				}
				value = string(text)
			}
			if err := r.Set(p.Path, value); err != nil {
				t.Errorf("%s: Set(%s, %v): %v", name, p.Path, p.Value, err)
			}
		}
	}
}

func Example() {
	data, err := scenes.Read("cantilever")
	if err != nil {
		panic(err)
	}
	s, err := scene.Load("cantilever.yaml", data)
	if err != nil {
		panic(err)
	}
	run, err := s.Build()
	if err != nil {
		panic(err)
	}
	run.World.Step()
	for _, p := range run.Probes() {
		if p.Name == "tip x" || p.Name == "tip z" {
			fmt.Printf("%s: %.2f %s\n", p.Name, p.Read(), p.Unit)
		}
	}
	// Output:
	// tip x: 0.28 m
	// tip z: -0.90 m
}
