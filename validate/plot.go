package validate

import (
	"fmt"
	"html"
	"math"
	"strconv"
	"strings"
)

// Plot is a diagram of curves and points, drawn as SVG by WriteHTML.
type Plot struct {
	Title   string
	Caption string // what to see
	X, Y    Axis
	Equal   bool // a unit is as long on both axes: shapes keep their form
	Series  []Series
}

// Axis is one axis of a Plot.
type Axis struct {
	Label    string
	Unit     string  // empty where the axis has none
	Min, Max float64 // range; both 0: that of the data
	Log      bool    // logarithmic
}

// Mark is how a Series is drawn.
type Mark int

// The marks.
const (
	Line   Mark = iota // a curve
	Dashed             // a thin dashed curve: a reference or a limit
	Dots               // filled points
	Rings              // open points: published values
)

// Series is one curve or set of points.
type Series struct {
	Name string // in the legend; empty: not there
	Mark Mark
	X, Y []float64

	Colour int     // number of a colour of the page's palette, from 0
	Shade  float64 // place in (0, 1] on a ramp of colours, for members of a family; 0: Colour is used
}

// Size of a plot in SVG units, and the space around its axes.
const (
	plotWidth, plotHeight                            = 560, 400
	marginLeft, marginRight, marginTop, marginBottom = 64, 16, 14, 48
	legendRow                                        = 20
)

// scale maps data to SVG units along one axis.
type scale struct {
	min, max float64 // in data, or its log₁₀
	from, to float64 // in SVG units
	log      bool
}

func (s scale) value(x float64) float64 {
	if s.log {
		return math.Log10(x)
	}
	return x
}

func (s scale) at(x float64) float64 {
	return s.from + (s.value(x)-s.min)/(s.max-s.min)*(s.to-s.from)
}

// span finds the range of the data on one axis and leaves a little room.
func (p *Plot) span(a Axis, pick func(*Series) []float64) scale {
	s := scale{min: math.Inf(1), max: math.Inf(-1), log: a.Log}
	if a.Min != a.Max {
		s.min, s.max = s.value(a.Min), s.value(a.Max)
		return s
	}
	for i := range p.Series {
		for _, x := range pick(&p.Series[i]) {
			s.min, s.max = math.Min(s.min, s.value(x)), math.Max(s.max, s.value(x))
		}
	}
	if !(s.max > s.min) {
		s.min, s.max = s.min-0.5, s.max+0.5
	}
	room := 0.05 * (s.max - s.min)
	if a.Log {
		room = 0.08
	}
	if s.min != 0 {
		s.min -= room
	}
	s.max += room
	return s
}

// scales fits both axes into the box between the margins.
func (p *Plot) scales(top float64) (x, y scale) {
	x, y = p.span(p.X, func(s *Series) []float64 { return s.X }), p.span(p.Y, func(s *Series) []float64 { return s.Y })
	x.from, x.to = marginLeft, plotWidth-marginRight
	y.from, y.to = plotHeight-marginBottom, top
	if !p.Equal {
		return x, y
	}
	unit := math.Min((x.to-x.from)/(x.max-x.min), (y.from-y.to)/(y.max-y.min)) // SVG units for one data unit
	widen := func(s *scale, length float64) {
		extra := (length/unit - (s.max - s.min)) / 2
		s.min, s.max = s.min-extra, s.max+extra
	}
	widen(&x, x.to-x.from)
	widen(&y, y.from-y.to)
	return x, y
}

// ticks returns round places along the axis, about count of them.
func (s scale) ticks(count int) []float64 {
	var out []float64
	if s.log {
		for e := math.Ceil(s.min - 1e-9); e <= s.max+1e-9; e++ {
			out = append(out, math.Pow(10, e))
		}
		return out
	}
	step := roundStep((s.max - s.min) / float64(count))
	for i := math.Ceil(s.min/step - 1e-9); i*step <= s.max+1e-9*step; i++ {
		out = append(out, i*step)
	}
	return out
}

// roundStep returns the smallest of 1, 2, 5 × 10ⁿ that is not below x.
func roundStep(x float64) float64 {
	power := math.Pow(10, math.Floor(math.Log10(x)))
	for _, m := range []float64{1, 2, 5} {
		if m*power >= x*(1-1e-9) {
			return m * power
		}
	}
	return 10 * power
}

var superscripts = strings.NewReplacer("-", "⁻", "0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹")

// tickLabel prints a tick: a power of ten on a logarithmic axis far from 1, a plain number elsewhere.
func (s scale) tickLabel(x float64) string {
	if e := math.Round(math.Log10(math.Abs(x))); s.log && math.Abs(e) > 2 {
		return "10" + superscripts.Replace(strconv.Itoa(int(e)))
	}
	if math.Abs(x) < 1e-12 {
		x = 0
	}
	return strings.Replace(fmt.Sprintf("%.4g", x), "-", "−", 1)
}

// svg draws the plot; id is unique on the page. Colours and fonts come from the page's style sheet, so it follows light and dark.
func (p *Plot) svg(id string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d %d" role="img" aria-label="%s">`, plotWidth, plotHeight, html.EscapeString(p.Title))
	top := p.legend(&b)
	x, y := p.scales(top)
	p.axes(&b, x, y)
	fmt.Fprintf(&b, `<clipPath id="%s"><rect x="%g" y="%g" width="%g" height="%g"/></clipPath><g clip-path="url(#%s)">`,
		id, x.from-5, y.to-5, x.to-x.from+10, y.from-y.to+10, id)
	for i := range p.Series {
		p.Series[i].draw(&b, x, y)
	}
	b.WriteString("</g></svg>")
	return b.String()
}

// legend draws the names of the series in rows at the top and returns where the axes may begin.
func (p *Plot) legend(b *strings.Builder) float64 {
	x, y := float64(marginLeft), float64(marginTop)
	for i := range p.Series {
		s := &p.Series[i]
		if s.Name == "" {
			continue
		}
		width := 36 + 6.9*float64(len([]rune(s.Name)))
		if x+width > plotWidth-marginRight+8 && x > marginLeft {
			x, y = marginLeft, y+legendRow
		}
		if s.Mark == Dots || s.Mark == Rings {
			fmt.Fprintf(b, `<circle class="%s" style="--c:%s" cx="%.1f" cy="%.1f" r="3.5"/>`, s.Mark, s.colour(), x+9, y)
		} else {
			fmt.Fprintf(b, `<path class="%s" style="--c:%s" d="M%.1f %.1fh18"/>`, s.Mark, s.colour(), x, y)
		}
		fmt.Fprintf(b, `<text class="legend" x="%.1f" y="%.1f">%s</text>`, x+24, y+4, html.EscapeString(s.Name))
		x += width
	}
	if x == marginLeft && y == marginTop {
		return marginTop
	}
	return y + legendRow
}

func (p *Plot) axes(b *strings.Builder, x, y scale) {
	for _, t := range x.ticks(7) {
		fmt.Fprintf(b, `<path class="%s" d="M%.1f %.1fV%.1f"/><text class="tick" text-anchor="middle" x="%.1f" y="%.1f">%s</text>`,
			gridClass(t, x), x.at(t), y.from, y.to, x.at(t), y.from+17, x.tickLabel(t))
	}
	for _, t := range y.ticks(6) {
		fmt.Fprintf(b, `<path class="%s" d="M%.1f %.1fH%.1f"/><text class="tick" text-anchor="end" x="%.1f" y="%.1f">%s</text>`,
			gridClass(t, y), x.from, y.at(t), x.to, x.from-8, y.at(t)+4, y.tickLabel(t))
	}
	fmt.Fprintf(b, `<text class="axis" text-anchor="middle" x="%.1f" y="%d">%s</text>`, (x.from+x.to)/2, plotHeight-8, p.X.title())
	fmt.Fprintf(b, `<text class="axis" text-anchor="middle" transform="translate(14 %.1f) rotate(-90)">%s</text>`, (y.from+y.to)/2, p.Y.title())
}

func gridClass(t float64, s scale) string {
	if t == 0 && !s.log {
		return "zero"
	}
	return "grid"
}

func (a Axis) title() string {
	if a.Unit != "" {
		return html.EscapeString(a.Label + " [" + a.Unit + "]")
	}
	return html.EscapeString(a.Label)
}

// String returns the mark's class in the page's style sheet.
func (m Mark) String() string { return [...]string{"line", "dashed", "dots", "rings"}[m] }

func (s *Series) colour() string {
	if s.Shade > 0 {
		return ramp(s.Shade)
	}
	return fmt.Sprintf("var(--series%d)", s.Colour)
}

// ramp is a perceptually even run of colours, teal to violet to rose, that reads on white and on black.
func ramp(t float64) string {
	hue := 190 + 160*t
	return fmt.Sprintf("oklch(%.3f %.3f %.1f)", 0.66-0.08*t, 0.11+0.06*t, hue)
}

func (s *Series) draw(b *strings.Builder, x, y scale) {
	if s.Mark == Dots || s.Mark == Rings {
		for i := range s.X {
			fmt.Fprintf(b, `<circle class="%s" style="--c:%s" cx="%.2f" cy="%.2f" r="%.1f"/>`, s.Mark, s.colour(), x.at(s.X[i]), y.at(s.Y[i]), map[Mark]float64{Dots: 2.6, Rings: 5}[s.Mark])
		}
		return
	}
	fmt.Fprintf(b, `<path class="%s" style="--c:%s" d="`, s.Mark, s.colour())
	for i := range s.X {
		command := 'L'
		if i == 0 {
			command = 'M'
		}
		fmt.Fprintf(b, "%c%.2f %.2f", command, x.at(s.X[i]), y.at(s.Y[i]))
	}
	b.WriteString(`"/>`)
}
