package wire

import (
	"reflect"
	"testing"
)

// Contacts follow a frame for those who asked, and are decoded to the same; what is cut short or too long is refused.
func TestContacts(t *testing.T) {
	want := Frame{
		Bodies: []Body{{Flags: Asleep, Poses: []Pose{{}}}}, Probes: []float32{1, 2},
		Contacts: []Contact{
			{A: 1, B: 2, Sliding: true, Place: [3]float32{1, 2, 3}, Normal: [3]float32{0, 0, 1}, Force: [3]float32{4, 5, 6}},
			{A: 3, B: 0, Place: [3]float32{-1, 0, 0}, Normal: [3]float32{1, 0, 0}, Force: [3]float32{7, 0, 0}},
		},
	}
	plain := want.Append(nil)
	data := want.AppendContacts(want.Append(nil))
	if len(data) != len(plain)+4+2*ContactSize {
		t.Fatalf("%d bytes of contacts, want %d", len(data)-len(plain), 4+2*ContactSize)
	}
	var got Frame
	if err := got.Decode(data); err != nil || !reflect.DeepEqual(got.Contacts, want.Contacts) || len(got.Probes) != 2 {
		t.Fatalf("got %+v: %v", got, err)
	}
	if err := got.Decode(plain); err != nil || len(got.Contacts) != 0 {
		t.Errorf("a frame without contacts has %d: %v", len(got.Contacts), err)
	}
	for _, wrong := range [][]byte{data[:len(data)-1], data[:len(plain)+3], append(data[:len(data):len(data)], 0)} {
		if got.Decode(wrong) == nil {
			t.Errorf("%d bytes are taken for a frame with contacts", len(wrong))
		}
	}
}
