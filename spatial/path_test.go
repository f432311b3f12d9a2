package spatial

import (
	"math"
	"strings"
	"testing"
)

// flight is a smooth motion of period 2π of a frame, with known rates.
func flight(t float64) (f Frame, velocity, acceleration Twist) {
	s, c := math.Sincos(t)
	s3, c3 := math.Sincos(3 * t)
	f.Rot, velocity.Angular, acceleration.Angular = tumble(t)
	f.Pos, velocity.Linear, acceleration.Linear = V(c, s, 0.2*s3), V(-s, c, 0.6*c3), V(-c, -s, -1.8*s3)
	return f, velocity, acceleration
}

func flightKeys(n int) (c PathConfig) {
	for i := range n {
		at := 2 * math.Pi * float64(i) / float64(n)
		f, _, _ := flight(at)
		c.Times, c.Frames = append(c.Times, at), append(c.Frames, f)
	}
	return c
}

func mustPath(t *testing.T, c PathConfig) *Path {
	t.Helper()
	p, err := NewPath(c)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPathConverges(t *testing.T) {
	var before [3]float64
	for n := 32; n <= 256; n *= 2 {
		c := flightKeys(n)
		c.Period = 2 * math.Pi
		p := mustPath(t, c)
		var worst [3]float64
		for i := range 1000 {
			at := 2 * math.Pi * (float64(i) + 0.5) / 1000
			f, v, a := flight(at)
			gotF, gotV, gotA := p.At(at)
			worst[0] = max(worst[0], distance(f.Rot, gotF.Rot), f.Pos.Sub(gotF.Pos).Norm())
			worst[1] = max(worst[1], twistNorm(v.Sub(gotV)))
			worst[2] = max(worst[2], twistNorm(a.Sub(gotA)))
		}
		for d, want := range []float64{4, 3, 2} {
			if order := math.Log2(before[d] / worst[d]); before[d] > 0 && order < want-0.2 {
				t.Errorf("%d keys: derivative %d converges with order %.2f, want %g", n, d, order, want)
			}
		}
		before = worst
	}
}

func TestPathIsC2AtItsKeys(t *testing.T) {
	// An ulp of time before a key the piece before rules: the jump is that of rounding if the path is C².
	start, end := Twist{V(0, 1, 0), V(1, 0, 0)}, Twist{}
	for name, edit := range map[string]func(*PathConfig){
		"natural": func(*PathConfig) {},
		"given":   func(c *PathConfig) { c.StartVelocity, c.EndVelocity = &start, &end },
		"closed":  func(c *PathConfig) { c.Period = 2 * math.Pi },
	} {
		c := flightKeys(9)
		c.Frames[4].Pos = V(3, 1, -2) // something for the accelerations to do
		edit(&c)
		p := mustPath(t, c)
		for i, at := range c.Times[1:] {
			f, v, a := p.At(at)
			f0, v0, a0 := p.At(math.Nextafter(at, 0))
			within(t, name+": frame at key", f.Pos.Sub(c.Frames[i+1].Pos).Norm(), 10*ulp)
			within(t, name+": frame", distance(f.Rot, f0.Rot)+f.Pos.Sub(f0.Pos).Norm(), 1e-13)
			within(t, name+": velocity", twistNorm(v.Sub(v0)), 1e-12)
			within(t, name+": acceleration", twistNorm(a.Sub(a0)), 1e-11)
		}
	}
}

func TestPathEnds(t *testing.T) {
	start := Twist{V(0, 1, 0), V(1, 0, 0)}
	c := flightKeys(6)
	c.StartVelocity = &start
	p := mustPath(t, c)
	_, v, _ := p.At(c.Times[0])
	within(t, "given start", twistNorm(v.Sub(start)), 1e-13)
	_, _, a := p.At(c.Times[5])
	within(t, "natural end", twistNorm(a), 1e-12)
	f, v, a := p.At(c.Times[5] + 1)
	within(t, "held", distance(f.Rot, c.Frames[5].Rot)+f.Pos.Sub(c.Frames[5].Pos).Norm(), 10*ulp)
	if v != (Twist{}) || a != (Twist{}) {
		t.Errorf("after its end the path moves: %v, %v", v, a)
	}
}

func TestPathVelocityInParentCoordinates(t *testing.T) {
	// As the doc comment of At says: moved to the parent's origin it is the twist of Ḟ F⁻¹.
	c := flightKeys(12)
	p := mustPath(t, c)
	for at := 0.1; at < c.Times[11]; at += 0.3 {
		f, v, _ := p.At(at)
		plus, _, _ := p.At(at + diffStep)
		minus, _, _ := p.At(at - diffStep)
		want := plus.Mul(minus.Inverse()).Log().Scale(0.5 / diffStep)
		within(t, "twist", twistNorm(v.At(f.Pos.Neg()).Sub(want)), 10*diffTol)
	}
}

func TestPathRejects(t *testing.T) {
	good := func() PathConfig { return flightKeys(4) }
	for want, spoil := range map[string]func(*PathConfig){
		"Frames is of length 3, want one for each of the 4 Times": func(c *PathConfig) { c.Frames = c.Frames[:3] },
		"Frames[2].Rot is {0 0 0 0}, want a finite quaternion":    func(c *PathConfig) { c.Frames[2].Rot = Quat{} },
		"Frames[1].Pos is {0 +Inf 0}, want finite numbers":        func(c *PathConfig) { c.Frames[1].Pos = V(0, math.Inf(1), 0) },
		"Times[3] is 0, want more than Times[2]":                  func(c *PathConfig) { c.Times[3] = 0 },
		"EndVelocity is {{0 0 0} {NaN 0 0}}, want finite numbers": func(c *PathConfig) { c.EndVelocity = &Twist{Linear: V(math.NaN(), 0, 0)} },
		"StartVelocity is {{0 0 0} {0 0 0}}, want none":           func(c *PathConfig) { c.StartVelocity, c.Period = &Twist{}, 9 },
	} {
		c := good()
		spoil(&c)
		if _, err := NewPath(c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one with %q", err, want)
		}
	}
}

func TestPathDoesNotAllocate(t *testing.T) {
	p := mustPath(t, flightKeys(20))
	at := -1.0
	noAllocs(t, "Path.At", func() {
		frameSink, _, _ = p.At(at)
		at += 0.1
	})
}

// On a busy 2.8 GHz Xeon, best of ten: 110 ns.
func BenchmarkPathAt(b *testing.B) {
	c := flightKeys(100)
	c.Period = 2 * math.Pi
	p, err := NewPath(c)
	if err != nil {
		b.Fatal(err)
	}
	at := 0.0
	b.ReportAllocs()
	for b.Loop() {
		frameSink, _, _ = p.At(at)
		at += 0.37
	}
}
