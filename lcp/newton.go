package lcp

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/internal/dense"
)

// Pivoting of symmetric problems, which contacts are. All misplaced rows change their places at once, and what is solved for a set
// of places takes friction along: with F the free rows and S those that slide, at the bound σ µ x_N that the normal force x_N of their
// contact sets,
//
//	A_FF x_F + A_FS σ µ x_N = b_F
//
// is the factorisation of A_FF and a small system for the forces x_N of the contacts that slide. It is Newton's step; mostly a few
// of them are enough, and one from the places of the last time step. Where they lead nowhere, convex.go goes the sure way.

const hardenings = 16 // of rows that were made soft, at most

// blocks is what the factorisation in panels, and friction on top of it, need.
type blocks struct {
	factor      dense.Cholesky
	rows, old   []int     // free rows, and those of the factorisation before
	at          []int     // place of a row among the free ones
	soft        []float64 // added to the diagonal, by row
	step        []float64 // by place among the free ones
	sliding     []int     // normals of contacts that slide
	slot        []int     // place of a normal among those
	moving      []int     // rows that slide there
	movedBefore []int     // those of effect
	moved       bool      // a slope is not that of effect
	anew        bool      // the first step forgets x: the past has no share in what many answers leave open
	slope       []float64 // of a sliding row: x over that of its normal
	effect      []float64 // of each such normal on the free rows
	small       []float64 // the system of the normals, with its right-hand side
	from        []float64 // x and w before a way that may lead up
	pulled      []float64
	touched     int // rows from here on have changed since the factorisation: axes of cones were turned
}

func newBlocks(n int) blocks {
	vector := func() []float64 { return make([]float64, n) }
	k := n/2 + 1 // no more normals with friction than that
	b := blocks{
		rows: make([]int, 0, n), old: make([]int, 0, n), at: make([]int, n), sliding: make([]int, 0, n), slot: make([]int, n), moving: make([]int, 0, n), movedBefore: make([]int, 0, n),
		soft: vector(), step: vector(), from: vector(), pulled: vector(), slope: vector(), effect: make([]float64, k*n), small: make([]float64, k*(k+1)),
	}
	b.factor.Reserve(n)
	return b
}

// settle finds the answer for the present centre. Where it fails x is within its bounds.
func (s *Solver) settle() bool {
	copy(s.best, s.x)
	if s.exchangeAll() {
		return true
	}
	copy(s.x, s.best)
	if s.harden() {
		return true
	}
	copy(s.x, s.best)
	if s.cones {
		return false
	}
	budget := 40 + 2*s.n
	for range 10 {
		if s.project(); !s.convex(&budget) {
			break
		}
		s.placeAll()
		copy(s.best, s.x)
		if s.exchangeAll() {
			return true
		}
		copy(s.x, s.best)
	}
	return false
}

// harden begins with rows that are soft, and makes them harder as far as it goes on from the answer before.
func (s *Solver) harden() bool {
	target := s.soft
	defer func() { s.soft = target }()
	s.soft = 0.3
	if !s.damped() {
		return false
	}
	part := 0.1
	for range hardenings {
		copy(s.best, s.x)
		before := s.soft
		if s.soft = math.Max(part*before, target); s.exchangeAll() || s.resume() {
			if s.soft == target {
				return true
			}
			part = math.Max(0.1, part*part)
			continue
		}
		copy(s.x, s.best)
		s.soft, part = before, math.Sqrt(part)
		s.placeAll()
	}
	return false
}

// resume goes on, with shorter steps, from where an exchange began.
func (s *Solver) resume() bool {
	copy(s.x, s.best)
	return s.damped()
}

// placeAll puts every row where x and w have it.
func (s *Solver) placeAll() {
	s.bound()
	s.gradient()
	for i := range s.x {
		switch part := s.pair[i]; {
		case s.kept[i] || part == second:
		case part == first:
			s.placeCone(i)
		default:
			s.state[i] = s.placeOf(i, s.x[i]-s.pull(i))
		}
	}
}

// placeOf is where a row is if x would be y.
func (s *Solver) placeOf(i int, y float64) place {
	switch {
	case y < s.lo[i]:
		return low
	case y > s.hi[i]:
		return high
	case s.lo[i] >= s.hi[i]:
		return low
	}
	return free
}

func (s *Solver) placeCone(i int) {
	s.state[i], s.state[i+1] = free, free
	switch x, y := s.x[i]-s.pull(i), s.x[i+1]-s.pull(i+1); {
	case !(s.hi[i] > 0):
		s.state[i], s.state[i+1] = low, low
	case math.Hypot(x, y) > s.hi[i]:
		s.state[i] = high
		s.align(i)
	}
}

// pull is w of row i in the problem with softness, with w as gradient writes it.
func (s *Solver) pull(i int) float64 { return s.w[i] + s.soft*(s.x[i]-s.centre[i]) }

// size is the unit of what is rounded.
func (s *Solver) size() float64 {
	size := s.scale
	for _, v := range s.x {
		if v = math.Abs(v); v > size {
			size = v
		}
	}
	return size
}

// exchangeAll steps until every row is in its place. All that are not change theirs, as long as they become fewer. When for a while
// they have not, rows that repeat each other mostly let go and come back together: from then on rows leave their bounds one by
// one, the one that pulls most first, and only when no other has to go to its bound. With cones that is not worth the while.
func (s *Solver) exchangeAll() bool {
	fewest, last, left := s.n+1, math.Inf(1), patience
	for range patience * patience {
		if s.cones && left < 0 {
			return false
		}
		if !s.step() {
			return false
		}
		count := s.replace(left < 0)
		s.pivots += count
		off := 0.0
		if count == 0 && s.cones {
			off = math.Sqrt(s.violations())
		}
		switch {
		case count == 0 && off <= 1e-13*s.size():
			return true
		case count < fewest || (count == 0 && off < 0.5*last):
			fewest, last = count, off
			if left >= 0 {
				left = patience
			}
		default:
			left--
		}
	}
	return false
}

// factorise brings the factorisation up to date with the places of the rows, and reports whether it had to.
func (s *Solver) factorise() (changed, ok bool) {
	b := &s.blocks
	b.rows, b.old = b.old[:0], b.rows
	kept := 0
	for i, place := range s.state {
		if place != free || s.kept[i] {
			continue
		}
		soft := s.soft
		if s.pair[i] == second {
			soft += s.across(i - 1)
		}
		k := len(b.rows)
		if kept == k && k < len(b.old) && b.old[k] == i && b.soft[i] == soft && i < b.touched {
			kept++
		}
		b.soft[i], b.at[i] = soft, k
		b.rows = append(b.rows, i)
	}
	b.touched = s.n
	if kept == len(b.rows) && kept == b.factor.Size() {
		return false, true
	}
	if !b.factor.Factor(s.a, b.soft[:s.n], b.rows, kept) {
		b.rows = b.rows[:b.factor.Size()]
		return true, false
	}
	return true, true
}

// step solves for the present places.
func (s *Solver) step() bool {
	b := &s.blocks
	changed, ok := s.factorise()
	if !ok {
		return false
	}
	if b.anew {
		for _, i := range b.rows {
			s.x[i] = 0
		}
	}
	if s.atBounds() || b.anew {
		s.gradient()
	}
	b.anew = false
	step := b.step[:len(b.rows)]
	for k, i := range b.rows {
		step[k] = -s.pull(i)
		if s.pair[i] == second {
			step[k] -= (b.soft[i] - s.soft) * s.x[i]
		}
	}
	b.factor.Solve(step)
	if len(b.sliding) > 0 && !s.slide(step, changed) {
		return false
	}
	s.move(step)
	if s.cones {
		s.toRims()
	}
	s.gradient()
	if s.cones {
		s.alignAll()
	}
	return true
}

// refine takes a step with the factorisation there is, from x as the centre, and reports whether the largest violation is less than
// goal then, with every row where it was. Otherwise x is the centre again.
func (s *Solver) refine(goal float64) bool {
	b := &s.blocks
	if s.cones || len(b.rows) != b.factor.Size() {
		return false
	}
	step := b.step[:len(b.rows)]
	for k, i := range b.rows {
		step[k] = -s.w[i]
	}
	b.factor.Solve(step)
	if len(b.sliding) > 0 && !s.slide(step, false) {
		return false
	}
	s.move(step)
	s.gradient()
	if s.largestViolation() < goal {
		return true
	}
	copy(s.x, s.centre)
	s.bound()
	s.gradient()
	return false
}

// move adds a step to the free rows, and takes those along that slide.
func (s *Solver) move(step []float64) {
	b := &s.blocks
	for k, i := range b.rows {
		s.x[i] += step[k]
	}
	for _, i := range b.moving {
		s.x[i] = b.slope[i] * s.x[s.of[i]]
	}
	s.bound()
}

// atBounds sets x of rows that are at a bound, lists those that move with their normal, and reports whether any x has changed.
func (s *Solver) atBounds() bool {
	b := &s.blocks
	b.sliding, b.moving = b.sliding[:0], b.moving[:0]
	changed := false
	set := func(i int, x float64) {
		changed = changed || s.x[i] != x
		s.x[i] = x
	}
	for i, place := range s.state {
		switch {
		case place == free || s.kept[i] || (s.of != nil && s.of[i] >= 0):
		case place == low:
			set(i, s.lo[i])
		case place == high:
			set(i, s.hi[i])
		}
	}
	for i, j := range s.of {
		if j < 0 || s.state[i] == free || s.kept[i] {
			continue
		}
		side := 0
		if s.state[i] == high {
			side = 1
		}
		switch m := s.mu[side][i]; {
		case s.pair[i] != alone && side == 0:
			set(i, 0)
		case s.state[j] != free || s.kept[j]:
			set(i, times(m, math.Abs(s.x[j])))
		case math.IsInf(m, 0):
			set(i, 0)
		default:
			m *= s.signOf(j)
			b.moved = b.moved || b.slope[i] != m
			b.slope[i] = m
			set(i, m*s.x[j])
			s.slideOn(j)
			b.moving = append(b.moving, i)
		}
	}
	return changed
}

// signOf is the sign of a force on which friction hangs.
func (s *Solver) signOf(j int) float64 {
	if s.hi[j] <= 0 || (s.lo[j] < 0 && s.x[j] < 0) {
		return -1
	}
	return 1
}

// slideOn lists a normal.
func (s *Solver) slideOn(j int) {
	b := &s.blocks
	if k := b.slot[j]; k < len(b.sliding) && b.sliding[k] == j {
		return
	}
	b.slot[j] = len(b.sliding)
	b.sliding = append(b.sliding, j)
}

// slide corrects a step in which nothing slides: x_F − Z x_N, Z = A_FF⁻¹ A_FS σ µ, where (1 + Z_N) x_N is x_N of that step.
// Z is that of the step before if nothing has changed since.
func (s *Solver) slide(step []float64, changed bool) bool {
	b, n := &s.blocks, s.n
	if changed || b.moved || !slices.Equal(b.moving, b.movedBefore) {
		s.slideEffects(len(step))
	}
	q := len(b.sliding)
	width := q + 1
	for r, j := range b.sliding {
		row := b.small[r*width : (r+1)*width]
		for c := range q {
			row[c] = b.effect[c*n+b.at[j]]
		}
		row[r]++
		row[q] = step[b.at[j]]
	}
	if !dense.Solve(b.small, q, 1e-9) {
		return false
	}
	for c := range q {
		force := b.small[c*width+q]
		for k, v := range b.effect[c*n:][:len(step)] {
			step[k] -= force * v
		}
	}
	return true
}

// slideEffects finds Z.
func (s *Solver) slideEffects(free int) {
	b, n := &s.blocks, s.n
	clear(b.effect[:len(b.sliding)*n])
	for _, i := range b.moving {
		effect, row := b.effect[b.slot[s.of[i]]*n:][:n], s.a[i*n:(i+1)*n]
		for k, f := range b.rows {
			effect[k] += b.slope[i] * row[f]
		}
	}
	for c := range b.sliding {
		b.factor.Solve(b.effect[c*n:][:free])
	}
	b.moved = false
	b.movedBefore = append(b.movedBefore[:0], b.moving...)
}

// replace puts rows that break their conditions in another place, and returns their number. One by one, it lets go of no more than
// one, and of none where others go to their bounds.
func (s *Solver) replace(oneByOne bool) int {
	count, worst, most := 0, -1, 0.0
	tolerance := 1e-13 * s.size()
	for i, was := range s.state {
		if s.kept[i] || s.pair[i] == second {
			continue
		}
		now := s.placeNow(i, tolerance)
		if oneByOne && was != free && now == free {
			if pull := s.eagerness(i); pull > most || worst < 0 {
				worst, most = i, pull
			}
			continue
		}
		s.put(i, now)
		if now != was && (was == free || now == free) {
			count++
		}
	}
	if count == 0 && worst >= 0 {
		s.put(worst, free)
		return 1
	}
	return count
}

// eagerness is how much a row at its bound pulls away from it.
func (s *Solver) eagerness(i int) float64 {
	if s.pair[i] == alone {
		return math.Abs(s.pull(i))
	}
	return math.Hypot(s.pull(i), s.pull(i+1))
}

// placeNow is where a row, or the first of a cone, should be.
func (s *Solver) placeNow(i int, tolerance float64) place {
	if s.pair[i] == first {
		return s.replaceCone(i, tolerance)
	}
	return s.replaceRow(i, tolerance)
}

// put brings a row, or both of a cone, to a place.
func (s *Solver) put(i int, now place) {
	was := s.state[i]
	s.state[i] = now
	if s.pair[i] != first {
		return
	}
	if s.state[i+1] = free; now == low {
		s.state[i+1] = low
	}
	if now == high && was != high {
		s.align(i)
	}
}

// replaceRow is where row i should be.
func (s *Solver) replaceRow(i int, tolerance float64) place {
	was, x, w := s.state[i], s.x[i], s.pull(i)
	switch {
	case was == free && x < s.lo[i]-tolerance:
		return low
	case was == free && x > s.hi[i]+tolerance:
		return high
	case was == free:
		return free
	case s.lo[i] >= s.hi[i] && w > 0:
		return low // where it will be when there is room
	case s.lo[i] >= s.hi[i]:
		return high
	case (was == low && (w < -tolerance || math.IsInf(s.lo[i], -1))) || (was == high && (w > tolerance || math.IsInf(s.hi[i], 1))):
		return free
	}
	return was
}

// replaceCone is where the first row of a cone should be: free where it sticks, high where it slides, low where there is no force.
func (s *Solver) replaceCone(i int, tolerance float64) place {
	was, radius := s.state[i], s.hi[i]
	switch outside := math.Hypot(s.x[i]-s.pull(i), s.x[i+1]-s.pull(i+1)) - radius; {
	case !(radius > 0):
		return low
	case was == free && outside > tolerance:
		return high
	case was == low, was == high && outside < -tolerance, math.IsInf(radius, 1):
		return free
	}
	return was
}
