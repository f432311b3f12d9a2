// Package rigid moves rigid bodies.
//
// A Body is made from a shape of package collide and a density, or from explicit mass properties, and is a constraint.Body: a world
// steps it, bonds and contacts push it, hands pull it.
//
// Its state is momentum and angular momentum in world axes, half a step behind position and orientation (leapfrog). A force
// changes the momentum, and the momentum carries the body over the step: a falling body is then exactly where it should be, a free one keeps
// its angular momentum to the last bit, and gyroscopic terms need no care, because in world axes there are none. The free rotation between
// two changes of angular momentum is of sixth order and keeps the energy to rounding (turn.go). What a hand does is implicit (pull.go).
package rigid
