package validate

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/tendril-sim/tendril/internal/pile"
	"github.com/tendril-sim/tendril/lcp"
)

var lcpExperiments = []experiment{
	{"lcp", "Problems with known answers", "Families of complementarity problems of which the answer is known, among them two that were made to lead pivoting astray: the methods of Murty and of Lemke take a number of pivots on them that doubles with every row.", knownComplementarity},
	{"lcp", "A string over a floor", "A string under a uniform load sinks onto a floor. It touches from x = √(2Td/q) on, and is a parabola before. Each node has a row: either it is above the floor, or the floor pushes.", stringOverFloor},
	{"lcp", "Too many rows, and rows that cannot be", "Rows that repeat each other share what they have to bear. Rows that contradict each other share the error, and the result says that it is there.", redundantComplementarity},
	{"lcp", "Contacts of boxes on each other", "Towers and walls of boxes, and heaps that fall apart, with four contacts to a pair: more rows than the boxes have freedoms. The three conditions are checked in every row, by their definitions.", contactConditions},
	{"lcp", "The direction of friction", "A block is pushed along a floor at any angle and slides. By Coulomb's law friction is µN against the push; with bounds for each axis (Zaeh 2004, eq. 9 and 10) it depends on the axes.", frictionDirection},
}

// unilateral bounds n rows by 0 from below.
func unilateral(p *lcp.Problem) *lcp.Problem {
	for range p.B {
		p.Lo, p.Hi = append(p.Lo, 0), append(p.Hi, math.Inf(1))
	}
	return p
}

// fathi is M = L Lᵀ, L with ones on the diagonal and twos below, b = 1: x = (1, 0, …, 0) (Fathi 1979).
func fathi(n int) *lcp.Problem {
	p := &lcp.Problem{A: make([]float64, n*n), B: make([]float64, n)}
	for i := range n {
		p.B[i] = 1
		for j := range n {
			p.A[i*n+j] = float64(4*min(i, j) + 2)
			if i == j {
				p.A[i*n+j] = float64(4*i + 1)
			}
		}
	}
	return unilateral(p)
}

// murty is an upper triangle with ones on the diagonal and twos above, b = 1: x = (0, …, 0, 1) (Murty 1978). It is not symmetric.
func murty(n int) *lcp.Problem {
	p := &lcp.Problem{A: make([]float64, n*n), B: make([]float64, n)}
	for i := range n {
		p.B[i] = 1
		p.A[i*n+i] = 1
		for j := i + 1; j < n; j++ {
			p.A[i*n+j] = 2
		}
	}
	return unilateral(p)
}

func knownComplementarity(s *Study) error {
	var solver lcp.Solver
	exact := withinAbs(1e-9, "the project's own aim for small problems")
	for _, n := range []int{8, 32, 128} {
		for _, family := range []struct {
			name, source string
			problem      *lcp.Problem
			at           int
		}{{"Fathi", "Fathi 1979", fathi(n), 0}, {"Murty", "Murty 1978", murty(n), n - 1}} {
			x := make([]float64, n)
			result := solver.Solve(family.problem, x)
			if !result.Exact {
				return fmt.Errorf("%s's problem of %d rows: no end after %d pivots", family.name, n, result.Pivots)
			}
			off := 0.0
			for i, v := range x {
				if i == family.at {
					v--
				}
				off = math.Max(off, math.Abs(v))
			}
			s.check(fmt.Sprintf("%s's problem of %d rows, distance from its answer", family.name, n), family.source, "", 0, off, exact)
		}
	}
	// Random problems, made around an answer: x and w with one of them zero in each row, and b from both.
	rng := rand.New(rand.NewPCG(1, 2))
	worst := 0.0
	for range 200 {
		n := 1 + rng.IntN(60)
		p, want := aroundAnswer(rng, n)
		x := make([]float64, n)
		solver.Solve(p, x)
		for i := range x {
			worst = math.Max(worst, math.Abs(x[i]-want[i]))
		}
	}
	s.check("200 random problems of up to 60 rows, largest distance from their answers", "made from the answer", "", 0, worst, exact)
	return nil
}

// aroundAnswer makes a problem with bounds of all kinds of which the answer is known.
func aroundAnswer(rng *rand.Rand, n int) (p *lcp.Problem, x []float64) {
	p = &lcp.Problem{A: make([]float64, n*n), B: make([]float64, n), Lo: make([]float64, n), Hi: make([]float64, n)}
	factor := make([]float64, n*n)
	for i := range factor {
		factor[i] = rng.NormFloat64()
	}
	x = make([]float64, n)
	for i := range n {
		for j := range n {
			for k := range n {
				p.A[i*n+j] += factor[i*n+k] * factor[j*n+k]
			}
		}
		p.A[i*n+i]++
		p.Lo[i], p.Hi[i] = -rng.Float64(), rng.Float64()
		w := rng.Float64()
		switch rng.IntN(3) {
		case 0:
			x[i] = p.Lo[i]
		case 1:
			x[i], w = p.Hi[i], -w
		case 2:
			x[i], w = p.Lo[i]+rng.Float64()*(p.Hi[i]-p.Lo[i]), 0
		}
		p.B[i] = -w
	}
	for i := range n {
		for j := range n {
			p.B[i] += p.A[i*n+j] * x[j]
		}
	}
	return p, x
}

func stringOverFloor(s *Study) error {
	const length, tension, load, depth = 1., 2., 16., 0.3 // [m], [N], [N/m], [m]
	from := math.Sqrt(2 * tension * depth / load)         // where it touches [m]
	solve := func(n int, run func(*lcp.Solver, *lcp.Problem, []float64) lcp.Result, solver lcp.Solver) (height, push []float64) {
		h := length / float64(n)
		p := &lcp.Problem{A: make([]float64, n*n), B: make([]float64, n)}
		for i := range n { // nodes at h, 2h, …; the last slides along a vertical rod
			p.A[i*n+i] = 2 * tension / h
			if i > 0 {
				p.A[i*n+i-1], p.A[(i-1)*n+i] = -tension/h, -tension/h
			}
			p.B[i] = -load * h
		}
		p.A[n*n-1] = tension / h
		p.B[n-1] /= 2
		p.B[0] += tension / h * depth
		height = make([]float64, n)
		run(&solver, unilateral(p), height)
		for i := range n {
			w := -p.B[i]
			for j := range n {
				w += p.A[i*n+j] * height[j]
			}
			push = append(push, w/h)
		}
		return height, push
	}
	const n = 200
	height, push := solve(n, (*lcp.Solver).Pivot, lcp.Solver{})
	first, total := 0, 0.0
	for i, w := range push {
		if total += w * length / n; height[i] == 0 && first == 0 {
			first = i + 1
		}
	}
	mesh := withinAbs(length/n, "one of 200 nodes")
	s.check("where the string touches", "√(2Td/q)", "m", from, float64(first)*length/n, mesh)
	s.check("force of the floor", "q(L − √(2Td/q))", "N", load*(length-from), total, within(0.01, "half a node of load at the place of contact"))
	middle := int(from / 2 * n / length)
	x := float64(middle) * length / n
	s.check("height halfway there", "q(a − x)²/2T", "m", load*(from-x)*(from-x)/2/tension, height[middle-1], within(0.01, "the place of contact is known to a node"))

	few, _ := solve(20, (*lcp.Solver).Pivot, lcp.Solver{})
	swept, _ := solve(20, (*lcp.Solver).Relax, lcp.Solver{Sweeps: 2000})
	off := 0.0
	for i := range few {
		off = math.Max(off, math.Abs(few[i]-swept[i]))
	}
	s.check("20 nodes, relaxation against pivoting", "the other solver", "m", 0, off, withinAbs(1e-9, "2,000 sweeps of projected over-relaxation (Hadap 2006, algorithm 2)"))

	plot := &Plot{Title: "The string", Caption: "Curve: the parabola and the floor. Dots: every fifth node.", X: Axis{Label: "x", Unit: "m"}, Y: Axis{Label: "height", Unit: "m"}}
	var xs, exact, nodes, found []float64
	for i, v := range height {
		x := float64(i+1) * length / n
		xs, exact = append(xs, x), append(exact, load*math.Pow(math.Max(from-x, 0), 2)/2/tension)
		if i%5 == 0 {
			nodes, found = append(nodes, x), append(found, v)
		}
	}
	plot.add("closed form", Line, 0, xs, exact)
	plot.add("pivoting", Dots, 1, nodes, found)
	s.plot(plot)
	return nil
}

func redundantComplementarity(s *Study) error {
	// Legs in a line under a rigid board, which shifts and turns: the row at t gives way by Σ (1 + 0.1 t t′)x. They bear 60 N in the middle. Two
	// equations are all that statics has for the six forces.
	const legs, weight = 6, 60.
	p := &lcp.Problem{A: make([]float64, legs*legs), B: make([]float64, legs)}
	at := func(i int) float64 { return float64(i) - (legs-1)/2. }
	own := func(i int) float64 { return 1 + 0.1*at(i)*at(i) }
	shares := 0.0
	for i := range legs {
		for j := range legs {
			p.A[i*legs+j] = 1 + 0.1*at(i)*at(j)
		}
		p.B[i] = weight
		shares += 1 / own(i)
	}
	x := make([]float64, legs)
	var solver lcp.Solver
	solver.Solve(unilateral(p), x)
	sum := 0.0
	for _, v := range x {
		sum += v
	}
	s.check("six legs under 60 N, sum of their forces", "statics", "N", weight, sum, within(1e-9, "solved to 10⁻⁹"))
	for i := range legs / 2 {
		s.check(fmt.Sprintf("six legs under 60 N, share of leg %d", i+1), "least Σ Aᵢᵢ xᵢ²: in proportion to 1/Aᵢᵢ", "N", weight/own(i)/shares, x[i],
			within(1e-6, "what makes rows share is a softness of a millionth"))
	}

	// One leg is longer by 0.5 than the board can follow, and legs now pull as well.
	p.B[2] += 0.5
	for i := range p.Lo {
		p.Lo[i] = math.Inf(-1)
	}
	result := solver.Solve(p, x)
	var sw, st, stt, sb, sbt float64 // sums for the straight line α + βt nearest to b, each row in its own unit
	for i := range legs {
		w, t := 1/own(i), at(i)
		sw, st, stt, sb, sbt = sw+w, st+w*t, stt+w*t*t, sb+w*p.B[i], sbt+w*t*p.B[i]
	}
	alpha := (sb*stt - sbt*st) / (sw*stt - st*st)
	beta := (sbt - alpha*st) / stt
	left := 0.0
	for i := range legs {
		left = math.Max(left, math.Abs(p.B[i]-alpha-beta*at(i)))
	}
	s.check("a leg too long by 0.5, largest error", "least squares, rows weighed by 1/Aᵢᵢ", "", left, result.Residual, within(1e-4, "a softness of a millionth, in two rounds"))
	s.check("a leg too long by 0.5, rows that are off", "no leg lies on the nearest line", "", legs, float64(result.Unsolved), withinAbs(0.5, "a count"))
	return nil
}

// brokenBy is the largest violation of the conditions of normals and friction rows in a solved contact problem, by their definitions, relative to
// the largest b; and how far friction is outside its bound, relative to that.
func brokenBy(p *lcp.Problem, x []float64) (conditions, bound float64) {
	n := len(x)
	w, scale := make([]float64, n), 0.0
	for i := range n {
		w[i] = -p.B[i]
		for j := range n {
			w[i] += p.A[i*n+j] * x[j]
		}
		scale = math.Max(scale, math.Abs(p.B[i]))
	}
	off := 0.0
	for i := 0; i < n; i += 3 {
		normal, mu := x[i], p.Hi[i+1]
		off = math.Max(off, math.Max(-normal*p.A[i*n+i], math.Max(-w[i], math.Min(normal*p.A[i*n+i], w[i]))))
		slip, friction := math.Hypot(w[i+1], w[i+2]), math.Hypot(x[i+1], x[i+2])
		if !p.Cone {
			for _, k := range []int{i + 1, i + 2} {
				own := p.A[k*n+k]
				off = math.Max(off, math.Min(math.Max(w[k], 0), own*(mu*normal+x[k]))) // slips up: friction is the least
				off = math.Max(off, math.Min(math.Max(-w[k], 0), own*(mu*normal-x[k])))
				bound = math.Max(bound, (math.Abs(x[k])-mu*normal)/(mu*normal+1e-9*scale))
			}
			continue
		}
		own := p.A[(i+1)*n+i+1]
		off = math.Max(off, math.Min(slip, own*(mu*normal-friction)))
		if friction > 0 && slip > 0 {
			off = math.Max(off, math.Min(slip, own*friction)*math.Hypot(x[i+1]/friction+w[i+1]/slip, x[i+2]/friction+w[i+2]/slip))
		}
		bound = math.Max(bound, (friction-mu*normal)/(mu*normal+1e-9*scale))
	}
	return off / scale, bound
}

func contactConditions(s *Study) error {
	heaps := []struct {
		name string
		make func() *pile.Pile
	}{
		{"tower of 7", func() *pile.Pile { return pile.Tower(7, 1) }},
		{"wall of 6", func() *pile.Pile { return pile.Wall(3, 2, 1) }},
		{"heap of 5, falling apart", func() *pile.Pile { return pile.Heap(5, 1) }},
	}
	for _, h := range heaps {
		for _, cone := range []bool{false, true} {
			p := h.make()
			x := make([]float64, len(p.B))
			var solver lcp.Solver
			worst, outside := 0.0, 0.0
			for step := range 6 {
				problem := &lcp.Problem{A: p.A, B: p.B, Lo: p.Lo, Hi: p.Hi, Of: p.Of, Cone: cone}
				if r := solver.Solve(problem, x); !r.Solved {
					return fmt.Errorf("%s, step %d: not solved, %+v", h.name, step, r)
				}
				off, bound := brokenBy(problem, x)
				worst, outside = math.Max(worst, off), math.Max(outside, bound)
				p.Step(x)
			}
			law := "box friction"
			if cone {
				law = "Coulomb's cone"
			}
			name := fmt.Sprintf("%s, %d contacts, %s", h.name, p.Contacts(), law)
			s.check(name+", largest violation in six steps", "definition", "", 0, worst, withinAbs(1e-9, "the project's own aim; relative to the largest b"))
			s.check(name+", friction beyond its bound", "definition", "", 0, math.Max(outside, 0), withinAbs(1e-6, "the project's own aim; relative"))
		}
	}
	return nil
}

func frictionDirection(s *Study) error {
	const mu, weight, push = 0.4, 9.81, 20. // of a block of 1 kg: [N], [N]
	var solver lcp.Solver
	friction := func(angle float64, cone bool) (size, turned float64) {
		p := &lcp.Problem{
			A:  []float64{1, 0.1, 0.2, 0.1, 1, 0, 0.2, 0, 1}, // tangents that press on the normal a little
			B:  []float64{weight, -push * math.Cos(angle), -push * math.Sin(angle)},
			Lo: []float64{0, -mu, -mu}, Hi: []float64{math.Inf(1), mu, mu}, Of: []int{-1, 0, 0}, Cone: cone,
		}
		x := make([]float64, 3)
		solver.Solve(p, x)
		slip := math.Atan2(p.A[6]*x[0]+x[2]-p.B[2], p.A[3]*x[0]+x[1]-p.B[1])
		return math.Hypot(x[1], x[2]) / (mu * x[0]), math.Remainder(math.Atan2(x[2], x[1])-slip-math.Pi, 2*math.Pi)
	}
	var angles, cones, boxes []float64
	var off, turned, most, least float64
	least = math.Inf(1)
	const steps = 72
	for k := range steps + 1 {
		angle := 2 * math.Pi * float64(k) / steps
		size, wrong := friction(angle, true)
		box, _ := friction(angle, false)
		angles, cones, boxes = append(angles, angle*180/math.Pi), append(cones, size), append(boxes, box)
		off, turned = math.Max(off, math.Abs(size-1)), math.Max(turned, math.Abs(wrong))
		most, least = math.Max(most, box), math.Min(least, box)
	}
	s.check("cone, friction over µN at any angle, largest difference from 1", "Coulomb's law", "", 0, off, withinAbs(1e-9, "solved to 10⁻⁹"))
	s.check("cone, angle between friction and what is against the slip", "Coulomb's law", "rad", 0, turned, withinAbs(1e-9, "solved to 10⁻⁹"))
	s.check("box, friction over µN, largest", "√2, in the middle between the axes", "", math.Sqrt2, most, within(1e-9, "solved to 10⁻⁹"))
	plot := &Plot{Title: "Friction of a sliding block", Caption: "Friction over µN against the angle of the push: with the cone 1 at any angle, with a bound for each axis up to 41 % too much.", X: Axis{Label: "angle of the push", Unit: "°"}, Y: Axis{Label: "friction over µN"}}
	plot.add("Coulomb's cone", Line, 0, angles, cones)
	plot.add("box", Line, 1, angles, boxes)
	s.plot(plot)
	return nil
}
