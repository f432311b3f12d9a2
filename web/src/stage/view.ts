// What a body looks like: a tube, hair, a plant, an ear or a prop. The stage brings each up to date and asks it where it is.

import { Color, type Box3, type Object3D } from 'three'
import type { BodyInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Level } from './quality'

/** Mark is the line or the glow around a body. */
export interface Mark {
  colour: Color // as the screen shows it
  width: number // [px]
}

export interface BodyView {
  info: BodyInfo
  readonly parts: Object3D[]
  /** how far it reaches beyond its poses [m] */
  readonly reach: number
  /** update brings it to the poses of a frame, which begin at a float. */
  update(floats: Float32Array, at: number, count: number, camera: OrbitCamera, ground: number): void
  setLevel(level: Level): void
  /** mark makes it stand out, or no longer. */
  mark(m: Mark | null): void
  /** shown returns the radius that it is drawn with at a pose, for a depth before the camera [m]. */
  shown(pose: number, depth: number, camera: OrbitCamera): number
  /** grow adds the poses of a frame to a box. */
  grow(box: Box3, floats: Float32Array, at: number, count: number): void
  dispose(): void
}

const stride = 7 // floats of a pose

/** growPoses adds poses to a box. */
export function growPoses(box: Box3, f: Float32Array, at: number, count: number, around = 0) {
  const { min, max } = box
  for (let i = 0; i < count; i++) {
    const k = at + i * stride
    const x = f[k], y = f[k + 1], z = f[k + 2]
    min.set(Math.min(min.x, x - around), Math.min(min.y, y - around), Math.min(min.z, z - around))
    max.set(Math.max(max.x, x + around), Math.max(max.y, y + around), Math.max(max.z, z + around))
  }
}

/** screen is what shaders know of the picture: its height [px], and the light from above and below where no panels give it. */
export const screen = { resolution: { value: 1000 }, above: { value: new Color(0) }, below: { value: new Color(0) } }
