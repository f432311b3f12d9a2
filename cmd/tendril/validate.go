package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/tendril-sim/tendril/bench"
	"github.com/tendril-sim/tendril/validate"
)

type validateCommand struct {
	Groups []string `arg:"" optional:"" name:"group" help:"Groups of cases: package names, such as rod and spatial. All if not given."`
	HTML   string   `name:"html" placeholder:"FILE" help:"Write a report with plots."`
	Figure string   `placeholder:"STUDY=FILE.svg" help:"Draw the first plot of a study into a file, and compute nothing else."`
	JSON   bool     `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*validateCommand) Help() string {
	return `Computes every case and prints source, expected figure, computed figure and relative error. go test ./validate asserts the same.

    tendril validate
    tendril validate rod spatial
    tendril validate rod --html rod.html
    tendril validate --figure "A fast hand=fast.svg"

Exits 1 if a case is outside its tolerance.`
}

// Run computes the cases.
func (v *validateCommand) Run(c *console) error {
	if v.Figure != "" {
		return v.draw()
	}
	show := newProgress(c.err)
	report, err := validate.Run(v.Groups, show.count)
	show.end()
	if err != nil {
		return err
	}
	if v.HTML != "" {
		if err := writeFile(v.HTML, report.WriteHTML); err != nil {
			return fmt.Errorf("--html: %w", err)
		}
	}
	write := report.WriteTable
	if v.JSON {
		write = report.WriteJSON
	}
	if err := write(c.out); err != nil {
		return err
	}
	if report.Failed() > 0 {
		return shownError{failedCheck}
	}
	return nil
}

// draw writes the plot of one study.
func (v *validateCommand) draw() error {
	study, file, ok := strings.Cut(v.Figure, "=")
	if !ok {
		return fmt.Errorf("--figure %s: want STUDY=FILE.svg", v.Figure)
	}
	svg, err := validate.Figure(study)
	if err != nil {
		return fmt.Errorf("--figure: %w", err)
	}
	return writeFile(file, func(w io.Writer) error {
		_, err := io.WriteString(w, svg)
		return err
	})
}

type benchCommand struct {
	Groups []string `arg:"" optional:"" name:"group" help:"Groups of measurements: package names, such as rod. All if not given."`
	JSON   bool     `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*benchCommand) Help() string {
	return `Measures the scenes of the papers' tables on this machine and prints them beside the papers' and the peers' numbers.

    tendril bench rod`
}

// Run measures.
func (b *benchCommand) Run(c *console) error {
	show := newProgress(c.err)
	report, err := bench.Run(b.Groups, show.count)
	show.end()
	if err != nil {
		return err
	}
	if b.JSON {
		return report.WriteJSON(c.out)
	}
	return report.WriteTable(c.out)
}

// count shows progress in cases.
func (p *progress) count(done, total int, name string) {
	p.show(float64(done)/float64(max(total, 1)), name)
}

// writeFile writes a file through a function.
func writeFile(name string, write func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := write(f); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}
