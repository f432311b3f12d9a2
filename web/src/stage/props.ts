// Props: what is only seen. Heads that carry hair, a torso, limbs, ground. They move with their pose; they are not bodies of the world.

import {
  BoxGeometry, CapsuleGeometry, Color, Group, LatheGeometry, Mesh, PlaneGeometry, SphereGeometry, TorusGeometry, Vector2, Vector3,
  type Box3, type BufferGeometry, type Object3D,
} from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import type { BodyInfo } from '../protocol'
import type { Materials } from './materials'
import { merged, painted, solid, type Paint } from './shapes'
import { readColour } from './tube'
import { growPoses, type BodyView } from './view'

const skin = '#d9a88c'
const soil = '#6d6a4c'

/** Company is what else is in the scene that a prop takes note of. */
export interface Company {
  hair?: Color // that grows on a head
  skin?: Color // of the head, for the neck of a torso
  torso: boolean // it carries the neck then
  animal: boolean // props are the parts of one
}

export class Prop implements BodyView {
  readonly parts: Object3D[]
  readonly reach: number
  private readonly group = new Group()
  private readonly flat: boolean
  private readonly seenFirst: boolean // it belongs into the picture, as a face does

  constructor(public info: BodyInfo, materials: Materials, company: Company) {
    const shape = info.shape ?? 'sphere'
    this.flat = shape === 'ground' || shape === 'plane'
    this.seenFirst = shape === 'head' || shape === 'rabbit' || (company.animal && Math.max(...(info.size ?? [1])) < 0.45) // the head of an animal, not its neck
    const x = info.size?.[0] || 1, y = info.size?.[1] || x, z = info.size?.[2] || x
    const colour = readColour(info.colour, this.flat ? soil : skin)
    const made = (shapes[shape] ?? shapes.sphere)(colour, materials.fine, company)
    made.deleteAttribute('normal')
    const geometry = mergeVertices(made, 1e-5) // so that no seam shows
    if (this.flat) geometry.scale(x, y, 1)
    else geometry.scale(x, y, z)
    geometry.computeVertexNormals()
    const mesh = new Mesh(geometry, materials.rider('matte'))
    mesh.castShadow = !this.flat
    mesh.receiveShadow = true
    this.group.add(mesh)
    this.parts = [this.group]
    geometry.computeBoundingSphere()
    this.reach = this.flat ? 0 : geometry.boundingSphere!.radius + geometry.boundingSphere!.center.length()
  }

  setLevel() {}

  mark() {}

  update(f: Float32Array, at: number, count: number) {
    this.group.visible = count > 0 && !this.flat // ground is the studio's
    if (count === 0) return
    this.group.position.set(f[at], f[at + 1], f[at + 2])
    this.group.quaternion.set(f[at + 3], f[at + 4], f[at + 5], f[at + 6]).normalize()
  }

  shown(): number {
    return 0
  }

  grow(box: Box3, floats: Float32Array, at: number, count: number) {
    if (this.seenFirst) growPoses(box, floats, at, count, 0.5 * this.reach)
  }

  dispose() {
    this.group.removeFromParent()
    this.group.traverse((o) => o instanceof Mesh && o.geometry.dispose())
  }
}

/** shapes are one large, as mesh in Go has them where hair grows on them. */
const shapes: Record<string, (colour: Color, fine: boolean, company: Company) => BufferGeometry> = {
  sphere: (c, fine) => solid(ball(fine).scale(0.5, 0.5, 0.5), c),
  ellipsoid: (c, fine) => solid(ball(fine).scale(0.5, 0.5, 0.5), c),
  box: (c) => solid(new BoxGeometry(1, 1, 1), c),
  capsule: limb,
  limb,
  ground: (c) => solid(new PlaneGeometry(1, 1), c),
  plane: (c) => solid(new PlaneGeometry(1, 1), c),
  ear: (c, fine) => solid(ball(fine).scale(0.5, 0.5, 0.5).translate(0, 0, 0.5), c),
  head,
  rabbit,
  body: torso,
  torso,
}

const ball = (fine: boolean) => new SphereGeometry(1, fine ? 64 : 28, fine ? 40 : 18).rotateX(Math.PI / 2)

/** limb is a capsule from the origin along z. */
function limb(c: Color, fine: boolean): BufferGeometry {
  return solid(new CapsuleGeometry(0.5, 1, fine ? 12 : 5, fine ? 28 : 12).scale(1, 1 / 2, 1).rotateX(Math.PI / 2).translate(0, 0, 0.5), c)
}

/** headPoint maps the unit ball to a head of half length 1, as mesh.Head does. */
function headPoint(v: Vector3, out: Vector3): Vector3 {
  out.set(v.x, 0.8 * v.y * (1 - 0.08 * v.x), 0.95 * v.z)
  const down = -v.z
  if (down > 0) {
    const fade = down * down * (3 - 2 * down)
    out.z = -1.35 * down
    out.y *= 1 - 0.3 * fade
    if (v.x < 0) out.x *= 1 - 0.55 * fade
    out.x += 0.35 * fade
  }
  if (v.x > 0) {
    const nose = (v.y * v.y) / 0.01 + (v.z + 0.3) ** 2 / 0.02
    const brow = (v.y * v.y) / 0.12 + (v.z - 0.12) ** 2 / 0.012
    out.x += 0.2 * Math.exp(-nose) + 0.04 * Math.exp(-brow)
  }
  return out
}

/** head is a calm face with closed eyes, on a neck; where hair grows its skin has the colour of the roots. */
function head(colour: Color, fine: boolean, { hair, torso }: Company): BufferGeometry {
  const skull = new SphereGeometry(1, fine ? 96 : 40, fine ? 72 : 30).rotateX(Math.PI / 2)
  const p = skull.getAttribute('position')
  const warm = colour.clone().lerp(new Color('#c4523f'), 0.3), lips = colour.clone().lerp(new Color('#9c3b38'), 0.55), lid = colour.clone().multiplyScalar(0.8)
  const tone: Color[] = []
  for (let i = 0; i < p.count; i++) {
    at.fromBufferAttribute(p, i)
    const c = faceColour(at, colour, warm, lips, lid)
    relief(at)
    jaw(headPoint(at, to))
    tone.push(hair ? c.lerp(shade.copy(hair).multiplyScalar(0.4), 0.96 * scalp(to)) : c)
    p.setXYZ(i, to.x, to.y, to.z)
  }
  const face = painted(skull, () => colour)
  const shades = face.getAttribute('color')
  tone.forEach((c, i) => shades.setXYZ(i, c.r, c.g, c.b))
  const dark = new Color('#33241d')
  const parts: BufferGeometry[] = [face, neck(colour, fine, torso)]
  for (const side of [-1, 1]) {
    parts.push(outerEar(colour, side, fine), lashes(dark, side, fine), brow(dark, side, fine))
  }
  return merged(...parts).scale(0.5, 0.5, 0.5)
}

/** jaw makes the lower part of a head, where no hair grows, broader and blunter. */
function jaw(p: Vector3): Vector3 {
  const low = Math.min(1, Math.max(0, (-p.z - 0.45) / 0.75))
  p.y *= 1 + 0.24 * low * low * (3 - 2 * low)
  if (p.z < -1.12) p.z = -1.12 + 0.65 * (p.z + 1.12)
  return p
}

/** scalp returns how much of a point is in the hair, as mesh.Scalp has it. */
function scalp(p: Vector3): number {
  const x = Math.max(-1, Math.min(1, p.x))
  const line = x > 0.6 ? 0.32 + 1.1 * (x - 0.6) : 0.05 + 0.45 * x
  return Math.max(0, Math.min(1, (p.z - line) / 0.2 + 0.2))
}

/** relief moves a point of the ball, so that eyes lie in their sockets and lips stand out. */
function relief(v: Vector3) {
  if (v.x <= 0) return
  const y = Math.abs(v.y)
  const socket = Math.exp(-((y - 0.36) ** 2 / 0.022 + (v.z + 0.08) ** 2 / 0.01))
  const lidBall = Math.exp(-((y - 0.36) ** 2 / 0.012 + (v.z + 0.12) ** 2 / 0.006))
  const mouth = Math.exp(-(v.y * v.y / 0.022 + (v.z + 0.62) ** 2 / 0.0022)) + 0.9 * Math.exp(-(v.y * v.y / 0.018 + (v.z + 0.71) ** 2 / 0.0022))
  const chin = Math.exp(-(v.y * v.y / 0.03 + (v.z + 0.93) ** 2 / 0.01))
  v.multiplyScalar(1 - 0.05 * socket + 0.042 * lidBall + 0.028 * mouth + 0.03 * chin)
}

function faceColour(v: Vector3, base: Color, warm: Color, lips: Color, lid: Color): Color {
  const y = Math.abs(v.y)
  const c = base.clone()
  if (v.x <= 0) return c
  c.lerp(warm, 0.55 * Math.exp(-((y - 0.42) ** 2 / 0.03 + (v.z + 0.38) ** 2 / 0.02))) // cheeks
  c.lerp(warm, 0.35 * Math.exp(-(v.y * v.y / 0.006 + (v.z + 0.33) ** 2 / 0.006))) // tip of the nose
  c.lerp(lid, 0.35 * Math.exp(-((y - 0.36) ** 2 / 0.016 + (v.z + 0.06) ** 2 / 0.006)))
  const gap = Math.exp(-((v.z + 0.665) ** 2) / 0.00018)
  const mouth = Math.exp(-((v.y * v.y / 0.032) ** 2)) * Math.exp(-((v.z + 0.665) ** 2 / 0.0035))
  c.lerp(lips, Math.min(1, 1.25 * mouth))
  return c.multiplyScalar(1 - 0.35 * gap * Math.exp(-(v.y * v.y / 0.025)))
}

/** onFace returns a point of the head in a direction of the ball, a little above it. */
function onFace(y: number, z: number, above: number): Vector3 {
  at.set(Math.sqrt(Math.max(0, 1 - y * y - z * z)), y, z)
  relief(at)
  return jaw(headPoint(at, new Vector3())).multiplyScalar(1 + above)
}

const lashes = (c: Color, side: number, fine: boolean) => stroke(c, fine, 0.011, (u) => onFace(side * (0.36 + 0.13 * u), -0.135 - 0.035 * (1 - u * u), 0.004))
const brow = (c: Color, side: number, fine: boolean) => stroke(c, fine, 0.02, (u) => onFace(side * (0.37 + 0.17 * u), 0.085 + 0.045 * (1 - u * u) - 0.02 * u, 0.0))

/** stroke is a thin line that ends in points, for u from −1 to 1. */
function stroke(c: Color, fine: boolean, half: number, curve: (u: number) => Vector3): BufferGeometry {
  const rows = fine ? 24 : 10, around = 6
  const g = new PlaneGeometry(1, 1, around, rows)
  const p = g.getAttribute('position')
  for (let i = 0; i <= rows; i++) {
    const u = (2 * i) / rows - 1
    const middle = curve(u), ahead = curve(u + 0.02).sub(curve(u - 0.02)).normalize()
    const out = middle.clone().normalize(), side = new Vector3().crossVectors(ahead, out).normalize()
    const r = half * Math.sqrt(Math.max(0, 1 - u * u))
    for (let j = 0; j <= around; j++) {
      const a = (2 * Math.PI * j) / around
      const q = middle.clone().addScaledVector(out, 0.6 * r * Math.cos(a)).addScaledVector(side, r * Math.sin(a))
      p.setXYZ(i * (around + 1) + j, q.x, q.y, q.z)
    }
  }
  return solid(g, c)
}

function outerEar(c: Color, side: number, fine: boolean): BufferGeometry {
  const g = new TorusGeometry(0.17, 0.06, fine ? 12 : 6, fine ? 32 : 14).scale(0.75, 1.15, 0.8)
  const inside = new SphereGeometry(0.15, fine ? 24 : 10, fine ? 16 : 8).scale(0.8, 1.2, 0.35)
  const both = merged(solid(g, c), solid(inside, c.clone().multiplyScalar(0.82)))
  return both.rotateX(Math.PI / 2).rotateZ(side * 0.35).rotateX(-side * 0.12).translate(-0.1, side * 0.79, -0.22)
}

/** neck ends in a round cut; it is short where a torso has one, too. */
function neck(c: Color, fine: boolean, short: boolean): BufferGeometry {
  const profile: [number, number][] = short
    ? [[0.001, -1.8], [0.2, -1.76], [0.36, -1.66], [0.45, -1.5], [0.49, -1.2], [0.52, -0.8], [0.5, -0.3]]
    : [[0.001, -2.06], [0.3, -2.06], [0.52, -2.02], [0.58, -1.93], [0.545, -1.7], [0.5, -1.4], [0.5, -1.1], [0.55, -0.7], [0.5, -0.3]]
  const g = new LatheGeometry(profile.map(([r, z]) => new Vector2(r, z)), fine ? 64 : 24).rotateX(Math.PI / 2)
  const p = g.getAttribute('position')
  for (let i = 0; i < p.count; i++) p.setX(i, p.getX(i) - 0.3 + 0.05 * (p.getZ(i) + 2)) // it leans forward
  return solid(g, c)
}

/** rabbit is the head of one: it looks along x, ears grow from its crown. */
function rabbit(colour: Color, fine: boolean): BufferGeometry {
  const pale = colour.clone().lerp(new Color('#fff6ea'), 0.6), dark = new Color('#1d1512'), pink = new Color('#c98780')
  const skull: Paint = (_, x, y, z) => colour.clone().lerp(pale, Math.min(1, Math.max(0, 1.3 * (x - 0.35) - 0.9 * z)) * (Math.abs(y) < 0.7 ? 1 : 0.6))
  const parts = [
    painted(ball(fine).scale(1, 0.82, 0.84), skull),
    painted(ball(fine).scale(0.46, 0.5, 0.4).translate(0.72, 0, -0.26), () => pale),
    solid(ball(fine).scale(0.09, 0.13, 0.08).translate(1.15, 0, -0.1), pink),
    solid(new CapsuleGeometry(0.014, 0.12, 4, 8).rotateX(Math.PI / 2).translate(1.155, 0, -0.22), dark),
  ]
  for (const side of [-1, 1]) {
    parts.push(
      painted(ball(fine).scale(0.36, 0.34, 0.34).translate(0.72, side * 0.33, -0.33), () => pale),
      solid(ball(fine).scale(0.14, 0.09, 0.17).rotateZ(side * 0.75).translate(0.63, side * 0.63, 0.16), dark),
      solid(ball(fine).scale(0.035, 0.03, 0.04).translate(0.75, side * 0.67, 0.24), new Color('#ffffff')),
      painted(ball(fine).scale(0.3, 0.3, 0.34).translate(-0.12, side * 0.42, 0.6), () => colour),
    )
  }
  return merged(...parts).scale(0.5, 0.5, 0.5)
}

/** torso is about its origin, in a pullover; its neck reaches beyond, up to where a head would be. */
function torso(colour: Color, fine: boolean, { skin: bare }: Company): BufferGeometry {
  // height, half depth, half width
  const cloth = [[0, 0, 0], [0, 0.37, 0.33], [0.06, 0.48, 0.42], [0.2, 0.47, 0.42], [0.42, 0.38, 0.33], [0.6, 0.44, 0.4], [0.74, 0.48, 0.47], [0.83, 0.45, 0.5], [0.885, 0.4, 0.41], [0.93, 0.35, 0.22], [0.975, 0.33, 0.175], [1, 0.31, 0.165], [0.99, 0.26, 0.14], [0.95, 0.2, 0.1]]
  const throat = [[0.9, 0.3, 0.155], [1, 0.225, 0.118], [1.08, 0.19, 0.1], [1.14, 0.16, 0.085], [1.17, 0.1, 0.05], [1.18, 0, 0]]
  const c = bare ?? colour
  return merged(solid(loft(cloth, fine), colour), solid(loft(throat, fine).translate(-0.04, 0, 0), c)).translate(0, 0, -0.5)
}

/** loft is a skin over sections: height, half depth and half width each. */
function loft(sections: number[][], fine: boolean): BufferGeometry {
  const rows = sections.length, around = fine ? 64 : 24, between = fine ? 6 : 3
  const g = new PlaneGeometry(1, 1, around, (rows - 1) * between)
  const p = g.getAttribute('position')
  for (let i = 0; i <= (rows - 1) * between; i++) {
    const k = Math.min(Math.floor(i / between), rows - 2), u = i / between - k
    const point = (j: number) => sections[Math.min(Math.max(j, 0), rows - 1)]
    const [z, depth, width] = [0, 1, 2].map((n) => curve(point(k - 1)[n], point(k)[n], point(k + 1)[n], point(k + 2)[n], u))
    for (let j = 0; j <= around; j++) {
      const a = (2 * Math.PI * j) / around
      const c = Math.cos(a), s = Math.sin(a), round = (Math.abs(c) ** 2.4 + Math.abs(s) ** 2.4) ** (-1 / 2.4)
      p.setXYZ(i * (around + 1) + j, Math.max(0, depth) * c * round, -Math.max(0, width) * s * round, z)
    }
  }
  return g
}

function curve(a: number, b: number, c: number, d: number, f: number): number {
  return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))
}

const shade = new Color()
const at = new Vector3()
const to = new Vector3()
