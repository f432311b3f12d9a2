// How the poses of a body hang together: along a line in a rod, as trees in a chain.

import type { BodyInfo } from '../protocol'

/** Strand is a run of poses that follow each other. One that grows from another begins with the pose it grows from. */
export interface Strand {
  poses: Int32Array
  grown: boolean
}

/** parentOf returns the pose that a pose is joined to, or -1. */
export function parentOf(info: BodyInfo, pose: number): number {
  const p = info.parents ? info.parents[pose] ?? -1 : pose - 1
  return p < pose ? p : -1 // parents come before their children
}

/** isRoot reports whether a tree, or a rod, starts at a pose. */
export const isRoot = (info: BodyInfo, pose: number) => parentOf(info, pose) < 0

/** steps reports whether a new strand starts at a pose that follows another: it is of quite another thickness, and stays so. */
function steps(info: BodyInfo, pose: number): boolean {
  const { radius } = info
  if (radius.length <= pose + 1 || parentOf(info, pose + 1) !== pose) return false
  const alike = (a: number, b: number, factor: number) => a < factor * b && b < factor * a
  return !alike(radius[pose - 1], radius[pose], 1.5) && alike(radius[pose], radius[pose + 1], 1.2)
}

/** strandsOf cuts a body of so many poses into its strands. A root that nothing grows from is none. */
export function strandsOf(info: BodyInfo, count: number): Strand[] {
  const strands: Strand[] = []
  for (let first = 0; first < count; ) {
    let end = first + 1
    while (end < count && parentOf(info, end) === end - 1 && !(end - first > 1 && steps(info, end))) end++
    const parent = parentOf(info, first)
    const grown = parent >= 0
    const poses = Int32Array.from({ length: end - first + (grown ? 1 : 0) }, (_, i) => (grown ? (i === 0 ? parent : first + i - 1) : first + i))
    if (poses.length > 1) strands.push({ poses, grown })
    first = end
  }
  return strands
}

const fewLinks = 5

/**
 * hinges returns the joints of a body that may be those of a mechanism, as in a pendulum or a puppet: between the links of strands that
 * have few of them. Between two links alone they surely are; the others are once they have turned further than a bent branch would. There
 * bars meet in a ball; through all other joints a tube runs smoothly, because there something soft was cut into links.
 */
export function hinges(info: BodyInfo, strands: Strand[]): { pose: number; sure: boolean }[] {
  if (!info.parents) return []
  return strands.flatMap(({ poses, grown }) => {
    const links = poses.length - 1
    if (links > fewLinks) return []
    return Array.from(poses.slice(1, links), (pose) => ({ pose, sure: links === 2 && !grown }))
  })
}

/** Place is between two poses of a body. */
export interface Place {
  from: number
  to: number
  part: number // of the way, from 0 to 1
}

/** placeOn finds a place as the protocol has it: i − 1 + f is a fraction f of the way to pose i, from the pose that it is joined to. */
export function placeOn(info: BodyInfo, count: number, place: number): Place {
  const to = Math.min(count - 1, Math.max(0, Math.ceil(place - 1e-6)))
  const from = parentOf(info, to)
  return from < 0 ? { from: to, to, part: 1 } : { from, to, part: Math.min(1, Math.max(0, place - (to - 1))) }
}
