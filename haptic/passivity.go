package haptic

import "math"

// MaxStiffness returns the largest stiffness of a coupling [N/m] that a loop of the given period [s] can render on a device
// with damping device [N s/m] of its own, when the force comes delay [s] after the pose that it answers (0 for this loop, but
// for what the device adds). The same holds for rotations, in [N m/rad] and [N m s/rad].
//
// A force that is held for a period lags by half of it. A spring that lags by t pushes on the way back harder than it did on
// the way in: a damper of −K t, which the device has to make good,
//
//	K < (b + B) / (T/2 + t_d).
//
// With virtual = B = 0 and no delay this is K < 2b/T, the condition for a passive spring (Colgate and Schenkel 1997). With the
// damping B of the coupling it is where vibrations with a small B begin to grow (Hulin, Albu-Schäffer and Hirzinger 2014): a limit
// of stability, not of passivity.
func MaxStiffness(device, virtual, period, delay float64) float64 {
	lag := period/2 + delay
	if !(lag > 0) {
		return math.Inf(1)
	}
	return (device + virtual) / lag
}
