package haptic

import (
	"errors"
	"time"

	"golang.org/x/sys/unix"
)

// sleeper sleeps to absolute times of the system's monotonic clock, which Go's is too.
type sleeper struct {
	origin    time.Time
	monotonic int64 // the system's clock at origin [ns]
	wake      unix.Timespec
}

func newSleeper() sleeper {
	var now unix.Timespec
	if unix.ClockGettime(unix.CLOCK_MONOTONIC, &now) != nil {
		return sleeper{}
	}
	return sleeper{origin: time.Now(), monotonic: now.Nano()}
}

func (s *sleeper) sleep(until time.Time) {
	if s.origin.IsZero() {
		time.Sleep(time.Until(until))
		return
	}
	s.wake = unix.NsecToTimespec(s.monotonic + until.Sub(s.origin).Nanoseconds())
	for errors.Is(unix.ClockNanosleep(unix.CLOCK_MONOTONIC, unix.TIMER_ABSTIME, &s.wake, nil), unix.EINTR) {
		continue // a signal: an absolute deadline stays what it is
	}
}

// hasten asks for real-time priority for this thread, and for timers without slack. undo takes both back, and reports
// whether the thread is what it was.
func hasten(priority uint32) (undo func() bool, err error) {
	before, err := unix.SchedGetAttr(0, 0)
	if err != nil {
		return func() bool { return true }, err
	}
	_ = unix.Prctl(unix.PR_SET_TIMERSLACK, 1, 0, 0, 0) // [ns]; 50 µs if it is refused
	err = errors.New("not asked for")
	if priority > 0 {
		// Threads that this one starts are ordinary.
		err = unix.SchedSetAttr(0, &unix.SchedAttr{Size: unix.SizeofSchedAttr, Policy: unix.SCHED_FIFO, Priority: priority, Flags: unix.SCHED_FLAG_RESET_ON_FORK}, 0)
	}
	return func() bool {
		_ = unix.Prctl(unix.PR_SET_TIMERSLACK, 0, 0, 0, 0) // the default
		return err != nil || unix.SchedSetAttr(0, before, 0) == nil
	}, err
}
