# Vernissage: every command starts from a fresh clone and sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help setup run test check bench

help: ## Show these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

setup: $(READY) ## Make .venv with everything pinned

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; say which with: make PYTHON=python3.11 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

run: setup ## Play Final Touch in this terminal against a strong bot
	$(BIN)/vernissage play final_touch --seats me,strong

test: check ## Everything CI runs: checks, the tests, and the rules again without the compiler
	$(BIN)/pytest
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest tests/games tests/engine

check: setup ## Lint, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest tests/test_layers.py

bench: setup ## Speed beside OpenSpiel, in one run, as ratios
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	$(BIN)/python benchmarks/openspiel.py
