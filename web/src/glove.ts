// A hand of the scene that the reader has taken: it follows the pointer, turns, and closes on things.
//
// It moves in an upright plane that faces the camera, so that up is up. A picture does not tell how far away things are: an open hand that comes near one
// on the screen comes to its distance, and the wheel does the rest. What the pointer is on is where the hand grasps, not its wrist. A hand that is
// taken starts from where it is, and comes to the pointer as that moves.

import { Quaternion, Vector3 } from 'three'
import type { Link } from './link'
import type { GloveInfo, Hello } from './protocol'
import { graspOf, type Asked } from './stage/feelings'
import type { Stage } from './stage/stage'

const sendEvery = 15 // [ms]
const pulse = 100 // a hand that rests still says that it is there [ms]
const perPixel = 0.009 // a turn while a modifier is held [rad/px]
const perNotch = 0.0011 // nearer or farther by the wheel, in lengths of the hand for each unit of deltaY
const closing = 0.45 // time in which a hand closes, or opens [s]
const firm = 60 // what all fingers feel together when a hand that closes has closed enough [N]
const homing = 160 // way of the pointer on which the hand comes to it [px]
const reaching = [0.5, 2] // lengths of the hand from a thing on the screen: where it is as far away as the thing, and where that begins
const steep = 0.8 // of a camera that looks down more than this there is no upright plane to speak of [1]
const click = 4 // a press that moves no farther is one [px]
const usual = 'power' // recipe for who has chosen none: an open hand cannot close

/** byTouch reports whether there is no pointer that could hover. */
export const byTouch = () => navigator.maxTouchPoints > 0 && matchMedia('(hover: none)').matches

/** State is whose a hand is. */
export type GloveState = 'idle' | 'asked' | 'parked' | 'following'

export interface GloveEvents {
  changed(): void
}

export class Glove {
  /** the hand that is taken, or would be */
  hand = 0
  state: GloveState = 'idle'
  recipe = 0
  closure = 0 // that is asked for now
  scripted = false // the scene moves it
  private rest = 0 // closure while nothing holds it closed
  private wish: { recipe?: number; rest?: number } = {} // for a hand that has been asked for
  private gloves: GloveInfo[] = []
  private client = 0 // number of this page
  private replay = false // nobody can take what has been
  private readonly position = new Vector3() // of the wrist
  private readonly rotation = new Quaternion()
  private readonly pointer = { id: -1, x: 0, y: 0, downX: 0, downY: 0, inside: false, drags: false }
  private readonly held = new Set<string>() // what keeps it closed: a key, a button
  private retaken = -Infinity // [ms]
  private tries = 0 // to take it again
  private then: GloveState = 'parked' // when it has been taken
  private timer = 0
  private sent = 0 // [ms]
  private ticked = 0 // [ms]
  private event = 0 // time of the last that moved it [ms]
  private fresh = false
  private readonly stop = new AbortController()

  constructor(private readonly stage: Stage, private readonly link: Link, private readonly events: GloveEvents) {
    const whole = { signal: this.stop.signal }
    addEventListener('blur', () => this.relax(), whole)
    document.addEventListener('visibilitychange', () => document.hidden && this.leave(), whole)
  }

  dispose() {
    this.leave()
    this.stop.abort()
  }

  get info(): GloveInfo | undefined {
    return this.gloves[this.hand]
  }

  get count(): number {
    return this.gloves.length
  }

  get mine(): boolean {
    return this.state === 'parked' || this.state === 'following'
  }

  get isClosing(): boolean {
    return this.held.size > 0
  }

  /** load takes the hands of a scene, which may have started anew: then one that had been taken is nobody's. */
  load(hello: Hello) {
    this.gloves = hello.hands ?? []
    this.client = hello.client ?? this.client
    this.replay = hello.replay !== undefined
    if (this.hand >= this.gloves.length) this.hand = 0
    const still = this.state === 'asked' || (this.mine && this.info?.owner === this.client)
    if (!still || !this.info) this.forget()
  }

  /** choose says which hand the controls are for. */
  choose(hand: number) {
    if (hand === this.hand || !this.gloves[hand]) return
    this.leave()
    this.hand = hand
    this.copy()
    this.events.changed()
  }

  /** take asks for the hand; it follows the pointer then, or waits to be moved. */
  take(then: GloveState = 'following', hand = this.hand) {
    this.choose(hand)
    if (!this.info || this.replay) return
    if (this.mine) return this.become(then)
    this.then = then
    if (this.state === 'asked') return
    this.tries = 0
    this.link.send({ type: 'take', hand })
    this.become('asked')
  }

  /** toggle takes the hand, or leaves it. Nothing follows a finger that does not touch. */
  toggle() {
    const wanted: GloveState = byTouch() ? 'parked' : 'following'
    if (this.state === wanted || this.state === 'asked') this.leave()
    else this.take(wanted)
  }

  /** leave gives the hand up: it stays where it is. */
  leave() {
    if (this.state === 'idle') return
    this.link.send({ type: 'leave', hand: this.hand })
    this.forget()
  }

  /** forget is leave without a word to the server: it knows. */
  forget() {
    this.held.clear()
    this.wish = {}
    this.pointer.drags = false
    clearInterval(this.timer)
    this.timer = 0
    this.copy()
    this.become('idle')
  }

  /** lost hears that the server has let a hand go. A page that was busy for a second takes it again, once; false if it does not. */
  lost(): boolean {
    const { state } = this, again = this.mine && performance.now() - this.retaken > 5000
    this.forget()
    if (!again) return false
    this.retaken = performance.now()
    this.take(state)
    return true
  }

  /** refused hears that the hand cannot be taken; true if it tries again, as while a scene starts anew. */
  refused(): boolean {
    const other = this.info !== undefined && this.info.owner !== 0 && this.info.owner !== this.client
    if (this.state !== 'asked' || other || this.tries++ >= 4) {
      this.forget()
      return false
    }
    window.setTimeout(() => this.state === 'asked' && this.link.send({ type: 'take', hand: this.hand }), 250)
    return true
  }

  /** taken hears that somebody has taken a hand, or left it. */
  taken(hand: number, owner: number, wrist: number[], recipe: string, closure: number) {
    const info = this.gloves[hand]
    if (!info) return
    Object.assign(info, { owner, wrist, recipe, closure })
    if (hand !== this.hand) return this.events.changed()
    if (this.state === 'asked' && owner === this.client) this.begin()
    else if (!this.mine) this.copy()
    this.events.changed()
  }

  /** follow brings what is shown of a hand that is not ours up to date: its script moves it. */
  follow(closure: number, recipe: number, scripted: boolean) {
    this.scripted = scripted
    if (this.mine || !this.info) return
    this.closure = this.rest = Number.isFinite(closure) ? closure : 0
    if (this.info.recipes[recipe]) this.recipe = recipe
  }

  setRecipe(recipe: number) {
    if (!this.info?.recipes[recipe]) return
    this.recipe = recipe
    if (!this.mine) {
      this.wish.recipe = recipe
      this.take('parked')
    }
    this.moved(performance.now())
    this.events.changed()
  }

  /** setClosure sets how far the hand is closed while nobody holds it closed. */
  setClosure(closure: number) {
    this.rest = closure
    if (!this.mine) {
      this.wish.rest = closure
      this.take('parked')
    }
    this.moved(performance.now())
  }

  /** squeeze closes the hand as long as something holds it closed: a key, a button. Then it opens. */
  squeeze(by: string, on: boolean) {
    if (on && !this.mine) this.take('parked')
    const before = this.isClosing
    if (on) this.held.add(by)
    else this.held.delete(by)
    if (before === this.isClosing) return
    if (before) this.rest = 0
    this.events.changed()
  }

  squeezed(by: string): boolean {
    return this.held.has(by)
  }

  /** nudge moves the hand across the screen and away from the viewer, by parts of its length. */
  nudge(dx: number, dy: number, dz: number) {
    if (!this.info) return
    const s = 0.08 * this.info.size
    const { across, up, away } = this.axes()
    this.position.addScaledVector(across, s * dx).addScaledVector(up, s * dy).addScaledVector(away, s * dz)
    this.moved(performance.now())
  }

  /** turn turns the hand about the upright, about the line across the screen, and about the line of sight [rad]. */
  turn(yaw: number, pitch: number, roll: number) {
    this.grasp(centre)
    const { across, sight } = this.axes()
    q.setFromAxisAngle(up, yaw).multiply(r.setFromAxisAngle(across, pitch)).multiply(r.setFromAxisAngle(sight, roll))
    this.rotation.premultiply(q).normalize()
    this.position.sub(this.grasp(v)).add(centre) // about where it grasps
    this.moved(performance.now())
  }

  // Pointers. Each returns whether the event was the hand's.

  /** down takes a press: on the hand itself to drag it, or anywhere while it follows, to close it. */
  down(e: PointerEvent, on: number): boolean {
    if (this.state === 'following' && e.pointerType !== 'touch') {
      if (e.button !== 0) return false
      this.pointer.id = e.pointerId
      this.squeeze('button', true)
      return true
    }
    if (on < 0 || e.button !== 0 || this.pointer.drags) return false
    Object.assign(this.pointer, { id: e.pointerId, x: e.clientX, y: e.clientY, downX: e.clientX, downY: e.clientY, drags: true, inside: true })
    this.take('parked', on)
    return true
  }

  /** move follows the pointer; camera says that a press moves the camera meanwhile. */
  move(e: PointerEvent, camera: boolean): boolean {
    const p = this.pointer
    const drags = p.drags && e.pointerId === p.id
    if (!drags && (this.state !== 'following' || e.pointerType === 'touch')) return false
    const { x, y } = p, dx = e.clientX - x, dy = e.clientY - y, again = !p.inside
    p.x = e.clientX
    p.y = e.clientY
    p.inside = true
    if (camera || again || !this.mine) return !camera
    if (e.shiftKey) this.turn(dx * perPixel, dy * perPixel, 0)
    else if (e.altKey) this.turn(0, 0, (dx - dy) * perPixel)
    else this.come(x, y, e.timeStamp)
    return true
  }

  up(e: PointerEvent): boolean {
    const p = this.pointer
    if (e.pointerId !== p.id) return false
    p.id = -1
    this.squeeze('button', false)
    if (!p.drags) return this.mine
    p.drags = false
    const still = Math.hypot(p.x - p.downX, p.y - p.downY) < click
    if (still && e.type === 'pointerup' && e.pointerType !== 'touch') this.take('following')
    return true
  }

  /** gone says that the pointer has left the stage: the hand waits, and goes on from there. */
  gone() {
    this.pointer.inside = false
  }

  wheel(delta: number): boolean {
    if (!this.mine || (this.state === 'parked' && !this.pointer.drags) || !this.info) return false
    this.position.addScaledVector(this.axes().away, -delta * perNotch * this.info.size)
    this.moved(performance.now())
    return true
  }

  /** asked returns where the hand is asked to grasp, or null. */
  asked(): Asked | null {
    return this.mine ? { hand: this.hand, at: this.grasp(wanted), on: this.graspsAt } : null
  }

  private get graspsAt() {
    return graspOf(this.info?.recipes[this.recipe] ?? '')
  }

  private begin() {
    this.copy()
    const open = this.info!.recipes.indexOf('open'), power = this.info!.recipes.indexOf(usual)
    if (this.recipe === open && power >= 0) this.recipe = power
    this.recipe = this.wish.recipe ?? this.recipe
    this.rest = this.wish.rest ?? this.rest
    this.wish = {}
    this.become(this.then)
    this.pointer.inside = this.pointer.drags // otherwise it starts where the pointer comes in
    this.ticked = performance.now()
    this.fresh = true
    clearInterval(this.timer)
    this.timer = window.setInterval(this.tick, sendEvery)
  }

  /** copy takes over what is known of the hand. */
  private copy() {
    const { info } = this
    if (!info) return
    this.position.fromArray(info.wrist)
    this.rotation.fromArray(info.wrist, 3).normalize()
    this.closure = this.rest = info.closure
    this.recipe = Math.max(0, info.recipes.indexOf(info.recipe))
  }

  private become(state: GloveState) {
    if (this.state === state) return
    this.state = state
    if (state === 'following') this.stage.surface.focus({ preventScroll: true })
    this.events.changed()
    this.stage.wake()
  }

  private relax() {
    for (const by of [...this.held]) this.squeeze(by, false)
  }

  /** come goes with the pointer, which was at a place; a hand that is beside the pointer comes to it on the way, and does not jump. */
  private come(x: number, y: number, time: number) {
    const { pointer, stage } = this, { away } = this.axes()
    this.grasp(centre)
    stage.onPlane(pointer.x, pointer.y, centre, away, to)
    stage.onPlane(x, y, centre, away, from)
    const near = Math.exp(-Math.hypot(pointer.x - x, pointer.y - y) / homing)
    v.copy(to).sub(from) // what the pointer did
    from.copy(to).sub(centre).sub(v) // what is left
    this.position.add(v).addScaledVector(from, 1 - near)
    if (!this.isClosing && this.closure < 0.3) this.reach(away, 1 - near)
    this.bound()
    this.moved(time)
  }

  /** reach brings the hand to the distance of the thing that is nearest on the screen, by a part of what is left. */
  private reach(away: Vector3, part: number) {
    const found = this.stage.nearby(this.pointer.x, this.pointer.y), size = this.info?.size ?? 0
    if (!found) return
    const { x, y, z } = found.middle
    const lengths = (found.away * this.stage.camera.pixel(this.stage.camera.depth(x, y, z))) / size
    const near = Math.min(1, Math.max(0, (reaching[1] - lengths) / (reaching[1] - reaching[0])))
    const left = found.middle.sub(this.grasp(centre)).dot(away)
    this.position.addScaledVector(away, left * near * part)
  }

  /** bound keeps the hand above the ground and near the scene, however far the pointer jumps. */
  private bound() {
    this.position.z += Math.max(0, this.stage.below - this.grasp(v).z)
    v.copy(this.position).sub(this.stage.camera.target)
    const farthest = 2 * Math.max(this.stage.extent, this.stage.camera.distance)
    if (v.length() > farthest) this.position.copy(this.stage.camera.target).addScaledVector(v.normalize(), farthest)
  }

  /** grasp returns where the hand grasps. */
  private grasp(out: Vector3): Vector3 {
    const [x, y, z] = this.graspsAt, { size = 0, side } = this.info ?? {}
    return out.set(side === 'left' ? -x : x, y, z).multiplyScalar(size).applyQuaternion(this.rotation).add(this.position)
  }

  /** axes returns the directions in which the hand moves: across the screen, up, and away from the viewer; they are used again by the next call. */
  private axes() {
    const e = this.stage.camera.camera.matrixWorld.elements
    ways.across.set(e[0], e[1], e[2])
    ways.sight.set(-e[8], -e[9], -e[10])
    if (Math.abs(ways.sight.z) > steep) {
      ways.up.set(e[4], e[5], e[6])
      ways.away.copy(ways.sight)
    } else {
      ways.up.copy(up)
      ways.away.set(ways.sight.x, ways.sight.y, 0).normalize()
    }
    return ways
  }

  private moved(time: number) {
    this.event = time
    this.fresh = true
    this.stage.wake()
  }

  /** tick closes or opens the hand a little, and tells the server. */
  private readonly tick = () => {
    const now = performance.now(), most = (now - this.ticked) / 1000 / closing
    this.ticked = now
    const goal = this.isClosing ? Math.max(1, this.rest) : this.rest
    if (goal !== this.closure) {
      const slower = goal > this.rest ? Math.max(0, 1 - this.stage.felt(this.hand) / firm) : 1 // a person does not squeeze as hard as he can
      this.closure += Math.max(-most, Math.min(most * slower, goal - this.closure))
      this.moved(now)
      this.events.changed()
    }
    if (!this.fresh && now - this.sent < pulse) return
    this.position.toArray(pose, 0)
    this.rotation.toArray(pose, 3)
    this.link.glove(this.hand, pose, this.fresh ? this.event : now, this.closure, this.recipe)
    this.sent = now
    this.fresh = false
  }
}

const ways = { across: new Vector3(), up: new Vector3(), away: new Vector3(), sight: new Vector3() }
const up = new Vector3(0, 0, 1)
const centre = new Vector3()
const wanted = new Vector3()
const v = new Vector3()
const from = new Vector3()
const to = new Vector3()
const q = new Quaternion()
const r = new Quaternion()
const pose = new Float32Array(7)
