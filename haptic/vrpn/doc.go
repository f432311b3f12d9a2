// Package vrpn speaks the network protocol of VRPN, the Virtual-Reality Peripheral Network (Taylor et al. 2001), version 07.35: as a
// client it reads the trackers, buttons, analogs and dials of any VRPN server, and gives forces to its force devices; as a server it
// shows Tendril's tools to any VRPN program.
//
// The protocol, in short. Both ends of a TCP connection send a cookie of 24 bytes, and then messages: a header of 24 bytes, big-endian,
// and a payload, padded to a multiple of 8. A message has a sender (a device, by name) and a type (also by name); either end describes
// its names, and the numbers by which it will call them, in messages of its own before it uses them. A client may instead ask a
// server by a datagram to call it back; a server answers both ways here. Messages go by TCP alone: neither end announces a UDP port,
// which VRPN takes as "no UDP".
package vrpn
