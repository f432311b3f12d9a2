package scene

import "github.com/tendril-sim/tendril/spatial"

// Spot is a place on a rigid body, in its own coordinates, or in the world where there is no Body.
type Spot struct {
	Body  string       // as it is called in the world
	Point spatial.Vec3 // [m]
}

// DrawnLine is a bond that is drawn as a line.
type DrawnLine struct {
	From, To  Spot
	Slack     float64 // [m]
	Thickness float64 // [m]
}

// Lines returns the bonds that are drawn: those of rigid bodies with a thickness.
func (s *Scene) Lines() (out []DrawnLine) {
	spot := func(e *End) (Spot, bool) {
		at := moved(spatial.AtOrigin, e.Frame.frame()).Pos
		of, _, _ := s.BodyOf(e.Body)
		return Spot{e.Body, at}, e.Path == "" && (e.Body == "" || of != nil && of.Rigid != nil)
	}
	for _, b := range s.Bonds.All() {
		from, known := spot(&b.From)
		to, also := spot(&b.To)
		if b.Thickness > 0 && known && also {
			out = append(out, DrawnLine{from, to, b.LinearSlack, b.Thickness})
		}
	}
	return out
}

// JointShape is where a joint is, in the coordinates of its body.
type JointShape struct {
	Name, Kind string
	Body, To   string // as they are called in the world; To is "" for the world
	At, Axis   spatial.Vec3
}

// JointShapes returns where the joints of the scene are.
func (s *Scene) JointShapes() (out []JointShape) {
	frames := map[string][]single{} // of the entries that have joints
	for name, j := range s.Joints.All() {
		of, entry, i := s.BodyOf(j.Body)
		if frames[entry] == nil {
			frames[entry], _, _ = of.Rigid.gather(s, true) // what is wrong with it has been told by Load or Build
		}
		if i >= len(frames[entry]) {
			continue
		}
		f := frames[entry][i].frame
		out = append(out, JointShape{name, j.Kind, j.Body, j.To, f.Local(j.At), f.Rot.Unrotate(j.Axis.Unit())})
	}
	return out
}
