package mesh

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"github.com/tendril-sim/tendril/spatial"
)

// How many planes are tried across a piece.
const (
	cutsAlong   = 9    // along each of its axes
	cutsCreases = 10   // creases at which three planes each are tried
	cutsTurned  = 6    // through the deepest gap
	cutsRefined = 6    // around the best one
	cutsPoints  = 1500 // of each side, at most, on trial
)

// cutBalance is what halves of very different volume cost, as a part of what there is to gain: among cuts of like use, even ones lead to fewer.
const cutBalance = 0.1

// cutSearch looks for the plane that a piece is best cut by: the one after which the hulls of what is left have the least volume.
type cutSearch struct {
	trials sync.Pool // of *cutTrial
}

// best returns the plane to cut a piece by.
func (c *cutSearch) best(p *piece) (plane, bool) {
	planes := cutsOf(p)
	scores := c.try(p, planes)
	at := slices.Index(scores, slices.Min(scores))
	if math.IsInf(scores[at], 1) {
		return plane{}, false
	}
	best, score := planes[at], scores[at]
	// Then closer and closer around it.
	width := p.hull.width(best.normal) / (cutsAlong + 1)
	for step := width / 2; step > width/10; step /= 2 {
		var near []plane
		for i := range cutsRefined {
			near = append(near, plane{best.normal, best.offset + step*(float64(i/2)+1)/(cutsRefined/2)*float64(1-2*(i%2))})
		}
		scores := c.try(p, near)
		if at := slices.Index(scores, slices.Min(scores)); scores[at] < score {
			best, score = near[at], scores[at]
		}
	}
	return best, true
}

// width returns how far a surface goes along a direction [m].
func (s *Surface) width(direction spatial.Vec3) float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for _, v := range s.Vertices {
		x := v.Dot(direction)
		low, high = min(low, x), max(high, x)
	}
	return high - low
}

// cutsOf returns the planes to try: evenly along the axes of the world and those of the piece's inertia, at its creases, and through its deepest gap.
func cutsOf(p *piece) (out []plane) {
	axes := []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	if own, even := p.solid.principalAxes(); !even {
		axes = append(axes, own[:]...)
	}
	for _, axis := range axes {
		low, high := math.Inf(1), math.Inf(-1)
		for _, v := range p.hull.Vertices {
			x := v.Dot(axis)
			low, high = min(low, x), max(high, x)
		}
		for i := range cutsAlong {
			out = append(out, plane{axis, low + (high-low)*float64(i+1)/(cutsAlong+1)})
		}
	}
	out = append(out, p.solid.creases(p.hull)...)
	// Through the place of the surface that is nearest to the deepest gap, along the way from one to the other.
	if x, err := NewIndex(p.solid); err == nil {
		q := x.Closest(p.gap.at).Point
		way := p.gap.at.Sub(q).Unit()
		if way != (spatial.Vec3{}) {
			side := way.Perpendicular().Unit()
			for i := range cutsTurned {
				sin, cos := math.Sincos(math.Pi * float64(i) / cutsTurned)
				out = append(out, planeAt(q, side.Scale(cos).AddScaled(sin, way.Cross(side))))
			}
		}
	}
	return out
}

// principalAxes returns the axes of inertia, by Jacobi's rotations; even says that they are the world's already.
func (s *Surface) principalAxes() (axes [3]spatial.Vec3, even bool) {
	low, high := s.Bounds()
	o := low.Lerp(high, 0.5)
	var m [3][3]float64
	for t := range s.Triangles {
		a, b, c := s.corners(int32(t))
		a, b, c = a.Sub(o), b.Sub(o), c.Sub(o)
		d := a.Dot(b.Cross(c))
		for _, v := range [4]spatial.Vec3{a, b, c, a.Add(b).Add(c)} {
			x := [3]float64{v.X, v.Y, v.Z}
			for i := range 3 {
				for j := range 3 {
					m[i][j] += d * x[i] * x[j]
				}
			}
		}
	}
	r := [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}} // rows are the axes
	turned := false
	for range 12 {
		for i := range 3 {
			j := (i + 1) % 3
			if math.Abs(m[i][j]) <= 1e-6*(math.Abs(m[0][0])+math.Abs(m[1][1])+math.Abs(m[2][2])) {
				continue
			}
			turned = true
			sin, cos := math.Sincos(math.Atan2(2*m[i][j], m[j][j]-m[i][i]) / 2)
			for k := range 3 {
				m[i][k], m[j][k] = cos*m[i][k]-sin*m[j][k], sin*m[i][k]+cos*m[j][k]
				r[i][k], r[j][k] = cos*r[i][k]-sin*r[j][k], sin*r[i][k]+cos*r[j][k]
			}
			for k := range 3 {
				m[k][i], m[k][j] = cos*m[k][i]-sin*m[k][j], sin*m[k][i]+cos*m[k][j]
			}
		}
	}
	for i := range 3 {
		axes[i] = spatial.V(r[i][0], r[i][1], r[i][2]).Unit()
	}
	return axes, !turned
}

// creases returns planes at edges where the surface is concave: along both faces, and between them.
func (s *Surface) creases(hull *Surface) (out []plane) {
	type crease struct {
		at, one, two, along spatial.Vec3
		weight              float64
	}
	planes := hull.planes()
	var list []crease
	for low, sides := range newEdgeTable(s.Triangles, len(s.Vertices)).all() {
		if len(sides) != 2 {
			continue
		}
		a, b := s.Vertices[low], s.Vertices[sides[0].high]
		one, two := s.cross(sides[0].triangle).Unit(), s.cross(sides[1].triangle).Unit()
		t := &s.Triangles[sides[1].triangle]
		if bend := s.Vertices[t[(sides[1].corner+2)%3]].Sub(a).Dot(one); !(bend > 1e-6*b.Sub(a).Norm()) {
			continue
		}
		middle := a.Lerp(b, 0.5)
		depth := math.Max(-outside(planes, middle, math.Inf(1)), 0)
		list = append(list, crease{middle, one, two, b.Sub(a), (1 - one.Dot(two)) * b.Sub(a).Norm() * depth})
	}
	slices.SortStableFunc(list, func(a, b crease) int { return -cmp.Compare(a.weight, b.weight) })
	apart := 0.08 * s.size()
	var chosen []crease
	for _, c := range list {
		if len(chosen) == cutsCreases {
			break
		}
		if c.weight <= 0 || slices.ContainsFunc(chosen, func(o crease) bool {
			return o.at.Sub(c.at).Norm() < apart && math.Abs(o.one.Dot(c.one)) > 0.97 && math.Abs(o.two.Dot(c.two)) > 0.97
		}) {
			continue
		}
		chosen = append(chosen, c)
		out = append(out, planeAt(c.at, c.one), planeAt(c.at, c.two), planeAt(c.at, c.one.Sub(c.two)))
	}
	return slices.DeleteFunc(out, func(p plane) bool { return p.normal == (spatial.Vec3{}) })
}

// try returns what is left after each cut, less being better.
func (c *cutSearch) try(p *piece, planes []plane) []float64 {
	scores := make([]float64, len(planes))
	parallel(len(planes), func(i int) {
		trial, _ := c.trials.Get().(*cutTrial)
		if trial == nil {
			trial = &cutTrial{}
		}
		scores[i] = trial.score(p, planes[i])
		c.trials.Put(trial)
	})
	return scores
}

// cutTrial finds what a cut would leave without making it: the parts on both sides, their volumes and those of their hulls.
type cutTrial struct {
	side   []float64 // of each vertex above the plane [m]
	sets   groups    // of vertices on one side
	part   []int32   // lowest vertex of each part, in order
	volume []float64 // of each part [m³]
	count  []int32   // points of each part
	points []spatial.Vec3
	owner  []int32 // part of each point
	sorted []spatial.Vec3
	few    []spatial.Vec3
	hull   hullBuilder
}

// score returns the volume that the hulls of all parts have more than the parts, plus a little for uneven halves [m³].
func (c *cutTrial) score(p *piece, at plane) float64 {
	c.divide(p.solid, at)
	total, excess := [2]float64{}, 0.0
	first := int32(0)
	for i, n := range c.count {
		k := 0
		if c.side[c.part[i]] > 0 {
			k = 1
		}
		total[k] += c.volume[i]
		excess -= c.volume[i]
		if c.volume[i] > 0 && c.hull.build(c.thinned(c.sorted[first:first+n])) == nil {
			excess += c.hull.volume()
		}
		first += n
	}
	whole := total[0] + total[1]
	if least := 1e-5 * whole; total[0] < least || total[1] < least {
		return math.Inf(1)
	}
	return max(excess, 0) + cutBalance*p.excess*math.Abs(total[0]-total[1])/whole
}

// thinned returns some of many points, evenly picked: enough to tell good cuts from bad ones. Hulls that count have all points.
func (c *cutTrial) thinned(points []spatial.Vec3) []spatial.Vec3 {
	step := 1 + len(points)/cutsPoints
	if step == 1 {
		return points
	}
	c.few = c.few[:0]
	for i := 0; i < len(points); i += step {
		c.few = append(c.few, points[i])
	}
	return c.few
}

// divide finds the parts and their points. Parts hang together by the surface: a cavity that the cut opens is a part of its own with a volume below
// 0, which is what it takes from its solid.
func (c *cutTrial) divide(s *Surface, p plane) {
	n := len(s.Vertices)
	c.side, c.sets = slices.Grow(c.side[:0], n)[:n], slices.Grow(c.sets[:0], n)[:n]
	for i, v := range s.Vertices {
		c.side[i], c.sets[i] = p.above(v), int32(i)
	}
	for _, t := range s.Triangles {
		for k := range 3 {
			if a, b := t[k], t[(k+1)%3]; (c.side[a] > 0) == (c.side[b] > 0) {
				c.sets.join(a, b)
			}
		}
	}
	c.number(s)
	origin := p.normal.Scale(p.offset) // in the plane, so that caps have no volume from there
	for _, t := range s.Triangles {
		c.measure(s, t, origin)
	}
	c.sort()
}

// number numbers the parts, by their lowest vertices.
func (c *cutTrial) number(s *Surface) {
	c.part, c.volume, c.count = c.part[:0], c.volume[:0], c.count[:0]
	c.points, c.owner = c.points[:0], c.owner[:0]
	for i := range s.Vertices {
		if c.sets.of(int32(i)) == int32(i) {
			c.part = append(c.part, int32(i))
			c.volume = append(c.volume, 0)
			c.count = append(c.count, 0)
		}
	}
	for i, v := range s.Vertices {
		c.add(c.of(int32(i)), v)
	}
}

// of returns the part of a vertex.
func (c *cutTrial) of(v int32) int32 {
	i, _ := slices.BinarySearch(c.part, c.sets.of(v))
	return int32(i)
}

func (c *cutTrial) add(part int32, p spatial.Vec3) {
	c.points, c.owner = append(c.points, p), append(c.owner, part)
	c.count[part]++
}

// measure adds the volume of a triangle, or of its pieces, and the points where its edges are cut.
func (c *cutTrial) measure(s *Surface, t [3]int32, origin spatial.Vec3) {
	volume := func(part int32, x, y, z spatial.Vec3) {
		c.volume[part] += x.Sub(origin).Dot(y.Sub(origin).Cross(z.Sub(origin))) / 6
	}
	for k := range 3 {
		a, b, d := t[k], t[(k+1)%3], t[(k+2)%3]
		if up := c.side[a] > 0; up == (c.side[b] > 0) || up == (c.side[d] > 0) {
			continue
		}
		// a is alone on its side.
		va, vb, vd := s.Vertices[a], s.Vertices[b], s.Vertices[d]
		ab := va.Lerp(vb, c.side[a]/(c.side[a]-c.side[b]))
		ad := va.Lerp(vd, c.side[a]/(c.side[a]-c.side[d]))
		one, two := c.of(a), c.of(b)
		volume(one, va, ab, ad)
		volume(two, ab, vb, vd)
		volume(two, ab, vd, ad)
		// Faces on both sides of an edge go along it in opposite directions: one of them has its point.
		if a < b {
			c.add(one, ab)
			c.add(two, ab)
		}
		if d < a {
			c.add(one, ad)
			c.add(two, ad)
		}
		return
	}
	volume(c.of(t[0]), s.Vertices[t[0]], s.Vertices[t[1]], s.Vertices[t[2]])
}

// sort puts the points of each part together.
func (c *cutTrial) sort() {
	next := make([]int32, len(c.count))
	for i := 1; i < len(next); i++ {
		next[i] = next[i-1] + c.count[i-1]
	}
	c.sorted = slices.Grow(c.sorted[:0], len(c.points))[:len(c.points)]
	for i, p := range c.points {
		c.sorted[next[c.owner[i]]] = p
		next[c.owner[i]]++
	}
}
