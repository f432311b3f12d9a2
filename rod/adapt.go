package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Adapt moves the nodes to where the present shape needs them, and takes as many as it takes (Pai 2002, end of section 3):
// the angle that the links get wrong, summed over the rod, is to be at most tolerance [rad], with no more than maxNodes
// nodes. The shape is kept as the start of the next Solve. It returns the estimate for the new mesh [rad].
//
// Over a link of length h with curvature u the scheme loses h³(|u″|/6 + |u|³/24), the first from taking the torque at the
// joints for that between them, the second from a straight link for an arc. With C(s) for that without h³, the sum is ∫C h² ds, and is least for a
// given number of nodes where all links lose the same: h ∝ C^(−1/3).
func (r *Rod) Adapt(tolerance float64, maxNodes int) (float64, error) {
	switch {
	case !positive(tolerance):
		return 0, &FieldError{"tolerance", tolerance, "more than 0 [rad]"}
	case maxNodes < 3 || maxNodes > MaxNodes:
		return 0, &FieldError{"maxNodes", maxNodes, "between 3 and 1000000"}
	case r.cfg.rest != nil:
		return 0, &FieldError{"Curvature", "found by RestFor", "a rest shape that is known between the nodes"}
	case r.Nodes() < 5:
		return 0, &FieldError{"Nodes", r.Nodes(), "at least 5, to see how the curvature changes"}
	}
	density := r.errorDensity()
	sum := 0.0 // ∫C^(1/3) ds
	total := make([]float64, len(density))
	for i := 1; i < len(density); i++ {
		sum += (density[i] + density[i-1]) / 2 * (r.Arc(i) - r.Arc(i-1))
		total[i] = sum
	}
	links := int(math.Ceil(math.Min(math.Pow(sum, 1.5)/math.Sqrt(tolerance), float64(maxNodes-1))))
	links = max(links, 4, len(r.cfg.specialPlaces())+2)
	places := make([]float64, links+1)
	i := 1
	for j := 1; j < links; j++ {
		want := sum * float64(j) / float64(links)
		for total[i] < want {
			i++
		}
		t := (want - total[i-1]) / (total[i] - total[i-1])
		places[j] = r.model.places[i-1] + t*(r.model.places[i]-r.model.places[i-1])
	}
	places[links] = 1
	cfg := r.cfg
	cfg.Mesh, cfg.Nodes = places, 0
	cfg.Curvature = onto(r.model.places, places, r.cfg.Curvature, spatial.Vec3.Lerp)
	cfg.Bend = onto(r.model.places, places, r.cfg.Bend, lerpMat)
	cfg.Stretch = onto(r.model.places, places, r.cfg.Stretch, lerpMat)
	if err := r.Reconfigure(cfg); err != nil {
		return 0, err
	}
	return sum * sum * sum / float64(links*links), nil
}

// errorDensity returns C^(1/3) at the nodes [1/m], smoothed so that neighbouring links do not differ much, and nowhere
// less than a tenth of its mean.
func (r *Rod) errorDensity() []float64 {
	n := r.Nodes()
	u := make([]spatial.Vec3, n)
	for i := range u {
		u[i] = r.Strain(i).Angular
	}
	out := make([]float64, n)
	mean := 0.0
	for i := range out {
		k := min(max(i, 1), n-2)
		a, b := r.Arc(k)-r.Arc(k-1), r.Arc(k+1)-r.Arc(k)
		bend := u[k+1].Sub(u[k]).Scale(1 / b).Sub(u[k].Sub(u[k-1]).Scale(1 / a)).Scale(2 / (a + b))
		out[i] = math.Cbrt(bend.Norm()/6 + math.Pow(u[i].Norm(), 3)/24)
		mean += out[i] / float64(n)
	}
	floor := math.Max(0.1*mean, 1/r.model.length)
	const growth = 0.5 // the density changes by no more than this part over a distance of 1/density
	for i := range out {
		out[i] = math.Max(out[i], floor)
	}
	for i := 1; i < n; i++ {
		out[i] = math.Max(out[i], out[i-1]/(1+growth*out[i-1]*(r.Arc(i)-r.Arc(i-1))))
	}
	for i := n - 2; i >= 0; i-- {
		out[i] = math.Max(out[i], out[i+1]/(1+growth*out[i+1]*(r.Arc(i+1)-r.Arc(i))))
	}
	return out
}

// onto interpolates values given at places from onto places to; one value or none stay as they are.
func onto[T any](from, to []float64, values []T, lerp func(a, b T, t float64) T) []T {
	if len(values) != len(from) {
		return values
	}
	out := make([]T, len(to))
	i := 0
	for j, t := range to {
		for i < len(from)-2 && from[i+1] <= t {
			i++
		}
		out[j] = lerp(values[i], values[i+1], (t-from[i])/(from[i+1]-from[i]))
	}
	return out
}

func lerpMat(a, b spatial.Mat3, t float64) spatial.Mat3 {
	var d, m spatial.Mat3
	d.AddScaled(&b, -1, &a)
	m.AddScaled(&a, t, &d)
	return m
}
