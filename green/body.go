package green

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// BodyConfig describes a Body. Zones must be given.
type BodyConfig struct {
	Zones []Zone // one, or several that are bonded; Frame is where each is at the beginning, seen from the base
	Seams []Seam
	Level Level         // how seams are found
	Base  spatial.Frame // what all zones stand on, in the world; the zero value is the world's own frame

	// Mask is the radius over which what touches a point presses [m]. 0 means one and a half of the mean edge of the first zone: less would make answers depend on the mesh.
	Mask float64
	// Skin is the radius of the balls by which the surface is shown to what touches it [m]; they are sunk in by as much, and just reach it. 0 means as large as Mask, less than 0
	// that the body passes through everything.
	Skin float64
	// Spacing is how near to each other the balls are at least [m]; 0 means two thirds of Mask.
	Spacing float64
	// Worn says that a bone will wear the body (Wear): in a world it then does nothing by itself but show its shape.
	Worn bool
	// Outside are vertices that no zone has, which go with the bones and deform nothing.
	Outside []Outside
	// Contacts is how many of the points may be in contact at the same time; 0 means 64. Where more are, the finest are left out, and the step is flagged.
	Contacts int
}

const (
	usualMask     = 1.5       // in mean edges
	usualSpacing  = 2.0 / 3.0 // in masks
	usualContacts = 64
	mostPoints    = 4000 // of which compliances take 1.2 GB
)

// Body is elastic skin in a world: a Green's function model, or several that are bonded, on bones that something else moves. It is quasistatic: it is in equilibrium with what
// touches it at the end of every step. Forces on its points are found by the constraint problem from compliances of the full model, exactly; the rest of the
// surface follows from these forces only when somebody looks at it.
//
// Material points have no axes of their own: they move with the skin and turn with the bone.
type Body struct {
	cfg     BodyConfig
	zones   *Zones
	patches []patch
	points  []point
	worn    bool // a bone moves it: see Worn
	shown   int  // points that show the surface; the others were made later
	pulls   []pull
	base    spatial.Frame   // where the base is at the end of the step
	targets []spatial.Frame // and the zones' frames, seen from it

	period           float64 // length of the step [s]
	before           float64 // and of the one before [s]
	inStep           bool
	stale            bool // loads or frames have changed since the last equilibrium
	now, start, past shape
	turns            []spatial.Mat3 // rotations of the zones' present frames
	pushed           []int32        // points that have a force

	seams     seamAnswers
	grasped   graspAnswers
	noticed   constraint.Flags
	pressures []float64         // scratch
	outside   [][2]spatial.Vec3 // places of the vertices outside of all zones, in the coordinates of the two that carry each
}

// point is a material point.
type point struct {
	zone   int32
	slot   int32        // in the zone's patch
	node   int32        // of the zone
	rest   spatial.Vec3 // its place at rest [m] …
	normal spatial.Vec3 // … and the outward normal there, in the zone's coordinates
	mask   []share
	load   spatial.Wrench // that was given to Load [N m], [N]
	force  spatial.Vec3   // that the present shape has, in the zone's axes [N]
}

// shape is where the points are.
type shape struct {
	frames []spatial.Frame // of the zones, in the world
	u      [][]float64     // displacements of the points of each zone, three numbers each, in its axes [m]
}

var (
	_ constraint.Moving    = (*Body)(nil)
	_ constraint.Answering = (*Body)(nil)
)

// NewBody makes a body. The error is a *FieldError or a *SeamError.
func NewBody(cfg BodyConfig) (*Body, error) {
	if err := cfg.complete(); err != nil {
		return nil, err
	}
	zones, err := NewZones(ZonesConfig{Zones: cfg.Zones, Seams: cfg.Seams, Level: cfg.Level, Budget: 1})
	if err != nil {
		return nil, err
	}
	b := &Body{cfg: cfg, zones: zones, stale: true, base: cfg.Base, worn: cfg.Worn}
	for i := range zones.zones {
		b.patches = append(b.patches, newPatch(zones.zones[i].state.model, zones.zones[i].nodes))
		b.targets = append(b.targets, zones.Frame(i))
	}
	for _, s := range [3]*shape{&b.now, &b.start, &b.past} {
		s.frames = append([]spatial.Frame(nil), b.targets...)
		s.u = make([][]float64, len(b.patches))
	}
	b.turns = make([]spatial.Mat3, len(b.patches))
	if cfg.Skin > 0 {
		b.scatter()
	}
	b.shown = len(b.points)
	b.wear()
	b.seams.prepare(b)
	b.equilibrate()
	b.rest()
	return b, nil
}

// complete fills in what is not given, and reports what is wrong.
func (c *BodyConfig) complete() error {
	if len(c.Zones) == 0 || c.Zones[0].Model == nil {
		return &FieldError{"Zones", "empty", "one model at least"}
	}
	for _, v := range []struct {
		name  string
		value float64
	}{{"Mask", c.Mask}, {"Spacing", c.Spacing}} {
		if !(v.value >= 0 && v.value < math.Inf(1)) {
			return &FieldError{v.name, v.value, "0 or more"}
		}
	}
	if math.IsNaN(c.Skin) || math.IsInf(c.Skin, 0) {
		return &FieldError{"Skin", c.Skin, "a radius"}
	}
	if c.Contacts < 0 {
		return &FieldError{"Contacts", c.Contacts, "0 or more"}
	}
	if c.Base == (spatial.Frame{}) {
		c.Base = spatial.AtOrigin
	}
	for i, o := range c.Outside {
		if min(o.Zones[0], o.Zones[1]) < 0 || max(o.Zones[0], o.Zones[1]) >= len(c.Zones) {
			return &FieldError{fmt.Sprintf("Outside[%d].Zones", i), o.Zones, fmt.Sprintf("zones from 0 to %d", len(c.Zones)-1)}
		}
	}
	if !c.Base.Finite() {
		return &FieldError{"Base", c.Base, "finite numbers"}
	}
	if c.Mask == 0 {
		c.Mask = usualMask * meanEdge(c.Zones[0].Model)
	}
	if c.Skin == 0 {
		c.Skin = c.Mask
	}
	if c.Spacing == 0 {
		c.Spacing = usualSpacing * c.Mask
	}
	if c.Contacts == 0 {
		c.Contacts = usualContacts
	}
	return nil
}

// meanEdge returns the mean length of a surface's edges [m].
func meanEdge(m *Model) float64 {
	sum := 0.0
	for _, t := range m.Surface.Triangles {
		for k, a := range t {
			sum += m.Surface.Vertices[a].Sub(m.Surface.Vertices[t[(k+1)%3]]).Norm()
		}
	}
	return sum / float64(3*len(m.Surface.Triangles))
}

// Config returns what the body was made of, with what was not given filled in.
func (b *Body) Config() BodyConfig { return b.cfg }

// Zones returns the number of zones.
func (b *Body) Zones() int { return len(b.patches) }

// Frame returns where the frame of a zone is.
func (b *Body) Frame(zone int) spatial.Frame { return b.now.frames[zone] }

// SetLevel changes how seams are found. Interpolated needs hinges from the beginning; without them the level stays.
func (b *Body) SetLevel(l Level) {
	for i := range b.zones.seams {
		if l == Interpolated && b.zones.seams[i].table == nil {
			return
		}
	}
	if l >= Direct && l <= Skinned && l != b.zones.Level {
		b.zones.Level, b.stale = l, true
		b.seams.forget()
	}
}

// Base returns what all zones stand on.
func (b *Body) Base() spatial.Frame { return b.base }

// SetBase brings the base, and all that stands on it, somewhere at the end of the next step.
func (b *Body) SetBase(f spatial.Frame) {
	if f.Finite() {
		b.base = f
	}
}

// SetFrame brings the frame of a zone somewhere at the end of the next step, seen from the base: its bone. One that floats goes where its neighbours take it.
func (b *Body) SetFrame(zone int, f spatial.Frame) {
	if f.Finite() {
		b.targets[zone] = f
	}
}

// Load implements constraint.Body. A torque on a point is borne by the bone: points have no axes.
func (b *Body) Load(p int, w spatial.Wrench) {
	if !b.worn {
		b.load(p, w)
	}
}

func (b *Body) load(p int, w spatial.Wrench) {
	if w != (spatial.Wrench{}) {
		b.points[p].load = b.points[p].load.Add(w)
		b.stale = true
	}
}

// ClearLoads implements constraint.Body.
func (b *Body) ClearLoads() {
	if !b.worn {
		b.clearLoads()
	}
}

func (b *Body) clearLoads() {
	for i := range b.points {
		if b.points[i].load != (spatial.Wrench{}) {
			b.points[i].load, b.stale = spatial.Wrench{}, true
		}
	}
}

// Predict implements constraint.Body: bones go where they are asked to, and the skin is in equilibrium with what pressed on it last.
func (b *Body) Predict(h float64) constraint.Flags {
	if b.worn {
		return 0
	}
	return b.predict(h)
}

func (b *Body) predict(h float64) constraint.Flags {
	if !b.inStep {
		b.inStep, b.before = true, b.period
		b.past, b.start, b.now = b.start, b.now, b.past
	}
	b.period, b.stale = h, true
	return b.refine(h)
}

// Refine takes in the wrenches given to Load since Predict without ending the step.
func (b *Body) Refine(h float64) constraint.Flags {
	if b.worn {
		return 0
	}
	return b.refine(h)
}

func (b *Body) refine(h float64) constraint.Flags {
	b.period = h
	if !b.stale {
		return 0
	}
	return b.equilibrate()
}

// Correct implements constraint.Body.
func (b *Body) Correct(h float64) constraint.Flags {
	if b.worn {
		return 0
	}
	return b.correct(h)
}

func (b *Body) correct(h float64) constraint.Flags {
	flags := b.refine(h) | b.noticed
	b.inStep, b.noticed = false, 0
	return flags
}

// equilibrate finds the shape under the present loads, with bones at their targets.
func (b *Body) equilibrate() (flags constraint.Flags) {
	b.stale = false
	for i := range b.targets {
		if !b.zones.Floats(i) {
			b.zones.SetFrame(i, b.targets[i])
		}
		b.follow(i)
	}
	b.pushed = b.pushed[:0]
	for i := range b.points {
		p := &b.points[i]
		p.force = spatial.Vec3{}
		if p.load.Force != (spatial.Vec3{}) {
			p.force = b.now.frames[p.zone].Rot.Unrotate(p.load.Force)
			b.pushed = append(b.pushed, int32(i))
		}
	}
	flags = b.place()
	if len(b.pulls) > 0 {
		flags |= b.pull()
	}
	return flags
}

// follow brings the frame of a zone to where it is in the world.
func (b *Body) follow(zone int) {
	b.now.frames[zone] = b.base.Mul(b.zones.Frame(zone))
	b.now.frames[zone].Rot.Mat(&b.turns[zone])
}

// place finds seams and the displacements of all points by the present forces.
func (b *Body) place() (flags constraint.Flags) {
	flags = b.seams.settle(b)
	for i := range b.patches {
		b.seams.place(b, i)
	}
	for _, i := range b.pushed {
		p := &b.points[i]
		b.patches[p.zone].push(b.now.u[p.zone], int(p.slot), p.force)
	}
	return flags
}

// rest forgets how the body has moved.
func (b *Body) rest() {
	for _, s := range [2]*shape{&b.start, &b.past} {
		copy(s.frames, b.now.frames)
		for i := range s.u {
			copy(s.u[i], b.now.u[i])
		}
	}
}

// at returns where a point is in a shape.
func (p *point) at(s *shape) spatial.Frame {
	f := s.frames[p.zone]
	return spatial.Frame{Rot: f.Rot, Pos: f.Point(p.rest.Add(vec(s.u[p.zone][3*p.slot:])))}
}

// Pose implements constraint.Body.
func (b *Body) Pose(p int) spatial.Frame { return b.points[p].at(&b.now) }

// StartPose implements constraint.Moving.
func (b *Body) StartPose(p int) spatial.Frame {
	if !b.inStep {
		return b.Pose(p)
	}
	return b.points[p].at(&b.start)
}

// Motion implements constraint.Moving. Skin has no velocity, only a way that it goes in a step.
func (b *Body) Motion(p int) (now, before spatial.Twist) {
	now = b.points[p].way(&b.start, &b.now, b.period)
	if !b.inStep {
		return now, now
	}
	return now, b.points[p].way(&b.past, &b.start, b.before)
}

// way is the twist that takes the point from one shape to another in h seconds.
func (p *point) way(from, to *shape, h float64) (t spatial.Twist) {
	if h == 0 {
		return t
	}
	a, b := p.at(from), p.at(to)
	t.Linear = b.Pos.Sub(a.Pos).Scale(1 / h)
	if a.Rot != b.Rot {
		t.Angular = b.Rot.Mul(a.Rot.Conj()).Log().Scale(1 / h)
	}
	return t
}

// Velocity returns the velocity of a point over the last step [m/s].
func (b *Body) Velocity(p int) spatial.Vec3 {
	now, _ := b.Motion(p)
	return now.Linear
}

// Respond implements constraint.Body, with W = C/h².
func (b *Body) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	scale := 1 / (b.period * b.period)
	var c spatial.Mat3
	for i, q := range at {
		b.Compliance(&c, q, p)
		dv[i] = spatial.Twist{Linear: c.MulVec(impulse.Force).Scale(scale)}
	}
}

// Answers implements constraint.Answering: blocks of the capacitance matrix of the points that are touched, over h².
//
// Count: for a pair of points 54 multiplications and 36 additions; with seams and hands, nine more for each row of these.
func (b *Body) Answers(points []int, out []spatial.Mat6) {
	n := len(points)
	scale := 1 / (b.period * b.period)
	var c spatial.Mat3
	zero := spatial.Mat3{}
	for i, p := range points {
		for j, q := range points[:i+1] {
			b.Compliance(&c, p, q)
			c.AddScaled(&zero, scale, &c)
			out[i*n+j] = spatial.Mat6{LL: c}
			if i != j {
				out[j*n+i] = spatial.Mat6{LL: c.T()}
			}
		}
	}
}

// Compliance sets to the displacement of one point by a force on another, in world axes [m/N], with bones still and hands holding on.
func (b *Body) Compliance(to *spatial.Mat3, of, by int) {
	b.unheld(to, of, by)
	if len(b.pulls) > 0 {
		b.grasped.subtract(b, to, of, by)
	}
}

// unheld is Compliance with no hands.
func (b *Body) unheld(to *spatial.Mat3, of, by int) {
	p, q := &b.points[of], &b.points[by]
	*to = spatial.Mat3{}
	if p.zone == q.zone {
		b.patches[p.zone].compliance(to, int(p.slot), int(q.slot))
	}
	b.seams.add(b, to, of, by)
	to.Mul(&b.turns[p.zone], to)
	to.MulT(to, &b.turns[q.zone])
}

// Finite implements constraint.Body.
func (b *Body) Finite() bool {
	sum := 0.0
	for i := range b.now.u {
		for _, u := range b.now.u[i] {
			sum += u * 0
		}
		p := b.now.frames[i].Pos
		sum += (p.X + p.Y + p.Z) * 0
	}
	return sum == 0
}

// AppendState implements constraint.Body. Hands are not part of it.
func (b *Body) AppendState(to []byte) []byte {
	to = binary.LittleEndian.AppendUint32(to, uint32(len(b.patches)))
	to = binary.LittleEndian.AppendUint32(to, uint32(len(b.points)))
	to = appendFrame(appendFloats(to, b.period), &b.base)
	for i := range b.patches {
		for _, f := range [4]*spatial.Frame{&b.targets[i], &b.zones.zones[i].frame, &b.now.frames[i], &b.start.frames[i]} {
			to = appendFrame(to, f)
		}
		to = appendFloats(to, b.zones.zones[i].u...)
	}
	for i := range b.points {
		p := &b.points[i]
		to = appendFloats(appendFloats(to, b.now.u[p.zone][3*p.slot:][:3]...), b.start.u[p.zone][3*p.slot:][:3]...)
		to = appendFloats(to, p.force.X, p.force.Y, p.force.Z)
		to = appendFloats(to, p.load.Torque.X, p.load.Torque.Y, p.load.Torque.Z, p.load.Force.X, p.load.Force.Y, p.load.Force.Z)
	}
	return to
}

func appendFrame(to []byte, f *spatial.Frame) []byte {
	return appendFloats(to, f.Rot.W, f.Rot.X, f.Rot.Y, f.Rot.Z, f.Pos.X, f.Pos.Y, f.Pos.Z)
}

func appendFloats(to []byte, values ...float64) []byte {
	for _, v := range values {
		to = binary.LittleEndian.AppendUint64(to, math.Float64bits(v))
	}
	return to
}

// RestoreState implements constraint.Body. Points that were made since are as they are under no force.
func (b *Body) RestoreState(from []byte) ([]byte, error) {
	if len(from) < 8 {
		return nil, errors.New("green: state is too short")
	}
	zones, points := int(binary.LittleEndian.Uint32(from)), int(binary.LittleEndian.Uint32(from[4:]))
	if zones != len(b.patches) || points < b.shown || points > len(b.points) {
		return nil, fmt.Errorf("green: state of %d zones and %d points, want %d and from %d to %d", zones, points, len(b.patches), b.shown, len(b.points))
	}
	size := 8 * (8 + 28*zones + 15*points)
	for i := range b.patches {
		size += 8 * len(b.zones.zones[i].u)
	}
	from = from[8:]
	if len(from) < size {
		return nil, fmt.Errorf("green: state of %d bytes, want %d", len(from)+8, size+8)
	}
	next := func() (v float64) {
		v = math.Float64frombits(binary.LittleEndian.Uint64(from))
		from = from[8:]
		return v
	}
	read := func() spatial.Vec3 { return spatial.V(next(), next(), next()) }
	frame := func() spatial.Frame {
		return spatial.Frame{Rot: spatial.Quat{W: next(), X: next(), Y: next(), Z: next()}, Pos: read()}
	}
	b.period, b.base = next(), frame()
	for i := range b.patches {
		for _, f := range [4]*spatial.Frame{&b.targets[i], &b.zones.zones[i].frame, &b.now.frames[i], &b.start.frames[i]} {
			*f = frame()
		}
		b.now.frames[i].Rot.Mat(&b.turns[i])
		for k := range b.zones.zones[i].u {
			b.zones.zones[i].u[k] = next()
		}
	}
	b.pushed = b.pushed[:0]
	for i := range b.points {
		p := &b.points[i]
		if i >= points {
			p.force, p.load = spatial.Vec3{}, spatial.Wrench{}
			continue
		}
		for _, u := range [2][]float64{b.now.u[p.zone][3*p.slot:], b.start.u[p.zone][3*p.slot:]} {
			u[0], u[1], u[2] = next(), next(), next()
		}
		p.force = read()
		p.load = spatial.Wrench{Torque: read(), Force: read()}
		if p.force != (spatial.Vec3{}) {
			b.pushed = append(b.pushed, int32(i))
		}
	}
	b.inStep, b.stale, b.noticed = false, true, 0
	b.seams.forget()
	return from, nil
}
