package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

func TestPrecompute(t *testing.T) {
	dir := t.TempDir()
	bar, box := filepath.Join(dir, "bar.msh"), filepath.Join(dir, "box.obj")
	tets := mesh.TetBar(spatial.V(1, 1, 2), 2, 2, 4)
	if err := tets.WriteFile(bar); err != nil {
		t.Fatal(err)
	}
	surface := tets.Skin().Surface
	write := func(s *mesh.Surface) {
		var b bytes.Buffer
		if err := s.Write(&b, box); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(box, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(surface)
	command := func(code int, args ...string) (out, err string) {
		t.Helper()
		var stdout, stderr bytes.Buffer
		if got := run(append([]string{"precompute"}, args...), &stdout, &stderr); got != code {
			t.Fatalf("tendril precompute %v: exit %d, want %d\n%s%s", args, got, code, &stdout, &stderr)
		}
		return stdout.String(), stderr.String()
	}
	decode := func(text string) (r precomputed) {
		t.Helper()
		if err := json.Unmarshal([]byte(text), &r); err != nil {
			t.Fatal(err)
		}
		return r
	}
	out, _ := command(success, bar, "--fix", "bottom", "--move", "top", "--json")
	if r := decode(out); r.Cached || r.Fixed != 9 || r.Moved != 9 || r.Method != "finite elements" || r.Out != bar+".green" {
		t.Errorf("it made %+v", r)
	}
	out, _ = command(success, bar, "--fix", "bottom", "--move", "top", "--json")
	if r := decode(out); !r.Cached {
		t.Errorf("it was computed again: %+v", r)
	}
	out, _ = command(success, bar, "--fix", "bottom", "--touch", "z>1.5", "--json")
	if r := decode(out); r.Cached || !strings.Contains(r.Stale, "another mesh") || r.Touchable != 9 {
		t.Errorf("it made %+v", r)
	}
	out, _ = command(success, box, "--fix", "z<-1.9", "-o", filepath.Join(dir, "box.green"))
	if !strings.Contains(out, "boundary elements") || !strings.Contains(out, "9 fixed") {
		t.Errorf("it says %s", out)
	}
	for want, args := range map[string][]string{
		`as in "z<0.01"`:            {bar, "--fix", "left-ish"},
		"want a number after":       {bar, "--fix", "z<much"},
		"there are none":            {bar, "--fix", "z<-99"},
		"there is no such file":     {filepath.Join(dir, "none.obj"), "--fix", "z<0"},
		"missing flags: --fix":      {bar},
		"no such file or directory": {bar, "--fix", "bottom", "-o", filepath.Join(dir, "none", "x.green")},
	} {
		if _, err := command(wrongUse, args...); !strings.Contains(err, want) {
			t.Errorf("%v: it says %s, want %q", args, err, want)
		}
	}
	if _, err := command(failedCheck, bar, "--fix", "bottom", "--poisson", "0.5"); !strings.Contains(err, "less than 0.5") {
		t.Errorf("it says %s", err)
	}
	surface.Triangles = surface.Triangles[1:]
	write(surface)
	if _, err := command(failedCheck, box, "--fix", "z<-1.9"); !strings.Contains(err, "tendril mesh repair") {
		t.Errorf("it says %s", err)
	}
}
