// Hands that are planes: a pane with a frame, whose edge is solid while it holds something, and what it feels.

import { BufferAttribute, BufferGeometry, Color, DoubleSide, Group, LineBasicMaterial, LineLoop, Mesh, PlaneGeometry, Quaternion, ShaderMaterial, Vector3 } from 'three'
import { Cut, type Frame, type PlaneInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import { Effort, handMaterial, Scale, type Project } from './effort'

const square = [-0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0]

/** Wielded is a plane of this page, and where it is asked to be. */
export interface Wielded {
  plane: number
  pose: Float32Array // position and quaternion
}

interface Pane {
  info: PlaneInfo
  mesh: Mesh<PlaneGeometry, ShaderMaterial>
  rim: LineLoop<BufferGeometry, LineBasicMaterial> // seen from its edge, too
  effort: Effort
}

/** Planes draws those of a scene. */
export class Planes {
  readonly group = new Group()
  private readonly panes: Pane[]
  private readonly asked = rimOf() // where the reader's one shall be
  private readonly forces = new Scale()
  private readonly torques = new Scale()

  constructor(private readonly infos: PlaneInfo[], overlay: HTMLElement) {
    this.panes = infos.map((info) => ({ info, mesh: new Mesh(new PlaneGeometry(), paneMaterial(info.size)), rim: rimOf(), effort: new Effort(overlay) }))
    for (const { mesh, rim, effort, info } of this.panes) {
      mesh.renderOrder = 20
      rim.renderOrder = 21
      mesh.scale.set(info.size[0], info.size[1], 1)
      rim.scale.copy(mesh.scale)
      this.group.add(mesh, rim, effort.group)
    }
    this.asked.material.opacity = 0.5
    this.group.add(this.asked)
  }

  /** update brings the planes to a frame; wielded is the one that the reader moves. */
  update(frame: Frame, efforts: boolean, camera: OrbitCamera, now: number, project: Project, wielded: Wielded | null) {
    this.panes.forEach((pane, i) => {
      const { info, mesh, rim, effort } = pane, f = frame.floats, k = frame.probes.at + info.probes
      poseOf(frame, info, mesh.position, mesh.quaternion)
      rim.position.copy(mesh.position)
      rim.quaternion.copy(mesh.quaternion)
      const holds = f[k + Cut.held] > 0, mine = wielded?.plane === i
      tint.set(info.colour ?? '#4a7fd4')
      if (mine) tint.copy(handMaterial.color)
      rim.material.color.copy(tint)
      rim.material.opacity = holds ? 1 : 0.75
      mesh.material.uniforms.colour.value.copy(tint).convertLinearToSRGB()
      mesh.material.uniforms.holds.value = holds ? 1 : 0
      for (let j = 0; j < 3; j++) {
        felt[j] = f[k + Cut.torque + j]
        felt[3 + j] = f[k + Cut.force + j]
      }
      if (efforts && holds && felt.every(Number.isFinite)) effort.show(felt, 0, mesh.position, camera, this.forces, this.torques, now, project)
      else effort.hide()
    })
    this.asked.visible = wielded !== null
    if (!wielded) return
    const { mesh } = this.panes[wielded.plane]
    this.asked.position.fromArray(wielded.pose)
    this.asked.quaternion.fromArray(wielded.pose, 3)
    this.asked.scale.copy(mesh.scale)
    this.asked.material.color.copy(handMaterial.color)
    this.asked.visible = this.asked.position.distanceTo(mesh.position) > 0.02 * mesh.scale.x || this.asked.quaternion.angleTo(mesh.quaternion) > 0.03
  }

  /** corners calls f with the corners of all planes; the point is used again by the next. */
  corners(frame: Frame, f: (p: Vector3) => void) {
    for (const info of this.infos) cornersOf(frame, info, f)
  }

  /** centres calls f with the middles of all planes; the point is used again by the next. */
  centres(frame: Frame, f: (p: Vector3) => void) {
    for (const info of this.infos) {
      poseOf(frame, info, place, turn)
      f(place)
    }
  }

  /** pick returns the plane whose rim is within a reach of a point of the window [px], or -1. */
  pick(frame: Frame, project: Project, x: number, y: number, reach: number): number {
    let best = -1, least = reach
    this.infos.forEach((info, i) => {
      const points: [number, number][] = []
      cornersOf(frame, info, (p) => points.push([...project(p)]))
      points.forEach((p, k) => {
        const away = distance(points[(k + 3) % 4], p, x, y)
        if (away < least) [best, least] = [i, away]
      })
    })
    return best
  }

  dispose() {
    this.group.removeFromParent()
    for (const { mesh, rim, effort } of this.panes) {
      for (const part of [mesh, rim]) {
        part.geometry.dispose()
        part.material.dispose()
      }
      effort.dispose()
    }
    this.asked.geometry.dispose()
    this.asked.material.dispose()
  }
}

function cornersOf(frame: Frame, info: PlaneInfo, f: (p: Vector3) => void) {
  poseOf(frame, info, place, turn)
  for (let i = 0; i < 12; i += 3) f(corner.set(square[i] * info.size[0], square[i + 1] * info.size[1], 0).applyQuaternion(turn).add(place))
}

/** poseOf reads where a plane is in a frame, or else where it began. */
function poseOf(frame: Frame, info: PlaneInfo, position: Vector3, rotation: Quaternion) {
  const k = frame.probes.at + info.probes + Cut.pose, known = info.probes >= 0 && Number.isFinite(frame.floats[k])
  position.fromArray(known ? frame.floats : info.frame, known ? k : 0)
  rotation.fromArray(known ? frame.floats : info.frame, (known ? k : 0) + 3).normalize()
}

function rimOf() {
  const g = new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(square), 3))
  const rim = new LineLoop(g, new LineBasicMaterial({ transparent: true, toneMapped: false, depthWrite: false }))
  rim.frustumCulled = false
  return rim
}

/** paneMaterial draws a pane: clear in the middle, with a frame, dashed while it holds nothing, and a hand like that of a clock along its x, so that one sees it turn. */
function paneMaterial(size: number[]): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true, depthWrite: false, side: DoubleSide, toneMapped: false,
    uniforms: { colour: { value: new Color() }, holds: { value: 0 }, size: { value: [...size] } },
    vertexShader: 'varying vec2 p; uniform vec2 size; void main() { p = position.xy * size; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `
      uniform vec3 colour;
      uniform vec2 size;
      uniform float holds;
      varying vec2 p; // [m] from the middle
      void main() {
        vec2 away = 0.5 * size - abs(p);
        vec2 pixel = vec2(length(vec2(dFdx(p.x), dFdy(p.x))), length(vec2(dFdx(p.y), dFdy(p.y)))); // [m]
        vec2 inside = away / max(pixel, vec2(1e-9)); // [px]
        float rim = 1.0 - smoothstep(-0.5, 0.5, min(inside.x, inside.y) - mix(1.6, 3.5, holds));
        float along = inside.x < inside.y ? p.y / size.y : p.x / size.x;
        rim *= max(holds, step(0.35, fract(12.0 * along + 0.5)));
        float clock = (1.0 - smoothstep(0.5, 1.5, abs(p.y) / max(pixel.y, 1e-9))) * step(0.0, p.x);
        gl_FragColor = vec4(colour, max(mix(0.1, 0.2, holds), max(0.95 * rim, 0.55 * clock)));
      }`,
  })
}

/** distance returns how far a point is from a segment. */
function distance([ax, ay]: [number, number], [bx, by]: [number, number], x: number, y: number): number {
  const dx = bx - ax, dy = by - ay, size = dx * dx + dy * dy
  const u = size > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size)) : 0
  return Math.hypot(ax + u * dx - x, ay + u * dy - y)
}

const place = new Vector3()
const turn = new Quaternion()
const corner = new Vector3()
const tint = new Color()
const felt = new Float32Array(6)
