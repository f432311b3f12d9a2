package world

import (
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
)

// Readers on their own goroutines always see one step, whole: every frame of every body shows the number of the snapshot's
// step. What they give back is used again.
func TestReadersSeeWholeSteps(t *testing.T) {
	const readers, steps = 4, 3000
	w := newWorld(t, Config{Workers: 2})
	for _, name := range []string{"a", "b", "c"} {
		addBody(t, w, name, &clock{frames: 50})
	}
	if w.Snapshot() != nil {
		t.Error("there is a snapshot before the first step")
	}
	w.Step()
	var done atomic.Bool
	var group sync.WaitGroup
	for range readers {
		group.Go(func() {
			last := uint64(0)
			for !done.Load() {
				s := w.Snapshot()
				if s.Step < last {
					t.Errorf("step %d comes after %d", s.Step, last)
				}
				last = s.Step
				if !whole(s) {
					t.Errorf("the snapshot of step %d has frames of others", s.Step)
				}
				s.Release()
				runtime.Gosched()
			}
		})
	}
	run(w, steps)
	done.Store(true)
	group.Wait()
	// One for each reader, one that is the latest, one to write.
	if n := len(w.shelf.all); n > readers+2 {
		t.Errorf("%d snapshots for %d readers, want at most %d", n, readers, readers+2)
	}
}

func whole(s *Snapshot) bool {
	if len(s.Bodies) != 3 {
		return false
	}
	for i := range s.Bodies {
		if len(s.Bodies[i].Frames) != 50 {
			return false
		}
		for _, f := range s.Bodies[i].Frames {
			if f.Pos.X != float64(s.Step) {
				return false
			}
		}
	}
	return true
}

// A snapshot that somebody holds stays what it is.
func TestAHeldSnapshotDoesNotChange(t *testing.T) {
	w := newWorld(t, Config{})
	for _, name := range []string{"a", "b", "c"} {
		addBody(t, w, name, &clock{frames: 50})
	}
	run(w, 7)
	s := w.Snapshot()
	run(w, 20)
	if s.Step != 7 || !whole(s) {
		t.Errorf("the snapshot of step 7 is now one of step %d", s.Step)
	}
	s.Release()
	run(w, 20)
	if n := len(w.shelf.all); n > 3 {
		t.Errorf("%d snapshots for one reader, want at most 3", n)
	}
}

// A snapshot shows tools and bonds as the world has them.
func TestASnapshotShowsBondsAndTools(t *testing.T) {
	w := run(threads(t, 1), 10)
	s := w.Snapshot()
	defer s.Release()
	near(t, "time [s]", s.Time, w.Time(), 0)
	for i := range s.Bonds {
		nearVec(t, "force of a bond", s.Bonds[i].Wrench.Force, w.BondWrench(i).Force, 0)
	}
	if len(s.Tools) != 1 || s.Tools[0] != w.Tool(0) || s.Bodies[4].Name != "gripped" {
		t.Errorf("%d tools, body %q", len(s.Tools), s.Bodies[4].Name)
	}
}
