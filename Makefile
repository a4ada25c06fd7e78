# make play    sets up all that playing needs and opens the lobby
# make test    sets up everything and passes lint, types and tests
# make compile builds the engine by mypyc, about three times as fast; make uncompile goes back
# make dist    builds the wheel and the source archive into dist/
# make wheel   builds a wheel of the compiled engine for this platform into dist/
# make quick   lint, types, and the tests of what has changed since the last commit
# make docs    makes one site of guides and reference in site/, and fails at a broken link
# make bench   prints the benchmark: interpreted, compiled, and other engines beside it
# make losses  fails if a game has lost more than a quarter of its speed since the commit SINCE (HEAD~1)
# make requirements   pins anew what a server is installed with
# make lowest         tests with the oldest versions that pyproject.toml allows
# make deploy-check   lints what is in deploy/

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
COMPILING := $(VENV)/.compiling
READY := $(VENV)/.ready
LOWEST := .venv-lowest
UV := $(or $(shell command -v uv 2>/dev/null),$(BIN)/uv)
LOWEST_TESTS := tests/agents tests/cli tests/core tests/install tests/locales tests/tables tests/web
SERVED := --extra metrics --extra postgres --extra push
GAMES := farshore tapestry viticulture viticulture-world

BEFORE := build/before
SINCE ?= HEAD~1
COMPILED_TESTS := tests/core tests/agents tests/earlier tests/games/test_golden.py tests/games/test_every_game.py \
	$(wildcard tests/games/*/rules tests/games/*/*/rules tests/games/*/mind tests/games/*/*/mind) \
	tests/arena/balancing/test_changes.py tests/install/test_compiled.py

.PHONY: setup play compile uncompile wheel compiled-wheel compiled-tests losses test quick checked lint types browser compiler dist docs bench start pages peeking steps strength continents load content golden clean \
	requirements lowest deploy-check

setup: $(READY)

# Whoever only plays needs no tools of development; whoever has those can play as well.
define install
	@if command -v uv >/dev/null 2>&1; then \
		uv venv --quiet --allow-existing --python $(PYTHON) $(VENV) && \
		uv pip install --quiet --python $(BIN)/python -e "$(1)"; \
	else \
		$(PYTHON) -m venv $(VENV) && \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -e "$(1)"; \
	fi
endef

$(PLAYABLE): pyproject.toml
	$(call install,.)
	@touch $(PLAYABLE)

$(READY): pyproject.toml
	$(call install,.[dev])
	@touch $(PLAYABLE) $(COMPILING) $(READY)

$(COMPILING): pyproject.toml
	$(call install,.[compile])
	@touch $(PLAYABLE) $(COMPILING)

play: $(PLAYABLE)
	@$(BIN)/figurka

# Compiling takes some minutes, and nothing where these very sources were compiled before.
compile: $(COMPILING) compiler
	$(BIN)/python -m compiling

uncompile: $(COMPILING)
	$(BIN)/python -m compiling --remove

# Bytecode is kept even where the shell says otherwise: the tests start so many processes
# that making it anew in each of them takes longer than many tests.
test quick: export PYTHONDONTWRITEBYTECODE :=

test: checked browser
	$(BIN)/python -m pytest -n auto --dist worksteal
	$(MAKE) --no-print-directory -j 2 $(GAMES:%=shown-%)
	$(MAKE) --no-print-directory compiled-tests

# What games come to must be the same compiled: golden games, games of before, rules, and the suite of every game
compiled-tests: export PYTHONDONTWRITEBYTECODE :=
compiled-tests: setup compile
	FIGURKA_ENGINE=compiled $(BIN)/python -m pytest -q -n auto --dist worksteal $(COMPILED_TESTS)

quick: checked
	$(BIN)/python -m tests.changed

# Whether each numbered rule of a game is shown by a test
shown-%: setup
	$(BIN)/figurka rules $* --coverage

# Lint beside types; the tests begin when both have passed.
checked: setup
	$(MAKE) --no-print-directory -j 2 lint types

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: setup
	$(BIN)/mypy

# The browser tests need Chromium: installed here where that is possible, otherwise asked for.
browser:
	@if [ -z "$$FIGURKA_CHROMIUM" ] && ! command -v chromium-headless-shell >/dev/null 2>&1 && \
		! command -v chromium >/dev/null 2>&1 && \
		! command -v chromium-browser >/dev/null 2>&1 && ! command -v google-chrome >/dev/null 2>&1; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
			apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
		else \
			echo "The tests need Chromium: install it, or name it in FIGURKA_CHROMIUM."; exit 1; \
		fi; \
	fi

# Compiling needs a C compiler and Python's headers: installed here where that is possible, otherwise asked for.
compiler: $(COMPILING)
	@if ! command -v $${CC:-cc} >/dev/null 2>&1 || ! $(BIN)/python -c \
		"import pathlib, sysconfig as s; exit(not pathlib.Path(s.get_path('include'), 'Python.h').exists())"; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
			apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev >/dev/null; \
		else \
			echo "Compiling needs a C compiler and Python's headers: install them."; exit 1; \
		fi; \
	fi

dist: setup
	rm -rf dist
	$(BIN)/python -m hatchling build

# Of the sources: compiled modules tell less of themselves
docs: setup
	FIGURKA_ENGINE=interpreted $(BIN)/python -m sphinx -q -W --keep-going -b html -d site/.doctrees docs site
	@echo "Open site/index.html"

wheel: $(COMPILING)
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/python -m hatchling build -t wheel

load: setup
	$(BIN)/python -m benchmarks.load

# How Tapestry's civilizations and bots fare: the tables of docs/tapestry-strength.md
strength: setup
	$(BIN)/figurka balance tapestry --across adjustments --of civilizations --games 600 --markdown
	$(BIN)/figurka balance tapestry --seats 1 --across level --games 300 --markdown

# How hard the continents of Viticulture World are: the table of docs/viticulture-world.md
continents: setup
	$(BIN)/figurka balance viticulture-world --across continent --seats 1,2,3,4 --games 40 --markdown

bench: setup
	$(BIN)/python -m benchmarks --compiled

losses: setup
	rm -rf $(BEFORE) && git worktree prune
	git worktree add --quiet --detach $(BEFORE) $(SINCE)
	$(BIN)/python -m benchmarks --no-peers --games 20 --before $(BEFORE) --check; \
		lost=$$?; git worktree remove --force $(BEFORE); exit $$lost

# How long the command takes to start, beside Python itself
start: setup
	$(BIN)/python -m benchmarks.start

# Whether undo, previews or advice in any game ever tell what a seat cannot see
peeking: setup
	$(BIN)/python -m benchmarks.peeking

# How much a page is sent after a choice, and how long drawing it takes
pages: setup
	$(BIN)/python -m benchmarks.pages

# Steps of a learner a second, beside the classic games of PettingZoo and RLCard
steps: setup
	$(BIN)/python -m benchmarks.steps

content: setup
	$(BIN)/figurka content farshore > docs/content.md
	$(BIN)/figurka content tapestry > docs/content-tapestry.md
	$(BIN)/figurka content viticulture > docs/content-viticulture.md
	$(BIN)/figurka content viticulture-world > docs/content-viticulture-world.md
	$(BIN)/figurka view farshore > docs/view-farshore.md
	$(BIN)/figurka view tapestry > docs/view-tapestry.md
	$(BIN)/figurka view viticulture > docs/view-viticulture.md
	$(BIN)/figurka view viticulture-world > docs/view-viticulture-world.md

golden: setup
	$(BIN)/python -m tests.golden.make

$(BIN)/uv: | $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

# Exact versions with hashes of all that a server is installed with, for every Python and system
requirements: $(UV)
	UV_CUSTOM_COMPILE_COMMAND="make requirements" $(UV) pip compile --quiet --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --upgrade $(SERVED) -o deploy/requirements.txt pyproject.toml

# The lower bounds of what figurka needs hold: they are installed as they are written, beside tools of today.
lowest: $(UV)
	$(UV) venv --quiet --clear --python $(PYTHON) $(LOWEST)
	$(UV) pip compile --quiet --python $(LOWEST)/bin/python --resolution lowest-direct --no-deps --no-annotate \
		--no-header $(SERVED) --extra tune -o $(LOWEST)/lowest.txt pyproject.toml
	$(UV) pip install --quiet --python $(LOWEST)/bin/python --constraints $(LOWEST)/lowest.txt -e ".[dev]"
	$(LOWEST)/bin/python -m pytest -q -k "not browser" $(LOWEST_TESTS)

deploy-check:
	@deploy/check

clean:
	rm -rf $(VENV) $(LOWEST) site .mypy_cache .pytest_cache .ruff_cache .hypothesis
