package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/internal/mcap"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/world"
)

const hair = `title: A hair
duration: 0.5
bodies:
  hair:
    colour: "#ff8000"
    rod:
      curve: {line: {to: [0.1, 0, 0]}}
      nodes: 11
      section: {radius: 4e-5}
      young: 3e9
      density: 1300
      holds: [{at: start, path: hand}]
paths:
  hand: {keys: [{time: 0}, {time: 0.5, position: [0, 0.05, 0]}]}
probes:
  sag: {what: position, body: hair, at: end, axis: z}
  grip force: {what: force, body: hair, hold: 0}
`

// running is the scene above, with the means to step and measure it.
type running struct {
	*scene.Running
	values []float64
	info   Info
}

func start(t testing.TB, set ...string) *running {
	t.Helper()
	s, err := scene.Load("hair.yaml", []byte(hair))
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range set {
		path, value, _ := strings.Cut(change, "=")
		if err := s.Set(path, value); err != nil {
			t.Fatal(err)
		}
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	return &running{Running: r, values: make([]float64, len(r.Probes())), info: Describe("hair.yaml", []byte(hair), set, r)}
}

// step takes a step and returns the snapshot; the probes are in values.
func (r *running) step() *world.Snapshot {
	r.World.Step()
	for i, p := range r.Probes() {
		r.values[i] = p.Read()
	}
	return r.World.Snapshot()
}

// picture encodes a snapshot the way a viewer gets it.
func (r *running) picture(s *world.Snapshot) []byte {
	var f wire.Frame
	f.Show(s, r.values)
	return f.Append(nil)
}

// memory is a file in memory.
type memory struct {
	bytes.Buffer
	writer          *Writer
	lengths, frames []int // after each write
}

func (m *memory) Write(b []byte) (int, error) {
	n, err := m.Buffer.Write(b)
	m.lengths = append(m.lengths, m.Len())
	if m.writer != nil { // what it has counted by now is in this write or before
		m.frames = append(m.frames, int(m.writer.Frames()))
	} else {
		m.frames = append(m.frames, 0)
	}
	return n, err
}

func (m *memory) Close() error { return nil }

func read(t *testing.T, b []byte) *Reader {
	t.Helper()
	r, err := NewReader(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// collect returns all messages of a topic that can be read.
func collect(r *Reader, topic string) (messages []Message) {
	for m, err := range r.Messages(topic) {
		if err == nil {
			messages = append(messages, m)
		}
	}
	return messages
}

func TestRoundTrip(t *testing.T) {
	r := start(t, "gravity[2]=-1.62")
	path := filepath.Join(t.TempDir(), "hair.mcap")
	w, err := Create(path, r.info, Options{Rate: math.Inf(1), Wait: true})
	if err != nil {
		t.Fatal(err)
	}
	var want [][]byte
	var probes [][]float64
	for range 100 {
		s := r.step()
		w.Write(s, r.values)
		want, probes = append(want, r.picture(s)), append(probes, append([]float64{}, r.values...))
		s.Release()
	}
	w.Change("bodies.hair.rod.young", "6e9")
	w.SetHash(r.World.Hash())
	if err := errors.Join(w.Close(), w.Close()); err != nil {
		t.Fatal(err)
	}
	got, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer got.Close()

	if got.Loss() != (Loss{}) || w.Dropped() != 0 || w.Frames() != 100 {
		t.Errorf("%v; %d frames, %d dropped", got.Loss(), w.Frames(), w.Dropped())
	}
	if want := (Result{Hash: fmt.Sprintf("%016x", r.World.Hash()), Frames: 100}); got.Result() != want {
		t.Errorf("the result is %+v, want %+v", got.Result(), want)
	}
	frames := collect(got, TopicFrames)
	if len(frames) != 100 {
		t.Fatalf("%d frames, want 100", len(frames))
	}
	for i, f := range frames {
		if !bytes.Equal(f.Data, want[i]) {
			t.Fatalf("frame %d differs from what was shown", i)
		}
		if wanted := 0.005 * float64(i); math.Abs(f.Time-wanted) > 1e-9 {
			t.Errorf("frame %d is at %v s, want %v", i, f.Time, wanted)
		}
	}
	for i, m := range collect(got, TopicProbes) {
		var x struct {
			Time   float64
			Values map[string]float64
		}
		if err := json.Unmarshal(m.Data, &x); err != nil || x.Values["sag"] != probes[i][0] || x.Values["grip force"] != probes[i][1] || math.Abs(x.Time-0.005*float64(i+1)) > 1e-12 {
			t.Fatalf("probes %d are %s (%v), want %v", i, m.Data, err, probes[i])
		}
	}
	changes := collect(got, TopicChanges)
	if len(changes) != 1 || string(changes[0].Data) != `{"time":0.5,"path":"bodies.hair.rod.young","value":"6e9"}` {
		t.Errorf("changes are %v", changes)
	}
}

func TestInfo(t *testing.T) {
	r := start(t, "gravity[2]=-1.62")
	var file memory
	w, err := newWriter(&file, r.info, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	got := read(t, file.Bytes()).Info()
	if !got.Created.Equal(r.info.Created) || time.Since(got.Created) > time.Minute {
		t.Errorf("created %v, want %v", got.Created, r.info.Created)
	}
	got.Created = r.info.Created
	if !reflect.DeepEqual(got, r.info) {
		t.Errorf("got %+v, want %+v", got, r.info)
	}
	if got.Text != hair || !reflect.DeepEqual(got.Bodies[0], Body{Name: "hair", Kind: "rod", Radius: 4e-5, Colour: "#ff8000"}) || got.Probes[0] != (Probe{"sag", "m"}) || !strings.HasPrefix(got.Build, "tendril ") {
		t.Errorf("got %+v", got)
	}
	s, err := got.Load()
	if err != nil || s.Gravity.Z != -1.62 || s.Title != "A hair" {
		t.Errorf("the scene is %+v, %v", s, err)
	}
}

func TestFrameAt(t *testing.T) {
	file := recorded(t, 100)
	whole := read(t, file.Bytes())
	cut := read(t, file.Bytes()[:file.lengths[len(file.lengths)-2]]) // killed before Close
	if len(whole.file.Chunks) < 10 || !cut.Loss().Unfinished || len(cut.file.Chunks) != len(whole.file.Chunks)-1 {
		t.Fatalf("%d and %d chunks, %v", len(whole.file.Chunks), len(cut.file.Chunks), cut.Loss())
	}
	if math.Abs(whole.Duration()-0.495) > 1e-9 {
		t.Errorf("duration %v s, want 0.495", whole.Duration())
	}
	for _, r := range []*Reader{whole, cut} {
		frames := collect(r, TopicFrames)
		for i, f := range frames {
			for _, t0 := range []float64{f.Time, f.Time + 0.0049} {
				got, err := r.FrameAt([]byte("x"), t0)
				if err != nil || !bytes.Equal(got[1:], f.Data) {
					t.Fatalf("at %v s there is another frame than frame %d (%v)", t0, i, err)
				}
			}
		}
		for _, c := range []struct {
			t    float64
			want int
		}{{-1, 0}, {math.Inf(-1), 0}, {1e9, len(frames) - 1}, {math.Inf(1), len(frames) - 1}} {
			if got, err := r.FrameAt(nil, c.t); err != nil || !bytes.Equal(got, frames[c.want].Data) {
				t.Errorf("at %v s there is another frame than frame %d (%v)", c.t, c.want, err)
			}
		}
		if _, err := r.FrameAt(nil, math.NaN()); err != nil {
			t.Error(err)
		}
	}
}

func TestEmptyRecording(t *testing.T) {
	r := start(t)
	var file memory
	w, _ := newWriter(&file, r.info, Options{})
	_ = w.Close()
	got := read(t, file.Bytes())
	if _, err := got.FrameAt(nil, 0); !errors.Is(err, ErrEmpty) || got.Duration() != 0 || got.Loss() != (Loss{}) {
		t.Errorf("got %v, %v s, %v", err, got.Duration(), got.Loss())
	}
}

// The world goes back to its beginning, the recording does not; while the world is paused nothing is recorded.
func TestResetAndPause(t *testing.T) {
	r := start(t)
	var file memory
	w, _ := newWriter(&file, r.info, Options{Rate: math.Inf(1), Wait: true})
	begin := r.World.AppendState(nil)
	for round := range 3 {
		for range 10 {
			s := r.step()
			w.Write(s, r.values)
			w.WriteFrame(r.picture(s), r.values)
			s.Release()
		}
		if err := r.World.RestoreState(begin); err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
	}
	_ = w.Close()
	frames := collect(read(t, file.Bytes()), TopicFrames)
	if len(frames) != 30 {
		t.Fatalf("%d frames, want 30", len(frames))
	}
	for i, f := range frames {
		if simulated := wire.TimeOf(f.Data); math.Abs(f.Time-0.005*float64(i)) > 1e-9 || math.Abs(simulated-0.005*float64(i%10+1)) > 1e-9 {
			t.Errorf("frame %d is at %v s in the recording and %v s in the world", i, f.Time, simulated)
		}
	}
}

func TestRate(t *testing.T) {
	for _, c := range []struct {
		rate float64
		want int // in 0.5 s, steps of 5 ms
	}{{0, 30}, {60, 30}, {20, 10}, {100, 50}, {200, 100}, {1000, 100}} {
		r := start(t)
		var file memory
		w, _ := newWriter(&file, r.info, Options{Rate: c.rate, Wait: true})
		for range 100 {
			s := r.step()
			w.Write(s, r.values)
			s.Release()
		}
		_ = w.Close()
		got := read(t, file.Bytes())
		if n := len(collect(got, TopicFrames)); n < c.want-1 || n > c.want+1 {
			t.Errorf("%v frames a second: %d, want %d", c.rate, n, c.want)
		}
		if n := len(collect(got, TopicProbes)); n != 100 {
			t.Errorf("the probes were recorded %d times, want 100", n)
		}
		if n := len(collect(got, TopicScene)); n < 4 || n > 5 {
			t.Errorf("%d scenes for Foxglove in half a second, want ten a second", n)
		}
	}
}

func TestFoxgloveScene(t *testing.T) {
	r := start(t)
	var file memory
	w, _ := newWriter(&file, r.info, Options{Wait: true})
	s := r.step()
	defer s.Release()
	w.Write(s, r.values)
	_ = w.Close()
	type number = float64
	var got struct {
		Entities []struct {
			ID    string `json:"id"`
			Frame string `json:"frame_id"`
			Lines []struct {
				Thickness number
				Points    []struct{ X, Y, Z number }
				Color     struct{ R, G, B, A number }
			}
		}
	}
	messages := collect(read(t, file.Bytes()), TopicScene)
	if len(messages) != 1 || json.Unmarshal(messages[0].Data, &got) != nil || len(got.Entities) != 1 {
		t.Fatalf("got %v", messages)
	}
	e := got.Entities[0]
	line := e.Lines[0]
	if e.ID != "hair" || e.Frame != "world" || line.Thickness != 8e-5 || line.Color.R != 1 || math.Abs(line.Color.G-0.5) > 0.01 || line.Color.B != 0 || line.Color.A != 1 {
		t.Errorf("got %+v", e)
	}
	for i, f := range s.Bodies[0].Frames {
		p := line.Points[i]
		if float32(p.X) != float32(f.Pos.X) || float32(p.Y) != float32(f.Pos.Y) || float32(p.Z) != float32(f.Pos.Z) {
			t.Errorf("point %d is %v, want %v", i, p, f.Pos)
		}
	}
}

func TestLongBodiesAreThinnedForFoxglove(t *testing.T) {
	for _, n := range []int{0, 1, 2, 999, 1000, 1001, 4321} {
		poses := make([]wire.Pose, n)
		for i := range poses {
			poses[i][0] = float32(i)
		}
		var points []struct{ X float64 }
		if err := json.Unmarshal(append((&bodyWords{}).points([]byte("["), poses), ']'), &points); err != nil {
			t.Fatal(err)
		}
		if len(points) > maxPoints+1 || n <= 999 && len(points) != n || n > 0 && (points[0].X != 0 || points[len(points)-1].X != float64(n-1)) {
			t.Errorf("%d of %d points", len(points), n)
		}
	}
}

// A chain is shown as a line for each link; of a long one, the lines still lead from its root to its tips and branches.
func TestSegments(t *testing.T) {
	if got, want := segments([]int{-1, 0, 1, 1, -1, 4}), [][2]int{{0, 1}, {1, 2}, {1, 3}, {4, 5}}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	long := make([]int, 5001)
	for i := range long {
		long[i] = i - 1
	}
	long[5000] = 1234 // a branch
	pairs := segments(long)
	if len(pairs) > maxPoints+3 {
		t.Errorf("%d lines", len(pairs))
	}
	from := map[int]bool{0: true}
	for _, p := range pairs {
		if !from[p[0]] {
			t.Fatalf("the line %v starts from nowhere", p)
		}
		from[p[1]] = true
	}
	if !from[4999] || !from[5000] || !from[1234] {
		t.Error("a tip or the branch is not shown")
	}
}

// recorded makes a recording with a few frames in each chunk.
func recorded(t testing.TB, frames int) *memory {
	r := start(t)
	file := &memory{}
	w, err := newWriter(file, r.info, Options{Rate: math.Inf(1), Wait: true, flushAfter: time.Hour, flushSize: 2500})
	if err != nil {
		t.Fatal(err)
	}
	file.writer = w
	for range frames {
		s := r.step()
		w.Write(s, r.values)
		s.Release()
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return file
}

// A kill leaves the file at any length. All frames that were flushed before can be read, as they were.
func TestKilledAtAnyByte(t *testing.T) {
	file := recorded(t, 12)
	want := collect(read(t, file.Bytes()), TopicFrames)
	for n := range file.Len() {
		if n > file.lengths[0]+50 && n < file.Len()-50 && n%7 != 0 {
			continue
		}
		r, err := NewReader(bytes.NewReader(file.Bytes()), int64(n))
		if err != nil {
			if n >= file.lengths[0] {
				t.Fatalf("%d of %d bytes: %v", n, file.Len(), err)
			}
			continue
		}
		frames := collect(r, TopicFrames)
		least := 0
		for i, length := range file.lengths {
			if length <= n {
				least = file.frames[i]
			}
		}
		if len(frames) < least || !r.Loss().Unfinished {
			t.Fatalf("%d of %d bytes: %d frames, want %d; %v", n, file.Len(), len(frames), least, r.Loss())
		}
		for i := range frames {
			if !bytes.Equal(frames[i].Data, want[i].Data) {
				t.Fatalf("%d of %d bytes: frame %d differs from what was shown", n, file.Len(), i)
			}
		}
		if info := r.Info(); n >= file.lengths[0] && info.Text != hair {
			t.Fatalf("%d of %d bytes: the scene is %q", n, file.Len(), info.Text)
		}
		if _, err := r.FrameAt(nil, 1); err != nil && least > 0 {
			t.Fatalf("%d of %d bytes: %v", n, file.Len(), err)
		}
	}
}

// Damage never shows a frame that was not there, and costs no more than its own chunk where the index is whole.
func TestDamagedBytes(t *testing.T) {
	file := recorded(t, 12)
	shown := map[string]bool{}
	for _, f := range collect(read(t, file.Bytes()), TopicFrames) {
		shown[string(f.Data)] = true
	}
	for n := 8; n < file.Len(); n += 13 {
		b := bytes.Clone(file.Bytes())
		b[n] ^= 0x55
		r, err := NewReader(bytes.NewReader(b), int64(len(b)))
		if err != nil {
			if n >= file.lengths[0] {
				t.Errorf("byte %d: %v", n, err)
			}
			continue
		}
		frames := collect(r, TopicFrames)
		for _, f := range frames {
			if !shown[string(f.Data)] {
				t.Errorf("byte %d: there is a frame that was never shown", n)
			}
		}
		if len(frames) < 7 { // of 12, at most 5 in a chunk
			t.Errorf("byte %d: %d frames are left, want 7 at least", n, len(frames))
		}
		_, _ = r.FrameAt(nil, 0.03)
		_ = r.Duration()
	}
}

// Where a chunk is damaged the picture stands still, and the loss is told.
func TestFrameAtInADamagedPart(t *testing.T) {
	b := recorded(t, 40).Bytes()
	whole := read(t, b)
	middle := whole.file.Chunks[len(whole.file.Chunks)/2]
	before := whole.since(middle.From) - 0.001
	want, _ := whole.FrameAt(nil, before)
	lastFrame, _ := whole.FrameAt(nil, 1)
	b = bytes.Clone(b)
	inside, _ := whole.FrameAt(nil, whole.since(middle.Till))
	b[bytes.Index(b, inside)+wire.HeadSize] ^= 1

	r := read(t, b)
	got, err := r.FrameAt(nil, r.since(middle.Till))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("another frame than the last good one (%v)", err)
	}
	if l := r.Loss(); l.Unfinished || l.Bytes != middle.Size() || !strings.Contains(l.Why, "checksum") {
		t.Errorf("the loss is %v", l)
	}
	if got, err := r.FrameAt(nil, 1); err != nil || !bytes.Equal(got, lastFrame) {
		t.Errorf("what follows is lost too (%v)", err)
	}
}

func TestNotARecording(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"empty": "", "yaml": hair, "magic": "\x89MCAP0\r\n"} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(path); err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "not") {
			t.Errorf("%s: got %v", name, err)
		}
	}
	if _, err := Open(filepath.Join(dir, "nowhere")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("got %v", err)
	}
	if _, err := Create(filepath.Join(dir, "no", "x.mcap"), Info{}, Options{}); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("got %v", err)
	}
}

// disk is one that fills up, or stands still.
type disk struct {
	room  int
	still sync.Mutex
}

var errFull = errors.New("no space left on device")

func (d *disk) Write(b []byte) (int, error) {
	d.still.Lock()
	defer d.still.Unlock()
	if d.room -= len(b); d.room < 0 {
		return 0, errFull
	}
	return len(b), nil
}

func (d *disk) Close() error { return nil }

func TestFullDiskDoesNotStopTheSimulation(t *testing.T) {
	r := start(t)
	for _, wait := range []bool{false, true} {
		w, err := newWriter(&disk{room: 20_000}, r.info, Options{Rate: math.Inf(1), Wait: wait})
		if err != nil {
			t.Fatal(err)
		}
		s := r.step()
		frame := bytes.Repeat(r.picture(s), 1000)
		for i := 0; w.Err() == nil && i < 1e6; i++ {
			var f wire.Frame
			f.Time = float64(i)
			w.WriteFrame(append(f.Append(nil), frame...), r.values)
		}
		for range 1000 {
			s.Time++
			w.Write(s, r.values)
		}
		s.Release()
		if err := w.Close(); !errors.Is(err, errFull) || w.Dropped() == 0 {
			t.Errorf("got %v, %d dropped", err, w.Dropped())
		}
	}
	if _, err := newWriter(&disk{room: 10}, r.info, Options{}); !errors.Is(err, errFull) {
		t.Errorf("got %v", err)
	}
}

func TestSlowDiskDropsFrames(t *testing.T) {
	r := start(t)
	d := &disk{room: math.MaxInt}
	w, err := newWriter(d, r.info, Options{Rate: math.Inf(1)})
	if err != nil {
		t.Fatal(err)
	}
	d.still.Lock()
	s := r.step()
	large := bytes.Repeat([]byte{1}, 1<<20) // one is enough for a flush, which then stands still
	var f wire.Frame
	begin := time.Now()
	for i := range 2 * queueLength {
		f.Time = float64(i)
		w.WriteFrame(append(f.Append(nil), large...), r.values)
	}
	if took := time.Since(begin); took > 5*time.Second {
		t.Errorf("it waited %v for the disk", took)
	}
	dropped := w.Dropped()
	d.still.Unlock()
	s.Release()
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if dropped == 0 || dropped+w.Frames() != 2*queueLength {
		t.Errorf("%d dropped, %d recorded, want %d together", dropped, w.Frames(), 2*queueLength)
	}
}

// Somebody can look at a recording while it is made, and stop it from another goroutine.
func TestReadWhileWriting(t *testing.T) {
	r := start(t)
	path := filepath.Join(t.TempDir(), "live.mcap")
	w, err := Create(path, r.info, Options{Rate: math.Inf(1), flushAfter: 10 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	stop := make(chan struct{})
	var writing sync.WaitGroup
	writing.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
			}
			s := r.step()
			w.Write(s, r.values)
			s.Release()
			time.Sleep(100 * time.Microsecond)
		}
	})
	seen := 0
	for deadline := time.Now().Add(5 * time.Second); seen < 2 && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		got, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		if got.Duration() > 0 {
			seen++
			var f wire.Frame
			if b, err := got.FrameAt(nil, got.Duration()/2); err != nil || f.Decode(b) != nil {
				t.Errorf("got %v", err)
			}
		}
		_ = got.Close()
	}
	if err := w.Close(); err != nil { // while the other still writes
		t.Error(err)
	}
	close(stop)
	writing.Wait()
	if seen == 0 {
		t.Error("nothing could be read while it was written")
	}
	got, err := Open(path)
	if err != nil || got.Loss() != (Loss{}) {
		t.Errorf("got %v, %v", got.Loss(), err)
	}
	_ = got.Close()
}

func TestWriteAllocatesNothingOnceWarm(t *testing.T) {
	r := start(t)
	s := r.step()
	defer s.Release()
	w, err := newWriter(struct {
		io.Writer
		io.Closer
	}{io.Discard, &memory{}}, r.info, Options{Rate: math.Inf(1), Wait: true})
	if err != nil {
		t.Fatal(err)
	}
	write := func() {
		s.Time += 0.005
		w.Write(s, r.values)
	}
	for range 5000 { // a few chunks
		write()
	}
	// The chunks' index grows a little, in the other goroutine.
	if n := testing.AllocsPerRun(2000, write); n >= 1 {
		t.Errorf("%v allocations, want none", n)
	}
	if err := w.Close(); err != nil {
		t.Error(err)
	}
}

func TestLossInWords(t *testing.T) {
	for l, want := range map[Loss]string{
		{}:                         "nothing lost",
		{Unfinished: true}:         "not finished, nothing lost up to its end",
		{false, 7, "damaged"}:      "7 bytes lost: damaged",
		{true, 7, "the file ends"}: "not finished, 7 bytes lost: the file ends",
	} {
		if l.String() != want {
			t.Errorf("got %q, want %q", l, want)
		}
	}
}

func FuzzReader(f *testing.F) {
	var file memory // small, without the schemas
	w := mcap.NewWriter(&file, "fuzz")
	w.Attach(mcap.Attachment{Name: infoName, Data: []byte(`{"title":"x","step":0.005}`)})
	w.AddChannel(mcap.Channel{Topic: TopicFrames, Encoding: frameEncoding})
	_ = w.Flush()
	w.Write(0, 1e9, (&wire.Frame{}).Append(nil))
	w.AddMetadata(mcap.Metadata{Name: resultName, Values: map[string]string{"frames": "1"}})
	_ = w.Close()
	f.Add(file.Bytes())
	f.Add(file.Bytes()[:file.Len()/2])
	f.Fuzz(func(_ *testing.T, b []byte) {
		r, err := NewReader(bytes.NewReader(b), int64(len(b)))
		if err != nil {
			return
		}
		var decoded wire.Frame
		for m, err := range r.Messages(TopicFrames) {
			if err == nil {
				_ = decoded.Decode(m.Data)
			}
		}
		_, _ = r.FrameAt(nil, r.Duration()/2)
		_ = r.Loss().String()
	})
}

func BenchmarkWrite(b *testing.B) {
	r := start(b, "bodies.hair.rod.nodes=300")
	s := r.step()
	defer s.Release()
	w, err := newWriter(&disk{room: math.MaxInt}, r.info, Options{Rate: math.Inf(1), Wait: true})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		s.Time += 0.005
		w.Write(s, r.values)
	}
	_ = w.Close()
}
