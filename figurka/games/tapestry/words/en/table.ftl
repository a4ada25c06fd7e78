### Tapestry at the table: questions, options, the journal, refusals and the score.

## Questions: the turn and the start of the game

tapestry-ask-capital = Which capital city do you choose?
tapestry-ask-civilization = Which civilization do you keep?
tapestry-ask-turn = Do you advance or take an income turn?
tapestry-ask-payment = What do you pay for { $because }?
tapestry-ask-civilization_first = Which civilization do you use first?
tapestry-ask-lay = Which tapestry card do you play?
tapestry-ask-upgrade = Which tech card do you upgrade?
tapestry-ask-lose = Which resource do you give up as the handicap of your civilization, { $because }?

## Questions: benefits

tapestry-ask-order = Which benefit do you take first?
tapestry-ask-either = Which of the benefits do you choose?
tapestry-ask-gain = Which resource do you gain?
tapestry-ask-building = Which income building do you gain?
tapestry-ask-bonus = Do you pay for the bonus of { $because }?
tapestry-ask-bonus_free = Do you take the bonus of { $because } without paying?
tapestry-ask-bonus_discard = Do you discard something for the bonus of { $because }?
tapestry-ask-discard_tile = Which territory tile do you discard?
tapestry-ask-discard_tile-more = Which territory tile do you discard ({ $count } to discard)?
tapestry-ask-discard_card = Which tapestry card do you discard?
tapestry-ask-discard_card-more = Which tapestry card do you discard ({ $count } to discard)?
tapestry-ask-discard_tech = Which tech card do you discard?
tapestry-ask-discard_tech-more = Which tech card do you discard ({ $count } to discard)?
tapestry-ask-play_over = Which tapestry card do you play on top?

## Questions: the tracks

tapestry-ask-free_advance = Do you advance?
tapestry-ask-bare_advance = Do you advance, without the benefit?
tapestry-ask-regress = Which of your tokens moves back?
tapestry-ask-science_die = Which roll of the science die counts?
tapestry-ask-repeat = Which space do you use once more?
tapestry-ask-restart = On which track does your token start again?

## Questions: the capital city

tapestry-ask-plot = Where do you place { $because-acc }?
tapestry-ask-quarters = How do you turn and place the { $because }?
tapestry-ask-site = Where do you place the { $because }?
tapestry-ask-landmark_where = Does the { $because } go into your capital city or onto the map?
tapestry-ask-swap_first = Which income building do you swap?
tapestry-ask-swap_second = Which income building does it change places with?

## Questions: the map and space

tapestry-ask-tile = Which territory tile do you explore with?
tapestry-ask-explore = Where do you place { $because }?
tapestry-ask-rotation = How do you turn the tile?
tapestry-ask-space_tile = Which space tile do you explore?
tapestry-ask-conquer = Which territory do you conquer?
tapestry-ask-rank = From which row do you take the outpost?
tapestry-ask-trap = Do you defend { $because } with a trap?
tapestry-ask-die = Which die do you choose?
tapestry-ask-die_first = Which die do you take first?
tapestry-ask-trader_die = Do you take the die that was left aside?

## Questions: tech cards

tapestry-ask-invent = Which tech card do you invent?
tapestry-ask-refresh = Do you replace the display of tech cards?
tapestry-ask-circle = Which tech card gives you its circle benefit?
tapestry-ask-square = Which tech card gives you its square benefit?

## Questions: tapestry cards

tapestry-ask-ally = With whom do you ally?
tapestry-ask-colonialism = Which of your territories brings you resources?
tapestry-ask-dark_ages = On which track do you advance three times?
tapestry-ask-democracy = Which tapestry card do you discard for 2 points?
tapestry-ask-espionage = Which tapestry card do you copy?
tapestry-ask-exploitation = Do you gain the benefit of { $because } twice, without points for its sides?
tapestry-ask-feudalism = What do you gain from { $because }?
tapestry-ask-give_tile = Which territory tile do you give away for 3 points?
tapestry-ask-receiver = Who gets the tile?
tapestry-ask-guilds = Do you pay points for resources, or resources for points?
tapestry-ask-guilds_buy = How many resources do you buy?
tapestry-ask-guilds_sell = How many resources do you sell?
tapestry-ask-sell = Which resource do you sell for 5 points?
tapestry-ask-invent_unseen = Do you invent the unseen top card of the tech deck?
tapestry-ask-landmark = Which landmark do you take?
tapestry-ask-mercantilism = How much food do you exchange?
tapestry-ask-militarism = Do you put an outpost on { $because }?
tapestry-ask-olympics = Do you pay a worker for 10 points?
tapestry-ask-renaissance = On which track do you advance next?
tapestry-ask-revolution = What do you gain from { $because }?
tapestry-ask-stand_up = Where does your outpost stand up again?
tapestry-ask-socialism = On which track do you move?
tapestry-ask-socialism_token = Which of your tokens do you move?
tapestry-ask-up_or_down = Do you move up or back on { $because }?
tapestry-ask-spouse = With whom do you arrange the marriage?
tapestry-ask-track = Which track do you choose?
tapestry-ask-trade_with = Whose token do you choose?
tapestry-ask-trade_space = Which space gives you its benefit?
tapestry-ask-tyranny = Do you play a card you have just gained on top of { $because }?

## Questions: civilizations

tapestry-ask-alchemists_start = Do you roll the science die?
tapestry-ask-alchemists = Do you roll again?
tapestry-ask-alchemists_track = On which marked track do you advance first?
tapestry-ask-stage = On which space of the Entertainers does your token start?
tapestry-ask-perform = Where does the token of the Entertainers move?
tapestry-ask-heralds_start = Do you play a tapestry card over Maker of Fire?
tapestry-ask-herald = Which tapestry card gets a token of the Heralds?
tapestry-ask-historians_tile = Which territory tile do you discard to give away a token of the Historians?
tapestry-ask-historians_square = From which square do you give the token away?
tapestry-ask-historians_whom = Who gets the token from { $because }?
tapestry-ask-inventors = Which tech card gets a token of the Inventors?
tapestry-ask-inventors_gain = Do you gain the benefit of { $because } too?
tapestry-ask-isolate = Do you close { $because } with a token of the Isolationists?
tapestry-ask-leaders = The leader of which track do you call on?
tapestry-ask-revel = Which token of the Merrymakers moves up?
tapestry-ask-muster = How many outposts do you put into the first row?
tapestry-ask-omen = What { $because } do you predict?
tapestry-ask-trade = Where do you put a token of the Traders?

## What an option means

tapestry-label-seat = { $player }
tapestry-label-payment = Pay { $parts }
tapestry-label-advance = { $track } { $number }, { $space } ({ $gain })
tapestry-label-attack = { $label }; only { $place }, { $player }’s
tapestry-label-bare-advance = { $track } { $number }, { $space } (without its benefit)
tapestry-label-regress =
    { $number ->
        [0] Back to the start of { $track }
       *[other] Back to { $track } { $number }, { $space } ({ $gain })
    }
tapestry-label-bare-regress =
    { $number ->
        [0] Back to the start of { $track }
       *[other] Back to { $track } { $number }, { $space } (without its benefit)
    }
tapestry-label-token =
    { $number ->
        [0] The token at the start of { $track }
       *[other] The token on { $track } { $number }, { $space }
    }
tapestry-label-space = { $track } { $number }, { $space } ({ $gain })
tapestry-label-hex = Hex { $place }
tapestry-label-hex-tile = Hex { $place } (on its tile: { $gain })
tapestry-label-hex-of = Hex { $place }, controlled by { $player }
tapestry-label-hex-of-tile = Hex { $place }, controlled by { $player } (on its tile: { $gain })
tapestry-label-hex-own = Hex { $place }, which you control: gain 1 resource of your choice
tapestry-label-hex-land = Hex { $place } ({ $land })
tapestry-label-tile = Tile { $number } ({ $land }): { $gain }
tapestry-label-spacetile = { $tile }: { $gain }
tapestry-label-rotation =
    { $count ->
        [0] Rotation { $degrees }°: no matching side
        [one] Rotation { $degrees }°: { $count } matching side
       *[other] Rotation { $degrees }°: { $count } matching sides
    }
tapestry-label-quarters = Rotation { $degrees }°
tapestry-label-plot =
    { $count ->
        [0] { $place }
        [one] { $place } (completes { $count } district)
       *[other] { $place } (completes { $count } districts)
    }
tapestry-label-column-statue = Column { $number } of the statue: { $gain }
tapestry-label-column-revel = Column { $number }: { $gain }
tapestry-label-column-rank = Row { $number }, uncovering: { $gain }
tapestry-label-column-square = Square { $number }: { $gain }
tapestry-label-laid = { $card } ({ $player }, era { $era })
tapestry-label-tech = { $tech } (circle: { $circle }; square: { $square })
tapestry-label-tech-gain = { $tech }: { $gain }
tapestry-label-tech-of = { $tech } ({ $player }): { $gain }
tapestry-label-number-guilds-buy =
    { $count ->
        [1] Pay 5 points, gain 1 resource
        [2] Pay 10 points, gain 2 resources
       *[other] Pay 15 points, gain 3 resources
    }
tapestry-label-number-guilds-sell =
    { $count ->
        [1] Pay 1 resource, gain 5 points
        [2] Pay 2 resources, gain 10 points
       *[other] Pay 3 resources, gain 15 points
    }
tapestry-label-number-mercantilism =
    { $count ->
        [0] Exchange nothing
       *[other] Exchange { $count } food
    }
tapestry-label-number-muster =
    { $count ->
        [0] None, all into the second row
        [one] { $count } outpost
       *[other] { $count } outposts
    }
tapestry-label-number-omen = { $count }

## Saying yes or no

tapestry-label-bonus-pay = Pay { $amount }: { $gain }
tapestry-label-bonus-decline = Do without the bonus
tapestry-label-bonus-free-take = Pay nothing: { $gain }
tapestry-label-bonus-free-decline = Do without the bonus
tapestry-label-bonus-discard-take = Discard { $price }: { $gain }
tapestry-label-bonus-discard-decline = Do without the bonus
tapestry-label-olympics-pay = Pay { $amount } and gain 10 points
tapestry-label-either-decline = Stay where you are on all tracks
tapestry-label-free-advance-decline = Stay where you are
tapestry-label-bare-advance-decline = Stay where you are
tapestry-label-exploitation-take = Twice: { $gain }
tapestry-label-exploitation-decline = Once, with points for the matching sides
tapestry-label-heralds-start-take = Play a tapestry card now
tapestry-label-heralds-start-decline = Keep your tapestry cards
tapestry-label-invent-unseen-take = Invent it
tapestry-label-invent-unseen-decline = Do not invent it
tapestry-label-inventors-gain-take = Yes: { $gain }
tapestry-label-inventors-gain-decline = No, gain nothing
tapestry-label-isolate-take = Close it and gain 1 resource of your choice
tapestry-label-isolate-decline = Keep the token
tapestry-label-militarism-take = Put an outpost there
tapestry-label-militarism-decline = Keep the outpost
tapestry-label-refresh-take = Replace all face-up tech cards
tapestry-label-refresh-decline = Leave the display as it is
tapestry-label-trap-take = Discard the trap: you keep the territory and gain 1 resource of your choice
tapestry-label-trap-decline = Keep the trap and lose the territory
tapestry-label-alchemists-roll =
    { $count ->
        [one] Roll again; { $count } of 4 tracks loses all marks
        [4] Roll again, though any track loses all marks
       *[other] Roll again; { $count } of 4 tracks lose all marks
    }
tapestry-label-alchemists-stop = Stop and advance on { $tracks }
tapestry-label-alchemists-start-decline = Do not roll at all

## Plain options

tapestry-option-done = Done
tapestry-option-decline = Skip this
tapestry-option-take = Yes
tapestry-option-income = Take an income turn
tapestry-option-era_bonus = the reward for being first into the era
tapestry-option-district = a completed district
tapestry-option-deck = The unseen top card of the deck
tapestry-option-city = In your capital city
tapestry-option-up = Up, to the nearest opponent ahead
tapestry-option-down = Back, to the nearest opponent behind
tapestry-option-buy = Pay points and gain resources
tapestry-option-sell = Pay resources and gain points
tapestry-option-roll = Roll the science die
tapestry-option-stop = Stop and advance
tapestry-option-a_resource = Gain 1 resource of your choice
tapestry-option-some_points = Gain 3 points for each of your landmarks
tapestry-option-stand_up = Raise up to 3 of your toppled outposts again
tapestry-option-outpost = Outpost
tapestry-option-token = Player token

## Places, tiles and dice

tapestry-hex = hex { $place }
tapestry-plot = { $place }
tapestry-tile = tile { $number }
tapestry-die-red = red die ({ $gain })
    .acc = the red die ({ $gain })
tapestry-die-black = black die ({ $gain })
    .acc = the black die ({ $gain })
tapestry-column-statue = column { $number } of the statue
tapestry-column-revel = column { $number }
tapestry-column-rank = row { $number }
tapestry-column-square = square { $number }
tapestry-omen-tech_cards = number of tech cards
tapestry-omen-complete_districts = number of complete districts
tapestry-omen-controlled_territories = number of controlled territories
tapestry-omen-completed_tracks = number of completed tracks

## The journal: turns and income

tapestry-tell-begins =
    { $who ->
        [you] You begin with the civilization { $thing } and the capital city { $things }.
       *[other] { $player } begins with the civilization { $thing } and the capital city { $things }.
    }
tapestry-tell-must-take-income =
    { $who ->
        [you] You cannot pay for any advance and have to take an income turn.
       *[other] { $player } cannot pay for any advance and has to take an income turn.
    }
tapestry-tell-income =
    { $who ->
        [you] You take income turn { $count }.
       *[other] { $player } takes income turn { $count }.
    }
tapestry-tell-era-bonus =
    { $who ->
        [you]
            { $count ->
                [one] You gain { $count } resource of your choice for entering the era first.
               *[other] You gain { $count } resources of your choice for entering the era first.
            }
       *[other]
            { $count ->
                [one] { $player } gains { $count } resource of any kind for entering the era first.
               *[other] { $player } gains { $count } resources of any kind for entering the era first.
            }
    }
tapestry-tell-handicap =
    { $who ->
        [you] You settle the handicap of your civilization, { $thing }.
       *[other] { $player } settles the handicap of the civilization { $thing }.
    }
tapestry-tell-finishes =
    { $who ->
        [you] You finish with { $points }.
       *[other] { $player } finishes with { $points }.
    }

## The journal: points, resources and cards

tapestry-tell-gains =
    { $who ->
        [you] You gain { $amount }.
       *[other] { $player } gains { $amount }.
    }
tapestry-tell-loses-surplus =
    { $who ->
        [you] You have no room for { $amount } more.
       *[other] { $player } has no room for { $amount } more.
    }
tapestry-tell-loses-choice =
    { $count ->
        [one]
            { $who ->
                [you] You have 8 of every resource, so the one of your choice is lost.
               *[other] { $player } has 8 of every resource, so one of any kind is lost.
            }
       *[other]
            { $who ->
                [you] You have 8 of every resource, so { $count } of your choice are lost.
               *[other] { $player } has 8 of every resource, so { $count } of any kind are lost.
            }
    }
tapestry-tell-finds-no-cards =
    { $count ->
        [one] There is no tapestry card left for { $who ->
            [you] you
           *[other] { $player }
        } to draw.
       *[other] There are no tapestry cards left for { $who ->
            [you] you
           *[other] { $player }
        } to draw: { $count } are missing.
    }
tapestry-tell-finds-no-tiles =
    { $count ->
        [one] There is no territory tile left for { $who ->
            [you] you
           *[other] { $player }
        } to draw.
       *[other] There are no territory tiles left for { $who ->
            [you] you
           *[other] { $player }
        } to draw: { $count } are missing.
    }
tapestry-tell-finds-no-building =
    { $who ->
        [you] You have no { $building ->
            [market] market
            [house] house
            [farm] farm
           *[armory] armory
        } left to gain.
       *[other] { $player } has no { $building ->
            [market] market
            [house] house
            [farm] farm
           *[armory] armory
        } left to gain.
    }
tapestry-tell-finds-no-buildings =
    { $who ->
        [you] You have no income building left to gain.
       *[other] { $player } has no income building left to gain.
    }
tapestry-tell-finds-no-space =
    { $count ->
        [one] There is no space tile left for { $who ->
            [you] you
           *[other] { $player }
        } to draw.
       *[other] There are no space tiles left for { $who ->
            [you] you
           *[other] { $player }
        } to draw: { $count } are missing.
    }
tapestry-tell-pays =
    { $who ->
        [you] You pay { $amount }.
       *[other] { $player } pays { $amount }.
    }
tapestry-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tapestry-tell-scores =
    { $who ->
        [you] You gain { $points } ({ $thing }).
       *[other] { $player } gains { $points } ({ $thing }).
    }
tapestry-tell-scores-die =
    { $who ->
        [you] You gain { $points } from the die.
       *[other] { $player } gains { $points } from the die.
    }
tapestry-tell-scores-sides =
    { $who ->
        [you] You gain { $points } for matching sides.
       *[other] { $player } gains { $points } for matching sides.
    }
tapestry-tell-loses-points =
    { $who ->
        [you] You pay { $points } ({ $thing }).
       *[other] { $player } pays { $points } ({ $thing }).
    }
tapestry-tell-draws = You draw { $things }.
tapestry-tell-draws-hidden =
    { $who ->
        [you]
            { $count ->
                [one] You draw a tapestry card.
               *[other] You draw { $count } tapestry cards.
            }
       *[other]
            { $count ->
                [one] { $player } draws a tapestry card.
               *[other] { $player } draws { $count } tapestry cards.
            }
    }
tapestry-tell-draws-tiles =
    { $who ->
        [you] You draw { $things }.
       *[other] { $player } draws { $things }.
    }
tapestry-tell-draws-space =
    { $who ->
        [you]
            { $count ->
                [one] You draw the space tile { $things }.
               *[other] You draw the space tiles { $things }.
            }
       *[other]
            { $count ->
                [one] { $player } draws the space tile { $things }.
               *[other] { $player } draws the space tiles { $things }.
            }
    }
tapestry-tell-discards =
    { $who ->
        [you] You discard { $thing }.
       *[other] { $player } discards { $thing }.
    }
tapestry-tell-discards-tile =
    { $who ->
        [you] You discard { $thing }.
       *[other] { $player } discards { $thing }.
    }
tapestry-tell-lays =
    { $who ->
        [you] You play { $thing }.
       *[other] { $player } plays { $thing }.
    }
tapestry-tell-lays-face-down =
    { $who ->
        [you] You play the top card of the deck face down, as you have none in hand.
       *[other] { $player } plays the top card of the deck face down, having none in hand.
    }
tapestry-tell-reshuffles-cards = The deck of tapestry cards has run out; the discarded ones are shuffled.
tapestry-tell-reshuffles-techs = The deck of tech cards has run out; the discarded ones are shuffled.
tapestry-tell-reshuffles-tiles = The stack of territory tiles has run out; the discarded ones are shuffled.

## The journal: the tracks

tapestry-tell-advances =
    { $who ->
        [you] You advance on { $track } to { $thing }.
       *[other] { $player } advances on { $track } to { $thing }.
    }
tapestry-tell-regresses =
    { $who ->
        [you]
            { $number ->
                [0] You move back to the start of { $track }.
               *[other] You move back on { $track } to { $thing }.
            }
       *[other]
            { $number ->
                [0] { $player } moves back to the start of { $track }.
               *[other] { $player } moves back on { $track } to { $thing }.
            }
    }
tapestry-tell-stays =
    { $who ->
        [you] You stay where you are on { $thing }.
       *[other] { $player } does not advance on { $thing }.
    }
tapestry-tell-stays-everywhere =
    { $who ->
        [you] You stay where you are.
       *[other] { $player } does not advance.
    }
tapestry-tell-restarts =
    { $who ->
        [you] You put your token from the end of Technology on the start of { $thing }.
       *[other] { $player } puts the token from the end of Technology on the start of { $thing }.
    }
tapestry-tell-rolls-science =
    { $who ->
        [you] You roll { $thing } on the science die.
       *[other] { $player } rolls { $thing } on the science die.
    }
tapestry-tell-takes-bonus =
    { $who ->
        [you] You take the bonus of { $thing }.
       *[other] { $player } takes the bonus of { $thing }.
    }
tapestry-tell-repeats =
    { $who ->
        [you] You use { $thing } once more.
       *[other] { $player } uses { $thing } once more.
    }

## The journal: the capital city

tapestry-tell-builds =
    { $who ->
        [you] You build { $thing-acc } ({ $things }).
       *[other] { $player } builds { $thing-acc } ({ $things }).
    }
tapestry-tell-builds-statue =
    { $who ->
        [you] You put { $thing-acc } on column { $count } of the statue.
       *[other] { $player } puts { $thing-acc } on column { $count } of the statue.
    }
tapestry-tell-builds-beside =
    { $who ->
        [you] You have no free plot and put { $thing-acc } beside your capital city.
       *[other] { $player } has no free plot and puts { $thing-acc } beside the capital city.
    }
tapestry-tell-completes-district =
    { $who ->
        [you] You complete a district.
       *[other] { $player } completes a district.
    }
tapestry-tell-wins-landmark =
    { $who ->
        [you] You gain the { $thing }.
       *[other] { $player } gains the { $thing }.
    }
tapestry-tell-places-landmark =
    { $who ->
        [you] You place the { $thing } in your capital city ({ $things }).
       *[other] { $player } places the { $thing } in the capital city ({ $things }).
    }
tapestry-tell-keeps-landmark =
    { $who ->
        [you] You have no room for the { $thing } and put it beside your capital city.
       *[other] { $player } has no room for the { $thing } and puts it beside the capital city.
    }
tapestry-tell-swaps =
    { $who ->
        [you] You swap two income buildings: { $things }.
       *[other] { $player } swaps two income buildings: { $things }.
    }

## The journal: the map and space

tapestry-tell-explores =
    { $who ->
        [you] You place { $thing } on { $things }.
       *[other] { $player } places { $thing } on { $things }.
    }
tapestry-tell-explores-space =
    { $who ->
        [you] You explore the space tile { $thing }.
       *[other] { $player } explores the space tile { $thing }.
    }
tapestry-tell-cannot-explore =
    { $who ->
        [you] You cannot explore: you have no tile or nowhere to place it.
       *[other] { $player } cannot explore, having no tile or nowhere to place it.
    }
tapestry-tell-occupies =
    { $who ->
        [you] You put an outpost on { $thing }.
       *[other] { $player } puts an outpost on { $thing }.
    }
tapestry-tell-conquers =
    { $who ->
        [you] You conquer { $thing }.
       *[other] { $player } conquers { $thing }.
    }
tapestry-tell-conquers-from =
    { $who ->
        [you] You attack { $other } on { $thing }.
       *[other]
            { $whom ->
                [you] { $player } attacks you on { $thing }.
               *[other] { $player } attacks { $other } on { $thing }.
            }
    }
tapestry-tell-takes-from =
    { $who ->
        [you] You conquer { $thing }, and { $other } loses it.
       *[other]
            { $whom ->
                [you] { $player } conquers { $thing }, and you lose it.
               *[other] { $player } conquers { $thing }, and { $other } loses it.
            }
    }
tapestry-tell-cannot-conquer =
    { $who ->
        [you] You cannot conquer: you have no outpost left or nothing to conquer.
       *[other] { $player } cannot conquer, having no outpost left or nothing to conquer.
    }
tapestry-tell-traps =
    { $who ->
        [you] You spring a trap: { $other } does not conquer { $thing }.
       *[other]
            { $whom ->
                [you] { $player } springs a trap: you do not conquer { $thing }.
               *[other] { $player } springs a trap: { $other } does not conquer { $thing }.
            }
    }
tapestry-tell-rolls =
    { $who ->
        [you] You roll the conquer dice: { $things }.
       *[other] { $player } rolls the conquer dice: { $things }.
    }
tapestry-tell-takes-die =
    { $who ->
        [you] You take { $thing-acc }.
       *[other] { $player } takes { $thing-acc }.
    }
tapestry-tell-stands-up =
    { $who ->
        [you] You win { $thing } back from { $other }.
       *[other]
            { $whom ->
                [you] { $player } wins { $thing } back from you.
               *[other] { $player } wins { $thing } back from { $other }.
            }
    }

## The journal: tech cards

tapestry-tell-invents =
    { $who ->
        [you] You invent { $thing }.
       *[other] { $player } invents { $thing }.
    }
tapestry-tell-refreshes =
    { $who ->
        [you] You replace the display of tech cards.
       *[other] { $player } replaces the display of tech cards.
    }
tapestry-tell-upgrades-middle =
    { $who ->
        [you] You upgrade { $thing } to the middle row.
       *[other] { $player } upgrades { $thing } to the middle row.
    }
tapestry-tell-upgrades-top =
    { $who ->
        [you] You upgrade { $thing } to the top row.
       *[other] { $player } upgrades { $thing } to the top row.
    }
tapestry-tell-alliance-gains =
    { $who ->
        [you] You gain the same from { $thing } as { $other }.
       *[other]
            { $whom ->
                [you] { $player } gains the same from { $thing } as you.
               *[other] { $player } gains the same from { $thing } as { $other }.
            }
    }
tapestry-tell-takes-tech =
    { $who ->
        [you] You take { $thing } from { $other }.
       *[other]
            { $whom ->
                [you] { $player } takes { $thing } from you.
               *[other] { $player } takes { $thing } from { $other }.
            }
    }

## The journal: tapestry cards

tapestry-tell-allies =
    { $who ->
        [you] You ally with { $other }.
       *[other]
            { $whom ->
                [you] { $player } allies with you.
               *[other] { $player } allies with { $other }.
            }
    }
tapestry-tell-bars =
    { $who ->
        [you] You bar { $thing } to everybody else until the end of your next turn.
       *[other] { $player } bars { $thing } to everybody else until the end of { $player }'s next turn.
    }
tapestry-tell-copies-card =
    { $who ->
        [you] You copy { $other }'s { $thing }.
       *[other]
            { $whom ->
                [you] { $player } copies your { $thing }.
               *[other] { $player } copies { $other }'s { $thing }.
            }
    }
tapestry-tell-copies-card-own =
    { $who ->
        [you] You copy your own { $thing }.
       *[other] { $player } copies their own { $thing }.
    }
tapestry-tell-copies-space =
    { $who ->
        [you] You gain the benefit of { $thing }, where { $other } stands.
       *[other]
            { $whom ->
                [you] { $player } gains the benefit of { $thing }, where you stand.
               *[other] { $player } gains the benefit of { $thing }, where { $other } stands.
            }
    }
tapestry-tell-gives-tile =
    { $who ->
        [you] You give { $other } { $thing }.
       *[other]
            { $whom ->
                [you] { $player } gives you { $thing }.
               *[other] { $player } gives { $other } { $thing }.
            }
    }
tapestry-tell-marries =
    { $who ->
        [you] You arrange a marriage with { $other } on { $thing }.
       *[other]
            { $whom ->
                [you] { $player } arranges a marriage with you on { $thing }.
               *[other] { $player } arranges a marriage with { $other } on { $thing }.
            }
    }
tapestry-tell-marriage-gains =
    { $who ->
        [you] You gain the benefit of { $thing } by marriage after { $other }.
       *[other]
            { $whom ->
                [you] { $player } gains the benefit of { $thing } by marriage after you.
               *[other] { $player } gains the benefit of { $thing } by marriage after { $other }.
            }
    }

## The journal: civilizations

tapestry-tell-gains-civilization =
    { $who ->
        [you] You gain a civilization: { $thing }.
       *[other] { $player } gains a civilization: { $thing }.
    }
tapestry-tell-discards-civilization =
    { $who ->
        [you] You discard the civilization { $thing }, which is only for the start, and draw another.
       *[other] { $player } discards the civilization { $thing }, which is only for the start, and draws another.
    }
tapestry-tell-busts =
    { $who ->
        [you] You lose all marks, because { $thing } has come up a second time.
       *[other] { $player } loses all marks, because { $thing } has come up a second time.
    }
tapestry-tell-performs =
    { $who ->
        [you] You move the token of the Entertainers ({ $thing }).
       *[other] { $player } moves the token of the Entertainers ({ $thing }).
    }
tapestry-tell-futurists-jump =
    { $who ->
        [you] You move 4 spaces up on every track as the Futurists.
       *[other] { $player } moves 4 spaces up on every track as the Futurists.
    }
tapestry-tell-heralds =
    { $who ->
        [you] You gain the effect of { $other }'s { $thing } through your Heralds.
       *[other]
            { $whom ->
                [you] { $player } gains the effect of your { $thing } through the Heralds.
               *[other] { $player } gains the effect of { $other }'s { $thing } through the Heralds.
            }
    }
tapestry-tell-heralds-own =
    { $who ->
        [you] You gain the effect of your own { $thing } through your Heralds.
       *[other] { $player } gains the effect of { $thing } once more through the Heralds.
    }
tapestry-tell-gives-token =
    { $who ->
        [you] You give { $other } a token of the Historians ({ $thing }).
       *[other]
            { $whom ->
                [you] { $player } gives you a token of the Historians ({ $thing }).
               *[other] { $player } gives { $other } a token of the Historians ({ $thing }).
            }
    }
tapestry-tell-historians-gain =
    { $who ->
        [you] You gain the uncovered squares of the Historians for { $other }'s new landmark.
       *[other]
            { $whom ->
                [you] { $player } gains the uncovered squares of the Historians for your new landmark.
               *[other] { $player } gains the uncovered squares of the Historians for { $other }'s new landmark.
            }
    }
tapestry-tell-marks-tech =
    { $who ->
        [you] You put a token of the Inventors on { $other }'s { $thing }.
       *[other]
            { $whom ->
                [you] { $player } puts a token of the Inventors on your { $thing }.
               *[other] { $player } puts a token of the Inventors on { $other }'s { $thing }.
            }
    }
tapestry-tell-marks-tech-own =
    { $who ->
        [you] You put a token of the Inventors on your own { $thing }.
       *[other] { $player } puts a token of the Inventors on { $thing }.
    }
tapestry-tell-isolates =
    { $who ->
        [you] You close { $thing } with a token of the Isolationists.
       *[other] { $player } closes { $thing } with a token of the Isolationists.
    }
tapestry-tell-leads =
    { $who ->
        [you] You call on the leader of { $thing }.
       *[other] { $player } calls on the leader of { $thing }.
    }
tapestry-tell-revels =
    { $who ->
        [you] You move a token of the Merrymakers up ({ $thing }).
       *[other] { $player } moves a token of the Merrymakers up ({ $thing }).
    }
tapestry-tell-foretells =
    { $who ->
        [you] You predict the { $thing }: { $count }.
       *[other] { $player } predicts the { $thing }: { $count }.
    }
tapestry-tell-omen-met =
    { $who ->
        [you] You reach a predicted number: your { $thing } is { $count }.
       *[other] { $player } reaches a predicted number: the { $thing } is { $count }.
    }
tapestry-tell-camps =
    { $who ->
        [you] You put { $thing-acc } on { $things }.
       *[other] { $player } puts { $thing-acc } on { $things }.
    }
tapestry-tell-camps-landmark =
    { $who ->
        [you] You put the { $thing } on { $things }.
       *[other] { $player } puts the { $thing } on { $things }.
    }
tapestry-tell-trades =
    { $who ->
        [you] You put a token of the Traders on { $thing }.
       *[other] { $player } puts a token of the Traders on { $thing }.
    }

## Why something cannot be chosen

tapestry-refusal-no-token = None of your tokens stands there.
tapestry-refusal-track-end = This token is at the end of its track.
tapestry-caution-nothing = This would bring you nothing now.
tapestry-caution-income = You can still advance, and your income has no room for { $amounts }: more than 8 of a resource is lost.
tapestry-caution-unspent = You have not spent { $amounts }; resources are worth nothing at the end.
tapestry-caution-advance = { $space } would bring you nothing now but the step itself.
tapestry-caution-part = { $space }: part of what it brings would come to nothing now ({ $benefits }).
tapestry-caution-covers = This covers { $card }, which is in force for you until your next era and would end.
tapestry-caution-full = You have { $resource } already: another one is lost.
tapestry-caution-track = You cannot advance on { $track } now.
tapestry-refusal-barred = A tapestry card bars you from advancing on this track.
tapestry-refusal-too-dear =
    { $count ->
        [one] You are { $count } resource short.
       *[other] You are { $count } resources short.
    }
tapestry-refusal-short-coin =
    { $count ->
        [one] You are { $count } coin short.
       *[other] You are { $count } coins short.
    }
tapestry-refusal-short-worker =
    { $count ->
        [one] You are { $count } worker short.
       *[other] You are { $count } workers short.
    }
tapestry-refusal-short-food =
    { $count ->
        [one] You are { $count } food short.
       *[other] You are { $count } food short.
    }
tapestry-refusal-short-culture =
    { $count ->
        [one] You are { $count } culture short.
       *[other] You are { $count } culture short.
    }
tapestry-refusal-not-your-tech = This tech card is not yours.
tapestry-refusal-top-row = This tech card is already in the top row.
tapestry-refusal-prerequisite = The prerequisite of this tech card is not met ({ $thing }).
tapestry-refusal-off-map = This hex is not on the map of this game.
tapestry-refusal-explored = This hex is already explored.
tapestry-refusal-unexplored = This hex is not explored yet.
tapestry-refusal-not-adjacent = This hex is not next to a territory you control.
tapestry-refusal-own-territory = You already control this territory.
tapestry-refusal-two-tokens = This territory holds two tokens, so nobody can conquer it.
tapestry-refusal-full = This territory already holds two tokens.
tapestry-refusal-anothers = Somebody else controls this territory.
tapestry-refusal-allied = An alliance protects this territory from you.
tapestry-refusal-impassable = This plot is impassable.
tapestry-refusal-built-on = Something already stands on this plot.
tapestry-refusal-no-room = The landmark would overlap something here.

## Settings

tapestry-adjustments-none = None
    .about = Every civilization begins exactly as it is printed.
tapestry-adjustments-handicap = As published
    .about = After the first income turn, Alchemists and Traders gain 10 points and 2 resources of their choice, Entertainers, Merrymakers and Mystics 1 resource, The Chosen 15 points for each opponent and, from three players up, Architects 10 points for each opponent. Craftsmen lose 1 resource of their choice, Futurists 1 culture and 1 more resource.

## The score

tapestry-score-tracks = Tracks
tapestry-score-territories = Territories
tapestry-score-technologies = Tech cards
tapestry-score-capital = Capital city
tapestry-score-income = Income mat
tapestry-score-civilization = Civilizations
tapestry-score-tapestry = Tapestry cards
tapestry-score-achievements = Achievements
tapestry-score-total = Total

## For newcomers

tapestry-ways-to-win = Climb one or two tracks well ahead of the others rather than all four a little: the first to enter a tier gains its landmark. Gain income buildings early, because every space they uncover pays off in each later income turn, and place them so that districts fill up. Take your income turn once your resources are nearly spent, ahead of your neighbours if you can, and play the tapestry card that suits the era you plan.

tapestry-when =
    { $era ->
        [0] Before the first era
        [5] The final income
       *[other] Era { $era }
    }
