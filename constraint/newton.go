package constraint

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Sweeps pass an impulse from contact to contact, and for a tower of boxes that takes thousands of them. An island of few bodies is solved
// in the velocities of its bodies instead, all at once. With λ the impulses guessed so far and ρ a stiffness, a contact that
// parts at u pushes by
//
//	P(u) = max(0, λₙ − ρ (uₙ + bias)),   and by λₜ − ρ uₜ, cut at the friction that λₙ allows,
//
// and M (v − v₀) = Σ Jᵀ P(J v) is the minimum of a convex energy: Newton's method finds it in a few steps, each of which
// factors M + Σ ρ Jᵀ J, of the size of the bodies and with their neighbourhood for its pattern. Taking P for the next λ leaves
// less and less of what ρ allows (the method of multipliers); where λ is that of the step before, nearly nothing is left at once.
type newton struct {
	movers  []int32 // that move, in the order of elimination
	at      []int32 // first unknown of each mover of the problem; −1 for one that nothing moves
	seen    []int32 // movers that have an entry in at
	matrix  skyline
	mass    []spatial.Sym3 // inertia of each of movers
	heavy   []float64      // and mass
	dense   []denseMass    // of groups
	free    []float64      // velocities without impulses
	v, step []float64
	way     []float64 // of a step of Newton's method
	hardest float64   // of all contacts and rows
	tried   []float64
	around  neighbours
}

// denseMass is the inverse of a group's answer: what resists a change of its velocities.
type denseMass struct {
	group int
	size  int
	value []float64
}

const (
	hardness   = 1e5    // ρ, in what ends the relative motion at a contact, at least,
	harder     = 1e3    // and in that times what the heaviest body is heavier than those that touch: they may have to carry it
	newtonWork = 300000 // multiplications of a factorisation, at most,
	rowWork    = 500    // and for each contact and row: above that sweeps are cheaper
	mostSteps  = 30     // of Newton's method in all,
	forget     = 0.95   // part of the impulses that is left where they were no use
	fewSteps   = 5      // or in a world with very many contacts
	mostParts  = 8      // of the way of a step that are tried
	nearLowest = 0.3    // part of what pulls at the beginning of it that may pull at its end
	mostLooks  = 20     // new guesses of the impulses
)

// softness is the part of their hardness that contacts have at the first looks.
var softness = [...]float64{1e-4, 1e-3, 1e-2, 0.1}

// neighbours are the pairs of movers that something joins.
type neighbours struct {
	start []int32
	list  []int32
	queue []int32
	place []int32
}

// prepare finds the order of elimination and the pattern of the matrix. It reports whether the island is small enough.
func (t *touch) prepare() bool {
	n := &t.newton
	m := &t.movers
	for _, i := range n.seen {
		n.at[i] = -1
	}
	n.seen, n.movers = n.seen[:0], n.movers[:0]
	for len(n.at) < len(m.list) {
		n.at = append(n.at, -1)
	}
	for i := range t.spots {
		t.enlist(t.spots[i].a)
		t.enlist(t.spots[i].b)
	}
	for i := range t.joints {
		t.enlist(t.joints[i].a)
		t.enlist(t.joints[i].b)
	}
	most := min(newtonWork, rowWork*(10+len(t.spots)+len(t.joints)))
	if 36*len(n.movers) > most {
		return false
	}
	t.order()
	n.matrix.first = n.matrix.first[:0]
	for k, i := range n.movers {
		first := k
		for _, j := range n.around.of(i) {
			first = min(first, int(n.around.place[j]))
		}
		n.at[i] = int32(6 * k)
		for range 6 {
			n.matrix.first = append(n.matrix.first, 6*first)
		}
	}
	return n.matrix.work() <= most
}

// enlist makes a mover, and all of its group, unknowns, unless nothing moves it.
func (t *touch) enlist(i int32) {
	n, o := &t.newton, &t.movers.list[i]
	if n.at[i] >= 0 || (o.group < 0 && o.inverseMass == 0) {
		return
	}
	if o.group < 0 {
		n.at[i], n.movers, n.seen = 0, append(n.movers, i), append(n.seen, i)
		return
	}
	for _, j := range t.movers.groups[o.group].members {
		n.at[j], n.movers, n.seen = 0, append(n.movers, j), append(n.seen, j)
	}
}

// order puts the movers in an order in which neighbours are close to each other (Cuthill and McKee 1969, reversed).
func (t *touch) order() {
	n := &t.newton
	a := &n.around
	t.meetNeighbours()
	a.queue = a.queue[:0]
	a.place = resized(a.place, len(t.movers.list))
	for _, i := range n.movers {
		a.place[i] = -1
	}
	for _, root := range n.movers { // one for each part that nothing joins to the others
		if a.place[root] >= 0 {
			continue
		}
		root = a.farthest(a.farthest(root))
		head := len(a.queue)
		a.place[root] = 0
		a.queue = append(a.queue, root)
		for ; head < len(a.queue); head++ {
			from := len(a.queue)
			for _, j := range a.of(a.queue[head]) {
				if a.place[j] < 0 {
					a.place[j] = 0
					a.queue = append(a.queue, j)
				}
			}
			slices.SortFunc(a.queue[from:], a.fewerFirst)
		}
	}
	slices.Reverse(a.queue)
	copy(n.movers, a.queue)
	for k, i := range n.movers {
		a.place[i] = int32(k)
	}
}

func (a *neighbours) fewerFirst(i, j int32) int {
	if d := len(a.of(i)) - len(a.of(j)); d != 0 {
		return d
	}
	return int(i - j)
}

// farthest returns the mover that is reached last from i, and leaves all places unknown.
func (a *neighbours) farthest(i int32) int32 {
	from := len(a.queue)
	a.queue = append(a.queue, i)
	a.place[i] = 0
	for head := from; head < len(a.queue); head++ {
		for _, j := range a.of(a.queue[head]) {
			if a.place[j] < 0 {
				a.place[j] = 0
				a.queue = append(a.queue, j)
			}
		}
	}
	last := a.queue[len(a.queue)-1]
	for _, j := range a.queue[from:] {
		a.place[j] = -1
	}
	a.queue = a.queue[:from]
	return last
}

// meetNeighbours lists the neighbours of every mover.
func (t *touch) meetNeighbours() {
	n := &t.newton
	a := &n.around
	a.start = resized(a.start, len(t.movers.list)+1)
	clear(a.start)
	t.eachCouple(func(i, j int32) {
		a.start[i+1]++
		a.start[j+1]++
	})
	for i := range len(a.start) - 1 {
		a.start[i+1] += a.start[i]
	}
	a.list = resized(a.list, int(a.start[len(a.start)-1]))
	t.eachCouple(func(i, j int32) {
		a.list[a.start[i]] = j
		a.list[a.start[j]] = i
		a.start[i]++
		a.start[j]++
	})
	for i := len(a.start) - 1; i > 0; i-- { // each start has come to that of the next
		a.start[i] = a.start[i-1]
	}
	a.start[0] = 0
}

func (a *neighbours) of(i int32) []int32 { return a.list[a.start[i]:a.start[i+1]] }

// eachCouple visits all pairs of movers that something joins; one may come more than once.
func (t *touch) eachCouple(visit func(i, j int32)) {
	n := &t.newton
	for i := range t.spots {
		if s := &t.spots[i]; n.at[s.a] >= 0 && n.at[s.b] >= 0 && s.a != s.b {
			visit(s.a, s.b)
		}
	}
	for i := range t.joints {
		if j := &t.joints[i]; n.at[j.a] >= 0 && n.at[j.b] >= 0 && j.a != j.b {
			visit(j.a, j.b)
		}
	}
	for _, i := range n.movers {
		if g := t.movers.list[i].group; g >= 0 {
			for _, j := range t.movers.groups[g].members {
				if j > i {
					visit(i, j)
				}
			}
		}
	}
}

// leap solves the island in the velocities of its bodies, to a speed. It reports whether it came to an end.
func (t *touch) leap(speed float64) (steps int, ok bool) {
	if !t.prepare() || !t.weigh() {
		return 0, false
	}
	n := &t.newton
	t.force(speed)
	if m := t.missed(speed); m.well() {
		return 0, true // the impulses of the step before do it
	}
	t.harden(t.softly(0))
	fresh := true // the factor does not belong to the present pattern
	moved, changed := t.force(speed)
	for looks := 0; looks < mostLooks; {
		fresh = fresh || changed
		if !moved { // in balance with the guess: is the guess right?
			m := t.missed(speed)
			t.guess()
			if looks++; m.well() || (looks > patience && m.tolerable()) {
				return steps, true
			}
			if f := t.softly(looks); f != 1 {
				t.harden(f)
				fresh = true
			}
			moved, changed = t.force(speed)
			continue
		}
		if steps++; steps > mostSteps || (steps > fewSteps && t.total > many) {
			break
		}
		if fresh {
			t.assemble()
			if !n.matrix.factor() {
				break
			}
			fresh = false
		}
		copy(n.way, n.step)
		n.matrix.solve(n.way)
		moved, changed = t.search(speed)
	}
	t.resume()
	return steps, false
}

// softly returns by how much the contacts are made harder before a look: the first are at impulses that are wrong anyway, and soft
// contacts find their places in fewer steps. Where a light body carries a heavy one they are hard from the start.
func (t *touch) softly(look int) float64 {
	if t.newton.hardest > hardness || look > len(softness) {
		return 1
	}
	before, now := 1.0, 1.0
	if look > 0 {
		before = softness[look-1]
	}
	if look < len(softness) {
		now = softness[look]
	}
	return now / before
}

func (t *touch) harden(f float64) {
	for i := range t.spots {
		t.spots[i].firm *= f
	}
	for i := range t.joints {
		t.joints[i].firm *= f
	}
}

// resume brings the velocities into agreement with the impulses that the step began with, for sweeps to go on from. What is guessed of
// a problem that has no answer grows without end, so they forget a part of it.
func (t *touch) resume() {
	t.write(t.newton.free)
	for i := range t.spots {
		s := &t.spots[i]
		s.push, s.drag = forget*s.pushBefore, s.dragBefore.Scale(forget)
		t.give(s, s.drag.AddScaled(s.push, s.normal))
	}
	for i := range t.joints {
		j := &t.joints[i]
		j.impulse = min(max(forget*j.begun, j.lo), j.hi)
		t.movers.push(j.a, j.onA.Scale(j.impulse))
		t.movers.push(j.b, j.onB.Scale(j.impulse))
	}
}

// weigh notes masses and the velocities without impulses. The movers keep those that they have.
func (t *touch) weigh() bool {
	n, m := &t.newton, &t.movers
	count := len(n.movers)
	n.mass, n.heavy = resized(n.mass, count), resized(n.heavy, count)
	n.free, n.v, n.step, n.way, n.tried = resized(n.free, 6*count), resized(n.v, 6*count), resized(n.step, 6*count), resized(n.way, 6*count), resized(n.tried, 6*count)
	n.dense = n.dense[:0]
	for k, i := range n.movers {
		o := &m.list[i]
		if o.group >= 0 {
			if m.groups[o.group].members[0] == i && !t.weighGroup(int(o.group)) {
				return false
			}
			continue
		}
		n.heavy[k] = 1 / o.inverseMass
		if !o.inverseInertia.InvertPositive(&n.mass[k], 0) {
			return false
		}
	}
	t.firm()
	t.read(n.v)
	for i := range t.spots {
		s := &t.spots[i]
		t.give(s, s.drag.AddScaled(s.push, s.normal).Neg())
	}
	for i := range t.joints {
		j := &t.joints[i]
		m.push(j.a, j.onA.Scale(-j.impulse))
		m.push(j.b, j.onB.Scale(-j.impulse))
	}
	t.read(n.free)
	t.write(n.v)
	return true
}

// firm tells all contacts and rows how hard they are.
func (t *touch) firm() {
	n := &t.newton
	heaviest := 0.0
	for k, i := range n.movers {
		if t.movers.list[i].group >= 0 {
			n.heavy[k] = t.weightOf(i)
		}
		heaviest = max(heaviest, n.heavy[k])
	}
	lightest := func(a, b int32) float64 {
		light := heaviest
		for _, i := range [2]int32{a, b} {
			if at := n.at[i]; at >= 0 {
				light = min(light, n.heavy[at/6])
			}
		}
		return light
	}
	n.hardest = 0
	for i := range t.spots {
		s := &t.spots[i]
		s.firm = max(hardness, harder*heaviest/lightest(s.a, s.b))
		n.hardest = max(n.hardest, s.firm)
	}
	for i := range t.joints {
		j := &t.joints[i]
		j.firm = max(hardness, harder*heaviest/lightest(j.a, j.b))
		n.hardest = max(n.hardest, j.firm)
	}
}

// weighGroup inverts the answer of a group.
func (t *touch) weighGroup(group int) bool {
	g := &t.movers.groups[group]
	n := &t.newton
	count := 6 * len(g.members)
	n.dense = grown(n.dense)
	d := &n.dense[len(n.dense)-1]
	d.size, d.group = count, group
	d.value = resized(d.value, count*count)
	for i := range g.members {
		for j := range g.members {
			a := &g.answer[i*len(g.members)+j]
			for r := range 6 {
				for c := range 6 {
					d.value[(6*i+r)*count+6*j+c] = entry(a, r, c)
				}
			}
		}
	}
	return invertPositive(d.value, count)
}

func entry(a *spatial.Mat6, row, column int) float64 {
	b := &a.AA
	switch {
	case row < 3 && column >= 3:
		b = &a.AL
	case row >= 3 && column < 3:
		b = &a.LA
	case row >= 3:
		b = &a.LL
	}
	v := b.Col(column % 3)
	return [3]float64{v.X, v.Y, v.Z}[row%3]
}

// invertPositive inverts a positive definite matrix of n rows in place, made symmetric on the way. It reports whether it is one.
func invertPositive(a []float64, n int) bool {
	for i := range n { // L Lᵀ in the lower triangle
		for j := range i + 1 {
			sum := (a[i*n+j]+a[j*n+i])/2 - dot(a[i*n:i*n+j], a[j*n:j*n+j])
			if i > j {
				a[i*n+j] = sum / a[j*n+j]
				continue
			}
			if !(sum > 0) {
				return false
			}
			a[i*n+i] = math.Sqrt(sum)
		}
	}
	for j := range n { // the inverse of L, transposed into the upper triangle and over it
		a[j*n+j] = 1 / a[j*n+j]
		for i := j + 1; i < n; i++ {
			sum := a[i*n+j] * a[j*n+j]
			for k := j + 1; k < i; k++ {
				sum += a[i*n+k] * a[j*n+k]
			}
			a[j*n+i] = -sum / a[i*n+i]
		}
	}
	for i := range n { // L⁻ᵀ L⁻¹
		for j := i; j < n; j++ {
			a[j*n+i] = dot(a[i*n+j:i*n+n], a[j*n+j:j*n+n])
		}
	}
	for i := range n {
		for j := i; j < n; j++ {
			a[i*n+j] = a[j*n+i]
		}
	}
	return true
}

// read copies the velocities of the movers, write sets them.
func (t *touch) read(v []float64) {
	for k, i := range t.newton.movers {
		o, x := &t.movers.list[i], v[6*k:6*k+6]
		x[0], x[1], x[2], x[3], x[4], x[5] = o.angular.X, o.angular.Y, o.angular.Z, o.linear.X, o.linear.Y, o.linear.Z
	}
}

func (t *touch) write(v []float64) {
	for k, i := range t.newton.movers {
		o, x := &t.movers.list[i], v[6*k:6*k+6]
		o.angular, o.linear = spatial.V(x[0], x[1], x[2]), spatial.V(x[3], x[4], x[5])
	}
}

// The pieces of a contact's law.
const (
	open   uint8 = iota
	smooth       // without friction
	sticking
	slipping
)

// force finds the impulses at the present velocities, and writes what is out of balance to step. It reports whether that is
// worth a step, and whether a contact or row is on another piece of its law than before, or slides.
func (t *touch) force(speed float64) (moved, changed bool) {
	n := &t.newton
	t.inertia(n.step)
	for i := range t.spots {
		s := &t.spots[i]
		t.law(s)
		changed = changed || s.piece != s.factored || s.piece == slipping || (s.pushNow > 0) != s.pushes
		impulse := s.dragNow.AddScaled(s.pushNow, s.normal)
		n.add(n.at[s.b], s.leverB, impulse)
		n.add(n.at[s.a], s.leverA, impulse.Neg())
	}
	for i := range t.joints {
		j := &t.joints[i]
		t.rowLaw(j)
		changed = changed || j.spent != j.factored
		n.addWrench(n.at[j.a], j.onA, j.impulseNow)
		n.addWrench(n.at[j.b], j.onB, j.impulseNow)
	}
	for k := range n.movers {
		limit := balance * speed * n.heavy[k]
		for r, v := range n.step[6*k : 6*k+6] {
			if r < 3 {
				v /= t.reach(k)
			}
			moved = moved || math.Abs(v) > limit
		}
	}
	return moved, changed
}

const balance = 1e-8 // change of velocity, relative to the speed of things, that is none

// weightOf is about the mass that a member of a group moves with.
func (t *touch) weightOf(i int32) float64 {
	a := t.movers.own(i)
	return 3 / (a.LL.XX + a.LL.YY + a.LL.ZZ)
}

// reach is about the size of mover k: its radius of gyration, or a lever of a metre where that is not known [m].
func (t *touch) reach(k int) float64 {
	n := &t.newton
	if t.movers.list[n.movers[k]].group >= 0 {
		return 1
	}
	return math.Sqrt(n.mass[k].Trace() / (2 * n.heavy[k]))
}

// law finds what a contact does at the present velocities.
func (t *touch) law(s *spot) {
	v := t.parting(s)
	normal := v.Dot(s.normal)
	hard := s.firm * s.inverse
	s.pushNow, s.dragNow, s.piece = 0, spatial.Vec3{}, open
	if hard == 0 {
		return
	}
	s.hard = 1 / (s.soft + 1/hard)
	push := s.hard * (s.push/hard - normal - s.bias)
	if !(push > 0) {
		if s.limit == 0 {
			return
		}
		push = 0
	}
	s.pushNow, s.piece = push, sticking
	if s.slide == 0 || s.limit == 0 {
		s.piece = smooth
		return
	}
	across := v.AddScaled(-normal, s.normal)
	s.slip = across.Norm()
	aim := s.drag.AddScaled(-s.firm*s.slide, across)
	size := aim.Norm()
	if s.dragNow = aim; size > s.limit {
		s.piece = slipping
		s.held = s.limit / size
		s.dragNow, s.aside = aim.Scale(s.held), aim.Scale(1/size)
	}
}

// rowLaw finds what a row of a bond does at the present velocities.
func (t *touch) rowLaw(j *joint) {
	if j.impulseNow, j.spent = j.impulse, true; j.inverse == 0 {
		return
	}
	hard := j.firm * j.inverse
	j.hard = 1 / (j.soft + 1/hard)
	impulse := j.hard * (j.impulse/hard - t.rate(j) - j.bias)
	j.impulseNow = math.Min(math.Max(impulse, j.lo), j.hi)
	j.spent = j.impulseNow != impulse
}

// miss is by how much the impulses guessed are not those at the present velocities.
type miss struct {
	speed    float64 // contacts and rows miss what they ask for, as a part of the speed of things
	friction float64 // contacts that slide have the friction of another push, as a part of the largest,
	idle     float64 // and contacts that do not move
}

func (m *miss) well() bool { return m.speed <= 1e-8 && m.friction <= 1e-5 && m.idle <= 1e-5 }

// tolerable is what will do after some patience: where contacts repeat each other, how they share may go on changing without end though
// nothing moves by it.
func (m *miss) tolerable() bool { return m.speed <= creeping && m.friction <= 1e-5 && m.idle <= 0.1 }

const (
	creeping = 1e-6 // part of the speed of things that is rest
	patience = 5    // looks
)

func (t *touch) missed(speed float64) (m miss) {
	largest := 0.0
	for i := range t.spots {
		s := &t.spots[i]
		if s.hard > 0 {
			m.speed = math.Max(m.speed, math.Abs(s.pushNow-s.push)/s.hard)
		}
		if s.slide == 0 {
			continue
		}
		m.speed = math.Max(m.speed, s.dragNow.Sub(s.drag).Norm()/(s.firm*s.slide))
		limit := s.friction * (s.pushNow + s.base)
		largest = math.Max(largest, limit)
		switch {
		case s.piece == sticking:
			m.idle = math.Max(m.idle, s.dragNow.Norm()-limit)
		case s.slip > creeping*speed:
			m.friction = math.Max(m.friction, math.Abs(limit-s.limit))
		default:
			m.idle = math.Max(m.idle, math.Abs(limit-s.limit))
		}
	}
	for i := range t.joints {
		if j := &t.joints[i]; j.hard > 0 {
			m.speed = math.Max(m.speed, math.Abs(j.impulseNow-j.impulse)/j.hard)
		}
	}
	m.speed /= speed
	if largest > 0 {
		m.friction /= largest
		m.idle /= largest
	}
	return m
}

// guess takes the present impulses for the next guess.
func (t *touch) guess() {
	for i := range t.spots {
		s := &t.spots[i]
		s.push, s.drag, s.limit = s.pushNow, s.dragNow, s.friction*(s.pushNow+s.base)
	}
	for i := range t.joints {
		t.joints[i].impulse = t.joints[i].impulseNow
	}
}

// inertia writes M (free − v).
func (t *touch) inertia(out []float64) {
	n := &t.newton
	for k, i := range n.movers {
		o := &t.movers.list[i]
		if o.group >= 0 {
			continue
		}
		f, x := n.free[6*k:6*k+6], out[6*k:6*k+6]
		torque := n.mass[k].MulVec(spatial.V(f[0], f[1], f[2]).Sub(o.angular))
		force := spatial.V(f[3], f[4], f[5]).Sub(o.linear).Scale(n.heavy[k])
		x[0], x[1], x[2], x[3], x[4], x[5] = torque.X, torque.Y, torque.Z, force.X, force.Y, force.Z
	}
	for i := range n.dense {
		t.groupInertia(&n.dense[i], out)
	}
}

func (t *touch) groupInertia(d *denseMass, out []float64) {
	n, g := &t.newton, &t.movers.groups[d.group]
	n.tried = resized(n.tried, len(n.v))
	lag := n.tried[:d.size]
	for k, i := range g.members {
		o, f := &t.movers.list[i], n.free[n.at[i]:n.at[i]+6]
		a, l := o.angular, o.linear
		for r, v := range [6]float64{a.X, a.Y, a.Z, l.X, l.Y, l.Z} {
			lag[6*k+r] = f[r] - v
		}
	}
	for k, i := range g.members {
		for r := range 6 {
			row := (6*k + r) * d.size
			out[int(n.at[i])+r] = dot(d.value[row:row+d.size], lag)
		}
	}
}

// add adds an impulse at a lever to the unknowns of a mover.
func (n *newton) add(at int32, lever, impulse spatial.Vec3) {
	n.addWrench(at, spatial.Wrench{Torque: lever.Cross(impulse), Force: impulse}, 1)
}

func (n *newton) addWrench(at int32, w spatial.Wrench, f float64) {
	if at < 0 {
		return
	}
	x := n.step[at : at+6]
	x[0] += f * w.Torque.X
	x[1] += f * w.Torque.Y
	x[2] += f * w.Torque.Z
	x[3] += f * w.Force.X
	x[4] += f * w.Force.Y
	x[5] += f * w.Force.Z
}

// assemble writes the matrix M + Σ Jᵀ D J, with D how the impulse of each contact falls with its velocity.
func (t *touch) assemble() {
	n := &t.newton
	n.matrix.reset()
	for k, i := range n.movers {
		if t.movers.list[i].group < 0 {
			m := n.mass[k].Mat()
			n.addBlock(int32(6*k), int32(6*k), &m, 0, 0)
			m = spatial.Diag(n.heavy[k], n.heavy[k], n.heavy[k])
			n.addBlock(int32(6*k), int32(6*k), &m, 3, 3)
		}
	}
	for i := range n.dense {
		t.addDense(&n.dense[i])
	}
	for i := range t.spots {
		s := &t.spots[i]
		if s.factored, s.pushes = s.piece, s.pushNow > 0; s.piece != open {
			d := s.resistance()
			n.addContact(n.at[s.b], s.leverB, n.at[s.b], s.leverB, &d, 1)
			n.addContact(n.at[s.a], s.leverA, n.at[s.a], s.leverA, &d, 1)
			n.addContact(n.at[s.a], s.leverA, n.at[s.b], s.leverB, &d, -1)
			if s.a == s.b {
				n.addContact(n.at[s.b], s.leverB, n.at[s.a], s.leverA, &d, -1)
			}
		}
	}
	for i := range t.joints {
		j := &t.joints[i]
		if j.factored = j.spent; !j.spent {
			n.addRow(n.at[j.b], &j.onB, n.at[j.b], &j.onB, j.hard)
			n.addRow(n.at[j.a], &j.onA, n.at[j.a], &j.onA, j.hard)
			n.addRow(n.at[j.a], &j.onA, n.at[j.b], &j.onB, j.hard)
			if j.a == j.b {
				n.addRow(n.at[j.b], &j.onB, n.at[j.a], &j.onA, j.hard)
			}
		}
	}
}

// resistance is how the impulse of a contact falls with its velocity.
func (s *spot) resistance() (d spatial.Mat3) {
	n := spatial.Outer(s.normal, s.normal)
	if s.pushNow > 0 {
		d.AddScaled(&d, s.hard, &n)
	}
	if s.piece == smooth {
		return d
	}
	across := s.firm * s.slide
	if s.piece == slipping {
		across *= s.held
		along := spatial.Outer(s.aside, s.aside)
		d.AddScaled(&d, -across, &along)
	}
	d.AddScaled(&d, -across, &n)
	d.XX, d.YY, d.ZZ = d.XX+across, d.YY+across, d.ZZ+across
	return d
}

// addContact adds sign · J_pᵀ D J_q for two movers, with J = (−[r], 1): (ω, v) ↦ v + ω × r.
func (n *newton) addContact(p int32, rp spatial.Vec3, q int32, rq spatial.Vec3, d *spatial.Mat3, sign float64) {
	if p < 0 || q < 0 {
		return
	}
	var up, right, corner spatial.Mat3
	sp, sq := spatial.Skew(rp), spatial.Skew(rq)
	up.Mul(&sp, d)          // of (ω, v)
	right.Mul(d, &sq)       // minus that of (v, ω)
	corner.Mul(&sp, &right) // minus that of (ω, ω)
	zero := spatial.Mat3{}
	var scaled spatial.Mat3
	scaled.AddScaled(&zero, -sign, &corner)
	n.addBlock(p, q, &scaled, 0, 0)
	scaled.AddScaled(&zero, sign, &up)
	n.addBlock(p, q, &scaled, 0, 3)
	scaled.AddScaled(&zero, -sign, &right)
	n.addBlock(p, q, &scaled, 3, 0)
	scaled.AddScaled(&zero, sign, d)
	n.addBlock(p, q, &scaled, 3, 3)
}

// addBlock adds a block at unknowns p + i, q + j: of a pair of different movers, where it is below the diagonal or mirrored there; of one
// mover with itself, its lower triangle.
func (n *newton) addBlock(p, q int32, m *spatial.Mat3, i, j int32) {
	rows := [3][3]float64{{m.XX, m.XY, m.XZ}, {m.YX, m.YY, m.YZ}, {m.ZX, m.ZY, m.ZZ}}
	for r := range int32(3) {
		for c := range int32(3) {
			row, column := p+i+r, q+j+c
			if row < column {
				if p == q {
					continue
				}
				row, column = column, row
			}
			n.matrix.value[n.matrix.start[row]+int(column)] += rows[r][c]
		}
	}
}

// addRow adds f · a bᵀ for the rows of a bond on two movers.
func (n *newton) addRow(p int32, a *spatial.Wrench, q int32, b *spatial.Wrench, f float64) {
	if p < 0 || q < 0 {
		return
	}
	x := [6]float64{a.Torque.X, a.Torque.Y, a.Torque.Z, a.Force.X, a.Force.Y, a.Force.Z}
	y := [6]float64{b.Torque.X, b.Torque.Y, b.Torque.Z, b.Force.X, b.Force.Y, b.Force.Z}
	for r := range int32(6) {
		for c := range int32(6) {
			row, column := p+r, q+c
			if row < column {
				if p == q {
					continue
				}
				row, column = column, row
			}
			n.matrix.value[n.matrix.start[row]+int(column)] += f * x[r] * y[c]
		}
	}
}

func (t *touch) addDense(d *denseMass) {
	n, g := &t.newton, &t.movers.groups[d.group]
	for i, a := range g.members {
		for j, b := range g.members {
			for r := range 6 {
				for c := range 6 {
					if row, column := int(n.at[a])+r, int(n.at[b])+c; column <= row {
						n.matrix.value[n.matrix.start[row]+column] += d.value[(6*i+r)*d.size+6*j+c]
					}
				}
			}
		}
	}
}

// search goes along the way from the present velocities: all of it, or to about the lowest place on it where that would go too far. What
// pulls along the way tells that without the loss of digits that comparing energies has. It is not enough to stop short: beyond a kink
// of the law lies what the next step has to know.
func (t *touch) search(speed float64) (moved, changed bool) {
	n := &t.newton
	t.read(n.v)
	slope := dot(n.step, n.way)
	low, lowPull, high, highPull := 0.0, slope, 1.0, 0.0
	for part, tries := 1.0, 0; ; tries++ {
		for k, i := range n.movers {
			o, x, d := &t.movers.list[i], n.v[6*k:6*k+6], n.way[6*k:6*k+6]
			o.angular = spatial.V(x[0]+part*d[0], x[1]+part*d[1], x[2]+part*d[2])
			o.linear = spatial.V(x[3]+part*d[3], x[4]+part*d[4], x[5]+part*d[5])
		}
		moved, changed = t.force(speed)
		pull := dot(n.step, n.way)
		if tries == mostParts || !(slope > 0) || math.Abs(pull) <= nearLowest*slope || (part == 1 && pull > 0) {
			return moved, changed
		}
		if pull > 0 {
			low, lowPull = part, pull
		} else {
			high, highPull = part, pull
		}
		part = low + (high-low)*min(max(lowPull/(lowPull-highPull), 0.1), 0.9)
	}
}
