// FCL on the queries of queries.hpp, as it comes: fcl::distance for shapes that are apart, fcl::collide with a contact for those that
// overlap, default solver and tolerances. With a fourth argument "signed", fcl::distance with signed distances for all of them: its EPA in
// place of libccd's portal refinement. FCL throws where its simplex degenerates: that is no answer.
#include "queries.hpp"

#include <fcl/config.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

namespace {

std::shared_ptr<fcl::CollisionGeometryd> geometry(const Shape &s)
{
	switch (s.kind) {
	case capsule:
		return std::make_shared<fcl::Capsuled>(s.size[0], 2 * s.size[1]);
	case box:
		return std::make_shared<fcl::Boxd>(2 * s.size[0], 2 * s.size[1], 2 * s.size[2]);
	case hull:
		break;
	}
	auto points = std::make_shared<std::vector<fcl::Vector3d>>();
	for (size_t i = 0; i < s.points.size(); i += 3)
		points->emplace_back(s.points[i], s.points[i + 1], s.points[i + 2]);
	auto faces = std::make_shared<std::vector<int>>();
	for (size_t i = 0; i < s.triangles.size(); i += 3)
		for (int k = -1; k < 3; k++)
			faces->push_back(k < 0 ? 3 : int(s.triangles[i + k]));
	return std::make_shared<fcl::Convexd>(points, int(s.triangles.size() / 3), faces);
}

fcl::Transform3d transform(const Pose &pose)
{
	fcl::Transform3d t = fcl::Transform3d::Identity();
	const double *q = pose.rotation;
	t.linear() = fcl::Quaterniond(q[0], q[1], q[2], q[3]).toRotationMatrix();
	t.translation() = fcl::Vector3d(pose.position[0], pose.position[1], pose.position[2]);
	return t;
}

void set_normal(Answer &answer, const fcl::Vector3d &n)
{
	for (int i = 0; i < 3; i++)
		answer.normal[i] = n[i];
}

} // namespace

int main(int count, char **arguments)
{
	check_usage(count, arguments);
	Queries all = read_queries(arguments[1]);
	std::vector<std::shared_ptr<fcl::CollisionGeometryd>> shapes;
	for (const Shape &s : all.shapes)
		shapes.push_back(geometry(s));
	auto distance = [&](const Query &q, bool with_sign) {
		fcl::DistanceRequestd request(true, with_sign);
		fcl::DistanceResultd result;
		Answer answer;
		try {
			answer.distance = fcl::distance(shapes[q.a].get(), transform(q.pose_a), shapes[q.b].get(), transform(q.pose_b), request, result);
			fcl::Vector3d way = result.nearest_points[1] - result.nearest_points[0];
			set_normal(answer, answer.distance < 0 ? -way.normalized() : way.normalized());
		} catch (const std::exception &) {
		}
		return answer;
	};
	auto collide = [&](const Query &q) {
		fcl::CollisionRequestd request(1, true);
		fcl::CollisionResultd result;
		Answer answer;
		try {
			fcl::collide(shapes[q.a].get(), transform(q.pose_a), shapes[q.b].get(), transform(q.pose_b), request, result);
			answer.distance = std::numeric_limits<double>::infinity();
			if (result.numContacts() > 0) {
				answer.distance = -result.getContact(0).penetration_depth;
				set_normal(answer, result.getContact(0).normal);
			}
		} catch (const std::exception &) {
		}
		return answer;
	};
	bool with_sign = count > 4 && strcmp(arguments[4], "signed") == 0;
	return run(
		count, arguments, with_sign ? "FCL " FCL_VERSION " signed distance, double" : "FCL " FCL_VERSION ", double", all,
		[&](const Query &q) { return distance(q, with_sign); }, [&](const Query &q) { return with_sign ? distance(q, true) : collide(q); });
}
