// What is under the pointer, found on the screen: near enough counts, because a thread is thinner than a finger.

import { Vector3 } from 'three'
import type { BodyShape, Frame } from '../protocol'
import { gripReach, type Fitting } from './fittings'
import type { OrbitCamera } from './camera'
import type { Project } from './effort'
import type { Riders } from './riders'
import type { Hit } from './rigid'
import type { Node } from './soft'
import { parentOf } from './tree'
import type { BodyView } from './view'

/** Pick is a place on a body. */
export interface Pick {
  body: number
  place: number // as the protocol has it
  hold: number // the hold that is taken there, or -1
  point: Vector3
  distance: number // from the pointer [px]
  local?: Vector3 // of a rigid body: in its own coordinates
  fixed?: boolean // it cannot be held
  node?: number // of a solid: the point in the frame
}

/** A grip within this part of a rod's nodes takes the hold there, as the world does. */
const holdReach = 0.05

/** pick returns the place at a point of the window: what is drawn there, or else what is nearest within a reach [px], or null. Met is what the line of sight meets: a rigid body or a solid. */
export function pick(frame: Frame, views: BodyView[], riders: (Riders | null)[], fittings: (Fitting | null)[], camera: OrbitCamera, project: Project, x: number, y: number, reach: number, met: Hit | Node | null): Pick | null {
  const search = new Search(camera, project, x, y, reach)
  if (met) search.meet(met)
  frame.bodies.forEach((b, body) => {
    const view = views[body]
    if (!view || view.info.kind === 'prop' || view.info.solid) return
    if (view.info.kind === 'rigid') return search.small(frame.floats, b, body, view)
    search.along(frame.floats, b, body, view)
    const carried = riders[body]
    if (carried) search.amongRiders(body, carried)
  })
  const best = search.best && !search.best.fixed ? search.best : search.close ?? search.best
  const grip = nearestGrip(frame, fittings, camera, project, x, y, best ? best.distance + 2 : reach)
  if (grip) return grip
  if (best && !best.local && best.node === undefined && !views[best.body].info.parents) snap(frame, best)
  return best
}

/** Search looks for what is in front of the pointer, or beside it. */
class Search {
  best: Pick | null = null
  close: Pick | null = null // a small thing beside the pointer
  private nearest = Infinity // of those [px]
  private depth = Infinity // of what is in front [m]

  constructor(private readonly camera: OrbitCamera, private readonly project: Project, private readonly x: number, private readonly y: number, private readonly reach: number) {}

  along(f: Float32Array, b: BodyShape, body: number, view: BodyView) {
    if (screen.length < 2 * b.count) screen = new Float32Array(2 * b.count)
    for (let i = 0; i < b.count; i++) {
      const k = b.at + 7 * i
      const [sx, sy] = this.project(p.set(f[k], f[k + 1], f[k + 2]))
      screen[2 * i] = sx
      screen[2 * i + 1] = sy
      const from = parentOf(view.info, i)
      if (from < 0) continue
      const ax = screen[2 * from], ay = screen[2 * from + 1]
      const u = nearest(ax, ay, sx, sy, this.x, this.y)
      const away = Math.hypot(ax + u * (sx - ax) - this.x, ay + u * (sy - ay) - this.y)
      if (away > this.reach && away > 400) continue // nothing is that thick
      q.fromArray(f, b.at + 7 * from).lerp(p, u)
      const depth = this.camera.depth(q.x, q.y, q.z)
      this.offer(body, i - 1 + u, q, away, depth, view.shown(i, depth, this.camera))
    }
  }

  /** meet takes a rigid body or a solid that the line of sight meets. */
  meet(met: Hit | Node) {
    const { body, point, fixed } = met
    this.depth = this.camera.depth(point.x, point.y, point.z)
    const where = 'node' in met ? { place: met.place, node: met.node } : { place: 0, local: met.local }
    this.best = { body, hold: -1, point, distance: 0, fixed, ...where }
  }

  /** small takes a rigid body that is hard to hit, as a pea is, if it is near. */
  small(f: Float32Array, b: BodyShape, body: number, view: BodyView) {
    const { motion, hand } = view.info
    if (b.count === 0 || hand !== undefined || motion === 'static' || motion === 'kinematic') return
    q.fromArray(f, b.at)
    const depth = this.camera.depth(q.x, q.y, q.z)
    const radius = view.reach / this.camera.pixel(depth)
    if (radius > this.reach || (this.best && !this.best.fixed) || depth > this.depth + view.reach) return
    const [sx, sy] = this.project(q)
    const away = Math.hypot(sx - this.x, sy - this.y)
    if (away < Math.min(this.reach, this.nearest)) {
      this.nearest = away
      this.close = { body, place: 0, hold: -1, point: q.clone(), local: new Vector3(), distance: away }
    }
  }

  amongRiders(body: number, riders: Riders) {
    for (let i = 0; i < riders.count; i++) {
      const size = riders.centre(i, q)
      if (size === 0) continue
      const [sx, sy] = this.project(q)
      this.offer(body, riders.pose(i), q, Math.hypot(sx - this.x, sy - this.y), this.camera.depth(q.x, q.y, q.z), 0.9 * size)
    }
  }

  /** offer takes a ball at a depth, so many pixels away from the pointer, if it is better than the best so far. */
  private offer(body: number, place: number, point: Vector3, away: number, depth: number, radius: number) {
    const pixel = this.camera.pixel(depth)
    const beside = away - radius / pixel
    if (beside <= 0) {
      const front = depth - Math.sqrt(Math.max(0, radius * radius - (away * pixel) ** 2))
      if (front >= this.depth) return
      this.depth = front
      this.best = { body, place, hold: -1, point: point.clone(), distance: 0 }
    } else if (this.depth === Infinity && beside < (this.best?.distance ?? this.reach)) {
      this.best = { body, place, hold: -1, point: point.clone(), distance: beside }
    }
  }
}

/** nearestGrip looks at what is drawn around the holds: a needle reaches beyond its thread. */
function nearestGrip(frame: Frame, fittings: (Fitting | null)[], camera: OrbitCamera, project: Project, x: number, y: number, reach: number): Pick | null {
  let best: Pick | null = null
  let least = reach
  fittings.forEach((fitting, i) => {
    const hold = frame.holds[i]
    if (!fitting || !hold) return
    for (let g = 0; g < fitting.grips.length; g++) {
      fitting.grip(g, p)
      const extra = gripReach(fitting, camera, camera.depth(p.x, p.y, p.z))
      const [gx, gy] = project(p)
      const d = Math.max(0, Math.hypot(gx - x, gy - y) - extra)
      if (d < least) {
        least = d
        best = { body: hold.body, place: hold.index, hold: i, point: p.clone(), distance: d }
      }
    }
  })
  return best
}

/** snap moves a pick to the hold that the world would take there. */
function snap(frame: Frame, found: Pick) {
  const count = frame.bodies[found.body].count
  let least = holdReach * count
  frame.holds.forEach((hold, i) => {
    const d = Math.abs(hold.index - found.place)
    if (hold.body !== found.body || d > least) return
    least = d
    found.hold = i
  })
  if (found.hold >= 0) found.place = frame.holds[found.hold].index
}

/** nearest returns how far along a segment the nearest point to (x, y) is, from 0 to 1. */
function nearest(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  const dx = bx - ax, dy = by - ay
  const size = dx * dx + dy * dy
  return size > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size)) : 0
}

const p = new Vector3()
const q = new Vector3()
let screen = new Float32Array(0) // where the poses of a body are [px]
