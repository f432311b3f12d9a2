// Package groom makes strands by the thousand for one chain: hair that grows on a surface, curves that were drawn elsewhere, trees.
//
// New grows a Groom from a Config: roots spread over a mesh.Surface, each with a frame; from each a strand that is combed, parted,
// lets its weight bend it, curls, clumps and varies, and stays out of the surface. Its Strands go into chain.Config, with Hanging
// so that they stay as they were groomed:
//
//	g, err := groom.New(groom.Config{Surface: head, Region: mesh.Scalp(0.19), Count: 190, Links: 25, Length: 0.3, ...})
//	c, err := chain.New(chain.Config{Strands: g.Strands, Gravity: spatial.V(0, 0, -9.81), Hanging: true})
//
// Only these guides are simulated. Fill has many more strands for display, each drawn between up to three guides.
//
// Tree grows a Plant of a Species: strands on strands, with leaves and ears that ride on them. ReadHair and ReadCurves read strands
// from files.
//
// All of it depends on nothing but the Config and its Seed.
package groom
