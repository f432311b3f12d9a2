// Solids: the key to the colours of their strain, and the planes that hold them.

import { flag, h, text } from '../dom'
import { icon } from '../icons'
import type { Plane } from '../plane'
import { Cut, type Frame, type Hello } from '../protocol'
import { quantity } from '../quantity'
import { strainColours, type StrainScale } from '../stage/soft'

const every = 150 // figures change this often, so that they can be read [ms]

export interface SoftActions {
  strains(on: boolean): void
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
  private readonly strains: HTMLButtonElement
  private readonly lines: HTMLButtonElement
  private readonly key: HTMLElement
  private readonly top = h('span', {})
  private at = 0 // when the figures were written [ms]
  private count = 0 // nodes that the plane holds

  constructor(private readonly plane: Plane, actions: SoftActions) {
    const toggle = (name: string, title: string, does: (on: boolean) => void) => {
      const el = h('button', { class: 'choice', title, 'aria-pressed': 'false', click: () => does(el.getAttribute('aria-pressed') !== 'true') }, h('i', {}), name)
      return el
    }
    this.take = h('button', { class: 'text-button wield', click: () => plane.toggle() })
    this.grip = h('button', { class: 'text-button grip', title: 'Hold the ring in which the plane cuts the surface, or let go (Space)', click: () => plane.grip() })
    this.strains = toggle('strain', 'Colour by strain: how far from rigid the surface has moved (E)', (on) => actions.strains(on))
    this.lines = toggle('mesh', 'Show the edges of the mesh', (on) => {
      this.setLines(on)
      actions.lines(on)
    })
    this.key = h('div', { class: 'key', role: 'img', 'aria-label': 'Colours of strain' }, h('span', {}, '0'), h('i', {}), this.top)
    ;(this.key.querySelector('i') as HTMLElement).style.background = `linear-gradient(90deg, ${strainColours.join(', ')})`
    this.hand = h('div', { class: 'plane' }, h('header', {}, icon('hand'), this.title, this.which, this.whose, this.take), this.hint, h('p', {}, this.felt, this.grip))
    this.el = h('section', { class: 'panel hand soft', 'aria-label': 'Solids', hidden: true }, this.hand, h('div', { class: 'colours' }, this.strains, this.key, this.lines))
  }

  load(hello: Hello) {
    const planes = hello.planes ?? [], solids = hello.bodies.filter((b) => b.solid)
    this.el.hidden = solids.length === 0
    this.hand.hidden = planes.length === 0
    this.which.replaceChildren(...planes.map((p, i) => h('option', { value: String(i) }, p.name)))
    this.which.hidden = planes.length < 2
    this.lines.hidden = !solids.some((b) => !b.solid?.bind)
    flag(this.el, 'replayed', hello.replay !== undefined)
    this.show()
  }

  setStrains(on: boolean) {
    this.strains.setAttribute('aria-pressed', String(on))
    this.key.hidden = !on
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
  update(frame: Frame, scale: StrainScale, now: number) {
    if (this.el.hidden || now - this.at < every) return
    this.at = now
    text(this.top, scale.known ? `${Number((100 * scale.top).toPrecision(3))} %` : '…')
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
}
