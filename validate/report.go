package validate

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"
	"time"
	"unicode/utf8"
)

// Report is the outcome of Run.
type Report struct {
	Start   time.Time
	Studies []Study
}

// Cases returns the cases of all studies.
func (r *Report) Cases() []Case {
	var all []Case
	for i := range r.Studies {
		all = append(all, r.Studies[i].Cases...)
	}
	return all
}

// Failed returns the number of cases that are not within their tolerance.
func (r *Report) Failed() int {
	failed := 0
	for _, c := range r.Cases() {
		if !c.OK() {
			failed++
		}
	}
	return failed
}

// Duration returns the time it took to compute the studies.
func (r *Report) Duration() time.Duration {
	var sum time.Duration
	for i := range r.Studies {
		sum += r.Studies[i].Duration
	}
	return sum
}

// Summary returns the outcome in one line.
func (r *Report) Summary() string {
	cases, failed := len(r.Cases()), r.Failed()
	outcome := "all within tolerance"
	if failed > 0 {
		outcome = fmt.Sprintf("%d FAILED", failed)
	}
	return fmt.Sprintf("%d cases in %d studies, %s, %.1f s", cases, len(r.Studies), outcome, r.Duration().Seconds())
}

// verdict says in a word whether the case passed.
func (c *Case) verdict() string {
	if c.OK() {
		return "ok"
	}
	return "FAIL"
}

// number prints a figure with six significant digits and its unit.
func number(x float64, unit string) string {
	s := fmt.Sprintf("%.6g", x)
	if unit != "" {
		s += " " + unit
	}
	return s
}

// deviation prints the error of the case: a plain number where it is relative, one with a unit where it is absolute.
func (c *Case) deviation() string {
	switch {
	case c.Err != nil:
		return "–"
	case c.Absolute:
		return number(roundTo(c.Deviation(), 2), c.Unit)
	}
	return fmt.Sprintf("%+.1e", c.Deviation())
}

// tolerance prints the tolerance in the same terms as deviation.
func (c *Case) tolerance() string {
	switch {
	case c.Err != nil:
		return "–"
	case c.Absolute:
		return "±" + number(roundTo(c.Tolerance, 2), c.Unit)
	}
	return fmt.Sprintf("±%.0e", c.Tolerance)
}

// roundTo keeps the given number of significant digits of x.
func roundTo(x float64, digits int) float64 {
	if x == 0 || math.IsNaN(x) || math.IsInf(x, 0) {
		return x
	}
	scale := math.Pow(10, float64(digits-1)-math.Floor(math.Log10(math.Abs(x))))
	return math.Round(x*scale) / scale
}

// WriteTable prints the cases as aligned text, one block a study.
func (r *Report) WriteTable(w io.Writer) error {
	head := []string{"", "source", "expected", "computed", "error", "tolerance", ""}
	rows := [][]string{head}
	for _, c := range r.Cases() {
		rows = append(rows, c.row())
	}
	widths := make([]int, len(head))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for i := range r.Studies {
		s := &r.Studies[i]
		fmt.Fprintf(&b, "%s: %s\n", s.Group, s.Title)
		writeRow(&b, head, widths)
		for _, c := range s.Cases {
			writeRow(&b, c.row(), widths)
			if c.Err != nil {
				fmt.Fprintf(&b, "    %v\n", c.Err)
			}
		}
		b.WriteByte('\n')
	}
	b.WriteString(r.Summary() + "\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func (c *Case) row() []string {
	computed := number(c.Computed, c.Unit)
	if c.Err != nil {
		computed = "–"
	}
	return []string{c.Name, c.Source, number(c.Expected, c.Unit), computed, c.deviation(), c.tolerance(), c.verdict()}
}

// writeRow aligns words to the left and figures to the right.
func writeRow(b *strings.Builder, row []string, widths []int) {
	var line strings.Builder
	for i, cell := range row {
		pad := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
		if figure := i >= 2 && i <= 5; figure {
			cell = pad + cell
		} else {
			cell += pad
		}
		line.WriteString("  " + cell)
	}
	b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
}

// caseJSON is a Case on the wire: what is not a finite number is null.
type caseJSON struct {
	Group     string   `json:"group"`
	Study     string   `json:"study"`
	Name      string   `json:"name"`
	Source    string   `json:"source"`
	Unit      string   `json:"unit,omitempty"`
	Expected  *float64 `json:"expected"`
	Computed  *float64 `json:"computed"`
	Deviation *float64 `json:"deviation"`
	Tolerance float64  `json:"tolerance"`
	Absolute  bool     `json:"absolute"`
	Reason    string   `json:"reason"`
	Error     string   `json:"error,omitempty"`
	OK        bool     `json:"ok"`
}

func finiteOrNil(x float64) *float64 {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return nil
	}
	return &x
}

// WriteJSON prints the report as one JSON object.
func (r *Report) WriteJSON(w io.Writer) error {
	out := struct {
		OK       bool       `json:"ok"`
		Failed   int        `json:"failed"`
		Duration float64    `json:"duration"` // [s]
		Cases    []caseJSON `json:"cases"`
	}{r.Failed() == 0, r.Failed(), r.Duration().Seconds(), []caseJSON{}}
	for _, s := range r.Studies {
		for _, c := range s.Cases {
			j := caseJSON{
				Group: c.Group, Study: s.Title, Name: c.Name, Source: c.Source, Unit: c.Unit,
				Expected: finiteOrNil(c.Expected), Computed: finiteOrNil(c.Computed), Deviation: finiteOrNil(c.Deviation()),
				Tolerance: c.Tolerance, Absolute: c.Absolute, Reason: c.Reason, OK: c.OK(),
			}
			if c.Err != nil {
				j.Computed, j.Deviation, j.Error = nil, nil, c.Err.Error()
			}
			out.Cases = append(out.Cases, j)
		}
	}
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	return encoder.Encode(out)
}
