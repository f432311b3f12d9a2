// The timeline of a recording.

import { h, text } from '../dom'

export class Timeline {
  readonly el: HTMLElement
  private readonly slider: HTMLInputElement
  private readonly now = h('output', {})
  private dragging = false

  constructor(private readonly duration: number, seek: (seconds: number) => void) {
    this.slider = h('input', {
      type: 'range', min: '0', max: String(duration), step: String(Math.max(duration / 2000, 1e-3)), value: '0', 'aria-label': 'Time in the recording',
      pointerdown: () => (this.dragging = true), pointerup: () => (this.dragging = false), change: () => (this.dragging = false),
      input: () => {
        seek(Number(this.slider.value))
        this.tell(Number(this.slider.value))
      },
    })
    this.el = h('div', { class: 'timeline' }, this.now, this.slider, h('span', {}, `${duration.toFixed(2)} s`))
    this.tell(0)
  }

  /** show moves the handle to where the recording is, unless a hand is on it. */
  show(seconds: number) {
    if (this.dragging) return
    this.slider.value = String(seconds)
    this.tell(seconds)
  }

  private tell(seconds: number) {
    text(this.now, `${seconds.toFixed(2)} s`)
    this.slider.style.setProperty('--at', `${(100 * seconds) / (this.duration || 1)}%`)
  }
}
