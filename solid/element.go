package solid

import "github.com/tendril-sim/tendril/spatial"

// What a corotational element does. With its gradients g turned with it, ĝ = R g, and its edges d, A = F Rᵀ = Σ d ĝᵀ is symmetric for the polar
// rotation R. The energy μ|F − R|² + ½λ tr²(A − 1) for a volume of 1 has the derivative P = τR, τ = 2μ(A − 1) + λ tr(A − 1) 1, and
//
//	f_a = −V τ ĝ_a,   K_ab = V (λ ĝ_a ĝ_bᵀ + μ ĝ_b ĝ_aᵀ + μ (ĝ_a·ĝ_b) 1),
//
// which is R K⁰_ab Rᵀ (Le Gouis 2013, section 4.1; Müller and Gross 2004), with R as it is when the step begins.

// kernels work on elements and nodes, in Go or in assembly.
type kernels interface {
	// corotate finds rotations and records of groups of four elements: of all the slices, the part of these groups.
	corotate(groups int, offsets []int32, model []lanes, x []float64, turns []lanes, records []float64, factor float64)
	// stiffen adds up what the elements around a node do: to its row, nine numbers a block, of which the one on the diagonal is number own and is
	// minus the sum of the others, and the force on it. row is scratch of zeros, of 12 numbers a block, columns of four.
	stiffen(values, row, force []float64, visits []visit, records []float64, own int)
}

// plain are the kernels in Go, and what those in assembly are compared with.
type plain struct{}

func (plain) corotate(groups int, offsets []int32, model []lanes, x []float64, turns []lanes, records []float64, factor float64) {
	for k := range 4 * groups {
		g, lane := k/4, k%4
		m, turn := model[modelLanes*g:], turns[turnLanes*g:]
		var at [4]spatial.Vec3
		for a := range at {
			o := offsets[16*g+4*a+lane]
			at[a] = spatial.Vec3{X: x[o], Y: x[o+1], Z: x[o+2]}
		}
		inv := spatial.Mat3{
			XX: m[0][lane], XY: m[1][lane], XZ: m[2][lane],
			YX: m[3][lane], YY: m[4][lane], YZ: m[5][lane],
			ZX: m[6][lane], ZY: m[7][lane], ZZ: m[8][lane],
		}
		d := edgesOf(&at)
		var f, r, a spatial.Mat3
		f.Mul(&d, &inv)
		q := polar(&f, spatial.Quat{W: turn[0][lane], X: turn[1][lane], Y: turn[2][lane], Z: turn[3][lane]})
		turn[0][lane], turn[1][lane], turn[2][lane], turn[3][lane] = q.W, q.X, q.Y, q.Z
		q.Mat(&r)
		a.MulT(&f, &r)
		lambda, mu := m[laneLambda][lane], m[laneMu][lane]
		spread := lambda * (a.XX + a.YY + a.ZZ - 3)
		tau := spatial.Sym(
			2*mu*(a.XX-1)+spread, mu*(a.XY+a.YX), mu*(a.XZ+a.ZX),
			2*mu*(a.YY-1)+spread, mu*(a.YZ+a.ZY),
			2*mu*(a.ZZ-1)+spread,
		)
		rows := [3]spatial.Vec3{{X: inv.XX, Y: inv.XY, Z: inv.XZ}, {X: inv.YX, Y: inv.YY, Z: inv.YZ}, {X: inv.ZX, Y: inv.ZY, Z: inv.ZZ}}
		record := records[recordSize*k : recordSize*(k+1)]
		var grads, forces spatial.Vec3
		for c := range 3 {
			grad := r.MulVec(rows[c])
			force := tau.MulVec(grad).Neg()
			grads, forces = grads.Add(grad), forces.Add(force)
			put(record[4*(c+1):], grad)
			put(record[16+4*(c+1):], force)
		}
		put(record, grads.Neg())
		put(record[16:], forces.Neg())
		record[3], record[7], record[11] = factor*lambda, factor*mu, m[laneVolume][lane]*(a.XX+a.YY+a.ZZ-3)
	}
}

// edgesOf returns the edges from the first corner, as columns.
func edgesOf(at *[4]spatial.Vec3) spatial.Mat3 {
	x, y, z := at[1].Sub(at[0]), at[2].Sub(at[0]), at[3].Sub(at[0])
	return spatial.Mat3{XX: x.X, YX: x.Y, ZX: x.Z, XY: y.X, YY: y.Y, ZY: y.Z, XZ: z.X, YZ: z.Y, ZZ: z.Z}
}

func put(to []float64, v spatial.Vec3) { to[0], to[1], to[2] = v.X, v.Y, v.Z }

func vecAt(from []float64, i int) spatial.Vec3 {
	v := (*[3]float64)(from[3*i:])
	return spatial.Vec3{X: v[0], Y: v[1], Z: v[2]}
}

func (plain) stiffen(values, row, force []float64, visits []visit, records []float64, own int) {
	var sum [3]float64
	for i := range visits {
		v := &visits[i]
		record := (*[recordSize]float64)(records[recordSize*int(v.element):])
		a := int(v.corner)
		for c := range 3 {
			sum[c] += record[16+4*a+c]
		}
		lambda, mu := record[3], record[7]
		mine := (*[3]float64)(record[4*a:])
		for k, slot := range v.slots {
			other := (*[3]float64)(record[4*((a+1+k)&3):])
			block := (*[12]float64)(row[12*int(slot):])
			s := mu * (mine[0]*other[0] + mine[1]*other[1] + mine[2]*other[2])
			for c := range 3 {
				for r := range 3 {
					block[4*c+r] += lambda*mine[r]*other[c] + mu*other[r]*mine[c]
				}
				block[4*c+c] += s
			}
		}
	}
	copy(force[:3], sum[:])
	pack(values, row, own)
}

// pack writes padded blocks into a row, and the block on its diagonal: elements resist no shift of all their nodes, so that it is what the
// others lack.
func pack(values, row []float64, own int) {
	var sum [9]float64
	for k := range len(values) / 9 {
		if k == own {
			continue
		}
		from, to := (*[12]float64)(row[12*k:]), (*[9]float64)(values[9*k:])
		for c := range 3 {
			for r := range 3 {
				v := from[4*c+r]
				to[3*c+r] = v
				sum[3*c+r] -= v
			}
		}
	}
	copy(values[9*own:], sum[:])
}
