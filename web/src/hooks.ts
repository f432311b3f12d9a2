// window.tendril: what a test, or a curious reader, can see of the page. Nothing here changes anything.

import { Vector3 } from 'three'
import type { Glove } from './glove'
import type { Grips } from './grip'
import type { Link } from './link'
import type { Plane } from './plane'
import { Cut, Felt, Rate, type Hello } from './protocol'
import type { Stage } from './stage/stage'
import type { PlotDrawer } from './ui/plots'
import type { Headset, Presence } from './xr/headset'

export interface Hooks {
  readonly ready: boolean // a frame of the scene is on the screen, and what stands around it
  readonly connected: boolean
  readonly scene: string
  readonly frames: number // received
  readonly pictures: number // drawn
  readonly time: number // simulated, of the latest frame [s]
  readonly step: number
  readonly paused: boolean
  readonly replay: boolean
  readonly quality: string
  readonly holding: boolean
  readonly samples: number // in the plots
  project(point: [number, number, number]): [x: number, y: number] // in the window [px]
  bodies(): { name: string; flags: number; nodes: [number, number, number][]; rotations: [number, number, number, number][] }[]
  holds(): { body: number; index: number; target: number[]; torque: number[]; force: number[] }[]
  hands(): { hand: number; mine: boolean; body: number; at: number; ghost: number[]; proxy: number[]; torque: number[]; force: number[] }[]
  /** the hands of the scene; asked is where one that this page has taken shall grasp */
  gloves(): { name: string; state: string; closure: number; recipe: string; owner: number; fingers: number[]; wrist: number[]; asked: number[] | null }[]
  /** the planes of the scene: pose, nodes that are held, what the hand feels; asked is where one that this page has taken shall be */
  planes(): { name: string; state: string; pose: number[]; held: number; force: number[]; torque: number[]; owner: number; asked: number[] | null }[]
  /** what presses on elastic skin: numbers of the two bodies, the force on the skin and where [N], [m] */
  presses(): { skin: number; other: number; force: number[]; place: number[] }[]
  /** what the colours of bodies show: which quantity, what the darkest is, and the largest of each body [1] or [Pa] */
  colours(): { shown: string | null; known: boolean; top: number; largest: number[] }
  probes(): Record<string, number>
  figures(): Record<string, number> // last value of every plotted series
  rates(): Record<string, number>
  latency(): number[] // from a drag event to the picture that shows it, the latest samples [ms]
  param(path: string): unknown
  readonly space: string // in which hands are shown
  solids(): Record<string, number> // rigid bodies that are drawn, by the kind of their shape
  /** who wears a headset, or null */
  headset(): Presence | null
  contacts(): { shown: boolean; count: number; sliding: number; force: number } // of the latest picture; force is the sum of those that press [N]
}

declare global {
  interface Window {
    tendril?: Hooks
  }
}

/**
 * Latency measures from the event that moved a hand to the picture that shows it: to the first task after the browser has painted,
 * committed and, where it draws in software, read back that picture.
 */
export class Latency {
  readonly samples: number[] = []
  private seen = 0
  private waiting = 0 // time of the event whose picture is being painted [ms]
  private readonly after = new MessageChannel()

  constructor() {
    this.after.port1.onmessage = () => {
      this.samples.push(performance.now() - this.waiting)
      if (this.samples.length > 600) this.samples.shift()
    }
  }

  /** drawn is called when a picture has been drawn, with the echo of the frame that it shows. */
  drawn(echo: number) {
    if (!(echo > this.seen)) return
    this.seen = this.waiting = echo
    this.after.port2.postMessage(null)
  }
}

/** publish makes window.tendril. */
export function publish(link: Link, stage: Stage, grips: Grips, glove: Glove, plane: Plane, headset: Headset, plots: PlotDrawer, latency: Latency, hello: () => Hello | null, live: () => boolean, paused: () => boolean): Hooks {
  const frame = link.frame
  const floats = (at: number, count: number) => Array.from(frame.floats.subarray(at, at + count))
  const hooks: Hooks = {
    get ready() { return live() && stage.pictures > 1 },
    get connected() { return link.open },
    get scene() { return hello()?.scene.name ?? '' },
    get frames() { return link.received },
    get pictures() { return stage.pictures },
    get time() { return frame.time },
    get step() { return frame.step },
    get paused() { return paused() },
    get replay() { return hello()?.replay !== undefined },
    get quality() { return stage.governor.current.name },
    get holding() { return grips.holding },
    get samples() { return plots.samples },
    project: (p) => [...stage.project(new Vector3(...p))],
    bodies: () => frame.bodies.map((b, i) => ({
      name: hello()?.bodies[i]?.name ?? '', flags: b.flags,
      nodes: Array.from({ length: b.count }, (_, k) => floats(b.at + b.stride * k, 3) as [number, number, number]),
      rotations: Array.from({ length: b.stride === 7 ? b.count : 0 }, (_, k) => floats(b.at + 7 * k + 3, 4) as [number, number, number, number]),
    })),
    holds: () => frame.holds.map((hold) => ({
      body: hold.body, index: hold.index, target: floats(hold.target, 7), torque: floats(hold.wrench, 3), force: floats(hold.wrench + 3, 3),
    })),
    hands: () => frame.hands.map((one) => ({
      hand: one.hand, mine: one.mine, body: one.body, at: one.place, ghost: floats(one.ghost, 7), proxy: floats(one.proxy, 7),
      torque: floats(one.wrench, 3), force: floats(one.wrench + 3, 3),
    })),
    gloves: () => (hello()?.hands ?? []).map((one, i) => {
      const at = frame.probes.at + one.probes, chosen = glove.hand === i
      return {
        name: one.name, state: chosen ? glove.state : 'idle', closure: frame.floats[at + Felt.closure], recipe: one.recipes[frame.floats[at + Felt.recipe]] ?? '',
        owner: frame.floats[at + Felt.owner], fingers: floats(at + Felt.fingers, 5), wrist: floats(at + Felt.force, 3), asked: chosen ? glove.asked()?.at.toArray() ?? null : null,
      }
    }),
    planes: () => (hello()?.planes ?? []).map((one, i) => {
      const at = frame.probes.at + one.probes, chosen = plane.plane === i, asked = chosen ? plane.asked() : null
      return {
        name: one.name, state: chosen ? plane.state : 'idle', pose: floats(at + Cut.pose, 7), held: frame.floats[at + Cut.held], force: floats(at + Cut.force, 3),
        torque: floats(at + Cut.torque, 3), owner: frame.floats[at + Cut.owner], asked: asked && Array.from(asked.pose),
      }
    }),
    presses: () => stage.pressed.map(({ skin, other, force, place }) => ({ skin, other, force: force.toArray(), place: place.toArray() })),
    colours: () => ({ shown: stage.ramp.shown, known: stage.ramp.known, top: stage.ramp.top, largest: frame.bodies.map((b) => stage.ramp.of(b)?.top ?? NaN) }),
    probes: () => Object.fromEntries((hello()?.probes ?? []).map((p, i) => [p.name, frame.floats[frame.probes.at + i]])),
    figures: () => plots.figures(),
    rates: () => Object.fromEntries(Object.entries(Rate).filter(([name]) => name !== 'stage').map(([name, i]) => [name, frame.rates[i]])),
    latency: () => [...latency.samples],
    get space() { return stage.inSpace },
    solids: () => stage.solids(),
    contacts: () => ({ shown: stage.contacts.group.visible, count: stage.contacts.count, sliding: stage.contacts.sliding, force: stage.contacts.pressing }),
    headset: () => headset.presence,
    param: (path) => hello()?.params.find((p) => p.path === path)?.value,
  }
  window.tendril = Object.freeze(hooks)
  return hooks
}
