package chain

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// stripChunk is how many links are gathered at once where links do not wait for each other: all of them stay in the nearest cache.
const stripChunk = 8

// setStep sets the parameters of a step of h, at its beginning or its end.
func (ss *strips) setStep(s *strip, w *stripWork, h float64, ends bool) {
	c := ss.c
	for lane, tree := range s.trees {
		a := c.lag[tree]
		if ends {
			a = c.lagAtEnd(tree)
		}
		g := (1 - a) * h
		w.sums[laneLag][lane], w.sums[laneAhead][lane] = a, 1+a
		w.sums[laneReach][lane], w.sums[laneRate][lane], w.sums[laneStep][lane] = g, 1/g, h
		setVec(w.sums, laneWind, lane, c.cfg.Wind)
		setVec(w.sums, laneGravity, lane, c.cfg.Gravity)
	}
}

// begin is Chain.aim and, for solve, Chain.guess. The lags of the trees must be set.
func (ss *strips) begin(s *strip, w *stripWork, h float64) {
	c := ss.c
	ss.setStep(s, w, h, false)
	for k := 0; k < s.links; k += stripChunk {
		n := min(stripChunk, s.links-k)
		w.sweeps.gather(w.pasts, fieldsOf(c, s, w, c.past, k, n))
		w.sweeps.gather(w.effects, fieldsOf(c, s, w, c.effects, k, n))
		w.sweeps.aim(s, w, k, n)
		w.sweeps.scatter(w.goals, fieldsOf(c, s, w, c.goals, k, n))
		w.sweeps.scatter(w.centres, fieldsOf(c, s, w, c.centres, k, n))
	}
	if !s.posed {
		return
	}
	for _, tree := range s.trees[:s.used] {
		t, a := &c.trees[tree], c.lag[tree]
		for k := t.first; k < t.last; k++ {
			c.aim(k, a, (1-a)*h)
		}
	}
}

// finish is Chain.finish.
func (ss *strips) finish(s *strip, w *stripWork) {
	c := ss.c
	ss.setStep(s, w, c.last, true)
	w.sums[laneChange], w.sums[laneSpeed] = lanes{}, lanes{}
	for k := 0; k < s.links; k += stripChunk {
		n := min(stripChunk, s.links-k)
		w.sweeps.gather(w.poses[poseLanes:], fieldsOf(c, s, w, c.now, k, n))
		w.sweeps.gather(w.pasts, fieldsOf(c, s, w, c.past, k, n))
		w.sweeps.remember(s, w, k, n)
		w.sweeps.scatter(w.pasts, fieldsOf(c, s, w, c.past, k, n))
	}
	for lane, tree := range s.trees[:s.used] {
		c.noteChange(tree, w.sums[laneChange][lane], w.sums[laneSpeed][lane])
	}
}

// load gathers what a solve needs, and places the links where begin has guessed them, or where they are.
func (ss *strips) load(s *strip, w *stripWork, guessed bool) {
	c := ss.c
	w.sweeps.gather(w.goals, fieldsOf(c, s, w, c.goals, 0, s.links))
	w.sweeps.gather(w.centres, fieldsOf(c, s, w, c.centres, 0, s.links))
	for lane, tree := range s.trees {
		c.efforts[tree].reach = (1 - c.lag[tree]) * c.last
		ground := c.groundOf(tree)
		setQuat(w.poses, laneRot, lane, ground.Rot)
		setVec(w.poses[poseLanes:], lanePos, lane, ground.Point(c.links[c.trees[tree].first].at))
	}
	for k := range s.links {
		start, work := s.start[startLanes*k:][:startLanes], w.work[workLanes*k:][:workLanes]
		copy(work[laneSpring:laneSpring+3], start[laneDamped:])
		copy(work[laneKept:], start[laneGuess:laneGuess+4])
		if !guessed {
			for lane, tree := range s.trees {
				setQuat(work, laneKept, lane, c.now[c.trees[tree].first+k].rot)
			}
		}
	}
	w.sums[lanePart] = lanes{}
	w.sweeps.apply(s, w)
}

// placeAll is Chain.place for all trees, with the same bits as solve leaves.
func (ss *strips) placeAll() {
	c := ss.c
	for i := range ss.all {
		s, w := &ss.all[i], ss.work
		ss.load(s, w, false)
		w.sweeps.scatter(w.poses[poseLanes:], fieldsOf(c, s, w, c.now, 0, s.links))
	}
	for _, i := range ss.alone {
		c.place(&c.trees[i])
	}
}

// solve is Chain.solve for the trees of a strip, from the guess of begin.
func (ss *strips) solve(s *strip, w *stripWork) constraint.Flags {
	ss.load(s, w, true)
	return ss.newton(s, w, [4]bool{})
}

// refine is Chain.Refine for the trees of a strip.
func (ss *strips) refine(s *strip, w *stripWork) (flags constraint.Flags) {
	c := ss.c
	var still [4]bool
	dirty := false
	for lane, tree := range s.trees {
		still[lane] = !c.dirty[tree]
		dirty = dirty || c.dirty[tree]
	}
	if dirty {
		ss.load(s, w, false)
		flags = ss.newton(s, w, still)
	}
	for _, tree := range s.trees {
		c.dirty[tree] = false
	}
	return flags
}

// newton solves the lanes that need not stand still.
func (ss *strips) newton(s *strip, w *stripWork, still [4]bool) (flags constraint.Flags) {
	c := ss.c
	n := stripNewton{tolerance: c.cfg.tolerance(), most: min(c.cfg.iterations(), patience), done: still}
	n.run(s, w)
	w.sweeps.scatter(w.poses[poseLanes:], fieldsOf(c, s, w, c.now, 0, s.links))
	for lane, tree := range s.trees[:s.used] {
		ss.stale[tree] = ss.stale[tree] || !still[lane]
		if !still[lane] {
			c.reaction[tree] = n.reaction[lane]
		}
		c.efforts[tree].iterations += n.iterations[lane]
		if work := &c.efforts[tree]; n.unconverged[lane] {
			work.inertia = 1
			flags |= c.creep(&c.trees[tree], work)
			ss.stale[tree] = false
		}
	}
	return flags
}

var identity = spatial.Diag(1, 1, 1)

// pivotsOf sweeps over a tree whose pivots are asked for and were not written, and over those beside it that may be asked for next.
// A tree's pivots are the same whichever of them it is.
func (ss *strips) pivotsOf(tree int) {
	if !ss.stale[tree] {
		return
	}
	c, s, w := ss.c, &ss.all[ss.of[tree]], ss.work
	ss.load(s, w, false)
	w.sweeps.backward(s, w)
	for k := range s.links {
		fields := fieldsOf(c, s, w, c.steps, k, 1)
		for lane, other := range s.trees {
			if !ss.stale[other] { // it has some, of a sweep of its own
				fields[lane] = w.nowhere[:]
			}
		}
		w.sweeps.scatter(w.work[workLanes*k+laneTurn:], fields)
	}
	for _, other := range s.trees[:s.used] {
		if !ss.stale[other] {
			continue
		}
		ss.stale[other] = false
		for k := c.trees[other].first; k < c.trees[other].last; k++ {
			t := &c.steps[k].turn // of the link with its parent, to what it lags behind
			t.AddScaled(&identity, -1, t)
		}
	}
}

// stripNewton is Newton's method in four lanes: see Chain.solve.
type stripNewton struct {
	tolerance   float64 // [rad]
	most        int     // iterations
	iterations  [4]int
	done        [4]bool
	unconverged [4]bool

	size, before lanes // of this Newton step and the last one [rad]
	energy       lanes // before it [J]
	sound        [4]bool
	reaction     [4]spatial.Wrench // then
}

func (n *stripNewton) run(s *strip, w *stripWork) {
	n.before = lanes{math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1)}
	w.sweeps.backward(s, w)
	part := &w.sums[lanePart]
	for i := 1; ; i++ {
		w.sweeps.forward(s, w)
		n.energy = w.sums[laneEnergy]
		for lane := range 4 {
			n.size[lane], n.sound[lane] = math.Sqrt(w.sums[laneSize][lane]), w.sound(lane)
			part[lane] = 0
			if !n.done[lane] {
				n.iterations[lane]++
				n.reaction[lane] = spatial.Wrench{Torque: vecOf(w.sums, laneReaction, lane), Force: vecOf(w.sums, laneReaction+3, lane)}
				part[lane] = math.Min(1, boldest/n.size[lane])
			}
		}
		w.sweeps.apply(s, w)
		if n.finished(i, part) {
			return
		}
		for w.sweeps.backward(s, w); n.shorten(w); w.sweeps.backward(s, w) {
			w.sweeps.apply(s, w)
		}
		for lane, p := range part {
			n.before[lane] = n.size[lane]
			if p < 1 {
				n.before[lane] = math.Inf(1)
			}
		}
	}
}

// sound reports whether all pivots of a lane were positive, and none had to be lifted.
func (w *stripWork) sound(lane int) bool { return math.Float64bits(w.sums[laneSound][lane]) != 0 }

// finished ends lanes after iteration i, and reports whether all have ended.
func (n *stripNewton) finished(i int, part *lanes) bool {
	all := true
	for lane := range 4 {
		if n.done[lane] {
			continue
		}
		size, before := n.size[lane], n.before[lane]
		switch {
		case part[lane] == 1 && arrives(size, before, n.tolerance, n.sound[lane]):
			n.done[lane] = true
		case i >= n.most || size != size:
			n.done[lane], n.unconverged[lane] = true, true
		default:
			all = false
		}
	}
	return all
}

// shorten takes less of the step in lanes whose energy has grown, and reports whether there is one.
func (n *stripNewton) shorten(w *stripWork) bool {
	again := false
	for lane := range 4 {
		part := &w.sums[lanePart][lane]
		if n.done[lane] || n.size[lane] < careless || *part < shortest {
			continue
		}
		if energy := w.sums[laneEnergy][lane]; !(energy <= n.energy[lane]+roundings*w.sums[laneScale][lane]) {
			*part /= 4
			again = true
		}
	}
	return again
}
