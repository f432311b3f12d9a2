package validate

import (
	"fmt"
	"strings"

	"github.com/tendril-sim/tendril/internal/suggest"
)

// figureStyle gives a plot that stands alone what it else has of the report's page.
const figureStyle = `<style>
svg { --ink: #1c2024; --soft: #5f6871; --grid: #eceeef; --zero: #b9bfc5; --series0: #0b6e8a; --series1: #c2410c; --series2: #5b5bd6; --series3: #15803d; background: #fff; font: 12px system-ui, sans-serif }
@media (prefers-color-scheme: dark) { svg { --ink: #e6e9ec; --soft: #98a1aa; --grid: #25292d; --zero: #5c656d; --series0: #5cc8e6; --series1: #fb923c; --series2: #a5a5ff; --series3: #4ade80; background: #0d1117 } }
text { fill: var(--ink) } .tick, .axis { fill: var(--soft) }
.grid { stroke: var(--grid); fill: none } .zero { stroke: var(--zero); fill: none }
.line { stroke: var(--c); stroke-width: 2; fill: none; stroke-linejoin: round; stroke-linecap: round }
.dashed { stroke: var(--c); stroke-width: 1.4; fill: none; stroke-dasharray: 5 4 }
.dots { fill: var(--c) } .rings { fill: none; stroke: var(--c); stroke-width: 1.6 }
</style>`

// Figure computes the study with a title and returns its first plot as an SVG picture that stands alone.
func Figure(title string) (svg string, err error) {
	var titles []string
	for _, e := range experiments() {
		if e.title != title {
			titles = append(titles, e.title)
			continue
		}
		s := e.compute()
		if len(s.Plots) == 0 {
			return "", fmt.Errorf("validate: study %q has no plot", title)
		}
		head, rest, _ := strings.Cut(s.Plots[0].svg("plot"), ">")
		head = strings.Replace(head, "<svg ", fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" `, plotWidth, plotHeight), 1)
		return head + ">\n" + figureStyle + "\n" + rest + "\n", nil
	}
	return "", fmt.Errorf("validate: there is no study %q%s", title, suggest.Question(title, titles))
}
