package rod

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Holds returns the number of holds that the Config gives; those that hands add come after them.
func (r *Rod) Holds() int { return len(r.cfg.Holds) }

// HoldAt returns the node of hold i, or the one nearest to it.
func (r *Rod) HoldAt(i int) int {
	l := &r.model.links[r.holds[i].link]
	return r.model.nearest((l.arc + r.holds[i].at*l.curve) / r.model.length)
}

// AddHold holds the rod at a further place, the index of a node with a fraction, in the given directions, through a spring
// [N/m], [N m/rad]; a stiffness of 0 is rigid. The target is where the rod is now. It returns the number of the hold, which
// DropHold makes free to be used again. One that lasts is part of the rod's state.
func (r *Rod) AddHold(place float64, axes Axes, linear, angular float64, lasts bool) int {
	p := r.point(r.along(place))
	h := r.model.hold(&Hold{Axes: axes, Linear: linear, Angular: angular}, p.link)
	h.at, h.taken, h.lasts = p.at, true, lasts
	if r.slides != nil { // where a link can stretch, only its ends are sure
		h.at = math.Round(h.at)
		if h.at == 1 {
			h.link, h.at = min(h.link+1, len(r.model.links)-1), 0
		}
	}
	i := len(r.cfg.Holds)
	for i < len(r.holds) && r.holds[i].axes != 0 {
		i++
	}
	if i == len(r.holds) {
		r.holds = append(r.holds, hold{})
	}
	r.holds[i] = h
	pose := r.HoldPose(i)
	r.holds[i].target, r.holds[i].reached = pose, pose
	r.sortHolds()
	return i
}

// PlaceOf returns the place of material point p as AddHold takes it.
func (r *Rod) PlaceOf(p int) float64 {
	l := &r.model.links[r.points[p].link]
	t := (l.arc + r.points[p].at*l.curve) / r.model.length
	i := 0
	for i < len(r.model.places)-2 && r.model.places[i+1] <= t {
		i++
	}
	return float64(i) + (t-r.model.places[i])/(r.model.places[i+1]-r.model.places[i])
}

// DropHold lets a place go that AddHold holds.
func (r *Rod) DropHold(i int) {
	if i >= len(r.cfg.Holds) && i < len(r.holds) {
		r.holds[i] = hold{}
		r.sortHolds()
	}
}

// sortHolds orders the holds by falling place, those that hold nothing left out.
func (r *Rod) sortHolds() {
	r.order = r.order[:0]
	for i := range r.holds {
		if r.holds[i].axes != 0 {
			r.order = append(r.order, i)
		}
	}
	slices.SortStableFunc(r.order, func(i, j int) int {
		a, b := &r.holds[i], &r.holds[j]
		return cmp.Or(cmp.Compare(b.link, a.link), cmp.Compare(b.at, a.at))
	})
}

// keepAdded takes over the holds that hands have added to old.
func (r *Rod) keepAdded(old *Rod) {
	for i := len(old.cfg.Holds); i < len(old.holds); i++ {
		h := old.holds[i]
		if h.axes == 0 {
			continue
		}
		l := &old.model.links[h.link]
		p := r.point((l.arc + h.at*l.curve) / old.model.length)
		h.link, h.at = p.link, p.at
		if r.slides != nil {
			h.at = 0
		}
		fresh := r.model.hold(&Hold{}, h.link)
		for k := range h.rigid {
			if h.rigid[k] {
				h.stiff[k] = fresh.stiff[k]
			}
		}
		h.gentle, h.yield = fresh.gentle, fresh.yield
		r.holds = append(r.holds, h)
	}
	r.sortHolds()
}

// SetHold moves the target of hold i. The rod follows at the next Solve.
func (r *Rod) SetHold(i int, f spatial.Frame) {
	f.Rot = f.Rot.Unit()
	r.holds[i].target = f
}

// Hold returns the target of hold i.
func (r *Rod) Hold(i int) spatial.Frame { return r.holds[i].target }

// HoldWrench returns what hold i exerts on the rod, in world axes about the held point.
func (r *Rod) HoldWrench(i int) spatial.Wrench {
	h := &r.holds[i]
	torque, force := h.push()
	return spatial.Wrench{Torque: h.target.Rot.Rotate(torque).Neg(), Force: h.target.Rot.Rotate(force).Neg()}
}

// HoldGap returns how far the rod is from the target of hold i: rotation [rad] and displacement [m] in the target's axes.
// It is zero for a rigid hold, but where the rod is taut.
func (r *Rod) HoldGap(i int) spatial.Twist { return r.holds[i].gap }

// HoldPose returns where the point of hold i is.
func (r *Rod) HoldPose(i int) spatial.Frame {
	h := &r.holds[i]
	p := &r.now[h.link]
	return spatial.Frame{Rot: p.rot, Pos: p.pos.AddScaled(h.at, p.dir)}
}

// TakeHold lets a hand have hold i, through a spring of the given stiffness [N/m], [N m/rad] on top of the reaction that the
// hold has now: the virtual coupling of Pai 2002, section 4. It holds all directions.
func (r *Rod) TakeHold(i int, linear, angular float64) {
	h := &r.holds[i]
	h.reaction.Torque, h.reaction.Force = h.push()
	pose := r.HoldPose(i)
	turn := pose.Rot.Conj().Mul(h.target.Rot) // the reaction, in the axes that the hand starts with
	h.reaction = spatial.Wrench{Torque: turn.Rotate(h.reaction.Torque), Force: turn.Rotate(h.reaction.Force)}
	h.taken, h.axes, h.rigid, h.far = true, Clamped, [2]bool{}, false
	h.stiff = [2]float64{angular, linear}
	h.target, h.reached = pose, pose
	h.gap = spatial.Twist{}
}

// FixHold makes hold i what the Config says again, where its point is now.
func (r *Rod) FixHold(i int) {
	h := &r.holds[i]
	torque, force := h.push()
	pose := r.HoldPose(i)
	turn := pose.Rot.Conj().Mul(h.target.Rot)
	next := r.model.hold(&r.cfg.Holds[i], h.link)
	next.target, next.reached = pose, pose
	if next.rigid[0] {
		next.reaction.Torque = next.axes.Turn(turn.Rotate(torque))
	}
	if next.rigid[1] {
		next.reaction.Force = next.axes.Move(turn.Rotate(force))
	}
	*h = next
}

// PushHold makes the soft hold i exert a wrench, in world axes, on its point if that is at f; elsewhere its spring adds to it.
func (r *Rod) PushHold(i int, f spatial.Frame, w spatial.Wrench) {
	h := &r.holds[i]
	f.Rot = f.Rot.Unit()
	h.target, h.reached = f, f
	h.reaction = spatial.Wrench{Torque: h.axes.Turn(f.Rot.Unrotate(w.Torque)).Neg(), Force: h.axes.Move(f.Rot.Unrotate(w.Force)).Neg()}
	r.pushed = true
}

// HoldCompliance tells how the point of hold i would give way without the hold: rotation [rad] and displacement [m] for
// torque [N m] and force [N], in world axes. It takes six columns of Respond.
func (r *Rod) HoldCompliance(i int) (c [6][6]float64) {
	h := &r.holds[i]
	at := point{link: h.link, at: h.at}
	unit := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	for col := range 6 {
		var w spatial.Wrench
		if col < 3 {
			w.Torque = unit[col]
		} else {
			w.Force = unit[col-3]
		}
		r.comply(&at, w, h.link)
		m := r.motion(&at)
		for row, v := range [6]float64{m.Angular.X, m.Angular.Y, m.Angular.Z, m.Linear.X, m.Linear.Y, m.Linear.Z} {
			c[row][col] = v
		}
	}
	// The sweep knows the point with its hold, (C⁻¹ + K)⁻¹: take the spring out again. All in units of the rod's length and
	// bending stiffness, so that the numbers are comparable.
	length, bend := r.model.length, r.model.bendScale/r.model.length
	unitOf := func(i int) float64 {
		if i < 3 {
			return 1
		}
		return length
	}
	var a, stiff [6][6]float64
	for i := range 6 {
		for j := range 6 {
			a[i][j] = c[i][j] * bend / (unitOf(i) * unitOf(j))
		}
	}
	if !invert6(&a, &stiff) {
		return c
	}
	var rot spatial.Mat3
	h.target.Rot.Mat(&rot)
	for block, k := range [2]float64{h.stiff[0] / bend, h.linear() * length * length / bend} {
		held := (h.axes >> (3 * block)).Turn(spatial.V(k, k, k))
		spring := spatial.Sym3{XX: held.X, YY: held.Y, ZZ: held.Z}
		spring = spring.Turned(&rot)
		full, at := spring.Mat(), 3*block
		for i, row := range [3]spatial.Vec3{{X: full.XX, Y: full.XY, Z: full.XZ}, {X: full.YX, Y: full.YY, Z: full.YZ}, {X: full.ZX, Y: full.ZY, Z: full.ZZ}} {
			stiff[at+i][at] -= row.X
			stiff[at+i][at+1] -= row.Y
			stiff[at+i][at+2] -= row.Z
		}
	}
	if !invert6(&stiff, &a) {
		return c
	}
	for i := range 6 {
		for j := range 6 {
			c[i][j] = a[i][j] / bend * (unitOf(i) * unitOf(j))
		}
	}
	return c
}

// Coupling implements constraint.Body: far stiffer than the rod's bending, stiff enough to carry its weight with a
// three-hundredth of its length, and in torque enough to twist it.
func (r *Rod) Coupling() (linear, angular float64) {
	var mass float64
	for _, m := range r.model.mass {
		mass += m
	}
	bend, weight := r.model.bendScale/r.model.length, mass*r.cfg.Gravity.Norm()
	linear = 300 * math.Max(bend/(r.model.length*r.model.length), weight/r.model.length)
	return linear, 30 * math.Max(bend, weight*r.model.length/10)
}
