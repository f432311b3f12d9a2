// The outline: what is in the scene, and how it is.

import { flag, h, text } from '../dom'
import { icon, type IconName } from '../icons'
import { Flag, type BodyInfo, type Frame, type Hello } from '../protocol'
import { holdOf } from '../stage/hands'
import { isRoot, strandsOf } from '../stage/tree'
import { quantity } from '../quantity'

interface Line {
  el: HTMLElement
  state: HTMLElement
}

export class Outline {
  readonly el: HTMLElement
  private readonly list = h('ul', {})
  private bodies: Line[] = []
  private holds: Line[] = []
  private readonly hands = h('ul', {})
  private handLines: Line[] = []

  constructor(private readonly select: (body: number) => void) {
    this.el = h('section', { class: 'panel left', 'aria-label': 'Outline' },
      h('header', {}, h('h2', {}, 'Outline')), this.list, h('h3', {}, 'Hands'), this.hands)
  }

  load(hello: Hello) {
    this.bodies = []
    this.holds = []
    this.list.replaceChildren()
    hello.bodies.forEach((b, i) => {
      const prop = b.kind === 'prop'
      const line = this.line(prop ? 'prop' : b.parents ? 'chain' : 'rod', b.name, size(b), () => !prop && this.select(i))
      this.bodies.push(line)
      const inner = h('ul', {})
      line.el.append(inner)
      hello.holds.forEach((hold, k) => {
        if (hold.body !== i) return
        const one = this.line('hold', holdName(b, hold.index), '', () => this.select(i))
        this.holds[k] = one
        inner.append(one.el)
      })
      this.list.append(line.el)
    })
  }

  highlight(body: number) {
    this.bodies.forEach((line, i) => flag(line.el, 'selected', i === body))
  }

  update(frame: Frame, hello: Hello) {
    frame.bodies.forEach((b, i) => {
      const line = this.bodies[i]
      if (!line) return
      text(line.state, words(b.flags) || (hello.bodies[i].parents ? size(hello.bodies[i]) : 'at rest'))
      flag(line.el, 'troubled', (b.flags & (Flag.frozen | Flag.unstable)) !== 0)
    })
    frame.holds.forEach((hold, k) => {
      const line = this.holds[k]
      if (!line) return
      const taken = frame.hands.some((hand) => holdOf(frame, hello.bodies, hand) === k)
      text(line.state, `${taken ? 'in a hand, ' : hello.holds[k]?.driven ? 'driven, ' : ''}${quantity(norm(frame.floats, hold.wrench + 3), 'N')}`)
    })
    this.updateHands(frame, hello)
  }

  private updateHands(frame: Frame, hello: Hello) {
    while (this.handLines.length < Math.max(1, frame.hands.length)) {
      const line = this.line('hand', '', '', () => {})
      this.handLines.push(line)
      this.hands.append(line.el)
    }
    this.handLines.forEach((line, i) => {
      const hand = frame.hands[i]
      line.el.hidden = !hand && i > 0
      const name = line.el.querySelector('.name')!
      if (!hand) {
        text(name, 'none')
        text(line.state, 'drag a body')
        return
      }
      text(name, `${hand.mine ? 'your hand' : 'another hand'} on ${hello.bodies[hand.body]?.name ?? '?'}`)
      text(line.state, `${quantity(norm(frame.floats, hand.wrench + 3), 'N')}, ${quantity(norm(frame.floats, hand.wrench), 'N m')}`)
    })
  }

  private line(kind: IconName, name: string, state: string, click: () => void): Line {
    const stateEl = h('span', { class: 'state' }, state)
    const el = h('li', {}, h('button', { class: 'line', click }, icon(kind), h('span', { class: 'name' }, name), stateEl))
    return { el, state: stateEl }
  }
}

const norm = (f: Float32Array, i: number) => Math.hypot(f[i], f[i + 1], f[i + 2])

/** size says what a body is and how large. */
function size(b: BodyInfo): string {
  if (b.kind === 'prop') return `${b.shape ?? 'prop'}, only seen`
  if (!b.parents) return `${b.kind}, ${b.count} nodes`
  const links = b.parents.filter((p) => p >= 0).length
  const trees = b.parents.length - links
  const strands = b.strands?.length ?? (b.style === 'plant' || b.style === 'grass' ? 0 : strandsOf(b, b.count).length)
  if (b.style === 'plant' || b.style === 'grass') return `${trees.toLocaleString('en')} plants, ${links.toLocaleString('en')} links`
  return `${b.kind}, ${links} ${links === 1 ? 'link' : 'links'}${strands > 1 ? ` in ${strands} strands` : ''}`
}

function holdName(b: BodyInfo, pose: number): string {
  if (b.parents) return isRoot(b, pose) ? 'root' : `hold at link ${pose}`
  return `hold at ${pose === 0 ? 'start' : pose === b.count - 1 ? 'end' : `node ${pose}`}`
}

/** words says what a body's flags mean. */
export function words(flags: number): string {
  if (flags & Flag.frozen) return 'frozen: it diverged'
  const said: string[] = []
  if (flags & Flag.unstable) said.push('unstable')
  if (flags & Flag.taut) said.push('taut')
  if (flags & Flag.snapped) said.push('snapped through')
  if (flags & Flag.unsolved) said.push('bonds that cannot all be kept')
  if (flags & Flag.leapt) said.push('its base leapt')
  if (flags & Flag.unconverged) said.push('settling')
  return said.join(', ')
}
