package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
)

// An island with a strand in it is solved for its impulses: of the strand only its answers are known, and the rows of its contacts are fewer
// than the velocities of its points. It is the method of newton.go, seen from the other side. With w = A x − b the velocities that should
// vanish, x̄ the impulses guessed so far and ρ a stiffness, the impulses of a look are
//
//	x = P(x̄ − ρ w)
//
// where P cuts pushes at 0 and friction at what the guessed push allows. It is the minimum of a convex energy of q, the impulses that make
// w, and Newton's method finds it: rows that P cuts are given, the others are free, and a look factors the free part of A + 1/ρ. Taking x for
// the next x̄ leaves less and less of what ρ allows. How rows that repeat each other share a load, a strand on a table by friction, say, stays
// what it was.
type dual struct {
	hard   []float64 // ρ of each row
	begun  []float64 // impulses of the step before
	centre []float64 // x̄
	q, w   []float64
	cut    []float64 // x = P(x̄ − ρ w)
	gap    []float64 // x − q
	way    []float64 // of a step, and A times it
	effect []float64
	lift   []float64 // A times gap
	limit  []float64 // of friction, of each contact
	limits []float64 // and in the look before
	state  []uint8   // of each row: whether it is free
	was    []uint8   // when the matrix was factored
	rows   []int     // that are free
	place  []int     // of a free row among those
	soft   []float64
	step   []float64
	factor dense.Cholesky
	steps  int // of Newton's method so far

	coupled bool      // friction is cut at what the present push allows, not the guessed one
	slips   []int     // contacts that slide then
	follow  []float64 // how the free rows follow the push of each
	small   []float64 // equations of those pushes
}

const (
	mostRows   = 720  // of an island that is solved so
	warming    = 12   // sweeps over its rows where the impulses of the step before are far off,
	settling   = 200  // and where Newton's method leads nowhere
	fewSteps   = 8    // of Newton's method from the impulses of the step before,
	dualSteps  = 50   // and in all where they are far off
	dualLooks  = 10   // at different guesses
	briefest   = 0.05 // part of a step that is tried once friction depends on the push,
	mostWorse  = 3    // and steps that may lead away then
	balance    = 1e-8 // velocity, relative to the speed of things, that is none
	mostParts  = 8    // of the way of a step that are tried
	nearLowest = 0.3  // part of what pulls at the beginning of it that may pull at its end
	stalled    = 1e-5 // velocity, relative to the speed of things, from which on it may be rounding that does not become less
)

// firmness is ρ, in what ends the motion along a row by itself, at the first looks. The first are at impulses that are wrong anyway, and
// soft contacts find their places in fewer steps.
var firmness = [...]float64{10, 100, 1e3, 1e4}

const firmest = len(firmness) - 1

// weave solves the island for its impulses, to a speed. It reports whether it is small enough.
//
// The impulses of the step before may do it as they are. If they are nearly right, one look is mostly enough, and what that leaves is the next
// step's to care for. Where they are far off, soft looks come first, with friction that follows only from look to look; what such a look finds
// is in balance, if not quite Coulomb's law, so that the last of them will do where no end is found.
func (t *touch) weave(speed float64) (steps int, ok bool) {
	p, d := &t.pivoting, &t.dual
	if !t.makeRows(mostRows) {
		return 0, false
	}
	d.reserve(len(p.rows), len(t.spots))
	d.steps, d.coupled = 0, true
	d.harden(p.a, firmness[firmest])
	t.guessRows(p.x)
	t.project()
	m := t.lookAt(speed)
	if m.fair() && d.off(p.a) <= stalled*speed {
		return 0, true
	}
	copy(d.begun, p.x)
	if t.seek(speed, fewSteps) && t.found(speed) {
		return d.steps, true
	}
	d.steps = 0
	t.weaveAnew(speed)
	return d.steps, true
}

// weaveAnew solves the island where the impulses of the step before are far off.
func (t *touch) weaveAnew(speed float64) {
	p, d := &t.pivoting, &t.dual
	copy(p.x, d.begun)
	for range warming {
		t.sweepRows()
	}
	t.guessRows(p.x)
	for look := range dualLooks {
		if d.coupled = false; look <= firmest {
			d.harden(p.a, firmness[look])
		}
		if !t.seek(speed, dualSteps) {
			if look == 0 {
				t.settleRows(speed)
				return
			}
			break
		}
		if look >= firmest && t.found(speed) {
			return
		}
		copy(d.limits, d.limit)
		t.guessRows(d.cut)
		if look < firmest {
			continue
		}
		for i := range d.limit { // friction that follows a look late overshoots
			d.limit[i] = (d.limit[i] + d.limits[i]) / 2
		}
		copy(d.limits, d.limit)
		if d.coupled = true; t.seek(speed, dualSteps) && t.found(speed) {
			return
		}
		t.guessRows(d.centre)
		copy(d.limit, d.limits)
	}
	copy(p.x, d.centre)
	t.take()
}

// found takes the impulses of a look, if they will do.
func (t *touch) found(speed float64) bool {
	m := t.lookAt(speed)
	if !m.near() {
		return false
	}
	copy(t.pivoting.x, t.dual.cut)
	t.take()
	return true
}

// settleRows goes on in sweeps from the impulses of the step before.
func (t *touch) settleRows(speed float64) {
	copy(t.pivoting.x, t.dual.begun)
	for range settling {
		if change := t.sweepRows(); !(change > enough*speed) {
			break
		}
	}
	t.take()
}

// seek finds the impulses of a look by Newton's method. It reports whether it came to an end.
func (t *touch) seek(speed float64, most int) bool {
	p, d := &t.pivoting, &t.dual
	off, part, worse := math.Inf(1), 1.0, 0
	for {
		t.project()
		before := off
		off = d.off(p.a)
		if off <= balance*speed || (off <= stalled*speed && off > before/2) {
			return true
		}
		if d.coupled && off > 0.9*before { // where friction depends on the push there is no energy to go down
			if part > briefest {
				part /= 2
				d.move(-part)
				off = before
				continue
			}
			if worse++; worse > mostWorse {
				return false
			}
		}
		part = 1
		if d.steps++; d.steps > most || !t.advance() {
			return false
		}
	}
}

func (d *dual) reserve(n, contacts int) {
	for _, v := range [...]*[]float64{&d.hard, &d.begun, &d.centre, &d.q, &d.w, &d.cut, &d.gap, &d.way, &d.effect, &d.lift, &d.soft} {
		*v = resized(*v, n)
	}
	d.step = resized(d.step, n+4)
	d.limit, d.limits = resized(d.limit, contacts), resized(d.limits, contacts)
	d.state, d.was, d.place = resized(d.state, n), resized(d.was, n), resized(d.place, n)
	d.factor.Reserve(n)
}

// harden sets ρ of all rows. It is the same in both tangents of a contact: P knows no directions there.
func (d *dual) harden(a []float64, firm float64) {
	n := len(d.hard)
	for i := range n {
		d.hard[i], d.was[i] = 0, unknown
		if own := a[i*n+i]; own > 0 {
			d.hard[i] = firm / own
		}
	}
	for i := range d.limit {
		both := math.Min(d.hard[3*i+1], d.hard[3*i+2])
		d.hard[3*i+1], d.hard[3*i+2] = both, both
	}
}

// sweepRows visits every contact and row once, each while all others stay as they are, and returns the largest change of a velocity.
func (t *touch) sweepRows() (largest float64) {
	p := &t.pivoting
	n := len(p.rows)
	rate := func(i int) float64 { return dense.Dot(p.a[i*n:(i+1)*n], p.x) - p.b[i] }
	for i := range t.spots {
		s, k := &t.spots[i], 3*i
		if own := p.a[k*n+k]; own > 0 {
			x := math.Max(p.x[k]-rate(k)/own, 0)
			largest = math.Max(largest, math.Abs(x-p.x[k])*own)
			p.x[k] = x
		}
		limit := s.friction * (p.x[k] + s.base)
		own := math.Max(p.a[(k+1)*n+k+1], p.a[(k+2)*n+k+2])
		if !(own > 0) || p.x[k+1] == 0 && p.x[k+2] == 0 && limit == 0 {
			continue
		}
		x, y := p.x[k+1]-rate(k+1)/own, p.x[k+2]-rate(k+2)/own
		if size := math.Hypot(x, y); size > limit {
			x, y = x*limit/size, y*limit/size
		}
		largest = math.Max(largest, math.Hypot(x-p.x[k+1], y-p.x[k+2])*own)
		p.x[k+1], p.x[k+2] = x, y
	}
	for k := 3 * len(t.spots); k < n; k++ {
		if own := p.a[k*n+k]; own > 0 {
			x := math.Min(math.Max(p.x[k]-rate(k)/own, p.lo[k]), p.hi[k])
			largest = math.Max(largest, math.Abs(x-p.x[k])*own)
			p.x[k] = x
		}
	}
	return largest
}

// guessRows takes impulses for the next guess.
func (t *touch) guessRows(x []float64) {
	p, d := &t.pivoting, &t.dual
	copy(d.centre, x)
	copy(d.q, x)
	for i := range t.spots {
		s := &t.spots[i]
		d.limit[i] = s.friction * (math.Max(x[3*i], 0) + s.base)
	}
	dense.MulVec(d.w, p.a, d.q)
	for i := range d.w {
		d.w[i] -= p.b[i]
	}
}

// What a row is to the present step.
const (
	given  uint8 = iota // P cuts it
	free                // P leaves it as it is
	aslant              // it is across the direction of a slip
	unknown
)

// project finds x = P(x̄ − ρ w). The axes of contacts that slide are turned so that the first tangent is that of the slip.
func (t *touch) project() {
	p, d := &t.pivoting, &t.dual
	for i := range t.spots {
		k := 3 * i
		z := d.centre[k] - d.hard[k]*d.w[k]
		d.state[k], d.cut[k] = free, z
		if !(z > 0) {
			d.state[k], d.cut[k] = given, 0
		}
		d.state[k+1], d.state[k+2] = free, free
		x, y := d.centre[k+1]-d.hard[k+1]*d.w[k+1], d.centre[k+2]-d.hard[k+2]*d.w[k+2]
		size := math.Hypot(x, y)
		if s := &t.spots[i]; d.coupled {
			d.limit[i] = s.friction * (d.cut[k] + s.base)
		}
		switch limit := d.limit[i]; {
		case !(limit > 0) || d.hard[k+1] == 0:
			d.state[k+1], d.state[k+2] = given, given
			d.cut[k+1], d.cut[k+2] = 0, 0
		case size > limit:
			if math.Abs(y) > straight*size || x < 0 {
				t.turnRows(k+1, x/size, y/size)
			}
			d.state[k+1], d.state[k+2] = given, aslant
			d.cut[k+1], d.cut[k+2] = limit, 0
			d.soft[k+2] = size / (limit * d.hard[k+2])
		default:
			d.cut[k+1], d.cut[k+2] = x, y
		}
	}
	for k := 3 * len(t.spots); k < len(p.rows); k++ {
		z := d.centre[k] - d.hard[k]*d.w[k]
		d.cut[k] = math.Min(math.Max(z, p.lo[k]), p.hi[k])
		if d.state[k] = given; d.cut[k] == z && d.hard[k] > 0 {
			d.state[k] = free
		}
	}
	for i, x := range d.cut {
		d.gap[i] = x - d.q[i]
	}
}

const straight = 1e-9 // sine of an angle that is none

// turnRows turns the axes of two rows by an angle of which cosine and sine are given.
func (t *touch) turnRows(i int, cos, sin float64) {
	p, d := &t.pivoting, &t.dual
	n := len(p.rows)
	above, below := p.a[i*n:(i+1)*n], p.a[(i+1)*n:(i+2)*n]
	for j, v := range above {
		above[j], below[j] = cos*v+sin*below[j], cos*below[j]-sin*v
	}
	for k := i; k < n*n; k += n {
		u, v := p.a[k], p.a[k+1]
		p.a[k], p.a[k+1] = cos*u+sin*v, cos*v-sin*u
	}
	for _, v := range [...][]float64{p.b, p.x, d.begun, d.centre, d.q, d.w, d.way, d.effect} {
		v[i], v[i+1] = cos*v[i]+sin*v[i+1], cos*v[i+1]-sin*v[i]
	}
	u := p.aside[i/3]
	p.aside[i/3] = u.Scale(cos).AddScaled(sin, t.spots[i/3].normal.Cross(u)).Unit()
	d.was[i], d.was[i+1] = unknown, unknown
}

// off returns the largest velocity by which q does not make what x says.
func (d *dual) off(a []float64) (largest float64) {
	dense.MulVec(d.lift, a, d.gap)
	for _, v := range d.lift {
		largest = math.Max(largest, math.Abs(v))
	}
	return largest
}

// miss is by how much the impulses guessed are not those found.
type miss struct {
	speed    float64 // rows miss what they ask for, as a part of the speed of things
	friction float64 // contacts that slide have the friction of another push, as a part of the largest,
	idle     float64 // and contacts that do not move
}

// fair is what will do without another look, near what will do after one.
func (m *miss) fair() bool { return m.speed <= 1e-7 && m.friction <= 1e-3 && m.idle <= 1e-3 }
func (m *miss) near() bool { return m.speed <= 1e-3 && m.friction <= 3e-3 && m.idle <= 1e-3 }

// lookAt tells by how much the impulses guessed are not those found.
func (t *touch) lookAt(speed float64) (m miss) {
	d := &t.dual
	largest := 0.0
	for i, x := range d.cut {
		if d.hard[i] > 0 {
			m.speed = math.Max(m.speed, math.Abs(x-d.centre[i])/d.hard[i])
		}
	}
	for i := range t.spots {
		s, k := &t.spots[i], 3*i
		limit := s.friction * (d.cut[k] + s.base)
		largest = math.Max(largest, limit)
		switch {
		case d.state[k+1] == free:
			m.idle = math.Max(m.idle, math.Hypot(d.cut[k+1], d.cut[k+2])-limit)
		case math.Abs(d.w[k+1]) > creeping*speed:
			m.friction = math.Max(m.friction, math.Abs(limit-d.limit[i]))
		default:
			m.idle = math.Max(m.idle, math.Abs(limit-d.limit[i]))
		}
	}
	m.speed /= speed
	if largest > 0 {
		m.friction /= largest
		m.idle /= largest
	}
	return m
}
