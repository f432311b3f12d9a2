package rod

import (
	"encoding/binary"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

var _ constraint.Holder = (*Rod)(nil)

// PointAt makes a material point at place t along the rod, 0 at its start and 1 at its end, and returns its number. The
// point's frame is that of the bead there or of the link that it lies on.
func (r *Rod) PointAt(t float64) int {
	r.points = append(r.points, r.point(t))
	return len(r.points) - 1
}

func (r *Rod) point(t float64) point {
	t = math.Min(math.Max(t, 0), 1)
	if i := r.model.nearest(t); math.Abs(r.model.places[i]-t) < 1e-9 && r.model.links[r.model.nodeLink[i]].length == 0 {
		return point{link: r.model.nodeLink[i]}
	}
	arc := t * r.model.length
	for k := range r.model.links {
		if l := &r.model.links[k]; l.length > 0 && arc <= l.arc+l.curve {
			return point{link: k, at: (arc - l.arc) / l.curve}
		}
	}
	return point{link: len(r.model.links) - 1}
}

// along turns an index of a node, with a fraction, into a place along the rod.
func (r *Rod) along(place float64) float64 {
	last := len(r.model.places) - 1
	i := min(max(int(place), 0), last-1)
	t := math.Min(math.Max(place-float64(i), 0), 1)
	return r.model.places[i] + t*(r.model.places[i+1]-r.model.places[i])
}

// Load implements constraint.Body.
func (r *Rod) Load(p int, w spatial.Wrench) {
	if w != (spatial.Wrench{}) {
		r.points[p].load = r.points[p].load.Add(w)
		r.stale = true
	}
}

// ClearLoads implements constraint.Body.
func (r *Rod) ClearLoads() {
	for i := range r.points {
		if r.points[i].load != (spatial.Wrench{}) {
			r.points[i].load = spatial.Wrench{}
			r.stale = true
		}
	}
}

// Predict implements constraint.Body: a quasistatic rod is in equilibrium at the end of every step.
func (r *Rod) Predict(h float64) constraint.Flags {
	r.beginStep()
	r.period = h
	for i := range r.touch.taken {
		r.touch.taken[i] = r.points[i].load.Force
	}
	r.touch.opens = true
	flags := r.haste().Flags
	r.touch.opens = false
	return flags
}

// Refine takes in the wrenches given to Load since Predict without ending the step.
func (r *Rod) Refine(h float64) constraint.Flags {
	r.period = h
	if !r.stale && !r.pushed {
		return 0
	}
	r.touch.promised = r.promise()
	flags := r.haste().Flags
	r.touch.promised = 0
	return flags
}

// haste is Solve within the time that a step has: what is not finished goes on in the next.
func (r *Rod) haste() Report {
	if r.cfg.MaxIterations > 0 {
		return r.solve(r.cfg.MaxIterations)
	}
	return r.solve(hasty)
}

// Correct implements constraint.Body.
func (r *Rod) Correct(h float64) constraint.Flags {
	flags := r.Refine(h)
	r.touch.inStep = false
	return flags
}

// Pose implements constraint.Body.
func (r *Rod) Pose(p int) spatial.Frame {
	q := &r.points[p]
	l := &r.now[q.link]
	return spatial.Frame{Rot: l.rot, Pos: l.pos.AddScaled(q.at, l.dir)}
}

// Respond implements constraint.Body, with W = C/h². One call takes time linear in the number of links.
func (r *Rod) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	last := 0
	for _, q := range at {
		last = max(last, r.points[q].link)
	}
	r.comply(&r.points[p], impulse, last)
	for i, q := range at {
		m := r.motion(&r.points[q])
		dv[i] = m.Scale(1 / (r.period * r.period))
	}
}

// Compliance answers a wrench at point p with the displacements of points at: rotation [rad] and translation [m] for the
// present equilibrium, to first order.
func (r *Rod) Compliance(p int, w spatial.Wrench, at []int, out []spatial.Twist) {
	period := r.period
	r.period = 1
	r.Respond(p, w, at, out)
	r.period = period
}

// answered is what comply leaves at a link.
type answered struct {
	offset, slide spatial.Vec3 // of its joint and its stretch
	turn          spatial.Vec3 // rotation [rad]
	shift, end    spatial.Vec3 // displacement of its start and its end [m]
}

// comply solves for the displacements under wrench w at a point, up to link last, with the pivots of the last sweep.
func (r *Rod) comply(p *point, w spatial.Wrench, last int) {
	// Backward: only what lies between the point and the start feels the load. A force on a link is its shares at both ends.
	var gt spatial.Vec3
	gx := w.Force.Scale(-p.at)
	symmetric := len(r.left) == 0
	for k := p.link; k >= 0; k-- {
		a := &r.answers[k]
		a.slide = spatial.Vec3{}
		if r.model.links[k].length > 0 {
			if r.slides != nil {
				a.slide, gt, gx = r.slides[k].pass(symmetric, r.leftSlides, k, gx, gt, gx)
			}
			gt = gt.Add(r.now[k].dir.Cross(gx))
		}
		if k == p.link {
			gt = gt.Sub(w.Torque)
			gx = gx.AddScaled(p.at-1, w.Force)
		}
		if k > 0 {
			a.offset, gt, gx = r.steps[k].pass(symmetric, r.left, k, gt, gt, gx)
		}
	}
	for k := p.link + 1; k <= last; k++ {
		r.answers[k] = answered{}
	}
	r.spread(r.root.respond(spatial.Wrench{Torque: gt, Force: gx}).Scale(-1), last)
}

// spread takes the motion of the first link to all up to last, each of which adds its offsets.
func (r *Rod) spread(move spatial.Twist, last int) {
	turn, shift := move.Angular, move.Linear
	for k := 0; k <= last; k++ {
		a := &r.answers[k]
		if k > 0 {
			s := &r.steps[k]
			turn = turn.Sub(s.turn.MulVec(turn)).Sub(s.shift.MulVec(shift)).Sub(a.offset)
		}
		a.turn, a.shift = turn, shift
		shift = shift.Add(turn.Cross(r.now[k].dir))
		if r.slides != nil && r.model.links[k].length > 0 {
			s := &r.slides[k]
			shift = shift.Sub(s.turn.MulVec(turn)).Sub(s.shift.MulVec(shift)).Sub(a.slide)
		}
		a.end = shift
	}
}

// pass takes a force g on the unknown of the step out of the forces gt on θ and gx on x.
func (s *step) pass(symmetric bool, left []leftStep, k int, g, gt, gx spatial.Vec3) (offset, t, x spatial.Vec3) {
	if symmetric {
		return s.inv.MulVec(g), gt.Sub(s.turn.TMulVec(g)), gx.Sub(s.shift.TMulVec(g))
	}
	l := &left[k]
	return l.inv.MulVec(g), gt.Sub(l.turn.MulVec(g)), gx.Sub(l.shift.MulVec(g))
}

// motion of a point after comply.
func (r *Rod) motion(p *point) spatial.Twist {
	a := &r.answers[p.link]
	return spatial.Twist{Angular: a.turn, Linear: a.shift.Lerp(a.end, p.at)}
}

// Finite implements constraint.Body.
func (r *Rod) Finite() bool {
	end := &r.now[len(r.now)-1]
	if !end.pos.Finite() {
		return false // positions are sums: one that is not finite spoils the last
	}
	for i := range r.holds {
		if !r.holds[i].reaction.Finite() {
			return false
		}
	}
	return true
}

// AppendState implements constraint.Body. The state is the shape, the holds' targets and reactions, and the loads; of a rod that can be
// touched also the shape at the beginning of the last step. Hands are not part of it.
func (r *Rod) AppendState(b []byte) []byte {
	b = binary.LittleEndian.AppendUint32(b, uint32(len(r.model.links)))
	b = binary.LittleEndian.AppendUint32(b, uint32(len(r.lasting())))
	b = binary.LittleEndian.AppendUint32(b, uint32(len(r.points)))
	b = r.appendShape(b, r.now)
	if r.cfg.Pieces > 0 {
		b = appendFloat(appendFloat(appendFloat(r.appendShape(b, r.touch.start), r.period), r.touch.firm), r.touch.drag)
	}
	for _, i := range r.lasting() {
		h := &r.holds[i]
		for _, f := range [2]*spatial.Frame{&h.target, &h.reached} {
			b = appendVec(appendQuat(b, f.Rot), f.Pos)
		}
		b = appendVec(appendVec(b, h.reaction.Torque), h.reaction.Force)
	}
	for i := range r.points {
		b = appendVec(appendVec(b, r.points[i].load.Torque), r.points[i].load.Force)
	}
	return b
}

func (r *Rod) appendShape(b []byte, shape []pose) []byte {
	b = appendVec(b, shape[0].pos)
	for k := range r.model.links {
		b = appendQuat(b, shape[k].rot)
		if r.slides != nil {
			b = appendVec(b, shape[k].ratio)
		}
	}
	return b
}

// readShape reads what appendShape wrote.
func (r *Rod) readShape(in *reader, shape []pose) {
	shape[0].pos = in.vec()
	for k := range r.model.links {
		shape[k].rot, shape[k].ratio = in.quat(), spatial.V(0, 0, 1)
		if r.slides != nil {
			shape[k].ratio = in.vec()
		}
	}
	r.roll(shape)
}

// lasting returns the holds that are part of the state.
func (r *Rod) lasting() []int {
	r.kept = r.kept[:0]
	for i := range r.holds {
		if i < len(r.cfg.Holds) || r.holds[i].lasts {
			r.kept = append(r.kept, i)
		}
	}
	return r.kept
}

// RestoreState implements constraint.Body.
func (r *Rod) RestoreState(b []byte) ([]byte, error) {
	want := [3]int{len(r.model.links), len(r.lasting()), len(r.points)}
	size := 24 + 32*want[0]
	if r.slides != nil {
		size += 24 * want[0]
	}
	if r.cfg.Pieces > 0 {
		size = 2*size + 24
	}
	size += 160*want[1] + 48*want[2]
	if len(b) < 12+size {
		return nil, fmt.Errorf("rod: state of %d bytes, want %d", len(b), 12+size)
	}
	for i, name := range [3]string{"links", "holds", "points"} {
		if got := int(binary.LittleEndian.Uint32(b[4*i:])); got != want[i] {
			return nil, fmt.Errorf("rod: state of a rod with %d %s, want %d", got, name, want[i])
		}
	}
	in := reader{b[12:]}
	r.readShape(&in, r.now)
	if r.cfg.Pieces > 0 {
		r.readShape(&in, r.touch.start)
		r.period, r.touch.firm, r.touch.drag, r.touch.inStep = in.float(), in.float(), in.float(), false
	}
	for _, i := range r.lasting() {
		h := &r.holds[i]
		if i < len(r.cfg.Holds) {
			*h = r.model.hold(&r.cfg.Holds[i], h.link) // what a hand had taken is given back
		}
		h.target = spatial.Frame{Rot: in.quat(), Pos: in.vec()}
		h.reached = spatial.Frame{Rot: in.quat(), Pos: in.vec()}
		h.reaction = spatial.Wrench{Torque: in.vec(), Force: in.vec()}
	}
	for i := range r.points {
		r.points[i].load = spatial.Wrench{Torque: in.vec(), Force: in.vec()}
	}
	r.stale = true
	for i := range r.holds {
		h := &r.holds[i]
		h.gap, _ = h.measure(&r.now[h.link])
	}
	return in.b, nil
}

func appendFloat(b []byte, x float64) []byte {
	return binary.LittleEndian.AppendUint64(b, math.Float64bits(x))
}

func appendVec(b []byte, v spatial.Vec3) []byte {
	return appendFloat(appendFloat(appendFloat(b, v.X), v.Y), v.Z)
}

func appendQuat(b []byte, q spatial.Quat) []byte {
	return appendFloat(appendVec(b, spatial.V(q.X, q.Y, q.Z)), q.W)
}

// reader takes numbers from the front of b.
type reader struct{ b []byte }

func (r *reader) float() float64 {
	x := math.Float64frombits(binary.LittleEndian.Uint64(r.b))
	r.b = r.b[8:]
	return x
}

func (r *reader) vec() spatial.Vec3 { return spatial.V(r.float(), r.float(), r.float()) }

func (r *reader) quat() spatial.Quat {
	v := r.vec()
	return spatial.Quat{W: r.float(), X: v.X, Y: v.Y, Z: v.Z}
}
