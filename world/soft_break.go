package world

import (
	"fmt"

	"github.com/tendril-sim/tendril/constraint"
)

// brittle is a bond that breaks.
type brittle struct {
	bond   int
	most   float64 // force that it holds [N]
	broken bool
}

// BreakBond lets bond i break in the step in which it exerts more than a force [N], for good.
func (w *World) BreakBond(i int, most float64) error {
	if !(most > 0) || i < 0 || i >= len(w.problem.Bonds) {
		return fmt.Errorf("world: bond %d breaks at %v N, want one of %d bonds and more than 0", i, most, len(w.problem.Bonds))
	}
	w.brittles = append(w.brittles, brittle{bond: i, most: most})
	return nil
}

// Broken tells whether a bond is broken.
func (w *World) Broken(bond int) bool {
	for i := range w.brittles {
		if b := &w.brittles[i]; b.bond == bond {
			return b.broken
		}
	}
	return false
}

// breakBonds lets those bonds go that were asked for too much in the step.
func (w *World) breakBonds() {
	for i := range w.brittles {
		if b := &w.brittles[i]; !b.broken && w.problem.States[b.bond].Reaction.Force.Norm() > b.most {
			b.broken = true
			w.switchBond(b.bond, true)
			w.problem.States[b.bond] = constraint.BondState{}
		}
	}
}

// switchBond lets a bond go, or takes hold again.
func (w *World) switchBond(i int, off bool) {
	b, _ := w.Bond(i)
	b.Off = off
	w.rouseBond(i)
	w.setMooring(i, b)
}

// appendBroken appends which bonds are broken.
func (w *World) appendBroken(b []byte) []byte {
	for i := range w.brittles {
		word := uint64(0)
		if w.brittles[i].broken {
			word = 1
		}
		b = appendUint(b, word)
	}
	return b
}

// restoreBroken reads that back, before bodies have their states: what holds a rod is a part of that.
func (w *World) restoreBroken(b []byte) ([]byte, error) {
	if len(b) < 8*len(w.brittles) {
		return b, fmt.Errorf("world: state ends within %d bonds that may be broken", len(w.brittles))
	}
	in := reader{b}
	for i := range w.brittles {
		k := &w.brittles[i]
		if broken := in.uint() != 0; broken != k.broken {
			k.broken = broken
			w.switchBond(k.bond, broken)
		}
	}
	return in.b, nil
}
