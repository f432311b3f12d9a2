package serve

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/scene"
)

// watched is a scene file that is read again whenever it changes. What is shown is the last text that was right.
type watched struct {
	path string

	mu   sync.Mutex
	good []byte
	bad  error // what is wrong with the file now; nil if nothing is
	seen stamp
}

// stamp tells whether a file has changed.
type stamp struct {
	time time.Time
	size int64
	sum  [sha256.Size]byte // of the text, so that touching a file is not a change
}

const (
	watchPeriod   = 250 * time.Millisecond
	watchMissing  = 2 * time.Second // an editor may take a file away for a moment when it saves
	maxSceneBytes = 64 << 20
)

// watch reads a scene file for the first time.
func watch(path string) (*watched, error) {
	f := &watched{path: path}
	text, at, err := f.read()
	if err != nil {
		return nil, err
	}
	if err := try(path, text); err != nil {
		return nil, err
	}
	f.good, f.seen = text, at
	return f, nil
}

// try reports what is wrong with a scene.
func try(path string, text []byte) error {
	s, err := scene.Load(path, text)
	if err == nil {
		_, err = s.Build()
	}
	return err
}

func (f *watched) read() ([]byte, stamp, error) {
	info, err := os.Stat(f.path)
	if err != nil {
		return nil, stamp{}, err
	}
	at := stamp{time: info.ModTime(), size: info.Size()}
	if info.IsDir() || info.Size() > maxSceneBytes {
		return nil, at, fmt.Errorf("%s: is a folder or far too large, want a scene file", f.path)
	}
	text, err := os.ReadFile(f.path)
	at.sum = sha256.Sum256(text)
	return text, at, err
}

// text returns the last text that was right.
func (f *watched) text() ([]byte, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.good, nil
}

// wrong returns what is wrong with the file now.
func (f *watched) wrong() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.bad
}

// follow looks at the file now and then until ctx is done, and calls changed when its text is another: with nil if it is
// right, otherwise with what is wrong.
func (f *watched) follow(ctx context.Context, changed func(error)) {
	tick := time.NewTicker(watchPeriod)
	defer tick.Stop()
	var missing time.Time
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		info, err := os.Stat(f.path)
		switch {
		case err == nil:
			missing = time.Time{}
			if info.ModTime().Equal(f.seen.time) && info.Size() == f.seen.size {
				continue
			}
		case missing.IsZero():
			missing = time.Now()
			continue
		case time.Since(missing) < watchMissing || f.seen == (stamp{}):
			continue
		}
		if err, news := f.look(); news {
			changed(err)
		}
	}
}

// look reads the file, and reports what is wrong with it and whether it is another than before.
func (f *watched) look() (wrong error, news bool) {
	text, at, err := f.read()
	same := err == nil && at.sum == f.seen.sum
	f.seen = at
	if same && f.wrong() == nil {
		return nil, false
	}
	if err == nil {
		err = try(f.path, text)
	} else if errors.Is(err, os.ErrNotExist) {
		err = fmt.Errorf("%s: the file is gone; what it said before goes on", f.path)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.bad = err; err == nil {
		f.good = text
	}
	return err, true
}

// fileChanged tells the viewers of the file that it has changed: they get the new scene, or what is wrong with it.
func (s *Server) fileChanged(wrong error) {
	s.log.Info("scene file changed", "file", s.file.path, "mistakes", wrong)
	for _, x := range s.all() {
		if x.source.name != fileScene {
			continue
		}
		if wrong == nil {
			wrong = x.reset(nil, "the scene file has changed")
		}
		if wrong != nil {
			x.tell(newMistakes("", wrong))
		}
	}
}
