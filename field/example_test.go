package field_test

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// fall lets an element move under fields until its velocity is steady. Each step is implicit in the drag: (m/h + Drag) δv = Force.
func fall(e field.Element, fields ...field.Field) field.Element {
	const h = 0.01 // [s]
	for i := range 10_000 {
		out := make([]field.Effect, 1)
		for _, f := range fields {
			f.Add(float64(i)*h, []field.Element{e}, out)
		}
		m := out[0].Drag
		m.XX, m.YY, m.ZZ = m.XX+e.Mass/h, m.YY+e.Mass/h, m.ZZ+e.Mass/h
		var inverse spatial.Sym3
		m.InvertPositive(&inverse, 0)
		e.Velocity = e.Velocity.Add(inverse.MulVec(out[0].Force))
		e.Pos = e.Pos.AddScaled(h, e.Velocity)
	}
	return e
}

// A centimetre of hair floats down in a light wind, across and along.
func Example() {
	gravity := &field.Gravity{Acceleration: spatial.V(0, 0, -9.81)}
	air := &field.Air{Sources: []field.Source{&field.Wind{Velocity: spatial.V(0.5, 0, 0)}}}
	hair := field.Element{Length: 0.01, Radius: 4e-5, Mass: 6.5e-8, Weight: 1}
	for _, along := range []spatial.Vec3{spatial.V(0, 1, 0), spatial.V(0, 0, 1)} {
		hair.Along = along
		v := fall(hair, gravity, air).Velocity
		fmt.Printf("along %v: drifts with %.2f m/s, falls with %.2f m/s\n", along, v.X, -v.Z)
	}
	// Output:
	// along {0 1 0}: drifts with 0.50 m/s, falls with 0.51 m/s
	// along {0 0 1}: drifts with 0.50 m/s, falls with 1.23 m/s
}

// Wind, a vortex and turbulence are one air: their velocities add up.
func ExampleAir() {
	turbulence, err := field.NewTurbulence(field.TurbulenceConfig{Speed: 0.8, Length: 0.3, Drift: spatial.V(4, 0, 0), Seed: 1})
	if err != nil {
		panic(err)
	}
	air := &field.Air{Sources: []field.Source{
		&field.Wind{Velocity: spatial.V(4, 0, 0), Gust: 0.2},
		&field.Vortex{Circulation: 1.5, Radius: 0.2},
		turbulence,
	}}
	if err := air.Validate(); err != nil {
		panic(err)
	}
	w := air.At(0.5, spatial.V(0, 0.3, 0))
	fmt.Printf("%.1f m/s\n", w.Norm())
	// Output: 5.2 m/s
}

// A field that is written down: a swirl about the z axis that grows stronger towards the tips.
func ExampleNewExpression() {
	swirl, err := field.NewExpression(`
		r = sqrt(x^2 + y^2) + 0.01
		k = 4*smoothstep(0.2, 1, s)
		ax = -k*y/r
		ay =  k*x/r
	`)
	if err != nil {
		panic(err)
	}
	e := []field.Element{
		{Pos: spatial.V(0.19, 0, 0), Mass: 1, Weight: 1, Place: 0},
		{Pos: spatial.V(0.19, 0, 0), Mass: 1, Weight: 1, Place: 1},
	}
	out := make([]field.Effect, len(e))
	swirl.Add(0, e, out)
	fmt.Printf("root %.1f m/s², tip %.1f m/s²\n", out[0].Force.Y, out[1].Force.Y)

	_, err = field.NewExpression("r = sqrt(x^2 + y^2\nax = -y/r")
	fmt.Println(err)
	_, err = field.NewExpression("az = 2*sinn(t)")
	fmt.Println(err)
	// Output:
	// root 0.0 m/s², tip 3.8 m/s²
	// field: line 2, column 1: found "ax", want an operator or ")": sqrt takes one argument
	// field: line 1, column 8: found "sinn", want one of the functions sin, cos, tan, asin, acos, atan, atan2, exp, log, sqrt, tanh, abs, sign, floor, mod, min, max, step, clamp, mix, smoothstep, noise, did you mean "sin"?
}

// Two tresses that pass through each other drag each other along, and no momentum is lost.
func ExampleContinuum() {
	var e []field.Element
	for i := range 200 {
		e = append(e, field.Element{Pos: spatial.V(0.002*float64(i%20), 0.002*float64(i/20), 0), Length: 0.002, Mass: 1e-6, Weight: 1})
	}
	medium, err := field.NewContinuum(field.ContinuumConfig{Stiffness: 1, Viscosity: 20}, spatial.AtOrigin, e)
	if err != nil {
		panic(err)
	}
	for i := range e {
		e[i].Velocity.X = math.Copysign(0.5, float64(i%2)-0.5)
	}
	const h = 1. / 240
	out := make([]field.Effect, len(e))
	if err := medium.Update(h, spatial.AtOrigin, e); err != nil {
		panic(err)
	}
	medium.Add(0, e, out)
	var total spatial.Vec3
	for i := range out {
		total = total.Add(out[i].Force)
	}
	fmt.Printf("cells of %.1f mm; all forces add up to %.0f N\n", 1000*medium.Config().Cell, total.Norm())
	// Output: cells of 6.3 mm; all forces add up to 0 N
}
