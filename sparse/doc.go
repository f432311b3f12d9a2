// Package sparse solves the linear equations of soft solids: symmetric positive definite matrices of 3×3 blocks, one for each pair of
// nodes that share an element.
//
// A Pattern says which blocks there are, a Matrix has their values. CG solves by conjugate gradients with a preconditioner of two levels:
// blocks on the diagonal, and the rigid motions of aggregates of nodes, which carry across the whole body what the blocks
// would only pass from neighbour to neighbour. LDL factorises, with an order that keeps the factor sparse. Vectors have three numbers for each
// node. Nodes can be held: they are known, and their rows are left out.
//
// Sums are formed in parts that are fixed by the pattern, so that results do not depend on how many goroutines work.
package sparse
