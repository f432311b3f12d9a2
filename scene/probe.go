package scene

import (
	"math"
	"sort"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// Reading is a probe of a running scene.
type Reading struct {
	Name string
	Unit string // SI
	Read func() float64
}

// probeUnits are the units of what can be measured.
var probeUnits = map[string]string{"position": "m", "curvature": "1/m", "force": "N", "torque": "N m", "gap": "m", "energy": "J"}

// Probes returns the probes of the scene, in the order of the file.
func (r *Running) Probes() []Reading { return r.readings }

func (r *Running) addProbes() {
	for name, p := range r.Scene.Probes.All() {
		r.readings = append(r.readings, Reading{Name: name, Unit: probeUnits[p.What], Read: r.reader(p)})
	}
}

// reader returns the function that measures what a probe asks for.
func (r *Running) reader(p *Probe) func() float64 {
	body := r.rods[p.Body]
	pick := func(v func() spatial.Vec3) func() float64 { return func() float64 { return component(v(), p.Axis) } }
	part := func(w spatial.Wrench) spatial.Vec3 {
		if p.What == "torque" {
			return w.Torque
		}
		return w.Force
	}
	switch {
	case p.What == "energy":
		return body.Energy
	case p.What == "position":
		point := body.PointAt(float64(*p.At))
		return pick(func() spatial.Vec3 { return body.Pose(point).Pos })
	case p.What == "curvature":
		return pick(func() spatial.Vec3 { return body.Strain(nearest(body, *p.At)).Angular })
	case p.What == "gap":
		return pick(func() spatial.Vec3 { return body.HoldGap(*p.Hold).Linear })
	case p.Bond != "":
		i := r.bonds[p.Bond]
		return pick(func() spatial.Vec3 { return part(r.World.BondWrench(i)) })
	case p.Tool != "":
		i := r.tools[p.Tool]
		return pick(func() spatial.Vec3 { return part(r.World.BondWrench(i)) })
	case p.Hold != nil:
		return pick(func() spatial.Vec3 { return part(body.HoldWrench(*p.Hold)) })
	default:
		return pick(func() spatial.Vec3 { return part(body.Stress(nearest(body, *p.At))) })
	}
}

// component returns one component of a vector, or its norm.
func component(v spatial.Vec3, axis string) float64 {
	switch axis {
	case "x":
		return v.X
	case "y":
		return v.Y
	case "z":
		return v.Z
	}
	return v.Norm()
}

// nearest returns the node nearest to a place. Meshes change, so it is looked up each time.
func nearest(r *rod.Rod, at Place) int {
	s, last := float64(at)*r.Length(), r.Nodes()-1
	i := sort.Search(last, func(i int) bool { return r.Arc(i) >= s })
	if i > 0 && math.Abs(r.Arc(i-1)-s) < math.Abs(r.Arc(i)-s) {
		return i - 1
	}
	return i
}
