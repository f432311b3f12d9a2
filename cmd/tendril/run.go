package main

import (
	"bufio"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/internal/version"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/world"
)

type runCommand struct {
	Scene    string   `arg:"" help:"Scene file, or name of a scene in the gallery."`
	Duration *float64 `placeholder:"SECONDS" help:"How long to simulate; what the scene says if not given."`
	Set      []string `sep:"none" placeholder:"PATH=VALUE" help:"Change a value of the scene, as in gravity[2]=0. Repeatable."`
	CSV      string   `name:"csv" placeholder:"FILE" help:"Write the probes of every step to a file."`
	Plot     string   `placeholder:"FILE.svg" help:"Plot the probes over time, one panel for each unit."`
	Record   string   `placeholder:"FILE.mcap" help:"Record the run, to be shown again by the page or by Foxglove."`
	Probe    []string `sep:"none" placeholder:"NAME" help:"Only this probe. Repeatable; all probes if not given."`
	JSON     bool     `name:"json" help:"Print the summary as one JSON object."`
}

// Help teaches the command.
func (*runCommand) Help() string {
	return `Simulates a scene for its duration and prints a summary: the probes, the time of a step and of its stages, and a hash of the final state, which is the same for the same scene and build on any number of cores. Ctrl-C ends the run and still prints the summary.

    tendril run suture
    tendril run suture --duration 10 --json
    tendril run telephone-cord --set bodies.cord.rod.young=2e9 --set gravity[2]=-1.62
    tendril run cantilever --csv tip.csv --plot tip.svg --probe "tip height"
    tendril run suture --record suture.mcap
    tendril run my-thread.yaml`
}

// load reads the scene, of which it also returns the text, and applies what the flags change.
func (r *runCommand) load() (s *scene.Scene, text []byte, err error) {
	file, err := open(r.Scene)
	if err != nil {
		return nil, nil, err
	}
	s, err = scene.Load(file.name, file.data)
	if err != nil {
		return nil, nil, checkError{err}
	}
	for _, change := range r.Set {
		path, value, ok := strings.Cut(change, "=")
		if !ok {
			return nil, nil, fmt.Errorf("--set %s: want PATH=VALUE, as in --set gravity[2]=0", change)
		}
		if err := s.Set(strings.TrimSpace(path), value); err != nil {
			return nil, nil, fmt.Errorf("--set %s: %w", change, err)
		}
	}
	if r.Duration != nil {
		if err := s.Set("duration", strconv.FormatFloat(*r.Duration, 'g', -1, 64)); err != nil {
			return nil, nil, fmt.Errorf("--duration %v: %w", *r.Duration, err)
		}
	}
	return s, file.data, nil
}

// pick returns the probes that were asked for.
func (r *runCommand) pick(all []scene.Reading) ([]scene.Reading, error) {
	if len(r.Probe) == 0 {
		return all, nil
	}
	var names []string
	for _, p := range all {
		names = append(names, p.Name)
	}
	var picked []scene.Reading
	for _, name := range r.Probe {
		i := slices.Index(names, name)
		if i < 0 {
			if s := suggest.Nearest(name, names); s != "" {
				return nil, fmt.Errorf("--probe %s: there is no such probe, did you mean %q?", name, s)
			}
			return nil, fmt.Errorf("--probe %s: there is no such probe, want one of %s", name, strings.Join(names, ", "))
		}
		picked = append(picked, all[i])
	}
	return picked, nil
}

// Run simulates the scene.
func (r *runCommand) Run(c *console) error {
	s, text, err := r.load()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	prepared := newProgress(c.err)
	err = s.Prepare(ctx, prepared.show)
	prepared.end()
	if err != nil {
		return checkError{err}
	}
	running, err := s.Build()
	if err != nil {
		return checkError{err}
	}
	probes, err := r.pick(running.Probes())
	if err != nil {
		return err
	}
	out, err := r.outputs(probes)
	if err != nil {
		return err
	}
	if out.recording, err = r.recording(text, running); err != nil {
		return err
	}
	sum := simulate(ctx, running, probes, out, newProgress(c.err))
	sum.Scene = r.Scene
	if err := out.close(s.Title, s.Captions()); err != nil {
		return err
	}
	if r.JSON {
		return c.printJSON(sum)
	}
	sum.print(c.out)
	return nil
}

// outputs are the files that a run writes.
type outputs struct {
	table     *csv.Writer // nil if there is none
	plot      *os.File    // nil if there is none
	recording *recording  // nil if there is none
	files     []*os.File
	buffered  *bufio.Writer
	curves    []curve
	row       []string
}

// outputs creates the files before the run, so that a wrong name is told at once.
func (r *runCommand) outputs(probes []scene.Reading) (*outputs, error) {
	out := &outputs{row: make([]string, 1+len(probes))}
	create := func(name string) (*os.File, error) {
		f, err := os.Create(name)
		if err == nil {
			out.files = append(out.files, f)
		}
		return f, err
	}
	if r.CSV != "" {
		f, err := create(r.CSV)
		if err != nil {
			return nil, fmt.Errorf("--csv: %w", err)
		}
		out.buffered = bufio.NewWriter(f)
		out.table = csv.NewWriter(out.buffered)
		out.row[0] = "time [s]"
		for i, p := range probes {
			out.row[i+1] = fmt.Sprintf("%s [%s]", p.Name, p.Unit)
		}
		_ = out.table.Write(out.row) // its Error is read at the end
	}
	if r.Plot != "" {
		f, err := create(r.Plot)
		if err != nil {
			return nil, fmt.Errorf("--plot: %w", err)
		}
		out.plot = f
		for _, p := range probes {
			out.curves = append(out.curves, curve{name: p.Name, unit: p.Unit})
		}
	}
	return out, nil
}

// add records the probes at a time [s].
func (o *outputs) add(time float64, values []float64) {
	for i := range o.curves {
		o.curves[i].trace.add(time, values[i])
	}
	if o.table == nil {
		return
	}
	o.row[0] = strconv.FormatFloat(time, 'g', 10, 64)
	for i, x := range values {
		o.row[i+1] = strconv.FormatFloat(x, 'g', -1, 64)
	}
	_ = o.table.Write(o.row)
}

// close draws the plot and finishes the files.
func (o *outputs) close(title string, captions []scene.Caption) error {
	var errs []error
	if o.table != nil {
		o.table.Flush()
		errs = append(errs, o.table.Error(), o.buffered.Flush())
	}
	if o.plot != nil {
		errs = append(errs, writePlot(o.plot, title, captions, o.curves))
	}
	errs = append(errs, o.recording.close())
	for _, f := range o.files {
		errs = append(errs, f.Close())
	}
	return errors.Join(errs...)
}

// simulate runs the steps of a scene until its duration is over or ctx is.
func simulate(ctx context.Context, running *scene.Running, probes []scene.Reading, out *outputs, show *progress) *summary {
	s := running.Scene
	figures, values := make([]figure, len(probes)), make([]float64, len(probes))
	var step clock
	var stages [world.Stages]clock
	sum := &summary{Title: s.Title, Version: version.Get().Version, StepSeconds: s.Step, Figures: map[string]figure{}, Flags: map[string]int{}}
	for _, b := range s.Bodies.Names() {
		if s.Bodies.Get(b).Rigid != nil {
			sum.Touch = &touchSummary{}
		}
	}
	gloves, planes := running.Gloves(), running.Clamps()
	start := time.Now()
	for range s.Steps() {
		if ctx.Err() != nil {
			sum.Interrupted = true
			break
		}
		before := time.Now()
		report := running.World.Step()
		step.add(time.Since(before))
		sum.Steps++
		sum.note(report, &stages)
		sum.noteHands(gloves)
		sum.notePlanes(planes)
		for i, p := range probes {
			values[i] = p.Read()
			figures[i].add(values[i])
		}
		out.add(running.World.Time(), values)
		out.recording.add()
		show.show(running.World.Time()/s.Duration, fmt.Sprintf("%.2f s of %g s", running.World.Time(), s.Duration))
	}
	show.end()
	sum.Seconds, sum.Simulated = time.Since(start).Seconds(), running.World.Time()
	sum.finish(running, probes, figures, &step, &stages)
	return sum
}
