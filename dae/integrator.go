package dae

import (
	"fmt"
	"math"
	"slices"
)

const (
	epsilon = 0x1p-52
	longest = 1e100 // step, where nothing happens and it doubles for ever
)

// Integrator carries a System through time. Make one with New. It is not safe for use by several goroutines at once.
type Integrator struct {
	sys      System
	cfg      Config    // with its defaults filled in
	absolute []float64 // absolute tolerance of each component
	tested   int       // number of components in the error test

	t     float64 // end of the last step
	stop  float64 // no step goes past it; +Inf: none
	stats Stats

	// The last solutions, as scaled divided differences over steps of any length: phi[0] is y, psi[i] is the time
	// from the end of the last step back over i+1 steps (Brenan, Campbell & Petzold 1996, eq. 5.2.4).
	phi  [MaxOrder + 2][]float64
	psi  [MaxOrder + 2]float64
	rate []float64 // ẏ at the end of the last step, as F has it

	h, usedStep  float64 // step to try next; the last one that was made
	k, usedOrder int     // order to try next; that of the last step
	steady       int     // steps of that length and order, the last one included
	fresh        bool    // no step was made since the start
	starting     bool    // orders are raised at every step

	// The step under way.
	step   formula
	end    float64   // time of its end
	y, yp  []float64 // iterate of Newton's method
	moved  []float64 // y − y₀, what the corrector changed
	update []float64 // residual, then correction of an iteration; scratch for the estimates
	weight []float64 // 1/(Relative |y| + Absolute)
	size   float64   // norm of y, in tolerances

	matrix   float64 // c of the factorised matrix; 0: there is none
	slowness float64 // ρ/(1−ρ) of Newton's rate ρ with this matrix
}

// Stats counts what an Integrator did since New.
type Stats struct {
	Steps               int // that were accepted
	Residuals           int // evaluations of F in Newton's method; what a System needs to prepare its matrix is not counted
	Factorisations      int // of the matrix
	Iterations          int // of Newton's method
	ErrorFailures       int // steps that were repeated because of their error
	ConvergenceFailures int // steps that were repeated because Newton's method, the residual or the matrix failed

	Time  float64 // end of the last step
	Order int     // of the last step; 0: none was made yet
	Step  float64 // length of the last step
	Next  float64 // length of the next step
}

// New starts an integration at t0. F(y0, yp0, t0) should be zero: Consistent finds yp0 and algebraic components. If yp0 is only roughly
// right, the first steps are short.
func New(sys System, t0 float64, y0, yp0 []float64, cfg Config) (*Integrator, error) {
	n := len(y0)
	switch {
	case sys == nil:
		return nil, &FieldError{"sys", nil, "a system"}
	case n == 0:
		return nil, &FieldError{"y0", "empty", "at least one unknown"}
	}
	if err := cfg.Validate(n); err != nil {
		return nil, err
	}
	g := &Integrator{sys: sys, cfg: cfg, tested: n, stop: orElse(cfg.Stop, math.Inf(1))}
	g.cfg.Relative = orElse(cfg.Relative, 1e-6)
	g.cfg.MaxOrder = orElse(cfg.MaxOrder, MaxOrder)
	g.cfg.MaxStep = math.Min(orElse(cfg.MaxStep, longest), longest)
	g.cfg.MaxSteps = orElse(cfg.MaxSteps, 100_000)
	g.cfg.Algebraic = slices.Clone(cfg.Algebraic)
	g.absolute = tolerances(&cfg, n)
	for _, algebraic := range cfg.Algebraic {
		if algebraic {
			g.tested--
		}
	}
	for i := range g.phi {
		g.phi[i] = make([]float64, n)
	}
	for _, v := range []*[]float64{&g.rate, &g.y, &g.yp, &g.moved, &g.update, &g.weight} {
		*v = make([]float64, n)
	}
	if err := g.Reset(t0, y0, yp0); err != nil {
		return nil, err
	}
	return g, nil
}

// tolerances returns the absolute tolerance of each component.
func tolerances(cfg *Config, n int) []float64 {
	if cfg.AbsoluteEach != nil {
		return slices.Clone(cfg.AbsoluteEach)
	}
	return slices.Repeat([]float64{orElse(cfg.Absolute, 1e-9)}, n)
}

// Reset starts again from (t, y, yp), at order 1, without allocation. Counts and stop time stay.
func (g *Integrator) Reset(t float64, y, yp []float64) error {
	n := len(g.rate)
	switch {
	case len(y) != n || len(yp) != n:
		return &FieldError{"y, yp", fmt.Sprintf("of lengths %d and %d", len(y), len(yp)), fmt.Sprintf("%d, the number of unknowns", n)}
	case !finite(t):
		return &FieldError{"t", t, "a finite time"}
	case t > g.stop:
		return &FieldError{"t", t, fmt.Sprintf("at most the stop time, %v", g.stop)}
	}
	for i := range y {
		if !finite(y[i]) || !finite(yp[i]) {
			return &FieldError{fmt.Sprintf("y[%d], yp[%d]", i, i), fmt.Sprintf("%v, %v", y[i], yp[i]), "finite numbers"}
		}
	}
	g.t = t
	copy(g.phi[0], y)
	copy(g.rate, yp)
	g.weigh()
	g.begin(g.firstStep())
	g.fresh, g.usedOrder, g.usedStep, g.matrix = true, 0, 0, 0
	return nil
}

func finite(x float64) bool { return !math.IsNaN(x - x) }

// begin forgets the past but for y and its rate.
func (g *Integrator) begin(h float64) {
	for i, v := range g.rate {
		g.phi[1][i] = h * v
	}
	g.psi[0] = h
	g.h, g.k, g.steady, g.starting = h, 1, 0, true
}

// firstStep chooses a step with an error of about an eighth of a tolerance, if y changes by itself within the time |y|/|ẏ|.
func (g *Integrator) firstStep() float64 {
	h := g.cfg.FirstStep
	if h == 0 {
		h = 1e-3 * math.Max(1, math.Abs(g.t)) // where nothing moves yet
		if speed := g.testNorm(g.rate); speed > 0 {
			h = 0.5 * math.Max(1, math.Sqrt(g.size)) / speed
		}
	}
	return math.Max(math.Min(h, g.cfg.MaxStep), g.shortest())
}

// shortest returns the shortest step that may be made from here.
func (g *Integrator) shortest() float64 {
	return math.Max(math.Max(g.cfg.MinStep, 8*epsilon*math.Abs(g.t)), 1/(longest*longest))
}

// SetStop sets the time that no step goes past; +Inf for none. Use it before a time at which F jumps, and Reset there.
func (g *Integrator) SetStop(t float64) error {
	if math.IsNaN(t) || t < g.t {
		return &FieldError{"t", t, fmt.Sprintf("a time from %v on, where the integration stands", g.t)}
	}
	g.stop = t
	return nil
}

// Time returns the end of the last step.
func (g *Integrator) Time() float64 { return g.t }

// Stats returns what was done so far.
func (g *Integrator) Stats() Stats {
	s := g.stats
	s.Time, s.Order, s.Step, s.Next = g.t, g.usedOrder, g.usedStep, g.h
	return s
}

// Advance makes steps until t is reached or passed, and writes y and ẏ at t. Either of y and yp may be nil. Time runs forwards: t may
// lie before the end of the last step, but not before its beginning.
func (g *Integrator) Advance(t float64, y, yp []float64) error {
	if math.IsNaN(t) || t > g.stop {
		return g.fail(fmt.Errorf("%w to %v", ErrStop, t))
	}
	if g.fresh && t > g.t && g.cfg.FirstStep == 0 {
		g.h = math.Max(math.Min(g.h, t-g.t), g.shortest()) // the caller knows what a long time is
	}
	for steps := 0; g.t < t; steps++ {
		if steps == g.cfg.MaxSteps {
			return g.fail(fmt.Errorf("%w: %d, and t = %v is not reached", ErrTooManySteps, steps, t))
		}
		if err := g.Step(); err != nil {
			return err
		}
	}
	return g.At(t, y, yp)
}

// At writes y and ẏ at a time within the last step, from the polynomial through the last solutions; its error is of the order of the
// step's. At the end of the step they are what solves F = 0. Either of y and yp may be nil.
func (g *Integrator) At(t float64, y, yp []float64) error {
	n := len(g.rate)
	if y != nil && len(y) != n || yp != nil && len(yp) != n {
		return &FieldError{"y, yp", fmt.Sprintf("of lengths %d and %d", len(y), len(yp)), fmt.Sprintf("%d, the number of unknowns, or nil", n)}
	}
	slack := 8 * epsilon * math.Max(math.Abs(g.t), g.usedStep)
	if !(t >= g.t-g.usedStep-slack && t <= g.t+slack) {
		return &FieldError{"t", t, fmt.Sprintf("a time within the last step, from %v to %v", g.t-g.usedStep, g.t)}
	}
	if t == g.t || g.usedOrder == 0 {
		copy(y, g.phi[0])
		copy(yp, g.rate)
		return nil
	}
	copy(y, g.phi[0])
	clear(yp)
	// Newton's form of the polynomial and of its derivative, term by term.
	s := t - g.t
	value, slope, x := 1.0, 0.0, s/g.psi[0]
	for j := 1; j <= g.usedOrder; j++ {
		slope = slope*x + value/g.psi[j-1]
		value *= x
		x = (s + g.psi[j-1]) / g.psi[j]
		for i, v := range g.phi[j] {
			if y != nil {
				y[i] += value * v
			}
			if yp != nil {
				yp[i] += slope * v
			}
		}
	}
	return nil
}

func (g *Integrator) fail(reason error) error {
	return &Failure{Time: g.t, Step: g.h, Order: g.k, Reason: reason}
}
