package spatial

import "fmt"

// PathConfig describes a path through frames. As for RotationCurveConfig, neighbouring keys are joined by the shorter turn.
type PathConfig struct {
	Times  []float64 // of the keys [s], increasing
	Frames []Frame   // at those times; rotations are scaled to unit length

	// StartVelocity and EndVelocity are those of the first and last frame, as Path.At gives them: in parent axes, the
	// linear part [m/s] that of the frame's origin, the angular part in [rad/s]. Where nil the path is natural: it has
	// no acceleration there.
	StartVelocity, EndVelocity *Twist

	// Period [s] closes the path if positive: it comes back to the first key that long after leaving it, and repeats
	// for ever, backwards too. It must exceed the time from the first key to the last, which is not a copy of the first.
	Period float64
}

// Path is a moving frame whose velocity and acceleration are continuous: a cubic spline through the positions of its
// keys and a RotationCurve through their rotations. It is what a scripted hand or the base of a chain follows.
type Path struct {
	turn   RotationCurve
	points []Vec3  // positions of the keys [m]
	pieces []cubic // of the displacement from the key before [m]
}

// NewPath returns the path through the keys of c.
func NewPath(c PathConfig) (*Path, error) {
	clock, err := newKeyClock(c.Times, len(c.Frames), "Frames", c.Period)
	if err != nil {
		return nil, err
	}
	rotations, points := make([]Quat, len(c.Frames)), make([]Vec3, len(c.Frames))
	for i, f := range c.Frames {
		if !f.Rot.isRotation() {
			return nil, invalid(fmt.Sprintf("Frames[%d].Rot", i), f.Rot, wantRotation)
		}
		if !f.Pos.Finite() {
			return nil, invalid(fmt.Sprintf("Frames[%d].Pos", i), f.Pos, "finite numbers [m]")
		}
		rotations[i], points[i] = f.Rot, f.Pos
	}
	if err := checkVelocity("StartVelocity", c.StartVelocity, c.Period); err != nil {
		return nil, err
	}
	if err := checkVelocity("EndVelocity", c.EndVelocity, c.Period); err != nil {
		return nil, err
	}
	return newPath(clock, rotations, points, c)
}

// newPath is NewPath for a checked config.
func newPath(clock keyClock, rotations []Quat, points []Vec3, c PathConfig) (*Path, error) {
	turning := RotationCurveConfig{Times: c.Times, Rotations: rotations, Period: c.Period}
	moving := ends{loop: c.Period > 0}
	if v := c.StartVelocity; v != nil {
		turning.StartVelocity, moving.start = &v.Angular, &v.Linear
	}
	if v := c.EndVelocity; v != nil {
		turning.EndVelocity, moving.finish = &v.Angular, &v.Linear
	}
	turn, err := newRotationCurve(clock, turning)
	if err != nil {
		return nil, err
	}
	spans := make([]span, clock.spans())
	for i := range spans {
		spans[i] = moveSpan(clock.duration(i), points[(i+1)%len(points)].Sub(points[i]))
	}
	pieces, err := spline(spans, moving)
	if err != nil {
		return nil, err
	}
	return &Path{*turn, points, pieces}, nil
}

// At returns the frame at time t [s], its velocity and its acceleration. Both are in parent axes and belong to
// the frame's origin: linear is d Pos/dt [m/s] and d² Pos/dt² [m/s²], angular as in RotationCurve.At. (To have the
// velocity in the parent's own coordinates, as Frame.Twist gives it, take velocity.At(frame.Pos.Neg()).) Outside its
// range of times a path that is not closed stays at its first or last key, at rest. It does not allocate.
func (p *Path) At(t float64) (frame Frame, velocity, acceleration Twist) {
	i, tau, held := p.turn.clock.find(t)
	if held {
		return Frame{p.turn.keys[i], p.points[i]}, Twist{}, Twist{}
	}
	r, rate, accel := p.pieces[i].at(tau)
	frame.Pos, velocity.Linear, acceleration.Linear = p.points[i].Add(r), rate, accel
	frame.Rot, velocity.Angular, acceleration.Angular = p.turn.after(i, tau)
	return frame, velocity, acceleration
}
