package hand

import "fmt"

// Recipe is a way to take hold of something: a pose to reach for it with and one with the fingers closed.
type Recipe uint8

// The recipes.
const (
	Open   Recipe = iota // flat, the fingers a little spread
	Pinch                // tips of thumb and index finger
	Tripod               // tips of thumb, index and middle finger, as for a pen
	Power                // all fingers around it and against the palm
	Hook                 // four bent fingers, the thumb aside: for handles
	Point                // the index finger alone
	Recipes
)

var recipeNames = [Recipes]string{"open", "pinch", "tripod", "power", "hook", "point"}

// String names the recipe.
func (r Recipe) String() string {
	if r < Recipes {
		return recipeNames[r]
	}
	return fmt.Sprintf("Recipe(%d)", uint8(r))
}

// RecipeNamed returns the recipe with a name.
func RecipeNamed(name string) (Recipe, bool) {
	for i, n := range recipeNames {
		if n == name {
			return Recipe(i), true
		}
	}
	return Open, false
}

// posture is a pose by what one sees of it.
type posture struct {
	thumb                       [4]float64 // roll, abduction, MCP, IP
	index, middle, ring, little [3]float64 // MCP, PIP, DIP
	spread                      [3]float64 // of index, ring and little finger
	arch                        float64
}

func (p *posture) angles() (a Angles) {
	a[ThumbRoll], a[ThumbAbduction], a[ThumbMCP], a[ThumbIP] = p.thumb[0], p.thumb[1], p.thumb[2], p.thumb[3]
	for f, bend := range [4]*[3]float64{&p.index, &p.middle, &p.ring, &p.little} {
		for i, angle := range bend {
			a[bends[Index+f][i]] = angle
		}
	}
	a[IndexAbduction], a[RingAbduction], a[LittleAbduction] = p.spread[0], p.spread[1], p.spread[2]
	a[PalmArch] = p.arch
	return a
}

var flat = posture{
	thumb: [4]float64{0.35, 0.65, 0.1, 0.1}, index: [3]float64{0.1, 0.15, 0.08}, middle: [3]float64{0.1, 0.15, 0.08}, ring: [3]float64{0.12, 0.17, 0.1}, little: [3]float64{0.12, 0.2, 0.1},
	spread: [3]float64{0.1, 0.08, 0.12},
}

// recipes are the poses of each recipe: to reach, and closed.
var recipes = [Recipes][2]posture{
	Open: {flat, flat},
	Pinch: {
		{thumb: [4]float64{1.6, 1.1, 0, 0}, index: [3]float64{0.3, 0.35, 0.1}, middle: [3]float64{0.3, 0.4, 0.2}, ring: [3]float64{0.4, 0.5, 0.3}, little: [3]float64{0.4, 0.5, 0.3}, spread: [3]float64{0.05, 0.03, 0.05}},
		{thumb: [4]float64{1.608, 0.833, 0.184, -0.055}, index: [3]float64{0.98, 0.884, -0.007}, middle: [3]float64{0.5, 0.6, 0.3}, ring: [3]float64{0.55, 0.65, 0.35}, little: [3]float64{0.55, 0.65, 0.35}, spread: [3]float64{0.123, 0.03, 0.05}},
	},
	Tripod: {
		{thumb: [4]float64{1.7, 1.05, 0, 0}, index: [3]float64{0.35, 0.3, 0.15}, middle: [3]float64{0.35, 0.3, 0.15}, ring: [3]float64{0.6, 0.8, 0.4}, little: [3]float64{0.6, 0.8, 0.4}},
		{thumb: [4]float64{1.738, 0.705, -0.047, -0.176}, index: [3]float64{0.986, 0.751, 0.046}, middle: [3]float64{0.972, 0.813, 0.046}, ring: [3]float64{1.1, 1.2, 0.6}, little: [3]float64{1.1, 1.2, 0.6}, spread: [3]float64{0.015, 0, 0}},
	},
	Power: {
		{thumb: [4]float64{1.4, 1.1, 0, 0}, index: [3]float64{0.2, 0.25, 0.1}, middle: [3]float64{0.2, 0.25, 0.1}, ring: [3]float64{0.2, 0.25, 0.1}, little: [3]float64{0.2, 0.25, 0.1}, spread: [3]float64{0.1, 0.08, 0.12}},
		{thumb: [4]float64{1.75, 0.85, 0.55, 0.6}, index: [3]float64{1.4, 1.6, 0.9}, middle: [3]float64{1.4, 1.6, 0.9}, ring: [3]float64{1.4, 1.6, 0.9}, little: [3]float64{1.4, 1.6, 0.9}, arch: 0.2},
	},
	Hook: {
		{thumb: [4]float64{0.2, 0.6, 0.1, 0.1}, index: [3]float64{0, 0.5, 0.3}, middle: [3]float64{0, 0.5, 0.3}, ring: [3]float64{0, 0.5, 0.3}, little: [3]float64{0, 0.5, 0.3}},
		{thumb: [4]float64{0.2, 0.5, 0.2, 0.2}, index: [3]float64{0.3, 1.7, 1}, middle: [3]float64{0.3, 1.7, 1}, ring: [3]float64{0.3, 1.7, 1}, little: [3]float64{0.3, 1.7, 1}},
	},
	Point: {
		flat,
		{thumb: [4]float64{1.75, 0.85, 0.6, 0.7}, index: [3]float64{0, 0.05, 0.03}, middle: [3]float64{1.3, 1.6, 0.9}, ring: [3]float64{1.3, 1.6, 0.9}, little: [3]float64{1.3, 1.6, 0.9}, arch: 0.1},
	},
}

// reach is the pose with which one reaches for something, closed the one with nothing in between.
func (r Recipe) reach() Angles  { return recipes[r][0].angles() }
func (r Recipe) closed() Angles { return recipes[r][1].angles() }

// Grasp is a hand that closes by a recipe. The fingers stop where something is in their way, while the angles go on: how far they are
// beyond is how hard the couplings press.
type Grasp struct {
	Recipe  Recipe
	Closure float64 // 0 reaches, 1 is closed with nothing in between; up to MostClosure it squeezes
}

// MostClosure is how far a Grasp closes.
const MostClosure = 1.5

// Angles returns the pose. A recipe that is none is Open, a closure that is not a number 0.
func (g Grasp) Angles() Angles {
	if g.Recipe >= Recipes {
		g.Recipe = Open
	}
	closure := 0.0
	if g.Closure > 0 {
		closure = min(g.Closure, MostClosure)
	}
	from, to := g.Recipe.reach(), g.Recipe.closed()
	return Blend(&from, &to, closure)
}
