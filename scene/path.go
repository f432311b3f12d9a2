package scene

import (
	"math"
	"sort"

	"github.com/tendril-sim/tendril/spatial"
)

// motion is a path as the world follows it: a curve through the keyed frames, and one through their turns; or many, of which each ends where the
// next begins.
type motion struct {
	frames *spatial.Path
	turns  *spatial.Path // number of turns as the x of a position

	parts []*motion // in place of all that: from key to key
	times []float64 // of the keys [s]
	loop  bool
}

// build makes the curves. A path that is not a loop starts and ends at rest.
func (p *Path) build() (*motion, error) {
	if !p.Stop {
		return p.curve()
	}
	m := &motion{loop: p.Loop}
	for i := range p.Keys {
		m.times = append(m.times, p.Keys[i].Time)
		if i == 0 {
			continue
		}
		part, err := (&Path{Keys: p.Keys[i-1 : i+1]}).curve()
		if err != nil {
			return nil, err
		}
		m.parts = append(m.parts, part)
	}
	return m, nil
}

// part returns the part of a path that time t [s] is in, and where in it.
func (m *motion) part(t float64) (*motion, float64) {
	first, last := m.times[0], m.times[len(m.times)-1]
	if m.loop {
		t = first + math.Mod(math.Mod(t-first, last-first)+last-first, last-first)
	}
	i := sort.SearchFloat64s(m.times, t) - 1
	return m.parts[min(max(i, 0), len(m.parts)-1)], t
}

// curve makes one smooth curve through all keys.
func (p *Path) curve() (*motion, error) {
	keys := p.Keys
	frames, turns := spatial.PathConfig{}, spatial.PathConfig{}
	if p.Loop {
		last := len(keys) - 1 // a copy of the first key, which closes the loop
		frames.Period, keys = keys[last].Time-keys[0].Time, keys[:last]
		turns.Period = frames.Period
	} else {
		rest := &spatial.Twist{}
		frames.StartVelocity, frames.EndVelocity = rest, rest
		turns.StartVelocity, turns.EndVelocity = rest, rest
	}
	for _, k := range keys {
		frames.Times = append(frames.Times, k.Time)
		frames.Frames = append(frames.Frames, spatial.Frame{Rot: spatial.Exp(k.Rotation), Pos: k.Position})
		turns.Frames = append(turns.Frames, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(k.Turns, 0, 0)})
	}
	turns.Times = frames.Times
	var m motion
	var err error
	if m.frames, err = spatial.NewPath(frames); err != nil {
		return nil, err
	}
	if m.turns, err = spatial.NewPath(turns); err != nil {
		return nil, err
	}
	return &m, nil
}

// At returns the frame at time t [s], its velocity and its acceleration, as spatial.Path.At does.
func (m *motion) At(t float64) (frame spatial.Frame, velocity, acceleration spatial.Twist) {
	if len(m.parts) > 0 {
		part, at := m.part(t)
		return part.At(at)
	}
	const turn = 2 * math.Pi // [rad]
	frame, velocity, acceleration = m.frames.At(t)
	n, rate, accel := m.turns.At(t)
	axis := frame.Rot.Z3()
	spin, dspin := turn*rate.Linear.X, turn*accel.Linear.X
	acceleration.Angular = acceleration.Angular.AddScaled(dspin, axis).AddScaled(spin, velocity.Angular.Cross(axis))
	velocity.Angular = velocity.Angular.AddScaled(spin, axis)
	frame.Rot = frame.Rot.Mul(spatial.AxisAngle(spatial.V(0, 0, 1), turn*n.Pos.X))
	return frame, velocity, acceleration
}
