package serve

import (
	"errors"
	"fmt"
	"math"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/record"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// replay shows a recording to one viewer, who winds it as they like.
type replay struct {
	client *client
	reader *record.Reader
	scene  *scene.Scene
	name   string
	done   chan struct{}
	work   sync.WaitGroup

	mu     sync.Mutex
	status Status
	at     float64 // position in the recording [s]
	moved  bool    // the viewer has wound it since the last frame

	// For the playing goroutine alone.
	frame  wire.Frame
	shapes map[string]*scene.Shape // of its chains
	texts  texts
	skins  map[string]*skinText
	solids map[string]*shownSolid
	told   []int // numbers of poses that the viewer was told
	seq    uint32
	before float64 // position of the last frame [s]
}

// replay lets a client see a recording.
func (s *Server) replay(c *client, name string) (room, *farewell) {
	path, err := s.recordingPath(name)
	if err != nil {
		return nil, &farewell{statusNotFound, clip(err.Error())}
	}
	p, err := openReplay(c, path, name)
	if err != nil {
		return nil, &farewell{statusNotFound, clip(fmt.Sprintf("recording %s: %v", name, err))}
	}
	p.work.Go(p.play)
	return p, nil
}

func openReplay(c *client, path, name string) (*replay, error) {
	reader, err := record.Open(path)
	if err != nil {
		return nil, err
	}
	p := &replay{client: c, reader: reader, name: name, done: make(chan struct{}), status: Status{Speed: 1, Viewers: 1}, before: math.Inf(-1), shapes: map[string]*scene.Shape{}, texts: texts{}, skins: map[string]*skinText{}}
	info := reader.Info()
	p.scene, err = info.Load()
	var first []byte
	if err == nil {
		first, err = reader.FrameAt(nil, 0)
	}
	if err == nil {
		err = p.frame.Decode(first)
	}
	if err != nil {
		_ = reader.Close()
		return nil, err
	}
	p.solids = shownSolids(p.scene)
	d := p.describe()
	d.Type, d.Client = "hello", c.number
	c.send(encode(d))
	return p, nil
}

// describe says what can be seen in the present frame.
func (p *replay) describe() *description {
	names := p.scene.WorldNames()
	bodies := make([]world.BodyShot, len(p.frame.Bodies))
	p.told = p.told[:0]
	for i := range bodies {
		if i < len(names) {
			bodies[i].Name = names[i]
		}
		poses := p.frame.Bodies[i].Poses
		p.told = append(p.told, len(poses))
		for k := range poses {
			bodies[i].Frames = append(bodies[i].Frames, spatial.Frame{Pos: spatial.V(float64(poses[k][0]), float64(poses[k][1]), float64(poses[k][2]))})
		}
	}
	var holds []world.HoldShot
	for _, h := range p.frame.Holds {
		if int(h.Body) < len(bodies) {
			holds = append(holds, world.HoldShot{Body: int(h.Body), Index: int(h.Index)})
		}
	}
	info := p.reader.Info()
	d := describe(info.Scene, p.scene, p.shape, p.texts, bodies, holds)
	d.describeRigid(p.scene, p.scene.RigidShapes, bodies)
	for _, probe := range info.Probes {
		d.Probes = append(d.Probes, probeText{Name: probe.Name, Unit: probe.Unit})
	}
	d.describeSolids(p.scene, p.solids)
	d.describeHands(p.scene, p.skins, bodies)
	if own := len(d.Probes); len(p.frame.Probes) >= own+gloveProbes*len(d.Hands) {
		for i := range d.Hands {
			d.Hands[i].Probes = own + i*gloveProbes
		}
		d.probeTexts()
		if len(p.frame.Probes) >= len(d.Probes)+planeProbes*len(d.Planes) {
			d.planeProbeTexts()
		}
	}
	d.Version, d.Replay = info.Build, &replayText{Duration: p.reader.Duration(), Name: p.name, Created: info.Created}
	d.Status = p.status
	return d
}

// shape tells what a chain of the recording looks like.
func (p *replay) shape(body string) *scene.Shape {
	if _, known := p.shapes[body]; !known {
		p.shapes[body] = p.scene.Shape(body)
	}
	return p.shapes[body]
}

// play offers frames until the viewer leaves.
func (p *replay) play() {
	defer func() { _ = p.reader.Close() }() // it was only read
	tick := time.NewTicker(framePeriod)
	defer tick.Stop()
	last, idling := time.Now(), 0
	for {
		select {
		case <-p.done:
			return
		case now := <-tick.C:
			at, moved := p.advance(now.Sub(last).Seconds())
			last = now
			if idling++; at != p.before || moved || idling >= stillFrames {
				p.before, idling = at, 0
				p.show(at)
			}
		}
	}
}

// advance moves on by some real time [s]. At its end the recording pauses.
func (p *replay) advance(dt float64) (at float64, moved bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if end := p.reader.Duration(); !p.status.Paused {
		if p.at += dt * p.status.Speed; p.at >= end {
			p.at, p.status.Paused = end, true
			p.tellStatus()
		}
	}
	at, moved = p.at, p.moved
	p.moved = false
	return at, moved
}

// show offers the frame at a position [s]. What nobody could echo in a recording is the position [ms].
func (p *replay) show(at float64) {
	data, err := p.reader.FrameAt(nil, at)
	if err == nil {
		err = p.frame.Decode(data)
	}
	if err != nil {
		p.client.send(newMistakes("", fmt.Errorf("recording %s at %.3f s: %w", p.name, at, err)))
		return
	}
	if p.reshaped() {
		p.mu.Lock()
		d := p.describe()
		p.mu.Unlock()
		d.Type = "scene"
		p.client.send(encode(d))
	}
	p.seq++
	wire.SetSeq(data, p.seq)
	wire.SetEcho(data, at*1e3)
	p.client.offer(&shared{seq: p.seq, data: data})
}

// reshaped reports whether the counts in the frame are not those that the viewer was told.
func (p *replay) reshaped() bool {
	if len(p.told) != len(p.frame.Bodies) {
		return true
	}
	for i, n := range p.told {
		if len(p.frame.Bodies[i].Poses) != n {
			return true
		}
	}
	return false
}

// tellStatus tells the viewer how things stand. The caller has locked mu.
func (p *replay) tellStatus() {
	p.client.send(encode(struct {
		Type string `json:"type"`
		Status
	}{"status", p.status}))
}

// handle implements room.
func (p *replay) handle(c *client, r *request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.do(r); err != nil {
		c.send(newMistakes(r.Type, err))
	}
}

func (p *replay) do(r *request) error {
	end := p.reader.Duration()
	switch r.Type {
	case "pause":
		p.status.Paused = r.On
		if !r.On && p.at >= end {
			p.at = 0 // play it again
		}
	case "step":
		p.status.Paused, p.moved = true, true
		p.at = math.Min(p.at+framePeriod.Seconds(), end)
	case "reset":
		p.at, p.moved = 0, true
	case "seek":
		p.at, p.moved = math.Min(math.Max(r.Time, 0), end), true
	case "speed":
		f, err := r.number()
		if err != nil {
			return err
		}
		p.status.Speed = math.Min(math.Max(f, 0.01), 100)
	case "release", "turn", "contacts", "leave", "strains", "stresses", "pressures": // of which a recording has those that it has
		return nil
	case "grab", "take", "grip", "set", "record", "state", "restore":
		return errors.New("this is a recording: it can be wound, not changed")
	default:
		return unknownType(r.Type)
	}
	p.tellStatus()
	return nil
}

// move implements room: a recording cannot be touched.
func (p *replay) move(*client, *wire.HandPose) {}

// moveHand implements room.
func (p *replay) moveHand(*client, *wire.GlovePose) {}

// movePlane implements room.
func (p *replay) movePlane(*client, *wire.HandPose) {}

// leave implements room.
func (p *replay) leave(*client) {
	close(p.done)
	p.work.Wait()
}
