package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

var rodTouchExperiments = []experiment{
	{"rod", "Rods on supports", "A cantilever comes to lie on round posts. It does not know of them but by contacts, and they carry what beam theory says.", rodOnSupports},
	{"rod", "A plate on a column", "A plate without friction comes down on a column, clamped at its foot: a buckled elastica, of which the plate carries the load.", plateOnColumn},
	{"rod", "Capstan", "A soft rod hangs over a post with a weight on one end. The other end is drawn down, and let up again: it slides where the pulls differ by e^{µθ}.", rodCapstan},
	{"rod", "What friction holds", "A rod on a post that is pulled aside, for ten seconds.", rodHeld},
	{"rod", "On a table", "A column is pushed together until it leans on a table, snaps, rolls over and comes to rest on it.", rodOnTable},
	{"rod", "A twisted rod", "A rod throws a loop when its end is turned, which leans on itself.", rodLoop},
}

// surface is the radius of specimens that are touched, over their length.
const surface = 0.005

// touched is a specimen of which every piece can be touched: EI and L are still 1.
func touched(holds ...rod.Hold) rod.Config {
	cfg := specimen(holds...)
	cfg.Section, cfg.Young = rod.Section{Radius: surface}, 4/(math.Pi*math.Pow(surface, 4))
	cfg.Pieces = meshNodes - 1
	return cfg
}

// weighing gives cfg the weight w EI/L³ for a length, under unit gravity.
func weighing(cfg rod.Config, w float64) rod.Config {
	cfg.Density, cfg.Gravity = w/(math.Pi*surface*surface), up.Scale(-1)
	return cfg
}

// addRod puts a rod into the yard.
func (y *yard) addRod(cfg rod.Config) (r *rod.Rod, body int) {
	r = must(rod.New(cfg))
	body = must(y.AddBody("rod", r))
	if err := y.Wear(body, y.surface); err != nil {
		panic(err)
	}
	return r, body
}

// pressOn returns what contacts exert on a body [N].
func (y *yard) pressOn(body int) (sum spatial.Vec3) {
	for _, c := range y.contacts() {
		switch body {
		case c.B:
			sum = sum.Add(c.Force)
		case c.A:
			sum = sum.Sub(c.Force)
		}
	}
	return sum
}

// post is a round one across the specimen, its top at a height z.
func (y *yard) post(x, z, radius float64) {
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCapsule(radius, 0.4)), Frame: lying(x, z-radius)})
}

func rodOnSupports(s *Study) error {
	const w = 1e-3
	type support struct {
		name, formula string
		at, gap       float64
		loads         []rod.Load
		expected      float64 // in units of w
	}
	half := []rod.Load{forceAt(0.5, up.Scale(-w))}
	even := []rod.Load{spreadForce(up.Scale(-w))}
	for _, c := range []support{
		{"load in the middle, support at the end", "5P/16", 1, 0, half, 5. / 16},
		{"even load, support at the end", "3wL/8", 1, 0, even, 3. / 8},
		{"even load, support at 0.8 L", "w(6L² − 4La + a²)/8a", 0.8, 0, even, (6 - 4*0.8 + 0.64) / 6.4},
		{"even load, support half as far below the end as it would sink", "3wL/16", 1, w / 16, even, 3. / 16},
		{"even load, support further below than that", "0", 1, w / 7, even, 0},
	} {
		y := emptyYard(0.005, grip(0))
		cfg := touched(clampAt(0))
		cfg.Loads = c.loads
		_, body := y.addRod(cfg)
		y.post(c.at, -surface-c.gap, 0.02)
		err := y.run(0.1, nil)
		f := y.pressOn(body)
		y.Close()
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		b := perMille
		if c.expected == 0 {
			b = withinAbs(1e-12, "nothing touches")
		}
		s.check(c.name, "beam theory: "+c.formula, "", c.expected, f.Z/w, b)
	}
	return nil
}

func plateOnColumn(s *Study) error {
	p := &Plot{Title: "A plate comes down on a column", X: Axis{Label: "way of the plate / L"}, Y: Axis{Label: "load L²/EI"}}
	y := emptyYard(0.005, grip(0))
	defer y.Close()
	cfg := touched(clampAt(0))
	cfg.Curve = rod.Line{To: up}
	cfg.Loads = []rod.Load{forceAt(1, along.Scale(0.05))} // at first, so that it knows to which side
	r, body := y.addRod(cfg)
	const thick = 0.05
	plate := y.add(rigid.Config{Kind: rigid.Kinematic, Shape: boxOf(1, 1, thick), Frame: atPlace(0, 0, 1+surface+thick)})
	var ways, loads, wayRef, loadRef []float64
	height := 1.0
	for _, slope := range []float64{0.4, 0.8, 1.2} {
		e := buckled(slope) // twice as long, pinned: its half is clamped at the foot
		for height > e.span {
			height = math.Max(height-1e-3, e.span)
			plate.SetTarget(atPlace(0, 0, height+surface+thick))
			if err := y.run(y.StepLength(), nil); err != nil {
				return err
			}
			f := y.pressOn(body)
			ways, loads = append(ways, 1-height), append(loads, -f.Z)
		}
		r.SetLoad(0, spatial.Wrench{})
		if err := y.run(0.5, nil); err != nil {
			return err
		}
		f := y.pressOn(body)
		name := fmt.Sprintf("tip turned by %.1f rad", slope)
		s.check(name+", load", "Love 1927, art. 263: K(sin θ/2)²", "", e.load/4, -f.Z, perMille)
		s.check(name+", tip aside", "Love 1927: 2k/K", "", 2*e.rise, tip(r).Pos.X, perMille)
		wayRef, loadRef = append(wayRef, 1-e.span), append(loadRef, e.load/4)
	}
	p.add("rod", Line, 0, ways, loads)
	p.add("elastica", Rings, 1, wayRef, loadRef)
	s.plot(p)
	return nil
}

// overPost makes a rod that was made to hang over a post of some radius about the origin, its ends downwards. It can stretch a little: of one that
// cannot, friction that holds it at many places would have no share of its own.
func overPost(y *yard, radius float64) (*rod.Rod, error) {
	const thin, nodes, hang = 0.001, 201, 0.4
	cfg := rod.Config{Nodes: nodes, Section: rod.Section{Radius: thin}, Young: 1, Poisson: 0.3, Pieces: nodes - 1, Holds: []rod.Hold{clampAt(0)}}
	a := radius + thin
	points := []spatial.Vec3{spatial.V(-a, 0, -hang), spatial.V(-a, 0, -hang/2)}
	for i := range 17 {
		sin, cos := math.Sincos(math.Pi * float64(i) / 16)
		points = append(points, spatial.V(-a*cos, 0, a*sin))
	}
	curve, err := rod.Spline(append(points, spatial.V(a, 0, -hang/2), spatial.V(a, 0, -hang))...)
	if err != nil {
		return nil, err
	}
	cfg.Curve = curve
	cfg.Bend, cfg.Stretch = []spatial.Mat3{spatial.Diag(5e-6, 5e-6, 5e-6)}, []spatial.Mat3{spatial.Diag(1e3, 1e3, 1e3)}
	cfg.Extensible = true
	cfg.Loads = []rod.Load{forceAt(1, up.Scale(-1))}
	r, _ := y.addRod(cfg)
	return r, nil
}

func rodCapstan(s *Study) error {
	const radius = 0.05
	p := &Plot{Title: "A rod drawn over a post", Caption: "The weight pulls with 1 N at the other end. Dashed: e^{µπ} and e^{−µπ}.", X: Axis{Label: "way / mm"}, Y: Axis{Label: "pull", Unit: "N"}}
	b := within(0.02, "2 %: the rod touches the post at some 33 places, and bends where it comes and goes")
	for i, mu := range []float64{0.1, 0.3} {
		y := emptyYard(0.005, grip(mu))
		r, err := overPost(y, radius)
		if err != nil {
			return err
		}
		y.post(0, radius, radius)
		hold := r.Hold(0)
		start := hold.Pos.Z
		var ways, pulls []float64
		for _, way := range [2]float64{-2e-4, 2e-4} {
			mean, count := 0.0, 0
			for n := range 150 {
				hold.Pos.Z += way
				r.SetHold(0, hold)
				if err := y.run(y.StepLength(), nil); err != nil {
					return err
				}
				pull := -r.HoldWrench(0).Force.Z
				ways, pulls = append(ways, 1e3*(start-hold.Pos.Z)), append(pulls, pull)
				if n >= 100 {
					mean, count = mean+pull, count+1
				}
			}
			name, ratio := fmt.Sprintf("µ = %g, drawn down", mu), math.Exp(mu*math.Pi)
			if way > 0 {
				name, ratio = fmt.Sprintf("µ = %g, let up", mu), math.Exp(-mu*math.Pi)
			}
			s.check(name+", pull over weight", "Euler, Eytelwein: e^{±µθ}", "", ratio, mean/float64(count), b)
			p.add("", Dashed, i, []float64{0, 30}, []float64{ratio, ratio})
		}
		y.Close()
		p.add(fmt.Sprintf("µ = %g", mu), Line, i, ways, pulls)
	}
	s.plot(p)
	return nil
}

func rodHeld(s *Study) error {
	const a, w, mu = 0.7, 0.1, 0.5
	reaction := w * (6 - 4*a + a*a) / (8 * a)
	for _, c := range []struct {
		name string
		part float64 // of the friction there is at most, that the load takes
		held bool
	}{{"0.95", 0.95, true}, {"1.2", 1.2, false}} {
		y := emptyYard(0.005, grip(mu))
		cfg := weighing(touched(clampAt(0)), w)
		cfg.Loads = []rod.Load{forceAt(a, spatial.Vec3{})}
		r, _ := y.addRod(cfg)
		y.post(a, -surface, 0.02)
		for i := range 200 { // when it lies there the pull grows
			r.SetLoad(0, spatial.Wrench{Force: spatial.V(0, math.Min(float64(i)/100, 1)*c.part*mu*reaction, 0)})
			if err := y.run(y.StepLength(), nil); err != nil {
				return err
			}
		}
		before := r.Frame(nodeAt(r, a)).Pos
		if err := y.run(10, nil); err != nil {
			return err
		}
		after := r.Frame(nodeAt(r, a)).Pos
		y.Close()
		title := fmt.Sprintf("pulled aside with %s of what friction can hold, ", c.name)
		s.check(title+"creep in 10 s over radius", "Coulomb: none", "", 0, after.Sub(before).Norm()/surface, withinAbs(1e-6, "a step finds the forces of the one before"))
		s.check(title+"overlap over radius", "none", "", 0, math.Max(-after.Z, 0)/surface, withinAbs(0.01, "1 % of the radius"))
		if moved := after.Y > 0.05*surface; moved == c.held {
			return fmt.Errorf("%sit is %g m aside", title, after.Y)
		}
	}
	return nil
}

func rodOnTable(s *Study) error {
	const depth, w = 0.1, 1.0
	y := emptyYard(0.005, grip(0.2))
	defer y.Close()
	cfg := weighing(touched(clampAt(0), rod.Hold{At: 1}), w)
	cfg.Nodes, cfg.Pieces = 101, 50
	r, body := y.addRod(cfg)
	y.add(rigid.Config{Kind: rigid.Static, Shape: boxOf(1, 0.5, 0.05), Frame: atPlace(0.5, 0, -depth-surface-0.05)})
	hold := r.Hold(1)
	p := shapePlot("A column on a table", "Seen from the side, at every thirtieth step.")
	for i := range 600 {
		if i > 10 && i <= 300 {
			hold.Pos.X -= 0.001
		}
		r.SetHold(1, hold)
		if err := y.run(y.StepLength(), nil); err != nil {
			return err
		}
		if i%30 == 0 && i <= 330 {
			p.addShape("", float64(i)/330, r)
		}
	}
	s.plot(p)
	deepest := 0.0
	for i := range r.Nodes() {
		deepest = math.Max(deepest, -depth-r.Frame(i).Pos.Z)
	}
	f := y.pressOn(body)
	sum := f.Add(r.HoldWrench(0).Force).Add(r.HoldWrench(1).Force)
	s.check("at rest, overlap over radius", "none", "", 0, deepest/surface, withinAbs(0.01, "1 % of the radius"))
	s.check("at rest, all forces over weight", "balance: table and clamps carry it", "", 1, sum.Z/w, perMille)
	return nil
}

func rodLoop(s *Study) error {
	y := emptyYard(0.005, grip(0.2))
	defer y.Close()
	cfg := weighing(touched(clampAt(0), rod.Hold{At: 1}), 0.01)
	cfg.Nodes, cfg.Pieces = 101, 100
	r, _ := y.addRod(cfg)
	hold := r.Hold(1)
	straight := hold.Rot
	for i := range 1000 {
		switch {
		case i < 200:
			hold.Pos.X -= 0.0035
		case i < 800:
			hold.Rot = straight.Mul(spatial.Exp(up.Scale(float64(i-200) * 0.02)))
		}
		r.SetHold(1, hold)
		if err := y.run(y.StepLength(), nil); err != nil {
			return err
		}
	}
	frames := r.AppendFrames(nil)
	least := math.Inf(1)
	for i := range frames {
		for j := i + 12; j+1 < len(frames); j++ {
			from, way := frames[j].Pos, frames[j+1].Pos.Sub(frames[j].Pos)
			t := math.Min(math.Max(frames[i].Pos.Sub(from).Dot(way)/way.Norm2(), 0), 1)
			least = math.Min(least, frames[i].Pos.Sub(from.AddScaled(t, way)).Norm())
		}
	}
	s.check("distance of the axis from itself, over the diameter", "where it touches: 1", "", 1, least/(2*surface),
		within(0.02, "nodes are measured against links: with links of a diameter, up to 1.5 % too far"))
	return nil
}
