package green

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
)

// A cache file is, in little-endian order: magic, version, the key of the recipe, the number of values in single and in double precision, these values, and the
// SHA-256 of all before it. Everything else follows from the recipe.
const (
	cacheMagic   = "tendril green\n\x00\x00"
	cacheVersion = 1 // of the file, and of what the numbers mean: a new method of integration is a new version
)

// CacheError says why a cache file cannot be used.
type CacheError struct {
	Path   string
	Reason string
}

func (e *CacheError) Error() string { return fmt.Sprintf("green: %s: %s", e.Path, e.Reason) }

// Load reads the model of a recipe from a cache file. The error is a *CacheError if the file is damaged, of another version or of another recipe, or of the file system.
func (r *Recipe) Load(path string) (*Model, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	m, err := r.plan()
	if err != nil {
		return nil, err
	}
	const head = len(cacheMagic) + 4 + sha256.Size + 16
	wrong := func(format string, args ...any) (*Model, error) {
		return nil, &CacheError{path, fmt.Sprintf(format, args...)}
	}
	if len(data) < len(cacheMagic)+4 || string(data[:len(cacheMagic)]) != cacheMagic {
		return wrong("is no file of Green's functions")
	}
	if v := binary.LittleEndian.Uint32(data[len(cacheMagic):]); v != cacheVersion {
		return wrong("is of version %d, this is version %d", v, cacheVersion)
	}
	if len(data) < head+sha256.Size {
		return wrong("is cut short")
	}
	body, sum := data[:len(data)-sha256.Size], data[len(data)-sha256.Size:]
	if got := sha256.Sum256(body); !bytes.Equal(got[:], sum) {
		return wrong("is damaged: its checksum does not agree")
	}
	if key := r.key(); !bytes.Equal(key[:], body[len(cacheMagic)+4:][:sha256.Size]) {
		return wrong("is of another mesh, material or choice of nodes")
	}
	single, double := binary.LittleEndian.Uint64(body[head-16:]), binary.LittleEndian.Uint64(body[head-8:])
	values := body[head:]
	if want := 3 * m.stride * len(m.columns); single != uint64(want) || double != uint64(want) && double != 0 || uint64(len(values)) != 4*single+8*double {
		return wrong("has %d and %d numbers, want %d", single, double, want)
	}
	m.single = make([]float32, single)
	for i := range m.single {
		m.single[i] = math.Float32frombits(binary.LittleEndian.Uint32(values[4*i:]))
	}
	if values = values[4*single:]; double > 0 {
		m.double = make([]float64, double)
		for i := range m.double {
			m.double[i] = math.Float64frombits(binary.LittleEndian.Uint64(values[8*i:]))
		}
	}
	return m, nil
}

// save writes the model of a recipe: under another name first, so that what has the name is whole.
func (m *Model) save(path string, key [sha256.Size]byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }() // if it is still there
	sum := sha256.New()
	w := bufio.NewWriterSize(io.MultiWriter(f, sum), 1<<20)
	head := append([]byte(cacheMagic), binary.LittleEndian.AppendUint32(nil, cacheVersion)...)
	head = append(head, key[:]...)
	head = binary.LittleEndian.AppendUint64(head, uint64(len(m.single)))
	head = binary.LittleEndian.AppendUint64(head, uint64(len(m.double)))
	_, _ = w.Write(head) // a writer with a buffer keeps its first error for Flush
	var word [8]byte
	for _, v := range m.single {
		binary.LittleEndian.PutUint32(word[:4], math.Float32bits(v))
		_, _ = w.Write(word[:4])
	}
	for _, v := range m.double {
		binary.LittleEndian.PutUint64(word[:], math.Float64bits(v))
		_, _ = w.Write(word[:])
	}
	if err = w.Flush(); err == nil {
		_, err = f.Write(sum.Sum(nil))
	}
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// Origin tells where a model has come from.
type Origin struct {
	Cached  bool  // it was read
	Stale   error // why a cache file that was there could not be used: a *CacheError, or nil
	Resumed bool  // an earlier attempt had been broken off, and was continued
}

// Open reads a model from a cache file, or computes it and writes the file. What is finished of a long computation is kept in a file beside it, path + ".part", from which
// the next attempt goes on. Errors are those of Make, or of the file system.
func (r *Recipe) Open(ctx context.Context, path string, progress Progress) (*Model, Origin, error) {
	var origin Origin
	m, err := r.Load(path)
	var unusable *CacheError
	switch {
	case err == nil:
		origin.Cached = true
		return m, origin, nil
	case errors.As(err, &unusable):
		origin.Stale = err
	case !errors.Is(err, fs.ErrNotExist):
		return nil, origin, err
	}
	j := newJournal(path+".part", r.key())
	m, err = r.make(ctx, progress, j)
	origin.Resumed = j.resumed
	if err == nil {
		err = m.save(path, r.key())
	}
	if err = errors.Join(err, j.close(err == nil)); err != nil {
		return nil, origin, err
	}
	return m, origin, nil
}
