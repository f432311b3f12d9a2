package bridge_test

import (
	"context"
	"fmt"
	"time"

	"github.com/tendril-sim/tendril/haptic/bridge"
	"github.com/tendril-sim/tendril/spatial"
)

// A device at one end, a spring of 100 N/m at the other. In a program of Tendril's the haptic loop is in the place of the spring.
func Example() {
	ctx := context.Background()
	arrived := make(chan *bridge.Device, 1)
	server, err := bridge.Listen(ctx, bridge.Config{Addr: "127.0.0.1:0", Arrived: func(d *bridge.Device) { arrived <- d }})
	if err != nil {
		panic(err)
	}
	defer server.Close()
	pen, err := bridge.Dial(ctx, bridge.ClientConfig{URL: "udp://" + server.Addr().String(), Hello: bridge.Hello{Name: "pen", Force: 3}})
	if err != nil {
		panic(err)
	}
	defer pen.Close()
	device := <-arrived
	where := bridge.Pose{Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.02, 0, 0)}, Held: true}
	for force := 0.0; force == 0; time.Sleep(time.Millisecond) {
		_ = pen.Move(where) // not connected yet, perhaps
		device.Feel(spatial.Wrench{Force: device.Pose(time.Now()).Frame.Pos.Scale(-100)})
		if force = pen.Wrench(time.Now()).Force.X; force != 0 {
			fmt.Printf("the %s feels %.0f N\n", device.Name(), force)
		}
	}
	// Output: the pen feels -2 N
}
