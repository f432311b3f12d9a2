// Light and dark: as the system says, until the reader says otherwise.

export type Theme = 'light' | 'dark'

const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<(t: Theme) => void>()
let chosen: Theme | null = read()

export function theme(): Theme {
  return chosen ?? (system.matches ? 'dark' : 'light')
}

/** onTheme calls f now and at every change, until the returned function is called. */
export function onTheme(f: (t: Theme) => void): () => void {
  listeners.add(f)
  f(theme())
  return () => listeners.delete(f)
}

export function toggleTheme() {
  const next: Theme = theme() === 'dark' ? 'light' : 'dark'
  chosen = next === (system.matches ? 'dark' : 'light') ? null : next
  keep(chosen)
  apply()
}

function apply() {
  document.documentElement.dataset.theme = theme()
  for (const f of listeners) f(theme())
}

function read(): Theme | null {
  try {
    const kept = localStorage.getItem('tendril.theme')
    return kept === 'light' || kept === 'dark' ? kept : null
  } catch {
    return null // storage is off: the choice lasts as long as the page
  }
}

function keep(t: Theme | null) {
  try {
    if (t) localStorage.setItem('tendril.theme', t)
    else localStorage.removeItem('tendril.theme')
  } catch {
    // as above
  }
}

system.addEventListener('change', apply)
apply()

/** reducedMotion reports whether the system asks for less motion. */
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
