### Tapestry: the rules reference, one message per numbered rule.

## Setting up the board

tapestry-section-setup_common = Setting up the board
rule-T-1 = The side of the board depends on the number of players: the small map is for 1 to 3, the large
    one for 4 and 5.
    .title = Small or large map
rule-T-2 = The 33 tech cards are shuffled into a deck, which lies face down beside the board. The top 3
    are turned up and form the display.
    .title = Tech cards
rule-T-3 = The 50 tapestry cards are shuffled and wait beside the board as a face-down deck.
    .title = Tapestry cards
rule-T-4 = The 48 territory tiles are mixed into one face-down stack.
    .title = Territory tiles
rule-T-5 = The 15 space tiles are shuffled separately and have a face-down stack of their own.
    .title = Space tiles
rule-T-6 = There are 18 landmarks. The 12 that belong to the advancement tracks stand on the landmark
    board; the other 6 lie beside the tech deck.
    .title = Landmarks
rule-T-7 = Three dice are used: the green science die has 12 sides, the red and the black conquer die
    have 6 each.
    .title = Three dice

## Setting up the players

tapestry-section-setup_player = Setting up the players
rule-T-8 = The four rows of your income mat hold 5 buildings each: brown farms, grey houses, yellow
    markets and red armories. Every row has six spaces, and the leftmost one stays open.
    .title = Your income mat
rule-T-9 = You begin with 0 of each of the four resources.
    .title = Resources at the start
rule-T-10 = In a game of 4 or 5, everyone is dealt one of the six capital mats at random.
    .title = Capital with 4–5 players
rule-T-11 = In a game of 1 to 3, the capital mats form pairs, as the labels on the small map show: 1/6,
    2/4 and 3/5. You draw one pair at random, keep one of its two mats and put the other back into the
    box.
    .title = Capital with 1–3 players
rule-T-12 = Two of your outposts start on the territory of the map that bears the number of your capital.
    The other 8 are your supply.
    .title = Your first outposts
rule-T-13 = You draw 2 random civilizations and keep 1 of them. All those that nobody has kept are
    shuffled into one pile of unused civilizations.
    .title = Your civilization
rule-T-14 = You have 13 player tokens: one at the start of the track of victory points (VP), one on the
    start space of each of the four advancement tracks, and 8 at hand.
    .title = Your player tokens
rule-T-15 = The starting player is drawn at random.
    .title = Who goes first
rule-T-16 = On your first turn you have no choice: like everyone else, you must take an income turn, your
    income turn 1.
    .title = The first turn

## Your turn

tapestry-section-turn = Your turn
rule-T-17 = A turn is exactly one of two things: an income turn, which starts a new era for you, or an
    advance on one of the four tracks.
    .title = Income or advance
rule-T-18 = When your turn is over, it passes to the player on your left.
    .title = Turn order
rule-T-19 = At a table you may begin before the previous player has finished, if what they still decide
    does not matter to your turn; it never changes a result. Here turns always follow strictly one after
    another.
    .title = Overlapping turns
rule-T-20 = Everyone takes 5 income turns, but any number of advance turns.
    .title = How many turns you have

## Income turn

tapestry-section-income_turn = Income turn
rule-T-21 = There are five income turns for each player. The first comes at the very start, the other
    four whenever their player chooses.
    .title = Five income turns
rule-T-22 = The table on your income mat shows which steps an income turn has: turn 1 only step 4, turns
    2 to 4 all the steps 1 to 4, turn 5 only steps 1 and 3.
    .title = Which steps when
rule-T-23 = Go through the steps from 1 to 4 and finish each one before you begin the next.
    .title = Steps in order
rule-T-24 = Use the abilities of your civilization, or of all your civilizations, where this is possible.
    .title = Step 1: civilization
rule-T-25 = You must lay 1 tapestry card from your hand. It goes on the leftmost free tapestry space of
    your income mat.
    .title = Step 2: tapestry card
rule-T-26 = If you hold no tapestry card, the top card of the tapestry deck is laid instead. It lies face
    down and has no effect.
    .title = No card in hand
rule-T-27 = A card with the words “when played” takes effect as you lay it.
    .title = Cards “when played”
rule-T-28 = A card with the words “this era” is in force from the moment you lay it until your next
    income turn starts.
    .title = Cards “this era”
rule-T-29 = If you start a new era before your neighbours do, you also gain the resources printed on the
    space where you are laying your card: in income turn 2 it is 1 resource of your choice, in turn 3 it
    is 2, in turn 4 it is 3.
    .title = First into a new era
rule-T-30 = The resources for being first into an era come just before you lay your tapestry card.
    .title = When being first pays
rule-T-31 = First you may upgrade 1 tech card. You may also do without.
    .title = Step 3: upgrade
rule-T-32 = Then score every VP symbol that is open on the four rows of your income mat.
    .title = Step 3: points
rule-T-33 = The tech symbol gives 1 VP for each of your tech cards, whichever row it is in.
    .title = VP for tech cards
rule-T-34 = The capital symbol gives 1 VP for each complete row and 1 VP for each complete column of your
    capital.
    .title = VP for the capital
rule-T-35 = A symbol with a number gives exactly that many VP.
    .title = VP for a number
rule-T-36 = The territory symbol gives 1 VP for each territory of the map that is under your control at
    that moment.
    .title = VP for territories
rule-T-37 = Each open symbol is counted on its own: one that is open three times scores three times.
    .title = Repeated symbols
rule-T-38 = Gain every resource, every territory tile and every tapestry card whose symbol is open on
    your rows.
    .title = Step 4: income
rule-T-39 = There are four resources: coin, worker, food and culture.
    .title = Four resources
rule-T-40 = You can never have more than 8 of one resource. Whatever goes beyond that is lost.
    .title = At most 8 of each

## Advance turn

tapestry-section-advance_turn = Advance turn
rule-T-41 = First pay the price that is printed for the tier of the space you are moving to.
    .title = Advance, step 1: price
rule-T-42 = Then your player token moves 1 space up the track you have chosen.
    .title = Advance, step 2: move
rule-T-43 = After the move, gain the benefit of the space that your token has reached.
    .title = Benefit of the space
rule-T-44 = Some spaces also offer a bonus, written as “price : gain”. You may pay the price once to gain
    the bonus once.
    .title = Advance, step 3: bonus
rule-T-45 = Each track falls into four tiers, I to IV.
    .title = Four tiers
rule-T-46 = The first player to enter tier II, III or IV of a track, in whatever way, gains the landmark
    of that tier and places it in their capital.
    .title = Landmark of a tier
rule-T-47 = You may decline any bonus; bonuses are always optional. Benefits and landmarks are
    compulsory.
    .title = Optional and compulsory

## Exploring

tapestry-section-explore = Exploring
rule-T-48 = Take 1 territory tile of your choice from your supply and place it on an unexplored hex next
    to a territory you control. You may turn it any way you like.
    .title = Explore, step 1: tile
rule-T-49 = You get 1 VP for each side of the new tile on which at least one type of terrain (water,
    mountain, desert and so on) carries on into the adjacent tile. That makes 6 VP at most.
    .title = Explore, step 2: points
rule-T-50 = Ignore the thin rivers between the land and the edge of a tile; they are only decoration.
    .title = Rivers are decoration
rule-T-51 = Gain the benefit that is printed on the new tile.
    .title = Explore, step 3: benefit
rule-T-52 = Tier IV of the exploration track takes you to the space tiles. You explore one by laying it
    beside your income mat, and you gain its benefit. Space tiles are not joined to one another.
    .title = Exploring space
rule-T-53 = The number of space tiles is limited, so there may not be one for everybody.
    .title = Space runs out

## Conquering

tapestry-section-conquer = Conquering
rule-T-54 = Choose a territory that holds at most 1 token and lies next to a territory you control. Place
    1 outpost from your supply there.
    .title = Conquer, step 1: outpost
rule-T-55 = You control a territory when an outpost of yours stands on it and nobody else's does. Toppled
    outposts do not count.
    .title = Control of a territory
rule-T-56 = A territory that is already under your control is no target for you: you cannot conquer it.
    .title = Not your own territory
rule-T-57 = Roll both conquer dice, choose one of them and gain its result.
    .title = Conquer, step 2: dice
rule-T-58 = The territory symbol on the red die stands for 1 VP per territory you control.
    .title = Red die: territories
rule-T-59 = The question mark on the black die stands for the benefit of the territory tile you have
    conquered, if it has any.
    .title = Black die: question mark
rule-T-60 = When you conquer a territory from an opponent, their outpost is toppled, that is, laid on its
    side.
    .title = Toppled outposts
rule-T-61 = A territory that holds 2 tokens is closed for good: nobody can conquer it, whether for the
    first time or again.
    .title = Two tokens close it
rule-T-62 = A trap looks like a tapestry card. When an opponent tries to conquer a territory you control,
    you may discard a trap from your hand: you stay in control, and it is the attacker's outpost that
    lies toppled.
    .title = Traps
rule-T-63 = The attacker gains the result of the conquer dice even if a trap is played.
    .title = Dice in spite of a trap
rule-T-64 = At a table players may make agreements and break them, but nothing tangible may change hands.
    Here agreements are only words: nothing enforces them, and there is no way to hand anything over.
    .title = Agreements
rule-T-65 = With all your outposts on the map, you can conquer nothing more.
    .title = Out of outposts

## Inventing and upgrading

tapestry-section-invent_and_upgrade = Inventing and upgrading
rule-T-66 = Gain 1 tech card: either one from the display or, unseen, the top card of the deck.
    .title = Invent, step 1: the card
rule-T-67 = When you take a card from the display, a new one replaces it at once.
    .title = Refilling the display
rule-T-68 = If the tech deck is empty, the discarded tech cards are shuffled and become the new deck.
    .title = When the tech deck is empty
rule-T-69 = The new card goes into the bottom row on the right of your capital mat. Any number of cards
    may lie in each row.
    .title = Invent, step 2: the row
rule-T-70 = Inventing a tech card gives you nothing right away.
    .title = No gain yet
rule-T-71 = To upgrade, move one of your tech cards from the bottom row to the middle one or from the
    middle row to the top. You gain the benefit that the card offers for this move.
    .title = How to upgrade
rule-T-72 = From the top row there is no way up: cards there cannot be upgraded.
    .title = Top row
rule-T-73 = When a card moves to the middle row, gain the benefit in its circle.
    .title = Middle row: the circle
rule-T-74 = When a card moves to the top row, gain the benefit in its square.
    .title = Top row: the square
rule-T-75 = A card may move to the top row only if its prerequisite is true at that moment for you or for
    one of your neighbours. It may ask, for example, for tier II or higher of a track.
    .title = Prerequisite

## Research

tapestry-section-research = Research
rule-T-76 = Roll the science die; it names one of the four tracks.
    .title = Research, step 1: roll
rule-T-77 = You may advance your token 1 space on that track without paying. Once you have seen the roll,
    you may also decide to stay.
    .title = Research, step 2: move
rule-T-78 = If research makes you the first player to enter tier II, III or IV of the track, you win the
    landmark.
    .title = Landmarks by research
rule-T-79 = Research leads nowhere beyond space 12: if it would move a token further, nothing happens.
    .title = The end of the track
rule-T-80 = A symbol with an X means that you gain neither the benefit nor the bonus of the space you
    reach.
    .title = Symbol with an X
rule-T-81 = A symbol without an X means that you gain the benefit of the space you reach and may pay for
    its bonus.
    .title = Symbol without an X
rule-T-82 = Other benefits that move you on a track work in the same way: the move costs nothing, and if
    the symbol has no X, you gain the benefit of the space and may pay for its bonus.
    .title = Other free moves

## Buildings and your capital

tapestry-section-buildings_and_capital = Buildings and your capital
rule-T-83 = Buildings stay in your capital for good. They complete districts, each of which gives a
    resource at once, and rows and columns, which give VP whenever your capital is scored.
    .title = What buildings are for
rule-T-84 = You may build anywhere in your capital where a plot is free.
    .title = Where to build
rule-T-85 = You cannot build on an impassable plot, but it counts as filled for its district, row and
    column.
    .title = Impassable plots
rule-T-86 = When you gain a farm, house, market or armory, take the leftmost one in its row of your
    income mat and place it in your capital. This opens a space of the mat.
    .title = Income buildings
rule-T-87 = A landmark shows who was the first to enter a tier or to make a certain invention (tech
    card). Each has a base of its own shape, which is placed on the grid of the capital.
    .title = Landmarks as buildings
rule-T-88 = There is only one of each landmark. Once someone has gained it, no effect can make anyone
    gain it again.
    .title = Landmarks are unique
rule-T-89 = A district is one of the nine marked squares of 3 × 3 plots. When all its plots are filled,
    you gain 1 resource of your choice at once.
    .title = Districts
rule-T-90 = When your capital is scored, each complete row and each complete column is worth 1 VP.
    .title = Scoring the capital
rule-T-91 = You may gain and place a building even if it sticks out over the edge of the grid.
    .title = Beyond the grid

## Further rules

tapestry-section-other = Further rules
rule-T-92 = You can gain more civilizations, for example at the end of the military track or from a tech
    card. Each is laid to the left of your first one.
    .title = More civilizations
rule-T-93 = If you have no player token left, use unused cubes from the supply instead.
    .title = Out of player tokens
rule-T-94 = Your neighbours are the players sitting right next to you, on your left and on your right.
    .title = Neighbours
rule-T-95 = The board shows three achievements. When you meet one, put a player token on its most
    valuable space that is still free and score the value of that space.
    .title = Achievements
rule-T-96 = An achievement is never lost, and no player earns the same one twice.
    .title = Each achievement once
rule-T-97 = For the achievement of toppling 2 outposts, these may belong to one opponent or to different
    ones, and either conquest or a trap may have toppled them.
    .title = Two toppled outposts
rule-T-98 = If a trap stops you from conquering the middle island, you do not earn its achievement.
    .title = Middle island and traps
rule-T-99 = At a table the VP track starts again after each hundred, and markers at 100, 200, 300 and 400
    show how many hundreds you have. Here the score is simply counted.
    .title = Counting VP
rule-T-100 = AI Singularity can put several of your tokens on the same track. You may advance with any of
    them; in comparisons only the most advanced one counts.
    .title = AI Singularity
rule-T-101 = If a civilization proves too strong, players may agree on a starting handicap. Without such
    an agreement there is none.
    .title = Starting handicap

## End of the game

tapestry-section-end = End of the game
rule-T-102 = For you the game is over when your fifth income turn is complete.
    .title = When your game ends
rule-T-103 = In the fifth income turn you use the abilities of your civilizations, may upgrade 1 tech
    card and score VP. You lay no tapestry card and gain no income.
    .title = The last income turn
rule-T-104 = While others play on, a passive ability of your civilization can still bring you VP. You
    gain nothing else.
    .title = After your last turn
rule-T-105 = The game ends when all players have completed their fifth income turn. The one with the most
    VP wins.
    .title = Who wins
rule-T-106 = In a tie, the player with the most resources left wins, all four kinds added up. If that is
    a tie as well, the victory is shared.
    .title = Breaking a tie
rule-T-107 = With 300 VP you have played an excellent game.
    .title = A good score
