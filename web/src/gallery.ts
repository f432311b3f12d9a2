// The gallery: every scene with its picture, what it shows, and where it comes from.

import { add, flag, h } from './dom'
import { icon } from './icons'
import { quantity } from './quantity'
import { recordingHash, sceneHash } from './route'
import { onTheme, toggleTheme } from './theme'

interface SceneCard {
  name: string
  title: string
  about?: string
  source?: string
  models?: string[]
  duration?: number // [s]
  thumb?: boolean // there is a picture
  file?: string
}

interface RecordingCard {
  name: string
  scene: string
  size: number // [bytes]
  time: string
}

/** openGallery fills a container, and returns what closes it. */
export function openGallery(container: HTMLElement): () => void {
  document.title = 'Tendril'
  const stop = new AbortController()
  const grid = h('div', { class: 'cards' })
  const filters = h('div', { class: 'filters', role: 'group', 'aria-label': 'Show models' })
  const recordings = h('section', { class: 'recordings', hidden: true })
  const theme = h('button', { class: 'icon-button', 'aria-label': 'Light or dark', title: 'Light or dark', click: toggleTheme })
  const forget = onTheme((t) => theme.replaceChildren(icon(t === 'dark' ? 'light' : 'dark')))
  container.replaceChildren(h('main', { class: 'gallery' },
    h('header', { class: 'gallery-head' },
      h('div', { class: 'brand' }, icon('mark'), h('h1', {}, 'Tendril')),
      h('p', {}, 'Thin and soft things that people touch, at the rate that touch needs. Open a scene and pull.'), theme),
    filters, grid, recordings))
  void load(grid, filters, recordings, stop.signal)
  return () => {
    stop.abort()
    forget()
  }
}

async function load(grid: HTMLElement, filters: HTMLElement, recordings: HTMLElement, signal: AbortSignal) {
  let wait = 500
  for (;;) {
    try {
      const answer = await fetch('/api/scenes', { signal })
      if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
      const scenes = (await answer.json()) as SceneCard[]
      show(grid, filters, scenes)
      break
    } catch (e) {
      if (signal.aborted) return
      grid.replaceChildren(h('p', { class: 'empty', role: 'status' }, icon('warn'), `The scenes could not be fetched: ${(e as Error).message}. Trying again.`))
      await new Promise((done) => setTimeout(done, wait))
      wait = Math.min(5000, wait * 2)
    }
  }
  try {
    const answer = await fetch('/api/recordings', { signal })
    if (answer.ok) showRecordings(recordings, (await answer.json()) as RecordingCard[])
  } catch {
    // a server without recordings still has its scenes
  }
}

function show(grid: HTMLElement, filters: HTMLElement, scenes: SceneCard[]) {
  const cards = scenes.map((s) => ({ scene: s, el: card(s) }))
  grid.replaceChildren(...cards.map((c) => c.el))
  if (scenes.length === 0) grid.replaceChildren(h('p', { class: 'empty' }, 'This server has no scenes.'))
  const models = [...new Set(scenes.flatMap((s) => s.models ?? []))].sort()
  const choose = (model: string | null) => {
    for (const c of cards) c.el.hidden = model !== null && !(c.scene.models ?? []).includes(model)
    for (const b of filters.children) {
      const on = (b as HTMLElement).dataset.model === (model ?? '')
      b.setAttribute('aria-pressed', String(on))
      flag(b, 'on', on)
    }
  }
  filters.replaceChildren()
  for (const model of [null, ...models]) {
    const count = model === null ? scenes.length : scenes.filter((s) => s.models?.includes(model)).length
    add(filters, h('button', { class: 'filter', 'data-model': model ?? '', click: () => choose(model) }, model ?? 'all', h('span', {}, String(count))))
  }
  choose(null)
}

function card(s: SceneCard): HTMLElement {
  const picture = h('div', { class: 'picture' })
  if (s.thumb === false) picture.append(sketch(s.name))
  else picture.append(h('img', {
    src: `/api/scenes/${encodeURIComponent(s.name)}/thumb.png`, alt: '', loading: 'lazy', decoding: 'async',
    error: () => picture.replaceChildren(sketch(s.name)),
  }))
  return h('a', { class: 'card', href: sceneHash(s.name) }, picture,
    h('div', { class: 'words' },
      h('h2', {}, s.title), h('p', {}, firstSentence(s.about ?? '')),
      h('p', { class: 'source' }, s.file ? h('code', {}, s.file) : s.source ?? ''),
      h('ul', { class: 'models', 'aria-label': 'Models' }, ...(s.models ?? []).map((m) => h('li', {}, m)))))
}

function showRecordings(el: HTMLElement, list: RecordingCard[]) {
  if (list.length === 0) return
  el.hidden = false
  el.replaceChildren(h('h2', {}, 'Recordings'), h('ul', {}, ...list.map((r) => h('li', {},
    h('a', { href: recordingHash(r.name) }, icon('play'), h('span', { class: 'name' }, r.scene),
      h('span', { class: 'when' }, new Date(r.time).toLocaleString()), h('span', { class: 'size' }, `${quantity(r.size / 1e6, '', 2)} MB`)),
    h('a', { class: 'icon-button', href: `/api/recordings/${encodeURIComponent(r.name)}`, download: r.name, title: 'Save the file', 'aria-label': `Save ${r.name}` }, icon('save'))))))
}

/** firstSentence returns what a card has room for. */
function firstSentence(about: string): string {
  const end = about.search(/[.:](\s|$)/)
  return end < 0 ? about : about.slice(0, end) + '.'
}

/** sketch draws a curl in place of a picture that has not been taken, a different one for each name. */
function sketch(name: string): SVGSVGElement {
  let seed = 7
  for (const c of name) seed = (seed * 31 + c.charCodeAt(0)) >>> 0
  const random = () => ((seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32)
  const turns = 1 + Math.floor(random() * 3), lean = random() - 0.5, size = 18 + 16 * random()
  let d = ''
  for (let i = 0; i <= 160; i++) {
    const u = i / 160
    const loop = Math.exp(-(((u - 0.55) / 0.2) ** 2))
    const part = Math.min(1, Math.max(0, (u - 0.25) / 0.6))
    const a = 2 * Math.PI * turns * part * part * (3 - 2 * part)
    const x = 30 + 260 * u - size * loop * Math.sin(a)
    const y = 90 + 40 * lean * (u - 0.5) + 30 * Math.sin(Math.PI * u) - size * loop * (1 - Math.cos(a))
    d += `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const ns = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(ns, 'svg')
  svg.setAttribute('viewBox', '0 0 320 200')
  svg.setAttribute('class', 'sketch')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(ns, 'path')
  path.setAttribute('d', d)
  svg.append(path)
  return svg
}
