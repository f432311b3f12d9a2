package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rigid"
)

func softContacts(s *Study) error {
	const mass, radius, h = 0.5, 0.1, 0.001
	for _, c := range []struct{ erp, cfm float64 }{{0.2, 1e-3}, {0.8, 1e-4}, {0.2, 0.1}} {
		y := newYard(h, constraint.Law{ERP: c.erp, CFM: c.cfm / 2}, 0, 0) // the softness of both surfaces adds up
		b := y.add(rigid.Config{Shape: ballOf(radius), Mass: mass, Frame: atPlace(0, 0, radius)})
		damping, stiffness := (1-c.erp)/c.cfm, c.erp/(h*c.cfm)
		err := y.run(math.Max(20*damping/stiffness, 40*mass/damping), nil)
		y.Close()
		if err != nil {
			return err
		}
		s.check(fmt.Sprintf("ball at rest, ERP %g, CFM %g m/(N s), depth", c.erp, c.cfm), "m g h CFM/ERP", "mm", 1000*mass*gravity/stiffness, 1000*(radius-b.Frame().Pos.Z), within(1e-4, "its motion has decayed by e⁻²⁰"))
	}
	return softSwing(s)
}

// softSwing puts a ball on a soft floor and lets it swing about its depth at rest. A step is
//
//	v₊ = v − h g + h λ/m,   x₊ = x + h v₊,   λ = −k x₊ − d v₊
//
// so that with a = h d/m + h² k/m the amplitude shrinks by 1/√(1 + a) in each, and the phase turns by φ, 2 cos φ = (2 + a − h²k/m)/√(1 + a).
func softSwing(s *Study) error {
	const mass, radius, h, erp, stiffness = 0.5, 0.1, 0.001, 0.9, 2000.0
	cfm := erp / (h * stiffness)
	damping := (1 - erp) / cfm
	y := newYard(h, constraint.Law{ERP: erp, CFM: cfm / 2}, 0, 0)
	defer y.Close()
	rest := mass * gravity / stiffness
	b := y.add(rigid.Config{Shape: ballOf(radius), Mass: mass, Frame: atPlace(0, 0, radius-1.5*rest)})
	var times, depths, crossings, tops []float64
	if err := y.run(0.5, func() {
		d := (radius - b.Frame().Pos.Z) - rest
		if n := len(depths); n > 1 {
			if before := depths[n-1]; before < 0 && d >= 0 {
				crossings = append(crossings, y.Time()-h*d/(d-before))
			}
			if depths[n-1] > d && depths[n-1] >= depths[n-2] && d > 0 {
				tops = append(tops, depths[n-1])
			}
		}
		times, depths = append(times, y.Time()), append(depths, d)
	}); err != nil {
		return err
	}
	if len(crossings) < 4 || len(tops) < 4 {
		return fmt.Errorf("a ball on a soft floor swings %d times in 0.5 s", len(crossings))
	}
	last := len(crossings) - 1
	period := (crossings[last] - crossings[0]) / float64(last)
	k, d := h*h*stiffness/mass, h*damping/mass
	shrink, turn := 1/math.Sqrt(1+d+k), math.Acos((2+d)/2/math.Sqrt(1+d+k))
	s.check("ball on a soft floor, period", "implicit steps, closed form", "s", 2*math.Pi*h/turn, period, within(2e-3, "crossings are read from lines between steps"))
	omega := math.Sqrt(stiffness / mass)
	zeta := damping / (2 * mass * omega)
	s.check("ball on a soft floor, period", "2π/ω√(1 − ζ²), k = ERP/(h CFM)", "s", 2*math.Pi/(omega*math.Sqrt(1-zeta*zeta)), period, within(5e-3, "of second order in ωh = 0.06"))
	last = len(tops) - 1
	found := math.Log(tops[0]/tops[last]) / (float64(last) * period)
	s.check("ball on a soft floor, rate of decay", "implicit steps, closed form", "1/s", -math.Log(shrink)/h, found, within(0.01, "tops are seen in whole steps: 1 − cos(ωh/2)"))
	p := &Plot{Title: "A ball on a soft floor", Caption: "Dots are steps, the curve is the closed form of the implicit steps' decay.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "depth beyond that of rest", Unit: "mm"}}
	var shown, curve []float64
	for i := range times {
		shown = append(shown, 1000*depths[i])
		curve = append(curve, 500*rest*math.Pow(shrink, float64(i+1)))
	}
	p.add("found", Dots, 0, times, shown)
	p.add("decay", Dashed, 1, times, curve)
	s.plot(p)
	return nil
}
