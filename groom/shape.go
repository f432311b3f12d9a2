package groom

import (
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// How a strand gets its shape. It leaves the skin where it is combed to, and marches on as its weight bends it, sliding along the
// surface where it meets it. Round this way it curls, waves and strays. Then it is drawn to the middle of its clump, kept out of the
// surface again, and cut into links of one length.

// stylist shapes strands. All have the same number of points before they are cut, so that those of one clump correspond.
type stylist struct {
	*Config
	index     *mesh.Index // nil: no surface
	down      spatial.Vec3
	clearance float64
	points    int // up to the tip
	spare     int // beyond it: what cutting into straight links takes
	way       []spatial.Vec3
}

// Points before cutting: for a link, and for a turn of a curl or wave.
const (
	pointsALink = 4
	pointsATurn = 24
	mostPoints  = 4000
)

func newStylist(c *Config, index *mesh.Index) *stylist {
	s := &stylist{Config: c, index: index, down: spatial.V(0, 0, -1), clearance: c.Clearance}
	if c.Down != (spatial.Vec3{}) {
		s.down = c.Down.Unit()
	}
	if s.clearance == 0 {
		s.clearance = c.Length / 100
	}
	s.points = max(48, pointsALink*c.links())
	for _, length := range []float64{c.Curl.Pitch, c.Wave.Length} {
		if length > 0 {
			s.points = max(s.points, int(pointsATurn*c.Length/length))
		}
	}
	s.points = min(s.points, mostPoints)
	s.spare = s.points/4 + 1
	return s
}

// manner is what one strand does in its own way.
type manner struct {
	length    float64 // [m]
	direction spatial.Vec3
	stiffness float64 // factor
	droop     float64
	radius    float64 // of the curl [m]
	pitch     float64 // [m]
	curlPhase float64 // [rad]
	wavePhase float64 // [rad]
	stray     random
}

// manner returns what strand i at a root does.
func (s *stylist) manner(i int, r spatial.Frame) (m manner) {
	v := &s.Variation
	vary := func(purpose uint64, by float64) float64 {
		rng := stream(s.Seed, purpose, i)
		return 1 + by*rng.signed()
	}
	m.length = s.Length * vary(forLength, v.Length)
	if s.LengthAt != nil {
		m.length *= s.LengthAt(r.Pos)
	}
	m.stiffness = vary(forStiffness, v.Stiffness)
	m.droop = s.Droop * math.Pow(m.length/s.Length, 3) / m.stiffness
	rng := stream(s.Seed, forCurl, i)
	m.radius, m.pitch = s.Curl.Radius*(1+v.Curl*rng.signed()), s.Curl.Pitch*(1+v.Curl*rng.signed())
	m.curlPhase, m.wavePhase = rng.angle(), rng.angle()
	m.stray = stream(s.Seed, forNoise, i)
	m.direction = s.direction(i, r)
	return m
}

// direction returns where strand i leaves the skin.
func (s *stylist) direction(i int, r spatial.Frame) spatial.Vec3 {
	normal := r.Rot.Z3()
	d := normal
	if to, combed := s.combed(r.Pos, normal); combed {
		to = to.AddScaled(-to.Dot(normal), normal)
		if to.Norm2() > 1e-12 { // what is combed straight out of the skin stands
			sin, cos := math.Sincos(s.Comb.Lift)
			d = to.Unit().Scale(cos).AddScaled(sin, normal)
		}
	}
	if s.Variation.Direction == 0 {
		return d
	}
	rng := stream(s.Seed, forDirection, i)
	// Evenly over a cap about d.
	angle, about := s.Variation.Direction*math.Sqrt(rng.unit()), rng.angle()
	side := spatial.AxisAngle(d, about).Rotate(d.Perpendicular())
	d = spatial.AxisAngle(side, angle).Rotate(d)
	if in := d.Dot(normal); in < 0 { // not into the skin
		d = d.AddScaled(-2*in, normal)
	}
	return d
}

// combed returns the direction in which strands at a place are combed, and whether they are.
func (s *stylist) combed(at, normal spatial.Vec3) (spatial.Vec3, bool) {
	to := s.Comb.Towards.Unit()
	if s.Comb.Field != nil {
		to = s.Comb.Field(at)
	}
	if p := s.Comb.Part; p != nil {
		strength := p.Strength
		if strength == 0 {
			strength = 1
		}
		if !p.Above(at) {
			strength = -strength
		}
		if p.Fade {
			strength *= smooth(-normal.Dot(s.down) / 0.7)
		}
		to = to.AddScaled(strength, p.Normal.Unit())
	}
	return to, to.Finite() && to != (spatial.Vec3{})
}

// grow appends to dst the points of a strand before it is clumped and cut.
func (s *stylist) grow(dst []spatial.Vec3, r spatial.Frame, m *manner) []spatial.Vec3 {
	reach := s.reach(m)
	s.march(r, m, reach)
	return s.wind(dst, r, m, reach)
}

// march sets s.way to the way that a strand takes without its curls: reach long [m], and some more.
//
// Weight turns a strand towards straight down, from which it is at the angle φ, by the moment of what is beyond: the part r = 1 − t of
// its length L. If that is stiff enough to be straight, L φ' = −Γ r²/2 sin φ, with Γ = ρgA L³/EI; if it is soft it hangs, its tension is
// its weight, and L φ' = −√(Γr) sin φ near the end of the turn. The slower rules, as the fourth root of the sum of fourth powers: height
// over width of a horizontal strand are then within 2 % of the heavy elastica's up to Γ = 10, within 8 % at 100. Over a step of constant
// rate tan(φ/2) falls exponentially.
func (s *stylist) march(r spatial.Frame, m *manner, reach float64) {
	ds := reach / float64(s.points)
	p, d, side := r.Pos, m.direction, r.Rot.Rotate(spatial.V(1, 0, 0))
	s.way = append(s.way[:0], p)
	away := 0.0 // what p is known to be away from the surface at least
	for k := 1; k <= s.points+s.spare; k++ {
		if rest := 1 - (float64(k)-0.5)/float64(s.points); rest > 0 && m.droop > 0 {
			stiff, soft := m.droop*rest*rest/2, math.Sqrt(m.droop*rest)
			rate := math.Pow(math.Pow(stiff, -4)+math.Pow(soft, -4), -0.25)
			d = fall(d, s.down, side, math.Exp(-rate/float64(s.points)))
		}
		q := p.AddScaled(ds, d)
		away -= ds
		if need := s.need(float64(k) * ds); s.index != nil && away < need {
			for range 2 {
				hit := s.index.Closest(q)
				if away = hit.Distance; away >= need {
					break
				}
				if to := hit.Point.AddScaled(need, hit.Normal).Sub(p); to.Norm() > 1e-3*ds {
					d = to.Unit()
				}
				q = p.AddScaled(ds, d)
			}
		}
		p = q
		s.way = append(s.way, p)
	}
}

// need returns how far from the surface a strand must be at a distance from its root [m].
func (s *stylist) need(arc float64) float64 { return math.Min(s.clearance, arc/4) }

// least is the sine of the angle from upright from which a strand falls, whatever side it is to.
const least = 0.1

// fall turns a direction towards down, so that the tangent of half its angle from there is multiplied by a factor. What points
// straight up falls to the given side.
func fall(d, down, side spatial.Vec3, factor float64) spatial.Vec3 {
	cos := d.Dot(down)
	across := d.AddScaled(-cos, down)
	sin := across.Norm()
	if cos < 0 && sin < least {
		across = side.AddScaled(-side.Dot(down), down)
		sin = least
	}
	angle := 2 * math.Atan(math.Tan(math.Atan2(sin, cos)/2)*factor)
	sin, cos = math.Sincos(angle)
	return down.Scale(cos).AddScaled(sin, across.Unit())
}

// offset returns how far a strand is off its way, across it, at a distance along the way [m] and a place between root and tip.
func (s *stylist) offset(m *manner, along, place float64) (x, y float64) {
	full := smooth((place - s.Curl.Onset) / 0.1)
	if m.radius > 0 {
		sin, cos := math.Sincos(2*math.Pi*along/m.pitch + m.curlPhase)
		x, y = full*m.radius*cos, full*m.radius*sin
	}
	start := smooth(place / 0.1)
	if s.Wave.Amplitude > 0 {
		y += start * s.Wave.Amplitude * math.Sin(2*math.Pi*along/s.Wave.Length+m.wavePhase)
	}
	if s.Noise.Amplitude > 0 {
		length := s.Noise.Length
		if length == 0 {
			length = s.Length / 3
		}
		x += place * s.Noise.Amplitude * valueNoise(m.stray, along/length)
		y += place * s.Noise.Amplitude * valueNoise(m.stray+1, along/length)
	}
	return x, y
}

// smooth goes from 0 at 0 to 1 at 1, level at both.
func smooth(t float64) float64 {
	t = math.Max(0, math.Min(1, t))
	return t * t * (3 - 2*t)
}

// valueNoise is a smooth random function of t, between -1 and 1, that changes over a unit.
func valueNoise(seed random, t float64) float64 {
	cell := math.Floor(t)
	at := func(c float64) float64 {
		r := stream(uint64(seed), forNoise, int(c))
		return r.signed()
	}
	a, b := at(cell), at(cell+1)
	return a + (b-a)*smooth(t-cell)
}

// reach returns how long the way is that a strand of its length winds round [m].
func (s *stylist) reach(m *manner) float64 {
	if m.radius == 0 && s.Wave.Amplitude == 0 && s.Noise.Amplitude == 0 {
		return m.length
	}
	reach := m.length
	for range 12 { // the arc grows with the reach nearly in proportion
		ds, arc := reach/float64(s.points), 0.0
		x, y := s.offset(m, 0, 0)
		for k := 1; k <= s.points; k++ {
			u, v := s.offset(m, float64(k)*ds, float64(k)/float64(s.points))
			arc += math.Sqrt(ds*ds + (u-x)*(u-x) + (v-y)*(v-y))
			x, y = u, v
		}
		if math.Abs(arc/m.length-1) < 1e-4 {
			break
		}
		reach *= m.length / arc
	}
	return reach
}

// wind appends to dst the points of a strand that winds round s.way.
func (s *stylist) wind(dst []spatial.Vec3, r spatial.Frame, m *manner, reach float64) []spatial.Vec3 {
	ds := reach / float64(s.points)
	x := r.Rot.Rotate(spatial.V(1, 0, 0))
	before := s.way[1].Sub(s.way[0]).Unit()
	if x = x.AddScaled(-x.Dot(before), before); x.Norm() < 1e-3 {
		x = before.Perpendicular()
	}
	x = x.Unit()
	dst = append(dst, s.way[0])
	for k := 1; k < len(s.way); k++ {
		after := before
		if k+1 < len(s.way) {
			after = s.way[k+1].Sub(s.way[k]).Unit()
		}
		along := before.Add(after).Unit()
		if along == (spatial.Vec3{}) {
			along = after
		}
		x = x.AddScaled(-x.Dot(along), along).Unit() // carried along without twist, to second order in a step
		u, v := s.offset(m, float64(k)*ds, math.Min(1, float64(k)/float64(s.points)))
		dst = append(dst, s.way[k].AddScaled(u, x).AddScaled(v, along.Cross(x)))
		before = after
	}
	return dst
}

// keepOut moves the points of a strand that are in the surface, or too close to it, out of it.
func (s *stylist) keepOut(points []spatial.Vec3) {
	if s.index == nil {
		return
	}
	arc, away := 0.0, 0.0
	for k := 1; k < len(points); k++ {
		moved := points[k].Sub(points[k-1]).Norm()
		arc += moved
		away -= moved
		need := s.need(arc)
		if away >= need {
			continue
		}
		hit := s.index.Closest(points[k])
		if away = hit.Distance; away < need {
			points[k] = hit.Point.AddScaled(need, hit.Normal)
			away = 0 // the next move is from here
		}
	}
}
