package bench

// The file of bodies that the rigid-body peers read: text, a body a line, in SI units. What begins with # is a comment. The ground is the half
// space z ≤ 0.
//
//	world STEP GRAVITY FRICTION                      [s], acceleration along z [m/s²], coefficient of every pair
//	box HALFX HALFY HALFZ POSE MASS
//	sphere RADIUS POSE MASS
//	capsule RADIUS HALFLENGTH POSE MASS              its axis is the local z; half the distance between the centres of its ends
//
// POSE is x y z of the centre and a unit quaternion w x y z. A body of mass 0 is fixed.

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/internal/pile"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

const (
	rigidStep     = 0.001 // [s]
	rigidGravity  = -9.81 // along z [m/s²]
	rigidFriction = 0.5
)

// block is a rigid body of a scene that every engine gets.
type block struct {
	shape string    // box, sphere, capsule
	size  []float64 // half edges; radius; radius and half length of the axis [m]
	frame spatial.Frame
	mass  float64 // [kg]; 0 is fixed
}

// stackBlocks is a stack of boxes of 10 cm and 1 kg, each exactly on the one below.
func stackBlocks(count int) []block {
	var blocks []block
	for i := range count {
		frame := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.05+0.1*float64(i))}
		blocks = append(blocks, block{"box", []float64{0.05, 0.05, 0.05}, frame, 1})
	}
	return blocks
}

// pileBlocks is a heap of boxes, spheres and capsules of 6 to 12 cm and 1000 kg/m³ that falls into an open bin with four walls: layers of at most 100,
// turned at random, no two in touch.
func pileBlocks(count int) []block {
	const (
		pitch   = 0.14 // between neighbours: more than the largest is across [m]
		wall    = 0.1  // half thickness [m]
		density = 1000
	)
	side := min(10, int(math.Ceil(math.Cbrt(float64(count)))))
	half := pitch * float64(side) / 2
	height := half + pitch*float64(count/(side*side)+1)/2
	var blocks []block
	for _, d := range []spatial.Vec3{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
		size := []float64{wall, half + 2*wall, height}
		if d.X == 0 {
			size[0], size[1] = size[1], size[0]
		}
		place := spatial.Frame{Rot: spatial.Identity, Pos: d.Scale(half+wall).AddScaled(height, spatial.V(0, 0, 1))}
		blocks = append(blocks, block{"box", size, place, 0})
	}
	rng := rand.New(rand.NewPCG(2004, 1000))
	for i := range count {
		layer, row, column := i/(side*side), i/side%side, i%side
		b := block{frame: spatial.Frame{
			Rot: randomTurn(rng),
			Pos: spatial.V(pitch*(float64(column)+0.5)-half, pitch*(float64(row)+0.5)-half, pitch*(float64(layer)+0.5)),
		}}
		length := func() float64 { return 0.03 + 0.01*rng.Float64() }
		var volume float64
		switch i % 3 {
		case 0:
			x, y, z := length(), length(), length()
			b.shape, b.size, volume = "box", []float64{x, y, z}, 8*x*y*z
		case 1:
			r := 1.5 * length()
			b.shape, b.size, volume = "sphere", []float64{r}, 4*math.Pi/3*r*r*r
		case 2:
			r, h := 0.8*length(), 0.9*length()
			b.shape, b.size, volume = "capsule", []float64{r, h}, math.Pi*r*r*(2*h+4*r/3)
		}
		b.mass = density * volume
		blocks = append(blocks, b)
	}
	return blocks
}

// encodeBlocks returns the file that the peers read.
func encodeBlocks(blocks []block) string {
	var out strings.Builder
	numbers := func(values ...float64) {
		for _, v := range values {
			out.WriteString(" " + strconv.FormatFloat(v, 'g', -1, 64))
		}
	}
	out.WriteString("world")
	numbers(rigidStep, rigidGravity, rigidFriction)
	for i := range blocks {
		b := &blocks[i]
		out.WriteString("\n" + b.shape)
		numbers(b.size...)
		p, q := b.frame.Pos, b.frame.Rot
		numbers(p.X, p.Y, p.Z, q.W, q.X, q.Y, q.Z, b.mass)
	}
	out.WriteString("\n")
	return out.String()
}

// rigidRun is what an engine needs for a scene. The peers print it as JSON.
type rigidRun struct {
	Version string  `json:"version"`
	Steps   int     `json:"steps"`    // that were timed
	P50     float64 `json:"p50"`      // of the CPU time of a step [ms]
	P99     float64 `json:"p99"`      // [ms]
	Level   float64 `json:"level"`    // how far the body that moved most is from where it began, along the ground [mm]
	Upright float64 `json:"upright"`  // and along z [mm]
	GivenUp int     `json:"given_up"` // problems that its solver did not finish
}

// rigidScene is a scene that is timed: some steps to settle, then those that count.
type rigidScene struct {
	name            string
	blocks          []block
	settling, steps int
	aim             float64 // p50 of a step [ms]; 0 is none
	drift           float64 // aim for how far a body has moved along the ground at the end [mm]; 0 means that it may
}

var rigidMeasurements = []measurement{
	{"rigid", "stack", func() ([]Row, error) {
		return rigidRows(rigidScene{"stack of 10 boxes", stackBlocks(10), 0, 10_000, 0.06, 0.01})
	}},
	{"rigid", "pile of 100", func() ([]Row, error) {
		return rigidRows(rigidScene{"pile of 100", pileBlocks(100), 800, 300, 0, 0})
	}},
	{"rigid", "pile of 1,000", func() ([]Row, error) {
		return rigidRows(rigidScene{"pile of 1,000", pileBlocks(1000), 800, 200, 10, 0})
	}},
	{"rigid", "pivoting by contacts", pivotRows},
}

// rigidRows measures a scene on one core, with nothing asleep, beside the peers.
func rigidRows(scene rigidScene) ([]Row, error) {
	ours, err := runBlocks(scene)
	if err != nil {
		return nil, err
	}
	runs, err := rigidPeers(scene)
	if err != nil {
		return nil, err
	}
	p50 := Row{Name: scene.name + ", p50 of a step", Figure: ours.P50, Unit: "ms"}
	p99 := Row{Name: scene.name + ", p99 of a step", Figure: ours.P99, Unit: "ms"}
	drift := Row{Name: scene.name + ", drift in 10 s", Figure: ours.Level, Unit: "mm"}
	against := func(r Row, figure float64, source string) Row {
		r.Target, r.TargetSource = figure, source
		return r
	}
	var rows []Row
	if scene.aim > 0 {
		rows = append(rows, against(p50, scene.aim, ourAim))
	}
	if scene.drift > 0 {
		rows = append(rows, against(drift, scene.drift, ourAim))
	}
	if ours.GivenUp > 0 {
		rows = append(rows, Row{Name: scene.name + ", steps that were flagged", Figure: float64(ours.GivenUp), Unit: "steps"})
	}
	if len(runs) == 0 {
		rows = append(rows, against(p50, 0, missingPeer("ODE", "libode-dev")), against(p99, 0, missingPeer("Bullet", "libbullet-dev")))
	}
	for _, r := range runs {
		source := r.Version + ", same run"
		if r.GivenUp > 0 {
			source += fmt.Sprintf(" (gave up on %d problems)", r.GivenUp)
		}
		rows = append(rows, against(p50, r.P50, source), against(p99, r.P99, source))
		if scene.drift > 0 {
			rows = append(rows, against(drift, r.Level, source))
		}
	}
	return rows, nil
}

// runBlocks runs a scene in Tendril.
func runBlocks(scene rigidScene) (run rigidRun, err error) {
	w, err := world.New(world.Config{Step: rigidStep, Workers: 1, Pause: -1})
	if err != nil {
		return run, err
	}
	defer w.Close()
	floor, err := collide.NewHalfSpace()
	if err != nil {
		return run, err
	}
	add := func(name string, cfg rigid.Config) (*rigid.Body, error) {
		b, err := rigid.New(cfg)
		if err != nil {
			return nil, err
		}
		_, err = w.AddBody(name, b)
		return b, err
	}
	if _, err := add("ground", rigid.Config{Kind: rigid.Static, Shape: floor}); err != nil {
		return run, err
	}
	bodies := make([]*rigid.Body, len(scene.blocks))
	for i := range scene.blocks {
		b := &scene.blocks[i]
		cfg := rigid.Config{Frame: b.frame, Mass: b.mass, Gravity: spatial.V(0, 0, rigidGravity)}
		if b.mass == 0 {
			cfg.Kind = rigid.Static
		}
		if cfg.Shape, err = b.collider(); err != nil {
			return run, err
		}
		if bodies[i], err = add(fmt.Sprintf("%s %d", b.shape, i), cfg); err != nil {
			return run, err
		}
	}
	times := make([]float64, scene.steps)
	for i := -scene.settling; i < scene.steps; i++ {
		begin := cpuTime()
		if report := w.Step(); report.Flags != 0 {
			run.GivenUp++
		}
		if i >= 0 {
			times[i] = (cpuTime() - begin).Seconds() * 1e3
		}
	}
	slices.Sort(times)
	run.Steps, run.P50, run.P99 = scene.steps, times[scene.steps/2], times[scene.steps*99/100]
	for i, b := range bodies {
		d := b.Frame().Pos.Sub(scene.blocks[i].frame.Pos)
		run.Level = math.Max(run.Level, 1e3*math.Hypot(d.X, d.Y))
		run.Upright = math.Max(run.Upright, 1e3*math.Abs(d.Z))
	}
	return run, nil
}

// collider is the shape of a block.
func (b *block) collider() (*collide.Shape, error) {
	switch b.shape {
	case "box":
		return collide.NewBox(spatial.V(b.size[0], b.size[1], b.size[2]))
	case "sphere":
		return collide.NewSphere(b.size[0])
	}
	return collide.NewCapsule(b.size[0], 2*b.size[1])
}

// rigidPeers runs a scene in every peer that is built. ODE's pivoting method takes a fifth of a second a step for a hundred bodies: it is not
// asked for many more.
func rigidPeers(scene rigidScene) ([]rigidRun, error) {
	const mostPivoted = 200
	dir, err := os.MkdirTemp("", "tendril-bench-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }() // a file of the system's own place for such
	file := filepath.Join(dir, "bodies")
	if err := os.WriteFile(file, []byte(encodeBlocks(scene.blocks)), 0o600); err != nil {
		return nil, err
	}
	var runs []rigidRun
	for _, peer := range []struct {
		program string
		mode    []string
	}{
		{"tendril-peer-rigid-ode", []string{"dantzig"}},
		{"tendril-peer-rigid-ode", []string{"quick"}},
		{"tendril-peer-rigid-bullet", nil},
	} {
		program, found := findPeer(peer.program)
		if !found || len(scene.blocks) > mostPivoted && slices.Contains(peer.mode, "dantzig") {
			continue
		}
		var run rigidRun
		arguments := slices.Concat([]string{file}, peer.mode, []string{strconv.Itoa(scene.settling), strconv.Itoa(scene.steps)})
		if err := runJSON(program, &run, arguments...); err != nil {
			return nil, err
		}
		runs = append(runs, run)
	}
	return runs, nil
}

// pivotRun is what ODE's pivoting method takes by the number of contacts. The peer prints it as JSON.
type pivotRun struct {
	Version string `json:"version"`
	Ranges  []struct {
		Least        int     `json:"least"` // contacts
		Most         int     `json:"most"`
		Problems     int     `json:"problems"`
		Microseconds float64 `json:"microseconds"` // median
	} `json:"ranges"`
}

// pivotRows times the pivoting method on a tower of boxes in the middle of each range of contacts, three rows to a contact, beside ODE's on
// stacks of its own.
func pivotRows() ([]Row, error) {
	var ode pivotRun
	if program, found := findPeer("tendril-peer-lcp-ode"); found {
		if err := runJSON(program, &ode); err != nil {
			return nil, err
		}
	}
	var rows []Row
	for _, r := range []struct{ least, most int }{{4, 7}, {8, 15}, {16, 19}, {20, 39}, {40, 79}, {80, 119}} {
		cold, warm, err := timePile(pile.Tower((r.least+r.most+4)/8, 1), false) // four contacts a box
		if err != nil {
			return nil, err
		}
		name := fmt.Sprintf("pivoting, %d–%d contacts with box friction", r.least, r.most)
		if r.least == 20 {
			rows = append(rows, Row{Name: name + ", cold", Figure: cold, Unit: "µs", Target: 50, TargetSource: ourAim})
		}
		row := Row{Name: name + ", cold", Figure: cold, Unit: "µs", TargetSource: missingPeer("ODE", "libode-dev")}
		for _, o := range ode.Ranges {
			if o.Least == r.least {
				row.Target, row.TargetSource = o.Microseconds, fmt.Sprintf("%s, same run, %d problems of stacks", ode.Version, o.Problems)
			}
		}
		rows = append(rows, row, Row{Name: name + ", from the last answer", Figure: warm, Unit: "µs"})
	}
	return rows, nil
}
