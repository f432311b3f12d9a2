package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// denseMass is the inverse of a group's answer: what resists a change of its velocities.
type denseMass struct {
	group int
	size  int
	value []float64
}

// weigh notes masses, and how hard contacts and rows are.
func (t *touch) weigh() bool {
	n, m := &t.newton, &t.movers
	count := len(n.movers)
	n.mass, n.heavy = resized(n.mass, count), resized(n.heavy, count)
	n.v, n.step = resized(n.v, 6*count), resized(n.step, 6*count)
	n.dense = n.dense[:0]
	for k, i := range n.movers {
		o := &m.list[i]
		if o.group >= 0 {
			if m.groups[o.group].members[0] == i && !t.weighGroup(int(o.group)) {
				return false
			}
			continue
		}
		n.heavy[k] = 1 / o.inverseMass
		if !o.inverseInertia.InvertPositive(&n.mass[k], 0) {
			return false
		}
	}
	t.firm()
	return true
}

// firm tells all contacts and rows how hard they are.
func (t *touch) firm() {
	n := &t.newton
	heaviest := 0.0
	for k, i := range n.movers {
		if t.movers.list[i].group >= 0 {
			n.heavy[k] = t.weightOf(i)
		}
		heaviest = max(heaviest, n.heavy[k])
	}
	lightest := func(a, b int32) float64 {
		light := heaviest
		for _, i := range [2]int32{a, b} {
			if at := n.at[i]; at >= 0 {
				light = min(light, n.heavy[at/6])
			}
		}
		return light
	}
	for i := range t.spots {
		s := &t.spots[i]
		s.firm = max(hardness, harder*heaviest/lightest(s.a, s.b))
	}
	for i := range t.joints {
		j := &t.joints[i]
		j.firm = max(hardness, harder*heaviest/lightest(j.a, j.b))
	}
}

// weightOf is about the mass that a member of a group moves with.
func (t *touch) weightOf(i int32) float64 {
	a := t.movers.own(i)
	return 3 / (a.LL.XX + a.LL.YY + a.LL.ZZ)
}

// weighGroup inverts the answer of a group.
func (t *touch) weighGroup(group int) bool {
	g := &t.movers.groups[group]
	n := &t.newton
	count := 6 * len(g.members)
	n.dense = grown(n.dense)
	d := &n.dense[len(n.dense)-1]
	d.size, d.group = count, group
	d.value = resized(d.value, count*count)
	for i := range g.members {
		for j := range g.members {
			a := &g.answer[i*len(g.members)+j]
			for r := range 6 {
				for c := range 6 {
					d.value[(6*i+r)*count+6*j+c] = entry(a, r, c)
				}
			}
		}
	}
	return invertPositive(d.value, count)
}

func entry(a *spatial.Mat6, row, column int) float64 {
	b := &a.AA
	switch {
	case row < 3 && column >= 3:
		b = &a.AL
	case row >= 3 && column < 3:
		b = &a.LA
	case row >= 3:
		b = &a.LL
	}
	v := b.Col(column % 3)
	return [3]float64{v.X, v.Y, v.Z}[row%3]
}

// invertPositive inverts a positive definite matrix of n rows in place, made symmetric on the way. It reports whether it is one.
func invertPositive(a []float64, n int) bool {
	for i := range n { // L Lᵀ in the lower triangle
		for j := range i + 1 {
			sum := (a[i*n+j]+a[j*n+i])/2 - dot(a[i*n:i*n+j], a[j*n:j*n+j])
			if i > j {
				a[i*n+j] = sum / a[j*n+j]
				continue
			}
			if !(sum > 0) {
				return false
			}
			a[i*n+i] = math.Sqrt(sum)
		}
	}
	for j := range n { // the inverse of L, transposed into the upper triangle and over it
		a[j*n+j] = 1 / a[j*n+j]
		for i := j + 1; i < n; i++ {
			sum := a[i*n+j] * a[j*n+j]
			for k := j + 1; k < i; k++ {
				sum += a[i*n+k] * a[j*n+k]
			}
			a[j*n+i] = -sum / a[i*n+i]
		}
	}
	for i := range n { // L⁻ᵀ L⁻¹
		for j := i; j < n; j++ {
			a[j*n+i] = dot(a[i*n+j:i*n+n], a[j*n+j:j*n+n])
		}
	}
	for i := range n {
		for j := i; j < n; j++ {
			a[i*n+j] = a[j*n+i]
		}
	}
	return true
}

// assemble writes the matrix M + Σ Jᵀ D J for the pieces as they are, with D how the impulse of each contact falls with its velocity.
func (t *touch) assemble() {
	n := &t.newton
	symmetric := true
	for i := range t.spots {
		s := &t.spots[i]
		n.drawn[i] = drawn{s.aside, s.held}
		symmetric = symmetric && (s.piece != slipping || !s.pushes)
	}
	t.assembleMass(symmetric)
	for i := range t.spots {
		if s := &t.spots[i]; s.pushes || s.piece != open {
			d := s.resistance()
			n.addSpot(s, &d)
		}
	}
	for i := range t.joints {
		if j := &t.joints[i]; !j.spent {
			n.addJoint(j, j.hard)
		}
	}
}

// assembleMass writes the matrix M.
func (t *touch) assembleMass(symmetric bool) {
	n := &t.newton
	n.matrix.reset(symmetric)
	for k, i := range n.movers {
		if t.movers.list[i].group >= 0 {
			continue
		}
		b, m := n.matrix.at(k, k), &n.mass[k]
		b[0][0], b[0][1], b[0][2] = m.XX, m.XY, m.XZ
		b[1][0], b[1][1], b[1][2] = m.XY, m.YY, m.YZ
		b[2][0], b[2][1], b[2][2] = m.XZ, m.YZ, m.ZZ
		b[3][3], b[4][4], b[5][5] = n.heavy[k], n.heavy[k], n.heavy[k]
	}
	for i := range n.dense {
		t.addDense(&n.dense[i])
	}
}

// resistance is how the impulse of a contact falls with its velocity on the piece that it is on.
func (s *spot) resistance() (d spatial.Mat3) {
	n, along, across := s.normal, 0.0, 0.0
	if s.pushes {
		along = s.hard
	}
	switch s.piece {
	case sticking:
		across = s.firm * s.slide
	case slipping:
		across = s.held * s.slide
	}
	// across (1 − n nᵀ) + (along n) nᵀ, and for one that slips − across a aᵀ + µ along a nᵀ
	of := n.Scale(along - across)
	if s.piece == slipping {
		of = of.AddScaled(s.friction*along, s.aside)
		d = spatial.Outer(s.aside.Scale(-across), s.aside)
	}
	o := spatial.Outer(of, n)
	d.Add(&d, &o)
	d.XX, d.YY, d.ZZ = d.XX+across, d.YY+across, d.ZZ+across
	return d
}

// addSpot adds Jᵀ D J of a contact.
func (n *newton) addSpot(s *spot, d *spatial.Mat3) {
	a, b, leverA, leverB := int(n.at[s.a]/6), int(n.at[s.b]/6), s.leverA, s.leverB
	if n.at[s.a] >= 0 {
		n.matrix.at(a, a).addTouch(1, leverA, leverA, d)
	}
	if n.at[s.b] >= 0 {
		n.matrix.at(b, b).addTouch(1, leverB, leverB, d)
	}
	if n.at[s.a] < 0 || n.at[s.b] < 0 {
		return
	}
	if a == b {
		n.matrix.at(a, a).addTouch(-1, leverA, leverB, d)
		n.matrix.at(a, a).addTouch(-1, leverB, leverA, d)
		return
	}
	if a < b {
		a, b, leverA, leverB = b, a, leverB, leverA
	}
	n.matrix.at(a, b).addTouch(-1, leverA, leverB, d)
	if !n.matrix.symmetric {
		back := d.T()
		n.matrix.above(a, b).addTouch(-1, leverA, leverB, &back)
	}
}

// addTouch adds sign · J_pᵀ D J_q for two movers, with J = (−[r], 1): (ω, v) ↦ v + ω × r.
func (m *tile) addTouch(sign float64, p, q spatial.Vec3, d *spatial.Mat3) {
	x, y, z := spatial.V(sign*d.XX, sign*d.XY, sign*d.XZ), spatial.V(sign*d.YX, sign*d.YY, sign*d.YZ), spatial.V(sign*d.ZX, sign*d.ZY, sign*d.ZZ)
	m.addRow(3, q.Cross(x), x)
	m.addRow(4, q.Cross(y), y)
	m.addRow(5, q.Cross(z), z)
	// [p] times these rows
	x, y, z = z.Scale(p.Y).AddScaled(-p.Z, y), x.Scale(p.Z).AddScaled(-p.X, z), y.Scale(p.X).AddScaled(-p.Y, x)
	m.addRow(0, q.Cross(x), x)
	m.addRow(1, q.Cross(y), y)
	m.addRow(2, q.Cross(z), z)
}

func (m *tile) addRow(r int, turn, shift spatial.Vec3) {
	row := &m[r]
	row[0] += turn.X
	row[1] += turn.Y
	row[2] += turn.Z
	row[3] += shift.X
	row[4] += shift.Y
	row[5] += shift.Z
}

// addJoint adds f Jᵀ J of a row of a bond.
func (n *newton) addJoint(j *joint, f float64) {
	a, b, onA, onB := int(n.at[j.a]/6), int(n.at[j.b]/6), entries(&j.onA), entries(&j.onB)
	if n.at[j.a] >= 0 {
		n.matrix.at(a, a).addOuter(f, &onA, &onA)
	}
	if n.at[j.b] >= 0 {
		n.matrix.at(b, b).addOuter(f, &onB, &onB)
	}
	switch {
	case n.at[j.a] < 0 || n.at[j.b] < 0:
	case a == b:
		n.matrix.at(a, a).addOuter(f, &onA, &onB)
		n.matrix.at(a, a).addOuter(f, &onB, &onA)
	default:
		if a < b {
			a, b, onA, onB = b, a, onB, onA
		}
		n.matrix.at(a, b).addOuter(f, &onA, &onB)
		if !n.matrix.symmetric {
			n.matrix.above(a, b).addOuter(f, &onA, &onB)
		}
	}
}

func entries(w *spatial.Wrench) [6]float64 {
	return [6]float64{w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X, w.Force.Y, w.Force.Z}
}

// addOuter adds f x yᵀ.
func (m *tile) addOuter(f float64, x, y *[6]float64) {
	for r := range m {
		for c := range m[r] {
			m[r][c] += f * x[r] * y[c]
		}
	}
}

// addDense adds what resists a change of the velocities of a group.
func (t *touch) addDense(d *denseMass) {
	n, g := &t.newton, &t.movers.groups[d.group]
	for i, a := range g.members {
		for j, b := range g.members {
			row, column := int(n.at[a]/6), int(n.at[b]/6)
			if column > row {
				continue
			}
			m := n.matrix.at(row, column)
			for r := range m {
				for c := range m[r] {
					m[r][c] += d.value[(6*i+r)*d.size+6*j+c]
				}
			}
			if !n.matrix.symmetric && column < row {
				*n.matrix.above(row, column) = *m
			}
		}
	}
}
