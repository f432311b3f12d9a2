package groom

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Fill is a strand for display that follows up to three guides. With g(t) the place of a guide at t, from 0 at its root to 1 at its tip,
// it is drawn at
//
//	Σ Weights · (g(Length t) + (1 − Clump t²) · offset) + t² Stray + curl(t)
//
// with the offset of its root from the guide's, and the curl round that way: the root and Stray turn with the chain's base.
// Groom.FillCurve is this in Go.
type Fill struct {
	Root    spatial.Frame // in the coordinates of the chain's base
	Guides  [3]int32      // numbers of strands; -1: none
	Weights [3]float32    // sum 1
	Length  float32       // factor on the guides' length, at most 1
	Clump   float32       // how much closer to its guides its tip is than its root: 0 as far, 1 on them
	Stray   [3]float32    // of its tip, in the axes of the base [m]
	// Its own curl, beside that of its guides.
	CurlRadius float32 // [m]
	CurlPitch  float32 // along the strand for one turn [m]
	CurlPhase  float32 // [rad]
	CurlOnset  float32 // place along the strand where it begins
	Extent     float32 // length of the way, for the turns of its curl [m]
}

// fill makes the strands for display.
func (g *Groom) fill(c *Config, roots []root) {
	if len(roots) == 0 {
		return
	}
	points := make([]spatial.Vec3, len(g.Roots))
	for i := range points {
		points[i] = g.Roots[i].Pos
	}
	low, high := (&mesh.Surface{Vertices: points}).Bounds()
	size := high.Sub(low).Norm() + 1e-9
	cell := size / math.Sqrt(float64(len(points))) // about what guides on a surface are apart
	cloud := mesh.NewCloud(points, cell)
	g.Fill = make([]Fill, len(roots))
	var near []int32
	for i, r := range roots {
		near = nearest(near, cloud, points, r.Pos, cell, size)
		guides := g.guides(c, near, r.Pos)
		f := &g.Fill[i]
		f.Root, f.Guides = r.Frame, guides
		f.Weights = weights(points, guides, r.Frame)
		rng := stream(c.Seed, forFill, i)
		v := &c.Variation
		f.Length = float32(1 - v.Length*rng.unit())
		if c.Clump.Count > 0 {
			f.Clump = float32(c.Clump.Tightness)
		}
		f.Stray = [3]float32{float32(c.Noise.Amplitude * rng.signed()), float32(c.Noise.Amplitude * rng.signed()), float32(c.Noise.Amplitude * rng.signed())}
		f.CurlRadius, f.CurlPitch = float32(c.Frizz.Radius*(1+v.Curl*rng.signed())), float32(c.Frizz.Pitch*(1+v.Curl*rng.signed()))
		f.CurlPhase, f.CurlOnset = float32(rng.angle()), float32(c.Frizz.Onset)
		for k, s := range guides {
			if s >= 0 {
				f.Extent += f.Weights[k] * float32(arcLength(g.Strands[s].Curve))
			}
		}
	}
}

// nearest returns at least a dozen points near a place, or all, the nearest first.
func nearest(dst []int32, cloud *mesh.Cloud, points []spatial.Vec3, at spatial.Vec3, radius, size float64) []int32 {
	const enough = 12
	for {
		dst = cloud.Within(dst[:0], at, radius)
		if len(dst) >= min(enough, len(points)) || radius > 4*size {
			break
		}
		radius *= 1.5
	}
	if len(dst) == 0 { // a root far from all guides
		for i := range points {
			dst = append(dst, int32(i))
		}
	}
	slices.SortFunc(dst, func(a, b int32) int {
		return cmp.Or(cmp.Compare(points[a].Sub(at).Norm2(), points[b].Sub(at).Norm2()), cmp.Compare(a, b))
	})
	return dst
}

// guides returns up to three of the nearest guides, those on the other side of the part and in other clumps than the first left out.
func (g *Groom) guides(c *Config, near []int32, at spatial.Vec3) [3]int32 {
	out, n := [3]int32{-1, -1, -1}, 0
	for _, i := range near {
		if !c.sameSide(at, g.Roots[i].Pos) || n > 0 && g.Clumps[i] != g.Clumps[out[0]] {
			continue
		}
		out[n] = i
		if n++; n == 3 {
			return out
		}
	}
	if n == 0 {
		out[0] = near[0]
	}
	return out
}

// weights returns how much a place follows each guide: by its place in their triangle, seen along the skin's normal; outside of it, by
// the inverse squares of their distances.
func weights(points []spatial.Vec3, guides [3]int32, at spatial.Frame) (out [3]float32) {
	if guides[2] >= 0 {
		var p [3]spatial.Vec3
		for k, i := range guides {
			p[k] = points[i].Sub(at.Pos)
		}
		normal := at.Rot.Z3()
		var area [3]float64
		sum := 0.0
		for k := range p {
			area[k] = p[(k+1)%3].Cross(p[(k+2)%3]).Dot(normal)
			sum += area[k]
		}
		if a, b, c := area[0]/sum, area[1]/sum, area[2]/sum; a >= 0 && b >= 0 && c >= 0 {
			return [3]float32{float32(a), float32(b), float32(c)}
		}
	}
	var w [3]float64
	sum := 0.0
	for k, i := range guides {
		if i >= 0 {
			w[k] = 1 / (points[i].Sub(at.Pos).Norm2() + 1e-18)
			sum += w[k]
		}
	}
	for k := range w {
		out[k] = float32(w[k] / sum)
	}
	return out
}

// FillCurve sets dst to the points of filled strand i, from root to tip, for the chain's base and the joints of each guide in the
// world [m]. It does not allocate. A viewer computes the same.
func (g *Groom) FillCurve(dst []spatial.Vec3, i int, base spatial.Frame, joints [][]spatial.Vec3) {
	f := &g.Fill[i]
	root := base.Point(f.Root.Pos)
	stray := base.Rot.Rotate(spatial.V(float64(f.Stray[0]), float64(f.Stray[1]), float64(f.Stray[2])))
	for k := range dst {
		t := float64(k) / float64(max(len(dst)-1, 1))
		p := stray.Scale(t * t)
		for j, s := range f.Guides {
			if s < 0 {
				continue
			}
			guide := joints[s]
			offset := root.Sub(guide[0]).Scale(1 - float64(f.Clump)*t*t)
			p = p.AddScaled(float64(f.Weights[j]), along(guide, t*float64(f.Length)).Add(offset))
		}
		dst[k] = p
	}
	if f.CurlRadius == 0 || len(dst) < 2 {
		return
	}
	x := base.Rot.Mul(f.Root.Rot).Rotate(spatial.V(1, 0, 0))
	before := dst[0]
	for k := 1; k < len(dst); k++ {
		t := float64(k) / float64(len(dst)-1)
		way := dst[k].Sub(before).Unit()
		before = dst[k]
		if x = x.AddScaled(-x.Dot(way), way); x.Norm() < 1e-9 {
			x = way.Perpendicular()
		}
		x = x.Unit()
		size := float64(f.CurlRadius) * smooth((t-float64(f.CurlOnset))/0.1)
		sin, cos := math.Sincos(2*math.Pi*t*float64(f.Extent)/float64(f.CurlPitch) + float64(f.CurlPhase))
		dst[k] = dst[k].AddScaled(size*cos, x).AddScaled(size*sin, way.Cross(x))
	}
}

// along returns the point at a place along joints that are evenly spaced.
func along(joints []spatial.Vec3, t float64) spatial.Vec3 {
	at := t * float64(len(joints)-1)
	k := min(int(at), len(joints)-2)
	return joints[k].Lerp(joints[k+1], at-float64(k))
}
