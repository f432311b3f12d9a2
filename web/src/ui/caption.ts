// The caption of a scene: what it shows, what to look for, what to try.

import { h } from '../dom'
import { icon } from '../icons'
import type { Hello } from '../protocol'

/** caption makes the card; its button and its text are all there is to it. */
export function caption(hello: Hello, close: () => void): HTMLElement {
  const { about = '', source } = hello.scene
  const said = new Map<string, string[]>([['', []], ['Look for', []], ['Try', []]])
  for (const sentence of about.trim().split(/(?<=[.!?]\)?)\s+(?=[A-Z(])/)) {
    const lead = ['Look for', 'Try'].find((word) => sentence.startsWith(word + ' '))
    if (lead) said.get(lead)!.push(sentence.slice(lead.length + 1))
    else said.get('')!.push(sentence)
  }
  const rest = (lead: string) => said.get(lead)!.length > 0 && h('p', { class: 'lead' }, h('strong', {}, lead), ` ${said.get(lead)!.join(' ')}`)
  return h('aside', { class: 'caption', 'aria-label': 'About the scene' },
    h('button', { class: 'icon-button small', 'aria-label': 'Close the caption', title: 'Close (C)', click: close }, icon('close')),
    h('p', {}, said.get('')!.join(' ')), rest('Look for'), rest('Try'),
    source ? h('p', { class: 'source' }, source) : null)
}
