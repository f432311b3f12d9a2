package mesh

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// The pieces of a convex decomposition are kept in an OBJ file beside the one they were made of, one object for each. Comments before them say of what
// and how they were made, so that a file that is out of date is known.

// PiecesSource is what pieces were made of, and how.
type PiecesSource struct {
	File      string  // name of the file, without its folder
	Hash      string  // SHA-256 of its content, in hexadecimal digits
	Concavity float64 // as in DecomposeConfig, 0 never
	MaxPieces int     // as in DecomposeConfig, 0 never
}

// NewPiecesSource returns what pieces of a file with this content, made with this config, should say that they were made of.
func NewPiecesSource(name string, data []byte, cfg DecomposeConfig) PiecesSource {
	cfg = cfg.withDefaults()
	sum := sha256.Sum256(data)
	return PiecesSource{filepath.Base(name), hex.EncodeToString(sum[:]), cfg.Concavity, cfg.MaxPieces}
}

// Fresh reports whether pieces of the source s are what other asks for: the same content and config, whatever the name.
func (s PiecesSource) Fresh(other PiecesSource) bool {
	return s.Hash == other.Hash && s.Concavity == other.Concavity && s.MaxPieces == other.MaxPieces
}

// piecesMark is the first line of a file of pieces; its number changes with the way in which pieces are made.
const piecesMark = "# Tendril convex pieces 1"

// PiecesPath returns where the pieces of the file at path are kept.
func PiecesPath(path string) string { return path + ".pieces.obj" }

// WritePieces writes pieces as a Wavefront OBJ file with their source in its first lines.
func WritePieces(w io.Writer, pieces []*Surface, of PiecesSource) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "%s\n# source %s\n# sha256 %s\n# concavity %v\n# max-pieces %d\n", piecesMark, strconv.Quote(of.File), of.Hash, of.Concavity, of.MaxPieces)
	first := 1
	for i, p := range pieces {
		fmt.Fprintf(b, "o piece_%03d\n", i)
		for _, v := range p.Vertices {
			fmt.Fprintf(b, "v %v %v %v\n", v.X, v.Y, v.Z)
		}
		for _, t := range p.Triangles {
			fmt.Fprintf(b, "f %d %d %d\n", int(t[0])+first, int(t[1])+first, int(t[2])+first)
		}
		first += len(p.Vertices)
	}
	return b.Flush()
}

// ReadPieces reads what WritePieces writes: the objects of an OBJ file, each a surface of its own. The source is zero if the file does not tell one,
// because somebody made it with another program.
func ReadPieces(r io.Reader, name string) ([]*Surface, PiecesSource, error) {
	data, err := contents(r, name)
	if err != nil {
		return nil, PiecesSource{}, err
	}
	of := readSource(data)
	o := &objReader{file: name, surface: &Surface{}}
	if err := o.read(bytes.NewReader(data)); err != nil {
		return nil, of, err
	}
	if len(o.objects) == 0 || o.objects[0] > 0 {
		o.objects = append([]int{0}, o.objects...)
	}
	var pieces []*Surface
	for i, first := range o.objects {
		last := len(o.surface.Triangles)
		if i+1 < len(o.objects) {
			last = o.objects[i+1]
		}
		if first < last {
			pieces = append(pieces, o.surface.some(first, last))
		}
	}
	return pieces, of, nil
}

// some returns a range of triangles with their vertices, in the order in which those are used.
func (s *Surface) some(first, last int) *Surface {
	number := map[int32]int32{}
	out := &Surface{Vertices: []spatial.Vec3{}}
	for _, t := range s.Triangles[first:last] {
		for k, v := range t {
			n, seen := number[v]
			if !seen {
				n = int32(len(out.Vertices))
				number[v] = n
				out.Vertices = append(out.Vertices, s.Vertices[v])
			}
			t[k] = n
		}
		out.Triangles = append(out.Triangles, t)
	}
	return out
}

// readSource reads the comments at the head of a file of pieces; what is not as WritePieces writes it makes no source.
func readSource(data []byte) (of PiecesSource) {
	lines := strings.SplitN(string(data[:min(len(data), 4096)]), "\n", 6)
	if len(lines) < 6 || strings.TrimSpace(lines[0]) != piecesMark {
		return PiecesSource{}
	}
	values := make([]string, 4)
	for i, key := range []string{"# source ", "# sha256 ", "# concavity ", "# max-pieces "} {
		value, found := strings.CutPrefix(strings.TrimSpace(lines[i+1]), key)
		if !found {
			return PiecesSource{}
		}
		values[i] = value
	}
	file, err1 := strconv.Unquote(values[0])
	concavity, err2 := strconv.ParseFloat(values[2], 64)
	pieces, err3 := strconv.Atoi(values[3])
	if err1 != nil || err2 != nil || err3 != nil {
		return PiecesSource{}
	}
	return PiecesSource{file, values[1], concavity, pieces}
}

// CachedPieces returns the convex pieces of a file with this name and content: those in cache, the content of the file at PiecesPath, if they are
// of this content and config, else new ones. The report is nil if they came from the cache; if not, the caller may want to write them there.
func CachedPieces(ctx context.Context, name string, data, cache []byte, cfg DecomposeConfig) ([]*Surface, *DecomposeReport, error) {
	if err := cfg.Validate(); err != nil {
		return nil, nil, err
	}
	if cache != nil && readSource(cache).Fresh(NewPiecesSource(name, data, cfg)) {
		if pieces, _, err := ReadPieces(bytes.NewReader(cache), PiecesPath(name)); err == nil {
			return pieces, nil, nil
		}
	}
	s, err := Read(bytes.NewReader(data), name)
	if err != nil {
		return nil, nil, err
	}
	pieces, report, err := Decompose(ctx, s, cfg)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return pieces, &report, nil
}

// DecomposeFile returns the convex pieces of the file at path as CachedPieces does, and keeps new ones in the file at PiecesPath where that can be
// written.
func DecomposeFile(ctx context.Context, path string, cfg DecomposeConfig) ([]*Surface, *DecomposeReport, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, err
	}
	cache, err := os.ReadFile(PiecesPath(path))
	if err != nil {
		cache = nil
	}
	pieces, report, err := CachedPieces(ctx, path, data, cache, cfg)
	if err == nil && report != nil {
		_ = WritePiecesFile(PiecesPath(path), pieces, NewPiecesSource(path, data, cfg)) // without it, the next time takes as long
	}
	return pieces, report, err
}

// WritePiecesFile writes pieces to the file at path, all or nothing: who reads it at the same time never sees half of it.
func WritePiecesFile(path string, pieces []*Surface, of PiecesSource) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".pieces-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = f.Close()
			_ = os.Remove(f.Name())
		}
	}()
	if err := WritePieces(f, pieces, of); err != nil {
		return err
	}
	if err := f.Chmod(0o644); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
