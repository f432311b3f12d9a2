package validate

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/mathext"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// column is a straight specimen under an axial load at its end, with half the bending stiffness in one plane so that it is
// clear which way it goes.
type column struct {
	name     string
	source   string
	critical float64 // P L²/EI
	reach    float64 // how far the diagram follows it, in critical loads
	holds    []rod.Hold
}

var columns = []column{
	{"clamped–free", "Euler: π²/4", 2.4674, 1.5, []rod.Hold{clampAt(0)}},
	{"pinned", "Euler: π²", 9.8696, 1.5, []rod.Hold{hinge, rollerAt(1)}},
	{"clamped–pinned", "Euler: x², tan x = x", 20.1907, 1.12, []rod.Hold{clampAt(0), rollerAt(1)}},
	{"clamped", "Euler: 4π²", 39.4784, 1.5, []rod.Hold{clampAt(0), {At: 1, Axes: rod.Guided}}},
}

func (c *column) config() rod.Config {
	cfg := specimen(c.holds...)
	cfg.Section = rod.Section{Area: 1, InertiaX: 2, InertiaY: 1} // bends about local y, in the plane of x and z
	cfg.Loads = []rod.Load{forceAt(1, spatial.Vec3{})}
	return cfg
}

// lateral returns the largest distance of the rod from its straight shape along x.
func lateral(r *rod.Rod) float64 {
	far := 0.0
	for i := range r.Nodes() {
		p := r.Frame(i).Pos
		far = max(far, math.Hypot(p.Y, p.Z))
	}
	return far
}

// threshold bisects for the load between lo and hi at which buckles turns true.
func threshold(lo, hi float64, buckles func(load float64) (bool, error)) (float64, error) {
	for hi-lo > 1e-5*hi {
		mid := (lo + hi) / 2
		gone, err := buckles(mid)
		if err != nil {
			return 0, fmt.Errorf("at load %g: %w", mid, err)
		}
		if gone {
			hi = mid
		} else {
			lo = mid
		}
	}
	return (lo + hi) / 2, nil
}

// bySigns finds the load at which the straight, unsolved specimen gets a negative pivot.
func bySigns(cfg rod.Config, hi float64, set func(r *rod.Rod, load float64)) (float64, error) {
	r, err := rod.New(cfg)
	if err != nil {
		return 0, err
	}
	return threshold(0, hi, func(load float64) (bool, error) {
		set(r, load)
		return r.NegativePivots() > 0, nil
	})
}

// byLeaving finds the load at which a solve no longer ends in the straight shape.
func byLeaving(cfg rod.Config, lo, hi float64, set func(r *rod.Rod, load float64)) (float64, error) {
	return threshold(lo, hi, func(load float64) (bool, error) {
		r, err := rod.New(cfg)
		if err != nil {
			return false, err
		}
		set(r, load)
		err = solve(r)
		return lateral(r) > 5e-3, err
	})
}

func push(r *rod.Rod, load float64) { r.SetLoad(0, spatial.Wrench{Force: along.Scale(-load)}) }

func buckling(s *Study) error {
	for i := range columns {
		c := &columns[i]
		load, err := bySigns(c.config(), 2*c.critical, push)
		if err != nil {
			return err
		}
		s.check("column, "+c.name+", PL²/EI", c.source, "", c.critical, load, forBuckling)
	}
	pinned := &columns[1]
	load, err := byLeaving(pinned.config(), 0.9*pinned.critical, 1.1*pinned.critical, push)
	if err != nil {
		return err
	}
	s.check("column, pinned, where the rod leaves its straight shape", pinned.source, "", pinned.critical, load, forBuckling)
	if err := selfWeight(s); err != nil {
		return err
	}
	if err := twistBuckling(s); err != nil {
		return err
	}
	if err := lateralBuckling(s); err != nil {
		return err
	}
	if err := twistedRing(s); err != nil {
		return err
	}
	return bucklingDiagram(s)
}

func selfWeight(s *Study) error {
	cfg := specimen(clampAt(0))
	cfg.Curve, cfg.Density = rod.Line{To: up}, 1
	gamma, err := bySigns(cfg, 20, func(r *rod.Rod, load float64) { r.SetGravity(up.Scale(-load)) })
	if err != nil {
		return err
	}
	s.check("column under its own weight, ρgAL³/EI", "Greenhill 1881: 9j²/4, J₋⅓(j) = 0", "", 7.8373, gamma, forBuckling)
	return nil
}

// twistBuckling turns one clamped end, which may follow along the axis, until the rod leaves the straight line. The end has
// turned almost twice by then, so it gets there in steps.
func twistBuckling(s *Study) error {
	const critical, gj = 8.9868, 1 / 1.3
	r, err := rod.New(specimen(clampAt(0), rod.Hold{At: 1, Axes: rod.Guided}))
	if err != nil {
		return err
	}
	rest := tip(r)
	angle, step := 0.0, 0.25
	for lateral(r) < 5e-3 && angle < 1.1*critical/gj {
		if angle*gj > 0.98*critical {
			step = 0.002 * critical / gj
		}
		angle += step
		r.SetHold(1, spatial.Frame{Rot: spatial.AxisAngle(along, angle).Mul(rest.Rot), Pos: rest.Pos})
		r.Solve()
	}
	s.check("twisted rod, clamped ends, ML/EI", "Greenhill 1883: 2x, tan x = x", "", critical, (angle-step/2)*gj, forBuckling)
	return nil
}

// lateralBuckling bends a strip on edge until it gives way sideways. It is 10⁴ times as stiff on edge as flat, so that its
// deflection before that does not count.
func lateralBuckling(s *Study) error {
	const flat, twist, critical = 1, 0.7, 4.0126
	cfg := specimen(clampAt(0))
	cfg.Bend = []spatial.Mat3{spatial.Diag(flat, 1e4*flat, twist)}
	cfg.Loads = []rod.Load{forceAt(1, spatial.Vec3{})}
	scale := math.Sqrt(flat * twist)
	load, err := byLeaving(cfg, 0.9*critical*scale, 1.1*critical*scale, func(r *rod.Rod, load float64) {
		r.SetLoad(0, spatial.Wrench{Force: up.Scale(-load)})
	})
	if err != nil {
		return err
	}
	s.check("strip on edge, PL²/√(EI GJ)", "Michell, Prandtl 1899", "", critical, load/scale, forBuckling)
	return nil
}

// twistedRing closes a straight rod into a ring, both ends in one clamp, and turns one of them until the ring leaves its
// plane.
func twistedRing(s *Study) error {
	const gj = 1 / 1.3
	critical := math.Sqrt(3) / gj // turns
	cfg := curved(rod.Arc{Radius: 1, Angle: 2 * math.Pi}, clampAt(0), clampAt(1))
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	cfg.Curvature = make([]spatial.Vec3, meshNodes) // straight at rest: the ring it has been is where it starts
	if err := r.Reconfigure(cfg); err != nil {
		return err
	}
	rest := tip(r)
	// Leaving the ring, the rod passes through itself and is a ring again with two turns less: the torque tells.
	turns, step, torque, last := 0.0, 0.04, 0.0, -1.0
	for torque > last && turns < 1.1*critical {
		last = torque
		if turns > 0.97*critical {
			step = 0.002 * critical
		}
		turns += step
		r.SetHold(1, spatial.Frame{Rot: spatial.AxisAngle(rest.Rot.Z3(), 2*math.Pi*turns).Mul(rest.Rot), Pos: rest.Pos})
		r.Solve()
		torque = r.HoldWrench(1).Torque.Dot(rest.Rot.Z3())
	}
	s.check("twisted ring, turns × GJ/EI", "Michell 1889, Zajac 1962: √3", "", math.Sqrt(3), (turns-step/2)*gj, forBuckling)
	return nil
}

// bucklingDiagram follows each column past its critical load.
func bucklingDiagram(s *Study) error {
	p := &Plot{Title: "Four columns", Caption: "Largest deflection from the straight line against the load; Euler's loads are dashed. The clamped–pinned column carries no more than 1.14 times its load: beyond, its end slides through to the other side.",
		X: Axis{Label: "P L² / EI", Max: 60}, Y: Axis{Label: "deflection / L"}}
	for i := range columns {
		c := &columns[i]
		r, err := rod.New(c.config())
		if err != nil {
			return err
		}
		var loads, far []float64
		for _, part := range []float64{0.02, 0.5, 0.9, 0.98, 1.005, 1.01, 1.02, 1.04, 1.07, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35, 1.4, 1.45, 1.5} {
			if part > c.reach {
				break
			}
			push(r, part*c.critical)
			if err := solve(r); err != nil {
				return fmt.Errorf("%s at %g times the critical load: %w", c.name, part, err)
			}
			loads, far = append(loads, part*c.critical), append(far, lateral(r))
		}
		p.add(c.name, Line, i, loads, far)
		p.add("", Dots, i, loads, far)
		p.add("", Dashed, i, []float64{c.critical, c.critical}, []float64{0, 0.45})
	}
	s.plot(p)
	return nil
}

func buckledColumns(s *Study) error {
	if err := pinnedElastica(s); err != nil {
		return err
	}
	return pushedTogether(s)
}

func pinnedElastica(s *Study) error {
	r, err := rod.New(columns[1].config())
	if err != nil {
		return err
	}
	p := shapePlot("A pinned column", "Ends turned by 20°, 60°, 100° and 130.7°, where they meet.")
	const source = "Love 1927, art. 263, elliptic integrals"
	slopes := []float64{20, 60, 100, 130.7}
	for i, degrees := range slopes {
		slope := degrees * math.Pi / 180
		want := buckled(slope)
		push(r, want.load)
		if err := solve(r); err != nil {
			return fmt.Errorf("ends turned by %g°: %w", degrees, err)
		}
		name := fmt.Sprintf("PL²/EI = %.5g, ", want.load)
		tangent := r.Frame(0).Rot.Z3()
		s.check(name+"slope of the ends", source, "rad", slope, math.Acos(tangent.X), perMille)
		s.check(name+"rise / L", source, "", want.rise, lateral(r), perMille)
		s.check(name+"span / L", source, "", want.span, tip(r).Pos.X, withinAbs(1e-3, "0.1 % of the length at 200 nodes"))
		p.addShape(fmt.Sprintf("%g°", degrees), float64(i+1)/float64(len(slopes)), r)
	}
	s.plot(p)
	return nil
}

// pushedTogether moves one clamped end of a straight rod towards the other. Four quarters of a pinned column of half the
// length make the shape: P L²/EI = 16 K², span/L = 2E/K − 1.
func pushedTogether(s *Study) error {
	cfg := columns[3].config()
	cfg.Holds = []rod.Hold{clampAt(0), clampAt(1)}
	cfg.Loads = nil
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	rest := tip(r)
	p := shapePlot("Clamped ends pushed together", "To a span of 0.9, 0.75, 0.5 and 0.25 of the length.")
	spans := []float64{0.9, 0.75, 0.5, 0.25}
	for i, span := range spans {
		r.SetHold(1, spatial.Frame{Rot: rest.Rot, Pos: along.Scale(span)})
		if err := solve(r); err != nil {
			return fmt.Errorf("span %g: %w", span, err)
		}
		m := root(func(m float64) float64 { return 2*mathext.CompleteE(m)/mathext.CompleteK(m) - 1 - span }, 0, 0.99) // m = k²
		k := mathext.CompleteK(m)
		s.check(fmt.Sprintf("span %g L, force PL²/EI", span), "elastica: 16 K²", "", 16*k*k, -r.HoldWrench(1).Force.Dot(along), perMille)
		s.check(fmt.Sprintf("span %g L, rise / L", span), "elastica: k/K", "", math.Sqrt(m)/k, lateral(r), perMille)
		p.addShape(fmt.Sprint(span), float64(i+1)/float64(len(spans)), r)
	}
	s.plot(p)
	return nil
}
