// ODE on the bodies of bodies.hpp, at its default error reduction and softness, with up to four contacts a pair and friction by the pyramid
// whose height follows the normal force (dContactApprox1).
//
//   tendril-peer-rigid-ode BODIES quick|dantzig SETTLING STEPS [BUDGET]
//
// quick times dWorldQuickStep, dantzig dWorldStep; both settle by QuickStep. The timed steps end early after BUDGET seconds (10). Problems that
// its solver gives up on are counted in "given_up".
#include "bodies.hpp"

#include <cstring>
#include <ode/ode.h>
#include <ode/version.h>

namespace {

int given_up = 0;

void count_message(int, const char *, va_list)
{
	given_up++;
}

struct Engine {
	dWorldID world;
	dSpaceID space;
	dJointGroupID contacts;
	double friction;
};

void near(void *data, dGeomID a, dGeomID b)
{
	Engine &engine = *static_cast<Engine *>(data);
	dBodyID body_a = dGeomGetBody(a), body_b = dGeomGetBody(b);
	if (!body_a && !body_b)
		return;
	dContact contacts[4];
	int count = dCollide(a, b, 4, &contacts[0].geom, sizeof *contacts);
	for (int i = 0; i < count; i++) {
		contacts[i].surface.mode = dContactApprox1;
		contacts[i].surface.mu = engine.friction;
		dJointAttach(dJointCreateContact(engine.world, engine.contacts, &contacts[i]), body_a, body_b);
	}
}

dBodyID add(Engine &engine, const Body &b)
{
	dGeomID geometry;
	dMass mass;
	double fixed = b.mass > 0 ? b.mass : 1;
	if (b.shape == "box") {
		geometry = dCreateBox(engine.space, 2 * b.size[0], 2 * b.size[1], 2 * b.size[2]);
		dMassSetBoxTotal(&mass, fixed, 2 * b.size[0], 2 * b.size[1], 2 * b.size[2]);
	} else if (b.shape == "sphere") {
		geometry = dCreateSphere(engine.space, b.size[0]);
		dMassSetSphereTotal(&mass, fixed, b.size[0]);
	} else {
		geometry = dCreateCapsule(engine.space, b.size[0], 2 * b.size[1]);
		dMassSetCapsuleTotal(&mass, fixed, 3, b.size[0], 2 * b.size[1]);
	}
	dBodyID body = nullptr;
	if (b.mass > 0) {
		body = dBodyCreate(engine.world);
		dBodySetMass(body, &mass);
		dGeomSetBody(geometry, body);
	}
	dGeomSetPosition(geometry, b.position[0], b.position[1], b.position[2]);
	dGeomSetQuaternion(geometry, b.rotation);
	return body;
}

} // namespace

int main(int count, char **arguments)
{
	bool dantzig = count > 2 && strcmp(arguments[2], "dantzig") == 0;
	if (count < 5 || (!dantzig && strcmp(arguments[2], "quick") != 0)) {
		std::cerr << "usage: " << arguments[0] << " BODIES quick|dantzig SETTLING STEPS [BUDGET]\n";
		return 2;
	}
	Scene scene = read_scene(arguments[1]);
	dInitODE2(0);
	dSetMessageHandler(count_message);
	Engine engine{dWorldCreate(), dHashSpaceCreate(nullptr), dJointGroupCreate(0), scene.friction};
	dWorldSetGravity(engine.world, 0, 0, scene.gravity);
	dCreatePlane(engine.space, 0, 0, 1, 0);
	std::vector<dBodyID> bodies;
	for (const Body &b : scene.bodies)
		bodies.push_back(add(engine, b));
	auto step = [&](int (*solve)(dWorldID, dReal)) {
		dSpaceCollide(engine.space, &engine, near);
		solve(engine.world, scene.step);
		dJointGroupEmpty(engine.contacts);
	};
	report(
		std::string("ODE " dODE_VERSION " ") + (dantzig ? "dWorldStep" : "QuickStep") + (sizeof(dReal) == sizeof(double) ? ", double" : ", single"), scene,
		atoi(arguments[3]), atoi(arguments[4]), count > 5 ? atof(arguments[5]) : 10, [&] { step(dWorldQuickStep); },
		[&] { step(dantzig ? dWorldStep : dWorldQuickStep); },
		[&](size_t i, double *out) {
			const dReal *p = bodies[i] ? dBodyGetPosition(bodies[i]) : scene.bodies[i].position;
			std::copy(p, p + 3, out);
		},
		&given_up);
	dCloseODE();
}
