package rod

import "github.com/tendril-sim/tendril/spatial"

// loads brings force, torque and follow up to date with gravity, the Config's loads and those given to Load.
func (r *Rod) loads() {
	if !r.stale {
		return
	}
	r.stale = false
	for k := range r.force {
		r.force[k] = r.cfg.Gravity.Scale(r.model.mass[k])
	}
	clear(r.torque)
	clear(r.follow)
	for i := range r.cfg.Loads {
		l := &r.cfg.Loads[i]
		if k := r.model.loadLink[i]; k >= 0 {
			r.loadLink(k, 0, l.Wrench, l.Local)
			continue
		}
		from, to := l.From*r.model.length, l.To*r.model.length
		for k := range r.model.links {
			if arc, h := r.model.links[k].arc, r.model.links[k].curve; h > 0 {
				a, b := max(from, arc), min(to, arc+h)
				if b > a {
					at := ((a+b)/2 - arc) / h
					r.loadLink(k, at, l.Wrench.Scale(r.model.links[k].length*(b-a)/h), l.Local)
				}
			}
		}
	}
	clear(r.touch.couple)
	for i := range r.points {
		p := &r.points[i]
		if p.load == (spatial.Wrench{}) {
			continue
		}
		w := p.load
		if i < r.cfg.Pieces {
			r.touch.note(i, p, w.Torque)
			w.Torque = spatial.Vec3{}
		}
		r.loadLink(p.link, p.at, w, false)
	}
}

// loadLink adds a wrench on link k, a fraction at of the way along it. A link is straight, so a force on it is the same
// as its shares at both ends.
func (r *Rod) loadLink(k int, at float64, w spatial.Wrench, local bool) {
	if local {
		if w == (spatial.Wrench{}) {
			return
		}
		if r.follow == nil {
			r.follow = make([]spatial.Wrench, len(r.model.links))
		}
		// Its force is applied at the middle; the rest of the lever is a torque that follows as well.
		lever := spatial.V(0, 0, (at-0.5)*r.model.links[k].length)
		w.Torque = w.Torque.Add(lever.Cross(w.Force))
		r.follow[k] = r.follow[k].Add(w)
		return
	}
	r.force[k] = r.force[k].AddScaled(1-at, w.Force)
	r.force[k+1] = r.force[k+1].AddScaled(at, w.Force)
	if w.Torque != (spatial.Vec3{}) {
		if r.torque == nil {
			r.torque = make([]spatial.Vec3, len(r.model.links))
		}
		r.torque[k] = r.torque[k].Add(w.Torque)
	}
}

// follower reports whether some load is not that of a potential: torques in world axes and everything in local axes.
func (r *Rod) follower() bool {
	for k := range r.torque {
		if r.torque[k] != (spatial.Vec3{}) {
			return true
		}
	}
	for k := range r.follow {
		if r.follow[k] != (spatial.Wrench{}) {
			return true
		}
	}
	return false
}
