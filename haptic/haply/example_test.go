package haply_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/haptic/haply"
	"github.com/tendril-sim/tendril/spatial"
)

// A message to the service, and a state from it.
func ExampleState_Decode() {
	fmt.Printf("%s\n", haply.AppendForce(nil, "049D", haply.Vector, spatial.V(0, 0, 1.5)))
	var s haply.State
	if err := s.Decode([]byte(`{"inverse3": [{"device_id": "049D", "state": {"cursor_position": {"x": 0.1, "y": 0, "z": 0.2}}}]}`)); err != nil {
		panic(err)
	}
	fmt.Printf("%s is at %v\n", s.Inverses[0].ID, s.Inverses[0].Position)
	// Output:
	// {"inverse3":[{"device_id":"049D","commands":{"set_cursor_force":{"vector":{"x":0,"y":0,"z":1.5}}}}]}
	// 049D is at {0.1 0 0.2}
}
