// Hands on: pointers, touches and keys become hands that pull and turn bodies, or a camera that moves.

import { Quaternion, Vector3 } from 'three'
import type { Glove } from './glove'
import type { Link } from './link'
import type { Plane, Tool } from './plane'
import type { BodyInfo, Frame } from './protocol'
import type { Stage } from './stage/stage'
import type { Pick } from './stage/pick'
import { placeOn } from './stage/tree'

const mouseReach = 16 // how near a body the pointer must be [px]
const touchReach = 30 // [px]
const rimReach = 6 // of the rim of a plane [px]
const perPixel = 0.012 // a turn while a modifier is held [rad/px]
const perNotch = 0.0035 // a turn by the wheel [rad per unit of deltaY]
const poseEvery = 4 // at most 250 poses a second [ms]
const pulse = 25 // a hand that rests still says that it is there [ms]
const twoTaps = 320 // [ms]
const press = 160 // a press that lasts longer, or moves, takes hold; a shorter one is a click [ms]

const rawEvents = 'onpointerrawupdate' in HTMLElement.prototype

/** Grip is a hand of this page that holds something. */
interface Grip {
  hand: number
  pointer: number // that moves it; -1 for one that was taken with G and follows the mouse
  body: number
  place: number
  local?: Vector3 // on a rigid body
  position: Vector3
  rotation: Quaternion
  offset: Vector3 // from where the pointer is to where the hand is
  x: number
  y: number
  turns: boolean // the server knows that it turns, too
  sent: number // time of the last pose [ms]
  event: number // time of the last event that moved it [ms]
  fresh: boolean // there is a pose to send
}

interface Finger {
  x: number
  y: number
  downX: number
  downY: number
  touch: boolean
  role: 'press' | 'grip' | 'orbit' | 'pan' | 'turn'
  found: Pick | null // what a press, or a click, is on
  timer: number // that ends the press
}

export interface GripEvents {
  hover(body: number): void
  select(body: number): void
  changed(): void
}

/** Grips turns input on a stage into hands and camera. */
export class Grips {
  private readonly grips = new Map<number, Grip>()
  private readonly fingers = new Map<number, Finger>()
  private readonly cursor = { x: -1, y: -1, over: false }
  private lastTap = { time: 0, x: 0, y: 0 }
  private timer = 0
  private readonly stop = new AbortController()
  private hoverPending = false

  constructor(private readonly stage: Stage, private readonly link: Link, private readonly events: GripEvents, private readonly replay: () => boolean, private readonly glove: Glove, private readonly plane: Plane) {
    const surface = stage.surface
    const on = <K extends keyof HTMLElementEventMap>(name: K, f: (e: HTMLElementEventMap[K]) => void, options = {}) =>
      surface.addEventListener(name, f, { signal: this.stop.signal, ...options })
    on('pointerdown', this.down)
    on('pointermove', this.move)
    // raw events come at once; moves wait for the next picture
    if (rawEvents) surface.addEventListener('pointerrawupdate', (e) => this.moveRaw(e as PointerEvent), { signal: this.stop.signal })
    on('pointerup', this.up)
    on('pointercancel', this.up)
    on('lostpointercapture', this.up)
    on('pointerleave', () => {
      this.cursor.over = false
      this.tool.gone()
      this.events.hover(-1)
    })
    on('wheel', this.wheel, { passive: false })
    on('contextmenu', (e) => e.preventDefault())
    const whole = { signal: this.stop.signal }
    document.addEventListener('visibilitychange', () => document.hidden && this.releaseAll(), whole)
    addEventListener('blur', () => this.releaseAll(), whole)
    stage.asked = (hand) => this.asked(hand)
  }

  dispose() {
    this.releaseAll()
    clearInterval(this.timer)
    this.stop.abort()
  }

  /** tool is what the pointer moves, if something has been taken. */
  private get tool(): Tool {
    return this.plane.state !== 'idle' ? this.plane : this.glove
  }

  get holding(): boolean {
    return this.grips.size > 0
  }

  releaseAll() {
    for (const g of [...this.grips.values()]) this.release(g)
  }

  /** forget drops a hand, or all, without a word to the server: it has let go. */
  forget(hand?: number) {
    if (hand === undefined) this.grips.clear()
    else this.grips.delete(hand)
    this.changed()
  }

  /** toggle takes hold of what is under the pointer, or lets go. With no pointer over the stage it takes the first driven hold. */
  toggle() {
    if (this.holding) return this.releaseAll()
    let { x, y } = this.cursor
    let found = this.cursor.over ? this.stage.pick(x, y, 3 * mouseReach) : null
    if (!found && !this.cursor.over) {
      found = this.firstHold() ?? this.middle()
      if (found) [x, y] = this.stage.project(found.point)
    }
    if (found && !found.fixed) this.grab(found, -1, x, y)
  }

  /** nudge moves the hand across the screen, by parts of the scene, and away from the viewer. */
  nudge(dx: number, dy: number, dz: number) {
    const e = this.stage.camera.camera.matrixWorld.elements
    const s = 0.02 * this.stage.extent
    for (const g of this.grips.values()) {
      for (let i = 0; i < 3; i++) v.setComponent(i, s * (dx * e[i] + dy * e[4 + i] - dz * e[8 + i]))
      g.position.add(v)
      this.rebase(g)
      this.moved(g, performance.now())
    }
  }

  /** roll turns the hand about its own axis [rad]. */
  roll(angle: number) {
    for (const g of this.grips.values()) {
      this.turn(g, angle, 'own')
      this.moved(g, performance.now())
    }
  }

  private readonly down = (e: PointerEvent) => {
    this.stage.surface.focus({ preventScroll: true })
    const touch = e.pointerType === 'touch'
    if (this.tool.state === 'following' && this.tool.down(e, -1)) return this.capture(e)
    const finger: Finger = { x: e.clientX, y: e.clientY, downX: e.clientX, downY: e.clientY, touch, role: 'orbit', found: null, timer: 0 }
    const sticky = this.sticky()
    if (sticky) {
      this.release(sticky)
      return
    }
    if (e.button === 2 || e.button === 1) finger.role = e.button === 2 && this.tool.state === 'following' ? 'orbit' : 'pan'
    else if (touch && this.fingers.size > 0) finger.role = this.holding ? 'turn' : 'orbit'
    else if (e.button === 0 && this.tapTwice(e)) return
    else if (e.button === 0) {
      const found = this.replay() ? null : this.stage.pick(e.clientX, e.clientY, touch ? touchReach : mouseReach)
      finger.found = found
      if (this.plane.down(e, this.stage.planeAt(e.clientX, e.clientY, touch ? touchReach : rimReach))) return this.capture(e)
      if (found && this.glove.down(e, this.stage.info(found.body)?.hand ?? -1)) return this.capture(e)
      if (found && !found.fixed) {
        finger.role = 'press'
        finger.timer = window.setTimeout(() => this.begin(finger, e.pointerId), press)
      }
    }
    this.fingers.set(e.pointerId, finger)
    this.capture(e)
  }

  /** capture keeps a pointer, even where it leaves the stage. */
  private capture(e: PointerEvent) {
    try {
      this.stage.surface.setPointerCapture(e.pointerId)
    } catch {
      // a pointer that is gone already, or one that a test made up
    }
    this.showCursor()
  }

  private readonly move = (e: PointerEvent) => {
    this.cursor.x = e.clientX
    this.cursor.y = e.clientY
    this.cursor.over = e.pointerType !== 'touch'
    const finger = this.fingers.get(e.pointerId)
    if (this.tool.move(e, finger !== undefined)) return this.events.hover(-1)
    const sticky = this.sticky()
    if (!finger) {
      if (!sticky) this.hover()
      else if (!rawEvents) this.drag(sticky, e)
      return
    }
    const dx = e.clientX - finger.x, dy = e.clientY - finger.y
    if (finger.role === 'press') this.begin(finger, e.pointerId)
    if (finger.role === 'grip') {
      const g = this.byPointer(e.pointerId)
      if (g && !rawEvents) this.drag(g, e)
    } else if (finger.role === 'turn') {
      this.turnByFinger(finger, e)
    } else if (this.fingers.size === 2 && finger.touch) {
      this.pinch(e.pointerId, finger, dx, dy, e)
    } else if (finger.role === 'pan' || (e.shiftKey && finger.role === 'orbit')) {
      this.stage.camera.pan(dx, dy)
    } else {
      this.stage.camera.orbit(dx, dy)
    }
    finger.x = e.clientX
    finger.y = e.clientY
    this.stage.wake()
  }

  private moveRaw(e: PointerEvent) {
    const finger = this.fingers.get(e.pointerId)
    const g = finger ? this.byPointer(e.pointerId) : this.sticky()
    if (!g) return
    this.drag(g, e)
    if (finger) {
      finger.x = e.clientX
      finger.y = e.clientY
    }
  }

  private readonly up = (e: PointerEvent) => {
    const finger = this.fingers.get(e.pointerId)
    if (!finger && this.tool.up(e)) return this.showCursor()
    if (!finger) return
    this.fingers.delete(e.pointerId)
    clearTimeout(finger.timer)
    const g = this.byPointer(e.pointerId)
    if (g) this.release(g)
    else if (finger.role === 'press') this.events.select(finger.found!.body)
    else if (e.type === 'pointerup' && finger.role === 'orbit' && Math.hypot(finger.x - finger.downX, finger.y - finger.downY) < 3) this.events.select(finger.found?.body ?? -1)
    this.showCursor()
  }

  private readonly wheel = (e: WheelEvent) => {
    e.preventDefault()
    const delta = e.deltaY * (e.deltaMode === 1 ? 16 : 1) + (e.shiftKey ? e.deltaX : 0)
    if (!e.ctrlKey && this.tool.wheel(delta)) return
    if (this.holding) {
      for (const g of this.grips.values()) {
        this.turn(g, -delta * perNotch, e.shiftKey ? 'view' : 'own')
        this.moved(g, e.timeStamp)
      }
      return
    }
    this.stage.camera.zoom(Math.exp(Math.max(-240, Math.min(240, delta)) * (e.ctrlKey ? 0.008 : 0.0014)))
    this.stage.wake()
  }

  /** begin makes a press a grip: of the same place on the body, wherever that is by now. */
  private begin(finger: Finger, pointer: number) {
    clearTimeout(finger.timer)
    if (finger.role !== 'press' || !this.fingers.has(pointer)) return
    finger.role = 'grip'
    this.grab(finger.found!, pointer, finger.x, finger.y)
  }

  /** tapTwice focuses on what is under the second of two quick clicks: a body, or else everything. */
  private tapTwice(e: PointerEvent): boolean {
    const twice = e.timeStamp - this.lastTap.time < twoTaps && Math.hypot(e.clientX - this.lastTap.x, e.clientY - this.lastTap.y) < 12
    this.lastTap = { time: twice ? 0 : e.timeStamp, x: e.clientX, y: e.clientY }
    if (!twice) return false
    const found = this.stage.pick(e.clientX, e.clientY, touchReach)
    if (found) this.stage.camera.focus(found.point)
    else this.stage.reframe()
    this.stage.wake()
    return true
  }

  private grab(found: Pick, pointer: number, x: number, y: number) {
    const frame = this.link.frame
    const info = this.stage.info(found.body)
    if (!info || !frame.bodies[found.body] || (found.hold >= 0 && !frame.holds[found.hold])) return // the scene has changed meanwhile
    const start = found.hold >= 0 ? poseAt(frame.floats, frame.holds[found.hold].target) : poseOn(frame, found, info)
    let hand = 0
    while (this.grips.has(hand)) hand++
    const g: Grip = {
      hand, pointer, body: found.body, place: found.place, local: found.local, position: start.position, rotation: start.rotation, offset: new Vector3(),
      x, y, turns: found.hold >= 0, sent: 0, event: performance.now(), fresh: true,
    }
    this.rebase(g)
    this.grips.set(hand, g)
    this.events.hover(-1)
    const where = g.local ? { point: g.local.toArray() } : { at: g.place }
    this.link.send({ type: 'grab', hand, body: g.body, ...where, frame: [...pose(g)] })
    this.changed()
  }

  private release(g: Grip) {
    this.grips.delete(g.hand)
    this.link.send({ type: 'release', hand: g.hand })
    this.changed()
  }

  /** drag follows the pointer: it moves the hand, or turns it while Shift or Alt is held. */
  private drag(g: Grip, e: PointerEvent) {
    const dx = e.clientX - g.x, dy = e.clientY - g.y
    g.x = e.clientX
    g.y = e.clientY
    if (e.shiftKey || e.altKey) {
      this.turn(g, (dx - dy) * perPixel, e.shiftKey ? 'view' : 'own')
      this.rebase(g)
    } else {
      this.stage.onScreenPlane(g.x, g.y, g.position, v)
      g.position.copy(v).add(g.offset)
      this.bound(g)
    }
    this.moved(g, e.timeStamp)
  }

  /** bound keeps a hand within a few lengths of the scene, however far the pointer jumps. */
  private bound(g: Grip) {
    v.copy(g.position).sub(this.stage.camera.target)
    const farthest = 4 * Math.max(this.stage.extent, this.stage.camera.distance)
    if (v.length() > farthest) g.position.copy(this.stage.camera.target).addScaledVector(v.normalize(), farthest)
  }

  private turn(g: Grip, angle: number, about: 'view' | 'own') {
    if (!g.turns) {
      g.turns = true
      this.link.send({ type: 'turn', hand: g.hand, on: true })
    }
    if (about === 'own') {
      g.rotation.multiply(q.setFromAxisAngle(v.set(0, 0, 1), angle)).normalize()
    } else {
      this.stage.camera.camera.getWorldDirection(v)
      g.rotation.premultiply(q.setFromAxisAngle(v, angle)).normalize()
    }
  }

  /** turnByFinger turns what the first finger holds: around it about the view, towards and away from it about its own axis. */
  private turnByFinger(finger: Finger, e: PointerEvent) {
    const g = [...this.grips.values()].find((grip) => grip.pointer >= 0)
    if (!g) return
    const ax = finger.x - g.x, ay = finger.y - g.y, bx = e.clientX - g.x, by = e.clientY - g.y
    const a = Math.hypot(ax, ay), b = Math.hypot(bx, by)
    if (a > 20 && b > 20) {
      this.turn(g, Math.atan2(ax * by - ay * bx, ax * bx + ay * by), 'view')
      this.turn(g, (b - a) * perPixel, 'own')
      this.moved(g, e.timeStamp)
    }
  }

  /** pinch moves the camera with two fingers: apart zooms, together pans, around turns. */
  private pinch(id: number, finger: Finger, dx: number, dy: number, e: PointerEvent) {
    for (const [otherId, other] of this.fingers) {
      if (otherId === id) continue
      const before = Math.hypot(finger.x - other.x, finger.y - other.y)
      const after = Math.hypot(e.clientX - other.x, e.clientY - other.y)
      if (before > 0 && after > 0) this.stage.camera.zoom(before / after)
      this.stage.camera.pan(dx / 2, dy / 2)
    }
  }

  /** rebase keeps the hand where it is while the pointer is where it is. */
  private rebase(g: Grip) {
    this.stage.onScreenPlane(g.x, g.y, g.position, v)
    g.offset.copy(g.position).sub(v)
  }

  private moved(g: Grip, time: number) {
    g.event = time
    g.fresh = true
    this.flush(g)
    this.stage.wake()
  }

  /** flush sends the latest pose if the last one is long enough ago; otherwise the timer will. */
  private flush(g: Grip) {
    const now = performance.now()
    if (now - g.sent < poseEvery) return
    this.link.pose(g.hand, pose(g), g.event)
    g.sent = now
    g.fresh = false
  }

  private readonly beat = () => {
    const now = performance.now()
    for (const g of this.grips.values()) {
      if (!g.fresh && now - g.sent < pulse) continue
      if (!g.fresh) g.event = now
      this.flush(g)
    }
  }

  private changed() {
    clearInterval(this.timer)
    this.timer = this.holding ? window.setInterval(this.beat, poseEvery) : 0
    this.showCursor()
    this.events.changed()
    this.stage.wake()
  }

  private hover() {
    if (this.hoverPending) return
    this.hoverPending = true
    requestAnimationFrame(() => {
      this.hoverPending = false
      if (!this.cursor.over || this.fingers.size > 0) return
      const found = this.replay() ? null : this.stage.pick(this.cursor.x, this.cursor.y, mouseReach)
      const free = found !== null && (!found.fixed || this.stage.info(found.body)?.hand !== undefined)
      const rim = !this.replay() && this.stage.planeAt(this.cursor.x, this.cursor.y, rimReach) >= 0
      this.events.hover(free && !rim ? found.body : -1)
      this.stage.surface.dataset.over = free || rim ? 'body' : 'nothing'
    })
  }

  private showCursor() {
    const panning = [...this.fingers.values()].some((finger) => finger.role !== 'grip' && finger.role !== 'press')
    this.stage.surface.dataset.drag = this.holding || this.tool.isClosing ? 'grip' : this.tool.state === 'following' && !panning ? 'hand' : panning ? 'camera' : 'none'
  }

  private asked(hand: number): Float32Array | null {
    const g = this.grips.get(hand)
    return g ? pose(g) : null
  }

  private byPointer(id: number): Grip | undefined {
    for (const g of this.grips.values()) if (g.pointer === id) return g
    return undefined
  }

  private sticky(): Grip | undefined {
    return this.byPointer(-1)
  }

  private firstHold(): Pick | null {
    const frame = this.link.frame
    const i = frame.holds.length - 1
    if (i < 0) return null
    const hold = frame.holds[i]
    return { body: hold.body, place: hold.index, hold: i, point: new Vector3().fromArray(frame.floats, hold.target), distance: 0 }
  }

  /** middle returns the rigid body in the middle of the picture, or null. */
  private middle(): Pick | null {
    const found = this.stage.central()
    return found && { ...found, place: 0, hold: -1, distance: 0 }
  }
}

/** pose returns position and quaternion of a hand; the array is used again by the next. */
function pose(g: Grip): Float32Array {
  g.position.toArray(sevenfold, 0)
  g.rotation.toArray(sevenfold, 3)
  return sevenfold
}

export function poseAt(f: Float32Array, i: number) {
  return { position: new Vector3().fromArray(f, i), rotation: new Quaternion().fromArray(f, i + 3).normalize() }
}

/** poseOn returns the frame of a body at a place: turned as the two poses around it, or as the link or the rigid body that it is on; a node of a solid is not turned. */
export function poseOn(frame: Frame, { body, place, local, node }: Pick, info: BodyInfo) {
  const b = frame.bodies[body]
  if (node !== undefined) return { position: new Vector3().fromArray(frame.floats, b.at + b.stride * node), rotation: new Quaternion() }
  if (local) {
    const whole = poseAt(frame.floats, b.at)
    whole.position.add(v.copy(local).applyQuaternion(whole.rotation))
    return whole
  }
  const { from, to, part } = placeOn(info, b.count, place)
  const a = poseAt(frame.floats, b.at + 7 * from)
  const c = poseAt(frame.floats, b.at + 7 * to)
  a.position.lerp(c.position, part)
  a.rotation.slerp(c.rotation, info.parents ? 1 : part)
  return a
}

const v = new Vector3()
const q = new Quaternion()
const sevenfold = new Float32Array(7)
