// Package latest hands the newest of a stream of values from one goroutine to another without either ever waiting.
package latest

import "sync/atomic"

// Value is a triple buffer: one goroutine puts, one gets, and neither waits, allocates or sees half a value. What is put
// before the other has looked replaces what was there. The zero Value holds the zero T.
type Value[T any] struct {
	slots  [3]T
	shared atomic.Uint32 // the slot that is neither's: its number ^ 1, so that three zero fields name three slots; and unseen
	write  uint32        // the slot that is being written
	read   uint32        // the slot that is being read, ^ 2
}

// unseen marks a shared slot that was put and not yet got.
const unseen = 4

// Put makes x the newest value.
func (v *Value[T]) Put(x T) {
	v.slots[v.write] = x
	v.write = v.shared.Swap(v.write^1|unseen)&3 ^ 1
}

// Get returns the newest value, and whether it was put since the last Get.
func (v *Value[T]) Get() (x T, fresh bool) {
	if fresh = v.shared.Load()&unseen != 0; fresh {
		v.read = v.shared.Swap(v.read^2^1)&3 ^ 1 ^ 2
	}
	return v.slots[v.read^2], fresh
}
