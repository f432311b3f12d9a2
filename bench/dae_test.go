package bench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/internal/stiff"
)

// The rows of a stiff problem stand without the peer, and beside it where it is found.
func TestStiffRows(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("PATH", "")
	t.Setenv("TENDRIL_PEERS", "")
	rows, err := stiffRows(stiff.VanDerPol())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		if !(r.Figure > 0) || r.Target != 0 || !strings.Contains(r.TargetSource, "libsundials-dev") {
			t.Errorf("without the peer: %+v", r)
		}
	}

	peers := t.TempDir()
	t.Setenv("TENDRIL_PEERS", peers)
	program := filepath.Join(peers, "tendril-peer-ida")
	script := "#!/bin/sh\necho '{\"version\":\"0\",\"steps\":7,\"residuals\":8,\"factorisations\":9,\"seconds\":0.01,\"y\":[1.7,-0.9]}'\n"
	if err := os.WriteFile(program, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	if rows, err = stiffRows(stiff.VanDerPol()); err != nil {
		t.Skipf("no shell to stand in for the peer: %v", err)
	}
	if rows[0].Target != 7 || rows[3].Target != 10 || !strings.Contains(rows[0].TargetSource, "IDA 0") {
		t.Errorf("with the peer: %+v", rows)
	}
}
