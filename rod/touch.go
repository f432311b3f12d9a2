package rod

import (
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// How a rod is touched: a material point and a capsule for each stretch of it, how they move over a step, and what pushes at them do.
//
// A contact pushes at the surface, so that friction also turns the rod. A torque that keeps its direction in the world, or turns
// with the rod, has no potential, and the sweep would lose its symmetry. Half way between the two is one that has: for a rotation R
// of its link since the step began, by an angle α about n,
//
//	E = −T·s,  s = sin α n,   torque ½(tr R − Rᵀ) T,   ∂²E = (T·s) 1 − ½[T]Rᵀ (its symmetric part):
//
// the semitangential torque of Argyris et al. 1979. It is T where nothing turns, and then adds nothing to the Hessian.

const (
	stuck  = 0.03  // part of l³/EI by which a piece of length l yields in the eyes of contacts: see yield
	astray = 0.002 // part of its radius by which a touched point may miss the place that was foreseen
)

var (
	_ constraint.Moving    = (*Rod)(nil)
	_ constraint.Answering = (*Rod)(nil)
)

// touched is what a rod knows of its surface and of the step it is in.
type touched struct {
	pieces      []collide.Piece
	arcs        []float64 // arc length where each piece begins, and the end of the last [m]
	start, past []pose    // the shape when this step began, and the one before it; nil if there are no pieces
	before      float64   // length of the step before [s]
	inStep      bool
	promised    float64        // how far pushes found in it should take the rod [m]
	origin      []spatial.Vec3 // where the present solve began [m]
	reach       float64        // and how far it may go [m]
	opens       bool           // it is being predicted
	final       bool           // it is a Solve, that goes all the way
	yields      float64        // a piece to a push, by stretching [m/N]

	acts   bool           // there is something to add to the energy
	pushed bool           // some of the points of the surface were, in this step
	noted  []bool         // for each of them
	taken  []spatial.Vec3 // force on each that the last sweep knew [N]
	change []spatial.Vec3 // of force on each position since then [N]
	way    []spatial.Vec3 // that each position should go by it [m]
	couple []spatial.Vec3 // torque T on each link [N m]
	weight []float64      // touched points at each position
	span   []float64      // length of rod that belongs to it [m]
	stiff  []float64      // stiffness of the spring there [N/m]
	centre []spatial.Vec3 // and where it draws to [m]
	firm   float64        // stiffness for a touched point [N/m]
	drag   float64        // and for a length of rod [N/m²]
	least  float64        // that is worth it [N/m]
	length float64        // of the rod [m]
	radius float64        // of its thinnest piece [m]
}

// radiusAt is the radius of the surface at a place: of a section that is not round, the mean of its half axes, or that of a circle of its area [m].
func (c *Config) radiusAt(place float64) float64 {
	s, f := &c.Section, c.Taper.Value(place, 1)
	switch {
	case s.Radius > 0:
		return f * s.Radius
	case s.Radii[0] > 0:
		return f * (s.Radii[0] + s.Radii[1]) / 2
	}
	return f * math.Sqrt(s.Area/math.Pi)
}

// placePieces makes the pieces of the surface and their material points, one in the middle of each. A link that can stretch is touched at
// its start: only its ends are sure.
func (r *Rod) placePieces() error {
	n := r.cfg.Pieces
	if n == 0 {
		return nil
	}
	t := &r.touch
	t.start, t.past = make([]pose, len(r.now)), make([]pose, len(r.now))
	t.noted, t.taken, t.change = make([]bool, n), make([]spatial.Vec3, n), make([]spatial.Vec3, len(r.now))
	t.origin, t.way = make([]spatial.Vec3, len(r.now)), make([]spatial.Vec3, len(r.now))
	t.couple, t.centre = make([]spatial.Vec3, len(r.model.links)), make([]spatial.Vec3, len(r.now))
	t.weight, t.span, t.stiff = make([]float64, len(r.now)), make([]float64, len(r.now)), make([]float64, len(r.now))
	for k := range r.model.links {
		half := r.model.links[k].length / 2
		t.span[k] += half
		t.span[k+1] += half
	}
	t.length, t.least = r.model.length, softest*r.model.bendScale/math.Pow(r.model.length, 3)
	piece := r.model.length / float64(n)
	t.yields = piece/r.model.axialScale + stuck*piece*piece*piece/r.model.bendScale
	t.arcs, t.radius = append(t.arcs, 0), math.Inf(1)
	from := r.model.restAt(0)
	for i := range n {
		middle := (float64(i) + 0.5) / float64(n)
		p := r.point(middle)
		if r.slides != nil {
			p.at = 0
		}
		t.arcs = append(t.arcs, r.model.length*float64(i+1)/float64(n))
		to := r.model.restAt(t.arcs[i+1])
		shape, err := collide.NewCapsule(r.cfg.radiusAt(middle), to.Sub(from).Norm())
		if err != nil {
			return err
		}
		at := r.model.restFrames[p.link]
		at.Pos = at.Pos.AddScaled(p.at*r.model.links[p.link].length, at.Rot.Z3())
		place := spatial.Frame{Rot: spatial.Between(spatial.V(0, 0, 1), at.Rot.Unrotate(to.Sub(from)).Unit()), Pos: at.Local(from.Lerp(to, 0.5))}
		t.radius = min(t.radius, shape.Round())
		t.pieces = append(t.pieces, collide.Piece{Shape: shape, Point: i, Place: place})
		r.points = append(r.points, p)
		from = to
	}
	return nil
}

// restAt is the place of the rest shape at an arc length.
func (m *model) restAt(arc float64) spatial.Vec3 {
	k := 0
	for k+1 < len(m.links) && m.links[k+1].arc <= arc {
		k++
	}
	l, f := &m.links[k], &m.restFrames[k]
	if l.length == 0 {
		return f.Pos
	}
	return f.Pos.AddScaled((arc-l.arc)/l.curve*l.length, f.Rot.Z3())
}

// AppendPieces appends the pieces of the surface, from the start of the rod to its end.
func (r *Rod) AppendPieces(dst []collide.Piece) []collide.Piece {
	return append(dst, r.touch.pieces...)
}

// Near reports whether pieces i and j of the surface are so near to each other along the rod that they do not touch: half a turn of the
// tightest bend that a rod of this thickness can make. If it passes through itself, all are.
func (r *Rod) Near(i, j int) bool {
	if r.cfg.PassesItself {
		return true
	}
	i, j = min(i, j), max(i, j)
	round := math.Pi * math.Max(r.touch.pieces[i].Shape.Round(), r.touch.pieces[j].Shape.Round())
	return j-i <= 1 || r.touch.arcs[j]-r.touch.arcs[i+1] < round
}

// StartPose implements constraint.Moving.
func (r *Rod) StartPose(p int) spatial.Frame {
	if !r.touch.inStep || r.touch.start == nil {
		return r.Pose(p)
	}
	return r.points[p].in(r.touch.start)
}

// in is the frame of the point in a shape.
func (p *point) in(shape []pose) spatial.Frame {
	l := &shape[p.link]
	return spatial.Frame{Rot: l.rot, Pos: l.pos.AddScaled(p.at, l.dir)}
}

// Motion implements constraint.Moving. A rod has no velocity, only a way that it goes in a step; of one without pieces not even that is known.
func (r *Rod) Motion(p int) (now, before spatial.Twist) {
	t, q := &r.touch, &r.points[p]
	switch {
	case t.start == nil:
		return now, before
	case !t.inStep:
		now = q.way(t.start, r.now, r.period)
		return now, now
	}
	return q.way(t.start, r.now, r.period), q.way(t.past, t.start, t.before)
}

// way is the twist that takes the point from one shape to another in h seconds.
func (p *point) way(a, b []pose, h float64) (t spatial.Twist) {
	if h == 0 {
		return t
	}
	from, to := p.in(a), p.in(b)
	return spatial.Twist{Angular: to.Rot.Mul(from.Rot.Conj()).Log().Scale(1 / h), Linear: to.Pos.Sub(from.Pos).Scale(1 / h)}
}

// beginStep notes the shape with which a step begins, unless one has begun.
func (r *Rod) beginStep() {
	t := &r.touch
	if t.inStep || t.start == nil {
		return
	}
	t.inStep, t.before = true, r.period
	t.past, t.start = t.start, t.past
	copy(t.start, r.now)
	if t.firm, t.drag = slack*t.firm, slack*t.drag; t.firm < t.least {
		t.firm = 0
	}
	if t.drag < t.least/t.length {
		t.drag = 0
	}
	t.clearPushes()
	r.stale = true // pushes are to be noted anew
}

func (t *touched) clearPushes() {
	t.pushed = false
	clear(t.noted)
	clear(t.couple)
	clear(t.weight)
	clear(t.stiff)
	t.acts = false
}

// rest forgets how the rod moved.
func (t *touched) rest(now []pose) {
	copy(t.start, now)
	copy(t.past, now)
	t.inStep, t.firm, t.drag = false, 0, 0
	t.clearPushes()
}

// note takes in that point i of the surface is pushed. Its spring stays until the step ends: between Predict and Correct nothing
// changes but pushes.
func (t *touched) note(i int, p *point, torque spatial.Vec3) {
	t.couple[p.link] = t.couple[p.link].Add(torque)
	if !t.noted[i] {
		t.noted[i], t.pushed = true, true
		t.weight[p.link] += 1 - p.at
		t.weight[p.link+1] += p.at
	}
}

// addCouple adds the terms of the torque on link k, and returns its energy [J].
func (t *touched) addCouple(k int, ans *answer, p *pose) float64 {
	torque := t.couple[k]
	if torque == (spatial.Vec3{}) {
		return 0
	}
	turn := p.rot.Mul(t.start[k].rot.Conj())
	done := torque.Dot(turn.Vec()) * 2 * turn.W
	exerted := torque.Scale(4*turn.W*turn.W - 1).Sub(turn.Unrotate(torque)).Scale(0.5)
	ans.gt, ans.tt = ans.gt.Sub(exerted), ans.tt.Sub(exerted)
	var rot spatial.Mat3
	turn.Mat(&rot)
	second := spatial.Skew(torque)
	second.MulT(&second, &rot)
	ans.a.AddScaled(-0.5, &second)
	ans.a.XX += done
	ans.a.YY += done
	ans.a.ZZ += done
	return -done
}

// Nudge takes in the wrenches given to Load since Predict, as Refine does, and reports whether the rod went elsewhere than its answers told, so
// that contacts should be solved again around where it is.
func (r *Rod) Nudge(h float64) (more bool) {
	if r.touch.start == nil || !r.stale {
		return false
	}
	r.Refine(h)
	t, off := &r.touch, 0.0
	for k := 1; k < len(r.now); k++ {
		if t.weight[k] > 0 {
			off = math.Max(off, r.now[k].pos.Sub(t.origin[k]).Sub(t.way[k]).Norm2())
		}
	}
	enough := astray * t.radius
	return off > enough*enough
}
