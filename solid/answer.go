package solid

import (
	"slices"

	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

// Columns of A⁻¹: how all nodes answer a unit wrench at a material point. They are found when somebody asks, and last for the step: what the
// constraint problem loads afterwards is made of the same columns.

// column is the answer to a unit of an axis of a wrench at a material point, 0–2 torque and 3–5 force.
type column struct {
	point, axis int
	velocity    []float64 // of all nodes, for a unit impulse [m/s]
}

// columns are those of the present step.
type columns struct {
	list []column
}

// drop forgets all, and keeps their memory.
func (c *columns) drop() { c.list = c.list[:0] }

func (c *columns) find(point, axis int) *column {
	for i := range c.list {
		if c.list[i].point == point && c.list[i].axis == axis {
			return &c.list[i]
		}
	}
	return nil
}

// next returns a column to fill, with the memory of an old one if there is one.
func (c *columns) next(point, axis, size int) *column {
	if len(c.list) < cap(c.list) {
		c.list = c.list[:len(c.list)+1]
	} else {
		c.list = append(c.list, column{})
	}
	k := &c.list[len(c.list)-1]
	k.point, k.axis = point, axis
	if k.velocity == nil {
		k.velocity = make([]float64, size)
	}
	clear(k.velocity)
	return k
}

// add adds the answer to a load times a factor, if all the columns it takes are there.
func (c *columns) add(to []float64, l *load, factor float64) bool {
	parts := wrenchParts(l.wrench)
	for axis, w := range parts {
		if w != 0 && c.find(l.point, axis) == nil {
			return false
		}
	}
	for axis, w := range parts {
		if w == 0 {
			continue
		}
		for i, v := range c.find(l.point, axis).velocity {
			to[i] += factor * w * v
		}
	}
	return true
}

func wrenchParts(w spatial.Wrench) [6]float64 {
	return [6]float64{w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X, w.Force.Y, w.Force.Z}
}

const (
	answerTolerance = 1e-9 // of columns: what bonds ask for they want to a part of a thousand million
	looseTolerance  = 1e-3 // of what contacts do, whose forces come from answers that are off by more, and are solved again
)

// column returns the answer to a unit of an axis of a wrench.
func (s *Solid) column(point, axis int) *column {
	if c := s.columns.find(point, axis); c != nil {
		return c
	}
	c := s.columns.next(point, axis, len(s.change))
	clear(s.right)
	l := load{point, spatial.UnitWrench(axis)}
	s.spreadLoad(s.right, &l, 1)
	s.asked, s.exactly = c.velocity, true
	s.team.Run(s.each, s.hands(), s.answerTask)
	return c
}

// answer solves for what is in right, into asked.
func (s *Solid) answer() {
	if s.cfg.Method == Explicit {
		for i, m := range s.masses {
			if !s.held[i] {
				put(s.asked[3*i:], vecAt(s.right, i).Scale(1/m))
			}
		}
		return
	}
	if s.loose && !s.exactly {
		s.solver.Solve(s.asked, s.right, looseTolerance, s.least(), usualGradients)
		return
	}
	if s.nodal == nil && s.worthFactorising() && s.factorise() {
		s.direct.Solve(s.asked, s.right)
		return
	}
	o := s.solver.Solve(s.asked, s.right, answerTolerance, 0, 10*usualGradients)
	s.spent += float64(o.Iterations) * float64(s.pattern.Blocks())
}

// worthFactorising tells whether the answers of this step have cost as much by iterations as a factorisation would, which makes further ones cheap.
func (s *Solid) worthFactorising() bool {
	if s.factored {
		return true
	}
	if s.spent == 0 {
		return false
	}
	s.plan()
	return s.spent > s.direct.Work()
}

// answerAll adds the answer to what is in right to the change of velocity.
func (s *Solid) answerAll(each func(n int, do func(i int))) {
	s.asked, s.exactly = s.whole, false
	clear(s.whole)
	s.team.Run(each, s.hands(), s.answerTask)
	for i, v := range s.whole {
		s.change[i] += v
	}
}

// ready makes sure that there is a matrix: before the first step there is none.
func (s *Solid) ready() bool { return !s.stale || s.cfg.Method == Explicit && s.h > 0 }

// Respond implements constraint.Body.
func (s *Solid) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	clear(dv)
	if !s.ready() {
		return
	}
	share := s.gain * s.gain / (s.h * s.h)
	for axis, w := range wrenchParts(impulse) {
		if w == 0 {
			continue
		}
		c := s.column(p, axis)
		for i, q := range at {
			dv[i] = dv[i].Add(s.twistOf(q, c.velocity).Scale(w * share))
		}
	}
}

// Answers implements constraint.Answering. Answers are those of the shape at rest, turned with the material: nearly those of the present shape, which Respond tells.
func (s *Solid) Answers(points []int, out []spatial.Mat6) {
	if !s.ready() {
		clear(out[:len(points)*len(points)])
	} else if !s.answersAtRest(points, out, s.gain*s.gain/(s.h*s.h)) {
		s.answersNow(points, out)
	}
}

// answersNow is Answers for the present shape, to rounding. Points enough to make a factorisation worth its time are answered by it without any column.
func (s *Solid) answersNow(points []int, out []spatial.Mat6) {
	n := len(points)
	clear(out[:n*n])
	share := s.gain * s.gain / (s.h * s.h)
	if s.answerTogether(points) {
		for i := range n {
			for j := range n {
				s.between(&out[i*n+j], points, i, j, share)
			}
		}
		return
	}
	for j, p := range points {
		for axis := s.points[p].firstAxis(); axis < 6; axis++ {
			c := s.column(p, axis)
			for i, q := range points {
				out[i*n+j].SetCol(axis, s.twistOf(q, c.velocity).Scale(share))
			}
		}
	}
}

// usualAnswer is how many iterations a column takes, about.
const usualAnswer = 40

// answerTogether finds how unit wrenches at all points answer each other, by factorisation, if that is worth it.
func (s *Solid) answerTogether(points []int) bool {
	if s.cfg.Method == Explicit || s.nodal != nil || len(points) == 0 {
		return false
	}
	s.plan()
	iterating := float64(6*len(points)*usualAnswer) * float64(s.pattern.Blocks())
	if !s.factored && s.spent+iterating < s.direct.Work() || !s.factorise() {
		return false
	}
	s.units, s.unitsOf = s.units[:0], s.unitsOf[:0]
	for _, p := range points {
		none := s.points[p].firstAxis() // axes that it does not answer
		s.unitsOf = append(s.unitsOf, len(s.units)-none)
		for axis := none; axis < 6; axis++ {
			s.units = append(s.units, s.unitLoad(p, axis))
		}
	}
	count := len(s.units) * len(s.units)
	s.answers = slices.Grow(s.answers[:0], count)[:count]
	return s.direct.Answers(s.units, s.answers)
}

// unitLoad returns a unit of an axis of a wrench at a material point as forces on the nodes.
func (s *Solid) unitLoad(p, axis int) (l sparse.Load) {
	l.Rows = s.corners[s.points[p].element]
	unit := load{p, spatial.UnitWrench(axis)}
	for a := range l.Rows {
		f := s.shareOf(&unit, a)
		l.Values[a] = [3]float64{f.X, f.Y, f.Z}
	}
	return l
}

// between writes what a unit wrench at point j does at point i.
func (s *Solid) between(to *spatial.Mat6, points []int, i, j int, share float64) {
	row, column := s.points[points[i]].firstAxis(), s.points[points[j]].firstAxis()
	for c := column; c < 6; c++ {
		var parts [6]float64
		for r := row; r < 6; r++ {
			parts[r] = share * s.answers[(s.unitsOf[i]+r)*len(s.units)+s.unitsOf[j]+c]
		}
		to.SetCol(c, spatial.Twist{Angular: spatial.V(parts[0], parts[1], parts[2]), Linear: spatial.V(parts[3], parts[4], parts[5])})
	}
}

// Sharpness implements constraint.Sharp: 1 in a step of first order, 9/4 in one of second.
func (s *Solid) Sharpness(int) float64 {
	if s.gain == 0 {
		return 1
	}
	return s.h * s.h / (s.gain * s.gain)
}

// Strike implements constraint.Struck, with the inertia, stiffness and damping of the step that has ended.
func (s *Solid) Strike(p int, impulse spatial.Wrench) {
	if !s.ready() || !impulse.Finite() {
		return
	}
	l := load{p, impulse}
	clear(s.change)
	if !s.columns.add(s.change, &l, 1) {
		clear(s.right)
		s.spreadLoad(s.right, &l, 1)
		s.answerAll(nil)
	}
	for i, v := range s.change {
		s.now.v[i] += v
	}
}
