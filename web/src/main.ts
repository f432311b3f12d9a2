// The page: the gallery at once, a scene as soon as what draws it has arrived.

import { openGallery } from './gallery'
import { h } from './dom'
import { adoptSearch, parseRoute } from './route'

const app = document.getElementById('app')!
let close: () => void = () => {}
let opening = 0

async function go() {
  const mine = ++opening
  const route = parseRoute(location.hash)
  close()
  close = () => {}
  if (route.kind === 'gallery') {
    close = openGallery(app)
    return
  }
  app.replaceChildren(h('p', { class: 'boot' }, `Opening ${route.name}…`))
  const { openViewer } = await import('./viewer')
  if (mine === opening) close = openViewer(app, route)
}

adoptSearch()
addEventListener('hashchange', () => void go())
void go()
