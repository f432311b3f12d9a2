package scene

import (
	"context"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// cushion is a scene with elastic skin, and one of two zones.
const cushion = `
title: Cushion
step: 0.001
gravity: [0, 0, 0]
paths:
  tool:
    stop: true
    keys: [{time: 0, position: [0, 0, 0.0402]}, {time: 0.1, position: [0, 0, 0.036]}]
  hand:
    stop: true
    keys: [{time: 0}, {time: 0.1, position: [0, 0, 0.001]}]
bodies:
  cushion:
    green:
      mesh: {ellipsoid: {size: [0.08, 0.08, 0.04], detail: 4}}
      young: 2e4
      poisson: 0.4
      fixed: [{below: {point: [0, 0, -0.008]}}]
      mask: 0.012
  ball:
    rigid: {motion: kinematic, shape: {sphere: {radius: 0.02}}, path: tool}
  bar:
    green:
      mesh: {bar: {size: [0.02, 0.02, 0.08], cells: [2, 2, 4], zones: 2}}
      young: 1e5
      poisson: 0
      frame: {position: [0.2, 0, 0]}
      head: hand
      touches: nothing
probes:
  tool: {what: force, body: ball}
  bed: {what: force, body: cushion, axis: z}
  pressure: {what: pressure, body: cushion}
  area: {what: area, body: cushion}
  pull: {what: force, body: bar, axis: z}
`

func buildCushion(t *testing.T) (*Running, func(name string) float64) {
	t.Helper()
	s, err := Load("c.yaml", []byte(cushion))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	return r, func(name string) float64 {
		t.Helper()
		for _, p := range r.Probes() {
			if p.Name == name {
				return p.Read()
			}
		}
		t.Fatalf("no probe %q", name)
		return 0
	}
}

func TestGreenBodiesInAScene(t *testing.T) {
	r, read := buildCushion(t)
	for range 200 {
		if report := r.World.Step(); report.Flags != 0 {
			t.Fatalf("at %v s: %v", report.Time, report.Flags)
		}
	}
	if tool, bed := read("tool"), read("bed"); !(tool > 0.1) || math.Abs(tool-bed) > 1e-6*tool {
		t.Errorf("the tool presses with %v N, the bed holds with %v N, want the same", tool, bed)
	}
	if pressure, area := read("pressure"), read("area"); !(pressure*area > read("tool")) { // the largest pressure is above the mean
		t.Errorf("%v Pa on %v m² for %v N", pressure, area, read("tool"))
	}
	// E A ΔL/L, with ν = 0 and both ends clamped: exact for linear elements.
	if pull, want := read("pull"), -1e5*0.02*0.02*0.001/0.08; math.Abs(pull-want) > 1e-4*math.Abs(want) {
		t.Errorf("the base of the stretched bar holds with %v N, want %v N", pull, want)
	}
}

func TestHandPullsGreenBody(t *testing.T) {
	r, _ := buildCushion(t)
	if err := r.Set("paths.tool.keys[1].position[2]", "0.05"); err != nil { // nothing else touches it
		t.Fatal(err)
	}
	body := r.Green("cushion")
	number, _ := r.World.BodyNamed("cushion")
	at := body.Pose(body.PointAt(spatial.V(0.03, 0, 0.012))).Pos
	target := at.Add(spatial.V(0.01, 0, 0.01))
	place := 0.0
	snapshotOf(t, r.World, func(s *world.Snapshot) {
		best := math.Inf(1)
		for i, f := range s.Bodies[number].Frames {
			if d := f.Pos.Sub(at).Norm(); d < best {
				best, place = d, float64(i)
			}
		}
	})
	err := r.World.Grab(1, world.Grip{Body: number, Place: place, Source: func() spatial.Frame { return spatial.Frame{Rot: spatial.Identity, Pos: target} }})
	if err != nil {
		t.Fatal(err)
	}
	for range 300 {
		r.World.Step()
	}
	snapshotOf(t, r.World, func(s *world.Snapshot) {
		h := s.Hands[0]
		if !(h.Proxy.Pos.Sub(at).Norm() > 1e-3) || !(h.Wrench.Force.Norm() > 0.01) {
			t.Fatalf("pulled, the point is %v m from rest, with %v N", h.Proxy.Pos.Sub(at).Norm(), h.Wrench.Force)
		}
		// The local model that a haptic loop has is exact: x = C f, from rest to here.
		f := h.Wrench.Force.Neg()
		for row, moved := range [3]float64{h.Proxy.Pos.X - at.X, h.Proxy.Pos.Y - at.Y, h.Proxy.Pos.Z - at.Z} {
			c := h.Compliance[3+row]
			if got := c[3]*f.X + c[4]*f.Y + c[5]*f.Z; math.Abs(got-moved) > 1e-5*h.Proxy.Pos.Sub(at).Norm() {
				t.Errorf("axis %d: the compliance of the hand takes the point by %v m, it is %v m away", row, got, moved)
			}
		}
	})
}

func snapshotOf(t *testing.T, w *world.World, look func(*world.Snapshot)) {
	t.Helper()
	w.Show()
	s := w.Snapshot()
	defer s.Release()
	look(s)
}

func TestBadGreenBodies(t *testing.T) {
	dir := t.TempDir()
	open := filepath.Join(dir, "open.obj")
	if err := os.WriteFile(open, []byte("v 0 0 -1\nv 1 0 -1\nv 0 1 -1\nv 0 0 0\nf 1 3 2\nf 1 2 4\nf 1 4 3\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, to, want string }{
		{"poisson: 0.4\n", "poisson: 0.5\n", "poisson"},
		{"fixed: [{below: {point: [0, 0, -0.008]}}]\n", "fixed: []\n", "flying away"},
		{"fixed: [{below: {point: [0, 0, -0.008]}}]\n", "fixed: [{below: {point: [0, 0, -1]}}]\n", "has none of the vertices"},
		{"mesh: {ellipsoid: {size: [0.08, 0.08, 0.04], detail: 4}}", "mesh: {file: open.obj}", "closed"},
		{"mesh: {ellipsoid: {size: [0.08, 0.08, 0.04], detail: 4}}", "mesh: {file: none.obj}", "there is no file"},
		{"young: 2e4", "young: 0", "young"},
		{"head: hand", "head: foot", "foot"},
		{"head: hand", "bend: [0.5]", "joints"},
		{"what: pressure, body: cushion", "what: spin, body: cushion", "spin"},
		{"mask: 0.012", "worn: {hand: left, finger: thumb}", "hand"},
	} {
		_, err := Load(filepath.Join(dir, "c.yaml"), []byte(strings.Replace(cushion, c.from, c.to, 1)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want a mistake with %q", c.to, err, c.want)
		}
	}
}

// A model on disk that is damaged or of another version is computed anew.
func TestStaleModelsAreMadeAnew(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	s, err := Load("c.yaml", []byte(cushion))
	if err != nil {
		t.Fatal(err)
	}
	made, err := s.Bodies.Get("cushion").Green.plan(s)
	if err != nil {
		t.Fatal(err)
	}
	recipe := &made.zones[0].recipe
	if _, err := openModel(context.Background(), recipe, recipe.ID(), nil); err != nil {
		t.Fatal(err)
	}
	dir, _ := os.UserCacheDir()
	file := filepath.Join(dir, "tendril", "green", recipe.ID()+".green")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []int{17, len(data) / 2} { // its version, its numbers
		wrong := append([]byte(nil), data...)
		wrong[at]++
		if err := os.WriteFile(file, wrong, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := openModel(context.Background(), recipe, recipe.ID(), nil); err != nil {
			t.Fatal(err)
		}
		if again, err := os.ReadFile(file); err != nil || string(again) != string(data) {
			t.Errorf("byte %d was wrong, and is not mended: %v", at, err)
		}
	}
}

// The five ways to find seams agree on where the skin of a bent finger is, about as much as they should: all but the cheapest to a tenth of what bending does to it.
func TestFingerBends(t *testing.T) {
	if testing.Short() {
		t.Skip("computes the Green's functions of a finger, if nobody has yet")
	}
	s, err := Load("f.yaml", []byte("title: Finger\nstep: 0.001\nbodies:\n  f: {green: {mesh: {finger: {}}, young: 8e4, bend: [0, 0], touches: nothing}}\nprobes:\n  p: {what: torque, body: f}\n"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	if r.World.Step(); r.Probes()[0].Read() > 1e-9 {
		t.Errorf("straight, the bone of the first pad holds %v N m, want none", r.Probes()[0].Read())
	}
	for _, change := range [][2]string{{"bodies.f.green.bend[0]", "0.6"}, {"bodies.f.green.bend[1]", "0.4"}} {
		if err := r.Set(change[0], change[1]); err != nil {
			t.Fatal(err)
		}
	}
	body := r.Green("f")
	shape := func() (local []spatial.Vec3) { // displacements, each in the frame of its zone
		made, _ := s.Bodies.Get("f").Green.plan(s)
		frames := body.AppendFrames(nil)
		for zone := range made.zones {
			at := body.Frame(zone)
			for _, v := range made.zones[zone].recipe.Surface.Vertices {
				local = append(local, at.Local(frames[len(local)].Pos).Sub(v))
			}
		}
		return local
	}
	var exact []spatial.Vec3
	for _, level := range []string{"direct", "iterative", "diagonal", "interpolated", "skinned"} {
		if err := r.Set("bodies.f.green.seams", level); err != nil {
			t.Fatal(err)
		}
		if report := r.World.Step(); report.Flags != 0 {
			t.Errorf("%s: %v", level, report.Flags)
		}
		now := shape()
		if level == "direct" {
			exact = now
		}
		worst, size := 0.0, 0.0
		for i := range now {
			worst, size = math.Max(worst, now[i].Sub(exact[i]).Norm()), math.Max(size, exact[i].Norm())
		}
		allowed := map[string]float64{"direct": 0, "iterative": 1e-4, "diagonal": 0.1, "interpolated": 0.1, "skinned": 0.5}[level]
		t.Logf("%s: skin up to %.2g mm from the exact solution, which moves it by %.2g mm", level, 1e3*worst, 1e3*size)
		if worst > allowed*size {
			t.Errorf("%s: skin up to %v m from the exact solution, which moves it by %v m", level, worst, size)
		}
	}
}
