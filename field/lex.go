package field

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// SyntaxError says where a formula cannot be read, what stands there and what was expected.
type SyntaxError struct {
	Line, Column int // from 1; columns count characters
	Found, Want  string
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("field: line %d, column %d: found %s, want %s", e.Line, e.Column, e.Found, e.Want)
}

// kind of a token.
type kind uint8

const (
	endOfText kind = iota
	endOfStatement
	number
	name
	mark // an operator, a bracket or a comma
)

// token is a word of a formula.
type token struct {
	kind         kind
	text         string
	value        float64 // of a number
	line, column int
}

// String is what an error calls the token.
func (t token) String() string {
	switch t.kind {
	case endOfText:
		return "the end"
	case endOfStatement:
		if t.text == "\n" {
			return "the end of the line"
		}
	}
	return strconv.Quote(t.text)
}

// lexer cuts a text into tokens.
type lexer struct {
	rest         string
	line, column int
	depth        int // of open brackets: a line may go on inside them
}

func (l *lexer) fail(found, want string) error {
	return &SyntaxError{l.line, l.column, found, want}
}

// skip passes over spaces and comments.
func (l *lexer) skip() {
	for l.rest != "" {
		r, size := utf8.DecodeRuneInString(l.rest)
		switch {
		case r == '#':
			if size = strings.IndexByte(l.rest, '\n'); size < 0 {
				size = len(l.rest)
			}
			l.column += utf8.RuneCountInString(l.rest[:size])
		case r == '\n' && l.depth > 0:
			l.line, l.column = l.line+1, 1
		case r != '\n' && unicode.IsSpace(r):
			l.column++
		default:
			return
		}
		l.rest = l.rest[size:]
	}
}

// take cuts a token of n bytes.
func (l *lexer) take(k kind, n int) token {
	t := token{kind: k, text: l.rest[:n], line: l.line, column: l.column}
	l.rest = l.rest[n:]
	l.column += utf8.RuneCountInString(t.text)
	return t
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' }

// next returns the next token.
func (l *lexer) next() (token, error) {
	l.skip()
	if l.rest == "" {
		return token{line: l.line, column: l.column}, nil
	}
	c := l.rest[0]
	switch {
	case isDigit(c), c == '.' && len(l.rest) > 1 && isDigit(l.rest[1]):
		return l.number()
	case isLetter(c):
		n := 1
		for n < len(l.rest) && (isLetter(l.rest[n]) || isDigit(l.rest[n])) {
			n++
		}
		return l.take(name, n), nil
	case c == '\n':
		t := l.take(endOfStatement, 1)
		l.line, l.column = l.line+1, 1
		return t, nil
	case c == ';':
		return l.take(endOfStatement, 1), nil
	case strings.IndexByte("+-*/^=,()", c) >= 0:
		if c == '(' {
			l.depth++
		} else if c == ')' && l.depth > 0 {
			l.depth--
		}
		return l.take(mark, 1), nil
	}
	r, _ := utf8.DecodeRuneInString(l.rest)
	return token{}, l.fail(strconv.Quote(string(r)), "a number, a name or one of + - * / ^ = , ( )")
}

// number reads digits, a point and an exponent.
func (l *lexer) number() (token, error) {
	n := 0
	digits := func() {
		for n < len(l.rest) && isDigit(l.rest[n]) {
			n++
		}
	}
	digits()
	if n < len(l.rest) && l.rest[n] == '.' {
		n++
		digits()
	}
	if n < len(l.rest) && (l.rest[n] == 'e' || l.rest[n] == 'E') {
		mantissa := n
		n++
		if n < len(l.rest) && (l.rest[n] == '+' || l.rest[n] == '-') {
			n++
		}
		if n == len(l.rest) || !isDigit(l.rest[n]) {
			n = mantissa // the e is not part of it
		}
		digits()
	}
	v, err := strconv.ParseFloat(l.rest[:n], 64)
	if err != nil {
		return token{}, l.fail(strconv.Quote(l.rest[:n]), "a number that a float64 can hold")
	}
	t := l.take(number, n)
	t.value = v
	return t, nil
}
