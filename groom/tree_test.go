package groom

import (
	"errors"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

func planted(t testing.TB, name string, seed uint64) *Plant {
	t.Helper()
	s, ok := SpeciesNamed(name)
	if !ok {
		t.Fatalf("no species %s", name)
	}
	p, err := Tree(s, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A tree of the jungle has 50 to 100 links; of wheat there are 10,000 stalks.
func TestTreesAreOfTheirKind(t *testing.T) {
	hashes := map[uint64]string{}
	for _, name := range SpeciesNames() {
		p := planted(t, name, 1)
		low, high := 50, 100
		if name == "wheat" {
			low, high = 4, 10
		}
		if n := p.Links(); n < low || n > high {
			t.Errorf("%s has %d links, want %d to %d", name, n, low, high)
		}
		if h := hashOf(p.Strands); h != hashOf(planted(t, name, 1).Strands) || h == hashOf(planted(t, name, 2).Strands) {
			t.Errorf("%s: the seed does not decide", name)
		} else if hashes[h] != "" {
			t.Errorf("%s is %s", name, hashes[h])
		} else {
			hashes[h] = name
		}
		if len(p.Riders) == 0 {
			t.Errorf("%s has no leaves", name)
		}
		names := map[string]bool{}
		for _, s := range p.Strands {
			if names[s.Name] || s.Parent != "" && !names[s.Parent] {
				t.Errorf("%s: strand %q on %q", name, s.Name, s.Parent)
			}
			names[s.Name] = true
		}
		s, _ := SpeciesNamed(name)
		if length := arcLength(p.Strands[0].Curve); math.Abs(length/s.Height-1) > s.Variation+1e-9 || math.Abs(p.Strands[0].Radius/s.Radius-1) > 1e-12 {
			t.Errorf("%s: trunk %v m by %v m", name, length, p.Strands[0].Radius)
		}
	}
}

// Da Vinci: the section below a branch has the area of those above it. A knot stands just below each branch; above it, the limb has what its own
// taper and the other branches leave.
func TestPipes(t *testing.T) {
	for _, name := range SpeciesNames() {
		s, _ := SpeciesNamed(name)
		p := planted(t, name, 3)
		for _, limb := range p.Strands {
			end := limb.Radius * limb.Profiles.Size.Value(1)
			area := 0.0 // of what is above the root
			children := 0
			for _, c := range p.Strands {
				if c.Parent == limb.Name {
					area += c.Radius * c.Radius
					children++
					below := limb.Radius * limb.Profiles.Size.Value(c.At)
					if c.Radius > below {
						t.Errorf("%s: %s is %v thick on %v", name, c.Name, c.Radius, below)
					}
				}
			}
			own := end / s.taper() // at the root, without them
			if got := math.Sqrt(own*own + area); math.Abs(got/limb.Radius-1) > 1e-9 {
				t.Errorf("%s: %s has radius %v, its pipes %v", name, limb.Name, limb.Radius, got)
			}
		}
	}
}

// Plants carry themselves: their rest shape without gravity holds them up without being made firmer, and they stand still.
func TestTreesStand(t *testing.T) {
	for _, name := range SpeciesNames() {
		p := planted(t, name, 1)
		c, err := chain.New(chain.Config{Strands: p.Strands, Gravity: spatial.V(0, 0, -9.81), Hanging: true, Tolerance: 1e-11})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c.Firmness() != 1 {
			t.Errorf("%s needs to be %v times as stiff", name, c.Firmness())
		}
		staysStill(t, c)
	}
}

// A rider knows the axes of its link as chain makes them, wherever the plant stands.
func TestRidersTurnWithTheirPlant(t *testing.T) {
	p := planted(t, "broadleaf", 1)
	at := spatial.Frame{Rot: spatial.Exp(spatial.V(0.4, -1, 2)), Pos: spatial.V(3, 4, 0)}
	strands, riders := p.AppendTo(nil, nil, "a.", spatial.AtOrigin)
	strands, riders = p.AppendTo(strands, riders, "b.", at)
	c, err := chain.New(chain.Config{Strands: strands})
	if err != nil {
		t.Fatal(err)
	}
	pose := func(r Rider) spatial.Frame {
		frames := c.AppendFrames(nil)
		frame, offset := c.Rider(r.Strand, r.At)
		return frames[frame].Mul(spatial.Frame{Rot: r.Rotation, Pos: offset.Add(r.Offset)})
	}
	half := len(riders) / 2
	for i := range half {
		want, got := at.Mul(pose(riders[i])), pose(riders[half+i])
		if want.Pos.Sub(got.Pos).Norm() > 1e-9 || want.Rot.Conj().Mul(got.Rot).Log().Norm() > 1e-9 {
			t.Fatalf("rider %d is at %v, want %v", i, got, want)
		}
	}
}

func TestSpeciesMistakes(t *testing.T) {
	for _, c := range []struct {
		field string
		spoil func(*Species)
	}{
		{"Name", func(s *Species) { s.Name = "" }},
		{"Levels", func(s *Species) { s.Levels = nil }},
		{"Height", func(s *Species) { s.Height = 0 }},
		{"Radius", func(s *Species) { s.Radius = math.Inf(1) }},
		{"Material", func(s *Species) { s.Material = "cheese" }},
		{"Levels[1].Count", func(s *Species) { s.Levels[1].Count = math.MaxInt }},
		{"Levels[1].Links", func(s *Species) { s.Levels[1].Links = 0 }},
		{"Levels[1].To", func(s *Species) { s.Levels[1].To = 0.1 }},
		{"Levels[2].Length", func(s *Species) { s.Levels[2].Length = 0 }},
		{"Leaves.Size", func(s *Species) { s.Leaves.Size = 0 }},
	} {
		s, _ := SpeciesNamed("broadleaf")
		c.spoil(&s)
		var field *FieldError
		if _, err := Tree(s, 1); !errors.As(err, &field) || field.Field != c.field {
			t.Errorf("%s: %v", c.field, err)
		}
	}
	if _, ok := SpeciesNamed("moss"); ok {
		t.Error("moss")
	}
}
