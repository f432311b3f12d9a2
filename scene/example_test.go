package scene_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/scene"
)

const hair = `
title: A hair
bodies:
  hair:
    rod:
      curve: {line: {to: [0.1, 0, 0]}}
      section: {radius: 4e-5}
      young: 3e9
      density: 1300
      holds: [{at: start}]
probes:
  sag: {what: position, body: hair, at: end, axis: z}
`

// A scene is read, built, run, and changed while it runs.
func Example() {
	s, err := scene.Load("hair.yaml", []byte(hair))
	if err != nil {
		panic(err)
	}
	run, err := s.Build()
	if err != nil {
		panic(err)
	}
	run.World.Step()
	sag := run.Probes()[0]
	fmt.Printf("it sags by %.1f mm\n", -1000*sag.Read())

	if err := run.Set("bodies.hair.rod.young", "6e9"); err != nil {
		panic(err)
	}
	run.World.Step()
	fmt.Printf("twice as stiff, by %.1f mm\n", -1000*sag.Read())
	// Output:
	// it sags by 71.5 mm
	// twice as stiff, by 51.5 mm
}

// Every mistake is told, with its line and a suggestion.
func ExampleLoad() {
	_, err := scene.Load("hair.yaml", []byte(`
title: A hair
bodies:
  hair:
    rod:
      curve: {line: {to: [0.1, 0, 0]}}
      section: {radius: -4e-5}
      yuong: 3e9
      holds: [{at: strat}]
`))
	fmt.Println(err)
	// Output:
	// hair.yaml:7:25: bodies.hair.rod.section.radius: is -4e-5, want a number more than 0 and at most 10 [m]
	// hair.yaml:8:7: bodies.hair.rod.yuong: unknown key, did you mean "young"?
	// hair.yaml:9:20: bodies.hair.rod.holds[0].at: is "strat", want one of start, end, a number between 0 and 1, did you mean "start"?
}
