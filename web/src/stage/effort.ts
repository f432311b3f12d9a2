// What a hand feels, drawn: an arrow for the force, an arc for the torque, their figures beside them; and the band between
// where the hand asks a body to be and where it is.

import {
  BufferAttribute, BufferGeometry, ConeGeometry, CylinderGeometry, DoubleSide, DynamicDrawUsage, Group, Mesh, MeshBasicMaterial, Quaternion,
  ShaderMaterial, Color, TorusGeometry, Vector3,
} from 'three'
import { flag, h, text } from '../dom'
import { quantity } from '../quantity'
import type { OrbitCamera } from './camera'

const longest = 104 // an arrow at the largest force of late [px] …
const widestArrow = 0.2 // … or, in a narrow window, a part of that
const arcRadius = 30 // [px]
const widest = (300 / 360) * 2 * Math.PI // an arc at the largest torque of late [rad]
const arcSegments = 60
const readEvery = 110 // figures change this often, so that they can be read [ms]

/** Scale remembers the largest value of late, so that arrows of micronewtons and of newtons can both be seen. */
export class Scale {
  private largest = 0
  private seen = 0

  /** full is how long an arrow of the largest value is, beside the longest that there is room for. */
  constructor(public full = 1) {}

  /** of returns how large a value is beside the largest of late, from 0 to full. */
  of(value: number, now: number): number {
    const fade = Math.exp(-Math.min(1000, now - this.seen) / 20_000)
    this.seen = now
    this.largest = Math.max(this.largest * fade, value)
    return this.largest > 0 ? this.full * Math.sqrt(value / this.largest) : 0
  }
}

/** readable is the part of the window that nothing covers: figures stay in it [px]. */
export const readable = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

/** isReadable reports whether a figure at a point of the window could be read. */
const isReadable = (x: number, y: number) => x > readable.left + 4 && x < readable.right - 4 && y > readable.top + 10 && y < readable.bottom - 10

/** Figure is a value beside a point: it holds still long enough to be read. */
class Figure {
  readonly el: HTMLElement
  private mean = 0
  private seen = 0 // [ms]
  private read = 0 // [ms]

  constructor(overlay: HTMLElement, className: string, private readonly unit: string) {
    this.el = h('div', { class: `figure ${className}`, 'aria-hidden': 'true' })
    overlay.append(this.el)
  }

  show(value: number, now: number, x: number, y: number) {
    const jump = Math.abs(value - this.mean) > 0.3 * this.mean
    this.mean += (value - this.mean) * (jump ? 1 : 1 - Math.exp(-(now - this.seen) / 100))
    this.seen = now
    if (now - this.read > readEvery) {
      this.read = now
      text(this.el, quantity(this.mean, this.unit))
    }
    const half = 4 * (this.el.textContent?.length ?? 8) + 8, { left, top, right, bottom } = readable
    const inside = (v: number, from: number, to: number) => Math.round(Math.min(Math.max(v, from), Math.max(from, to)))
    this.el.style.transform = `translate(${inside(x, left + half, right - half)}px, ${inside(y, top + 14, bottom - 14)}px)`
    flag(this.el, 'shown', true)
  }

  /** showBeyond stands the figure beyond the end of a line on the screen. */
  showBeyond(value: number, now: number, fromX: number, fromY: number, x: number, y: number) {
    const length = Math.hypot(x - fromX, y - fromY) || 1
    const dx = (x - fromX) / length, dy = (y - fromY) / length
    const half = 4 * (this.el.textContent?.length ?? 8) + 10 // about half its width [px]
    this.show(value, now, x + dx * (half + 4), y + dy * 18)
  }

  hide() {
    flag(this.el, 'shown', false)
  }
}

export const forceMaterial = overlayMaterial('#d6451b')
export const torqueMaterial = overlayMaterial('#6a4fd0')
export const handMaterial = overlayMaterial('#0f8a7a')

function overlayMaterial(colour: string): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: colour, toneMapped: false, depthTest: false, transparent: true })
}

/** Effort shows one wrench. */
export class Effort {
  readonly group = new Group()
  private readonly shaft = new Mesh(new CylinderGeometry(1, 1, 1, 12).rotateX(Math.PI / 2).translate(0, 0, 0.5), forceMaterial)
  private readonly head = new Mesh(new ConeGeometry(1, 2.6, 16).rotateX(Math.PI / 2).translate(0, 0, 1.3), forceMaterial)
  private readonly arc = new Mesh(new TorusGeometry(1, 0.055, 8, arcSegments, widest), torqueMaterial)
  private readonly arcHead = new Mesh(new ConeGeometry(0.17, 0.42, 14), torqueMaterial)
  private readonly force: Figure
  private readonly torque: Figure

  constructor(overlay: HTMLElement) {
    this.force = new Figure(overlay, 'force', 'N')
    this.torque = new Figure(overlay, 'torque', 'N m')
    this.group.add(this.shaft, this.head, this.arc, this.arcHead)
    for (const m of [this.shaft, this.head, this.arc, this.arcHead]) {
      m.renderOrder = 60
      m.frustumCulled = false
    }
    // the torus is indexed ring by ring across its tube; reordered by angle, a part of its range is a part of the arc
    this.arc.geometry.setIndex(byAngle(8, arcSegments))
  }

  /** show draws a wrench (torque, force) of floats at a point, where the arrow begins, or ends if that is wanted. */
  show(f: ArrayLike<number>, at: number, point: Vector3, camera: OrbitCamera, forces: Scale, torques: Scale, now: number, project: Project, ends = false) {
    this.group.visible = true
    const pixel = camera.pixel(camera.depth(point.x, point.y, point.z))
    const below = this.showForce(v.set(f[at + 3], f[at + 4], f[at + 5]), point, pixel, forces, now, project, ends)
    this.showTorque(v.set(f[at], f[at + 1], f[at + 2]), point, pixel, torques, now, project, below ? -1 : 1)
  }

  hide() {
    this.group.visible = false
    this.force.hide()
    this.torque.hide()
  }

  dispose() {
    this.group.removeFromParent()
    for (const m of [this.shaft, this.head, this.arc, this.arcHead]) m.geometry.dispose()
    this.force.el.remove()
    this.torque.el.remove()
  }

  /** showForce draws the arrow, and returns whether it points down the screen. */
  private showForce(force: Vector3, point: Vector3, pixel: number, scale: Scale, now: number, project: Project, ends: boolean): boolean {
    const size = force.length()
    const part = scale.of(size, now)
    const seen = size > 1e-9 && part > 0.03
    this.shaft.visible = this.head.visible = seen
    if (!seen) {
      this.force.hide()
      return false
    }
    const length = Math.max(14, Math.min(longest, widestArrow * (readable.right - readable.left)) * part)
    turn.setFromUnitVectors(up, force.divideScalar(size))
    const [atX, atY] = project(point)
    const ahead = isReadable(...project(tip.copy(point).addScaledVector(force, length * pixel))), behind = isReadable(...project(tip.copy(point).addScaledVector(force, -length * pixel)))
    const before = ends ? behind || !ahead : behind && !ahead // one that would leave the picture is on the other side of the point
    start.copy(point).addScaledVector(force, before ? -length * pixel : 0)
    this.shaft.position.copy(start)
    this.shaft.quaternion.copy(turn)
    this.shaft.scale.set(1.9 * pixel, 1.9 * pixel, (length - 13) * pixel)
    this.head.position.copy(start).addScaledVector(force, (length - 13) * pixel)
    this.head.quaternion.copy(turn)
    this.head.scale.setScalar(5.2 * pixel)
    const [x, y] = project(tip.copy(point).addScaledVector(force, (before ? -length : length) * pixel))
    this.force.showBeyond(size, now, atX, atY, x, y)
    return y > atY + 12
  }

  private showTorque(torque: Vector3, point: Vector3, pixel: number, scale: Scale, now: number, project: Project, side: 1 | -1) {
    const size = torque.length()
    const part = scale.of(size, now)
    const seen = size > 1e-12 && part > 0.06
    this.arc.visible = this.arcHead.visible = seen
    if (!seen) return this.torque.hide()
    turn.setFromUnitVectors(up, torque.divideScalar(size))
    const segments = Math.max(8, Math.round(arcSegments * part))
    const angle = (widest * segments) / arcSegments
    this.arc.geometry.setDrawRange(0, segments * 8 * 6)
    this.arc.position.copy(point)
    this.arc.quaternion.copy(turn)
    this.arc.scale.setScalar(arcRadius * pixel)
    tip.set(Math.cos(angle), Math.sin(angle), 0)
    this.arcHead.position.copy(tip).multiplyScalar(arcRadius * pixel).applyQuaternion(turn).add(point)
    along.set(-Math.sin(angle), Math.cos(angle), 0).applyQuaternion(turn)
    this.arcHead.quaternion.setFromUnitVectors(sideways, along)
    this.arcHead.scale.setScalar(arcRadius * pixel)
    const [x, y] = project(point)
    this.torque.show(size, now, x, y + side * (arcRadius + 16)) // on the side where the arrow is not
  }
}

export type Project = (p: Vector3) => [x: number, y: number]

/** byAngle indexes a torus of so many sides so that the triangles of an angle follow each other. */
function byAngle(sides: number, segments: number): BufferAttribute {
  const index: number[] = []
  for (let i = 1; i <= segments; i++) {
    for (let j = 1; j <= sides; j++) {
      const a = (segments + 1) * j + i - 1, b = (segments + 1) * (j - 1) + i - 1
      index.push(a, b, a + 1, b, b + 1, a + 1)
    }
  }
  return new BufferAttribute(new Uint16Array(index), 1)
}

const bandRows = 24

/** Band is an elastic band from the hold of a hand to where the hand is, thinner the farther it is drawn. */
export class Band {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>
  private readonly positions = new Float32Array(6 * (bandRows + 1))

  constructor() {
    const g = new BufferGeometry()
    g.setAttribute('position', new BufferAttribute(this.positions, 3).setUsage(DynamicDrawUsage))
    const place = new Float32Array(4 * (bandRows + 1))
    const index: number[] = []
    for (let i = 0; i <= bandRows; i++) {
      place.set([-1, i / bandRows, 1, i / bandRows], 4 * i)
      if (i < bandRows) index.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3)
    }
    g.setAttribute('place', new BufferAttribute(place, 2))
    g.setIndex(index)
    this.mesh = new Mesh(g, new ShaderMaterial({
      transparent: true, depthTest: false, depthWrite: false, side: DoubleSide, toneMapped: false,
      uniforms: { colour: { value: new Color() } },
      vertexShader: 'attribute vec2 place; varying vec2 p; void main() { p = place; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }',
      fragmentShader: `
        uniform vec3 colour; varying vec2 p;
        void main() {
          float edge = smoothstep(1.0, 0.55, abs(p.x));
          float round = sqrt(max(0.0, 1.0 - p.x * p.x));
          gl_FragColor = vec4(mix(colour * 0.72, mix(colour, vec3(1.0), 0.25), round), edge * 0.92);
        }`,
    }))
    this.mesh.renderOrder = 50
    this.mesh.frustumCulled = false
  }

  /** stretch draws the band from a to b. */
  stretch(a: Vector3, b: Vector3, camera: OrbitCamera) {
    along.copy(b).sub(a)
    const pixel = camera.pixel(camera.depth(a.x, a.y, a.z))
    const length = along.length() / pixel // [px]
    this.mesh.visible = length > 2
    if (!this.mesh.visible) return
    v.copy(camera.camera.position).sub(a).cross(along).normalize()
    const waist = Math.max(0.3, 1 / (1 + length / 130)) // a band that is drawn out keeps its volume
    for (let i = 0; i <= bandRows; i++) {
      const u = i / bandRows
      const half = (0.9 + 3.4 * (waist + (1 - waist) * (2 * u - 1) ** 6)) * pixel
      for (let k = 0; k < 3; k++) {
        const c = a.getComponent(k) + along.getComponent(k) * u
        const w = v.getComponent(k) * half
        this.positions[6 * i + k] = c - w
        this.positions[6 * i + 3 + k] = c + w
      }
    }
    this.mesh.geometry.getAttribute('position').needsUpdate = true
  }
}

const up = new Vector3(0, 0, 1)
const sideways = new Vector3(0, 1, 0)
const v = new Vector3()
const tip = new Vector3()
const start = new Vector3()
const along = new Vector3()
const turn = new Quaternion()
