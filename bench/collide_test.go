package bench

import (
	"bytes"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// Every hull is closed (Euler's formula), convex, and has all of its points as vertices.
func TestHullsOfQueries(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, points := range []int{4, 20, 250} {
		s := someHull(points)(rng)
		p := s.at(spatial.AtOrigin)
		if len(p.faces) != 2*points-4 || len(p.edges) != 3*points-6 {
			t.Fatalf("%d points: %d faces and %d edges", points, len(p.faces), len(p.edges))
		}
		for i := range p.faces {
			f := &p.faces[i]
			if h := f.normal.Dot(s.highest(f.normal).Sub(f.corners[0])); h > 1e-15 {
				t.Errorf("%d points: a vertex is %v m above a face", points, h)
			}
		}
	}
}

// Queries are apart or overlap as they say.
func TestQueriesAreWhatTheySay(t *testing.T) {
	for i := range pairings {
		p := &pairings[i]
		count := min(200, 40_000/p.brute/p.brute+6)
		q := newQueries(p.name, p.a, p.b, count)
		for i := range q.queries {
			one := &q.queries[i]
			got := exact(q.solids[one.a].at(one.fa), q.solids[one.b].at(one.fb))
			if (got.distance > 0) != (i < q.apart) {
				t.Errorf("%s, query %d of %d lies at %v m", p.name, i, q.apart, got.distance)
			}
		}
	}
}

// Brute force against closed forms.
func TestExact(t *testing.T) {
	cube, needle := newBox(spatial.V(1, 1, 1)), newCapsule(0.25, 1)
	eighth := spatial.AxisAngle(spatial.V(0, 0, 1), math.Pi/4)
	for _, c := range []struct {
		name     string
		a, b     solid
		place    spatial.Frame
		distance float64
		normal   spatial.Vec3
	}{
		{"faces apart", cube, cube, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(3, 0.3, 0.2)}, 1, spatial.V(1, 0, 0)},
		{"faces overlap", cube, cube, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.2, 0.1, -1.9)}, -0.1, spatial.V(0, 0, -1)},
		{"edge on face", cube, cube, spatial.Frame{Rot: eighth, Pos: spatial.V(1.5+math.Sqrt2, 0.1, 0.1)}, 0.5, spatial.V(1, 0, 0)},
		{"corners apart", cube, cube, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(3, 3, 3)}, math.Sqrt(3), spatial.V(1, 1, 1).Unit()},
		{"needle above", cube, needle, spatial.Frame{Rot: eighth, Pos: spatial.V(0.1, 0.2, 2.75)}, 0.5, spatial.V(0, 0, 1)},
		{"needle within", cube, needle, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.6, 0.1, 0.1)}, -0.65, spatial.V(1, 0, 0)},
		{"needles across", needle, needle, spatial.Frame{Rot: spatial.AxisAngle(spatial.V(1, 0, 0), math.Pi/2), Pos: spatial.V(0.4, 0.1, 0)}, -0.1, spatial.V(1, 0, 0)},
	} {
		got := exact(c.a.at(spatial.AtOrigin), c.b.at(c.place))
		if math.Abs(got.distance-c.distance) > 1e-15 || got.normal.Sub(c.normal).Norm() > 1e-15 {
			t.Errorf("%s: %v, want %v along %v", c.name, got, c.distance, c.normal)
		}
	}
}

// The file has the length that its format says, and answers are read as they are written.
func TestQueryFile(t *testing.T) {
	q := newQueries("", someCapsule, someBox, 10)
	file := q.encode()
	capsules, boxes := 16*(12+24+2*24), 16*(12+24+8*24+12*12)
	if want := 8 + 12 + capsules + boxes + 10*(8+2*56); len(file) != want {
		t.Errorf("%d bytes, want %d", len(file), want)
	}
	if !bytes.HasPrefix(file, []byte("tendrilq")) {
		t.Error("the file does not say what it is")
	}
	// 1.5 has the bits 0x3ff8…, the lowest byte first.
	one := append(make([]byte, 6), 0xf8, 0x3f)
	got := decodeAnswers(bytes.Repeat(one, 8))
	if len(got) != 2 || got[1] != (answer{distance: 1.5, normal: spatial.V(1.5, 1.5, 1.5)}) {
		t.Errorf("read %v", got)
	}
}

// Whoever is wrong is told so, with the reason.
func TestJudge(t *testing.T) {
	q := newQueries("", someBox, someBox, 20)
	ours := make([]answer, len(q.queries))
	for i := range ours {
		one := &q.queries[i]
		ours[i] = exact(q.solids[one.a].at(one.fa), q.solids[one.b].at(one.fb))
	}
	const near, deep = 3, 15
	ours[4].distance *= 1.5 // a mistake of ours
	j := newJury(q, ours, 7)
	for _, c := range []struct {
		query  int
		factor float64
		want   reason
	}{
		{near, math.NaN(), noFigure}, {near, math.Inf(1), noFigure}, {near, 1.005, tolerance}, {near, 1.1, tooFar}, {near, 0.9, tooNear},
		{deep, 1.1, tooDeep}, {deep, 0.9, tooShallow}, {4, 1 / 1.5, ourError},
	} {
		theirs := ours[c.query]
		theirs.distance *= c.factor
		if got := j.judge(c.query, theirs); got != c.want {
			t.Errorf("query %d times %v: %s, want %s", c.query, c.factor, reasonNames[got], reasonNames[c.want])
		}
	}
	theirs := append([]answer{}, ours...)
	theirs[deep].distance *= 2
	if row := j.compare(true, "peer", theirs); !strings.Contains(row.TargetSource, "10 % differ by over 1 µm: 1 deeper") {
		t.Errorf("one of ten too deep: %+v", row)
	}
}

// The bodies of a pile begin clear of each other and of the walls, and the stack just touches.
func TestBlocks(t *testing.T) {
	const walls = 4
	for _, count := range []int{100, 1000} {
		pile := pileBlocks(count)
		if len(pile) != count+walls {
			t.Fatalf("%d blocks, want %d and %d walls", len(pile), count, walls)
		}
		reach := make([]float64, len(pile))
		for i, b := range pile[walls:] {
			switch b.shape {
			case "box":
				reach[i] = spatial.V(b.size[0], b.size[1], b.size[2]).Norm()
			case "sphere":
				reach[i] = b.size[0]
			default:
				reach[i] = b.size[0] + b.size[1]
			}
			if room := pile[0].frame.Pos.X - pile[0].size[0] - math.Max(math.Abs(b.frame.Pos.X), math.Abs(b.frame.Pos.Y)); room < reach[i] || b.frame.Pos.Z < reach[i] {
				t.Errorf("block %d of %d is in a wall or the ground", i, count)
			}
			for k := range i {
				if d := b.frame.Pos.Sub(pile[walls+k].frame.Pos).Norm(); d < reach[i]+reach[k] {
					t.Errorf("blocks %d and %d of %d overlap", i, k, count)
				}
			}
		}
	}
	for i, b := range stackBlocks(10) {
		if want := 0.1 * (float64(i) + 0.5); math.Abs(b.frame.Pos.Z-want) > 1e-15 || b.size[2] != 0.05 {
			t.Errorf("box %d of the stack is at %v m, want %v", i, b.frame.Pos.Z, want)
		}
	}
	if text := encodeBlocks(stackBlocks(2)); text != "world 0.001 -9.81 0.5\nbox 0.05 0.05 0.05 0 0 0.05 1 0 0 0 1\nbox 0.05 0.05 0.05 0 0 0.15000000000000002 1 0 0 0 1\n" {
		t.Errorf("the file of bodies reads %q", text)
	}
}
