// A scene on the screen: the stage, the hands on it, and everything around it.

import { add, download, flag, h, text } from './dom'
import { Gamepads } from './gamepad'
import { Glove } from './glove'
import { Grips } from './grip'
import { Latency, publish } from './hooks'
import { Link, type LinkState } from './link'
import { Plane } from './plane'
import { PROTOCOL, type Failure, type Hello, type Measured, type Message, type Standing, type Value } from './protocol'
import { quantity } from './quantity'
import type { Route } from './route'
import { isSkin } from './stage/presses'
import { NoWebGL, Stage, type Space } from './stage/stage'
import { onTheme, toggleTheme } from './theme'
import { caption } from './ui/caption'
import { RatesChip } from './ui/chip'
import { ContactKey } from './ui/contacts'
import { Trouble } from './ui/flags'
import { HandPanel, spaces } from './ui/hand'
import { helpDialog } from './ui/help'
import { KeyPanel } from './ui/keys'
import { Notices } from './ui/notices'
import { Outline } from './ui/outline'
import { ParamPanel } from './ui/params'
import { PlotDrawer } from './ui/plots'
import { coloured, offers, SoftPanel } from './ui/soft'
import { Timeline } from './ui/timeline'
import { speeds, TopBar } from './ui/topbar'
import { Headset } from './xr/headset'

const longestWait = 2000 // for the server to do what was asked for, where it may be building a scene [ms]

type PanelName = 'outline' | 'params' | 'plots'

/** openViewer fills a container with a scene or a recording, and returns what closes it. */
export function openViewer(container: HTMLElement, route: Exclude<Route, { kind: 'gallery' }>): () => void {
  try {
    const viewer = new Viewer(container, route)
    return () => viewer.close()
  } catch (e) {
    if (!(e instanceof NoWebGL)) throw e
    container.replaceChildren(h('main', { class: 'apology' },
      h('h1', {}, 'This browser cannot draw the scene'),
      h('p', {}, 'Tendril draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or try another browser.'),
      h('p', {}, h('a', { href: '#/' }, 'Back to the gallery'))))
    return () => {}
  }
}

class Viewer {
  private readonly el: HTMLElement
  private readonly stage: Stage
  private readonly link: Link
  private readonly grips: Grips
  private readonly glove: Glove
  private readonly hand: HandPanel
  private readonly plane: Plane
  private readonly soft: SoftPanel
  private readonly headset: Headset
  private readonly gamepads: Gamepads
  private readonly bar: TopBar
  private readonly params: ParamPanel
  private readonly keys: KeyPanel
  private readonly plots = new PlotDrawer()
  private readonly outline: Outline
  private readonly contacts: ContactKey
  private readonly chip = new RatesChip()
  private readonly notices: Notices
  private readonly help = helpDialog()
  private readonly scale = h('div', { class: 'scale', 'aria-hidden': 'true' })
  private readonly latency = new Latency()
  private readonly trouble = new Trouble()
  private readonly pace = new Pace()
  private readonly stop = new AbortController()
  private readonly forget: () => void
  private readonly layout: ResizeObserver
  private hello: Hello | null = null
  private status: Standing = { paused: false, speed: 1, recording: false }
  private told: Standing = this.status // by the server, which may not have heard yet what was asked for
  private asked: boolean | null = null // to pause, or to go on: that counts until the server says the same
  private askedFor = 0 // timer that ends this
  private note: HTMLElement | null = null // the caption
  private timeline: Timeline | null = null
  private panels: Record<PanelName, boolean>
  private restored = false // the shared state has been asked for
  private wasLost = false
  private live = false // something is on the screen
  private selected = -1
  private outlinedAt = 0 // when the outline was brought up to date [ms]
  private toldAt = 0 // when the time was shown [ms]
  private sharing = false
  private drowse = false // what sleeps is grey
  private space: Space = 'visual'

  constructor(container: HTMLElement, private readonly route: Exclude<Route, { kind: 'gallery' }>) {
    const bare = route.query.has('bare')
    this.el = h('div', { class: bare ? 'viewer bare' : 'viewer' })
    this.stage = new Stage(this.el, route.query.get('quality'))
    container.replaceChildren(this.el)
    this.bar = new TopBar({
      pause: () => this.pause(), step: () => this.step(), reset: () => this.reset(),
      speed: (value) => this.link.send({ type: 'speed', value }), record: () => this.record(),
      picture: () => void this.picture(), share: () => this.share(), full: () => fullScreen(), headset: () => void this.wearHeadset(), help: () => this.help.showModal(),
      panel: (which) => this.toggle(which), contacts: () => this.showContacts(!this.contacts.shown),
    })
    this.keys = new KeyPanel({ send: (path, keys) => this.link.send({ type: 'track', path, keys }), changed: () => this.keysChanged() })
    this.params = new ParamPanel({ set: (path, value) => this.setParam(path, value), pose: (body) => this.setPose(body) }, this.keys)
    this.outline = new Outline((body) => this.select(body))
    this.contacts = new ContactKey({ parts: () => this.stage.showContacts(this.contacts.parts), drowse: (on) => this.setDrowse(on) })
    this.notices = new Notices(() => this.link.retry())
    add(this.el, this.bar.el, this.outline.el, this.params.el, this.keys.el, this.plots.el, this.contacts.el, this.chip.el, this.scale, this.notices.el, this.help)
    const roomy = innerWidth >= 1100 && !bare
    this.panels = { outline: false, params: roomy, plots: innerWidth >= 1280 && innerHeight >= 760 && !bare }
    for (const which of ['outline', 'params', 'plots'] as const) this.show(which, this.panels[which])

    const kind = route.kind === 'scene' ? 'scene' : 'recording'
    this.link = new Link(`/ws?${kind}=${encodeURIComponent(route.name)}`, {
      state: (s) => this.hearState(s), message: (m) => this.hear(m), frame: () => this.hearFrame(),
    })
    this.glove = new Glove(this.stage, this.link, { changed: () => this.hand?.show() })
    this.hand = new HandPanel(this.glove, { space: (which) => this.setSpace(which) })
    this.plane = new Plane(this.stage, this.link, { changed: () => this.soft?.show() })
    this.soft = new SoftPanel(this.plane, { colour: (by) => this.colour(by), lines: (on) => this.stage.showLines(on) })
    this.el.append(this.hand.el, this.soft.el)
    this.grips = new Grips(this.stage, this.link, {
      hover: (body) => this.stage.highlight(body), select: (body) => this.select(body), changed: () => this.held(),
    }, () => this.hello?.replay !== undefined, this.glove, this.plane)
    this.headset = new Headset(this.stage, this.link, {
      offered: (there) => this.bar.setHeadset(there, this.headset?.on ?? false), began: () => this.letGo(), ended: () => this.bar.setHeadset(true, false),
    })
    this.gamepads = new Gamepads(this.stage, this.link, this.grips, this.glove, this.plane, { pause: () => this.pause(), reset: () => this.reset() })
    this.stage.drawn = (now) => this.drawn(now)
    this.stage.grasps = () => this.glove.asked()
    this.stage.wields = () => this.plane.asked()
    this.stage.fitted = () => this.showScale()
    this.forget = onTheme((t) => this.stage.setTheme(t))
    this.layout = new ResizeObserver(() => this.arrange())
    for (const el of [this.el, this.params.el, this.plots.el, this.outline.el, this.keys.el, this.contacts.el, this.hand.el, this.soft.el]) this.layout.observe(el)
    addEventListener('keydown', (e) => this.key(e), { signal: this.stop.signal })
    addEventListener('keyup', (e) => this.keyUp(e), { signal: this.stop.signal })
    addEventListener('pointerdown', () => flag(this.el, 'by-keys', false), { signal: this.stop.signal })
    this.arrange()
    publish(this.link, this.stage, this.grips, this.glove, this.plane, this.headset, this.plots, this.latency, () => this.hello, () => this.live, () => this.status.paused)
  }

  close() {
    delete window.tendril
    this.stop.abort()
    this.forget()
    clearTimeout(this.askedFor)
    this.layout.disconnect()
    this.gamepads.dispose()
    this.headset.dispose()
    this.grips.dispose()
    this.glove.dispose()
    this.plane.dispose()
    this.link.close()
    this.notices.dispose()
    this.plots.dispose()
    this.bar.dispose()
    this.stage.dispose()
    this.el.remove()
  }

  // What the server says.

  private hear(m: Message) {
    switch (m.type) {
      case 'hello':
      case 'scene':
        return this.load(m)
      case 'params':
        if (this.hello) this.hello.params = m.params
        this.keys.update(m.params)
        return this.params.update(m.params)
      case 'status':
        if (m.message) this.notices.say(m.message)
        return this.hearStatus(m)
      case 'state':
        return this.copyLink(m.state)
      case 'released':
        this.grips.forget(m.hand)
        this.headset.released(m.hand)
        if (m.message) this.notices.say(`Let go: ${m.message}.`)
        return
      case 'taken':
        if ('plane' in m) return this.plane.taken(m.plane, m.owner, m.frame, m.holds)
        return this.glove.taken(m.hand, m.owner, m.wrist, m.recipe, m.closure)
      case 'left':
        if ('plane' in m) {
          this.plane.forget()
          if (m.message) this.notices.say(`The plane was left: ${m.message}.`)
          return
        }
        if (!this.glove.lost() && m.message) this.notices.say(`The hand was left: ${m.message}.`)
        return
      case 'loops':
        return this.hand.hear(m)
      case 'error':
        if (m.re === 'take' && this.glove.refused()) return
        if (m.re === 'take') this.plane.refused()
        return this.fail(m)
    }
  }

  private load(hello: Hello) {
    if (hello.protocol !== PROTOCOL) {
      this.notices.say(`The server speaks protocol ${hello.protocol}, this page ${PROTOCOL}: reload the page.`, 'wrong')
    }
    const before = this.hello
    const same = before !== null && before.scene.name === hello.scene.name && sameNames(before.probes, hello.probes)
    this.hello = hello
    for (const b of hello.bodies) if (b.hand !== undefined) b.group = `${hello.hands?.[b.hand]?.name ?? ''} hand`.trim()
    document.title = `${hello.scene.title} · Tendril`
    this.bar.setTitle(hello.scene.title)
    this.notices.found()
    this.notices.clearMistakes()
    this.trouble.forget()
    this.stage.load(hello)
    this.keys.load(hello.tracks ?? [], hello.params, hello.scene.duration ?? 0)
    this.params.load(hello.scene.name, hello.params)
    this.params.rekey()
    this.outline.load(hello)
    this.glove.load(hello)
    this.hand.load(hello)
    this.plane.load(hello)
    this.headset.load(hello)
    this.soft.load(hello)
    if (!same) {
      const bare = hello.bodies.some((b) => b.kind === 'solid' && !b.solid?.bind) // the surface of a mesh as it is: a study
      const alone = hello.bodies.every(isSkin) // the same of elastic skin
      this.colour(bare ? 'strain' : this.skinned ? 'pressure' : null)
      this.soft.setLines(bare || alone)
      this.stage.showLines(bare || alone)
      this.plots.load(hello)
      this.caption(true)
    }
    if (hello.replay && !this.timeline) {
      this.timeline = new Timeline(hello.replay.duration, (time) => this.link.send({ type: 'seek', time }))
      this.el.append(this.timeline.el)
      flag(this.el, 'replay', true)
      this.show('params', false) // a recording has none
    }
    this.hearStatus(hello)
    this.bar.setContacts(this.touches, this.contacts.shown)
    if (!this.touches && this.contacts.shown) this.showContacts(false)
    if (hello.type === 'hello') this.greet()
  }

  /** greet asks for the state in a shared link, once, and says that a lost connection is back. */
  private greet() {
    const state = this.route.query.get('s')
    if (state && !this.restored) this.link.send({ type: 'restore', state })
    this.restored = true
    if (this.contacts.shown || this.skinned) this.link.send({ type: 'contacts', on: true })
    this.askFor(this.stage.ramp.shown, true)
    if (this.wasLost) this.notices.say('Connected again.')
    this.wasLost = false
  }

  private hearState(s: LinkState) {
    flag(this.el, 'offline', s.kind !== 'open')
    if (s.kind === 'open' && this.hello === null) this.notices.waiting()
    else if (s.kind === 'open') this.notices.found()
    if (s.kind === 'refused') {
      this.notices.found()
      this.notices.mistakes({ type: 'error', message: s.why }, false)
    }
    if (s.kind === 'lost') {
      this.wasLost = this.hello !== null
      this.asked = null
      this.grips?.forget()
      this.glove?.forget()
      this.plane?.forget()
      this.notices.lost(s.retry)
    }
  }

  private hearFrame() {
    const frame = this.link.frame
    const now = performance.now()
    this.pace.receive(now)
    this.stage.show(frame)
    this.plots.take(frame, now, this.stage.governor.interval > 20 ? 200 : 60)
    this.timeline?.show(frame.echo / 1000)
    if (this.panels.outline && this.hello && now - this.outlinedAt > 200) {
      this.outlinedAt = now
      this.outline.update(frame, this.hello)
    }
    if (now - this.toldAt > 80 || this.status.paused) {
      this.toldAt = now
      this.bar.setTime(frame.time)
      this.keys.show(frame.time)
      if (this.panels.params) this.params.rekey()
    }
    this.hand.update(frame, this.status.paused, () => this.pace.read().shown, now)
    this.soft.update(frame, this.stage.ramp, now)
    this.chip.update(frame, this.status.paused, this.hello?.replay !== undefined, () => this.pace.read(), this.stage.governor.current.name, this.status.behind ?? '', this.trouble.hear(frame, this.hello, now), now)
  }

  private drawn(now: number) {
    this.pace.draw(now)
    this.contacts.show(this.stage.contacts, this.stage.camera, now)
    if (!this.hello?.replay) this.latency.drawn(this.link.frame.echo)
    if (!this.live && this.hello && this.link.received > 0) this.firstPicture()
  }

  private firstPicture() {
    this.live = true
    const camera = this.route.query.get('c')
    if (camera) this.stage.camera.restore(camera)
    flag(this.el, 'live', true)
  }

  private fail(f: Failure) {
    const message = f.mistakes?.[0] ? [f.mistakes[0].problem, f.mistakes[0].want && `want ${f.mistakes[0].want}`].filter(Boolean).join('; ') : f.message
    if (f.re && ['set', 'profile', 'track'].includes(f.re) && f.path && this.params.refuse(f.path, message)) return
    if (f.re) return this.notices.say(message, 'wrong')
    this.notices.mistakes(f, this.hello !== null)
  }

  private hearStatus(s: Standing) {
    if (s.paused === this.asked) this.asked = null
    this.setStatus(s)
  }

  /** setStatus shows how things stand by the server's word, but for what it was just asked for. */
  private setStatus(told: Standing) {
    this.told = told
    const { speed, recording, behind } = told
    this.status = { paused: this.asked ?? told.paused, speed, recording, behind }
    this.bar.setStatus(this.status.paused, speed, recording)
  }

  // What the reader does.

  private pause() {
    if (!this.link.open) return
    const on = !this.status.paused
    this.link.send({ type: 'pause', on })
    this.asked = on
    clearTimeout(this.askedFor)
    this.askedFor = window.setTimeout(() => this.unask(), longestWait)
    this.setStatus(this.told)
  }

  /** unask takes the server's word for how things stand. */
  private unask() {
    this.asked = null
    this.setStatus(this.told)
  }

  private step() {
    this.link.send({ type: 'step' })
  }

  private record() {
    this.link.send({ type: 'record', on: !this.status.recording })
  }

  /** held marks that a hand holds something, and says why nothing moves where time stands still. */
  private held() {
    const holding = this.grips?.holding ?? false
    flag(this.el, 'holding', holding)
    if (holding && this.status.paused) this.notices.say('Time is paused: what you pull will follow when it goes on (Space).')
  }

  private setParam(path: string, value: Value) {
    if (Array.isArray(value)) this.link.send({ type: 'profile', path, knots: value })
    else if (typeof value !== 'number' || !this.keys.setNow(path, value)) this.link.send({ type: 'set', path, value }) // what has keys gets one more
  }

  private setPose(name: string) {
    const body = this.hello?.bodies.findIndex((b) => b.name === name) ?? -1
    if (body < 0) return
    this.link.send({ type: 'pose', body })
    this.notices.say(`The shape of ${name} is its pose now.`)
  }

  private keysChanged() {
    this.params?.rekey()
    this.arrange()
  }

  private reset() {
    this.letGo()
    this.link.send({ type: 'reset' })
  }

  /** letGo leaves everything that mouse, keys or a gamepad have taken. */
  private letGo() {
    this.grips.releaseAll()
    this.glove.leave()
    this.plane.leave()
  }

  /** wearHeadset shows the scene in a headset, or on the page again. */
  private async wearHeadset() {
    try {
      await this.headset.toggle()
      this.bar.setHeadset(true, this.headset.on)
    } catch (e) {
      this.notices.say(`The headset could not be entered: ${e instanceof Error ? e.message : e}`, 'wrong')
    }
  }

  private faster(by: number) {
    const i = speeds.findIndex((s) => s >= this.status.speed - 1e-9)
    const next = speeds[Math.min(speeds.length - 1, Math.max(0, (i < 0 ? speeds.length - 1 : i) + by))]
    this.link.send({ type: 'speed', value: next })
    if (this.link.open) this.setStatus({ ...this.told, speed: next })
  }

  private select(body: number) {
    const hand = this.hello?.bodies[body]?.hand
    if (hand !== undefined) return this.glove.choose(hand)
    this.selected = body === this.selected ? -1 : body
    const info = this.hello?.bodies[this.selected]
    const name = info?.group ?? info?.name ?? null
    this.outline.highlight(this.selected)
    this.params.select(name)
    if (name && innerWidth >= 900) this.show('params', true)
  }

  private async picture() {
    const blob = await this.stage.snapshot()
    if (!blob) return this.notices.say('The picture could not be taken.', 'wrong')
    download(`tendril-${this.hello?.scene.name ?? 'scene'}-${this.link.frame.time.toFixed(2)}s.png`, blob)
  }

  private share() {
    if (this.hello?.replay) return void this.copy(location.href)
    this.sharing = true
    this.link.send({ type: 'state' })
  }

  private copyLink(state: string) {
    if (!this.sharing) return
    this.sharing = false
    const query = new URLSearchParams({ s: state, c: this.stage.camera.state() })
    void this.copy(`${location.origin}${location.pathname}#/scene/${encodeURIComponent(this.route.name)}?${query}`)
  }

  private async copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      this.notices.say('A link to this state is in the clipboard.')
    } catch {
      // no clipboard without permission: the address bar has it instead
      history.replaceState(null, '', link)
      this.notices.say('The address of this page is now a link to this state.')
    }
  }

  private caption(on: boolean) {
    this.note?.remove()
    this.note = null
    if (on && this.hello) {
      this.note = caption(this.hello, () => this.caption(false))
      this.el.append(this.note)
    }
    this.arrange()
  }

  private toggle(which: PanelName) {
    this.show(which, !this.panels[which])
  }

  private show(which: PanelName, on: boolean) {
    const narrow = innerWidth < 900
    if (on && narrow) for (const other of ['outline', 'params', 'plots'] as const) if (other !== which && this.panels[other]) this.show(other, false)
    this.panels[which] = on
    const panel = { outline: this.outline.el, params: this.params.el, plots: this.plots.el }[which]
    panel.hidden = !on
    flag(this.el, `with-${which}`, on)
    this.bar.setPanel(which, on)
    if (which === 'plots') this.plots.show(on)
  }

  /** arrange tells the stage which part of the window is free. */
  private arrange() {
    if (!this.layout) return // not yet
    const box = this.el.getBoundingClientRect()
    const narrow = box.width < 900
    const shown = (el: HTMLElement | null) => (el && !el.hidden && el.offsetParent !== null ? el.getBoundingClientRect() : null)
    const top = shown(this.bar.el)?.bottom ?? 0
    const [outline, params, plots, note, keys, contacts, glove, soft] = [this.outline.el, this.params.el, this.plots.el, this.note, this.keys.el, this.contacts.el, this.hand.el, this.soft.el].map(shown)
    const hand = glove ?? soft
    const low = narrow ? [outline, params, plots, keys, contacts, glove, soft] : [plots, keys]
    this.stage.resize(box.width, box.height, {
      left: narrow ? 0 : Math.max((outline?.right ?? 0) + 0.75 * (note?.width ?? 0), hand?.right ?? 0),
      right: narrow || !params ? 0 : box.right - params.left,
      top: narrow && note ? note.bottom : top,
      bottom: Math.max(0, ...low.map((r) => (r ? box.bottom - r.top : 0))),
    })
    const gap = plots && keys ? 8 : 0
    flag(this.el, 'with-hand', hand !== null)
    this.el.style.setProperty('--hand', `${hand ? hand.height + 12 : 0}px`)
    this.el.style.setProperty('--hands', `${(glove ? glove.height + 12 : 0) + (soft ? soft.height + 12 : 0)}px`)
    this.el.style.setProperty('--plots', `${plots ? plots.height + gap : 0}px`)
    this.el.style.setProperty('--drawer', `${(plots?.height ?? 0) + (keys?.height ?? 0) + gap}px`)
  }

  private showScale() {
    text(this.scale, `grid ${quantity(this.stage.spacing, 'm', 1)}`)
  }

  private key(e: KeyboardEvent) {
    flag(this.el, 'by-keys', true) // so that the stage shows its focus
    const typing = e.target instanceof Element && e.target.closest('input:not([type=range]):not([type=checkbox]), select, textarea') !== null
    if (typing || e.ctrlKey || e.metaKey || this.help.open) return
    // a hand that follows the pointer keeps its keys, whatever was clicked last
    const controls = this.glove.state === 'following' || this.plane.state === 'following' ? '.hand button, input' : 'button, a, summary, input'
    const onControl = e.target instanceof Element && e.target.closest(controls) !== null
    const action = this.action(e, onControl)
    if (!action) return
    e.preventDefault()
    action()
  }

  private keyUp(e: KeyboardEvent) {
    if (e.key !== ' ' || !this.glove.squeezed('Space')) return
    e.preventDefault() // a button that has the focus would be pressed
    this.glove.squeeze('Space', false)
  }

  /** action returns what a key does now, or nothing. A focused control keeps the keys that it needs itself. */
  private action(e: KeyboardEvent, onControl: boolean): (() => void) | undefined {
    const steer = !onControl && this.steering(e.key, e.shiftKey)
    if (steer) return steer
    switch (e.key) {
      case ' ': return onControl ? undefined : this.glove.mine ? () => this.glove.squeeze('Space', true) : this.plane.mine ? () => this.plane.grip() : () => this.pause()
      case '.': return () => this.step()
      case 'Escape': return () => (this.grips.holding ? this.grips.releaseAll() : this.glove.state === 'idle' ? this.plane.leave() : this.glove.leave())
      case '<': case ',': return () => this.faster(-1)
      case '>': return () => this.faster(1)
      case '?': return () => this.help.showModal()
    }
    if (e.altKey || e.repeat) return undefined
    const letters: Record<string, () => void> = {
      r: () => this.reset(), g: () => this.grips.toggle(), h: () => this.help.showModal(), f: () => this.stage.reframe(), t: toggleTheme,
      o: () => this.toggle('outline'), p: () => this.toggle('params'), d: () => this.toggle('plots'), c: () => this.caption(this.note === null),
      k: () => this.keys.toggleShown(), s: () => void this.picture(), l: () => this.share(), v: () => this.toggleEfforts(),
      x: () => this.touches && this.showContacts(!this.contacts.shown), z: () => this.setDrowse(!this.drowse),
      e: () => this.hello?.bodies.some((b) => b.solid) && this.nextColours(),
      m: () => this.takeHand(), b: () => this.glove.count > 0 && this.nextSpace(),
    }
    return letters[e.key.toLowerCase()]
  }

  /** takeHand lets the hand of the scene follow the pointer, or leaves it. */
  private takeHand() {
    if (this.glove.count === 0) return this.plane.toggle()
    this.glove.toggle()
    if (this.glove.state !== 'idle' && this.status.paused) this.notices.say('Time is paused: the hand will follow when it goes on.')
  }

  /** colour colours bodies by a quantity, for which it asks the server, or by none. */
  private colour(by: Measured | null) {
    const { ramp } = this.stage
    if (by !== ramp.shown) {
      this.askFor(ramp.shown, false)
      this.askFor(by, true)
    }
    ramp.show(by)
    this.soft.setColours(by)
    this.stage.wake()
  }

  private askFor(which: Measured | null, on: boolean) {
    if (which) this.link.send({ type: asking[which], on })
  }

  private nextColours() {
    const kinds = this.hello?.bodies.map((b) => b.kind) ?? [], choices = coloured.filter(([by]) => offers(kinds, by))
    const i = choices.findIndex(([by]) => by === this.stage.ramp.shown)
    this.colour(choices[(i + 1) % choices.length][0])
  }

  private nextSpace() {
    const i = spaces.findIndex(([space]) => space === this.space)
    this.setSpace(spaces[(i + 1) % spaces.length][0])
  }

  /** setSpace shows hands as one sees them, as the shapes that touch, or as the masses that move. */
  private setSpace(which: Space) {
    this.space = which
    this.hand.setSpace(which)
    this.stage.showSpace(which)
  }

  /** touches reports whether something in the scene may touch: a recording does not say where. */
  private get touches(): boolean {
    return this.hello !== null && !this.hello.replay && this.hello.bodies.some((b) => b.kind === 'rigid' || isSkin(b))
  }

  /** skinned reports whether there is elastic skin in the scene: what presses on it is drawn at all times. */
  private get skinned(): boolean {
    return this.hello?.bodies.some(isSkin) ?? false
  }

  /** showContacts asks the server for contacts, and draws them, or no longer. */
  private showContacts(on: boolean) {
    this.contacts.el.hidden = !on
    flag(this.el, 'with-contacts', on)
    this.link.send({ type: 'contacts', on: on || this.skinned })
    this.stage.showContacts(on ? this.contacts.parts : null)
    this.bar.setContacts(this.touches, on)
  }

  private setDrowse(on: boolean) {
    this.drowse = on
    this.contacts.setDrowse(on)
    this.stage.setDrowse(on)
  }

  private toggleEfforts() {
    this.stage.efforts = !this.stage.efforts
    this.stage.wake()
  }

  /** steering returns what arrows and the keys beside them do: they move the hand that holds, or else the camera. */
  private steering(key: string, shift: boolean): (() => void) | undefined {
    const far = shift ? 4 : 1
    const ways: Record<string, [number, number, number]> = {
      ArrowLeft: [-1, 0, 0], ArrowRight: [1, 0, 0], ArrowUp: [0, 1, 0], ArrowDown: [0, -1, 0], PageUp: [0, 0, 1], PageDown: [0, 0, -1],
    }
    const way = ways[key]
    if (this.grips.holding) {
      if (way) return () => this.grips.nudge(far * way[0], far * way[1], far * way[2])
      if (key === '[' || key === ']') return () => this.grips.roll(key === '[' ? 0.15 : -0.15)
    }
    const glove = this.glove
    if (glove.mine) {
      if (way && shift) return () => glove.turn(0.12 * way[0], -0.12 * way[1], 0)
      if (way) return () => glove.nudge(...way)
      if (key === '[' || key === ']') return () => glove.turn(0, 0, key === '[' ? -0.12 : 0.12)
      if (/^[1-9]$/.test(key) && Number(key) <= (glove.info?.recipes.length ?? 0)) return () => glove.setRecipe(Number(key) - 1)
    }
    const { plane } = this
    if (plane.mine) {
      if (way && shift) return () => plane.turn(0.12 * way[0], -0.12 * way[1], 0)
      if (way) return () => plane.nudge(...way)
      if (key === '[' || key === ']') return () => plane.twist(key === '[' ? 0.12 : -0.12)
    }
    const camera = this.stage.camera
    const look = (f: () => void) => () => {
      f()
      this.stage.wake()
    }
    if (way) return look(() => (way[2] ? camera.zoom(way[2] > 0 ? 0.85 : 1.18) : camera.orbit(-30 * way[0], 30 * way[1])))
    if (key === '+' || key === '=') return look(() => camera.zoom(0.85))
    if (key === '-' || key === '−') return look(() => camera.zoom(1.18))
    return undefined
  }
}

/** asking are the requests for what bodies can be coloured by. */
const asking = { strain: 'strains', stress: 'stresses', pressure: 'pressures' } as const

/** Pace measures how often frames come and pictures are drawn. */
class Pace {
  private readonly drawn: number[] = []
  private readonly got: number[] = []

  draw(now: number) {
    push(this.drawn, now)
  }

  receive(now: number) {
    push(this.got, now)
  }

  read() {
    const gaps = this.drawn.slice(1).map((t, i) => t - this.drawn[i]).sort((a, b) => a - b)
    const at = (part: number) => gaps[Math.min(gaps.length - 1, Math.floor(part * gaps.length))] ?? 0
    return { shown: rate(this.drawn), p50: at(0.5), p99: at(0.99), received: rate(this.got) }
  }
}

function push(times: number[], now: number) {
  times.push(now)
  while (times.length > 2 && now - times[0] > 1500) times.shift()
}

function rate(times: number[]): number {
  const span = times.length > 1 ? times[times.length - 1] - times[0] : 0
  return span > 0 ? (1000 * (times.length - 1)) / span : 0
}

const sameNames = (a: { name: string }[], b: { name: string }[]) => a.length === b.length && a.every((p, i) => p.name === b[i].name)

function fullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen?.()
}
