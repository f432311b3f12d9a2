package scene

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/spatial"
)

// Load reads a scene. The error is Mistakes: everything that is wrong, each with file, line and, where one is near, a
// suggestion. The name is that of the file, for these lines.
func Load(name string, data []byte) (*Scene, error) {
	root, wrong := parse(data)
	if wrong != nil {
		wrong.File = name
		return nil, Mistakes{wrong}
	}
	s := &Scene{file: name, root: root}
	d := decoder{file: name}
	d.decodeStruct(reflect.ValueOf(s).Elem(), root, "")
	d.mistakes = append(d.mistakes, s.check(d.mistakes)...)
	slices.SortStableFunc(d.mistakes, func(a, b *Mistake) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	if err := d.mistakes.or(); err != nil {
		return nil, err
	}
	return s, nil
}

// checker finds what the types alone cannot: names that name nothing, fields that exclude each other, rods that cannot be.
type checker struct {
	scene    *Scene
	known    Mistakes // found before: what they are about is not judged again
	mistakes Mistakes
}

// check returns the mistakes in s that are not among those known already.
func (s *Scene) check(known Mistakes) Mistakes {
	c := checker{scene: s, known: known}
	if len(s.Bodies.Names()) == 0 {
		c.blame("bodies", Mistake{Problem: "is empty", Want: "at least one body"})
	}
	for name, p := range s.Paths.All() {
		c.path("paths."+name, p)
	}
	for name, f := range s.Fields.All() {
		c.field("fields."+name, name, f)
	}
	for name, b := range s.Bodies.All() {
		c.body("bodies."+name, b)
	}
	for name, h := range s.Hands.All() {
		c.hand("hands."+name, name, h)
	}
	for name, p := range s.Planes.All() {
		c.plane("planes."+name, p)
	}
	c.touch()
	for name, b := range s.Bonds.All() {
		c.bond("bonds."+name, b)
	}
	for name, t := range s.Stitches.All() {
		c.stitch("stitches."+name, name, t)
	}
	for name, j := range s.Joints.All() {
		c.joint("joints."+name, j)
	}
	c.rivals()
	for name, t := range s.Tools.All() {
		c.tool("tools."+name, t)
	}
	for name, d := range s.Devices.All() {
		c.device("devices."+name, d)
	}
	for name, t := range s.Tracks.All() {
		c.track("tracks."+name, t)
	}
	for name, p := range s.Props.All() {
		c.prop("props."+name, name, p)
	}
	for name, p := range s.Probes.All() {
		c.probe("probes."+name, p)
	}
	return c.mistakes
}

// blame adds a mistake, unless one is known for the same field or for something in it.
func (c *checker) blame(path string, m Mistake) {
	if !c.sound(path) {
		return
	}
	m.File, m.Path = c.scene.file, path
	m.Line, m.Column = c.scene.root.find(path)
	c.mistakes = append(c.mistakes, &m)
}

// sound reports whether nothing is known to be wrong at the path or below it.
func (c *checker) sound(path string) bool {
	wrong := func(m *Mistake) bool {
		rest, ok := strings.CutPrefix(m.Path, path)
		return ok && (rest == "" || rest[0] == '.' || rest[0] == '[')
	}
	return !slices.ContainsFunc(c.known, wrong) && !slices.ContainsFunc(c.mistakes, wrong)
}

// name checks that a name names something.
func (c *checker) name(path, what, name string, names []string) {
	if slices.Contains(names, name) {
		return
	}
	m := Mistake{Problem: fmt.Sprintf("there is no %s %q", what, clip(name)), Value: clip(name), Suggestion: suggest.Nearest(clip(name), names)}
	if m.Suggestion == "" {
		m.Want = "one of " + strings.Join(names, ", ")
		if len(names) == 0 {
			m.Want = "the name of a " + what + "; the scene has none"
		}
	}
	c.blame(path, m)
}

// exactlyOne checks that one and only one of the named keys is given.
func (c *checker) exactlyOne(path string, v any, keys ...string) {
	given := slices.DeleteFunc(givenKeys(reflect.ValueOf(v).Elem()), func(k string) bool { return !slices.Contains(keys, k) })
	want := "exactly one of " + strings.Join(keys, ", ")
	switch len(given) {
	case 0:
		c.blame(path, Mistake{Problem: "has none of " + strings.Join(keys, ", "), Want: want})
	case 1:
	default:
		c.blame(path, Mistake{Problem: "has both " + strings.Join(given, " and "), Value: strings.Join(given, ", "), Want: want})
	}
}

func (c *checker) path(path string, p *Path) {
	if !c.sound(path) {
		return
	}
	if len(p.Keys) < 2 || (p.Loop && len(p.Keys) < 3) {
		want := "at least 2"
		if p.Loop {
			want = "at least 3, the last a copy of the first"
		}
		c.blame(path+".keys", Mistake{Problem: fmt.Sprintf("has %d", len(p.Keys)), Want: want})
		return
	}
	for i := range p.Keys[1:] {
		if a, b := p.Keys[i].Time, p.Keys[i+1].Time; b <= a {
			c.blame(fmt.Sprintf("%s.keys[%d].time", path, i+1), Mistake{Problem: "is " + number(b), Value: number(b), Want: fmt.Sprintf("more than that of the key before, %s [s]", number(a))})
		}
	}
	first, last := p.Keys[0], p.Keys[len(p.Keys)-1]
	if first.Time = last.Time; p.Loop && first != last {
		c.blame(fmt.Sprintf("%s.keys[%d]", path, len(p.Keys)-1), Mistake{Problem: "is not where the first key is", Want: "the same position, rotation and turns, to close the loop"})
	}
	if !c.sound(path) {
		return
	}
	if _, err := p.build(); err != nil {
		c.blame(path, Mistake{Problem: err.Error()})
	}
}

// bodyKinds are the kinds of bodies, of which each has one.
var bodyKinds = []string{"rod", "chain", "rigid", "solid", "green"}

// Kind returns the kind of a body, as in rod; "" if it has none or more than one.
func (b *Body) Kind() string {
	given := slices.DeleteFunc(givenKeys(reflect.ValueOf(b).Elem()), func(k string) bool { return !slices.Contains(bodyKinds, k) })
	if len(given) != 1 {
		return ""
	}
	return given[0]
}

func (c *checker) body(path string, b *Body) {
	c.exactlyOne(path, b, bodyKinds...)
	c.colour(path+".colour", b.Colour)
	switch b.Kind() {
	case "rod":
		c.rod(path+".rod", b.Rod)
	case "chain":
		c.chain(path+".chain", b.Chain)
	case "rigid":
		c.rigid(path+".rigid", b.Rigid)
	case "solid":
		c.soft(path+".solid", b.Solid)
	case "green":
		c.green(path+".green", b.Green)
	}
}

func (c *checker) colour(path, s string) {
	if s != "" && !colour(s) {
		c.blame(path, Mistake{Problem: fmt.Sprintf("is %q", s), Value: s, Want: `a colour such as "#4a7fd4"`})
	}
}

func colour(s string) bool {
	return len(s) == 7 && s[0] == '#' && strings.Trim(s[1:], "0123456789abcdefABCDEF") == ""
}

func (c *checker) rod(path string, r *Rod) {
	c.exactlyOne(path+".curve", &r.Curve, keysOf(reflect.TypeFor[Curve]())...)
	if given := slices.DeleteFunc(givenKeys(reflect.ValueOf(&r.Section).Elem()), func(k string) bool { return k != "radius" && k != "radii" && k != "area" }); len(given) > 1 {
		c.blame(path+".section", Mistake{Problem: "has both " + strings.Join(given, " and "), Value: strings.Join(given, ", "), Want: "only one of radius, radii and area"})
	}
	for i := range r.Holds {
		h, at := &r.Holds[i], fmt.Sprintf("%s.holds[%d]", path, i)
		if h.Path != "" {
			c.name(at+".path", "path", h.Path, c.scene.Paths.Names())
			if h.Frame != nil {
				c.blame(at, Mistake{Problem: "has both frame and path", Want: "at most one of them"})
			}
		}
	}
	for i := range r.Loads {
		l, at := &r.Loads[i], fmt.Sprintf("%s.loads[%d]", path, i)
		switch spread := l.From != nil || l.To != nil; {
		case spread && l.At != nil:
			c.blame(at, Mistake{Problem: "has both at and from or to", Want: "at for a point, or from and to for a part of the rod"})
		case l.At == nil && (l.From == nil || l.To == nil):
			c.blame(at, Mistake{Problem: "has no place", Want: "at for a point, or from and to for a part of the rod"})
		case spread && *l.From >= *l.To:
			c.blame(at+".to", Mistake{Problem: "is " + number(float64(*l.To)), Value: number(float64(*l.To)), Want: "more than from, " + number(float64(*l.From))})
		}
	}
	if r.Surface != "" {
		c.name(path+".surface", "surface", r.Surface, c.scene.Surfaces.Names())
	}
	if r.Adapt != nil && r.Rest == "hanging" {
		c.blame(path+".adapt", Mistake{Problem: "is given for a rod that is drawn hanging", Want: "rest: natural, or no adapt: the rest shape is known at the nodes only"})
	}
	if !c.sound(path) {
		return
	}
	cfg, err := r.config(c.scene.Gravity, func(string) spatial.Frame { return spatial.AtOrigin })
	if err == nil {
		r.touching(c.scene, &cfg)
		err = cfg.Validate()
	}
	if err != nil {
		m := r.mistake(path, err)
		c.blame(m.Path, m)
	}
}

// place checks a point of a body.
func (c *checker) place(path, body, strand string) {
	if c.isRigid(body) {
		if c.rigidName(path+".body", body, false); strand != "" {
			c.blame(path+".strand", Mistake{Problem: fmt.Sprintf("is given for %s, which is no chain", body), Value: strand, Want: "none"})
		}
		return
	}
	c.name(path+".body", "body", body, c.scene.Bodies.Names())
	b := c.scene.Bodies.Get(body)
	switch {
	case b == nil:
	case b.Chain != nil:
		names := b.Chain.Strands.Names()
		if b.Chain.grows() {
			if strand == "" {
				c.blame(path+".strand", Mistake{Problem: "is missing", Want: "a strand of the groom or the forest, such as " + b.Chain.firstStrand()})
			}
		} else if strand != "" {
			c.name(path+".strand", "strand", strand, names)
		} else if len(names) > 1 {
			c.blame(path+".strand", Mistake{Problem: "is missing", Want: "one of " + strings.Join(names, ", ")})
		}
	case strand != "":
		c.blame(path+".strand", Mistake{Problem: fmt.Sprintf("is given for %s, which is no chain", body), Value: strand, Want: "none"})
	}
}

// isRigid reports whether a name is that of a rigid body, or of a group of them or a member of one.
func (c *checker) isRigid(name string) bool {
	entry, _ := splitMember(name)
	b := c.scene.Bodies.Get(entry)
	return b != nil && b.Rigid != nil
}

func (c *checker) end(path string, e *End) {
	if c.isRigid(e.Body) || c.isSoft(e.Body) || c.isGreen(e.Body) {
		c.place(path, e.Body, e.Strand)
		if c.exactlyOne(path, e, "body", "path"); e.At != nil {
			c.blame(path+".at", Mistake{Problem: "is given for a rigid body or a solid", Want: "frame: a place in its own coordinates"})
		}
		return
	}
	c.exactlyOne(path, e, "body", "path", "frame")
	switch {
	case e.Body != "":
		c.place(path, e.Body, e.Strand)
		if e.At == nil {
			c.blame(path+".at", Mistake{Problem: "is missing", Want: "a place along the body: start, end or a number between 0 and 1"})
		}
	case e.At != nil:
		c.blame(path+".at", Mistake{Problem: "is given without a body", Want: "a body beside it"})
	case e.Strand != "":
		c.blame(path+".strand", Mistake{Problem: "is given without a body", Want: "a body beside it"})
	case e.Path != "":
		c.name(path+".path", "path", e.Path, c.scene.Paths.Names())
	}
}

func (c *checker) bond(path string, b *Bond) {
	c.end(path+".from", &b.From)
	c.end(path+".to", &b.To)
	c.damping(path, b.Linear, b.LinearDamping, b.Angular, b.AngularDamping)
	if b.From.Body == "" {
		c.blame(path+".from", Mistake{Problem: "is not a point of a body", Want: "a body; a path or a frame belongs in to"})
	}
	if b.From.Body != "" && b.From.point() == b.To.point() {
		c.blame(path+".to", Mistake{Problem: "is the same point as from", Want: "another point"})
	}
	if b.OffsetPath == "" {
		return
	}
	c.name(path+".offset_path", "path", b.OffsetPath, c.scene.Paths.Names())
	to := c.scene.Bodies.Get(b.To.Body)
	switch {
	case b.Offset != nil:
		c.blame(path, Mistake{Problem: "has both offset and offset_path", Want: "at most one of them"})
	case b.To.Path != "":
		c.blame(path, Mistake{Problem: "has two paths: one for to and one for the offset", Want: "at most one of them"})
	case !c.isRigid(b.To.Body) && !c.isSoft(b.To.Body) && (to == nil || to.Chain == nil):
		c.blame(path+".offset_path", Mistake{Problem: "is given for what is no point of a chain or a rigid body", Value: b.OffsetPath, Want: "to: a point of a chain or a rigid body; a frame is moved by a path of its own"})
	}
}

// point is what an end takes hold of, to compare it with others.
func (e *End) point() (p struct {
	body, strand string
	at           Place
	on           Frame
}) {
	p.body, p.strand = e.Body, e.Strand
	if e.At != nil {
		p.at = *e.At
	}
	if e.Body != "" && e.Frame != nil {
		p.on = *e.Frame
	}
	return p
}

// rivals finds bonds that ask one point to be in two places: rigid ones to different paths or frames, and those at a root that
// stands on its base.
func (c *checker) rivals() {
	type held struct {
		name string
		bond *Bond
	}
	var rigid []held
	for name, b := range c.scene.Bonds.All() {
		path := "bonds." + name
		if b.From.Body == "" || b.To.Body != "" || !b.rigid() || !c.sound(path) {
			continue
		}
		if c.standing(&b.From) {
			c.blame(path+".from", Mistake{Problem: "is the root of a strand that stands on its base already", Want: "another point, or root: free"})
		}
		for _, other := range rigid {
			if other.bond.From.point() == b.From.point() && constraint.Axes(other.bond.Axes)&constraint.Axes(b.Axes)&constraint.Pinned != 0 {
				c.blame(path+".from", Mistake{Problem: fmt.Sprintf("is held by bond %q already, in the same directions", other.name), Want: "one of them, other axes, or a soft bond"})
			}
		}
		rigid = append(rigid, held{name, b})
	}
}

// rigid reports whether a bond leaves the directions in which it holds a position no freedom at all.
func (b *Bond) rigid() bool {
	return b.Linear == 0 && b.LinearSlack == 0 && b.Strength == 0 && constraint.Axes(b.Axes)&constraint.Pinned != 0
}

// standing reports whether an end is where a strand stands on the base of its chain.
func (c *checker) standing(e *End) bool {
	b := c.scene.Bodies.Get(e.Body)
	if b == nil || b.Chain == nil || e.At == nil || *e.At != 0 {
		return false
	}
	s := b.Chain.Strands.Get(b.Chain.strandNamed(e.Strand))
	return s != nil && s.Parent == "" && s.Root != "free"
}

// damping checks that only a soft bond is damped: a rigid one has nothing to damp.
func (c *checker) damping(path string, linear, linearDamping, angular, angularDamping float64) {
	if linear == 0 && linearDamping > 0 {
		c.blame(path+".linear_damping", Mistake{Problem: "is given for a rigid bond", Value: number(linearDamping), Want: "linear to be more than 0 [N/m]"})
	}
	if angular == 0 && angularDamping > 0 {
		c.blame(path+".angular_damping", Mistake{Problem: "is given for a rigid bond", Value: number(angularDamping), Want: "angular to be more than 0 [N m/rad]"})
	}
}

func (c *checker) tool(path string, t *Tool) {
	if c.place(path, t.Body, t.Strand); c.isSoft(t.Body) {
		c.blame(path+".body", Mistake{Problem: fmt.Sprintf("%q is a solid", t.Body), Value: t.Body, Want: "a plane or a bond for a solid"})
	}
	c.exactlyOne(path, t, "path", "frame")
	if t.Path != "" {
		c.name(path+".path", "path", t.Path, c.scene.Paths.Names())
	}
}
