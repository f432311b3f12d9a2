// Package osc takes poses from anything that speaks Open Sound Control 1.0 (Wright 2002) over UDP, such as phones, motion capture and
// music programs, and tells wrenches to such programs, to be heard or seen.
//
// A device has an address of one's choice. Messages to it with three numbers are a position [m], with seven a position and a rotation (w, x,
// y, z). To the same address with /button behind it goes a button and whether it is down, with /leave that the hand has let go. A wrench
// goes out to the address with /wrench behind it: force [N] and torque [N m], six numbers.
package osc
