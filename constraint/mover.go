package constraint

import "github.com/tendril-sim/tendril/spatial"

// mover is a material point that contacts and bonds push at, with its motion over the step. Number 0 is the world, which stands
// still.
type mover struct {
	linear, angular spatial.Vec3 // velocity over the step as found so far [m/s], [rad/s]
	inverseMass     float64      // [1/kg]; 0 for one of a group
	inverseInertia  spatial.Sym3 // [1/(kg m²)]
	group           int32        // of points that move each other; −1 for a lump
	slot            int32        // among those

	body, point int
	place       spatial.Vec3   // when the step began
	posed       spatial.Twist  // velocity that has led to where the point is now: what gaps of bonds belong to
	way         spatial.Vec3   // that it goes in the step, for blows [m]
	load        spatial.Wrench // to be given to the body, a force or an impulse
}

// goOn notes the way that the mover goes in a step of h seconds.
func (o *mover) goOn(h float64) { o.way = o.linear.Scale(h) }

// Answering is a body that tells at once how some of its points answer each other.
type Answering interface {
	// Answers sets out[i·n + j] to the change of the twist of point i for a unit impulse at point j, for all n points, in world axes
	// about them: columns are torques and then forces about x, y and z. All points are of one tree, if there are several.
	Answers(points []int, out []spatial.Mat6)
}

// Grove is a body of trees that do not move each other. Each is a body of its own in the problem.
type Grove interface {
	Trees() int
	TreeOf(p int) int
}

// Yielding is a body that stretches a little where contacts keep it from following a bond [m/N].
type Yielding interface{ Yield(p int) float64 }

// Sharp is a body whose velocities answer a blow more than Answers and Respond say, by a factor.
type Sharp interface{ Sharpness(p int) float64 }

// movers are the points of a problem that something pushes at.
type movers struct {
	list   []mover
	of     []int32 // the first mover of each node of the islands, 0 for none
	next   []int32 // the next of the same node, 0 for none
	groups []group
	points []int
	motion []spatial.Twist
}

// group are the points of one body, or one of its trees, that answer each other's pushes.
type group struct {
	members []int32
	answer  []spatial.Mat6 // velocity of member i for an impulse at member j, at i·n + j
	sharp   bool           // these are the answers to a blow
}

func (m *movers) reset(nodes int) {
	m.list = append(m.list[:0], mover{group: -1, body: World})
	m.next = append(m.next[:0], 0)
	m.of = resized(m.of, nodes)
	clear(m.of)
}

// mover returns the mover of a side, a new one if there is none.
func (p *Problem) mover(s Side) int32 {
	if s.Body == World {
		return 0
	}
	m, bodies, node := &p.touch.movers, p.Bodies, p.islands.node(s)
	first := m.of[node]
	for i := first; i != 0; i = m.next[i] {
		if m.list[i].group == -1 || m.list[i].point == s.Point {
			return i // all points of a lump are the same
		}
	}
	n := mover{group: 0, body: s.Body, point: s.Point}
	if l, ok := bodies[s.Body].(Lump); ok {
		if mass, inertia, ok := l.Lump(); ok {
			n.group, n.point, n.inverseMass, n.inverseInertia = -1, 0, mass, inertia
		}
	}
	if b, ok := bodies[s.Body].(Moving); ok {
		now, _ := b.Motion(n.point)
		start := b.StartPose(n.point)
		n.linear, n.angular, n.place, n.posed = now.Linear, now.Angular, start.Pos, now
		if n.group >= 0 && p.period > 0 { // of a body that is still on its way Motion tells more than Pose
			here := b.Pose(n.point)
			n.posed = spatial.Twist{Angular: here.Rot.Mul(start.Rot.Conj()).Log(), Linear: here.Pos.Sub(start.Pos)}.Scale(1 / p.period)
		}
	} else {
		n.place = bodies[s.Body].Pose(n.point).Pos
	}
	i := int32(len(m.list))
	m.list, m.next = append(m.list, n), append(m.next, first)
	m.of[node] = i
	return i
}

// ask makes groups of the movers that are not lumps, and asks their bodies how they answer.
func (m *movers) ask(bodies []Body) {
	for i := range m.groups {
		m.groups[i].members = m.groups[i].members[:0]
	}
	m.groups = m.groups[:0]
	for _, first := range m.of {
		if first == 0 || m.list[first].group == -1 {
			continue
		}
		m.groups = grown(m.groups)
		g := &m.groups[len(m.groups)-1]
		g.members, g.sharp, m.points = g.members[:0], false, m.points[:0]
		for i := first; i != 0; i = m.next[i] {
			m.list[i].group, m.list[i].slot = int32(len(m.groups)-1), int32(len(g.members))
			g.members, m.points = append(g.members, i), append(m.points, m.list[i].point)
		}
		m.askBody(bodies[m.list[first].body], g)
	}
}

func (m *movers) askBody(b Body, g *group) {
	n := len(g.members)
	g.answer, m.motion = resized(g.answer, n*n), resized(m.motion, n)
	if a, ok := b.(Answering); ok {
		a.Answers(m.points, g.answer)
		return
	}
	for j, point := range m.points {
		for axis := range 6 {
			b.Respond(point, spatial.UnitWrench(axis), m.points, m.motion)
			for i, t := range m.motion {
				if t.Finite() {
					g.answer[i*n+j].SetCol(axis, t)
				} else {
					g.answer[i*n+j].SetCol(axis, spatial.Twist{})
				}
			}
		}
	}
}

// grown appends one element to s; one that was there before keeps its memory.
func grown[T any](s []T) []T {
	if len(s) < cap(s) {
		return s[:len(s)+1]
	}
	var zero T
	return append(s, zero)
}

// push gives mover i an impulse, in world axes about its place.
func (m *movers) push(i int32, w spatial.Wrench) {
	o := &m.list[i]
	if o.group < 0 {
		o.linear = o.linear.AddScaled(o.inverseMass, w.Force)
		o.angular = o.angular.Add(o.inverseInertia.MulVec(w.Torque))
		return
	}
	g := &m.groups[o.group]
	n := len(g.members)
	from := int(o.slot)
	for to, j := range g.members {
		a := &g.answer[to*n+from]
		t := &m.list[j]
		t.angular = t.angular.Add(a.AA.MulVec(w.Torque)).Add(a.AL.MulVec(w.Force))
		t.linear = t.linear.Add(a.LA.MulVec(w.Torque)).Add(a.LL.MulVec(w.Force))
	}
}

// reply returns how mover `to` moves for an impulse at mover `from`, in world axes about their places.
func (m *movers) reply(from int32, w spatial.Wrench, to int32) (t spatial.Twist) {
	o := &m.list[from]
	switch {
	case o.group < 0 && from == to:
		t.Linear, t.Angular = w.Force.Scale(o.inverseMass), o.inverseInertia.MulVec(w.Torque)
	case o.group >= 0 && o.group == m.list[to].group:
		g := &m.groups[o.group]
		a := &g.answer[int(m.list[to].slot)*len(g.members)+int(o.slot)]
		t.Angular = a.AA.MulVec(w.Torque).Add(a.AL.MulVec(w.Force))
		t.Linear = a.LA.MulVec(w.Torque).Add(a.LL.MulVec(w.Force))
	}
	return t
}

// own returns how mover i of a group answers itself.
func (m *movers) own(i int32) *spatial.Mat6 {
	g := &m.groups[m.list[i].group]
	k := int(m.list[i].slot)
	return &g.answer[k*len(g.members)+k]
}

// part returns how fast the two places of a contact part for an impulse on B, and its opposite on A.
func (m *movers) part(a, b int32, ra, rb, impulse spatial.Vec3) spatial.Vec3 {
	onA, onB := spatial.Wrench{Torque: ra.Cross(impulse), Force: impulse}.Scale(-1), spatial.Wrench{Torque: rb.Cross(impulse), Force: impulse}
	atA, atB := m.reply(a, onA, a), m.reply(b, onB, b)
	if a != b {
		atA, atB = atA.Add(m.reply(b, onB, a)), atB.Add(m.reply(a, onA, b))
	} else {
		atA, atB = atA.Add(atB), atB.Add(atA)
	}
	return atB.Linear.Add(atB.Angular.Cross(rb)).Sub(atA.Linear).Sub(atA.Angular.Cross(ra))
}

// answerOf returns, as a matrix, how fast the two places of a contact part for impulses on B, and the opposite on A.
func (m *movers) answerOf(a, b int32, ra, rb spatial.Vec3) (k spatial.Sym3) {
	if m.list[a].group < 0 && m.list[b].group < 0 && a != b {
		m.list[a].answerAt(ra, &k)
		m.list[b].answerAt(rb, &k)
		return k
	}
	x, y, z := m.part(a, b, ra, rb, spatial.Vec3{X: 1}), m.part(a, b, ra, rb, spatial.Vec3{Y: 1}), m.part(a, b, ra, rb, spatial.Vec3{Z: 1})
	return spatial.Sym(x.X, (x.Y+y.X)/2, (x.Z+z.X)/2, y.Y, (y.Z+z.Y)/2, z.Z)
}

// answerAt adds to k how fast the point of a lump at a lever moves for an impulse there: k += m⁻¹ − [r] I⁻¹ [r].
func (o *mover) answerAt(r spatial.Vec3, k *spatial.Sym3) {
	// Columns of I⁻¹ [r], and then of −[r] times that.
	x := &o.inverseInertia
	cx, cy, cz := x.MulVec(spatial.Vec3{Y: r.Z, Z: -r.Y}), x.MulVec(spatial.Vec3{X: -r.Z, Z: r.X}), x.MulVec(spatial.Vec3{X: r.Y, Y: -r.X})
	k.XX += o.inverseMass + r.Z*cx.Y - r.Y*cx.Z
	k.XY += r.Z*cy.Y - r.Y*cy.Z
	k.XZ += r.Z*cz.Y - r.Y*cz.Z
	k.YY += o.inverseMass + r.X*cy.Z - r.Z*cy.X
	k.YZ += r.X*cz.Z - r.Z*cz.X
	k.ZZ += o.inverseMass + r.Y*cz.X - r.X*cz.Y
}

// at returns the velocity of the point of mover i at a lever.
func (m *movers) at(i int32, r spatial.Vec3) spatial.Vec3 {
	o := &m.list[i]
	return o.linear.Add(o.angular.Cross(r))
}
