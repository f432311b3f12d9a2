package green

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"math"

	"github.com/tendril-sim/tendril/mesh"
)

// Recipe is all that a Model is made of: a body as a surface or as tetrahedra, one of them, its material, and the reference problem, with the meaning of Config.
// Nodes are vertices of the surface, of tetrahedra those of their skin.
type Recipe struct {
	Surface  *mesh.Surface // by boundary elements
	Tets     *mesh.Tets    // by finite elements
	Material Material
	Fixed    []int32
	Moved    []int32
	Touched  []int32
	Double   bool
}

// Make computes the model, and keeps nothing. Errors are those of FromSurface, FromTets and New.
func (r *Recipe) Make(ctx context.Context, progress Progress) (*Model, error) {
	return r.make(ctx, progress, nil)
}

func (r *Recipe) make(ctx context.Context, progress Progress, j *journal) (*Model, error) {
	if _, err := r.plan(); err != nil {
		return nil, err // before anything takes long
	}
	var s *Stiffness
	var err error
	const stiffness = 0.85 // of the time
	if r.Surface != nil {
		s, err = fromSurface(ctx, r.Surface, r.Material, progress.part(0, stiffness), j)
	} else {
		s, err = fromTets(ctx, r.Tets, r.Material, progress.part(0, stiffness), j)
	}
	if err != nil {
		return nil, err
	}
	return New(ctx, *r.config(s), progress.part(stiffness, 1))
}

// plan returns the model without its Green's functions.
func (r *Recipe) plan() (*Model, error) {
	surface := r.Surface
	switch {
	case (r.Surface == nil) == (r.Tets == nil):
		return nil, &FieldError{"Recipe", "with a surface and tetrahedra, or neither", "one of them"}
	case r.Tets != nil:
		if err := r.Tets.Validate(); err != nil {
			return nil, &FieldError{"Tets", err, "a solid of tetrahedra"}
		}
		surface = r.Tets.Skin().Surface
	default:
		if err := checkSurface(surface); err != nil {
			return nil, err
		}
	}
	return newModel(r.config(&Stiffness{Surface: surface, Material: r.Material}))
}

func (r *Recipe) config(s *Stiffness) *Config {
	return &Config{Stiffness: s, Fixed: r.Fixed, Moved: r.Moved, Touched: r.Touched, Double: r.Double}
}

// key tells recipes apart: a hash of all that goes into the model.
func (r *Recipe) key() (out [sha256.Size]byte) {
	h := sha256.New()
	var word [8]byte
	number := func(v uint64) {
		binary.LittleEndian.PutUint64(word[:], v)
		_, _ = h.Write(word[:])
	}
	list := func(v []int32) {
		number(uint64(len(v)))
		for _, x := range v {
			number(uint64(uint32(x)))
		}
	}
	number(cacheVersion)
	number(math.Float64bits(r.Material.Young))
	number(math.Float64bits(r.Material.Poisson))
	list(r.Fixed)
	list(r.Moved)
	list(r.Touched)
	flags := uint64(0)
	if r.Double {
		flags |= 1
	}
	if r.Touched != nil {
		flags |= 2
	}
	if r.Tets != nil {
		flags |= 4
	}
	number(flags)
	if s := r.Surface; s != nil {
		number(uint64(len(s.Vertices)))
		for _, v := range s.Vertices {
			number(math.Float64bits(v.X))
			number(math.Float64bits(v.Y))
			number(math.Float64bits(v.Z))
		}
		for i := range s.Triangles {
			list(s.Triangles[i][:])
		}
	}
	if t := r.Tets; t != nil {
		number(uint64(len(t.Nodes)))
		for _, v := range t.Nodes {
			number(math.Float64bits(v.X))
			number(math.Float64bits(v.Y))
			number(math.Float64bits(v.Z))
		}
		for i := range t.Elements {
			list(t.Elements[i][:])
		}
	}
	h.Sum(out[:0])
	return out
}
