package chain

import (
	"unsafe"

	"github.com/tendril-sim/tendril/spatial"
)

//go:generate go run -C asm . -out ../strip_amd64.s -stubs ../strip_stub_amd64.go -pkg chain

// Strands in groups of four.
//
// A strip is four trees that are plain strands: as many links each, spherical joints and the linear law, rooted on the base. They
// are solved together, a lane of a vector register each, by kernels that do in four lanes what sweep.go and step.go do for one link
// (asm, which writes strip_amd64.s). Quantities of a link are records of lanes; goals and poses have the order of the
// structs goal and pose, so that strands are gathered and scattered by transposing.
//
// Each lane has its own part of a Newton step and its own end; a lane that is done does not move by a bit, so what a strand does
// does not depend on those beside it.

// lanes is a quantity of four links, one a strand.
type lanes = [4]float64

// Where the quantities of a link are in its records: as in asm/layout.go.
const (
	// Of the model.
	laneSocket = 0
	lanePlug   = 4
	laneCom    = 8
	laneOut    = 11 // where the next joint is, along z [m]
	laneStiff  = 12
	laneDamp   = 15
	laneMass   = 18
	laneSecond = 19
	laneDrag   = 25
	laneDrag2  = 26
	laneWeight = 27
	laneRound  = 28 // a twelfth of the square of its length [m²]
	modelLanes = 29

	goalLanes   = 16 // as goal
	centreLanes = 3  // as Chain.centres

	// Of a pose, as pose.
	laneRot   = 0
	lanePos   = 4
	laneMat   = 7
	laneGibbs = 16
	poseLanes = 19

	// Of the sweeps: world axes of the joint, its stiffness with damping, P⁻¹G, P⁻¹B, P⁻¹q and P⁻¹ in the order of step, rotation in
	// the Newton step, rotation to go back to, and H, M and energy of the joint.
	laneJoint  = 0
	laneSpring = 9
	laneTurn   = 12
	laneShift  = 21
	laneOffset = 30
	laneInv    = 33
	laneMove   = 39
	laneKept   = 42
	laneH      = 46
	laneMoment = 52
	laneStored = 55
	workLanes  = 56
	stepLanes  = 27 // as step

	// Parameters and sums over the links.
	lanePart     = 0              // of the Newton step that is taken
	laneSound    = 1              // bits: all pivots are positive
	laneEnergy   = 2              // [J]
	laneScale    = 3              // [J]
	laneSize     = 4              // square of the largest rotation in the Newton step
	laneCarry    = 5              // from link to link: an answer or a move
	laneReaction = laneCarry + 27 // of the base, as Chain.reaction, when the sweep is at the root
	laneFrame    = 38
	sumLanes     = 86

	// Of a step, among the sums.
	laneLag     = laneCarry
	laneAhead   = laneCarry + 1 // 1 + a
	laneReach   = laneCarry + 2
	laneRate    = laneCarry + 3 // 1/g
	laneStep    = laneCarry + 4
	laneWind    = laneCarry + 5
	laneGravity = laneCarry + 8
	laneChange  = laneEnergy // sums of squares of velocity and its change, by mass [J]
	laneSpeed   = laneScale

	pastLanes   = 44 // as past
	effectLanes = 5  // as effect

	// Of what a solve starts with.
	laneGuess  = 0
	laneDamped = 4 // stiffness with damping, for laneSpring
	startLanes = 7
)

// The kernels know these structs by order and size.
var (
	_ [8 * goalLanes]byte   = [unsafe.Sizeof(goal{})]byte{}
	_ [8 * poseLanes]byte   = [unsafe.Sizeof(pose{})]byte{}
	_ [8 * pastLanes]byte   = [unsafe.Sizeof(past{})]byte{}
	_ [8 * effectLanes]byte = [unsafe.Sizeof(effect{})]byte{}
	_ [8 * stepLanes]byte   = [unsafe.Sizeof(step{})]byte{}
)

// strip is the model of four strands.
type strip struct {
	trees [4]int // the last one is repeated where there are fewer
	used  int
	links int
	model []lanes
	start []lanes // of the present step
	posed bool    // some links are drawn to a pose
}

// stripWork is the state of the strip that is being solved. Who solves strips at the same time needs one each.
type stripWork struct {
	sweeps  stripSweeps
	goals   []lanes
	centres []lanes
	poses   []lanes // the base comes before the first link, and a place for what would be after the last
	work    []lanes
	sums    []lanes

	pasts, effects []lanes // of a chunk
	fields         [4][]float64
	nowhere        [stepLanes]float64 // for what is not wanted of a lane
}

// stripSweeps are the kernels.
type stripSweeps interface {
	gather(to []lanes, from *[4][]float64)
	scatter(from []lanes, to *[4][]float64)
	backward(s *strip, w *stripWork)
	forward(s *strip, w *stripWork)
	apply(s *strip, w *stripWork)

	// Of links from one on, whose goals, poses, pasts and effects come first in the work.
	aim(s *strip, w *stripWork, from, count int)
	remember(s *strip, w *stripWork, from, count int)
}

// strips are all strips of a chain, and the trees that are in none.
type strips struct {
	c     *Chain
	all   []strip
	alone []int
	stale []bool // of each tree: it was solved in a strip, which does not leave its pivots
	of    []int  // strip of each tree; -1: none
	work  *stripWork
}

// newStrips sorts the trees of a chain into strips; without kernels there are none.
func newStrips(c *Chain, sweeps stripSweeps) *strips {
	s := &strips{c: c, stale: make([]bool, len(c.trees)), of: make([]int, len(c.trees))}
	open := map[int]int{} // strip that has room, by number of links
	longest := 0
	for i := range c.trees {
		t := &c.trees[i]
		if sweeps == nil || c.cfg.Plain || c.cfg.Method != Interactive || !c.isPlain(t) {
			s.alone, s.of[i] = append(s.alone, i), -1
			continue
		}
		n := t.last - t.first
		longest = max(longest, n)
		at, ok := open[n]
		if !ok {
			at = len(s.all)
			s.all = append(s.all, strip{links: n})
			open[n] = at
		}
		s.of[i] = at
		if s.all[at].add(i); s.all[at].used == 4 {
			delete(open, n)
		}
	}
	for i := range s.all {
		strip := &s.all[i]
		strip.model, strip.start = alignedLanes(modelLanes*strip.links), alignedLanes(startLanes*strip.links)
	}
	s.fill()
	s.work = newStripWork(sweeps, longest)
	return s
}

// fill gathers what does not change while the chain moves; again when it has changed.
func (ss *strips) fill() {
	for i := range ss.all {
		ss.c.fillStrip(&ss.all[i])
	}
}

// add puts a tree into the next lane, and for the time being into those after it.
func (s *strip) add(tree int) {
	for lane := s.used; lane < 4; lane++ {
		s.trees[lane] = tree
	}
	s.used++
}

// isPlain reports whether a tree may be in a strip.
func (c *Chain) isPlain(t *tree) bool {
	for k := t.first; k < t.last; k++ {
		l := &c.links[k]
		if l.freedom != turns || l.law != Linear || k > t.first && (l.parent != k-1 || l.at.X != 0 || l.at.Y != 0) {
			return false
		}
	}
	return t.root < 0
}

// fillStrip gathers the model of a strip.
func (c *Chain) fillStrip(s *strip) {
	s.posed = false
	for lane, tree := range s.trees {
		t := &c.trees[tree]
		for k := range s.links {
			m, l := s.model[modelLanes*k:], &c.links[t.first+k]
			setQuat(m, laneSocket, lane, l.socket)
			setQuat(m, lanePlug, lane, l.plug)
			setVec(m, laneCom, lane, l.com)
			if k+1 < s.links {
				m[laneOut][lane] = c.links[t.first+k+1].at.Z
			}
			setVec(m, laneStiff, lane, l.stiff)
			setVec(m, laneDamp, lane, l.damp)
			for i, v := range [...]float64{l.second.XX, l.second.XY, l.second.XZ, l.second.YY, l.second.YZ, l.second.ZZ} {
				m[laneSecond+i][lane] = v
			}
			m[laneMass][lane], m[laneWeight][lane], m[laneRound][lane] = l.mass, l.weight, l.length*l.length/12
			m[laneDrag][lane], m[laneDrag2][lane] = l.drag, l.drag2
			s.posed = s.posed || l.draw > 0 || l.soothe > 0
		}
	}
}

// newStripWork makes room for strips of up to so many links. Before the goal and the work of the first link is room for those of a
// link before it: the sweep looks one link ahead.
func newStripWork(sweeps stripSweeps, links int) *stripWork {
	return &stripWork{
		sweeps: sweeps, sums: alignedLanes(sumLanes),
		goals: alignedLanes(goalLanes * (links + 1))[goalLanes:], work: alignedLanes(workLanes * (links + 1))[workLanes:],
		centres: alignedLanes(centreLanes * links), poses: alignedLanes(poseLanes * (links + 2)),
		pasts: alignedLanes(pastLanes * stripChunk), effects: alignedLanes(effectLanes * stripChunk),
	}
}

// alignedLanes makes lanes of which none lies across two lines of the cache.
func alignedLanes(n int) []lanes {
	room := make([]float64, 4*n+4)
	for uintptr(unsafe.Pointer(&room[0]))%unsafe.Sizeof(lanes{}) != 0 {
		room = room[1:]
	}
	return unsafe.Slice((*lanes)(unsafe.Pointer(&room[0])), n)
}

func setVec(m []lanes, at, lane int, v spatial.Vec3) {
	m[at][lane], m[at+1][lane], m[at+2][lane] = v.X, v.Y, v.Z
}

func vecOf(m []lanes, at, lane int) spatial.Vec3 {
	return spatial.Vec3{X: m[at][lane], Y: m[at+1][lane], Z: m[at+2][lane]}
}

func setQuat(m []lanes, at, lane int, q spatial.Quat) {
	m[at][lane], m[at+1][lane], m[at+2][lane], m[at+3][lane] = q.W, q.X, q.Y, q.Z
}

// fieldsOf returns the fields of some links of a strip's trees in structs of float64, until it is called again.
func fieldsOf[T any](c *Chain, s *strip, w *stripWork, all []T, first, count int) *[4][]float64 {
	var one T
	for lane, tree := range s.trees {
		from := &all[c.trees[tree].first+first]
		w.fields[lane] = unsafe.Slice((*float64)(unsafe.Pointer(from)), count*int(unsafe.Sizeof(one)/8))
	}
	return &w.fields
}
