// The bar at the top: where one is, time, and what can be taken away.

import { flag, h, text } from '../dom'
import { icon, type IconName } from '../icons'
import { onTheme, toggleTheme } from '../theme'

export interface BarActions {
  pause(): void
  step(): void
  reset(): void
  speed(value: number): void
  record(): void
  picture(): void
  share(): void
  full(): void
  headset(): void
  help(): void
  panel(which: 'outline' | 'params' | 'plots'): void
  contacts(): void
}

export const speeds = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

export class TopBar {
  readonly el: HTMLElement
  private readonly title = h('h1', {})
  private readonly clock = h('output', { class: 'clock', 'aria-label': 'Simulated time' })
  private readonly pause: HTMLButtonElement
  private readonly record: HTMLButtonElement
  private readonly contacts: HTMLButtonElement
  private readonly headset: HTMLButtonElement
  private readonly speed: HTMLSelectElement
  private readonly panels: Record<'outline' | 'params' | 'plots', HTMLButtonElement>
  private readonly forget: () => void

  constructor(actions: BarActions) {
    this.pause = button('pause', 'Pause', 'Space', () => actions.pause())
    this.record = button('record', 'Record', '', () => actions.record())
    this.contacts = button('contacts', 'Show contacts', 'X', () => actions.contacts())
    this.contacts.hidden = true
    this.headset = button('headset', 'Into the headset', '', () => actions.headset())
    this.headset.hidden = true
    this.speed = h('select', { class: 'speed', 'aria-label': 'Speed', title: 'Speed (< and >)', change: () => actions.speed(Number(this.speed.value)) },
      ...speeds.map((s) => h('option', { value: String(s) }, `× ${s}`)))
    this.panels = {
      outline: button('outline', 'Outline', 'O', () => actions.panel('outline')),
      params: button('sliders', 'Parameters', 'P', () => actions.panel('params')),
      plots: button('plot', 'Plots', 'D', () => actions.panel('plots')),
    }
    const theme = button('dark', 'Light or dark', 'T', toggleTheme)
    this.forget = onTheme((t) => theme.replaceChildren(icon(t === 'dark' ? 'light' : 'dark')))
    const menu = h('div', { class: 'tools' },
      this.contacts, this.record, button('camera', 'Save a picture', 'S', () => actions.picture()), button('link', 'Copy a link to this state', 'L', () => actions.share()),
      theme, this.headset, button('full', 'Full screen', '', () => actions.full()), button('help', 'Keys and gestures', 'H', () => actions.help()))
    const more = h('details', { class: 'more' }, h('summary', { class: 'icon-button', 'aria-label': 'More', title: 'More' }, icon('more')), menu)
    more.addEventListener('click', (e) => {
      if ((e.target as Element).closest('.tools')) more.open = false
    })
    // in a wide window the menu is always open: its buttons are part of the bar
    const wide = matchMedia('(min-width: 900px)')
    const fold = () => (more.open = wide.matches)
    wide.addEventListener('change', fold)
    more.addEventListener('toggle', () => wide.matches && !more.open && fold())
    fold()
    this.el = h('header', { class: 'topbar' },
      h('a', { class: 'home', href: '#/', title: 'Gallery', 'aria-label': 'Tendril: back to the gallery' }, icon('mark')), this.title,
      h('div', { class: 'transport', role: 'group', 'aria-label': 'Time' }, this.pause,
        button('step', 'One step', '.', () => actions.step()), button('reset', 'Reset', 'R', () => actions.reset()), this.speed, this.clock),
      h('div', { class: 'views', role: 'group', 'aria-label': 'Panels' }, this.panels.outline, this.panels.params, this.panels.plots), more)
  }

  dispose() {
    this.forget()
  }

  setTitle(title: string) {
    text(this.title, title)
  }

  setTime(seconds: number) {
    text(this.clock, `${seconds.toFixed(2)} s`)
  }

  setStatus(paused: boolean, speed: number, recording: boolean) {
    relabel(this.pause, paused ? 'play' : 'pause', paused ? 'Go on' : 'Pause', 'Space')
    relabel(this.record, 'record', recording ? 'Stop recording' : 'Record', '')
    flag(this.record, 'recording', recording)
    this.record.setAttribute('aria-pressed', String(recording))
    const value = String(speed)
    if (![...this.speed.options].some((o) => o.value === value)) this.speed.append(h('option', { value }, `× ${Number(speed.toPrecision(3))}`))
    this.speed.value = value
  }

  /** setContacts says whether there is something that may touch, and whether contacts are shown. */
  setContacts(possible: boolean, on: boolean) {
    this.contacts.hidden = !possible
    this.contacts.setAttribute('aria-pressed', String(on))
  }

  /** setHeadset says whether there is a headset, and whether the scene is in it. */
  setHeadset(there: boolean, on: boolean) {
    this.headset.hidden = !there
    this.headset.setAttribute('aria-pressed', String(on))
  }

  setPanel(which: 'outline' | 'params' | 'plots', open: boolean) {
    this.panels[which].setAttribute('aria-pressed', String(open))
  }
}

function button(name: IconName, label: string, key: string, click: () => void): HTMLButtonElement {
  const el = h('button', { class: 'icon-button', click })
  relabel(el, name, label, key)
  return el
}

function relabel(el: HTMLButtonElement, name: IconName, label: string, key: string) {
  if (el.getAttribute('aria-label') === label) return
  el.replaceChildren(icon(name))
  el.setAttribute('aria-label', label)
  el.title = key ? `${label} (${key})` : label
  el.dataset.label = label
}
