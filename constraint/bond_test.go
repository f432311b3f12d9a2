package constraint

import (
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

func TestValidateNamesWhatIsWrong(t *testing.T) {
	good := Bond{A: to(spatial.Vec3{}), B: of(0, 0)}
	if err := good.Validate(1); err != nil {
		t.Fatal(err)
	}
	for want, spoil := range map[string]func(*Bond){
		"Linear is -1":         func(b *Bond) { b.Linear = -1 },
		"Angular is NaN":       func(b *Bond) { b.Angular = math.NaN() },
		"LinearDamping is +In": func(b *Bond) { b.Linear, b.LinearDamping = 1, math.Inf(1) },
		"AngularDamping is -2": func(b *Bond) { b.AngularDamping = -2 },
		"LinearSlack is -1":    func(b *Bond) { b.LinearSlack = -1 },
		"AngularSlack is NaN":  func(b *Bond) { b.AngularSlack = math.NaN() },
		"want less than π":     func(b *Bond) { b.AngularSlack = 4 },
		"Settle is -0.1":       func(b *Bond) { b.Settle = -0.1 },
		"Strength is +Inf":     func(b *Bond) { b.Strength = math.Inf(1) },
		"damping but no":       func(b *Bond) { b.LinearDamping = 1 },
		"Axes is 0x40":         func(b *Bond) { b.Axes = 64 },
		"joins no body":        func(b *Bond) { b.B.Body = World },
		"names body 1, want":   func(b *Bond) { b.B.Body = 1 },
		"names body -2, want":  func(b *Bond) { b.A.Body = -2 },
		"not finite":           func(b *Bond) { b.A.Frame.Pos.X = math.Inf(-1) },
		"not finite:":          func(b *Bond) { b.B.Offset.Rot.W = math.NaN() },
	} {
		b := good
		spoil(&b)
		if err := b.Validate(1); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Validate gives %v, want an error with %q", err, want)
		}
	}
}

func TestAxesPickDirections(t *testing.T) {
	v := spatial.V(1, 2, 3)
	for _, c := range []struct {
		axes       Axes
		turn, move spatial.Vec3
	}{
		{Clamped, v, v}, {Pinned, spatial.Vec3{}, v}, {Oriented, v, spatial.Vec3{}},
		{Guided, v, spatial.V(1, 2, 0)}, {Ring, spatial.Vec3{}, spatial.V(1, 2, 0)},
		{TurnY | MoveZ, spatial.V(0, 2, 0), spatial.V(0, 0, 3)},
		{Axes(0).OrClamped(), v, v},
	} {
		if c.axes.Turn(v) != c.turn || c.axes.Move(v) != c.move {
			t.Errorf("%06b picks %v and %v, want %v and %v", c.axes, c.axes.Turn(v), c.axes.Move(v), c.turn, c.move)
		}
	}
}

func TestFlagsHaveNames(t *testing.T) {
	f := Unstable | Frozen | Leapt
	if f.String() != "unstable|frozen|leapt" || Flags(0).String() != "" {
		t.Errorf("flags are %q and %q", f, Flags(0))
	}
	var sum Flags
	f.Each(func(one Flags) { sum += one })
	if sum != f {
		t.Errorf("Each visits %v, want %v", sum, f)
	}
}
