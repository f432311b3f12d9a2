// libccd on the queries of queries.hpp, at its default tolerances. It tells whether shapes overlap and how deep (GJK, EPA), not how far they
// are apart. Its support functions are its user's: those of hulls here climb along the edges, as a good user's would.
#include "queries.hpp"

#include <ccd/ccd.h>

namespace {

struct Body {
	const Shape *shape;
	const std::vector<std::vector<uint32_t>> *neighbours; // of each vertex of a hull
	double turn[9]; // rotation matrix, by rows
	double position[3];
	mutable uint32_t last; // vertex at which the last climb ended; 0 at the start of every query
};

void place(Body &body, const Shape &shape, const std::vector<std::vector<uint32_t>> &neighbours, const Pose &pose)
{
	const double w = pose.rotation[0], x = pose.rotation[1], y = pose.rotation[2], z = pose.rotation[3];
	const double turn[9] = {1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
	                        2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
	                        2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)};
	body.shape = &shape;
	body.neighbours = &neighbours;
	body.last = 0;
	std::copy(turn, turn + 9, body.turn);
	std::copy(pose.position, pose.position + 3, body.position);
}

uint32_t climb(const Body &body, const double d[3])
{
	const double *points = body.shape->points.data();
	auto height = [&](uint32_t i) { return points[3 * i] * d[0] + points[3 * i + 1] * d[1] + points[3 * i + 2] * d[2]; };
	uint32_t at = body.last;
	double highest = height(at);
	for (bool higher = true; higher;) {
		higher = false;
		for (uint32_t next : (*body.neighbours)[at]) {
			double h = height(next);
			if (h > highest) {
				highest = h;
				at = next;
				higher = true;
				break;
			}
		}
	}
	return body.last = at;
}

void support(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *result)
{
	const Body &body = *static_cast<const Body *>(object);
	const double *t = body.turn, *v = direction->v, *size = body.shape->size;
	const double d[3] = {t[0] * v[0] + t[3] * v[1] + t[6] * v[2], t[1] * v[0] + t[4] * v[1] + t[7] * v[2],
	                     t[2] * v[0] + t[5] * v[1] + t[8] * v[2]};
	double p[3] = {0, 0, 0};
	switch (body.shape->kind) {
	case capsule: {
		double length = std::sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
		double scale = length > 0 ? size[0] / length : 0;
		for (int i = 0; i < 3; i++)
			p[i] = scale * d[i];
		p[2] += d[2] < 0 ? -size[1] : size[1];
		break;
	}
	case box:
		for (int i = 0; i < 3; i++)
			p[i] = d[i] < 0 ? -size[i] : size[i];
		break;
	case hull: {
		const double *point = &body.shape->points[3 * climb(body, d)];
		std::copy(point, point + 3, p);
	}
	}
	for (int i = 0; i < 3; i++)
		result->v[i] = t[3 * i] * p[0] + t[3 * i + 1] * p[1] + t[3 * i + 2] * p[2] + body.position[i];
}

std::vector<std::vector<uint32_t>> edges(const Shape &shape)
{
	std::vector<std::vector<uint32_t>> neighbours(shape.points.size() / 3);
	for (size_t i = 0; i < shape.triangles.size(); i += 3)
		for (int k = 0; k < 3; k++) // every edge is in two triangles, once each way
			neighbours[shape.triangles[i + k]].push_back(shape.triangles[i + (k + 1) % 3]);
	return neighbours;
}

} // namespace

int main(int count, char **arguments)
{
	check_usage(count, arguments);
	Queries all = read_queries(arguments[1]);
	std::vector<std::vector<std::vector<uint32_t>>> neighbours;
	for (const Shape &s : all.shapes)
		neighbours.push_back(edges(s));
	ccd_t ccd;
	CCD_INIT(&ccd);
	ccd.support1 = ccd.support2 = support;
	ccd.max_iterations = 100;
	auto put = [&](const Query &q, Body &a, Body &b) {
		place(a, all.shapes[q.a], neighbours[q.a], q.pose_a);
		place(b, all.shapes[q.b], neighbours[q.b], q.pose_b);
	};
	const double apart = std::numeric_limits<double>::infinity();
	return run(
		count, arguments, "libccd 2, double", all,
		[&](const Query &q) {
			Body a, b;
			Answer answer;
			put(q, a, b);
			answer.distance = ccdGJKIntersect(&a, &b, &ccd) ? -apart : apart;
			return answer;
		},
		[&](const Query &q) {
			Body a, b;
			Answer answer;
			put(q, a, b);
			ccd_real_t depth;
			ccd_vec3_t direction, position;
			switch (ccdGJKPenetration(&a, &b, &ccd, &depth, &direction, &position)) {
			case 0:
				answer.distance = -depth;
				std::copy(direction.v, direction.v + 3, answer.normal);
				break;
			case -1:
				answer.distance = apart;
			}
			return answer;
		});
}
