// A gamepad: its sticks move what has been taken, a hand of the scene, a plane or a grip, or else the camera; its triggers close the hand, and it shakes when something is touched.
//
// Buttons are those of the "standard" mapping of the Gamepad API. A pad is seen by a page only after one of its buttons has been pressed.

import type { Glove } from './glove'
import type { Grips } from './grip'
import type { Link } from './link'
import type { Plane } from './plane'
import { Cut } from './protocol'
import { Rumble } from './rumble'
import type { Stage } from './stage/stage'

const slack = 0.12 // a stick that is let go stands a little aside
const steps = 20 // nudges in a second, with the stick at its end: 0.3 m/s for a hand
const spin = 1.8 // [rad/s]
const orbit = 420 // of the camera [px/s]
const zoom = 1.6 // of the camera in a second, by a factor of e to this
const longest = 0.1 // a pause that is longer counts as this [s]
const Button = { take: 0, leave: 1, recipe: 2, pause: 3, rollLeft: 4, rollRight: 5, open: 6, close: 7, reset: 8, start: 9, up: 12, down: 13 } as const

export interface GamepadActions {
  pause(): void
  reset(): void
}

export class Gamepads {
  private readonly rumble = new Rumble()
  private readonly stop = new AbortController()
  private readonly down = new Set<number>() // buttons
  private request = 0
  private last = 0 // [ms]
  private closed = 0 // by the trigger
  private felt = '' // what the force was felt with

  constructor(private readonly stage: Stage, private readonly link: Link, private readonly grips: Grips, private readonly glove: Glove, private readonly plane: Plane, private readonly actions: GamepadActions) {
    addEventListener('gamepadconnected', this.wake, { signal: this.stop.signal })
    if (this.pad) this.wake()
  }

  dispose() {
    this.stop.abort()
    cancelAnimationFrame(this.request)
  }

  private get pad(): Gamepad | null {
    return navigator.getGamepads?.().find((pad) => pad?.connected && pad.mapping === 'standard') ?? null
  }

  private readonly wake = () => {
    if (this.request) return
    this.last = performance.now()
    this.request = requestAnimationFrame(this.poll)
  }

  private readonly poll = () => {
    this.request = 0
    const { pad } = this, now = performance.now(), dt = Math.min(longest, (now - this.last) / 1000)
    this.last = now
    if (!pad) return this.lost()
    this.press(pad)
    this.steer(pad, dt)
    this.feel(pad, now)
    this.request = requestAnimationFrame(this.poll)
  }

  /** lost lets go of a hand that a pad has closed which is no longer there. */
  private lost() {
    if (this.closed > 0 && this.glove.mine) this.glove.setClosure(0)
    this.closed = 0
    this.down.clear()
  }

  private press(pad: Gamepad) {
    const { glove, plane, grips } = this
    const pressed = (button: number) => {
      const on = pad.buttons[button]?.pressed ?? false, fresh = on && !this.down.has(button)
      if (on) this.down.add(button)
      else this.down.delete(button)
      return fresh
    }
    if (pressed(Button.take)) {
      if (plane.mine) plane.grip()
      else if (glove.count > 0) glove.take('parked') // the mouse leaves it alone
      else if (plane.count > 0) plane.take('parked')
      else grips.toggle()
    }
    if (pressed(Button.leave)) {
      grips.releaseAll()
      glove.leave()
      plane.leave()
    }
    if (pressed(Button.recipe) && glove.mine) glove.setRecipe((glove.recipe + 1) % glove.info!.recipes.length)
    if (pressed(Button.pause) || pressed(Button.start)) this.actions.pause()
    if (pressed(Button.reset)) this.actions.reset()
  }

  private steer(pad: Gamepad, dt: number) {
    const { glove, plane, grips } = this
    const [x, y, turn, rise] = [0, 1, 2, 3].map((i) => beyond(pad.axes[i] ?? 0))
    const held = (button: number) => pad.buttons[button]?.value ?? 0
    const roll = held(Button.rollRight) - held(Button.rollLeft), pitch = held(Button.up) - held(Button.down)
    const moves = x !== 0 || y !== 0 || rise !== 0, turns = turn !== 0 || roll !== 0 || pitch !== 0, n = steps * dt, a = spin * dt
    if (grips.holding) {
      if (moves) grips.nudge(n * x, -n * rise, -n * y)
      if (roll !== 0) grips.roll(-a * roll)
    } else if (glove.mine) {
      if (moves) glove.nudge(n * x, -n * rise, -n * y)
      if (turns) glove.turn(-a * turn, a * pitch, a * roll)
      const closed = held(Button.close)
      if (closed !== this.closed) glove.setClosure(closed)
      this.closed = closed
    } else if (plane.mine) {
      if (moves) plane.nudge(n * x, -n * rise, -n * y)
      if (turns) plane.turn(-a * turn, a * pitch, a * roll)
    } else {
      this.look(x, y, turn, rise, held(Button.close) - held(Button.open), dt)
    }
  }

  private look(x: number, y: number, turn: number, rise: number, nearer: number, dt: number) {
    const { camera } = this.stage
    if (turn !== 0 || rise !== 0) camera.orbit(orbit * dt * turn, -orbit * dt * rise)
    if (x !== 0 || y !== 0) camera.pan(-orbit * dt * x, -orbit * dt * y)
    if (nearer !== 0) camera.zoom(Math.exp(-zoom * dt * nearer))
    if (x !== 0 || y !== 0 || turn !== 0 || rise !== 0 || nearer !== 0) this.stage.wake()
  }

  private feel(pad: Gamepad, now: number) {
    const motor = pad.vibrationActuator, { what, force } = this.force()
    if (what !== this.felt) this.rumble.forget()
    this.felt = what
    if (!motor?.playEffect || what === '') return
    this.rumble.feel(force, now, (strength, duration) => {
      // the heavy motor takes a while to start: it is for strong blows
      motor.playEffect('dual-rumble', { duration, strongMagnitude: strength * strength, weakMagnitude: strength })?.catch(() => {}) // a motor that is busy
    })
  }

  /** force returns what is felt with, and how strongly [N]. */
  private force(): { what: string; force: number } {
    const { glove, plane, link } = this, { frame } = link, f = frame.floats
    const size = (k: number) => Math.hypot(f[k], f[k + 1], f[k + 2])
    const mine = this.grips.holding ? frame.hands.find((hand) => hand.mine) : undefined
    if (mine) return { what: 'grip', force: size(mine.wrench + 3) }
    if (glove.mine) return { what: `hand ${glove.hand}`, force: this.stage.felt(glove.hand) }
    if (plane.mine) return { what: `plane ${plane.plane}`, force: size(frame.probes.at + plane.info!.probes + Cut.force) }
    return { what: '', force: 0 }
  }
}

/** beyond returns how far a stick is beyond its slack, from −1 to 1; finer near the middle. */
function beyond(stick: number): number {
  const s = Math.max(0, Math.abs(stick) - slack) / (1 - slack)
  return Math.sign(stick) * s * s
}
