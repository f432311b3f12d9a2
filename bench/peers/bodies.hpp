// What the rigid-body peers share: the bodies that `tendril bench rigid` writes (the format is at the head of bench/rigid.go), the clock, and
// the figures.
//
// A peer prints one line of JSON: the version, p50 and p99 of the CPU time of a step [ms], and how far the body that moved most is from where it
// began, level and upright [mm].
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <time.h>
#include <vector>

struct Body {
	std::string shape; // box, sphere, capsule
	double size[3] = {0, 0, 0}; // half edges; radius; radius and half length of the axis, local z [m]
	double position[3]; // [m]
	double rotation[4]; // unit quaternion w x y z
	double mass; // [kg]; 0 is fixed
};

struct Scene {
	double step, gravity, friction; // [s], along z [m/s²], [1]
	std::vector<Body> bodies;
};

[[noreturn]] inline void fail(const std::string &what)
{
	std::cerr << what << '\n';
	exit(1);
}

inline Scene read_scene(const char *path)
{
	std::ifstream file(path);
	Scene scene{};
	std::string line;
	while (std::getline(file, line)) {
		std::istringstream words(line);
		Body b;
		if (!(words >> b.shape) || b.shape[0] == '#')
			continue;
		if (b.shape == "world") {
			words >> scene.step >> scene.gravity >> scene.friction;
		} else {
			int sizes = b.shape == "box" ? 3 : b.shape == "capsule" ? 2 : b.shape == "sphere" ? 1 : 0;
			if (sizes == 0)
				fail(std::string(path) + ": unknown shape " + b.shape);
			for (int i = 0; i < sizes; i++)
				words >> b.size[i];
			for (double &x : b.position)
				words >> x;
			for (double &x : b.rotation)
				words >> x;
			words >> b.mass;
			scene.bodies.push_back(b);
		}
		if (!words)
			fail(std::string(path) + ": cannot read \"" + line + "\"");
	}
	if (!(scene.step > 0) || scene.bodies.empty())
		fail(std::string(path) + " is not a file of bodies");
	return scene;
}

inline double cpu_time() // [s]
{
	timespec t;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return t.tv_sec + 1e-9 * t.tv_nsec;
}

// report runs the steps and prints the figures. Step number i is settle(), untimed, for i < settling, then step(). Timed steps end early
// once they have taken budget seconds. where(i, out) tells the position of body i; given_up is how many problems the solver could not finish.
template <class Settle, class Step, class Where>
void report(const std::string &version, const Scene &scene, int settling, int steps, double budget, Settle settle, Step step, Where where,
            const int *given_up = nullptr)
{
	for (int i = 0; i < settling; i++)
		settle();
	std::vector<double> times;
	double spent = 0;
	for (int i = 0; i < steps && spent < budget; i++) {
		double begin = cpu_time();
		step();
		times.push_back(cpu_time() - begin);
		spent += times.back();
	}
	std::sort(times.begin(), times.end());
	double level = 0, upright = 0;
	for (size_t i = 0; i < scene.bodies.size(); i++) {
		double p[3];
		where(i, p);
		const double *q = scene.bodies[i].position;
		level = std::max(level, std::hypot(p[0] - q[0], p[1] - q[1]));
		upright = std::max(upright, std::fabs(p[2] - q[2]));
	}
	printf("{\"version\":\"%s\",\"steps\":%zu,\"p50\":%.6g,\"p99\":%.6g,\"level\":%.6g,\"upright\":%.6g,\"given_up\":%d}\n",
	       version.c_str(), times.size(),
	       1e3 * times[times.size() / 2], 1e3 * times[std::min(times.size() - 1, times.size() * 99 / 100)], 1e3 * level, 1e3 * upright,
	       given_up ? *given_up : 0);
}
