package validate

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

var greenExperiments = []experiment{
	{"green", "A sphere under pressure", "Boundary elements. A solid sphere shrinks evenly, which the elements have exactly: what is left is that triangles cut corners. A hollow sphere with pressure inside (Lamé) is more than they have.", greenSpheres},
	{"green", "A round bar under tension and torsion", "Boundary elements: both ends are moved apart, or turned against each other, and the force is EA/L, the torque GJ/L. Displacements over a section are prescribed as the closed form has them.", greenBars},
	{"green", "Boundary elements against finite elements", "A cube on a fixed base, its upper side pushed down and sideways: finite elements come from the stiff side, boundary elements from the other.", greenMethods},
	{"green", "Reciprocity and equilibrium", "Betti's theorem for all pairs of nodes, and the sum of all forces and torques under random pushes and grips.", greenBetti},
	{"green", "Switching nodes", "1,000 random switchings between force and displacement, each against the same boundary problem solved from the beginning.", greenSwitching},
	{"green", "Single precision", "A dent of 50 nodes: forces from Green's functions in single precision against double.", greenSingle},
}

// pressed returns the forces of a pressure on triangles [N], a third of each triangle's to each corner.
func pressed(s *mesh.Surface, pressure float64, on func(centre spatial.Vec3) bool) []spatial.Vec3 {
	f := make([]spatial.Vec3, len(s.Vertices))
	for _, t := range s.Triangles {
		a, b, c := s.Vertices[t[0]], s.Vertices[t[1]], s.Vertices[t[2]]
		if !on(a.Add(b).Add(c).Scale(1. / 3)) {
			continue
		}
		push := b.Sub(a).Cross(c.Sub(a)).Scale(-pressure / 6)
		for _, v := range t {
			f[v] = f[v].Add(push)
		}
	}
	return f
}

// answer solves for forces at free nodes and prescribed displacements of some others, and returns the displacements.
func answer(s *green.Stiffness, moved []int32, where func(spatial.Vec3) spatial.Vec3, forces []spatial.Vec3) ([]spatial.Vec3, error) {
	m, err := green.New(context.Background(), green.Config{Stiffness: s, Moved: moved, Double: true}, nil)
	if err != nil {
		return nil, err
	}
	return answerOf(m, where, forces)
}

// answerOf does so with a model whose nodes are free or moved.
func answerOf(m *green.Model, where func(spatial.Vec3) spatial.Vec3, forces []spatial.Vec3) ([]spatial.Vec3, error) {
	state, err := m.NewState(1)
	if err != nil {
		return nil, err
	}
	u := make([]spatial.Vec3, m.Nodes())
	for i, p := range m.Surface.Vertices {
		if state.Held(i) {
			err = state.Hold(i, where(p))
		} else if forces != nil {
			err = state.Push(i, forces[i])
		}
		if err != nil {
			return nil, err
		}
	}
	for i := range u {
		u[i] = state.Displacement(i)
	}
	return u, nil
}

// order returns the power with which errors fall between the two finest meshes.
func order(n, errors []float64) float64 {
	last := len(n) - 1
	return math.Log(errors[last-1]/errors[last]) / math.Log(n[last]/n[last-1])
}

var secondOrder = within(0.25, "triangles that cut corners, and linear displacements on them: errors fall with the square of their size, up to what the finest mesh is still away from that")

// cutOff is what triangles cut off the volume of a sphere with so many edges from pole to pole, and twice as many around.
func cutOff(edges int) bound {
	return within(math.Pi*math.Pi*(1./4+1./6)/float64(edges*edges), "what triangles cut off the volume, to leading order: (π/n)²/4 along the meridians, (π/n)²/6 around")
}

func greenSpheres(s *Study) error {
	material := green.Material{Young: 1000, Poisson: 0.3}
	plot := &Plot{Title: "Spheres under pressure", Caption: "Relative error.", X: Axis{Label: "edges from pole to pole", Log: true}, Y: Axis{Label: "error", Log: true}}
	var n, solid, hollow []float64
	for _, detail := range []int{5, 7, 10} {
		n = append(n, float64(detail))
		outer := mesh.Ellipsoid(spatial.V(1, 1, 1), detail)
		k, err := green.FromSurface(context.Background(), outer, material, nil)
		if err != nil {
			return err
		}
		const pressure = 10
		shrink := pressure * (1 - 2*material.Poisson) / material.Young
		f := pressed(outer, pressure, func(spatial.Vec3) bool { return true })
		u, err := answer(k, threeApart(outer), func(p spatial.Vec3) spatial.Vec3 { return p.Scale(-shrink) }, f)
		if err != nil {
			return err
		}
		change := 0.0 // of the volume: what pressure works on
		for i := range u {
			change += u[i].Dot(f[i]) / pressure
		}
		want := 4 * math.Pi * shrink
		s.check(fmt.Sprintf("loss of volume of a sphere of %d triangles", len(outer.Triangles)), "3p(1−2ν)V/E", "m³", want, change, cutOff(detail))
		solid = append(solid, math.Abs(change/want-1))

		shell := hollowSphere(0.5, detail)
		if k, err = green.FromSurface(context.Background(), shell, material, nil); err != nil {
			return err
		}
		inside := func(p spatial.Vec3) bool { return p.Norm() < 0.7 }
		// Lamé: u_r = p a³ ((1 − 2ν) r + (1 + ν) b³/(2r²)) / (E (b³ − a³)).
		lame := func(r float64) float64 {
			const a3 = 0.125
			return pressure * a3 / (material.Young * (1 - a3)) * ((1-2*material.Poisson)*r + (1+material.Poisson)/(2*r*r))
		}
		u, err = answer(k, threeApart(shell), func(p spatial.Vec3) spatial.Vec3 { return p.Unit().Scale(lame(p.Norm())) }, pressed(shell, pressure, inside))
		if err != nil {
			return err
		}
		grow, count := 0.0, 0.0
		for i, p := range shell.Vertices {
			if inside(p) {
				grow, count = grow+u[i].Dot(p.Unit()), count+1
			}
		}
		s.check(fmt.Sprintf("growth of the cavity of a hollow sphere of %d triangles", len(shell.Triangles)), "Lamé", "m", lame(0.5), grow/count, cutOff(detail))
		hollow = append(hollow, math.Abs(grow/count/lame(0.5)-1))
	}
	s.check("order of the solid sphere", "area and volume of inscribed triangles", "", 2, order(n, solid), secondOrder)
	s.check("order of the hollow sphere", "linear elements", "", 2, order(n, hollow), secondOrder)
	plot.Series = []Series{{Name: "solid", Mark: Dots, X: n, Y: solid}, {Name: "hollow", Mark: Dots, X: n, Y: hollow, Colour: 1}}
	s.plot(plot)
	return nil
}

// threeApart returns three vertices that are far from each other.
func threeApart(s *mesh.Surface) []int32 {
	var out []int32
	for _, way := range []spatial.Vec3{{X: 1}, {Y: 1, X: -0.3}, {Z: 1, Y: -0.3}} {
		best := 0
		for i, p := range s.Vertices {
			if p.Dot(way) > s.Vertices[best].Dot(way) {
				best = i
			}
		}
		out = append(out, int32(best))
	}
	return out
}

// hollowSphere is a ball of radius 1 with a cavity.
func hollowSphere(cavity float64, detail int) *mesh.Surface {
	s, inner := mesh.Ellipsoid(spatial.V(1, 1, 1), detail), mesh.Ellipsoid(spatial.V(cavity, cavity, cavity), detail)
	first := int32(len(s.Vertices))
	s.Vertices = append(s.Vertices, inner.Vertices...)
	for _, t := range inner.Triangles { // looking into the cavity
		s.Triangles = append(s.Triangles, [3]int32{first + t[1], first + t[0], first + t[2]})
	}
	return s
}

func greenBars(s *Study) error {
	material := green.Material{Young: 1000, Poisson: 0.3}
	const length, strain, twist = 1.0, 0.01, 0.01
	plot := &Plot{Title: "A round bar", Caption: "Relative error of force and torque.", X: Axis{Label: "rings of a section", Log: true}, Y: Axis{Label: "error", Log: true}}
	var n, tension, torsion []float64
	for _, rings := range []int{2, 3, 5} {
		n = append(n, float64(rings))
		skin := mesh.TetCylinder(1, length, rings, rings).Skin().Surface
		k, err := green.FromSurface(context.Background(), skin, material, nil)
		if err != nil {
			return err
		}
		var ends []int32
		for i, p := range skin.Vertices {
			if math.Abs(p.Z) > length/2-1e-9 {
				ends = append(ends, int32(i))
			}
		}
		pull := func(p spatial.Vec3) spatial.Vec3 {
			return spatial.V(-material.Poisson*p.X, -material.Poisson*p.Y, p.Z).Scale(strain)
		}
		turn := func(p spatial.Vec3) spatial.Vec3 { return spatial.V(-p.Y, p.X, 0).Scale(twist * p.Z / length) }
		f := make([]spatial.Vec3, k.Nodes())
		u, err := answer(k, ends, pull, nil)
		if err != nil {
			return err
		}
		k.Forces(f, u)
		force, torque := 0.0, 0.0
		for i, p := range skin.Vertices {
			if p.Z > length/2-1e-9 {
				force += f[i].Z
			}
		}
		if u, err = answer(k, ends, turn, nil); err != nil {
			return err
		}
		k.Forces(f, u)
		for i, p := range skin.Vertices {
			if p.Z > length/2-1e-9 {
				torque += p.Cross(f[i]).Z
			}
		}
		shear := material.Young / (2 * (1 + material.Poisson))
		wantForce, wantTorque := material.Young*math.Pi*strain, shear*math.Pi/2*twist/length
		cut := within(0.2/float64(rings*rings), "0.2 over the square of the rings: a hexagon has 17 % less area than its circle")
		s.check(fmt.Sprintf("force on a bar of %d triangles", len(skin.Triangles)), "EAε", "N", wantForce, force, cut)
		s.check(fmt.Sprintf("torque on a bar of %d triangles", len(skin.Triangles)), "GJθ/L", "N m", wantTorque, torque, within(0.4/float64(rings*rings), "0.4 over the square of the rings: a hexagon has 31 % less J than its circle"))
		tension, torsion = append(tension, math.Abs(force/wantForce-1)), append(torsion, math.Abs(torque/wantTorque-1))
	}
	s.check("order in tension", "the area of inscribed polygons", "", 2, order(n, tension), secondOrder)
	s.check("order in torsion", "linear elements", "", 2, order(n, torsion), secondOrder)
	plot.Series = []Series{{Name: "tension", Mark: Dots, X: n, Y: tension}, {Name: "torsion", Mark: Dots, X: n, Y: torsion, Colour: 1}}
	s.plot(plot)
	return nil
}

// cubeCompliance returns how far the upper side of a cube goes, on average, under a load that is spread over it evenly: down, and sideways.
func cubeCompliance(k *green.Stiffness) (down, sideways float64, err error) {
	var base []int32
	load := pressed(k.Surface, 1, func(c spatial.Vec3) bool { return c.Z > 0.5-1e-9 })
	for i, p := range k.Surface.Vertices {
		if p.Z < -0.5+1e-9 {
			base = append(base, int32(i))
		}
	}
	rest := func(spatial.Vec3) spatial.Vec3 { return spatial.Vec3{} }
	m, err := green.New(context.Background(), green.Config{Stiffness: k, Moved: base, Double: true}, nil)
	if err != nil {
		return 0, 0, err
	}
	u, err := answerOf(m, rest, load)
	if err != nil {
		return 0, 0, err
	}
	for i := range u {
		down += u[i].Dot(load[i])
		load[i] = spatial.V(load[i].Z, 0, 0)
	}
	if u, err = answerOf(m, rest, load); err != nil {
		return 0, 0, err
	}
	for i := range u {
		sideways += u[i].Dot(load[i])
	}
	return down, sideways, nil
}

func greenMethods(s *Study) error {
	material := green.Material{Young: 1000, Poisson: 0.3}
	plot := &Plot{Title: "How far a cube gives way", Caption: "Mean displacement of its upper side, sideways, under 1 N.", X: Axis{Label: "elements over the edge"}, Y: Axis{Label: "displacement", Unit: "m"}}
	series := [2]Series{{Name: "boundary elements", Mark: Dots}, {Name: "finite elements", Mark: Dots, Colour: 1}}
	var last [2][2]float64
	for _, n := range []int{4, 6, 8, 12} {
		tets := mesh.TetBar(spatial.V(0.5, 0.5, 0.5), n, n, n)
		for method := range 2 {
			if method == 0 && n > 8 {
				continue
			}
			var k *green.Stiffness
			var err error
			if method == 0 {
				k, err = green.FromSurface(context.Background(), tets.Skin().Surface, material, nil)
			} else {
				k, err = green.FromTets(context.Background(), tets, material, nil)
			}
			if err != nil {
				return err
			}
			down, sideways, err := cubeCompliance(k)
			if err != nil {
				return err
			}
			last[method] = [2]float64{down, sideways}
			series[method].X, series[method].Y = append(series[method].X, float64(n)), append(series[method].Y, sideways)
		}
	}
	plot.Series = series[:]
	s.plot(plot)
	aim := within(0.02, "the project's aim: 2 %, of boundary elements with 8 and finite elements with 12 over the edge")
	s.check("down", "finite elements", "m", last[1][0], last[0][0], aim)
	s.check("sideways", "finite elements", "m", last[1][1], last[0][1], aim)
	return nil
}

func greenBetti(s *Study) error {
	material := green.Material{Young: 1000, Poisson: 0.3}
	tets := mesh.TetBar(spatial.V(0.5, 0.5, 0.5), 4, 4, 4)
	for method, name := range []string{"boundary elements", "finite elements"} {
		var k *green.Stiffness
		var err error
		if method == 0 {
			k, err = green.FromSurface(context.Background(), tets.Skin().Surface, material, nil)
		} else {
			k, err = green.FromTets(context.Background(), tets, material, nil)
		}
		if err != nil {
			return err
		}
		var fixed, moved []int32
		for i, p := range k.Surface.Vertices {
			switch p.Z {
			case -0.5:
				fixed = append(fixed, int32(i))
			case 0.5:
				moved = append(moved, int32(i))
			}
		}
		for _, double := range []bool{false, true} {
			m, err := green.New(context.Background(), green.Config{Stiffness: k, Fixed: fixed, Moved: moved, Double: double}, nil)
			if err != nil {
				return err
			}
			precision := map[bool]string{false: "single", true: "double"}[double]
			betti := withinAbs(1e-6, "the project's aim")
			s.check(name+", "+precision+" precision: largest difference of Ξ from its counterpart", "Betti's theorem", "", 0, m.Reciprocity(), betti)
			if !double {
				continue
			}
			s.check(name+": largest difference of the stiffness from its counterpart, as it was found", "Betti's theorem", "", 0, k.Skew, betti)
			pairs, err := betweenPairs(m)
			if err != nil {
				return err
			}
			s.check(name+": work of one push on the displacement of another, and the other way, while ten nodes are held", "Betti's theorem", "", 0, pairs, betti)
			force, torque, err := imbalance(k, m)
			if err != nil {
				return err
			}
			sum := withinAbs(1e-9, "the project's aim, relative to the sum of the forces' sizes, by the edge")
			s.check(name+": sum of all forces", "equilibrium", "", 0, force, sum)
			s.check(name+": sum of all torques", "equilibrium", "", 0, torque, sum)
		}
	}
	return nil
}

// betweenPairs returns the largest difference of the work of one push on what another does, and the other way round, relative to the work of a push on itself, while nodes are held.
func betweenPairs(m *green.Model) (worst float64, err error) {
	rng := rand.New(rand.NewPCG(9, 10))
	state, err := m.NewState(10)
	if err != nil {
		return 0, err
	}
	var free []int
	for _, i := range rng.Perm(m.Nodes()) {
		if !m.Touchable(i) || state.Held(i) {
			continue
		}
		if state.Switched() < 10 {
			if err := state.Hold(i, spatial.Vec3{}); err != nil {
				return 0, err
			}
			continue
		}
		free = append(free, i)
	}
	for k := 1; k < len(free); k++ {
		nodes := [2]int{free[k-1], free[k]}
		var pushes [2]spatial.Vec3
		var work, self float64
		for i := range pushes {
			pushes[i] = spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
		}
		for i, node := range nodes {
			if err := state.Push(node, pushes[i]); err != nil {
				return 0, err
			}
			sign := float64(1 - 2*i)
			work += sign * state.Displacement(nodes[1-i]).Dot(pushes[1-i])
			self += state.Displacement(node).Dot(pushes[i])
			if err := state.Push(node, spatial.Vec3{}); err != nil {
				return 0, err
			}
		}
		worst = math.Max(worst, math.Abs(work)/self)
	}
	return worst, nil
}

// imbalance pushes and holds nodes at random, and returns the sums of forces and torques of all nodes, relative to the sum of the sizes of the forces.
func imbalance(k *green.Stiffness, m *green.Model) (force, torque float64, err error) {
	rng := rand.New(rand.NewPCG(5, 6))
	state, err := m.NewState(20)
	if err != nil {
		return 0, 0, err
	}
	u, f := make([]spatial.Vec3, m.Nodes()), make([]spatial.Vec3, m.Nodes())
	for range 20 {
		for range 10 {
			node := rng.IntN(m.Nodes())
			v := spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
			if rng.IntN(2) == 0 {
				_ = state.Push(node, v) // fixed nodes and a full budget are passed over
			} else {
				_ = state.Hold(node, v.Scale(0.01))
			}
		}
		for i := range u {
			u[i] = state.Displacement(i)
		}
		k.Forces(f, u)
		var sum, turn spatial.Vec3
		size := 0.0
		for i, p := range k.Surface.Vertices {
			sum, turn, size = sum.Add(f[i]), turn.Add(p.Cross(f[i])), size+f[i].Norm()
		}
		force, torque = math.Max(force, sum.Norm()/size), math.Max(torque, turn.Norm()/size)
	}
	return force, torque, nil
}

func greenSwitching(s *Study) error {
	material := green.Material{Young: 1000, Poisson: 0.3}
	k, err := green.FromSurface(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, 0.5), 3, 3, 3).Skin().Surface, material, nil)
	if err != nil {
		return err
	}
	var fixed []int32
	held, given := make([]bool, k.Nodes()), make([]spatial.Vec3, k.Nodes())
	for i, p := range k.Surface.Vertices {
		if p.Z == -0.5 {
			fixed = append(fixed, int32(i))
			held[i] = true
		}
	}
	moved := []int32{}
	for i, p := range k.Surface.Vertices {
		if p.Z == 0.5 {
			moved = append(moved, int32(i))
			held[i] = true
		}
	}
	m, err := green.New(context.Background(), green.Config{Stiffness: k, Fixed: fixed, Moved: moved, Double: true}, nil)
	if err != nil {
		return err
	}
	state, err := m.NewState(m.Nodes() - len(fixed))
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(7, 8))
	worst, improved := 0.0, 0.0
	for range 1000 {
		node := rng.IntN(m.Nodes())
		if !m.Touchable(node) {
			continue
		}
		v := spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
		if held[node] = rng.IntN(2) == 0; held[node] {
			v = v.Scale(0.01)
			err = state.Hold(node, v)
		} else {
			err = state.Push(node, v)
		}
		if given[node] = v; err != nil {
			return err
		}
		improved = math.Max(improved, state.Solve().Improved)
		off, err := offFresh(k, state, held, given)
		if err != nil {
			return err
		}
		worst = math.Max(worst, off)
	}
	s.check("largest difference of a force or a displacement, relative to the largest", "the boundary problem from the beginning", "", 0, worst, withinAbs(1e-9, "the project's aim"))
	s.check("largest change of a solution by its improvement", "an exact inverse", "", 0, improved, withinAbs(1e-7, "from there on the inverse is made anew"))
	return nil
}

// offFresh compares a state with the reference problem that has the same conditions.
func offFresh(k *green.Stiffness, state *green.State, held []bool, given []spatial.Vec3) (worst float64, err error) {
	var moved []int32
	forces := make([]spatial.Vec3, len(held))
	place := map[spatial.Vec3]spatial.Vec3{}
	for i, is := range held {
		if is {
			moved = append(moved, int32(i))
			place[k.Surface.Vertices[i]] = given[i]
		} else {
			forces[i] = given[i]
		}
	}
	u, err := answer(k, moved, func(p spatial.Vec3) spatial.Vec3 { return place[p] }, forces)
	if err != nil {
		return 0, err
	}
	f := make([]spatial.Vec3, len(u))
	k.Forces(f, u)
	var uSize, fSize, uOff, fOff float64
	for i := range u {
		uSize, fSize = math.Max(uSize, u[i].Norm()), math.Max(fSize, f[i].Norm())
		uOff = math.Max(uOff, u[i].Sub(state.Displacement(i)).Norm())
		if state.Model().Touchable(i) {
			fOff = math.Max(fOff, f[i].Sub(state.Force(i)).Norm())
		}
	}
	return math.Max(uOff/uSize, fOff/fSize), nil
}

func greenSingle(s *Study) error {
	material := green.Material{Young: 1000, Poisson: 0.45}
	k, err := green.FromSurface(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, 0.25), 8, 8, 4).Skin().Surface, material, nil)
	if err != nil {
		return err
	}
	var fixed, top []int32
	for i, p := range k.Surface.Vertices {
		switch {
		case p.Z == -0.25:
			fixed = append(fixed, int32(i))
		case p.Z == 0.25 && math.Hypot(p.X, p.Y) < 0.5:
			top = append(top, int32(i))
		}
	}
	var sums [2]spatial.Vec3
	var forces [2][]spatial.Vec3
	for precision := range 2 {
		m, err := green.New(context.Background(), green.Config{Stiffness: k, Fixed: fixed, Double: precision == 1}, nil)
		if err != nil {
			return err
		}
		state, err := m.NewState(len(top))
		if err != nil {
			return err
		}
		for _, i := range top {
			p := k.Surface.Vertices[i]
			if err := state.Hold(int(i), spatial.V(0, 0, -0.05+0.1*(p.X*p.X+p.Y*p.Y))); err != nil {
				return err
			}
		}
		for _, i := range top {
			f := state.Force(int(i))
			forces[precision] = append(forces[precision], f)
			sums[precision] = sums[precision].Add(f)
		}
	}
	worst, size := 0.0, 0.0
	for i, f := range forces[1] {
		worst, size = math.Max(worst, f.Sub(forces[0][i]).Norm()), math.Max(size, f.Norm())
	}
	s.check(fmt.Sprintf("force of a dent of %d nodes", len(top)), "double precision", "N", sums[1].Z, sums[0].Z, within(1e-5, "6·10⁻⁸ in each number, times the condition of the capacitance matrix, some hundreds"))
	s.check("largest difference of a node's force, relative to the largest", "double precision", "", 0, worst/size, withinAbs(1e-4, "6·10⁻⁸ times the condition of the capacitance matrix, below 1,500"))
	return nil
}
