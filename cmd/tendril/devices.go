package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"sync"
	"text/tabwriter"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/bridge"
	"github.com/tendril-sim/tendril/haptic/haply"
	"github.com/tendril-sim/tendril/haptic/igtl"
	"github.com/tendril-sim/tendril/haptic/spacenav"
	"github.com/tendril-sim/tendril/haptic/vrpn"
)

type devicesCommand struct {
	Wait     time.Duration `default:"1.5s" help:"How long to look for each (${default})."`
	Haply    string        `placeholder:"URL" help:"Where Haply's service is; on this machine if not given."`
	VRPN     string        `name:"vrpn" placeholder:"HOST:PORT" help:"Where a VRPN server is; on this machine if not given."`
	IGTL     string        `name:"igtl" placeholder:"HOST:PORT" help:"Where an OpenIGTLink server is; on this machine if not given."`
	Spacenav string        `placeholder:"FILE" help:"Socket of spacenavd; the usual one if not given."`
	Bridge   string        `placeholder:"HOST:PORT" help:"Where to listen for bridges; the usual port of this machine if not given."`
	JSON     bool          `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*devicesCommand) Help() string {
	return `Looks for haptic devices and trackers that scenes can name: a Haply Inverse3 through its service, a VRPN server, an OpenIGTLink server, a SpaceMouse through spacenavd, and devices that come over a bridge while it waits. Then it lists the devices that can be emulated.

    tendril devices
    tendril devices --vrpn lab:3883 --wait 5s
    tendril devices --json

A scene names a device under devices:, as in

    devices:
      stylus: {kind: haply, preset: inverse3, body: tip}`
}

// found is what was found of a kind of device.
type found struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	Here bool   `json:"here"`
	Why  string `json:"why,omitempty"` // it is not
}

// emulated is a device that can be computed.
type emulated struct {
	Preset    string  `json:"preset"`
	Title     string  `json:"title"`
	Force     float64 `json:"force"`     // [N]
	Torque    float64 `json:"torque"`    // [N m]; 0: none
	Stiffness float64 `json:"stiffness"` // [N/m]
	Points    int     `json:"points"`
	Assumed   string  `json:"assumed"` // what is not published
}

// Run looks for devices.
func (d *devicesCommand) Run(c *console) error {
	if d.Wait <= 0 || d.Wait > time.Minute {
		return fmt.Errorf("--wait is %v, want more than 0 and at most 1m", d.Wait)
	}
	devices, presets := d.look(), listPresets()
	if d.JSON {
		return c.printJSON(struct {
			Devices []found    `json:"devices"`
			Presets []emulated `json:"emulated"`
		}{devices, presets})
	}
	return printDevices(c.out, devices, presets)
}

// look asks for all kinds at once.
func (d *devicesCommand) look() []found {
	ctx, cancel := context.WithTimeout(context.Background(), d.Wait+time.Second)
	defer cancel()
	searches := []func(context.Context) []found{d.lookHaply, d.lookVRPN, d.lookIGTL, d.lookSpacenav, d.lookBridge}
	results := make([][]found, len(searches))
	var wait sync.WaitGroup
	for i, search := range searches {
		wait.Go(func() { results[i] = search(ctx) })
	}
	wait.Wait()
	var all []found
	for _, r := range results {
		all = append(all, r...)
	}
	return all
}

// link is a connection that is tried again and again.
type link interface {
	Err() error
	Close() error
}

// await waits until a link is up, and tells what became of it.
func (d *devicesCommand) await(kind string, l link, err error, up func() (name string, ok bool)) []found {
	if err != nil {
		return []found{{Kind: kind, Why: err.Error()}}
	}
	defer func() { _ = l.Close() }()
	for end := time.Now().Add(d.Wait); ; time.Sleep(20 * time.Millisecond) {
		if name, ok := up(); ok {
			return []found{{Kind: kind, Name: name, Here: true}}
		}
		if time.Now().After(end) {
			why := "no answer"
			if err := l.Err(); err != nil {
				why = err.Error()
			}
			return []found{{Kind: kind, Why: why}}
		}
	}
}

func (d *devicesCommand) lookHaply(ctx context.Context) []found {
	h, err := haply.Open(ctx, haply.Config{URL: d.Haply})
	return d.await("haply", h, err, func() (string, bool) { return h.Name(), h.States() > 0 })
}

func (d *devicesCommand) lookVRPN(ctx context.Context) []found {
	if host, _, err := net.SplitHostPort(d.VRPN); err == nil && host != "" { // a server far away may not answer at all
		conn, err := net.DialTimeout("tcp", d.VRPN, d.Wait)
		if err != nil {
			return []found{{Kind: "vrpn", Why: err.Error()}}
		}
		_ = conn.Close()
	}
	client, err := vrpn.Dial(ctx, vrpn.ClientConfig{Addr: d.VRPN})
	begin := time.Now()
	return d.await("vrpn", client, err, func() (string, bool) { return "server", d.settled(client, begin) })
}

func (d *devicesCommand) lookIGTL(ctx context.Context) []found {
	l, err := igtl.Dial(ctx, igtl.Config{Addr: d.IGTL})
	return d.await("igtl", l, err, func() (string, bool) { return "server", l.Peers() > 0 })
}

func (d *devicesCommand) lookSpacenav(ctx context.Context) []found {
	n, err := spacenav.Open(ctx, spacenav.Config{Socket: d.Spacenav})
	begin := time.Now()
	return d.await("spacenav", n, err, func() (string, bool) { return n.Name(), d.settled(n, begin) })
}

// settled reports whether a link that says only what went wrong has been without trouble for half of the time.
func (d *devicesCommand) settled(l link, begin time.Time) bool {
	return l.Err() == nil && time.Since(begin) > d.Wait/2
}

// lookBridge listens for the whole time: devices come by themselves.
func (d *devicesCommand) lookBridge(ctx context.Context) []found {
	server, err := bridge.Listen(ctx, bridge.Config{Addr: d.Bridge})
	if err != nil {
		return []found{{Kind: "bridge", Why: err.Error()}}
	}
	defer func() { _ = server.Close() }()
	time.Sleep(d.Wait)
	var all []found
	for _, device := range server.Devices() {
		all = append(all, found{Kind: "bridge", Name: device.Name(), Here: device.Connected()})
	}
	if len(all) == 0 {
		all = []found{{Kind: "bridge", Why: "none has come to " + server.Addr().String()}}
	}
	return all
}

func listPresets() (all []emulated) {
	for _, p := range haptic.Presets() {
		torque := p.Limits.Torque
		if torque < 1e-6 {
			torque = 0
		}
		all = append(all, emulated{p.Name, p.Title, p.Limits.Force, torque, p.Limits.Stiffness, p.Points, p.Assumed})
	}
	return all
}

// printDevices tells a person.
func printDevices(w io.Writer, devices []found, presets []emulated) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, f := range devices {
		state := "found"
		if !f.Here {
			state = "not there: " + f.Why
		}
		fmt.Fprintf(table, "%s\t%s\t%s\n", f.Kind, f.Name, state)
	}
	fmt.Fprintf(table, "\nemulated\tforce\ttorque\tstiffness\t\n")
	for _, p := range presets {
		torque := "–"
		if p.Torque > 0 {
			torque = fmt.Sprintf("%.2g N m", p.Torque)
		}
		fmt.Fprintf(table, "%s\t%.3g N\t%s\t%.0f N/m\t%s; %s\n", p.Preset, p.Force, torque, p.Stiffness, p.Title, p.Assumed)
	}
	return table.Flush()
}
