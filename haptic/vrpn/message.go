package vrpn

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"time"
)

// DefaultPort is where VRPN servers listen, for TCP and for datagrams.
const DefaultPort = 3883

// Cookie is what either end sends first: version, two blanks, the wish for logs at the other end ("0" for none), zeros.
const Cookie = "vrpn: ver. 07.35  0\x00\x00\x00\x00\x00"

// Sizes on the wire [bytes].
const (
	headSize   = 24
	align      = 8
	maxMessage = 64000 // the buffer of the C++ library: no message is longer
	maxName    = 95    // with its length and a zero, a name fills the 100 bytes that the C++ library has for it
	maxNames   = 2000  // senders, or types, of one connection
)

// Numbers of the messages about the connection itself, in place of a type.
const (
	senderDescription = -1 // a name for the number in the place of the sender
	typeDescription   = -2 // the same for a type
	udpDescription    = -3 // where the other end would like datagrams: port in the place of the sender, host as payload
	logDescription    = -4 // what the other end would like to have logged
	disconnect        = -5 // the other end leaves
)

// Header begins a message.
type Header struct {
	Length   int       // of header and payload, without the padding [bytes]
	Time     time.Time // when it was sent, to the µs
	Sender   int32
	Type     int32
	Sequence uint32 // counts messages; nobody reads it but those who listen on the line
}

// payload is the length of what follows the header [bytes].
func (h *Header) payload() int { return h.Length - headSize }

// padded is n rounded up to a multiple of 8.
func padded(n int) int { return (n + align - 1) &^ (align - 1) }

// DecodeHeader reads a header of 24 bytes.
func DecodeHeader(data []byte) (h Header, err error) {
	if len(data) < headSize {
		return h, fmt.Errorf("vrpn: header of %d bytes, want %d", len(data), headSize)
	}
	be := binary.BigEndian
	length := be.Uint32(data)
	if length < headSize || length > maxMessage {
		return h, fmt.Errorf("vrpn: message of %d bytes, want %d to %d", length, headSize, maxMessage)
	}
	return Header{
		Length:   int(length),
		Time:     time.Unix(int64(be.Uint32(data[4:])), int64(be.Uint32(data[8:]))*1000),
		Sender:   int32(be.Uint32(data[12:])),
		Type:     int32(be.Uint32(data[16:])),
		Sequence: be.Uint32(data[20:]),
	}, nil
}

// AppendMessage appends a message: header, payload and padding. Length is computed.
func AppendMessage(dst []byte, h Header, payload []byte) []byte {
	be := binary.BigEndian
	dst = be.AppendUint32(dst, uint32(headSize+len(payload)))
	dst = be.AppendUint32(dst, uint32(h.Time.Unix()))
	dst = be.AppendUint32(dst, uint32(h.Time.Nanosecond()/1000))
	dst = be.AppendUint32(dst, uint32(h.Sender))
	dst = be.AppendUint32(dst, uint32(h.Type))
	dst = be.AppendUint32(dst, h.Sequence)
	dst = append(dst, payload...)
	return append(dst, make([]byte, padded(len(payload))-len(payload))...)
}

// CheckCookie reports whether one can talk to the end that sent a cookie: the version up to the last dot must be ours.
func CheckCookie(cookie []byte) error {
	if len(cookie) != len(Cookie) {
		return fmt.Errorf("vrpn: cookie of %d bytes, want %d", len(cookie), len(Cookie))
	}
	version := string(cookie[:16])
	if major := Cookie[:14]; version[:14] != major {
		return fmt.Errorf("vrpn: the other end says %q, want %q and a minor version", version, major)
	}
	if mode := cookie[18]; mode < '0' || mode > '3' {
		return fmt.Errorf("vrpn: log mode %q in the cookie, want 0 to 3", mode)
	}
	return nil
}

// appendName appends the payload of a description: length with the zero, name, zero.
func appendName(dst []byte, name string) []byte {
	dst = binary.BigEndian.AppendUint32(dst, uint32(len(name)+1))
	return append(append(dst, name...), 0)
}

// decodeName reads the payload of a description.
func decodeName(data []byte) (string, error) {
	if len(data) < 4 {
		return "", errors.New("vrpn: description without a name")
	}
	n := binary.BigEndian.Uint32(data)
	if n < 1 || n > maxName+1 || int(n) > len(data)-4 {
		return "", fmt.Errorf("vrpn: name of %d bytes in a description of %d", n, len(data))
	}
	name, _, _ := strings.Cut(string(data[4:4+n]), "\x00")
	return name, nil
}

// checkName reports what is wrong with the name of a device.
func checkName(name string) error {
	if name == "" || len(name) > maxName || strings.ContainsAny(name, "@\x00") {
		return fmt.Errorf("vrpn: device %q, want a name of 1 to %d bytes without @", name, maxName)
	}
	return nil
}
