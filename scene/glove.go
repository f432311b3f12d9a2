package scene

import (
	"encoding/binary"
	"fmt"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// Glove is a hand of a running scene, and who moves it: paths, keys and parameters of the scene, until a person takes it. Its methods are
// for the goroutine of the world.
type Glove struct {
	*hand.Hand
	Name  string
	First int // number of its palm in the world; the other limbs follow

	of     *Hand
	world  *world.World
	path   *mover // that moves the wrist; nil for none
	keys   keyed
	person func() Ask // nil: nobody
	state  gloveState
	flags  hand.Flags // of the last step
}

// gloveState is what a glove knows from one step to the next, beside its hand.
type gloveState struct {
	Taken  bool // a person has moved it: the script of the scene does no more
	Set    bool // a parameter has been changed: keys do not close it any more
	Recipe hand.Recipe
	// Closure that is asked for now.
	Closure float64
}

// Ask is where the hand of a person is, and how it is closed.
type Ask struct {
	Wrist  spatial.Frame
	Grasp  hand.Grasp
	Angles *hand.Angles // of a glove with sensors, in place of the grasp; nil for none
}

// How fast a hand follows a person: as fast as one usually moves, so that a device that jumps does no harm.
const (
	reachSpeed = 3.0  // [m/s]
	reachSpin  = 15.0 // [rad/s]
	reachBend  = 12.0 // of a joint [rad/s]
)

// addHands makes the hands and puts their limbs in the world.
func (r *Running) addHands() error {
	for name, of := range r.Scene.Hands.All() {
		g := &Glove{Name: name, of: of, world: r.World, path: r.movers[of.Path], keys: of.keyed()}
		g.grasp(of.grasp())
		angles := g.script(0)
		made, err := hand.New(of.config(g.wrist(0), angles))
		if err == nil {
			g.Hand = made
			err = g.join(r)
		}
		if err != nil {
			return r.Scene.mistake("hands."+name, err)
		}
		r.gloves[name] = g
		r.World.Remember(g)
	}
	return nil
}

// join adds the limbs to the world.
func (g *Glove) join(r *Running) error {
	for i, limb := range g.Bodies() {
		number, err := r.World.AddBody(limbName(g.Name, i), r.dressed(g.Name, i, limb))
		if err != nil {
			return err
		}
		if i == hand.Palm {
			g.First = number
		}
		if g.of.Surface != "" {
			if err := r.World.Wear(number, r.surfaces[g.of.Surface]); err != nil {
				return err
			}
		}
	}
	for _, pair := range g.Passes() {
		r.World.Pass(g.First+pair[0], g.First+pair[1])
	}
	return nil
}

// wrist returns where the scene wants the wrist at time t [s].
func (g *Glove) wrist(t float64) spatial.Frame {
	if g.path != nil {
		f, _, _ := g.path.At(t)
		return f
	}
	return moved(spatial.AtOrigin, g.of.Wrist.frame())
}

// grasp notes how the hand is asked to be closed.
func (g *Glove) grasp(to hand.Grasp) { g.state.Recipe, g.state.Closure = to.Recipe, to.Closure }

// Grasp returns how the hand is asked to be closed.
func (g *Glove) Grasp() hand.Grasp {
	return hand.Grasp{Recipe: g.state.Recipe, Closure: g.state.Closure}
}

// script returns the pose that the scene wants at time t [s].
func (g *Glove) script(t float64) hand.Angles {
	if g.state.Taken || g.state.Set || len(g.keys.times) == 0 {
		return g.Grasp().Angles()
	}
	angles, on := g.keys.at(t)
	g.grasp(on)
	return angles
}

// advance moves the hand on to time t [s], before the world takes the step that ends there.
func (g *Glove) advance(t float64) {
	switch {
	case g.person != nil:
		ask := g.person()
		g.reach(&ask)
	case g.state.Taken:
		wrist, _ := g.Asked()
		angles := g.script(t)
		g.reach(&Ask{Wrist: wrist, Angles: &angles})
	default:
		angles := g.script(t)
		g.flags = g.Move(g.wrist(t), &angles)
	}
	g.flags |= g.Advance(g.world.StepLength())
}

// Noticed returns what was noteworthy in what the hand was asked to do in the last step.
func (g *Glove) Noticed() hand.Flags { return g.flags }

// reach moves what the hand is asked for towards what a person asks for.
func (g *Glove) reach(ask *Ask) {
	h := g.world.StepLength()
	wrist, angles := g.Asked()
	if ask.Wrist.Finite() && ask.Wrist.Rot != (spatial.Quat{}) {
		wrist = towards(wrist, ask.Wrist, h*reachSpeed, h*reachSpin)
	}
	var wanted hand.Angles
	if ask.Angles != nil {
		wanted = *ask.Angles
	} else {
		g.grasp(ask.Grasp)
		wanted = ask.Grasp.Angles()
	}
	for i, a := range wanted {
		angles[i] += min(max(a-angles[i], -h*reachBend), h*reachBend)
	}
	g.flags = g.Move(wrist, &angles)
}

// Take lets a person move the hand from where it is: ask is called once a step, and must not wait. The script of the scene ends.
func (g *Glove) Take(ask func() Ask) { g.person, g.state.Taken = ask, true }

// Leave ends that. The hand stays where it is, and holds what it holds.
func (g *Glove) Leave() { g.person = nil }

// Scripted reports whether paths or keys of the scene move the hand.
func (g *Glove) Scripted() bool {
	return !g.state.Taken && (g.path != nil || len(g.keys.times) > 0 && !g.state.Set)
}

// retune brings a changed field of the hand to it.
func (g *Glove) retune(key string) {
	switch {
	case key == "grip":
		g.SetGrip(g.of.Grip)
	case g.person != nil: // who has the hand closes it
	case key == "recipe" || key == "closure":
		g.state.Set = true
		g.grasp(g.of.grasp())
	case key == "wrist":
		g.state.Taken = false
	}
}

// Gloves returns the hands of the scene, in the order of the file.
func (r *Running) Gloves() []*Glove {
	var all []*Glove
	for _, name := range r.Scene.Hands.Names() {
		all = append(all, r.gloves[name])
	}
	return all
}

// moveHands lets the world move the hands, after tracks have changed what they follow.
func (r *Running) moveHands() {
	all := r.Gloves()
	if len(all) == 0 {
		return
	}
	r.World.Script(func(t float64) {
		for _, g := range all {
			g.advance(t)
		}
	})
}

// AppendState implements world.Memory.
func (g *Glove) AppendState(dst []byte) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, &g.state)
	if err != nil {
		panic("scene: " + err.Error()) // plain numbers of known size always fit
	}
	return g.Hand.AppendState(dst)
}

// RestoreState implements world.Memory.
func (g *Glove) RestoreState(src []byte) ([]byte, error) {
	var s gloveState
	n, err := binary.Decode(src, binary.LittleEndian, &s)
	if err != nil {
		return src, fmt.Errorf("scene: hand %q: %w", g.Name, err)
	}
	rest, err := g.Hand.RestoreState(src[n:])
	if err == nil {
		g.state = s
	}
	return rest, err
}
