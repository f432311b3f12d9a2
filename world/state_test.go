package world

import (
	"encoding/binary"
	"math"
	"runtime"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

func run(w *World, steps int) *World {
	for range steps {
		w.Step()
	}
	return w
}

func TestStateGoesBackInTime(t *testing.T) {
	w := threads(t, 0)
	run(w, 100)
	then := w.AppendState(nil)
	hash := w.Hash()
	want := run(w, 100).Hash()
	if want == hash {
		t.Fatal("the world stands still")
	}
	if err := w.RestoreState(then); err != nil {
		t.Fatal(err)
	}
	if w.Hash() != hash {
		t.Error("restored, the world has another hash than before")
	}
	if got := run(w, 100).Hash(); got != want {
		t.Errorf("100 steps after it was restored the world is at %x, want %x", got, want)
	}
	other := threads(t, 1) // a copy, in another world of the same make
	if err := other.RestoreState(then); err != nil {
		t.Fatal(err)
	}
	if got := run(other, 100).Hash(); got != want {
		t.Errorf("100 steps after it was copied the world is at %x, want %x", got, want)
	}
}

// What a hand did to a tool is part of the state: no script brings it back.
func TestStateKeepsTheHand(t *testing.T) {
	r := newRod(t, bar(along, 11))
	w := newWorld(t, Config{})
	i := addBody(t, w, "rod", r)
	p := r.PointAt(1)
	f := r.Pose(p)
	tool := addTool(t, w, "hand", constraint.Bond{A: frame(f), B: anchor(i, p), Axes: constraint.Pinned, Linear: 1})
	f.Pos.Z += 0.1
	w.MoveTool(tool, f)
	run(w, 5)
	then, want := w.AppendState(nil), run(w, 5).Hash()
	f.Pos.Z -= 0.3
	w.MoveTool(tool, f)
	run(w, 5)
	if err := w.RestoreState(then); err != nil {
		t.Fatal(err)
	}
	if run(w, 5).Hash() != want {
		t.Error("the tool is not where it was")
	}
}

// A state that is cut or has a flipped bit is refused, and the world stays as it is.
func TestDamagedStatesAreRefused(t *testing.T) {
	w := run(threads(t, 1), 3)
	good := w.AppendState(nil)
	run(w, 3)
	before := w.Hash()
	refused := func(what string, b []byte) {
		t.Helper()
		if err := w.RestoreState(b); err == nil {
			t.Fatalf("%s: taken, want an error", what)
		}
		if w.Hash() != before {
			t.Fatalf("%s: refused, but the world has changed", what)
		}
	}
	for n := 0; n < len(good); n += 1 + n/40 {
		refused("cut", good[:n])
	}
	refused("too long", append(good[:len(good):len(good)], 0))
	for bit := 0; bit < 8*len(good); bit += 1 + bit/100 {
		bad := append([]byte(nil), good...)
		bad[bit/8] ^= 1 << (bit % 8)
		refused("flipped", bad)
	}
	if err := w.RestoreState(good); err != nil {
		t.Error(err)
	}
}

// sealed returns a state with a hash that fits, whatever is in it.
func sealed(b []byte) []byte {
	b = append([]byte(nil), b[:len(b)-hashSize]...)
	return binary.LittleEndian.AppendUint64(b, hash(b))
}

// A state of another world says in what it differs. One that was tampered with never makes the world panic, nor go on without
// saying that something is wrong.
func TestForeignStatesAreRefused(t *testing.T) {
	w := run(threads(t, 1), 3)
	good := w.AppendState(nil)
	small := newWorld(t, Config{})
	if err := small.RestoreState(good); err == nil || !strings.Contains(err.Error(), "5 bodies, want 0") {
		t.Errorf("a world without bodies says %v", err)
	}
	for i := range 5 {
		addBody(t, small, string(rune('a'+i)), newRod(t, bar(along, 5)))
	}
	if err := small.RestoreState(good); err == nil || !strings.Contains(err.Error(), "3 bonds, want 0") {
		t.Errorf("a world without bonds says %v", err)
	}
	for n := headSize; n < len(good); n += 8 { // cut at every word
		if err := w.RestoreState(sealed(good[:n+hashSize])); n+hashSize < len(good) && err == nil {
			t.Fatalf("a state of %d bytes instead of %d is taken", n+hashSize, len(good))
		}
	}
	nan := math.Float64bits(math.NaN())
	for at := headSize; at+hashSize < len(good); at += 8 * 13 {
		bad := append([]byte(nil), good...)
		binary.LittleEndian.PutUint64(bad[at:], nan)
		if err := w.RestoreState(sealed(bad)); err != nil {
			continue
		}
		run(w, 2)
	}
}

func TestStepsAreTheSameOnAnyNumberOfCores(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	var want uint64
	for i, c := range []struct{ cores, workers int }{{1, 1}, {1, 8}, {2, 2}, {8, 1}, {8, 8}} {
		runtime.GOMAXPROCS(c.cores)
		got := run(threads(t, c.workers), 1000).Hash()
		if i == 0 {
			want = got
		}
		if got != want {
			t.Errorf("%d workers on %d cores: %x, want %x", c.workers, c.cores, got, want)
		}
	}
}

func TestStepAllocatesNothingOnceWarm(t *testing.T) {
	for _, workers := range []int{1, 2} {
		w := run(threads(t, workers), 20)
		if n := testing.AllocsPerRun(50, func() { w.Step() }); n != 0 {
			t.Errorf("%v allocations in a step with %d workers, want 0", n, workers)
		}
	}
}

func TestReportAddsUp(t *testing.T) {
	w := run(threads(t, 1), 3)
	r := w.Step()
	if r.Step != 4 || len(r.Noticed) != 5 || r.Bonds.Rows != 0 { // bonds of rods are holds of their own
		t.Errorf("step %d, %d bodies, %d rows, want 4, 5 and 0", r.Step, len(r.Noticed), r.Bonds.Rows)
	}
	near(t, "time [s]", r.Time, 4*w.StepLength(), 1e-15)
	if total := r.Total(); total <= 0 || total < r.Stage[Predict] || r.Stage[Predict] <= 0 || len(StageNames) != Stages {
		t.Errorf("%v in all, %v to predict", total, r.Stage[Predict])
	}
	// Between two steps the frame moves by some 0.5 mm; one of Newton's steps leaves the square of that, over the length.
	near(t, "gap [m]", r.Gap, 0, 1e-5)
}

func TestNewSaysWhatIsWrong(t *testing.T) {
	for want, cfg := range map[string]Config{"Step is -1": {Step: -1}, "Step is NaN": {Step: math.NaN()}, "Step is 11": {Step: 11}, "Workers is -1": {Workers: -1}} {
		if _, err := New(cfg); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("New gives %v, want an error with %q", err, want)
		}
	}
	w := newWorld(t, Config{})
	if w.StepLength() != 0.001 {
		t.Errorf("a step of %v s, want 0.001", w.StepLength())
	}
	addBody(t, w, "rod", newRod(t, bar(along, 5)))
	if _, err := w.AddBody("rod", newRod(t, bar(along, 5))); err == nil {
		t.Error("two bodies with one name are taken")
	}
	if _, err := w.AddBody("nan", &clock{value: spatial.V(math.NaN(), 0, 0)}); err == nil {
		t.Error("a body that is not finite is taken")
	}
	if _, err := w.AddBond(constraint.Bond{A: anchor(0, 0), B: anchor(1, 0)}); err == nil {
		t.Error("a bond to a body that is not there is taken")
	}
}

func BenchmarkStep(b *testing.B) {
	w := run(threads(b, 1), 20)
	b.ReportAllocs()
	for b.Loop() {
		w.Step()
	}
}
