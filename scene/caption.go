package scene

import "sort"

// Caption is what begins at a time, in words.
type Caption struct {
	Time float64 // [s]
	Text string
}

// Captions returns those of all paths, in the order of their times.
func (s *Scene) Captions() (all []Caption) {
	for _, p := range s.Paths.All() {
		for i := range p.Keys {
			if k := &p.Keys[i]; k.Caption != "" {
				all = append(all, Caption{k.Time, k.Caption})
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].Time < all[j].Time })
	return all
}
