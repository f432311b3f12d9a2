// Rigid bodies. All that look alike are drawn at once, a thousand in a few calls.

import {
  Box3, BufferAttribute, BufferGeometry, Color, CylinderGeometry, DynamicDrawUsage, Group, InstancedMesh, Matrix4, Mesh, MeshPhongMaterial, Quaternion, Ray, Vector3,
  type Material, type Object3D, type ShaderMaterial,
} from 'three'
import { Flag, type BodyInfo, type BodyShape, type Frame, type GeometryInfo, type GloveInfo, type Hello, type JointInfo, type LineEnd, type LineInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Project } from './effort'
import { Instances, PoseTable, Written, writePose, type Flock } from './flock'
import { lookOf } from './looks'
import type { Grade } from './materials'
import type { Level } from './quality'
import { solidOf, type Fineness } from './solids'
import { blotMaterial } from './studio'
import { outlineMaterial, readColour } from './tube'
import type { BodyView, Mark } from './view'

const palette = ['#c8553d', '#4f7cac', '#e0a458', '#5b8e7d', '#8e6c8a', '#d9c8a9', '#3f6c75', '#b56576'] // for groups that name no colour
const many = 300 // bodies; each gets fewer triangles
const drowsy = 0.55 // how far what sleeps goes towards grey
const beyond = 1.2 // sizes of the scene around it: what is farther away is let go by the camera
const ropePieces = 20
const thinnestRope = 0.7 // half its width on the screen at least [px]
const limbColours = ['#7389a3', '#93a7bd'] // of the limbs of hands, in turn
const aroundPalm = 0.6 // how far the skin reaches from the middle of the palm, fingers left out, in lengths of the hand

/** Hit is where a line of sight meets a rigid body. */
export interface Hit {
  body: number
  point: Vector3
  local: Vector3 // in the coordinates of the body
  distance: number // along the line [m]
  fixed: boolean // it cannot be held
}

export class Rigids {
  readonly group = new Group()
  /** what sleeps is greyer */
  drowse = false
  private readonly flocks: Flock[] = []
  private readonly limbs: Flock[] = [] // those that are limbs of hands
  private readonly shapes = new Map<number, BufferGeometry>() // by number of the geometry
  private readonly looks: Material[]
  private readonly table: PoseTable | null // for a processor
  private readonly drawing: number[] // bodies that are drawn
  private readonly colours = new Map<number, Color>() // of a body
  private readonly boxes = new Map<number, Box3>() // by number of the geometry
  private readonly marks = new Map<number, InstancedMesh<BufferGeometry, ShaderMaterial>>()
  private readonly spare: InstancedMesh<BufferGeometry, ShaderMaterial>[] = []
  private readonly ropes: Ropes | null
  private readonly joints: Joints | null
  private readonly blots: Blots | null = null
  private readonly shading: number[] // bodies that darken the ground below them
  private readonly greyed: Uint8Array
  private readonly geometries: GeometryInfo[]
  private readonly bodies: BodyInfo[]
  private readonly hands: GloveInfo[]
  private frame: Frame | null = null
  private readonly within = new Box3() // where the scene is; empty at first

  /** A processor that draws is asked to do so in its own way. */
  constructor(hello: Hello, grade: Grade, software: boolean) {
    this.bodies = hello.bodies
    this.geometries = hello.geometries ?? []
    this.hands = hello.hands ?? []
    this.greyed = new Uint8Array(this.bodies.length)
    const drawn = (this.drawing = this.bodies.flatMap((b, i) => (b.kind === 'rigid' && !this.isGround(i) ? [i] : [])))
    const fine: Fineness = grade === 'rich' ? (drawn.length > many ? { around: 28, bevel: 2 } : { around: 64, bevel: 3 }) : drawn.length > many ? { around: 10, bevel: 0 } : { around: 24, bevel: 1 }
    this.table = software ? new PoseTable(this.bodies.length) : null
    const alike = new Map<string, number[]>()
    for (const i of drawn) {
      const b = this.bodies[i]
      this.addShape(b.geometry ?? -1, fine)
      this.colours.set(i, this.isLimb(i) ? new Color(limbColours[i % 2]) : readColour(b.colour, this.colourOf(i)))
      const key = `${b.look} ${b.motion === 'static'} ${this.isLimb(i)}${software ? '' : ` ${b.geometry}`}`
      if (!alike.has(key)) alike.set(key, [])
      alike.get(key)!.push(i)
    }
    const materials = new Map<string, Material>()
    for (const members of alike.values()) this.add(members, grade, materials)
    this.looks = [...materials.values()]
    this.ropes = hello.lines?.length ? new Ropes(hello.lines) : null
    if (this.ropes) this.group.add(this.ropes.mesh)
    this.joints = Joints.of(hello, lookOf('plastic', grade, false, null), fine)
    if (this.joints) this.group.add(this.joints.mesh)
    this.shading = drawn.filter((i) => this.bodies[i].motion !== 'static')
    if (this.bodies.some((_, i) => this.isGround(i)) && this.shading.length > 0) {
      this.blots = new Blots(this.shading.length)
      this.group.add(this.blots.mesh)
    }
  }

  /** view returns what the stage asks a body through. */
  view(body: number): BodyView {
    return new RigidView(this.bodies[body], body, this)
  }

  /** isLimb reports whether a body is a limb of a hand: the skin is drawn in its place. */
  isLimb(body: number): boolean {
    return this.bodies[body].hand !== undefined
  }

  /** showLimbs draws the limbs of hands as what touches: a rounded box and capsules. */
  showLimbs(on: boolean) {
    for (const flock of this.limbs) flock.mesh.visible = on
  }

  /** reach returns how far a body reaches from its origin [m]. */
  reach(body: number): number {
    const hand = this.hands[this.bodies[body].hand ?? -1]
    const own = this.bodies[body].radius[0] ?? 0
    return this.isGround(body) ? 0 : hand?.bodies[0] === body ? Math.max(own, aroundPalm * hand.size) : own
  }

  /** drawn counts the bodies that are drawn, by the kind of their geometry. */
  drawn(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const i of this.drawing) {
      if (this.isLimb(i) && !this.limbs.some((flock) => flock.mesh.visible)) continue
      const kind = this.geometries[this.bodies[i].geometry ?? -1]?.kind ?? '?'
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return counts
  }

  isGround(body: number): boolean {
    const g = this.bodies[body].geometry
    return this.bodies[body].kind === 'rigid' && g !== undefined && this.geometries[g]?.kind === 'ground'
  }

  /** isFloor reports whether a body is a level ground: it is drawn as the floor. */
  isFloor(body: number, frame: Frame): boolean {
    if (!this.isGround(body)) return false
    const b = frame.bodies[body]
    if (!b || b.count === 0) return false
    const x = frame.floats[b.at + 3], y = frame.floats[b.at + 4]
    return x * x + y * y < 1e-8 // its axis is upright
  }

  setLevel(level: Level) {
    if (this.blots) this.blots.mesh.material.visible = level.contact
  }

  /** settle tells where the scene is, so that the camera need not run after what flies away. */
  settle(box: Box3) {
    this.within.copy(box).expandByScalar(beyond * box.getSize(size).length())
  }

  /** update brings all bodies to a frame. */
  update(frame: Frame, camera: OrbitCamera, ground: number, shade: number) {
    this.frame = frame
    this.table?.update(frame)
    for (const flock of this.flocks) {
      flock.update(frame)
      this.doze(flock, frame)
    }
    this.ropes?.update(frame, camera)
    this.joints?.update(frame)
    this.shadeGround(frame, ground, shade)
  }

  /** mark draws a line around a body, or takes it away. */
  mark(body: number, m: Mark | null) {
    let line = this.marks.get(body)
    if (!m) {
      if (!line) return
      line.visible = false
      this.marks.delete(body)
      this.spare.push(line)
      return
    }
    const shape = this.shapes.get(this.bodies[body].geometry ?? -1)
    if (!shape || this.isLimb(body)) return
    if (!line) {
      line = this.spare.pop() ?? new InstancedMesh(shape, outlineMaterial(), 1)
      line.frustumCulled = false
      this.group.add(line)
      this.marks.set(body, line)
    }
    line.visible = true
    line.geometry = shape
    line.material.uniforms.colour.value.copy(m.colour)
    line.material.uniforms.grow.value = m.width
    const b = this.frame?.bodies[body]
    if (b && b.count > 0) writePose(this.frame!.floats, b.at, line.instanceMatrix.array as Float32Array, 0)
    line.instanceMatrix.needsUpdate = true
  }

  /** pick returns the body that a line of sight meets first, or null. */
  pick(frame: Frame, ray: Ray): Hit | null {
    const near: { body: number; from: number }[] = []
    for (const body of this.drawing) {
      const b = frame.bodies[body]
      if (!b || b.count === 0) continue
      const reach = this.bodies[body].radius[0] ?? 0
      at.fromArray(frame.floats, b.at).sub(ray.origin)
      const along = at.dot(ray.direction), away = at.lengthSq() - along * along
      if (along < -reach || away > reach * reach) continue
      near.push({ body, from: along - Math.sqrt(reach * reach - away) })
    }
    near.sort((a, b) => a.from - b.from)
    let best: Hit | null = null
    for (const { body, from } of near) {
      if (best && from > best.distance) break
      const hit = this.meet(ray, body, frame.bodies[body], frame.floats)
      if (hit && (!best || hit.distance < best.distance)) best = hit
    }
    return best
  }

  /** central returns the body that can be held and is nearest to a point, for who has no pointer. */
  central(frame: Frame, point: Vector3): Hit | null {
    let best: Hit | null = null
    for (const body of this.drawing) {
      const b = frame.bodies[body]
      if (!b || this.isFixed(body)) continue
      const distance = at.fromArray(frame.floats, b.at).distanceTo(point)
      if (!best || distance < best.distance) best = { body, point: at.clone(), local: new Vector3(), distance, fixed: false }
    }
    return best
  }

  /** nearby returns the middle of the body that can be held and is drawn nearest to a point of the window [px]. */
  nearby(frame: Frame, project: Project, x: number, y: number): { middle: Vector3; away: number } | null {
    let best: { middle: Vector3; away: number } | null = null
    for (const body of this.drawing) {
      const b = frame.bodies[body]
      if (!b || b.count === 0 || this.isFixed(body)) continue
      this.boxes.get(this.bodies[body].geometry ?? -1)!.getCenter(at)
      at.applyQuaternion(turn.fromArray(frame.floats, b.at + 3).normalize()).add(place.fromArray(frame.floats, b.at))
      const [px, py] = project(at), away = Math.hypot(px - x, py - y)
      if (!best || away < best.away) best = { middle: at.clone(), away }
    }
    return best
  }

  isFixed(body: number): boolean {
    const { motion } = this.bodies[body]
    return motion === 'static' || motion === 'kinematic' || this.isLimb(body)
  }

  /** grow adds a body to a box: all of it, not its ball. */
  grow(box: Box3, body: number, f: Float32Array, k: number) {
    const local = this.boxes.get(this.bodies[body].geometry ?? -1)
    if (!local || this.isGround(body)) return
    at.fromArray(f, k)
    if (!this.within.isEmpty() && !this.within.containsPoint(at)) return
    turn.fromArray(f, k + 3).normalize()
    box.union(turned.copy(local).applyMatrix4(matrix.compose(at, turn, one)))
  }

  dispose() {
    this.group.removeFromParent()
    for (const flock of this.flocks) flock.dispose()
    this.table?.dispose()
    for (const line of [...this.marks.values(), ...this.spare]) {
      line.material.dispose()
      line.dispose()
    }
    for (const g of this.shapes.values()) g.dispose()
    for (const m of this.looks) m.dispose()
    this.ropes?.dispose()
    this.joints?.dispose()
    this.blots?.dispose()
  }

  private addShape(number: number, fine: Fineness) {
    if (this.shapes.has(number)) return
    const g = solidOf(this.geometries, number, fine)
    g.computeBoundingBox()
    this.shapes.set(number, g)
    this.boxes.set(number, g.boundingBox!)
  }

  private add(members: number[], grade: Grade, materials: Map<string, Material>) {
    const first = this.bodies[members[0]]
    const quiet = first.motion === 'static', look = first.look ?? 'plastic', key = `${look} ${quiet}`
    if (!materials.has(key)) materials.set(key, lookOf(look, grade, quiet, this.table))
    const shape = (i: number) => this.shapes.get(this.bodies[i].geometry ?? -1)!
    const material = materials.get(key)!
    const flock = this.table ? new Written(members.map(shape), material, members, this.table) : new Instances(shape(members[0]), material, members)
    flock.mesh.frustumCulled = false
    flock.mesh.castShadow = flock.mesh.receiveShadow = true
    members.forEach((body, i) => flock.tint(i, this.colours.get(body)!))
    this.flocks.push(flock)
    if (this.isLimb(members[0])) this.limbs.push(flock)
    this.group.add(flock.mesh)
  }

  /** colourOf chooses a colour for a body that has none: one for each group. */
  private colourOf(body: number): string {
    const name = this.bodies[body].group ?? this.bodies[body].name
    const names = [...new Set(this.bodies.filter((b) => b.kind === 'rigid' && b.hand === undefined).map((b) => b.group ?? b.name))]
    return palette[names.indexOf(name) % palette.length]
  }

  /** doze makes bodies grey that sleep, where that is asked for. */
  private doze(flock: Flock, frame: Frame) {
    flock.members.forEach((body, i) => {
      const asleep = this.drowse && ((frame.bodies[body]?.flags ?? 0) & Flag.asleep) !== 0 ? 1 : 0
      if (this.greyed[body] === asleep) return
      this.greyed[body] = asleep
      tint.copy(this.colours.get(body)!)
      if (asleep) tint.lerp(grey.setScalar(0.75 * (0.3 * tint.r + 0.6 * tint.g + 0.1 * tint.b) + 0.08), drowsy)
      flock.tint(i, tint)
    })
  }

  /** meet returns where a line of sight meets the triangles of a body, or null. */
  private meet(ray: Ray, body: number, b: BodyShape, f: Float32Array): Hit | null {
    at.fromArray(f, b.at)
    turn.fromArray(f, b.at + 3).normalize()
    matrix.compose(at, turn, one)
    inside.copy(ray).applyMatrix4(matrix.clone().invert())
    const g = this.shapes.get(this.bodies[body].geometry ?? -1)!
    const p = g.getAttribute('position'), index = g.index, corners = index ? index.count : p.count
    let least = Infinity
    for (let i = 0; i < corners; i += 3) {
      for (let k = 0; k < 3; k++) corner[k].fromBufferAttribute(p, index ? index.getX(i + k) : i + k)
      if (!inside.intersectTriangle(corner[0], corner[1], corner[2], true, place)) continue
      const d = place.distanceTo(inside.origin)
      if (d >= least) continue
      least = d
      found.copy(place)
    }
    if (least === Infinity) return null
    return { body, local: found.clone(), point: found.clone().applyMatrix4(matrix), distance: least, fixed: this.isFixed(body) }
  }

  /** shadeGround darkens the ground below bodies: the more, the nearer they are. */
  private shadeGround(frame: Frame, ground: number, strength: number) {
    const { blots } = this
    if (!blots?.mesh.material.visible) return
    const f = frame.floats
    blots.begin(strength)
    for (const body of this.shading) {
      const b = frame.bodies[body], local = this.boxes.get(this.bodies[body].geometry ?? -1)
      if (!b || b.count === 0 || !local || f[b.at + 2] - ground > 3 * this.bodies[body].radius[0]) continue
      turned.copy(local).applyMatrix4(matrix.compose(at.fromArray(f, b.at), turn.fromArray(f, b.at + 3).normalize(), one))
      turned.getSize(size).multiplyScalar(0.5)
      turned.getCenter(at)
      const height = Math.max(0, turned.min.z - ground), wide = Math.min(size.x, size.y)
      const dark = 1 / (1 + (2.5 * height) / wide)
      const spread = 0.3 * wide + 0.6 * height
      if (dark > 0.2 && turned.max.z > ground) blots.add(at.x, at.y, ground, size.x + spread, size.y + spread, dark)
    }
    blots.end()
  }
}

/** Blots are the dark places on the ground below bodies. */
class Blots {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>
  private readonly positions: Float32Array
  private readonly shades: Float32Array
  private n = 0

  constructor(most: number) {
    this.positions = new Float32Array(12 * most)
    this.shades = new Float32Array(12 * most)
    const g = new BufferGeometry(), index: number[] = []
    for (let i = 0; i < most; i++) index.push(4 * i, 4 * i + 1, 4 * i + 2, 4 * i, 4 * i + 2, 4 * i + 3)
    g.setAttribute('position', new BufferAttribute(this.positions, 3).setUsage(DynamicDrawUsage))
    g.setAttribute('shade', new BufferAttribute(this.shades, 3).setUsage(DynamicDrawUsage))
    g.setIndex(index)
    this.mesh = new Mesh(g, blotMaterial())
    this.mesh.renderOrder = -70
    this.mesh.frustumCulled = false
  }

  begin(strength: number) {
    this.n = 0
    this.mesh.material.uniforms.strength.value = strength
  }

  add(x: number, y: number, z: number, a: number, b: number, dark: number) {
    for (let i = 0; i < 4; i++) {
      const u = i === 1 || i === 2 ? 1 : -1, v = i > 1 ? 1 : -1, k = 12 * this.n + 3 * i
      this.positions[k] = x + a * u
      this.positions[k + 1] = y + b * v
      this.positions[k + 2] = z
      this.shades[k] = u
      this.shades[k + 1] = v
      this.shades[k + 2] = dark
    }
    this.n++
  }

  end() {
    const g = this.mesh.geometry
    g.setDrawRange(0, 6 * this.n)
    g.getAttribute('position').needsUpdate = g.getAttribute('shade').needsUpdate = true
  }

  dispose() {
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
  }
}

/** RigidView is one of the bodies. The flock that it is in draws it. */
class RigidView implements BodyView {
  readonly parts: Object3D[] = []
  readonly reach: number

  constructor(public info: BodyInfo, private readonly body: number, private readonly rigids: Rigids) {
    this.reach = rigids.reach(body)
  }

  update() {}

  setLevel() {}

  mark(m: Mark | null) {
    this.rigids.mark(this.body, m)
  }

  shown(): number {
    return this.reach
  }

  grow(box: Box3, floats: Float32Array, at: number, count: number) {
    if (count > 0) this.rigids.grow(box, this.body, floats, at)
  }

  dispose() {}
}

/** Joints draws a ball between the limbs of what has some, so that no gap shows. */
class Joints {
  readonly mesh: InstancedMesh<BufferGeometry, Material>

  /** of returns the joints of a scene, or null where no limbs meet. */
  static of(hello: Hello, material: Material, fine: Fineness): Joints | null {
    const thick = (i: number) => {
      const b = hello.bodies[i], g = b?.motion === 'dynamic' ? hello.geometries?.[b.geometry ?? -1] : undefined
      return g?.kind === 'capsule' || g?.kind === 'sphere' ? g.radius : g?.kind === 'box' ? 0.3 * Math.min(...g.size) : 0
    }
    const limbs = (hello.joints ?? []).map((j) => ({ ...j, radius: 0.92 * Math.min(thick(j.body), thick(j.to)) })).filter((j) => j.radius > 0)
    return limbs.length > 0 ? new Joints(limbs, hello, material, fine) : null
  }

  private constructor(private readonly limbs: (JointInfo & { radius: number })[], hello: Hello, material: Material, fine: Fineness) {
    this.mesh = new InstancedMesh(solidOf([{ kind: 'sphere', radius: 1 }], 0, { ...fine, around: fine.around / 2 }), material, limbs.length)
    this.mesh.geometry.getAttribute('grain').array.fill(0) // no belt
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.frustumCulled = false
    limbs.forEach((j, i) => this.mesh.setColorAt(i, readColour(hello.bodies[j.to].colour, '#777777').multiplyScalar(0.8)))
  }

  update(frame: Frame) {
    this.limbs.forEach((j, i) => {
      end(frame, { body: j.body, point: j.at }, place)
      this.mesh.setMatrixAt(i, matrix.makeScale(j.radius, j.radius, j.radius).setPosition(place))
    })
    this.mesh.instanceMatrix.needsUpdate = true
  }

  dispose() {
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
    this.mesh.dispose()
  }
}

/** Ropes draws bonds: straight where they are taut, hanging where there is more rope than way. */
class Ropes {
  readonly mesh: InstancedMesh<CylinderGeometry, MeshPhongMaterial>

  constructor(private readonly lines: LineInfo[]) {
    const g = new CylinderGeometry(1, 1, 1, 8, 1, true).rotateX(Math.PI / 2).translate(0, 0, 0.5)
    this.mesh = new InstancedMesh(g, new MeshPhongMaterial({ color: '#8f8a80', shininess: 20 }), ropePieces * lines.length)
    this.mesh.frustumCulled = false
    this.mesh.castShadow = true
  }

  update(frame: Frame, camera: OrbitCamera) {
    let n = 0
    for (const line of this.lines) {
      end(frame, line.from, from)
      end(frame, line.to, to)
      const sag = line.slack ? sagOf(from, to, line.slack) : 0
      const pieces = sag > 0 ? ropePieces : 1
      for (let i = 0; i < pieces; i++) {
        hang(from, to, sag, i / pieces, place)
        hang(from, to, sag, (i + 1) / pieces, size).sub(place)
        const length = size.length()
        turn.setFromUnitVectors(up, size.divideScalar(length || 1))
        const wide = Math.max(0.5 * line.width, thinnestRope * camera.pixel(camera.depth(place.x, place.y, place.z)))
        this.mesh.setMatrixAt(n++, matrix.compose(place, turn, size.set(wide, wide, length)))
      }
    }
    this.mesh.count = n
    this.mesh.instanceMatrix.needsUpdate = true
  }

  dispose() {
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
    this.mesh.dispose()
  }
}

function end(frame: Frame, { body, point }: LineEnd, out: Vector3) {
  out.fromArray(point)
  const b = frame.bodies[body]
  if (b && b.count > 0) out.applyQuaternion(turn.fromArray(frame.floats, b.at + 3).normalize()).add(at.fromArray(frame.floats, b.at))
}

/** hang returns a place on a rope that hangs so far below the line between its ends. */
function hang(a: Vector3, b: Vector3, sag: number, u: number, out: Vector3): Vector3 {
  out.lerpVectors(a, b, u)
  out.z -= 4 * sag * u * (1 - u)
  return out
}

/** sagOf finds how far a rope of a length hangs through, as a parabola [m]. */
function sagOf(a: Vector3, b: Vector3, length: number): number {
  if (a.distanceTo(b) > 0.998 * length) return 0
  let low = 0, high = length
  for (let round = 0; round < 18; round++) {
    const sag = (low + high) / 2
    let way = 0
    hang(a, b, sag, 0, place)
    for (let i = 1; i <= ropePieces; i++) {
      hang(a, b, sag, i / ropePieces, size)
      way += size.distanceTo(place)
      place.copy(size)
    }
    if (way > length) high = sag
    else low = sag
  }
  return low
}

const at = new Vector3()
const place = new Vector3()
const found = new Vector3()
const size = new Vector3()
const from = new Vector3()
const to = new Vector3()
const one = new Vector3(1, 1, 1)
const up = new Vector3(0, 0, 1)
const corner = [new Vector3(), new Vector3(), new Vector3()]
const turn = new Quaternion()
const matrix = new Matrix4()
const inside = new Ray()
const turned = new Box3()
const tint = new Color()
const grey = new Color()
