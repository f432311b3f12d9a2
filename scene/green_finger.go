package scene

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// The finger of James & Pai 2002, section VIII: a pad of flesh under each of three bones, bonded at the joints. A pad is a tube of rings, each of 32 vertices, with a D for a section: its flat
// back lies on the bone, its round belly is skin. The back of the finger has no flesh: its vertices go with the bones (fig. 7).
//
// The distal pad has 26 rings and two ends: 834 vertices, 1,664 triangles, as the paper's.
const (
	fingerSections = 32
	fingerFlat     = 11 // of these on the bone, the corners included
	distalRings    = 26
	otherRings     = 9
	fingerWide     = 0.105 // half the breadth, in lengths of the finger
	fingerDeep     = 0.125 // from the bone to the skin of the palm side
	fingerHigh     = 0.060 // and to that of the back
)

// Where the joints are along the finger, in lengths of it.
var fingerJoints = [2]float64{0.44, 0.70}

// fingerSection returns a place on the section of a pad, for a size from 0, its middle, to 1. Sections 0 to fingerFlat − 1 are on the bone, from +x to −x.
func fingerSection(k int, size float64) (x, y float64) {
	const middle = -0.42 * fingerDeep
	if k < fingerFlat {
		x, y = fingerWide*(1-2*float64(k)/(fingerFlat-1)), 0
	} else {
		a := math.Pi * float64(k-fingerFlat+1) / float64(fingerSections-fingerFlat+1)
		x, y = -fingerWide*math.Cos(a), -fingerDeep*math.Sin(a)
	}
	return size * x, middle + size*(y-middle)
}

// ring is one of a pad.
type ring struct {
	z, size float64 // along the finger, in lengths of it, and of the section
}

// fingerRings returns those of a pad between two places along the finger, from its lower end to its upper: of the last pad, that is the tip, which is round.
func fingerRings(from, to float64, tip bool) (out []ring) {
	const inner = 0.5
	out = append(out, ring{from, inner}, ring{from, 1})
	if !tip {
		n := otherRings - 4
		for i := range n {
			out = append(out, ring{from + (to-from)*float64(i+1)/float64(n+1), 1})
		}
		return append(out, ring{to, 1}, ring{to, inner})
	}
	// The upper part is a quarter of an ellipse, with rings at equal angles.
	const round = 12
	start := to - 0.45*(to-from)
	n := distalRings - 2 - round
	for i := range n {
		out = append(out, ring{from + (start-from)*float64(i+1)/float64(n), 1})
	}
	for i := range round {
		a := math.Pi / 2 * float64(i+1) / float64(round+1)
		out = append(out, ring{start + (to-start)*math.Sin(a), math.Cos(a)})
	}
	return out
}

// plan makes the finger.
func (f *GreenFinger) plan(material green.Material) *jointed {
	out := &jointed{}
	ends := [4]float64{0, fingerJoints[0], fingerJoints[1], 1}
	var caps [3][2][]int32 // vertices of the lower and the upper end of each pad that are seams
	for i := range 3 {
		zone, lower, upper := f.pad(ends[i], ends[i+1], i == 2)
		zone.recipe.Material = material
		if i > 0 {
			zone.recipe.Moved = append(zone.recipe.Moved, lower...)
		} else {
			zone.recipe.Fixed = append(zone.recipe.Fixed, lower...) // the hand
		}
		zone.recipe.Moved = append(zone.recipe.Moved, upper...)
		caps[i] = [2][]int32{lower, upper}
		out.zones = append(out.zones, zone)
	}
	for i := range 2 {
		out.seams = append(out.seams, green.Seam{
			Zones: [2]int{i, i + 1}, Nodes: [2][]int32{caps[i][1], caps[i+1][0]},
			Hinge: green.Hinge{Axis: spatial.V(1, 0, 0), From: -0.5, To: 1.5, Angles: 9},
		})
		out.joints = append(out.joints, bone{zone: i + 1, at: spatial.V(0, 0, fingerJoints[i]*f.Length), axis: spatial.V(1, 0, 0)})
	}
	f.back(out)
	return out
}

// pad makes the pad between two places along the finger. It returns the vertices of its ends that are not bone; the tip has none.
func (f *GreenFinger) pad(from, to float64, tip bool) (zone greenZone, lower, upper []int32) {
	rings := fingerRings(from, to, tip)
	s := &mesh.Surface{}
	put := func(k int, r ring) {
		x, y := fingerSection(k, r.size)
		s.Vertices = append(s.Vertices, spatial.V(x, y, r.z).Scale(f.Length))
	}
	at := func(r, k int) int32 { return int32(1 + r*fingerSections + k%fingerSections) }
	last := len(rings) - 1
	put(0, ring{from, 0})
	for r, of := range rings {
		for k := range fingerSections {
			put(k, of)
			if r < last {
				s.Triangles = append(s.Triangles, [3]int32{at(r, k), at(r, k+1), at(r+1, k+1)}, [3]int32{at(r, k), at(r+1, k+1), at(r+1, k)})
			}
		}
	}
	put(0, ring{to, 0})
	top := at(last, 0) + fingerSections
	for k := range fingerSections {
		s.Triangles = append(s.Triangles, [3]int32{0, at(0, k+1), at(0, k)}, [3]int32{top, at(last, k), at(last, k+1)})
	}
	zone = greenZone{green.Recipe{Surface: s, Touched: []int32{}}, spatial.AtOrigin}
	zone.recipe.Fixed = append(zone.recipe.Fixed, 0) // the ends of the bone are in the middle of the pad's
	for r, of := range rings {
		for k := range fingerSections {
			v := at(r, k)
			switch end := of.z == from || !tip && of.z == to; {
			case k < fingerFlat && of.size > 0.8 || end && of.size < 1:
				zone.recipe.Fixed = append(zone.recipe.Fixed, v)
			case end && of.z == from:
				lower = append(lower, v)
			case end:
				upper = append(upper, v)
			case k >= fingerFlat:
				zone.recipe.Touched = append(zone.recipe.Touched, v)
			}
		}
	}
	if !tip {
		zone.recipe.Fixed = append(zone.recipe.Fixed, top)
	}
	return zone, endOrder(lower, s.Vertices), endOrder(upper, s.Vertices)
}

// endOrder brings the vertices of an end into an order that does not depend on how its pad counts them.
func endOrder(list []int32, at []spatial.Vec3) []int32 {
	slices.SortFunc(list, func(a, b int32) int {
		p, q := at[a], at[b]
		return cmp.Or(cmp.Compare(p.X, q.X), cmp.Compare(p.Y, q.Y))
	})
	return list
}

// Vertices across the back of the finger, and how far a joint reaches into the bones beside it, in lengths of the finger.
const (
	backAcross = 9
	backReach  = 0.07
)

// backRings returns where the rows of the back are: at the rings of the pads, so that its edges are theirs, and at the tip.
func backRings() (out []ring) {
	ends := [4]float64{0, fingerJoints[0], fingerJoints[1], 1}
	for i := range 3 {
		for _, r := range fingerRings(ends[i], ends[i+1], i == 2)[1:] {
			if len(out) == 0 || r.z > out[len(out)-1].z {
				out = append(out, r)
			}
		}
	}
	return append(out, ring{1, 0})
}

// back makes the skin of the back of the finger.
func (f *GreenFinger) back(j *jointed) {
	for i, r := range backRings() {
		x0, y0 := fingerSection(0, r.size)
		for k := range backAcross {
			a := math.Pi * float64(k) / (backAcross - 1)
			at := spatial.V(x0*math.Cos(a), y0+r.size*fingerHigh*math.Sin(a), r.z).Scale(f.Length)
			o := green.Outside{At: at}
			for joint, place := range fingerJoints {
				w := min(max((r.z-place)/(2*backReach)+0.5, 0), 1)
				if w > 0 {
					smooth, edge := w*w*(3-2*w), 0.0 // at its edges the back goes with the pads, which turn about the joint
					if r.z > place {
						edge = 1
					}
					o.Zones, o.Weight = [2]int{joint, joint + 1}, edge+(smooth-edge)*math.Sin(a)
				}
			}
			j.outside = append(j.outside, o)
			if i > 0 && k > 0 {
				v := int32(i*backAcross + k)
				a, b, c, d := v-backAcross-1, v-backAcross, v-1, v
				j.skin = append(j.skin, [3]int32{a, b, d}, [3]int32{a, d, c})
			}
		}
	}
}
