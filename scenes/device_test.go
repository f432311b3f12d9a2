package scenes_test

import (
	"math"
	"testing"
)

// The hand leans on the wall and is still; its loop leaks next to nothing. Without passivity control, and with 2 ms of delay, it buzzes.
func TestFeelAWall(t *testing.T) {
	speed := func(sets ...string) (rms float64) {
		s := load(t, "feel-a-wall")
		for i := 0; i < len(sets); i += 2 {
			if err := s.Set("devices.stylus."+sets[i], sets[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		r, err := s.Build()
		if err != nil {
			t.Fatal(err)
		}
		defer r.World.Close()
		before, n := 0.0, 0
		for r.World.Time() < 2.4 {
			r.World.Step()
			x := r.Styli()[0].Frame().Pos.X
			if r.World.Time() > 2 {
				v := (x - before) / s.Step
				rms, n = rms+v*v, n+1
			}
			before = x
		}
		return math.Sqrt(rms / float64(n))
	}
	still, kept, buzz := speed(), speed("delay", "0.002", "safe", "false"), speed("delay", "0.002", "safe", "false", "passive", "false")
	if still > 1e-3 {
		t.Errorf("the hand trembles at %v m/s", still)
	}
	if kept > 0.05*buzz || buzz < 0.05 {
		t.Errorf("with a delay it moves at %v m/s, without passivity control at %v", kept, buzz)
	}
}

// The three parts of the plate differ in how the force along the stroke goes up and down: it hardly does on the smooth one, where there is only friction.
func TestTexture(t *testing.T) {
	s := load(t, "texture")
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	defer r.World.Close()
	var sum, square, count [3]float64 // smooth, ribs, bumps: of the force along the stroke
	for r.World.Time() < 4 {
		r.World.Step()
		x, f := r.Styli()[0].Frame().Pos.X, r.Styli()[0].Latest().Wrench.Force.X
		if part := int((x + 0.12) / 0.08); part >= 0 && part < 3 && math.Abs(math.Mod(x+0.12, 0.08)-0.04) < 0.03 && r.World.Time() > 0.5 {
			sum[part], square[part], count[part] = sum[part]+f, square[part]+f*f, count[part]+1
		}
	}
	var mean, rough [3]float64
	for i := range sum {
		mean[i] = sum[i] / count[i]
		rough[i] = math.Sqrt(square[i]/count[i] - mean[i]*mean[i])
	}
	if mean[0] > -0.1 || rough[0] > 0.3*-mean[0] {
		t.Errorf("on the smooth plate %v N, give or take %v: want friction, and no more", mean[0], rough[0])
	}
	if rough[1] < 3*rough[0] || rough[2] < 3*rough[0] {
		t.Errorf("roughness %v N: ribs and bumps are not felt", rough)
	}
}

// The peg goes in, upright to what the play of the hole allows.
func TestSixDegreesPeg(t *testing.T) {
	s := load(t, "six-dof-peg")
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	defer r.World.Close()
	deepest, torque := 1.0, 0.0
	for r.World.Time() < 6 {
		r.World.Step()
		torque = math.Max(torque, r.Styli()[0].Latest().Wrench.Torque.Norm())
		for _, p := range r.Probes() {
			if p.Name == "depth of the peg" {
				deepest = math.Min(deepest, p.Read())
			}
		}
	}
	if deepest > 0.005 {
		t.Errorf("the peg is %v m above the ground, want it there", deepest)
	}
	if torque < 0.005 || torque > 3.1 {
		t.Errorf("largest torque %v N m", torque)
	}
}
