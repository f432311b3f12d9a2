package validate

import (
	"slices"
	"strings"
	"testing"
)

// Whoever asks for a group that is not there learns which there are.
func TestAnUnknownGroupIsToldTheOthers(t *testing.T) {
	groups := Groups()
	for _, want := range []string{"spatial", "constraint", "rod", "world"} {
		if !slices.Contains(groups, want) {
			t.Errorf("groups %v, want %s among them", groups, want)
		}
	}
	_, err := Run([]string{"constraints"}, nil)
	if err == nil || !strings.Contains(err.Error(), `did you mean "constraint"`) || !strings.Contains(err.Error(), strings.Join(groups, ", ")) {
		t.Errorf("Run gives %v, want a suggestion and the groups", err)
	}
}
