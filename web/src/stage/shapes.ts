// The shapes of what rides on bodies. Their z runs along what they ride on, away from its root; their unit is the rider's size. None
// looks the same from all sides, so that a turn can be seen.

import {
  BufferAttribute, BufferGeometry, CapsuleGeometry, Color, ConeGeometry, CylinderGeometry, LatheGeometry, SphereGeometry, TorusGeometry, Vector2,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** Surface is what a part is made of. */
export type Surface = 'gloss' | 'matte' | 'paper' | 'steel'

/** Shape is drawn in two parts: one in the rider's colour, and what has colours of its own. */
export interface Shape {
  tinted: BufferGeometry | null
  own: BufferGeometry | null
  surface: Surface
  colour?: string // of a rider that names none; that of the body it rides on, if not given
  glows: boolean
  least: number // times the radius of what it rides on
}

export type Paint = (angle: number, x: number, y: number, z: number) => Color

/** shapeOf makes a shape; one that is not known is a ball. */
export function shapeOf(name: string, fine: boolean): Shape {
  return (shapes[name] ?? shapes.ball)(fine)
}

const shapes: Record<string, (fine: boolean) => Shape> = {
  joint: (fine) => ({ ...plain, surface: 'steel', least: 1.45, tinted: painted(sphere(fine), () => white) }),
  ball: (fine) => ({ ...plain, tinted: painted(sphere(fine), meridian), least: 1.5 }),
  bead: (fine) => ({ ...plain, tinted: painted(bead(fine), meridian), least: 1.7 }),
  box: () => ({ ...plain, surface: 'matte', tinted: painted(new RoundedBoxGeometry(2, 2, 2, 3, 0.16), face), least: 1.5 }),
  lantern,
  flower,
  head,
  'puppet-hand': puppetHand,
  'puppet-foot': puppetFoot,
}

const plain: Shape = { tinted: null, own: null, surface: 'gloss', glows: false, least: 1.5 }

const white = new Color(1, 1, 1)
const mark = new Color(1.7, 1.6, 1.35) // brighter than the colour it multiplies

/** meridian marks a ball from pole to pole, boldly on one side. */
const meridian: Paint = (angle) => (Math.abs(angle) < 0.16 ? mark : Math.abs(Math.abs(angle) - Math.PI) < 0.07 ? mark : white)

const face: Paint = (_, x, y) => (x > 0.98 && Math.abs(y) < 0.98 ? mark : white)

const sphere = (fine: boolean) => new SphereGeometry(1, fine ? 40 : 16, fine ? 24 : 10).rotateX(Math.PI / 2)

/** bead is a ball with a hole along z. */
function bead(fine: boolean): BufferGeometry {
  const n = fine ? 18 : 8
  const profile: [number, number][] = [[0.2, 0.7]]
  for (let i = 0; i <= n; i++) {
    const a = 0.3 + ((Math.PI - 0.6) * i) / n
    profile.push([Math.sin(a), 0.92 * Math.cos(a)])
  }
  profile.push([0.2, -0.7])
  return lathe(profile.reverse(), fine ? 40 : 16)
}

/** lantern is a ball of paper on ribs, open above and below, with a written band on one side and a tassel. */
function lantern(fine: boolean): Shape {
  const ribs = fine ? 11 : 7, steps = fine ? 5 : 2
  const profile: [number, number][] = []
  for (let i = 0; i <= ribs * steps; i++) {
    const u = i / (ribs * steps)
    const a = 0.4 + (Math.PI - 0.8) * u
    const puff = Math.abs(Math.sin(Math.PI * ribs * u)) // the paper bulges between its ribs
    profile.push([(0.965 + 0.035 * puff) * Math.sin(a), -0.86 * Math.cos(a)])
  }
  const written = new Color('#b3261a'), rib = new Color('#c98f52')
  const paper = painted(lathe(profile, fine ? 96 : 24), (angle, x, y, z) => {
    const u = (Math.acos(Math.max(-1, Math.min(1, -z / 0.86))) - 0.4) / (Math.PI - 0.8)
    if (Math.abs(angle) < 0.3 && Math.abs(z) < 0.52) return written
    return Math.abs(Math.sin(Math.PI * ribs * u)) < 0.25 && Math.hypot(x, y) < 2 ? rib : white
  })
  const wood = new Color('#3b2a20'), silk = new Color('#b3261a')
  const around = fine ? 32 : 12
  const own = merged(
    solid(new CylinderGeometry(0.41, 0.41, 0.12, around, 1).rotateX(Math.PI / 2).translate(0, 0, -0.82), wood),
    solid(new CylinderGeometry(0.41, 0.41, 0.12, around, 1).rotateX(Math.PI / 2).translate(0, 0, 0.82), wood),
    solid(new TorusGeometry(0.12, 0.025, 8, around).rotateX(Math.PI / 2).translate(0, 0, -0.96), wood),
    solid(new SphereGeometry(0.09, 16, 10).translate(0, 0, 0.95), silk),
    solid(new CylinderGeometry(0.05, 0.1, 0.5, 12, 1).rotateX(-Math.PI / 2).translate(0, 0, 1.22), silk),
  )
  return { tinted: paper, own, surface: 'paper', colour: '#ffc778', glows: true, least: 2.5 }
}

/** flower has five petals, no two alike and one of them pale, and a leaf on one side. */
function flower(fine: boolean): Shape {
  const petals: BufferGeometry[] = []
  const sizes = [1.08, 0.94, 0.86, 1, 0.9]
  for (let i = 0; i < 5; i++) petals.push(petal(fine, (2 * Math.PI * i) / 5, sizes[i], i === 0 ? mark : white))
  const leaf = solid(petal(fine, 0.55, 0.95, white).scale(1, 1, -0.4).translate(0, 0, -0.25), new Color('#4c8a3f'))
  const own = merged(
    solid(new SphereGeometry(0.25, fine ? 24 : 10, fine ? 16 : 6).scale(1, 1, 0.7).translate(0, 0, 0.1), new Color('#f0b429')),
    solid(new ConeGeometry(0.24, 0.4, fine ? 20 : 8).rotateX(-Math.PI / 2).translate(0, 0, -0.18), new Color('#4c8a3f')),
    leaf,
  )
  return { tinted: merged(...petals), own, surface: 'matte', colour: '#d9527c', glows: false, least: 3.2 }
}

/** petal is a cupped leaf that starts near the middle and points away from it at an angle. */
function petal(fine: boolean, angle: number, size: number, colour: Color): BufferGeometry {
  const n = fine ? 16 : 6, m = fine ? 10 : 4
  const positions: number[] = [], colours: number[] = [], index: number[] = []
  const cos = Math.cos(angle), sin = Math.sin(angle)
  for (let i = 0; i <= n; i++) {
    const s = i / n
    const wide = 0.46 * Math.sqrt(Math.max(0, 1 - (2 * s ** 1.25 - 1) ** 2)) + 0.1 * (1 - s) // an egg, its broad end outside
    for (let j = 0; j <= m; j++) {
      const t = (2 * j) / m - 1
      const r = size * (0.08 + 0.92 * s)
      const w = size * wide * t
      const z = 0.05 + 0.5 * s - 0.3 * s ** 3 + 0.3 * (wide * t) ** 2 + 0.05 * s * Math.sin(5 * t)
      positions.push(r * cos - w * sin, r * sin + w * cos, z)
      const shade = 0.5 + 0.5 * Math.min(1, 1.7 * s) // darker at its base
      colours.push(colour.r * shade, colour.g * shade, colour.b * shade)
      if (i < n && j < m) {
        const a = i * (m + 1) + j, b = a + m + 1
        index.push(a, b, a + 1, a + 1, b, b + 1)
      }
    }
  }
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  g.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
  g.setIndex(index)
  g.computeVertexNormals()
  return g
}

/** head is that of a wooden puppet; it looks along y, and its crown is along z. */
function head(fine: boolean): Shape {
  const n = fine ? 40 : 16, m = fine ? 28 : 12
  const skin = merged(
    painted(new SphereGeometry(1, n, m).rotateX(Math.PI / 2).scale(0.82, 0.74, 0.96), () => white),
    painted(new SphereGeometry(0.17, 20, 14).scale(1.3, 0.8, 0.95).translate(0.86, 0, 0.02), () => new Color(1, 0.78, 0.7)),
    painted(new SphereGeometry(0.16, 16, 12).scale(0.6, 0.5, 1).translate(0, 0.74, 0), () => white),
    painted(new SphereGeometry(0.16, 16, 12).scale(0.6, 0.5, 1).translate(0, -0.74, 0), () => white),
  )
  const ink = new Color('#20160f'), hair = new Color('#4a2c18'), lips = new Color('#a8322a')
  const own = merged(
    ...[0.27, -0.27].map((y) => solid(new SphereGeometry(0.085, 16, 12).translate(0.72, y, 0.2), ink)),
    solid(new CapsuleGeometry(0.035, 0.24, 4, 10).translate(0.74, 0, -0.36), lips),
    solid(new SphereGeometry(1, n, m, 0, 2 * Math.PI, 0, 1.25).rotateX(Math.PI / 2).rotateY(-0.4).scale(0.86, 0.78, 1), hair),
  )
  for (const g of [skin, own]) g.rotateZ(Math.PI / 2)
  return { tinted: skin, own, surface: 'matte', colour: '#e3b78d', glows: false, least: 2 }
}

/** puppetHand is a mitten along z, its thumb along x. */
function puppetHand(fine: boolean): Shape {
  const n = fine ? 28 : 12
  const tinted = merged(
    painted(new SphereGeometry(1, n, n).scale(0.62, 0.36, 0.95).translate(0, 0, 0.5), () => white),
    painted(new CapsuleGeometry(0.2, 0.5, 6, 12).rotateX(Math.PI / 2).rotateY(0.7).translate(0.6, 0, 0.3), () => white),
  )
  const own = solid(new CylinderGeometry(0.42, 0.46, 0.34, n).rotateX(Math.PI / 2).translate(0, 0, -0.3), new Color('#6b4a2f'))
  return { tinted, own, surface: 'matte', colour: '#e3b78d', glows: false, least: 2 }
}

/** puppetFoot is a shoe, its sole towards z and its toe against y: as the head, turned over. */
function puppetFoot(fine: boolean): Shape {
  const n = fine ? 28 : 12
  const tinted = merged(
    painted(new SphereGeometry(1, n, n).scale(1, 0.52, 0.5).translate(0.45, 0, 0.28), () => white),
    painted(new CylinderGeometry(0.44, 0.5, 0.6, n).rotateX(Math.PI / 2).translate(0, 0, 0), () => white),
  )
  const own = solid(new SphereGeometry(1, n, n).scale(1.02, 0.54, 0.16).translate(0.45, 0, 0.66), new Color('#2a1d15'))
  for (const g of [tinted, own]) g.rotateZ(-Math.PI / 2)
  return { tinted, own, surface: 'matte', colour: '#8c3b2e', glows: false, least: 2 }
}

/** lathe turns a profile of radius and height about z. */
export function lathe(profile: [number, number][], around: number): BufferGeometry {
  return new LatheGeometry(profile.map(([r, z]) => new Vector2(r, z)), around).rotateX(Math.PI / 2)
}

/** painted colours the vertices of a geometry by the angle about z and by place. */
export function painted(g: BufferGeometry, paint: Paint): BufferGeometry {
  const p = g.getAttribute('position')
  const colours = new Float32Array(3 * p.count)
  for (let i = 0; i < p.count; i++) {
    const x = p.getX(i), y = p.getY(i), z = p.getZ(i)
    paint(Math.atan2(y, x), x, y, z).toArray(colours, 3 * i)
  }
  g.setAttribute('color', new BufferAttribute(colours, 3))
  g.deleteAttribute('uv')
  return g
}

export const solid = (g: BufferGeometry, colour: Color) => painted(g, () => colour)

/** merged makes one geometry of several. */
export function merged(...parts: BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries(parts)
  for (const g of parts) g.dispose()
  return whole
}
