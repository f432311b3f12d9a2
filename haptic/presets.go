package haptic

import (
	"slices"
	"strings"
	"time"
)

// Preset is what is known of a kind of device: the limits that its maker publishes, and mechanics to emulate it with.
type Preset struct {
	Name    string // as in a scene file
	Title   string
	Points  int // that have a force each: 1, or the fingers of a glove
	Device  EmulatorConfig
	Limits  Limits
	Assumed string // what is not published, and assumed
}

// Presets returns all presets, in the order of their strength within each maker. Force, torque and stiffness are those that makers
// publish. Mass, damping and friction are of the order of what is told of such devices: for emulation, and for
// passivity control, which needs no more.
func Presets() []Preset {
	arm := "mass 45 g and friction 0.26 N are published; damping is assumed"
	delta := "mass and damping are assumed"
	return []Preset{
		preset("touch", "3D Systems Touch", 3.3, 0, 400, 0, arm, stylus(0.045, 0.1, 0.26, 55e-6)),
		preset("omni", "SensAble PHANToM Omni", 3.3, 0, 700, 0, arm, stylus(0.045, 0.1, 0.26, 55e-6)),
		preset("omega.3", "Force Dimension omega.3", 12, 0, 5000, 0, delta, stylus(0.2, 1, 0.1, 10e-6)),
		preset("delta.3", "Force Dimension delta.3", 20, 0, 5000, 0, delta, stylus(0.25, 1, 0.2, 20e-6)),
		preset("sigma.7", "Force Dimension sigma.7", 12, 0.4, 4000, 5, delta, turning(stylus(0.25, 1, 0.1, 15e-6), 5e-4, 2e-3, 2.2e-4)),
		preset("inverse3", "Haply Inverse3", 10, 0, 2000, 0, "stiffness, mass and damping are assumed", stylus(0.15, 0.5, 0.1, 10e-6)),
		preset("virtuose-6d", "Haption Virtuose 6D", 35, 3.1, 2000, 30, "mass and damping are assumed", turning(stylus(1, 3, 0.5, 6e-6), 1e-2, 0.05, 35e-6)),
		glove(preset("glove", "glove with a force on each finger, as the CyberGrasp", 12, 0, 500, 0, "all but the force is assumed", stylus(0.05, 0.5, 0.3, 1e-4))),
	}
}

// PresetNamed returns the preset of a name, and whether there is one; case does not matter.
func PresetNamed(name string) (Preset, bool) {
	all := Presets()
	i := slices.IndexFunc(all, func(p Preset) bool { return strings.EqualFold(p.Name, name) })
	if i < 0 {
		return Preset{}, false
	}
	return all[i], true
}

// Watch and fade of a device that is felt: no force 50 ms after it was last seen, two ticks for noticing included. It is measured
// at 1 kHz, so that 18 are missing before it counts as silent.
const (
	deviceSilence = 18 * time.Millisecond
	deviceFade    = 30 * time.Millisecond
)

// Limited returns the limits of a device with a largest force [N] and torque [N m] and the stiffness that it can render [N/m],
// [N m/rad]; 0: no torque, any stiffness. The force may rise to its largest in 10 ms, and is gone within 50 ms after the device was last seen.
func Limited(force, torque, stiffness, angular float64) Limits {
	if torque == 0 {
		torque = 1e-9 // a device without torque gets none that could be felt
	}
	const rise = 0.01 // [s]
	return Limits{
		Force: force, Torque: torque, ForceSlew: force / rise, TorqueSlew: torque / rise,
		Stiffness: stiffness, Angular: angular, Speed: 10, Silence: deviceSilence, Fade: deviceFade,
	}
}

func preset(name, title string, force, torque, stiffness, angular float64, assumed string, device EmulatorConfig) Preset {
	device.Label = title
	return Preset{Name: name, Title: title, Points: 1, Device: device, Limits: Limited(force, torque, stiffness, angular), Assumed: assumed}
}

// stylus is a device of a mass [kg], damping [N s/m], friction [N] and resolution [m], measured a thousand times a second.
func stylus(mass, damping, friction, resolution float64) EmulatorConfig {
	return EmulatorConfig{Handle: Handle{Mass: mass, Damping: damping}, Friction: friction, Resolution: resolution}
}

// turning adds an inertia [kg m²], damping of rotation [N m s/rad] and resolution [rad].
func turning(c EmulatorConfig, inertia, damping, resolution float64) EmulatorConfig {
	c.Handle.Inertia, c.Handle.Twisted, c.AngularResolution = inertia, damping, resolution
	return c
}

func glove(p Preset) Preset {
	p.Points = 5
	return p
}
