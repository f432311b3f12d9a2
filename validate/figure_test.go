package validate

import (
	"encoding/xml"
	"strings"
	"testing"
)

// A figure is a picture that stands alone: well-formed, with a size, a name space and colours of its own.
func TestFigure(t *testing.T) {
	svg, err := Figure("A fast hand")
	if err != nil {
		t.Fatal(err)
	}
	if err := xml.Unmarshal([]byte(svg), &struct{}{}); err != nil {
		t.Error(err)
	}
	for _, want := range []string{"http://www.w3.org/2000/svg", "--series2:", "clasp", "time [s]"} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %q in the picture", want)
		}
	}
	if _, err := Figure("A fast hnad"); err == nil || !strings.Contains(err.Error(), "A fast hand") {
		t.Errorf("a wrong title: %v", err)
	}
}
