package world

import (
	"time"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// The stages of a step, in their order.
const (
	Sense   = iota // tool poses and scripted frames at the end of the step
	Fields         // what acts from outside: wind, scripted fields, the medium that strands are to each other
	Predict        // free motion of every body
	Detect         // where bodies touch
	Solve          // the constraint problem, island by island
	Correct        // bodies take their loads
	Feel           // every tool gets its wrench and the local model around it
	Publish        // a snapshot for viewers, recorders and probes
	Stages
)

// StageNames names the stages.
var StageNames = [Stages]string{"sense", "fields", "predict", "detect", "solve", "correct", "feel", "publish"}

// Report tells what happened in a step.
type Report struct {
	Step    uint64                // number of the step, from 1
	Time    float64               // at its end [s]
	Stage   [Stages]time.Duration // time spent in each stage
	Bonds   constraint.Outcome    // of the constraint problem
	Rounds  int                   // in which it was solved
	Gap     float64               // largest displacement left at a rigid bond [m]
	Flags   constraint.Flags      // of all bodies together, and of the bonds
	Noticed []constraint.Flags    // of each body
	// Failures counts the elements that a field left alone in the step because its formula was not finite there.
	Failures uint64
}

// Total returns the time spent in the step.
func (r *Report) Total() time.Duration {
	var sum time.Duration
	for _, d := range r.Stage {
		sum += d
	}
	return sum
}

// Step takes the world through one step. The report is valid until the next.
func (w *World) Step() *Report {
	clock := w.report.start(w.steps + 1)
	w.steps++
	w.sense()
	clock = w.report.lap(Sense, clock)
	w.sampleFields()
	w.brush()
	clock = w.report.lap(Fields, clock)
	w.predict()
	clock = w.report.lap(Predict, clock)
	w.detect()
	clock = w.report.lap(Detect, clock)
	w.solve()
	clock = w.report.lap(Solve, clock)
	w.correct()
	clock = w.report.lap(Correct, clock)
	w.feel()
	clock = w.report.lap(Feel, clock)
	w.publish()
	w.report.lap(Publish, clock)
	return &w.report
}

func (r *Report) start(step uint64) time.Time {
	*r = Report{Step: step, Noticed: r.Noticed[:0]}
	return time.Now()
}

// lap books the time since the clock to a stage and returns the clock for the next.
func (r *Report) lap(stage int, clock time.Time) time.Time {
	now := time.Now()
	r.Stage[stage] = now.Sub(clock)
	return now
}

// sense lets scripts change what they do, and brings scripted frames to where they are at the end of the step, and hands to where their devices are.
func (w *World) sense() {
	t := w.Time()
	w.report.Time = t
	for _, script := range w.scripts {
		script(t)
	}
	for i := range w.drives {
		f, _, _ := w.drives[i].path.At(t)
		w.drives[i].set(f)
	}
	w.holdMoorings()
	w.reach()
}

// predict moves every body on its own, under the forces that bonds exerted last.
func (w *World) predict() {
	for i := range w.bodies {
		w.bodies[i].began = false
	}
	w.restBonds()
	w.problem.Load()
	w.loadStitches()
	w.loadRoots()
	w.move(movePredict, smallPredict)
	if w.astray() {
		w.problem.Expected = w.problem.Expected[:0]
		w.problem.Load()
		w.loadStitches()
		w.loadRoots()
		w.move(moveAgain, smallAgain)
	}
	w.rescue() // before the bonds would spread what is not finite
}

// Steady is a body that knows whether the answers it gives are those of a stable state.
type Steady interface{ Steady() bool }

// astray reports whether a body did not find its state under the forces that are expected of contacts, or only one that is no basis for
// others.
func (w *World) astray() bool {
	for i := range w.problem.Expected {
		b := &w.bodies[w.problem.Expected[i].Body]
		if s, ok := b.Body.(Steady); b.flags&constraint.Unconverged != 0 || ok && !s.Steady() {
			return true
		}
	}
	return false
}

// solve finds the forces of the bonds.
func (w *World) solve() {
	w.meet()
	w.pullStitches()
	w.solveBonds()
}

// correct lets every body take the change of the bonds' forces.
func (w *World) correct() {
	w.move(moveCorrect, smallCorrect)
	w.movePlants()
	w.calmDown()
	w.problem.Strike()
	w.rescue()
	w.keepContacts()
	w.nod()
	for i := range w.bodies {
		w.report.Flags |= w.bodies[i].flags
		w.report.Noticed = append(w.report.Noticed, w.bodies[i].flags)
	}
	w.report.Gap = max(w.readMoorings(), w.problem.Measure())
	w.breakBonds()
}

// Calmer is a body that can lose a part of its motion.
type Calmer interface {
	constraint.Body
	Calm(part float64)
}

// calmDown takes back the step of bodies that touch something and have not found their state under them, and leaves them half of their
// motion: they stand still for a step, with a flag, and go on from there. Better that than one that is wrong: strands that are
// caught with a jerk would fly apart.
func (w *World) calmDown() {
	lost := false
	for i := range w.bodies {
		b := &w.bodies[i]
		c, ok := b.Body.(Calmer)
		if !ok || !b.began || b.flags&constraint.Unconverged == 0 || b.flags&constraint.Frozen != 0 || !w.problem.Touches(i) {
			continue
		}
		if _, err := b.RestoreState(b.good); err == nil {
			c.Calm(0.5)
			w.problem.Forget(i)
			lost = true
		}
	}
	if lost {
		w.problem.Expected = w.problem.Expected[:0]
	}
}

// Divisible is a body that can be moved in parts, at the same time.
type Divisible interface {
	constraint.Body
	Parts() int
	Divide(each func(n int, do func(i int)))
}

// move moves all bodies: those of many parts one after the other, with all hands on each, then the others at the same time.
func (w *World) move(one func(*World, int), small func(*World, int)) {
	for i := range w.bodies {
		if w.bodies[i].large {
			one(w, i)
		}
	}
	w.crew.each(len(w.bodies), w, small)
}

func movePredict(w *World, i int) {
	if b := &w.bodies[i]; b.flags&constraint.Frozen == 0 && !b.asleep && !b.late {
		b.good = b.AppendState(b.good[:0])
		b.flags = b.Predict(w.step)
		b.began = true
	}
}

func moveCorrect(w *World, i int) {
	if b := &w.bodies[i]; b.began && b.flags&constraint.Frozen == 0 {
		b.flags |= b.Correct(w.step)
	}
}

func smallPredict(w *World, i int) {
	if !w.bodies[i].large {
		movePredict(w, i)
	}
}

func smallCorrect(w *World, i int) {
	if !w.bodies[i].large {
		moveCorrect(w, i)
	}
}

// rescue puts every body that is not finite any more back into the state that the step began with, and freezes it there.
func (w *World) rescue() {
	for i := range w.bodies {
		b := &w.bodies[i]
		if b.flags&constraint.Frozen != 0 || b.Finite() {
			continue
		}
		if _, err := b.RestoreState(b.good); err != nil {
			panic("world: a body does not take back its own state: " + err.Error())
		}
		w.freeze(i)
	}
}

// freeze keeps body i as it is. Bonds see it as something that does not give way, and no longer pull at it; the rest of the
// world goes on.
func (w *World) freeze(i int) {
	w.bodies[i].flags |= constraint.Frozen
	w.problem.Bodies[i] = still{w.bodies[i].Body}
}

// still is a body that does not move, whatever pushes it.
type still struct{ constraint.Body }

func (still) Load(int, spatial.Wrench) {}

func (s still) StartPose(p int) spatial.Frame { return s.Pose(p) }

func (still) Motion(int) (now, before spatial.Twist) { return now, before }

func (still) Lump() (inverseMass float64, inverseInertia spatial.Sym3, ok bool) {
	return 0, spatial.Sym3{}, true
}

func (still) Respond(_ int, _ spatial.Wrench, _ []int, dv []spatial.Twist) { clear(dv) }
