package serve

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/internal/wire"
)

// A page is told what elastic skin looks like, as of a solid; frames have points of it, and the pressure on them where somebody asks.
func TestHelloOfSkin(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=kidney")
	body := v.hello.Bodies[0]
	if body.Kind != "green" || body.Solid == nil || body.Solid.Elements != 0 || !(body.Solid.Young > 0) {
		t.Fatalf("body %+v", body)
	}
	if n := len(decoded(t, body.Solid.Triangles)); n != 12*(2*body.Count-4) { // Euler: a ball has two faces less four for each vertex
		t.Errorf("%d triangles on %d vertices", n/12, body.Count)
	}
	if n := len(decoded(t, body.Solid.Fixed)) / 4; n == 0 || n >= body.Count {
		t.Errorf("%d of %d vertices are fixed", n, body.Count)
	}
	f := v.frame("points", func(f *wire.Frame) bool { return f.Bodies[0].Flags&wire.Points != 0 })
	if y := f.Bodies[0]; len(y.Poses) != body.Count || y.Flags&(wire.Strained|wire.Stressed|wire.Pressed) != 0 {
		t.Errorf("%d points, told %d; flags %x", len(y.Poses), body.Count, y.Flags)
	}
	probe := -1
	for i, p := range v.hello.Probes {
		if p.Name == "largest pressure" {
			probe = i
		}
	}
	v.say(`{"type":"pressures","on":true}`)
	f = v.frame("pressure", func(f *wire.Frame) bool { return f.Bodies[0].Flags&wire.Pressed != 0 && f.Probes[probe] > 100 })
	if y := f.Bodies[0]; len(y.Pressure.Parts) != body.Count || math.Abs(float64(y.Pressure.Top/f.Probes[probe])-1) > 1e-6 {
		t.Errorf("%d pressures up to %v Pa, of which the probe says %v Pa", len(y.Pressure.Parts), y.Pressure.Top, f.Probes[probe])
	}
}
