package scene

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/spatial"
)

// Variant is a shape that members of a group may have.
type Variant struct {
	Form
	Sizes  [2]float64 `key:"sizes" doc:"Least and largest factor on its size." unit:"1" default:"[1, 1]" above:"0" max:"1000"`
	Weight float64    `key:"weight" doc:"How often it is taken, beside the others." unit:"1" default:"1" min:"0" max:"1e6"`
	Colour string     `key:"colour" doc:"Colour to draw it in, as in #4a7fd4; those of the group if not given."`
}

// Repeat makes a row of bodies.
type Repeat struct {
	Count int   `key:"count" doc:"Number of bodies." unit:"1" min:"1" max:"20000" required:"true"`
	Step  Frame `key:"step" doc:"Where each is, seen from the one before." required:"true"`
}

// Along sets bodies along a curve.
type Along struct {
	Count int   `key:"count" doc:"Number of bodies, evenly spaced, the first and the last at the ends." unit:"1" min:"2" max:"20000" required:"true"`
	Curve Curve `key:"curve" doc:"Where they are: exactly one of the kinds. Their x runs along it, their z is up." required:"true"`
}

// Grid sets bodies in layers.
type Grid struct {
	Count   [3]int       `key:"count" doc:"Number of bodies along x, y and z." unit:"1" min:"1" max:"20000" required:"true"`
	Spacing spatial.Vec3 `key:"spacing" doc:"From one to the next." unit:"m" above:"0" max:"1e5" required:"true"`
	Jitter  float64      `key:"jitter" doc:"How far each is off its place at random, as a part of the spacing." unit:"1" default:"0" min:"0" max:"1"`
	Turn    bool         `key:"turn" doc:"Turn each at random." default:"false"`
	Seed    int          `key:"seed" doc:"Another seed, other places, turns, shapes and sizes." unit:"1" default:"1" min:"0" max:"1e9"`
}

// Scatter sets bodies anywhere in a box, so that none is in another.
type Scatter struct {
	Count int          `key:"count" doc:"Number of bodies." unit:"1" min:"1" max:"20000" required:"true"`
	Size  spatial.Vec3 `key:"size" doc:"Extent along x, y and z of the box that their centres are in." unit:"m" min:"0" max:"1e5" required:"true"`
	Turn  bool         `key:"turn" doc:"Turn each at random." default:"true"`
	Seed  int          `key:"seed" doc:"Another seed, other places, turns, shapes and sizes." unit:"1" default:"1" min:"0" max:"1e9"`
}

// mostMembers of a group.
const mostMembers = 20000

// single is one of the bodies that an entry of a file stands for.
type single struct {
	frame   spatial.Frame // as the file has it: in the world, or seen from the path
	variant int           // number of its shape
	size    int           // and of the factor on it
	colour  string
}

// sizeSteps is the number of sizes that a variant comes in: members that have the same share one shape.
const sizeSteps = 8

// factor returns a size of a variant.
func (v *Variant) factor(step int) float64 {
	return v.Sizes[0] + (v.Sizes[1]-v.Sizes[0])*float64(step)/(sizeSteps-1)
}

// many reports whether an entry stands for a group.
func (g *Rigid) many() bool {
	return g.Repeat != nil || g.Along != nil || g.Grid != nil || g.Scatter != nil
}

// count returns the number of bodies that an entry stands for.
func (g *Rigid) count() int {
	switch {
	case g.Repeat != nil:
		return g.Repeat.Count
	case g.Along != nil:
		return g.Along.Count
	case g.Grid != nil:
		return g.Grid.Count[0] * g.Grid.Count[1] * g.Grid.Count[2]
	case g.Scatter != nil:
		return g.Scatter.Count
	}
	return 1
}

// seed of what is random about a group.
func (g *Rigid) seed() int {
	switch {
	case g.Grid != nil:
		return g.Grid.Seed
	case g.Scatter != nil:
		return g.Scatter.Seed
	}
	return 1
}

// What is random about a group comes from streams of numbers that do not depend on each other.
const (
	streamShapes = iota
	streamPlaces
)

func randomOf(seed int, stream uint64) *rand.Rand { return rand.New(rand.NewPCG(uint64(seed), stream)) }

// variants returns the shapes that members may have.
func (g *Rigid) variants() []Variant {
	if g.Shape != nil {
		return []Variant{{Form: *g.Shape, Sizes: [2]float64{1, 1}, Weight: 1}}
	}
	return g.Mix
}

// members returns the bodies of an entry. What takes room is told by bound, the radius of a variant in a size [m].
func (g *Rigid) members(bound func(variant, size int) float64) ([]single, error) {
	all := make([]single, g.count())
	variants, random := g.variants(), randomOf(g.seed(), streamShapes)
	sum := 0.0
	for i := range variants {
		sum += variants[i].Weight
	}
	for i := range all {
		m := &all[i]
		if g.Shape == nil {
			for x := sum * random.Float64(); m.variant < len(variants)-1 && x >= variants[m.variant].Weight; m.variant++ {
				x -= variants[m.variant].Weight
			}
			if v := &variants[m.variant]; v.Sizes[0] != v.Sizes[1] {
				m.size = random.IntN(sizeSteps)
			}
		}
		if m.colour = variants[m.variant].Colour; m.colour == "" && len(g.Colours) > 0 {
			m.colour = g.Colours[i%len(g.Colours)]
		}
	}
	base := moved(spatial.AtOrigin, g.Frame.frame())
	if err := g.place(all, bound); err != nil {
		return nil, err
	}
	for i := range all {
		all[i].frame = base.Mul(all[i].frame)
	}
	return all, nil
}

// place says where the members are, seen from the frame of the group.
func (g *Rigid) place(all []single, bound func(variant, size int) float64) error {
	for i := range all {
		all[i].frame = spatial.AtOrigin
	}
	switch {
	case g.Repeat != nil:
		step := g.Repeat.Step.frame()
		for i := range all[1:] {
			all[i+1].frame = all[i].frame.Mul(step)
			all[i+1].frame.Rot = all[i+1].frame.Rot.Unit()
		}
	case g.Along != nil:
		return g.Along.place(all)
	case g.Grid != nil:
		g.Grid.place(all)
	case g.Scatter != nil:
		return g.Scatter.place(all, bound)
	}
	return nil
}

func (a *Along) place(all []single) error {
	curve, err := a.Curve.build()
	if err != nil {
		return err
	}
	for i := range all {
		p, tangent := curve.At(curve.Length() * float64(i) / float64(len(all)-1))
		x := tangent.Unit()
		y := spatial.V(0, 0, 1).Cross(x)
		if y.Norm() < 1e-6 { // straight up
			y = spatial.V(0, 1, 0)
		}
		y = y.Unit()
		all[i].frame = spatial.Frame{Rot: spatial.FromAxes(x, y, x.Cross(y)), Pos: p}
	}
	return nil
}

func (a *Grid) place(all []single) {
	random := randomOf(a.Seed, streamPlaces)
	i := 0
	for z := range a.Count[2] {
		for y := range a.Count[1] {
			for x := range a.Count[0] {
				middle := func(k, count int) float64 {
					return float64(k) - float64(count-1)/2 + a.Jitter*(random.Float64()-0.5)
				}
				at := spatial.V(middle(x, a.Count[0]), middle(y, a.Count[1]), float64(z)+a.Jitter*(random.Float64()-0.5))
				all[i].frame.Pos = spatial.V(at.X*a.Spacing.X, at.Y*a.Spacing.Y, at.Z*a.Spacing.Z)
				if a.Turn {
					all[i].frame.Rot = anyTurn(random)
				}
				i++
			}
		}
	}
}

// anyTurn returns a rotation, all equally likely (Shoemake 1992).
func anyTurn(random *rand.Rand) spatial.Quat {
	u, v, w := random.Float64(), 2*math.Pi*random.Float64(), 2*math.Pi*random.Float64()
	a, b := math.Sqrt(1-u), math.Sqrt(u)
	return spatial.Quat{X: a * math.Sin(v), Y: a * math.Cos(v), Z: b * math.Sin(w), W: b * math.Cos(w)}
}

// scatterTries is how often a place is looked for before the box is full.
const scatterTries = 2000

// place puts one ball after the other, each around a member, where there is room.
func (a *Scatter) place(all []single, bound func(variant, size int) float64) error {
	random := randomOf(a.Seed, streamPlaces)
	radius, largest := make([]float64, len(all)), 0.0
	for i := range all {
		radius[i] = bound(all[i].variant, all[i].size)
		largest = math.Max(largest, radius[i])
	}
	type cell [3]int
	cells := map[cell][]int{}
	cellOf := func(p spatial.Vec3) cell {
		s := 2 * largest
		return cell{int(math.Floor(p.X / s)), int(math.Floor(p.Y / s)), int(math.Floor(p.Z / s))}
	}
	free := func(i int, p spatial.Vec3) bool {
		c := cellOf(p)
		for k := range 27 {
			for _, j := range cells[cell{c[0] + k%3 - 1, c[1] + k/3%3 - 1, c[2] + k/9 - 1}] {
				if all[j].frame.Pos.Sub(p).Norm() < radius[i]+radius[j] {
					return false
				}
			}
		}
		return true
	}
	for i := range all {
		found := false
		for try := 0; try < scatterTries && !found; try++ {
			p := spatial.V((random.Float64()-0.5)*a.Size.X, (random.Float64()-0.5)*a.Size.Y, (random.Float64()-0.5)*a.Size.Z)
			if found = free(i, p); found {
				all[i].frame.Pos = p
				cells[cellOf(p)] = append(cells[cellOf(p)], i)
			}
		}
		if !found {
			return fmt.Errorf("there is room for %d of %d bodies, want a larger size or fewer", i, len(all))
		}
		if a.Turn {
			all[i].frame.Rot = anyTurn(random)
		}
	}
	return nil
}

// memberName returns the name of a member in the world.
func memberName(group string, i int) string { return fmt.Sprintf("%s[%d]", group, i) }

// splitMember returns the entry of a file that a name in the world belongs to, and which of its members it is; −1 for all of it.
func splitMember(name string) (group string, i int) {
	head, rest, found := strings.Cut(name, "[")
	if digits, closed := strings.CutSuffix(rest, "]"); found && closed {
		if n, err := strconv.Atoi(digits); err == nil && n >= 0 && strconv.Itoa(n) == digits {
			return head, n
		}
	}
	return name, -1
}

// BodyOf returns the entry of the file that a body of the world belongs to, its name, and which of its members the body is; nil if there is none.
func (s *Scene) BodyOf(name string) (of *Body, entry string, member int) {
	if of = s.Bodies.Get(name); of != nil {
		return of, name, 0
	}
	entry, member = splitMember(name)
	if of = s.Bodies.Get(entry); of == nil || of.Rigid == nil || !of.Rigid.many() || member < 0 || member >= of.Rigid.count() {
		return nil, "", 0
	}
	return of, entry, member
}

// WorldNames returns the names that bodies and props have in the world, in their order there.
func (s *Scene) WorldNames() (names []string) {
	for name, b := range s.Bodies.All() {
		if b.Rigid == nil || !b.Rigid.many() {
			names = append(names, name)
			continue
		}
		for i := range b.Rigid.count() {
			names = append(names, memberName(name, i))
		}
	}
	for name := range s.Hands.All() {
		for limb := range hand.Limbs {
			names = append(names, limbName(name, limb))
		}
	}
	return append(names, s.Props.Names()...)
}
