package constraint

// islands groups the bonds and contacts that share bodies, directly or through others; each group is a problem of its own.
type islands struct {
	parent   []int // of each body, in a forest; −1 for one that nothing moves
	name     []int // of each root body; −1 if none yet
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
	s.parent, s.name, s.count = s.parent[:0], s.name[:0], 0
	for i, b := range bodies {
		if Immovable(b) {
			i = -1
		}
		s.parent = append(s.parent, i)
		s.name = append(s.name, -1)
	}
}

func (s *islands) root(body int) int {
	for s.parent[body] != body {
		s.parent[body] = s.parent[s.parent[body]]
		body = s.parent[body]
	}
	return body
}

// join puts two bodies into one island. The world joins nothing, nor does a body that does not move.
func (s *islands) join(a, b int) {
	if a != World && b != World && s.parent[a] >= 0 && s.parent[b] >= 0 {
		s.parent[s.root(a)] = s.root(b)
	}
}

// number gives each bond and contact the number of its island, and lists those of each.
func (s *islands) number(bonds []Bond, contacts []Contact) {
	s.bonds.island, s.contacts.island = s.bonds.island[:0], s.contacts.island[:0]
	for i := range bonds {
		island := -1
		if b := &bonds[i]; !b.idle() {
			island = s.named(b.A.Body, b.B.Body)
		}
		s.bonds.island = append(s.bonds.island, island)
	}
	for i := range contacts {
		s.contacts.island = append(s.contacts.island, s.named(contacts[i].A.Body, contacts[i].B.Body))
	}
	s.bonds.sort(s.count)
	s.contacts.sort(s.count)
}

// named returns the number of the island that two bodies are in, a new one if it has none yet. What joins bodies that nothing moves is an
// island too, if a body is among them: its forces are nobody else's.
func (s *islands) named(a, b int) int {
	body := a
	if body == World || (s.parent[body] < 0 && b != World) {
		body = b
	}
	if s.parent[body] < 0 {
		s.count++
		return s.count - 1
	}
	root := s.root(body)
	if s.name[root] < 0 {
		s.name[root] = s.count
		s.count++
	}
	return s.name[root]
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

// ends lists, for each body, the ends of bonds that are on it.
type ends struct {
	start []int // of each body in the lists, and its end
	end   []int // 2·bond for A, 2·bond + 1 for B
	point []int // its material point
}

func (e *ends) list(bodies int, bonds []Bond) {
	e.start = resized(e.start, bodies+1)
	clear(e.start)
	total := 0
	each(bonds, func(_ int, a *Anchor) {
		e.start[a.Body+1]++
		total++
	})
	for i := range bodies {
		e.start[i+1] += e.start[i]
	}
	e.end, e.point = resized(e.end, total), resized(e.point, total)
	each(bonds, func(end int, a *Anchor) {
		at := e.start[a.Body]
		e.end[at], e.point[at] = end, a.Point
		e.start[a.Body]++
	})
	for i := bodies; i > 0; i-- { // each start has come to that of the next
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

// of returns the ends on a body and their points.
func (e *ends) of(body int) (end, point []int) {
	from, to := e.start[body], e.start[body+1]
	return e.end[from:to], e.point[from:to]
}

// resized returns a slice of length n, the old one if it is large enough; what is in it does not matter.
func resized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	return s[:n]
}
