package chain

import "github.com/tendril-sim/tendril/constraint"

type accurate struct {
	stale bool
}

func newAccurate(*Chain) (*accurate, error) { return &accurate{}, nil }

func (a *accurate) predict(float64) constraint.Flags { return 0 }
func (a *accurate) correct(float64) constraint.Flags { return 0 }
