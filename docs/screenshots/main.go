// Screenshots takes the pictures of the gallery cards and of the README from the page itself, in a real browser.
//
//	go run ./docs/screenshots            the pictures that are committed
//	go run ./docs/screenshots -all DIR   every scene, light and dark, wide and phone-sized, to look at
package main

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/browse"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/serve"
)

// moment is the simulated time at which a scene shows best [s].
var moment = map[string]float64{"suture": 19, "suture-free": 6, "telephone-cord": 5, "catheter": 9, "cantilever": 1, "twist-coil": 10,
	"lanterns": 3, "marionette": 4, "necklace": 4, "spinning-rod": 2, "double-pendulum": 1.2, "steel-cable": 1.2,
	"stack": 0.3, "pile": 0.2, "dominoes": 2.6, "incline": 6, "cradle": 0.5, "spinning-top": 0.5, "gears": 0.6, "rag-doll": 0.85,
	"cable-on-table": 1.2, "hook": 0.5, "capstan": 1, "knot": 2,
	"grasp-box": 5, "grasp-frame": 6, "grasp-mug": 4.2, "peg-in-hole": 5.2,
	"twist-cylinder": 30, "twist-two-hands": 7.5, "dragon": 2.8, "towel-bar": 6.8, "organ": 4.4, "suture-in-tissue": 4, "jelly-stack": 2, "six-motions": 8, "furry-jelly": 1.5, "squeezed-ring": 4,
	"feel-a-wall": 1.5, "texture": 2, "six-dof-peg": 4,
	"finger": 2.4, "finger-on-edge": 3, "soft-grasp": 5, "two-zone-bar": 2, "caterpillar": 5, "kidney": 2.2,
	"ears": 2.2, "braid": 4, "curly-bangs": 4.68, "long-hair": 3.2, "hair-on-head": 5.5, "jungle": 5, "wheat": 2,
}

func main() {
	all := flag.String("all", "", "folder for every scene in every form")
	only := flag.String("only", "", "the cards of these scenes, or pictures as docs/hand.png, joined with commas, and nothing else")
	flag.Parse()
	if err := run(*all, *only); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(all, only string) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	url, err := browse.Serve(ctx, serve.Config{})
	if err != nil {
		return err
	}
	b, err := browse.Start(ctx)
	if err != nil {
		return err
	}
	names := scenes.Names()
	if only != "" {
		for _, name := range strings.Split(only, ",") {
			take := card
			if of, ok := pictures[name]; ok {
				take = func(b *browse.Browser, url, _ string) error { return whole(b, url, of, name) }
			}
			if err := take(b, url, name); err != nil {
				return err
			}
		}
		return nil
	}
	if all == "" {
		for _, name := range names {
			if err := card(b, url, name); err != nil {
				return err
			}
		}
		for file, name := range pictures {
			if err := whole(b, url, name, file); err != nil {
				return err
			}
		}
		return nil
	}
	forms := map[string]browse.View{
		"light": {Width: 1440, Height: 900}, "dark": {Width: 1440, Height: 900, Dark: true},
		"phone": {Width: 390, Height: 844, Scale: 2, Touch: true}, "phone-dark": {Width: 390, Height: 844, Scale: 2, Touch: true, Dark: true},
	}
	for form, view := range forms {
		if err := picture(b, url+"/", view, "", filepath.Join(all, "gallery-"+form+".png")); err != nil {
			return err
		}
		for _, name := range names {
			if err := picture(b, url+"/#/scene/"+name, view, name, filepath.Join(all, name+"-"+form+".png")); err != nil {
				return err
			}
		}
	}
	return nil
}

// pictures are those of the README, each of a scene.
var pictures = map[string]string{"docs/suture.png": "suture", "docs/hand.png": "grasp-mug"}

// whole takes a picture of a scene with everything around it.
func whole(b *browse.Browser, url, name, file string) error {
	return picture(b, url+"/#/scene/"+name+"?quality=high", browse.View{Width: 1440, Height: 900}, name, file)
}

// card takes the picture of a scene's card: the stage alone, in best quality.
func card(b *browse.Browser, url, name string) error {
	file := filepath.Join("scenes", "thumbs", name+".png")
	release, err := hold(context.Background(), url, name)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	defer release()
	return picture(b, url+"/#/scene/"+name+"?bare=1&quality=high", browse.View{Width: 640, Height: 400}, name, file)
}

// hold lets a scene run until its moment, as a viewer beside the page, and leaves it paused there: a page that is drawn in software may be
// seconds late. The scene goes on being there until the viewer is released.
func hold(ctx context.Context, url, name string) (release func(), err error) {
	at := math.Max(moment[name], 0.1)
	conn, _, err := websocket.Dial(ctx, strings.Replace(url, "http", "ws", 1)+"/ws?scene="+name, nil)
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(1 << 30)
	if err := conn.Write(ctx, websocket.MessageText, []byte(`{"type":"reset"}`)); err != nil { // another picture may have been taken of it
		return nil, err
	}
	if err := conn.Write(ctx, websocket.MessageText, []byte(`{"type":"pause","on":false}`)); err != nil {
		return nil, err
	}
	for started := false; ; {
		kind, data, err := conn.Read(ctx)
		if err != nil {
			return nil, err
		}
		if kind != websocket.MessageBinary || len(data) < 16 {
			continue
		}
		now := math.Float64frombits(binary.LittleEndian.Uint64(data[8:])) // docs/protocol.md
		started = started || now < at
		if started && now >= at {
			break
		}
	}
	if err := conn.Write(ctx, websocket.MessageText, []byte(`{"type":"pause","on":true}`)); err != nil {
		return nil, err
	}
	go func() { // frames go on coming
		for err == nil {
			_, _, err = conn.Read(ctx)
		}
	}()
	return func() { _ = conn.CloseNow() }, nil
}

// picture opens a page, waits for the moment of the scene, if there is one, and writes what is seen.
func picture(b *browse.Browser, url string, view browse.View, name, file string) error {
	fmt.Println(file)
	tab, err := b.Open(url, view)
	if err != nil {
		return err
	}
	defer tab.Close()
	if name != "" {
		if err := tab.Wait("window.tendril && tendril.ready", 2*time.Minute); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := tab.Wait(fmt.Sprintf("tendril.paused || tendril.time >= %v", moment[name]), 4*time.Minute); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		// Paused, because the picture is made in software.
		if err := tab.Eval(`tendril.paused || dispatchEvent(new KeyboardEvent("keydown", {key: " "}))`, nil); err != nil {
			return err
		}
	}
	var png []byte
	if err := chromedp.Run(tab.Ctx, chromedp.Sleep(3*time.Second), chromedp.CaptureScreenshot(&png)); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, png, 0o644)
}
