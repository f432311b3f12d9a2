// From the 25 joints of a tracked hand to the wrist and the 22 angles of a hand of the scene.
//
// A person's hand is not built like the scene's. The knuckles give the pose of the wrist, the bones the angles; then the angles of each finger are corrected until
// its tip is where the person's is, in lengths of the hand: only so do fingers that meet at their tips meet in the scene, and grasp. What is done for a
// right hand here is done for the mirror image of a left one.
//
// Lengths are in parts of the length of the hand, and those of the scene's are as in hand/skeleton.go.

import { Matrix4, Quaternion, Vector3 } from 'three'

/** ANGLES is how many angles a hand has. */
export const ANGLES = 22

/** Fingers are what WebXR calls the joints of each finger, from the first that moves to the tip. */
const fingers = [
  ['thumb-metacarpal', 'thumb-phalanx-proximal', 'thumb-phalanx-distal', 'thumb-tip'],
  ...(['index', 'middle', 'ring', 'pinky'] as const).map((f) => [`${f}-finger-phalanx-proximal`, `${f}-finger-phalanx-intermediate`, `${f}-finger-phalanx-distal`, `${f}-finger-tip`]),
] as XRHandJoint[][]

/** joints are those that are looked at: the wrist, then four of each finger. */
export const joints: readonly XRHandJoint[] = ['wrist', ...fingers.flat()]

const bones = [[0.251, 0.196, 0.158], [0.245, 0.143, 0.097], [0.266, 0.17, 0.108], [0.244, 0.165, 0.107], [0.204, 0.117, 0.093]]
const roots = [[0.105, -0.05, 0.085], [0.15, 0, 0.455], [0.038, 0.012, 0.452], [-0.072, 0.006, 0.425], [-0.172, -0.012, 0.385]].map((r) => new Vector3().fromArray(r))
const lean = 0.15 // of the axis about which the thumb rolls [rad]
const cosLean = Math.cos(lean), sinLean = Math.sin(lean)
const [thumb, index, middle, ring, little] = [0, 1, 2, 3, 4]

// Numbers of angles, as in hand/joint.go. Four move the tip of a finger: the thumb rolls, leaves the palm and bends twice; the others spread and bend three times; the middle finger only bends.
const moving = [[0, 3, 1, 2], [10, 4, 5, 6], [7, 8, 9], [14, 11, 12, 13], [18, 15, 16, 17]]
const bends = [[-1, 1, 2], [4, 5, 6], [7, 8, 9], [11, 12, 13], [15, 16, 17]] // at each joint from the root, of the thumb not there
const low = [-0.17, -0.17, -0.35, 0, -0.35, 0, -0.09, -0.35, 0, -0.09, -0.09, -0.35, 0, -0.09, -0.09, -0.35, 0, -0.09, -0.09, 0, -1.22, -0.35]
const high = [1.92, 1.05, 1.4, 1.13, 1.57, 1.83, 1.4, 1.57, 1.83, 1.4, 0.44, 1.57, 1.83, 1.4, 0.44, 1.57, 1.83, 1.4, 0.52, 0.52, 1.31, 0.52]

const rounds = 6 // of the correction, at most
const enough = 1e-3 // a round that moves no angle by more was the last [rad]
const reluctance = 0.05 // to leave the angles of the bones: a tip that is 1 % off is worth a fifth of a radian [1/rad]
const delta = 1e-4 // for derivatives [rad]
const faded = 0.25 // cosine of a bend from which on the spread of a finger cannot be seen well

/** Retargeted is what a hand of the scene is asked for. */
export interface Retargeted {
  position: Vector3 // of the wrist [m]
  rotation: Quaternion
  angles: Float32Array // [rad]
}

export class Retarget {
  readonly out: Retargeted = { position: new Vector3(), rotation: new Quaternion(), angles: new Float32Array(ANGLES) }
  private readonly local = joints.map(() => new Vector3()) // where the joints are from the wrist, as of a right hand, in lengths of the hand

  constructor(private readonly left: boolean, private readonly size: number /* of the hand of the scene [m] */) {}

  /** map finds wrist and angles for the joints, of which the places in the world are given [m]. The knuckle of the middle finger is where the person's is. */
  map(at: readonly Vector3[]): Retargeted {
    const { out, local, left } = this, side = left ? -1 : 1
    const own = handLength(at)
    basis(v.copy(knuckle(at, middle)).sub(at[0]), w.copy(knuckle(at, index)).sub(knuckle(at, little)).multiplyScalar(side), seen)
    mirror(v.copy(roots[middle]), left)
    mirror(w.copy(roots[index]).sub(roots[little]), left).multiplyScalar(side)
    out.rotation.setFromRotationMatrix(seen.multiply(basis(v, w, built).transpose()))
    inverse.copy(out.rotation).conjugate()
    mirror(v.copy(roots[middle]), left).multiplyScalar(this.size).applyQuaternion(out.rotation)
    out.position.copy(knuckle(at, middle)).sub(v)
    at.forEach((p, i) => mirror(local[i].copy(p).sub(knuckle(at, middle)).applyQuaternion(inverse), left).divideScalar(own).add(roots[middle]))
    out.angles.fill(0)
    this.bones(out.angles)
    for (const finger of [thumb, index, middle, ring, little]) correct(out.angles, finger, local[4 + 4 * finger])
    return out
  }

  /** bones finds the angles between the bones. */
  private bones(a: Float32Array) {
    this.bone(thumb, 0, v)
    unlean(v)
    a[3] = Math.atan2(Math.hypot(v.x, v.y), v.z)
    a[0] = Math.atan2(-v.y, v.x)
    if (a[0] < -Math.PI / 2) a[0] += 2 * Math.PI
    const bend = [1, 2].map((i) => {
      this.bone(thumb, i, v)
      unlean(v).applyAxisAngle(zAxis, a[0])
      return a[3] - Math.atan2(v.x, v.z)
    })
    a[1] = bend[0]
    a[2] = bend[1] - bend[0]
    const spreads = [index, middle, ring, little].map((finger) => this.finger(finger, a))
    a[10] = spreads[0] - spreads[1]
    a[14] = spreads[1] - spreads[2]
    a[18] = spreads[2] - spreads[3]
    for (let i = 0; i < ANGLES; i++) a[i] = clamp(a[i], i)
  }

  /** finger finds how a finger bends, and returns how far it is spread towards the thumb. */
  private finger(finger: number, a: Float32Array): number {
    this.bone(finger, 0, v)
    const flat = Math.hypot(v.x, v.z)
    const spread = v.z > 0 ? Math.atan2(v.x, v.z) * Math.min(1, flat / faded) : 0
    const bent = [0, 1, 2].map((i) => {
      this.bone(finger, i, v).applyAxisAngle(yAxis, -spread)
      return Math.atan2(-v.y, v.z)
    })
    bent.forEach((angle, i) => (a[bends[finger][i]] = turn(i === 0 ? angle : angle - bent[i - 1])))
    return spread
  }

  /** bone returns the direction of a bone of a finger. */
  private bone(finger: number, i: number, out: Vector3): Vector3 {
    const k = 1 + 4 * finger + i
    return out.copy(this.local[k + 1]).sub(this.local[k]).normalize()
  }
}

/** correct moves the angles of a finger until its tip is at a place: Gauss and Newton's method, damped towards the angles that it began with. */
function correct(a: Float32Array, finger: number, wanted: Vector3) {
  const free = moving[finger], n = free.length
  for (let k = 0; k < n; k++) first[k] = a[free[k]]
  for (let round = 0; round < rounds; round++) {
    tip(a, finger, here)
    for (let k = 0; k < n; k++) {
      const before = a[free[k]]
      a[free[k]] += delta
      tip(a, finger, slopes[k]).sub(here).divideScalar(a[free[k]] - before)
      a[free[k]] = before
    }
    here.sub(wanted)
    for (let k = 0; k < n; k++) {
      for (let j = 0; j < n; j++) rows[k][j] = slopes[k].dot(slopes[j])
      rows[k][k] += reluctance ** 2
      rows[k][n] = -slopes[k].dot(here) - reluctance ** 2 * (a[free[k]] - first[k])
    }
    solve(n)
    let most = 0
    for (let k = 0; k < n; k++) {
      const before = a[free[k]]
      a[free[k]] = clamp(before + rows[k][n], free[k])
      most = Math.max(most, Math.abs(a[free[k]] - before))
    }
    if (most < enough) return
  }
}

/** tip returns where the tip of a finger is. */
function tip(a: Float32Array, finger: number, out: Vector3): Vector3 {
  const length = bones[finger], [bend1, bend2, bend3] = bends[finger]
  out.copy(roots[finger])
  if (finger === thumb) { // it bends in a plane that rolls about a leaning axis
    const one = a[3], two = one - a[bend2], three = two - a[bend3]
    const aside = length[0] * Math.sin(one) + length[1] * Math.sin(two) + length[2] * Math.sin(three)
    const along = length[0] * Math.cos(one) + length[1] * Math.cos(two) + length[2] * Math.cos(three)
    const x = aside * Math.cos(a[0])
    out.x += cosLean * x + sinLean * along
    out.y -= aside * Math.sin(a[0])
    out.z += cosLean * along - sinLean * x
    return out
  }
  const one = a[bend1], two = one + a[bend2], three = two + a[bend3]
  const along = length[0] * Math.cos(one) + length[1] * Math.cos(two) + length[2] * Math.cos(three)
  const spread = finger === index ? a[10] : finger === ring ? -a[14] : finger === little ? -a[14] - a[18] : 0
  out.x += along * Math.sin(spread)
  out.y -= length[0] * Math.sin(one) + length[1] * Math.sin(two) + length[2] * Math.sin(three)
  out.z += along * Math.cos(spread)
  return out
}

/** solve solves the n rows, whose last column is the right side, and leaves the result there. They are symmetric and positive: elimination needs no pivots. */
function solve(n: number) {
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < n; k++) {
      if (k === i) continue
      const f = rows[k][i] / rows[i][i]
      for (let j = i; j <= n; j++) rows[k][j] -= f * rows[i][j]
    }
  }
  for (let i = 0; i < n; i++) rows[i][n] /= rows[i][i]
}

/** handLength returns how long a hand is, by what the scene's has between its wrist and the tip of the middle finger. */
function handLength(at: readonly Vector3[]): number {
  let own = at[0].distanceTo(knuckle(at, middle))
  for (let i = 1; i < 4; i++) own += at[4 * middle + i].distanceTo(at[4 * middle + i + 1])
  return own / (roots[middle].length() + bones[middle].reduce((sum, length) => sum + length, 0))
}

const knuckle = (at: readonly Vector3[], finger: number) => at[1 + 4 * finger]

/** basis makes a rotation whose z is along a direction and whose x is near another. */
function basis(along: Vector3, near: Vector3, out: Matrix4): Matrix4 {
  along.normalize()
  near.addScaledVector(along, -near.dot(along)).normalize()
  return out.makeBasis(near, across.crossVectors(along, near), along)
}

function mirror(p: Vector3, left: boolean): Vector3 {
  if (left) p.x = -p.x
  return p
}

/** unlean turns a direction into the axes about which the thumb rolls. */
const unlean = (p: Vector3) => p.applyAxisAngle(yAxis, -lean)

/** turn returns an angle from −π to π. */
const turn = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

const clamp = (angle: number, joint: number) => Math.min(high[joint], Math.max(low[joint], angle))

const yAxis = new Vector3(0, 1, 0)
const zAxis = new Vector3(0, 0, 1)
const v = new Vector3()
const w = new Vector3()
const here = new Vector3()
const across = new Vector3()
const slopes = [0, 1, 2, 3].map(() => new Vector3())
const first = new Float64Array(4)
const rows = [0, 1, 2, 3].map(() => new Float64Array(5))
const inverse = new Quaternion()
const seen = new Matrix4()
const built = new Matrix4()
