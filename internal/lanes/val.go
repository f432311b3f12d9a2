package lanes

import "math"

// Add is a + b.
func (a Val) Add(b Val) Val { return record(add, a, b) }

// Sub is a − b.
func (a Val) Sub(b Val) Val { return record(sub, a, b) }

// Mul is a b.
func (a Val) Mul(b Val) Val { return record(mul, a, b) }

// Div is a/b.
func (a Val) Div(b Val) Val { return record(div, a, b) }

// Sqrt is √a.
func (a Val) Sqrt() Val { return record(sqrt, a) }

// Twice is 2a.
func (a Val) Twice() Val { return record(add, a, a) }

// Half is a/2.
func (a Val) Half() Val { return a.Mul(Number(0.5)) }

// Inverse is 1/a.
func (a Val) Inverse() Val { return Number(1).Div(a) }

// Abs is |a|.
func (a Val) Abs() Val { return record(both, a, bits(math.MaxInt64)) }

// Min is the lesser of both, or b if either is not a number.
func (a Val) Min(b Val) Val { return record(lesser, a, b) }

// Max is the greater of both, or b if either is not a number.
func (a Val) Max(b Val) Val { return record(greater, a, b) }

// More is the mask a > b.
func (a Val) More(b Val) Val { return record(more, a, b) }

// Same is the mask a = b.
func (a Val) Same(b Val) Val { return record(same, a, b) }

// And has the bits that are set in both.
func (a Val) And(b Val) Val { return record(both, a, b) }

// Choose is yes where the mask a is set, and no elsewhere.
func (a Val) Choose(yes, no Val) Val { return record(choose, a, yes, no) }
