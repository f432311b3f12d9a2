package field_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// tress is n elements at random places in a box, each of one gram.
func tress(n int, size spatial.Vec3, rng *rand.Rand) []field.Element {
	e := make([]field.Element, n)
	for i := range e {
		at := func(s float64) float64 { return s * (rng.Float64() - 0.5) }
		e[i] = field.Element{
			Pos:   spatial.V(at(size.X), at(size.Y), at(size.Z)),
			Along: spatial.V(0, 0, 1), Length: 0.005, Radius: 1e-4, Mass: 1e-3, Weight: 1,
		}
	}
	return e
}

// lattice is elements at the points of a lattice of spacing d, a little shaken, in a box; each of one gram.
func lattice(size spatial.Vec3, d float64, rng *rand.Rand) []field.Element {
	var e []field.Element
	shake := func() float64 { return 0.3 * d * (rng.Float64() - 0.5) }
	for x := -size.X/2 + d/2; x < size.X/2; x += d {
		for y := -size.Y/2 + d/2; y < size.Y/2; y += d {
			for z := -size.Z/2 + d/2; z < size.Z/2; z += d {
				e = append(e, field.Element{
					Pos:   spatial.V(x+shake(), y+shake(), z+shake()),
					Along: spatial.V(1, 0, 0), Length: d, Radius: 1e-4, Mass: 1e-3, Weight: 1,
				})
			}
		}
	}
	return e
}

func sum(out []field.Effect) (force spatial.Vec3, size float64) {
	for i := range out {
		force = force.Add(out[i].Force)
		size += out[i].Force.Norm()
	}
	return force, size
}

// across is the mean distance of elements from their middle along an axis.
func across(e []field.Element, axis spatial.Vec3) float64 {
	mean, off := 0.0, 0.0
	for i := range e {
		mean += axis.Dot(e[i].Pos) / float64(len(e))
	}
	for i := range e {
		off += math.Abs(axis.Dot(e[i].Pos)-mean) / float64(len(e))
	}
	return off
}

// press presses elements between two plates that touch them to a part of their height in half a second, and holds them for as long. Air slows
// them as it does hair. It returns the volume at the end relative to that at the start, and the highest speed met.
func press(t testing.TB, cfg field.ContinuumConfig, e []field.Element, part float64) (volume, speed float64) {
	t.Helper()
	const h, air = 2e-3, 20. // [s], [1/s]
	c, err := field.NewContinuum(cfg, spatial.AtOrigin, e)
	if err != nil {
		t.Fatal(err)
	}
	area := func() float64 { return across(e, spatial.V(1, 0, 0)) * across(e, spatial.V(0, 1, 0)) }
	before, height := area(), 0.0
	for i := range e {
		height = max(height, 2*math.Abs(e[i].Pos.Z))
	}
	out := make([]field.Effect, len(e))
	for step := range 500 {
		half := height / 2 * (1 - (1-part)*min(float64(step)*h/0.5, 1))
		if err := c.Update(h, spatial.AtOrigin, e); err != nil {
			t.Fatal(err)
		}
		clear(out)
		c.Add(0, e, out)
		for i := range e {
			e[i].Velocity = e[i].Velocity.AddScaled(h/e[i].Mass, out[i].Force).Scale(1 / (1 + air*h))
			e[i].Pos = e[i].Pos.AddScaled(h, e[i].Velocity)
			if math.Abs(e[i].Pos.Z) > half {
				e[i].Pos.Z = math.Copysign(half, e[i].Pos.Z)
				e[i].Velocity.Z = 0
			}
			speed = max(speed, e[i].Velocity.Norm())
		}
	}
	return part * area() / before, speed
}

// What is pressed to 70 % of its height gives way to the sides, and keeps its volume within 10 %. Without pressure it is 70 %.
func TestPressedTressKeepsItsVolume(t *testing.T) {
	for _, c := range []struct{ stiffness, volume, off float64 }{{1e-9, 0.7, 1e-6}, {1, 1, 0.1}} {
		e := lattice(spatial.V(0.1, 0.1, 0.1), 0.005, rand.New(rand.NewPCG(1, 2)))
		volume, _ := press(t, field.ContinuumConfig{Stiffness: c.stiffness, Viscosity: 20}, e, 0.7)
		if math.Abs(volume-c.volume) > c.off {
			t.Errorf("stiffness %g: the volume is %.3f of that at the start, want %g ± %g", c.stiffness, volume, c.volume, c.off)
		}
	}
}

// A stiffness beyond all measure is one that the step can bear: nothing is faster than a cell in a few steps.
func TestStiffMediumStaysStable(t *testing.T) {
	e := lattice(spatial.V(0.06, 0.06, 0.05), 0.005, rand.New(rand.NewPCG(1, 2)))
	if _, speed := press(t, field.ContinuumConfig{Stiffness: 1e12, Viscosity: 1e12}, e, 0.5); !(speed < 3) {
		t.Errorf("a speed of %v m/s is met", speed)
	}
}

// moving is a tress that is denser than at rest and in wild motion, and its medium.
func moving(t testing.TB, n int) (*field.Continuum, []field.Element) {
	t.Helper()
	rng := rand.New(rand.NewPCG(3, 4))
	e := tress(n, spatial.V(0.1, 0.2, 0.1), rng)
	c, err := field.NewContinuum(field.ContinuumConfig{Stiffness: 3, Viscosity: 30}, spatial.AtOrigin, e)
	if err != nil {
		t.Fatal(err)
	}
	for i := range e {
		e[i].Pos = e[i].Pos.Scale(0.8)
		e[i].Velocity = spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
		e[i].Mass *= 0.5 + rng.Float64()
		e[i].Weight = rng.Float64()
	}
	return c, e
}

func TestMediumMovesNothingByItself(t *testing.T) {
	c, e := moving(t, 2000)
	frame := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(1, 2, 3).Unit(), 0.7), Pos: spatial.V(0.3, 0, -0.1)}
	if err := c.Update(0.004, frame, e); err != nil {
		t.Fatal(err)
	}
	out := make([]field.Effect, len(e))
	c.Add(0, e, out)
	if total, size := sum(out); size == 0 || total.Norm() > 1e-12*size {
		t.Errorf("forces add up to %v of %g", total, size)
	}
}

// The groom that a medium is made with feels nothing, and neither does it when frame and hair turn together.
func TestGroomIsAtRest(t *testing.T) {
	e := hair(100, rand.New(rand.NewPCG(1, 2)))
	c, err := field.NewContinuum(field.ContinuumConfig{}, spatial.AtOrigin, e)
	if err != nil {
		t.Fatal(err)
	}
	out := make([]field.Effect, len(e))
	for _, frame := range []spatial.Frame{spatial.AtOrigin, {Rot: spatial.AxisAngle(spatial.V(1, 2, 3).Unit(), 0.7), Pos: spatial.V(0.3, 5, -0.1)}} {
		moved := slices.Clone(e)
		for i := range moved {
			moved[i].Pos = frame.Point(e[i].Pos)
		}
		if err := c.Update(1e-3, frame, moved); err != nil {
			t.Fatal(err)
		}
		clear(out)
		c.Add(0, moved, out)
		if _, size := sum(out); size != 0 {
			t.Errorf("at %v the medium pushes with %g N", frame, size)
		}
	}
	// Rest densities are not so high that hair would feel nothing when it comes closer.
	for i := range e {
		e[i].Pos = e[i].Pos.Scale(0.95)
	}
	if err := c.Update(1e-3, spatial.AtOrigin, e); err != nil {
		t.Fatal(err)
	}
	c.Add(0, e, out)
	if _, size := sum(out); size == 0 {
		t.Error("hair that is 5 % closer in all directions feels no pressure")
	}
}

// Elements that pass each other at the same place come to their mean velocity, by the exact exponential however long the step is.
func TestViscosityIsExponential(t *testing.T) {
	const rate = 40.
	for _, h := range []float64{1e-4, 1e-2, 1} {
		e := []field.Element{{Mass: 1, Weight: 1}, {Mass: 3, Weight: 1}}
		c, err := field.NewContinuum(field.ContinuumConfig{Cell: 0.1, Viscosity: rate}, spatial.AtOrigin, e)
		if err != nil {
			t.Fatal(err)
		}
		e[0].Velocity, e[1].Velocity = spatial.V(5, 0, 0), spatial.V(1, 0, 0) // the mean is 2
		e[0].Pos, e[1].Pos = e[0].Velocity.Scale(-h), e[1].Velocity.Scale(-h)
		if err := c.Update(h, spatial.AtOrigin, e); err != nil {
			t.Fatal(err)
		}
		out := make([]field.Effect, 2)
		c.Add(0, e, out)
		for i := range e {
			got := e[i].Velocity.X + h*out[i].Force.X/e[i].Mass
			if want := 2 + (e[i].Velocity.X-2)*math.Exp(-rate*h); math.Abs(got-want) > 1e-12 {
				t.Errorf("after %g s element %d has %v m/s, want %v", h, i, got, want)
			}
		}
	}
}

// Parts of the elements may be asked for in any order, by several goroutines.
func TestAddInParts(t *testing.T) {
	c, e := moving(t, 500)
	if err := c.Update(0.004, spatial.AtOrigin, e); err != nil {
		t.Fatal(err)
	}
	whole, parts := make([]field.Effect, len(e)), make([]field.Effect, len(e))
	c.Add(0, e, whole)
	var wait sync.WaitGroup
	for from := 0; from < len(e); from += 100 {
		wait.Go(func() { c.Add(0, e[from:from+100], parts[from:from+100]) })
	}
	wait.Wait()
	if !slices.Equal(whole, parts) {
		t.Error("parts differ from the whole")
	}
}

// What is lost is left out, and the rest goes on.
func TestLostElements(t *testing.T) {
	c, e := moving(t, 500)
	e[7].Pos.X = math.NaN()
	e[8].Velocity.Y = math.Inf(1)
	e[9].Pos.Z = 1e300
	e[10].Pos = spatial.V(1e5, 0, 0)
	if err := c.Update(0.004, spatial.AtOrigin, e); err != nil {
		t.Fatal(err)
	}
	if c.Outside() != 4 {
		t.Errorf("%d elements are outside, want 4", c.Outside())
	}
	out := make([]field.Effect, len(e))
	c.Add(0, e, out)
	total, size := sum(out)
	if size == 0 || total.Norm() > 1e-12*size {
		t.Errorf("forces add up to %v of %g", total, size)
	}
	for _, i := range []int{7, 8, 9, 10} {
		if out[i] != (field.Effect{}) {
			t.Errorf("element %d, which is lost, gets %+v", i, out[i])
		}
	}
}

func TestContinuumWithoutElements(t *testing.T) {
	c, err := field.NewContinuum(field.ContinuumConfig{}, spatial.AtOrigin, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Update(0.01, spatial.AtOrigin, nil); err != nil {
		t.Fatal(err)
	}
	out := make([]field.Effect, 1)
	c.Add(0, []field.Element{{Mass: 1, Weight: 1}}, out)
	if out[0] != (field.Effect{}) {
		t.Errorf("nothing pushes with %+v", out[0])
	}
}

func TestContinuumMistakes(t *testing.T) {
	e := tress(10, spatial.V(1, 1, 1), rand.New(rand.NewPCG(1, 2)))
	for _, cfg := range []field.ContinuumConfig{{Cell: -1}, {Stiffness: math.NaN()}, {Viscosity: math.Inf(1)}, {Rest: -2}} {
		if _, err := field.NewContinuum(cfg, spatial.AtOrigin, e); err == nil {
			t.Errorf("%+v is accepted", cfg)
		}
	}
	c, err := field.NewContinuum(field.ContinuumConfig{}, spatial.AtOrigin, e)
	if err != nil {
		t.Fatal(err)
	}
	if c.Update(0.01, spatial.AtOrigin, e[:9]) == nil || c.Update(0, spatial.AtOrigin, e) == nil {
		t.Error("another number of elements, or no step, is accepted")
	}
	if c.Tune(-1, 0) == nil || c.Tune(2, 3) != nil || c.Config().Stiffness != 2 {
		t.Error("Tune accepts what is wrong, or refuses what is right")
	}
	e[3].Pos.X = math.NaN()
	if _, err := field.NewContinuum(field.ContinuumConfig{}, spatial.AtOrigin, e); err == nil {
		t.Error("an element nowhere is accepted")
	}
}

// hair is strands of 25 elements of 1 cm that grow out of a head of 10 cm and bend down.
func hair(strands int, rng *rand.Rand) []field.Element {
	var e []field.Element
	for range strands {
		out := spatial.V(rng.NormFloat64(), rng.NormFloat64(), math.Abs(rng.NormFloat64())).Unit()
		at := out.Scale(0.1)
		for k := range 25 {
			out = out.AddScaled(0.1, spatial.V(0, 0, -1)).Unit()
			at = at.AddScaled(0.01, out)
			if d := at.Norm(); d < 0.1 {
				at = at.Scale(0.1 / d)
			}
			e = append(e, field.Element{Pos: at, Along: out, Length: 0.01, Radius: 4e-5, Mass: 1e-5, Weight: 1, Place: float64(k) / 24})
		}
	}
	return e
}

// BenchmarkContinuum is a step of the medium of a head of hair as long as that of Hadap 2006, section 7: 190 strands of 25 links.
func BenchmarkContinuum(b *testing.B) {
	e := hair(190, rand.New(rand.NewPCG(1, 2)))
	c, err := field.NewContinuum(field.ContinuumConfig{}, spatial.AtOrigin, e)
	if err != nil {
		b.Fatal(err)
	}
	if err := c.Update(1./240, spatial.AtOrigin, e); err != nil {
		b.Fatal(err)
	}
	out := make([]field.Effect, len(e))
	perElement := func(name string, run func()) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for range b.N {
				run()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(e)), "ns/element")
		})
	}
	update := func() {
		if err := c.Update(1./240, spatial.AtOrigin, e); err != nil {
			b.Fatal(err)
		}
	}
	perElement("Update/at rest", update)
	perElement("Add/at rest", func() { c.Add(0, e, out) })
	for i := range e {
		e[i].Pos = e[i].Pos.Scale(0.9)
	}
	perElement("Update/under pressure", update)
	perElement("Add/under pressure", func() { c.Add(0, e, out) })
}
