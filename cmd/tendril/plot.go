package main

import (
	"fmt"
	"html"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/scene"
)

// curve is the course of a probe.
type curve struct {
	name, unit string
	trace      trace
}

// Sizes of a plot in SVG units.
const (
	plotWidth   = 900
	panelHeight = 200 // of the axes
	panelGap    = 24  // above each panel, beside its legend
	legendLine  = 22
	captionLine = 22
	plotLeft    = 74
	plotRight   = 24
	plotTop     = 34
	plotBottom  = 46
)

// plotStyle follows the reader's light or dark page. Curves differ in colour and in dashes: colour never carries meaning alone.
const plotStyle = `
  svg { background: #fff; font: 13px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
  text { fill: #444; } .title { font-size: 16px; font-weight: 600; fill: #111; }
  .grid { stroke: #e6e6e6; } .band { fill: #f2f5f9; } .caption { fill: #666; font-size: 12px; } .axis { stroke: #999; fill: none; } .curve { fill: none; stroke-width: 1.6; stroke-linejoin: round; }
  .c0 { stroke: #0067b0; } .c1 { stroke: #c44d00; stroke-dasharray: 8 3; } .c2 { stroke: #00795a; stroke-dasharray: 3 2; }
  .c3 { stroke: #a83279; stroke-dasharray: 10 3 2 3; } .c4 { stroke: #8a6d00; stroke-dasharray: 1.5 3; } .c5 { stroke: #555; stroke-dasharray: 14 4; }
  @media (prefers-color-scheme: dark) {
    svg { background: #16181c; } text { fill: #bbb; } .title { fill: #eee; } .grid { stroke: #2b2e34; } .band { fill: #1e2228; } .caption { fill: #999; } .axis { stroke: #666; }
    .c0 { stroke: #5ab4f5; } .c1 { stroke: #ff9a57; } .c2 { stroke: #3fd0a4; } .c3 { stroke: #f08cc8; } .c4 { stroke: #e0c04a; } .c5 { stroke: #bbb; }
  }`

const curveStyles = 6

// writePlot draws the curves over time as SVG, one panel for each unit.
func writePlot(w io.Writer, title string, captions []scene.Caption, curves []curve) error {
	var units []string
	for _, c := range curves {
		if !slices.Contains(units, c.unit) {
			units = append(units, c.unit)
		}
	}
	time := timeScale(curves)
	var panels []panel
	top := float64(plotTop)
	if len(captions) > 0 {
		top += captionLine
	}
	for i, unit := range units {
		p := panel{unit: unit, time: time, last: i == len(units)-1, captions: captions}
		for _, c := range curves {
			if c.unit == unit {
				p.curves = append(p.curves, c)
			}
		}
		p.top = top + panelGap + legendLine*float64(len(p.legend()))
		panels = append(panels, p)
		top = p.top + panelHeight
	}
	height := int(top) + plotBottom
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n", plotWidth, height, plotWidth, height)
	fmt.Fprintf(&b, "<title>%s</title>\n<style>%s\n</style>\n", html.EscapeString(title), plotStyle)
	fmt.Fprintf(&b, `<text class="title" x="%d" y="26">%s</text>`+"\n", plotLeft, html.EscapeString(title))
	for i := range panels {
		panels[i].bands(&b, i == 0)
		panels[i].draw(&b)
	}
	b.WriteString("</svg>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// scale maps values to SVG units.
type scale struct {
	min, max float64 // of the values
	from, to float64 // in SVG units
}

func (s scale) at(x float64) float64 { return s.from + (x-s.min)/(s.max-s.min)*(s.to-s.from) }

// ticks returns round values, about n of them, and the number of digits after the point that tell them apart.
func (s scale) ticks(n int) (values []float64, digits int) {
	step := math.Pow(10, math.Floor(math.Log10((s.max-s.min)/float64(n))))
	for _, m := range []float64{1, 2, 5, 10} {
		if m*step*float64(n) >= s.max-s.min {
			step *= m
			break
		}
	}
	for i := math.Ceil(s.min/step - 1e-9); i*step <= s.max+1e-9*step; i++ {
		values = append(values, i*step)
	}
	return values, max(0, -int(math.Floor(math.Log10(step)+1e-9)))
}

func timeScale(curves []curve) scale {
	s := scale{min: math.Inf(1), max: math.Inf(-1), from: plotLeft, to: plotWidth - plotRight}
	for _, c := range curves {
		for _, b := range c.trace.bins {
			s.min, s.max = math.Min(s.min, b.from), math.Max(s.max, b.to)
		}
	}
	return s.widened(0)
}

// widened makes room on both sides, and for something to see where there is nothing or only one value.
func (s scale) widened(part float64) scale {
	switch {
	case !(s.min <= s.max):
		s.min, s.max = 0, 1
	case !(s.max-s.min > 1e-12*math.Max(math.Abs(s.min), math.Abs(s.max))):
		room := math.Max(math.Abs(s.min)*0.1, 1e-12)
		s.min, s.max = s.min-room, s.max+room
	default:
		room := part * (s.max - s.min)
		s.min, s.max = s.min-room, s.max+room
	}
	return s
}

// panel draws the curves of one unit.
type panel struct {
	top    float64
	unit   string
	time   scale
	curves []curve
	last   bool // the time axis is labelled under the last panel

	captions []scene.Caption
}

// quantities are what units measure, where that is one thing.
var quantities = map[string]string{"N": "force", "N m": "torque", "J": "energy", "rad": "angle", "m/s": "speed", "rad/s": "spin", "Pa": "stress", "m³": "volume", "N s": "momentum"}

// bands sets off the stretches of time that have a name, and names them above the first panel.
func (p *panel) bands(b *strings.Builder, named bool) {
	for i, c := range p.captions {
		from, to := c.Time, p.time.max
		if i+1 < len(p.captions) {
			to = p.captions[i+1].Time
		}
		from, to = math.Max(from, p.time.min), math.Min(to, p.time.max)
		if !(from < to) {
			continue
		}
		x, width := p.time.at(from), p.time.at(to)-p.time.at(from)
		if i%2 == 0 {
			fmt.Fprintf(b, `<rect class="band" x="%.1f" y="%.1f" width="%.1f" height="%d"/>`+"\n", x, p.top, width, panelHeight)
		}
		if named {
			fmt.Fprintf(b, `<text class="caption" x="%.1f" y="%d" text-anchor="middle">%s</text>`+"\n", x+width/2, plotTop+captionLine, html.EscapeString(c.Text))
		}
	}
}

// prefix returns the SI prefix that makes the largest value easy to read, and its factor. Units that begin with a number,
// such as 1/m, take none.
func prefix(unit string, largest float64) (string, float64) {
	if unit == "" || unit[0] == '1' || largest == 0 {
		return "", 1
	}
	names := map[int]string{-5: "f", -4: "p", -3: "n", -2: "µ", -1: "m", 0: "", 1: "k", 2: "M", 3: "G"}
	n := min(max(int(math.Floor(math.Log10(largest)/3)), -5), 3)
	return names[n], math.Pow(1000, float64(n))
}

func (p *panel) draw(b *strings.Builder) {
	y := scale{min: math.Inf(1), max: math.Inf(-1), from: p.top + panelHeight, to: p.top}
	for _, c := range p.curves {
		for _, bin := range c.trace.bins {
			if !math.IsNaN(bin.low) && !math.IsInf(bin.high-bin.low, 0) {
				y.min, y.max = math.Min(y.min, bin.low), math.Max(y.max, bin.high)
			}
		}
	}
	letter, factor := prefix(p.unit, math.Max(math.Abs(y.min), math.Abs(y.max)))
	y.min, y.max = y.min/factor, y.max/factor
	y = y.widened(0.06)
	p.axes(b, y, letter+p.unit)
	for i := range p.curves {
		drawCurve(b, &p.curves[i], i%curveStyles, p.time, y, factor)
	}
	for i, line := range p.legend() {
		y := p.top - 12 - legendLine*float64(len(p.legend())-1-i)
		for _, e := range line {
			fmt.Fprintf(b, `<path class="curve c%d" d="M%.0f %.1fh26"/><text x="%.0f" y="%.1f">%s</text>`+"\n", e.style, e.x, y-4, e.x+32, y, html.EscapeString(e.name))
		}
	}
}

func (p *panel) axes(b *strings.Builder, y scale, unit string) {
	right, bottom := float64(plotWidth-plotRight), p.top+panelHeight
	values, digits := y.ticks(5)
	for _, v := range values {
		fmt.Fprintf(b, `<path class="grid" d="M%d %.1fH%.0f"/><text x="%d" y="%.1f" text-anchor="end">%s</text>`+"\n", plotLeft, y.at(v), right, plotLeft-8, y.at(v)+4, label(v, digits))
	}
	values, digits = p.time.ticks(10)
	for _, v := range values {
		fmt.Fprintf(b, `<path class="grid" d="M%.1f %.1fV%.1f"/>`, p.time.at(v), p.top, bottom)
		if p.last {
			fmt.Fprintf(b, `<text x="%.1f" y="%.1f" text-anchor="middle">%s</text>`, p.time.at(v), bottom+18, label(v, digits))
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(b, `<path class="axis" d="M%d %.1fV%.1fH%.0f"/>`+"\n", plotLeft, p.top, bottom, right)
	fmt.Fprintf(b, `<text x="18" y="%.1f" text-anchor="middle" transform="rotate(-90 18 %.1f)">%s</text>`+"\n", p.top+panelHeight/2, p.top+panelHeight/2, html.EscapeString(strings.TrimSpace(quantities[p.unit]+" ["+unit+"]")))
	if p.last {
		fmt.Fprintf(b, `<text x="%.1f" y="%.1f" text-anchor="middle">time [s]</text>`+"\n", (plotLeft+right)/2, bottom+38)
	}
}

// label writes a tick with a real minus sign.
func label(v float64, digits int) string {
	if math.Abs(v) < 1e-12 {
		v = 0
	}
	return strings.Replace(strconv.FormatFloat(v, 'f', digits, 64), "-", "−", 1)
}

func drawCurve(b *strings.Builder, c *curve, style int, time, y scale, factor float64) {
	fmt.Fprintf(b, `<path class="curve c%d" d="`, style)
	verb := 'M'
	for _, bin := range c.trace.bins {
		if math.IsNaN(bin.low) || math.IsInf(bin.high-bin.low, 0) {
			verb = 'M' // a gap
			continue
		}
		fmt.Fprintf(b, "%c%.1f %.1f", verb, time.at((bin.from+bin.to)/2), y.at(bin.low/factor))
		verb = 'L'
		if bin.high > bin.low {
			fmt.Fprintf(b, "V%.1f", y.at(bin.high/factor))
		}
	}
	b.WriteString(`"/>` + "\n")
}

// entry is a name in a legend.
type entry struct {
	name  string
	style int
	x     float64
}

// legend names the curves above the panel, from left to right and line by line.
func (p *panel) legend() (lines [][]entry) {
	x := float64(plotLeft)
	for i, c := range p.curves {
		width := 32 + 7.2*float64(len([]rune(c.name))) + 22 // about that of the text
		if len(lines) == 0 || x+width > plotWidth-plotRight+22 && x > plotLeft {
			lines, x = append(lines, nil), plotLeft
		}
		lines[len(lines)-1] = append(lines[len(lines)-1], entry{c.name, i % curveStyles, x})
		x += width
	}
	return lines
}
