package vrpn

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/internal/redial"
	"github.com/tendril-sim/tendril/spatial"
)

// ClientConfig says which server a Client talks to.
type ClientConfig struct {
	// Addr of the server: host, host:port, tcp://host:port; or udp://host:port, to be called back, for servers behind which a
	// connection from outside is not let in. Default: this machine, DefaultPort.
	Addr string

	Forces bool // the devices are force devices, and are to be given forces

	// Reach is how far from where it was a device may go before the force that it was given ends [m]; default 0.1.
	Reach float64
}

// Client reads the devices of a VRPN server, and gives forces to them. It connects by itself, and again whenever the connection
// was lost.
type Client struct {
	config   ClientConfig
	host     string // with port
	callback bool
	keeper   redial.Keeper
	senders  names
	felt     chan struct{} // a device has a new force

	mu      sync.Mutex
	devices []*Device
	current *endpoint // nil without a connection
	bad     uint64
}

// Dial starts a client. It returns an error only for a config that can never work: a server that is not there is tried again
// and again. The client ends when ctx is done, or by Close.
func Dial(ctx context.Context, c ClientConfig) (*Client, error) {
	host, callback, err := parseAddr(c.Addr)
	if err != nil {
		return nil, err
	}
	if c.Reach == 0 {
		c.Reach = 0.1
	}
	if !(c.Reach > 0 && c.Reach < 1e6) {
		return nil, fmt.Errorf("vrpn: ClientConfig.Reach is %v, want more than 0 m", c.Reach)
	}
	client := &Client{config: c, host: host, callback: callback, senders: names{list: []string{control}}, felt: make(chan struct{}, 1)}
	client.keeper.Start(ctx, client.session)
	return client, nil
}

// ParseName splits the name of a device as VRPN programs write it, such as Tracker0@host or Phantom@tcp://host:port, into the device
// and the Addr of a ClientConfig.
func ParseName(name string) (device, addr string, err error) {
	device, addr, _ = strings.Cut(name, "@")
	if err := checkName(device); err != nil {
		return "", "", err
	}
	_, _, err = parseAddr(addr)
	return device, addr, err
}

// parseAddr returns host and port of an address, and whether the server is to call back.
func parseAddr(addr string) (host string, callback bool, err error) {
	rest, isTCP := strings.CutPrefix(addr, "tcp://")
	rest, callback = strings.CutPrefix(rest, "udp://")
	if rest == "" {
		rest = "127.0.0.1"
	}
	if _, _, err := net.SplitHostPort(rest); err != nil {
		rest = net.JoinHostPort(strings.Trim(rest, "[]"), strconv.Itoa(DefaultPort))
	}
	_, port, err := net.SplitHostPort(rest)
	n, bad := strconv.ParseUint(port, 10, 16)
	if err != nil || bad != nil || n == 0 || isTCP && callback || strings.ContainsAny(rest, "/@ ") {
		return "", false, fmt.Errorf("vrpn: address %q, want host, host:port, tcp://host:port or udp://host:port", addr)
	}
	return rest, callback, nil
}

// Device returns one sensor of a device of the server, whether that has it or not: it may come later.
func (c *Client) Device(name string, sensor int) (*Device, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	number, isNew := c.senders.number(name)
	for _, d := range c.devices {
		if d.number == number && d.sensor == int32(sensor) {
			return d, nil
		}
	}
	d := &Device{client: c, name: name, number: number, sensor: int32(sensor)}
	c.devices = append(slices.Clone(c.devices), d)
	if e := c.current; e != nil {
		if isNew {
			e.describe(senderDescription, number, name)
		}
		e.send(isPing, number, time.Now(), nil)
	}
	return d, nil
}

// Err returns why there is no connection, or nil while there is one.
func (c *Client) Err() error { return c.keeper.Err() }

// Bad returns how many messages made no sense, and were left out.
func (c *Client) Bad() uint64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.bad
}

// Close takes all forces away, ends the client and waits until it has ended.
func (c *Client) Close() error {
	c.keeper.Close()
	return nil
}

// session connects and serves one connection.
func (c *Client) session(ctx context.Context) error {
	conn, err := c.dial(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	e := newEndpoint(conn, &c.senders)
	stop := context.AfterFunc(ctx, func() { c.calm(conn, e) })
	defer stop()
	if err := e.handshake(); err != nil {
		return err
	}
	c.attach(e)
	defer c.attach(nil)
	c.keeper.Note(nil)
	inner, cancel := context.WithCancel(ctx)
	var writers sync.WaitGroup
	writers.Go(func() {
		if err := e.write(inner); err != nil {
			_ = conn.Close() // reading ends too
		}
	})
	writers.Go(func() { c.pump(inner, e) })
	err = e.read(c.take)
	cancel()
	writers.Wait()
	return err
}

// calm takes all forces away before the connection is closed: a server may go on with the last it was told.
func (c *Client) calm(conn net.Conn, e *endpoint) {
	var last []byte
	c.mu.Lock()
	for _, d := range c.devices {
		if d.pushed.Load() {
			h := Header{Time: time.Now(), Sender: d.number, Type: isForceField}
			last = AppendMessage(last, h, AppendForceField(nil, &ForceField{}))
		}
	}
	c.mu.Unlock()
	if len(last) > 0 {
		e.mu.Lock()
		last = append(e.pending, last...)
		e.pending = nil
		e.mu.Unlock()
		_ = conn.SetWriteDeadline(time.Now().Add(100 * time.Millisecond))
		_, _ = conn.Write(last)
	}
	_ = conn.Close()
}

// dial connects, or asks the server to connect.
func (c *Client) dial(ctx context.Context) (net.Conn, error) {
	if !c.callback {
		dialer := net.Dialer{Timeout: cookieWait}
		conn, err := dialer.DialContext(ctx, "tcp", c.host)
		if err != nil {
			return nil, fmt.Errorf("vrpn: %w", err)
		}
		return conn, nil
	}
	lob, err := net.Dial("udp", c.host)
	if err != nil {
		return nil, fmt.Errorf("vrpn: %w", err)
	}
	defer func() { _ = lob.Close() }()
	local := lob.LocalAddr().(*net.UDPAddr)
	listener, err := net.ListenTCP("tcp", &net.TCPAddr{IP: local.IP})
	if err != nil {
		return nil, fmt.Errorf("vrpn: %w", err)
	}
	defer func() { _ = listener.Close() }()
	stop := context.AfterFunc(ctx, func() { _ = listener.Close() })
	defer stop()
	request := fmt.Sprintf("%s %d\x00", local.IP, listener.Addr().(*net.TCPAddr).Port)
	for range 5 {
		_, _ = lob.Write([]byte(request)) // lost, or nobody there: the next try tells
		if err := listener.SetDeadline(time.Now().Add(time.Second)); err != nil {
			return nil, err
		}
		conn, err := listener.AcceptTCP()
		if err == nil && !conn.RemoteAddr().(*net.TCPAddr).IP.Equal(lob.RemoteAddr().(*net.UDPAddr).IP) {
			_ = conn.Close() // not the one that was asked
			continue
		}
		if err == nil {
			return conn, nil
		}
		var timeout net.Error
		if !errors.As(err, &timeout) || !timeout.Timeout() {
			return nil, fmt.Errorf("vrpn: %w", err)
		}
	}
	return nil, fmt.Errorf("vrpn: %s does not call back", c.host)
}

// attach notes the connection, or that there is none any more.
func (c *Client) attach(e *endpoint) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.current = e
	for _, d := range c.devices {
		if e == nil {
			d.lose()
			continue
		}
		if d.number >= e.described { // it came during the handshake
			e.describe(senderDescription, d.number, d.name)
		}
		e.send(isPing, d.number, time.Now(), nil)
	}
}

// pump queues forces as they come, and asks every second for devices that have not answered.
func (c *Client) pump(ctx context.Context, e *endpoint) {
	second := time.NewTicker(time.Second)
	defer second.Stop()
	for {
		asking := false
		select {
		case <-ctx.Done():
			return
		case <-second.C:
			asking = true
		case <-c.felt:
		}
		c.mu.Lock()
		devices := c.devices
		c.mu.Unlock()
		for _, d := range devices {
			if asking && !d.there.Load() {
				e.send(isPing, d.number, time.Now(), nil)
			}
			if field, fresh := d.field.Get(); fresh {
				d.pushed.Store(true)
				e.send(isForceField, d.number, time.Now(), func(b []byte) []byte { return AppendForceField(b, &field) })
			}
		}
	}
}

// take gives a message to the devices that it is about.
func (c *Client) take(kind, sender int32, payload []byte) {
	c.mu.Lock()
	devices := c.devices
	c.mu.Unlock()
	for _, d := range devices {
		if d.number != sender {
			continue
		}
		if err := d.take(kind, payload); err != nil {
			c.mu.Lock()
			c.bad++
			c.mu.Unlock()
			return
		}
	}
}

// field is a wrench as VRPN tells it: constant around a point.
func (c *Client) field(w spatial.Wrench, around spatial.Vec3) ForceField {
	return ForceField{Origin: around, Force: w.Force, Radius: c.config.Reach}
}
