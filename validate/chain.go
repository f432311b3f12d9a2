package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

var chainExperiments = []experiment{
	{"chain", "Pendulum", "A bar on a pin, let go at 150°. Elliptic integrals have its period and its way.", chainPendulum},
	{"chain", "Double pendulum", "Two bars, let go from above the horizontal: chaotic, so errors grow as e^t. The reference has the forces in the joints as unknowns of a dense system, and an adaptive Runge–Kutta method.", chainDoublePendulum},
	{"chain", "Tops and tumbling", "A heavy top in steady precession and in nutation, a pendulum that swings in space, a free body that tumbles about its middle axis.", chainInSpace},
	{"chain", "Energy", "Chains without damping for 10 s: the largest change of energy, in units of weight times length. The accurate method keeps it; the interactive one may lose some, and must not gain, with steps of 1, 2, 5, 10, 20 and 50 ms.", chainEnergy},
	{"chain", "Momentum", "Free chains without gravity for 5 s: what no force changes. They are thrown so that they turn and tremble.", chainMomentum},
	{"chain", "Modes of bars", "Frequencies of a bar in bending and in torsion, clamped at one end: what a push does within a step, at two lengths of step, tells its masses and stiffnesses, and a symmetric eigenproblem the modes.", chainModes},
	{"chain", "Equilibria", "Chains that come to rest under a load, their weight or a torque, and how fast they get near the continuous rod as links are made shorter.", chainEquilibria},
	{"chain", "Laws of a joint", "One joint, turned by a torque: the tangent law of Hadap's eq. 18, with the factor that makes it the linear law where angles are small.", chainLaws},
	{"chain", "Damping", "A joint's damper and the drag of the air against closed forms.", chainDamping},
	{"chain", "Moving bases", "A link on a base that follows a path, made from samples.", chainBases},
	{"chain", "Order of the methods", "Error of a swinging chain of five links with stiff joints, against the step and the tolerance.", chainOrder},
	{"chain", "Response to a push", "What Respond says a small load does, and what it does.", chainResponse},
	{"chain", "Bonds", "Chains in a world for 60 s, in steps of 5 ms: closed to a loop, led along a path, joined to each other, held by ropes and limits, and asked for what cannot be.", chainBonds},
}

var earth = spatial.V(0, 0, -9.81) // [m/s²]

// bars is a row of links of a metre in all, a round bar with a mass of 1 kg, on a pin at the origin. It hangs at an angle from
// the vertical, in the plane of x and z, and resists nothing.
func bars(links int, angle float64) chain.Config {
	return chain.Config{
		Gravity: earth, Method: chain.Accurate, Tolerance: 1e-11,
		Strands: []chain.Strand{{
			Curve: []spatial.Vec3{{}, hangingAt(angle)}, Links: links, Root: chain.Pinned, Radius: barRadius, Mass: 1,
		}},
	}
}

const barRadius = 0.02 // [m]

// hangingAt is the direction at an angle from the downward vertical.
func hangingAt(angle float64) spatial.Vec3 { return spatial.V(math.Sin(angle), 0, -math.Cos(angle)) }

// barLinks are the links of bars for the reference, with a stiffness of the joints between them.
func barLinks(links int, stiffness float64) *linkage {
	l := &linkage{gravity: earth, pinned: true}
	for range links {
		l.links = append(l.links, rodLink(1/float64(links), 1/float64(links), barRadius, stiffness))
	}
	return l
}

// advance takes a chain through steps of h, with watch after each. A flag is an error.
func advance(c *chain.Chain, h float64, steps int, watch func()) error {
	for range steps {
		if flags := c.Predict(h) | c.Correct(h); flags != 0 {
			return fmt.Errorf("at %.4g s: %v", c.Time(), flags)
		}
		if watch != nil {
			watch()
		}
	}
	return nil
}

// hang returns the angle of the first link from the downward vertical, in the plane of x and z, nearest to another.
func hang(c *chain.Chain, near float64) float64 {
	z := c.Link(0).Rot.Z3()
	a := math.Atan2(z.X, -z.Z)
	return a + 2*math.Pi*math.Round((near-a)/(2*math.Pi))
}

// endOf returns where the last link of a chain ends.
func endOf(c *chain.Chain) spatial.Vec3 {
	k := c.Links() - 1
	return c.Link(k).Point(spatial.V(0, 0, c.Length(k)))
}
