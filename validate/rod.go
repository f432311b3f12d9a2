package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

var rodExperiments = []experiment{
	{"rod", "Cantilever with a dead end load", "A straight rod, clamped at one end, pulled across at the other with a load that keeps its direction. Rings are the published values, curves the elliptic integrals, dots the rod.", cantileverEndLoad},
	{"rod", "Roll-up", "An end moment of 2π EI/L closes a straight cantilever into a circle.", rollUp},
	{"rod", "Follower load", "The same cantilever with a load that stays across the rod. In the axes of its tip this is an initial value problem: the reference integrates the continuous equations from there.", followerLoad},
	{"rod", "Shear and stretch", "Timoshenko's short beam with and without shear, and bars that stretch under a load and under their own weight.", shearAndStretch},
	{"rod", "Torsion", "A cylinder clamped at both ends and turned at one, and one under an even torque along its length.", torsion},
	{"rod", "Beams under small loads", "Linear beam theory: loads of 10⁻⁴ EI/L² leave a geometric error below 10⁻⁸. Every kind of hold and load takes its turn, at the ends and between.", smallBeams},
	{"rod", "Curved rest shapes", "Rods that are bent at rest, under small loads: Castigliano's theorem gives the closed forms.", curvedRods},
	{"rod", "Buckling", "Loads at which the straight shape stops being a minimum of energy: the signs of the sweep's pivots tell, or the rod itself by leaving it.", buckling},
	{"rod", "Buckled columns", "Beyond Euler's load: the elastica of a pinned column under a dead load, and of a clamped one pushed together.", buckledColumns},
	{"rod", "Heavy cantilever", "Clamped horizontally, hanging under its own weight Γ = ρgA L³/EI: from a stiff bar to a rope of which only a bend at the clamp knows its stiffness.", heavyCantilevers},
	{"rod", "Catenary", "A rod so soft that it hangs between two pins as a chain does.", catenaries},
	{"rod", "Space curves", "Twisted, curved, tapering, elliptic, stretching rods in space. The reference integrates the continuous Cosserat equations from the clamp with chosen reactions; the rod gets the load that this leaves at the other end and must find the same shape and the same reactions.", spaceCurves},
	{"rod", "Balance and reciprocity", "Reactions balance loads; the compliance is symmetric (Maxwell, Betti) and is what a small load really does.", balance},
	{"rod", "Order of convergence", "Error of the tip against the number of nodes.", convergence},
	{"rod", "Rest shape and mesh", "The rest shape that takes a wanted form under gravity, and a mesh that goes where the curvature is.", restAndMesh},
}

// meshNodes is the number of nodes at which the project's table asks for its tolerances.
const meshNodes = 200

var (
	along = spatial.V(1, 0, 0) // the direction of a straight specimen
	up    = spatial.V(0, 0, 1)
)

// specimen is a straight rod along x of L = 1 m, EI = 1 N m², GJ = EI/1.3 and area 1 m², so that loads are in EI/L² and
// a density of Γ under unit gravity makes ρgA L³/EI = Γ.
func specimen(holds ...rod.Hold) rod.Config {
	return rod.Config{
		Curve: rod.Line{To: along}, Nodes: meshNodes,
		Section: rod.Section{Area: 1, InertiaX: 1, InertiaY: 1}, Young: 1, Poisson: 0.3,
		Holds: holds,
	}
}

// clampAt holds everything at a place along the specimen.
func clampAt(at float64) rod.Hold { return rod.Hold{At: at} }

// hinge holds the first point and the spin about the rod, which a pin alone would leave to chance.
var hinge = rod.Hold{At: 0, Axes: rod.Pinned | constraint.TurnZ}

// rollerAt leaves the point free along the rod, and to turn.
func rollerAt(at float64) rod.Hold { return rod.Hold{At: at, Axes: rod.Ring} }

func forceAt(at float64, f spatial.Vec3) rod.Load {
	return rod.Load{From: at, To: at, Wrench: spatial.Wrench{Force: f}}
}

func torqueAt(at float64, t spatial.Vec3) rod.Load {
	return rod.Load{From: at, To: at, Wrench: spatial.Wrench{Torque: t}}
}

func spreadForce(f spatial.Vec3) rod.Load {
	return rod.Load{From: 0, To: 1, Wrench: spatial.Wrench{Force: f}}
}

// settle makes the rod and solves for its equilibrium.
func settle(cfg rod.Config) (*rod.Rod, error) {
	r, err := rod.New(cfg)
	if err != nil {
		return nil, err
	}
	return r, solve(r)
}

// solve finds the equilibrium. A rod may take more than one Solve to finish, as it may take more than one step in a world.
func solve(r *rod.Rod) error {
	var report rod.Report
	for range 20 {
		if report = r.Solve(); report.Flags&constraint.Unconverged == 0 {
			break
		}
	}
	if report.Flags&(constraint.Unconverged|constraint.Unstable|constraint.Frozen) != 0 {
		return fmt.Errorf("no stable equilibrium found: %v, residual %.2g after %d iterations", report.Flags, report.Residual, report.Iterations)
	}
	return nil
}

// tip returns the frame of the last node.
func tip(r *rod.Rod) spatial.Frame { return r.Frame(r.Nodes() - 1) }

// nodeAt returns the node at a place along the rod.
func nodeAt(r *rod.Rod, at float64) int {
	best := 0
	for i := range r.Nodes() {
		if math.Abs(r.Arc(i)-at*r.Length()) < math.Abs(r.Arc(best)-at*r.Length()) {
			best = i
		}
	}
	return best
}

// shape returns the coordinates of the nodes along two axes.
func shape(r *rod.Rod, a, b spatial.Vec3) (x, y []float64) {
	for i := range r.Nodes() {
		p := r.Frame(i).Pos
		x, y = append(x, p.Dot(a)), append(y, p.Dot(b))
	}
	return x, y
}

// shapePlot is a plot of shapes in a vertical plane.
func shapePlot(title, caption string) *Plot {
	return &Plot{Title: title, Caption: caption, Equal: true, X: Axis{Label: "x / L"}, Y: Axis{Label: "z / L"}}
}

func (p *Plot) add(name string, mark Mark, colour int, x, y []float64) {
	p.Series = append(p.Series, Series{Name: name, Mark: mark, X: x, Y: y, Colour: colour})
}

// addShape adds a rod as member of a family of shapes.
func (p *Plot) addShape(name string, shade float64, r *rod.Rod) {
	x, z := shape(r, along, up)
	p.Series = append(p.Series, Series{Name: name, X: x, Y: z, Shade: shade})
}
