package scene

import (
	"fmt"
	"slices"
)

// Params returns every parameter of the scene as it is now.
func (r *Running) Params() []Param { return r.Scene.Params() }

// Set changes a field while the scene runs, as Scene.Set does before. What is not live is refused. It must not be called
// during a step.
func (r *Running) Set(path, value string) error {
	t, err := r.Scene.resolve(path)
	if err != nil {
		return err
	}
	if !t.live || !allLive(t.value.Type()) {
		return Mistakes{{Path: path, Problem: "cannot be changed while the scene runs", Value: clip(value), Want: "it changed in the file, or before the run"}}
	}
	undo, err := r.Scene.assign(path, t, value)
	if err != nil {
		return err
	}
	if err := r.apply(splitPath(path)); err != nil {
		undo()
		return Mistakes{{Path: path, Problem: fmt.Sprintf("%s is refused: %v", clip(value), err), Value: clip(value)}}
	}
	return nil
}

// apply brings a changed field into the world.
func (r *Running) apply(path []string) error {
	switch path[0] {
	case "gravity":
		for _, name := range r.Scene.Bodies.Names() {
			if err := r.reconfigure(name, false); err != nil {
				return err
			}
		}
	case "fields":
		return r.refield(path[1])
	case "bodies":
		if r.groups[path[1]] != nil && len(path) > 3 && path[3] == "frame" {
			return r.reframe(path[1])
		}
		if len(path) > 3 && shapeKeys[path[3]] {
			delete(r.hung, path[1])
		}
		return r.reconfigure(path[1], slices.Contains(path, "rest"))
	case "paths":
		m, err := r.Scene.Paths.Get(path[1]).build()
		if err != nil {
			return err
		}
		r.movers[path[1]].motion = m
	case "bonds":
		i, b := r.bonds[path[1]], r.Scene.Bonds.Get(path[1])
		now, _ := r.World.Bond(i)
		to := now.A
		switch {
		case b.Offset == nil:
		case b.To.Body != "":
			to.Offset = b.To.offset(b.Offset.frame())
		case b.To.Frame != nil:
			to.Frame = moved(b.To.Frame.frame(), b.Offset.frame())
		}
		r.aim()
		return r.World.SetBond(i, b.bond(now.B, to))
	case "surfaces":
		return r.World.SetSurface(r.surfaces[path[1]], r.Scene.Surfaces.Get(path[1]).law())
	case "laws":
		return r.layDown()
	case "joints":
		return r.rejoin(path[1])
	case "hands":
		r.gloves[path[1]].retune(path[2])
	case "planes":
		return r.clamps[path[1]].retune(path[2])
	case "devices":
		return r.styli[path[1]].retune()
	case "tools":
		i := r.tools[path[1]]
		now, _ := r.World.Bond(i)
		return r.World.SetBond(i, r.Scene.Tools.Get(path[1]).bond(now.B, now.A))
	}
	return nil // the duration and the view are nothing to the world
}

// shapeKeys are the fields of a rod that ask for a new rest shape.
var shapeKeys = map[string]bool{"base": true, "curve": true, "nodes": true, "mesh": true, "curvature": true, "twist": true, "rest": true}

// reconfigure brings a changed body into the world, and lets it move if it was frozen. With redraw, the rest shapes of a chain may have
// changed.
func (r *Running) reconfigure(name string, redraw bool) error {
	if r.groups[name] != nil {
		return r.retuneRigid(name)
	}
	var err error
	switch {
	case r.chains[name] != nil:
		err = r.retune(name, redraw)
	case r.solids[name] != nil:
		err = r.retuneSoft(name)
	case r.greens[name] != nil:
		r.retuneGreen(name)
	default:
		err = r.reconfigureRod(name)
	}
	if err != nil {
		return err
	}
	r.World.Thaw(r.numbers[name])
	return nil
}

func (r *Running) reconfigureRod(name string) error {
	cfg, err := r.config(name)
	if err != nil {
		return err
	}
	if err := r.rods[name].Reconfigure(cfg); err != nil {
		return err
	}
	if err := adapt(r.rods[name], r.Scene.Bodies.Get(name).Rod.Adapt); err != nil {
		return err
	}
	r.aim()
	return nil
}

func (r *Running) retune(name string, redraw bool) error {
	body := r.chains[name]
	known := body.Config().Strands
	if redraw {
		known = nil
	}
	cfg, err := r.Scene.Bodies.Get(name).Chain.config(r.Scene, r.start, known)
	if err != nil {
		return err
	}
	cfg.Base = body.Base() // it stays where it has come to
	if medium := r.media[name]; medium != nil {
		of := r.Scene.Bodies.Get(name).Chain.Continuum
		if err := medium.Tune(of.Stiffness, of.Viscosity); err != nil {
			return err
		}
	}
	return body.Retune(cfg)
}
