package validate

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"regexp"
	"runtime"
	"strconv"
	"strings"
)

//go:embed report.html
var page string

// WriteHTML writes the report as one self-contained page with plots.
func (r *Report) WriteHTML(w io.Writer) error {
	t, err := template.New("report").Funcs(template.FuncMap{
		// Both are drawn by this package, with every text in them escaped.
		"svg":      func(id string, p *Plot) template.HTML { return template.HTML(p.svg(id)) }, //nolint:gosec // see above
		"overview": func() template.HTML { return template.HTML(r.overview()) },                //nolint:gosec // see above
		"shown":    shown,
		"machine":  func() string { return runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH },
	}).Parse(page)
	if err != nil {
		return err
	}
	return t.Execute(w, r)
}

var exponent = regexp.MustCompile(`e([+-])0*(\d+)`)

// shown returns the figures of a case as the page prints them: expected, computed, error, tolerance, verdict.
func shown(c Case) []string {
	cells := c.row()[2:]
	for i, cell := range cells[:4] {
		cell = exponent.ReplaceAllStringFunc(cell, func(e string) string {
			m := exponent.FindStringSubmatch(e)
			return "×10" + superscripts.Replace(strings.TrimPrefix(m[1], "+")+m[2])
		})
		cells[i] = strings.ReplaceAll(cell, "-", "−")
	}
	return cells
}

// overview draws every case as a dot at its error over its tolerance, one row a study: how far inside all of them are.
func (r *Report) overview() string {
	const rowHeight, left, right, width, bottom = 22, 290, 20, 900, 40
	const lowest = -6.0 // exponent at the left edge; what is smaller sits there
	height := rowHeight*len(r.Studies) + bottom
	at := func(exponent float64) float64 {
		return left + (math.Max(exponent, lowest)-lowest)/(1-lowest)*(width-left-right)
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="overview" viewBox="0 0 %d %d" role="img" aria-label="Error over tolerance of every case">`, width, height)
	for e := lowest; e <= 1; e++ {
		class := "grid"
		if e == 0 {
			class = "limit"
		}
		label := "10" + superscripts.Replace(strconv.Itoa(int(e)))
		if e == 0 {
			label = "1"
		}
		fmt.Fprintf(&b, `<path class="%s" d="M%.1f 0V%d"/><text class="tick" text-anchor="middle" x="%.1f" y="%d">%s</text>`,
			class, at(e), height-bottom+4, at(e), height-bottom+20, label)
	}
	fmt.Fprintf(&b, `<text class="axis" text-anchor="middle" x="%.1f" y="%d">error / tolerance</text>`, at(lowest/2+0.5), height-4)
	for i := range r.Studies {
		s := &r.Studies[i]
		y := float64(rowHeight*i) + rowHeight/2
		fmt.Fprintf(&b, `<a href="#s%d"><text class="legend" text-anchor="end" x="%d" y="%.1f">%s</text></a>`, i, left-14, y+4, template.HTMLEscapeString(s.Title))
		for j := range s.Cases {
			c := &s.Cases[j]
			ratio, class := math.Abs(c.Deviation())/c.Tolerance, "dots"
			if !c.OK() {
				class = "dots fail"
				ratio = math.Min(math.Max(ratio, 1), 10)
			}
			if c.Err != nil {
				ratio = 10
			}
			fmt.Fprintf(&b, `<circle class="%s" style="--c:var(--series0)" cx="%.1f" cy="%.1f" r="3.6"><title>%s</title></circle>`,
				class, at(math.Log10(ratio)), y, template.HTMLEscapeString(c.Name))
		}
	}
	b.WriteString("</svg>")
	return b.String()
}
