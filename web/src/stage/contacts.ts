// Where bodies touch: points, normals, and the forces there as arrows, in two parts: what presses, and what rubs.

import { BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three'
import { CONTACT, type BodyInfo, type Frame } from '../protocol'
import type { Theme } from '../theme'
import type { OrbitCamera } from './camera'

/** ContactParts is what is drawn of contacts. */
export interface ContactParts {
  points: boolean
  normals: boolean
  pressing: boolean
  rubbing: boolean
}

const most = 4096 // that are drawn
const wanted = 0.24 // length of the arrow of a large force, in sizes of the scene
const longest = 2.5 // times that; what strikes harder is drawn no longer
const crowd = 250 // contacts that have room
const nothing = 1e-3 // of a large force
const calm = 900 // time in which the scale forgets a blow [ms]
const colours: Record<Theme, Record<'point' | 'press' | 'rub', string>> = {
  light: { point: '#20262c', press: '#d0421a', rub: '#0b69b7' },
  dark: { point: '#f2f5f7', press: '#ff8357', rub: '#6cb6ff' },
}

/** Ink is many flat things of one colour that face the camera, written out as triangles: a thousand are one call. */
class Ink {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>
  private positions = new Float32Array(0)
  private n = 0 // floats

  constructor(order: number) {
    this.mesh = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ toneMapped: false, depthTest: false, transparent: true, side: DoubleSide }))
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = order
  }

  /** begin makes room for so many triangles. */
  begin(triangles: number) {
    this.n = 0
    if (this.positions.length >= 9 * triangles) return
    this.positions = new Float32Array(9 * Math.ceil(1.5 * triangles))
    this.mesh.geometry.dispose() // frees the old buffer; the geometry itself is used on
    this.mesh.geometry.setAttribute('position', new BufferAttribute(this.positions, 3).setUsage(DynamicDrawUsage))
  }

  private corner(x: number, y: number, z: number) {
    const { positions: p } = this
    p[this.n++] = x
    p[this.n++] = y
    p[this.n++] = z
  }

  /** line is a thin one from a point along a unit vector, across (a, b, c), so long and half so wide. */
  line(x: number, y: number, z: number, dx: number, dy: number, dz: number, a: number, b: number, c: number, long: number, half: number) {
    const ex = x + long * dx, ey = y + long * dy, ez = z + long * dz
    const wx = half * a, wy = half * b, wz = half * c
    this.corner(x - wx, y - wy, z - wz)
    this.corner(x + wx, y + wy, z + wz)
    this.corner(ex + wx, ey + wy, ez + wz)
    this.corner(x - wx, y - wy, z - wz)
    this.corner(ex + wx, ey + wy, ez + wz)
    this.corner(ex - wx, ey - wy, ez - wz)
  }

  /** arrow is a line with a head. */
  arrow(x: number, y: number, z: number, dx: number, dy: number, dz: number, long: number, pixel: number) {
    const e = eye
    let a = dy * (e.z - z) - dz * (e.y - y), b = dz * (e.x - x) - dx * (e.z - z), c = dx * (e.y - y) - dy * (e.x - x)
    const size = Math.hypot(a, b, c) || 1
    a /= size
    b /= size
    c /= size
    const head = Math.min(0.6 * long, 9 * pixel), shaft = long - head, half = 0.42 * head
    this.line(x, y, z, dx, dy, dz, a, b, c, shaft, Math.min(1.4 * pixel, 0.3 * half))
    const bx = x + shaft * dx, by = y + shaft * dy, bz = z + shaft * dz
    this.corner(bx - half * a, by - half * b, bz - half * c)
    this.corner(bx + half * a, by + half * b, bz + half * c)
    this.corner(x + long * dx, y + long * dy, z + long * dz)
  }

  /** dot is a round one. */
  dot(x: number, y: number, z: number, r: number) {
    for (let i = 1; i < sides - 1; i++) {
      this.spoke(x, y, z, r, 0)
      this.spoke(x, y, z, r, i)
      this.spoke(x, y, z, r, i + 1)
    }
  }

  ring(x: number, y: number, z: number, inner: number, outer: number) {
    for (let i = 0; i < sides; i++) {
      this.spoke(x, y, z, inner, i)
      this.spoke(x, y, z, outer, i)
      this.spoke(x, y, z, outer, i + 1)
      this.spoke(x, y, z, inner, i)
      this.spoke(x, y, z, outer, i + 1)
      this.spoke(x, y, z, inner, i + 1)
    }
  }

  end() {
    this.mesh.visible = this.n > 0
    this.mesh.geometry.setDrawRange(0, this.n / 3)
    const a = this.mesh.geometry.getAttribute('position')
    if (a) a.needsUpdate = true
  }

  private spoke(x: number, y: number, z: number, r: number, i: number) {
    const c = r * cos[i % sides], s = r * sin[i % sides]
    this.corner(x + c * right.x + s * upward.x, y + c * right.y + s * upward.y, z + c * right.z + s * upward.z)
  }
}

const sides = 10
const cos = Array.from({ length: sides }, (_, i) => Math.cos((2 * Math.PI * i) / sides))
const sin = Array.from({ length: sides }, (_, i) => Math.sin((2 * Math.PI * i) / sides))

export class ContactMarks {
  readonly group = new Group()
  parts: ContactParts | null = null
  /** what the last frame said */
  count = 0
  sliding = 0
  pressing = 0 // sum of the normal forces [N]
  perNewton = 0 // length of an arrow [m/N]
  private readonly points = new Ink(46)
  private readonly press = new Ink(45)
  private readonly rub = new Ink(45)
  private large = 0 // force that few exceed of late [N]
  private seen = 0 // [ms]
  private forces = new Float32Array(0)

  constructor() {
    this.group.add(this.points.mesh, this.press.mesh, this.rub.mesh)
    this.group.visible = false
  }

  setTheme(t: Theme) {
    this.points.mesh.material.color.set(colours[t].point)
    this.press.mesh.material.color.set(colours[t].press)
    this.rub.mesh.material.color.set(colours[t].rub)
  }

  /** forget starts the scale anew. */
  forget() {
    this.large = this.perNewton = this.count = this.sliding = this.pressing = 0
    this.group.visible = false
  }

  /** update draws the contacts of a frame; size is that of the scene [m]. */
  update(frame: Frame, bodies: BodyInfo[], camera: OrbitCamera, size: number, now: number) {
    const { parts } = this
    const { at, count, known } = frame.contacts
    this.group.visible = parts !== null && known
    this.count = count
    if (!parts || !known) return
    this.weigh(frame, now, size)
    const drawn = Math.min(count, most)
    this.points.begin((2 * sides + 2) * drawn)
    this.press.begin(3 * drawn)
    this.rub.begin(3 * drawn)
    const fine = Math.max(0.35, Math.min(1, Math.sqrt(crowd / count))) // many are drawn small
    const f = frame.floats, w = frame.words
    camera.camera.matrixWorld.extractBasis(right, upward, eye)
    eye.setFromMatrixPosition(camera.camera.matrixWorld)
    for (let i = 0, k = at; i < drawn; i++, k += CONTACT) {
      const x = f[k + 2], y = f[k + 3], z = f[k + 4]
      const pixel = fine * camera.pixel(camera.depth(x, y, z))
      // the arrow is what the second body feels, or the first one where the second cannot move
      const side = bodies[w[k] >>> 16]?.motion === 'static' ? -1 : 1
      const nx = side * f[k + 5], ny = side * f[k + 6], nz = side * f[k + 7]
      const fx = side * f[k + 8], fy = side * f[k + 9], fz = side * f[k + 10]
      const push = fx * nx + fy * ny + fz * nz
      if (parts.points) {
        const idle = push < nothing * this.large // it only might press
        if (!idle && w[k + 1] & 1) this.points.ring(x, y, z, 3.4 * pixel, 5.2 * pixel)
        else this.points.dot(x, y, z, (idle ? 1.5 : 2.7) * pixel)
      }
      if (parts.normals) this.normal(x, y, z, nx, ny, nz, pixel)
      if (parts.pressing) this.arrow(this.press, x, y, z, push * nx, push * ny, push * nz, pixel, size)
      if (parts.rubbing) this.arrow(this.rub, x, y, z, fx - push * nx, fy - push * ny, fz - push * nz, pixel, size)
    }
    for (const ink of [this.points, this.press, this.rub]) ink.end()
  }

  private normal(x: number, y: number, z: number, nx: number, ny: number, nz: number, pixel: number) {
    across.set(nx, ny, nz).cross(away.set(eye.x - x, eye.y - y, eye.z - z)).normalize()
    this.points.line(x, y, z, nx, ny, nz, across.x, across.y, across.z, 16 * pixel, 0.6 * pixel)
  }

  private arrow(to: Ink, x: number, y: number, z: number, fx: number, fy: number, fz: number, pixel: number, size: number) {
    const force = Math.hypot(fx, fy, fz)
    const length = Math.min(force * this.perNewton, longest * wanted * size)
    if (length > 2.5 * pixel) to.arrow(x, y, z, fx / force, fy / force, fz / force, length, pixel)
  }

  /** weigh finds how long an arrow is for a newton: it changes in steps of 1, 2 and 5, and seldom. */
  private weigh(frame: Frame, now: number, size: number) {
    const { at, count } = frame.contacts
    const f = frame.floats
    if (this.forces.length < count) this.forces = new Float32Array(2 * count)
    this.pressing = this.sliding = 0
    for (let i = 0, k = at; i < count; i++, k += CONTACT) {
      const push = f[k + 8] * f[k + 5] + f[k + 9] * f[k + 6] + f[k + 10] * f[k + 7]
      this.forces[i] = Math.hypot(f[k + 8], f[k + 9], f[k + 10])
      this.pressing += Math.max(0, push)
      if (push > nothing * this.large) this.sliding += frame.words[k + 1] & 1
    }
    const sorted = this.forces.subarray(0, count).sort()
    const high = count > 0 ? sorted[Math.min(count - 1, Math.floor(0.97 * count))] : 0
    const gap = Math.min(1000, now - this.seen)
    this.seen = now
    if (!(high > 0)) return
    this.large = this.large === 0 ? high : this.large + (high - this.large) * (1 - Math.exp(-gap / calm))
    const ideal = (wanted * size) / this.large
    if (this.perNewton === 0 || this.perNewton > 2 * ideal || this.perNewton < 0.4 * ideal) this.perNewton = roundDown(1.25 * ideal)
  }
}

/** roundDown returns the nearest 1, 2 or 5 times a power of ten below a number. */
export function roundDown(x: number): number {
  const power = 10 ** Math.floor(Math.log10(x))
  return (x / power >= 5 ? 5 : x / power >= 2 ? 2 : 1) * power
}

const right = new Vector3()
const upward = new Vector3()
const eye = new Vector3()
const across = new Vector3()
const away = new Vector3()
