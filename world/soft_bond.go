package world

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/spatial"
)

// A rod that is sewn into a soft body is held near each stitch by a spring, as rods that are moored to each other are (mooring.go), and all stitches are found at once: they are near each other,
// and move each other through the rod and through the tissue.
//
// With f the forces on the rod at its stitches, f₀ what their springs exert after Predict, k the stiffness of these, W what the rod does with the springs in place and y = f − f₀ + k δ what changes
// for the rod with its springs, the stitches move by
//
//	δ = W y,   f = f₀ + T y,   T = 1 − k W,
//
// also where the rod by itself would not be held at all. The soft body, of compliance C and loaded with l, moves by C (−f − l). A gap e closes where
//
//	(W + C T) y = −e − C (f₀ + l).
//
// A stitch that is a spring of compliance c adds c f to its gap. One that holds no more than its strength, or nothing along an axis, has f given there in place of its gap.

// soft is a body with inertia of which many points answer each other at once: not a strand.
type soft interface {
	constraint.Moving
	constraint.Answering
	Refiner
	// Coupling suggests how stiff a spring should be that pulls at the body [N/m], [N m/rad].
	Coupling() (linear, angular float64)
}

// stitch is a bond of a rod and a soft body.
type stitch struct {
	bond, body, point int // the soft body and its material point
	at                int // material point of the rod
	sign              float64
	stiff             [2]float64     // of the spring at the rod: angular [N m/rad], linear [N/m]
	firm              float64        // of the tissue, about [N/m]
	size              float64        // of the tissue [m]
	most              [2]float64     // that it exerts along an axis: torque [N m], force [N]
	loaded            spatial.Wrench // on the soft body, in world axes
	axes              int            // first of those that are looked for: 0 if it turns, 3 if it only moves
	first             int            // of its unknowns
}

// sewing is all stitches of a world, and room for their equations.
type sewing struct {
	list     []stitch
	points   []int
	dv       []spatial.Twist
	blocks   []spatial.Mat6
	rows     []seam
	give     []float64 // W
	yields   []float64 // C, the compliance of springs included
	matrix   []float64
	unknowns []float64 // y
}

// seam is one direction of a stitch.
type seam struct {
	stitch          int
	axis            int            // of end A: 0–2 turn, 3–5 move
	unit            spatial.Wrench // along it in world axes
	stiff           float64        // of the spring at the rod
	gap             float64        // that is to be closed, as seen from the rod
	force           float64        // f₀ + T y
	pushed          float64        // f₀
	loaded          float64        // l
	compliance, lag float64        // of a stitch that is a spring
	strength, most  float64        // it gives way at
	given           bool           // its force is
}

const (
	sewingRounds = 4    // in which the gaps of a step are closed,
	sewnGap      = 1e-7 // but for that [m]
	firmer       = 30   // than the tissue, springs at the rod
	// A stitch that was torn open by more than openGap of the tissue's size draws both together with gentlePull of what it exerts at most.
	openGap    = 0.01
	gentlePull = 0.02
)

// softAt returns the soft body at an anchor, without a lever.
func (w *World) softAt(a *constraint.Anchor) soft {
	if a.Body == constraint.World || a.Offset.Pos != (spatial.Vec3{}) {
		return nil
	}
	if _, strands := w.bodies[a.Body].Body.(constraint.Grove); strands {
		return nil
	}
	if _, rod := w.bodies[a.Body].Body.(constraint.Holder); rod {
		return nil
	}
	s, _ := w.bodies[a.Body].Body.(soft)
	return s
}

// sew makes bond i a stitch, if it joins a rod to a soft body and holds it in place. It reports whether it did.
func (w *World) sew(i int, b *constraint.Bond) bool {
	rod, tissue, sign := &b.B, &b.A, 1.0
	if w.holderAt(rod) == nil {
		rod, tissue, sign = &b.A, &b.B, -1
	}
	holder, axes := w.holderAt(rod), b.Axes.OrClamped()
	if holder == nil || w.softAt(tissue) == nil || b.LinearSlack > 0 || b.AngularSlack > 0 || b.Motor || axes&constraint.Pinned == 0 {
		return false
	}
	m := &w.moorings[i]
	w.problem.Bonds[i].Off = true
	m.holder, m.sewn = holder, true
	if b.Off {
		return true
	}
	s := stitch{bond: i, body: tissue.Body, point: tissue.Point, at: rod.Point, sign: sign, axes: 3}
	// Far stiffer than the tissue: on springs that are as soft, a rod that is pressed together between stitches may buckle, and its answers mean nothing near that.
	s.stiff[1], s.stiff[0] = holder.Coupling()
	firm, _ := w.softAt(tissue).Coupling()
	s.stiff[1], s.firm = math.Max(s.stiff[1], firmer*firm), firm
	s.size = extent(w.bodies[tissue.Body].Body)
	s.most = [2]float64{mostTurn * s.stiff[0], s.size * firm}
	held := constraint.Pinned
	if axes&constraint.Oriented != 0 {
		s.axes, held = 0, constraint.Clamped
	}
	m.hold = holder.AddHold(holder.PlaceOf(rod.Point), held, s.stiff[1], s.stiff[0], true)
	after := 0 // in the order of bonds, whichever was switched on last
	for after < len(w.sewing.list) && w.sewing.list[after].bond < i {
		after++
	}
	w.sewing.list = slices.Insert(w.sewing.list, after, s)
	return true
}

// unpick forgets the stitch of bond i.
func (w *World) unpick(i int) {
	list := w.sewing.list
	for k := range list {
		if list[k].bond == i {
			w.sewing.list = append(list[:k], list[k+1:]...)
			return
		}
	}
}

// loadStitches gives soft bodies what stitches exerted last.
func (w *World) loadStitches() {
	for k := range w.sewing.list {
		s := &w.sewing.list[k]
		s.loaded = w.BondWrench(s.bond).Scale(-s.sign)
		w.problem.Bodies[s.body].Load(s.point, s.loaded)
	}
}

// pullStitches finds what the stitches exert, in rounds, as rods answer linearly only nearby.
func (w *World) pullStitches() {
	if len(w.sewing.list) == 0 {
		return
	}
	for range sewingRounds {
		if w.seams() <= sewnGap || !w.solveSeams() {
			return
		}
		w.pullSeams()
		w.crew.each(len(w.bodies), w, takeStitches)
		w.rescue()
	}
}

// takeStitches lets a rod or a soft body take in what its stitches exert.
func takeStitches(w *World, i int) {
	for k := range w.sewing.list {
		s := &w.sewing.list[k]
		b := &w.problem.Bonds[s.bond]
		if (b.A.Body == i || b.B.Body == i) && w.refines(i) {
			o := &w.bodies[i]
			o.flags = o.flags&^constraint.Unconverged | o.Body.(Refiner).Refine(w.step)
			return
		}
	}
}

// seams writes down the directions of all stitches, and returns the largest gap that is to be closed [m].
func (w *World) seams() (largest float64) {
	z := &w.sewing
	z.rows = z.rows[:0]
	for k := range z.list {
		s := &z.list[k]
		bond, m := &w.problem.Bonds[s.bond], &w.moorings[s.bond]
		a, b := w.problem.Ends(s.bond)
		pushed, gap, held := m.holder.HoldWrench(m.hold), gapBetween(&a, &b), bond.Axes.OrClamped()
		before := w.problem.States[s.bond].Gap
		part := 1.0
		if before.Linear.Norm() > openGap*s.size {
			part = gentlePull
		}
		s.first = len(z.rows) - s.axes
		for axis := s.axes; axis < 6; axis++ {
			unit := unitAlong(axis, a.Rot)
			r := seam{stitch: k, axis: axis, unit: unit, pushed: dotWrench(pushed, unit), loaded: dotWrench(s.loaded, unit), given: held&(1<<axis) == 0}
			r.force = r.pushed
			spring, damper := bond.Angular, bond.AngularDamping
			if r.stiff, r.strength, r.most = s.stiff[0], bond.AngularStrength, s.most[0]; axis >= 3 {
				spring, damper = bond.Linear, bond.LinearDamping
				r.stiff, r.strength, r.most = s.stiff[1], bond.Strength, s.most[1]
			}
			if spring > 0 {
				r.compliance = 1 / withDamper(spring, damper, w.step)
				r.lag = r.compliance * damper / w.step * onAxis(before, axis)
			}
			r.most *= part
			r.gap = s.sign * (onAxis(gap, axis) - r.lag)
			if r.given {
				r.force = 0
				largest = math.Max(largest, math.Abs(r.pushed)/r.stiff)
			} else if axis >= 3 {
				largest = math.Max(largest, math.Abs(r.gap+r.compliance*r.pushed))
			}
			// What the soft body has been given and the rod does not feel is to be made equal, too.
			if axis >= 3 {
				largest = math.Max(largest, math.Abs(r.pushed+r.loaded)/s.firm)
			}
			z.rows = append(z.rows, r)
		}
	}
	return largest
}

// solveSeams finds the forces of all seams. Those that would be above their strength are given it, and the others found again.
func (w *World) solveSeams() bool {
	z := &w.sewing
	w.askRods()
	w.askTissue()
	for range 1 + len(z.rows) {
		if !z.solve() {
			return false
		}
		some, beyond := z.yield()
		if beyond {
			w.report.Flags |= constraint.Unsolved
		}
		if !some {
			return true
		}
	}
	return true
}

// yield gives seams that hold more than their strength just that. It reports whether there are any, and whether one holds more than any should.
func (z *sewing) yield() (some, beyond bool) {
	for i := range z.rows {
		r := &z.rows[i]
		limit := r.most
		if r.strength > 0 {
			limit = math.Min(limit, r.strength)
		}
		if !r.given && !(math.Abs(r.force) <= limit) {
			beyond = beyond || limit == r.most
			r.force, r.given, some = math.Copysign(limit, r.force), true, true
		}
	}
	return some, beyond
}

// askRods fills in W.
func (w *World) askRods() {
	z, n := &w.sewing, len(w.sewing.rows)
	z.give = roomFor(z.give, n*n)
	clear(z.give)
	for j := range z.rows {
		c := &z.rows[j]
		from := &z.list[c.stitch]
		holder := w.moorings[from.bond].holder
		z.points = z.points[:0]
		for k := range z.list {
			if w.moorings[z.list[k].bond].holder == holder {
				z.points = append(z.points, z.list[k].at)
			}
		}
		z.dv = roomFor(z.dv, len(z.points))
		holder.Respond(from.at, c.unit.Scale(w.step), z.points, z.dv)
		next := 0
		for k := range z.list {
			if s := &z.list[k]; w.moorings[s.bond].holder == holder {
				for axis := s.axes; axis < 6; axis++ {
					z.give[(s.first+axis)*n+j] = w.step * z.dv[next].Power(z.rows[s.first+axis].unit)
				}
				next++
			}
		}
	}
}

// askTissue fills in C.
func (w *World) askTissue() {
	z, n := &w.sewing, len(w.sewing.rows)
	z.yields = roomFor(z.yields, n*n)
	clear(z.yields)
	for body := range w.bodies {
		z.points = z.points[:0]
		for k := range z.list {
			if z.list[k].body == body {
				z.points = append(z.points, z.list[k].point)
			}
		}
		if len(z.points) == 0 || w.bodies[body].flags&constraint.Frozen != 0 {
			continue
		}
		z.blocks = roomFor(z.blocks, len(z.points)*len(z.points))
		w.bodies[body].Body.(soft).Answers(z.points, z.blocks)
		z.spread(body, len(z.points), w.step*w.step)
	}
}

// spread writes the answers of a soft body to where its seams are.
func (z *sewing) spread(body, points int, scale float64) {
	n, i := len(z.rows), 0
	for to := range z.list {
		if z.list[to].body != body {
			continue
		}
		j := 0
		for from := range z.list {
			if z.list[from].body != body {
				continue
			}
			m := &z.blocks[i*points+j]
			for c := z.list[from].axes; c < 6; c++ {
				column := z.list[from].first + c
				u := z.rows[column].unit
				t := spatial.Twist{Angular: m.AA.MulVec(u.Torque).Add(m.AL.MulVec(u.Force)), Linear: m.LA.MulVec(u.Torque).Add(m.LL.MulVec(u.Force))}
				for r := z.list[to].axes; r < 6; r++ {
					row := z.list[to].first + r
					z.yields[row*n+column] = scale * t.Power(z.rows[row].unit)
				}
			}
			j++
		}
		i++
	}
}

// solve finds y, and with it the forces of the seams that are not given.
func (z *sewing) solve() bool {
	n := len(z.rows)
	z.matrix, z.unknowns = roomFor(z.matrix, n*(n+1)), roomFor(z.unknowns, n)
	for i := range z.rows {
		r := &z.rows[i]
		row := z.matrix[i*(n+1) : (i+1)*(n+1)]
		scale := z.give[i*n+i]
		if !(scale > 0) {
			return false
		}
		if r.given {
			for j := range z.rows {
				row[j] = -r.stiff * z.give[i*n+j]
			}
			row[i] += 1 + leastHold
			row[n] = r.force - r.pushed
			continue
		}
		copy(row[:n], z.give[i*n:(i+1)*n])
		row[n] = -r.gap - r.compliance*r.pushed
		for j := range z.rows { // C T, row by row
			c := z.yields[i*n+j]
			if i == j {
				c += r.compliance
			}
			if c == 0 {
				continue
			}
			q := &z.rows[j]
			row[j] += c
			for k, v := range z.give[j*n : (j+1)*n] {
				row[k] -= c * q.stiff * v
			}
			row[n] -= z.yields[i*n+j] * (q.pushed + q.loaded)
		}
		for j := range row {
			row[j] /= scale
		}
	}
	if !dense.Solve(z.matrix, n, leastHold) {
		return false
	}
	for i := range z.rows {
		z.unknowns[i] = z.matrix[i*(n+1)+n]
	}
	for i := range z.rows {
		if r := &z.rows[i]; !r.given {
			r.force = r.pushed + z.unknowns[i] - r.stiff*dense.Dot(z.give[i*n:(i+1)*n], z.unknowns)
		}
	}
	return true
}

// leastHold is the part of a spring's hold on the rod below which nothing else holds it.
const leastHold = 1e-12

// pullSeams gives the forces found to rods and soft bodies.
func (w *World) pullSeams() {
	z, n := &w.sewing, len(w.sewing.rows)
	for k := range z.list {
		s := &z.list[k]
		var force spatial.Wrench
		var move spatial.Twist
		for axis := s.axes; axis < 6; axis++ {
			i := s.first + axis
			r := &z.rows[i]
			force = force.Add(r.unit.Scale(r.force))
			by := dense.Dot(z.give[i*n:(i+1)*n], z.unknowns)
			move = move.Add(spatial.Twist{Angular: r.unit.Torque.Scale(by), Linear: r.unit.Force.Scale(by)})
		}
		if !force.Finite() || !move.Finite() {
			continue // better no change than that
		}
		m := &w.moorings[s.bond]
		at := m.holder.HoldPose(m.hold)
		m.holder.PushHold(m.hold, spatial.Frame{Rot: spatial.Exp(move.Angular).Mul(at.Rot).Unit(), Pos: at.Pos.Add(move.Linear)}, force)
		load := force.Scale(-1)
		w.problem.Bodies[s.body].Load(s.point, load.Sub(s.loaded))
		s.loaded = load
		a, _ := w.problem.Ends(s.bond)
		g := force.Scale(s.sign)
		w.problem.States[s.bond].Reaction = spatial.Wrench{Torque: a.Rot.Unrotate(g.Torque), Force: a.Rot.Unrotate(g.Force)}
	}
}

// gapBetween is the pose of b as seen from a.
func gapBetween(a, b *spatial.Frame) spatial.Twist {
	return spatial.Twist{Angular: a.Rot.Conj().Mul(b.Rot).Log(), Linear: a.Rot.Unrotate(b.Pos.Sub(a.Pos))}
}

// unitAlong is a unit wrench along an axis of a frame.
func unitAlong(axis int, rot spatial.Quat) (w spatial.Wrench) {
	unit := rot.Rotate([3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}[axis%3])
	if axis < 3 {
		return spatial.Wrench{Torque: unit}
	}
	return spatial.Wrench{Force: unit}
}

func dotWrench(a, b spatial.Wrench) float64 { return a.Torque.Dot(b.Torque) + a.Force.Dot(b.Force) }

// onAxis is a component of a twist.
func onAxis(t spatial.Twist, axis int) float64 {
	v := t.Angular
	if axis >= 3 {
		v = t.Linear
	}
	return [3]float64{v.X, v.Y, v.Z}[axis%3]
}

// roomFor returns s with n elements, of any value.
func roomFor[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}
