package scene

// skinShape returns what there is to see of a Green's function body, as that of a solid: the vertices that some triangle has, of which frames tell where they are. Those inside, on seams and under the back of a finger, are not shown.
func (s *Scene) skinShape(name string) *SoftShape {
	whole := s.GreenShape(name)
	if whole == nil {
		return nil
	}
	out := &SoftShape{Nodes: whole.Vertices, Size: whole.Size}
	number := make([]int32, whole.Vertices) // among those shown, from 1
	for _, t := range whole.Triangles {
		for _, v := range t {
			number[v] = 1
		}
	}
	for v := range number {
		if number[v] > 0 {
			out.Shown = append(out.Shown, int32(v))
			number[v] = int32(len(out.Shown))
		}
	}
	for _, t := range whole.Triangles {
		out.Triangles = append(out.Triangles, [3]int32{number[t[0]] - 1, number[t[1]] - 1, number[t[2]] - 1})
	}
	for _, v := range whole.Fixed {
		if number[v] > 0 {
			out.Fixed = append(out.Fixed, number[v]-1)
		}
	}
	return out
}
