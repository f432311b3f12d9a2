package scene

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"

	outer "github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// Field acts on all chains from outside: exactly one of its kinds is given. The kinds of air add up to one wind, which the law of drag sees.
type Field struct {
	Gravity    *Pull       `key:"gravity" doc:"An acceleration that is the same everywhere, beside the gravity of the scene."`
	Wind       *Wind       `key:"wind" doc:"Air in motion, the same everywhere, with gusts."`
	Gust       *Gust       `key:"gust" doc:"Air in motion: a front that travels over the scene, once or again and again."`
	Turbulence *Turbulence `key:"turbulence" doc:"Air in motion: random eddies, without divergence."`
	Vortex     *Vortex     `key:"vortex" doc:"Air in motion: a line that air circles about."`
	Wake       *Wake       `key:"wake" doc:"Air in motion: what a moving ball, a head for one, does to the air around it and behind it."`
	Drag       *Drag       `key:"drag" doc:"The law by which air pulls at a strand, in place of that of a round fibre; alone, it is still air."`
	Attractor  *Attractor  `key:"attractor" doc:"A point or a line that everything is drawn to."`
	Expression Formula     `key:"expression" doc:"Formulas: they set the force fx, fy, fz [N], the acceleration ax, ay, az [m/s²], or the wind wx, wy, wz [m/s], from x, y, z, vx, vy, vz, t, s (0 at the root, 1 at the tip), tx, ty, tz, length, radius and mass."`
	Weight     float64     `key:"weight" doc:"Factor on what it does." unit:"1" default:"1" min:"-1000" max:"1000" slider:"0 2"`
}

// Formula is the text of an expression.
type Formula string

// Pull is a field of gravity.
type Pull struct {
	Acceleration spatial.Vec3 `key:"acceleration" doc:"Acceleration." unit:"m/s²" required:"true" slider:"-20 20"`
}

// Wind is field.Wind in the words of a file.
type Wind struct {
	Velocity spatial.Vec3 `key:"velocity" doc:"Mean velocity." unit:"m/s" required:"true" slider:"-20 20"`
	Gust     float64      `key:"gust" doc:"Root mean square of the changes of speed, relative to the mean." unit:"1" default:"0" min:"0" max:"10" slider:"0 1"`
	Period   float64      `key:"period" doc:"From one gust to the next, about." unit:"s" default:"3" above:"0" max:"1e4" slider:"0.5 20"`
	Seed     int          `key:"seed" doc:"Another seed, other gusts." unit:"1" default:"0" min:"0" max:"1e9"`
}

// Gust is field.Front in the words of a file.
type Gust struct {
	Velocity  spatial.Vec3 `key:"velocity" doc:"Velocity of the air at the crest." unit:"m/s" required:"true" slider:"-30 30"`
	Direction spatial.Vec3 `key:"direction" doc:"In which the front travels; that of velocity if 0." unit:"1" default:"[0, 0, 0]"`
	Speed     float64      `key:"speed" doc:"With which it travels; that of the air if 0." unit:"m/s" default:"0" min:"0" max:"1e4" slider:"0 40"`
	Origin    spatial.Vec3 `key:"origin" doc:"A place that the crest passes at start." unit:"m" default:"[0, 0, 0]" slider:"-50 50"`
	Start     float64      `key:"start" doc:"When." unit:"s" default:"0" min:"-1e6" max:"1e6" slider:"0 20"`
	Ahead     float64      `key:"ahead" doc:"How far it reaches ahead of the crest; half of behind if 0." unit:"m" default:"0" min:"0" max:"1e5" slider:"0 20"`
	Behind    float64      `key:"behind" doc:"How far it reaches behind the crest." unit:"m" default:"2" above:"0" max:"1e5" slider:"0.1 50"`
	Period    float64      `key:"period" doc:"From one crest to the next; 0 for a single one." unit:"s" default:"0" min:"0" max:"1e5" slider:"0 30"`
}

// Turbulence is field.TurbulenceConfig in the words of a file.
type Turbulence struct {
	Speed    float64      `key:"speed" doc:"Root mean square of the velocity." unit:"m/s" above:"0" max:"1e3" slider:"0.1 10" required:"true"`
	Length   float64      `key:"length" doc:"Size of the largest eddies." unit:"m" default:"0.5" above:"0" max:"1e4" slider:"0.05 20 log"`
	LifeTime float64      `key:"life_time" doc:"Of the largest eddies; length over speed if 0." unit:"s" default:"0" min:"0" max:"1e5" slider:"0 10"`
	Octaves  int          `key:"octaves" doc:"Sizes of eddies, each half as large as the one before." unit:"1" default:"3" min:"1" max:"12"`
	Gain     float64      `key:"gain" doc:"Speed of an octave relative to the one before; that of Kolmogorov's law if 0." unit:"1" default:"0" min:"0" max:"1" slider:"0 1"`
	Drift    spatial.Vec3 `key:"drift" doc:"Velocity with which eddies are carried along." unit:"m/s" default:"[0, 0, 0]" slider:"-20 20"`
	Seed     int          `key:"seed" doc:"Another seed, other eddies." unit:"1" default:"0" min:"0" max:"1e9"`
}

// Vortex is field.Vortex in the words of a file.
type Vortex struct {
	Point       spatial.Vec3 `key:"point" doc:"A point of its axis at time 0." unit:"m" default:"[0, 0, 0]" slider:"-10 10"`
	Axis        spatial.Vec3 `key:"axis" doc:"Direction of its axis, turned about by the right hand." unit:"1" default:"[0, 0, 1]"`
	Drift       spatial.Vec3 `key:"drift" doc:"Velocity with which it wanders." unit:"m/s" default:"[0, 0, 0]" slider:"-5 5"`
	Circulation float64      `key:"circulation" doc:"Around the whole of it; negative turns the other way." unit:"m²/s" required:"true" slider:"-50 50"`
	Radius      float64      `key:"radius" doc:"Of its core." unit:"m" default:"0.1" above:"0" max:"1e4" slider:"0.01 5 log"`
	Core        string       `key:"core" doc:"How it turns near its axis: lamb-oseen is smooth, rankine turns like a rigid body." enum:"lamb-oseen rankine" default:"lamb-oseen"`
}

// Wake is field.Wake in the words of a file.
type Wake struct {
	Path     string       `key:"path" doc:"Name of the path that moves the ball; it is still if not given." live:"false"`
	Centre   spatial.Vec3 `key:"centre" doc:"Of the ball, in the axes of the path." unit:"m" default:"[0, 0, 0]" slider:"-1 1"`
	Velocity spatial.Vec3 `key:"velocity" doc:"Of the ball, beside that of the path." unit:"m/s" default:"[0, 0, 0]" slider:"-10 10"`
	Radius   float64      `key:"radius" doc:"Of the ball." unit:"m" default:"0.1" above:"0" max:"1e3" slider:"0.01 2 log"`
	Length   float64      `key:"length" doc:"Over which the wake falls off; ten times the radius if 0." unit:"m" default:"0" min:"0" max:"1e4" slider:"0 10"`
}

// Drag is field.Drag in the words of a file.
type Drag struct {
	Density      float64 `key:"density" doc:"Of the medium." unit:"kg/m³" default:"1.2" above:"0" max:"1e5" slider:"0.1 1000 log"`
	Across       float64 `key:"across" doc:"Drag coefficient of fast flow across a strand." unit:"1" default:"1" min:"0" max:"1e3" slider:"0 3"`
	Along        float64 `key:"along" doc:"Friction coefficient of fast flow along it." unit:"1" default:"0.01" min:"0" max:"1e3" slider:"0 0.1"`
	LinearAcross float64 `key:"linear_across" doc:"Force of slow flow across, for a length and a speed." unit:"N s/m²" default:"1e-4" min:"0" max:"1e6" slider:"1e-5 0.1 log"`
	LinearAlong  float64 `key:"linear_along" doc:"Force of slow flow along, for a length and a speed." unit:"N s/m²" default:"5e-5" min:"0" max:"1e6" slider:"1e-5 0.1 log"`
}

// Attractor is field.Attractor in the words of a file.
type Attractor struct {
	Point     spatial.Vec3 `key:"point" doc:"What everything is drawn to." unit:"m" default:"[0, 0, 0]" slider:"-5 5"`
	Axis      spatial.Vec3 `key:"axis" doc:"Direction of a line through the point, in place of the point; none if 0." unit:"1" default:"[0, 0, 0]"`
	Pull      string       `key:"pull" doc:"How it depends on distance: spring grows with it, inverse-square falls with its square." enum:"spring inverse-square" default:"spring"`
	Strength  float64      `key:"strength" doc:"Acceleration for a distance [1/s²] of a spring; acceleration times the square of the distance [m³/s²] of the other. Negative pushes away." unit:"1/s²" required:"true" slider:"-50 50"`
	Softening float64      `key:"softening" doc:"Distance below which an inverse-square pull grows no more." unit:"m" default:"0.1" above:"0" max:"1e4" slider:"0.01 1 log"`
}

var (
	fieldKinds = []string{"gravity", "wind", "gust", "turbulence", "vortex", "wake", "drag", "attractor", "expression"}
	airKinds   = []string{"wind", "gust", "turbulence", "vortex", "wake"}

	vortexCores     = map[string]outer.Core{"lamb-oseen": outer.LambOseen, "rankine": outer.Rankine}
	attractorPulls  = map[string]outer.Pull{"spring": outer.Spring, "inverse-square": outer.InverseSquare}
	fieldWords      = wordsOf(reflect.TypeFor[Gust](), reflect.TypeFor[Wind](), reflect.TypeFor[Turbulence](), reflect.TypeFor[Vortex](), reflect.TypeFor[Wake](), reflect.TypeFor[Drag](), reflect.TypeFor[Attractor](), reflect.TypeFor[Continuum]())
	windAssignment  = regexp.MustCompile(`(?m)(^|;)\s*w[xyz]\s*=`)
	fieldPathPrefix = regexp.MustCompile(`^[A-Z][A-Za-z]*\.`)
)

// act is what a field of a scene does: a part of the wind, or something by itself; both are nil for a drag.
type act struct {
	source outer.Source
	field  outer.Field
}

// build makes the field. The error is a *field.ConfigError or a *field.SyntaxError.
func (f *Field) build() (a act, err error) {
	check := func(v interface{ Validate() error }) { err = v.Validate() }
	switch {
	case f.Gravity != nil:
		g := &outer.Gravity{Acceleration: f.Gravity.Acceleration.Scale(f.Weight)}
		a.field = g
		check(g)
	case f.Wind != nil:
		w := &outer.Wind{Velocity: f.Wind.Velocity, Gust: f.Wind.Gust, Period: f.Wind.Period, Seed: uint64(f.Wind.Seed)}
		a.source = w
		check(w)
	case f.Gust != nil:
		g := f.Gust
		w := &outer.Front{
			Velocity: g.Velocity, Direction: g.Direction, Speed: g.Speed, Origin: g.Origin, Start: g.Start,
			Ahead: g.Ahead, Behind: g.Behind, Period: g.Period,
		}
		a.source = w
		check(w)
	case f.Turbulence != nil:
		t := f.Turbulence
		a.source, err = outer.NewTurbulence(outer.TurbulenceConfig{
			Speed: t.Speed, Length: t.Length, LifeTime: t.LifeTime, Octaves: t.Octaves, Gain: t.Gain, Drift: t.Drift, Seed: uint64(t.Seed),
		})
	case f.Vortex != nil:
		v := f.Vortex
		w := &outer.Vortex{Point: v.Point, Axis: v.Axis, Drift: v.Drift, Circulation: v.Circulation, Radius: v.Radius, Core: vortexCores[v.Core]}
		a.source = w
		check(w)
	case f.Wake != nil:
		w := &outer.Wake{Centre: f.Wake.Centre, Velocity: f.Wake.Velocity, Radius: f.Wake.Radius, Length: f.Wake.Length}
		a.source = w
		check(w)
	case f.Attractor != nil:
		p := f.Attractor
		pull := &outer.Attractor{Point: p.Point, Axis: p.Axis, Pull: attractorPulls[p.Pull], Strength: p.Strength * f.Weight, Softening: p.Softening}
		a.field = pull
		check(pull)
	case f.Drag != nil:
		law := f.Drag.law()
		check(&law)
	case windAssignment.MatchString(string(f.Expression)):
		a.source, err = outer.NewExpressionWind(string(f.Expression))
	default:
		var x *outer.Expression
		if x, err = outer.NewExpression(string(f.Expression)); err == nil {
			a.field = x
			if f.Weight != 1 {
				a.field = &weighed{x, f.Weight}
			}
		}
	}
	return a, err
}

func (d *Drag) law() outer.Drag {
	return outer.Drag{Density: d.Density, Across: d.Across, Along: d.Along, LinearAcross: d.LinearAcross, LinearAlong: d.LinearAlong}
}

// weighed is a formula with a factor on what it does. One that turns a damping into the opposite stays explicit.
type weighed struct {
	*outer.Expression
	weight float64
}

// Add implements field.Field.
func (w *weighed) Add(t float64, e []outer.Element, out []outer.Effect) {
	var part [32]outer.Effect
	for first := 0; first < len(e); first += len(part) {
		n := min(len(part), len(e)-first)
		clear(part[:n])
		w.Expression.Add(t, e[first:first+n], part[:n])
		for i := range n {
			to, from := &out[first+i], &part[i]
			to.Force = to.Force.AddScaled(w.weight, from.Force)
			if w.weight > 0 {
				drag, stiff := from.Drag.Scaled(w.weight), from.Stiff.Scaled(w.weight)
				to.Drag.Add(&drag)
				to.Stiff.Add(&stiff)
			}
		}
	}
}

// air is all the air of a scene.
type air struct {
	outer.Air
	names   []string // of the fields that are its sources
	weights []float64
}

// breeze is a source of air, with a weight.
type breeze struct {
	air *air
	i   int
	outer.Source
}

// At implements field.Source.
func (b breeze) At(t float64, x spatial.Vec3) spatial.Vec3 {
	if w := b.air.weights[b.i]; w != 1 {
		return b.Source.At(t, x).Scale(w)
	}
	return b.Source.At(t, x)
}

// Failures counts how often a formula for the wind was not finite.
func (a *air) Failures() (sum uint64) {
	for _, s := range a.Sources {
		if f, ok := s.(breeze).Source.(interface{ Failures() uint64 }); ok {
			sum += f.Failures()
		}
	}
	return sum
}

// surroundings are the fields of a running scene.
type surroundings struct {
	air     *air           // nil: there is none
	airAt   int            // its number in the world
	numbers map[string]int // in the world, of the fields that are not air
}

// addFields lets the fields of the scene act on its bodies.
func (r *Running) addFields() error {
	r.around = surroundings{numbers: map[string]int{}}
	for name, f := range r.Scene.Fields.All() {
		a, err := f.build()
		if err != nil {
			m := f.mistake("fields."+name, err)
			return r.Scene.place(m.Path, &m)
		}
		if a.field != nil {
			r.around.numbers[name] = r.World.AddField(a.field)
			continue
		}
		r.blow(name, f, a)
	}
	for name, f := range r.Scene.Fields.All() {
		if f.Wake != nil && f.Wake.Path != "" {
			r.World.Script(func(t float64) { r.dragAlong(name, t) })
		}
	}
	return nil
}

// blow adds a field to the air.
func (r *Running) blow(name string, f *Field, a act) {
	if r.around.air == nil {
		r.around.air = &air{}
		r.around.airAt = r.World.AddField(r.around.air)
	}
	all := r.around.air
	if a.source == nil {
		all.Drag = f.Drag.law()
		return
	}
	all.Sources = append(all.Sources, breeze{all, len(all.names), a.source})
	all.names, all.weights = append(all.names, name), append(all.weights, f.Weight)
}

// dragAlong moves the ball of a wake along its path.
func (r *Running) dragAlong(name string, t float64) {
	of, all := r.Scene.Fields.Get(name).Wake, r.around.air
	for i := range all.names {
		if w, ok := all.Sources[i].(breeze).Source.(*outer.Wake); ok && all.names[i] == name {
			f, v, _ := r.movers[of.Path].At(t)
			arm := f.Rot.Rotate(of.Centre)
			w.Centre, w.Velocity = f.Pos.Add(arm), of.Velocity.Add(v.Linear).Add(v.Angular.Cross(arm))
		}
	}
}

// refield brings a changed field into the world.
func (r *Running) refield(name string) error {
	f := r.Scene.Fields.Get(name)
	a, err := f.build()
	if err != nil {
		return err
	}
	if i, ok := r.around.numbers[name]; ok {
		if a.field == nil {
			return errors.New("a formula for a force cannot become one for the wind while the scene runs")
		}
		r.World.SetField(i, a.field)
		return nil
	}
	all := r.around.air
	if f.Drag != nil {
		all.Drag = f.Drag.law()
		return nil
	}
	if a.source == nil {
		return errors.New("a formula for the wind cannot become one for a force while the scene runs")
	}
	for i := range all.names {
		if all.names[i] == name {
			all.Sources[i], all.weights[i] = breeze{all, i, a.source}, f.Weight
		}
	}
	return nil
}

// FieldFailures returns, by field, how often its formula was not finite since it was set; nil where none was.
func (r *Running) FieldFailures() (out map[string]uint64) {
	for name, f := range r.Scene.Fields.All() {
		if f.Expression == "" {
			continue
		}
		var from any
		if i, ok := r.around.numbers[name]; ok {
			from = r.World.Field(i)
		} else {
			for i, n := range r.around.air.names {
				if n == name {
					from = r.around.air.Sources[i].(breeze).Source
				}
			}
		}
		if n := from.(interface{ Failures() uint64 }).Failures(); n > 0 {
			if out == nil {
				out = map[string]uint64{}
			}
			out[name] = n
		}
	}
	return out
}

// mistake says an error of the field package in the words of the file.
func (f *Field) mistake(path string, err error) Mistake {
	var wrong *outer.ConfigError
	var syntax *outer.SyntaxError
	switch {
	case errors.As(err, &syntax):
		return Mistake{Path: path + ".expression", Line: syntax.Line, Column: syntax.Column, Value: syntax.Found, Problem: "found " + syntax.Found, Want: syntax.Want}
	case errors.As(err, &wrong):
		rest := fieldPathPrefix.ReplaceAllString(wrong.Field, "")
		return fieldWords.mistake(join(join(path, f.kind()), snake(rest)), rest, wrong.Value, wrong.Want)
	}
	return Mistake{Path: path, Problem: err.Error()}
}

// kind returns the key of the kind of field that is given.
func (f *Field) kind() string {
	for _, k := range givenKeys(reflect.ValueOf(f).Elem()) {
		if k != "weight" {
			return k
		}
	}
	return ""
}

// field checks what the types alone cannot.
func (c *checker) field(path, name string, f *Field) {
	c.exactlyOne(path, f, fieldKinds...)
	if f.Wake != nil && f.Wake.Path != "" {
		c.name(path+".wake.path", "path", f.Wake.Path, c.scene.Paths.Names())
	}
	if f.Drag != nil {
		for other, g := range c.scene.Fields.All() {
			if other == name {
				break
			}
			if g.Drag != nil {
				c.blame(path+".drag", Mistake{Problem: fmt.Sprintf("is given for %q too", other), Want: "one law of drag for all the air; " + strings.Join(airKinds, ", ") + " add up in it"})
			}
		}
		if f.Weight != 1 {
			c.blame(path+".weight", Mistake{Problem: "is " + number(f.Weight), Value: number(f.Weight), Want: "none: a law of drag has a density"})
		}
	}
	if !c.sound(path) {
		return
	}
	if _, err := f.build(); err != nil {
		m := f.mistake(path, err)
		c.blameText(m.Path, m)
	}
}

// blameText adds a mistake whose line and column are within a text of the file.
func (c *checker) blameText(path string, m Mistake) {
	line, column := m.Line, m.Column
	before := len(c.mistakes)
	if c.blame(path, m); line == 0 || len(c.mistakes) == before {
		return
	}
	last := c.mistakes[before]
	last.within = fmt.Sprintf("line %d, column %d", line, column)
	if n := c.scene.root.at(path); n != nil && n.textLine > 0 {
		last.Line, last.Column = n.textLine+line-1, n.textColumn+column-1
	} else {
		last.Problem = last.within + ": " + last.Problem
	}
}
