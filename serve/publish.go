package serve

import (
	"math"
	"reflect"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/world"
)

const (
	framePeriod  = time.Second / 60
	stillFrames  = 15                     // while nothing moves, one of so many frames is sent
	paramPeriod  = 100 * time.Millisecond // between two lists of parameters
	hapticPeriod = 500 * time.Millisecond // between two looks at the haptic loops
	excusePeriod = time.Second            // between two words on why the simulation is behind
)

// shared is an encoded frame for all viewers. Nobody changes it.
type shared struct {
	seq   uint32
	data  []byte
	hands []grip // that are in it, in its order
	worn  []grip // hands of the scene that somebody has
	at    int    // where they are in data

	contacts []byte // that follow data, for those who asked for them
}

// grip tells whose a hand in a frame is.
type grip struct {
	owner  *client
	number uint8   // that the owner gave it
	used   float64 // time that the owner gave the pose which the frame shows [ms]
}

// as returns the frame for a client: the shared bytes, or a copy in scratch where some of the hands are its own.
func (f *shared) as(c *client, scratch *[]byte) []byte {
	out, echo := f.data, 0.0
	if len(f.contacts) > 0 && c.contacts.Load() {
		*scratch = append(append((*scratch)[:0], f.data...), f.contacts...)
		out = *scratch
	}
	for i, g := range f.hands {
		if g.owner != c {
			continue
		}
		if &out[0] == &f.data[0] {
			*scratch = append((*scratch)[:0], f.data...)
			out = *scratch
		}
		echo = math.Max(echo, g.used)
		wire.SetMine(out, f.at, i, g.number)
		wire.SetEcho(out, echo)
	}
	for _, g := range f.worn {
		if g.owner == c {
			if &out[0] == &f.data[0] {
				*scratch = append((*scratch)[:0], f.data...)
				out = *scratch
			}
			echo = math.Max(echo, g.used)
			wire.SetEcho(out, echo)
		}
	}
	return out
}

// publish makes frames until the session ends.
func (x *session) publish() {
	tick := time.NewTicker(framePeriod)
	defer tick.Stop()
	for {
		select {
		case <-x.quit:
			return
		case now := <-tick.C:
			x.watch(now)
			x.watchHands(now)
			x.watchPlanes(now)
			x.show(now)
		}
	}
}

// show makes a frame of the present and offers it to all viewers.
func (x *session) show(now time.Time) {
	m := x.sim.Load()
	rates := m.live.Rates()
	x.excuse(m, &rates, now)
	if x.still(m) {
		return
	}
	var shot *world.Snapshot
	var news *description
	var used [maxHands]float64
	var wrong error
	x.worn = x.worn[:0]
	seen := x.wanted()
	ran := m.do(func(w *world.World) {
		wrong = m.complaint()
		shot = w.Snapshot()
		x.values = x.values[:0]
		for i := range m.probes {
			x.values = append(x.values, m.probes[i].Read())
		}
		for _, g := range m.gloves {
			x.values = g.appendValues(x.values)
			x.worn = append(x.worn, g.used)
		}
		for _, p := range m.planes {
			x.values = p.appendValues(x.values)
		}
		m.measure(&seen, shot.Bodies)
		for i := range x.hands {
			used[i] = x.hands[i].used
		}
		if late := !m.told.Load() && now.Sub(x.listed) >= paramPeriod; late || x.reshaped(shot) {
			m.told.Store(true)
			news = m.describe(shot)
		}
	})
	if !ran {
		return // it is being replaced
	}
	if wrong != nil {
		x.tell(newMistakes("", wrong))
	}
	x.frame.Shown = showSolids(shot.Bodies, m.solids)
	x.frame.Show(shot, x.values)
	seen.show(&x.frame)
	x.tellLoops(m, &rates, len(shot.Contacts), now)
	shot.Release()
	x.seq++
	x.frame.Seq, x.frame.Rates = x.seq, x.rates(&rates, m.live.Speed(), now)
	x.lastStep = x.frame.Step
	if f := x.fanOut(m, news, &used, now); f != nil {
		x.film.add(x, f.data, x.values[:len(m.probes)])
	}
}

// excuse tells viewers and metrics by how much the simulation is behind, and why.
func (x *session) excuse(m *simulation, rates *world.Rates, now time.Time) {
	if x.lastSim != m {
		x.lastSim, x.lastStep, x.gap = m, 0, 0
	}
	x.server.metrics.gaps.WithLabelValues(x.source.name).Add(rates.Dropped - x.gap)
	x.gap = rates.Dropped
	x.mu.Lock()
	defer x.mu.Unlock()
	if news := rates.Why != x.status.Behind; news && now.Sub(x.excused) >= excusePeriod {
		x.excused, x.status.Behind = now, rates.Why
		x.tellStatus("")
	}
}

// fanOut encodes the frame and offers it to all viewers, after what they must know to read it. It returns nil if
// the frame is of the past, of which viewers must not hear after they were told of the present.
func (x *session) fanOut(m *simulation, news *description, used *[maxHands]float64, now time.Time) *shared {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.sim.Load() != m {
		return nil
	}
	x.frame.Rates.Viewers = float32(len(x.clients))
	if news != nil {
		x.listed = now
		x.tellNews(news)
	}
	f := &shared{seq: x.seq, hands: x.claim(used)}
	for i, g := range m.gloves {
		if g.owner != nil && i < len(x.worn) {
			f.worn = append(f.worn, grip{owner: g.owner, used: x.worn[i]})
		}
	}
	f.data = x.frame.Append(make([]byte, 0, x.frame.Size()))
	f.at = wire.HandsAt(f.data, len(x.frame.Hands), len(x.frame.Probes))
	for c := range x.clients {
		if f.contacts == nil && c.contacts.Load() {
			f.contacts = x.frame.AppendContacts(nil)
		}
		c.offer(f)
	}
	return f
}

// still reports whether there is no need for a frame now: nobody looks, or nothing moves.
func (x *session) still(m *simulation) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.clients) == 0 && !x.status.Recording {
		return true
	}
	moves := !m.live.Paused() || !m.told.Load()
	for i := range x.hands {
		moves = moves || x.hands[i].owner != nil
	}
	for _, g := range m.gloves {
		moves = moves || g.owner != nil
	}
	for _, p := range m.planes {
		moves = moves || p.owner != nil
	}
	if !moves {
		shot := m.running.World.Snapshot()
		moves = shot.Step != x.lastStep
		shot.Release()
	}
	if x.idling++; !moves && x.idling < stillFrames {
		return true
	}
	x.idling = 0
	return false
}

// reshaped reports whether the counts in a snapshot are not those that viewers were told.
func (x *session) reshaped(shot *world.Snapshot) bool {
	told := x.told.Load()
	if len(shot.Holds) != len(told.Holds) || len(shot.Bodies) != len(told.Bodies) {
		return true
	}
	for i := range shot.Bodies {
		if len(shot.Bodies[i].Frames) != told.Bodies[i].frames() {
			return true
		}
	}
	return false
}

// tellNews tells all viewers what has changed: the parameters, or more. The caller has locked mu.
func (x *session) tellNews(d *description) {
	old := x.told.Swap(d)
	same := reflect.DeepEqual(d.Bodies, old.Bodies) && reflect.DeepEqual(d.Holds, old.Holds) && d.Scene == old.Scene && reflect.DeepEqual(d.Tracks, old.Tracks)
	if !same {
		x.tellScene(d)
		return
	}
	x.tellAll(encode(struct {
		Type   string  `json:"type"`
		Params []param `json:"params"`
	}{"params", d.Params}))
}

// claim finds out whose the hands of the frame are, leaves out those that are letting go, and gives the others the force that
// the haptic loop computed last. The caller has locked mu.
func (x *session) claim(used *[maxHands]float64) []grip {
	var grips []grip
	kept := x.frame.Hands[:0]
	for _, shown := range x.frame.Hands {
		if int(shown.Hand) >= maxHands {
			continue
		}
		h := &x.hands[shown.Hand]
		if h.owner == nil {
			continue
		}
		if felt, ok := h.felt(); ok {
			shown.Wrench = felt
		}
		kept = append(kept, shown)
		grips = append(grips, grip{h.owner, h.number, used[h.id]})
	}
	x.frame.Hands = kept
	return grips
}

// rates sums up the three clocks.
func (x *session) rates(of *world.Rates, speed float64, now time.Time) wire.Rates {
	milli := func(d time.Duration) float32 { return float32(d.Seconds() * 1e3) }
	if now.Sub(x.felt) >= hapticPeriod {
		x.felt, x.touch = now, x.worstLoop()
	}
	r := wire.Rates{
		Haptic: float32(x.touch.Rate), LateP50: milli(x.touch.Lateness.P50), LateP99: milli(x.touch.Lateness.P99),
		Wanted: float32(of.Wanted), Held: float32(of.Held), StepP50: milli(of.P50), StepP99: milli(of.P99),
		Speed: float32(speed), Dropped: float32(of.Dropped),
	}
	// A frame has room for six stages: fields are part of what bodies are predicted with, and detection of what is solved.
	slots := [world.Stages]int{world.Fields: 1, world.Predict: 1, world.Detect: 2, world.Solve: 2, world.Correct: 3, world.Feel: 4, world.Publish: 5}
	for stage, d := range of.Stage {
		r.Stages[slots[stage]] += float32(d.Seconds() * 1e6)
	}
	return r
}

// worstLoop returns how well the haptic loop ran lately that ran worst.
func (x *session) worstLoop() (worst haptic.Stats) {
	x.mu.Lock()
	loops := x.loops()
	x.mu.Unlock()
	for _, loop := range loops {
		if s := loop.Recent(); s.Lateness.P99 >= worst.Lateness.P99 {
			worst = s
		}
	}
	return worst
}
