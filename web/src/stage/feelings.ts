// What the hands of the scene feel: at the wrist, an arrow and an arc; and a band to where the reader's pointer asks one to grasp.

import { Group, Quaternion, Vector3 } from 'three'
import { Felt, type Frame, type GloveInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import { Band, Effort, handMaterial, Scale, type Project } from './effort'

const weak = 0.25 // what is less is not worth an arrow [N]

/** grasping is where a hand grasps, from its wrist, in lengths of the hand. */
export const grasping: [number, number, number] = [0, -0.28, 0.45]

const fromPalm = [0.008, -0.268, 0.225] // the same, from the middle of its palm

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
  show(frame: Frame, efforts: boolean, camera: OrbitCamera, now: number, project: Project, asked: { hand: number; at: Vector3 } | null) {
    this.gloves.forEach((glove, i) => {
      const palm = frame.bodies[glove.bodies[0]], k = frame.probes.at + glove.probes, f = frame.floats
      for (let j = 0; j < 3; j++) {
        wrench[j] = f[k + Felt.torque + j]
        wrench[3 + j] = f[k + Felt.force + j]
      }
      const force = Math.hypot(wrench[3], wrench[4], wrench[5])
      if (!efforts || !palm || palm.count === 0 || !(force > weak)) return this.efforts[i].hide()
      wrench.fill(0, 0, 3) // the arm carries the torque; it says little to the eye
      this.efforts[i].show(wrench, 0, wristOf(f, palm.at, glove, at), camera, this.forces, this.torques, now, project)
    })
    const glove = asked && this.gloves[asked.hand], palm = glove && frame.bodies[glove.bodies[0]]
    this.band.mesh.visible = false
    if (!palm || palm.count === 0) return
    onPalm(frame.floats, palm.at, fromPalm, glove.size, glove.side === 'left', at)
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

const wristOf = (f: Float32Array, k: number, glove: GloveInfo, out: Vector3) => onPalm(f, k, [0.008, 0.012, -0.225], glove.size, glove.side === 'left', out)

/** onPalm returns a place that goes with the palm, in lengths of the hand; that of a left hand is mirrored. */
function onPalm(f: Float32Array, k: number, [x, y, z]: number[], size: number, left: boolean, out: Vector3): Vector3 {
  return out.set(left ? -x : x, y, z).multiplyScalar(size).applyQuaternion(turn.fromArray(f, k + 3).normalize()).add(place.fromArray(f, k))
}

const at = new Vector3()
const place = new Vector3()
const turn = new Quaternion()
const wrench = new Float32Array(6)
