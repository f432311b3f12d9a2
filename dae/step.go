package dae

import "math"

// mostCuts is how often a step is cut before it fails: by 4²⁰ = 10¹² at least.
const mostCuts = 20

// formula holds the coefficients of one step of order k and length h. Letters are those of Brenan, Campbell & Petzold 1996, section 5.2;
// c is their −α_s/h.
type formula struct {
	h, c  float64
	psi   [MaxOrder + 2]float64 // from the end of this step back over i+1 steps
	beta  [MaxOrder + 1]float64 // what scales phi[i] to this step
	gamma [MaxOrder + 1]float64 // of the predicted ẏ
	sigma [MaxOrder + 1]float64 // of the error estimates
	local float64               // error of the step, per y − y₀: the larger of those of truncation and of interpolation
}

// set finds the coefficients from the spacing of the steps before.
func (f *formula) set(h float64, k int, past *[MaxOrder + 2]float64) {
	f.h, f.psi[0] = h, h
	f.beta[0], f.gamma[0], f.sigma[0] = 1, 0, 1
	alphaS, alpha0, alpha := 0.0, 0.0, 1.0
	for i := 1; i <= k; i++ {
		alphaS -= 1 / float64(i)
		alpha0 -= alpha
		f.gamma[i] = f.gamma[i-1] + 1/f.psi[i-1]
		f.beta[i] = f.beta[i-1] * f.psi[i-1] / past[i-1]
		f.psi[i] = past[i-1] + h
		alpha = h / f.psi[i]
		f.sigma[i] = float64(i) * f.sigma[i-1] * alpha
	}
	f.c = -alphaS / h
	f.local = math.Max(math.Abs(alpha+alphaS-alpha0), alpha)
}

// Step makes one step, of a length and order of its own choice.
func (g *Integrator) Step() error {
	if g.t >= g.stop {
		return g.fail(ErrStop)
	}
	g.weigh()
	if 100*epsilon*g.size > 1 {
		return g.fail(ErrTolerance)
	}
	var reason error // of the last cut
	errorFailures := 0
	for cuts := 0; ; cuts++ {
		h, end := g.length()
		if cuts > 0 && (h < g.shortest() || cuts > mostCuts) {
			return g.fail(reason)
		}
		if h != g.usedStep || g.k != g.usedOrder {
			g.steady = 0
		}
		g.step.set(h, g.k, &g.psi)
		g.end = end
		if reason = g.correct(); reason != nil {
			g.stats.ConvergenceFailures++
			g.h = h / 4
			continue
		}
		e := g.estimate()
		if e.local <= 1 {
			g.accept(&e)
			return nil
		}
		reason = ErrStepTooSmall
		g.stats.ErrorFailures++
		errorFailures++
		g.retreat(&e, errorFailures)
	}
}

// length returns the step to try, and its end. Two equal ones, rather than a long and a tiny one, lead to the stop time.
func (g *Integrator) length() (h, end float64) {
	h = math.Min(g.h, g.cfg.MaxStep)
	switch left := g.stop - g.t; {
	case h*(1+1e-9) >= left:
		return left, g.stop
	case 2*h > left:
		h = left / 2
	}
	return h, g.t + h
}

// predict evaluates the polynomial through the last solutions at the end of the step.
func (g *Integrator) predict() {
	copy(g.y, g.phi[0])
	clear(g.yp)
	clear(g.moved)
	y, yp := g.y, g.yp
	for j := 1; j <= g.k; j++ {
		beta := g.step.beta[j]
		rate := beta * g.step.gamma[j]
		for i, v := range g.phi[j] {
			y[i] += beta * v
			yp[i] += rate * v
		}
	}
}

// weigh sets the weights of the norm from the last solution.
func (g *Integrator) weigh() {
	relative := g.cfg.Relative
	sum := 0.0
	for i, v := range g.phi[0] {
		g.weight[i] = 1 / (relative*math.Abs(v) + g.absolute[i])
		v *= g.weight[i]
		sum += v * v
	}
	g.size = math.Sqrt(sum / float64(len(g.weight)))
}

// norm is the root mean square of v in tolerances.
func (g *Integrator) norm(v []float64) float64 {
	sum := 0.0
	for i, w := range g.weight {
		x := v[i] * w
		sum += x * x
	}
	return math.Sqrt(sum / float64(len(v)))
}

// testNorm is the norm over the components of the error test.
func (g *Integrator) testNorm(v []float64) float64 {
	if g.tested == len(v) {
		return g.norm(v)
	}
	sum := 0.0
	for i, w := range g.weight {
		if !g.cfg.Algebraic[i] {
			x := v[i] * w
			sum += x * x
		}
	}
	return math.Sqrt(sum / float64(g.tested))
}

// accept takes the step, and chooses the next.
func (g *Integrator) accept(e *estimates) {
	f, k := &g.step, g.k
	g.stats.Steps++
	g.steady++
	g.t = g.end
	g.usedStep, g.usedOrder = f.h, k
	g.k, g.h = g.choose(e)

	// The differences of the new solution (Brenan, Campbell & Petzold 1996, eq. 5.2.6).
	copy(g.phi[k+1], g.moved)
	for j := k; j > 0; j-- {
		beta, phi, higher := f.beta[j], g.phi[j], g.phi[j+1]
		for i, v := range phi {
			phi[i] = beta*v + higher[i]
		}
	}
	g.phi[0], g.y = g.y, g.phi[0]
	g.rate, g.yp = g.yp, g.rate
	copy(g.psi[:k+1], f.psi[:k+1])

	growth := factor(e.same, 1)
	if g.fresh = g.fresh && growth > 2 && g.cfg.FirstStep == 0; g.fresh {
		g.begin(growth * f.h) // the first step was too careful: start once more, from here
	}
	g.h = math.Min(g.h, g.cfg.MaxStep)
}
