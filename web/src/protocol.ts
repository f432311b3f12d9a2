// The wire, version 1, as docs/protocol.md has it: JSON text messages, and binary frames and poses, little-endian.

export const PROTOCOL = 1

export interface SceneInfo {
  name: string
  title: string
  about?: string
  source?: string
  step: number // [s]
  duration?: number // [s]
  view?: { distance?: number; target?: number[]; azimuth?: number; elevation?: number } // [m], [rad]
}

export interface BodyInfo {
  name: string
  kind: string
  count: number
  radius: number[] // one for each node, or one for all [m]
  colour?: string
  material?: string
  parents?: number[] // of a chain: for each pose the one it is joined to, -1 for a root
  riders?: RiderInfo[]
  links?: [number, number][] // pairs of poses that a bond joins, as at the clasp of a necklace
  style?: string // of a chain: strand, hair, fur, braid, ear, plant or grass
  posable?: boolean // it is drawn to a pose
  // Of hair:
  fill?: string // strands between the guides: base64 of little-endian floats, 12 a strand
  strands?: [number, number][] // of each guide the pose of its root and how many links it has
  roots?: string // of each guide in the axes of the base [m]: base64 of floats, 3 a guide
  tint?: { root: string; tip: string; vary: number }
  clump?: number // how much closer to its guides the tip of a filled strand is than its root, from 0 to 1
  frizz?: { pitch: number /* [m] */; onset: number }
  // Of plants:
  leaves?: string // as unpackLeaves reads them
  leafShape?: string | string[] // of all, or by variant
  leafColours?: string[] // by variant
  // Of a prop:
  shape?: string
  size?: number[] // along x, y and z [m]
  // Of a rigid body; its radius is that of a ball about its origin:
  geometry?: number // in the hello's list
  group?: string // entry of the scene that it is a member of
  look?: string // plastic, wood, metal, stone, rubber or glass
  motion?: 'dynamic' | 'kinematic' | 'static'
  hand?: number // that it is a limb of, in the hello's list
  solid?: SolidInfo // of a solid, or of elastic skin, whose kind is green; its radius is empty
}

/** SolidInfo is what a solid, or elastic skin, looks like: the surface of its mesh, or a finer one that goes with it. */
export interface SolidInfo {
  nodes: string // base64 of uint32: the mesh's own number of each point in a frame, which a grab names
  triangles: string // of uint32, 3 a triangle, counterclockwise from outside
  bind?: string // of uint32, 4 a vertex of the finer surface: points of a frame that it goes with
  weights?: string // of floats, 4 a vertex: and by how much. Without, a vertex is a point
  fixed: string // of uint32: points that do not move
  elements: number // tetrahedra; skin has none
  mesh: number // nodes of the whole mesh
  size: number // diagonal of its box at rest [m]
  strain: number // that may be expected [1]
  young: number // Young's modulus: the stress of a strain of 1 [Pa]
}

/** PlaneInfo is a hand of the scene that is a plane: it holds the ring in which it cuts the surface of a solid. */
export interface PlaneInfo {
  name: string
  body: number
  size: number[] // along its x and y [m]; z is its normal
  colour?: string
  frame: number[] // pose
  holds: boolean
  owner: number // client that has it, or 0
  scripted: boolean // by the scene, until somebody takes it
  probes: number // first of its probes
}

/** Cut are the probes of a plane, counted from its first. What the hand feels is in world axes, about the origin of the plane [N], [N m]. */
export const Cut = { pose: 0, held: 7, force: 8, torque: 11, owner: 14, tracks: 15 } as const

/** GloveInfo is a hand of the scene, with palm and fingers. A person can take it. */
export interface GloveInfo {
  name: string
  side: 'right' | 'left'
  size: number // from wrist to fingertip [m]
  colour?: string
  bodies: number[] // its limbs: palm, then three for each finger from the thumb on, each from its root
  skin: {
    vertices: string // base64 of floats, 3 a vertex [m]
    triangles: string // of uint32, 3 a triangle
    bones: string // of bytes, 4 a vertex: limbs that it goes with
    weights: string // of floats, 4 a vertex: and by how much
    rest: number[][] // poses of the limbs that the surface was made in
  }
  recipes: string[]
  mostClosure: number
  wrist: number[] // pose that it is asked to have
  recipe: string
  closure: number // 0 reaches, 1 is closed with nothing in between
  owner: number // client that has it, or 0
  scripted: boolean // by the scene, until somebody takes it
  probes: number // first of its probes
}

/** Felt are the probes of a hand, counted from its first. Forces are in N, in world axes. */
export const Felt = { fingers: 0, palm: 5, force: 6, torque: 9, closure: 12, recipe: 13, owner: 14, tracks: 15 } as const

/** GeometryInfo is what a rigid body looks like, in its own coordinates [m]; z is the axis of what has one, the origin is in the middle. */
export type GeometryInfo =
  | { kind: 'sphere'; radius: number }
  | { kind: 'capsule'; radius: number; length: number } // between the centres of its ends
  | { kind: 'box'; size: number[]; round?: number }
  | { kind: 'cylinder'; radius: number; length: number; round?: number }
  | { kind: 'cone'; radius: number; length: number } // its apex is up
  | { kind: 'ground'; size: number[] } // the plane z = 0
  | { kind: 'mesh'; vertices: string; triangles: string } // base64 of floats, 3 a vertex, and of uint32, 3 a triangle
  | { kind: 'compound'; parts: { geometry: number; position: number[]; rotation: number[] /* x y z w */ }[] }

/** LineInfo is a bond that is drawn: a rod, or a rope of a length. */
export interface LineInfo {
  from: LineEnd
  to: LineEnd
  slack?: number // length of the rope [m]
  width: number // [m]
}

export interface LineEnd {
  body: number // -1 for the world
  point: number[] // in the coordinates of the body
}

export interface JointInfo {
  name: string
  kind: string
  body: number
  to: number // -1 for the world
  at: number[] // in the coordinates of body, as axis is
  axis: number[]
}

/** RiderInfo is a thing that rides on a pose. */
export interface RiderInfo {
  frame: number // index of the pose
  offset: number[] // of its middle, in the axes of the pose [m]
  rotation?: number[] // beside the pose: axis times angle [rad]
  size: number // radius, or half of its size [m]
  shape: string
  colour?: string
}

export interface HoldInfo {
  body: number
  index: number
  driven: boolean // by a path, until a hand takes it
  scripted?: boolean // there is such a path, taken or not
  axes?: string // held directions, as a scene file has them
}

export interface ProbeInfo {
  name: string
  unit: string
  hand?: number // that feels it
  plane?: number // whose it is
}

/** Knot is a factor at a place along a strand, 0 at its root and 1 at its tip. */
export interface Knot {
  at: number
  factor: number
}

/** Key is the value of a parameter at a time [s]. */
export interface Key {
  time: number
  value: number
}

/** Track is a parameter that changes with time: linear between its keys. */
export interface Track {
  path: string
  keys: Key[]
  loop?: boolean
}

export type Value = number | boolean | string | Knot[]

export interface Param {
  path: string
  value: Value
  default?: Value | null
  initial?: Value | null // what the scene file says
  unit?: string
  min?: number
  max?: number
  step?: number
  log?: boolean
  choices?: string[]
  live: boolean
  doc?: string
  kind?: 'number' | 'bool' | 'text' | 'choice' | 'profile'
}

export interface Hello extends Standing {
  type: 'hello' | 'scene'
  protocol: number
  version: string
  client?: number // of this page
  scene: SceneInfo
  bodies: BodyInfo[]
  geometries?: GeometryInfo[]
  lines?: LineInfo[]
  joints?: JointInfo[]
  hands?: GloveInfo[]
  planes?: PlaneInfo[]
  holds: HoldInfo[]
  probes: ProbeInfo[]
  params: Param[]
  tracks?: Track[]
  replay?: { name: string; duration: number /* [s] */; created?: string }
  file?: string // path of the scene that the command was given
}

/** Standing is how things stand with a scene: part of a hello, and all of a status. */
export interface Standing {
  paused: boolean
  speed: number // simulated over real time
  recording: boolean
  behind?: string // why the simulation does not keep up
}

export interface Status extends Standing {
  type: 'status'
  message?: string
}

/** Mistake is a mistake in a scene file, or in a value. */
export interface Mistake {
  file?: string
  line?: number
  column?: number
  path?: string
  problem?: string
  want?: string
  suggestion?: string
}

export interface Failure {
  type: 'error'
  re?: string // type of the request that it answers
  message: string
  path?: string
  file?: string
  line?: number
  suggestion?: string
  mistakes?: Mistake[]
}

export type Message =
  | Hello
  | Status
  | Failure
  | { type: 'params'; params: Param[]; tracks?: Track[] }
  | { type: 'state'; state: string }
  | { type: 'released'; hand: number; message?: string }
  | { type: 'taken'; hand: number; owner: number; wrist: number[]; recipe: string; closure: number }
  | { type: 'left'; hand: number; message?: string }
  | { type: 'taken'; plane: number; owner: number; frame: number[]; holds: boolean }
  | { type: 'left'; plane: number; message?: string }
  | Loops

/** Loops are the rates of what runs beside the picture, in scenes with hands. */
export interface Loops {
  type: 'loops'
  haptic: number // [Hz]
  physics: number // steps taken [Hz]
  wanted: number // [Hz]
  detection: number // of what touches, a step [ms]
  contacts: number
}

/** Closed is why the server ended a connection, where trying again would not help. */
export const Closed: Record<number, string> = {
  1008: 'The server closed the connection',
  1011: 'The simulation failed',
  4404: 'There is no such scene',
  4503: 'The server is full',
}

export type Request =
  | { type: 'grab'; hand: number; body: number; at?: number; point?: number[] /* on a rigid body */; frame: number[] }
  | { type: 'contacts'; on: boolean }
  | { type: 'release'; hand: number }
  | { type: 'take'; hand: number } // a hand of the scene
  | { type: 'leave'; hand: number }
  | { type: 'take'; plane: number }
  | { type: 'leave'; plane: number }
  | { type: 'grip'; plane: number; on: boolean }
  | { type: 'strains'; on: boolean }
  | { type: 'stresses'; on: boolean }
  | { type: 'pressures'; on: boolean }
  | { type: 'turn'; hand: number; on: boolean }
  | { type: 'set'; path: string; value: number | boolean | string }
  | { type: 'profile'; path: string; knots: Knot[] }
  | { type: 'track'; path: string; keys: Key[] | null }
  | { type: 'pose'; body: number }
  | { type: 'pause'; on: boolean }
  | { type: 'step' }
  | { type: 'reset'; keep?: boolean }
  | { type: 'speed'; value: number }
  | { type: 'record'; on: boolean }
  | { type: 'state' }
  | { type: 'restore'; state: string }
  | { type: 'seek'; time: number }

/** What a body's flags say, as constraint.Flags has them, that it sleeps, and in a frame that it has points in place of poses, strains, stresses and pressures. */
export const Flag = {
  unconverged: 1, unstable: 2, snapped: 4, taut: 8, frozen: 16, unsolved: 32, leapt: 64, inverted: 128, crowded: 256,
  pressures: 1 << 27, stresses: 1 << 28, strains: 1 << 29, points: 1 << 30, asleep: 1 << 31,
} as const

/** What the flags of a palm say of its hand, as hand.Flags has them. */
export const HandFlag = { clamped: 1 << 16, ignored: 1 << 17, leapt: 1 << 18, freed: 1 << 19 } as const

export const stages = ['sense', 'predict', 'solve', 'correct', 'feel', 'publish'] as const

/** Rates held, as the frame has them. Times are in ms unless they say otherwise. */
export const Rate = {
  haptic: 0, hapticP50: 1, hapticP99: 2, simWanted: 3, simHeld: 4, stepP50: 5, stepP99: 6, speed: 7,
  stage: 8, // six of them [µs]
  dropped: 14, viewers: 15,
} as const

const HEAD = 104
const POSE = 7 // floats: position, quaternion x y z w
const POINT = 3

/** whole returns how many bytes are taken up by so many, with what fills the last word. */
const whole = (bytes: number) => 4 * Math.ceil(bytes / 4)

/** CONTACT is how many words a contact has: two bodies in one, flags, and floats: place, normal from the first to the second, force on the second. */
export const CONTACT = 11

export interface BodyShape {
  flags: number
  count: number
  at: number // index of its first float
  stride: number // floats of each: a pose, or a point of a solid
  strain: Measure // of a solid [1]
  stress: Measure // and after von Mises [Pa]
  pressure: Measure // on elastic skin [Pa]
}

/** Measure is a quantity at each point of a solid, or of elastic skin, in bytes. */
export interface Measure {
  at: number // index of the first byte, or 0 for none
  top: number // largest of all, which 255 stands for
}

/** Measured are the quantities that bodies can be coloured by. */
export type Measured = 'strain' | 'stress' | 'pressure'

/** Hold is a point of a body kept at a frame, as the frame has it; numbers are indices of floats. */
export interface HoldShape {
  body: number
  index: number
  target: number
  wrench: number // torque, force, that the hold exerts on the body
}

export interface HandShape {
  hand: number
  mine: boolean
  body: number
  place: number // index along the body's nodes, with a fraction
  ghost: number
  proxy: number
  wrench: number // torque, force, that the hand feels
}

/** Frame is the latest display frame. It reads a message without copying it: shapes hold indices into floats. */
export class Frame {
  seq = -1
  time = 0 // [s]
  step = 0
  echo = 0 // time of the last pose that this frame has seen [ms]
  floats = new Float32Array(0)
  words = new Uint32Array(0) // the same bytes
  rates = new Float32Array(16)
  bodies: BodyShape[] = []
  holds: HoldShape[] = []
  hands: HandShape[] = []
  probes = { at: 0, count: 0 }
  contacts = { at: 0, count: 0, known: false } // known to who asked for them

  /** read takes a message over; false if it is not a whole frame, and then the last one stays. */
  read(buffer: ArrayBuffer): boolean {
    const size = buffer.byteLength
    if (size < HEAD || size % 4 !== 0) return false
    const view = new DataView(buffer)
    if (view.getUint8(0) !== 1 || view.getUint8(1) !== PROTOCOL) return false
    const nBodies = view.getUint16(2, true)
    const nHolds = view.getUint16(24, true)
    const nHands = view.getUint16(26, true)
    const nProbes = view.getUint32(28, true)
    if (!fits(view, nBodies, nHolds, nHands, nProbes)) return false

    this.floats = new Float32Array(buffer)
    this.words = new Uint32Array(buffer)
    this.seq = view.getUint32(4, true)
    this.time = view.getFloat64(8, true)
    this.step = view.getUint32(16, true) + 2 ** 32 * view.getUint32(20, true)
    for (let i = 0; i < 16; i++) this.rates[i] = view.getFloat32(32 + 4 * i, true)
    this.echo = view.getFloat64(96, true)
    let at = HEAD
    resize(this.bodies, nBodies, () => ({ flags: 0, count: 0, at: 0, stride: POSE, strain: { at: 0, top: 0 }, stress: { at: 0, top: 0 }, pressure: { at: 0, top: 0 } }))
    for (const b of this.bodies) {
      b.flags = view.getUint32(at, true)
      b.count = view.getUint32(at + 4, true)
      b.at = (at + 8) / 4
      b.stride = b.flags & Flag.points ? POINT : POSE
      at += 8 + 4 * b.stride * b.count
      at = readMeasure(view, b.strain, (b.flags & Flag.strains) !== 0, at, b.count)
      at = readMeasure(view, b.stress, (b.flags & Flag.stresses) !== 0, at, b.count)
      at = readMeasure(view, b.pressure, (b.flags & Flag.pressures) !== 0, at, b.count)
    }
    resize(this.holds, nHolds, () => ({ body: 0, index: 0, target: 0, wrench: 0 }))
    for (const hold of this.holds) {
      hold.body = view.getUint16(at, true)
      hold.index = view.getUint16(at + 2, true)
      hold.target = (at + 4) / 4
      hold.wrench = hold.target + POSE
      at += 60
    }
    resize(this.hands, nHands, () => ({ hand: 0, mine: false, body: 0, place: 0, ghost: 0, proxy: 0, wrench: 0 }))
    for (const hand of this.hands) {
      hand.hand = view.getUint8(at)
      hand.mine = view.getUint8(at + 1) === 1
      hand.body = view.getUint16(at + 2, true)
      hand.place = view.getFloat32(at + 4, true)
      hand.ghost = (at + 8) / 4
      hand.proxy = hand.ghost + POSE
      hand.wrench = hand.proxy + POSE
      at += 88
    }
    this.probes.at = at / 4
    this.probes.count = nProbes
    at += 4 * nProbes
    this.contacts.known = at < size
    this.contacts.count = at < size ? view.getUint32(at, true) : 0
    this.contacts.at = at / 4 + 1
    return true
  }
}

/** readMeasure reads where a measure is, if there is one, and returns where what follows is. */
function readMeasure(view: DataView, m: Measure, there: boolean, at: number, count: number): number {
  m.at = there ? at + 4 : 0
  m.top = there ? view.getFloat32(at, true) : 0
  return there ? at + 4 + whole(count) : at
}

/** fits reports whether the counts of a frame agree with its length. */
function fits(view: DataView, bodies: number, holds: number, hands: number, probes: number): boolean {
  let at = HEAD
  for (let i = 0; i < bodies; i++) {
    if (at + 8 > view.byteLength) return false
    const flags = view.getUint32(at, true), count = view.getUint32(at + 4, true)
    at += 8 + 4 * (flags & Flag.points ? POINT : POSE) * count
    for (const measure of [Flag.strains, Flag.stresses, Flag.pressures]) if (flags & measure) at += 4 + whole(count)
  }
  at += 60 * holds + 88 * hands + 4 * probes
  return at === view.byteLength || (at + 4 <= view.byteLength && at + 4 + 4 * CONTACT * view.getUint32(at, true) === view.byteLength)
}

function resize<T>(list: T[], length: number, make: () => T) {
  while (list.length < length) list.push(make())
  list.length = length
}

const poseMessage = new DataView(new ArrayBuffer(40))

/** encodePose writes the pose of a hand, or of a plane; the buffer is used again by the next. */
export function encodePose(hand: number, seq: number, pose: Float32Array, time: number, plane = false): ArrayBuffer {
  const v = poseMessage
  v.setUint8(0, plane ? 3 : 1)
  v.setUint8(1, hand)
  v.setUint16(2, seq & 0xffff, true)
  for (let i = 0; i < POSE; i++) v.setFloat32(4 + 4 * i, pose[i], true)
  v.setFloat64(32, time, true)
  return v.buffer as ArrayBuffer
}

const gloveMessage = new DataView(new ArrayBuffer(48))

/** encodeGlove writes what a hand of the scene shall do; the buffer is used again by the next. */
export function encodeGlove(hand: number, seq: number, wrist: Float32Array, time: number, closure: number, recipe: number): ArrayBuffer {
  const v = gloveMessage
  v.setUint8(0, 2)
  v.setUint8(1, hand)
  v.setUint16(2, seq & 0xffff, true)
  for (let i = 0; i < POSE; i++) v.setFloat32(4 + 4 * i, wrist[i], true)
  v.setFloat64(32, time, true)
  v.setFloat32(40, closure, true)
  v.setUint8(44, recipe)
  return v.buffer as ArrayBuffer
}

const byAngles = 255 // in place of a recipe
const sensedMessage = new DataView(new ArrayBuffer(48 + 4 * 22))

/** encodeSensed writes what a hand of the scene shall do, by its 22 angles [rad]; the buffer is used again by the next. */
export function encodeSensed(hand: number, seq: number, wrist: Float32Array, time: number, angles: Float32Array): ArrayBuffer {
  const v = sensedMessage
  new Uint8Array(v.buffer).set(new Uint8Array(encodeGlove(hand, seq, wrist, time, 0, byAngles)))
  for (let i = 0; i < 22; i++) v.setFloat32(48 + 4 * i, angles[i], true)
  return v.buffer as ArrayBuffer
}

/** unpackBytes reads what a description has as text; of a text that is none there are none. */
export function unpackBytes(base64: string | undefined): Uint8Array<ArrayBuffer> {
  if (!base64) return new Uint8Array(0)
  try {
    const text = atob(base64), bytes = new Uint8Array(text.length)
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
    return bytes
  } catch {
    return new Uint8Array(0)
  }
}

/** unpack reads the numbers that a description has as text. */
export function unpack(base64: string | undefined): Float32Array {
  const bytes = unpackBytes(base64)
  return new Float32Array(bytes.buffer, 0, bytes.length >> 2)
}

/** unpackWords reads whole numbers that a description has as text. */
export function unpackWords(base64: string | undefined): Uint32Array {
  const bytes = unpackBytes(base64)
  return new Uint32Array(bytes.buffer, 0, bytes.length >> 2)
}

/** LEAF is how many numbers unpackLeaves returns for a leaf: pose, offset [m], rotation x y z w, size [m], variant. */
export const LEAF = 10
const leafBytes = 16

/** unpackLeaves reads leaves, which a description has in few bytes each. */
export function unpackLeaves(base64: string | undefined): Float32Array {
  const bytes = unpackBytes(base64)
  const count = Math.max(0, Math.floor((bytes.length - 8) / leafBytes))
  const out = new Float32Array(LEAF * count)
  if (count === 0) return out
  const view = new DataView(bytes.buffer)
  const far = view.getFloat32(0, true) / 32767, large = view.getFloat32(4, true) / 255
  for (let i = 0, at = 8, k = 0; i < count; i++, at += leafBytes, k += LEAF) {
    out[k] = view.getUint32(at, true)
    for (let j = 0; j < 3; j++) out[k + 1 + j] = far * view.getInt16(at + 4 + 2 * j, true)
    const x = view.getInt8(at + 10), y = view.getInt8(at + 11), z = view.getInt8(at + 12), w = view.getInt8(at + 13)
    const size = Math.hypot(x, y, z, w) || 1
    out[k + 4] = x / size
    out[k + 5] = y / size
    out[k + 6] = z / size
    out[k + 7] = w / size
    out[k + 8] = large * bytes[at + 14]
    out[k + 9] = bytes[at + 15]
  }
  return out
}
