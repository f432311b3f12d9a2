//go:build !linux

package haptic

import (
	"errors"
	"time"
)

// sleeper sleeps as well as Go can: up to half a millisecond too long.
type sleeper struct{}

func newSleeper() sleeper { return sleeper{} }

func (*sleeper) sleep(until time.Time) { time.Sleep(time.Until(until)) }

// hasten asks for real-time priority, which there is only on Linux.
func hasten(uint32) (undo func() bool, err error) {
	return func() bool { return true }, errors.ErrUnsupported
}
