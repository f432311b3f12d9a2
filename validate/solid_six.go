package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

var sixExperiments = []experiment{
	{"solid", "Six motions", "Figure 6.7 of Le Gouis 2013: the scene six-motions at its own speed, with fewer elements. What a loop of 1 kHz renders between steps of 20 ms, from the linear model of the last step, is held against " +
		"the constraint forces of the same scene with steps of 1 ms, millisecond by millisecond. Beside that, what laws without constraint forces tell: the solid's own stiffness at rest, and the thesis' Young's modulus.", gripSix},
}

// sixMotions are the motions of the scene, 20 s each.
var sixMotions = [6]string{"turn about x", "shift along x", "pull along z", "twist about z", "turn about y", "shift along y"}

const (
	sixTime     = 20.0  // of a motion [s]
	sixRadius   = 0.02  // of the beam [m], by which torques are compared with forces
	sixLeast    = 0.1   // of a wrench that counts as one [N]
	sixElements = "200" // about
)

// sixScene is the scene with steps of another length, and its hand.
func sixScene(step string) (*scene.Running, *scene.Clamp, error) {
	text, err := scenes.FS.ReadFile("six-motions.yaml")
	if err != nil {
		return nil, nil, err
	}
	s, err := scene.Load("six-motions.yaml", text)
	if err != nil {
		return nil, nil, err
	}
	for _, change := range [][2]string{{"step", step}, {"bodies.beam.solid.mesh.cylinder.elements", sixElements}} {
		if err := s.Set(change[0], change[1]); err != nil {
			return nil, nil, err
		}
	}
	r, err := s.Build()
	if err != nil {
		return nil, nil, err
	}
	return r, r.Clamps()[0], nil
}

// sixSize compares torques and forces by the radius of the beam [N].
func sixSize(w spatial.Wrench) float64 { return math.Hypot(w.Force.Norm(), w.Torque.Norm()/sixRadius) }

// mismatch is how far wrenches are from those that they should be.
type mismatch struct{ square, of, most, largest float64 }

func (m *mismatch) add(w, want spatial.Wrench) {
	off, size := sixSize(w.Sub(want)), sixSize(want)
	m.square, m.of = m.square+off*off, m.of+size*size
	m.most, m.largest = math.Max(m.most, off), math.Max(m.largest, size)
}

func (m *mismatch) mean() float64  { return math.Sqrt(m.square / m.of) }
func (m *mismatch) worst() float64 { return m.most / m.largest }

// factor is by how much a law is too large, while there is something to feel.
type factor struct{ sum, count, smallest, largest float64 }

func (f *factor) add(w, want spatial.Wrench) {
	if sixSize(want) < sixLeast {
		return
	}
	ratio := sixSize(w) / sixSize(want)
	if f.count == 0 {
		f.smallest = ratio
	}
	f.sum, f.count = f.sum+ratio, f.count+1
	f.smallest, f.largest = math.Min(f.smallest, ratio), math.Max(f.largest, ratio)
}

func (f *factor) mean() float64 { return f.sum / f.count }

// withoutPull leaves out the force along the beam.
func withoutPull(w spatial.Wrench) spatial.Wrench {
	w.Force.Z = 0
	return w
}

func gripSix(s *Study) error {
	coarse, hand, err := sixScene("0.02")
	if err != nil {
		return err
	}
	defer coarse.World.Close()
	fine, reference, err := sixScene("0.001")
	if err != nil {
		return err
	}
	defer fine.World.Close()
	var rendered, stiff, across [6]mismatch
	var thesis [6]factor
	var ticks []haptic.Tick
	plots := newSixPlots()
	for coarse.World.Time() < float64(len(sixMotions))*sixTime-1e-9 {
		motion := min(int(coarse.World.Time()/sixTime), 5)
		after := uint64(math.Round(coarse.World.Time() * 1000))
		coarse.World.Step()
		ticks = hand.AppendTicks(ticks[:0], after)
		for i := range ticks {
			fine.World.Step()
			rendered[motion].add(ticks[i].Asked.Scale(-1), reference.Wrench(solid.Held))
		}
		held := hand.Wrench(solid.Held)
		own := hand.Wrench(solid.Stiff)
		stiff[motion].add(own, held)
		across[motion].add(withoutPull(own), withoutPull(held))
		thesis[motion].add(hand.Wrench(solid.Thesis), held)
		plots.add(coarse.World.Time(), held, hand.Rendered(), own)
	}
	aim := withinAbs(0.05, "the project's aim: 5 %")
	for i, name := range sixMotions {
		s.check(name+": wrench at 1 kHz, root mean square over the motion", "constraint forces, steps of 1 ms", "", 0, rendered[i].mean(), aim)
		s.check(name+": wrench at 1 kHz, largest difference by the largest wrench", "constraint forces, steps of 1 ms", "", 0, rendered[i].worst(), aim)
	}
	whole := withinAbs(0.3, "a linear law of the shape at rest has no part of second order: a beam whose end is turned by θ = 0.5 rad and not let nearer is stretched by θ²/15 and pulls with EA θ²/15, 1.05 N beside a wrench of about 4.5 N")
	rest := withinAbs(1-math.Cos(0.5), "without that pull what is left is how far a beam is from itself at rest, turned by up to 0.5 rad: 1 − cos 0.5")
	for i, name := range sixMotions {
		s.check(name+": own stiffness at rest, largest difference", "constraint forces", "", 0, stiff[i].worst(), whole)
		if name != "pull along z" {
			s.check(name+": own stiffness at rest, without the pull along the beam", "constraint forces", "", 0, across[i].worst(), rest)
		}
	}
	for _, i := range []int{2, 3} { // motions that ask for one number each
		name := fmt.Sprintf("%s: Young's modulus for a stiffness, as in the thesis, %.3g times too much; its largest over its smallest part of the true wrench", sixMotions[i], thesis[i].mean())
		s.check(name, "constraint forces", "", 1, thesis[i].largest/thesis[i].smallest, within(1-math.Cos(0.5), "proportional to the motion as the true wrench is; the factor has the unit that the law lacks"))
	}
	s.plot(plots.force)
	s.plot(plots.torque)
	return nil
}

// sixPlots are force and torque over time.
type sixPlots struct{ force, torque *Plot }

func newSixPlots() *sixPlots {
	axes := func(what, unit string) *Plot {
		p := &Plot{Title: "Six motions: " + what, Caption: fmt.Sprintf("Size of the %s of the hand: %s, %s, %s, %s, %s, %s.", what, sixMotions[0], sixMotions[1], sixMotions[2], sixMotions[3], sixMotions[4], sixMotions[5]), X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: what, Unit: unit}}
		p.Series = []Series{{Name: "constraint forces"}, {Name: "rendered at 1 kHz", Mark: Dashed, Colour: 1}, {Name: "own stiffness at rest", Mark: Dashed, Colour: 2}}
		return p
	}
	return &sixPlots{axes("force", "N"), axes("torque", "N m")}
}

func (p *sixPlots) add(t float64, wrenches ...spatial.Wrench) {
	for i, w := range wrenches {
		f, q := &p.force.Series[i], &p.torque.Series[i]
		f.X, f.Y = append(f.X, t), append(f.Y, w.Force.Norm())
		q.X, q.Y = append(q.X, t), append(q.Y, w.Torque.Norm())
	}
}
