// What is under the pointer, found on the screen: near enough counts, because a thread is thinner than a finger.

import { Vector3 } from 'three'
import type { Frame } from '../protocol'
import { gripReach, type Fitting } from './fittings'
import type { OrbitCamera } from './camera'
import type { Project } from './effort'

/** Pick is a place on a body. */
export interface Pick {
  body: number
  place: number // index along its nodes, with a fraction
  hold: number // the hold that is taken there, or -1
  point: Vector3
  distance: number // from the pointer [px]
}

/** A grip within this part of a body's nodes takes the hold there, as the world does. */
const holdReach = 0.05

/** pick returns the place nearest to a point of the window within a reach [px], or null. */
export function pick(frame: Frame, fittings: (Fitting | null)[], camera: OrbitCamera, project: Project, x: number, y: number, reach: number): Pick | null {
  const best = nearestOnBodies(frame, project, x, y, reach)
  const grip = nearestGrip(frame, fittings, camera, project, x, y, best ? best.distance + 2 : reach)
  if (grip) return grip
  if (best) snap(frame, best)
  return best
}

function nearestOnBodies(frame: Frame, project: Project, x: number, y: number, reach: number): Pick | null {
  let best: Pick | null = null
  let nearest = reach
  const f = frame.floats
  frame.bodies.forEach((b, body) => {
    let ax = 0, ay = 0
    for (let i = 0; i < b.count; i++) {
      const k = b.at + 7 * i
      const [bx, by] = project(p.set(f[k], f[k + 1], f[k + 2]))
      if (i > 0) {
        const u = along(ax, ay, bx, by, x, y)
        const d = Math.hypot(ax + u * (bx - ax) - x, ay + u * (by - ay) - y)
        if (d < nearest) {
          nearest = d
          best = { body, place: i - 1 + u, hold: -1, point: new Vector3(f[k - 7], f[k - 6], f[k - 5]).lerp(p, u), distance: d }
        }
      }
      ax = bx
      ay = by
    }
  })
  return best
}

/** nearestGrip looks at what is drawn around the holds: a needle reaches beyond its thread. */
function nearestGrip(frame: Frame, fittings: (Fitting | null)[], camera: OrbitCamera, project: Project, x: number, y: number, reach: number): Pick | null {
  let best: Pick | null = null
  let nearest = reach
  fittings.forEach((fitting, i) => {
    const hold = frame.holds[i]
    if (!fitting || !hold) return
    for (let g = 0; g < fitting.grips.length; g++) {
      fitting.grip(g, p)
      const extra = gripReach(fitting, camera, camera.depth(p.x, p.y, p.z))
      const [gx, gy] = project(p)
      const d = Math.max(0, Math.hypot(gx - x, gy - y) - extra)
      if (d < nearest) {
        nearest = d
        best = { body: hold.body, place: hold.index, hold: i, point: p.clone(), distance: d }
      }
    }
  })
  return best
}

/** snap moves a pick to the hold that the world would take there. */
function snap(frame: Frame, found: Pick) {
  const count = frame.bodies[found.body].count
  let nearest = holdReach * count
  frame.holds.forEach((hold, i) => {
    const d = Math.abs(hold.index - found.place)
    if (hold.body !== found.body || d > nearest) return
    nearest = d
    found.hold = i
  })
  if (found.hold >= 0) found.place = frame.holds[found.hold].index
}

/** along returns how far along a segment the nearest point to (x, y) is, from 0 to 1. */
function along(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  const dx = bx - ax, dy = by - ay
  const size = dx * dx + dy * dy
  return size > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size)) : 0
}

const p = new Vector3()
