package constraint

// islands groups the bonds and contacts that share bodies, directly or through others; each group is a problem of its own. A body is a
// node, or, if it is a grove, as many nodes as it has trees.
type islands struct {
	first    []int // node of each body
	grove    []Grove
	parent   []int // of each node, in a forest; −1 for one that nothing moves
	name     []int // of each root node; −1 if none yet
	crowd    []int // of each body, in a forest of bodies: trees of one body are together here
	bonds    members
	contacts members
	count    int
}

// members are the numbers of bonds or contacts, island by island.
type members struct {
	island []int // of each; −1 for one that is off
	order  []int
	start  []int // of each island in order, and its end
}

func (s *islands) reset(bodies []Body) {
	s.first, s.grove, s.parent, s.name, s.crowd, s.count = s.first[:0], s.grove[:0], s.parent[:0], s.name[:0], s.crowd[:0], 0
	for i, b := range bodies {
		s.first = append(s.first, len(s.parent))
		s.crowd = append(s.crowd, i)
		nodes := 1
		grove, ok := b.(Grove)
		if ok {
			nodes = grove.Trees()
		}
		s.grove = append(s.grove, grove)
		still := Immovable(b)
		for range nodes {
			node := len(s.parent)
			if still {
				node = -1
			}
			s.parent, s.name = append(s.parent, node), append(s.name, -1)
		}
	}
}

// node returns the node of a material point.
func (s *islands) node(side Side) int {
	if g := s.grove[side.Body]; g != nil {
		return s.first[side.Body] + g.TreeOf(side.Point)
	}
	return s.first[side.Body]
}

func root(parent []int, i int) int {
	for parent[i] != i {
		parent[i] = parent[parent[i]]
		i = parent[i]
	}
	return i
}

// join puts two points into one island. The world joins nothing, nor does a body that does not move.
func (s *islands) join(a, b Side) {
	if a.Body == World || b.Body == World {
		return
	}
	if i, j := s.node(a), s.node(b); s.parent[i] >= 0 && s.parent[j] >= 0 {
		s.parent[root(s.parent, i)] = root(s.parent, j)
		s.crowd[root(s.crowd, a.Body)] = root(s.crowd, b.Body)
	}
}

// number gives each bond and contact the number of its island, and lists those of each.
func (s *islands) number(bonds []Bond, contacts []Contact) {
	s.bonds.island, s.contacts.island = s.bonds.island[:0], s.contacts.island[:0]
	for i := range bonds {
		island := -1
		if b := &bonds[i]; !b.idle() {
			island = s.named(b.A.side(), b.B.side())
		}
		s.bonds.island = append(s.bonds.island, island)
	}
	for i := range contacts {
		s.contacts.island = append(s.contacts.island, s.named(contacts[i].A, contacts[i].B))
	}
	s.bonds.sort(s.count)
	s.contacts.sort(s.count)
}

// named returns the number of the island that two points are in, a new one if it has none yet. What joins bodies that nothing moves is an
// island too, if a body is among them: its forces are nobody else's.
func (s *islands) named(a, b Side) int {
	if a.Body == World || (b.Body != World && s.parent[s.node(a)] < 0) {
		a = b
	}
	node := s.node(a)
	if s.parent[node] < 0 {
		s.count++
		return s.count - 1
	}
	top := root(s.parent, node)
	if s.name[top] < 0 {
		s.name[top] = s.count
		s.count++
	}
	return s.name[top]
}

// sort lists the members of each of count islands.
func (m *members) sort(count int) {
	m.start = resized(m.start, count+1)
	clear(m.start)
	for _, island := range m.island {
		if island >= 0 {
			m.start[island+1]++
		}
	}
	for i := range count {
		m.start[i+1] += m.start[i]
	}
	m.order = resized(m.order, m.start[count])
	for i := len(m.island) - 1; i >= 0; i-- { // from the back, so that the counts become the starts again
		if island := m.island[i]; island >= 0 {
			m.start[island+1]--
			m.order[m.start[island+1]] = i
		}
	}
	for i := range count { // start[i+1] is now the start of i
		m.start[i] = m.start[i+1]
	}
	m.start[count] = len(m.order)
}

func (m *members) of(island int) []int { return m.order[m.start[island]:m.start[island+1]] }

// of returns the bonds of an island, touching its contacts.
func (s *islands) of(island int) []int       { return s.bonds.of(island) }
func (s *islands) touching(island int) []int { return s.contacts.of(island) }

// ends lists, for each node, the ends of bonds that are on it.
type ends struct {
	start []int // of each node in the lists, and its end
	end   []int // 2·bond for A, 2·bond + 1 for B
	point []int // its material point
}

func (e *ends) list(s *islands, bonds []Bond) {
	nodes := len(s.parent)
	e.start = resized(e.start, nodes+1)
	clear(e.start)
	total := 0
	each(bonds, func(_ int, a *Anchor) {
		e.start[s.node(a.side())+1]++
		total++
	})
	for i := range nodes {
		e.start[i+1] += e.start[i]
	}
	e.end, e.point = resized(e.end, total), resized(e.point, total)
	each(bonds, func(end int, a *Anchor) {
		node := s.node(a.side())
		at := e.start[node]
		e.end[at], e.point[at] = end, a.Point
		e.start[node]++
	})
	for i := nodes; i > 0; i-- { // each start has come to that of the next
		e.start[i] = e.start[i-1]
	}
	e.start[0] = 0
}

// each visits the ends of the bonds that are not off, where they are on a body.
func each(bonds []Bond, visit func(end int, a *Anchor)) {
	for i := range bonds {
		if bonds[i].idle() {
			continue
		}
		for side, a := range [2]*Anchor{&bonds[i].A, &bonds[i].B} {
			if a.Body != World {
				visit(2*i+side, a)
			}
		}
	}
}

// of returns the ends on a node and their points.
func (e *ends) of(node int) (end, point []int) {
	from, to := e.start[node], e.start[node+1]
	return e.end[from:to], e.point[from:to]
}

// resized returns a slice of length n, the old one if it is large enough; what is in it does not matter.
func resized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	return s[:n]
}
