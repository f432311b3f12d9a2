// Orders and numbers that look random and are the same every time.

/** hash returns a number between 0 and 1 for a whole one. */
export function hash(n: number): number {
  let x = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
}

/** shuffle returns the numbers below a count in an order in which any first part is spread over all. */
export function shuffle(count: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(hash(i) * (i + 1))
    const kept = order[i]
    order[i] = order[j]
    order[j] = kept
  }
  return order
}
