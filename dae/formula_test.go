package dae

import (
	"math"
	"testing"
)

// A nonlinear system of index 1 on the unit circle: y = (cos t, sin t, cos t), the last of them algebraic.
func circle(_ float64, y, yp, r []float64) bool {
	r[0] = yp[0] + y[1]
	r[1] = yp[1] - y[2]
	r[2] = y[2]*(y[0]*y[0]+y[1]*y[1]) - y[0]
	return true
}

func onCircle(t float64) []float64 { return []float64{math.Cos(t), math.Sin(t), math.Cos(t)} }

// withPast returns an integrator at t = 0 whose last solutions, in steps of the given lengths, are exact.
func withPast(t *testing.T, order int, lengths []float64) *Integrator {
	t.Helper()
	g, err := New(&Dense{F: circle}, 0, onCircle(0), []float64{0, 1, 0}, Config{Relative: 1e-12, Absolute: 1e-12})
	if err != nil {
		t.Fatal(err)
	}
	// phi[i] = psi[0] ⋯ psi[i−1] · the i-th divided difference (Brenan, Campbell & Petzold 1996, eq. 5.2.4).
	times := make([]float64, order+1)
	table := make([][]float64, order+1)
	for i := range times {
		if i > 0 {
			times[i] = times[i-1] - lengths[i-1]
		}
		table[i] = onCircle(times[i])
	}
	scale := 1.0
	for i := range times {
		for j := range table[0] {
			g.phi[i][j] = scale * table[0][j]
		}
		if i == order {
			break
		}
		g.psi[i] = times[0] - times[i+1]
		scale *= g.psi[i]
		for row := range order - i {
			for j := range table[row] {
				table[row][j] = (table[row][j] - table[row+1][j]) / (times[row] - times[row+i+1])
			}
		}
	}
	g.k, g.usedOrder, g.usedStep = order, order, lengths[0]
	return g
}

// fixed makes one step of the given length and order, whatever its error.
func (g *Integrator) fixed(t *testing.T, h float64, order int) estimates {
	t.Helper()
	g.weigh()
	g.k = order
	g.step.set(h, order, &g.psi)
	g.end = g.t + h
	g.predict()
	for i := 0; i == 0 || g.norm(g.update) > 1e-3; i++ { // Newton's method in full: the steps are longer than the tolerance allows
		if i == 20 || !g.sys.Residual(g.end, g.y, g.yp, g.update) || g.factorise() != nil {
			t.Fatal("Newton's method does not converge")
		}
		g.improve()
	}
	e := g.estimate()
	g.accept(&e)
	g.fresh = false
	return e
}

// Each formula of order k makes global errors that fall with hᵏ, at the steps and between them.
func TestOrderOfEachFormula(t *testing.T) {
	for order := 1; order <= MaxOrder; order++ {
		run := func(steps int) (end, between, rate float64) {
			h := 1 / float64(steps)
			lengths := []float64{h, h, h, h, h}
			g := withPast(t, order, lengths)
			y, yp := make([]float64, 3), make([]float64, 3)
			for range steps {
				g.fixed(t, h, order)
				at := g.t - 0.4*h
				if err := g.At(at, y, yp); err != nil {
					t.Fatal(err)
				}
				between = math.Max(between, math.Abs(y[0]-math.Cos(at)))
				rate = math.Max(rate, math.Abs(yp[0]+math.Sin(at)))
			}
			return math.Abs(g.phi[0][0] - math.Cos(1)), between, rate
		}
		coarse, fine := 40, 80
		end1, between1, rate1 := run(coarse)
		end2, between2, rate2 := run(fine)
		for name, slope := range map[string]float64{
			"y at the end": math.Log2(end1 / end2), "y between steps": math.Log2(between1 / between2), "ẏ between steps": math.Log2(rate1 / rate2),
		} {
			// The next term of the error is still felt at 1/40, by about k/40 of its own slope.
			if math.Abs(slope-float64(order)) > 0.25 {
				t.Errorf("order %d: %s converges with order %.2f", order, name, slope)
			}
		}
	}
}

// With steps of unequal length the fixed leading coefficient keeps the order: the error of one step falls with h to the k+1.
func TestOrderWithUnequalSteps(t *testing.T) {
	for order := 1; order <= MaxOrder; order++ {
		local := func(h float64) float64 {
			lengths := []float64{h, 0.5 * h, 0.5 * h, 2 * h, h}
			g := withPast(t, order, lengths)
			g.fixed(t, 1.6*h, order)
			return math.Hypot(g.phi[0][0]-math.Cos(g.t), g.phi[0][1]-math.Sin(g.t))
		}
		if slope := math.Log2(local(0.04) / local(0.02)); math.Abs(slope-float64(order+1)) > 0.3 {
			t.Errorf("order %d: the error of a step falls with power %.2f, want %d", order, slope, order+1)
		}
	}
}

// The estimate of the error of a step is of its size.
func TestEstimateIsOfTheSizeOfTheError(t *testing.T) {
	for order := 1; order <= MaxOrder; order++ {
		const h = 0.05
		g := withPast(t, order, []float64{h, h, h, h, h})
		e := g.fixed(t, h, order)
		want := onCircle(g.t)
		sum := 0.0
		for i, v := range g.phi[0] {
			x := (v - want[i]) * g.weight[i]
			sum += x * x
		}
		if ratio := e.local / math.Sqrt(sum/3); ratio < 0.5 || ratio > 20 {
			t.Errorf("order %d: the estimate is %.2f of the error", order, ratio)
		}
	}
}

// With equal steps the formulas are the classical ones: Σ aᵢ yₙ₋ᵢ = h ẏₙ (Hairer, Nørsett & Wanner 1993, eq. III.1.22').
func TestEqualStepsGiveTheClassicalFormulas(t *testing.T) {
	classical := [][]float64{
		{1, -1},
		{3. / 2, -2, 1. / 2},
		{11. / 6, -3, 3. / 2, -1. / 3},
		{25. / 12, -4, 3, -4. / 3, 1. / 4},
		{137. / 60, -5, 5, -10. / 3, 5. / 4, -1. / 5},
	}
	const h = 0.1
	for order := 1; order <= MaxOrder; order++ {
		g := withPast(t, order, []float64{h, h, h, h, h})
		past := make([]float64, order+1)
		for i := range past {
			past[i] = math.Cos(-float64(i-1) * h)
		}
		g.fixed(t, h, order)
		sum := classical[order-1][0] * g.phi[0][0]
		for i := 1; i <= order; i++ {
			sum += classical[order-1][i] * past[i]
		}
		if math.Abs(sum-h*g.rate[0]) > 1e-13 {
			t.Errorf("order %d: Σ a y = %.15g, h ẏ = %.15g", order, sum, h*g.rate[0])
		}
	}
}
