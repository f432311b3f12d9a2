// Package scenes is the gallery: the scene files of this folder, embedded in the binary.
package scenes

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// FS holds the scene files, NAME.yaml, and the schema they follow, scene.schema.json.
//
//go:embed *.yaml scene.schema.json
var FS embed.FS

// Names returns the names of the scenes in alphabetical order.
func Names() []string {
	files, err := fs.Glob(FS, "*.yaml")
	if err != nil {
		panic(err) // the pattern is constant
	}
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = strings.TrimSuffix(f, path.Ext(f))
	}
	slices.Sort(names)
	return names
}

// Read returns the file of the scene of that name.
func Read(name string) ([]byte, error) { return FS.ReadFile(name + ".yaml") }

// The pictures of the gallery, which make screenshots takes. Until it has, there is none.
//
//go:embed all:thumbs
var thumbs embed.FS

// Thumb returns the picture of the scene of that name, a PNG, if there is one.
func Thumb(name string) (png []byte, ok bool) {
	png, err := thumbs.ReadFile("thumbs/" + name + ".png")
	return png, err == nil
}
