package stiff

import "math"

// Andrews' squeezing mechanism: seven plane bodies in three loops, driven by a motor, held by a spring (Schiehlen 1990; Hairer &
// Wanner 1996, section VII.7). Lengths [m], masses [kg], moments of inertia [kg m²].
const (
	m1, m2, m3, m4, m5, m6, m7 = 0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498
	i1, i2, i3, i4, i5, i6, i7 = 2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5

	xa, ya, xb, yb, xc, yc = -0.06934, -0.00227, -0.03635, 0.03273, 0.014, 0.072

	d, da, e, ea, rr, ra   = 0.028, 0.0115, 0.02, 0.01421, 0.007, 0.00092
	ss, sa, sb, sc, sd     = 0.035, 0.01874, 0.01043, 0.018, 0.02
	ta, tb, u, ua, ub      = 0.02308, 0.00916, 0.04, 0.01228, 0.00449
	zf, zt, fa             = 0.02, 0.04, 0.01421
	torque, spring, unbent = 0.033, 4530, 0.07785 // of the motor [N m]; of the spring [N/m], [m]
)

// Bodies and Loops are the numbers of angles and of constraints of the squeezer.
const (
	Bodies = 7
	Loops  = 6
)

// Squeezer is the mechanism at one set of angles and rates: what its equations of motion M v̇ + Gᵀλ = f, g = 0 are made of.
type Squeezer struct {
	Mass     [Bodies][Bodies]float64 // M
	Force    [Bodies]float64         // f
	Jacobian [Loops][Bodies]float64  // G = ∂g/∂q
	Gap      [Loops]float64          // g
	Bend     [Loops]float64          // v·(∂²g/∂q²)·v, so that g̈ = G v̇ + Bend
}

// Set evaluates everything at the angles q = (β, Θ, γ, φ, δ, Ω, ε) and their rates v.
func (s *Squeezer) Set(q, v []float64) {
	sinTheta, cosTheta := math.Sincos(q[1])
	sinPhi, cosPhi := math.Sincos(q[3])
	sinOmega, cosOmega := math.Sincos(q[5])

	s.Mass[0][0] = m1*ra*ra + m2*(rr*rr-2*da*rr*cosTheta+da*da) + i1 + i2
	s.Mass[0][1] = m2*(da*da-da*rr*cosTheta) + i2
	s.Mass[1][1] = m2*da*da + i2
	s.Mass[2][2] = m3*(sa*sa+sb*sb) + i3
	s.Mass[3][3] = m4*(e-ea)*(e-ea) + i4
	s.Mass[3][4] = m4*((e-ea)*(e-ea)+zt*(e-ea)*sinPhi) + i4
	s.Mass[4][4] = m4*(zt*zt+2*zt*(e-ea)*sinPhi+(e-ea)*(e-ea)) + m5*(ta*ta+tb*tb) + i4 + i5
	s.Mass[5][5] = m6*(zf-fa)*(zf-fa) + i6
	s.Mass[5][6] = m6*((zf-fa)*(zf-fa)-u*(zf-fa)*sinOmega) + i6
	s.Mass[6][6] = m6*((zf-fa)*(zf-fa)-2*u*(zf-fa)*sinOmega+u*u) + m7*(ua*ua+ub*ub) + i6 + i7
	s.Mass[1][0], s.Mass[4][3], s.Mass[6][5] = s.Mass[0][1], s.Mass[3][4], s.Mass[5][6]

	sinGamma, cosGamma := math.Sincos(q[2])
	dx, dy := sd*cosGamma+sc*sinGamma+xb-xc, sd*sinGamma-sc*cosGamma+yb-yc
	length := math.Hypot(dx, dy)
	pull := -spring * (length - unbent) / length
	s.Force = [Bodies]float64{
		torque - m2*da*rr*v[1]*(v[1]+2*v[0])*sinTheta,
		m2 * da * rr * v[0] * v[0] * sinTheta,
		pull*dx*(sc*cosGamma-sd*sinGamma) + pull*dy*(sd*cosGamma+sc*sinGamma),
		m4 * zt * (e - ea) * v[4] * v[4] * cosPhi,
		-m4 * zt * (e - ea) * v[3] * (v[3] + 2*v[4]) * cosPhi,
		-m6 * u * (zf - fa) * v[6] * v[6] * cosOmega,
		m6 * u * (zf - fa) * v[5] * (v[5] + 2*v[6]) * cosOmega,
	}
	s.close(q, v)
}

// close evaluates the three loops: each says that two chains of bars, from the crank and from the ground, end at one point.
func (s *Squeezer) close(q, v []float64) {
	s.Gap = [Loops]float64{-xb, -yb, -xa, -ya, -xa, -ya}
	s.Jacobian, s.Bend = [Loops][Bodies]float64{}, [Loops]float64{}
	for loop := range 3 {
		s.bar(loop, rr, 0, q, v, 0)
		s.bar(loop, -d, 0, q, v, 0, 1)
	}
	s.bar(0, ss, math.Pi/2, q, v, 2)
	s.bar(1, e, math.Pi/2, q, v, 3, 4)
	s.bar(1, -zt, 0, q, v, 4)
	s.bar(2, -zf, 0, q, v, 5, 6)
	s.bar(2, u, math.Pi/2, q, v, 6)
}

// bar adds a bar to a loop. Its direction is the sum of some angles, and a constant quarter turn or none.
func (s *Squeezer) bar(loop int, length, turn float64, q, v []float64, angles ...int) {
	angle, rate := 0.0, 0.0
	for _, a := range angles {
		angle += q[a]
		rate += v[a]
	}
	sin, cos := math.Sincos(angle)
	if turn != 0 {
		sin, cos = cos, -sin
	}
	x, y := length*cos, length*sin
	row := 2 * loop
	s.Gap[row] += x
	s.Gap[row+1] += y
	s.Bend[row] -= x * rate * rate
	s.Bend[row+1] -= y * rate * rate
	for _, a := range angles {
		s.Jacobian[row][a] -= y
		s.Jacobian[row+1][a] += x
	}
}

// motion sets r to M v̇ + Gᵀλ − f.
func (s *Squeezer) motion(acceleration, multipliers, r []float64) {
	for i := range Bodies {
		sum := -s.Force[i]
		for j := range Bodies {
			sum += s.Mass[i][j] * acceleration[j]
		}
		for j := range Loops {
			sum += s.Jacobian[j][i] * multipliers[j]
		}
		r[i] = sum
	}
}

// times returns row j of G times a vector.
func (s *Squeezer) times(j int, v []float64) float64 {
	sum := 0.0
	for i, g := range s.Jacobian[j] {
		sum += g * v[i]
	}
	return sum
}

var (
	squeezerStart = []float64{
		-0.0617138900142764496358948458001, 0, 0.455279819163070380255912382449, 0.222668390165885884674473185609,
		0.487364979543842550225598953530, -0.222668390165885884674473185609, 1.23054744454982119249735015568,
	}
	squeezerAcceleration = []float64{14222.4439199541138705911625887, -10666.8329399655854029433719415, 0, 0, 0, 0, 0}
	squeezerMultipliers  = []float64{98.5668703962410896057654982170, -6.12268834425566265503114393122, 0, 0, 0, 0}
	squeezerEnd          = []float64{
		0.1581077119629904e2, -0.1575637105984298e2, 0.4082224013073101e-1, -0.5347301163226948, 0.5244099658805304, 0.5347301163226948, 0.1048080741042263e1,
		0.1139920302151208e4, -0.1424379294994111e4, 0.1103291221937134e2, 0.1929337464421385e2, 0.5735699284790808, -0.1929337464421385e2, 0.3231791658026955,
	}
)

const squeezerSource = "Mazzia & Magherini 2008, test problem ANDREWS"

// vector strings parts together.
func vector(parts ...[]float64) []float64 {
	var v []float64
	for _, p := range parts {
		v = append(v, p...)
	}
	return v
}

// fill returns n times x.
func fill(n int, x float64) []float64 {
	v := make([]float64, n)
	for i := range v {
		v[i] = x
	}
	return v
}

// SqueezerIndex1 is the mechanism with its constraints on accelerations: 7 angles, 7 rates, 6 multipliers.
func SqueezerIndex1() *Problem {
	var s Squeezer
	return &Problem{
		Name: "squeezer",
		F: func(_ float64, y, yp, r []float64) bool {
			q, v, multipliers := y[:7], y[7:14], y[14:]
			s.Set(q, v)
			for i := range Bodies {
				r[i] = yp[i] - v[i]
			}
			s.motion(yp[7:14], multipliers, r[7:14])
			for j := range Loops {
				r[14+j] = s.times(j, yp[7:14]) + s.Bend[j]
			}
			return true
		},
		Y:         vector(squeezerStart, fill(Bodies, 0), squeezerMultipliers),
		Yp:        vector(fill(Bodies, 0), squeezerAcceleration, fill(Loops, 0)),
		Typical:   vector(fill(Bodies, 1), fill(Bodies, 1e3), fill(Loops, 100)),
		Absolute:  vector(fill(Bodies, 1), fill(Bodies, 1e3), fill(Loops, 100)),
		Algebraic: append(make([]bool, 2*Bodies), true, true, true, true, true, true),
		End:       0.03, Solution: squeezerEnd, Published: squeezerSource,
	}
}

// SqueezerIndex2 is the mechanism with its constraints on angles and rates at once (Gear, Gupta & Leimkuhler 1985): 7 angles, 7 rates, 6
// multipliers of the forces, 6 that keep the angles on the constraint and are zero but for rounding.
func SqueezerIndex2() *Problem {
	var s Squeezer
	return &Problem{
		Name: "squeezer, index 2",
		F: func(_ float64, y, yp, r []float64) bool {
			q, v, multipliers, keep := y[:7], y[7:14], y[14:20], y[20:]
			s.Set(q, v)
			for i := range Bodies {
				r[i] = yp[i] - v[i]
				for j := range Loops {
					r[i] += s.Jacobian[j][i] * keep[j]
				}
			}
			s.motion(yp[7:14], multipliers, r[7:14])
			for j := range Loops {
				r[14+j], r[20+j] = s.times(j, v), s.Gap[j]
			}
			return true
		},
		Y:         vector(squeezerStart, fill(Bodies, 0), squeezerMultipliers, fill(Loops, 0)),
		Yp:        vector(fill(Bodies, 0), squeezerAcceleration, fill(2*Loops, 0)),
		Typical:   vector(fill(Bodies, 1), fill(Bodies, 1e3), fill(Loops, 100), fill(Loops, 100)),
		Absolute:  vector(fill(Bodies, 1), fill(Bodies, 1e3), fill(Loops, 1e4), fill(Loops, 1e4)),
		Algebraic: append(make([]bool, 2*Bodies), true, true, true, true, true, true, true, true, true, true, true, true),
		End:       0.03, Solution: squeezerEnd, Published: squeezerSource,
	}
}
