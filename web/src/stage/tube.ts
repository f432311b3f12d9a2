// Rods and chains as smooth tubes with a stripe along the material: straight where there is no twist, a helix where there is.

import {
  BackSide, BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, Mesh, ShaderMaterial, type Box3, type Material, type Object3D,
} from 'three'
import type { BodyInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Materials } from './materials'
import type { Level } from './quality'
import { contactMaterial } from './studio'
import { hinges, strandsOf } from './tree'
import { growPoses, screen, type BodyView, type Mark } from './view'

/** Detail is how finely tubes are drawn. */
export interface Detail {
  sides: number
  rings: number // about as many along a rod
}

const caps = 3 // rings of a rounded end
const stride = 7 // floats of a pose
export const thinnest = 3.3 // half the width that a rod has at least on the screen [px]
const thinnestChain = 2.4 // the same for a chain of one strand [px]
const thinTwig = 0.45 // and for its thinnest part, of that
const sharp = Math.cos(0.3) // a hinge that has turned further is one [rad]
const shortest = 8 // spans that a strand keeps, however many strands there are

/** Course is a strand as it is drawn: a smooth curve through poses. */
interface Course {
  poses: Int32Array
  pieces: number // rings in a span
  grown: boolean // out of the side of another
  closed: boolean // its ends meet
}

export class Tube implements BodyView {
  readonly parts: Object3D[]
  readonly reach = 0
  readonly mesh: Mesh<BufferGeometry, Material>
  readonly outline: Mesh<BufferGeometry, ShaderMaterial>
  readonly contact: Mesh<BufferGeometry, ShaderMaterial>
  readonly colour: Color
  private detail: Detail = { sides: 12, rings: 600 }
  private count = 0 // of poses that the buffers are laid out for
  private courses: Course[] = []
  private readonly hinges: number[] // joints that may be those of a mechanism
  private readonly bent: Set<number> // and those that are
  private cos = new Float32Array(0)
  private sin = new Float32Array(0)
  private positions = new Float32Array(0)
  private normals = new Float32Array(0)
  private ground = new Float32Array(0)
  private shade = new Float32Array(0)
  private nodes = new Float32Array(0) // of the course that is being drawn
  private tangents = new Float32Array(0)
  private ring = 0 // next to write
  private row = 0 // of the shade, next to write
  private thin = thinnest // half the least width of the thickest part [px]
  private thick = 0 // radius there [m]; 0 where all parts may be as thin
  private dark = 1 // of the shade: many strands share it
  private readonly spread: number // of the shade on the ground, for a height; little of it is quickly drawn

  constructor(public info: BodyInfo, fallback: string, materials: Materials) {
    this.spread = materials.fine ? 0.3 : 0.05
    this.colour = readColour(info.colour, fallback)
    this.mesh = new Mesh(new BufferGeometry(), materials.rod(this.colour))
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.outline = new Mesh(this.mesh.geometry, outlineMaterial())
    this.outline.visible = false
    this.contact = new Mesh(new BufferGeometry(), contactMaterial())
    this.contact.renderOrder = -70
    this.parts = [this.mesh, this.outline, this.contact]
    for (const m of this.parts) m.frustumCulled = false
    const strands = strandsOf(info, info.count)
    const joints = hinges(info, strands)
    this.hinges = joints.map((j) => j.pose)
    this.bent = new Set(joints.filter((j) => j.sure).map((j) => j.pose))
    this.weigh(strands.length)
  }

  /** isHinge reports whether bars meet at a pose. */
  isHinge(pose: number): boolean {
    return this.bent.has(pose)
  }

  setLevel(level: Level) {
    this.detail = level.detail
    this.contact.material.visible = level.contact
    this.count = 0 // laid out anew by the next update
  }

  /** update writes the tube of a frame into its buffers, in place. */
  update(floats: Float32Array, at: number, count: number, camera: OrbitCamera, ground: number) {
    if (count < 2) {
      this.mesh.visible = this.outline.visible = this.contact.visible = false
      return
    }
    this.watch(floats, at, count)
    if (count !== this.count) this.layOut(count)
    this.ring = this.row = 0
    for (const course of this.courses) {
      this.gather(course, floats, at)
      this.findTangents(course)
      for (let s = 0; s < course.poses.length - 1; s++) this.span(course, s, camera, ground)
    }
    this.touch(this.mesh.geometry, 'position', 'normal')
    this.touch(this.contact.geometry, 'position', 'shade')
  }

  /** radius returns the radius of the body at a pose [m]. */
  radius(pose: number): number {
    const r = this.info.radius
    return r[Math.min(Math.max(0, Math.round(pose)), r.length - 1)] ?? 1e-3
  }

  /** shown returns the radius that the body is drawn with at a pose: never thinner than can be seen. */
  shown(pose: number, depth: number, camera: OrbitCamera): number {
    const r = this.radius(pose)
    return Math.max(r, this.least(r) * camera.pixel(depth))
  }

  /** grow adds the poses of a frame to a box. */
  grow(box: Box3, floats: Float32Array, at: number, count: number) {
    growPoses(box, floats, at, count)
  }

  mark(m: Mark | null) {
    this.outline.visible = m !== null && this.mesh.visible
    if (!m) return
    const u = this.outline.material.uniforms
    u.colour.value.copy(m.colour)
    u.grow.value = m.width
  }

  dispose() {
    for (const m of [this.mesh, this.outline, this.contact]) {
      m.removeFromParent()
      m.geometry.dispose()
      m.material.dispose()
    }
  }

  private touch(g: BufferGeometry, ...names: string[]) {
    for (const name of names) g.getAttribute(name).needsUpdate = true
  }

  /** watch finds hinges that turn: from then on they are drawn as such. */
  private watch(f: Float32Array, at: number, count: number) {
    for (const pose of this.hinges) {
      if (this.bent.has(pose) || pose + 1 >= count) continue
      if (alongZ(f, at + stride * pose, at + stride * (pose + 1)) > sharp) continue
      this.bent.add(pose)
      this.count = 0
    }
  }

  /** weigh makes strands the finer, the more of them there are; twigs stay thinner than their trunk. */
  private weigh(strands: number) {
    const chain = this.info.parents !== undefined
    this.thin = chain ? Math.max(0.6, thinnestChain / (1 + (strands - 1) / 40)) : thinnest
    this.thick = chain ? this.info.radius.reduce((a, b) => Math.max(a, b), 0) : 0
    this.dark = Math.min(1, 4 / Math.sqrt(strands || 1))
  }

  /** least returns half the least width on the screen of a part with a radius [px]. */
  private least(radius: number): number {
    return this.thick > 0 ? this.thin * Math.max(thinTwig, Math.sqrt(Math.min(1, radius / this.thick))) : this.thin
  }

  /** layOut makes buffers for a number of poses and the present detail. */
  private layOut(count: number) {
    this.count = count
    this.courses = this.plan(count)
    const rows = this.courses.map((c) => (c.poses.length - 1) * c.pieces + 1)
    const along = rows.reduce((a, b) => a + b, 0)
    const rings = along + 2 * caps * rows.length
    const most = 5 * this.detail.rings * this.detail.sides // vertices
    const round = Math.round((this.detail.sides * this.thin) / (this.info.parents ? thinnestChain : thinnest)) // finer strands need fewer sides
    const sides = Math.max(3, Math.min(Math.max(5, round), this.detail.sides, Math.floor(most / rings) - 1))
    const longest = this.courses.reduce((n, c) => Math.max(n, c.poses.length), 0)
    this.nodes = new Float32Array(nodeSize * longest)
    this.tangents = new Float32Array(3 * longest)
    this.cos = Float32Array.from({ length: sides + 1 }, (_, j) => Math.cos((2 * Math.PI * (j % sides)) / sides))
    this.sin = Float32Array.from({ length: sides + 1 }, (_, j) => Math.sin((2 * Math.PI * (j % sides)) / sides))
    const vertices = rings * (sides + 1)
    this.positions = new Float32Array(3 * vertices)
    this.normals = new Float32Array(3 * vertices)
    const uv = new Float32Array(2 * vertices)
    for (let i = 0; i < vertices; i++) {
      uv[2 * i] = (i % (sides + 1)) / sides
      uv[2 * i + 1] = Math.floor(i / (sides + 1)) / (rings - 1)
    }
    this.ground = new Float32Array(6 * along)
    this.shade = new Float32Array(4 * along)
    for (let i = 0; i < along; i++) {
      this.shade[4 * i] = -1
      this.shade[4 * i + 2] = 1
    }
    this.fill(this.mesh.geometry, strips(rows.map((n) => n + 2 * caps), sides + 1), { position: [this.positions, 3], normal: [this.normals, 3], uv: [uv, 2] })
    this.fill(this.contact.geometry, strips(rows, 2), { position: [this.ground, 3], shade: [this.shade, 2] })
    this.mesh.visible = this.contact.visible = rings > 0
  }

  /** plan returns the courses that a body of so many poses is drawn with: as fine as its detail asks for, all strands alike. */
  private plan(count: number): Course[] {
    const { info } = this
    const strands = strandsOf(info, count)
    this.weigh(strands.length)
    const rings = this.detail.rings * Math.min(6, 1 + (strands.length - 1) / 4)
    const links = strands.reduce((n, s) => n + s.poses.length - 1, 0)
    const every = Math.max(1, Math.ceil(links / (2 * rings))) // links in a span
    const courses: Course[] = []
    for (const { poses, grown } of strands) {
      const last = poses.length - 1
      if (poses.some((pose) => this.bent.has(pose))) {
        courses.push(...this.bars(poses, grown))
        continue
      }
      const step = Math.max(1, Math.min(every, Math.floor(last / shortest)))
      const taken = Int32Array.from({ length: Math.ceil(last / step) + 1 }, (_, i) => poses[Math.min(i * step, last)])
      const closed = (info.links ?? []).some(([a, b]) => Math.min(a, b) === poses[0] && Math.max(a, b) === poses[last])
      courses.push({ poses: taken, pieces: 1, grown, closed })
    }
    const spans = courses.reduce((n, c) => n + c.poses.length - 1, 0)
    const pieces = Math.min(8, Math.max(1, Math.round(rings / spans)))
    for (const c of courses) c.pieces = pieces
    for (const [a, b] of info.links ?? []) {
      if (a < count && b < count) courses.push({ poses: Int32Array.of(Math.min(a, b), Math.max(a, b)), pieces: 1, grown: false, closed: false })
    }
    return courses
  }

  /** bars cuts a strand at its hinges. */
  private bars(poses: Int32Array, grown: boolean): Course[] {
    const bars: Course[] = []
    let first = 0
    for (let i = 1; i < poses.length; i++) {
      if (i < poses.length - 1 && !this.bent.has(poses[i])) continue
      bars.push({ poses: poses.slice(first, i + 1), pieces: 1, grown: grown && first === 0, closed: false })
      first = i
    }
    return bars
  }

  private fill(g: BufferGeometry, index: BufferAttribute, attributes: Record<string, [Float32Array, number]>) {
    g.dispose() // frees the old buffers; the geometry itself is used on
    g.setIndex(index)
    for (const [name, [array, size]] of Object.entries(attributes)) {
      g.setAttribute(name, new BufferAttribute(array, size).setUsage(DynamicDrawUsage))
    }
  }

  /** gather brings the nodes of a course together: position, rotation, radius, least width. A chain's poses are those of its links, so a joint is turned halfway between two. */
  private gather(course: Course, f: Float32Array, at: number) {
    const { poses } = course
    const last = poses.length - 1
    const chain = this.info.parents !== undefined
    for (let i = 0; i <= last; i++) {
      const o = nodeSize * i, a = at + stride * poses[i]
      const b = !chain ? a : i === 0 ? at + stride * poses[1] : i < last ? a + stride : a
      const c = chain && i === 0 ? b : a
      const sign = f[c + 3] * f[b + 3] + f[c + 4] * f[b + 4] + f[c + 5] * f[b + 5] + f[c + 6] * f[b + 6] < 0 ? -1 : 1
      const n = this.nodes
      for (let k = 0; k < 3; k++) n[o + k] = f[a + k]
      for (let k = 3; k < 7; k++) n[o + k] = f[c + k] + sign * f[b + k]
      const size = norm(n[o + 3], n[o + 4], n[o + 5], n[o + 6]) || 1
      for (let k = 3; k < 7; k++) n[o + k] /= size
      const r = this.radius(i === 0 && (course.grown || last === 1) ? poses[1] : poses[i]) // a bar is as thick as its end
      n[o + 7] = r
      n[o + 8] = this.least(r)
    }
  }

  /** findTangents sets the tangents of a Catmull–Rom curve through the nodes, for spans of any length. */
  private findTangents(course: Course) {
    const { nodes: f, tangents: t } = this
    const n = course.poses.length - 1
    const round = course.closed && n > 2
    for (let i = 0; i <= n; i++) {
      const ends = round && (i === 0 || i === n)
      const before = i > 0 ? i - 1 : n - 1, after = i < n ? i + 1 : 1
      const ia = nodeSize * (i > 0 || ends ? before : i), ib = nodeSize * i, ic = nodeSize * (i < n || ends ? after : i)
      const da = ia === ib ? 0 : gap(f, ia, ib), dc = ic === ib ? 0 : gap(f, ib, ic)
      // each side weighs the more, the shorter it is; at an end only one is there
      const wa = da > 0 ? (dc > 0 ? dc / (da * (da + dc)) : 1 / da) : 0
      const wc = dc > 0 ? (da > 0 ? da / (dc * (da + dc)) : 1 / dc) : 0
      for (let k = 0; k < 3; k++) t[3 * i + k] = (f[ib + k] - f[ia + k]) * wa + (f[ic + k] - f[ib + k]) * wc
    }
  }

  /** span writes the rings of one span, and the rounded ends. */
  private span(course: Course, s: number, camera: OrbitCamera, ground: number) {
    const { nodes: f, tangents: t } = this
    const { pieces } = course
    const a = nodeSize * s, b = a + nodeSize
    const h = gap(f, a, b)
    const sign = f[a + 3] * f[b + 3] + f[a + 4] * f[b + 4] + f[a + 5] * f[b + 5] + f[a + 6] * f[b + 6] < 0 ? -1 : 1
    const last = s === course.poses.length - 2
    const base = course.grown && s === 0 ? this.radius(course.poses[0]) : 0
    for (let i = 0; i < pieces + (last ? 1 : 0); i++) {
      const u = base > 0 ? (i / pieces) ** 2 : i / pieces // closer where it flares
      const v = 1 - u
      const pa = v * v * (1 + 2 * u), pb = u * u * (3 - 2 * u), ta = h * u * v * v, tb = -h * u * u * v
      const x = pa * f[a] + pb * f[b] + ta * t[3 * s] + tb * t[3 * s + 3]
      const y = pa * f[a + 1] + pb * f[b + 1] + ta * t[3 * s + 1] + tb * t[3 * s + 4]
      const z = pa * f[a + 2] + pb * f[b + 2] + ta * t[3 * s + 2] + tb * t[3 * s + 5]
      this.axes(v * f[a + 3] + sign * u * f[b + 3], v * f[a + 4] + sign * u * f[b + 4], v * f[a + 5] + sign * u * f[b + 5], v * f[a + 6] + sign * u * f[b + 6])
      const dp = 6 * u * v, da = h * (1 - 4 * u + 3 * u * u), db = h * (3 * u * u - 2 * u)
      this.align(
        dp * (f[b] - f[a]) + da * t[3 * s] + db * t[3 * s + 3],
        dp * (f[b + 1] - f[a + 1]) + da * t[3 * s + 1] + db * t[3 * s + 4],
        dp * (f[b + 2] - f[a + 2]) + da * t[3 * s + 2] + db * t[3 * s + 5])
      const real = v * f[a + 7] + u * f[b + 7]
      const r = Math.max(real + flare(base, f[b + 7], u * h), (v * f[a + 8] + u * f[b + 8]) * camera.pixel(camera.depth(x, y, z)))
      if (s === 0 && i === 0) this.end(x, y, z, r, -1)
      this.cast(x, y, z, r, ground)
      this.circle(x, y, z, r, 0)
      if (last && i === pieces) this.end(x, y, z, r, 1)
    }
  }

  /** axes sets the material axes x and y, and z along the rod, from a quaternion of any length. */
  private axes(x: number, y: number, z: number, w: number) {
    const s = 2 / (x * x + y * y + z * z + w * w || 1)
    axis[0] = 1 - s * (y * y + z * z)
    axis[1] = s * (x * y + w * z)
    axis[2] = s * (x * z - w * y)
    axis[3] = s * (x * y - w * z)
    axis[4] = 1 - s * (x * x + z * z)
    axis[5] = s * (y * z + w * x)
    axis[6] = s * (x * z + w * y)
    axis[7] = s * (y * z - w * x)
    axis[8] = 1 - s * (x * x + y * y)
  }

  /** align turns the axes the short way until z is along the curve, so that sections are square to it and the twist stays. */
  private align(x: number, y: number, z: number) {
    const size = norm(x, y, z)
    if (!(size > 0)) return
    x /= size
    y /= size
    z /= size
    const c = 1 + x * axis[6] + y * axis[7] + z * axis[8]
    if (c < 1e-3) return // it runs backwards: no way is short
    const sx = x + axis[6], sy = y + axis[7], sz = z + axis[8]
    for (let k = 0; k < 6; k += 3) {
      const w = (axis[k] * x + axis[k + 1] * y + axis[k + 2] * z) / c
      axis[k] -= w * sx
      axis[k + 1] -= w * sy
      axis[k + 2] -= w * sz
    }
    axis[6] = x
    axis[7] = y
    axis[8] = z
  }

  /** end writes half a ball, before the first ring or after the last. */
  private end(x: number, y: number, z: number, r: number, side: number) {
    for (let k = 0; k < caps; k++) {
      const angle = ((side < 0 ? caps - k : k + 1) / caps) * (Math.PI / 2)
      const out = side * r * Math.sin(angle)
      this.circle(x + out * axis[6], y + out * axis[7], z + out * axis[8], r * Math.cos(angle), side * Math.sin(angle))
    }
  }

  /** circle writes a ring; its normals lean along the rod by tilt, the sine of the angle. */
  private circle(x: number, y: number, z: number, r: number, tilt: number) {
    const { positions: p, normals: n, cos, sin } = this
    const sides = cos.length
    const flat = Math.sqrt(Math.max(0, 1 - tilt * tilt))
    const ux = axis[0], uy = axis[1], uz = axis[2], vx = axis[3], vy = axis[4], vz = axis[5]
    const nx = tilt * axis[6], ny = tilt * axis[7], nz = tilt * axis[8]
    let k = 3 * sides * this.ring++
    for (let j = 0; j < sides; j++, k += 3) {
      const c = cos[j], s = sin[j]
      const dx = c * ux + s * vx, dy = c * uy + s * vy, dz = c * uz + s * vz
      p[k] = x + r * dx
      p[k + 1] = y + r * dy
      p[k + 2] = z + r * dz
      n[k] = flat * dx + nx
      n[k + 1] = flat * dy + ny
      n[k + 2] = flat * dz + nz
    }
  }

  /** cast writes the shade on the ground below a ring: of the sky, a rod hides about its width over its height. */
  private cast(x: number, y: number, z: number, r: number, ground: number) {
    const i = this.row++
    const height = Math.max(0, z - ground)
    const width = 1.6 * r + this.spread * height
    const flat = norm(axis[6], axis[7], 0) || 1e-9
    const ox = (-axis[7] / flat) * width, oy = (axis[6] / flat) * width
    const g = this.ground
    g[6 * i] = x - ox
    g[6 * i + 1] = y - oy
    g[6 * i + 3] = x + ox
    g[6 * i + 4] = y + oy
    g[6 * i + 2] = g[6 * i + 5] = ground
    const lying = Math.min(1, flat * flat * 2) // where the rod is upright the strip would fold over itself
    this.shade[4 * i + 1] = this.shade[4 * i + 3] = (this.dark * lying * 1.3 * r) / (1.3 * r + 0.5 * height)
  }
}

const axis = new Float32Array(9)
const nodeSize = 9 // floats of a node

/** alongZ returns the cosine of the angle between the z axes of two poses. */
function alongZ(f: Float32Array, a: number, b: number): number {
  const x = 4 * (f[a + 3] * f[a + 5] + f[a + 6] * f[a + 4]) * (f[b + 3] * f[b + 5] + f[b + 6] * f[b + 4])
  const y = 4 * (f[a + 4] * f[a + 5] - f[a + 6] * f[a + 3]) * (f[b + 4] * f[b + 5] - f[b + 6] * f[b + 3])
  return x + y + (1 - 2 * (f[a + 3] ** 2 + f[a + 4] ** 2)) * (1 - 2 * (f[b + 3] ** 2 + f[b + 4] ** 2))
}

/** flare returns what a branch is thicker by at a distance from the middle of what it grows out of, so that they run into each other. */
function flare(base: number, radius: number, distance: number): number {
  const more = Math.min(0.95 * base, 1.9 * radius) - radius
  const left = 1 - distance / (1.3 * base + 2 * radius)
  return more > 0 && left > 0 ? more * left * left : 0
}

/** norm is what Math.hypot is, ten times as fast; these numbers cannot overflow. */
const norm = (x: number, y: number, z: number, w = 0) => Math.sqrt(x * x + y * y + z * z + w * w)

function gap(f: Float32Array, a: number, b: number): number {
  return norm(f[b] - f[a], f[b + 1] - f[a + 1], f[b + 2] - f[a + 2])
}

/** strips indexes the triangles between rows of vertices, for one strip of rows after the other. */
function strips(rows: number[], width: number): BufferAttribute {
  const index = new Uint32Array(6 * rows.reduce((n, r) => n + r - 1, 0) * (width - 1))
  let k = 0, first = 0
  for (const count of rows) {
    for (let i = 0; i < count - 1; i++, first += width) {
      for (let j = 0; j < width - 1; j++) {
        const a = first + j, b = a + width
        index[k++] = a
        index[k++] = a + 1
        index[k++] = b
        index[k++] = b
        index[k++] = a + 1
        index[k++] = b + 1
      }
    }
    first += width
  }
  return new BufferAttribute(index, 1)
}

export function readColour(hex: string | undefined, fallback: string): Color {
  return new Color(hex && /^#[0-9a-f]{3,8}$/i.test(hex) ? hex.slice(0, 7) : fallback)
}

/** outlineMaterial draws the back of a grown tube: a line around it, so many pixels wide. */
export function outlineMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    side: BackSide, toneMapped: false,
    uniforms: { colour: { value: new Color() }, grow: { value: 2 }, resolution: screen.resolution },
    vertexShader: `
      uniform float grow, resolution; // [px], height of the window [px]
      void main() {
        vec4 at = vec4(position, 1.0);
        vec3 out_ = normal;
        #ifdef USE_INSTANCING
          at = instanceMatrix * at;
          out_ = normalize(mat3(instanceMatrix) * normal);
        #endif
        vec4 v = viewMatrix * at;
        float pixel = 2.0 * -v.z / (projectionMatrix[1][1] * resolution);
        gl_Position = projectionMatrix * (v + vec4(mat3(viewMatrix) * out_ * grow * pixel, 0.0));
      }`,
    fragmentShader: 'uniform vec3 colour; void main() { gl_FragColor = vec4(colour, 1.0); }',
  })
}
