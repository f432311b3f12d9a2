package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/record"
)

type infoCommand struct {
	Recording string `arg:"" placeholder:"FILE.mcap" help:"Recording, finished or not."`
	Text      bool   `help:"Print the scene file it was made from, and nothing else."`
	JSON      bool   `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*infoCommand) Help() string {
	return `Reads a whole recording and tells which scene and build it came from, how long it is, and whether anything was lost.

    tendril run suture --record suture.mcap
    tendril info suture.mcap
    tendril info suture.mcap --text > suture.yaml`
}

// described is what there is to tell of a recording.
type described struct {
	record.Info
	Frames   int      `json:"frames"`
	Duration float64  `json:"duration"` // [s]
	Hash     string   `json:"hash,omitempty"`
	Dropped  uint64   `json:"dropped"`
	Finished bool     `json:"finished"`
	Lost     uint64   `json:"lost_bytes"`
	Damage   []string `json:"damage,omitempty"`
}

// Run tells what a recording is of.
func (i *infoCommand) Run(c *console) error {
	r, err := record.Open(i.Recording)
	if err != nil {
		return err
	}
	defer func() { _ = r.Close() }()
	if i.Text {
		_, err := io.WriteString(c.out, r.Info().Text)
		return err
	}
	d := describe(r)
	if i.JSON {
		return c.printJSON(d)
	}
	d.print(c.out)
	return nil
}

func describe(r *record.Reader) *described {
	d := &described{Info: r.Info(), Duration: r.Duration(), Hash: r.Result().Hash, Dropped: r.Result().Dropped}
	if why := r.Loss().Why; why != "" {
		d.Damage = append(d.Damage, why)
	}
	for _, err := range r.Messages(record.TopicFrames) {
		if err != nil {
			d.Damage = append(d.Damage, err.Error())
		} else {
			d.Frames++
		}
	}
	loss := r.Loss() // with what was found on the way
	d.Finished, d.Lost = !loss.Unfinished, loss.Bytes
	return d
}

// print tells it to a person.
func (d *described) print(w io.Writer) {
	fmt.Fprintf(w, "%s (%s)\n", d.Title, d.Scene)
	fmt.Fprintf(w, "%d frames, %.3f s\n", d.Frames, d.Duration)
	fmt.Fprintf(w, "recorded on %s by %s\n", d.Created.Format(time.DateTime), d.Build)
	if len(d.Set) > 0 {
		fmt.Fprintf(w, "with %s\n", strings.Join(d.Set, ", "))
	}
	if d.Hash != "" {
		fmt.Fprintf(w, "final state %s\n", d.Hash)
	}
	if d.Dropped > 0 {
		fmt.Fprintf(w, "%d frames dropped: the disk did not keep up\n", d.Dropped)
	}
	if !d.Finished {
		fmt.Fprintf(w, "not finished: the recording was cut off, or still goes on\n")
	}
	if d.Lost > 0 {
		fmt.Fprintf(w, "%d bytes lost\n", d.Lost)
	}
	for _, damage := range d.Damage {
		fmt.Fprintf(w, "%s\n", damage)
	}
}
