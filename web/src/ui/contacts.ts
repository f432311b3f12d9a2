// The key to contacts: what is drawn of them, how many there are, and how long an arrow is for a newton. A click on a part puts it away.

import { flag, h, text } from '../dom'
import { quantity } from '../quantity'
import type { OrbitCamera } from '../stage/camera'
import { roundDown, type ContactMarks, type ContactParts } from '../stage/contacts'

const every = 150 // figures change this often, so that they can be read [ms]
const arrowMost = 84 // of the scale [px]

const words: [part: keyof ContactParts, name: string, title: string][] = [
  ['points', 'points', 'Where bodies touch; a ring where one slides over the other'],
  ['normals', 'normals', 'Directions in which they press'],
  ['pressing', 'pressing', 'The part of the force along the normal, on the body that moves'],
  ['rubbing', 'friction', 'The part of the force along the surface'],
]

export class ContactKey {
  readonly el: HTMLElement
  readonly parts: ContactParts = { points: true, normals: false, pressing: true, rubbing: true }
  private readonly sum = h('output', { 'aria-label': 'Contacts' })
  private readonly arrow = h('i', { class: 'arrow' })
  private readonly newtons = h('span', {})
  private readonly drowse: HTMLButtonElement
  private at = 0 // when the figures were written [ms]

  constructor(private readonly events: { parts(): void; drowse(on: boolean): void }) {
    const choices = words.map(([part, name, title]) => {
      const el = h('button', { class: `choice ${part}`, title, 'aria-pressed': String(this.parts[part]), click: () => this.toggle(el, part) }, h('i', {}), name)
      return el
    })
    this.drowse = h('button', { class: 'choice drowse', title: 'Grey what sleeps: nothing touches it that moves (Z)', 'aria-pressed': 'false', click: () => this.events.drowse(this.drowse.getAttribute('aria-pressed') !== 'true') }, h('i', {}), 'grey what sleeps')
    this.el = h('section', { class: 'panel contacts', 'aria-label': 'Contacts', hidden: true },
      h('p', {}, h('strong', {}, 'Contacts'), this.sum), h('div', { class: 'choices' }, ...choices, this.drowse), h('p', { class: 'newtons' }, this.arrow, this.newtons))
  }

  get shown(): boolean {
    return !this.el.hidden
  }

  setDrowse(on: boolean) {
    this.drowse.setAttribute('aria-pressed', String(on))
  }

  /** show brings the figures up to date. */
  show(marks: ContactMarks, camera: OrbitCamera, now: number) {
    if (this.el.hidden || now - this.at < every) return
    this.at = now
    const count = (n: number, one: string) => `${n.toLocaleString('en')} ${one}`
    text(this.sum, marks.count === 0 ? 'nothing touches' : [count(marks.count, ''), marks.sliding > 0 ? count(marks.sliding, 'slide') : '', `together ${quantity(marks.pressing, 'N')}`].map((s) => s.trim()).filter(Boolean).join(' · '))
    const pixels = marks.perNewton / camera.pixel(camera.distance) // for a newton
    const seen = pixels > 0 && (this.parts.pressing || this.parts.rubbing)
    flag(this.el, 'scaled', seen)
    if (!seen) return
    const force = roundDown(arrowMost / pixels)
    this.arrow.style.width = `${Math.round(force * pixels)}px`
    text(this.newtons, quantity(force, 'N', 1))
  }

  private toggle(el: HTMLElement, part: keyof ContactParts) {
    this.parts[part] = !this.parts[part]
    el.setAttribute('aria-pressed', String(this.parts[part]))
    this.at = 0
    this.events.parts()
  }
}
