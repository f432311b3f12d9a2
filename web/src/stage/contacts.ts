// Where bodies touch: points, normals, and the forces there as arrows, in two parts: what presses, and what rubs.

import {
  ConeGeometry, CylinderGeometry, DynamicDrawUsage, Group, InstancedMesh, MeshBasicMaterial, SphereGeometry, TorusGeometry,
  type BufferGeometry,
} from 'three'
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
const calm = 900 // time in which the scale forgets a blow [ms]
const colours: Record<Theme, Record<'point' | 'press' | 'rub', string>> = {
  light: { point: '#20262c', press: '#d0421a', rub: '#0b69b7' },
  dark: { point: '#f2f5f7', press: '#ff8357', rub: '#6cb6ff' },
}

/** Quills are many thin things along a direction: shafts with a width in pixels, heads, rings. */
class Quills {
  readonly mesh: InstancedMesh<BufferGeometry, MeshBasicMaterial>
  private n = 0

  constructor(geometry: BufferGeometry, material: MeshBasicMaterial, order: number) {
    this.mesh = new InstancedMesh(geometry, material, most)
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = order
    this.mesh.count = 0
  }

  begin() {
    this.n = 0
  }

  /** add puts one at a place, z along a unit vector, so wide and so long. */
  add(x: number, y: number, z: number, dx: number, dy: number, dz: number, wide: number, long: number) {
    if (this.n >= most) return
    const m = this.mesh.instanceMatrix.array as Float32Array, o = 16 * this.n++
    // any two axes across will do: everything here is round (Duff et al. 2017)
    const sign = dz < 0 ? -1 : 1, a = -1 / (sign + dz), b = dx * dy * a
    m[o] = wide * (1 + sign * dx * dx * a)
    m[o + 1] = wide * sign * b
    m[o + 2] = -wide * sign * dx
    m[o + 4] = wide * b
    m[o + 5] = wide * (sign + dy * dy * a)
    m[o + 6] = -wide * dy
    m[o + 8] = long * dx
    m[o + 9] = long * dy
    m[o + 10] = long * dz
    m[o + 12] = x
    m[o + 13] = y
    m[o + 14] = z
    m[o + 15] = 1
  }

  end() {
    this.mesh.count = this.n
    this.mesh.visible = this.n > 0
    this.mesh.instanceMatrix.needsUpdate = true
  }
}

/** Arrow is a shaft and a head. */
class Arrows {
  private readonly shafts: Quills
  private readonly heads: Quills

  constructor(group: Group, readonly material: MeshBasicMaterial, order: number) {
    this.shafts = new Quills(new CylinderGeometry(1, 1, 1, 8).rotateX(Math.PI / 2).translate(0, 0, 0.5), material, order)
    this.heads = new Quills(new ConeGeometry(1, 1, 12).rotateX(Math.PI / 2).translate(0, 0, 0.5), material, order)
    group.add(this.shafts.mesh, this.heads.mesh)
  }

  begin() {
    this.shafts.begin()
    this.heads.begin()
  }

  add(x: number, y: number, z: number, dx: number, dy: number, dz: number, length: number, pixel: number) {
    const head = Math.min(0.6 * length, 9 * pixel), shaft = length - head
    this.shafts.add(x, y, z, dx, dy, dz, Math.min(1.3 * pixel, 0.2 * head), shaft)
    this.heads.add(x + shaft * dx, y + shaft * dy, z + shaft * dz, dx, dy, dz, 0.38 * head, head)
  }

  end() {
    this.shafts.end()
    this.heads.end()
  }
}

export class ContactMarks {
  readonly group = new Group()
  parts: ContactParts | null = null
  /** what the last frame said */
  count = 0
  sliding = 0
  pressing = 0 // sum of the normal forces [N]
  perNewton = 0 // length of an arrow [m/N]
  private readonly ink = overlay()
  private readonly points: Quills
  private readonly rings: Quills
  private readonly normals: Quills
  private readonly press: Arrows
  private readonly rub: Arrows
  private large = 0 // force that few exceed of late [N]
  private seen = 0 // [ms]
  private forces = new Float32Array(0)

  constructor() {
    this.points = new Quills(new SphereGeometry(1, 10, 8), this.ink, 46)
    this.rings = new Quills(new TorusGeometry(1, 0.28, 6, 18), this.ink, 46)
    this.normals = new Quills(new CylinderGeometry(1, 1, 1, 6).rotateX(Math.PI / 2).translate(0, 0, 0.5), this.ink, 44)
    this.group.add(this.points.mesh, this.rings.mesh, this.normals.mesh)
    this.press = new Arrows(this.group, overlay(), 45)
    this.rub = new Arrows(this.group, overlay(), 45)
    this.group.visible = false
  }

  setTheme(t: Theme) {
    this.ink.color.set(colours[t].point)
    this.press.material.color.set(colours[t].press)
    this.rub.material.color.set(colours[t].rub)
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
    for (const part of [this.points, this.rings, this.normals, this.press, this.rub]) part.begin()
    const f = frame.floats, w = frame.words
    for (let i = 0, k = at; i < Math.min(count, most); i++, k += CONTACT) {
      const x = f[k + 2], y = f[k + 3], z = f[k + 4]
      const pixel = camera.pixel(camera.depth(x, y, z))
      // the arrow is what the second body feels, or the first one where the second cannot move
      const side = bodies[w[k] >>> 16]?.motion === 'static' ? -1 : 1
      const nx = side * f[k + 5], ny = side * f[k + 6], nz = side * f[k + 7]
      const fx = side * f[k + 8], fy = side * f[k + 9], fz = side * f[k + 10]
      const push = fx * nx + fy * ny + fz * nz
      if (parts.points) {
        if (w[k + 1] & 1) this.rings.add(x, y, z, nx, ny, nz, 4.6 * pixel, 4.6 * pixel)
        else this.points.add(x, y, z, nx, ny, nz, 2.7 * pixel, 2.7 * pixel)
      }
      if (parts.normals) this.normals.add(x, y, z, nx, ny, nz, 0.7 * pixel, 16 * pixel)
      if (parts.pressing) this.arrow(this.press, x, y, z, push * nx, push * ny, push * nz, pixel, size)
      if (parts.rubbing) this.arrow(this.rub, x, y, z, fx - push * nx, fy - push * ny, fz - push * nz, pixel, size)
    }
    for (const part of [this.points, this.rings, this.normals, this.press, this.rub]) part.end()
  }

  private arrow(to: Arrows, x: number, y: number, z: number, fx: number, fy: number, fz: number, pixel: number, size: number) {
    const force = Math.hypot(fx, fy, fz)
    const length = Math.min(force * this.perNewton, longest * wanted * size)
    if (length > 2.5 * pixel) to.add(x, y, z, fx / force, fy / force, fz / force, length, pixel)
  }

  /** weigh finds how long an arrow is for a newton: it changes in steps of 1, 2 and 5, and seldom. */
  private weigh(frame: Frame, now: number, size: number) {
    const { at, count } = frame.contacts
    const f = frame.floats
    if (this.forces.length < count) this.forces = new Float32Array(2 * count)
    this.pressing = this.sliding = 0
    for (let i = 0, k = at; i < count; i++, k += CONTACT) {
      this.forces[i] = Math.hypot(f[k + 8], f[k + 9], f[k + 10])
      this.pressing += Math.abs(f[k + 8] * f[k + 5] + f[k + 9] * f[k + 6] + f[k + 10] * f[k + 7])
      this.sliding += frame.words[k + 1] & 1
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

const overlay = () => new MeshBasicMaterial({ toneMapped: false, depthTest: false, transparent: true })
