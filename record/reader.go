package record

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"os"
	"slices"
	"sort"
	"strconv"
	"sync"

	"github.com/tendril-sim/tendril/internal/mcap"
)

// Reader reads a recording, finished or not. It is safe for concurrent use.
type Reader struct {
	info   Info
	result Result
	file   *mcap.Reader
	close  func() error

	mu       sync.Mutex
	chunk    int // that messages are of; −1 for none
	messages []mcap.Message
	damaged  map[int]error // chunks that cannot be read
}

// Result is what a recording says at its end. It is zero if the recording was not finished.
type Result struct {
	Hash    string // of the final state; empty if not known
	Frames  uint64 // recorded
	Dropped uint64 // times that something was lost because the disk did not keep up
}

// Message is one message of a recording.
type Message struct {
	Time float64 // since the beginning of the recording [s]
	Data []byte
}

// Loss tells what could not be read.
type Loss struct {
	Unfinished bool   // the recording was not closed, or still goes on
	Bytes      uint64 // that could not be read
	Why        string // what is wrong with the first of them; empty if nothing is lost
}

// String says it in words.
func (l Loss) String() string {
	switch {
	case l.Bytes > 0 && l.Unfinished:
		return fmt.Sprintf("not finished, %d bytes lost: %s", l.Bytes, l.Why)
	case l.Bytes > 0:
		return fmt.Sprintf("%d bytes lost: %s", l.Bytes, l.Why)
	case l.Unfinished:
		return "not finished, nothing lost up to its end"
	}
	return "nothing lost"
}

// Open opens a recording. It may still be written to: what is in the file by now is seen.
func Open(path string) (*Reader, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	var r *Reader
	stat, err := f.Stat()
	if err == nil {
		r, err = NewReader(f, stat.Size())
	}
	if err != nil {
		_ = f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	r.close = f.Close
	return r, nil
}

// NewReader reads a recording of a certain size [bytes].
func NewReader(from io.ReaderAt, size int64) (*Reader, error) {
	file, err := mcap.NewReader(from, size)
	if err != nil {
		return nil, err
	}
	r := &Reader{file: file, chunk: -1, damaged: map[int]error{}, close: func() error { return nil }}
	ours := false
	for _, c := range file.Channels {
		ours = ours || c.Topic == TopicFrames && c.Encoding == frameEncoding
	}
	if !ours {
		return nil, errors.New("is an MCAP file, but not a recording of Tendril, or cut before its first frame")
	}
	for _, a := range file.Attachments {
		switch a.Name {
		case infoName:
			text := r.info.Text
			if err := json.Unmarshal(a.Data, &r.info); err != nil {
				return nil, fmt.Errorf("%s in it: %w", infoName, err)
			}
			r.info.Text = text
		case textName:
			r.info.Text = string(a.Data)
		}
	}
	for _, m := range file.Metadata {
		if m.Name == resultName {
			r.result.Hash = m.Values["hash"]
			r.result.Frames, _ = strconv.ParseUint(m.Values["frames"], 10, 64)
			r.result.Dropped, _ = strconv.ParseUint(m.Values["dropped"], 10, 64)
		}
	}
	return r, nil
}

// Close closes the file.
func (r *Reader) Close() error { return r.close() }

// Info returns what the recording is of.
func (r *Reader) Info() Info { return r.info }

// Result returns what the recording says at its end.
func (r *Reader) Result() Result { return r.result }

// Loss returns what could not be read so far. Of a finished file only the index is read when it is opened: a damaged chunk is found
// when it is needed.
func (r *Reader) Loss() Loss {
	r.mu.Lock()
	defer r.mu.Unlock()
	l := Loss{r.file.Loss.Unfinished, r.file.Loss.Bytes, r.file.Loss.Why}
	for _, i := range slices.Sorted(maps.Keys(r.damaged)) {
		l.Bytes += r.file.Chunks[i].Size()
		l.Why = cmp.Or(l.Why, r.damaged[i].Error())
	}
	return l
}

// Duration returns the time from the first to the last frame [s].
func (r *Reader) Duration() float64 {
	chunks := r.file.Chunks
	if len(chunks) == 0 {
		return 0
	}
	return r.since(chunks[len(chunks)-1].Till)
}

// since returns the time since the beginning of the recording [s].
func (r *Reader) since(t uint64) float64 {
	start := r.file.Chunks[0].From
	return float64(max(t, start)-start) / 1e9
}

// ErrEmpty is a recording without a frame that can be read.
var ErrEmpty = errors.New("there are no frames in the recording")

// FrameAt appends to dst the latest frame at or before a time since the beginning [s], or the first one if there is none. A part
// that is damaged shows the frame before it, and adds to Loss.
func (r *Reader) FrameAt(dst []byte, seconds float64) ([]byte, error) {
	if !(seconds > 0) {
		seconds = 0
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	chunks := r.file.Chunks
	after := sort.Search(len(chunks), func(i int) bool { return r.since(chunks[i].From) > seconds })
	for i := after - 1; i >= 0; i-- { // a chunk may have no frame so early, or none at all
		messages := r.load(i)
		for k := len(messages) - 1; k >= 0; k-- {
			if m := &messages[k]; r.topic(m) == TopicFrames && r.since(m.Time) <= seconds {
				return append(dst, m.Data...), nil
			}
		}
	}
	for i := range chunks {
		messages := r.load(i)
		for k := range messages {
			if r.topic(&messages[k]) == TopicFrames {
				return append(dst, messages[k].Data...), nil
			}
		}
	}
	return dst, ErrEmpty
}

// load returns the messages of a chunk, read anew unless it was the last one; none if it is damaged.
func (r *Reader) load(chunk int) []mcap.Message {
	if chunk == r.chunk {
		return r.messages
	}
	if r.damaged[chunk] != nil {
		return nil
	}
	messages, err := r.file.Messages(chunk)
	if err != nil {
		r.damaged[chunk] = err
		return nil
	}
	r.chunk, r.messages = chunk, messages
	return messages
}

// lose notes that a chunk cannot be read.
func (r *Reader) lose(chunk int, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.damaged[chunk] = err
}

func (r *Reader) topic(m *mcap.Message) string { return r.file.Channels[m.Channel].Topic }

// Messages yields the messages of a topic, such as TopicFrames, in order. A part that cannot be read is one error, after which it goes on.
func (r *Reader) Messages(topic string) iter.Seq2[Message, error] {
	return func(yield func(Message, error) bool) {
		for i := range r.file.Chunks {
			messages, err := r.file.Messages(i)
			if err != nil {
				r.lose(i, err)
				if !yield(Message{}, err) {
					return
				}
			}
			for k := range messages {
				if m := &messages[k]; r.topic(m) == topic && !yield(Message{r.since(m.Time), m.Data}, nil) {
					return
				}
			}
		}
	}
}
