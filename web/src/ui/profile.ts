// A profile: a factor along the length of a strand, as a curve whose knots can be dragged.

import { flag, h, text } from '../dom'
import { icon } from '../icons'
import type { Knot, Param, Value } from '../protocol'
import { short } from '../quantity'
import { sameKnots, wordsOf } from './labels'

const width = 264, height = 74 // of the drawing [px]
const left = 34, right = 8, top = 8, bottom = 16 // margins for the axes [px]
const sendEvery = 60 // while a knot moves [ms]
const closest = 0.01 // knots along the length
const ns = 'http://www.w3.org/2000/svg'

export class ProfileRow {
  readonly el: HTMLElement
  private readonly svg = document.createElementNS(ns, 'svg')
  private readonly reading = h('output', { class: 'reading' })
  private readonly mistake = h('p', { class: 'mistake', role: 'alert' })
  private readonly reset: HTMLButtonElement
  private knots: Knot[] = []
  private initial: Knot[] = []
  private highest = 2 // factor at the upper edge
  private held = -1 // knot under the pointer that is down
  private chosen = -1 // knot that the keys move
  private timer = 0

  constructor(public param: Param, initial: Value | null | undefined, private readonly send: (v: Value) => void) {
    const name = wordsOf(param.path)
    this.reset = h('button', { class: 'icon-button small', title: 'Back to the curve in the scene file', 'aria-label': `Reset ${name}`, click: () => this.change(this.initial, true) }, icon('reset'))
    this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
    this.svg.setAttribute('tabindex', '0')
    this.svg.setAttribute('role', 'slider')
    this.svg.setAttribute('aria-label', `${name}. Arrows move a knot, comma and full stop choose it, Insert adds one, Delete removes it.`)
    this.el = h('div', { class: 'profile', 'data-path': param.path, title: param.doc },
      h('div', { class: 'profile-head' }, h('span', { class: 'name' }, name.replace(/ along the length$/, ''), h('span', { class: 'changed', title: 'changed' }, '●')), this.reading, this.reset), this.svg, this.mistake)
    this.svg.addEventListener('pointerdown', (e) => this.down(e))
    this.svg.addEventListener('pointermove', (e) => this.move(e))
    this.svg.addEventListener('pointerup', (e) => this.up(e))
    this.svg.addEventListener('pointercancel', (e) => this.up(e))
    this.svg.addEventListener('dblclick', (e) => this.twice(e))
    this.svg.addEventListener('keydown', (e) => this.press(e))
    this.svg.addEventListener('blur', () => this.choose(-1))
    this.take(param, initial)
  }

  take(p: Param, initial: Value | null | undefined) {
    this.param = p
    this.initial = Array.isArray(initial) ? initial : []
    const knots = Array.isArray(p.value) ? p.value : []
    if (this.held < 0 && !this.timer && !sameKnots(knots, this.knots)) this.knots = knots.map((k) => ({ ...k }))
    const changed = !sameKnots(this.knots, this.initial)
    flag(this.el, 'is-changed', changed)
    this.reset.disabled = !changed
    if (this.held < 0) {
      text(this.mistake, '')
      this.draw()
    }
  }

  refuse(message: string) {
    text(this.mistake, message)
    this.knots = Array.isArray(this.param.value) ? this.param.value.map((k) => ({ ...k })) : []
    this.draw()
  }

  /** shown returns the knots that are drawn: a profile without any is 1 all along. */
  private shown(): Knot[] {
    return this.knots.length > 0 ? this.knots : [{ at: 0, factor: 1 }, { at: 1, factor: 1 }]
  }

  private x(at: number): number {
    return left + at * (width - left - right)
  }

  private y(factor: number): number {
    return top + (1 - Math.min(1.05, factor / this.highest)) * (height - top - bottom)
  }

  private draw() {
    const knots = this.shown()
    if (this.held < 0) this.highest = niceTop(Math.max(this.param.max && this.param.max > (this.param.min ?? 0) ? 0 : 2, ...knots.map((k) => k.factor)))
    const line = [[this.x(0), this.y(knots[0].factor)], ...knots.map((k) => [this.x(k.at), this.y(k.factor)]), [this.x(1), this.y(knots[knots.length - 1].factor)]]
    const path = line.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
    const parts = [
      shape('path', { class: 'axis', d: `M${left} ${top}V${height - bottom}H${width - right}` }),
      shape('path', { class: 'one', d: `M${left} ${this.y(1).toFixed(1)}H${width - right}` }),
      label(left - 5, this.y(0) + 1, '0', 'end'), label(left - 5, this.y(this.highest) + 7, short(this.highest), 'end'),
      ...(this.highest < 8 ? [label(left - 5, this.y(1) + 4, '1', 'end')] : []),
      label(left, height - 3, 'root', 'start'), label(width - right, height - 3, 'tip', 'end'),
      shape('path', { class: 'area', d: `${path}V${height - bottom}H${left}Z` }),
      shape('path', { class: this.knots.length > 0 ? 'curve' : 'curve none', d: path }),
      ...knots.map((k, i) => shape('circle', { class: i === this.chosen || i === this.held ? 'knot chosen' : 'knot', cx: this.x(k.at).toFixed(1), cy: this.y(k.factor).toFixed(1), r: '4.5' })),
      ...knots.map((k) => shape('circle', { class: 'grip', cx: this.x(k.at).toFixed(1), cy: this.y(k.factor).toFixed(1), r: '14' })), // for fingers
    ]
    this.svg.replaceChildren(...parts)
    const k = knots[this.held >= 0 ? this.held : this.chosen]
    text(this.reading, k ? `× ${short(k.factor)} at ${Math.round(100 * k.at)} %` : '')
    this.svg.setAttribute('aria-valuetext', k ? `factor ${short(k.factor)} at ${Math.round(100 * k.at)} per cent` : `${knots.length} knots`)
  }

  /** place returns what a point of the window means. */
  private place(e: MouseEvent): { at: number; factor: number; near: number } {
    const box = this.svg.getBoundingClientRect()
    const x = ((e.clientX - box.left) / box.width) * width, y = ((e.clientY - box.top) / box.height) * height
    const at = Math.min(1, Math.max(0, (x - left) / (width - left - right)))
    const factor = Math.max(0, this.highest * (1 - (y - top) / (height - top - bottom)))
    let near = -1, least = 14
    this.shown().forEach((k, i) => {
      const d = Math.hypot(this.x(k.at) - x, this.y(k.factor) - y)
      if (d < least) [near, least] = [i, d]
    })
    return { at, factor: round(factor), near }
  }

  private down(e: PointerEvent) {
    const { near } = this.place(e)
    if (near < 0 || e.button !== 0) return
    e.preventDefault()
    this.svg.focus({ preventScroll: true })
    this.knots = this.shown().map((k) => ({ ...k }))
    this.held = this.chosen = near
    this.svg.setPointerCapture(e.pointerId)
    this.draw()
  }

  private move(e: PointerEvent) {
    if (this.held < 0) return
    const { at, factor } = this.place(e)
    this.set(this.held, at, Math.min(factor, 1.25 * this.highest))
  }

  private up(_: PointerEvent) {
    if (this.held < 0) return
    this.held = -1
    this.flush()
    this.draw()
  }

  /** twice adds a knot, or takes the one away that is there. */
  private twice(e: MouseEvent) {
    const { at, factor, near } = this.place(e)
    if (near >= 0) return this.remove(near)
    this.insert(at, factor)
  }

  private insert(at: number, factor: number) {
    const knots = this.shown().map((k) => ({ ...k }))
    if (knots.some((k) => Math.abs(k.at - at) < closest)) return
    knots.push({ at: round(at), factor })
    knots.sort((a, b) => a.at - b.at)
    this.chosen = knots.findIndex((k) => k.at === round(at))
    this.change(knots, true)
  }

  private remove(i: number) {
    if (this.knots.length === 0) return
    this.chosen = -1
    this.change(this.knots.length <= 1 ? [] : this.knots.filter((_, n) => n !== i), true)
  }

  private set(i: number, at: number, factor: number) {
    const knots = this.knots
    const low = i > 0 ? knots[i - 1].at + closest : 0, high = i < knots.length - 1 ? knots[i + 1].at - closest : 1
    knots[i] = { at: round(Math.min(high, Math.max(low, at))), factor: round(Math.max(0, factor)) }
    this.change(knots, false)
  }

  /** press moves the chosen knot with the arrows; comma and full stop choose another. */
  private press(e: KeyboardEvent) {
    const knots = this.shown()
    const fine = e.shiftKey ? 0.2 : 1
    const nudge = (dx: number, dy: number) => {
      this.knots = knots.map((k) => ({ ...k }))
      const i = Math.max(0, this.chosen)
      this.choose(i)
      this.set(i, this.knots[i].at + 0.02 * fine * dx, this.knots[i].factor + 0.05 * fine * dy * Math.max(1, this.highest / 2))
      this.flush()
    }
    const does: Record<string, () => void> = {
      ArrowLeft: () => nudge(-1, 0), ArrowRight: () => nudge(1, 0), ArrowUp: () => nudge(0, 1), ArrowDown: () => nudge(0, -1),
      ',': () => this.choose((this.chosen + knots.length - 1) % knots.length), '.': () => this.choose((this.chosen + 1) % knots.length),
      Insert: () => this.split(), '+': () => this.split(),
      Delete: () => this.chosen >= 0 && this.remove(this.chosen), Backspace: () => this.chosen >= 0 && this.remove(this.chosen),
    }
    const f = does[e.key]
    if (!f) return
    e.preventDefault()
    e.stopPropagation()
    f()
  }

  /** split adds a knot after the chosen one. */
  private split() {
    const knots = this.shown(), i = Math.min(Math.max(0, this.chosen), knots.length - 2)
    if (i < 0) return this.insert(knots[0].at > 0.5 ? 0 : 1, knots[0].factor)
    this.insert((knots[i].at + knots[i + 1].at) / 2, round((knots[i].factor + knots[i + 1].factor) / 2))
  }

  private choose(i: number) {
    this.chosen = i
    this.draw()
  }

  private change(knots: Knot[], atOnce: boolean) {
    this.knots = knots
    flag(this.el, 'is-changed', !sameKnots(knots, this.initial))
    this.reset.disabled = sameKnots(knots, this.initial)
    this.draw()
    if (atOnce) this.flush()
    else this.timer ||= window.setTimeout(() => this.flush(), sendEvery)
  }

  private flush() {
    clearTimeout(this.timer)
    this.timer = 0
    const value = this.knots.map((k) => ({ ...k }))
    this.param = { ...this.param, value }
    this.send(value)
  }
}

/** niceTop returns a round number a little above the largest factor. */
function niceTop(most: number): number {
  for (const step of [1, 1.5, 2, 3, 5, 8, 10, 15, 20, 30, 50, 80, 100]) if (most <= step) return step
  return Math.ceil(most / 100) * 100
}

const round = (v: number) => Number(v.toPrecision(3))

function shape(name: string, attributes: Record<string, string>): SVGElement {
  const el = document.createElementNS(ns, name)
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value)
  return el
}

function label(x: number, y: number, words: string, anchor: string): SVGElement {
  const el = shape('text', { x: String(x), y: String(y), 'text-anchor': anchor })
  el.textContent = words
  return el
}
