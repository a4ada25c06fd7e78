### Viticulture: the rules reference, one message per numbered rule.

## Setup

viticulture-section-base-setup = Setup
viticulture-world-section-base-setup = { viticulture-section-base-setup } (base game)
rule-V-1 = The printed game is for 1 to 6 players; here 2 to 6 play it. Each has a vineyard mat, 3
    fields, 8 structure tokens, 5 regular workers, 1 grande worker, a rooster, a marker for victory
    points (VP) and one for residual payments. In World, which takes 1 to 6 players, one regular worker
    goes back to the box, so that 4 and the grande worker are left.
    .title = What each player has
rule-V-2 = There are four decks: 42 vines, 38 summer visitors, 36 wine orders and 38 winter visitors.
    Each has its own discard pile, which lies face up. When a deck runs out, its discards are shuffled
    and used again.
    .title = The four decks
rule-V-3 = You are dealt one Mama and one Papa at random; choosing from two of each is a common variant
    of the printed game. You start with 2 regular workers and the grande worker, while your other 3
    regular workers wait in your supply. In World all 4 regular workers and the grande worker are at
    hand from the start, and of the regular ones 2 wear yellow hats and 2 blue hats.
    .title = Parents and first workers
rule-V-4 = Your Papa lets you choose between a gift and more lira. The choices are made clockwise from
    the first player. In World nobody is the first player.
    .title = The Papa's choice
rule-V-5 = Your VP and your residual payments start at 0, and your crush pad and small cellar are empty.
    .title = Zero and empty
rule-V-6 = Which cards you hold is secret; how many of each type, everybody may know. In World hands are
    open or secret as the players like; here they are open.
    .title = Hands

## The year

viticulture-section-base-year = The year
viticulture-world-section-base-year = { viticulture-section-base-year } (base game)
rule-V-10 = A year has five parts: spring, summer, autumn, winter and the year end.
    .title = Five parts
rule-V-11 = In spring, clockwise from the first player, each puts the rooster on a free row of the
    wake-up chart and takes the bonus of the row at once. Row 1 gives nothing, row 2 a vine card, row 3
    a wine order card, row 4 one lira, row 5 a summer or a winter visitor card, row 6 one VP and row 7
    the grey temporary worker. In World spring brings an event card and 4 new innovation tiles, and only
    then do the players agree freely on their positions.
    .title = Spring: the wake-up chart
rule-V-12 = In summer and in winter turns go in wake-up order, lowest row first. On your turn you place
    1 worker on an action of that season (or on one open all year), or you pass. This goes round until
    all have passed; once you pass, you are out for that season.
    .title = Summer and winter
rule-V-13 = A worker stays where you place it until the year end. Workers that you do not use in summer
    can be used in winter. In World a worker with a yellow hat can work in summer only.
    .title = Workers stay
rule-V-14 = In autumn, in wake-up order, each draws 1 visitor card, summer or winter. If you have a
    cottage, you draw 2 in any mix, but you name both decks before you look at a card. In World your
    autumn comes when you pass in summer: you move your rooster, choose 1 of the printed benefits and
    then, with a cottage, draw a visitor card.
    .title = Autumn: visitors
rule-V-15 = At the year end all do the same together: grapes and wine age, workers come back (the grey
    one to row 7), residual payments bring lira, hands are cut down to 7 cards and the first-player
    token moves on counter-clockwise. In World each player does this alone on passing in winter: first
    the workers come back and leave their spaces free, then come the aging, the hand down to 5 cards and
    the income.
    .title = The year end
rule-V-16 = What works only once a year (windmill, tasting room, yoke, the harvest of a field) is ready
    again from the year end.
    .title = Once a year

## End of the game

viticulture-section-base-end = End of the game
viticulture-world-section-base-end = { viticulture-section-base-end } (base game)
rule-V-20 = Once somebody has 20 VP or more, the year is played to its end and the most VP win. VP have
    no upper limit. In World the game always lasts 6 years; every player needs 25 VP and the influence
    track must be full, otherwise all lose.
    .title = Who wins
rule-V-21 = In a tie more lira decide, then the higher total value of wine, then the higher total value
    of grapes. If that is equal too, the victory is shared. In World all win or lose together, so there
    is no tie to break.
    .title = Ties
rule-V-22 = Whether the game ends is decided by the VP at the year end. So if you reach 20 VP and fall
    back below before then, the game goes on; what the printed game makes of this rare case is not
    clear. In World only the state after year 6 counts.
    .title = When the end is checked
rule-V-23 = You can never have fewer than −5 VP.
    .title = VP below zero

## Workers

viticulture-section-base-workers = Workers
viticulture-world-section-base-workers = { viticulture-section-base-workers } (base game)
rule-V-30 = With 2 players each action of summer or winter has 1 open space, with 3 or 4 players two,
    and with 5 or 6 players three. Only the middle space has a bonus, and it is open from 3 players on.
    In World 2 spaces are printed, of which 1 is open with up to 3 players and both with 4 or more; only
    oval tiles give bonuses there.
    .title = Open spaces
rule-V-31 = You may hold several spaces of one action, but you place only one worker per turn.
    .title = Several spaces of one action
rule-V-32 = The grande worker works like a regular one, but it may also go to an action whose open
    spaces are all taken. You then take the action without any bonus; on a free space with a bonus it
    gets the bonus. In World it keeps this ability and can also start an exchange with one player who
    has a worker on the same action.
    .title = The grande worker
rule-V-33 = The grande worker can go to a full action on the main board only, not to the yoke or the
    spaces of structure cards.
    .title = Only on the main board
rule-V-34 = If you take row 7 of the wake-up chart, you use the grey temporary worker like a regular one
    this year and then give it back. It does not count towards your 6 workers. In World it counts as a
    trained worker: it works in any season and gets bonuses.
    .title = The grey temporary worker
rule-V-35 = Training a worker costs 4 lira, and you can use the new worker from the next year. You can
    have at most 6 workers, the grande worker included. In World training brings no new worker but takes
    the hat off one of yours (W-64).
    .title = Training
rule-V-36 = You must carry out the action, at least in part where it says “up to”. The bonus of a space
    may be declined; you may take it before the action or after it.
    .title = Action and bonus
rule-V-37 = You may not place a worker on an action that you cannot carry out.
    .title = Only what can be done
rule-V-38 = The space that gives 1 lira takes any number of workers, in summer and in winter. In World
    it is the same, but with structure cards you may take a structure card there instead.
    .title = The space for 1 lira

## Fields and vines

viticulture-section-base-fields = Fields and vines
viticulture-world-section-base-fields = { viticulture-section-base-fields } (base game)
rule-V-40 = To plant, choose a vine card from your hand and a field of yours that is not sold. The
    structures that the vine needs must be built, and the red and white values of all vines on the field
    must fit within its maximum. A planted vine stays there for good unless you uproot it.
    .title = Planting
rule-V-41 = Whether you have the structures that a vine needs is checked only when you plant it, never
    later.
    .title = Structures for planting
rule-V-42 = You uproot a vine with the yoke (the card returns to your hand) or with a visitor that says
    so (the card is usually discarded). The action of planting does not allow it.
    .title = Uprooting
rule-V-43 = You can sell a field only while it is empty.
    .title = Only an empty field is sold
rule-V-44 = You can harvest each field once a year. A field without vines cannot be harvested.
    .title = Harvesting
rule-V-45 = When you sell grapes, you sell any number of tokens in one action, at least 1. Each brings
    the price of its row on the crush pad: 1 lira for a value of 1 to 3, 2 for 4 to 6 and 3 for 7 to 9.
    In World this action sells only 1 grape.
    .title = Selling grapes
rule-V-80 = The red and white values of all vines on a field may add up to no more than its maximum: 5
    on the left field, 6 on the middle one and 7 on the right one.
    .title = The maximum of a field
rule-V-81 = You can sell only a field of yours that holds no vine and no structure card. Flip it and
    gain its price: 5 lira for the left field, 6 for the middle one and 7 for the right one.
    .title = Selling a field
rule-V-82 = A sold field cannot be planted, harvested or built upon, and to cards it is not a field you
    own.
    .title = Sold fields
rule-V-83 = The same action lets you buy a sold field back at the same price.
    .title = Buying a field back
rule-V-84 = Each field may be harvested once a year, whatever it is that grants the harvest.
    .title = One harvest a year
rule-V-85 = If you plant or uproot a vine on a field already harvested this year, you still cannot
    harvest it again this year.
    .title = Vines changed after the harvest
rule-V-86 = With structure cards, an empty field of yours may carry 1 structure card instead of vines.
    .title = A structure card on a field

## Grapes and wine

viticulture-section-base-wine = Grapes and wine
viticulture-world-section-base-wine = { viticulture-section-base-wine } (base game)
rule-V-50 = One action makes up to 2 wine tokens (3 with the bonus) of any types, one after another. A
    red or a white wine takes 1 grape of its colour, a blush wine 1 red and 1 white, a sparkling wine 2
    red and 1 white.
    .title = Making wine
rule-V-90 = The value of a wine is the sum of the values of its grapes; more than 9 counts as 9.
    .title = The value of a wine
rule-V-91 = Two grapes of one colour never combine into one red or white wine.
    .title = One colour does not add up
rule-V-92 = If the slot for a token is taken or its cellar is not built, the token goes to the next
    lower free slot of the same colour or type. If there is none, the token is lost.
    .title = When the slot is not free
rule-V-93 = A blush wine cannot drop below 4, nor a sparkling wine below 7. A wine for which only a
    lower slot would be left cannot be made.
    .title = Least values
rule-V-94 = The harvest of a field yields at most 1 red and 1 white grape token. The red one has the sum
    of the red values of the vines on the field, the white one the sum of the white values, each no more
    than 9. A colour whose sum is 0 yields no token.
    .title = What a harvest yields
rule-V-95 = Aging raises the value of a token by 1. Go from the highest value down. A token stays put if
    the next slot is still occupied, if its value is 9, or if a wine would pass from 3 to 4 without the
    medium cellar or from 6 to 7 without the large one.
    .title = Aging
rule-V-96 = A token that cannot age stays where it is. Aging never costs you a token.
    .title = No loss by aging
rule-V-97 = A wine that stands above your built cellars thanks to a card may go on aging within its
    level. It does not cross the next boundary unless the cellar behind it is built.
    .title = Wine above your cellar
rule-V-98 = A visitor of the base game that places a grape of value 1 needs exactly that slot to be
    free.
    .title = Grapes of value 1
rule-V-99 = Other grapes and wines that cards bring go to a lower slot where necessary (V-92). If
    nothing fits, you cannot choose that option.
    .title = Other gains from cards
rule-V-100 = The number of grape and wine tokens is not limited.
    .title = Tokens without limit

## Wine orders

viticulture-section-base-orders = Wine orders
viticulture-world-section-base-orders = { viticulture-section-base-orders } (base game)
rule-V-51 = To fill an order, hand in one token of yours for each wine on it, of the same type and at
    least of the value shown; surplus value is lost. You gain the VP and the residual payments, and the
    card and the tokens are discarded.
    .title = Filling an order
rule-V-52 = One token cannot serve for two wines of an order, and the values of wines cannot be added
    up.
    .title = One token for one wine
rule-V-53 = The residual payments gained by an order bring lira for the first time at the coming year
    end.
    .title = First payment

## Visitors

viticulture-section-base-visitors = Visitors
viticulture-world-section-base-visitors = { viticulture-section-base-visitors } (base game)
rule-V-60 = Playing a visitor takes no further worker. Resolve the card, then discard it.
    .title = Playing a visitor
rule-V-61 = You may play a visitor only if you can carry out the effect you choose in full: pay what it
    costs and reach the numbers it asks for.
    .title = Only in full
rule-V-62 = “Up to” a number means at least 1 and at most that many.
    .title = “Up to”
rule-V-63 = You may do the parts of a card in any order, unless it says “then”.
    .title = The parts of a card
rule-V-64 = If the bonus lets you play two visitors, finish the first and only then choose the second.
    It may be a card that the first one brought you.
    .title = Two visitors
rule-V-65 = Summer visitors are played only in summer and winter visitors only in winter, unless a card
    says otherwise.
    .title = Visitors and seasons
rule-V-66 = If a card offers something to everybody, the players answer in turn order and each decides
    alone, even after passing. Whoever plays the card is rewarded for opponents only. In World opponents
    means your fellow players.
    .title = Offers to all
rule-V-67 = A card that speaks of the cost of a structure means exactly the printed cost, not what you
    pay for it.
    .title = The cost of a structure
rule-V-68 = A discount never turns into a gain: no price falls below 0.
    .title = Discounts
rule-V-69 = The card you are playing is no longer in your hand, but it is not in the discard pile yet
    either.
    .title = The card being played

## Lira and residual payments

viticulture-section-base-money = Lira and residual payments
viticulture-world-section-base-money = { viticulture-section-base-money } (base game)
rule-V-70 = There is no limit to the lira. Nobody can go into debt.
    .title = Lira
rule-V-105 = At the year end you gain as many lira as your marker of residual payments shows; the marker
    stays where it is.
    .title = Income at the year end
rule-V-106 = Residual payments rise to 5 at most; anything above that is lost.
    .title = At most 5
rule-V-107 = A price in residual payments must be paid in full; there is no space below 0. Only VP can
    be negative.
    .title = Paying with residual payments

## In detail: options, prices and gains

viticulture-section-base-rulings = In detail: options, prices and gains
viticulture-world-section-base-rulings = { viticulture-section-base-rulings } (base game)
rule-V-71 = You can choose an option only if all its steps can be done in some allowed order; costs come
    first unless the card sets the order itself. A card without such an option cannot be played.
    .title = When an option is open
rule-V-72 = A gain counted per piece cannot be all that your option consists of if there is nothing to
    count.
    .title = Nothing to count
rule-V-73 = If you are to draw from an empty deck, its discards are shuffled first. If there are none
    either, you lose that draw and nothing else changes.
    .title = Drawing from an empty deck
rule-V-74 = Some cards let you do both options for an extra price. Pay the extra price first, then do
    the options one after the other in the order you like. If the second could not be done when its
    moment comes, you may not choose both.
    .title = Both options
rule-V-75 = If a card lets all players do something, whoever plays it decides and acts first, then the
    others in the turn order of the year. Each does the whole step or nothing.
    .title = The order of an offer to all
rule-V-76 = Cards that an effect lets you draw can pay a cost of the same effect only if its order is
    fixed and the draw comes earlier in it.
    .title = Paying with cards just drawn
rule-V-77 = You may refuse a gain, but only the whole of it; a mandatory part of an action cannot be
    refused. Grapes and wine that find no slot are lost (V-92), while lira and VP always fit.
    .title = Refusing gains
rule-V-78 = The bonus, the windmill, the tasting room and the structure cards that apply to one action
    are taken in any order you like, each of them once.
    .title = Several effects of one action
rule-V-79 = VP never fall below −5 and residual payments never below 0. An option whose price would go
    past the limit cannot be chosen; a forced loss stops at the limit.
    .title = Lower limits

## Structure cards

viticulture-section-base-structures = Structure cards
viticulture-world-section-base-structures = { viticulture-section-base-structures } (base game)
rule-V-110 = Structure cards are an optional module, which the settings of a table switch on. They are
    held in hand and count for its limit. Any effect that builds can build them, at their cost and with
    its discounts; where an effect builds any structure for free, it may be a structure card from your
    hand. In the base game figurka leaves out Gazebo and Banquet Hall, which need the Tuscany map, and
    the star bonus of other cards lapses. In World Academy, Shop, Trading Post and Wine Press are out as
    well.
    .title = Cards of an optional module
rule-V-111 = A structure card gives you 1 VP when you build it, and it lies on one of the 2 slots of
    your structure mat or on an empty field of yours that is not sold. While it lies on a field, that
    field cannot be planted, harvested or sold. Without a free place the card cannot be built.
    .title = Where they lie
rule-V-112 = The structure mat has 1 private space: place a worker there to tear down 1 structure card
    that you have built. It is discarded, but you keep the VP gained for building it.
    .title = Tearing down
rule-V-113 = A private space takes 1 worker of its owner per year, in any season in which workers are
    placed. When it is taken, not even the grande worker can go there.
    .title = Private spaces
rule-V-114 = In World the private spaces of structure cards are all-year actions. The reward in the
    dashed oval is a bonus for trained workers only (W-20, W-32).
    .title = Private spaces in World
rule-V-115 = In World with structure cards, the all-year space gives 1 lira or 1 structure card (W-32).
    .title = Gaining structure cards in World
rule-V-116 = In the base game with structure cards, everybody is dealt 4 of them after the parents. Keep
    1 and pass the rest to the left, and so on until everybody has kept 4. Sources differ about the
    direction; the left is figurka's choice.
    .title = Structure cards at the start
rule-V-117 = In World you start without structure cards. The rulebook is silent about it.
    .title = The start in World
rule-V-118 = In the base game the year end goes like this: aging, workers back, residual payments
    together with the structure cards that work at the year end, and the hand limit last. In World the
    order is workers, aging, hand limit, and income with these cards, so what Dock and Silo draw may
    exceed the limit.
    .title = Structure cards at the year end
rule-V-119 = For Penthouse the value counts with which the wine really stands in the cellar, after any
    drop to a lower slot.
    .title = Penthouse
rule-V-120 = With Harvest Machine one effect can harvest each remaining field once. Even so, no field is
    harvested more than once a year.
    .title = Harvest Machine
rule-V-121 = Aqueduct does not change the maximum of a field.
    .title = Aqueduct
rule-V-122 = If you draw several orders together with Mercado, you may fill each of them at once. You do
    not have to.
    .title = Mercado
rule-V-123 = Inn, Tap Room and Tavern work for every visitor card you play, also for the second one of a
    bonus or a tile.
    .title = Inn, Tap Room and Tavern
rule-V-124 = A worker cannot go to a private space whose action you cannot carry out. The bonus never
    takes the place of the action.
    .title = Actions of private spaces
rule-V-125 = A structure card with a lasting effect does not yet apply to the very effect that builds
    it. Cards that count structures (Designer, Architect) do count it, though.
    .title = Enhancements just built
