// Puts the studio on the page. Where the processor draws, backdrop and floor have a canvas of their own behind the bodies: it is
// drawn when the camera moves, coarsely, and once more when it rests, so that a frame of a moving body costs only the body.

import { NeutralToneMapping, PCFShadowMap, SRGBColorSpace, WebGLRenderer, type PerspectiveCamera } from 'three'
import { h } from '../dom'
import type { Grade } from './materials'
import type { Studio } from './studio'

const coarse = 3 // pixels of the picture for one of a background in motion

export class Painter {
  readonly renderer: WebGLRenderer
  /** the background must be drawn again */
  stale = true
  private readonly back: CanvasRenderingContext2D | null = null // null where the bodies' canvas has the background, too

  constructor(readonly canvas: HTMLCanvasElement, container: HTMLElement, grade: Grade) {
    const renderer = new WebGLRenderer({ canvas, antialias: grade === 'rich', alpha: grade === 'plain', powerPreference: 'high-performance' })
    renderer.outputColorSpace = SRGBColorSpace
    renderer.toneMapping = NeutralToneMapping
    renderer.shadowMap.type = PCFShadowMap
    renderer.autoClear = false
    renderer.setClearColor(0, 0)
    this.renderer = renderer
    if (grade === 'plain') {
      this.back = h('canvas', { class: 'stage back', 'aria-hidden': 'true' }).getContext('2d', { alpha: false })!
      container.append(this.back.canvas)
    }
  }

  /** resize sets the size of the page's canvas [px], and how many pixels of the picture go to one of the page. */
  resize(width: number, height: number, ratio: number, shadows: boolean) {
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height, false)
    this.renderer.shadowMap.enabled = shadows
    // a processor scales a picture in no time if it may leave it blocky
    if (this.back) this.canvas.style.imageRendering = this.back.canvas.style.imageRendering = ratio < 1 ? 'pixelated' : ''
    this.stale = true
  }

  /** paint draws everything; still says that the camera rests. */
  paint(studio: Studio, camera: PerspectiveCamera, still: boolean) {
    const { renderer } = this
    if (!this.back) {
      renderer.clear()
      renderer.render(studio.background, camera)
    } else {
      if (this.stale || !still) this.paintBack(studio, camera, still ? 1 : coarse)
      this.stale = !still
      renderer.clear()
    }
    renderer.render(studio.scene, camera)
  }

  /** picture returns what paint has just drawn as a PNG. */
  picture(): Promise<Blob | null> {
    const { canvas, back } = this
    let whole = canvas
    if (back) {
      whole = h('canvas', { width: canvas.width, height: canvas.height })
      const pen = whole.getContext('2d')!
      pen.drawImage(back.canvas, 0, 0, canvas.width, canvas.height)
      pen.drawImage(canvas, 0, 0)
    }
    return new Promise((done) => whole.toBlob(done, 'image/png'))
  }

  dispose() {
    this.back?.canvas.remove()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }

  /** paintBack draws the background into a corner of the bodies' canvas, and copies it from there to its own. */
  private paintBack(studio: Studio, camera: PerspectiveCamera, by: number) {
    const { renderer, canvas } = this
    const back = this.back!
    const width = Math.ceil(canvas.width / by), height = Math.ceil(canvas.height / by)
    const ratio = renderer.getPixelRatio()
    renderer.setViewport(0, 0, width / ratio, height / ratio)
    renderer.render(studio.background, camera)
    renderer.setViewport(0, 0, canvas.width / ratio, canvas.height / ratio)
    if (back.canvas.width !== width || back.canvas.height !== height) {
      back.canvas.width = width
      back.canvas.height = height
    }
    back.drawImage(canvas, 0, canvas.height - height, width, height, 0, 0, width, height)
  }
}
