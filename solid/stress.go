package solid

// AppendStresses appends the mean stress after von Mises, by volume, of the elements around each node [Pa]: what a page colours a surface with.
func (s *Solid) AppendStresses(dst []float64) []float64 { return s.appendMeans(dst, s.Stress) }

// appendMeans appends, for each node, the mean of a quantity over the elements around it, each by its volume.
func (s *Solid) appendMeans(dst []float64, of func(element int) float64) []float64 {
	first := len(dst)
	dst = append(dst, s.now.v[:len(s.inside)]...) // room
	sums := dst[first:]
	clear(sums)
	for element, e := range s.elementInside {
		part := of(element) * s.volumes[e] / 4
		for _, i := range s.corners[e] {
			sums[s.outside[i]] += part
		}
	}
	for i, k := range s.inside {
		if v := s.volumeAt(int(k)); v > 0 {
			sums[i] /= v
		}
	}
	return dst
}
