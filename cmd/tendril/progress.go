package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"golang.org/x/term"
)

const (
	patience = 2 * time.Second        // what is over sooner needs no progress
	redraw   = 100 * time.Millisecond // of a bar
	newLine  = 10 * time.Second       // between lines where there is no terminal
)

// progress tells how far a long task is: a bar where err is a terminal, a line now and then elsewhere.
type progress struct {
	w        io.Writer
	terminal bool
	start    time.Time
	next     time.Time
	drawn    bool
}

func newProgress(w io.Writer) *progress {
	file, isFile := w.(*os.File)
	now := time.Now()
	return &progress{w: w, terminal: isFile && term.IsTerminal(int(file.Fd())), start: now, next: now.Add(patience)}
}

// show tells that a part done (0 … 1) of the task is over; what is a word on where it stands.
func (p *progress) show(done float64, what string) {
	now := time.Now()
	if now.Before(p.next) {
		return
	}
	left := "–"
	if done > 0 {
		left = time.Duration(float64(now.Sub(p.start)) * (1 - done) / done).Round(time.Second).String()
	}
	if p.terminal {
		const width = 30
		full := int(done * width)
		fmt.Fprintf(p.w, "\r\x1b[K%s%s %3.0f %%  %s  %s left", strings.Repeat("█", full), strings.Repeat("░", width-full), 100*done, what, left)
		p.next, p.drawn = now.Add(redraw), true
		return
	}
	fmt.Fprintf(p.w, "%3.0f %%  %s  %s left\n", 100*done, what, left)
	p.next = now.Add(newLine)
}

// end clears the bar.
func (p *progress) end() {
	if p.drawn {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}
