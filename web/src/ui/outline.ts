// The outline: what is in the scene, and how it is.

import { flag, h, text } from '../dom'
import { icon, type IconName } from '../icons'
import { Flag, type BodyInfo, type Frame, type Hello } from '../protocol'
import { holdOf } from '../stage/hands'
import { isRoot, strandsOf } from '../stage/tree'
import { quantity } from '../quantity'
import { words } from './flags'

interface Line {
  el: HTMLElement
  state: HTMLElement
  tag: HTMLElement
}

/** Entry is a body, or a group of them. */
interface Entry {
  line: Line
  members: number[]
}

export class Outline {
  readonly el: HTMLElement
  private readonly list = h('ul', {})
  private entries: Entry[] = []
  private holds: Line[] = []
  private readonly hands = h('ul', {})
  private handLines: Line[] = []

  constructor(private readonly select: (body: number) => void) {
    this.el = h('section', { class: 'panel left', 'aria-label': 'Outline' },
      h('header', {}, h('h2', {}, 'Outline')), this.list, h('h3', {}, 'Hands'), this.hands)
  }

  load(hello: Hello) {
    this.entries = []
    this.holds = []
    this.list.replaceChildren()
    const groups = new Map<string, Entry>()
    hello.bodies.forEach((b, i) => {
      const group = b.group === undefined ? undefined : groups.get(b.group)
      if (group) {
        group.members.push(i)
        return
      }
      const prop = b.kind === 'prop'
      const line = this.line(prop ? 'prop' : b.hand !== undefined ? 'hand' : b.kind === 'rigid' || b.solid ? 'solid' : b.parents ? 'chain' : 'rod', b.group ?? b.name, size(b), () => !prop && this.select(i))
      const entry = { line, members: [i] }
      this.entries.push(entry)
      if (b.group !== undefined) groups.set(b.group, entry)
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
    for (const { line, members } of this.entries) {
      const first = hello.bodies[members[0]]
      if (first.kind === 'rigid') text(line.state, solids(hello, members))
      if (first.motion !== undefined && first.motion !== 'dynamic') text(line.tag, first.motion)
    }
  }

  highlight(body: number) {
    for (const { line, members } of this.entries) flag(line.el, 'selected', members.includes(body))
  }

  update(frame: Frame, hello: Hello) {
    for (const { line, members } of this.entries) {
      let flags = 0, asleep = 0
      for (const i of members) {
        const { flags: own = 0 } = frame.bodies[i] ?? {}
        flags |= own
        if (own & Flag.asleep) asleep++
      }
      const first = hello.bodies[members[0]]
      text(line.state, words(flags) || (first.kind === 'rigid' ? solids(hello, members) : first.parents || first.solid ? size(first) : 'at rest'))
      flag(line.el, 'troubled', (flags & (Flag.frozen | Flag.unstable | Flag.inverted)) !== 0)
      if (first.motion === 'dynamic') text(line.tag, asleep === 0 ? '' : members.length === 1 ? 'asleep' : `${asleep === members.length ? 'all' : asleep.toLocaleString('en')} asleep`)
    }
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
    const tag = h('span', { class: 'tag' })
    const el = h('li', {}, h('button', { class: 'line', click }, icon(kind), h('span', { class: 'name' }, name), tag, stateEl))
    return { el, state: stateEl, tag }
  }
}

const norm = (f: Float32Array, i: number) => Math.hypot(f[i], f[i + 1], f[i + 2])

/** size says what a body is and how large. */
function size(b: BodyInfo): string {
  if (b.kind === 'prop') return `${b.shape ?? 'prop'}, only seen`
  if (b.solid?.elements === 0) return `skin, ${b.count.toLocaleString('en')} vertices`
  if (b.solid) return `${b.solid.elements.toLocaleString('en')} tetrahedra`
  if (!b.parents) return `${b.kind}, ${b.count} nodes`
  const links = b.parents.filter((p) => p >= 0).length
  const trees = b.parents.length - links
  const strands = b.strands?.length ?? (b.style === 'plant' || b.style === 'grass' ? 0 : strandsOf(b, b.count).length)
  if (b.style === 'plant' || b.style === 'grass') return `${trees.toLocaleString('en')} plants, ${links.toLocaleString('en')} links`
  return `${b.kind}, ${links} ${links === 1 ? 'link' : 'links'}${strands > 1 ? ` in ${strands} strands` : ''}`
}

const kinds: Record<string, [one: string, many: string]> = {
  sphere: ['ball', 'balls'], capsule: ['capsule', 'capsules'], box: ['box', 'boxes'], cylinder: ['cylinder', 'cylinders'], cone: ['cone', 'cones'],
  mesh: ['mesh', 'meshes'], compound: ['compound', 'compounds'], ground: ['ground', 'grounds'],
}

/** solids says what rigid bodies are and how many. */
function solids(hello: Hello, members: number[]): string {
  if (hello.bodies[members[0]].hand !== undefined) return 'palm and five fingers'
  const kind = (i: number) => hello.geometries?.[hello.bodies[i].geometry ?? -1]?.kind ?? 'body'
  const all = new Set(members.map(kind))
  const [one, many] = all.size > 1 ? ['body', `bodies of ${all.size} kinds`] : kinds[kind(members[0])] ?? ['body', 'bodies']
  const look = all.size === 1 && hello.bodies[members[0]].look
  return `${members.length > 1 ? `${members.length.toLocaleString('en')} ${many}` : one}${look ? ` of ${look}` : ''}`
}

function holdName(b: BodyInfo, pose: number): string {
  if (b.parents) return isRoot(b, pose) ? 'root' : `hold at link ${pose}`
  return `hold at ${pose === 0 ? 'start' : pose === b.count - 1 ? 'end' : `node ${pose}`}`
}
