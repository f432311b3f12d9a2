// Package haptic makes a simulated body felt: a loop at 1 kHz that reads a device, asks the latest local model of the body
// for the force, makes it safe and gives it to the hand.
//
// A tick is:
//
//  1. sense: the device's pose and a filtered velocity of it
//  2. couple: the virtual coupling (Pai 2002, section 4) between device and body, with the body's local linear model, so that
//     the force is right between two steps of the simulation too (coupling.go)
//  3. guard: limits of magnitude, limits of slew, and the watchdog for a device that has gone silent (guard.go)
//  4. feel: the wrench goes to the device
//  5. book: tick, lateness and latency, for plots and figures (history.go, spread.go)
//
// The loop waits for nobody: it takes no lock and allocates nothing, and everything it shares is read and written
// atomically. It runs on an OS thread of its own, sleeps to absolute deadlines, and has real-time priority where the system
// allows. A busy program should make room for it: see MakeRoom.
package haptic
