package rod

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Rod is an elastic rod in equilibrium. It implements constraint.Body.
type Rod struct {
	cfg   Config
	model *model

	now, trial []pose  // the shape, and the one that a line search tries; one for each link and one for the far end
	steps      []step  // Newton's step: what the last two sweeps found, one for each link
	slides     []slide // the same for shear and stretch; nil for an inextensible rod
	root       rootStep
	left       []leftStep // of the last sweep, if it was not symmetric
	leftSlides []leftStep
	answers    []answered     // of the last Respond
	moves      []spatial.Vec3 // scratch of tryClosed
	slid       []spatial.Vec3
	holds      []hold // those of the Config, then those that hands have added
	order      []int  // holds by falling place
	kept       []int  // scratch of lasting

	force  []spatial.Vec3   // dead force on each position [N], rebuilt when loads change
	torque []spatial.Vec3   // torque in world axes on each link [N m]; nil if there is none
	follow []spatial.Wrench // wrench in local axes on the middle of each link [N m], [N]; nil if there is none
	stale  bool             // force, torque and follow no longer agree with the loads
	pushed bool             // PushHold has changed a hold

	points []point // material points: those of the surface, then those of PointAt
	period float64 // length of the last step [s], for Respond
	touch  touched
	asked  asked
	work   sweepTotals
	sweeps int     // in the present solve
	damp   float64 // resistance to turning that makes a step downhill where the energy is not convex [N]
	enough float64 // the last damp that was enough in this solve [N]
}

// pose is the shape of a link; the last one holds only the position of the far end.
type pose struct {
	rot   spatial.Quat // orientation in the world
	pos   spatial.Vec3 // start of the link in the world [m]
	dir   spatial.Vec3 // from its start to its end [m]
	gibbs spatial.Vec3 // Gibbs vector of the joint before it
	ratio spatial.Vec3 // strain v in local axes [1]: (0, 0, 1) unless the rod is extensible
}

// point is a material point: a place on a link, as a fraction of its length from its start.
type point struct {
	link int
	at   float64
	load spatial.Wrench // given by Load [N m], [N]
}

// hold is the moving part of a Hold.
type hold struct {
	link     int
	at       float64 // place on the link, as a fraction of its length; 0 on a bead
	axes     Axes
	rigid    [2]bool        // angular, linear
	taken    bool           // by a hand: rigid and stiff are not what the Config says
	lasts    bool           // added, and part of the state
	stiff    [2]float64     // angular [N m/rad], linear [N/m]: given, or the penalty that helps a rigid hold
	yield    float64        // stiffness of the hold when it is far [N/m]
	gentle   float64        // a force that bends the rod by much [N]
	target   spatial.Frame  // asked for
	reached  spatial.Frame  // what the present shape was solved for
	asked    spatial.Frame  // target, while continuation moves that
	reaction spatial.Wrench // multiplier of a rigid hold, in the axes of the target
	next     spatial.Wrench // the reaction that Newton's step asks for
	held     bool           // and that it was kept from having in full
	gap      spatial.Twist  // of the present shape, in the axes of the target
	far      bool           // it asks for nearly all the length from the hold before it, or more
}

// Report tells how a solve went.
type Report struct {
	Iterations int     // of Newton's method, counted by backward sweeps
	Residual   float64 // largest unbalanced torque relative to the largest in the rod, at the last iteration
	Gap        float64 // largest gap at a rigid hold [m] (an angle counts by the rod's length)
	Energy     float64 // elastic and potential energy [J]
	Flags      constraint.Flags
}

// New makes a rod at rest. The error is a *FieldError.
func New(cfg Config) (*Rod, error) {
	if err := cfg.Validate(); err != nil {
		return nil, err
	}
	m, err := build(&cfg)
	if err != nil {
		return nil, err
	}
	r := &Rod{cfg: cfg, model: m}
	r.allocate()
	if err := r.placePieces(); err != nil {
		return nil, err
	}
	r.Reset()
	return r, nil
}

func (r *Rod) allocate() {
	n := len(r.model.links)
	r.now, r.trial = make([]pose, n+1), make([]pose, n+1)
	r.steps = make([]step, n)
	r.answers = make([]answered, n)
	r.force = make([]spatial.Vec3, n+1)
	r.slides, r.torque, r.follow = nil, nil, nil
	if r.cfg.Extensible {
		r.slides = make([]slide, n)
	}
	r.holds = make([]hold, len(r.cfg.Holds))
	for i := range r.holds {
		r.holds[i] = r.model.hold(&r.cfg.Holds[i], r.model.holdLink[i])
	}
	r.sortHolds()
	r.stale = true
}

// hold makes the moving part of h. A rigid hold is a multiplier with a penalty beside it (hold.go), stiff enough that the
// rod's own stiffness is nothing against it, and soft enough to leave half the digits. A rod pulled beyond its length
// resists with the force that its material would (findFar).
func (m *model) hold(h *Hold, link int) hold {
	penalty := 3e8 * float64(len(m.links)+10) // what it leaves of a motion that costs nothing grows with the number of links
	bend := m.bendScale / m.length
	out := hold{link: link, axes: h.Axes.OrClamped(), target: h.Frame, stiff: [2]float64{h.Angular, h.Linear}}
	if h.Frame == (spatial.Frame{}) {
		out.target = m.restFrames[link]
	}
	out.target.Rot = out.target.Rot.Unit()
	if h.Angular == 0 {
		out.rigid[0], out.stiff[0] = true, penalty*bend
	}
	if h.Linear == 0 {
		out.rigid[1], out.stiff[1] = true, penalty*bend/(m.length*m.length)
	}
	out.gentle = 20 * bend / m.length
	out.yield = math.Max(m.axialScale, 1e6*bend/m.length) / m.length
	out.reached = out.target
	return out
}

// Reset puts the rod back into its rest shape, its holds and loads to what the Config says.
func (r *Rod) Reset() {
	for k := range r.model.links {
		r.now[k] = pose{rot: r.model.restFrames[k].Rot, ratio: spatial.V(0, 0, 1)}
	}
	r.now[0].pos = r.model.restFrames[0].Pos
	r.holds = r.holds[:len(r.cfg.Holds)]
	for i := range r.holds {
		r.holds[i] = r.model.hold(&r.cfg.Holds[i], r.model.holdLink[i])
		r.holds[i].reached = r.model.restFrames[r.holds[i].link]
	}
	r.sortHolds()
	r.ClearLoads()
	r.stale = true
	r.roll(r.now)
	r.touch.rest(r.now)
}

// Config returns the description that the rod follows now.
func (r *Rod) Config() Config { return r.cfg }

// Reconfigure changes any parameter of the rod while it runs. The present shape is where the next solve starts; holds
// stay where they have been moved to unless cfg gives them another frame than before. A cfg that is wrong changes nothing.
func (r *Rod) Reconfigure(cfg Config) error {
	if err := cfg.Validate(); err != nil {
		return err
	}
	if cfg.Pieces != r.cfg.Pieces {
		return &FieldError{"Pieces", cfg.Pieces, fmt.Sprintf("%d, as it was made: who touches the rod counts on it", r.cfg.Pieces)}
	}
	m, err := build(&cfg)
	if err != nil {
		return err
	}
	next := &Rod{cfg: cfg, model: m}
	next.allocate()
	next.Reset()
	next.takeShape(r)
	next.keepAdded(r)
	for i := range cfg.Holds {
		if i < len(r.cfg.Holds) && cfg.Holds[i].At == r.cfg.Holds[i].At {
			h, old := &next.holds[i], &r.holds[i]
			h.reached, h.reaction = old.reached, old.reaction
			if old.taken || cfg.Holds[i].Frame == r.cfg.Holds[i].Frame {
				h.target = old.target
			}
			if old.taken {
				h.taken, h.axes, h.rigid, h.stiff = true, old.axes, old.rigid, old.stiff
			}
		}
	}
	if err := next.placePieces(); err != nil {
		return err
	}
	for i, p := range r.points {
		if i < cfg.Pieces {
			next.points[i].load = p.load
			continue
		}
		q := next.point((r.model.links[p.link].arc + p.at*r.model.links[p.link].length) / r.model.length)
		q.load = p.load
		next.points = append(next.points, q)
	}
	next.period = r.period
	next.touch.rest(next.now)
	*r = *next
	return nil
}

// takeShape turns the links of r as those of old are turned at the same places.
func (r *Rod) takeShape(old *Rod) {
	k := 0
	for j := range r.model.links {
		at := (r.model.links[j].arc + r.model.links[j].length/2) / r.model.length
		for k+1 < len(old.model.links) && old.model.links[k+1].arc/old.model.length <= at {
			k++
		}
		r.now[j].rot, r.now[j].ratio = old.now[k].rot, old.now[k].ratio
	}
	r.now[0].pos = old.now[0].pos
	r.roll(r.now)
}

// roll computes positions, directions and joints of a shape from its first position, rotations and strains.
func (r *Rod) roll(p []pose) {
	for k := range r.model.links {
		p[k].dir = p[k].direction(r.model.links[k].length, r.slides != nil)
		p[k+1].pos = p[k].pos.Add(p[k].dir)
		if k > 0 {
			p[k].gibbs = spatial.Gibbs(p[k-1].rot, p[k].rot)
		}
	}
}

func (p *pose) direction(length float64, extensible bool) spatial.Vec3 {
	if extensible {
		return p.rot.Rotate(p.ratio).Scale(length)
	}
	return p.rot.Z3().Scale(length)
}

// Nodes returns the number of nodes.
func (r *Rod) Nodes() int { return len(r.model.nodeLink) }

// Length returns the rest length [m].
func (r *Rod) Length() float64 { return r.model.length }

// Arc returns the rest arc length of node i [m].
func (r *Rod) Arc(i int) float64 { return r.model.places[i] * r.model.length }

// Frame returns the frame of node i in the world; its z runs along the rod.
func (r *Rod) Frame(i int) spatial.Frame {
	k := r.model.nodeLink[i]
	f := spatial.Frame{Rot: r.now[k].rot, Pos: r.now[k].pos}
	if r.model.links[k].length > 0 { // no bead: the node lies between the middles of two links
		a, b := r.model.links[k-1].length, r.model.links[k].length
		f.Rot = mix(r.now[k-1].rot, r.now[k].rot, a/(a+b))
	}
	return f
}

// AppendFrames appends the frame of every node.
func (r *Rod) AppendFrames(dst []spatial.Frame) []spatial.Frame {
	for i := range r.model.nodeLink {
		dst = append(dst, r.Frame(i))
	}
	return dst
}

// SetLoad changes the wrench of load i.
func (r *Rod) SetLoad(i int, w spatial.Wrench) {
	if i >= len(r.cfg.Loads) {
		return
	}
	loads := append([]Load(nil), r.cfg.Loads...) // the slice is the caller's
	loads[i].Wrench = w
	r.cfg.Loads = loads
	r.stale = true
}

// SetGravity changes the gravity [m/s²].
func (r *Rod) SetGravity(g spatial.Vec3) {
	r.cfg.Gravity = g
	r.stale = true
}

// Strain returns curvature and twist [1/m], shear and stretch [1] at node i, in local axes.
func (r *Rod) Strain(i int) spatial.Twist {
	a, b := r.jointsAt(i)
	var u spatial.Vec3
	for k := a; k <= b; k++ {
		u = u.AddScaled(1/(r.jointSpan(k)*float64(b-a+1)), strain(r.now[k].gibbs))
	}
	return spatial.Twist{Angular: u, Linear: r.now[r.model.nodeLink[i]].ratio}
}

// Stress returns the transmitted torque [N m] and force [N] at node i, in local axes (Pai 2002, eq. 6): what the part beyond
// the node exerts on the part before it.
func (r *Rod) Stress(i int) spatial.Wrench {
	r.loads()
	a, b := r.jointsAt(i)
	var m spatial.Vec3 // in world axes
	for k := a; k <= b; k++ {
		l, c := &r.model.links[k], r.now[k].gibbs
		m = m.AddScaled(1/float64(b-a+1), r.now[k-1].rot.Rotate(l.torque(c)))
	}
	// The force beyond the middle of the node's link is the sum of what pulls there.
	var n spatial.Vec3
	for k := len(r.model.links); k > r.model.nodeLink[i]; k-- {
		n = n.Add(r.force[k])
		if r.follow != nil && k > r.model.nodeLink[i]+1 {
			n = n.Add(r.now[k-1].rot.Rotate(r.follow[k-1].Force))
		}
	}
	for j := range r.holds {
		if r.holds[j].link > r.model.nodeLink[i] {
			n = n.Add(r.HoldWrench(j).Force)
		}
	}
	rot := r.Frame(i).Rot
	return spatial.Wrench{Torque: rot.Unrotate(m), Force: rot.Unrotate(n)}
}

// jointsAt returns the first and last joint at node i.
func (r *Rod) jointsAt(i int) (first, last int) {
	k := r.model.nodeLink[i]
	if r.model.links[k].length > 0 {
		return k, k
	}
	return max(k, 1), min(k+1, len(r.model.links)-1) // a bead has a joint on either side, but for the ends
}

// jointSpan is the length ĥ that joint k stands for [m].
func (r *Rod) jointSpan(k int) float64 {
	return (r.model.links[k-1].curve + r.model.links[k].curve) / 2
}
