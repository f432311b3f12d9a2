// Package spatial is the geometry that everything in Tendril stands on: vectors, rotations, frames, twists and
// wrenches, the exponential maps of SO(3) and SE(3), and smooth curves through rotations.
//
// Units are SI, angles are radians, axes are right-handed. A rotation acts on column vectors; a Frame maps local to
// parent coordinates; twists and wrenches are (angular, linear).
package spatial
