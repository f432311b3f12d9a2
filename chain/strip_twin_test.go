package chain

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// stripTwin does the sweeps of a strip one lane after the other, by those of a chain: what the kernels must agree with.
type stripTwin struct{ c *Chain }

func newStripTwin(links int) *stripTwin {
	links = max(links, stripChunk)
	c := &Chain{
		model: &model{links: make([]link, links), trees: []tree{{last: links, root: -1}}},
		past:  make([]past, stripChunk), effects: make([]effect, stripChunk), last: 1,
		now: make([]pose, links), centres: make([]spatial.Vec3, links), goals: make([]goal, links), steps: make([]step, links), moves: make([]move, links), kept: make([]kept, links),
		efforts: make([]effort, 1), reaction: make([]spatial.Wrench, 1),
	}
	return &stripTwin{c}
}

func (*stripTwin) gather(to []lanes, from *[4][]float64) {
	for lane, f := range from {
		for i, v := range f {
			to[i][lane] = v
		}
	}
}

func (*stripTwin) scatter(from []lanes, to *[4][]float64) {
	for lane, t := range to {
		for i := range t {
			t[i] = from[i][lane]
		}
	}
}

func (tw *stripTwin) backward(s *strip, w *stripWork) {
	c := tw.c
	for lane := range 4 {
		tw.take(s, w, lane)
		c.backward(&c.trees[0])
		for k := range s.links {
			work, st := w.work[workLanes*k:], &c.steps[k]
			var y spatial.Mat3
			one := spatial.Diag(1, 1, 1)
			y.AddScaled(&one, -1, &st.turn)
			setMat(work, laneTurn, lane, &y)
			setMat(work, laneShift, lane, &st.shift)
			setVec(work, laneOffset, lane, st.offset)
			for i, v := range [...]float64{st.inv.XX, st.inv.XY, st.inv.XZ, st.inv.YY, st.inv.YZ, st.inv.ZZ} {
				work[laneInv+i][lane] = v
			}
		}
		setVec(w.sums, laneReaction, lane, c.reaction[0].Torque)
		setVec(w.sums, laneReaction+3, lane, c.reaction[0].Force)
		e := &c.efforts[0]
		w.sums[laneEnergy][lane], w.sums[laneScale][lane] = e.energy, e.scale
		w.sums[laneSound][lane] = math.Float64frombits(0)
		if e.lifted == 0 {
			w.sums[laneSound][lane] = math.Float64frombits(math.MaxUint64)
		}
	}
}

func (tw *stripTwin) forward(s *strip, w *stripWork) {
	c := tw.c
	for lane := range 4 {
		tw.take(s, w, lane)
		for k := range s.links {
			work, st := w.work[workLanes*k:], &c.steps[k]
			one, y := spatial.Diag(1, 1, 1), matOf(work, laneTurn, lane)
			st.turn.AddScaled(&one, -1, &y)
			st.shift, st.offset = matOf(work, laneShift, lane), vecOf(work, laneOffset, lane)
		}
		size := c.forward(&c.trees[0])
		w.sums[laneSize][lane] = size * size
		for k := range s.links {
			work := w.work[workLanes*k:]
			setVec(work, laneMove, lane, c.moves[k].turn)
			setQuat(work, laneKept, lane, c.now[k].rot)
		}
	}
}

func (tw *stripTwin) apply(s *strip, w *stripWork) {
	c := tw.c
	for lane := range 4 {
		tw.take(s, w, lane)
		for k := range s.links {
			work := w.work[workLanes*k:]
			c.kept[k].rot, c.moves[k].turn = quatOf(work, laneKept, lane), vecOf(work, laneMove, lane)
			c.now[k].rot = c.kept[k].rot
		}
		if part := w.sums[lanePart][lane]; part != 0 {
			c.apply(&c.trees[0], part)
		} else {
			c.place(&c.trees[0])
		}
		for k := range s.links {
			p, n := w.poses[poseLanes*(k+1):], &c.now[k]
			setQuat(p, laneRot, lane, n.rot)
			setVec(p, lanePos, lane, n.pos)
			setMat(p, laneMat, lane, &n.mat)
			setVec(p, laneGibbs, lane, n.gibbs)
			var scratch spatial.Mat3
			setMat(w.work[workLanes*k:], laneJoint, lane, c.socket(k, &scratch))
		}
	}
}

func (tw *stripTwin) aim(s *strip, w *stripWork, from, count int) {
	c := tw.c
	for lane := range 4 {
		tw.takeStep(s, w, lane, from, count)
		a, g := w.sums[laneLag][lane], w.sums[laneReach][lane]
		for k := range count {
			c.aim(k, a, g)
			to, start, l := w.goals[goalLanes*k:], s.start[startLanes*(from+k):], &c.links[k]
			to[0][lane] = c.goals[k].weight
			setVec(w.centres[centreLanes*k:], 0, lane, c.centres[k])
			setVec(to, 1, lane, c.goals[k].point)
			setMat(to, 4, lane, &c.goals[k].axes)
			setVec(to, 13, lane, c.goals[k].push)
			setQuat(start, laneGuess, lane, c.spun(k, w.sums[laneStep][lane]))
			setVec(start, laneDamped, lane, l.stiff.AddScaled(1/g, l.damp))
		}
	}
}

func (tw *stripTwin) remember(s *strip, w *stripWork, from, count int) {
	c := tw.c
	for lane := range 4 {
		tw.takeStep(s, w, lane, from, count)
		for k := range count {
			c.now[k] = poseOf(w.poses[poseLanes*(k+1):], lane)
			c.remember(k, w.sums[laneLag][lane], w.sums[laneReach][lane])
			p, to := &c.past[k], w.pasts[pastLanes*k:]
			for i := range 2 {
				setQuat(to, 4*i, lane, p.rot[i])
				setVec(to, 8+3*i, lane, p.point[i])
				setVec(to, 14+3*i, lane, p.velocity[i])
				setMat(to, 20+9*i, lane, &p.spin[i])
				setVec(to, 38+3*i, lane, p.strain[i])
			}
			w.sums[laneChange][lane] += c.links[k].mass * p.velocity[0].Sub(p.velocity[1]).Norm2()
			w.sums[laneSpeed][lane] += c.links[k].mass * p.velocity[0].Norm2()
		}
	}
}

// take makes a lane the chain's strand.
func (tw *stripTwin) take(s *strip, w *stripWork, lane int) {
	c := tw.c
	c.base = spatial.Frame{Rot: quatOf(w.poses, laneRot, lane)}
	c.efforts[0].reach = 1 // damping is in laneSpring
	c.trees[0].last = s.links
	out := 0.0
	for k := range s.links {
		m, g, p, work := s.model[modelLanes*k:], w.goals[goalLanes*k:], w.poses[poseLanes*(k+1):], w.work[workLanes*k:]
		c.links[k] = link{
			parent: k - 1, slot: -1, next: k+1 < s.links, at: spatial.V(0, 0, out),
			socket: quatOf(m, laneSocket, lane), plug: quatOf(m, lanePlug, lane), com: vecOf(m, laneCom, lane), stiff: vecOf(work, laneSpring, lane),
		}
		out = m[laneOut][lane]
		c.centres[k] = vecOf(w.centres[centreLanes*k:], 0, lane)
		c.goals[k] = goal{weight: g[0][lane], point: vecOf(g, 1, lane), axes: matOf(g, 4, lane), push: vecOf(g, 13, lane)}
		c.now[k] = poseOf(p, lane)
	}
	c.links[0].at = spatial.Vec3{}
	c.base.Pos = c.now[0].pos
}

// takeStep makes links of a lane the chain's first, for the beginning and the end of a step.
func (tw *stripTwin) takeStep(s *strip, w *stripWork, lane, from, count int) {
	c := tw.c
	c.cfg.Wind, c.cfg.Gravity = vecOf(w.sums, laneWind, lane), vecOf(w.sums, laneGravity, lane)
	for k := range count {
		m, past, e, p := s.model[modelLanes*(from+k):], w.pasts[pastLanes*k:], w.effects[effectLanes*k:], &c.past[k]
		x, y := vecOf(m, laneSecond, lane), vecOf(m, laneSecond+3, lane)
		c.links[k] = link{
			stiff: vecOf(m, laneStiff, lane), damp: vecOf(m, laneDamp, lane), com: vecOf(m, laneCom, lane),
			mass: m[laneMass][lane], second: spatial.Sym(x.X, x.Y, x.Z, y.X, y.Y, y.Z),
			weight: m[laneWeight][lane], length: math.Sqrt(12 * m[laneRound][lane]), drag: m[laneDrag][lane], drag2: m[laneDrag2][lane],
		}
		c.effects[k] = effect{force: vecOf(e, 0, lane), drag: e[3][lane], stiff: e[4][lane]}
		for i := range 2 {
			p.rot[i], p.point[i], p.velocity[i] = quatOf(past, 4*i, lane), vecOf(past, 8+3*i, lane), vecOf(past, 14+3*i, lane)
			p.spin[i], p.strain[i] = matOf(past, 20+9*i, lane), vecOf(past, 38+3*i, lane)
		}
	}
}

func poseOf(p []lanes, lane int) pose {
	return pose{rot: quatOf(p, laneRot, lane), pos: vecOf(p, lanePos, lane), mat: matOf(p, laneMat, lane), gibbs: vecOf(p, laneGibbs, lane)}
}

func quatOf(m []lanes, at, lane int) spatial.Quat {
	return spatial.Quat{W: m[at][lane], X: m[at+1][lane], Y: m[at+2][lane], Z: m[at+3][lane]}
}

func matOf(m []lanes, at, lane int) spatial.Mat3 {
	x, y, z := vecOf(m, at, lane), vecOf(m, at+3, lane), vecOf(m, at+6, lane) // rows
	return spatial.Mat3{XX: x.X, XY: x.Y, XZ: x.Z, YX: y.X, YY: y.Y, YZ: y.Z, ZX: z.X, ZY: z.Y, ZZ: z.Z}
}

func setMat(m []lanes, at, lane int, a *spatial.Mat3) {
	for i, v := range [...]float64{a.XX, a.XY, a.XZ, a.YX, a.YY, a.YZ, a.ZX, a.ZY, a.ZZ} {
		m[at+i][lane] = v
	}
}
