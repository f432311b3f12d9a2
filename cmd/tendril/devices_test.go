package main

import (
	"context"
	"encoding/json"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic/bridge"
	"github.com/tendril-sim/tendril/haptic/igtl"
	"github.com/tendril-sim/tendril/haptic/vrpn"
	"github.com/tendril-sim/tendril/spatial"
)

// freePort is one that nobody listens at now.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	return l.LocalAddr().String()
}

// Servers that are there are found, others are not, and what can be emulated is listed.
func TestDevices(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	server, err := vrpn.Listen(ctx, vrpn.ServerConfig{Addr: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = server.Close() }()
	tracker, err := igtl.Listen(ctx, igtl.Config{Addr: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tracker.Close() }()
	port := freePort(t)
	client, err := bridge.Dial(ctx, bridge.ClientConfig{URL: "udp://" + port, Hello: bridge.Hello{Name: "arm"}})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = client.Close() }()
	go func() {
		for ctx.Err() == nil {
			_ = client.Move(bridge.Pose{Frame: spatial.AtOrigin, Held: true})
			time.Sleep(5 * time.Millisecond)
		}
	}()
	var out, errs strings.Builder
	code := run([]string{
		"devices", "--json", "--wait", "1s", "--haply", "ws://" + freePort(t), "--vrpn", server.Addr().String(), "--igtl", tracker.Addr().String(),
		"--spacenav", t.TempDir() + "/none.sock", "--bridge", port,
	}, &out, &errs)
	if code != success {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	var got struct {
		Devices  []found    `json:"devices"`
		Emulated []emulated `json:"emulated"`
	}
	if err := json.Unmarshal([]byte(out.String()), &got); err != nil {
		t.Fatal(err)
	}
	here := map[string]bool{"haply": false, "vrpn": true, "igtl": true, "spacenav": false, "bridge": true}
	for _, f := range got.Devices {
		if f.Here != here[f.Kind] || f.Here == (f.Why != "") {
			t.Errorf("%+v, want it to be here: %v", f, here[f.Kind])
		}
	}
	if len(got.Devices) != len(here) || len(got.Emulated) < 8 {
		t.Errorf("%d devices, %d emulated", len(got.Devices), len(got.Emulated))
	}
	if code := run([]string{"devices", "--wait", "-1s"}, &out, &errs); code != wrongUse {
		t.Errorf("exit %d for a wait of -1 s", code)
	}
}
