package mesh

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The solids: closed surfaces that look outwards, about the origin, with z as their axis.

// Box returns a box about the origin with the given half edges [m].
func Box(half spatial.Vec3) *Surface {
	s := &Surface{}
	for i := range 8 {
		sign := func(bit int) float64 { return float64(i>>bit&1)*2 - 1 }
		s.Vertices = append(s.Vertices, spatial.V(half.X*sign(0), half.Y*sign(1), half.Z*sign(2)))
	}
	for _, q := range [6][4]int32{{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}} {
		s.Triangles = append(s.Triangles, [3]int32{q[0], q[1], q[2]}, [3]int32{q[0], q[2], q[3]})
	}
	return s
}

// Cylinder returns a cylinder about z, the origin in its middle [m].
func Cylinder(radius, length float64, detail int) *Surface {
	return revolve([][2]float64{{0, -length / 2}, {radius, -length / 2}, {radius, length / 2}, {0, length / 2}}, 2*edges(detail))
}

// Cone returns a cone about z, its base at −height/2 and its apex at +height/2 [m].
func Cone(radius, height float64, detail int) *Surface {
	return revolve([][2]float64{{0, -height / 2}, {radius, -height / 2}, {0, height / 2}}, 2*edges(detail))
}

// Torus returns a ring about z: a circle of radius minor carried round at radius major [m].
func Torus(major, minor float64, detail int) *Surface {
	n, m := 2*edges(detail), max(edges(detail), 3)
	s := &Surface{}
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		for j := range m {
			up, out := math.Sincos(2 * math.Pi * float64(j) / float64(m))
			r := major + minor*out
			s.Vertices = append(s.Vertices, spatial.V(r*cos, r*sin, minor*up))
		}
	}
	at := func(i, j int) int32 { return int32(i%n*m + j%m) }
	for i := range n {
		for j := range m {
			a, b, c, d := at(i, j), at(i+1, j), at(i+1, j+1), at(i, j+1)
			s.Triangles = append(s.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
		}
	}
	return s
}

// GearConfig describes a spur gear. Gears of one module mesh at a distance of Module·(Teeth₁ + Teeth₂)/2.
type GearConfig struct {
	Teeth     int
	Module    float64 // pitch diameter over the number of teeth [m]
	Thickness float64 // along z [m]
	Bore      float64 // radius of the hole along the axis, 0 for none [m]
	Backlash  float64 // by which a tooth is thinner at the pitch circle than the gap, so that gears turn freely [m]
	Detail    int     // edges of a flank, 6 if it is less than 2
}

// Proportions of a gear (ISO 53): the angle at which flanks press on each other [rad], and tip and root from the pitch circle, in modules.
const (
	gearPressure = 20 * math.Pi / 180
	gearTip      = 1.0
	gearRoot     = 1.25
)

// PitchRadius returns the radius at which the gear rolls on others [m].
func (c GearConfig) PitchRadius() float64 { return c.Module * float64(c.Teeth) / 2 }

// Gear returns a spur gear about z with involute flanks, the middle of a tooth on +x. The error is a *FieldError.
func Gear(c GearConfig) (*Surface, error) {
	root := c.PitchRadius() - gearRoot*c.Module
	switch {
	case c.Teeth < 6 || c.Teeth > 10_000:
		return nil, &FieldError{"Teeth", c.Teeth, "6 to 10000"}
	case !(c.Module > 0 && c.Module < 1e6):
		return nil, &FieldError{"Module", c.Module, "more than 0 m"}
	case !(c.Thickness > 0 && c.Thickness < 1e6):
		return nil, &FieldError{"Thickness", c.Thickness, "more than 0 m"}
	case !(c.Bore >= 0 && c.Bore < 0.99*root):
		return nil, &FieldError{"Bore", c.Bore, fmt.Sprintf("0 or more, and less than the root's radius of %.4g m", root)}
	case !(c.Backlash >= 0 && c.Backlash <= 0.3*c.Module):
		return nil, &FieldError{"Backlash", c.Backlash, fmt.Sprintf("0 to 0.3 modules, %.4g m", 0.3*c.Module)}
	}
	return extrude(c.outline(), c.Bore, c.Thickness), nil
}

// gearSectors is about how many pieces a hub with a bore has.
const gearSectors = 12

// Pieces returns the gear as convex pieces, at once and better than Decompose could: one for each tooth, and the hub, with a bore in sectors whose
// flat insides come nearer to the axis than the bore by up to a thirtieth of its radius. The error is a *FieldError.
func (c GearConfig) Pieces() ([]*Surface, error) {
	if _, err := Gear(c); err != nil {
		return nil, err
	}
	outline := c.outline()
	n := len(outline) / c.Teeth // points of a tooth, from root to root
	var pieces []*Surface
	add := func(points [][2]float64) error {
		var corners []spatial.Vec3
		for _, p := range points {
			corners = append(corners, spatial.V(p[0], p[1], -c.Thickness/2), spatial.V(p[0], p[1], c.Thickness/2))
		}
		hull, err := ConvexHull(corners)
		if err == nil {
			pieces = append(pieces, hull)
		}
		return err
	}
	var roots [][2]float64
	for i := range c.Teeth {
		tooth := outline[i*n : (i+1)*n]
		if err := add(tooth); err != nil {
			return nil, err
		}
		roots = append(roots, tooth[0], tooth[n-1])
	}
	if c.Bore == 0 {
		return pieces, add(roots)
	}
	for sector := range min(gearSectors, c.Teeth) {
		first, last := sector*c.Teeth/min(gearSectors, c.Teeth), (sector+1)*c.Teeth/min(gearSectors, c.Teeth)
		var points [][2]float64
		for i := 2 * first; i <= 2*last; i++ {
			p := roots[i%len(roots)]
			points = append(points, p, [2]float64{p[0] * c.Bore / math.Hypot(p[0], p[1]), p[1] * c.Bore / math.Hypot(p[0], p[1])})
		}
		if err := add(points); err != nil {
			return nil, err
		}
	}
	return pieces, nil
}

// outline returns the gear seen along −z, counterclockwise: one tooth after the other, each from gap to gap.
func (c *GearConfig) outline() (out [][2]float64) {
	n := 6
	if c.Detail >= 2 {
		n = min(c.Detail, 200)
	}
	pitch := c.PitchRadius()
	base, root, tip := pitch*math.Cos(gearPressure), pitch-gearRoot*c.Module, pitch+gearTip*c.Module
	involute := func(angle float64) float64 { return math.Tan(angle) - angle }
	// half is the angle from the middle of a tooth to its flank at a radius; below the base circle a straight line, a little wider at its foot.
	half := func(r float64) float64 {
		at := math.Pi/(2*float64(c.Teeth)) - c.Backlash/(4*pitch) + involute(gearPressure)
		if r < base {
			return at + 0.1*(base-r)/base
		}
		return at - involute(math.Acos(base/r))
	}
	var flank [][2]float64 // radius and half angle, from the root to the tip
	for i := range n + 1 {
		r := root + (tip-root)*float64(i)/float64(n)
		flank = append(flank, [2]float64{r, math.Max(half(r), 0.02/float64(c.Teeth))})
	}
	add := func(r, angle float64) {
		sin, cos := math.Sincos(angle)
		out = append(out, [2]float64{r * cos, r * sin})
	}
	for tooth := range c.Teeth {
		middle := 2 * math.Pi * float64(tooth) / float64(c.Teeth)
		for i := range flank {
			add(flank[i][0], middle-flank[i][1])
		}
		for i := len(flank) - 1; i >= 0; i-- {
			add(flank[i][0], middle+flank[i][1])
		}
	}
	return out
}

// extrude returns the solid above and below an outline that is seen whole from the origin, with a round bore or none.
func extrude(outline [][2]float64, bore, thickness float64) *Surface {
	n := len(outline)
	s := &Surface{}
	ring := func(z float64, at func(p [2]float64) [2]float64) {
		for _, p := range outline {
			q := at(p)
			s.Vertices = append(s.Vertices, spatial.V(q[0], q[1], z))
		}
	}
	same := func(p [2]float64) [2]float64 { return p }
	onBore := func(p [2]float64) [2]float64 {
		r := math.Hypot(p[0], p[1])
		return [2]float64{p[0] / r * bore, p[1] / r * bore}
	}
	ring(-thickness/2, same)
	ring(thickness/2, same)
	quad := func(a, b, c, d int) {
		s.Triangles = append(s.Triangles, [3]int32{int32(a), int32(b), int32(c)}, [3]int32{int32(a), int32(c), int32(d)})
	}
	if bore > 0 {
		ring(-thickness/2, onBore)
		ring(thickness/2, onBore)
	} else {
		s.Vertices = append(s.Vertices, spatial.V(0, 0, -thickness/2), spatial.V(0, 0, thickness/2))
	}
	for i := range n {
		j := (i + 1) % n
		quad(i, j, n+j, n+i)
		if bore > 0 {
			quad(n+i, n+j, 3*n+j, 3*n+i)     // above
			quad(j, i, 2*n+i, 2*n+j)         // below
			quad(2*n+j, 2*n+i, 3*n+i, 3*n+j) // the bore
			continue
		}
		s.Triangles = append(s.Triangles, [3]int32{int32(n + i), int32(n + j), int32(2*n + 1)}, [3]int32{int32(j), int32(i), int32(2 * n)})
	}
	return s
}

// Mug returns a mug that stands on z = 0 around the axis z, its handle towards +x: outer radius, height and thickness of wall, floor and handle
// [m] (0.04, 0.1 and 0.005 for a common one). It is one closed surface with one hole, that of the handle.
func Mug(radius, height, wall float64, detail int) *Surface {
	n := max(edges(detail), 12)
	around := 2 * n
	var profile [][2]float64
	profile = append(profile, [2]float64{0, 0}, [2]float64{radius / 2, 0})
	for i := range n + 1 { // rings 2 … n+2 are the outer wall
		profile = append(profile, [2]float64{radius, height * float64(i) / float64(n)})
	}
	for i := range n + 1 {
		profile = append(profile, [2]float64{radius - wall, height - (height-wall)*float64(i)/float64(n)})
	}
	profile = append(profile, [2]float64{radius / 2, wall}, [2]float64{0, wall})
	s := revolve(profile, around)

	// The handle grows out of a patch of the wall's quads and ends in another above it.
	wide := max(int(math.Round(2*wall/(2*math.Pi*radius)*float64(around))), 2) &^ 1
	tall := max(int(math.Round(2*wall/height*float64(n))), 2)
	lower, upper := n/5, n-n/5-tall
	at := func(row, column int) int32 { return int32(1 + (row+1)*around + (column+around)%around) } // of the outer wall
	patch := func(row int) (loop []int32, all map[int32]bool) {
		all = map[int32]bool{}
		for j := range tall + 1 {
			for i := range wide + 1 {
				all[at(row+j, i-wide/2)] = true
			}
		}
		for i := range wide {
			loop = append(loop, at(row, i-wide/2))
		}
		for j := range tall {
			loop = append(loop, at(row+j, wide/2))
		}
		for i := range wide {
			loop = append(loop, at(row+tall, wide/2-i))
		}
		for j := range tall {
			loop = append(loop, at(row+tall-j, -wide/2))
		}
		return loop, all
	}
	start, cutLow := patch(lower)
	end, cutHigh := patch(upper)
	kept := s.Triangles[:0]
	for _, t := range s.Triangles {
		if cutLow[t[0]] && cutLow[t[1]] && cutLow[t[2]] || cutHigh[t[0]] && cutHigh[t[1]] && cutHigh[t[2]] {
			continue
		}
		kept = append(kept, t)
	}
	s.Triangles = kept
	s.handle(start, mirrored(end, wide, tall), wall, n)
	s.dropUnused()
	return s
}

// mirrored returns the loop around a patch, upside down: what is the lower edge of the handle where it begins is the upper one where it ends.
func mirrored(loop []int32, wide, tall int) []int32 {
	out := make([]int32, len(loop))
	n := len(loop)
	for i := range out {
		out[i] = loop[((2*wide+tall-i)%n+n)%n]
	}
	return out
}

// handle adds a tube from one loop of vertices to another, in a half circle between their middles, an ellipse of the given half thickness.
func (s *Surface) handle(start, end []int32, half float64, rings int) {
	middle := func(loop []int32) (m spatial.Vec3) {
		for _, v := range loop {
			m = m.Add(s.Vertices[v])
		}
		return m.Scale(1 / float64(len(loop)))
	}
	from, to := middle(start), middle(end)
	centre, reach := from.Lerp(to, 0.5), to.Sub(from).Norm()/2
	last := start
	for ring := 1; ring <= rings; ring++ {
		next := end
		if ring < rings {
			t := float64(ring) / float64(rings)
			sin, cos := math.Sincos(math.Pi * t)
			at := centre.Add(spatial.V(reach*sin, 0, -reach*cos))
			up := spatial.V(-sin, 0, cos)            // z where it begins, −z where it ends: towards the middle of the half circle
			blend := math.Min(1, 4*math.Min(t, 1-t)) // from the patch to the ellipse
			next = make([]int32, len(start))
			for i := range next {
				p, q := s.Vertices[start[i]].Sub(from), s.Vertices[end[i]].Sub(to)
				y, z := p.Y*(1-t)+q.Y*t, p.Z*(1-t)-q.Z*t
				r := math.Hypot(y, z)
				y += blend * (half*y/r - y)
				z += blend * (0.8*half*z/r - z)
				next[i] = int32(len(s.Vertices))
				s.Vertices = append(s.Vertices, at.Add(spatial.V(0, y, 0)).AddScaled(z, up))
			}
		}
		for i := range last {
			j := (i + 1) % len(last)
			s.Triangles = append(s.Triangles, [3]int32{last[i], last[j], next[j]}, [3]int32{last[i], next[j], next[i]})
		}
		last = next
	}
}
