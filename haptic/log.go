package haptic

import (
	"context"
	"io"
	"strconv"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// LogHeader is the first line of a log: what AppendRow writes, with units.
const LogHeader = "tick,time_s,step," +
	"x_m,y_m,z_m,qx,qy,qz,qw," +
	"fx_N,fy_N,fz_N,tx_Nm,ty_Nm,tz_Nm," +
	"asked_fx_N,asked_fy_N,asked_fz_N,asked_tx_Nm,asked_ty_Nm,asked_tz_Nm," +
	"energy_J,debt_J,damping_Ns/m,lateness_s,latency_s,missed,held,silent,released,limited\n"

// AppendRow appends t as a line of comma-separated values.
func (t *Tick) AppendRow(dst []byte) []byte {
	number := func(values ...float64) {
		for _, v := range values {
			dst = append(strconv.AppendFloat(dst, v, 'g', -1, 64), ',')
		}
	}
	vector := func(v spatial.Vec3) { number(v.X, v.Y, v.Z) }
	dst = append(strconv.AppendUint(dst, t.Number, 10), ',')
	number(t.Time.Seconds())
	dst = append(strconv.AppendUint(dst, t.Step, 10), ',')
	vector(t.Device.Pos)
	q := t.Device.Rot
	number(q.X, q.Y, q.Z, q.W)
	for _, w := range [...]*spatial.Wrench{&t.Wrench, &t.Asked} {
		vector(w.Force)
		vector(w.Torque)
	}
	number(t.Energy, t.Debt, t.Damping, t.Lateness.Seconds(), t.Latency.Seconds())
	dst = append(strconv.AppendInt(dst, int64(t.Missed), 10), ',')
	for _, flag := range [...]bool{t.Held, t.Silent, t.Released, t.Limited} {
		bit := byte('0')
		if flag {
			bit = '1'
		}
		dst = append(dst, bit, ',')
	}
	dst[len(dst)-1] = '\n'
	return dst
}

// Log writes every tick to w until ctx is done, as comma-separated values: it reads along in the history, several times while that
// lasts, and the loop does not notice. lost are ticks that were overwritten before they could be written, as w was too slow.
func (l *Loop) Log(ctx context.Context, w io.Writer) (lost uint64, err error) {
	pause := time.NewTicker(max(l.cfg.History/8, l.period))
	defer pause.Stop()
	var ticks []Tick
	var lines []byte
	after := l.history.count.Load()
	lines = append(lines, LogHeader...)
	for done := false; ; {
		ticks = l.AppendTicks(ticks[:0], after)
		for i := range ticks {
			lines = ticks[i].AppendRow(lines)
			lost += ticks[i].Number - after - 1
			after = ticks[i].Number
		}
		if _, err = w.Write(lines); err != nil || done {
			return lost, err
		}
		lines = lines[:0]
		select {
		case <-ctx.Done():
			done = true
		case <-pause.C:
		}
	}
}
