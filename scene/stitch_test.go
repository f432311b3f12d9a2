package scene

import (
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
)

// A hand presses on a jelly without gravity: what the hand feels is what holds the jelly, but for what the motion of the last of it, a second after the hand stands still, leaves.
func TestHandPressesAJelly(t *testing.T) {
	s, err := Load("press.yaml", []byte(`
title: Press
step: 0.002
gravity: [0, 0, 0]
touch: {pause: 0}
bodies:
  jelly: {solid: {mesh: {bar: {size: [0.26, 0.16, 0.06], cells: [9, 6, 2]}}, young: 2e4, damping: {stiffness: 0.02, mass: 5}, frame: {position: [0.1, 0, 0.03]}, fixed: [{group: bottom}], touches: rigid, thickness: 0.002}}
paths:
  arm:
    stop: true
    keys:
      - {time: 0, position: [0, 0, 0.1], rotation: [1.2092, 1.2092, 1.2092]}
      - {time: 0.5, position: [0, 0, 0.075], rotation: [1.2092, 1.2092, 1.2092]}
hands:
  right: {path: arm}
probes:
  hand: {what: force, hand: right, axis: z}
  ground: {what: force, body: jelly, axis: z}
  strain: {what: strain, body: jelly}
`))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	defer r.World.Close()
	for range 750 {
		if report := r.World.Step(); report.Flags&(constraint.Frozen|constraint.Unsolved) != 0 {
			t.Fatalf("step %d: %v", report.Step, report.Flags)
		}
	}
	hand, ground := r.Probes()[0].Read(), r.Probes()[1].Read()
	if !(ground > 0.1) || math.Abs(math.Abs(hand)-ground) > 0.02*ground {
		t.Errorf("the hand feels %v N, and the ground holds the jelly with %v N", hand, ground)
	}
	if strain := r.Probes()[2].Read(); strain > 0.8 {
		t.Errorf("the largest strain is %v", strain)
	}
}

const sewn = `
title: Sewn
step: 0.01
gravity: [0, 0, 0]
bodies:
  tissue: {solid: {mesh: {bar: {size: [0.06, 0.04, 0.02], cells: [6, 4, 2]}}, young: 3e4, fixed: [{group: bottom}]}}
  rod: {rod: {curve: {line: {from: [-0.04, 0, 0.002], to: [0.06, 0, 0.004]}}, nodes: 40, young: 1e8, section: {radius: 0.0005}, holds: [{at: end, axes: pinned, frame: {position: [0.06, 0, 0.004]}}]}}
  hair: {chain: {"on": tissue, strands: {a: {curve: {line: {from: [0, 0, 0.01], to: [0, 0, 0.03]}}, links: 3, radius: 2e-4, young: 1e9, density: 1300}}}}
stitches:
  seam: {thread: rod, solid: tissue}
probes:
  pull: {what: force, bond: seam}
  open: {what: gap, bond: seam}
`

// A stitch bonds the places of a thread that are inside the solid, about one for each edge of its elements; mistakes are told with their place.
func TestStitches(t *testing.T) {
	s, err := Load("sewn.yaml", []byte(sewn))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	defer r.World.Close()
	if n := len(r.seams["seam"]); n < 4 || n > 9 { // 0.06 m of elements with edges of about 0.01 m
		t.Errorf("%d bonds", n)
	}
	for range 5 {
		if report := r.World.Step(); report.Flags != 0 {
			t.Fatalf("step %d: %v", report.Step, report.Flags)
		}
	}
	if pull, gap := r.Probes()[0].Read(), r.Probes()[1].Read(); pull > 1e-6 || gap > 1e-6 {
		t.Errorf("a thread that nobody pulls at is held with %v N, %v m off its place", pull, gap)
	}
	for _, wrong := range []struct{ from, to, want string }{
		{"thread: rod,", "thread: tissue,", "stitches.seam.thread"},
		{"solid: tissue}", "solid: rod}", "stitches.seam.solid"},
		{"solid: tissue}", "solid: tissu}", "tissue"},
		{"solid: tissue}", "solid: tissue, from: 0.9, to: 0.1}", "stitches.seam.from"},
		{`"on": tissue`, `"on": rod`, "bodies.hair.chain.on"},
		{`"on": tissue`, `"on": tissue, touches: others`, "bodies.hair.chain.touches"},
		{`"on": tissue`, `"on": tissue, method: accurate`, "bodies.hair.chain.method"},
	} {
		if _, err := Load("wrong.yaml", []byte(strings.Replace(sewn, wrong.from, wrong.to, 1))); err == nil || !strings.Contains(err.Error(), wrong.want) {
			t.Errorf("%s: %v, want it to name %s", wrong.to, err, wrong.want)
		}
	}
	past, err := Load("past.yaml", []byte(strings.Replace(sewn, "solid: tissue}", "solid: tissue, from: 0.95}", 1)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := past.Build(); err == nil || !strings.Contains(err.Error(), "inside tissue") {
		t.Errorf("a thread that passes the solid by: %v", err)
	}
}
