package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
)

// advance takes a step of Newton's method.
func (t *touch) advance() bool {
	p, d := &t.pivoting, &t.dual
	d.rows = d.rows[:0]
	kept, same := 0, true
	for i, state := range d.state {
		d.way[i] = d.gap[i]
		if state == given {
			same = same && d.was[i] == given
			d.was[i] = given
			continue
		}
		soft := d.soft[i]
		if state == free {
			soft = 1 / d.hard[i]
		}
		if same = same && d.was[i] == state && d.soft[i] == soft && state == free; same {
			kept++
		}
		d.soft[i], d.was[i] = soft, state
		d.way[i], d.place[i] = 0, len(d.rows)
		d.rows = append(d.rows, i)
	}
	d.slips = d.slips[:0]
	for i := range t.spots {
		if k := 3 * i; d.coupled && d.state[k] == free && d.state[k+2] == aslant {
			d.slips = append(d.slips, i)
			d.way[k+1] -= t.spots[i].friction * d.gap[k]
		}
	}
	if kept < len(d.rows) || d.factor.Size() != len(d.rows) {
		if !d.factor.Factor(p.a, d.soft, d.rows, kept) {
			return false
		}
	}
	dense.MulVec(d.effect, p.a, d.way)
	step := d.step[:len(d.rows)]
	for k, i := range d.rows {
		step[k] = d.soft[i]*d.gap[i] - d.effect[i]
	}
	d.factor.Solve(step)
	if d.coupled && !t.couple(step) {
		return false
	}
	for k, i := range d.rows {
		d.way[i] = step[k]
	}
	for _, i := range d.slips {
		d.way[3*i+1] += t.spots[i].friction * d.way[3*i]
	}
	dense.MulVec(d.effect, p.a, d.way)
	if d.coupled {
		d.move(1)
	} else {
		t.goAlong()
	}
	return true
}

// couple lets the friction of contacts that slide follow their push: with F the free part of the matrix, A_u the column of a friction
// and µ its coefficient, F y + Σ A_u µ yₙ = r is F y = r and a small system for the pushes yₙ.
func (t *touch) couple(step []float64) bool {
	p, d := &t.pivoting, &t.dual
	n, free, k := len(p.rows), len(d.rows), len(d.slips)
	width := free + 4
	d.follow, d.small = resized(d.follow, k*width), resized(d.small, k*(k+1))
	for c, i := range d.slips {
		column := d.follow[c*width : c*width+free]
		row := p.a[(3*i+1)*n : (3*i+2)*n]
		for j, r := range d.rows {
			column[j] = t.spots[i].friction * row[r]
		}
		d.factor.Solve(column)
	}
	for c, i := range d.slips {
		at := d.place[3*i]
		for e := range d.slips {
			d.small[c*(k+1)+e] = d.follow[e*width+at]
		}
		d.small[c*(k+1)+c]++
		d.small[c*(k+1)+k] = step[at]
	}
	if !dense.Solve(d.small, k, 1e-12) {
		return false
	}
	for c := range d.slips {
		y := d.small[c*(k+1)+k]
		for j, f := range d.follow[c*width : c*width+free] {
			step[j] -= f * y
		}
	}
	return true
}

// goAlong goes all of the way, or to about the lowest place on it where that would go too far.
func (t *touch) goAlong() {
	d := &t.dual
	slope := dot(d.lift, d.way)
	part, low, lowPull, high, highPull := 1.0, 0.0, slope, 1.0, 0.0
	for tries := 0; ; tries++ {
		pull := t.pullAt(part)
		if tries == mostParts || !(slope > 0) || math.Abs(pull) <= nearLowest*slope || (part == 1 && pull > 0) {
			break
		}
		if pull > 0 {
			low, lowPull = part, pull
		} else {
			high, highPull = part, pull
		}
		part = low + (high-low)*min(max(lowPull/(lowPull-highPull), 0.1), 0.9)
	}
	d.move(part)
}

func (d *dual) move(part float64) {
	for i := range d.q {
		d.q[i] += part * d.way[i]
		d.w[i] += part * d.effect[i]
	}
}

// pullAt returns what pulls on along the way, after a part of it.
func (t *touch) pullAt(part float64) (pull float64) {
	p, d := &t.pivoting, &t.dual
	at := func(k int) float64 { return d.centre[k] - d.hard[k]*(d.w[k]+part*d.effect[k]) }
	along := func(k int, x float64) { pull += d.effect[k] * (x - d.q[k] - part*d.way[k]) }
	for i := range t.spots {
		k := 3 * i
		along(k, math.Max(at(k), 0))
		x, y := 0.0, 0.0
		if limit := d.limit[i]; limit > 0 && d.hard[k+1] > 0 {
			x, y = at(k+1), at(k+2)
			if size := math.Hypot(x, y); size > limit {
				x, y = x*limit/size, y*limit/size
			}
		}
		along(k+1, x)
		along(k+2, y)
	}
	for k := 3 * len(t.spots); k < len(p.rows); k++ {
		along(k, math.Min(math.Max(at(k), p.lo[k]), p.hi[k]))
	}
	return pull
}
