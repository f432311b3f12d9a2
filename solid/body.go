package solid

import (
	"errors"
	"math"
	"unsafe"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

var (
	_ constraint.Moving    = (*Solid)(nil)
	_ constraint.Struck    = (*Solid)(nil)
	_ constraint.Answering = (*Solid)(nil)
	_ constraint.Sharp     = (*Solid)(nil)
)

// Load implements constraint.Body.
func (s *Solid) Load(p int, w spatial.Wrench) {
	if w != (spatial.Wrench{}) {
		s.loads = append(s.loads, load{p, w})
	}
}

// ClearLoads implements constraint.Body.
func (s *Solid) ClearLoads() { s.loads, s.taken = s.loads[:0], 0 }

// Pose implements constraint.Body.
func (s *Solid) Pose(p int) spatial.Frame { return s.poseOf(p, s.now.x) }

// StartPose implements constraint.Moving.
func (s *Solid) StartPose(p int) spatial.Frame {
	if !s.inStep {
		return s.Pose(p)
	}
	return s.poseOf(p, s.start.x)
}

// Motion implements constraint.Moving.
func (s *Solid) Motion(p int) (now, before spatial.Twist) {
	if !s.inStep {
		before = s.twistOf(p, s.now.v)
		return before, before
	}
	before = s.twistOf(p, s.start.v)
	from, to := s.StartPose(p), s.Pose(p)
	rate := 1 / s.h
	now = spatial.Twist{Angular: to.Rot.Mul(from.Rot.Conj()).Log().Scale(rate), Linear: to.Pos.Sub(from.Pos).Scale(rate)}
	return now, before
}

// Velocity returns the twist of a material point, in world axes.
func (s *Solid) Velocity(p int) spatial.Twist { return s.twistOf(p, s.now.v) }

// Finite implements constraint.Body.
func (s *Solid) Finite() bool {
	sum := 0.0
	for i, x := range s.now.x[:3*len(s.held)] {
		sum += x*0 + s.now.v[i]*0
	}
	return sum == 0
}

// AppendFrames implements constraint.Body: one frame for each node of the mesh, with the axes of the solid as a whole.
func (s *Solid) AppendFrames(dst []spatial.Frame) []spatial.Frame {
	for _, i := range s.inside {
		dst = append(dst, spatial.Frame{Rot: spatial.Identity, Pos: vecAt(s.now.x, int(i))})
	}
	return dst
}

// AppendState implements constraint.Body.
func (s *Solid) AppendState(b []byte) []byte {
	n := 3 * len(s.held)
	last := [4]float64{s.last, s.owed.X, s.owed.Y, s.owed.Z}
	for _, v := range [][]float64{last[:], s.now.x[:n], s.now.v[:n], s.past.x[:n], s.past.v[:n]} {
		b = append(b, bytesOf(v)...)
	}
	return append(b, bytesOf(s.turns)...)
}

// RestoreState implements constraint.Body.
func (s *Solid) RestoreState(b []byte) ([]byte, error) {
	n := 3 * len(s.held)
	if len(b) < 8*(4+4*n+4*len(s.turns)) {
		return b, errors.New("solid: state is too short")
	}
	var last [4]float64
	for _, v := range [][]float64{last[:], s.now.x[:n], s.now.v[:n], s.past.x[:n], s.past.v[:n]} {
		b = b[copy(bytesOf(v), b):]
	}
	b = b[copy(bytesOf(s.turns), b):]
	s.last, s.owed = last[0], spatial.V(last[1], last[2], last[3])
	s.inStep, s.stale, s.felt = false, true, false
	for i := range s.held {
		s.targets[i] = vecAt(s.now.x, i)
	}
	s.columns.drop()
	return b, nil
}

// bytesOf is the memory of plain numbers: a world keeps a copy of every body's state in every step.
func bytesOf[T float64 | lanes](v []T) []byte {
	var one T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(v))), len(v)*int(unsafe.Sizeof(one)))
}

// Energy returns the kinetic energy, that of strain, and that of height from the world's origin [J].
func (s *Solid) Energy() (kinetic, strain, potential float64) {
	for i, m := range s.masses {
		v := vecAt(s.now.v, i)
		kinetic += 0.5 * v.Dot(s.momentumOf(s.now.v, i))
		potential -= m * s.cfg.Gravity.Dot(vecAt(s.now.x, i))
	}
	for e := range s.corners {
		strain += s.volumes[e] * s.energyOf(e)
	}
	return kinetic, strain + s.pressureEnergy(), potential
}

// energyOf returns the energy of strain of an element for its volume [J/m³].
func (s *Solid) energyOf(e int) float64 {
	f := s.deformation(e, s.now.x)
	lambda, mu := s.lame[e][0], s.lame[e][1]
	if s.cfg.Law == NeoHookean {
		return neoEnergy(&f, s.lame[e])
	}
	var r, a spatial.Mat3
	polar(&f, s.turnOf(e)).Mat(&r)
	a.MulT(&f, &r)
	t := a.XX + a.YY + a.ZZ - 3
	return mu*squareOf(&f, &r) + lambda/2*t*t
}

// squareOf is |a − b|².
func squareOf(a, b *spatial.Mat3) (sum float64) {
	var d spatial.Mat3
	d.AddScaled(a, -1, b)
	for c := range 3 {
		sum += d.Col(c).Norm2()
	}
	return sum
}

// Momentum returns the momentum [N s], and the angular momentum about the world's origin [N m s].
func (s *Solid) Momentum() (linear, angular spatial.Vec3) {
	for i := range s.masses {
		p := s.momentumOf(s.now.v, i)
		linear = linear.Add(p)
		angular = angular.Add(vecAt(s.now.x, i).Cross(p))
	}
	return linear, angular
}

// Strain returns how much an element is deformed, for display: the root of the sum of the squares of its strains (Biot's), 0 at rest.
func (s *Solid) Strain(element int) float64 {
	e := int(s.elementInside[element])
	f := s.deformation(e, s.now.x)
	var r spatial.Mat3
	polar(&f, s.turnOf(e)).Mat(&r)
	return math.Sqrt(squareOf(&f, &r))
}

// Stress returns the stress in an element after von Mises [Pa], for display: by Hooke's law for its strains, whatever its law is.
func (s *Solid) Stress(element int) float64 {
	e := int(s.elementInside[element])
	f := s.deformation(e, s.now.x)
	var r, a spatial.Mat3
	polar(&f, s.turnOf(e)).Mat(&r)
	a.MulT(&f, &r)
	mean := (a.XX + a.YY + a.ZZ) / 3
	x, y, z := a.XX-mean, a.YY-mean, a.ZZ-mean
	square := x*x + y*y + z*z + 2*(a.XY*a.XY+a.XZ*a.XZ+a.YZ*a.YZ)
	return 2 * s.lame[e][1] * math.Sqrt(1.5*square)
}

// AppendStrains appends the mean strain, by volume, of the elements around each node: what a page colours a surface with.
func (s *Solid) AppendStrains(dst []float64) []float64 { return s.appendMeans(dst, s.Strain) }
