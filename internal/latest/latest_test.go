package latest_test

import (
	"runtime"
	"testing"

	"github.com/tendril-sim/tendril/internal/latest"
)

func TestValueIsTheNewest(t *testing.T) {
	var v latest.Value[int]
	if x, fresh := v.Get(); x != 0 || fresh {
		t.Errorf("zero value: %v %v", x, fresh)
	}
	for i := 1; i < 100; i++ {
		for j := range i % 4 { // some are replaced before they are seen
			v.Put(1000*j + i)
		}
		puts := i % 4
		x, fresh := v.Get()
		if fresh != (puts > 0) || fresh && x != 1000*(puts-1)+i {
			t.Fatalf("after %d puts of round %d: %v %v", puts, i, x, fresh)
		}
		if again, fresh := v.Get(); again != x || fresh {
			t.Fatalf("again: %v %v, want %v", again, fresh, x)
		}
	}
}

// Two goroutines at full speed: what is got is whole, never older than what was got before, and in the end the last.
func TestValueIsWholeAndInOrder(t *testing.T) {
	type pair struct{ a, b [8]int }
	const last = 100000
	var v latest.Value[pair]
	go func() {
		for i := 1; i <= last; i++ {
			var p pair
			for k := range p.a {
				p.a[k], p.b[k] = i, -i
			}
			v.Put(p)
		}
	}()
	for seen := 0; seen < last; {
		p, fresh := v.Get()
		if !fresh {
			runtime.Gosched()
			continue
		}
		for k := range p.a {
			if p.a[k] != p.a[0] || p.b[k] != -p.a[0] {
				t.Fatalf("torn: %v", p)
			}
		}
		if p.a[0] <= seen {
			t.Fatalf("%d after %d", p.a[0], seen)
		}
		seen = p.a[0]
	}
}

func TestValueDoesNotAllocate(t *testing.T) {
	var v latest.Value[[16]float64]
	if n := testing.AllocsPerRun(100, func() { v.Put([16]float64{}); v.Get() }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
