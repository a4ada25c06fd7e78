### Tapestry alone: the rules reference of the bots, one message per numbered rule.

## Solo: the two bots

tapestry-section-solo-general = Solo: the two bots
rule-A-1 = Alone you play against two artificial opponents, the bots: the Automa and the Shadow Empire.
    In a game of two people the Shadow Empire alone may join as a third side.
    .title = Two bots
rule-A-2 = The bots have a double-sided income mat of the Automa, 22 decision cards, 2 income cards with
    other charts, 2 civilization cards and 2 cards that only sum up the rules.
    .title = What the bots need
rule-A-3 = Whatever the solo rules do not change goes on as in a game of several people. You yourself
    play by exactly the usual rules.
    .title = All other rules stay
rule-A-4 = The Shadow Empire competes for landmarks and for the achievement of a completed track. It uses
    only a small part of the rules of the Automa.
    .title = What the Shadow Empire is for
rule-A-5 = The Shadow Empire is your neighbour and opponent, and the Automa's as well.
    .title = The Shadow Empire as a neighbour
rule-A-6 = The Shadow Empire never places an outpost of its own accord. Its outposts come onto the map
    only when the Automa conquers or uses its Conquerors.
    .title = Outposts of the Shadow Empire
rule-A-7 = A bot gains only what these rules name. No bot ever gets resources or income buildings, and
    the Shadow Empire never gets VP.
    .title = Only what is named
rule-A-8 = These tapestry cards are left out: Age of Sail, Alliance, Coal Baron, Dictatorship, Diplomacy,
    Espionage, Marriage of State, Oil Magnate, Olympic Host, Steam Tycoon, Trade Economy and 2 of the 7
    traps, so that 37 cards remain; and these civilizations: Futurists, Heralds, Inventors and Traders,
    so that 12 remain. At a table you may keep Age of Sail, Coal Baron, Diplomacy, Espionage, Steam
    Tycoon, Trade Economy, Futurists, Heralds and Inventors, but they help or hurt you beyond measure;
    here all of them stay out.
    .title = What stays in the box

## Solo: setting up

tapestry-section-solo-setup = Solo: setting up
rule-A-9 = Before anything else, take out the cards and civilizations that are not used alone.
    .title = First the removals
rule-A-10 = Set up the board as for three players: the small map, three face-up tech cards and all
    landmarks.
    .title = The board as for three
rule-A-11 = You set up as usual: one capital mat of a random pair, one of two random civilizations. But
    your two outposts always begin on the hex labelled 2/4, whichever capital you choose.
    .title = You begin on 2/4
rule-A-12 = Choose one of six levels of difficulty; this section describes level 2. For levels 1, 3 and 4
    an income card with another chart is laid over the chart of the mat. For levels 5 and 6 the mat is
    turned to its hard side.
    .title = One of six levels
rule-A-13 = The Automa has its income mat, 10 outposts and 13 player tokens of a colour. Two outposts
    begin on the hex labelled 3/5, one token at 0 VP and one on the start space of each track.
    .title = The Automa's pieces
rule-A-14 = A roll of the science die names the favourite track of the Automa and with it its
    civilization. An outpost beside that track marks it, so 7 are left in the Automa's supply. At level 6
    you also choose a second civilization for it.
    .title = The Automa's civilization and favourite
rule-A-15 = The Shadow Empire has 10 outposts and 5 player tokens of a colour: one on the start space of
    each track and one aside for the achievement of a completed track. On the map and on the track of VP
    it has nothing.
    .title = The Shadow Empire's pieces
rule-A-16 = Roll the science die until it shows another track than the favourite of the Automa. One
    outpost marks it as the favourite track of the Shadow Empire; 9 are left in its supply.
    .title = The Shadow Empire's favourite
rule-A-17 = The decision cards 8 to 22 are shuffled and lie face down as the progress deck of 15 cards.
    .title = The progress deck
rule-A-18 = The top progress card is shuffled together with the cards 1 to 7. These 8 cards are the first
    decision deck; 14 stay in the progress deck.
    .title = The decision deck
rule-A-19 = Chance decides whether you or the bots begin; after that you alternate. The rulebook leaves
    the way open; here both sides have an even chance.
    .title = Who begins

## Solo: the bots' turn

tapestry-section-solo-turn = Solo: the bots' turn
rule-A-20 = Both bots act in one common turn, before or after you, depending on who began. Then your turn
    and theirs alternate.
    .title = Both in one turn
rule-A-21 = Like everyone, the bots begin with their income turn 1.
    .title = The first turn
rule-A-22 = If a decision card is to be drawn and the decision deck is empty, the bots take their next
    income turn instead and their turn is over. The open pair is not discarded: it still counts as the
    last one used.
    .title = Empty deck: income
rule-A-23 = Otherwise the pair from the last turn, if there is one, goes to the discard pile of the
    decision deck.
    .title = Discard the old pair
rule-A-24 = Draw two cards and lay them face up side by side in random order. The left one is the track
    card, and only its right half counts; the right one is the tiebreaker card, and only its left half
    counts.
    .title = Draw a new pair
rule-A-25 = If this draw has emptied the deck and the track card shows the income symbol, the bots take
    their next income turn instead of advancing. As long as cards are left, the symbol means nothing. If
    the deck is empty but the symbol is missing, they advance now and take the income turn in their next
    turn.
    .title = The income symbol
rule-A-26 = Otherwise the Automa advances first, by the teal rule of the track card.
    .title = The Automa advances
rule-A-27 = After it the Shadow Empire advances, by the grey rule of the track card.
    .title = The Shadow Empire advances
rule-A-28 = At any time you may look through the discarded decision cards.
    .title = You may look at the discards
rule-A-29 = After their income turn 5 the bots take no more turns.
    .title = After the last income turn
rule-A-30 = The number of a decision card has no meaning in play.
    .title = Numbers of cards

## Solo: choosing a track

tapestry-section-solo-track = Solo: choosing a track
rule-A-31 = A track is open to a bot as long as its token there has not reached space 12.
    .title = Open tracks
rule-A-32 = The rule on the track card tells which open tracks remain: all of them; those with the fewest
    spaces to the end; or those with the fewest spaces to the next landmark that nobody has yet, counted
    to the end if no such landmark is ahead. Landmarks on the token's own space or behind it do not
    count.
    .title = The rule of the track card
rule-A-33 = If several tracks remain, the bot takes the one that comes first in the order of the
    tiebreaker card, which the Automa reads from the top and the Shadow Empire from the bottom. The heart
    stands for the favourite track of the bot that is reading; if that track does not remain, the heart
    is passed over.
    .title = Ties between tracks
rule-A-34 = A bot with no open track does not advance. This is figurka's reading; the rulebook does not
    say it.
    .title = No open track

## Solo: how bots advance

tapestry-section-solo-advancing = Solo: how bots advance
rule-A-35 = The bot's token moves up one space. Bots never pay.
    .title = A free step
rule-A-36 = A bot that is first to enter tier II, III or IV of a track gains the landmark. It lies on the
    mat of the Automa and belongs to the Automa, even if the Shadow Empire reached it.
    .title = Landmarks of the bots
rule-A-37 = A bot that reaches space 12 has completed the track and may take the achievement. Its token
    cannot advance any further there; only the Automa's benefit of going back can move it, and the
    achievement is kept.
    .title = At the end of a track
rule-A-38 = The Automa gains those benefits of the new space that it knows, in the printed order, and
    each kind only once, even if it is printed several times. All other symbols and all text are ignored.
    .title = What the Automa gains of a space
rule-A-39 = No bot gains the bonus of a space. The Shadow Empire gains no benefits either.
    .title = No bonuses, nothing for the Shadow Empire
rule-A-40 = Where a space lets you choose between a benefit that the Automa knows and another one, such
    as exploring or a farm, the Automa takes the one it knows.
    .title = Alternatives on a space
rule-A-41 = Bots never get resources, income buildings, tech cards, tiles to keep, VP from spaces or
    results of the conquer dice. The Shadow Empire gets no VP at all.
    .title = What bots never get

## Solo: the Automa's benefits

tapestry-section-solo-benefits = Solo: the Automa's benefits
rule-A-42 = The Automa rolls the science die, advances on that track and gains what the Automa gains of
    the new space. At the end of that track nothing happens.
    .title = Research
rule-A-43 = The Automa rolls the science die and advances on that track without the benefit of the space.
    Landmarks and achievements still count.
    .title = Research without benefit
rule-A-44 = Instead of inventing, the Automa discards the three face-up tech cards and reveals three new
    ones. It takes none of them.
    .title = Invent
rule-A-45 = The Automa conquers next to its territories. It rolls no conquer dice.
    .title = Conquer
rule-A-46 = The Automa conquers in the same way, but not only next to its territories.
    .title = Conquer anywhere
rule-A-47 = The Automa explores next to its territories. It gets neither VP nor the benefit of the tile.
    .title = Explore
rule-A-48 = The Automa explores in the same way, but not only next to its territories.
    .title = Explore anywhere
rule-A-49 = The Automa rolls the science die until it shows one of the tracks named. It advances there
    and gains what the Automa gains of the new space.
    .title = Advance on one of several tracks
rule-A-50 = The Automa rolls the science die until it shows one of the tracks named, goes back one space
    there and gains what the Automa gains of the space it reaches. From the start space it cannot go
    back.
    .title = Go back on one of several tracks
rule-A-51 = The top card of the tapestry deck is put face down beside the mat of the Automa.
    .title = Tapestry card
rule-A-52 = Taken together, the Automa gains something only on these spaces. Exploration: explore on 2,
    3, 4 and 7, explore anywhere on 9. Science: research without benefit on 1, 3 and 12, a tapestry card
    on 2 and 4, research on 5 and 6, an advance on 9 and 11, going back on 10. Military: conquer on 1, 3,
    5, 6, 7 and 12, conquer anywhere on 8, a tapestry card on 2 and, after conquering, on 6. Technology:
    new face-up tech cards on 1, 3, 4 and 7, a tapestry card on 2.
    .title = Space by space

## Solo: finding a hex

tapestry-section-solo-hexes = Solo: finding a hex
rule-A-53 = The drawing of hexes on the tiebreaker card has a black arrow and a grey one. Begin at the
    hex under the black arrow and walk along its row in the direction of the arrow, then take the row
    under the grey arrow in the same direction, then the row behind that and so on. The first possible
    hex is chosen. Wherever a bot's tile or outpost is placed, it is placed in this way.
    .title = Reading the map
rule-A-54 = In an ordinary turn the tiebreaker card of the open pair decides, in income turns 2 to 5 the
    tiebreaker card used last. In income turn 1 the top progress card is drawn for that action and
    shuffled back afterwards. The same card gives the order of tracks and the toppled symbol, if they are
    needed.
    .title = Which card decides
rule-A-55 = A territory belongs to the player whose outposts are the only ones standing on it. Empty and
    unexplored hexes and hexes where all outposts are toppled belong to nobody. A hex with two tokens can
    never be conquered again.
    .title = Control
rule-A-56 = The distance from a possible hex to a goal is the number of steps of the shortest path from
    hex to hex which the Automa could make its way along by conquering. No hex on the path may hold an
    outpost of the Automa, standing or toppled, or more than one token of yours. Unexplored hexes may be
    used. It is not the straight line that counts.
    .title = Distance
rule-A-57 = Only the hexes between the two ends must be passable. The goal need not be, for example your
    start hex with its two outposts, and the possible hex itself always counts. A possible hex that is
    itself a goal has the distance 0. This is figurka's reading.
    .title = Both ends are free
rule-A-58 = If there are several goals, each possible hex is measured to the goal nearest to it. The
    closest hexes are those for which this distance is smallest, the furthest those for which it is
    largest.
    .title = Closest and furthest
rule-A-59 = Where no path leads, the distance is infinite. If that is so for all possible hexes, none of
    them drops out; where the furthest are wanted, these are the furthest. This is figurka's reading.
    .title = No path
rule-A-60 = The Automa can still gain the achievement of the middle island as long as it does not have
    it, does not control the island, and the island holds at most one token. A place is always left,
    since only you and the Automa can take one. This is figurka's reading.
    .title = Can it still gain the middle island?

## Solo: the Automa conquers

tapestry-section-solo-conquer = Solo: the Automa conquers
rule-A-61 = Without an outpost in its supply the Automa skips the whole action.
    .title = An outpost is needed
rule-A-62 = The Automa can conquer an explored hex that holds at most one token, is not under its control
    and lies next to a territory it controls. When it conquers anywhere, the hex may lie anywhere.
    .title = What can be conquered
rule-A-63 = If at least one hex that it can conquer is under your control, the Automa conquers from you;
    otherwise it takes a neutral hex.
    .title = You first
rule-A-64 = All your territories that the Automa can conquer are possible.
    .title = Conquering from you: possible hexes
rule-A-65 = If the Automa can still gain the achievement of the middle island, only the hexes closest to
    the island remain.
    .title = Conquering from you: middle island
rule-A-66 = Among those that remain, reading the map decides.
    .title = Conquering from you: last tie
rule-A-67 = Before the conquest is settled you may discard a trap from your hand. You then gain 1
    resource of your choice, as the card says.
    .title = Your trap
rule-A-68 = Without a trap, an outpost of the Automa stands on the hex and yours is toppled; the Automa
    controls it, and its achievements are checked. With a trap, the outpost of the Automa comes onto the
    hex toppled, you stay in control, and it counts among the outposts you have toppled.
    .title = How it ends
rule-A-69 = Against you the toppled symbol of the tiebreaker card means nothing, and no dice are rolled.
    .title = No symbol and no dice
rule-A-70 = Possible are all hexes that the Automa can conquer, none of which is yours now, and all that
    it could explore: unexplored ones next to its territories, or anywhere if it conquers anywhere. If no
    territory tile can be drawn, unexplored hexes are left out.
    .title = Neutral hex: possible hexes
rule-A-71 = Hexes next to a territory you control drop out, unless the tiebreaker card has the toppled
    symbol.
    .title = Neutral hex: next to you
rule-A-72 = If no possible hex remains, the action is skipped.
    .title = Neutral hex: none left
rule-A-73 = If the Automa can still gain the achievement of the middle island, only the hexes closest to
    the island remain; the island itself, if it is possible, has the distance 0.
    .title = Neutral hex: middle island
rule-A-74 = If you control a territory with exactly one token on it, only the hexes closest to such
    territories remain.
    .title = Neutral hex: your single tokens
rule-A-75 = Otherwise only the hexes closest to any of your territories remain.
    .title = Neutral hex: otherwise
rule-A-76 = Among those that remain, reading the map decides.
    .title = Neutral hex: last tie
rule-A-77 = If the hex is unexplored, the top territory tile is laid on it face up, turned at random. It
    gives nothing.
    .title = A tile on an unexplored hex
rule-A-78 = An outpost from the supply of the Automa is placed there, standing. If it is the middle
    island, the achievement is checked.
    .title = The outpost
rule-A-79 = If the tiebreaker card has the toppled symbol and the hex is not the middle island, a toppled
    outpost of the Shadow Empire is added, unless the hex already holds two tokens. With two tokens it is
    safe for good.
    .title = The Shadow Empire's outpost

## Solo: the Automa explores

tapestry-section-solo-explore = Solo: the Automa explores
rule-A-80 = Possible are the unexplored hexes next to territories the Automa controls, or all unexplored
    ones if it explores anywhere. If there is none, the action is skipped.
    .title = Possible hexes
rule-A-81 = Unless military is the favourite track of the Automa, only the hexes furthest from your
    territories remain.
    .title = Away from you
rule-A-82 = Among those that remain, reading the map decides.
    .title = Last tie
rule-A-83 = The top territory tile is laid there face up, turned at random. It gives neither VP nor its
    benefit.
    .title = The tile
rule-A-84 = If the stack is empty, the discarded tiles are shuffled; if there are none either, the action
    is skipped. This is figurka's reading.
    .title = Out of tiles

## Solo: traps of the Automa

tapestry-section-solo-traps = Solo: traps of the Automa
rule-A-85 = When you conquer a territory of the Automa and there are tapestry cards beside its mat, it
    defends itself. Cards on the mat do not count.
    .title = When the Automa defends
rule-A-86 = One of those cards is discarded at random.
    .title = A card at random
rule-A-87 = If it is a trap, the Automa keeps the hex, your outpost comes onto it toppled, and nothing
    more is discarded.
    .title = A trap
rule-A-88 = If it is not, the next card is discarded, and so on until a trap appears or no card is left.
    Then your conquest succeeds.
    .title = Until none is left
rule-A-89 = The Automa does not choose: it always defends itself, even if that costs it all its cards.
    .title = Always
rule-A-90 = In spite of the trap you gain the result of a conquer die. The Automa gets no resource for
    its trap.
    .title = Your die, no resource for it

## Solo: achievements

tapestry-section-solo-achievements = Solo: achievements
rule-A-91 = You, the Automa and the Shadow Empire can take this achievement.
    .title = Complete a track
rule-A-92 = You and the Automa can take this achievement.
    .title = Topple two outposts
rule-A-93 = You and the Automa can take this achievement.
    .title = Middle island
rule-A-94 = The Automa earns achievements and their VP just as you do: 10 for the first place, 5 for the
    second.
    .title = The Automa scores like you
rule-A-95 = Towards toppling two outposts the Automa counts only yours, whether toppled by its conquest
    or by its trap.
    .title = Only your outposts
rule-A-96 = The Shadow Empire can take only the achievement of a completed track. It fills the best free
    place and scores nothing. With three who can take it and two places, somebody may go away
    empty-handed.
    .title = The Shadow Empire takes a place
rule-A-97 = A conquest of the middle island that a trap stops earns no achievement.
    .title = Stopped by a trap
rule-A-98 = Outposts of the Shadow Empire that come onto the map toppled count for nobody as toppled.
    This is figurka's reading.
    .title = Toppled from the start

## Solo: the bots' income turn

tapestry-section-solo-income = Solo: the bots' income turn
rule-A-99 = The chart is carried out column by column from the left, each from the top. A step counts
    only if the chart of the level has it for this income turn.
    .title = Column by column
rule-A-100 = At levels 5 and 6 the bots begin their income turn 1 with advances. At level 5 the Automa
    advances on its favourite track, then the Shadow Empire on its own. At level 6 the Automa advances on
    military, exploration, technology and science in this order, then the Shadow Empire on the same
    tracks. The Automa gains its benefits.
    .title = Advances at the very start
rule-A-101 = First the Automa, then the Shadow Empire: if its token has reached the end of its favourite
    track, or somebody else's token is further there, it looks for a new favourite: the track nearest to
    a free landmark or to its end, with ties by the tiebreaker card that counts now; the heart still
    means the old favourite. It may be the same track again, and both bots may have the same one. With no
    open track nothing changes.
    .title = New favourites
rule-A-102 = The Automa and then the Shadow Empire advance once more by the pair used last; the Automa
    gains its benefits. If an empty deck brought the income turn, the pair is used a second time, if the
    income symbol did, for the first time. Income turns 2 to 5, levels 3 to 6.
    .title = An extra advance
rule-A-103 = The Automa gains what its civilization card has for this income turn; at level 6 first the
    first card, then the second. Income turns 2 to 5, levels 2 to 6.
    .title = The civilization
rule-A-104 = The leftmost tapestry space of the mat that is not covered shows three multipliers. The
    first is for each landmark on the mat and for each territory the Automa controls, the second for each
    space it has advanced on military and on science, the third for each on technology and on
    exploration. If the Automa starts this era before you, it also gets the printed 2, 3 or 4 VP in
    income turns 2, 3 and 4. Income turns 2 to 5.
    .title = Points
rule-A-105 = As many progress cards as the chart says go from the top of their deck to the discarded
    decision cards.
    .title = Progress cards
rule-A-106 = At levels 3 to 6 further progress cards join in income turns 3 and 4, as many as the chart
    says.
    .title = More progress cards
rule-A-107 = The top card of the tapestry deck, not one of the Automa's own, is laid face down on the
    leftmost free space of the mat. All it does is cover the multipliers. Since the Automa scores first,
    unlike you, the next column counts only the next time. Income turns 2 to 4.
    .title = A tapestry card on the mat
rule-A-108 = The top card of the tapestry deck is put face down beside the mat. Income turns 1 to 4,
    levels 2 to 6.
    .title = A tapestry card for the Automa
rule-A-109 = All decision cards of the era that ends, the discarded ones, the open pair and those just
    added, are shuffled into the decision deck of the next era. No pair lies open until the next draw.
    Income turns 2 to 4.
    .title = Shuffle
rule-A-110 = In income turn 1 nothing happens at level 1, and at levels 2 to 4 the Automa is only dealt a
    tapestry card.
    .title = The first income turn
rule-A-111 = The Automa scores almost only in income turns; achievements are the exception.
    .title = Where the Automa's points are from
rule-A-112 = The Shadow Empire takes part only in the advances at the start, in the check of favourites
    and in the extra advance.
    .title = The Shadow Empire has no income
rule-A-113 = The bots take exactly five income turns. After the first, each comes when the decision deck
    is used up.
    .title = Five income turns

## Solo: your own game

tapestry-section-solo-you = Solo: your own game
rule-A-114 = You play by the usual rules. Both bots are your neighbours and opponents, and each other's.
    .title = Neighbours
rule-A-115 = A prerequisite that asks for a tier on a track may be met by a token of either bot.
    .title = Prerequisites of tech cards
rule-A-116 = Whatever counts your opponents counts two. This is figurka's reading.
    .title = Two opponents
rule-A-117 = To be first into an era you only have to start it before the Automa does. This is figurka's
    reading.
    .title = First into an era
rule-A-118 = What gives your opponents something, such as cards, gives the bots nothing.
    .title = Gifts to opponents
rule-A-119 = Age of Discovery moves both bots one space on the rolled track. They gain no benefit, but
    landmarks and achievements count.
    .title = Age of Discovery
rule-A-120 = For the Historians the bots are two separate players, although all their landmarks lie on
    the mat of the Automa.
    .title = Historians
rule-A-121 = At level 1 you begin your income turn 1 by advancing once on each track, free of charge and
    in any order, with the benefits and with the bonuses you can pay for.
    .title = A head start at level 1

## Solo: end of the game

tapestry-section-solo-end = Solo: end of the game
rule-A-122 = Each side stops after its income turn 5, and the other one plays on alone.
    .title = Each side on its own
rule-A-123 = When both sides have finished, the one with more VP wins. Only you or the Automa can win.
    .title = Who wins
rule-A-124 = In a tie the side with more resources left wins. The Automa has none, so with at least 1
    resource you win, and with none you share the victory.
    .title = Tie

## Solo in detail: rulings

tapestry-section-solo-rulings = Solo in detail: rulings
rule-A-125 = The symbol that lets the Automa take a neutral hex next to you is the toppled outpost; it
    has both uses. The left half of a card has room for only one such symbol.
    .title = One symbol, two uses
rule-A-126 = If the Automa conquers anywhere and none of your territories can be conquered, every neutral
    explored hex with at most one token and every unexplored hex of the map is possible; the further
    steps are the same. This is figurka's reading: the word lifts only the rule of adjacency.
    .title = Anywhere, but nothing of yours
rule-A-127 = The Automa follows no symbol that its list of benefits does not have, such as VP for a track
    or a new civilization.
    .title = Symbols that are not listed
rule-A-128 = Quantum Physics and Alien Biology print the same benefit twice and four times. The Automa
    gains it once.
    .title = Printed two and four times
rule-A-129 = When the Automa goes back, it gains of the space it reaches what its list of benefits has.
    Going back neither gives nor takes a landmark.
    .title = Benefit after going back
rule-A-130 = If a roll names a track that the Automa has completed, nothing happens and the die is not
    rolled again. Only tracks that the symbol does not name are rolled again.
    .title = A track that has ended
rule-A-131 = The Automa does not use AI Singularity; its token stays on space 12.
    .title = AI Singularity
rule-A-132 = Without an outpost the Automa does not explore the hex it would have conquered either. This
    is figurka's reading.
    .title = No outpost, no tile
rule-A-133 = If the Shadow Empire has no outpost left, only that of the Automa is placed. This is
    figurka's reading.
    .title = The Shadow Empire has run out
rule-A-134 = The outpost that marks a favourite track is not part of the supply. After setting up, the
    Automa has 7 outposts and the Shadow Empire 9; the markers only move from track to track.
    .title = Markers are no supply
rule-A-135 = The furthest hex for exploring is found by the same distance along a path as everything
    else. This is figurka's reading.
    .title = Furthest by the path
rule-A-136 = The unexplored hexes that count for a neutral conquest must lie next to a territory of the
    Automa, unless it conquers anywhere.
    .title = Unexplored hexes next to the Automa
rule-A-137 = You and the Automa cannot both be rewarded for being first into the same era: turns
    alternate, so one of you starts it earlier.
    .title = Never both first
rule-A-138 = If the tapestry deck is empty, the discarded cards are shuffled into a new one; if there are
    none either, the step is skipped. Cards on the mats stay where they are.
    .title = Out of tapestry cards
rule-A-139 = The Automa defends itself even after its income turn 5. This is figurka's reading: its
    defence is automatic, unlike yours.
    .title = The Automa defends to the end
rule-A-140 = After your income turn 5 you can play no trap; the territory is lost, but you have already
    scored. This is figurka's reading, as in the game of several people.
    .title = You do not
rule-A-141 = The order of a card may name the favourite track twice, by the heart and by its own symbol.
    Then the first mention decides.
    .title = A track named twice
rule-A-142 = Even an advance without benefit wins a landmark or the achievement of a completed track.
    .title = Landmarks without benefit
rule-A-143 = The Automa can never conquer your start hex: it has held two tokens from the beginning.
    .title = Your start hex is safe
rule-A-144 = The two cards of a pair that brought the income turn by its symbol are shuffled with all
    others of the era.
    .title = The last pair is shuffled too
rule-A-145 = When you have finished, the bots go on exploring, conquering and scoring. Your territories
    stay on the map and can be conquered.
    .title = When you have finished
rule-A-146 = A bot never meets a prerequisite that asks for a space of an income mat, as bots have no
    income buildings.
    .title = Bots have no income spaces

## Solo: the chart of the mat

tapestry-section-solo-chart = Solo: the chart of the mat
rule-A-201 = First the left column from top to bottom, then the middle one, then the right one. A cell is
    skipped in an income turn that it does not list.
    .title = How to read it
rule-A-202 = Check the favourite track of the Automa and then of the Shadow Empire, and replace it if
    need be.
    .title = Two hearts with a question mark
rule-A-203 = The Automa and then the Shadow Empire advance once more by the last pair.
    .title = Two cards side by side
rule-A-204 = Carry out what the civilization of the Automa has for this income turn.
    .title = Purple mat with a question mark
rule-A-205 = The Automa scores by the leftmost multipliers that are not covered, and for being first into
    the era.
    .title = Laurels with a question mark
rule-A-206 = Each stack in the cell stands for 2 progress cards that go to the discarded decision cards.
    .title = Stack of decision cards
rule-A-207 = The top tapestry card is laid face down on the leftmost free space of the mat and covers the
    multipliers there.
    .title = Deck with an arrow to the mat
rule-A-208 = The top tapestry card is put face down beside the mat, where it may turn out to be a trap.
    .title = Tapestry card
rule-A-209 = All decision cards in use are shuffled into a new decision deck.
    .title = Crossing arrows
rule-A-210 = By income turn, the multipliers for landmarks and territories, for military and science, and
    for technology and exploration are: in turn 2 1, 0 and 1; in turn 3 2, 1 and 1; in turn 4 2, 1 and 2;
    in turn 5 3, 2 and 3. Being first into the era gives 2, 3 and 4 VP in turns 2, 3 and 4.
    .title = The normal mat
rule-A-211 = By income turn, the multipliers for landmarks and territories, for military and science, and
    for technology and exploration are: in turn 2 1, 0 and 1; in turn 3 2, 1 and 2; in turn 4 2, 2 and 2;
    in turn 5 3, 3 and 4. Being first into the era gives 2, 3 and 4 VP in turns 2, 3 and 4.
    .title = The hard mat

## Solo: the six levels

tapestry-section-solo-levels = Solo: the six levels
rule-A-212 = In income turns 2 to 5: favourites and points. In turns 2 to 4 also: 2 progress cards, a
    tapestry card on the mat, shuffling.
    .title = Chart of level 1
rule-A-213 = In income turns 2 to 5: favourites, civilization and points. In turns 2 to 4 also: 2
    progress cards, a tapestry card on the mat, shuffling. In turns 1 to 4 also: a tapestry card for the
    Automa.
    .title = Chart of level 2
rule-A-214 = In income turns 2 to 5: favourites, extra advance, civilization and points. In turns 2 to 4
    also: a tapestry card on the mat, shuffling; in turns 3 and 4 also 2 progress cards, in turn 2 none.
    In turns 1 to 4 also: a tapestry card for the Automa.
    .title = Chart of level 3
rule-A-215 = As at level 3, but 2 progress cards join in income turn 2 and 4 each in turns 3 and 4.
    .title = Chart of level 4
rule-A-216 = As at level 3, but 2 progress cards join in income turn 2 and 6 each in turns 3 and 4, which
    uses up the progress deck.
    .title = Chart of levels 5 and 6
rule-A-217 = Normal mat. You begin with an advance on every track. The civilization of the Automa only
    sets its favourite track, and income brings it no tapestry cards. Its decision decks have 8, 10, 12
    and 14 cards.
    .title = Level 1: the Underachiever
rule-A-218 = Normal mat; the level that the setting up describes. The decision decks have 8, 10, 12 and
    14 cards.
    .title = Level 2: the Average
rule-A-219 = Normal mat. Both bots advance once more in each of the income turns 2 to 5, but progress
    cards join only in turns 3 and 4. The decision decks have 8, 8, 10 and 12 cards.
    .title = Level 3: the Slightly Intimidating
rule-A-220 = Normal mat. Both bots advance once more in each of the income turns 2 to 5, and more
    progress cards join. The decision decks have 8, 10, 14 and 18 cards.
    .title = Level 4: the Somewhat Awesome
rule-A-221 = Hard mat. In income turn 1 each bot advances on its favourite track, and in turns 2 to 5
    both advance once more. The decision decks have 8, 10, 16 and 22 cards.
    .title = Level 5: the Definitely Awesome
rule-A-222 = As level 5, but in income turn 1 both bots advance on all four tracks, and the Automa has a
    second civilization of your choice, whose favourite track means nothing.
    .title = Level 6: the Crusher of Dreams

## Solo: civilizations of the Automa

tapestry-section-solo-civilizations = Solo: civilizations of the Automa
rule-A-241 = A roll of the science die chooses among the four; the favourite track of the Automa is that
    of its civilization.
    .title = Which one
rule-A-242 = The four civilizations are printed on two cards. Which of them share a card is not certain,
    probably the Engineers with the Conquerors and the Explorers with the Scientists. It could matter
    only at level 6.
    .title = Two cards with two faces
rule-A-243 = The civilization acts in its cell of the chart: after the favourites and the extra advance,
    before the points. At level 1 there is no such cell and it never acts.
    .title = When it acts
rule-A-244 = At level 6 you choose any of the other three as the second civilization. This is figurka's
    reading: of two printed cards you could not use both faces of one.
    .title = The second one at level 6
rule-A-245 = Favourite track: exploration. In income turns 2 and 4 the Automa advances on exploration, in
    turns 3 and 5 on military, and gains what the Automa gains of the space. At the end of the track
    nothing happens.
    .title = Explorers
rule-A-246 = Favourite track: science. In income turns 3 to 5 the Automa does research with the benefit
    of the space; in turn 2 nothing.
    .title = Scientists
rule-A-247 = Favourite track: military. In income turns 2 to 5, in this order: if the Automa controls
    fewer territories than the number of the income turn, it conquers. If more than two of its
    territories hold a single token, one of them, found by reading the map, gets a toppled outpost of the
    Shadow Empire. Then the Automa gets 1 VP for each territory it controls.
    .title = Conquerors
rule-A-248 = Favourite track: technology. In income turns 2 to 5 the Automa gets 1 VP for each landmark
    on its mat.
    .title = Engineers
rule-A-249 = At level 6 the VP of the first civilization are counted before the second one acts. This is
    figurka's reading.
    .title = Points of the first civilization
rule-A-250 = The Conquerors may close the middle island too; the exception for it belongs only to neutral
    conquests. This is figurka's reading.
    .title = Conquerors and the middle island
rule-A-251 = If the Shadow Empire has no outpost left, the Conquerors close nothing. This is figurka's
    reading.
    .title = Conquerors without an outpost

## Solo: the decision cards

tapestry-section-solo-cards = Solo: the decision cards
rule-A-261 = The right half of a card counts only when it lies on the left, as a track card: it has the
    income symbol or not, the teal rule of the Automa and the grey rule of the Shadow Empire. The left
    half counts only when it lies on the right, as a tiebreaker card: it has an order of tracks, a
    drawing of hexes, and the toppled symbol or not.
    .title = Two halves
rule-A-262 = No other symbol speaks of hexes next to you: the toppled symbol both lets the Automa take
    such a hex and adds the outpost of the Shadow Empire.
    .title = The toppled symbol
rule-A-263 = The colour in the corner of a card means nothing alone. Cards 1 to 12, with grey corners,
    are those of the game of two people with the Shadow Empire.
    .title = Colours of the corners
rule-A-264 = An empty frame: every track whose end the bot has not reached.
    .title = Rule: any open track
rule-A-265 = A building with a chequered flag: the open tracks with the fewest spaces from the bot's
    token to the next landmark that nobody has, or to space 12 if no such landmark is ahead.
    .title = Rule: nearest landmark or end
rule-A-266 = A chequered flag: the open tracks with the fewest spaces from the bot's token to space 12.
    .title = Rule: nearest end
rule-A-267 = The drawings show the small map as it lies with the military track at the top and
    exploration at the bottom: 1/6 is at the top, 3/5 at the lower left, 2/4 at the lower right. Here its
    columns are called K, L, M, N, P, Q and R from the left, and the hexes of each are numbered from the
    top. The middle island is N4, you begin on Q4, the Automa on L4.
    .title = The map of the drawings

## Two people with the Shadow Empire

tapestry-section-solo-duo = Two people with the Shadow Empire
rule-A-281 = In a game of two people the Shadow Empire competes for landmarks of the tracks and for the
    achievement of a completed track, and does nothing else. Uncertain: the printed sheet with the rules
    of this variant was not available. What follows is taken from public implementations of the game; the
    rules A-290, A-298, A-300 and A-301 are figurka's own reading.
    .title = A third competitor
rule-A-282 = The Automa takes no part, nor do its mat and its civilizations. (From public
    implementations.)
    .title = No Automa
rule-A-283 = You set up as usual on the small map, each on the start hex of the own capital. (From public
    implementations.)
    .title = The two of you
rule-A-284 = The Shadow Empire has a token on the start space of each track and a fifth one aside. (From
    public implementations.)
    .title = Its tokens
rule-A-285 = A roll of the science die chooses its favourite track, which one of its outposts marks.
    (From public implementations.)
    .title = Its favourite track
rule-A-286 = Its decision deck consists of the cards 1 to 12, shuffled. The others stay in the box; there
    is no progress deck. (From public implementations.)
    .title = Twelve cards
rule-A-287 = It has no outposts on the map and no token on the track of VP. (From public
    implementations.)
    .title = Nothing on the map
rule-A-288 = The cards and civilizations that are removed for the solo game stay in the game. Uncertain:
    the implementations differ here. Where a card asks an opponent to decide, the Shadow Empire declines.
    .title = Nothing is removed
rule-A-289 = It takes one turn per round, after the two of you. (From public implementations.)
    .title = Third in turn
rule-A-290 = In the opening round, when you take your income turn 1, it does nothing. This is figurka's
    reading.
    .title = The opening round
rule-A-291 = It discards the open pair and draws two cards: the left one is the track card, the right one
    the tiebreaker card. (From public implementations.)
    .title = A new pair
rule-A-292 = It advances by the grey rule of the track card, with ties by the order of the tiebreaker
    card read from the bottom, just as in the solo game. (From public implementations.)
    .title = It advances
rule-A-293 = The income symbol, the teal rule, the drawing of hexes and the toppled symbol do not count.
    (From public implementations.)
    .title = What does not count
rule-A-294 = It gets no benefits, no bonuses and no VP, and rolls no dice.
    .title = What it does not get
rule-A-295 = If its deck is empty at the start of its turn, it checks its favourite track as in the solo
    game, by the last tiebreaker card, and then shuffles all 12 cards into a new deck. (From public
    implementations.)
    .title = When the deck is empty
rule-A-296 = That takes up its turn: after six advances comes a turn without one. Uncertain: one
    implementation does it so, but the printed sheet was not available; with the setting “Swift Shadow
    Empire” shuffling costs no turn.
    .title = Shuffling costs a turn
rule-A-297 = No cards are added at a shuffle. Uncertain: one implementation adds two each time, which is
    reported as an error against the printed rules.
    .title = No more cards join
rule-A-298 = A landmark that it reaches first is set aside and is nobody's. This is figurka's reading, as
    there is no mat of the Automa to put it on.
    .title = Its landmarks leave the game
rule-A-299 = It can take only the achievement of a completed track: it fills the best free place and
    scores nothing.
    .title = Its achievement
rule-A-300 = It is a neighbour and an opponent of both of you. Its tokens count for prerequisites of tech
    cards and for whatever looks at the tokens of opponents, and Dictatorship closes a track to it too.
    This is figurka's reading.
    .title = Neighbour of both
rule-A-301 = It never starts an era; being first into one is settled between the two of you. This is
    figurka's reading.
    .title = It starts no eras
rule-A-302 = What gives something to opponents or neighbours gives it nothing.
    .title = Gifts
rule-A-303 = What moves all players moves it too, without benefit; landmarks and the achievement count.
    (From public implementations.)
    .title = When everybody advances
rule-A-304 = It goes on taking turns as long as at least one of you is still playing. (From public
    implementations.)
    .title = As long as one of you plays
rule-A-305 = It cannot win and is left out when the winner is found.
    .title = It cannot win
