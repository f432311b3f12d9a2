package mcap

import (
	"errors"
	"hash/crc32"
	"io"
)

// Writer writes a file. Everything is gathered in memory until Flush or Close, which write it with one call: a file that is
// cut at any byte can be read up to the last whole Flush. It is not safe for concurrent use.
type Writer struct {
	to     io.Writer
	err    error
	offset uint64 // of out in the file
	out    []byte // records that are ready to be written
	crc    uint32 // of everything before out

	chunk      []byte // messages since the last Flush
	from, till uint64 // their times [ns]
	indexes    []messageIndex

	schemas  []Schema
	channels []Channel
	chunks   []chunkIndex
	attached []attachmentIndex
	metadata []metadataIndex
	first    uint64 // times of the first and the last message in the file [ns]
	last     uint64
	messages uint64
}

// messageIndex tells where in a chunk the messages of a channel are.
type messageIndex struct {
	entries []indexEntry
	count   uint64 // of all messages of the channel
}

type indexEntry struct{ time, offset uint64 }

// chunkIndex tells where a chunk and its message indexes are.
type chunkIndex struct {
	from, till     uint64 // times of its messages [ns]
	offset, length uint64 // of its record in the file
	size           uint64 // of its messages
	indexes        []channelOffset
	indexesLength  uint64
}

type channelOffset struct {
	channel uint16
	offset  uint64
}

type attachmentIndex struct {
	Attachment
	offset, length, size uint64
}

type metadataIndex struct {
	name           string
	offset, length uint64
}

// NewWriter returns a writer; library names the program that writes.
func NewWriter(to io.Writer, library string) *Writer {
	w := &Writer{to: to, out: []byte(magic)}
	out, start := begin(w.out, opHeader)
	out = appendString(appendString(out, ""), library)
	w.out = end(out, start)
	return w
}

// AddSchema adds a schema and returns its ID.
func (w *Writer) AddSchema(s Schema) uint16 {
	s.ID = uint16(len(w.schemas) + 1)
	w.schemas = append(w.schemas, s)
	w.out = s.append(w.out)
	return s.ID
}

// AddChannel adds a channel and returns its ID.
func (w *Writer) AddChannel(c Channel) uint16 {
	c.ID = uint16(len(w.channels))
	w.channels = append(w.channels, c)
	w.indexes = append(w.indexes, messageIndex{})
	w.out = c.append(w.out)
	return c.ID
}

// Attach adds a file.
func (w *Writer) Attach(a Attachment) {
	out, start := begin(w.out, opAttachment)
	out = order.AppendUint64(out, 0)
	out = order.AppendUint64(out, a.Created)
	out = appendString(appendString(out, a.Name), a.MediaType)
	out = append(order.AppendUint64(out, uint64(len(a.Data))), a.Data...)
	out = order.AppendUint32(out, crc32.ChecksumIEEE(out[start+prefix:]))
	w.out = end(out, start)
	size := uint64(len(a.Data))
	a.Data = nil
	w.attached = append(w.attached, attachmentIndex{a, w.offset + uint64(start), uint64(len(w.out) - start), size})
}

// AddMetadata adds words about the file. They come before the messages since the last Flush.
func (w *Writer) AddMetadata(m Metadata) {
	start := len(w.out)
	w.out = m.append(w.out)
	w.metadata = append(w.metadata, metadataIndex{m.Name, w.offset + uint64(start), uint64(len(w.out) - start)})
}

// Write adds a message at a time [ns]. Nothing is allocated once the writer has had a chunk of the same size.
func (w *Writer) Write(channel uint16, time uint64, data []byte) {
	x := &w.indexes[channel]
	x.entries = append(x.entries, indexEntry{time, uint64(len(w.chunk))})
	if len(w.chunk) == 0 {
		w.from, w.till = time, time
	}
	w.from, w.till = min(w.from, time), max(w.till, time)
	b, start := begin(w.chunk, opMessage)
	b = order.AppendUint16(b, channel)
	b = order.AppendUint32(b, uint32(x.count))
	b = order.AppendUint64(order.AppendUint64(b, time), time)
	w.chunk = end(append(b, data...), start)
	if w.messages == 0 {
		w.first, w.last = time, time
	}
	w.first, w.last = min(w.first, time), max(w.last, time)
	w.messages++
	x.count++
}

// Pending returns how many bytes of messages wait for the next Flush.
func (w *Writer) Pending() int { return len(w.chunk) }

// Written returns how many bytes are in the file.
func (w *Writer) Written() uint64 { return w.offset }

// Flush writes what has been added. After an error, which is that of the writer below, nothing more is written.
func (w *Writer) Flush() error {
	w.endChunk()
	return w.write()
}

// endChunk makes a chunk of the messages since the last one, with its indexes.
func (w *Writer) endChunk() {
	if len(w.chunk) == 0 {
		return
	}
	x := chunkIndex{from: w.from, till: w.till, offset: w.offset + uint64(len(w.out)), size: uint64(len(w.chunk))}
	b, start := begin(w.out, opChunk)
	b = order.AppendUint64(order.AppendUint64(b, w.from), w.till)
	b = order.AppendUint64(b, uint64(len(w.chunk)))
	b = order.AppendUint32(b, crc32.ChecksumIEEE(w.chunk))
	b = appendString(b, "") // no compression
	b = append(order.AppendUint64(b, uint64(len(w.chunk))), w.chunk...)
	w.out = end(b, start)
	x.length = w.offset + uint64(len(w.out)) - x.offset
	indexes := len(w.out)
	for channel := range w.indexes {
		entries := w.indexes[channel].entries
		if len(entries) == 0 {
			continue
		}
		x.indexes = append(x.indexes, channelOffset{uint16(channel), w.offset + uint64(len(w.out))})
		b, start := begin(w.out, opMessageIndex)
		b = order.AppendUint16(b, uint16(channel))
		b = order.AppendUint32(b, uint32(16*len(entries)))
		for _, e := range entries {
			b = order.AppendUint64(order.AppendUint64(b, e.time), e.offset)
		}
		w.out = end(b, start)
		w.indexes[channel].entries = entries[:0]
	}
	x.indexesLength = uint64(len(w.out) - indexes)
	w.chunks = append(w.chunks, x)
	w.chunk = w.chunk[:0]
}

func (w *Writer) write() error {
	if w.err != nil {
		w.out = w.out[:0]
		return w.err
	}
	n, err := w.to.Write(w.out)
	if err == nil && n < len(w.out) {
		err = io.ErrShortWrite
	}
	w.crc = crc32.Update(w.crc, crc32.IEEETable, w.out[:n])
	w.offset += uint64(n)
	w.out = w.out[:0]
	w.err = err
	return err
}

// errClosed is what a closed writer answers.
var errClosed = errors.New("the file is finished")

// Close writes what is left, the summary and the footer. It does not close what is below.
func (w *Writer) Close() error {
	w.endChunk()
	b, start := begin(w.out, opDataEnd)
	crc := crc32.Update(w.crc, crc32.IEEETable, w.out)
	w.out = end(order.AppendUint32(b, crc), start)

	base := len(w.out)
	summary := w.offset + uint64(base)
	groups := w.endSummary()
	offsets := w.offset + uint64(len(w.out))
	for _, g := range groups {
		b, start := begin(w.out, opSummaryOffset)
		b = append(b, byte(g.op))
		w.out = end(order.AppendUint64(order.AppendUint64(b, g.offset), g.length), start)
	}
	b, start = begin(w.out, opFooter)
	b = order.AppendUint64(order.AppendUint64(b, summary), offsets)
	order.PutUint64(b[start+1:], 8+8+4) // before the checksum, which covers it
	b = order.AppendUint32(b, crc32.ChecksumIEEE(b[base:]))
	w.out = append(b, magic...)
	err := w.write()
	w.err = errors.Join(err, errClosed)
	return err
}

// group is a run of records of one kind in the summary.
type group struct {
	op             opcode
	offset, length uint64
}

// endSummary adds the records of the summary, by kind.
func (w *Writer) endSummary() (groups []group) {
	add := func(op opcode, n int, one func(b []byte, i int) []byte) {
		start := len(w.out)
		for i := range n {
			w.out = one(w.out, i)
		}
		if n > 0 {
			groups = append(groups, group{op, w.offset + uint64(start), uint64(len(w.out) - start)})
		}
	}
	add(opSchema, len(w.schemas), func(b []byte, i int) []byte { return w.schemas[i].append(b) })
	add(opChannel, len(w.channels), func(b []byte, i int) []byte { return w.channels[i].append(b) })
	add(opStatistics, 1, func(b []byte, _ int) []byte { return w.appendStatistics(b) })
	add(opAttachmentIndex, len(w.attached), func(b []byte, i int) []byte { return w.attached[i].append(b) })
	add(opMetadataIndex, len(w.metadata), func(b []byte, i int) []byte { return w.metadata[i].append(b) })
	add(opChunkIndex, len(w.chunks), func(b []byte, i int) []byte { return w.chunks[i].append(b) })
	return groups
}

func (w *Writer) appendStatistics(b []byte) []byte {
	b, start := begin(b, opStatistics)
	b = order.AppendUint64(b, w.messages)
	b = order.AppendUint16(b, uint16(len(w.schemas)))
	b = order.AppendUint32(b, uint32(len(w.channels)))
	b = order.AppendUint32(b, uint32(len(w.attached)))
	b = order.AppendUint32(b, uint32(len(w.metadata)))
	b = order.AppendUint32(b, uint32(len(w.chunks)))
	b = order.AppendUint64(order.AppendUint64(b, w.first), w.last)
	b = order.AppendUint32(b, uint32(10*len(w.channels)))
	for i := range w.channels {
		b = order.AppendUint64(order.AppendUint16(b, uint16(i)), w.indexes[i].count)
	}
	return end(b, start)
}

func (x *attachmentIndex) append(b []byte) []byte {
	b, start := begin(b, opAttachmentIndex)
	b = order.AppendUint64(order.AppendUint64(b, x.offset), x.length)
	b = order.AppendUint64(order.AppendUint64(b, 0), x.Created)
	b = order.AppendUint64(b, x.size)
	return end(appendString(appendString(b, x.Name), x.MediaType), start)
}

func (x *metadataIndex) append(b []byte) []byte {
	b, start := begin(b, opMetadataIndex)
	b = order.AppendUint64(order.AppendUint64(b, x.offset), x.length)
	return end(appendString(b, x.name), start)
}

func (x *chunkIndex) append(b []byte) []byte {
	b, start := begin(b, opChunkIndex)
	b = order.AppendUint64(order.AppendUint64(b, x.from), x.till)
	b = order.AppendUint64(order.AppendUint64(b, x.offset), x.length)
	b = order.AppendUint32(b, uint32(10*len(x.indexes)))
	for _, at := range x.indexes {
		b = order.AppendUint64(order.AppendUint16(b, at.channel), at.offset)
	}
	b = order.AppendUint64(b, x.indexesLength)
	b = appendString(b, "") // no compression
	b = order.AppendUint64(order.AppendUint64(b, x.size), x.size)
	return end(b, start)
}
