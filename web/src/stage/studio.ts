// The studio around the bodies: a soft backdrop, light from large panels, a warm key light, and a ground with grid and shadow.

import {
  BackSide, BufferAttribute, BufferGeometry, Color, DirectionalLight, DoubleSide, Fog, HemisphereLight, Mesh, MeshBasicMaterial,
  PlaneGeometry, PMREMGenerator, Scene, ShaderMaterial, ShadowMaterial, SphereGeometry, Vector3, Vector2, type Box3, type Texture, type WebGLRenderer,
} from 'three'
import type { Theme } from '../theme'
import type { Grade } from './materials'
import { screen } from './view'

interface Palette {
  top: string
  bottom: string
  glow: string
  floor: string
  grid: string
  gridAlpha: number
  shadow: number
  contact: number
  key: number
  environment: number
}

/** Weather is the sky of a scene outdoors. */
interface Weather {
  zenith: string
  haze: string // at the horizon; the far ground fades into it
  sun: string
  key: number
  above: string // light from the sky and from the ground
  below: string
}

/** Dress is what a scene asks for. */
export interface Dress {
  hair: boolean // lit from behind, too
  outdoors: boolean
  soil?: Color // of the ground outdoors
  meadow?: Color // of what grows there, and on as far as one can see
  mist?: number // distance at which the air of a wood hides half of what is there [m]; 0 for clear air
}

/** Table is a ground that has a colour, as a table has. */
export interface Table {
  colour: Color
  x: number // its middle [m]
  y: number
  half: [number, number] // half its size, which fades away at its edges [m]
}

const palettes: Record<Theme, Palette> = {
  light: {
    top: '#e4e7ea', bottom: '#d3d6d8', glow: '#fbfaf7', floor: '#f6f4f0', grid: '#39424e', gridAlpha: 0.16,
    shadow: 0.26, contact: 0.5, key: 2.4, environment: 0.85,
  },
  dark: {
    top: '#14171b', bottom: '#0d0f12', glow: '#2a3037', floor: '#343b43', grid: '#c6d4e0', gridAlpha: 0.13,
    shadow: 0.5, contact: 0.75, key: 2.6, environment: 0.55,
  },
}

const weathers: Record<Theme, Weather> = {
  light: { zenith: '#7fabd8', haze: '#e4e8e4', sun: '#fff1d2', key: 3.1, above: '#c9d6df', below: '#857b58' },
  dark: { zenith: '#141d33', haze: '#8a6a5c', sun: '#ffb778', key: 2.7, above: '#4c5a80', below: '#2a2622' },
}

export class Studio {
  readonly background = new Scene() // backdrop and floor: they change only with the camera
  readonly scene = new Scene()
  readonly key = new DirectionalLight('#ffeeda', 2.4)
  /** spacing of the grid [m] */
  spacing = 0.1
  /** height of the ground [m] */
  ground = 0
  contactStrength = 0.5
  private readonly backdrop: ShaderMaterial
  private readonly floor: Mesh<PlaneGeometry, ShaderMaterial>
  private readonly shade: Mesh<PlaneGeometry, ShadowMaterial>
  private size = 1
  private theme: Theme = 'light'
  private dressed: Dress = { hair: false, outdoors: false }
  private readonly rim = new DirectionalLight('#dfe8ff', 0)
  private readonly land: Mesh<PlaneGeometry, ShaderMaterial>
  private readonly haze = new Fog('#ffffff', 1, 10)

  private readonly sky = new HemisphereLight('#f4f7fa', '#a39c92', 0)

  constructor(renderer: WebGLRenderer, private readonly grade: Grade) {
    this.backdrop = backdropMaterial()
    const sky = new Mesh(triangle(), this.backdrop)
    sky.frustumCulled = false
    sky.renderOrder = -100
    this.floor = new Mesh(new PlaneGeometry(2, 2), floorMaterial())
    this.floor.renderOrder = -90
    this.shade = new Mesh(new PlaneGeometry(2, 2), new ShadowMaterial({ depthWrite: false }))
    this.shade.renderOrder = -80
    this.shade.receiveShadow = true
    this.key.castShadow = true
    this.key.shadow.mapSize.set(2048, 2048)
    this.key.shadow.radius = 3.5
    this.key.shadow.blurSamples = 12
    this.land = new Mesh(new PlaneGeometry(2, 2), landMaterial())
    this.land.renderOrder = -95
    this.land.visible = false
    this.background.add(sky, this.land, this.floor)
    this.scene.add(this.shade, this.key, this.key.target, this.rim, this.rim.target, this.sky)
    if (grade === 'rich') this.scene.environment = environment(renderer)
  }

  setTheme(t: Theme) {
    this.theme = t
    const p = palettes[t]
    const b = this.backdrop.uniforms
    for (const name of ['top', 'bottom', 'glow'] as const) screenColour(b[name].value, p[name])
    const f = this.floor.material.uniforms
    screenColour(f.floor.value, p.floor)
    screenColour(f.grid.value, p.grid)
    f.gridAlpha.value = p.gridAlpha
    this.shade.material.opacity = p.shadow
    this.key.intensity = p.key
    this.key.color.set('#ffeeda')
    this.scene.environmentIntensity = p.environment
    this.sky.intensity = this.grade === 'plain' ? 2.1 * p.environment : 0 // in place of the panels
    this.sky.color.set('#f4f7fa')
    this.sky.groundColor.set('#a39c92')
    this.contactStrength = p.contact
    // what has a shader of its own knows no panels
    const panels = this.grade === 'plain' ? 0 : 2.1 * p.environment
    screen.above.value.set('#f4f7fa').multiplyScalar(panels)
    screen.below.value.set('#a39c92').multiplyScalar(panels)
    this.rim.intensity = this.dressed.hair ? 1.5 : 0
    f.tableLight.value = t === 'dark' ? 0.5 : 1
    if (this.dressed.outdoors) this.goOut(weathers[t])
  }

  /** dress makes the studio fit what is shown. */
  dress(d: Dress) {
    this.dressed = d
    const out = d.outdoors
    this.land.visible = out
    this.floor.visible = !out
    this.backdrop.uniforms.outdoors.value = out ? 1 : 0
    this.scene.fog = out ? this.haze : null
    this.rim.visible = d.hair
    const l = this.land.material.uniforms
    if (d.soil) l.soil.value.copy(d.soil).convertLinearToSRGB()
    l.meadow.value.copy(d.meadow ? meadow.copy(d.meadow).convertLinearToSRGB().lerp(l.soil.value, 0.2) : l.soil.value)
    this.setTheme(this.theme)
  }

  private goOut(w: Weather) {
    const b = this.backdrop.uniforms, l = this.land.material.uniforms
    screenColour(b.top.value, w.zenith)
    screenColour(b.bottom.value, w.haze)
    screenColour(b.glow.value, w.sun)
    screenColour(l.haze.value, w.haze)
    l.light.value = this.theme === 'dark' ? 0.32 : 1
    this.haze.color.set(w.haze)
    if (this.dressed.mist) {
      this.haze.color.lerp(mistTint, 0.45)
      for (const c of [b.bottom.value, l.haze.value]) c.copy(this.haze.color).convertLinearToSRGB()
    }
    this.key.color.set(w.sun)
    this.key.intensity = w.key
    this.sky.color.set(w.above)
    this.sky.groundColor.set(w.below)
    if (this.sky.intensity > 0) this.sky.intensity = 2.6
    const open = this.grade === 'plain' ? 0 : 2.6
    screen.above.value.set(w.above).multiplyScalar(open)
    screen.below.value.set(w.below).multiplyScalar(open)
  }

  /** fit makes grid, light and shadow as large as what is shown. */
  fit(centre: Vector3, size: number) {
    this.size = size
    this.spacing = roundSpacing(size / 5)
    this.floor.material.uniforms.spacing.value = this.spacing
    this.floor.material.uniforms.size.value = size
    this.floor.scale.setScalar(size * 9)
    this.shade.scale.setScalar(size * 5)
    this.land.scale.setScalar(size * 40)
    this.land.material.uniforms.size.value = size
    const mist = this.dressed.mist ?? 0
    this.haze.near = mist > 0 ? 0.35 * mist : 4.5 * size // about as far as the camera stands
    this.haze.far = mist > 0 ? 1.9 * mist : 24 * size
    this.land.material.uniforms.clear.value.set(this.haze.near, this.haze.far)
    const reach = size * 1.7
    const camera = this.key.shadow.camera
    camera.left = camera.bottom = -reach
    camera.right = camera.top = reach
    camera.near = size * 0.5
    camera.far = size * 9
    camera.updateProjectionMatrix()
    this.key.shadow.normalBias = (size * 2) / 2048
    this.key.shadow.bias = -0.0006
    this.lookAt(centre)
  }

  /** plant tells where things grow: between two corners. */
  plant(box: Box3) {
    this.land.material.uniforms.low.value.set(box.min.x, box.min.y)
    this.land.material.uniforms.high.value.set(box.max.x, box.max.y)
  }

  /** lay gives the ground a colour, or takes it away. */
  lay(table: Table | null) {
    const f = this.floor.material.uniforms
    f.tableAlpha.value = table ? 0.45 : 0
    if (!table) return
    f.table.value.copy(table.colour).convertLinearToSRGB()
    f.tableAt.value.set(table.x, table.y)
    f.tableHalf.value.set(...table.half)
  }

  /** lookAt centres ground and light below a point. */
  lookAt(centre: Vector3) {
    this.floor.material.uniforms.centre.value.copy(centre)
    this.floor.position.set(centre.x, centre.y, this.ground)
    this.shade.position.set(centre.x, centre.y, this.ground)
    this.land.position.set(centre.x, centre.y, this.ground)
    this.land.material.uniforms.centre.value.copy(centre)
    this.rim.position.set(-0.75, 0.8, 0.55).normalize().multiplyScalar(this.size * 4).add(centre)
    this.rim.target.position.copy(centre)
    sun.set(...(this.dressed.outdoors ? lowSun : studioKey)).normalize()
    this.backdrop.uniforms.sun.value.copy(sun)
    this.key.position.copy(sun).multiplyScalar(this.size * 4).add(centre)
    this.key.target.position.copy(centre)
  }

  /** setRatio tells how many pixels of the picture go to one of the page: lines stay as thin as they can be. */
  setRatio(ratio: number) {
    this.floor.material.uniforms.ratio.value = Math.min(1, ratio)
  }

  /** surround makes the backdrop a room around a person, or again a picture's. */
  surround(on: boolean) {
    this.backdrop.uniforms.inside.value = on ? 1 : 0
  }

  setShadows(on: boolean, resolution: number) {
    this.shade.visible = on
    this.key.castShadow = on
    if (this.key.shadow.mapSize.x !== resolution) {
      this.key.shadow.mapSize.set(resolution, resolution)
      this.key.shadow.map?.dispose()
      this.key.shadow.map = null
    }
  }
}

const studioKey: [number, number, number] = [0.62, -0.62, 1.35]
const lowSun: [number, number, number] = [-0.9, 0.28, 0.78] // from the side and a little from behind: leaves shine
const sun = new Vector3()
const meadow = new Color()
const mistTint = new Color('#a9c0a6')

/** roundSpacing returns the nearest 1, 2 or 5 times a power of ten below a length. */
function roundSpacing(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length))
  const lead = length / power
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power
}

/** screenColour sets a colour as the screen shows it: backdrop and floor are not lit, so they skip the tone mapping. */
function screenColour(c: Color, hex: string) {
  c.set(hex).convertLinearToSRGB()
}

/** triangle covers the window. */
function triangle(): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3))
}

function backdropMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    depthTest: false, depthWrite: false, toneMapped: false,
    uniforms: { top: { value: new Color() }, bottom: { value: new Color() }, glow: { value: new Color() }, outdoors: { value: 0 }, inside: { value: 0 }, sun: { value: new Vector3(0, 0, 1) } },
    vertexShader: `
      varying vec2 at;
      varying vec3 ray;
      void main() {
        at = position.xy;
        gl_Position = vec4(position.xy, 1.0, 1.0);
        // where this corner of the window looks to
        vec4 far = inverse(projectionMatrix) * vec4(position.xy, 1.0, 1.0);
        ray = (vec4(far.xyz / far.w, 0.0) * viewMatrix).xyz;
      }`,
    fragmentShader: `
      uniform vec3 top, bottom, glow, sun;
      uniform float outdoors, inside;
      varying vec2 at;
      varying vec3 ray;
      void main() {
        vec3 c = mix(bottom, top, smoothstep(-1.0, 1.0, at.y));
        c = mix(c, glow, exp(-1.6 * dot(at * vec2(0.72, 0.95) - vec2(0.0, 0.12), at * vec2(0.72, 0.95) - vec2(0.0, 0.12))));
        vec3 d = normalize(ray);
        if (inside > 0.5) c = mix(mix(bottom, top, smoothstep(-1.0, 1.0, d.z)), glow, exp(-9.0 * d.z * d.z)); // the same for both eyes
        if (outdoors > 0.5) {
          c = mix(bottom, top, 1.0 - exp(-3.2 * max(0.0, d.z)));
          float near = max(0.0, dot(normalize(d.xy + 1e-5), normalize(sun.xy)));
          c = mix(c, glow, 0.55 * near * near * near * exp(-5.0 * abs(d.z)));
        }
        // half a step of noise, so that the gradient shows no bands
        float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
        gl_FragColor = vec4(c + (noise - 0.5) / 255.0, 1.0);
      }`,
  })
}

/** landMaterial is the ground outdoors: earth in patches, lost in the haze far away. */
function landMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true, depthWrite: false, toneMapped: false, side: DoubleSide,
    uniforms: { soil: { value: new Color('#6d6a4c').convertLinearToSRGB() }, meadow: { value: new Color('#6d6a4c').convertLinearToSRGB() }, low: { value: new Vector2() }, high: { value: new Vector2() }, haze: { value: new Color() }, light: { value: 1 }, size: { value: 1 }, clear: { value: new Vector2(1, 2) }, centre: { value: new Vector3() } },
    vertexShader: `
      varying vec3 at;
      varying float depth;
      void main() {
        vec4 w = modelMatrix * vec4(position, 1.0);
        at = w.xyz;
        vec4 v = viewMatrix * w;
        depth = -v.z;
        gl_Position = projectionMatrix * v;
      }`,
    fragmentShader: `
      uniform vec3 soil, meadow, haze, centre;
      uniform vec2 low, high, clear; // where things grow; from where on haze is seen, and nothing else
      uniform float light, size;
      varying vec3 at;
      varying float depth;
      float hashed(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
      float noise(vec2 p) {
        vec2 i = floor(p), f = fract(p);
        f = f * f * (3.0 - 2.0 * f);
        return mix(mix(hashed(i), hashed(i + vec2(1.0, 0.0)), f.x), mix(hashed(i + vec2(0.0, 1.0)), hashed(i + vec2(1.0, 1.0)), f.x), f.y);
      }
      void main() {
        vec2 p = at.xy / size;
        float broad = noise(3.0 * p), middling = noise(17.0 * p), fine = noise(90.0 * p);
        vec3 earth = soil * (0.62 + 0.3 * broad + 0.25 * middling);
        // what grows goes on beyond where it is drawn, as far as one can tell
        vec2 away = max(low - at.xy, at.xy - high) / size;
        float beyond = smoothstep(-0.02, 0.12, max(away.x, away.y) + 0.05 * (middling - 0.5));
        vec3 green = meadow * (0.6 + 0.35 * broad + 0.3 * middling * fine + 0.1 * fine);
        vec3 c = mix(earth, green, beyond) * light;
        float r = length(at.xy - centre.xy) / size;
        float far = smoothstep(clear.x, clear.y, depth);
        gl_FragColor = vec4(mix(c, haze, max(far, smoothstep(4.0, 30.0, r))), 1.0);
      }`,
  })
}

function floorMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true, depthWrite: false, toneMapped: false, side: DoubleSide,
    uniforms: {
      floor: { value: new Color() }, grid: { value: new Color() }, gridAlpha: { value: 0.1 }, ratio: { value: 1 },
      spacing: { value: 0.1 }, size: { value: 1 }, centre: { value: new Vector3() },
      table: { value: new Color() }, tableAlpha: { value: 0 }, tableLight: { value: 1 }, tableAt: { value: new Vector2() }, tableHalf: { value: new Vector2(1, 1) },
    },
    vertexShader: `
      varying vec3 at;
      void main() { vec4 w = modelMatrix * vec4(position, 1.0); at = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`,
    fragmentShader: `
      uniform vec3 floor, grid, centre, table;
      uniform vec2 tableAt, tableHalf;
      uniform float gridAlpha, spacing, size, ratio, tableAlpha, tableLight;
      varying vec3 at;
      // coverage of lines one pixel wide at whole numbers, gone where they would be closer than a few pixels
      float lines(vec2 p) {
        vec2 d = fwidth(p);
        vec2 near = abs(fract(p - 0.5) - 0.5) / d;
        vec2 fade = 1.0 - smoothstep(0.08, 0.35, d);
        vec2 c = clamp(1.15 - near, 0.0, 1.0) * fade * ratio;
        return max(c.x, c.y);
      }
      void main() {
        float r = length(at.xy - centre.xy) / size;
        float pool = exp(-0.35 * r * r);
        float g = max(0.5 * lines(at.xy / spacing), lines(at.xy / (5.0 * spacing)));
        float a = g * gridAlpha * exp(-0.28 * r * r) * (gl_FrontFacing ? 1.0 : 0.5);
        float base = gl_FrontFacing ? 0.5 * pool : 0.0;
        // a table lies on the floor, fading towards its edges
        vec2 out_ = abs(at.xy - tableAt) / tableHalf;
        float inside = 1.0 - smoothstep(0.2, 1.0, length(out_));
        float cloth = gl_FrontFacing ? tableAlpha * inside : 0.0;
        vec3 lit = table * tableLight * (0.86 + 0.28 * pool);
        // lines over the table over the pool of light, as one colour with one alpha
        float below = cloth + base * (1.0 - cloth);
        vec3 ground = (lit * cloth + floor * base * (1.0 - cloth)) / max(below, 1e-4);
        float alpha = a + below * (1.0 - a);
        gl_FragColor = vec4((grid * a + ground * below * (1.0 - a)) / max(alpha, 1e-4), alpha);
      }`,
  })
}

/** contactMaterial darkens the ground below a thin body: wide and faint where it is high, narrow and dark where it is near. */
export function contactMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true, depthWrite: false, toneMapped: false, side: DoubleSide,
    uniforms: { strength: { value: 0.5 } },
    vertexShader: `
      attribute vec2 shade; // place across, from -1 to 1, and darkness
      varying vec2 s;
      void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`,
    fragmentShader: `
      uniform float strength;
      varying vec2 s;
      void main() {
        float edge = 1.0 - s.x * s.x;
        gl_FragColor = vec4(0.03, 0.035, 0.05, strength * s.y * edge * edge);
      }`,
  })
}

/** blotMaterial darkens the ground below a solid: `shade` is the place across, from −1 to 1 both ways, and darkness. */
export function blotMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true, depthWrite: false, toneMapped: false,
    uniforms: { strength: { value: 0.5 } },
    vertexShader: 'attribute vec3 shade; varying vec3 s; void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }',
    fragmentShader: `
      uniform float strength;
      varying vec3 s;
      void main() {
        float edge = 1.0 - smoothstep(0.35, 1.0, length(s.xy));
        gl_FragColor = vec4(0.03, 0.035, 0.05, 0.8 * strength * s.z * edge * edge);
      }`,
  })
}

/** environment is a photographer's room as a light: a grey shell, a large panel above, two strips at the sides. */
function environment(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  const shell = new Mesh(new SphereGeometry(10, 32, 16), new ShaderMaterial({
    side: BackSide, toneMapped: false,
    vertexShader: 'varying vec3 at; void main() { at = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `
      varying vec3 at;
      void main() {
        float up = normalize(at).z;
        vec3 c = mix(vec3(0.3, 0.29, 0.28), vec3(0.66, 0.7, 0.76), smoothstep(-0.35, 0.6, up));
        gl_FragColor = vec4(c, 1.0);
      }`,
  }))
  room.add(shell)
  panel(room, [0, 0, 8], [7, 5], 5)
  panel(room, [-8, -3, 3], [1.6, 7], 7)
  panel(room, [8, 2, 2.5], [1.2, 6], 4)
  panel(room, [1, 8, 2], [6, 1], 2.5)
  panel(room, [2, -8, 1.5], [5, 2.5], 2)
  const generator = new PMREMGenerator(renderer)
  const light = generator.fromScene(room, 0.02, 0.1, 100, { size: 128 }).texture
  generator.dispose()
  return light
}

function panel(room: Scene, at: [number, number, number], size: [number, number], brightness: number) {
  const mesh = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color: new Color().setScalar(brightness), side: DoubleSide }))
  mesh.position.set(...at)
  mesh.up.set(0, 0, 1)
  mesh.lookAt(0, 0, 0)
  room.add(mesh)
}
