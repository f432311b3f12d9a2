// Package mesh has surfaces of triangles: where strands are rooted, what they must stay out of, and what rigid bodies are made of; and solids of
// tetrahedra, which soft bodies are made of.
//
// A Surface is plain data. Shapes make one (Ellipsoid, Head, Capsule, Disc, Plane, Blade, and the solids Box, Cylinder, Cone, Torus, Gear, Mug), Read reads
// one from OBJ, STL, PLY and glTF files, Sample spreads points over one, and an Index answers how far a point is from it and on which side.
//
// Repair puts right what is commonly wrong in files and tells what it found; MassProperties weighs the solid that a closed surface bounds;
// Simplify leaves fewer triangles. ConvexHull and Decompose make the convex pieces that bodies collide with, and the pieces of a file are kept in
// another beside it (CachedPieces, DecomposeFile).
//
// Tets is a solid of tetrahedra. TetCylinder, TetBar, TetTorus, TetEllipsoid and TetDragon make one, ReadTetsFile reads one from files of Gmsh, VTK and TetGen,
// Tetrahedralise fills any closed surface, with bounds on all angles. Skin, Adjacency, Parts and Quality tell about it, Repair puts it right, and Embed
// ties a fine surface to a coarse solid.
package mesh
