### Farshore: the rules reference, one message per numbered rule.

## Terms

farshore-section-terms = Terms
rule-F-1 = When you gain a resource, a treasure or a point token, you take it from the common supply.
    .title = What “gain” means
rule-F-2 = When you pay a resource, you move it from your own supply to the common supply.
    .title = What “pay” means
rule-F-3 = You draw the top card of the deck into your hand, unless the effect names another origin or
    another goal. A card symbol standing alone as a reward means that you draw 1 card from the deck.
    .title = What “draw” means
rule-F-4 = To reveal a card is to turn over the top card of the deck so that everyone sees it. None of the
    cards in the game asks for it.
    .title = What “reveal” means
rule-F-5 = You put a card from your hand face down onto the discard pile, unless the effect says that the
    card comes from elsewhere.
    .title = What “discard” means
rule-F-6 = There are four resources: driftwood, seaweed, stone and mushroom. A treasure is not a resource.
    .title = Resources and treasures
rule-F-7 = Whenever you have to pay, a treasure may take the place of one resource of any kind.
    .title = Treasures as payment
rule-F-8 = When you gain “any” resource, you choose one of the four resources, never a treasure. If you gain
    several, you may choose different ones or the same one again.
    .title = Gaining “any” resource
rule-F-9 = An effect that says “may” is optional. Every other effect is mandatory, though it is meant to do
    you good.
    .title = Optional and mandatory effects

## Setting up

farshore-section-setup = Setting up
rule-F-10 = The board and the lighthouse lie in the middle, the resources on the board, and the point tokens
    and treasures in piles beside it.
    .title = The common area
rule-F-11 = The map tiles form six piles, one per type, with values falling from the 2 on top. Each pile
    holds the values 2 and 1 with two players, 2, 1 and 0 with three, and all its tiles (2, 1, 1, 0) with
    four.
    .title = Piles of map tiles
rule-F-12 = As many random island tiles as there are players lie face up on the board. The other islands are
    out of the game.
    .title = Islands in play
rule-F-13 = Wind roses A and B are shuffled separately into two face-down stacks, and the top tile of each
    stack is turned up.
    .title = The two wind roses
rule-F-14 = All 125 cards are shuffled into the deck, which stands left of the lighthouse, and eight cards
    are laid face up into the Bay. Cards of the same name share one place, and the places left open are
    filled until all eight show different names.
    .title = Deck and Bay
rule-F-15 = The discard pile lies face down on the right of the lighthouse and is empty at the start.
    .title = The discard pile
rule-F-16 = The first player draws 5 cards, the second 6, the third 7 and the fourth 8. Hands are secret.
    .title = Starting hands
rule-F-17 = Once, and only during setup, you may discard your whole hand and draw the same number of new
    cards.
    .title = Changing your starting hand
rule-F-18 = You pick an animal. Two of your workers are ready, one sits in your ship on the start space of
    the track, and three wait in reserve at the top of the board or on the lighthouse.
    .title = Animals and workers
rule-F-19 = You take 3 anchors. You start with no resources, no point tokens and no treasures.
    .title = Three anchors each
rule-F-20 = The printed rules leave the choice of the first player to a joke; here it is made at random.
    Turns then go clockwise.
    .title = Who goes first
rule-F-21 = Resources, treasures and point tokens never run out.
    .title = An endless supply

## Your turn

farshore-section-turn = Your turn
rule-F-22 = On your turn you must do exactly one of three actions: place a worker, play a card, or prepare
    for the next season. In autumn, when there is no further season to prepare for, you can pass instead.
    .title = One action per turn

## Placing a worker

farshore-section-place_worker = Placing a worker
rule-F-23 = Put one of your ready workers on a place of the board or on a red card, and resolve that place
    at once.
    .title = How to place a worker
rule-F-24 = You may not place a worker where another worker already stands. The docks and the lookout are the
    exceptions.
    .title = Only on a free place
rule-F-25 = Each of the four shore places gives the rewards shown on it and takes one worker.
    .title = Shore places
rule-F-26 = An island takes one worker, and only while its tile lies face up.
    .title = Placing on islands
rule-F-27 = Any number of workers may stand on the docks, from any players; you may have several there
    yourself.
    .title = Docks have room for all
rule-F-28 = On the docks you discard up to 3 cards from your hand and then gain 1 resource of your choice
    for each of them.
    .title = What the docks do
rule-F-29 = Any number of workers may stand on the lookout, from any players; you may have several there
    yourself.
    .title = Lookout has room for all
rule-F-30 = On the lookout you discard any number of cards from your hand, then draw from the Bay and the
    deck in any mix, up to the hand limit. The Bay is refilled only after you have drawn your last card.
    .title = What the lookout does
rule-F-31 = A red card takes one worker, and only a worker of the player whose city it is in.
    .title = Red cards
rule-F-32 = On the dunes you take the top map tile of one pile whose requirement the cards in your city
    meet, and keep it by your city.
    .title = What the dunes do
rule-F-33 = You may never own two map tiles of the same type.
    .title = One map per type

## Playing a card

farshore-section-play_card = Playing a card
rule-F-34 = To play a card, pay its printed cost to the common supply. The card joins your city face up.
    .title = Paying for a card
rule-F-35 = You may play a card from your hand or one of the face-up cards of the Bay.
    .title = From hand or Bay
rule-F-36 = If you play a card from the Bay, its place is refilled at the end of your turn.
    .title = Refilling the Bay place
rule-F-37 = You may play a critter for free by spending one of your anchors instead of paying its mushrooms.
    .title = Anchor instead of mushrooms
rule-F-38 = Put the anchor on a construction in your city that is of the same type (colour) as the critter.
    .title = Where the anchor goes
rule-F-39 = A construction holds at most one anchor.
    .title = One anchor per construction
rule-F-40 = You never get an anchor back, not even when the card under it leaves your city. Three is all you
    have for the whole game.
    .title = Anchors never come back

## Playing a card step by step

farshore-section-play_sequence = Playing a card step by step
rule-F-41 = Whenever you play a card, go through the following seven steps in this order, as far as they
    apply.
    .title = Seven steps in order
rule-F-42 = Use at most one effect that works while a card is being played (a when-playing effect). Such
    effects can never be combined.
    .title = Step 1: one modifier
rule-F-43 = Pay the cost with resources, treasures or both, or use an anchor.
    .title = Step 2: payment
rule-F-44 = Put the card into your city.
    .title = Step 3: into the city
rule-F-45 = Resolve the effect of the new card; only green and tan cards have one at this point.
    .title = Step 4: its own effect
rule-F-46 = Resolve the effects of your other cards that the play has set off.
    .title = Step 5: other cards react
rule-F-47 = If a wind rose matches the card, move your ship and take the treasures on its way.
    .title = Step 6: wind and ship
rule-F-48 = If the card came from the Bay, fill the free place from the deck.
    .title = Step 7: refilling the Bay

## Your city

farshore-section-city = Your city
rule-F-49 = Your city has 15 spaces, one for each card. When it is full, you may play no further card,
    except one that takes no space.
    .title = Fifteen spaces
rule-F-50 = Shipwreck and Castaway take no space, so you may play them even into a full city.
    .title = Cards without a space
rule-F-51 = Your city may hold any number of copies of a common card, but only one copy of each unique card.
    .title = Common and unique cards
rule-F-52 = Critters almost always cost mushrooms. Constructions never ask for mushrooms, but you may give
    one where a cost asks for “any” resource.
    .title = Critters and constructions

## Card types

farshore-section-card_types = Card types
rule-F-53 = A green card is activated as soon as you play it, and again when you prepare for spring and for
    autumn.
    .title = Green: production
rule-F-54 = A blue card works as described while you play other cards or do actions. Playing it never
    activates the card itself.
    .title = Blue: governance
rule-F-55 = A tan card is activated only once, when you play it.
    .title = Tan: traveler
rule-F-56 = A red card is activated when you put a worker on it, not when you play it.
    .title = Red: destination
rule-F-57 = A purple card brings extra points at the end of the game for parts of your city, your map tiles,
    your ship or your treasures.
    .title = Purple: prosperity

## Hand, deck and Bay

farshore-section-hand_deck_bay = Hand, deck and Bay
rule-F-58 = You may never have more than 8 cards in hand. A draw stops at 8, and the rest of it is lost.
    .title = Eight cards in hand
rule-F-59 = You draw from the deck unless an effect names the Bay.
    .title = Where you draw from
rule-F-60 = When you have to give a card, choose a player who has room in hand. If nobody has, discard the
    card; you gain the reward for giving all the same.
    .title = Giving a card away
rule-F-61 = Whenever two cards of the same name are in the Bay, they are stacked on one place, and the freed
    place gets a new card.
    .title = Same names share a place
rule-F-62 = When you play a card from a stack in the Bay, the other cards of the stack stay there, so the
    place does not become free.
    .title = The stack stays
rule-F-63 = If a card has to be drawn or put into the Bay and the deck is empty, the discard pile is
    shuffled into a new deck and the drawing goes on.
    .title = When the deck is empty

## Ship and wind

farshore-section-ship = Ship and wind
rule-F-64 = When you play a card that matches a wind rose by its type or a keyword, your ship moves 1 space.
    If the card matches both wind roses, it moves 2 spaces.
    .title = Sailing with the wind
rule-F-65 = Ship moves from other effects do not set off rewards for sailing with the wind; a Sloop, for
    example, does not set off the Navigator.
    .title = Other ship moves
rule-F-66 = Take 1 treasure for each treasure space that your ship stops on or passes, whatever made it
    move.
    .title = Treasures on the track
rule-F-67 = The value of your ship's space is scored only at the end of the game. Moving the ship gives no
    point tokens.
    .title = Points for the ship
rule-F-68 = A ship on the space worth 60 points moves no further.
    .title = The end of the track
rule-F-69 = Any number of ships may share a space; they do not affect each other.
    .title = Ships side by side
rule-F-70 = Each treasure you have not spent by the end of the game is worth 2 points.
    .title = Unspent treasures

## Preparing for a season

farshore-section-season = Preparing for a season
rule-F-71 = You may prepare only when all your workers are placed. If you then cannot or do not want to play
    a card, you must prepare.
    .title = When you may prepare
rule-F-72 = Take back all your workers from the board and from cards, add 1 worker from your reserve and
    take the reward of the new season. That ends your turn.
    .title = How you prepare
rule-F-73 = The game starts in winter. You prepare for spring, then for summer, and finally for autumn, the
    last season.
    .title = Order of the seasons
rule-F-74 = Each player prepares in their own time and it concerns nobody else, so players may be in
    different seasons.
    .title = Everyone at their own pace
rule-F-75 = In spring you activate all green cards of your city, in any order.
    .title = Spring reward
rule-F-76 = The last player to prepare for spring makes a wind change: the top tile of each of the two
    wind-rose stacks goes to the bottom, and the new top tiles are turned up.
    .title = Wind change in spring
rule-F-77 = In summer you draw 2 cards from the Bay, which is then refilled.
    .title = Summer reward
rule-F-78 = The last player to prepare for summer turns any two island tiles face down. No worker may enter
    those islands any more.
    .title = The tide
rule-F-79 = Workers already standing on a flipped island stay there and return to their owners when these
    prepare.
    .title = Workers on flipped islands
rule-F-80 = The last player to prepare for summer makes a wind change as well.
    .title = Wind change in summer
rule-F-81 = In autumn you activate all green cards of your city in any order and draw 2 cards from the Bay,
    the deck or one from each; the Bay is then refilled.
    .title = Autumn reward
rule-F-82 = The last player to prepare for autumn makes a wind change.
    .title = Wind change in autumn

## End of the game

farshore-section-end = End of the game
rule-F-83 = If it is autumn for you and you cannot or do not want to do another action, you must pass.
    .title = When you pass
rule-F-84 = Once you have passed, you can receive no cards and no resources.
    .title = Nothing for passed players
rule-F-85 = The workers of a player who has passed stay on the board and go on blocking their places.
    .title = Workers stay on the board
rule-F-86 = If you have to give a card or a resource and all the others have passed, the card is discarded
    or the resource goes back to the supply.
    .title = Nobody left to receive
rule-F-87 = A player who has passed never comes back into the game.
    .title = Passing is final
rule-F-88 = The other players play on. When everyone has passed, the game ends and the points are counted.
    .title = When the game ends
rule-F-89 = Your score is the sum of the base points of all cards in your city, the bonuses of your purple
    cards, your point tokens, your unspent treasures, your map tiles and the value of your ship's space.
    .title = What scores
rule-F-90 = Each map tile scores its value (0, 1 or 2) times the number of map tiles you own. In other
    words, add up the values and multiply by the number of tiles.
    .title = Scoring the maps
rule-F-91 = The player with the highest score wins.
    .title = Who wins
rule-F-92 = A tie goes to the player whose ship is further ahead, then to the one with more map tiles, then
    more treasures, then more resources left. If that decides nothing either, the victory is shared.
    .title = Breaking a tie

## In detail: placing workers

farshore-section-placing = In detail: placing workers
rule-F-201 = The dunes take any number of workers, several of one player too. Only shore places, islands and
    red cards are limited to one, so you can visit the dunes often enough to own all six types of map tile.
    .title = Dunes have room for all
rule-F-202 = You may send a worker to the dunes only if you can take at least one tile: its pile is not
    empty, your city meets its requirement now, and you own no tile of that type yet. You must then take a
    tile and choose among the piles that fit. The cards in your city are only looked at, never spent.
    .title = Who may enter the dunes
rule-F-203 = You may enter the docks, the lookout and red cards even if nothing comes of it (you discard no
    cards, or can play nothing). Shore places and islands, too, may be entered when their reward is cut
    short by a full hand or a ship already at 60.
    .title = Visits in vain
rule-F-204 = A place for one worker is closed to your own other workers as well.
    .title = Your own worker blocks
rule-F-205 = First make all your discards, then draw one card at a time, each from a Bay stack or from the
    deck; you see a card from the deck before you choose the next. You may stop early. If the deck runs out,
    the cards you have just discarded are shuffled in as well.
    .title = The lookout step by step
rule-F-206 = If the red card under your worker leaves your city, the worker stays beside the city, still
    counts as placed, and comes back the next time you prepare.
    .title = Worker without a place
rule-F-207 = The docks and the lookout never fill up, so with a ready worker you always have a legal action.
    .title = Always somewhere to go

## In detail: seasons and turns

farshore-section-seasons = In detail: seasons and turns
rule-F-211 = You may prepare only if you have no ready worker and are not yet in autumn. A card that you
    could still play does not stand in the way.
    .title = Condition for preparing
rule-F-212 = You may pass only in autumn. Then you may always pass, even with ready workers or cards that
    you could play.
    .title = Condition for passing
rule-F-213 = Your workers come back, 1 worker joins from the reserve and the new season begins for you. Then
    you take its reward in the order given (in autumn first the green cards, then the 2 draws) and the Bay
    is refilled. Last come the duties of the player who is the last to prepare.
    .title = Order of a preparation
rule-F-214 = The duties of a season are done once, by the player whose preparation brings everyone into that
    season or a later one; players who have passed count as being in autumn. In summer the tide comes first,
    then the wind change. There are thus always exactly three wind changes.
    .title = The last to prepare
rule-F-215 = The draws of summer and autumn are mandatory, but only as far as there is room in your hand,
    and you may not discard first. You draw one card at a time, the Bay is not refilled in between, and you
    may take two cards of the same Bay stack. If the Bay is empty, the summer draw fails.
    .title = The season's draws
rule-F-216 = Players who have passed are skipped. If only one player is left, that player takes turn after
    turn.
    .title = Skipping passed players
rule-F-217 = You activate each green card exactly once and choose the order step by step, so gains from one
    may pay for the next. An optional effect may be declined when its card's turn comes. Cards whose
    activation would change nothing (an empty Warehouse, or a ship at 60) may be passed over.
    .title = Order of green cards
rule-F-218 = In a two-player game the tide flips both islands, so there is nothing to choose. With three
    players one island stays face up, with four players two do.
    .title = How many islands remain
rule-F-219 = Each stack has four wind roses and there are three wind changes, so each tile is in force for
    one stretch of the game and none comes back.
    .title = Each wind blows once

## In detail: paying

farshore-section-paying = In detail: paying
rule-F-221 = A treasure stands for exactly one unit of any kind, both in the cost of a card and in payments
    inside effects (Merchant, Diver). You get no change. You may use a treasure even if you have the
    resource itself.
    .title = Paying with treasures
rule-F-222 = You cannot exchange a treasure for a resource outside a payment, and it cannot stand for a
    card. Giving is not paying, so a treasure cannot be given to a player in place of a resource.
    .title = Treasures only pay
rule-F-223 = A discount takes that many units off the printed cost, or the whole cost if that is smaller,
    and it works on the mushrooms of critters, too. You choose which units; there is no refund. What remains
    is paid with resources, treasures or both.
    .title = How discounts work
rule-F-224 = The discount of a place (Inn, Post Office, Cooper, Hermit's Isle) or a free play (Postal
    Pigeon) counts as the one when-playing effect of that card. Market, Lighthouse Keeper and Herbalist
    cannot be added to it.
    .title = One discount per card
rule-F-225 = You may use a when-playing effect only for a card whose cost is paid in resources, and only if
    it takes off or replaces at least one unit of that cost. So it cannot be used for a card that costs
    nothing, nor together with an anchor.
    .title = Modifiers must do something
rule-F-226 = When you play a critter at a place that gives a discount, you may use an anchor instead of
    paying; the discount then lapses. A critter played for free needs and takes no anchor, and neither does
    a card without a cost.
    .title = Anchor instead of discount
rule-F-227 = The construction must already be in your city in step 2; if several fit, you choose one. The
    anchor does not affect what the construction does, nor a worker or stock on it. Purple constructions
    take anchors for purple critters.
    .title = Which construction is anchored
rule-F-228 = Space, uniqueness and cost are checked as they stand after step 1. So a Market discarded in
    step 1 frees a space in a full city and may even help to pay for another copy of itself.
    .title = When legality is checked

## In detail: playing cards

farshore-section-playing = In detail: playing cards
rule-F-231 = A card played by an effect goes through its own steps 1 to 6 in full (its effect, the
    reactions, the wind) before the effect that played it goes on. Then the outer card, if there is one,
    continues with step 5. All of it is a single action.
    .title = A play within a play
rule-F-232 = The Bay is refilled once per turn, at the end of the action, after all plays within plays and
    all draws; when you prepare, it happens before the duties of the last player. Until then emptied places
    stay empty. Places are filled in order from 1 to 8, and a card whose name is already there joins its
    stack and the place is filled again.
    .title = When the Bay is refilled
rule-F-233 = Every card you play moves your ship if it matches the wind, whether it was paid for, anchored,
    discounted or free. A card that comes into a hand or leaves a city moves nothing.
    .title = Every play sails
rule-F-234 = In step 5 every blue card then in your city, except the one just played, may react once, in the
    order you choose. A blue card that came by a play within a play does react to the outer card, because
    step 5 of the outer card comes later.
    .title = Which blue cards react
rule-F-235 = Navigator and Lighthouse react right after step 6, once per card played, if that step moved
    your ship at least 1 space. They do not react to their own play, nor when your ship already stood at 60.
    .title = After sailing with wind
rule-F-236 = Movement beyond 60 is lost. When your ship moves several spaces, it takes the treasure of every
    treasure space it enters.
    .title = Moving several spaces
rule-F-237 = If an effect tells you to play a card, you must do so when there is a card you can legally play
    and pay for; otherwise nothing happens. Only plays marked as optional may be declined.
    .title = Plays you must make
rule-F-238 = A mandatory effect is carried out as far as possible, part by part in the order given. Draws
    stop at 8 cards in hand, ship moves at 60.
    .title = As far as possible
rule-F-239 = Your blue cards react only to cards that you play yourself.
    .title = Only your own plays

## In detail: particular cards

farshore-section-cards = In detail: particular cards
rule-F-241 = You may play the Shipwreck only if another construction is in your city, and the Castaway only
    if another critter is. In step 4 you discard one such card of your choice and then gain the treasure.
    The Shipwreck or Castaway itself stays in your city.
    .title = Shipwreck and Castaway
rule-F-242 = A card that leaves a city goes face down onto the discard pile and frees its space. Its anchor
    is lost, its stock returns to the supply, and its points and type no longer count. Map tiles already
    taken stay with their owner.
    .title = Leaving the city
rule-F-243 = You discard the Market in step 1 while playing another card, and it takes up to 3 units off the
    cost of that card. It must take off at least one unit, and the space it leaves is free at once.
    .title = Using the Market
rule-F-244 = The Warehouse is stocked once, in step 4 before its first activation, no matter how it was
    played. With each activation you take 2 tokens of your choice from what is left on it, or the last 1.
    Tokens on the card belong to nobody: they cannot be paid and are not counted.
    .title = Stock of the Warehouse
rule-F-245 = A Sea Chip activates one green card of your city that is not a Sea Chip; if there is none, it
    has no effect. When you prepare, each Sea Chip adds one activation, even of a card that has been or will
    be activated in its own right.
    .title = Sea Chip
rule-F-246 = The Cartographer resolves any shore place or face-up island, occupied or not, as if your own
    worker stood there. Docks, lookout, dunes and flipped islands cannot be copied. An island that itself
    copies a shore place can.
    .title = Copying with the Cartographer
rule-F-247 = First you give the card, then you gain the resource, then you draw, so there is room for the
    new card. You need a card in hand to do this, and it is optional.
    .title = Customs Office
rule-F-248 = You may move any of your placed workers, even one on a flipped island or one left beside your
    city, to a different place that it may legally enter; from the docks to the docks is no move. You
    resolve the new place at once, within step 4.
    .title = Moving with the Stowaway
rule-F-249 = The Pigeon itself has already left your hand, and both drawn cards go to your hand first: with
    8 cards you draw none, with 7 only one. You may play for free only a card drawn just now, and not a
    purple one; space, uniqueness and the conditions of Shipwreck and Castaway still apply. The rest stays
    in your hand.
    .title = Postal Pigeon
rule-F-250 = First discard any number of cards, even none; then play one card from the rest of your hand or
    from the Bay, with a discount of one unit per discarded card. You may settle beforehand which card you
    want to play, but discarding cards and then being unable to play one is legal.
    .title = Post Office
rule-F-251 = Shipwreck and Castaway count in every other way: for map requirements, purple bonuses,
    uniqueness and wind, and the Shipwreck can hold an anchor.
    .title = Cards without space count
rule-F-252 = All resources you give in one visit go to a single player of your choice who has not passed. If
    everyone else has passed, the resources go to the supply. You gain the points either way.
    .title = Giving at the Abbey
rule-F-253 = In payments inside effects you decide unit by unit, from 0 up to the maximum. The gains come
    only after the last payment, so you cannot pay with what the same activation brings you.
    .title = Paying up to a limit

## In detail: deck and Bay

farshore-section-deck_and_bay = In detail: deck and Bay
rule-F-261 = The discard pile is reshuffled only when a card is needed and the deck is empty, not at the
    moment the last card is drawn.
    .title = When to reshuffle
rule-F-262 = If the deck and the discard pile are both empty, nothing is drawn, and places in the Bay stay
    empty until a later refill can fill them. The game goes on.
    .title = Deck and discards empty
rule-F-263 = All cards of a stack have the same name, so it does not matter which of them you take. A place
    is free only when its last card is gone; if you draw several cards, you may take more than one from the
    same stack.
    .title = Stacks in the Bay
rule-F-264 = All hands are dealt first, then the players decide in turn order whether to change theirs. The
    old hand goes to the discard pile before the new cards are drawn.
    .title = Order of changing hands
rule-F-265 = Public are cities, the Bay, tokens, anchors, ships, map piles, face-up tiles and the number of
    cards in each hand, the deck and the discard pile. Secret are hands, the order of the deck, face-down
    wind roses not seen yet, and cards discarded from a hand, which only their owner knows. A card that was
    given is known to its giver and its receiver.
    .title = What everyone knows

## In detail: giving

farshore-section-gifts = In detail: giving
rule-F-271 = You choose among opponents who have not passed and hold fewer than 8 cards; if there is none,
    the card is discarded. You gain the reward either way.
    .title = Who gets a card
rule-F-272 = You may give a resource to any opponent who has not passed, as there is no limit on resources.
    .title = Who gets a resource
rule-F-273 = Receiving a card or a resource sets off no effect.
    .title = Receiving sets off nothing

## In detail: scoring

farshore-section-scoring = In detail: scoring
rule-F-281 = The Harbor counts itself among the purple cards, so even alone it is worth 5 + 3 points.
    .title = Harbor counts itself
rule-F-282 = A purple bonus counts every card of its set in your city, purple ones included; the Gardens,
    for example, count a unique purple critter. Only the Harbor belongs to its own set.
    .title = What purple cards count
rule-F-283 = Negative base points are subtracted from your score. The other parts of the score are never
    negative.
    .title = Negative points
rule-F-284 = The last tie-break counts the driftwood, seaweed, stone and mushrooms in your own supply, but
    no treasures and no stock on a Warehouse.
    .title = Resources in a tie
rule-F-285 = The first tie-break compares how far along the track the ships have come, which is the same as
    comparing the values of their spaces.
    .title = Ships in a tie
rule-F-286 = The Admiral is printed as a unique card, and the Governor is treated as unique, too.
    .title = Admiral and Governor
rule-F-287 = The Galleon adds 1 point per unspent treasure to the usual 2. The Admiral counts the treasure
    spaces your ship has reached or passed (0 to 12), whether or not you have spent the treasures.
    .title = Galleon and Admiral

## Solo: the Rival Captain

farshore-section-solo = Solo: the Rival Captain
rule-F-301 = The solo mode against the Rival Captain is figurka's own design. Set up as for two players (two
    islands, map tiles of values 2 and 1 per type); you are the first player, with 5 cards and the usual
    chance to change your hand. The rival has a ship on the start space and a city, but no hand, resources,
    points or anchors.
    .title = Solo setup
rule-F-302 = The rival has 5 workers besides the one in his ship. One blocks a random shore place, one a
    random island, and 3 are in reserve.
    .title = The rival's workers
rule-F-303 = You may not enter a place with a rival worker, nor play, draw or take a card from a Bay place
    with one. Cartographer and Mirror Lagoon may still copy a place blocked in this way. The rival never
    uses the docks, the lookout or the dunes.
    .title = What the rival blocks
rule-F-304 = Count the cards you have played this turn, including those played for free or by the effect of
    another card. Once your action and the refill of the Bay are over, the rival plays the same number of
    cards one after another, and the Bay is refilled after each.
    .title = The rival's answer
rule-F-305 = The Bay places are numbered 1 to 8; the rival starts at a random one, skips empty places (8 is
    followed by 1) and takes one card. A unique card that he already has is discarded and he goes on to the
    next place; the first card that fits joins his city, without cost, effect or space limit. Places blocked
    to you are open to him, and if none of the eight places gives a fitting card, he plays none.
    .title = How the rival plays
rule-F-306 = Each card the rival plays moves his ship by the wind, 1 space per matching wind rose. All his
    ship moves collect treasures as yours do and end at 60.
    .title = How the rival sails
rule-F-307 = You are always the last to prepare, so the duties are yours; the tide flips both islands. After
    your reward and the duties the rival's ship moves 2 spaces at the level Cabin Boy, 4 at Bosun, 4 at
    Captain; then he plays cards as in his answers, 2 at the level Cabin Boy, 2 at Bosun, 3 at Captain. His
    shore worker goes to the next place in the order Driftwood Beach, Seaweed Flats, Pebble Cliffs, Mushroom
    Hollow and back to the first; his island worker goes to the other island if it is face up, or out of play
    if both are flipped. Finally one worker from his reserve goes to the lowest-numbered Bay place without
    one, to stay until the end, and his map phase follows.
    .title = After your preparation
rule-F-308 = The rival takes up to 2 map tiles, one by one, each from the top of a pile whose type he lacks
    and whose requirement his city meets. He takes the highest value first; among equals the order is
    production, all types, governance, traveler, destination, prosperity.
    .title = The rival's map phase
rule-F-309 = The rival cannot receive anything. What you would give is discarded or goes back to the supply,
    and you still get the reward.
    .title = No gifts to the rival
rule-F-310 = When you have passed, the rival has one last map phase. Then both of you score.
    .title = End of the solo game
rule-F-311 = The rival scores the base points of his cards, the value of his ship's space, his map tiles
    (sum of their values times their number) and 2 points per treasure. Instead of the printed bonuses each
    of his purple cards is worth an extra 4 points.
    .title = The rival's score
rule-F-312 = You win with the higher score. A tie is broken as in the normal game, the rival having no
    resources; if it remains a tie to the last, the rival wins.
    .title = Beating the rival
