// One hand of the person in the headset, tracked or with a controller. It moves the hand of the scene that is on its side; where there is none it takes hold of
// what it points at, as the mouse does, or of a plane.

import { Matrix4, Quaternion, Vector3 } from 'three'
import { poseAt, poseOn } from '../grip'
import type { Link } from '../link'
import type { GloveInfo, Hello } from '../protocol'
import { Rumble } from '../rumble'
import { graspOf } from '../stage/feelings'
import type { Pick } from '../stage/pick'
import type { Stage } from '../stage/stage'
import { Pointer } from './pointer'
import { joints, Retarget } from './retarget'
import type { Rig } from './rig'
import { Wield } from './wield'

const beside = 55 // how far beside its ray a pointer still finds things, as Stage.pickAlong has it
const pinched = [0.018, 0.035] // between the tips of thumb and index finger: they take hold, and let go [m]
const pressed = 0.5 // of a trigger, or a grip
const askAgain = 1000 // for a hand of the scene that was refused [ms]
const most = 1.2 // closure with a trigger all the way down

/** What is where in the room, and for what it is used. */
export type Does = 'nothing' | 'points' | 'holds' | 'drives'

interface Held {
  body: number
  offset: Matrix4 // from the ray to the hand that holds
}

/** Seen is a frame of the headset. */
export interface Seen {
  frame: XRFrame
  room: XRReferenceSpace
  rig: Rig
  hello: Hello
  client: number // number of this page
  moving: boolean // both grips move the world
  now: number // [ms]
}

export class Side {
  does: Does = 'nothing'
  over = -1 // body that it points at
  readonly pointer = new Pointer()
  /** where the grip is in the room while it is pressed, for moving the world */
  readonly grip = new Vector3()
  gripped = false
  tracked = false // a hand, without a controller
  readonly stick = { x: 0, y: 0 }
  /** where things are in the world: the wrist that is asked for, or the hand that holds; and the middle between the tips of thumb and index finger */
  readonly at = new Vector3()
  readonly between = new Vector3()
  readonly tips = [0, 1, 2, 3, 4].map(() => new Vector3()) // of a tracked hand, in the world
  private held: Held | null = null
  private down = false // trigger or pinch
  private asked = -Infinity // [ms]
  private driven = -1 // hand of the scene
  private retarget: Retarget | null = null
  private readonly rumble = new Rumble()
  private readonly wield: Wield
  private readonly ray = new Matrix4() // in the world
  private readonly places = joints.map(() => new Vector3())

  constructor(readonly side: 'left' | 'right', private readonly hand: number /* for grabs */, private readonly stage: Stage, private readonly link: Link) {
    this.wield = new Wield(link)
  }

  /** angles that a tracked hand asks the hand of the scene for [rad] */
  get angles(): ArrayLike<number> {
    return this.does === 'drives' && this.tracked ? this.retarget!.out.angles : []
  }

  /** update follows an input of the headset, or none. */
  update(source: XRInputSource | null, seen: Seen) {
    const { frame, room, rig } = seen
    const pose = source && frame.getPose(source.targetRaySpace, room)
    if (!source || !pose) return this.lose()
    matrix.fromArray(pose.transform.matrix).decompose(aimAt, aimTo, unit)
    unscaled(this.ray.multiplyMatrices(rig.group.matrixWorld, matrix))
    this.tracked = this.track(source, seen)
    this.buttons(source, seen)
    const i = seen.hello.hands?.findIndex((one) => one.side === this.side) ?? -1
    const owner = seen.hello.hands?.[i]?.owner
    if (owner === 0 || owner === seen.client) this.drive(i, source, seen)
    else this.point(source, seen)
  }

  /** lose hears that the input is gone: what it holds is let go, a hand of the scene waits. */
  private lose() {
    this.pointer.hide()
    this.gripped = this.down = this.tracked = false
    this.over = -1
    this.release()
    this.does = 'nothing'
  }

  /** leave ends what it does. */
  leave() {
    this.lose()
    if (this.driven >= 0) this.link.send({ type: 'leave', hand: this.driven })
    this.driven = -1
  }

  /** released hears that the server has let go of what a hand held. */
  released(hand: number) {
    if (hand === this.hand) this.held = null
  }

  /** track reads the joints of a tracked hand, in the room and in the world. */
  private track(source: XRInputSource, { frame, room, rig }: Seen): boolean {
    if (!source.hand) return false
    for (let i = 0; i < joints.length; i++) {
      const space = source.hand.get(joints[i]), pose = space && frame.getJointPose?.(space, room)
      if (!pose) return this.tracked // a frame without them says nothing
      const { x, y, z } = pose.transform.position
      this.places[i].set(x, y, z)
    }
    this.tips.forEach((p, i) => p.copy(this.places[4 + 4 * i]).applyMatrix4(rig.group.matrixWorld))
    this.between.copy(this.tips[0]).add(this.tips[1]).multiplyScalar(0.5)
    return true
  }

  private buttons(source: XRInputSource, { frame, room }: Seen) {
    const pad = source.gamepad
    if (this.tracked) {
      const apart = this.places[4].distanceTo(this.places[8])
      this.down = apart < pinched[this.down ? 1 : 0]
      this.gripped = false
      this.stick.x = this.stick.y = 0
      return
    }
    this.down = (pad?.buttons[0]?.value ?? 0) > pressed
    this.gripped = (pad?.buttons[1]?.value ?? 0) > pressed
    const grip = this.gripped && source.gripSpace ? frame.getPose(source.gripSpace, room) : null
    this.gripped = grip !== null && grip !== undefined
    if (grip) this.grip.set(grip.transform.position.x, grip.transform.position.y, grip.transform.position.z)
    this.stick.x = pad?.axes[2] ?? 0
    this.stick.y = pad?.axes[3] ?? 0
  }

  // A hand of the scene.

  private drive(i: number, source: XRInputSource, seen: Seen) {
    const info = seen.hello.hands![i]
    this.release()
    this.pointer.hide()
    this.over = -1
    if (this.driven !== i) this.begin(i, info)
    if (info.owner !== seen.client) return this.ask(i, seen)
    this.does = 'drives'
    if (this.tracked) this.follow(i, seen)
    else this.squeeze(i, info, source, seen)
    this.shake(source, this.stage.felt(i), seen.now)
  }

  private begin(i: number, info: GloveInfo) {
    this.driven = i
    this.retarget = new Retarget(this.side === 'left', info.size)
    this.rumble.forget()
  }

  private ask(hand: number, { now }: Seen) {
    this.does = 'nothing'
    if (now - this.asked < askAgain) return
    this.asked = now
    this.link.send({ type: 'take', hand })
  }

  /** follow lets the hand of the scene do what the tracked one does. */
  private follow(hand: number, { rig, now }: Seen) {
    const { position, rotation, angles } = this.retarget!.map(this.places.map((p, i) => inWorld[i].copy(p).applyMatrix4(rig.group.matrixWorld)))
    if (![position.x, rotation.w, ...angles].every(Number.isFinite)) return
    position.toArray(seven, 0)
    rotation.toArray(seven, 3)
    this.at.copy(position)
    this.link.sensed(hand, seven, now, angles)
  }

  /** squeeze moves the hand with a controller, as if it held the grip: the trigger closes the fingertips, the grip the fist. */
  private squeeze(hand: number, info: GloveInfo, source: XRInputSource, { frame, room, rig, moving, now }: Seen) {
    const pose = source.gripSpace && frame.getPose(source.gripSpace, room)
    if (!pose) return
    const trigger = source.gamepad?.buttons[0]?.value ?? 0, fist = moving ? 0 : source.gamepad?.buttons[1]?.value ?? 0
    const recipe = info.recipes.indexOf(fist > trigger ? 'power' : 'tripod')
    unscaled(matrix.fromArray(pose.transform.matrix).premultiply(rig.group.matrixWorld)).decompose(v, q, unit)
    q.multiply(this.side === 'left' ? leftGrip : rightGrip)
    const [x, y, z] = graspOf('power') // a controller is in the fist, however the hand closes
    v.sub(w.set(this.side === 'left' ? -x : x, y, z).multiplyScalar(info.size).applyQuaternion(q))
    v.toArray(seven, 0)
    q.toArray(seven, 3)
    this.at.copy(v)
    this.link.glove(hand, seven, now, most * Math.max(trigger, fist), Math.max(0, recipe))
  }

  // What is pointed at.

  private point(source: XRInputSource, seen: Seen) {
    this.driven = -1
    const tried = this.does === 'holds'
    if (!this.down) {
      this.release()
      this.does = 'points'
    }
    this.over = -1
    let reach: number | null = null
    if (this.held || this.wield.plane >= 0) {
      if (this.held) this.pull(source, seen)
      else this.shake(source, this.wield.pull(this.ray, seen.hello, seen.client, seen.now, this.at), seen.now)
      reach = this.away(this.at)
    } else if (!this.down || !tried) {
      const { body, plane } = this.find(seen)
      if (this.down) this.take(body, plane?.plane ?? -1, seen)
      else if (body) this.over = body.body
      reach = plane?.away ?? (body && this.away(body.point))
    }
    this.pointer.show(aimAt, aimTo, reach && reach / seen.rig.scale, this.tracked ? this.places : null)
  }

  /** away returns how far a point of the world is from the pointer [m]. */
  private away(p: Vector3): number {
    return p.distanceTo(v.setFromMatrixPosition(this.ray))
  }

  /** find returns what is pointed at: a body, or a plane before it. */
  private find({ hello, client }: Seen) {
    const found = this.stage.pickAlong(this.ray, beside), body = found && !found.fixed ? found : null
    const plane = this.wield.find(this.ray, hello, client)
    return plane && (!body || plane.away < this.away(body.point)) ? { body: null, plane } : { body, plane: null }
  }

  private take(found: Pick | null, plane: number, { now }: Seen) {
    this.does = 'holds' // also of nothing: one press is one try
    this.rumble.forget()
    this.rumble.feel(0, now, () => {}) // nothing was felt before
    if (plane >= 0) return this.wield.take(plane)
    const { frame } = this.link, info = found && this.stage.info(found.body)
    if (!found || !info || !frame.bodies[found.body]) return
    const start = found.hold >= 0 ? poseAt(frame.floats, frame.holds[found.hold].target) : poseOn(frame, found, info)
    const offset = new Matrix4().copy(this.ray).invert().multiply(matrix.compose(start.position, start.rotation, one))
    this.held = { body: found.body, offset }
    this.at.copy(start.position)
    const where = found.local ? { point: found.local.toArray() } : { at: found.place }
    this.link.send({ type: 'grab', hand: this.hand, body: found.body, ...where, frame: [...start.position.toArray(), ...start.rotation.toArray()] })
    if (info.kind === 'rigid') this.link.send({ type: 'turn', hand: this.hand, on: true })
  }

  private pull(source: XRInputSource, { now }: Seen) {
    matrix.multiplyMatrices(this.ray, this.held!.offset).decompose(v, q, unit)
    v.toArray(seven, 0)
    q.toArray(seven, 3)
    this.at.copy(v)
    this.link.pose(this.hand, seven, now)
    const mine = this.link.frame.hands.find((one) => one.mine && one.hand === this.hand), f = this.link.frame.floats
    if (mine) this.shake(source, Math.hypot(f[mine.wrench + 3], f[mine.wrench + 4], f[mine.wrench + 5]), now)
  }

  /** release lets go of what it has pointed at. */
  release() {
    if (this.held) this.link.send({ type: 'release', hand: this.hand })
    this.held = null
    this.wield.leave()
  }

  private shake(source: XRInputSource, force: number, now: number) {
    const motor = source.gamepad?.hapticActuators?.[0]
    if (motor?.pulse) this.rumble.feel(force, now, (strength, time) => void motor.pulse(strength, time).catch(() => {})) // a motor that is busy
  }
}

/** unscaled takes the scale out of a matrix. */
function unscaled(m: Matrix4): Matrix4 {
  m.decompose(v, q, unit)
  return m.compose(v, q, one)
}

// Axes of a wrist in those of a grip. By WebXR a rod in the fist is along z, its end at the thumb at −z, x is out of the back of a right hand and out of the
// palm of a left one: so −y is along the hand.
const rightGrip = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(new Vector3(0, 0, -1), new Vector3(1, 0, 0), new Vector3(0, -1, 0)))
const leftGrip = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(new Vector3(0, 0, 1), new Vector3(-1, 0, 0), new Vector3(0, -1, 0)))

const one = new Vector3(1, 1, 1)
const unit = new Vector3()
const v = new Vector3()
const w = new Vector3()
const q = new Quaternion()
const aimAt = new Vector3() // in the room
const aimTo = new Quaternion()
const matrix = new Matrix4()
const inWorld = joints.map(() => new Vector3())
const seven = new Float32Array(7)
