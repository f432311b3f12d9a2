package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Distance returns how two convex shapes on the frames fa and fb lie to each other; one of them may be a half space. Where a pose is not finite,
// and for shapes that are not convex, the distance is +Inf. It does not allocate.
//
// What warm holds, if it is not nil, makes the next answer for the same pair faster. Shapes that overlap are then followed: the depth stays on
// the side where it was least as long as it cannot be 5 % less on any other. Without, it is the least; that of cylinders and cones within 0.1 %.
func Distance(a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, warm *Warm) Result {
	var q query
	if a.kind > HalfSpace || b.kind > HalfSpace || a.kind == HalfSpace && b.kind == HalfSpace || !q.set(a, fa, b, fb) {
		return Result{Distance: math.Inf(1), Normal: spatial.Vec3{Z: 1}, A: fa.Pos, B: fb.Pos}
	}
	q.solve(warm)
	round := a.round + b.round
	n := fa.Rot.Rotate(q.normal)
	pa := fa.Rot.Rotate(q.pa.AddScaled(a.round, q.normal)).Add(fa.Pos)
	gap := q.gap - round
	return Result{Distance: gap, Normal: n, A: pa, B: pa.AddScaled(gap, n)}
}

// solve answers the question by the shortest way there is for the two kinds.
func (q *query) solve(warm *Warm) {
	q.size = q.a.extent() + q.b.extent()
	switch {
	case q.a.kind == HalfSpace || q.b.kind == HalfSpace:
		q.halfSpace()
	case q.b.kind == Sphere && q.a.kind != Hull:
		q.point()
	case q.a.kind == Sphere && q.b.kind != Hull:
		q.flip()
		q.point()
		q.flipBack()
	case q.a.kind == Capsule && q.b.kind == Capsule:
		q.segments()
	case q.a.kind == Box && (q.b.kind == Box || q.b.kind == Capsule) || q.a.kind == Capsule && q.b.kind == Box:
		q.boxes(warm)
	default:
		q.general(warm)
	}
}

// general answers by simplices, and by the polytope where the cores overlap.
func (q *query) general(warm *Warm) {
	if warm != nil && warm.n > 0 && warm.gap < 0 && q.follow(warm, followPart) {
		q.keep(warm)
		return
	}
	if !q.separate(warm) {
		a, b := q.a.kind, q.b.kind
		switch {
		case a == Hull && b == Sphere:
			q.pointInHull()
		case a == Sphere && b == Hull:
			q.flip()
			q.pointInHull()
			q.flipBack()
		default:
			q.overlap()
			if warm != nil {
				warm.r, warm.p, warm.depth = q.r, q.p, -q.gap
			}
		}
	}
	q.keep(warm)
}

// flip makes the question that of B and A, in B's coordinates.
func (q *query) flip() {
	q.a, q.b = q.b, q.a
	q.s.n = 0 // the simplex is not turned round
	q.p = q.r.TMulVec(q.p).Neg()
	q.r = q.r.T()
}

// flipBack undoes flip, the answer included.
func (q *query) flipBack() {
	q.flip()
	q.normal = q.r.MulVec(q.normal).Neg()
	q.pa, q.pb = q.r.MulVec(q.pb).Add(q.p), q.r.MulVec(q.pa).Add(q.p)
}

// answerAt answers with the point of A nearest to a point of B.
func (q *query) answerAt(pa, normal spatial.Vec3, gap float64) {
	q.normal, q.gap, q.pa, q.pb = normal, gap, pa, pa.AddScaled(gap, normal)
}
