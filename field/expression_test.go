package field_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

func value(t *testing.T, formula string, e field.Element) float64 {
	t.Helper()
	x, err := field.NewExpression("fx = " + formula)
	if err != nil {
		t.Fatal(err)
	}
	e.Weight = 1
	f := effectOn(x, 2, e).Force.X
	if x.Failures() > 0 {
		t.Fatalf("%s is not finite", formula)
	}
	return f
}

func TestFormulas(t *testing.T) {
	e := field.Element{Pos: spatial.V(3, 4, 5), Velocity: spatial.V(-1, 0.5, 2), Along: spatial.V(0, 0.6, 0.8), Length: 0.1, Radius: 0.02, Mass: 7, Place: 0.25}
	for formula, want := range map[string]float64{
		"1 + 2*3 - 4/8":                   6.5,
		"2^3^2":                           512,
		"-x^2":                            -9,
		"(-x)^2":                          9,
		"2^-1":                            0.5,
		"--x + +y":                        7,
		"8/4/2":                           1,
		"10 - 4 - 3":                      3,
		"1.5e2 + .5":                      150.5,
		"vx + vy + vz + t + s":            -1 + 0.5 + 2 + 2 + 0.25,
		"tx + ty + tz":                    1.4,
		"length + radius + mass":          7.12,
		"sin(pi/2) + cos(0) + log(e)":     3,
		"sqrt(x^2 + y^2)":                 5,
		"min(x, y) + max(x, y)":           7,
		"clamp(x, 0, 1) + clamp(x, 4, 9)": 5,
		"abs(-x) + sign(-x)":              2,
		"smoothstep(2, 4, x)":             0.5,
		"mix(1, 3, 0.25)":                 1.5,
		"step(3, x) + step(3.1, x)":       1,
		"mod(7, x) + mod(-1, x)":          3,
		"floor(-2.5)":                     -3,
		"atan2(1, 1)*4/pi":                1,
		"tanh(0) + exp(0) + tan(0) + asin(0) + acos(1) + atan(0)": 1,
		"max(\n x,\n y)  # over three lines":                      4,
	} {
		if got := value(t, formula, e); math.Abs(got-want) > 1e-14*(1+math.Abs(want)) {
			t.Errorf("%s = %v, want %v", formula, got, want)
		}
	}
	if a, b := value(t, "noise(x, y, z)", e), value(t, "noise(x)", e); a == b || math.Abs(a) > 10 {
		t.Errorf("noise is %v and %v", a, b)
	}
}

func TestNamesAndLines(t *testing.T) {
	x, err := field.NewExpression("# a swirl\nr = sqrt(x^2 + y^2); q = 2*r\n\nax = -y*q/r\nfy = x\n")
	if err != nil {
		t.Fatal(err)
	}
	f := effectOn(x, 0, field.Element{Pos: spatial.V(3, 4, 0), Mass: 2, Weight: 1}).Force
	if f != (spatial.V(-16, 3, 0)) {
		t.Errorf("force %v, want (-16, 3, 0)", f)
	}
}

func TestSyntaxErrors(t *testing.T) {
	for text, want := range map[string]string{
		"fx = 1 +":                               `line 1, column 9: found the end, want a number, a name or "("`,
		"fx = 1\nfy = (2":                        `line 2, column 8: found the end, want an operator or ")"`,
		"fx = 1\nfy = 2 3":                       `line 2, column 8: found "3", want an operator, or the end of the line`,
		"fx = 2 *\nfy = 1":                       `line 1, column 9: found the end of the line, want a number`,
		"fx = lenght":                            `did you mean "length"?`,
		"fx = sinn(x)":                           `did you mean "sin"?`,
		"fx = sin":                               `want "(" after the name of a function`,
		"fx = sin(x, y)":                         `column 11: found ",", want an operator or ")": sin takes one argument`,
		"fx = min(x)":                            `min takes 2 arguments`,
		"fx = sin()":                             `column 10: found ")", want a number`,
		"x = 1":                                  "a name that is free",
		"sin = 1":                                "this is a function",
		"pi = 1":                                 "this is a constant",
		"fx = 1; fx = 2":                         `column 9: found "fx", want a name that is free: this is set already`,
		"fx 1":                                   `want "="`,
		"= 1":                                    "want a name to set",
		"r = 1":                                  "want a line that sets one of fx, fy, fz, ax, ay, az",
		"":                                       "line 1, column 1: found the end",
		"fx = 1/0":                               `column 7: found "/", want numbers for which it is finite: here it is +Inf`,
		"fx = log(-1)":                           "here it is NaN",
		"fx = 1e999":                             "a number that a float64 can hold",
		"fx = é":                                 `column 6: found "é"`,
		"fx = " + strings.Repeat("(", 200):       "no more than 100 levels",
		"fx = " + strings.Repeat("-", 200) + "1": "no more than 100 levels",
		"fx = " + strings.Repeat("1 + (", 50) + "x" + strings.Repeat(")", 50): "a simpler formula",
		"fx = " + strings.Repeat("1+", 40000) + "1":                           "at most 65536",
	} {
		_, err := field.NewExpression(text)
		var e *field.SyntaxError
		if !errors.As(err, &e) || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: %v, want %s", text, err, want)
		}
	}
}

// Derivatives come from the formulas: Drag and Stiff against differences, where those are positive.
func TestExpressionDerivatives(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, text := range []string{
		"ax = -3*x; ay = -2*y - 0.5*z; az = -0.5*y - z",
		"fx = -vx*sqrt(1 + vx^2 + vy^2); fy = -vy*sqrt(1 + vx^2 + vy^2); fz = -vz^3",
		"sinh = (exp(x) - exp(-x))/2; fx = -sinh",
		"fx = -x*smoothstep(-5, 5, x^2)*atan(1 + x^2) - tanh(vx) + 0*noise(x, y, z)",
	} {
		x, err := field.NewExpression(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range elements(20, rng) {
			drag := func(x *field.Effect) *spatial.Sym3 { return &x.Drag }
			stiff := func(x *field.Effect) *spatial.Sym3 { return &x.Stiff }
			if off := max(slopes(x, e, 1e-5, byPlace, stiff), slopes(x, e, 1e-5, byVelocity, drag)); off > 1e-5 {
				t.Fatalf("%s: derivatives are off by %g", text, off)
			}
		}
	}
}

// Each function's derivative by itself, as the stiffness of −f(…) where that is positive, else of f.
func TestDerivativeOfEveryFunction(t *testing.T) {
	for _, formula := range []string{
		"sin(x)", "cos(x)", "tan(x)", "asin(x)", "acos(x)", "atan(x)", "atan2(x, 2)", "atan2(2, x)", "exp(x)", "log(x)", "sqrt(x)", "tanh(x)", "abs(x)",
		"x^3", "x^0.3", "2^x", "x^x", "mod(x, 2)", "min(x, 1)", "max(x, 0)", "clamp(x, 0, 1)", "clamp(2, 0, x)", "clamp(-1, x, 2)", "mix(x, 2, 0.3)",
		"mix(1, 2, x)", "smoothstep(0, 1, x)", "smoothstep(x, 1, 0.7)", "smoothstep(0, x, 0.1)", "noise(x)", "noise(1, x, 2)", "noise(1, 2, x)", "1/x", "x/(1 + x)", "x*x",
	} {
		at := field.Element{Pos: spatial.V(0.4, 0, 0), Weight: 1}
		worst := math.Inf(1)
		for _, sign := range []string{"", "-"} {
			x, err := field.NewExpression("fx = " + sign + formula)
			if err != nil {
				t.Fatal(err)
			}
			worst = min(worst, slopes(x, at, 1e-6, byPlace, func(x *field.Effect) *spatial.Sym3 { return &x.Stiff }))
		}
		if worst > 1e-8 {
			t.Errorf("%s: the derivative is off by %g", formula, worst)
		}
	}
}

// What only pulls away has no stiffness; of a matrix with both signs the positive part is left.
func TestOnlyThePositivePartIsImplicit(t *testing.T) {
	x, err := field.NewExpression("ax = 2*x; ay = z; az = y")
	if err != nil {
		t.Fatal(err)
	}
	got := effectOn(x, 0, field.Element{Mass: 1, Weight: 1}).Stiff // of −∂F/∂x: −2, and ±1 along (0, 1, ∓1)
	want := spatial.Sym(0, 0, 0, 0.5, -0.5, 0.5)
	if d := (spatial.Vec3{X: got.YY - want.YY, Y: got.YZ - want.YZ, Z: got.ZZ - want.ZZ}); d.Norm() > 1e-15 || got.XX != 0 {
		t.Errorf("Stiff is %+v, want %+v", got, want)
	}
}

func TestWhatIsNotFinite(t *testing.T) {
	x, err := field.NewExpression("r = sqrt(x^2)\nax = 1/r\nfy = atan(1/r)")
	if err != nil {
		t.Fatal(err)
	}
	e := []field.Element{{Mass: 1, Weight: 1}, {Pos: spatial.V(2, 0, 0), Mass: 1, Weight: 1}, {Pos: spatial.V(math.NaN(), 0, 0), Mass: 1, Weight: 1}}
	out := make([]field.Effect, len(e))
	x.Add(0, e, out)
	if out[0] != (field.Effect{}) || out[1].Force.X != 0.5 || out[2] != (field.Effect{}) || x.Failures() != 2 {
		t.Errorf("%+v, %d failures", out, x.Failures())
	}
	root, err := field.NewExpression("fx = 1 - sqrt(x)") // its slope at 0 is not finite, its value is
	if err != nil {
		t.Fatal(err)
	}
	if got := effectOn(root, 0, e[0]); got.Force.X != 1 || got.Stiff != (spatial.Sym3{}) {
		t.Errorf("%+v, want a force of 1 without a stiffness", got)
	}
}

func TestExpressionWind(t *testing.T) {
	w, err := field.NewExpressionWind("wx = -y*t; wy = x*t; wz = 1/z")
	if err != nil {
		t.Fatal(err)
	}
	if got := w.At(2, spatial.V(3, 4, 5)); got != (spatial.V(-8, 6, 0.2)) {
		t.Errorf("wind %v", got)
	}
	if got := w.At(2, spatial.V(3, 4, 0)); got != (spatial.Vec3{}) || w.Failures() != 1 {
		t.Errorf("wind %v, %d failures", got, w.Failures())
	}
	if _, err := field.NewExpressionWind("wx = vx"); err == nil {
		t.Error("a wind that knows the velocity of elements is accepted")
	}
}

// Whatever text it gets, the parser says where it is wrong or gives a field that never gives what is not finite.
func FuzzExpression(f *testing.F) {
	for _, text := range []string{
		"fx = 1", "r = sqrt(x^2 + y^2)\nax = -4*y/r; ay = 4*x/r - 0.2*vy # a swirl", "fx = noise(x, y, z)^-2^s", "fx = ((((x", "fz = clamp(min(t, 1), -1e3, .5E-2)",
		"\n;;\nfx=-+-x", "fx = smoothstep(x,x,x)/0", "é", "fx = \"", "fx\n= 1", "fx = (1\n+2)", "fx = 1e", "fx = 9e99^9e99",
	} {
		f.Add(text)
	}
	e := elements(3, rand.New(rand.NewPCG(1, 2)))
	f.Fuzz(func(t *testing.T, text string) {
		x, err := field.NewExpression(text)
		if err != nil {
			var s *field.SyntaxError
			if !errors.As(err, &s) || s.Line < 1 || s.Column < 1 || s.Line > 1+strings.Count(text, "\n") {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		out := make([]field.Effect, len(e))
		x.Add(1, e, out)
		for i := range out {
			if !out[i].Force.Finite() || !(out[i].Drag.Trace() >= 0) || !(out[i].Stiff.Trace() >= 0) {
				t.Fatalf("%q gives %+v", text, out[i])
			}
		}
	})
}
