package world

// appendBrushShots appends what obstacles exert on bodies that brush: each contact, or, where there are many, all of a body with an obstacle as one.
func (w *World) appendBrushShots(dst []ContactShot) []ContactShot {
	count := 0
	for i := range w.brushes.bodies {
		for k := range w.brushes.bodies[i].links {
			if w.brushes.bodies[i].links[k].obstacle >= 0 {
				count++
			}
		}
	}
	for i := range w.brushes.bodies {
		b := &w.brushes.bodies[i]
		first := len(dst)
		for k := range b.links {
			l := &b.links[k]
			if l.obstacle < 0 {
				continue
			}
			s := w.brushShot(b, l, k)
			if count <= mostShown {
				dst = append(dst, s)
			} else {
				dst = appendJoined(dst, first, &s)
			}
		}
		if count > mostShown {
			for j := range dst[first:] {
				s := &dst[first+j]
				s.Place, s.Normal = s.Place.Scale(1/s.weight), s.Normal.Unit()
			}
		}
	}
	return dst
}

// brushShot returns the contact of link k as it was over the step.
func (w *World) brushShot(b *brushing, l *bristle, k int) ContactShot {
	p := b.of.LinkPoint(k)
	_, radius := b.of.LinkCapsule(k)
	force := l.force.AddScaled(-l.stiff*w.step, b.of.Velocity(p).Linear)
	return ContactShot{
		A: w.touch.colliders[w.brushes.obstacles[l.obstacle].collider].body, B: b.body,
		Place: b.of.Pose(p).Pos.AddScaled(-radius, l.normal), Normal: l.normal, Force: force, Sliding: l.slides,
	}
}

// appendJoined adds a contact to one of the same bodies that is there since first, weighted with its force.
func appendJoined(dst []ContactShot, first int, s *ContactShot) []ContactShot {
	weight := s.Force.Norm() + 1e-30
	for j := range dst[first:] {
		if d := &dst[first+j]; d.A == s.A {
			d.Force, d.Place, d.Normal = d.Force.Add(s.Force), d.Place.AddScaled(weight, s.Place), d.Normal.AddScaled(weight, s.Normal)
			d.weight += weight
			d.Sliding = d.Sliding || s.Sliding
			return dst
		}
	}
	sum := *s
	sum.Place, sum.Normal, sum.weight = s.Place.Scale(weight), s.Normal.Scale(weight), weight
	return append(dst, sum)
}
