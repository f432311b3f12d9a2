// The connection to one scene: it reconnects by itself, slower each time, and says what it is doing.

import { Closed, encodeGlove, encodePose, Frame, type Message, type Request } from './protocol'

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
const silence = 5000 // even a paused scene sends four frames a second: without any, the connection is taken for dead [ms]

export class Link {
  readonly frame = new Frame()
  open = false
  received = 0 // frames
  private socket: WebSocket | null = null
  private wait = firstWait
  private timer = 0
  private poseSeq = 0
  private closed = false
  private heard = 0
  private readonly watch: number
  private greeted = false // since the connection was made

  constructor(private readonly path: string, private readonly events: LinkEvents) {
    this.connect()
    addEventListener('online', this.retry)
    this.watch = window.setInterval(() => {
      if (this.greeted && performance.now() - this.heard > silence) this.socket?.close()
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
    if (this.open) this.socket!.send(JSON.stringify(request))
  }

  /** pose sends where a hand is. One that the socket has no room for is left out: the next says more. */
  pose(hand: number, pose: Float32Array, time: number) {
    if (!this.open || this.socket!.bufferedAmount > 4096) return
    this.socket!.send(encodePose(hand, this.poseSeq++, pose, time))
  }

  /** plane sends where a plane of the scene shall be. */
  plane(plane: number, pose: Float32Array, time: number) {
    if (!this.open || this.socket!.bufferedAmount > 4096) return
    this.socket!.send(encodePose(plane, this.poseSeq++, pose, time, true))
  }

  /** glove sends what a hand of the scene shall do. */
  glove(hand: number, wrist: Float32Array, time: number, closure: number, recipe: number) {
    if (!this.open || this.socket!.bufferedAmount > 4096) return
    this.socket!.send(encodeGlove(hand, this.poseSeq++, wrist, time, closure, recipe))
  }

  private connect() {
    this.events.state({ kind: 'connecting' })
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`)
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => {
      this.open = true
      this.heard = performance.now()
      this.events.state({ kind: 'open' })
    }
    socket.onmessage = (e) => this.hear(e.data)
    socket.onclose = (e) => {
      if (this.socket === socket) this.lost(e)
    }
    this.socket = socket
  }

  private hear(data: unknown) {
    this.heard = performance.now()
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
