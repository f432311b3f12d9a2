package chain

import "github.com/tendril-sim/tendril/constraint"

// A chain of many trees is moved in parts, at the same time if somebody lends hands (Divide). Parts are fixed by the chain alone, and
// trees know nothing of each other, so it makes no difference to the result who moves what.

// linksInPart is how many links a part has at least: half a millisecond of work, so that handing it over costs little.
const linksInPart = 1000

// part is some of a chain's trees.
type part struct {
	strips []int // numbers of strips
	alone  []int // numbers of trees that are in none
	work   *stripWork
	flags  constraint.Flags
}

// Divide gives the chain somebody who calls do for each of n parts, at the same time or not, and returns when all are done.
func (c *Chain) Divide(each func(n int, do func(i int))) { c.each = each }

// Parts returns the number of parts that a chain is moved in.
func (c *Chain) Parts() int { return len(c.parts) }

// inTurn is for a chain to which nobody lends hands.
func inTurn(n int, do func(int)) {
	for i := range n {
		do(i)
	}
}

// divide makes the parts.
func (c *Chain) divide() {
	c.parts = nil
	c.partOf = make([]int, len(c.trees))
	links := linksInPart
	next := func(more int) *part {
		if links >= linksInPart {
			c.parts, links = append(c.parts, part{}), 0
		}
		links += more
		return &c.parts[len(c.parts)-1]
	}
	longest := 1
	for i := range c.strips.all {
		s := &c.strips.all[i]
		p := next(s.links * s.used)
		p.strips = append(p.strips, i)
		for _, tree := range s.trees[:s.used] {
			c.partOf[tree] = len(c.parts) - 1
		}
		longest = max(longest, s.links)
	}
	for _, tree := range c.strips.alone {
		t := &c.trees[tree]
		p := next(t.last - t.first)
		p.alone = append(p.alone, tree)
		c.partOf[tree] = len(c.parts) - 1
	}
	for i := range c.parts {
		if p := &c.parts[i]; len(p.strips) > 0 {
			p.work = newStripWork(bestSweeps(), longest)
		}
	}
	if c.each == nil {
		c.each = inTurn
	}
	c.predictPart, c.finishPart = c.movePart, c.endPart
}

// movePart begins the step of a part and solves it.
func (c *Chain) movePart(i int) {
	p, h := &c.parts[i], c.stepping
	for _, s := range p.strips {
		c.strips.begin(&c.strips.all[s], p.work, h)
	}
	for _, tree := range p.alone {
		t, a := &c.trees[tree], c.lag[tree]
		for k := t.first; k < t.last; k++ {
			c.aim(k, a, (1-a)*h)
		}
	}
	for j := range c.pulls {
		if c.partOf[c.treeOf(c.points[c.pulls[j].Point].link)] == i {
			c.holdPull(&c.pulls[j], h)
		}
	}
	for j := range c.loads {
		if c.partOf[c.loads[j].tree] == i {
			c.push(c.loads[j].point, c.loads[j].wrench)
		}
	}
	p.flags = 0
	for _, s := range p.strips {
		p.flags |= c.strips.solve(&c.strips.all[s], p.work)
	}
	for _, tree := range p.alone {
		c.guess(&c.trees[tree], h)
		p.flags |= c.solve(&c.trees[tree])
	}
}

// refinePart solves the trees of a part that got loads since they were solved last.
func (c *Chain) refinePart(p *part) (flags constraint.Flags) {
	for _, s := range p.strips {
		flags |= c.strips.refine(&c.strips.all[s], p.work)
	}
	for _, tree := range p.alone {
		if c.dirty[tree] {
			c.dirty[tree] = false
			flags |= c.solve(&c.trees[tree])
		}
	}
	return flags
}

// endPart takes in what was loaded last, and makes the present of a part its past.
func (c *Chain) endPart(i int) {
	p := &c.parts[i]
	p.flags = c.refinePart(p)
	for _, s := range p.strips {
		c.strips.finish(&c.strips.all[s], p.work)
	}
	for _, tree := range p.alone {
		c.finish(&c.trees[tree])
	}
}
