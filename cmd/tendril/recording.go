package main

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/tendril-sim/tendril/record"
	"github.com/tendril-sim/tendril/scene"
)

// recording is a run on its way into a file. A nil one does nothing.
type recording struct {
	running *scene.Running
	writer  *record.Writer
	values  []float64 // of all probes, and what hands and planes are drawn by
}

// recording begins the file of --record, if there is one.
func (r *runCommand) recording(text []byte, running *scene.Running) (*recording, error) {
	if r.Record == "" {
		return nil, nil
	}
	set := slices.Clone(r.Set)
	if r.Duration != nil {
		set = append(set, "duration="+strconv.FormatFloat(*r.Duration, 'g', -1, 64))
	}
	w, err := record.Create(r.Record, record.Describe(r.Scene, text, set, running), record.Options{Wait: true})
	if err != nil {
		return nil, fmt.Errorf("--record: %w", err)
	}
	return &recording{running: running, writer: w}, nil
}

// add records the present state.
func (r *recording) add() {
	if r == nil {
		return
	}
	r.values = r.values[:0]
	for _, p := range r.running.Probes() {
		r.values = append(r.values, p.Read())
	}
	r.values = r.running.AppendShown(r.values)
	s := r.running.World.Snapshot()
	r.writer.Write(s, r.values)
	s.Release()
}

// close finishes the file. The error tells why it could not be written, if so.
func (r *recording) close() error {
	if r == nil {
		return nil
	}
	r.writer.SetHash(r.running.World.Hash())
	if err := r.writer.Close(); err != nil {
		return fmt.Errorf("--record: %w", err)
	}
	return nil
}
