// Plants by the thousand: branches and leaves that a shader places from the poses of a whole wood at once.

import {
  BufferAttribute, BufferGeometry, Color, Mesh, Vector3, type Box3, type Object3D,
} from 'three'
import { unpack, type BodyInfo } from '../protocol'
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
const perLeaf = 10 // floats of a leaf
const bark = '#6b5138'
const straw = '#b08d42'

/** Crop is all leaves of one shape. */
interface Crop {
  herd: Herd
  leaves: Int32Array // their numbers, in the order they are drawn
  outward: Float32Array // from the middle of their plant, in parts of its size
}

export class Plant implements BodyView {
  readonly parts: Object3D[]
  readonly reach: number
  private readonly poses: PoseTexture
  private readonly branches: Herd
  private readonly crops: Crop[] = []
  private readonly leaves: Float32Array
  private readonly materials: PosedMaterials[] = []
  private readonly uniforms
  private spread = false // the plants' middles are known

  constructor(public info: BodyInfo, private readonly fine: boolean, private readonly software: boolean) {
    const grass = info.style === 'grass'
    const radius = (pose: number) => info.radius[Math.min(pose, info.radius.length - 1)] ?? 1e-3
    this.poses = new PoseTexture(Int32Array.from({ length: info.count }, (_, i) => i), radius, true)
    this.leaves = unpack(info.leaves)
    const base = readColour(info.tint?.root ?? info.colour, grass ? straw : bark)
    this.uniforms = {
      places: { value: this.poses.places }, turns: { value: this.poses.turns }, vary: { value: info.tint?.vary ?? 0.35 },
      rootTint: { value: base }, tipTint: { value: readColour(info.tint?.tip, `#${base.clone().lerp(new Color('#7d8a4a'), grass ? 0.25 : 0.45).getHexString()}`) },
      glow: { value: new Vector3() }, larger: { value: 1 }, thin: { value: grass ? 0.5 : 0.4 },
    }
    this.branches = branches(info, radius, fine, software)
    this.parts = [this.mesh(this.branches, branchCode)]
    for (const [shape, members] of this.byShape()) this.parts.push(this.crop(shape, members))
    let largest = 0
    for (let k = 8; k < this.leaves.length; k += perLeaf) largest = Math.max(largest, this.leaves[k])
    this.reach = largest
  }

  setLevel(level: Level) {
    this.branches.show(level.twigs)
    const all = this.leaves.length / perLeaf
    const part = Math.min(1, level.leaves / Math.max(1, all))
    for (const c of this.crops) c.herd.show(Math.ceil(part * c.leaves.length))
    this.uniforms.larger.value = Math.min(1.9, 1 / Math.sqrt(part)) // fewer leaves cover as much
  }

  update(f: Float32Array, at: number, count: number) {
    this.poses.update(f, at, count)
    if (!this.spread) this.findMiddles(f, at, count)
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
    this.branches.dispose()
    for (const c of this.crops) c.herd.dispose()
    for (const m of this.materials) {
      m.seen.dispose()
      m.shadow.dispose()
    }
    this.poses.dispose()
  }

  private mesh(herd: Herd, code: PosedCode): Mesh {
    const materials = posedMaterials(code, this.uniforms, this.fine)
    this.materials.push(materials)
    const mesh = new Mesh(herd.geometry, materials.seen)
    mesh.frustumCulled = false
    mesh.castShadow = mesh.receiveShadow = true
    mesh.customDepthMaterial = materials.shadow
    return mesh
  }

  /** byShape sorts the leaves by their shape, each in an order in which any first part is spread over all. */
  private byShape(): Map<string, number[]> {
    const { leafShape = 'leaf' } = this.info
    const sorted = new Map<string, number[]>()
    for (const n of shuffle(Math.floor(this.leaves.length / perLeaf))) {
      const variant = this.leaves[perLeaf * n + 9]
      const shape = typeof leafShape === 'string' ? leafShape : leafShape[variant] ?? leafShape[0] ?? 'leaf'
      if (!sorted.has(shape)) sorted.set(shape, [])
      sorted.get(shape)!.push(n)
    }
    return sorted
  }

  private crop(shape: string, members: number[]): Mesh {
    const colours = (this.info.leafColours ?? ['#4d7a2a']).map((c) => readColour(c, '#4d7a2a'))
    const n = members.length
    const one = leafGeometry(shape, this.fine && this.leaves.length / perLeaf < 400_000)
    const stalk = new Float32Array(4 * n), lie = new Float32Array(4 * n), look = new Float32Array(4 * n)
    members.forEach((leaf, i) => {
      const k = perLeaf * leaf
      stalk.set(this.leaves.subarray(k, k + 4), 4 * i)
      lie.set(this.leaves.subarray(k + 4, k + 8), 4 * i)
      const c = colours[this.leaves[k + 9]] ?? colours[0]
      look.set([c.r, c.g, c.b, this.leaves[k + 8]], 4 * i)
    })
    const outward = new Float32Array(4 * n)
    members.forEach((leaf, i) => (outward[4 * i + 3] = hash(leaf)))
    const herd = new Herd(one, { stalk, lie, look, outward }, !this.software)
    this.crops.push({ herd, leaves: Int32Array.from(members), outward })
    return this.mesh(herd, leafCode)
  }

  /** findMiddles finds where each leaf is in its plant: leaves deep inside are shaded, those outside look outwards. */
  private findMiddles(f: Float32Array, at: number, count: number) {
    this.spread = true
    const { leaves, info } = this
    const root = new Int32Array(count)
    for (let i = 0; i < count; i++) {
      const p = info.parents?.[i] ?? -1
      root[i] = p < 0 || p >= i ? i : root[p]
    }
    const sums = new Map<number, { n: number; at: Vector3; size: number }>()
    const place = (leaf: number) => {
      const pose = Math.min(leaves[perLeaf * leaf], count - 1)
      return { tree: root[pose], x: f[at + stride * pose], y: f[at + stride * pose + 1], z: f[at + stride * pose + 2] }
    }
    const total = Math.floor(leaves.length / perLeaf)
    for (let i = 0; i < total; i++) {
      const { tree, x, y, z } = place(i)
      const s = sums.get(tree) ?? { n: 0, at: new Vector3(), size: 0 }
      s.at.set(s.at.x + x, s.at.y + y, s.at.z + z)
      s.n++
      sums.set(tree, s)
    }
    for (const s of sums.values()) s.at.divideScalar(s.n)
    for (let i = 0; i < total; i++) {
      const { tree, x, y, z } = place(i)
      const s = sums.get(tree)!
      s.size = Math.max(s.size, Math.hypot(x - s.at.x, y - s.at.y, z - s.at.z))
    }
    for (const c of this.crops) {
      c.leaves.forEach((leaf, i) => {
        const { tree, x, y, z } = place(leaf)
        const s = sums.get(tree)!
        const size = s.size > 0 ? s.size : 1
        c.outward.set([(x - s.at.x) / size, (y - s.at.y) / size, (z - s.at.z) / size], 4 * i)
      })
      c.herd.changed('outward')
    }
  }
}

/** branches makes an instance of each link, the thickest first: of a smooth curve through its joints and the next ones. */
function branches(info: BodyInfo, radius: (pose: number) => number, fine: boolean, software: boolean): Herd {
  const parents = info.parents ?? []
  const parent = (i: number) => (i > 0 && parents[i] < i ? parents[i] : -1)
  const follows = (i: number) => parent(i) === i - 1 && parent(i - 1) >= 0 // the link goes on from the one before
  const list = parents.flatMap((p, i) => (p >= 0 && p < i ? [i] : [])).sort((a, b) => radius(b) - radius(a) || a - b)
  const joints = new Float32Array(4 * list.length), size = new Float32Array(4 * list.length)
  list.forEach((i, n) => {
    const p = parent(i)
    const goesOn = i + 1 < info.count && parent(i + 1) === i
    joints.set([follows(i) ? parent(p) : p, p, i, goesOn ? i + 1 : i], 4 * n)
    const start = follows(i) ? (radius(p) + radius(i)) / 2 : radius(i)
    size.set([parent(p) < 0 ? 1.25 * start : start, goesOn ? (radius(i) + radius(i + 1)) / 2 : 0.7 * radius(i), hash(i), Math.min(1, radius(i) / (radius(list[0]) || 1))], 4 * n)
  })
  const sides = fine ? (list.length > 20_000 ? 5 : 8) : 3, rings = fine ? (list.length > 20_000 ? 2 : 4) : 1
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
  const one = new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(positions), 3)).setIndex(index)
  return new Herd(one, { joints, size }, !software)
}

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
    vec3 x = normalize(cross(way, vec3(0.31, 0.93, 0.19))), y = cross(way, x);
    float r = mix(size.x, size.y, f);
    #ifndef CASTING
      float depth = dot(viewMatrix[3].xyz + mat3(viewMatrix) * axis, vec3(0.0, 0.0, -1.0));
      r = max(r, thin * 2.0 * depth / (projectionMatrix[1][1] * resolution));
    #endif
    facing = position.x * x + position.y * y;
    place = axis + r * facing;
  `,
  vary: 'vBark = vec3(size.w, size.z, f);',
  tints: 'uniform vec3 rootTint, tipTint, glow; uniform float vary;',
  colour: `
    {
      vec3 c = mix(tipTint, rootTint, smoothstep(0.0, 0.35, vBark.x));
      diffuseColor.rgb = c * exp2(vary * (vBark.y - 0.5));
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
    uniform float larger, vary;
    ${poseCode}
  `,
  place: `
    vec4 q = turnAt(stalk.x);
    place = placeAt(stalk.x).xyz + turned(q, stalk.yzw + look.w * larger * turned(lie, position));
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
