// Where the headset's room is in the world. The room has metres and y up, its floor at 0, and the person begins at its origin and looks along −z.

import { Group, MathUtils, Matrix4, PerspectiveCamera, Quaternion, Vector3 } from 'three'

const table = 0.75 // height at which a scene stands that is smaller than a person [m]
const arm = 0.35 // from the person to the near side of such a scene [m]
const handy = 0.45 // half the size that a scene is shown at which is too small or too large for hands [m]
const natural = [0.12, 1.3] // half sizes of scenes that are shown as large as they are [m]
const smallest = 1e-3, largest = 1e4 // metres of the world for one of the room

/** Place is what a rig has to know of a scene, in the world [m]. */
export interface Place {
  centre: Vector3
  ground: number // its height
  radius: number // half the diagonal of what is shown
  azimuth: number // side from which one looks at it [rad]
  distance: number // from which one looks at it
  hand: number // length of its hands, 0 without
  open: boolean // a landscape: one stands in it
}

export class Rig {
  /** its matrix maps the room to the world */
  readonly group = new Group()
  readonly eye = new PerspectiveCamera()
  private readonly held = [new Vector3(), new Vector3()] // where two grips hold the world
  private holds = false

  constructor() {
    this.group.add(this.eye)
    this.eye.near = 0.02 // in metres of the room: a face comes near what it looks at
    this.eye.far = 300
  }

  /** scale is how many metres of the world one of the room is. */
  get scale(): number {
    return this.group.scale.x
  }

  /** start puts the person before the scene: at a table, or in the landscape. A hand of the scene is as large as one's own. */
  start({ centre, ground, radius, azimuth, distance, hand, open }: Place) {
    const fits = open || (radius >= natural[0] && radius <= natural[1])
    const scale = hand > 0 ? hand / ownHand : fits ? 1 : radius / handy
    const stands = open || radius / scale > natural[1]
    const away = stands ? Math.min(distance, 4 * radius) : scale * arm + 0.6 * radius
    const { group } = this
    forward.set(-Math.cos(azimuth), -Math.sin(azimuth), 0)
    across.crossVectors(forward, up)
    group.quaternion.setFromRotationMatrix(axes.makeBasis(across, up, back.copy(forward).negate()))
    group.scale.setScalar(scale)
    group.position.set(centre.x, centre.y, ground - (stands ? 0 : scale * table)).addScaledVector(forward, -away)
    this.holds = false
    group.updateMatrixWorld(true)
  }

  /** drag moves, turns and scales the world between two grips, whose places in the room are given; null lets it go. */
  drag(left: Vector3 | null, right: Vector3 | null) {
    if (!left || !right) {
      this.holds = false
      return
    }
    a.copy(left).applyMatrix4(this.group.matrixWorld)
    b.copy(right).applyMatrix4(this.group.matrixWorld)
    const [from, to] = this.held
    if (!this.holds) {
      from.copy(a)
      to.copy(b)
      this.holds = true
      return
    }
    const apart = a.distanceTo(b), scale = this.scale
    const factor = apart > 0.02 * scale ? MathUtils.clamp((scale * from.distanceTo(to)) / apart, smallest, largest) / scale : 1
    const upright = Math.hypot(b.x - a.x, b.y - a.y) < 0.3 * apart // then there is no direction to turn to
    const angle = upright ? 0 : Math.atan2(to.y - from.y, to.x - from.x) - Math.atan2(b.y - a.y, b.x - a.x)
    a.add(b).multiplyScalar(0.5)
    this.change(a, b.copy(from).add(to).multiplyScalar(0.5), angle, factor)
  }

  /** walk moves the person over the ground, by so many metres of the room across the line of sight and along it. */
  walk(x: number, z: number) {
    forward.setFromMatrixColumn(this.eye.matrixWorld, 2).negate().setZ(0)
    if (forward.lengthSq() === 0) return
    across.crossVectors(forward.normalize(), up)
    this.group.position.addScaledVector(across, x * this.scale).addScaledVector(forward, z * this.scale)
    this.group.updateMatrixWorld(true)
  }

  /** turn turns the person where they stand [rad]. */
  turn(angle: number) {
    a.setFromMatrixPosition(this.eye.matrixWorld)
    this.change(a, a, angle, 1)
  }

  /** change brings one point of the world to another, turned about the upright [rad] and scaled. */
  private change(from: Vector3, to: Vector3, angle: number, factor: number) {
    const { group } = this
    group.position.sub(from).multiplyScalar(factor).applyAxisAngle(up, angle).add(to)
    group.quaternion.premultiply(q.setFromAxisAngle(up, angle)).normalize()
    group.scale.multiplyScalar(factor)
    group.updateMatrixWorld(true)
  }
}

const ownHand = 0.19 // length of an adult's hand, wrist to fingertip [m]
const up = new Vector3(0, 0, 1)
const forward = new Vector3()
const across = new Vector3()
const back = new Vector3()
const a = new Vector3()
const b = new Vector3()
const q = new Quaternion()
const axes = new Matrix4()
