// Hands in the picture: where each is, where it asks to be, the band between, and what it feels.

import { Group, Mesh, MeshBasicMaterial, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { BodyInfo, Frame, HandShape } from '../protocol'
import type { OrbitCamera } from './camera'
import { Band, Effort, handMaterial, Scale, type Project } from './effort'
import type { Fitting } from './fittings'
import { thinnest } from './tube'

const ghostRing = new MeshBasicMaterial({ color: '#0f8a7a', toneMapped: false, depthTest: false, transparent: true, opacity: 0.55 })

/** setHandColour sets the colour of tools. */
export function setHandColour(colour: string) {
  handMaterial.color.set(colour)
  ghostRing.color.set(colour)
}

/** HandView draws one hand. */
class HandView {
  readonly group = new Group()
  readonly effort: Effort
  private readonly band = new Band()
  private readonly proxy = new Mesh(new TorusGeometry(1, 0.2, 10, 40), handMaterial)
  private readonly ghost = new Mesh(new TorusGeometry(1, 0.12, 10, 40), ghostRing)
  private readonly dot = new Mesh(new SphereGeometry(0.34, 16, 12), ghostRing)

  constructor(overlay: HTMLElement) {
    this.effort = new Effort(overlay)
    this.group.add(this.band.mesh, this.proxy, this.ghost, this.dot, this.effort.group)
    this.proxy.renderOrder = this.ghost.renderOrder = this.dot.renderOrder = 55
  }

  show(f: Float32Array, hand: HandShape, camera: OrbitCamera, forces: Scale, torques: Scale, now: number, project: Project, asked: Float32Array | null) {
    this.group.visible = true
    at.set(f[hand.proxy], f[hand.proxy + 1], f[hand.proxy + 2])
    this.pose(this.proxy, f, hand.proxy)
    const [from, i] = asked ? [asked, 0] : [f, hand.ghost] // what this page asks for is newer than what the server has heard
    wanted.set(from[i], from[i + 1], from[i + 2])
    this.pose(this.ghost, from, i)
    this.dot.position.copy(wanted)
    const pixel = camera.pixel(camera.depth(at.x, at.y, at.z))
    this.proxy.scale.setScalar(9 * pixel)
    this.ghost.scale.setScalar(11 * pixel)
    this.dot.scale.setScalar(11 * pixel)
    this.band.mesh.material.uniforms.colour.value.copy(handMaterial.color).convertLinearToSRGB()
    this.band.stretch(at, wanted, camera)
    this.effort.show(f, hand.wrench, at, camera, forces, torques, now, project)
  }

  hide() {
    this.group.visible = false
    this.effort.hide()
  }

  private pose(mesh: Mesh, f: Float32Array, i: number) {
    mesh.position.set(f[i], f[i + 1], f[i + 2])
    mesh.quaternion.set(f[i + 3], f[i + 4], f[i + 5], f[i + 6])
  }
}

/** Hands draws all hands, and what the driven holds feel while no hand has them. */
export class Hands {
  readonly group = new Group()
  private readonly views: HandView[] = []
  private readonly holds: Effort[] = []
  private forces = new Scale()
  private torques = new Scale()

  constructor(private readonly overlay: HTMLElement) {}

  /** clear forgets the scale of the last scene. */
  clear() {
    this.forces = new Scale()
    this.torques = new Scale()
    for (const v of this.views) v.hide()
    for (const e of this.holds) e.hide()
  }

  show(frame: Frame, bodies: BodyInfo[], fittings: (Fitting | null)[], driven: boolean[], efforts: boolean, camera: OrbitCamera, size: number, now: number, project: Project, asked: (hand: number) => Float32Array | null) {
    while (this.views.length < frame.hands.length) {
      const view = new HandView(this.overlay)
      this.views.push(view)
      this.group.add(view.group)
    }
    for (const fitting of fittings) if (fitting?.ghost) fitting.ghost.visible = false
    this.views.forEach((view, i) => {
      const hand = frame.hands[i]
      if (!hand) return view.hide()
      const mine = hand.mine ? asked(hand.hand) : null
      view.show(frame.floats, hand, camera, this.forces, this.torques, now, project, mine)
      if (!efforts) view.effort.hide()
      this.showGhost(frame, bodies, hand, fittings, camera, size, mine)
    })
    this.showHolds(frame, bodies, driven, efforts, camera, now, project)
  }

  /** showGhost draws the fitting that a hand has taken where the hand wants it. */
  private showGhost(frame: Frame, bodies: BodyInfo[], hand: HandShape, fittings: (Fitting | null)[], camera: OrbitCamera, size: number, asked: Float32Array | null) {
    const i = holdOf(frame, bodies, hand)
    const fitting = i >= 0 ? fittings[i] : null
    if (!fitting?.ghost) return
    const f = frame.floats
    const pixel = camera.pixel(camera.depth(f[hand.proxy], f[hand.proxy + 1], f[hand.proxy + 2]))
    if (asked) fitting.place(asked, 0, size, thinnest * pixel, fitting.ghost)
    else fitting.place(f, hand.ghost, size, thinnest * pixel, fitting.ghost)
    fitting.ghost.visible = true
  }

  private showHolds(frame: Frame, bodies: BodyInfo[], driven: boolean[], efforts: boolean, camera: OrbitCamera, now: number, project: Project) {
    while (this.holds.length < frame.holds.length) {
      const effort = new Effort(this.overlay)
      this.holds.push(effort)
      this.group.add(effort.group)
    }
    const f = frame.floats
    this.holds.forEach((effort, i) => {
      const hold = frame.holds[i]
      if (!hold || !driven[i] || !efforts || frame.hands.some((hand) => holdOf(frame, bodies, hand) === i)) return effort.hide()
      for (let k = 0; k < 6; k++) felt[k] = -f[hold.wrench + k] // what the hold feels is against what it exerts
      at.set(f[hold.target], f[hold.target + 1], f[hold.target + 2])
      effort.show(felt, 0, at, camera, this.forces, this.torques, now, project)
    })
  }
}

/** holdOf returns the hold that a hand has taken over, or -1. */
export function holdOf(frame: Frame, bodies: BodyInfo[], hand: HandShape): number {
  const near = bodies[hand.body]?.parents ? 1e-3 : 0.5 // a little beside the root of a tree is on one of its links
  return frame.holds.findIndex((hold) => hold.body === hand.body && Math.abs(hold.index - hand.place) < near)
}

const at = new Vector3()
const wanted = new Vector3()
const felt = new Float32Array(6)
