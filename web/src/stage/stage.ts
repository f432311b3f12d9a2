// The stage: what the browser draws of a world. It draws when there is something new to see, and rests otherwise.

import { Box3, Color, Quaternion, Raycaster, Vector2, Vector3, type Matrix4, type Object3D, type PerspectiveCamera, type Ray } from 'three'
import { flag, h, text } from '../dom'
import { Felt, Flag, type BodyInfo, type Frame, type GloveInfo, type Hello, type PlaneInfo } from '../protocol'
import type { Theme } from '../theme'
import { OrbitCamera, type Inset } from './camera'
import { forceMaterial, readable, torqueMaterial } from './effort'
import { Fitting, fittingKind, freeNeedle, setGhostColour } from './fittings'
import { makeMaterials, type Grade, type Materials } from './materials'
import { Painter, type Part } from './painter'
import { Follower } from './follow'
import { Hands, setHandColour } from './hands'
import { pick, type Pick } from './pick'
import { Governor, type Level } from './quality'
import { ContactMarks, type ContactParts } from './contacts'
import { Planes, type Wielded } from './planes'
import { isSkin, Presses } from './presses'
import { Rigids, type Hit } from './rigid'
import { Riders, setGlow } from './riders'
import { Skin } from './skin'
import { ColourScale, Soft } from './soft'
import { Feelings, type Asked } from './feelings'
import { Masses } from './masses'
import { Studio, type Table } from './studio'
import { isRoot } from './tree'
import { readColour, Tube } from './tube'
import { Ear } from './ear'
import { Hair } from './hair'
import { Plant } from './plant'
import { Prop } from './props'
import { screen, type BodyView, type Mark } from './view'

const overlayColours: Record<Theme, { hand: string; force: string; torque: string; frozen: string; hover: string }> = {
  light: { hand: '#0b8273', force: '#d0421a', torque: '#6247c9', frozen: '#b45309', hover: '#0b8273' },
  dark: { hand: '#4fd1bd', force: '#ff8357', torque: '#b39dff', frozen: '#fbbf24', hover: '#4fd1bd' },
}
const bodyColours = ['#3a6ea5', '#b5483a', '#4f9d69', '#d98c3f', '#7a5ca8', '#2f8f9d']

const effortReach = 130 // arrows and arcs around a hand [px]
const followEvery = 150 // [ms]
const behind = 2.55 // from where a runner looks to where the camera is [rad]
const fittingReach = 5 // of its unit: a knob is four long

/** Space is one of the three that a hand is in (Zaeh et al. 2004, section 4): what is seen, what touches, what moves. */
export type Space = 'visual' | 'collision' | 'physics'

/** Inside is a headset to draw into: its eyes are an eye's in a rig, which maps the person's room to the world. Before each picture it has its say. */
export interface Inside {
  session: XRSession
  rig: Object3D
  eye: PerspectiveCamera
  before(now: number, frame: XRFrame, room: XRReferenceSpace): void
}

/** NoWebGL is thrown where the browser cannot draw. */
export class NoWebGL extends Error {}

export class Stage {
  /** what takes the pointer and the keys */
  readonly surface = h('div', { class: 'stage', tabindex: '0', role: 'img', 'aria-label': 'The scene. Arrow keys turn the view, G takes hold.' })
  readonly overlay = h('div', { class: 'overlay' })
  readonly camera = new OrbitCamera()
  readonly governor: Governor
  /** called after a picture is drawn, with the time it was drawn at [ms] */
  drawn: (now: number) => void = () => {}
  /** called when the size of the scene is known, or has changed */
  fitted: () => void = () => {}
  /** pose that a hand of this page asks for, position and quaternion; null for a hand that is not its own */
  asked: (hand: number) => Float32Array | null = () => null
  /** where a hand of the scene that this page has taken shall grasp, or null */
  grasps: () => Asked | null = () => null
  /** where a plane that this page has taken shall be, or null */
  wields: () => Wielded | null = () => null
  readonly ramp = new ColourScale()
  pictures = 0 // drawn
  efforts = true // show forces and torques
  private drowse = false
  private readonly grade: Grade
  private readonly painter: Painter
  private readonly materials: Materials
  private readonly studio: Studio
  private readonly hands: Hands
  private views: BodyView[] = []
  private riders: (Riders | null)[] = []
  private fittings: (Fitting | null)[] = []
  private hanging: { body: number; fitting: Fitting }[] = []
  private rigids: Rigids | null = null
  private planes: Planes | null = null
  private presses: Presses | null = null // on elastic skin
  private lined = false // edges of the meshes of solids and skin are shown
  private stands = false // a solid is held from below: the ground stays there, unless it comes lower
  private skins: Skin[] = [] // of hands
  private feelings: Feelings | null = null // of the same
  private masses: Masses[] = [] // and these
  private space: Space = 'visual' // in which hands are shown
  private readonly marks = new ContactMarks()
  private driven: boolean[] = []
  private frame: Frame | null = null
  private hello: Hello | null = null
  private readonly box = new Box3()
  private readonly centre = new Vector3()
  private size = 1 // half the diagonal of what is shown [m]
  private framed = false
  private readonly follower = new Follower()
  private followedAt = 0 // [ms]
  private followedStep = 0
  private chasing = false // what is shown travels
  private floor = 0 // where the ground is, or is going [m]
  private highlighted = -1
  private colours = overlayColours.light
  private readonly names: HTMLElement[] = [] // of frozen bodies
  private readonly part: Part = { left: 0, top: 0, right: 0, bottom: 0 } // of the window that is drawn anew
  private width = 1
  private height = 1
  private dirty = true
  private request = 0
  private last = 0 // time of the last tick [ms]
  private followed = false // the last tick drew
  private gone = false
  private still = true // neither camera nor ground moves
  private inside: Inside | null = null
  private readonly pointing = new OrbitCamera() // sees what a pointer in a hand points at

  constructor(container: HTMLElement, quality: string | null) {
    const grade: Grade = isSoftware() && quality !== 'high' ? 'plain' : 'rich'
    this.grade = grade
    this.painter = new Painter(this.surface, grade)
    this.governor = new Governor(grade, quality, isSoftware())
    this.materials = makeMaterials(grade)
    this.studio = new Studio(this.painter.renderer, grade)
    this.hands = new Hands(this.overlay)
    this.studio.scene.add(this.hands.group, this.marks.group)
    container.append(this.surface, this.overlay)
    container.dataset.grade = grade
    this.applyQuality()
    this.painter.renderer.domElement.addEventListener('webglcontextrestored', () => this.wake())
  }

  /** load makes ready for a scene; the camera comes with its first frame. One that only has other values keeps what is drawn. */
  load(hello: Hello) {
    const before = this.hello
    this.hello = hello
    if (before && sameParts(before, hello)) {
      hello.bodies.forEach((info, i) => (this.views[i].info = info))
      this.wake()
      return
    }
    this.clear()
    this.framed = this.framed && before?.scene.name === hello.scene.name // a camera that somebody has placed stays
    if (hello.bodies.some((b) => b.kind === 'rigid')) {
      this.rigids = new Rigids(hello, this.grade, isSoftware())
      this.rigids.drowse = this.drowse
      this.studio.scene.add(this.rigids.group)
      this.skins = (hello.hands ?? []).map((hand) => new Skin(hand, hello, this.grade))
      for (const skin of this.skins) this.studio.scene.add(skin.mesh)
      if (hello.hands?.length) this.studio.scene.add((this.feelings = new Feelings(hello.hands, this.overlay)).group)
      this.masses = (hello.hands ?? []).map((hand) => new Masses(hand, hello))
      for (const masses of this.masses) this.studio.scene.add(masses.group)
      this.showSpace(this.space)
    }
    hello.bodies.forEach((info, i) => this.addBody(hello, info, i))
    if (hello.planes?.length) this.studio.scene.add((this.planes = new Planes(hello.planes, this.overlay)).group)
    if (hello.bodies.some(isSkin)) this.studio.scene.add((this.presses = new Presses(hello.bodies, this.overlay)).group)
    this.ramp.begin(hello.bodies)
    this.studio.dress({ hair: hello.bodies.some((b) => isHair(b)), outdoors: this.outdoors, soil: this.soil(hello), meadow: this.meadow(hello), mist: hello.bodies.some((b) => b.style === 'plant') ? 1.8 * (hello.scene.view?.distance ?? 0) : 0 })
    this.surface.parentElement?.classList.toggle('outdoors', this.outdoors)
    this.painter.stale = true
    this.painter.soft = hello.bodies.some((b) => isDressed(b) || b.solid)
    this.applyQuality()
    for (const hold of hello.holds) {
      const body = hello.bodies[hold.body]
      if (isDressed(body) || body.kind === 'rigid' || body.solid || hello.bodies.some((b) => b.kind === 'prop')) { // on a character roots need nothing to hold them
        this.fittings.push(null)
        this.driven.push(false)
        continue
      }
      const kind = fittingKind(hold, body, hello.scene)
      const swings = kind === 'pin' && body.parents !== undefined // a post would be in its way
      this.fit(new Fitting(kind, isRoot(body, hold.index), kind !== 'needle' && kind !== 'knob' && !swings, this.materials))
      this.driven.push(kind === 'needle' || kind === 'knob')
    }
    this.wake()
  }

  private addBody(hello: Hello, info: BodyInfo, i: number) {
    const view = info.kind === 'rigid' ? this.rigids!.view(i) : info.solid ? new Soft(info, i, bodyColours[i % bodyColours.length], this.grade) : makeView(hello, info, bodyColours[i % bodyColours.length], this.materials)
    view.setLevel(this.share(hello, info))
    if (view instanceof Soft) view.showLines(this.lined)
    this.views.push(view)
    const held = () => new Set(hello.holds.filter((hold) => hold.body === i).map((hold) => hold.index))
    const riders = view instanceof Tube || (info.riders?.length ?? 0) > 0 ? new Riders(view, held(), this.materials) : null
    this.riders.push(riders)
    for (const part of [...view.parts, riders?.group]) if (part) this.studio.scene.add(part)
    if (freeNeedle(info, i, hello.scene, hello.holds)) this.hang(i)
  }

  /** share returns the present level for a body: all of them divide what can be drawn. */
  private share(hello: Hello, info: BodyInfo): Level {
    const level = this.governor.current
    const part = (of: (b: BodyInfo) => number) => of(info) / hello.bodies.filter((b) => b.style === 'plant' || b.style === 'grass').reduce((sum, b) => sum + of(b), 1e-9)
    const hair = hello.bodies.filter(isHair).length || 1
    return {
      ...level, strands: Math.ceil(level.strands / hair),
      leaves: Math.ceil(level.leaves * part((b) => b.leaves?.length ?? 0)), twigs: Math.ceil(level.twigs * part((b) => b.count)),
    }
  }

  /** carrier is the prop that hair grows on, or -1: it is turned as the base of the hair is. */
  private get carrier(): number {
    return this.hello?.bodies.findIndex((b) => b.kind === 'prop' && b.shape === 'head') ?? -1
  }

  /** outdoors reports whether plants grow in the scene, under a sky. */
  private get outdoors(): boolean {
    return this.hello?.bodies.some((b) => b.style === 'plant' || b.style === 'grass') ?? false
  }

  private soil(hello: Hello): Color | undefined {
    const ground = hello.bodies.find(isGround)
    return ground && readColour(ground.colour, '#6d6a4c')
  }

  /** meadow returns the colour of most of what grows. */
  private meadow(hello: Hello): Color | undefined {
    const sum = new Color(0)
    const leaves = hello.bodies.flatMap((b) => (b.style === 'plant' || b.style === 'grass' ? b.leafColours ?? [b.tint?.tip ?? '#5d7a35'] : []))
    for (const c of leaves) sum.add(readColour(c, '#5d7a35'))
    return leaves.length > 0 ? sum.multiplyScalar(0.9 / leaves.length) : undefined
  }

  /** show takes the latest frame; the next picture shows it. */
  show(frame: Frame) {
    this.frame = frame
    if (!this.framed) this.reframe(true)
    this.wake()
  }

  /** reframe looks at all of the scene. */
  reframe(atOnce = false) {
    const { frame, hello, box } = this
    if (!frame || !hello || this.views.length === 0) return
    this.measure(frame, box)
    if (box.isEmpty()) return
    if (!this.framed) this.rigids?.settle(box)
    const lowest = box.min.z
    this.planes?.corners(frame, (p) => box.expandByPoint(p))
    this.follower.forget()
    this.chasing = hello.bodies.some((b) => b.style === 'braid') // on somebody who runs
    this.followedAt = 0
    const view = viewOf(hello)
    const stands = this.outdoors && view && !this.framed // before a wood one need not see all of it
    if (stands) {
      this.centre.copy(view.target)
    } else if (view && !this.framed) {
      for (const s of [-1, 1]) box.expandByPoint(at.copy(view.target).addScalar(s * 0.13 * view.distance))
      this.centre.copy(view.target).lerp(box.getCenter(at), 0.5)
    } else {
      box.getCenter(this.centre)
    }
    this.size = Math.max(0.5 * box.getSize(at).length(), 1e-3)
    if (!this.framed) {
      this.stands = this.views.some((view, i) => view instanceof Soft && view.stands(frame.floats, frame.bodies[i].at, frame.bodies[i].count))
      // what is rigid stands on the floor; the rest hangs above it
      this.floor = this.studio.ground = this.groundOf(frame) ?? (this.rigids || this.stands ? lowest : box.min.z - 0.2 * this.size)
      this.studio.lay(this.tableOf(frame))
      this.camera.stand(...standOf(hello))
    }
    this.framed = true
    this.look(atOnce, stands ? view.distance : 0)
  }

  /** groundOf returns where the ground of a scene is, where it has one [m]. */
  private groundOf(frame: Frame): number | null {
    let lowest = Infinity
    this.hello?.bodies.forEach((info, i) => {
      const b = frame.bodies[i]
      if (!b) return
      if (isGround(info) || this.rigids?.isFloor(i, frame)) lowest = Math.min(lowest, frame.floats[b.at + 2])
      else if (this.outdoors && info.parents) for (let k = 0; k < b.count; k++) if (info.parents[k] < 0) lowest = Math.min(lowest, frame.floats[b.at + 7 * k + 2])
    })
    return lowest < Infinity ? lowest : null
  }

  /** tableOf returns what a rigid ground looks like, or null. */
  private tableOf(frame: Frame): Table | null {
    const i = this.hello?.bodies.findIndex((_, k) => this.rigids?.isFloor(k, frame)) ?? -1
    if (i < 0) return null
    const { bodies, geometries } = this.hello!
    const info = geometries![bodies[i].geometry!]
    const [x, y] = info.kind === 'ground' ? info.size : [1, 1]
    const k = frame.bodies[i].at
    return { colour: readColour(bodies[i].colour, '#9a9a96'), x: frame.floats[k], y: frame.floats[k + 1], half: [x / 2, y / 2] }
  }

  /** look turns to the box, from where all of it is seen, or from a distance [m]. */
  private look(atOnce: boolean, distance = 0) {
    this.studio.fit(this.centre, this.size)
    if (this.outdoors) this.studio.plant(this.box)
    this.camera.frame(this.box, this.centre, atOnce, distance)
    this.painter.stale ||= atOnce // the camera has jumped
    this.fitted()
    this.wake()
  }

  /** follow keeps chains and skin in the picture, until somebody places the camera or takes hold. */
  private follow(now: number) {
    const { frame, hello } = this
    if (!frame || !hello || !this.framed || this.outdoors || this.camera.placed || this.chasing || frame.hands.length > 0 || now - this.followedAt < followEvery) return
    if (frame.step === this.followedStep || !hello.bodies.some((b) => b.parents || isSkin(b)) || hello.hands?.length) return // a hand is moved in a picture that stands still
    this.followedAt = now
    this.followedStep = frame.step
    this.measure(frame, reach)
    if (!this.follower.see(now, reach, this.box)) return
    if (!this.rigids && this.follower.travels(reach)) {
      this.chasing = true
      return
    }
    this.size = 0.5 * this.box.getSize(at).length()
    this.box.getCenter(this.centre)
    this.look(false)
  }

  /** chase keeps the camera beside what travels far: it moves along, and turns with a head that it looks at from behind. */
  private chase(now: number, gap: number) {
    const { frame, hello } = this
    if (!this.chasing || !frame || !hello || this.camera.placed || frame.hands.length > 0 || frame.step === this.followedStep) return
    this.followedStep = frame.step
    this.measure(frame, reach)
    if (reach.isEmpty()) return
    reach.getCenter(at)
    const size = 0.62 * reach.getSize(middle).length(), first = this.followedAt === 0
    this.followedAt = now
    this.centre.copy(at)
    this.size = first ? size : Math.max(this.size * 0.98, size)
    this.box.setFromCenterAndSize(at, middle.setScalar(1.1 * this.size))
    const head = frame.bodies[this.carrier]
    if (head && hello.bodies.some((b) => b.style === 'braid')) {
      forward.set(1, 0, 0).applyQuaternion(turn.fromArray(frame.floats, head.at + 3))
      this.camera.turnTo(Math.atan2(forward.y, forward.x) + behind)
    }
    this.look(first || gap > 60) // where pictures are few, gliding would leave it behind
  }

  /** measure sets a box to where everything is. */
  private measure(frame: Frame, box: Box3) {
    box.makeEmpty()
    frame.bodies.forEach((b, i) => {
      this.views[i]?.grow(box, frame.floats, b.at, b.count)
      this.riders[i]?.grow(box, frame.floats, b.at, b.count)
    })
    frame.holds.forEach((hold, i) => this.fittings[i] && box.expandByPoint(at.fromArray(frame.floats, hold.target)))
  }

  resize(width: number, height: number, inset: Inset) {
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    this.camera.resize(this.width, this.height, inset)
    Object.assign(readable, { left: inset.left, top: inset.top, right: this.width - inset.right, bottom: this.height - inset.bottom })
    this.applyQuality()
  }

  setTheme(t: Theme) {
    this.colours = overlayColours[t]
    this.studio.setTheme(t)
    this.painter.stale = true
    setHandColour(this.colours.hand)
    setGhostColour(this.colours.hand)
    setGlow(t === 'dark' ? 0.5 : 0.22)
    forceMaterial.color.set(this.colours.force)
    torqueMaterial.color.set(this.colours.torque)
    this.marks.setTheme(t)
    this.wake()
  }

  /** highlight outlines a body; -1 for none. */
  highlight(body: number) {
    if (this.highlighted === body) return
    this.highlighted = body
    this.wake()
  }

  /** pick returns what is near a point of the window, or null. */
  pick(x: number, y: number, reach: number): Pick | null {
    if (!this.frame || !this.hello) return null
    return pick(this.frame, this.views, this.riders, this.fittings, this.camera, this.project, x, y, reach, this.meet(this.sight(x, y)))
  }

  /** pickAlong returns what is near the line along −z of a pointer in the world, or null: seen from a little behind it, within a reach in thousandths of the window that it would look through. */
  pickAlong(pointer: Matrix4, reach: number): Pick | null {
    if (!this.frame || !this.hello) return null
    const { pointing } = this, { camera } = pointing
    camera.fov = 60
    pointing.resize(pointed, pointed, { left: 0, right: 0, top: 0, bottom: 0 })
    pointer.decompose(at, turn, middle)
    forward.set(0, 0, -1).applyQuaternion(turn)
    const nose = Math.min(0.12 * this.camera.distance, 0.3 * this.size)
    pointing.stare(at.addScaledVector(forward, -nose), turn)
    raycaster.set(at, forward)
    const project = (p: Vector3): [number, number] => {
      if (pointing.depth(p.x, p.y, p.z) <= 0) return nowhere
      projected.copy(p).project(camera)
      pair[0] = ((projected.x + 1) / 2) * pointed
      pair[1] = ((1 - projected.y) / 2) * pointed
      return pair
    }
    return pick(this.frame, this.views, this.riders, this.fittings, pointing, project, pointed / 2, pointed / 2, reach, this.meet(raycaster.ray))
  }

  /** meet returns the rigid body or the solid that a line of sight meets, or null. */
  private meet(sight: Ray): Hit | null {
    let best: Hit | null = this.rigids?.pick(this.frame!, sight) ?? null
    for (const view of this.views) {
      const hit = view instanceof Soft ? view.pick(sight) : null
      if (hit && (!best || hit.distance < best.distance)) best = hit
    }
    return best
  }

  /** planeAt returns the plane whose rim is near a point of the window [px], or -1. */
  planeAt(x: number, y: number, reach: number): number {
    return (this.frame && this.planes?.pick(this.frame, this.project, x, y, reach)) ?? -1
  }

  /** showLines draws the edges of the meshes of solids, or no longer. */
  showLines(on: boolean) {
    this.lined = on
    for (const view of this.views) if (view instanceof Soft) view.showLines(on)
    this.wake()
  }

  /** central returns the rigid body nearest to the middle of the picture that can be held, or null. */
  central(): Hit | null {
    return (this.frame && this.rigids?.central(this.frame, this.camera.target)) ?? null
  }

  /** sight returns the line of sight through a point of the window; it is used again by the next call. */
  private sight(x: number, y: number): Ray {
    pointer.set((2 * x) / this.width - 1, 1 - (2 * y) / this.height)
    raycaster.setFromCamera(pointer, this.camera.camera)
    return raycaster.ray
  }

  /** onScreenPlane returns where the line of sight through a point of the window meets the plane through a point, parallel to the screen. */
  onScreenPlane(x: number, y: number, through: Vector3, out: Vector3): Vector3 {
    this.camera.camera.getWorldDirection(forward)
    return this.onPlane(x, y, through, forward, out)
  }

  /** onPlane returns where the line of sight through a point of the window meets the plane through a point, across a direction. */
  onPlane(x: number, y: number, through: Vector3, across: Vector3, out: Vector3): Vector3 {
    const { origin, direction } = this.sight(x, y)
    const t = at.copy(through).sub(origin).dot(across) / direction.dot(across)
    return t > 0 && t < 1e3 * this.camera.distance ? out.copy(direction).multiplyScalar(t).add(origin) : out.copy(through) // not beyond the horizon
  }

  /** project returns where a point is in the window [px]; the pair is used again by the next call. */
  readonly project = (p: Vector3): [number, number] => {
    projected.copy(p).project(this.camera.camera)
    pair[0] = ((projected.x + 1) / 2) * this.width
    pair[1] = ((1 - projected.y) / 2) * this.height
    return pair
  }

  /** nearby returns the middle of the rigid body that can be moved and is nearest to a point of the window, and how far away it is [px], or null. */
  nearby(x: number, y: number): { middle: Vector3; away: number } | null {
    return (this.frame && this.rigids?.nearby(this.frame, this.project, x, y)) ?? null
  }

  /** felt returns the sum of what the fingers of a hand feel [N]. */
  felt(hand: number): number {
    const { frame } = this, first = this.hello?.hands?.[hand]?.probes
    if (!frame || first === undefined) return 0
    let sum = 0
    for (let i = 0; i < 5; i++) sum += frame.floats[frame.probes.at + first + Felt.fingers + i] || 0
    return sum
  }

  /** below returns how high the ground is [m]. */
  get below(): number {
    return this.studio.ground
  }

  /** showContacts draws what the frames say of contacts, in parts; null draws none. */
  showContacts(parts: ContactParts | null) {
    this.marks.parts = parts
    this.wake()
  }

  /** pressed is what presses on elastic skin: the bodies, and the force on the skin [N]. */
  get pressed(): readonly { skin: number; other: number; force: Vector3; place: Vector3 }[] {
    return this.presses?.list ?? []
  }

  /** contacts is what was last drawn of them, for a legend. */
  get contacts() {
    return this.marks
  }

  /** showSpace shows hands as one sees them, as the shapes that touch, or as the masses that move. */
  showSpace(space: Space) {
    this.space = space
    this.rigids?.showLimbs(space === 'collision')
    for (const skin of this.skins) skin.mesh.visible = space === 'visual'
    for (const masses of this.masses) masses.group.visible = space === 'physics'
    this.wake()
  }

  get inSpace(): Space {
    return this.space
  }

  /** setDrowse makes bodies that sleep greyer, or no longer. */
  setDrowse(on: boolean) {
    this.drowse = on
    if (this.rigids) this.rigids.drowse = on
    this.wake()
  }

  /** solids counts the rigid bodies that are drawn, by kind. */
  solids(): Record<string, number> {
    return this.rigids?.drawn() ?? {}
  }

  /** info returns what the server has said of a body. */
  info(body: number): BodyInfo | undefined {
    return this.hello?.bodies[body]
  }

  get extent(): number {
    return this.size
  }

  /** spacing of the grid [m] */
  get spacing(): number {
    return this.studio.spacing
  }

  /** snapshot returns the picture as a PNG. */
  snapshot(): Promise<Blob | null> {
    this.draw(performance.now())
    return this.painter.picture()
  }

  /** place says where the scene is, for who is to stand before it. */
  place() {
    const { centre, size: radius, camera, outdoors: open } = this
    return { centre, ground: this.studio.ground, radius, azimuth: camera.azimuth, distance: camera.distance, open }
  }

  /** immerse draws into a headset from now on, at its rate, or on the page again. */
  async immerse(inside: Inside | null) {
    const { renderer } = this.painter
    this.inside?.rig.removeFromParent()
    this.inside = inside
    this.studio.surround(inside !== null)
    if (!inside) {
      renderer.setAnimationLoop(null)
      renderer.xr.enabled = false
      this.camera.place()
      this.followed = false // the pause was no slow picture
      this.highlight(-1)
      this.applyQuality()
      return
    }
    cancelAnimationFrame(this.request)
    this.request = 0
    this.studio.scene.add(inside.rig)
    renderer.xr.enabled = true
    renderer.setAnimationLoop((now, frame) => frame && this.drawInside(now, frame))
    await renderer.xr.setSession(inside.session)
  }

  /** drawInside draws a picture for a headset. What is as large as it looks is so from where the head is. */
  private drawInside(now: number, frame: XRFrame) {
    const { inside, painter } = this, room = painter.renderer.xr.getReferenceSpace()
    if (!inside || !room) return
    inside.before(now, frame, room)
    inside.eye.matrixWorld.decompose(at, turn, middle)
    this.camera.stare(at, turn)
    this.draw(now)
    this.drawn(now)
  }

  /** wake asks for a picture. A headset asks by itself. */
  wake() {
    this.dirty = true
    if (!this.request && !this.gone && !this.inside) this.request = requestAnimationFrame(this.tick)
  }

  dispose() {
    this.gone = true
    cancelAnimationFrame(this.request)
    this.clear()
    this.painter.dispose()
    this.surface.remove()
    this.overlay.remove()
  }

  private readonly tick = (now: number) => {
    this.request = 0
    const gap = now - this.last
    this.last = now
    this.follow(now)
    this.chase(now, gap)
    const moving = this.camera.move(Math.min(0.1, gap / 1000))
    const sinking = this.sink(gap)
    const settled = !this.still && !moving && !sinking // the background is due in full
    this.still = !moving && !sinking
    if (!this.dirty && !settled && !moving && !sinking) {
      this.followed = false
      return
    }
    if (this.followed && this.governor.measure(gap)) this.applyQuality()
    this.followed = true
    this.dirty = false
    this.draw(now)
    this.drawn(now)
    this.request = requestAnimationFrame(this.tick)
  }

  private draw(now: number) {
    const { frame, camera } = this
    if (frame && this.framed) {
      const ground = this.studio.ground
      screen.resolution.value = this.painter.high
      this.ramp.see(frame)
      frame.bodies.forEach((b, i) => {
        const view = this.views[i]
        if (!view) return
        if (view instanceof Hair) view.base = this.carrier >= 0 ? frame.bodies[this.carrier]?.at ?? -1 : -1
        view.update(frame.floats, b.at, b.count, camera, ground)
        if (view instanceof Soft) {
          view.setShade(this.studio.contactStrength)
          view.colour(frame, b, this.ramp)
        }
        if (view instanceof Tube) view.contact.material.uniforms.strength.value = this.studio.contactStrength
        view.mark(this.markOf(i, b.flags))
        this.riders[i]?.update(frame.floats, b.at, b.count, camera)
      })
      this.rigids?.update(frame, camera, ground, this.studio.contactStrength)
      this.skins.forEach((skin, i) => this.dressHand(skin, i, frame))
      if (this.space === 'physics') for (const masses of this.masses) masses.update(frame)
      this.feelings?.show(frame, this.efforts, camera, now, this.project, this.grasps())
      this.planes?.update(frame, this.efforts, camera, now, this.project, this.wields())
      this.presses?.update(frame, this.efforts && !this.marks.parts, camera, now, this.project)
      this.marks.update(frame, this.hello!.bodies, camera, this.size, now)
      this.nameFrozen(frame)
      frame.holds.forEach((hold, i) => this.placeFitting(this.fittings[i], hold.body, hold.index, frame.floats, hold.target))
      for (const { body, fitting } of this.hanging) {
        const b = frame.bodies[body]
        if (b) this.placeFitting(fitting, body, b.count - 1, frame.floats, b.at + 7 * (b.count - 1))
      }
      this.hands.show(frame, this.hello!.bodies, this.fittings, this.driven, this.efforts, camera, this.size, now, this.project, this.asked)
    }
    if (this.inside) this.painter.paintInside(this.studio, this.inside.eye)
    else this.painter.paint(this.studio, camera.camera, this.still, this.painter.whole ? this.part : this.needed())
    this.pictures++
  }

  /** needed returns the part of the window that bodies, what holds them and what hands feel are in. */
  private needed(): Part {
    const { frame, part } = this
    part.left = part.top = Infinity
    part.right = part.bottom = -Infinity
    if (!frame) return part
    const f = frame.floats
    if (this.outdoors || this.marks.parts) return Object.assign(part, { left: 0, top: 0, right: this.width, bottom: this.height })
    this.planes?.corners(frame, (p) => this.includePoint(p.x, p.y, p.z, 8))
    if (this.efforts) this.planes?.centres(frame, (p) => this.includePoint(p.x, p.y, p.z, effortReach))
    if (this.efforts) for (const { place } of this.presses?.list ?? []) this.includePoint(place.x, place.y, place.z, effortReach)
    frame.bodies.forEach((b, n) => {
      const beyond = this.views[n]?.reach ?? 0
      for (let i = 0; i < b.count; i++) {
        const k = b.at + b.stride * i
        this.include(f, k, 14 + (beyond > 0 ? beyond / this.camera.pixel(this.camera.depth(f[k], f[k + 1], f[k + 2])) : 0))
      }
    })
    for (const riders of this.riders) {
      if (riders) for (let i = 0; i < riders.count; i++) {
        const size = riders.centre(i, middle)
        this.includePoint(middle.x, middle.y, middle.z, (1.8 * size) / this.camera.pixel(this.camera.depth(middle.x, middle.y, middle.z)) + 6)
      }
    }
    const reach = this.efforts ? effortReach : 40
    for (const fitting of [...this.fittings, ...this.hanging.map((one) => one.fitting)]) {
      if (!fitting) continue
      const { x, y, z } = fitting.group.position
      this.includePoint(x, y, z, (fittingReach * fitting.group.scale.x) / this.camera.pixel(this.camera.depth(x, y, z)))
      if (fitting.post?.visible) this.includePoint(fitting.post.position.x, fitting.post.position.y, this.studio.ground, 30)
    }
    frame.holds.forEach((hold, i) => this.driven[i] && this.include(f, hold.target, reach))
    for (const { bodies } of this.hello?.hands ?? []) this.include(f, frame.bodies[bodies[0]].at, reach)
    const grasps = this.grasps()
    if (grasps) this.includePoint(grasps.at.x, grasps.at.y, grasps.at.z, 20)
    for (const hand of frame.hands) {
      this.include(f, hand.proxy, reach)
      this.include(f, hand.ghost, 60)
      const asked = hand.mine ? this.asked(hand.hand) : null
      if (asked) this.include(asked, 0, 90)
    }
    part.left = Math.max(0, Math.min(part.left, this.width - 2))
    part.top = Math.max(0, Math.min(part.top, this.height - 2))
    part.right = Math.min(this.width, Math.max(part.right, part.left + 1))
    part.bottom = Math.min(this.height, Math.max(part.bottom, part.top + 1))
    return part
  }

  private include(f: Float32Array, i: number, around: number) {
    this.includePoint(f[i], f[i + 1], f[i + 2], around)
  }

  private includePoint(px: number, py: number, pz: number, around: number) {
    const [x, y] = this.project(at.set(px, py, pz))
    const p = this.part
    p.left = Math.min(p.left, x - around)
    p.right = Math.max(p.right, x + around)
    p.top = Math.min(p.top, y - around)
    p.bottom = Math.max(p.bottom, y + around)
  }

  private placeFitting(fitting: Fitting | null, body: number, node: number, f: Float32Array, pose: number) {
    const view = this.views[body]
    if (!fitting || !view) return
    const depth = this.camera.depth(f[pose], f[pose + 1], f[pose + 2])
    fitting.place(f, pose, this.size, view.shown(node, depth, this.camera))
    fitting.stand(this.studio.ground, this.size)
  }

  /** markOf returns what makes a body stand out that is frozen, or that the pointer is over. */
  private markOf(body: number, flags: number): Mark | null {
    const frozen = (flags & Flag.frozen) !== 0
    if (!frozen && this.highlighted !== body) return null
    line.colour.set(frozen ? this.colours.frozen : this.colours.hover).convertLinearToSRGB()
    line.width = frozen ? 3 : 1.6
    return line
  }

  /** dressHand brings the skin of a hand to a frame; it glows while the pointer is over it. */
  private dressHand(skin: Skin, hand: number, frame: Frame) {
    if (!skin.mesh.visible) return
    const over = this.highlighted >= 0 && this.hello!.bodies[this.highlighted]?.hand === hand
    if (over) tint.set(this.colours.hover).multiplyScalar(0.5)
    else tint.set(0)
    skin.light(tint)
    skin.update(frame)
  }

  private nameFrozen(frame: Frame) {
    frame.bodies.forEach((b, i) => {
      const frozen = (b.flags & Flag.frozen) !== 0
      if (!frozen && !this.names[i]) return
      const el = (this.names[i] ??= this.overlay.appendChild(h('div', { class: 'figure frozen' })))
      flag(el, 'shown', frozen)
      if (!frozen) return
      text(el, `${this.hello!.bodies[i].name} is frozen`)
      const k = b.at + b.stride * Math.floor(b.count / 2)
      const [x, y] = this.project(at.fromArray(frame.floats, k))
      el.style.transform = `translate(${Math.round(x)}px, ${Math.round(y) - 24}px)`
    })
  }

  /** sink keeps the ground below everything that has been seen; it goes down in few, generous steps, and rests between them. */
  private sink(gap: number): boolean {
    const { frame, studio } = this
    if (!frame || !this.framed || this.hello?.bodies.some(isGround) || this.rigids || this.outdoors) return false
    let lowest = Infinity
    for (const b of frame.bodies) {
      for (let i = 0; i < b.count; i++) lowest = Math.min(lowest, frame.floats[b.at + b.stride * i + 2])
    }
    const room = this.stands ? -0.03 : 0.05 // what stands on the ground is near it
    if (lowest - room * this.size < this.floor) this.floor = Math.max(lowest - 0.25 * this.size, this.centre.z - 6 * this.size)
    const left = this.floor - studio.ground
    if (left === 0) return false
    studio.ground += Math.abs(left) < 2e-3 * this.size ? left : left * (1 - Math.exp(-gap / 250))
    studio.lookAt(this.centre)
    return true
  }

  private applyQuality() {
    const level = this.governor.current
    const ratio = level.ratio < 1 ? level.ratio : Math.min(devicePixelRatio, level.ratio)
    this.painter.resize(this.width, this.height, ratio, level.shadows > 0)
    this.studio.setRatio(ratio)
    this.studio.setShadows(level.shadows > 0, level.shadows || 1024)
    if (this.hello) for (const v of this.views) v.setLevel(this.share(this.hello, v.info))
    this.rigids?.setLevel(level)
    this.wake()
  }

  private fit(fitting: Fitting) {
    this.fittings.push(fitting)
    for (const part of [fitting.group, fitting.post, fitting.ghost]) if (part) this.studio.scene.add(part)
  }

  private hang(body: number) {
    const fitting = new Fitting('needle', false, false, this.materials)
    this.hanging.push({ body, fitting })
    this.studio.scene.add(fitting.group)
  }

  private clear() {
    for (const v of this.views) v.dispose()
    for (const r of this.riders) r?.dispose()
    for (const f of this.fittings) f?.dispose()
    for (const { fitting } of this.hanging) fitting.dispose()
    for (const el of this.names.splice(0)) el?.remove()
    this.rigids?.dispose()
    this.rigids = null
    this.planes?.dispose()
    this.planes = null
    this.presses?.dispose()
    this.presses = null
    for (const one of [...this.skins.splice(0), ...this.masses.splice(0)]) one.dispose()
    this.feelings?.dispose()
    this.feelings = null
    this.marks.forget()
    this.views = []
    this.riders = []
    this.fittings = []
    this.hanging = []
    this.driven = []
    this.frame = null
    this.hands.clear()
  }
}

let software: boolean | null = null // found once

/** isSoftware reports whether the processor draws, not a graphics card. */
function isSoftware(): boolean {
  if (software !== null) return software
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) throw new NoWebGL()
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return (software = /swiftshader|llvmpipe|software|basic render/i.test(name))
}

/** sameParts reports whether two scenes are drawn with the same parts. */
function sameParts(a: Hello, b: Hello): boolean {
  return a.scene.name === b.scene.name && a.bodies.length === b.bodies.length && a.holds.length === b.holds.length &&
    JSON.stringify([a.geometries, a.lines, a.hands?.map(drawnOf), a.planes?.map(paneOf)]) === JSON.stringify([b.geometries, b.lines, b.hands?.map(drawnOf), b.planes?.map(paneOf)]) &&
    a.bodies.every((body, i) => sameBody(body, b.bodies[i])) &&
    a.holds.every((hold, i) => hold.body === b.holds[i].body && hold.axes === b.holds[i].axes && (hold.index === 0) === (b.holds[i].index === 0))
}

const drawnOf = ({ side, size, colour, bodies }: GloveInfo) => [side, size, colour, bodies]

const paneOf = ({ name, size, colour, probes }: PlaneInfo) => [name, size, colour, probes]

function sameBody(a: BodyInfo, b: BodyInfo): boolean {
  const drawn: (keyof BodyInfo)[] = ['name', 'colour', 'count', 'style', 'fill', 'roots', 'leaves', 'shape', 'clump', 'geometry', 'look', 'motion']
  return drawn.every((key) => a[key] === b[key]) && a.solid?.triangles === b.solid?.triangles && a.solid?.weights === b.solid?.weights && a.solid?.fixed === b.solid?.fixed &&
    JSON.stringify([a.parents, a.riders, a.links, a.tint, a.frizz, a.size]) === JSON.stringify([b.parents, b.riders, b.links, b.tint, b.frizz, b.size])
}

const isHair = (b: BodyInfo) => b.style === 'hair' || b.style === 'fur' || b.style === 'braid'

/** isDressed reports whether a body is drawn as something other than a tube. */
const isDressed = (b: BodyInfo) => b.kind === 'prop' || (b.style !== undefined && b.style !== '' && b.style !== 'strand')

const isGround = (b: BodyInfo) => b.kind === 'prop' && (b.shape === 'ground' || b.shape === 'plane')

/** standOf returns from where a scene is looked at first: a face from before it, a braid from behind, a wood from low down [rad]. */
function standOf(hello: Hello): [azimuth: number, elevation: number] {
  const { azimuth = -1.15, elevation } = hello.scene.view ?? {}
  if (elevation !== undefined) return [azimuth, elevation]
  const has = (style: string) => hello.bodies.some((b) => b.style === style)
  if (has('plant')) return [-1.15, 0.17]
  if (has('grass')) return [-1.15, 0.16]
  if (has('braid')) return [-2.25, 0.12]
  const looks = hello.bodies.some((b) => b.kind === 'prop' && (b.shape === 'head' || b.shape === 'rabbit'))
  return looks ? [-0.58, 0.13] : [azimuth, 0.33]
}

/** makeView makes what draws a body. */
function makeView(hello: Hello, info: BodyInfo, colour: string, materials: Materials): BodyView {
  if (info.kind === 'prop') {
    const hair = hello.bodies.find(isHair)
    const face = hello.bodies.find((b) => b.kind === 'prop' && b.shape === 'head')
    return new Prop(info, materials, {
      hair: hair && readColour(hair.tint?.root ?? hair.colour, '#4a2c18'), skin: face && readColour(face.colour, '#d9a88c'),
      torso: hello.bodies.some((b) => b.kind === 'prop' && (b.shape === 'body' || b.shape === 'torso')),
      animal: hello.bodies.some((b) => b.style === 'ear'),
    })
  }
  if (isHair(info)) return new Hair(info, colour, materials.fine, isSoftware())
  if (info.style === 'plant' || info.style === 'grass') return new Plant(info, materials.fine, isSoftware())
  return info.style === 'ear' ? new Ear(info, colour, materials) : new Tube(info, colour, materials)
}

const pointed = 1000 // window through which a pointer looks [px]
const nowhere: [number, number] = [1e9, 1e9] // in any window

const line: Mark = { colour: new Color(), width: 1 }

/** viewOf returns how the scene asks to be looked at, or null. */
function viewOf(hello: Hello): { target: Vector3; distance: number } | null {
  const view = hello.scene.view
  if (!view?.distance || !view.target) return null
  return { target: new Vector3().fromArray(view.target), distance: view.distance }
}

const at = new Vector3()
const tint = new Color()
const middle = new Vector3()
const reach = new Box3()
const forward = new Vector3()
const projected = new Vector3()
const pointer = new Vector2()
const raycaster = new Raycaster()
const turn = new Quaternion()
const pair: [number, number] = [0, 0]
