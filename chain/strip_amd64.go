package chain

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
	"golang.org/x/sys/cpu"
)

// bestSweeps returns the kernels for strips on this CPU, nil if trees are better solved alone.
func bestSweeps() stripSweeps {
	if hasKernels {
		return stripAVX2{}
	}
	return nil
}

// bestAnswers returns the steps of Answers for this CPU.
func bestAnswers() answerSteps {
	if hasKernels {
		return answersAVX2{}
	}
	return plainAnswers{}
}

var hasKernels = cpu.X86.HasAVX2 && cpu.X86.HasFMA

// stripAVX2 are the kernels in strip_amd64.s.
type stripAVX2 struct{}

func (stripAVX2) gather(to []lanes, from *[4][]float64) {
	gatherAVX2(&to[0], &from[0][0], &from[1][0], &from[2][0], &from[3][0], len(from[0]))
}

func (stripAVX2) scatter(from []lanes, to *[4][]float64) {
	scatterAVX2(&from[0], &to[0][0], &to[1][0], &to[2][0], &to[3][0], len(to[0]))
}

func (stripAVX2) backward(s *strip, w *stripWork) {
	w.clearSums()
	backwardAVX2(&s.model[0], &w.goals[0], &w.centres[0], &w.poses[poseLanes], &w.work[0], &w.sums[0], s.links)
	for lane := range 4 {
		if !w.sound(lane) {
			w.clearSums()
			backwardLiftingAVX2(&s.model[0], &w.goals[0], &w.centres[0], &w.poses[poseLanes], &w.work[0], &w.sums[0], s.links)
			return
		}
	}
}

func (w *stripWork) clearSums() {
	clear(w.sums[laneCarry:laneFrame])
	w.sums[laneEnergy], w.sums[laneScale] = lanes{}, lanes{}
	all := math.Float64frombits(math.MaxUint64)
	w.sums[laneSound] = lanes{all, all, all, all}
}

func (stripAVX2) forward(s *strip, w *stripWork) {
	clear(w.sums[laneSize:laneReaction])
	forwardAVX2(&s.model[0], &w.poses[poseLanes], &w.work[0], &w.sums[0], s.links)
}

func (stripAVX2) apply(s *strip, w *stripWork) {
	turnAVX2(&w.poses[poseLanes], &w.work[0], &w.sums[0], s.links)
	placeAVX2(&s.model[0], &w.poses[poseLanes], &w.work[0], &w.sums[0], s.links)
}

func (stripAVX2) aim(s *strip, w *stripWork, from, count int) {
	aimAVX2(&s.model[modelLanes*from], &w.goals[0], &w.centres[0], &w.pasts[0], &w.effects[0], &s.start[startLanes*from], &w.sums[0], count)
	guessAVX2(&w.pasts[0], &s.start[startLanes*from], &w.sums[0], count)
}

func (stripAVX2) remember(s *strip, w *stripWork, from, count int) {
	rememberAVX2(&s.model[modelLanes*from], &w.poses[poseLanes], &w.pasts[0], &w.sums[0], count)
}

// answersAVX2 are the kernels of Answers.
type answersAVX2 struct{}

func (answersAVX2) carry(w *carried, s *step, d *spatial.Vec3) {
	carryAVX2(&w.wrench[0][0], &s.turn.XX, &d.X)
}

func (answersAVX2) before(out *spatial.Mat6, w *carried, a *spatial.Mat6) {
	beforeAVX2(&out.AA.XX, &w.wrench[0][0], &a.AA.XX)
}

func (answersAVX2) after(out, a *spatial.Mat6, w *carried) {
	afterAVX2(&out.AA.XX, &a.AA.XX, &w.wrench[0][0])
}
