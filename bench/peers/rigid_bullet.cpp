// Bullet on the bodies of bodies.hpp: discrete dynamics world, sequential impulses with its default ten iterations, default margins, no
// body put to sleep.
//
//   tendril-peer-rigid-bullet BODIES SETTLING STEPS [BUDGET]
//
// The timed steps end early after BUDGET seconds (10).
#include "bodies.hpp"

#include <btBulletDynamicsCommon.h>
#include <memory>

namespace {

std::unique_ptr<btCollisionShape> geometry(const Body &b)
{
	if (b.shape == "box")
		return std::make_unique<btBoxShape>(btVector3(b.size[0], b.size[1], b.size[2]));
	if (b.shape == "sphere")
		return std::make_unique<btSphereShape>(b.size[0]);
	return std::make_unique<btCapsuleShapeZ>(b.size[0], 2 * b.size[1]);
}

} // namespace

int main(int count, char **arguments)
{
	if (count < 4) {
		std::cerr << "usage: " << arguments[0] << " BODIES SETTLING STEPS [BUDGET]\n";
		return 2;
	}
	Scene scene = read_scene(arguments[1]);
	btDefaultCollisionConfiguration configuration;
	btCollisionDispatcher dispatcher(&configuration);
	btDbvtBroadphase broad;
	btSequentialImpulseConstraintSolver solver;
	btDiscreteDynamicsWorld world(&dispatcher, &broad, &solver, &configuration);
	world.setGravity(btVector3(0, 0, scene.gravity));

	std::vector<std::unique_ptr<btCollisionShape>> shapes;
	std::vector<std::unique_ptr<btRigidBody>> bodies;
	auto add = [&](std::unique_ptr<btCollisionShape> shape, double mass, const btTransform &place) {
		btVector3 inertia(0, 0, 0);
		if (mass > 0)
			shape->calculateLocalInertia(mass, inertia);
		btRigidBody::btRigidBodyConstructionInfo info(mass, nullptr, shape.get(), inertia);
		info.m_startWorldTransform = place;
		info.m_friction = std::sqrt(scene.friction); // that of a pair is the product
		bodies.push_back(std::make_unique<btRigidBody>(info));
		bodies.back()->setActivationState(DISABLE_DEACTIVATION);
		world.addRigidBody(bodies.back().get());
		shapes.push_back(std::move(shape));
	};
	for (const Body &b : scene.bodies) {
		const double *q = b.rotation, *p = b.position;
		add(geometry(b), b.mass, btTransform(btQuaternion(q[1], q[2], q[3], q[0]), btVector3(p[0], p[1], p[2])));
	}
	add(std::make_unique<btStaticPlaneShape>(btVector3(0, 0, 1), 0), 0, btTransform::getIdentity());

	auto step = [&] { world.stepSimulation(scene.step, 0); };
	int version = btGetVersion();
	report("Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100) +
	               (sizeof(btScalar) == sizeof(float) ? ", single" : ", double"),
	       scene, atoi(arguments[2]), atoi(arguments[3]), count > 4 ? atof(arguments[4]) : 10, step, step, [&](size_t i, double *out) {
		       const btVector3 &p = bodies[i]->getWorldTransform().getOrigin();
		       for (int k = 0; k < 3; k++)
			       out[k] = p[k];
	       });
	for (auto &b : bodies)
		world.removeRigidBody(b.get());
}
