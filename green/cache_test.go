package green

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

func smallRecipe() *Recipe {
	return &Recipe{Surface: bar(spatial.V(1, 0.5, 0.5), 4, 2, 2), Material: Material{Young: 1000, Poisson: 0.3}, Fixed: []int32{0, 1, 2, 5, 6}}
}

func TestCache(t *testing.T) {
	path := filepath.Join(t.TempDir(), "bar.green")
	r := smallRecipe()
	open := func(r *Recipe, want Origin, reason string) *Model {
		t.Helper()
		m, origin, err := r.Open(context.Background(), path, nil)
		if err != nil {
			t.Fatal(err)
		}
		var stale *CacheError
		if origin.Cached != want.Cached || errors.As(origin.Stale, &stale) != (reason != "") || reason != "" && !strings.Contains(stale.Reason, reason) {
			t.Fatalf("it came from %+v, want %+v with %q", origin, want, reason)
		}
		return m
	}
	first := open(r, Origin{}, "")
	if again := open(r, Origin{Cached: true}, ""); !slices.Equal(again.single, first.single) {
		t.Error("what was read is not what was written")
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, damage := range map[string]func(data []byte) []byte{
		"checksum":     func(data []byte) []byte { data[len(data)/2] ^= 1; return data },
		"cut short":    func(data []byte) []byte { return data[:40] },
		"no file":      func(data []byte) []byte { data[0] = 'x'; return data },
		"of version 7": func(data []byte) []byte { data[len(cacheMagic)] = 7; return data },
	} {
		if err := os.WriteFile(path, damage(slices.Clone(whole)), 0o644); err != nil {
			t.Fatal(err)
		}
		if m := open(r, Origin{}, name); !slices.Equal(m.single, first.single) {
			t.Errorf("%s: the model is another one", name)
		}
	}
	other := *r
	other.Material.Poisson = 0.31
	open(&other, Origin{}, "of another mesh")
	other.Double = true
	open(&other, Origin{}, "of another mesh")
	if m := open(&other, Origin{Cached: true}, ""); m.double == nil {
		t.Error("double precision was lost")
	}
}

// A computation that is broken off goes on where it was, to the same bits.
func TestResume(t *testing.T) {
	for name, r := range map[string]*Recipe{
		"boundary": smallRecipe(),
		"tets":     {Tets: mesh.TetBar(spatial.V(0.5, 0.5, 0.5), 4, 4, 4), Material: Material{Young: 1000, Poisson: 0.3}, Fixed: []int32{0, 1, 2, 5, 6}},
	} {
		want, err := r.Make(context.Background(), nil)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), name+".part")
		attempt := func(stop float64) (*Model, *journal, error) {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			j := newJournal(path, r.key())
			j.patience = 0
			m, err := r.make(ctx, func(done float64, what string) {
				if done > stop && strings.HasPrefix(what, "eliminating") {
					cancel()
				}
			}, j)
			return m, j, errors.Join(err, j.close(err == nil))
		}
		if _, _, err := attempt(0.3); !errors.Is(err, context.Canceled) {
			t.Fatalf("%s: stopped with %v", name, err)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, append(data, 1, 2, 3), 0o644); err != nil { // what was being written
			t.Fatal(err)
		}
		m, j, err := attempt(2)
		if err != nil {
			t.Fatal(err)
		}
		if !j.resumed {
			t.Errorf("%s: it began anew", name)
		}
		if !slices.Equal(m.single, want.single) {
			t.Errorf("%s: it is not the same", name)
		}
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%s: the journal is still there", name)
		}
	}
}

func TestBadRecipes(t *testing.T) {
	change := func(f func(r *Recipe)) *Recipe {
		r := smallRecipe()
		f(r)
		return r
	}
	open := func(r *Recipe) { r.Surface.Triangles = r.Surface.Triangles[1:] }
	for want, r := range map[string]*Recipe{
		"open: 3 edges":                  change(open),
		"a body that nothing holds":      change(func(r *Recipe) { r.Fixed = nil }),
		"not in a line":                  change(func(r *Recipe) { r.Fixed = []int32{0, 1} }),
		"Poisson is 0.5":                 change(func(r *Recipe) { r.Material.Poisson = 0.5 }),
		"Young is -1":                    change(func(r *Recipe) { r.Material.Young = -1 }),
		"Fixed[1] is 99":                 change(func(r *Recipe) { r.Fixed = []int32{0, 99} }),
		"Moved[0] is 2, want a node":     change(func(r *Recipe) { r.Moved = []int32{2} }),
		"Touched[0] is 2, want a free":   change(func(r *Recipe) { r.Touched = []int32{2} }),
		"or neither, want one":           {},
		"counterclockwise from outside":  change(func(r *Recipe) { flip(r.Surface) }),
		"a triangle with an area":        change(func(r *Recipe) { r.Surface.Vertices[0] = r.Surface.Vertices[1] }),
		"a vertex of a triangle":         change(func(r *Recipe) { r.Surface.Vertices = append(r.Surface.Vertices, spatial.V(1, 1, 1)) }),
		"Vertices[0] is {NaN 0 0}, want": change(func(r *Recipe) { r.Surface.Vertices[0] = spatial.V(nan(), 0, 0) }),
	} {
		_, err := r.Make(context.Background(), nil)
		var field *FieldError
		if !errors.As(err, &field) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want a FieldError with %q", err, want)
		}
	}
}

func flip(s *mesh.Surface) {
	for i, t := range s.Triangles {
		s.Triangles[i] = [3]int32{t[1], t[0], t[2]}
	}
}

func nan() float64 { zero := 0.0; return zero / zero }
