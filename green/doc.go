// Package green answers pushes on elastic skin from what was computed beforehand: James & Pai 2002.
//
// A Stiffness says what forces at the nodes of a surface go with which displacements of them. It comes from the boundary element method on a closed surface of
// triangles (FromSurface), or from tetrahedra whose inner nodes are eliminated (FromTets). A Model is the reference problem made of it: some nodes are
// fixed, the others free, and its Green's functions Ξ give what is not prescribed from what is by one product (eq. 3). A State switches nodes between displacement and
// force while it runs, by the capacitance matrix algorithm: forces where it is touched take no more than what is touched, and the whole surface is found only if
// somebody looks at it.
//
// Where the paper has tractions, forces of nodes are used here: the work of the traction on the displacement of a node. Ξ is then as symmetric as Betti's theorem wants it,
// whatever the triangles, and forces add up.
package green
