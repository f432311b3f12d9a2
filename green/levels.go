package green

import (
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/spatial"
)

// gradients are conjugate gradients for all seams at once. Unknown are the displacements of each seam in the frame of its first zone.
type gradients struct {
	starts                    []int // of the seams in the vectors, and the end
	x, right, left, way, gain []float64
	scaled                    []float64
}

func (g *gradients) prepare(z *Zones) {
	g.starts = make([]int, len(z.seams)+1)
	for i := range z.seams {
		g.starts[i+1] = g.starts[i] + len(z.seams[i].u)
	}
	n := g.starts[len(z.seams)]
	for _, v := range []*[]float64{&g.x, &g.right, &g.left, &g.way, &g.gain, &g.scaled} {
		*v = make([]float64, n)
	}
}

// solve finds all seams. It begins with those of the last time.
func (g *gradients) solve(z *Zones) (iterations int, singular bool) {
	if !z.factorAlone() {
		return 0, true
	}
	z.push(g.right)
	for i := range z.seams {
		copy(g.x[g.starts[i]:], z.seams[i].u)
	}
	z.multiply(g.gain, g.x)
	for i, v := range g.right {
		g.left[i] = v - g.gain[i]
	}
	g.precondition(z, g.right)
	goal := z.tolerance * z.tolerance * inner(g.scaled, g.right)
	g.precondition(z, g.left)
	copy(g.way, g.scaled)
	rest := inner(g.scaled, g.left)
	for most := 10 * len(g.x); iterations < most && rest > goal; iterations++ {
		z.multiply(g.gain, g.way)
		curve := inner(g.way, g.gain)
		if !(curve > 0) {
			return iterations, true
		}
		addScaled(g.x, rest/curve, g.way)
		addScaled(g.left, -rest/curve, g.gain)
		g.precondition(z, g.left)
		before := rest
		rest = inner(g.scaled, g.left)
		for i, v := range g.scaled {
			g.way[i] = v + rest/before*g.way[i]
		}
	}
	for i := range z.seams {
		copy(z.seams[i].u, g.x[g.starts[i]:])
	}
	z.spread()
	return iterations, false
}

// precondition sets scaled to what each seam would do alone.
func (g *gradients) precondition(z *Zones, v []float64) {
	for i := range z.seams {
		b := z.seams[i].block
		b.forward(v[g.starts[i]:g.starts[i+1]], nil)
		b.backward(g.scaled[g.starts[i]:g.starts[i+1]], nil)
	}
}

// multiply sets y to the forces at the seams for displacements x of them alone.
func (z *Zones) multiply(y, x []float64) {
	clear(y)
	starts := z.gradients.starts
	for i := range z.zones {
		o := &z.zones[i]
		for _, k := range o.below {
			copy(o.u[3*z.seams[k].first[0]:], x[starts[k]:starts[k+1]])
		}
		if o.parent >= 0 {
			s := &z.seams[o.parent]
			turnAll(o.u[3*s.first[1]:], x[starts[o.parent]:starts[o.parent+1]], &s.turn, true)
		}
		dense.MulVec(o.product, o.matrix, o.u)
		z.collect(o, y, 1)
	}
}

// collect adds forces at a zone's seams to those of all seams.
func (z *Zones) collect(o *zone, y []float64, sign float64) {
	starts := z.gradients.starts
	for _, k := range o.below {
		s := &z.seams[k]
		addScaled(y[starts[k]:starts[k+1]], sign, o.product[3*s.first[0]:][:len(s.u)])
	}
	if o.parent >= 0 {
		s := &z.seams[o.parent]
		f := o.product[3*s.first[1]:][:len(s.u)]
		turnAll(f, f, &s.turn, false)
		addScaled(y[starts[o.parent]:starts[o.parent+1]], sign, f)
	}
}

// push sets y to what pushes the seams while they do not move in the frames of their first zones: forces from elsewhere, and gaps that are closed.
func (z *Zones) push(y []float64) {
	clear(y)
	for i := range z.zones {
		o := &z.zones[i]
		clear(o.u)
		if o.parent >= 0 {
			s := &z.seams[o.parent]
			copy(o.u[3*s.first[1]:], s.gap)
		}
		dense.MulVec(o.product, o.matrix, o.u)
		addScaled(o.product, 1, o.forces)
		z.collect(o, y, -1)
	}
}

// turnAll turns vectors, or turns them back.
func turnAll(to, from []float64, by *spatial.Mat3, back bool) {
	for k := 0; k < len(from); k += 3 {
		v := vec(from[k:])
		if back {
			v = by.TMulVec(v)
		} else {
			v = by.MulVec(v)
		}
		to[k], to[k+1], to[k+2] = v.X, v.Y, v.Z
	}
}

// factorAlone factorises the block of each seam.
func (z *Zones) factorAlone() bool {
	for i := range z.seams {
		if !z.seamAlone(&z.seams[i], false) {
			return false
		}
	}
	return true
}

// seamAlone factorises Ξ₁ + T Ξ₂ Tᵀ of a seam: with what is held now, or of the reference problems.
func (z *Zones) seamAlone(s *seam, reference bool) bool {
	a, b := &z.zones[s.zones[0]], &z.zones[s.zones[1]]
	first, second := a.matrix, b.matrix
	if reference {
		first, second = a.reference, b.reference
	}
	n, m := 3*len(a.nodes), 3*len(b.nodes)
	for r := range len(s.u) {
		copy(s.block.row(r), first[(3*s.first[0]+r)*n+3*s.first[0]:][:r+1])
	}
	for r := range s.nodes[0] {
		for c := range r + 1 {
			at := 3*(s.first[1]+r)*m + 3*(s.first[1]+c)
			x, y, z := second[at:at+3], second[at+m:at+m+3], second[at+2*m:at+2*m+3]
			t := spatial.Mat3{XX: x[0], XY: x[1], XZ: x[2], YX: y[0], YY: y[1], YZ: y[2], ZX: z[0], ZY: z[1], ZZ: z[2]}
			t.Mul(&s.turn, &t)
			t.MulT(&t, &s.turn)
			s.block.addBlock(r, c, &t)
		}
	}
	s.block.fill()
	return s.block.eliminate()
}

// alone finds each seam as if the others were where skinning has them: by factorisation, or with the inverses of the table.
func (z *Zones) alone(table bool) bool {
	g := &z.gradients
	z.push(g.left)
	z.skin()
	for i := range z.seams {
		copy(g.x[g.starts[i]:], z.seams[i].u)
	}
	z.multiply(g.gain, g.x)
	addScaled(g.left, -1, g.gain)
	for i := range z.seams {
		s := &z.seams[i]
		left, change := g.left[g.starts[i]:g.starts[i+1]], g.scaled[g.starts[i]:g.starts[i+1]]
		if table && len(s.table) > 0 {
			s.interpolate(z.turnOf(s))
			dense.MulVec(change, s.mixed, left)
		} else {
			if !z.seamAlone(s, false) {
				return false
			}
			s.block.forward(left, nil)
			s.block.backward(change, nil)
		}
		addScaled(s.u, 1, change)
	}
	return true
}

// interpolate mixes the inverses of the two angles that the present one is between; beyond the ends of the table it takes the last.
func (s *seam) interpolate(turn spatial.Quat) {
	angle := turn.Mul(s.rest.Conj()).Log().Dot(s.hinge.Axis)
	at := (angle - s.hinge.From) / (s.hinge.To - s.hinge.From) * float64(len(s.table)-1)
	at = math.Min(math.Max(at, 0), float64(len(s.table)-1))
	k := min(int(at), len(s.table)-2)
	part := at - float64(k)
	for i, v := range s.table[k] {
		s.mixed[i] = v + part*(s.table[k+1][i]-v)
	}
}

// skin puts each seam halfway between where the two zones have it at rest.
func (z *Zones) skin() {
	for i := range z.seams {
		s := &z.seams[i]
		turnAll(s.u, s.gap, &s.turn, false)
		for k := range s.u {
			s.u[k] *= -0.5
		}
	}
}
