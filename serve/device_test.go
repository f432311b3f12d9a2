package serve

import (
	"bytes"
	"context"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/bridge"
	"github.com/tendril-sim/tendril/spatial"
)

const bridgedWall = `
title: wall
step: 0.001
gravity: [0, 0, 0]
touch: {pause: 0}
bodies:
  wall: {rigid: {motion: static, shape: {box: {size: [0.02, 0.2, 0.2]}}, frame: {position: [0.02, 0, 0]}}}
  tip: {rigid: {shape: {sphere: {radius: 0.01}}, mass: 0.02, frame: {position: [-0.02, 0, 0]}}}
devices:
  stylus: {kind: bridge, body: tip, frame: {position: [0, 0, 0], rotation: [0, 0, 3.14159265]}, linear: 500, preset: omega.3, passive: false}
`

// A device over the bridge presses against the wall of a scene that is served, in its own axes, and feels it; when the scene ends it feels nothing.
func TestSceneHasADevice(t *testing.T) {
	folder := t.TempDir()
	s, err := New(Config{Ticks: folder})
	if err != nil {
		t.Fatal(err)
	}
	x := newSession(s, "wall", &source{name: "wall", file: "wall.yaml", read: func() ([]byte, error) { return []byte(bridgedWall), nil }})
	x.open()
	if x.err != nil {
		t.Fatal(x.err)
	}
	ended := false
	defer func() {
		if !ended {
			x.stop()
		}
	}()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	client, err := bridge.Dial(ctx, bridge.ClientConfig{Hello: bridge.Hello{Name: "test"}})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = client.Close() }()
	// Its x is the scene's −x: it goes 4 mm into the wall, where 500 N/m are 2 N.
	feel := func(want float64) (felt spatial.Wrench) {
		for ctx.Err() == nil {
			_ = client.Move(bridge.Pose{Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(-0.004, 0, 0)}, Held: true})
			if felt = client.Wrench(time.Now()); math.Abs(felt.Force.X-want) < 0.02 {
				return felt
			}
			time.Sleep(2 * time.Millisecond)
		}
		t.Fatalf("felt %v, want %v N along x", felt.Force, want)
		return felt
	}
	for range 50 { // long enough for a log
		feel(2)
		time.Sleep(2 * time.Millisecond)
	}
	x.mu.Lock()
	loops := len(x.loops())
	x.mu.Unlock()
	if loops != 2 { // the first hand has one, too
		t.Errorf("%d loops, want 2", loops)
	}
	x.stop()
	ended = true
	feel(0)
	logs, err := filepath.Glob(filepath.Join(folder, "*.csv"))
	if err != nil || len(logs) != 2 {
		t.Fatalf("%d logs, %v; want one for each loop", len(logs), err)
	}
	for _, name := range logs {
		text, err := os.ReadFile(name)
		if rows := bytes.Count(text, []byte("\n")); err != nil || rows < 3 || !bytes.HasPrefix(text, []byte(haptic.LogHeader)) {
			t.Errorf("%s: %d rows, %v", name, rows, err)
		}
	}
}
