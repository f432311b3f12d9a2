// Command draw makes the picture at the head of the README from real solves: a thread held at both ends, while one end
// comes closer and turns. Run it with go generate from the root of the module.
package main

import (
	"fmt"
	"log"
	"math"
	"os"
	"strings"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

const (
	width, height = 1280, 520 // of the picture
	margin        = 24
	shapes        = 42
	between       = 12 // solves from one drawn shape to the next
	turns         = 1.35
)

// thread is a stiff thread of 1 m that hangs a little.
func thread() (*rod.Rod, error) {
	return rod.New(rod.Config{
		Curve: rod.Line{To: spatial.V(1, 0, 0)}, Nodes: 161,
		Section: rod.Section{Area: 1, InertiaX: 1, InertiaY: 1}, Young: 1, Poisson: 0.3, Density: 6,
		Gravity: spatial.V(0, 0.35, -1),
		Holds:   []rod.Hold{{At: 0}, {At: 1}},
	})
}

// family solves for the thread while its end moves, and returns some of the shapes on the way.
func family() ([][]spatial.Vec3, error) {
	r, err := thread()
	if err != nil {
		return nil, err
	}
	end := r.Hold(1)
	var out [][]spatial.Vec3
	for i := range shapes * between {
		t := float64(i) / (shapes*between - 1)
		r.SetHold(1, spatial.Frame{
			Rot: spatial.AxisAngle(spatial.V(1, 0, 0), 2*math.Pi*turns*t*t).Mul(end.Rot),
			Pos: spatial.V(0.985-0.6*t, 0, 0),
		})
		for r.Solve().Flags&constraint.Unconverged != 0 { // what is not finished goes on
			continue
		}
		if i%between == between-1 {
			var points []spatial.Vec3
			for j := range r.Nodes() {
				points = append(points, r.Frame(j).Pos)
			}
			out = append(out, points)
		}
	}
	return out, nil
}

// camera looks at the scene from the front, a little from the side and from above.
type camera struct{ right, up, toward spatial.Vec3 }

func newCamera(azimuth, elevation float64) camera {
	sa, ca := math.Sincos(azimuth)
	se, ce := math.Sincos(elevation)
	return camera{right: spatial.V(ca, sa, 0), up: spatial.V(-sa*se, ca*se, ce), toward: spatial.V(sa*ce, -ca*ce, se)}
}

// point is a point of the picture, y down.
type point struct{ x, y float64 }

// project returns the shapes in perspective, fitted into the picture.
func (c *camera) project(all [][]spatial.Vec3) [][]point {
	out := make([][]point, len(all))
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for i, points := range all {
		for _, p := range points {
			nearer := 1 / (1 - 0.3*p.Dot(c.toward))
			q := point{nearer * p.Dot(c.right), -nearer * p.Dot(c.up)}
			low, high = point{min(low.x, q.x), min(low.y, q.y)}, point{max(high.x, q.x), max(high.y, q.y)}
			out[i] = append(out[i], q)
		}
	}
	scale := min((width-2*margin)/(high.x-low.x), (height-2*margin)/(high.y-low.y))
	for _, points := range out {
		for j, q := range points {
			points[j] = point{width/2 + scale*(q.x-(low.x+high.x)/2), height/2 + scale*(q.y-(low.y+high.y)/2)}
		}
	}
	return out
}

// path writes points as SVG path data: Catmull–Rom pieces as cubics, through every third node.
func path(points []point) string {
	const stride = 3
	var knots []point
	for i := 0; i < len(points); i += stride {
		knots = append(knots, points[i])
	}
	var b strings.Builder
	at := func(i int) point { return knots[min(max(i, 0), len(knots)-1)] }
	fmt.Fprintf(&b, "M%.1f %.1f", knots[0].x, knots[0].y)
	for i := 1; i < len(knots); i++ {
		before, from, to, after := at(i-2), at(i-1), at(i), at(i+1)
		fmt.Fprintf(&b, "C%.1f %.1f %.1f %.1f %.1f %.1f", from.x+(to.x-before.x)/6, from.y+(to.y-before.y)/6,
			to.x-(after.x-from.x)/6, to.y-(after.y-from.y)/6, to.x, to.y)
	}
	return b.String()
}

// colour runs from teal through blue to rose; it reads on white and on black.
func colour(t float64) string {
	return fmt.Sprintf("oklch(%.3f %.3f %.1f)", 0.72-0.10*t, 0.10+0.09*t, 190+160*t)
}

func main() {
	log.SetFlags(0)
	all, err := family()
	if err != nil {
		log.Fatal(err)
	}
	c := newCamera(0.42, 0.30)
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="A thread held at both ends while one end comes closer and turns: %d equilibria">
<style>
path { fill: none; stroke-linecap: round; stroke-linejoin: round; stroke-width: 1.7; stroke-opacity: .9 }
.last { stroke-width: 5; stroke-opacity: 1 }
.rim { stroke: #fff; stroke-width: 9; stroke-opacity: 1; stroke-linecap: butt }
.shine { stroke: #fff; stroke-width: 1.2; stroke-opacity: .55 }
@media (prefers-color-scheme: dark) { .rim { stroke: #0d1117 } }
</style>
`, width, height, shapes)
	drawn := c.project(all)
	for i, points := range drawn {
		fmt.Fprintf(&b, "<path stroke=\"%s\" d=\"%s\"/>\n", colour(float64(i)/(shapes-1)), path(points))
	}
	last := path(drawn[shapes-1])
	fmt.Fprintf(&b, "<path class=\"rim\" d=\"%s\"/><path class=\"last\" stroke=\"%s\" d=\"%s\"/><path class=\"shine\" d=\"%s\"/>\n</svg>\n", last, colour(1), last, last)
	if err := os.WriteFile("docs/threads.svg", []byte(b.String()), 0o644); err != nil {
		log.Fatal(err)
	}
}
