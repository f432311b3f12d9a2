package record

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// found is what testdata/check.cjs found in a recording.
type found struct {
	Stream struct {
		Records, Topics map[string]int
		Frames          string
		Done            bool
	}
	Indexed struct {
		Topics, Attachments map[string]int
		Metadata            map[string]map[string]string
		Frames              string
	}
}

// check reads a recording with Foxglove's library, where that is installed: testdata/check.cjs says how.
func check(t *testing.T, path, state string) (result found) {
	t.Helper()
	script, err := filepath.Abs("testdata/check.cjs")
	if err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{"../web", "../bin/mcap"} {
		cmd := exec.Command("node", script, path, state)
		cmd.Dir = dir
		out, err := cmd.Output()
		var exit *exec.ExitError
		switch {
		case err == nil:
			if err := json.Unmarshal(out, &result); err != nil {
				t.Fatal(err)
			}
			return result
		case errors.As(err, &exit) && exit.ExitCode() != 3:
			t.Fatalf("%v: %s", err, exit.Stderr)
		}
	}
	t.Skip("node with @mcap/core is not installed")
	return result
}

func TestFoxglovesLibraryReadsIt(t *testing.T) {
	file := recorded(t, 40)
	whole, cut := filepath.Join(t.TempDir(), "whole.mcap"), filepath.Join(t.TempDir(), "cut.mcap")
	killed := file.lengths[len(file.lengths)/2] + 100 // in the middle of a chunk
	if err := errors.Join(os.WriteFile(whole, file.Bytes(), 0o644), os.WriteFile(cut, file.Bytes()[:killed], 0o644)); err != nil {
		t.Fatal(err)
	}
	digest := func(messages []Message) string {
		h := sha256.New()
		for _, m := range messages {
			h.Write(m.Data)
		}
		return fmt.Sprintf("%x", h.Sum(nil))
	}
	ours := read(t, file.Bytes())
	want := digest(collect(ours, TopicFrames))
	got := check(t, whole, "finished")
	if !got.Stream.Done || got.Stream.Frames != want || got.Indexed.Frames != want {
		t.Errorf("the frames differ: %+v, want %s", got, want)
	}
	for topic, n := range map[string]int{TopicFrames: 40, TopicProbes: 40, TopicScene: len(collect(ours, TopicScene))} {
		if got.Stream.Topics[topic] != n || got.Indexed.Topics[topic] != n {
			t.Errorf("%s: %d and %d messages, want %d", topic, got.Stream.Topics[topic], got.Indexed.Topics[topic], n)
		}
	}
	if got.Indexed.Attachments[textName] != len(hair) || got.Indexed.Metadata[resultName]["frames"] != "40" {
		t.Errorf("got %+v", got.Indexed)
	}
	got = check(t, cut, "cut")
	if want := collect(read(t, file.Bytes()[:killed]), TopicFrames); got.Stream.Topics[TopicFrames] != len(want) || got.Stream.Frames != digest(want) {
		t.Errorf("of a cut file it reads %+v, we read %d frames", got.Stream, len(want))
	}
}
