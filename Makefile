# Every target does its own set-up; python3 (3.11 or newer) and make are enough.
PYTHON ?= python3
GAME ?= basari_cards
SETUP = @$(PYTHON) tools/setup.py
STEPS = @$(PYTHON) tools/test.py

.PHONY: help play terminal setup test test-core test-deep check web fast slow bench docs dist clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

play: ## sit down at a table in the browser
	$(SETUP) play
	@.venv/bin/python tools/play.py

terminal: ## play in the terminal (another game: make terminal GAME=sandsturm)
	$(SETUP) play
	@.venv/bin/funduk play $(GAME)

setup: ## the environment for working on Funduk: .venv, editable
	$(SETUP) dev

test: ## everything: checks, tests on the source, tests on the compiled wheel
	$(STEPS) test

test-core: ## the tests that need neither browser nor C compiler
	$(STEPS) test-core

test-deep: ## the tests that take long
	$(STEPS) test-deep

check: ## ruff, mypy --strict, arrows between rooms
	$(STEPS) check

web: ## build the browser front end
	$(SETUP) dev
	@.venv/bin/python tools/frontend.py

fast: ## compile the engines in place
	$(SETUP) dev compiler
	@.venv/bin/python tools/engines.py fast

slow: ## undo make fast
	@$(PYTHON) tools/engines.py slow

bench: ## moves a second against other systems, into bench/RESULTS.md
	$(SETUP) bench
	$(STEPS) compiled
	@.venv/bin/python bench/playouts.py >.make/bench.md
	@(cat .make/bench.md; echo) | tee -a bench/RESULTS.md

docs: ## the documentation as pages, into build/docs
	$(SETUP) dev
	@.venv/bin/python -m mkdocs build --strict

dist: ## the wheel: compiled with a C compiler, pure without one
	$(STEPS) dist

clean: slow ## remove environments and everything built
	@rm -rf .venv .venv-compiled .make build dist src/funduk/server/static web/node_modules \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
