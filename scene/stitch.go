package scene

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Stitch sews a thread into a solid: where the thread as it is drawn goes through it, its points are bonded to those of the solid.
type Stitch struct {
	Thread string  `key:"thread" doc:"Name of a rod or a chain." required:"true"`
	Strand string  `key:"strand" doc:"Name of a strand of the thread; needed only where a chain has more than one."`
	Solid  string  `key:"solid" doc:"Name of the solid." required:"true"`
	From   Place   `key:"from" doc:"Where along the thread it begins." default:"0"`
	To     Place   `key:"to" doc:"Where along the thread it ends." default:"1"`
	Places int     `key:"places" doc:"Places between these that are looked at, both ends included: those inside the solid are bonded to it. 0 is one for each edge of a tetrahedron, on average: more than that ask the elements for what they cannot do." unit:"1" default:"0" min:"0" max:"1000"`
	Breaks float64 `key:"breaks" doc:"Force at which a place tears out; never if 0." unit:"N" default:"0" min:"0" max:"1e9"`
}

// sewn tells whether a body is a thread that is sewn into something.
func (s *Scene) sewn(name string) bool {
	return slices.ContainsFunc(s.Stitches.Names(), func(n string) bool { return s.Stitches.Get(n).Thread == name })
}

func (c *checker) stitch(path, name string, t *Stitch) {
	c.name(path+".thread", "body", t.Thread, c.scene.Bodies.Names())
	c.name(path+".solid", "body", t.Solid, c.scene.Bodies.Names())
	if c.scene.Bonds.Get(name) != nil {
		c.blame(path, Mistake{Problem: "has the name of a bond", Value: name, Want: "another name"})
	}
	if !c.sound(path) {
		return
	}
	if b := c.scene.Bodies.Get(t.Thread); b.Rod == nil && b.Chain == nil {
		c.blame(path+".thread", Mistake{Problem: t.Thread + " is no thread", Value: t.Thread, Want: "the name of a rod or a chain"})
		return
	}
	if !c.isSoft(t.Solid) {
		c.blame(path+".solid", Mistake{Problem: t.Solid + " is no solid", Value: t.Solid, Want: "the name of a solid"})
	}
	if b := c.scene.Bodies.Get(t.Thread).Chain; b != nil && t.Strand == "" && len(b.Strands.Names()) > 1 || t.Strand != "" {
		c.place(path, t.Thread, t.Strand)
	}
	if t.From > t.To {
		c.blame(path+".from", Mistake{Problem: fmt.Sprintf("is %v, behind to", t.From), Value: fmt.Sprint(t.From), Want: fmt.Sprintf("at most %v", t.To)})
	}
}

// addStitches bonds threads to the solids that they go through.
func (r *Running) addStitches() error {
	for name, t := range r.Scene.Stitches.All() {
		thread, solid := r.bodies[t.Thread], r.solids[t.Solid]
		into := solid.Config().Frame.Inverse()
		places := cmp.Or(t.Places, r.placesFor(t))
		for i := range places {
			at := t.From + (t.To-t.From)*Place(float64(i)/math.Max(float64(places-1), 1))
			point := r.point(t.Thread, t.Strand, at)
			spot, inside := solid.SpotAt(into.Point(thread.Pose(point).Pos))
			if !inside {
				continue
			}
			bond, err := r.World.AddBond(constraint.Bond{
				A: constraint.Anchor{Body: r.numbers[t.Solid], Point: spot}, B: constraint.Anchor{Body: r.numbers[t.Thread], Point: point}, Axes: constraint.Pinned,
			})
			if err == nil && t.Breaks > 0 {
				err = r.World.BreakBond(bond, t.Breaks)
			}
			if err != nil {
				return r.Scene.mistake("stitches."+name, err)
			}
			r.seams[name] = append(r.seams[name], bond)
		}
		if len(r.seams[name]) == 0 {
			return r.Scene.mistake("stitches."+name, fmt.Errorf("none of %d places of %s between %v and %v is inside %s, want a thread that is drawn through it", places, t.Thread, t.From, t.To, t.Solid))
		}
	}
	return nil
}

// placesFor is how many places of a thread are an edge of a tetrahedron apart. The mean edge is that of a regular one with the mean volume V = l³/6√2 [m].
func (r *Running) placesFor(t *Stitch) int {
	tets := r.solids[t.Solid].Config().Mesh
	edge := math.Cbrt(6 * math.Sqrt2 * tets.TotalVolume() / float64(len(tets.Elements)))
	length, body := 0.0, r.bodies[t.Thread]
	before := body.Pose(r.point(t.Thread, t.Strand, t.From)).Pos
	for i := range threadPieces {
		at := body.Pose(r.point(t.Thread, t.Strand, t.From+(t.To-t.From)*Place(float64(i+1)/threadPieces))).Pos
		length += at.Sub(before).Norm()
		before = at
	}
	return min(max(int(length/edge)+1, 2), mostStitches)
}

const (
	threadPieces = 32  // in which the length of a thread is measured
	mostStitches = 100 // unless the scene asks for more
)

// seamReader measures a stitch.
func (r *Running) seamReader(p *Probe, bonds []int) func() float64 {
	if p.What == "gap" {
		return func() (largest float64) {
			for _, i := range bonds {
				if _, state := r.World.Bond(i); !r.World.Broken(i) {
					largest = math.Max(largest, component(state.Gap.Linear, p.Axis))
				}
			}
			return largest
		}
	}
	return p.pick(func() (sum spatial.Vec3) {
		for _, i := range bonds {
			sum = sum.Add(p.part(r.World.BondWrench(i)))
		}
		return sum
	})
}

// checkRoots checks that a chain can stand on what it says.
func (c *checker) checkRoots(path string, b *Chain) {
	if b.On == "" {
		return
	}
	if c.name(path+".on", "body", b.On, c.scene.Bodies.Names()); !c.sound(path + ".on") {
		return
	}
	switch {
	case !c.isSoft(b.On):
		c.blame(path+".on", Mistake{Problem: b.On + " is no solid", Value: b.On, Want: "the name of a solid"})
	case b.Method == "accurate":
		c.blame(path+".method", Mistake{Problem: "is accurate for strands on a solid", Value: b.Method, Want: "interactive"})
	case b.Touches == "others" || b.Touches == "everything":
		c.blame(path+".touches", Mistake{Problem: "is " + b.Touches + " for strands on a solid", Value: b.Touches, Want: "nothing or obstacles"})
	case b.Path != "":
		c.blame(path+".path", Mistake{Problem: "is given for strands on a solid", Value: b.Path, Want: "none: they go with the solid"})
	}
}

// addRoots lets strands stand on solids.
func (r *Running) addRoots() error {
	for name, b := range r.Scene.Bodies.All() {
		if b.Chain == nil || b.Chain.On == "" {
			continue
		}
		solid := r.solids[b.Chain.On]
		into := solid.Config().Frame.Inverse()
		err := r.World.Plant(r.numbers[name], r.numbers[b.Chain.On], func(root spatial.Vec3) int { return solid.PointAt(into.Point(root)) })
		if err != nil {
			return r.Scene.mistake("bodies."+name+".chain.on", err)
		}
	}
	return nil
}
