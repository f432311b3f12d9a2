package bench

import (
	"fmt"
	"math"
	"strings"
)

// agreeing is the difference up to which two answers are the same [m]; the shapes are half a metre across.
const agreeing = 1e-6

// jury tells who is right where engines differ.
type jury struct {
	*queries
	ours  []answer
	truth map[int]answer // by brute force
	every int            // one query in so many is answered by brute force whether or not engines differ
}

func newJury(q *queries, ours []answer, every int) *jury {
	j := &jury{queries: q, ours: ours, truth: map[int]answer{}, every: every}
	for i := 0; i < len(ours); i += every {
		j.exact(i)
	}
	return j
}

// exact answers a query by brute force.
func (j *jury) exact(i int) answer {
	known, is := j.truth[i]
	if !is {
		q := &j.queries.queries[i]
		known = exact(j.solids[q.a].at(q.fa), j.solids[q.b].at(q.fb))
		j.truth[i] = known
	}
	return known
}

// part returns the range of queries that are apart, or that overlap.
func (j *jury) part(overlap bool) (from, to int) {
	if overlap {
		return j.apart, len(j.ours)
	}
	return 0, j.apart
}

// within returns how many of the answers that brute force has answered too are within a hundredth of it [%], and the largest error [m].
func (j *jury) within(overlap bool, answers []answer) (share, worst float64, checked int) {
	good := 0
	from, to := j.part(overlap)
	for i := (from + j.every - 1) / j.every * j.every; i < to; i += j.every {
		truth := j.truth[i]
		e := math.Abs(answers[i].distance - truth.distance)
		if e <= math.Max(nearEnough*math.Abs(truth.distance), agreeing) {
			good++
		}
		if !(e <= worst) { // NaN is the worst of all
			worst = e
		}
		checked++
	}
	return percent(good, checked), worst, checked
}

// ownRows holds Tendril against brute force.
func (j *jury) ownRows() []Row {
	var rows []Row
	for _, overlap := range []bool{false, true} {
		share, worst, checked := j.within(overlap, j.ours)
		name := j.name + ", " + side(overlap)
		rows = append(rows,
			Row{Name: fmt.Sprintf("%s within 1 %% of brute force, %d queries", name, checked), Figure: share, Unit: "%", Target: withinAim, TargetSource: ourAim, HigherBetter: true},
			Row{Name: name + ", largest error against brute force", Figure: 1e9 * worst, Unit: "nm"})
	}
	return rows
}

func side(overlap bool) string {
	if overlap {
		return "penetration"
	}
	return "distance"
}

// The reasons for which another engine's answer differs from ours.
type reason int

const (
	noFigure   reason = iota // none, not a number, or apart where they overlap
	tolerance                // off by less than a hundredth: it stopped early
	tooFar                   // says farther apart than they are
	tooNear                  // says nearer than they are
	tooDeep                  // a way out, but not the shortest
	tooShallow               // not a way out: they still overlap after it
	ourError                 // brute force says that ours is wrong
	reasons
)

var reasonNames = [reasons]string{
	"without a figure", "within 1 % of the truth", "too far apart", "too near", "deeper than the shortest way out", "too shallow to be a way out",
	"where Tendril is wrong",
}

// judge says why an answer differs from ours, and has brute force decide where no simple proof does.
func (j *jury) judge(i int, theirs answer) reason {
	if math.IsNaN(theirs.distance) || math.IsInf(theirs.distance, 0) {
		return noFigure
	}
	ours := j.ours[i]
	truth, known := j.truth[i]
	if !known {
		if truth = ours; !j.refuted(i, theirs) {
			truth = j.exact(i)
		}
	}
	off := theirs.distance - truth.distance
	switch {
	case math.Abs(ours.distance-truth.distance) > agreeing:
		return ourError
	case math.Abs(off) <= nearEnough*math.Abs(truth.distance):
		return tolerance
	case i < j.apart && off > 0:
		return tooFar
	case i < j.apart:
		return tooNear
	case off < 0:
		return tooDeep
	}
	return tooShallow
}

// refuted reports whether an answer that differs from ours is wrong for a reason that anyone can check, brute force or not. Along any
// direction the gap is at most the distance, and the overlap at least the depth; any two points are at least as far as the distance; and a
// depth must clear along the normal that comes with it.
func (j *jury) refuted(i int, theirs answer) bool {
	const slack = agreeing / 10
	q, ours := &j.queries.queries[i], j.ours[i]
	a, b := j.solids[q.a].at(q.fa), j.solids[q.b].at(q.fb)
	switch {
	case theirs.distance < ours.distance:
		return -overlapAlong(a, b, ours.normal) >= ours.distance-slack
	case i < j.apart:
		return a.holds(ours.onA, slack) && b.holds(ours.onB, slack) && ours.onB.Sub(ours.onA).Norm() <= ours.distance+slack
	}
	return overlapAlong(a, b, theirs.normal.Unit()) > slack-theirs.distance
}

// compare holds another engine's answers against ours, and explains every difference.
func (j *jury) compare(overlap bool, name string, theirs []answer) Row {
	from, to := j.part(overlap)
	worst, differing := 0.0, 0
	var why [reasons]int
	for i := from; i < to; i++ {
		difference := math.Abs(theirs[i].distance - j.ours[i].distance)
		if difference <= agreeing {
			continue
		}
		differing++
		r := j.judge(i, theirs[i])
		why[r]++
		if r != noFigure {
			worst = math.Max(worst, difference)
		}
	}
	var explained []string
	for r, count := range why {
		if count > 0 {
			explained = append(explained, fmt.Sprintf("%d %s", count, reasonNames[r]))
		}
	}
	share, _, _ := j.within(overlap, theirs)
	source := fmt.Sprintf("%.4g %% of its own within 1 %% of brute force; %.4g %% differ by over 1 µm", share, percent(differing, to-from))
	if differing > 0 {
		source += ": " + strings.Join(explained, ", ")
	}
	return Row{Name: j.name + ", " + side(overlap) + ", largest difference from " + name, Figure: 1e3 * worst, Unit: "mm", TargetSource: source}
}
