package constraint

// islands groups the bonds that share bodies, directly or through others; each group is a problem of its own.
type islands struct {
	parent []int // of each body, in a forest
	bond   []int // island of each bond
	name   []int // of each root body; -1 if none yet
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

// number gives each bond the number of its island.
func (s *islands) number(bonds []Bond) {
	s.bond = s.bond[:0]
	for i := range bonds {
		body := bonds[i].A.Body
		if body == World {
			body = bonds[i].B.Body
		}
		root := s.root(body)
		if s.name[root] < 0 {
			s.name[root] = s.count
			s.count++
		}
		s.bond = append(s.bond, s.name[root])
	}
}
