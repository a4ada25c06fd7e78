### Viticulture World: the rules reference of the continents, one message per numbered rule.

## Continents: events

viticulture-world-section-continents-common = Continents: events
rule-W-300 = Each event has a limit of the influence it can give in its year. Beyond it no more influence
    comes, but you still take the rest of the gain.
    .title = A limit of influence
rule-W-301 = The marked action is the one with the event token. An event may also mark several actions,
    the lira space or none.
    .title = The marked action
rule-W-302 = An event effect tied to an action is optional. It comes right after that action, for any
    worker, with a hat or without. Changes of rules, hardships and fame are mandatory.
    .title = Optional or mandatory
rule-W-303 = An event works from the moment it is revealed to the end of the year-end check.
    .title = How long an event works
rule-W-304 = Where something depends on the number of players, only people count.
    .title = The number of players
rule-W-305 = A marked action, or one that brings fame, is met only by placing a worker on it, also with
    an oval or a rectangular tile; visitors, the yoke, structure cards and extra actions do not count.
    Deeds, goals of the team and personal goals count every occurrence, wherever it comes from. Costs,
    discounts, bans and maximums work on the board action only. Changes to wine made, orders filled and
    grapes harvested work everywhere.
    .title = What counts for an event
rule-W-306 = What happens at the reveal of an event is resolved by all of you in last year's wake-up
    order, in year 1 in the order of the seats.
    .title = When the event is revealed
rule-W-307 = A loss by an event takes what there is: lira, influence and fame down to 0, VP down to −5.
    Nobody loses what they do not have.
    .title = Losses
rule-W-308 = In the solo game the partner can be the fellow player whom an event needs.
    .title = The partner as a fellow player
rule-W-309 = If an event lets you plant, harvest, make wine or train, this uses no worker, starts no
    exchange, takes no oval bonus and pays no extra cost of the event.
    .title = Actions given by an event

## Continents: Greengully

viticulture-world-section-continents-greengully = Continents: Greengully
rule-W-310 = On Greengully each event card is an action space for the whole year. There are exactly 6
    events, and they always come in the order 1 to 6.
    .title = Events as spaces
rule-W-311 = The event has 1 space with 1 to 3 players and 2 with 4 to 6; when it is full, a grande may
    still join. You pay the whole cost or cannot place the worker. When you pass in winter, your space is
    free again.
    .title = Using an event space

## Continents: Asia

viticulture-world-section-continents-asia = Continents: Asia
rule-W-320 = At the start everyone gains 1 grape of value 1, red or white as they choose.
    .title = Set-up: a grape
rule-W-321 = After the marked action you may put up to 2 ingredients of your own on the shared dish. When
    you pass in summer or winter, you may put 1, before the steps of autumn or year end.
    .title = Adding to the dish
rule-W-322 = A dish needs a fixed part and a part for each player, both named by the event. Grapes and
    wines count their value, cards 1 each. What is more than needed is lost.
    .title = What a dish needs
rule-W-323 = When the need is met, the dish is done at once. The player whose turn it is takes the reward
    of the team, once; everyone who has put in at least 1 ingredient takes the reward of the cooks, once.
    Then the dish is closed.
    .title = A finished dish
rule-W-324 = If the dish is not done at the year-end check, everyone gains 1 lira for each ingredient
    they have put in. The ingredients are gone.
    .title = An unfinished dish

## Continents: Oceania

viticulture-world-section-continents-oceania = Continents: Oceania
rule-W-330 = The share counter starts at 0 and returns to 0 each spring.
    .title = Set-up: the share counter
rule-W-331 = After the marked action you may pay the cost of the event for a fellow player of your
    choice, who takes the gain for the helped. If they cannot or will not, nothing is shared and nothing
    paid. Otherwise you take the gain for the helper, if there is one, and the share counter goes up by
    1.
    .title = Sharing
rule-W-332 = You may share once per marked action, and at most twice a year.
    .title = How often
rule-W-333 = When the share counter reaches the lower target for your number of players, you gain 1
    influence. If the limit of the event grows with 4 to 6 players, the higher target brings 1 more.
    .title = Influence for sharing

## Continents: South America

viticulture-world-section-continents-south_america = Continents: South America
rule-W-341 = Once a year, together with the marked action, you may use the service of this year's person:
    pay its cost and take its gain. Discounts and reliefs work within the action, other gains come after
    it.
    .title = The service of a person
rule-W-342 = The person also asks for a deed: something that the whole team counts over the year, with a
    target that depends on the number of players. When the target is met, take the gain at once. A second
    deed works in the same way.
    .title = The deed

## Continents: Europe

viticulture-world-section-continents-europe = Continents: Europe
rule-W-350 = The 18 goal cards are shuffled. You draw 3 and keep 2 of them open; in the solo game you
    draw 4 and keep 3. The rest go under the deck.
    .title = Set-up: goal cards
rule-W-351 = Everyone has personal goals of their own. For some of them you need neither grapes nor wine.
    .title = Personal goals
rule-W-352 = Once a year you may claim one of your open goals whose condition is true: on your turn,
    before or after the action, or right after your year-end steps. You need not, and you may wait for a
    better year.
    .title = Claiming a goal
rule-W-353 = If this year's decree favours the category of the goal, you gain 1 influence, within the
    limit of the event. Otherwise, or beyond the limit, you gain 2 lira.
    .title = The reward of a goal
rule-W-354 = In spring, after the event is read, you may pay 1 lira to put 1 open goal under the deck.
    Then you draw until you have 2 open goals, 3 in the solo game, as long as the deck lasts. Claimed
    goals are out of the game.
    .title = New goals
rule-W-355 = What a decree changes holds for all of you all year.
    .title = Decrees

## Continents: North America

viticulture-world-section-continents-north_america = Continents: North America
rule-W-360 = You share a fame track from 0 to 12. Its marker starts on 2.
    .title = Set-up: the fame track
rule-W-361 = Each event lists actions and how far they move fame. This is mandatory and happens right
    after the action, once a year for each player and listed action.
    .title = Actions that bring fame
rule-W-362 = Once a year one of you may, on their own turn, discard 2 hand cards for an interview: fame
    moves up or down by 1.
    .title = The interview
rule-W-363 = At the year-end check you compare fame with the good band, two neighbouring values that a
    table gives for your number of players. Inside the band you take the gain of the event, and fame
    returns to its start. Above it there is a scandal: everyone loses 1 VP, and fame returns to its
    start. Below it you fall into obscurity: everyone loses 1 lira, and fame stays.
    .title = Fame at the year end
rule-W-364 = Fame never falls below 0 or rises above 12.
    .title = The ends of the fame track

## Continents: Africa

viticulture-world-section-continents-africa = Continents: Africa
rule-W-370 = There are 30 resource cards, 6 each of water, tools, knowledge, unity and trade routes. They
    are shuffled, and everyone draws their starting cards; how many depends on the number of players.
    .title = Set-up: resource cards
rule-W-371 = In spring, after the event is read, the team draws new resource cards one by one and gives
    each to whom it likes. A table of spring draws tells how many for your number of players.
    .title = Resources in spring
rule-W-372 = On the lira space you may, instead of taking the lira, pay 1 lira and take 1 resource card.
    .title = Resources from the lira space
rule-W-373 = Once per season you may, on your turn, discard 2 visitor cards to draw 1 resource card.
    .title = Resources for visitors
rule-W-374 = For the exchange with the grande any number of resource cards is one thing. If their deck is
    empty, the discarded ones are shuffled.
    .title = Exchanging resources
rule-W-375 = On your turn, besides placing a worker, you may lay any of your resource cards on the event.
    Two equal ones laid together stand for one of any type.
    .title = Laying resources
rule-W-376 = What a hardship needs depends on the size of your group: small with 1 or 2 players, medium
    with 3 or 4, large with 5 or 6. When the need is met, the hardship ends at once, and the player who
    laid the last card takes the gain. The laid cards are discarded.
    .title = A hardship overcome
rule-W-377 = A hardship still open at the year-end check has the effect that its card gives for this. The
    cards laid on it are discarded.
    .title = A hardship left open
