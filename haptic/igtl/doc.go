// Package igtl speaks OpenIGTLink (Tokuda et al. 2009), the protocol of image-guided therapy: it takes the poses of surgical trackers,
// one or many at a time, and gives the poses of Tendril's tools to programs such as 3D Slicer.
//
// A message has a header of 58 bytes, big-endian, of version 1 or 2, and a body with a checksum, CRC-64 of ECMA-182. Lengths travel in
// millimetres and are metres here. TRANSFORM, TDATA, QTDATA, STATUS and STRING are understood; others are passed over.
package igtl
