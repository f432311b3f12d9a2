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

// weigh notes masses and the velocities without impulses. The movers keep those that they have.
func (t *touch) weigh() bool {
	n, m := &t.newton, &t.movers
	count := len(n.movers)
	n.mass, n.heavy = resized(n.mass, count), resized(n.heavy, count)
	n.free, n.v, n.step, n.way, n.tried = resized(n.free, 6*count), resized(n.v, 6*count), resized(n.step, 6*count), resized(n.way, 6*count), resized(n.tried, 6*count)
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
	t.read(n.v)
	for i := range t.spots {
		s := &t.spots[i]
		t.give(s, s.drag.AddScaled(s.push, s.normal).Neg())
	}
	for i := range t.joints {
		j := &t.joints[i]
		m.push(j.a, j.onA.Scale(-j.impulse))
		m.push(j.b, j.onB.Scale(-j.impulse))
	}
	t.read(n.free)
	t.write(n.v)
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
	n.hardest = 0
	for i := range t.spots {
		s := &t.spots[i]
		s.firm = max(hardness, harder*heaviest/lightest(s.a, s.b))
		n.hardest = max(n.hardest, s.firm)
	}
	for i := range t.joints {
		j := &t.joints[i]
		j.firm = max(hardness, harder*heaviest/lightest(j.a, j.b))
		n.hardest = max(n.hardest, j.firm)
	}
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

// inertia writes M (free − v).
func (t *touch) inertia(out []float64) {
	n := &t.newton
	for k, i := range n.movers {
		o := &t.movers.list[i]
		if o.group >= 0 {
			continue
		}
		f, x := n.free[6*k:6*k+6], out[6*k:6*k+6]
		torque := n.mass[k].MulVec(spatial.V(f[0], f[1], f[2]).Sub(o.angular))
		force := spatial.V(f[3], f[4], f[5]).Sub(o.linear).Scale(n.heavy[k])
		x[0], x[1], x[2], x[3], x[4], x[5] = torque.X, torque.Y, torque.Z, force.X, force.Y, force.Z
	}
	for i := range n.dense {
		t.groupInertia(&n.dense[i], out)
	}
}

func (t *touch) groupInertia(d *denseMass, out []float64) {
	n, g := &t.newton, &t.movers.groups[d.group]
	n.tried = resized(n.tried, len(n.v))
	lag := n.tried[:d.size]
	for k, i := range g.members {
		o, f := &t.movers.list[i], n.free[n.at[i]:n.at[i]+6]
		a, l := o.angular, o.linear
		for r, v := range [6]float64{a.X, a.Y, a.Z, l.X, l.Y, l.Z} {
			lag[6*k+r] = f[r] - v
		}
	}
	for k, i := range g.members {
		for r := range 6 {
			row := (6*k + r) * d.size
			out[int(n.at[i])+r] = dot(d.value[row:row+d.size], lag)
		}
	}
}

// assemble writes the matrix M + Σ Jᵀ D J, with D how the impulse of each contact falls with its velocity.
func (t *touch) assemble() {
	n := &t.newton
	n.matrix.reset()
	for k, i := range n.movers {
		if t.movers.list[i].group < 0 {
			m := n.mass[k].Mat()
			n.addBlock(int32(6*k), int32(6*k), &m, 0, 0)
			m = spatial.Diag(n.heavy[k], n.heavy[k], n.heavy[k])
			n.addBlock(int32(6*k), int32(6*k), &m, 3, 3)
		}
	}
	for i := range n.dense {
		t.addDense(&n.dense[i])
	}
	for i := range t.spots {
		s := &t.spots[i]
		if s.factored, s.pushes = s.piece, s.pushNow > 0; s.piece != open {
			d := s.resistance()
			n.addContact(n.at[s.b], s.leverB, n.at[s.b], s.leverB, &d, 1)
			n.addContact(n.at[s.a], s.leverA, n.at[s.a], s.leverA, &d, 1)
			n.addContact(n.at[s.a], s.leverA, n.at[s.b], s.leverB, &d, -1)
			if s.a == s.b {
				n.addContact(n.at[s.b], s.leverB, n.at[s.a], s.leverA, &d, -1)
			}
		}
	}
	for i := range t.joints {
		j := &t.joints[i]
		if j.factored = j.spent; !j.spent {
			n.addRow(n.at[j.b], &j.onB, n.at[j.b], &j.onB, j.hard)
			n.addRow(n.at[j.a], &j.onA, n.at[j.a], &j.onA, j.hard)
			n.addRow(n.at[j.a], &j.onA, n.at[j.b], &j.onB, j.hard)
			if j.a == j.b {
				n.addRow(n.at[j.b], &j.onB, n.at[j.a], &j.onA, j.hard)
			}
		}
	}
}

// resistance is how the impulse of a contact falls with its velocity.
func (s *spot) resistance() (d spatial.Mat3) {
	n := spatial.Outer(s.normal, s.normal)
	if s.pushNow > 0 {
		d.AddScaled(&d, s.hard, &n)
	}
	if s.piece == smooth {
		return d
	}
	across := s.firm * s.slide
	if s.piece == slipping {
		across *= s.held
		along := spatial.Outer(s.aside, s.aside)
		d.AddScaled(&d, -across, &along)
	}
	d.AddScaled(&d, -across, &n)
	d.XX, d.YY, d.ZZ = d.XX+across, d.YY+across, d.ZZ+across
	return d
}

// addContact adds sign · J_pᵀ D J_q for two movers, with J = (−[r], 1): (ω, v) ↦ v + ω × r.
func (n *newton) addContact(p int32, rp spatial.Vec3, q int32, rq spatial.Vec3, d *spatial.Mat3, sign float64) {
	if p < 0 || q < 0 {
		return
	}
	var up, right, corner spatial.Mat3
	sp, sq := spatial.Skew(rp), spatial.Skew(rq)
	up.Mul(&sp, d)          // of (ω, v)
	right.Mul(d, &sq)       // minus that of (v, ω)
	corner.Mul(&sp, &right) // minus that of (ω, ω)
	zero := spatial.Mat3{}
	var scaled spatial.Mat3
	scaled.AddScaled(&zero, -sign, &corner)
	n.addBlock(p, q, &scaled, 0, 0)
	scaled.AddScaled(&zero, sign, &up)
	n.addBlock(p, q, &scaled, 0, 3)
	scaled.AddScaled(&zero, -sign, &right)
	n.addBlock(p, q, &scaled, 3, 0)
	scaled.AddScaled(&zero, sign, d)
	n.addBlock(p, q, &scaled, 3, 3)
}

// addBlock adds a block at unknowns p + i, q + j: of a pair of different movers, where it is below the diagonal or mirrored there; of one
// mover with itself, its lower triangle.
func (n *newton) addBlock(p, q int32, m *spatial.Mat3, i, j int32) {
	rows := [3][3]float64{{m.XX, m.XY, m.XZ}, {m.YX, m.YY, m.YZ}, {m.ZX, m.ZY, m.ZZ}}
	for r := range int32(3) {
		for c := range int32(3) {
			row, column := p+i+r, q+j+c
			if row < column {
				if p == q {
					continue
				}
				row, column = column, row
			}
			n.matrix.value[n.matrix.start[row]+int(column)] += rows[r][c]
		}
	}
}

// addRow adds f · a bᵀ for the rows of a bond on two movers.
func (n *newton) addRow(p int32, a *spatial.Wrench, q int32, b *spatial.Wrench, f float64) {
	if p < 0 || q < 0 {
		return
	}
	x := [6]float64{a.Torque.X, a.Torque.Y, a.Torque.Z, a.Force.X, a.Force.Y, a.Force.Z}
	y := [6]float64{b.Torque.X, b.Torque.Y, b.Torque.Z, b.Force.X, b.Force.Y, b.Force.Z}
	for r := range int32(6) {
		for c := range int32(6) {
			row, column := p+r, q+c
			if row < column {
				if p == q {
					continue
				}
				row, column = column, row
			}
			n.matrix.value[n.matrix.start[row]+int(column)] += f * x[r] * y[c]
		}
	}
}

func (t *touch) addDense(d *denseMass) {
	n, g := &t.newton, &t.movers.groups[d.group]
	for i, a := range g.members {
		for j, b := range g.members {
			for r := range 6 {
				for c := range 6 {
					if row, column := int(n.at[a])+r, int(n.at[b])+c; column <= row {
						n.matrix.value[n.matrix.start[row]+column] += d.value[(6*i+r)*d.size+6*j+c]
					}
				}
			}
		}
	}
}
