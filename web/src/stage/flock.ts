// Bodies that are drawn together. A graphics card draws instances. A processor takes longer to begin an instance than to draw it, so
// there all are written out as one geometry, which finds its poses in a texture.

import { BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, InstancedMesh, Mesh, type DataTexture, type Material } from 'three'
import type { Frame } from '../protocol'
import { shadowOf, type Poses } from './looks'
import { floatTexture } from './poses'

/** Flock draws bodies that are made of the same. */
export interface Flock {
  readonly mesh: Mesh
  readonly members: number[] // bodies
  update(frame: Frame): void
  /** tint gives a member a colour. */
  tint(i: number, colour: Color): void
  dispose(): void
}

const stride = 7 // floats of a pose
const wide = 1024 // texels in a row, as poseCode has it

/** Instances are bodies of one shape, for a graphics card. */
export class Instances implements Flock {
  readonly mesh: InstancedMesh

  constructor(shape: BufferGeometry, material: Material, readonly members: number[]) {
    this.mesh = new InstancedMesh(shape, material, members.length)
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  }

  update(frame: Frame) {
    const out = this.mesh.instanceMatrix.array as Float32Array
    this.members.forEach((body, i) => {
      const b = frame.bodies[body]
      if (b && b.count > 0) writePose(frame.floats, b.at, out, 16 * i)
    })
    this.mesh.instanceMatrix.needsUpdate = true
  }

  tint(i: number, colour: Color) {
    this.mesh.setColorAt(i, colour)
    this.mesh.instanceColor!.needsUpdate = true
  }

  dispose() {
    this.mesh.dispose()
  }
}

/** PoseTable is where all rigid bodies are, for shaders. */
export class PoseTable implements Poses {
  readonly places: DataTexture
  readonly turns: DataTexture
  private readonly place: Float32Array
  private readonly turn: Float32Array

  constructor(private readonly bodies: number) {
    const rows = Math.max(1, Math.ceil(bodies / wide))
    this.place = new Float32Array(4 * wide * rows)
    this.turn = new Float32Array(4 * wide * rows)
    this.places = floatTexture(this.place, wide, rows)
    this.turns = floatTexture(this.turn, wide, rows)
  }

  update(frame: Frame) {
    const { place, turn } = this, f = frame.floats
    for (let i = 0; i < this.bodies; i++) {
      const b = frame.bodies[i]
      if (!b || b.count === 0) continue
      for (let k = 0; k < 3; k++) place[4 * i + k] = f[b.at + k]
      for (let k = 3; k < stride; k++) turn[4 * i + k - 3] = f[b.at + k]
    }
    this.places.needsUpdate = this.turns.needsUpdate = true
  }

  dispose() {
    this.places.dispose()
    this.turns.dispose()
  }
}

/** Written are bodies of any shapes, for a processor. */
export class Written implements Flock {
  readonly mesh: Mesh<BufferGeometry, Material>
  private readonly starts: number[] = [] // first vertex of each member
  private readonly colours: BufferAttribute

  constructor(shapes: BufferGeometry[], material: Material, readonly members: number[], poses: Poses) {
    const vertices = shapes.reduce((n, g) => n + g.getAttribute('position').count, 0)
    const corners = shapes.reduce((n, g) => n + (g.index?.count ?? g.getAttribute('position').count), 0)
    const wholes: Record<string, [Float32Array, number]> = { position: [new Float32Array(3 * vertices), 3], normal: [new Float32Array(3 * vertices), 3], grain: [new Float32Array(4 * vertices), 4] }
    const slots = new Float32Array(vertices), index = new Uint32Array(corners)
    let v = 0, c = 0
    shapes.forEach((g, i) => {
      const count = g.getAttribute('position').count
      this.starts.push(v)
      for (const [name, [array, width]] of Object.entries(wholes)) array.set(g.getAttribute(name).array, width * v)
      slots.fill(members[i], v, v + count)
      const n = g.index?.count ?? count
      for (let k = 0; k < n; k++) index[c++] = v + (g.index ? g.index.getX(k) : k)
      v += count
    })
    this.starts.push(v)
    const all = new BufferGeometry()
    for (const [name, [array, width]] of Object.entries(wholes)) all.setAttribute(name, new BufferAttribute(array, width))
    all.setAttribute('slot', new BufferAttribute(slots, 1))
    all.setAttribute('color', (this.colours = new BufferAttribute(new Float32Array(3 * vertices), 3)))
    all.setIndex(new BufferAttribute(index, 1))
    this.mesh = new Mesh(all, material)
    this.mesh.customDepthMaterial = shadowOf(poses)
  }

  update() {}

  tint(i: number, colour: Color) {
    for (let v = this.starts[i]; v < this.starts[i + 1]; v++) this.colours.setXYZ(v, colour.r, colour.g, colour.b)
    this.colours.needsUpdate = true
  }

  dispose() {
    this.mesh.geometry.dispose()
    this.mesh.customDepthMaterial?.dispose()
  }
}

/** writePose writes the matrix of a pose. */
export function writePose(f: Float32Array, k: number, out: Float32Array, o: number) {
  const x = f[k + 3], y = f[k + 4], z = f[k + 5], w = f[k + 6]
  const s = 2 / (x * x + y * y + z * z + w * w || 1)
  out[o] = 1 - s * (y * y + z * z)
  out[o + 1] = s * (x * y + w * z)
  out[o + 2] = s * (x * z - w * y)
  out[o + 4] = s * (x * y - w * z)
  out[o + 5] = 1 - s * (x * x + z * z)
  out[o + 6] = s * (y * z + w * x)
  out[o + 8] = s * (x * z + w * y)
  out[o + 9] = s * (y * z - w * x)
  out[o + 10] = 1 - s * (x * x + y * y)
  out[o + 12] = f[k]
  out[o + 13] = f[k + 1]
  out[o + 14] = f[k + 2]
  out[o + 15] = 1
}
