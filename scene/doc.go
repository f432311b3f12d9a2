// Package scene reads scene files and turns them into worlds.
//
// A scene is one YAML file (JSON is valid too). The Go types here are its only description: their tags carry the key, the
// text, the unit, the limits and the default of every field, and the reader, the JSON Schema and the live parameters are all
// made from them.
//
//	s, err := scene.Load("thread.yaml", data) // err is Mistakes: every mistake, with line and suggestion
//	run, err := s.Build()
//	for range s.Steps() {
//		run.World.Step()
//	}
//
// The tags of a field:
//
//	key       its name in the file
//	doc       what it is, in a sentence
//	unit      its SI unit; "1" for a plain number
//	default   what it is where the file does not say
//	above     a limit it must exceed
//	min, max  limits it may reach
//	slider    the useful range, for a slider on a page: "from to", with "log" where a factor matters more than a difference
//	enum      the words it may be, separated by spaces
//	required  "true" where it must be given
//	live      "false" where it cannot be changed while the scene runs
package scene
