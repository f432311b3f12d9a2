package solid

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// A free solid that turns by 8 rad in 0.8 s, strained and shaken, keeps its momentum and its angular momentum, whatever its law, its method and its masses are: by keepMomentum to rounding, 500 products of
// which the largest are some hundred times the sum, in each of 80 steps. Without it backward Euler would lose 1 − exp(−ω²h t) of the angular momentum, 55 %.
func TestFreeSolidsKeepTheirMomentum(t *testing.T) {
	const h, steps, rounding = 0.01, 80, 80 * 500 * 100 * 1.1e-16
	m := bar(6, 2, 2)
	for _, c := range []Config{
		{}, {Law: NeoHookean}, {Method: SecondOrder}, {Law: NeoHookean, Method: SecondOrder}, {Mass: Consistent}, {Mass: Consistent, Method: SecondOrder}, {StiffnessDamping: 0.01}, {Iterations: 5},
		{Material: Material{1e5, 0.49, 1000}}, {Material: Material{1e5, 0.49, 1000}, Law: NeoHookean},
	} {
		t.Run(fmt.Sprintf("%v-%v-%v-%v-%v", c.Law, c.Method, c.Mass, c.Iterations, c.Material.Poisson), func(t *testing.T) {
			c.Mesh, c.Start = m, spatial.Twist{Angular: spatial.V(1, 2, 10), Linear: spatial.V(3, -1, 2)}
			if c.Material.Young == 0 {
				c.Material = rubber
			}
			s := made(t, c)
			for i, p := range m.Nodes {
				_, v := s.Node(i)
				s.SetNode(i, p.Add(spatial.V(0, 0.05*p.X*p.X, 0)), v)
			}
			p0, _ := s.Momentum()
			first := s.momentaOf(&s.now)
			step(s, h, steps)
			last := s.momentaOf(&s.now)
			if d := last.linear.Sub(p0).Norm() / p0.Norm(); d > rounding {
				t.Errorf("momentum has changed by %.2g of itself", d)
			}
			if d := last.angular.Add(s.owed).Sub(first.angular).Norm() / first.angular.Norm(); d > rounding {
				t.Errorf("angular momentum has changed by %.2g of itself", d)
			}
			if d := s.owed.Norm() / first.angular.Norm(); d > 0.01 { // (ωh)², what a step may have to give back
				t.Errorf("%.2g of the angular momentum is left for later", d)
			}
		})
	}
}

// Loads change momentum and angular momentum by their impulses, whether they come before Predict or after, and gravity and damping by theirs: (1 + hα) p = p₀ + h Σ f in a step.
func TestLoadsGiveMomentum(t *testing.T) {
	const h = 0.01
	m := bar(6, 2, 2)
	for _, late := range []bool{false, true} {
		s := made(t, Config{Mesh: m, Material: rubber, Gravity: spatial.V(0, 1, -9.81), MassDamping: 0.5, Start: spatial.Twist{Angular: spatial.V(0, 1, 3)}})
		at := s.NodePoint(5)
		before := s.momentaOf(&s.now)
		force := spatial.V(3, -2, 1)
		if !late {
			s.Load(at, spatial.Wrench{Force: force})
		}
		s.Predict(h)
		if late {
			s.Load(at, spatial.Wrench{Force: force})
		}
		s.Correct(h)
		now := s.momentaOf(&s.now)
		want := before.linear.AddScaled(h, force).AddScaled(h*s.mass, s.cfg.Gravity).Scale(1 / (1 + h*0.5))
		if d := now.linear.Sub(want).Norm(); d > 1e-12*want.Norm() {
			t.Errorf("late %v: momentum %v, want %v", late, now.linear, want)
		}
		arm := s.Pose(at).Pos.Sub(now.centre)
		want = before.angular.AddScaled(h, arm.Cross(force)).Scale(1 / (1 + h*0.5))
		if d := now.angular.Sub(want).Norm(); d > 1e-12*want.Norm() {
			t.Errorf("late %v: angular momentum %v, want %v", late, now.angular, want)
		}
	}
}

// Of each element the forces have no sum and no torque, also where it is strained, sheared or turned inside out: rounding of 12 products of numbers of the size of its edges and stresses.
func TestElementsExertNoTorque(t *testing.T) {
	m := mesh.TetBar(spatial.V(0.5, 0.5, 0.5), 1, 1, 1)
	for _, law := range []Law{Corotational, NeoHookean} {
		s := made(t, Config{Mesh: m, Material: rubber, Law: law})
		for i, p := range m.Nodes {
			s.SetNode(i, spatial.V(1.3*p.X+0.4*p.Y*p.Z, -0.7*p.Z+0.2*p.X, 1.1*p.Y+0.3*p.X*p.X), spatial.Vec3{})
		}
		s.h, s.gain, s.factor = 0.01, 0.01, 1e-4
		s.assemble(false)
		for e, corners := range s.corners {
			var sum, torque spatial.Vec3
			size := 0.0
			for a, node := range corners {
				f := s.forceOf(e, a)
				x := vecAt(s.now.x, int(node))
				sum, torque = sum.Add(f), torque.Add(x.Cross(f))
				size = math.Max(size, f.Norm()*(1+x.Norm()))
			}
			if off := sum.Norm() + torque.Norm(); off > 12*2.2e-16*size*10 {
				t.Errorf("law %d, element %d: force %v and torque %v are left, of %v", law, e, sum, torque, size)
			}
		}
	}
}

// forceOf returns the force of an element on one of its corners.
func (s *Solid) forceOf(e, corner int) spatial.Vec3 {
	if s.larges != nil {
		return s.larges[e].force[corner]
	}
	f := s.records[recordSize*e+16+4*corner:]
	return spatial.Vec3{X: f[0], Y: f[1], Z: f[2]}
}

// With Newton's method to its end the energy of a free solid never grows, spinning and shaken; but for rounding, and for what is left of the forces, 10⁻¹¹ of them.
func TestSpinningSolidsGainNoEnergy(t *testing.T) {
	m := bar(6, 2, 2)
	for _, law := range []Law{Corotational, NeoHookean} {
		for _, spin := range []float64{1, 3, 10, 30} {
			s := made(t, Config{Mesh: m, Material: rubber, Law: law, Tolerance: 1e-8, Iterations: 20, Start: spatial.Twist{Angular: spatial.V(0.1, 0.2, 1).Scale(spin)}})
			for i, p := range m.Nodes {
				_, v := s.Node(i)
				s.SetNode(i, p.Add(spatial.V(0, 0.05*p.X*p.X, 0)), v)
			}
			kinetic, strain, _ := s.Energy()
			before, first := kinetic+strain, kinetic+strain
			worst := 0.0
			for range 100 {
				step(s, 0.01, 1)
				kinetic, strain, _ = s.Energy()
				worst = math.Max(worst, (kinetic+strain)/before-1)
				before = kinetic + strain
			}
			if worst > 1e-9 || before > first {
				t.Errorf("law %d, %v rad/s: the energy rises by %.2g in a step", law, spin, worst)
			}
		}
	}
}
