package serve

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"sync/atomic"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/version"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// change is a parameter that a viewer has set, or its track: the keys are JSON then.
type change struct {
	Path  string `json:"path"`
	Value string `json:"value"`
	Track bool   `json:"track,omitempty"`
}

// keys returns the keys of a track.
func (c *change) keys() (keys []scene.TrackKey, err error) {
	if err := json.Unmarshal([]byte(c.Value), &keys); err != nil {
		return nil, fmt.Errorf("keys are %s, want a list of {time, value}, or null", clip(c.Value))
	}
	return keys, nil
}

// simulation is a scene that has been built and runs against the clock. A reset makes a new one.
type simulation struct {
	source  *source
	text    []byte // of the scene
	running *scene.Running
	live    *world.Live
	probes  []scene.Reading
	gloves  []*glove
	skins   map[string]*skinText // of its hands
	planes  []*plane
	felt    []atomic.Pointer[haptic.Loop] // of the devices that the scene names, while they are felt
	solids  map[string]*shownSolid        // by body
	nodal   []float64                     // scratch of its own goroutine

	texts   texts
	initial map[string]any // parameters in the file
	changes []change       // what was set since the file was read; for its own goroutine, and for others before it starts
	told    atomic.Bool    // viewers know the parameters as they are
	failed  func(cause any)
	cancel  context.CancelFunc
	done    chan struct{}   // closed when it has stopped
	failing map[string]bool // fields and planes that viewers were told of
}

// build makes a simulation of a source, with changes, after its first step: a world has a shape to show from then on.
func build(src *source, changes []change) (*simulation, error) {
	text, err := src.read()
	if err != nil {
		return nil, err
	}
	s, err := scene.Load(src.file, text)
	if err != nil {
		return nil, err
	}
	initial := map[string]any{}
	for _, p := range s.Params() {
		initial[p.Path] = p.Value
	}
	for _, c := range changes {
		if err := c.before(s); err != nil {
			return nil, err
		}
	}
	running, err := s.Build()
	if err != nil {
		return nil, err
	}
	running.World.Step()
	m := &simulation{
		source: src, text: text, running: running, live: world.NewLive(running.World), probes: running.Probes(),
		texts: texts{}, skins: map[string]*skinText{}, failing: map[string]bool{}, initial: initial, changes: slices.Clone(changes), cancel: func() {}, done: make(chan struct{}),
	}
	for i, g := range running.Gloves() {
		m.gloves = append(m.gloves, &glove{number: i, of: g})
		wrist, _ := g.Asked()
		m.gloves[i].asked.Store(&gloveAsk{Ask: scene.Ask{Wrist: wrist, Grasp: g.Grasp()}})
	}
	m.planes, m.solids = newPlanes(m), shownSolids(s)
	m.felt = make([]atomic.Pointer[haptic.Loop], len(running.Styli()))
	m.told.Store(true)
	return m, nil
}

// before makes the change in a scene that does not run yet.
func (c *change) before(s *scene.Scene) error {
	if !c.Track {
		return s.Set(c.Path, c.Value)
	}
	keys, err := c.keys()
	if err != nil {
		return err
	}
	return s.SetTrack(c.Path, keys)
}

// start lets the simulation run. It calls failed if it breaks.
func (m *simulation) start(failed func(cause any)) {
	ctx, cancel := context.WithCancel(context.Background())
	m.cancel, m.failed = cancel, failed
	go func() {
		defer close(m.done)
		defer m.running.World.Close()
		defer m.rescue()
		m.live.Run(ctx)
	}()
}

// rescue keeps a bug of ours in one scene from ending the others.
func (m *simulation) rescue() {
	if cause := recover(); cause != nil {
		m.failed(cause)
	}
}

// do runs f between two steps and waits for it. It reports false if the simulation has stopped.
func (m *simulation) do(f func(*world.World)) bool {
	whole := false
	ran := m.live.Do(func(w *world.World) {
		defer m.rescue()
		f(w)
		whole = true
	})
	return ran && whole
}

// stop ends the simulation and waits until it has.
func (m *simulation) stop() {
	m.cancel()
	<-m.done
}

// set changes a parameter, or its track. It runs on the simulation's goroutine.
func (m *simulation) set(c change) error {
	var err error
	if c.Track {
		var keys []scene.TrackKey
		if keys, err = c.keys(); err == nil {
			err = m.running.SetTrack(c.Path, keys)
		}
	} else {
		err = m.running.Set(c.Path, c.Value)
	}
	if err != nil {
		return err
	}
	clear(m.failing) // a changed formula is judged anew
	for i := range m.changes {
		if m.changes[i].Path == c.Path && m.changes[i].Track == c.Track {
			m.changes = append(m.changes[:i], m.changes[i+1:]...)
			break
		}
	}
	m.changes = append(m.changes, c)
	m.told.Store(false)
	return nil
}

// complaint says which fields have become not finite and which planes have missed their solids since it was last asked, nil if none has. It runs on the simulation's goroutine.
func (m *simulation) complaint() error {
	var all []error
	failures := m.running.FieldFailures()
	for _, name := range slices.Sorted(maps.Keys(failures)) {
		if n := failures[name]; !m.failing[name] {
			m.failing[name] = true
			all = append(all, fmt.Errorf("field %q: its formula is not finite somewhere, at a division by zero for one; what is there gets no force (%d times so far)", name, n))
		}
	}
	for _, p := range m.planes {
		key := "planes." + p.of.Name
		trouble := p.of.Trouble()
		if trouble != nil && !m.failing[key] {
			all = append(all, fmt.Errorf("plane %q holds nothing: %w", p.of.Name, trouble))
		}
		m.failing[key] = trouble != nil
	}
	return errors.Join(all...)
}

// describe says what the scene is now. It runs on the simulation's goroutine, or before that starts.
func (m *simulation) describe(shot *world.Snapshot) *description {
	d := describe(m.source.name, m.running.Scene, m.running.Shape, m.texts, shot.Bodies, shot.Holds)
	d.describeRigid(m.running.Scene, m.running.RigidShapes, shot.Bodies)
	d.Hash, d.Params = m.hash(), params(m.running, m.initial)
	if m.source.name == fileScene {
		d.File = m.source.file
	}
	for _, p := range m.probes {
		d.Probes = append(d.Probes, probeText{Name: p.Name, Unit: p.Unit})
	}
	d.describeHands(m.running.Scene, m.skins, shot.Bodies)
	d.describeGloves(m.gloves, len(d.Probes))
	d.probeTexts()
	d.describeSolids(m.running.Scene, m.solids)
	d.describePlanes(m.planes)
	return d
}

// describe says what can be seen of a scene whose bodies and holds are these; shape tells of its chains.
func describe(name string, s *scene.Scene, shape func(body string) *scene.Shape, texts texts, bodies []world.BodyShot, holds []world.HoldShot) *description {
	d := &description{
		Protocol: wire.Version, Version: version.Get().Version,
		Scene: sceneText{
			Name: name, Title: s.Title, About: s.About, Source: s.Source, Step: s.Step, Duration: s.Duration,
			Gravity: list3(s.Gravity), View: viewText{s.View.Distance, list3(s.View.Target), s.View.Elevation, s.View.Azimuth},
		},
		Bodies: []bodyText{}, Holds: []holdText{}, Probes: []probeText{}, Params: []param{}, Tracks: []trackText{},
	}
	for name, t := range s.Tracks.All() {
		d.Tracks = append(d.Tracks, trackText{Name: name, Path: t.Param, Keys: t.Keys, Loop: t.Loop})
	}
	shapes := make([]*scene.Shape, len(bodies))
	for i := range bodies {
		shapes[i] = shape(bodies[i].Name)
		if p := s.Props.Get(bodies[i].Name); p != nil {
			d.Bodies = append(d.Bodies, describeProp(p, &bodies[i]))
			continue
		}
		of, _, _ := s.BodyOf(bodies[i].Name)
		d.Bodies = append(d.Bodies, describeBody(of, shapes[i], texts, &bodies[i]))
	}
	body, number := -1, 0 // of the hold on its body
	for _, h := range holds {
		if number++; h.Body != body {
			body, number = h.Body, 0
		}
		text := holdText{Body: h.Body, Index: h.Index}
		switch of := s.Bodies.Get(bodies[h.Body].Name); {
		case of == nil:
		case of.Rod != nil && number < len(of.Rod.Holds):
			hold := &of.Rod.Holds[number]
			text.Axes, text.Driven = hold.Axes.String(), hold.Path != "" && !h.Taken
		case of.Chain != nil && shapes[h.Body] != nil && number < len(shapes[h.Body].Roots):
			text.Axes, text.Driven = shapes[h.Body].Roots[number], of.Chain.Path != "" && !h.Taken
		}
		d.Holds = append(d.Holds, text)
	}
	return d
}

// describeProp says what a thing looks like that is only seen.
func describeProp(of *scene.Prop, shot *world.BodyShot) bodyText {
	size := list3(of.Size)
	return bodyText{
		Name: shot.Name, Kind: "prop", Count: len(shot.Frames), Radius: []float64{max(size[0], size[1], size[2]) / 2}, Colour: of.Colour,
		Parents: []int{-1}, Shape: of.Shape, Size: &size,
	}
}

// describeBody says what can be seen of a body.
func describeBody(of *scene.Body, shape *scene.Shape, texts texts, shot *world.BodyShot) bodyText {
	text := bodyText{Name: shot.Name, Kind: "rod", Count: len(shot.Frames), Radius: []float64{}}
	if of == nil {
		return text
	}
	text.Kind, text.Colour = of.Kind(), of.Colour
	switch {
	case of.Rod != nil:
		text.Radius = radii(of.Rod, shot.Frames)
	case shape != nil:
		text.Radius, text.Parents, text.Links = short(shape.Radius), shape.Parents, shape.Links
		text.Style, text.Strands = shape.Style, shape.Strands
		text.Fill, text.Leaves = texts.of(shape.Fill, packFloats), texts.of(shape.Leaves, packLeaves)
		text.LeafShape, text.LeafColours = shape.LeafShape, shape.LeafColours
		if t := shape.Tint; t != nil {
			text.Tint = &tintText{t.Root, t.Tip, t.Vary}
		}
		for _, r := range shape.Riders {
			rider := riderText{Frame: r.Frame, Offset: list3(r.Offset), Size: r.Size, Shape: r.Shape, Colour: r.Colour}
			if r.Rotation != (spatial.Vec3{}) {
				turn := list3(r.Rotation)
				rider.Rotation = &turn
			}
			text.Riders = append(text.Riders, rider)
		}
	}
	return text
}

// hash tells the texts of scenes apart.
func (m *simulation) hash() string {
	sum := sha256.Sum256(m.text)
	return hex.EncodeToString(sum[:8])
}

// radii returns the radius of a rod at each of its frames [m].
func radii(r *scene.Rod, frames []spatial.Frame) []float64 {
	radius := r.Section.Radius
	switch {
	case radius > 0:
	case r.Section.Radii != [2]float64{}:
		radius = math.Sqrt(r.Section.Radii[0] * r.Section.Radii[1])
	case r.Section.Area > 0:
		radius = math.Sqrt(r.Section.Area / math.Pi)
	default:
		radius = 1e-3 // given by its stiffness alone, but it should be seen
	}
	out, arc := make([]float64, len(frames)), make([]float64, len(frames))
	for i := 1; i < len(frames); i++ {
		arc[i] = arc[i-1] + frames[i].Pos.Sub(frames[i-1].Pos).Norm()
	}
	for i := range out {
		place := 0.0
		if length := arc[len(arc)-1]; length > 0 {
			place = arc[i] / length
		}
		out[i] = radius * taper(r.Taper, place)
	}
	return out
}

// taper returns the factor of a profile at a place along a rod.
func taper(knots []scene.Knot, place float64) float64 {
	if len(knots) == 0 {
		return 1
	}
	for i := range knots {
		if at := float64(knots[i].At); place <= at {
			if i == 0 {
				break
			}
			from := &knots[i-1]
			t := (place - float64(from.At)) / (at - float64(from.At))
			return from.Factor + t*(knots[i].Factor-from.Factor)
		}
	}
	if place <= float64(knots[0].At) {
		return knots[0].Factor
	}
	return knots[len(knots)-1].Factor
}
