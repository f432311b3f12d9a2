package chain

import "slices"

// Material is a preset: what a strand is made of.
type Material struct {
	Name    string
	About   string  // where the figures come from
	Young   float64 // Young's modulus [Pa]
	Shear   float64 // shear modulus [Pa]
	Density float64 // [kg/m³]
	Loss    float64 // damping of bend and twist, as a time: damping over stiffness [s]
	Radius  float64 // a usual radius [m]
}

// materials are the presets. Moduli and densities are handbook values; the losses give the decay that is seen in samples of
// the usual radius, a tenth of a second or so for hair and seconds for steel.
var materials = []Material{
	{Name: "hair", About: "human hair, a keratin fibre: Robbins 2012, stretched in its linear range; torsion about a third of that", Young: 3.9e9, Shear: 0.89e9, Density: 1320, Loss: 2e-3, Radius: 40e-6},
	{Name: "steel", About: "spring steel wire", Young: 205e9, Shear: 80e9, Density: 7850, Loss: 5e-6, Radius: 1e-3},
	{Name: "rubber", About: "soft vulcanised rubber at small strain", Young: 2e6, Shear: 0.67e6, Density: 1100, Loss: 5e-3, Radius: 5e-3},
	{Name: "twig", About: "green wood, bent across the fibres' length; shear modulus of wood is about a fifteenth of Young's", Young: 5e9, Shear: 0.35e9, Density: 850, Loss: 2e-3, Radius: 3e-3},
	{Name: "silk", About: "a silk braid: threads that slide on each other: far softer in bending than their material in tension", Young: 50e6, Shear: 10e6, Density: 900, Loss: 20e-3, Radius: 2e-3},
}

// Materials returns the names of the presets.
func Materials() []string {
	var names []string
	for _, m := range materials {
		names = append(names, m.Name)
	}
	return names
}

// MaterialNamed returns the preset of a name.
func MaterialNamed(name string) (Material, bool) {
	i := slices.IndexFunc(materials, func(m Material) bool { return m.Name == name })
	if i < 0 {
		return Material{}, false
	}
	return materials[i], true
}

// filled returns s with what its material gives where it says nothing itself.
func (s Strand) filled() Strand {
	m, _ := MaterialNamed(s.Material)
	fill := func(value *float64, preset float64) {
		if *value == 0 {
			*value = preset
		}
	}
	if s.Young == 0 && s.Shear == 0 && s.Poisson == 0 {
		s.Shear = m.Shear // a strand with a modulus of its own has its own shear, too
	}
	fill(&s.Young, m.Young)
	if s.Mass == 0 {
		fill(&s.Density, m.Density)
	}
	if s.Radii == [2]float64{} {
		fill(&s.Radius, m.Radius)
	}
	fill(&s.Loss, m.Loss)
	if s.Shear == 0 {
		s.Shear = s.Young / (2 * (1 + s.Poisson))
	}
	return s
}
