// What a cloud of points tells: how it has turned, and the ball that it lies on.

import { Quaternion, Vector3 } from 'three'

/**
 * fitRotation turns a quaternion to the rotation that takes points a to points b best, and sets the means of both. It starts from what
 * the quaternion is, and follows it (Müller et al. 2016): a few rounds are enough from one picture to the next.
 */
export function fitRotation(a: Float32Array, b: Float32Array, turn: Quaternion, meanA: Vector3, meanB: Vector3) {
  mean(a, meanA)
  mean(b, meanB)
  columns.fill(0) // Σ b aᵀ by columns
  for (let i = 0; i < a.length; i += 3) {
    const x = b[i] - meanB.x, y = b[i + 1] - meanB.y, z = b[i + 2] - meanB.z
    for (let k = 0; k < 3; k++) {
      const w = a[i + k] - meanA.getComponent(k)
      columns[3 * k] += w * x
      columns[3 * k + 1] += w * y
      columns[3 * k + 2] += w * z
    }
  }
  for (let round = 0; round < 30; round++) {
    omega.set(0, 0, 0)
    let along = 1e-12
    for (let k = 0; k < 3; k++) {
      axis.set(0, 0, 0).setComponent(k, 1).applyQuaternion(turn)
      column.fromArray(columns, 3 * k)
      along += axis.dot(column)
      omega.add(axis.cross(column))
    }
    omega.divideScalar(Math.abs(along) + 1e-12)
    const angle = omega.length()
    if (angle < 1e-6) return
    turn.premultiply(step.setFromAxisAngle(omega.divideScalar(angle), Math.min(angle, 1.5))).normalize()
  }
}

/** fitSphere sets a point to the middle of the ball that points lie on; to their mean where they lie on a plane, or are few. */
export function fitSphere(points: Float32Array, out: Vector3) {
  const n = points.length / 3
  mean(points, out)
  if (n < 8) return
  // |p − m|² = 2 (p − m)·c + d, in the sense of least squares
  const m = Array.from({ length: 4 }, () => new Float64Array(5))
  let spread = 0
  for (let i = 0; i < points.length; i += 3) {
    const row = [points[i] - out.x, points[i + 1] - out.y, points[i + 2] - out.z, 1]
    const square = row[0] ** 2 + row[1] ** 2 + row[2] ** 2
    spread += square
    for (let r = 0; r < 4; r++) {
      for (let c = 0; c < 4; c++) m[r][c] += row[r] * row[c]
      m[r][4] += row[r] * square
    }
  }
  const size = Math.sqrt(spread / n)
  if (!solve(m)) return
  column.set(m[0][4] / 2, m[1][4] / 2, m[2][4] / 2)
  if (column.length() < 3 * size) out.add(column)
}

/** solve brings four equations to their solution, in the last column; false if they have none. */
function solve(m: Float64Array[]): boolean {
  for (let k = 0; k < 4; k++) {
    let best = k
    for (let r = k + 1; r < 4; r++) if (Math.abs(m[r][k]) > Math.abs(m[best][k])) best = r
    if (Math.abs(m[best][k]) < 1e-12 * (Math.abs(m[0][0]) + 1e-12)) return false
    ;[m[k], m[best]] = [m[best], m[k]]
    for (let r = 0; r < 4; r++) {
      if (r === k) continue
      const f = m[r][k] / m[k][k]
      for (let c = k; c < 5; c++) m[r][c] -= f * m[k][c]
    }
  }
  for (let k = 0; k < 4; k++) m[k][4] /= m[k][k]
  return true
}

function mean(points: Float32Array, out: Vector3) {
  out.set(0, 0, 0)
  for (let i = 0; i < points.length; i += 3) out.set(out.x + points[i], out.y + points[i + 1], out.z + points[i + 2])
  out.divideScalar(Math.max(1, points.length / 3))
}

const columns = new Float64Array(9)
const omega = new Vector3()
const axis = new Vector3()
const column = new Vector3()
const step = new Quaternion()
