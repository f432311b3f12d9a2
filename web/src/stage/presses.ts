// What presses on elastic skin: one arrow for everything that another body exerts on it, which ends on the skin in the middle of where they touch.

import { Group, Vector3 } from 'three'
import { CONTACT, type BodyInfo, type Frame } from '../protocol'
import type { OrbitCamera } from './camera'
import { Effort, Scale, type Project } from './effort'

const most = 16 // arrows that are drawn
const among = 0.5 // length of one among several, beside one that is alone

/** Press is what one body exerts on the skin of another. */
interface Press {
  skin: number
  other: number
  force: Vector3 // [N]
  place: Vector3 // mean of the contacts, by how hard they press
  weight: number // sum of what presses, without friction [N]
}

export class Presses {
  readonly group = new Group()
  /** of the last frame */
  readonly list: Press[] = []
  private readonly spare: Press[] = []
  private readonly efforts: Effort[] = []
  private readonly forces = new Scale()
  private readonly torques = new Scale()
  private readonly skins: boolean[]

  constructor(bodies: BodyInfo[], private readonly overlay: HTMLElement) {
    this.skins = bodies.map(isSkin)
  }

  /** update draws what a frame says, unless it is not wanted. */
  update(frame: Frame, wanted: boolean, camera: OrbitCamera, now: number, project: Project) {
    this.sum(frame)
    const shown = wanted ? Math.min(this.list.length, most) : 0
    this.forces.full = shown > 1 ? among : 1
    while (this.efforts.length < shown) {
      const effort = new Effort(this.overlay)
      this.efforts.push(effort)
      this.group.add(effort.group)
    }
    this.efforts.forEach((effort, i) => {
      if (i >= shown) return effort.hide()
      this.list[i].force.toArray(wrench, 3)
      effort.show(wrench, 0, this.list[i].place, camera, this.forces, this.torques, now, project, true)
    })
  }

  dispose() {
    this.group.removeFromParent()
    for (const effort of this.efforts) effort.dispose()
  }

  /** sum adds up the contacts of each pair of a skin and another body. */
  private sum(frame: Frame) {
    this.spare.push(...this.list.splice(0))
    const { floats: f, words } = frame, { at, count, known } = frame.contacts
    for (let i = 0, k = at; known && i < count; i++, k += CONTACT) {
      const a = words[k] & 0xffff, b = words[k] >>> 16
      if (!this.skins[a] && !this.skins[b]) continue
      const side = this.skins[b] ? 1 : -1 // a contact tells what the second feels
      const push = f[k + 5] * f[k + 8] + f[k + 6] * f[k + 9] + f[k + 7] * f[k + 10]
      if (!(push > 0)) continue
      const press = this.of(side > 0 ? b : a, side > 0 ? a : b)
      press.force.x += side * f[k + 8]
      press.force.y += side * f[k + 9]
      press.force.z += side * f[k + 10]
      press.place.addScaledVector(v.fromArray(f, k + 2), push)
      press.weight += push
    }
    for (const press of this.list) press.place.divideScalar(press.weight)
  }

  /** of returns the sum for a pair, at first 0. */
  private of(skin: number, other: number): Press {
    const found = this.list.find((p) => p.skin === skin && p.other === other)
    if (found) return found
    const press = this.spare.pop() ?? { skin: 0, other: 0, force: new Vector3(), place: new Vector3(), weight: 0 }
    press.force.set(0, 0, 0)
    press.place.set(0, 0, 0)
    Object.assign(press, { skin, other, weight: 0 })
    this.list.push(press)
    return press
  }
}

/** isSkin reports whether a body is elastic skin. */
export const isSkin = (b: BodyInfo) => b.kind === 'green'

const v = new Vector3()
const wrench = new Float32Array(6)
