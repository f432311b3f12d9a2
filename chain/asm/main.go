// Command asm writes the AVX2 and FMA kernels of package chain, strip_amd64.s and the Go declarations to it: run go generate in
// chain. It is a module of its own, so that nothing else depends on avo.
//
// Kernels are written as formulas (sweep.go, step.go) of values that are four float64 each, one a strand; internal/lanes turns them into instructions, and kernel.go puts a loop over
// the links around them. answers.go has the kernels that are not of four strands.
package main

import (
	. "github.com/mmcloughlin/avo/build"

	. "github.com/tendril-sim/tendril/internal/lanes"
)

func main() {
	ConstraintExpr("amd64")
	kernel("backwardAVX2", "backwardAVX2 is the sweep from the tips of four strands to their roots.", true, []cursor{model, goals, places, poses, work}, firstJoint, backward)
	kernel("backwardLiftingAVX2", "backwardLiftingAVX2 is backwardAVX2 with pivots that are not positive lifted.", true, []cursor{model, goals, places, poses, work}, firstJoint, backwardLifting)
	kernel("forwardAVX2", "forwardAVX2 is the sweep from the roots of four strands to their tips.", false, []cursor{model, poses, work}, nil, forward)
	kernel("turnAVX2", "turnAVX2 takes a part of the Newton step of four strands, from where the iteration began.", false, []cursor{poses, work}, nil, turn)
	kernel("placeAVX2", "placeAVX2 finds positions, matrices and the joints' turns of four strands from their rotations.", false, []cursor{model, poses, work}, nil, place)
	kernel("aimAVX2", "aimAVX2 sets the goals of four strands.", false, []cursor{model, goals, places, pasts, given, start}, nil, aim)
	kernel("guessAVX2", "guessAVX2 lets four strands turn on as they did.", false, []cursor{pasts, start}, nil, guess)
	kernel("rememberAVX2", "rememberAVX2 makes the present of four strands their past.", false, []cursor{model, poses, pasts}, nil, remember)
	gather()
	scatter()
	carry()
	before()
	after()
	WriteConstants()
	Generate()
}
