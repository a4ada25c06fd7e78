### Viticulture World: the rulings of the rules reference, one message per numbered ruling.

## In detail: placing workers and tiles

viticulture-world-section-rulings-placement = In detail: placing workers and tiles
rule-W-100 = A placement is legal if its action can be carried out, counting what a bonus or exchange before
    the action brings. A card that the bonus draws does not count: nobody knows it yet.
    .title = What makes a placement legal
rule-W-101 = Place the worker and pay what the event adds to the cost. Then comes the action, after it
    what it triggers, and last the optional event effect of a marked action. An oval bonus and an exchange
    are optional, each once, before or after the action.
    .title = The order of a placement
rule-W-102 = You may do without a bonus. You take it once per placement, and if it has no effect, say
    without a grape to age, it lapses.
    .title = Bonuses are optional
rule-W-145 = When you take a bonus, figurka asks only where it can matter. Lira always comes before the
    action. So do points, unless they bring you out of the minus or, for the first time, to 30; and
    cards, except at M (the Assessor may cost you your hand), from a deck of fewer than 8 cards and, if a
    fellow player may hold the Governor, a summer visitor. A grape or wine comes after the action if it
    uses neither grapes, wine nor visitors and you have nobody to exchange with.
    .title = When you are asked about a bonus
rule-W-103 = Oval tiles lie only on open spaces of the board actions A to P, so with 1 to 3 players one
    on each action. They never lie on all-year spaces or events.
    .title = Where ovals may lie
rule-W-104 = A chain of arrows gives nothing if it comes back to a tile already visited, to a space
    without an oval or to the edge of the board.
    .title = Arrows that lead nowhere
rule-W-105 = Tile C counts the structures you have built on your vineyard mat, so no structure cards,
    wherever they lie. The small cellar is not one of them.
    .title = What tile C counts
rule-W-106 = A rectangular tile leaves the spaces and ovals of the action alone, and workers standing
    there do not act again. It also counts when a card takes this board action. Effects printed on cards
    stay as printed.
    .title = Rectangular tiles in detail
rule-W-107 = “Up to” on a tile means at least 1. The extra reward needs the full number.
    .title = “Up to” on tiles
rule-W-108 = With 4 to 6 players both spaces of an action may carry ovals. A worker stands on one of them
    and has only its bonus. You may have several workers on one action.
    .title = Two ovals on one action
rule-W-109 = You cannot take P while the influence marker is on 10. Influence gained beyond 10 in other
    ways is lost. Losses stop at 0.
    .title = The ends of the influence track
rule-W-137 = A grape from G needs the free slot of value 1 in its colour. For cards from G you name the
    decks before you draw; structure cards only if they are in play. If you give 1 VP, you may not fall
    below −5.
    .title = Trading at G
rule-W-138 = If a pile of tiles is empty, its discarded tiles are shuffled. If there are still too few,
    what there is gets revealed.
    .title = An empty pile of tiles
rule-W-139 = Private spaces, the yoke and those of structure cards, hold 1 worker of their owner, and a
    grande does not find extra room there. For the grande the event space of Greengully counts as a board
    action.
    .title = Private spaces

## In detail: cards

viticulture-world-section-rulings-cards = In detail: cards
rule-W-110 = When a card lets you train, take off one of your hats at once, at the price on the card. If
    you have no hat left, you cannot choose this. Delays of the base game do not apply.
    .title = Training by a card
rule-W-111 = Where a card counts untrained workers, it counts your hats.
    .title = Untrained workers
rule-W-112 = You never gain or lose a worker, and nobody ever has 6 of them.
    .title = Always the same workers
rule-W-113 = You cannot choose an option by which you would give up a worker.
    .title = Giving up a worker
rule-W-114 = A worker you take back keeps its hat and with it its season. A grande you take back may be
    placed again and may start another exchange.
    .title = Workers taken back
rule-W-115 = Offers to all players or to opponents also reach those who have passed. What you gain after
    passing in winter is neither aged nor discarded before the next year end.
    .title = Offers reach those who have passed
rule-W-116 = Your left and right neighbours are those beside you in the order of the seats. With 2
    players your fellow player is both.
    .title = Neighbours
rule-W-117 = Your fellow players decide freely, so you may agree that they decline (Swindler) or accept
    (Banker, Handyman). Amounts and limits stay as on the card.
    .title = Fellow players choose freely
rule-W-118 = Cards that count all players or compare with them include those who have passed.
    .title = Comparing with the others
rule-W-119 = A card that takes a summer action (Manager, Virtuoso) may take any of A to H as it is
    upgraded, occupied or not, at its price. As no worker is placed, there is no oval bonus (with the
    Virtuoso one of that action), no exchange and no event effect of a marked action. All-year spaces cannot
    be chosen.
    .title = Cards that take a summer action
rule-W-120 = A forbidden card that is revealed or looked at is replaced before anything is chosen.
    .title = Forbidden cards on the way
rule-W-121 = If a card you have kept has a condition for the end of the game, it is resolved after the
    last year end and before you look whether you have won.
    .title = Cards kept to the end
rule-W-122 = Resource, goal and event cards are not hand cards: they do not matter for the limit, for
    discards or for counts.
    .title = No hand cards
rule-W-123 = Cards that name rows of the wake-up chart or stars are all forbidden. A star that an allowed
    card would give is lost.
    .title = Wake-up rows and stars
rule-W-124 = In the solo game visitor and structure cards find no opponent: whatever counts opponents
    counts 0. The Swindler, the Wedding Party and the Governor are discarded and another card is drawn.
    With the Importer you draw 3 cards.
    .title = Cards in the solo game
rule-W-125 = If tile E or M lets you play two visitors, finish the first and only then choose the second.
    .title = Two visitors by a tile
rule-W-126 = The worker that plays a card stays on its action: what takes workers back may not take this
    one. The exception is the Motivator: you may take back your own grande that played it.
    .title = Who plays the card stays

## In detail: exchanging with the grande

viticulture-world-section-rulings-trade = In detail: exchanging with the grande
rule-W-130 = You can exchange on any action you share: those of the board, the lira space, the event of
    Greengully. The worker of your fellow player may stand on the other space, on an oval or beside the
    spaces.
    .title = Where you can exchange
rule-W-131 = What you receive before the action you may use in it.
    .title = Using what you have received
rule-W-132 = If a fellow player has passed in winter, they have no worker on the board and you cannot
    exchange with them. If they have passed in summer, you still can, in summer and in winter, where their
    workers still stand.
    .title = Exchanging with those who have passed
rule-W-133 = An action without placing the grande, by a visitor, an event or as an extra action, never
    starts an exchange.
    .title = No grande, no exchange

## In detail: points and the end

viticulture-world-section-rulings-score_and_end = In detail: points and the end
rule-W-140 = 30 VP count whenever your marker reaches or passes them, also on the turn of another player.
    The influence comes at once.
    .title = Reaching 30 VP
rule-W-141 = In year 6 all steps of the year end and the check of the continent are done, then the
    conditions of kept cards are resolved, and only then you look whether you have won.
    .title = The end of year 6
rule-W-142 = Cards that come after you have discarded down to 5, by a Dock, a Silo or a gift, are kept.
    .title = Cards after the limit
rule-W-143 = In autumn the benefit comes first, then the cottage. Here you do not wait for the others in
    between.
    .title = The order in autumn
rule-W-144 = Wines and grapes age from high values to low ones at the year end, and the limits of your
    cellar hold.
    .title = Aging
