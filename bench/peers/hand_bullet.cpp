// Bullet on the grasp of hand.hpp: discrete dynamics world, sequential impulses, no body put to sleep. The palm is a box with the same outline.
//
//   tendril-peer-hand-bullet GRASP default|best
//
// default has ten iterations and friction along one direction; best a hundred, and both directions.
#include "hand.hpp"

#include <btBulletDynamicsCommon.h>
#include <cstring>
#include <memory>

namespace {

Vec vec(const btVector3 &v) { return {v.x(), v.y(), v.z()}; }

Pose pose_of(const btRigidBody &b)
{
	const btTransform &t = b.getWorldTransform();
	btQuaternion q = t.getRotation();
	return {vec(t.getOrigin()), q.w(), q.x(), q.y(), q.z()};
}

} // namespace

int main(int count, char **arguments)
{
	bool best = count > 2 && strcmp(arguments[2], "best") == 0;
	if (count < 3 || (!best && strcmp(arguments[2], "default") != 0)) {
		std::cerr << "usage: " << arguments[0] << " GRASP default|best\n";
		return 2;
	}
	Grasp grasp = read_grasp(arguments[1]);
	btDefaultCollisionConfiguration configuration;
	btCollisionDispatcher dispatcher(&configuration);
	btDbvtBroadphase broad;
	btSequentialImpulseConstraintSolver solver;
	btDiscreteDynamicsWorld world(&dispatcher, &broad, &solver, &configuration);
	world.setGravity(btVector3(0, 0, grasp.gravity));
	if (best) {
		world.getSolverInfo().m_numIterations = 100;
		world.getSolverInfo().m_solverMode |= SOLVER_USE_2_FRICTION_DIRECTIONS;
	}

	std::vector<std::unique_ptr<btCollisionShape>> shapes;
	std::vector<std::unique_ptr<btRigidBody>> bodies; // ground, box, limbs
	auto add = [&](std::unique_ptr<btCollisionShape> shape, double mass, btVector3 inertia, const Pose &p) {
		btRigidBody::btRigidBodyConstructionInfo info(mass, nullptr, shape.get(), inertia);
		info.m_startWorldTransform = btTransform(btQuaternion(p.x, p.y, p.z, p.w), btVector3(p.at.x, p.at.y, p.at.z));
		info.m_friction = std::sqrt(grasp.friction); // that of a pair is the product
		bodies.push_back(std::make_unique<btRigidBody>(info));
		bodies.back()->setActivationState(DISABLE_DEACTIVATION);
		world.addRigidBody(bodies.back().get());
		shapes.push_back(std::move(shape));
	};
	add(std::make_unique<btStaticPlaneShape>(btVector3(0, 0, 1), 0), 0, btVector3(0, 0, 0), Pose{});
	auto cube = std::make_unique<btBoxShape>(btVector3(grasp.half[0], grasp.half[1], grasp.half[2]));
	btVector3 inertia;
	cube->calculateLocalInertia(grasp.mass, inertia);
	add(std::move(cube), grasp.mass, inertia, grasp.box);
	for (const Limb &l : grasp.limbs) {
		std::unique_ptr<btCollisionShape> shape = std::make_unique<btCapsuleShapeZ>(l.radius, 2 * l.length);
		if (l.palm)
			shape = std::make_unique<btBoxShape>(btVector3(l.half[0] + l.radius, l.half[1] + l.radius, l.half[2] + l.radius));
		add(std::move(shape), l.mass, btVector3(l.inertia, l.inertia, l.inertia), l.pose);
		bodies.back()->setGravity(btVector3(0, 0, 0));
	}
	const size_t palm = 2;
	for (size_t i = 0; i < grasp.passes.size(); i++)
		for (size_t j = 0; j < grasp.passes.size(); j++)
			if (grasp.passes[i][j])
				bodies[palm + i]->setIgnoreCollisionCheck(bodies[palm + j].get(), true);

	auto step = [&](const std::vector<Pose> &before, const std::vector<Pose> &frames) {
		for (size_t i = 0; i < grasp.limbs.size(); i++) {
			btRigidBody &b = *bodies[palm + i];
			Drive d = drive(grasp, grasp.limbs[i], pose_of(b), vec(b.getLinearVelocity()), vec(b.getAngularVelocity()), before[i], frames[i]);
			b.applyCentralForce(btVector3(d.force.x, d.force.y, d.force.z));
			b.applyTorque(btVector3(d.torque.x, d.torque.y, d.torque.z));
		}
		world.stepSimulation(grasp.step, 0);
		world.clearForces();
	};
	auto touches = [&] {
		std::vector<Touch> out;
		for (int i = 0; i < dispatcher.getNumManifolds(); i++) {
			const btPersistentManifold &m = *dispatcher.getManifoldByIndexInternal(i);
			for (size_t l = 0; l < grasp.limbs.size(); l++) {
				const void *box = bodies[1].get(), *limb = bodies[palm + l].get();
				if (!((m.getBody0() == box && m.getBody1() == limb) || (m.getBody0() == limb && m.getBody1() == box)))
					continue;
				for (int k = 0; k < m.getNumContacts(); k++)
					if (m.getContactPoint(k).getAppliedImpulse() > 0)
						out.push_back({int(l), vec(m.getContactPoint(k).getPositionWorldOnA())});
			}
		}
		return out;
	};
	int version = btGetVersion();
	report_grasp("Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100) + (sizeof(btScalar) == sizeof(float) ? ", single" : ", double") +
	                     (best ? ", 100 iterations" : ""),
	             grasp, step, [&](int i) { return pose_of(*bodies[palm + i]); }, [&] { return pose_of(*bodies[1]); }, touches);
	for (auto &b : bodies)
		world.removeRigidBody(b.get());
}
