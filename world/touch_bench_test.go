package world_test

import (
	"math/rand"
	"syscall"
	"testing"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// measure steps a world and reports the processor's time of a step, whoever else is at work on the machine.
func measure(b *testing.B, y *yard) {
	b.ReportAllocs()
	b.ResetTimer()
	var stage [world.Stages]float64
	contacts, sweeps := 0, 0
	from := used()
	for range b.N {
		r := y.Step()
		contacts += r.Bonds.Contacts
		sweeps += r.Bonds.Sweeps
		for i := range stage {
			stage[i] += float64(r.Stage[i].Nanoseconds())
		}
	}
	n := float64(b.N)
	b.ReportMetric((used()-from)/n*1e6, "µs/step")
	b.ReportMetric(float64(contacts)/n, "contacts")
	b.ReportMetric(float64(sweeps)/n, "sweeps")
	b.ReportMetric(100*stage[world.Detect]/(stage[world.Detect]+stage[world.Solve]), "%detect")
}

// used returns the processor's time that this process has had [s].
func used() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return float64(u.Utime.Sec+u.Stime.Sec) + 1e-6*float64(u.Utime.Usec+u.Stime.Usec)
}

// Ten boxes at rest: 40 contacts, 10 pairs. A look at a pair is some 0.7 µs, a contact some 0.3 µs to set up and 0.1 µs to find right,
// bodies 0.2 µs a stage: 30 µs.
func BenchmarkStack(b *testing.B) {
	y := newYard(b, world.Surface{Static: 0.5, Dynamic: 0.5})
	box := must(collide.NewBox(spatial.V(0.1, 0.1, 0.1)))
	for i := range 10 {
		y.add(rigid.Config{Shape: box, Mass: 1, Frame: at(0, 0, 0.1+0.2*float64(i))})
	}
	y.run(0.1)
	measure(b, y)
}

// A thousand bodies in a bin, still settling: some 4,000 contacts in 12 sweeps of 60 ns, 3,000 pairs of 0.7 µs: 3 ms and 2 ms, and half as
// much again to set up.
func BenchmarkPile(b *testing.B) {
	y := newYard(b, world.Surface{Static: 0.5, Dynamic: 0.5})
	for _, x := range []float64{-1.2, 1.2} {
		y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewBox(spatial.V(0.1, 1.2, 5))), Frame: at(x, 0, 5)})
		y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewBox(spatial.V(1.2, 0.1, 5))), Frame: at(0, x, 5)})
	}
	shapes := []*collide.Shape{
		must(collide.NewBox(spatial.V(0.1, 0.1, 0.1))), must(collide.NewSphere(0.1)), must(collide.NewCapsule(0.07, 0.15)), must(collide.NewCylinder(0.08, 0.2)),
	}
	rnd := rand.New(rand.NewSource(1))
	for i := range 1000 {
		f := at(-0.8+0.32*float64(i%6)+0.02*rnd.Float64(), -0.8+0.32*float64(i/6%6), 0.3+0.22*float64(i/36))
		f.Rot = spatial.Exp(spatial.V(rnd.Float64(), rnd.Float64(), rnd.Float64()))
		y.add(rigid.Config{Shape: shapes[i%4], Frame: f})
	}
	y.run(1)
	measure(b, y)
}
