// Package haply talks to a Haply Inverse3 through the service that comes with it: JSON over a WebSocket on port 10001. The service
// tells first what is plugged in, and then one state for each message that it gets; a device that gets no messages idles.
//
// Axes are the service's: right-handed, x to the right, y away from the hand, z up, as in Tendril's world. Positions are of the cursor,
// from the middle of the device's mounting plate; the orientation is of the VerseGrip in the hand, where there is one.
package haply
