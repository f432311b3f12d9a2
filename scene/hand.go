package scene

import (
	"fmt"
	"math"
	"strings"
	"sync"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/spatial"
)

// Hand is a hand.Config in the words of a file, and what moves it until a person does.
type Hand struct {
	Side  string  `key:"side" doc:"Which hand it is." enum:"right left" default:"right" live:"false"`
	Size  float64 `key:"size" doc:"Length from the wrist to the tip of the middle finger." unit:"m" default:"0.19" min:"0.01" max:"10" live:"false"`
	Model string  `key:"model" doc:"How heavy its limbs are and how firmly they follow: natural as flesh is, or as in table 2 of Zaeh et al. 2004." enum:"natural zaeh2004" default:"natural" live:"false"`

	Wrist *Frame `key:"wrist" doc:"Where the wrist is: x towards the thumb of a right hand, y out of its back, z along the fingers; the world's own frame if neither this nor path is given."`
	Path  string `key:"path" doc:"Name of the path that moves the wrist." live:"false"`

	Recipe  string    `key:"recipe" doc:"How it takes hold of something: pinch with two fingertips, tripod with three, power with all fingers around it, hook for handles." enum:"open pinch tripod power hook point" default:"open"`
	Closure float64   `key:"closure" doc:"How far it is closed: 0 reaches, 1 is closed with nothing in between, more squeezes." unit:"1" default:"0" min:"0" max:"1.5" slider:"0 1.5"`
	Grasps  []HandKey `key:"grasps" doc:"How it is closed over time, in place of recipe and closure: smooth between the keys, constant beyond." live:"false"`

	Grip    float64 `key:"grip" doc:"How firmly the fingers follow, in parts of the stiffness, damping and strength of the model: what they have closed upon they hold with as much more force." unit:"1" default:"1" above:"0" max:"100" slider:"0.1 10 log"`
	Follow  float64 `key:"follow" doc:"How fast the hand follows what moves it, like a critically damped spring of that frequency." unit:"1/s" default:"60" above:"0" max:"1e4" live:"false"`
	Touch   bool    `key:"fingers_touch" doc:"Let its fingers stop each other; without it they pass through each other, as beside each other they hardly meet." default:"false" live:"false"`
	Surface string  `key:"surface" doc:"Name of the surface that its skin has; friction of 0.5 if not given." live:"false"`
	Colour  string  `key:"colour" doc:"Colour of its skin, as in #d9a98c." live:"false"`
}

// HandKey is how a hand is closed at a time.
type HandKey struct {
	Time    float64 `key:"time" doc:"When." unit:"s" min:"0" max:"1e6" required:"true"`
	Recipe  string  `key:"recipe" doc:"How it takes hold of something; as at the key before if not given." enum:"open pinch tripod power hook point"`
	Closure float64 `key:"closure" doc:"How far it is closed: 0 reaches, 1 is closed with nothing in between, more squeezes." unit:"1" default:"0" min:"0" max:"1.5"`
}

// handModels are the words of the file for what a hand is like to touch with.
var handModels = map[string]func() hand.Model{"natural": hand.Natural, "zaeh2004": hand.Zaeh2004}

// hand checks what the types alone cannot.
func (c *checker) hand(path, name string, h *Hand) {
	c.colour(path+".colour", h.Colour)
	if h.Path != "" {
		c.name(path+".path", "path", h.Path, c.scene.Paths.Names())
		if h.Wrist != nil {
			c.blame(path, Mistake{Problem: "has both wrist and path", Want: "at most one of them"})
		}
	}
	if h.Surface != "" {
		c.name(path+".surface", "surface", h.Surface, c.scene.Surfaces.Names())
	}
	if c.scene.Bodies.Get(name) != nil {
		c.blame(path, Mistake{Problem: fmt.Sprintf("%q is the name of a body", name), Value: name, Want: "another name"})
	}
	for limb := range hand.Limbs {
		if called := limbName(name, limb); c.scene.Bodies.Get(called) != nil {
			c.blame("bodies."+called, Mistake{Problem: fmt.Sprintf("%q is the name of a limb of hand %q", called, name), Value: called, Want: "another name"})
		}
	}
	for i := 1; i < len(h.Grasps); i++ {
		if a, b := h.Grasps[i-1].Time, h.Grasps[i].Time; b <= a {
			c.blame(fmt.Sprintf("%s.grasps[%d].time", path, i), Mistake{Problem: "is " + number(b), Value: number(b), Want: fmt.Sprintf("more than that of the key before, %s [s]", number(a))})
		}
	}
	for track, t := range c.scene.Tracks.All() {
		if len(h.Grasps) > 0 && t.Param == path+".closure" {
			c.blame("tracks."+track+".param", Mistake{Problem: fmt.Sprintf("%q is what grasps change already", t.Param), Value: t.Param, Want: "either grasps or a track"})
		}
	}
}

// limbName returns the name of a limb in the world.
func limbName(name string, limb int) string { return name + " " + hand.LimbName(limb) }

// LimbOf returns the hand that a body of the world belongs to, its name, and which of its limbs the body is; nil if it is none.
func (s *Scene) LimbOf(name string) (of *Hand, entry string, limb int) {
	for entry, of := range s.Hands.All() {
		if strings.HasPrefix(name, entry+" ") {
			for limb := range hand.Limbs {
				if limbName(entry, limb) == name {
					return of, entry, limb
				}
			}
		}
	}
	return nil, "", 0
}

// LimbShape returns what the collision space has of a limb.
func (h *Hand) LimbShape(limb int) *Geometry {
	s, err := hand.NewSkeleton(h.Size, h.Side == "left")
	if err != nil {
		return nil // what is wrong with it has been told by Load
	}
	g := &Geometry{Kind: "capsule", Radius: s.Radius(limb), Length: s.Segment(limb), Bound: s.Radius(limb) + s.Segment(limb)/2}
	if limb == hand.Palm {
		shape, err := s.Shape(limb)
		if err != nil {
			return nil
		}
		box := shape.Bounds(&spatial.Frame{Rot: spatial.Identity})
		g.Kind, g.Size, g.Round, g.Radius, g.Length, g.Bound = "box", box.High.Sub(box.Low), g.Radius, 0, 0, boundOf(shape)
	}
	return g
}

// wardrobe keeps skins, by all scenes: one takes a tenth of a second to make, and a reset should not.
var wardrobe struct {
	sync.Mutex
	skins []*grownSkin
}

type grownSkin struct {
	size float64
	side string
	*hand.Skin
}

// mostSkins of the wardrobe are kept.
const mostSkins = 8

// Skin returns what is seen of the hand. Nobody may change it.
func (h *Hand) Skin() (*hand.Skin, error) {
	wardrobe.Lock()
	defer wardrobe.Unlock()
	for _, s := range wardrobe.skins {
		if s.size == h.Size && s.side == h.Side {
			return s.Skin, nil
		}
	}
	s, err := hand.NewSkeleton(h.Size, h.Side == "left")
	if err != nil {
		return nil, err
	}
	made := &grownSkin{h.Size, h.Side, s.Skin(0)}
	if wardrobe.skins = append(wardrobe.skins, made); len(wardrobe.skins) > mostSkins {
		wardrobe.skins = wardrobe.skins[1:]
	}
	return made.Skin, nil
}

// grasp returns how the hand is closed where no keys say so.
func (h *Hand) grasp() hand.Grasp {
	recipe, _ := hand.RecipeNamed(h.Recipe)
	return hand.Grasp{Recipe: recipe, Closure: h.Closure}
}

// config returns the hand as its package has it, where it is at the beginning.
func (h *Hand) config(wrist spatial.Frame, angles hand.Angles) hand.Config {
	return hand.Config{
		Left: h.Side == "left", Size: h.Size, Model: handModels[h.Model](), Wrist: wrist, Angles: angles, Grip: h.Grip, Follow: h.Follow, FingersTouch: h.Touch,
	}
}

// keyed is the grasps of a hand over time.
type keyed struct {
	times  []float64
	grasps []hand.Grasp
}

// keyed returns the keys of a hand, each with its own recipe.
func (h *Hand) keyed() (out keyed) {
	recipe := h.grasp().Recipe
	for _, k := range h.Grasps {
		if next, known := hand.RecipeNamed(k.Recipe); known {
			recipe = next
		}
		out.times, out.grasps = append(out.times, k.Time), append(out.grasps, hand.Grasp{Recipe: recipe, Closure: k.Closure})
	}
	return out
}

// at returns the pose at time t [s], and the grasp that it is on the way to: at rest at the keys.
func (k *keyed) at(t float64) (hand.Angles, hand.Grasp) {
	i := 0
	for i < len(k.times) && k.times[i] < t {
		i++
	}
	switch i {
	case 0:
		return k.grasps[0].Angles(), k.grasps[0]
	case len(k.times):
		return k.grasps[i-1].Angles(), k.grasps[i-1]
	}
	u := (t - k.times[i-1]) / (k.times[i] - k.times[i-1])
	u *= u * (3 - 2*u)
	from, to := k.grasps[i-1].Angles(), k.grasps[i].Angles()
	on := k.grasps[i]
	on.Closure = math.FMA(u, on.Closure-k.grasps[i-1].Closure, k.grasps[i-1].Closure)
	return hand.Blend(&from, &to, u), on
}
