package scene

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"sort"
)

// value returns the track at time t [s]: linear between the keys, constant beyond them, or round and round.
func (t *Track) value(time float64) float64 {
	keys := t.Keys
	first, last := keys[0], keys[len(keys)-1]
	if t.Loop && time > first.Time {
		time = first.Time + math.Mod(time-first.Time, last.Time-first.Time)
	}
	i := sort.Search(len(keys), func(i int) bool { return keys[i].Time >= time })
	switch i {
	case 0:
		return first.Value
	case len(keys):
		return last.Value
	}
	a, b := keys[i-1], keys[i]
	return a.Value + (b.Value-a.Value)*(time-a.Time)/(b.Time-a.Time)
}

// track checks that a parameter is a number that can be changed, and that every key is a value it may have.
func (c *checker) track(path string, t *Track) {
	if !c.sound(path) {
		return
	}
	if len(t.Keys) == 0 || (t.Loop && len(t.Keys) < 2) {
		c.blame(path+".keys", Mistake{Problem: fmt.Sprintf("has %d", len(t.Keys)), Want: "at least one, two for a loop"})
		return
	}
	for i := range t.Keys[1:] {
		if a, b := t.Keys[i].Time, t.Keys[i+1].Time; b <= a {
			c.blame(fmt.Sprintf("%s.keys[%d].time", path, i+1), Mistake{Problem: "is " + number(b), Value: number(b), Want: fmt.Sprintf("more than that of the key before, %s [s]", number(a))})
		}
	}
	to, err := c.scene.resolve(t.Param)
	var wrong *Mistake
	if errors.As(err, &wrong) {
		c.blame(path+".param", Mistake{Problem: fmt.Sprintf("%q: %s", clip(t.Param), wrong.Problem), Value: clip(t.Param), Want: wrong.Want, Suggestion: wrong.Suggestion})
		return
	}
	switch {
	case !to.live:
		c.blame(path+".param", Mistake{Problem: fmt.Sprintf("%q cannot be changed while the scene runs", t.Param), Value: t.Param, Want: "a parameter that can"})
	case !to.number():
		c.blame(path+".param", Mistake{Problem: fmt.Sprintf("%q is no number", t.Param), Value: t.Param, Want: "the path of a number"})
	}
	for i, k := range t.Keys {
		if !to.field.limits.allow(k.Value) {
			c.blame(fmt.Sprintf("%s.keys[%d].value", path, i), Mistake{Problem: "is " + number(k.Value), Value: number(k.Value), Want: to.field.inUnit(fmt.Sprintf("a number %s, for %s", to.field.limits, t.Param))})
		}
	}
	for name, other := range c.scene.Tracks.All() {
		if other != t && other.Param == t.Param {
			c.blame(path+".param", Mistake{Problem: fmt.Sprintf("%q is on track %q too", t.Param, name), Value: t.Param, Want: "one track for a parameter"})
		}
	}
}

// number reports whether a target is a plain number.
func (t *target) number() bool {
	return t.value.Kind() == reflect.Float64
}

// onTrack is a parameter that a track changes in a running scene.
type onTrack struct {
	name string
	*Track
	last  float64 // the value that the world has
	glove *Glove  // the hand that it moves; nil for none
}

// addTracks lets the world change parameters as time goes on.
func (r *Running) addTracks() error {
	r.lay()
	for _, t := range r.tracks {
		if err := r.follow(t, 0); err != nil {
			return r.Scene.mistake("tracks."+t.name, err)
		}
	}
	r.World.Script(func(time float64) {
		for _, t := range r.tracks {
			_ = r.follow(t, time) // what a body refuses leaves it as it is
		}
	})
	return nil
}

// lay puts the tracks of the scene where the world follows them.
func (r *Running) lay() {
	r.tracks = nil
	for name, t := range r.Scene.Tracks.All() {
		on := &onTrack{name: name, Track: t, last: math.NaN()}
		if path := splitPath(t.Param); path[0] == "hands" {
			on.glove = r.gloves[path[1]]
		}
		r.tracks = append(r.tracks, on)
	}
}

// follow brings the parameter of a track to what it is at a time [s].
func (r *Running) follow(t *onTrack, time float64) (err error) {
	if t.glove != nil && t.glove.state.Taken {
		return nil // by a person
	}
	if x := t.value(time); x != t.last {
		t.last, err = x, r.put(t.Param, x)
	}
	return err
}

// SetTrack sets the keys of the track of a parameter, or takes the track away if there are none. One that begins with other keys keeps
// its name and whether it loops. The error is Mistakes.
func (s *Scene) SetTrack(param string, keys []TrackKey) error {
	name := ""
	for n, t := range s.Tracks.All() {
		if t.Param == param {
			name = n
		}
	}
	if len(keys) == 0 {
		s.Tracks.drop(name)
		return nil
	}
	fresh := name == ""
	if fresh {
		for i := 1; name == "" || s.Tracks.Get(name) != nil; i++ {
			name = fmt.Sprintf("track %d", i)
		}
		s.Tracks.put(name)
	}
	track := s.Tracks.Get(name)
	old := *track
	track.Param, track.Keys = param, keys
	c := checker{scene: s}
	c.track("tracks."+name, track)
	if err := c.mistakes.unplaced().or(); err != nil {
		if *track = old; fresh {
			s.Tracks.drop(name)
		}
		return err
	}
	return nil
}

// SetTrack does what Scene.SetTrack does while the scene runs. It must not be called during a step.
func (r *Running) SetTrack(param string, keys []TrackKey) error {
	if err := r.Scene.SetTrack(param, keys); err != nil {
		return err
	}
	r.lay()
	return nil
}

// put changes a number that is known to be live and within its limits, without the checks of Set.
func (r *Running) put(path string, x float64) error {
	to, err := r.Scene.resolve(path)
	if err != nil || to.value.Float() == x {
		return err
	}
	old := to.value.Float()
	to.value.SetFloat(x)
	if err := r.apply(splitPath(path)); err != nil {
		to.value.SetFloat(old)
		return err
	}
	return nil
}
