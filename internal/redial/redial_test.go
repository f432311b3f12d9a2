package redial

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// Failed sessions are tried again after 100, 200, 400 … ms and at most 5 s; a session that lasted starts that anew.
func TestDelaysDoubleAndStartAnew(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		broken := errors.New("broken")
		var delays []time.Duration
		done := make(chan struct{})
		var k Keeper
		session := func(ctx context.Context) error {
			if len(delays) == 8 {
				time.Sleep(Proven)
			}
			return broken
		}
		k.start(t.Context(), session, func(ctx context.Context, d time.Duration) {
			delays = append(delays, d)
			if len(delays) == 10 {
				close(done)
				<-ctx.Done()
			}
		})
		<-done
		if err := k.Err(); !errors.Is(err, broken) {
			t.Errorf("Err: %v", err)
		}
		k.Close()
		ms := time.Millisecond
		want := []time.Duration{100 * ms, 200 * ms, 400 * ms, 800 * ms, 1600 * ms, 3200 * ms, Most, Most, First, 200 * ms}
		for i := range want {
			if delays[i] != want[i] {
				t.Errorf("delay %d: %v, want %v", i, delays[i], want[i])
			}
		}
	})
}

// Close ends a session that waits, and a wait between sessions; what ends by Close is no error.
func TestCloseEndsAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		var k Keeper
		k.Start(t.Context(), func(ctx context.Context) error { <-ctx.Done(); return ctx.Err() })
		k.Note(nil)
		k.Close()
		if k.Err() != nil {
			t.Error(k.Err())
		}
		waiting := make(chan struct{})
		var failing Keeper
		failing.start(t.Context(), func(context.Context) error { return errors.New("no") }, func(ctx context.Context, d time.Duration) {
			close(waiting)
			wait(ctx, time.Hour)
		})
		<-waiting
		failing.Close()
		if waited := time.Since(began); waited > 0 {
			t.Errorf("waited %v", waited)
		}
	})
}

// A wait is what it is asked to be, give or take a quarter.
func TestWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for range 20 {
			began := time.Now()
			wait(t.Context(), time.Second)
			if d := time.Since(began); d < 750*time.Millisecond || d > 1250*time.Millisecond {
				t.Errorf("waited %v", d)
			}
		}
	})
}
