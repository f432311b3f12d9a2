//go:build !linux

package bench

import "time"

// cpuTime returns the time since the process began, where that of the processors is not to be had: take the least disturbed run.
func cpuTime() time.Duration { return time.Since(started) }

var started = time.Now()
