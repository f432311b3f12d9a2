// All keys and gestures, on one card.

import { h } from '../dom'
import { icon } from '../icons'

const keys: [title: string, rows: [keys: string[], what: string][]][] = [
  ['Hands', [
    [['Drag a body'], 'pull it by that place, any node or link; the band shows how hard'],
    [['Shift', 'drag'], 'turn it about the line of sight'],
    [['Alt', 'drag'], 'turn it about its own axis'],
    [['Wheel while holding'], 'turn it about its own axis'],
    [['G'], 'take hold of what is under the pointer, or let go'],
    [['Arrows', 'Page ↑ ↓'], 'move what you hold'],
    [['[', ']'], 'turn what you hold about its own axis'],
    [['Esc'], 'let go'],
  ]],
  ['View', [
    [['Drag on nothing'], 'orbit'],
    [['Wheel'], 'zoom'],
    [['Right drag'], 'pan'],
    [['Double click'], 'focus on a body; on nothing: see all'],
    [['Arrows', '+', '−'], 'orbit and zoom'],
    [['F'], 'see all'],
    [['V'], 'show or hide forces and torques'],
    [['X'], 'show or hide contacts'],
    [['T'], 'light or dark'],
  ]],
  ['Rigid bodies', [
    [['Drag'], 'pull at the very place you press: beside its middle it turns, too'],
    [['Let go while moving'], 'throw it: it flies on as fast as it was'],
    [['Drag slowly'], 'feel the weight; what lies on top comes along as far as friction holds it'],
    [['X'], 'contacts: a dot where bodies touch, a ring where one slides; orange arrows press, blue ones rub, the key tells their newtons'],
    [['Z'], 'grey what sleeps: it has come to rest, and costs nothing until something touches it'],
    [['Click a body'], 'its parameters; friction is that of its surface'],
  ]],
  ['The hand of a scene', [
    [['M'], 'take it, or leave it: it follows the mouse, and an open one finds the distance of what it comes near'],
    [['Space', 'Button'], 'held: close the fingers; they stop when they hold firmly. Then lift'],
    [['Drag the hand'], 'move it just so far; a click on it takes it'],
    [['Wheel'], 'nearer, farther'],
    [['Shift', 'Alt'], 'and mouse: turn it; right drag: orbit'],
    [['Arrows', 'Page ↑ ↓'], 'move it; with Shift: turn it; [ and ] roll it'],
    [['1', '…', '6'], 'open, pinch, tripod, power, hook, point'],
    [['B'], 'show what is seen, what touches, or what moves of it'],
    [['Esc'], 'leave it where it is, with what it holds'],
  ]],
  ['Soft solids', [
    [['Drag'], 'pull any node of the surface'],
    [['M'], 'take the plane, or leave it: it follows the mouse'],
    [['Space', 'Click'], 'hold the ring that it cuts, or let go'],
    [['Wheel', '[', ']'], 'twist: turn the plane about its normal'],
    [['Shift'], 'and mouse or arrows: turn it; arrows, Page ↑ ↓: move it'],
    [['Drag its rim'], 'move it just so far; a click on it takes it'],
    [['E'], 'colour by strain or stress, skin by pressure, or by neither'],
  ]],
  ['Time', [
    [['Space'], 'pause or go on'],
    [['.'], 'one step'],
    [['R'], 'reset'],
    [['<', '>'], 'slower, faster'],
  ]],
  ['Page', [
    [['O'], 'outline'],
    [['P'], 'parameters'],
    [['D'], 'plots'],
    [['C'], 'caption'],
    [['Click a name'], 'in a plot: hide or show that line'],
    [['Drag in a plot'], 'zoom; a double click shows all'],
    [['S'], 'save a picture'],
    [['L'], 'copy a link to this state'],
    [['H'], 'this card'],
  ]],
  ['For artists', [
    [['Drag a knot'], 'change a factor along the length of a strand (Parameters, “along the length”)'],
    [['Double click'], 'on the curve: add a knot; on a knot: remove it'],
    [[',', '.', 'Arrows'], 'choose a knot and move it; Insert adds, Delete removes'],
    [['◇'], 'beside a value: set a key now, or remove the one that is here'],
    [['Drag ◆'], 'move a key in time; a double click in its lane adds one'],
    [['Arrows', 'Delete'], 'move, raise or remove the key that has the focus'],
    [['K'], 'show or hide the keyframes'],
    [['Set pose'], 'in Parameters: what it looks like now is what pose strength draws it to'],
    [['On', 'Off'], 'of the zero-gravity rest shape: a groom as it was drawn, and as it would sag'],
  ]],
  ['Gamepad', [
    [['A'], 'take the hand or the plane of the scene, or hold of what is in the middle; with a plane: hold what it cuts'],
    [['Sticks'], 'move and turn what is taken, or else the camera; the right one raises and lowers'],
    [['RT'], 'close the hand; without one, RT and LT zoom'],
    [['LB', 'RB', 'D-pad'], 'roll and tilt'],
    [['X', 'Y', 'B'], 'next grasp; pause; leave'],
  ]],
  ['Headset', [
    [['Hands'], 'the hand of the scene does what yours does; where there is none, pinch to pull'],
    [['Trigger'], 'pull what the ray is on, or take a plane; or close the fingertips of the hand, the grip its fist'],
    [['Both grips'], 'move, turn and scale the world'],
    [['Sticks'], 'left: walk; right: turn'],
  ]],
  ['Touch', [
    [['One finger'], 'pull a body or the hand of a scene, or orbit'],
    [['Two fingers'], 'turn what the first one holds; or zoom and pan'],
    [['Two taps'], 'focus'],
  ]],
]

/** helpDialog makes the card; showModal opens it. */
export function helpDialog(): HTMLDialogElement {
  const dialog = h('dialog', { class: 'help', 'aria-label': 'Keys and gestures' },
    h('header', {}, h('h2', {}, 'Keys and gestures'),
      h('button', { class: 'icon-button', 'aria-label': 'Close', title: 'Close (Esc)', click: () => dialog.close() }, icon('close'))),
    h('div', { class: 'help-columns' }, ...keys.map(([title, rows]) =>
      h('section', {}, h('h3', {}, title), h('dl', {}, ...rows.flatMap(([names, what]) => [
        h('dt', {}, ...names.map((k) => h('kbd', {}, k))), h('dd', {}, what),
      ]))))),
  )
  dialog.addEventListener('click', (e) => e.target === dialog && dialog.close())
  return dialog
}
