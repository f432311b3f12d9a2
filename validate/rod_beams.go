package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// small is a load [EI/L², EI/L] that bends by so little that linear theory holds to 10⁻⁸.
const small = 1e-4

// beam is a specimen with its holds and loads, a thing to measure on it, and what linear theory says of it.
type beam struct {
	name, formula string
	holds         []rod.Hold
	loads         []rod.Load
	expected      float64 // in units of small
	measure       func(*rod.Rod) float64
}

// drop measures how far the point at a place has gone down.
func drop(at float64) func(*rod.Rod) float64 {
	return func(r *rod.Rod) float64 { return -r.Frame(nodeAt(r, at)).Pos.Z }
}

func reactionUp(hold int) func(*rod.Rod) float64 {
	return func(r *rod.Rod) float64 { return r.HoldWrench(hold).Force.Z }
}

func reactionTorque(hold int) func(*rod.Rod) float64 {
	return func(r *rod.Rod) float64 { return math.Abs(r.HoldWrench(hold).Torque.Y) }
}

func smallBeams(s *Study) error {
	downAt := func(at float64) rod.Load { return forceAt(at, up.Scale(-small)) }
	evenly := spreadForce(up.Scale(-small))
	coupleAt := func(at float64) rod.Load { return torqueAt(at, spatial.V(0, small, 0)) }
	freeEnd, supported := []rod.Hold{clampAt(0)}, []rod.Hold{hinge, rollerAt(1)}
	propped, builtIn := []rod.Hold{clampAt(0), rollerAt(1)}, []rod.Hold{clampAt(0), {At: 1, Axes: rod.Guided}}
	onThree := []rod.Hold{hinge, rollerAt(0.5), rollerAt(1)}
	const a = 0.3
	beams := []beam{
		{"cantilever, even load, tip", "wL⁴/8EI", freeEnd, []rod.Load{evenly}, 1. / 8, drop(1)},
		{"cantilever, end couple, tip", "ML²/2EI", freeEnd, []rod.Load{coupleAt(1)}, 1. / 2, drop(1)},
		{"cantilever, load at 0.3 L, tip", "Pa²(3L−a)/6EI", freeEnd, []rod.Load{downAt(a)}, a * a * (3 - a) / 6, drop(1)},
		{"cantilever, guided end, tip", "PL³/12EI", []rod.Hold{clampAt(0), {At: 1, Axes: rod.Oriented}}, []rod.Load{downAt(1)}, 1. / 12, drop(1)},
		{"cantilever, sprung end k = 5 EI/L³, tip", "P/(k + 3EI/L³)", []rod.Hold{clampAt(0), {At: 1, Axes: constraint.MoveX | constraint.MoveY, Linear: 5}}, []rod.Load{downAt(1)}, 1. / 8, drop(1)},
		{"hinge sprung with 2 EI/L, tip", "PL²/c + PL³/3EI", []rod.Hold{{At: 0, Axes: rod.Pinned}, {At: 0, Axes: rod.Oriented, Angular: 2}}, []rod.Load{downAt(1)}, 1./2 + 1./3, drop(1)},
		{"two supports, load in the middle, there", "PL³/48EI", supported, []rod.Load{downAt(0.5)}, 1. / 48, drop(0.5)},
		{"two supports, load at 0.3 L, there", "Pa²b²/3EIL", supported, []rod.Load{downAt(a)}, a * a * (1 - a) * (1 - a) / 3, drop(a)},
		{"two supports, couple at 0.3 L, there", "Ma(L−a)(L−2a)/3EIL", supported, []rod.Load{coupleAt(a)}, a * (1 - a) * (1 - 2*a) / 3, drop(a)},
		{"two supports, even load, middle", "5wL⁴/384EI", supported, []rod.Load{evenly}, 5. / 384, drop(0.5)},
		{"propped cantilever, even load, prop", "3wL/8", propped, []rod.Load{evenly}, 3. / 8, reactionUp(1)},
		{"propped cantilever, even load, clamp's torque", "wL²/8", propped, []rod.Load{evenly}, 1. / 8, reactionTorque(0)},
		{"both ends clamped, load in the middle, there", "PL³/192EI", builtIn, []rod.Load{downAt(0.5)}, 1. / 192, drop(0.5)},
		{"both ends clamped, load in the middle, end's torque", "PL/8", builtIn, []rod.Load{downAt(0.5)}, 1. / 8, reactionTorque(1)},
		{"both ends clamped, even load, middle", "wL⁴/384EI", builtIn, []rod.Load{evenly}, 1. / 384, drop(0.5)},
		{"three supports, even load, middle reaction", "5wL/8", onThree, []rod.Load{evenly}, 5. / 8, reactionUp(1)},
		{"three supports, even load, end reaction", "3wL/16", onThree, []rod.Load{evenly}, 3. / 16, reactionUp(2)},
		{"load over the outer half of a cantilever, tip", "41wL⁴/384EI", freeEnd, []rod.Load{{From: 0.5, To: 1, Wrench: spatial.Wrench{Force: up.Scale(-small)}}}, 41. / 384, drop(1)},
	}
	for _, b := range beams {
		cfg := specimen(b.holds...)
		cfg.Loads = b.loads
		if err := b.check(s, cfg); err != nil {
			return err
		}
	}
	return otherBeams(s, downAt(1))
}

func (b *beam) check(s *Study, cfg rod.Config) error {
	r, err := settle(cfg)
	if err != nil {
		return fmt.Errorf("%s: %w", b.name, err)
	}
	s.check(b.name, "beam theory: "+b.formula, "", b.expected, b.measure(r)/small, perMille)
	return nil
}

// otherBeams are those that are more than a specimen with holds and loads.
func otherBeams(s *Study, downAtTip rod.Load) error {
	cone := specimen(clampAt(0))
	cone.Section, cone.Young = rod.Section{Radius: 0.01}, 4/(math.Pi*1e-8) // EI = 1 at the clamp
	cone.Taper = rod.Profile{{At: 0, Value: 1}, {At: 1, Value: 0.5}}
	cone.Loads = []rod.Load{downAtTip}
	b := beam{name: "cone to half its radius, tip", formula: "PL³/3EI · r₀/r₁", expected: 2. / 3, measure: drop(1)}
	if err := b.check(s, cone); err != nil {
		return err
	}

	// An ellipse of half axes 2:1 turned by 30°: the deflection leaves the plane of the load.
	oblique := specimen(clampAt(0))
	oblique.Section = rod.Section{Area: 1, InertiaX: 4, InertiaY: 1}
	sin, cos := math.Sincos(math.Pi / 6)
	oblique.Loads = []rod.Load{forceAt(1, spatial.V(0, -sin, -cos).Scale(small))}
	// Bending about local x (stiffness 4) moves along y, bending about local y (stiffness 1) along z.
	b = beam{name: "oblique load on an ellipse, drop", formula: "P cos α L³/3EI_y", expected: cos / 3, measure: drop(1)}
	if err := b.check(s, oblique); err != nil {
		return err
	}
	b = beam{name: "oblique load on an ellipse, sideways", formula: "P sin α L³/3EI_x", expected: sin / 12,
		measure: func(r *rod.Rod) float64 { return -tip(r).Pos.Y }}
	if err := b.check(s, oblique); err != nil {
		return err
	}

	// A support that settles.
	r, err := rod.New(specimen(clampAt(0), rod.Hold{At: 1, Axes: rod.Guided}))
	if err != nil {
		return err
	}
	f := tip(r)
	f.Pos = f.Pos.AddScaled(-small, up)
	r.SetHold(1, f)
	if err := solve(r); err != nil {
		return err
	}
	s.check("both ends clamped, one sinks, its force", "beam theory: 12EIδ/L³", "", 12, -r.HoldWrench(1).Force.Z/small, perMille)
	s.check("both ends clamped, one sinks, its torque", "beam theory: 6EIδ/L²", "", 6, math.Abs(r.HoldWrench(1).Torque.Y)/small, perMille)
	return nil
}

func curvedRods(s *Study) error {
	if err := quarterCircle(s); err != nil {
		return err
	}
	if err := pulledRing(s); err != nil {
		return err
	}
	return helicalSpring(s)
}

// curved is a specimen of EI = 1 and GJ = 1/1.3 with another rest shape.
func curved(c rod.Curve, holds ...rod.Hold) rod.Config {
	cfg := specimen(holds...)
	cfg.Curve = c
	return cfg
}

func quarterCircle(s *Study) error {
	const twist = 1 / 1.3 // GJ
	cfg := curved(rod.Arc{Radius: 1, Angle: math.Pi / 2}, clampAt(0))
	rest := spatial.V(1, 0, 1) // the tip: it starts along +z and ends along +x
	travel := func(force spatial.Vec3) (spatial.Vec3, error) {
		cfg.Loads = []rod.Load{forceAt(1, force.Scale(small))}
		r, err := settle(cfg)
		if err != nil {
			return spatial.Vec3{}, err
		}
		return tip(r).Pos.Sub(rest).Scale(1 / small), nil
	}
	pulled, err := travel(spatial.V(1, 0, 0))
	if err != nil {
		return err
	}
	s.check("quarter circle, load along its end, travel along it", "Castigliano: (3π/4 − 2) PR³/EI", "", 3*math.Pi/4-2, pulled.X, perMille)
	s.check("quarter circle, load along its end, travel across", "Castigliano: PR³/2EI", "", 0.5, math.Abs(pulled.Z), perMille)
	bent, err := travel(spatial.V(0, 0, -1))
	if err != nil {
		return err
	}
	s.check("quarter circle, load across its end, travel along it", "Castigliano: πPR³/4EI", "", math.Pi/4, -bent.Z, perMille)
	bow, err := travel(spatial.V(0, 1, 0))
	if err != nil {
		return err
	}
	s.check("quarter circle, load out of its plane, travel along it", "Castigliano: PR³ (π/4EI + (3π/4 − 2)/GJ)", "",
		math.Pi/4+(3*math.Pi/4-2)/twist, bow.Y, perMille)
	return nil
}

// pulledRing is half a ring between its two loads, which by symmetry keep their tangents; it carries half of the pull.
func pulledRing(s *Study) error {
	cfg := curved(rod.Arc{Radius: 1, Angle: math.Pi}, clampAt(0), rod.Hold{At: 1, Axes: rod.Oriented | constraint.MoveY | constraint.MoveZ})
	cfg.Loads = []rod.Load{forceAt(1, spatial.V(small/2, 0, 0))}
	r, err := settle(cfg)
	if err != nil {
		return err
	}
	side := r.Frame(nodeAt(r, 0.5)).Pos
	const source = "Castigliano (Timoshenko 1955)"
	s.check("pulled ring, growth of the loaded diameter", source+": (π/4 − 2/π) PR³/EI", "", math.Pi/4-2/math.Pi, (tip(r).Pos.X-2)/small, perMille)
	// The node next to the middle is half an interval off; the ring is flat there, so this is of second order in the interval times the travel.
	s.check("pulled ring, loss of the other diameter", source+": (2/π − ½) PR³/EI", "", 2/math.Pi-0.5, 2*(restSide(r)-side.Z)/small, perMille)

	p := &Plot{Title: "A ring pulled apart", Caption: "Half of it is solved, the rest is its mirror image; P R²/EI = 0, 1, 2, 5, 10, 30.", Equal: true,
		X: Axis{Label: "x / R"}, Y: Axis{Label: "z / R"}}
	loads := []float64{0, 1, 2, 5, 10, 30}
	for i, load := range loads {
		r.SetLoad(0, spatial.Wrench{Force: spatial.V(load/2, 0, 0)})
		if err := solve(r); err != nil {
			return err
		}
		x, z := shape(r, along, up)
		middle := x[len(x)-1] / 2
		for j := range x {
			x[j] -= middle
		}
		for j := len(x) - 1; j >= 0; j-- {
			x, z = append(x, x[j]), append(z, -z[j])
		}
		p.Series = append(p.Series, Series{Name: fmt.Sprint(load), X: x, Y: z, Shade: float64(i+1) / float64(len(loads))})
	}
	s.plot(p)
	return nil
}

// restSide is the height of the ring's middle node at rest.
func restSide(r *rod.Rod) float64 { return math.Sin(r.Arc(nodeAt(r, 0.5))) }

// helicalSpring pulls a helix along its axis. The wire carries the torque PR, of which cos α twists and sin α bends it.
func helicalSpring(s *Study) error {
	const turns, bend, twist = 3, 1, 1 / 1.3
	for _, pitch := range []float64{0.3, 3} {
		helix := rod.Helix{Radius: 1, Pitch: pitch, Turns: turns}
		cfg := curved(helix, clampAt(0))
		end, _ := helix.At(helix.Length())
		arm := spatial.V(0, 0, end.Z).Sub(end) // from the end of the wire to the axis
		force := up.Scale(small * 1e-2)
		cfg.Loads = []rod.Load{{From: 1, To: 1, Wrench: spatial.Wrench{Torque: arm.Cross(force), Force: force}}}
		r, err := settle(cfg)
		if err != nil {
			return err
		}
		rest, err := rod.New(cfg)
		if err != nil {
			return err
		}
		onAxis := tip(r).Point(tip(rest).Local(end.Add(arm))) // the end of the axis, carried by the end of the wire
		alpha := math.Atan2(pitch, 2*math.Pi)
		sin, cos := math.Sincos(alpha)
		expected := helix.Length() * (cos*cos/twist + sin*sin/bend)
		s.check(fmt.Sprintf("helical spring, pitch angle %.1f°, extension", alpha*180/math.Pi), "Love 1927, art. 271: PR²ℓ(cos²α/GJ + sin²α/EI)", "",
			expected, (onAxis.Z-end.Z)/force.Z, perMille)
	}
	return nil
}
