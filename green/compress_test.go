package green

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// cushion is a recipe for a bar of finite elements on a fixed base.
func cushion(n, high int) *Recipe {
	r := &Recipe{Tets: mesh.TetBar(spatial.V(0.5, 0.5, 0.5*float64(high)/float64(n)), n, n, high), Material: Material{Young: 1000, Poisson: 0.3}}
	low, _ := r.Tets.Skin().Surface.Bounds()
	for i, p := range r.Tets.Skin().Surface.Vertices {
		if p.Z == low.Z {
			r.Fixed = append(r.Fixed, int32(i))
		}
	}
	return r
}

// lost returns the root of the sum of squares of what one model has lost of another's Ξ, relative.
func lost(full, packed *Model) float64 {
	var a, b [9]float64
	difference, size := 0.0, 0.0
	for i := range full.free {
		for j := range full.free {
			full.block(&a, i, j)
			packed.block(&b, i, j)
			for k, v := range a {
				difference, size = difference+(v-b[k])*(v-b[k]), size+v*v
			}
		}
	}
	return math.Sqrt(difference / size)
}

func TestCompressionKeepsItsTolerance(t *testing.T) {
	full, err := cushion(10, 4).Make(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	bytes := 0
	for _, tolerance := range []float64{1e-1, 1e-2, 1e-3, 1e-4, 1e-5} {
		packed, err := full.Compress(context.Background(), tolerance, nil)
		if err != nil {
			t.Fatal(err)
		}
		report, ok := packed.Compression()
		got := lost(full, packed)
		// Bases are made from all nodes here, so that the tolerance is a bound; and the error is known up to what rounding to single precision, 6e-8, adds.
		if !ok || got > tolerance || math.Abs(got-report.Error) > 0.01*got+2e-7 {
			t.Errorf("tolerance %g: error %g, reported %g", tolerance, got, report.Error)
		}
		if packed.Bytes() <= bytes || packed.Bytes() >= full.Bytes() {
			t.Errorf("tolerance %g takes %d bytes, %d before, %d in full", tolerance, packed.Bytes(), bytes, full.Bytes())
		}
		bytes = packed.Bytes()
		if r := packed.Reciprocity(); r > 1e-12 { // double precision sums, in another order
			t.Errorf("tolerance %g: Ξ differs from its transpose by %g", tolerance, r)
		}
	}
}

func TestCompressedColumnsAsTheyAreFound(t *testing.T) {
	r := cushion(8, 3)
	full, err := r.Make(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	packed, err := r.MakeCompressed(context.Background(), 1e-3, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := lost(full, packed); got > 1e-3 {
		t.Errorf("error %g, want at most the tolerance", got)
	}
}

func TestProductsOfCompressedFunctionsAreTheirBlocks(t *testing.T) {
	full, err := cushion(8, 3).Make(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	packed, err := full.Compress(context.Background(), 1e-3, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := packed.NewState(1)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range 40 {
		node := packed.columns[rng.IntN(len(packed.columns))]
		if err := s.Push(int(node), spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())); err != nil {
			t.Fatal(err)
		}
	}
	u := make([]spatial.Vec3, packed.Nodes())
	s.Displacements(u)
	for i, got := range u {
		if want := s.Displacement(i); got.Sub(want).Norm() > 1e-12*u[packed.columns[0]].Norm() {
			t.Fatalf("node %d is at %v, by its row at %v", i, got, want)
		}
	}
	if n := testing.AllocsPerRun(5, func() {
		s.dirty = true
		s.Displacements(u)
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestMasksOfCompressedFunctions(t *testing.T) {
	full, err := cushion(8, 3).Make(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	packed, err := full.Compress(context.Background(), 1e-4, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, high := full.Surface.Bounds()
	mask := full.mask(spatial.V(0.05, 0, high.Z), spatial.V(0, 0, 1), 0.2)
	want, got := make([]float64, 3*full.stride), make([]float64, 3*full.stride)
	full.addMask(want, mask)
	packed.addMask(got, mask)
	difference, size := 0.0, 0.0
	for i, v := range want {
		difference, size = difference+(got[i]-v)*(got[i]-v), size+v*v
	}
	if off := math.Sqrt(difference / size); off > 1e-3 { // the tolerance is on average over all columns: ten times for these
		t.Errorf("error %g", off)
	}
}

func TestWhatCannotBeCompressed(t *testing.T) {
	s, _, bottom, top := block(t, 3)
	for name, cfg := range map[string]Config{"moved": {Stiffness: s, Fixed: bottom, Moved: top}, "touched": {Stiffness: s, Fixed: bottom, Touched: top}} {
		m, err := New(context.Background(), cfg, nil)
		if err != nil {
			t.Fatal(err)
		}
		var wrong *FieldError
		if _, err = m.Compress(context.Background(), 1e-3, nil); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
	m, err := New(context.Background(), Config{Stiffness: s, Fixed: bottom}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tolerance := range []float64{0, -1, 1, math.NaN()} {
		var wrong *FieldError
		if _, err = m.Compress(context.Background(), tolerance, nil); !errors.As(err, &wrong) || wrong.Field != "tolerance" {
			t.Errorf("tolerance %g: %v", tolerance, err)
		}
	}
}

func TestInnerProductsAgreeWithTheirTwin(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, size := range [][2]int{{3, 8}, {6, 16}, {30, 40}} {
		columns, n, stride := size[0], size[1], size[1]+8
		a, x := make([]float32, columns*stride), make([]float64, n)
		y, want := make([]float64, columns), make([]float64, columns)
		for i := range a {
			a[i] = float32(rng.NormFloat64())
		}
		for i := range x {
			x[i] = rng.NormFloat64()
		}
		for i := range y {
			y[i] = rng.NormFloat64()
			want[i] = y[i]
		}
		addInner(y, a, x, stride)
		plain{}.addInner(want, a, x, stride)
		for i, v := range want {
			if math.Abs(y[i]-v) > 1e-15*float64(n)*20 { // a rounding for each sum, of numbers that are seldom above four
				t.Errorf("%v: %g, want %g", size, y[i], v)
			}
		}
	}
}

func BenchmarkCompressed(b *testing.B) {
	full, err := cushion(14, 5).Make(context.Background(), nil)
	if err != nil {
		b.Fatal(err)
	}
	packed, err := full.Compress(context.Background(), 1e-3, nil)
	if err != nil {
		b.Fatal(err)
	}
	u := make([]spatial.Vec3, full.Nodes())
	for k, name := range []string{"whole", "compressed"} {
		m := []*Model{full, packed}[k]
		s, err := m.NewState(100)
		if err != nil {
			b.Fatal(err)
		}
		for k, node := range m.columns[:100] {
			if err := s.Push(int(node), spatial.V(0, 0, float64(k))); err != nil {
				b.Fatal(err)
			}
		}
		b.Run("display/"+name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s.Displacements(u)
			}
		})
		b.Run("block/"+name, func(b *testing.B) {
			var block [9]float64
			k := 0
			for b.Loop() {
				k += 7
				m.block(&block, k%m.free, (k*13)%m.free)
			}
		})
	}
}
