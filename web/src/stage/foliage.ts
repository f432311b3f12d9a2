// The shapes of leaves. A leaf is one long, along z from its stalk; y is out of its upper face. Their colour says how light a part is.

import { BufferAttribute, BufferGeometry } from 'three'

/** Outline returns half the width of a leaf at a place along it, and how far it rises there. */
type Outline = (s: number) => { half: number; rise: number }

const outlines: Record<string, { outline: Outline; fold: number }> = {
  leaf: { outline: (s) => ({ half: 0.3 * Math.sin(Math.PI * s ** 0.72) ** 0.85, rise: 0.1 * s - 0.22 * s * s }), fold: 0.35 },
  leaflet: { outline: (s) => ({ half: 0.085 * Math.sin(Math.PI * (0.06 + 0.94 * s) ** 0.6) + 0.004, rise: -0.28 * s * s }), fold: 0.6 },
  blade: { outline: (s) => ({ half: 0.028 * (1 - s) ** 0.6 + 0.002, rise: 0.12 * s - 0.75 * s * s * s }), fold: 0.4 },
  needle: { outline: (s) => ({ half: 0.02 * (1 - 0.8 * s), rise: 0 }), fold: 0.2 },
}
outlines.frond = outlines.leaflet

/** leafGeometry makes a leaf, or an ear; one whose shape is not known is a leaf. */
export function leafGeometry(shape: string, fine: boolean): BufferGeometry {
  if (shape === 'ear') return ear(fine)
  const { outline, fold } = outlines[shape] ?? outlines.leaf
  const narrow = outline(0.5).half < 0.1
  if (!fine) return kite(outline(narrow ? 0.3 : 0.4), outline(1).rise, fold)
  const rows = 5
  const positions: number[] = [], shades: number[] = [], index: number[] = []
  // two halves that meet in a fold
  for (let i = 0; i <= rows; i++) {
    const s = i / rows
    const { half, rise } = outline(s)
    for (const x of [-1, 0, 1]) {
      positions.push(x * half, rise + fold * Math.abs(x) * half, s)
      shades.push(x === 0 ? 0.86 : 0.94 + 0.1 * s)
    }
    if (i === rows) continue
    for (const j of [0, 1]) {
      const a = 3 * i + j
      index.push(a, a + 3, a + 1, a + 1, a + 3, a + 4)
    }
  }
  return finish(positions, shades, index)
}

/** kite is a leaf of four corners. */
function kite(wide: { half: number; rise: number }, tip: number, fold: number): BufferGeometry {
  const edge = wide.rise + fold * wide.half
  return finish([0, 0, 0, -1.15 * wide.half, edge, 0.42, 1.15 * wide.half, edge, 0.42, 0, tip, 1], [0.86, 0.97, 0.97, 1.03], [0, 1, 3, 0, 3, 2])
}

/** ear is an ear of wheat: two rows of grains, and awns that stand off them. */
function ear(fine: boolean): BufferGeometry {
  const positions: number[] = [], shades: number[] = [], index: number[] = []
  const add = (points: number[][], shade: number[], faces: number[]) => {
    const first = positions.length / 3
    positions.push(...points.flat())
    shades.push(...shade)
    index.push(...faces.map((k) => k + first))
  }
  const grains = fine ? 7 : 3
  for (let i = 0; i < grains; i++) {
    for (const side of [-1, 1]) {
      const z = (0.06 + (0.78 * (i + (side > 0 ? 0.5 : 0))) / grains), size = fine ? 0.2 : 0.36, plump = (fine ? 0.075 : 0.085) * (1 - 0.35 * z)
      const x = side * 0.05
      // a grain: pointed at both ends, four sides
      add([[x * 0.3, 0, z], [x + side * plump, 0, z + 0.45 * size], [x, plump, z + 0.45 * size], [x - side * plump * 0.6, 0, z + 0.45 * size], [x, -plump, z + 0.45 * size], [x + side * 0.02, 0, z + size]],
        [0.62, 1, 0.95, 0.8, 0.95, 1.12], [0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 1, 5, 2, 1, 5, 3, 2, 5, 4, 3, 5, 1, 4])
      if (!fine && i !== 1) continue
      const long = 0.62, lean = 0.2 // an awn
      add([[x, -0.006, z + 0.8 * size], [x, 0.006, z + 0.8 * size], [x + side * lean, side * 0.04 * (i % 3) - 0.03, z + size + long]], [0.95, 0.95, 1.3], [0, 1, 2])
    }
  }
  return finish(positions, shades, index)
}

function finish(positions: number[], shades: number[], index: number[]): BufferGeometry {
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  g.setAttribute('shade', new BufferAttribute(new Float32Array(shades), 1))
  g.setIndex(index)
  g.computeVertexNormals()
  return g
}
