// Line icons of 20 units, drawn in the colour of the text.

const paths = {
  mark: 'M4 18C4 9 7.5 3 12.5 3a4 4 0 0 1 0 8 2.6 2.6 0 0 1 0-5.2',
  gallery: 'M3.5 3.5h5.5v5.5h-5.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5h-5.5zM11 11h5.5v5.5H11z',
  play: 'M6 4.2v11.6l9.5-5.8z',
  pause: 'M7 4.5v11M13 4.5v11',
  step: 'M5 4.5v11l7.5-5.5zM15 4.5v11',
  reset: 'M4 4v4.5h4.5M4.3 8.3A6.3 6.3 0 1 1 4 11.8',
  record: 'M10 5.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z',
  camera: 'M3 6.5h3.2L7.7 4.5h4.6l1.5 2H17v9H3zM10 8.3a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
  link: 'M8.3 11.7l3.4-3.4M9 6.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3.2 3.2 0 0 1 4.5 11l2-2',
  full: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  help: 'M7.3 7.5a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.2.9-1.2 1.9M10 14.8v.1',
  light: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  dark: 'M16 12.2A6.8 6.8 0 0 1 7.8 4a6.8 6.8 0 1 0 8.2 8.2z',
  outline: 'M4 5h2M9 5h7M6.5 10h2M11 10h5M6.5 15h2M11 15h5',
  sliders: 'M3.5 6h6M13.5 6h3M11.5 4v4M3.5 14h3M10.5 14h6M8.5 12v4',
  plot: 'M3.5 3.5v13h13M6.5 12.5l3-4 2.5 2.5 4-5.5',
  more: 'M5 10v.1M10 10v.1M15 10v.1',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  info: 'M10 9v5M10 6v.1',
  save: 'M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 16h12',
  hand: 'M7 10V5.2a1.2 1.2 0 0 1 2.4 0V9M9.4 9V4a1.2 1.2 0 0 1 2.4 0v5M11.8 9V5.2a1.2 1.2 0 0 1 2.4 0v6.3c0 3-1.7 5-4.4 5-2.2 0-3.3-1.1-4.3-3L4 10.7a1.2 1.2 0 0 1 2-1.2l1 1.5',
  rod: 'M3 15c4.5 0 3-10 7-10s2.5 10 7 10',
  chain: 'M4 16l3-5M8 9l3 2M12.5 10.5L16 4M7.5 10a1 1 0 1 1 0 .01M11.8 11.2a1 1 0 1 1 0 .01M4 17v.1M12 12l1.5 4.5',
  headset: 'M3 6.5h14v7h-4.2l-1.6-2.3h-2.4l-1.6 2.3H3zM6.8 9.8v.1M13.2 9.8v.1',
  hold: 'M3.5 7.5h6v5h-6zM9.5 10H17',
  solid: 'M10 3l6 3.3v7.4L10 17l-6-3.3V6.3zM4.2 6.4L10 9.7l5.8-3.3M10 9.7V17',
  contacts: 'M3 16.5h14M10 16.5v-11M6.8 8.7L10 5.5l3.2 3.2M5.5 13.8l-2 2.7M14.5 13.8l2 2.7',
  prop: 'M10 3.5a5 5 0 0 1 5 5.5c0 2.6-1.5 4.4-3 5.2v2.3H8v-2.3c-1.5-.8-3-2.6-3-5.2a5 5 0 0 1 5-5.5z',
  key: 'M10 4.5l5.5 5.5-5.5 5.5L4.5 10z',
  pose: 'M10 3.2v.1M10 7v5M5.5 8.5L10 7l4.5 1.5M10 12l-3 5M10 12l3 5',
  trash: 'M4.5 6h11M8 6V4h4v2M6 6l.7 10.5h6.6L14 6M8.7 9v4.5M11.3 9v4.5',
  warn: 'M10 3.5l7 12.5H3zM10 8.5v3.5M10 14.2v.1',
  chevron: 'M7.5 4.5L13 10l-5.5 5.5',
} as const

export type IconName = keyof typeof paths

/** icon returns a fresh drawing that a screen reader passes over. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('class', `icon icon-${name}`)
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}
