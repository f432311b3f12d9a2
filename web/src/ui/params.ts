// The parameters of a scene while it runs: sliders with units, marked where they differ from the file, refused in place.

import { add, flag, h, text } from '../dom'
import { icon } from '../icons'
import type { Param } from '../protocol'
import { parseQuantity, quantity, short } from '../quantity'

type Value = Param['value']

const steps = 1000 // of a slider
const sendEvery = 50 // while a slider moves [ms]

/** Parts of a path that say nothing to a reader: every body here has one kind, and its name says which. */
const silent = new Set(['bodies', 'rod', 'chain', 'section'])

export class ParamPanel {
  readonly el: HTMLElement
  private readonly list = h('div', { class: 'params' })
  private readonly filter = h('input', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter parameters', input: () => this.sift() })
  private rows = new Map<string, Row>()
  private groups: { el: HTMLDetailsElement; rows: Row[]; body: string | null; open: boolean }[] = []
  private initial = new Map<string, Value>()
  private scene = ''

  constructor(private readonly set: (path: string, value: Value) => void) {
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
    const live = params.filter((p) => p.live && Row.shows(p))
    if (live.length === this.rows.size && live.every((p) => this.rows.has(p.path))) return this.update(params)
    this.rows.clear()
    this.groups = []
    this.list.replaceChildren()
    for (const [name, group] of grouped(live)) this.addGroup(name, group)
    this.sift()
  }

  /** update takes the values that the server has now. */
  update(params: Param[]) {
    for (const p of params) this.rows.get(p.path)?.take(p, this.initial.get(p.path))
  }

  /** refuse shows a mistake at the parameter it is about; false if there is no such row. */
  refuse(path: string, message: string): boolean {
    const row = this.rows.get(path)
    row?.refuse(message)
    return row !== undefined
  }

  /** select opens the groups of a body and folds those of others; null for none. */
  select(body: string | null) {
    for (const g of this.groups) {
      if (g.body !== null && g.open) g.el.open = body === null || g.body === body
      flag(g.el, 'selected', body !== null && g.body === body)
    }
  }

  private addGroup(name: string, group: Group) {
    const rows = group.params.map((p) => {
      const row = new Row(p, this.initial.get(p.path), this.scaleOf(p.path), (value) => this.set(p.path, value))
      this.rows.set(p.path, row)
      return row
    })
    const el = h('details', { class: 'group' }, h('summary', {}, icon('chevron'), h('span', {}, name)), ...rows.map((r) => r.el))
    el.open = group.open
    this.groups.push({ el, rows, body: group.body, open: group.open })
    add(this.list, el)
  }

  /** scaleOf returns the largest value in the file of a vector that a parameter is a part of. */
  private scaleOf(path: string): number {
    const whole = path.replace(/\[\d\]$/, '')
    let largest = 0
    for (const [other, value] of this.initial) {
      if (typeof value === 'number' && other.replace(/\[\d\]$/, '') === whole) largest = Math.max(largest, Math.abs(value))
    }
    return largest
  }

  private sift() {
    const wanted = this.filter.value.trim().toLowerCase()
    for (const g of this.groups) {
      let any = false
      for (const row of g.rows) {
        const hit = wanted === '' || row.param.path.toLowerCase().includes(wanted) || (row.param.doc ?? '').toLowerCase().includes(wanted)
        row.el.hidden = !hit
        any ||= hit
      }
      g.el.hidden = !any
      g.el.open = wanted === '' ? g.open : any
    }
  }
}

interface Group {
  params: Param[]
  open: boolean
  body: string | null
}

/** grouped sorts parameters by what they belong to, what one would change first before the rest. */
function grouped(params: Param[]): [string, Group][] {
  const groups = new Map<string, Group>()
  const put = (name: string, p: Param, open: boolean, body: string | null) => {
    if (!groups.has(name)) groups.set(name, { params: [], open, body })
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
  const order = ['material', 'young', 'shear', 'radius', 'density', 'length', 'twist', 'poisson', 'loss', 'drag']
  for (const g of groups.values()) g.params.sort((a, b) => rank(order, a) - rank(order, b))
  for (const p of first) put('World', p, true, null)
  for (const f of later) f()
  for (const [p, parts] of last) {
    if (parts[0] === 'bodies') put(`${parts[1]} · ${parts.length > 4 || /\[/.test(parts[3] ?? '') ? plain(parts[3]) : 'more'}`, p, false, parts[1])
    else if (parts.length > 2) put(`${parts[0] === 'paths' ? 'path' : parts[0]} · ${parts[1]}`, p, parts[0] === 'tools', null)
    else put('Scene', p, false, null)
  }
  const whole = ([name, g]: [string, Group]) => (g.body === name ? 0 : 1) // bodies before their parts
  return [...groups].sort((a, b) => whole(a) - whole(b))
}

const isStrand = (parts: string[]) => parts[2] === 'chain' && parts[3] === 'strands' && parts.length > 5

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
  const main = parts.length === 6 && /^(material|young|shear|radius|density|mass|loss|drag|bend|torsion)(\[\d\])?$/.test(key)
  if (main) put(name, p, strands <= 2, body)
  else later.push(() => put(`${name} · ${parts.length > 6 || /\[/.test(key) ? plain(key) : 'more'}`, p, false, body))
}

/** isMain reports whether a parameter of a body belongs to the few at its top. */
function isMain(p: Param, parts: string[]): boolean {
  const key = parts.slice(3).join('.')
  if (/^loads\[\d+\]\.(force|torque)/.test(key)) return true
  if (/^curve\.(line\.to|arc\.|helix\.)/.test(key)) return typeof p.value === 'number' && p.value !== 0
  if (parts[2] === 'chain') return /^(wind|damping)/.test(key)
  return /^(young|shear|section\.radius|section\.radii.*|density|twist|poisson|extensible)$/.test(key)
}

function rank(order: string[], p: Param): number {
  const i = order.findIndex((word) => p.path.endsWith(word))
  return i < 0 ? order.length : i
}

/** plain drops the index of a list: holds[1] is one of the holds. */
const plain = (key: string) => key.replace(/\[\d+\]$/, '').replaceAll('_', ' ')

/** label names a parameter by the end of its path. */
function label(path: string): string {
  const parts = path.split('.').filter((part) => !silent.has(part))
  let name = parts[parts.length - 1]
  const owner = parts[parts.length - 2]
  const item = owner && /^(holds|loads|lumps|riders|keys|taper|knots)\[(\d+)\]/.exec(owner)
  if (item && !(item[1] === 'loads' && item[2] === '0')) name = `${item[1].replace(/s$/, '')} ${item[2]} ${name}`
  if (owner === 'line') name = name.replace('from', 'start').replace('to', 'end')
  else if (owner === 'arc' || owner === 'helix') name = `${owner} ${name}`
  return name.replaceAll('_', ' ').replace(/\[(\d)\]$/, (_, i) => ` ${'xyz'[i] ?? i}`)
}

/** Row is one parameter. */
class Row {
  readonly el: HTMLElement
  private readonly mistake = h('p', { class: 'mistake', role: 'alert' })
  private readonly reset: HTMLButtonElement
  private slider: HTMLInputElement | null = null
  private field: HTMLInputElement | HTMLSelectElement
  private busy = false // the reader is changing it: what the server says waits
  private pending: { value: Value } | null = null
  private timer = 0
  private readonly range: { min: number; max: number; log: boolean } | null

  constructor(public param: Param, private initial: Value | undefined, scale: number, private readonly send: (v: Value) => void) {
    this.range = rangeOf(param, initial, scale)
    const id = `p-${param.path.replace(/[^a-z0-9]/gi, '-')}`
    this.field = this.makeField(id)
    this.reset = h('button', { class: 'icon-button small', title: 'Back to the value in the scene file', 'aria-label': `Reset ${label(param.path)}`, click: () => this.back() }, icon('reset'))
    this.el = h('div', { class: 'param', 'data-path': param.path, title: param.doc },
      h('label', { for: id }, label(param.path), h('span', { class: 'changed', title: 'changed' }, '●')),
      this.slider, this.field, this.reset, this.mistake)
    this.take(param, initial)
  }

  /** shows reports whether there is a control for a parameter. A number that is 0 where it may not be is one that the file leaves out. */
  static shows(p: Param): boolean {
    if (typeof p.value !== 'number') return typeof p.value === 'boolean' || (p.choices?.length ?? 0) > 0
    return !(p.value === 0 && p.log)
  }

  take(p: Param, initial: Value | undefined) {
    this.param = p
    this.initial = initial
    if (!this.busy) this.display(p.value)
    const changed = initial !== undefined && !same(p.value, initial)
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
        type: 'range', min: '0', max: String(steps), step: '1', 'aria-label': label(param.path),
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
    if (this.initial !== undefined) this.give(this.initial)
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

const same = (a: Value, b: Value) => a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)))

/** rangeOf returns the range of a slider: around what the file says where the schema's is far wider, so that a pixel is a small change. */
function rangeOf(p: Param, initial: Value | undefined, scale: number): { min: number; max: number; log: boolean } | null {
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
