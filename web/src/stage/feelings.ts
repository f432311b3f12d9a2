// What the hands of the scene feel: at the wrist, an arrow and an arc; and a band to where the reader's pointer asks one to grasp.

import { Group, Quaternion, Vector3 } from 'three'
import { Felt, type Frame, type GloveInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import { Band, Effort, handMaterial, Scale, type Project } from './effort'

const weak = 0.25 // what is less is not worth an arrow [N]

type Place = [x: number, y: number, z: number]

const palm: Place = [-0.008, -0.012, 0.225] // its middle, from the wrist of a right hand, in lengths of the hand
const tips: Place = [0.095, -0.43, 0.57] // where the fingertips meet
const grasps: Record<string, Place> = { pinch: tips, tripod: tips, point: [0.15, 0, 0.94] }
const fist: Place = [0, -0.28, 0.45]

/** graspOf returns where a right hand grasps by a recipe, from its wrist, in lengths of the hand. */
export const graspOf = (recipe: string): Place => grasps[recipe] ?? fist

/** Asked is where a hand shall grasp, and where on it that is, as graspOf has it. */
export interface Asked {
  hand: number
  at: Vector3
  on: Place
}

export class Feelings {
  readonly group = new Group()
  private readonly efforts: Effort[]
  private readonly band = new Band()
  private readonly forces = new Scale()
  private readonly torques = new Scale()

  constructor(private readonly gloves: GloveInfo[], overlay: HTMLElement) {
    this.efforts = gloves.map(() => new Effort(overlay))
    this.group.add(this.band.mesh, ...this.efforts.map((e) => e.group))
  }

  /** show draws what a frame says; asked is where a hand is asked to grasp. */
  show(frame: Frame, efforts: boolean, camera: OrbitCamera, now: number, project: Project, asked: Asked | null) {
    this.gloves.forEach((glove, i) => {
      const middle = frame.bodies[glove.bodies[0]], k = frame.probes.at + glove.probes, f = frame.floats
      for (let j = 0; j < 3; j++) {
        wrench[j] = f[k + Felt.torque + j]
        wrench[3 + j] = f[k + Felt.force + j]
      }
      const force = Math.hypot(wrench[3], wrench[4], wrench[5])
      if (!efforts || !middle || middle.count === 0 || !(force > weak)) return this.efforts[i].hide()
      wrench.fill(0, 0, 3) // the arm carries the torque; it says little to the eye
      this.efforts[i].show(wrench, 0, onHand(f, middle.at, origin, glove, at), camera, this.forces, this.torques, now, project)
    })
    const glove = asked && this.gloves[asked.hand], middle = glove && frame.bodies[glove.bodies[0]]
    this.band.mesh.visible = false
    if (!middle || middle.count === 0) return
    onHand(frame.floats, middle.at, asked.on, glove, at)
    this.band.mesh.material.uniforms.colour.value.copy(handMaterial.color).convertLinearToSRGB()
    if (at.distanceTo(asked.at) > 0.06 * glove.size) this.band.stretch(at, asked.at, camera)
  }

  dispose() {
    this.group.removeFromParent()
    for (const e of this.efforts) e.dispose()
    this.band.mesh.geometry.dispose()
    this.band.mesh.material.dispose()
  }
}

/** onHand returns a place that goes with the palm, whose pose is at a float; that of a left hand is mirrored. */
function onHand(f: Float32Array, k: number, [x, y, z]: Place, { size, side }: GloveInfo, out: Vector3): Vector3 {
  out.set(side === 'left' ? palm[0] - x : x - palm[0], y - palm[1], z - palm[2]).multiplyScalar(size)
  return out.applyQuaternion(turn.fromArray(f, k + 3).normalize()).add(place.fromArray(f, k))
}

const origin: Place = [0, 0, 0]
const at = new Vector3()
const place = new Vector3()
const turn = new Quaternion()
const wrench = new Float32Array(6)
