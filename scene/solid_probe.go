package scene

import (
	"encoding/binary"
	"fmt"
	"math"

	soft "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// softReader measures a solid.
func (r *Running) softReader(p *Probe) func() float64 {
	body := r.solids[p.Body]
	switch p.What {
	case "position", "velocity":
		on := spatial.Vec3{}
		if p.Point != nil {
			on = *p.Point
		}
		point := body.PointAt(on)
		return p.pick(func() spatial.Vec3 {
			if p.What == "velocity" {
				return body.Velocity(point).Linear
			}
			return body.Pose(point).Pos
		})
	case "energy":
		return func() float64 {
			kinetic, elastic, gravity := body.Energy()
			switch p.Part {
			case "kinetic":
				return kinetic
			case "elastic":
				return elastic
			case "gravity":
				return gravity
			}
			return kinetic + elastic + gravity
		}
	case "momentum":
		return p.pick(func() spatial.Vec3 { linear, _ := body.Momentum(); return linear })
	case "angular_momentum":
		return p.pick(func() spatial.Vec3 { _, angular := body.Momentum(); return angular })
	case "volume":
		return func() float64 { return volumeOf(body) }
	case "strain", "stress":
		measure := body.Strain
		if p.What == "stress" {
			measure = body.Stress
		}
		return func() (most float64) {
			for e := range body.Elements() {
				most = math.Max(most, measure(e))
			}
			return most
		}
	case "iterations":
		return func() float64 { return float64(body.Effort().Gradients) }
	case "angle":
		t := newTwist(body, float64(*p.At))
		r.World.Remember(t)
		return t.read
	}
	return p.pick(func() spatial.Vec3 { return p.part(heldWrench(body)) }) // force and torque
}

// heldWrench is what the fixed nodes of a solid exert on it, in world axes about the origin of its frame.
func heldWrench(body *soft.Solid) (w spatial.Wrench) {
	cfg := body.Config()
	for _, n := range cfg.Fixed {
		f := body.Reaction(int(n))
		at, _ := body.Node(int(n))
		w.Force = w.Force.Add(f)
		w.Torque = w.Torque.Add(at.Sub(cfg.Frame.Pos).Cross(f))
	}
	return w
}

// volumeOf is the present volume of a solid [m³].
func volumeOf(body *soft.Solid) (sum float64) {
	for _, e := range body.Config().Mesh.Elements {
		a, _ := body.Node(int(e[0]))
		b, _ := body.Node(int(e[1]))
		c, _ := body.Node(int(e[2]))
		d, _ := body.Node(int(e[3]))
		sum += b.Sub(a).Cross(c.Sub(a)).Dot(d.Sub(a)) / 6
	}
	return sum
}

// sectionWidth is how much of a solid's length its section is: nodes in there are counted.
const sectionWidth = 0.04

// twist is by how much a section across the z of a solid is turned about that axis, all turns counted.
type twist struct {
	body  *soft.Solid
	nodes []int32
	rest  []spatial.Vec3 // from the middle of the section, in the axes of the mesh [m]
	state twistState
}

type twistState struct {
	Last float64 // [rad]
}

// newTwist finds the section at a place along z, 0 at the bottom and 1 at the top. Where no nodes are near it is the layer that is nearest.
func newTwist(body *soft.Solid, at float64) *twist {
	m := body.Config().Mesh
	low, high := m.Bounds()
	z, length := low.Z+at*(high.Z-low.Z), high.Z-low.Z
	nearest := math.Inf(1)
	for _, p := range m.Nodes {
		nearest = math.Min(nearest, math.Abs(p.Z-z))
	}
	t := &twist{body: body}
	width := math.Max(sectionWidth/2*length, nearest+1e-9*length)
	var middle spatial.Vec3
	for i, p := range m.Nodes {
		if math.Abs(p.Z-z) <= width {
			t.nodes, t.rest = append(t.nodes, int32(i)), append(t.rest, p)
			middle = middle.Add(p)
		}
	}
	middle = middle.Scale(1 / float64(len(t.nodes)))
	for i := range t.rest {
		t.rest[i] = t.rest[i].Sub(middle)
	}
	return t
}

// read returns the angle that brings the section nearest to how it is, in the sense of least squares [rad].
func (t *twist) read() float64 {
	var middle spatial.Vec3
	for _, n := range t.nodes {
		p, _ := t.body.Node(int(n))
		middle = middle.Add(p)
	}
	middle = middle.Scale(1 / float64(len(t.nodes)))
	turn := t.body.Config().Frame.Rot
	var along, across float64
	for i, n := range t.nodes {
		p, _ := t.body.Node(int(n))
		is, was := turn.Unrotate(p.Sub(middle)), t.rest[i]
		along += was.X*is.X + was.Y*is.Y
		across += was.X*is.Y - was.Y*is.X
	}
	angle := math.Atan2(across, along)
	t.state.Last += math.Remainder(angle-t.state.Last, 2*math.Pi)
	return t.state.Last
}

// AppendState implements world.Memory.
func (t *twist) AppendState(dst []byte) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, &t.state)
	if err != nil {
		panic("scene: " + err.Error()) // plain numbers of known size always fit
	}
	return dst
}

// RestoreState implements world.Memory.
func (t *twist) RestoreState(src []byte) ([]byte, error) {
	n, err := binary.Decode(src, binary.LittleEndian, &t.state)
	if err != nil {
		return src, fmt.Errorf("scene: angle of a section: %w", err)
	}
	return src[n:], nil
}

// feelings are the words of the file for laws of what a plane exerts.
var feelings = map[string]soft.Feeling{"held": soft.Held, "stiffness": soft.Stiff, "thesis": soft.Thesis}

// planeReader measures what a plane does.
func (r *Running) planeReader(p *Probe) func() float64 {
	c := r.clamps[p.Plane]
	switch p.What {
	case "position":
		return p.pick(func() spatial.Vec3 { return c.Frame().Pos })
	case "rotation":
		return p.pick(func() spatial.Vec3 { return c.Frame().Rot.Log() })
	}
	if p.What == "slip" {
		return func() float64 { _, way := c.Sliding(); return way }
	}
	if p.Law == "rendered" {
		return p.pick(func() spatial.Vec3 { return p.part(c.Rendered()) })
	}
	law := feelings[p.Law]
	return p.pick(func() spatial.Vec3 { return p.part(c.Wrench(law)) })
}
