package serve

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/bridge"
	"github.com/tendril-sim/tendril/haptic/haply"
	"github.com/tendril-sim/tendril/haptic/igtl"
	"github.com/tendril-sim/tendril/haptic/osc"
	"github.com/tendril-sim/tendril/haptic/spacenav"
	"github.com/tendril-sim/tendril/haptic/vrpn"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// claims are devices that sessions have: a device has one force, so one at a time.
type claims struct {
	mu    sync.Mutex
	taken map[string]bool
}

// claim takes a device, if nobody has it.
func (c *claims) claim(key string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.taken[key] {
		return false
	}
	if c.taken == nil {
		c.taken = map[string]bool{}
	}
	c.taken[key] = true
	return true
}

func (c *claims) leave(key string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.taken, key)
}

// again is how long after a device was not there, or another's, it is asked for once more.
const again = 200 * time.Millisecond

// connect lets the devices that the scene names move and feel what they hold, for as long as the simulation lasts.
func (x *session) connect(m *simulation) {
	for i, s := range m.running.Styli() {
		if s.Of.Kind == "emulated" {
			continue
		}
		x.work.Go(func() {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			x.work.Go(func() {
				select {
				case <-m.done:
				case <-ctx.Done():
				}
				cancel()
			})
			if err := x.lend(ctx, m, s, &m.felt[i]); err != nil {
				x.log.Warn("device failed", "device", s.Name, "error", err)
			}
		})
	}
}

// lend opens a device once nobody else has it, and runs its loop until ctx is done.
func (x *session) lend(ctx context.Context, m *simulation, s *scene.Stylus, felt *atomic.Pointer[haptic.Loop]) error {
	key := s.Of.Kind + " " + s.Of.Address
	if s.Of.Kind == "bridge" || s.Of.Kind == "osc" {
		key = s.Of.Kind // there is one port for all
	}
	for told := false; !x.server.devices.claim(key); told = true {
		if !told {
			x.log.Warn("device is another's: waiting", "device", s.Name, "kind", s.Of.Kind)
		}
		if !pause(ctx, again) {
			return nil
		}
	}
	defer x.server.devices.leave(key)
	device, done, err := OpenDevice(ctx, s.Of.Kind, s.Of.Address)
	if err != nil {
		return err
	}
	defer done()
	cfg, mapping := s.Config()
	cfg.Device, cfg.Model = mapping.Map(device), func() (haptic.Model, bool) {
		out, ok := s.Model()
		speed := m.live.Speed() // the simulation may run slower or faster than the clock, and what drifts there with it
		out.Drift, out.Span = out.Drift.Scale(speed), out.Span/speed
		return out, ok
	}
	loop, err := haptic.NewLoop(cfg)
	if err != nil {
		return err
	}
	m.do(func(*world.World) { s.Take(func() spatial.Frame { return loop.Latest().Device }, loop) })
	felt.Store(loop)
	x.log.Info("device opened", "device", s.Name, "is", device.Name())
	x.logTicks(ctx, loop)
	err = loop.Run(ctx)
	felt.Store(nil)
	x.server.metrics.retire(loop)
	return err
}

// pause waits. It reports false if ctx is done before.
func pause(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

// OpenDevice opens a device of a kind, in the words of a scene file. One that connects by itself is returned at once, whether it
// is there or not; done closes it.
func OpenDevice(ctx context.Context, kind, address string) (d haptic.Device, done func(), err error) {
	switch kind {
	case "haply":
		h, err := haply.Open(ctx, haply.Config{ID: address})
		if err != nil {
			return nil, nil, err
		}
		return h, func() { _ = h.Close() }, nil
	case "spacenav":
		n, err := spacenav.Open(ctx, spacenav.Config{Socket: address})
		if err != nil {
			return nil, nil, err
		}
		return n, func() { _ = n.Close() }, nil
	case "vrpn":
		return openVRPN(ctx, address)
	case "igtl":
		link, err := igtl.Dial(ctx, igtl.Config{})
		if err != nil {
			return nil, nil, err
		}
		d, err := link.Device(address)
		return d, func() { _ = link.Close() }, err
	case "osc":
		server, err := osc.Listen(ctx, osc.Config{})
		if err != nil {
			return nil, nil, err
		}
		if address == "" {
			address = "/stylus"
		}
		d, err := server.Device(address)
		return d, func() { _ = server.Close() }, err
	case "bridge":
		return openBridge(ctx, address)
	}
	return nil, nil, fmt.Errorf("serve: there is no device of kind %q", kind)
}

func openVRPN(ctx context.Context, address string) (haptic.Device, func(), error) {
	name, server, err := vrpn.ParseName(address)
	if err != nil {
		return nil, nil, err
	}
	client, err := vrpn.Dial(ctx, vrpn.ClientConfig{Addr: server, Forces: true})
	if err != nil {
		return nil, nil, err
	}
	d, err := client.Device(name, 0)
	return d, func() { _ = client.Close() }, err
}

// errNobody says that no device came over the bridge.
var errNobody = errors.New("no device came over the bridge")

// openBridge waits for a device of a name, or for the first.
func openBridge(ctx context.Context, name string) (haptic.Device, func(), error) {
	server, err := bridge.Listen(ctx, bridge.Config{})
	if err != nil {
		return nil, nil, err
	}
	for {
		for _, d := range server.Devices() {
			if name == "" || d.Name() == name {
				return d, func() { _ = server.Close() }, nil
			}
		}
		if !pause(ctx, again) {
			return nil, nil, errors.Join(errNobody, server.Close())
		}
	}
}
