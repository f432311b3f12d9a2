// Hair and fur: tens of thousands of strands drawn between the guides that are simulated. A shader finds each point of them from the
// guides' poses; the processor only uploads these.
//
// Light on hair after Kajiya & Kay 1989 and Marschner et al. 2003: a white highlight shifted to the root, a coloured one shifted to the
// tip, and light that shines through from behind. The strands' shade on each other is guessed from how deep they lie.

import {
  BufferAttribute, BufferGeometry, Mesh, Quaternion, Vector3, type Box3, type DataTexture, type Object3D,
} from 'three'
import { unpack, type BodyInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import { Herd } from './herd'
import { floatTexture } from './poses'
import { posedMaterials, type PosedCode, type PosedMaterials } from './posed'
import type { Level } from './quality'
import { hash, shuffle } from './scatter'
import { readColour } from './tube'
import { fitRotation, fitSphere } from './fit'
import { growPoses, type BodyView, type Mark } from './view'

const stride = 7 // floats of a pose
const perFill = 12 // floats of a filled strand
const samples = 40 // points of a guide that the shader reads
const perLock = 140 // strands of a lock or a braid where none are given
const thinnest = 0.62 // half the width of a strand on the screen [px]

/** Guide is a strand that is simulated. */
interface Guide {
  poses: Int32Array // from its root to its tip
}

export class Hair implements BodyView {
  readonly parts: Object3D[]
  readonly reach: number
  private readonly guides: Guide[]
  private readonly curves: GuideTexture
  private readonly drawn: Mesh
  private readonly strands: Herd
  private readonly materials: PosedMaterials
  private readonly uniforms
  /** first float of the base's pose in a frame, or -1 where no prop shows it */
  base = -1
  private roots: Float32Array // of the guides in the axes of the base [m]; none until they are known
  private readonly fill: Float32Array
  private readonly order: Int32Array // in which filled strands are drawn
  private readonly own: Record<string, Float32Array>
  private readonly middle = new Vector3() // of the head, in the axes of the base [m]
  private readonly turn = new Quaternion()
  private points = 0
  private settled = false

  constructor(public info: BodyInfo, fallback: string, fine: boolean, software: boolean) {
    const braid = info.style === 'braid'
    this.guides = guidesOf(info)
    const fill = (this.fill = braid ? new Float32Array(0) : unpack(info.fill))
    const given = Math.floor(fill.length / perFill)
    this.order = shuffle(given)
    const locks = given === 0 // strands ride in the axes of their guide
    this.curves = new GuideTexture(this.guides, info, locks)
    const roots = unpack(info.roots)
    this.roots = roots.length === 3 * this.guides.length && this.guides.length > 2 ? roots : new Float32Array(0)
    this.own = locks ? lock(this.guides.length, braid, info.style === 'fur') : this.between(0)
    this.strands = new Herd(strand(2), this.own, !software)
    const base = readColour(info.colour, fallback)
    const tip = base.clone().offsetHSL(0.01, 0.05, 0.08)
    this.uniforms = {
      places: { value: this.curves.places }, turns: { value: this.curves.turns }, samples: { value: samples },
      rootTint: { value: readColour(info.tint?.root, `#${base.getHexString()}`) }, tipTint: { value: readColour(info.tint?.tip, `#${tip.getHexString()}`) },
      vary: { value: info.tint?.vary ?? 0.35 },
      baseTurn: { value: this.turn }, centre: { value: new Vector3() },
      clump: { value: info.clump ?? (info.style === 'hair' ? 0.25 : 0) }, pitch: { value: info.frizz?.pitch || 0.03 }, onset: { value: info.frizz?.onset ?? 0.1 },
      thin: { value: thinnest }, least: { value: 4e-5 }, glow: { value: new Vector3() },
    }
    this.materials = posedMaterials(hairCode, this.uniforms, fine, { ...(locks ? { LOCK: '' } : {}), ...(braid ? { BRAID: '' } : {}) })
    this.drawn = new Mesh(this.strands.geometry, this.materials.seen)
    this.drawn.frustumCulled = false
    this.drawn.castShadow = this.drawn.receiveShadow = true
    this.drawn.customDepthMaterial = this.materials.shadow
    this.parts = [this.drawn]
    this.reach = locks ? info.radius.reduce((a, b) => Math.max(a, b), 0) : spread(fill)
    if (this.roots.length > 0) fitSphere(this.roots, this.middle)
  }

  setLevel(level: Level) {
    const count = Math.min(this.strands.size, level.strands)
    const points = this.info.style === 'fur' ? Math.max(4, level.points >> 1) : level.points
    if (points !== this.points) this.strands.become(strand(points))
    this.points = points
    this.strands.show(count)
    // fewer strands are wider, so that no skin shows between them
    this.uniforms.thin.value = thinnest * Math.min(2.2, Math.max(1, Math.sqrt(14_000 / Math.max(count, 1))))
    this.uniforms.least.value = Math.min(1.2e-3, 4e-5 * Math.max(1, Math.sqrt(60_000 / Math.max(count, 1))))
  }

  update(f: Float32Array, at: number, count: number) {
    if (!this.settled) this.settle(f, at)
    this.curves.update(f, at, count)
    this.findBase(f, at)
  }

  mark(m: Mark | null) {
    const g = this.uniforms.glow.value
    if (m) g.set(m.colour.r, m.colour.g, m.colour.b).multiplyScalar(0.03 * m.width)
    else g.set(0, 0, 0)
  }

  shown(pose: number, depth: number, camera: OrbitCamera): number {
    return Math.max(this.info.radius[Math.min(pose, this.info.radius.length - 1)] ?? 0, 4 * camera.pixel(depth))
  }

  grow(box: Box3, floats: Float32Array, at: number, count: number) {
    growPoses(box, floats, at, count, 0.25 * this.reach)
  }

  dispose() {
    this.drawn.removeFromParent()
    this.strands.dispose()
    this.materials.seen.dispose()
    this.materials.shadow.dispose()
    this.curves.dispose()
  }

  /**
   * between reads the filled strands, in an order in which any first part is spread over all of them. Where guides curl, the mean of three
   * would be straight, so a strand keeps the more to the nearest, the curlier they are.
   */
  private between(curly: number): Record<string, Float32Array> {
    const { guides, roots, fill, order } = this
    const count = order.length
    const beside = new Float32Array(4 * count), guide = new Float32Array(4 * count), weight = new Float32Array(4 * count)
    for (let i = 0; i < count; i++) {
      const k = perFill * order[i]
      const first = guides[fill[k + 3]] ? fill[k + 3] : 0
      let sum = 0
      for (let j = 0; j < 3; j++) {
        const known = guides[fill[k + 3 + j]] !== undefined
        guide[4 * i + j] = known ? fill[k + 3 + j] : first
        weight[4 * i + j] = known ? Math.max(0, fill[k + 6 + j]) ** (1 + curly) : 0
        sum += weight[4 * i + j]
      }
      for (let j = 0; j < 3; j++) weight[4 * i + j] /= sum || 1
      // beside what its guides would have it at: constant in the axes of the base, where their roots stand
      for (let n = 0; n < 3; n++) {
        let feet = 0
        for (let j = 0; j < 3 && roots.length > 0; j++) feet += weight[4 * i + j] * (roots[3 * guide[4 * i + j] + n] - roots[3 * first + n])
        beside[4 * i + n] = fill[k + n] - feet
      }
      beside[4 * i + 3] = fill[k + 9] || 1
      guide[4 * i + 3] = fill[k + 11] // curl
      weight[4 * i + 3] = hash(order[i]) // random
    }
    return { beside, guide, weight }
  }

  /** settle takes from the first frame what the description does not say: where the roots are, and how much the guides curl. */
  private settle(f: Float32Array, at: number) {
    this.settled = true
    if (this.fill.length === 0) return
    const { guides } = this
    if (this.roots.length === 0 && this.base >= 0 && guides.length > 2) {
      turnBack.fromArray(f, this.base + 3).normalize().invert()
      this.roots = new Float32Array(3 * guides.length)
      guides.forEach((g, i) => from.fromArray(f, at + stride * g.poses[0]).sub(to.fromArray(f, this.base)).applyQuaternion(turnBack).toArray(this.roots, 3 * i))
      fitSphere(this.roots, this.middle)
      this.turn.copy(turnBack).invert()
    }
    const turning = guides.reduce((sum, g) => sum + winding(g.poses, f, at), 0) / Math.max(1, guides.length)
    const curly = Math.min(6, Math.max(0, turning - 7))
    if (curly > 0 && this.info.clump === undefined) this.uniforms.clump.value = 0.55
    const own = this.between(curly)
    for (const [name, array] of Object.entries(own)) {
      this.own[name].set(array)
      this.strands.changed(name)
    }
  }

  /** findBase finds how the base is turned, and where the middle of the head is, from where the roots are. */
  private findBase(f: Float32Array, at: number) {
    const { guides, roots, turn } = this
    if (now.length !== 3 * guides.length) now = new Float32Array(3 * guides.length)
    guides.forEach((g, i) => {
      const k = at + stride * g.poses[0]
      for (let j = 0; j < 3; j++) now[3 * i + j] = f[k + j]
    })
    const centre = this.uniforms.centre.value
    if (this.base >= 0 && !this.info.roots) {
      turn.fromArray(f, this.base + 3).normalize()
      if (roots.length > 0) centre.copy(this.middle).applyQuaternion(turn).add(to.fromArray(f, this.base))
      else fitSphere(now, centre)
      return
    }
    if (roots.length > 0) {
      fitRotation(roots, now, turn, from, to)
      centre.copy(this.middle).sub(from).applyQuaternion(turn).add(to)
      return
    }
    const k = at + stride * (guides[0]?.poses[0] ?? 0)
    turn.set(f[k + 3], f[k + 4], f[k + 5], f[k + 6]).normalize()
    fitSphere(now, centre)
  }
}

/** strand is a ribbon of so many points: x is the place along it, y the side. */
function strand(points: number): BufferGeometry {
  const along = new Float32Array(6 * points)
  const index: number[] = []
  for (let i = 0; i < points; i++) {
    const t = i / (points - 1)
    along.set([t, -1, 0, t, 1, 0], 6 * i)
    if (i < points - 1) index.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3)
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(along, 3)).setIndex(index)
}

/** GuideTexture holds the guides as smooth curves, a row each: as many points of each, with its radius, and its rotations where asked for. */
class GuideTexture {
  readonly places: DataTexture
  readonly turns: DataTexture | null

  constructor(private readonly guides: Guide[], private readonly info: BodyInfo, turns: boolean) {
    const make = () => floatTexture(new Float32Array(4 * samples * Math.max(1, guides.length)), samples, Math.max(1, guides.length))
    this.places = make()
    this.turns = turns ? make() : null
  }

  update(f: Float32Array, at: number, count: number) {
    const { guides, info } = this
    const place = this.places.image.data as Float32Array, turn = this.turns?.image.data as Float32Array | undefined
    const radius = (pose: number) => info.radius[Math.min(pose, info.radius.length - 1)] ?? 1e-4
    guides.forEach(({ poses }, g) => {
      const last = poses.length - 1
      if (last < 1 || poses[last] >= count) return
      for (let i = 0; i < samples; i++) {
        const u = (i / (samples - 1)) * last, k = Math.min(Math.floor(u), last - 1), w = u - k
        const b = at + stride * poses[k], c = at + stride * poses[k + 1]
        const a = k > 0 ? at + stride * poses[k - 1] : b, d = k + 2 <= last ? at + stride * poses[k + 2] : c
        const o = 4 * (samples * g + i)
        // Catmull–Rom
        for (let n = 0; n < 3; n++) {
          const pb = f[b + n], pc = f[c + n], pa = a === b ? 2 * pb - pc : f[a + n], pd = d === c ? 2 * pc - pb : f[d + n]
          place[o + n] = pb + 0.5 * w * (pc - pa + w * (2 * pa - 5 * pb + 4 * pc - pd + w * (3 * (pb - pc) + pd - pa)))
        }
        place[o + 3] = radius(poses[k]) * (1 - w) + radius(poses[k + 1]) * w
        if (!turn) continue
        const e = k > 0 ? b : c // a root is turned as its first link
        let cos = 0
        for (let n = 3; n < 7; n++) cos += f[e + n] * f[c + n]
        for (let n = 0; n < 4; n++) turn[o + n] = (1 - w) * f[e + 3 + n] + (cos < 0 ? -w : w) * f[c + 3 + n]
      }
    })
    this.places.needsUpdate = true
    if (this.turns) this.turns.needsUpdate = true
  }

  dispose() {
    this.places.dispose()
    this.turns?.dispose()
  }
}

/** guidesOf returns the guides of a body. */
function guidesOf(info: BodyInfo): Guide[] {
  let next = 0 // pose
  return (info.strands ?? runs(info)).map(([first, links]) => {
    const begin = (info.parents?.[first] ?? -1) < 0 ? first + 1 : next // a strand that grows from another follows the one before
    next = begin + links
    return { poses: Int32Array.from({ length: links + 1 }, (_, i) => (i === 0 ? first : Math.min(begin + i - 1, info.count - 1))) }
  })
}

/** runs cuts a body into runs of poses that follow each other. */
function runs(info: BodyInfo): [number, number][] {
  const out: [number, number][] = []
  info.parents?.forEach((p, i) => {
    if (p < 0) out.push([i, 0])
    else if (out.length > 0) out[out.length - 1][1]++
  })
  return out.filter(([, links]) => links > 0)
}

/** lock makes strands around each guide: within its radius, or plaited. */
function lock(guides: number, braid: boolean, fur: boolean): Record<string, Float32Array> {
  const each = Math.round(perLock * (braid ? 12 : 1))
  const count = each * guides
  const beside = new Float32Array(4 * count), guide = new Float32Array(4 * count), weight = new Float32Array(4 * count)
  const order = shuffle(count)
  for (let i = 0; i < count; i++) {
    const n = order[i], random = hash(n)
    const angle = 2.399963 * n, r = Math.sqrt((n % each) / each)
    beside.set([braid ? n % 3 : -1, r * Math.cos(angle), r * Math.sin(angle), fur ? 0.7 + 0.3 * random : 1], 4 * i)
    guide.set([Math.floor(n / each), 0, 0, 0], 4 * i)
    weight.set([1, 0, 0, random], 4 * i)
  }
  return { beside, guide, weight }
}

/** winding returns by how much a guide turns from its root to its tip, all bends counted [rad]. */
function winding(poses: Int32Array, f: Float32Array, at: number): number {
  let sum = 0
  for (let i = 2; i < poses.length; i++) {
    const [a, b, c] = [poses[i - 2], poses[i - 1], poses[i]].map((p) => at + stride * p)
    from.set(f[b] - f[a], f[b + 1] - f[a + 1], f[b + 2] - f[a + 2])
    to.set(f[c] - f[b], f[c + 1] - f[b + 1], f[c + 2] - f[b + 2])
    if (from.lengthSq() > 0 && to.lengthSq() > 0) sum += from.angleTo(to)
  }
  return sum
}

/** spread returns how far filled strands are from their guides, about [m]. */
function spread(fill: Float32Array): number {
  let most = 0
  for (let k = 0; k + perFill <= fill.length; k += perFill * 7) most = Math.max(most, Math.hypot(fill[k], fill[k + 1], fill[k + 2]))
  return Math.min(most, 0.05)
}

let now = new Float32Array(0)
const from = new Vector3()
const to = new Vector3()
const turnBack = new Quaternion()

const hairCode: PosedCode = {
  name: 'hair',
  varyings: `
    varying vec3 vWay; // along the strand, in the axes of the view
    varying vec4 vStrand; // place along it, random, how much light reaches it, place across
  `,
  head: `
    attribute vec4 beside; // offset from where its guides are, in the axes of the base, and length; of a lock: its number, place across it, length
    attribute vec4 guide; // their rows, curl
    attribute vec4 weight; // of them, random
    uniform vec4 baseTurn;
    uniform vec3 centre;
    uniform float clump, pitch, onset, thin, least;
    uniform highp sampler2D places, turns;
    uniform int samples;
    vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
    float hashed(float x) { return fract(sin(x * 127.1) * 43758.5453); }
    // the place on a guide, and where it goes from there
    vec4 guideAt(float row, float t, out vec3 way) {
      float n = float(samples - 1), u = t * n, k = min(floor(u), n - 1.0);
      ivec2 i = ivec2(int(k), int(row + 0.5));
      vec4 a = texelFetch(places, i, 0), b = texelFetch(places, i + ivec2(1, 0), 0);
      way = n * (b.xyz - a.xyz);
      return mix(a, b, u - k);
    }
    #ifndef LOCK
    // a strand between guides
    vec3 filled(float t, out vec3 way) {
      float s = t * beside.w;
      vec3 w;
      vec3 p = weight.x * guideAt(guide.x, s, w).xyz;
      way = weight.x * w;
      if (weight.y > 0.0) { p += weight.y * guideAt(guide.y, s, w).xyz; way += weight.y * w; }
      if (weight.z > 0.0) { p += weight.z * guideAt(guide.z, s, w).xyz; way += weight.z * w; }
      vec3 off = turned(baseTurn, beside.xyz);
      p += (1.0 - clump * t * t) * off;
      way = way * beside.w - 2.0 * clump * t * off;
      // no strand lies quite as its neighbours do
      float own = weight.w, size = length(way);
      vec3 stray = turned(baseTurn, vec3(hashed(own), hashed(own + 0.3), hashed(own + 0.7)) - 0.5) * 0.035 * size;
      p += t * t * stray;
      way += 2.0 * t * stray;
      if (guide.w > 0.0) {
        vec3 ahead = way / max(size, 1e-9);
        vec3 x = normalize(cross(ahead, turned(baseTurn, vec3(0.31, 0.87, 0.38)))), y = cross(ahead, x);
        float turns_ = 6.2831853 * size / pitch, phase = turns_ * t + 40.0 * own;
        float r = guide.w * smoothstep(onset, onset + 0.15, t);
        p += r * (cos(phase) * x + sin(phase) * y);
        way += r * turns_ * (cos(phase) * y - sin(phase) * x);
      }
      return p;
    }
    #else
    // a strand of a lock, in the axes of its guide
    vec3 locked(float t, out vec3 middle) {
      float s = clamp(t * beside.w, 0.0, 1.0), n = float(samples - 1);
      ivec2 i = ivec2(int(min(floor(s * n), n - 1.0)), int(guide.x + 0.5));
      vec3 w;
      vec4 p = guideAt(guide.x, s, w);
      vec4 q = normalize(texelFetch(turns, i, 0));
      middle = p.xyz;
      vec2 at = beside.yz;
      #ifdef BRAID
        // three locks on a figure of eight that moves on along the braid
        float broad = texelFetch(places, ivec2(0, i.y), 0).w;
        float phase = 6.2831853 * (t * length(w) / (4.6 * broad) + beside.x / 3.0);
        float loose = smoothstep(0.93, 1.0, t), tie = 1.0 - 0.72 * exp(-pow((t - 0.92) / 0.022, 2.0)); // a band, and a tuft below it
        at = (1.0 - loose) * vec2(0.56 * cos(phase), 0.36 * sin(2.0 * phase)) + mix(vec2(0.46, 0.42), vec2(0.75), loose) * at;
        at *= tie * (1.0 + 0.25 * loose);
      #else
        at *= 1.0 - 0.7 * t * t; // it ends in a point
        at += 0.12 * vec2(sin(9.0 * t + 40.0 * weight.w), cos(7.0 * t + 70.0 * weight.w)) * t;
      #endif
      return p.xyz + p.w * (at.x * turned(q, vec3(1.0, 0.0, 0.0)) + at.y * turned(q, vec3(0.0, 1.0, 0.0)));
    }
    #endif
  `,
  place: `
    float t = position.x;
    vec3 way;
    #ifdef LOCK
      vec3 middle, other;
      place = locked(t, middle);
      float ahead = t < 0.5 ? 0.012 : -0.012;
      way = (locked(t + ahead, other) - place) / ahead;
      vec3 out_ = place - middle;
    #else
      place = filled(t, way);
      vec3 out_ = place - centre;
    #endif
    way = normalize(way);
    out_ -= 0.9 * way * dot(way, out_);
    facing = normalize(out_ + 1e-6 * way.yzx);
    // a ribbon that faces the viewer
    vec3 seen = -(vec4(viewMatrix[3].xyz, 0.0) * viewMatrix).xyz - place;
    #ifdef CASTING
      float w = 2.5 * least;
    #else
      float depth = dot(viewMatrix[3].xyz + mat3(viewMatrix) * place, vec3(0.0, 0.0, -1.0));
      float w = max(least, thin * 2.0 * depth / (projectionMatrix[1][1] * resolution));
    #endif
    place += position.y * (1.0 - 0.75 * smoothstep(0.7, 1.0, t)) * w * normalize(cross(way, seen));
  `,
  vary: `
    vWay = mat3(viewMatrix) * way;
    #ifdef LOCK
      float deep = mix(0.3, 1.0, dot(beside.yz, beside.yz));
    #else
      float deep = mix(0.42, 1.0, smoothstep(0.0, 0.55, t)) * mix(0.72, 1.08, hashed(weight.w + 0.11));
    #endif
    vStrand = vec4(t, weight.w, deep, position.y);
  `,
  tints: 'uniform vec3 rootTint, tipTint, glow; uniform float vary;',
  colour: `
    {
      float along = vStrand.x, own = vStrand.y;
      vec3 c = mix(rootTint, tipTint, smoothstep(0.05, 0.95, along + 0.25 * (own - 0.5)));
      float r = fract(own * 57.31) - 0.5, s = fract(own * 91.7) - 0.5;
      c *= exp2(1.4 * vary * r);
      c = mix(c, c * vec3(1.1, 0.99, 0.86), 1.6 * vary * s); // warmer or cooler
      diffuseColor.rgb = 0.74 * c * vStrand.z; // light comes from all sides, and more of it than from a surface
    }
    totalEmissiveRadiance += glow;
  `,
  light: `
    vec3 T = normalize(vWay);
    float own = fract(vStrand.y * 13.7) - 0.5;
    float tl = dot(T, L), sinTL = sqrt(max(0.0, 1.0 - tl * tl));
    float faces = dot(N, L);
    float volume = smoothstep(-0.5, 0.8, faces); // strands towards the light shade those behind
    vec3 lit = light * vStrand.z;
    diffuse_ = lit * base * RECIPROCAL_PI * volume * mix(sinTL, max(faces, 0.0), 0.35);
    vec3 H = normalize(L + V);
    vec3 T1 = normalize(T + (-0.10 + 0.10 * own) * N), T2 = normalize(T + (0.16 + 0.14 * own) * N);
    float d1 = dot(T1, H), d2 = dot(T2, H);
    float white = pow(max(0.0, 1.0 - d1 * d1), 60.0), warm = pow(max(0.0, 1.0 - d2 * d2), 14.0);
    float glint = 0.55 + 0.9 * fract(vStrand.y * 29.3);
    vec3 hue = mix(vec3(1.0), base / max(max(base.r, max(base.g, base.b)), 0.05), 0.62);
    gloss = lit * volume * (0.075 * white * glint + 0.16 * warm * glint * hue * sqrt(base + 0.01));
    float through = pow(max(0.0, dot(-L, V)), 5.0) * sinTL;
    gloss += lit * through * 0.35 * hue * sqrt(base + 0.005) * smoothstep(-0.9, -0.1, faces);
  `,
}
