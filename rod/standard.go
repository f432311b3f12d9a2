package rod

import (
	"fmt"

	"github.com/tendril-sim/tendril/spatial"
)

// Standard is the Standard BVP of Pai 2002, section 3: the frame is given at the start of the rod, the wrench at its end, and
// all loads are in local axes, so that two explicit sweeps solve it.
//
// With n and m the force and torque that the part beyond s exerts on the part before it, f and l the force and torque applied
// for each metre, equilibrium is n' + u×n + f = 0 and m' + u×m + v×n + l = 0 in components along the moving frame. The paper
// differs in two ways. In its eq. 3 the load has the other sign. And eq. 9a and 10a integrate the components along the moving
// frame, which turns them into frame j-1 already; eq. 9b and 10b would turn them a second time, an error that does not vanish
// with the step. A test integrates the continuous equations to tell.
type Standard struct {
	Order int              // 1: Euler's method, as in the paper; 2 (default): Heun's method and the exponential of the mean strain
	Start spatial.Frame    // frame at the start
	Load  []spatial.Wrench // applied torque [N m/m] and force [N/m], in local axes, at each node

	Strain []spatial.Twist // u [1/m] and v [1] at each node, in local axes: found by Solve
	Force  []spatial.Vec3  // n [N] at each node, in local axes
	Frames []spatial.Frame // found by Solve, in the world

	nodes   []standardNode
	stretch []spatial.Sym3 // L⁻¹ [1/N] at each node; nil if inextensible
}

// standardNode is what does not change at a node.
type standardNode struct {
	step float64      // to the next node [m]
	rest spatial.Vec3 // û [1/m]
	soft spatial.Sym3 // K⁻¹ [1/(N m²)]
}

// NewStandard makes the Standard BVP of the rod that cfg describes. Loads must be spread and local; holds and gravity
// have no place in it.
func NewStandard(cfg Config) (*Standard, error) {
	cfg.Holds = []Hold{{}}
	if err := cfg.Validate(); err != nil {
		return nil, err
	}
	if cfg.Gravity != (spatial.Vec3{}) {
		return nil, &FieldError{"Gravity", cfg.Gravity, "none: the Standard BVP takes loads in local axes; use New"}
	}
	m, err := build(&cfg)
	if err != nil {
		return nil, err
	}
	frames := restFrames(&cfg, m.places)
	n := len(frames)
	s := &Standard{
		Order: 2, Start: frames[0], Load: make([]spatial.Wrench, n),
		Strain: make([]spatial.Twist, n), Force: make([]spatial.Vec3, n), Frames: make([]spatial.Frame, n),
		nodes: make([]standardNode, n),
	}
	for j := range s.nodes {
		node := &s.nodes[j]
		bend := cfg.bendAt(j, m.places[j])
		bend.InvertPositive(&node.soft, 0)
		if cfg.Extensible {
			var soft spatial.Sym3
			stretch := cfg.stretchAt(j, m.places[j])
			stretch.InvertPositive(&soft, 0)
			s.stretch = append(s.stretch, soft)
		}
		if j < n-1 {
			node.step = (m.places[j+1] - m.places[j]) * m.length
		}
	}
	s.setRest(&cfg, frames)
	for i, l := range cfg.Loads {
		if !l.Local || l.From == l.To {
			return nil, &FieldError{fmt.Sprintf("Loads[%d]", i), l, "a load in local axes that is spread over a part of the rod; for others use New"}
		}
		for j, t := range m.places {
			if t >= l.From && t <= l.To {
				s.Load[j] = s.Load[j].Add(l.Wrench)
			}
		}
	}
	return s, nil
}

// setRest finds û at the nodes: given, or from the turn between neighbouring frames, to second order.
func (s *Standard) setRest(cfg *Config, frames []spatial.Frame) {
	n := len(frames)
	if len(cfg.Curvature) > 0 {
		for j := range s.nodes {
			s.nodes[j].rest = cfg.Curvature[j]
		}
		return
	}
	mid := func(j int) spatial.Vec3 { // strain in the middle of piece j
		turn := frames[j].Rot.Conj().Mul(frames[j+1].Rot).Log()
		return turn.Scale(1 / s.nodes[j].step)
	}
	for j := 1; j < n-1; j++ {
		a, b := s.nodes[j-1].step, s.nodes[j].step
		s.nodes[j].rest = mid(j-1).Lerp(mid(j), a/(a+b))
	}
	s.nodes[0].rest, s.nodes[n-1].rest = mid(0), mid(n-2)
	if n > 2 { // straight on from the two nearest middles
		a, b := s.nodes[0].step, s.nodes[1].step
		s.nodes[0].rest = mid(0).Lerp(mid(1), -a/(a+b))
		a, b = s.nodes[n-2].step, s.nodes[n-3].step
		s.nodes[n-1].rest = mid(n-2).Lerp(mid(n-3), -a/(a+b))
	}
}

// Solve finds strains, forces and frames for a wrench at the end, in the axes of the end.
//
// Count for a node, second order: 60 multiplications for each of two rates, 20 for the strain, 45 for the exponential by its
// series and 35 to go on from the last frame: 220, or some 80 ns; 256 bytes.
func (s *Standard) Solve(end spatial.Wrench) {
	n := len(s.nodes)
	m, force := end.Torque, end.Force
	s.Strain[n-1] = s.strain(n-1, m, force)
	s.Force[n-1] = force
	for j := n - 1; j > 0; j-- { // stresses, from the end to the start
		h := s.nodes[j-1].step
		dm, dn := rate(&s.Strain[j], m, force, &s.Load[j])
		nextM, nextN := m.AddScaled(-h, dm), force.AddScaled(-h, dn)
		if s.Order != 1 {
			e := s.strain(j-1, nextM, nextN)
			dm2, dn2 := rate(&e, nextM, nextN, &s.Load[j-1])
			nextM, nextN = m.AddScaled(-h/2, dm.Add(dm2)), force.AddScaled(-h/2, dn.Add(dn2))
		}
		m, force = nextM, nextN
		s.Strain[j-1] = s.strain(j-1, m, force)
		s.Force[j-1] = force
	}
	f := s.Start
	s.Frames[0] = f
	for j := range n - 1 { // frames, from the start to the end: eq. 12–16
		t := s.stepTwist(j)
		advance(&f, t.Angular, t.Linear)
		s.Frames[j+1] = f
	}
}

// advance moves f on by the twist (w, v) in its own axes: f·ExpTwist, with the functions of the angle by their series, which
// are exact to rounding for less than half a radian, as nearly all steps are.
func advance(f *spatial.Frame, w, v spatial.Vec3) {
	t := w.Norm2()
	if t > 0.25 {
		*f = f.Mul(spatial.ExpTwist(spatial.Twist{Angular: w, Linear: v}))
		return
	}
	cos := 1 - t*(1.0/8)*(1-t*(1.0/48)*(1-t*(1.0/120)*(1-t*(1.0/224)*(1-t*(1.0/360)))))           // cos(θ/2)
	sin := 0.5 * (1 - t*(1.0/24)*(1-t*(1.0/80)*(1-t*(1.0/168)*(1-t*(1.0/288)*(1-t*(1.0/440))))))  // sin(θ/2)/θ
	b := 0.5 * (1 - t*(1.0/12)*(1-t*(1.0/30)*(1-t*(1.0/56)*(1-t*(1.0/90)*(1-t*(1.0/132))))))      // (1 − cos θ)/θ²
	c := 1.0 / 6 * (1 - t*(1.0/20)*(1-t*(1.0/42)*(1-t*(1.0/72)*(1-t*(1.0/110)*(1-t*(1.0/156)))))) // (θ − sin θ)/θ³
	wv := w.Cross(v)
	f.Pos = f.Pos.Add(f.Rot.Rotate(v.AddScaled(b, wv).AddScaled(c, w.Cross(wv))))
	f.Rot = f.Rot.Mul(spatial.Quat{W: cos, X: sin * w.X, Y: sin * w.Y, Z: sin * w.Z})
}

// stepTwist is the strain over piece j times its length.
func (s *Standard) stepTwist(j int) spatial.Twist {
	h := s.nodes[j].step
	if s.Order == 1 {
		return s.Strain[j].Scale(h)
	}
	a, b := &s.Strain[j], &s.Strain[j+1]
	return spatial.Twist{Angular: a.Angular.Add(b.Angular).Scale(h / 2), Linear: a.Linear.Add(b.Linear).Scale(h / 2)}
}

// strain returns u and v at node j for a torque and a force: eq. 6.
func (s *Standard) strain(j int, m, n spatial.Vec3) spatial.Twist {
	p := &s.nodes[j]
	v := spatial.Vec3{Z: 1}
	if s.stretch != nil {
		v = s.stretch[j].MulVec(n).Add(v)
	}
	return spatial.Twist{Angular: p.rest.Add(p.soft.MulVec(m)), Linear: v}
}

// rate returns m' and n' for a strain: eq. 5, with the sign of the load put right.
func rate(e *spatial.Twist, m, n spatial.Vec3, load *spatial.Wrench) (dm, dn spatial.Vec3) {
	dm = m.Cross(e.Angular).Add(n.Cross(e.Linear)).Sub(load.Torque)
	dn = n.Cross(e.Angular).Sub(load.Force)
	return dm, dn
}
