package record

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/internal/mcap"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/world"
)

// Topics of the channels.
const (
	TopicFrames  = "/frames"  // display frames
	TopicScene   = "/scene"   // lines for Foxglove
	TopicProbes  = "/probes"  // values of the probes
	TopicChanges = "/changes" // of parameters
)

// Names of what else is in the file.
const (
	frameEncoding = "x-tendril"
	infoName      = "tendril.json"
	textName      = "scene.yaml"
	resultName    = "tendril.result"
)

const (
	queueLength = 64       // most entries between the simulation and the disk
	queueSize   = 64 << 20 // most frames among them [bytes]
	sceneRate   = 10       // of what Foxglove shows, in simulated time [Hz]
)

// Options say how to record. The zero value is for a world that somebody looks at.
type Options struct {
	Rate float64 // most frames that Write takes from a second of simulated time [Hz]; 0 means 60, math.Inf(1) all
	Wait bool    // wait for a slow disk in place of dropping frames: for a run that nobody looks at

	flushAfter time.Duration // longest real time that something stays in memory; 0 means half a second
	flushSize  int           // and most of it [bytes]; 0 means 1 MiB
}

// Writer writes a recording. Its methods may be called from any goroutine. None but Close waits for the disk, unless Options
// say so: where the disk does not keep up, frames are dropped and counted.
type Writer struct {
	mu      sync.Mutex // guards what follows, down to the blank line
	room    sync.Cond  // the disk has caught up a little
	spare   []*entry
	waiting int // entries on their way to the disk
	queued  int // frames among them [bytes]
	closed  bool
	begun   bool
	shift   float64 // from simulated time to that of the recording, which never goes back [s]
	last    float64 // time in the recording of the last entry [s]
	due     float64 // and of the next frame that Write takes [s]
	shown   wire.Frame
	result  map[string]string

	options Options
	step    float64 // of the simulation [s]
	queue   chan *entry
	done    chan struct{}
	dropped atomic.Uint64
	frames  atomic.Uint64
	failure atomic.Pointer[error]

	// The rest belongs to the goroutine that writes.
	file     io.WriteCloser
	out      *mcap.Writer
	channels [4]uint16 // frames, scene, probes, changes
	words    *words
	text     []byte
	decoded  wire.Frame
	sceneDue uint64 // [ns]
}

// entry is what goes from the simulation to the disk at one time.
type entry struct {
	time        float64 // in the recording [s]
	seconds     float64 // simulated [s]
	frame       []byte  // empty for none
	probes      []float64
	path, value string // of a change; no path for none
}

// Create begins a recording in a file. An old file of that name is replaced.
func Create(path string, info Info, options Options) (*Writer, error) {
	f, err := os.Create(path)
	if err != nil {
		return nil, err
	}
	w, err := newWriter(f, info, options)
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return w, nil
}

// newWriter begins a recording. What can be told of it is in the file before it returns.
func newWriter(to io.WriteCloser, info Info, options Options) (*Writer, error) {
	if !(options.Rate > 0) {
		options.Rate = 60
	}
	options.flushAfter = cmp.Or(options.flushAfter, 500*time.Millisecond)
	options.flushSize = cmp.Or(options.flushSize, 1<<20)
	w := &Writer{
		options: options, step: info.Step, file: to, words: newWords(&info), out: mcap.NewWriter(to, info.Build),
		queue: make(chan *entry, queueLength), done: make(chan struct{}), result: map[string]string{},
	}
	w.room.L = &w.mu
	for i := range info.Bodies {
		w.shown.Shown = append(w.shown.Shown, info.Bodies[i].shown)
	}
	description, err := json.MarshalIndent(&info, "", "  ")
	if err != nil {
		return nil, err // a number that is not finite
	}
	created := uint64(max(info.Created.UnixNano(), 0))
	w.out.Attach(mcap.Attachment{Name: textName, MediaType: "application/yaml", Created: created, Data: []byte(info.Text)})
	w.out.Attach(mcap.Attachment{Name: infoName, MediaType: "application/json", Created: created, Data: description})
	w.out.AddMetadata(mcap.Metadata{Name: "tendril", Values: map[string]string{
		"scene": info.Scene, "title": info.Title, "build": info.Build, "created": info.Created.Format(time.RFC3339),
	}})
	for i, c := range []struct{ topic, encoding, schema, schemaEncoding, data string }{
		{TopicFrames, frameEncoding, "tendril.Frame", frameEncoding, frameSchema},
		{TopicScene, "json", "foxglove.SceneUpdate", "jsonschema", string(sceneUpdateSchema)},
		{TopicProbes, "json", "tendril.Probes", "jsonschema", string(probesSchema(info.Probes))},
		{TopicChanges, "json", "tendril.Change", "jsonschema", changesSchema},
	} {
		id := w.out.AddSchema(mcap.Schema{Name: c.schema, Encoding: c.schemaEncoding, Data: []byte(c.data)})
		w.channels[i] = w.out.AddChannel(mcap.Channel{Schema: id, Topic: c.topic, Encoding: c.encoding})
	}
	if err := w.out.Flush(); err != nil {
		return nil, err
	}
	go w.run()
	return w, nil
}

// Write records a snapshot and the values of the probes at that time, in the order of Info. Probes are taken every time, frames
// no more often than Options say. It allocates nothing once warm.
func (w *Writer) Write(s *world.Snapshot, probes []float64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	e := w.next(s.Time)
	if e == nil {
		return
	}
	if e.time >= w.due-w.step/2 { // the steps need not divide the time between frames
		w.due = max(w.due+1/w.options.Rate, e.time)
		w.shown.Show(s, probes)
		e.frame = w.shown.Append(e.frame)
	}
	w.send(e, probes)
}

// WriteFrame records an encoded display frame and the probes.
func (w *Writer) WriteFrame(frame []byte, probes []float64) {
	if len(frame) < wire.HeadSize {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if e := w.next(wire.TimeOf(frame)); e != nil {
		e.frame = append(e.frame, frame...)
		w.send(e, probes)
	}
}

// Change records that a parameter of the scene was changed after the last frame.
func (w *Writer) Change(path, value string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if e := w.entry(); e != nil {
		e.time, e.seconds, e.path, e.value = w.last, w.last-w.shift, path, value
		w.send(e, nil)
	}
}

// SetHash records the hash of the final state, when the recording is closed.
func (w *Writer) SetHash(hash uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.result["hash"] = fmt.Sprintf("%016x", hash)
}

// Dropped returns how many times something was lost because the disk did not keep up or failed.
func (w *Writer) Dropped() uint64 { return w.dropped.Load() }

// Frames returns how many frames were recorded.
func (w *Writer) Frames() uint64 { return w.frames.Load() }

// Err returns why nothing can be written any more, or nil.
func (w *Writer) Err() error {
	if err := w.failure.Load(); err != nil {
		return *err
	}
	return nil
}

// Close ends the recording: what is left and the index are written with one write, and brought to the disk. The error is that of
// Err if there was one before.
func (w *Writer) Close() error {
	w.mu.Lock()
	first := !w.closed
	w.closed = true
	w.room.Broadcast()
	w.mu.Unlock()
	if first {
		close(w.queue)
	}
	<-w.done
	return w.Err()
}

// next returns an entry for a simulated time [s], or nil if there is nothing to record.
func (w *Writer) next(seconds float64) *entry {
	if math.IsNaN(seconds) || math.IsInf(seconds, 0) {
		return nil
	}
	t := seconds + w.shift
	switch {
	case !w.begun:
		w.begun, w.last, w.due = true, t, t
	case t < w.last: // the world was reset; the recording goes on
		t = w.last + w.step
		w.shift, w.due = t-seconds, t
	case t == w.last:
		return nil // the world is paused
	}
	e := w.entry()
	if e != nil {
		w.last, e.time, e.seconds = t, t, seconds
	}
	return e
}

// entry returns an empty entry, or nil if the disk is behind or the recording has ended.
func (w *Writer) entry() *entry {
	for w.options.Wait && w.behind() && !w.closed {
		w.room.Wait()
	}
	if w.closed {
		return nil
	}
	if w.behind() {
		w.dropped.Add(1)
		return nil
	}
	if n := len(w.spare); n > 0 {
		e := w.spare[n-1]
		w.spare = w.spare[:n-1]
		return e
	}
	return &entry{}
}

func (w *Writer) behind() bool { return w.waiting == queueLength || w.queued > queueSize }

// send hands an entry to the goroutine that writes. There is room for it, because entry saw to that.
func (w *Writer) send(e *entry, probes []float64) {
	e.probes = append(e.probes, probes...)
	w.waiting++
	w.queued += len(e.frame)
	w.queue <- e
}

// takeBack keeps an entry that is on the disk for the next time.
func (w *Writer) takeBack(e *entry) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.waiting--
	w.queued -= len(e.frame)
	*e = entry{frame: e.frame[:0], probes: e.probes[:0]}
	w.spare = append(w.spare, e)
	w.room.Signal()
}

// run brings entries to the disk.
func (w *Writer) run() {
	defer close(w.done)
	tick := time.NewTicker(w.options.flushAfter)
	defer tick.Stop()
	for open := true; open; {
		var e *entry
		select {
		case <-tick.C:
			w.flush()
		case e, open = <-w.queue:
			if open {
				w.put(e)
				w.takeBack(e)
			}
		}
		if w.out.Pending() >= w.options.flushSize {
			w.flush()
		}
	}
	w.finish()
}

// put adds the messages of an entry.
func (w *Writer) put(e *entry) {
	if w.Err() != nil {
		w.dropped.Add(1)
		return
	}
	t := uint64(max(math.Round(e.time*1e9), 0))
	if len(e.frame) > 0 {
		w.out.Write(w.channels[0], t, e.frame)
		w.frames.Add(1)
		if t >= w.sceneDue && w.decoded.Decode(e.frame) == nil {
			w.text = w.words.scene(w.text[:0], &w.decoded, t)
			w.out.Write(w.channels[1], t, w.text)
			w.sceneDue = t + 1e9/sceneRate
		}
	}
	if len(e.probes) > 0 {
		w.text = w.words.values(w.text[:0], e.seconds, e.probes)
		w.out.Write(w.channels[2], t, w.text)
	}
	if e.path != "" {
		w.text = w.words.change(w.text[:0], e.seconds, e.path, e.value)
		w.out.Write(w.channels[3], t, w.text)
	}
}

func (w *Writer) flush() {
	if w.out.Pending() > 0 {
		w.note(w.out.Flush())
	}
}

// note remembers the first error.
func (w *Writer) note(err error) {
	if err != nil {
		err = fmt.Errorf("the recording ends after %d bytes: %w", w.out.Written(), err)
		w.failure.CompareAndSwap(nil, &err)
	}
}

// finish writes the end of the file.
func (w *Writer) finish() {
	w.mu.Lock()
	w.result["frames"] = strconv.FormatUint(w.Frames(), 10)
	w.result["dropped"] = strconv.FormatUint(w.Dropped(), 10)
	w.out.AddMetadata(mcap.Metadata{Name: resultName, Values: w.result})
	w.mu.Unlock()
	w.note(w.out.Close())
	if f, ok := w.file.(*os.File); ok && w.Err() == nil {
		w.note(f.Sync())
	}
	w.note(w.file.Close())
}
