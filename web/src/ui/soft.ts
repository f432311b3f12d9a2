// Solids and elastic skin: the key to the colours of their strain, stress or pressure, and the planes that hold them.

import { flag, h, text } from '../dom'
import { icon } from '../icons'
import type { Plane } from '../plane'
import { Cut, type Frame, type Hello, type Measured } from '../protocol'
import { quantity, scaleFor, short } from '../quantity'
import { isSkin } from '../stage/presses'
import { rampColours, type ColourScale } from '../stage/soft'
import { rove } from './hand'

const every = 150 // figures change this often, so that they can be read [ms]

export interface SoftActions {
  colour(by: Measured | null): void
  lines(on: boolean): void
}

export class SoftPanel {
  readonly el: HTMLElement
  private readonly title = h('h2', {})
  private readonly which = h('select', { 'aria-label': 'Plane', change: () => this.plane.choose(Number(this.which.value)) })
  private readonly whose = h('span', { class: 'whose' })
  private readonly take: HTMLButtonElement
  private readonly grip: HTMLButtonElement
  private readonly hint = h('p', { class: 'hint' },
    h('span', {}, 'Mouse: move. Click or Space: hold, let go.'), h('span', {}, 'Wheel: twist. Shift: turn. Right drag: orbit.'))
  private readonly felt = h('output', { class: 'felt', 'aria-label': 'What the hand feels' })
  private readonly hand: HTMLElement
  private readonly choices: HTMLButtonElement[]
  private readonly lines: HTMLButtonElement
  private readonly ramp = h('i', {})
  private readonly key: HTMLElement
  private readonly marks = [h('span', {}), h('span', {}), h('span', {})] // at the beginning, the middle and the end of the key
  private skin: string = rampColours[0] // colour of what nothing presses on
  private replay = false
  private at = 0 // when the figures were written [ms]
  private count = 0 // nodes that the plane holds

  constructor(private readonly plane: Plane, actions: SoftActions) {
    this.take = h('button', { class: 'text-button wield', click: () => plane.toggle() })
    this.grip = h('button', { class: 'text-button grip', title: 'Hold the ring in which the plane cuts the surface, or let go (Space)', click: () => plane.grip() })
    this.choices = coloured.map(([by, name, title]) => h('button', { role: 'radio', title, 'data-by': by ?? 'none', click: () => actions.colour(by) }, name))
    const choose = h('div', { class: 'segments', role: 'radiogroup', 'aria-label': 'Colours' }, ...this.choices)
    rove(choose)
    this.lines = h('button', { class: 'choice', title: 'Show the edges of the mesh', 'aria-pressed': 'false', click: () => {
      const on = this.lines.getAttribute('aria-pressed') !== 'true'
      this.setLines(on)
      actions.lines(on)
    } }, h('i', {}), 'mesh')
    this.key = h('div', { class: 'key', role: 'img' }, this.ramp, ...this.marks)
    this.hand = h('div', { class: 'plane' }, h('header', {}, icon('hand'), this.title, this.which, this.whose, this.take), this.hint, h('p', {}, this.felt, this.grip))
    this.el = h('section', { class: 'panel hand soft', 'aria-label': 'Solids', hidden: true }, this.hand, h('div', { class: 'colours' }, choose, this.lines), this.key)
  }

  load(hello: Hello) {
    const planes = hello.planes ?? [], solids = hello.bodies.filter((b) => b.solid)
    this.el.hidden = solids.length === 0
    this.hand.hidden = planes.length === 0
    this.which.replaceChildren(...planes.map((p, i) => h('option', { value: String(i) }, p.name)))
    this.which.hidden = planes.length < 2
    this.skin = hello.bodies.find(isSkin)?.colour ?? rampColours[0]
    const kinds = hello.bodies.map((b) => b.kind)
    coloured.forEach(([by], i) => (this.choices[i].hidden = !offers(kinds, by)))
    this.lines.hidden = !solids.some((b) => !b.solid?.bind)
    this.replay = hello.replay !== undefined
    flag(this.el, 'replayed', this.replay)
    this.show()
  }

  setColours(by: Measured | null) {
    coloured.forEach(([one], i) => {
      this.choices[i].setAttribute('aria-checked', String(one === by))
      this.choices[i].tabIndex = one === by ? 0 : -1
    })
    this.key.hidden = by === null
    this.ramp.style.background = `linear-gradient(90deg, ${[by === 'pressure' ? this.skin : rampColours[0], ...rampColours.slice(1)].join(', ')})`
    this.at = 0 // its figures are old
  }

  setLines(on: boolean) {
    this.lines.setAttribute('aria-pressed', String(on))
  }

  /** show says whose the plane is, and whether it holds something. */
  show() {
    const { plane } = this, { info } = plane
    if (!info || this.el.hidden) return
    const { mine } = plane, other = !mine && info.owner !== 0
    text(this.title, this.which.hidden ? `Plane “${info.name}”` : '')
    if (this.which.value !== String(plane.plane)) this.which.value = String(plane.plane)
    text(this.whose, mine ? 'yours' : other ? 'in use' : info.scripted ? 'by script' : 'at rest')
    text(this.take, plane.state === 'following' ? 'Leave it' : plane.state === 'asked' ? 'Taking …' : mine ? 'Follow' : 'Take it')
    this.take.title = plane.state === 'following' ? 'Leave it (Esc)' : 'It follows the pointer (M)'
    this.take.disabled = this.grip.disabled = other
    text(this.grip, info.holds ? 'Let go' : 'Hold')
    this.hint.hidden = !mine
    flag(this.el, 'mine', mine)
  }

  /** update brings the figures up to date. */
  update(frame: Frame, scale: ColourScale, now: number) {
    if (this.el.hidden || now - this.at < every) return
    this.at = now
    this.updateKey(scale)
    const { info } = this.plane
    if (!info) return
    const k = frame.probes.at + info.probes, f = frame.floats
    const size = (i: number) => Math.hypot(f[k + i], f[k + i + 1], f[k + i + 2])
    const count = f[k + Cut.held], script = f[k + Cut.tracks] > 0
    text(this.felt, count > 0 ? `${count} nodes · ${quantity(size(Cut.force), 'N')} · ${quantity(size(Cut.torque), 'N m')}` : 'holds nothing')
    if (count === this.count && info.scripted === script) return
    this.count = count
    if (Number.isFinite(count)) info.holds = count > 0
    info.scripted = script
    this.show()
  }

  private updateKey({ shown, known, top }: ColourScale) {
    if (!shown) return
    const { factor, sign } = scaleFor(top, 'Pa')
    const value = (x: number) => (shown === 'strain' ? `${Number((100 * x).toPrecision(3))} %` : `${short(x / factor)} ${sign}Pa`)
    const words = known ? ['0', value(top / 2), value(top)] : ['', this.replay ? 'not in this recording' : '…', '']
    words.forEach((word, i) => text(this.marks[i], word))
    this.key.setAttribute('aria-label', `Colours of ${shown}, ${known ? `up to ${words[2]}` : 'not known'}`)
  }
}

/** coloured is what bodies can be coloured by. */
export const coloured: [by: Measured | null, name: string, title: string][] = [
  [null, 'Plain', 'The colour of the body (E)'],
  ['strain', 'Strain', 'Colour by strain: how far from rigid the surface has moved (E)'],
  ['stress', 'Stress', 'Colour by stress after von Mises: what a material yields at (E)'],
  ['pressure', 'Pressure', 'Colour by pressure: force by area, where something touches the skin (E)'],
]

/** offers reports whether bodies of some kinds can be coloured by a quantity. */
export const offers = (kinds: string[], by: Measured | null) => by === null || kinds.includes(by === 'pressure' ? 'green' : 'solid')
