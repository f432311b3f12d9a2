// Words for the paths of parameters.

import type { Knot, Value } from '../protocol'

/** Parts of a path that say nothing to a reader: every body here has one kind, and its name says which. */
const silent = new Set(['bodies', 'rod', 'chain', 'rigid', 'section'])

const spoken: Record<string, string> = {
  hanging: 'zero-gravity rest shape', local: 'local dynamics', weight: 'weight of the field', loop: 'goes round',
}

/** wordsOf names a parameter by the end of its path. */
export function wordsOf(path: string): string {
  const parts = path.split('.').filter((part) => !silent.has(part))
  let name = parts[parts.length - 1]
  const joint = /\.green\.bend\[(\d+)\]$/.exec(path)
  if (joint) return `joint ${Number(joint[1]) + 1}`
  const owner = parts[parts.length - 2]
  const item = owner && /^(holds|loads|lumps|riders|keys|taper|knots)\[(\d+)\]/.exec(owner)
  if (item && !(item[1] === 'loads' && item[2] === '0')) name = `${item[1].replace(/s$/, '')} ${item[2]} ${name}`
  if (owner === 'line') name = name.replace('from', 'start').replace('to', 'end')
  else if (owner === 'arc' || owner === 'helix') name = `${owner} ${name}`
  else if (owner === 'profiles') return `${name} along the length`
  if (spoken[name] && owner !== 'profiles') return spoken[name]
  return name.replaceAll('_', ' ').replace(/\[(\d)\]$/, (_, i) => ` ${'xyz'[i] ?? i}`)
}

/** ownerOf names what a parameter belongs to. */
export function ownerOf(path: string): string {
  const parts = path.split('.').filter((part) => !silent.has(part) && part !== 'strands' && part !== 'groom' && part !== 'fibre' && part !== 'fields' && part !== 'profiles')
  return parts.slice(0, -1).join(' · ')
}

export function sameKnots(a: Knot[], b: Knot[]): boolean {
  return a.length === b.length && a.every((k, i) => same(k.at, b[i].at) && same(k.factor, b[i].factor))
}

/** same reports whether two values are, but for rounding. */
export function same(a: Value | null | undefined, b: Value | null | undefined): boolean {
  if (Array.isArray(a) || Array.isArray(b)) return sameKnots(Array.isArray(a) ? a : [], Array.isArray(b) ? b : [])
  return a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)))
}
