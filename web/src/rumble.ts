// Forces that a person feels as vibration. A motor that shakes tells nothing of a steady force, so that it is given what changes: a touch, a slip, something let go.

const memory = 80 // time after which a steady force is no longer felt [ms]
const every = 40 // between two pulses [ms]
const length = 60 // of a pulse: longer than the pause between two, so that they join [ms]
const faint = 0.04 // what is weaker is not worth a pulse, of the strongest
const full = 6 // change that is felt as strong as the motor can [N]

/** Pulse shakes a motor at a strength from 0 to 1, for a time [ms]. */
export type Pulse = (strength: number, time: number) => void

export class Rumble {
  private usual = NaN // the force of late [N]
  private strongest = 0 // since the last pulse
  private seen = 0 // [ms]
  private pulsed = -Infinity // [ms]

  /** feel takes the force that a hand feels now [N], and shakes the motor if it has changed. */
  feel(force: number, now: number, pulse: Pulse) {
    if (!Number.isFinite(force)) return
    if (Number.isNaN(this.usual)) this.usual = force
    this.usual += (force - this.usual) * (1 - Math.exp(-(now - this.seen) / memory))
    this.seen = now
    this.strongest = Math.max(this.strongest, Math.min(1, Math.abs(force - this.usual) / full))
    if (now - this.pulsed < every) return
    if (this.strongest > faint) pulse(this.strongest, length)
    this.pulsed = now
    this.strongest = 0
  }

  /** forget begins anew: with something else in the hand. */
  forget() {
    this.usual = NaN
    this.strongest = 0
  }
}
