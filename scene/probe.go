package scene

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"slices"
	"sort"
	"strings"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// Reading is a probe of a running scene.
type Reading struct {
	Name string
	Unit string // SI
	Read func() float64
}

// probeKind is what can be said of a kind of probe.
type probeKind struct {
	unit  string
	rod   [][]string // what a probe of a rod must name: any one of these sets of keys
	chain [][]string // and of a chain
	rigid [][]string // and of a rigid body, or of none
	hand  [][]string // and of a hand
	solid [][]string // and of a solid, or of a plane that holds one
}

var (
	atPoint   = [][]string{{"body", "at"}}
	ofBody    = [][]string{{"body"}}
	ofBond    = [][]string{{"bond"}}
	ofLoads   = [][]string{{"body", "hold"}, {"body", "at"}, {"bond"}, {"tool"}}
	ofBase    = [][]string{{"body"}, {"bond"}, {"tool"}}
	ofHolding = [][]string{{"body", "hold"}, {"bond"}}

	onRigid   = [][]string{{"body"}, {"body", "point"}}
	ofTouch   = [][]string{{"body"}, {"body", "with"}, {"bond"}, {"joint"}}
	ofAll     = [][]string{nil, {"body"}}
	ofContact = [][]string{nil, {"body"}, {"body", "with"}}
	ofJoint   = [][]string{{"joint"}}

	ofHand   = [][]string{{"hand"}}
	ofFinger = [][]string{{"hand"}, {"hand", "finger"}}
	inHand   = [][]string{{"body", "hand"}}

	ofPlane   = [][]string{{"plane"}}
	ofHeld    = [][]string{{"body"}, {"plane"}}
	ofSection = [][]string{{"body", "at"}}
	onSolid   = [][]string{{"body"}, {"body", "point"}, {"plane"}}
)

// sums are the kinds of probes that add up over a group.
var sums = []string{"energy", "momentum", "angular_momentum", "force", "contacts", "asleep"}

var probeKinds = map[string]probeKind{
	"position":         {"m", atPoint, atPoint, onRigid, nil, onSolid},
	"velocity":         {"m/s", nil, atPoint, onRigid, nil, onRigid},
	"curvature":        {"1/m", atPoint, nil, nil, nil, nil},
	"force":            {"N", ofLoads, ofBase, ofTouch, ofFinger, ofHeld},
	"torque":           {"N m", ofLoads, ofBase, ofJoint, ofHand, ofHeld},
	"gap":              {"m", ofHolding, ofBond, ofJoint, nil, nil},
	"energy":           {"J", ofBody, ofBody, ofBody, nil, ofBody},
	"momentum":         {"N s", nil, ofBody, ofBody, nil, ofBody},
	"angular_momentum": {"N m s", nil, ofBody, ofBody, nil, ofBody},
	"iterations":       {"1", nil, ofBody, nil, nil, ofBody},
	"rotation":         {"rad", nil, nil, ofBody, nil, ofPlane},
	"spin":             {"rad/s", nil, nil, ofBody, nil, nil},
	"tilt":             {"rad", nil, nil, ofBody, nil, nil},
	"contacts":         {"1", nil, nil, ofContact, nil, nil},
	"asleep":           {"1", nil, nil, ofAll, nil, nil},
	"angle":            {"rad", nil, nil, ofJoint, nil, ofSection},
	"travel":           {"m", nil, nil, ofJoint, nil, nil},
	"slip":             {"m", nil, nil, nil, inHand, ofPlane},
	"closure":          {"1", nil, nil, nil, ofHand, nil},
	"volume":           {"m³", nil, nil, nil, nil, ofBody},
	"strain":           {"1", nil, nil, nil, nil, ofBody},
	"stress":           {"Pa", nil, nil, nil, nil, ofBody},
	"area":             {"m²", nil, nil, nil, nil, nil},
	"pressure":         {"Pa", nil, nil, nil, nil, nil},
	"debt":             {"J", nil, nil, nil, nil, nil},
	"damping":          {"N s/m", nil, nil, nil, nil, nil},
}

func (c *checker) probe(path string, p *Probe) {
	if !c.sound(path) {
		return
	}
	kind := probeKinds[p.What]
	needs := slices.Concat(kind.rod, kind.chain, kind.rigid, kind.hand, kind.solid, deviceProbes[p.What])
	b := c.scene.Bodies.Get(p.Body)
	switch {
	case c.isRigid(p.Body):
		c.rigidName(path+".body", p.Body, slices.Contains(sums, p.What))
		b, _, _ = c.scene.BodyOf(p.Body)
		needs = slices.Concat(kind.rigid, kind.hand)
	case p.Body != "":
		c.name(path+".body", "body", p.Body, c.scene.Bodies.Names())
	}
	if !c.sound(path) {
		return
	}
	switch {
	case b == nil:
	case b.Chain != nil:
		needs = kind.chain
	case b.Solid != nil:
		needs = kind.solid
	case b.Rod != nil:
		needs = kind.rod
	case b.Green != nil:
		needs = greenProbes[p.What]
	}
	given := slices.DeleteFunc(givenKeys(reflect.ValueOf(p).Elem()), func(k string) bool {
		return k == "what" || k == "axis" || k == "part" || k == "strand" || k == "since" || k == "law"
	})
	if !slices.ContainsFunc(needs, func(need []string) bool { return slices.Equal(need, given) }) {
		c.probeWants(path, p, given, needs)
		return
	}
	if p.At != nil {
		c.place(path, p.Body, p.Strand)
	} else if p.Strand != "" {
		c.blame(path+".strand", Mistake{Problem: "is given without a place", Value: p.Strand, Want: "at beside it"})
	}
	c.probeNames(path, p)
	if p.Law != "held" && (p.Plane == "" || probeKinds[p.What].unit != "N" && probeKinds[p.What].unit != "N m") {
		c.blame(path+".law", Mistake{Problem: "is " + p.Law, Value: p.Law, Want: "none: it is for force and torque of a plane"})
	}
	if p.Since > 0 && (p.What != "slip" || p.Plane != "") {
		c.blame(path+".since", Mistake{Problem: "is given for " + p.What, Value: number(p.Since), Want: "none: it is for slip in a hand"})
	}
	if p.Part != "total" && (p.What != "energy" || b.Rod != nil) {
		c.blame(path+".part", Mistake{Problem: "is " + p.Part, Value: p.Part, Want: "none: it is for the energy of a chain, a rigid body or a solid"})
	}
	if p.Hold != nil && b.Rod != nil && *p.Hold >= len(b.Rod.Holds) {
		c.blame(path+".hold", Mistake{Problem: fmt.Sprintf("there is no hold %d", *p.Hold), Value: fmt.Sprint(*p.Hold), Want: fmt.Sprintf("a number below %d: holds of %s are counted from 0", len(b.Rod.Holds), p.Body)})
	}
}

// probeNames checks that what a probe names is there.
func (c *checker) probeNames(path string, p *Probe) {
	if p.Bond != "" {
		c.name(path+".bond", "bond or stitch", p.Bond, slices.Concat(c.scene.Bonds.Names(), c.scene.Stitches.Names()))
	}
	if p.Tool != "" {
		c.name(path+".tool", "tool", p.Tool, c.scene.Tools.Names())
	}
	if p.Plane != "" {
		c.name(path+".plane", "plane", p.Plane, c.scene.Planes.Names())
	}
	if p.Device != "" {
		c.name(path+".device", "device", p.Device, c.scene.Devices.Names())
	}
	if p.Hand != "" {
		c.name(path+".hand", "hand", p.Hand, c.scene.Hands.Names())
	}
	if p.Joint != "" {
		c.name(path+".joint", "joint", p.Joint, c.scene.Joints.Names())
	}
	if p.With != "" {
		c.toucher(path+".with", p.With)
	}
}

// probeWants says what a probe must name.
func (c *checker) probeWants(path string, p *Probe, given []string, needs [][]string) {
	var ways []string
	for i, need := range needs {
		if way := cmp.Or(strings.Join(need, " and "), "nothing"); !slices.ContainsFunc(needs[:i], func(n []string) bool { return slices.Equal(n, need) }) {
			ways = append(ways, way)
		}
	}
	if len(ways) == 0 {
		of, _, _ := c.scene.BodyOf(p.Body)
		kind := of.Kind()
		c.blame(path+".what", Mistake{Problem: fmt.Sprintf("there is no %s of a %s", p.What, kind), Value: p.What, Want: "something else to measure"})
		return
	}
	c.blame(path, Mistake{Problem: fmt.Sprintf("%s with %s", p.What, cmp.Or(strings.Join(given, " and "), "nothing")), Want: p.What + " with " + strings.Join(ways, ", or ")})
}

// Probes returns the probes of the scene, in the order of the file.
func (r *Running) Probes() []Reading { return r.readings }

func (r *Running) addProbes() {
	for name, p := range r.Scene.Probes.All() {
		var read func() float64
		switch bodies, _ := r.rigidNamed(p.Body); {
		case r.seams[p.Bond] != nil:
			read = r.seamReader(p, r.seams[p.Bond])
		case p.Bond != "":
			read = r.bondReader(p, r.bonds[p.Bond])
		case p.Tool != "":
			read = r.bondReader(p, r.tools[p.Tool])
		case p.Plane != "":
			read = r.planeReader(p)
		case p.Device != "":
			read = r.deviceReader(p)
		case p.Hand != "":
			read = r.handReader(p)
		case p.Joint != "":
			read = r.jointReader(p, r.joints[p.Joint])
		case len(bodies) > 0 || p.Body == "":
			read = r.rigidReader(p)
		default:
			read = r.bodyReader(p)
		}
		r.readings = append(r.readings, Reading{Name: name, Unit: probeKinds[p.What].unit, Read: read})
	}
}

// pick returns the component of a vector that a probe asks for.
func (p *Probe) pick(v func() spatial.Vec3) func() float64 {
	return func() float64 { return component(v(), p.Axis) }
}

// part returns the force or the torque of a wrench.
func (p *Probe) part(w spatial.Wrench) spatial.Vec3 {
	if p.What == "torque" || p.What == "angular_momentum" {
		return w.Torque
	}
	return w.Force
}

// bondReader measures a bond.
func (r *Running) bondReader(p *Probe, bond int) func() float64 {
	if p.What == "gap" {
		return p.pick(func() spatial.Vec3 {
			_, state := r.World.Bond(bond)
			return state.Gap.Linear
		})
	}
	return p.pick(func() spatial.Vec3 { return p.part(r.World.BondWrench(bond)) })
}

// bodyReader measures a body.
func (r *Running) bodyReader(p *Probe) func() float64 {
	switch {
	case r.solids[p.Body] != nil:
		return r.softReader(p)
	case r.greens[p.Body] != nil:
		return r.greenReader(p)
	case p.What == "position":
		body, point := r.bodies[p.Body], r.point(p.Body, p.Strand, *p.At)
		return p.pick(func() spatial.Vec3 { return body.Pose(point).Pos })
	case r.chains[p.Body] != nil:
		return r.chainReader(p)
	}
	return r.rodReader(p)
}

func (r *Running) chainReader(p *Probe) func() float64 {
	body := r.chains[p.Body]
	switch p.What {
	case "velocity":
		point := r.point(p.Body, p.Strand, *p.At)
		return p.pick(func() spatial.Vec3 { return body.Velocity(point).Linear })
	case "energy":
		return func() float64 {
			switch e := body.Energy(); p.Part {
			case "kinetic":
				return e.Kinetic
			case "elastic":
				return e.Elastic
			case "gravity":
				return e.Gravity
			default:
				return e.Total()
			}
		}
	case "momentum", "angular_momentum":
		return p.pick(func() spatial.Vec3 { return p.part(body.Momentum()) })
	case "iterations":
		return func() float64 { return float64(body.Iterations()) }
	default: // force and torque
		return p.pick(func() spatial.Vec3 { return p.part(body.BaseWrench()) })
	}
}

func (r *Running) rodReader(p *Probe) func() float64 {
	body := r.rods[p.Body]
	switch {
	case p.What == "energy":
		return body.Energy
	case p.What == "curvature":
		return p.pick(func() spatial.Vec3 { return body.Strain(nearest(body, *p.At)).Angular })
	case p.What == "gap":
		return p.pick(func() spatial.Vec3 { return body.HoldGap(*p.Hold).Linear })
	case p.Hold != nil:
		return p.pick(func() spatial.Vec3 { return p.part(body.HoldWrench(*p.Hold)) })
	default:
		return p.pick(func() spatial.Vec3 { return p.part(body.Stress(nearest(body, *p.At))) })
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
