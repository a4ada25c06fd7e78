### The terminal: commands, prompts, summaries, and Farshore's table in signs and few words.

## Help texts of the command line

cli-help = Heavy Euro games at the terminal: play, read the rules, replay, simulate and measure.
cli-help-play = Play a game at this terminal, alone, against computer opponents or with people beside you.
cli-help-games = List the games there are.
cli-help-rules = Show the numbered rules of a game: all of them, those about a word, or one by its number.
cli-help-content = Print all cards and other content of a game as Markdown tables.
cli-help-replay = Tell a saved game again, choice by choice.
cli-help-simulate = Let agents play many games against each other and sum up how they did.
cli-help-bench = Measure how fast a game runs on this machine.
cli-help-version = Print the version and end.
cli-help-lang = Language: en or cs. By default FIGURKA_LANG decides, then the system’s language.
cli-help-game = The game’s name; “figurka games” lists them.
cli-help-seats = Who plays, in the order of the seats: you, greedy, random, or any name for a person. The default is you,greedy; a single seat plays solo.
cli-help-seed = The seed of chance: the same number deals the same game.
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

## Seats

cli-you = You
cli-agent-greedy = Greedy
cli-agent-random = Chance

## At the table

cli-because = (because of { $thing })
cli-prompt-hint = A number chooses · u undo · ? help · ? WORD explains · t table · q leave
cli-pass-keyboard = Pass the keyboard to { $player }. { $player }, press Enter when only you can see the screen.
cli-empty-line =
    { $last ->
        [one] Type 1, or ? for help.
       *[other] Type a number from 1 to { $last }, or ? for help.
    }
cli-no-such-number =
    { $last ->
        [one] There is no choice { $number }; the only one is 1.
       *[other] There is no choice { $number }; they go from 1 to { $last }.
    }
cli-not-understood = “{ $line }” means nothing here. Type the number of a choice, or ? for help.
cli-did-you-mean = Choices are made by their numbers. Did you mean { $options }?
cli-taken-back = Taken back.
cli-preview-prompt = Enter to confirm · n to choose again · or another choice >{" "}
cli-choose-again = Choose again.
cli-choices-drawn =
    { $count ->
        [one] { $count } choice is in the drawing: type its number or its place ({ $example }); o lists it.
       *[other] { $count } choices are in the drawing: type a number or a place ({ $example }); o lists them.
    }
cli-confirm = This ends your part in the game. Are you sure?
cli-not-confirmed = All right, nothing has happened.
cli-yes-or-no = [y/n]
cli-yes = y
cli-word = WORD
cli-file = FILE
cli-command-number = choose what stands beside the number
cli-command-undo = take back your last choice (until something was revealed or somebody else was asked)
cli-command-reset = take back the whole turn, as far as that is possible
cli-command-explain = explain a card, a place, a sign or a rule
cli-command-why = why something cannot be chosen now
cli-command-list = list all choices, also those that the drawing shows
cli-for-example = { $meaning }, for example { $example }
cli-command-journal = all that has happened in this game
cli-command-save = save the game (it is saved after every choice anyway), or a copy to a file
cli-command-table = draw the table again, or only a part of it: WORD is what stands on its frame
cli-no-such-part = No part of the table is called “{ $word }”. There are: { $parts }.
cli-command-language = Česky / in English
cli-command-leave = leave; the game is saved and can be resumed
cli-explain-unknown = Nothing here is called “{ $word }”. Try another word, or part of one.
cli-explain-many = Several things fit; be more precise: { $names }.
cli-explain-rules = Rules that speak of it: { $rules }.
cli-why-what = Say what you are asking about
cli-why-can = { $thing }: you can choose it, it is number { $number }.
cli-why-cannot = { $thing }: { $reason }
cli-saved = Saved to { $file }.
cli-resume = The game is saved. To go on: { $command }
cli-saved-at-end = To see the game again: { $command }

## The end

cli-won-you = You have won!
cli-won-one = { $player } has won.
cli-won-several = A shared victory: { $players }.
cli-won-rival = You have lost; the winner is { $rival }.
cli-won-nobody = Nobody has won.
cli-won-together = A victory together!
cli-lost-together =
    { $seats ->
        [1] The game is lost.
       *[other] A defeat together.
    }
cli-score-total = Total

## Games, rules and content

cli-games-name = Name
cli-games-title = Game
cli-games-seats = Players
cli-games-about = About
cli-games-hint = To play: figurka play { $game }
cli-rule-source = Source: { $source }
cli-rule-see = see { $rules }
cli-rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
cli-source-rulebook = the rulebook
cli-source-public = public reports of the game
cli-source-designed = figurka’s own decision
cli-source-recalled = memory of the game, not checked against a text
cli-coverage = { $shown } of { $total } rules are shown by tests
cli-content-card = Card
cli-content-thing = Place, map or wind rose
cli-content-type = Type
cli-content-keywords = Keywords
cli-content-cost = Cost
cli-content-points = Points
cli-content-copies = Copies
cli-content-effect = Effect
cli-content-source = Source
cli-content-designed = Designed for figurka
cli-content-reconstructed = Reconstructed
cli-content-total = { $count } cards of { $kinds } kinds.

## Replays

cli-replay-prompt = [Enter next · t table · q leave]{" "}
cli-replay-after =
    { $count ->
        [0] The beginning
        [one] After { $count } choice
       *[other] After { $count } choices
    }

## Simulations

cli-simulate-progress = Playing
cli-simulate-agent = Agent
cli-simulate-seats-played = Seats played
cli-simulate-wins = Wins
cli-simulate-rate = Win rate
cli-simulate-interval = 95% interval
cli-simulate-score = Mean score
cli-simulate-games =
    { $count ->
        [one] { $count } game, { $decisions } decisions, { $speed } games/s.
       *[other] { $count } games, { $decisions } decisions each on average, { $speed } games/s.
    }
cli-simulate-rotation = With each game everybody moves one seat on, so that no agent always has the same seat. A shared win counts as a share.
cli-simulate-together = With each game everybody moves one seat on. All seats win or lose together, so a win counts whole for each.
cli-simulate-seeds = Seeds { $first } to { $last }.
cli-simulate-stopped = Stopped before all { $count } games were played.
cli-simulate-failure = The game of seed { $seed } broke after choice { $choice }:
cli-simulate-reproduce = To see it again:
cli-simulate-failures =
    { $count ->
        [one] { $count } game broke.
       *[other] { $count } games broke.
    }

## Measuring

cli-bench-decisions = Decisions per second
cli-bench-choices = … with two options or more
cli-bench-games = Games per second
cli-bench-length = Decisions per game
cli-bench-copies = State copies per second
cli-bench-clones = Clones per second, amid turns
cli-bench-game-memory = Memory of one game, MiB
cli-bench-process-memory = Memory of the process, MiB
cli-bench-calibration = Calibration loop, ms
cli-bench-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
cli-bench-compiled = Compiled build, one thread, random play.
cli-bench-interpreted = Interpreted, one thread, random play.

## Errors

cli-error = Error:
cli-error-language = There is no language “{ $language }”. Choose one of these: { $languages }.
cli-error-seats = “{ $seats }” has an empty seat. Separate the seats by single commas, for example you,greedy.
cli-error-set = “{ $text }” is not a setting. Write it as a name and a value, for example level=captain.
cli-error-load-game = The saved game is “{ $game }”, not “{ $asked }”. Leave the name out.
cli-error-load-seats =
    { $seats ->
        [one] The saved game has { $seats } seat, and you named { $asked }. Name as many, or none.
       *[other] The saved game has { $seats } seats, and you named { $asked }. Name as many, or none.
    }
cli-error-load-options = A saved game already has its seed and settings. Leave --seed and --set out.
cli-error-read = { $file } cannot be read: { $reason }.
cli-error-write = { $file } cannot be written: { $reason }.
cli-error-no-tests = There is no folder { $folder }. Run this in a checkout of figurka, or name the folder by --tests.
cli-error-no-rulebook = The game “{ $game }” has no numbered rules.
cli-error-no-rule = No rule of “{ $game }” has the number or word “{ $word }”.
cli-error-no-content = The game “{ $game }” has no list of its content.
cli-error-replay-range =
    { $count ->
        [0] Nothing has been chosen in this game yet.
       *[other] The game has { $count } choices. Give --from and --to in that range, and in that order.
    }

## Farshore: the table

cli-farshore-examples = ? inn, ? », ? F-12
    .why = w inn
cli-farshore-players = Players
cli-farshore-track = Ships
cli-farshore-places = Places
cli-farshore-maps = Maps
cli-farshore-discards = Discards
cli-farshore-weather = Wind and cards
cli-farshore-head-season = Season
cli-farshore-head-workers = Workers
cli-farshore-head-hand = Hand
cli-farshore-head-ship = Ship
cli-farshore-head-maps = Maps
cli-farshore-head-score = Points
cli-farshore-passed = passed
cli-farshore-flooded = flooded
cli-farshore-no-city = no card yet
cli-farshore-known = known in hand:
cli-farshore-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cli-farshore-map-value = value { $value }
cli-farshore-status-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cli-farshore-sign-anchor = Anchor
cli-farshore-sign-wind = With the wind
    .about = Whoever plays the card now sails one space for each of these signs.
cli-farshore-sign-unique = Unique
cli-farshore-sign-times = So many
    .about = So many cards of this name lie here.

# The letters of the five colours: green, blue, tan, red, purple
cli-farshore-letter-production = G
cli-farshore-letter-governance = B
cli-farshore-letter-traveler = T
cli-farshore-letter-destination = R
cli-farshore-letter-prosperity = P

## Farshore: what places and cards do, in a few words (≡ driftwood § seaweed ● stone ♠ mushroom ◆ treasure ★ point)

cli-farshore-brief-place-shore_driftwood = +3≡
cli-farshore-brief-place-shore_seaweed = +2§, draw 1
cli-farshore-brief-place-shore_stone = +1●, draw 2
cli-farshore-brief-place-shore_mushroom = +2♠
cli-farshore-brief-place-docks = discard ≤3: 1 any each
cli-farshore-brief-place-lookout = discard, draw up to 8
cli-farshore-brief-place-dunes = take a map
cli-farshore-brief-place-coral_isle = +2●, draw 1
cli-farshore-brief-place-kelp_isle = +3§, draw 1
cli-farshore-brief-place-timber_spit = +3≡ +1§
cli-farshore-brief-place-mushroom_atoll = +3♠
cli-farshore-brief-place-treasure_key = +1◆, draw 2
cli-farshore-brief-place-windward_isle = ship 1, +1 any, draw 1
cli-farshore-brief-place-gull_roost = +1 any, draw 3
cli-farshore-brief-place-bounty_isle = +2 any, draw 1
cli-farshore-brief-place-hermits_isle = 2 from Bay, play −2
cli-farshore-brief-place-mirror_lagoon = any shore, draw 1

cli-farshore-brief-card-rope_bridge = draw 5, or +2 any
cli-farshore-brief-card-post_office = discard any: play −1 each
cli-farshore-brief-card-inn = play from Bay −3
cli-farshore-brief-card-abbey = give ≤2: +2★ each
cli-farshore-brief-card-tumbler = +1●
cli-farshore-brief-card-tangle_raft = +1§
cli-farshore-brief-card-scriptorium = draw 2
cli-farshore-brief-card-grove = +1♠
cli-farshore-brief-card-beach_sledge = +2≡
cli-farshore-brief-card-shipwreck = lose construction: +1◆
cli-farshore-brief-card-hideout = +2◆
cli-farshore-brief-card-galley = ship 2
cli-farshore-brief-card-port = after critter: +1≡/§/●
cli-farshore-brief-card-market = discard it: card −3
cli-farshore-brief-card-lighthouse = after wind: +1★
cli-farshore-brief-card-customs_office = after card: give 1, +1 any
cli-farshore-brief-card-crows_nest = ship 3
cli-farshore-brief-card-warehouse = stores 2≡2§2●2♠: take 2
cli-farshore-brief-card-sloop = ship 2
cli-farshore-brief-card-windmill = 2★ per green
cli-farshore-brief-card-manor = 2★ per common critter
cli-farshore-brief-card-harbor = 3★ per purple
cli-farshore-brief-card-gardens = 2★ per unique critter
cli-farshore-brief-card-galleon = 1★ per ◆
cli-farshore-brief-card-postal_pigeon = draw 2, maybe one free
cli-farshore-brief-card-steward = +1♠ +1 any, draw 1
cli-farshore-brief-card-sea_chip = activate a green card
cli-farshore-brief-card-scribe = discard ≤2: +1★ each
cli-farshore-brief-card-scavenger = discard ≤2: +1 any each
cli-farshore-brief-card-sail_maker = ship 1
cli-farshore-brief-card-merchant = pay 1: +2 any
cli-farshore-brief-card-diver = pay ≤3§: +1◆ each
cli-farshore-brief-card-pirate = +3◆
cli-farshore-brief-card-stowaway = move a worker
cli-farshore-brief-card-castaway = lose critter: +1◆
cli-farshore-brief-card-customs_officer = after construction: +1♠
cli-farshore-brief-card-navigator = after wind: draw 1
cli-farshore-brief-card-lighthouse_keeper = from Bay −1
cli-farshore-brief-card-herbalist = critter: ≤3♠ as §
cli-farshore-brief-card-cooper = play construction −3
cli-farshore-brief-card-illuminator = discard ≤5: +1★ each
cli-farshore-brief-card-cartographer = any shore or island
cli-farshore-brief-card-treasure_hunter = +1◆
cli-farshore-brief-card-sculptor = 2★ per unique constr.
cli-farshore-brief-card-pilgrim = 2★ per map
cli-farshore-brief-card-guild_master = 1★ per blue, red, tan
cli-farshore-brief-card-governor = 2★ per common constr.
cli-farshore-brief-card-admiral = 1★ per ◆ space passed

## Serving

cli-help-serve = Serve the tables to browsers.
cli-help-host = The address to listen on; 0.0.0.0 lets others on the network in.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-database = A PostgreSQL address or the path of an SQLite file; without it, a file in your own data folder.
cli-help-browser = Whether to open the browser.
cli-help-pace = How many seconds a computer takes at least for a choice, so that people can follow.
cli-serve-stop = Ctrl-C stops the server; the games are kept.
cli-error-no-web = The web server's packages are not installed. Install them with: pip install "figurka[web]"
