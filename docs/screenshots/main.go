// Screenshots takes the pictures of the gallery cards and of the README from the page itself, in a real browser.
//
//	go run ./docs/screenshots            the pictures that are committed
//	go run ./docs/screenshots -all DIR   every scene, light and dark, wide and phone-sized, to look at
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/tendril-sim/tendril/internal/browse"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/serve"
)

// moment is the simulated time at which a scene shows best [s].
var moment = map[string]float64{"suture": 19, "suture-free": 6, "telephone-cord": 5, "catheter": 9, "cantilever": 1, "twist-coil": 10,
	"lanterns": 3, "marionette": 4, "necklace": 4, "spinning-rod": 2, "double-pendulum": 1.2, "steel-cable": 1.2,
	"ears": 3, "braid": 4, "curly-bangs": 2, "long-hair": 2.5, "jungle": 2.2, "wheat": 2,
}

func main() {
	all := flag.String("all", "", "folder for every scene in every form")
	only := flag.String("only", "", "the cards of these scenes, joined with commas, and nothing else")
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
			if err := card(b, url, name); err != nil {
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
		return picture(b, url+"/#/scene/suture", browse.View{Width: 1440, Height: 900}, "suture", "docs/suture.png")
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

// card takes the picture of a scene's card: the stage alone, in best quality.
func card(b *browse.Browser, url, name string) error {
	file := filepath.Join("scenes", "thumbs", name+".png")
	return picture(b, url+"/#/scene/"+name+"?bare=1&quality=high", browse.View{Width: 640, Height: 400}, name, file)
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
		if err := tab.Wait("window.tendril && tendril.ready", 30*time.Second); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := tab.Wait(fmt.Sprintf("tendril.time >= %v", moment[name]), 60*time.Second); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := chromedp.Run(tab.Ctx, chromedp.KeyEvent(" ")); err != nil { // pause: the picture is made in software
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
