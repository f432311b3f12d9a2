package bench

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

func TestRunRefusesAnUnknownGroup(t *testing.T) {
	if _, err := Run([]string{"rope"}, nil); err == nil || !strings.Contains(err.Error(), "rod") {
		t.Errorf("Run gave %v, want an error that lists the groups", err)
	}
}

func TestRatioIsAboveOneWhereWeAreBetter(t *testing.T) {
	faster := Row{Figure: 0.5, Target: 1}
	oftener := Row{Figure: 60, Target: 30, HigherBetter: true}
	if faster.Ratio() != 2 || oftener.Ratio() != 2 {
		t.Errorf("ratios %v and %v, want 2", faster.Ratio(), oftener.Ratio())
	}
}

func TestReportPrintsTableAndJSON(t *testing.T) {
	r := &Report{Rows: []Row{
		{Group: "rod", Name: "tick", Figure: 0.5, Unit: "ms", Target: 1, TargetSource: "aim"},
		{Group: "rod", Name: "iterations", Figure: 2.25, Unit: "mean"},
	}}
	var table, object bytes.Buffer
	if err := r.WriteTable(&table); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(table.String(), "0.500 ms") || !strings.Contains(table.String(), "2.00 ×") {
		t.Errorf("the table lacks figure or ratio:\n%s", table.String())
	}
	if err := r.WriteJSON(&object); err != nil {
		t.Fatal(err)
	}
	var decoded struct {
		Rows []struct{ Figure, Ratio float64 }
	}
	if err := json.Unmarshal(object.Bytes(), &decoded); err != nil || len(decoded.Rows) != 2 || decoded.Rows[0].Ratio != 2 {
		t.Errorf("decoded %+v, %v", decoded, err)
	}
}

// What is timed must be what it says: 1 mm and 2° a tick, solved to the end but for the odd snap, both ends where they were
// put.
func TestSutureTick(t *testing.T) {
	for _, gamma := range []float64{0, 1000} {
		s, err := NewSuture(200, gamma)
		if err != nil {
			t.Fatal(err)
		}
		s.Tick()
		before, unfinished := s.Rod.Hold(1), 0
		for range 300 {
			report := s.Tick()
			if report.Flags&constraint.Unconverged != 0 {
				unfinished++
			}
			after := s.Rod.Hold(1)
			if d := after.Pos.Sub(before.Pos).Norm(); math.Abs(d-1e-3) > 1e-5 {
				t.Fatalf("the needle moved %v m in a tick", d)
			}
			if a := before.Rot.Conj().Mul(after.Rot).Log().Norm(); math.Abs(a-2*math.Pi/180) > 1e-9 {
				t.Fatalf("the needle turned %v rad in a tick", a)
			}
			if d := s.Rod.Frame(s.Rod.Nodes() - 1).Pos.Sub(after.Pos).Norm(); d > 1e-6*0.3 && report.Flags == 0 {
				t.Fatalf("the end is %v m from the needle", d)
			}
			before = after
		}
		if unfinished > 3 {
			t.Errorf("Γ = %v: %d of 300 ticks were left to the next", gamma, unfinished)
		}
		if !s.Rod.Frame(100).Finite() || s.Rod.Frame(0).Pos.Sub(spatial.Vec3{}).Norm() > 1e-9 {
			t.Error("the other end has moved")
		}
	}
}
