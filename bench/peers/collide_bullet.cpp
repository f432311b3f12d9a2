// Bullet's GJK and EPA on the queries of queries.hpp. Boxes and hulls get no margin, so that they are what they are said to be; the margin of
// a capsule is its radius. Debian's Bullet computes in single precision.
#include "queries.hpp"

#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/CollisionShapes/btCapsuleShape.h>
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <memory>

namespace {

std::unique_ptr<btConvexShape> geometry(const Shape &s)
{
	std::unique_ptr<btConvexShape> shape;
	switch (s.kind) {
	case capsule:
		return std::make_unique<btCapsuleShapeZ>(s.size[0], 2 * s.size[1]);
	case box:
		shape = std::make_unique<btBoxShape>(btVector3(s.size[0], s.size[1], s.size[2]));
		break;
	case hull: {
		auto points = std::make_unique<btConvexHullShape>();
		for (size_t i = 0; i < s.points.size(); i += 3)
			points->addPoint(btVector3(s.points[i], s.points[i + 1], s.points[i + 2]), false);
		points->recalcLocalAabb();
		shape = std::move(points);
	}
	}
	shape->setMargin(0);
	return shape;
}

btTransform transform(const Pose &pose)
{
	const double *q = pose.rotation, *p = pose.position;
	return btTransform(btQuaternion(q[1], q[2], q[3], q[0]), btVector3(p[0], p[1], p[2]));
}

} // namespace

int main(int count, char **arguments)
{
	check_usage(count, arguments);
	Queries all = read_queries(arguments[1]);
	std::vector<std::unique_ptr<btConvexShape>> shapes;
	for (const Shape &s : all.shapes)
		shapes.push_back(geometry(s));
	btVoronoiSimplexSolver simplex;
	btGjkEpaPenetrationDepthSolver depth;
	auto ask = [&](const Query &q) {
		simplex.reset();
		btGjkPairDetector detector(shapes[q.a].get(), shapes[q.b].get(), &simplex, &depth); // new: it would remember the last axis
		btGjkPairDetector::ClosestPointInput input;
		input.m_transformA = transform(q.pose_a);
		input.m_transformB = transform(q.pose_b);
		btPointCollector result;
		detector.getClosestPoints(input, result, nullptr);
		Answer answer;
		if (!result.m_hasResult)
			return answer;
		answer.distance = result.m_distance;
		for (int i = 0; i < 3; i++)
			answer.normal[i] = -result.m_normalOnBInWorld[i]; // Bullet's is from B to A
		return answer;
	};
	int version = btGetVersion();
	std::string name = "Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100) +
	                   (sizeof(btScalar) == sizeof(float) ? ", single" : ", double");
	return run(count, arguments, name, all, ask, ask);
}
