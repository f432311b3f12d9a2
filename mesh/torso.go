package mesh

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// torsoSections are cuts through a torso of size 1: height above the hips, half depth, half width, and how far the middle is behind the origin.
var torsoSections = [][4]float64{
	{0, 0, 0, 0}, {0, 0.37, 0.33, 0}, {0.06, 0.48, 0.42, 0}, {0.2, 0.47, 0.42, 0}, {0.42, 0.38, 0.33, 0}, {0.6, 0.44, 0.4, 0}, {0.74, 0.48, 0.47, 0}, {0.83, 0.45, 0.5, 0},
	{0.885, 0.4, 0.41, 0}, {0.93, 0.35, 0.22, 0}, {0.975, 0.33, 0.175, 0}, {1, 0.29, 0.155, 0.01}, {1.03, 0.21, 0.11, 0.04}, {1.08, 0.19, 0.1, 0.04}, {1.14, 0.16, 0.085, 0.04}, {1.17, 0.1, 0.05, 0.04}, {1.18, 0, 0, 0.04},
}

// Torso returns the trunk of a body that looks along +x, from the hips to the neck, which is above the size [m]. The origin is in its middle.
func Torso(size spatial.Vec3, detail int) *Surface {
	const between = 4 // rings from a section to the next
	var profile [][2]float64
	var depths, middles []float64
	for i := 0; i <= (len(torsoSections)-1)*between; i++ {
		c := torsoAt(float64(i) / between)
		depth, width := math.Max(c[1], 0), math.Max(c[2], 0)
		if i == 0 || i == (len(torsoSections)-1)*between {
			depth, width = 0, 0
		} else if width == 0 {
			continue
		}
		profile = append(profile, [2]float64{width, c[0] - 0.5})
		depths, middles = append(depths, depth), append(middles, c[3])
	}
	around := 2 * edges(detail)
	s := revolve(profile, around)
	ring, left := 0, 1
	for i, v := range s.Vertices {
		if left == 0 {
			ring++
			if left = around; profile[ring][0] == 0 {
				left = 1
			}
		}
		left--
		x, y := 0.0, 0.0
		if r := profile[ring][0]; r > 0 { // rounder than a box, squarer than an ellipse
			cos, sin := v.X/r, v.Y/r
			round := math.Pow(math.Pow(math.Abs(cos), 2.4)+math.Pow(math.Abs(sin), 2.4), -1/2.4)
			x, y = depths[ring]*cos*round, r*sin*round
		}
		s.Vertices[i] = spatial.V((x-middles[ring])*size.X, y*size.Y, v.Z*size.Z)
	}
	return s
}

// torsoAt returns a cut at a place counted in sections, smooth between them (Catmull & Rom 1974).
func torsoAt(at float64) (out [4]float64) {
	k := min(int(at), len(torsoSections)-2)
	f := at - float64(k)
	cut := func(i int) *[4]float64 { return &torsoSections[min(max(i, 0), len(torsoSections)-1)] }
	a, b, c, d := cut(k-1), cut(k), cut(k+1), cut(k+2)
	for i := range out {
		out[i] = b[i] + 0.5*f*(c[i]-a[i]+f*(2*a[i]-5*b[i]+4*c[i]-d[i]+f*(3*(b[i]-c[i])+d[i]-a[i])))
	}
	return out
}
