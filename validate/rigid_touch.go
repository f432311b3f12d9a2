package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

var rigidTouchExperiments = []experiment{
	{"rigid", "Rolling", "Balls, cylinders and tubes on floors and slopes: they roll where friction is enough for it, and slip where it is not.", rigidRolling},
	{"rigid", "A stack", "Ten boxes on each other for a minute, awake all the time.", rigidStack},
	{"rigid", "Toppling", "Boxes on a slope topple when the weight points beside their lowest edge, whatever they are made of.", rigidToppling},
	{"rigid", "Floors of many kinds", "Bodies slide over a half space, a large box, a mesh of triangles and a height field, all of them flat: inner edges are not felt.", rigidFloors},
	{"rigid", "Spinning on a table", "What stands on a point or on its face, and spins.", rigidSpinning},
	{"rigid", "Belts and sleep", "What lies on a belt moves with it. What does not move for half a second rests until it is touched.", rigidBelts},
}

// lying turns a shape whose axis is z so that it lies along y.
func lying(x, z float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Between(up, spatial.V(0, 1, 0)), Pos: spatial.V(x, 0, z)}
}

func rigidRolling(s *Study) error {
	const radius, slope, seconds = 0.1, 0.3, 0.5
	ball, cylinder := ballOf(radius), must(collide.NewCylinder(radius, 0.2))
	solver := within(1e-5, "a step meets its contacts to 10⁻⁷ of the speeds there are; levers are those of its beginning")
	for _, c := range []struct {
		name, source string
		shape        *collide.Shape
		frame        spatial.Frame
		mu, expects  float64
	}{
		{"ball rolls down a slope", "5/7 g sin α", ball, atPlace(0, 0, radius), 0.5, 5. / 7 * gravity * math.Sin(slope)},
		{"cylinder rolls down a slope", "2/3 g sin α", cylinder, lying(0, radius), 0.5, 2. / 3 * gravity * math.Sin(slope)},
		{"ball just rolls down a slope, 7/2 µ = 1.01 tan α", "5/7 g sin α", ball, atPlace(0, 0, radius), 1.01 * 2. / 7 * math.Tan(slope), 5. / 7 * gravity * math.Sin(slope)},
		{"ball slips down a slope, 7/2 µ = 0.9 tan α", "g (sin α − µ cos α)", ball, atPlace(0, 0, radius), 0.9 * 2. / 7 * math.Tan(slope), gravity * math.Sin(slope) * (1 - 0.9*2./7)},
		{"ball without friction on a slope", "g sin α", ball, atPlace(0, 0, radius), 0, gravity * math.Sin(slope)},
	} {
		y := newYard(0.001, grip(c.mu), slope, 0)
		b := y.add(rigid.Config{Shape: c.shape, Frame: c.frame})
		err := y.run(seconds, nil)
		y.Close()
		if err != nil {
			return err
		}
		s.check(c.name+", acceleration", c.source, "m/s²", c.expects, b.Velocity().Linear.X/seconds, solver)
	}
	return comesToRoll(s)
}

// comesToRoll throws a ball along the floor, with and without backspin.
func comesToRoll(s *Study) error {
	const radius, mu, speed = 0.1, 0.2, 2.0
	p := &Plot{Title: "A ball thrown along a floor", Caption: "It slides until its spin has caught up: then it rolls.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "speed", Unit: "m/s"}}
	for i, spin := range []float64{0, -50} {
		y := newYard(0.001, grip(mu), 0, 0)
		b := y.add(rigid.Config{Shape: ballOf(radius), Frame: atPlace(0, 0, radius), Velocity: spatial.Twist{Linear: spatial.V(speed, 0, 0), Angular: spatial.V(0, spin, 0)}})
		want := 5. / 7 * (speed + 0.4*radius*spin)
		end := (speed - want) / (mu * gravity)
		var times, speeds, surface []float64
		rolls := 0.0
		err := y.run(2*end, func() {
			v := b.Velocity()
			slip := math.Abs(v.Linear.X - radius*v.Angular.Y)
			times, speeds, surface = append(times, y.Time()), append(speeds, v.Linear.X), append(surface, radius*v.Angular.Y)
			if rolls == 0 && slip < 1e-3*speed {
				rolls = y.Time()
			}
		})
		y.Close()
		if err != nil {
			return err
		}
		name := fmt.Sprintf("ball thrown at 2 m/s with a spin of %g rad/s", spin)
		v := b.Velocity()
		s.check(name+", speed when it rolls", "angular momentum about the floor: 5/7 (v + 2/5 rω)", "m/s", want, v.Linear.X, withinAbs(2e-3, "friction acts in whole steps: µg of one"))
		s.check(name+", time until it rolls", "slip over 7/2 µg", "s", end, rolls, withinAbs(0.0021, "seen in whole steps"))
		s.check(name+", slip at the end", "none", "m/s", 0, v.Linear.X-radius*v.Angular.Y, withinAbs(1e-6, "solver"))
		p.add(fmt.Sprintf("speed, spin %g", spin), Line, i, times, speeds)
		p.add(fmt.Sprintf("rω, spin %g", spin), Dashed, i, times, surface)
	}
	s.plot(p)
	return nil
}

func rigidStack(s *Study) error {
	const seconds, h = 60, 0.002
	y := newYard(h, grip(0.5), 0, 0)
	defer y.Close()
	for i := range 10 {
		y.add(rigid.Config{Shape: boxOf(0.1, 0.1, 0.1), Mass: 1, Frame: atPlace(0, 0, 0.1+0.2*float64(i))})
	}
	p := &Plot{Title: "Drift of a stack of ten boxes", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "largest shift of a box", Unit: "nm"}}
	var times, shifts []float64
	worst, n := 0.0, 0
	if err := y.run(seconds, func() {
		if n++; n%100 != 0 {
			return
		}
		off := 0.0
		for i, b := range y.bodies[1:] {
			off = math.Max(off, b.Frame().Pos.Sub(spatial.V(0, 0, 0.1+0.2*float64(i))).Norm())
		}
		worst = math.Max(worst, off)
		times, shifts = append(times, y.Time()), append(shifts, 1e9*off)
	}); err != nil {
		return err
	}
	s.check("stack of ten boxes, largest drift in 60 s", "rest", "mm", 0, 1000*worst, withinAbs(0.001, "the project's aim is 0.1 mm"))
	for _, c := range y.contacts() {
		if c.A == 0 {
			s.check("stack of ten boxes, push at a corner of the lowest", "a quarter of the weight", "N", 10*gravity/4, c.Force.Z, within(1e-4, "four corners share alike by symmetry"))
			break
		}
	}
	p.add("", Line, 0, times, shifts)
	s.plot(p)
	return nil
}

func rigidToppling(s *Study) error {
	for _, c := range []struct{ width, height float64 }{{0.1, 0.3}, {0.1, 0.15}, {0.2, 0.21}} {
		low, high := 0.83*c.width/c.height, 1.21*c.width/c.height // not with the answer in the middle
		for range 14 {
			middle := (low + high) / 2
			y := newYard(0.002, grip(5), math.Atan(middle), 0.2)
			turn := spatial.Exp(spatial.V(0, 0, 0.2))
			b := y.add(rigid.Config{Shape: boxOf(c.width/2, 0.1, c.height/2), Frame: spatial.Frame{Rot: turn, Pos: spatial.V(0, 0, c.height/2)}})
			err := y.run(0.2, nil)
			y.Close()
			if err != nil {
				return err
			}
			if b.Frame().Rot.Z3().Z > 1-1e-12 {
				low = middle
			} else {
				high = middle
			}
		}
		s.check(fmt.Sprintf("slope at which a box %g wide and %g m high topples", c.width, c.height), "tan α = w/h", "", c.width/c.height, low, within(1e-3, "bisected to 3·10⁻⁵; a turn of less than a microradian in 0.2 s counts as none"))
	}
	return nil
}

// flatFloors are floors of all kinds, at z = 0 and flat.
func flatFloors() map[string]*collide.Shape {
	const n, cell = 17, 0.07
	grid := &mesh.Surface{}
	for j := range n {
		for i := range n {
			grid.Vertices = append(grid.Vertices, spatial.V((float64(i)-4)*cell, (float64(j)-8)*cell, 0))
			if i > 0 && j > 0 {
				a, b, c, d := int32((j-1)*n+i-1), int32((j-1)*n+i), int32(j*n+i), int32(j*n+i-1)
				grid.Triangles = append(grid.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
			}
		}
	}
	return map[string]*collide.Shape{
		"half space":   must(collide.NewHalfSpace()),
		"mesh":         must(collide.NewMesh(grid)),
		"height field": must(collide.NewHeightField(collide.HeightConfig{Columns: n, Rows: n, Spacing: cell, Corner: spatial.V(-4*cell, -8*cell, 0), Heights: make([]float64, n*n)})),
		"top of a box": must(collide.NewCompound([]collide.Piece{{Shape: boxOf(2, 2, 0.1), Place: atPlace(0, 0, -0.1)}})),
	}
}

func rigidFloors(s *Study) error {
	const mu, slope, heading, seconds, low = 0.3, 0.5, 0.3, 0.5, 0.03
	corners := []spatial.Vec3{}
	for _, x := range []float64{-1, 1} {
		for _, y := range []float64{-1, 1} {
			for _, z := range []float64{-1, 1} {
				corners = append(corners, spatial.V(0.1*x, 0.1*y, low*z))
			}
		}
	}
	bodies := []struct {
		name  string
		shape *collide.Shape
	}{
		{"box", boxOf(0.1, 0.1, low)}, {"rounded box", must(collide.NewRounded(boxOf(0.09, 0.09, low-0.01), 0.01))}, {"hull", must(collide.NewHull(corners))},
		{"cylinder", must(collide.NewCylinder(0.1, 2*low))},
	}
	want := gravity * (math.Sin(slope) - mu*math.Cos(slope))
	floors := flatFloors()
	for _, floor := range []string{"half space", "mesh", "height field", "top of a box"} {
		for _, body := range bodies {
			y := emptyYard(0.001, grip(mu))
			y.add(rigid.Config{Kind: rigid.Static, Shape: floors[floor]})
			y.pull = leaning(slope, heading)
			b := y.add(rigid.Config{Shape: body.shape, Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, 0.17)), Pos: spatial.V(0, 0, low)}})
			off := 0.0
			err := y.run(seconds, func() {
				f := b.Frame()
				off = math.Max(off, math.Max(math.Abs(f.Pos.Z-low), 0.1*math.Hypot(f.Rot.X, f.Rot.Y)))
			})
			y.Close()
			if err != nil {
				return err
			}
			v, way := b.Velocity().Linear, spatial.V(math.Cos(heading), math.Sin(heading), 0)
			name := body.name + " on a " + floor
			s.check(name+", acceleration", "g (sin α − µ cos α)", "m/s²", want, v.Dot(way)/seconds, within(1e-3, "the project's aim is 0.5 %"))
			s.check(name+", speed across the line of fall", "none", "m/s", 0, v.Cross(way).Norm(), withinAbs(2e-3, "1 in 1,000 of its speed"))
			s.check(name+", largest hop or tilt", "none", "m", 0, off, withinAbs(1e-5, "inner edges are not felt"))
		}
	}
	return nil
}

func rigidSpinning(s *Study) error {
	if err := discSpins(s); err != nil {
		return err
	}
	return topOnTable(s)
}

// discSpins spins a cylinder that stands on its face. On a ring of contacts of radius r friction has the torque µ m g r, so that it stops
// after ω I/(µ m g r), I = m r²/2; a face that rests on four points of its rim is such a ring.
func discSpins(s *Study) error {
	const radius, mu, spin = 0.1, 0.2, 20.0
	y := newYard(0.001, grip(mu), 0, 0)
	defer y.Close()
	b := y.add(rigid.Config{Shape: must(collide.NewCylinder(radius, 0.04)), Frame: atPlace(0, 0, 0.02), Velocity: spatial.Twist{Angular: spatial.V(0, 0, spin)}})
	stops, tilt := 0.0, 0.0
	if err := y.run(0.8, func() {
		if b.Velocity().Angular.Z > 1e-6*spin {
			stops = y.Time()
		}
		tilt = math.Max(tilt, math.Hypot(b.Frame().Rot.X, b.Frame().Rot.Y))
	}); err != nil {
		return err
	}
	s.check("disc spun on its face, time until it stands still", "ωr/2µg, for contacts on its rim", "s", spin*radius/(2*mu*gravity), stops, within(0.05, "contacts are four points of a polygon that stands for the rim, which lie up to a few per cent inside"))
	s.check("disc spun on its face, tilt", "none", "rad", 0, tilt, withinAbs(1e-6, "its weight is shared by points that go round"))
	return nil
}

// topOnTable stands a top on its tip on a table with much friction: it precesses as if it were pinned there.
func topOnTable(s *Study) error {
	const lean, spin, h, seconds = 0.3, 300.0, 0.0005, 1.0
	const radius, height = 0.05, 0.06
	y := newYard(h, grip(100), 0, 0)
	defer y.Close()
	axis := spatial.V(math.Sin(lean), 0, math.Cos(lean))
	// The cone's own axis points to its apex, which is the tip of the top.
	rot := spatial.Between(up, axis.Neg())
	cfg := rigid.Config{Shape: must(collide.NewCone(radius, height))}
	free := must(rigid.New(cfg))
	inertia, centre := free.Inertia()
	lever := height/2 - centre.Z
	foot, spins, weight := inertia.XX+free.Mass()*lever*lever, inertia.ZZ, free.Mass()*gravity*lever
	a, b := foot*math.Cos(lean), spins*spin
	steady := 2 * weight / (b + math.Sqrt(b*b-4*a*weight)) // Goldstein 1980, eq. 5-76
	w := up.Scale(steady).AddScaled(spin-steady*math.Cos(lean), axis)
	cfg.Frame = spatial.Frame{Rot: rot, Pos: axis.Scale(height / 2)}
	cfg.Velocity = spatial.Twist{Angular: w, Linear: w.Cross(axis.Scale(lever))}
	top := y.add(cfg)
	azimuth, nod, slid := 0.0, 0.0, 0.0
	if err := y.run(seconds, func() {
		f := top.Frame()
		z := f.Rot.Z3().Neg()
		now := math.Atan2(z.Y, z.X)
		azimuth = now + 2*math.Pi*math.Round((azimuth+steady*h-now)/(2*math.Pi))
		nod = math.Max(nod, math.Abs(math.Acos(z.Z)-lean))
		slid = math.Max(slid, f.Point(spatial.V(0, 0, height/2)).Norm())
	}); err != nil {
		return err
	}
	s.check("top on a table, rate of steady precession", "Goldstein 1980, section 5-7, pinned at the tip", "rad/s", steady, azimuth/seconds, within(0.01, "first order: the tip is held at the end of a step with levers of its beginning"))
	s.check("top on a table, nutation", "none", "rad", 0, nod, withinAbs(5e-3, "first order"))
	s.check("top on a table, way of its tip", "friction holds it", "mm", 0, 1000*slid, withinAbs(3, "first order"))
	return nil
}

func rigidBelts(s *Study) error {
	if err := onBelt(s); err != nil {
		return err
	}
	return sleeps(s)
}

// onBelt puts a box on a belt that goes round without moving from its place: a kinematic slab that moves on and on.
func onBelt(s *Study) error {
	const speed, mu, h = 0.5, 0.3, 0.001
	y := emptyYard(h, grip(mu))
	defer y.Close()
	y.pull = earth
	belt := y.add(rigid.Config{Kind: rigid.Kinematic, Shape: boxOf(3, 0.5, 0.1), Frame: atPlace(0, 0, -0.1)})
	y.Script(func(t float64) { belt.SetTarget(atPlace(speed*t, 0, -0.1)) })
	b := y.add(rigid.Config{Shape: boxOf(0.1, 0.1, 0.1), Frame: atPlace(0, 0, 0.1)})
	const seconds = 1.0
	if err := y.run(seconds, nil); err != nil {
		return err
	}
	s.check("box on a belt, speed after it took hold", "that of the belt", "m/s", speed, b.Velocity().Linear.X, within(1e-6, "solver"))
	s.check("box on a belt, way in 1 s", "v t − v²/2µg", "m", speed*seconds-speed*speed/(2*mu*gravity), b.Frame().Pos.X, withinAbs(speed*h, "a step: friction acts in whole ones"))
	return nil
}

// sleeps lets boxes come to rest, and wakes them by one that falls on them.
func sleeps(s *Study) error {
	const pause = 0.5
	y := pausingYard(0.001, pause, grip(0.5))
	defer y.Close()
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace())})
	y.pull = earth
	for i := range 3 {
		y.add(rigid.Config{Shape: boxOf(0.1, 0.1, 0.1), Frame: atPlace(0, 0, 0.1+0.2*float64(i))})
	}
	y.add(rigid.Config{Shape: boxOf(0.1, 0.1, 0.1), Frame: atPlace(2, 0, 0.1)})
	const high = 4.0
	y.add(rigid.Config{Shape: ballOf(0.05), Frame: atPlace(0, 0, 0.65+high)})
	var asleep, woken float64
	if err := y.run(1.2, func() {
		shot := y.Snapshot()
		defer shot.Release()
		if shot.Bodies[1].Asleep && asleep == 0 {
			asleep = y.Time()
		}
		if asleep > 0 && woken == 0 && !shot.Bodies[1].Asleep {
			woken = y.Time()
		}
	}); err != nil {
		return err
	}
	s.check("boxes at rest, time until they sleep", "the pause", "s", pause, asleep, withinAbs(0.003, "steps"))
	s.check("boxes asleep, time at which a ball wakes them", "√(2H/g)", "s", math.Sqrt(2*high/gravity), woken, withinAbs(0.005, "contacts are seen a little ahead"))
	return nil
}
