package world

import "slices"

// Rationed is a body that answers so many contacts at the same time within its budget of time, and no more. The first of its pieces cover its surface coarsely, later ones refine it.
type Rationed interface {
	Touchable
	MostContacts() int
	Crowd(found int) // tells it that more were found: the finest are left out
}

// ration leaves out what is beyond the budget of a body, the finest pieces first, so that what is touched everywhere is held everywhere.
func (w *World) ration() {
	for i := range w.bodies {
		b, ok := w.bodies[i].Body.(Rationed)
		if !ok {
			continue
		}
		t := &w.touch
		t.numbers = t.numbers[:0]
		for _, p := range t.pairs {
			if c := t.of(p, i); c != nil && p.looked {
				for range p.found {
					t.numbers = append(t.numbers, c.number)
				}
			}
		}
		most := b.MostContacts()
		if len(t.numbers) <= most {
			continue
		}
		b.Crowd(len(t.numbers))
		slices.Sort(t.numbers)
		last := t.numbers[most]
		for _, p := range t.pairs {
			if c := t.of(p, i); c != nil && p.looked && c.number >= last {
				p.found = p.found[:0]
			}
		}
	}
}

// of returns which collider of a pair is one of a body, nil if neither is.
func (t *touch) of(p *touching, body int) *collider {
	for _, c := range p.colliders {
		if t.colliders[c].body == body {
			return &t.colliders[c]
		}
	}
	return nil
}
