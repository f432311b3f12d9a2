package bench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/serve"
)

const (
	crowd      = 50              // viewers
	rounds     = 3               // of which the median counts
	settleTime = time.Second / 2 // before a rate is measured
	watchTime  = 3 * time.Second / 2
	dragTime   = 3 * time.Second // for which latencies are measured
	dragPeriod = 8 * time.Millisecond
)

var serveMeasurements = []measurement{
	{"serve", "display frames", encodeFrames},
	{"serve", "viewers at real time", func() ([]Row, error) {
		return viewersCost("suture at real time, steps", 1, 5)
	}},
	{"serve", "viewers of a simulation that runs as fast as it can", func() ([]Row, error) {
		return viewersCost("suture as fast as it can, steps", 100, 0) // the viewers take their time from the same cores
	}},
	{"serve", "latency", dragLatency},
}

// encodeFrames times what a frame costs, once for all viewers.
func encodeFrames() ([]Row, error) {
	text, err := scenes.Read("suture")
	if err != nil {
		return nil, err
	}
	s, err := scene.Load("suture.yaml", text)
	if err != nil {
		return nil, err
	}
	running, err := s.Build()
	if err != nil {
		return nil, err
	}
	running.World.Step()
	shot := running.World.Snapshot()
	defer shot.Release()
	probes := make([]float64, len(running.Probes()))
	var f wire.Frame
	var data []byte
	const repeat = 2000
	best := math.Inf(1) // µs: the least disturbed of ten runs
	for range 10 {
		start := time.Now()
		for range repeat {
			f.Show(shot, probes)
			data = f.Append(data[:0])
		}
		best = math.Min(best, time.Since(start).Seconds()*1e6/repeat)
	}
	return []Row{
		{Name: "suture, 300 nodes, encoding a frame", Figure: best, Unit: "µs"},
		{Name: "suture, 300 nodes, size of a frame", Figure: float64(len(data)) / 1e3, Unit: "kB"},
	}, nil
}

// server runs a server while use does something with it.
func server(use func(addr string) error) error {
	s, err := serve.New(serve.Config{})
	if err != nil {
		return err
	}
	l, err := serve.Listen("127.0.0.1:0")
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Serve(ctx, l) }()
	err = use(l.Addr().String())
	cancel()
	return errors.Join(err, <-done)
}

// connect opens a viewer of the suture.
func connect(ctx context.Context, addr string) (*websocket.Conn, error) {
	conn, _, err := websocket.Dial(ctx, "ws://"+addr+"/ws?scene=suture", nil)
	if err == nil {
		conn.SetReadLimit(-1)
	}
	return conn, err
}

// nextFrame reads until a frame comes.
func nextFrame(ctx context.Context, conn *websocket.Conn, f *wire.Frame) error {
	for {
		kind, data, err := conn.Read(ctx)
		if err != nil {
			return err
		}
		if kind == websocket.MessageBinary {
			return f.Decode(data)
		}
	}
}

// viewersCost measures the steps a second of a simulation at a speed, and what part of them it loses when it has many viewers in
// place of one: the median of some rounds, for other programs want the machine, too.
func viewersCost(name string, speed, target float64) ([]Row, error) {
	rate, cost := Row{Name: name + ", one viewer", Unit: "Hz"}, Row{Name: name + fmt.Sprintf(", cost of %d viewers", crowd), Unit: "%", Target: target}
	if target > 0 {
		cost.TargetSource = ourAim
	}
	haptic.MakeRoom() // as the command does
	err := server(func(addr string) error {
		ctx := context.Background()
		conn, err := connect(ctx, addr)
		if err != nil {
			return err
		}
		defer func() { _ = conn.CloseNow() }()
		if err := conn.Write(ctx, websocket.MessageText, fmt.Appendf(nil, `{"type":"speed","value":%g}`, speed)); err != nil {
			return err
		}
		var rates, costs []float64
		for range rounds {
			alone, err := stepRate(ctx, conn)
			if err != nil {
				return err
			}
			together, err := crowded(ctx, addr, conn)
			if err != nil {
				return err
			}
			rates, costs = append(rates, alone), append(costs, 100*(1-together/alone))
		}
		slices.Sort(rates)
		slices.Sort(costs)
		rate.Figure, cost.Figure = rates[rounds/2], math.Max(costs[rounds/2], 0.01) // less is noise
		return nil
	})
	return []Row{rate, cost}, err
}

// crowded returns the steps in a real second [Hz] while a crowd of viewers reads along.
func crowded(ctx context.Context, addr string, conn *websocket.Conn) (float64, error) {
	ctx, cancel := context.WithCancel(ctx)
	var reading sync.WaitGroup
	defer reading.Wait()
	defer cancel()
	for range crowd - 1 {
		other, err := connect(ctx, addr)
		if err != nil {
			return 0, err
		}
		reading.Go(func() {
			defer func() { _ = other.CloseNow() }()
			for err := error(nil); err == nil; { // until it is cancelled
				_, _, err = other.Read(ctx)
			}
		})
	}
	return stepRate(context.Background(), conn)
}

// stepRate returns the steps of the simulation in a real second [Hz], over watchTime.
func stepRate(ctx context.Context, conn *websocket.Conn) (float64, error) {
	var first, last wire.Frame
	for settled := time.Now().Add(settleTime); time.Now().Before(settled); {
		if err := nextFrame(ctx, conn, &first); err != nil {
			return 0, err
		}
	}
	start := time.Now()
	for time.Since(start) < watchTime {
		if err := nextFrame(ctx, conn, &last); err != nil {
			return 0, err
		}
	}
	return float64(last.Step-first.Step) / time.Since(start).Seconds(), nil
}

// dragLatency measures the time from a pose being sent to the arrival of the first frame that shows it.
func dragLatency() ([]Row, error) {
	var times []time.Duration
	err := server(func(addr string) error {
		ctx, cancel := context.WithTimeout(context.Background(), 10*dragTime)
		defer cancel()
		conn, err := connect(ctx, addr)
		if err != nil {
			return err
		}
		defer func() { _ = conn.CloseNow() }()
		times, err = drag(ctx, conn)
		return err
	})
	if err != nil || len(times) == 0 {
		return nil, errors.Join(err, errors.New("no pose was shown"))
	}
	slices.Sort(times)
	at := func(part float64) float64 { return times[int(part*float64(len(times)-1))].Seconds() * 1e3 }
	return []Row{
		{Name: "from hand pose to the frame that shows it, loopback, median", Figure: at(0.5), Unit: "ms", Target: 50, TargetSource: ourAim + ", to the pixel"},
		{Name: "from hand pose to the frame that shows it, loopback, p99", Figure: at(0.99), Unit: "ms"},
	}, nil
}

// drag moves the middle of the suture on a small circle and returns how long each pose took to be shown.
func drag(ctx context.Context, conn *websocket.Conn) (times []time.Duration, err error) {
	var f wire.Frame
	if err := nextFrame(ctx, conn, &f); err != nil {
		return nil, err
	}
	middle := len(f.Bodies[0].Poses) / 2
	from := f.Bodies[0].Poses[middle]
	grab, err := json.Marshal(map[string]any{"type": "grab", "hand": 0, "body": 0, "at": middle, "frame": from})
	if err != nil {
		return nil, err
	}
	if err := conn.Write(ctx, websocket.MessageText, grab); err != nil {
		return nil, err
	}
	start := time.Now()
	since := func() float64 { return time.Since(start).Seconds() * 1e3 } // [ms]
	var mu sync.Mutex
	var waiting []float64 // when the poses were sent that have not been shown yet [ms]
	sending, stop := context.WithTimeout(ctx, dragTime)
	defer stop()
	go func() {
		tick := time.NewTicker(dragPeriod)
		defer tick.Stop()
		for k := 0; sending.Err() == nil; k++ {
			sin, cos := math.Sincos(float64(k) * 0.05)
			p := wire.HandPose{Seq: uint16(k), Pose: from, Sent: since()}
			p.Pose[1], p.Pose[2] = from[1]+float32(0.02*sin), from[2]+float32(0.02*(1-cos))
			mu.Lock()
			waiting = append(waiting, p.Sent)
			mu.Unlock()
			if conn.Write(ctx, websocket.MessageBinary, p.Append(nil)) != nil {
				return
			}
			<-tick.C
		}
	}()
	for time.Since(start) < dragTime {
		if err := nextFrame(ctx, conn, &f); err != nil {
			return nil, err
		}
		mu.Lock()
		for now := since(); len(waiting) > 0 && waiting[0] <= f.Echo; waiting = waiting[1:] {
			times = append(times, time.Duration((now-waiting[0])*1e6))
		}
		mu.Unlock()
	}
	return times, nil
}
