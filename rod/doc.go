// Package rod simulates thin elastic solids at rest: sutures, catheters, cables, cords. It is the Cosserat rod of
// Pai, "STRANDS: Interactive Simulation of Thin Solids using Cosserat Models", 2002.
//
// A rod is a curve that carries a frame, its strains are (u, v): curvature and twist in local axes [1/m], and shear and
// stretch [1]. Transmitted torque and force are linear in them (Pai 2002, eq. 6). The rod is quasistatic: it is always in
// equilibrium with its loads and the points where it is held.
//
// There are two ways to find that equilibrium:
//
//   - Sweep solves the Standard BVP of the paper in two explicit sweeps, one frame given at the start, one wrench at the
//     end, loads in local axes; Shoot puts Newton around it for frames at both ends.
//   - Rod is what a world is made of: any loads, in local or world axes, held at any points. It minimises the energy
//     with Newton's method, in one backward and one forward sweep an iteration, linear in the number of nodes.
package rod
