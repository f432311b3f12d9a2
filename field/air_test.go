package field_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

func randomVec(rng *rand.Rand) spatial.Vec3 {
	return spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
}

// elements are n elements of hair at random places, in random motion.
func elements(n int, rng *rand.Rand) []field.Element {
	e := make([]field.Element, n)
	for i := range e {
		e[i] = field.Element{
			Pos: randomVec(rng), Velocity: randomVec(rng), Along: randomVec(rng).Unit(),
			Length: 0.01, Radius: 4e-5, Mass: 6e-8, Weight: 1, Place: rng.Float64(),
		}
	}
	return e
}

func effectOn(f field.Field, t float64, e field.Element) field.Effect {
	out := make([]field.Effect, 1)
	f.Add(t, []field.Element{e}, out)
	return out[0]
}

// slopes compares −∂F/∂v (or x, by shift) with Drag (or Stiff), and returns the largest difference relative to the largest entry.
func slopes(f field.Field, e field.Element, step float64, shift func(*field.Element, spatial.Vec3), matrix func(*field.Effect) *spatial.Sym3) float64 {
	now := effectOn(f, 0.3, e)
	m := matrix(&now).Mat()
	worst, largest := 0.0, math.SmallestNonzeroFloat64
	for i, axis := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		up, down := e, e
		shift(&up, axis.Scale(step))
		shift(&down, axis.Scale(-step))
		d := effectOn(f, 0.3, up).Force.Sub(effectOn(f, 0.3, down).Force).Scale(-0.5 / step)
		worst = max(worst, d.Sub(m.Col(i)).Norm())
		largest = max(largest, m.Col(i).Norm(), d.Norm())
	}
	return worst / largest
}

func byVelocity(e *field.Element, d spatial.Vec3) { e.Velocity = e.Velocity.Add(d) }
func byPlace(e *field.Element, d spatial.Vec3)    { e.Pos = e.Pos.Add(d) }

func TestDragIsTheDerivative(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, f := range []field.Field{
		&field.Drag{}, &field.Drag{LinearAcross: 2, LinearAlong: 1}, &field.Drag{Across: 1.1, Along: 0.02, Density: 1000},
		&field.Air{Sources: []field.Source{&field.Wind{Velocity: spatial.V(3, 1, 0)}, &field.Vortex{Circulation: 2}}},
	} {
		for _, e := range elements(50, rng) {
			drag := func(x *field.Effect) *spatial.Sym3 { return &x.Drag }
			if off := slopes(f, e, 1e-5, byVelocity, drag); off > 1e-6 {
				t.Fatalf("%+v: −∂F/∂v is off by %g", f, off)
			}
		}
	}
}

// Sources add up in velocity, and the law of drag is applied once.
func TestAirAddsVelocities(t *testing.T) {
	e := elements(1, rand.New(rand.NewPCG(1, 2)))[0]
	one := &field.Air{Sources: []field.Source{&field.Wind{Velocity: spatial.V(3, 0, 1)}}}
	two := &field.Air{Sources: []field.Source{&field.Wind{Velocity: spatial.V(1, 0, 0)}, &field.Wind{Velocity: spatial.V(2, 0, 1)}}}
	if a, b := effectOn(one, 0, e), effectOn(two, 0, e); a != b {
		t.Errorf("%+v and %+v differ", a, b)
	}
	e.Velocity = spatial.V(3, 0, 1)
	if f := effectOn(one, 0, e).Force; f != (spatial.Vec3{}) {
		t.Errorf("what moves with the air feels %v", f)
	}
}

// The default law against the measured drag of cylinders, 1 + 10 Re^(−2/3).
func TestInAirIsNearMeasurements(t *testing.T) {
	const viscosity = 1.8e-5 // of air [Pa s]
	for _, radius := range []float64{4e-5, 1e-3, 1e-2} {
		for _, speed := range []float64{1, 3, 10} {
			e := field.Element{Velocity: spatial.V(speed, 0, 0), Along: spatial.V(0, 0, 1), Length: 1, Radius: radius, Weight: 1}
			force := -effectOn(&field.Drag{}, 0, e).Force.X
			reynolds := 1.2 * speed * 2 * radius / viscosity
			want := (1 + 10*math.Pow(reynolds, -2./3)) * 1.2 * radius * speed * speed
			if r := force / want; r < 0.65 || r > 1.35 {
				t.Errorf("radius %g m, %g m/s: %g of the measured force", radius, speed, r)
			}
		}
	}
}

func TestWindGusts(t *testing.T) {
	w := &field.Wind{Velocity: spatial.V(0, 4, 0), Gust: 0.3, Seed: 5}
	mean, square, n := 0.0, 0.0, 200_000
	for i := range n {
		d := w.At(float64(i)*0.731, spatial.Vec3{}).Y/4 - 1
		if math.Abs(d) > 2.5*0.3 {
			t.Fatalf("a gust of %g", d)
		}
		mean, square = mean+d/float64(n), square+d*d/float64(n)
	}
	if math.Abs(mean) > 0.005 || math.Abs(math.Sqrt(square)-0.3) > 0.003 {
		t.Errorf("gusts have mean %g and root mean square %g, want 0 and 0.3 to their scatter", mean, math.Sqrt(square))
	}
}

func TestFrontTravels(t *testing.T) {
	f := &field.Front{Velocity: spatial.V(6, 0, 0), Direction: spatial.V(0, 2, 0), Speed: 3, Ahead: 1, Behind: 4, Start: 1, Period: 5}
	if err := f.Validate(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ t, y, want float64 }{
		{1, 0, 6}, {2, 3, 6}, {6, 0, 6}, {-4, 0, 6}, // the crest, here, there, then and before
		{1, 0.5, 6 * 0.421875}, {1, -2, 6 * 0.421875}, {1, 1, 0}, {1, -4, 0}, {1, 5, 0},
	} {
		if got := f.At(c.t, spatial.V(7, c.y, 9)); math.Abs(got.X-c.want) > 1e-12 || got.Y != 0 {
			t.Errorf("at %v s, y = %v: wind %v, want %v", c.t, c.y, got, c.want)
		}
	}
}

// The circulation around the axis is Γ outside the core, and Γ r²/a² inside that of Rankine.
func TestVortexCirculation(t *testing.T) {
	for _, core := range []field.Core{field.LambOseen, field.Rankine} {
		v := &field.Vortex{Point: spatial.V(1, 2, 3), Axis: spatial.V(0, 0, -2), Drift: spatial.V(0, 1, 0), Circulation: 5, Radius: 0.2, Core: core}
		for _, c := range []struct{ r, want float64 }{{0.1, 0.25}, {0.2, 1}, {3, 1}} {
			if core == field.LambOseen {
				c.want = 1 - math.Exp(-c.r*c.r/0.04)
			}
			sum, n := 0.0, 60
			for i := range n {
				s, co := math.Sincos(2 * math.Pi * float64(i) / float64(n))
				w := v.At(0.5, spatial.V(1+c.r*co, 2.5+c.r*s, 0))
				sum -= w.Dot(spatial.V(-s, co, 0)) * 2 * math.Pi * c.r / float64(n)
			}
			if math.Abs(sum-5*c.want) > 1e-12 {
				t.Errorf("core %d: circulation at %g m is %v, want %v", core, c.r, sum, 5*c.want)
			}
		}
		if w := v.At(0, v.Point); w != (spatial.Vec3{}) {
			t.Errorf("wind %v on the axis", w)
		}
	}
}

// Air on the ball's front moves as the ball does in the direction out of it, and the field is continuous around it.
func TestWake(t *testing.T) {
	w := &field.Wake{Centre: spatial.V(1, 0, 0), Velocity: spatial.V(2, 0, 0), Radius: 0.5}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		n := randomVec(rng).Unit()
		at := w.Centre.AddScaled(0.5000001, n)
		if got := w.At(0, at); n.X > 0 && math.Abs(got.Sub(w.Velocity).Dot(n)) > 1e-5 {
			t.Fatalf("air goes through the ball with %v", got.Sub(w.Velocity).Dot(n))
		}
		at = w.Centre.AddScaled(0.5+rng.ExpFloat64(), n)
		if a, b := w.At(0, at), w.At(0, at.AddScaled(1e-6, randomVec(rng))); a.Sub(b).Norm() > 1e-4 {
			t.Fatalf("the wake jumps by %g at %v", a.Sub(b).Norm(), at)
		}
	}
	behind, ahead := w.At(0, spatial.V(-1, 0, 0)), w.At(0, spatial.V(3, 0, 0))
	if !(behind.X > 0.4 && behind.X < 2 && ahead.X < 0.1) {
		t.Errorf("%v behind, %v ahead", behind, ahead)
	}
}

func TestTurbulence(t *testing.T) {
	w, err := field.NewTurbulence(field.TurbulenceConfig{Speed: 2, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	n, square := 200_000, 0.0
	var mean spatial.Vec3
	for range n {
		v := w.At(1000*rng.Float64(), randomVec(rng).Scale(100))
		square += v.Norm2() / float64(n)
		mean = mean.AddScaled(1/float64(n), v)
	}
	// The scatter of a mean over n independent places is about 2/√n.
	if math.Abs(math.Sqrt(square)-2) > 0.01 || mean.Norm() > 0.03 {
		t.Errorf("root mean square %v, mean %v, want 2 and 0", math.Sqrt(square), mean)
	}
	for range 1000 {
		if divergence, gradient := divergence(w, rng.Float64(), randomVec(rng)); math.Abs(divergence) > 1e-5*gradient {
			t.Errorf("divergence %g of a gradient of %g", divergence, gradient)
		}
	}
	if w.At(0, spatial.V(math.NaN(), 0, 0)) != (spatial.Vec3{}) || w.At(0, spatial.V(1e300, 0, 0)) != (spatial.Vec3{}) {
		t.Error("there is turbulence where there is no place")
	}
}

// divergence returns that of a source by differences of fourth order, and the size of its gradient.
func divergence(w field.Source, t float64, x spatial.Vec3) (divergence, gradient float64) {
	const h = 1e-4
	for _, axis := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		at := func(k float64) spatial.Vec3 { return w.At(t, x.AddScaled(k*h, axis)) }
		d := at(1).Sub(at(-1)).Scale(8).Sub(at(2).Sub(at(-2))).Scale(1 / (12 * h))
		divergence += d.Dot(axis)
		gradient += d.Norm2()
	}
	return divergence, math.Sqrt(gradient)
}

// The same seed gives the same eddies everywhere: these were printed once.
func TestTurbulenceIsTheSameEverywhere(t *testing.T) {
	w, err := field.NewTurbulence(field.TurbulenceConfig{Speed: 1, Octaves: 2, Seed: 42})
	if err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprintf("%.9f", w.At(1.5, spatial.V(0.3, -2, 7)))
	if want := "{-0.261508903 1.213741184 -0.416097446}"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestAttractorHasAPotential(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, a := range []*field.Attractor{
		{Strength: 3}, {Strength: 3, Axis: spatial.V(1, 2, 3)}, {Pull: field.InverseSquare, Strength: 2, Softening: 0.5, Point: spatial.V(1, 0, 0)},
		{Pull: field.InverseSquare, Strength: -2, Axis: spatial.V(0, 0, 4)},
	} {
		for _, e := range elements(50, rng) {
			e.Mass, e.Weight = 2, 0.5
			force := effectOn(a, 0, e)
			for _, axis := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
				const h = 1e-5
				d := -(a.Potential(e.Pos.AddScaled(h, axis)) - a.Potential(e.Pos.AddScaled(-h, axis))) / (2 * h)
				if math.Abs(d-force.Force.Dot(axis)) > 1e-6*(1+force.Force.Norm()) {
					t.Fatalf("%+v: force %v, from the potential %v", a, force.Force.Dot(axis), d)
				}
			}
			if a.Pull == field.Spring {
				stiff := func(x *field.Effect) *spatial.Sym3 { return &x.Stiff }
				if off := slopes(a, e, 1e-5, byPlace, stiff); off > 1e-6 {
					t.Fatalf("%+v: −∂F/∂x is off by %g", a, off)
				}
			}
			for range 5 {
				if v := randomVec(rng); v.Dot(force.Stiff.MulVec(v)) < -1e-12 {
					t.Fatalf("%+v: Stiff is not positive", a)
				}
			}
		}
	}
}

func TestWeightScalesEffects(t *testing.T) {
	x, err := field.NewExpression("ax = -x - vx")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []field.Field{&field.Gravity{Acceleration: spatial.V(0, 0, -9.8)}, &field.Drag{}, &field.Attractor{Strength: 2}, x} {
		e := elements(1, rand.New(rand.NewPCG(1, 2)))[0]
		whole := effectOn(f, 0, e)
		e.Weight = 0.5
		half := effectOn(f, 0, e)
		if half.Force != whole.Force.Scale(0.5) || half.Drag != whole.Drag.Scaled(0.5) || half.Stiff != whole.Stiff.Scaled(0.5) {
			t.Errorf("%T: half the weight has %+v, want half of %+v", f, half, whole)
		}
	}
}

func TestMistakesAreNamed(t *testing.T) {
	nan := spatial.V(math.NaN(), 0, 0)
	for want, c := range map[string]interface{ Validate() error }{
		"Gravity.Acceleration":     &field.Gravity{Acceleration: nan},
		"Drag.Across":              &field.Drag{Across: -1},
		"Air.Drag.Along":           &field.Air{Drag: field.Drag{Along: math.Inf(1)}},
		"Air.Sources[1].Wind.Gust": &field.Air{Sources: []field.Source{&field.Wind{}, &field.Wind{Gust: -1}}},
		"Air.Sources[0]":           &field.Air{Sources: []field.Source{nil}},
		"Wind.Velocity":            &field.Wind{Velocity: nan},
		"Front.Direction":          &field.Front{},
		"Front.Period":             &field.Front{Velocity: spatial.V(1, 0, 0), Period: 1},
		"Vortex.Radius":            &field.Vortex{Radius: -1},
		"Vortex.Core":              &field.Vortex{Core: 7},
		"Wake.Length":              &field.Wake{Length: -1},
		"Attractor.Softening":      &field.Attractor{Softening: -1},
		"Turbulence.Octaves":       &field.TurbulenceConfig{Octaves: 99},
		"Turbulence.LifeTime":      &field.TurbulenceConfig{LifeTime: math.NaN()},
		"Continuum.Cell":           &field.ContinuumConfig{Cell: -1},
	} {
		var e *field.ConfigError
		if err := c.Validate(); !errors.As(err, &e) || e.Field != want || !strings.Contains(err.Error(), "want") {
			t.Errorf("%+v: %v, want an error about %s", c, err, want)
		}
	}
	for _, c := range []interface{ Validate() error }{
		&field.Gravity{}, &field.Drag{}, &field.Air{}, &field.Wind{}, &field.Vortex{}, &field.Wake{}, &field.Attractor{},
		&field.TurbulenceConfig{}, &field.ContinuumConfig{}, &field.Front{Velocity: spatial.V(1, 0, 0)},
	} {
		if err := c.Validate(); err != nil {
			t.Errorf("%T: the zero value is refused: %v", c, err)
		}
	}
}
