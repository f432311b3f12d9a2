package haptic

import (
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// Mapping is where the workspace of a device is in a scene.
type Mapping struct {
	Frame spatial.Frame // of the device's own axes in the world; the zero Frame is the world's own
	Scale float64       // metres in the scene for a metre of the device [1]; 0 means 1
}

// Map returns a device that moves and feels in the axes of the scene. Forces are not scaled.
func (m Mapping) Map(d Device) Device {
	if m.Frame == (spatial.Frame{}) {
		m.Frame = spatial.AtOrigin
	}
	if m.Scale == 0 {
		m.Scale = 1
	}
	out := &mapped{d, m}
	if b, ok := d.(Buttoned); ok {
		return &mappedButtons{out, b}
	}
	return out
}

// Scaled returns limits and mechanics of a device as they are in the scene. A hand that moves s times as far there against the same
// force finds everything s times as soft, as light and as little damped, and itself s times as fast.
func (m Mapping) Scaled(l Limits, h Handle) (Limits, Handle) {
	s := m.Scale
	if s == 0 {
		return l, h
	}
	l.Stiffness, l.Speed = l.Stiffness/s, l.Speed*s
	h.Mass, h.Damping = h.Mass/s, h.Damping/s
	return l, h
}

// mapped is a device in the axes of a scene.
type mapped struct {
	Device
	to Mapping
}

// Pose implements Device.
func (m *mapped) Pose(now time.Time) Pose {
	p := m.Device.Pose(now)
	f := p.Frame
	p.Frame = spatial.Frame{Rot: m.to.Frame.Rot.Mul(f.Rot), Pos: m.to.Frame.Point(f.Pos.Scale(m.to.Scale))}
	return p
}

// Feel implements Device.
func (m *mapped) Feel(w spatial.Wrench) {
	q := m.to.Frame.Rot
	m.Device.Feel(spatial.Wrench{Torque: q.Unrotate(w.Torque), Force: q.Unrotate(w.Force)})
}

// mappedButtons is one that has buttons.
type mappedButtons struct {
	*mapped
	buttons Buttoned
}

// Buttons implements Buttoned.
func (m *mappedButtons) Buttons() uint32 { return m.buttons.Buttons() }
