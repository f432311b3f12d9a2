// Keyframes: the parameters that change with time, a lane each, with a diamond for each of their keys.

import { flag, h, text } from '../dom'
import { icon } from '../icons'
import type { Key, Param, Track } from '../protocol'
import { parseQuantity, quantity, short } from '../quantity'
import { ownerOf, wordsOf } from './labels'

const step = 0.01 // keys stand at hundredths of a second [s]
const near = 0.5 * step + 1e-9 // a key this close to a time is at it [s]
const sendEvery = 80 // while a key moves [ms]

export interface KeyEvents {
  /** send gives a parameter its keys; null takes them away. */
  send(path: string, keys: Key[] | null): void
  changed(): void
}

interface Lane {
  el: HTMLElement
  bar: HTMLElement
  value: HTMLElement
  diamonds: HTMLButtonElement[]
}

export class KeyPanel {
  readonly el: HTMLElement
  private readonly lanes = h('div', { class: 'lanes' })
  private readonly ruler = h('div', { class: 'ruler', 'aria-hidden': 'true' })
  private readonly editor = h('div', { class: 'key-editor' })
  private readonly when = this.field('Time of the key', 's', (t) => this.edit(t, null))
  private readonly what = this.field('Value of the key', '', (v) => this.edit(null, v))
  private readonly unit = h('span', {})
  private tracks = new Map<string, Track>()
  private params = new Map<string, Param>()
  private readonly drawn = new Map<string, Lane>()
  private length = 10 // of the time that is shown [s]
  private asked = 0 // length that the scene asks for [s]
  private time = 0
  private chosen: { path: string; index: number } | null = null
  private dragging = false
  private timer = 0
  private away = false // the reader has put it away

  constructor(private readonly events: KeyEvents) {
    const remove = h('button', { class: 'icon-button small', title: 'Remove the key (Delete)', 'aria-label': 'Remove the key', click: () => this.removeChosen() }, icon('trash'))
    this.editor.append(h('label', {}, 'at ', this.when), h('label', {}, 'value ', this.what, ' ', this.unit), remove)
    this.editor.hidden = true
    this.el = h('section', { class: 'panel keys', 'aria-label': 'Keyframes', hidden: true },
      h('header', {}, h('h2', {}, 'Keyframes'), h('span', { class: 'hint' }, 'Drag a diamond to move a key; double click in a lane to add one.'), this.editor), this.lanes, this.ruler)
  }

  get shown(): boolean {
    return !this.el.hidden
  }

  /** toggleShown puts the panel away, or shows it again. */
  toggleShown() {
    this.away = !this.away
    this.layOut()
  }

  load(tracks: Track[], params: Param[], duration: number) {
    this.asked = duration
    this.params = new Map(params.map((p) => [p.path, p]))
    if (this.dragging) return // what is being moved is newer than what the server has heard
    this.tracks = new Map(tracks.map((t) => [t.path, { ...t, keys: t.keys.map((k) => ({ ...k })) }]))
    if (this.chosen && !this.tracks.get(this.chosen.path)?.keys[this.chosen.index]) this.chosen = null
    this.layOut()
  }

  update(params: Param[]) {
    for (const p of params) this.params.set(p.path, p)
  }

  /** show moves the line that stands for now. */
  show(time: number) {
    this.time = time
    if (!this.shown) return
    for (const [path, lane] of this.drawn) {
      lane.bar.style.setProperty('--now', `${(100 * Math.min(1, this.around(path) / this.length)).toFixed(2)}%`)
      const value = this.valueOf(path)
      if (value !== null) text(lane.value, quantity(value, this.params.get(path)?.unit ?? ''))
    }
  }

  /** valueOf returns what keys make of a parameter now; null for one without keys. The server does not tell: both know the keys and the time. */
  valueOf(path: string): number | null {
    const track = this.tracks.get(path)
    return track && track.keys.length > 0 ? Number(valueAt(track, this.around(path)).toPrecision(6)) : null
  }

  /** stateOf says whether a parameter has keys, and one now. */
  stateOf(path: string): 'none' | 'keyed' | 'here' {
    const track = this.tracks.get(path)
    if (!track) return 'none'
    return this.indexAt(track, this.around(path)) >= 0 ? 'here' : 'keyed'
  }

  /** toggle sets a key of a parameter now, or takes away the one that is there. */
  toggle(path: string, value: number) {
    const track = this.tracks.get(path)
    const i = track ? this.indexAt(track, this.around(path)) : -1
    if (track && i >= 0 && Math.abs(track.keys[i].value - value) <= 1e-5 * Math.abs(value)) {
      this.chosen = { path, index: i }
      return this.removeChosen()
    }
    this.put(path, this.around(path), value)
  }

  /** put sets a key at a time; false for a parameter without keys, where only is asked for. */
  put(path: string, time: number, value: number, only = false): boolean {
    let track = this.tracks.get(path)
    if (!track && only) return false
    if (!track) this.tracks.set(path, (track = { path, keys: [] }))
    const at = snap(time)
    const i = this.indexAt(track, at)
    if (i >= 0) track.keys[i].value = value
    else track.keys.push({ time: at, value })
    track.keys.sort((a, b) => a.time - b.time)
    this.chosen = { path, index: this.indexAt(track, at) }
    if (!only) this.away = false
    this.layOut()
    this.send(path, only)
    return true
  }

  /** setNow gives a keyed parameter a value now, as a key; false for one without keys. */
  setNow(path: string, value: number): boolean {
    return this.put(path, this.around(path), value, true)
  }

  /** around returns the time on a track now: one that goes round and round starts again. */
  private around(path: string): number {
    const track = this.tracks.get(path)
    if (!track?.loop || track.keys.length < 2) return this.time
    const first = track.keys[0].time, span = track.keys[track.keys.length - 1].time - first
    return this.time > first && span > 0 ? first + ((this.time - first) % span) : this.time
  }

  private indexAt(track: Track, time: number): number {
    return track.keys.findIndex((k) => Math.abs(k.time - time) <= near)
  }

  private layOut() {
    const last = Math.max(0, ...[...this.tracks.values()].flatMap((t) => t.keys.map((k) => k.time)))
    this.length = Math.max(this.asked > 0 ? this.asked : 10, last)
    this.el.hidden = this.tracks.size === 0 || this.away
    for (const [path, lane] of this.drawn) {
      if (this.tracks.has(path)) continue
      lane.el.remove()
      this.drawn.delete(path)
    }
    for (const track of this.tracks.values()) this.fill(track)
    const most = innerWidth < 900 ? Math.max(3, (innerWidth - 170) / 36) : 14 // numbers that there is room for
    const every = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60].find((s) => this.length / s <= most) ?? 100
    this.ruler.replaceChildren(...Array.from({ length: Math.floor(this.length / every + 1e-6) + 1 }, (_, i) =>
      h('span', { style: `left:${((100 * i * every) / this.length).toFixed(2)}%` }, i === 0 ? '0 s' : short(i * every))))
    this.showChosen()
    this.show(this.time)
    this.events.changed()
  }

  private fill(track: Track) {
    const lane = this.drawn.get(track.path) ?? this.addLane(track.path)
    while (lane.diamonds.length < track.keys.length) lane.diamonds.push(this.diamond(track.path, lane.diamonds.length))
    for (const d of lane.diamonds.splice(track.keys.length)) d.remove()
    const values = track.keys.map((k) => k.value), low = Math.min(...values), high = Math.max(...values)
    const y = (v: number) => (high > low ? 20 - (16 * (v - low)) / (high - low) : 12)
    const x = (t: number) => (100 * t) / this.length
    track.keys.forEach((k, i) => {
      const d = lane.diamonds[i]
      d.style.left = `${x(k.time).toFixed(2)}%`
      d.title = `${quantity(k.value, this.params.get(track.path)?.unit ?? '')} at ${short(k.time)} s`
      d.setAttribute('aria-label', `Key ${i + 1}: ${d.title}`)
      flag(d, 'chosen', this.chosen?.path === track.path && this.chosen.index === i)
      lane.bar.append(d)
    })
    const points = [`0,${y(values[0])}`, ...track.keys.map((k) => `${x(k.time)},${y(k.value)}`), `100,${y(values[values.length - 1])}`]
    lane.bar.querySelector('polyline')!.setAttribute('points', points.join(' '))
  }

  private addLane(path: string): Lane {
    const ns = 'http://www.w3.org/2000/svg'
    const svg = document.createElementNS(ns, 'svg')
    svg.setAttribute('viewBox', '0 0 100 24')
    svg.setAttribute('preserveAspectRatio', 'none')
    svg.append(document.createElementNS(ns, 'polyline'))
    const bar = h('div', { class: 'lane-bar', dblclick: (e: MouseEvent) => this.addAt(path, e) }, svg)
    const value = h('b', {})
    const clear = h('button', { class: 'icon-button small', title: 'Remove all keys of this parameter', 'aria-label': `Remove all keys of ${wordsOf(path)}`, click: () => this.clear(path) }, icon('close'))
    const el = h('div', { class: 'lane', 'data-path': path }, h('div', { class: 'lane-name', title: path }, h('span', {}, wordsOf(path), h('small', {}, ` ${ownerOf(path)}`)), value), bar, clear)
    const lane = { el, bar, value, diamonds: [] }
    this.drawn.set(path, lane)
    this.lanes.append(el)
    return lane
  }

  private diamond(path: string, index: number): HTMLButtonElement {
    const el = h('button', { class: 'diamond' })
    el.addEventListener('focus', () => this.choose(path, index))
    el.addEventListener('pointerdown', (e) => this.grab(e, el, path, index))
    el.addEventListener('dblclick', (e) => e.stopPropagation())
    el.addEventListener('keydown', (e) => this.key(e, path, index))
    return el
  }

  private choose(path: string, index: number) {
    this.chosen = { path, index }
    for (const [other, lane] of this.drawn) lane.diamonds.forEach((d, i) => flag(d, 'chosen', other === path && i === index))
    this.showChosen()
  }

  private showChosen() {
    const key = this.chosen && this.tracks.get(this.chosen.path)?.keys[this.chosen.index]
    this.editor.hidden = !key
    if (!key || !this.chosen) return
    if (document.activeElement !== this.when) this.when.value = short(key.time)
    if (document.activeElement !== this.what) this.what.value = String(Number(key.value.toPrecision(5)))
    text(this.unit, this.params.get(this.chosen.path)?.unit ?? '')
  }

  private grab(e: PointerEvent, el: HTMLElement, path: string, index: number) {
    if (e.button !== 0) return
    e.preventDefault()
    el.focus({ preventScroll: true })
    this.choose(path, index)
    el.setPointerCapture(e.pointerId)
    const from = e.clientX
    const move = (m: PointerEvent) => {
      if (!this.dragging && Math.abs(m.clientX - from) < 3) return
      this.dragging = true
      const box = this.drawn.get(path)!.bar.getBoundingClientRect()
      this.moveTo(path, index, ((m.clientX - box.left) / box.width) * this.length)
    }
    const end = () => {
      el.removeEventListener('pointermove', move)
      el.removeEventListener('pointerup', end)
      el.removeEventListener('pointercancel', end)
      if (this.dragging) this.send(path, false)
      this.dragging = false
    }
    el.addEventListener('pointermove', move)
    el.addEventListener('pointerup', end)
    el.addEventListener('pointercancel', end)
  }

  /** moveTo moves a key in time, between its neighbours. */
  private moveTo(path: string, index: number, time: number) {
    const keys = this.tracks.get(path)?.keys
    if (!keys?.[index]) return
    const low = index > 0 ? keys[index - 1].time + step : 0, high = index < keys.length - 1 ? keys[index + 1].time - step : this.length
    keys[index].time = snap(Math.min(high, Math.max(low, time)))
    this.layOut()
    this.send(path, true)
  }

  private key(e: KeyboardEvent, path: string, index: number) {
    const track = this.tracks.get(path)
    const key = track?.keys[index]
    if (!track || !key) return
    const p = this.params.get(path)
    const range = p?.min !== undefined && p.max !== undefined && p.max > p.min && p.max - p.min < 1e4 && !p.log ? (p.max - p.min) / 100 : Math.abs(key.value) / 20 || 0.05
    const fine = e.shiftKey ? 0.1 : 1
    const raise = (by: number) => this.edit(null, Number((key.value + by * range * fine).toPrecision(6)))
    const does: Record<string, () => void> = {
      ArrowLeft: () => this.moveTo(path, index, key.time - 0.1 * fine), ArrowRight: () => this.moveTo(path, index, key.time + 0.1 * fine),
      ArrowUp: () => raise(1), ArrowDown: () => raise(-1), Delete: () => this.removeChosen(), Backspace: () => this.removeChosen(),
    }
    const f = does[e.key]
    if (!f) return
    e.preventDefault()
    e.stopPropagation()
    f()
  }

  /** edit changes the chosen key. */
  private edit(time: number | null, value: number | null) {
    if (!this.chosen) return
    const { path, index } = this.chosen
    const key = this.tracks.get(path)?.keys[index]
    if (!key) return
    if (time !== null) this.moveTo(path, index, time)
    if (value === null) return
    key.value = value
    this.layOut()
    this.send(path, false)
  }

  private removeChosen() {
    if (!this.chosen) return
    const { path, index } = this.chosen
    const track = this.tracks.get(path)
    if (!track) return
    track.keys.splice(index, 1)
    this.chosen = null
    if (track.keys.length === 0 || (track.loop && track.keys.length < 2)) return this.clear(path)
    this.layOut()
    this.send(path, false)
  }

  private clear(path: string) {
    this.tracks.delete(path)
    if (this.chosen?.path === path) this.chosen = null
    this.layOut()
    this.events.send(path, null)
  }

  private addAt(path: string, e: MouseEvent) {
    const track = this.tracks.get(path)
    if (!track) return
    const box = this.drawn.get(path)!.bar.getBoundingClientRect()
    const time = ((e.clientX - box.left) / box.width) * this.length
    this.put(path, time, Number(valueAt(track, time).toPrecision(4)))
  }

  /** send tells the server; soon, while something moves. */
  private send(path: string, soon: boolean) {
    clearTimeout(this.timer)
    this.timer = 0
    const tell = () => {
      const keys = this.tracks.get(path)?.keys
      if (keys) this.events.send(path, keys.map((k) => ({ ...k })))
    }
    if (soon) this.timer = window.setTimeout(tell, sendEvery)
    else tell()
  }

  private field(name: string, unit: string, take: (v: number) => void): HTMLInputElement {
    const el = h('input', {
      type: 'text', inputmode: 'decimal', autocomplete: 'off', spellcheck: 'false', 'aria-label': name, focus: () => el.select(),
      keydown: (e: KeyboardEvent) => {
        if (e.key === 'Enter') el.blur()
        e.stopPropagation()
      },
      blur: () => {
        const v = parseQuantity(el.value, unit || (this.unit.textContent ?? ''))
        if (Number.isNaN(v)) this.showChosen()
        else take(v)
      },
    })
    return el
  }
}

const snap = (time: number) => Number((Math.round(time / step) * step).toFixed(2))

/** valueAt returns a track at a time: linear between its keys. */
function valueAt(track: Track, time: number): number {
  const { keys } = track
  const i = keys.findIndex((k) => k.time >= time)
  if (i < 0) return keys[keys.length - 1].value
  if (i === 0) return keys[0].value
  const a = keys[i - 1], b = keys[i]
  return a.value + ((b.value - a.value) * (time - a.time)) / (b.time - a.time)
}
