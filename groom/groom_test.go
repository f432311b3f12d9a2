package groom

import (
	"errors"
	"fmt"
	"hash/fnv"
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

var head = mesh.Head(0.19, 32)

// onHead is a groom of everything at once.
func onHead() Config {
	return Config{
		Surface: head, Region: mesh.Scalp(0.19), Seed: 1, Count: 50, Links: 16, Length: 0.25, Taper: 0.7,
		Strand:    chain.Strand{Material: "hair", Radius: 300e-6},
		Comb:      Comb{Towards: spatial.V(-0.5, 0, -0.3), Part: &Part{Plane: Plane{Normal: spatial.V(0, 1, 0)}}, Lift: 0.5},
		Droop:     20,
		Curl:      Curl{Radius: 0.008, Pitch: 0.06, Onset: 0.4},
		Clump:     Clump{Count: 8, Tightness: 0.6},
		Noise:     Noise{Amplitude: 0.004},
		Variation: Variation{Length: 0.2, Stiffness: 0.2, Curl: 0.2, Direction: 0.1},
	}
}

func grown(t testing.TB, c Config) *Groom {
	t.Helper()
	g, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func hashOf(strands []chain.Strand) uint64 {
	h := fnv.New64a()
	for _, s := range strands {
		fmt.Fprint(h, s.Name, s.Parent, s.At, s.Radius, s.Profiles)
		for _, p := range s.Curve {
			fmt.Fprintf(h, "%x %x %x ", math.Float64bits(p.X), math.Float64bits(p.Y), math.Float64bits(p.Z))
		}
	}
	return h.Sum64()
}

func TestSeedDecidesAll(t *testing.T) {
	a, b := onHead(), onHead()
	if hashOf(grown(t, a).Strands) != hashOf(grown(t, b).Strands) {
		t.Error("one seed, two grooms")
	}
	b.Seed = 2
	if hashOf(grown(t, a).Strands) == hashOf(grown(t, b).Strands) {
		t.Error("two seeds, one groom")
	}
}

// A link is the chord of a curve that keeps its clearance, 2.5 mm: over a skull of 75 mm radius a link of 16 mm sinks by 0.4 mm.
func TestNoStrandIsInTheSurface(t *testing.T) {
	index, err := mesh.NewIndex(head)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range grown(t, onHead()).Strands {
		for k := 1; k < len(s.Curve); k++ {
			for _, part := range []float64{0.25, 0.5, 0.75, 1} {
				p := s.Curve[k-1].Lerp(s.Curve[k], part)
				if d := index.Closest(p).Distance; d < 0 {
					t.Fatalf("strand %d is %.2g m deep at link %d", i, -d, k)
				}
			}
		}
		if d := index.Closest(s.Curve[0]).Distance; math.Abs(d) > 1e-9 {
			t.Errorf("root %d is %v m off", i, d)
		}
	}
}

func TestLengths(t *testing.T) {
	c := onHead()
	g := grown(t, c)
	least, most := math.Inf(1), 0.0
	for i, s := range g.Strands {
		if len(s.Curve) != c.Links+1 {
			t.Fatalf("strand %d has %d links", i, len(s.Curve)-1)
		}
		length := arcLength(s.Curve)
		least, most = min(least, length), max(most, length)
		for k := 1; k < len(s.Curve); k++ {
			if link := s.Curve[k].Sub(s.Curve[k-1]).Norm(); math.Abs(link*float64(c.Links)/length-1) > 1e-9 {
				t.Fatalf("strand %d: link %d is %v of the mean", i, k, link*float64(c.Links)/length)
			}
		}
	}
	if least < 0.8*c.Length || most > 1.2*c.Length || most/least < 1.2 {
		t.Errorf("lengths between %v and %v, want them within a fifth of %v and spread", least, most, c.Length)
	}
	c.Variation.Length = 0
	c.LengthAt = func(p spatial.Vec3) float64 {
		if p.Y > 0 {
			return 0.5
		}
		return 1
	}
	g = grown(t, c)
	for i, s := range g.Strands {
		if want := c.Length * c.LengthAt(g.Roots[i].Pos); math.Abs(arcLength(s.Curve)/want-1) > 1e-9 {
			t.Fatalf("strand %d is %v m long, want %v", i, arcLength(s.Curve), want)
		}
	}
}

// A curl on a strand that stands upright is a helix: its distance from the axis and the turns for a height are those asked for.
func TestCurl(t *testing.T) {
	const radius, pitch = 0.01, 0.05
	c := Config{Roots: []spatial.Frame{spatial.AtOrigin}, Length: 0.5, Links: 200, Curl: Curl{Radius: radius, Pitch: pitch, Onset: 0.2}, Strand: chain.Strand{Material: "hair"}}
	curve := grown(t, c).Strands[0].Curve
	height := curve[len(curve)-1].Z
	// Arc over height of a helix; the part before the onset is straight.
	slant := math.Hypot(1, 2*math.Pi*radius/pitch)
	if want := c.Length / (0.25 + 0.75*slant); math.Abs(height/want-1) > 0.02 {
		t.Errorf("reaches %v m, want about %v", height, want)
	}
	turns, from, to := 0.0, 0.0, 0.0
	for k := 1; k < len(curve); k++ {
		a, b := curve[k-1], curve[k]
		if a.Z < 0.2*height && math.Hypot(a.X, a.Y) > 1e-3*radius {
			t.Errorf("off the axis by %v before the onset", math.Hypot(a.X, a.Y))
		}
		if a.Z < 0.32*height {
			continue
		}
		if r := math.Hypot(b.X, b.Y); math.Abs(r/radius-1) > 0.01 {
			t.Fatalf("radius %v at %v, want %v", r, b.Z, radius)
		}
		if from == 0 {
			from = a.Z
		}
		to = b.Z
		turns += math.Atan2(a.X*b.Y-a.Y*b.X, a.X*b.X+a.Y*b.Y) / (2 * math.Pi)
	}
	if got := (to - from) / turns; math.Abs(got/pitch-1) > 0.01 {
		t.Errorf("pitch %v, want %v", got, pitch)
	}
}

func TestWave(t *testing.T) {
	c := Config{Roots: []spatial.Frame{spatial.AtOrigin}, Length: 0.4, Links: 200, Wave: Wave{Amplitude: 0.01, Length: 0.08}, Strand: chain.Strand{Material: "hair"}}
	curve := grown(t, c).Strands[0].Curve
	most, crossings := 0.0, 0
	for k := 20; k < len(curve); k++ {
		most = max(most, math.Abs(curve[k].Y))
		if curve[k].Y*curve[k-1].Y < 0 {
			crossings++
		}
		if math.Abs(curve[k].X) > 1e-12 {
			t.Fatalf("out of its plane by %v", curve[k].X)
		}
	}
	if math.Abs(most/0.01-1) > 0.01 {
		t.Errorf("amplitude %v", most)
	}
	if want := 2 * curve[len(curve)-1].Z / 0.08; math.Abs(float64(crossings)-want) > 2 {
		t.Errorf("%d crossings, want about %v", crossings, want)
	}
}

// With Γ = ρgA L³/EI small, the tip of a horizontal strand turns by Γ/6 and falls by Γ/8 L, as a beam under its own weight. For a soft
// one the heavy elastica has these heights over widths, from an integration of its equations.
func TestDroop(t *testing.T) {
	horizontal := spatial.Frame{Rot: spatial.Between(spatial.V(0, 0, 1), spatial.V(1, 0, 0))}
	tip := func(droop float64) spatial.Vec3 {
		c := Config{Roots: []spatial.Frame{horizontal}, Length: 1, Links: 100, Droop: droop, Strand: chain.Strand{Material: "hair"}}
		curve := grown(t, c).Strands[0].Curve
		return curve[len(curve)-1]
	}
	if got := -tip(0.01).Z; math.Abs(got/(0.01/8)-1) > 0.05 {
		t.Errorf("a stiff strand falls by %v, want %v", got, 0.01/8)
	}
	for _, c := range []struct{ droop, want, part float64 }{{1, 0.12456, 0.02}, {5, 0.58572, 0.02}, {10, 1.0668, 0.02}, {100, 5.8881, 0.08}} {
		p := tip(c.droop)
		t.Logf("Γ = %v: height over width %.4f, exact %.4f", c.droop, -p.Z/p.X, c.want)
		if got := -p.Z / p.X; math.Abs(got/c.want-1) > c.part {
			t.Errorf("Γ = %v: height over width %v, want %v", c.droop, got, c.want)
		}
	}
	if p := tip(1000); p.Z > -0.9 {
		t.Errorf("a very soft strand ends at %v", p)
	}
	upright := Config{Roots: []spatial.Frame{spatial.AtOrigin}, Length: 1, Droop: 100, Strand: chain.Strand{Material: "hair"}}
	if curve := grown(t, upright).Strands[0].Curve; curve[len(curve)-1].Z > 0 {
		t.Error("what stands upright does not fall over")
	}
}

// The figure is that of the text: hair of 20 cm, radius 40 µm.
func TestSoftness(t *testing.T) {
	got := Softness(chain.Strand{Material: "hair"}, 0.2, 9.81)
	want := 1320 * 9.81 * 0.008 * 4 / (3.9e9 * 40e-6 * 40e-6)
	if math.Abs(got/want-1) > 1e-12 {
		t.Errorf("%v, want %v", got, want)
	}
}

// Tips of one clump are closer to each other than roots, and the more the tighter it is.
func TestClumpsConverge(t *testing.T) {
	spreadOf := func(tightness float64) float64 {
		c := Config{Surface: mesh.Plane(0.1, 0.1, 2), Count: 80, Length: 0.2, Clump: Clump{Count: 5, Tightness: tightness}, Strand: chain.Strand{Material: "hair"}}
		g := grown(t, c)
		roots, tips := 0.0, 0.0
		for i := range g.Strands {
			for j := range i {
				if g.Clumps[i] == g.Clumps[j] {
					a, b := g.Strands[i].Curve, g.Strands[j].Curve
					roots += a[0].Sub(b[0]).Norm()
					tips += a[len(a)-1].Sub(b[len(b)-1]).Norm()
				}
			}
		}
		return tips / roots
	}
	loose, half, tight := spreadOf(0), spreadOf(0.5), spreadOf(0.9)
	if math.Abs(loose-1) > 1e-9 || half > 0.6 || tight > 0.2 {
		t.Errorf("tips over roots: %v loose, %v half, %v tight", loose, half, tight)
	}
}

func TestPartsPart(t *testing.T) {
	c := onHead()
	c.Clump, c.Noise, c.Curl, c.Variation = Clump{}, Noise{}, Curl{}, Variation{}
	for i, s := range grown(t, c).Strands {
		tip := s.Curve[len(s.Curve)-1]
		if root := s.Curve[0]; (tip.Y-root.Y)*root.Y < 0 && math.Abs(root.Y) < 0.05 {
			t.Errorf("strand %d goes from y = %v over to %v", i, root.Y, tip.Y)
		}
	}
}

func TestCombing(t *testing.T) {
	c := Config{Surface: mesh.Plane(1, 1, 2), Count: 20, Length: 0.1, Comb: Comb{Towards: spatial.V(1, 0, -5), Lift: 0.3}, Clearance: 1e-6, Strand: chain.Strand{Material: "hair"}}
	want := spatial.V(math.Cos(0.3), 0, math.Sin(0.3))
	for _, s := range grown(t, c).Strands {
		if d := firstDirection(s.Curve); d.Sub(want).Norm() > 1e-9 {
			t.Fatalf("goes along %v, want %v", d, want)
		}
	}
	c.Comb.Field = func(p spatial.Vec3) spatial.Vec3 { return spatial.V(-p.Y, p.X, 0) } // a whorl
	for _, s := range grown(t, c).Strands {
		if d := firstDirection(s.Curve); d.Dot(s.Curve[0]) > 1e-9 {
			t.Fatalf("goes along %v at %v", d, s.Curve[0])
		}
	}
}

// What is groomed stays: with the rest shape that hangs so, gravity moves no joint.
func TestGroomDoesNotSag(t *testing.T) {
	g := grown(t, onHead())
	c, err := chain.New(chain.Config{Strands: g.Strands, Gravity: spatial.V(0, 0, -9.81), Hanging: true, Tolerance: 1e-10})
	if err != nil {
		t.Fatal(err)
	}
	staysStill(t, c)
}

// staysStill runs a chain for a second and checks that no joint turns by a millionth.
func staysStill(t *testing.T, c *chain.Chain) {
	t.Helper()
	before := make([]spatial.Vec3, c.Links())
	for k := range before {
		before[k] = c.Turn(k)
	}
	for range 100 {
		c.Predict(0.01)
		if flags := c.Correct(0.01); flags != 0 {
			t.Fatalf("flags %v", flags)
		}
	}
	most := 0.0
	for k := range before {
		most = max(most, c.Turn(k).Sub(before[k]).Norm())
	}
	if !(most < 1e-6) {
		t.Errorf("a joint turns by %v rad", most)
	}
}

func TestExplicitRoots(t *testing.T) {
	index, _ := mesh.NewIndex(head)
	c := Config{Surface: head, Length: 0.1, Strand: chain.Strand{Material: "hair"}}
	for k := range 6 {
		hit := index.Closest(spatial.V(0.02*float64(k-3), 0.01, 0.2))
		c.Roots = append(c.Roots, skinFrame(hit.Point, hit.Normal))
	}
	if g := grown(t, c); len(g.Strands) != 6 || g.Roots[3] != c.Roots[3] {
		t.Errorf("%d strands", len(g.Strands))
	}
	c.Roots[3].Pos.Z += 0.05
	_, err := New(c)
	var field *FieldError
	if !errors.As(err, &field) || field.Field != "Roots[3]" || !strings.Contains(err.Error(), "0.0") {
		t.Errorf("a root off the surface: %v", err)
	}
	c.Roots[3].Pos.Z -= 0.05
	c.Count = 3
	if g := grown(t, c); len(g.Strands) != 3 {
		t.Errorf("%d strands of 6 roots, want 3", len(g.Strands))
	}
}

func TestCurves(t *testing.T) {
	c := Config{Strand: chain.Strand{Material: "hair"}, Links: 4}
	for k := range 5 {
		x := 0.1 * float64(k)
		c.Curves = append(c.Curves, []spatial.Vec3{{X: x}, {X: x, Z: 0.1}, {X: x, Z: 0.1}, {X: x, Z: 0.4}})
	}
	g := grown(t, c)
	if len(g.Strands) != 5 || len(g.Strands[2].Curve) != 5 || math.Abs(g.Strands[2].Curve[1].Z-0.1) > 1e-15 {
		t.Errorf("%+v", g.Strands)
	}
	c.Links = 0
	if g := grown(t, c); len(g.Strands[0].Curve) != 3 {
		t.Errorf("%d points, want the 3 that differ", len(g.Strands[0].Curve))
	}
	c.Count, c.Fill = 2, 3 // the other three are drawn
	g = grown(t, c)
	if len(g.Fill) != 3 || g.Strands[1].Curve[0].X != 0.4 {
		t.Errorf("%d filled, second strand at %v", len(g.Fill), g.Strands[1].Curve[0])
	}
	c.Surface = mesh.Plane(1, 1, 2)
	c.Curves[4][0].Z = 0.3
	var field *FieldError
	if _, err := New(c); !errors.As(err, &field) || field.Field != "Curves[4][0]" {
		t.Errorf("a curve off the surface: %v", err)
	}
}

func TestFill(t *testing.T) {
	c := onHead()
	c.Fill = 500
	g := grown(t, c)
	if len(g.Fill) != 500 || len(g.Strands) != 50 {
		t.Fatalf("%d filled, %d strands", len(g.Fill), len(g.Strands))
	}
	for i, f := range g.Fill {
		sum := float32(0)
		for k, s := range f.Guides {
			sum += f.Weights[k]
			if (s < 0) != (f.Weights[k] == 0) && s < 0 {
				t.Fatalf("fill %d: %+v", i, f)
			}
			if s >= 0 && g.Clumps[s] != g.Clumps[f.Guides[0]] {
				t.Fatalf("fill %d follows two clumps", i)
			}
			if s >= 0 && !c.sameSide(f.Root.Pos, g.Roots[s].Pos) {
				t.Fatalf("fill %d follows a guide across the part", i)
			}
		}
		if math.Abs(float64(sum)-1) > 1e-6 {
			t.Fatalf("fill %d: weights sum to %v", i, sum)
		}
	}
	// With weights of one guide alone, a filled strand at the guide's root is the guide.
	joints := make([][]spatial.Vec3, len(g.Strands))
	base := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 1), Pos: spatial.V(1, 2, 3)}
	for i, s := range g.Strands {
		for _, p := range s.Curve {
			joints[i] = append(joints[i], base.Point(p))
		}
	}
	g.Fill[0] = Fill{Root: g.Roots[7], Guides: [3]int32{7, -1, -1}, Weights: [3]float32{1, 0, 0}, Length: 1, Clump: 0.5}
	drawn := make([]spatial.Vec3, c.Links+1)
	g.FillCurve(drawn, 0, base, joints)
	for k, p := range drawn {
		if p.Sub(joints[7][k]).Norm() > 1e-12 {
			t.Fatalf("point %d is %v off", k, p.Sub(joints[7][k]).Norm())
		}
	}
	if n := testing.AllocsPerRun(10, func() { g.FillCurve(drawn, 1, base, joints) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	for i := range g.Fill {
		g.FillCurve(drawn, i, base, joints)
		if off := drawn[0].Sub(base.Point(g.Fill[i].Root.Pos)).Norm(); off > 1e-6 { // weights are float32
			t.Fatalf("fill %d begins %v off its root", i, off)
		}
	}
}

func TestLevelOfDetail(t *testing.T) {
	c := onHead()
	c.Curl, c.Clump = Curl{}, Clump{}
	full := grown(t, c)
	c.LevelOfDetail = 0.5
	half := grown(t, c)
	if len(half.Strands) != 25 || len(half.Strands[0].Curve) != 9 || half.Cost.Links*4 != full.Cost.Links {
		t.Errorf("%d strands of %d points", len(half.Strands), len(half.Strands[0].Curve))
	}
	for i := range half.Roots {
		if half.Roots[i] != full.Roots[i] {
			t.Fatalf("root %d moved", i)
		}
	}
	// A curl keeps the links that it needs.
	c.Curl = Curl{Radius: 0.01, Pitch: 0.05}
	c.LevelOfDetail = 0.1
	if n := len(grown(t, c).Strands[0].Curve) - 1; float64(n) < linksForATurn*c.Length/math.Hypot(0.05, 2*math.Pi*0.01) {
		t.Errorf("%d links for the curl", n)
	}
}

func TestCostIsRefused(t *testing.T) {
	c := onHead()
	c.Count = 1_000_000
	_, err := New(c)
	var cost *CostError
	if !errors.As(err, &cost) || cost.Links != 16_000_000 || !strings.Contains(err.Error(), "LevelOfDetail") {
		t.Fatalf("a million strands: %v", err)
	}
	c.LevelOfDetail = cost.LevelOfDetail
	if k := Estimate(c); k.Seconds > cost.Limit || k.Seconds < 0.7*cost.Limit {
		t.Errorf("%v s with the level of detail that was asked for", k.Seconds)
	}
	small := c
	small.Count, small.Fill, small.LevelOfDetail = 200_000, 0, 1e-4
	if g := grown(t, small); len(g.Strands) != 20 {
		t.Errorf("%d strands", len(g.Strands))
	}
	c.LevelOfDetail = 1
	var field *FieldError
	if _, err := New(c); !errors.As(err, &field) || field.Field != "LevelOfDetail" {
		t.Errorf("more links than a chain can have: %v", err)
	}
}

func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		field string
		spoil func(*Config)
	}{
		{"Count", func(c *Config) { c.Count = -1 }},
		{"Count", func(c *Config) { c.Count = 0 }},
		{"Surface", func(c *Config) { c.Surface = nil }},
		{"Length", func(c *Config) { c.Length = 0 }},
		{"Length", func(c *Config) { c.Length = math.NaN() }},
		{"Links", func(c *Config) { c.Links = -2 }},
		{"Curl.Pitch", func(c *Config) { c.Curl.Pitch = 0 }},
		{"Curl.Pitch", func(c *Config) { c.Curl = Curl{Radius: 0.001, Pitch: 0.01} }},
		{"Wave.Length", func(c *Config) { c.Wave = Wave{Amplitude: 0.01} }},
		{"Clump.Tightness", func(c *Config) { c.Clump.Tightness = 2 }},
		{"Clump.Profile[1]", func(c *Config) { c.Clump.Profile = chain.Profile{{At: 0.5, Value: 1}, {At: 0.5, Value: 1}} }},
		{"Comb.Part", func(c *Config) { c.Comb.Part = &Part{} }},
		{"LevelOfDetail", func(c *Config) { c.LevelOfDetail = 2 }},
		{"LengthAt", func(c *Config) { c.LengthAt = func(spatial.Vec3) float64 { return math.NaN() } }},
		{"Roots[0]", func(c *Config) { c.Count, c.Roots = 0, []spatial.Frame{{}} }},
		{"Curves[0]", func(c *Config) { c.Count, c.Curves = 0, [][]spatial.Vec3{{{}, {}}} }},
		{"Fill", func(c *Config) { c.Count, c.Surface, c.Roots, c.Fill = 0, nil, []spatial.Frame{spatial.AtOrigin}, 5 }},
		{"Variation.Length", func(c *Config) { c.Variation.Length = 1 }},
	} {
		cfg := onHead()
		c.spoil(&cfg)
		_, err := New(cfg)
		var field *FieldError
		if !errors.As(err, &field) || field.Field != c.field {
			t.Errorf("%s: %v", c.field, err)
		}
	}
	cfg := onHead()
	cfg.Surface = &mesh.Surface{}
	var field *mesh.FieldError
	if _, err := New(cfg); !errors.As(err, &field) {
		t.Errorf("an empty surface: %v", err)
	}
	cfg = onHead()
	cfg.Region = func(spatial.Vec3) bool { return false }
	if _, err := New(cfg); !errors.As(err, &field) {
		t.Errorf("an empty region: %v", err)
	}
}

func BenchmarkLongHair(b *testing.B) {
	c := onHead()
	c.Count, c.Links, c.Fill = 190, 25, 10_000
	for b.Loop() {
		if _, err := New(c); err != nil {
			b.Fatal(err)
		}
	}
}
