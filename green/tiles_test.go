package green

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
)

// positive is a random symmetric positive matrix by rows.
func positive(rng *rand.Rand, n int) []float64 {
	b, a := make([]float64, n*n), make([]float64, n*n)
	for i := range b {
		b[i] = rng.NormFloat64()
	}
	for i := range n {
		for j := range n {
			a[i*n+j] = inner(b[i*n:][:n], b[j*n:][:n])
		}
		a[i*n+i] += float64(n)
	}
	return a
}

// schur returns what is left of a matrix when rows before inside are eliminated, by Gauss's method.
func schur(a []float64, n, inside int) []float64 {
	a = append([]float64(nil), a...)
	for c := range inside {
		for r := c + 1; r < n; r++ {
			factor := a[r*n+c] / a[c*n+c]
			for k := c; k < n; k++ {
				a[r*n+k] -= factor * a[c*n+k]
			}
		}
	}
	return a
}

func TestTilesEliminate(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	n, inside := 4*tileSize, 2*tileSize
	a := positive(rng, n)
	m := newTiles(4)
	for i := range n {
		for j := range i + 1 {
			m.tile(i/tileSize, j/tileSize)
			*m.at(i, j) = a[i*n+j]
		}
	}
	if err := m.eliminate(context.Background(), 2, nil); err != nil {
		t.Fatal(err)
	}
	want := schur(a, n, inside)
	for i := inside; i < n; i++ {
		for j := inside; j <= i; j++ {
			if got := m.entry(i, j); math.Abs(got-want[i*n+j]) > 1e-9*float64(n) {
				t.Fatalf("entry %d, %d is %v, want %v", i, j, got, want[i*n+j])
			}
		}
	}
	*m.at(0, 0) = -1
	if err := m.eliminate(context.Background(), 1, nil); err == nil {
		t.Error("a matrix that is not positive was factorised")
	}
}

func TestFactor(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, size := range [][2]int{{3, 0}, {6, 3}, {27, 27}, {48, 30}, {75, 0}, {51, 99}} {
		inside, rest := size[0], size[1]
		n := inside + rest
		a := positive(rng, n)
		f := newFactor(inside, rest)
		f.set(a)
		if !f.eliminate() {
			t.Fatal("not positive")
		}
		want := schur(a, n, inside)
		for i := range rest {
			for j := range i + 1 {
				if got := f.row(f.first + i)[f.first+j]; math.Abs(got-want[(inside+i)*n+inside+j]) > 1e-9*float64(n) {
					t.Fatalf("%v: entry %d, %d is %v, want %v", size, i, j, got, want[(inside+i)*n+inside+j])
				}
			}
		}
		x, b, seen := make([]float64, n), make([]float64, n), make([]float64, rest)
		for i := range x {
			x[i] = rng.NormFloat64()
		}
		for i := range b {
			b[i] = inner(a[i*n:][:n], x)
		}
		f.forward(b, seen)
		got := make([]float64, inside)
		f.backward(got, x[inside:])
		for i, v := range got {
			if math.Abs(v-x[i]) > 1e-10 {
				t.Fatalf("%v: x[%d] is %v, want %v", size, i, v, x[i])
			}
		}
		for i := range rest { // B A⁻¹ b is what is missing to the whole: C x − (b − B A⁻¹ b) = Schur's x
			sum := seen[i]
			for j := range rest {
				row, column := max(i, j), min(i, j)
				sum += f.row(f.first + row)[f.first+column] * x[inside+j]
			}
			if math.Abs(sum-b[inside+i]) > 1e-9*float64(n) {
				t.Fatalf("%v: rest %d is %v, want %v", size, i, sum, b[inside+i])
			}
		}
	}
}
