package green

import (
	"github.com/tendril-sim/tendril/spatial"
)

// patch is what a zone knows of the points at which it is touched: Green's functions of masks, in place of those of nodes. All is in the zone's axes and in single precision, as
// Ξ is; three columns, for unit forces or displacements along x, y and z, are one after the other, so that addColumns takes them at once.
type patch struct {
	model  *Model
	seam   []int32 // nodes of the zone's seams
	inSeam []int32 // place of each node among these, −1
	points []int32 // numbers of the points among those of the body
	wide   int     // length of a column that has three numbers for each point

	surfaces [][]float32 // for each point: displacements of all nodes by a force on it, in columns of model.stride [m/N]; of seam nodes their forces [1]
	answers  [][]float32 // for each point: displacements of all points by a force on it, in columns of wide [m/N]
	follows  []float32   // for each seam node: displacements of all points by one of it, in columns of wide [1]

	alone   []float64 // displacements of all rows by the seams without any force [m]: see seamAnswers
	shown   []float64 // and with all forces, for display
	scratch []float64 // three columns of model.stride

	areas   []float64      // that belong to the nodes [m²], once somebody asks for pressures
	normals []spatial.Vec3 // and which way they look
}

func newPatch(m *Model, seam []int32) patch {
	p := patch{model: m, seam: seam, inSeam: make([]int32, m.Nodes()), alone: make([]float64, m.stride), shown: make([]float64, m.stride), scratch: make([]float64, 3*m.stride)}
	for i := range p.inSeam {
		p.inSeam[i] = -1
	}
	for k, node := range seam {
		p.inSeam[node] = int32(k)
	}
	return p
}

// spare is for how many points there is room when columns have to grow.
const spare = 64

// add takes in a point with a mask, and returns its place in the patch.
func (p *patch) add(number int32, mask []share, masks func(number int32) []share) int {
	slot := len(p.points)
	p.points = append(p.points, number)
	if 3*len(p.points) > p.wide {
		p.widen((3*(len(p.points)+len(p.points)/2+spare) + 7) &^ 7)
	}
	p.surfaces = append(p.surfaces, make([]float32, 3*p.model.stride))
	p.answers = append(p.answers, make([]float32, 3*p.wide))
	p.measure(slot, mask, masks)
	return slot
}

// widen makes room for more points.
func (p *patch) widen(wide int) {
	grow := func(from []float32) []float32 {
		if p.wide == 0 {
			return nil
		}
		to := make([]float32, len(from)/p.wide*wide)
		for c := range len(from) / p.wide {
			copy(to[c*wide:], from[c*p.wide:][:p.wide])
		}
		return to
	}
	for i := range p.answers {
		p.answers[i] = grow(p.answers[i])
	}
	if p.follows = grow(p.follows); p.follows == nil {
		p.follows = make([]float32, 3*len(p.seam)*wide)
	}
	p.wide = wide
}

// measure finds what a point answers, and how others answer it.
func (p *patch) measure(slot int, mask []share, masks func(number int32) []share) {
	m := p.model
	clear(p.scratch)
	m.addMask(p.scratch, mask)
	for i, v := range p.scratch {
		p.surfaces[slot][i] = float32(v)
	}
	for other, number := range p.points {
		with := mask
		if other != slot {
			with = masks(number)
		}
		block := p.meanOver(with)
		if other == slot {
			balance(&block)
		}
		for b := range 3 {
			for a := range 3 {
				p.answers[slot][b*p.wide+3*other+a] = float32(block[3*b+a])
				p.answers[other][a*p.wide+3*slot+b] = float32(block[3*b+a])
			}
		}
	}
	for k, node := range p.seam { // Betti: a seam node moves the point as the point pushes the node, with the other sign
		row := int(m.row[node])
		for b := range 3 {
			for a := range 3 {
				p.follows[(3*k+b)*p.wide+3*slot+a] = -float32(p.scratch[a*m.stride+3*row+b])
			}
		}
	}
}

// meanOver returns the mean of scratch over a mask, a by b at 3b + a.
func (p *patch) meanOver(mask []share) (block [9]float64) {
	m := p.model
	for _, s := range mask {
		if row := int(m.row[s.node]); row >= 0 {
			for b := range 3 {
				for a := range 3 {
					block[3*b+a] += s.weight * p.scratch[b*m.stride+3*row+a]
				}
			}
		}
	}
	return block
}

// balance makes a block symmetric.
func balance(b *[9]float64) {
	for _, k := range [3][2]int{{1, 3}, {2, 6}, {5, 7}} {
		mean := (b[k[0]] + b[k[1]]) / 2
		b[k[0]], b[k[1]] = mean, mean
	}
}

// compliance sets to the displacement of one point by a force on another, in the zone's axes [m/N], seams being still.
func (p *patch) compliance(to *spatial.Mat3, of, by int) {
	c := p.answers[by][3*of:]
	x, y, z := c[:3], c[p.wide:][:3], c[2*p.wide:][:3]
	*to = spatial.Mat3{
		XX: float64(x[0]), YX: float64(x[1]), ZX: float64(x[2]), XY: float64(y[0]), YY: float64(y[1]), ZY: float64(y[2]), XZ: float64(z[0]), YZ: float64(z[1]), ZZ: float64(z[2]),
	}
}

// push adds the displacements of all points by a force on one.
func (p *patch) push(u []float64, by int, force spatial.Vec3) {
	f := [3]float64{force.X, force.Y, force.Z}
	addColumns(u, p.answers[by], &f, p.wide)
}

// follow adds the displacements of all points by those of the seam nodes.
func (p *patch) follow(u, seam []float64) {
	for k := range p.seam {
		addColumns(u, p.follows[3*k*p.wide:], (*[3]float64)(seam[3*k:]), p.wide)
	}
}

// followAll adds the displacements of all rows by those of the seam nodes that are more than a least.
func (p *patch) followAll(y, seam []float64, least float64) {
	m := p.model
	for k, node := range p.seam {
		x := (*[3]float64)(seam[3*k:])
		if x[0]*x[0]+x[1]*x[1]+x[2]*x[2] > least*least {
			addColumns(y, m.single[3*int(m.column[node])*m.stride:], x, m.stride)
		}
	}
}
