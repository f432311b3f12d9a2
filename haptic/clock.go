package haptic

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"
	"time"
)

// Clock is what a loop goes by.
type Clock interface {
	Now() time.Time
	// SleepUntil returns at the deadline or, if that has passed, at once.
	SleepUntil(deadline time.Time)
}

// ManualClock is a clock for tests: sleeping is free, and as late as wanted. One goroutine may use it.
type ManualClock struct {
	Time time.Time
	Late func(deadline time.Time) time.Duration // how late a sleep ends; nil means never
}

// Now implements Clock.
func (c *ManualClock) Now() time.Time { return c.Time }

// SleepUntil implements Clock.
func (c *ManualClock) SleepUntil(deadline time.Time) {
	if !deadline.After(c.Time) {
		return
	}
	c.Time = deadline
	if c.Late != nil {
		c.Time = c.Time.Add(c.Late(deadline))
	}
}

// systemClock is the real one.
type systemClock struct {
	spin time.Duration // how long before the deadline to wake up and watch the clock
	sleeper
}

func (c *systemClock) Now() time.Time { return time.Now() }

func (c *systemClock) SleepUntil(deadline time.Time) {
	if wake := deadline.Add(-c.spin); time.Until(wake) > 0 {
		c.sleep(wake)
	}
	for time.Now().Before(deadline) {
		continue
	}
}

var makeRoom sync.Once

// MakeRoom prepares a program that runs a loop beside a simulation and a server. Call it when the program starts; only the first
// call does anything.
//
// A thread that comes back from its sleep has to find a free slot of the Go scheduler, or waits for a busy goroutine to end its
// turn: there will be four more slots than cores. And it stops, as all do, for the garbage collector, which
// itself waits for every thread of the program to get a core: that will be four times rarer. Who sets GOMAXPROCS or GOGC
// keeps what they set.
func MakeRoom() {
	makeRoom.Do(func() {
		if os.Getenv("GOMAXPROCS") == "" {
			runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) + 4)
		}
		if os.Getenv("GOGC") == "" {
			debug.SetGCPercent(400)
		}
	})
}
