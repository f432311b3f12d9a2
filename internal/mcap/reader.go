package mcap

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
)

// maxRecord is the size of the largest record that is read whole, so that a wrong length cannot ask for all memory.
const maxRecord = 1 << 28

// Reader reads a file. It is safe for concurrent use.
type Reader struct {
	Library     string // that wrote the file
	Schemas     map[uint16]Schema
	Channels    map[uint16]Channel
	Attachments []Attachment
	Metadata    []Metadata
	Chunks      []Chunk // in the order of the file
	Loss        Loss

	from io.ReaderAt
	size uint64
	kept uint64 // bytes of attachments and metadata; an index that names one again and again must not fill the memory
}

// Chunk is a run of messages.
type Chunk struct {
	From, Till     uint64 // times of its messages [ns]
	offset, length uint64 // of its record in the file
}

// Size returns the size of the chunk in the file [bytes].
func (c *Chunk) Size() uint64 { return c.length }

// Loss tells what could not be read.
type Loss struct {
	Unfinished bool   // the file has no summary or a damaged one, because its writer was stopped or still writes
	Bytes      uint64 // that belong to damaged or cut records
	Chunks     int    // whole chunks among them
	Why        string // what is wrong with the first of them; empty if nothing is lost
}

func (l *Loss) add(bytes uint64, why error) {
	l.Bytes += bytes
	if l.Why == "" {
		l.Why = why.Error()
	}
}

// NewReader reads the index of a file, or makes one by going through the file if there is none. A file that does not begin
// as an MCAP file does is an error; whatever is wrong after that is told in Loss.
func NewReader(from io.ReaderAt, size int64) (*Reader, error) {
	r := &Reader{from: from, size: uint64(max(size, 0))}
	start, err := r.read(0, uint64(len(magic)))
	if err != nil || string(start) != magic {
		return nil, errors.New("is not an MCAP file")
	}
	r.reset()
	if err := r.readSummary(); err != nil {
		r.reset()
		r.Loss.Unfinished = true
		r.scan()
	}
	return r, nil
}

func (r *Reader) reset() {
	*r = Reader{from: r.from, size: r.size, Schemas: map[uint16]Schema{}, Channels: map[uint16]Channel{}}
}

// errCut is a record that goes on after the end of the file.
var errCut = errors.New("the file ends within a record")

// read returns n bytes of the file.
func (r *Reader) read(offset, n uint64) ([]byte, error) {
	switch {
	case offset > r.size || n > r.size-offset:
		return nil, errCut
	case n > maxRecord:
		return nil, fmt.Errorf("a record of %d bytes is too large", n)
	}
	b := make([]byte, n)
	if got, err := r.from.ReadAt(b, int64(offset)); uint64(got) < n {
		return nil, err
	}
	return b, nil
}

// record returns the content of a record, if its kind is wanted, and where the record ends: 0 if that is not known.
func (r *Reader) record(offset uint64, wanted func(opcode) bool) (op opcode, content []byte, next uint64, err error) {
	head, err := r.read(offset, prefix)
	if err != nil {
		return 0, nil, 0, err
	}
	op, length := opcode(head[0]), order.Uint64(head[1:])
	if length > r.size-offset-prefix {
		return op, nil, 0, errCut
	}
	next = offset + prefix + length
	if wanted(op) {
		content, err = r.read(offset+prefix, length)
	}
	return op, content, next, err
}

// readSummary takes the indexes from the end of the file.
func (r *Reader) readSummary() error {
	if r.size < uint64(len(magic))+footerSize {
		return errCut
	}
	at := r.size - footerSize
	foot, err := r.read(at, footerSize)
	if err != nil {
		return err
	}
	in := fields{b: foot[prefix:]}
	start, _, crc := in.u64(), in.u64(), in.u32()
	if opcode(foot[0]) != opFooter || order.Uint64(foot[1:]) != 20 || string(in.b) != magic || start < uint64(len(magic)) || start > at {
		return errors.New("there is no summary")
	}
	summary, err := r.read(start, at-start)
	if err != nil {
		return err
	}
	covered := crc32.Update(crc32.ChecksumIEEE(summary), crc32.IEEETable, foot[:prefix+16])
	if crc != 0 && crc != covered {
		return errors.New("the summary is damaged")
	}
	if _, head, _, err := r.record(uint64(len(magic)), func(op opcode) bool { return op == opHeader }); err != nil || r.take(opHeader, head) != nil {
		r.Loss.add(prefix, errors.New("the header is damaged"))
	}
	for in := (fields{b: summary}); len(in.b) > 0; {
		op := opcode(in.number(1))
		content := in.take(in.u64())
		if in.short {
			return errShort
		}
		if err := r.takeIndexed(op, content, start); err != nil {
			return err
		}
	}
	return nil
}

// takeIndexed takes a record of the summary, and what it points to, which is before limit.
func (r *Reader) takeIndexed(op opcode, content []byte, limit uint64) error {
	in := fields{b: content}
	switch op {
	case opChunkIndex:
		c := Chunk{From: in.u64(), Till: in.u64(), offset: in.u64(), length: in.u64()}
		if in.short || c.offset > limit || c.length > limit-c.offset {
			return errShort
		}
		r.Chunks = append(r.Chunks, c)
	case opAttachmentIndex, opMetadataIndex:
		at, length := in.u64(), in.u64()
		if length > limit-r.kept {
			return errShort
		}
		r.kept += length
		op, content, next, err := r.record(at, func(opcode) bool { return true })
		if err == nil && next-at != length {
			err = errShort
		}
		if err == nil {
			err = r.take(op, content)
		}
		if err != nil {
			r.Loss.add(length, err)
		}
	case opSchema, opChannel:
		return r.take(op, content)
	}
	return nil
}

// scan goes through a file without a summary. A record that is damaged but ends where the next begins is left out; after
// one whose end is not known nothing more can be read.
func (r *Reader) scan() {
	wanted := func(op opcode) bool { return op < opMessageIndex || op == opAttachment || op == opMetadata }
	for at := uint64(len(magic)); at < r.size; {
		op, content, next, err := r.record(at, wanted)
		if next == 0 {
			r.Loss.add(r.size-at, err)
			return
		}
		if op == opDataEnd || op == opFooter { // after it there is only the summary, which is of no use
			return
		}
		if err == nil && op == opChunk {
			err = r.takeChunk(content, at, next)
		} else if err == nil {
			err = r.take(op, content)
		}
		if err != nil {
			r.Loss.add(next-at, err)
		}
		at = next
	}
}

// takeChunk adds a chunk to the index if it is whole.
func (r *Reader) takeChunk(content []byte, at, next uint64) error {
	records, err := openChunk(content)
	c := Chunk{From: math.MaxUint64, offset: at, length: next - at}
	if err == nil {
		err = each(records, func(op opcode, content []byte) error {
			if op == opMessage { // the times in the chunk's own head have no checksum
				t := messageOf(content).Time
				c.From, c.Till = min(c.From, t), max(c.Till, t)
			}
			return r.take(op, content)
		})
	}
	if err != nil {
		r.Loss.Chunks++
		return err
	}
	if c.From <= c.Till {
		r.Chunks = append(r.Chunks, c)
	}
	return nil
}

// take keeps a record that describes the file. Others are of no concern here, but must be of a kind that exists.
func (r *Reader) take(op opcode, content []byte) error {
	in := fields{b: content}
	switch op {
	case opHeader:
		_, library := in.string(), in.string()
		r.Library = library
	case opSchema:
		s := Schema{ID: in.u16(), Name: in.string(), Encoding: in.string(), Data: in.bytes()}
		r.Schemas[s.ID] = s
	case opChannel:
		c := Channel{ID: in.u16(), Schema: in.u16(), Topic: in.string(), Encoding: in.string()}
		r.Channels[c.ID] = c
	case opMetadata:
		m := Metadata{in.string(), in.mapping()}
		if !in.short {
			r.Metadata = append(r.Metadata, m)
		}
	case opAttachment:
		in.u64() // when it was added
		a := Attachment{Created: in.u64(), Name: in.string(), MediaType: in.string()}
		a.Data = in.take(in.u64())
		covered := crc32.ChecksumIEEE(content[:len(content)-len(in.b)])
		if crc := in.u32(); !in.short && crc != 0 && crc != covered {
			return fmt.Errorf("the attachment %q is damaged", a.Name)
		}
		if !in.short {
			r.Attachments = append(r.Attachments, a)
		}
	case opFooter, opMessage, opChunk, opMessageIndex, opChunkIndex, opAttachmentIndex, opStatistics, opMetadataIndex, opSummaryOffset, opDataEnd:
	default:
		if op < 0x80 { // those above are for anyone's own use
			return fmt.Errorf("there is a record of unknown kind %d", op)
		}
	}
	return in.err()
}

// Messages reads the messages of a chunk. Their data stay valid.
func (r *Reader) Messages(chunk int) ([]Message, error) {
	c := r.Chunks[chunk]
	op, content, _, err := r.record(c.offset, func(op opcode) bool { return op == opChunk })
	if err == nil && op != opChunk {
		err = errors.New("the index is wrong about a chunk")
	}
	var records []byte
	if err == nil {
		records, err = openChunk(content)
	}
	var messages []Message
	if err == nil {
		err = each(records, func(op opcode, content []byte) error {
			if op == opMessage {
				messages = append(messages, messageOf(content))
			}
			return nil
		})
	}
	if err != nil {
		return nil, fmt.Errorf("the chunk from %.3f s to %.3f s cannot be read: %w", float64(c.From)/1e9, float64(c.Till)/1e9, err)
	}
	return messages, nil
}

// messageOf reads a message. One that is too short, which its chunk's checksum makes unlikely, is empty.
func messageOf(content []byte) Message {
	in := fields{b: content}
	m := Message{Channel: in.u16(), Sequence: in.u32(), Time: in.u64()}
	in.u64() // when it was published, the same
	m.Data = in.b
	return m
}

// openChunk returns the records in a chunk, after a look at their checksum.
func openChunk(content []byte) ([]byte, error) {
	in := fields{b: content}
	in.take(16) // times of the first and the last message
	size, crc, compression := in.u64(), in.u32(), in.string()
	records := in.take(in.u64())
	switch {
	case in.short:
		return nil, errShort
	case compression != "":
		return nil, fmt.Errorf("it is compressed with %s, want an uncompressed file", compression)
	case uint64(len(records)) != size, crc != 0 && crc32.ChecksumIEEE(records) != crc:
		return nil, errors.New("a chunk is damaged: its checksum is wrong")
	}
	return records, nil
}

// each calls f for every record in b.
func each(b []byte, f func(op opcode, content []byte) error) error {
	for in := (fields{b: b}); len(in.b) > 0; {
		op := opcode(in.number(1))
		content := in.take(in.u64())
		if in.short {
			return errShort
		}
		if err := f(op, content); err != nil {
			return err
		}
	}
	return nil
}
