// Elements in one line.

type Child = Node | string | null | undefined | false
type Props = Record<string, unknown>

/** h makes an element. Props that are functions listen to the event of that name; `class`, `aria-…`, `data-…` and the like are attributes. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const el = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue
    if (typeof value === 'function') el.addEventListener(name, value as EventListener)
    else if (value === true) el.setAttribute(name, '')
    else el.setAttribute(name, String(value))
  }
  add(el, ...children)
  return el
}

/** add appends children, leaving out what is not one. */
export function add(parent: Element, ...children: Child[]) {
  for (const c of children) if (c !== null && c !== undefined && c !== false) parent.append(c)
}

/** text sets the text of an element only where it differs: the layout of what stands still is left alone. */
export function text(el: Element, value: string) {
  if (el.textContent !== value) el.textContent = value
}

/** flag sets or removes a class. */
export function flag(el: Element, name: string, on: boolean) {
  if (el.classList.contains(name) !== on) el.classList.toggle(name, on)
}

/** download offers a blob as a file. */
export function download(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob)
  h('a', { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
