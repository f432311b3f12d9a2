// What is seen in the headset of a controller, or of a tracked hand that moves none of the scene's: a ray to what it would take, and dots where its joints are.

import { BufferGeometry, CylinderGeometry, Group, InstancedMesh, Line, LineBasicMaterial, Matrix4, Mesh, MeshStandardMaterial, SphereGeometry, Vector3, type Quaternion } from 'three'
import { handMaterial } from '../stage/effort'

const shown = 2.5 // length of a ray that meets nothing [m]
const dots = 21

/** Pointer is in the room: its lengths are those of the person. */
export class Pointer {
  readonly group = new Group()
  private readonly aim = new Group()
  private readonly handle = new Mesh(new CylinderGeometry(0.014, 0.017, 0.1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.05), new MeshStandardMaterial({ color: '#2b2f36', roughness: 0.5 }))
  private readonly ray = new Line(new BufferGeometry().setFromPoints([new Vector3(), new Vector3(0, 0, -1)]), new LineBasicMaterial({ transparent: true, opacity: 0.6 }))
  private readonly joints = new InstancedMesh(new SphereGeometry(0.007, 12, 8), new MeshStandardMaterial({ roughness: 0.6 }), dots)

  constructor() {
    this.aim.add(this.handle, this.ray)
    this.group.add(this.aim, this.joints)
    this.joints.frustumCulled = this.ray.frustumCulled = false
    this.hide()
  }

  hide() {
    this.group.visible = false
  }

  /** show places the pointer: where it aims from, how far [m], and the joints of a hand that is tracked. */
  show(position: Vector3, rotation: Quaternion, reach: number | null, joints: readonly Vector3[] | null) {
    this.group.visible = true
    this.aim.position.copy(position)
    this.aim.quaternion.copy(rotation)
    this.ray.scale.setScalar(reach ?? shown)
    this.ray.material.opacity = reach === null ? 0.25 : 0.8
    this.ray.material.color.copy(handMaterial.color)
    this.joints.material.color.copy(handMaterial.color)
    this.handle.visible = joints === null
    this.joints.visible = joints !== null
    joints?.forEach((at, i) => this.joints.setMatrixAt(i, place.makeTranslation(at)))
    this.joints.instanceMatrix.needsUpdate = joints !== null
  }

  dispose() {
    for (const part of [this.handle, this.ray, this.joints]) {
      part.geometry.dispose()
      part.material.dispose()
    }
    this.joints.dispose()
  }
}

const place = new Matrix4()
