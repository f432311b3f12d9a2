// Materials whose vertices a shader of their own places, lit and shadowed as all others are.

import {
  DoubleSide, MeshDepthMaterial, MeshPhongMaterial, RGBADepthPacking, ShaderMaterial, UniformsLib, UniformsUtils, type IUniform, type Material, type WebGLProgramParametersWithUniforms,
} from 'three'
import { screen } from './view'

/** PosedCode is what is put into the shaders. */
export interface PosedCode {
  name: string // no two differ with the same name
  head: string // attributes and functions of the vertex shader
  place: string // sets `vec3 place` and `vec3 facing`
  varyings?: string // declared in both shaders
  vary?: string // sets them
  tints?: string // uniforms of the fragment shader
  colour?: string // changes diffuseColor
  light: string // the body of a function that adds light from a direction: see lightCode
}

/** PosedMaterials are the material of a mesh, and the one that draws its shadow. */
export interface PosedMaterials {
  seen: Material
  shadow: MeshDepthMaterial
}

/** posedMaterials makes them. Plain ones are lit at their vertices: a processor has far fewer of these than pixels. */
export function posedMaterials(code: PosedCode, uniforms: Record<string, IUniform>, fine: boolean, defines: Record<string, string> = {}): PosedMaterials {
  const all = { ...uniforms, ...screen }
  const name = code.name + JSON.stringify(defines)
  return { seen: fine ? fineMaterial(code, all, defines, name) : plainMaterial(code, all, defines), shadow: shadowMaterial(code, all, defines, name) }
}

function fineMaterial(code: PosedCode, all: Record<string, IUniform>, defines: Record<string, string>, name: string): Material {
  const seen = new MeshPhongMaterial({ color: '#ffffff', side: DoubleSide, shininess: 20 })
  seen.defines = { ...defines }
  seen.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, all)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nuniform float resolution;\n${code.varyings ?? ''}\n${code.head}`)
      .replace('#include <beginnormal_vertex>', `vec3 place, facing;\n${code.place}\nvec3 objectNormal = facing;\n${code.vary ?? ''}`)
      .replace('#include <begin_vertex>', 'vec3 transformed = place;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nuniform vec3 above, below;\n${code.varyings ?? ''}\n${code.tints ?? ''}`)
      .replace('#include <color_fragment>', code.colour ?? '')
      .replace('#include <lights_phong_pars_fragment>', lightCode(code.light))
  }
  seen.customProgramCacheKey = () => name
  return seen
}

function shadowMaterial(code: PosedCode, all: Record<string, IUniform>, defines: Record<string, string>, name: string): MeshDepthMaterial {
  const shadow = new MeshDepthMaterial({ depthPacking: RGBADepthPacking, side: DoubleSide })
  shadow.defines = { ...defines, CASTING: '' }
  shadow.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, all)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nuniform float resolution;\n${code.head}`)
      .replace('#include <begin_vertex>', `vec3 place, facing;\n${code.place}\nvec3 transformed = place;`)
  }
  shadow.customProgramCacheKey = () => `${name}-shadow`
  return shadow
}

/**
 * lightCode replaces the light of a Phong material. The code sees N, L and V, the light's colour as `light`, the surface's as `base`, and adds
 * to `diffuse_` and `gloss`.
 */
const lightCode = (code: string) => `
  varying vec3 vViewPosition;
  struct PosedMaterial { vec3 diffuseColor; vec3 specularColor; float specularShininess; float specularStrength; };
  #define BlinnPhongMaterial PosedMaterial
  void RE_Direct_Posed(const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 N, const in vec3 V, const in vec3 unused, const in PosedMaterial material, inout ReflectedLight reflectedLight) {
    vec3 L = directLight.direction, light = directLight.color, base = material.diffuseColor, diffuse_ = vec3(0.0), gloss = vec3(0.0);
    ${code}
    reflectedLight.directDiffuse += diffuse_;
    reflectedLight.directSpecular += gloss;
  }
  void RE_IndirectDiffuse_Posed(const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 N, const in vec3 V, const in vec3 unused, const in PosedMaterial material, inout ReflectedLight reflectedLight) {
    float up = (vec4(N, 0.0) * viewMatrix).z;
    vec3 all = irradiance + mix(below, above, 0.5 + 0.5 * up);
    reflectedLight.indirectDiffuse += all * RECIPROCAL_PI * material.diffuseColor;
  }
  #define RE_Direct RE_Direct_Posed
  #define RE_IndirectDiffuse RE_IndirectDiffuse_Posed`

function plainMaterial(code: PosedCode, all: Record<string, IUniform>, defines: Record<string, string>): Material {
  return new ShaderMaterial({
    side: DoubleSide, toneMapped: false, lights: true, fog: true, defines,
    uniforms: { ...UniformsUtils.clone(UniformsLib.lights), ...UniformsUtils.clone(UniformsLib.fog), ...all },
    vertexShader: `
      #include <common>
      #include <tonemapping_pars_fragment>
      #include <colorspace_pars_fragment>
      uniform vec3 fogColor;
      uniform float fogNear, fogFar;
      vec3 toneMapping(vec3 c) { return NeutralToneMapping(c); } // as the painter has it
      struct DirectionalLight { vec3 direction; vec3 color; };
      struct HemisphereLight { vec3 direction; vec3 skyColor; vec3 groundColor; };
      uniform DirectionalLight directionalLights[NUM_DIR_LIGHTS];
      uniform HemisphereLight hemisphereLights[NUM_HEMI_LIGHTS];
      uniform float resolution;
      uniform vec3 above, below;
      varying vec3 vLit;
      ${(code.varyings ?? '').replaceAll('varying ', '')}
      ${code.head}
      ${(code.tints ?? '').replace('uniform float vary;', '')}
      ${/uniform float[^;]*vary/.test(code.head) ? '' : 'uniform float vary;'}
      void main() {
        vec3 place, facing;
        ${code.place}
        ${code.vary ?? ''}
        vec4 mvPosition = viewMatrix * vec4(place, 1.0);
        gl_Position = projectionMatrix * mvPosition;
        vec4 diffuseColor = vec4(1.0);
        vec3 totalEmissiveRadiance = vec3(0.0), V = normalize(-mvPosition.xyz), N = normalize(mat3(viewMatrix) * facing);
        ${code.colour ?? ''}
        vec3 base = diffuseColor.rgb, sum = totalEmissiveRadiance;
        for (int i = 0; i < NUM_DIR_LIGHTS; i++) {
          vec3 L = directionalLights[i].direction, light = directionalLights[i].color, diffuse_ = vec3(0.0), gloss = vec3(0.0);
          { ${code.light} }
          sum += diffuse_ + gloss;
        }
        float up = 0.5 + 0.5 * (vec4(N, 0.0) * viewMatrix).z;
        vec3 all = mix(below, above, up);
        for (int i = 0; i < NUM_HEMI_LIGHTS; i++) all += mix(hemisphereLights[i].groundColor, hemisphereLights[i].skyColor, up);
        vec4 shown = vec4(toneMapping(sum + all * RECIPROCAL_PI * base), 1.0);
        vLit = sRGBTransferOETF(shown).rgb;
        #ifdef USE_FOG
          vLit = mix(vLit, fogColor, smoothstep(fogNear, fogFar, -mvPosition.z));
        #endif
      }`,
    fragmentShader: 'varying vec3 vLit; void main() { gl_FragColor = vec4(vLit, 1.0); }',
  })
}
