// Package pile makes the contact problems of boxes at rest on each other, for tests and benchmarks of complementarity solvers: the
// matrices J M⁻¹ Jᵀ that rigid bodies have, with more rows than the bodies have freedoms.
package pile

import (
	"math"
	"math/rand/v2"
)

const (
	step     = 1e-3 // of time [s]
	gravity  = 9.81 // [m/s²]
	friction = 0.5
)

type vec [3]float64

func (a vec) cross(b vec) vec {
	return vec{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
}

func (a vec) plus(s float64, b vec) vec { return vec{a[0] + s*b[0], a[1] + s*b[1], a[2] + s*b[2]} }

func (a vec) dot(b vec) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

func (a vec) unit() vec { return vec{}.plus(1/math.Sqrt(a.dot(a)), a) }

// box is a body of 1 kg upright on its base, turned about the vertical.
type box struct {
	at   vec        // centre [m]
	half vec        // sides [m]
	turn float64    // [rad]
	spin [3]vec     // inverse inertia in world axes [1/(kg m²)]
	push vec        // force besides gravity [N]
	v    [6]float64 // velocity [m/s] and spin [rad/s]
}

// touch is a contact of box a (−1 for the floor) below and box b above.
type touch struct {
	a, b   int
	at     vec
	normal vec // from a to b
}

// Pile is a heap of boxes and its present contact problem: a row for the normal of a contact and one for each of two tangents.
// Impulses [N s] are the unknowns, velocities [m/s] the right-hand side: see package lcp.
type Pile struct {
	A, B, Lo, Hi []float64
	Of           []int

	rng     *rand.Rand
	boxes   []box
	touches []touch
	rows    []row
}

// row is what a unit impulse does: on which boxes, the Jacobian of each, and that times the inverse mass.
type row struct {
	body [2]int
	j, m [2][6]float64
}

// Tower is boxes on one another, each a little off the middle and turned, four contacts each.
func Tower(boxes int, seed uint64) *Pile {
	p := &Pile{rng: rand.New(rand.NewPCG(seed, 1))}
	height := 0.0
	for i := range boxes {
		b := box{half: vec{0.1 + 0.05*p.rng.Float64(), 0.1 + 0.05*p.rng.Float64(), 0.05 + 0.05*p.rng.Float64()}, turn: p.rng.Float64()}
		b.at = vec{0.02 * p.rng.NormFloat64(), 0.02 * p.rng.NormFloat64(), height + b.half[2]}
		height += 2 * b.half[2]
		p.boxes = append(p.boxes, b)
		for corner := range 4 {
			x, y := 0.09*float64(corner%2*2-1), 0.09*float64(corner/2*2-1)
			p.touch(i-1, i, vec{b.at[0] + x, b.at[1] + y, b.at[2] - b.half[2]})
		}
	}
	p.assemble()
	return p
}

// Wall is courses of bricks, each brick on two halves of those below it: 4 contacts a pair.
func Wall(courses, width int, seed uint64) *Pile {
	p := &Pile{rng: rand.New(rand.NewPCG(seed, 2))}
	half := vec{0.1, 0.05, 0.03}
	for c := range courses {
		for k := range width {
			b := box{half: half, at: vec{2*half[0]*float64(k) + half[0]*float64(c%2), 0, half[2] * float64(2*c+1)}}
			i := len(p.boxes)
			p.boxes = append(p.boxes, b)
			if c == 0 {
				p.patch(-1, i, -half[0], half[0])
				continue
			}
			first := i - width + c%2 - 1 // of the two below, one of which may be missing at an end
			for side, a := range []int{first, first + 1} {
				if a >= (c-1)*width && a < c*width {
					p.patch(a, i, half[0]*float64(side-1), half[0]*float64(side))
				}
			}
		}
	}
	p.assemble()
	return p
}

// Heap is boxes thrown on one another: each lies on two that are there already, or on the floor, by one to four contacts with tilted
// normals.
func Heap(boxes int, seed uint64) *Pile {
	p := &Pile{rng: rand.New(rand.NewPCG(seed, 3))}
	for i := range boxes {
		b := box{half: vec{0.1 + 0.1*p.rng.Float64(), 0.1, 0.05 + 0.1*p.rng.Float64()}, turn: 6 * p.rng.Float64()}
		b.at = vec{0.5 * p.rng.NormFloat64(), 0.5 * p.rng.NormFloat64(), 0.1 * float64(i)}
		p.boxes = append(p.boxes, b)
		for _, below := range []int{p.rng.IntN(i+1) - 1, p.rng.IntN(i+1) - 1} {
			tilt := vec{0.3 * p.rng.NormFloat64(), 0.3 * p.rng.NormFloat64(), 1}.unit()
			for range 1 + p.rng.IntN(4) {
				p.touch(below, i, b.at.plus(0.1, vec{p.rng.NormFloat64(), p.rng.NormFloat64(), -1}))
				p.touches[len(p.touches)-1].normal = tilt
			}
		}
	}
	p.assemble()
	return p
}

// patch is four contacts below box b, from left to right of its middle.
func (p *Pile) patch(a, b int, left, right float64) {
	at, half := p.boxes[b].at, p.boxes[b].half
	for corner := range 4 {
		x := left
		if corner%2 == 1 {
			x = right
		}
		p.touch(a, b, at.plus(1, vec{x, half[1] * float64(corner/2*2-1), -half[2]}))
	}
}

func (p *Pile) touch(a, b int, at vec) {
	p.touches = append(p.touches, touch{a, b, at, vec{0, 0, 1}})
}

// Contacts is their number; there are three rows to each.
func (p *Pile) Contacts() int { return len(p.touches) }

func (p *Pile) assemble() {
	n := 3 * len(p.touches)
	p.A, p.B, p.Lo, p.Hi, p.Of = make([]float64, n*n), make([]float64, n), make([]float64, n), make([]float64, n), make([]int, n)
	for i := range p.boxes {
		p.boxes[i].invert()
	}
	for c := range p.touches {
		p.Hi[3*c], p.Of[3*c] = math.Inf(1), -1
		for r := 3*c + 1; r < 3*c+3; r++ {
			p.Lo[r], p.Hi[r], p.Of[r] = -friction, friction, 3*c
		}
	}
	p.matrix()
	p.rightHandSide()
}

// invert finds the inverse inertia of a box of 1 kg.
func (b *box) invert() {
	sin, cos := math.Sincos(b.turn)
	axes := [3]vec{{cos, sin, 0}, {-sin, cos, 0}, {0, 0, 1}}
	b.spin = [3]vec{}
	for k, a := range axes {
		u, v := b.half[(k+1)%3], b.half[(k+2)%3]
		for r := range 3 {
			b.spin[r] = b.spin[r].plus(a[r]*3/(u*u+v*v), a)
		}
	}
}

// matrix writes A = J M⁻¹ Jᵀ, with contacts that have moved by some micrometres, as they do in a heap at rest.
func (p *Pile) matrix() {
	p.rows = p.rows[:0]
	for _, t := range p.touches {
		at := t.at.plus(1e-5, vec{p.rng.NormFloat64(), p.rng.NormFloat64(), p.rng.NormFloat64()})
		first := vec{1, 0, 0}.plus(-t.normal[0], t.normal).unit()
		for _, d := range []vec{t.normal, first, t.normal.cross(first)} {
			r := row{body: [2]int{t.a, t.b}}
			for side, body := range r.body {
				if body < 0 {
					continue
				}
				b, sign := &p.boxes[body], float64(2*side-1)
				turn := at.plus(-1, b.at).cross(d)
				for k := range 3 {
					r.j[side][k], r.j[side][3+k] = sign*d[k], sign*turn[k]
					r.m[side][k], r.m[side][3+k] = sign*d[k], sign*b.spin[k].dot(turn)
				}
			}
			p.rows = append(p.rows, r)
		}
	}
	n := len(p.rows)
	for i := range p.rows {
		for j := range i + 1 {
			v := p.rows[i].coupling(&p.rows[j])
			p.A[i*n+j], p.A[j*n+i] = v, v
		}
	}
}

func (r *row) coupling(o *row) float64 {
	sum := 0.0
	for s, a := range r.body {
		for t, b := range o.body {
			if a == b && a >= 0 {
				for k := range 6 {
					sum += r.j[s][k] * o.m[t][k]
				}
			}
		}
	}
	return sum
}

// rightHandSide writes b = −J (v + h M⁻¹ f).
func (p *Pile) rightHandSide() {
	for i, r := range p.rows {
		p.B[i] = 0
		for side, body := range r.body {
			if body < 0 {
				continue
			}
			b := &p.boxes[body]
			for k, j := range r.j[side] {
				v := b.v[k]
				if k < 3 {
					v += step * b.push[k]
				}
				if k == 2 {
					v -= step * gravity
				}
				p.B[i] -= j * v
			}
		}
	}
}

// Step lets a step of time pass with the solved impulses x: boxes take their velocities, somebody nudges them by some per cent of
// their weight, and there is a new problem.
func (p *Pile) Step(x []float64) {
	for i := range p.boxes {
		b := &p.boxes[i]
		for k := range 3 {
			b.v[k] += step * b.push[k]
			b.push[k] = 0.9*b.push[k] + 0.02*gravity*p.rng.NormFloat64()
		}
		b.v[2] -= step * gravity
	}
	for i, r := range p.rows {
		for side, body := range r.body {
			if body >= 0 {
				for k, m := range r.m[side] {
					p.boxes[body].v[k] += m * x[i]
				}
			}
		}
	}
	p.matrix()
	p.rightHandSide()
}
