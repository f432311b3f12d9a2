package bench

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/spatial"
)

// Random queries, the same for us and the peers: queries.go makes them and says how they are written to a file; exact.go answers some by brute
// force, agree.go tells who is right where engines differ.

// pairing is a kind of query and what we aim at for it.
type pairing struct {
	name           string
	a, b           func(*rand.Rand) solid
	count          int     // queries
	apart, overlap float64 // our aims, cold [ns]
	brute          int     // one query in so many is answered by brute force too
}

var pairings = []pairing{
	{"box–box", someBox, someBox, 100_000, 800, 1500, 4},
	{"capsule–capsule", someCapsule, someCapsule, 100_000, 100, 100, 1},
	{"capsule–box", someCapsule, someBox, 100_000, 500, 900, 4},
	{"20-vertex hulls", someHull(20), someHull(20), 100_000, 1500, 2500, 40},
	{"250-vertex hulls", someHull(250), someHull(250), 20_000, 4000, 7000, 400},
}

var collideMeasurements = func() []measurement {
	var all []measurement
	for i := range pairings {
		p := &pairings[i]
		all = append(all, measurement{"collide", p.name, p.rows})
	}
	return all
}()

const (
	warmAim    = 1.5 // how many times faster than cold
	withinAim  = 99.99
	nearEnough = 0.01 // of the exact depth
)

// collidePeers are the peers that take the same queries.
var collidePeers = []struct {
	name, program, library string
	mode                   string
	apart, overlap         bool // what it tells
}{
	{"libccd", "tendril-peer-collide-ccd", "libccd-dev", "", false, true},
	{"FCL", "tendril-peer-collide-fcl", "libfcl-dev", "", true, true},
	{"FCL signed", "tendril-peer-collide-fcl", "libfcl-dev", "signed", false, true},
	{"Bullet", "tendril-peer-collide-bullet", "libbullet-dev", "", true, true},
}

// collideRun is what a peer needs for a query. It prints it as JSON.
type collideRun struct {
	Version string  `json:"version"`
	Apart   float64 `json:"apart"`   // [ns]
	Overlap float64 `json:"overlap"` // [ns]
}

// rows measures a pairing: speed beside our aims and the peers, then whether all agree.
func (p *pairing) rows() ([]Row, error) {
	q := newQueries(p.name, p.a, p.b, p.count)
	shapes, err := q.shapes()
	if err != nil {
		return nil, err
	}
	speed := timeQueries(q, shapes)
	sides := []struct {
		name       string
		cold, warm float64
		aim        float64
	}{{"distance", speed.cold[0], speed.warm[0], p.apart}, {"penetration", speed.cold[1], speed.warm[1], p.overlap}}
	var rows []Row
	for _, s := range sides {
		rows = append(rows,
			Row{Name: p.name + ", " + s.name + ", cold", Figure: s.cold, Unit: "ns", Target: s.aim, TargetSource: ourAim},
			Row{Name: p.name + ", " + s.name + ", warm", Figure: s.warm, Unit: "ns", Target: s.cold / warmAim, TargetSource: ourAim + ": 1.5 times faster than cold"})
	}
	ours := answerQueries(q, shapes)
	check := newJury(q, ours, p.brute)
	rows = append(rows, check.ownRows()...)

	dir, err := os.MkdirTemp("", "tendril-bench-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }() // a file of the system's own place for such
	file := filepath.Join(dir, "queries")
	if err := os.WriteFile(file, q.encode(), 0o600); err != nil {
		return nil, err
	}
	for _, peer := range collidePeers {
		program, found := findPeer(peer.program)
		if !found {
			if peer.mode == "" {
				rows = append(rows, Row{Name: p.name + ", " + sides[0].name + ", cold", Figure: speed.cold[0], Unit: "ns", TargetSource: missingPeer(peer.name, peer.library)})
			}
			continue
		}
		run, theirs, err := askPeer(program, file, len(q.queries), peer.mode)
		if err != nil {
			return nil, err
		}
		for i, times := range []float64{run.Apart, run.Overlap} {
			if tells := []bool{peer.apart, peer.overlap}[i]; tells {
				rows = append(rows,
					Row{Name: p.name + ", " + sides[i].name + ", cold", Figure: sides[i].cold, Unit: "ns", Target: times, TargetSource: run.Version + ", same run"},
					check.compare(i == 1, run.Version, theirs))
			}
		}
	}
	return rows, nil
}

// askPeer runs a peer on a file of queries.
func askPeer(program, file string, count int, mode string) (run collideRun, answers []answer, err error) {
	out := filepath.Join(filepath.Dir(file), "answers")
	arguments := []string{file, out, "3"} // passes
	if mode != "" {
		arguments = []string{file, out, "1", mode} // a slow one
	}
	if err := runJSON(program, &run, arguments...); err != nil {
		return run, nil, err
	}
	data, err := os.ReadFile(out)
	if err != nil {
		return run, nil, err
	}
	if answers = decodeAnswers(data); len(answers) != count {
		return run, nil, fmt.Errorf("%s answered %d of %d queries", filepath.Base(program), len(answers), count)
	}
	return run, answers, nil
}

// shapes makes Tendril's shapes of the solids.
func (q *queries) shapes() ([]*collide.Shape, error) {
	shapes := make([]*collide.Shape, len(q.solids))
	for i := range q.solids {
		var err error
		switch s := &q.solids[i]; s.kind {
		case solidCapsule:
			shapes[i], err = collide.NewCapsule(s.size.X, 2*s.size.Y)
		case solidBox:
			shapes[i], err = collide.NewBox(s.size)
		default:
			shapes[i], err = collide.NewHull(s.points)
		}
		if err != nil {
			return nil, err
		}
	}
	return shapes, nil
}

// answerQueries answers all of them, cold.
func answerQueries(q *queries, shapes []*collide.Shape) []answer {
	answers := make([]answer, len(q.queries))
	for i := range answers {
		one := &q.queries[i]
		r := collide.Distance(shapes[one.a], &one.fa, shapes[one.b], &one.fb, nil)
		answers[i] = answer{r.Distance, r.Normal, r.A, r.B}
	}
	return answers
}

// speeds are the times of a query [ns]: of those that are apart, of those that overlap.
type speeds struct{ cold, warm [2]float64 }

// timeQueries times them without knowledge, and again with what was learnt 1 ms before, at 1 m/s and 10 rad/s: the median of a few passes.
func timeQueries(q *queries, shapes []*collide.Shape) speeds {
	const (
		passes = 3
		chunk  = 500 // between looks at the clock; few enough that the states of a chunk stay near
	)
	rng := rand.New(rand.NewPCG(1, 1000))
	moved := make([]spatial.Frame, len(q.queries))
	for i := range moved {
		f := &q.queries[i].fb
		moved[i] = spatial.Frame{Rot: spatial.AxisAngle(randomDirection(rng), 0.01).Mul(f.Rot), Pos: f.Pos.AddScaled(1e-3, randomDirection(rng))}
	}
	known := make([]collide.Warm, chunk)
	var s speeds
	for side, part := range [][2]int{{0, q.apart}, {q.apart, len(q.queries)}} {
		var cold, warm []float64
		for range passes {
			var coldTime, warmTime float64
			for from := part[0]; from < part[1]; from += chunk {
				some := q.queries[from:min(from+chunk, part[1])]
				clear(known)
				begin := cpuTime()
				for i := range some {
					collide.Distance(shapes[some[i].a], &some[i].fa, shapes[some[i].b], &some[i].fb, &known[i])
				}
				middle := cpuTime()
				for i := range some {
					collide.Distance(shapes[some[i].a], &some[i].fa, shapes[some[i].b], &moved[from+i], &known[i])
				}
				coldTime += float64(middle - begin)
				warmTime += float64(cpuTime() - middle)
			}
			count := float64(part[1] - part[0])
			cold, warm = append(cold, coldTime/count), append(warm, warmTime/count)
		}
		slices.Sort(cold)
		slices.Sort(warm)
		s.cold[side], s.warm[side] = cold[passes/2], warm[passes/2]
	}
	return s
}

// percent of a count.
func percent(part, whole int) float64 { return 100 * float64(part) / math.Max(1, float64(whole)) }
