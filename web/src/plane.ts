// A plane of the scene that the reader has taken: it follows the pointer, turns, and holds the ring in which it cuts a solid.
//
// It moves parallel to the screen, and nearer or farther by keys. One that is taken starts from where it is, and comes to the pointer as that moves.

import { Quaternion, Vector3 } from 'three'
import type { GloveState } from './glove'
import type { Link } from './link'
import type { Hello, PlaneInfo } from './protocol'
import type { Wielded } from './stage/planes'
import type { Stage } from './stage/stage'

const sendEvery = 15 // [ms]
const pulse = 100 // a plane that rests still says that it is there [ms]
const perPixel = 0.009 // a turn while a modifier is held [rad/px]
const perNotch = 0.0035 // a turn about its normal by the wheel [rad per unit of deltaY]
const homing = 160 // way of the pointer on which the plane comes to it [px]
const nudged = 0.1 // by a key, in sizes of the plane
const click = 4 // a press that moves no farther is one [px]

/** Tool is what a pointer can move in place of the camera: a hand, or a plane. Each event returns whether it was the tool's. */
export interface Tool {
  readonly state: GloveState
  readonly isClosing: boolean
  down(e: PointerEvent, on: number): boolean
  move(e: PointerEvent, camera: boolean): boolean
  up(e: PointerEvent): boolean
  gone(): void
  wheel(delta: number): boolean
}

export class Plane implements Tool {
  /** the one that is taken, or would be */
  plane = 0
  state: GloveState = 'idle'
  private planes: PlaneInfo[] = []
  private client = 0 // number of this page
  private replay = false // nobody can take what has been
  private then: GloveState = 'following' // when it has been taken
  private wanted = false // to grip as soon as it is taken
  private readonly position = new Vector3()
  private readonly rotation = new Quaternion()
  private readonly pointer = { id: -1, x: 0, y: 0, downX: 0, downY: 0, inside: false, drags: false }
  private timer = 0
  private sent = 0 // [ms]
  private event = 0 // time of the last that moved it [ms]
  private fresh = false
  private readonly stop = new AbortController()

  constructor(private readonly stage: Stage, private readonly link: Link, private readonly events: { changed(): void }) {
    document.addEventListener('visibilitychange', () => document.hidden && this.leave(), { signal: this.stop.signal })
  }

  dispose() {
    this.leave()
    this.stop.abort()
  }

  get info(): PlaneInfo | undefined {
    return this.planes[this.plane]
  }

  get count(): number {
    return this.planes.length
  }

  get mine(): boolean {
    return this.state === 'parked' || this.state === 'following'
  }

  get isClosing(): boolean {
    return this.mine && (this.info?.holds ?? false)
  }

  /** load takes the planes of a scene, which may have started anew: then one that had been taken is nobody's. */
  load(hello: Hello) {
    this.planes = hello.planes ?? []
    this.client = hello.client ?? this.client
    this.replay = hello.replay !== undefined
    if (this.plane >= this.planes.length) this.plane = 0
    if (!this.info || (this.mine && this.info.owner !== this.client)) this.forget()
  }

  choose(plane: number) {
    if (plane === this.plane || !this.planes[plane]) return
    this.leave()
    this.plane = plane
    this.events.changed()
  }

  /** take asks for the plane; it follows the pointer then, or waits to be moved. */
  take(then: GloveState = 'following', plane = this.plane) {
    this.choose(plane)
    if (!this.info || this.replay) return
    this.then = then
    if (this.mine) return this.become(then)
    if (this.state === 'asked') return
    this.link.send({ type: 'take', plane })
    this.become('asked')
  }

  toggle() {
    if (this.state === 'following' || this.state === 'asked') this.leave()
    else this.take()
  }

  /** leave gives the plane up: it stays where it is, with what it holds. */
  leave() {
    if (this.state === 'idle') return
    this.link.send({ type: 'leave', plane: this.plane })
    this.forget()
  }

  /** forget is leave without a word to the server: it knows. */
  forget() {
    this.wanted = this.pointer.drags = false
    clearInterval(this.timer)
    this.timer = 0
    this.become('idle')
  }

  /** grip holds what the plane cuts, or lets go; one that is nobody's is taken first. */
  grip() {
    if (!this.info || this.replay) return
    if (this.mine) return this.link.send({ type: 'grip', plane: this.plane, on: !this.info.holds })
    this.wanted = true
    this.take('parked')
  }

  /** refused hears that the plane cannot be taken. */
  refused() {
    if (this.state === 'asked') this.forget()
  }

  /** taken hears that somebody has taken a plane or left it, or that it has begun to hold something, or let go. */
  taken(plane: number, owner: number, frame: number[], holds: boolean) {
    const info = this.planes[plane]
    if (!info) return
    Object.assign(info, { owner, frame, holds })
    if (plane === this.plane && this.state === 'asked' && owner === this.client) this.begin(info)
    this.events.changed()
  }

  /** nudge moves the plane across the screen and away from the viewer, by parts of its size. */
  nudge(dx: number, dy: number, dz: number) {
    const e = this.stage.camera.camera.matrixWorld.elements, s = nudged * Math.min(...(this.info?.size ?? [0]))
    for (let i = 0; i < 3; i++) v.setComponent(i, s * (dx * e[i] + dy * e[4 + i] - dz * e[8 + i]))
    this.position.add(v)
    this.moved(performance.now())
  }

  /** turn turns the plane about the axes of the screen: up, across, and the line of sight [rad]. */
  turn(yaw: number, pitch: number, roll: number) {
    const e = this.stage.camera.camera.matrixWorld.elements
    for (const [angle, i] of [[yaw, 4], [pitch, 0], [roll, 8]] as const) {
      if (angle !== 0) this.rotation.premultiply(q.setFromAxisAngle(v.set(e[i], e[i + 1], e[i + 2]), angle)).normalize()
    }
    this.moved(performance.now())
  }

  /** twist turns the plane about its own normal [rad]. */
  twist(angle: number) {
    this.rotation.multiply(q.setFromAxisAngle(v.set(0, 0, 1), angle)).normalize()
    this.moved(performance.now())
  }

  /** down takes a press: on the rim of a plane to drag it, or anywhere while it follows, to hold or let go. */
  down(e: PointerEvent, on: number): boolean {
    if (e.button !== 0 || this.replay) return false
    if (this.state === 'following' && e.pointerType !== 'touch') {
      this.pointer.id = e.pointerId
      this.grip()
      return true
    }
    if (on < 0 || this.pointer.drags) return false
    Object.assign(this.pointer, { id: e.pointerId, x: e.clientX, y: e.clientY, downX: e.clientX, downY: e.clientY, drags: true, inside: true })
    this.take('parked', on)
    return true
  }

  /** move follows the pointer; camera says that a press moves the camera meanwhile. */
  move(e: PointerEvent, camera: boolean): boolean {
    const p = this.pointer, drags = p.drags && e.pointerId === p.id
    if (!drags && (this.state !== 'following' || e.pointerType === 'touch')) return false
    const { x, y } = p, dx = e.clientX - x, dy = e.clientY - y, again = !p.inside
    p.x = e.clientX
    p.y = e.clientY
    p.inside = true
    if (camera || again || !this.mine) return !camera
    if (e.shiftKey) this.turn(dx * perPixel, dy * perPixel, 0)
    else if (e.altKey) this.twist((dx - dy) * perPixel)
    else this.come(x, y, drags, e.timeStamp)
    return true
  }

  up(e: PointerEvent): boolean {
    const p = this.pointer
    if (e.pointerId !== p.id) return false
    p.id = -1
    if (!p.drags) return this.mine
    p.drags = false
    if (Math.hypot(p.x - p.downX, p.y - p.downY) < click && e.type === 'pointerup' && e.pointerType !== 'touch') this.take('following')
    return true
  }

  gone() {
    this.pointer.inside = false
  }

  wheel(delta: number): boolean {
    if (!this.mine || (this.state === 'parked' && !this.pointer.drags)) return false
    this.twist(-delta * perNotch)
    return true
  }

  /** asked returns where the plane shall be, or null. */
  asked(): Wielded | null {
    return this.mine ? { plane: this.plane, pose: this.pose() } : null
  }

  private begin(info: PlaneInfo) {
    this.position.fromArray(info.frame)
    this.rotation.fromArray(info.frame, 3).normalize()
    this.become(this.then)
    this.pointer.inside = this.pointer.drags // otherwise it starts where the pointer comes in
    this.fresh = true
    clearInterval(this.timer)
    this.timer = window.setInterval(this.tick, sendEvery)
    if (this.wanted) this.grip()
    this.wanted = false
  }

  private become(state: GloveState) {
    if (this.state === state) return
    this.state = state
    if (state === 'following') this.stage.surface.focus({ preventScroll: true })
    this.events.changed()
    this.stage.wake()
  }

  /** come goes with the pointer, which was at a place; one that is beside the pointer comes to it on the way, and does not jump, unless it is dragged. */
  private come(x: number, y: number, drags: boolean, time: number) {
    const { pointer, stage, position } = this
    stage.onScreenPlane(pointer.x, pointer.y, position, to)
    stage.onScreenPlane(x, y, position, from)
    const near = drags ? 1 : Math.exp(-Math.hypot(pointer.x - x, pointer.y - y) / homing)
    v.copy(to).sub(from) // what the pointer did
    to.sub(position).sub(v) // what is left
    position.add(v).addScaledVector(to, 1 - near)
    v.copy(position).sub(stage.camera.target)
    const farthest = 2 * Math.max(stage.extent, stage.camera.distance)
    if (v.length() > farthest) position.copy(stage.camera.target).addScaledVector(v.normalize(), farthest)
    this.moved(time)
  }

  private moved(time: number) {
    this.event = time
    this.fresh = true
    this.stage.wake()
  }

  private pose(): Float32Array {
    this.position.toArray(pose, 0)
    this.rotation.toArray(pose, 3)
    return pose
  }

  private readonly tick = () => {
    const now = performance.now()
    if (!this.fresh && now - this.sent < pulse) return
    this.link.plane(this.plane, this.pose(), this.fresh ? this.event : now)
    this.sent = now
    this.fresh = false
  }
}

const v = new Vector3()
const from = new Vector3()
const to = new Vector3()
const q = new Quaternion()
const pose = new Float32Array(7)
