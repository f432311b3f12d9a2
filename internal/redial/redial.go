// Package redial keeps a connection up: it runs one session after another, and waits longer and longer between those that fail.
package redial

import (
	"context"
	"math/rand/v2"
	"sync"
	"time"
)

// Delays between sessions.
const (
	First  = 100 * time.Millisecond // before the second try
	Most   = 5 * time.Second        // between any two
	Proven = 2 * time.Second        // a session that lasted this long was a good one: the next delay is First again
)

// Keeper runs sessions in a goroutine of its own until it is closed. Start it once; its other methods may be called from any goroutine.
type Keeper struct {
	cancel context.CancelFunc
	done   chan struct{}

	mu  sync.Mutex
	err error
}

// Start starts calling session, again and again, until ctx is done or the keeper is closed. A session dials, serves its
// connection, and returns when that has broken or its context is done.
func (k *Keeper) Start(ctx context.Context, session func(context.Context) error) {
	k.start(ctx, session, wait)
}

func (k *Keeper) start(ctx context.Context, session func(context.Context) error, wait func(context.Context, time.Duration)) {
	ctx, k.cancel = context.WithCancel(ctx)
	k.done = make(chan struct{})
	go func() {
		defer close(k.done)
		for delay := First; ctx.Err() == nil; {
			began := time.Now()
			err := session(ctx)
			if ctx.Err() != nil {
				return
			}
			k.Note(err)
			if time.Since(began) >= Proven {
				delay = First
			}
			wait(ctx, delay)
			delay = min(2*delay, Most)
		}
	}()
}

// wait waits for about d: many clients that lost one server do not come back all at once.
func wait(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d*3/4 + rand.N(d/2))
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}

// Note records why there is no connection, nil once there is one.
func (k *Keeper) Note(err error) {
	k.mu.Lock()
	k.err = err
	k.mu.Unlock()
}

// Err returns why the last session ended, nil while one is well.
func (k *Keeper) Err() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.err
}

// Close ends the session and waits until it has ended.
func (k *Keeper) Close() {
	k.cancel()
	<-k.done
}
