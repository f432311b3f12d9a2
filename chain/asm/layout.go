package main

// Where the quantities of a link are in its records, each of four float64: as in strip.go of package chain.
const (
	// of the model
	socketAt = 0
	plugAt   = 4
	comAt    = 8
	outAt    = 11
	stiffAt  = 12
	dampAt   = 15
	massAt   = 18
	secondAt = 19
	dragAt   = 25
	drag2At  = 26
	weightAt = 27
	roundAt  = 28

	modelSize = 29

	// of a goal
	loadAt = 0
	aimAt  = 1
	axesAt = 4
	pushAt = 13

	goalSize = 16

	centreSize = 3 // of a goal's place on its link

	// of a pose
	rotAt     = 0
	posAt     = 4
	poseMatAt = 7
	gibbsAt   = 16

	poseSize = 19

	// of the sweep's own
	jointAt     = 0
	springAt    = 9
	turnAt      = 12
	shiftAt     = 21
	offsetAt    = 30
	invAt       = 33
	moveAt      = 39
	keptAt      = 42
	stiffnessAt = 46
	momentAt    = 52
	storedAt    = 55

	workSize = 56

	// of the sweeps' sums and parameters
	partAt   = 0
	soundAt  = 1
	energyAt = 2
	scaleAt  = 3
	sizeAt   = 4
	carryAt  = 5 // of the answer or the move
	frameAt  = 38

	sumsSize = 86

	// of a past, each twice, newest first
	pastRotAt      = 0
	pastPointAt    = 8
	pastVelocityAt = 14
	pastSpinAt     = 20
	pastStrainAt   = 38

	pastSize = 44

	// of an effect
	forceAt      = 0
	effectDragAt = 3
	effectHoldAt = 4

	effectSize = 5

	// of the start of a solve
	guessAt  = 0
	dampedAt = 4

	startSize = 7

	// of a step's parameters, among the sums
	lagAt     = carryAt     // a
	aheadAt   = carryAt + 1 // 1 + a
	reachAt   = carryAt + 2 // g
	rateAt    = carryAt + 3 // 1/g
	stepAt    = carryAt + 4 // h
	windAt    = carryAt + 5
	gravityAt = carryAt + 8
	changeAt  = energyAt
	speedAt   = scaleAt
)
