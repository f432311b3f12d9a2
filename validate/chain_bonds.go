package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

const (
	bondStep = 0.005 // [s]
	bondSpan = 60.0  // [s]
)

var noDrift = withinAbs(1e-6, "bonds are solved in rounds until forces ask for less than 10⁻⁸ m; 10⁻⁶ m in 60 s is what they promise")

// chainBonds are bonds of all kinds on chains.
func chainBonds(s *Study) error {
	gaps := &Plot{Title: "Gap of rigid bonds", Caption: "Largest in each second.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "gap", Unit: "m", Log: true}}
	for i, u := range []struct {
		name  string
		build func() (*world.World, []*chain.Chain, error)
	}{{"closed loop", ringOfLinks}, {"end on a path", ledEnd}, {"two chains", joinedPair}} {
		w, chains, err := u.build()
		if err != nil {
			return fmt.Errorf("%s: %w", u.name, err)
		}
		if err := drift(s, gaps, i, u.name, w, chains); err != nil {
			return fmt.Errorf("%s: %w", u.name, err)
		}
	}
	s.plot(gaps)
	for _, part := range []func(*Study) error{heldAccurate, limitedBar, ropedBar, contradictedEnd} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

// drift runs a world for a minute, and looks at its largest gap and, where nothing drives it, at its energy.
func drift(s *Study, gaps *Plot, colour int, name string, w *world.World, chains []*chain.Chain) error {
	energy := func() (sum float64) {
		for _, c := range chains {
			sum += c.Energy().Total()
		}
		return sum
	}
	start, gain, largest, recent := energy(), 0.0, 0.0, 0.0
	var times, seconds []float64
	for w.Time() < bondSpan-bondStep/2 {
		report := w.Step()
		if report.Flags != 0 {
			return fmt.Errorf("at %.4g s: %v", report.Time, report.Flags)
		}
		recent, gain = math.Max(recent, report.Gap), math.Max(gain, energy()-start)
		if report.Step%200 == 0 {
			times, seconds = append(times, report.Time), append(seconds, math.Max(recent, 1e-16))
			largest, recent = math.Max(largest, recent), 0
		}
	}
	gaps.add(name, Line, colour, times, seconds)
	s.check(name+", largest gap in 60 s", "rigid bonds", "m", 0, largest, noDrift)
	if name != "end on a path" { // which does work on the chain
		s.check(name+", gain of energy in 60 s", "none", "mgL", 0, gain/fallEnergy, withinAbs(1e-8, "bonds do no work but for gaps of 10⁻⁸ m"))
	}
	return nil
}

// swinging are bars that go by the interactive method.
func swinging(links int, angle float64) chain.Config {
	cfg := bars(links, angle)
	cfg.Method = chain.Interactive
	return cfg
}

// inBonds makes a world of chains.
func inBonds(configs ...chain.Config) (*world.World, []*chain.Chain, error) {
	w, err := world.New(world.Config{Step: bondStep, Workers: 1})
	if err != nil {
		return nil, nil, err
	}
	var chains []*chain.Chain
	for i, cfg := range configs {
		cfg.Tolerance = 1e-9
		c, err := chain.New(cfg)
		if err != nil {
			return nil, nil, err
		}
		if _, err := w.AddBody(fmt.Sprint(i), c); err != nil {
			return nil, nil, err
		}
		chains = append(chains, c)
	}
	return w, chains, nil
}

// ringOfLinks is a ring of 12 links on a pin, one of its ends bonded to the other. It begins as a circle beside the pin.
func ringOfLinks() (*world.World, []*chain.Chain, error) {
	cfg := swinging(12, 0)
	cfg.Strands[0].Links, cfg.Strands[0].Curve = 0, nil
	for i := range 13 {
		a := 2 * math.Pi * float64(i) / 12
		cfg.Strands[0].Curve = append(cfg.Strands[0].Curve, spatial.V(1-math.Cos(a), 0, math.Sin(a)).Scale(0.16))
	}
	w, chains, err := inBonds(cfg)
	if err != nil {
		return nil, nil, err
	}
	c := chains[0]
	_, err = w.AddBond(constraint.Bond{A: ofBody(0, c.PointAt(0, 0)), B: ofBody(0, c.PointAt(0, 1)), Axes: constraint.Pinned})
	return w, chains, err
}

// ledEnd is a hanging chain whose end is led round and round.
func ledEnd() (*world.World, []*chain.Chain, error) {
	cfg := swinging(10, 0)
	cfg.Strands[0].Curve = []spatial.Vec3{{}, {X: 0.1, Z: -0.5}, {X: 0.55, Z: -0.3}}
	w, chains, err := inBonds(cfg)
	if err != nil {
		return nil, nil, err
	}
	start := endOf(chains[0])
	keys := spatial.PathConfig{Period: 3}
	for i := range 12 {
		a := 2 * math.Pi * float64(i) / 12
		keys.Times = append(keys.Times, keys.Period*float64(i)/12)
		keys.Frames = append(keys.Frames, spatial.Frame{Rot: spatial.Identity, Pos: start.Add(spatial.V(0.2*(math.Cos(a)-1), 0.3*math.Sin(a), 0.1*math.Sin(2*a)))})
	}
	path, err := spatial.NewPath(keys)
	if err != nil {
		return nil, nil, err
	}
	bond, err := w.AddBond(constraint.Bond{A: constraint.Anchor{Body: constraint.World, Frame: keys.Frames[0]}, B: ofBody(0, chains[0].PointAt(0, 1)), Axes: constraint.Pinned})
	if err != nil {
		return nil, nil, err
	}
	w.Drive(path, func(f spatial.Frame) { w.MoveBond(bond, f) })
	return w, chains, nil
}

// joinedPair is two chains from pins 0.8 m apart whose ends are joined.
func joinedPair() (*world.World, []*chain.Chain, error) {
	right := swinging(8, -0.5)
	right.Base = spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(2*math.Sin(0.5), 0, 0)}
	left := swinging(8, 0.5)
	left.Start.Angular, right.Start.Angular = spatial.V(2, 0, 0), spatial.V(2, 0, 0) // about the line through the pins
	w, chains, err := inBonds(left, right)
	if err != nil {
		return nil, nil, err
	}
	_, err = w.AddBond(constraint.Bond{A: ofBody(0, chains[0].PointAt(0, 1)), B: ofBody(1, chains[1].PointAt(0, 1)), Axes: constraint.Pinned})
	return w, chains, err
}

// heldAccurate holds both ends of a chain that goes by the accurate method: forces of the bond are even over a step, and found in rounds.
func heldAccurate(s *Study) error {
	cfg := bars(6, 0)
	cfg.Method, cfg.Strands[0].Curve = chain.Accurate, []spatial.Vec3{{}, {X: 0.1, Z: -0.5}, {X: 0.55, Z: -0.3}}
	w, chains, err := inBonds(cfg)
	if err != nil {
		return err
	}
	c := chains[0]
	if _, err := w.AddBond(constraint.Bond{A: constraint.Anchor{Body: constraint.World, Frame: spatial.Frame{Rot: spatial.Identity, Pos: endOf(c)}}, B: ofBody(0, c.PointAt(0, 1)), Axes: constraint.Pinned}); err != nil {
		return err
	}
	start, gap, change := c.Energy().Total(), 0.0, 0.0
	for w.Time() < 2 {
		report := w.Step()
		if report.Flags != 0 {
			return fmt.Errorf("accurate, at %.4g s: %v", report.Time, report.Flags)
		}
		gap, change = math.Max(gap, report.Gap), math.Max(change, math.Abs(c.Energy().Total()-start))
	}
	s.check("both ends held, accurate, largest gap in 2 s", "rigid bonds", "m", 0, gap, noDrift)
	s.check("both ends held, accurate, change of energy in 2 s", "conservation", "mgL", 0, change/fallEnergy, withinAbs(1e-6, "the bond's force is even over a step of 5 ms, in which the end moves by less than 10⁻⁵ m"))
	return nil
}

// limitedBar swings a bar against the limits of its joint.
func limitedBar(s *Study) error {
	const limit = 0.5 // [rad]
	cfg := swinging(1, 0)
	cfg.Strands[0].Root, cfg.Strands[0].Axis = chain.Hinged, spatial.V(0, 1, 0)
	cfg.Start.Angular = spatial.V(0, 4, 0)
	w, chains, err := inBonds(cfg)
	if err != nil {
		return err
	}
	c := chains[0]
	top := ofBody(0, c.PointAt(0, 0))
	bond := constraint.Bond{A: constraint.Anchor{Body: constraint.World, Frame: c.Pose(top.Point)}, B: top, Axes: constraint.TurnX | constraint.TurnY, AngularSlack: limit}
	if _, err := w.AddBond(bond); err != nil {
		return err
	}
	passed, reached := 0.0, 0.0
	for w.Time() < 10 {
		w.Step()
		angle := math.Abs(hang(c, 0))
		passed, reached = math.Max(passed, angle-limit), math.Max(reached, angle)
	}
	s.check("joint limit, how far it is passed in 10 s", "0.5 rad", "rad", 0, math.Max(passed, 0), withinAbs(1e-6, "bonds are solved in rounds until they ask for less than 10⁻⁸ rad"))
	s.check("joint limit, largest angle in 10 s", "0.5 rad", "rad", limit, reached, within(0.05, "it is thrown against the limit, and stops within a step of it"))
	return nil
}

// ropedBar drops a bar that a rope holds: it falls until the rope is taut.
func ropedBar(s *Study) error {
	const rope = 0.7 // [m]
	cfg := swinging(1, math.Pi/2)
	cfg.Strands[0].Root = chain.Free
	w, chains, err := inBonds(cfg)
	if err != nil {
		return err
	}
	c := chains[0]
	end := ofBody(0, c.PointAt(0, 0))
	if _, err := w.AddBond(constraint.Bond{A: constraint.Anchor{Body: constraint.World, Frame: spatial.AtOrigin}, B: end, Axes: constraint.Pinned, LinearSlack: rope}); err != nil {
		return err
	}
	fall := 0.3 // [s] before the rope is taut after √(2·0.7/9.81) = 0.378 s
	for w.Time() < fall-bondStep/2 {
		w.Step()
	}
	s.check("bar on a slack rope, fall after 0.3 s", "gt²/2", "m", 9.81*fall*fall/2, -c.Pose(end.Point).Pos.Z, within(0.01, "steps of 5 ms, the first of first order: gt h/2 or so"))
	passed, reached := 0.0, 0.0
	for w.Time() < 20 {
		if flags := w.Step().Flags; flags != 0 {
			return fmt.Errorf("rope, at %.4g s: %v", w.Time(), flags)
		}
		d := c.Pose(end.Point).Pos.Norm()
		passed, reached = math.Max(passed, d-rope), math.Max(reached, d)
	}
	s.check("bar on a slack rope, how far it is stretched in 20 s", "0.7 m", "m", 0, math.Max(passed, 0), noDrift)
	s.check("bar on a slack rope, largest distance in 20 s", "0.7 m", "m", rope, reached, within(1e-3, "it is taut most of the time"))
	return nil
}

// contradictedEnd asks the end of a chain to be at two places, and farther away than the chain is long.
func contradictedEnd(s *Study) error {
	first, second := spatial.V(0.5, 0, -0.5), spatial.V(0.3, 0.2, -0.5)
	end, err := pulledTo(first, second)
	if err != nil {
		return fmt.Errorf("bonded to two places: %w", err)
	}
	s.check("end bonded to two places, distance from their middle", "forces shared out", "m", 0, end.Sub(first.Lerp(second, 0.5)).Norm(), withinAbs(0.1, "it is between them, which are 0.28 m apart"))
	far := spatial.V(1.5, 0, -0.5)
	if end, err = pulledTo(far, far); err != nil {
		return fmt.Errorf("bonded beyond its length: %w", err)
	}
	s.check("end bonded beyond the length of 1 m, distance from the pin", "its length", "m", 1, end.Norm(), within(0.01, "it is taut, and hangs through a little"))
	return nil
}

// pulledTo bonds the end of a chain to places where it cannot be, and returns where it is after 5 s. It is an error not to be told.
func pulledTo(places ...spatial.Vec3) (spatial.Vec3, error) {
	cfg := swinging(8, 0.5)
	cfg.Strands[0].Drag = 2 // so that it comes to rest
	w, chains, err := inBonds(cfg)
	if err != nil {
		return spatial.Vec3{}, err
	}
	c := chains[0]
	end := ofBody(0, c.PointAt(0, 1))
	for _, at := range places {
		if _, err := w.AddBond(constraint.Bond{A: constraint.Anchor{Body: constraint.World, Frame: spatial.Frame{Rot: spatial.Identity, Pos: at}}, B: end, Axes: constraint.Pinned}); err != nil {
			return spatial.Vec3{}, err
		}
	}
	var flags constraint.Flags
	for w.Time() < 5 {
		flags |= w.Step().Flags
	}
	if flags == 0 || flags&constraint.Frozen != 0 || !c.Finite() {
		return spatial.Vec3{}, fmt.Errorf("flags %v", flags)
	}
	return endOf(c), nil
}
