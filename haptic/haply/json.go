package haply

import (
	"errors"
	"fmt"
	"strconv"
)

// maxDepth is how deep a message may nest.
const maxDepth = 32

// walker walks over a JSON text without allocating. After the first error it stands at the end, and all it returns is zero.
type walker struct {
	data  []byte
	pos   int
	depth int
	err   error
}

func (w *walker) fail(what string) {
	if w.err == nil {
		w.err = fmt.Errorf("haply: %s at byte %d of a message", what, w.pos)
	}
	w.pos = len(w.data)
}

// peek skips blanks and returns the next byte, 0 at the end.
func (w *walker) peek() byte {
	for ; w.pos < len(w.data); w.pos++ {
		switch c := w.data[w.pos]; c {
		case ' ', '\t', '\r', '\n':
		default:
			return c
		}
	}
	return 0
}

// take skips a byte that must come next.
func (w *walker) take(c byte) {
	if w.peek() != c {
		w.fail("no " + string(rune(c)))
		return
	}
	w.pos++
}

// enter begins an object or array, and tells whether there is anything in it.
func (w *walker) enter(open, end byte) bool {
	w.take(open)
	if w.depth++; w.depth > maxDepth {
		w.fail("too deep")
	}
	if w.peek() == end {
		w.leave(end)
		return false
	}
	return w.err == nil
}

// more tells whether another member follows, and else ends the object or array.
func (w *walker) more(end byte) bool {
	if w.peek() == ',' {
		w.pos++
		return w.err == nil
	}
	w.leave(end)
	return false
}

func (w *walker) leave(end byte) {
	w.take(end)
	w.depth--
}

// object calls visit with every key of an object; visit must walk over the value.
func (w *walker) object(visit func(key []byte)) {
	for ok := w.enter('{', '}'); ok; ok = w.more('}') {
		key := w.text()
		w.take(':')
		if w.err != nil {
			return
		}
		visit(key)
	}
}

// array calls visit for every element of an array; visit must walk over it.
func (w *walker) array(visit func()) {
	for ok := w.enter('[', ']'); ok; ok = w.more(']') {
		visit()
	}
}

// text walks over a string and returns what is between its quotes, escapes and all.
func (w *walker) text() []byte {
	w.take('"')
	for from := w.pos; w.pos < len(w.data); w.pos++ {
		switch c := w.data[w.pos]; {
		case c == '\\':
			w.pos++
		case c == '"':
			w.pos++
			return w.data[from : w.pos-1]
		case c < ' ':
			w.fail("a control character in a string")
			return nil
		}
	}
	w.fail("a string without an end")
	return nil
}

// bare walks over a number or a word and returns it.
func (w *walker) bare() []byte {
	w.peek()
	from := w.pos
	for ; w.pos < len(w.data); w.pos++ {
		c := w.data[w.pos]
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') && c != 'E' && c != '+' && c != '-' && c != '.' {
			break
		}
	}
	return w.data[from:w.pos]
}

// number walks over a number. One that is not finite, or beyond all that is, is an error.
func (w *walker) number() float64 {
	word := w.bare()
	if len(word) == 0 || len(word) > 32 || word[0] != '-' && (word[0] < '0' || word[0] > '9') {
		w.fail("no number")
		return 0
	}
	x, err := strconv.ParseFloat(string(word), 64)
	if err != nil || len(word) > 1 && (word[1] == 'i' || word[1] == 'n' || word[1] == 'x') { // -inf, 0x…: Go's, not JSON's
		w.fail("no number")
		return 0
	}
	return x
}

// boolean walks over true or false.
func (w *walker) boolean() bool {
	word := w.bare()
	if string(word) != "true" && string(word) != "false" {
		w.fail("neither true nor false")
	}
	return len(word) == len("true")
}

// skip walks over any value.
func (w *walker) skip() {
	switch w.peek() {
	case '{':
		w.object(func([]byte) { w.skip() })
	case '[':
		w.array(w.skip)
	case '"':
		w.text()
	default:
		switch word := w.bare(); string(word) {
		case "true", "false", "null":
		default:
			w.pos -= len(word)
			w.number()
		}
	}
}

// end checks that nothing follows.
func (w *walker) end() error {
	if w.peek() != 0 {
		w.fail("something after the end")
	}
	if w.err == nil && w.depth != 0 {
		return errors.New("haply: a message without an end")
	}
	return w.err
}
