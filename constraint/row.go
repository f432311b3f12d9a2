package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// row is one direction in which a bond asks for something: of its gap e it asks for e + softness·x = want, with x the force along
// it, within bounds. The gap opens at the rate push·(relative twist of B to A at B's place), and a force x is the wrench
// x·push: one vector for both, so that a rigid row does no work on what it leaves free.
type row struct {
	bond     int
	axis     int            // 0–2 turn, 3–5 move; slackTurn, slackMove for free play, across for what keeps its direction
	push     spatial.Wrench // on B for a unit of x, in the axes of A
	world    spatial.Wrench // the same in world axes
	gap      float64        // after Predict [rad], [m]
	want     float64        // [rad], [m]
	held     float64        // x that was in Predict [N m], [N]
	softness float64        // [rad/(N m)], [m/N]
	lo, hi   float64        // of x
	force    float64        // x that was found
}

const (
	slackTurn = 6 + iota // a row along the turn there is
	slackMove            // a row along the displacement there is
	across
)

// link is what a step knows of a bond.
type link struct {
	a, b           spatial.Frame  // of its anchors
	leverA, leverB spatial.Vec3   // from the material points to the place of B, where gaps are measured [m]
	loaded         spatial.Wrench // what it has given to B, in world axes about B's place
	stray          spatial.Wrench // the part of that along none of its rows, to be taken back
	first, last    int            // its rows
}

// inWorld turns a wrench from the axes of A to those of the world.
func (l *link) inWorld(w spatial.Wrench) spatial.Wrench {
	return spatial.Wrench{Torque: l.a.Rot.Rotate(w.Torque), Force: l.a.Rot.Rotate(w.Force)}
}

// makeRows appends the rows of bond i to those of the problem.
func (p *Problem) makeRows(i int, h float64) {
	b, s, l := &p.Bonds[i], &p.States[i], &p.links[i]
	l.first = len(p.rows)
	axes := b.Axes.OrClamped()
	loaded := spatial.Wrench{Torque: l.a.Rot.Unrotate(l.loaded.Torque), Force: l.a.Rot.Unrotate(l.loaded.Force)}

	move := l.a.Rot.Unrotate(l.b.Pos.Sub(l.a.Pos))
	v := view{bond: i, h: h, gap: axes.Move(move), load: loaded.Force, axes: axes >> 3, slack: b.LinearSlack, stiffness: b.Linear, damping: b.LinearDamping,
		settle: b.Settle, strength: b.Strength, before: s.Gap.Linear, rate: s.Rate.Linear, motor: b.Motor, drive: b.Drive.Linear}
	turn := b.turning(l.a.Rot.Conj().Mul(l.b.Rot))
	w := view{bond: i, h: h, gap: axes.Turn(turn.gap), load: loaded.Torque, axes: axes & Oriented, slack: b.AngularSlack, stiffness: b.Angular, damping: b.AngularDamping,
		settle: b.Settle, strength: b.AngularStrength, before: s.Gap.Angular, rate: s.Rate.Angular, motor: b.Motor, drive: b.Drive.Angular,
		period: 2 * math.Pi}

	w.load = turn.back.MulVec(w.load)
	first := len(p.rows)
	p.rows, w.load = w.appendRows(p.rows)
	for j := first; j < len(p.rows); j++ {
		r := &p.rows[j]
		r.push = spatial.Wrench{Torque: turn.toRate.TMulVec(r.push.Force)}
	}
	first = len(p.rows)
	p.rows, v.load = v.appendRows(p.rows)
	for j := first; j < len(p.rows); j++ {
		switch r := &p.rows[j]; r.axis {
		case slackTurn:
			r.axis = slackMove
		case across:
		default:
			r.axis += 3
		}
	}
	l.last = len(p.rows)
	for j := l.first; j < l.last; j++ {
		p.rows[j].world = l.inWorld(p.rows[j].push)
	}
	l.stray = l.inWorld(spatial.Wrench{Torque: turn.toRate.TMulVec(w.load), Force: v.load})
}

// view is the angular or the linear half of a bond.
type view struct {
	bond               int
	h                  float64
	axes               Axes         // in the lowest three bits
	gap, before, rate  spatial.Vec3 // after Predict, when the step began, and how it changed then
	load               spatial.Vec3 // what was in Predict
	slack              float64
	stiffness, damping float64
	settle, strength   float64
	motor              bool
	drive              spatial.Vec3
	period             float64 // after which an angle is the same again; 0 for none
}

// appendRows appends the rows of the view, with their directions in push.Force, and returns what they leave of the load.
func (v *view) appendRows(rows []row) ([]row, spatial.Vec3) {
	if v.axes == 0 {
		return rows, v.load
	}
	if v.slack > 0 {
		return v.appendSlack(rows)
	}
	units := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	for axis, unit := range units {
		if v.axes&(1<<axis) == 0 {
			continue
		}
		r := v.row(axis, unit)
		r.lo, r.hi = -v.limit(), v.limit()
		e := unit.Dot(v.before)
		switch {
		case v.motor:
			r.want = e + v.h*unit.Dot(v.drive)
			if v.period > 0 {
				r.gap = r.want + math.Remainder(r.gap-r.want, v.period)
			}
		case v.stiffness > 0:
			r.want = r.softness * v.damping / v.h * e
		case v.settle > 0:
			r.want = settled(e, unit.Dot(v.rate), v.h/v.settle, v.h)
		}
		rows = append(rows, r)
	}
	return rows, v.load.Sub(v.axes.pick(v.load))
}

// appendSlack makes one row along the gap there is, which only pulls. Long before the slack is used up there is none.
func (v *view) appendSlack(rows []row) ([]row, spatial.Vec3) {
	size := v.gap.Norm()
	if size == 0 || (size < slackWatch*v.slack && v.load == (spatial.Vec3{})) {
		return rows, v.load
	}
	along := v.gap.Scale(1 / size)
	r := v.row(slackTurn, along)
	r.lo, r.hi = -v.limit(), 0
	beyond := math.Max(v.before.Norm()-v.slack, 0)
	r.want = v.slack
	switch {
	case v.stiffness > 0:
		r.want += r.softness * v.damping / v.h * beyond
	case v.settle > 0 && beyond > 0:
		r.want += math.Max(settled(beyond, along.Dot(v.rate), v.h/v.settle, v.h), 0)
	}
	return v.appendAcross(append(rows, r), v.load.AddScaled(-r.held, along), along, -r.held/size)
}

// appendAcross lets the pull of free play point to where the ends are at the end of the step, not where Predict has put them: a
// pull x over a distance e is a spring of x/e across it. Without that a pull of more than m e/h² swings to and fro
// with every step.
func (v *view) appendAcross(rows []row, load, along spatial.Vec3, stiffness float64) ([]row, spatial.Vec3) {
	if !(stiffness > weakest) {
		return rows, load
	}
	var sides [2]spatial.Vec3
	switch v.axes {
	case 0b111:
		sides[0] = along.Perpendicular()
		sides[1] = along.Cross(sides[0])
	case 0b011:
		sides[0] = along.Cross(spatial.V(0, 0, 1))
	case 0b101:
		sides[0] = along.Cross(spatial.V(0, 1, 0))
	case 0b110:
		sides[0] = along.Cross(spatial.V(1, 0, 0))
	}
	for _, side := range sides {
		if side != (spatial.Vec3{}) {
			r := row{bond: v.bond, axis: across, push: spatial.Wrench{Force: side}, held: side.Dot(load), softness: 1 / stiffness, lo: math.Inf(-1), hi: math.Inf(1)}
			rows = append(rows, r)
			load = load.AddScaled(-r.held, side)
		}
	}
	return rows, load
}

// weakest is a stiffness that holds nothing, and has an inverse [N/m], [N m/rad].
const weakest = 1e-100

// slackWatch is the part of the slack from which on its row is part of the problem: what other bonds do in the same step could
// use up the rest.
const slackWatch = 0.5

func (v *view) row(axis int, along spatial.Vec3) row {
	r := row{bond: v.bond, axis: axis, push: spatial.Wrench{Force: along}, gap: along.Dot(v.gap), held: along.Dot(v.load)}
	if v.stiffness > 0 {
		r.softness = 1 / (v.stiffness + v.damping/v.h)
	}
	return r
}

func (v *view) limit() float64 {
	if v.strength == 0 {
		return math.Inf(1)
	}
	return v.strength
}

// settled is where a gap e that changes at a rate goes in a step of h, when it obeys e″ + 2/τ e′ + 1/τ² e = 0, by
// backward Euler (Hadap 2006, eq. 15, with critical damping), for h/τ = ratio. With e′₊ = (e₊ − e)/h
//
//	e′₊ = e′ − h (2/τ e′₊ + e₊/τ²)   gives   e₊ (1 + 2h/τ + h²/τ²) = e (1 + 2h/τ) + h e′
func settled(e, rate, ratio, h float64) float64 {
	return (e*(1+2*ratio) + h*rate) / (1 + 2*ratio + ratio*ratio)
}

// recovers returns the part of its gap that a row shall close in the step: what stretches gives way by no more than that part of its
// stretch in one step, so that in the end it is the stretch that is left.
func (r *row) recovers() float64 {
	if r.gap == 0 {
		return 1
	}
	return min(max(1-r.want/r.gap, 0), 1)
}
