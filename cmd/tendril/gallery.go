package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

// sceneFile is a scene that was asked for: a file, or one of the gallery.
type sceneFile struct {
	name string // of the file, for its mistakes
	data []byte
}

// open finds a scene: a name of the gallery, or else a file.
func open(name string) (sceneFile, error) {
	if slices.Contains(scenes.Names(), name) {
		data, err := scenes.Read(name)
		return sceneFile{"scenes/" + name + ".yaml", data}, err
	}
	data, err := readFile(name)
	switch {
	case err == nil:
		return sceneFile{name, data}, nil
	case errors.Is(err, fs.ErrNotExist) && !looksLikeFile(name):
		if s := suggest.Nearest(name, scenes.Names()); s != "" {
			return sceneFile{}, fmt.Errorf("there is no scene or file %q, did you mean %q?", name, s)
		}
		return sceneFile{}, fmt.Errorf("there is no scene or file %q, want a file or one of %s", name, strings.Join(scenes.Names(), ", "))
	case errors.Is(err, fs.ErrNotExist):
		return sceneFile{}, fmt.Errorf("%s: there is no such file%s", name, neighbour(name))
	}
	return sceneFile{}, err
}

func looksLikeFile(name string) bool {
	return strings.ContainsRune(name, filepath.Separator) || filepath.Ext(name) != ""
}

// readFile reads a file unless it is far larger than any scene: a scene is judged by scene.Load, a disk image is not read.
func readFile(name string) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, fmt.Errorf("%s: is a folder, want a scene file", name)
	case info.Size() > 64<<20:
		return nil, fmt.Errorf("%s: is %d MB large, want a scene file", name, info.Size()>>20)
	}
	return os.ReadFile(name)
}

// neighbour suggests a file in the same folder.
func neighbour(name string) string {
	entries, err := os.ReadDir(filepath.Dir(name))
	if err != nil {
		return ""
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if s := suggest.Nearest(filepath.Base(name), names); s != "" {
		return fmt.Sprintf(", did you mean %q?", filepath.Join(filepath.Dir(name), s))
	}
	return ""
}

type scenesCommand struct {
	JSON bool `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*scenesCommand) Help() string {
	return "Run one with\n\n    tendril run NAME"
}

// listed is a scene of the gallery in the list.
type listed struct {
	Name   string `json:"name"`
	Title  string `json:"title"`
	About  string `json:"about"`
	Source string `json:"source"`
}

func gallery() []listed {
	var all []listed
	for _, name := range scenes.Names() {
		data, err := scenes.Read(name)
		if err != nil {
			continue // embedded: it is there
		}
		entry := listed{Name: name}
		if s, err := scene.Load(name, data); err == nil { // a test keeps them free of mistakes
			entry.Title, entry.About, entry.Source = s.Title, s.About, s.Source
		}
		all = append(all, entry)
	}
	return all
}

// list prints names and titles of the gallery.
func list(w io.Writer) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, s := range gallery() {
		fmt.Fprintf(t, "  %s\t%s\n", s.Name, s.Title)
	}
	_ = t.Flush()
}

// Run prints the gallery.
func (s *scenesCommand) Run(c *console) error {
	if s.JSON {
		return c.printJSON(map[string]any{"scenes": gallery()})
	}
	list(c.out)
	return nil
}
