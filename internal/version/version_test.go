package version

import (
	"runtime/debug"
	"strings"
	"testing"
)

func TestStampWins(t *testing.T) {
	defer func(was string) { Version = was }(Version)
	Version = "v9.8.7"
	if got := Get(); got.Version != "v9.8.7" || !strings.HasPrefix(got.String(), "tendril v9.8.7") {
		t.Errorf("got %v, want v9.8.7", got)
	}
}

func TestSomethingIsAlwaysTold(t *testing.T) {
	if got := Get(); got.Version == "" || got.Go == "" || got.Platform == "" {
		t.Errorf("got %+v", got)
	}
}

func TestRevision(t *testing.T) {
	got, when := revision([]debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef"}, {Key: "vcs.time", Value: "2026-01-01"}, {Key: "vcs.modified", Value: "true"}})
	if got != "0123456789ab+dirty" || when != "2026-01-01" {
		t.Errorf("got %q, %q", got, when)
	}
}
