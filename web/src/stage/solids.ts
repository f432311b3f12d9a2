// The shapes of rigid bodies as triangles, in the body's own coordinates: z is the axis of what has one, the origin is in the middle.

import { BoxGeometry, BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { unpack, unpackWords, type GeometryInfo } from '../protocol'

/** Fineness is how many triangles a shape may have. */
export interface Fineness {
  around: number // sides of what is round
  bevel: number // steps of a rounded edge; 0 leaves edges sharp
}

const softEdge = 0.05 // radius of an edge that has none, over the shortest side: nothing real is sharper
const crease = 0.55 // faces that meet at a larger angle have an edge [rad]
const fewTriangles = 200 // of a mesh that is drawn as it is, where there are many
const cells = 5 // along the longest side of one that is not
const ball = -1 // the mark of what is round all over

/**
 * solidOf makes the triangles of a geometry, with an attribute `grain`: the place in the material, about one across and along x in what is
 * longest, and a number that tells the parts of a compound apart; −1 for a ball.
 */
export function solidOf(all: GeometryInfo[], index: number, fine: Fineness): BufferGeometry {
  const info = all[index]
  if (info?.kind !== 'compound') return grained(simple(info, fine, Infinity), info, 0)
  const edge = softEdge * Math.min(...info.parts.map((p) => shortest(all[p.geometry]))) // all parts are cut alike
  const parts = info.parts.map(({ geometry, position, rotation }, i) => {
    place.compose(at.fromArray(position), turn.fromArray(rotation).normalize(), one)
    const g = grained(simple(all[geometry], fine, edge), all[geometry], i)
    const flat = g.index ? g.toNonIndexed() : g
    return flat.applyMatrix4(place)
  })
  return parts.length > 0 ? mergeGeometries(parts) : new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(0), 3))
}

/** shortest returns the shortest side of what has edges [m]. */
function shortest(info: GeometryInfo | undefined): number {
  switch (info?.kind) {
    case 'box': return Math.min(...info.size)
    case 'cylinder': return Math.min(2 * info.radius, info.length)
    case 'cone': return Math.min(info.radius, info.length)
    default: return Infinity
  }
}

/** simple makes a shape that is no compound; an edge that has no radius gets a small one, and at most that [m]. */
function simple(info: GeometryInfo | undefined, fine: Fineness, most: number): BufferGeometry {
  const edge = Math.min(softEdge * shortest(info), most)
  switch (info?.kind) {
    case 'box': return box(info.size, info.round, edge, fine)
    case 'sphere': return revolve(arc(0, info.radius, -90, 90, fine.around / 2), fine.around)
    case 'capsule': return revolve([...arc(-info.length / 2, info.radius, -90, 0, fine.around / 4), ...arc(info.length / 2, info.radius, 0, 90, fine.around / 4)], fine.around)
    case 'cylinder': {
      const { radius: r, length: l } = info
      return revolve(bevelled([[0, -l / 2], [r, -l / 2], [r, l / 2], [0, l / 2]], info.round || edge, fine.bevel), fine.around)
    }
    case 'cone': {
      const { radius: r, length: l } = info
      return revolve(bevelled([[0, -l / 2], [r, -l / 2], [0, l / 2]], edge, fine.bevel), fine.around)
    }
    case 'mesh': return mesh(unpack(info.vertices), unpackWords(info.triangles), fine)
    default: return new BoxGeometry(1e-3, 1e-3, 1e-3) // a ground, which is drawn otherwise, or what a newer server knows
  }
}

function box([x, y, z]: number[], round: number | undefined, edge: number, { bevel }: Fineness): BufferGeometry {
  const r = Math.min(round || edge, 0.499 * Math.min(x, y, z))
  return bevel > 0 || round ? new RoundedBoxGeometry(x, y, z, Math.max(1, Math.min(bevel, 3)), r) : new BoxGeometry(x, y, z)
}

function mesh(vertices: Float32Array, triangles: Uint32Array, { bevel }: Fineness): BufferGeometry {
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(vertices, 3))
  g.setIndex(bevel > 0 || triangles.length < 3 * fewTriangles ? new BufferAttribute(triangles, 1) : clustered(vertices, triangles))
  return toCreasedNormals(g, crease)
}

/** clustered joins the vertices of a mesh that are in one cell of a grid, so that few triangles are left. */
function clustered(vertices: Float32Array, triangles: Uint32Array): number[] {
  const low = [Infinity, Infinity, Infinity]
  let size = 0
  for (let i = 0; i < vertices.length; i++) low[i % 3] = Math.min(low[i % 3], vertices[i])
  for (let i = 0; i < vertices.length; i++) size = Math.max(size, vertices[i] - low[i % 3])
  const first = new Map<string, number>()
  const to = Array.from({ length: vertices.length / 3 }, (_, i) => {
    const key = low.map((l, k) => Math.floor((cells * (vertices[3 * i + k] - l)) / size)).join()
    if (!first.has(key)) first.set(key, i)
    return first.get(key)!
  })
  const index: number[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const a = to[triangles[i]], b = to[triangles[i + 1]], c = to[triangles[i + 2]]
    if (a !== b && b !== c && c !== a) index.push(a, b, c)
  }
  return index
}

/** Rim is a point of a profile and its normal: radius and height of both. */
type Rim = [r: number, z: number, nr: number, nz: number]

/** arc is part of a circle about a point of the axis, between angles above the horizontal [degrees]. */
function arc(z: number, radius: number, from: number, to: number, steps: number): Rim[] {
  const n = Math.max(2, Math.round(steps))
  return Array.from({ length: n + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / n) * Math.PI) / 180
    const c = Math.abs(Math.cos(a)) < 1e-9 ? 0 : Math.cos(a)
    return [radius * c, z + radius * Math.sin(a), c, Math.sin(a)]
  })
}

/** bevelled rounds the corners of a profile that goes round a solid, from below to above; it ends on the axis. */
function bevelled(corners: [number, number][], radius: number, steps: number): Rim[] {
  const way = corners.slice(1).map(([r, z], i): [number, number, number] => {
    const dr = r - corners[i][0], dz = z - corners[i][1], l = Math.hypot(dr, dz) || 1
    return [dr / l, dz / l, l]
  })
  const rims: Rim[] = []
  corners.forEach(([r, z], i) => {
    const a = way[i - 1], b = way[i]
    if (!a || !b) {
      const [dr, dz] = a ?? b
      rims.push([r, z, dz, -dr])
      return
    }
    const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1])))
    const cut = Math.min(radius * Math.tan(angle / 2), 0.45 * a[2], 0.45 * b[2])
    const round = cut / Math.tan(angle / 2)
    if (steps < 1 || !(cut > 0)) {
      rims.push([r, z, a[1], -a[0]], [r, z, b[1], -b[0]])
      return
    }
    const cr = r - a[0] * cut - a[1] * round, cz = z - a[1] * cut + a[0] * round // middle of the arc
    const first = Math.atan2(-a[0], a[1])
    for (let k = 0; k <= steps; k++) {
      const t = first + (angle * k) / steps
      rims.push([cr + round * Math.cos(t), cz + round * Math.sin(t), Math.cos(t), Math.sin(t)])
    }
  })
  return rims
}

/** revolve turns a profile about z. */
function revolve(rims: Rim[], around: number): BufferGeometry {
  const n = Math.max(6, Math.round(around)), row = n + 1
  const positions = new Float32Array(3 * row * rims.length), normals = new Float32Array(positions.length)
  const index: number[] = []
  rims.forEach(([r, z, nr, nz], i) => {
    for (let j = 0; j <= n; j++) {
      const a = (2 * Math.PI * (j % n)) / n, c = Math.cos(a), s = Math.sin(a), k = 3 * (i * row + j)
      positions.set([r * c, r * s, z], k)
      normals.set([nr * c, nr * s, nz], k)
      if (i + 1 === rims.length || j === n) continue
      const p = i * row + j, q = p + row
      if (r > 0) index.push(p, p + 1, q)
      if (rims[i + 1][0] > 0) index.push(p + 1, q + 1, q)
    }
  })
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(positions, 3))
  g.setAttribute('normal', new BufferAttribute(normals, 3))
  g.setIndex(index)
  return g
}

/** grained adds the place in the material, and leaves out what compounds could not be merged with. */
function grained(g: BufferGeometry, info: GeometryInfo | undefined, part: number): BufferGeometry {
  g.deleteAttribute('uv')
  g.clearGroups()
  g.computeBoundingBox()
  g.boundingBox!.getSize(at)
  const long = info?.kind === 'cylinder' || info?.kind === 'cone' || info?.kind === 'capsule' ? 2 : at.x >= at.y && at.x >= at.z ? 0 : at.y >= at.z ? 1 : 2
  const size = Math.sqrt(Math.max(at.x, at.y, at.z) * Math.min(at.x, at.y, at.z)) || 1 // a plank has more rings than a cube
  const p = g.getAttribute('position')
  const grain = new Float32Array(4 * p.count)
  for (let i = 0; i < p.count; i++) {
    for (let k = 0; k < 3; k++) grain[4 * i + k] = p.getComponent(i, (long + k) % 3) / size
    grain[4 * i + 3] = info?.kind === 'sphere' ? ball : part
  }
  g.setAttribute('grain', new BufferAttribute(grain, 4))
  return g
}

const place = new Matrix4()
const at = new Vector3()
const turn = new Quaternion()
const one = new Vector3(1, 1, 1)
