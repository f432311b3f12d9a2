package scene

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// fingerWords are the parts of a hand that a force can be felt with, in the order of hand.Feedback.
var fingerWords = []string{"thumb", "index", "middle", "ring", "little", "palm"}

// handReader measures a hand, or how a body slips in it.
func (r *Running) handReader(p *Probe) func() float64 {
	g := r.gloves[p.Hand]
	switch p.What {
	case "closure":
		return func() float64 { return g.Grasp().Closure }
	case "slip":
		bodies, _ := r.rigidNamed(p.Body)
		s := &slip{body: bodies[0], palm: g.Bodies()[hand.Palm], since: p.Since}
		r.World.Script(func(t float64) { s.mark(t - r.World.StepLength()) })
		r.World.Remember(s)
		return s.read
	case "torque":
		return p.pick(func() spatial.Vec3 { return g.Feel().Wrist.Torque })
	}
	part := slices.Index(fingerWords, p.Finger)
	return p.pick(func() spatial.Vec3 {
		felt := g.Feel()
		switch {
		case part < 0:
			return felt.Wrist.Force
		case part < hand.Fingers:
			return felt.FingerForce[part]
		}
		return felt.PalmForce
	})
}

// slip is how far a body has moved in a hand since a time.
type slip struct {
	body, palm *rigid.Body
	since      float64 // [s]
	state      slipState
}

type slipState struct {
	Marked bool
	From   spatial.Vec3 // where the origin of the body was then, seen from the palm [m]
}

// mark notes where the body is, once the time has come.
func (s *slip) mark(now float64) {
	switch early := now < s.since-1e-9; {
	case early:
		s.state.Marked = false
	case !s.state.Marked:
		s.state = slipState{true, s.seen()}
	}
}

func (s *slip) seen() spatial.Vec3 {
	palm := s.palm.Frame()
	return palm.Local(s.body.Frame().Pos)
}

func (s *slip) read() float64 {
	if !s.state.Marked {
		return 0
	}
	return s.seen().Sub(s.state.From).Norm()
}

var _ world.Memory = (*slip)(nil)

// AppendState implements world.Memory.
func (s *slip) AppendState(dst []byte) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, &s.state)
	if err != nil {
		panic("scene: " + err.Error()) // plain numbers of known size always fit
	}
	return dst
}

// RestoreState implements world.Memory.
func (s *slip) RestoreState(src []byte) ([]byte, error) {
	n, err := binary.Decode(src, binary.LittleEndian, &s.state)
	if err != nil {
		return src, fmt.Errorf("scene: slip: %w", err)
	}
	return src[n:], nil
}
