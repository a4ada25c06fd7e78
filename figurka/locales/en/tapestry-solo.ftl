### Tapestry alone: the bots, their cards and charts, and why they do what they do.

## The bots

tapestry-automa = Automa
tapestry-shadow = Shadow Empire

## Settings: the level, and the Shadow Empire among two people

tapestry-level-1 = 1 · Underachiever
    .about = The gentlest: you begin with a free advance on every track. The Automa does not use its civilization, and its income brings it no tapestry cards to defend itself with. Normal mat.
tapestry-level-2 = 2 · Average
    .about = The level that the rulebook sets up: normal mat, one civilization, decision decks of 8, 10, 12 and 14 cards.
tapestry-level-3 = 3 · Slightly Intimidating
    .about = Both bots advance once more in each of their income turns 2 to 5, but their decks grow later: 8, 8, 10 and 12 cards. Normal mat.
tapestry-level-4 = 4 · Somewhat Awesome
    .about = Both bots advance once more in each of their income turns 2 to 5 and play longer: decks of 8, 10, 14 and 18 cards. Normal mat.
tapestry-level-5 = 5 · Definitely Awesome
    .about = The hard mat with its higher multipliers, an extra advance in every income turn, the first on the favourite track, and decks of 8, 10, 16 and 22 cards.
tapestry-level-6 = 6 · Crusher of Dreams
    .about = As level 5, but both bots begin with an advance on every track, and the Automa has a second civilization, which you choose.
tapestry-shadow-none = Without
    .about = The two of you play without a third side.
tapestry-shadow-empire = Shadow Empire
    .about = A third side competes for landmarks and for the achievement of a completed track; shuffling its cards costs it a turn. Uncertain: the printed sheet of this variant was not available (A-281).
tapestry-shadow-swift_empire = Swift Shadow Empire
    .about = The same, but shuffling its cards costs it no turn. Uncertain: which of the two the printed sheet means is not known (A-296).

## Civilizations of the Automa

tapestry-automaciv-explorers = Explorers
    .effect = Favourite track: exploration. In income turns 2 and 4 the Automa advances on exploration, in turns 3 and 5 on military, with the benefit of the space as far as the Automa knows it.
tapestry-automaciv-scientists = Scientists
    .effect = Favourite track: science. In income turns 3 to 5 the Automa does research, with the benefit of the space as far as the Automa knows it.
tapestry-automaciv-conquerors = Conquerors
    .effect = Favourite track: military. In income turns 2 to 5 the Automa conquers if it controls fewer territories than the number of the turn. Then, if more than two of its territories hold a single token, one of them gets a toppled outpost of the Shadow Empire. At last the Automa gains 1 VP for each territory it controls.
tapestry-automaciv-engineers = Engineers
    .effect = Favourite track: technology. In income turns 2 to 5 the Automa gains 1 VP for each landmark on its mat.

## Decision cards

tapestry-decision = decision card { $number }
tapestry-trackrule-any_open = any open track
    .about = Every track whose end the bot has not reached.
tapestry-trackrule-nearest_end = the track nearest to its end
    .about = The open tracks with the fewest spaces from the bot's token to the end.
tapestry-trackrule-nearest_landmark_or_end = the track nearest to a free landmark or to its end
    .about = The open tracks with the fewest spaces from the bot's token to the next landmark that nobody has, or to the end if no such landmark is ahead.
tapestry-heart = favourite
tapestry-heart-of = favourite ({ $track })
tapestry-direction-0 = upwards
tapestry-direction-1 = to the upper right
tapestry-direction-2 = to the lower right
tapestry-direction-3 = downwards
tapestry-direction-4 = to the lower left
tapestry-direction-5 = to the upper left
tapestry-bare = { $text }

## What the Automa gains

tapestry-botbenefit-research = research
    .about = The Automa rolls the science die, advances on that track and gains what it gains of the new space.
tapestry-botbenefit-research_x = research without benefit
    .about = The Automa rolls the science die and advances on that track; only a landmark or an achievement can come of it.
tapestry-botbenefit-invent = new tech cards on display
    .about = The three face-up tech cards are discarded and replaced. The Automa takes none.
tapestry-botbenefit-conquer = conquer
    .about = The Automa takes a hex next to its territories, yours before any other. No dice are rolled.
tapestry-botbenefit-conquer_anywhere = conquer anywhere
    .about = The Automa takes a hex anywhere on the map, yours before any other. No dice are rolled.
tapestry-botbenefit-explore = explore
    .about = The Automa lays a random tile next to its territories and gains nothing by it.
tapestry-botbenefit-explore_anywhere = explore anywhere
    .about = The Automa lays a random tile anywhere on the map and gains nothing by it.
tapestry-botbenefit-advance_choice = an advance on a rolled track
    .about = The Automa rolls the science die until it shows Military, Technology or Exploration, advances there and gains what it gains of the new space.
tapestry-botbenefit-regress_choice = a move back on a rolled track
    .about = The Automa rolls the science die until it shows Military or Technology, moves back there and gains what it gains of that space.
tapestry-botbenefit-tapestry_card = a tapestry card
    .about = The top tapestry card is put face down beside the mat of the Automa, which defends itself with such cards.
tapestry-ignored-again = the same once more
tapestry-ignored-bonus = the bonus ({ $gain })

## The Automa's mat and its chart

tapestry-mat-normal = Normal mat
    .about = Multipliers for landmarks and territories, for Military and Science, and for Technology and Exploration: 1, 0, 1 in income turn 2; 2, 1, 1 in turn 3; 2, 1, 2 in turn 4; 3, 2, 3 in turn 5.
tapestry-mat-hard = Hard mat
    .about = Multipliers for landmarks and territories, for Military and Science, and for Technology and Exploration: 1, 0, 1 in income turn 2; 2, 1, 2 in turn 3; 2, 2, 2 in turn 4; 3, 3, 4 in turn 5.
tapestry-cell-reassess_favourites = check of favourites
    .about = A bot that is at the end of its favourite track, or behind somebody there, looks for a new favourite.
tapestry-cell-advance_with_last_pair = extra advance
    .about = Both bots advance once more by the pair of cards used last.
tapestry-cell-civilization_bonus = civilization bonus
    .about = The Automa gains what its civilization has for this income turn.
tapestry-cell-score_vp = scoring
    .about = The Automa gains VP for landmarks, territories and tracks by the multipliers of this turn, and for being first into the era.
tapestry-cell-add_progress_cards = progress cards
    .about = Cards of the progress deck join the discarded decision cards.
tapestry-cell-add_progress_cards_again = more progress cards
    .about = Further cards of the progress deck join the discarded decision cards.
tapestry-cell-tapestry_to_mat = tapestry card on the mat
    .about = A face-down tapestry card covers the multipliers of this turn.
tapestry-cell-tapestry_to_supply = tapestry card for the Automa
    .about = A tapestry card is put face down beside the mat, for the Automa's defence.
tapestry-cell-shuffle_decision_deck = shuffling
    .about = All decision cards in use are shuffled into the deck of the next era.

## What the bots count

tapestry-distance-landmark = { $start } { $count } ({ $landmark })
tapestry-distance-end = { $start } { $count } (end)
tapestry-distance-hex =
    { $count ->
        [1000] { $start } (no path)
       *[other] { $start } ({ $count })
    }
tapestry-tally-landmarks = landmarks { $count } × { $times } = { $points }
tapestry-tally-territories = territories { $count } × { $times } = { $points }
tapestry-tally-military = Military { $count } × { $times } = { $points }
tapestry-tally-science = Science { $count } × { $times } = { $points }
tapestry-tally-technology = Technology { $count } × { $times } = { $points }
tapestry-tally-exploration = Exploration { $count } × { $times } = { $points }
tapestry-tally-first = first into the era { $points }

## Questions

tapestry-ask-automa_second = Which second civilization do you give the Automa?
tapestry-ask-head_start = On which track do you advance next, free of charge?

## The journal: what the bots do

tapestry-tell-automa-second =
    { $who ->
        [you] You give the Automa { $thing } as its second civilization.
       *[other] { $player } gives the Automa { $thing } as its second civilization.
    }
tapestry-tell-bot-takes-card =
    { $count ->
        [one] { $player } now has { $count } tapestry card beside its mat.
       *[other] { $player } now has { $count } tapestry cards beside its mat.
    }
tapestry-tell-blocks-achievement = { $player } takes the best free place of the achievement “{ $thing }” without scoring it (A-96).

## Why: the turn and the cards

tapestry-tell-bot-A-21 = The bots begin with their income turn 1. Civilization of the Automa: { $civilizations }. Favourite track of the Automa: { $track }, of the Shadow Empire: { $track-last } (A-21).
tapestry-tell-bot-A-22 = The decision deck is empty, so the bots take their next income turn; cards { $things } stay open as the last pair (A-22).
tapestry-tell-bot-A-24 =
    { $count ->
        [0]
            { $income ->
                [yes] The bots draw decision cards { $track-card } (track card) and { $tiebreaker-card } (tiebreaker card), the last of the deck; the track card has the income symbol.
               *[no] The bots draw decision cards { $track-card } (track card) and { $tiebreaker-card } (tiebreaker card), the last of the deck; the track card has no income symbol, so they still advance.
            }
       *[other] The bots draw decision cards { $track-card } (track card) and { $tiebreaker-card } (tiebreaker card); { $count } are left in the deck.
    }
    { "" }Right half of card { $track-card }: Automa, { $automa-rule }; Shadow Empire, { $shadow-rule }. Left half of card { $tiebreaker-card }: tracks in the order { $order }, where the favourite of the Automa is { $track } and that of the Shadow Empire { $track-last }; map from { $start } { $direction }, next row from { $next }; { $toppled ->
        [yes] with the toppled outpost symbol
       *[no] no toppled outpost symbol
    } (A-24).
