package scene

import (
	"fmt"

	"github.com/tendril-sim/tendril/constraint"
)

// Finish is a kind of surface: how it is to touch. Where two surfaces meet, friction is the geometric mean of both, restitution the larger, softness the
// sum, unless a law says otherwise.
type Finish struct {
	Static      float64  `key:"static" doc:"Coefficient of friction that holds without slip." unit:"1" default:"0.5" min:"0" max:"1000" slider:"0 1.5"`
	Dynamic     *float64 `key:"dynamic" doc:"Coefficient of friction that slows a slip down, at most that of static; that of static if not given." unit:"1" min:"0" max:"1000" slider:"0 1.5"`
	Restitution float64  `key:"restitution" doc:"Part of the approaching speed that a blow gives back." unit:"1" default:"0" min:"0" max:"1" slider:"0 1"`
	ERP         float64  `key:"erp" doc:"Part of an overlap that is taken back in a step; 0.2 if 0 (Zaeh et al. 2004, eq. 12)." unit:"1" default:"0" min:"0" max:"1" slider:"0 1"`
	CFM         float64  `key:"cfm" doc:"How fast a contact gives way to a force; 0 is rigid (Zaeh et al. 2004, eq. 12)." unit:"m/(N s)" default:"0" min:"0" max:"1e6" slider:"1e-6 1 log"`
}

// PairLaw is what happens where two surfaces touch.
type PairLaw struct {
	Between [2]string `key:"between" doc:"Names of the two surfaces; the same twice for a surface on itself." required:"true" live:"false"`
	Finish
}

// Touch says how contacts are solved.
type Touch struct {
	Method   string  `key:"method" doc:"How forces are found: pivoting is exact, for few contacts, sweeping for many; automatic chooses by their number." enum:"automatic pivoting sweeping" default:"automatic"`
	Friction string  `key:"friction" doc:"Coulomb's cone, or two directions with bounds of their own (box; Zaeh et al. 2004, eq. 9–10)." enum:"cone box" default:"cone"`
	Pause    float64 `key:"pause" doc:"How long bodies that touch must be slow before they fall asleep; 0 lets none." unit:"s" default:"0.5" min:"0" max:"1e6"`
}

// law returns f as the solver has it.
func (f *Finish) law() constraint.Law {
	out := constraint.Law{Static: f.Static, Dynamic: f.Static, Restitution: f.Restitution, ERP: f.ERP, CFM: f.CFM}
	if f.Dynamic != nil {
		out.Dynamic = *f.Dynamic
	}
	return out
}

// Words of the file for the ways to solve contacts.
var (
	touchMethods  = map[string]constraint.Method{"automatic": constraint.Automatic, "pivoting": constraint.Pivoting, "sweeping": constraint.Sweeping}
	touchFriction = map[string]constraint.FrictionModel{"cone": constraint.FrictionCone, "box": constraint.FrictionBox}
)

// pause returns the pause as the world has it.
func (t *Touch) pause() float64 {
	if t.Pause == 0 {
		return -1
	}
	return t.Pause
}

func (c *checker) finish(path string, f *Finish) {
	if f.Dynamic != nil && *f.Dynamic > f.Static {
		c.blame(path+".dynamic", Mistake{Problem: "is " + number(*f.Dynamic), Value: number(*f.Dynamic), Want: "at most that of static, " + number(f.Static)})
	}
}

// touch checks surfaces, laws and who passes whom.
func (c *checker) touch() {
	s := c.scene
	for name, f := range s.Surfaces.All() {
		c.finish("surfaces."+name, f)
	}
	for name, l := range s.Laws.All() {
		c.finish("laws."+name, &l.Finish)
		for i, surface := range l.Between {
			c.name(fmt.Sprintf("laws.%s.between[%d]", name, i), "surface", surface, s.Surfaces.Names())
		}
	}
	for i, pair := range s.Pass {
		for j, body := range pair {
			c.toucher(fmt.Sprintf("pass[%d][%d]", i, j), body)
		}
	}
}

// toucher checks the name of what can touch: a rigid body, a group of them, a hand or a limb of one.
func (c *checker) toucher(path, name string) {
	if limb, _, _ := c.scene.LimbOf(name); limb == nil && c.scene.Hands.Get(name) == nil {
		c.rigidName(path, name, true)
	}
}

// rigidName checks the name of a rigid body, or, where that is allowed, of a group of them.
func (c *checker) rigidName(path, name string, groups bool) {
	of, _, _ := c.scene.BodyOf(name)
	entry, member := splitMember(name)
	switch whole := c.scene.Bodies.Get(entry); {
	case whole == nil:
		c.name(path, "body", entry, c.scene.Bodies.Names())
	case whole.Rigid == nil:
		c.blame(path, Mistake{Problem: entry + " is not rigid", Value: name, Want: "the name of a rigid body"})
	case of == nil && !whole.Rigid.many():
		c.blame(path, Mistake{Problem: entry + " is a body by itself", Value: name, Want: entry})
	case of == nil:
		c.blame(path, Mistake{Problem: fmt.Sprintf("there is no member %d", member), Value: name, Want: fmt.Sprintf("%s[0] to %s[%d]", entry, entry, whole.Rigid.count()-1)})
	case whole.Rigid.many() && member < 0 && !groups:
		c.blame(path, Mistake{Problem: name + " is a group", Value: name, Want: fmt.Sprintf("one of its members, %s[0] to %s[%d]", entry, entry, whole.Rigid.count()-1)})
	}
}

// addSurfaces adds surfaces and laws.
func (r *Running) addSurfaces() (err error) {
	for name, f := range r.Scene.Surfaces.All() {
		if r.surfaces[name], err = r.World.AddSurface(f.law()); err != nil {
			return r.Scene.mistake("surfaces."+name, err)
		}
	}
	return r.layDown()
}

// layDown tells the world the laws.
func (r *Running) layDown() error {
	for name, l := range r.Scene.Laws.All() {
		if err := r.World.SetLaw(r.surfaces[l.Between[0]], r.surfaces[l.Between[1]], l.law()); err != nil {
			return r.Scene.mistake("laws."+name, err)
		}
	}
	return nil
}

// addPasses lets bodies pass through each other.
func (r *Running) addPasses() error {
	for _, pair := range r.Scene.Pass {
		a, first := r.rigidNamed(pair[0])
		b, second := r.rigidNamed(pair[1])
		for i := range a {
			for j := range b {
				if first+i != second+j {
					r.World.Pass(first+i, second+j)
				}
			}
		}
	}
	return nil
}
