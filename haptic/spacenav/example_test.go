package spacenav_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/haptic/spacenav"
)

// What the daemon writes when the cap is pushed to the right and lifted.
func ExampleDecodeEvent() {
	written := (&spacenav.Event{Push: [3]int32{120, 40, 0}}).Append(nil)
	e, err := spacenav.DecodeEvent(written)
	fmt.Println(len(written), e.Kind == spacenav.Motion, e.Push, err)
	// Output: 32 true [120 40 0] <nil>
}
