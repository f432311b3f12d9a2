package scene

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/tendril-sim/tendril/chain"
	outer "github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/groom"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Groom is a groom.Config in the words of a file.
type Groom struct {
	Surface *Surface `key:"surface" doc:"What strands grow on and stay out of, in the coordinates of the base." live:"false"`
	Region  string   `key:"region" doc:"Where on the surface: everywhere, or where a head has hair." enum:"all scalp" default:"all" live:"false"`
	Above   *Plane   `key:"above" doc:"Only on the side of a plane that its normal looks to." live:"false"`
	File    string   `key:"file" doc:"Strands that were drawn elsewhere: a .hair file, or a .txt file with x, y and z on each line and an empty line between strands, beside the scene." live:"false"`
	Scale   float64  `key:"scale" doc:"Metres for a unit of the file." unit:"1" default:"1" above:"0" max:"1e6" live:"false"`

	Tolerance float64 `key:"tolerance" doc:"How far roots of the file may be off the surface; 1/200 of its diagonal if 0." unit:"m" default:"0" min:"0" max:"1e3" live:"false"`

	Count int `key:"count" doc:"Strands that are simulated; 0 for all of the file." unit:"1" default:"0" min:"0" max:"10000000" live:"false"`
	Fill  int `key:"fill" doc:"Strands between them, for display." unit:"1" default:"0" min:"0" max:"1000000" live:"false"`
	Links int `key:"links" doc:"Links of a strand; 12 if 0, or one for each piece of a file." unit:"1" default:"0" min:"0" max:"10000" live:"false"`
	Seed  int `key:"seed" doc:"Another seed is another groom of the same kind." unit:"1" default:"1" min:"0" max:"1e9" live:"false"`

	Length    float64   `key:"length" doc:"Of a strand; needed unless a file has it." unit:"m" default:"0" min:"0" max:"1e4" live:"false"`
	Taper     float64   `key:"taper" doc:"Radius at the tip over that at the root." unit:"1" default:"1" above:"0" max:"100" live:"false"`
	Comb      Comb      `key:"comb" doc:"Where strands go when they leave the skin; along its normal if not given." live:"false"`
	Droop     *float64  `key:"droop" doc:"How far weight bends a strand: its weight over its bending stiffness; that of the fibre if not given." unit:"1" min:"0" max:"1e6" live:"false"`
	Curl      Curl      `key:"curl" doc:"Turns round the way that a strand would go." live:"false"`
	Wave      Wave      `key:"wave" doc:"Bends to and fro." live:"false"`
	Clump     Clump     `key:"clump" doc:"Draws strands together." live:"false"`
	Noise     Noise     `key:"noise" doc:"Moves strands off their way at random, more towards the tip." live:"false"`
	Frizz     Curl      `key:"frizz" doc:"Curl of filled strands beside that of their guides." live:"false"`
	Variation Variation `key:"variation" doc:"How much strands differ." live:"false"`
	Clearance float64   `key:"clearance" doc:"From the surface, but near the root; a hundredth of length if 0." unit:"m" default:"0" min:"0" max:"1e3" live:"false"`

	Fibre Fibre `key:"fibre" doc:"What all strands are made of." required:"true"`

	LevelOfDetail float64 `key:"level_of_detail" doc:"Factor on the number of strands and of their links; 1 asks for all, whatever that costs; 0 is 1 up to max_cost." unit:"1" default:"0" min:"0" max:"1" live:"false"`
	MaxCost       float64 `key:"max_cost" doc:"Of the simulation without a level_of_detail: seconds of one core for a simulated second." unit:"s" default:"30" above:"0" max:"1e9" live:"false"`
}

// Surface is what strands grow on.
type Surface struct {
	Shape string       `key:"shape" doc:"A head that looks along x, an ellipsoid, a plane or a disc in the xy plane, a capsule along z, or a mesh of triangles." enum:"head ellipsoid plane disc capsule mesh" required:"true"`
	Size  spatial.Vec3 `key:"size" doc:"Extent along x, y and z; of a head, its length is the first of them." unit:"m" default:"[0.19, 0.19, 0.19]" above:"0" max:"1e4"`
	File  string       `key:"file" doc:"An .obj file beside the scene, for a mesh."`
}

// Plane is a plane in space.
type Plane struct {
	Point  spatial.Vec3 `key:"point" doc:"A point on it." unit:"m" default:"[0, 0, 0]"`
	Normal spatial.Vec3 `key:"normal" doc:"Its normal, of any length." unit:"1" default:"[0, 0, 1]"`
}

// Comb is groom.Comb in the words of a file.
type Comb struct {
	Towards  spatial.Vec3 `key:"towards" doc:"Direction in which strands are combed." unit:"1" default:"[0, 0, 0]"`
	Part     *Plane       `key:"part" doc:"They are combed away from this plane, too."`
	Strength float64      `key:"strength" doc:"Of the part, beside a direction of length 1." unit:"1" default:"1" min:"0" max:"1000"`
	Lift     float64      `key:"lift" doc:"Angle between a combed strand and the skin." unit:"rad" default:"0" min:"-1.5707" max:"1.5707"`
}

// Curl is groom.Curl in the words of a file.
type Curl struct {
	Radius float64 `key:"radius" doc:"Of the helix; 0 is none." unit:"m" default:"0" min:"0" max:"1e3"`
	Pitch  float64 `key:"pitch" doc:"Along the way for one turn." unit:"m" default:"0" min:"0" max:"1e3"`
	Onset  float64 `key:"onset" doc:"Where it begins, 0 at the root, 1 at the tip." unit:"1" default:"0" min:"0" max:"1"`
}

// Wave is groom.Wave in the words of a file.
type Wave struct {
	Amplitude float64 `key:"amplitude" doc:"How far; 0 is none." unit:"m" default:"0" min:"0" max:"1e3"`
	Length    float64 `key:"length" doc:"Of a wave, along the way." unit:"m" default:"0" min:"0" max:"1e3"`
}

// Clump is groom.Clump in the words of a file.
type Clump struct {
	Count     int     `key:"count" doc:"Number of clumps; 0 is none." unit:"1" default:"0" min:"0" max:"1000000"`
	Tightness float64 `key:"tightness" doc:"0 leaves strands apart, 1 draws their tips to one place." unit:"1" default:"0.5" min:"0" max:"1"`
}

// Noise is groom.Noise in the words of a file.
type Noise struct {
	Amplitude float64 `key:"amplitude" doc:"At the tip." unit:"m" default:"0" min:"0" max:"1e3"`
	Length    float64 `key:"length" doc:"Along the strand over which it changes; a third of the strand if 0." unit:"m" default:"0" min:"0" max:"1e3"`
}

// Variation is groom.Variation in the words of a file.
type Variation struct {
	Length    float64 `key:"length" doc:"Of the length." unit:"1" default:"0" min:"0" max:"0.95"`
	Stiffness float64 `key:"stiffness" doc:"Of the stiffness." unit:"1" default:"0" min:"0" max:"0.95"`
	Curl      float64 `key:"curl" doc:"Of radius and pitch of the curl." unit:"1" default:"0" min:"0" max:"0.95"`
	Direction float64 `key:"direction" doc:"Of the direction." unit:"rad" default:"0" min:"0" max:"3.1415"`
}

// Forest is plants of a species.
type Forest struct {
	Species  string     `key:"species" doc:"What grows." enum:"palm fern broadleaf shrub bamboo wheat" required:"true" live:"false"`
	Count    int        `key:"count" doc:"Number of plants." unit:"1" min:"1" max:"100000" required:"true" live:"false"`
	Area     [2]float64 `key:"area" doc:"Sides of the ground along x and y, about the origin." unit:"m" above:"0" max:"1e5" required:"true" live:"false"`
	Clearing float64    `key:"clearing" doc:"Radius around the origin in which nothing grows." unit:"m" default:"0" min:"0" max:"1e5" live:"false"`
	Seed     int        `key:"seed" doc:"Another seed is another forest." unit:"1" default:"1" min:"0" max:"1e9" live:"false"`
	Height   float64    `key:"height" doc:"Of a plant's trunk or stalk; that of the species if 0." unit:"m" default:"0" min:"0" max:"1e3" live:"false"`
	Links    int        `key:"links" doc:"Of a trunk or a stalk; those of the species if 0." unit:"1" default:"0" min:"0" max:"1000" live:"false"`
	Leaves   float64    `key:"leaves" doc:"Part of the leaves that are shown; all of them are heavy and catch the wind." unit:"1" default:"1" min:"0" max:"1" live:"false"`

	Young        float64 `key:"young" doc:"Young's modulus of the wood; that of the species if not given." unit:"Pa" above:"0" max:"1e13" slider:"1e7 1e11 log"`
	Loss         float64 `key:"loss" doc:"Damping of bend and twist as a time: damping over stiffness; that of the species if not given." unit:"s" above:"0" max:"1e6" slider:"1e-4 1 log"`
	PoseStrength float64 `key:"pose_strength" doc:"Strength with which plants are drawn to the shape they grew in, for a length." unit:"N/m²" default:"0" min:"0" max:"1e9" slider:"1e-3 1e3 log"`
	PoseDamping  float64 `key:"pose_damping" doc:"Damping of their motion against that, for a length." unit:"N s/m²" default:"0" min:"0" max:"1e9" slider:"1e-4 10 log"`
}

var groomWords = wordsOf(reflect.TypeFor[Groom](), reflect.TypeFor[Comb](), reflect.TypeFor[Curl](), reflect.TypeFor[Variation]())

// grown is a groom or a forest as it was grown.
type grown struct {
	of      any            // a copy of the Groom or Forest, without what can be changed while it lives
	on      growth         // what else it depends on
	strands []chain.Strand // shapes, names, sizes and factors on the stiffness; of a forest, all there is to them
	fill    []groom.Fill
	riders  []groom.Rider

	once  sync.Once
	shown Shape // what there is to see that does not change, once it was asked for
}

// growth is what a groom depends on besides its own description.
type growth struct {
	step    float64      // of the scene [s]
	gravity spatial.Vec3 // [m/s²]
	droop   float64      // [1]
	file    string       // of the scene, where the groom is read from files
}

// garden keeps what was grown last, by all scenes: a groom takes a second to grow, and a reset should not.
var garden struct {
	sync.Mutex
	plots []*grown
}

// mostPlots of the garden are kept: as many as the largest scene has, twice.
const mostPlots = 8

// plot returns what was grown of a description, or grows it.
func plot(of any, on growth, grow func() (*grown, error)) (*grown, error) {
	garden.Lock()
	defer garden.Unlock()
	for i, g := range garden.plots {
		if on.file == "" && g.on == on && reflect.DeepEqual(g.of, of) {
			garden.plots = append(slices.Delete(garden.plots, i, i+1), g) // the last one used is the last to go
			return g, nil
		}
	}
	g, err := grow()
	if err != nil {
		return nil, err
	}
	g.of, g.on = of, on
	if garden.plots = append(garden.plots, g); len(garden.plots) > mostPlots {
		garden.plots = slices.Delete(garden.plots, 0, 1)
	}
	return g, nil
}

// grow returns the strands of a groom or a forest.
func (c *Chain) grow(s *Scene) ([]chain.Strand, error) {
	if c.Groom != nil {
		return c.growGroom(s)
	}
	return c.growForest(s)
}

// trial returns the chain as far as it can be judged without growing it: of a groom or a forest it has one straight strand. Only what is read from files
// is grown.
func (c *Chain) trial(s *Scene) (chain.Config, error) {
	if c.Groom == nil && c.Forest == nil || c.Groom != nil && (c.Groom.File != "" || c.Groom.Surface != nil && c.Groom.Surface.Shape == "mesh") {
		return c.config(s, func(string) spatial.Frame { return spatial.AtOrigin }, nil)
	}
	strand := chain.Strand{Material: "twig"}
	length := 1.0
	if c.Groom != nil {
		cfg, err := c.Groom.config(s)
		if err == nil {
			err = cfg.Validate()
		}
		if err == nil && cfg.LevelOfDetail == 0 && groom.Estimate(cfg).Seconds > cfg.MaxCost {
			_, err = groom.New(cfg) // it says what would do
		}
		if err != nil {
			return chain.Config{}, err
		}
		strand, length = c.Groom.Fibre.strand(), c.Groom.Length
	}
	strand.Curve = []spatial.Vec3{{}, {Z: length}}
	out, err := (&Chain{TimeScale: c.TimeScale}).config(s, nil, nil)
	out.Strands = []chain.Strand{strand}
	return out, err
}

// growGroom returns the strands of the groom.
func (c *Chain) growGroom(s *Scene) ([]chain.Strand, error) {
	of := *c.Groom
	of.Fibre = Fibre{}
	if g := c.grown; g == nil || !reflect.DeepEqual(g.of, of) {
		cfg, err := c.Groom.config(s)
		if err != nil {
			return nil, err
		}
		on := growth{step: s.Step, gravity: s.Gravity, droop: cfg.Droop}
		if of.File != "" || of.Surface != nil && of.Surface.File != "" {
			on.file = s.file
		}
		c.grown, err = plot(of, on, func() (*grown, error) {
			made, err := groom.New(cfg)
			if err != nil {
				return nil, err
			}
			return &grown{strands: made.Strands, fill: made.Fill}, nil
		})
		if err != nil {
			c.grown = nil
			return nil, err
		}
	}
	out := make([]chain.Strand, len(c.grown.strands))
	like := c.Groom.Fibre.strand()
	for i, shape := range c.grown.strands {
		out[i] = like
		out[i].Name, out[i].Curve = shape.Name, shape.Curve
		p := &out[i].Profiles
		p.Size = times(p.Size, shape.Profiles.Size)
		p.Bend, p.Torsion = times(p.Bend, shape.Profiles.Bend), times(p.Torsion, shape.Profiles.Torsion)
	}
	return out, nil
}

// strandWord is what strands of a groom are called, with a number behind it.
const strandWord = "strand"

// times returns the product of two profiles, with the knots of both.
func times(a, b chain.Profile) chain.Profile {
	if len(a) == 0 || len(b) == 0 {
		return append(a[:len(a):len(a)], b...)
	}
	var out chain.Profile
	for _, k := range append(slices.Clone(a), b...) {
		if !slices.ContainsFunc(out, func(o chain.Knot) bool { return o.At == k.At }) {
			out = append(out, chain.Knot{At: k.At, Value: a.Value(k.At) * b.Value(k.At)})
		}
	}
	slices.SortFunc(out, func(a, b chain.Knot) int { return int(math.Copysign(1, a.At-b.At)) })
	return out
}

// config returns the groom as its package has it, of neutral strands.
func (g *Groom) config(s *Scene) (groom.Config, error) {
	out := groom.Config{
		Name: strandWord, Seed: uint64(g.Seed), Count: g.Count, Fill: g.Fill, Links: g.Links, Taper: g.Taper, Length: g.Length,
		Comb: groom.Comb{Towards: g.Comb.Towards, Lift: g.Comb.Lift}, Down: s.Gravity,
		Curl: groom.Curl(g.Curl), Wave: groom.Wave(g.Wave), Clump: groom.Clump{Count: g.Clump.Count, Tightness: g.Clump.Tightness},
		Noise: groom.Noise(g.Noise), Frizz: groom.Curl(g.Frizz), Variation: groom.Variation(g.Variation), Clearance: g.Clearance, Tolerance: g.Tolerance,
		Step: s.Step, MaxCost: g.MaxCost, LevelOfDetail: g.LevelOfDetail,
	}
	if g.Comb.Part != nil {
		out.Comb.Part = &groom.Part{Plane: groom.Plane(*g.Comb.Part), Strength: g.Comb.Strength}
	}
	if g.Droop != nil {
		out.Droop = *g.Droop
	} else {
		out.Droop = groom.Softness(g.Fibre.strand(), g.Length, s.Gravity.Norm())
	}
	var err error
	if g.Surface != nil {
		if out.Surface, err = g.Surface.build(s); err != nil {
			return out, err
		}
	}
	out.Region = g.region()
	if g.File != "" {
		out.Curves, err = g.read(s)
	}
	return out, err
}

// region returns where on the surface strands grow; nil for everywhere.
func (g *Groom) region() func(spatial.Vec3) bool {
	var parts []func(spatial.Vec3) bool
	if g.Region == "scalp" && g.Surface != nil {
		parts = append(parts, mesh.Scalp(g.Surface.Size.X))
	}
	if g.Above != nil {
		parts = append(parts, groom.Plane(*g.Above).Above)
	}
	if len(parts) == 0 {
		return nil
	}
	return func(p spatial.Vec3) bool {
		return !slices.ContainsFunc(parts, func(in func(spatial.Vec3) bool) bool { return !in(p) })
	}
}

// surfaceDetail is the number of edges around a surface: fine enough that hair does not show its corners.
const surfaceDetail = 48

// build makes the surface.
func (f *Surface) build(s *Scene) (*mesh.Surface, error) {
	switch f.Shape {
	case "head":
		return mesh.Head(f.Size.X, surfaceDetail), nil
	case "ellipsoid":
		return mesh.Ellipsoid(f.Size.Scale(0.5), surfaceDetail), nil
	case "plane":
		return mesh.Plane(f.Size.X, f.Size.Y, 1), nil
	case "disc":
		return mesh.Disc(f.Size.X/2, surfaceDetail), nil
	case "capsule":
		return mesh.Capsule(f.Size.X/2, max(0, f.Size.Z-f.Size.X), surfaceDetail), nil
	}
	data, err := s.beside(f.File, ".obj")
	if err != nil {
		return nil, &fileError{"surface.file", err}
	}
	out, err := mesh.ReadOBJ(bytes.NewReader(data), f.File)
	if err != nil {
		return nil, &fileError{"surface.file", err}
	}
	return out, nil
}

// read reads the strands of a file.
func (g *Groom) read(s *Scene) ([][]spatial.Vec3, error) {
	data, err := s.beside(g.File, ".hair", ".txt")
	var curves [][]spatial.Vec3
	if err == nil && strings.HasSuffix(g.File, ".hair") {
		var hair *groom.Hair
		if hair, err = groom.ReadHair(bytes.NewReader(data), g.File); err == nil {
			curves = hair.Curves
		}
	} else if err == nil {
		curves, err = groom.ReadCurves(bytes.NewReader(data), g.File)
	}
	if err != nil {
		return nil, &fileError{"file", err}
	}
	for _, c := range curves {
		for i := range c {
			c[i] = c[i].Scale(g.Scale)
		}
	}
	return curves, nil
}

// fileError says what is wrong with a file beside the scene, and which key names it.
type fileError struct {
	key string
	err error
}

func (e *fileError) Error() string { return e.err.Error() }
func (e *fileError) Unwrap() error { return e.err }

// maxBeside is the size of a file beside a scene [bytes].
const maxBeside = 1 << 30

// beside reads a file in the folder of the scene, or below it.
func (s *Scene) beside(name string, endings ...string) ([]byte, error) {
	if !slices.Contains(endings, filepath.Ext(name)) || !filepath.IsLocal(name) {
		return nil, fmt.Errorf("is %q, want the name of a file that ends in %s, in the folder of the scene", clip(name), strings.Join(endings, " or "))
	}
	file := filepath.Join(filepath.Dir(s.file), name)
	info, err := os.Stat(file)
	if err != nil {
		return nil, fmt.Errorf("there is no file %q beside the scene", clip(name))
	}
	if info.Size() > maxBeside {
		return nil, fmt.Errorf("%q has %d bytes, want at most %d", clip(name), info.Size(), maxBeside)
	}
	return os.ReadFile(file)
}

// airDensity is that which groom takes for the drag of leaves [kg/m³].
const airDensity = 1.2

// growForest returns the strands of the forest.
func (c *Chain) growForest(s *Scene) ([]chain.Strand, error) {
	of := *c.Forest
	of.Young, of.Loss, of.PoseStrength, of.PoseDamping = 0, 0, 0, 0
	if c.grown == nil || !reflect.DeepEqual(c.grown.of, of) {
		g, err := plot(of, growth{}, func() (*grown, error) {
			g := &grown{}
			return g, g.plant(&of)
		})
		if err != nil {
			return nil, err
		}
		c.grown = g
	}
	out := slices.Clone(c.grown.strands)
	for i := range out {
		t := &out[i]
		if c.Forest.Young > 0 {
			t.Young = c.Forest.Young
		}
		if c.Forest.Loss > 0 {
			t.Loss = c.Forest.Loss
		}
		t.PoseStrength, t.PoseDamping = c.Forest.PoseStrength, c.Forest.PoseDamping
		if s.airy() {
			t.QuadraticDrag = 0 // what leaves catch is told to the fields
		}
	}
	return out, nil
}

// plant grows the plants of a forest where they stand.
func (g *grown) plant(of *Forest) error {
	species, ok := groom.SpeciesNamed(of.Species)
	if !ok {
		return fmt.Errorf("there is no species %q", of.Species)
	}
	if of.Height > 0 {
		by := of.Height / species.Height
		species.Height, species.Radius = of.Height, species.Radius*by
		species.Leaves.Size *= by
	}
	if of.Links > 0 {
		species.Levels[0].Links = of.Links
	}
	places, err := mesh.Plane(of.Area[0], of.Area[1], 1).Sample(mesh.SampleConfig{
		Count: of.Count, Seed: uint64(of.Seed),
		Mask: func(p spatial.Vec3) bool { return math.Hypot(p.X, p.Y) >= of.Clearing },
	})
	if err != nil {
		return err
	}
	for i, p := range places {
		random := rand.New(rand.NewPCG(uint64(of.Seed), uint64(i)))
		tree, err := groom.Tree(species, random.Uint64())
		if err != nil {
			return err
		}
		at := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 2*math.Pi*random.Float64()), Pos: p.Point}
		g.strands, g.riders = tree.AppendTo(g.strands, g.riders, fmt.Sprintf("t%d.", i), at)
	}
	return nil
}

// airy reports whether there is air among the fields of a scene.
func (s *Scene) airy() bool {
	for _, f := range s.Fields.All() {
		if f.Drag != nil || slices.Contains(airKinds, f.kind()) || windAssignment.MatchString(string(f.Expression)) {
			return true
		}
	}
	return false
}

// leafy is a chain whose links catch more wind than their wood.
type leafy struct {
	*chain.Chain
	radii []float64 // of bare links with as much drag [m]
}

// AppendElements shows fields links as thick as what they carry makes them.
func (l *leafy) AppendElements(dst []outer.Element) []outer.Element {
	first := len(dst)
	dst = l.Chain.AppendElements(dst)
	for i := range dst[first:] {
		dst[first+i].Radius = l.radii[i]
	}
	return dst
}

// dress returns the body that the world sees: one with leaves, where there are fields that move them.
func (r *Running) dress(name string) *leafy {
	of, body := r.Scene.Bodies.Get(name).Chain, r.chains[name]
	if of.Forest == nil || !r.Scene.airy() {
		return nil
	}
	out := &leafy{body, make([]float64, body.Links())}
	for i, s := range of.grown.strands {
		first, count := body.LinksOf(i)
		for k := first; k < first+count; k++ {
			out.radii[k] = s.QuadraticDrag / airDensity
		}
	}
	return out
}

// grows reports whether the strands of c are grown and not drawn; they are known once they are.
func (c *Chain) grows() bool { return c.Groom != nil || c.Forest != nil }

// firstStrand returns the name of the first strand that grows.
func (c *Chain) firstStrand() string {
	if c.Groom != nil {
		return strandWord + "0"
	}
	return "t0." + c.Forest.Species
}

// checkStrands finds what names a strand that a groom or a forest does not have.
func (r *Running) checkStrands() error {
	check := func(path, body, strand string) error {
		c := r.chains[body]
		if c == nil || !r.Scene.Bodies.Get(body).Chain.grows() {
			return nil
		}
		if _, ok := c.Strand(strand); ok {
			return nil
		}
		all := c.Config().Strands
		return r.Scene.mistake(path+".strand", fmt.Errorf("there is no strand %q, want one of %d, %s to %s", clip(strand), len(all), all[0].Name, all[len(all)-1].Name))
	}
	for name, p := range r.Scene.Probes.All() {
		if p.At != nil {
			if err := check("probes."+name, p.Body, p.Strand); err != nil {
				return err
			}
		}
	}
	for name, t := range r.Scene.Tools.All() {
		if err := check("tools."+name, t.Body, t.Strand); err != nil {
			return err
		}
	}
	for name, b := range r.Scene.Bonds.All() {
		if err := errors.Join(check("bonds."+name+".from", b.From.Body, b.From.Strand), check("bonds."+name+".to", b.To.Body, b.To.Strand)); err != nil {
			return err
		}
	}
	return nil
}

// grownMistake says what is wrong with a groom or a forest in the words of the file.
func (c *Chain) grownMistake(path string, err error) Mistake {
	at := path + ".groom"
	if c.Forest != nil {
		at = path + ".forest"
	}
	var wrong *groom.FieldError
	var cost *groom.CostError
	var file *fileError
	var surface *mesh.FieldError
	switch {
	case errors.As(err, &file):
		return Mistake{Path: at + "." + file.key, Problem: file.Error()}
	case errors.As(err, &cost):
		return Mistake{
			Path: at + ".count", Value: fmt.Sprint(cost.Strands),
			Problem: fmt.Sprintf("%d strands have %d links, which takes about %.3g s of one core for each simulated second and %.2g GB of memory", cost.Strands, cost.Links, cost.Seconds, float64(cost.Bytes)/1e9),
			Want:    fmt.Sprintf("a level_of_detail: %.2g stays within max_cost, %s s; 1 asks for all of it", cost.LevelOfDetail, number(cost.Limit)),
		}
	case errors.As(err, &wrong) && strings.HasPrefix(wrong.Field, "Curves"):
		return Mistake{Path: at + ".file", Problem: fmt.Sprintf("strand %s is %v", strings.TrimPrefix(wrong.Field, "Curves"), wrong.Value), Want: goWord.ReplaceAllStringFunc(wrong.Want, groomWords.key)}
	case errors.As(err, &wrong):
		return groomWords.mistake(join(at, snake(wrong.Field)), wrong.Field, wrong.Value, wrong.Want)
	case errors.As(err, &surface):
		return Mistake{Path: at, Problem: fmt.Sprintf("%s is %v", snake(surface.Field), surface.Value), Want: surface.Want}
	}
	return Mistake{Path: path, Problem: err.Error()}
}

// grownKey returns the key of a field of a strand that was grown, such as Profiles.Size[0].Value.
func (c *Chain) grownKey(goPath string) string {
	path := strings.Replace(snake(goPath), ".value", ".factor", 1)
	if c.Forest != nil {
		return join("forest", path)
	}
	return join("groom.fibre", path)
}
