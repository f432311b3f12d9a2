package validate

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// TestCases asserts every case, each as its own subtest.
func TestCases(t *testing.T) {
	for _, e := range experiments() {
		t.Run(e.group+"/"+e.title, func(t *testing.T) {
			s := e.compute()
			for i := range s.Cases {
				c := &s.Cases[i]
				t.Run(c.Name, func(t *testing.T) {
					if !c.OK() {
						t.Errorf("%s: expected %v, computed %v %s: error %s, tolerance %s (%s) %v",
							c.Source, c.Expected, c.Computed, c.Unit, c.deviation(), c.tolerance(), c.Reason, c.Err)
					}
					if c.Source == "" || c.Reason == "" || !(c.Tolerance > 0) {
						t.Errorf("a case needs a source, a tolerance and a reason for it")
					}
				})
			}
		})
	}
}

func TestRunRefusesAnUnknownGroup(t *testing.T) {
	_, err := Run([]string{"spacial"}, nil)
	if err == nil || !strings.Contains(err.Error(), `did you mean "spatial"`) {
		t.Errorf("Run gave %v, want an error that suggests spatial", err)
	}
}

func TestReportPrintsTableJSONAndHTML(t *testing.T) {
	var seen []string
	r, err := Run([]string{"spatial"}, func(done, total int, name string) {
		if done < 0 || done > total {
			t.Errorf("progress %d of %d", done, total)
		}
		seen = append(seen, name)
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(seen) != len(r.Studies)+1 {
		t.Errorf("progress was called %d times for %d studies", len(seen), len(r.Studies))
	}
	r.Studies[0].Cases[0].Expected = 0.5 // so that one fails
	if r.Failed() != 1 {
		t.Errorf("%d cases failed, want 1", r.Failed())
	}

	var table, object, html bytes.Buffer
	if err := r.WriteTable(&table); err != nil {
		t.Fatal(err)
	}
	if s := table.String(); !strings.Contains(s, "FAIL") || !strings.Contains(s, "1 FAILED") {
		t.Errorf("the table hides the failure:\n%s", s)
	}
	if err := r.WriteJSON(&object); err != nil {
		t.Fatal(err)
	}
	var decoded struct {
		OK    bool
		Cases []struct{ Name, Source string }
	}
	if err := json.Unmarshal(object.Bytes(), &decoded); err != nil {
		t.Fatal(err)
	}
	if decoded.OK || len(decoded.Cases) != len(r.Cases()) {
		t.Errorf("the object says ok = %v, %d cases; want false, %d", decoded.OK, len(decoded.Cases), len(r.Cases()))
	}
	if err := r.WriteHTML(&html); err != nil {
		t.Fatal(err)
	}
	if s := html.String(); strings.Contains(s, "://") || !strings.Contains(s, "<svg") {
		t.Error("the page must be self-contained and have plots")
	}
}
