package mesh

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// weldReach is how near vertices become one, as a part of the size: a little more than numbers of 32 bits resolve.
const weldReach = 2e-7

// Notes is what Repair found and did. The first half was put right, the second is told only.
type Notes struct {
	Welded     int `json:"welded"`      // vertices that were at the place of another
	Unused     int `json:"unused"`      // vertices of no face
	Degenerate int `json:"degenerate"`  // faces without area that were dropped
	Duplicate  int `json:"duplicate"`   // faces that were there before
	Flipped    int `json:"flipped"`     // faces turned over to agree with their neighbours
	InsideOut  int `json:"inside_out"`  // closed shells that were turned over as a whole
	Vertices   int `json:"vertices"`    // that are left
	Triangles  int `json:"triangles"`   // that are left
	Slivers    int `json:"slivers"`     // faces without area that had to stay: without them there would be a slit
	OpenEdges  int `json:"open_edges"`  // edges of one face only
	Crowded    int `json:"crowded"`     // edges of more than two faces
	Shells     int `json:"shells"`      // connected parts
	Closed     int `json:"closed"`      // shells without open edges
	Cavities   int `json:"cavities"`    // closed shells that look inwards, inside another
	OneSided   int `json:"one_sided"`   // shells that cannot be oriented, such as a Möbius strip
	Crossings  int `json:"crossings"`   // pairs of faces that go through each other; at most maxCrossings are counted
	NotCrossed int `json:"not_crossed"` // faces if there are too many to look for crossings, else 0
}

// Solid reports whether what is left bounds a solid: closed and oriented everywhere. Faces may still go through each other.
func (n Notes) Solid() bool { return n.OpenEdges == 0 && n.OneSided == 0 && n.Triangles > 0 }

// Sentences returns the notes in words, one finding each.
func (n Notes) Sentences() []string {
	var out []string
	say := func(count int, one, many string) {
		switch {
		case count == 1:
			out = append(out, "1 "+one+".")
		case count > 1:
			out = append(out, fmt.Sprintf("%d %s.", count, many))
		}
	}
	say(n.Welded, "vertex was at the place of another and became one with it", "vertices were at the place of another and became one with it")
	say(n.Unused, "vertex belonged to no face and was dropped", "vertices belonged to no face and were dropped")
	say(n.Degenerate, "face had no area and was dropped", "faces had no area and were dropped")
	say(n.Duplicate, "face was there twice and was dropped", "faces were there twice and were dropped")
	say(n.Flipped, "face was turned over to agree with its neighbours", "faces were turned over to agree with their neighbours")
	say(n.InsideOut, "shell was inside out and was turned over", "shells were inside out and were turned over")
	say(n.Slivers, "face has no area but stays, because without it there would be a slit", "faces have no area but stay, because without them there would be slits")
	say(n.OpenEdges, "edge is open: it belongs to one face only", "edges are open: they belong to one face only")
	say(n.Crowded, "edge belongs to more than two faces", "edges belong to more than two faces")
	say(n.OneSided, "shell has only one side, like a Möbius strip", "shells have only one side, like a Möbius strip")
	switch {
	case n.Crossings >= maxCrossings:
		out = append(out, fmt.Sprintf("More than %d pairs of faces go through each other.", maxCrossings-1))
	case n.Crossings == 1:
		out = append(out, "1 pair of faces goes through each other.")
	case n.Crossings > 1:
		out = append(out, fmt.Sprintf("%d pairs of faces go through each other.", n.Crossings))
	}
	if n.NotCrossed > 0 {
		out = append(out, fmt.Sprintf("Whether faces go through each other was not looked for: there are %d of them, more than %d.", n.NotCrossed, maxCrossed))
	}
	shells := fmt.Sprintf("%d shells, %d of them closed", n.Shells, n.Closed)
	if n.Shells == 1 {
		shells = "One shell, closed"
		if n.Closed == 0 {
			shells = "One shell, open"
		}
	}
	if n.Cavities == 1 {
		shells += ", one a cavity"
	} else if n.Cavities > 1 {
		shells += fmt.Sprintf(", %d cavities", n.Cavities)
	}
	return append(out, shells+".")
}

func (n Notes) String() string { return strings.Join(n.Sentences(), "\n") }

// Repair returns a copy of s with what is commonly wrong in files put right, and notes on it: vertices at one place become one, faces without
// area or that are there twice are dropped, neighbours look the same way, and closed shells look outwards unless they are cavities inside
// another. What it cannot put right it tells: open edges, edges of more than two faces, faces that go through each other.
// The error is a *FieldError for what is no surface at all.
func Repair(s *Surface) (*Surface, Notes, error) {
	var n Notes
	if err := s.Validate(); err != nil {
		return nil, n, err
	}
	r := &Surface{Vertices: s.Vertices, Triangles: s.Triangles}
	same := weldWithin(s.Vertices, weldReach*s.size())
	r.Triangles = n.distinct(s, same)
	if len(r.Triangles) == 0 {
		return nil, n, &FieldError{"Triangles", fmt.Sprintf("%d without area", len(s.Triangles)), "at least one with some"}
	}
	n.needles(r)
	n.compact(r, same)
	n.orient(r)
	n.Vertices, n.Triangles = len(r.Vertices), len(r.Triangles)
	if len(r.Triangles) > maxCrossed {
		n.NotCrossed = len(r.Triangles)
	} else {
		n.Crossings = len(r.Crossings(maxCrossings))
	}
	return r, n, nil
}

// weldWithin returns for each vertex the first one within reach [m] of it that is not itself welded to another.
func weldWithin(vertices []spatial.Vec3, reach float64) []int32 {
	out := weld(vertices)
	if !(reach > 0) {
		return out
	}
	low, _ := (&Surface{Vertices: vertices}).Bounds()
	local := make([]spatial.Vec3, len(vertices)) // so that numbers of cells stay small
	for i, v := range vertices {
		local[i] = v.Sub(low)
	}
	cloud := NewCloud(local, 4*reach)
	var near []int32
	for i := range local {
		if out[i] != int32(i) {
			out[i] = out[out[i]]
			continue
		}
		near = cloud.Within(near[:0], local[i], reach)
		for _, j := range near {
			if j < int32(i) && out[j] == j && j < out[i] {
				out[i] = j
			}
		}
	}
	return out
}

// distinct returns the triangles of s after welding, those dropped that have lost a corner or are there twice. Of two that look opposite ways
// both go, as between solids that were glued together, unless nothing else is there: then it is a sheet with two sides, and one stays.
func (n *Notes) distinct(s *Surface, same []int32) [][3]int32 {
	first := map[[3]int32]int32{} // where a face is in kept
	sheet := map[[3]int32]bool{}
	var kept [][3]int32
	var opposite []int32 // numbers in kept of faces that were met the other way round
	for _, t := range s.Triangles {
		t = [3]int32{same[t[0]], same[t[1]], same[t[2]]}
		if t[0] == t[1] || t[1] == t[2] || t[2] == t[0] {
			n.Degenerate++
			continue
		}
		key := lowestFirst(t)
		if _, seen := first[key]; seen {
			n.Duplicate++
			continue
		}
		back := [3]int32{key[0], key[2], key[1]}
		if at, seen := first[back]; seen {
			n.Duplicate++
			if !sheet[back] {
				sheet[back] = true
				opposite = append(opposite, at)
			}
			continue
		}
		first[key] = int32(len(kept))
		kept = append(kept, t)
	}
	if len(opposite) == len(kept) {
		return kept
	}
	n.Duplicate += len(opposite)
	for _, at := range opposite {
		kept[at][0] = -1
	}
	return slices.DeleteFunc(kept, func(t [3]int32) bool { return t[0] < 0 })
}

// lowestFirst turns a triangle round so that its lowest number comes first.
func lowestFirst(t [3]int32) [3]int32 {
	for t[0] > t[1] || t[0] > t[2] {
		t = [3]int32{t[1], t[2], t[0]}
	}
	return t
}

// needles drops faces without area that hang on by an edge or two, and counts those that stay.
func (n *Notes) needles(r *Surface) {
	flat := make([]bool, len(r.Triangles))
	count := 0
	for t := range r.Triangles {
		a, b, c := r.corners(int32(t))
		longest := math.Max(b.Sub(a).Norm2(), math.Max(c.Sub(b).Norm2(), a.Sub(c).Norm2()))
		if r.cross(int32(t)).Norm() <= 1e-12*longest {
			flat[t] = true
			count++
		}
	}
	if count == 0 {
		return
	}
	drop := make([]bool, len(r.Triangles))
	for _, sides := range newEdgeTable(r.Triangles, len(r.Vertices)).all() {
		if t := sides[0].triangle; len(sides) == 1 && flat[t] {
			drop[t] = true
		}
	}
	kept := r.Triangles[:0]
	for t, v := range r.Triangles {
		if drop[t] {
			n.Degenerate++
			continue
		}
		if flat[t] {
			n.Slivers++
		}
		kept = append(kept, v)
	}
	r.Triangles = kept
}

// compact drops vertices of no face.
func (n *Notes) compact(r *Surface, same []int32) {
	for i, j := range same {
		if int32(i) != j {
			n.Welded++
		}
	}
	all := len(r.Vertices)
	r.dropUnused()
	n.Unused = max(0, all-n.Welded-len(r.Vertices))
}

// dropUnused drops vertices of no face, in copies of both lists.
func (s *Surface) dropUnused() {
	number := make([]int32, len(s.Vertices))
	for _, t := range s.Triangles {
		for _, v := range t {
			number[v] = 1
		}
	}
	vertices := []spatial.Vec3{}
	for i, used := range number {
		if used == 1 {
			number[i] = int32(len(vertices))
			vertices = append(vertices, s.Vertices[i])
		}
	}
	triangles := make([][3]int32, len(s.Triangles))
	for i, t := range s.Triangles {
		triangles[i] = [3]int32{number[t[0]], number[t[1]], number[t[2]]}
	}
	s.Vertices, s.Triangles = vertices, triangles
}

// shell is a part of a surface whose faces hang together by edges of two faces.
type shell struct {
	faces     []int32
	open      bool // it has edges of one face or, unbalanced, of more
	oneSided  bool
	low, high spatial.Vec3
	volume    float64 // [m³]
}

// orient makes neighbours look the same way and closed shells outwards, and counts what there is.
func (n *Notes) orient(r *Surface) {
	across := make([][3]int32, len(r.Triangles)) // the face beyond each edge of two faces, −1 none; in its bit 30 whether it looks the other way
	for t := range across {
		across[t] = [3]int32{-1, -1, -1}
	}
	const other = 1 << 30
	for _, sides := range newEdgeTable(r.Triangles, len(r.Vertices)).all() {
		switch {
		case len(sides) == 1:
			n.OpenEdges++
		case len(sides) > 2:
			n.Crowded++
		default:
			a, b, turned := sides[0], sides[1], int32(0)
			if a.forward == b.forward {
				turned = other
			}
			across[a.triangle][a.corner], across[b.triangle][b.corner] = b.triangle|turned, a.triangle|turned
		}
	}
	group := make([]int32, len(r.Triangles)) // shell of each face, from 1
	turn := make([]bool, len(r.Triangles))
	var shells []shell
	for first := range r.Triangles {
		if group[first] != 0 {
			continue
		}
		made := shell{faces: []int32{int32(first)}}
		number, turns := int32(len(shells)+1), 0
		group[first] = number
		for i := 0; i < len(made.faces); i++ {
			f := made.faces[i]
			for _, g := range across[f] {
				if g < 0 {
					continue
				}
				want := turn[f] != (g&other != 0)
				if g &^= other; group[g] == 0 {
					group[g], turn[g] = number, want
					if want {
						turns++
					}
					made.faces = append(made.faces, g)
				} else if turn[g] != want {
					made.oneSided = true
				}
			}
		}
		n.turn(r, &made, turn, turns)
		shells = append(shells, made)
	}
	n.close(r, group, shells)
}

// turn turns the smaller part of a shell's faces over.
func (n *Notes) turn(r *Surface, s *shell, turn []bool, turns int) {
	n.Shells++
	if s.oneSided {
		n.OneSided++
	}
	most := 2*turns > len(s.faces)
	for _, f := range s.faces {
		if turn[f] != most {
			r.flip(f)
			n.Flipped++
		}
	}
}

func (s *Surface) flip(t int32) {
	v := &s.Triangles[t]
	v[1], v[2] = v[2], v[1]
}

// close finds which shells are closed, and turns those that are inside out.
func (n *Notes) close(r *Surface, group []int32, shells []shell) {
	// At edges of many faces, too, each shell must go one way as often as the other.
	for _, sides := range newEdgeTable(r.Triangles, len(r.Vertices)).all() {
		for _, e := range sides {
			balance := 0
			for _, o := range sides {
				if group[o.triangle] == group[e.triangle] {
					if o.forward {
						balance++
					} else {
						balance--
					}
				}
			}
			if balance != 0 {
				shells[group[e.triangle]-1].open = true
			}
		}
	}
	for i := range shells {
		if s := &shells[i]; !s.open && !s.oneSided {
			n.Closed++
			s.measure(r)
		}
	}
	for i := range shells {
		s := &shells[i]
		if s.volume >= 0 {
			continue
		}
		if s.insideAny(r, shells) {
			n.Cavities++
			continue
		}
		n.InsideOut++
		for _, f := range s.faces {
			r.flip(f)
		}
	}
}

// measure finds the bounds and the volume of a shell.
func (s *shell) measure(r *Surface) {
	o := r.Vertices[r.Triangles[s.faces[0]][0]]
	s.low, s.high = o, o
	for _, f := range s.faces {
		a, b, c := r.corners(f)
		s.low, s.high = lower(lower(s.low, a), lower(b, c)), upper(upper(s.high, a), upper(b, c))
		s.volume += a.Sub(o).Dot(b.Sub(o).Cross(c.Sub(o))) / 6
	}
}

// insideAny reports whether a shell is inside another closed one.
func (s *shell) insideAny(r *Surface, shells []shell) bool {
	p := r.Vertices[r.Triangles[s.faces[0]][0]]
	for i := range shells {
		o := &shells[i]
		if o == s || o.volume == 0 || math.Abs(o.volume) <= math.Abs(s.volume) || lower(o.low, s.low) != o.low || upper(o.high, s.high) != o.high {
			continue
		}
		if math.Abs(r.winding(o.faces, p)) > 0.5 {
			return true
		}
	}
	return false
}

// winding returns how often faces go round p: ±1 inside a closed shell, 0 outside (Van Oosterom & Strackee 1983).
func (s *Surface) winding(faces []int32, p spatial.Vec3) (turns float64) {
	for _, f := range faces {
		a, b, c := s.corners(f)
		a, b, c = a.Sub(p), b.Sub(p), c.Sub(p)
		la, lb, lc := a.Norm(), b.Norm(), c.Norm()
		turns += math.Atan2(a.Dot(b.Cross(c)), la*lb*lc+a.Dot(b)*lc+a.Dot(c)*lb+b.Dot(c)*la)
	}
	return turns / (2 * math.Pi)
}
