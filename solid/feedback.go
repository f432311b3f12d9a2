package solid

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// What a hand feels (Le Gouis 2013, chapter 5). The solid has a rigid frame, the one in which its undeformed shape fits it best; the grip is turned and shifted against the pose that it took hold in,
// as that frame carries it along. By the logarithm of the turn θ and the shift u the solid exerts K (θ, u), with its own stiffness K seen from the grip. The thesis takes Young's modulus
// for K, and a rotation matrix for a torque.

// RigidFrame returns the frame in which the shape at rest, the mesh in its coordinates, fits the solid best: their centres of mass meet, and it is turned by the mean of the elements'
// rotations, the quaternion nearest to all of them by volume. The least squares of places (Müller, Heidelberger, Teschner and Gross 2005) would be the same for small strains, but a bar that is
// twisted by a whole turn is, on average, turned nowhere for them; quaternions, which know one turn from none, tell up to two.
func (s *Solid) RigidFrame() spatial.Frame {
	var sum spatial.Quat
	for e, v := range s.volumes {
		f := s.deformation(e, s.now.x)
		sum = addQuat(sum, v, polar(&f, s.turnOf(e)))
	}
	return s.centred(sum)
}

// lastFrame is the rigid frame with the rotations that the last step began with: for axes, which need not be exact.
func (s *Solid) lastFrame() spatial.Frame {
	var sum spatial.Quat
	for e, v := range s.volumes {
		sum = addQuat(sum, v, s.turnOf(e))
	}
	return s.centred(sum)
}

func addQuat(a spatial.Quat, v float64, b spatial.Quat) spatial.Quat {
	return spatial.Quat{W: a.W + v*b.W, X: a.X + v*b.X, Y: a.Y + v*b.Y, Z: a.Z + v*b.Z}
}

// centred returns the frame of a sum of rotations in which centres of mass meet.
func (s *Solid) centred(sum spatial.Quat) spatial.Frame {
	if sum == (spatial.Quat{}) {
		sum = s.turnOf(0)
	}
	turn := sum.Unit()
	var now, rest spatial.Vec3
	for i, m := range s.masses {
		now = now.AddScaled(m/s.mass, vecAt(s.now.x, i))
		rest = rest.AddScaled(m/s.mass, s.cfg.Mesh.Nodes[s.outside[i]])
	}
	return spatial.Frame{Rot: turn, Pos: now.Sub(turn.Rotate(rest))}
}

// Feeling is a law for what a hand feels.
type Feeling int

// The laws.
const (
	Held   Feeling = iota // the forces that hold the nodes, summed: exact, with inertia, damping and weight
	Stiff                 // the solid's own stiffness, seen from the grip in its shape at rest, times turn and shift: for strains and twists that are not too large (Gap)
	Thesis                // Young's modulus times turn and shift, as Le Gouis 2013 has it: for comparison, its units are those of 1 m
)

// Wrench returns what the hand exerts on the solid by a law, in world axes about the origin of Frame [N m], [N]. The hand feels the opposite.
func (c *Clasp) Wrench(law Feeling) spatial.Wrench {
	switch {
	case c.released:
		return spatial.Wrench{}
	case law == Stiff:
		from, gap := c.Gap()
		return turned(from.Rot, multiply(&c.stiffness().apart, gap))
	case law == Thesis:
		from, gap := c.Gap()
		young := c.solid.cfg.Material.Young
		return turned(from.Rot, spatial.Wrench{Torque: gap.Angular.Scale(young), Force: gap.Linear.Scale(young)})
	}
	return c.solid.GripWrench(c.grip)
}

// Gap returns where the grip would be in the undeformed solid, and in the axes there the turn [rad] and shift [m] from it to where it is. Whole turns are counted from when it took hold.
func (c *Clasp) Gap() (from spatial.Frame, gap spatial.Twist) {
	from = c.solid.RigidFrame().Mul(c.rest)
	return from, spatial.Twist{Angular: c.turnFrom(from), Linear: from.Local(c.held.Pos)}
}

// base is from of Gap, but for how the solid turned in the last step.
func (c *Clasp) base() spatial.Frame { return c.solid.lastFrame().Mul(c.rest) }

// turnFrom returns the turn from a frame to the grip, of all that lead there the one that is nearest to that of the last step.
func (c *Clasp) turnFrom(from spatial.Frame) spatial.Vec3 {
	turn := from.Rot.Conj().Mul(c.held.Rot).Log()
	angle := turn.Norm()
	axis := turn.Scale(1 / angle)
	if !(angle > leastRelative) {
		axis = c.turn.Unit()
	}
	whole := 2 * math.Pi * math.Round((c.turn.Dot(axis)-angle)/(2*math.Pi))
	return turn.AddScaled(whole, axis)
}

func turned(q spatial.Quat, w spatial.Wrench) spatial.Wrench {
	return spatial.Wrench{Torque: q.Rotate(w.Torque), Force: q.Rotate(w.Force)}
}

// Local is what a solid does to a hand near the last step: a wrench and how it changes, for a loop that is faster than the steps.
type Local struct {
	Frame     spatial.Frame  // of the grip
	Wrench    spatial.Wrench // of the hand on the solid there, in world axes about the frame's origin
	Stiffness [6][6]float64  // of the solid at rest with all else that is held, turned with it, in world axes: torque and force for turn and shift
}

// Local returns the linear model of the last step.
func (c *Clasp) Local() Local {
	l := Local{Frame: c.held}
	if c.released {
		return l
	}
	l.Wrench = c.solid.GripWrench(c.grip)
	var r spatial.Mat3
	c.base().Rot.Mat(&r)
	turnMatrix(&l.Stiffness, &r, &c.stiffness().held)
	return l
}

// At returns the wrench of a hand at a frame that is not far, in world axes about its origin.
func (l *Local) At(hand spatial.Frame) spatial.Wrench {
	gap := spatial.Twist{Angular: hand.Rot.Mul(l.Frame.Rot.Conj()).Log(), Linear: hand.Pos.Sub(l.Frame.Pos)}
	return l.Wrench.Add(multiply(&l.Stiffness, gap))
}

// Compliance is the inverse of the stiffness: turn [rad] and shift [m] for torque and force. It is 0 for a solid that does not resist in all directions.
func (l *Local) Compliance() [6][6]float64 {
	var c [6][6]float64
	if !invert(&c, &l.Stiffness) {
		return [6][6]float64{}
	}
	return c
}

// stiffness is that of the shape at rest, seen from a grip, in its axes.
type stiffness struct {
	held   [6][6]float64 // for a motion of the grip while everything else that is held stays
	apart  [6][6]float64 // for a motion against the rigid frame
	others uint64        // nodes that were held …
	model  *model        // … and what the solid was made of
	step   float64       // of sluggishness [s]
}

// stiffness returns that of the grip, measured anew when something else is held than before, or the solid has been retuned.
func (c *Clasp) stiffness() *stiffness {
	others := c.others()
	if c.own == nil || c.own.others != others || c.own.model != c.solid.model {
		c.own = c.measure()
		c.own.others, c.own.model = others, c.solid.model
	}
	return c.own
}

// others tells sets of held nodes from each other, whatever their order. Those that slide through a hand count as held.
func (c *Clasp) others() (sum uint64) {
	for i, held := range c.solid.held {
		if held {
			sum += scattered(uint64(i))
		}
	}
	for k := range c.solid.grips {
		for i, node := range c.solid.grips[k].nodes {
			if c.solid.grips[k].slides[i].drag > 0 {
				sum += scattered(uint64(node))
			}
		}
	}
	return sum
}

// scattered spreads numbers over all that there are (Steele, Lea and Flood 2014).
func scattered(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

const (
	measureTolerance = 1e-4 // of the equations by which stiffness is measured, which is then known as well

	leastHeld     = 3    // nodes beside the grip, without which the solid follows it and resists nothing
	leastRelative = 1e-9 // pivot, of the largest, below which a matrix has no inverse
)

// measure finds the stiffness by moving the grip along six axes on a solid at rest without inertia.
func (c *Clasp) measure() *stiffness {
	k := &stiffness{}
	still, others := c.stillness(0)
	if still == nil || others < leastHeld {
		return k
	}
	var carried, inverse [6][6]float64
	c.moveAlong(still, &k.held, &carried)
	for i := range 6 {
		for j := range 6 {
			carried[i][j] = -carried[i][j]
		}
		carried[i][i]++
	}
	if !invert(&inverse, &carried) {
		return k
	}
	for i := range 6 {
		for j := range 6 {
			for l := range 6 {
				k.apart[i][j] += k.held[i][l] * inverse[l][j]
			}
		}
	}
	return k
}

// moveAlong finds the wrench on the grip for a unit motion along each axis, in its axes at rest, and how that moves the rigid frame. With the displacements u of all nodes the wrench along axis i
// for a motion along j is uᵢᵀA uⱼ, whose error is of second order in that of the displacements.
func (c *Clasp) moveAlong(still *Solid, wrench, carried *[6][6]float64) {
	var shifts [6][]float64
	force := make([]float64, len(still.change))
	for axis := range 6 {
		shift := make([]float64, len(still.change))
		move := unitTwist(axis)
		for _, n := range c.nodes {
			p := c.rest.Local(still.cfg.Mesh.Nodes[n])
			put(shift[3*still.inside[n]:], c.rest.Rot.Rotate(move.Linear.Add(move.Angular.Cross(p))))
		}
		still.settle(shift, force)
		shifts[axis] = shift
		motion := c.carried(still, shift)
		for row := range 6 {
			carried[row][axis] = motion[row]
		}
		for row := range axis + 1 {
			work := 0.0
			for i, u := range shifts[row] {
				work += u * force[i]
			}
			wrench[row][axis], wrench[axis][row] = work, work
		}
	}
}

// sluggishness returns how a motion of the grip that is another than that of the step before is resisted within a step of h seconds, by stiffness, damping and inertia, in the axes of the grip at rest.
func (c *Clasp) sluggishness(h float64) *[6][6]float64 {
	others := c.others()
	if c.slow == nil || c.slow.others != others || c.slow.model != c.solid.model || c.slow.step != h {
		c.slow = &stiffness{others: others, model: c.solid.model, step: h}
		if c.solid.cfg.Method == SecondOrder {
			h *= 2. / 3
		}
		if still, _ := c.stillness(h); still != nil {
			var carried [6][6]float64
			c.moveAlong(still, &c.slow.held, &carried)
			for i := range 6 {
				for j := range 6 {
					c.slow.held[i][j] /= h * h
				}
			}
		}
	}
	return &c.slow.held
}

// stillness returns the solid at rest in the mesh's coordinates, with all that is held, and the matrix of a step of h seconds or, if that is 0, of its stiffness; and how many nodes are
// held beside the grip.
func (c *Clasp) stillness(h float64) (still *Solid, others int) {
	cfg := c.solid.cfg
	cfg.Frame, cfg.Start, cfg.Gravity = spatial.Frame{}, spatial.Twist{}, spatial.Vec3{}
	cfg.Quasistatic, cfg.Hanging, cfg.Method, cfg.Iterations, cfg.MaxGradients = h == 0 || cfg.Quasistatic, false, Euler, 1, 1
	still, err := New(cfg)
	if err != nil {
		return nil, 0 // it was made of the same
	}
	for i, held := range c.solid.held {
		still.Fix(int(still.outside[i]), held)
	}
	for k := range c.solid.grips {
		for _, node := range c.solid.grips[k].nodes { // those that slide, too
			still.Fix(int(still.outside[node]), true)
		}
	}
	others = -len(c.nodes)
	for _, held := range still.held {
		if held {
			others++
		}
	}
	if h == 0 {
		h = 1 // velocities are displacements then, and the matrix is the stiffness
	}
	still.Predict(h)
	still.answerTask = func() { still.solver.Solve(still.asked, still.right, measureTolerance, 0, usualGradients) }
	return still, others
}

// settle finds the displacements of all nodes that are free for given ones of those that are held, and the forces on all that this takes.
func (s *Solid) settle(shift, force []float64) {
	s.matrix.MulVec(force, shift)
	for i, held := range s.held {
		to := vecAt(force, i).Neg()
		if held {
			to = spatial.Vec3{}
		}
		put(s.right[3*i:], to)
	}
	s.asked = s.whole
	clear(s.whole)
	s.team.Run(nil, 1, s.answerTask)
	for i, v := range s.whole {
		shift[i] += v
	}
	s.matrix.MulVec(force, shift)
}

// carried returns how small displacements move the rigid frame of the solid, at the grip and in its axes at rest: with the centre of mass and the mean of the elements' rotations ½ Σ g × u.
func (c *Clasp) carried(still *Solid, shift []float64) [6]float64 {
	var centre, linear, turn spatial.Vec3
	for i, m := range still.masses {
		centre = centre.AddScaled(m/still.mass, c.rest.Local(still.cfg.Mesh.Nodes[still.outside[i]]))
		linear = linear.AddScaled(m/still.mass, c.rest.Rot.Unrotate(vecAt(shift, i)))
	}
	volume := 0.0
	for e, v := range still.volumes {
		volume += v
		for a, node := range still.corners[e] {
			turn = turn.AddScaled(v/2, still.restGradient(e, a).Cross(vecAt(shift, int(node))))
		}
	}
	turn = c.rest.Rot.Unrotate(turn.Scale(1 / volume))
	linear = linear.Sub(turn.Cross(centre))
	return [6]float64{turn.X, turn.Y, turn.Z, linear.X, linear.Y, linear.Z}
}

// unitTwist is a turn of 1 about an axis, 0–2, or a shift of 1 along one, 3–5.
func unitTwist(axis int) spatial.Twist {
	w := spatial.UnitWrench(axis)
	return spatial.Twist{Angular: w.Torque, Linear: w.Force}
}

func multiply(m *[6][6]float64, t spatial.Twist) spatial.Wrench {
	v := [6]float64{t.Angular.X, t.Angular.Y, t.Angular.Z, t.Linear.X, t.Linear.Y, t.Linear.Z}
	var w [6]float64
	for i := range 6 {
		for j := range 6 {
			w[i] += m[i][j] * v[j]
		}
	}
	return spatial.Wrench{Torque: spatial.V(w[0], w[1], w[2]), Force: spatial.V(w[3], w[4], w[5])}
}

// turnMatrix sets to to m in axes that are turned by r.
func turnMatrix(to *[6][6]float64, r *spatial.Mat3, m *[6][6]float64) {
	for a := range 2 {
		for b := range 2 {
			block := m3(m, 3*a, 3*b)
			var half, whole spatial.Mat3
			half.Mul(r, &block)
			whole.MulT(&half, r)
			for j := range 3 {
				v := whole.Col(j)
				to[3*a][3*b+j], to[3*a+1][3*b+j], to[3*a+2][3*b+j] = v.X, v.Y, v.Z
			}
		}
	}
}

func m3(m *[6][6]float64, i, j int) spatial.Mat3 {
	return spatial.Mat3{
		XX: m[i][j], XY: m[i][j+1], XZ: m[i][j+2],
		YX: m[i+1][j], YY: m[i+1][j+1], YZ: m[i+1][j+2],
		ZX: m[i+2][j], ZY: m[i+2][j+1], ZZ: m[i+2][j+2],
	}
}

// invert sets to to the inverse of m, by Gauss and Jordan with row pivots, and reports whether there is one. Rows are measured by what is largest in them, as torques and forces
// have different units.
func invert(to, m *[6][6]float64) bool {
	a := *m
	*to = [6][6]float64{}
	for i := range 6 {
		largest := 0.0
		for _, x := range a[i] {
			largest = math.Max(largest, math.Abs(x))
		}
		if largest == 0 {
			return false
		}
		to[i][i] = 1 / largest
		for j := range 6 {
			a[i][j] /= largest
		}
	}
	for k := range 6 {
		best := k
		for i := k + 1; i < 6; i++ {
			if math.Abs(a[i][k]) > math.Abs(a[best][k]) {
				best = i
			}
		}
		a[k], a[best] = a[best], a[k]
		to[k], to[best] = to[best], to[k]
		if !(math.Abs(a[k][k]) > leastRelative) {
			return false
		}
		inverse := 1 / a[k][k]
		for j := range 6 {
			a[k][j] *= inverse
			to[k][j] *= inverse
		}
		for i := range 6 {
			if f := a[i][k]; i != k && f != 0 {
				for j := range 6 {
					a[i][j] -= f * a[k][j]
					to[i][j] -= f * to[k][j]
				}
			}
		}
	}
	return true
}
