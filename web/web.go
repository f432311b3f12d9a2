// Package web has the page, built from the TypeScript sources beside it.
package web

import (
	"embed"
	"io/fs"
)

//go:embed dist
var embedded embed.FS

// Dist has the files of the page, index.html at its root.
var Dist fs.FS = sub(embedded, "dist")

func sub(tree fs.FS, dir string) fs.FS {
	inner, err := fs.Sub(tree, dir)
	if err != nil {
		panic(err) // the name of the directory is a constant, and valid
	}
	return inner
}
