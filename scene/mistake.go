package scene

import (
	"fmt"
	"strings"
)

// Mistake is one thing that is wrong with a scene.
type Mistake struct {
	File       string `json:"file,omitempty"`       // file it is in
	Line       int    `json:"line,omitempty"`       // from 1; 0 where there is none, as for a value set while running
	Column     int    `json:"column,omitempty"`     // from 1
	Path       string `json:"path,omitempty"`       // field, as in bodies.thread.rod.young
	Problem    string `json:"problem"`              // what is wrong, as in "unknown key"
	Value      string `json:"value,omitempty"`      // the offending value
	Want       string `json:"want,omitempty"`       // what was expected
	Suggestion string `json:"suggestion,omitempty"` // what may have been meant

	within string // where in a text it is, as in "line 2, column 5", for a text that is in no file
}

// Error returns the mistake in one line: file, line, column, field, problem, expectation and suggestion.
func (m *Mistake) Error() string {
	var b strings.Builder
	if m.File != "" {
		b.WriteString(m.File + ":")
		if m.Line > 0 {
			fmt.Fprintf(&b, "%d:%d:", m.Line, m.Column)
		}
		b.WriteByte(' ')
	}
	if m.Path != "" {
		b.WriteString(m.Path + ": ")
	}
	b.WriteString(m.Problem)
	if m.Want != "" {
		b.WriteString(", want " + m.Want)
	}
	if m.Suggestion != "" {
		fmt.Fprintf(&b, ", did you mean %q?", m.Suggestion)
	}
	return b.String()
}

// Mistakes is everything that is wrong with a scene, in the order of the file.
type Mistakes []*Mistake

// Error returns one line for each mistake.
func (m Mistakes) Error() string {
	lines := make([]string, len(m))
	for i := range m {
		lines[i] = m[i].Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap makes errors.As find the first Mistake.
func (m Mistakes) Unwrap() []error {
	errs := make([]error, len(m))
	for i := range m {
		errs[i] = m[i]
	}
	return errs
}

// or returns the mistakes as an error, nil if there are none.
func (m Mistakes) or() error {
	if len(m) == 0 {
		return nil
	}
	return m
}
