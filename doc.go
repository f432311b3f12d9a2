// Package tendril simulates thin and soft things that people touch, at the rate that touch needs.
//
// It holds no code of its own: start at the packages spatial, rod and world, or at the command in cmd/tendril.
// ARCHITECTURE.md says how they hang together.
package tendril

//go:generate go run ./docs/draw
//go:generate go run ./cmd/tendril validate --figure "A fast hand=docs/fast-hand.svg"
//go:generate go run ./cmd/tendril run six-motions --plot docs/six-motions.svg
