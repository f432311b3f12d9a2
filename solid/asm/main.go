// Command asm writes the AVX2 and FMA kernels of package solid, kernels_amd64.s and the Go declarations to it: run go generate in
// solid. It is a module of its own, so that nothing else depends on avo.
//
// What four elements do is written as formulas (element.go) of values that are four float64 each, one an element, which internal/lanes turns into instructions. row.go sums up what the
// elements around a node do.
package main

import (
	. "github.com/mmcloughlin/avo/build"

	. "github.com/tendril-sim/tendril/internal/lanes"
)

func main() {
	ConstraintExpr("amd64")
	corotate()
	stiffen()
	WriteConstants()
	Generate()
}
