### Tapestry: the rulings of the rules reference, one message per numbered ruling.

## In detail: setup

tapestry-section-rulings-setup = In detail: setup
rule-T-108 = You choose your capital mat (where there is a choice) and your civilization together. Only
    then do the effects of the start apply: the Futurists move their tokens up the tracks and the Mystics
    make their predictions.
    .title = Capital and civilization together
rule-T-109 = From your two capital mats (with up to three players) and your two civilizations you choose
    without knowing what the others take. All choices are revealed together.
    .title = Secret choice
rule-T-110 = The starting territory of a capital that nobody plays is an ordinary empty territory printed
    on the map, and it may be conquered.
    .title = Unused starting territories

## In detail: your turn

tapestry-section-rulings-turn = In detail: your turn
rule-T-111 = For a paid advance you must pay the full price. You cannot choose a token that already
    stands on space 12.
    .title = Only at the full price
rule-T-112 = You cannot choose a track that a card bars to you. In this way Broker of Peace closes
    military to its owner, Theocracy closes science to its owner, and Dictatorship closes the track its
    owner has chosen to everybody else.
    .title = Barred tracks
rule-T-113 = If there is no advance that you may choose and can pay for, your turn must be an income
    turn.
    .title = Forced income turn

## In detail: the order of effects

tapestry-section-rulings-ordering = In detail: the order of effects
rule-T-114 = If you gain a landmark by entering a tier, you first place it and take the rewards for the
    districts it completes. Only then do you gain the benefit of the space.
    .title = Landmark before benefit
rule-T-115 = The bonus comes only when the benefit is completely resolved. So you can pay for it with
    what the benefit has just brought you.
    .title = Bonus after benefit
rule-T-116 = If a benefit causes further benefits, resolve the new ones first, then go on with what is
    left of the one that caused them.
    .title = Benefits within benefits
rule-T-117 = If several players gain something, the player whose turn it is goes first and the others
    follow clockwise, unless a card names another order.
    .title = When several players gain
rule-T-118 = If you have several civilizations, you use them in step 1 in the order you like.
    .title = Order of civilizations
rule-T-119 = The effect of a “this era” card ends at the start of your next income turn, before step 1.
    If another tapestry card covers the card earlier, the effect ends then, before the new card starts to
    work.
    .title = When “this era” ends

## In detail: limits

tapestry-section-rulings-limits = In detail: limits
rule-T-120 = Once all your outposts are on the map, you can conquer no more. Toppled outposts never
    return to your supply.
    .title = Outposts do not return
rule-T-121 = If you are to gain a farm, house, market or armory and none of that type is left on your
    income mat, that gain is void.
    .title = When buildings run out
rule-T-122 = There is no limit to the tapestry cards in your hand or to the tiles in your supply.
    .title = Unlimited hand and supply
rule-T-123 = During one turn you can gain the benefit of a given track space at most once, and its bonus
    at most once, too. This also holds when an effect repeats the space, copies it or brings your token
    to it again. It holds for the Automa as well.
    .title = Each space once per turn
rule-T-124 = You gain the benefit in the square of Lithium-Ion Battery at most once per turn, no matter
    how you come by it.
    .title = Lithium-Ion Battery
rule-T-125 = When the tech cards, tapestry cards or territory tiles run out, their discards are shuffled
    into a new pile. Space tiles and civilizations do not come back.
    .title = What is reshuffled

## In detail: control of territories

tapestry-section-rulings-control = In detail: control of territories
rule-T-126 = A building of the Nomads that stands alone on a territory gives its owner control just as an
    outpost would. Toppled outposts and the tokens of civilizations (Traders, Isolationists) never give
    control.
    .title = What gives control
rule-T-127 = You cannot conquer an unexplored hex. Only explored territories can hold outposts.
    .title = Explored territories only

## In detail: traps

tapestry-section-rulings-trap = In detail: traps
rule-T-128 = When an opponent tries to conquer a territory you control, you decide about a trap after
    their outpost has been placed, but before it is settled who controls the territory and before the
    dice are rolled.
    .title = When to play a trap
rule-T-129 = When you play a trap, the attacker's outpost is toppled instead of yours, and you keep
    control of the territory. You also gain 1 resource of your choice. The trap is discarded.
    .title = What a trap does
rule-T-130 = Pirate Rule gives you the benefit of the tile only if your conquest succeeds. If a trap
    stops it, the card gives you nothing.
    .title = Trap against Pirate Rule
rule-T-131 = You cannot play a trap against an attacker who has Pillage and Plunder in force, nor once
    you have finished the game.
    .title = When a trap is barred

## In detail: achievements

tapestry-section-rulings-achievements = In detail: achievements
rule-T-132 = You earn “Complete any advancement track” the first time one of your tokens reaches space
    12, by a free move as well. Completing further tracks gives nothing more.
    .title = Completed track
rule-T-133 = You earn “Topple two opponent outposts” when at least two territories you control contain a
    toppled outpost of an opponent, whether from a conquest, a trap or Revolution. This is checked after
    every toppling for the player who now controls the territory.
    .title = Counting toppled outposts
rule-T-134 = At most two players can ever earn “Conquer the middle island”: with two tokens on it, the
    island can no longer be conquered.
    .title = Middle island for two
rule-T-135 = The VP of an achievement depend on the order in which players earn it. On the small map each
    achievement gives 10 VP to the first player and 5 VP to the second. On the large map only the middle
    island does so; the other two give 15 VP to the first, 10 VP to the second and 5 VP to the third.
    Anyone later gets nothing.
    .title = Points for achievements

## In detail: neighbours

tapestry-section-rulings-neighbours = In detail: neighbours
rule-T-136 = Your neighbours are the players who sit directly to your left and right. They stay your
    neighbours when they have finished the game.
    .title = Who is a neighbour
rule-T-137 = With two players your opponent is your only neighbour and counts once for each effect.
    .title = Neighbours with two players
rule-T-138 = With three players both opponents are your neighbours. With four or five, those who do not
    sit next to you are opponents but not neighbours.
    .title = Neighbours with more players

## In detail: number of players

tapestry-section-rulings-player_counts = In detail: number of players
rule-T-139 = With two players you use the small map and achievements are worth 10 and 5 VP; nothing else
    changes. The Shadow Empire, an optional third side, belongs to the solo rules.
    .title = Two players
rule-T-140 = With three players you use the small map, achievements are worth 10 and 5 VP, and all three
    starting territories are used.
    .title = Three players
rule-T-141 = With four or five players you use the large map, and each player gets one of the six capital
    mats at random. The achievements for a completed track and for toppled outposts are worth 15, 10 and
    5 VP, the one for the middle island 10 and 5 VP.
    .title = Four or five players

## In detail: gaining civilizations

tapestry-section-rulings-gaining_civilizations = In detail: gaining civilizations
rule-T-142 = When you gain a civilization during the game, take the top mat of the pile of unused ones.
    If it is the Mystics or the Futurists, discard it and take the next one.
    .title = Drawing a civilization
rule-T-143 = With any other civilization you do at once, still within the current benefit, what its mat
    says for being gained during the game. If it says nothing, you set it up as at the start.
    .title = Setting it up at once
rule-T-144 = A civilization gained in step 1 of your income turn can still be used in that step. If you
    gain it later, you first use it in your next income turn.
    .title = First use of a civilization
rule-T-145 = A civilization gained in your last income turn gives you only what it can still give.
    .title = Civilization at the very end

## In detail: AI Singularity

tapestry-section-rulings-ai_singularity = In detail: AI Singularity
rule-T-146 = AI Singularity gives you 1 of each resource, and your token starts again on the start space
    of any track. The technology track stays completed: you still count as having reached space 12 there.
    .title = A new start
rule-T-147 = The mark that AI Singularity leaves on space 12 cannot be moved, and it does not let anybody
    repeat or copy the benefit of that space.
    .title = The mark at the end
rule-T-148 = If the token of AI Singularity starts again on the technology track, it may reach space 12
    once more and you gain the effect again.
    .title = Singularity once more

## In detail: the capital

tapestry-section-rulings-capital = In detail: the capital
rule-T-149 = At the start no district, row or column is complete on any capital mat.
    .title = Nothing complete at first
rule-T-150 = With Terraforming in force your buildings may lie on impassable plots. Those plots count as
    filled whether anything stands on them or not.
    .title = Terraforming
rule-T-151 = With the part that lies on the grid, an overhanging landmark may not cover other buildings
    or impassable plots (the latter only with Terraforming). The part outside the grid counts for
    nothing.
    .title = Overhanging landmark
rule-T-152 = An income building covers a single plot, so it can overhang only by lying wholly outside the
    grid. This is allowed only when you have no free plot left.
    .title = Building outside the grid
rule-T-153 = A row or column is complete when each of its 9 plots is impassable or built on. The same
    goes for the 9 plots of a district.
    .title = What counts as complete

## In detail: players who have finished

tapestry-section-rulings-finished_players = In detail: players who have finished
rule-T-154 = When you have finished the game, your tokens, outposts and cards stay in place. Your
    territories may still be conquered, and you cannot play a trap. Your tokens still count for
    comparisons and prerequisites.
    .title = What stays behind
rule-T-155 = Once you have finished, you do not advance when an effect of another player moves everyone.
    .title = No more shared advances

## In detail: the last income turn

tapestry-section-rulings-final_income_turn = In detail: the last income turn
rule-T-156 = Resources gained in your last income turn are of use only in the tie-break, unless you can
    still pay for something with them in that same turn.
    .title = Resources at the end
rule-T-157 = In your last income turn no tapestry card of yours is in force: the card of your fourth era
    ended when this turn started.
    .title = No tapestry card in force
rule-T-158 = The final scoring of the Isolationists and the Mystics takes place at the end of the last
    income turn.
    .title = Isolationists and Mystics

## In detail: cards and civilizations

tapestry-section-rulings-interactions = In detail: cards and civilizations
rule-T-159 = When Age of Discovery moves everyone, a player who is barred from the rolled track does not
    move.
    .title = Age of Discovery and barred tracks
rule-T-160 = With Empiricism in force, each of the four rolls of Alien Biology is made twice and you keep
    one of the two results.
    .title = Empiricism and Alien Biology
rule-T-161 = The Alchemists roll in step 1, when the tapestry card of the previous era has already ended.
    So Empiricism gives them no second roll: each of their rolls is made once.
    .title = Empiricism and Alchemists
rule-T-162 = Even with Age of Sail in force, the tile you place must be the one drawn for Coal Baron. You
    cannot hand it to an opponent or place another tile instead.
    .title = Age of Sail and Coal Baron
rule-T-163 = A tapestry card that you gain in step 4 of an income turn can be played over Tyranny at
    once.
    .title = Tyranny in an income turn
rule-T-164 = Alliance ends with the era of the player who laid it. From then on both sides may conquer
    each other's territories again.
    .title = End of an Alliance
rule-T-165 = Once the opponent chosen for Marriage of State has finished the game, you gain nothing more
    from that opponent.
    .title = Marriage with a finished player
rule-T-166 = When you use Technocracy or Espionage through the Heralds, the card is resolved as if you
    had laid it just now. So Technocracy looks at the era you are in at present.
    .title = Heralds with Technocracy or Espionage
rule-T-167 = A landmark that the Nomads put on the map takes up the place of one token; its shape does
    not matter there.
    .title = Nomads' landmark on the map
rule-T-168 = An otherwise empty territory with a token of the Traders holds one token, so it can be
    conquered. After the conquest it is full.
    .title = Traders' token alone
rule-T-169 = Warplanes conquer anywhere: the territory need not be next to one you control. It may still
    hold at most 1 token before the conquest.
    .title = Warplanes
rule-T-170 = If a landmark was taken with Dystopia, whoever later enters its tier gains no landmark, even
    as the first player.
    .title = Dystopia and the first in a tier
rule-T-171 = The circle of Assembly Line gives you the benefit in the square of one of your cards in the
    top row. Its square gives you the benefit in the circle of one of your cards in the middle row.
    .title = Assembly Line

## In detail: exploring

tapestry-section-rulings-explore = In detail: exploring
rule-T-172 = When you score the sides of a new tile, territories printed on the map count as adjacent
    tiles. The edge of the map and unexplored hexes do not.
    .title = What a tile borders on
rule-T-173 = Water next to water counts as a match, like any other terrain.
    .title = Water matches water
rule-T-174 = A side of a tile is judged by the corners at its two ends, where it touches two corners of
    the adjacent tile. It matches when at least one of these two pairs of corners shows the same terrain.
    Even if both pairs match, the side scores only once.
    .title = Corners decide
rule-T-175 = You may turn the tile so that it scores fewer VP. Nothing obliges you to make sides match.
    .title = Free rotation
rule-T-176 = Exploring places no outpost and gives you no control of the territory.
    .title = Exploring gives no control
rule-T-177 = If you have no territory tile in your supply or there is no hex where you may place one, the
    explore benefit is void.
    .title = When you cannot explore

## In detail: conquering

tapestry-section-rulings-conquer = In detail: conquering
rule-T-178 = A conquest goes in this order: choose a legal territory and place your outpost there; lay
    the opponent's outpost down, if there is one; the defender may play a trap, which swaps the outpost
    that lies; settle who controls the territory; check the achievements; roll both dice; choose a result
    and gain it; resolve other effects.
    .title = Order of a conquest
rule-T-179 = The VP for the territory symbol of the red die are counted after control is settled. So the
    conquered territory is included, unless a trap was played.
    .title = Red die after control
rule-T-180 = You may choose the question mark of the black die even where there is no benefit to gain,
    but then you get nothing. That is so on all territories printed on the map and on tiles whose benefit
    is void.
    .title = Black die without a benefit
rule-T-181 = Apart from its achievement the middle island is an ordinary territory printed on the map: to
    be conquered, it must be next to a territory you control and hold at most 1 token.
    .title = Conquering the middle island

## In detail: income turns

tapestry-section-rulings-income = In detail: income turns
rule-T-182 = You count as first into an era if no neighbour of yours has yet begun the income turn of
    that number. Players who are not your neighbours do not matter.
    .title = First among neighbours
rule-T-183 = In income turns 1 and 5 there are no resources for being first into an era.
    .title = When being first pays nothing
rule-T-184 = What the upgrade of step 3 brings (the moved card, a building, a tech card) already counts
    for the VP of the same step.
    .title = Upgrade before points
rule-T-185 = Spaces of your income mat opened in steps 1 to 3 count in steps 3 and 4 of the same income
    turn.
    .title = Spaces opened this turn
rule-T-186 = A tapestry card laid face down occupies its tapestry space and has no effect, yet it counts
    as a tapestry card on your income mat.
    .title = Face-down card

## In detail: upgrading tech cards

tapestry-section-rulings-upgrade = In detail: upgrading tech cards
rule-T-187 = The prerequisite of a tech card is checked only at the moment when the card moves into the
    top row. Losing it later changes nothing.
    .title = When the prerequisite is checked
rule-T-188 = A prerequisite of a tier looks at the player's most advanced token on that track: tier II
    means space 4 or more, tier III space 7 or more, tier IV space 10 or more.
    .title = Tier as prerequisite
rule-T-189 = A prerequisite in an income row is met when that space is open on your income mat or on that
    of a neighbour.
    .title = Income space as prerequisite
rule-T-190 = If you have only tech cards that cannot move (in the top row, or with the prerequisite not
    met), you cannot upgrade and the benefit is void.
    .title = When you cannot upgrade
