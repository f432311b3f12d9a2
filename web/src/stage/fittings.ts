// What holds a rod or the root of a chain, drawn as a thing: a needle, tissue, a knob, a sleeve, a ring.

import {
  BoxGeometry, BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial, Quaternion, SphereGeometry, TorusGeometry, Vector3,
  type ColorRepresentation,
} from 'three'
import type { BodyInfo, HoldInfo, SceneInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Materials } from './materials'
import { isRoot } from './tree'

export type FittingKind = 'needle' | 'tissue' | 'knob' | 'sleeve' | 'ring' | 'pin'

/** fittingKind chooses what a hold looks like from what the scene says of it. */
export function fittingKind(hold: HoldInfo, body: BodyInfo, scene: SceneInfo): FittingKind {
  const axes = hold.axes ?? 'clamped'
  if (axes.includes('ring')) return 'ring'
  const atStart = isRoot(body, hold.index)
  if (!atStart && hold.index !== body.count - 1) return 'sleeve'
  if (isSuture(scene, body) && !/free/i.test(scene.name)) return atStart ? 'tissue' : 'needle'
  if (hold.scripted ?? hold.driven) return 'knob'
  return /pinned|hinged/.test(axes) ? 'pin' : 'sleeve'
}

/** freeNeedle reports whether a needle hangs from the end of a body that nothing holds. */
export function freeNeedle(body: BodyInfo, index: number, scene: SceneInfo, holds: HoldInfo[]): boolean {
  return isSuture(scene, body) && !holds.some((hold) => hold.body === index && hold.index > 0)
}

const isSuture = (scene: SceneInfo, body: BodyInfo) => /suture/i.test(`${scene.name} ${scene.title} ${body.material ?? ''}`)

export class Fitting {
  readonly group = new Group()
  readonly ghost: Group | null = null
  /** places, in the fitting's own coordinates, where a click means the hold */
  readonly grips: Vector3[]
  private readonly flip: boolean
  readonly post: Group | null = null

  constructor(readonly kind: FittingKind, atStart: boolean, standing: boolean, materials: Materials) {
    this.flip = atStart
    this.group.add(...shapes[kind](materials))
    if (standing) this.post = makePost(materials)
    for (const part of [this.group, this.post]) {
      part?.traverse((o) => {
        if (o instanceof Mesh) o.castShadow = o.receiveShadow = true
      })
    }
    this.grips = kind === 'needle' ? needleArc(8) : [new Vector3()]
    if (kind === 'needle' || kind === 'knob') {
      this.ghost = this.group.clone()
      this.ghost.traverse((o) => {
        if (!(o instanceof Mesh)) return
        o.material = ghostMaterial
        o.castShadow = o.receiveShadow = false
      })
      this.ghost.visible = false
    }
  }

  /** place brings the fitting, or its ghost, to a pose. The size is that of the scene [m], the radius that of the rod as drawn [m]. */
  place(f: ArrayLike<number>, at: number, size: number, radius: number, target: Group = this.group) {
    target.position.set(f[at], f[at + 1], f[at + 2])
    target.quaternion.set(f[at + 3], f[at + 4], f[at + 5], f[at + 6])
    if (this.flip) target.quaternion.multiply(aboutX)
    target.scale.setScalar(this.scale(size, radius))
  }

  /** stand puts a post under the fitting, down to the ground; one that would run along the rod is left out. */
  stand(ground: number, size: number) {
    const { post, group } = this
    if (!post) return
    along.set(0, 0, 1).applyQuaternion(group.quaternion)
    post.position.copy(group.position).addScaledVector(along, footing[this.kind] * group.scale.x)
    const height = post.position.z - ground
    post.visible = Math.abs(along.z) < 0.8 && height > 0
    const thick = 0.012 * size
    const [rod, foot] = post.children
    rod.scale.set(thick, thick, height)
    foot.position.z = -height
    foot.scale.setScalar(thick)
  }

  /** grip returns the world position of a place to take it by. */
  grip(i: number, out: Vector3): Vector3 {
    return out.copy(this.grips[i]).multiply(this.group.scale).applyQuaternion(this.group.quaternion).add(this.group.position)
  }

  private scale(size: number, radius: number): number {
    switch (this.kind) {
      case 'needle': return Math.max(0.1 * size, 13 * radius)
      case 'tissue': return Math.max(0.14 * size, 8 * radius)
      case 'ring': return Math.max(0.03 * size, 2.6 * radius)
      default: return Math.max(0.018 * size, 1.9 * radius)
    }
  }

  dispose() {
    for (const part of [this.group, this.post, this.ghost]) {
      part?.removeFromParent()
      part?.traverse((o) => {
        if (o instanceof Mesh) o.geometry.dispose()
      })
    }
  }
}

const along = new Vector3()

/** Where along its own axis a post meets a fitting. */
const footing: Record<FittingKind, number> = { needle: 0, tissue: 0.4, knob: 0, sleeve: 0.4, ring: 0, pin: 0 }

/** makePost makes a rod that hangs down from the origin by its unit length, and the foot that it stands on. */
function makePost(m: Materials): Group {
  const post = new Group()
  post.add(
    new Mesh(turned([[0.5, -1], [0.5, 0]], m.fine), m.steel),
    new Mesh(turned([[0, 0], [4.2, 0], [4.2, 0.35], [3.9, 0.6], [1.2, 0.6], [0.9, 1.1], [0.5, 1.3]], m.fine), m.anodised),
  )
  return post
}

const aboutX = new Quaternion(1, 0, 0, 0) // half a turn

/** what a hand asks for, drawn through everything */
export const ghostMaterial = new MeshBasicMaterial({ color: '#14a08f', transparent: true, opacity: 0.38, depthWrite: false, toneMapped: false })

export function setGhostColour(c: ColorRepresentation) {
  ghostMaterial.color.set(c)
}

/** The shapes have their rod along z, coming from below. Unit: the radius of a sleeve, of a ring, of a needle's arc or of the tissue. */
const shapes: Record<FittingKind, (m: Materials) => Mesh[]> = {
  needle: (m) => [new Mesh(needle(m.fine), m.steel)],
  tissue: (m) => [ // a practice pad: skin, fat, muscle
    new Mesh(turned([[0, 0], [0.9, 0], [0.97, 0.03], [1, 0.08], [1, 0.16]], m.fine, 5), m.skin),
    new Mesh(turned([[1, 0.16], [0.99, 0.17], [0.99, 0.33], [1, 0.34]], m.fine, 5), m.fat),
    new Mesh(turned([[1, 0.34], [1, 0.56], [0.96, 0.6], [0, 0.6]], m.fine, 5), m.muscle),
  ],
  knob: (m) => {
    const pointer = new Mesh(new BoxGeometry(0.5, 0.22, 2.2), m.mark)
    pointer.position.set(1.22, 0, 2.4)
    return [
      new Mesh(turned([[0, -0.5], [0.72, -0.5], [0.8, -0.4], [0.8, 0.8], [0, 0.8]], m.fine), m.steel),
      new Mesh(turned([[0, 0.8], [1.1, 0.8], [1.35, 1.05], [1.35, 3.75], [1.1, 4], [0, 4]], m.fine), m.anodised),
      pointer,
    ]
  },
  sleeve: (m) => [
    new Mesh(turned([[0, -1.3], [1.05, -1.3], [1.25, -1.1], [1.25, 1.5], [1.05, 1.7], [0, 1.7]], m.fine), m.anodised),
    new Mesh(turned([[1.27, -0.78], [1.3, -0.75], [1.3, -0.45], [1.27, -0.42]], m.fine), m.brass),
  ],
  ring: (m) => [new Mesh(new TorusGeometry(1, 0.22, m.fine ? 16 : 8, m.fine ? 48 : 28), m.steel)],
  pin: (m) => [new Mesh(new SphereGeometry(1.2, m.fine ? 40 : 16, m.fine ? 24 : 10), m.steel)],
}

/** turned is what a lathe makes of a profile of radius and height: round, or nearly square for a power above 2. Edges are kept sharp. */
function turned(profile: [number, number][], fine: boolean, power = 2): BufferGeometry {
  const around = fine ? 64 : 24
  const positions: number[] = []
  const index: number[] = []
  for (let i = 0; i < profile.length - 1; i++) {
    const first = positions.length / 3
    for (const [r, z] of [profile[i], profile[i + 1]]) {
      for (let j = 0; j <= around; j++) {
        const a = (2 * Math.PI * j) / around
        positions.push(r * superellipse(Math.cos(a), power), r * superellipse(Math.sin(a), power), z)
      }
    }
    for (let j = 0; j < around; j++) {
      const v = first + j, w = v + around + 1
      index.push(v, v + 1, w, w, v + 1, w + 1)
    }
  }
  const g = new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  g.setIndex(index)
  g.computeVertexNormals()
  return g
}

const superellipse = (c: number, power: number) => Math.sign(c) * Math.abs(c) ** (2 / power)

const needleAngle = (3 / 8) * 2 * Math.PI // the usual three eighths of a circle

/** needleArc returns points along a needle of radius 1, from the thread to the tip. */
function needleArc(n: number): Vector3[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const a = (needleAngle * i) / n
    return new Vector3(1 - Math.cos(a), 0, Math.sin(a))
  })
}

/** needle is a curved suture needle: a swage that takes the thread, a body, a tapered tip. */
function needle(fine: boolean): BufferGeometry {
  const rings = fine ? 72 : 28, sides = fine ? 14 : 6
  const thick = 0.07
  const positions = new Float32Array(3 * (rings + 1) * (sides + 1))
  const index: number[] = []
  let k = 0
  for (let i = 0; i <= rings; i++) {
    const u = i / rings
    const a = needleAngle * u
    const swage = u < 0.1 ? 1.12 : 1.12 - 0.12 * Math.min(1, (u - 0.1) / 0.06)
    const tip = u > 0.72 ? Math.max(0.02, 1 - ((u - 0.72) / 0.28) ** 1.6) : 1
    const r = thick * swage * tip * (i === 0 ? 0.75 : 1)
    for (let j = 0; j <= sides; j++) {
      const b = (2 * Math.PI * j) / sides
      const out = 1 - r * Math.cos(b)
      positions.set([1 - out * Math.cos(a), r * Math.sin(b), out * Math.sin(a)], k)
      k += 3
      if (i < rings && j < sides) {
        const v = i * (sides + 1) + j, w = v + sides + 1
        index.push(v, v + 1, w, w, v + 1, w + 1)
      }
    }
  }
  const g = new BufferGeometry().setAttribute('position', new BufferAttribute(positions, 3))
  g.setIndex(index)
  g.computeVertexNormals()
  return g
}

/** gripReach returns how far around the middle of a fitting a click still means it [px]. */
export function gripReach(f: Fitting, camera: OrbitCamera, depth: number): number {
  return f.kind === 'needle' ? 0 : Math.min(30, (1.3 * f.group.scale.x) / camera.pixel(depth))
}
