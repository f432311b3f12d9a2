package validate

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// The references judge the engine, so they are held against published numbers and against each other here.

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s = %.10g, want %.10g ± %g", what, got, want, tolerance)
	}
}

func TestIntegrateHarmonicOscillator(t *testing.T) {
	y := []float64{1, 0}
	integrate(func(_ float64, y, dy []float64) { dy[0], dy[1] = y[1], -y[0] }, 0, 20, y, 1e-12, nil)
	near(t, "cos 20", y[0], math.Cos(20), 1e-10)
	integrate(func(_ float64, y, dy []float64) { dy[0], dy[1] = y[1], -y[0] }, 20, 0, y, 1e-12, nil)
	near(t, "cos 0", y[0], 1, 1e-10)
}

func TestEndLoadedReproducesBisshoppAndDrucker(t *testing.T) {
	for _, c := range bisshoppDrucker {
		tip := endLoaded(c.load)
		near(t, "slope", tip.slope, c.slope, 5e-6)
		near(t, "down", tip.down, c.down, 5e-6)
		near(t, "back", tip.back, c.back, 5e-6)
	}
}

func TestHeavyCantileverReproducesPublishedShapes(t *testing.T) {
	for _, c := range []struct{ gamma, ratio, tolerance float64 }{{1, 0.12456, 5e-6}, {5, 0.58572, 5e-6}, {10, 1.0668, 5e-5}, {100, 5.8881, 5e-5}} {
		s := heavyCantilever(c.gamma)
		near(t, "height over width", s.height/s.width, c.ratio, c.tolerance)
	}
}

// A long heavy rod is a straight piece below a bend that no longer knows its length: with T the weight below it,
// φ″ = (T/EI) sin φ turns by a right angle over a width of 2 sin(π/4) √(EI/T), to first order in 1/√Γ.
func TestHeavyCantileverBendsLikeTheElasticaUnderTension(t *testing.T) {
	const gamma = 1e6
	s := heavyCantilever(gamma)
	near(t, "width √Γ", s.width*math.Sqrt(gamma), math.Sqrt2, 2e-3)
}

func TestCatenaryReproducesPublishedSags(t *testing.T) {
	for _, c := range []struct{ stretch, sag float64 }{{1.2, 0.29234}, {2, 0.79639}} {
		sag, _ := catenarySag(c.stretch)
		near(t, "sag", sag, c.sag, 5e-6)
	}
}

func TestBuckledStartsAtEulersLoad(t *testing.T) {
	near(t, "load", buckled(1e-6).load, math.Pi*math.Pi, 1e-9)
	// The loop in which the ends meet, 130.7 degrees (Love 1927, art. 263).
	near(t, "slope where the ends meet", root(func(a float64) float64 { return buckled(a).span }, 2, 2.5)*180/math.Pi, 130.7, 0.05)
}

// A planar continuum under an end load is the elastica of Bisshopp & Drucker.
func TestContinuumAgreesWithTheElastica(t *testing.T) {
	const load = 5.0
	tip := endLoaded(load)
	c := continuum{
		rest: func(float64) spatial.Vec3 { return spatial.Vec3{} },
		bend: func(float64) spatial.Vec3 { return spatial.V(1, 1, 1) },
	}
	start := atOrigin() // along z, the load along −x
	start.force = spatial.V(-load, 0, 0)
	start.torque = spatial.V(0, -load*(1-tip.back), 0)
	end := c.carry(start, 0, 1)
	near(t, "torque at the tip", end.torque.Norm(), 0, 1e-8)
	near(t, "down", -end.pos.X, tip.down, 1e-9)
	near(t, "back", 1-end.pos.Z, tip.back, 1e-9)
}
