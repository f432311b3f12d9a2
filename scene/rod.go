package scene

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// frame returns f as the solvers have it; nil is the zero Frame, which they take for "where it is at rest".
func (f *Frame) frame() spatial.Frame {
	if f == nil {
		return spatial.Frame{}
	}
	return spatial.Frame{Rot: spatial.Exp(f.Rotation), Pos: f.Position}
}

// config returns r as the rod package has it. A hold that a path moves starts where target says the path does.
func (r *Rod) config(gravity spatial.Vec3, target func(path string) spatial.Frame) (rod.Config, error) {
	curve, err := r.Curve.build()
	if err != nil {
		return rod.Config{}, err
	}
	c := rod.Config{
		Base: r.Base.frame(), Curve: curve, Nodes: r.Nodes, Mesh: r.Mesh, Curvature: r.Curvature, Twist: r.Twist,
		Section: rod.Section{
			Radius: r.Section.Radius, Radii: r.Section.Radii, Area: r.Section.Area, InertiaX: r.Section.InertiaX,
			InertiaY: r.Section.InertiaY, Polar: r.Section.Polar, ShearFactor: r.Section.ShearFactor,
		},
		Young: r.Young, Shear: r.Shear, Poisson: r.Poisson, Density: r.Density,
		Bend: r.Bend, Stretch: r.Stretch, Extensible: r.Extensible,
		Gravity: gravity, Tolerance: r.Tolerance, MaxIterations: r.MaxIterations,
	}
	if len(r.Mesh) > 0 {
		c.Nodes = 0 // its default would contradict the mesh
	}
	if r.Gravity != nil {
		c.Gravity = *r.Gravity
	}
	for _, k := range r.Taper {
		c.Taper = append(c.Taper, rod.Knot{At: float64(k.At), Value: k.Factor})
	}
	for _, h := range r.Holds {
		hold := rod.Hold{At: float64(h.At), Axes: rod.Axes(h.Axes), Frame: h.Frame.frame(), Linear: h.Linear, Angular: h.Angular}
		if h.Path != "" {
			hold.Frame = target(h.Path)
		}
		c.Holds = append(c.Holds, hold)
	}
	for _, l := range r.Loads {
		c.Loads = append(c.Loads, l.load())
	}
	return c, nil
}

// mostPieces of a rod's surface, unless it says how many.
const mostPieces = 300

// touching sets what of a rod's surface is shown, and to whom.
func (r *Rod) touching(s *Scene, c *rod.Config) {
	if r.Touches == "nothing" || (r.Touches == "auto" && !s.hasRigid()) {
		return
	}
	nodes := r.Nodes
	if len(r.Mesh) > 0 {
		nodes = len(r.Mesh)
	}
	c.Pieces, c.PassesItself = cmp.Or(r.Pieces, min(nodes-1, mostPieces)), r.Touches != "everything"
}

func (l *RodLoad) load() rod.Load {
	out := rod.Load{Wrench: spatial.Wrench{Torque: l.Torque, Force: l.Force}, Local: l.Local}
	switch {
	case l.At != nil:
		out.From, out.To = float64(*l.At), float64(*l.At)
	case l.From != nil && l.To != nil:
		out.From, out.To = float64(*l.From), float64(*l.To)
	}
	return out
}

// kind returns the key of the one kind of curve that is given, or "" if there is none or more than one.
func (c *Curve) kind() string { return onlyKey(reflect.ValueOf(c).Elem()) }

// onlyKey returns the key of the only field of a struct that is not zero, or "".
func onlyKey(v reflect.Value) string {
	if keys := givenKeys(v); len(keys) == 1 {
		return keys[0]
	}
	return ""
}

// givenKeys returns the keys of the fields of a struct that are not zero.
func givenKeys(v reflect.Value) []string {
	var keys []string
	for _, f := range fieldsOf(v.Type()) {
		if !v.FieldByIndex(f.index).IsZero() {
			keys = append(keys, f.key)
		}
	}
	return keys
}

func (c *Curve) build() (rod.Curve, error) {
	switch {
	case c.Line != nil:
		return rod.Line{From: c.Line.From, To: c.Line.To}, nil
	case c.Arc != nil:
		return rod.Arc{Radius: c.Arc.Radius, Angle: c.Arc.Angle}, nil
	case c.Helix != nil:
		return rod.Helix{Radius: c.Helix.Radius, Pitch: c.Helix.Pitch, Turns: c.Helix.Turns}, nil
	case c.Polyline != nil:
		return rod.Polyline(c.Polyline...)
	}
	return rod.Spline(c.Spline...)
}

// mistake says an error of the rod package in the words of the file.
func (r *Rod) mistake(path string, err error) Mistake {
	var wrong *rod.FieldError
	if !errors.As(err, &wrong) {
		return Mistake{Path: path, Problem: err.Error()}
	}
	return rodWords.mistake(join(path, r.key(wrong.Field)), wrong.Field, wrong.Value, wrong.Want)
}

// key turns the path of a field of rod.Config, such as Loads[1].From, into that of the file, loads[1].at.
func (r *Rod) key(goPath string) string {
	path := snake(goPath)
	if strings.HasPrefix(path, "curve") {
		return r.Curve.key("curve", path)
	}
	var i int
	if n, _ := fmt.Sscanf(path, "loads[%d].", &i); n == 1 && i < len(r.Loads) && r.Loads[i].At != nil {
		path = strings.NewReplacer(".from", ".at", ".to", ".at").Replace(path)
	}
	if n, _ := fmt.Sscanf(path, "holds[%d].", &i); n == 1 && i < len(r.Holds) && r.Holds[i].Path != "" {
		path = strings.Replace(path, ".frame", ".path", 1)
	}
	path = strings.TrimSuffix(path, ".wrench")
	if strings.HasPrefix(path, "taper") {
		path = strings.Replace(path, ".value", ".factor", 1)
	}
	return path
}
