# Vernissage: every command starts from a fresh clone and sets up what it needs.

PYTHON ?= python3
PORT ?= 8000
DATA ?= vernissage.sqlite
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
EXTRAS := $(VENV)/extras
PEERS := $(VENV)/peers
MODULES := web/node_modules/.package-lock.json
PAGE := src/vernissage/server/page/index.html
SOURCES := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.* src/vernissage/text/*.ftl)

.DEFAULT_GOAL := help
.PHONY: help setup page run test check bench chromium warm cluster plain

help: ## Show these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

setup: $(READY) ## Make .venv with everything pinned

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; say which with: make PYTHON=python3.11 ..."; exit 1; }
	@echo "Setting up Python in $(VENV): about a minute, once."
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	$(BIN)/python -m compileall -q src  # a quick start also where Python is told to keep no bytecode
	@touch $(READY)

$(EXTRAS): $(READY) requirements-extras.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-extras.txt
	@touch $(EXTRAS)

$(PEERS): $(EXTRAS) requirements-bench.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	@touch $(PEERS)

$(MODULES): web/package.json web/package-lock.json
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' \
	  || { echo "Node 20 or newer is needed to build the page"; exit 1; }
	npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $(MODULES)

$(PAGE): $(MODULES) $(SOURCES)
	npm --prefix web run --silent build

page: $(PAGE) ## Build the page

run: setup page ## Serve the tables on http://127.0.0.1:8000 (PORT=..., DATA=... override)
	$(BIN)/vernissage serve --port $(PORT) --data $(DATA)

test: ## Everything CI runs: checks, the tests, and the rules again without the compiler
	@echo "Checks, the page and the compiled games, side by side: some minutes."
	@$(MAKE) --no-print-directory --jobs 3 check page chromium warm $(EXTRAS)
	$(BIN)/pytest -n 3 --dist worksteal --ignore tests/bots/test_cluster.py
	@$(MAKE) --no-print-directory --jobs 2 cluster plain

check: setup $(MODULES) ## Lint, types, layers, of Python and of the page, and the page's own tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest tests/test_layers.py
	npm --prefix web run --silent check
	npm --prefix web test --silent

cluster: # Ray, which mostly waits
	$(BIN)/pytest tests/bots/test_cluster.py

plain: # the rules without the compiler
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 tests/games tests/engine

warm: setup # compiled games
	$(BIN)/vernissage warm

chromium: # the browser of the tests
	@command -v chromium >/dev/null \
	  || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
	  || { echo "The tests need Debian's package chromium: sudo apt-get install chromium"; exit 1; }

bench: setup $(PEERS) ## Speed beside OpenSpiel, load beside boardgame.io, environments beside four libraries, as ratios
	$(BIN)/python benchmarks/openspiel.py
	npm --prefix benchmarks/load ci --no-audit --no-fund --loglevel=error
	node benchmarks/load/run.mjs
	$(BIN)/python benchmarks/environments.py
