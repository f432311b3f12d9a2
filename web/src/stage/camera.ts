// The camera: it circles a target, z up, and glides to where it is sent.

import { MathUtils, Matrix4, PerspectiveCamera, Vector3, type Box3, type Quaternion } from 'three'
import { reducedMotion } from '../theme'

/** Inset is how much of the window panels cover on each side [px]. */
export interface Inset {
  left: number
  right: number
  top: number
  bottom: number
}

const glide = 0.07 // time constant of the damping [s]
const steepest = MathUtils.degToRad(89)

interface Orbit {
  target: Vector3
  distance: number // [m]
  azimuth: number // [rad]
  elevation: number // [rad]
}

export class OrbitCamera {
  readonly camera = new PerspectiveCamera(28, 1, 0.01, 100)
  /** somebody has moved the camera since it last looked at everything */
  placed = false
  private readonly now: Orbit = { target: new Vector3(), distance: 1, azimuth: -1.15, elevation: 0.33 }
  private readonly goal: Orbit = { target: new Vector3(), distance: 1, azimuth: -1.15, elevation: 0.33 }
  private width = 1
  private height = 1
  private inset: Inset = { left: 0, right: 0, top: 0, bottom: 0 }
  private nearest = 1e-3 // [m]
  private farthest = 1e3 // [m]

  constructor() {
    this.camera.up.set(0, 0, 1)
    this.place()
  }

  get target(): Vector3 {
    return this.now.target
  }

  get distance(): number {
    return this.now.distance
  }

  /** azimuth is the side from which it looks [rad]. */
  get azimuth(): number {
    return this.now.azimuth
  }

  /** resize tells how large the window is and how much of it is covered: the target is in the middle of the rest. */
  resize(width: number, height: number, inset: Inset) {
    this.width = width
    this.height = height
    this.inset = inset
    this.camera.aspect = width / height
    const dx = (inset.right - inset.left) / 2
    const dy = (inset.bottom - inset.top) / 2
    this.camera.setViewOffset(width, height, dx, dy, width, height)
    this.place()
  }

  /** frame looks at all of a box, from where it is; or from a distance, where one is given [m]. */
  frame(box: Box3, target: Vector3, atOnce = false, distance = 0) {
    this.placed = false
    this.goal.target.copy(target)
    const all = this.fit(box, target)
    this.goal.distance = distance > 0 ? distance : all
    this.nearest = this.goal.distance * 0.02
    this.farthest = all * 12
    if (atOnce) this.arrive()
  }

  /** stand chooses the side from which it looks [rad], until somebody turns it. */
  stand(azimuth: number, elevation: number) {
    this.goal.azimuth = azimuth
    this.goal.elevation = elevation
  }

  /** turnTo goes round to a side the short way [rad]. */
  turnTo(azimuth: number) {
    const left = azimuth - this.goal.azimuth
    this.goal.azimuth += left - 2 * Math.PI * Math.round(left / (2 * Math.PI))
  }

  /** focus looks at a point from nearer. */
  focus(point: Vector3) {
    this.placed = true
    this.goal.target.copy(point)
    this.goal.distance = MathUtils.clamp(this.goal.distance * 0.6, this.nearest, this.farthest)
  }

  orbit(dx: number, dy: number) {
    this.placed = true
    this.goal.azimuth -= dx * 0.0065
    this.goal.elevation = MathUtils.clamp(this.goal.elevation + dy * 0.0065, -steepest, steepest)
  }

  pan(dx: number, dy: number) {
    this.placed = true
    const scale = this.pixel(this.now.distance)
    const e = this.camera.matrixWorld.elements
    for (let i = 0; i < 3; i++) {
      const v = (-dx * e[i] + dy * e[4 + i]) * scale
      this.goal.target.setComponent(i, this.goal.target.getComponent(i) + v)
    }
  }

  zoom(factor: number) {
    this.placed = true
    this.goal.distance = MathUtils.clamp(this.goal.distance * factor, this.nearest, this.farthest)
  }

  /** pixel returns the size of a pixel at a depth [m]. */
  pixel(depth: number): number {
    return (2 * depth * Math.tan(MathUtils.degToRad(this.camera.fov) / 2)) / this.height
  }

  /** depth returns how far before the camera a point is [m]. */
  depth(x: number, y: number, z: number): number {
    const e = this.camera.matrixWorldInverse.elements
    return -(e[2] * x + e[6] * y + e[10] * z + e[14])
  }

  /** move glides on for dt [s]; false once it stands still. */
  move(dt: number): boolean {
    const a = this.now
    const b = this.goal
    const rest =
      Math.abs(a.azimuth - b.azimuth) < 1e-4 && Math.abs(a.elevation - b.elevation) < 1e-4 &&
      Math.abs(a.distance / b.distance - 1) < 1e-4 && a.target.distanceTo(b.target) < 1e-4 * b.distance
    if (rest || reducedMotion()) {
      const moved = a.azimuth !== b.azimuth || a.elevation !== b.elevation || a.distance !== b.distance || !a.target.equals(b.target)
      if (moved) this.arrive()
      return moved && !rest
    }
    const k = 1 - Math.exp(-dt / glide)
    a.azimuth += (b.azimuth - a.azimuth) * k
    a.elevation += (b.elevation - a.elevation) * k
    a.distance *= (b.distance / a.distance) ** k
    a.target.lerp(b.target, k)
    this.place()
    return true
  }

  /** state is what a share link keeps of the camera; restore takes it back. */
  state(): string {
    const g = this.goal
    return [...g.target.toArray(), g.distance, g.azimuth, g.elevation].map((v) => Number(v.toPrecision(5))).join(',')
  }

  restore(state: string): boolean {
    const v = state.split(',').map(Number)
    if (v.length !== 6 || !v.every(Number.isFinite) || !(v[3] > 0)) return false
    this.placed = true
    const g = this.goal
    g.target.set(v[0], v[1], v[2])
    g.distance = v[3]
    g.azimuth = v[4]
    g.elevation = MathUtils.clamp(v[5], -steepest, steepest)
    this.nearest = Math.min(this.nearest, g.distance * 0.1)
    this.farthest = Math.max(this.farthest, g.distance * 4)
    this.arrive()
    return true
  }

  /** fit returns the distance from which a box fills the free part of the window. */
  private fit(box: Box3, target: Vector3): number {
    const g = this.goal
    direction.set(Math.cos(g.elevation) * Math.cos(g.azimuth), Math.cos(g.elevation) * Math.sin(g.azimuth), Math.sin(g.elevation))
    axes.lookAt(direction, origin, this.camera.up)
    const e = axes.elements
    const free = {
      width: Math.max(80, this.width - this.inset.left - this.inset.right),
      height: Math.max(80, this.height - this.inset.top - this.inset.bottom),
    }
    const tan = Math.tan(MathUtils.degToRad(this.camera.fov) / 2)
    const tanY = (tan * free.height) / this.height
    const tanX = (tan * free.width) / this.height
    let distance = 0
    for (let i = 0; i < 8; i++) {
      corner.set(i & 1 ? box.max.x : box.min.x, i & 2 ? box.max.y : box.min.y, i & 4 ? box.max.z : box.min.z).sub(target)
      const x = Math.abs(corner.x * e[0] + corner.y * e[1] + corner.z * e[2])
      const y = Math.abs(corner.x * e[4] + corner.y * e[5] + corner.z * e[6])
      const z = corner.dot(direction)
      distance = Math.max(distance, x / tanX + z, y / tanY + z)
    }
    return Math.max(distance * 1.06, 1e-3)
  }

  private arrive() {
    this.now.target.copy(this.goal.target)
    this.now.distance = this.goal.distance
    this.now.azimuth = this.goal.azimuth
    this.now.elevation = this.goal.elevation
    this.place()
  }

  /** stare looks from where a person or a pointer is, along −z, until the camera is placed again. */
  stare(position: Vector3, rotation: Quaternion) {
    this.camera.position.copy(position)
    this.camera.quaternion.copy(rotation)
    this.camera.updateMatrixWorld()
  }

  /** place puts the camera to where it circles. */
  place() {
    const { target, distance, azimuth, elevation } = this.now
    const flat = Math.cos(elevation) * distance
    const camera = this.camera
    camera.position.set(target.x + flat * Math.cos(azimuth), target.y + flat * Math.sin(azimuth), target.z + Math.sin(elevation) * distance)
    camera.near = distance * 0.02
    camera.far = distance * 60
    camera.lookAt(target)
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
  }
}

const direction = new Vector3()
const corner = new Vector3()
const origin = new Vector3()
const axes = new Matrix4()
