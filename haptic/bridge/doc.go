// Package bridge lets a program of one's own bring a haptic device to Tendril: the SDK of the device stays in that program, and
// what passes between the two is a packet with a pose one way and a packet with a wrench the other. docs/bridge.md describes the
// protocol, and clients/bridge has a client in C++ and one in Python.
//
// A packet is a UDP datagram, or a binary message on a WebSocket. Server takes both; every device that says hello there becomes
// a Device, which the haptic loop can hold.
package bridge
