package hand_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/spatial"
)

// A hand closes for a pinch. In a world its bodies would be added with AddBody, its Passes with Pass, and stepped there.
func Example() {
	h, err := hand.New(hand.Config{Left: true, Size: 0.18})
	if err != nil {
		panic(err)
	}
	pinch := hand.Grasp{Recipe: hand.Pinch, Closure: 1}.Angles()
	const step = 0.001 // [s]
	for range 500 {
		h.Move(spatial.AtOrigin, &pinch)
		h.Advance(step)
		for _, b := range h.Bodies() {
			b.Predict(step)
			b.Correct(step)
		}
	}
	var frames [hand.Limbs]spatial.Frame
	h.Frames(&frames)
	thumb, _ := h.Skeleton().Pad(hand.Thumb, &frames)
	index, _ := h.Skeleton().Pad(hand.Index, &frames)
	fmt.Printf("the pads are %.1f mm apart\n", 1e3*thumb.Sub(index).Norm())
	// Output: the pads are 0.5 mm apart
}
