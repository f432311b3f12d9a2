package vrpn

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"sync"
	"time"
)

// Types of messages, by the numbers that this end calls them. The first four come first in the C++ library too.
const (
	isGotFirst = iota
	isGot
	isDropped
	isDroppedLast
	isText
	isPing
	isPong
	isPose
	isVelocity
	isButton
	isButtons
	isAnalog
	isDial
	isForce
	isSurface
	isForceField
)

// typeNames are the names of the types, by their numbers.
var typeNames = [...]string{
	isGotFirst:    "VRPN_Connection_Got_First_Connection",
	isGot:         "VRPN_Connection_Got_Connection",
	isDropped:     "VRPN_Connection_Dropped_Connection",
	isDroppedLast: "VRPN_Connection_Dropped_Last_Connection",
	isText:        "vrpn_Base text_message",
	isPing:        "vrpn_Base ping_message",
	isPong:        "vrpn_Base pong_message",
	isPose:        "vrpn_Tracker Pos_Quat",
	isVelocity:    "vrpn_Tracker Velocity",
	isButton:      "vrpn_Button Change",
	isButtons:     "vrpn_Button States",
	isAnalog:      "vrpn_Analog Channel",
	isDial:        "vrpn_Dial update",
	isForce:       "vrpn_ForceDevice Force",
	isSurface:     "vrpn_ForceDevice SCP",
	isForceField:  "vrpn_ForceDevice Force_Field",
}

// control is the sender that every end has first: the connection itself.
const control = "VRPN Control"

const (
	cookieWait = 5 * time.Second // for the other end's cookie
	writeWait  = 5 * time.Second // for a write: an end that takes nothing for so long is gone
	queueSoft  = 64 << 10        // what waits to be sent beyond which poses are left out [bytes]
	queueHard  = 1 << 20         // beyond which the connection is given up [bytes]
)

// names numbers the senders of this end. A number, once given, stays.
type names struct {
	mu   sync.Mutex
	list []string
}

// number returns the number of a name, and whether it is new.
func (n *names) number(name string) (number int32, isNew bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for i, have := range n.list {
		if have == name {
			return int32(i), false
		}
	}
	n.list = append(n.list, name)
	return int32(len(n.list) - 1), true
}

// find returns the number of a name, or -1.
func (n *names) find(name string) int32 {
	n.mu.Lock()
	defer n.mu.Unlock()
	for i, have := range n.list {
		if have == name {
			return int32(i)
		}
	}
	return -1
}

// endpoint is this end of a connection.
type endpoint struct {
	conn    net.Conn
	senders *names

	// What the other end's numbers mean here: numbers of this end, -1 for what this end has no use for.
	theirSenders, theirTypes []int32
	theirNames               []string // of senders, for those that this end may get to know later

	described int32 // how many of this end's senders the handshake told

	mu       sync.Mutex
	pending  []byte // messages to be sent
	sequence uint32
	payload  []byte
	failed   error // the queue ran over
	wake     chan struct{}
}

func newEndpoint(conn net.Conn, senders *names) *endpoint {
	return &endpoint{conn: conn, senders: senders, wake: make(chan struct{}, 1)}
}

// handshake exchanges cookies and queues the descriptions of all names of this end.
func (e *endpoint) handshake() error {
	if err := e.conn.SetDeadline(time.Now().Add(cookieWait)); err != nil {
		return err
	}
	if _, err := io.WriteString(e.conn, Cookie); err != nil {
		return fmt.Errorf("vrpn: %w", err)
	}
	cookie := make([]byte, len(Cookie))
	if _, err := io.ReadFull(e.conn, cookie); err != nil {
		return fmt.Errorf("vrpn: no cookie from %v: %w", e.conn.RemoteAddr(), err)
	}
	if err := CheckCookie(cookie); err != nil {
		return err
	}
	if err := e.conn.SetDeadline(time.Time{}); err != nil {
		return err
	}
	e.senders.mu.Lock()
	list := e.senders.list
	e.senders.mu.Unlock()
	for i, name := range list {
		e.describe(senderDescription, int32(i), name)
	}
	e.described = int32(len(list))
	for i, name := range typeNames {
		e.describe(typeDescription, int32(i), name)
	}
	return nil
}

// describe queues a name for a number.
func (e *endpoint) describe(what, number int32, name string) {
	e.mu.Lock()
	e.payload = appendName(e.payload[:0], name)
	e.queue(Header{Time: time.Now(), Sender: number, Type: what}, e.payload)
	e.mu.Unlock()
}

// send queues a message whose payload is what fill appends. A stream of poses is left out where the other end is too slow for it.
func (e *endpoint) send(kind, sender int32, at time.Time, fill func([]byte) []byte) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if kind == isPose && len(e.pending) > queueSoft || kind == isVelocity && len(e.pending) > queueSoft {
		return
	}
	e.payload = e.payload[:0]
	if fill != nil {
		e.payload = fill(e.payload)
	}
	e.queue(Header{Time: at, Sender: sender, Type: kind}, e.payload)
}

func (e *endpoint) queue(h Header, payload []byte) {
	if len(e.pending) > queueHard {
		e.failed = fmt.Errorf("vrpn: %v does not take its messages", e.conn.RemoteAddr())
	} else {
		h.Sequence = e.sequence
		e.sequence++
		e.pending = AppendMessage(e.pending, h, payload)
	}
	select {
	case e.wake <- struct{}{}:
	default:
	}
}

// write sends what is queued until ctx is done or the connection fails.
func (e *endpoint) write(ctx context.Context) error {
	var sending []byte
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-e.wake:
		}
		e.mu.Lock()
		sending, e.pending = e.pending, sending[:0]
		err := e.failed
		e.mu.Unlock()
		if err != nil {
			return err
		}
		if err := e.conn.SetWriteDeadline(time.Now().Add(writeWait)); err != nil {
			return err
		}
		if _, err := e.conn.Write(sending); err != nil {
			return fmt.Errorf("vrpn: %w", err)
		}
	}
}

// read takes messages and gives those that have a meaning at this end to handle, with type and sender by the numbers of this end,
// until the connection fails.
func (e *endpoint) read(handle func(kind, sender int32, payload []byte)) error {
	in := bufio.NewReaderSize(e.conn, maxMessage)
	head, body := make([]byte, headSize), make([]byte, padded(maxMessage))
	for {
		if _, err := io.ReadFull(in, head); err != nil {
			return fmt.Errorf("vrpn: %w", err)
		}
		h, err := DecodeHeader(head)
		if err != nil {
			return err
		}
		data := body[:padded(h.payload())]
		if _, err := io.ReadFull(in, data); err != nil {
			return fmt.Errorf("vrpn: %w", err)
		}
		data = data[:h.payload()]
		switch h.Type {
		case senderDescription, typeDescription:
			if err := e.learn(&h, data); err != nil {
				return err
			}
		case disconnect:
			return fmt.Errorf("vrpn: %v left", e.conn.RemoteAddr())
		case udpDescription, logDescription: // neither datagrams nor logs
		default:
			if kind := at(e.theirTypes, h.Type); kind >= 0 {
				if sender := e.sender(h.Sender); sender >= 0 {
					handle(kind, sender, data)
				}
			}
		}
	}
}

// learn notes what the other end calls a sender or a type.
func (e *endpoint) learn(h *Header, data []byte) error {
	name, err := decodeName(data)
	if err != nil {
		return err
	}
	if h.Sender < 0 || h.Sender >= maxNames {
		return fmt.Errorf("vrpn: %q has number %d, want 0 to %d", name, h.Sender, maxNames-1)
	}
	if h.Type == senderDescription {
		for int(h.Sender) >= len(e.theirSenders) {
			e.theirSenders, e.theirNames = append(e.theirSenders, -1), append(e.theirNames, "")
		}
		e.theirSenders[h.Sender], e.theirNames[h.Sender] = e.senders.find(name), name
		return nil
	}
	for int(h.Sender) >= len(e.theirTypes) {
		e.theirTypes = append(e.theirTypes, -1)
	}
	e.theirTypes[h.Sender] = -1
	for i, ours := range typeNames {
		if ours == name {
			e.theirTypes[h.Sender] = int32(i)
		}
	}
	return nil
}

// sender returns the number at this end for a sender of the other. One that was not known when it was described may be now.
func (e *endpoint) sender(theirs int32) int32 {
	ours := at(e.theirSenders, theirs)
	if ours < 0 && theirs >= 0 && int(theirs) < len(e.theirNames) {
		ours = e.senders.find(e.theirNames[theirs])
		e.theirSenders[theirs] = ours
	}
	return ours
}

// at is list[i], or -1 where there is none.
func at(list []int32, i int32) int32 {
	if i < 0 || int(i) >= len(list) {
		return -1
	}
	return list[i]
}
