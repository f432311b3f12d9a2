package haptic_test

import (
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

var start = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

func at(x, y, z float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}
}

// probe is a device that a test moves, and that remembers what it felt.
type probe struct {
	frame  spatial.Frame
	silent bool // it was last seen when it became so
	away   bool // nobody holds it
	seen   time.Time
	felt   spatial.Wrench
}

func (p *probe) Pose(now time.Time) haptic.Pose {
	if !p.silent {
		p.seen = now
	}
	return haptic.Pose{Frame: p.frame, Seen: p.seen, Alive: !p.away}
}
func (p *probe) Feel(w spatial.Wrench) { p.felt = w }
func (p *probe) Name() string          { return "probe" }

// body is a simulation that a test steps.
type body struct{ now haptic.Model }

func (b *body) model() (haptic.Model, bool) { return b.now, true }

// softBody is held at the origin and at rest, gives way by 2 mm/N and 3 rad/(N m) with some coupling between, and is
// coupled with 400 N/m and 0.2 N m/rad.
func softBody() *body {
	b := &body{haptic.Model{
		Step: 1, Held: true, Target: spatial.AtOrigin, Proxy: spatial.AtOrigin,
		Linear: 400, Angular: 0.2,
	}}
	for i := range 6 {
		b.now.Compliance[i][i] = 2e-3
		if i < 3 {
			b.now.Compliance[i][i] = 3
		}
	}
	b.now.Compliance[1][3], b.now.Compliance[3][1] = 0.03, 0.03
	return b
}

// rigidBody is held at the origin and does not give way.
func rigidBody(linear, angular float64) *body {
	return &body{haptic.Model{Step: 1, Held: true, Target: spatial.AtOrigin, Proxy: spatial.AtOrigin, Linear: linear, Angular: angular}}
}

// free are limits that a test of the coupling never meets.
var free = haptic.Limits{Force: 1e9, Torque: 1e9, ForceSlew: 1e15, TorqueSlew: 1e15}

func newLoop(tb testing.TB, c haptic.LoopConfig) *haptic.Loop {
	tb.Helper()
	l, err := haptic.NewLoop(c)
	if err != nil {
		tb.Fatal(err)
	}
	return l
}

// ticker turns a loop in steps of its period.
type ticker struct {
	*haptic.Loop
	now time.Time
}

func newTicker(tb testing.TB, c haptic.LoopConfig) *ticker {
	tb.Helper()
	return &ticker{newLoop(tb, c), start}
}

func (t *ticker) next() haptic.Tick {
	t.now = t.now.Add(t.Period())
	return t.Once(t.now)
}
