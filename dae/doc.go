// Package dae integrates implicit differential equations
//
//	F(y, ẏ, t) = 0
//
// stiff or not, with algebraic equations among them or not, and keeps the error of every step below a tolerance. An ordinary
// equation ẏ = f(y, t) is F = ẏ − f; a constraint g(y) = 0 is a row of F without ẏ.
//
// # Which equations
//
// The index of a system is how often it must be differentiated until it is an ordinary equation for every unknown. Index 0
// (∂F/∂ẏ regular) and index 1 (∂F/∂y + c ∂F/∂ẏ regular for large c) are solved as they stand. A mechanism with its constraints on
// positions is of index 3: write them for accelerations (index 1, positions drift by what the tolerance leaves), or for positions and
// velocities at once, with a second set of multipliers (index 2; Gear, Gupta & Leimkuhler 1985). In the second case list the
// multipliers in Config.Algebraic: their error is of a lower order and must not steer the step.
//
// # How
//
// Backward differentiation formulas of orders 1 to 5 with a fixed leading coefficient, variable in step and order: Brenan, Campbell & Petzold 1996,
// chapter 5, the method of DASSL and of SUNDIALS IDA. The last k+1 solutions define a polynomial, which predicts the next one; the
// corrector replaces
//
//	ẏ = ẏ₀ + c (y − y₀),  c = (1 + 1/2 + … + 1/k)/h
//
// around the prediction (y₀, ẏ₀) and solves F = 0 for y alone. The leading coefficient c depends on step and order only, not on how
// the steps before were spaced. So Newton's method keeps the factorised matrix ∂F/∂y + c ∂F/∂ẏ over many steps, until c has moved by
// two thirds, has come to rest elsewhere, or convergence slows. What the corrector moved, y − y₀, is the error estimate.
//
// # Who solves the linear systems
//
// The System does: it evaluates F, prepares a matrix when asked to, and solves with it, in whatever time its structure allows. A chain
// does so in linear time; Dense does it for any small system, from the residual alone.
//
// # Accuracy
//
// A tolerance bounds the error of each step, by the root mean square over all unknowns of error/(Relative |y| + Absolute). The error
// at the end is a sum of these, larger by a factor that the equation and the number of steps set, often 10 to 100, for a driven
// mechanism up to 1,000. Newton's method may leave a third of a tolerance in each step, which can be as much as the formula's own error. Orders
// 3 to 5 damp oscillations a little where the tolerance allows, and are unstable on eigenvalues near the imaginary axis with
// ωh near one; with the tolerances that Config has by default the step is far below that. Where nothing moves, steps grow without end and
// may leap over a short push: Config.MaxStep or Config.Stop keep them from it.
package dae
