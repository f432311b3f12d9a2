package bench

import (
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

const (
	ourAim     = "Tendril's own aim"
	pai        = "Pai 2002, 700 MHz Pentium III, Java"
	ticks      = 2000 // measured ticks of a suture
	warmTicks  = 100  // ticks before them
	tickMetres = 1e-3 // way of the needle in a tick [m]
)

// tickTurn is the turn of the needle in a tick [rad].
const tickTurn = 2 * math.Pi / 180

var rodMeasurements = []measurement{
	{"rod", "Standard BVP", standardBVP},
	{"rod", "suture of 300 nodes", func() ([]Row, error) {
		run, err := sutureTicks(300, 0)
		return []Row{{Name: "suture, 300 nodes, frames at both ends, rate", Figure: 1 / mean(run.times).Seconds(), Unit: "Hz", Target: 30, TargetSource: pai, HigherBetter: true}}, err
	}},
	{"rod", "suture of 1,000 nodes", func() ([]Row, error) { return sutureRows("suture, 1,000 nodes", 0, 1, 2) }},
	{"rod", "hanging suture of 1,000 nodes", func() ([]Row, error) { return sutureRows("suture, 1,000 nodes, hanging, Γ = 1,000", 1000, 2, 0) }},
}

// thread is a nylon thread, 0.3 m long and 0.3 mm thick, with Γ = ρgA L³/EI.
func thread(nodes int, gamma float64) rod.Config {
	const length, radius, young, gravity = 0.3, 0.15e-3, 2e9, 9.81
	cfg := rod.Config{
		Curve: rod.Line{To: spatial.V(length, 0, 0)}, Nodes: nodes,
		Section: rod.Section{Radius: radius}, Young: young, Poisson: 0.4,
	}
	if gamma > 0 {
		cfg.Density = gamma * young * radius * radius / 4 / (gravity * length * length * length) // I/A = r²/4
		cfg.Gravity = spatial.V(0, 0, -gravity)
	}
	return cfg
}

// standardBVP times both sweeps of Pai's Standard BVP over meshes of all sizes.
func standardBVP() ([]Row, error) {
	var rows []Row
	for _, nodes := range []int{100, 1_000, 10_000, 100_000} {
		b, err := rod.NewStandard(thread(nodes, 0))
		if err != nil {
			return nil, err
		}
		end := spatial.Wrench{Torque: spatial.V(1e-6, 2e-6, 1e-6), Force: spatial.V(1e-4, -1e-4, 1e-4)}
		b.Solve(end)
		best := math.Inf(1) // ns a node: the least disturbed of ten runs
		for range 10 {
			repeat := max(1, 200_000/nodes)
			start := time.Now()
			for range repeat {
				b.Solve(end)
			}
			best = math.Min(best, float64(time.Since(start).Nanoseconds())/float64(repeat*nodes))
		}
		rows = append(rows, Row{Name: fmt.Sprintf("Standard BVP, both sweeps, %d nodes", nodes), Figure: best, Unit: "ns/node", Target: 150, TargetSource: ourAim})
	}
	linear := rows[len(rows)-1].Figure / rows[0].Figure
	return append(rows, Row{Name: "Standard BVP, cost of a node at 100,000 over 100", Figure: linear, Unit: "×"}), nil
}

// Suture is a thread that grows out of tissue, its other end in the hand: position and orientation are imposed at both.
type Suture struct {
	Rod *rod.Rod

	tick   int
	needle spatial.Frame
	centre spatial.Vec3
}

// NewSuture makes a suture of the given number of nodes and Γ = ρgA L³/EI, its needle pulled back into a wide arc.
func NewSuture(nodes int, gamma float64) (*Suture, error) {
	cfg := thread(nodes, gamma)
	cfg.Holds = []rod.Hold{{At: 0}, {At: 1}}
	r, err := rod.New(cfg)
	if err != nil {
		return nil, err
	}
	s := &Suture{Rod: r, needle: r.Hold(1)}
	for range 100 {
		s.needle.Pos = s.needle.Pos.Add(spatial.V(-1.5e-3, 0.5e-3, 0.2e-3))
		r.SetHold(1, s.needle)
		r.Solve()
	}
	s.centre = s.needle.Pos
	return s, nil
}

// Tick moves the needle by 1 mm on a circle and turns it by 2°, about an axis that wanders, back after 90 ticks; then it
// solves.
func (s *Suture) Tick() rod.Report {
	const radius = 0.04 // of the circle [m]
	sin, cos := math.Sincos(float64(s.tick) * tickMetres / radius)
	s.needle.Pos = s.centre.Add(spatial.V(cos-1, 0.6*sin, 0.8*sin).Scale(radius))
	turn := tickTurn
	if s.tick/90%2 == 1 {
		turn = -turn
	}
	axis := spatial.V(math.Sin(0.1*float64(s.tick/180)), 0.3, 1).Unit()
	s.needle.Rot = s.needle.Rot.Mul(spatial.AxisAngle(axis, turn)).Unit()
	s.Rod.SetHold(1, s.needle)
	s.tick++
	return s.Rod.Solve()
}

// sutureRun is what came of the ticks of a suture.
type sutureRun struct {
	times      []time.Duration // sorted
	iterations int             // of Newton's method, in all ticks
	unfinished int             // ticks whose equilibrium was left to the next
}

func sutureTicks(nodes int, gamma float64) (run sutureRun, err error) {
	s, err := NewSuture(nodes, gamma)
	if err != nil {
		return run, err
	}
	for range warmTicks {
		s.Tick()
	}
	for range ticks {
		start := time.Now()
		report := s.Tick()
		run.times = append(run.times, time.Since(start))
		run.iterations += report.Iterations
		if report.Flags&constraint.Unconverged != 0 {
			run.unfinished++
		}
	}
	slices.Sort(run.times)
	return run, nil
}

func mean(times []time.Duration) time.Duration {
	var sum time.Duration
	for _, t := range times {
		sum += t
	}
	return sum / time.Duration(max(len(times), 1))
}

// sutureRows measures a suture of 1,000 nodes against aims for median and p99 [ms], 0 for none.
func sutureRows(name string, gamma, median, p99 float64) ([]Row, error) {
	run, err := sutureTicks(1000, gamma)
	if err != nil {
		return nil, err
	}
	milliseconds := func(part float64) float64 {
		return run.times[int(part*float64(len(run.times)-1))].Seconds() * 1e3
	}
	aimed := func(what string, figure, target float64) Row {
		row := Row{Name: name + ", " + what, Figure: figure, Unit: "ms", Target: target}
		if target != 0 {
			row.TargetSource = ourAim
		}
		return row
	}
	return []Row{
		aimed("median tick", milliseconds(0.5), median),
		aimed("p99 tick", milliseconds(0.99), p99),
		{Name: name + ", rate", Figure: 1 / mean(run.times).Seconds(), Unit: "Hz", Target: 30, TargetSource: pai, HigherBetter: true},
		{Name: name + ", Newton iterations a tick", Figure: float64(run.iterations) / ticks, Unit: "mean"},
		{Name: name + ", ticks left to the next", Figure: float64(run.unfinished) / ticks * 100, Unit: "%"},
	}, nil
}
