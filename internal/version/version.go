// Package version tells which build of Tendril this is.
package version

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
)

// Version is stamped by the linker: -ldflags "-X github.com/tendril-sim/tendril/internal/version.Version=v1.2.3".
// Where it is empty, the version control's revision that Go stamps into every build stands in.
var Version string

// Info describes a build.
type Info struct {
	Version  string `json:"version"`
	Revision string `json:"revision,omitempty"` // of version control, with "+dirty" where files had changed since
	Time     string `json:"time,omitempty"`     // of the revision
	Go       string `json:"go"`                 // version of Go
	Platform string `json:"platform"`           // as in linux/amd64
}

// Get returns what is known of this build.
func Get() Info {
	info := Info{Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
	build, _ := debug.ReadBuildInfo()
	fromModule := ""
	if build != nil {
		if v := build.Main.Version; v != "(devel)" {
			fromModule = v
		}
		info.Revision, info.Time = revision(build.Settings)
	}
	info.Version = cmp.Or(Version, fromModule, info.Revision, "dev")
	return info
}

// revision returns the version control's revision in short, and its time.
func revision(settings []debug.BuildSetting) (revision, time string) {
	dirty := ""
	for _, s := range settings {
		switch s.Key {
		case "vcs.revision":
			revision = s.Value[:min(12, len(s.Value))]
		case "vcs.time":
			time = s.Value
		case "vcs.modified":
			if s.Value == "true" {
				dirty = "+dirty"
			}
		}
	}
	if revision != "" {
		revision += dirty
	}
	return revision, time
}

// String returns the build in one line.
func (i Info) String() string {
	s := "tendril " + i.Version
	if i.Revision != "" && i.Revision != i.Version {
		s += fmt.Sprintf(" (%s)", i.Revision)
	}
	return s + ", " + i.Go + ", " + i.Platform
}
