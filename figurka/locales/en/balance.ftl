### What wins, what is never used, where points are from, and what a changed figure changes.

balance-title = What wins in { $game }
balance-title-changed = A changed { $game } beside the game as it is
balance-facts =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, each of them { $agent }; seeds { $first } to { $last }, { $speed } games/s.
balance-search =
    { $count ->
        [one] a search of { $count } playout a choice
       *[other] a search of { $count } playouts a choice
    }
balance-stopped =
    { $count ->
        [one] Stopped before the { $count } game was played: this is what had been found.
       *[other] Stopped before all { $count } games were played: this is what had been found.
    }
balance-nothing = No game came to its end, so there is nothing to tell.
balance-written = Written: { $file }
balance-choices = Choices

## How one comes to a thing

balance-way-given = Chance alone gives it, so the figures are fair: whoever has it is like the others in all else.
balance-way-dealt = Players choose, but chance deals some: the columns “dealt” tell of all to whom it was dealt, whatever they made of it. These are fair; the others are not, for those who are ahead can choose more.
balance-way-chosen = Players choose, and those who are ahead can choose more: a thing in a winner’s hands is not yet the reason for the win.

## Columns

balance-head-thing = Thing
balance-head-kind = Kind
balance-head-seats = Seats
balance-head-wins = Wins
balance-head-interval = 95%
balance-head-more = Wins more
balance-head-points = Points more
balance-head-dealt = Dealt to
balance-head-dealt-wins = Dealt: wins more
balance-head-dealt-points = Dealt: points more
balance-head-taken = Taken
balance-head-place = Turn order
balance-head-source = By final place
balance-head-offered = Could have had it
balance-head-had = Had it
balance-head-figure = Figure
balance-head-before = As it is
balance-head-after = Changed
balance-head-moved = Difference
balance-head-setting = Setting
balance-head-players = Players
balance-head-games = Games
balance-head-won = Won
balance-head-score = Mean score
balance-head-rival = Rival’s score

## Parts of what is told

balance-places = Who begins
balance-places-about = The place in the turn order is drawn by lot, so this is fair.
balance-place = place { $number }
balance-finishes = Where points are from
balance-finishes-about = Means of all seats that finished so, and which part of their points that is.
balance-finish-place = place { $number }
balance-finish-won = won
balance-finish-lost = lost
balance-seats = Seats
balance-points = Points
balance-unused = Never or hardly used
balance-unused-about = What nobody had, or fewer than one in a hundred of those who could have had it. With 0 under “could have had it” it did not come up, or the game does not tell of the chance.
balance-left-out = { $shown } of { $count } are shown, from both ends.
balance-too-few =
    { $count ->
        [one] { $count } more was in too few games to say anything.
       *[other] { $count } more were in too few games to say anything.
    }
balance-across = By setting: { $setting }
balance-across-about = The same seeds are played with every choice. Margins are 95%, each game being one observation.
balance-all-seats = all
balance-side-by-side = Mean score and win rate of those who had it, with 95% intervals.
balance-changed = What was changed
balance-changed-about = The rest of the game is as it was, and whatever follows from these figures follows from the changed ones. The computer players know the new figures, but keep their habits.
balance-moved = What it changes
balance-moved-about =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } played in both versions by the same players; in { $same } of them everything came out the same. Differences are of the same deals, with 95% margins.
balance-moved-marks = ● stands clear among these { $rows } comparisons after Holm: luck alone makes any of them do so in at most one run of twenty; ○ does not. Not tested is what came out differently in fewer than { $fewest } deals.
balance-untested = not tested
balance-compared-points = Points of a seat
balance-compared-best = Points of the best
balance-compared-worst = Points of the last
balance-compared-decisions = Decisions in a game
balance-compared-turns = Turns in a game
balance-compared-rival = Points of the rival
balance-compared-won = Games won
balance-compared-place = Wins from place { $number } in the turn order
balance-compared-source = Points: { $source }
balance-compared-owned = { $thing } ({ $kind }): how many have it
balance-compared-owners = { $thing } ({ $kind }): wins of those who have it

## Notes

balance-legend =
    “Wins more” and “points more” compare with the others at the same table, as places in the turn order are levelled out; ± is a 95% margin in which seats of one table hang together. ● stands clear among all { $count } comparisons of this run after Holm, turn order included, so that luck alone makes any of them do so in at most one run of twenty; ○ does not. Without a mark it is not tested: too few games tell anything of it.
balance-legend-together =
    All win or lose together, so that “wins more” and “points more” compare with the other tables; ± is a 95% margin in which seats of one table hang together. ● stands clear among all { $count } comparisons of this run after Holm, turn order included, so that luck alone makes any of them do so in at most one run of twenty; ○ does not. Without a mark it is not tested: too few games tell anything of it.
balance-caution = A card in a winner’s city is not yet the reason for the win: whoever is ahead can afford more. Only what chance gives is fair evidence. And all of it is how these computer players fare, not how people do.
balance-caution-choices = This game does not tell what its things are, so its choices are told by the names that they have in code. What a winner chose is not yet the reason for the win.

## The page

balance-page-top = Balance
balance-page-found = Stand clear
balance-page-for = go with winning
balance-page-against = go with losing
balance-page-fair = dealt by chance
balance-page-none = Nothing stands clear: there may be nothing, or too few games.
balance-page-again = How to see it again
balance-page-again-about = The same command with the same version of figurka plays the same games: seeds decide all chance. More processes make it quicker and change nothing.
balance-page-usual = The dashed line is what everybody wins: { $rate }.
balance-page-games = games
balance-page-seats = players
balance-page-agent = computer player
balance-page-seeds = seeds
balance-page-settings = settings
balance-page-errors = errors
balance-page-speed = speed
balance-page-version = version
balance-page-a-second = { $speed } games/s
balance-page-between = The { $count } between them

## Errors

balance-error-no-file = There is no file “{ $file }”. A file of changes names a thing and a figure, such as [card.NAME] and below it points = 3.
balance-error-unreadable = The file “{ $file }” cannot be read: { $reason }.
balance-error-toml = The file “{ $file }” is no TOML: { $reason }.
balance-error-empty = The file “{ $file }” changes nothing. It names a thing and a figure, such as [card.NAME] and below it points = 3.
balance-error-no-table = “{ $name }” stands outside of any table. Name the thing before it, such as [card.NAME], or [constant] for a figure that stands by itself.
balance-error-no-field = Which figure of { $kind } “{ $name }” is meant? Write [{ $kind }.{ $name }] and below it the figure, such as points = 3.
balance-error-known = This process knows { $game } as it is already, so it cannot get to know it changed.
balance-error-breaks = With these changes { $game } cannot even be set up: { $reason }.
balance-error-compiled = { $game } is compiled here, so its figures cannot be changed. Use a figurka that is not compiled.
balance-error-several = There are several figures called { $name }. Say which one is meant: { $names }.
balance-error-computed = { $name } is not written as a figure: it is worked out from others, or is code. Change what it is worked out from.
balance-error-no-constant = { $game } has no figure “{ $name }”. Did you mean one of these: { $near }?
balance-error-no-kind = { $game } has no things of the kind “{ $kind }”. It has: { $kinds }.
balance-error-no-thing = There is no { $kind } “{ $name }”. Did you mean one of these: { $near }?
balance-error-unknown-field = { $kind } “{ $name }” has no figure “{ $field }” that can be changed: what is code, such as most effects, cannot. It has: { $fields }.
balance-error-shape = { $path } is { $was } and cannot become { $now }: write something of the same shape.
balance-error-key = { $path } has no entry “{ $key }”. It has: { $keys }.
balance-error-figures = { $path } cannot be made of that. It is made of: { $fields }.
balance-error-setting = { $game } has no setting “{ $setting }”. It has: { $settings }.
balance-error-of = “{ $kind }” is no kind of things of { $game }. It has: { $kinds }.
balance-error-seats = Several numbers of players are for --across only; name one.
balance-error-both = A change and --across are two questions: ask one of them.
balance-error-across-files = With --across what is found is printed only: leave --report, --json and --csv out.

## The command

cli-metavar-agent = AGENT
cli-metavar-kind = KIND
cli-help-balance = Let equal computer players play many games and tell what wins, what is never used and where points are from; or what a changed figure changes.
cli-help-balance-agent = Who sits at every seat.
cli-help-balance-playouts = In place of the agent, a search that plays out so many games for each choice.
cli-help-balance-seats = How many play; by default as many as are usual for the game. With --across several numbers, separated by commas.
cli-help-balance-of = Tell of this one kind of things only, but of all of them; a wrong name lists the kinds.
cli-help-balance-change = A small TOML file of changed figures: every deal is played with the game as it is and with the changed one.
cli-help-balance-across = Play the same seeds with every choice of this setting, or with those that --set names.
cli-help-balance-report = Write the report, one HTML page that is a file by itself.
cli-help-balance-json = Write all that was found as JSON.
cli-help-balance-csv = Write all that was found as CSV files into this folder.
cli-help-balance-markdown = Print the tables as Markdown, with all things.
