package main

import (
	"errors"
	"fmt"

	"github.com/tendril-sim/tendril/scene"
)

type checkCommand struct {
	Scenes []string `arg:"" name:"scene" help:"Scene files, or names of the gallery."`
	JSON   bool     `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*checkCommand) Help() string {
	return `Prints every mistake with file, line, column, the offending value and, where one is near, a suggestion:

    thread.yaml:12:7: bodies.thread.rod.yuong: unknown key, did you mean "young"?

    tendril check thread.yaml
    tendril check scenes/*.yaml --json

Exits 0 if all is well, 1 if a scene has a mistake, 2 if one cannot be read.`
}

// checked is what was found out about a scene.
type checked struct {
	Scene    string         `json:"scene"`
	OK       bool           `json:"ok"`
	Mistakes scene.Mistakes `json:"mistakes,omitempty"`
	Error    string         `json:"error,omitempty"` // why it could not be read
}

// check loads and builds a scene.
func check(name string) checked {
	file, err := open(name)
	if err != nil {
		return checked{Scene: name, Error: err.Error()}
	}
	s, err := scene.Load(file.name, file.data)
	if err == nil {
		_, err = s.Build()
	}
	var mistakes scene.Mistakes
	if err != nil && !errors.As(err, &mistakes) {
		mistakes = scene.Mistakes{{File: file.name, Problem: err.Error()}}
	}
	return checked{Scene: name, OK: err == nil, Mistakes: mistakes}
}

// Run checks the scenes.
func (k *checkCommand) Run(c *console) error {
	code, all := success, make([]checked, len(k.Scenes))
	for i, name := range k.Scenes {
		all[i] = check(name)
		switch {
		case all[i].Error != "":
			code = wrongUse
		case !all[i].OK:
			code = max(code, failedCheck)
		}
	}
	if k.JSON {
		if err := c.printJSON(map[string]any{"ok": code == success, "scenes": all}); err != nil {
			return err
		}
	} else {
		for i := range all {
			all[i].print(c)
		}
	}
	if code != success {
		return shownError{code}
	}
	return nil
}

func (k *checked) print(c *console) {
	switch {
	case k.Error != "":
		fmt.Fprintf(c.err, "tendril: %s\n", k.Error)
	case k.OK:
		fmt.Fprintf(c.out, "%s: ok\n", k.Scene)
	default:
		fmt.Fprintln(c.out, k.Mistakes)
	}
}
