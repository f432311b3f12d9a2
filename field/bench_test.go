package field_test

import (
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// BenchmarkField is what each field costs for an element.
func BenchmarkField(b *testing.B) {
	turbulence, err := field.NewTurbulence(field.TurbulenceConfig{Speed: 1})
	if err != nil {
		b.Fatal(err)
	}
	swirl, err := field.NewExpression("r = sqrt(x^2 + y^2) + 0.01; ax = -4*y/r; ay = 4*x/r - 0.2*vy")
	if err != nil {
		b.Fatal(err)
	}
	shear, err := field.NewExpressionWind("wx = z*(1 + 0.3*sin(x - 2*t))")
	if err != nil {
		b.Fatal(err)
	}
	air := func(s ...field.Source) field.Field { return &field.Air{Sources: s} }
	e := hair(190, rand.New(rand.NewPCG(1, 2)))
	out := make([]field.Effect, len(e))
	for _, f := range []struct {
		name string
		field.Field
	}{
		{"Gravity", &field.Gravity{Acceleration: spatial.V(0, 0, -9.81)}},
		{"Drag", &field.Drag{}},
		{"Wind", air(&field.Wind{Velocity: spatial.V(3, 0, 0), Gust: 0.3})},
		{"Front", air(&field.Front{Velocity: spatial.V(3, 0, 0), Period: 5})},
		{"Vortex", air(&field.Vortex{Circulation: 2})},
		{"Wake", air(&field.Wake{Velocity: spatial.V(1, 0, 0)})},
		{"Turbulence", air(turbulence)},
		{"ExpressionWind", air(shear)},
		{"Attractor", &field.Attractor{Pull: field.InverseSquare, Strength: 1}},
		{"Expression", swirl},
	} {
		b.Run(f.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				f.Add(float64(i)/240, e, out)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(e)), "ns/element")
		})
	}
}
