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

func TestMeshCommandsForTetrahedra(t *testing.T) {
	torus := saved(t, "torus.stl", mesh.Torus(1, 0.4, 12))
	open := mesh.Box(spatial.V(1, 1, 1))
	open.Triangles = open.Triangles[1:]
	hole := saved(t, "open.obj", open)
	folder := t.TempDir()
	turned := mesh.TetBar(spatial.V(1, 1, 1), 1, 1, 1)
	turned.Elements[2][0], turned.Elements[2][1] = turned.Elements[2][1], turned.Elements[2][0]
	if err := turned.WriteFile(folder + "/turned.vtu"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args string
		code int
		out  string // on standard output
		err  string // on standard error
	}{
		{"mesh tet --help", 0, "Labelle & Shewchuk 2007", ""},
		{"mesh tet " + torus + " -o " + folder + "/t.vtu --elements 2000", 0, "tetrahedra\ncell", ""},
		{"mesh tet " + torus + " -o " + folder + "/t.msh --cell 0.2", 0, "° between faces", ""},
		{"mesh tet " + torus + " -o " + folder + "/t.obj", 2, "", "want a file that ends in .msh, .vtu, .node or .ele"},
		{"mesh tet " + torus + " -o " + folder + "/t.vtk", 2, "", "want a file that ends in .msh, .vtu, .node or .ele"},
		{"mesh tet " + torus + " -o " + folder + "/t.vtu --elements 0", 2, "", "--elements: is 0, want at least 1"},
		{"mesh tet " + torus + " -o " + folder + "/t.vtu --cell=-1", 2, "", "--cell: is -1, want a length"},
		{"mesh tet " + torus + " -o " + folder + "/t.vtu --cell 10", 2, "", "--cell: is 10, want smaller cells"},
		{"mesh tet " + hole + " -o " + folder + "/h.vtu", 1, "", "open.obj: is a surface with 3 open edges, want a closed one, or --holes"},
		{"mesh tet " + hole + " -o " + folder + "/h.vtu --holes", 0, "3 edges are open", ""},
		{"mesh tet nowhere -o " + folder + "/h.vtu", 2, "", "nowhere: there is no such file"},
		{"mesh tet cylinder -o " + folder + "/c.node --elements 2430", 0, "c.node: 592 nodes, 2430 tetrahedra", ""},
		{"mesh tet bar -o " + folder + "/b.vtu --elements 200", 0, "b.vtu: 99 nodes, 200 tetrahedra", ""},
		{"mesh tet torus -o " + folder + "/r.vtu --elements 2000", 0, "tetrahedra", ""},
		{"mesh tet ellipsoid -o " + folder + "/e.vtu --elements 160", 0, "160 tetrahedra", ""},
		{"mesh tet ellipsoid -o " + folder + "/e.vtu --cell 1", 2, "", "ellipsoid takes --elements"},
		{"mesh info " + folder + "/c.ele", 0, "group     face 1: 37 nodes, 0 elements", ""},
		{"mesh info " + folder + "/turned.vtu", 0, "1 element is inside out.", ""},
		{"mesh info " + folder + "/nowhere.msh", 2, "", "nowhere.msh: there is no such file"},
		{"mesh info " + write(t, "x.msh", "$Mesh\n"), 2, "", `x.msh:1: found "$Mesh", want $MeshFormat`},
		{"mesh repair " + folder + "/turned.vtu -o " + folder + "/right.msh", 0, "1 element was inside out and was turned over.", ""},
		{"mesh repair " + folder + "/turned.vtu -o " + folder + "/right.obj", 2, "", "want .msh, .vtu, .node or .ele"},
		{"mesh convert " + folder + "/right.msh -o " + folder + "/v.vtu --scale=-2 --y-up --binary", 0, "v.vtu: 8 nodes, 5 tetrahedra", ""},
		{"mesh info " + folder + "/v.vtu", 0, "volume    64 m³", ""},
		{"mesh convert " + folder + "/v.vtu -o " + folder + "/v.msh --msh2 --binary", 0, "v.msh: 8 nodes, 5 tetrahedra", ""},
		{"mesh convert " + folder + "/v.msh -o " + folder + "/v.ele", 0, "v.ele: 8 nodes, 5 tetrahedra", ""},
		{"mesh convert " + folder + "/v.msh -o " + folder + "/v.stl", 0, "v.stl: 8 vertices, 12 triangles", ""},
		{"mesh convert " + folder + "/v.msh -o " + folder + "/v.vtu --triangles 5", 2, "", "--triangles: is for surfaces"},
		{"mesh convert " + torus + " -o " + folder + "/v.vtu", 2, "", "tendril mesh tet fills it"},
	} {
		code, out, err := call(strings.Fields(c.args)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(err, c.err) {
			t.Errorf("%s: exit %d\n%s\n%s\nwant %d, %q and %q", c.args, code, out, err, c.code, c.out, c.err)
		}
	}
}

func TestMeshCommandsPrintJSON(t *testing.T) {
	torus := saved(t, "torus.ply", mesh.Torus(0.1, 0.03, 8))
	solid := filepath.Join(t.TempDir(), "solid.vtu")
	if err := mesh.TetBar(spatial.V(1, 1, 1), 1, 1, 1).WriteFile(solid); err != nil {
		t.Fatal(err)
	}
	for args, keys := range map[string]string{
		"mesh info " + torus + " --json":                                      "file low high area notes mass hull_volume",
		"mesh repair " + torus + " -o " + t.TempDir() + "/r.stl --json":       "file out solid notes",
		"mesh info " + solid + " --json":                                      "file low high sound quality skin area groups",
		"mesh repair " + solid + " -o " + t.TempDir() + "/r.msh --json":       "file out solid notes",
		"mesh tet " + torus + " -o " + t.TempDir() + "/t.vtu --json":          "file out quality report",
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
