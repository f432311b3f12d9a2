// Package field is what acts on thin bodies from outside, at every place of them: gravity, air that blows and drags, turbulence, vortices,
// wakes, attraction, formulas of a scene file, and the medium that hair is to itself.
//
// A body shows itself as elements, short straight pieces. A Field adds to the Effect of each: a force at the present place and
// velocity, and how that force changes with both, so that a step can take it implicitly and stays stable in a storm:
//
//	F(x + δx, v + δv) ≈ Force − Stiff δx − Drag δv
//
// Air is one field with many sources. Velocities of wind, gusts, turbulence, vortices and wakes add up first, and the law of drag
// sees their sum: this is not the sum of the drags of each.
//
// Continuum is the strand–strand interaction of Hadap & Magnenat-Thalmann (2001): hair as a fluid-like medium, with pressure where it is
// denser than it was groomed, and viscosity between strands that pass each other.
//
// Fields are plain values: New… where something is computed beforehand, Validate where nothing is. They allocate nothing while they act, and
// their random numbers come from integers alone: a seed means the same gusts everywhere.
package field
