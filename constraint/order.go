package constraint

import "slices"

// neighbours are the pairs of movers that something joins.
type neighbours struct {
	start []int32
	list  []int32
	queue []int32
	place []int32
}

// prepare finds the order of elimination and the pattern of the matrix. It reports whether the island is small enough.
func (t *touch) prepare() bool {
	n := &t.newton
	m := &t.movers
	for _, i := range n.seen {
		n.at[i] = -1
	}
	n.seen, n.movers = n.seen[:0], n.movers[:0]
	for len(n.at) < len(m.list) {
		n.at = append(n.at, -1)
	}
	for i := range t.spots {
		t.enlist(t.spots[i].a)
		t.enlist(t.spots[i].b)
	}
	for i := range t.joints {
		t.enlist(t.joints[i].a)
		t.enlist(t.joints[i].b)
	}
	most := min(newtonWork, rowWork*(10+len(t.spots)+len(t.joints)))
	if 36*len(n.movers) > most {
		return false
	}
	t.order()
	n.matrix.first = n.matrix.first[:0]
	for k, i := range n.movers {
		first := k
		for _, j := range n.around.of(i) {
			first = min(first, int(n.around.place[j]))
		}
		n.at[i] = int32(6 * k)
		n.matrix.first = append(n.matrix.first, first)
	}
	return n.matrix.work() <= most
}

// enlist makes a mover, and all of its group, unknowns, unless nothing moves it.
func (t *touch) enlist(i int32) {
	n, o := &t.newton, &t.movers.list[i]
	if n.at[i] >= 0 || (o.group < 0 && o.inverseMass == 0) {
		return
	}
	if o.group < 0 {
		n.at[i], n.movers, n.seen = 0, append(n.movers, i), append(n.seen, i)
		return
	}
	for _, j := range t.movers.groups[o.group].members {
		n.at[j], n.movers, n.seen = 0, append(n.movers, j), append(n.seen, j)
	}
}

// order puts the movers in an order in which neighbours are close to each other (Cuthill and McKee 1969, reversed).
func (t *touch) order() {
	n := &t.newton
	a := &n.around
	t.meetNeighbours()
	a.queue = a.queue[:0]
	a.place = resized(a.place, len(t.movers.list))
	for _, i := range n.movers {
		a.place[i] = -1
	}
	for _, root := range n.movers { // one for each part that nothing joins to the others
		if a.place[root] >= 0 {
			continue
		}
		root = a.farthest(a.farthest(root))
		head := len(a.queue)
		a.place[root] = 0
		a.queue = append(a.queue, root)
		for ; head < len(a.queue); head++ {
			from := len(a.queue)
			for _, j := range a.of(a.queue[head]) {
				if a.place[j] < 0 {
					a.place[j] = 0
					a.queue = append(a.queue, j)
				}
			}
			slices.SortFunc(a.queue[from:], a.fewerFirst)
		}
	}
	slices.Reverse(a.queue)
	copy(n.movers, a.queue)
	for k, i := range n.movers {
		a.place[i] = int32(k)
	}
}

func (a *neighbours) fewerFirst(i, j int32) int {
	if d := len(a.of(i)) - len(a.of(j)); d != 0 {
		return d
	}
	return int(i - j)
}

// farthest returns the mover that is reached last from i, and leaves all places unknown.
func (a *neighbours) farthest(i int32) int32 {
	from := len(a.queue)
	a.queue = append(a.queue, i)
	a.place[i] = 0
	for head := from; head < len(a.queue); head++ {
		for _, j := range a.of(a.queue[head]) {
			if a.place[j] < 0 {
				a.place[j] = 0
				a.queue = append(a.queue, j)
			}
		}
	}
	last := a.queue[len(a.queue)-1]
	for _, j := range a.queue[from:] {
		a.place[j] = -1
	}
	a.queue = a.queue[:from]
	return last
}

// meetNeighbours lists the neighbours of every mover.
func (t *touch) meetNeighbours() {
	n := &t.newton
	a := &n.around
	a.start = resized(a.start, len(t.movers.list)+1)
	clear(a.start)
	t.eachCouple(func(i, j int32) {
		a.start[i+1]++
		a.start[j+1]++
	})
	for i := range len(a.start) - 1 {
		a.start[i+1] += a.start[i]
	}
	a.list = resized(a.list, int(a.start[len(a.start)-1]))
	t.eachCouple(func(i, j int32) {
		a.list[a.start[i]] = j
		a.list[a.start[j]] = i
		a.start[i]++
		a.start[j]++
	})
	for i := len(a.start) - 1; i > 0; i-- { // each start has come to that of the next
		a.start[i] = a.start[i-1]
	}
	a.start[0] = 0
}

func (a *neighbours) of(i int32) []int32 { return a.list[a.start[i]:a.start[i+1]] }

// eachCouple visits all pairs of movers that something joins; one may come more than once.
func (t *touch) eachCouple(visit func(i, j int32)) {
	n := &t.newton
	for i := range t.spots {
		if s := &t.spots[i]; n.at[s.a] >= 0 && n.at[s.b] >= 0 && s.a != s.b {
			visit(s.a, s.b)
		}
	}
	for i := range t.joints {
		if j := &t.joints[i]; n.at[j.a] >= 0 && n.at[j.b] >= 0 && j.a != j.b {
			visit(j.a, j.b)
		}
	}
	for _, i := range n.movers {
		if g := t.movers.list[i].group; g >= 0 {
			for _, j := range t.movers.groups[g].members {
				if j > i {
					visit(i, j)
				}
			}
		}
	}
}
