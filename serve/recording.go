package serve

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/record"
	"github.com/tendril-sim/tendril/world"
)

// film is the recording that a session makes, if it does.
type film struct {
	mu     sync.Mutex
	writer *record.Writer // nil: none
	name   string
}

// turn begins or ends the recording.
func (f *film) turn(x *session, on bool) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if on == (f.writer != nil) {
		return nil
	}
	if on {
		return f.begin(x)
	}
	return f.finish(x)
}

// begin makes the file. The caller has locked mu.
func (f *film) begin(x *session) error {
	folder := x.server.cfg.Recordings
	if folder == "" {
		return errors.New("this server keeps no recordings; start it with --recordings FOLDER")
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("the folder of the recordings: %w", err)
	}
	m := x.sim.Load()
	var info record.Info
	ran := m.do(func(*world.World) {
		var set []string
		for _, c := range m.changes {
			if !c.Track { // what tracks do is in the frames
				set = append(set, c.Path+"="+c.Value)
			}
		}
		info = record.Describe(m.source.name, m.text, set, m.running)
	})
	if !ran {
		return errors.New("the scene is starting anew: try again")
	}
	f.name = fmt.Sprintf("%s-%s.mcap", x.source.name, time.Now().Format("20060102-150405.000"))
	w, err := record.Create(filepath.Join(folder, f.name), info, record.Options{})
	if err != nil {
		return fmt.Errorf("the recording could not begin: %w", err)
	}
	f.writer = w
	x.log.Info("recording", "file", f.name)
	x.change(func(s *Status) { s.Recording = true }, "recording to "+f.name)
	return nil
}

// finish closes the file. The caller has locked mu.
func (f *film) finish(x *session) error {
	err := f.writer.Close()
	lost := f.writer.Dropped()
	f.writer = nil
	message := "recorded " + f.name
	if lost > 0 {
		message += fmt.Sprintf(", without %d frames that the disk was too slow for", lost)
	}
	if err != nil {
		message = fmt.Sprintf("recording %s failed: %v", f.name, err)
	}
	x.log.Info("recording ended", "file", f.name, "dropped", lost, "error", err)
	x.change(func(s *Status) { s.Recording = false }, message)
	return err
}

// end closes the file if there is one.
func (f *film) end(x *session) {
	if err := f.turn(x, false); err != nil {
		x.log.Warn("recording failed", "error", err)
	}
}

// add records a frame, and ends the recording if the disk failed.
func (f *film) add(x *session, frame []byte, probes []float64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.writer == nil {
		return
	}
	f.writer.WriteFrame(frame, probes)
	if f.writer.Err() != nil {
		_ = f.finish(x) // which tells the viewers
	}
}

// note records that a viewer changed something.
func (f *film) note(path, value string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.writer != nil {
		f.writer.Change(path, value)
	}
}

// recorded is a recording in the list.
type recorded struct {
	Name  string    `json:"name"`
	Scene string    `json:"scene"`
	Size  int64     `json:"size"` // [bytes]
	Time  time.Time `json:"time"` // when it was last written to
}

// recordingName is what the name of a recording looks like: no path, and nothing hidden.
var recordingName = regexp.MustCompile(`^[A-Za-z0-9_][A-Za-z0-9._ -]{0,200}\.mcap$`)

// listRecordings answers with the recordings, the latest first.
func (s *Server) listRecordings(w http.ResponseWriter, _ *http.Request) {
	list := []recorded{}
	if s.cfg.Recordings != "" {
		entries, err := os.ReadDir(s.cfg.Recordings)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			http.Error(w, "the folder of the recordings cannot be read", http.StatusInternalServerError)
			return
		}
		for _, e := range entries {
			info, err := e.Info()
			if err != nil || !info.Mode().IsRegular() || !recordingName.MatchString(e.Name()) {
				continue
			}
			scene := strings.TrimSuffix(e.Name(), ".mcap")
			if cut := len(scene) - len("-20060102-150405.000"); cut > 0 {
				scene = scene[:cut]
			}
			list = append(list, recorded{e.Name(), scene, info.Size(), info.ModTime()})
		}
	}
	slices.SortFunc(list, func(a, b recorded) int { return b.Time.Compare(a.Time) })
	writeJSON(w, list)
}

// recordingPath returns where a recording is.
func (s *Server) recordingPath(name string) (string, error) {
	if s.cfg.Recordings == "" || !recordingName.MatchString(name) {
		return "", fmt.Errorf("there is no recording %q", clip(name))
	}
	path := filepath.Join(s.cfg.Recordings, name)
	if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
		return "", fmt.Errorf("there is no recording %q", clip(name))
	}
	return path, nil
}

// recording answers with a recording as a file.
func (s *Server) recording(w http.ResponseWriter, r *http.Request) {
	path, err := s.recordingPath(r.PathValue("name"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", r.PathValue("name")))
	http.ServeFile(w, r, path)
}
