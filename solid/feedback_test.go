package solid

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// A solid that is moved as a rigid body has that motion for its frame.
func TestRigidFrame(t *testing.T) {
	m := mesh.TetBar(spatial.V(1, 0.5, 0.3), 4, 2, 2)
	s := made(t, Config{Mesh: m, Material: rubber})
	want := spatial.Frame{Rot: spatial.Exp(spatial.V(2, -1.5, 0.7)), Pos: spatial.V(3, 4, 5)}
	for i, p := range m.Nodes {
		s.SetNode(i, want.Point(p), spatial.Vec3{})
	}
	got := s.RigidFrame()
	if got.Pos.Sub(want.Pos).Norm() > 1e-12 || got.Rot.Mul(want.Rot.Conj()).Log().Norm() > 1e-12 {
		t.Errorf("%v, want %v", got, want)
	}
}

// twister is a cylinder that is clamped at the bottom, with a hand near its top.
func twister(t *testing.T, cfg Config) (*Solid, *Clasp) {
	t.Helper()
	cfg.Mesh = mesh.TetCylinder(1, 6, 2, 9)
	cfg.Fixed = cfg.Mesh.Group("bottom").Nodes
	cfg.Material = Material{Young: 1000, Poisson: 0.3, Density: 0.2}
	s := made(t, cfg)
	c, err := s.Clasp(planeAt(spatial.V(0, 0, 2.5)), Softness{Rigid: true})
	if err != nil {
		t.Fatal(err)
	}
	return s, c
}

// moved is a frame turned and shifted along an axis of its own, 0–2 and 3–5.
func moved(f spatial.Frame, axis int, size float64) spatial.Frame {
	m := unitTwist(axis)
	return spatial.Frame{Rot: spatial.Exp(m.Angular.Scale(size)).Mul(f.Rot), Pos: f.Pos.AddScaled(size, m.Linear)}
}

// relative returns how far two wrenches differ, torques of 1 m compared with forces.
func relative(a, b spatial.Wrench) float64 {
	d := a.Sub(b)
	return math.Sqrt((d.Force.Norm2() + d.Torque.Norm2()) / (b.Force.Norm2() + b.Torque.Norm2()))
}

// For small motions of a grip the solid's own stiffness, against its rigid frame, tells what the forces that hold the nodes sum up to; the linear model too.
func TestOwnStiffness(t *testing.T) {
	s, c := twister(t, Config{Quasistatic: true, Tolerance: 1e-6})
	at := c.Frame()
	step(s, 1, 1)
	local := c.Local()
	for i := range 6 {
		for j := range 6 {
			k := &local.Stiffness
			if math.Abs(k[i][j]-k[j][i]) > 1e-4*math.Sqrt(k[i][i]*k[j][j]) {
				t.Errorf("stiffness %d, %d: %v and %v", i, j, k[i][j], k[j][i])
			}
		}
	}
	for axis := range 6 {
		hand := moved(at, axis, 0.01)
		c.Move(hand, 1)
		step(s, 1, 2)
		held := c.Wrench(Held)
		if off := relative(c.Wrench(Stiff), held); off > 0.02 {
			t.Errorf("axis %d: own stiffness %v, constraint forces %v", axis, c.Wrench(Stiff), held)
		}
		if off := relative(local.At(hand), held); off > 0.02 {
			t.Errorf("axis %d: linear model %v, constraint forces %v", axis, local.At(hand), held)
		}
	}
	c.Move(at, 1)
	step(s, 1, 1)
	c.Move(moved(at, 2, 0.1), 1)
	step(s, 1, 1)
	_, gap := c.Gap()
	if w := c.Wrench(Thesis); math.Abs(w.Torque.Z-1000*gap.Angular.Z) > 1e-9 || gap.Angular.Z < 0.03 {
		t.Errorf("the thesis' law: %v N m for %v rad", w.Torque.Z, gap.Angular.Z)
	}
	compliance, stiff := local.Compliance(), local.Stiffness
	for i := range 6 {
		for j := range 6 {
			sum := 0.0
			for k := range 6 {
				sum += compliance[i][k] * stiff[k][j]
			}
			want := 0.0
			if i == j {
				want = 1
			}
			if math.Abs(sum-want) > 1e-6 {
				t.Errorf("compliance times stiffness at %d, %d: %v", i, j, sum)
			}
		}
	}
}

// Two hands that wring a bar feel the same torque, by all that is known of it; one that carries a solid alone feels no stiffness.
func TestTwoHandsWring(t *testing.T) {
	m := mesh.TetCylinder(1, 6, 2, 9)
	s := made(t, Config{Mesh: m, Material: Material{Young: 1000, Poisson: 0.3, Density: 0.2}, MassDamping: 5})
	var hands [2]*Clasp
	var err error
	for i, z := range []float64{-2.5, 2.5} {
		if hands[i], err = s.Clasp(planeAt(spatial.V(0, 0, z)), Softness{}); err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			if w := hands[0].Wrench(Stiff); w != (spatial.Wrench{}) {
				t.Errorf("alone it feels %v", w)
			}
		}
	}
	carry := spatial.Frame{Rot: spatial.Exp(spatial.V(0, 1, 0)), Pos: spatial.V(1, 0, 0)}
	for k := range 400 {
		part := math.Min(float64(k)/200, 1)
		whole := spatial.Frame{Rot: spatial.Exp(carry.Rot.Log().Scale(part)), Pos: carry.Pos.Scale(part)}
		for i, sign := range []float64{-1, 1} {
			own := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), sign*0.2*part), Pos: spatial.V(0, 0, sign*2.5)}
			hands[i].Move(whole.Mul(own), 0.01)
		}
		step(s, 0.01, 1)
	}
	axis := carry.Rot.Rotate(spatial.V(0, 0, 1))
	first, second := hands[0].Wrench(Held).Torque, hands[1].Wrench(Held).Torque
	if first.Add(second).Norm() > 0.01*second.Norm() || second.Cross(axis).Norm() > 0.01*second.Norm() {
		t.Errorf("torques %v and %v about %v", first, second, axis)
	}
	for i, c := range hands {
		if off := relative(c.Wrench(Stiff), c.Wrench(Held)); off > 0.05 {
			t.Errorf("hand %d: own stiffness %v, constraint forces %v", i, c.Wrench(Stiff), c.Wrench(Held))
		}
	}
}

// Twisted once round from end to end, the solid's own stiffness goes on to tell of it: sections turn in proportion, so that the rigid frame, their mean, turns by the same part of the angle all along, and the
// turn against it is counted beyond half a turn. Forward and back it is the same.
func TestOwnStiffnessOnceRound(t *testing.T) {
	m := mesh.TetCylinder(1, 16, 2, 24)
	s := made(t, Config{Mesh: m, Fixed: m.Group("bottom").Nodes, Material: Material{Young: 1000, Poisson: 0.3, Density: 0.2}, Quasistatic: true})
	c, err := s.Clasp(planeAt(spatial.V(0, 0, 7.5)), Softness{Rigid: true})
	if err != nil {
		t.Fatal(err)
	}
	at, part := c.Frame(), 0.0
	for k := range 49 {
		way := 2.4 * math.Pi * (1 - math.Abs(float64(k)/24-1)) // out and back
		c.Move(spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), way), Pos: at.Pos}, 1)
		step(s, 1, 1)
		_, gap := c.Gap()
		switch {
		case k == 0:
		case k == 1:
			part = gap.Angular.Z / way
		case math.Abs(gap.Angular.Z-part*way) > 0.02*math.Max(way, 0.1): // but for the ends, where sections do not
			t.Errorf("turned by %v rad: %v rad against the rigid frame, want %v", way, gap.Angular.Z, part*way)
		}
	}
}
