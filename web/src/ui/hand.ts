// The hand of the scene: whose it is, how it grasps, what each finger feels, and the loops behind it.

import { flag, h, text } from '../dom'
import { icon } from '../icons'
import { byTouch, type Glove } from '../glove'
import { Felt, type Frame, type Hello, type Loops } from '../protocol'
import { figure } from '../quantity'
import type { Space } from '../stage/stage'

const every = 110 // figures change this often, so that they can be read [ms]
const names = ['thumb', 'index', 'middle', 'ring', 'little', 'wrist']
const least = 5 // force that fills a bar, at least [N]
const steps = 150 // of the slider

export interface HandActions {
  space(which: Space): void
}

interface Bar {
  el: HTMLElement
  value: HTMLElement
  fill: HTMLElement
  mean: number // [N]
}

export class HandPanel {
  readonly el: HTMLElement
  private readonly title = h('h2', {})
  private readonly whose = h('span', { class: 'whose' })
  private readonly which = h('select', { 'aria-label': 'Hand', change: () => this.glove.choose(Number(this.which.value)) })
  private readonly take: HTMLButtonElement
  private readonly hint = h('p', { class: 'hint' }, ...hints())
  private readonly recipes = h('div', { class: 'recipes', role: 'radiogroup', 'aria-label': 'Grasp' })
  private readonly slider: HTMLInputElement
  private readonly closed = h('output', {})
  private readonly grip: HTMLButtonElement
  private readonly bars: Bar[]
  private readonly spaces: HTMLButtonElement[]
  private readonly loops: Record<'visual' | 'physics' | 'collision' | 'haptic', HTMLElement>
  private rates: Loops | null = null
  private at = 0 // when the figures were written [ms]
  private most = least
  private sliding = false

  constructor(private readonly glove: Glove, actions: HandActions) {
    this.take = h('button', { class: 'text-button take', click: () => this.glove.toggle() })
    this.slider = h('input', {
      type: 'range', min: '0', max: String(steps), step: '1', 'aria-label': 'Closure',
      input: () => this.glove.setClosure(Number(this.slider.value) / 100),
      pointerdown: () => (this.sliding = true), pointerup: () => (this.sliding = false), change: () => (this.sliding = false),
    })
    const hold = (on: boolean) => () => this.glove.squeeze('panel', on)
    this.grip = h('button', { class: 'text-button close-hand', title: 'Close the hand while this is held (Space)', pointerdown: hold(true), pointerup: hold(false), pointerleave: hold(false), pointercancel: hold(false) }, 'Close')
    this.grip.addEventListener('keydown', (e) => (e.key === ' ' || e.key === 'Enter') && this.glove.squeeze('panel', true))
    this.grip.addEventListener('keyup', hold(false))
    this.grip.addEventListener('blur', hold(false))
    this.bars = names.map((name) => {
      const value = h('output', { 'aria-label': `Force on the ${name}` }, '0'), fill = h('i', {})
      return { el: h('li', { title: name === 'wrist' ? 'What the wrist feels [N]' : `What the ${name} feels [N]` }, value, h('span', { class: 'bar' }, fill), h('span', { class: 'name' }, name)), value, fill, mean: 0 }
    })
    this.spaces = spaces.map(([space, name, title]) =>
      h('button', { role: 'radio', title, 'data-space': space, click: () => actions.space(space) }, name))
    const shown = h('div', { class: 'segments', role: 'radiogroup', 'aria-label': 'Space that is shown' }, ...this.spaces)
    rove(shown)
    const loop = (title: string) => h('dd', { title })
    this.loops = { visual: loop('Pictures drawn by this page'), physics: loop('Steps of the world'), collision: loop('Time to find what touches, in each step'), haptic: loop('What a force feedback device would be told') }
    const row = (name: string, dd: HTMLElement) => [h('dt', {}, name), dd]
    this.el = h('section', { class: 'panel hand', 'aria-label': 'Hand', hidden: true },
      h('header', {}, icon('hand'), this.title, this.which, this.whose, this.take), this.hint, this.recipes,
      h('div', { class: 'closure' }, h('label', {}, 'closure'), this.slider, this.closed, this.grip),
      h('ul', { class: 'forces', 'aria-label': 'Forces in newtons' }, ...this.bars.map((b) => b.el)),
      shown,
      h('dl', { class: 'loops' }, ...row('visual', this.loops.visual), ...row('physics', this.loops.physics), ...row('collision', this.loops.collision), ...row('haptic', this.loops.haptic)))
    this.setSpace('visual')
  }

  load(hello: Hello) {
    const hands = hello.hands ?? []
    this.el.hidden = hands.length === 0
    this.most = least
    this.which.replaceChildren(...hands.map((hand, i) => h('option', { value: String(i) }, `${hand.name} hand`)))
    this.which.hidden = hands.length < 2
    flag(this.el, 'replayed', hello.replay !== undefined)
    this.fillRecipes()
    this.show()
  }

  setSpace(space: Space) {
    for (const el of this.spaces) {
      el.setAttribute('aria-checked', String(el.dataset.space === space))
      el.tabIndex = el.dataset.space === space ? 0 : -1
    }
  }

  /** show says whose the hand is and how it grasps. */
  show() {
    const { glove } = this, { info } = glove
    if (!info || this.el.hidden) return
    const mine = glove.mine, other = !mine && info.owner !== 0
    text(this.title, this.which.hidden ? `${info.side === 'left' ? 'Left' : 'Right'} hand` : '')
    if (this.which.value !== String(glove.hand)) this.which.value = String(glove.hand)
    text(this.whose, mine ? (glove.isClosing ? 'closing' : 'yours') : other ? 'in use' : glove.scripted ? 'by script' : 'at rest')
    text(this.take, glove.state === 'following' || (mine && byTouch()) ? 'Leave it' : glove.state === 'asked' ? 'Taking …' : mine ? 'Follow' : 'Take it')
    this.take.title = glove.state === 'following' ? 'Leave it (Esc)' : 'It follows the pointer (M)'
    this.take.disabled = other
    this.hint.hidden = !mine || byTouch()
    flag(this.el, 'mine', mine)
    ;[...this.recipes.children].forEach((el, i) => {
      el.setAttribute('aria-checked', String(i === glove.recipe))
      ;(el as HTMLElement).tabIndex = i === glove.recipe ? 0 : -1
    })
    const at = Math.round(100 * glove.closure)
    if (!this.sliding) this.slider.value = String(at)
    this.slider.style.setProperty('--at', `${Math.min(100, (100 * at) / steps)}%`)
    this.slider.setAttribute('aria-valuetext', `${at} %`)
    text(this.closed, `${at} %`)
  }

  /** hear takes the rates of the loops. */
  hear(loops: Loops) {
    this.rates = loops
  }

  /** update brings forces and rates up to date. */
  update(frame: Frame, paused: boolean, shown: () => number, now: number) {
    const { info } = this.glove
    if (this.el.hidden || !info || now - this.at < every) return
    this.at = now
    const felt = (i: number) => frame.floats[frame.probes.at + info.probes + i] // NaN where it is not known
    const forces = names.map((_, i) => (i < 5 ? felt(Felt.fingers + i) : Math.hypot(felt(Felt.force), felt(Felt.force + 1), felt(Felt.force + 2))))
    this.most = Math.max(least, 0.97 * this.most, ...forces.filter(Number.isFinite))
    forces.forEach((force, i) => this.showForce(this.bars[i], force))
    this.glove.follow(felt(Felt.closure), felt(Felt.recipe), felt(Felt.tracks) > 0)
    if (!this.glove.mine) this.show()
    const { rates } = this
    const rate = (value: number, unit: string) => (value >= 0.5 ? `${Math.round(value)} ${unit}` : 'at rest')
    text(this.loops.visual, paused ? 'at rest' : rate(shown(), 'fps'))
    text(this.loops.physics, rates ? rate(rates.physics, 'steps/s') : '—')
    text(this.loops.collision, rates ? `${figure(rates.detection, 2)} ms` : '—')
    text(this.loops.haptic, rates ? rate(rates.haptic, 'Hz') : '—')
  }

  private showForce(bar: Bar, force: number) {
    const known = Number.isFinite(force)
    bar.mean += ((known ? force : 0) - bar.mean) * 0.6
    bar.fill.style.height = `${Math.min(100, (100 * bar.mean) / this.most).toFixed(1)}%`
    text(bar.value, known ? (bar.mean < 0.05 ? '0' : bar.mean.toFixed(bar.mean < 9.95 ? 1 : 0)) : '—')
    flag(bar.el, 'felt', bar.mean >= 0.05)
  }

  private fillRecipes() {
    const names = this.glove.info?.recipes ?? []
    this.recipes.replaceChildren(...names.map((name, i) => h('button', { role: 'radio', title: `${about[name] ?? name} (${i + 1})`, click: () => this.glove.setRecipe(i) }, name)))
    rove(this.recipes)
  }
}

/** rove lets the arrow keys go from choice to choice of a group. */
export function rove(group: HTMLElement) {
  const choices = [...group.children] as HTMLElement[]
  choices.forEach((el, i) => el.addEventListener('keydown', (e) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key]
    if (!by) return
    e.preventDefault()
    e.stopPropagation()
    const next = choices[(i + by + choices.length) % choices.length]
    next.click()
    next.focus()
  }))
}

/** spaces are those that a hand is in. */
export const spaces: [space: Space, name: string, title: string][] = [
  ['visual', 'Visual', 'What is seen: a skin over the limbs (B)'],
  ['collision', 'Collision', 'What touches: a rounded box and fifteen capsules (B)'],
  ['physics', 'Physics', 'What moves: a mass for each limb, drawn after the skeleton by a spring and a damper (B)'],
]

const about: Record<string, string> = {
  open: 'Flat, fingers a little spread', pinch: 'Thumb and index finger', tripod: 'Thumb and two fingers, as for a pen', power: 'All fingers around it',
  hook: 'Four bent fingers, for handles', point: 'The index finger alone',
}

/** hints teach the hand in two lines. */
const hints = () => [
  h('span', {}, 'Mouse: move. Space or button held: close.'),
  h('span', {}, 'Wheel: nearer, farther. Shift or Alt: turn.'),
]
