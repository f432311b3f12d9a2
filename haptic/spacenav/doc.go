// Package spacenav makes a hand of a SpaceMouse, through the socket of spacenavd, the free driver for such devices.
//
// A SpaceMouse says how hard its cap is pushed and turned, not where it is: the push is a velocity, and the pose is what the velocity has
// come to. It feels nothing.
package spacenav
