package team

import (
	"sync"
	"testing"
)

func together(n int, do func(int)) {
	var wait sync.WaitGroup
	for i := range n {
		wait.Go(func() { do(i) })
	}
	wait.Wait()
}

func inTurn(n int, do func(int)) {
	for i := range n {
		do(i)
	}
}

// Every part of every phase is done once, phases one after the other, whoever comes to help.
func TestEveryPartIsDoneOnce(t *testing.T) {
	for name, each := range map[string]func(int, func(int)){"together": together, "in turn": inTurn, "alone": nil} {
		var team Team
		for hands := range 5 {
			const phases, parts = 200, 37
			var counts [parts]int
			team.Run(each, hands, func() {
				for phase := range phases {
					team.Each(parts, func(i int) {
						if counts[i] != phase {
							t.Errorf("%s, %d hands: part %d has been done %d times in phase %d", name, hands, i, counts[i], phase)
						}
						counts[i]++
					})
				}
			})
			for i, n := range counts {
				if n != phases {
					t.Fatalf("%s, %d hands: part %d was done %d times of %d", name, hands, i, n, phases)
				}
			}
		}
	}
}

func BenchmarkPhase(b *testing.B) {
	var team Team
	do := func(int) {}
	team.Run(together, 2, func() {
		for b.Loop() {
			team.Each(8, do)
		}
	})
}
