### The arena: contests of computer players, at the terminal and as a report.

arena-title =
    { $game }: { $agents ->
        [one] one agent
       *[other] { $agents } agents
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }

## What was found

arena-strongest = { $first } is the strongest, { $lead } rating points above { $second }.
arena-not-apart = { $first } and { $second } cannot be told apart: the difference of { $lead } rating points may be chance.
arena-wins-apart = { $first } does best: it wins { $rate }, { $more } percentage points more than { $second } on the same deals, and does better than it on { $ahead } of them.
arena-not-apart-deals = { $first } and { $second } cannot be told apart by these deals.
arena-one-agent = One agent sits in all seats: this shows the game, not who is stronger.
arena-seat-ahead = Seat { $seat } wins { $rate }, more than its even share of { $even }.
arena-seat-behind = Seat { $seat } wins { $rate }, less than its even share of { $even }.
arena-seats-even = No seat could be shown to have an advantage.
arena-decided = Stopped after { $played } of { $asked } games, because it was clear of every pair who is stronger.
arena-decided-late = It became clear of every pair who is stronger.
arena-undecided = Not of every pair it became clear who is stronger.
arena-same-agent = { $former } is another name of { $agent }: the two are one and the same player.
arena-broken =
    { $count ->
        [one] One game broke. Its whole deal is left out.
       *[other] { $count } games broke. Their whole deals are left out.
    }
arena-waiting =
    { $count ->
        [one] One game was played whose deal is not finished; it is not counted yet.
       *[other] { $count } games were played whose deals are not finished; they are not counted yet.
    }
arena-nothing = No deal was played to its end, so nothing can be said yet.

## Facts

arena-fact-games = games
arena-fact-seats = seats
arena-fact-seatings = seatings
arena-fact-seed = seeds
arena-fact-errors = errors
arena-fact-speed = speed
arena-fact-took = took
arena-fact-start = start-up
arena-seatings-told = all { $count }, { $games } games each
arena-seatings-some = { $played } of { $count }
arena-seeds-told = { $first } to { $last }
arena-speed-told = { $speed } games/s on { $workers ->
        [one] one process
       *[other] { $workers } processes
    }
arena-counted = asked { $asked }, counted { $counted }, repeated { $repeated }

## Figures

arena-agent = agent
arena-agent-random = chooses at random
arena-agent-instinct = follows its instinct
arena-agent-beginner = overlooks options
arena-agent-intermediate = goes by experience
arena-agent-expert = plays imagined games out
arena-agent-playouts = plays { $count } games out
arena-rating = rating
arena-interval = 95% interval
arena-wins = wins
arena-seats-played = seats
arena-plot = picture
arena-ratings = Ratings
arena-ratings-about = Plackett–Luce by openskill over the finishing order: 400 points more are odds of ten to one, and 1500 is the mean of these agents. Rated { $passes } times from the start, each time { $games } games of deals drawn anew, in a new order; bars: 95%.
arena-ahead = Who finishes ahead of whom
arena-ahead-about = Per cent of their meetings in which the row finished ahead of the column; beside it counts half. Two agents met { $meetings } times.
arena-ahead-apart = Per cent of the deals in which the row did better than the column: it won, or had more points; equal counts half. Both played the same { $meetings } deals.
arena-ahead-cell = { $first } ahead of { $second }: { $rate } ({ $interval }), met { $meetings } times
arena-behind = behind
arena-in-front = ahead
arena-win-rates = Win rates
arena-win-rates-about = Wins for each seat played; a shared win counts as its share. Line: an even share, { $even }. Bars: 95%, by how much deals differ.
arena-win-rates-apart = Games won; bars: 95%. All played the same deals.
arena-scores = Scores
arena-scores-about = All scores of each agent. Bar: the middle half; stroke: the median.
arena-median = median
arena-mean = mean
arena-seat-advantage = Seats
arena-seat-advantage-about = Wins by seat; every agent sat in every seat equally often, on the same deals. Line: an even share, { $even }. Filled: the 95% interval leaves it out.
arena-seat = seat { $seat }
arena-times = Time for a decision
arena-times-about = Median and 95th percentile, logarithmic. A game has { $decisions } decisions.
arena-slow = 95%
arena-time = time / 95%
arena-decisions = decisions
arena-verdicts = Is one stronger?
arena-verdicts-about = Asked after every deal by betting against each answer: whatever is true, all answers together are wrong with a probability of { $rate } at most. About equal: neither is ahead by more than { $margin } of the games.
arena-verdict-stronger = { $first } is stronger than { $second }.
arena-verdict-equal = { $first } and { $second } are about equal.
arena-verdict-open = Between { $first } and { $second } it is open.

## How to reproduce

arena-reproduce = How to play this again
arena-step-install = Take the sources of figurka { $version }, of the same commit if there is one below, and install them in their folder:
arena-step-run = Run the command at the top. Deal number k has the seed { $seed } + k, whatever plays it; the number of processes changes the time, not the games.
arena-step-check = Check it: this plays some of the games again and must find the same choices.
arena-file = FILE
arena-copy = Copy
arena-copied = Copied
arena-made = made
arena-version = version
arena-rules = rules
arena-code = code
arena-commit = commit
arena-python = Python
arena-machine = machine
arena-machine-told = { $machine }, { $workers ->
        [one] one process
       *[other] { $workers } processes
    }
arena-cluster-told = a cluster, { $workers ->
        [one] one game at once
       *[other] { $workers } games at once
    }; here { $machine }
arena-libraries = libraries
arena-kept = games
arena-sha = sha256

## At the terminal

cli-arena-goes-on =
    { $count ->
        [one] One game was kept in { $file }; going on from there.
       *[other] { $count } games were kept in { $file }; going on from there.
    }
cli-arena-more = Each deal is played once for every agent: { $games } games are played instead of { $asked }.
cli-arena-progress = { $done } of { $total } games, { $speed } games/s, { $left } left
cli-arena-stopped = Stopped after { $count } of { $asked } games. The same command goes on from there.
cli-arena-written = Written: { $file }
cli-arena-note-ahead = Finishes ahead of the agent in the column, in per cent
cli-arena-failure = The game of seed { $seed } broke after choice { $choice }: { $error }
cli-arena-check-other = These games are of figurka { $version } with other rules or agents than here ({ $was } there, { $now } here), so other results are no surprise.
cli-arena-check-game = Game { $game }, seed { $seed }
cli-arena-check-was = was { $points } points after { $decisions } decisions, choices { $choices }
cli-arena-check-now = now { $points } points after { $decisions } decisions, choices { $choices }
cli-arena-check-broken = broke after choice { $choice }: { $error }
cli-arena-check-same =
    { $count ->
        [one] One game was played again and came to the same end by the same choices.
       *[other] { $count } games were played again and came to the same ends by the same choices.
    }
cli-arena-check-differs =
    Of { $count } games that were played again { $wrong ->
        [one] one came out differently.
       *[other] { $wrong } came out differently.
    }
cli-help-arena = Let agents compete in all seats on the same deals, and rate them.
cli-help-arena-agents = The agents, separated by commas: random, instinct, beginner, intermediate, expert; expert:60 plays 60 games out for a decision.
cli-help-arena-seats = How many sit at the table; by default as many as is usual in the game.
cli-help-arena-games = How many games; with --check, how many of them are played again. By default 400, with --check 20.
cli-help-arena-report = Write the report as a page to this file.
cli-help-arena-json = Write all figures as JSON to this file.
cli-help-arena-keep = Keep every game in this file as a line of JSON; a contest that was broken off goes on from it.
cli-help-stop-early = Stop as soon as it is clear of every pair who is stronger.
cli-help-scheduler = Play on the Dask cluster of this scheduler.
cli-help-arena-check = Play some games of this file again, kept by --keep or --json, and compare.

## Errors

error-playouts = “{ $agent }” is no agent. A number of playouts, at least 1, can be given to { $strongest } only, as in { $strongest }:60.
error-agent-twice = “{ $agent }” is named twice. Name each agent once: every agent sits in every seat anyway.
error-arena-companion = “{ $game }” cannot be measured: it runs the bots at a printed table of “{ $other }” and knows neither points nor who wins. Take “{ $other }”.
error-arena-broken = { $count } of { $played } games broke and are not counted. The first one, seed { $seed }, broke after { $choice } choices: { $error }
error-arena-all-broken = There is no deal to count: { $count } of { $played } games broke. The first one, seed { $seed }, did so after { $choice } choices: { $error }
error-other-code = A worker has other rules or agents of { $game } than this computer. Install the same figurka everywhere (its version there is { $version }) and start the workers anew.
error-kept-file = The file { $file } cannot be used: { $reason }.
error-kept-none = The file { $file } is no file of an arena's games. Name another one, or move it away.
error-kept-other = The file { $file } has games of another contest: { $what } is { $was } there and { $now } now. Name another file by --keep, or move this one away.
error-kept-line = Line { $line } of { $file } cannot be read as a game. Remove that line; its game is then played again.
error-kept-busy = Another command is playing into { $file } right now. Wait for its end, or name another file by --keep.
error-arena-extra = Ratings need a library that is not installed. Install it with: pip install "figurka[arena]"
error-cluster-extra = Playing on a cluster needs a library that is not installed. Install it with: pip install "figurka[cluster]"
error-cluster-away = No scheduler answers at { $address }: { $reason }
error-cluster-idle = The scheduler at { $address } has no workers. Start some with: dask worker { $address } --nthreads 1
error-cluster-lost = The cluster at { $address } gave up: its scheduler ended, or its workers die again and again. The same command goes on from the games that were kept.
error-workers-lost = The processes that play die again and again; perhaps memory is short. Fewer of them (--jobs) may do; the same command goes on from the games that were kept.
error-stop-one = With a single agent there is nothing to decide. Leave --stop-early out, or name two agents.
error-arena-check-game = A file that is checked says itself what was played. Leave the game and the other options out.
