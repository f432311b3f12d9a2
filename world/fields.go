package world

import (
	"fmt"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// Immersed is a body that fields act on.
type Immersed interface {
	constraint.Body
	// AppendElements appends the pieces of the body as fields see them, where they are at the beginning of a step.
	AppendElements(dst []field.Element) []field.Element
	// Feel gives the body what fields do to each of them over the next step.
	Feel(effects []field.Effect)
}

// surroundings is what the world's fields know of a body, and what they do to it.
type surroundings struct {
	body     Immersed // nil: fields do not act on it
	elements []field.Element
	effects  []field.Effect
	medium   *field.Continuum // that its strands are to each other; nil: none
	carrier  func(t float64) spatial.Frame
}

// handful is a part of the elements of a body: what one goroutine samples at a time. Where parts begin and end depends on the
// body alone, so that the result does not depend on who takes which.
type handful struct {
	body        int
	first, last int
}

// handfulSize is the number of elements in a part: some 50 µs of wind.
const handfulSize = 256

// AddField adds a field that acts on all bodies that are Immersed, and returns its number. A field is a function of time and place, so
// it has no part in the state of the world.
func (w *World) AddField(f field.Field) int {
	w.fields = append(w.fields, f)
	return len(w.fields) - 1
}

// SetField puts another field in the place of field i; nil is none.
func (w *World) SetField(i int, f field.Field) { w.fields[i] = f }

// Field returns field i.
func (w *World) Field(i int) field.Field { return w.fields[i] }

// SetMedium makes the strands of a body a medium to each other: the continuum must have been made with the body's elements. The carrier is where
// the frame is, at time t [s], that carries its grid; nil: the world's own. A nil medium is none.
func (w *World) SetMedium(body int, medium *field.Continuum, carrier func(t float64) spatial.Frame) error {
	if _, ok := w.bodies[body].Body.(Immersed); !ok {
		return fmt.Errorf("world: body %q cannot have a medium: fields do not act on it", w.bodies[body].name)
	}
	w.surround()
	w.around[body].medium, w.around[body].carrier = medium, carrier
	return nil
}

// surround makes room for all bodies.
func (w *World) surround() {
	for i := len(w.around); i < len(w.bodies); i++ {
		b, _ := w.bodies[i].Body.(Immersed)
		w.around = append(w.around, surroundings{body: b})
		if b != nil {
			w.immersed = append(w.immersed, i)
		}
	}
}

// sampleFields finds what fields do to the bodies over the step: where their elements are, body by body; then what each body's elements make of
// their medium, and what all fields do, part by part; then what the media do.
func (w *World) sampleFields() {
	if len(w.fields) == 0 && len(w.around) == 0 {
		return
	}
	w.surround()
	before := w.failures()
	w.crew.each(len(w.immersed), w, gatherElements)
	w.handfuls, w.media = w.handfuls[:0], w.media[:0]
	for _, i := range w.immersed {
		a := &w.around[i]
		for n, first := len(a.elements), 0; first < n; first += handfulSize {
			w.handfuls = append(w.handfuls, handful{i, first, min(first+handfulSize, n)})
		}
		if a.medium != nil && len(a.elements) > 0 {
			w.media = append(w.media, i)
		}
	}
	w.crew.each(len(w.media)+len(w.handfuls), w, sampleHandful)
	if len(w.media) > 0 {
		w.crew.each(len(w.handfuls), w, addMedium)
	}
	for _, i := range w.immersed {
		if a := &w.around[i]; len(a.elements) > 0 {
			a.body.Feel(a.effects)
		}
	}
	w.report.Failures = w.failures() - before
}

func gatherElements(w *World, n int) {
	i := w.immersed[n]
	a := &w.around[i]
	a.elements = a.elements[:0]
	if w.bodies[i].flags&constraint.Frozen != 0 {
		return
	}
	a.elements = a.body.AppendElements(a.elements)
	if n := len(a.elements); cap(a.effects) < n {
		a.effects = make([]field.Effect, n)
	} else {
		a.effects = a.effects[:n]
	}
}

// sampleHandful updates a medium, or lets all fields act on a part of a body. Media come first: they take longest.
func sampleHandful(w *World, i int) {
	if i < len(w.media) {
		w.updateMedium(&w.around[w.media[i]])
		return
	}
	h := w.handfuls[i-len(w.media)]
	a := &w.around[h.body]
	elements, effects := a.elements[h.first:h.last], a.effects[h.first:h.last]
	clear(effects)
	for _, f := range w.fields {
		if f != nil {
			f.Add(w.report.Time, elements, effects)
		}
	}
}

func (w *World) updateMedium(a *surroundings) {
	frame := spatial.AtOrigin
	if a.carrier != nil {
		frame = a.carrier(w.report.Time)
	}
	if a.medium.Update(w.step, frame, a.elements) != nil {
		a.medium = nil // it was made for another body, or for fewer elements
	}
}

func addMedium(w *World, i int) {
	h := w.handfuls[i]
	if a := &w.around[h.body]; a.medium != nil {
		a.medium.Add(w.report.Time, a.elements[h.first:h.last], a.effects[h.first:h.last])
	}
}

// failures counts how often a formula of a field was not finite.
func (w *World) failures() (sum uint64) {
	for _, f := range w.fields {
		if f, ok := f.(interface{ Failures() uint64 }); ok {
			sum += f.Failures()
		}
	}
	return sum
}
