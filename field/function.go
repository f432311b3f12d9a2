package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// function is an operator or a function of formulas: its value and its derivatives by up to three arguments.
type function struct {
	name string
	args int       // how many it takes
	pad  []float64 // values for those at the end that may be left out
	eval func(a, b, c float64) (f, da, db, dc float64)
}

// of1 makes a function of one argument.
func of1(name string, eval func(x float64) (f, slope float64)) function {
	return function{name, 1, nil, func(a, _, _ float64) (float64, float64, float64, float64) {
		f, d := eval(a)
		return f, d, 0, 0
	}}
}

// of2 makes a function of two arguments.
func of2(name string, eval func(a, b float64) (f, da, db float64)) function {
	return function{name, 2, nil, func(a, b, _ float64) (float64, float64, float64, float64) {
		f, da, db := eval(a, b)
		return f, da, db, 0
	}}
}

// functions has the operators first, the minus sign of one operand under a name that no text can have, then what formulas call by name.
var functions = []function{
	of2("+", func(a, b float64) (float64, float64, float64) { return a + b, 1, 1 }),
	of2("-", func(a, b float64) (float64, float64, float64) { return a - b, 1, -1 }),
	of2("*", func(a, b float64) (float64, float64, float64) { return a * b, b, a }),
	of2("/", func(a, b float64) (float64, float64, float64) { return a / b, 1 / b, -a / b / b }),
	of2("^", power),
	of1("−", func(x float64) (float64, float64) { return -x, -1 }),

	of1("sin", func(x float64) (float64, float64) { s, c := math.Sincos(x); return s, c }),
	of1("cos", func(x float64) (float64, float64) { s, c := math.Sincos(x); return c, -s }),
	of1("tan", func(x float64) (float64, float64) { t := math.Tan(x); return t, 1 + t*t }),
	of1("asin", func(x float64) (float64, float64) { return math.Asin(x), 1 / math.Sqrt(1-x*x) }),
	of1("acos", func(x float64) (float64, float64) { return math.Acos(x), -1 / math.Sqrt(1-x*x) }),
	of1("atan", func(x float64) (float64, float64) { return math.Atan(x), 1 / (1 + x*x) }),
	of2("atan2", func(y, x float64) (float64, float64, float64) {
		r2 := x*x + y*y
		return math.Atan2(y, x), x / r2, -y / r2
	}),
	of1("exp", func(x float64) (float64, float64) { e := math.Exp(x); return e, e }),
	of1("log", func(x float64) (float64, float64) { return math.Log(x), 1 / x }),
	of1("sqrt", func(x float64) (float64, float64) { r := math.Sqrt(x); return r, 0.5 / r }),
	of1("tanh", func(x float64) (float64, float64) { t := math.Tanh(x); return t, 1 - t*t }),
	of1("abs", func(x float64) (float64, float64) { return math.Abs(x), sign(x) }),
	of1("sign", func(x float64) (float64, float64) { return sign(x), 0 }),
	of1("floor", func(x float64) (float64, float64) { return math.Floor(x), 0 }),
	of2("mod", func(a, b float64) (float64, float64, float64) { // of the sign of b
		n := math.Floor(a / b)
		return a - n*b, 1, -n
	}),
	of2("min", func(a, b float64) (float64, float64, float64) {
		if a <= b {
			return a, 1, 0
		}
		return b, 0, 1
	}),
	of2("max", func(a, b float64) (float64, float64, float64) {
		if a >= b {
			return a, 1, 0
		}
		return b, 0, 1
	}),
	of2("step", func(edge, x float64) (float64, float64, float64) {
		if x < edge {
			return 0, 0, 0
		}
		return 1, 0, 0
	}),
	{"clamp", 3, nil, func(x, lo, hi float64) (float64, float64, float64, float64) {
		switch {
		case x > hi:
			return hi, 0, 0, 1
		case x < lo:
			return lo, 0, 1, 0
		}
		return x, 1, 0, 0
	}},
	{"mix", 3, nil, func(a, b, u float64) (float64, float64, float64, float64) { return a + u*(b-a), 1 - u, u, b - a }},
	{"smoothstep", 3, nil, smoothstep},
	// Where less than three coordinates are given the others lie away from the planes of the lattice.
	{"noise", 3, []float64{0.31, 0.73}, func(x, y, z float64) (float64, float64, float64, float64) {
		f, g := noise(0, spatial.Vec3{X: x, Y: y, Z: z})
		return f, g.X, g.Y, g.Z
	}},
}

func sign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

func power(a, b float64) (f, da, db float64) {
	switch b {
	case 0:
		return 1, 0, math.Log(a)
	case 2:
		f, da = a*a, 2*a
	default:
		f, da = math.Pow(a, b), b*math.Pow(a, b-1)
	}
	if a > 0 {
		return f, da, f * math.Log(a)
	}
	return f, da, math.NaN() // an exponent that varies needs a base above 0
}

// smoothstep goes from 0 at x = a to 1 at x = b, with no slope at either.
func smoothstep(a, b, x float64) (f, da, db, dx float64) {
	w := b - a
	u := (x - a) / w
	switch {
	case u <= 0:
		return 0, 0, 0, 0
	case u >= 1:
		return 1, 0, 0, 0
	}
	slope := 6 * u * (1 - u) / w
	return u * u * (3 - 2*u), slope * (u - 1), -slope * u, slope
}

// constants of formulas.
var constants = []struct {
	name  string
	value float64
}{{"pi", math.Pi}, {"e", math.E}}
