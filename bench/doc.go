// Package bench measures Tendril's speed on this machine, on one core, beside what the papers and the peers report for the
// same thing. `tendril bench` prints it; the same loads are Go benchmarks in the packages that are measured.
package bench
