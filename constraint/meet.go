package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// End is one side of a bond between two bodies that hold themselves near it: where its point is, what its hold exerts on it now,
// and how it would give way without that hold (Holder.HoldCompliance), all in world axes about the point.
type End struct {
	Pose       spatial.Frame
	Wrench     spatial.Wrench
	Compliance [6][6]float64
}

// Meet finds the wrench g that a bond has to exert on end b, and −g on end a, so that the ends meet: one step of Newton's method
// on the gap between two bodies, each of which is kept from running away by its own hold. It returns g and where the ends
// then are. Softness is the gap that a unit of g in each row leaves [1/(N m/rad)], [m/N], and lag what the gap is measured
// from; both are in the axes of a, as the held directions are.
func Meet(a, b *End, axes Axes, softness, lag [6]float64) (g spatial.Wrench, poseA, poseB spatial.Frame) {
	rot := a.Pose.Rot
	gap := gapOf(&a.Pose, &b.Pose, Clamped)
	freeA, freeB := complies(&a.Compliance, a.Wrench), complies(&b.Compliance, b.Wrench)
	free := inAxes(freeA.Sub(freeB), rot) // how the ends would part if their holds let go
	var m [6][7]float64
	var rows [6]int
	n := 0
	for axis := range 6 {
		if axes&(1<<axis) == 0 {
			continue
		}
		unit := spatial.UnitWrench(axis)
		unit = spatial.Wrench{Torque: rot.Rotate(unit.Torque), Force: rot.Rotate(unit.Force)}
		apart := inAxes(complies(&a.Compliance, unit).Add(complies(&b.Compliance, unit)), rot)
		for r := range 6 {
			m[r][n] = component(apart, r) // column n; rows are picked below
		}
		rows[n] = axis
		n++
	}
	var system [6][7]float64
	for i := range n {
		axis := rows[i]
		copy(system[i][:n], m[axis][:n])
		system[i][i] += softness[axis]
		system[i][n] = lag[axis] - component(gap, axis) - component(free, axis)
	}
	x := gauss(&system, n)
	var local [6]float64
	for i := range n {
		local[rows[i]] = x[i]
	}
	g = spatial.Wrench{
		Torque: rot.Rotate(spatial.V(local[0], local[1], local[2])),
		Force:  rot.Rotate(spatial.V(local[3], local[4], local[5])),
	}
	poseA = moved(a.Pose, complies(&a.Compliance, g.Add(a.Wrench).Scale(-1)))
	poseB = moved(b.Pose, complies(&b.Compliance, g.Sub(b.Wrench)))
	return g, poseA, poseB
}

func complies(c *[6][6]float64, w spatial.Wrench) spatial.Twist {
	in := [6]float64{w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X, w.Force.Y, w.Force.Z}
	var out [6]float64
	for i := range 6 {
		for j := range 6 {
			out[i] += c[i][j] * in[j]
		}
	}
	return spatial.Twist{Angular: spatial.V(out[0], out[1], out[2]), Linear: spatial.V(out[3], out[4], out[5])}
}

func inAxes(t spatial.Twist, rot spatial.Quat) spatial.Twist {
	return spatial.Twist{Angular: rot.Unrotate(t.Angular), Linear: rot.Unrotate(t.Linear)}
}

// moved returns f after a small displacement in world axes.
func moved(f spatial.Frame, t spatial.Twist) spatial.Frame {
	return spatial.Frame{Rot: spatial.Exp(t.Angular).Mul(f.Rot).Unit(), Pos: f.Pos.Add(t.Linear)}
}

// gauss solves the n rows of m, the right-hand side being column n, by elimination with pivoting. What rounding has used up
// gets no share: two rods that are straight cannot part along their common axis.
func gauss(m *[6][7]float64, n int) (x [6]float64) {
	var whole float64
	for i := range n {
		whole = math.Max(whole, math.Abs(m[i][i]))
	}
	for c := range n {
		best := c
		for i := c + 1; i < n; i++ {
			if math.Abs(m[i][c]) > math.Abs(m[best][c]) {
				best = i
			}
		}
		m[c], m[best] = m[best], m[c]
		if !(math.Abs(m[c][c]) > 1e-13*whole) {
			m[c] = [7]float64{}
			continue
		}
		for i := c + 1; i < n; i++ {
			f := m[i][c] / m[c][c]
			for j := c; j <= n; j++ {
				m[i][j] -= f * m[c][j]
			}
		}
	}
	for i := n - 1; i >= 0; i-- {
		if m[i][i] == 0 {
			continue
		}
		v := m[i][n]
		for j := i + 1; j < n; j++ {
			v -= m[i][j] * x[j]
		}
		x[i] = v / m[i][i]
	}
	return x
}
