package world

import (
	"sync"
	"sync/atomic"
)

// crew moves bodies at the same time. Which goroutine moves which body does not matter: they know nothing of each other.
type crew struct {
	size  int
	calls chan job // nil until there is more than one body to move
	done  sync.WaitGroup
	next  atomic.Int64
}

type job struct {
	w    *World
	n    int
	move func(*World, int)
	part func(int) // in place of move: of a body that is moved in parts
}

// each calls move for each of n bodies and waits for all.
func (c *crew) each(n int, w *World, move func(*World, int)) { c.run(job{w: w, n: n, move: move}) }

// parts calls do for each of n parts of a body and waits for all.
func (c *crew) parts(n int, do func(int)) { c.run(job{n: n, part: do}) }

func (c *crew) run(j job) {
	hands := min(j.n, c.size)
	if hands <= 1 {
		for i := range j.n {
			j.do(i)
		}
		return
	}
	if c.calls == nil {
		c.calls = make(chan job)
		for range c.size - 1 {
			go c.work(c.calls)
		}
	}
	c.next.Store(0)
	c.done.Add(hands - 1)
	for range hands - 1 {
		c.calls <- j
	}
	c.take(j)
	c.done.Wait()
}

func (c *crew) work(calls chan job) {
	for j := range calls {
		c.take(j)
		c.done.Done()
	}
}

func (j *job) do(i int) {
	if j.part != nil {
		j.part(i)
		return
	}
	j.move(j.w, i)
}

// take moves bodies until none is left.
func (c *crew) take(j job) {
	for i := c.next.Add(1) - 1; i < int64(j.n); i = c.next.Add(1) - 1 {
		j.do(int(i))
	}
}

// Close ends the world's goroutines. The world can still be stepped; it starts them anew.
func (w *World) Close() {
	if w.crew.calls != nil {
		close(w.crew.calls)
		w.crew.calls = nil
	}
}
