package bench

import (
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
)

// runJSON runs the program of a peer, which prints one JSON value, and reads it into the value that out points to.
func runJSON(program string, out any, arguments ...string) error {
	name := filepath.Base(program)
	printed, err := exec.Command(program, arguments...).Output()
	if failed := (*exec.ExitError)(nil); errors.As(err, &failed) && len(failed.Stderr) > 0 {
		return fmt.Errorf("%s: %w: %s", name, err, failed.Stderr)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if err := json.Unmarshal(printed, out); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// missingPeer says what to do where a peer is not built.
func missingPeer(name, library string) string {
	return name + " is not here: install " + library + ", run make peers"
}
