// What the page says by itself: a banner while something is wrong, a card for a mistake in a scene, a short word when something is done.

import { add, h } from '../dom'
import { icon } from '../icons'
import type { Failure, Mistake } from '../protocol'

export class Notices {
  readonly el = h('div', { class: 'notices', 'aria-live': 'polite' })
  private readonly banner = h('div', { class: 'banner', role: 'status', hidden: true })
  private readonly card = h('div', { class: 'mistakes', role: 'alert', hidden: true })
  private readonly toasts = h('div', { class: 'toasts', role: 'status' })
  private timer = 0

  constructor(private readonly retry: () => void) {
    this.el.append(this.banner, this.card, this.toasts)
  }

  dispose() {
    clearInterval(this.timer)
  }

  /** lost says that the connection is gone and when it is tried again (in the clock of performance.now [ms]). */
  lost(retryAt: number | null) {
    clearInterval(this.timer)
    const when = h('span', {})
    const tell = () => {
      const left = retryAt === null ? 0 : Math.ceil((retryAt - performance.now()) / 1000)
      when.textContent = left > 0 ? `Trying again in ${left} s. ` : 'Trying again now. '
    }
    tell()
    this.timer = window.setInterval(tell, 250)
    this.banner.replaceChildren(icon('warn'), h('span', {}, h('strong', {}, 'The connection is lost. '), 'This is the last picture. ', when),
      h('button', { class: 'text-button', click: this.retry }, 'Try now'))
    this.banner.hidden = false
  }

  /** waiting says that a scene is on its way, if it does not come soon. */
  waiting() {
    clearInterval(this.timer)
    const tell = (more: string) => {
      this.banner.replaceChildren(h('span', {}, h('strong', {}, 'Waiting for the scene. '), 'The server is building it.', more))
      this.banner.hidden = false
    }
    this.timer = window.setTimeout(() => {
      tell('')
      this.timer = window.setTimeout(() => tell(' Elastic skin is computed when it is seen for the first time, and kept: that may take half a minute.'), 4000)
    }, 1200)
  }

  found() {
    clearInterval(this.timer)
    this.banner.hidden = true
  }

  /** mistakes shows what is wrong with a scene, in place. */
  mistakes(f: Failure, running: boolean) {
    const title = running ? 'The scene file has a mistake; the last good scene runs on' : 'This scene cannot be shown'
    const all: Mistake[] = f.mistakes?.length ? f.mistakes : [{ file: f.file, line: f.line, path: f.path, problem: f.message, suggestion: f.suggestion }]
    this.card.replaceChildren()
    add(this.card,
      h('header', {}, icon('warn'), h('h2', {}, title),
        running && h('button', { class: 'icon-button', 'aria-label': 'Close', title: 'Close', click: () => this.clearMistakes() }, icon('close'))),
      h('ol', {}, ...all.map(mistakeItem)),
      !running && h('p', {}, h('a', { href: '#/' }, 'Back to the gallery')))
    this.card.hidden = false
  }

  clearMistakes() {
    this.card.hidden = true
  }

  /** say shows a short word for a moment. */
  say(message: string, kind: 'done' | 'wrong' = 'done') {
    const toast = h('div', { class: `toast ${kind}` }, kind === 'wrong' ? icon('warn') : null, h('span', {}, message))
    this.toasts.append(toast)
    while (this.toasts.children.length > 3) this.toasts.firstElementChild!.remove()
    setTimeout(() => toast.remove(), kind === 'wrong' ? 7000 : 3500)
  }
}

function mistakeItem(m: Mistake): HTMLElement {
  const where = [m.file, m.line, m.column].filter((part) => part !== undefined && part !== '' && part !== 0).join(':')
  const words = [m.problem, m.want && `want ${m.want}`].filter(Boolean).join('; ')
  return h('li', {}, where && h('code', {}, where), m.path && h('code', { class: 'path' }, m.path),
    h('p', {}, words), m.suggestion && h('p', { class: 'suggestion' }, `Did you mean ${m.suggestion}?`))
}
