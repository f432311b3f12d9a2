package mcap

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"testing"
)

// someData is the i-th message of a channel in the files of these tests.
func someData(channel uint16, i int) []byte {
	return fmt.Appendf(nil, "channel %d, message %d, %s", channel, i, bytes.Repeat([]byte("x"), i%50))
}

// write makes a file of a few chunks. After each Flush it notes how long the file is and how many messages are in it.
func write(chunks, messages int) (file []byte, lengths, counts []int) {
	var to bytes.Buffer
	w := NewWriter(&to, "test 1")
	s := w.AddSchema(Schema{Name: "words", Encoding: "x-words", Data: []byte("any bytes")})
	w.AddChannel(Channel{Schema: s, Topic: "/a", Encoding: "x-words"})
	w.AddChannel(Channel{Topic: "/b", Encoding: "json"})
	w.Attach(Attachment{Name: "scene.yaml", MediaType: "application/yaml", Created: 7, Data: []byte("title: x")})
	w.AddMetadata(Metadata{"words", map[string]string{"b": "2", "a": "1"}})
	_ = w.Flush()
	lengths, counts = append(lengths, to.Len()), append(counts, 0)
	for c := range chunks {
		for m := range messages {
			i := c*messages + m
			w.Write(0, uint64(1000*i), someData(0, i))
			if i%3 == 0 {
				w.Write(1, uint64(1000*i+1), someData(1, i))
			}
		}
		_ = w.Flush()
		lengths, counts = append(lengths, to.Len()), append(counts, (c+1)*messages)
	}
	w.AddMetadata(Metadata{"result", map[string]string{"hash": "0123"}})
	_ = w.Close()
	return to.Bytes(), lengths, counts
}

// all reads every message of channel 0; the ones that cannot be read are left out.
func all(r *Reader) (messages []Message) {
	for i := range r.Chunks {
		found, _ := r.Messages(i)
		for _, m := range found {
			if m.Channel == 0 {
				messages = append(messages, m)
			}
		}
	}
	return messages
}

func open(file []byte) (*Reader, error) {
	return NewReader(bytes.NewReader(file), int64(len(file)))
}

func TestRoundTrip(t *testing.T) {
	file, lengths, _ := write(3, 10)
	finished, err := open(file)
	if err != nil {
		t.Fatal(err)
	}
	killed, err := open(file[:lengths[3]])
	if err != nil {
		t.Fatal(err)
	}
	if finished.Loss != (Loss{}) || killed.Loss != (Loss{Unfinished: true}) {
		t.Errorf("lost %+v and %+v, want nothing", finished.Loss, killed.Loss)
	}
	for _, r := range []*Reader{finished, killed} {
		if got := all(r); len(got) != 30 {
			t.Errorf("%d messages, want 30", len(got))
		}
		for i, m := range all(r) {
			if want := (Message{0, uint32(i), uint64(1000 * i), someData(0, i)}); !reflect.DeepEqual(m, want) {
				t.Errorf("message %d is %+v, want %+v", i, m, want)
			}
		}
		if r.Library != "test 1" || r.Channels[1].Topic != "/b" || string(r.Schemas[r.Channels[0].Schema].Data) != "any bytes" {
			t.Errorf("got %q, %v, %v", r.Library, r.Channels, r.Schemas)
		}
		if want := []Attachment{{"scene.yaml", "application/yaml", 7, []byte("title: x")}}; !reflect.DeepEqual(r.Attachments, want) {
			t.Errorf("attached %v, want %v", r.Attachments, want)
		}
		if !reflect.DeepEqual(r.Metadata[0], Metadata{"words", map[string]string{"b": "2", "a": "1"}}) {
			t.Errorf("metadata %v", r.Metadata)
		}
		if !reflect.DeepEqual(r.Chunks, finished.Chunks) {
			t.Errorf("the index by going through is %v, that of the summary %v", r.Chunks, finished.Chunks)
		}
	}
	if len(finished.Metadata) != 2 || finished.Metadata[1].Values["hash"] != "0123" {
		t.Errorf("metadata %v", finished.Metadata)
	}
}

// A file that is cut anywhere gives all messages of the chunks that were flushed before.
func TestCutAtEveryByte(t *testing.T) {
	file, lengths, counts := write(3, 8)
	for n := range file {
		r, err := open(file[:n])
		if n < len(magic) {
			if err == nil {
				t.Fatalf("%d bytes are taken for a file", n)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%d of %d bytes: %v", n, len(file), err)
		}
		whole := 0
		for i, length := range lengths {
			if length <= n {
				whole = i
			}
		}
		got := all(r)
		if len(got) < counts[whole] {
			t.Fatalf("%d of %d bytes: %d messages, want %d", n, len(file), len(got), counts[whole])
		}
		for i, m := range got {
			if !bytes.Equal(m.Data, someData(0, i)) {
				t.Fatalf("%d of %d bytes: message %d is %q", n, len(file), i, m.Data)
			}
		}
		if !r.Loss.Unfinished {
			t.Fatalf("%d of %d bytes are taken for a finished file", n, len(file))
		}
		if n >= lengths[0] && n < lengths[3] && n != lengths[whole] && r.Loss.Bytes == 0 && len(got) == counts[whole] {
			t.Fatalf("%d of %d bytes: no loss is told", n, len(file)) // unless only a message index was cut
		}
	}
}

// A changed byte never gives a wrong message; at most one chunk, or what follows a wrong length, is lost.
func TestEveryByteChanged(t *testing.T) {
	file, lengths, _ := write(3, 5)
	want := map[string]bool{}
	for i := range 15 {
		want[string(someData(0, i))] = true
	}
	for _, cut := range []int{len(file), lengths[3]} {
		for n := range cut {
			bad := bytes.Clone(file[:cut])
			bad[n] ^= 0x41
			r, err := open(bad)
			if err != nil {
				if n >= len(magic) {
					t.Errorf("byte %d of %d changed: %v", n, cut, err)
				}
				continue
			}
			got := all(r)
			for _, m := range got {
				if !want[string(m.Data)] {
					t.Errorf("byte %d of %d changed: message %q was never written", n, cut, m.Data)
				}
			}
			if cut == len(file) && len(got) < 10 {
				t.Errorf("byte %d of %d changed: %d messages are left, want at least 10", n, cut, len(got))
			}
		}
	}
}

func TestNotAFile(t *testing.T) {
	for _, b := range []string{"", "\x89MCAP", "\x89MCAP1\r\n", "PK\x03\x04 something else entirely"} {
		if _, err := open([]byte(b)); err == nil {
			t.Errorf("%q is taken for a file", b)
		}
	}
}

func TestCompressedChunkIsNamed(t *testing.T) {
	b := []byte(magic)
	b, start := begin(b, opChunk)
	b = append(b, make([]byte, 8+8+8+4)...)
	b = appendString(b, "zstd")
	b = end(order.AppendUint64(b, 0), start)
	r, err := open(b)
	if err != nil || r.Loss.Why != "it is compressed with zstd, want an uncompressed file" || r.Loss.Chunks != 1 {
		t.Errorf("got %+v, %v", r.Loss, err)
	}
}

// full is a disk with room for a few bytes.
type full struct{ room int }

var errFull = errors.New("no space left")

func (f *full) Write(b []byte) (int, error) {
	n := min(f.room, len(b))
	f.room -= n
	if n < len(b) {
		return n, errFull
	}
	return n, nil
}

func TestErrorStays(t *testing.T) {
	w := NewWriter(&full{100}, "test")
	w.AddChannel(Channel{Topic: "/a", Encoding: "json"})
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	w.Write(0, 1, make([]byte, 100))
	for range 3 {
		if err := w.Flush(); !errors.Is(err, errFull) {
			t.Errorf("got %v, want %v", err, errFull)
		}
	}
	if err := w.Close(); !errors.Is(err, errFull) {
		t.Errorf("got %v, want %v", err, errFull)
	}
}

type nowhere struct{}

func (nowhere) Write(b []byte) (int, error) { return len(b), nil }

func TestWriteAllocatesNothingOnceWarm(t *testing.T) {
	w := NewWriter(nowhere{}, "test")
	w.AddChannel(Channel{Topic: "/a", Encoding: "json"})
	data := make([]byte, 1000)
	fill := func() {
		for range 100 {
			w.Write(0, 1, data)
		}
	}
	fill()
	_ = w.Flush()
	// A chunk adds to the index that Close writes, which grows now and then.
	if n := testing.AllocsPerRun(1000, func() { fill(); _ = w.Flush() }); n > 2 {
		t.Errorf("%v allocations for a chunk of 100 messages, want at most 2", n)
	}
}

func FuzzReader(f *testing.F) {
	file, lengths, _ := write(2, 3)
	f.Add(file)
	f.Add(file[:lengths[1]+20])
	f.Add([]byte(magic))
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := open(b)
		if err != nil {
			return
		}
		for i := range r.Chunks {
			_, _ = r.Messages(i)
		}
		if r.Loss.Bytes > uint64(len(b)) {
			t.Errorf("%d of %d bytes are lost", r.Loss.Bytes, len(b))
		}
	})
}
