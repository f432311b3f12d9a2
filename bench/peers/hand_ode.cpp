// ODE on the grasp of hand.hpp, at its default error reduction and softness, with up to four contacts a pair and friction by the pyramid whose
// height follows the normal force (dContactApprox1). The palm is a box with the same outline.
//
//   tendril-peer-hand-ode GRASP quick|dantzig
#include "hand.hpp"

#include <cstring>
#include <ode/ode.h>
#include <ode/version.h>

namespace {

struct Engine {
	const Grasp &grasp;
	dWorldID world;
	dSpaceID space;
	dJointGroupID contacts;
	std::vector<dBodyID> limbs;
	dBodyID box;
	std::vector<Touch> touches;
};

int limb_of(const Engine &e, dBodyID b)
{
	for (size_t i = 0; b && i < e.limbs.size(); i++)
		if (e.limbs[i] == b)
			return i;
	return -1;
}

void near(void *data, dGeomID a, dGeomID b)
{
	Engine &e = *static_cast<Engine *>(data);
	dBodyID body_a = dGeomGetBody(a), body_b = dGeomGetBody(b);
	int limb_a = limb_of(e, body_a), limb_b = limb_of(e, body_b);
	if (limb_a >= 0 && limb_b >= 0 && e.grasp.passes[limb_a][limb_b])
		return;
	dContact contacts[4];
	int count = dCollide(a, b, 4, &contacts[0].geom, sizeof *contacts);
	for (int i = 0; i < count; i++) {
		contacts[i].surface.mode = dContactApprox1;
		contacts[i].surface.mu = e.grasp.friction;
		dJointAttach(dJointCreateContact(e.world, e.contacts, &contacts[i]), body_a, body_b);
		const dReal *p = contacts[i].geom.pos;
		if (limb_a >= 0 && body_b == e.box)
			e.touches.push_back({limb_a, {p[0], p[1], p[2]}});
		if (limb_b >= 0 && body_a == e.box)
			e.touches.push_back({limb_b, {p[0], p[1], p[2]}});
	}
}

dBodyID add(Engine &e, dGeomID geometry, const Pose &pose, const dMass &mass)
{
	dBodyID body = dBodyCreate(e.world);
	dBodySetMass(body, &mass);
	dGeomSetBody(geometry, body);
	dBodySetPosition(body, pose.at.x, pose.at.y, pose.at.z);
	dQuaternion q = {pose.w, pose.x, pose.y, pose.z};
	dBodySetQuaternion(body, q);
	return body;
}

Pose pose_of(dBodyID b)
{
	const dReal *p = dBodyGetPosition(b), *q = dBodyGetQuaternion(b);
	return {{p[0], p[1], p[2]}, q[0], q[1], q[2], q[3]};
}

} // namespace

int main(int count, char **arguments)
{
	bool dantzig = count > 2 && strcmp(arguments[2], "dantzig") == 0;
	if (count < 3 || (!dantzig && strcmp(arguments[2], "quick") != 0)) {
		std::cerr << "usage: " << arguments[0] << " GRASP quick|dantzig\n";
		return 2;
	}
	Grasp grasp = read_grasp(arguments[1]);
	dInitODE2(0);
	Engine e{grasp, dWorldCreate(), dHashSpaceCreate(nullptr), dJointGroupCreate(0), {}, nullptr, {}};
	dWorldSetGravity(e.world, 0, 0, grasp.gravity);
	dCreatePlane(e.space, 0, 0, 1, 0);
	dMass mass;
	const double *half = grasp.half;
	dMassSetBoxTotal(&mass, grasp.mass, 2 * half[0], 2 * half[1], 2 * half[2]);
	e.box = add(e, dCreateBox(e.space, 2 * half[0], 2 * half[1], 2 * half[2]), grasp.box, mass);
	for (const Limb &l : grasp.limbs) {
		dGeomID geometry = l.palm ? dCreateBox(e.space, 2 * (l.half[0] + l.radius), 2 * (l.half[1] + l.radius), 2 * (l.half[2] + l.radius))
		                          : dCreateCapsule(e.space, l.radius, 2 * l.length);
		dMassSetParameters(&mass, l.mass, 0, 0, 0, l.inertia, l.inertia, l.inertia, 0, 0, 0);
		e.limbs.push_back(add(e, geometry, l.pose, mass));
		dBodySetGravityMode(e.limbs.back(), 0);
	}
	auto step = [&](const std::vector<Pose> &before, const std::vector<Pose> &frames) {
		for (size_t i = 0; i < e.limbs.size(); i++) {
			dBodyID b = e.limbs[i];
			const dReal *v = dBodyGetLinearVel(b), *w = dBodyGetAngularVel(b);
			Drive d = drive(grasp, grasp.limbs[i], pose_of(b), {v[0], v[1], v[2]}, {w[0], w[1], w[2]}, before[i], frames[i]);
			dBodyAddForce(b, d.force.x, d.force.y, d.force.z);
			dBodyAddTorque(b, d.torque.x, d.torque.y, d.torque.z);
		}
		e.touches.clear();
		dSpaceCollide(e.space, &e, near);
		(dantzig ? dWorldStep : dWorldQuickStep)(e.world, grasp.step);
		dJointGroupEmpty(e.contacts);
	};
	report_grasp(
		std::string("ODE " dODE_VERSION " ") + (dantzig ? "dWorldStep" : "QuickStep") + (sizeof(dReal) == sizeof(double) ? ", double" : ", single"), grasp,
		step, [&](int i) { return pose_of(e.limbs[i]); }, [&] { return pose_of(e.box); }, [&] { return e.touches; });
	dCloseODE();
}
