package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// saved puts a mesh into a file of the test.
func saved(t *testing.T, name string, s *mesh.Surface) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := writeMesh(path, s); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestMeshCommands(t *testing.T) {
	torus := saved(t, "torus.stl", mesh.Torus(0.1, 0.03, 12))
	open := mesh.Box(spatial.V(1, 1, 1))
	open.Triangles = open.Triangles[1:]
	hole := saved(t, "open.obj", open)
	wrong := write(t, "wrong.ply", "ply\nformat ascii 1.0\nelement vertex many\n")
	folder := t.TempDir()
	for _, c := range []struct {
		args string
		code int
		out  string // on standard output
		err  string // on standard error
	}{
		{"mesh --help", 0, "Cut a solid into convex pieces", ""},
		{"mesh info --help", 0, "tendril mesh info mug.stl", ""},
		{"mesh decompose --help", 0, "FILE.pieces.obj", ""},
		{"mesh info " + torus, 0, "One shell, closed.", ""},
		{"mesh info " + hole, 0, "3 edges are open: they belong to one face only.", ""},
		{"mesh info " + wrong, 2, "", `wrong.ply:3: found "element vertex many", want element, a name and a number`},
		{"mesh info nowhere.stl", 2, "", "nowhere.stl: there is no such file"},
		{"mesh info " + write(t, "x.doc", "?"), 2, "", "unknown kind of file"},
		{"mesh repair " + torus + " -o " + folder + "/r.ply", 0, "r.ply: 288 vertices, 576 triangles", ""},
		{"mesh repair " + hole + " -o " + folder + "/r.ply", 1, "open", "does not bound a solid"},
		{"mesh repair " + torus + " -o " + folder + "/r.doc", 2, "", "want .obj, .stl or .ply"},
		{"mesh convert " + torus + " -o " + folder + "/c.obj --scale 0.001 --y-up --triangles 100", 0, "c.obj: 50 vertices, 100 triangles", ""},
		{"mesh convert " + torus + " -o " + folder + "/c.obj --scale 0", 2, "", "--scale: is 0"},
		{"mesh decompose " + torus + " --concavity 0.05", 0, "torus.stl.pieces.obj: ", ""},
		{"mesh decompose " + torus + " --concavity 0.05", 0, "made before from the same mesh", ""},
		{"mesh decompose " + torus + " --concavity 0.01 --max-pieces 2", 1, "2 pieces", "do not suffice"},
		{"mesh decompose " + hole, 1, "", "3 open edges"},
		{"mesh decompose " + torus + " --concavity 7", 2, "", "Concavity is 7"},
		{"mesh decompose " + torus + " -o x.stl", 2, "", "ends in .obj"},
	} {
		code, out, err := call(strings.Fields(c.args)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(err, c.err) {
			t.Errorf("%s: exit %d\n%s\n%s\nwant %d, %q and %q", c.args, code, out, err, c.code, c.out, c.err)
		}
	}
	if _, err := os.Stat(torus + ".pieces.obj"); err != nil {
		t.Error(err)
	}
}

func TestMeshCommandsPrintJSON(t *testing.T) {
	torus := saved(t, "torus.ply", mesh.Torus(0.1, 0.03, 8))
	for args, keys := range map[string]string{
		"mesh info " + torus + " --json":                                      "file low high area notes mass hull_volume",
		"mesh repair " + torus + " -o " + t.TempDir() + "/r.stl --json":       "file out solid notes",
		"mesh decompose " + torus + " --concavity 0.05 --json":                "file out cached pieces bound concavity met volume pieces_volume notes",
		"mesh decompose " + torus + " --concavity 0.05 --max-pieces 0 --json": "error",
	} {
		_, out, _ := call(strings.Fields(args)...)
		v := object(t, out)
		for _, key := range strings.Fields(keys) {
			if _, ok := v[key]; !ok {
				t.Errorf("%s: no %q in %s", args, key, out)
			}
		}
	}
}
