// Package solid moves soft solids: tetrahedra with linear displacements, corotational (Le Gouis 2013, section 4.1) or, for large strains,
// stable neo-Hookean (Smith, de Goes and Kim 2018).
//
// A step is implicit: (M + hC + h²K) v = M v₀ + h f, with the stiffness K of the shape in which the step begins, solved by conjugate gradients with a preconditioner of two levels (package sparse).
// What a corotational element does follows from its gradients turned with it, so that neither forces nor stiffness need the 12×12 matrix of the books.
package solid
