// Many of one thing, each with numbers of its own that the shader reads. A graphics card draws instances. A processor takes as long to
// begin an instance as to draw it, so there all are written out as one geometry.

import { BufferAttribute, BufferGeometry, InstancedBufferAttribute, InstancedBufferGeometry } from 'three'

export class Herd {
  readonly geometry: BufferGeometry
  readonly size: number // how many there are
  private written = 0 // of them, where they are written out
  private count = 0 // of them, that are drawn
  private picked: Uint32Array | null = null // those that are drawn, where they are not the first ones
  private room = 0 // for picked ones, where they are instances

  /** One is the thing; own has four numbers for each of them, by the name of the attribute. */
  constructor(private one: BufferGeometry, private readonly own: Record<string, Float32Array>, private readonly instanced: boolean) {
    this.geometry = instanced ? new InstancedBufferGeometry() : new BufferGeometry()
    this.size = Object.values(own)[0].length / 4
    if (!(this.geometry instanceof InstancedBufferGeometry)) return
    for (const [name, array] of Object.entries(own)) this.geometry.setAttribute(name, new InstancedBufferAttribute(array, 4))
    this.share()
  }

  /** become makes them other things. */
  become(one: BufferGeometry) {
    this.one = one
    this.written = 0
    this.geometry.dispose() // frees the old buffers; the geometry itself is used on
    if (this.instanced) this.share()
    else this.show(this.count)
  }

  /** show draws the first of them. */
  show(count: number) {
    this.count = Math.min(this.size, count)
    if (this.geometry instanceof InstancedBufferGeometry) {
      this.geometry.instanceCount = this.count
      return
    }
    if (this.count > this.written) this.write(this.count)
    this.geometry.setDrawRange(0, this.count * this.one.getIndex()!.count)
  }

  /** pick draws these of them, as their numbers are now. */
  pick(items: Uint32Array) {
    this.picked = items
    this.count = items.length
    if (!(this.geometry instanceof InstancedBufferGeometry)) {
      if (this.count > 0) this.write(this.count)
      this.geometry.setDrawRange(0, this.count * this.one.getIndex()!.count)
      return
    }
    this.geometry.instanceCount = this.count
    const more = this.count > this.room
    if (more) {
      this.room = Math.min(this.size, Math.ceil(1.3 * this.count))
      this.geometry.dispose() // the old buffers are too short
    }
    for (const [name, array] of Object.entries(this.own)) {
      if (more) this.geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(4 * this.room), 4))
      const to = this.geometry.getAttribute(name)
      for (let i = 0; i < this.count; i++) for (let j = 0; j < 4; j++) to.array[4 * i + j] = array[4 * items[i] + j]
      to.needsUpdate = true
    }
  }

  /** changed takes over numbers that have changed. */
  changed(name: string) {
    if (this.geometry instanceof InstancedBufferGeometry) this.geometry.getAttribute(name).needsUpdate = true
    else if (this.written > 0) this.repeat(name, this.own[name], 4, 4)
  }

  dispose() {
    this.geometry.dispose()
    this.one.dispose()
  }

  private share() {
    for (const [name, a] of Object.entries(this.one.attributes)) this.geometry.setAttribute(name, a)
    this.geometry.setIndex(this.one.getIndex())
  }

  private write(count: number) {
    this.geometry.dispose()
    this.written = count
    for (const [name, a] of Object.entries(this.one.attributes)) this.repeat(name, a.array as Float32Array, a.itemSize, 0)
    for (const [name, array] of Object.entries(this.own)) this.repeat(name, array, 4, 4)
    const index = this.one.getIndex()!.array, vertices = this.one.getAttribute('position').count
    const all = new Uint32Array(count * index.length)
    for (let i = 0, k = 0; i < count; i++) for (let j = 0; j < index.length; j++) all[k++] = index[j] + i * vertices
    this.geometry.setIndex(new BufferAttribute(all, 1))
  }

  /** repeat writes an attribute for all vertices: that of the one thing, or the own numbers of each, so many a thing. */
  private repeat(name: string, from: Float32Array, width: number, each: number) {
    const vertices = this.one.getAttribute('position').count
    const all = new Float32Array(this.written * vertices * width)
    for (let i = 0, k = 0; i < this.written; i++) {
      const n = this.picked ? this.picked[i] : i
      for (let v = 0; v < vertices; v++) for (let j = 0; j < width; j++) all[k++] = from[each > 0 ? each * n + j : width * v + j]
    }
    this.geometry.setAttribute(name, new BufferAttribute(all, width))
  }
}
