// The chip in the corner: the rates that are held, amber with the reason where one is missed, or where a body is in trouble.

import { flag, h, text } from '../dom'
import { icon } from '../icons'
import { Rate, type Frame } from '../protocol'
import { figure } from '../quantity'

const every = 400 // [ms]

export interface DisplayRate {
  shown: number // pictures a second
  p50: number // between pictures [ms]
  p99: number // [ms]
  received: number // frames a second
}

export class RatesChip {
  readonly el: HTMLElement
  private readonly haptic = h('span')
  private readonly simulation = h('span')
  private readonly display = h('span')
  private readonly reason = h('strong', { class: 'reason' })
  private readonly table = h('table', {})
  private readonly summary: HTMLElement
  private at = 0

  constructor() {
    this.summary = h('summary', { title: 'Rates held' }, h('i', { class: 'lamp' }), icon('warn'), this.haptic, this.simulation, this.display, this.reason)
    this.el = h('details', { class: 'chip', 'aria-label': 'Rates held' }, this.summary, this.table)
  }

  update(frame: Frame, paused: boolean, replay: boolean, measure: () => DisplayRate, quality: string, behind: string, trouble: string, now: number) {
    if (now - this.at < every) return
    this.at = now
    const display = measure()
    const r = frame.rates
    const hz = (v: number) => `${Math.round(v)} Hz`
    text(this.haptic, r[Rate.haptic] > 0 ? `haptic ${hz(r[Rate.haptic])} · p99 ${figure(r[Rate.hapticP99], 2)} ms` : 'haptic at rest')
    text(this.simulation, replay ? 'replay' : paused ? 'simulation paused' : `simulation ${hz(r[Rate.simHeld])}`)
    text(this.display, paused ? 'display at rest' : `display ${hz(display.shown)}`)
    const why = trouble || missed(r, paused || replay, display, behind)
    flag(this.el, 'missed', why !== '')
    text(this.reason, why)
    this.summary.title = why || 'All rates are held'
    this.fill(frame, display, quality)
  }

  private fill(frame: Frame, display: DisplayRate, quality: string) {
    if (!(this.el as HTMLDetailsElement).open) return
    const r = frame.rates
    const ms = (v: number) => `${figure(v, 2)} ms`
    const rows: string[][] = [
      ['', 'rate', 'p50', 'p99'],
      ['haptic, late by', `${Math.round(r[Rate.haptic])} Hz`, ms(r[Rate.hapticP50]), ms(r[Rate.hapticP99])],
      ['simulation step', `${Math.round(r[Rate.simHeld])} of ${Math.round(r[Rate.simWanted])} Hz`, ms(r[Rate.stepP50]), ms(r[Rate.stepP99])],
      ['display', `${Math.round(display.shown)} Hz`, ms(display.p50), ms(display.p99)],
      ['frames received', `${Math.round(display.received)} Hz`, '', ''],
      ['time dropped', `${figure(r[Rate.dropped], 2)} s`, '', ''],
      ['viewers', String(Math.round(r[Rate.viewers])), '', ''],
      ['picture', quality, '', ''],
    ]
    this.table.replaceChildren(...rows.map((cells, i) => h('tr', {}, ...cells.map((c, k) => h(i === 0 || k === 0 ? 'th' : 'td', {}, c)))))
  }
}

/** missed says which rate is missed and why, or nothing. */
function missed(r: Float32Array, still: boolean, display: DisplayRate, behind: string): string {
  if (still) return ''
  if (r[Rate.simWanted] > 0 && r[Rate.simHeld] < 0.95 * r[Rate.simWanted]) {
    return `simulation misses ${Math.round(r[Rate.simWanted])} Hz: ${behind || `a step takes ${figure(r[Rate.stepP99], 2)} ms`}`
  }
  if (r[Rate.haptic] > 0 && r[Rate.haptic] < 950) return 'haptic misses 1000 Hz: the machine is busy'
  if (r[Rate.hapticP99] > 1) return 'haptic is a whole tick late at times: the machine is busy'
  if (display.received > 40 && display.shown < 25) return 'display is slow: this browser draws without a graphics card, or is busy'
  return ''
}
