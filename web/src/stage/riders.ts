// What rides on a body: lanterns, flowers, beads, and the joints of a mechanism. All of one shape are drawn at once.

import {
  AdditiveBlending, Color, DynamicDrawUsage, Group, InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry, Quaternion, ShaderMaterial, Vector3,
  type Box3, type BufferGeometry, type Material,
} from 'three'
import type { BodyInfo, RiderInfo } from '../protocol'
import type { OrbitCamera } from './camera'
import type { Materials } from './materials'
import { shapeOf, type Shape } from './shapes'
import { hinges, strandsOf } from './tree'
import { readColour, Tube } from './tube'
import type { BodyView } from './view'

const stride = 7 // floats of a pose
const jointSize = 1.5 // radius of a joint over that of the bar

/** Flock is all riders of one shape. */
interface Flock {
  shape: Shape
  members: number[] // riders
  joint: boolean // they are balls between bars
  matrices: InstancedBufferAttribute
  outline: InstancedMesh | null
}

export class Riders {
  readonly group = new Group()
  private readonly tube: Tube | null // what they ride on, where it is one
  private readonly riders: RiderInfo[]
  private readonly local: { offset: Vector3; rotation: Quaternion }[]
  private readonly flocks: Flock[] = []
  private readonly centres: Float32Array // where they are, and how large: x, y, z, size [m]

  /** The poses that are held have something drawn there already. */
  constructor(private readonly view: BodyView, held: Set<number>, materials: Materials) {
    const { info } = view
    this.tube = view instanceof Tube ? view : null
    this.riders = [...(info.riders ?? []).filter((r) => r.frame >= 0 && r.frame < info.count), ...(this.tube ? joints(info, held) : [])]
    this.local = this.riders.map((r) => ({ offset: new Vector3().fromArray(r.offset), rotation: turnOf(r.rotation) }))
    this.centres = new Float32Array(4 * this.riders.length)
    for (const name of new Set(this.riders.map((r) => r.shape))) this.add(name, materials)
  }

  get count(): number {
    return this.riders.length
  }

  /** pose returns the pose that a rider rides on. */
  pose(i: number): number {
    return this.riders[i].frame
  }

  /** centre writes where a rider is, and returns its size [m]. */
  centre(i: number, out: Vector3): number {
    out.fromArray(this.centres, 4 * i)
    return this.centres[4 * i + 3]
  }

  /** update brings all to the poses of a frame. */
  update(f: Float32Array, at: number, count: number, camera: OrbitCamera) {
    for (const flock of this.flocks) {
      flock.members.forEach((m, i) => {
        const { frame, size } = this.riders[m]
        if (frame >= count) return
        const k = at + stride * frame
        const { offset, rotation } = this.local[m]
        turn.set(f[k + 3], f[k + 4], f[k + 5], f[k + 6]).normalize()
        place.copy(offset).applyQuaternion(turn)
        place.set(place.x + f[k], place.y + f[k + 1], place.z + f[k + 2])
        const drawn = flock.joint && !this.tube?.isHinge(frame) ? 0 : Math.max(size, !this.tube ? 0 : flock.shape.least * this.tube.shown(frame, camera.depth(place.x, place.y, place.z), camera))
        matrix.compose(place, turn.multiply(rotation), scale.setScalar(drawn))
        matrix.toArray(flock.matrices.array, 16 * i)
        place.toArray(this.centres, 4 * m)
        this.centres[4 * m + 3] = drawn
      })
      flock.matrices.needsUpdate = true
      if (flock.outline && this.tube) flock.outline.visible = this.tube.outline.visible
    }
  }

  /** grow adds the riders of a frame to a box. */
  grow(box: Box3, f: Float32Array, at: number, count: number) {
    this.riders.forEach(({ frame, size }, i) => {
      if (frame >= count) return
      const k = at + stride * frame
      place.copy(this.local[i].offset).applyQuaternion(turn.fromArray(f, k + 3).normalize())
      place.set(place.x + f[k], place.y + f[k + 1], place.z + f[k + 2])
      box.expandByPoint(scale.copy(place).addScalar(size))
      box.expandByPoint(scale.copy(place).addScalar(-size))
    })
  }

  dispose() {
    this.group.removeFromParent()
    this.group.traverse((o) => {
      if (!(o instanceof InstancedMesh)) return
      o.geometry.dispose()
      o.dispose()
    })
  }

  private add(name: string, materials: Materials) {
    const { info } = this.view
    const shape = shapeOf(name, materials.fine)
    const members = this.riders.flatMap((r, i) => (r.shape === name ? [i] : []))
    const matrices = new InstancedBufferAttribute(new Float32Array(16 * members.length), 16).setUsage(DynamicDrawUsage)
    const part = (g: BufferGeometry | null, material: Material) => {
      if (!g) return null
      const mesh = new InstancedMesh(g, material, members.length)
      mesh.instanceMatrix = matrices
      mesh.frustumCulled = false
      this.group.add(mesh)
      return mesh
    }
    const tinted = part(shape.tinted, materials.rider(shape.surface))
    const own = part(shape.own, materials.rider('matte'))
    for (const mesh of [tinted, own]) if (mesh) mesh.castShadow = true
    for (const mesh of [tinted, own]) if (mesh) mesh.receiveShadow = !shape.glows
    members.forEach((m, i) => tinted?.setColorAt(i, readColour(this.riders[m].colour, shape.colour ?? info.colour ?? '#c9473d')))
    const outline = name === 'joint' || !this.tube ? null : part(shape.tinted, this.tube.outline.material)
    if (outline) outline.visible = false
    if (shape.glows && materials.fine) part(new PlaneGeometry(2, 2), haloMaterial)!.renderOrder = 40
    this.flocks.push({ shape, members, joint: name === 'joint', matrices, outline })
  }
}

/** joints returns the balls between bars, and between what may turn out to be bars. */
function joints(info: BodyInfo, held: Set<number>): RiderInfo[] {
  const ridden = new Set((info.riders ?? []).filter((r) => Math.hypot(...r.offset) < r.size).map((r) => r.frame))
  const radius = (pose: number) => info.radius[Math.min(pose, info.radius.length - 1)] ?? 1e-3
  return hinges(info, strandsOf(info, info.count)).filter(({ pose }) => !ridden.has(pose) && !held.has(pose))
    .map(({ pose }) => ({ frame: pose, offset: [0, 0, 0], size: jointSize * Math.max(radius(pose), radius(pose + 1)), shape: 'joint', colour: '#ffffff' }))
}

/** turnOf returns the rotation of a rotation vector: axis times angle. */
function turnOf(rotation: number[] | undefined): Quaternion {
  const v = new Vector3().fromArray(rotation ?? [0, 0, 0])
  const angle = v.length()
  return angle > 0 ? new Quaternion().setFromAxisAngle(v.divideScalar(angle), angle) : new Quaternion()
}

/** setGlow sets how brightly the air around lamps shines, from 0 to 1. */
export function setGlow(strength: number) {
  haloMaterial.uniforms.strength.value = strength
}

/** haloMaterial is the shine around a lamp: a square that faces the viewer. */
const haloMaterial = new ShaderMaterial({
  transparent: true, depthWrite: false, toneMapped: false, blending: AdditiveBlending,
  uniforms: { strength: { value: 0.5 }, colour: { value: new Color('#ffb45e').convertLinearToSRGB() } },
  vertexShader: `
    varying vec2 at;
    void main() {
      at = position.xy;
      float size = length(instanceMatrix[0].xyz);
      vec4 v = viewMatrix * vec4(instanceMatrix[3].xyz, 1.0);
      gl_Position = projectionMatrix * (v + vec4(position.xy * size * 3.2, 0.0, 0.0));
    }`,
  fragmentShader: `
    uniform float strength;
    uniform vec3 colour;
    varying vec2 at;
    void main() {
      float r = length(at);
      float shine = pow(max(0.0, 1.0 - r), 2.6);
      gl_FragColor = vec4(colour, strength * shine);
    }`,
})

const turn = new Quaternion()
const place = new Vector3()
const scale = new Vector3()
const matrix = new Matrix4()
