// How much drawing the machine can bear, found by measuring: pictures get plainer before they get late. Input never waits.

import type { Grade } from './materials'
import type { Detail } from './tube'

export interface Level {
  name: string
  ratio: number // pixels of the picture for one of the page, at most
  shadows: number // texels across the shadow map; 0 for none
  contact: boolean // bodies shade the ground below them
  detail: Detail
  strands: number // of hair, at most
  points: number // of a strand
  leaves: number // at most
  twigs: number // links of plants, at most
  late: number // a frame that takes longer makes the picture plainer [ms]
}

const levels: Record<Grade, Level[]> = {
  plain: [
    { name: 'plain', ratio: 0.5, shadows: 0, contact: false, detail: { sides: 4, rings: 160 }, strands: 900, points: 10, leaves: 12_000, twigs: 12_000, late: Infinity },
    { name: 'low', ratio: 1, shadows: 0, contact: false, detail: { sides: 5, rings: 200 }, strands: 2200, points: 12, leaves: 25_000, twigs: 24_000, late: 70 },
    { name: 'medium', ratio: 1, shadows: 0, contact: true, detail: { sides: 6, rings: 260 }, strands: 5000, points: 14, leaves: 50_000, twigs: 60_000, late: 32 },
  ],
  rich: [
    { name: 'low', ratio: 0.75, shadows: 0, contact: true, detail: { sides: 8, rings: 320 }, strands: 10_000, points: 16, leaves: 80_000, twigs: 60_000, late: Infinity },
    { name: 'medium', ratio: 1, shadows: 1024, contact: true, detail: { sides: 12, rings: 500 }, strands: 24_000, points: 22, leaves: 200_000, twigs: 120_000, late: 36 },
    { name: 'high', ratio: 2, shadows: 2048, contact: true, detail: { sides: 18, rings: 900 }, strands: 60_000, points: 30, leaves: 600_000, twigs: 400_000, late: 26 },
  ],
}

const early = 17.8 // shorter ones, for long enough, make it richer [ms]
const patience = 24 // frames before it gets plainer
const calm = 300 // frames before it gets richer

export class Governor {
  level: number
  /** frame time, smoothed [ms] */
  interval = 16.7
  private frames = 0
  private ceiling: number // a level that was too much is not tried twice
  private readonly fixed: boolean

  /** A level that is asked for by name stays. */
  constructor(private readonly grade: Grade, wanted: string | null, private readonly software: boolean) {
    const named = levels[grade].findIndex((l) => l.name === wanted)
    this.ceiling = levels[grade].length - 1
    this.fixed = named >= 0
    this.level = this.fixed ? named : this.ceiling
  }

  get current(): Level {
    const level = levels[this.grade][this.level]
    if (!this.software || this.grade === 'plain') return level
    return { ...level, strands: Math.min(level.strands, 6000), points: Math.min(level.points, 20), leaves: Math.min(level.leaves, 60_000) } // a picture is worth a few seconds, no more
  }

  /** measure takes the time between two frames that followed each other; true if the level has changed. */
  measure(ms: number): boolean {
    if (ms > 2000) return false // the tab slept
    this.interval += (ms - this.interval) * (ms > 150 ? 0.3 : 0.08)
    this.frames += Math.max(1, ms / 50) // slow ones count for more: nobody waits long for them to get faster
    if (this.fixed) return false
    if (this.interval > this.current.late && this.frames > patience && this.level > 0) {
      this.ceiling = this.level - 1
      return this.change(-1)
    }
    if (this.interval < early && this.frames > calm && this.level < this.ceiling) return this.change(1)
    return false
  }

  private change(by: number): boolean {
    this.level += by
    this.frames = 0
    this.interval = 20
    return true
  }
}
