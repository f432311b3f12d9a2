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
}

interface Plot {
  group: Group
  plot: uPlot
  holder: HTMLElement
  empty: boolean // nothing to show in the part that is shown
  values: HTMLElement[] // in the legend, in the order of the group's series
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
      ...hello.probes.map((p, i): Series => ({ label: p.name, unit: p.unit, read: (f) => (i < f.probes.count ? f.floats[f.probes.at + i] : NaN) })),
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

  private groups(): Group[] {
    const titles: Record<string, string> = { N: 'Force', 'N m': 'Torque', m: 'Position', J: 'Energy', '1/m': 'Curvature', rad: 'Angle' }
    const probes = this.series.length - stages.length
    const groups = new Map<string, Group>()
    for (const unit of ['N', 'N m']) groups.set(unit, { title: titles[unit], unit, series: [], stacked: false }) // these come first
    this.series.slice(0, probes).forEach((s, k) => {
      if (!groups.has(s.unit)) groups.set(s.unit, { title: titles[s.unit] ?? 'Value', unit: s.unit, series: [], stacked: false })
      groups.get(s.unit)!.series.push(k)
    })
    return [...groups.values(), { title: 'Step time', unit: 's', series: stages.map((_, i) => probes + i), stacked: true }]
  }

  private makePlot(group: Group): Plot {
    const ink = inks[this.theme]
    const colour = (k: number) => ink.series[group.series.indexOf(k) % ink.series.length]
    const values = group.series.map(() => h('b', {}))
    const legend = group.series.map((k, i) => h('li', {}, h('i', { style: `background:${colour(k)}` }), this.series[k].label, values[i]))
    const tip = h('div', { class: 'tip', hidden: true })
    const holder = h('figure', { class: 'plot' }, h('figcaption', {}, h('strong', {}, group.title), h('ul', {}, ...legend)), tip)
    add(this.strip, holder)
    const state: Plot = { group, holder, values, tip, empty: false, plot: null as unknown as uPlot }
    const axis = { stroke: ink.axis, font: `12px ${getComputedStyle(document.body).fontFamily}`, grid: { stroke: ink.grid, width: 1 }, ticks: { show: false } }
    state.plot = new uPlot({
      width: 300, height: 150, pxAlign: false, legend: { show: false },
      cursor: {
        sync: { key: this.sync.key, setSeries: false }, drag: { x: true, y: false, setScale: true }, points: { size: 5 },
        dataIdx: (u, k, i) => (k > 0 && Number.isNaN(u.data[k][i]) ? (null as unknown as number) : i), // no dot where there is no value
      },
      scales: { x: { time: false }, y: { range: (u) => this.rangeY(u, state) } },
      axes: [
        { ...axis, size: 24, gap: 2, space: 60, values: (_, at) => at.map((t) => `${short(t)} s`) },
        { ...axis, size: 72, gap: 4, space: 30, values: (_, at) => (state.empty ? at.map(() => '') : axisValues(at, group.unit)) },
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

  /** drawOrder returns the columns as they are drawn: the top of a stack first, so that the lower ones cover it. */
  private drawOrder(group: Group): number[] {
    return group.stacked ? [...group.series].reverse() : group.series
  }

  /** read writes the latest values into the legend. */
  private read(p: Plot) {
    p.group.series.forEach((k, n) => {
      const value = this.value(k, this.history.length - 1)
      p.values[n].parentElement!.hidden = Number.isNaN(value)
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
      const column = u.data[k] as Float64Array
      for (let i = length - 1; i >= 0 && time[i] >= min!; i--) {
        if (time[i] > max! || Number.isNaN(column[i])) continue
        low = Math.min(low, column[i])
        high = Math.max(high, column[i])
      }
    }
    p.empty = low > high
    flag(p.holder, 'blank', p.empty)
    if (p.empty) return [0, 1]
    if (p.group.stacked) return [0, high > 0 ? 1.1 * high : 1e-6]
    const size = Math.max(high - low, 0.02 * Math.max(Math.abs(high), Math.abs(low)), 1e-12)
    return [low - 0.1 * size, high + 0.1 * size]
  }

  private data(group: Group): uPlot.AlignedData {
    const { history } = this
    const n = history.length
    const columns = group.series.map((k) => history.columns[k].subarray(0, n))
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
      const width = holder.clientWidth, height = holder.clientHeight - 22
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
  return ticks.map((t) => `${short(t / factor)} ${sign}${unit}`)
}
