package serve

import (
	"encoding/base64"
	"fmt"
	"math"
	"sync/atomic"
	"time"

	limbs "github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// glove is a hand of a scene that viewers can take, one at a time.
type glove struct {
	number int
	of     *scene.Glove

	owner *client // nil: nobody's; guarded by the session's lock
	had   bool    // somebody's ask is still followed; as owner

	asked  atomic.Pointer[gloveAsk]
	holder atomic.Uint64 // number of the owner, 0 for none

	// For the simulation's goroutine alone.
	used    float64     // Sent of the pose that the last step began with
	noticed limbs.Flags // since the last frame
}

// gloveAsk is where the owner asks the hand to be.
type gloveAsk struct {
	scene.Ask
	sent float64 // by the owner's clock [ms]
}

// source tells the simulation what the owner asks for.
func (g *glove) source() scene.Ask {
	a := g.asked.Load()
	g.used = a.sent
	return a.Ask
}

// handText is a hand in the messages hello and scene.
type handText struct {
	Name   string    `json:"name"`
	Side   string    `json:"side"`   // right or left
	Size   float64   `json:"size"`   // [m]
	Bodies []int     `json:"bodies"` // numbers of its limbs
	Skin   *skinText `json:"skin"`
	Colour string    `json:"colour,omitempty"`

	Recipes     []string   `json:"recipes"`
	MostClosure float64    `json:"mostClosure"`
	Wrist       [7]float64 `json:"wrist"` // that is asked for: x, y, z [m], quaternion x, y, z, w
	Recipe      string     `json:"recipe"`
	Closure     float64    `json:"closure"`
	Owner       uint64     `json:"owner"`    // client that has it; 0: nobody
	Scripted    bool       `json:"scripted"` // paths and keys of the scene move it
	Probes      int        `json:"probes"`   // number of the first of its probes in a frame; -1 for none
}

// skinText is the surface that a hand is drawn with, in base64, little-endian.
type skinText struct {
	Vertices  string                  `json:"vertices"`  // x, y, z as float32 [m]
	Triangles string                  `json:"triangles"` // three uint32 each, counterclockwise from outside
	Bones     string                  `json:"bones"`     // for each vertex four uint8: limbs that it goes with
	Weights   string                  `json:"weights"`   // for each vertex four float32: by how much
	Rest      [limbs.Limbs][7]float64 `json:"rest"`      // frames of the limbs for which the surface was made
}

func newSkinText(s *limbs.Skin) *skinText {
	out := &skinText{}
	out.Vertices, out.Triangles = packSurface(s.Surface)
	var bones []byte
	var weights []float32
	for i := range s.Bones {
		bones = append(bones, s.Bones[i][:]...)
		weights = append(weights, s.Weights[i][:]...)
	}
	out.Bones, out.Weights = base64.StdEncoding.EncodeToString(bones), base64.StdEncoding.EncodeToString(packFloats(weights))
	for i := range s.Rest {
		out.Rest[i] = list7(s.Rest[i])
	}
	return out
}

func list7(f spatial.Frame) [7]float64 {
	return [7]float64{f.Pos.X, f.Pos.Y, f.Pos.Z, f.Rot.X, f.Rot.Y, f.Rot.Z, f.Rot.W}
}

// describeHands says what can be seen of the hands of a scene. Their skins are made once.
func (d *description) describeHands(s *scene.Scene, skins map[string]*skinText, bodies []world.BodyShot) {
	for name, of := range s.Hands.All() {
		if skins[name] == nil {
			if skin, err := of.Skin(); err == nil { // what is wrong with it has been told by Load
				skins[name] = newSkinText(skin)
			}
		}
		text := handText{
			Name: name, Side: of.Side, Size: of.Size, Skin: skins[name], Colour: of.Colour, Recipe: of.Recipe, Closure: of.Closure,
			MostClosure: limbs.MostClosure, Wrist: list7(spatial.AtOrigin), Probes: -1,
		}
		for r := range limbs.Recipes {
			text.Recipes = append(text.Recipes, r.String())
		}
		for i := range bodies {
			if limb, entry, part := s.LimbOf(bodies[i].Name); limb != nil && entry == name {
				d.Bodies[i] = d.describeLimb(of, part, &bodies[i])
				text.Bodies = append(text.Bodies, i)
			}
		}
		d.Hands = append(d.Hands, text)
	}
}

// describeLimb says what the collision space has of a limb of the next hand.
func (d *description) describeLimb(of *scene.Hand, limb int, shot *world.BodyShot) bodyText {
	number, geometry, shape := len(d.Hands), len(d.Geometries), of.LimbShape(limb)
	text := geometryText{Kind: shape.Kind, Radius: shape.Radius, Length: shape.Length, Round: shape.Round}
	if shape.Kind == "box" {
		size := list3(shape.Size)
		text.Size = &size
	}
	d.Geometries = append(d.Geometries, text)
	return bodyText{
		Name: shot.Name, Kind: "rigid", Count: len(shot.Frames), Radius: short([]float64{shape.Bound}), Colour: of.Colour, Parents: []int{-1},
		Geometry: &geometry, Look: "rubber", Motion: "dynamic", Hand: &number,
	}
}

// describeGloves adds what only a running scene knows of its hands.
func (d *description) describeGloves(gloves []*glove, probes int) {
	for i, g := range gloves {
		t := &d.Hands[i]
		wrist, _ := g.of.Asked()
		grasp := g.of.Grasp()
		t.Wrist, t.Recipe, t.Closure = list7(wrist), grasp.Recipe.String(), grasp.Closure
		t.Owner, t.Scripted, t.Probes = g.holder.Load(), g.of.Scripted(), probes+i*gloveProbes
	}
}

// gloveProbes is the number of probes of a hand.
const gloveProbes = 16

// gloveNames are the probes of a hand, in their order.
var gloveNames = [gloveProbes][2]string{
	{"thumb", "N"}, {"index", "N"}, {"middle", "N"}, {"ring", "N"}, {"little", "N"}, {"palm", "N"},
	{"wrist force x", "N"}, {"wrist force y", "N"}, {"wrist force z", "N"}, {"wrist torque x", "N m"}, {"wrist torque y", "N m"}, {"wrist torque z", "N m"},
	{"closure", "1"}, {"recipe", "1"}, {"owner", "1"}, {"scripted", "1"},
}

// appendValues appends what the probes of the hand read now.
func (g *glove) appendValues(to []float64) []float64 { return g.of.AppendShown(to, g.holder.Load()) }

// notice keeps what was noteworthy in a step until a frame shows it. It runs on the simulation's goroutine.
func (m *simulation) notice() {
	for _, g := range m.gloves {
		g.noticed |= g.of.Noticed()
	}
}

// takeNoticed returns what was noteworthy of hands since the last frame, as flags of their palms. It runs on the simulation's goroutine.
func (m *simulation) takeNoticed() (out []noticed) {
	for _, g := range m.gloves {
		if g.noticed != 0 {
			out = append(out, noticed{g.of.First, uint32(g.noticed) << wire.HandFlags})
		}
		g.noticed = 0
	}
	return out
}

// noticed is what is to be added to the flags of a body.
type noticed struct {
	body  int
	flags uint32
}

// probeTexts appends the names of the probes of hands to those of the scene.
func (d *description) probeTexts() {
	for i := range d.Hands {
		for _, p := range gloveNames {
			number := i
			d.Probes = append(d.Probes, probeText{Name: d.Hands[i].Name + " " + p[0], Unit: p[1], Hand: &number})
		}
	}
}

// glove returns a hand of the scene.
func (m *simulation) glove(number int) (*glove, error) {
	if number < 0 || number >= len(m.gloves) {
		if len(m.gloves) == 0 {
			return nil, fmt.Errorf("hand is %d: the scene has none", number)
		}
		return nil, fmt.Errorf("hand is %d, want 0 to %d", number, len(m.gloves)-1)
	}
	return m.gloves[number], nil
}

// noLimb says what is wrong with a grip on a limb of a hand.
func (m *simulation) noLimb(body int) error {
	for _, g := range m.gloves {
		if body >= g.of.First && body < g.of.First+limbs.Limbs {
			return fmt.Errorf("body %d is a limb of hand %q: take the hand instead", body, g.of.Name)
		}
	}
	return nil
}

// takeHand lets a client move a hand of the scene, from where it is.
func (x *session) takeHand(c *client, number int) error {
	m := x.sim.Load()
	g, err := m.glove(number)
	if err != nil {
		return err
	}
	x.mu.Lock()
	if g.owner != nil && g.owner != c {
		err = fmt.Errorf("viewer %d has hand %q: wait until it is left", g.owner.number, g.of.Name)
	} else {
		g.owner, g.had = c, true
		g.holder.Store(c.number)
	}
	x.mu.Unlock()
	if err != nil {
		return err
	}
	ran := m.do(func(*world.World) {
		wrist, _ := g.of.Asked()
		g.asked.Store(&gloveAsk{Ask: scene.Ask{Wrist: wrist, Grasp: g.of.Grasp()}})
		g.of.Take(g.source)
	})
	if !ran {
		return fmt.Errorf("the scene is starting anew: try again")
	}
	x.tellTaken(g)
	x.film.note("take", g.of.Name)
	return nil
}

// tellTaken tells all viewers who has a hand, and where it is asked to be.
func (x *session) tellTaken(g *glove) {
	a := g.asked.Load()
	x.tell(encode(struct {
		Type    string     `json:"type"`
		Hand    int        `json:"hand"`
		Owner   uint64     `json:"owner"`
		Wrist   [7]float64 `json:"wrist"`
		Recipe  string     `json:"recipe"`
		Closure float64    `json:"closure"`
	}{"taken", g.number, g.holder.Load(), list7(a.Wrist), a.Grasp.Recipe.String(), a.Grasp.Closure}))
}

// leaveHand gives up a hand, if the client has it.
func (x *session) leaveHand(c *client, number int) error {
	g, err := x.sim.Load().glove(number)
	if err != nil {
		return err
	}
	x.mu.Lock()
	mine := g.owner == c
	if mine {
		g.disown("")
	}
	x.mu.Unlock()
	if mine {
		x.tellTaken(g)
	}
	return nil
}

// disown takes a hand from its owner, and says why if there is something to say. The caller has locked the session.
func (g *glove) disown(why string) {
	if g.owner != nil && why != "" {
		g.owner.send(encode(struct {
			Type    string `json:"type"`
			Hand    int    `json:"hand"`
			Message string `json:"message"`
		}{"left", g.number, why}))
	}
	g.owner = nil
	g.holder.Store(0)
}

// moveHand brings a hand to where its owner says.
func (x *session) moveHand(c *client, p *wire.GlovePose) {
	g, err := x.sim.Load().glove(int(p.Hand))
	if err != nil {
		return
	}
	ask := &gloveAsk{sent: p.Sent, Ask: scene.Ask{Wrist: frameOf(&p.Pose), Grasp: limbs.Grasp{Recipe: limbs.Recipe(p.Recipe), Closure: float64(p.Closure)}}}
	if p.Recipe == wire.ByAngles {
		ask.Angles = new(limbs.Angles)
		for i, a := range p.Angles {
			ask.Angles[i] = float64(a)
		}
		ask.Grasp = g.asked.Load().Grasp
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	if g.owner == c {
		g.asked.Store(ask)
	}
}

// watchHands lets go of hands whose owners have fallen silent or left. What they hold, they go on holding.
func (x *session) watchHands(now time.Time) {
	m := x.sim.Load()
	var left []*glove
	x.mu.Lock()
	for _, g := range m.gloves {
		if g.owner != nil && now.Sub(time.Unix(0, g.owner.seen.Load())) > x.server.cfg.Silence {
			x.log.Info("hand left", "client", g.owner.number)
			g.disown(fmt.Sprintf("nothing was heard for %v", x.server.cfg.Silence))
		}
		if g.owner == nil && g.had {
			g.had = false
			left = append(left, g)
		}
	}
	x.mu.Unlock()
	for _, g := range left {
		m.do(func(*world.World) { g.of.Leave() })
		x.tellTaken(g)
	}
}

// tellLoops tells viewers how fast the loops are, in scenes with hands: what is felt, what moves and what finds contacts (Zaeh et al. 2004, section 4).
func (x *session) tellLoops(m *simulation, rates *world.Rates, contacts int, now time.Time) {
	if len(m.gloves) == 0 || now.Sub(x.looped) < loopPeriod {
		return
	}
	x.looped = now
	digits := func(v float64) float64 { return math.Round(v*1e4) / 1e4 }
	x.tell(encode(struct {
		Type      string  `json:"type"`
		Haptic    float64 `json:"haptic"`    // [Hz]
		Physics   float64 `json:"physics"`   // steps taken [Hz]
		Wanted    float64 `json:"wanted"`    // steps to take [Hz]
		Detection float64 `json:"detection"` // time to find contacts in a step [ms]
		Contacts  int     `json:"contacts"`
	}{"loops", digits(x.touch.Rate), digits(rates.Held), digits(rates.Wanted), digits(rates.Stage[world.Detect].Seconds() * 1e3), contacts}))
}

const loopPeriod = 500 * time.Millisecond // between two words on the loops
