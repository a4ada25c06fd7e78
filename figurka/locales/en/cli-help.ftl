### The help texts of the command line.

cli-help = Heavy Euro games: play, read the rules, replay, simulate and measure. Without a command the lobby opens in your browser.
cli-help-play = Play a game at this terminal, alone, against computer opponents or with people beside you.
cli-help-games = List the games there are.
cli-help-rules = Show the numbered rules of a game: all of them, those about a word, or one by its number.
cli-help-content = Print all cards and other content of a game as Markdown tables.
cli-help-view = Print all fields of a game’s view as Markdown, for whoever writes programs that play.
cli-help-replay = Replay a saved game, choice by choice.
cli-help-verify = Check a saved game: that fingerprint, seed and choices make exactly this game. The exit code is 0 only if everything holds.
cli-help-simulate = Let agents play many games against each other and sum up how they did.
cli-help-bench = Measure how fast a game runs on this machine.
cli-help-version = Print the version and exit.
cli-help-lang = Language: en or cs. By default FIGURKA_LANG decides, then the system’s language.
cli-help-game = The game’s name; “figurka games” lists them.
cli-help-seats = Who plays, in the order of the seats: you, greedy, random, or any name for a person. The default is you,greedy; a single seat plays solo.
cli-help-seed = The seed of chance, a number or 64 hexadecimal digits: the same one deals the same game, so it is for practice.
cli-help-set = A setting of the game, such as level=captain; may be repeated.
cli-help-level = The level of a solo game, such as captain or 4; the same as --set level=LEVEL.
cli-help-load = Go on with a saved game.
cli-help-word = A word or a number such as F-12; capitals and accents do not matter.
cli-help-coverage = Say which rules no test shows; exit code 1 if there are any.
cli-help-tests = The folder with the tests.
cli-help-file = A saved game.
cli-help-from = Begin with this choice.
cli-help-to = Stop after this choice.
cli-help-step = Wait for Enter after each choice.
cli-help-fingerprint = The fingerprint that was noted at the table’s start, or at least its first 8 digits.
cli-help-seal = The seal that was noted at the table’s end, or at least its first 8 digits.
cli-help-agents = The agents that play, separated by commas.
cli-help-number = How many games.
cli-help-first-seed = The seed of the first game; each later one adds one.
cli-help-check = Check the state after every choice; slower.
cli-help-by = Group the results by a part of a player’s view at the end, such as civilizations.0 or city.capital.
cli-help-json = Print JSON for other programs.
cli-help-jobs = How many processes; by default one for each core.
cli-help-bench-which = The games’ names; “figurka games” lists them. Without any, all are measured.
cli-help-bench-seats = How many seats; by default as many as are usual for the game.
cli-help-bench-games = How many games are timed.
cli-help-repeats = How many times they are timed; the best counts.
cli-help-serve = Serve the tables to browsers.
cli-help-host = The address to listen on; 0.0.0.0 lets others on the network in.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-database = A PostgreSQL address or the path of an SQLite file; without it, a file in your own data folder.
cli-help-browser = Whether to open the browser.
cli-help-pace = How many seconds a computer takes at least for a choice, so that people can follow.
cli-help-companion = Run the bots for a printed game at your own table.

## What Typer says by itself

cli-typer-usage = Usage:
cli-typer-options-metavar = [OPTIONS]
cli-typer-command-metavar = COMMAND [ARGUMENTS]…
cli-typer-arguments = Arguments
cli-typer-options = Options
cli-typer-commands = Commands
cli-typer-error = Error
cli-typer-default = [default: { $value }]
cli-typer-required = [required]
cli-typer-aborted = Stopped.
cli-typer-help = Show this help and end.
cli-typer-install-completion = Install completion for this shell.
cli-typer-show-completion = Show completion for this shell, to copy it or adapt it.
cli-typer-try = For help, try { $command }
cli-typer-missing-argument = { $name } is missing.
cli-typer-missing-option = The option { $name } is missing.
cli-typer-no-such-option = There is no option { $name }.
cli-typer-no-such-command = There is no command “{ $name }”.
cli-typer-needs-value = The option { $name } needs a value.
cli-typer-takes-no-value = The option { $name } takes no value.
cli-typer-bad-value = { $name } cannot have this value.
cli-typer-at-least = { $name } must be at least { $number }.
cli-typer-at-most = { $name } must be at most { $number }.
cli-typer-no-number = { $name } must be a number.
cli-typer-extra = This is more than was asked for: { $values }.
