// Numbers with units, as a person reads them and as a person types them.

const prefixes: [factor: number, sign: string][] = [
  [1e12, 'T'], [1e9, 'G'], [1e6, 'M'], [1e3, 'k'], [1, ''], [1e-3, 'm'], [1e-6, 'µ'], [1e-9, 'n'], [1e-12, 'p'],
]

/** Units that take a prefix. The others, such as kg/m³, are powers or have one already. */
const prefixable = new Set(['m', 's', 'N', 'N m', 'Pa', 'J', 'N/m', 'N m/rad', 'N m²', 'N s/m', 'N m s/rad', 'N s', 'N m s', 'm/s', 'Hz', 'W'])

/** Areas and volumes take the centimetre, too: a prefix is squared or cubed with them. */
const powers: Record<string, [factor: number, sign: string][]> = { 'm²': [[1, ''], [1e-4, 'c'], [1e-6, 'm']], 'm³': [[1, ''], [1e-6, 'c'], [1e-9, 'm']] }

const prefixesOf = (unit: string) => powers[unit] ?? (prefixable.has(unit) ? prefixes : [])

/** scaleFor returns the prefix in which a value of a unit reads best: its factor and sign. */
export function scaleFor(value: number, unit: string): { factor: number; sign: string } {
  const size = Math.abs(value)
  const known = prefixesOf(unit)
  if (known.length === 0 || !(size > 0) || !Number.isFinite(size)) return { factor: 1, sign: '' }
  const [factor, sign] = known.find(([f]) => size >= f * 0.9995) ?? known[known.length - 1]
  return { factor, sign }
}

/** quantity writes a value in a unit with a prefix and three figures: 12.3 mN. */
export function quantity(value: number, unit: string, figures = 3): string {
  if (!Number.isFinite(value)) return '—'
  const { factor, sign } = scaleFor(value, unit)
  const number = figure(value / factor, figures)
  return unit ? `${number} ${sign}${unit}` : number
}

/** figure writes a number with so many significant figures; it is as wide as its neighbours, so that a live number does not jump. */
export function figure(value: number, figures = 3): string {
  if (value === 0) return (0).toFixed(figures - 1)
  const size = Math.abs(value)
  if (size >= 1e5 || size < 1e-3) return minus(value.toExponential(figures - 1).replace('e+', 'e'))
  const before = Math.max(1, Math.floor(Math.log10(size) + 1e-9) + 1)
  return minus(value.toFixed(Math.max(0, figures - before)))
}

/** short writes a number without the zeros that say nothing. */
export function short(value: number): string {
  return minus(String(Number(value.toPrecision(4))).replace('e+', 'e'))
}

const minus = (s: string) => s.replace(/^-/, '−')

/** parseQuantity reads what a person typed: 3e9, 3 GPa, −9,81, 20mm. It returns NaN for what is not a number. */
export function parseQuantity(input: string, unit: string): number {
  const found = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(.*?)\s*$/i.exec(input.replace(/−/g, '-').replace(/,/g, '.'))
  if (!found) return NaN
  const number = Number(found[1])
  const rest = found[2].replace(/μ|u(?=m|N|s|$)/, 'µ')
  if (rest === '' || rest === unit) return number
  const bare = rest.endsWith(unit) ? rest.slice(0, rest.length - unit.length) : rest
  const prefix = prefixesOf(unit).find(([, sign]) => sign !== '' && sign === bare)
  return prefix ? number * prefix[0] : NaN
}
