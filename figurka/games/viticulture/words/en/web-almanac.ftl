### Viticulture in the browser: what is needed, the wake-up chart, tracks, decks, event, continent, innovations.

## What is needed

viticulture-web-almanac-needs = The team still needs
viticulture-web-almanac-met = The team has it all
viticulture-web-almanac-met-note = Keep it until year 6 is over.
viticulture-web-almanac-lost = The team fell short
viticulture-web-almanac-race = Race to { $count } points
viticulture-web-almanac-race-over = The race is over
viticulture-web-almanac-last-year = Last year
viticulture-web-almanac-points = { $player }: { $count } of { $goal } points
viticulture-web-almanac-more = more
viticulture-web-almanac-years = Years
viticulture-web-almanac-after-this = after this

## The wake-up chart

viticulture-web-almanac-chart = Wake-up chart: all are asleep
viticulture-web-almanac-chart-order = Wake-up chart. Order: { $players }
viticulture-web-almanac-no-bonus = no bonus
viticulture-web-almanac-first = chooses first this year
viticulture-web-almanac-asleep = Still asleep
viticulture-web-almanac-sleeps = { $player } is still asleep
viticulture-web-almanac-waits = { $player } lets others choose first
viticulture-web-almanac-order-first = You would act first.
viticulture-web-almanac-order-after = You would act after { $players }.
viticulture-web-almanac-order-before = You would act before { $players }.
viticulture-web-almanac-order-open =
    { $count ->
        [one] { $count } earlier place is still free.
       *[other] { $count } earlier places are still free.
    }

## Decks

viticulture-web-almanac-deck =
    { $deck }: { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
viticulture-web-almanac-left =
    { $count ->
        [0] No card is left; the discards will be shuffled.
        [one] { $count } card is left.
       *[other] { $count } cards are left.
    }
viticulture-web-almanac-discards =
    { $count ->
        [0] Nothing is discarded yet.
       *[other] Discarded: { $count }
    }

## The event

viticulture-web-almanac-marks = marks { $letters }
viticulture-web-almanac-lira-space = the lira space
viticulture-web-almanac-lira-short = lira
viticulture-web-almanac-year-event = event of year { $year }
viticulture-web-almanac-influence-given = Influence from this event: { $count } of { $most }
viticulture-web-almanac-event-space = Space of the event
viticulture-web-almanac-in-dish = In the dish
viticulture-web-almanac-shared = Shared
viticulture-web-almanac-used = Used
viticulture-web-almanac-shared-by = { $player } has shared { $count } of { $most } times.
viticulture-web-almanac-used-by = Used by { $players }
viticulture-web-almanac-any-resource = a resource of another kind
viticulture-web-almanac-dish =
    After { $letters } put up to { $count } { $what ->
        [wine] wines
        [vine] vine cards
        [red] red grapes
        [white] white grapes
        [both] grapes, both colours needed,
       *[grape] grapes
    } into the dish; { $passing } when you pass.
viticulture-web-almanac-dish-done = Done:
viticulture-web-almanac-cooks = cooks:
viticulture-web-almanac-bonus = After { $letters } you may:
viticulture-web-almanac-bonus-once = Once a year after { $letters }:
viticulture-web-almanac-together = Together:
viticulture-web-almanac-share = After { $letters } help a fellow:
viticulture-web-almanac-share-grape = After { $letters } give a fellow a grape:
viticulture-web-almanac-sharer = you:
viticulture-web-almanac-service = With { $letters }, once a year:
viticulture-web-almanac-service-discount = { $count } lira cheaper
viticulture-web-almanac-service-waiver = plant without structures
viticulture-web-almanac-service-red_wine = red wines +{ $count }
viticulture-web-almanac-service-relief = one wine may be { $count } lower
viticulture-web-almanac-favours = Favours
viticulture-web-almanac-favours-else = others:
viticulture-web-almanac-band = Fame { $low }–{ $high }:
viticulture-web-almanac-answered = Overcome:
viticulture-web-almanac-unanswered = Otherwise:

## What an event changes

viticulture-web-almanac-change-build_discount = Building, cheaper by:
viticulture-web-almanac-change-planting_price = Each vine costs
viticulture-web-almanac-change-hatted_summer_price = Summer actions cost
viticulture-web-almanac-change-structures_waived_for = Plant without structures for
viticulture-web-almanac-change-wine_value =
    Wines made: { $count } { $direction ->
        [more] higher
       *[less] lower
    }
viticulture-web-almanac-change-order_vp =
    Each order: { $count } { $count ->
        [one] point
       *[other] points
    } { $direction ->
        [more] more
       *[less] less
    }
viticulture-web-almanac-change-harvest_value =
    Grapes harvested: { $count } { $direction ->
        [more] higher
       *[less] lower
    }
viticulture-web-almanac-change-wine_sold_lira =
    Each wine sold: { $count } lira { $direction ->
        [more] more
       *[less] less
    }
viticulture-web-almanac-change-least_wine_sold = Only wines of { $count } or more are sold
viticulture-web-almanac-change-most_wines =
    { $count ->
        [one] At most { $count } wine at once
       *[other] At most { $count } wines at once
    }
viticulture-web-almanac-change-wine_gain = Each wine made:
viticulture-web-almanac-change-order_gain = Each order:
viticulture-web-almanac-change-order_with_6 = Order with a wine of 6 or more:
viticulture-web-almanac-change-first_order_with_7 = First order with a wine of 7 or more:
viticulture-web-almanac-change-wine_sold_gain = Each wine sold:
viticulture-web-almanac-change-grape_sold_gain = Each grape sold:
viticulture-web-almanac-change-tour_gain = Each tour:
viticulture-web-almanac-change-trade_gain = Each exchange, both sides:
viticulture-web-almanac-change-year_end = Year end:
viticulture-web-almanac-change-extra_price = { $letter } costs extra
viticulture-web-almanac-change-blocked_action = { $letter } is closed
viticulture-web-almanac-change-blocked = No grapes are bought or sold
viticulture-web-almanac-change-half_income = Only half the income
viticulture-web-almanac-change-on_reveal = When revealed:
viticulture-web-almanac-change-scandal = A scandal also costs:

## The continent and the partner

viticulture-web-almanac-goal-met = { $goal } (met)
viticulture-web-almanac-claimed = has claimed a goal this year
viticulture-web-almanac-fame = Fame { $count }; just right at the year end: { $low } or { $high }
viticulture-web-almanac-interviewed = interview given

## Innovations

viticulture-web-almanac-offers = Innovations on offer
viticulture-web-almanac-each = { $count }
viticulture-web-almanac-tiles-left = In the piles: { $rectangular } rectangular, { $oval } oval

## Tips

viticulture-web-almanac-tip-rooster = Rooster
    .text = It shows where its owner wakes up. Turns go round the chart from place 1, and each place has its own gift.
viticulture-web-almanac-tip-race = The race
    .text = Once somebody has 20 points or more, the year is played to its end, and the most points win.
viticulture-web-almanac-tip-influence = Influence
    .text = The team shares one marker. To win, it must stand at 10 when year 6 is over, and everybody must have 25 points.
viticulture-web-almanac-tip-years = Years
    .text = You have six years. Whether the team has won is decided only after the sixth.
viticulture-web-almanac-tip-fame = Fame
    .text = At the year end it should lie in the marked band: too much brings a scandal, too little costs everybody a lira.
viticulture-web-almanac-tip-offers = Innovations on offer
    .text = New ones come each spring. A rectangular tile makes the action of its letter better, an oval one gives its space room for all and a bonus.
viticulture-web-almanac-tip-partner = Solo partner
    .text = It needs no points. Its workers stand in your way, but where one stands your grande may exchange: cards of the display for lira into the purse, and back.
