package tendril_test

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/scene"
)

const module = "github.com/tendril-sim/tendril"

// The sets of packages in DESIGN section 3, lowest first.
var (
	ground = []string{"spatial", "sparse", "lcp", "dae", "mesh", "collide", "field"}
	bodies = []string{"rod", "chain", "solid", "green", "rigid", "hand"}
	above  = []string{"scene", "record", "serve"}

	// What the devices of package haptic speak, a protocol each.
	devices = []string{"haptic/bridge", "haptic/haply", "haptic/igtl", "haptic/osc", "haptic/spacenav", "haptic/vrpn"}
)

// mayImport says, for each package of the module, which others it may import. Packages under internal are leaves that
// anyone may import; a package that is missing here has no place in the architecture yet: give it one.
func mayImport(pkg string) (allowed []string, known bool) {
	constraint := slices.Concat(ground, []string{"constraint"})
	world := slices.Concat(constraint, bodies, []string{"groom", "haptic", "world"})
	scenes := slices.Concat(world, devices, above, []string{"scenes", "web"})
	switch {
	case slices.Contains(ground, pkg), pkg == "constraint":
		return ground, true
	case pkg == "hand":
		return slices.Concat(constraint, []string{"rigid"}), true
	case strings.HasSuffix(pkg, "/asm") && !strings.HasPrefix(pkg, "internal/"): // writes assembly for the package above it, a module of its own
		return nil, true
	case pkg == "groom": // shapes of strands by the thousand, for chains
		return slices.Concat(ground, []string{"chain"}), true
	case slices.Contains(bodies, pkg), pkg == "haptic":
		return constraint, true
	case slices.Contains(devices, pkg):
		return []string{"spatial", "haptic"}, true
	case pkg == "world":
		return world, true
	case slices.Contains(above, pkg):
		return scenes, true
	case pkg == "validate", pkg == "bench":
		return scenes, true
	case strings.HasPrefix(pkg, "cmd/"):
		return slices.Concat(scenes, []string{"validate", "bench"}), true
	case strings.HasPrefix(pkg, "docs/"):
		return scenes, true
	case pkg == "internal/wire": // the form in which a snapshot travels and is recorded
		return world, true
	case pkg == "internal/browse": // a real browser on a real server, for tests of the page and its pictures
		return scenes, true
	case pkg == ".", pkg == "scenes", pkg == "web", strings.HasPrefix(pkg, "internal/"):
		return nil, true
	}
	return nil, false
}

// sourceFile is a parsed Go file of the module that is not a test.
type sourceFile struct {
	pkg  string // directory below the module root, "." for the root
	name string // path below the module root
	ast  *ast.File
}

func sources(t *testing.T) (*token.FileSet, []sourceFile) {
	t.Helper()
	fset := token.NewFileSet()
	var files []sourceFile
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := d.Name()
		if d.IsDir() && name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "node_modules") {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(base, ".go") || strings.HasSuffix(base, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		files = append(files, sourceFile{filepath.ToSlash(filepath.Dir(name)), filepath.ToSlash(name), f})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return fset, files
}

func TestImportsFollowTheDesign(t *testing.T) {
	_, files := sources(t)
	for _, f := range files {
		allowed, known := mayImport(f.pkg)
		if !known {
			t.Errorf("%s: package %s has no place in mayImport", f.name, f.pkg)
		}
		for _, spec := range f.ast.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			other, ours := strings.CutPrefix(imported, module+"/")
			if !ours || strings.HasPrefix(other, "internal/") {
				continue
			}
			if inSamePlace := strings.HasPrefix(other, f.pkg+"/"); !inSamePlace && !slices.Contains(allowed, other) {
				t.Errorf("%s: %s must not know %s", f.name, f.pkg, other)
			}
		}
	}
}

// A body package meets constraint only through what a body is: interfaces, flags and other plain types and constants,
// never through its solver.
func TestBodiesUseOnlyTypesOfConstraint(t *testing.T) {
	_, files := sources(t)
	solver := map[string]bool{} // functions and variables of package constraint
	for _, f := range files {
		if f.pkg == "constraint" {
			for name, object := range topLevel(f.ast) {
				solver[name] = object == token.FUNC || object == token.VAR
			}
		}
	}
	for _, f := range files {
		if !slices.Contains(bodies, f.pkg) {
			continue
		}
		ast.Inspect(f.ast, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "constraint" && solver[s.Sel.Name] {
					t.Errorf("%s: a body must not use constraint.%s", f.name, s.Sel.Name)
				}
			}
			return true
		})
	}
}

// topLevel returns the names that a file declares at top level, methods left out, and the kind of each.
func topLevel(f *ast.File) map[string]token.Token {
	names := map[string]token.Token{}
	for _, decl := range f.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				names[d.Name.Name] = token.FUNC
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					names[s.Name.Name] = d.Tok
				case *ast.ValueSpec:
					for _, name := range s.Names {
						names[name.Name] = d.Tok
					}
				}
			}
		}
	}
	return names
}

func TestEveryExportedNameIsDocumented(t *testing.T) {
	fset, files := sources(t)
	packages := map[string][]*ast.File{}
	for _, f := range files {
		packages[f.pkg] = append(packages[f.pkg], f.ast)
	}
	for dir, pkgFiles := range packages {
		p, err := doc.NewFromFiles(fset, pkgFiles, path.Join(module, dir))
		if err != nil {
			t.Fatal(err)
		}
		if p.Doc == "" {
			t.Errorf("package %s has no package comment", dir)
		}
		undocumented := func(kind, name, comment string) {
			if comment == "" {
				t.Errorf("%s %s.%s has no doc comment", kind, dir, name)
			}
		}
		functions := func(list []*doc.Func) {
			for _, f := range list {
				if f.Recv != "" && (f.Name == "Error" || f.Name == "String") {
					continue // the standard library says what these two mean
				}
				undocumented("func", strings.TrimPrefix(f.Recv+"."+f.Name, "."), f.Doc)
			}
		}
		functions(p.Funcs)
		values(p.Consts, undocumented)
		values(p.Vars, undocumented)
		for _, typ := range p.Types {
			undocumented("type", typ.Name, typ.Doc)
			functions(typ.Funcs)
			functions(typ.Methods)
			values(typ.Consts, undocumented)
			values(typ.Vars, undocumented)
		}
	}
}

// values asks for a comment on each exported constant or variable: its own, one at the end of its line, or its group's.
func values(list []*doc.Value, undocumented func(kind, name, comment string)) {
	for _, v := range list {
		for _, spec := range v.Decl.Specs {
			s := spec.(*ast.ValueSpec)
			for _, name := range s.Names {
				if name.IsExported() {
					undocumented(v.Decl.Tok.String(), name.Name, v.Doc+s.Doc.Text()+s.Comment.Text())
				}
			}
		}
	}
}

var (
	inCode = regexp.MustCompile("`([^`\n]+)`")
	inLink = regexp.MustCompile(`\]\(([^)\s#]+)[^)]*\)|(?:src|srcset)="([^"]+)"`)
)

// A path in ARCHITECTURE.md stands in code marks and has a slash or the ending of a file we keep; a link in any page
// at the root is a path too.
func TestDocumentsNameWhatExists(t *testing.T) {
	isPath := func(s string) bool {
		return !strings.ContainsAny(s, " …<>*{}$()=:") &&
			(strings.Contains(s, "/") || slices.Contains([]string{".go", ".md", ".yml", ".yaml", ".json"}, path.Ext(s)))
	}
	for _, page := range []string{"ARCHITECTURE.md", "README.md", "CHANGELOG.md"} {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		if page == "ARCHITECTURE.md" {
			for _, m := range inCode.FindAllSubmatch(text, -1) {
				if s := string(m[1]); isPath(s) {
					names = append(names, s)
				}
			}
		}
		for _, m := range inLink.FindAllSubmatch(text, -1) {
			if s := string(m[1]) + string(m[2]); !strings.Contains(s, "://") {
				names = append(names, s)
			}
		}
		for _, name := range names {
			if _, err := os.Stat(filepath.FromSlash(strings.TrimPrefix(name, "./"))); err != nil {
				t.Errorf("%s names %s, which does not exist", page, name)
			}
		}
	}
}

// The scene that the README shows is one that runs.
func TestReadmeShowsAValidScene(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "```yaml\n")
	example, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("README.md has no scene in YAML")
	}
	s, err := scene.Load("README.md", []byte(example))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Build(); err != nil {
		t.Error(err)
	}
}
