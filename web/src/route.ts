// Where the page is: #/ is the gallery, #/scene/NAME a scene, #/recording/NAME a recording. A query after the name restores a
// shared state (s), a camera (c), or asks for a bare stage (bare) or a fixed quality (quality), for pictures.

export type Route =
  | { kind: 'gallery' }
  | { kind: 'scene' | 'recording'; name: string; query: URLSearchParams }

export function parseRoute(hash: string): Route {
  const found = /^#\/(scene|recording)\/([^?]+)(?:\?(.*))?$/.exec(hash)
  if (!found) return { kind: 'gallery' }
  let name: string
  try {
    name = decodeURIComponent(found[2])
  } catch {
    return { kind: 'gallery' }
  }
  return { kind: found[1] as 'scene' | 'recording', name, query: new URLSearchParams(found[3] ?? '') }
}

export const sceneHash = (name: string) => `#/scene/${encodeURIComponent(name)}`
export const recordingHash = (name: string) => `#/recording/${encodeURIComponent(name)}`

/** adoptSearch turns an address such as /?scene=NAME#s=STATE, as the command opens it, into one of this page's own. */
export function adoptSearch() {
  const search = new URLSearchParams(location.search)
  for (const kind of ['scene', 'recording'] as const) {
    const name = search.get(kind)
    if (!name) continue
    const state = /^#(s=.+)$/.exec(location.hash)?.[1]
    const own = location.hash.startsWith('#/') ? location.hash : `#/${kind}/${encodeURIComponent(name)}${state ? `?${state}` : ''}`
    history.replaceState(null, '', location.pathname + own)
    return
  }
}
