package validate

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/internal/suggest"
)

// Case is one figure held against its reference.
type Case struct {
	Group  string // the package that is judged
	Name   string
	Source string // where Expected comes from
	Unit   string // of Expected and Computed; empty where they have none

	Expected, Computed float64

	Tolerance float64 // on |Computed − Expected|, relative to |Expected| unless Absolute
	Absolute  bool    // the tolerance is in Unit
	Reason    string  // why the tolerance is what it is

	Err error // what kept Computed from being computed
}

// Deviation returns Computed − Expected, relative to |Expected| unless the case is Absolute.
func (c *Case) Deviation() float64 {
	d := c.Computed - c.Expected
	if !c.Absolute {
		d /= math.Abs(c.Expected)
	}
	return d
}

// OK reports whether the figure was computed and is within its tolerance.
func (c *Case) OK() bool { return c.Err == nil && math.Abs(c.Deviation()) <= c.Tolerance }

// Study is a set of cases about one piece of physics, and the plots that show it.
type Study struct {
	Group string // the package that is judged
	Title string
	About string // what is solved, and what to look for

	Cases    []Case
	Plots    []*Plot
	Duration time.Duration // of computing it
}

// Reasons returns the reasons of the study's tolerances, each once.
func (s *Study) Reasons() []string {
	var reasons []string
	for _, c := range s.Cases {
		if c.Reason != "" && !slices.Contains(reasons, c.Reason) {
			reasons = append(reasons, c.Reason)
		}
	}
	return reasons
}

// bound is a tolerance with its reason.
type bound struct {
	value    float64
	absolute bool
	reason   string
}

func within(relative float64, reason string) bound { return bound{relative, false, reason} }
func withinAbs(value float64, reason string) bound { return bound{value, true, reason} }

// The tolerances of the project's table of numbers, at 200 nodes.
var (
	perMille    = within(1e-3, "0.1 % at 200 nodes: the figure is printed with four or five digits, the mesh adds an error of second order")
	forBuckling = within(5e-3, "0.5 % for buckling loads: the load at which the smallest pivot of the second variation changes sign at 200 nodes")
)

// check adds a case to the study.
func (s *Study) check(name, source, unit string, expected, computed float64, b bound) {
	s.Cases = append(s.Cases, Case{
		Group: s.Group, Name: name, Source: source, Unit: unit,
		Expected: expected, Computed: computed, Tolerance: b.value, Absolute: b.absolute, Reason: b.reason,
	})
}

func (s *Study) plot(p *Plot) { s.Plots = append(s.Plots, p) }

// experiment computes one study.
type experiment struct {
	group, title, about string
	run                 func(*Study) error
}

// experiments lists every study, in the order of the report.
func experiments() []experiment {
	return slices.Concat(spatialExperiments, lcpExperiments, daeExperiments, meshExperiments, constraintExperiments, collideExperiments, touchExperiments, strandTouchExperiments, jointExperiments, rigidExperiments, rigidTouchExperiments, handExperiments, rodExperiments, rodTouchExperiments, chainExperiments, directExperiments, strandExperiments, sparseExperiments, solidExperiments, solidTouchExperiments, gripExperiments, greenExperiments, greenZoneExperiments, greenMultiExperiments, sixExperiments, fieldExperiments, worldExperiments, hapticExperiments)
}

// Groups returns the names of the groups that Run knows: packages, in the order of the report.
func Groups() []string {
	var names []string
	for _, e := range experiments() {
		if !slices.Contains(names, e.group) {
			names = append(names, e.group)
		}
	}
	return names
}

// Run computes the studies of the given groups, all of them if none is given. It calls progress, which may be nil, before
// each study and once at the end.
func Run(groups []string, progress func(done, total int, name string)) (*Report, error) {
	known := Groups()
	for _, g := range groups {
		if !slices.Contains(known, g) {
			return nil, fmt.Errorf("validate: unknown group %q%s (groups: %s)", g, suggest.Question(g, known), strings.Join(known, ", "))
		}
	}
	var selected []experiment
	for _, e := range experiments() {
		if len(groups) == 0 || slices.Contains(groups, e.group) {
			selected = append(selected, e)
		}
	}
	if progress == nil {
		progress = func(int, int, string) {}
	}
	report := &Report{Start: time.Now()}
	for i, e := range selected {
		progress(i, len(selected), e.title)
		report.Studies = append(report.Studies, e.compute())
	}
	progress(len(selected), len(selected), "")
	return report, nil
}

func (e *experiment) compute() Study {
	s := Study{Group: e.group, Title: e.title, About: e.about}
	start := time.Now()
	if err := e.run(&s); err != nil {
		s.Cases = append(s.Cases, Case{Group: e.group, Name: "study completes", Source: "–", Err: err})
	}
	s.Duration = time.Since(start)
	return s
}
