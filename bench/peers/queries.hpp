// What the collision peers share: the queries that `tendril bench collide` writes (the format is at the head of bench/queries.go), the
// clock, and the answers.
//
//   tendril-peer-collide-NAME QUERIES ANSWERS [PASSES]
//
// prints one line of JSON: the version, and the median over PASSES of the CPU time of a query [ns] for those that lie apart and those that
// overlap. ANSWERS gets, for each query, four doubles: the signed distance [m] and the unit normal from A to B. NaN means no answer,
// infinity that they are apart by a distance that the peer does not tell.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <time.h>
#include <vector>

enum Kind : uint32_t { capsule, box, hull };

struct Shape {
	Kind kind;
	double size[3]; // capsule: radius, half length; box: half edges [m]
	std::vector<double> points; // three to a vertex [m]
	std::vector<uint32_t> triangles; // three vertices each, anticlockwise from outside
};

struct Pose {
	double position[3]; // [m]
	double rotation[4]; // unit quaternion w x y z
};

struct Query {
	uint32_t a, b; // shapes
	Pose pose_a, pose_b;
};

struct Answer {
	double distance = std::numeric_limits<double>::quiet_NaN();
	double normal[3] = {0, 0, 0};
};

struct Queries {
	std::vector<Shape> shapes;
	std::vector<Query> queries;
	size_t apart; // the first ones are apart, the others overlap
};

[[noreturn]] inline void fail(const std::string &what)
{
	fprintf(stderr, "%s\n", what.c_str());
	exit(1);
}

inline void take(FILE *file, void *into, size_t bytes)
{
	if (bytes > 0 && fread(into, bytes, 1, file) != 1)
		fail("the file of queries ends too early");
}

inline Queries read_queries(const char *path)
{
	FILE *file = fopen(path, "rb");
	if (!file)
		fail(std::string("cannot read ") + path);
	char magic[8];
	uint32_t counts[3];
	take(file, magic, sizeof magic);
	if (memcmp(magic, "tendrilq", sizeof magic) != 0)
		fail(std::string(path) + " is not a file of queries");
	take(file, counts, sizeof counts);
	Queries q;
	q.shapes.resize(counts[0]);
	q.queries.resize(counts[1]);
	q.apart = counts[2];
	for (Shape &s : q.shapes) {
		uint32_t head[3];
		take(file, head, sizeof head);
		s.kind = Kind(head[0]);
		s.points.resize(3 * head[1]);
		s.triangles.resize(3 * head[2]);
		take(file, s.size, sizeof s.size);
		take(file, s.points.data(), s.points.size() * sizeof(double));
		take(file, s.triangles.data(), s.triangles.size() * sizeof(uint32_t));
	}
	for (Query &one : q.queries) {
		take(file, &one.a, sizeof one.a);
		take(file, &one.b, sizeof one.b);
		take(file, &one.pose_a, sizeof one.pose_a);
		take(file, &one.pose_b, sizeof one.pose_b);
	}
	fclose(file);
	return q;
}

inline double cpu_time() // [s]
{
	timespec t;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return t.tv_sec + 1e-9 * t.tv_nsec;
}

inline double median(std::vector<double> values)
{
	if (values.empty())
		return std::numeric_limits<double>::quiet_NaN();
	std::sort(values.begin(), values.end());
	return values[values.size() / 2];
}

// run asks every query: apart(query) for those that are, overlap(query) for the others, each of which returns an Answer.
template <class Apart, class Overlap>
int run(int count, char **arguments, const std::string &version, const Queries &all, Apart apart, Overlap overlap)
{
	int passes = count > 3 ? std::max(1, atoi(arguments[3])) : 3;
	std::vector<Answer> answers(all.queries.size());
	std::vector<double> times[2];
	for (int pass = 0; pass < passes; pass++) {
		double begin = cpu_time();
		for (size_t i = 0; i < all.apart; i++)
			answers[i] = apart(all.queries[i]);
		double middle = cpu_time();
		for (size_t i = all.apart; i < all.queries.size(); i++)
			answers[i] = overlap(all.queries[i]);
		times[0].push_back((middle - begin) * 1e9 / std::max<size_t>(1, all.apart));
		times[1].push_back((cpu_time() - middle) * 1e9 / std::max<size_t>(1, all.queries.size() - all.apart));
	}
	FILE *file = fopen(arguments[2], "wb");
	if (!file || fwrite(answers.data(), sizeof(Answer), answers.size(), file) != answers.size() || fclose(file) != 0)
		fail(std::string("cannot write ") + arguments[2]);
	printf("{\"version\":\"%s\",\"apart\":%.6g,\"overlap\":%.6g}\n", version.c_str(), median(times[0]), median(times[1]));
	return 0;
}

inline void check_usage(int count, char **arguments)
{
	if (count < 3) {
		fprintf(stderr, "usage: %s QUERIES ANSWERS [PASSES]\n", arguments[0]);
		exit(2);
	}
}
