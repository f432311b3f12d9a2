package chain

import (
	"encoding/binary"
	"errors"
	"math"
	"unsafe"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

var _ constraint.Body = (*Chain)(nil)

// Load implements constraint.Body.
func (c *Chain) Load(p int, w spatial.Wrench) {
	if w == (spatial.Wrench{}) {
		return
	}
	tree := c.treeOf(c.points[p].link)
	c.loads = append(c.loads, load{p, tree, w})
	if c.inStep {
		c.dirty[tree] = true
		if c.accurate == nil {
			c.push(p, w)
		}
	}
}

// ClearLoads implements constraint.Body.
func (c *Chain) ClearLoads() { c.loads, c.taken = c.loads[:0], 0 }

// treeOf returns the tree of a link.
func (c *Chain) treeOf(link int) int {
	low, high := 0, len(c.trees)
	for high-low > 1 {
		if mid := (low + high) / 2; c.trees[mid].first <= link {
			low = mid
		} else {
			high = mid
		}
	}
	return low
}

// Predict implements constraint.Body.
func (c *Chain) Predict(h float64) (flags constraint.Flags) {
	c.inStep = true
	clear(c.dirty)
	clear(c.pending)
	c.taken = len(c.loads)
	for i := range c.efforts {
		c.efforts[i].iterations = 0
	}
	before := c.base
	c.base, _, _ = c.baseAt(c.time + h)
	leap := c.leapsTo(before, c.base)
	if leap {
		flags |= constraint.Leapt
	}
	if c.accurate != nil {
		return flags | c.accurate.predict(h)
	}
	c.carry(before, h, leap)
	c.begin(h)
	c.each(len(c.parts), c.predictPart)
	for i := range c.parts {
		flags |= c.parts[i].flags
	}
	return flags
}

// leapsTo reports whether the base goes further in a step than the largest tree on it is long.
func (c *Chain) leapsTo(before, after spatial.Frame) bool {
	length := 0.0
	for i := range c.trees {
		if c.trees[i].root < 0 {
			length = math.Max(length, c.trees[i].length)
		}
	}
	return length > 0 && after.Pos.Sub(before.Pos).Norm() > length
}

// Refine takes in the wrenches given to Load since Predict, or since it was called last, without ending the step: bonds can then
// be solved again around the new state. Only trees that got some are moved.
func (c *Chain) Refine(h float64) (flags constraint.Flags) {
	if c.accurate != nil {
		return c.accurate.refine(h)
	}
	clear(c.pending)
	c.taken = len(c.loads)
	for i := range c.parts {
		flags |= c.refinePart(&c.parts[i])
	}
	return flags
}

// Correct implements constraint.Body.
func (c *Chain) Correct(h float64) (flags constraint.Flags) {
	if c.accurate != nil {
		flags = c.accurate.refine(h)
		c.accurate.finish(h)
	} else {
		c.each(len(c.parts), c.finishPart)
		for i := range c.parts {
			flags |= c.parts[i].flags
		}
		c.time += c.last
	}
	c.feelPulls(h)
	c.release()
	c.inStep = false
	return flags
}

// Pose implements constraint.Body.
func (c *Chain) Pose(p int) spatial.Frame {
	at := &c.points[p]
	n := &c.now[at.link]
	return spatial.Frame{Rot: n.rot, Pos: n.pos.Add(n.mat.MulVec(at.at))}
}

// Respond implements constraint.Body: the pivots of the last sweep answer in time linear in the links between the points
// and the root. What moves with a load of h·w over a step of h moves with the change of velocity times h.
func (c *Chain) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	clear(dv)
	if c.accurate != nil {
		c.accurate.answerPushes()
	}
	way := c.climb(p, impulse.Scale(1/(c.last*c.last)))
	for i, q := range at {
		to := &c.points[q]
		if c.treeOf(to.link) != way.tree {
			continue
		}
		m := c.follow(to.link, &way)
		arm := c.now[to.link].mat.MulVec(to.at)
		dv[i] = spatial.Twist{Angular: m.turn, Linear: m.shift.Add(m.turn.Cross(arm))}
	}
}

// wayUp is what a wrench leaves on the links between its point and the root: in Chain.offsets what each joint takes for itself.
type wayUp struct {
	tree int
	root spatial.Twist // motion of a free root
	mark int           // of links on the way; mark + 1: links whose motion is known
}

// climb takes a wrench at a material point to the root.
func (c *Chain) climb(p int, w spatial.Wrench) wayUp {
	from := &c.points[p]
	c.mark += 2
	way := wayUp{tree: c.treeOf(from.link), mark: c.mark - 1}
	c.strips.pivotsOf(way.tree)
	gt, gx := w.Torque.Add(c.now[from.link].mat.MulVec(from.at).Cross(w.Force)), w.Force
	for k := from.link; ; {
		l, s := &c.links[k], &c.steps[k]
		if l.freedom == loose {
			way.root = c.roots[c.trees[way.tree].root].respond(spatial.Wrench{Torque: gt, Force: gx})
			return way
		}
		c.marks[k] = way.mark
		c.offsets[k] = s.inv.MulVec(gt)
		gx = gx.Sub(s.shift.TMulVec(gt))
		gt = gt.Sub(s.turn.TMulVec(gt))
		if l.parent < 0 {
			return way
		}
		gt = gt.Add(c.now[k].pos.Sub(c.now[l.parent].pos).Cross(gx))
		k = l.parent
	}
}

// follow returns the motion of a link, finding that of the links above it on the way.
func (c *Chain) follow(link int, way *wayUp) *move {
	c.trail = c.trail[:0]
	for k := link; k >= 0 && c.marks[k] != way.mark+1; k = c.links[k].parent {
		c.trail = append(c.trail, k)
	}
	for i := len(c.trail) - 1; i >= 0; i-- {
		k := c.trail[i]
		l, s, m := &c.links[k], &c.steps[k], &c.moves[k]
		if l.freedom == loose {
			*m = move{way.root.Angular, way.root.Linear}
		} else {
			var a, x spatial.Vec3
			if l.parent >= 0 {
				p := &c.moves[l.parent]
				a, x = p.turn, p.shift.Add(p.turn.Cross(c.now[k].pos.Sub(c.now[l.parent].pos)))
			}
			m.turn, m.shift = a.Sub(s.turn.MulVec(a)).Sub(s.shift.MulVec(x)), x
			if c.marks[k] == way.mark {
				m.turn = m.turn.Add(c.offsets[k])
			}
		}
		c.marks[k] = way.mark + 1
	}
	return &c.moves[link]
}

// Finite implements constraint.Body.
func (c *Chain) Finite() bool {
	for k := range c.now {
		if !c.now[k].rot.Finite() || !c.now[k].pos.Finite() || !c.past[k].velocity[0].Finite() {
			return false
		}
	}
	return true
}

// AppendState implements constraint.Body.
func (c *Chain) AppendState(b []byte) []byte {
	put := func(values ...float64) {
		for _, v := range values {
			b = binary.LittleEndian.AppendUint64(b, math.Float64bits(v))
		}
	}
	put(c.last, c.time)
	for i := range c.trees {
		fresh := 0.0
		if c.fresh[i] {
			fresh = 1
		}
		put(fresh, c.change[i])
	}
	putQuat(put, c.base.Rot)
	putVec(put, c.base.Pos)
	putQuat(put, c.cfg.Base.Rot)
	putVec(put, c.cfg.Base.Pos)
	for i := range c.grounds {
		putQuat(put, c.grounds[i].Rot)
		putVec(put, c.grounds[i].Pos)
	}
	for i := range c.trees {
		if t := &c.trees[i]; t.root >= 0 {
			putVec(put, c.now[t.first].pos)
		}
	}
	b = append(b, bytesOf(c.past)...)
	if c.model.posed {
		for k := range c.posed {
			putQuat(put, c.pose[k])
			putQuat(put, c.posed[k].rot[0])
			putVec(put, c.posed[k].com[0])
		}
	}
	return b
}

// bytesOf is the memory of the links' past: a world keeps a copy of every body's state in every step, and this is by far the most
// of it.
func bytesOf(p []past) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(p))), len(p)*int(unsafe.Sizeof(past{})))
}

func putVec(put func(...float64), v spatial.Vec3)  { put(v.X, v.Y, v.Z) }
func putQuat(put func(...float64), q spatial.Quat) { put(q.W, q.X, q.Y, q.Z) }

// RestoreState implements constraint.Body.
func (c *Chain) RestoreState(b []byte) ([]byte, error) {
	size := 16 + 2*len(c.trees) + 44*len(c.past) + 3*c.free + 7*len(c.grounds)
	if c.model.posed {
		size += 11 * len(c.posed)
	}
	if len(b) < 8*size {
		return b, errors.New("chain: state is too short")
	}
	next := func() float64 {
		v := math.Float64frombits(binary.LittleEndian.Uint64(b))
		b = b[8:]
		return v
	}
	vec := func() spatial.Vec3 { return spatial.Vec3{X: next(), Y: next(), Z: next()} }
	quat := func() spatial.Quat { return spatial.Quat{W: next(), X: next(), Y: next(), Z: next()} }
	c.last, c.time = next(), next()
	for i := range c.trees {
		c.fresh[i], c.change[i] = next() != 0, next()
	}
	c.base = spatial.Frame{Rot: quat(), Pos: vec()}
	c.cfg.Base = spatial.Frame{Rot: quat(), Pos: vec()}
	for i := range c.grounds {
		c.grounds[i] = spatial.Frame{Rot: quat(), Pos: vec()}
	}
	for i := range c.trees {
		if t := &c.trees[i]; t.root >= 0 {
			c.now[t.first].pos = vec()
		}
	}
	b = b[copy(bytesOf(c.past), b):]
	for k := range c.past {
		c.now[k].rot = c.past[k].rot[0]
	}
	if c.model.posed {
		for k := range c.posed {
			c.pose[k], c.posed[k].rot[0], c.posed[k].com[0] = quat(), quat(), vec()
		}
	}
	c.release()
	c.strips.placeAll()
	if c.accurate != nil {
		c.accurate.restart()
	}
	return b, nil
}
