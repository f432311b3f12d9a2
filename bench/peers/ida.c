/*
 * SUNDIALS IDA on the stiff problems of internal/stiff, at the same tolerances, with the same dense difference Jacobian. Built by
 * `make peers` into bin/tendril-peer-ida; `tendril bench dae` runs it where it finds it. Nothing else needs it.
 *
 *   tendril-peer-ida PROBLEM RELATIVE [REPEATS]
 *
 * prints one line of JSON: steps, residuals (those of the Jacobian included), factorisations, the time of the fastest of REPEATS solves, and
 * the solution.
 */
#include <ida/ida.h>
#include <math.h>
#include <nvector/nvector_serial.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sundials/sundials_version.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <time.h>

#define MOST 20

typedef struct {
	const char *name;
	int unknowns, shown;
	double end;
	IDAResFn residual;
	double y[MOST], yp[MOST];
	double absolute[MOST]; /* for a relative tolerance of 1 */
	int algebraic;         /* number of unknowns at the end that the error test leaves out */
} problem;

static int robertson(double t, N_Vector vy, N_Vector vyp, N_Vector vr, void *data)
{
	(void)t, (void)data;
	const double *y = N_VGetArrayPointer(vy), *yp = N_VGetArrayPointer(vyp);
	double *r = N_VGetArrayPointer(vr);
	double slow = 0.04 * y[0], fast = 3e7 * y[1] * y[1], back = 1e4 * y[1] * y[2];
	r[0] = yp[0] + slow - back;
	r[1] = yp[1] - slow + back + fast;
	r[2] = y[0] + y[1] + y[2] - 1;
	return 0;
}

static int van_der_pol(double t, N_Vector vy, N_Vector vyp, N_Vector vr, void *data)
{
	(void)t, (void)data;
	const double *y = N_VGetArrayPointer(vy), *yp = N_VGetArrayPointer(vyp);
	double *r = N_VGetArrayPointer(vr);
	r[0] = yp[0] - y[1];
	r[1] = 1e-6 * yp[1] - (1 - y[0] * y[0]) * y[1] + y[0];
	return 0;
}

/* Andrews' squeezer with its constraints on accelerations: see internal/stiff/squeezer.go. */
enum { BODIES = 7, LOOPS = 6 };

typedef struct {
	double mass[BODIES][BODIES], force[BODIES];
	double jacobian[LOOPS][BODIES], bend[LOOPS];
} mechanism;

/* bar adds a bar to a loop; its direction is the sum of the angles a and b (b < 0: of a alone), and a quarter turn or none. */
static void bar(mechanism *s, int loop, double length, int turn, const double *q, const double *v, int a, int b)
{
	double angle = q[a] + (b < 0 ? 0 : q[b]), rate = v[a] + (b < 0 ? 0 : v[b]);
	double x = length * (turn ? -sin(angle) : cos(angle)), y = length * (turn ? cos(angle) : sin(angle));
	int row = 2 * loop;
	s->bend[row] -= x * rate * rate;
	s->bend[row + 1] -= y * rate * rate;
	s->jacobian[row][a] -= y;
	s->jacobian[row + 1][a] += x;
	if (b >= 0) {
		s->jacobian[row][b] -= y;
		s->jacobian[row + 1][b] += x;
	}
}

static void set(mechanism *s, const double *q, const double *v)
{
	const double m1 = 0.04325, m2 = 0.00365, m3 = 0.02373, m4 = 0.00706, m5 = 0.07050, m6 = 0.00706, m7 = 0.05498;
	const double i1 = 2.194e-6, i2 = 4.410e-7, i3 = 5.255e-6, i4 = 5.667e-7, i5 = 1.169e-5, i6 = 5.667e-7, i7 = 1.912e-5;
	const double xb = -0.03635, yb = 0.03273, xc = 0.014, yc = 0.072;
	const double d = 0.028, da = 0.0115, e = 0.02, ea = 0.01421, rr = 0.007, ra = 0.00092;
	const double ss = 0.035, sa = 0.01874, sb = 0.01043, sc = 0.018, sd = 0.02;
	const double ta = 0.02308, tb = 0.00916, u = 0.04, ua = 0.01228, ub = 0.00449, zf = 0.02, zt = 0.04, fa = 0.01421;
	const double torque = 0.033, spring = 4530, unbent = 0.07785;
	double(*m)[BODIES] = s->mass;

	memset(s, 0, sizeof *s);
	m[0][0] = m1 * ra * ra + m2 * (rr * rr - 2 * da * rr * cos(q[1]) + da * da) + i1 + i2;
	m[0][1] = m[1][0] = m2 * (da * da - da * rr * cos(q[1])) + i2;
	m[1][1] = m2 * da * da + i2;
	m[2][2] = m3 * (sa * sa + sb * sb) + i3;
	m[3][3] = m4 * (e - ea) * (e - ea) + i4;
	m[3][4] = m[4][3] = m4 * ((e - ea) * (e - ea) + zt * (e - ea) * sin(q[3])) + i4;
	m[4][4] = m4 * (zt * zt + 2 * zt * (e - ea) * sin(q[3]) + (e - ea) * (e - ea)) + m5 * (ta * ta + tb * tb) + i4 + i5;
	m[5][5] = m6 * (zf - fa) * (zf - fa) + i6;
	m[5][6] = m[6][5] = m6 * ((zf - fa) * (zf - fa) - u * (zf - fa) * sin(q[5])) + i6;
	m[6][6] = m6 * ((zf - fa) * (zf - fa) - 2 * u * (zf - fa) * sin(q[5]) + u * u) + m7 * (ua * ua + ub * ub) + i6 + i7;

	double dx = sd * cos(q[2]) + sc * sin(q[2]) + xb - xc, dy = sd * sin(q[2]) - sc * cos(q[2]) + yb - yc;
	double length = hypot(dx, dy), pull = -spring * (length - unbent) / length;
	s->force[0] = torque - m2 * da * rr * v[1] * (v[1] + 2 * v[0]) * sin(q[1]);
	s->force[1] = m2 * da * rr * v[0] * v[0] * sin(q[1]);
	s->force[2] = pull * dx * (sc * cos(q[2]) - sd * sin(q[2])) + pull * dy * (sd * cos(q[2]) + sc * sin(q[2]));
	s->force[3] = m4 * zt * (e - ea) * v[4] * v[4] * cos(q[3]);
	s->force[4] = -m4 * zt * (e - ea) * v[3] * (v[3] + 2 * v[4]) * cos(q[3]);
	s->force[5] = -m6 * u * (zf - fa) * v[6] * v[6] * cos(q[5]);
	s->force[6] = m6 * u * (zf - fa) * v[5] * (v[5] + 2 * v[6]) * cos(q[5]);

	for (int loop = 0; loop < 3; loop++) {
		bar(s, loop, rr, 0, q, v, 0, -1);
		bar(s, loop, -d, 0, q, v, 0, 1);
	}
	bar(s, 0, ss, 1, q, v, 2, -1);
	bar(s, 1, e, 1, q, v, 3, 4);
	bar(s, 1, -zt, 0, q, v, 4, -1);
	bar(s, 2, -zf, 0, q, v, 5, 6);
	bar(s, 2, u, 1, q, v, 6, -1);
}

static int squeezer(double t, N_Vector vy, N_Vector vyp, N_Vector vr, void *data)
{
	(void)t, (void)data;
	const double *q = N_VGetArrayPointer(vy), *v = q + BODIES, *multipliers = q + 2 * BODIES;
	const double *rate = N_VGetArrayPointer(vyp), *acceleration = rate + BODIES;
	double *r = N_VGetArrayPointer(vr);
	mechanism s;
	set(&s, q, v);
	for (int i = 0; i < BODIES; i++) {
		r[i] = rate[i] - v[i];
		r[BODIES + i] = -s.force[i];
		for (int j = 0; j < BODIES; j++)
			r[BODIES + i] += s.mass[i][j] * acceleration[j];
		for (int j = 0; j < LOOPS; j++)
			r[BODIES + i] += s.jacobian[j][i] * multipliers[j];
	}
	for (int j = 0; j < LOOPS; j++) {
		r[2 * BODIES + j] = s.bend[j];
		for (int i = 0; i < BODIES; i++)
			r[2 * BODIES + j] += s.jacobian[j][i] * acceleration[i];
	}
	return 0;
}

static const problem problems[] = {
	{"Robertson", 3, 3, 1e11, robertson, {1, 0, 0}, {-0.04, 0.04, 0}, {1e-4, 1e-10, 1e-2}, 0},
	{"Van der Pol", 2, 2, 2, van_der_pol, {2, 0}, {0, -2e6}, {1, 1}, 0},
	{"squeezer", 20, 7, 0.03, squeezer,
	 {-0.0617138900142764496, 0, 0.455279819163070380, 0.222668390165885885, 0.487364979543842550, -0.222668390165885885,
	  1.23054744454982119, 0, 0, 0, 0, 0, 0, 0, 98.5668703962410896, -6.12268834425566266, 0, 0, 0, 0},
	 {0, 0, 0, 0, 0, 0, 0, 14222.4439199541139, -10666.8329399655854},
	 {1, 1, 1, 1, 1, 1, 1, 1e3, 1e3, 1e3, 1e3, 1e3, 1e3, 1e3, 100, 100, 100, 100, 100, 100}, 6},
};

typedef struct {
	long steps, residuals, factorisations;
	double seconds, y[MOST];
} outcome;

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec + 1e-9 * t.tv_nsec;
}

#define CHECK(call)                                                                    \
	do {                                                                           \
		int flag = (call);                                                     \
		if (flag < 0) {                                                        \
			fprintf(stderr, "tendril-peer-ida: %s gives %d\n", #call, flag); \
			exit(1);                                                       \
		}                                                                      \
	} while (0)

static void solve(const problem *p, double relative, outcome *o)
{
	double start = now(), t;
	SUNContext context;
	CHECK(SUNContext_Create(NULL, &context));
	N_Vector y = N_VNew_Serial(p->unknowns, context), yp = N_VClone(y), absolute = N_VClone(y), kind = N_VClone(y);
	for (int i = 0; i < p->unknowns; i++) {
		N_VGetArrayPointer(y)[i] = p->y[i];
		N_VGetArrayPointer(yp)[i] = p->yp[i];
		N_VGetArrayPointer(absolute)[i] = relative * p->absolute[i];
		N_VGetArrayPointer(kind)[i] = i < p->unknowns - p->algebraic;
	}
	void *ida = IDACreate(context);
	CHECK(IDAInit(ida, p->residual, 0, y, yp));
	CHECK(IDASVtolerances(ida, relative, absolute));
	CHECK(IDASetMaxNumSteps(ida, 1000000));
	CHECK(IDASetId(ida, kind));
	CHECK(IDASetSuppressAlg(ida, p->algebraic > 0));
	SUNMatrix matrix = SUNDenseMatrix(p->unknowns, p->unknowns, context);
	SUNLinearSolver solver = SUNLinSol_Dense(y, matrix, context);
	CHECK(IDASetLinearSolver(ida, solver, matrix));
	CHECK(IDASolve(ida, p->end, &t, y, yp, IDA_NORMAL));

	long jacobians, differences;
	CHECK(IDAGetNumSteps(ida, &o->steps));
	CHECK(IDAGetNumResEvals(ida, &o->residuals));
	CHECK(IDAGetNumLinResEvals(ida, &differences));
	CHECK(IDAGetNumJacEvals(ida, &jacobians));
	o->residuals += differences;
	o->factorisations = jacobians;
	for (int i = 0; i < p->shown; i++)
		o->y[i] = N_VGetArrayPointer(y)[i];

	IDAFree(&ida);
	SUNLinSolFree(solver);
	SUNMatDestroy(matrix);
	N_VDestroy(y), N_VDestroy(yp), N_VDestroy(absolute), N_VDestroy(kind);
	SUNContext_Free(&context);
	o->seconds = now() - start;
}

int main(int count, char **arguments)
{
	double relative = count > 2 ? atof(arguments[2]) : 0;
	int repeats = count > 3 ? atoi(arguments[3]) : 1;
	const problem *p = NULL;
	for (size_t i = 0; i < sizeof problems / sizeof *problems; i++)
		if (count > 1 && strcmp(arguments[1], problems[i].name) == 0)
			p = &problems[i];
	if (!p || relative <= 0 || repeats < 1) {
		fprintf(stderr, "usage: tendril-peer-ida Robertson|\"Van der Pol\"|squeezer RELATIVE [REPEATS]\n");
		return 2;
	}
	outcome o;
	double best = INFINITY;
	for (int i = 0; i < repeats; i++) {
		solve(p, relative, &o);
		best = fmin(best, o.seconds);
	}
	printf("{\"problem\":\"%s\",\"version\":\"%s\",\"steps\":%ld,\"residuals\":%ld,\"factorisations\":%ld,\"seconds\":%.9g,\"y\":[", p->name,
	       SUNDIALS_VERSION, o.steps, o.residuals, o.factorisations, best);
	for (int i = 0; i < p->shown; i++)
		printf("%s%.17g", i ? "," : "", o.y[i]);
	printf("]}\n");
	return 0;
}
