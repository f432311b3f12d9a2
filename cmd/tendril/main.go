// Tendril simulates thin and soft things that people touch. Run it without arguments for the page, and any command with
// --help for what it does.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/alecthomas/kong"

	"github.com/tendril-sim/tendril/internal/version"
	"github.com/tendril-sim/tendril/scene"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// Exit codes.
const (
	success     = 0
	failedCheck = 1
	wrongUse    = 2
)

// commands are what a user can ask for.
type commands struct {
	Serve      serveCommand      `cmd:"" default:"withargs" help:"Show scenes in a browser; what tendril does without a command."`
	Run        runCommand        `cmd:"" help:"Simulate a scene without a screen."`
	Check      checkCommand      `cmd:"" help:"Check scene files and print every mistake."`
	Info       infoCommand       `cmd:"" help:"Tell what a recording is of."`
	Validate   validateCommand   `cmd:"" help:"Compare the physics with closed forms and published numbers."`
	Bench      benchCommand      `cmd:"" help:"Measure speed against the papers' tables."`
	Mesh       meshCommand       `cmd:"" help:"Inspect, repair and convert meshes, cut them into convex pieces or tetrahedra."`
	Precompute precomputeCommand `cmd:"" help:"Compute the Green's functions of an elastic body beforehand."`
	Devices    devicesCommand    `cmd:"" help:"Look for haptic devices and trackers."`
	Scenes     scenesCommand     `cmd:"" help:"List the scenes of the gallery."`
	Schema     schemaCommand     `cmd:"" help:"Print the JSON Schema of scene files."`
	Version    versionCommand    `cmd:"" help:"Print the version."`
}

// console is where a command prints: results on out, everything else on err.
type console struct {
	out, err io.Writer
}

// printJSON prints one JSON object on standard output.
func (c *console) printJSON(v any) error {
	e := json.NewEncoder(c.out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// checkError is a check that failed: exit code 1.
type checkError struct{ error }

// shownError has been told to the user by the command itself.
type shownError struct{ code int }

func (e shownError) Error() string { return fmt.Sprintf("exit %d", e.code) }

// exited is how kong leaves after --help.
type exited int

// run executes a command line and returns the exit code.
func run(args []string, stdout, stderr io.Writer) (code int) {
	io := &console{stdout, stderr}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case exited:
			code = int(r)
		default:
			panic(r)
		}
	}()
	var cli commands
	parser, err := kong.New(&cli,
		kong.Name("tendril"),
		kong.Description("Tendril simulates thin and soft things that people touch.\n\nSCENE is a scene file or the name of a scene in the gallery; `tendril scenes` lists them."),
		kong.Writers(stdout, stderr),
		kong.Exit(func(code int) { panic(exited(code)) }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true, WrapUpperBound: 100}),
		kong.Bind(io),
	)
	if err != nil {
		panic(err) // the commands are constant
	}
	context, err := parser.Parse(args)
	if err == nil {
		err = context.Run()
	} else {
		err = fmt.Errorf("%w\ntry tendril --help", err)
	}
	return io.finish(err, slices.Contains(args, "--json"))
}

// finish tells an error and returns the exit code that belongs to it.
func (c *console) finish(err error, asJSON bool) int {
	var shown shownError
	var check checkError
	switch {
	case err == nil:
		return success
	case errors.As(err, &shown):
		return shown.code
	}
	fmt.Fprintf(c.err, "tendril: %v\n", err)
	if asJSON {
		_ = c.printJSON(map[string]string{"error": err.Error()})
	}
	if errors.As(err, &check) {
		return failedCheck
	}
	return wrongUse
}

type versionCommand struct {
	JSON bool `name:"json" help:"Print one JSON object."`
}

// Run prints the version.
func (v *versionCommand) Run(c *console) error {
	if v.JSON {
		return c.printJSON(version.Get())
	}
	_, err := fmt.Fprintln(c.out, version.Get())
	return err
}

type schemaCommand struct {
	Out string `placeholder:"FILE" help:"Write it to a file in place of standard output."`
}

// Help teaches the command.
func (*schemaCommand) Help() string {
	return `An editor that knows the schema completes and checks scene files. With the YAML language server, write

    # yaml-language-server: $schema=scene.schema.json

into the first line of a scene and the schema beside it:

    tendril schema --out scene.schema.json`
}

// Run prints the schema.
func (s *schemaCommand) Run(c *console) error {
	if s.Out != "" {
		return os.WriteFile(s.Out, scene.Schema(), 0o644)
	}
	_, err := c.out.Write(scene.Schema())
	return err
}
