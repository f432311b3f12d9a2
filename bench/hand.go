package bench

// The file of a grasp that the peers of the hand read: text, a thing a line, in SI units.
//
//	world STEP GRAVITY FRICTION REST HOLD             [s], along z [m/s²], coefficient of every pair; steps after the last frames until
//	                                                  all is at rest, and after that
//	box HALFX HALFY HALFZ POSE MASS                   that is taken; under it is the half space z ≤ 0
//	palm HALFX HALFY HALFZ RADIUS POSE MASS LIMB      a box rounded by a sphere
//	capsule RADIUS HALFLENGTH POSE MASS LIMB          its axis is the local z
//	pass I J                                          limbs that pass through each other
//	frames POSE POSE …                                that all limbs are drawn to in a step; a line for each
//
// POSE is x y z and a unit quaternion w x y z. LIMB is its inertia about any axis [kg m²], then stiffness and damping along [N/m], [N s/m] and
// about [N m/rad], [N m s/rad] all axes, and the most that the spring pulls with [N]. Limbs have no weight.

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var handMeasurements = []measurement{
	{"hand", "hand takes a box", func() ([]Row, error) { return handRows(hand.Natural(), 0.8) }},
	{"hand", "hand of table 2", paperHand},
}

// A hand takes a box of 1 kg, 4 × 4 × 8 cm, with three fingers: closes, lifts it by 10 cm, and holds it.
const (
	graspClosing = 400 // steps
	graspLifting = 400
	graspResting = 500
	graspHolding = 10_000
	graspClosure = 0.9
	graspLift    = 0.1 // [m]
)

var (
	graspedHalf  = spatial.V(0.02, 0.02, 0.04)
	graspedPlace = spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.108, 0.018, 0.04)}
	graspWrist   = spatial.Frame{Rot: spatial.FromAxes(spatial.V(0, 1, 0), spatial.V(0, 0, 1), spatial.V(1, 0, 0)), Pos: spatial.V(0, 0, 0.125)}
)

// graspAt is what a person does in step i.
func graspAt(i int) (wrist spatial.Frame, angles hand.Angles) {
	part := math.Min(float64(i+1)/graspClosing, 1)
	up := math.Min(math.Max(float64(i+1-graspClosing)/graspLifting, 0), 1)
	wrist = graspWrist
	wrist.Pos.Z += graspLift * up * up * (3 - 2*up)
	return wrist, hand.Grasp{Recipe: hand.Tripod, Closure: graspClosure * part}.Angles()
}

// handRun is what an engine needs for the grasp. The peers print it as JSON.
type handRun struct {
	Version  string  `json:"version"`
	CloseP50 float64 `json:"close_p50"` // CPU time of a step while the hand closes and lifts [µs]
	CloseP99 float64 `json:"close_p99"`
	HoldP50  float64 `json:"hold_p50"` // and while it holds
	HoldP99  float64 `json:"hold_p99"`
	Slip     float64 `json:"slip"`   // how far places that touched when it began to hold are apart at the end, at most [mm]
	Height   float64 `json:"height"` // of the box at the end [m]
}

// dropped reports whether the box is not in the hand at the end.
func (r *handRun) dropped() bool { return r.Height < graspedPlace.Pos.Z+graspLift/2 }

func handRows(model hand.Model, friction float64) ([]Row, error) {
	ours, err := runGrasp(model, friction)
	if err != nil {
		return nil, err
	}
	runs, err := handPeers(model, friction)
	if err != nil {
		return nil, err
	}
	closing := Row{Name: "hand closes on a box and lifts it, p50 of a step", Figure: ours.CloseP50, Unit: "µs", Target: 50, TargetSource: ourAim}
	closingTail := Row{Name: "hand closes on a box and lifts it, p99 of a step", Figure: ours.CloseP99, Unit: "µs"}
	holding := Row{Name: "hand holds the box, p50 of a step", Figure: ours.HoldP50, Unit: "µs", Target: 50, TargetSource: ourAim}
	slip := Row{Name: "hand holds the box, slip in 10 s", Figure: ours.Slip, Unit: "mm", Target: 0.05, TargetSource: ourAim}
	paper := Row{Name: "hand takes the box, steps a second", Figure: 1e6 / ours.CloseP50, Unit: "1/s", Target: 250, TargetSource: "Zaeh et al. 2004", HigherBetter: true}
	rows := []Row{closing, holding, slip, paper}
	if len(runs) == 0 {
		closing.Target, closing.TargetSource = 0, missingPeer("ODE", "libode-dev")
		holding.Target, holding.TargetSource = 0, missingPeer("Bullet", "libbullet-dev")
		rows = append(rows, closing, holding)
	}
	for _, r := range runs {
		source := r.Version + ", same run"
		if r.dropped() {
			source += ": drops it"
		}
		against := func(row Row, figure float64) Row {
			row.Target, row.TargetSource = figure, source
			return row
		}
		rows = append(rows, against(closing, r.CloseP50), against(closingTail, r.CloseP99), against(holding, r.HoldP50))
		if r.dropped() {
			r.Slip = 0
		}
		rows = append(rows, against(slip, r.Slip))
	}
	return rows, nil
}

// paperHand is the hand of the paper: its limbs, its dampers, its friction.
func paperHand() ([]Row, error) {
	run, err := runGrasp(hand.Zaeh2004(), 200)
	if err != nil {
		return nil, err
	}
	if run.dropped() {
		return nil, errors.New("the hand of table 2 drops the box")
	}
	return []Row{
		{Name: "hand of table 2 closes on a box and lifts it, p50 of a step", Figure: run.CloseP50, Unit: "µs", Target: 50, TargetSource: ourAim},
		{Name: "hand of table 2 holds the box, p50 of a step", Figure: run.HoldP50, Unit: "µs", Target: 50, TargetSource: ourAim},
	}, nil
}

// graspWorld is a hand over a box on the ground.
type graspWorld struct {
	*world.World
	hand *hand.Hand
	box  *rigid.Body
}

const (
	graspBox  = 1 // body, after the ground
	graspPalm = 2 // and the other limbs
)

func newGrasp(model hand.Model, friction float64) (*graspWorld, error) {
	w, err := world.New(world.Config{Step: rigidStep, Workers: 1, Pause: -1})
	if err != nil {
		return nil, err
	}
	g := &graspWorld{World: w}
	if err := g.fill(model, friction); err != nil {
		w.Close()
		return nil, err
	}
	return g, nil
}

func (g *graspWorld) fill(model hand.Model, friction float64) error {
	surface, err := g.AddSurface(world.Surface{Static: friction, Dynamic: friction})
	if err != nil {
		return err
	}
	ground, err := collide.NewHalfSpace()
	if err != nil {
		return err
	}
	floor, err := rigid.New(rigid.Config{Kind: rigid.Static, Shape: ground})
	if err != nil {
		return err
	}
	cube, err := collide.NewBox(graspedHalf)
	if err != nil {
		return err
	}
	if g.box, err = rigid.New(rigid.Config{Shape: cube, Mass: 1, Frame: graspedPlace, Gravity: spatial.V(0, 0, rigidGravity)}); err != nil {
		return err
	}
	if g.hand, err = hand.New(hand.Config{Model: model, Wrist: graspWrist, Angles: hand.Grasp{Recipe: hand.Tripod}.Angles()}); err != nil {
		return err
	}
	names, bodies := []string{"ground", "box"}, []*rigid.Body{floor, g.box}
	for i, limb := range g.hand.Bodies() {
		names, bodies = append(names, hand.LimbName(i)), append(bodies, limb)
	}
	for i, b := range bodies {
		n, err := g.AddBody(names[i], b)
		if err != nil {
			return err
		}
		if err := g.Wear(n, surface); err != nil {
			return err
		}
	}
	for _, p := range g.hand.Passes() {
		g.Pass(graspPalm+p[0], graspPalm+p[1])
	}
	return nil
}

// runGrasp runs the grasp in Tendril, with the hand's part and what it feels in the time of a step.
func runGrasp(model hand.Model, friction float64) (run handRun, err error) {
	g, err := newGrasp(model, friction)
	if err != nil {
		return run, err
	}
	defer g.Close()
	var closing, holding []float64
	var marks []graspMark
	const moving = graspClosing + graspLifting
	for i := range moving + graspResting + graspHolding {
		if i == moving+graspResting {
			marks = g.marks()
		}
		wrist, angles := graspAt(i)
		begin := cpuTime()
		g.hand.Move(wrist, &angles)
		g.hand.Advance(rigidStep)
		report := g.Step()
		g.hand.Feel()
		spent := (cpuTime() - begin).Seconds() * 1e6
		if report.Flags != 0 {
			return run, fmt.Errorf("grasp: step %d: %v", i, report.Flags)
		}
		switch {
		case i < moving:
			closing = append(closing, spent)
		case i >= moving+graspResting:
			holding = append(holding, spent)
		}
	}
	slices.Sort(closing)
	slices.Sort(holding)
	run.CloseP50, run.CloseP99 = closing[len(closing)/2], closing[len(closing)*99/100]
	run.HoldP50, run.HoldP99 = holding[len(holding)/2], holding[len(holding)*99/100]
	run.Height = g.box.Frame().Pos.Z
	for _, m := range marks {
		run.Slip = math.Max(run.Slip, 1e3*g.box.Frame().Point(m.onBox).Sub(m.limb.Frame().Point(m.onLimb)).Norm())
	}
	return run, nil
}

// graspMark is a place where box and hand touched, on both.
type graspMark struct {
	limb          *rigid.Body
	onBox, onLimb spatial.Vec3
}

func (g *graspWorld) marks() (out []graspMark) {
	s := g.Snapshot()
	defer s.Release()
	for _, c := range s.Contacts {
		if c.A == graspBox && c.B >= graspPalm {
			limb := g.hand.Bodies()[c.B-graspPalm]
			out = append(out, graspMark{limb, g.box.Frame().Local(c.Place), limb.Frame().Local(c.Place)})
		}
	}
	return out
}

// encodeGrasp returns the file that the peers read. Its frames are those of a skeleton that meets nothing.
func encodeGrasp(model hand.Model, friction float64) (string, error) {
	var out strings.Builder
	numbers := func(values ...float64) {
		for _, v := range values {
			out.WriteString(" " + strconv.FormatFloat(v, 'g', -1, 64))
		}
	}
	pose := func(f spatial.Frame) {
		p, q := f.Pos, f.Rot
		numbers(p.X, p.Y, p.Z, q.W, q.X, q.Y, q.Z)
	}
	out.WriteString("world")
	numbers(rigidStep, rigidGravity, friction, graspResting, graspHolding)
	out.WriteString("\nbox")
	numbers(graspedHalf.X, graspedHalf.Y, graspedHalf.Z)
	pose(graspedPlace)
	numbers(1)
	tireless := model // the peers see to its strength themselves
	for _, c := range [3]*hand.Coupling{&tireless.Palm, &tireless.Thumb, &tireless.Finger} {
		c.Strength = 0
	}
	h, err := hand.New(hand.Config{Model: tireless, Wrist: graspWrist, Angles: hand.Grasp{Recipe: hand.Tripod}.Angles()})
	if err != nil {
		return "", err
	}
	s := h.Skeleton()
	for i, b := range h.Bodies() {
		coupling := model.Coupling(i)
		if i == hand.Palm {
			half := s.PalmHalf()
			out.WriteString("\npalm")
			numbers(half.X, half.Y, half.Z, s.Radius(i))
		} else {
			out.WriteString("\ncapsule")
			numbers(s.Radius(i), s.Segment(i)/2)
		}
		pose(b.Frame())
		inertia, _ := b.Inertia()
		numbers(b.Mass(), inertia.XX, coupling.Linear, coupling.LinearDamping, coupling.Angular, coupling.AngularDamping, coupling.Strength)
	}
	for _, p := range h.Passes() {
		fmt.Fprintf(&out, "\npass %d %d", p[0], p[1])
	}
	for i := range graspClosing + graspLifting {
		wrist, angles := graspAt(i)
		h.Move(wrist, &angles)
		h.Advance(rigidStep)
		out.WriteString("\nframes")
		for _, f := range h.Targets() {
			pose(f)
		}
	}
	out.WriteString("\n")
	return out.String(), nil
}

// handPeers runs the grasp in every peer that is built, at its defaults and at its best.
func handPeers(model hand.Model, friction float64) ([]handRun, error) {
	text, err := encodeGrasp(model, friction)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "tendril-bench-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }() // a file of the system's own place for such
	file := filepath.Join(dir, "grasp")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return nil, err
	}
	var runs []handRun
	for _, peer := range [][2]string{
		{"tendril-peer-hand-ode", "quick"}, {"tendril-peer-hand-ode", "dantzig"}, {"tendril-peer-hand-bullet", "default"}, {"tendril-peer-hand-bullet", "best"},
	} {
		program, found := findPeer(peer[0])
		if !found {
			continue
		}
		var run handRun
		if err := runJSON(program, &run, file, peer[1]); err != nil {
			return nil, err
		}
		runs = append(runs, run)
	}
	return runs, nil
}
