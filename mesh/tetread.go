package mesh

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// TetExtensions are the endings of the files that ReadTetsFile takes. TetGen's come in threes: any of them names all.
var TetExtensions = []string{".msh", ".vtu", ".vtk", ".node", ".ele"}

// IsTetFile reports whether the ending of a name is that of a file of tetrahedra.
func IsTetFile(name string) bool {
	return slices.Contains(TetExtensions, strings.ToLower(filepath.Ext(name)))
}

// ReadTets reads tetrahedra from a file of Gmsh (.msh, versions 2.2 and 4.1, text or binary), VTK XML (.vtu) or legacy VTK (.vtk). The ending of the name
// tells which; where it does not, the content does. Coordinates and elements are kept as they are: see Repair. Errors are *ParseError with
// the file's name, the line or the byte, what is there and what should be.
func ReadTets(r io.Reader, name string) (*Tets, error) {
	b := bufio.NewReaderSize(r, 4096)
	ending := strings.ToLower(filepath.Ext(name))
	if !slices.Contains(TetExtensions[:3], ending) {
		head, _ := b.Peek(512)
		switch text := string(bytes.TrimLeft(head, " \t\r\n")); {
		case strings.HasPrefix(text, "$MeshFormat"):
			ending = ".msh"
		case strings.HasPrefix(text, "# vtk"):
			ending = ".vtk"
		case strings.HasPrefix(text, "<"):
			ending = ".vtu"
		}
	}
	switch ending {
	case ".msh":
		return ReadGmsh(b, name)
	case ".vtu":
		return ReadVTU(b, name)
	case ".vtk":
		return ReadVTK(b, name)
	}
	return nil, fmt.Errorf("%s: unknown kind of file, want one of %s", name, strings.Join(TetExtensions, ", "))
}

// ReadTetsFile reads tetrahedra from the file at path, as ReadTets does, or from TetGen's files: NAME.node, NAME.ele and, if it is there, NAME.face.
func ReadTetsFile(path string) (*Tets, error) {
	base, ending := strings.TrimSuffix(path, filepath.Ext(path)), strings.ToLower(filepath.Ext(path))
	if ending != ".node" && ending != ".ele" {
		f, err := os.Open(path)
		if err != nil {
			return nil, err
		}
		defer func() { _ = f.Close() }()
		return ReadTets(f, path)
	}
	node, err := os.Open(base + ".node")
	if err != nil {
		return nil, err
	}
	defer func() { _ = node.Close() }()
	ele, err := os.Open(base + ".ele")
	if err != nil {
		return nil, err
	}
	defer func() { _ = ele.Close() }()
	face, err := os.Open(base + ".face")
	if err != nil {
		return ReadTetGen(node, ele, nil, base)
	}
	defer func() { _ = face.Close() }()
	return ReadTetGen(node, ele, face, base)
}

// WriteFile writes t to the file at path, of the kind that its ending tells: .msh (version 4.1, text), .vtu (base64), or .node and .ele, which also write the other
// and .face.
func (t *Tets) WriteFile(path string) error {
	base, ending := strings.TrimSuffix(path, filepath.Ext(path)), strings.ToLower(filepath.Ext(path))
	var b [3]bytes.Buffer
	paths := []string{path}
	var err error
	switch ending {
	case ".msh":
		err = t.WriteGmsh(&b[0], GmshFormat{})
	case ".vtu":
		err = t.WriteVTU(&b[0], VTUData{})
	case ".node", ".ele":
		paths = []string{base + ".node", base + ".ele", base + ".face"}
		err = t.WriteTetGen(&b[0], &b[1], &b[2])
	default:
		err = fmt.Errorf("%s: unknown kind of file to write, want .msh, .vtu, .node or .ele", path)
	}
	for i, p := range paths {
		if err == nil {
			err = os.WriteFile(p, b[i].Bytes(), 0o644)
		}
	}
	return err
}
