// The drawer of plots: forces, torques and probes by unit, and the time of a step by stage.

import uPlot from 'uplot'
import { add, download, flag, h, text } from '../dom'
import { icon } from '../icons'
import { Rate, stages, type Frame, type Hello } from '../protocol'
import { quantity, scaleFor, short } from '../quantity'
import { onTheme, type Theme } from '../theme'

const capacity = 12_000 // samples kept, two hundred seconds at sixty a second
const window_ = 20 // seconds shown

const inks: Record<Theme, { series: string[]; axis: string; grid: string }> = {
  light: { series: ['#c2410c', '#0b7a6c', '#6247c9', '#0b69b7', '#9a6700', '#b0326f'], axis: '#5b626b', grid: 'rgba(30,40,50,0.09)' },
  dark: { series: ['#ff8f66', '#4fd1bd', '#b39dff', '#6cb6ff', '#e3b341', '#f28cbf'], axis: '#9aa4ae', grid: 'rgba(220,230,240,0.09)' },
}

const titles: Record<string, string> = { N: 'Force', 'N m': 'Torque', m: 'Position', J: 'Energy', '1/m': 'Curvature', rad: 'Angle', 'm/s': 'Speed', 'rad/s': 'Turning', 'N s': 'Momentum', 'N m s': 'Angular momentum', 'kg m²/s': 'Angular momentum' }
const isError = /drift|error|violation|residual/i // of a probe whose value should be nothing
const nothing = 1e-18 // smaller values have no place among powers of ten

interface Series {
  label: string
  unit: string
  read(f: Frame): number
}

interface Group {
  title: string
  unit: string
  series: number[] // columns
  stacked: boolean
  log: boolean // by powers of ten: what should be nothing is small in many ways
}

interface Plot {
  group: Group
  plot: uPlot
  holder: HTMLElement
  empty: boolean // nothing to show in the part that is shown
  zero: boolean // all of it is nought
  values: HTMLElement[] // in the legend, in the order of the group's series
  hidden: Set<number> // columns that the reader has put away
  tip: HTMLElement // the values under the pointer
}

/** History keeps columns of samples over time in place; when it is full the older half goes. */
class History {
  readonly time = new Float64Array(capacity)
  columns: Float64Array[] = []
  length = 0

  clear(columns: number) {
    this.length = 0
    while (this.columns.length < columns) this.columns.push(new Float64Array(capacity))
    this.columns.length = columns
  }

  /** room makes place for one more sample and returns where it goes. */
  room(): number {
    if (this.length === capacity) {
      const half = capacity >> 1
      this.time.copyWithin(0, half)
      for (const c of this.columns) c.copyWithin(0, half)
      this.length = capacity - half
    }
    return this.length++
  }

  get last(): number {
    return this.length > 0 ? this.time[this.length - 1] : -Infinity
  }
}

export class PlotDrawer {
  readonly el: HTMLElement
  private readonly strip = h('div', { class: 'plots' })
  private readonly history = new History()
  private series: Series[] = []
  private plots: Plot[] = []
  private drawnAt = 0
  private theme: Theme = 'light'
  private scene = ''
  private readonly sync = uPlot.sync('tendril')
  private readonly forget: () => void
  private readonly watch: ResizeObserver
  private shown = false
  private zoomed = false // the reader has chosen a part of the time

  constructor() {
    this.el = h('section', { class: 'panel drawer', 'aria-label': 'Plots' }, this.strip,
      h('button', { class: 'icon-button csv', title: 'Save what is plotted as CSV', 'aria-label': 'Save plots as CSV', click: () => this.save() }, icon('save'), 'CSV'))
    this.forget = onTheme((t) => {
      this.theme = t
      if (this.shown) this.build()
    })
    this.watch = new ResizeObserver(() => this.resize())
    this.watch.observe(this.strip)
  }

  dispose() {
    this.forget()
    this.watch.disconnect()
    for (const p of this.plots) p.plot.destroy()
  }

  /** load starts the history of a scene anew. */
  load(hello: Hello) {
    this.scene = hello.scene.name
    this.series = [
      ...hello.probes.flatMap((p, i): Series[] => (p.hand !== undefined || p.plane !== undefined ? [] : [{ label: p.name, unit: p.unit === '1' ? '' : p.unit, read: (f) => (i < f.probes.count ? f.floats[f.probes.at + i] : NaN) }])),
      { label: 'hand', unit: 'N', read: (f) => handNorm(f, 3) },
      { label: 'hand', unit: 'N m', read: (f) => handNorm(f, 0) },
      ...stages.map((name, i): Series => ({ label: name, unit: 's', read: (f) => f.rates[Rate.stage + i] * 1e-6 })),
    ]
    this.history.clear(this.series.length)
    this.zoomed = false
    if (this.shown) this.build()
  }

  show(on: boolean) {
    this.shown = on
    if (on && this.plots.length === 0) this.build()
  }

  /** take adds a frame to the history, and draws if the last drawing is so long ago [ms]. */
  take(frame: Frame, now: number, drawEvery: number) {
    const { history } = this
    if (frame.time < history.last) history.clear(this.series.length) // reset, restored or sought
    if (frame.time > history.last) {
      const i = history.room()
      history.time[i] = frame.time
      this.series.forEach((s, k) => (history.columns[k][i] = s.read(frame)))
    }
    if (this.shown && now - this.drawnAt > drawEvery) {
      this.drawnAt = now
      this.draw()
    }
  }

  /** figures returns the last value of every series, for whoever asks. */
  figures(): Record<string, number> {
    const i = this.history.length - 1
    return Object.fromEntries(this.series.map((s, k) => [`${s.label} [${s.unit}]`, i < 0 ? NaN : this.history.columns[k][i]]))
  }

  get samples(): number {
    return this.history.length
  }

  private build() {
    if (this.series.length === 0) return // no scene yet
    for (const p of this.plots) p.plot.destroy()
    this.strip.replaceChildren()
    this.plots = this.groups().map((group) => this.makePlot(group))
    this.resize()
    this.draw()
  }

  /** groups sorts series by unit. Those of the scene come first, then those of hands alone, then the time of a step. */
  private groups(): Group[] {
    const probes = this.series.length - stages.length
    const groups = new Map<string, Group>()
    this.series.slice(0, probes).forEach((s, k) => {
      const small = isError.test(s.label)
      const key = small ? `${s.unit} of errors` : s.unit
      const title = small ? 'Drift' : titles[s.unit] ?? s.label.replace(/^./, (c) => c.toUpperCase())
      if (!groups.has(key)) groups.set(key, { title, unit: s.unit, series: [], stacked: false, log: small })
      groups.get(key)!.series.push(k)
    })
    return [...groups.values(), { title: 'Step time', unit: 's', series: stages.map((_, i) => probes + i), stacked: true, log: false }]
  }

  private makePlot(group: Group): Plot {
    const ink = inks[this.theme]
    const colour = (k: number) => ink.series[group.series.indexOf(k) % ink.series.length]
    const values = group.series.map(() => h('b', {}))
    const legend = group.series.map((k, i) => h('li', {}, this.key(k, colour(k), group, values[i], () => this.toggle(state, i))))
    const tip = h('div', { class: 'tip', hidden: true })
    const holder = h('figure', { class: 'plot', style: `--series: ${Math.min(4, group.series.length)}` },
      h('figcaption', {}, h('ul', {}, h('li', {}, h('strong', {}, group.title)), ...legend)), tip)
    add(this.strip, holder)
    const state: Plot = { group, holder, values, tip, empty: false, zero: false, hidden: new Set(), plot: null as unknown as uPlot }
    const axis = { stroke: ink.axis, font: `12px ${getComputedStyle(document.body).fontFamily}`, grid: { stroke: ink.grid, width: 1 }, ticks: { show: false } }
    state.plot = new uPlot({
      width: 300, height: 150, pxAlign: false, legend: { show: false },
      cursor: {
        sync: { key: this.sync.key, setSeries: false }, drag: { x: true, y: false, setScale: true }, points: { size: 5 },
        dataIdx: (u, k, i) => (k > 0 && Number.isNaN(u.data[k][i]) ? (null as unknown as number) : i), // no dot where there is no value
      },
      scales: { x: { time: false }, y: { distr: group.log ? 3 : 1, range: (u) => this.rangeY(u, state) } },
      axes: [
        { ...axis, size: 24, gap: 2, space: 60, values: (_, at) => at.map((t) => `${short(t)} s`) },
        {
          ...axis, size: Math.max(72, 56 + 6 * group.unit.length), gap: 4, space: 30, ...(group.log && { splits: (_u, _i, low, high) => decades(low, high), filter: (_u, at) => at }),
          values: (_, at) => tickWords(at, state),
        },
      ],
      series: [{}, ...this.drawOrder(group).map((k) => ({
        label: this.series[k].label, stroke: colour(k), width: 1.5, points: { show: false }, fill: group.stacked ? `${colour(k)}38` : undefined,
      }))],
      hooks: {
        setSelect: [(u) => (this.zoomed ||= u.select.width > 2)],
        setCursor: [() => this.point(state, colour)],
        ready: [(u) => u.over.addEventListener('dblclick', () => (this.zoomed = false))],
      },
    }, this.data(group), holder)
    return state
  }

  /** key is a series in the legend. A click puts it away, so that what is small beside it can be seen. */
  private key(column: number, colour: string, group: Group, value: HTMLElement, click: () => void): HTMLElement {
    const { label } = this.series[column]
    const said = sharedWords(group.series.map((k) => this.series[k].label))
    const rest = label.toLowerCase() === group.title.toLowerCase() ? '' : label.split(' ').slice(said).join(' ')
    return h('button', { 'aria-pressed': 'true', title: `Show or hide ${label}`, click }, h('i', { style: `background:${colour}` }), rest ? h('span', {}, rest) : null, value)
  }

  private toggle(p: Plot, i: number) {
    const { group, hidden, values, plot } = p
    const k = group.series[i]
    if (!hidden.delete(k)) hidden.add(k)
    values[i].parentElement!.setAttribute('aria-pressed', String(!hidden.has(k)))
    plot.setSeries(1 + this.drawOrder(group).indexOf(k), { show: !hidden.has(k) })
    plot.redraw(true, true)
  }

  /** drawOrder returns the columns as they are drawn: the top of a stack first, so that the lower ones cover it. */
  private drawOrder(group: Group): number[] {
    return group.stacked ? [...group.series].reverse() : group.series
  }

  /** read writes the latest values into the legend. */
  private read(p: Plot) {
    p.group.series.forEach((k, n) => {
      const value = this.value(k, this.history.length - 1)
      p.values[n].closest('li')!.hidden = Number.isNaN(value)
      if (!Number.isNaN(value)) text(p.values[n], quantity(value, p.group.unit, p.group.stacked ? 2 : 3))
    })
  }

  /** point shows the values under the pointer beside it. */
  private point(p: Plot, colour: (k: number) => string) {
    const { idx, left } = p.plot.cursor
    const on = idx !== null && idx !== undefined && left !== undefined && left >= 0 && p.plot.over.matches(':hover')
    p.tip.hidden = !on
    if (!on) return
    const rows = p.group.series.filter((k) => !Number.isNaN(this.value(k, idx))).map((k) =>
      h('div', {}, h('i', { style: `background:${colour(k)}` }), h('span', {}, this.series[k].label), h('b', {}, quantity(this.value(k, idx), p.group.unit))))
    p.tip.replaceChildren(h('div', {}, h('span', {}, 'time'), h('b', {}, `${this.history.time[idx].toFixed(3)} s`)), ...rows)
    const x = p.plot.over.offsetLeft + left
    const far = left > p.plot.over.clientWidth / 2 // then it stands on the other side
    p.tip.style.left = far ? 'auto' : `${x + 12}px`
    p.tip.style.right = far ? `${p.holder.clientWidth - x + 12}px` : 'auto'
  }

  private value(column: number, i: number): number {
    return i >= 0 && i < this.history.length ? this.history.columns[column][i] : NaN
  }

  /** rangeY returns what the shown part of a plot needs, with a little air. A value that is not there does not count. */
  private rangeY(u: uPlot, p: Plot): [number, number] {
    const { min = 0, max = 0 } = u.scales.x
    const { time, length } = this.history
    let low = Infinity, high = -Infinity
    for (let k = 1; k < u.data.length; k++) {
      if (u.series[k]?.show === false) continue
      const column = u.data[k] as Float64Array
      for (let i = length - 1; i >= 0 && time[i] >= min!; i--) {
        if (time[i] > max! || Number.isNaN(column[i]) || (p.group.log && !(column[i] > nothing))) continue
        low = Math.min(low, column[i])
        high = Math.max(high, column[i])
      }
    }
    const empty = low > high
    if (empty !== p.empty) setTimeout(() => this.resize()) // what has something to show gets more room
    p.empty = empty
    flag(p.holder, 'blank', empty)
    p.zero = low === 0 && high === 0
    if (p.empty) return p.group.log ? [1e-9, 1] : [0, 1]
    if (p.zero) return [-1, 1]
    if (p.group.log) return [10 ** Math.floor(Math.log10(low)), 10 ** Math.ceil(Math.log10(1.001 * high))]
    if (p.group.stacked) return [0, high > 0 ? 1.1 * high : 1e-6]
    const size = Math.max(high - low, 0.02 * Math.max(Math.abs(high), Math.abs(low)), 1e-12)
    return [low - 0.1 * size, high + 0.1 * size]
  }

  private data(group: Group): uPlot.AlignedData {
    const { history } = this
    const n = history.length
    const columns = group.series.map((k) => history.columns[k].subarray(0, n))
    if (group.log) return [history.time.subarray(0, n), ...columns.map((c) => c.map((v) => (v > nothing ? v : NaN)))]
    if (!group.stacked) return [history.time.subarray(0, n), ...columns]
    const sums: Float64Array[] = []
    columns.forEach((c, k) => {
      const sum = Float64Array.from(c)
      if (k > 0) for (let i = 0; i < n; i++) sum[i] += sums[k - 1][i]
      sums.push(sum)
    })
    return [history.time.subarray(0, n), ...sums.reverse()]
  }

  private draw() {
    const end = Math.max(this.history.last, 0)
    const begin = Math.max(this.history.length > 0 ? this.history.time[0] : 0, end - window_)
    for (const p of this.plots) {
      if (this.zoomed) {
        this.read(p)
        continue
      }
      p.plot.setData(this.data(p.group), false)
      p.plot.setScale('x', { min: begin, max: Math.max(end, begin + 2) })
      this.read(p)
    }
  }

  private resize() {
    for (const { plot, holder } of this.plots) {
      const width = holder.clientWidth, height = holder.clientHeight - holder.querySelector('figcaption')!.offsetHeight
      if (width > 0 && height > 0 && (plot.width !== width || plot.height !== height)) plot.setSize({ width, height })
    }
  }

  private save() {
    const { history } = this
    const rows = [['time [s]', ...this.series.map((s) => `${s.label} [${s.unit}]`)].map(csvCell).join(',')]
    for (let i = 0; i < history.length; i++) {
      rows.push([history.time[i], ...history.columns.map((c) => c[i])].map((x) => (Number.isNaN(x) ? '' : String(Number(x.toPrecision(7))))).join(','))
    }
    download(`tendril-${this.scene}.csv`, new Blob([rows.join('\n') + '\n'], { type: 'text/csv' }))
  }
}

const csvCell = (s: string) => (/[",\n]/.test(s) ? `"${s.replaceAll('"', '""')}"` : s)

/** sharedWords returns with how many words all names begin, where something is left of each: a legend need not repeat them. */
function sharedWords(names: string[]): number {
  if (names.length < 2) return 0
  const words = names.map((name) => name.split(' '))
  const most = Math.min(...words.map((w) => w.length - 1))
  let n = 0
  while (n < most && words.every((w) => w[n] === words[0][n])) n++
  return n
}

/** handNorm returns the size of what this page's hand feels, force (3) or torque (0); NaN while it holds nothing. */
function handNorm(f: Frame, part: 0 | 3): number {
  const hand = f.hands.find((one) => one.mine)
  if (!hand) return NaN
  const k = hand.wrench + part
  return Math.hypot(f.floats[k], f.floats[k + 1], f.floats[k + 2])
}

/** axisValues writes ticks with one prefix for the whole axis. */
function axisValues(ticks: number[], unit: string): string[] {
  const largest = Math.max(...ticks.map(Math.abs))
  const { factor, sign } = scaleFor(largest, unit)
  const tick = (t: number) => (largest / factor < 1e-3 && t !== 0 ? t.toExponential(2) : short(t))
  return ticks.map((t) => `${tick(t / factor)} ${sign}${unit}`.trim())
}

/** decades returns the powers of ten from low to high, at most five of them. */
function decades(low: number, high: number): number[] {
  const first = Math.round(Math.log10(low)), last = Math.round(Math.log10(high))
  const every = Math.ceil((last - first + 1) / 5)
  const powers: number[] = []
  for (let p = first; p <= last; p += every) powers.push(10 ** p)
  return powers
}

/** tickWords writes the ticks of a plot. */
function tickWords(ticks: number[], p: Plot): string[] {
  const { unit, log } = p.group
  if (p.empty) return ticks.map(() => '')
  if (p.zero) return ticks.map((t) => (t === 0 ? `0 ${unit}` : ''))
  return log ? ticks.map((t) => (t < 0.9e-12 ? `${t.toExponential(0)} ${unit}` : quantity(t, unit, 1))) : axisValues(ticks, unit)
}
