package scene

import (
	"iter"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Scene is what a scene file says.
type Scene struct {
	Title  string `key:"title" doc:"Name of the scene, in a few words." required:"true" live:"false"`
	About  string `key:"about" doc:"What it shows, what to try and what to look for." live:"false"`
	Source string `key:"source" doc:"Paper or text the scene comes from." live:"false"`

	Step     float64      `key:"step" doc:"Time between two states of the simulation." unit:"s" default:"0.005" min:"1e-5" max:"0.1" live:"false"`
	Duration float64      `key:"duration" doc:"How long a run without a screen lasts." unit:"s" default:"10" above:"0" max:"1e6" slider:"1 120"`
	Gravity  spatial.Vec3 `key:"gravity" doc:"Gravity in world axes, z up." unit:"m/s²" default:"[0, 0, -9.81]" slider:"-20 20"`

	Paths    Named[Path]      `key:"paths" doc:"Scripted motions by name: frames that move with time, until a hand moves them."`
	Fields   Named[Field]     `key:"fields" doc:"What acts on all chains from outside, by name: wind, gusts, formulas."`
	Bodies   Named[Body]      `key:"bodies" doc:"Bodies by name." required:"true"`
	Hands    Named[Hand]      `key:"hands" doc:"Hands by name, that move by themselves until a person takes them (Zaeh et al. 2004)."`
	Planes   Named[HandPlane] `key:"planes" doc:"Planes by name, that take hold of solids where they cut them (Le Gouis 2013)."`
	Bonds    Named[Bond]      `key:"bonds" doc:"Bonds by name: two points kept together, or a point kept at a frame."`
	Stitches Named[Stitch]    `key:"stitches" doc:"Stitches by name: threads that are sewn into solids." live:"false"`
	Devices  Named[Device]    `key:"devices" doc:"Haptic devices by name: what a person feels a rigid body with."`
	Tools    Named[Tool]      `key:"tools" doc:"Tools by name: frames that pull a point of a body through a spring and a damper."`
	Tracks   Named[Track]     `key:"tracks" doc:"Parameters that change with time, by name." live:"false"`
	Probes   Named[Probe]     `key:"probes" doc:"Figures to watch, by name."`

	Surfaces Named[Finish]  `key:"surfaces" doc:"Kinds of surfaces by name: friction, restitution and softness where rigid bodies touch."`
	Laws     Named[PairLaw] `key:"laws" doc:"What happens where two surfaces touch, by name, in place of what follows from each."`
	Pass     [][2]string    `key:"pass" doc:"Pairs of rigid bodies, groups or hands that pass through each other. Those that a bond or a joint joins do so anyway." live:"false"`
	Joints   Named[Joint]   `key:"joints" doc:"Joints of rigid bodies by name."`
	Touch    Touch          `key:"touch" doc:"How contacts are solved." live:"false"`

	Props Named[Prop] `key:"props" doc:"Things that are only seen, by name: a head, the ground."`
	View  View        `key:"view" doc:"How to look at it."`

	file string // name it was loaded from
	root *node  // what was read, for the lines of mistakes found later
}

// Steps yields the numbers of the steps that fill the scene's duration.
func (s *Scene) Steps() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range int(math.Round(s.Duration / s.Step)) {
			if !yield(i) {
				return
			}
		}
	}
}

// Body is one body: exactly one of its kinds is given.
type Body struct {
	Rod    *Rod   `key:"rod" doc:"A Cosserat rod at rest (Pai 2002): suture, catheter, cable, cord."`
	Chain  *Chain `key:"chain" doc:"Trees of links in motion (Hadap 2006): hair, cable, pendulum, puppet."`
	Rigid  *Rigid `key:"rigid" doc:"A rigid body, or a group of them (Zaeh et al. 2004)."`
	Solid  *Soft  `key:"solid" doc:"A soft solid of tetrahedra (Le Gouis 2013)."`
	Green  *Green `key:"green" doc:"Elastic skin by Green's functions that are computed beforehand, at rest in every step (James & Pai 2002): a finger, an organ, a bar in zones."`
	Colour string `key:"colour" doc:"Colour to draw it in, as in #4a7fd4." live:"false"`
}

// Rod is a rod.Config in the words of a file.
type Rod struct {
	Curve Curve     `key:"curve" doc:"Rest centreline: exactly one of the kinds." required:"true"`
	Base  *Frame    `key:"base" doc:"Pose of the curve's coordinates in the world; the world's own frame if not given."`
	Nodes int       `key:"nodes" doc:"Number of nodes, both ends included." unit:"1" default:"101" min:"2" max:"1000000"`
	Mesh  []float64 `key:"mesh" doc:"Places of the nodes along the rod, rising from 0 to 1, in place of nodes; evenly spaced if not given." unit:"1" min:"0" max:"1"`

	Curvature []spatial.Vec3 `key:"curvature" doc:"Rest curvature and twist in local axes, one for each node; that of the curve if not given." unit:"1/m"`
	Twist     float64        `key:"twist" doc:"Rest twist about the tangent." unit:"rad/m" default:"0" slider:"-100 100"`
	Rest      string         `key:"rest" doc:"What the curve is: the shape without any load (natural), or the shape in which gravity and loads keep the rod in balance (hanging)." enum:"natural hanging" default:"natural"`

	Section Section `key:"section" doc:"Cross-section: radius, radii, or area with its inertias."`
	Taper   []Knot  `key:"taper" doc:"Factor on the size of the section along the rod: linear between the knots, constant beyond them; 1 if not given."`

	Young   float64 `key:"young" doc:"Young's modulus." unit:"Pa" above:"0" max:"1e13" slider:"1e4 1e12 log"`
	Shear   float64 `key:"shear" doc:"Shear modulus; young / (2 (1 + poisson)) if not given." unit:"Pa" above:"0" max:"1e13" slider:"1e4 1e12 log"`
	Poisson float64 `key:"poisson" doc:"Poisson's ratio, for shear where that is not given." unit:"1" default:"0" above:"-1" max:"0.5" slider:"0 0.5"`
	Density float64 `key:"density" doc:"Mass for a volume." unit:"kg/m³" default:"0" min:"0" max:"1e5" slider:"0 10000"`

	Bend       Matrices `key:"bend" doc:"Bend and twist stiffness in local axes (Pai 2002, eq. 6a), in place of young and section: its diagonal, three rows, or three rows for each node." unit:"N m²"`
	Stretch    Matrices `key:"stretch" doc:"Shear and stretch stiffness in local axes (Pai 2002, eq. 6b), in place of young and section: its diagonal, three rows, or three rows for each node." unit:"N"`
	Extensible bool     `key:"extensible" doc:"Let the rod stretch and shear; without it the rod can do neither, as in most of the paper." default:"false"`

	Touches string `key:"touches" doc:"What it runs into: nothing; others, all bodies but itself; everything, itself as well, as in a loop or a knot. auto is others in a scene with rigid bodies, hands or solid props, and nothing in one without." enum:"auto nothing others everything" default:"auto" live:"false"`
	Pieces  int    `key:"pieces" doc:"In how many pieces of equal length its surface is shown to what it touches; 0 is one for each between two nodes, but no more than 300." unit:"1" default:"0" min:"0" max:"100000" live:"false"`
	Surface string `key:"surface" doc:"Name of the surface that it has; friction of 0.5 and no restitution if not given." live:"false"`

	Holds   []Hold        `key:"holds" doc:"Where the rod is held: at least one place." required:"true"`
	Loads   []RodLoad     `key:"loads" doc:"What pulls and turns it."`
	Gravity *spatial.Vec3 `key:"gravity" doc:"Gravity for this rod alone, in world axes; that of the scene if not given." unit:"m/s²" slider:"-20 20"`

	Adapt         *Adapt  `key:"adapt" doc:"Place nodes where the rod bends most at the start and after every change; they stay where they are if not given."`
	Tolerance     float64 `key:"tolerance" doc:"Largest unbalanced torque, relative to the largest torque in the rod, and largest gap at a rigid hold, relative to the length." unit:"1" default:"1e-8" above:"0" max:"0.1"`
	MaxIterations int     `key:"max_iterations" doc:"Newton iterations in one step; what is not finished goes on at the next." unit:"1" default:"200" min:"1" max:"10000"`
}

// Curve is a centreline: exactly one of its kinds is given.
type Curve struct {
	Line     *Line          `key:"line" doc:"A straight line."`
	Arc      *Arc           `key:"arc" doc:"A part of a circle in the xz plane, from the origin along +z, bending towards +x."`
	Helix    *Helix         `key:"helix" doc:"A helix about the z axis, from (radius, 0, 0) upwards."`
	Polyline []spatial.Vec3 `key:"polyline" doc:"Straight pieces through the points." unit:"m"`
	Spline   []spatial.Vec3 `key:"spline" doc:"A twice continuously differentiable curve through the points." unit:"m"`
}

// Line is a straight centreline.
type Line struct {
	From spatial.Vec3 `key:"from" doc:"First point." unit:"m" default:"[0, 0, 0]"`
	To   spatial.Vec3 `key:"to" doc:"Last point." unit:"m" required:"true"`
}

// Arc is a centreline along a circle.
type Arc struct {
	Radius float64 `key:"radius" doc:"Radius of the circle." unit:"m" above:"0" required:"true"`
	Angle  float64 `key:"angle" doc:"Angle the curve goes round." unit:"rad" above:"0" required:"true"`
}

// Helix is a centreline along a helix.
type Helix struct {
	Radius float64 `key:"radius" doc:"Radius of the helix." unit:"m" above:"0" required:"true"`
	Pitch  float64 `key:"pitch" doc:"Rise in one turn; negative for a left-handed helix." unit:"m" required:"true"`
	Turns  float64 `key:"turns" doc:"Number of turns." unit:"1" above:"0" max:"10000" required:"true"`
}

// Section is a cross-section: one of Radius, Radii and Area is given.
type Section struct {
	Radius      float64    `key:"radius" doc:"Radius of a round section." unit:"m" above:"0" max:"10" slider:"1e-5 0.1 log"`
	Radii       [2]float64 `key:"radii" doc:"Half axes of an elliptic section along local x and y." unit:"m" above:"0" max:"10" slider:"1e-5 0.1 log"`
	Area        float64    `key:"area" doc:"Area of a given section." unit:"m²" above:"0" slider:"1e-10 0.01 log"`
	InertiaX    float64    `key:"inertia_x" doc:"Second moment of area for bending about local x, of a given section." unit:"m⁴" above:"0" slider:"1e-20 1e-5 log"`
	InertiaY    float64    `key:"inertia_y" doc:"Second moment of area for bending about local y, of a given section." unit:"m⁴" above:"0" slider:"1e-20 1e-5 log"`
	Polar       float64    `key:"polar" doc:"Torsion constant of a given section; inertia_x + inertia_y if not given." unit:"m⁴" above:"0" slider:"1e-20 1e-5 log"`
	ShearFactor float64    `key:"shear_factor" doc:"Part of the area that carries shear; Cowper's value for a round section if not given." unit:"1" above:"0" max:"1"`
}

// Knot is a value of a profile along a rod.
type Knot struct {
	At     Place   `key:"at" doc:"Place along the rod." required:"true"`
	Factor float64 `key:"factor" doc:"Factor there." unit:"1" above:"0" max:"1000" slider:"0.1 10 log" required:"true"`
}

// Hold keeps a point of a rod at a frame.
type Hold struct {
	At      Place   `key:"at" doc:"Place along the rod." required:"true"`
	Axes    Axes    `key:"axes" doc:"Held directions, in the axes of the target." default:"clamped"`
	Frame   *Frame  `key:"frame" doc:"Where, in the world; where the point is at rest if neither this nor path is given."`
	Path    string  `key:"path" doc:"Name of the path that moves it."`
	Linear  float64 `key:"linear" doc:"Stiffness of a soft hold; 0 for a rigid one." unit:"N/m" default:"0" min:"0" slider:"0 1000"`
	Angular float64 `key:"angular" doc:"Turning stiffness of a soft hold; 0 for a rigid one." unit:"N m/rad" default:"0" min:"0" slider:"0 10"`
}

// RodLoad is a force and a torque on a point of a rod or spread over a part of it.
type RodLoad struct {
	At     *Place       `key:"at" doc:"Place along the rod of a load on one point."`
	From   *Place       `key:"from" doc:"Where a spread load begins."`
	To     *Place       `key:"to" doc:"Where a spread load ends."`
	Force  spatial.Vec3 `key:"force" doc:"Force; for each metre where the load is spread." unit:"N" default:"[0, 0, 0]" slider:"-1 1"`
	Torque spatial.Vec3 `key:"torque" doc:"Torque; for each metre where the load is spread." unit:"N m" default:"[0, 0, 0]" slider:"-1 1"`
	Local  bool         `key:"local" doc:"In the axes of the rod there, and turning with it; otherwise in world axes." default:"false"`
}

// Adapt asks for a mesh that fits the shape.
type Adapt struct {
	Tolerance float64 `key:"tolerance" doc:"Angle that the links may get wrong, summed over the rod." unit:"rad" default:"0.01" above:"0" max:"1" slider:"1e-5 0.1 log"`
	Nodes     int     `key:"nodes" doc:"Largest number of nodes." unit:"1" default:"1000" min:"3" max:"1000000"`
}

// Frame is a place and an orientation.
type Frame struct {
	Position spatial.Vec3 `key:"position" doc:"Position in world axes." unit:"m" default:"[0, 0, 0]" slider:"-1 1"`
	Rotation spatial.Vec3 `key:"rotation" doc:"Orientation as a rotation vector: axis times angle." unit:"rad" default:"[0, 0, 0]" slider:"-3.1416 3.1416"`
}

// Path is a motion: a smooth curve through keyed frames.
type Path struct {
	Keys []Key `key:"keys" doc:"Frames to pass, in the order of their times." required:"true"`
	Stop bool  `key:"stop" doc:"Come to rest at every key; otherwise pass them on a smooth curve." default:"false"`
	Loop bool  `key:"loop" doc:"Begin again after the last key, which must be where the first one is; otherwise stay at the last key." default:"false"`
}

// Key is a frame at a time.
type Key struct {
	Time     float64      `key:"time" doc:"When." unit:"s" min:"0" max:"1e6" required:"true"`
	Position spatial.Vec3 `key:"position" doc:"Position in world axes." unit:"m" default:"[0, 0, 0]" slider:"-1 1"`
	Rotation spatial.Vec3 `key:"rotation" doc:"Orientation as a rotation vector: axis times angle. Between two keys the frame takes the short way." unit:"rad" default:"[0, 0, 0]" slider:"-3.1416 3.1416"`
	Turns    float64      `key:"turns" doc:"Turns about the frame's own z since the beginning, after rotation; they add up, so a frame can turn more than once between two keys." unit:"1" default:"0" slider:"-20 20"`
	Caption  string       `key:"caption" doc:"What begins here: plots name the time from here to the next caption so." live:"false"`
}

// End is what a bond takes hold of: exactly one of a point of a body, a path and a fixed frame.
type End struct {
	Body   string `key:"body" doc:"Name of a body; of a member of a group as in balls[2]."`
	Strand string `key:"strand" doc:"Name of a strand of the body; needed only where a chain has more than one."`
	At     *Place `key:"at" doc:"Place along the body or the strand; a rigid body or a solid has none."`
	Path   string `key:"path" doc:"Name of a path."`
	Frame  *Frame `key:"frame" doc:"A fixed frame in the world; beside the name of a rigid body or a solid, a frame on it, in its own coordinates, of a solid those of its mesh at rest."`
}

// Bond keeps two ends together.
type Bond struct {
	From       End    `key:"from" doc:"The point of a body that it pulls." required:"true" live:"false"`
	To         End    `key:"to" doc:"What it is pulled to: another point of the same or another body, a path or a frame." required:"true" live:"false"`
	Offset     *Frame `key:"offset" doc:"Where from is wanted, seen from to; where to is if not given."`
	OffsetPath string `key:"offset_path" doc:"Name of the path that moves the offset: it drives a joint, or the distance of two points." live:"false"`

	Axes            Axes    `key:"axes" doc:"Bonded directions, in the axes of what it is pulled to." default:"clamped"`
	Linear          float64 `key:"linear" doc:"Stiffness; 0 for a rigid bond." unit:"N/m" default:"0" min:"0" slider:"0 1000"`
	Angular         float64 `key:"angular" doc:"Turning stiffness; 0 for a rigid bond." unit:"N m/rad" default:"0" min:"0" slider:"0 10"`
	LinearDamping   float64 `key:"linear_damping" doc:"Damping." unit:"N s/m" default:"0" min:"0" slider:"0 10"`
	AngularDamping  float64 `key:"angular_damping" doc:"Turning damping." unit:"N m s/rad" default:"0" min:"0" slider:"0 0.1"`
	LinearSlack     float64 `key:"linear_slack" doc:"Free play: how far apart the ends may be before the bond pulls; it never pushes. With axes pinned it is a rope." unit:"m" default:"0" min:"0" max:"1e6" slider:"0 1"`
	AngularSlack    float64 `key:"angular_slack" doc:"Free play of the turn: a limit of a joint, to both sides of the offset." unit:"rad" default:"0" min:"0" max:"3.14" slider:"0 3.14"`
	Settle          float64 `key:"settle" doc:"Time in which a rigid bond closes a gap that is there; within a step if 0. What moves an end is followed at once in any case." unit:"s" default:"0.05" min:"0" max:"1e3" slider:"0 0.5"`
	Strength        float64 `key:"strength" doc:"Most force that it exerts in each direction; any if 0. Beyond, it gives way." unit:"N" default:"0" min:"0" slider:"0 100"`
	AngularStrength float64 `key:"angular_strength" doc:"Most torque that it exerts in each direction; any if 0. Beyond, it gives way." unit:"N m" default:"0" min:"0" slider:"0 10"`
	Thickness       float64 `key:"thickness" doc:"Of the line that it is drawn as; 0 draws none." unit:"m" default:"0" min:"0" max:"10" live:"false"`
}

// Tool couples a moving frame, a hand or a device, to a point of a body.
type Tool struct {
	Path           string  `key:"path" doc:"Name of the path that moves the tool." live:"false"`
	Frame          *Frame  `key:"frame" doc:"Where the tool is, if no path moves it." live:"false"`
	Body           string  `key:"body" doc:"Name of the body it holds." required:"true" live:"false"`
	Strand         string  `key:"strand" doc:"Name of a strand of the body; needed only where a chain has more than one." live:"false"`
	At             Place   `key:"at" doc:"Place along the body or the strand." required:"true" live:"false"`
	Axes           Axes    `key:"axes" doc:"Coupled directions." default:"clamped"`
	Linear         float64 `key:"linear" doc:"Stiffness of the coupling." unit:"N/m" default:"100" above:"0" slider:"1 10000 log"`
	Angular        float64 `key:"angular" doc:"Turning stiffness of the coupling." unit:"N m/rad" default:"0.1" above:"0" slider:"1e-4 100 log"`
	LinearDamping  float64 `key:"linear_damping" doc:"Damping of the coupling." unit:"N s/m" default:"0" min:"0" slider:"0 10"`
	AngularDamping float64 `key:"angular_damping" doc:"Turning damping of the coupling." unit:"N m s/rad" default:"0" min:"0" slider:"0 0.1"`
}

// Probe is a figure to watch.
type Probe struct {
	What   string        `key:"what" doc:"What is measured: position [m], velocity [m/s] or curvature [1/m] at a point of a body; force [N] or torque [N m] that a hold, bond, tool or base exerts on the body, or that is transmitted at a point of a rod, in local axes; gap [m] between a hold or the ends of a bond and what they ask for; energy [J], momentum [N s] or angular_momentum [N m s] about the origin of a body; iterations [1] of Newton's method in a step. Of rigid bodies also: rotation [rad], spin [rad/s], tilt [rad] of their z from that of the world; force [N] that others exert where they touch; contacts [1] and asleep [1], how many there are; angle [rad] and travel [m] of a joint. Of a hand: force [N] that a finger, the palm or the wrist feels, torque [N m] about the wrist, closure [1]; slip [m] of a rigid body, its way as seen from the palm since a time. Of a solid: position and velocity of a point, energy, momenta, volume [m³], largest strain [1] and stress [Pa] after von Mises in its elements, force and torque that its fixed nodes exert on it, angle [rad] by which the section at a place along its z is turned about z, iterations of its linear equations. Of a plane: position, rotation, and force and torque about its origin that it exerts on the solid, slip [m], how far what it holds has slid through it, the mean of its nodes. Of elastic skin: position and velocity of a point, energy of its strain, force and torque that hold it, contacts, the area [m²] on which something presses and the largest pressure [Pa]. Of a device: position and velocity, force and torque that its hand feels, energy [J] that the hand has put in, debt [J] that its loop has leaked and not yet damped, damping [N s/m] that passivity control adds." enum:"position velocity curvature force torque gap energy momentum angular_momentum iterations rotation spin tilt contacts asleep angle travel slip closure volume strain stress area pressure debt damping" required:"true" live:"false"`
	Body   string        `key:"body" doc:"Name of a body; of a member of a group as in balls[2]." live:"false"`
	With   string        `key:"with" doc:"Name of the rigid body, group or hand that the body touches." live:"false"`
	Point  *spatial.Vec3 `key:"point" doc:"Place on a rigid body or a solid, in its own coordinates, of a solid those of its mesh at rest; its origin if not given." unit:"m" live:"false"`
	Joint  string        `key:"joint" doc:"Name of a joint." live:"false"`
	Hand   string        `key:"hand" doc:"Name of a hand." live:"false"`
	Plane  string        `key:"plane" doc:"Name of a plane." live:"false"`
	Device string        `key:"device" doc:"Name of a device." live:"false"`
	Finger string        `key:"finger" doc:"Which part of the hand; all of it, at the wrist, if not given." enum:"thumb index middle ring little palm" live:"false"`
	Since  float64       `key:"since" doc:"When a slip begins to be measured." unit:"s" default:"0" min:"0" max:"1e6" live:"false"`
	Strand string        `key:"strand" doc:"Name of a strand of the body; needed only where a chain has more than one." live:"false"`
	At     *Place        `key:"at" doc:"Place along the body or the strand; of a section of a solid, along the z of its mesh." live:"false"`
	Hold   *int          `key:"hold" doc:"Number of a hold of the body, counted from 0." unit:"1" min:"0" max:"1000000" live:"false"`
	Bond   string        `key:"bond" doc:"Name of a bond, or of a stitch: then it is all that its bonds exert on the thread together, or the largest of their gaps." live:"false"`
	Tool   string        `key:"tool" doc:"Name of a tool." live:"false"`
	Law    string        `key:"law" doc:"How the force of a plane is found: as what holds its nodes (held), by the stiffness of the solid at rest for how far it is from there (stiffness), by the law of Le Gouis 2013, chapter 5 (thesis), or as a haptic loop renders it at 1 kHz, just before the step (rendered)." enum:"held stiffness thesis rendered" default:"held" live:"false"`
	Axis   string        `key:"axis" doc:"Which component, or the norm." enum:"x y z norm" default:"norm" live:"false"`
	Part   string        `key:"part" doc:"Which part of the energy of a chain, a rigid body or a solid." enum:"kinetic elastic gravity total" default:"total" live:"false"`
}

// Track is a parameter over time.
type Track struct {
	Param string     `key:"param" doc:"Path of a number that can be changed while the scene runs, as in bodies.tail.chain.wind[0]." required:"true"`
	Keys  []TrackKey `key:"keys" doc:"Values in the order of their times: linear between them, constant beyond." required:"true"`
	Loop  bool       `key:"loop" doc:"Begin again after the last key." default:"false"`
}

// TrackKey is a value at a time.
type TrackKey struct {
	Time  float64 `json:"time" key:"time" doc:"When." unit:"s" min:"0" max:"1e6" required:"true"`
	Value float64 `json:"value" key:"value" doc:"What the parameter is then, in its own unit." unit:"1" required:"true"`
}

// View says how to look at a scene.
type View struct {
	Distance  float64      `key:"distance" doc:"Distance of the camera from its target; chosen by the viewer if 0." unit:"m" default:"0" min:"0" max:"1000" slider:"0 10"`
	Target    spatial.Vec3 `key:"target" doc:"Where the camera looks." unit:"m" default:"[0, 0, 0]" slider:"-1 1"`
	Elevation *float64     `key:"elevation" doc:"Angle of the camera above the horizon; chosen by the viewer if not given." unit:"rad" min:"-1.57" max:"1.57" slider:"-1.5 1.5"`
	Azimuth   *float64     `key:"azimuth" doc:"Angle of the camera about z, 0 on +x, counterclockwise; chosen by the viewer if not given." unit:"rad" min:"-7" max:"7" slider:"-3.1416 3.1416"`
}

// Place is a place along a body: 0 or start, 1 or end, or a number between.
type Place float64

// Axes is a set of held directions: one of the names of the usual sets, or a list of axes.
type Axes constraint.Axes

// Matrices holds one 3×3 matrix for a whole rod, or one for each node.
type Matrices []spatial.Mat3
