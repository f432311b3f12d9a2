// What things are made of, in two grades: rich, lit by the studio's panels, for a graphics card; and plain, which a processor can
// draw sixty times a second.

import { Color, DoubleSide, MeshPhongMaterial, MeshPhysicalMaterial, MeshStandardMaterial, type Material, type WebGLProgramParametersWithUniforms } from 'three'

import type { Surface } from './shapes'

export type Grade = 'rich' | 'plain'

export interface Materials {
  readonly fine: boolean // shapes may have many triangles
  rod(colour: Color): Material
  rider(surface: Surface): Material // coloured by its vertices
  readonly steel: Material
  readonly anodised: Material
  readonly brass: Material
  readonly mark: Material
  readonly skin: Material
  readonly fat: Material
  readonly muscle: Material
}

export function makeMaterials(grade: Grade): Materials {
  return grade === 'rich' ? rich() : plain()
}

function rich(): Materials {
  const vertexColors = true
  const riders: Record<Surface, Material> = {
    gloss: new MeshPhysicalMaterial({ vertexColors, roughness: 0.3, clearcoat: 0.9, clearcoatRoughness: 0.08 }),
    matte: new MeshStandardMaterial({ vertexColors, roughness: 0.62, side: DoubleSide }),
    paper: glowing(new MeshStandardMaterial({ vertexColors, roughness: 0.85, side: DoubleSide })),
    steel: new MeshStandardMaterial({ vertexColors, color: '#c9ced6', metalness: 1, roughness: 0.26 }),
  }
  return {
    fine: true,
    rider: (surface) => riders[surface],
    rod: (color) => striped(new MeshPhysicalMaterial({ color, roughness: 0.42, clearcoat: 0.7, clearcoatRoughness: 0.18 }), color),
    steel: new MeshStandardMaterial({ color: '#d5dae0', metalness: 1, roughness: 0.24 }),
    anodised: new MeshStandardMaterial({ color: '#48515b', metalness: 0.7, roughness: 0.4 }),
    brass: new MeshStandardMaterial({ color: '#d1aa66', metalness: 1, roughness: 0.3 }),
    mark: new MeshStandardMaterial({ color: '#f3efe4', roughness: 0.5 }),
    skin: new MeshStandardMaterial({ color: '#dba58f', roughness: 0.55 }),
    fat: new MeshStandardMaterial({ color: '#e9cf94', roughness: 0.6 }),
    muscle: new MeshStandardMaterial({ color: '#b0524a', roughness: 0.5 }),
  }
}

function plain(): Materials {
  const phong = (color: string, specular: string, shininess: number) => new MeshPhongMaterial({ color, specular, shininess })
  const tinted = (shininess: number, specular: string) => new MeshPhongMaterial({ vertexColors: true, side: DoubleSide, shininess, specular })
  const riders: Record<Surface, Material> = {
    gloss: tinted(70, '#5a5a5a'), matte: tinted(12, '#141414'), paper: glowing(tinted(5, '#000000')), steel: new MeshPhongMaterial({ vertexColors: true, color: '#8b95a0', shininess: 70, specular: '#8a8a8a' }),
  }
  return {
    fine: false,
    rider: (surface) => riders[surface],
    rod: (color) => striped(new MeshPhongMaterial({ color, specular: '#4a4a4a', shininess: 55 }), color),
    steel: phong('#a9b2bc', '#9a9a9a', 70),
    anodised: phong('#596470', '#5a5a5a', 40),
    brass: phong('#b98f4a', '#6a5a3a', 50),
    mark: phong('#f3efe4', '#111111', 10),
    skin: phong('#dba58f', '#1c1816', 20),
    fat: phong('#e9cf94', '#1c1816', 20),
    muscle: phong('#b0524a', '#1c1816', 20),
  }
}

/** striped draws a bold stripe along the material at local x, and a narrower one opposite, in a colour that stands out. */
function striped<M extends MeshPhongMaterial | MeshPhysicalMaterial>(material: M, colour: Color): M {
  const { h, s, l } = colour.getHSL({ h: 0, s: 0, l: 0 })
  const warm = s > 0.25 && h > 0.02 && h < 0.2
  const stripe = new Color(l > 0.7 ? '#2b3a4a' : warm ? '#fff6e4' : '#ffe3ab')
  material.defines = { ...material.defines, USE_UV: '' }
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms.stripe = { value: stripe }
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform vec3 stripe;')
      .replace('#include <color_fragment>', `#include <color_fragment>
        {
          float d = abs(fract(vUv.x + 0.5) - 0.5);
          float w = fwidth(vUv.x);
          float half_ = clamp(2.2 * w, 0.04, 0.12); // wide enough to be seen on a rod of a few pixels
          float bold = 1.0 - smoothstep(half_ - 0.7 * w, half_ + 0.7 * w, d);
          float fine = smoothstep(-0.7 * w, 0.7 * w, d - 0.5 + 0.5 * half_);
          float broad = 1.0 - smoothstep(0.2, 0.45, w); // a hair has no room for a stripe
          diffuseColor.rgb = mix(diffuseColor.rgb, stripe, 0.95 * broad * max(bold, fine));
        }`)
  }
  material.customProgramCacheKey = () => 'striped'
  return material
}

/** glowing lights a material from within: most where one looks straight at it, as paper around a lamp. */
function glowing<M extends MeshPhongMaterial | MeshStandardMaterial>(material: M): M {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>
      totalEmissiveRadiance += vColor.rgb * vec3(1.0, 0.86, 0.62) * (0.18 + 0.62 * pow(abs(dot(normal, normalize(vViewPosition))), 1.4));`)
  }
  material.customProgramCacheKey = () => 'glowing'
  return material
}
