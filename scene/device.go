package scene

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// Device is a haptic device that holds a body, in the words of a file.
type Device struct {
	Kind    string `key:"kind" doc:"What it is: emulated is computed, with a simulated hand that follows a path; others are looked for by tendril serve, and are not there in a run without a screen." enum:"emulated haply vrpn igtl osc spacenav bridge" default:"emulated" live:"false"`
	Address string `key:"address" doc:"Which one of its kind: of vrpn a device as in Phantom0@localhost, of igtl the name of a tracker, of osc an address as in /stylus, of bridge a name; the first if not given." live:"false"`
	Preset  string `key:"preset" doc:"Limits of the device and, of an emulated one, its mechanics, by its name." enum:"touch omni omega.3 delta.3 sigma.7 inverse3 virtuose-6d glove" default:"omega.3"`

	Body  string        `key:"body" doc:"Name of the rigid body that it holds." required:"true" live:"false"`
	Point *spatial.Vec3 `key:"point" doc:"Where it holds it, in the body's own coordinates; at its origin if not given." unit:"m" live:"false"`
	Turns bool          `key:"turns" doc:"It turns what it holds, and feels torque, as far as it can." default:"false" live:"false"`

	Frame *Frame  `key:"frame" doc:"Where the middle of its workspace is, and how its axes are turned; where the held point is at the beginning if not given." live:"false"`
	Scale float64 `key:"scale" doc:"Metres in the scene for a metre of the device." unit:"1" default:"1" above:"0" max:"1000" live:"false"`

	Linear         float64 `key:"linear" doc:"Stiffness of the coupling between device and body; what the device cannot render is felt in proportion." unit:"N/m" default:"1000" above:"0" max:"1e7" slider:"100 50000 log"`
	Angular        float64 `key:"angular" doc:"Turning stiffness of the coupling." unit:"N m/rad" default:"1" above:"0" max:"1e5" slider:"0.01 100 log"`
	LinearDamping  float64 `key:"linear_damping" doc:"Damping of the coupling." unit:"N s/m" default:"0" min:"0" max:"1e5" slider:"0 20"`
	AngularDamping float64 `key:"angular_damping" doc:"Turning damping of the coupling." unit:"N m s/rad" default:"0" min:"0" max:"1e4" slider:"0 0.1"`

	Path  string       `key:"path" doc:"Name of the path that the simulated hand of an emulated device wants to follow; it stays at frame if not given." live:"false"`
	Push  spatial.Vec3 `key:"push" doc:"Force that the simulated hand exerts besides, in world axes." unit:"N" default:"[0, 0, 0]" slider:"-10 10"`
	Grasp float64      `key:"grasp" doc:"How firm the simulated hand is, 1 for a relaxed one; 0 for none, a device that nobody holds." unit:"1" default:"1" min:"0" max:"20" slider:"0 5"`
	Delay float64      `key:"delay" doc:"From a pose of an emulated device to the force that answers it, beyond the loop's own." unit:"s" default:"0" min:"0" max:"0.2" slider:"0 0.02"`

	Passive bool `key:"passive" doc:"Observe the energy of the force loop, and damp what it leaks." default:"true"`
	Safe    bool `key:"safe" doc:"Render no more stiffness than the device can; its limits of force and slew always hold." default:"true"`
}

// mostDevices is how many a scene can have: each has a thread of its own while it is felt.
const mostDevices = 16

// device checks what the types alone cannot.
func (c *checker) device(path string, d *Device) {
	if !c.sound(path) {
		return
	}
	if !c.isRigid(d.Body) {
		c.name(path+".body", "body", d.Body, c.scene.Bodies.Names())
		c.blame(path+".body", Mistake{Problem: fmt.Sprintf("%q is no rigid body", d.Body), Value: d.Body, Want: "a rigid body: a tip, a tool, a peg"})
	} else {
		c.rigidName(path+".body", d.Body, false)
		if b, _, _ := c.scene.BodyOf(d.Body); b != nil && b.Rigid.Motion != "dynamic" {
			c.blame(path+".body", Mistake{Problem: fmt.Sprintf("%q is %s", d.Body, b.Rigid.Motion), Value: d.Body, Want: "a body that forces move"})
		}
	}
	if d.Path != "" {
		c.name(path+".path", "path", d.Path, c.scene.Paths.Names())
		if d.Kind != "emulated" {
			c.blame(path+".path", Mistake{Problem: "is given for a device that a person moves", Value: d.Path, Want: "none, or kind: emulated"})
		}
	}
	if d.Kind == "vrpn" && d.Address == "" {
		c.blame(path+".address", Mistake{Problem: "is missing", Want: "a VRPN device, as in Phantom0@localhost"})
	}
}

// limits returns what the device bears, and its mechanics where passivity control is wanted. An emulated device has its delay.
func (d *Device) limits() (haptic.Limits, haptic.Handle, haptic.Preset) {
	p, _ := haptic.PresetNamed(d.Preset) // the checker knows the names
	p.Device.Handle.Delay = time.Duration(d.Delay * 1e9)
	l, h := haptic.Mapping{Scale: d.Scale}.Scaled(p.Limits, p.Device.Handle)
	if !d.Safe {
		l.Stiffness, l.Angular = 0, 0
	}
	if !d.Passive {
		h = haptic.Handle{}
	}
	return l, h, p
}

// Stylus is a device of a running scene: a tool that the device moves, and the loop in which it is felt. Its methods are for the
// goroutine of the world, but for Model and Latest.
type Stylus struct {
	Name string
	Of   *Device

	world  *world.World
	tool   int           // number among the tools of the world
	path   *mover        // nil for none
	rest   spatial.Frame // where it is while nobody moves it
	person func() spatial.Frame

	coupling atomic.Pointer[constraint.Bond] // for the goroutine of the loop

	emulator *haptic.Emulator
	loop     *haptic.Loop
	last     float64 // time of the loop's last tick [s]
	state    stylusState

	before struct { // for the goroutine of the loop alone: the step before the last, and how what it holds went on to move
		step  uint64
		proxy spatial.Frame
		drift spatial.Twist
	}
}

// stylusState is what a stylus knows from one step to the next.
type stylusState struct {
	Frame    spatial.Frame // where it asks the held point to be
	Velocity spatial.Twist // of an emulated device
}

// addDevices makes the devices, where they are at the beginning.
func (r *Running) addDevices() error {
	names := r.Scene.Devices.Names()
	if len(names) > mostDevices {
		return r.Scene.mistake("devices", fmt.Errorf("%d devices, want %d at most", len(names), mostDevices))
	}
	for name, of := range r.Scene.Devices.All() {
		s := &Stylus{Name: name, Of: of, world: r.World, path: r.movers[of.Path]}
		bodies, number := r.rigidNamed(of.Body)
		at := spatial.Vec3{}
		if of.Point != nil {
			at = *of.Point
		}
		point := bodies[0].PointAt(at)
		s.rest = bodies[0].Pose(point)
		if of.Frame != nil {
			s.rest = of.Frame.frame()
		}
		if s.path != nil {
			s.rest, _, _ = s.path.At(0)
		}
		s.state.Frame = s.rest
		tool, err := r.World.AddTool(name, s.bond(constraint.Anchor{Body: number, Point: point}))
		if err == nil {
			s.tool = tool
			err = s.connect()
		}
		if err != nil {
			return r.Scene.mistake("devices."+name, err)
		}
		r.styli[name] = s
		r.World.Remember(s)
	}
	return nil
}

// bond returns the virtual coupling as it is to be, and tells the loop of it.
func (s *Stylus) bond(held constraint.Anchor) constraint.Bond {
	d, axes := s.Of, constraint.Pinned
	if d.Turns {
		axes |= constraint.Oriented
	}
	b := constraint.Bond{
		A: constraint.Anchor{Body: constraint.World, Frame: s.state.Frame}, B: held, Axes: axes,
		Linear: d.Linear, LinearDamping: d.LinearDamping,
	}
	if d.Turns {
		b.Angular, b.AngularDamping = d.Angular, d.AngularDamping
	}
	s.coupling.Store(&b)
	return b
}

// connect makes an emulated device and its loop, anew after a parameter has changed: it goes on from where it is.
func (s *Stylus) connect() error {
	if s.Of.Kind != "emulated" {
		return nil
	}
	limits, handle, preset := s.Of.limits()
	c := preset.Device
	c.Label, c.Start = s.Name, s.state.Frame
	if g := s.Of.Grasp; g > 0 {
		c.Hand = haptic.Relaxed
		c.Hand.Linear, c.Hand.Angular = g*c.Hand.Linear, g*c.Hand.Angular
		c.Hand.Damping, c.Hand.Twisted = g*c.Hand.Damping, g*c.Hand.Twisted
	}
	c.Hand.Push.Force, c.Hand.Path = s.Of.Push, wish{s}
	emulator, err := haptic.NewEmulator(c)
	if err != nil {
		return err
	}
	emulator.Throw(s.state.Velocity)
	loop, err := haptic.NewLoop(haptic.LoopConfig{Device: emulator, Model: s.Model, Limits: limits, Handle: handle})
	if err != nil {
		return err
	}
	s.emulator, s.loop, s.last = emulator, loop, s.world.Time()
	return nil
}

// wish is the path of the simulated hand, in the time of its device.
type wish struct{ of *Stylus }

// At implements haptic.Path. The device is there from the first tick on.
func (w wish) At(t float64) (spatial.Frame, spatial.Twist, spatial.Twist) {
	if w.of.path == nil {
		return w.of.rest, spatial.Twist{}, spatial.Twist{}
	}
	return w.of.path.At(w.of.last + hapticPeriod.Seconds() + t)
}

// moveDevices lets the world move the devices.
func (r *Running) moveDevices() {
	if all := r.Styli(); len(all) > 0 {
		r.World.Script(func(t float64) {
			for _, s := range all {
				s.advance(t)
			}
		})
	}
}

// Styli returns the devices of the scene, in the order of the file.
func (r *Running) Styli() []*Stylus {
	var all []*Stylus
	for _, name := range r.Scene.Devices.Names() {
		all = append(all, r.styli[name])
	}
	return all
}

// advance moves the device on to time t [s], before the world takes the step that ends there: an emulated one by ticks of its loop.
func (s *Stylus) advance(t float64) {
	switch {
	case s.person != nil:
		if f := s.person(); f.Finite() && f.Rot != (spatial.Quat{}) { // as fast as a hand: a device may be anywhere when it comes
			h := s.world.StepLength()
			s.state.Frame = towards(s.state.Frame, f, h*reachSpeed, h*reachSpin)
		}
	case s.loop != nil:
		s.tick(t)
	}
	s.world.MoveTool(s.tool, s.state.Frame)
}

// tick lets the loop of an emulated device tick up to time t [s].
func (s *Stylus) tick(t float64) {
	period := hapticPeriod.Seconds()
	elapsed := float64(s.loop.Latest().Number) * period // since last, when the loop was made
	for ; s.last+elapsed+period < t+period/2; elapsed += period {
		s.loop.Once(time.Unix(0, int64((elapsed+period)*1e9)))
	}
	s.state.Frame, s.state.Velocity = s.emulator.Motion()
}

// Model tells the haptic loop what the last step knows of what the device holds. One goroutine at a time may call it; it neither waits
// nor allocates.
func (s *Stylus) Model() (m haptic.Model, ok bool) {
	shot := s.world.Snapshot()
	if shot == nil {
		return m, false
	}
	defer shot.Release()
	i := slices.IndexFunc(shot.Tools, func(t world.Tool) bool { return t.Name == s.Name })
	if i < 0 {
		return m, false
	}
	t, c := &shot.Tools[i], s.coupling.Load()
	m = haptic.Model{
		Step: shot.Step, Held: shot.Step > 0, Target: t.Frame, Proxy: t.Proxy, Span: s.world.StepLength(),
		Linear: c.Linear, LinearDamping: c.LinearDamping, Angular: c.Angular, AngularDamping: c.AngularDamping,
	}
	m.Wrench.Force = t.Proxy.Pos.Sub(t.Frame.Pos).Scale(c.Linear)
	m.Wrench.Torque = t.Proxy.Rot.Mul(t.Frame.Rot.Conj()).Log().Scale(c.Angular)
	turned(&m.Compliance, &t.Compliance, t.Frame.Rot)
	m.Drift = s.drift(&m)
	return m, true
}

// drift returns how what the device holds goes on to move while the force stays as it is: as it did in the last step.
func (s *Stylus) drift(m *haptic.Model) spatial.Twist {
	b := &s.before
	if m.Step != b.step {
		b.drift = spatial.Twist{}
		if m.Step == b.step+1 && b.step > 0 {
			b.drift = spatial.Twist{Linear: m.Proxy.Pos.Sub(b.proxy.Pos).Scale(1 / m.Span)}
			if s.Of.Turns {
				b.drift.Angular = m.Proxy.Rot.Mul(b.proxy.Rot.Conj()).Log().Scale(1 / m.Span)
			}
		}
		b.step, b.proxy = m.Step, m.Proxy
	}
	return b.drift
}

// turned brings a compliance from the axes of a frame of rotation q into those of the world: Q C Qᵀ, block by block.
func turned(out, c *[6][6]float64, q spatial.Quat) {
	var half [6][6]float64
	for j := range 6 {
		for b := 0; b < 6; b += 3 {
			v := q.Rotate(spatial.V(c[b][j], c[b+1][j], c[b+2][j]))
			half[b][j], half[b+1][j], half[b+2][j] = v.X, v.Y, v.Z
		}
	}
	for i := range 6 {
		for b := 0; b < 6; b += 3 {
			v := q.Rotate(spatial.V(half[i][b], half[i][b+1], half[i][b+2]))
			out[i][b], out[i][b+1], out[i][b+2] = v.X, v.Y, v.Z
		}
	}
}

// Take lets a device move the stylus: ask is called once a step, and must not wait. loop is what it is felt in, for probes.
func (s *Stylus) Take(ask func() spatial.Frame, loop *haptic.Loop) { s.person, s.loop = ask, loop }

// Leave ends that. The stylus stays where it is.
func (s *Stylus) Leave() { s.person, s.loop = nil, nil }

// Frame returns where the stylus asks what it holds to be.
func (s *Stylus) Frame() spatial.Frame { return s.state.Frame }

// Latest returns the last tick of the loop in which the device is felt; the zero Tick while there is none.
func (s *Stylus) Latest() haptic.Tick {
	if s.loop == nil {
		return haptic.Tick{}
	}
	return s.loop.Latest()
}

// Config returns how a loop of a real device is to be: its limits and mechanics in the axes of the scene, and how its own axes are mapped.
func (s *Stylus) Config() (haptic.LoopConfig, haptic.Mapping) {
	limits, handle, _ := s.Of.limits()
	return haptic.LoopConfig{Model: s.Model, Limits: limits, Handle: handle}, haptic.Mapping{Frame: s.rest, Scale: s.Of.Scale}
}

// retune brings a changed field of the device to it.
func (s *Stylus) retune() error {
	number := s.world.Tool(s.tool).Bond
	now, _ := s.world.Bond(number)
	if err := s.world.SetBond(number, s.bond(now.B)); err != nil {
		return err
	}
	return s.connect()
}

// deviceProbes are the kinds of probes of a device.
var deviceProbes = func() map[string][][]string {
	out := map[string][][]string{}
	for _, what := range []string{"position", "velocity", "force", "torque", "energy", "debt", "damping"} {
		out[what] = [][]string{{"device"}}
	}
	return out
}()

// deviceReader measures a device: what its hand feels, and the energy of its loop.
func (r *Running) deviceReader(p *Probe) func() float64 {
	s := r.styli[p.Device]
	switch p.What {
	case "energy":
		return func() float64 { return s.Latest().Energy }
	case "debt":
		return func() float64 { return s.Latest().Debt }
	case "damping":
		return func() float64 { return s.Latest().Damping }
	case "position":
		return p.pick(func() spatial.Vec3 { return s.state.Frame.Pos })
	case "velocity":
		return p.pick(func() spatial.Vec3 { return s.state.Velocity.Linear })
	}
	return p.pick(func() spatial.Vec3 { return p.part(s.Latest().Wrench) })
}

// AppendState implements world.Memory.
func (s *Stylus) AppendState(dst []byte) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, &s.state)
	if err != nil {
		panic("scene: " + err.Error()) // plain numbers of known size always fit
	}
	return dst
}

// RestoreState implements world.Memory. The loop of an emulated device begins anew from there: its force comes back at the slew limit.
func (s *Stylus) RestoreState(src []byte) ([]byte, error) {
	n, err := binary.Decode(src, binary.LittleEndian, &s.state)
	if err == nil && s.person == nil {
		err = s.connect()
	}
	if err != nil {
		return src, fmt.Errorf("scene: device %q: %w", s.Name, err)
	}
	return src[n:], nil
}
