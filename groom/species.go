package groom

import (
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/chain"
)

// Species is what all plants of a kind have in common.
type Species struct {
	Name      string
	About     string
	Height    float64 // length of the trunk [m]
	Radius    float64 // of the trunk at the ground [m]
	Taper     float64 // radius of the end of a limb over that of its root, without what grows from it [1]; 0 means 0.4
	Variation float64 // largest part by which lengths and angles differ [1]
	Material  string  // of a chain; empty means twig
	Levels    []Level // the trunk, its branches, theirs, and so on
	Leaves    Leaves
	Ear       Ear // on the end of the trunk
}

// Level is a generation of limbs. Only Links, Tropism, Wander and Girth, and Angle for its lean, matter for a trunk.
type Level struct {
	Count    int     // of limbs on each limb of the level before
	From, To float64 // places on that one between which they grow
	Angle    float64 // between a limb and the one it grows from [rad]; the most that a trunk leans
	Spin     float64 // angle about that one from each to the next [rad]; 0 means the golden angle, 137.5°
	Length   float64 // over that of the limb it grows from
	Crown    float64 // length at To over that at From; 0 means 1
	Tropism  float64 // how far it turns up along its length, or down if it is less than 0 [rad]
	Wander   float64 // most by which a link turns from the one before, at random [rad]
	Girth    float64 // factor on the thickness of its end beside those of other levels; 0 means 1
	Links    int     // of a limb
}

// Leaves grow on limbs of the last level, and of those before it if Levels says so.
type Leaves struct {
	Count  int     // on a limb
	Levels int     // that carry them, the last one and those before it; 0 means 1. Below the last they grow on the outer half
	From   float64 // place where they begin
	To     float64 // place where they end; 0 means 1
	Size   float64 // length of a leaf [m]
	Taper  float64 // size at the tip over that at the root; 0 means 1
	Width  float64 // area of a leaf over the square of its length [1]
	Mass   float64 // of a leaf [kg]
	Angle  float64 // between a leaf and the limb [rad]
	Spin   float64 // as of a Level
	Shape  string
	Colour [3]float64 // sRGB
}

// Ear is a heavy head on a stalk.
type Ear struct {
	Mass   float64 // [kg]; 0 is none
	Length float64 // [m]
	Colour [3]float64
}

const degree = math.Pi / 180

// species are the presets. Sizes are of grown plants; the links are few enough for woods of a thousand.
var species = []Species{
	{
		Name: "palm", About: "a coconut palm: a bare trunk and a crown of fronds", Height: 6, Radius: 0.12, Taper: 0.6, Variation: 0.15,
		Levels: []Level{
			{Links: 10, Angle: 8 * degree, Tropism: 0.1, Wander: 0.03},
			{Count: 12, From: 0.95, To: 1, Angle: 50 * degree, Length: 0.4, Tropism: -1.9, Girth: 0.35, Links: 5},
		},
		Leaves: Leaves{Count: 24, From: 0.1, Size: 0.5, Taper: 0.4, Width: 0.06, Mass: 2e-3, Angle: 55 * degree, Spin: math.Pi, Shape: "leaflet", Colour: [3]float64{0.28, 0.46, 0.16}},
	},
	{
		Name: "fern", About: "a tree fern's rosette of arching fronds", Height: 0.3, Radius: 0.045, Taper: 0.4, Variation: 0.2,
		Levels: []Level{
			{Links: 2},
			{Count: 12, From: 0.8, To: 1, Angle: 35 * degree, Length: 3.5, Tropism: -1.4, Wander: 0.04, Girth: 0.3, Links: 6},
		},
		Leaves: Leaves{Count: 24, From: 0.08, Size: 0.16, Taper: 0.25, Width: 0.2, Mass: 2e-4, Angle: 75 * degree, Spin: math.Pi, Shape: "leaflet", Colour: [3]float64{0.22, 0.5, 0.2}},
	},
	{
		Name: "broadleaf", About: "a young tree of the canopy: a trunk, boughs and twigs", Height: 5, Radius: 0.07, Taper: 0.4, Variation: 0.25,
		Levels: []Level{
			{Links: 8, Angle: 4 * degree, Wander: 0.06},
			{Count: 7, From: 0.35, To: 0.98, Angle: 55 * degree, Length: 0.42, Crown: 0.45, Tropism: 0.5, Wander: 0.12, Links: 4},
			{Count: 2, From: 0.45, To: 1, Angle: 40 * degree, Length: 0.5, Tropism: 0.3, Wander: 0.15, Girth: 0.6, Links: 3},
		},
		Leaves: Leaves{Count: 18, Levels: 2, From: 0.1, Size: 0.2, Width: 0.45, Mass: 6e-4, Angle: 60 * degree, Shape: "leaf", Colour: [3]float64{0.24, 0.45, 0.14}},
	},
	{
		Name: "shrub", About: "an undergrowth of stems from one foot", Height: 0.25, Radius: 0.035, Taper: 0.4, Variation: 0.3,
		Levels: []Level{
			{Links: 2},
			{Count: 8, From: 0.1, To: 1, Angle: 35 * degree, Length: 4.5, Tropism: 0.3, Wander: 0.12, Links: 4},
			{Count: 2, From: 0.4, To: 0.95, Angle: 45 * degree, Length: 0.45, Tropism: 0.3, Wander: 0.15, Links: 2},
		},
		Leaves: Leaves{Count: 9, Levels: 2, From: 0.2, Size: 0.09, Width: 0.4, Mass: 2e-4, Angle: 60 * degree, Shape: "leaf", Colour: [3]float64{0.3, 0.48, 0.2}},
	},
	{
		Name: "bamboo", About: "a culm with short twigs at its nodes", Height: 6, Radius: 0.035, Taper: 0.35, Variation: 0.15,
		Levels: []Level{
			{Links: 16, Angle: 5 * degree, Tropism: -0.25, Wander: 0.015},
			{Count: 14, From: 0.3, To: 1, Angle: 50 * degree, Length: 0.14, Crown: 0.4, Tropism: -0.4, Girth: 0.6, Links: 3},
		},
		Leaves: Leaves{Count: 10, From: 0.2, Size: 0.18, Width: 0.12, Mass: 2e-4, Angle: 40 * degree, Spin: math.Pi, Shape: "leaf", Colour: [3]float64{0.42, 0.58, 0.2}},
	},
	{
		Name: "wheat", About: "a stalk of ripe wheat with a heavy ear", Height: 0.75, Radius: 1.6e-3, Taper: 0.75, Variation: 0.12,
		Levels: []Level{{Links: 6, Angle: 6 * degree, Tropism: -0.6, Wander: 0.03}},
		Leaves: Leaves{Count: 2, From: 0.1, To: 0.6, Size: 0.22, Width: 0.06, Mass: 5e-5, Angle: 35 * degree, Spin: math.Pi, Shape: "leaf", Colour: [3]float64{0.75, 0.65, 0.32}},
		Ear:    Ear{Mass: 2.5e-3, Length: 0.09, Colour: [3]float64{0.85, 0.7, 0.35}},
	},
}

// SpeciesNames returns the names of the presets.
func SpeciesNames() []string {
	var names []string
	for i := range species {
		names = append(names, species[i].Name)
	}
	return names
}

// SpeciesNamed returns the preset of a name. It is the caller's to change.
func SpeciesNamed(name string) (Species, bool) {
	i := slices.IndexFunc(species, func(s Species) bool { return s.Name == name })
	if i < 0 {
		return Species{}, false
	}
	s := species[i]
	s.Levels = slices.Clone(s.Levels)
	return s, true
}

func (s *Species) taper() float64 {
	if s.Taper == 0 {
		return 0.4
	}
	return s.Taper
}

// maxLimbs of a plant.
const maxLimbs = 100_000

// Validate reports the first thing that is wrong with s as a *FieldError, or nil.
func (s *Species) Validate() error {
	switch {
	case s.Name == "":
		return &FieldError{"Name", `""`, "a name: limbs are called after it"}
	case len(s.Levels) == 0:
		return &FieldError{"Levels", "empty", "at least a trunk"}
	case s.Leaves.Count < 0 || s.Leaves.Count > 10_000:
		return &FieldError{"Leaves.Count", s.Leaves.Count, "between 0 and 10000"}
	case s.Leaves.Levels < 0:
		return &FieldError{"Leaves.Levels", s.Leaves.Levels, "0 or more"}
	case s.Leaves.Count > 0 && !(s.Leaves.Size > 0 && s.Leaves.Size < 1e3):
		return &FieldError{"Leaves.Size", s.Leaves.Size, "more than 0 m"}
	}
	if _, ok := chain.MaterialNamed(s.Material); !ok && s.Material != "" {
		return &FieldError{"Material", s.Material, "the name of a material of chain"}
	}
	numbers := []number{
		{"Height", s.Height, 1e-3, 1e3, "m"}, {"Radius", s.Radius, 1e-6, 1e2, "m"}, {"Taper", s.taper(), 0.01, 1, ""},
		{"Variation", s.Variation, 0, 0.9, ""}, {"Leaves.From", s.Leaves.From, 0, 1, ""}, {"Leaves.To", s.Leaves.To, 0, 1, ""}, {"Leaves.Width", s.Leaves.Width, 0, 10, ""},
		{"Leaves.Taper", s.Leaves.Taper, 0, 10, ""}, {"Leaves.Mass", s.Leaves.Mass, 0, 1e3, "kg"}, {"Leaves.Angle", s.Leaves.Angle, -math.Pi, math.Pi, "rad"},
		{"Leaves.Spin", s.Leaves.Spin, -10, 10, "rad"}, {"Ear.Mass", s.Ear.Mass, 0, 1e3, "kg"}, {"Ear.Length", s.Ear.Length, 0, 1e3, "m"},
	}
	limbs, all := 1, 1
	for i := range s.Levels {
		l := &s.Levels[i]
		field := func(name string) string { return fmt.Sprintf("Levels[%d].%s", i, name) }
		if l.Links < 1 || l.Links > 1000 {
			return &FieldError{field("Links"), l.Links, "between 1 and 1000"}
		}
		numbers = append(numbers, number{field("Angle"), l.Angle, -math.Pi, math.Pi, "rad"}, number{field("Tropism"), l.Tropism, -100, 100, "rad"},
			number{field("Wander"), l.Wander, 0, 1, "rad"}, number{field("Girth"), l.Girth, 0, 100, ""}, number{field("Spin"), l.Spin, -10, 10, "rad"})
		if i == 0 {
			continue
		}
		if limbs *= min(max(l.Count, 0), maxLimbs); l.Count < 1 || all+limbs > maxLimbs {
			return &FieldError{field("Count"), l.Count, fmt.Sprintf("at least 1, and at most %d limbs in all", maxLimbs)}
		}
		all += limbs
		numbers = append(numbers, number{field("From"), l.From, 0, 1, ""}, number{field("To"), l.To, l.From, 1, ""},
			number{field("Length"), l.Length, 1e-3, 100, ""}, number{field("Crown"), l.Crown, 0, 100, ""})
	}
	return checkNumbers(numbers)
}
