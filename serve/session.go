package serve

import (
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/world"
)

// session is a scene that viewers share: its simulation, their hands, and the frames they all get.
type session struct {
	server *Server
	key    string
	source *source
	log    *slog.Logger

	ready chan struct{} // closed when sim or err is there
	err   error         // why it could not start
	refs  int           // viewers that have it; guarded by the server's lock
	idle  *time.Timer   // stops it after the last of them; as refs

	sim   atomic.Pointer[simulation]
	told  atomic.Pointer[description] // the last that all viewers got; changed only with mu locked
	turn  sync.Mutex                  // one reset, reload, restore or stop at a time
	ended bool                        // guarded by turn
	quit  chan struct{}
	work  sync.WaitGroup

	// What follows is guarded by mu, which nobody holds while waiting for the simulation.
	mu      sync.Mutex
	clients map[*client]struct{}
	status  Status
	hands   [maxHands]hand

	film film // the recording, if there is one

	// For the publisher alone.
	frame    wire.Frame
	values   []float64 // of the probes
	worn     []float64 // Sent of the poses that hands of the scene have come to [ms]
	seq      uint32
	lastStep uint64
	lastSim  *simulation
	idling   int       // ticks without a frame
	gap      float64   // that lastSim has told metrics of [s]
	excused  time.Time // when viewers were told why the simulation is behind
	listed   time.Time // when parameters were told last
	touch    haptic.Stats
	felt     time.Time // when touch was found
	looped   time.Time // when viewers were told of the loops
}

func newSession(s *Server, key string, src *source) *session {
	x := &session{
		server: s, key: key, source: src, log: s.log.With("session", key), ready: make(chan struct{}), quit: make(chan struct{}),
		clients: map[*client]struct{}{}, status: Status{Speed: 1},
	}
	for i := range x.hands {
		x.hands[i].id, x.hands[i].session = i, x
	}
	return x
}

// open builds the scene and starts everything that runs.
func (x *session) open() {
	defer close(x.ready)
	start := time.Now()
	m, err := build(x.source, nil)
	if err != nil {
		x.err = err
		x.log.Warn("scene failed", "error", err)
		return
	}
	shot := m.running.World.Snapshot()
	x.told.Store(m.describe(shot))
	shot.Release()
	x.sim.Store(m)
	x.hands[0].wake(x.hands[0].model) // so that the rate of the haptic loop can be seen before somebody takes hold
	x.run(m)
	x.work.Go(x.publish)
	x.log.Info("scene opened", "took", time.Since(start))
}

// run starts a simulation.
func (x *session) run(m *simulation) {
	observe := x.server.metrics.observer(x.source.name)
	m.live.OnStep = func(r *world.Report) {
		m.notice()
		observe(r)
	}
	m.start(x.failed)
	x.connect(m)
}

// failed ends a session whose simulation broke.
func (x *session) failed(cause any) {
	x.log.Error("simulation failed", "cause", cause, "stack", string(debug.Stack()))
	x.mu.Lock()
	for c := range x.clients {
		c.end(&farewell{websocket.StatusInternalError, "the simulation failed; the server's log says more"})
	}
	x.mu.Unlock()
	s := x.server
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.sessions[x.key] == x && !s.closed {
		delete(s.sessions, x.key) // the next viewer gets a new one
		s.busy.Go(x.stop)
	}
}

// stop ends everything that runs, once.
func (x *session) stop() {
	<-x.ready
	x.turn.Lock()
	defer x.turn.Unlock()
	if x.ended || x.err != nil {
		return
	}
	x.ended = true
	close(x.quit)
	x.sim.Load().stop()
	x.mu.Lock()
	for i := range x.hands {
		x.hands[i].doze()
	}
	for _, p := range x.sim.Load().planes {
		p.doze()
	}
	x.mu.Unlock()
	x.work.Wait()
	x.film.end(x)
	x.log.Info("scene closed")
}

// enter lets a viewer in. What it is told first takes some time to write, which nobody should wait for.
func (x *session) enter(c *client) {
	for in := false; !in; {
		x.mu.Lock()
		status := x.status
		x.mu.Unlock()
		told := x.told.Load()
		hello := *told
		hello.Type, hello.Client, hello.Status = "hello", c.number, status
		hello.Viewers++
		text := encode(hello)
		x.mu.Lock()
		if in = x.told.Load() == told; in {
			c.send(text)
			x.clients[c] = struct{}{}
			x.status.Viewers = len(x.clients)
		}
		x.mu.Unlock()
	}
	if x.source.name == fileScene {
		if wrong := x.server.file.wrong(); wrong != nil {
			c.send(newMistakes("", wrong))
		}
	}
}

// leave lets a viewer go, and what it held.
func (x *session) leave(c *client) {
	x.mu.Lock()
	delete(x.clients, c)
	x.status.Viewers = len(x.clients)
	for i := range x.hands {
		if h := &x.hands[i]; h.owner == c {
			x.letGo(h)
		}
	}
	for _, g := range x.sim.Load().gloves {
		if g.owner == c {
			g.disown("")
		}
	}
	for _, p := range x.sim.Load().planes {
		if p.owner == c {
			p.disown("")
		}
	}
	x.mu.Unlock()
	x.server.leave(x)
}

// tell sends a message to all viewers.
func (x *session) tell(message []byte) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.tellAll(message)
}

func (x *session) tellAll(message []byte) {
	for c := range x.clients {
		c.send(message)
	}
}

// tellStatus tells all viewers how things stand. The caller has locked mu.
func (x *session) tellStatus(message string) {
	x.tellAll(encode(struct {
		Type string `json:"type"`
		Status
		Message string `json:"message,omitempty"`
	}{"status", x.status, message}))
}

// change alters the status and tells everyone.
func (x *session) change(alter func(*Status), message string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	alter(&x.status)
	x.tellStatus(message)
}

// reset starts the scene anew, from the text of its source as it is now and with some parameters changed.
func (x *session) reset(changes []change, message string) error {
	m, err := build(x.source, changes)
	if err != nil {
		return err
	}
	return x.replace(m, message)
}

// replace puts another simulation in the place of the present one. Whatever hands held, they no longer hold.
func (x *session) replace(m *simulation, message string) error {
	x.turn.Lock()
	defer x.turn.Unlock()
	if x.ended {
		return fmt.Errorf("the scene has been closed")
	}
	x.sim.Load().stop()
	shot := m.running.World.Snapshot()
	d := m.describe(shot)
	shot.Release()
	x.mu.Lock()
	for i := range x.hands {
		x.hands[i].drop("the scene started anew")
	}
	for _, g := range x.sim.Load().gloves {
		g.disown("the scene started anew")
	}
	for _, p := range x.sim.Load().planes {
		p.disown("the scene started anew")
	}
	m.live.Pause(x.status.Paused)
	m.live.SetSpeed(x.status.Speed)
	x.told.Store(d)
	x.tellScene(d)
	if message != "" {
		x.tellStatus(message)
	}
	x.sim.Store(m)
	x.mu.Unlock()
	x.run(m)
	return nil
}

// tellScene tells all viewers that something in the scene is not what it was. The caller has locked mu.
func (x *session) tellScene(d *description) {
	out := *d
	out.Type, out.Status = "scene", x.status
	x.tellAll(encode(out))
}
