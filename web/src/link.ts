// The connection to one scene: it reconnects by itself, slower each time, and says what it is doing.

import { Closed, encodeGlove, encodePose, encodeSensed, Frame, type Message, type Request } from './protocol'

export type LinkState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; retry: number /* when, in the clock of performance.now [ms] */ }
  | { kind: 'refused'; why: string }

export interface LinkEvents {
  state(s: LinkState): void
  message(m: Message): void
  frame(): void
}

const firstWait = 250 // [ms]
const longestWait = 5000 // [ms]
const silence = 5 // even a paused scene sends four frames a second: after so many without any, the connection is taken for dead [s]

export class Link {
  readonly frame = new Frame()
  open = false
  received = 0 // frames
  private socket: WebSocket | null = null
  private wait = firstWait
  private timer = 0
  private poseSeq = 0
  private closed = false
  private quiet = 0 // seconds without a message, as far as this page was awake: one that stood still has some waiting
  private readonly watch: number
  private greeted = false // since the connection was made

  constructor(private readonly path: string, private readonly events: LinkEvents) {
    this.connect()
    addEventListener('online', this.retry)
    this.watch = window.setInterval(() => {
      if (this.greeted && ++this.quiet > silence) this.socket?.close()
    }, 1000)
  }

  /** retry connects now. */
  retry = () => {
    if (this.closed || this.open) return
    clearTimeout(this.timer)
    this.drop()
    this.connect()
  }

  close() {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.watch)
    removeEventListener('online', this.retry)
    this.drop()
  }

  send(request: Request) {
    if (this.ready) this.socket!.send(JSON.stringify(request))
  }

  /** pose sends where a hand is. One that the socket has no room for is left out: the next says more. */
  pose(hand: number, pose: Float32Array, time: number) {
    if (!this.roomy) return
    this.socket!.send(encodePose(hand, this.poseSeq++, pose, time))
  }

  /** plane sends where a plane of the scene shall be. */
  plane(plane: number, pose: Float32Array, time: number) {
    if (!this.roomy) return
    this.socket!.send(encodePose(plane, this.poseSeq++, pose, time, true))
  }

  /** glove sends what a hand of the scene shall do. */
  glove(hand: number, wrist: Float32Array, time: number, closure: number, recipe: number) {
    if (!this.roomy) return
    this.socket!.send(encodeGlove(hand, this.poseSeq++, wrist, time, closure, recipe))
  }

  /** sensed sends what a hand of the scene shall do, by its angles [rad]. */
  sensed(hand: number, wrist: Float32Array, time: number, angles: Float32Array) {
    if (!this.roomy) return
    this.socket!.send(encodeSensed(hand, this.poseSeq++, wrist, time, angles))
  }

  /** ready reports whether a message would go out: not while the connection closes. */
  private get ready(): boolean {
    return this.open && this.socket!.readyState === WebSocket.OPEN
  }

  private get roomy(): boolean {
    return this.ready && this.socket!.bufferedAmount <= 4096
  }

  private connect() {
    this.events.state({ kind: 'connecting' })
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`)
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => {
      this.open = true
      this.quiet = 0
      this.events.state({ kind: 'open' })
    }
    socket.onmessage = (e) => this.hear(e.data)
    socket.onclose = (e) => {
      if (this.socket === socket) this.lost(e)
    }
    this.socket = socket
  }

  private hear(data: unknown) {
    this.quiet = 0
    if (data instanceof ArrayBuffer) {
      if (!this.frame.read(data)) return
      this.received++
      this.events.frame()
      return
    }
    let message: Message
    try {
      message = JSON.parse(String(data))
    } catch {
      return
    }
    if (message.type === 'hello') {
      this.greeted = true
      this.wait = firstWait
    }
    this.events.message(message)
  }

  private lost(e: CloseEvent) {
    this.open = this.greeted = false
    this.socket = null
    if (this.closed) return
    if (Closed[e.code]) {
      this.events.state({ kind: 'refused', why: e.reason ? `${Closed[e.code]}: ${e.reason}` : Closed[e.code] })
      return
    }
    const wait = this.wait * (0.8 + 0.4 * Math.random())
    this.wait = Math.min(longestWait, this.wait * 2)
    this.events.state({ kind: 'lost', retry: performance.now() + wait })
    this.timer = window.setTimeout(() => this.connect(), wait)
  }

  private drop() {
    const socket = this.socket
    this.socket = null
    this.open = this.greeted = false
    if (socket) {
      socket.onclose = socket.onmessage = null
      socket.close()
    }
  }
}
