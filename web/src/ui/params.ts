// The parameters of a scene while it runs: sliders with units, marked where they differ from the file, refused in place.

import { add, flag, h, text } from '../dom'
import { icon } from '../icons'
import type { Param, Value } from '../protocol'
import { parseQuantity, quantity, short } from '../quantity'
import { same, wordsOf } from './labels'
import { ProfileRow } from './profile'

const steps = 1000 // of a slider
const sendEvery = 50 // while a slider moves [ms]

/** Keying is what a row knows of keyframes. */
export interface Keying {
  stateOf(path: string): 'none' | 'keyed' | 'here'
  /** valueOf returns what keys make of a parameter now; null for one without keys. */
  valueOf(path: string): number | null
  toggle(path: string, value: number): void
}

export interface ParamEvents {
  set(path: string, value: Value): void
  /** pose makes the present shape of a body the one it is drawn to. */
  pose(body: string): void
}

/** Line is the control of a parameter. */
interface Line {
  el: HTMLElement
  param: Param
  take(p: Param, initial: Value | null | undefined): void
  refuse(message: string): void
  key?(): void
}

/** Shelf is a group in the panel. Its rows are made when it is opened: a path of a hundred keys has six hundred of them. */
interface Shelf {
  el: HTMLDetailsElement
  group: Group
  rows: Line[] | null
}

export class ParamPanel {
  readonly el: HTMLElement
  private readonly list = h('div', { class: 'params' })
  private readonly filter = h('input', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter parameters', input: () => this.sift() })
  private rows = new Map<string, Line>()
  private params = new Map<string, Param>()
  private shelves: Shelf[] = []
  private initial = new Map<string, Value | null>()
  private scene = ''

  constructor(private readonly events: ParamEvents, private readonly keying: Keying) {
    this.el = h('section', { class: 'panel right', 'aria-label': 'Parameters' },
      h('header', {}, h('h2', {}, 'Parameters'), this.filter), this.list)
  }

  /** load lays the panel out for a scene. */
  load(scene: string, params: Param[]) {
    if (scene !== this.scene) this.initial.clear()
    this.scene = scene
    for (const p of params) {
      if (p.initial !== undefined && p.initial !== null) this.initial.set(p.path, p.initial)
      else if (!this.initial.has(p.path)) this.initial.set(p.path, p.value)
    }
    const live = params.filter((p) => p.live && (p.kind === 'profile' || Row.shows(p)))
    if (live.length === this.params.size && live.every((p) => this.params.has(p.path))) return this.update(params)
    const open = new Set(this.shelves.filter((s) => s.el.open).map((s) => s.group.name))
    this.rows.clear()
    this.params = new Map(live.map((p) => [p.path, p]))
    const again = this.shelves.length > 0
    this.shelves = []
    this.list.replaceChildren()
    for (const group of grouped(live)) this.addShelf(group, again ? open.has(group.name) : group.open)
    this.sift()
  }

  /** update takes the values that the server has now. */
  update(params: Param[]) {
    for (const p of params) {
      if (this.params.has(p.path)) this.params.set(p.path, p)
      this.rows.get(p.path)?.take(p, this.initial.get(p.path))
    }
  }

  /** rekey shows which parameters have keys, and which have one now. */
  rekey() {
    for (const row of this.rows.values()) row.key?.()
  }

  /** refuse shows a mistake at the parameter it is about; false if there is no such row. */
  refuse(path: string, message: string): boolean {
    const row = this.rows.get(path)
    row?.refuse(message)
    return row !== undefined
  }

  /** select opens the groups of a body and folds those of others; null for none. */
  select(body: string | null) {
    for (const s of this.shelves) {
      if (s.group.body !== null && s.group.open) s.el.open = body === null || s.group.body === body
      flag(s.el, 'selected', body !== null && s.group.body === body)
    }
  }

  private addShelf(group: Group, open: boolean) {
    const el = h('details', { class: 'group' }, h('summary', {}, icon('chevron'), h('span', {}, group.name)))
    const shelf: Shelf = { el, group, rows: null }
    el.addEventListener('toggle', () => el.open && this.furnish(shelf))
    this.shelves.push(shelf)
    add(this.list, el)
    if (open) this.furnish(shelf)
    el.open = open
  }

  /** furnish makes the rows of a group. */
  private furnish(shelf: Shelf): Line[] {
    if (shelf.rows) return shelf.rows
    shelf.rows = shelf.group.params.map(({ path }) => {
      const p = this.params.get(path)!
      const row = this.makeRow(p)
      this.rows.set(path, row)
      return row
    })
    const curves = shelf.group.params[0]?.kind === 'profile'
    add(shelf.el, curves ? h('p', { class: 'explain' }, 'Drag a knot to change a factor between root and tip. A double click on the curve adds a knot, on a knot removes it.') : null,
      ...shelf.rows.map((r) => r.el), this.poseButton(shelf.group))
    return shelf.rows
  }

  private makeRow(p: Param): Line {
    const initial = this.initial.get(p.path), send = (value: Value) => this.events.set(p.path, value)
    if (p.kind === 'profile') return new ProfileRow(p, initial, send)
    if (/\.hanging$/.test(p.path) && typeof p.value === 'boolean') return new Compare(p, initial, send)
    return new Row(p, initial ?? undefined, this.scaleOf(p.path), send, this.keying)
  }

  /** poseButton is there for a body that is drawn to a pose. */
  private poseButton(group: Group): HTMLElement | null {
    const { body } = group
    if (body === null || group.name !== body || ![...this.params.keys()].some((path) => path.startsWith(`bodies.${body}.`) && /pose_strength$/.test(path))) return null
    return h('div', { class: 'pose' },
      h('button', { class: 'text-button', title: 'What it looks like now becomes the pose that it is drawn to', click: () => this.events.pose(body) }, icon('pose'), 'Set pose from shape'),
      h('p', { class: 'explain' }, 'Bend it, hold it or let it settle, then set the pose: pose strength draws it back to this shape.'))
  }

  /** scaleOf returns the largest value in the file of a vector that a parameter is a part of. */
  private scaleOf(path: string): number {
    const whole = path.replace(/\[\d\]$/, '')
    if (whole === path) return Math.abs(Number(this.initial.get(path)) || 0)
    let largest = 0
    for (let i = 0; i < 4; i++) largest = Math.max(largest, Math.abs(Number(this.initial.get(`${whole}[${i}]`)) || 0))
    return largest
  }

  private sift() {
    const wanted = this.filter.value.trim().toLowerCase()
    for (const s of this.shelves) {
      const hits = (p: Param) => wanted === '' || p.path.toLowerCase().includes(wanted) || wordsOf(p.path).includes(wanted) || (p.doc ?? '').toLowerCase().includes(wanted)
      const any = s.group.params.some(hits)
      if (any && wanted !== '') this.furnish(s)
      for (const row of s.rows ?? []) row.el.hidden = !hits(row.param)
      s.el.hidden = !any
      if (wanted !== '') s.el.open = any
    }
  }
}

interface Group {
  name: string
  params: Param[]
  open: boolean
  body: string | null
}

/** grouped sorts parameters by what they belong to, what one would change first before the rest. */
function grouped(params: Param[]): Group[] {
  const groups = new Map<string, Group>()
  const put = (name: string, p: Param, open: boolean, body: string | null) => {
    if (!groups.has(name)) groups.set(name, { name, params: [], open, body })
    groups.get(name)!.params.push(p)
  }
  const first: Param[] = []
  const last: [Param, string[]][] = []
  const strands = strandsOf(params)
  const later: (() => void)[] = []
  for (const p of params) {
    const parts = p.path.split('.')
    const body = parts[0] === 'bodies' ? parts[1] : null
    if (parts[0].startsWith('gravity')) first.push(p)
    else if (body !== null && isStrand(parts)) putStrand(p, parts, strands.get(body)!.size, put, later)
    else if (body !== null && isMain(p, parts)) put(body, p, true, body)
    else last.push([p, parts])
  }
  const order = ['hanging', 'material', 'young', 'shear', 'radius', 'density', 'length', 'twist', 'poisson', 'loss', 'drag', 'pose_strength', 'pose_damping', 'time_scale', 'local', 'damping', 'stiffness', 'viscosity']
  for (const g of groups.values()) g.params.sort((a, b) => rank(order, a) - rank(order, b))
  for (const p of first) put('World', p, true, null)
  for (const f of later) f()
  for (const [p, parts] of last) {
    if (parts[0] === 'bodies') put(`${parts[1]} · ${parts.length > 4 || /\[/.test(parts[3] ?? '') ? plain(parts[3]) : 'more'}`, p, false, parts[1])
    else if (parts[0] === 'fields') put(`field · ${parts[1]}`, p, params.length < 200, null)
    else if (parts.length > 2) put(`${singular[parts[0]] ?? parts[0]} · ${parts[1]}`, p, parts[0] === 'tools' || parts[0] === 'hands' || (parts[0] === 'surfaces' && params.length < 200), null)
    else put('Scene', p, false, null)
  }
  for (const g of groups.values()) if (g.params[0].kind === 'profile') g.params.sort((a, b) => Number(isFlat(a)) - Number(isFlat(b)))
  const whole = (g: Group) => (g.body === g.name ? 0 : g.params[0].kind === 'profile' ? 1 : g.name === 'World' ? 2 : 3) // bodies before their parts
  return [...groups.values()].sort((a, b) => whole(a) - whole(b))
}

const singular: Record<string, string> = { paths: 'path', surfaces: 'surface', laws: 'law', joints: 'joint', hands: 'hand' }

/** isFlat reports whether a profile has no knots. */
const isFlat = (p: Param) => !Array.isArray(p.value) || p.value.length === 0

/** isStrand reports whether a parameter is one of a strand, or of all strands of a groom. */
const isStrand = (parts: string[]) => parts[2] === 'chain' && ((parts[3] === 'strands' && parts.length > 5) || (parts[3] === 'groom' && parts[4] === 'fibre'))

/** strandsOf returns the names of the strands of each chain. */
function strandsOf(params: Param[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const p of params) {
    const parts = p.path.split('.')
    if (!isStrand(parts)) continue
    if (!all.has(parts[1])) all.set(parts[1], new Set())
    all.get(parts[1])!.add(parts[4])
  }
  return all
}

/** putStrand sorts a parameter of a strand: what it is made of to the top of its chain, or of itself where there are several. */
function putStrand(p: Param, parts: string[], strands: number, put: (name: string, p: Param, open: boolean, body: string) => void, later: (() => void)[]) {
  const [, body, , , strand, key] = parts
  const name = strands > 1 ? `${body} · ${strand}` : body
  const main = parts.length === 6 && /^(material|young|shear|radius|density|mass|loss|drag|bend|torsion|pose_strength|pose_damping)(\[\d\])?$/.test(key)
  if (main) put(name, p, strands <= 2, body)
  else if (p.kind === 'profile') later.push(() => put(`${name} · along the length`, p, false, body))
  else later.push(() => put(`${name} · ${parts.length > 6 || /\[/.test(key) ? plain(key) : 'more'}`, p, false, body))
}

/** isMain reports whether a parameter of a body belongs to the few at its top. */
function isMain(p: Param, parts: string[]): boolean {
  const key = parts.slice(3).join('.')
  if (/^loads\[\d+\]\.(force|torque)/.test(key)) return true
  if (/^curve\.(line\.to|arc\.|helix\.)/.test(key)) return typeof p.value === 'number' && p.value !== 0
  if (parts[2] === 'rigid') return /^(mass|density)$/.test(key) && typeof p.value === 'number' && p.value > 0
  if (parts[2] === 'green') return /^(bend|seams)/.test(key)
  if (parts[2] === 'chain') return /^(wind|damping|hanging|time_scale|local|continuum\.)/.test(key)
  return /^(young|shear|section\.radius|section\.radii.*|density|twist|poisson|extensible)$/.test(key)
}

function rank(order: string[], p: Param): number {
  const i = order.findIndex((word) => p.path.endsWith(word))
  return i < 0 ? order.length : i
}

/** plain drops the index of a list: holds[1] is one of the holds. */
const plain = (key: string) => key.replace(/\[\d+\]$/, '').replaceAll('_', ' ')

/** Compare is a switch between before and after: what gravity does to a groom, and what it is with the rest shape found for it. */
class Compare implements Line {
  readonly el: HTMLElement
  private readonly mistake = h('p', { class: 'mistake', role: 'alert' })
  private readonly choices: HTMLButtonElement[]

  constructor(public param: Param, initial: Value | null | undefined, send: (v: Value) => void) {
    const choice = (on: boolean, title: string, words: string) =>
      h('button', { role: 'radio', click: () => (this.show(on), send(on)) }, h('strong', {}, title), h('span', {}, words))
    this.choices = [choice(false, 'Off', 'sags by its weight'), choice(true, 'On', 'stays as groomed')]
    this.el = h('div', { class: 'compare', 'data-path': param.path, title: param.doc },
      h('p', { class: 'compare-title' }, 'Zero-gravity rest shape', h('span', { class: 'changed', title: 'changed' }, '●')),
      h('div', { class: 'segments', role: 'radiogroup', 'aria-label': 'Zero-gravity rest shape' }, ...this.choices),
      h('p', { class: 'explain' }, 'Inverse statics finds the shape at rest from which gravity bends the strands to what was drawn. Switch to compare.'), this.mistake)
    for (const c of this.choices) c.addEventListener('keydown', (e) => /^Arrow/.test(e.key) && this.other(e))
    this.take(param, initial)
  }

  take(p: Param, initial: Value | null | undefined) {
    this.param = p
    this.show(p.value === true)
    flag(this.el, 'is-changed', initial !== undefined && initial !== null && p.value !== initial)
    text(this.mistake, '')
  }

  refuse(message: string) {
    this.show(this.param.value === true)
    text(this.mistake, message)
  }

  private show(on: boolean) {
    this.choices.forEach((c, i) => {
      c.setAttribute('aria-checked', String((i === 1) === on))
      c.tabIndex = (i === 1) === on ? 0 : -1
    })
  }

  private other(e: KeyboardEvent) {
    e.preventDefault()
    e.stopPropagation()
    const next = this.choices[this.param.value === true ? 0 : 1]
    next.focus()
    next.click()
  }
}

/** Row is one parameter. */
class Row implements Line {
  readonly el: HTMLElement
  private readonly mistake = h('p', { class: 'mistake', role: 'alert' })
  private readonly reset: HTMLButtonElement
  private readonly diamond: HTMLButtonElement | null = null
  private slider: HTMLInputElement | null = null
  private field: HTMLInputElement | HTMLSelectElement
  private busy = false // the reader is changing it: what the server says waits
  private pending: { value: Value } | null = null
  private timer = 0
  private readonly range: { min: number; max: number; log: boolean } | null

  constructor(public param: Param, private initial: Value | null | undefined, scale: number, private readonly send: (v: Value) => void, private readonly keying: Keying) {
    this.range = rangeOf(param, initial, scale)
    const id = `p-${param.path.replace(/[^a-z0-9]/gi, '-')}`
    this.field = this.makeField(id)
    this.reset = h('button', { class: 'icon-button small', title: 'Back to the value in the scene file', 'aria-label': `Reset ${wordsOf(param.path)}`, click: () => this.back() }, icon('reset'))
    this.el = h('div', { class: 'param', 'data-path': param.path, title: param.doc },
      h('label', { for: id }, wordsOf(param.path), h('span', { class: 'changed', title: 'changed' }, '●')),
      this.slider, this.field)
    if (typeof param.value === 'number') {
      this.diamond = h('button', { class: 'icon-button small key', click: () => typeof this.param.value === 'number' && this.keying.toggle(this.param.path, this.param.value) }, icon('key'))
      add(this.el, this.diamond)
    }
    add(this.el, this.reset, this.mistake)
    this.take(param, initial)
    this.key()
  }

  /** shows reports whether there is a control for a parameter. A number that is 0 where it may not be is one that the file leaves out. */
  static shows(p: Param): boolean {
    if (typeof p.value !== 'number') return typeof p.value === 'boolean' || (p.choices?.length ?? 0) > 0
    return !(p.value === 0 && p.log)
  }

  /** key shows whether there are keys. */
  key() {
    if (!this.diamond) return
    const value = this.keying.valueOf(this.param.path)
    if (value !== null && value !== this.param.value && !this.busy) {
      this.param = { ...this.param, value }
      this.display(value)
    }
    const state = this.keying.stateOf(this.param.path)
    if (this.diamond.dataset.keys === state) return
    this.diamond.dataset.keys = state
    const words = { none: 'Set a key now: the value changes with time from then on', keyed: 'Set a key now', here: 'Remove the key that is here' }[state]
    this.diamond.title = words
    this.diamond.setAttribute('aria-label', `${words}: ${wordsOf(this.param.path)}`)
    flag(this.el, 'is-keyed', state !== 'none')
  }

  take(p: Param, initial: Value | null | undefined) {
    const keyed = this.keying.valueOf(p.path)
    this.param = p = keyed !== null ? { ...p, value: keyed } : p // what the server says of one with keys is of another time
    this.initial = initial
    if (!this.busy) this.display(p.value)
    const changed = initial !== undefined && initial !== null && !same(p.value, initial) && this.keying.stateOf(p.path) === 'none'
    flag(this.el, 'is-changed', changed)
    this.reset.hidden = !changed
    if (!this.busy) text(this.mistake, '')
  }

  refuse(message: string) {
    text(this.mistake, message)
    this.display(this.param.value)
  }

  private makeField(id: string): HTMLInputElement | HTMLSelectElement {
    const { param } = this
    if (typeof param.value === 'boolean') {
      const box = h('input', { id, type: 'checkbox', class: 'switch', role: 'switch', change: () => this.give(box.checked) })
      return box
    }
    if (param.choices?.length) {
      const choices = param.choices.includes(String(param.value)) ? param.choices : [String(param.value), ...param.choices]
      const select = h('select', { id, change: () => this.give(select.value) }, ...choices.map((c) => h('option', { value: c }, c)))
      return select
    }
    if (this.range) {
      const slider = h('input', {
        type: 'range', min: '0', max: String(steps), step: '1', 'aria-label': wordsOf(param.path),
        input: () => this.slide(this.fromSlider(Number(slider.value))),
        change: () => this.settle(), pointerdown: () => (this.busy = true), pointerup: () => this.settle(),
      })
      this.slider = slider
    }
    const field = h('input', {
      id, type: 'text', inputmode: 'decimal', autocomplete: 'off', spellcheck: 'false',
      focus: () => {
        this.busy = true
        field.value = String(Number((this.param.value as number).toPrecision(6)))
        field.select()
      },
      blur: () => this.leave(),
      keydown: (e: KeyboardEvent) => {
        if (e.key === 'Enter') field.blur()
        if (e.key === 'Escape') {
          field.value = String(this.param.value)
          field.blur()
        }
        e.stopPropagation()
      },
    })
    return field
  }

  /** leave takes what was typed. */
  private leave() {
    this.busy = false
    const typed = this.field.value
    const value = parseQuantity(typed, this.param.unit ?? '')
    if (Number.isNaN(value)) {
      this.display(this.param.value)
      text(this.mistake, `“${typed}” is not a number${this.param.unit ? ` in ${this.param.unit}` : ''}.`)
      return
    }
    text(this.mistake, '')
    if (!same(value, this.param.value)) this.give(value)
    else this.display(this.param.value)
  }

  private back() {
    if (this.initial !== undefined && this.initial !== null) this.give(this.initial)
  }

  private give(value: Value) {
    this.param = { ...this.param, value }
    this.display(value)
    this.send(value)
  }

  /** slide shows a value at once and sends it soon; the last one is always sent. */
  private slide(value: Value) {
    this.busy = true
    this.display(value)
    this.pending = { value }
    if (!this.timer) this.timer = window.setTimeout(() => this.flush(), sendEvery)
  }

  private flush() {
    this.timer = 0
    if (!this.pending) return
    const { value } = this.pending
    this.pending = null
    this.param = { ...this.param, value }
    this.send(value)
  }

  private settle() {
    clearTimeout(this.timer)
    this.flush()
    this.busy = false
  }

  private display(value: Value) {
    const field = this.field
    if (Array.isArray(value)) return
    if (typeof value === 'boolean') {
      ;(field as HTMLInputElement).checked = value
      return
    }
    if (typeof value === 'string') {
      field.value = value
      return
    }
    if (document.activeElement !== field) field.value = Number.isInteger(value) && !this.param.unit ? short(value) : quantity(value, this.param.unit ?? '')
    if (this.slider && this.range) {
      this.slider.value = String(this.toSlider(value))
      this.slider.setAttribute('aria-valuetext', quantity(value, this.param.unit ?? ''))
      this.slider.style.setProperty('--at', `${this.toSlider(value) / (steps / 100)}%`)
    }
  }

  private toSlider(value: number): number {
    const { min, max, log } = this.range!
    const u = log ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min)
    return Math.round(steps * Math.min(1, Math.max(0, Number.isFinite(u) ? u : 0)))
  }

  private fromSlider(at: number): number {
    const { min, max, log } = this.range!
    const u = at / steps
    const value = log ? min * (max / min) ** u : min + (max - min) * u
    return Number.isInteger(this.param.value) && this.param.step === 1 ? Math.round(value) : Number(value.toPrecision(3))
  }
}

/** rangeOf returns the range of a slider: around what the file says where the schema's is far wider, so that a pixel is a small change. */
function rangeOf(p: Param, initial: Value | null | undefined, scale: number): { min: number; max: number; log: boolean } | null {
  if (typeof p.value !== 'number') return null
  const from = typeof initial === 'number' && initial !== 0 ? initial : p.value
  let { min = 0, max = 0 } = p
  if (min === max) { // none in the schema
    if (from === 0) return null
    return from > 0 ? { min: from / 3, max: from * 3, log: true } : { min: from * 3, max: from / 3, log: false }
  }
  if (p.log && min > 0 && from > 0) return { min: Math.max(min, from / 1000), max: Math.min(max, from * 1000), log: true }
  if (scale > 0 && max - min > 200 * scale) {
    min = Math.max(min, -10 * scale)
    max = Math.min(max, 10 * scale)
  }
  if (max - min > 1e4) return null // better typed
  return { min: Math.min(min, p.value), max: Math.max(max, p.value), log: false }
}
