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

	nodes []standardNode
}

// standardNode is what does not change at a node.
type standardNode struct {
	step    float64      // to the next node [m]
	rest    spatial.Vec3 // û [1/m]
	bend    sym3         // K [N m²]
	soft    sym3         // K⁻¹
	stretch sym3         // L⁻¹ [1/N]; zero if inextensible
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
		node.bend = cfg.bendAt(j, m.places[j])
		node.bend.invertPositive(&node.soft)
		if cfg.Extensible {
			stretch := cfg.stretchAt(j, m.places[j])
			stretch.invertPositive(&node.stretch)
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
// Count for a node, second order: two evaluations of rate of about 50 multiplications, one exponential on SE(3) (its
// sine and cosine are half of it) and one product of frames of 40: about 100 ns; 400 bytes.
func (s *Standard) Solve(end spatial.Wrench) {
	n := len(s.nodes)
	last := &s.nodes[n-1]
	m, force := end.Torque, end.Force
	s.Strain[n-1] = last.strain(m, force)
	s.Force[n-1] = force
	for j := n - 1; j > 0; j-- { // stresses, from the end to the start
		h := s.nodes[j-1].step
		dm, dn := s.nodes[j].rate(m, force, &s.Load[j])
		nextM, nextN := m.AddScaled(-h, dm), force.AddScaled(-h, dn)
		if s.Order != 1 {
			dm2, dn2 := s.nodes[j-1].rate(nextM, nextN, &s.Load[j-1])
			nextM, nextN = m.AddScaled(-h/2, dm.Add(dm2)), force.AddScaled(-h/2, dn.Add(dn2))
		}
		m, force = nextM, nextN
		s.Strain[j-1] = s.nodes[j-1].strain(m, force)
		s.Force[j-1] = force
	}
	f := s.Start
	s.Frames[0] = f
	for j := range n - 1 { // frames, from the start to the end: eq. 12–16
		f = f.Mul(spatial.ExpTwist(s.stepTwist(j)))
		s.Frames[j+1] = f
	}
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

// strain returns u and v for a torque and a force: eq. 6.
func (p *standardNode) strain(m, n spatial.Vec3) spatial.Twist {
	v := p.stretch.mulVec(n)
	v.Z++
	return spatial.Twist{Angular: p.rest.Add(p.soft.mulVec(m)), Linear: v}
}

// rate returns m' and n': eq. 5, with the sign of the load put right.
func (p *standardNode) rate(m, n spatial.Vec3, load *spatial.Wrench) (dm, dn spatial.Vec3) {
	e := p.strain(m, n)
	dm = m.Cross(e.Angular).Add(n.Cross(e.Linear)).Sub(load.Torque)
	dn = n.Cross(e.Angular).Sub(load.Force)
	return dm, dn
}
