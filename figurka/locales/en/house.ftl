### What the engine itself says, whatever game is played: errors and reasons.

## Lists

list-and = { $first } and { $last }

## Games, seats and settings

error-unknown-game = There is no game called “{ $game }”. Choose one of these: { $games }.
error-game-broken = The game “{ $game }” cannot be loaded from the package { $package }: { $reason }. Repair or uninstall that package.
error-game-renamed = The game “{ $game }” is installed under the name “{ $entry }”. Its package must name its entry point like the game itself.
error-game-taken = There is a game called “{ $game }” already: the package { $package } brings it. Give yours another name.
error-no-part-of-view = A player’s view of this game has no “{ $name }” (in “{ $path }”).
error-seats = The game “{ $game }” cannot be played by this number of players: { $seats }. Choose one of these: { $allowed }.
error-seed = “{ $seed }” cannot be a seed. Give a whole number from zero up, of at most 18 digits, or the 64 hexadecimal digits that a finished game revealed; or give none and let chance choose it.
error-setting-unknown = The game “{ $game }” has no setting “{ $setting }”. Use one of these, or none: { $settings }.
error-setting-text = The setting “{ $setting }” takes names, separated by commas if there are several. Choose from these: { $choices }.
error-setting-seats =
    The setting “{ $setting }” has no meaning for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }. Leave it out, or change the number of players.
error-setting-choice = The setting “{ $setting }” cannot be “{ $value }”. Choose from these: { $choices }.
error-setting-once = Name each value of the setting “{ $setting }” only once, and only one value if the setting takes no more. Choose from these: { $choices }.
error-position-unknown = The game “{ $game }” has no position “{ $position }”. Choose from these: { $positions }.
error-position-settings = The position “{ $position }” takes no other settings: leave out { $settings }.
error-position-seats = The position “{ $position }” is for { $allowed } seats, not for { $seats }.
table-turns-left = That turn is over. { $count ->
        [one] One turn is left for your task.
       *[other] { $count } turns are left for your task.
    }
error-lesson-unknown = The game “{ $game }” has no lesson “{ $lesson }”. Choose from these: { $lessons }.
error-lesson-none = The game “{ $game }” has no lessons. figurka learn lists those there are.
error-lesson-part = A lesson has no part “{ $part }”. Choose from these: { $parts }.
error-lesson-answers = These answers do not belong to the lesson “{ $lesson }” as it is now. Begin it anew.
error-analysis-unfinished = This game is not over yet: only a finished game can be analysed.
error-puzzle-game = Puzzles can be made only of games that were played under the rules of today.
error-puzzle-unknown = There is no puzzle “{ $puzzle }” in this game. Choose one from the collection.
error-puzzle-none = There are no puzzles yet. Look in again later.
error-puzzle-answer = Answer with one of these: { $answers }.
error-puzzle-theme = There is no such theme. There are: { $themes }.
error-unknown-agent = There is no computer opponent called “{ $agent }”. Choose one of these: { $agents }.
error-agent-name = No agent of yours can be called “{ $agent }”. A name has small letters, digits and hyphens, and these are taken: { $taken }.

## Computer players: how strong, who they are, how they play, how long they think

level-random = Chance
    .name = Chance
level-instinct = Instinct
    .name = Instinct
level-beginner = Beginner
    .name = Pip
    .about = plays what looks nice, and slips now and then.
    .thinks = at once
level-intermediate = Intermediate
    .name = Vera
    .about = knows the game and plays from experience.
    .thinks = under ½ s
level-expert = Expert
    .name = Otto
    .about = plays many games in his head before he moves.
    .thinks = up to 3 s

## Choosing and taking back

error-choice-over = The game is over and there is nothing left to choose. Start a new game or open a saved one.
error-choice-range = There is no option with the number { $index }. Choose a number from 0 to { $last }.
error-choice-outgrown = There is nothing called “{ $key }” to choose now. Choose one of the options.
error-undo-nothing = There is nothing you can take back: either nothing has been chosen yet, or something has been revealed or another player asked since then. Play on from here.
error-no-checkpoints = This game keeps no checkpoints, so it cannot be cloned. Set it up with checkpoints=True, which is the default.
error-imagine-midturn = Seat { $seat } cannot imagine what it does not see in the middle of the turn of seat { $other }. Wait until it is asked itself or until another turn begins.

## Saved games

error-save-imagined = An imagined game cannot be saved. Save the game that it was imagined from.
error-save-json = The text is not valid JSON, so it cannot be a saved game. Choose a file that figurka has saved, and do not edit it.
error-save-foreign = This was not saved by figurka. Choose a file that was.
error-save-format = The saved game is in format { $format }, which this version of figurka cannot read. Update figurka, or open the game in the version that saved it.
error-save-field = The saved game is damaged: “{ $field }” is missing or is not what it should be. Use an undamaged copy of the file.
error-save-choice = The saved game is damaged: choice number { $number } cannot be made. Use an undamaged copy of the file.
error-save-changed = The file “{ $file }” was changed after it was saved: its fingerprint or its seal does not fit. `figurka verify` says what is wrong with it; go on with an untouched copy.
error-save-rules = The game “{ $game }” was saved under version { $saved } of its rules, but version { $now } is installed. Finish it in the figurka that saved it, or start a new game.
error-save-outgrown = The rules of the game “{ $game }” have changed since it was saved (version { $saved }, now { $now }), and choice number { $number } is no longer possible. It can be replayed up to there; to finish it, use the figurka that saved it.

## Why something cannot be chosen

refusal-not-asked = You are choosing something else now.
refusal-game-over = The game is over.
refusal-unknown-thing = There is nothing like that in this game.

## The server's errors

error-bad-request = The request could not be understood. Look at its fields and send it again.
error-not-found = There is nothing at this address. Go back to the lobby.
error-too-large = That is too much at once. Send less.
error-inside = Something went wrong on the server. Nothing was lost; try again in a moment.
error-cross-site = This came from another site and was not carried out. Do it on figurka's own page.
error-no-seat = You hold no seat at this table. Join it first, or come back in the browser in which you sat down.
error-no-open-seat = No seat is open to everybody at this table. Ask the host for an invitation.
error-replay-running = The game is still running. Its replay is for those who sit at it; wait until it is over.
error-too-often = Those were too many requests. Try again in { $seconds } s.
error-listen = { $host }, port { $port }, cannot be listened on: { $reason }.
error-port-taken = Port { $port } is taken, perhaps by a figurka that is already running. Choose another one: figurka serve --port NUMBER.
error-bad-address = This address cannot be read. Check the link, or go back to the lobby.
error-address-long = This address is too long for anything here. Check the link, or go back to the lobby.
error-slow-body = What you sent came too slowly. Send it again, perhaps from a better connection.
error-headers-large = The browser sent too much with its request. Delete the cookies of this site, or ask from another browser; carry your seats over first on the page under your name.
error-host = No figurka is known under this name. Open it under its own address; whoever runs the server tells it by figurka serve --host-name.
error-streams-client = More than { $most } tables are open from your network at once. Close one, or try again in { $seconds } s.
error-streams-table = As many are looking on at this table as fit: { $most }. Try again in { $seconds } s.

## What an operator tells of his server

error-proxy = “{ $told }” is neither an address nor a network. Name the proxy by its address, for example --proxy 127.0.0.1 or --proxy 10.0.0.0/8.
error-host-name = “{ $told }” is not the name of a host. Give the name alone, without scheme, port and path, for example --host-name figurka.example or --host-name *.figurka.example.
error-address-scheme = “{ $told }” does not begin with http:// or https://. Give the whole public address, for example --address https://figurka.example.
error-address-path = “{ $told }” is more than a scheme and a host, or the host cannot be. Give the public address without path, for example --address https://figurka.example.
error-log-form = A log cannot be written as “{ $told }”. Choose one of these: { $forms }.
error-metrics-off = This server tells no figures. Who runs it can start it with: figurka serve --metrics
error-metrics-extra = Telling figures needs a package that is not installed. Install it: pip install "figurka[metrics]"
error-metrics-forbidden = The figures are for who has the token. Send it as a bearer token; who runs the server sets it in FIGURKA_METRICS_TOKEN.
error-metrics-token = For /metrics a token is needed, or strangers could read it through a proxy. Set the variable FIGURKA_METRICS_TOKEN to one, for example to what this prints: openssl rand -hex 16

## Environments for learning

error-vocabulary-full = More can be chosen than the vocabulary of “{ $game }” has room for outside of its words, “{ $key }” among it. Let it grow: figurka actions { $game } --grow 1000.
error-vocabulary-version = The vocabulary of “{ $game }” has no version { $version }; its newest is { $newest }.
error-env-companion = “{ $game }” is no game to learn: it runs the bots at a printed table of “{ $other }”, which can be learned.
error-env-rewards = There are no rewards called “{ $rewards }”. Choose one of these: { $allowed }.
error-env-render = Games cannot be rendered as “{ $mode }”. Choose one of these: { $allowed }.
error-env-cycles = A game cannot be broken off after { $cycles } choices: give a whole number from 1 on, or none.
error-env-restore = An environment goes on only from one of its own kind. This one is { $here }; the other one is { $there }.
error-env-action = The action { $action } is not possible now. The action mask tells which are.
error-env-key = “{ $key }” cannot be chosen now. The legal keys tell what can.
error-env-tables = There can be no { $tables } tables played by { $workers } processes: at least one table is needed, and no more processes than tables.
error-env-episodes = The games are played by other processes, so they are not at hand here. With workers=0 they are.
