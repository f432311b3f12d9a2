package rigid

import (
	"math"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// effect is what fields do to the body in a step. It is the same in all directions but for the force itself.
type effect struct {
	acts     bool         // or else all the rest is 0
	force    spatial.Vec3 // at the beginning of the step [N]
	velocity spatial.Vec3 // of the centre, for which that is [m/s]
	drag     float64      // less force for a velocity [N s/m] …
	stiff    float64      // … and for a displacement [N/m]
}

// AppendElements appends the body as fields see it, where it is at the beginning of a step: three rods across each other, along its axes,
// that have its mass between them and catch as much wind as its shadow, in the mean of all directions, is large. Wind from any
// side meets that area within a fifth. Fields act at the centre, and turn nothing.
func (b *Body) AppendElements(dst []field.Element) []field.Element {
	if b.cfg.Kind != Dynamic {
		return dst
	}
	area, s := b.properties.shadow, &b.now
	length := 2 * math.Sqrt(area/math.Pi)
	e := field.Element{
		Pos: s.pos, Velocity: b.Velocity().Linear,
		Length: length, Radius: area / 4 / length, // 2·Radius·Length is half the area: wind along one rod meets the two others
		Mass: b.properties.mass / 3, Weight: 1,
	}
	for _, axis := range [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		e.Along = s.rot.Rotate(axis)
		dst = append(dst, e)
	}
	return dst
}

// Feel gives the body what fields do to its elements over the next step. The implicit part is half the sum of the slopes along three axes, which is
// at least half the largest of them, and that is enough for stability.
func (b *Body) Feel(effects []field.Effect) {
	sum := effect{velocity: b.Velocity().Linear}
	for i := range effects {
		e := &effects[i]
		sum.force, sum.drag, sum.stiff = sum.force.Add(e.Force), sum.drag+e.Drag.Trace()/2, sum.stiff+e.Stiff.Trace()/2
	}
	sum.acts = sum.force.Finite() && nonNegative(sum.drag) && nonNegative(sum.stiff)
	if !sum.acts {
		sum = effect{}
	}
	b.felt, b.answer.ready = sum, false
}

// impulse is the explicit part: the force of the beginning over a time, and what the drag has to be measured from.
func (e *effect) impulse(span, h float64) spatial.Vec3 {
	return e.force.Scale(span).AddScaled(h*e.drag, e.velocity)
}

// feelField returns what fields did at the end of the step.
func (b *Body) feelField() (w spatial.Wrench) {
	e, v := &b.felt, b.now.momentum.Scale(b.properties.inverse)
	w.Force = e.force.AddScaled(-e.drag, v.Sub(e.velocity)).AddScaled(-e.stiff*b.h, v)
	return w
}
