// A hand as the equations of motion know it: a mass for each limb, which turns like a ball, and who follows whom.

import { CylinderGeometry, Group, InstancedMesh, Matrix4, MeshPhongMaterial, Quaternion, SphereGeometry, Vector3 } from 'three'
import type { Frame, GeometryInfo, GloveInfo, Hello } from '../protocol'

const shrink = 0.8 // of the balls, so that one sees between them
const rod = 0.012 // radius of what joins them, in lengths of the hand

export class Masses {
  readonly group = new Group()
  private readonly balls: InstancedMesh<SphereGeometry, MeshPhongMaterial>
  private readonly rods: InstancedMesh<CylinderGeometry, MeshPhongMaterial>
  private readonly radii: number[]

  constructor(private readonly glove: GloveInfo, hello: Hello) {
    this.radii = glove.bodies.map((b) => shrink * radiusOf(hello.geometries?.[hello.bodies[b]?.geometry ?? -1]))
    const steel = new MeshPhongMaterial({ color: '#8fa3b5', shininess: 70, specular: '#777777' })
    this.balls = new InstancedMesh(new SphereGeometry(1, 24, 16), steel, glove.bodies.length)
    this.rods = new InstancedMesh(new CylinderGeometry(1, 1, 1, 10, 1, true).rotateX(Math.PI / 2).translate(0, 0, 0.5), new MeshPhongMaterial({ color: '#5d6b78' }), glove.bodies.length - 1)
    for (const mesh of [this.balls, this.rods]) {
      mesh.castShadow = mesh.receiveShadow = true
      mesh.frustumCulled = false
      this.group.add(mesh)
    }
    this.group.visible = false
  }

  update(frame: Frame) {
    const { bodies, size } = this.glove
    bodies.forEach((body, i) => {
      const b = frame.bodies[body], before = frame.bodies[bodies[i % 3 === 1 ? 0 : i - 1]] // the first limb of a finger is at the palm
      if (!b || b.count === 0) return
      const r = this.radii[i]
      this.balls.setMatrixAt(i, matrix.makeScale(r, r, r).setPosition(to.fromArray(frame.floats, b.at)))
      if (i === 0 || !before || before.count === 0) return
      from.fromArray(frame.floats, before.at)
      to.sub(from)
      const length = to.length()
      turn.setFromUnitVectors(up, to.divideScalar(length || 1))
      this.rods.setMatrixAt(i - 1, matrix.compose(from, turn, to.set(rod * size, rod * size, length)))
    })
    this.balls.instanceMatrix.needsUpdate = this.rods.instanceMatrix.needsUpdate = true
  }

  dispose() {
    this.group.removeFromParent()
    for (const mesh of [this.balls, this.rods]) {
      mesh.geometry.dispose()
      mesh.material.dispose()
      mesh.dispose()
    }
  }
}

/** radiusOf returns the radius of a ball that is as large as a limb [m]. */
function radiusOf(g: GeometryInfo | undefined): number {
  switch (g?.kind) {
    case 'capsule': return Math.cbrt(g.radius ** 3 + 0.75 * g.radius ** 2 * g.length)
    case 'box': return Math.cbrt((3 / (4 * Math.PI)) * g.size[0] * g.size[1] * g.size[2])
    default: return 0.01
  }
}

const up = new Vector3(0, 0, 1)
const from = new Vector3()
const to = new Vector3()
const turn = new Quaternion()
const matrix = new Matrix4()
