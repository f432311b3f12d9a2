// Plants by the thousand: branches and leaves that a shader places from the poses of a whole wood at once. What is near is drawn with care; of what is
// far there is as much as can be seen of it, and what there is too little of is larger.

import {
  Box3, BufferAttribute, BufferGeometry, Color, Frustum, Matrix4, Mesh, Sphere, Vector3, type Object3D,
} from 'three'
import { LEAF, unpackLeaves, type BodyInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import { leafGeometry } from './foliage'
import { Herd } from './herd'
import { PoseTexture, poseCode } from './poses'
import { posedMaterials, type PosedCode, type PosedMaterials } from './posed'
import type { Level } from './quality'
import { hash, shuffle } from './scatter'
import { readColour } from './tube'
import { growPoses, type BodyView, type Mark } from './view'

const stride = 7 // floats of a pose
const bark = '#6b5138'
const straw = '#b08d42'
const clear = 7 // a leaf as long as this is worth drawing; of smaller ones fewer, larger ones do [px]
const close = 20 // one as long as this is drawn with its shape, not as a kite [px]
const largest = 2.3 // times the size of a leaf that stands for others
const few = 12 // links of a plant that is left out as a whole, or drawn as a whole

/** Kind is what plants have many of: links, or leaves of one shape. Those of a plant follow each other, those that matter most first. */
interface Kind {
  first: Uint32Array // of each plant, and the end
  items: Uint32Array
  sizes: { of: Float32Array; at: number; own: Float32Array } | null // what grows as they get fewer
  near: Herd | null // the same as the far ones, drawn with more care
  far: Herd
}

/** Place is where a plant stands. */
interface Place {
  middle: Vector3
  size: number // [m]
}

export class Plant implements BodyView {
  readonly parts: Object3D[] = []
  readonly reach: number
  private readonly poses: PoseTexture
  private readonly links: Kind
  private readonly crops: Kind[] = []
  private readonly leaves: Float32Array
  private readonly outward: Float32Array // of each leaf: from the middle of its plant, in parts of the plant's size, and a random number
  private readonly tree: Uint32Array // for each pose the number of its plant
  private readonly trees: number
  private readonly materials: PosedMaterials[] = []
  private readonly uniforms
  private readonly grassy: boolean
  private places: Place[] | null = null // known from the first frame on
  private level: Level | null = null
  private readonly seen = { at: new Vector3(Infinity, 0, 0), way: new Vector3(), high: 0 } // by the camera when things were last picked

  constructor(public info: BodyInfo, private readonly fine: boolean, private readonly software: boolean) {
    const grass = info.style === 'grass'
    const radius = (pose: number) => info.radius[Math.min(pose, info.radius.length - 1)] ?? 1e-3
    this.poses = new PoseTexture(Int32Array.from({ length: info.count }, (_, i) => i), radius, true)
    this.leaves = unpackLeaves(info.leaves)
    ;[this.tree, this.trees] = treesOf(info)
    this.grassy = info.count < few * this.trees
    const base = readColour(info.tint?.root ?? info.colour, grass ? straw : bark)
    this.uniforms = {
      places: { value: this.poses.places }, turns: { value: this.poses.turns }, vary: { value: info.tint?.vary ?? 0.35 },
      rootTint: { value: base }, tipTint: { value: readColour(info.tint?.tip, `#${base.clone().lerp(new Color('#7d8a4a'), grass ? 0.25 : 0.45).getHexString()}`) },
      glow: { value: new Vector3() }, thin: { value: grass ? 0.5 : 0.4 },
    }
    this.links = this.makeLinks(radius)
    const count = this.leaves.length / LEAF
    this.outward = new Float32Array(4 * count)
    let longest = 0
    for (let i = 0; i < count; i++) {
      longest = Math.max(longest, this.leaves[LEAF * i + 8])
      this.outward[4 * i + 3] = hash(i)
    }
    this.reach = longest
    if (count > 0) for (const shape of this.shapes()) this.crops.push(this.makeCrop(shape))
  }

  setLevel(level: Level) {
    this.level = level
    this.seen.at.x = Infinity // pick anew
  }

  update(f: Float32Array, at: number, count: number, camera: OrbitCamera) {
    this.poses.update(f, at, count)
    this.places ??= this.findPlaces(f, at, count)
    if (this.level && this.moved(camera)) this.pick(this.level, camera, this.places)
  }

  mark(m: Mark | null) {
    const g = this.uniforms.glow.value
    if (m) g.set(m.colour.r, m.colour.g, m.colour.b).multiplyScalar(0.03 * m.width)
    else g.set(0, 0, 0)
  }

  shown(pose: number, depth: number, camera: OrbitCamera): number {
    return Math.max(this.info.radius[Math.min(pose, this.info.radius.length - 1)] ?? 0, 1.5 * camera.pixel(depth))
  }

  grow(box: Box3, floats: Float32Array, at: number, count: number) {
    growPoses(box, floats, at, count, 0.4 * this.reach)
  }

  dispose() {
    for (const p of this.parts) p.removeFromParent()
    for (const k of [this.links, ...this.crops]) {
      k.near?.dispose()
      k.far.dispose()
    }
    for (const m of this.materials) {
      m.seen.dispose()
      m.shadow.dispose()
    }
    this.poses.dispose()
  }

  private add(herd: Herd, code: PosedCode, defines: Record<string, string> = {}): Herd {
    const materials = posedMaterials(code, this.uniforms, this.fine, defines)
    this.materials.push(materials)
    const mesh = new Mesh(herd.geometry, materials.seen)
    mesh.frustumCulled = false
    mesh.castShadow = mesh.receiveShadow = true
    mesh.customDepthMaterial = materials.shadow
    this.parts.push(mesh)
    return herd
  }

  /** moved reports whether the camera has left the place where things were picked from. */
  private moved(camera: OrbitCamera): boolean {
    const { seen } = this, eye = camera.camera
    eye.getWorldDirection(way)
    const high = 1 / camera.pixel(1)
    if (seen.at.distanceTo(eye.position) < 0.1 * camera.distance && seen.way.dot(way) > 0.99 && Math.abs(high / seen.high - 1) < 0.1) return false
    seen.at.copy(eye.position)
    seen.way.copy(way)
    seen.high = high
    return true
  }

  /** pick chooses what is drawn: all of what is near, and of what is far or out of sight as much as can be seen of it. */
  private pick(level: Level, camera: OrbitCamera, places: Place[]) {
    const eye = camera.camera
    frustum.setFromProjectionMatrix(matrix.multiplyMatrices(eye.projectionMatrix, eye.matrixWorldInverse))
    const size = this.reach > 0 ? this.reach : 0.1
    const pixels = new Float32Array(this.trees) // length of a leaf of each plant
    const wanted = places.map((p, t) => {
      pixels[t] = size / camera.pixel(Math.max(0.2 * size, p.middle.distanceTo(eye.position) - p.size))
      const inSight = frustum.intersectsSphere(sphere.set(p.middle, 1.2 * p.size + size))
      return (inSight ? 1 : 0.06) * Math.min(1, (pixels[t] / clear) ** 2)
    })
    const near = this.nearest(pixels, this.software ? 4000 : 60_000)
    this.choose(this.links, wanted, level.twigs, near, pixels)
    for (const crop of this.crops) this.choose(crop, wanted, (level.leaves * crop.items.length) / (this.leaves.length / LEAF), near, pixels)
  }

  /** nearest returns which plants are drawn with care: so many leaves at most. */
  private nearest(pixels: Float32Array, most: number): Uint8Array {
    const near = new Uint8Array(this.trees)
    if (!this.fine) return near
    const by = Array.from(pixels.keys()).filter((t) => pixels[t] > close).sort((a, b) => pixels[b] - pixels[a])
    let leaves = 0
    for (const t of by) {
      for (const c of this.crops) leaves += c.first[t + 1] - c.first[t]
      if (leaves > most) break
      near[t] = 1
    }
    return near
  }

  private choose(kind: Kind, wanted: number[], most: number, near: Uint8Array, pixels: Float32Array) {
    const { first, items, sizes } = kind
    let all = 0
    for (let t = 0; t < this.trees; t++) all += wanted[t] * (first[t + 1] - first[t])
    const part = Math.min(1, most / Math.max(1, all))
    const lists: [number[], number[]] = [[], []]
    for (let t = 0; t < this.trees; t++) {
      const count = first[t + 1] - first[t], keep = Math.min(1, part * wanted[t])
      const n = this.grassy ? (hash(t) < keep ? count : 0) : Math.ceil(keep * count)
      const larger = keep > 0 ? Math.min(this.grassy || pixels[t] > close ? 1.4 : largest, 1 / Math.sqrt(keep)) : 1
      const list = lists[kind.near ? near[t] : 0]
      for (let i = first[t]; i < first[t] + n; i++) {
        if (sizes) sizes.of[4 * items[i] + sizes.at] = larger * sizes.own[items[i]]
        list.push(items[i])
      }
    }
    kind.far.pick(Uint32Array.from(lists[0]))
    kind.near?.pick(Uint32Array.from(lists[1]))
  }

  /** shapes returns the shapes of leaves that there are. */
  private shapes(): string[] {
    const { leafShape = 'leaf' } = this.info
    return typeof leafShape === 'string' ? [leafShape] : [...new Set(leafShape)]
  }

  private makeCrop(shape: string): Kind {
    const { leaves, info } = this
    const shapes = info.leafShape ?? shape
    const colours = (info.leafColours ?? ['#4d7a2a']).map((c) => readColour(c, '#4d7a2a'))
    const count = leaves.length / LEAF
    const stalk = new Float32Array(4 * count), lie = new Float32Array(4 * count), look = new Float32Array(4 * count), own = new Float32Array(count)
    const members: number[] = []
    for (const i of shuffle(count)) { // any first part is spread over the whole plant
      const k = LEAF * i, variant = leaves[k + 9]
      if (typeof shapes !== 'string' && (shapes[variant] ?? shapes[0]) !== shape) continue
      members.push(i)
      for (let j = 0; j < 4; j++) {
        stalk[4 * i + j] = leaves[k + j]
        lie[4 * i + j] = leaves[k + 4 + j]
      }
      const c = colours[variant] ?? colours[0]
      look[4 * i] = c.r
      look[4 * i + 1] = c.g
      look[4 * i + 2] = c.b
      own[i] = leaves[k + 8]
    }
    const all = { stalk, lie, look, outward: this.outward }
    const [first, items] = this.byTree(members, (leaf) => leaves[LEAF * leaf])
    return {
      first, items, sizes: { of: look, at: 3, own },
      near: this.fine ? this.add(new Herd(leafGeometry(shape, true), all, !this.software), leafCode) : null,
      far: this.add(new Herd(leafGeometry(shape, false), all, !this.software), leafCode),
    }
  }

  /** makeLinks makes an instance of each link: of a smooth curve through its joints and the next ones. */
  private makeLinks(radius: (pose: number) => number): Kind {
    const { info } = this
    const parents = info.parents ?? []
    const parent = (i: number) => (i > 0 && parents[i] < i ? parents[i] : -1)
    const follows = (i: number) => parent(i) === i - 1 && parent(i - 1) >= 0 // the link goes on from the one before
    const joints = new Float32Array(4 * info.count), size = new Float32Array(4 * info.count)
    let thickest = 1e-6
    const list: number[] = []
    for (let i = 0; i < info.count; i++) {
      if (parent(i) < 0) continue
      list.push(i)
      thickest = Math.max(thickest, radius(i))
    }
    for (const i of list) {
      const p = parent(i)
      const goesOn = i + 1 < info.count && parent(i + 1) === i
      joints.set([follows(i) ? parent(p) : p, p, i, goesOn ? i + 1 : i], 4 * i)
      const start = follows(i) ? (radius(p) + radius(i)) / 2 : radius(i)
      size.set([parent(p) < 0 ? 1.25 * start : start, goesOn ? (radius(i) + radius(i + 1)) / 2 : 0.7 * radius(i), hash(i), Math.min(1, radius(i) / thickest)], 4 * i)
    }
    list.sort((a, b) => radius(b) - radius(a) || a - b)
    const [first, items] = this.byTree(list, (link) => link)
    const all = { joints, size }
    return {
      first, items, sizes: null,
      near: this.fine ? this.add(new Herd(tube(7, 3), all, !this.software), branchCode) : null,
      far: this.add(new Herd(ribbon(), all, !this.software), branchCode, { RIBBON: '' }),
    }
  }

  /** byTree puts things of the same plant side by side, and keeps their order. */
  private byTree(members: number[], poseOf: (member: number) => number): [first: Uint32Array, items: Uint32Array] {
    const { tree, info } = this
    const of = (m: number) => tree[Math.min(poseOf(m), info.count - 1)]
    const first = new Uint32Array(this.trees + 1)
    for (const m of members) first[of(m) + 1]++
    for (let t = 0; t < this.trees; t++) first[t + 1] += first[t]
    const next = first.slice(), items = new Uint32Array(members.length)
    for (const m of members) items[next[of(m)]++] = m
    return [first, items]
  }

  /** findPlaces finds where each plant is, and each leaf in it: leaves deep inside are shaded, those outside look outwards. */
  private findPlaces(f: Float32Array, at: number, count: number): Place[] {
    const { leaves, outward, tree, info } = this
    const boxes = Array.from({ length: this.trees }, () => new Box3())
    for (let i = 0; i < count; i++) if (info.parents) boxes[tree[i]].expandByPoint(point.fromArray(f, at + stride * i))
    const places = boxes.map((b) => ({ middle: b.getCenter(new Vector3()), size: Math.max(1e-3, 0.5 * b.getSize(point).length()) }))
    // leaves are around a middle of their own: a palm has them at its top
    const total = leaves.length / LEAF
    const crowns = places.map(() => ({ n: 0, at: new Vector3(), size: 0 }))
    const put = (leaf: number) => {
      const pose = Math.min(leaves[LEAF * leaf], count - 1)
      point.fromArray(f, at + stride * pose)
      return crowns[tree[pose]]
    }
    for (let i = 0; i < total; i++) {
      const c = put(i)
      c.at.add(point)
      c.n++
    }
    for (const c of crowns) c.at.divideScalar(Math.max(1, c.n))
    for (let i = 0; i < total; i++) {
      const c = put(i)
      c.size = Math.max(c.size, point.distanceTo(c.at))
    }
    for (let i = 0; i < total; i++) {
      const c = put(i)
      point.sub(c.at).divideScalar(c.size > 0 ? c.size : 1).toArray(outward, 4 * i)
    }
    return places
  }
}

/** treesOf returns for each pose the number of the plant that it belongs to, and how many there are. */
function treesOf(info: BodyInfo): [tree: Uint32Array, count: number] {
  const tree = new Uint32Array(info.count)
  let count = 0
  for (let i = 0; i < info.count; i++) {
    const p = info.parents?.[i] ?? -1
    tree[i] = p < 0 || p >= i ? count++ : tree[p]
  }
  return [tree, count]
}

/** tube is a link: x and y around it, z along. */
function tube(sides: number, rings: number): BufferGeometry {
  const positions: number[] = [], index: number[] = []
  for (let r = 0; r <= rings; r++) {
    for (let j = 0; j < sides; j++) {
      const a = (2 * Math.PI * j) / sides
      positions.push(Math.cos(a), Math.sin(a), r / rings)
      if (r === rings) continue
      const q = r * sides + j, w = r * sides + ((j + 1) % sides)
      index.push(q, w, q + sides, q + sides, w, w + sides)
    }
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(positions), 3)).setIndex(index)
}

/** ribbon is a link that turns to the viewer: x across it, z along. */
function ribbon(): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array([-1, 0, 0, 1, 0, 0, -1, 0, 1, 1, 0, 1]), 3)).setIndex([0, 1, 2, 2, 1, 3])
}

const way = new Vector3()
const point = new Vector3()
const sphere = new Sphere()
const frustum = new Frustum()
const matrix = new Matrix4()

const branchCode: PosedCode = {
  name: 'branch',
  varyings: 'varying vec3 vBark; // thickness, random, height of the light',
  head: `
    attribute vec4 joints; // slots of the joint before, both of its own, and the next
    attribute vec4 size; // radii [m], random, thickness beside the thickest
    uniform float thin;
    ${poseCode}
  `,
  place: `
    vec3 b = placeAt(joints.y).xyz, c = placeAt(joints.z).xyz;
    vec3 a = joints.x == joints.y ? 2.0 * b - c : placeAt(joints.x).xyz;
    vec3 d = joints.w == joints.z ? 2.0 * c - b : placeAt(joints.w).xyz;
    float f = position.z;
    vec3 axis = spline(a, b, c, d, f);
    vec3 way = normalize(slope(a, b, c, d, f));
    float r = mix(size.x, size.y, f);
    #ifndef CASTING
      float depth = dot(viewMatrix[3].xyz + mat3(viewMatrix) * axis, vec3(0.0, 0.0, -1.0));
      r = max(r, thin * 2.0 * depth / (projectionMatrix[1][1] * resolution));
    #endif
    #ifdef RIBBON
      vec3 eye = normalize(-(vec4(viewMatrix[3].xyz, 0.0) * viewMatrix).xyz - axis);
      vec3 side = normalize(cross(way, eye));
      facing = 0.85 * position.x * side + 0.53 * eye;
      place = axis + r * position.x * side;
    #else
      vec3 x = normalize(cross(way, vec3(0.31, 0.93, 0.19))), y = cross(way, x);
      facing = position.x * x + position.y * y;
      place = axis + r * facing;
    #endif
  `,
  vary: 'vBark = vec3(size.w, size.z, f);',
  tints: 'uniform vec3 rootTint, tipTint, glow; uniform float vary;',
  colour: `
    {
      vec3 c = mix(tipTint, rootTint, smoothstep(0.0, 0.35, vBark.x));
      float ring = smoothstep(0.0, 0.1, vBark.z) * smoothstep(1.0, 0.95, vBark.z); // a link grows in a year
      diffuseColor.rgb = c * exp2(vary * (vBark.y - 0.5)) * (0.8 + 0.2 * ring);
    }
    totalEmissiveRadiance += glow;
  `,
  light: `
    float faces = dot(N, L);
    diffuse_ = light * base * RECIPROCAL_PI * max(0.0, faces);
    vec3 H = normalize(L + V);
    gloss = light * 0.02 * pow(max(0.0, dot(N, H)), 12.0) * max(0.0, faces);
  `,
}

const leafCode: PosedCode = {
  name: 'leaf',
  varyings: `
    varying vec4 vLeaf; // colour, how much light reaches it
    varying vec3 vOutward; // of its plant, in the axes of the view
  `,
  head: `
    attribute vec4 stalk; // slot of the pose it rides on, offset there
    attribute vec4 lie; // rotation beside the pose
    attribute vec4 look; // colour, size
    attribute vec4 outward; // place in its plant, random
    attribute float shade;
    uniform float vary;
    ${poseCode}
  `,
  place: `
    vec4 q = turnAt(stalk.x);
    place = placeAt(stalk.x).xyz + turned(q, stalk.yzw + look.w * turned(lie, position));
    facing = turned(q, turned(lie, normal));
  `,
  vary: `
    float inside = length(outward.xyz);
    vec3 c = look.rgb * shade * exp2(1.1 * vary * (outward.w - 0.5));
    c = mix(c, c * vec3(1.2, 1.08, 0.8), 0.9 * vary * max(0.0, outward.w - 0.55)); // some are yellower
    vLeaf = vec4(c, mix(0.45, 1.0, smoothstep(0.1, 0.85, inside + 0.35 * outward.z)));
    vOutward = mat3(viewMatrix) * (outward.xyz + vec3(0.0, 0.0, 0.25));
  `,
  tints: 'uniform vec3 glow;',
  colour: 'diffuseColor.rgb = vLeaf.rgb * vLeaf.w; totalEmissiveRadiance += glow;',
  light: `
    // the leaf's own face, softened by where it looks in its crown: a crown is round
    vec3 M = normalize(N * sign(dot(N, V) + 1e-4) + 1.1 * vOutward);
    float faces = dot(M, L), own = dot(N, L);
    vec3 lit = light * mix(0.55, 1.0, vLeaf.w);
    diffuse_ = lit * base * RECIPROCAL_PI * smoothstep(-0.45, 1.0, faces) * (0.55 + 0.45 * abs(own)) * 1.25;
    float behind = max(0.0, -own * sign(dot(N, V) + 1e-4)); // light shines through from the other side
    diffuse_ += lit * base * vec3(1.1, 1.12, 0.6) * RECIPROCAL_PI * 0.7 * behind;
    vec3 H = normalize(L + V);
    gloss = lit * 0.035 * pow(abs(dot(N, H)), 24.0) * vLeaf.w;
  `,
}
