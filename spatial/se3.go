package spatial

// ExpTwist returns the frame reached from AtOrigin by moving with the constant body twist t for unit time
// (Pai 2002, eq. 12–14). Pai's eq. 14 divides by |ω| and so fails on a straight rod; here the rotation is Exp(ω) and
//
//	position = ∫₀¹ exp(s[ω]) ds · v = DExpWorld(ω)·v = v + b ω×v + g ω×(ω×v)
//
// with the b and g of series.go, which is the same away from ω = 0 and exact to rounding there.
func ExpTwist(t Twist) Frame {
	w, v := t.Angular, t.Linear
	x := w.Norm2()
	c, s := halfAngle(x)
	wv := w.Cross(v)
	return Frame{
		Rot: Quat{c, s * w.X, s * w.Y, s * w.Z},
		Pos: v.AddScaled(2*s*s, wv).AddScaled(gTerm(x, 2*c*s), w.Cross(wv)),
	}
}

// Log returns the twist t of least turn with ExpTwist(t) = f: |t.Angular| is in [0, π], and as in Quat.Log it
// is one of two where f has made half a turn.
func (f Frame) Log() Twist {
	w := f.Rot.Log()
	wp := w.Cross(f.Pos)
	return Twist{w, f.Pos.AddScaled(-0.5, wp).AddScaled(inverseTerm(w.Norm2()), w.Cross(wp))}
}

// The derivative of ExpTwist follows from that of Exp. In (angular, linear) order the bracket of t = (ω, v) is
// the matrix
//
//	ad(t) = | [ω]  0  |
//	        | [v] [ω] |
//
// which multiplies like the dual number [ω] + ε[v], ε² = 0. The derivative of the exponential is one power series
// in the bracket, for every matrix group; so with J(ω) the series in [ω],
//
//	J(t) = | J(ω)           0   |
//	       | d/dε J(ω+εv)  J(ω) |
//
// and the lower left block is what DExpBodyRate and its kin compute. The same holds for the inverse.

// DExpTwistBody sets m to the derivative of ExpTwist at t, seen from the moved body: when t changes at the rate ṫ, the
// twist of ExpTwist(t) in body coordinates is m·ṫ (the right Jacobian of SE(3), the left-trivialised derivative).
func DExpTwistBody(t Twist, m *Mat6) {
	DExpBody(t.Angular, &m.AA)
	DExpBodyRate(t.Angular, t.Linear, &m.LA)
	m.AL, m.LL = Mat3{}, m.AA
}

// DExpTwistWorld sets m to the derivative of ExpTwist at t, seen from the world: the twist of ExpTwist(t) in world
// coordinates is m·ṫ (the left Jacobian of SE(3), the right-trivialised derivative).
func DExpTwistWorld(t Twist, m *Mat6) { DExpTwistBody(t.Scale(-1), m) }

// DExpTwistBodyInv sets m to the inverse of DExpTwistBody(t). |t.Angular| must be below 2π.
func DExpTwistBodyInv(t Twist, m *Mat6) {
	DExpBodyInv(t.Angular, &m.AA)
	DExpBodyInvRate(t.Angular, t.Linear, &m.LA)
	m.AL, m.LL = Mat3{}, m.AA
}

// DExpTwistWorldInv sets m to the inverse of DExpTwistWorld(t). |t.Angular| must be below 2π.
func DExpTwistWorldInv(t Twist, m *Mat6) { DExpTwistBodyInv(t.Scale(-1), m) }
