package validate

import (
	"math"
	"math/rand/v2"

	"gonum.org/v1/gonum/mat"

	"github.com/tendril-sim/tendril/spatial"
)

var spatialExperiments = []experiment{
	{"spatial", "Rotations and screws", "Exponential and logarithm of SO(3) and SE(3) against a general matrix exponential (gonum, Padé) and closed forms, from angles of 10⁻¹² to a half turn.", rotationsAndScrews},
	{"spatial", "Derivatives of the exponential", "The derivative of a rotation or a screw with respect to its logarithm, against its power series and against differences.", derivativesOfExp},
	{"spatial", "Twists and wrenches", "Spatial transforms keep power, and the spatial cross product is the rate of a moving twist.", twistsAndWrenches},
	{"spatial", "A curve through rotations", "A precessing top, ω = Ω e_z + p e(t), sampled and joined by the C² curve of Park & Kang. The error of a cubic falls with the fourth power of the interval, that of its velocity with the third, of its acceleration with the second.", curveThroughRotations},
}

// roundOff is the bound for what should be exact but for rounding.
func roundOff(operations float64) bound {
	return withinAbs(operations*0x1p-52, "rounding of the operations between both results, each at most half a unit of the last place of 1")
}

// testTwists are random twists of angles from 1e-12 to just under π, the same on every run.
func testTwists(count int) []spatial.Twist {
	random := rand.New(rand.NewPCG(1, 2))
	direction := func() spatial.Vec3 {
		return spatial.V(random.NormFloat64(), random.NormFloat64(), random.NormFloat64()).Unit()
	}
	twists := make([]spatial.Twist, count)
	for i := range twists {
		angle := math.Pi * (1 - 1e-9) * math.Pow(10, -12*float64(i)/float64(count-1))
		twists[i] = spatial.Twist{Angular: direction().Scale(angle), Linear: direction()}
	}
	return twists
}

// matrixOf returns the 4×4 matrix of a twist, its exponential computed by gonum without any of our code.
func matrixExp(t spatial.Twist) *mat.Dense {
	w, v := t.Angular, t.Linear
	var e mat.Dense
	e.Exp(mat.NewDense(4, 4, []float64{0, -w.Z, w.Y, v.X, w.Z, 0, -w.X, v.Y, -w.Y, w.X, 0, v.Z, 0, 0, 0, 0}))
	return &e
}

// matrixGap returns the largest difference between a frame and a 4×4 matrix.
func matrixGap(f spatial.Frame, e *mat.Dense) float64 {
	var m spatial.Mat3
	f.Rot.Mat(&m)
	gap := 0.0
	for j, column := range []spatial.Vec3{m.Col(0), m.Col(1), m.Col(2), f.Pos} {
		d := column.Sub(spatial.V(e.At(0, j), e.At(1, j), e.At(2, j)))
		gap = max(gap, math.Abs(d.X), math.Abs(d.Y), math.Abs(d.Z))
	}
	return gap
}

func rotationsAndScrews(s *Study) error {
	third := spatial.Exp(spatial.V(1, 1, 1).Unit().Scale(2 * math.Pi / 3)).Rotate(spatial.V(1, 0, 0))
	s.check("a third of a turn about (1,1,1) takes x to y", "closed form", "", 0, third.Sub(spatial.V(0, 1, 0)).Norm(), roundOff(4))

	twists := testTwists(200)
	var worstExp, worstTrip, worstRotation float64
	for _, t := range twists {
		f := spatial.ExpTwist(t)
		worstExp = max(worstExp, matrixGap(f, matrixExp(t)))
		back := f.Log().Sub(t)
		worstTrip = max(worstTrip, back.Angular.Norm()/t.Angular.Norm(), back.Linear.Norm())
		worstRotation = max(worstRotation, spatial.Exp(t.Angular).Log().Sub(t.Angular).Norm()/t.Angular.Norm())
	}
	s.check("exp on SE(3), largest entry of the difference", "gonum mat.Dense.Exp", "", 0, worstExp, roundOff(64))
	s.check("log of exp on SO(3), largest relative difference", "identity", "", 0, worstRotation, roundOff(16))
	s.check("log of exp on SE(3), largest difference", "identity", "", 0, worstTrip,
		withinAbs(1e-6, "near a half turn the logarithm of a screw has slope 1/(π − angle), here 3×10⁸, on rounding of 10⁻¹⁶"))

	tiny := spatial.V(1e-12, -2e-12, 2e-12)
	s.check("log of a turn by 3×10⁻¹² rad", "identity", "rad", 3e-12, spatial.Exp(tiny).Log().Norm(), within(1e-15, "exact to rounding through zero"))
	s.check("log of half a turn less 10⁻⁹", "identity", "rad", math.Pi-1e-9, spatial.Exp(spatial.V(0, math.Pi-1e-9, 0)).Log().Norm(),
		within(4e-16, "exact to rounding up to π"))

	// One turn of a screw with pitch 0.3 about an axis through (2, 0, 0) brings back the axes and moves along by the pitch.
	screw := spatial.Twist{Angular: spatial.V(0, 0, 2*math.Pi), Linear: spatial.V(0, -2*2*math.Pi, 0.3)}
	s.check("one turn of a screw moves by its pitch", "closed form", "m", 0.3, spatial.ExpTwist(screw).Pos.Norm(), within(1e-14, "rounding of 2π·2 against 0.3"))
	half := spatial.ExpTwist(screw.Scale(0.5)).Pos
	s.check("half a turn of it crosses the circle", "closed form", "m", math.Hypot(4, 0.15), half.Norm(), within(1e-15, "rounding"))

	// Baker, Campbell and Hausdorff: log(exp a exp b) = a + b + ½[a, b] + O(ε³).
	a, b := spatial.Twist{Angular: spatial.V(0.3, -0.5, 0.2), Linear: spatial.V(1, 0, -1)}, spatial.Twist{Angular: spatial.V(-0.1, 0.4, 0.6), Linear: spatial.V(0, 2, 1)}
	rest := func(e float64) float64 {
		a, b := a.Scale(e), b.Scale(e)
		r := spatial.ExpTwist(a).Mul(spatial.ExpTwist(b)).Log().Sub(a).Sub(b).Sub(a.Cross(b).Scale(0.5))
		return math.Hypot(r.Angular.Norm(), r.Linear.Norm())
	}
	s.check("order of what a + b + ½[a, b] leaves of log(exp a exp b)", "Baker–Campbell–Hausdorff", "", 3, math.Log2(rest(1e-3)/rest(5e-4)),
		withinAbs(0.01, "the next term is a thousandth of this one"))
	return nil
}

// dexpSeries returns Σ (−1)ᵏ [v]ᵏ / (k+1)!, the derivative of the exponential in body axes.
func dexpSeries(v spatial.Vec3) spatial.Mat3 {
	sum, power, skew := spatial.Diag(1, 1, 1), spatial.Diag(1, 1, 1), spatial.Skew(v)
	factor := 1.0
	for k := 1; k < 40; k++ {
		power.Mul(&power, &skew)
		factor *= -1 / float64(k+1)
		sum.AddScaled(&sum, factor, &power)
	}
	return sum
}

func largestGap(a, b *spatial.Mat3) float64 {
	var d spatial.Mat3
	d.AddScaled(a, -1, b)
	return max(d.Col(0).Norm(), d.Col(1).Norm(), d.Col(2).Norm())
}

func derivativesOfExp(s *Study) error {
	var worst, worstInverse, worstTwist float64
	for _, t := range testTwists(200) {
		var d, inverse, product spatial.Mat3
		series := dexpSeries(t.Angular)
		spatial.DExpBody(t.Angular, &d)
		worst = max(worst, largestGap(&d, &series))
		spatial.DExpBodyInv(t.Angular, &inverse)
		product.Mul(&inverse, &series)
		identity := spatial.Diag(1, 1, 1)
		worstInverse = max(worstInverse, largestGap(&product, &identity))

		var d6 spatial.Mat6
		spatial.DExpTwistBody(t, &d6)
		rate := spatial.Twist{Angular: spatial.V(0.2, -0.7, 0.4), Linear: spatial.V(-1, 0.5, 0.3)}
		const e = 1e-4
		difference := spatial.ExpTwist(t.Sub(rate.Scale(e))).Inverse().Mul(spatial.ExpTwist(t.Add(rate.Scale(e)))).Log().Scale(1 / (2 * e))
		gap := difference.Sub(d6.MulTwist(rate))
		worstTwist = max(worstTwist, gap.Angular.Norm(), gap.Linear.Norm())
	}
	s.check("derivative of exp on SO(3), largest difference", "power series, 40 terms", "", 0, worst, roundOff(64))
	s.check("its inverse times the power series", "identity", "", 0, worstInverse, roundOff(128))
	s.check("derivative of exp on SE(3), largest difference", "central difference, ε = 10⁻⁴", "", 0, worstTwist,
		withinAbs(1e-7, "a central difference is off by ε² times the third derivative, which is of order one"))
	return nil
}

func twistsAndWrenches(s *Study) error {
	f := spatial.ExpTwist(spatial.Twist{Angular: spatial.V(0.4, -1.1, 0.8), Linear: spatial.V(1, 2, -0.5)})
	t := spatial.Twist{Angular: spatial.V(0.3, 0.2, -0.9), Linear: spatial.V(-2, 0.1, 0.7)}
	w := spatial.Wrench{Torque: spatial.V(1.5, -0.4, 0.2), Force: spatial.V(0.6, -3, 1)}
	s.check("power in another frame", "invariance", "W", t.Power(w), f.Twist(t).Power(f.Wrench(w)), within(1e-14, "rounding"))

	// A force of 3 N along x at (0, 2, 0) turns about the origin with −6 N m about z.
	lever := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 2, 0)}.Wrench(spatial.Wrench{Force: spatial.V(3, 0, 0)})
	s.check("torque of a force on a lever", "closed form", "N m", -6, lever.Torque.Z, within(1e-15, "rounding"))

	// d/dτ Ad(exp τa) b at τ = 0 is a × b.
	a := spatial.Twist{Angular: spatial.V(0.5, 0.1, -0.3), Linear: spatial.V(0.2, -0.8, 0.4)}
	const e = 1e-4
	rate := spatial.ExpTwist(a.Scale(e)).Twist(t).Sub(spatial.ExpTwist(a.Scale(-e)).Twist(t)).Scale(1 / (2 * e))
	gap := rate.Sub(a.Cross(t))
	s.check("rate of a carried twist against a × b", "central difference, ε = 10⁻⁴", "", 0, math.Hypot(gap.Angular.Norm(), gap.Linear.Norm()),
		withinAbs(1e-7, "a central difference is off by ε² times the third derivative, which is of order one"))
	s.check("a × b against its dual on wrenches, (a × b)·w + b·(a ×* w)", "Featherstone 2008, eq. 2.29", "W", 0, a.Cross(t).Power(w)+t.Power(a.CrossWrench(w)), roundOff(32))
	return nil
}

// top is the torque-free motion of a symmetric top: precession Ω about the world's z, tilt, spin p about its own axis.
type top struct{ precession, tilt, spin float64 } // [rad/s], [rad], [rad/s]

func (m top) at(t float64) (rotation spatial.Quat, velocity, acceleration spatial.Vec3) {
	z := spatial.V(0, 0, 1)
	tilted := spatial.AxisAngle(z, m.precession*t).Mul(spatial.AxisAngle(spatial.V(1, 0, 0), m.tilt))
	velocity = z.Scale(m.precession).Add(tilted.Rotate(z).Scale(m.spin))
	return tilted.Mul(spatial.AxisAngle(z, m.spin*t)), velocity, z.Scale(m.precession).Cross(velocity)
}

// curveErrors returns the largest error of rotation [rad], angular velocity and acceleration between keys.
func (m top) curveErrors(keys int, duration float64) (errors [3]float64, err error) {
	var cfg spatial.RotationCurveConfig
	for i := range keys {
		t := duration * float64(i) / float64(keys-1)
		rotation, velocity, _ := m.at(t)
		cfg.Times, cfg.Rotations = append(cfg.Times, t), append(cfg.Rotations, rotation)
		switch i {
		case 0:
			cfg.StartVelocity = &velocity
		case keys - 1:
			cfg.EndVelocity = &velocity
		}
	}
	curve, err := spatial.NewRotationCurve(cfg)
	if err != nil {
		return errors, err
	}
	const samples = 2000
	for i := 1; i < samples; i++ {
		t := duration * float64(i) / samples
		rotation, velocity, acceleration := m.at(t)
		r, v, a := curve.At(t)
		for j, gap := range []float64{rotation.Conj().Mul(r).Log().Norm(), v.Sub(velocity).Norm(), a.Sub(acceleration).Norm()} {
			errors[j] = max(errors[j], gap)
		}
	}
	return errors, nil
}

func curveThroughRotations(s *Study) error {
	motion, names := top{precession: 1.3, tilt: 0.6, spin: 2}, []string{"rotation", "angular velocity", "angular acceleration"}
	units := []string{"rad", "rad/s", "rad/s²"}
	var intervals []float64
	var curves [3][]float64
	for _, keys := range []int{9, 17, 33, 65, 129} {
		errors, err := motion.curveErrors(keys, 4)
		if err != nil {
			return err
		}
		intervals = append(intervals, 4/float64(keys-1))
		for j, e := range errors {
			curves[j] = append(curves[j], e)
		}
	}
	p := &Plot{Title: "Error of the curve against the interval between keys", Caption: "Slopes 4, 3 and 2.",
		X: Axis{Label: "interval", Unit: "s", Log: true}, Y: Axis{Label: "largest error (SI)", Log: true}}
	for j, name := range names {
		last := len(intervals) - 1
		s.check("order of convergence, "+name, "cubic splines (Park & Kang 1996)", "", float64(4-j), math.Log2(curves[j][last-1]/curves[j][last]),
			withinAbs(0.1, "measured between 65 and 129 keys, where the next term is a few per cent"))
		s.check("error with 129 keys, "+name, "precessing top, closed form", units[j], 0, curves[j][last],
			withinAbs([]float64{1e-7, 1e-5, 1e-3}[j], "h⁴, h³ and h² with h = 1/32 s, times a constant of order 0.1"))
		p.Series = append(p.Series, Series{Name: name + " [" + units[j] + "]", X: intervals, Y: curves[j], Colour: j},
			Series{Mark: Dots, X: intervals, Y: curves[j], Colour: j})
	}
	s.plot(p)

	// Between keys of a uniform spin the curve is the uniform spin, and across keys its acceleration does not jump.
	wobble := top{precession: 1.3, tilt: 1.1, spin: -2}
	cfg := spatial.RotationCurveConfig{Times: []float64{0, 0.4, 1, 1.3, 2}}
	for _, t := range cfg.Times {
		rotation, _, _ := wobble.at(t)
		cfg.Rotations = append(cfg.Rotations, rotation)
	}
	curve, err := spatial.NewRotationCurve(cfg)
	if err != nil {
		return err
	}
	jump := 0.0
	for _, t := range cfg.Times[1:4] {
		const e = 1e-9
		_, _, before := curve.At(t - e)
		_, _, after := curve.At(t + e)
		jump = max(jump, after.Sub(before).Norm())
	}
	s.check("jump of the angular acceleration at the keys", "C² (Hadap 2006, section 6.3)", "rad/s²", 0, jump,
		withinAbs(1e-6, "2 ns on both sides of the key times a jerk of order 100 rad/s³"))
	return nil
}
