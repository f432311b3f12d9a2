// The scene in a headset, by WebXR: who wears it stands before the scene, or in it, and touches it with both hands. Both grips together move, turn and scale the
// world; the left stick walks, the right one turns.

import type { Link } from '../link'
import type { Hello } from '../protocol'
import type { Stage } from '../stage/stage'
import { Rig } from './rig'
import { Side, type Does } from './side'

const pace = 1.2 // of a walk with the stick at its end [m/s]
const snap = Math.PI / 6 // one turn by the stick: in jumps, which make nobody sick [rad]
const slack = 0.15 // of a stick
const longest = 0.1 // a pause that is longer counts as this [s]
const grabs = { left: 2, right: 3 } // hands of this page; the mouse begins with 0

export interface HeadsetEvents {
  offered(there: boolean): void
  began(): void
  ended(): void
}

/** Presence is what a test can see of who wears the headset. */
export interface Presence {
  frames: number // drawn in it
  rig: number[] // matrix from the room to the world, by columns
  sides: { side: string; does: Does; tracked: boolean; at: number[]; angles: number[]; grip: number[]; between: number[]; tips: number[][] }[]
}

export class Headset {
  private readonly rig = new Rig()
  private readonly sides: [Side, Side]
  private session: XRSession | null = null
  private asking = false
  private hello: Hello | null = null
  private client = 0
  private frames = 0
  private last = 0 // [ms]
  private turned = false // the stick has not been let go since

  constructor(private readonly stage: Stage, link: Link, private readonly events: HeadsetEvents) {
    this.sides = [new Side('left', grabs.left, stage, link), new Side('right', grabs.right, stage, link)]
    for (const side of this.sides) this.rig.group.add(side.pointer.group)
    navigator.xr?.addEventListener('devicechange', this.look)
    void this.look()
  }

  /** look finds out whether there is a headset that can be entered. */
  private readonly look = async () => {
    const there = await navigator.xr?.isSessionSupported('immersive-vr').catch(() => false) // a page may be forbidden to ask
    this.events.offered(there ?? false)
  }

  get on(): boolean {
    return this.session !== null
  }

  /** load takes a scene, which may have started anew: what was held is let go. */
  load(hello: Hello) {
    for (const side of this.sides) side.release()
    this.hello = hello
    this.client = hello.client ?? this.client
  }

  /** toggle puts the scene into the headset, or takes it out. It wants a click: browsers ask for one. */
  async toggle() {
    if (this.session) return this.session.end()
    if (this.asking || !navigator.xr) return
    this.asking = true
    try {
      await this.enter(await navigator.xr.requestSession('immersive-vr', { requiredFeatures: ['local-floor'], optionalFeatures: ['hand-tracking'] }))
    } finally {
      this.asking = false
    }
  }

  dispose() {
    navigator.xr?.removeEventListener('devicechange', this.look)
    void this.session?.end().catch(() => {}) // it may have ended by itself
    this.leave()
    for (const side of this.sides) side.pointer.dispose()
  }

  /** released hears that the server has let go of what a hand held. */
  released(hand: number) {
    for (const side of this.sides) side.released(hand)
  }

  get presence(): Presence | null {
    if (!this.session) return null
    const sides = this.sides.map(({ side, does, tracked, at, angles, grip, between, tips }) => ({ side, does, tracked, at: at.toArray(), angles: Array.from(angles), grip: grip.toArray(), between: between.toArray(), tips: tips.map((tip) => tip.toArray()) }))
    return { frames: this.frames, rig: this.rig.group.matrixWorld.toArray(), sides }
  }

  private async enter(session: XRSession) {
    this.session = session
    session.addEventListener('end', () => this.leave(), { once: true })
    this.rig.start({ ...this.stage.place(), hand: this.hello?.hands?.[0]?.size ?? 0 })
    this.frames = 0
    this.events.began()
    try {
      await this.stage.immerse({ session, rig: this.rig.group, eye: this.rig.eye, before: (now, frame, room) => this.step(now, frame, room) })
    } catch (e) {
      await session.end()
      throw e
    }
  }

  private leave() {
    if (!this.session) return
    this.session = null
    for (const side of this.sides) side.leave()
    void this.stage.immerse(null)
    this.events.ended()
  }

  /** step takes in what hands and controllers do, before a picture is drawn. */
  private step(now: number, frame: XRFrame, room: XRReferenceSpace) {
    const { sides, rig, hello, session } = this, dt = Math.min(longest, (now - this.last) / 1000)
    this.last = now
    this.frames++
    if (!hello || !session || hello.replay) return
    const moving = sides.every((side) => side.gripped)
    for (const side of sides) {
      const source = [...session.inputSources].find((one) => one.handedness === side.side && one.targetRayMode === 'tracked-pointer')
      side.update(source ?? null, { frame, room, rig, hello, client: this.client, moving, now: performance.now() })
    }
    rig.drag(moving ? sides[0].grip : null, moving ? sides[1].grip : null)
    this.walk(dt)
    this.stage.highlight(Math.max(sides[0].over, sides[1].over))
  }

  private walk(dt: number) {
    const [{ stick: left }, { stick: right }] = this.sides
    if (Math.hypot(left.x, left.y) > slack) this.rig.walk(pace * dt * left.x, -pace * dt * left.y)
    const turns = Math.abs(right.x) > 0.6
    if (turns && !this.turned) this.rig.turn(-Math.sign(right.x) * snap)
    this.turned = turns || (this.turned && Math.abs(right.x) > slack)
  }
}
