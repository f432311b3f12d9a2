package sparse

import "math"

// Aggregate cuts the graph of a pattern into a number of connected, compact parts of about the same size. It returns the nodes in an order in which each part is in
// one piece and neighbours are near each other, and where parts begin in it, and their end. Each half is halved again: by distance from a node at the end of the part, as the
// neighbours of neighbours count it.
func Aggregate(p *Pattern, parts int) (order, starts []int32) {
	n := p.Rows()
	d := newDissection(p)
	order = make([]int32, n)
	for i := range order {
		order[i] = int32(i)
	}
	starts = append(starts, 0)
	var halve func(nodes []int32, parts int)
	halve = func(nodes []int32, parts int) {
		parts = min(parts, len(nodes))
		if parts > 0 {
			d.sweep(nodes)
		}
		if parts <= 1 {
			if len(nodes) > 0 {
				starts = append(starts, starts[len(starts)-1]+int32(len(nodes)))
			}
			return
		}
		left := parts / 2
		cut := int(math.Round(float64(len(nodes)) * float64(left) / float64(parts)))
		halve(nodes[:cut], left)
		halve(nodes[cut:], parts-left)
	}
	halve(order, max(parts, 1))
	return order, starts
}

// dissection walks through parts of a graph.
type dissection struct {
	p     *Pattern
	part  []int32 // that a node is in
	seen  []int32 // walk that has come to a node
	parts int32
	walks int32
	queue []int32
}

func newDissection(p *Pattern) *dissection {
	return &dissection{p: p, part: make([]int32, p.Rows()), seen: make([]int32, p.Rows()), queue: make([]int32, 0, p.Rows())}
}

// sweep puts nodes into the order in which a walk from one end of them comes by.
func (d *dissection) sweep(nodes []int32) {
	d.parts++
	for _, i := range nodes {
		d.part[i] = d.parts
	}
	last := nodes[0]
	for range 3 { // each walk begins where the one before ended
		d.queue = d.queue[:0]
		d.walks++
		d.walk(last)
		last = d.queue[len(d.queue)-1]
	}
	d.queue = d.queue[:0]
	d.walks++
	d.walk(last)
	for _, i := range nodes { // what is not connected comes after
		if d.seen[i] != d.walks {
			d.walk(i)
		}
	}
	copy(nodes, d.queue)
}

// walk appends to the queue all nodes of the part that can be reached, nearest first.
func (d *dissection) walk(from int32) {
	at := len(d.queue)
	d.seen[from] = d.walks
	d.queue = append(d.queue, from)
	for ; at < len(d.queue); at++ {
		i := d.queue[at]
		_, _, columns := d.p.Row(int(i))
		for _, j := range columns {
			if d.part[j] == d.parts && d.seen[j] != d.walks {
				d.seen[j] = d.walks
				d.queue = append(d.queue, j)
			}
		}
	}
}
