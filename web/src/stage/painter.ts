// Puts the studio on the page.
//
// A graphics card draws everything into one canvas. A processor would take too long to fill a window sixty times a second, so there
// the backdrop has a canvas of its own, drawn when the camera moves, coarsely, and once more when it rests; and the canvas of
// the bodies in front of it is only as large as the part of the window that they move in.

import { Matrix4, NeutralToneMapping, PCFShadowMap, SRGBColorSpace, WebGLRenderer, type PerspectiveCamera } from 'three'
import { h } from '../dom'
import type { Grade } from './materials'
import type { Studio } from './studio'

const coarse = 3 // pixels of the picture for one of a background in motion
const spare = 40 // room around what moves, so that the canvas can stay as it is for a while [px]

/** Part is a part of the window [px]. */
export interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

export class Painter {
  readonly renderer: WebGLRenderer
  /** the background must be drawn again */
  stale = true
  private readonly back: WebGLRenderer | null = null // null where the bodies' canvas has the background, too
  private readonly part: Part = { left: 0, top: 0, right: 1, bottom: 1 } // of the window that the bodies' canvas covers
  private readonly crop = new Matrix4()
  private readonly uncropped = new Matrix4()
  private width = 1
  private height = 1
  private ratio = 1
  /** a coarse picture is smoothed: slower, but hair and leaves need it */
  soft = false

  constructor(surface: HTMLElement, grade: Grade) {
    const plain = grade === 'plain'
    if (plain) this.back = makeRenderer(surface, { antialias: false, alpha: false })
    this.renderer = makeRenderer(surface, { antialias: !plain, alpha: plain })
    this.renderer.toneMapping = NeutralToneMapping
    this.renderer.shadowMap.type = PCFShadowMap
  }

  /** resize sets the size of the window [px], and how many pixels of the picture go to one of the page. */
  resize(width: number, height: number, ratio: number, shadows: boolean) {
    this.width = width
    this.height = height
    this.ratio = ratio
    this.renderer.shadowMap.enabled = shadows
    if (this.renderer.xr.isPresenting) return // a headset has a size of its own
    // a processor scales a picture in no time if it may leave it blocky
    if (this.back) this.renderer.domElement.style.imageRendering = ratio < 1 && !this.soft ? 'pixelated' : ''
    this.cover({ left: 0, top: 0, right: width, bottom: height })
    this.stale = true
  }

  /** paint draws everything. The camera rests if still; needed is the part of the window that the bodies are in. */
  paint(studio: Studio, camera: PerspectiveCamera, still: boolean, needed: Part) {
    const { renderer, back } = this
    if (!back) {
      renderer.clear()
      renderer.render(studio.background, camera)
      renderer.render(studio.scene, camera)
      return
    }
    if (this.stale || !still) {
      back.setPixelRatio(still ? this.ratio : this.ratio / coarse)
      back.setSize(this.width, this.height, false)
      back.render(studio.background, camera)
      this.stale = !still
    }
    this.follow(needed)
    this.uncropped.copy(camera.projectionMatrix)
    camera.projectionMatrix.premultiply(this.crop)
    renderer.clear()
    renderer.render(studio.scene, camera)
    camera.projectionMatrix.copy(this.uncropped)
  }

  /** paintInside draws everything into a headset, as its eyes see it. */
  paintInside(studio: Studio, eye: PerspectiveCamera) {
    this.renderer.clear()
    this.renderer.render(studio.background, eye)
    this.renderer.render(studio.scene, eye)
  }

  /** whole reports whether all of the window is drawn each time. */
  get whole(): boolean {
    return this.back === null
  }

  /** high returns how high the bodies' canvas is, or the picture of a headset [px]. */
  get high(): number {
    const layer = this.renderer.xr.isPresenting ? this.renderer.xr.getBaseLayer() : null
    if (layer) return 'framebufferHeight' in layer ? layer.framebufferHeight : layer.textureHeight
    return this.part.bottom - this.part.top
  }

  /** picture returns what paint has just drawn as a PNG. */
  picture(): Promise<Blob | null> {
    const { renderer, back, part, ratio } = this
    if (!back) return new Promise((done) => renderer.domElement.toBlob(done, 'image/png'))
    const sheet = h('canvas', { width: back.domElement.width, height: back.domElement.height })
    const pen = sheet.getContext('2d')!
    pen.drawImage(back.domElement, 0, 0)
    pen.drawImage(renderer.domElement, part.left * ratio, part.top * ratio)
    return new Promise((done) => sheet.toBlob(done, 'image/png'))
  }

  dispose() {
    for (const r of [this.renderer, this.back]) {
      r?.dispose()
      r?.forceContextLoss()
      r?.domElement.remove()
    }
  }

  /** follow moves the bodies' canvas if it does not cover what is needed, or covers far more. */
  private follow(needed: Part) {
    const p = this.part
    const inside = needed.left >= p.left && needed.top >= p.top && needed.right <= p.right && needed.bottom <= p.bottom
    const area = (q: Part) => (q.right - q.left) * (q.bottom - q.top)
    if (inside && area(p) < 1.5 * area(needed) + 40_000) return
    this.cover({
      left: Math.max(0, needed.left - spare), top: Math.max(0, needed.top - spare),
      right: Math.min(this.width, needed.right + spare), bottom: Math.min(this.height, needed.bottom + spare),
    })
  }

  private cover(p: Part) {
    const { part, width, height, renderer } = this
    part.left = Math.floor(p.left)
    part.top = Math.floor(p.top)
    part.right = Math.max(part.left + 1, Math.ceil(p.right))
    part.bottom = Math.max(part.top + 1, Math.ceil(p.bottom))
    const w = part.right - part.left, high = part.bottom - part.top
    renderer.setPixelRatio(this.ratio)
    renderer.setSize(w, high, false)
    const style = renderer.domElement.style
    style.left = `${part.left}px`
    style.top = `${part.top}px`
    style.width = `${w}px`
    style.height = `${high}px`
    // what the camera maps to this part of the window shall fill the canvas
    const sx = width / w, sy = height / high
    const cx = (part.left + part.right) / width - 1, cy = 1 - (part.top + part.bottom) / height
    this.crop.set(sx, 0, 0, -sx * cx, 0, sy, 0, -sy * cy, 0, 0, 1, 0, 0, 0, 0, 1)
  }
}

function makeRenderer(surface: HTMLElement, options: { antialias: boolean; alpha: boolean }): WebGLRenderer {
  const canvas = h('canvas', { 'aria-hidden': 'true' })
  const renderer = new WebGLRenderer({ canvas, ...options, powerPreference: 'high-performance' })
  renderer.outputColorSpace = SRGBColorSpace
  renderer.autoClear = false
  renderer.setClearColor(0, 0)
  surface.append(canvas)
  return renderer
}
