package igtl_test

import (
	"context"
	"fmt"
	"time"

	"github.com/tendril-sim/tendril/haptic/igtl"
	"github.com/tendril-sim/tendril/spatial"
)

// A tracker tells where a probe is.
func Example() {
	ctx := context.Background()
	tracker, err := igtl.Listen(ctx, igtl.Config{Addr: "127.0.0.1:0"})
	if err != nil {
		panic(err)
	}
	defer tracker.Close()
	link, err := igtl.Dial(ctx, igtl.Config{Addr: tracker.Addr().String()})
	if err != nil {
		panic(err)
	}
	defer link.Close()
	probe, err := link.Device("Probe")
	if err != nil {
		panic(err)
	}
	for !probe.Pose(time.Now()).Alive {
		tracker.SendTransform("Probe", spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.125, 0, 0.25)}, time.Now())
		time.Sleep(time.Millisecond)
	}
	fmt.Println(probe.Name(), "is at", probe.Pose(time.Now()).Frame.Pos)
	// Output: Probe is at {0.125 0 0.25}
}
