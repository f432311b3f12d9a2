// A plane of the scene in a hand: pointed at and taken with the trigger, it takes hold of what it cuts and goes with the hand, turns and all.

import { Matrix4, Quaternion, Ray, Vector3 } from 'three'
import type { Link } from '../link'
import { Cut, type Hello, type PlaneInfo } from '../protocol'

export class Wield {
  plane = -1 // that is taken, or has been asked for
  private readonly offset = new Matrix4() // from the pointer to the plane
  private begun = false // it is ours, and follows

  constructor(private readonly link: Link) {}

  /** find returns the plane that a pointer meets first, and how far away that is in the world [m], or null. */
  find(pointer: Matrix4, hello: Hello, client: number): { plane: number; away: number } | null {
    let best: { plane: number; away: number } | null = null
    hello.planes?.forEach((info, plane) => {
      if (info.owner !== 0 && info.owner !== client) return
      ray.origin.setFromMatrixPosition(pointer)
      ray.direction.setFromMatrixColumn(pointer, 2).negate()
      ray.applyMatrix4(inverse.copy(this.pose(info)).invert())
      const away = -ray.origin.z / ray.direction.z
      if (!(away > 0) || (best && best.away < away)) return
      ray.at(away, place)
      const [x, y] = info.size // 0 is without end
      if ((x > 0 && Math.abs(place.x) > x / 2) || (y > 0 && Math.abs(place.y) > y / 2)) return
      best = { plane, away }
    })
    return best
  }

  take(plane: number) {
    this.plane = plane
    this.begun = false
    this.link.send({ type: 'take', plane })
  }

  /** pull lets the plane go with the pointer, once it is ours; then it returns how strong the force is that it feels [N]. */
  pull(pointer: Matrix4, hello: Hello, client: number, now: number, at: Vector3): number {
    const info = hello.planes?.[this.plane]
    if (!info || info.owner !== client) return NaN
    if (!this.begun) {
      this.begun = true
      this.offset.copy(pointer).invert().multiply(this.pose(info))
      if (!info.holds) this.link.send({ type: 'grip', plane: this.plane, on: true })
    }
    matrix.multiplyMatrices(pointer, this.offset).decompose(at, turn, place)
    at.toArray(seven, 0)
    turn.toArray(seven, 3)
    this.link.plane(this.plane, seven, now)
    const f = this.link.frame.floats, k = this.link.frame.probes.at + info.probes + Cut.force
    return Math.hypot(f[k], f[k + 1], f[k + 2])
  }

  /** leave gives the plane up: it stays where it is, with what it holds. */
  leave() {
    if (this.plane >= 0) this.link.send({ type: 'leave', plane: this.plane })
    this.plane = -1
  }

  /** pose returns where a plane is; the matrix is used again by the next call. */
  private pose(info: PlaneInfo): Matrix4 {
    const { frame } = this.link, k = frame.probes.at + info.probes + Cut.pose
    return matrix.compose(place.fromArray(frame.floats, k), turn.fromArray(frame.floats, k + 3).normalize(), one)
  }
}

const one = new Vector3(1, 1, 1)
const place = new Vector3()
const turn = new Quaternion()
const matrix = new Matrix4()
const inverse = new Matrix4()
const ray = new Ray()
const seven = new Float32Array(7)
