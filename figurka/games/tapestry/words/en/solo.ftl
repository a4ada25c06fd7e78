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
    .acc = the Explorers
    .effect = Favourite track: exploration. In income turns 2 and 4 the Automa advances on exploration, in turns 3 and 5 on military, with the benefit of the space as far as the Automa knows it.
tapestry-automaciv-scientists = Scientists
    .acc = the Scientists
    .effect = Favourite track: science. In income turns 3 to 5 the Automa does research, with the benefit of the space as far as the Automa knows it.
tapestry-automaciv-conquerors = Conquerors
    .acc = the Conquerors
    .effect = Favourite track: military. In income turns 2 to 5 the Automa conquers if it controls fewer territories than the number of the turn. Then, if more than two of its territories hold a single token, one of them gets a toppled outpost of the Shadow Empire. At last the Automa gains 1 point for each territory it controls.
tapestry-automaciv-engineers = Engineers
    .acc = the Engineers
    .effect = Favourite track: technology. In income turns 2 to 5 the Automa gains 1 point for each landmark on its mat.

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
tapestry-comma = { $first }, { $last }

## What the Automa gains

tapestry-botbenefit-research = research
    .does = researches
    .about = The Automa rolls the science die, advances on that track and gains its share of the new space.
tapestry-botbenefit-research_x = research without benefit
    .does = researches without benefit
    .about = The Automa rolls the science die and advances on that track; only a landmark or an achievement can come of it.
tapestry-botbenefit-invent = new tech cards on display
    .does = has the tech cards on display replaced
    .about = The three face-up tech cards are discarded and replaced. The Automa takes none.
tapestry-botbenefit-conquer = conquer
    .does = conquers
    .about = The Automa takes a hex next to its territories, yours before any other. No dice are rolled.
tapestry-botbenefit-conquer_anywhere = conquer anywhere
    .does = conquers anywhere
    .about = The Automa takes a hex anywhere on the map, yours before any other. No dice are rolled.
tapestry-botbenefit-explore = explore
    .does = explores
    .about = The Automa lays a random tile next to its territories and gains nothing by it.
tapestry-botbenefit-explore_anywhere = explore anywhere
    .does = explores anywhere
    .about = The Automa lays a random tile anywhere on the map and gains nothing by it.
tapestry-botbenefit-advance_choice = an advance on a rolled track
    .does = advances on a rolled track
    .about = The Automa rolls the science die until it shows Military, Technology or Exploration, advances there and gains its share of the new space.
tapestry-botbenefit-regress_choice = a move back on a rolled track
    .does = moves back on a rolled track
    .about = The Automa rolls the science die until it shows Military or Technology, moves back there and gains its share of that space.
tapestry-botbenefit-tapestry_card = a tapestry card
    .does = gains a tapestry card
    .about = The top tapestry card is put face down beside the Automa's mat, and the Automa defends itself with such cards.
tapestry-ignored-again = the same once more
tapestry-ignored-benefit = the benefit ({ $gains })
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
    .about = The Automa gains points for landmarks, territories and tracks by the multipliers of this turn, and for being first into the era.
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
        [you] You give the Automa { $thing-acc } as its second civilization.
       *[other] { $player } gives the Automa { $thing-acc } as its second civilization.
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
    The bots draw decision cards { $track-card } (track card) and { $tiebreaker-card } (tiebreaker card); { $count ->
        [0] the deck is now empty, and the track card { $income ->
            [yes] has the
           *[no] has no
        } income symbol
       *[other] { $count } cards are left in the deck
    }. Right half of card { $track-card }: Automa, { $automa-rule }; Shadow Empire, { $shadow-rule }. Left half of card { $tiebreaker-card }: tracks in the order { $order }, where the favourite of the Automa is { $track } and that of the Shadow Empire { $track-last }; map from { $start } { $direction }, next row from { $next }; { $toppled ->
        [yes] with the toppled outpost symbol
       *[no] without the toppled outpost symbol
    } (A-24).
tapestry-tell-bot-A-25 = The deck is empty and track card { $things } has the income symbol, so the bots take their next income turn instead of advancing (A-25).
tapestry-tell-bot-A-290 = { $player } lets the opening round pass (A-290).
tapestry-tell-bot-A-291 =
    { $player } draws decision cards { $track-card } (track card) and { $tiebreaker-card } (tiebreaker card); { $count ->
        [0] the deck is now empty
       *[other] { $count } cards are left in the deck
    }. Right half of card { $track-card }, grey rule: { $shadow-rule }. Left half of card { $tiebreaker-card }: tracks in the order { $order }, read from the bottom, where the favourite is { $track } (A-291).
tapestry-tell-bot-A-295 = The decision deck is empty, so { $player } checks its favourite track and shuffles instead of drawing (A-295).
tapestry-tell-bot-A-296 = { $player } shuffles all { $count } decision cards into a new deck, which takes up its turn (A-296).
tapestry-tell-bot-A-296-swift = { $player } shuffles all { $count } decision cards into a new deck and still takes its turn, as this game is set up (A-296).

## Why: choosing a track

tapestry-tell-bot-T-112 =
    { $whom ->
        [you] Your { $second }
       *[other] The { $second } of { $other }
    } closes { $thing } to { $player } (T-112).
tapestry-tell-bot-A-34 = { $player } has no track left on which it could advance (A-34).
tapestry-tell-bot-A-264 = { $player } may advance on any open track: { $things } (A-264).
tapestry-tell-bot-A-265 =
    { $player } counts the spaces to the next free landmark or to the end: { $ways }; { $number ->
        [one] the nearest is { $things }
       *[other] { $things } are equally near
    } (A-265).
tapestry-tell-bot-A-266 =
    { $player } counts the spaces to the end: { $ways }; { $number ->
        [one] the nearest is { $things }
       *[other] { $things } are equally near
    } (A-266).
tapestry-tell-bot-A-33 = { $player } reads the order of card { $second } from the top: { $read }; the first track that remains is { $thing } (A-33).
tapestry-tell-bot-A-33-upward = { $player } reads the order of card { $second } from the bottom: { $read }; the first track that remains is { $thing } (A-33).

## Why: what an advance brings

tapestry-tell-bot-A-36 = The { $thing } goes on the Automa's mat and belongs to it (A-36).
tapestry-tell-bot-A-298 = The { $thing } is set aside and is nobody's (A-298).
tapestry-tell-bot-A-38 =
    { $gains ->
        [0] { $player } gains nothing from { $thing }; it ignores { $ignored } (A-38).
       *[other]
            { $skips ->
                [0] On { $thing }, { $player } { $does }; there is nothing else on the space (A-38).
               *[other] On { $thing }, { $player } { $does }; it ignores { $ignored } (A-38).
            }
    }
tapestry-tell-bot-T-123 = { $player } has had the benefit of { $thing } in this turn already and gains nothing (T-123).
tapestry-tell-bot-A-39 = { $player } gains neither benefit nor bonus from { $thing } (A-39).
tapestry-tell-bot-A-42 = Research: the science die names the track on which { $player } advances, gaining its share of the new space (A-42).
tapestry-tell-bot-A-43 = Research without benefit: the science die names the track on which { $player } advances; only a landmark or an achievement can come of it (A-43).
tapestry-tell-bot-A-44 = Instead of inventing, { $player } has the three face-up tech cards replaced and takes none (A-44).
tapestry-tell-bot-A-45 = { $player } conquers next to its territories, without dice (A-45).
tapestry-tell-bot-A-46 = { $player } conquers anywhere on the map, without dice (A-46).
tapestry-tell-bot-A-47 = { $player } explores next to its territories (A-47).
tapestry-tell-bot-A-48 = { $player } explores anywhere on the map (A-48).
tapestry-tell-bot-A-49 = { $player } rolls the science die until it shows Military, Technology or Exploration, and advances there (A-49).
tapestry-tell-bot-A-50 = { $player } rolls the science die until it shows Military or Technology, moves back there and gains its share of that space (A-50).
tapestry-tell-bot-A-50-start = { $player } is on the start space of { $thing } and cannot move back (A-50).
tapestry-tell-bot-A-51 = The top tapestry card goes face down beside { $player }'s mat (A-51).
tapestry-tell-bot-A-130 = { $player } is at the end of { $thing }, so nothing happens (A-130).

## Why: the map

tapestry-land-desert = desert
tapestry-land-forest = forest
tapestry-land-grassland = grassland
tapestry-land-mountain = mountains
tapestry-tell-bot-A-53 = { $player } reads the map by card { $second }, from { $start } { $direction }, next row from { $next }: { $walk }; the first possible hex is { $thing } (A-53).
tapestry-tell-bot-A-54 =
    There is no open pair yet, so progress card { $thing } decides and is shuffled back afterwards: map from { $start } { $direction }, next row from { $next }; { $toppled ->
        [yes] with the toppled outpost symbol
       *[no] without the toppled outpost symbol
    } (A-54).
tapestry-tell-bot-A-60 = { $player } can no longer gain the achievement of the middle island ({ $thing }), so the distance to it does not count (A-60).
tapestry-tell-bot-A-61 = { $player } has no outpost left in its supply and does not conquer (A-61).
tapestry-tell-bot-A-64 =
    { $whom ->
        [you] { $player } can conquer from you: { $things } (A-64).
       *[other] { $player } can conquer from { $other }: { $things } (A-64).
    }
tapestry-tell-bot-A-65 =
    Steps to the middle island ({ $goals }): { $ways }; { $number ->
        [one] the closest is { $things }
       *[other] { $things } are equally close
    } (A-65).
tapestry-tell-bot-A-70 =
    { $whom ->
        [you] None of your territories can be conquered. Neutral hexes that { $player } could conquer or explore: { $things } (A-70).
       *[other] None of { $other }'s territories can be conquered. Neutral hexes that { $player } could conquer or explore: { $things } (A-70).
    }
tapestry-tell-bot-A-71 =
    Card { $card } has no toppled outpost symbol, so hexes next to { $whom ->
        [you] your
       *[other] { $other }'s
    } territories drop out; { $number ->
        [0] none remains
        [one] { $things } remains
       *[other] { $things } remain
    } (A-71).
tapestry-tell-bot-A-125 =
    { $whom ->
        [you] Card { $card } has the toppled outpost symbol, so hexes next to your territories may be taken too (A-125).
       *[other] Card { $card } has the toppled outpost symbol, so hexes next to { $other }'s territories may be taken too (A-125).
    }
tapestry-tell-bot-A-72 = There is no possible hex, so { $player } does not conquer (A-72).
tapestry-tell-bot-A-73 =
    Steps to the middle island ({ $goals }): { $ways }; { $number ->
        [one] the closest is { $things }
       *[other] { $things } are equally close
    } (A-73).
tapestry-tell-bot-A-74 =
    { $whom ->
        [you] Steps to your territories with a single token
       *[other] Steps to { $other }'s territories with a single token
    } ({ $goals }): { $ways }; { $number ->
        [one] the closest is { $things }
       *[other] { $things } are equally close
    } (A-74).
tapestry-tell-bot-A-75 =
    { $whom ->
        [you] Steps to your territories
       *[other] Steps to { $other }'s territories
    } ({ $goals }): { $ways }; { $number ->
        [one] the closest is { $things }
       *[other] { $things } are equally close
    } (A-75).
tapestry-tell-bot-A-77 =
    { $land ->
        [known] The new tile is turned at random, with { $terrain } pointing { $direction }, and gives nothing (A-77).
        [none] The new tile has sea on all sides and gives nothing (A-77).
       *[unknown] The new tile is turned at random and gives nothing (A-77).
    }
tapestry-tell-bot-A-79-closes =
    { $count ->
        [one] The toppled outpost symbol adds a toppled outpost of the Shadow Empire on { $thing }, which nobody can conquer any more; { $count } is left (A-79).
       *[other] The toppled outpost symbol adds a toppled outpost of the Shadow Empire on { $thing }, which nobody can conquer any more; { $count } are left (A-79).
    }
tapestry-tell-bot-A-79-middle = In spite of the toppled outpost symbol, no outpost of the Shadow Empire is added on the middle island ({ $thing }) (A-79).
tapestry-tell-bot-A-133 = The Shadow Empire has no outpost left, so none is added on { $thing } (A-133).
tapestry-tell-bot-A-80 = { $player } could explore: { $things } (A-80).
tapestry-tell-bot-A-80-none = There is no hex that { $player } could explore (A-80).
tapestry-tell-bot-A-81 =
    { $whom ->
        [you] Steps to your territories
       *[other] Steps to { $other }'s territories
    } ({ $goals }): { $ways }; { $number ->
        [one] the furthest is { $things }
       *[other] { $things } are equally far
    } (A-81).
tapestry-tell-bot-A-82 = Military is { $player }'s favourite track, so no distance counts, only the order of the map (A-82).
tapestry-tell-bot-A-83 =
    { $land ->
        [known] The tile is turned at random, with { $terrain } pointing { $direction }, and gives neither points nor its benefit (A-83).
        [none] The tile has sea on all sides and gives neither points nor its benefit (A-83).
       *[unknown] The tile is turned at random and gives neither points nor its benefit (A-83).
    }
tapestry-tell-bot-A-84 = No territory tile is left, so { $player } does not explore (A-84).

## Why: traps

tapestry-tell-bot-A-85 =
    { $count ->
        [0] { $player } has no tapestry card beside its mat and cannot defend itself (A-85).
        [one] { $player } discards the only tapestry card beside its mat, in case it is a trap (A-85).
       *[other] { $player } discards tapestry cards at random, { $count } at most, until one is a trap (A-85).
    }
tapestry-tell-bot-A-88 = No trap was among them, so the conquest succeeds (A-88).

## Why: the income turn

tapestry-tell-bot-A-99 = The chart of level { $count } calls for this in this income turn: { $things } (A-99).
tapestry-tell-bot-A-110 = The chart of level { $count } calls for nothing in this income turn (A-110).
tapestry-tell-bot-A-100 = First of all, { $player } advances on { $thing } at this level (A-100).
tapestry-tell-bot-A-101 = Check of favourites: { $player } keeps { $thing }, where it is on space { $count } and nobody is ahead of it (A-101).
tapestry-tell-bot-A-101-ended = Check of favourites: { $player } is at the end of { $thing } and looks for a new favourite (A-101).
tapestry-tell-bot-A-101-behind =
    { $whom ->
        [you]
            { $count ->
                [one] Check of favourites: on { $thing } you are { $count } space ahead of { $player }, which looks for a new favourite (A-101).
               *[other] Check of favourites: on { $thing } you are { $count } spaces ahead of { $player }, which looks for a new favourite (A-101).
            }
       *[other]
            { $count ->
                [one] Check of favourites: on { $thing } { $other } is { $count } space ahead of { $player }, which looks for a new favourite (A-101).
               *[other] Check of favourites: on { $thing } { $other } is { $count } spaces ahead of { $player }, which looks for a new favourite (A-101).
            }
    }
tapestry-tell-bot-A-202 = { $player }'s favourite track is now { $second } instead of { $thing } (A-202).
tapestry-tell-bot-A-202-same = { $player }'s favourite track is { $second } again (A-202).
tapestry-tell-bot-A-102 = Extra advance by the last pair, cards { $things }: Automa, { $automa-rule }; Shadow Empire, { $shadow-rule } (A-102).
tapestry-tell-bot-A-245 = Civilization bonus of the { $thing }: { $player } advances on { $track } (A-245).
tapestry-tell-bot-A-246 = Civilization bonus of the { $thing }: { $player } does research and gains its share of the new space (A-246).
tapestry-tell-bot-A-246-none = The { $thing } have no bonus in this income turn (A-246).
tapestry-tell-bot-A-247-few =
    { $count ->
        [one] Civilization bonus of the { $thing }: { $player } controls { $count } territory, fewer than the number of this income turn, so it conquers (A-247).
       *[other] Civilization bonus of the { $thing }: { $player } controls { $count } territories, fewer than the number of this income turn, so it conquers (A-247).
    }
tapestry-tell-bot-A-247-enough = Civilization bonus of the { $thing }: { $player } controls { $count } territories, not fewer than the number of this income turn, so it does not conquer (A-247).
tapestry-tell-bot-A-247 = More than two of { $player }'s territories hold a single token, so one of them gets a second one: { $things } (A-247).
tapestry-tell-bot-A-247-closes =
    { $count ->
        [one] A toppled outpost of the Shadow Empire is added on { $thing }, which nobody can conquer any more; { $count } is left (A-247).
       *[other] A toppled outpost of the Shadow Empire is added on { $thing }, which nobody can conquer any more; { $count } are left (A-247).
    }
tapestry-tell-bot-A-247-score = Civilization bonus of the { $thing }: 1 point for each territory that { $player } controls, { $count } in total (A-247).
tapestry-tell-bot-A-251 = The Shadow Empire has no outpost left, so the Conquerors close no territory (A-251).
tapestry-tell-bot-A-248 = Civilization bonus of the { $thing }: 1 point for each landmark on { $player }'s mat, { $count } in total (A-248).
tapestry-tell-bot-A-104 = Scoring: { $things }; { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in total (A-104).
tapestry-tell-bot-A-105 = Progress cards { $things } join the discarded decision cards (A-105).
tapestry-tell-bot-A-106 = Progress cards { $things } join the discarded decision cards as well (A-106).
tapestry-tell-bot-A-107 = A tapestry card is laid face down on { $player }'s mat and covers the multipliers just used (A-107).
tapestry-tell-bot-A-108 = The top tapestry card goes face down beside { $player }'s mat (A-108).
tapestry-tell-bot-A-109 = All { $count } decision cards in use are shuffled into the deck of the next era (A-109).

## Glossary

tapestry-term-automa = Automa
    .about = Your artificial opponent when you play alone. It draws cards, advances on the tracks, explores and conquers by fixed rules, scores in its income turns, and tells the reason of everything it does.
tapestry-term-shadow = Shadow Empire
    .about = The second bot: it only advances on the tracks, competing for landmarks and for the achievement of a completed track. It can never win. It may also join a game of two people.
tapestry-term-decision_pair = Pair of decision cards
    .about = Two cards that are drawn for each turn of the bots. The left one is the track card, the right one the tiebreaker card, and only the halves that touch count.
tapestry-term-track_card = Track card
    .about = The left card of a pair. Its right half says how each bot chooses a track, and whether the last pair of the deck brings an income turn.
tapestry-term-tiebreaker_card = Tiebreaker card
    .about = The right card of a pair. Its left half has the order of tracks, the order in which the map is read, and maybe the toppled outpost symbol.
tapestry-term-favourite = Favourite track
    .about = Each bot has one; on the tiebreaker cards it is the heart. In its income turns a bot changes it when it has reached the end there or somebody else is ahead.
tapestry-term-progress_deck = Progress deck
    .about = Decision cards that join the others in later eras. The more have joined, the more turns the bots have before their next income turn.
tapestry-term-path_distance = Distance along a path
    .about = How many steps it is from hex to hex on the shortest path that the Automa could conquer its way along: past hexes without its outposts and with at most one token of yours. Unexplored hexes may be crossed.
