package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"slices"
	"strconv"
	"time"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

type precomputeCommand struct {
	File    string   `arg:"" help:"Closed surface, or solid of tetrahedra."`
	Out     string   `short:"o" placeholder:"FILE" help:"Where Green's functions go; FILE.green unless it is given."`
	Young   float64  `default:"100000" help:"Young's modulus [Pa]."`
	Poisson float64  `default:"0.45" help:"Poisson's ratio, from 0 to below 0.5."`
	Fix     []string `required:"" placeholder:"WHERE" help:"Nodes that do not move: those with x<0.1, z>-2 and so on [m], or a group of a solid."`
	Move    []string `placeholder:"WHERE" help:"Nodes of a seam, which may be moved."`
	Touch   []string `placeholder:"WHERE" help:"Nodes that may be touched; all free ones unless it is given."`
	Double  bool     `help:"Keep double precision too."`
	JSON    bool     `name:"json" help:"Print one JSON object."`
}

// Help teaches the command.
func (*precomputeCommand) Help() string {
	return `Finds how an elastic body answers a push at each node of its surface (James & Pai 2002), and writes these Green's functions to a file. Surfaces are computed by
boundary elements, solids by finite elements, on all cores. What can be broken off can be continued: run the same command again. A file that is there and belongs to
the same mesh, material and nodes is left as it is; one that is damaged or does not belong to them is made anew.

    tendril precompute pad.obj --fix "z<-0.003" --young 1e5 --poisson 0.45
    tendril precompute bar.msh --fix bottom --move top -o bar.green

Exits 1 if the surface is not closed, or nothing holds the body.`
}

// precomputed is what came of it.
type precomputed struct {
	File      string  `json:"file"`
	Out       string  `json:"out"`
	Method    string  `json:"method"`
	Nodes     int     `json:"nodes"`
	Fixed     int     `json:"fixed"`
	Moved     int     `json:"moved"`
	Touchable int     `json:"touchable"`
	Bytes     int     `json:"bytes"` // of the Green's functions
	Seconds   float64 `json:"seconds"`
	Cached    bool    `json:"cached"`
	Resumed   bool    `json:"resumed"`
	Stale     string  `json:"stale,omitempty"` // why the file that was there could not be used
}

// Run computes.
func (p *precomputeCommand) Run(c *console) error {
	recipe, method, err := p.recipe(c)
	if err != nil {
		return err
	}
	if p.Out == "" {
		p.Out = p.File + ".green"
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	start, progress := time.Now(), newProgress(c.err)
	m, origin, err := recipe.Open(ctx, p.Out, progress.show)
	progress.end()
	var field *green.FieldError
	switch {
	case errors.Is(err, context.Canceled):
		return checkError{errors.New("broken off: the same command goes on where it was, if it was at work for ten seconds")}
	case errors.As(err, &field):
		return checkError{fmt.Errorf("%s: %s is %v, want %s", p.File, field.Field, field.Value, field.Want)}
	case err != nil:
		return fmt.Errorf("-o: %w", err)
	}
	result := precomputed{File: p.File, Out: p.Out, Method: method, Nodes: m.Nodes(), Fixed: len(recipe.Fixed), Moved: len(recipe.Moved), Bytes: m.Bytes(),
		Seconds: time.Since(start).Seconds(), Cached: origin.Cached, Resumed: origin.Resumed}
	for i := range m.Nodes() {
		if m.Touchable(i) {
			result.Touchable++
		}
	}
	if origin.Stale != nil {
		result.Stale = origin.Stale.Error()
	}
	if p.JSON {
		return c.printJSON(result)
	}
	result.print(c)
	return nil
}

func (r *precomputed) print(c *console) {
	switch {
	case r.Stale != "":
		fmt.Fprintf(c.out, "%s\n", r.Stale)
	case r.Resumed:
		fmt.Fprintln(c.out, "went on where it was broken off")
	}
	fmt.Fprintf(c.out, "%s: %d nodes, %d fixed, %d moved, %d that can be touched\n", r.Out, r.Nodes, r.Fixed, r.Moved, r.Touchable)
	if r.Cached {
		fmt.Fprintln(c.out, "it was there, and is good")
		return
	}
	fmt.Fprintf(c.out, "method    %s, %.1f s\nmemory    %.1f MB\n", r.Method, r.Seconds, float64(r.Bytes)/1e6)
}

// recipe reads the body and finds its nodes.
func (p *precomputeCommand) recipe(c *console) (r *green.Recipe, method string, err error) {
	r = &green.Recipe{Material: green.Material{Young: p.Young, Poisson: p.Poisson}, Double: p.Double}
	var vertices []spatial.Vec3
	groups := map[string][]int32{}
	if mesh.IsTetFile(p.File) {
		if r.Tets, err = readTets(c, p.File); err != nil {
			return nil, "", err
		}
		skin := r.Tets.Skin()
		vertices, method = skin.Surface.Vertices, "finite elements"
		for _, g := range r.Tets.Groups {
			for i, node := range skin.Nodes {
				if _, found := slices.BinarySearch(g.Nodes, node); found {
					groups[g.Name] = append(groups[g.Name], int32(i))
				}
			}
		}
	} else {
		if r.Surface, err = readMesh(p.File); err != nil {
			return nil, "", err
		}
		vertices, method = r.Surface.Vertices, "boundary elements"
	}
	taken := make([]bool, len(vertices)) // by an earlier flag
	for _, choice := range []struct {
		flag  string
		where []string
		to    *[]int32
	}{{"--fix", p.Fix, &r.Fixed}, {"--move", p.Move, &r.Moved}, {"--touch", p.Touch, &r.Touched}} {
		if len(choice.where) > 0 {
			*choice.to = []int32{}
		}
		for _, where := range choice.where {
			nodes, err := nodesWhere(where, vertices, groups)
			if err != nil {
				return nil, "", fmt.Errorf("%s: %w", choice.flag, err)
			}
			for _, i := range nodes {
				if !taken[i] {
					taken[i] = true
					*choice.to = append(*choice.to, i)
				}
			}
		}
	}
	return r, method, nil
}

var halfSpace = regexp.MustCompile(`^\s*([xyz])\s*([<>])\s*(\S+)\s*$`)

// nodesWhere returns the nodes on one side of a plane, or those of a group.
func nodesWhere(where string, vertices []spatial.Vec3, groups map[string][]int32) (nodes []int32, err error) {
	if list, found := groups[where]; found {
		return list, nil
	}
	words := halfSpace.FindStringSubmatch(where)
	if words == nil {
		return nil, fmt.Errorf("is %s, want x, y or z, < or >, and a number [m], as in \"z<0.01\", or a group of the solid", where)
	}
	limit, err := strconv.ParseFloat(words[3], 64)
	if err != nil {
		return nil, fmt.Errorf("is %s, want a number after %s", where, words[2])
	}
	for i, v := range vertices {
		x := map[string]float64{"x": v.X, "y": v.Y, "z": v.Z}[words[1]]
		if words[2] == "<" && x < limit || words[2] == ">" && x > limit {
			nodes = append(nodes, int32(i))
		}
	}
	if len(nodes) == 0 {
		return nil, fmt.Errorf("is %s, want a place with nodes: there are none", where)
	}
	return nodes, nil
}
