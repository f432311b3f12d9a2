package world

import (
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/spatial"
)

// nearest is what a corner of a soft body is nearest to of a body with faces.
type nearest struct {
	body   int
	pair   *touching
	gap    float64      // [m]
	normal spatial.Vec3 // from the face to the corner
	next   int32        // of the same corner, −1 for none
}

const (
	asNear   = 0.02 // of its size: a face that is farther from a corner by less is as near as the nearest, if it carried the corner in the step before
	sideways = 0.5  // cosine of the angle between normals of faces that a corner touches both, as in a fold
)

// thinOut leaves of the contacts of a corner with faces those with the nearest, and with others that look elsewhere. Faces beside the nearest are nearest to the corner at their edges: they
// would be in its way where it slides along the surface, and many contacts that say the same are dear.
func (t *touch) thinOut() {
	t.nearest = t.nearest[:0]
	for _, p := range t.pairs {
		if corner, face, first, ok := t.cornerOf(p); ok {
			t.noteNearest(p, corner, face, first)
		}
	}
	if len(t.nearest) == 0 {
		return
	}
	for _, p := range t.pairs {
		corner, face, first, ok := t.cornerOf(p)
		if !ok {
			continue
		}
		n := t.nearestTo(corner, t.colliders[face].body)
		kept := p.found[:0]
		for _, c := range p.found {
			if n.pair == p || facing(&c, first).Dot(n.normal) < sideways {
				kept = append(kept, c)
			}
		}
		p.found = kept
	}
	for _, p := range t.pairs { // for the next step
		for _, c := range p.colliders {
			t.nearestOf[c] = -1
		}
	}
}

// cornerOf returns which of the colliders of a pair with contacts is a corner and which a face, if they are that.
func (t *touch) cornerOf(p *touching) (corner, face int32, first, ok bool) {
	a, b := &t.colliders[p.colliders[0]], &t.colliders[p.colliders[1]]
	if !p.looked || len(p.found) == 0 || !a.shelled || !b.shelled || a.face == b.face {
		return 0, 0, false, false
	}
	if a.face {
		return p.colliders[1], p.colliders[0], false, true
	}
	return p.colliders[0], p.colliders[1], true, true
}

// facing is the normal of a contact, from the face to the corner.
func facing(c *collide.Contact, first bool) spatial.Vec3 {
	if first {
		return c.Normal.Neg()
	}
	return c.Normal
}

// nearestTo returns what is known of a corner and a body, nil if nothing is.
func (t *touch) nearestTo(corner int32, body int) *nearest {
	for k := t.nearestOf[corner]; k >= 0; k = t.nearest[k].next {
		if t.nearest[k].body == body {
			return &t.nearest[k]
		}
	}
	return nil
}

// noteNearest takes in the contacts of a corner with a face.
func (t *touch) noteNearest(p *touching, corner, face int32, first bool) {
	for len(t.nearestOf) < len(t.colliders) {
		t.nearestOf = append(t.nearestOf, -1)
	}
	n := t.nearestTo(corner, t.colliders[face].body)
	if n == nil {
		t.nearest = append(t.nearest, nearest{body: t.colliders[face].body, gap: math.Inf(1), next: t.nearestOf[corner]})
		t.nearestOf[corner] = int32(len(t.nearest) - 1)
		n = &t.nearest[len(t.nearest)-1]
	}
	before := 0.0
	if len(p.was) > 0 && p.was[0].force != (spatial.Vec3{}) {
		before = asNear * t.colliders[face].size
	}
	for i := range p.found {
		if c := &p.found[i]; c.Gap-before < n.gap {
			n.pair, n.gap, n.normal = p, c.Gap-before, facing(c, first)
		}
	}
}
