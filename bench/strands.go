package bench

import (
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/spatial"
)

// strandsByFours compares the vector kernels with one strand at a time: long curled hair on a head that turns, on one core.
func strandsByFours() ([]Row, error) {
	cfg := chain.Config{Gravity: spatial.V(0, 0, -9.81)}
	for i := range 190 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 190)
		var curve []spatial.Vec3
		for k := range 26 {
			s := 0.01 * float64(k)
			curve = append(curve, spatial.V((0.1+s)*cos, (0.1+s)*sin, 0.01*math.Sin(100*s+float64(i))))
		}
		cfg.Strands = append(cfg.Strands, chain.Strand{Curve: curve, Material: "hair"})
	}
	var perLink [2]float64 // ns for a link and a Newton iteration: plain, by fours
	for i := range perLink {
		cfg.Plain = i == 0
		run, err := move(cfg, 1, 3)
		if err != nil {
			return nil, err
		}
		// Iterations are counted by tree, and a tree has 25 links.
		perLink[i] = run.seconds * 1e9 / float64(run.iterations*run.links/run.trees)
	}
	return []Row{
		{Name: "a link in a Newton iteration, one strand at a time", Figure: perLink[0], Unit: "ns"},
		{Name: "a link in a Newton iteration, strands by fours (AVX2 where there is)", Figure: perLink[1], Unit: "ns"},
		{Name: "strands by fours, how much faster", Figure: perLink[0] / perLink[1], Unit: "×", Target: 2.5, TargetSource: ourAim, HigherBetter: true},
	}, nil
}

// sceneRate measures how many steps a second a scene of the gallery makes, on all cores. The median is what it keeps up with.
func sceneRate(name, what string, aim float64, steps int) ([]Row, error) {
	data, err := scenes.Read(name)
	if err != nil {
		return nil, err
	}
	s, err := scene.Load(name+".yaml", data)
	if err != nil {
		return nil, err
	}
	running, err := s.Build()
	if err != nil {
		return nil, err
	}
	defer running.World.Close()
	for range min(steps/10, 20) {
		running.World.Step()
	}
	times := make([]float64, steps)
	for i := range times {
		begin := time.Now()
		running.World.Step()
		times[i] = time.Since(begin).Seconds()
	}
	slices.Sort(times)
	rate := 1 / times[len(times)/2]
	return []Row{
		{Name: fmt.Sprintf("%s (%s), steps a second", name, what), Figure: rate, Unit: "Hz", Target: aim, TargetSource: ourAim, HigherBetter: true},
		{Name: fmt.Sprintf("%s, simulated over real time at its step of %.3g s", name, s.Step), Figure: rate * s.Step, Unit: "×", Target: 1, TargetSource: ourAim, HigherBetter: true},
	}, nil
}
