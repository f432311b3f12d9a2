// Package haptic makes a simulated body felt: a loop at 1 kHz that reads a device, asks the latest local model of the body
// for the force, makes it safe and gives it to the hand.
//
// A tick is:
//
//  1. sense: the device's pose and a filtered velocity of it
//  2. couple: the virtual coupling (Pai 2002, section 4) between device and body, with the body's local linear model, so that
//     the force is right between two steps of the simulation too (coupling.go)
//  3. keep passive: observe what the hand has gained because forces are held for a tick, and damp that away (passivity.go)
//  4. guard: limits of slew, the clamp, and the release by watchdog and dead man's button (guard.go)
//  5. feel: the wrench goes to the device
//  6. book: tick, lateness, latency and energy, for plots, figures and logs (history.go, spread.go, log.go)
//
// A coupling that is stiffer than the device can render is softened to what Limits and Handle say. Devices with closed or open
// protocols are in the packages below this one; emulator.go computes one, with the hand that holds it, and presets.go has the
// published limits of some.
//
// The loop waits for nobody: it takes no lock and allocates nothing, and everything it shares is read and written
// atomically. It runs on an OS thread of its own, sleeps to absolute deadlines, and has real-time priority where the system
// allows. A busy program should make room for it: see MakeRoom.
package haptic
