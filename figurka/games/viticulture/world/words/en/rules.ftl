### Viticulture World: the rules reference, one message per numbered rule.

## The goal

viticulture-world-section-goal = The goal
rule-W-2 = You play together, for exactly 6 years. After them either all of you win or all of you lose.
    .title = All together
rule-W-3 = Winning takes two things: every player has 25 victory points (VP) or more, and the influence
    marker stands on the last space of its track, the 10.
    .title = What it takes to win
rule-W-4 = Whether you have won is looked at only when year 6 is over. If you have met both goals
    earlier, the game goes on all the same.
    .title = Only after year 6

## What World adds

viticulture-world-section-components = What World adds
rule-W-1 = World adds a board with two sides, 20 cards with a black border, 16 rectangular innovation
    tiles, oval innovation tiles, 20 parent cards, 7 continent decks, the influence marker, the event
    token and 24 hats, 12 yellow and 12 blue.
    .title = The pieces
rule-W-75 = World cannot be played by itself: vineyard mats, workers, cards, tokens and lira are those of
    the base game.
    .title = The base game is needed

## Setting up World

viticulture-world-section-setup = Setting up World
rule-W-5 = The side of the board depends on the structure cards: the one with orange spaces is used with
    them, the other one without. Each deck of small cards is shuffled and lies face down on its space.
    Grapes, wine and lira form the bank.
    .title = The board
rule-W-6 = The grey temporary worker waits on the wake-up chart.
    .title = The grey worker
rule-W-7 = Choose a continent. The cards with its story, its set-up and its rules come first: do what
    they say and put them aside.
    .title = The continent
rule-W-8 = For your first game on a continent the event deck is made of its cards 1 to 6, face down, from
    card 1 on top to card 6 at the bottom. The others are not used.
    .title = Events of the first game
rule-W-9 = For later games all events of the continent are shuffled, and 6 random ones make the deck.
    Greengully is the exception.
    .title = Events of later games
rule-W-76 = It is best to play the continents in this order, from easy to hard: Greengully, Asia,
    Oceania, South America, Europe, North America, Africa.
    .title = In which order to play them
rule-W-10 = The innovation tiles are shuffled face down into two piles, one for each shape. Those
    marked *H and *N are for the solo game only.
    .title = Innovation tiles
rule-W-11 = The number of players decides where the influence marker starts: the track has a start space
    for each number. Which spaces these are is figurka's own decision, and so is the level: on the easy
    one the marker starts higher, on the hard one lower.
    .title = Where influence starts
rule-W-12 = The year marker starts on year 1. It is the yellow grape piece that shows the first player in
    the base game.
    .title = The year marker
rule-W-13 = You have a vineyard mat with its field cards. One regular worker goes back to the box. The
    other 4 and your grande are yours to use from the start; 2 of the regular workers wear yellow hats
    and 2 blue ones.
    .title = Your workers
rule-W-14 = Your residual marker starts in the middle of its track, which is 0, and your VP marker on the
    start space, 0 as well.
    .title = Your markers
rule-W-15 = You get one red (or brown) and one blue parent card and gain what they show.
    .title = Your parents
rule-W-77 = The new red cards may be mixed with the mamas of the base game, the new blue ones with its
    papas. In this way two papas or two mamas can meet. The new cards can also be used in the base game.
    .title = New and old parents
rule-W-78 = The numbers of workers on parent cards do not count: you always begin with 1 grande and 4
    regular workers.
    .title = Workers on parent cards
rule-W-79 = The rulebook advises against the papas Rafael and Gary of the base game. Here they are left
    out.
    .title = Rafael and Gary
rule-W-16 = There is no first player: only the wake-up chart tells the turn order. The first-player piece
    counts the years.
    .title = No first player
rule-W-80 = The 20 cards with a black border are out of the game. Whoever gets one discards it at once
    and draws another card from the same deck. They may just as well stay out of the decks from the
    start.
    .title = Cards with a black border

## New symbols

viticulture-world-section-symbols = New symbols
rule-W-81 = The symbol of an aging grape raises one of your grapes by 1; you choose which. That of an
    aging wine does the same for one of your wines.
    .title = Aging one token
rule-W-82 = The symbol of all players gives its effect to everyone, the player whose turn it is included.
    Each chooses alone: a wine of value 1 may be red for one of you and white for another.
    .title = For all players
rule-W-83 = For each symbol of influence the influence marker goes 1 space to the right.
    .title = Influence

## What always holds

viticulture-world-section-general = What always holds
rule-W-17 = A group may keep its hands open or hidden, as it likes. Here they are open.
    .title = Open hands
rule-W-18 = An opponent on a visitor or structure card is a fellow player.
    .title = Opponents are fellow players
rule-W-19 = When you reach 30 VP, the influence marker moves 1 space on. You can bring this about once
    per game; if you fall back and reach 30 again, nothing happens.
    .title = Influence for 30 VP
rule-W-20 = Bonuses are for trained workers only. A bonus is what an oval tile shows and, on the space of
    a structure card, the part in the dashed oval.
    .title = Who gains bonuses

## Spring

viticulture-world-section-spring = Spring
rule-W-21 = Spring has three steps: first the event, then the new innovation tiles, last the wake-up.
    .title = Three steps
rule-W-22 = The top event is revealed. It stays face up and holds for this year only. If it touches an
    action of the board, the event token goes there.
    .title = Step 1: the event
rule-W-23 = Tiles left over from last year are discarded. Then 2 rectangular and 2 oval ones are
    revealed.
    .title = Step 2: innovation tiles
rule-W-24 = Agree among yourselves who wakes up when. Everyone puts their rooster on a free space of the
    outer ring of the wake-up chart and has its benefit at once.
    .title = Step 3: waking up
rule-W-25 = In summer and in winter turns go clockwise round the wake-up chart, beginning at position 1.
    .title = Turn order
rule-W-26 = Here you place your roosters in the order of the seats, unless the team changes it. Each
    benefit is resolved before the next rooster is placed.
    .title = Who places first

## Placing workers

viticulture-world-section-placement = Placing workers
rule-W-27 = On your turn you place one worker who may work in this season, or you pass. If you have
    passed, you are out until the season ends.
    .title = Place or pass
rule-W-73 = Without a worker you can use, or without a legal action, you must pass. Trained workers left
    over in summer are there for winter; yellow hats left over have nothing to do until next year.
    .title = When you must pass
rule-W-28 = Each action of the board has two spaces. With 2 or 3 players one of them is open, with 4 to 6
    both. None has a bonus at the start.
    .title = Spaces of an action
rule-W-29 = Workers with hats work in their own season only, yellow hats in summer, blue ones in winter;
    in that season they may go to the all-year spaces too.
    .title = Hats
rule-W-30 = Trained are the workers without hats, the grande and the grey worker. They work in either
    season, but every worker only once a year.
    .title = Trained workers
rule-W-31 = A grande may take an action even if all its spaces are occupied.
    .title = The grande finds room
rule-W-74 = A grande on an action without a free space stands beside the spaces and gets no bonus. A
    space with an oval tile is never full.
    .title = Beside the spaces
rule-W-32 = Open all year are the yoke on the vineyard mat, the spaces of structure cards, the event
    cards of Greengully and the lira space of the board. The lira space takes any number of workers and
    gives 1 lira; with the structure cards you may take 1 of these instead.
    .title = All-year actions
rule-W-33 = The player on its space of the wake-up chart uses the grey worker this year as a trained
    worker. When that player passes in winter, it returns to the chart.
    .title = Using the grey worker

## Exchanging with the grande

viticulture-world-section-grande_trade = Exchanging with the grande
rule-W-34 = When you place your grande on an action, you may exchange with exactly one fellow player
    who has a worker there, of whatever kind.
    .title = With whom
rule-W-35 = You give one thing, or get one, or both. One thing is any amount of lira; or any number of
    vine cards, of order cards or of structure cards; or 1 grape or 1 wine of any value.
    .title = What
rule-W-36 = Visitor cards are not exchanged.
    .title = No visitors
rule-W-37 = The things need not be of one kind, and one side may simply make a gift. Both of you must
    agree. You exchange before or after your action, and nothing but placing the grande starts it.
    .title = How and when
rule-W-38 = A grape or wine keeps its type and value. If that slot is taken or the cellar of the new
    owner is too small, it goes to the next lower free slot; if there is none, you cannot exchange it.
    .title = Room for grapes and wine
rule-W-39 = A thing is of one kind only. Vine cards and order cards together, for instance, cannot go in
    the same direction.
    .title = One kind in each direction

## Summer

viticulture-world-section-summer = Summer
rule-W-40 = In summer you use the actions A to H and the all-year actions. What is not said otherwise
    works as in the base game.
    .title = Summer actions
rule-W-41 = At G you give one item of this list and receive one of it: 3 lira, 1 VP, 2 cards, 1 grape of
    value 1. Both may be the same, so you can discard 2 cards and draw 2 others. The amounts are known
    from public reports, not from the rulebook.
    .title = G: trade
rule-W-42 = At F you do exactly one thing: buy 1 field, sell 1 field or sell 1 grape. In the base game
    you may sell more grapes, here only one.
    .title = F: fields and grapes

## Innovation

viticulture-world-section-innovation = Innovation
rule-W-50 = At H you pay 4 lira, take one of the revealed tiles and place it now. Every action of summer
    and winter can be upgraded, and upgrades are for good. The price is known from public reports, not
    from the rulebook.
    .title = H: innovate
rule-W-51 = A rectangular tile goes on the action with its letter. For all of you its text replaces that
    of the action.
    .title = Rectangular tiles
rule-W-52 = An oval tile goes on any space of an action, in summer or winter, that has no oval yet.
    .title = Oval tiles
rule-W-53 = Workers on the space you cover move onto the tile. They get no bonus and do not act again.
    .title = Workers under an oval
rule-W-54 = If the space you cover shows a benefit, you gain it. If it shows a cost, you pay it or choose
    another space.
    .title = What you cover
rule-W-55 = A tile you have taken leaves a gap: new tiles come only next spring.
    .title = No refill
rule-W-56 = An oval tile has room for any number of workers. Each trained one may take its bonus when
    placed there, before or after the action. Hats never do.
    .title = On an oval tile
rule-W-57 = An arrow tile is laid upright, never turned, and gives the bonus of the oval right next to it
    in the direction of its arrow. If there is no oval, it gives nothing. Arrows may lead to arrows and
    may copy a tile of the other season. They never lead over the edge of the board: A does not reach J.
    .title = Arrows
rule-W-58 = You may not take a tile that cannot be placed.
    .title = Only what fits
rule-W-59 = With tile F you can also buy a grape. Pay the price of a row of the crush pad, 1, 2 or 3
    lira, and put 1 grape of either colour on its leftmost free slot; if that row is full, on that of the
    row before. On an empty crush pad the values 1, 4 and 7 cost 1, 2 and 3 lira.
    .title = Tile F: buying a grape

## Autumn

viticulture-world-section-autumn = Autumn
rule-W-60 = Your autumn comes as soon as you pass in summer. First your rooster moves to the matching
    space of the inner ring; the order of players stays.
    .title = When you pass in summer
rule-W-61 = Then choose one benefit: 2 lira, 1 card of any kind, or aging for 1 grape. The amount of lira
    is figurka's own.
    .title = One benefit
rule-W-62 = Last, if you own a cottage, draw 1 visitor, for summer or for winter.
    .title = The cottage

## Winter

viticulture-world-section-winter = Winter
rule-W-63 = In winter you use the actions I to P and the all-year actions.
    .title = Winter actions
rule-W-64 = At L you pay 4 lira and take the hat off one of your workers, perhaps the very one that acts;
    the hat goes to the box. You never get a new worker. The worker is trained from now on; one already
    placed this year stays placed. The price is taken over from the base game.
    .title = L: train
rule-W-65 = A worker that takes off its own hat at L counts as trained for an oval bonus that you take
    after the action.
    .title = Training yourself
rule-W-66 = At O you discard one of your wines and gain lira equal to its value.
    .title = O: sell wine
rule-W-67 = At P you pay 8 lira for 1 influence.
    .title = P: influence

## End of the year

viticulture-world-section-year_end = End of the year
rule-W-68 = Your year ends the moment you pass in winter: first take back your workers, then age all your
    grapes and wines, then discard down to 5 cards, last gain lira by your residual track.
    .title = When you pass in winter
rule-W-69 = The workers you take back leave their spaces free for those who still play in winter.
    .title = Room for the others
rule-W-70 = When everyone has passed, the year marker moves on. After year 6 you look whether you have
    won.
    .title = When all have passed
rule-W-71 = What a continent checks at year end comes after all have passed and before the year marker
    moves.
    .title = The year-end check

## Tips of the authors

viticulture-world-section-tips = Tips of the authors
rule-W-72 = The authors advise you to innovate early and often, at least once a year, and to get at least
    3 to 5 influence from the event cards.
    .title = Innovate, and use the events
