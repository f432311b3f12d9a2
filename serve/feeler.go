package serve

import (
	"bufio"
	"context"
	"errors"
	"os"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/world"
)

// feeler is a device and the haptic loop that makes it felt: what a hand and a plane have in common. All but the device is guarded by the session's lock.
type feeler struct {
	session *session
	device  haptic.Pointer
	loop    *haptic.Loop       // nil: asleep
	sleep   context.CancelFunc // ends the loop
}

// wake starts the haptic loop if it does not run; model must neither wait nor allocate. The caller has locked the session, or is the only one that knows it.
func (f *feeler) wake(model func() (haptic.Model, bool)) {
	if f.loop != nil {
		return
	}
	loop, err := haptic.NewLoop(haptic.LoopConfig{Device: &f.device, Model: model, Limits: haptic.Limits{Silence: f.session.server.cfg.Silence}})
	if err != nil {
		f.session.log.Error("no haptic loop", "error", err) // the configuration is constant
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	f.loop, f.sleep = loop, cancel
	f.session.work.Go(func() { _ = loop.Run(ctx) }) // its only error is to be started twice
	f.session.logTicks(ctx, loop)
}

// logTicks writes every tick of a loop to a file of its own until ctx is done, where that was asked for. The loop does not notice.
func (x *session) logTicks(ctx context.Context, loop *haptic.Loop) {
	folder := x.server.cfg.Ticks
	if folder == "" {
		return
	}
	x.work.Go(func() {
		file, err := os.CreateTemp(folder, time.Now().Format("20060102-150405")+"-*.csv")
		if err == nil {
			var lost uint64
			out := bufio.NewWriter(file)
			lost, err = loop.Log(ctx, out)
			err = errors.Join(err, out.Flush(), file.Close())
			if lost > 0 {
				x.log.Warn("ticks lost", "file", file.Name(), "ticks", lost)
			}
		}
		if err != nil {
			x.log.Error("ticks not logged", "error", err)
		}
	})
}

// doze ends the haptic loop. The caller has locked the session.
func (f *feeler) doze() {
	if f.loop != nil {
		f.session.server.metrics.retire(f.loop)
		f.sleep()
		f.loop = nil
	}
}

// model is what a loop knows of a hand or plane in a snapshot; of is nil if it holds nothing. The simulation may run slower or faster than the clock, and what drifts there with it.
func (m *simulation) model(shot *world.Snapshot, of *world.HandShot) (out haptic.Model, ok bool) {
	out.Step = shot.Step
	if of != nil {
		out = scene.HapticModel(shot.Step, of)
		speed := m.live.Speed()
		out.Drift, out.Span = out.Drift.Scale(speed), out.Span/speed
	}
	return out, true
}

// loops returns all haptic loops that run. The caller has locked the session.
func (x *session) loops() (out []*haptic.Loop) {
	for i := range x.hands {
		if loop := x.hands[i].loop; loop != nil {
			out = append(out, loop)
		}
	}
	if m := x.sim.Load(); m != nil {
		for _, p := range m.planes {
			if p.loop != nil {
				out = append(out, p.loop)
			}
		}
		for i := range m.felt {
			if loop := m.felt[i].Load(); loop != nil {
				out = append(out, loop)
			}
		}
	}
	return out
}
