// Soft solids and elastic skin: the surface of a mesh, or a finer one that goes with it, coloured by how much it is strained, stressed or pressed.

import {
  Box3, BufferAttribute, BufferGeometry, Color, DoubleSide, DynamicDrawUsage, GreaterDepth, LineBasicMaterial, LineSegments, Mesh, MeshPhongMaterial, MeshPhysicalMaterial, ShaderMaterial, Vector3,
  type Object3D, type Ray, type WebGLProgramParametersWithUniforms,
} from 'three'
import { unpack, unpackWords, type BodyInfo, type BodyShape, type Frame, type Measure, type Measured } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Grade } from './materials'
import type { Level } from './quality'
import type { Hit } from './rigid'
import { blotMaterial } from './studio'
import { outlineMaterial, readColour } from './tube'
import type { BodyView, Mark } from './view'

const stride = 3 // floats of a point
const crease = 0.64 // cosine of the angle between faces from which on an edge is one
const unlit = 0.35 // of a colour that stands for a number
const seenThrough = 0.6 // of the same, where something is before it
const nearGround = 0.2 // of its height: what is lower darkens the ground below it

/** rampColours go from what is at rest to what is strained most, each darker than the one before. */
export const rampColours = ['#c6d1d8', '#ecc463', '#e5803f', '#b8364f', '#531b5e'] as const

/** Node is where a line of sight meets a solid. */
export interface Node extends Hit {
  node: number // nearest point of the frame that can be held
  place: number // its number in the mesh
}

/** Soft draws one solid. */
export class Soft implements BodyView {
  readonly parts: Object3D[]
  readonly reach = 0
  /** where it was drawn last */
  readonly bounds = new Box3()
  /** it is drawn as the surface of its own mesh */
  readonly own: boolean
  private readonly mesh: Mesh<BufferGeometry, Paintable>
  private readonly outline: Mesh<BufferGeometry, ShaderMaterial>
  private readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>
  private readonly print: Mesh<BufferGeometry, ShaderMaterial> // where something presses, seen through what is before it
  private readonly shade = new Shade()
  private readonly nodes: Uint32Array
  private readonly fixed: Set<number>
  private readonly triangles: Uint32Array
  private readonly bind: Uint32Array
  private readonly weights: Float32Array
  private readonly paint: Paint = { shown: { value: 0 }, own: { value: 0 }, scale: { value: 1 }, ramp: { value: rampColours.map((c) => new Color(c)) } }
  private index = new Uint32Array(0) // triangles of what is drawn: at an edge there are several vertices in one place
  private source = new Uint32Array(0) // vertex of the surface that each of these is
  private seams: number[][] = [] // vertices in one place that are to look like one
  private positions = new Float32Array(0)
  private normals = new Float32Array(0)
  private values = new Float32Array(0) // of what it is coloured by
  private floats: Float32Array | null = null // of the frame that is drawn
  private at = 0
  private coloured: Measured | null = null // what the values are of, in that frame

  constructor(public info: BodyInfo, private readonly body: number, fallback: string, grade: Grade) {
    const { nodes, triangles, bind, weights, fixed } = info.solid!
    this.nodes = unpackWords(nodes)
    this.triangles = unpackWords(triangles)
    this.bind = unpackWords(bind)
    this.weights = unpack(weights)
    this.fixed = new Set(unpackWords(fixed))
    this.own = this.bind.length === 0
    const material = paintable(grade === 'rich' ? new MeshPhysicalMaterial({ roughness: 0.46, clearcoat: 0.3, clearcoatRoughness: 0.35 }) : new MeshPhongMaterial({ shininess: 26, specular: '#2e2e2e' }), this.paint)
    material.color = readColour(info.colour, fallback)
    material.polygonOffset = true // behind the lines on it
    material.polygonOffsetFactor = material.polygonOffsetUnits = 1
    this.mesh = new Mesh(new BufferGeometry(), material)
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.visible = false // what is drawn without normals is taken for flat from then on
    this.outline = new Mesh(this.mesh.geometry, outlineMaterial())
    this.outline.visible = false
    this.lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ color: '#000000', transparent: true, opacity: 0.24, depthWrite: false, toneMapped: false }))
    this.lines.visible = false
    this.print = new Mesh(this.mesh.geometry, printMaterial(this.paint))
    this.print.renderOrder = 40
    this.print.visible = false
    this.parts = [this.mesh, this.outline, this.lines, this.print, this.shade.mesh]
    for (const part of this.parts) part.frustumCulled = false
  }

  /** showLines draws the edges of the mesh, where the surface is its own. */
  showLines(on: boolean) {
    this.lines.visible = on && this.own
  }

  update(floats: Float32Array, at: number, count: number, _camera: OrbitCamera, ground: number) {
    this.mesh.visible = count === this.nodes.length && count > 0
    if (!this.mesh.visible) return void (this.lines.visible = false)
    if (floats !== this.floats) {
      this.floats = floats
      this.at = at
      this.coloured = null
      if (this.index.length === 0) this.layOut()
      this.place()
      this.turn()
      for (const name of ['position', 'normal']) this.mesh.geometry.getAttribute(name).needsUpdate = true
    }
    this.shade.update(this.positions, this.bounds, ground)
  }

  /** colour paints strains, stresses or pressures of a frame; scale has which, and what is darkest. Where nothing presses, skin has its own colour. */
  colour(frame: Frame, b: BodyShape, scale: ColourScale) {
    const measure = scale.of(b)
    const own = scale.shown === 'pressure'
    this.paint.shown.value = measure ? 1 : 0
    this.paint.own.value = own ? 1 : 0
    this.print.visible = own && measure !== null && this.mesh.visible
    this.paint.ramp.value[0].copy(own ? this.mesh.material.color : atRest)
    if (!measure || !this.mesh.visible) return
    this.paint.scale.value = measure.top / scale.top / 255
    if (this.coloured === scale.shown) return
    this.coloured = scale.shown
    const { source, bind, weights, values } = this, bytes = new Uint8Array(frame.floats.buffer, measure.at, b.count)
    for (let i = 0; i < source.length; i++) {
      const v = source[i]
      if (this.own) values[i] = bytes[v]
      else values[i] = weights[4 * v] * bytes[bind[4 * v]] + weights[4 * v + 1] * bytes[bind[4 * v + 1]] + weights[4 * v + 2] * bytes[bind[4 * v + 2]] + weights[4 * v + 3] * bytes[bind[4 * v + 3]]
    }
    this.mesh.geometry.getAttribute('measure').needsUpdate = true
  }

  setLevel(level: Level) {
    this.shade.mesh.material.visible = level.contact
  }

  setShade(strength: number) {
    this.shade.mesh.material.uniforms.strength.value = strength
  }

  mark(m: Mark | null) {
    this.outline.visible = m !== null
    if (!m) return
    this.outline.material.uniforms.colour.value.copy(m.colour)
    this.outline.material.uniforms.grow.value = m.width
  }

  shown(): number {
    return 0
  }

  grow(box: Box3, f: Float32Array, at: number, count: number) {
    for (let i = 0; i < count; i++) box.expandByPoint(a.fromArray(f, at + stride * i))
  }

  /** stands reports whether what holds it is below it. */
  stands(f: Float32Array, at: number, count: number): boolean {
    let lowest = Infinity, held = Infinity
    for (let i = 0; i < count; i++) {
      const z = f[at + stride * i + 2]
      lowest = Math.min(lowest, z)
      if (this.fixed.has(i)) held = Math.min(held, z)
    }
    return held - lowest < 0.03 * this.info.solid!.size
  }

  /** pick returns where a line of sight meets the solid first, or null. */
  pick(ray: Ray): Node | null {
    const { index, positions } = this
    if (!this.mesh.visible || !ray.intersectBox(this.bounds, c)) return null
    let least = Infinity, first = -1
    for (let i = 0; i < index.length; i += 3) {
      a.fromArray(positions, 3 * index[i])
      b.fromArray(positions, 3 * index[i + 1])
      c.fromArray(positions, 3 * index[i + 2])
      if (!ray.intersectTriangle(a, b, c, true, hit)) continue
      const away = hit.distanceTo(ray.origin)
      if (away >= least) continue
      least = away
      first = i
      found.copy(hit)
    }
    if (first < 0) return null
    const node = this.nearest(first, found)
    return { body: this.body, point: found.clone(), local: new Vector3(), distance: least, fixed: this.fixed.has(node), node, place: this.nodes[node] }
  }

  dispose() {
    for (const part of [this.mesh, this.outline, this.lines, this.print]) {
      part.removeFromParent()
      part.geometry.dispose()
      part.material.dispose()
    }
    this.shade.dispose()
  }

  /** nearest returns the point of the frame nearest to a place on a triangle, of those that it goes with; one that can move, if there is one. */
  private nearest(triangle: number, place: Vector3): number {
    let best = 0, least = Infinity
    for (let k = 0; k < 3; k++) {
      const v = this.source[this.index[triangle + k]]
      for (let j = 0; j < (this.own ? 1 : 4); j++) {
        const node = this.own ? v : this.bind[4 * v + j]
        const away = a.fromArray(this.floats!, this.at + stride * node).distanceTo(place) * (this.fixed.has(node) ? 1e6 : 1)
        if (away < least) [best, least] = [node, away]
      }
    }
    return best
  }

  /** layOut finds the edges of the first frame that is seen, and makes the buffers. */
  private layOut() {
    const { triangles } = this, count = this.own ? this.nodes.length : this.bind.length / 4
    this.source = Uint32Array.from({ length: count }, (_, i) => i)
    this.index = triangles.slice()
    this.positions = new Float32Array(3 * count)
    if (this.own) {
      this.place()
      this.split()
      this.positions = new Float32Array(3 * this.source.length)
    }
    this.normals = new Float32Array(this.positions.length)
    this.values = new Float32Array(this.source.length)
    const g = this.mesh.geometry, moving = (data: Float32Array, size: number) => new BufferAttribute(data, size).setUsage(DynamicDrawUsage)
    g.setAttribute('position', moving(this.positions, 3))
    g.setAttribute('normal', moving(this.normals, 3))
    g.setAttribute('measure', moving(this.values, 1))
    g.setIndex(new BufferAttribute(this.index, 1))
    if (!this.own) return
    this.place()
    if (this.info.kind === 'green') this.sew()
    this.lines.geometry.setAttribute('position', g.getAttribute('position'))
    this.lines.geometry.setIndex(new BufferAttribute(edgesOf(this.index, this.source, this.positions), 1))
  }

  /** split gives a vertex on an edge, as between the side and the end of a cylinder, a twin for each face, so that both are smooth. */
  private split() {
    const { index, positions } = this, source = [...this.source]
    const twins = new Map<number, { vertex: number; normal: Vector3 }[]>()
    for (let i = 0; i < index.length; i += 3) {
      a.fromArray(positions, 3 * index[i])
      b.fromArray(positions, 3 * index[i + 1]).sub(a)
      c.fromArray(positions, 3 * index[i + 2]).sub(a)
      b.cross(c).normalize()
      for (let k = 0; k < 3; k++) {
        const v = index[i + k], known = twins.get(v) ?? []
        let twin = known.find((t) => t.normal.dot(b) > crease * t.normal.length())
        if (!twin) {
          twin = { vertex: known.length === 0 ? v : source.push(v) - 1, normal: new Vector3() }
          known.push(twin)
          twins.set(v, known)
        }
        twin.normal.add(b)
        index[i + k] = twin.vertex
      }
    }
    this.source = Uint32Array.from(source)
  }

  /** sew finds the vertices of different zones that are in one place and look the same way, as at the joints of a finger. */
  private sew() {
    this.turn()
    const { positions: p, normals: n } = this, near = 1e-5 * this.info.solid!.size
    const like = (i: number, j: number) =>
      a.fromArray(p, 3 * i).distanceTo(b.fromArray(p, 3 * j)) < near && a.fromArray(n, 3 * i).dot(b.fromArray(n, 3 * j)) > crease
    const order = [...this.source.keys()].sort((i, j) => p[3 * i] - p[3 * j]) // those in one place are near each other
    const seams = new Map<number, number[]>()
    order.forEach((i, from) => {
      for (let k = from - 1; k >= 0 && p[3 * i] - p[3 * order[k]] < near; k--) {
        const j = order[k]
        if (!like(i, j)) continue
        const seam = seams.get(j) ?? [j]
        seam.push(i)
        seams.set(i, seam).set(j, seam)
        return
      }
    })
    this.seams = [...new Set(seams.values())]
  }

  /** place brings the vertices to where they are in the frame. */
  private place() {
    const { source, positions: p, bind, weights, at, bounds } = this, f = this.floats!
    for (let i = 0, k = 0; i < source.length; i++, k += 3) {
      if (this.own) {
        const n = at + stride * source[i]
        p[k] = f[n]
        p[k + 1] = f[n + 1]
        p[k + 2] = f[n + 2]
        continue
      }
      let x = 0, y = 0, z = 0
      for (let j = 4 * source[i], end = j + 4; j < end; j++) {
        const n = at + stride * bind[j], w = weights[j]
        x += w * f[n]
        y += w * f[n + 1]
        z += w * f[n + 2]
      }
      p[k] = x
      p[k + 1] = y
      p[k + 2] = z
    }
    bounds.setFromArray(p)
  }

  /** turn finds the normals: the mean of the faces around a vertex, by their areas. */
  private turn() {
    const { index, positions: p, normals: n } = this
    n.fill(0)
    for (let i = 0; i < index.length; i += 3) {
      const u = 3 * index[i], v = 3 * index[i + 1], w = 3 * index[i + 2]
      const ax = p[v] - p[u], ay = p[v + 1] - p[u + 1], az = p[v + 2] - p[u + 2]
      const bx = p[w] - p[u], by = p[w + 1] - p[u + 1], bz = p[w + 2] - p[u + 2]
      const x = ay * bz - az * by, y = az * bx - ax * bz, z = ax * by - ay * bx
      n[u] += x
      n[u + 1] += y
      n[u + 2] += z
      n[v] += x
      n[v + 1] += y
      n[v + 2] += z
      n[w] += x
      n[w + 1] += y
      n[w + 2] += z
    }
    for (const seam of this.seams) {
      c.set(0, 0, 0)
      for (const i of seam) c.add(a.fromArray(n, 3 * i))
      for (const i of seam) c.toArray(n, 3 * i)
    }
    for (let k = 0; k < n.length; k += 3) {
      const size = 1 / (Math.sqrt(n[k] * n[k] + n[k + 1] * n[k + 1] + n[k + 2] * n[k + 2]) || 1)
      n[k] *= size
      n[k + 1] *= size
      n[k + 2] *= size
    }
  }
}

/** edgesOf returns the edges of triangles as pairs, without those that cut a square in two: the longest of both of their triangles. */
function edgesOf(index: Uint32Array, source: Uint32Array, p: Float32Array): Uint32Array<ArrayBuffer> {
  const edges = new Map<number, { from: number; to: number; longest: number; faces: number }>()
  const length = (u: number, v: number) => Math.hypot(p[3 * u] - p[3 * v], p[3 * u + 1] - p[3 * v + 1], p[3 * u + 2] - p[3 * v + 2])
  for (let i = 0; i < index.length; i += 3) {
    const sides = [0, 1, 2].map((k) => length(index[i + k], index[i + ((k + 1) % 3)])), most = Math.max(...sides)
    for (let k = 0; k < 3; k++) {
      const from = index[i + k], to = index[i + ((k + 1) % 3)], low = Math.min(source[from], source[to]), high = Math.max(source[from], source[to])
      const key = low * source.length + high
      const edge = edges.get(key) ?? { from, to, longest: 0, faces: 0 }
      edge.faces++
      if (sides[k] > 0.999 * most) edge.longest++
      edges.set(key, edge)
    }
  }
  return Uint32Array.from([...edges.values()].filter((e) => e.longest < 2).flatMap((e) => [e.from, e.to]))
}

/** ColourScale is how the colours of all solids of a scene are read: from 0 to a round number that is not below what was seen of late. */
export class ColourScale {
  shown: Measured | null = null // what is coloured by; null is the colour of the body
  top = leastStrain // of the darkest colour [1] or [Pa]
  known = false // the last frame had it
  private least = { strain: leastStrain, stress: 1, pressure: 1 } // what is less than this is none to speak of
  private largest = 0
  private time = 0 // [s]

  /** begin forgets the last scene. */
  begin(bodies: BodyInfo[]) {
    const young = (kind: string) => Math.max(...bodies.map((b) => (b.kind === kind && b.solid?.young) || 0), 1)
    this.least.stress = leastStrain * young('solid')
    this.least.pressure = leastPressure * young('green')
    this.time = 0
    this.forget()
  }

  /** show says what to colour by. */
  show(which: Measured | null) {
    if (which === this.shown) return
    this.shown = which
    this.forget()
  }

  /** of returns what a body is coloured by in a frame, or null. */
  of(b: BodyShape): Measure | null {
    const m = this.shown && b[this.shown]
    return m && m.at > 0 ? m : null
  }

  /** see takes a frame. */
  see(frame: Frame) {
    const gap = frame.time - this.time
    this.time = frame.time
    if (gap < 0) this.largest = 0
    this.largest *= Math.exp(-Math.min(Math.max(gap, 0), 1) / fading)
    this.known = false
    for (const b of frame.bodies) {
      const m = this.of(b)
      if (!m) continue
      this.known = true
      if (Number.isFinite(m.top)) this.largest = Math.max(this.largest, m.top)
    }
    this.top = roundUp(Math.max(this.largest, this.least[this.shown ?? 'strain']))
  }

  private forget() {
    this.largest = 0
    this.top = this.least[this.shown ?? 'strain']
    this.known = false
  }
}

const fading = 4 // time in which what was largest is forgotten [s]
const leastStrain = 0.01 // [1]
const leastPressure = 0.01 // in Young's moduli

/** roundUp returns the next of 1, 1.5, 2, 3, 4, 6, 8, 10 and so on. */
function roundUp(x: number): number {
  const power = 10 ** Math.floor(Math.log10(x) + 1e-9)
  return ([1, 1.5, 2, 3, 4, 6, 8].find((n) => n * power >= x * 0.9999) ?? 10) * power
}

type Paintable = MeshPhongMaterial | MeshPhysicalMaterial

/** Paint is what a material needs to show a measure: whether it does, whether what is 0 has the colour of the body, bytes to parts of the scale, and the colours of that. */
interface Paint {
  shown: { value: number }
  own: { value: number }
  scale: { value: number }
  ramp: { value: Color[] }
}

/** rampShader finds the colour of a part of the scale. */
const rampShader = `
  vec3 rampAt(float part) {
    float t = ${(rampColours.length - 1).toFixed(1)} * part;
    int i = int(min(t, ${(rampColours.length - 2).toFixed(1)}));
    return mix(ramp[i], ramp[i + 1], t - float(i));
  }`

/** paintable lets a material show a measure in place of its colour. */
function paintable<M extends Paintable>(material: M, paint: Paint): M {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, paint)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float measure;\nvarying float vMeasure;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvMeasure = measure;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nuniform float shown, own, scale;\nuniform vec3 ramp[${rampColours.length}];\nvarying float vMeasure;${rampShader}`)
      .replace('#include <color_fragment>', `#include <color_fragment>
        float flatness = 0.0;
        if (shown > 0.5) {
          float t = clamp(vMeasure * scale, 0.0, 1.0);
          diffuseColor.rgb = rampAt(t);
          flatness = ${unlit} * (own > 0.5 ? min(${rampColours.length - 1}.0 * t, 1.0) : 1.0);
        }`)
      // a part of it without light, so that a colour in the shade is still that of the key
      .replace('#include <opaque_fragment>', `outgoingLight = mix(outgoingLight, diffuseColor.rgb, flatness);\n#include <opaque_fragment>`)
  }
  material.customProgramCacheKey = () => 'measures'
  return material
}

/** printMaterial shows a measure where something else hides it: the underside of a fingertip, through the finger or what it rests on. */
function printMaterial({ scale, ramp }: Paint): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true, depthWrite: false, depthFunc: GreaterDepth, side: DoubleSide, toneMapped: false, uniforms: { scale, ramp },
    vertexShader: 'attribute float measure; varying float m; void main() { m = measure; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }',
    fragmentShader: `
      uniform float scale; uniform vec3 ramp[${rampColours.length}]; varying float m;
      ${rampShader}
      void main() {
        float t = clamp(m * scale, 0.0, 1.0);
        gl_FragColor = vec4(rampAt(t), ${seenThrough} * smoothstep(0.03, 0.3, t));
        #include <colorspace_fragment>
      }`,
  })
}

/** Shade is the dark place on the ground below a solid. */
class Shade {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>
  private readonly corners = new Float32Array(12)
  private readonly shades = new Float32Array(12)

  constructor() {
    const g = new BufferGeometry()
    g.setAttribute('position', new BufferAttribute(this.corners, 3).setUsage(DynamicDrawUsage))
    g.setAttribute('shade', new BufferAttribute(this.shades, 3).setUsage(DynamicDrawUsage))
    g.setIndex([0, 1, 2, 0, 2, 3])
    this.mesh = new Mesh(g, blotMaterial())
    this.mesh.renderOrder = -70
  }

  /** update darkens the ground below the lowest part of a solid: the more, the nearer that is. */
  update(p: Float32Array, box: Box3, ground: number) {
    const tall = box.max.z - box.min.z, below = box.min.z + nearGround * tall
    low.makeEmpty()
    for (let k = 0; k < p.length; k += 9) if (p[k + 2] <= below) low.expandByPoint(a.fromArray(p, k))
    const height = Math.max(0, box.min.z - ground), wide = Math.min(low.max.x - low.min.x, low.max.y - low.min.y)
    const dark = 1 / (1 + (2.5 * height) / Math.max(wide, 1e-9))
    this.mesh.visible = !low.isEmpty() && dark > 0.2
    if (!this.mesh.visible) return
    const spread = 0.2 * wide + 0.6 * height
    low.getCenter(a)
    low.getSize(b).multiplyScalar(0.5).addScalar(spread)
    for (let i = 0; i < 4; i++) {
      const u = i === 1 || i === 2 ? 1 : -1, v = i > 1 ? 1 : -1
      this.corners.set([a.x + b.x * u, a.y + b.y * v, ground], 3 * i)
      this.shades.set([u, v, dark], 3 * i)
    }
    this.mesh.geometry.getAttribute('position').needsUpdate = this.mesh.geometry.getAttribute('shade').needsUpdate = true
  }

  dispose() {
    this.mesh.removeFromParent()
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
  }
}

const atRest = new Color(rampColours[0])
const a = new Vector3()
const b = new Vector3()
const c = new Vector3()
const hit = new Vector3()
const found = new Vector3()
const low = new Box3()
