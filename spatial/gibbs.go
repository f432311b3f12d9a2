package spatial

// Gibbs returns the Gibbs vector tan(θ/2)·n of the rotation a⁻¹b. It does not mind the sign of the quaternions, needs no
// trigonometry, and grows without bound towards half a turn.
func Gibbs(a, b Quat) Vec3 {
	s := 1 / (a.W*b.W + a.X*b.X + a.Y*b.Y + a.Z*b.Z)
	return Vec3{
		X: s * (a.W*b.X - a.X*b.W - a.Y*b.Z + a.Z*b.Y),
		Y: s * (a.W*b.Y + a.X*b.Z - a.Y*b.W - a.Z*b.X),
		Z: s * (a.W*b.Z - a.X*b.Y + a.Y*b.X - a.Z*b.W),
	}
}

// GibbsTorque returns the torque of an energy with derivative m in 2c, c the Gibbs vector of a rotation: Dᵀm, for a
// small rotation δ on the left changes 2c by D δ with D = 1 − [c] + ccᵀ.
func GibbsTorque(m, c Vec3) Vec3 { return m.Add(c.Cross(m)).AddScaled(c.Dot(m), c) }
