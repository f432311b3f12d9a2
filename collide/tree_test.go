package collide

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// swarm is boxes that move about, in a tree and in a list.
type swarm struct {
	random *rand.Rand
	tree   Tree
	leaf   []Leaf
	box    []Bounds // as given
	home   []Bounds // where each was first
	size   float64  // of the space [m]
}

func newSwarm(n int, size float64) *swarm {
	s := &swarm{random: rand.New(rand.NewPCG(1, uint64(n))), size: size}
	s.tree.Margin = 0.02
	for i := range n {
		s.box = append(s.box, s.someBox())
		s.leaf = append(s.leaf, s.tree.Add(s.box[i], int32(i)))
	}
	s.home = slices.Clone(s.box)
	return s
}

func (s *swarm) someVector(size float64) spatial.Vec3 {
	return spatial.V(s.random.Float64()-0.5, s.random.Float64()-0.5, s.random.Float64()-0.5).Scale(size)
}

func (s *swarm) someBox() Bounds {
	p := s.someVector(s.size)
	h := spatial.V(0.1+0.2*s.random.Float64(), 0.1+0.2*s.random.Float64(), 0.1+0.2*s.random.Float64())
	return Bounds{p.Sub(h), p.Add(h)}
}

// move puts every box at random within a cube of a size [m] about its home, and says so to the tree.
func (s *swarm) move(size float64) {
	for i := range s.box {
		d := s.someVector(size)
		s.box[i] = Bounds{s.home[i].Low.Add(d), s.home[i].High.Add(d)}
		s.tree.Move(s.leaf[i], s.box[i], spatial.Vec3{})
	}
}

// pairs finds the pairs of fat boxes one by one.
func (s *swarm) pairs() (out [][2]int32) {
	fat := func(i int) *Bounds {
		k, ok := s.tree.find(s.leaf[i])
		if !ok {
			return &Bounds{nowhere.Low, nowhere.High}
		}
		return &s.tree.nodes[k].box
	}
	for i := range s.box {
		for j := i + 1; j < len(s.box); j++ {
			if fat(i).Overlaps(fat(j)) {
				out = append(out, [2]int32{int32(i), int32(j)})
			}
		}
	}
	return out
}

func TestTreeFindsThePairsThatAreThere(t *testing.T) {
	s := newSwarm(200, 4)
	for step := range 60 {
		switch {
		case step%7 == 3: // take some out and put them in again
			for range 20 {
				i := s.random.IntN(len(s.leaf))
				s.tree.Remove(s.leaf[i])
				if s.random.IntN(2) == 0 {
					s.box[i] = s.someBox()
					s.leaf[i] = s.tree.Add(s.box[i], int32(i))
				}
			}
		case step%11 == 5: // a box without end, one that is not a number
			i := s.random.IntN(len(s.leaf))
			s.box[i] = Bounds{everywhere.Low, spatial.V(math.Inf(1), math.Inf(1), 0)}
			s.tree.Move(s.leaf[i], s.box[i], spatial.Vec3{})
			s.tree.Move(s.leaf[(i+1)%200], Bounds{spatial.V(math.NaN(), 0, 0), spatial.V(1, 1, 1)}, spatial.Vec3{})
		default:
			s.move(0.1)
		}
		got, want := s.tree.Pairs(nil), s.pairs()
		if !slices.Equal(got, want) {
			t.Fatalf("step %d: %d pairs, want %d", step, len(got), len(want))
		}
	}
}

func TestTreeIsBalanced(t *testing.T) {
	var tree Tree
	const n = 5000
	for i := range n { // in order along a line: the worst case for a tree that is not
		p := spatial.V(float64(i), 0, 0)
		tree.Add(Bounds{p, p.Add(spatial.V(0.5, 0.5, 0.5))}, int32(i))
	}
	// The height of an AVL tree is below 1.45 log₂(n + 2); lifting one child at a time, as here, may miss that by a little.
	if h, limit := float64(tree.nodes[tree.root].height), 1.6*math.Log2(n+2); h > limit {
		t.Errorf("height %v, want below %.1f", h, limit)
	}
	if tree.Len() != n {
		t.Errorf("%d leaves, want %d", tree.Len(), n)
	}
}

func TestTreeHandlesDoNotLie(t *testing.T) {
	var tree Tree
	unitBox := Bounds{High: spatial.V(1, 1, 1)}
	first := tree.Add(unitBox, 1)
	if !tree.Remove(first) || tree.Remove(first) || tree.Remove(Leaf{}) {
		t.Error("a leaf can be removed once, and none not at all")
	}
	tree.Pairs(nil)
	second := tree.Add(unitBox, 2)
	if first == second || tree.Move(first, unitBox, spatial.Vec3{}) {
		t.Error("the handle of a removed leaf names another")
	}
}

func TestTreeIgnores(t *testing.T) {
	var tree Tree
	tree.Ignore = func(a, b int32) bool { return b == a+1 }
	for i := range 4 {
		tree.Add(Bounds{High: spatial.V(1, 1, 1)}, int32(i))
	}
	if got, want := tree.Pairs(nil), ([][2]int32{{0, 2}, {0, 3}, {1, 3}}); !slices.Equal(got, want) {
		t.Errorf("pairs %v, want %v", got, want)
	}
}

func TestTreeQueryAndRayAgreeWithLookingAtAll(t *testing.T) {
	s := newSwarm(300, 5)
	s.move(0.3)
	for range 200 {
		b := s.someBox()
		got := s.tree.Query(nil, b)
		slices.Sort(got)
		p, d := s.someVector(8), s.someVector(10)
		var hit []int32
		s.tree.Ray(p, d, func(user int32, to float64) float64 {
			hit = append(hit, user)
			return to
		})
		slices.Sort(hit)
		var want, wantHit []int32
		for i := range s.leaf {
			k, _ := s.tree.find(s.leaf[i])
			box := &s.tree.nodes[k].box
			if box.Overlaps(&b) {
				want = append(want, int32(i))
			}
			if from, to := box.clip(p, inverted(d), 1); from <= to {
				wantHit = append(wantHit, int32(i))
			}
		}
		if !slices.Equal(got, want) || !slices.Equal(hit, wantHit) {
			t.Fatalf("query %v and ray %v, want %v and %v", got, hit, want, wantHit)
		}
	}
}

func TestTreeDoesNotAllocate(t *testing.T) {
	s := newSwarm(300, 4)
	var pairs [][2]int32
	found := make([]int32, 0, 300)
	step := func() {
		s.move(0.05)
		pairs = s.tree.Pairs(pairs[:0])
		found = s.tree.Query(found[:0], s.box[0])
	}
	for range 200 {
		step()
	}
	if n := testing.AllocsPerRun(50, step); n > 0.5 { // a list may grow once more in a while
		t.Errorf("%v allocations a step, want none", n)
	}
}

// A thousand bodies in a pile with 4,500 pairs: the small motions of a pile that settles, about 0.1 ms of one core, and motions of half a body's size that make
// every box new in every step, about 1.3 ms.
func BenchmarkTreePile(b *testing.B) {
	for _, c := range []struct {
		name string
		step float64
	}{{"settling", 0.03}, {"shaken", 0.3}} {
		b.Run(c.name, func(b *testing.B) {
			s := newSwarm(1000, 4)
			var pairs [][2]int32
			b.ReportAllocs()
			for b.Loop() {
				s.move(c.step)
				pairs = s.tree.Pairs(pairs[:0])
			}
			b.ReportMetric(float64(len(pairs)), "pairs")
		})
	}
}
