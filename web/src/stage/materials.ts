// What things are made of, in two grades: rich, lit by the studio's panels, for a graphics card; and plain, which a processor can
// draw sixty times a second.

import { Color, MeshPhongMaterial, MeshPhysicalMaterial, MeshStandardMaterial, type Material, type WebGLProgramParametersWithUniforms } from 'three'

export type Grade = 'rich' | 'plain'

export interface Materials {
  readonly fine: boolean // shapes may have many triangles
  rod(colour: Color): Material
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
  return {
    fine: true,
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
  return {
    fine: false,
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
          diffuseColor.rgb = mix(diffuseColor.rgb, stripe, 0.95 * max(bold, fine));
        }`)
  }
  material.customProgramCacheKey = () => 'striped'
  return material
}
