// Package haplyfake stands in for Haply's Inverse Service in tests: it keeps the rules of the real one, and can break them when asked.
//
// The rules: the first message on a connection is the inventory, with the configuration of every device; after that there is exactly one
// state for each message that comes; a force counts only if its field is spelt as the version has it; a device that gets no messages
// goes to zero force and idles.
package haplyfake

import (
	"context"
	"encoding/json"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"
)

// Vec3 is a vector as the service writes it.
type Vec3 struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
	Z float64 `json:"z"`
}

// Quat is a quaternion as the service writes it.
type Quat struct {
	W float64 `json:"w"`
	X float64 `json:"x"`
	Y float64 `json:"y"`
	Z float64 `json:"z"`
}

// IdleAfter is how long after the last message a device idles.
const IdleAfter = 100 * time.Millisecond

// Service is a service with one Inverse3 and, if Grip is set, one wireless VerseGrip. Set its fields before the first connection.
type Service struct {
	ID       string // of the Inverse3; empty: none is plugged in
	Grip     string // of the VerseGrip; empty: none is plugged in
	Spelling string // the field of a force that counts: "values", "vector", or empty for either
	Modern   bool   // the inventory names a session, as from version 3.5 on
	Mute     bool   // states do not tell the force

	mu       sync.Mutex
	position Vec3
	velocity Vec3
	turn     Quat
	down     [3]bool
	force    Vec3
	last     time.Time // of the last message
	messages int
	conns    int
	next     []byte // sent once in place of the next state
	ready    bool
	set      bool // ready was set
}

// Move sets where the cursor is [m], and its velocity [m/s].
func (s *Service) Move(position, velocity Vec3) {
	s.mu.Lock()
	s.position, s.velocity = position, velocity
	s.mu.Unlock()
}

// Turn sets the orientation of the grip.
func (s *Service) Turn(q Quat) {
	s.mu.Lock()
	s.turn = q
	s.mu.Unlock()
}

// Press sets the three buttons of the grip.
func (s *Service) Press(a, b, c bool) {
	s.mu.Lock()
	s.down = [3]bool{a, b, c}
	s.mu.Unlock()
}

// Plug plugs an Inverse3 in, or, with an empty id, out.
func (s *Service) Plug(id string) {
	s.mu.Lock()
	s.ID = id
	s.mu.Unlock()
}

// SetReady says whether the Inverse3 has power and is calibrated.
func (s *Service) SetReady(ready bool) {
	s.mu.Lock()
	s.ready, s.set = ready, true
	s.mu.Unlock()
}

// Say sends a message of one's own in place of the next state.
func (s *Service) Say(message []byte) {
	s.mu.Lock()
	s.next = message
	s.mu.Unlock()
}

// Force returns the force that the device shows now [N]: that of the last message, or none if that is too long ago.
func (s *Service) Force() Vec3 {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.idle()
	return s.force
}

// Messages returns how many messages have come.
func (s *Service) Messages() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.messages
}

// Connections returns how many connections there have been.
func (s *Service) Connections() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.conns
}

// idle takes the force away from a device that has had no message for long. The caller holds mu.
func (s *Service) idle() (idles bool) {
	if idles = time.Since(s.last) > IdleAfter; idles {
		s.force = Vec3{}
	}
	return idles
}

// ServeHTTP serves the WebSocket.
func (s *Service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return // Accept has answered
	}
	defer func() { _ = conn.CloseNow() }()
	s.mu.Lock()
	s.conns++
	s.mu.Unlock()
	if s.send(r.Context(), conn, true) != nil {
		return
	}
	for {
		_, data, err := conn.Read(r.Context())
		if err != nil {
			return
		}
		s.obey(data)
		if s.send(r.Context(), conn, false) != nil {
			return
		}
	}
}

// obey takes a message. One that is wrong has no effect, but is answered like any other.
func (s *Service) obey(data []byte) {
	var message struct {
		Inverse3 []struct {
			DeviceID string `json:"device_id"`
			Commands struct {
				SetCursorForce map[string]Vec3 `json:"set_cursor_force"`
			} `json:"commands"`
		} `json:"inverse3"`
	}
	err := json.Unmarshal(data, &message)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.messages++
	s.last = time.Now()
	if err != nil {
		return
	}
	for _, d := range message.Inverse3 {
		if d.DeviceID != s.ID {
			continue
		}
		for spelling, force := range d.Commands.SetCursorForce {
			if (spelling == "vector" || spelling == "values") && (s.Spelling == "" || s.Spelling == spelling) {
				s.force = force
			}
		}
	}
}

// send sends the inventory or a state.
func (s *Service) send(ctx context.Context, conn *websocket.Conn, inventory bool) error {
	s.mu.Lock()
	data := s.next
	if s.next = nil; data == nil {
		data = s.render(inventory)
	}
	s.mu.Unlock()
	return conn.Write(ctx, websocket.MessageText, data)
}

// object is a JSON object.
type object map[string]any

// render writes a message as the service does. The caller holds mu.
func (s *Service) render(inventory bool) []byte {
	mode := "force"
	if s.idle() {
		mode = "idle"
	}
	message := object{"inverse3": []object{}, "verse_grip": []object{}, "wireless_verse_grip": []object{}}
	if s.Modern && inventory {
		message["session_id"] = 7
	}
	if s.ID != "" {
		ready := s.ready || !s.set
		state := object{
			"angular_position": object{"a0": -69.31704, "a1": 137.62952, "a2": 19.832787},
			"angular_velocity": object{"a0": 0, "a1": 0, "a2": 0},
			"body_orientation": Quat{W: 1},
			"cursor_position":  s.position,
			"cursor_velocity":  s.velocity,
			"mode":             mode,
		}
		if !s.Mute {
			state["current_cursor_force"] = s.force
		}
		device := object{
			"device_id": s.ID,
			"state":     state,
			"status":    object{"calibrated": ready, "in_use": true, "power_supply": true, "ready": ready, "started": true},
		}
		if inventory {
			device["config"] = object{
				"type": "inverse3", "port": "COM13", "handedness": "right",
				"device_info":          object{"minor_version": 1, "major_version": 7, "id": s.ID},
				"gravity_compensation": object{"enabled": true, "scaling_factor": 1},
				"torque_scaling":       object{"enabled": true},
			}
		}
		message["inverse3"] = []object{device}
	}
	if s.Grip != "" {
		turn := s.turn
		if turn == (Quat{}) {
			turn = Quat{W: 1}
		}
		message["wireless_verse_grip"] = []object{{
			"device_id": s.Grip,
			"state":     object{"orientation": turn, "buttons": object{"a": s.down[0], "b": s.down[1], "c": s.down[2]}, "hall": 1, "battery_level": 0.8},
			"status":    object{"error": 0, "ready": true},
		}}
	}
	data, err := json.Marshal(message)
	if err != nil {
		return []byte("{}") // a test moved the cursor to no place: JSON has no word for it
	}
	return data
}
