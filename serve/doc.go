// Package serve shows running scenes to browsers: the page over HTTP, and over a WebSocket what moves on it and what hands do
// to it. docs/protocol.md describes every message.
//
// One simulation a scene is shared by all its viewers. Display frames are encoded once, at most 60 times a second, and
// every viewer gets the latest that its connection has room for: a slow one misses frames, and slows nobody.
package serve
