package scene

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/chain"
)

// A tree: a trunk on a path, a branch at its end, and a loop closed between them.
const tree = `title: A tree
step: 0.01
paths:
  hand:
    keys:
      - {time: 0, position: [0, 0, 1]}
      - {time: 1, position: [0.1, 0, 1]}
bodies:
  tree:
    chain:
      path: hand
      strands:
        trunk:
          curve: {line: {to: [0, 0, -0.5]}}
          links: 5
          material: rubber
          radius: 0.005
          lumps: [{at: end, mass: 0.1, radius: 0.02, shape: lantern}]
          profiles: {size: [{at: start, factor: 2}, {at: end, factor: 1}]}
        branch:
          parent: trunk
          at: end
          curve: {polyline: [[0, 0, 0], [0.1, 0, 0], [0.2, 0, 0]]}
          mass: 0.1
          radius: 0.004
          young: 1e6
          riders: [{at: end, shape: flower, size: 0.03}]
bonds:
  loop: {from: {body: tree, strand: branch, at: end}, to: {body: tree, strand: trunk, at: 0.5}, axes: pinned, linear: 1}
tracks:
  breeze: {param: "bodies.tree.chain.wind[0]", keys: [{time: 0, value: 0}, {time: 1, value: 2}, {time: 2, value: 0}], loop: true}
probes:
  height: {what: position, body: tree, strand: branch, at: end, axis: z}
`

func TestChainMistakes(t *testing.T) {
	cases := []struct{ name, old, replacement, want string }{
		{"unknown parent", "parent: trunk", "parent: trunc", `t.yaml:21:19: bodies.tree.chain.strands.branch.parent: there is no strand "trunc", did you mean "trunk"?`},
		{"circle", "          curve: {line:", "          parent: branch\n          curve: {line:", `t.yaml:14:19: bodies.tree.chain.strands.trunk.parent: grows from itself: trunk from branch from trunk`},
		{"its own parent", "parent: trunk", "parent: branch", `t.yaml:21:19: bodies.tree.chain.strands.branch.parent: grows from itself: branch from branch`},
		{"two bases", "      path: hand\n", "      path: hand\n      base: {position: [1, 0, 0]}\n", `bodies.tree.chain: has both base and path, want at most one of them`},
		{"two paths", "      path: hand\n", "      path: hand\n      path: other\n", `t.yaml:12:7: bodies.tree.chain.path: is given twice, first in line 11, want one of them`},
		{"missing path", "path: hand", "path: hnad", `bodies.tree.chain.path: there is no path "hnad", did you mean "hand"?`},
		{"NaN in a path", "[0.1, 0, 1]", "[.nan, 0, 1]", `t.yaml:7:30: paths.hand.keys[1].position[0]: is .nan, want a finite number [m]`},
		{"no links", "          links: 5\n", "", `bodies.tree.chain.strands.trunk.links: is missing, want a number of links; only a polyline can do without`},
		{"no length", "[0, 0, -0.5]", "[0, 0, 0]", `bodies.tree.chain.strands.trunk.curve.line: is 0 m long`},
		{"coinciding points", "[0.2, 0, 0]]", "[0.1, 0, 0]]", `t.yaml:23:54: bodies.tree.chain.strands.branch.curve.polyline[2]: is`},
		{"no mass", "          mass: 0.1\n", "", `t.yaml:20:9: bodies.tree.chain.strands.branch.density: is missing, want more than 0 kg/m³, or a mass for a length`},
		{"material", "material: rubber", "material: ruber", `t.yaml:16:21: bodies.tree.chain.strands.trunk.material: is "ruber", want one of none, hair, steel, rubber, twig, silk, did you mean "rubber"?`},
		{"lump without mass", "mass: 0.1, radius: 0.02, ", "", `t.yaml:18:19: bodies.tree.chain.strands.trunk.lumps[0].mass: is missing`},
		{"knots out of order", "{at: start, factor: 2}, {at: end, factor: 1}", "{at: end, factor: 2}, {at: start, factor: 1}", `t.yaml:19:56: bodies.tree.chain.strands.trunk.profiles.size[1].at: is 0, want more than the knot before it, 1`},
		{"no size at all", "factor: 2}", "factor: 0}", `bodies.tree.chain.strands.trunk.profiles.size[0].factor: is 0, want more than 0`},
		{"two sections", "radius: 0.004", "radius: 0.004\n          radii: [0.1, 0.1]", `bodies.tree.chain.strands.branch.radii: is [0.1 0.1], want none beside radius`},
		{"a free branch", "parent: trunk", "parent: trunk\n          root: free", `bodies.tree.chain.strands.branch.root: is Free, want another, for it grows from trunk`},
		{"which strand", "body: tree, strand: branch, at: end}, to", "body: tree, at: end}, to", `bonds.loop.from.strand: is missing, want one of trunk, branch`},
		{"no such strand", "strand: branch, at: end}, to", "strand: brnach, at: end}, to", `bonds.loop.from.strand: there is no strand "brnach", did you mean "branch"?`},
		{"the same point", "to: {body: tree, strand: trunk, at: 0.5}", "to: {body: tree, strand: branch, at: end}", `bonds.loop.to: is the same point as from, want another point`},
		{"held twice", "tracks:", "  a: {from: {body: tree, strand: branch, at: 0.5}, to: {path: hand}, axes: pinned}\n  b: {from: {body: tree, strand: branch, at: 0.5}, to: {frame: {}}, axes: move_z}\ntracks:", `bonds.b.from: is held by bond "a" already, in the same directions, want one of them, other axes, or a soft bond`},
		{"held at its root", "tracks:", "  a: {from: {body: tree, strand: trunk, at: start}, to: {path: hand}, axes: pinned}\ntracks:", `bonds.a.from: is the root of a strand that stands on its base already`},
		{"two paths for a bond", "tracks:", "  a: {from: {body: tree, strand: trunk, at: 0.7}, to: {path: hand}, offset_path: hand}\ntracks:", `bonds.a: has two paths`},
		{"offset of a frame", "tracks:", "  a: {from: {body: tree, strand: trunk, at: 0.7}, to: {frame: {}}, offset_path: hand}\ntracks:", `bonds.a.offset_path: is given for what is no point of a chain`},
		{"track of nothing", "chain.wind[0]", "chain.widn[0]", `tracks.breeze.param: "bodies.tree.chain.widn[0]": unknown key "widn", did you mean "wind"?`},
		{"track of what stays", "chain.wind[0]", "chain.strands.trunk.links", `tracks.breeze.param: "bodies.tree.chain.strands.trunk.links" cannot be changed while the scene runs`},
		{"track of a word", "chain.wind[0]", "chain.strands.trunk.law", `tracks.breeze.param: "bodies.tree.chain.strands.trunk.law" is no number`},
		{"track beyond limits", "chain.wind[0]", "chain.strands.trunk.young", `tracks.breeze.keys[0].value: is 0, want a number more than 0 and at most 1e13, for bodies.tree.chain.strands.trunk.young [Pa]`},
		{"track backwards", "{time: 2, value: 0}", "{time: 1, value: 0}", `tracks.breeze.keys[2].time: is 1, want more than that of the key before, 1 [s]`},
		{"NaN on a track", "value: 2", "value: .nan", `tracks.breeze.keys[1].value: is .nan, want a finite number`},
		{"probe of a rod", "what: position", "what: curvature", `probes.height.what: there is no curvature of a chain`},
		{"part of a position", "axis: z}", "part: kinetic}", `probes.height.part: is kinetic, want none: it is for the energy of a chain`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if !strings.Contains(tree, c.old) {
				t.Fatalf("%q is not in the scene", c.old)
			}
			m := mistakesIn(t, strings.Replace(tree, c.old, c.replacement, 1))
			if got := m[0].Error(); !strings.Contains(got, c.want) {
				t.Errorf("got  %s\nwant %s", m, c.want)
			}
		})
	}
}

// The words for materials are those of package chain.
func TestMaterials(t *testing.T) {
	for _, p := range load(t, tree).Params() {
		if strings.HasSuffix(p.Path, ".material") && !slices.Equal(p.Choices[1:], chain.Materials()) {
			t.Errorf("materials %v, want %v", p.Choices[1:], chain.Materials())
		}
	}
}

func TestTrackValue(t *testing.T) {
	track := Track{Keys: []TrackKey{{1, 0}, {2, 2}, {4, 0}}}
	loop := track
	loop.Loop = true
	for _, c := range []struct {
		track      *Track
		time, want float64
	}{
		{&track, 0, 0}, {&track, 1.5, 1}, {&track, 3, 1}, {&track, 9, 0},
		{&loop, 0, 0}, {&loop, 3, 1}, {&loop, 4.5, 1}, {&loop, 7.5, 1},
	} {
		if got := c.track.value(c.time); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("loop %v: %v at %v s, want %v", c.track.Loop, got, c.time, c.want)
		}
	}
}

// A bob on a massless-looking cord of one link: 1 kg at 1 m, let go from the horizontal.
const bob = `title: Bob
step: 0.001
gravity: [0, 0, -10]
bodies:
  bob:
    chain:
      strands:
        rod:
          curve: {line: {to: [1, 0, 0]}}
          links: 1
          root: pinned
          mass: 1e-6
          radius: 0.001
          bend: [0, 0]
          torsion: 0
          lumps: [{at: end, mass: 1, radius: 0.01}]
probes:
  height: {what: position, body: bob, at: end, axis: z}
  speed: {what: velocity, body: bob, at: end}
  kinetic: {what: energy, body: bob, part: kinetic}
  gravity: {what: energy, body: bob, part: gravity}
  total: {what: energy, body: bob}
  momentum: {what: momentum, body: bob, axis: x}
  spin: {what: angular_momentum, body: bob, axis: y}
  pull: {what: force, body: bob, axis: z}
  iterations: {what: iterations, body: bob}
`

// At the lowest point v² = 2gL and the pull is 3mg. It gets there after 1.854 √(L/g), a quarter of the period of a pendulum that
// swings from the horizontal (the complete elliptic integral of modulus √½).
func TestChainProbes(t *testing.T) {
	r := build(t, bob)
	steps := int(math.Round(1.8540747 * math.Sqrt(0.1) / 0.001))
	near(t, "height", read(t, r, steps, "height"), -1, 1e-4)
	at := func(name string) float64 { return read(t, r, 0, name) }
	near(t, "speed", at("speed"), math.Sqrt(20), 0.01)
	near(t, "kinetic energy", at("kinetic"), 10, 0.05)
	near(t, "energy of height", at("gravity"), -10, 1e-3)
	near(t, "energy", at("total"), 0, 0.05)
	near(t, "momentum", at("momentum"), -math.Sqrt(20), 0.01)
	near(t, "angular momentum", at("spin"), math.Sqrt(20), 0.01)
	near(t, "pull", at("pull"), 30, 0.1)
	if n := at("iterations"); n < 1 || n > 10 {
		t.Errorf("%v iterations", n)
	}
}

func TestSetChain(t *testing.T) {
	r := build(t, tree)
	for path, value := range map[string]string{
		"bodies.tree.chain.strands.trunk.young": "5e6", "bodies.tree.chain.strands.trunk.lumps[0].mass": "0.2",
		"bodies.tree.chain.wind": "[1, 0, 0]", "bodies.tree.chain.strands.branch.law": "tangent", "gravity[2]": "-1", "bonds.loop.linear": "5",
		"bonds.loop.linear_slack": "0.1",
	} {
		if err := r.Set(path, value); err != nil {
			t.Errorf("Set(%s): %v", path, err)
		}
	}
	cfg := r.chains["tree"].Config()
	if cfg.Strands[0].Young != 5e6 || cfg.Strands[0].Lumps[0].Mass != 0.2 || cfg.Gravity.Z != -1 || cfg.Strands[1].Law != chain.Tangent {
		t.Errorf("the chain has %+v", cfg)
	}
	if b, _ := r.World.Bond(r.bonds["loop"]); b.Linear != 5 || b.LinearSlack != 0.1 {
		t.Errorf("the bond has %+v", b)
	}
	for path, value := range map[string]string{
		"bodies.tree.chain.strands.trunk.links": "6", "bodies.tree.chain.method": "accurate", "bodies.tree.chain.strands": "{}", "bodies": "{}",
		"bodies.tree.chain.strands.trunk.curve.line.to": "[0, 0, -1]",
	} {
		if err := r.Set(path, value); err == nil || !strings.Contains(err.Error(), "cannot be changed while the scene runs") {
			t.Errorf("Set(%s) = %v, want it refused", path, err)
		}
	}
	if err := r.Set("bodies.tree.chain.strands.branch.mass", "-1"); err == nil {
		t.Error("a negative mass is taken")
	}
}

// A track changes its parameter as time goes on, and the base follows its path.
func TestTracksAndPaths(t *testing.T) {
	r := build(t, tree)
	read(t, r, 50, "height")
	if wind := r.chains["tree"].Config().Wind.X; math.Abs(wind-1) > 1e-9 {
		t.Errorf("wind of %v m/s after 0.5 s, want 1", wind)
	}
	if base := r.chains["tree"].Base().Pos; math.Abs(base.X-0.05) > 1e-9 {
		t.Errorf("the base is at %v after 0.5 s, want 0.05 m along x", base)
	}
	for _, p := range r.Params() {
		if p.Path == "bodies.tree.chain.wind[0]" && p.Value != r.chains["tree"].Config().Wind.X {
			t.Errorf("the parameter is %v", p.Value)
		}
	}
}

// A joint is driven to an animated value: its bond's offset follows a path.
func TestDrivenJoint(t *testing.T) {
	r := build(t, `title: Elbow
step: 0.01
gravity: [0, 0, 0]
paths:
  bend: {keys: [{time: 0}, {time: 1, rotation: [0.8, 0, 0]}]}
bodies:
  arm:
    chain:
      strands:
        upper: {curve: {line: {to: [0, 0, 0.3]}}, links: 1, root: rigid, radius: 0.02, density: 500}
        lower: {parent: upper, at: end, curve: {line: {to: [0, 0, 0.3]}}, links: 1, root: pinned, radius: 0.02, density: 500}
bonds:
  elbow: {from: {body: arm, strand: lower, at: start}, to: {body: arm, strand: upper, at: end}, axes: oriented, offset_path: bend}
probes:
  hand: {what: position, body: arm, strand: lower, at: end, axis: y}
`)
	near(t, "hand", read(t, r, 120, "hand"), -0.3*math.Sin(0.8), 1e-6)
}

func TestShape(t *testing.T) {
	s := load(t, tree)
	shape := s.Shape("tree")
	if want := []int{-1, 0, 1, 2, 3, 4, 5, 6}; !slices.Equal(shape.Parents, want) {
		t.Errorf("parents %v, want %v", shape.Parents, want)
	}
	if len(shape.Radius) != 8 || math.Abs(shape.Radius[7]-0.004) > 1e-9 || shape.Radius[1] <= shape.Radius[5] {
		t.Errorf("radii %v", shape.Radius)
	}
	if len(shape.Riders) != 2 || shape.Riders[0].Frame != 5 || shape.Riders[0].Shape != "lantern" || shape.Riders[1].Frame != 7 || shape.Riders[1].Shape != "flower" {
		t.Errorf("riders %+v", shape.Riders)
	}
	if want := [][2]int{{7, 3}}; !slices.Equal(shape.Links, want) {
		t.Errorf("links %v, want the middle of the trunk joined to the tip of the branch", shape.Links)
	}
	if !slices.Equal(shape.Roots, []string{"clamped"}) {
		t.Errorf("roots %v", shape.Roots)
	}
}
