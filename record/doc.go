// Package record keeps what a world showed in one file, and shows it again.
//
// A recording is an MCAP file (https://mcap.dev). Its channels:
//
//	/frames   the display frames that the page draws (docs/protocol.md), as they were shown, bit for bit
//	/scene    the bodies as lines, ten times a second, for Foxglove: foxglove.SceneUpdate in JSON
//	/probes   the values of the probes in JSON
//	/changes  parameters that were changed meanwhile, in JSON
//
// It also has the scene file and the build it came from. Whatever happens to the process that writes, the file can be
// read up to half a second before.
package record
