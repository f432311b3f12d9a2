package validate

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/mat"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// slender is a bar of 1 m along x, clamped at its start, so thin that the turning of its sections has no inertia to speak of. EI = 1 N m² and
// 1 kg/m make the frequencies of bending (βL)² rad/s. In torsion √(GJ/ρI_p) = 1000 m/s.
func slender(links int) chain.Config {
	const radius = 1e-4
	bend, torsion := [2]float64{1, 1}, 0.5*radius*radius*1e6
	return chain.Config{Strands: []chain.Strand{{
		Curve: []spatial.Vec3{{}, along}, Links: links, Radius: radius, Mass: 1, Bend: &bend, Torsion: &torsion,
	}}}
}

// Roots of cos βL cosh βL = −1.
var cantileverModes = []float64{1.8751, 4.6941, 7.8548, 10.9955}

// chainModes compares the modes of a chain with those of the continuous bar.
func chainModes(s *Study) error {
	p := &Plot{Title: "Error of the modes of a clamped bar", Caption: "Of βL in bending (curves) and of the frequency in torsion (dashed), against the number of links. Second order: a tenth of the length, a hundredth of the error.",
		X: Axis{Label: "links", Log: true}, Y: Axis{Label: "relative error", Log: true}}
	counts := []int{12, 25, 50, 100, 200}
	bending, torsion := make([][]float64, 4), make([][]float64, 4)
	exact := make([]float64, 4) // βL to all digits, for the order
	for i := range exact {
		exact[i] = root(func(b float64) float64 { return math.Cos(b) + 1/math.Cosh(b) }, cantileverModes[i]-0.1, cantileverModes[i]+0.1)
	}
	for _, n := range counts {
		bends, err := frequencies(slender(n), up, 1, 1e-4)
		if err != nil {
			return fmt.Errorf("%d links: %w", n, err)
		}
		twists, err := frequencies(slender(n), along, 1e-3, 1e-7)
		if err != nil {
			return fmt.Errorf("%d links: %w", n, err)
		}
		for i := range 4 {
			beta, shaft := math.Sqrt(bends[i]), (float64(i)+0.5)*math.Pi*1000
			bending[i], torsion[i] = append(bending[i], math.Abs(beta/exact[i]-1)), append(torsion[i], math.Abs(twists[i]/shaft-1))
			if n == 100 {
				at100 := within(5e-3, "0.5 % at 100 links, as the project's table asks: the error is of second order in the length of a link, and grows with the mode")
				s.check(fmt.Sprintf("bending mode %d, βL, 100 links", i+1), "cos βL cosh βL = −1", "", cantileverModes[i], beta, at100)
				s.check(fmt.Sprintf("torsional mode %d, frequency, 100 links", i+1), "(2i−1)π/2 √(GJ/ρI_p)/L", "rad/s", shaft, twists[i], at100)
			}
		}
	}
	links := make([]float64, len(counts))
	for i, n := range counts {
		links[i] = float64(n)
	}
	last := len(counts) - 1
	for i := range 4 {
		shade := float64(i+1) / 4
		p.Series = append(p.Series,
			Series{Name: fmt.Sprintf("bending %d", i+1), X: links, Y: bending[i], Shade: shade},
			Series{Name: fmt.Sprintf("torsion %d", i+1), Mark: Dashed, X: links, Y: torsion[i], Shade: shade})
		order := withinAbs(0.1, "between 100 and 200 links the next order is still felt a little")
		s.check(fmt.Sprintf("bending mode %d, order of convergence", i+1), "midpoint rule", "", 2, math.Log2(bending[i][last-1]/bending[i][last]), order)
		s.check(fmt.Sprintf("torsional mode %d, order of convergence", i+1), "midpoint rule", "", 2, math.Log2(torsion[i][last-1]/torsion[i][last]), order)
	}
	s.plot(p)
	return ringing(s)
}

// frequencies returns the frequencies [rad/s] of small motions of a chain at rest in which its links turn about an axis, lowest first. A
// step of h gives way to impulsive torques with W = (M + h²K)⁻¹, in coordinates that are the links' angles. The pencil of two such matrices has
// the eigenvalues (1 + h₁²ω²)/(1 + h₂²ω²): no mass or stiffness need be known.
func frequencies(cfg chain.Config, axis spatial.Vec3, long, short float64) ([]float64, error) {
	w1, err := responseMatrix(cfg, axis, short)
	if err != nil {
		return nil, err
	}
	w2, err := responseMatrix(cfg, axis, long)
	if err != nil {
		return nil, err
	}
	n := w1.SymmetricDim()
	var factor mat.Cholesky
	if !factor.Factorize(w1) {
		return nil, fmt.Errorf("the response over %v s is not positive", short)
	}
	var lower mat.TriDense
	factor.LTo(&lower)
	var left, both mat.Dense
	if err := left.Solve(&lower, w2); err != nil {
		return nil, err
	}
	if err := both.Solve(&lower, left.T()); err != nil {
		return nil, err
	}
	pencil := mat.NewSymDense(n, nil)
	for i := range n {
		for j := i; j < n; j++ {
			pencil.SetSym(i, j, (both.At(i, j)+both.At(j, i))/2)
		}
	}
	var eigen mat.EigenSym
	if !eigen.Factorize(pencil, false) {
		return nil, fmt.Errorf("no eigenvalues")
	}
	values := eigen.Values(nil) // the largest belongs to the lowest frequency
	var out []float64
	for i := n - 1; i >= 0; i-- {
		mu := values[i]
		out = append(out, math.Sqrt((1-mu)/(mu*long*long-short*short)))
	}
	return out, nil
}

// responseMatrix has the angular velocities about an axis that impulsive torques about it give the links in a step of h.
func responseMatrix(cfg chain.Config, axis spatial.Vec3, h float64) (*mat.SymDense, error) {
	c, err := chain.New(cfg)
	if err != nil {
		return nil, err
	}
	if flags := c.Predict(h); flags != 0 {
		return nil, fmt.Errorf("a step of %v s: %v", h, flags)
	}
	n := c.Links()
	points, dv := make([]int, n), make([]spatial.Twist, n)
	for k := range points {
		points[k] = c.PointAt(0, (float64(k)+0.5)/float64(n))
	}
	w := mat.NewSymDense(n, nil)
	for k, p := range points {
		c.Respond(p, spatial.Wrench{Torque: axis}, points, dv)
		for i := range k + 1 {
			w.SetSym(i, k, dv[i].Angular.Dot(axis))
		}
	}
	return w, nil
}

// ringing bends a bar a little in the shape of its first mode, lets it go, and times its first swing: another way to the same frequency.
func ringing(s *Study) error {
	const links = 40
	cfg := slender(links)
	cfg.Method, cfg.Tolerance = chain.Accurate, 1e-10
	c, err := chain.New(cfg)
	if err != nil {
		return err
	}
	const beta = 1.8751040687119611
	curvature := func(x float64) float64 { // of the first mode
		ratio := (math.Cos(beta) + math.Cosh(beta)) / (math.Sin(beta) + math.Sinh(beta))
		return math.Cosh(beta*x) + math.Cos(beta*x) - ratio*(math.Sinh(beta*x)+math.Sin(beta*x))
	}
	for k := range links {
		width := 1.0 / links // of the joint's cell
		if k == 0 {
			width /= 2
		}
		c.SetTurn(k, spatial.V(0, 1e-4*curvature(float64(k)/links)*width, 0))
	}
	across := func(v spatial.Vec3) float64 { return math.Hypot(v.Y, v.Z) }
	start := endOf(c)
	if across(start) < 1e-5 {
		return fmt.Errorf("SetTurn bends the bar by %v m", across(start))
	}
	direction := start.Sub(along.Scale(start.X)).Unit()
	h := 2 * math.Pi / (beta * beta) / 400
	before, now, steps := 0.0, endOf(c).Dot(direction), 0
	for now > 0 && steps < 400 {
		if err := advance(c, h, 1, nil); err != nil {
			return err
		}
		before, now, steps = now, endOf(c).Dot(direction), steps+1
	}
	quarter := h * (float64(steps) - 1 + before/(before-now))
	found, err := frequencies(slender(links), up, 1, 1e-4)
	if err != nil {
		return err
	}
	s.check(fmt.Sprintf("first mode by ringing, %d links", links), "the eigenproblem", "rad/s", found[0], math.Pi/2/quarter, within(1e-3, "the shape is that of the continuous bar: other modes sound a little"))
	return nil
}
