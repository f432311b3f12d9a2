// The skin of a hand: one surface over its sixteen limbs, which bends as they move. A graphics card bends it in a shader. For a shader on a processor
// that is dear: there it has fewer vertices, which are bent here, and lit one by one.

import {
  BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, Mesh, MeshDepthMaterial, MeshPhysicalMaterial, Quaternion, RGBADepthPacking, ShaderMaterial, UniformsLib, UniformsUtils, Vector3,
  type IUniform, type Material, type WebGLProgramParametersWithUniforms,
} from 'three'
import { unpack, unpackBytes, unpackWords, type Frame, type GeometryInfo, type GloveInfo, type Hello } from '../protocol'
import { noise } from './looks'
import type { Grade } from './materials'
import { readColour } from './tube'

const limbs = 16
const flesh = '#d9a78d'
const cloth = new Color('#47626b')
const cells = 32 // along the hand, where few triangles shall do

/** Bone is a limb in the pose that the surface was made in. */
interface Bone {
  place: Vector3
  turn: Quaternion
  half: number // of the line that its ball is swept along [m]
  radius: number // [m]
}

/** Skin draws one hand. */
export class Skin {
  readonly mesh: Mesh<BufferGeometry, Material>
  private readonly bones: Bone[]
  private readonly bodies: number[]
  private readonly turns = new Float32Array(4 * limbs)
  private readonly duals = new Float32Array(4 * limbs)
  private readonly glow = { value: new Color(0) }
  private readonly bent: Bent | null = null // where no shader bends it

  constructor(info: GloveInfo, hello: Hello, grade: Grade) {
    this.bodies = info.bodies
    this.bones = info.skin.rest.map((r, i) => boneOf(r, hello.geometries?.[hello.bodies[info.bodies[i]]?.geometry ?? -1]))
    const uniforms = { turns: { value: this.turns }, duals: { value: this.duals }, glow: this.glow, cloth: { value: cloth } }
    const colour = readColour(info.colour, flesh)
    this.mesh = new Mesh(surfaceOf(info, this.bones, grade === 'rich'), grade === 'rich' ? rich(colour, uniforms) : plain(colour, uniforms))
    if (grade === 'rich') this.mesh.customDepthMaterial = shadow(uniforms)
    else this.bent = new Bent(this.mesh.geometry)
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.frustumCulled = false
  }

  /** update bends the skin to where the limbs are: as dual quaternions, so that a bent joint keeps its thickness (Kavan et al. 2008). */
  update(frame: Frame) {
    const { turns, duals } = this, f = frame.floats
    this.bones.forEach((bone, i) => {
      const b = frame.bodies[this.bodies[i]]
      if (!b || b.count === 0) return
      turn.fromArray(f, b.at + 3).normalize().multiply(back.copy(bone.turn).conjugate())
      at.copy(bone.place).applyQuaternion(turn).negate()
      const x = at.x + f[b.at], y = at.y + f[b.at + 1], z = at.z + f[b.at + 2]
      turn.toArray(turns, 4 * i)
      dual.set(x / 2, y / 2, z / 2, 0).multiply(turn).toArray(duals, 4 * i)
    })
    this.bent?.bend(turns, duals)
  }

  /** light makes the hand glow in a colour that is not black. */
  light(colour: Color) {
    this.glow.value.copy(colour)
  }

  dispose() {
    this.mesh.removeFromParent()
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
    this.mesh.customDepthMaterial?.dispose()
  }
}

/** Bent bends a surface vertex by vertex, as the shader does. */
class Bent {
  private readonly places: Float32Array
  private readonly normals: Float32Array

  constructor(private readonly g: BufferGeometry) {
    this.places = new Float32Array(g.getAttribute('position').array)
    this.normals = new Float32Array(g.getAttribute('normal').array)
    for (const name of ['position', 'normal']) (g.getAttribute(name) as BufferAttribute).setUsage(DynamicDrawUsage)
  }

  bend(turns: Float32Array, duals: Float32Array) {
    const { g, places, normals } = this
    const bones = g.getAttribute('bones').array, weights = g.getAttribute('weights').array
    const place = g.getAttribute('position'), normal = g.getAttribute('normal')
    const p = place.array, n = normal.array
    for (let i = 0, k = 0, b = 0; k < p.length; i++, k += 3, b += 4) {
      const o = 4 * bones[b]
      let rx = 0, ry = 0, rz = 0, rw = 0, dx = 0, dy = 0, dz = 0, dw = 0
      for (let j = 0; j < 4; j++) {
        let w = weights[b + j]
        if (w === 0) break // the rest is lighter still
        const q = 4 * bones[b + j]
        if (turns[q] * turns[o] + turns[q + 1] * turns[o + 1] + turns[q + 2] * turns[o + 2] + turns[q + 3] * turns[o + 3] < 0) w = -w
        rx += w * turns[q]
        ry += w * turns[q + 1]
        rz += w * turns[q + 2]
        rw += w * turns[q + 3]
        dx += w * duals[q]
        dy += w * duals[q + 1]
        dz += w * duals[q + 2]
        dw += w * duals[q + 3]
      }
      const s = 2 / (rx * rx + ry * ry + rz * rz + rw * rw)
      // the matrix of the rotation, less the identity
      const xx = s * rx * rx, yy = s * ry * ry, zz = s * rz * rz, xy = s * rx * ry, xz = s * rx * rz, yz = s * ry * rz, wx = s * rw * rx, wy = s * rw * ry, wz = s * rw * rz
      const x = places[k], y = places[k + 1], z = places[k + 2]
      p[k] = x - (yy + zz) * x + (xy - wz) * y + (xz + wy) * z + s * (rw * dx - dw * rx + ry * dz - rz * dy)
      p[k + 1] = y + (xy + wz) * x - (xx + zz) * y + (yz - wx) * z + s * (rw * dy - dw * ry + rz * dx - rx * dz)
      p[k + 2] = z + (xz - wy) * x + (yz + wx) * y - (xx + yy) * z + s * (rw * dz - dw * rz + rx * dy - ry * dx)
      const u = normals[k], v = normals[k + 1], t = normals[k + 2]
      n[k] = u - (yy + zz) * u + (xy - wz) * v + (xz + wy) * t
      n[k + 1] = v + (xy + wz) * u - (xx + zz) * v + (yz - wx) * t
      n[k + 2] = t + (xz - wy) * u + (yz + wx) * v - (xx + yy) * t
    }
    place.needsUpdate = normal.needsUpdate = true
  }
}

function boneOf(rest: number[], g: GeometryInfo | undefined): Bone {
  const [half, radius] = g?.kind === 'capsule' ? [g.length / 2, g.radius] : [0, 0.01]
  return { place: new Vector3().fromArray(rest), turn: new Quaternion().fromArray(rest, 3).normalize(), half, radius }
}

/**
 * surfaceOf makes the triangles. For its paint each vertex knows where it is on the finger that is nearest, in radii of the fingertip: across, out
 * of the back, and along from the middle of the tip; and along from the joint before the last but one. And it knows how much blood shines
 * through, and whether it is of cloth.
 */
function surfaceOf(info: GloveInfo, bones: Bone[], fine: boolean): BufferGeometry {
  const { skin, size, side } = info
  const cuff = cuffOf(size, fine ? 36 : 18)
  const given: Surface = { ...smooth(unpack(skin.vertices), unpackWords(skin.triangles)), bones: unpackBytes(skin.bones), weights: unpack(skin.weights) }
  const own = fine ? given : thinned(given, size / cells)
  const n = own.places.length / 3, all = n + cuff.places.length / 3
  const g = new BufferGeometry()
  const whole = (width: number) => new Float32Array(width * all)
  const places = whole(3), normals = whole(3), weights = whole(4), finger = whole(4), tone = whole(2), limbsOf = new Uint8Array(4 * all)
  places.set(own.places)
  normals.set(own.normals)
  normals.set(cuff.normals, 3 * n)
  places.set(cuff.places, 3 * n)
  weights.set(own.weights)
  limbsOf.set(own.bones)
  for (let i = n; i < all; i++) {
    weights[4 * i] = 1 // to the palm, which is bone 0
    tone[2 * i + 1] = 1
    finger[4 * i + 2] = finger[4 * i + 3] = -9
  }
  g.setAttribute('position', new BufferAttribute(places, 3))
  g.setAttribute('normal', new BufferAttribute(normals, 3))
  g.setAttribute('bones', new BufferAttribute(limbsOf, 4))
  g.setAttribute('weights', new BufferAttribute(weights, 4))
  g.setAttribute('finger', new BufferAttribute(finger, 4))
  g.setAttribute('tone', new BufferAttribute(tone, 2))
  g.setIndex([...own.index, ...[...cuff.index].map((k) => k + n)])
  for (let i = 0; i < n; i++) {
    at.fromArray(places, 3 * i)
    const on = fingerOf(at, bones)
    place(at, bones, on, side === 'left', finger, 4 * i)
    tone[2 * i] = blood(finger, 4 * i, normals[3 * i + 1])
  }
  return g
}

/** Surface is a skin as the server has it. */
interface Surface {
  places: Float32Array
  normals: Float32Array
  bones: Uint8Array
  weights: Float32Array
  index: ArrayLike<number> & Iterable<number>
}

/** smooth finds the normals of a surface. */
function smooth(places: Float32Array, index: Uint32Array | number[]): Pick<Surface, 'places' | 'normals' | 'index'> {
  const g = new BufferGeometry().setAttribute('position', new BufferAttribute(places, 3))
  g.setIndex([...index])
  g.computeVertexNormals()
  return { places, normals: g.getAttribute('normal').array as Float32Array, index }
}

/** thinned joins the vertices that are in one cell of a grid and on one limb, so that a processor has fewer triangles to draw. */
function thinned({ places, normals, bones, weights, index }: Surface, cell: number): Surface {
  const first = new Map<string, number>(), to: number[] = [], members: number[][] = []
  for (let i = 0; i < places.length / 3; i++) {
    const key = [0, 1, 2].map((k) => Math.floor(places[3 * i + k] / cell)).join() + `,${bones[4 * i]}`
    if (!first.has(key)) {
      first.set(key, members.length)
      members.push([])
    }
    to.push(first.get(key)!)
    members[first.get(key)!].push(i)
  }
  const out = { places: new Float32Array(3 * members.length), normals: new Float32Array(3 * members.length), bones: new Uint8Array(4 * members.length), weights: new Float32Array(4 * members.length), index: [] as number[] }
  members.forEach((all, i) => {
    for (const m of all) {
      for (let k = 0; k < 3; k++) {
        out.places[3 * i + k] += places[3 * m + k] / all.length
        out.normals[3 * i + k] += normals[3 * m + k]
      }
    }
    near.fromArray(out.normals, 3 * i).normalize().toArray(out.normals, 3 * i)
    out.bones.set(bones.subarray(4 * all[0], 4 * all[0] + 4), 4 * i)
    out.weights.set(weights.subarray(4 * all[0], 4 * all[0] + 4), 4 * i)
  })
  const all = [...index]
  for (let i = 0; i < all.length; i += 3) {
    const a = to[all[i]], b = to[all[i + 1]], c = to[all[i + 2]]
    if (a !== b && b !== c && c !== a) out.index.push(a, b, c)
  }
  return out
}

/** fingerOf returns the finger that a point is nearest to. */
function fingerOf(p: Vector3, bones: Bone[]): number {
  let best = 0, least = Infinity
  for (let i = 1; i < limbs; i++) {
    const d = local(p, bones[i])
    const z = Math.max(-bones[i].half, Math.min(bones[i].half, d.z))
    const away = Math.hypot(d.x, d.y, d.z - z) - bones[i].radius
    if (away < least) {
      least = away
      best = Math.floor((i - 1) / 3)
    }
  }
  return best
}

/** place writes where a point is on a finger. The back of the thumb is at x, of the others at y. */
function place(p: Vector3, bones: Bone[], finger: number, left: boolean, out: Float32Array, k: number) {
  const tip = bones[1 + 3 * finger + 2], before = bones[1 + 3 * finger + 1]
  const d = local(p, tip)
  const turned = finger === 0
  out[k] = (turned ? -d.y : d.x) / tip.radius
  out[k + 1] = (turned ? (left ? -d.x : d.x) : d.y) / tip.radius
  out[k + 2] = (d.z - tip.half) / tip.radius
  out[k + 3] = (local(p, before).z + before.half) / before.radius
}

/** blood says how red skin is, from 0 to 1: most in fingertips and knuckles, more in the palm than on the back. */
function blood(finger: Float32Array, k: number, up: number): number {
  const bump = (x: number, width: number) => Math.exp(-((x / width) ** 2))
  const tip = bump(finger[k + 2] - 0.4, 1.3), knuckle = bump(finger[k + 3], 0.8) * Math.max(0, finger[k + 1])
  return Math.min(1, 0.1 + 0.26 * Math.max(0, -up) + 0.55 * tip + 0.4 * knuckle)
}

function local(p: Vector3, bone: Bone): Vector3 {
  return near.copy(p).sub(bone.place).applyQuaternion(back.copy(bone.turn).conjugate())
}

/** Sections of the cuff that the forearm ends in: height and how wide, in lengths of the hand; from within the hem over the cloth to the dark end. */
const hem: [z: number, wide: number][] = [
  [-0.075, 0.9], [-0.062, 0.98], [-0.057, 1.02], [-0.06, 1.06], [-0.07, 1.075], [-0.1, 1.085], [-0.15, 1.1], [-0.16, 1.08], [-0.163, 1.03], [-0.155, 0.97], [-0.15, 0.5], [-0.15, 0.01],
]

/** cuffOf makes the cuff: around the wrist, z along the hand. */
function cuffOf(size: number, around: number): Pick<Surface, 'places' | 'normals' | 'index'> {
  const places = new Float32Array(3 * hem.length * around), index: number[] = []
  hem.forEach(([z, wide], i) => {
    for (let j = 0; j < around; j++) {
      const a = (2 * Math.PI * j) / around, c = Math.cos(a), s = Math.sin(a)
      const round = (Math.abs(c) ** 2.4 + Math.abs(s) ** 2.4) ** (-1 / 2.4)
      at.set(0.148 * wide * c * round, 0.102 * wide * s * round, z).multiplyScalar(size).toArray(places, 3 * (i * around + j))
      if (i + 1 === hem.length) continue
      const p = i * around + j, q = i * around + ((j + 1) % around)
      index.push(p, p + around, q, q, p + around, q + around)
    }
  })
  return smooth(places, index)
}

type Uniforms = Record<string, IUniform>

function rich(color: Color, uniforms: Uniforms): Material {
  const material = new MeshPhysicalMaterial({ color, roughness: 0.5, specularIntensity: 0.75 })
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${bending}\nvarying vec3 vRest;`)
      .replace('#include <beginnormal_vertex>', '#include <beginnormal_vertex>\nbend();\nobjectNormal = turned(bentTurn, objectNormal);\nvRest = position;')
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${moved}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nuniform vec3 glow, cloth;\nvarying vec4 vFinger;\nvarying vec2 vTone;\nvarying vec3 vRest;\n${noise}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${mottled}\n${paint}`)
      .replace('#include <roughnessmap_fragment>', '#include <roughnessmap_fragment>\nroughnessFactor = mix(mix(roughnessFactor, 0.22, nail), 0.9, vTone.y);')
      .replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>\n${rim}`)
      .replace('#include <lights_fragment_end>', `#include <lights_fragment_end>\n${scatter}`)
  }
  material.customProgramCacheKey = () => 'skin'
  return material
}

/** plain lights the vertices only: for a processor. */
function plain(color: Color, uniforms: Uniforms): Material {
  const own = { flesh: { value: color.clone().lerp(new Color('#ffffff'), 0.12) } }
  const material = new ShaderMaterial({
    lights: true, toneMapped: false, uniforms: UniformsUtils.merge([UniformsLib.lights]),
    vertexShader: `
      #include <common>
      #include <lights_pars_begin>
      uniform vec3 flesh, cloth, glow;
      attribute vec4 finger;
      attribute vec2 tone;
      varying vec3 colour;
      varying vec4 vFinger;
      void main() {
        vFinger = finger;
        vec4 v = viewMatrix * vec4(position, 1.0);
        vec3 n = mat3(viewMatrix) * normal, eye = normalize(-v.xyz);
        vec3 albedo = mix(flesh * mix(vec3(1.03, 1.02, 0.98), vec3(1.02, 0.74, 0.68), tone.x), cloth, tone.y);
        float thin = 1.0 - abs(dot(n, eye));
        vec3 shown = glow * (0.12 + 0.9 * thin * thin * thin);
        #if NUM_DIR_LIGHTS > 0
          vec3 sun = directionalLights[0].direction;
          float lit = dot(n, sun), wrapped = clamp((lit + 0.5) / 1.5, 0.0, 1.0);
          float through = max(0.0, wrapped * wrapped - max(lit, 0.0)) * (1.0 - tone.y);
          float shine = max(0.0, dot(n, normalize(sun + eye)));
          shine *= shine;
          shine *= shine;
          shine *= shine;
          shown += RECIPROCAL_PI * directionalLights[0].color * albedo * (max(lit, 0.0) + through * vec3(1.3, 0.42, 0.26) + 0.3 * shine * shine * shine * (1.0 - tone.y));
        #endif
        #if NUM_HEMI_LIGHTS > 0
          shown += RECIPROCAL_PI * albedo * mix(hemisphereLights[0].groundColor, hemisphereLights[0].skyColor, 0.5 + 0.5 * dot(n, hemisphereLights[0].direction));
        #endif
        // to sRGB by roots, which are cheap
        vec3 root = sqrt(shown), fourth = sqrt(root), eighth = sqrt(fourth);
        colour = min(vec3(1.0), 0.662 * root + 0.684 * fourth - 0.3236 * eighth - 0.0225 * shown);
        gl_Position = projectionMatrix * v;
      }`,
    fragmentShader: `
      varying vec3 colour;
      varying vec4 vFinger;
      void main() {
        gl_FragColor = vec4(colour, 1.0);
        if (vFinger.z > -1.2 && vFinger.y > 0.0) {
          ${nails('colour', 'vec3(0.93, 0.74, 0.69)', 'vec3(0.97, 0.9, 0.85)', '0.08')}
          gl_FragColor.rgb = skin;
        }
      }`,
  })
  Object.assign(material.uniforms, uniforms, own)
  return material
}

/** shadow makes what casts the shadow of a skin. */
function shadow(uniforms: Uniforms): Material {
  const material = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader.replace('#include <common>', `#include <common>\n${bending}`).replace('#include <begin_vertex>', `#include <begin_vertex>\nbend();\n${moved}`)
  }
  material.customProgramCacheKey = () => 'shadow of skin'
  return material
}

const bending = `
  attribute vec4 bones, weights, finger;
  attribute vec2 tone;
  varying vec4 vFinger;
  varying vec2 vTone;
  uniform vec4 turns[${limbs}], duals[${limbs}];
  vec4 bentTurn, bentDual;
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  void add(int bone, float weight) {
    weight *= dot(turns[bone], bentTurn) < 0.0 ? -1.0 : 1.0; // the same rotation, on the near side
    bentTurn += weight * turns[bone];
    bentDual += weight * duals[bone];
  }
  void bend() {
    ivec4 b = ivec4(bones + 0.5);
    bentTurn = weights.x * turns[b.x];
    bentDual = weights.x * duals[b.x];
    add(b.y, weights.y);
    add(b.z, weights.z);
    add(b.w, weights.w);
    float scale = 1.0 / length(bentTurn);
    bentTurn *= scale;
    bentDual *= scale;
    vFinger = finger;
    vTone = tone;
  }`

const moved = 'transformed = turned(bentTurn, transformed) + 2.0 * (bentTurn.w * bentDual.xyz - bentDual.w * bentTurn.xyz + cross(bentTurn.xyz, bentDual.xyz));'

// No skin is of one colour.
const mottled = `
  {
    float broad = noise(vRest * 95.0) - 0.5, small = noise(vRest * 420.0) - 0.5, pores = noise(vRest * 1900.0) - 0.5;
    diffuseColor.rgb *= 1.0 + vec3(0.05, 0.13, 0.14) * broad + vec3(0.05, 0.09, 0.1) * small + 0.07 * pores;
  }`

// Nails, on a skin of a colour, with a soft border.
const nails = (colour: string, plate: string, edge: string, soft: string) => `
    vec3 skin = ${colour};
    vec2 n = abs(vec2(vFinger.x / 0.64, (vFinger.z + 0.22) / 0.74));
    float s = n.x * n.x * n.x + n.y * n.y * n.y, w = ${soft};
    float back = smoothstep(0.1, 0.3, vFinger.y);
    float nail = back * (1.0 - smoothstep(1.0 - w, 1.0 + w, s));
    float fold = back * exp(-pow((s - 1.05) / 0.3, 2.0)) * (1.0 - nail);
    skin *= 1.0 - 0.28 * fold;
    float moon = smoothstep(-0.7, -0.78, vFinger.z + 0.3 * vFinger.x * vFinger.x), edge = smoothstep(0.36, 0.42, vFinger.z + 0.15 * vFinger.x * vFinger.x);
    vec3 plate = mix(skin, ${plate}, 0.35) * 1.06;
    plate = mix(plate, ${edge}, 0.3 * moon + 0.55 * edge);
    skin = mix(skin, plate, nail);`

// Blood, creases over the joints, nails, and the cuff.
const paint = `
  float nail = 0.0;
  {
    vec3 bare = diffuseColor.rgb * mix(vec3(1.03, 1.02, 0.98), vec3(1.02, 0.74, 0.68), vTone.x);
    float tip = vFinger.z + 1.9, joint = vFinger.w;
    vec3 lines = vec3(joint, joint - 0.3, joint + 0.3) / 0.07;
    vec3 line = exp(-lines * lines);
    float deep = exp(-pow(tip / 0.07, 2.0));
    float crease = smoothstep(0.35, 0.8, abs(vFinger.y)) * max(deep, max(line.x, 0.7 * max(line.y, line.z)));
    bare *= 1.0 - crease * vec3(0.16, 0.24, 0.25);
    ${nails('bare', 'vec3(0.86, 0.52, 0.45)', 'vec3(0.95, 0.8, 0.7)', 'fwidth(s) + 0.02').replace('float nail', 'nail')}
    diffuseColor.rgb = mix(skin, cloth, vTone.y);
  }`

// Light that has gone through a little flesh comes out red where the surface turns away from the lamp, and at thin edges.
const scatter = `
  #if NUM_DIR_LIGHTS > 0
  {
    float lit = dot(normal, directionalLights[0].direction);
    float wrapped = clamp((lit + 0.5) / 1.5, 0.0, 1.0);
    float through = max(0.0, wrapped * wrapped - max(lit, 0.0)) * (1.0 - vTone.y);
    reflectedLight.directDiffuse += through * directionalLights[0].color * RECIPROCAL_PI * diffuseColor.rgb * vec3(1.3, 0.42, 0.26);
  }
  #endif`

const rim = `
  {
    float facing = abs(dot(normal, normalize(vViewPosition)));
    float thin = pow(1.0 - facing, 3.0);
    totalEmissiveRadiance += (1.0 - vTone.y) * thin * diffuseColor.rgb * vec3(0.22, 0.05, 0.03) + glow * (0.12 + 0.9 * thin);
  }`

const at = new Vector3()
const near = new Vector3()
const turn = new Quaternion()
const back = new Quaternion()
const dual = new Quaternion()
