package serve

import (
	"net/http"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/world"
)

// metrics counts what a server does.
type metrics struct {
	frames, dropped, bytes, refused prometheus.Counter
	steps, gaps                     *prometheus.CounterVec   // by scene
	times                           *prometheus.HistogramVec // of steps, by scene

	mu   sync.Mutex
	felt loopCounts // of the haptic loops that have ended
}

func newMetrics() *metrics {
	counter := func(name, help string) prometheus.Counter {
		return prometheus.NewCounter(prometheus.CounterOpts{Namespace: "tendril", Name: name, Help: help})
	}
	byScene := func(name, help string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: "tendril", Name: name, Help: help}, []string{"scene"})
	}
	return &metrics{
		frames:  counter("frames_sent_total", "Display frames sent to viewers."),
		dropped: counter("frames_dropped_total", "Display frames that a viewer did not get because its connection was too slow."),
		bytes:   counter("sent_bytes_total", "Bytes sent to viewers."),
		refused: counter("connections_refused_total", "Connections closed because a client broke a rule."),
		steps:   byScene("steps_total", "Steps that the simulations have taken."),
		gaps:    byScene("gap_seconds_total", "Time that the simulations fell behind by and gave up on."),
		times: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: "tendril", Name: "step_seconds", Help: "Time of a step.", Buckets: stepBounds,
		}, []string{"scene"}),
	}
}

// stepBounds are the upper ends of the classes of step times [s].
var stepBounds = []float64{50e-6, 100e-6, 200e-6, 500e-6, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1}

// observer returns what takes note of each step of a scene.
func (m *metrics) observer(scene string) func(*world.Report) {
	steps, times := m.steps.WithLabelValues(scene), m.times.WithLabelValues(scene)
	return func(r *world.Report) {
		steps.Inc()
		times.Observe(r.Total().Seconds())
	}
}

// latenessBounds are the upper ends of the classes of lateness and latency that are told.
var latenessBounds = []time.Duration{
	10 * time.Microsecond, 20 * time.Microsecond, 50 * time.Microsecond, 100 * time.Microsecond, 200 * time.Microsecond, 500 * time.Microsecond,
	time.Millisecond, 2 * time.Millisecond, 5 * time.Millisecond, 10 * time.Millisecond, 50 * time.Millisecond,
}

// energyBounds are those of the energy that passivity control takes in a tick: a nanosecond stands for a nanojoule.
var energyBounds = []time.Duration{10, 100, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6, 1e7}

// tally counts ticks of haptic loops by class.
type tally struct {
	count uint64
	below [11]uint64 // of the bounds
}

func (t *tally) add(h *haptic.Histogram, bounds []time.Duration) {
	t.count += h.Count()
	for i, bound := range bounds {
		t.below[i] += h.Below(bound)
	}
}

// histogram returns the tally in the form of Prometheus.
func (t *tally) histogram(of *prometheus.Desc, bounds []time.Duration) prometheus.Metric {
	buckets := map[float64]uint64{}
	for i, bound := range bounds {
		buckets[bound.Seconds()] = t.below[i]
	}
	return prometheus.MustNewConstHistogram(of, t.count, 0, buckets)
}

// loopCounts counts the ticks of haptic loops: how late they were, how long after the pose the force came, and what passivity control
// took.
type loopCounts struct{ late, latency, damped tally }

func (c *loopCounts) add(loop *haptic.Loop) {
	c.late.add(loop.Lateness(), latenessBounds)
	c.latency.add(loop.Latency(), latenessBounds)
	c.damped.add(loop.Damped(), energyBounds)
}

// retire keeps the figures of a loop that ends.
func (m *metrics) retire(loop *haptic.Loop) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.felt.add(loop)
}

// handler answers /metrics.
func (m *metrics) handler(s *Server) http.Handler {
	r := prometheus.NewRegistry()
	r.MustRegister(m.frames, m.dropped, m.bytes, m.refused, m.steps, m.gaps, m.times, &gauges{s},
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return promhttp.HandlerFor(r, promhttp.HandlerOpts{})
}

// gauges collects what is true at the moment.
type gauges struct{ server *Server }

var (
	viewersDesc  = prometheus.NewDesc("tendril_viewers", "Viewers of a scene.", []string{"scene"}, nil)
	handsDesc    = prometheus.NewDesc("tendril_hands", "Hands that hold something.", []string{"scene"}, nil)
	latenessDesc = prometheus.NewDesc("tendril_haptic_lateness_seconds", "How late the ticks of the haptic loops were.", nil, nil)
	latencyDesc  = prometheus.NewDesc("tendril_haptic_latency_seconds", "From when a device was seen to when it got the force that answers.", nil, nil)
	dampedDesc   = prometheus.NewDesc("tendril_haptic_damped_joules", "Energy that passivity control set out to take in a tick.", nil, nil)
)

// Describe implements prometheus.Collector.
func (g *gauges) Describe(out chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{viewersDesc, handsDesc, latenessDesc, latencyDesc, dampedDesc} {
		out <- d
	}
}

// Collect implements prometheus.Collector.
func (g *gauges) Collect(out chan<- prometheus.Metric) {
	m := g.server.metrics
	m.mu.Lock()
	felt := m.felt
	m.mu.Unlock()
	type figures struct{ viewers, hands int }
	scenes := map[string]figures{}
	for _, x := range g.server.all() {
		f := scenes[x.source.name]
		x.mu.Lock()
		f.viewers += len(x.clients)
		for i := range x.hands {
			if x.hands[i].owner != nil {
				f.hands++
			}
		}
		for _, loop := range x.loops() {
			felt.add(loop)
		}
		x.mu.Unlock()
		scenes[x.source.name] = f
	}
	for name, f := range scenes {
		out <- prometheus.MustNewConstMetric(viewersDesc, prometheus.GaugeValue, float64(f.viewers), name)
		out <- prometheus.MustNewConstMetric(handsDesc, prometheus.GaugeValue, float64(f.hands), name)
	}
	out <- felt.late.histogram(latenessDesc, latenessBounds)
	out <- felt.latency.histogram(latencyDesc, latenessBounds)
	out <- felt.damped.histogram(dampedDesc, energyBounds)
}
