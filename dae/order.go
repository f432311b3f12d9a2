package dae

import "math"

// estimates are the errors of a step in tolerances, and what they advise.
type estimates struct {
	local float64 // of the step as it was made: what must be at most 1
	same  float64 // of a step of this order among steps of this length
	below float64 // of one order less
	order int     // that the next step should have: this or one less
}

// of returns the error with the given order, this or one less.
func (e *estimates) of(order, k int) float64 {
	if order < k {
		return e.below
	}
	return e.same
}

// estimate finds the errors of the step from what the corrector moved. Orders are compared by the size of their last
// term in a Taylor series: where these do not fall, a high order is worth nothing (Brenan, Campbell & Petzold 1996, section 5.2.3).
func (g *Integrator) estimate() estimates {
	k, f := g.k, &g.step
	moved := g.testNorm(g.moved)
	e := estimates{local: f.local * moved, same: f.sigma[k] * moved, order: k}
	if k == 1 {
		return e
	}
	d := g.update
	for i, v := range g.phi[k] {
		d[i] = f.beta[k]*v + g.moved[i]
	}
	e.below = f.sigma[k-1] * g.testNorm(d)
	term, below := float64(k+1)*e.same, float64(k)*e.below
	if k == 2 {
		if below <= term/2 {
			e.order = 1
		}
		return e
	}
	for i, v := range g.phi[k-1] {
		d[i] += f.beta[k-1] * v
	}
	if twoBelow := float64(k-1) * f.sigma[k-2] * g.testNorm(d); math.Max(below, twoBelow) <= term {
		e.order = k - 1
	}
	return e
}

// factor returns what to multiply a step by so that its error becomes half a tolerance.
func factor(err float64, order int) float64 {
	return math.Pow(2*err+1e-4, -1/float64(order+1))
}

// retreat shortens the step after its error was too large.
func (g *Integrator) retreat(e *estimates, failures int) {
	most := 0.25
	if g.fresh {
		most = 1e-3 // the first step is a guess, which one cut is to correct
	}
	g.starting = g.fresh
	cut := 0.25
	if failures == 1 {
		cut = math.Max(most, math.Min(0.9, 0.9*factor(e.of(e.order, g.k), e.order)))
	}
	g.k = e.order
	if failures > 2 {
		g.k = 1 // the past tells nothing of what comes
	}
	g.h = cut * g.step.h
}

// choose returns order and length of the next step. The length changes by a factor of two or not at all while it grows: steps of one
// length are what the formulas like best, and the matrix is kept.
func (g *Integrator) choose(e *estimates) (order int, h float64) {
	k, h := g.k, g.step.h
	if e.order < k || k == g.cfg.MaxOrder {
		g.starting = false
	}
	if g.starting {
		return k + 1, h * math.Max(0.5, math.Min(2, factor(e.same, k)))
	}
	order, err := e.order, e.of(e.order, k)
	if order == k && k < g.cfg.MaxOrder && g.steady > k+1 {
		order, err = g.compare(e)
	}
	switch r := factor(err, order); {
	case r >= 2:
		h *= 2
	case r <= 1:
		h *= math.Max(0.5, math.Min(0.9, r))
	}
	return order, h
}

// compare chooses between this order, one more and one less, after steps of one length and order enough to know the next difference.
func (g *Integrator) compare(e *estimates) (order int, err float64) {
	k := g.k
	for i, v := range g.phi[k+1] {
		g.update[i] = g.moved[i] - v
	}
	above := g.testNorm(g.update)
	term, below := float64(k+1)*e.same, float64(k)*e.below
	switch {
	case k > 1 && below <= math.Min(term, above):
		return k - 1, e.below
	case k == 1 && above < term/2, k > 1 && above < term:
		return k + 1, above / float64(k+2)
	}
	return k, e.same
}
