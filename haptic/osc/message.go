package osc

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

const (
	maxDepth  = 8     // of bundles in bundles
	maxPacket = 65507 // the longest datagram [bytes]
)

// Arg is an argument of a message.
type Arg struct {
	Tag   byte    // its type: i, h, t, f, d, s, S, b, c, r, m, T, F, N or I
	Int   int64   // of i, h, t, c, r and m; 1 of T and 0 of F
	Float float64 // of f and d, and the number of i and h
	Bytes []byte  // of s, S and b; part of the packet
}

// Message is a message. Its slices are parts of the packet it was decoded from, or belong to the decoder: they are good until the next.
type Message struct {
	Address []byte // where it goes: a pattern, which may match several addresses
	Args    []Arg
}

var (
	errAlign = errors.New("osc: not a multiple of 4 bytes")
	errText  = errors.New("osc: a text without an end")
	errArgs  = errors.New("osc: fewer bytes than the type tags say")
)

// Decode reads a packet, a message or a bundle, into m and calls take for each message in it, in order; time tags are not waited
// for. It stops at the first thing that makes no sense; what came before was taken.
func (m *Message) Decode(packet []byte, take func(*Message)) error { return m.decode(packet, take, 0) }

func (m *Message) decode(data []byte, take func(*Message), depth int) error {
	switch {
	case len(data)%4 != 0:
		return errAlign
	case depth > maxDepth:
		return fmt.Errorf("osc: more than %d bundles in one another", maxDepth)
	case len(data) < 16 || string(data[:8]) != "#bundle\x00":
		if err := m.read(data); err != nil {
			return err
		}
		take(m)
		return nil
	}
	for data = data[16:]; len(data) > 0; { // after the time tag
		if len(data) < 4 {
			return errArgs
		}
		n := int64(int32(binary.BigEndian.Uint32(data)))
		if n < 0 || n > int64(len(data)-4) {
			return fmt.Errorf("osc: an element of %d bytes in a bundle that has %d left", n, len(data)-4)
		}
		if err := m.decode(data[4:4+n], take, depth+1); err != nil {
			return err
		}
		data = data[4+n:]
	}
	return nil
}

// read reads one message.
func (m *Message) read(data []byte) (err error) {
	m.Args = m.Args[:0]
	if len(data) == 0 || data[0] != '/' {
		return errors.New("osc: an address that does not begin with /")
	}
	if m.Address, data, err = text(data); err != nil || len(data) == 0 { // very old senders leave the type tags out
		return err
	}
	tags, data, err := text(data)
	if err != nil {
		return err
	}
	if tags[0] != ',' {
		return errors.New("osc: type tags that do not begin with a comma")
	}
	for _, tag := range tags[1:] {
		if tag == '[' || tag == ']' { // an array is its elements
			continue
		}
		a := Arg{Tag: tag}
		if data, err = a.read(data); err != nil {
			return err
		}
		m.Args = append(m.Args, a)
	}
	if len(data) > 0 {
		return fmt.Errorf("osc: %d bytes after the last argument", len(data))
	}
	return nil
}

// read reads an argument and returns what follows it.
func (a *Arg) read(data []byte) (rest []byte, err error) {
	size := 0
	switch a.Tag {
	case 'i', 'f', 'c', 'r', 'm':
		size = 4
	case 'h', 'd', 't':
		size = 8
	case 's', 'S':
		a.Bytes, rest, err = text(data)
		return rest, err
	case 'b':
		if len(data) < 4 {
			return nil, errArgs
		}
		n := binary.BigEndian.Uint32(data)
		if padded := (uint64(n) + 3) &^ 3; padded > uint64(len(data)-4) {
			return nil, errArgs
		}
		a.Bytes = data[4 : 4+n]
		return data[4+(n+3)&^3:], nil
	case 'T':
		a.Int, a.Float = 1, 1
	case 'F', 'N', 'I':
	default:
		return nil, fmt.Errorf("osc: argument of type %q", a.Tag)
	}
	if len(data) < size {
		return nil, errArgs
	}
	switch a.Tag {
	case 'i', 'c', 'r', 'm':
		a.Int = int64(int32(binary.BigEndian.Uint32(data)))
		a.Float = float64(a.Int)
	case 'h', 't':
		a.Int = int64(binary.BigEndian.Uint64(data))
		a.Float = float64(a.Int)
	case 'f':
		a.Float = float64(math.Float32frombits(binary.BigEndian.Uint32(data)))
	case 'd':
		a.Float = math.Float64frombits(binary.BigEndian.Uint64(data))
	}
	return data[size:], nil
}

// text reads a text that zeros end and fill up to a multiple of 4 bytes, and returns what follows.
func text(data []byte) (s, rest []byte, err error) {
	for i, b := range data {
		if b == 0 {
			end := (i + 4) &^ 3
			if end > len(data) || i == 0 {
				return nil, nil, errText
			}
			return data[:i], data[end:], nil
		}
	}
	return nil, nil, errText
}

// AppendMessage appends a message with numbers of single precision.
func AppendMessage(dst []byte, address string, numbers ...float64) []byte {
	dst = appendText(dst, address)
	from := len(dst)
	dst = append(dst, ',')
	for range numbers {
		dst = append(dst, 'f')
	}
	dst = fill(dst, from)
	for _, x := range numbers {
		dst = binary.BigEndian.AppendUint32(dst, math.Float32bits(float32(x)))
	}
	return dst
}

// AppendBundle appends the beginning of a bundle whose messages count at once; they follow, each by AppendElement.
func AppendBundle(dst []byte) []byte {
	return append(dst, "#bundle\x00\x00\x00\x00\x00\x00\x00\x00\x01"...)
}

// AppendElement appends a message or bundle to a bundle.
func AppendElement(dst, element []byte) []byte {
	return append(binary.BigEndian.AppendUint32(dst, uint32(len(element))), element...)
}

func appendText(dst []byte, s string) []byte {
	from := len(dst)
	return fill(append(dst, s...), from)
}

// fill appends one to four zeros, so that what began at from is a multiple of 4 bytes.
func fill(dst []byte, from int) []byte {
	return append(dst, "\x00\x00\x00\x00"[(len(dst)-from)%4:]...)
}

// Match reports whether an address matches a pattern: ? is any character, * any number of them, [a-z] one of some, [!a-z] one of all
// others, {this,that} one of some words; none of them goes beyond a /.
func Match(pattern, address []byte) bool {
	steps := 10000
	return match(pattern, address, &steps)
}

// match gives up after some steps, all in all: a pattern of many stars must not keep a device waiting.
func match(pattern, address []byte, steps *int) bool {
	for len(pattern) > 0 {
		if *steps--; *steps <= 0 {
			return false
		}
		switch c := pattern[0]; c {
		case '*':
			for pattern = pattern[1:]; len(pattern) > 0 && pattern[0] == '*'; {
				pattern = pattern[1:]
			}
			for i := 0; ; i++ {
				if match(pattern, address[i:], steps) {
					return true
				}
				if i == len(address) || address[i] == '/' {
					return false
				}
			}
		case '{':
			return matchWords(pattern, address, steps)
		case '[':
			rest, ok := matchSet(pattern, address)
			if !ok {
				return false
			}
			pattern = rest
		case '?':
			if len(address) == 0 || address[0] == '/' {
				return false
			}
			pattern = pattern[1:]
		default:
			if len(address) == 0 || address[0] != c {
				return false
			}
			pattern = pattern[1:]
		}
		address = address[1:]
	}
	return len(address) == 0
}

// matchSet matches one character with the set that a pattern begins with, and returns the pattern behind it.
func matchSet(pattern, address []byte) (rest []byte, ok bool) {
	if len(address) == 0 || address[0] == '/' {
		return nil, false
	}
	set := pattern[1:]
	not := len(set) > 0 && set[0] == '!'
	if not {
		set = set[1:]
	}
	in := false
	for i := 0; i < len(set); i++ {
		switch {
		case set[i] == ']':
			return set[i+1:], in != not
		case i+2 < len(set) && set[i+1] == '-' && set[i+2] != ']':
			in = in || set[i] <= address[0] && address[0] <= set[i+2]
			i += 2
		default:
			in = in || set[i] == address[0]
		}
	}
	return nil, false // no end
}

// matchWords matches one of the words that a pattern begins with, and then the rest.
func matchWords(pattern, address []byte, steps *int) bool {
	end := 1
	for end < len(pattern) && pattern[end] != '}' {
		end++
	}
	if end == len(pattern) {
		return false
	}
	for from := 1; from <= end; {
		to := from
		for to < end && pattern[to] != ',' {
			to++
		}
		word := pattern[from:to]
		if len(word) <= len(address) && string(word) == string(address[:len(word)]) && match(pattern[end+1:], address[len(word):], steps) {
			return true
		}
		from = to + 1
	}
	return false
}
