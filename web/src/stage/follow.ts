// Where the things that move have been of late, so that the camera can keep them in the picture without restlessness.

import { Box3, Vector3 } from 'three'

const span = 1000 // of a stretch of time [ms]
const stretches = 5 // that are remembered: longer than a swing, shorter than patience
const spare = 0.06 // room beyond what was seen, so that the camera steps back once and not at every picture
const farthest = 4 // times the size at first: what flies away is let go
const stale = 0.2 // part of a side that may go unused before the camera comes nearer

export class Follower {
  private readonly boxes = Array.from({ length: stretches }, () => new Box3())
  private began = -Infinity // when the present stretch began [ms]
  private at = 0 // its number
  private first = 0 // size of what the camera looked at first [m]

  /** forget starts anew. */
  forget() {
    this.began = -Infinity
    this.first = 0
    for (const b of this.boxes) b.makeEmpty()
  }

  /** travels reports whether what is seen is far smaller than the way it goes: then the camera had better go along. */
  travels(reach: Box3): boolean {
    seen.makeEmpty()
    for (const b of this.boxes) seen.union(b)
    return seen.getSize(extent).length() > 2.5 * reach.getSize(now).length()
  }

  /** see takes where things are now, and changes the box that the camera looks at if it is too small or too large; true if it did. */
  see(now: number, reach: Box3, framed: Box3): boolean {
    if (now - this.began > span) {
      this.began = now
      this.at = (this.at + 1) % stretches
      this.boxes[this.at].makeEmpty()
    }
    this.boxes[this.at].union(reach)
    const whole = this.boxes.every((b) => !b.isEmpty()) // then what was not seen is truly unused
    seen.makeEmpty()
    for (const b of this.boxes) seen.union(b)
    const size = framed.getSize(extent).length()
    if (this.first === 0) this.first = size
    const outside = excess(framed, seen) > 0.01 * size
    if (!outside && !(whole && excess(seen, framed) > stale * size)) return false
    if (seen.getSize(extent).length() > farthest * this.first) return this.travels(reach)
    if (whole) framed.makeEmpty()
    framed.union(seen.expandByScalar(outside ? spare * size : 0))
    return true
  }
}

/** excess returns how far one box reaches out of another [m]. */
function excess(inner: Box3, outer: Box3): number {
  const low = inner.min, high = inner.max
  return Math.max(low.x - outer.min.x, low.y - outer.min.y, low.z - outer.min.z, outer.max.x - high.x, outer.max.y - high.y, outer.max.z - high.z)
}

const seen = new Box3()
const extent = new Vector3()
const now = new Vector3()
