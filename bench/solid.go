package bench

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/mesh"
	solids "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

var solidMeasurements = []measurement{
	{"solid", "the thesis' table", thesisTable},
	{"solid", "elements and blocks", solidPasses},
	{"solid", "contacts", solidContacts},
}

const (
	solidStep = 0.01 // of the thesis [s]
	leGouis   = "Le Gouis 2013, table 6.1"
	solidAim  = "our aim, two cores"
)

// thesisMeshes are cylinders of about the thesis' sizes, of length 10 and radius 1; its second mesh was a dragon.
var thesisMeshes = []struct {
	elements    int // of the thesis
	rate        float64
	aim         float64 // ours
	rings, rows int
}{{2430, 60, 1200, 3, 15}, {4323, 30, 700, 3, 27}, {8332, 17, 350, 4, 29}, {31558, 4.3, 90, 6, 49}}

// twistedCylinder is the cylinder of the project's table of peers, one end fixed; turn brings the other to where it is at a time, at 1 rad/s.
func twistedCylinder(rings, layers int) (s *solids.Solid, turn func(s *solids.Solid, t float64), err error) {
	m := mesh.TetCylinder(1, 10, rings, layers)
	top := m.Group("top").Nodes
	s, err = solids.New(solids.Config{
		Mesh: m, Material: solids.Material{Young: 1000, Poisson: 0.4, Density: 0.2}, Gravity: spatial.V(-9, 0, 0),
		Fixed: append(append([]int32{}, m.Group("bottom").Nodes...), top...),
	})
	return s, func(s *solids.Solid, t float64) {
		q := spatial.AxisAngle(spatial.V(0, 0, 1), t)
		for _, i := range top {
			s.MoveFixed(int(i), q.Rotate(m.Nodes[i]))
		}
	}, err
}

func thesisTable() ([]Row, error) {
	var rows []Row
	var sizes, costs, times []float64
	for _, c := range thesisMeshes {
		s, turn, err := twistedCylinder(c.rings, c.rows)
		if err != nil {
			return nil, err
		}
		s.Divide(twoHands)
		rate, iterations := twistRate(s, turn)
		name := fmt.Sprintf("twisting, %d tetrahedra, %d nodes", s.Elements(), s.Nodes())
		rows = append(rows,
			Row{Name: name, Figure: rate, Unit: "steps/s", Target: c.rate, TargetSource: fmt.Sprintf("%s, %d tetrahedra", leGouis, c.elements), HigherBetter: true},
			Row{Name: name, Figure: rate, Unit: "steps/s", Target: c.aim, TargetSource: solidAim, HigherBetter: true},
			Row{Name: name + ": iterations a step", Figure: iterations, Unit: "iterations"})
		alone, turnAlone, err := twistedCylinder(c.rings, c.rows)
		if err != nil {
			return nil, err
		}
		cost := twistCost(alone, turnAlone)
		rows = append(rows, Row{Name: name + ": CPU time of a step, one core", Figure: cost, Unit: "ms", Target: 2e3 / c.aim, TargetSource: "two cores' time at our aim"})
		off, err := offDirect(c.rings, c.rows)
		if err != nil {
			return nil, err
		}
		rows = append(rows, Row{Name: name + ": a step's way, off that of LDLᵀ, at most", Figure: 100 * off, Unit: "%", Target: 1, TargetSource: "our aim"})
		sizes, costs, times = append(sizes, float64(s.Elements())), append(costs, cost), append(times, 1/rate)
	}
	last := len(sizes) - 1
	grows := func(figures []float64) float64 {
		return math.Log(figures[last]/figures[0]) / math.Log(sizes[last]/sizes[0])
	}
	return append(rows,
		Row{Name: "twisting: time grows with the number of tetrahedra to the power of", Figure: grows(times), Target: 1.15, TargetSource: "our aim, two cores"},
		Row{Name: "twisting: CPU time on one core grows to the power of", Figure: grows(costs)}), nil
}

// twoHands does things at the same time.
func twoHands(n int, do func(int)) {
	var wait sync.WaitGroup
	for i := 1; i < n; i++ {
		wait.Go(func() { do(i) })
	}
	do(0)
	wait.Wait()
}

// twistRate turns for two seconds of the solid's time, or four of ours, and returns the steps in a second of the least disturbed tenth of them, and the iterations of a step.
func twistRate(s *solids.Solid, turn func(*solids.Solid, float64)) (rate, iterations float64) {
	const steps = 200
	var times []time.Duration
	total := 0
	for begin := time.Now(); len(times) < steps && time.Since(begin) < 4*time.Second; {
		turn(s, solidStep*float64(len(times)+1))
		start := time.Now()
		s.Predict(solidStep)
		s.Correct(solidStep)
		times = append(times, time.Since(start))
		total += s.Effort().Gradients
	}
	slices.Sort(times)
	best := times[:max(len(times)/10, 1)]
	var sum time.Duration
	for _, t := range best {
		sum += t
	}
	return float64(len(best)) / sum.Seconds(), float64(total) / float64(len(times))
}

// twistCost returns the CPU time of the cheapest step on one core [ms]: it hardly depends on who else is there.
func twistCost(s *solids.Solid, turn func(*solids.Solid, float64)) float64 {
	best := time.Duration(math.MaxInt64)
	for k := range 30 {
		turn(s, solidStep*float64(k+1))
		begin := cpuTime()
		s.Predict(solidStep)
		s.Correct(solidStep)
		best = min(best, cpuTime()-begin)
	}
	return best.Seconds() * 1e3
}

// offDirect returns the largest difference of a step's displacements from those that a direct solve of the same step finds, relative to them, over some steps.
func offDirect(rings, layers int) (worst float64, err error) {
	ours, turn, err := twistedCylinder(rings, layers)
	if err != nil {
		return 0, err
	}
	direct, _, err := twistedCylinder(rings, layers)
	if err != nil {
		return 0, err
	}
	var state []byte
	before := make([]spatial.Vec3, ours.Nodes())
	for k := range 40 {
		t := solidStep * float64(k+1)
		state = ours.AppendState(state[:0])
		for i := range before {
			before[i], _ = ours.Node(i)
		}
		turn(ours, t)
		ours.Predict(solidStep)
		ours.Correct(solidStep)
		if ours.Elements() > 5000 && k%8 != 3 && k > 1 { // a factorisation takes its time
			continue
		}
		if _, err := direct.RestoreState(state); err != nil {
			return 0, err
		}
		turn(direct, t)
		direct.Predict(solidStep)
		if err := direct.SolveDirectly(); err != nil {
			return 0, err
		}
		off, size := 0.0, 0.0
		for i := range before {
			a, _ := ours.Node(i)
			b, _ := direct.Node(i)
			off, size = off+a.Sub(b).Norm2(), size+b.Sub(before[i]).Norm2()
		}
		direct.Correct(solidStep)
		worst = math.Max(worst, math.Sqrt(off/size))
	}
	return worst, nil
}

// solidPasses times the pass over the elements, one core.
func solidPasses() ([]Row, error) {
	s, turn, err := twistedCylinder(6, 49)
	if err != nil {
		return nil, err
	}
	for k := range 20 {
		turn(s, solidStep*float64(k+1))
		s.Predict(solidStep)
		s.Correct(solidStep)
	}
	timed := func(do func()) float64 {
		best := math.Inf(1)
		for range 15 {
			begin := cpuTime()
			do()
			best = math.Min(best, float64((cpuTime() - begin).Nanoseconds()))
		}
		return best
	}
	assembly := timed(s.Assemble) / float64(s.Elements())
	a := s.Matrix()
	x, y := make([]float64, 3*a.Rows()), make([]float64, 3*a.Rows())
	product := timed(func() { a.MulVec(y, x) }) / float64(a.Blocks())
	return []Row{
		{Name: fmt.Sprintf("rotation, force and blocks of an element, of %d", s.Elements()), Figure: assembly, Unit: "ns", Target: 250, TargetSource: "our aim, one core"},
		{Name: fmt.Sprintf("product of a 3×3 block, of %d", a.Blocks()), Figure: product, Unit: "ns", Target: 4, TargetSource: "our aim, one core"},
	}, nil
}

// solidContacts times what the hundred nodes of a face of a cube cost that touch something, beside the cube's own step: how they answer each other, and what their forces do. One core.
func solidContacts() (rows []Row, err error) {
	for _, poisson := range []float64{0.3, 0.49} {
		m := mesh.TetBar(spatial.V(0.1, 0.1, 0.1), 9, 9, 9)
		s, err := solids.New(solids.Config{Mesh: m, Material: solids.Material{Young: 3e4, Poisson: poisson, Density: 1000}, Gravity: spatial.V(0, 0, -9.81), Skin: 0.001})
		if err != nil {
			return nil, err
		}
		var points []int
		for _, piece := range s.AppendPieces(nil) {
			if s.Pose(piece.Point).Pos.Z < -0.0999 {
				points = append(points, piece.Point)
			}
		}
		answers := make([]spatial.Mat6, len(points)*len(points))
		const step, press = 0.005, 0.1 // [s], [N]
		cost := func() float64 {
			s.ClearLoads()
			s.Predict(step)
			begin := cpuTime()
			s.Answers(points, answers)
			for i, p := range points {
				s.Load(p, spatial.Wrench{Force: spatial.V(0, 0, press*(1+0.1*float64(i%7)))})
			}
			s.Nudge(step)
			spent := cpuTime() - begin
			s.Correct(step)
			return spent.Seconds() * 1e3
		}
		first, again := cost(), math.Inf(1)
		for range 15 {
			again = math.Min(again, cost())
		}
		name := fmt.Sprintf("%d contact nodes on %d tetrahedra, Poisson's ratio %v", len(points), s.Elements(), poisson)
		rows = append(rows,
			Row{Name: name + ": answers and forces", Figure: again, Unit: "ms", Target: 2, TargetSource: "our aim, one core"},
			Row{Name: name + ": the same at the first touch", Figure: first, Unit: "ms"})
	}
	return rows, nil
}
