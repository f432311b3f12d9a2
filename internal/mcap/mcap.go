// Package mcap writes and reads recordings in the MCAP format, version 0 (https://mcap.dev/spec), as far as Tendril needs it:
// messages in uncompressed chunks, their indexes, attachments, metadata and checksums.
//
// What is written can be read at any moment: each Flush appends whole records with one write, and the reader does
// without the indexes at the end of a file that was never finished.
package mcap

import (
	"encoding/binary"
	"errors"
	"maps"
	"slices"
)

// magic begins and ends every file.
const magic = "\x89MCAP0\r\n"

// opcode tells what a record is.
type opcode uint8

const (
	opHeader opcode = iota + 1
	opFooter
	opSchema
	opChannel
	opMessage
	opChunk
	opMessageIndex
	opChunkIndex
	opAttachment
	opAttachmentIndex
	opStatistics
	opMetadata
	opMetadataIndex
	opSummaryOffset
	opDataEnd
)

// prefix is the size of an opcode and a length, before the content of each record.
const prefix = 1 + 8

// footerSize is the size of the footer record and the magic after it.
const footerSize = prefix + 8 + 8 + 4 + uint64(len(magic))

// Schema describes the messages of a channel.
type Schema struct {
	ID       uint16 // not 0
	Name     string
	Encoding string // of Data, as in jsonschema
	Data     []byte
}

// Channel is a stream of messages of one kind.
type Channel struct {
	ID       uint16
	Schema   uint16 // its ID; 0 for none
	Topic    string
	Encoding string // of the messages, as in json
}

// Message is a message of a channel.
type Message struct {
	Channel  uint16
	Sequence uint32
	Time     uint64 // [ns]
	Data     []byte
}

// Attachment is a file within the file.
type Attachment struct {
	Name      string
	MediaType string
	Created   uint64 // nanoseconds since 1970
	Data      []byte
}

// Metadata are words about the file.
type Metadata struct {
	Name   string
	Values map[string]string
}

var order = binary.LittleEndian

// begin appends the prefix of a record; end fills in its length.
func begin(b []byte, op opcode) (out []byte, start int) {
	b = append(b, byte(op))
	return order.AppendUint64(b, 0), len(b) - 1
}

func end(b []byte, start int) []byte {
	order.PutUint64(b[start+1:], uint64(len(b)-start-prefix))
	return b
}

func appendString(b []byte, s string) []byte {
	return append(order.AppendUint32(b, uint32(len(s))), s...)
}

// appendMap appends the pairs in the order of their keys, so that equal maps give equal bytes.
func appendMap(b []byte, m map[string]string) []byte {
	at := len(b)
	b = order.AppendUint32(b, 0)
	for _, key := range slices.Sorted(maps.Keys(m)) {
		b = appendString(appendString(b, key), m[key])
	}
	order.PutUint32(b[at:], uint32(len(b)-at-4))
	return b
}

func (s *Schema) append(b []byte) []byte {
	b, start := begin(b, opSchema)
	b = order.AppendUint16(b, s.ID)
	b = appendString(appendString(b, s.Name), s.Encoding)
	b = append(order.AppendUint32(b, uint32(len(s.Data))), s.Data...)
	return end(b, start)
}

func (c *Channel) append(b []byte) []byte {
	b, start := begin(b, opChannel)
	b = order.AppendUint16(order.AppendUint16(b, c.ID), c.Schema)
	b = appendMap(appendString(appendString(b, c.Topic), c.Encoding), nil)
	return end(b, start)
}

func (m *Metadata) append(b []byte) []byte {
	b, start := begin(b, opMetadata)
	return end(appendMap(appendString(b, m.Name), m.Values), start)
}

// errShort is a record that ends before its fields do.
var errShort = errors.New("a record is too short for what it should hold")

// fields takes the fields of a record from the front of b. Where there is too little left they are zero and short is set.
type fields struct {
	b     []byte
	short bool
}

func (f *fields) take(n uint64) []byte {
	if uint64(len(f.b)) < n {
		f.b, f.short = nil, true
		return nil
	}
	head := f.b[:n:n]
	f.b = f.b[n:]
	return head
}

// number reads n ≤ 8 bytes.
func (f *fields) number(n uint64) (x uint64) {
	for i, c := range f.take(n) {
		x |= uint64(c) << (8 * i)
	}
	return x
}

func (f *fields) u16() uint16    { return uint16(f.number(2)) }
func (f *fields) u32() uint32    { return uint32(f.number(4)) }
func (f *fields) u64() uint64    { return f.number(8) }
func (f *fields) bytes() []byte  { return f.take(f.number(4)) }
func (f *fields) string() string { return string(f.bytes()) }

func (f *fields) mapping() map[string]string {
	m, in := map[string]string{}, fields{b: f.bytes()}
	for len(in.b) > 0 {
		key := in.string()
		m[key] = in.string()
	}
	f.short = f.short || in.short
	return m
}

// err tells whether the record was too short.
func (f *fields) err() error {
	if f.short {
		return errShort
	}
	return nil
}
