package bench

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/tendril-sim/tendril/internal/suggest"
)

// Row is one measured figure.
type Row struct {
	Group  string  `json:"group"` // the package that is measured
	Name   string  `json:"name"`
	Figure float64 `json:"figure"`
	Unit   string  `json:"unit"`

	Target       float64 `json:"target,omitempty"` // what to be as good as, in Unit; 0: nothing to compare with
	TargetSource string  `json:"source,omitempty"` // whose figure that is: a paper, a peer, or our own aim
	HigherBetter bool    `json:"higherBetter"`     // a rate; otherwise a time
}

// Ratio returns how many times better than its target the figure is, and 0 where there is no target.
func (r *Row) Ratio() float64 {
	switch {
	case r.Target == 0:
		return 0
	case r.HigherBetter:
		return r.Figure / r.Target
	}
	return r.Target / r.Figure
}

// MarshalJSON adds the ratio.
func (r *Row) MarshalJSON() ([]byte, error) {
	type plain Row
	return json.Marshal(struct {
		*plain
		Ratio float64 `json:"ratio,omitempty"`
	}{(*plain)(r), r.Ratio()})
}

// Report is the outcome of Run.
type Report struct {
	Rows []Row
}

// measurement makes some rows of a group.
type measurement struct {
	group, name string
	run         func() ([]Row, error)
}

// measurements lists all of them, in the order of the report.
func measurements() []measurement {
	return slices.Concat(lcpMeasurements, daeMeasurements, rodMeasurements, chainMeasurements, collideMeasurements, rigidMeasurements, solidMeasurements, greenMeasurements, greenZoneMeasurements, greenMultiMeasurements, handMeasurements, hapticMeasurements, serveMeasurements)
}

// Groups returns the names of the groups that Run knows: packages, in the order of the report.
func Groups() []string {
	var names []string
	for _, m := range measurements() {
		if !slices.Contains(names, m.group) {
			names = append(names, m.group)
		}
	}
	return names
}

// Run measures the given groups, all of them if none is given. It calls progress, which may be nil, before each measurement
// and once at the end.
func Run(groups []string, progress func(done, total int, name string)) (*Report, error) {
	known := Groups()
	for _, g := range groups {
		if !slices.Contains(known, g) {
			return nil, fmt.Errorf("bench: unknown group %q%s (groups: %s)", g, suggest.Question(g, known), strings.Join(known, ", "))
		}
	}
	var selected []measurement
	for _, m := range measurements() {
		if len(groups) == 0 || slices.Contains(groups, m.group) {
			selected = append(selected, m)
		}
	}
	if progress == nil {
		progress = func(int, int, string) {}
	}
	report := &Report{}
	for i, m := range selected {
		progress(i, len(selected), m.name)
		rows, err := m.run()
		if err != nil {
			return nil, fmt.Errorf("bench: %s: %w", m.name, err)
		}
		for _, row := range rows {
			row.Group = m.group
			report.Rows = append(report.Rows, row)
		}
	}
	progress(len(selected), len(selected), "")
	return report, nil
}

// WriteTable prints the rows as aligned text.
func (r *Report) WriteTable(w io.Writer) error {
	rows := [][]string{{"group", "what", "figure", "compare with", "ratio", "of"}}
	for i := range r.Rows {
		row := &r.Rows[i]
		cells := []string{row.Group, row.Name, figure(row.Figure) + " " + row.Unit, "", "", row.TargetSource}
		if row.Target != 0 {
			cells[3], cells[4] = figure(row.Target)+" "+row.Unit, figure(row.Ratio())+" ×"
		}
		rows = append(rows, cells)
	}
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			pad := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if number := i >= 2 && i <= 4; number {
				cell = pad + cell
			} else {
				cell += pad
			}
			line.WriteString(cell + "  ")
		}
		if _, err := fmt.Fprintln(w, strings.TrimRight(line.String(), " ")); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w, "\nBodies are measured on one core. A ratio above 1 is better than what it is compared with.")
	return err
}

// figure prints three significant digits.
func figure(x float64) string {
	if x == 0 {
		return "0"
	}
	digits := 2 - int(math.Floor(math.Log10(math.Max(math.Abs(x), 1e-9))))
	return fmt.Sprintf("%.*f", min(max(digits, 0), 9), x)
}

// WriteJSON prints the rows as one JSON object.
func (r *Report) WriteJSON(w io.Writer) error {
	rows := make([]*Row, len(r.Rows))
	for i := range r.Rows {
		rows[i] = &r.Rows[i]
	}
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	return encoder.Encode(map[string]any{"rows": rows})
}
