package solid

import (
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/internal/team"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

// Solid is a soft body of tetrahedra. Nodes and elements have the numbers they have in the mesh.
type Solid struct {
	cfg    Config
	wanted *mesh.Tets // shape at the beginning: that of cfg.Mesh, unless that was found for it
	*model
	kernels kernels

	start, now, past state        // when the step began, now, and when the step before began
	last             float64      // length of the step before [s]; 0 if there is none to speak of
	owed             spatial.Vec3 // angular momentum that was left for steps to come [N m s]
	turns            []lanes      // rotation of each element, in which the step began

	// Of a step.
	h, gain, factor float64   // length [s]; γ: part of it that velocities act over [s]; γ² + γβ, what stiffness counts for in the matrix [s²]
	known           []float64 // x̂, where the solid would be without velocity
	carried         []float64 // v̂, what velocity it would have without force
	force           []float64 // of the elements [N]
	outer           []float64 // of gravity, fields and hands [N]
	reactions       []float64 // of fixed nodes [N]
	right           []float64 // right side of the equations, or what they leave
	change          []float64
	whole, asked    []float64 // answers to loads
	records         []float64
	larges          []large   // in place of records, if neo-Hookean
	tame            bool      // stiffness without what may be negative
	rows            []float64 // scratch of the parts that rows are assembled in
	part            float64   // of a change that is taken
	iteration       int       // of Newton's method
	second          bool      // the step is of second order
	inStep          bool
	stale           bool // the matrix is not that of the present step
	effort          Effort

	matrix           *sparse.Matrix
	penalty          *sparse.Penalty // of nodal pressures
	dilations        []float64
	solver           *sparse.CG
	direct           *sparse.LDL // once somebody asks
	factored         bool        // it is of the present step
	spent            float64     // on answers in this step, by iterations: products of blocks
	compliance       compliance  // of the shape at rest
	loose            bool        // answers of this step were made of it
	exactly          bool        // that is how the present answer is wanted
	team             team.Team
	each             func(n int, do func(i int))
	task, answerTask func()
	volumeTask       func()
	inverted         []bool // parts of the elements with some that are turned inside out
	flags            constraint.Flags
	phases           phases
	held             []bool         // nodes that are fixed, inside
	targets          []spatial.Vec3 // where they shall be at the end of the step [m]

	points  []point
	grips   []grip
	loads   []load
	taken   int           // loads that the step has taken in
	units   []sparse.Load // and their answers to each other
	unitsOf []int         // where those of each point would begin with torques
	answers []float64
	columns columns
	pulls   []pulling
	effects []effect
	felt    bool
	poses   []spatial.Vec3 // nodes, for the preconditioner
	skin    *surface       // once somebody asks
	balls   int            // that contacts see; faces come after them
	ball    *collide.Shape // of each node that is touched
	corner  []int32        // these, inside
	shell   []shellPiece   // one for each face
}

// state is all that a solid remembers from step to step, beside the rotations.
type state struct {
	x, v []float64 // positions [m] and velocities [m/s], three for each node, and one number beyond
}

// Effort tells what the last step took.
type Effort struct {
	Newton    int     // iterations of Newton's method
	Gradients int     // iterations of the linear equations, in all
	Residual  float64 // of the last linear equations, relative
	Force     float64 // that Newton's method left, relative to what there was
}

// New makes a solid.
func New(cfg Config) (*Solid, error) {
	s := &Solid{}
	if err := s.build(cfg); err != nil {
		return nil, err
	}
	for _, node := range s.cfg.Fixed {
		s.held[s.inside[node]] = true
	}
	s.Reset()
	return s, nil
}

// build makes all that a description asks for, and leaves the solid as it was if something is wrong with it.
func (s *Solid) build(cfg Config) error {
	if err := cfg.Validate(); err != nil {
		return err
	}
	if cfg.Frame.Rot == (spatial.Quat{}) {
		cfg.Frame.Rot = spatial.Identity
	}
	wanted := cfg.Mesh
	if cfg.Hanging {
		rest, err := Unloaded(cfg)
		if err != nil {
			return err
		}
		cfg.Mesh = rest
	}
	m, err := newModel(&cfg)
	if err != nil {
		return err
	}
	s.cfg, s.wanted, s.model = cfg, wanted, m
	s.kernels = bestKernels()
	if cfg.Plain {
		s.kernels = plain{}
	}
	s.room()
	s.matrix, s.penalty = sparse.NewMatrix(m.pattern), nil
	if m.nodal != nil {
		s.penalty, s.dilations = sparse.NewPenalty(m.pattern), make([]float64, len(m.inside))
		s.matrix.Penalty = s.penalty
	}
	s.solver, s.direct = sparse.NewCG(s.matrix, m.aggregates, &s.team), nil
	s.divide()
	s.task, s.answerTask = s.solve, s.answer
	return nil
}

// room makes room for all quantities of nodes and elements.
func (s *Solid) room() {
	n, groups := len(s.inside), (len(s.corners)+3)/4
	for _, v := range []*[]float64{
		&s.start.x, &s.start.v, &s.now.x, &s.now.v, &s.past.x, &s.past.v,
		&s.known, &s.carried, &s.force, &s.outer, &s.right, &s.change, &s.whole, &s.reactions,
	} {
		*v = make([]float64, 3*n+1)
	}
	s.records, s.larges = nil, nil
	if s.cfg.Law == NeoHookean {
		s.larges = make([]large, len(s.corners))
	} else {
		s.records = make([]float64, recordSize*4*groups)
	}
	s.turns = make([]lanes, turnLanes*groups)
	s.held, s.targets, s.poses, s.effects = make([]bool, n), make([]spatial.Vec3, n), make([]spatial.Vec3, n), make([]effect, n)
	s.columns, s.compliance = columns{}, compliance{}
}

// Retune gives the solid another description, with the elements that it has, and keeps its motion, what is fixed or gripped, material points and hands. What is wrong leaves it as it was.
func (s *Solid) Retune(cfg Config) error {
	if cfg.Mesh == nil || !slices.Equal(cfg.Mesh.Elements, s.cfg.Mesh.Elements) {
		return &FieldError{"Mesh", "another", "the elements that the solid was made with"}
	}
	if cfg.Mesh == s.cfg.Mesh {
		cfg.Hanging = false // this is the rest shape already
	}
	if c := cfg.Aggregates; c != s.cfg.Aggregates {
		return &FieldError{"Aggregates", c, "the number that the solid was made with"}
	}
	start, now, past, last := s.start, s.now, s.past, s.last
	turns, held, targets := s.turns, s.held, s.targets
	if err := s.build(cfg); err != nil {
		return err
	}
	// Nodes and elements have the same order inside: it follows from the elements and the number of aggregates.
	s.start, s.now, s.past, s.last = start, now, past, last
	s.turns, s.held, s.targets = turns, held, targets
	s.inStep, s.stale, s.felt = false, true, false
	return nil
}

// Reset brings the solid back to where it was at the beginning. What is fixed stays so.
func (s *Solid) Reset() {
	start := spatial.Twist{Angular: s.cfg.Start.Angular, Linear: s.cfg.Start.Linear}
	for i, node := range s.outside {
		p := s.cfg.Frame.Point(s.wanted.Nodes[node])
		put(s.now.x[3*i:], p)
		v := start.Linear.Add(start.Angular.Cross(p.Sub(s.cfg.Frame.Pos)))
		if s.held[i] {
			v = spatial.Vec3{}
		}
		put(s.now.v[3*i:], v)
		s.targets[i] = p
	}
	q := s.cfg.Frame.Rot.Unit()
	for g := range len(s.turns) / turnLanes {
		for lane := range 4 {
			t := s.turns[turnLanes*g:]
			t[0][lane], t[1][lane], t[2][lane], t[3][lane] = q.W, q.X, q.Y, q.Z
		}
	}
	s.forget()
}

// forget makes the present the past: the next step is of first order.
func (s *Solid) forget() {
	s.inStep, s.stale, s.last, s.owed = false, true, 0, spatial.Vec3{}
	copy(s.past.x, s.now.x)
	copy(s.past.v, s.now.v)
	s.columns.drop()
}

// Nodes returns the number of nodes, Elements that of elements.
func (s *Solid) Nodes() int { return len(s.inside) }

// Elements returns the number of elements.
func (s *Solid) Elements() int { return len(s.corners) }

// Node returns where a node is [m], and its velocity [m/s].
func (s *Solid) Node(i int) (pos, velocity spatial.Vec3) {
	k := int(s.inside[i])
	return vecAt(s.now.x, k), vecAt(s.now.v, k)
}

// SetNode puts a node somewhere else, at once, and gives it a velocity. What is not finite leaves it as it is.
func (s *Solid) SetNode(i int, pos, velocity spatial.Vec3) {
	if !pos.Finite() || !velocity.Finite() {
		return
	}
	k := s.inside[i]
	put(s.now.x[3*k:], pos)
	put(s.now.v[3*k:], velocity)
	s.targets[k] = pos
	s.forget()
}

// Fix holds a node where it is, or lets it go.
func (s *Solid) Fix(i int, fixed bool) {
	k := s.inside[i]
	s.held[k] = fixed
	s.targets[k] = vecAt(s.now.x, int(k))
	s.stale = true
	s.columns.drop()
}

// Fixed tells whether a node is held.
func (s *Solid) Fixed(i int) bool { return s.held[s.inside[i]] }

// MoveFixed says where a node that is fixed shall be at the end of the next step; there it stays. A place that is not finite is not one.
func (s *Solid) MoveFixed(i int, to spatial.Vec3) {
	if to.Finite() {
		s.targets[s.inside[i]] = to
	}
}

// Config returns the description of the solid. Its mesh is the shape at rest, also of one that was Hanging.
func (s *Solid) Config() Config { return s.cfg }

// Effort tells what the last step took.
func (s *Solid) Effort() Effort { return s.effort }

// TotalMass returns the mass [kg].
func (s *Solid) TotalMass() float64 { return s.mass }

// CriticalStep is about the longest step that the explicit method is stable with [s].
func (s *Solid) CriticalStep() float64 { return 1 / s.quickest }
