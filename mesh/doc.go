// Package mesh has surfaces of triangles: where strands are rooted and what they must stay out of.
//
// A Surface is plain data. Shapes make one (Ellipsoid, Head, Capsule, Disc, Plane, Blade), ReadOBJ reads one, Sample spreads points
// over one, and an Index answers how far a point is from it and on which side.
package mesh
