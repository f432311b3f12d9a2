package mesh

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/tendril-sim/tendril/spatial"
)

// Convex decomposition cuts a solid by planes until each piece nearly is its own convex hull, then joins hulls again where their common hull
// is as good (the idea of V-HACD, Mamou 2016, and CoACD, Wei et al. 2022).
//
// How far a hull is from the solid is the largest distance from any point of the hull, inside as well as on its surface, to the solid. It is
// not sampled but bounded: the distance to the solid changes by no more than the way gone, so that a cube is done with when the distance at
// its centre and half its diagonal are less than the bound together, and is halved otherwise.

// DecomposeConfig says how good a convex decomposition should be. The zero value is useful.
type DecomposeConfig struct {
	// Concavity is how far a point of a piece may be from the solid, as a part of the solid's size, the diagonal of its bounds; 0 is 0.01.
	// Gaps narrower than twice that may be filled.
	Concavity float64
	MaxPieces int // 0 is 64
	// Progress is told now and then what part (0 … 1) is done, if it is not nil.
	Progress func(done float64, what string)
}

// DecomposeReport tells what came of a convex decomposition.
type DecomposeReport struct {
	Pieces       int     `json:"pieces"`
	Bound        float64 `json:"bound"`         // asked for: distance of a piece's points from the solid [m]
	Concavity    float64 `json:"concavity"`     // reached: the largest distance that was found [m]
	Met          bool    `json:"met"`           // the bound is kept, by every point of every piece
	Volume       float64 `json:"volume"`        // of the solid [m³]
	PiecesVolume float64 `json:"pieces_volume"` // of all pieces, overlaps counted as often as they occur [m³]
	Cuts         int     `json:"cuts"`          // that were made
	Joined       int     `json:"joined"`        // pieces that were joined to others again
	Triangles    int     `json:"triangles"`     // of the surface that was cut
	Simplified   float64 `json:"simplified"`    // how far vertices of a surface too large to be cut were from the one that was cut in its place [m]; 0 where there was no need
	Notes        Notes   `json:"notes"`         // of the repair before
}

// Validate reports the first field that is out of range as a *FieldError, or nil.
func (c *DecomposeConfig) Validate() error {
	if c.Concavity != 0 && !(c.Concavity >= 1e-4 && c.Concavity <= 1) {
		return &FieldError{"Concavity", c.Concavity, "0.0001 to 1, or 0 for 0.01"}
	}
	if c.MaxPieces < 0 || c.MaxPieces > 4096 {
		return &FieldError{"MaxPieces", c.MaxPieces, "1 to 4096, or 0 for 64"}
	}
	return nil
}

// withDefaults returns c with zeros replaced.
func (c DecomposeConfig) withDefaults() DecomposeConfig {
	if c.Concavity == 0 {
		c.Concavity = 0.01
	}
	if c.MaxPieces == 0 {
		c.MaxPieces = 64
	}
	if c.Progress == nil {
		c.Progress = func(float64, string) {}
	}
	return c
}

// maxCutTriangles is the size of surface that is cut; larger ones are simplified to it first.
const maxCutTriangles = 20_000

// Decompose returns convex pieces that cover the solid bounded by a closed surface, each of them a closed convex surface. The result does not
// depend on the number of cores. The error is a *FieldError for a bad config and for a surface that bounds no solid; where the number of pieces
// does not suffice to keep the bound the report says so. The context ends it early, with its error.
func Decompose(ctx context.Context, s *Surface, cfg DecomposeConfig) ([]*Surface, DecomposeReport, error) {
	var report DecomposeReport
	if err := cfg.Validate(); err != nil {
		return nil, report, err
	}
	cfg = cfg.withDefaults()
	whole, notes, err := Repair(s)
	if err != nil {
		return nil, report, err
	}
	report.Notes, report.Triangles = notes, len(whole.Triangles)
	report.Bound = cfg.Concavity * whole.size()
	if !notes.Solid() {
		return nil, report, &FieldError{"Triangles", fmt.Sprintf("a surface with %d open edges and %d one-sided shells", notes.OpenEdges, notes.OneSided), "a closed one"}
	}
	if mass, err := whole.MassProperties(); err != nil {
		return nil, report, err
	} else {
		report.Volume = mass.Volume
	}
	work := whole
	if len(whole.Triangles) > maxCutTriangles {
		cfg.Progress(0, "simplifying")
		if work, report.Simplified, err = whole.simplifySolid(maxCutTriangles); err != nil {
			return nil, report, err
		}
		report.Triangles = len(work.Triangles)
	}
	d, err := newDecomposer(ctx, work, cfg, &report)
	if err != nil {
		return nil, report, err
	}
	if err := d.run(); err != nil {
		return nil, report, err
	}
	if work != whole {
		if err := d.cover(whole.Vertices); err != nil {
			return nil, report, err
		}
	}
	out := make([]*Surface, len(d.pieces))
	report.Pieces, report.Met = len(out), true
	for i, p := range d.pieces {
		out[i] = p.hull
		report.PiecesVolume += p.volume
		report.Concavity = math.Max(report.Concavity, p.gap.found)
		report.Met = report.Met && p.gap.most <= d.bound
	}
	return out, report, nil
}

// piece is a part of the solid on its way to become convex.
type piece struct {
	solid     *Surface // closed; nil once it is joined of several
	hull      *Surface
	low, high spatial.Vec3 // bounds of the hull [m]
	volume    float64      // of the hull [m³]
	excess    float64      // of the hull's volume over the solid's [m³]
	gap       gap
	index     int  // order in which it was made
	final     bool // it cannot be cut
}

// decomposer holds the pieces.
type decomposer struct {
	ctx    context.Context
	cfg    DecomposeConfig
	report *DecomposeReport
	bound  float64
	solid  solidDistance
	pieces []*piece
	made   int
	search cutSearch
	joints map[[2]int]joint // common hulls of pairs, by the order in which those were made
}

func newDecomposer(ctx context.Context, s *Surface, cfg DecomposeConfig, report *DecomposeReport) (*decomposer, error) {
	d := &decomposer{ctx: ctx, cfg: cfg, report: report, bound: math.Max(report.Bound-report.Simplified, report.Bound/2), joints: map[[2]int]joint{}}
	parts := s.parts()
	for _, part := range parts {
		x, err := NewIndex(part)
		if err != nil {
			return nil, err
		}
		d.solid = append(d.solid, x)
	}
	d.add(parts)
	if len(d.pieces) == 0 {
		return nil, &FieldError{"Triangles", "a solid that is flat everywhere", "some thickness"}
	}
	return d, nil
}

// add takes parts of the solid as pieces, unless they are flat.
func (d *decomposer) add(parts []*Surface) {
	made := make([]*piece, len(parts))
	parallel(len(parts), func(i int) {
		hull, err := ConvexHull(parts[i].Vertices)
		if err != nil {
			return
		}
		p := d.piece(hull, 0)
		p.solid = parts[i]
		// Pieces with the most are cut first; those that are hollow only by rounding last.
		p.excess = max(p.volume-p.solid.Volume(), 0) + 1e-6*p.volume
		made[i] = p
	})
	for _, p := range made {
		if p != nil {
			d.made++
			p.index = d.made
			d.pieces = append(d.pieces, p)
		}
	}
}

// piece measures a hull; one that is farther than limit from the solid need not be measured well, 0 being none [m].
func (d *decomposer) piece(hull *Surface, limit float64) *piece {
	p := &piece{hull: hull, volume: hull.Volume()}
	p.low, p.high = hull.Bounds()
	p.gap = d.solid.farthest(hull, d.bound, limit)
	return p
}

// run cuts and joins.
func (d *decomposer) run() error {
	start := 0.0
	for _, p := range d.pieces {
		start += p.excess
	}
	for len(d.pieces) < 2*d.cfg.MaxPieces+8 {
		if err := d.ctx.Err(); err != nil {
			return err
		}
		var worst *piece
		left := 0.0
		for _, p := range d.pieces {
			if p.final || p.gap.most <= d.bound {
				continue
			}
			left += p.excess
			if worst == nil || p.excess > worst.excess {
				worst = p
			}
		}
		if worst == nil {
			break
		}
		d.cfg.Progress(0.8*(1-left/start), fmt.Sprintf("%d pieces", len(d.pieces)))
		d.split(worst)
	}
	return d.join()
}

// split replaces a piece by the parts on both sides of the best cut.
func (d *decomposer) split(p *piece) {
	at, found := d.search.best(p)
	if !found {
		p.final = true
		return
	}
	below, above := p.solid.cut(at)
	d.report.Cuts++
	d.pieces = slices.DeleteFunc(d.pieces, func(q *piece) bool { return q == p })
	d.add(slices.Concat(below.parts(), above.parts()))
}

// join joins pairs of pieces while their common hull keeps the bound, and then the pairs with the best hulls until there are few enough.
func (d *decomposer) join() error {
	many := len(d.pieces)
	for {
		if err := d.ctx.Err(); err != nil {
			return err
		}
		d.cfg.Progress(0.8+0.2*float64(many-len(d.pieces))/float64(many), fmt.Sprintf("joining %d pieces", len(d.pieces)))
		pair := d.bestJoint(d.bound, 2*d.bound)
		if pair == nil && len(d.pieces) > d.cfg.MaxPieces {
			pair = d.bestJoint(math.Inf(1), 2*d.bound)
		}
		if pair == nil && len(d.pieces) > d.cfg.MaxPieces {
			pair = d.bestJoint(math.Inf(1), math.Inf(1)) // any two, rather than too many
		}
		if pair == nil {
			return nil
		}
		d.report.Joined++
		d.made++
		made := d.joints[pair.key()].piece
		made.index = d.made
		d.pieces = slices.DeleteFunc(d.pieces, func(q *piece) bool { return q == pair.a || q == pair.b })
		d.pieces = append(d.pieces, made)
	}
}

// couple is two pieces that may be joined.
type couple struct{ a, b *piece }

func (c *couple) key() [2]int { return [2]int{c.a.index, c.b.index} }

// joint is the common hull of two pieces.
type joint struct {
	piece *piece  // nil if there is none
	limit float64 // beyond which its gap is not known
}

// bestJoint returns the pair with the best common hull that keeps the limit [m], or nil, among pieces within reach of each other [m].
func (d *decomposer) bestJoint(limit, reach float64) *couple {
	var all, fresh []couple
	for i, a := range d.pieces {
		for _, b := range d.pieces[:i] {
			if c := (couple{b, a}); c.near(reach) {
				all = append(all, c)
				if j, known := d.joints[c.key()]; !known || j.limit < limit {
					fresh = append(fresh, c)
				}
			}
		}
	}
	made := make([]joint, len(fresh))
	parallel(len(fresh), func(i int) { made[i] = d.joint(&fresh[i], limit) })
	for i := range fresh {
		d.joints[fresh[i].key()] = made[i]
	}
	var best *couple
	var least *piece
	for i := range all {
		if j := d.joints[all[i].key()].piece; j != nil && j.gap.most <= limit && (best == nil || d.better(j, least)) {
			best, least = &all[i], j
		}
	}
	return best
}

// better reports whether a joint is the one to take before another: within the bound by its volume, beyond it by its gap.
func (d *decomposer) better(a, b *piece) bool {
	if a.gap.most > d.bound || b.gap.most > d.bound {
		return a.gap.most < b.gap.most
	}
	return a.volume < b.volume
}

// near reports whether the bounds of both are within reach [m].
func (c *couple) near(reach float64) bool {
	out := spatial.V(reach, reach, reach)
	return overlap(&[2]spatial.Vec3{c.a.low.Sub(out), c.a.high.Add(out)}, &[2]spatial.Vec3{c.b.low, c.b.high})
}

// joint makes the common hull of two pieces.
func (d *decomposer) joint(c *couple, limit float64) joint {
	hull, err := ConvexHull(slices.Concat(c.a.hull.Vertices, c.b.hull.Vertices))
	if err != nil {
		return joint{nil, math.Inf(1)}
	}
	p := d.piece(hull, limit)
	if p.gap.most <= limit {
		limit = math.Inf(1)
	}
	return joint{p, limit}
}

// parallel calls f for each number below n, on all cores.
func parallel(n int, f func(i int)) {
	var wait sync.WaitGroup
	var next atomic.Int64
	for range min(n, runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				f(int(i))
			}
		})
	}
	wait.Wait()
}

// cover lets pieces grow around points that none of them holds: those of the surface before it was simplified.
func (d *decomposer) cover(points []spatial.Vec3) error {
	var planes [][]plane
	for _, p := range d.pieces {
		planes = append(planes, p.hull.planes())
	}
	extra := make([][]spatial.Vec3, len(d.pieces))
	for _, v := range points {
		best, least := 0, math.Inf(1)
		for i := range planes {
			if out := outside(planes[i], v, least); out < least {
				best, least = i, out
			}
			if least <= 0 {
				break
			}
		}
		if least > 0 {
			extra[best] = append(extra[best], v)
		}
	}
	for i, list := range extra {
		if len(list) == 0 {
			continue
		}
		hull, err := ConvexHull(append(slices.Clone(d.pieces[i].hull.Vertices), list...))
		if err != nil {
			return err
		}
		grown := d.piece(hull, 0)
		d.pieces[i] = grown
	}
	return nil
}

// planes returns the planes of a convex surface's faces.
func (s *Surface) planes() []plane {
	out := make([]plane, 0, len(s.Triangles))
	for t := range s.Triangles {
		if n := s.cross(int32(t)); n != (spatial.Vec3{}) {
			a, _, _ := s.corners(int32(t))
			out = append(out, planeAt(a, n))
		}
	}
	return out
}

// highest returns how far v is above the plane that it is highest above, and the number of that; at most limit is of interest.
func highest(planes []plane, v spatial.Vec3, limit float64) (most float64, at int) {
	most = math.Inf(-1)
	for i := range planes {
		if h := planes[i].above(v); h > most {
			if most, at = h, i; most >= limit {
				break
			}
		}
	}
	return most, at
}

// outside returns how far v is outside planes; at most limit is of interest.
func outside(planes []plane, v spatial.Vec3, limit float64) float64 {
	most, _ := highest(planes, v, limit)
	return most
}
