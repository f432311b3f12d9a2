// What bodies and hands say of themselves, in words.

import { Flag, HandFlag, type Frame, type Hello } from '../protocol'

/** words says what a body's flags mean. */
export function words(flags: number): string {
  if (flags & Flag.frozen) return 'frozen: it diverged'
  return said(flags, [
    [Flag.unstable, 'unstable'], [Flag.taut, 'taut'], [Flag.snapped, 'snapped through'], [Flag.inverted, 'turned inside out in places'], [Flag.unsolved, 'bonds that cannot all be kept'],
    [Flag.crowded, 'touched in more places than it has a budget for'],
    [Flag.leapt, 'its base leapt'], [HandFlag.leapt, 'the hand leapt'], [HandFlag.freed, 'a caught finger was put back'], [HandFlag.clamped, 'a joint is at its limit'],
    [HandFlag.ignored, 'asked for what is no number'], [Flag.unconverged, 'settling'],
  ])
}

/** troubling are the flags that a person should hear of wherever they look. */
const troubling = Flag.frozen | Flag.inverted | Flag.crowded | Flag.unsolved | Flag.leapt | HandFlag.leapt | HandFlag.freed | HandFlag.ignored

const lasting = 2500 // what was raised in one frame is said for this long, so that it can be read [ms]

/** Trouble is what the chip says of bodies. */
export class Trouble {
  private message = ''
  private until = 0 // [ms]

  forget() {
    this.message = ''
  }

  /** hear takes a frame and returns what is to be said now. */
  hear(frame: Frame, hello: Hello | null, now: number): string {
    const i = frame.bodies.findIndex((b) => b.flags & troubling)
    const body = hello?.bodies[i]
    if (body) {
      this.message = `${body.group ?? body.name}: ${words(frame.bodies[i].flags & troubling)}`
      this.until = now + lasting
    }
    return now < this.until ? this.message : ''
  }
}

function said(flags: number, meanings: [flag: number, word: string][]): string {
  return meanings.flatMap(([flag, word]) => (flags & flag ? word : [])).join(', ')
}
