// Ears: each strand of a chain as a soft, cupped blade, dark outside and pale within.

import { BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, Mesh, Quaternion, Vector3, type Box3, type Object3D } from 'three'
import type { BodyInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Materials } from './materials'
import { strandsOf } from './tree'
import { readColour } from './tube'
import { growPoses, type BodyView, type Mark } from './view'

const stride = 7 // floats of a pose
const cup = 0.85 // how far the edges come forward, in half widths
const thick = 0.2 // in half widths
const sunk = 0.06 // part of its length that is drawn down into the head
const broad = 1.9 // half the width over the radius of a round section as large: an ear is three times as wide as thick

export class Ear implements BodyView {
  readonly parts: Object3D[]
  readonly reach: number
  private readonly ears: { poses: Int32Array; mesh: Mesh<BufferGeometry>; side: number }[]
  private readonly rows: number
  private readonly around: number

  constructor(public info: BodyInfo, fallback: string, materials: Materials) {
    this.rows = materials.fine ? 44 : 18
    this.around = materials.fine ? 36 : 14
    const outside = readColour(info.tint?.root ?? info.colour, fallback), inside = readColour(info.tint?.tip, '#e3b2a4')
    this.ears = strandsOf(info, info.count).map(({ poses }) => {
      const mesh = new Mesh(this.layOut(outside, inside), materials.rider('matte'))
      mesh.castShadow = mesh.receiveShadow = true
      mesh.frustumCulled = false
      return { poses, mesh, side: 0 }
    })
    this.parts = this.ears.map((e) => e.mesh)
    this.reach = info.radius.reduce((a, b) => Math.max(a, b), 0)
  }

  setLevel() {}

  mark(_: Mark | null) {}

  update(f: Float32Array, at: number, count: number) {
    for (const ear of this.ears) {
      if (ear.poses[ear.poses.length - 1] >= count) continue
      if (ear.side === 0) ear.side = this.sideOf(ear.poses, f, at)
      this.bend(ear.mesh.geometry, ear.poses, ear.side, f, at)
    }
  }

  shown(pose: number, depth: number, camera: OrbitCamera): number {
    return Math.max(0.8 * (this.info.radius[Math.min(pose, this.info.radius.length - 1)] ?? 0), 3 * camera.pixel(depth))
  }

  grow(box: Box3, floats: Float32Array, at: number, count: number) {
    growPoses(box, floats, at, count, this.reach)
  }

  dispose() {
    for (const { mesh } of this.ears) {
      mesh.removeFromParent()
      mesh.geometry.dispose()
    }
  }

  private layOut(outside: Color, inside: Color): BufferGeometry {
    const { rows, around } = this
    const n = (rows + 1) * (around + 1)
    const g = new BufferGeometry()
    g.setAttribute('position', new BufferAttribute(new Float32Array(3 * n), 3).setUsage(DynamicDrawUsage))
    const colours = new Float32Array(3 * n)
    const index: number[] = []
    const c = new Color()
    for (let i = 0; i <= rows; i++) {
      for (let j = 0; j <= around; j++) {
        const a = (2 * Math.PI * j) / around
        const within = Math.max(0, Math.sin(a)) ** 0.5 * Math.max(0, 1 - Math.abs(Math.cos(a)) ** 6) * Math.min(1, 6 * (1 - i / rows)) * Math.min(1, 0.2 + (4 * i) / rows)
        c.copy(outside).lerp(inside, within).multiplyScalar(1 - 0.35 * within * (1 - i / rows))
        c.toArray(colours, 3 * (i * (around + 1) + j))
        if (i === rows || j === around) continue
        const q = i * (around + 1) + j, r = q + around + 1
        index.push(q, q + 1, r, r, q + 1, r + 1)
      }
    }
    g.setAttribute('color', new BufferAttribute(colours, 3))
    g.setIndex(index)
    return g
  }

  /** sideOf returns to which side of its poses' y an ear opens: away from the others. */
  private sideOf(poses: Int32Array, f: Float32Array, at: number): number {
    middle.set(0, 0, 0)
    for (const e of this.ears) middle.add(a.fromArray(f, at + stride * e.poses[0]))
    a.fromArray(f, at + stride * poses[0]).sub(middle.divideScalar(this.ears.length))
    out.set(0, 1, 0).applyQuaternion(turn.fromArray(f, at + stride * poses[1] + 3))
    return out.dot(a) < 0 ? -1 : 1
  }

  /** bend lays the blade along the poses: x of a pose is across the ear, y out of its inside, or into it. */
  private bend(g: BufferGeometry, poses: Int32Array, side: number, f: Float32Array, at: number) {
    const { rows, around, info } = this
    const p = g.getAttribute('position') as BufferAttribute
    const last = poses.length - 1
    const point = (k: number, out: Vector3) => out.fromArray(f, at + stride * poses[Math.min(Math.max(k, 0), last)])
    const own = (k: number) => info.radius[Math.min(poses[Math.min(Math.max(k, 1), last)], info.radius.length - 1)] ?? 0.01
    const radius = (k: number) => (own(k - 1) + 2 * own(k) + own(k + 1)) / 4 // a profile has corners, an ear has none
    for (let i = 0; i <= rows; i++) {
      const s = i / rows, u = s * last, k = Math.min(Math.floor(u), last - 1), w = u - k
      point(k - 1, a)
      point(k, b)
      point(k + 1, c)
      point(k + 2, d)
      for (const n of ['x', 'y', 'z'] as const) middle[n] = b[n] + 0.5 * w * (c[n] - a[n] + w * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + w * (3 * (b[n] - c[n]) + d[n] - a[n])))
      turn.fromArray(f, at + stride * poses[Math.max(1, k)] + 3)
      next.fromArray(f, at + stride * poses[k + 1] + 3)
      turn.slerp(next, w)
      across.set(1, 0, 0).applyQuaternion(turn)
      out.set(0, side, 0).applyQuaternion(turn)
      across.multiplyScalar(side) // the surface stays right side out
      const half = broad * (radius(k) * (1 - w) + radius(k + 1) * w) * Math.sqrt(Math.max(0, 1 - Math.max(0, (s - 0.75) / 0.25) ** 2)) * Math.min(1, 0.55 + 3 * s)
      const deep = cup * (1 - 0.6 * s)
      if (s < sunk) middle.addScaledVector(along.set(0, 0, -1).applyQuaternion(turn), (1 - s / sunk) * 1.5 * half) // it begins inside the head
      for (let j = 0; j <= around; j++) {
        const angle = (2 * Math.PI * j) / around
        const x = Math.cos(angle), y = deep * x * x + thick * Math.sin(angle) * (1 - 0.7 * s)
        e.copy(middle).addScaledVector(across, half * x * (1 - 0.18 * deep * x * x)).addScaledVector(out, half * (y - 0.4 * deep))
        p.setXYZ(i * (around + 1) + j, e.x, e.y, e.z)
      }
    }
    p.needsUpdate = true
    g.computeVertexNormals()
  }
}

const a = new Vector3()
const b = new Vector3()
const c = new Vector3()
const d = new Vector3()
const e = new Vector3()
const middle = new Vector3()
const across = new Vector3()
const out = new Vector3()
const along = new Vector3()
const turn = new Quaternion()
const next = new Quaternion()
