package mesh

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
)

// cursor goes through a file that is text, or binary, or both in turn.
type cursor struct {
	file   string
	data   []byte
	at     int // next byte
	start  int // of the last field
	binary bool
	order  binary.ByteOrder
}

// item names a field of a file, its number included; the words are made only for errors.
type item struct {
	what   string
	number int // less than 0 for none
}

func (i item) String() string {
	if i.number < 0 {
		return i.what
	}
	return fmt.Sprintf("%s %d", i.what, i.number)
}

func isSpace(b byte) bool { return b == ' ' || b == '\n' || b == '\t' || b == '\r' }

// word returns the next word of a text, "" at the end.
func (c *cursor) word() string {
	for c.at < len(c.data) && isSpace(c.data[c.at]) {
		c.at++
	}
	c.start = c.at
	for c.at < len(c.data) && !isSpace(c.data[c.at]) {
		c.at++
	}
	return string(c.data[c.start:c.at])
}

// line returns the rest of the line, its end left out, and goes on to the next.
func (c *cursor) line() string {
	c.start = c.at
	end := bytes.IndexByte(c.data[c.at:], '\n')
	if end < 0 {
		c.at = len(c.data)
		return string(c.data[c.start:])
	}
	c.at += end + 1
	return string(bytes.TrimRight(c.data[c.start:c.at-1], "\r"))
}

// skip goes behind the next place where a text is; it reports whether there is one.
func (c *cursor) skip(text string) bool {
	i := bytes.Index(c.data[c.at:], []byte(text))
	if i < 0 {
		c.at = len(c.data)
		return false
	}
	c.at += i + len(text)
	return true
}

// wrong is an error about the last field.
func (c *cursor) wrong(field item, value any, want string) error {
	if c.binary {
		return misread(c.file, c.start, field.String(), value, want)
	}
	text := fmt.Sprint(value)
	if text == "" {
		text = "the end"
	}
	return &ParseError{File: c.file, Line: 1 + bytes.Count(c.data[:min(c.start, len(c.data))], []byte("\n")), Value: text, Want: want + " for " + field.String()}
}

// raw returns the next bytes of a binary part.
func (c *cursor) raw(n int, field item) ([]byte, error) {
	c.start = c.at
	if len(c.data)-c.at < n {
		return nil, c.wrong(field, "cut off", fmt.Sprintf("%d bytes", n))
	}
	c.at += n
	return c.data[c.start:c.at], nil
}

// integer reads a whole number: a word, or so many bytes.
func (c *cursor) integer(size int, field item, low, high int64) (int64, error) {
	var x int64
	if c.binary {
		b, err := c.raw(size, field)
		if err != nil {
			return 0, err
		}
		switch size {
		case 1:
			x = int64(b[0])
		case 4:
			x = int64(int32(c.order.Uint32(b)))
		default:
			x = int64(c.order.Uint64(b))
		}
	} else {
		w := c.word()
		var err error
		if x, err = strconv.ParseInt(w, 10, 64); err != nil {
			return 0, c.wrong(field, w, fmt.Sprintf("a whole number from %d to %d", low, high))
		}
	}
	if x < low || x > high {
		return 0, c.wrong(field, x, fmt.Sprintf("%d to %d", low, high))
	}
	return x, nil
}

// count reads a number of things, each of which takes some bytes at least: no more than the rest of the file has room for.
func (c *cursor) count(size int, field item, each int) (int, error) {
	n, err := c.integer(size, field, 0, math.MaxInt64)
	if err != nil {
		return 0, err
	}
	if room := int64((len(c.data)-c.at)/each + 1); n > room {
		return 0, c.wrong(field, n, fmt.Sprintf("at most %d, which the rest of the file has room for", room))
	}
	return int(n), nil
}

// coordinate reads a number of a position: a word, or four or eight bytes.
func (c *cursor) coordinate(size int, field item) (float64, error) {
	var x float64
	if c.binary {
		b, err := c.raw(size, field)
		if err != nil {
			return 0, err
		}
		if size == 4 {
			x = float64(math.Float32frombits(c.order.Uint32(b)))
		} else {
			x = math.Float64frombits(c.order.Uint64(b))
		}
		if !isCoordinate(x) {
			return 0, c.wrong(field, x, wantCoordinate)
		}
		return x, nil
	}
	w := c.word()
	x, ok := coordinate(w)
	if !ok {
		return 0, c.wrong(field, w, wantCoordinate)
	}
	return x, nil
}
