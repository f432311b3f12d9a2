package bench

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"

	"github.com/tendril-sim/tendril/dae"
	"github.com/tendril-sim/tendril/internal/stiff"
)

// daeTolerance is the relative tolerance of the stiff problems, ours and the peer's.
const daeTolerance = 1e-8

var daeMeasurements = []measurement{
	{"dae", "Robertson", func() ([]Row, error) { return stiffRows(stiff.Robertson()) }},
	{"dae", "Van der Pol", func() ([]Row, error) { return stiffRows(stiff.VanDerPol()) }},
	{"dae", "squeezer", func() ([]Row, error) { return stiffRows(stiff.SqueezerIndex1()) }},
}

// stiffRun is what it took to solve a stiff problem. The peer prints it as JSON.
type stiffRun struct {
	Version        string    `json:"version"` // of the peer
	Steps          int       `json:"steps"`
	Residuals      int       `json:"residuals"` // those of the difference Jacobian included
	Factorisations int       `json:"factorisations"`
	Seconds        float64   `json:"seconds"`
	Y              []float64 `json:"y"` // at the end
}

// stiffRows solves a problem with dae and, where it is installed, with SUNDIALS IDA, at the same tolerances and both with a dense
// Jacobian by differences.
func stiffRows(p *stiff.Problem) ([]Row, error) {
	const repeats = 20
	ours, err := solveStiff(p, repeats)
	if err != nil {
		return nil, err
	}
	source := "SUNDIALS IDA is not here: install libsundials-dev, run make peers"
	var ida stiffRun
	if program, found := findPeer("tendril-peer-ida"); found {
		if ida, err = runPeer(program, p.Name, daeTolerance, repeats); err != nil {
			return nil, err
		}
		source = "SUNDIALS IDA " + ida.Version + ", same run"
	}
	row := func(what, unit string, figure func(*stiffRun) float64) Row {
		r := Row{Name: fmt.Sprintf("%s to t = %g at 10⁻⁸, %s", p.Name, p.End, what), Figure: figure(&ours), Unit: unit, TargetSource: source}
		if ida.Steps > 0 {
			r.Target = figure(&ida)
		}
		return r
	}
	return []Row{
		row("steps", "steps", func(s *stiffRun) float64 { return float64(s.Steps) }),
		row("residual calls", "calls", func(s *stiffRun) float64 { return float64(s.Residuals) }),
		row("factorisations", "times", func(s *stiffRun) float64 { return float64(s.Factorisations) }),
		row("time", "ms", func(s *stiffRun) float64 { return 1e3 * s.Seconds }),
		row("error at the end", "tolerances", func(s *stiffRun) float64 { return stiffError(p, s.Y) }),
	}, nil
}

// stiffError is the largest error of the published components, in tolerances.
func stiffError(p *stiff.Problem, y []float64) float64 {
	worst := 0.0
	for i := range min(len(y), len(p.Solution)) {
		tolerance := daeTolerance * (math.Abs(p.Solution[i]) + p.Absolute[i])
		worst = math.Max(worst, math.Abs(y[i]-p.Solution[i])/tolerance)
	}
	return worst
}

// solveStiff solves a problem several times, and keeps the shortest time.
func solveStiff(p *stiff.Problem, repeats int) (best stiffRun, err error) {
	absolute := make([]float64, len(p.Absolute))
	for i, a := range p.Absolute {
		absolute[i] = daeTolerance * a
	}
	cfg := dae.Config{Relative: daeTolerance, AbsoluteEach: absolute, Algebraic: p.Algebraic}
	best.Seconds = math.Inf(1)
	for range repeats {
		begin := time.Now()
		sys := &dae.Dense{F: p.F, Typical: p.Typical}
		g, err := dae.New(sys, 0, p.Y, p.Yp, cfg)
		if err != nil {
			return best, err
		}
		y := make([]float64, len(p.Y))
		if err := g.Advance(p.End, y, nil); err != nil {
			return best, err
		}
		s := g.Stats()
		best = stiffRun{
			Steps: s.Steps, Residuals: sys.Evaluations, Factorisations: s.Factorisations,
			Seconds: math.Min(best.Seconds, time.Since(begin).Seconds()), Y: y[:min(len(y), 7)],
		}
	}
	return best, nil
}

// findPeer looks for the program of a peer: in the directory TENDRIL_PEERS, in bin, beside this program, on the PATH.
func findPeer(name string) (path string, found bool) {
	places := []string{os.Getenv("TENDRIL_PEERS"), "bin"}
	if self, err := os.Executable(); err == nil {
		places = append(places, filepath.Dir(self))
	}
	for _, place := range places {
		if place == "" {
			continue
		}
		if path, err := exec.LookPath(filepath.Join(place, name)); err == nil {
			return path, true
		}
	}
	path, err := exec.LookPath(name)
	return path, err == nil
}

func runPeer(program, problem string, relative float64, repeats int) (run stiffRun, err error) {
	out, err := exec.Command(program, problem, strconv.FormatFloat(relative, 'g', -1, 64), strconv.Itoa(repeats)).Output()
	if err != nil {
		return run, fmt.Errorf("%s %q: %w", program, problem, err)
	}
	if err := json.Unmarshal(out, &run); err != nil {
		return run, fmt.Errorf("%s %q: %w", program, problem, err)
	}
	return run, nil
}
