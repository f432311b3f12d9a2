package world

import (
	"fmt"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Tool is a hand's hold on a body: a frame that a device or a script moves, coupled to a material point by a spring and
// damper (the virtual coupling of Pai 2002, section 4). It is a soft bond, with what the hand feels beside it.
type Tool struct {
	Name string
	Bond int // number of its bond

	Frame  spatial.Frame  // where it was in the last step
	Wrench spatial.Wrench // what the hand feels, in world axes about the tool [N m], [N]
	Proxy  spatial.Frame  // where the held end is; the tool asks for it to be at the bond's frame
	// Compliance of the body at the held point, in the tool's axes: the local linear model for a loop that runs faster than
	// the simulation.
	Compliance [6][6]float64
}

// AddTool couples a tool to point of body. Its bond's end A is the tool.
func (w *World) AddTool(name string, b constraint.Bond) (int, error) {
	if b.A.Body != constraint.World {
		return 0, fmt.Errorf("world: tool %q is tied to body %d at its end A, want a frame", name, b.A.Body)
	}
	switch axes := b.Axes.OrClamped(); {
	case axes&constraint.Pinned != 0 && b.Linear == 0:
		return 0, fmt.Errorf("world: tool %q holds a position with Linear 0, want a stiffness of more than 0 [N/m]: a hand is never rigid", name)
	case axes&constraint.Oriented != 0 && b.Angular == 0:
		return 0, fmt.Errorf("world: tool %q holds an orientation with Angular 0, want a stiffness of more than 0 [N m/rad]: a hand is never rigid", name)
	}
	i, err := w.AddBond(b)
	if err != nil {
		return 0, err
	}
	w.tools = append(w.tools, Tool{Name: name, Bond: i})
	return len(w.tools) - 1, nil
}

// MoveTool tells where the hand holds tool i.
func (w *World) MoveTool(i int, f spatial.Frame) { w.MoveBond(w.tools[i].Bond, f) }

// Tool returns tool i as it was at the end of the last step.
func (w *World) Tool(i int) Tool { return w.tools[i] }

// feel tells every tool what it feels.
func (w *World) feel() {
	for i := range w.tools {
		t := &w.tools[i]
		hand, held := w.problem.Ends(t.Bond)
		t.Wrench = w.BondWrench(t.Bond).Scale(-1)
		t.Wrench.Torque = t.Wrench.Torque.Add(held.Pos.Sub(hand.Pos).Cross(t.Wrench.Force))
		t.Frame, t.Proxy = hand, held
		t.Compliance = w.compliance(t.Bond)
	}
}
