### Lessons of Tapestry: what the guide says. Names come from the messages of the things themselves.

tapestry-minute = You lead a people from the first fire to the stars, along four tracks: science, technology, exploration and military.
    .goal = The most points in the end: from tracks, your capital city, land, technologies and what you laid into your tapestry.
    .turn = Either advance: pay, move one space on a track, take its benefit and perhaps buy its bonus. Or take income, which begins your next era: cards work, points come in, and you are paid.
    .end = You take five incomes in all, the first at the start and then when you like; your fifth ends your game, and when all have taken theirs, the most points win.

tapestry-path-solo = Tapestry alone
    .about = You against the Automa and the Shadow Empire.

## Pay, step, receive

tapestry-lesson-first-step = Pay, step, receive
    .idea = A turn is mostly one step on one track: pay, move, take the benefit, and perhaps buy the bonus.
    .opening = You lead a people from the first fire to the stars. Whoever has the most points when all have taken five incomes wins. A turn is one advance on a track, or an income.
tapestry-lesson-first-step-step = Your token on { tapestry-track-exploration } stands on { tapestry-space-scouting }. The next space, { tapestry-space-rafts }, lets you explore the map.
    .task = Advance on { tapestry-track-exploration }
    .learnt = A turn is one advance, or an income
tapestry-lesson-first-step-step-income = An income brings new resources, but a game has only five of them. What you hold can still pay for steps: take one first.
tapestry-lesson-first-step-step-other = You could pay for that one too, and each track has its own gifts. But your tiles are for the map, and { tapestry-track-exploration } leads there.
tapestry-lesson-first-step-pay = The first three spaces of every track cost one resource of any kind. Farther up, { tapestry-track-exploration } wants food as well, so explorers usually keep theirs.
    .task = Pay with whichever resource you like
    .learnt = The first tier of a track takes any resource
tapestry-lesson-first-step-lay = { tapestry-space-rafts }: explore. Lay a tile beside land you control, turned as you like: a point for each side that matches, then what the tile shows.
    .task = Place one of your territory tiles
    .learnt = Sides that match bring points
tapestry-lesson-first-step-laid =
    { $points ->
        [0] No side matched this time, but what the tile shows is yours all the same.
        [one] { $points } side matches: { $points } point. What the tile shows is yours as well.
       *[other] { $points } sides match: { $points } points. What the tile shows is yours as well.
    }
tapestry-lesson-first-step-bonus = Benefits come by themselves; a bonus is bought. Here one resource gets you a tapestry card. You may buy it, but need not.
    .task = Buy the card, or decline
    .learnt = A bonus may be bought, but need not be
tapestry-lesson-first-step-free = Alma has advanced on { tapestry-track-technology }. Your turn: look at the next space of each track, see what it brings, and choose.
    .task = Do what you like with this turn
    .learnt = Every space shows what it brings
tapestry-lesson-first-step-free-explore = Further along the same track: explore again, or a first building. Other tracks stay at their start.
tapestry-lesson-first-step-free-conquer = Land beside your own becomes yours, and you roll two dice. That outpost will not come back.
tapestry-lesson-first-step-free-income = New resources, but this era is over. What you hold stays yours; usually one spends it first.
tapestry-lesson-first-step-freed = Pay, step, receive: most turns of a game are just that.
tapestry-lesson-first-step-alone = The same spot, but other tiles. Try where each of them fits before you lay one down.
    .task = Score at least { $goal } points by exploring
tapestry-lesson-first-step-alone-missed = Tiles come with { tapestry-track-exploration }. A side fits when both its halves have the terrain of the neighbour: turn the tile, take another hex, or the other tile.
tapestry-lesson-first-step-alone-done = { $points } points for matching sides. A well-placed tile pays twice: in points, and with what it shows.

## Buildings feed the next income

tapestry-lesson-first-market = Buildings feed the next income
    .idea = A building leaves the income mat and uncovers what you get from now on.
    .opening = Income fills your hands again, and your income mat says with what. Buildings cover most of it: each one you build opens a space for the rest of the game.
tapestry-lesson-first-market-step = At an income your mat pays { $resources } resources now, of which { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. On { tapestry-track-technology }, { tapestry-space-stone_tools } offers a market, and under it lies more.
    .task = Advance on { tapestry-track-technology }
    .learnt = Some spaces give a building
tapestry-lesson-first-market-step-income = An income now would pay what the mat shows today. Build first, and it pays more, this time and every time.
tapestry-lesson-first-market-step-other = That space brings no building. { tapestry-space-stone_tools }, your next one on { tapestry-track-technology }, does.
tapestry-lesson-first-market-market = One of two benefits: invent a technology, or gain a market. The sooner a market is built, the more incomes it pays in.
    .task = Choose the market
    .learnt = An early building pays most often
tapestry-lesson-first-market-market-invent = A tech card is worth having, and you have one that waits. The market pays at every income from now on: take it while the game is young.
tapestry-lesson-first-market-plot = The market moves from the mat to your capital city. Any free plot will do for now; what a full city brings is another lesson.
    .task = Put the market onto a plot
    .learnt = What you build stands in your capital city
tapestry-lesson-first-market-uncovered = Its space on the mat is open: an income brings { $resources } resources from now on, of which { $coins } are coins.
tapestry-lesson-first-market-income = Let us see it pay. An income opens your next era; players take theirs when they like.
    .task = Take an income
    .learnt = You choose when your era ends
tapestry-lesson-first-market-income-later = You could still advance, and would lose nothing by it. But the mat is waiting to pay: take your income now and watch it.
tapestry-lesson-first-market-first = You enter era { $era } before Alma. Being the first brings { $bonus ->
        [one] { $bonus } resource
       *[other] { $bonus } resources
    } of your choice.
    .task = Take a resource
    .learnt = First into an era gets a bonus
tapestry-lesson-first-market-cards = A new era begins with a tapestry card. { tapestry-card-golden_age } gives points for every upgrade of its era, and you are about to make one.
    .task = Lay { tapestry-card-golden_age }
    .learnt = A tapestry card shapes its era
tapestry-lesson-first-market-cards-other = { tapestry-card-renaissance } would move all your tokens, but skip the benefits of their new spaces. Keep it, and lay the card that fits what comes next: an upgrade.
tapestry-lesson-first-market-upgrade = A tech card pays only when it climbs a row. Now you may move one up, and you gain what its circle shows.
    .task = Upgrade { tapestry-tech-calendar }
    .learnt = An income may upgrade one tech card
tapestry-lesson-first-market-upgrade-decline = You may decline, but an upgrade costs nothing: { tapestry-tech-calendar } gives what its circle shows, and { tapestry-card-golden_age } adds points.
tapestry-lesson-first-market-paid = You have { $points } points, and then the open spaces paid: { $coins } coins among them, thanks to your market.
tapestry-lesson-first-market-free = A new era, and new resources to spend. The next buildings are some spaces ahead: on which track will you go there?
    .task = Do what you like with this turn
    .learnt = After an income you can afford more
tapestry-lesson-first-market-alone = More workers would help you: an income brings only { $workers }. One kind of building uncovers more of them, and one track offers it to you now.
    .meanwhile = On the mat, one kind of building uncovers more workers.
    .task = Let your incomes bring more workers
tapestry-lesson-first-market-alone-missed = On the mat, houses cover the row of workers. Which track's next space offers a house? Remember to choose it over the other benefit.
tapestry-lesson-first-market-alone-done = { $workers } workers at each income from now on. That is one step well spent.

## Land and dice

tapestry-lesson-land-and-dice = Land and dice
    .idea = Conquering puts an outpost beside your land, and you take one of two dice.
    .opening = Exploring lays land out, conquering makes it yours. Land you control leads you farther and brings points, and for each territory you conquer you throw two dice.
tapestry-lesson-land-and-dice-march = Much in this game counts your territories, and so far you control { $territories }. { tapestry-track-military } begins with { tapestry-space-archery }, which lets you conquer another.
    .task = Advance on { tapestry-track-military }
    .learnt = { tapestry-track-military } is the track of land
tapestry-lesson-land-and-dice-march-income = Your income can wait while your hands are full. Land taken early counts longer.
tapestry-lesson-land-and-dice-march-other = That track has other gifts. Only { tapestry-space-archery }, the first space of { tapestry-track-military }, lets you conquer now.
tapestry-lesson-land-and-dice-conquer = Put an outpost on explored land beside yours. One of these territories is Alma's: there you would topple her outpost. She holds no card that could drive you back (a trap).
    .task = Conquer any of these territories
    .learnt = You conquer explored land beside your own
tapestry-lesson-land-and-dice-die = Both dice are rolled, and you take one. Red brings points; black brings a resource, or what the conquered tile shows.
    .task = Take one of the two dice
    .learnt = Of two dice you take one
tapestry-lesson-land-and-dice-land = You control { $territories } territories. A hex with two tokens, standing or lying, can never be conquered again.
tapestry-lesson-land-and-dice-weapons = Soldiers live on culture: from the second tier on { tapestry-track-military } wants it. { tapestry-space-bladed_weapons } can help, for its bonus is an armory.
    .task = Advance on { tapestry-track-military } again
    .learnt = Each track has a resource of its own
tapestry-lesson-land-and-dice-weapons-income = An income would bring a little culture. With an armory built before it, it brings more each time.
tapestry-lesson-land-and-dice-weapons-other = That can be done later. { tapestry-space-bladed_weapons } gives a card, and sells you an armory besides.
tapestry-lesson-land-and-dice-armory = A tapestry card has come. For one resource more you may build an armory: an income brings { $culture } culture now, and would then bring more.
    .task = Buy the armory, or decline
    .learnt = Armories uncover culture
tapestry-lesson-land-and-dice-free = Which land would you like next? You explore and conquer only beside territories that you control.
    .task = Do what you like with this turn
    .learnt = Land leads to more land
tapestry-lesson-land-and-dice-alone = You control { $territories } territories, and one more is within reach. A face of the red die gives a point for each.
    .meanwhile = A face of the red die gives a point for each of your territories, the one that you conquer now included.
    .task = Conquer, and score at least { $goal } points
tapestry-lesson-land-and-dice-alone-missed = Step to { tapestry-space-archery }, take a territory, then compare: what does a resource bring, and what does a point for each territory?
tapestry-lesson-land-and-dice-alone-done = { $territories } territories, { $territories } points. The more land you hold, the more that face is worth.

## Inventions and the science die

tapestry-lesson-first-invention = Inventions and the science die
    .idea = A tech card gives what it shows when it climbs; science moves you on any track.
    .opening = Two tracks pay in their own way. { tapestry-track-technology } gives you cards that work only when they climb; { tapestry-track-science } rolls a die that moves you along any track.
tapestry-lesson-first-invention-step = { tapestry-track-technology } begins with { tapestry-space-pottery }: invent a technology.
    .task = Advance on { tapestry-track-technology }
    .learnt = { tapestry-track-technology } brings tech cards
tapestry-lesson-first-invention-step-income = At an income you could upgrade a tech card, and you have none yet. Invent one first.
tapestry-lesson-first-invention-step-other = A good step for another day. First a tech card, which { tapestry-space-pottery } gives.
tapestry-lesson-first-invention-invent = Three technologies lie open; you may also take the unseen top card of the deck. Read circle and square: they come one after the other.
    .task = Invent any technology
    .learnt = Invent from the display or the deck
tapestry-lesson-first-invention-invented = It lies in your bottom row and has brought nothing. An upgrade to the middle row pays its circle; a later one to the top row its square.
tapestry-lesson-first-invention-science = { tapestry-space-astronomy } on { tapestry-track-science } rolls a die with the four tracks: you may advance for free where it says.
    .task = Advance on { tapestry-track-science }
    .learnt = The science die moves you for free
tapestry-lesson-first-invention-science-income = An income could upgrade your new card, and soon it will. First see what { tapestry-track-science } does with a step.
tapestry-lesson-first-invention-science-other = That is one step for one resource. { tapestry-space-astronomy } may bring you two for the same price.
tapestry-lesson-first-invention-research = It rolled { tapestry-track-exploration }. The step is free, but skips the benefit: no tiles from { tapestry-space-scouting }. Take it, or decline and pay for it later.
    .task = Take the free step, or decline
    .learnt = A bare step skips the benefit
tapestry-lesson-first-invention-free = Your tech card still waits. Each further income lets you upgrade one; a few spaces and tiles do so too.
    .task = Do what you like with this turn
    .learnt = Incomes upgrade tech cards
tapestry-lesson-first-invention-alone = { $techs } tech cards lie idle in your bottom row. One of them could feed you.
    .task = Get food from a tech card
tapestry-lesson-first-invention-alone-missed = A tech card pays only when it is upgraded, and each income offers one upgrade. Look whose circle shows food.
tapestry-lesson-first-invention-alone-done = { tapestry-tech-irrigation } climbed, and fed you. Its square comes with the next upgrade, once its condition is met by you or a neighbour.

## The capital city

tapestry-lesson-capital = The capital city
    .idea = First in a tier takes its landmark; a full district gives a resource, full lines give points.
    .opening = All that you build stands in your capital city. Its plots form nine districts, and filling them is worth the trouble. Landmarks fill most at once, and each goes to one player only.
tapestry-lesson-capital-step = Your next space on { tapestry-track-science } opens its second tier, and nobody has been there. Whoever enters a tier first gets its landmark: here the { tapestry-landmark-apothecary }.
    .task = Advance on { tapestry-track-science }
    .learnt = First in a tier takes the landmark
tapestry-lesson-capital-step-income = The { tapestry-landmark-apothecary } goes to whoever comes first, and that could be Alma. Take the step first, then the income.
tapestry-lesson-capital-step-other = That step can be made any time. The { tapestry-landmark-apothecary } is there only for the first.
tapestry-lesson-capital-pay = The second tier costs one resource of the track and one more of any kind. { tapestry-track-science } wants a worker.
    .task = Pay for the second tier
    .learnt = The second tier wants the track's own resource
tapestry-lesson-capital-site = The { tapestry-landmark-apothecary } covers a square of plots. One district, a frame of three by three plots, lacks just this shape.
    .task = Complete a district with the landmark
    .learnt = Districts are three by three plots
tapestry-lesson-capital-site-other = It fits there, but closes no district. Look for the one with buildings on all but four plots.
tapestry-lesson-capital-district = A full district pays at once: one resource of your choice.
    .task = Take a resource
    .learnt = A full district brings a resource
tapestry-lesson-capital-line = Each further income also gives points for every full row and column. Plots on which nothing can stand count as full.
tapestry-lesson-capital-free = Look at your capital city: which district is nearest to full, and which building could fill it?
    .task = Do what you like with this turn
    .learnt = Full rows and columns score
tapestry-lesson-capital-alone = One district lacks a single plot; those where nothing can stand need no building. A building is one step away.
    .meanwhile = One district lacks a single plot; where nothing can stand, no building is needed.
    .task = Complete a district
tapestry-lesson-capital-alone-missed = The district at the top left lacks one plot. Which track's next space gives a building? Take that, and put it there.
tapestry-lesson-capital-alone-done = The district is full, and a resource of your choice is yours. That step has paid for itself.

## When to take income

tapestry-lesson-when-to-take-income = When to take income
    .idea = An income ends your era, and the fifth one ends your game.
    .opening = Nobody tells you when to take an income. Sooner means a bonus for being first, later means more steps before it. And what you hold after your last income is worth nothing.
tapestry-lesson-when-to-take-income-advance = You hold { $resources } resources, Alma { $alma }, and she is in the same era. Whoever can pay may go on advancing.
    .task = Advance once more, on any track
    .learnt = While you can pay, you may advance
tapestry-lesson-when-to-take-income-advance-income = You may, and would keep all you hold. People usually go on while a step brings more; there is still time for one.
tapestry-lesson-when-to-take-income-income = Alma has nothing left: her next turn must be an income. Enter the era before her, and you get { $bonus ->
        [one] { $bonus } resource
       *[other] { $bonus } resources
    } of your choice on top.
    .task = Take your income before Alma
    .learnt = Watch how much your neighbours hold
tapestry-lesson-when-to-take-income-income-later = Your resources stay yours, { $resources } as they are: they pay for the same step after the income. The bonus is gone once Alma has moved.
tapestry-lesson-when-to-take-income-first = First into era { $era }: { $bonus ->
        [one] { $bonus } resource
       *[other] { $bonus } resources
    } of your choice. Eras three and four give even more.
    .task = Take a resource
    .learnt = Eras three and four have bigger bonuses
tapestry-lesson-when-to-take-income-tapestry = { tapestry-card-trap } scores when laid, but in hand it guards your land. { tapestry-card-golden_age } pays for upgrades all era long. Both are good reasons.
    .task = Lay one of your cards
    .learnt = Some cards work at once, some all era
tapestry-lesson-when-to-take-income-free = Alma came second, without a bonus; you begin with { $resources } resources, saved ones included. This era may be short or long: your next income can wait.
    .task = Do what you like with this turn
    .learnt = Eras may be short or long
tapestry-lesson-when-to-take-income-alone = Your fifth income is next: it scores, but brings no resources, and then your game is over. Something here still turns { $techs } tech cards into points.
    .task = Score your tech cards before it
tapestry-lesson-when-to-take-income-alone-missed = { tapestry-space-medicine } on { tapestry-track-science } gives a point for each tech card, and costs a worker and one more. Keep the worker for it, and the income for last.
tapestry-lesson-when-to-take-income-alone-done = { $techs } cards, { $techs } points. Spend what is left the same way: after the last income it is worth nothing.

## Alone: the race for landmarks

tapestry-lesson-race = The race for landmarks
    .idea = Two bots move after you: the Automa plays to score, the Shadow Empire snatches for it.
    .opening = Alone, you play against two bots. The Automa wants to outscore you; the Shadow Empire has no points and takes landmarks for it. After each of your turns, both move.
tapestry-lesson-race-watch = The { tapestry-landmark-apothecary } waits on your next space of { tapestry-track-science }. Leave it there for once, and see what the bots do.
    .task = Advance on any other track
    .learnt = Both bots move after each of your turns
tapestry-lesson-race-watch-science = In a game of your own that would be the right step: the { tapestry-landmark-apothecary } would be yours. Here, see what happens to it if you wait.
tapestry-lesson-race-watch-income = An income is a turn like any other, and the bots would move after it. But you can still pay for steps: make one.
tapestry-lesson-race-watched = Two cards were turned, and sent the bots along. The Automa took the { tapestry-landmark-apothecary }; the Shadow Empire won the { tapestry-landmark-barracks }, and the Automa has it.
tapestry-lesson-race-again = Bots have no plans, only cards: to a free landmark, to a track's end, or anywhere. A second card breaks ties; its heart means a favourite: { $automas }, { $shadows }.
    .task = See where they stand, then play
    .learnt = Cards choose the bots' tracks
tapestry-lesson-race-again-explore = A tile on the map, perhaps with points. No landmark is near there yet.
tapestry-lesson-race-again-science = The landmark there is gone, but what the space brings is still yours.
tapestry-lesson-race-again-technology = A tech card for later, and one step nearer to a landmark that is still free.
tapestry-lesson-race-alone = Two landmarks are one step away from you. The Automa is one step away from one of them, and nobody is near the other.
    .task = Take the landmark you would lose
    .learnt = First take what a bot could take next
tapestry-lesson-race-alone-missed = The Automa's token stands just before the { tapestry-landmark-forge }. Nobody is near the { tapestry-landmark-lighthouse }: that one could have waited.
tapestry-lesson-race-alone-done = The { tapestry-landmark-forge } is yours, and the { tapestry-landmark-lighthouse } still waits. Against bots, first take what they could take next.

## Alone: the bots' income

tapestry-lesson-bots-income = The bots' income
    .idea = When the decision deck runs out, the bots take income and the Automa scores.
    .opening = The bots pay nothing, so they never run short. Instead a deck of cards is their clock: when it runs out, their era ends.
tapestry-lesson-bots-income-watch = Their decision deck has { $cards } cards, and they draw two a turn. Watch what an empty deck means.
    .task = Take any turn, then watch
    .learnt = The bots draw two cards a turn
tapestry-lesson-bots-income-watched = The deck ran out, and the bots took income. The Automa has { $points } points now; the Shadow Empire never scores, so do not chase it.
tapestry-lesson-bots-income-again = New cards joined, and all were shuffled: { $cards } cards, enough for { $draws } draws. Their next income comes with the last draw, or a turn later.
    .task = Count their cards, then play
    .learnt = The deck tells when they take income
tapestry-lesson-bots-income-alone = Alone, the Automa is your neighbour: whoever of you enters an era first gets its bonus. Their deck has { $cards } cards left.
    .task = Be first into the next era
    .learnt = Take income before their deck runs out
tapestry-lesson-bots-income-alone-missed = Two cards a turn: the next draw empties their deck, and an income symbol on the first card makes them take income at once.
tapestry-lesson-bots-income-alone-done = Just in time: the bonus is yours, and the Automa gets no points for being first.

## Alone: traps

tapestry-lesson-traps = Traps
    .idea = The cards beside the Automa's mat may hold a trap.
    .opening = The Automa lays no tapestry card for its effect, but keeps some face down beside its mat. There they do one thing for it: they guard its land.
tapestry-lesson-traps-walls = The Automa's outpost stands right beside your land. { tapestry-space-walls } on { tapestry-track-military } lets you attack it.
    .task = Advance on { tapestry-track-military }
    .learnt = The Automa's land can be conquered
tapestry-lesson-traps-walls-income = That would end your era with the Automa still at your border. You can pay for a step: take it.
tapestry-lesson-traps-walls-other = Good for something else. To conquer you need { tapestry-space-walls }, your next space on { tapestry-track-military }.
tapestry-lesson-traps-attack = Conquer, or gain an armory? This time, land.
    .task = Choose to conquer
    .learnt = { tapestry-space-walls }: conquer, or an armory
tapestry-lesson-traps-attack-armory = An armory would bring culture at each income. But then nobody tests what the Automa's cards are worth.
tapestry-lesson-traps-conquer = { $cards } cards lie face down beside the Automa's mat. If you attack its land, it turns some of them up: one trap is enough to stop you.
    .task = Attack the Automa's territory
    .learnt = Attacked, the Automa turns cards up
tapestry-lesson-traps-conquer-other = Nobody would resist you there, and that is often wise. But see once what guards the Automa's land.
tapestry-lesson-traps-die = A trap: your outpost fell, and with two tokens that hex is closed for good. Still, you rolled, and one die is yours.
    .task = Take one of the dice
    .learnt = A trap saves the land; the die stays yours
tapestry-lesson-traps-free = Cards turned up are discarded. The Automa has { $cards ->
        [0] none
        [one] { $cards } card
       *[other] { $cards } cards
    } left now, and each attack shrinks what guards its land.
    .task = Do what you like with this turn
    .learnt = Fewer cards, fewer traps
tapestry-lesson-traps-alone = Again the Automa is next door. { $cards ->
        [one] One card lies
       *[other] { $cards } cards lie
    } beside its mat; is it a trap? At worst you lose an outpost, and a die is yours anyway.
    .task = Conquer the Automa's territory
tapestry-lesson-traps-alone-missed = Its territory is the one beside yours with its outpost. { tapestry-space-walls } lets you conquer: choose that, then the hex.
tapestry-lesson-traps-alone-done = No trap this time: its outpost is toppled, and the land is yours.
