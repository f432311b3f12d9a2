package world

import (
	"encoding/binary"
	"fmt"
	"math"
)

// appendBrush appends what links that brush leave to the next step.
func (w *World) appendBrush(b []byte) []byte {
	if len(w.brushes.bodies) == 0 {
		return b
	}
	count := len(b)
	b = appendUint(b, 0)
	n := uint64(0)
	for i := range w.brushes.bodies {
		for k := range w.brushes.bodies[i].links {
			l := &w.brushes.bodies[i].links[k]
			if l.obstacle < 0 {
				continue
			}
			slides := uint64(0)
			if l.slides {
				slides = 1
			}
			b = appendUint(appendUint(b, uint64(i)<<32|uint64(k)), uint64(l.obstacle)<<1|slides)
			b = appendFloat(appendFloat(appendVec(appendVec(appendVec(appendVec(b, l.normal), l.from), l.velocity), l.force), l.stiff), l.load)
			n++
		}
	}
	binary.LittleEndian.PutUint64(b[count:], n)
	return b
}

// restoreBrush reads that back, and returns what follows.
func (w *World) restoreBrush(b []byte) ([]byte, error) {
	if len(w.brushes.bodies) == 0 {
		return b, nil
	}
	for i := range w.brushes.bodies {
		for k := range w.brushes.bodies[i].links {
			w.brushes.bodies[i].links[k].obstacle, w.brushes.bodies[i].links[k].clear = -1, 0
			w.brushes.bodies[i].sides[k].obstacle = -1
		}
	}
	if len(b) < 8 {
		return nil, fmt.Errorf("world: state ends before it tells which links touch obstacles")
	}
	if w.brushes.colliders != len(w.touch.colliders) {
		w.findObstacles()
	}
	in := reader{b}
	n := in.uint()
	if uint64(len(in.b))/brushSize < n {
		return nil, fmt.Errorf("world: state ends within the links that touch obstacles")
	}
	for range n {
		word, what := in.uint(), in.uint()
		i, k := word>>32, word&math.MaxUint32
		if i >= uint64(len(w.brushes.bodies)) || k >= uint64(len(w.brushes.bodies[i].links)) || what>>1 >= uint64(len(w.brushes.obstacles)) {
			return nil, fmt.Errorf("world: state has link %d of body %d at obstacle %d, want at most %d bodies and %d obstacles", k, i, what>>1, len(w.brushes.bodies), len(w.brushes.obstacles))
		}
		l := &w.brushes.bodies[i].links[k]
		l.obstacle, l.slides = int32(what>>1), what&1 != 0
		l.normal, l.from, l.velocity, l.force = in.vec(), in.vec(), in.vec(), in.vec()
		l.stiff, l.load = in.float(), in.float()
		w.brushes.bodies[i].sides[k] = side{l.obstacle, l.normal}
	}
	return in.b, nil
}
