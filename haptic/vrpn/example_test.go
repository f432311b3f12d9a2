package vrpn_test

import (
	"context"
	"fmt"
	"time"

	"github.com/tendril-sim/tendril/haptic/vrpn"
	"github.com/tendril-sim/tendril/spatial"
)

// A server with a tool, as a VRPN program sees it.
func Example() {
	ctx := context.Background()
	server, err := vrpn.Listen(ctx, vrpn.ServerConfig{Addr: "127.0.0.1:0"})
	if err != nil {
		panic(err)
	}
	defer server.Close()
	tool, err := server.Tool("Tool0", 1)
	if err != nil {
		panic(err)
	}
	client, err := vrpn.Dial(ctx, vrpn.ClientConfig{Addr: server.Addr().String()})
	if err != nil {
		panic(err)
	}
	defer client.Close()
	seen, err := client.Device("Tool0", 0)
	if err != nil {
		panic(err)
	}
	for !seen.Pose(time.Now()).Alive {
		tool.Move(0, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.1, 0.2, 0.3)}, spatial.Twist{}, time.Now())
		time.Sleep(time.Millisecond)
	}
	fmt.Println(seen.Name(), "is at", seen.Pose(time.Now()).Frame.Pos)
	// Output: Tool0 is at {0.1 0.2 0.3}
}
