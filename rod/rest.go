package rod

import "github.com/tendril-sim/tendril/spatial"

// RestFor returns cfg with the rest curvature that makes the rod take the shape of cfg.Curve under its gravity and loads,
// held as it is at its start alone: û = u − K⁻¹m for every node. What is drawn is then what hangs there. The loads have to
// leave the rod free beyond its start: more holds would make the torque in it a matter of choice.
func RestFor(cfg Config) (Config, error) {
	r, err := New(cfg)
	if err != nil {
		return cfg, err
	}
	if cfg.Extensible {
		return cfg, &FieldError{"Extensible", true, "false: a rest shape is found for rods that do not stretch"}
	}
	for i := range r.holds {
		if h := &r.holds[i]; h.link != 0 || h.axes != Clamped {
			return cfg, &FieldError{"Holds", cfg.Holds[i], "one clamped hold at the start: any other makes the wanted torque a matter of choice"}
		}
	}
	r.loads()
	rest := make([]spatial.Vec3, len(r.model.links))
	var torque, force spatial.Vec3 // transmitted to link k from beyond, about the end of the link
	for k := len(r.model.links) - 1; k > 0; k-- {
		force = force.Add(r.force[k+1])
		p := &r.now[k]
		torque = torque.Add(p.dir.Cross(force))
		if r.torque != nil {
			torque = torque.Add(r.torque[k])
		}
		if r.follow != nil {
			f := p.rot.Rotate(r.follow[k].Force)
			torque = torque.Add(p.dir.Scale(0.5).Cross(f)).Add(p.rot.Rotate(r.follow[k].Torque))
			force = force.Add(f)
		}
		// M = DᵀΨf in the axes of the link before, D⁻ᵀ = (1 − [c])/(1 + c²), Ψ⁻¹ by its direction along c, and φ̂ = φ − J⁻¹f.
		c := p.gibbs
		f := r.now[k-1].rot.Unrotate(torque)
		f = f.Sub(c.Cross(f)).Scale(1 / (1 + c.Norm2()))
		psi, d1, _ := radial(c.Norm2())
		f = f.AddScaled(-2*d1*f.Dot(c)/(psi+2*d1*c.Norm2()), c).Scale(1 / psi)
		var soft spatial.Sym3
		r.model.links[k].joint.InvertPositive(&soft, 0)
		rest[k] = strain(c).Sub(soft.MulVec(f))
	}
	cfg.rest = rest
	return cfg, nil
}
