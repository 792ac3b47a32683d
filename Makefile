# SPDX-License-Identifier: MIT
#
# The commands of this project. A newcomer needs two: `make demo` and `make test`.

.DEFAULT_GOAL := help
.PHONY: help demo test test-quick test-page bench check-bench record-bench lint format sightline clean setup

help: ## Says what there is to do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## Replays a recording of a scrolling feed, prints what was really seen, and writes the report page
	@Scripts/demo

test: ## Sets up and runs every test, debug and release
	@Scripts/test

test-quick: ## The debug tests alone; FILTER=name runs a part of them
	@Scripts/test quick $(FILTER)

test-page: ## Tests the report page in a browser; pictures go to Output/page-shots
	@Scripts/test-page

bench: ## Runs the benchmarks; FILTER=tick runs the cases whose names contain it
	@Scripts/bench run $(FILTER)

check-bench: ## Compares allocations and instructions with Benchmarks/Thresholds
	@Scripts/bench check $(FILTER)

record-bench: ## Rewrites Benchmarks/Thresholds; review the difference
	@Scripts/bench record $(FILTER)

lint: ## Checks style, imports, file sizes
	@Scripts/lint

format: ## Formats the sources in place
	@swift format --in-place --parallel --recursive Package.swift Sources Tests Fuzz Benchmarks/Package.swift \
	  Benchmarks/Sources

sightline: ## Builds the command as one static binary in Output/
	@Scripts/build-command

setup: ## Installs what building and testing need
	@Scripts/setup

clean: ## Removes everything built
	@rm -rf .build Benchmarks/.build Output
