package record_test

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/tendril-sim/tendril/record"
	"github.com/tendril-sim/tendril/scene"
)

const thread = `title: A thread
bodies:
  thread:
    rod:
      curve: {line: {to: [0.1, 0, 0]}}
      section: {radius: 1e-4}
      young: 3e9
      density: 900
      holds: [{at: start}]
probes:
  tip: {what: position, body: thread, at: end, axis: z}
`

// A scene is recorded for a second and looked at again.
func Example() {
	dir, err := os.MkdirTemp("", "record")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "thread.mcap")

	s, err := scene.Load("thread.yaml", []byte(thread))
	if err != nil {
		log.Fatal(err)
	}
	running, err := s.Build()
	if err != nil {
		log.Fatal(err)
	}
	w, err := record.Create(file, record.Describe("thread.yaml", []byte(thread), nil, running), record.Options{Wait: true})
	if err != nil {
		log.Fatal(err)
	}
	for range 200 {
		running.World.Step()
		shot := running.World.Snapshot()
		w.Write(shot, []float64{running.Probes()[0].Read()})
		shot.Release()
	}
	if err := w.Close(); err != nil {
		log.Fatal(err)
	}

	r, err := record.Open(file)
	if err != nil {
		log.Fatal(err)
	}
	defer r.Close()
	fmt.Printf("%s: %d frames, %.3f s, %v\n", r.Info().Title, r.Result().Frames, r.Duration(), r.Loss())
	// Output: A thread: 60 frames, 0.995 s, nothing lost
}
