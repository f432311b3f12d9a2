package dae

import "math"

const (
	mostIterations = 4
	enough         = 0.33 // error of the iteration in tolerances
	worstRate      = 0.9  // of convergence
	mostDrift      = 0.6  // c may fall to this part of the matrix's, or rise by its inverse, in passing
	steadyDrift    = 0.95 // the same, where c has come to rest

	// Bounds of slowness. A matrix that was not used yet must do well at once. A good rate is not believed for ever: without a bound the
	// corrector stops so early that its noise is taken for error, and the squeezer at 10⁻⁸ needs twice the steps. The value is from trials
	// on the problems of internal/stiff; between 0.1 and 0.3 they hardly differ.
	unknownSlowness = 20
	leastSlowness   = 0.2
)

// correct solves F = 0 for the end of the step, from the prediction. An old matrix is tried first, unless c has moved too far from its own.
func (g *Integrator) correct() error {
	renew := g.outdated()
	for {
		g.predict()
		first, reason := g.newton(renew)
		if reason == nil || renew || first {
			return reason
		}
		renew = true
	}
}

// outdated tells whether c is too far from that of the matrix. With a drift d every component converges at the rate |1 − d|/(1 + d), with a
// sign that alternates. What is left uncorrected is amplified by the next prediction; if that lasts, its noise keeps the step from growing.
func (g *Integrator) outdated() bool {
	drift := g.step.c / g.matrix // Inf without a matrix
	bound := mostDrift
	if g.steady > g.k {
		bound = steadyDrift
	}
	return !(drift > bound && drift < 1/bound)
}

// newton iterates. It reports whether it failed at the prediction already, where the matrix is not to blame.
func (g *Integrator) newton(renew bool) (first bool, reason error) {
	start, last := 0.0, 0.0 // norms of the first correction and of the last
	for m := range mostIterations {
		g.stats.Residuals++
		if !g.sys.Residual(g.end, g.y, g.yp, g.update) {
			return m == 0, ErrResidual
		}
		if renew && m == 0 {
			if err := g.factorise(); err != nil {
				return true, err
			}
		}
		norm := g.improve()
		if !finite(norm) {
			return false, ErrResidual
		}
		exact := norm <= math.Max(1e-4*enough, 16*epsilon*g.size)
		switch {
		case m == 0:
			start = norm
		case norm <= worstRate*last:
			rate := math.Pow(norm/start, 1/float64(m))
			g.slowness = math.Max(leastSlowness, rate/(1-rate))
		case !exact:
			return g.settle(renew)
		}
		if exact || g.slowness*norm <= enough {
			return false, nil
		}
		last = norm
	}
	return g.settle(renew)
}

// settle decides whether corrections that do not get small enough are the rounding of F or slow convergence. They are rounding if the
// matrix is new or known to be good, and what the error test looks at has come to rest. Multipliers of an index-2 system need not: their
// rounding grows as the step shrinks.
func (g *Integrator) settle(renew bool) (first bool, reason error) {
	if (renew || g.slowness < 0.5) && g.testNorm(g.update) <= enough {
		return false, nil
	}
	return false, ErrNewton
}

// factorise prepares the matrix at the prediction. The residual there is at hand: it may be what is wrong.
func (g *Integrator) factorise() error {
	g.stats.Factorisations++
	g.matrix = 0
	if !g.sys.Factor(g.end, g.y, g.yp, g.step.c) {
		if !finite(g.norm(g.update)) {
			return ErrResidual
		}
		return ErrSingular
	}
	g.matrix, g.slowness = g.step.c, unknownSlowness
	return nil
}

// improve solves for the correction of one iteration, applies it, and returns its norm.
func (g *Integrator) improve() float64 {
	g.stats.Iterations++
	d := g.update
	g.sys.Solve(d)
	// A matrix of another c over- or underrates differential components; this is best in the mean
	// (Brenan, Campbell & Petzold 1996, section 5.2.2).
	scale, c := -1.0, g.step.c
	if c != g.matrix {
		scale = -2 / (1 + c/g.matrix)
	}
	y, yp, moved := g.y, g.yp, g.moved
	for i, v := range d {
		v *= scale
		d[i] = v
		y[i] += v
		yp[i] += c * v
		moved[i] += v
	}
	return g.norm(d)
}
