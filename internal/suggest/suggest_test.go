package suggest

import "testing"

func TestNearest(t *testing.T) {
	words := []string{"rod", "spatial", "young"}
	for word, want := range map[string]string{"rods": "rod", "spacial": "spatial", "yuong": "young", "Rod": "rod", "collide": "", "": ""} {
		if got := Nearest(word, words); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", word, got, want)
		}
	}
}

func TestQuestion(t *testing.T) {
	if got := Question("rodd", []string{"rod"}); got != `, did you mean "rod"?` {
		t.Errorf("Question = %q", got)
	}
	if got := Question("zebra", []string{"rod"}); got != "" {
		t.Errorf("Question = %q, want none", got)
	}
}
