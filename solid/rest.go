package solid

import (
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// ErrNoRest says that no rest shape was found that hangs as it should: the solid is too soft for its weight.
var ErrNoRest = errors.New("solid: found no shape without gravity that hangs as the mesh does")

const (
	restRounds = 60
	restClose  = 1e-7 // of the size, that the hanging shape may be off
)

// Unloaded returns the mesh at rest without gravity of a solid that hangs, under its gravity, in the shape of the mesh: inverse statics. The rest shape is moved by what the shape that it hangs in is off, round after
// round, less far where that makes it worse.
func Unloaded(cfg Config) (*mesh.Tets, error) {
	cfg.Hanging, cfg.Quasistatic, cfg.Iterations, cfg.Method = false, true, 0, Euler
	cfg.Tolerance = math.Min(1e-4, restClose)
	if err := cfg.Validate(); err != nil {
		return nil, err
	}
	wanted := cfg.Mesh
	rest := wanted.Moved(func(p spatial.Vec3) spatial.Vec3 { return p })
	if cfg.Gravity == (spatial.Vec3{}) {
		return rest, nil
	}
	low, high := wanted.Bounds()
	size := high.Sub(low).Norm()
	before, part := math.Inf(1), 1.0
	good := rest
	gaps := make([]spatial.Vec3, len(wanted.Nodes))
	for range restRounds {
		off, err := hang(cfg, rest, wanted, gaps)
		if err == nil && off <= restClose*size {
			return rest, nil
		}
		if err != nil || off > before { // back, and less far
			if part /= 2; part < 1e-3 {
				break
			}
			rest = good
			if off, err = hang(cfg, rest, wanted, gaps); err != nil {
				return nil, err
			}
		}
		before, good = off, rest
		k := -1
		rest = good.Moved(func(p spatial.Vec3) spatial.Vec3 {
			k++
			return p.AddScaled(part, gaps[k])
		})
	}
	return nil, ErrNoRest
}

// hang finds how far the nodes of a solid with the given rest shape hang from where they are wanted, in the mesh's coordinates, and the largest of these distances.
func hang(cfg Config, rest, wanted *mesh.Tets, gaps []spatial.Vec3) (off float64, err error) {
	cfg.Mesh = rest
	if err := rest.Validate(); err != nil {
		return 0, fmt.Errorf("%w: %w", ErrNoRest, err)
	}
	s, err := New(cfg)
	if err != nil {
		return 0, err
	}
	s.place(wanted)
	for range 5 {
		s.Predict(1)
		s.Correct(1)
		if s.flags == 0 {
			break
		}
	}
	if !s.Finite() {
		return 0, ErrNoRest
	}
	for i, p := range wanted.Nodes {
		at, _ := s.Node(i)
		gaps[i] = p.Sub(s.cfg.Frame.Local(at))
		off = math.Max(off, gaps[i].Norm())
	}
	return off, nil
}

// place puts all nodes where they are in a mesh, at rest.
func (s *Solid) place(m *mesh.Tets) {
	for i, p := range m.Nodes {
		k := s.inside[i]
		at := s.cfg.Frame.Point(p)
		put(s.now.x[3*k:], at)
		put(s.now.v[3*k:], spatial.Vec3{})
		s.targets[k] = at
	}
	s.forget()
}
