package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/world"
)

// summary is what a run tells.
type summary struct {
	Scene       string            `json:"scene"`
	Title       string            `json:"title"`
	Version     string            `json:"version"`
	Steps       int               `json:"steps"`
	StepSeconds float64           `json:"step_s"`      // length of a step
	Simulated   float64           `json:"simulated_s"` // simulated time
	Seconds     float64           `json:"wall_s"`      // time it took
	Realtime    decimal           `json:"realtime_factor"`
	Interrupted bool              `json:"interrupted"`
	Hash        string            `json:"hash"` // of the final state
	Figures     map[string]figure `json:"figures"`
	StepTime    timing            `json:"step_time_us"`
	Stages      []stage           `json:"stages"`
	Flags       map[string]int    `json:"flags"` // number of steps in which each was raised
	Touch       *touchSummary     `json:"touch,omitempty"`

	order []string // of the figures
}

// touchSummary tells of the rigid bodies of a run.
type touchSummary struct {
	Bodies   int     `json:"bodies"`
	Asleep   int     `json:"asleep"`        // of them, at the end
	Contacts decimal `json:"mean_contacts"` // that were solved in a step
	Most     int     `json:"most_contacts"`
	Sweeps   decimal `json:"mean_sweeps"` // over the contacts of an island, at most

	contacts, sweeps int
}

// stage is the time that one stage of a step takes.
type stage struct {
	Name string  `json:"name"`
	Mean decimal `json:"mean_us"`
	P99  decimal `json:"p99_us"`
}

// note takes in the report of a step.
func (s *summary) note(r *world.Report, stages *[world.Stages]clock) {
	r.Flags.Each(func(f constraint.Flags) { s.Flags[f.String()]++ })
	if r.Failures > 0 {
		s.Flags["field not finite"]++
	}
	for i, d := range r.Stage {
		stages[i].add(d)
	}
	if t := s.Touch; t != nil {
		t.contacts, t.sweeps, t.Most = t.contacts+r.Bonds.Contacts, t.sweeps+r.Bonds.Sweeps, max(t.Most, r.Bonds.Contacts)
	}
}

// noteHands takes in what hands were asked to do that cannot be.
func (s *summary) noteHands(gloves []*scene.Glove) {
	for _, g := range gloves {
		if f := g.Noticed(); f != 0 {
			s.Flags["hand "+f.String()]++
		}
	}
}

// notePlanes takes in planes that do not hold what they should.
func (s *summary) notePlanes(planes []*scene.Clamp) {
	slips, lost, empty := 0, 0, 0 // 1: some plane does
	for _, p := range planes {
		if nodes, _ := p.Sliding(); nodes > 0 {
			slips = 1
		}
		switch err := p.Trouble(); {
		case errors.Is(err, scene.ErrLostHold):
			lost = 1
		case err != nil:
			empty = 1
		}
	}
	for name, n := range map[string]int{"plane slips": slips, "plane lost hold": lost, "plane holds nothing": empty} {
		if n > 0 {
			s.Flags[name] += n
		}
	}
}

// count finds the rigid bodies, and which of them sleep.
func (t *touchSummary) count(running *scene.Running, steps int) {
	shot := running.World.Snapshot()
	if shot == nil {
		return
	}
	defer shot.Release()
	for i := range shot.Bodies {
		of, _, _ := running.Scene.BodyOf(shot.Bodies[i].Name)
		limb, _, _ := running.Scene.LimbOf(shot.Bodies[i].Name)
		if of != nil && of.Rigid != nil || limb != nil {
			t.Bodies++
			if shot.Bodies[i].Asleep {
				t.Asleep++
			}
		}
	}
	t.Contacts, t.Sweeps = decimal(float64(t.contacts)/float64(max(steps, 1))), decimal(float64(t.sweeps)/float64(max(steps, 1)))
}

// finish works out the figures after the last step.
func (s *summary) finish(running *scene.Running, probes []scene.Reading, figures []figure, step *clock, stages *[world.Stages]clock) {
	s.Hash = fmt.Sprintf("%016x", running.World.Hash())
	s.StepTime = step.timing()
	if s.Touch != nil {
		s.Touch.count(running, s.Steps)
	}
	if busy := step.total.Seconds(); busy > 0 {
		s.Realtime = decimal(s.Simulated / busy)
	}
	for i := range stages {
		t := stages[i].timing()
		s.Stages = append(s.Stages, stage{world.StageNames[i], t.Mean, t.P99})
	}
	for i, p := range probes {
		figures[i].Unit = p.Unit
		s.Figures[p.Name] = figures[i]
		s.order = append(s.order, p.Name)
	}
}

// print tells the summary to a person.
func (s *summary) print(w io.Writer) {
	fmt.Fprintf(w, "%s (%s)\n", s.Title, s.Scene)
	if s.Interrupted {
		fmt.Fprintf(w, "interrupted after %.3f s\n", s.Simulated)
	}
	fmt.Fprintf(w, "%d steps of %g ms, %.3f s simulated in %.3f s: %.1f times as fast as real time\n\n", s.Steps, 1000*s.StepSeconds, s.Simulated, s.Seconds, float64(s.Realtime))

	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	flush := func() {
		_ = t.Flush()
		fmt.Fprintln(w)
	}
	row := func(cells ...string) { fmt.Fprintln(t, strings.Join(cells, "\t")+"\t") }
	cell := func(x decimal) string { return fmt.Sprintf("%.4g", float64(x)) }
	if len(s.order) > 0 {
		row("probe", "min", "max", "mean", "last", "unit")
		for _, name := range s.order {
			f := s.Figures[name]
			row(name, cell(f.Min), cell(f.Max), cell(f.Mean), cell(f.Last), f.Unit)
		}
		flush()
	}
	row("time [µs]", "mean", "p50", "p99", "max")
	row("step", cell(s.StepTime.Mean), cell(s.StepTime.P50), cell(s.StepTime.P99), cell(s.StepTime.Max))
	for _, g := range s.Stages {
		row(g.Name, cell(g.Mean), "", cell(g.P99), "")
	}
	flush()
	if t := s.Touch; t != nil {
		fmt.Fprintf(w, "%d rigid bodies, %d asleep at the end; %.1f contacts a step, at most %d, in %.1f sweeps\n", t.Bodies, t.Asleep, float64(t.Contacts), t.Most, float64(t.Sweeps))
	}
	for _, name := range slices.Sorted(maps.Keys(s.Flags)) {
		fmt.Fprintf(w, "%s in %d of %d steps\n", name, s.Flags[name], s.Steps)
	}
	fmt.Fprintf(w, "state %s, tendril %s\n", s.Hash, s.Version)
}
