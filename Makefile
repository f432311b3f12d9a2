# Everything Tendril needs to be built and tested. `make` lists the targets.

GO      ?= go
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
MODULE  := github.com/tendril-sim/tendril
LINTER  := github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.14.0
FUZZTIME ?= 20s

# A static binary: no C compiler is needed to build it, no C library to run it.
export CGO_ENABLED ?= 0

.DEFAULT_GOAL := help
.PHONY: help test build vet lint bench validate fuzz cover schema docs web freshweb screenshots clean deps browser

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

deps:
	@command -v $(GO) >/dev/null || { echo "Go is needed to build Tendril: install it from https://go.dev/dl and run make again." >&2; exit 1; }
	@$(GO) mod download || { echo "The Go modules in go.mod could not be downloaded: check the network, or GOPROXY." >&2; exit 1; }

# The tests of the page drive a real Chromium. Where none can be installed they are skipped, and say so.
browser:
	@found() { [ -n "$$CHROMIUM" ] || for n in chromium chromium-browser google-chrome; do command -v $$n >/dev/null && return; done; }; \
	found && exit 0; \
	sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	if command -v apt-get >/dev/null && command -v $${sudo:-sh} >/dev/null; then \
		echo "Installing Chromium for the tests of the page."; \
		$$sudo apt-get update -qq; \
		$$sudo apt-get install -y -qq chromium >/dev/null || $$sudo apt-get install -y -qq chromium-browser >/dev/null; \
	fi; \
	found || echo "No Chromium could be installed: the tests of the page will be skipped. Install one, or name it in CHROMIUM, to run them."

test: deps browser ## run every test
	$(GO) test -timeout 20m ./...

build: deps ## build bin/tendril, version stamped
	$(GO) build -trimpath -ldflags "-s -w -X $(MODULE)/internal/version.Version=$(VERSION)" -o bin/tendril ./cmd/tendril

vet: deps ## gofmt and go vet
	@unformatted=$$(gofmt -l .); [ -z "$$unformatted" ] || { echo "not gofmt-ed:" $$unformatted >&2; exit 1; }
	$(GO) vet ./...

lint: deps ## golangci-lint; the first run builds it, which takes three minutes
	$(GO) run $(LINTER) run ./...

bench: deps ## Go benchmarks of every package
	$(GO) test -run '^$$' -bench . -benchmem ./...

# What `tendril bench` measures beside Tendril where it is installed. Nothing else needs it: neither the build nor the tests.
.PHONY: peers
peers: ## build the programs of peers that tendril bench runs; needs a C++ compiler and what is to be compared with
	@command -v $(CC) >/dev/null || { echo "A C compiler is needed to build the peers; to build and run Tendril it is not." >&2; exit 1; }
	@mkdir -p bin
	@if echo '#include <ida/ida.h>' | $(CC) -E -x c - >/dev/null 2>&1; then \
		$(CC) -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -Wall -Wextra -o bin/tendril-peer-ida bench/peers/ida.c \
			-lsundials_ida -lsundials_nvecserial -lsundials_sunlinsoldense -lsundials_sunmatrixdense -lm; \
	else echo "SUNDIALS is not installed, its peer is left out: on Debian and Ubuntu, apt-get install libsundials-dev."; fi
	@$(MAKE) --no-print-directory -C bench/peers

validate: deps ## physics against closed forms: a table, and bin/validate.html with plots
	@mkdir -p bin
	$(GO) run ./cmd/tendril validate --html bin/validate.html

fuzz: deps ## run every fuzz target for FUZZTIME each
	@for package in $$($(GO) list ./...); do \
		for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			echo "$$package $$target"; \
			$(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) $$package || exit 1; \
		done; \
	done

cover: deps ## test coverage by package, and cover.html
	$(GO) test -coverprofile cover.out ./...
	$(GO) tool cover -html cover.out -o cover.html
	@$(GO) tool cover -func cover.out | tail -1

schema: deps ## write the JSON Schema of scene files
	$(GO) generate ./scene

web: ## build the page from web/src into web/dist; needs Node
	@command -v npm >/dev/null || { echo "Node with npm is needed to build the page; to build and run Tendril it is not." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error && npm run --silent check && npm run --silent build

freshweb: web ## check that the committed page is the one that its sources make
	@changed=$$(git status --porcelain -- web/dist); [ -z "$$changed" ] || { echo "web/dist is not what web/src makes: run make web and commit it" >&2; echo "$$changed" >&2; exit 1; }

screenshots: deps browser ## take the pictures of the gallery and the README from the page
	$(GO) run ./docs/screenshots

docs: deps ## draw the pictures in docs from real solves
	$(GO) generate .

clean: ## remove what the targets above made
	rm -rf bin cover.out cover.html
