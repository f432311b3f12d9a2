// Package chain moves cables, hair, tails and trees: open trees of rigid links with joints between them, stiff, integrated
// implicitly in time linear in the number of links (Hadap 2006).
//
// A Chain is made from a hierarchy of curves (Config.Strands) and is a constraint.Body: a world steps it, bonds hold it,
// hands pull it. Each step of the interactive method is the minimum of an energy, found by Newton's method with the exact
// Hessian in one sweep up and one sweep down the tree (sweep.go). The accurate method gives the exact residual of the
// equations of motion (residual.go) to the integrator of package dae.
package chain
