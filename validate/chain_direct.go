package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/groom"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// directExperiments are what artists direct chains with (Hadap 2006, sections 6.4 to 6.6).
var directExperiments = []experiment{
	{"chain", "Shapes that do not sag", "A rest shape is found by inverse statics, gravity comes on, and 5 s later the joint that has moved most has moved by this: locks and twigs of every material, trees of every species, and rods.", chainHanging},
	{"chain", "Time scale and local dynamics", "A pendulum in a car that speeds up hangs at atan(a/g). With β of the base's motion, less γ of a reference frame's, it feels β(1 − γ) of that; a base that is put elsewhere is not felt at all.", chainTimeScale},
}

var unmoved = withinAbs(1e-6, "10⁻⁶ rad is what the project asks for; rounding leaves far less")

// lock is a curl that stands out from its root, with a side lock on it.
func lock(m chain.Material) chain.Config {
	length := 120 * math.Sqrt(m.Radius) / 4 // of a hair 0.19 m, of a twig 1.6 m
	var curve []spatial.Vec3
	for i := range 26 {
		s := float64(i) / 25
		curve = append(curve, spatial.V(s, 0.08*math.Sin(9*s), 0.3*s+0.08*math.Cos(9*s)).Scale(length))
	}
	return chain.Config{Gravity: earth, Hanging: true, Strands: []chain.Strand{
		{Name: "lock", Curve: curve, Material: m.Name},
		{Name: "side", Parent: "lock", At: 0.4, Curve: curve[:9], Material: m.Name},
	}}
}

// sagging returns how far the joint that moves most moves in 5 s [rad].
func sagging(cfg chain.Config) (most, firmness float64, err error) {
	c, err := chain.New(cfg)
	if err != nil {
		return 0, 0, err
	}
	var before []spatial.Vec3
	for k := range c.Links() {
		before = append(before, c.Turn(k))
	}
	if err := advance(c, 0.01, 500, nil); err != nil {
		return 0, 0, err
	}
	for k := range c.Links() {
		most = math.Max(most, c.Turn(k).Sub(before[k]).Norm())
	}
	return most, c.Firmness(), nil
}

func chainHanging(s *Study) error {
	for _, name := range chain.Materials() {
		m, _ := chain.MaterialNamed(name)
		most, firmness, err := sagging(lock(m))
		if err != nil {
			return err
		}
		s.check(fmt.Sprintf("lock of %s, made firmer by %g, largest turn of a joint", name, firmness), "inverse statics", "rad", 0, most, unmoved)
	}
	for _, name := range groom.SpeciesNames() {
		species, _ := groom.SpeciesNamed(name)
		plant, err := groom.Tree(species, 1)
		if err != nil {
			return err
		}
		most, firmness, err := sagging(chain.Config{Gravity: earth, Hanging: true, Strands: plant.Strands})
		if err != nil {
			return err
		}
		s.check(fmt.Sprintf("%s, made firmer by %g, largest turn of a joint", name, firmness), "inverse statics", "rad", 0, most, unmoved)
	}
	return rodsHanging(s)
}

// rodsHanging is the same for rods, which are at rest at once: an arc from level to hanging, as long as makes its weight five times what
// bends it, ρgA L³/EI = 5. Rods are not made firmer: much longer ones roll over.
func rodsHanging(s *Study) error {
	for _, name := range chain.Materials() {
		m, _ := chain.MaterialNamed(name)
		length := math.Cbrt(5 * m.Young * m.Radius * m.Radius / (4 * m.Density * earth.Norm()))
		cfg := rod.Config{
			Base:  spatial.Frame{Rot: spatial.Exp(spatial.V(0, math.Pi/2, 0))}, // the arc begins along x and bends down
			Curve: rod.Arc{Radius: length / (math.Pi / 2), Angle: math.Pi / 2}, Nodes: 60,
			Section: rod.Section{Radius: m.Radius}, Young: m.Young, Shear: m.Shear, Density: m.Density, Holds: []rod.Hold{{At: 0}},
		}
		drawn, err := rod.New(cfg)
		if err != nil {
			return err
		}
		drawn.Solve()
		cfg.Gravity = earth
		rest, err := rod.RestFor(cfg)
		if err != nil {
			return err
		}
		hung, err := rod.New(rest)
		if err != nil {
			return err
		}
		hung.Solve()
		most := 0.0
		for i := range hung.Nodes() {
			most = math.Max(most, hung.Frame(i).Rot.Mul(drawn.Frame(i).Rot.Conj()).Log().Norm())
		}
		s.check(fmt.Sprintf("arc of a rod of %s, largest turn", name), "inverse statics", "rad", 0, most, unmoved)
	}
	return nil
}

// speeding is a base that goes faster and faster along x.
type speeding float64 // [m/s²]

func (a speeding) At(t float64) (spatial.Frame, spatial.Twist, spatial.Twist) {
	f := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.5*float64(a)*t*t, 0, 0)}
	return f, spatial.Twist{Linear: spatial.V(float64(a)*t, 0, 0)}, spatial.Twist{Linear: spatial.V(float64(a), 0, 0)}
}

func chainTimeScale(s *Study) error {
	const a = 3.0 // [m/s²]
	for _, c := range []struct{ scale, local float64 }{{1, 0}, {0.5, 0}, {0, 0}, {2, 0}, {1, 0.75}, {0.5, 0.5}} {
		bend, torsion := [2]float64{}, 0.0
		pendulum, err := chain.New(chain.Config{Gravity: earth, TimeScale: &c.scale, Local: c.local, Strands: []chain.Strand{{
			Curve: []spatial.Vec3{{}, {Z: -0.2}}, Radius: 0.01, Density: 1000, Bend: &bend, Torsion: &torsion, BendDamping: 1e-3, TorsionDamping: 1e-3,
		}}})
		if err != nil {
			return err
		}
		pendulum.Follow(speeding(a))
		pendulum.Refer(speeding(a))
		if err := advance(pendulum, 0.002, 2000, nil); err != nil {
			return err
		}
		z := pendulum.Link(0).Rot.Z3()
		s.check(fmt.Sprintf("β = %g, γ = %g, angle it hangs at", c.scale, c.local), "Hadap 2006, eq. 19", "rad", math.Atan2(c.scale*(1-c.local)*a, 9.81), math.Atan2(-z.X, -z.Z),
			withinAbs(1e-6, "what is left of the swing after 4 s"))
	}
	return teleported(s)
}

// teleported compares the joints' velocities of a swinging hair right after its base has been put elsewhere with those of one that was
// left alone.
func teleported(s *Study) error {
	var chains [2]*chain.Chain
	for i := range chains {
		c, err := chain.New(chain.Config{Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, {X: 0.2}}, Links: 20, Material: "hair"}}})
		if err != nil {
			return err
		}
		c.SetTurn(0, spatial.V(0, 0.5, 0.2))
		if err := advance(c, 0.005, 10, nil); err != nil {
			return err
		}
		chains[i] = c
	}
	chains[1].Teleport(spatial.Frame{Rot: spatial.Exp(spatial.V(1, -2, 0.5)), Pos: spatial.V(100, 20, -3)})
	rate := func(c *chain.Chain, k int) spatial.Vec3 {
		p := func(k int) spatial.Vec3 { return c.Velocity(c.PointAt(0, (float64(k)+0.5)/20)).Angular }
		return c.Link(k).Rot.Unrotate(p(k).Sub(p(k - 1)))
	}
	most, size := 0.0, 0.0
	for k := 1; k < 20; k++ {
		a, b := rate(chains[0], k), rate(chains[1], k)
		most, size = math.Max(most, a.Sub(b).Norm()), math.Max(size, a.Norm())
	}
	s.check("base put 102 m away and turned, largest change of a joint's velocity over the largest velocity", "none", "", 0, most/size, withinAbs(1e-12, "rounding of positions 100 m away"))
	return nil
}
