// ODE's Dantzig solver, timed by the number of contacts in the problem: stacks of 1 to 30 boxes on the ground, four contacts a box with two
// friction rows each, stepped by dWorldStep.
//
//   tendril-peer-lcp-ode
//
// prints one line of JSON: the version and, for each range of contacts, how many problems there were and the median CPU time of one [µs].
//
// The solver is in no installed header, but libode.so exports it. So this program has a function of the same name, which the library
// then calls in its place (the dynamic linker takes the program's), and which times the real one.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <ode/ode.h>
#include <ode/version.h>
#include <string>
#include <time.h>
#include <vector>

struct dxWorldProcessMemArena;

namespace {

typedef void Solve(dxWorldProcessMemArena *, unsigned, dReal *, dReal *, dReal *, unsigned, dReal *, int *);

struct Range {
	int least, most;
	std::vector<double> times; // [s]
};

Range ranges[] = {{4, 7, {}}, {8, 15, {}}, {16, 19, {}}, {20, 39, {}}, {40, 79, {}}, {80, 119, {}}};

double cpu_time() // [s]
{
	timespec t;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return t.tv_sec + 1e-9 * t.tv_nsec;
}

} // namespace

void dxSolveLCP(dxWorldProcessMemArena *arena, unsigned n, dReal *a, dReal *pairs, dReal *w, unsigned unbounded, dReal *limits, int *friction)
{
	static Solve *real = reinterpret_cast<Solve *>(dlsym(RTLD_NEXT, "_Z10dxSolveLCPP22dxWorldProcessMemArenajPdS1_S1_jS1_Pi"));
	if (!real) {
		fprintf(stderr, "this ODE does not export its solver in double precision\n");
		exit(1);
	}
	double begin = cpu_time();
	real(arena, n, a, pairs, w, unbounded, limits, friction);
	double time = cpu_time() - begin;
	for (Range &r : ranges)
		if (int(n) >= 3 * r.least && int(n) < 3 * (r.most + 1))
			r.times.push_back(time);
}

namespace {

struct Engine {
	dWorldID world;
	dJointGroupID contacts;
};

void near(void *data, dGeomID a, dGeomID b)
{
	Engine &engine = *static_cast<Engine *>(data);
	dContact contacts[4];
	int count = dCollide(a, b, 4, &contacts[0].geom, sizeof *contacts);
	for (int i = 0; i < count; i++) {
		contacts[i].surface.mode = dContactApprox1;
		contacts[i].surface.mu = 0.5;
		dJointAttach(dJointCreateContact(engine.world, engine.contacts, &contacts[i]), dGeomGetBody(a), dGeomGetBody(b));
	}
}

void stack(int boxes, int steps)
{
	const double edge = 0.1, step = 0.001;
	Engine engine{dWorldCreate(), dJointGroupCreate(0)};
	dSpaceID space = dSimpleSpaceCreate(nullptr);
	dWorldSetGravity(engine.world, 0, 0, -9.81);
	dCreatePlane(space, 0, 0, 1, 0);
	for (int i = 0; i < boxes; i++) {
		dMass mass;
		dMassSetBoxTotal(&mass, 1, edge, edge, edge);
		dBodyID body = dBodyCreate(engine.world);
		dBodySetMass(body, &mass);
		dBodySetPosition(body, 0.001 * (i % 3), 0.001 * (i % 2), edge * (i + 0.5));
		dGeomSetBody(dCreateBox(space, edge, edge, edge), body);
	}
	for (int i = 0; i < steps; i++) {
		dSpaceCollide(space, &engine, near);
		dWorldStep(engine.world, step);
		dJointGroupEmpty(engine.contacts);
	}
	dSpaceDestroy(space);
	dJointGroupDestroy(engine.contacts);
	dWorldDestroy(engine.world);
}

void ignore(int, const char *, va_list) {}

} // namespace

int main()
{
	dInitODE2(0);
	dSetMessageHandler(ignore); // it warns of problems that it could not finish
	for (int boxes = 1; boxes <= 29; boxes++)
		stack(boxes, boxes < 10 ? 200 : 40);
	dCloseODE();
	printf("{\"version\":\"ODE " dODE_VERSION " Dantzig, %s\",\"ranges\":[", sizeof(dReal) == sizeof(double) ? "double" : "single");
	const char *separator = "";
	for (Range &r : ranges) {
		if (r.times.empty())
			continue;
		std::sort(r.times.begin(), r.times.end());
		printf("%s{\"least\":%d,\"most\":%d,\"problems\":%zu,\"microseconds\":%.4g}", separator, r.least, r.most, r.times.size(),
		       1e6 * r.times[r.times.size() / 2]);
		separator = ",";
	}
	printf("]}\n");
}
