package scene

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// blocks is a scene with a little of everything that is rigid.
const blocks = `
title: Blocks
step: 0.001
surfaces:
  ice: {static: 0.1, dynamic: 0.05}
  wood: {static: 0.5}
laws:
  slip: {between: [ice, wood], static: 0.2}
paths:
  lift: {keys: [{time: 0, position: [0, 2, 0]}, {time: 1, position: [0, 2, 0.5]}]}
bodies:
  ground: {rigid: {motion: static, shape: {ground: {}}, surface: wood}}
  block:
    rigid:
      shape: {box: {size: [0.1, 0.2, 0.3]}}
      frame: {position: [0, 0, 0.15]}
      repeat: {count: 3, step: {position: [0.5, 0, 0]}}
      surface: wood
      colours: ["#ff0000", "#00ff00"]
  lid: {rigid: {motion: kinematic, path: lift, shape: {box: {size: [0.1, 0.1, 0.02]}}}}
  plank: {rigid: {motion: kinematic, shape: {box: {size: [0.1, 0.1, 0.02]}}, frame: {position: [0, -2, 1]}, speed: 0.5}}
  pendulum: {rigid: {shape: {sphere: {radius: 0.1}}, frame: {position: [0, -1, 1]}, start: {velocity: [0.1, 0, 0]}}}
joints:
  pivot: {kind: hinge, body: pendulum, at: [0, -1, 1.5], axis: [0, 1, 0], low: -1, high: 1}
bonds:
  rope: {from: {body: "block[1]", frame: {position: [0, 0, 0.15]}}, to: {frame: {position: [0.5, 0, 1]}}, axes: pinned, linear_slack: 1, thickness: 0.002}
pass: [["block[0]", lid]]
probes:
  height: {what: position, body: "block[2]", axis: z}
  corner: {what: position, body: "block[2]", point: [0.05, 0.1, 0.15], axis: x}
  weight: {what: force, body: ground, axis: z}
  on one: {what: force, body: "block[0]", with: ground, axis: z}
  contacts: {what: contacts}
  asleep: {what: asleep}
  lid: {what: position, body: lid, axis: z}
  plank: {what: position, body: plank, axis: z}
  angle: {what: angle, joint: pivot}
  energy: {what: energy, body: pendulum, part: kinetic}
`

func buildBlocks(t *testing.T) (*Running, func(name string) float64) {
	t.Helper()
	s, err := Load("b.yaml", []byte(blocks))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.World.Close)
	return r, func(name string) float64 {
		return r.Probes()[slices.Index(s.Probes.Names(), name)].Read()
	}
}

// Blocks at rest weigh on the ground what they weigh, and a group is called by its members.
func TestRigidBodies(t *testing.T) {
	r, probe := buildBlocks(t)
	for range 700 {
		r.World.Step()
	}
	const weight = 0.1 * 0.2 * 0.3 * 1000 * 9.81 // of one block [N]
	if f := probe("weight"); math.Abs(f+3*weight) > 1e-3*weight {
		t.Errorf("blocks press on the ground with %v N, want %v N", f, -3*weight)
	}
	if f := probe("on one"); math.Abs(f-weight) > 1e-3*weight {
		t.Errorf("the ground bears one with %v N, want %v N", f, weight)
	}
	if z := probe("height"); math.Abs(z-0.15) > 1e-5 {
		t.Errorf("a block is at %v m, want 0.15 m", z)
	}
	if x := probe("corner"); math.Abs(x-1.05) > 1e-5 {
		t.Errorf("its corner is at %v m, want 1.05 m", x)
	}
	if n := probe("asleep"); n != 3 {
		t.Errorf("%v bodies are asleep, want the three blocks", n)
	}
	if n := probe("contacts"); n < 9 || n > 12 {
		t.Errorf("%v contacts, want three or four for each block", n)
	}
	want := []string{"ground", "block[0]", "block[1]", "block[2]", "lid", "plank", "pendulum"}
	if got := r.Scene.WorldNames(); !slices.Equal(got, want) {
		t.Errorf("names %v, want %v", got, want)
	}
	for i, name := range want {
		if n, ok := r.World.BodyNamed(name); !ok || n != i {
			t.Errorf("%s is body %d, want %d", name, n, i)
		}
	}
}

// A path carries a kinematic body; another goes to where its frame was changed, at its own speed.
func TestKinematicBodies(t *testing.T) {
	r, probe := buildBlocks(t)
	if err := r.Set("bodies.plank.rigid.frame.position[2]", "1.2"); err != nil {
		t.Fatal(err)
	}
	for range 200 {
		r.World.Step()
	}
	if z := probe("plank"); math.Abs(z-1.1) > 1e-9 {
		t.Errorf("the plank is at %v m after 0.2 s at 0.5 m/s, want 1.1 m", z)
	}
	for range 800 {
		r.World.Step()
	}
	if z := probe("plank"); z != 1.2 {
		t.Errorf("the plank is at %v m, want 1.2 m", z)
	}
	if z := probe("lid"); math.Abs(z-0.5) > 1e-9 {
		t.Errorf("the lid is at %v m at the end of its path, want 0.5 m", z)
	}
}

// A pendulum on a hinge swings as far as its energy takes it, φ = v/√(g l) for a small v; limits, motors and friction change while it swings.
func TestJoints(t *testing.T) {
	r, probe := buildBlocks(t)
	const length, v = 0.5, 0.1
	inertia := 1 + 0.4*0.1*0.1/(length*length) // of a ball about the pivot, over that of a point
	want := v / math.Sqrt(9.81*length) * math.Sqrt(inertia)
	most := 0.0
	for range 600 {
		r.World.Step()
		most = math.Max(most, math.Abs(probe("angle")))
	}
	if math.Abs(most-want) > 0.03*want {
		t.Errorf("it swings to %v rad, want %v rad", most, want)
	}
	for path, value := range map[string]string{"rate": "2", "strength": "100", "low": "-0.5", "high": "0.25", "friction": "0.1"} {
		if err := r.Set("joints.pivot."+path, value); err != nil {
			t.Fatal(err)
		}
	}
	for range 600 {
		r.World.Step()
	}
	if a := probe("angle"); math.Abs(a-0.25) > 1e-3 {
		t.Errorf("a motor drives it to %v rad, want to its limit of 0.25 rad", a)
	}
	for _, path := range []string{"joints.pivot.strength", "joints.pivot.low", "joints.pivot.high", "joints.pivot.friction"} {
		if err := r.Set(path, "0"); err != nil {
			t.Fatal(err)
		}
	}
	least := 1.0
	for range 1000 {
		r.World.Step()
		least = math.Min(least, probe("angle"))
	}
	if least > -0.2 {
		t.Errorf("let go at 0.25 rad it swings to %v rad on the other side", least)
	}
}

// Parameters that change while a scene runs reach the bodies.
func TestRigidParameters(t *testing.T) {
	r, probe := buildBlocks(t)
	for range 20 {
		r.World.Step()
	}
	if err := r.Set("gravity[2]", "-1.62"); err != nil {
		t.Fatal(err)
	}
	if err := r.Set("bodies.block.rigid.density", "2000"); err != nil {
		t.Fatal(err)
	}
	for range 400 {
		r.World.Step()
	}
	const weight = 0.1 * 0.2 * 0.3 * 2000 * 1.62
	if f := probe("weight"); math.Abs(f+3*weight) > 1e-2*weight {
		t.Errorf("blocks press on the ground with %v N, want %v N", f, -3*weight)
	}
	for path, value := range map[string]string{"surfaces.ice.static": "0.3", "laws.slip.restitution": "0.5", "bodies.block.rigid.frame.position[0]": "0.2"} {
		if err := r.Set(path, value); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
	if x := r.groups["block"].bodies[2].Frame().Pos.X; math.Abs(x-1.2) > 1e-12 {
		t.Errorf("the last block is at %v m, want 1.2 m", x)
	}
	if err := r.Set("bodies.block.rigid.shape.box.size[0]", "1"); err == nil {
		t.Error("a shape can be changed while the scene runs")
	}
}

// Groups are where they are asked to be, do not overlap, and share their shapes.
func TestGroups(t *testing.T) {
	const text = `
title: Groups
bodies:
  row: {rigid: {shape: {sphere: {radius: 0.01}}, along: {count: 5, curve: {arc: {radius: 1, angle: 3.14159}}}}}
  cloud:
    rigid:
      mix: [{sphere: {radius: 0.05}, sizes: [0.5, 1]}, {box: {size: [0.05, 0.05, 0.05]}, weight: 2}]
      scatter: {count: 200, size: [1, 1, 1], seed: 7}
  layers: {rigid: {shape: {box: {size: [0.1, 0.1, 0.1]}}, grid: {count: [2, 3, 4], spacing: [1, 1, 1]}}}
`
	s, err := Load("g.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	all, solids, err := s.Bodies.Get("cloud").Rigid.gather(s, false)
	if err != nil {
		t.Fatal(err)
	}
	boxes := 0
	for i := range all {
		a, _ := solids.get(all[i].variant, all[i].size)
		boxes += all[i].variant
		for j := range i {
			b, _ := solids.get(all[j].variant, all[j].size)
			if all[i].frame.Pos.Sub(all[j].frame.Pos).Norm() < a.look.Bound+b.look.Bound {
				t.Fatalf("%d and %d overlap", i, j)
			}
		}
	}
	if boxes < 110 || boxes > 155 { // 133 ± 3 standard deviations of 6.7
		t.Errorf("%d of 200 are boxes, want two thirds", boxes)
	}
	if n := len(solids.made); n > sizeSteps+1 {
		t.Errorf("%d shapes were made, want at most %d", n, sizeSteps+1)
	}
	row, _, err := s.Bodies.Get("row").Rigid.gather(s, false)
	if err != nil || row[4].frame.Pos.Sub(spatial.V(2, 0, 0)).Norm() > 1e-4 {
		t.Errorf("the row ends at %v: %v", row[4].frame.Pos, err)
	}
	if n := s.Bodies.Get("layers").Rigid.count(); n != 24 {
		t.Errorf("%d in layers, want 24", n)
	}
}

// Every kind of shape can be a body; a mesh is read from a file beside the scene, with the mass of what it encloses.
func TestShapesOfBodies(t *testing.T) {
	folder := t.TempDir()
	file, err := os.Create(filepath.Join(folder, "cube.obj"))
	if err != nil {
		t.Fatal(err)
	}
	if err := mesh.Box(spatial.V(0.5, 0.5, 0.5)).WriteOBJ(file); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	for shape, mass := range map[string]float64{ // of 1000 kg/m³
		"{sphere: {radius: 0.1}}":                                    4.0 / 3 * math.Pi,
		"{capsule: {radius: 0.1, length: 1}}":                        4.0/3*math.Pi + 10*math.Pi,
		"{box: {size: [0.1, 0.2, 0.3]}}":                             6,
		"{cylinder: {radius: 0.1, length: 0.2}}":                     2 * math.Pi,
		"{cone: {radius: 0.1, height: 0.3}}":                         math.Pi,
		"{hull: [[0, 0, 0], [0.1, 0, 0], [0, 0.1, 0], [0, 0, 0.6]]}": 1,
		"{compound: [{box: {size: [0.1, 0.1, 0.1]}}, {box: {size: [0.1, 0.1, 0.1]}, position: [0.2, 0, 0]}]}": 2,
		"{mesh: {file: cube.obj, scale: 0.1, as: hull}}":                                                      1,
		"{mesh: {file: cube.obj, scale: 0.2}}":                                                                8,
	} {
		s, err := Load(filepath.Join(folder, "s.yaml"), []byte("title: Shape\nbodies: {thing: {rigid: {shape: "+shape+"}}}\n"))
		if err != nil {
			t.Errorf("%s: %v", shape, err)
			continue
		}
		r, err := s.Build()
		if err != nil {
			t.Errorf("%s: %v", shape, err)
			continue
		}
		if m := r.groups["thing"].bodies[0].Mass(); math.Abs(m-mass) > 1e-9*mass {
			t.Errorf("%s weighs %v kg, want %v kg", shape, m, mass)
		}
		if looks := r.RigidShapes("thing"); len(looks) != 1 || !(looks[0].Bound > 0) {
			t.Errorf("%s looks like %+v", shape, looks)
		}
		r.World.Step()
		r.World.Close()
	}
	for _, shape := range []string{"{ground: {}}", "{heights: {spacing: 0.1, rows: [[0, 1], [1, 0]]}}", "{heights: {bumps: {}}}", "{mesh: {mug: {}, as: triangles}}"} {
		s, err := Load("s.yaml", []byte("title: Shape\nbodies: {thing: {rigid: {motion: static, shape: "+shape+"}}}\n"))
		if err == nil {
			_, err = s.Build()
		}
		if err != nil {
			t.Errorf("%s: %v", shape, err)
		}
	}
}

// What is wrong with rigid bodies is told with line, value and what was meant.
func TestRigidMistakes(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"surface: wood\n      colours", "surface: wodo\n      colours", `bodies.block.rigid.surface: there is no surface "wodo", did you mean "wood"?`},
		{"size: [0.1, 0.2, 0.3]}}", "size: [0.1, 0.2, 0.3]}, round: 0.06}", "bodies.block.rigid.shape.round: is 0.06, want less than half of the shortest edge, 0.1 [m]"},
		{"{box: {size: [0.1, 0.2, 0.3]}}", "{}", "bodies.block.rigid.shape: has none of sphere, capsule, box, cylinder, cone, hull, ground, heights, mesh, compound"},
		{"{box: {size: [0.1, 0.2, 0.3]}}", "{ground: {}}", "bodies.block.rigid.shape.ground: is the shape of a dynamic body, want motion: static or kinematic"},
		{"{box: {size: [0.1, 0.2, 0.3]}}", "{hull: [[0, 0, 0], [1, 0, 0], [0, 1, 0]]}", "bodies.block.rigid.shape.hull: "},
		{`from: {body: "block[1]"`, `from: {body: "block[3]"`, "bonds.rope.from.body: there is no member 3, want block[0] to block[2]"},
		{`from: {body: "block[1]"`, `from: {body: block`, "bonds.rope.from.body: block is a group, want one of its members, block[0] to block[2]"},
		{`"block[1]", frame: {position: [0, 0, 0.15]}`, `"block[1]", at: end`, "bonds.rope.from.at: is given for a rigid body"},
		{"between: [ice, wood]", "between: [ice, steel]", `laws.slip.between[1]: there is no surface "steel"`},
		{"dynamic: 0.05", "dynamic: 0.5", "surfaces.ice.dynamic: is 0.5, want at most that of static, 0.1"},
		{"body: pendulum, at", "body: lid, at", "joints.pivot.body: joins nothing that forces move"},
		{"low: -1, high: 1", "swing: 1", "joints.pivot: a hinge joint has Swing or Twist, want a ball"},
		{"path: lift, shape", "path: lfit, shape", `bodies.lid.rigid.path: there is no path "lfit", did you mean "lift"?`},
		{"what: position, body: lid", "what: curvature, body: lid", "probes.lid.what: there is no curvature of a rigid"},
		{`"block[2]", axis: z`, "block, axis: z", "probes.height.body: block is a group"},
		{`["block[0]", lid]`, `["block[0]", lidd]`, `pass[0][1]: there is no body "lidd", did you mean "lid"?`},
	} {
		text := strings.Replace(blocks, c.old, c.new, 1)
		_, err := Load("b.yaml", []byte(text))
		if text == blocks || err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "b.yaml:") {
			t.Errorf("%q in place of %q:\n got %v\nwant %s", c.new, c.old, err, c.want)
		}
	}
}
