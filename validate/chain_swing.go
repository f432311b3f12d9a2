package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// chainPendulum lets a bar go at 150°, on a pin and on a hinge.
func chainPendulum(s *Study) error {
	const amplitude = 5 * math.Pi / 6
	const parts, periods = 200, 5 // parts of a period
	exact := compound{inertia: 1./3 + barRadius*barRadius/4, weight: 9.81 / 2, amplitude: amplitude}
	h := exact.period() / parts
	p := &Plot{Title: "A pendulum, let go at 150°", Caption: "Curve: elliptic functions. Dots: the accurate method. Dashed: the interactive method with a hundred steps in a period, without numerical damping and with all of it.",
		X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "angle", Unit: "rad"}}
	var times, angles []float64
	for i := range 2*parts + 1 {
		t := float64(i) * h
		times, angles = append(times, t), append(angles, exact.angle(t))
	}
	p.add("elliptic functions", Line, 0, times, angles)

	for _, joint := range []struct {
		name string
		root chain.Root
	}{{"on a pin", chain.Pinned}, {"on a hinge", chain.Hinged}} {
		cfg := bars(1, amplitude)
		cfg.Strands[0].Root, cfg.Strands[0].Axis = joint.root, spatial.V(0, 1, 0)
		c, err := chain.New(cfg)
		if err != nil {
			return err
		}
		var dotTimes, dots []float64
		var lowest []float64 // times of passing the lowest point
		worst, angle := 0.0, amplitude
		end := c.PointAt(0, 1)
		for i := 1; i <= periods*parts; i++ {
			if err := advance(c, h, 1, nil); err != nil {
				return err
			}
			angle = hang(c, angle)
			worst = math.Max(worst, math.Abs(angle-exact.angle(c.Time())))
			if i%8 == 0 && i < 2*parts {
				dotTimes, dots = append(dotTimes, c.Time()), append(dots, angle)
			}
			if i%parts == parts/4 { // very nearly there, where it does not accelerate
				lowest = append(lowest, c.Time()+angle/c.Velocity(end).Angular.Y)
			}
		}
		s.check("period at 150°, "+joint.name, "4 √(I/mgl) K(sin 75°)", "s", exact.period(), (lowest[periods-1]-lowest[0])/(periods-1), within(1e-7, "a tolerance of 10⁻¹¹ a step of the accurate method, in some thousand steps"))
		s.check("largest error of the angle in five periods, "+joint.name, "2 asin(k sn(K − ωt))", "rad", 0, worst, withinAbs(1e-6, "10⁻¹¹ a step in some thousand steps, and an error grows on the way to the top"))
		if joint.root == chain.Pinned {
			p.add("accurate", Dots, 1, dotTimes, dots)
		}
	}
	for i, damping := range []float64{0, 1} {
		cfg := bars(1, amplitude)
		cfg.Method, cfg.Tolerance, cfg.Damping = chain.Interactive, 0, damping
		c, err := chain.New(cfg)
		if err != nil {
			return err
		}
		x, y := []float64{0}, []float64{amplitude}
		if err := advance(c, 2*h, parts, func() { x, y = append(x, c.Time()), append(y, hang(c, y[len(y)-1])) }); err != nil {
			return err
		}
		p.add(fmt.Sprintf("interactive, damping %v", damping), Dashed, 2+i, x, y)
	}
	s.plot(p)
	return nil
}

// chainDoublePendulum lets two bars go, 10° above the horizontal.
func chainDoublePendulum(s *Study) error {
	const angle, h, steps = 100 * math.Pi / 180, 0.01, 300
	p := &Plot{Title: "The end of a double pendulum in 3 s", Caption: "Curve: the reference. Dots: the accurate method.", Equal: true, X: Axis{Label: "x", Unit: "m"}, Y: Axis{Label: "z", Unit: "m"}}
	spherical, err := chain.New(bars(2, angle))
	if err != nil {
		return err
	}
	path, err := referenceEnds(barLinks(2, 0), spherical, h, steps)
	if err != nil {
		return err
	}
	x, z := coordinates(path)
	p.add("reference", Line, 0, x, z)

	hinges := bars(2, angle)
	hinges.Strands[0].Root, hinges.Strands[0].Joint, hinges.Strands[0].Axis = chain.Hinged, chain.Hinge, spatial.V(0, 1, 0)
	hinged, err := chain.New(hinges)
	if err != nil {
		return err
	}
	chaotic := withinAbs(5e-7, "10⁻¹¹ a step, and an error grows a thousandfold in 3 s")
	for _, which := range []struct {
		name string
		c    *chain.Chain
	}{{"spherical joints", spherical}, {"hinges", hinged}} {
		worst := 0.0
		var ends []spatial.Vec3
		err := advance(which.c, h, steps, func() {
			end := endOf(which.c)
			ends = append(ends, end)
			worst = math.Max(worst, end.Sub(path[len(ends)]).Norm())
		})
		if err != nil {
			return err
		}
		s.check("largest error of the end in 3 s, "+which.name, "joint forces as unknowns, Runge–Kutta", "m", 0, worst, chaotic)
		if which.c == spherical {
			var dots []spatial.Vec3
			for i := 4; i < steps; i += 5 {
				dots = append(dots, ends[i])
			}
			x, z := coordinates(dots)
			p.add("accurate", Dots, 1, x, z)
		}
	}
	s.check("spherical joints and hinges after 3 s, distance of the ends", "the motion stays in a plane", "m", 0, endOf(spherical).Sub(endOf(hinged)).Norm(), chaotic)
	s.plot(p)
	return nil
}

// referenceEnds returns where the end of a linkage is after each of some steps, from the shape and motion that a chain has.
func referenceEnds(l *linkage, from *chain.Chain, h float64, steps int) ([]spatial.Vec3, error) {
	start := from.Config().Start
	y := l.straight(from.Link(0).Rot, start.Angular, start.Linear)
	times := make([]float64, steps+1)
	for i := range times {
		times[i] = float64(i) * h
	}
	ends := make([]spatial.Vec3, steps+1)
	last := len(l.links) - 1
	l.follow(y, times, 1e-12, func(i int, links []linkState) {
		ends[i] = links[last].centre.Add(links[last].world(l.links[last].tail))
	})
	if !ends[steps].Finite() {
		return nil, fmt.Errorf("the reference fails")
	}
	return ends, nil
}

// coordinates are x and z of points.
func coordinates(points []spatial.Vec3) (x, z []float64) {
	for _, p := range points {
		x, z = append(x, p.X), append(z, p.Z)
	}
	return x, z
}

// chainInSpace has a top, a pendulum and a tumbling body.
func chainInSpace(s *Study) error {
	for _, part := range []func(*Study) error{steadyTop, swingInSpace, tumbling} {
		if err := part(s); err != nil {
			return err
		}
	}
	return nil
}

// disc is a heavy disc on a light stem, the pin at the stem's foot: a top. It leans from the upward vertical by an angle, towards x.
func disc(lean float64) (cfg chain.Config, top rigidLink) {
	const stem, ball, mass = 0.1, 0.05, 0.5
	direction := spatial.V(math.Sin(lean), 0, math.Cos(lean)).Scale(stem)
	cfg = chain.Config{
		Gravity: earth, Method: chain.Accurate, Tolerance: 1e-11,
		Strands: []chain.Strand{{
			Curve: []spatial.Vec3{{}, direction}, Root: chain.Pinned, Radius: 0.002, Mass: 0.1,
			Lumps: []chain.Lump{{At: 1, Mass: mass, Radius: ball}},
		}},
	}
	// The same body for the reference: stem and ball about their common centre.
	const stemMass = 0.1 * stem
	total := stemMass + mass
	centre := (stemMass*stem/2 + mass*stem) / total
	across := stemMass*(stem*stem/12+0.002*0.002/4) + stemMass*(centre-stem/2)*(centre-stem/2) + 0.4*mass*ball*ball + mass*(stem-centre)*(stem-centre)
	top = rigidLink{
		mass: total, inertia: spatial.V(across, across, stemMass*0.002*0.002/2+0.4*mass*ball*ball),
		head: spatial.V(0, 0, -centre), tail: spatial.V(0, 0, stem-centre),
	}
	return cfg, top
}

// steadyTop spins a top so that it precesses evenly, and then so that it nods.
func steadyTop(s *Study) error {
	const lean, spin, h, steps = 0.5, 200.0, 0.005, 400
	cfg, top := disc(lean)
	lever := top.head.Norm()
	foot := top.inertia.X + top.mass*lever*lever // about the pin, across
	// Steady precession at Ω with the spin ω₃ about the axis: foot cos θ Ω² − I₃ω₃ Ω + mgl = 0 (Goldstein 1980, eq. 5-76).
	a, b, w := foot*math.Cos(lean), top.inertia.Z*spin, top.mass*9.81*lever
	slow := 2 * w / (b + math.Sqrt(b*b-4*a*w))
	axis := spatial.V(math.Sin(lean), 0, math.Cos(lean))
	// Angular velocity with the part spin along the axis: Ω ẑ + (spin − Ω cos θ) axis.
	cfg.Start.Angular = up.Scale(slow).AddScaled(spin-slow*math.Cos(lean), axis)
	c, err := chain.New(cfg)
	if err != nil {
		return err
	}
	nod, azimuth := 0.0, 0.0
	if err := advance(c, h, steps, func() {
		z := c.Link(0).Rot.Z3()
		nod = math.Max(nod, math.Abs(math.Acos(z.Z)-lean))
		now := math.Atan2(z.Y, z.X)
		azimuth = now + 2*math.Pi*math.Round((azimuth+slow*h-now)/(2*math.Pi))
	}); err != nil {
		return err
	}
	accurate := within(1e-6, "10⁻¹¹ a step of the accurate method, some twenty thousand steps at 200 rad/s")
	s.check("rate of a top's steady precession", "Goldstein 1980, section 5-7", "rad/s", slow, azimuth/(h*steps), accurate)
	s.check("nutation of a top in steady precession", "none", "rad", 0, nod, withinAbs(1e-6, accurate.reason))

	// Let go without precession it nods, in cusps.
	cfg.Start.Angular = axis.Scale(spin)
	if c, err = chain.New(cfg); err != nil {
		return err
	}
	path, err := referenceEnds(&linkage{links: []rigidLink{top}, gravity: earth, pinned: true}, c, h, steps)
	if err != nil {
		return err
	}
	worst := 0.0
	ends := []spatial.Vec3{}
	if err := advance(c, h, steps, func() {
		ends = append(ends, endOf(c))
		worst = math.Max(worst, endOf(c).Sub(path[len(ends)]).Norm())
	}); err != nil {
		return err
	}
	s.check("largest error of a nodding top's tip in 2 s", "joint forces as unknowns, Runge–Kutta", "m", 0, worst, withinAbs(1e-7, accurate.reason))
	p := &Plot{Title: "Tip of a top that was let go, seen from above", Caption: "Curve: the reference. Dots: the accurate method.", Equal: true, X: Axis{Label: "x", Unit: "m"}, Y: Axis{Label: "y", Unit: "m"}}
	add := func(name string, mark Mark, colour int, points []spatial.Vec3, every int) {
		var x, y []float64
		for i := 0; i < len(points); i += every {
			x, y = append(x, points[i].X), append(y, points[i].Y)
		}
		p.add(name, mark, colour, x, y)
	}
	add("reference", Line, 0, path, 1)
	add("accurate", Dots, 1, ends, 5)
	s.plot(p)
	return nil
}

// swingInSpace pushes a double pendulum with spherical joints out of its plane.
func swingInSpace(s *Study) error {
	const h, steps = 0.01, 300
	cfg := bars(2, 1)
	cfg.Start.Angular = spatial.V(0.5, 0.3, 2)
	c, err := chain.New(cfg)
	if err != nil {
		return err
	}
	path, err := referenceEnds(barLinks(2, 0), c, h, steps)
	if err != nil {
		return err
	}
	worst, i := 0.0, 0
	if err := advance(c, h, steps, func() {
		i++
		worst = math.Max(worst, endOf(c).Sub(path[i]).Norm())
	}); err != nil {
		return err
	}
	s.check("largest error of a double pendulum's end in space, 3 s", "joint forces as unknowns, Runge–Kutta", "m", 0, worst, withinAbs(1e-6, "10⁻¹¹ a step, some thousand steps"))
	return nil
}

// tumbling throws a flat bar that turns about its middle axis, very nearly: it turns over again and again (Dzhanibekov).
func tumbling(s *Study) error {
	const h, steps = 0.01, 1000
	const mass, length = 1.0, 0.3
	radii := [2]float64{0.02, 0.1}
	cfg := chain.Config{
		Method: chain.Accurate, Tolerance: 1e-12,
		Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, {Z: length}}, Root: chain.Free, Radii: radii, Mass: mass / length}},
		// About y, which has the middle moment: length² / 12 + radii[0]²/4.
		Start: spatial.Twist{Angular: spatial.V(0.01, 5, 0)},
	}
	c, err := chain.New(cfg)
	if err != nil {
		return err
	}
	body := rigidLink{mass: mass, head: spatial.V(0, 0, -length/2), tail: spatial.V(0, 0, length/2)}
	along, x, y := length*length/12, radii[0]*radii[0]/4, radii[1]*radii[1]/4
	body.inertia = spatial.V(along+y, along+x, x+y).Scale(mass)
	l := &linkage{links: []rigidLink{body}}
	start := l.straight(spatial.Identity, cfg.Start.Angular, cfg.Start.Linear)
	times := make([]float64, steps+1)
	for i := range times {
		times[i] = float64(i) * h
	}
	spins := make([]float64, steps+1) // about its own middle axis
	ends := make([]spatial.Vec3, steps+1)
	l.follow(start, times, 1e-12, func(i int, links []linkState) {
		spins[i] = links[0].axes[1].Dot(links[0].angular)
		ends[i] = links[0].centre.Add(links[0].world(body.tail))
	})
	worst, i := 0.0, 0
	var dotTimes, dots []float64
	end := c.PointAt(0, 1)
	if err := advance(c, h, steps, func() {
		i++
		worst = math.Max(worst, endOf(c).Sub(ends[i]).Norm())
		if i%10 == 0 {
			dotTimes = append(dotTimes, c.Time())
			dots = append(dots, c.Link(0).Rot.Rotate(spatial.V(0, 1, 0)).Dot(c.Velocity(end).Angular))
		}
	}); err != nil {
		return err
	}
	s.check("largest error of a tumbling bar's end in 10 s", "Euler's equations, Runge–Kutta", "m", 0, worst, withinAbs(5e-6, "10⁻¹² a step, and an error grows tenfold from one turn-over to the next"))
	p := &Plot{Title: "A free body that turns about its middle axis", Caption: "Angular velocity about that axis: it turns over. Curve: Euler's equations. Dots: the accurate method.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "angular velocity", Unit: "rad/s"}}
	p.add("Euler's equations", Line, 0, times, spins)
	p.add("accurate", Dots, 1, dotTimes, dots)
	s.plot(p)
	return nil
}
