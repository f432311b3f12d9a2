// What the peers of the hand share: the grasp that `tendril bench hand` writes (the format is at the head of bench/hand.go), how limbs are
// drawn to their frames, and the figures.
//
// These engines take a spring and a damper as forces of the beginning of a step, and a damper of 0.015 N m s on a limb of 10⁻⁶ kg m² would blow up
// at 1 ms. So that they are those of its end, whatever touches the limb, it is as heavy as its coupling makes it,
//
//	(m + h d + h² k) (v₊ − v) = h (k (gap − h v) + d (v_target − v)) + impulses of contacts
//
// and the same for its turning: what Tendril solves, too.
//
// A peer prints one line of JSON: the version, p50 and p99 of the CPU time of a step while the hand closes and lifts, and while it holds [µs],
// how far places that touched when it began to hold are apart at the end [mm], and how high the box is then [m].
#pragma once

#include "bodies.hpp"

struct Vec {
	double x = 0, y = 0, z = 0;
};

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec operator*(double f, Vec a) { return {f * a.x, f * a.y, f * a.z}; }
inline Vec cross(Vec a, Vec b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
inline double norm(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }

struct Pose {
	Vec at;
	double w = 1, x = 0, y = 0, z = 0; // unit quaternion

	Vec turn(Vec v) const
	{
		Vec u{x, y, z}, t = 2.0 * cross(u, v);
		return v + w * t + cross(u, t);
	}
	Vec point(Vec local) const { return at + turn(local); }
	Vec local(Vec place) const { return Pose{{}, w, -x, -y, -z}.turn(place - at); }
};

// between returns the turn from a to b, as a rotation vector in world axes [rad].
inline Vec between(const Pose &a, const Pose &b)
{
	double w = b.w * a.w + b.x * a.x + b.y * a.y + b.z * a.z;
	Vec u{-b.w * a.x + b.x * a.w - b.y * a.z + b.z * a.y, -b.w * a.y + b.x * a.z + b.y * a.w - b.z * a.x,
	      -b.w * a.z - b.x * a.y + b.y * a.x + b.z * a.w};
	if (w < 0) {
		w = -w;
		u = -1.0 * u;
	}
	double sine = norm(u);
	return sine < 1e-9 ? 2.0 * u : 2 * std::atan2(sine, w) / sine * u;
}

struct Limb {
	bool palm;
	double half[3]; // of the palm's box [m]
	double radius, length; // length is half that of a capsule's axis [m]
	Pose pose;
	double mass, inertia; // with what the coupling adds [kg], [kg m²]
	double k, d, turn_k, turn_d, strength; // [N/m], [N s/m], [N m/rad], [N m s/rad], [N]
};

struct Grasp {
	double step, gravity, friction;
	int rest, hold; // steps
	double half[3], mass; // of the box
	Pose box;
	std::vector<Limb> limbs;
	std::vector<std::vector<bool>> passes;
	std::vector<std::vector<Pose>> frames; // step by step
};

inline std::istream &operator>>(std::istream &in, Pose &p) { return in >> p.at.x >> p.at.y >> p.at.z >> p.w >> p.x >> p.y >> p.z; }

inline Grasp read_grasp(const char *path)
{
	std::ifstream file(path);
	Grasp g{};
	std::string line, what;
	while (std::getline(file, line)) {
		std::istringstream words(line);
		words >> what;
		if (what == "world") {
			words >> g.step >> g.gravity >> g.friction >> g.rest >> g.hold;
		} else if (what == "box") {
			words >> g.half[0] >> g.half[1] >> g.half[2] >> g.box >> g.mass;
		} else if (what == "palm" || what == "capsule") {
			Limb l{};
			l.palm = what == "palm";
			if (l.palm)
				words >> l.half[0] >> l.half[1] >> l.half[2] >> l.radius;
			else
				words >> l.radius >> l.length;
			words >> l.pose >> l.mass >> l.inertia >> l.k >> l.d >> l.turn_k >> l.turn_d >> l.strength;
			l.mass += g.step * (l.d + g.step * l.k);
			l.inertia += g.step * (l.turn_d + g.step * l.turn_k);
			g.limbs.push_back(l);
		} else if (what == "pass") {
			size_t i, j;
			words >> i >> j;
			g.passes.resize(g.limbs.size(), std::vector<bool>(g.limbs.size()));
			if (i < g.limbs.size() && j < g.limbs.size())
				g.passes[i][j] = g.passes[j][i] = true;
		} else if (what == "frames") {
			std::vector<Pose> frames(g.limbs.size());
			for (Pose &p : frames)
				words >> p;
			g.frames.push_back(frames);
		}
		if (!words)
			fail(std::string(path) + ": cannot read \"" + line.substr(0, 60) + "\"");
	}
	if (!(g.step > 0) || g.limbs.empty() || g.frames.empty())
		fail(std::string(path) + " is not a file of a grasp");
	return g;
}

struct Drive {
	Vec force, torque;
};

// drive is what draws a limb to where it shall be at the end of the step; before is where it should be at its beginning.
inline Drive drive(const Grasp &g, const Limb &l, const Pose &at, Vec velocity, Vec spin, const Pose &before, const Pose &target)
{
	double h = g.step;
	Vec gap = target.at - at.at;
	if (l.strength > 0 && norm(gap) > l.strength / l.k)
		gap = l.strength / l.k / norm(gap) * gap;
	Vec lag = (1 / h) * (target.at - before.at) - velocity;
	Vec turn_lag = (1 / h) * between(before, target) - spin;
	return {l.k * (gap - h * velocity) + l.d * lag, l.turn_k * (between(at, target) - h * spin) + l.turn_d * turn_lag};
}

struct Touch {
	int limb;
	Vec place;
};

// report runs the grasp and prints the figures. step(before, frames) takes a step; pose(i) tells where limb i is, and box() the box; touches()
// where the two touch.
template <class Step, class PoseOf, class Box, class Touches>
void report_grasp(const std::string &version, const Grasp &g, Step step, PoseOf pose, Box box, Touches touches)
{
	struct Mark {
		int limb;
		Vec on_box, on_limb;
	};
	std::vector<Mark> marks;
	std::vector<double> closing, holding;
	int moving = g.frames.size();
	for (int i = 0; i < moving + g.rest + g.hold; i++) {
		if (i == moving + g.rest)
			for (const Touch &t : touches())
				marks.push_back({t.limb, box().local(t.place), pose(t.limb).local(t.place)});
		const std::vector<Pose> &frames = g.frames[std::min(i, moving - 1)], &before = g.frames[std::min(std::max(i - 1, 0), moving - 1)];
		double begin = cpu_time();
		step(before, frames);
		double spent = 1e6 * (cpu_time() - begin);
		if (i < moving)
			closing.push_back(spent);
		else if (i >= moving + g.rest)
			holding.push_back(spent);
	}
	std::sort(closing.begin(), closing.end());
	std::sort(holding.begin(), holding.end());
	double slip = 0;
	for (const Mark &m : marks)
		slip = std::max(slip, 1e3 * norm(box().point(m.on_box) - pose(m.limb).point(m.on_limb)));
	printf("{\"version\":\"%s\",\"close_p50\":%.6g,\"close_p99\":%.6g,\"hold_p50\":%.6g,\"hold_p99\":%.6g,\"slip\":%.6g,\"height\":%.6g}\n", version.c_str(),
	       closing[closing.size() / 2], closing[closing.size() * 99 / 100], holding[holding.size() / 2], holding[holding.size() * 99 / 100], slip,
	       box().at.z);
}
