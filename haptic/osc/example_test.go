package osc_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/haptic/osc"
)

// A message for both hands, in a bundle.
func ExampleMessage_Decode() {
	packet := osc.AppendElement(osc.AppendBundle(nil), osc.AppendMessage(nil, "/hand/*", 0.5, 0, 0.25))
	var m osc.Message
	err := m.Decode(packet, func(m *osc.Message) {
		fmt.Printf("%s: %v %v %v\n", m.Address, m.Args[0].Float, m.Args[1].Float, m.Args[2].Float)
		fmt.Println(osc.Match(m.Address, []byte("/hand/left")))
	})
	if err != nil {
		panic(err)
	}
	// Output:
	// /hand/*: 0.5 0 0.25
	// true
}
