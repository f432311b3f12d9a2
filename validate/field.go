package validate

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

var fieldExperiments = []experiment{
	{"field", "Falling through air", "A piece of hair falls until drag carries it: by slow flow, by fast flow, and as a needle that lies at an angle and glides. Each step is implicit in the drag that the field gives.", fallingThroughAir},
	{"field", "Turbulence", "Air in random motion that neither gathers nor thins anywhere. Its divergence is measured by differences at random places and compared with the gradient there; its speed is averaged over many places and times.", turbulentAir},
	{"field", "Vortices and attractors", "The circulation around a line vortex, and the energy and the period of a point that is drawn to a centre.", vorticesAndAttractors},
	{"field", "Formulas against built-in fields", "The same physics twice: as a field of the package and as formulas of a scene file, with the derivatives that an implicit step needs.", formulasAgainstFields},
	{"field", "Hair as a medium", "Pressure and viscosity of the strand–strand continuum (Hadap & Magnenat-Thalmann 2001). A column sinks under its own weight, a tress is pressed between plates, strands that pass each other come to rest.", hairAsAMedium},
}

// dropped lets an element go at rest and returns its velocity after each of n steps of h [s], implicit in the drag: (m/h + Drag) δv = Force.
func dropped(e field.Element, h float64, n int, fields ...field.Field) []spatial.Vec3 {
	var velocities []spatial.Vec3
	out := make([]field.Effect, 1)
	for i := range n {
		out[0] = field.Effect{}
		for _, f := range fields {
			f.Add(float64(i)*h, []field.Element{e}, out)
		}
		m := out[0].Drag
		m.XX, m.YY, m.ZZ = m.XX+e.Mass/h, m.YY+e.Mass/h, m.ZZ+e.Mass/h
		var inverse spatial.Sym3
		m.InvertPositive(&inverse, 0)
		e.Velocity = e.Velocity.Add(inverse.MulVec(out[0].Force))
		e.Pos = e.Pos.AddScaled(h, e.Velocity)
		velocities = append(velocities, e.Velocity)
	}
	return velocities
}

func fallingThroughAir(s *Study) error {
	const gravity, length, radius, density = 9.81, 0.01, 4e-5, 1300.
	hair := field.Element{Along: spatial.V(1, 0, 0), Length: length, Radius: radius, Mass: density * math.Pi * radius * radius * length, Weight: 1}
	weight := hair.Mass * gravity
	pull := &field.Gravity{Acceleration: spatial.V(0, 0, -gravity)}
	steady := within(1e-9, "the fixed point of an implicit step is exact")
	course := within(2e-3, "backward Euler with 1,000 steps: of first order")

	const linear = 1e-4 // [N s/m²]
	slow := weight / (linear * length)
	v := dropped(hair, slow/gravity/1000, 30_000, pull, &field.Drag{LinearAcross: linear, LinearAlong: linear / 2})
	s.check("slow flow, terminal velocity", "m g / λ l", "m/s", slow, -v[len(v)-1].Z, steady)
	s.check("slow flow, velocity after m/λl", "1 − 1/e of it", "m/s", slow*(1-math.Exp(-1)), -v[999].Z, course)

	fast := math.Sqrt(weight / (1.2 * radius * length))
	w := dropped(hair, fast/gravity/1000, 30_000, pull, &field.Drag{Density: 1.2, Across: 1})
	s.check("fast flow, terminal velocity", "√(m g / ρ C r l)", "m/s", fast, -w[len(w)-1].Z, steady)
	s.check("fast flow, velocity after v/g", "tanh 1 of it", "m/s", fast*math.Tanh(1), -w[999].Z, course)

	// A needle at 45°, with half the drag along: v = F∥/λ∥ + F⊥/λ⊥ = W/λ⊥ (−3/2 ẑ ± 1/2 x̂).
	hair.Along = spatial.V(1, 0, -1).Unit()
	n := dropped(hair, slow/gravity/10, 3000, pull, &field.Drag{LinearAcross: linear, LinearAlong: linear / 2})
	s.check("a needle at 45° in slow flow, glide to the side", "half of what it falls with across", "m/s", slow/2, n[len(n)-1].X, steady)

	// Wind carries it along and changes nothing else.
	breeze := &field.Air{Drag: field.Drag{LinearAcross: linear, LinearAlong: linear}, Sources: []field.Source{
		&field.Wind{Velocity: spatial.V(1, 2, 0)}, &field.Wind{Velocity: spatial.V(1, 0, 0)},
	}}
	b := dropped(hair, slow/gravity/10, 3000, pull, breeze)
	s.check("two winds at once, distance from their sum and the fall", "velocities add up", "m/s", 0, b[len(b)-1].Sub(spatial.V(2, 2, -slow)).Norm(),
		withinAbs(1e-9, "the fixed point of an implicit step is exact"))

	plot := &Plot{Title: "Falling", Caption: "Curves: 1 − e^−τ and tanh τ. Dots: steps, every hundredth.", X: Axis{Label: "time over v/g"}, Y: Axis{Label: "velocity over its limit"}}
	var x, slowly, fastly, at, slowDots, fastDots []float64
	for i := range 4000 {
		tau := float64(i+1) / 1000
		x, slowly, fastly = append(x, tau), append(slowly, 1-math.Exp(-tau)), append(fastly, math.Tanh(tau))
		if i%100 == 99 {
			at, slowDots, fastDots = append(at, tau), append(slowDots, -v[i].Z/slow), append(fastDots, -w[i].Z/fast)
		}
	}
	plot.add("slow flow", Line, 0, x, slowly)
	plot.add("fast flow", Line, 1, x, fastly)
	plot.add("", Dots, 0, at, slowDots)
	plot.add("", Dots, 1, at, fastDots)
	s.plot(plot)
	return nil
}

func normal(rng *rand.Rand) spatial.Vec3 {
	return spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
}

func turbulentAir(s *Study) error {
	const speed, samples = 3., 100_000
	rng := rand.New(rand.NewPCG(1, 2))
	for _, octaves := range []int{1, 4} {
		air, err := field.NewTurbulence(field.TurbulenceConfig{Speed: speed, Length: 0.4, Octaves: octaves, Seed: 11})
		if err != nil {
			return err
		}
		square, worst := 0.0, 0.0
		var mean spatial.Vec3
		for range samples {
			w := air.At(500*rng.Float64(), normal(rng).Scale(50))
			square += w.Norm2() / samples
			mean = mean.AddScaled(1./samples, w)
		}
		for range 2000 {
			divergence, gradient := spread(air, rng.Float64(), normal(rng))
			worst = max(worst, math.Abs(divergence)/gradient)
		}
		name := fmt.Sprintf("%d octaves, ", octaves)
		if octaves == 1 {
			name = "one octave, "
		}
		s.check(name+"root mean square of the speed", "what was asked for", "m/s", speed, math.Sqrt(square), within(0.01, "three times the scatter of a mean over 100,000 places"))
		s.check(name+"mean velocity", "0", "m/s", 0, mean.Norm(), withinAbs(0.05, "three times the scatter of a mean over 100,000 places"))
		s.check(name+"largest divergence over gradient", "∇·(∇×ψ) = 0", "", 0, worst, withinAbs(1e-3, "the project's aim; differences of fourth order over a field whose third derivatives jump"))
	}
	air, err := field.NewTurbulence(field.TurbulenceConfig{Speed: speed, Length: 0.4, Octaves: 4, Seed: 11})
	if err != nil {
		return err
	}
	var x, along, up []float64
	for i := range 600 {
		at := float64(i) * 0.005
		w := air.At(0, spatial.V(at, 0.2, 0.1))
		x, along, up = append(x, at), append(along, w.X), append(up, w.Z)
	}
	plot := &Plot{Title: "Along a line", Caption: "Two components of the velocity at one moment; the largest eddies are 0.4 m wide.", X: Axis{Label: "x", Unit: "m"}, Y: Axis{Label: "velocity", Unit: "m/s"}}
	plot.add("along", Line, 0, x, along)
	plot.add("upwards", Line, 1, x, up)
	s.plot(plot)
	return nil
}

// spread returns the divergence of air by differences of fourth order, and the size of its gradient.
func spread(air field.Source, t float64, x spatial.Vec3) (divergence, gradient float64) {
	const h = 1e-4
	for _, axis := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		at := func(k float64) spatial.Vec3 { return air.At(t, x.AddScaled(k*h, axis)) }
		d := at(1).Sub(at(-1)).Scale(8).Sub(at(2).Sub(at(-2))).Scale(1 / (12 * h))
		divergence += d.Dot(axis)
		gradient += d.Norm2()
	}
	return divergence, math.Sqrt(gradient)
}

func vorticesAndAttractors(s *Study) error {
	const circulation, core = 2.5, 0.1
	rounding := within(1e-12, "rounding: the integrand is constant on the circle")
	plot := &Plot{Title: "Two vortices", Caption: "Speed around the axis; dashed: a line vortex without a core.", X: Axis{Label: "distance from the axis", Unit: "m"}, Y: Axis{Label: "speed", Unit: "m/s", Min: 0, Max: 5}}
	var x, bare []float64
	for i := range 100 {
		x = append(x, float64(i+1)*0.005)
		bare = append(bare, circulation/(2*math.Pi*x[i]))
	}
	for i, c := range []struct {
		name string
		core field.Core
		at   func(r float64) float64
	}{
		{"Lamb–Oseen", field.LambOseen, func(r float64) float64 { return 1 - math.Exp(-r*r/core/core) }},
		{"Rankine", field.Rankine, func(r float64) float64 { return math.Min(1, r*r/core/core) }},
	} {
		v := &field.Vortex{Circulation: circulation, Radius: core, Core: c.core}
		for _, r := range []float64{0.05, 1} {
			sum, n := 0.0, 90
			for k := range n {
				sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(n))
				sum += v.At(0, spatial.V(r*cos, r*sin, 3)).Dot(spatial.V(-sin, cos, 0)) * 2 * math.Pi * r / float64(n)
			}
			s.check(fmt.Sprintf("%s, circulation at %g m", c.name, r), "Γ times the vorticity within", "m²/s", circulation*c.at(r), sum, rounding)
		}
		var y []float64
		for _, r := range x {
			y = append(y, v.At(0, spatial.V(r, 0, 0)).Y)
		}
		plot.add(c.name, Line, i, x, y)
	}
	plot.add("Γ/2πr", Dashed, 2, x, bare)
	s.plot(plot)

	// Leapfrog around a centre: its energy error is of second order and does not grow.
	for _, a := range []struct {
		name string
		field.Attractor
	}{{"spring", field.Attractor{Strength: 4}}, {"inverse square", field.Attractor{Pull: field.InverseSquare, Strength: 2, Softening: 0.2}}} {
		e := field.Element{Pos: spatial.V(1, 0, 0.2), Velocity: spatial.V(0, 0.8, 0), Mass: 3, Weight: 1}
		energy := func() float64 { return e.Velocity.Norm2()/2 + a.Potential(e.Pos) }
		start, off := energy(), 0.0
		const h = 1e-3
		for range 20_000 {
			kick(&a.Attractor, &e, h/2)
			e.Pos = e.Pos.AddScaled(h, e.Velocity)
			kick(&a.Attractor, &e, h/2)
			off = max(off, math.Abs(energy()/start-1))
		}
		s.check("attractor, "+a.name+", energy that is lost or gained in 20 s", "a potential", "", 0, off, withinAbs(1e-4, "leapfrog with steps of 1 ms: of second order"))
		if a.Pull == field.Spring { // 20 s are 40/2π periods
			sin, cos := math.Sincos(2 * 20)
			want := spatial.V(cos, 0.4*sin, 0.2*cos)
			s.check("attractor, spring, distance from the ellipse after 20 s", "x₀ cos ωt + v₀/ω sin ωt", "m", 0, e.Pos.Sub(want).Norm(), withinAbs(1e-5, "leapfrog with steps of 1 ms: a phase error of (ωh)²/24"))
		}
	}
	return nil
}

// kick changes the velocity of e by a field for a time h [s].
func kick(f field.Field, e *field.Element, h float64) {
	out := make([]field.Effect, 1)
	f.Add(0, []field.Element{*e}, out)
	e.Velocity = e.Velocity.AddScaled(h/e.Mass, out[0].Force)
}

func formulasAgainstFields(s *Study) error {
	const swirl = `
		r2 = x^2 + y^2 + 1e-30
		w = 2/(2*pi*r2)*(1 - exp(-r2/0.01))
		wx = -w*y; wy = w*x`
	wind, err := field.NewExpressionWind(swirl)
	if err != nil {
		return err
	}
	law := field.Drag{LinearAcross: 3e-4, LinearAlong: 3e-4}
	rng := rand.New(rand.NewPCG(3, 4))
	e := make([]field.Element, 1000)
	for i := range e {
		e[i] = field.Element{Pos: normal(rng), Velocity: normal(rng), Along: normal(rng).Unit(), Length: 0.01, Radius: 4e-5, Mass: 6e-8 * (1 + rng.Float64()), Weight: rng.Float64()}
	}
	for _, c := range []struct {
		name    string
		builtin field.Field
		text    string
		other   field.Field
	}{
		{"gravity", &field.Gravity{Acceleration: spatial.V(0, 1, -9.81)}, "ay = 1; az = -9.81", nil},
		{"spring", &field.Attractor{Strength: 7, Point: spatial.V(1, 2, 3)}, "ax = -7*(x - 1); ay = -7*(y - 2); az = -7*(z - 3)", nil},
		{"spring to a line", &field.Attractor{Strength: 7, Axis: spatial.V(0, 1, 1)}, "d = (y - z)/2; ax = -7*x; ay = -7*d; az = 7*d", nil},
		{"slow drag", &law, "k = 3e-4*length; fx = -k*vx; fy = -k*vy; fz = -k*vz", nil},
		{"fast drag", &field.Drag{Density: 1.2, Across: 1}, `
			u = vx*tx + vy*ty + vz*tz
			nx = vx - u*tx; ny = vy - u*ty; nz = vz - u*tz
			k = 1.2*radius*length*sqrt(nx^2 + ny^2 + nz^2)
			fx = -k*nx; fy = -k*ny; fz = -k*nz`, nil},
		{"vortex", &field.Air{Drag: law, Sources: []field.Source{&field.Vortex{Circulation: 2}}}, "", &field.Air{Drag: law, Sources: []field.Source{wind}}},
	} {
		other := c.other
		if other == nil {
			if other, err = field.NewExpression(c.text); err != nil {
				return err
			}
		}
		a, b := make([]field.Effect, len(e)), make([]field.Effect, len(e))
		c.builtin.Add(0.7, e, a)
		other.Add(0.7, e, b)
		s.check(c.name+", largest difference of force and derivatives", "the built-in field", "", 0, difference(a, b), withinAbs(1e-12, "rounding, relative to the largest force and derivative"))
	}
	return nil
}

// difference returns the largest difference between effects, relative to the largest force, drag and stiffness.
func difference(a, b []field.Effect) float64 {
	var off, size [3]float64
	for i := range a {
		for k, pair := range [][2]spatial.Mat3{{spatial.Skew(a[i].Force), spatial.Skew(b[i].Force)}, {a[i].Drag.Mat(), b[i].Drag.Mat()}, {a[i].Stiff.Mat(), b[i].Stiff.Mat()}} {
			for col := range 3 {
				u, v := pair[0].Col(col), pair[1].Col(col)
				off[k], size[k] = max(off[k], u.Sub(v).Norm()), max(size[k], u.Norm(), v.Norm())
			}
		}
	}
	worst := 0.0
	for k := range off {
		if size[k] > 0 {
			worst = max(worst, off[k]/size[k])
		}
	}
	return worst
}

// grains are elements of a gram on a lattice of spacing d [m] that fills a box with its lowest corner at 0, a little shaken.
func grains(nx, ny, nz int, d float64) []field.Element {
	rng := rand.New(rand.NewPCG(5, 6))
	var e []field.Element
	for i := range nx * ny * nz {
		at := spatial.V(float64(i%nx)+0.5, float64(i/nx%ny)+0.5, float64(i/nx/ny)+0.5)
		shake := spatial.V(rng.Float64()-0.5, rng.Float64()-0.5, rng.Float64()-0.5).Scale(0.3)
		e = append(e, field.Element{Pos: at.Add(shake).Scale(d), Along: spatial.V(1, 0, 0), Length: d, Mass: 1e-3, Weight: 1})
	}
	return e
}

// flow moves elements in their medium for n steps of h [s], and returns the largest sum of its forces over their size. What else acts on
// an element, the walls among it, is in confine.
func flow(m *field.Continuum, e []field.Element, h float64, n int, confine func(step int, e *field.Element)) (imbalance float64, err error) {
	out := make([]field.Effect, len(e))
	for step := range n {
		if err := m.Update(h, spatial.AtOrigin, e); err != nil {
			return 0, err
		}
		clear(out)
		m.Add(0, e, out)
		var sum spatial.Vec3
		size := 0.0
		for i := range e {
			sum, size = sum.Add(out[i].Force), size+out[i].Force.Norm()
			e[i].Velocity = e[i].Velocity.AddScaled(h/e[i].Mass, out[i].Force)
			confine(step, &e[i])
			e[i].Pos = e[i].Pos.AddScaled(h, e[i].Velocity)
		}
		if size > 0 {
			imbalance = max(imbalance, sum.Norm()/size)
		}
	}
	return imbalance, nil
}

func hairAsAMedium(s *Study) error {
	for _, study := range []func(*Study) error{sinkingColumn, pressedTress, passingStrands} {
		if err := study(s); err != nil {
			return err
		}
	}
	return nil
}

// sinkingColumn: a column of height H in a shaft, p = k(ρ − ρ₀) and dp/dz = −ρg: what was at Z is at z = (k/g) (ln(1 + gH/k) − ln(1 + g(H − Z)/k)).
func sinkingColumn(s *Study) error {
	const d, rows, stiffness, gravity, h = 0.001, 300, 15., 9.81, 1e-3
	const cell, floor = 10 * d, 10 * d
	var e []field.Element
	for i := range rows { // in the middle of cells, of which each of four corners has a quarter
		e = append(e, field.Element{Pos: spatial.V(cell/2, cell/2, d*(float64(i)+0.5)), Mass: 1e-3, Weight: 1})
	}
	before := heights(e)
	cfg := field.ContinuumConfig{Cell: cell, Stiffness: stiffness, Viscosity: 30, Rest: 1e-3 / d / (4 * cell * cell)}
	m, err := field.NewContinuum(cfg, spatial.AtOrigin, e)
	if err != nil {
		return err
	}
	_, err = flow(m, e, h, 1500, func(step int, el *field.Element) {
		weight := gravity * min(float64(step)/800, 1) // it comes slowly, lest the column splashes
		el.Velocity = spatial.V(0, 0, (el.Velocity.Z-weight*h)/(1+10*h))
		if el.Pos.Z < floor { // what lies on the floor stays
			el.Velocity.Z = 0
		}
	})
	if err != nil {
		return err
	}
	after := heights(e)
	const height = rows*d - floor
	sunk := func(from float64) float64 { // by how much what was at a height above the floor is lower
		return from - stiffness/gravity*(math.Log1p(gravity*height/stiffness)-math.Log1p(gravity*(height-from)/stiffness))
	}
	plot := &Plot{Title: "A column under its own weight", Caption: "How much lower each part of the mass lies. Curve: the closed form. Dots: the medium.", X: Axis{Label: "height before", Unit: "m"}, Y: Axis{Label: "sunk by", Unit: "mm"}}
	var z, closed, found []float64
	for part := 5; part <= 95; part += 5 {
		k := part * len(e) / 100
		z, closed, found = append(z, before[k]), append(closed, 1e3*sunk(before[k]-floor)), append(found, 1e3*(before[k]-after[k]))
		if part == 50 || part == 90 {
			s.check(fmt.Sprintf("a column of 29 cm, how far it sinks at %d %% of its mass", part), "p = k(ρ − ρ₀), dp/dz = −ρg", "mm", closed[len(closed)-1], found[len(found)-1],
				within(0.05, "29 cells high, of which half a one at the top is too thin to have pressure"))
		}
	}
	plot.add("closed form", Line, 0, z, closed)
	plot.add("medium", Dots, 1, z, found)
	s.plot(plot)
	return nil
}

// heights returns the heights of elements in rising order [m].
func heights(e []field.Element) []float64 {
	z := make([]float64, len(e))
	for i := range e {
		z[i] = e[i].Pos.Z
	}
	slices.Sort(z)
	return z
}

// pressedTress: a block of elements is pressed to 70 % of its height, and gives way to the sides.
func pressedTress(s *Study) error {
	const d, n, h, air, press = 0.005, 18, 2e-3, 20., 0.3
	for _, c := range []struct {
		name      string
		stiffness float64
		expected  float64
		tolerance bound
	}{
		{"a tress pressed by 30 %, volume", 1, 1, within(0.1, "the project's aim")},
		{"the same without pressure", 1e-9, 1 - press, within(1e-3, "nothing gives way")},
	} {
		e := grains(n, n, n, d)
		m, err := field.NewContinuum(field.ContinuumConfig{Stiffness: c.stiffness, Viscosity: 20}, spatial.AtOrigin, e)
		if err != nil {
			return err
		}
		low, high := math.Inf(1), math.Inf(-1)
		for i := range e {
			low, high = min(low, e[i].Pos.Z), max(high, e[i].Pos.Z)
		}
		area := func() float64 { return breadth(e, spatial.V(1, 0, 0)) * breadth(e, spatial.V(0, 1, 0)) }
		before := area()
		imbalance, err := flow(m, e, h, 500, func(step int, el *field.Element) {
			el.Velocity = el.Velocity.Scale(1 / (1 + air*h))
			in := (high - low) * press / 2 * min(float64(step+1)*h/0.5, 1) // both plates close in for half a second
			next := el.Pos.Z + h*el.Velocity.Z
			el.Velocity.Z += (min(max(next, low+in), high-in) - next) / h
			if next < low+in || next > high-in {
				el.Pos.Z, el.Velocity.Z = el.Pos.Z+h*el.Velocity.Z, 0
			}
		})
		if err != nil {
			return err
		}
		s.check(c.name, "its own at the start", "", c.expected, (1-press)*area()/before, c.tolerance)
		if c.stiffness == 1 {
			s.check("sum of all forces while it is pressed", "Newton's third law", "", 0, imbalance, withinAbs(1e-12, "rounding, relative to the sum of their sizes"))
		}
	}
	return nil
}

// breadth is the mean distance of elements from their middle along an axis.
func breadth(e []field.Element, axis spatial.Vec3) float64 {
	mean, off := 0.0, 0.0
	for i := range e {
		mean += axis.Dot(e[i].Pos) / float64(len(e))
	}
	for i := range e {
		off += math.Abs(axis.Dot(e[i].Pos)-mean) / float64(len(e))
	}
	return off
}

// passingStrands: pairs of elements at one place, in opposite motion: velocities fall by exp(−rate t), whatever the step.
func passingStrands(s *Study) error {
	const rate, time, speed = 12., 0.1, 0.3
	for _, steps := range []int{10, 100} {
		e := grains(10, 10, 10, 0.01)
		e = append(e, e...)
		m, err := field.NewContinuum(field.ContinuumConfig{Cell: 0.02, Viscosity: rate}, spatial.AtOrigin, e)
		if err != nil {
			return err
		}
		for i := range e {
			e[i].Velocity.Y = speed
			if i < len(e)/2 {
				e[i].Velocity.Y = -speed
			}
		}
		h := time / float64(steps)
		imbalance, err := flow(m, e, h, steps, func(_ int, el *field.Element) { el.Pos = el.Pos.AddScaled(-h, el.Velocity) })
		if err != nil {
			return err
		}
		mean := 0.0
		for i := range e {
			mean += math.Abs(e[i].Velocity.Y) / float64(len(e))
		}
		s.check(fmt.Sprintf("strands that pass, speed after 0.1 s in %d steps", steps), "v e^(−rate·t)", "m/s", speed*math.Exp(-rate*time), mean,
			within(0.02, "pairs are at the same place but for the way of one step, 3 mm of a cell of 20 mm at most"))
		if steps == 10 {
			s.check("strands that pass, sum of all forces", "Newton's third law", "", 0, imbalance, withinAbs(1e-12, "rounding, relative to the sum of their sizes"))
		}
	}
	return nil
}
