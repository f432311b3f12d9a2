package constraint

// islands groups the bonds that share bodies, directly or through others; each group is a problem of its own.
type islands struct {
	parent []int // of each body, in a forest
	name   []int // of each root body; -1 if none yet
	bond   []int // island of each bond; -1 for one that is off
	order  []int // bonds, island by island
	start  []int // of each island in order, and its end
	count  int
}

func (s *islands) reset(bodies int) {
	s.parent, s.name, s.count = s.parent[:0], s.name[:0], 0
	for i := range bodies {
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

// join puts two bodies into one island. The world joins nothing: what is bonded to it does not move.
func (s *islands) join(a, b int) {
	if a != World && b != World {
		s.parent[s.root(a)] = s.root(b)
	}
}

// number gives each bond the number of its island, and lists the bonds of each.
func (s *islands) number(bonds []Bond) {
	s.bond, s.start = s.bond[:0], append(s.start[:0], 0)
	for i := range bonds {
		if bonds[i].Off {
			s.bond = append(s.bond, -1)
			continue
		}
		body := bonds[i].A.Body
		if body == World {
			body = bonds[i].B.Body
		}
		root := s.root(body)
		if s.name[root] < 0 {
			s.name[root] = s.count
			s.count++
			s.start = append(s.start, 0)
		}
		s.bond = append(s.bond, s.name[root])
		s.start[s.name[root]+1]++
	}
	for i := range s.count {
		s.start[i+1] += s.start[i]
	}
	s.order = resized(s.order, s.start[s.count])
	for i := len(bonds) - 1; i >= 0; i-- { // from the back, so that the counts become the starts again
		if island := s.bond[i]; island >= 0 {
			s.start[island+1]--
			s.order[s.start[island+1]] = i
		}
	}
	for i := range s.count { // start[i+1] is now the start of i
		s.start[i] = s.start[i+1]
	}
	s.start[s.count] = len(s.order)
}

// of returns the bonds of an island.
func (s *islands) of(island int) []int { return s.order[s.start[island]:s.start[island+1]] }

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
		if bonds[i].Off {
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
