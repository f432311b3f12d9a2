package bench

import (
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
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

// knotCost measures steps of a rope with an overhand knot in CPU time: while it is drawn tight, and when it is held. How many contacts a tight knot is left
// with depends on how it was drawn, and the cost of a step on that.
func knotCost() ([]Row, error) {
	const links, radius, warm, steps = 300, 0.003, 2600, 300
	w, err := world.New(world.Config{Step: 0.001, Workers: 1, Pause: -1})
	if err != nil {
		return nil, err
	}
	defer w.Close()
	var curve []spatial.Vec3
	for i := range 81 { // the polynomial trefoil, its ends straightened
		t := 4.4 * (float64(i)/80 - 0.5)
		curve = append(curve, spatial.V(t*t*t-3*t, 0.6*(t*t*t*t-4*t*t), 0.12*(t*t*t*t*t-10*t)).Scale(0.02))
	}
	out := spatial.V(0.15, 0, 0)
	curve = slices.Concat([]spatial.Vec3{curve[0].Sub(out)}, curve, []spatial.Vec3{curve[80].Add(out)})
	rope, err := chain.New(chain.Config{Contact: chain.Winding, Damping: 1, Strands: []chain.Strand{{
		Curve: curve, Rest: []spatial.Vec3{{}, {X: 1}}, Links: links, Root: chain.Free, Radius: radius, Density: 1200, Young: 1e7, Poisson: 0.4, Loss: 0.01, BendDamping: 1e-6,
	}}})
	if err != nil {
		return nil, err
	}
	body, err := w.AddBody("rope", rope)
	if err != nil {
		return nil, err
	}
	var bonds [2]int
	var ends [2]spatial.Frame
	for i := range bonds {
		p := rope.PointAt(0, float64(i))
		ends[i] = rope.Pose(p)
		if bonds[i], err = w.AddBond(constraint.Bond{
			A: constraint.Anchor{Body: constraint.World, Frame: ends[i]}, B: constraint.Anchor{Body: body, Point: p}, Axes: constraint.Pinned, Linear: 2000,
		}); err != nil {
			return nil, err
		}
	}
	flagged, contacts := 0, 0
	step := func() {
		if r := w.Step(); r.Flags != 0 {
			flagged++
		} else {
			contacts = max(contacts, r.Bonds.Contacts)
		}
	}
	begin := cpuTime()
	for range warm {
		for i, side := range []float64{-1, 1} {
			if w.BondWrench(bonds[1]).Force.Norm() < 40 {
				ends[i].Pos.X += side * 1e-4
				w.MoveBond(bonds[i], ends[i])
			}
		}
		step()
	}
	drawing, most := 1e3*(cpuTime()-begin).Seconds()/warm, contacts
	contacts = 0
	begin = cpuTime()
	for range steps {
		step()
	}
	cost := 1e3 * (cpuTime() - begin).Seconds() / steps
	if flagged > 0 {
		return nil, fmt.Errorf("a knot: %d of %d steps are flagged", flagged, warm+steps)
	}
	return []Row{{
		Name:   fmt.Sprintf("rope of %d links in a knot, pulled with %.0f N, %d contacts with itself, a step", links, w.BondWrench(bonds[1]).Force.Norm(), contacts),
		Figure: cost, Unit: "ms", Target: 2, TargetSource: ourAim,
	}, {
		Name: fmt.Sprintf("the same while it is drawn tight and comes to rest, on average, up to %d contacts", most), Figure: drawing, Unit: "ms",
	}}, nil
}
