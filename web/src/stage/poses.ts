// Poses as textures, so that a shader can place what is drawn: a picture costs the processor no more than copying them.

import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three'

const stride = 7 // floats of a pose
const wide = 1024 // texels in a row, as poseCode has it

/** PoseTexture holds poses in an order of its own: positions with a radius, and rotations where they are asked for. */
export class PoseTexture {
  readonly places: DataTexture
  readonly turns: DataTexture | null
  private readonly place: Float32Array
  private readonly turn: Float32Array | null

  /** Slots are the numbers of the poses, radius their radii [m]. */
  constructor(private readonly slots: Int32Array, radius: (pose: number) => number, turns: boolean) {
    const rows = Math.max(1, Math.ceil(slots.length / wide))
    this.place = new Float32Array(4 * wide * rows)
    this.turn = turns ? new Float32Array(4 * wide * rows) : null
    slots.forEach((pose, i) => (this.place[4 * i + 3] = radius(pose)))
    this.places = floatTexture(this.place, wide, rows)
    this.turns = this.turn && floatTexture(this.turn, wide, rows)
  }

  update(f: Float32Array, at: number, count: number) {
    const { slots, place, turn } = this
    for (let i = 0; i < slots.length; i++) {
      if (slots[i] >= count) continue
      const k = at + stride * slots[i]
      place[4 * i] = f[k]
      place[4 * i + 1] = f[k + 1]
      place[4 * i + 2] = f[k + 2]
      if (!turn) continue
      turn[4 * i] = f[k + 3]
      turn[4 * i + 1] = f[k + 4]
      turn[4 * i + 2] = f[k + 5]
      turn[4 * i + 3] = f[k + 6]
    }
    this.places.needsUpdate = true
    if (this.turns) this.turns.needsUpdate = true
  }

  dispose() {
    this.places.dispose()
    this.turns?.dispose()
  }
}

/** floatTexture makes a texture of four floats a texel. */
export function floatTexture(data: Float32Array, width: number, height: number): DataTexture {
  const t = new DataTexture(data, width, height, RGBAFormat, FloatType)
  t.minFilter = t.magFilter = NearestFilter
  return t
}

/** poseCode reads the textures in a vertex shader. */
export const poseCode = `
  uniform highp sampler2D places, turns;
  vec4 placeAt(float slot) { int i = int(slot + 0.5); return texelFetch(places, ivec2(i & ${wide - 1}, i >> 10), 0); }
  vec4 turnAt(float slot) { int i = int(slot + 0.5); return texelFetch(turns, ivec2(i & ${wide - 1}, i >> 10), 0); }
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  // Catmull–Rom: place and direction between b and c
  vec3 spline(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)));
  }
  vec3 slope(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return 0.5 * (c - a + f * (2.0 * (2.0 * a - 5.0 * b + 4.0 * c - d) + 3.0 * f * (3.0 * (b - c) + d - a)));
  }`
