package serve

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

// fileScene is the name under which the scene file of the command line is shown.
const fileScene = "file"

// source is where a scene comes from.
type source struct {
	name string                        // in addresses
	file string                        // for mistakes
	read func() (data []byte, e error) // its text now
}

// listed is a scene in the list.
type listed struct {
	Name     string   `json:"name"`
	Title    string   `json:"title"`
	About    string   `json:"about"`
	Source   string   `json:"source"`
	Models   []string `json:"models"`         // kinds of its bodies, and hand
	Duration float64  `json:"duration"`       // of a run without a screen [s]
	Thumb    bool     `json:"thumb"`          // there is a picture
	File     string   `json:"file,omitempty"` // of the scene given on the command line
}

// gallery is the scenes that are built in.
type gallery struct {
	list   []listed
	thumbs map[string]*asset
	schema *asset
}

func newGallery() (*gallery, error) {
	g := &gallery{thumbs: map[string]*asset{}, schema: newAsset("scene.schema.json", scene.Schema())}
	for _, name := range scenes.Names() {
		data, err := scenes.Read(name)
		if err != nil {
			return nil, err
		}
		s, err := scene.Load(name+".yaml", data)
		if err != nil {
			return nil, err
		}
		entry := describeScene(name, s)
		if picture, ok := scenes.Thumb(name); ok {
			g.thumbs[name] = newAsset(name+".png", picture)
			entry.Thumb = true
		}
		g.list = append(g.list, entry)
	}
	return g, nil
}

func describeScene(name string, s *scene.Scene) listed {
	entry := listed{Name: name, Title: s.Title, About: strings.TrimSpace(s.About), Source: s.Source, Duration: s.Duration, Models: []string{}}
	for _, b := range s.Bodies.All() {
		if kind := b.Kind(); !slices.Contains(entry.Models, kind) {
			entry.Models = append(entry.Models, kind)
		}
	}
	if len(s.Hands.Names()) > 0 {
		entry.Models = append(entry.Models, "hand")
	}
	return entry
}

// find returns the source of a scene by name.
func (s *Server) find(name string) (*source, error) {
	if name == fileScene {
		if s.file == nil {
			return nil, errors.New("no scene file was given when the server started")
		}
		return &source{name: fileScene, file: s.file.path, read: s.file.text}, nil
	}
	names := scenes.Names()
	if !slices.Contains(names, name) {
		return nil, fmt.Errorf("there is no scene %q%s", clip(name), suggest.Question(clip(name), names))
	}
	return &source{name: name, file: "scenes/" + name + ".yaml", read: func() ([]byte, error) { return scenes.Read(name) }}, nil
}

func (s *Server) listScenes(w http.ResponseWriter, _ *http.Request) {
	list := s.gallery.list
	if s.file != nil {
		if text, err := s.file.text(); err == nil {
			if loaded, err := scene.Load(s.file.path, text); err == nil {
				entry := describeScene(fileScene, loaded)
				entry.File = s.file.path
				list = slices.Concat([]listed{entry}, list)
			}
		}
	}
	writeJSON(w, list)
}

func (s *Server) thumb(w http.ResponseWriter, r *http.Request) {
	a := s.gallery.thumbs[r.PathValue("name")]
	if a == nil {
		http.Error(w, "there is no picture of this scene", http.StatusNotFound)
		return
	}
	a.ServeHTTP(w, r)
}

func writeJSON(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_ = json.NewEncoder(w).Encode(v) // a client that is gone needs no answer
}
