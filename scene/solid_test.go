package scene

import (
	"math"
	"strings"
	"testing"

	soft "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// gum is a scene with a little of everything that is soft.
const gum = `
title: Gum
step: 0.01
gravity: [0, 0, 0]
paths:
  turn:
    stop: true
    keys: [{time: 0, position: [0, 0, 0.19]}, {time: 0.5, position: [0, 0, 0.19], turns: 0.25}, {time: 1, position: [0, 0, 0.19], turns: 0.25}]
bodies:
  bar:
    solid:
      mesh: {bar: {size: [0.04, 0.04, 0.2], cells: [2, 2, 10]}}
      young: 1e5
      poisson: 0.3
      density: 1000
      damping: {stiffness: 0.01}
      frame: {position: [0, 0, 0.1]}
      fixed: [{group: bottom}]
  ball:
    solid:
      mesh: {ellipsoid: {size: [0.1, 0.1, 0.1], edges: 2}}
      young: 1e4
      frame: {position: [1, 0, 0]}
      start: {velocity: [0.1, 0, 0]}
planes:
  hand: {body: bar, path: turn, grabs: [{time: 0.1}, {time: 0.9, hold: false}]}
bonds:
  string: {from: {body: ball, frame: {position: [0.05, 0, 0]}}, to: {frame: {position: [1.2, 0, 0]}}, axes: pinned, linear_slack: 5}
probes:
  torque: {what: torque, plane: hand, axis: z}
  ground: {what: torque, body: bar, axis: z}
  by stiffness: {what: torque, plane: hand, axis: z, law: stiffness}
  middle: {what: angle, body: bar, at: 0.5}
  volume: {what: volume, body: bar}
  strain: {what: strain, body: bar}
  stress: {what: stress, body: bar}
  corner: {what: position, body: bar, point: [0.02, 0.02, 0.1], axis: z}
  drift: {what: position, body: ball, axis: x}
  push: {what: momentum, body: ball, axis: x}
  energy: {what: energy, body: ball, part: kinetic}
`

func buildGum(t *testing.T) (*Running, func(name string) float64) {
	t.Helper()
	s, err := Load("g.yaml", []byte(gum))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.World.Close)
	return r, func(name string) float64 {
		for _, p := range r.Probes() {
			if p.Name == name {
				return p.Read()
			}
		}
		t.Fatalf("no probe %q", name)
		return 0
	}
}

// A plane grabs when its keys say so, turns what it holds, feels what the fixed end feels, and lets go.
func TestPlaneTwists(t *testing.T) {
	r, probe := buildGum(t)
	c := r.Clamps()[0]
	steps := func(n int) {
		for range n {
			r.World.Step()
		}
	}
	steps(5)
	if c.Held() != 0 {
		t.Errorf("it holds %d nodes before its time", c.Held())
	}
	steps(80)
	if c.Held() == 0 {
		t.Fatal("it holds nothing")
	}
	torque, ground := probe("torque"), probe("ground")
	if !(torque > 0) || math.Abs(torque+ground) > 0.02*torque {
		t.Errorf("torque %v N m, of the ground %v", torque, ground)
	}
	if by := probe("by stiffness"); math.Abs(by-torque) > 0.5*torque { // the stiffness is that of the shape at rest
		t.Errorf("by its own stiffness %v N m, want about %v", by, torque)
	}
	if a := probe("middle"); !(a > 0.4 && a < 1) {
		t.Errorf("the middle is turned by %v rad", a)
	}
	if !(probe("strain") > 0.05) || !(probe("stress") > 1000) || math.Abs(probe("volume")/3.2e-4-1) > 0.05 {
		t.Errorf("strain %v, stress %v Pa, volume %v m³", probe("strain"), probe("stress"), probe("volume"))
	}
	steps(200)
	if c.Held() != 0 || math.Abs(probe("middle")) > 0.05 {
		t.Errorf("let go, it holds %d nodes and the middle is turned by %v rad", c.Held(), probe("middle"))
	}
	mass := 1000 * volumeOf(r.Solid("ball"))
	if x := probe("drift"); math.Abs(x-1-0.1*r.World.Time()) > 1e-6 {
		t.Errorf("the ball is at %v m after %v s", x, r.World.Time())
	}
	if math.Abs(probe("push")-0.1*mass) > 1e-3*mass || math.Abs(probe("energy")-0.005*mass) > 1e-4*mass {
		t.Errorf("momentum %v, kinetic energy %v of %v kg", probe("push"), probe("energy"), mass)
	}
}

// A state comes back with what planes hold, and goes on as before.
func TestPlanesAreRestored(t *testing.T) {
	r, probe := buildGum(t)
	for range 60 {
		r.World.Step()
	}
	state := r.World.AppendState(nil)
	for range 20 {
		r.World.Step()
	}
	want := probe("torque")
	for range 60 { // lets go
		r.World.Step()
	}
	for _, back := range []string{"after it let go", "again"} {
		if err := r.World.RestoreState(state); err != nil {
			t.Fatal(err)
		}
		for range 20 {
			r.World.Step()
		}
		if got := probe("torque"); math.Abs(got-want) > 1e-6*want {
			t.Errorf("%s: torque %v N m, want %v", back, got, want)
		}
	}
}

// A person takes a plane, lets go, and grabs elsewhere; parameters change while it runs.
func TestTakeAClamp(t *testing.T) {
	r, probe := buildGum(t)
	for range 60 {
		r.World.Step()
	}
	c := r.Clamps()[0]
	hand := c.Frame()
	c.Take(func() spatial.Frame { return hand })
	for range 60 { // its keys let go at 0.9 s
		r.World.Step()
	}
	if c.Held() == 0 || c.Scripted() {
		t.Errorf("a plane that is taken holds %d nodes, scripted %v", c.Held(), c.Scripted())
	}
	before := probe("torque")
	if err := r.Set("bodies.bar.solid.young", "2e5"); err != nil {
		t.Fatal(err)
	}
	for range 60 {
		r.World.Step()
	}
	if after := probe("torque"); math.Abs(after/before-2) > 0.1 {
		t.Errorf("twice as stiff: torque %v N m, before %v", after, before)
	}
	if err := c.Hold(false); err != nil || c.Held() != 0 {
		t.Errorf("it holds %d nodes: %v", c.Held(), err)
	}
	hand.Pos.Z = 3
	for range 2000 {
		c.advance(r.World.Time())
	}
	if err := c.Hold(true); err == nil || !strings.Contains(err.Error(), "cuts nothing") {
		t.Errorf("far away: %v", err)
	}
	if w := c.Wrench(soft.Held); w.Force.Norm() != 0 {
		t.Errorf("a plane that holds nothing exerts %v", w)
	}
}

func TestSolidMistakes(t *testing.T) {
	change := func(old, with string) string {
		if !strings.Contains(gum, old) {
			t.Fatalf("no %q", old)
		}
		return strings.Replace(gum, old, with, 1)
	}
	for _, c := range []struct{ text, path, want string }{
		{change("mesh: {bar: {size: [0.04, 0.04, 0.2], cells: [2, 2, 10]}}", "mesh: {}"), "bodies.bar.solid.mesh", "exactly one"},
		{change("cells: [2, 2, 10]", "cells: [400, 400, 400]"), "bodies.bar.solid.mesh.bar.cells", "at most"},
		{change("group: bottom", "group: buttom"), "bodies.bar.solid.fixed[0].group", "bottom"},
		{change("fixed: [{group: bottom}]", "fixed: [{below: {point: [0, 0, -9]}}]"), "bodies.bar.solid.fixed[0]", "a part of the mesh"},
		{change("poisson: 0.3", "poisson: 0.5"), "bodies.bar.solid.poisson", "0.4999"},
		{change("young: 1e5", "young: 0"), "bodies.bar.solid.young", "more than 0"},
		{change("fixed: [{group: bottom}]", "method: quasistatic"), "bodies.bar.solid.method", "fixed"},
		{change("young: 1e5", "young: 1e5\n      skin: fine"), "bodies.bar.solid.skin", "coarse"},
		{change("mesh: {ellipsoid: {size: [0.1, 0.1, 0.1], edges: 2}}", "mesh: {file: nothing.msh}"), "bodies.ball.solid.mesh.file", "no file"},
		{change("hand: {body: bar", "hand: {body: bat"), "planes.hand.body", "bar"},
		{change("path: turn", "path: turn, ray: [0, 0, 1]"), "planes.hand.ray", "direction in the plane"},
		{change("{time: 0.1}, {time: 0.9", "{time: 1}, {time: 0.9"), "planes.hand.grabs[1].time", "more than"},
		{change("{what: volume, body: bar}", "{what: curvature, body: bar}"), "probes.volume.what", "something else"},
		{change("{what: volume, body: bar}", "{what: volume, body: bar, law: thesis}"), "probes.volume.law", "plane"},
	} {
		_, err := Load("g.yaml", []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.path+":") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %s … %s, got %v", c.path, c.want, err)
		}
	}
	s, err := Load("g.yaml", []byte(change("grabs: [{time: 0.1}, {time: 0.9, hold: false}]", "size: [0.001, 0.001]")))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Build(); err == nil || !strings.Contains(err.Error(), "cuts nothing") {
		t.Errorf("a plane that cuts nothing: %v", err)
	}
}

// What is drawn of a fine surface is where the tetrahedra carry it; at rest, where it was.
func TestSoftShape(t *testing.T) {
	s, err := Load("o.yaml", []byte("title: O\nbodies: {organ: {solid: {mesh: {organ: {length: 0.2, elements: 300}}, young: 1e4}}}\n"))
	if err != nil {
		t.Fatal(err)
	}
	shape := s.SoftShape("organ")
	if shape == nil || len(shape.Bind) < 1000 || len(shape.Shown) > shape.Nodes || len(shape.Weights) != len(shape.Bind) {
		t.Fatalf("shape %+v", shape)
	}
	for i, w := range shape.Weights {
		if math.Abs(w[0]+w[1]+w[2]+w[3]-1) > 1e-9 {
			t.Fatalf("weights of vertex %d are %v", i, w)
		}
	}
	for _, tri := range shape.Triangles {
		for _, v := range tri {
			if int(v) >= len(shape.Bind) {
				t.Fatalf("no vertex %d", v)
			}
		}
	}
}
