package record

import (
	"bytes"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/internal/wire"
)

// victim names the file that a process of TestKilled should write until it is killed.
const victim = "TENDRIL_TEST_VICTIM"

func TestMain(m *testing.M) {
	if path := os.Getenv(victim); path != "" {
		recordForever(path)
	}
	os.Exit(m.Run())
}

func recordForever(path string) {
	w, err := Create(path, Info{Scene: "victim", Step: 0.001}, Options{Rate: math.Inf(1), flushAfter: time.Millisecond})
	if err != nil {
		panic(err)
	}
	f := wire.Frame{Bodies: []wire.Body{{Poses: make([]wire.Pose, 1000)}}}
	for {
		f.Step++
		f.Time = float64(f.Step) / 1000
		w.WriteFrame(f.Append(nil), nil)
		time.Sleep(50 * time.Microsecond)
	}
}

// A process is killed while it records; every frame up to the last flush is there.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	for i := range 3 {
		path := filepath.Join(t.TempDir(), "killed.mcap")
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), victim+"="+path)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for deadline := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
			if stat, err := os.Stat(path); err == nil && stat.Size() > int64(1+i)<<20 {
				break
			}
			if time.Now().After(deadline) {
				t.Error("it records nothing")
				break
			}
		}
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		r, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		frames, stat := collect(r, TopicFrames), must(os.Stat(path))
		if !r.Loss().Unfinished || len(frames) == 0 || r.Loss().Bytes > uint64(stat.Size())/2 {
			t.Errorf("%d frames in %d bytes, %v", len(frames), stat.Size(), r.Loss())
		}
		var f wire.Frame
		for _, m := range frames {
			if err := f.Decode(m.Data); err != nil || !bytes.Equal(f.Append(nil), m.Data) {
				t.Fatalf("a frame is not what was shown: %v", err)
			}
		}
		_ = r.Close()
	}
}

func must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}
