package serve

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// A state for a link is a head in JSON, with its length before it, and the state of the world, which ends with its own hash;
// all of it compressed with zlib, which has a checksum, and written in base64url without padding.

// stateHead is all of a state but that of the world.
type stateHead struct {
	Version int      `json:"version"`
	Scene   string   `json:"scene"`
	Changes []change `json:"set,omitempty"`
	Taken   [][2]int `json:"taken,omitempty"` // holds that a hand has taken over: body and pose
}

const (
	stateVersion  = 1
	maxStateBytes = 8 << 20 // unpacked
)

// pack writes a state down.
func pack(h *stateHead, state []byte) (string, error) {
	head, err := json.Marshal(h)
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	text := base64.NewEncoder(base64.RawURLEncoding, &b)
	z, _ := zlib.NewWriterLevel(text, zlib.BestCompression) // the level is right
	_, _ = z.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(head))))
	_, _ = z.Write(head)
	_, _ = z.Write(state) // a buffer takes everything
	if err := errors.Join(z.Close(), text.Close()); err != nil {
		return "", err
	}
	return b.String(), nil
}

// unpack reads a state.
func unpack(text string) (*stateHead, []byte, error) {
	z, err := zlib.NewReader(base64.NewDecoder(base64.RawURLEncoding, bytes.NewReader([]byte(text))))
	if err != nil {
		return nil, nil, fmt.Errorf("the link is damaged: %w", err)
	}
	all, err := io.ReadAll(io.LimitReader(z, maxStateBytes+1))
	switch {
	case err != nil:
		return nil, nil, fmt.Errorf("the link is cut short or damaged: %w", err)
	case len(all) > maxStateBytes:
		return nil, nil, fmt.Errorf("the link holds more than %d MB", maxStateBytes>>20)
	case len(all) < 4 || uint64(len(all)) < 4+uint64(binary.LittleEndian.Uint32(all)):
		return nil, nil, errors.New("the link is cut short")
	}
	cut := 4 + int(binary.LittleEndian.Uint32(all))
	var h stateHead
	if err := json.Unmarshal(all[4:cut], &h); err != nil {
		return nil, nil, fmt.Errorf("the link is damaged: %w", err)
	}
	if h.Version != stateVersion {
		return nil, nil, fmt.Errorf("the link is of version %d, want %d", h.Version, stateVersion)
	}
	if len(h.Changes) > maxChanges || len(h.Taken) > maxChanges {
		return nil, nil, fmt.Errorf("the link changes more than %d values", maxChanges)
	}
	return &h, all[cut:], nil
}

// sendState sends a client the present state, for a link.
func (x *session) sendState(c *client) error {
	m := x.sim.Load()
	h := stateHead{Version: stateVersion, Scene: x.source.name}
	var state []byte
	ran := m.do(func(w *world.World) {
		h.Changes = slices.Clone(m.changes)
		state = w.AppendState(nil)
		shot := w.Snapshot()
		defer shot.Release()
		for _, hold := range shot.Holds {
			if hold.Taken {
				h.Taken = append(h.Taken, [2]int{hold.Body, hold.Index})
			}
		}
	})
	if !ran {
		return errors.New("the scene is starting anew: try again")
	}
	text, err := pack(&h, state)
	if err != nil {
		return err
	}
	if len(text) > maxMessage-1024 {
		return fmt.Errorf("the state takes %d kB, too much for a link", len(text)>>10)
	}
	c.send(encode(struct {
		Type  string `json:"type"`
		State string `json:"state"`
	}{"state", text}))
	return nil
}

// restore brings back a state.
func (x *session) restore(text string) error {
	h, state, err := unpack(text)
	if err != nil {
		return err
	}
	if h.Scene != x.source.name {
		return fmt.Errorf("the link is of scene %q, this is %q", clip(h.Scene), x.source.name)
	}
	m, err := build(x.source, h.Changes)
	if err != nil {
		return fmt.Errorf("the link does not fit the scene any more: %w", err)
	}
	w := m.running.World
	for _, t := range h.Taken {
		still := spatial.Frame{} // none: the hand stays where the body is
		if err := w.Grab(0, world.Grip{Body: t[0], Place: float64(t[1]), Source: func() spatial.Frame { return still }}); err != nil {
			return fmt.Errorf("the link does not fit the scene any more: %w", err)
		}
		w.Release(0)
	}
	if err := w.RestoreState(state); err != nil {
		return fmt.Errorf("the link does not fit the scene any more: %w", err)
	}
	w.Show() // it may be paused
	if err := x.replace(m, "restored from a link"); err != nil {
		return err
	}
	x.film.note("restore", "")
	return nil
}
