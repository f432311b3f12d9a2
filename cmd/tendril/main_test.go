package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// call runs a command line in this process.
func call(args ...string) (code int, stdout, stderr string) {
	var out, err bytes.Buffer
	code = run(args, &out, &err)
	return code, out.String(), err.String()
}

// object reads one JSON object, and nothing after it.
func object(t *testing.T, text string) map[string]any {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(text))
	var v map[string]any
	if err := d.Decode(&v); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		t.Fatalf("something follows the object in %q", text)
	}
	return v
}

// write puts a file into a folder of the test.
func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

const hair = `title: A hair
duration: 0.05
bodies:
  hair:
    rod:
      curve: {line: {to: [0.1, 0, 0]}}
      section: {radius: 4e-5}
      young: 3e9
      density: 1300
      holds: [{at: start}]
probes:
  sag: {what: position, body: hair, at: end, axis: z}
  grip: {what: force, body: hair, hold: 0}
`

func TestExitCodes(t *testing.T) {
	good := write(t, "hair.yaml", hair)
	bad := write(t, "bad.yaml", strings.Replace(hair, "young", "yuong", 1))
	folder := t.TempDir()
	cases := []struct {
		args string
		code int
		out  string // on standard output
		err  string // on standard error
	}{
		{"--help", 0, "Simulate a scene without a screen.", ""},
		{"serve --help", 0, "tendril my-thread.yaml", ""},
		{"run --help", 0, "tendril run suture --duration 10 --json", ""},
		{"check --help", 0, "did you mean", ""},
		{"validate --help", 0, "tendril validate rod --html rod.html", ""},
		{"bench --help", 0, "tendril bench rod", ""},
		{"schema --help", 0, "yaml-language-server", ""},
		{"scenes --help", 0, "tendril run NAME", ""},
		{"version", 0, "tendril ", ""},
		{"scenes", 0, "telephone-cord", ""},
		{"schema", 0, `"$schema": "https://json-schema.org/draft/2020-12/schema"`, ""},
		{"xylophone", 2, "", `there is no scene or file "xylophone"`},
		{"bnech", 2, "", `there is no command, scene or file "bnech", did you mean tendril bench?`},
		{"sutre", 2, "", `did you mean "suture"?`},
		{"nowhere/x.yaml", 2, "", "nowhere/x.yaml: there is no such file"},
		{"serve " + bad, 1, "", `bad.yaml:8:7: bodies.hair.rod.yuong: unknown key, did you mean "young"?`},
		{"serve --addr 7700", 2, "", "want HOST:PORT"},
		{"serve --addr 127.0.0.1:99999999", 2, "", "127.0.0.1:99999999"},
		{"serve --origin example.org", 2, "", "want one such as https://example.org:8443"},
		{"serve --log-level loud", 2, "", "loud"},
		{"run", 2, "", "expected \"<scene>\""},
		{"run suture --fast", 2, "", "unknown flag --fast"},
		{"run sutre", 2, "", `there is no scene or file "sutre", did you mean "suture"?`},
		{"run elephant", 2, "", "want a file or one of braid, cable-on-table"},
		{"run " + filepath.Join(filepath.Dir(good), "hiar.yaml"), 2, "", `hair.yaml"?`},
		{"run nowhere/x.yaml", 2, "", "nowhere/x.yaml: there is no such file"},
		{"run " + folder, 2, "", "is a folder"},
		{"run " + bad, 1, "", `bad.yaml:8:7: bodies.hair.rod.yuong: unknown key, did you mean "young"?`},
		{"run " + good, 0, "A hair", ""},
		{"run " + good + " --duration 0.02", 0, "4 steps of 5 ms, 0.020 s simulated", ""},
		{"run " + good + " --duration=-1", 2, "", "duration: is -1, want a number more than 0"},
		{"run " + good + " --duration 0", 2, "", "duration: is 0, want a number more than 0"},
		{"run " + good + " --duration long", 2, "", "expected a float"},
		{"run " + good + " --duration NaN", 2, "", "want a finite number"},
		{"run " + good + " --set bodies.hair.rod.young=6e9", 0, "A hair", ""},
		{"run " + good + " --set step=0.01", 0, "5 steps of 10 ms", ""},
		{"run " + good + " --set young=6e9", 2, "", `--set young=6e9: young: unknown key "young"`},
		{"run " + good + " --set bodies.hair.rod.yuong=6e9", 2, "", `did you mean "young"?`},
		{"run " + good + " --set bodies.hair.rod.young=soft", 2, "", "is soft, want a number more than 0"},
		{"run " + good + " --set gravity[2]", 2, "", "want PATH=VALUE"},
		{"run " + good + " --probe sga", 2, "", `did you mean "sag"?`},
		{"run " + good + " --probe elephant", 2, "", "want one of sag, grip"},
		{"run " + good + " --csv " + folder + "/no/x.csv", 2, "", "--csv: "},
		{"run " + good + " --plot " + folder + "/no/x.svg", 2, "", "--plot: "},
		{"check " + good, 0, good + ": ok", ""},
		{"check suture " + good, 0, "suture: ok", ""},
		{"check " + bad, 1, `did you mean "young"?`, ""},
		{"check " + good + " " + bad, 1, good + ": ok", ""},
		{"check nowhere.yaml", 2, "", "nowhere.yaml: there is no such file"},
		{"check", 2, "", "expected \"<scene> ...\""},
		{"validate elephant", 2, "", "elephant"},
		{"validate spatial", 0, "all within tolerance", ""},
		{"validate spatial --html " + folder + "/no/x.html", 2, "", "--html: "},
		{"bench elephant", 2, "", "elephant"},
		{"schema --out " + folder + "/no/x.json", 2, "", "no/x.json"},
	}
	for _, c := range cases {
		t.Run(c.args, func(t *testing.T) {
			code, out, err := call(strings.Fields(c.args)...)
			if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(err, c.err) {
				t.Errorf("exit %d\n%s\n%s\nwant %d, %q and %q", code, out, err, c.code, c.out, c.err)
			}
			if c.code == 2 && (out != "" || err == "") {
				t.Errorf("wrong use prints %q on standard output and %q on standard error", out, err)
			}
		})
	}
}

func TestJSONIsOneObject(t *testing.T) {
	good := write(t, "hair.yaml", hair)
	bad := write(t, "bad.yaml", strings.Replace(hair, "4e-5", "-4e-5", 1))
	cases := []struct {
		args string
		code int
		keys string
	}{
		{"version --json", 0, "version go platform"},
		{"scenes --json", 0, "scenes"},
		{"schema", 0, "$schema properties $defs"},
		{"run " + good + " --json", 0, "scene title version steps simulated_s figures hash stages step_time_us realtime_factor flags"},
		{"run " + bad + " --json", 1, "error"},
		{"run elephant --json", 2, "error"},
		{"run --json", 2, "error"},
		{"check " + good + " " + bad + " --json", 1, "ok scenes"},
		{"check elephant --json", 2, "ok scenes"},
		{"validate spatial --json", 0, "ok cases"},
		{"validate elephant --json", 2, "error"},
		{"bench elephant --json", 2, "error"},
	}
	for _, c := range cases {
		code, out, _ := call(strings.Fields(c.args)...)
		v := object(t, out)
		if code != c.code {
			t.Errorf("%s: exit %d, want %d", c.args, code, c.code)
		}
		for _, key := range strings.Fields(c.keys) {
			if _, ok := v[key]; !ok {
				t.Errorf("%s: no %q in %s", c.args, key, out)
			}
		}
	}
}

func TestCheckJSONTellsTheMistake(t *testing.T) {
	bad := write(t, "bad.yaml", strings.Replace(hair, "4e-5", "-4e-5", 1))
	_, out, _ := call("check", bad, "--json")
	var got struct {
		Scenes []struct {
			OK       bool
			Mistakes []struct {
				File, Path, Value, Want string
				Line, Column            int
			}
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	m := got.Scenes[0].Mistakes[0]
	if got.Scenes[0].OK || m.File != bad || m.Line != 7 || m.Column != 25 || m.Path != "bodies.hair.rod.section.radius" || m.Value != "-4e-5" || m.Want == "" {
		t.Errorf("got %+v", got)
	}
}

func TestRunSummary(t *testing.T) {
	_, out, _ := call("run", write(t, "hair.yaml", hair), "--json", "--probe", "sag")
	v := object(t, out)
	figures := v["figures"].(map[string]any)
	sag := figures["sag"].(map[string]any)
	if len(figures) != 1 || sag["unit"] != "m" || math.Abs(sag["last"].(float64)+0.0715) > 1e-4 {
		t.Errorf("figures are %v", figures)
	}
	if v["steps"] != 10.0 || math.Abs(v["simulated_s"].(float64)-0.05) > 1e-12 {
		t.Errorf("%v steps, %v s", v["steps"], v["simulated_s"])
	}
	timing := v["step_time_us"].(map[string]any)
	if !(timing["p50"].(float64) > 0 && timing["p99"].(float64) <= timing["max"].(float64)) {
		t.Errorf("times are %v", timing)
	}
	if len(v["hash"].(string)) != 16 || len(v["stages"].([]any)) == 0 {
		t.Errorf("hash %v, stages %v", v["hash"], v["stages"])
	}
}

func TestRunWritesCSVAndPlot(t *testing.T) {
	table, picture := filepath.Join(t.TempDir(), "a.csv"), filepath.Join(t.TempDir(), "a.svg")
	code, _, stderr := call("run", write(t, "hair.yaml", hair), "--csv", table, "--plot", picture)
	if code != 0 {
		t.Fatal(stderr)
	}
	data, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 11 || strings.Join(rows[0], "|") != "time [s]|sag [m]|grip [N]" || rows[1][0] != "0.005" || !strings.HasPrefix(rows[10][1], "-0.071") {
		t.Errorf("rows are %v", rows)
	}
	data, err = os.ReadFile(picture)
	if err != nil {
		t.Fatal(err)
	}
	if err := wellFormed(data); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"A hair", "sag", "grip", "[mm]", "[µN]", "time [s]"} {
		if !bytes.Contains(data, []byte(want)) {
			t.Errorf("no %q in the plot", want)
		}
	}
}

func wellFormed(data []byte) error {
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

func TestValidateWritesHTML(t *testing.T) {
	report := filepath.Join(t.TempDir(), "a.html")
	if code, _, stderr := call("validate", "spatial", "--html", report); code != 0 {
		t.Fatal(stderr)
	}
	if data, err := os.ReadFile(report); err != nil || !bytes.Contains(data, []byte("<svg")) {
		t.Errorf("report without a plot: %v", err)
	}
}

func TestSchemaWritesAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "s.json")
	if code, out, stderr := call("schema", "--out", file); code != 0 || out != "" {
		t.Fatal(code, out, stderr)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	object(t, string(data))
}

// The same state on 1 core and on 8 (package scenes asks it of every scene).
func TestSameHashOnAnyNumberOfCores(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	hash := func(cores int) any {
		runtime.GOMAXPROCS(cores)
		_, out, _ := call("run", "suture", "--duration", "1", "--json")
		return object(t, out)["hash"]
	}
	if one, eight := hash(1), hash(8); one != eight {
		t.Errorf("hash %v on 1 core, %v on 8", one, eight)
	}
}

// Ctrl-C ends a run that would take hours, and the summary is still told.
func TestInterrupt(t *testing.T) {
	stop := time.AfterFunc(500*time.Millisecond, func() { _ = syscall.Kill(syscall.Getpid(), syscall.SIGINT) })
	defer stop.Stop()
	code, out, _ := call("run", "suture", "--duration", "100000", "--json")
	v := object(t, out)
	if code != 0 || v["interrupted"] != true || v["steps"].(float64) < 1 {
		t.Errorf("exit %d, %s", code, out)
	}
}

// An end that is asked to be farther away than the rod is long: it goes taut, and nothing explodes.
func TestPulledTooFar(t *testing.T) {
	text := strings.Replace(hair, "[{at: start}]", "[{at: start}, {at: end, axes: pinned, frame: {position: [0.15, 0, 0]}}]", 1)
	code, out, stderr := call("run", write(t, "taut.yaml", text), "--json")
	v := object(t, out)
	if code != 0 || v["flags"].(map[string]any)["taut"] != v["steps"] {
		t.Errorf("exit %d %s\n%s\nwant taut in every step", code, stderr, out)
	}
	sag := v["figures"].(map[string]any)["sag"].(map[string]any)
	if math.Abs(sag["last"].(float64)) > 0.001 {
		t.Errorf("the end of a taut hair sags by %v m", sag["last"])
	}
}
