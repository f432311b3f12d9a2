# Everything Tendril needs to be built and tested. `make` lists the targets.

GO      ?= go
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
MODULE  := github.com/tendril-sim/tendril
LINTER  := github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.14.0
FUZZTIME ?= 20s

# A static binary: no C compiler is needed to build it, no C library to run it.
export CGO_ENABLED ?= 0

.DEFAULT_GOAL := help
.PHONY: help test build vet lint bench validate fuzz cover schema docs clean deps

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

deps:
	@command -v $(GO) >/dev/null || { echo "Go is needed to build Tendril: install it from https://go.dev/dl and run make again." >&2; exit 1; }
	@$(GO) mod download || { echo "The Go modules in go.mod could not be downloaded: check the network, or GOPROXY." >&2; exit 1; }

test: deps ## run every test
	$(GO) test ./...

build: deps ## build bin/tendril, version stamped
	$(GO) build -trimpath -ldflags "-s -w -X $(MODULE)/internal/version.Version=$(VERSION)" -o bin/tendril ./cmd/tendril

vet: deps ## gofmt and go vet
	@unformatted=$$(gofmt -l .); [ -z "$$unformatted" ] || { echo "not gofmt-ed:" $$unformatted >&2; exit 1; }
	$(GO) vet ./...

lint: deps ## golangci-lint; the first run builds it, which takes three minutes
	$(GO) run $(LINTER) run ./...

bench: deps ## Go benchmarks of every package
	$(GO) test -run '^$$' -bench . -benchmem ./...

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

docs: deps ## draw the pictures in docs from real solves
	$(GO) generate .

clean: ## remove what the targets above made
	rm -rf bin cover.out cover.html
