package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/record"
)

func TestRecordAndInfo(t *testing.T) {
	scene, file := write(t, "hair.yaml", hair), filepath.Join(t.TempDir(), "hair.mcap")
	code, out, stderr := call("run", scene, "--set", "bodies.hair.rod.young=6e9", "--duration", "0.1", "--record", file, "--json")
	if code != success {
		t.Fatal(stderr)
	}
	hash := object(t, out)["hash"]
	code, out, stderr = call("info", file, "--json")
	if code != success {
		t.Fatal(stderr)
	}
	got := object(t, out)
	if got["hash"] != hash || got["title"] != "A hair" || got["finished"] != true || got["frames"] != 6.0 || got["lost_bytes"] != 0.0 {
		t.Errorf("got %v, want the hash %v", got, hash)
	}
	if _, out, _ := call("info", file); !strings.Contains(out, "6 frames, 0.095 s") || !strings.Contains(out, "with bodies.hair.rod.young=6e9, duration=0.1") {
		t.Errorf("got %s", out)
	}
	if _, out, _ := call("info", file, "--text"); out != hair {
		t.Errorf("got %s", out)
	}
}

// A recording has what is needed to run the scene again, and that gives the same picture.
func TestRecordingIsReproducible(t *testing.T) {
	file := filepath.Join(t.TempDir(), "hair.mcap")
	if code, _, stderr := call("run", write(t, "hair.yaml", hair), "--set", "gravity[2]=-1.62", "--record", file); code != success {
		t.Fatal(stderr)
	}
	r, err := record.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	info := r.Info()
	s, err := info.Load()
	if err != nil {
		t.Fatal(err)
	}
	again, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	values := make([]float64, len(again.Probes()))
	for m, err := range r.Messages(record.TopicFrames) {
		if err != nil {
			t.Fatal(err)
		}
		for again.World.Time() < wire.TimeOf(m.Data) {
			again.World.Step()
		}
		for i, p := range again.Probes() {
			values[i] = p.Read()
		}
		var f wire.Frame
		shot := again.World.Snapshot()
		f.Show(shot, values)
		shot.Release()
		if string(f.Append(nil)) != string(m.Data) {
			t.Fatalf("the picture at %v s differs", f.Time)
		}
	}
}

func TestInfoOfACutRecording(t *testing.T) {
	file := filepath.Join(t.TempDir(), "hair.mcap")
	if code, _, stderr := call("run", write(t, "hair.yaml", hair), "--record", file); code != success {
		t.Fatal(stderr)
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	cut := write(t, "cut.mcap", string(b[:len(b)-10]))
	if code, out, stderr := call("info", cut); code != success || !strings.Contains(out, "not finished") || !strings.Contains(out, "3 frames") {
		t.Errorf("%d: %s%s", code, out, stderr)
	}
	for args, want := range map[string]string{
		"info " + write(t, "x.mcap", "elephant"):                          "is not an MCAP file",
		"info nowhere.mcap":                                               "no such file",
		"run " + write(t, "hair.yaml", hair) + " --record nowhere/x.mcap": "--record: ",
	} {
		if code, _, stderr := call(strings.Fields(args)...); code != wrongUse || !strings.Contains(stderr, want) {
			t.Errorf("%s: %d, %s", args, code, stderr)
		}
	}
}
