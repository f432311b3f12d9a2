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
	late lateness // of the haptic loops that have ended
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

// latenessBounds are the upper ends of the classes of lateness that are told.
var latenessBounds = []time.Duration{
	10 * time.Microsecond, 20 * time.Microsecond, 50 * time.Microsecond, 100 * time.Microsecond, 200 * time.Microsecond, 500 * time.Microsecond,
	time.Millisecond, 2 * time.Millisecond, 5 * time.Millisecond, 10 * time.Millisecond, 50 * time.Millisecond,
}

// lateness counts ticks of haptic loops by how late they were.
type lateness struct {
	count uint64
	below [11]uint64 // of latenessBounds
}

func (l *lateness) add(h *haptic.Histogram) {
	l.count += h.Count()
	for i, bound := range latenessBounds {
		l.below[i] += h.Below(bound)
	}
}

// retire keeps the figures of a loop that ends.
func (m *metrics) retire(loop *haptic.Loop) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.late.add(loop.Lateness())
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
)

// Describe implements prometheus.Collector.
func (g *gauges) Describe(out chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{viewersDesc, handsDesc, latenessDesc} {
		out <- d
	}
}

// Collect implements prometheus.Collector.
func (g *gauges) Collect(out chan<- prometheus.Metric) {
	m := g.server.metrics
	m.mu.Lock()
	late := m.late
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
			late.add(loop.Lateness())
		}
		x.mu.Unlock()
		scenes[x.source.name] = f
	}
	for name, f := range scenes {
		out <- prometheus.MustNewConstMetric(viewersDesc, prometheus.GaugeValue, float64(f.viewers), name)
		out <- prometheus.MustNewConstMetric(handsDesc, prometheus.GaugeValue, float64(f.hands), name)
	}
	buckets := map[float64]uint64{}
	for i, bound := range latenessBounds {
		buckets[bound.Seconds()] = late.below[i]
	}
	out <- prometheus.MustNewConstHistogram(latenessDesc, late.count, 0, buckets)
}
