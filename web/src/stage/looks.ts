// What rigid bodies are made of: plastic, wood, metal, stone, rubber or glass, in the two grades of materials.ts.

import { MeshDepthMaterial, MeshPhongMaterial, MeshPhysicalMaterial, RGBADepthPacking, type DataTexture, type Material, type WebGLProgramParametersWithUniforms } from 'three'
import type { Grade } from './materials'
import { poseCode } from './poses'

/** Poses are where bodies are, as textures, for a shader that has no instances. */
export type Poses = Record<'places' | 'turns', DataTexture>

/** lookOf makes a material; what is quiet shines less, so that the eye rests on what moves. */
export function lookOf(name: string, grade: Grade, quiet: boolean, poses: Poses | null): Material {
  const look = looks[name] ?? looks.plastic
  if (grade === 'plain') {
    const [shine, shininess] = quiet ? [0.25 * look.shine, 12] : [look.shine, look.shininess]
    const material = new MeshPhongMaterial({ shininess, opacity: look.opacity ?? 1, transparent: look.opacity !== undefined })
    material.specular.setScalar(shine)
    return patterned(material, look.plain, name, poses)
  }
  const material = new MeshPhysicalMaterial({
    metalness: quiet ? 0.15 * look.metal : look.metal, roughness: quiet ? Math.max(0.55, look.rough) : look.rough,
    clearcoat: quiet ? 0 : look.coat, clearcoatRoughness: 0.22, opacity: look.opacity ?? 1, transparent: look.opacity !== undefined,
  })
  return patterned(material, look.rich, name, poses)
}

interface Look {
  metal: number
  rough: number
  coat: number // a clear one, as varnish
  shine: number // and for a processor: how bright its highlights are
  shininess: number // and how small
  opacity?: number
  rich: string // code of its pattern
  plain: string
}

// A ball has a pale belt, so that one sees it roll.
const belt = `
  if (vGrain.w < -0.5) {
    float z = abs(vGrain.z), w = fwidth(vGrain.z);
    diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.9, 0.87, 0.8), 0.9 * (1.0 - smoothstep(0.11 - w, 0.11 + w, z)));
  }`

// Rings about a heart beside the body, bent by noise, and fibres along it.
const wood = `
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float bend = noise(g * vec3(2.2, 4.0, 4.0));
    float rings = 6.5 * length(g.yz * vec2(1.0, 1.25) + vec2(0.38, 0.62 + 0.2 * sin(vSeed * 37.0))) + 1.1 * bend;
    float late = fract(rings);
    late = smoothstep(0.15, 0.85, late) * (1.0 - smoothstep(0.88, 1.0, late));
    float fibre = noise(g * vec3(5.0, 120.0, 120.0));
    diffuseColor.rgb *= (1.06 - 0.27 * late) * (0.92 + 0.16 * fibre) * (0.94 + 0.12 * fract(vSeed * 13.7));
    diffuseColor.rgb *= mix(vec3(1.0), vec3(1.0, 0.93, 0.84), late);
  }`
const plainWood = `
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float late = fract(6.5 * length(g.yz + vec2(0.38, 0.62)) + 0.5 * sin(5.0 * g.x + 6.0 * vSeed));
    diffuseColor.rgb *= 1.06 - 0.24 * smoothstep(0.1, 0.9, late) * (1.0 - smoothstep(0.9, 1.0, late));
  }`
const stone = `
  {
    vec3 g = vGrain.xyz + vSeed * 5.1;
    diffuseColor.rgb *= 0.86 + 0.16 * noise(g * 9.0) + 0.14 * noise(g * 70.0);
  }`

const looks: Record<string, Look> = {
  plastic: { metal: 0, rough: 0.36, coat: 0.45, shine: 0.2, shininess: 50, rich: belt, plain: belt },
  wood: { metal: 0, rough: 0.56, coat: 0.22, shine: 0.07, shininess: 22, rich: wood, plain: plainWood },
  metal: { metal: 0.82, rough: 0.26, coat: 0, shine: 0.65, shininess: 90, rich: '', plain: '' },
  stone: { metal: 0, rough: 0.85, coat: 0, shine: 0.03, shininess: 10, rich: stone, plain: '' },
  rubber: { metal: 0, rough: 0.88, coat: 0, shine: 0.06, shininess: 8, rich: belt, plain: belt },
  glass: { metal: 0, rough: 0.04, coat: 1, shine: 0.8, shininess: 120, opacity: 0.42, rich: '', plain: '' },
}

/** shadowOf makes what casts the shadow of bodies that are placed by their shader. */
export function shadowOf(poses: Poses): Material {
  const material = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
  material.onBeforeCompile = (shader) => placed(shader, poses)
  material.customProgramCacheKey = () => 'shadow of solids'
  return material
}

/** patterned paints a pattern over the colour of each body, no two alike, and places bodies that are no instances. */
function patterned<M extends MeshPhongMaterial | MeshPhysicalMaterial>(material: M, code: string, name: string, poses: Poses | null): M {
  material.vertexColors = poses !== null
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec4 grain;\nvarying vec4 vGrain;\nvarying float vSeed;')
      .replace('#include <begin_vertex>', `#include <begin_vertex>
        vGrain = grain;
        vSeed = fract(0.618034 * float(${poses ? 'slot' : 'gl_InstanceID'}) + 0.381966 * max(0.0, grain.w));`)
    if (poses) placed(shader, poses)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec4 vGrain;\nvarying float vSeed;\n${code.includes('noise(') ? noise : ''}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${code}`)
  }
  material.customProgramCacheKey = () => `${name} of a solid${poses ? ', placed' : ''}`
  return material
}

/** placed lets a shader bring each vertex to where its body is. */
function placed(shader: WebGLProgramParametersWithUniforms, poses: Poses) {
  shader.uniforms.places = { value: poses.places }
  shader.uniforms.turns = { value: poses.turns }
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\nattribute float slot;\n${poseCode}`)
    .replace('#include <beginnormal_vertex>', '#include <beginnormal_vertex>\nobjectNormal = turned(turnAt(slot), objectNormal);')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\ntransformed = turned(turnAt(slot), transformed) + placeAt(slot).xyz;')
}

/** noise is smooth noise from 0 to 1, for shaders. */
export const noise = `
  float hashed(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
  float noise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(
      mix(mix(hashed(i), hashed(i + vec3(1, 0, 0)), f.x), mix(hashed(i + vec3(0, 1, 0)), hashed(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hashed(i + vec3(0, 0, 1)), hashed(i + vec3(1, 0, 1)), f.x), mix(hashed(i + vec3(0, 1, 1)), hashed(i + vec3(1, 1, 1)), f.x), f.y), f.z);
  }`
