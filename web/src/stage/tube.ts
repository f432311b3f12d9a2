// A rod as a smooth tube with a stripe along the material: straight on an untwisted rod, a helix on a twisted one.

import {
  BackSide, BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, Mesh, ShaderMaterial, type Box3, type Material,
} from 'three'
import type { BodyInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Materials } from './materials'
import { contactMaterial } from './studio'

/** Detail is how finely tubes are drawn. */
export interface Detail {
  sides: number
  rings: number // about as many along a rod
}

const caps = 3 // rings of a rounded end
const stride = 7 // floats of a pose
export const thinnest = 3.3 // half the width that a rod has at least on the screen [px]

export class Tube {
  readonly mesh: Mesh<BufferGeometry, Material>
  readonly outline: Mesh<BufferGeometry, ShaderMaterial>
  readonly contact: Mesh<BufferGeometry, ShaderMaterial>
  readonly colour: Color
  private detail: Detail = { sides: 12, rings: 600 }
  private nodes = 0 // of the rod as the buffers are laid out for
  private every = 1 // nodes from one drawn to the next
  private spans = 0 // between drawn nodes
  private pieces = 1 // rings in a span
  private rings = 0 // with those of the ends
  private cos = new Float32Array(0)
  private sin = new Float32Array(0)
  private positions = new Float32Array(0)
  private normals = new Float32Array(0)
  private ground = new Float32Array(0)
  private shade = new Float32Array(0)
  private tangents = new Float32Array(0)
  private ring = 0 // next to write
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
    for (const m of [this.mesh, this.outline, this.contact]) m.frustumCulled = false
  }

  setDetail(d: Detail) {
    this.detail = d
    this.nodes = 0 // laid out anew by the next update
  }

  /** update writes the tube of a frame into its buffers, in place. */
  update(floats: Float32Array, at: number, count: number, camera: OrbitCamera, ground: number) {
    if (count < 2) {
      this.mesh.visible = this.outline.visible = this.contact.visible = false
      return
    }
    if (count !== this.nodes) this.layOut(count)
    this.findTangents(floats, at)
    this.ring = 0
    for (let s = 0; s < this.spans; s++) this.span(floats, at, s, camera, ground)
    this.touch(this.mesh.geometry, 'position', 'normal')
    this.touch(this.contact.geometry, 'position', 'shade')
  }

  /** radius returns the radius of the rod at a node [m]. */
  radius(node: number): number {
    const r = this.info.radius
    return r[Math.min(Math.max(0, Math.round(node)), r.length - 1)] ?? 1e-3
  }

  /** shown returns the radius that the rod is drawn with at a node: never thinner than can be seen. */
  shown(node: number, depth: number, camera: OrbitCamera): number {
    return Math.max(this.radius(node), thinnest * camera.pixel(depth))
  }

  /** grow adds the nodes of a frame to a box. */
  grow(box: Box3, floats: Float32Array, at: number, count: number) {
    for (let i = 0; i < count; i++) {
      const k = at + i * stride
      const x = floats[k], y = floats[k + 1], z = floats[k + 2]
      box.min.set(Math.min(box.min.x, x), Math.min(box.min.y, y), Math.min(box.min.z, z))
      box.max.set(Math.max(box.max.x, x), Math.max(box.max.y, y), Math.max(box.max.z, z))
    }
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

  /** layOut makes buffers for a number of nodes and the present detail. */
  private layOut(count: number) {
    const { sides, rings } = this.detail
    this.nodes = count
    this.every = Math.max(1, Math.ceil((count - 1) / (rings * 2)))
    this.spans = Math.ceil((count - 1) / this.every)
    this.pieces = Math.min(8, Math.max(1, Math.round(rings / this.spans)))
    const along = this.spans * this.pieces + 1
    this.rings = along + 2 * caps
    this.tangents = new Float32Array(3 * (this.spans + 1))
    this.cos = new Float32Array(sides + 1)
    this.sin = new Float32Array(sides + 1)
    for (let j = 0; j <= sides; j++) {
      this.cos[j] = Math.cos((2 * Math.PI * (j % sides)) / sides)
      this.sin[j] = Math.sin((2 * Math.PI * (j % sides)) / sides)
    }
    const vertices = this.rings * (sides + 1)
    this.positions = new Float32Array(3 * vertices)
    this.normals = new Float32Array(3 * vertices)
    const uv = new Float32Array(2 * vertices)
    for (let i = 0; i < vertices; i++) {
      uv[2 * i] = (i % (sides + 1)) / sides
      uv[2 * i + 1] = Math.floor(i / (sides + 1)) / (this.rings - 1)
    }
    this.ground = new Float32Array(6 * along)
    this.shade = new Float32Array(4 * along)
    for (let i = 0; i < along; i++) {
      this.shade[4 * i] = -1
      this.shade[4 * i + 2] = 1
    }
    this.fill(this.mesh.geometry, strips(this.rings, sides + 1), { position: [this.positions, 3], normal: [this.normals, 3], uv: [uv, 2] })
    this.fill(this.contact.geometry, strips(along, 2), { position: [this.ground, 3], shade: [this.shade, 2] })
    this.mesh.visible = this.contact.visible = true
  }

  private fill(g: BufferGeometry, index: BufferAttribute, attributes: Record<string, [Float32Array, number]>) {
    g.dispose() // frees the old buffers; the geometry itself is used on
    g.setIndex(index)
    for (const [name, [array, size]] of Object.entries(attributes)) {
      g.setAttribute(name, new BufferAttribute(array, size).setUsage(DynamicDrawUsage))
    }
  }

  /** node returns the index of the floats of a drawn node. */
  private node(at: number, i: number): number {
    return at + stride * Math.min(i * this.every, this.nodes - 1)
  }

  /** findTangents sets the tangents of a Catmull–Rom curve through the nodes, for spans of any length. */
  private findTangents(f: Float32Array, at: number) {
    const t = this.tangents
    const n = this.spans
    for (let i = 0; i <= n; i++) {
      const a = this.node(at, Math.max(0, i - 1)), b = this.node(at, i), c = this.node(at, Math.min(n, i + 1))
      const before = i > 0 ? gap(f, a, b) : 0
      const after = i < n ? gap(f, b, c) : 0
      // each side weighs the more, the shorter it is; at an end only one is there
      const wa = before > 0 ? (after > 0 ? after / (before * (before + after)) : 1 / before) : 0
      const wc = after > 0 ? (before > 0 ? before / (after * (before + after)) : 1 / after) : 0
      for (let k = 0; k < 3; k++) t[3 * i + k] = (f[b + k] - f[a + k]) * wa + (f[c + k] - f[b + k]) * wc
    }
  }

  /** span writes the rings of one span, and the rounded ends. */
  private span(f: Float32Array, at: number, s: number, camera: OrbitCamera, ground: number) {
    const a = this.node(at, s), b = this.node(at, s + 1)
    const h = gap(f, a, b)
    const t = this.tangents
    const sign = f[a + 3] * f[b + 3] + f[a + 4] * f[b + 4] + f[a + 5] * f[b + 5] + f[a + 6] * f[b + 6] < 0 ? -1 : 1
    const ra = this.radius(s * this.every), rb = this.radius((s + 1) * this.every)
    const last = s === this.spans - 1
    for (let i = 0; i < this.pieces + (last ? 1 : 0); i++) {
      const u = i / this.pieces
      const v = 1 - u
      const pa = v * v * (1 + 2 * u), pb = u * u * (3 - 2 * u), ta = h * u * v * v, tb = -h * u * u * v
      const x = pa * f[a] + pb * f[b] + ta * t[3 * s] + tb * t[3 * s + 3]
      const y = pa * f[a + 1] + pb * f[b + 1] + ta * t[3 * s + 1] + tb * t[3 * s + 4]
      const z = pa * f[a + 2] + pb * f[b + 2] + ta * t[3 * s + 2] + tb * t[3 * s + 5]
      this.axes(v * f[a + 3] + sign * u * f[b + 3], v * f[a + 4] + sign * u * f[b + 4], v * f[a + 5] + sign * u * f[b + 5], v * f[a + 6] + sign * u * f[b + 6])
      const r = Math.max(v * ra + u * rb, thinnest * camera.pixel(camera.depth(x, y, z)))
      if (s === 0 && i === 0) this.end(x, y, z, r, -1)
      this.cast(x, y, z, r, ground)
      this.circle(x, y, z, r, 0)
      if (last && i === this.pieces) this.end(x, y, z, r, 1)
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
    let k = 3 * sides * this.ring++
    for (let j = 0; j < sides; j++, k += 3) {
      const dx = cos[j] * axis[0] + sin[j] * axis[3]
      const dy = cos[j] * axis[1] + sin[j] * axis[4]
      const dz = cos[j] * axis[2] + sin[j] * axis[5]
      p[k] = x + r * dx
      p[k + 1] = y + r * dy
      p[k + 2] = z + r * dz
      n[k] = flat * dx + tilt * axis[6]
      n[k + 1] = flat * dy + tilt * axis[7]
      n[k + 2] = flat * dz + tilt * axis[8]
    }
  }

  /** cast writes the shade on the ground below a ring: of the sky, a rod hides about its width over its height. */
  private cast(x: number, y: number, z: number, r: number, ground: number) {
    const i = this.ring - caps
    const height = Math.max(0, z - ground)
    const width = 1.6 * r + this.spread * height
    const flat = Math.hypot(axis[6], axis[7]) || 1e-9
    const ox = (-axis[7] / flat) * width, oy = (axis[6] / flat) * width
    const g = this.ground
    g[6 * i] = x - ox
    g[6 * i + 1] = y - oy
    g[6 * i + 3] = x + ox
    g[6 * i + 4] = y + oy
    g[6 * i + 2] = g[6 * i + 5] = ground
    const lying = Math.min(1, flat * flat * 2) // where the rod is upright the strip would fold over itself
    this.shade[4 * i + 1] = this.shade[4 * i + 3] = (lying * 1.3 * r) / (1.3 * r + 0.5 * height)
  }
}

const axis = new Float32Array(9)

function gap(f: Float32Array, a: number, b: number): number {
  return Math.hypot(f[b] - f[a], f[b + 1] - f[a + 1], f[b + 2] - f[a + 2])
}

/** strips indexes the triangles between rows of vertices. */
function strips(rows: number, width: number): BufferAttribute {
  const index = new Uint32Array(6 * (rows - 1) * (width - 1))
  let k = 0
  for (let i = 0; i < rows - 1; i++) {
    for (let j = 0; j < width - 1; j++) {
      const a = i * width + j, b = a + width
      index.set([a, a + 1, b, b, a + 1, b + 1], k)
      k += 6
    }
  }
  return new BufferAttribute(index, 1)
}

function readColour(hex: string | undefined, fallback: string): Color {
  return new Color(hex && /^#[0-9a-f]{3,8}$/i.test(hex) ? hex.slice(0, 7) : fallback)
}

/** outlineMaterial draws the back of a grown tube: a line around it, so many pixels wide. */
function outlineMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    side: BackSide, toneMapped: false,
    uniforms: { colour: { value: new Color() }, grow: { value: 2 }, resolution: { value: 1000 } },
    vertexShader: `
      uniform float grow, resolution; // [px], height of the window [px]
      void main() {
        vec4 v = viewMatrix * vec4(position, 1.0);
        float pixel = 2.0 * -v.z / (projectionMatrix[1][1] * resolution);
        gl_Position = projectionMatrix * (v + vec4(mat3(viewMatrix) * normal * grow * pixel, 0.0));
      }`,
    fragmentShader: 'uniform vec3 colour; void main() { gl_FragColor = vec4(colour, 1.0); }',
  })
}
