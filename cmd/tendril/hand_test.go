package main

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
)

// A run of a hand ends with the mug held, and tells what each finger felt in every step. Half of the steps at least are done within the
// millisecond that touch leaves them, even where others share the machine.
func TestRunAHand(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mug.csv")
	code, out, stderr := call("run", "grasp-mug", "--json", "--csv", file)
	if code != success {
		t.Fatalf("exit code %d: %s", code, stderr)
	}
	sum := object(t, out)
	last := func(name string) float64 {
		return sum["figures"].(map[string]any)[name].(map[string]any)["last"].(float64)
	}
	if z, slip := last("height of the mug"), last("slip"); z < 0.2 || slip > 5e-5 {
		t.Errorf("the mug is at %v m and slipped by %v m", z, slip)
	}
	if median := sum["step_time_us"].(map[string]any)["p50"].(float64); median > 1000 {
		t.Errorf("a step takes %v µs", median)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) != 1+15000 {
		t.Fatalf("%d rows: %v", len(rows), err)
	}
	for _, finger := range []string{"thumb [N]", "index finger [N]", "middle finger [N]", "ring finger [N]", "little finger [N]"} {
		column := slices.Index(rows[0], finger)
		if column < 0 {
			t.Fatalf("no column %q in %v", finger, rows[0])
		}
		if force, err := strconv.ParseFloat(rows[len(rows)-1][column], 64); err != nil || force <= 0 {
			t.Errorf("%s is %v: %v", finger, force, err)
		}
	}
}
