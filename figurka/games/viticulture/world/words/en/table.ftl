### Viticulture World at the table: questions, options, the journal, refusals and settings.

## Questions: spring, autumn and workers

viticulture-ask-position = In which position will you wake up?
viticulture-ask-place-nobody = Will you pass, or do something before that?
viticulture-ask-autumn = Which autumn benefit will you take?
viticulture-ask-oval = When will you take the bonus of the oval at “{ $because }”?
viticulture-ask-hat = Whose hat comes off?
viticulture-ask-sell_wine = Which wine will you sell?

## Questions: innovation tiles

viticulture-ask-tile = Which innovation tile will you gain?
viticulture-ask-lay = Where will you lay the oval tile “{ $because }”?
viticulture-ask-purse = How much should your partner's purse pay?

## Questions: exchanging

viticulture-ask-trade = With whom will your grande worker exchange at “{ $because }”?
viticulture-ask-trade_needed = You need an exchange for “{ $because }”. With whom?
viticulture-ask-offer_give =
    { $whom ->
        [partner] What do you offer your partner?
       *[player] What do you offer { $because }?
    }
viticulture-ask-offer_give_lira =
    { $whom ->
        [partner] How many lira do you offer your partner?
       *[player] How many lira do you offer { $because }?
    }
viticulture-ask-offer_give_card =
    { $whom ->
        [partner] Which card do you offer your partner?
       *[player] Which card do you offer { $because }?
    }
viticulture-ask-offer_ask =
    { $whom ->
        [partner] What do you want from your partner?
       *[player] What do you want from { $because }?
    }
viticulture-ask-offer_ask_lira =
    { $whom ->
        [partner] How many lira do you want from your partner?
       *[player] How many lira do you want from { $because }?
    }
viticulture-ask-offer_ask_card =
    { $whom ->
        [partner] Which card do you want from your partner?
       *[player] Which card do you want from { $because }?
    }
viticulture-ask-offer_ask_number = How many cards do you want from { $because }?
viticulture-ask-answer = You would get { $gets } and give { $gives }. Do you agree?
viticulture-ask-trade_card = Which card will you hand over?

## Questions: events

viticulture-ask-event = Will you use what the event offers ({ $because })?
viticulture-ask-ingredient = What will you add to the dish ({ $because })?
viticulture-ask-share = With whom will you share ({ $because })?
viticulture-ask-shared = Will you accept what a fellow player shares with you ({ $because })?
viticulture-ask-louse = How will you fight the louse?
viticulture-ask-louse_help = Will you pay to save the vine of a fellow player?
viticulture-ask-service = Will you use the service ({ $because })?
viticulture-ask-waiver = Will you pay to plant without structures?
viticulture-ask-goal_away = Which goal will you put back?
viticulture-ask-goal_change = Will you replace a goal for 1 lira?
viticulture-ask-claim = Will you claim a goal?
viticulture-ask-deal_resource = Who gets the resource { $because }?

## Questions: the solo partner

viticulture-ask-partner_tile = Which innovation tile should your partner's purse buy?
viticulture-ask-partner_influence = Should your partner's purse buy influence?
viticulture-ask-display = Your partner's display is too full. Which card goes?

## What an option means

viticulture-label-lay = Lay it on { $place } ({ $text })
viticulture-label-place = { $place }: { CAPITAL($text) }
viticulture-label-lira-space = Lira space: { CAPITAL($text) }
viticulture-label-event-space = { $place } ({ $event }): { CAPITAL($text) }
viticulture-label-noted = { $label } ({ $notes })
viticulture-label-leave-summer = Pass in summer (your autumn follows)
viticulture-label-leave-winter = Pass in winter (your year end follows)
viticulture-label-oval-now = Before the action: { $text }
viticulture-label-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
viticulture-label-trade = Exchange with { $player }
viticulture-label-ingredient = { $thing } (the dish then has { $load } of { $limit })
viticulture-label-claim-influence = Claim the goal { $goal } and gain 1 influence
viticulture-label-claim-lira = Claim the goal { $goal } and gain { $lira }
viticulture-label-louse-pay = Pay { $lira }
viticulture-label-louse-fellow = { $player } pays { $lira } for you

## Remarks on options

viticulture-note-and = { $first }; { $last }
viticulture-note-price = costs { $lira }
viticulture-note-hatted = costs a yellow hat { $lira }
viticulture-note-gain = { $text }
viticulture-note-beside = the grande worker beside the full spaces
viticulture-note-oval = bonus for trained workers: { $bonus }
viticulture-note-with = bonus: { $bonus }
viticulture-note-without = without the bonus: { $bonus }
viticulture-note-no-reward = gets nothing for it, only trained workers { $bonus }
viticulture-note-trade = may exchange with { $players }
viticulture-note-event = event: { $event }
viticulture-note-exchange = only with an exchange
viticulture-note-exchange-short = only with an exchange: { $lira } short
viticulture-note-indirect = possible only through a bonus, the event or an exchange
viticulture-note-helped =
    { $count ->
        [0] possible only through the event { $event }
       *[other] possible only through the event { $event }, which takes { $lira }
    }

## Yes, no, and later

viticulture-label-position-defer = Let the others choose first
viticulture-label-oval-later = After the action
viticulture-label-oval-decline = Do without the bonus
viticulture-label-tile-done = Gain no more tiles
viticulture-label-partner_tile-done = Save the lira
viticulture-label-partner_influence-take = Yes, for { $lira } from the purse
viticulture-label-partner_influence-decline = Save the lira
viticulture-label-trade-later = Perhaps after the action
viticulture-label-trade-no_trade = No exchange
viticulture-label-trade_needed-take_back = Take the worker back
viticulture-label-offer_give-nothing = Nothing
viticulture-label-offer_ask-nothing = Nothing
viticulture-label-offer_give_card-done = That is all
viticulture-label-offer_ask_card-done = That is all
viticulture-label-answer-agree = Agree: you give { $gives } and get { $gets }
viticulture-label-answer-counter = Make an offer of your own
viticulture-label-answer-decline = Decline
viticulture-label-event-take = Yes: { $text }
viticulture-label-event-decline = Do without it
viticulture-label-ingredient-done = Add nothing more
viticulture-label-share-decline = Share with nobody
viticulture-label-shared-take = Yes: { $text }
viticulture-label-shared-decline = No, thank you
viticulture-label-louse_help-take = Pay { $lira }; it counts as sharing
viticulture-label-louse_help-decline = Pay nothing
viticulture-label-service-take = Yes: { $text }
viticulture-label-service-decline = Do without the service
viticulture-label-waiver-take = Pay { $lira } and plant without structures
viticulture-label-waiver-decline = Pay nothing
viticulture-label-goal_change-decline = Keep all goals
viticulture-label-claim-decline = Claim nothing now
viticulture-label-place-search = Discard 2 visitors for a resource card

## What services and shares do

viticulture-service-paid = { $price }, and { $text }
viticulture-service-waives = your vine needs no structures
viticulture-service-discount = the action costs { $lira } less
viticulture-service-red_wine = your red wines are worth { $count } more
viticulture-service-relief = one wine of your order may be worth { $count } less
viticulture-share-grape = you get the grape

## Plain options

viticulture-option-agree = Agree
viticulture-option-counter = Make an offer of your own
viticulture-option-no_trade = No exchange
viticulture-option-take_back = Take the worker back
viticulture-option-nothing = Nothing
viticulture-option-partner = The partner
viticulture-option-defer = Let the others choose first
viticulture-option-search = Search for a resource
viticulture-option-pay_louse = Pay

## Names of things

viticulture-partner = Partner
viticulture-partner-card = partner card { $number }
viticulture-nothing = nothing
    .acc = nothing
viticulture-position = Position { $number }
    .acc = position { $number }
viticulture-oval-space = { $place } ({ $action })
viticulture-hat-home = { $worker } at home
viticulture-hat-board = { $worker } on the board
viticulture-hat-acting = { $worker } who is acting now
viticulture-thing-lira = lira
viticulture-thing-resources = resource cards
viticulture-offer = { $gives } for { $asks }
viticulture-interview-up = Interview: discard 2 cards, fame rises by 1
viticulture-interview-down = Interview: discard 2 cards, fame falls by 1
viticulture-against = Lay { $resource-acc } against the hardship
    .acc = { $resource-acc }
viticulture-against-pair = Lay 2× { $resource-acc } as { $as-acc } against the hardship
    .acc = 2× { $resource-acc } as { $as-acc }

## The journal: the year and the team

viticulture-tell-event = The event of the year: { $thing }.
viticulture-tell-tiles = New innovation tiles: { $things }.
viticulture-tell-defers =
    { $who ->
        [you] You let the others wake up first.
       *[other] { $player } lets the others wake up first.
    }
viticulture-tell-influence =
    { $who ->
        [you] You gain { $influence } for the team.
       *[other] { $player } gains { $influence } for the team.
    }
viticulture-tell-loses-influence = The team loses { $count } influence.
viticulture-tell-trains-hat =
    { $who ->
        [you] You take { $worker-acc } off: that worker is trained.
       *[other] { $player } takes { $worker-acc } off: that worker is trained.
    }
viticulture-tell-takes-back =
    { $who ->
        [you] You take your worker back from “{ $thing }”.
       *[other] { $player } takes a worker back from “{ $thing }”.
    }
viticulture-tell-innovates =
    { $who ->
        [you] You lay the innovation tile “{ $thing }”.
       *[other] { $player } lays the innovation tile “{ $thing }”.
    }
viticulture-tell-covers =
    { $who ->
        [you] You lay the oval tile “{ $thing }” on { $things }.
       *[other] { $player } lays the oval tile “{ $thing }” on { $things }.
    }
viticulture-tell-pays-for-space =
    { $who ->
        [you] You pay { $lira } for covering the space.
       *[other] { $player } pays { $lira } for covering the space.
    }
viticulture-tell-own-year-ages =
    { $who ->
        [you] Your grapes and wine are a year older.
       *[other] The grapes and wine of { $player } are a year older.
    }
viticulture-tell-sells-wine =
    { $who ->
        [you] You sell { $thing-acc }.
       *[other] { $player } sells { $thing-acc }.
    }

## The journal: exchanging

viticulture-tell-offers =
    { $who ->
        [you]
            { $gives-any ->
                [none] You ask { $other } for { $asks } and offer nothing in return.
               *[some]
                    { $asks-any ->
                        [none] You offer { $gives } to { $other } and ask for nothing in return.
                       *[some] You offer { $gives } to { $other } for { $asks }.
                    }
            }
       *[other]
            { $whom ->
                [you]
                    { $gives-any ->
                        [none] { $player } asks you for { $asks } and offers nothing in return.
                       *[some]
                            { $asks-any ->
                                [none] { $player } offers you { $gives } and asks for nothing in return.
                               *[some] { $player } offers you { $gives } for { $asks }.
                            }
                    }
               *[other]
                    { $gives-any ->
                        [none] { $player } asks { $other } for { $asks } and offers nothing in return.
                       *[some]
                            { $asks-any ->
                                [none] { $player } offers { $gives } to { $other } and asks for nothing in return.
                               *[some] { $player } offers { $gives } to { $other } for { $asks }.
                            }
                    }
            }
    }
viticulture-tell-offers-hidden = { $player } proposes an exchange to { $other }.
viticulture-tell-declines =
    { $who ->
        [you] You decline { $other }'s offer.
       *[other]
            { $whom ->
                [you] { $player } declines your offer.
               *[other] { $player } declines { $other }'s offer.
            }
    }
viticulture-tell-offer-void =
    { $who ->
        [you] Nothing comes of your offer: the action would not be possible after it.
       *[other] Nothing comes of { $player }'s offer: the action would not be possible after it.
    }
viticulture-tell-trades =
    { $who ->
        [you] Exchange with { $other }: you give { $gives } and get { $asks }.
       *[other]
            { $whom ->
                [you] Exchange with { $player }: you give { $asks } and get { $gives }.
               *[other] Exchange with { $other }: { $player } gives { $gives } and gets { $asks }.
            }
    }
viticulture-tell-trades-hidden = { $player } and { $other } make an exchange.
viticulture-tell-trades-with-partner =
    { $who ->
        [you] Exchange with the partner: you give { $gives } and get { $asks }.
       *[other] Exchange with the partner: { $player } gives { $gives } and gets { $asks }.
    }

## The journal: events

viticulture-tell-cooks =
    { $who ->
        [you] You add { $thing-acc } to the dish.
       *[other] { $player } adds { $thing-acc } to the dish.
    }
viticulture-tell-dish = The dish is ready: { $thing }.
viticulture-tell-shares =
    { $who ->
        [you] You share with { $other } ({ $thing }).
       *[other]
            { $whom ->
                [you] { $player } shares with you ({ $thing }).
               *[other] { $player } shares with { $other } ({ $thing }).
            }
    }
viticulture-tell-shares-with-partner =
    { $who ->
        [you] You share with the partner ({ $thing }).
       *[other] { $player } shares with the partner ({ $thing }).
    }
viticulture-tell-service =
    { $who ->
        [you] You use the service of this year ({ $thing }).
       *[other] { $player } uses the service of this year ({ $thing }).
    }
viticulture-tell-deed = The team has done its deed ({ $thing }).
viticulture-tell-goals =
    { $who ->
        [you] Your goals: { $things }.
       *[other] { $player }'s goals: { $things }.
    }
viticulture-tell-claims =
    { $who ->
        [you] You claim the goal { $thing }.
       *[other] { $player } claims the goal { $thing }.
    }
viticulture-tell-fame =
    { $who ->
        [you] You raise the fame of the team by { $count }.
       *[other] { $player } raises the fame of the team by { $count }.
    }
viticulture-tell-loses-fame = The fame of the team falls by { $count }.
viticulture-tell-interview-up =
    { $who ->
        [you] You give an interview that makes the team better known.
       *[other] { $player } gives an interview that makes the team better known.
    }
viticulture-tell-interview-down =
    { $who ->
        [you] You give an interview that plays the fame of the team down.
       *[other] { $player } gives an interview that plays the fame of the team down.
    }
viticulture-tell-band = Your fame is just right this year ({ $thing }).
viticulture-tell-scandal = Too much fame: a scandal.
viticulture-tell-obscurity = Too little fame: nobody knows you.
viticulture-tell-resource-found = The team finds a resource: { $thing }.
viticulture-tell-resource =
    { $who ->
        [you] You get the resource { $thing }.
       *[other] { $player } gets the resource { $thing }.
    }
viticulture-tell-lays =
    { $who ->
        [you] You lay { $thing-acc } against the hardship.
       *[other] { $player } lays { $thing-acc } against the hardship.
    }
viticulture-tell-answered = The hardship is overcome: { $thing }.
viticulture-tell-hardship = The hardship was not overcome: { $thing }.

## The journal: the solo partner

viticulture-tell-partner = { $thing }: the purse gets { $lira } and workers go to the actions { $places }.
viticulture-tell-partner-card = New on the partner's display: { $thing }.

## Why something cannot be chosen

viticulture-refusal-no-worker = You have no worker left this year.
viticulture-refusal-labourers-summer = A yellow hat works only in summer.
viticulture-refusal-labourers-winter = A blue hat works only in winter.
viticulture-refusal-only-trained = The action could be done only through a bonus or an exchange; this worker has neither.
viticulture-refusal-influence-full = The influence of the team is already full.
viticulture-refusal-event-blocks = The event forbids this action this year.
viticulture-refusal-event-closed = The event has already given all that it can give this year.
viticulture-refusal-taken-back = You have just taken your worker back from there, so none can go there again this turn.
viticulture-refusal-position-taken = Another rooster already stands in this position.
viticulture-refusal-position-last-year = You woke up in this position last year.
viticulture-refusal-not-revealed = This tile is not on offer.
viticulture-refusal-no-tile-fits = No tile is on offer that could be laid.
viticulture-refusal-no-oval-space = There is no free space for an oval tile that you could pay for.
viticulture-refusal-only-ovals = Only an oval tile can be gained now.
viticulture-refusal-oval-there = An oval tile already lies there.
viticulture-refusal-no-such-hat = You have no such hat there.
viticulture-refusal-nobody-there = No worker of theirs stands on this action.
viticulture-refusal-other-ingredient = That does not belong in this dish.
viticulture-refusal-not-your-goal = This goal is not yours.
viticulture-refusal-goal-claimed = You have already claimed a goal this year.
viticulture-refusal-goal-unmet = You have not reached this goal yet.
viticulture-refusal-interviewed = The team has already given its interview this year.
viticulture-refusal-fame-ends = Fame cannot move any further that way.
viticulture-refusal-few-cards =
    { $count ->
        [one] You need { $count } card to discard.
       *[other] You need { $count } cards to discard.
    }
viticulture-refusal-few-visitors =
    { $count ->
        [one] You need { $count } visitor to discard.
       *[other] You need { $count } visitors to discard.
    }
viticulture-refusal-searched = You have already searched for a resource this season.
viticulture-refusal-no-resources-left = There are no resource cards left.
viticulture-refusal-no-such-resource = You do not have this resource.
viticulture-refusal-resource-unneeded = The hardship does not need this resource any more.
viticulture-refusal-hardship-over = The hardship of this year is already overcome.

## Before a choice that brings nothing

viticulture-caution-influence-full = The team has all the influence there is; your worker and the lira would bring nothing.
viticulture-caution-untrained = { $card }: you would { $price } and get nothing for it; only trained workers { $bonus }.
viticulture-caution-year-ends =
    { $year ->
        [6] Nobody can place a worker any more after this: the game ends, and it cannot be taken back.
       *[other] Nobody can place a worker any more after this: the year ends with a new event, and it cannot be taken back.
    }

## Settings

viticulture-world-continent-greengully = { viticulture-continent-greengully } ({ viticulture-difficulty-introductory })
    .about = { viticulture-continent-greengully.about }
viticulture-world-continent-asia = { viticulture-continent-asia } ({ viticulture-difficulty-easy })
    .about = { viticulture-continent-asia.about }
viticulture-world-continent-oceania = { viticulture-continent-oceania } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-oceania.about }
viticulture-world-continent-south_america = { viticulture-continent-south_america } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-south_america.about }
viticulture-world-continent-europe = { viticulture-continent-europe } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-europe.about }
viticulture-world-continent-north_america = { viticulture-continent-north_america } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-north_america.about }
viticulture-world-continent-africa = { viticulture-continent-africa } ({ viticulture-difficulty-hard })
    .about = { viticulture-continent-africa.about }
viticulture-world-events-first = Events 1 to 6 in order
    .about = The six events tell a story in their order; recommended for the first game on a continent.
viticulture-world-events-random = Six events at random
    .about = Drawn from all ten events of the continent. Greengully always plays its six in order.
viticulture-world-structures-without = { viticulture-structures-without }
    .about = Only the structures of the vineyard mats.
viticulture-world-structures-with = { viticulture-structures-with }
    .about = The lira space also gives structure cards, which you build like other structures.
viticulture-world-hands-open = Open hands
    .about = Everybody sees all cards, which makes planning and exchanging easier.
viticulture-world-hands-hidden = Hidden hands
    .about = Everybody sees only their own cards; in an exchange others' cards are asked for by number.
viticulture-world-level-easy = Easy
    .about = The team's influence begins higher. Alone, your partner's purse also gets more lira in every season.
viticulture-world-level-normal = Normal
    .about = The team's influence begins at the mark for its size.
viticulture-world-level-hard = Hard
    .about = The team's influence begins lower. Alone, your partner's purse can also save only a little from year to year.

## First help

viticulture-world-ways-to-win = Everybody needs 25 points and the team needs full influence, so count both from the first year on. Train workers early, for only trained ones use the bonuses of oval tiles. Put the tiles where all of you will go often. Read the event in spring and share out who does what, and let the grande worker carry what one of you has too much of to whoever lacks it.

## Where points are from

viticulture-world-score-orders = { viticulture-score-orders }
viticulture-world-score-visitors = { viticulture-score-visitors }
viticulture-world-score-structures = { viticulture-score-structures }
viticulture-world-score-actions = { viticulture-score-actions }
viticulture-world-score-events = { viticulture-score-events }
viticulture-world-score-wake_up = { viticulture-score-wake_up }
viticulture-world-score-parents = { viticulture-score-parents }
