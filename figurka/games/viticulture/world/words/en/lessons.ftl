### Lessons of Viticulture World: what the guide says. Names come from the messages of the things themselves.

viticulture-world-minute = Together you make the wine of a continent known: each has a vineyard, and all share one board.
    .goal = Everybody wins or nobody: within six years each must have 25 points and the team an influence of ten.
    .turn = Send one worker to an action, or pass for the season. Yellow hats work in summer, blue ones in winter, bare heads in both; with the grande, who goes where it is full, you may exchange something with a fellow.
    .end = Each year begins with an event. Innovations better the board for all. After the sixth year it is decided.

## Together

viticulture-world-lesson-together = Together
    .idea = All of you win, or nobody does: points for each of you, influence for the team.
    .opening = Alma and you each run a winery, and you win together or not at all. After six years both of you need enough points, and your team needs influence.
viticulture-world-lesson-together-influence = In the end each of you needs { $goal }, and the team an influence of { $most }. It stands at { $influence }. One step costs { $price }, and you have { $lira }.
    .task = Send a worker to “{ viticulture-action-gain_influence }”
    .learnt = Points for each of you, influence for the team
viticulture-world-lesson-together-influence-order = The order waits for you, nobody else can fill it. Buy influence while you have the { $price } for it.
viticulture-world-lesson-together-influence-wine = That would bring lira, but your order asks for just this wine. And the { $price } for influence you already have.
viticulture-world-lesson-together-influence-train = A trained worker is worth having. But it would eat into your { $lira }, and influence costs { $price }.
viticulture-world-lesson-together-influence-other = That can wait. You have the { $price } that a step of influence costs, and it counts for Alma as well.
viticulture-world-lesson-together-influence-done = Influence stands at { $influence } of { $most }. You have paid, and both of you are nearer to winning.
viticulture-world-lesson-together-order = Influence alone does not win: each of you needs { $goal }. You have { $mine }, Alma has { $hers }. The wine for your order lies in your cellar.
    .task = Send a worker to “{ viticulture-action-fill_order }”
    .learnt = Influence is shared, points are not
viticulture-world-lesson-together-order-wine = Sold, this wine brings lira once. Your order pays points for it, and points you lack.
viticulture-world-lesson-together-order-other = That can follow. The wine for your order is ready, and points are what you lack most.
viticulture-world-lesson-together-order-done = You have { $mine } now, Alma { $hers }. What one of you has too much does not help the other: both must reach { $goal }.
viticulture-world-lesson-together-free = Your last worker of this year is yours to send. What do the two of you still need most?
    .task = Do what you like with this turn
    .learnt = Too much of one does not make up for too little of the other
viticulture-world-lesson-together-free-order = An order is points for you later. It costs the grande worker today.
viticulture-world-lesson-together-free-lira = Money for the next step of influence, which helps you both.
viticulture-world-lesson-together-free-event = A card of yours becomes money, and Alma draws one as well.
viticulture-world-lesson-together-alone = The last winter, and your last workers. Look at what is still missing: influence stands at { $influence } of { $most }, you have { $mine }, Alma has { $hers }.
    .task = Win the game for both of you
viticulture-world-lesson-together-alone-missed = Two things were missing: one step of influence, and points for you up to { $goal }. Your lira pay for one, your wine for the other.
viticulture-world-lesson-together-alone-done = You have won, both of you: { $mine }, { $hers }, and influence { $influence }.

## Hats

viticulture-world-lesson-hats = Hats
    .idea = Yellow hats work in summer, blue ones in winter. Whoever wears none works in both, and only they gain bonuses.
    .opening = Two yellow hats, two blue ones and the grande worker: that is your crew for all six years. You never hire anybody, but hats can come off.
viticulture-world-lesson-hats-tour = One yellow hat is still at home, and it works in summer only. You will need lira soon, and the tour brings them.
    .task = Choose “{ viticulture-action-give_tour }”
viticulture-world-lesson-hats-tour-pass = That would end your summer, and the yellow hat would be idle until the next one.
viticulture-world-lesson-hats-tour-other = Useful, too, but you need lira: soon a hat shall come off, and that is not free.
viticulture-world-lesson-hats-yellow = The oval on this space is a bonus, for workers without a hat only. The yellow hat gains just the lira, but it cannot wait: winter is not for it.
    .task = Send the yellow hat
    .learnt = Yellow hats work in summer, blue ones in winter
viticulture-world-lesson-hats-yellow-grande = The grande wears no hat and would gain the bonus, too. But then the yellow hat is idle, and you miss the grande in winter.
viticulture-world-lesson-hats-yellow-done = You have { $lira } now. The oval's point is still there: a hat gains no bonus.
viticulture-world-lesson-hats-pass = Your blue hats sleep until winter. Only the grande could work now, and it works once a year: in winter it will be as welcome.
    .task = Pass: end your summer
    .learnt = Only workers without a hat gain bonuses
viticulture-world-lesson-hats-pass-other = Only your grande could go there now, and then it could not work in winter. Keep it for once.
viticulture-world-lesson-hats-autumn = Whoever passes in summer has an autumn at once and takes one gift. Each of them is useful.
    .task = Choose your gift of autumn
viticulture-world-lesson-hats-train = Winter wakes the blue hats. For { $price } one hat comes off for good: that worker works in both seasons and gains bonuses. You have { $lira }.
    .task = Send a worker to “{ viticulture-action-train_worker }”
viticulture-world-lesson-hats-train-pass = That would end your year, and your workers at home could still do something.
viticulture-world-lesson-hats-train-other = That can wait. You have the { $price } for training, and it lasts as long as the game does.
viticulture-world-lesson-hats-hat = Whose hat comes off? Without it a yellow one also works in winter, a blue one in summer. Whoever stands on the board stays there this year.
    .task = Choose whose hat comes off
    .learnt = Training takes a hat off; nobody is hired
viticulture-world-lesson-hats-hat-done = Workers of yours without a hat: { $trained }, the grande among them.
viticulture-world-lesson-hats-free = One more turn of this winter, as you like. Whoever still wears a yellow hat sleeps now.
    .task = Do what you like with this turn
viticulture-world-lesson-hats-alone = Late summer. Two of your workers could go: one wears a yellow hat, the other none. On the tour lies an oval with a point.
    .task = Gain that point with one worker
viticulture-world-lesson-hats-alone-missed = The point is a bonus of the oval on the tour. Which of your two workers gains bonuses?
viticulture-world-lesson-hats-alone-done = The lira and the point: that is why hats come off.

## Innovation

viticulture-world-lesson-innovation = Innovation
    .idea = A tile betters a place for all of you and for good; an oval also makes room for everybody.
    .opening = Together you make the board better. Every spring a few tiles lie on offer: rectangles rewrite an action, ovals put a bonus on a space.
viticulture-world-lesson-innovation-innovate = Both of you are short of lira, and the tour has one space. You have { $lira }; a tile costs { $price } and stays until the end.
    .task = Choose “{ viticulture-action-innovate }”
viticulture-world-lesson-innovation-innovate-tour = Lira are always welcome. But with a tile first the tour is worth more, and there is room for both of you.
viticulture-world-lesson-innovation-innovate-other = That can wait. Tiles serve as long as they lie, so people usually buy them early.
viticulture-world-lesson-innovation-hand = A yellow hat or a worker without one? Nothing is gained here by having no hat, so people usually send a hat.
    .task = Choose who goes
viticulture-world-lesson-innovation-tile = A rectangle replaces the text of one action. An oval lies on a space: any number of workers fit on it, and those without a hat gain its bonus.
    .task = Take an oval
    .learnt = Ovals: room for all, a bonus for those without a hat
viticulture-world-lesson-innovation-tile-tour = It pays more for every structure, and neither of you has built any. And it makes no room: one of you would stand outside.
viticulture-world-lesson-innovation-tile-plant = It lets one worker plant two vines. Good, but this summer you lack lira, and it makes no room for two.
viticulture-world-lesson-innovation-lay = It may lie on any action of either season; covering some spaces costs or brings something. This summer both of you need lira.
    .task = Lay it on “{ viticulture-action-give_tour }”
viticulture-world-lesson-innovation-lay-winter = A good place for winter. But lira you need in summer, both of you, and the tour has just one space.
viticulture-world-lesson-innovation-lay-other = It would serve there, too. But this summer both of you will give a tour, and it has just one space.
viticulture-world-lesson-innovation-lay-done = From now on the tour has room for everybody, until the end of the game.
viticulture-world-lesson-innovation-tour = Alma stands on the tour, and yet you find room: an oval is never full.
    .task = Choose “{ viticulture-action-give_tour }” as well
    .learnt = An oval is never full
viticulture-world-lesson-innovation-tour-other = That can follow. First see what your tile is worth.
viticulture-world-lesson-innovation-trained = Now there is a bonus to gain. Alma's yellow hat got only the lira.
    .task = Send the worker who gains the bonus
viticulture-world-lesson-innovation-trained-yellow = The yellow hat would bring the lira and leave the bonus. Somebody without a hat is still at home.
viticulture-world-lesson-innovation-trained-done = The lira of the tour and the bonus of your oval, and nobody was in anybody's way.
viticulture-world-lesson-innovation-free = One more turn of this summer, as you like.
    .task = Do what you like with this turn
viticulture-world-lesson-innovation-alone = Each of you holds a vine that needs no structure. But there is one space for planting, and both grande workers are out.
    .task = Let both of you plant this summer
    .learnt = A tile helps your fellow as much as you
viticulture-world-lesson-innovation-alone-missed = One space, two planters: which tile makes room for everybody, and where must it lie?
viticulture-world-lesson-innovation-alone-done = Both vines stand in the ground. Your tile has helped Alma as much as you.

## The grande trades

viticulture-world-lesson-grande-trade = The grande exchanges
    .idea = Where a fellow player stands, your grande may exchange one thing; often a gift is best.
    .opening = You have one goal, but two purses. Where a fellow player's worker stands, your grande worker may exchange something with that player.
viticulture-world-lesson-grande-trade-beside = Alma has taken the only space for influence. Your grande finds room beside it. A step costs { $price }: you have { $lira }, Alma has { $hers }.
    .task = Send your grande to “{ viticulture-action-gain_influence }”
viticulture-world-lesson-grande-trade-beside-event = The event is open all year and costs lira that you will need here. Influence first: Alma can help you with it now.
viticulture-world-lesson-grande-trade-beside-other = That can wait. Influence is what the team lacks, and there your grande meets Alma and her lira.
viticulture-world-lesson-grande-trade-with = You lack { $short }, so you need an exchange: with whoever has a worker on the same action. Ask Alma for lira, and give nothing or your order.
    .task = Exchange with Alma
    .learnt = The grande exchanges where a fellow player stands
viticulture-world-lesson-grande-trade-with-back = Then the worker comes home and nothing is bought. Ask Alma first: she wins with you.
viticulture-world-lesson-grande-trade-give = One kind of thing may go each way, or one way only. Keep your lira, you lack { $short }. An order would be kind, but nothing will do.
    .task = Give Alma nothing, or your order
viticulture-world-lesson-grande-trade-give-lira = You lack { $short } already. Whatever you give of your lira would have to come back.
viticulture-world-lesson-grande-trade-ask = And what shall Alma give you? For influence you lack { $short }.
    .task = Ask for lira
viticulture-world-lesson-grande-trade-ask-nothing = Then you still could not pay, and the exchange would come to nothing. You lack { $short }.
viticulture-world-lesson-grande-trade-lira = You lack { $short }. Less would not do; more would be yours to keep, but Alma needs lira as well.
    .task = Ask for enough lira
    .learnt = One kind of thing each way, or a gift
viticulture-world-lesson-grande-trade-lira-few = With that you still could not pay { $price }, and the exchange would come to nothing. You lack { $short }.
viticulture-world-lesson-grande-trade-lira-done = Alma agreed and influence stands at { $influence }. Whose lira they were does not matter: you win together.
viticulture-world-lesson-grande-trade-free = A blue hat is left to you. Send it where you like.
    .task = Do what you like with this turn
viticulture-world-lesson-grande-trade-alone = Alma cannot fill her { $order }: a wine is missing in her cellar. She stands on “{ viticulture-action-draw_order }”, and your grande is at home.
    .task = Help Alma to fill her order
    .learnt = A gift may be worth more in other hands
viticulture-world-lesson-grande-trade-alone-missed = Alma needs the order and both of its wines. Which wine does she lack, who has it, and where can your grande meet her?
viticulture-world-lesson-grande-trade-alone-done = Alma has filled her order and has { $hers }. Your wine brought more in her hands than in yours.

## A spring together

viticulture-world-lesson-first-spring = A spring together
    .idea = Read the event of the year, then share out the work.
    .opening = So a whole game begins: gifts of your parents, the event of the year, new tiles, and who wakes up first. This is a real start.
viticulture-world-lesson-first-spring-gift = Your parents left you cards and lira, and they let you choose: { viticulture-structure-trellis.acc } or more lira. People usually take what one of their vines needs.
    .task = Choose your gift
viticulture-world-lesson-first-spring-wake = The event lies open for this year, and so do new tiles. Now wake up: low positions act first, each gives something. You may let Alma choose first.
    .task = Choose a position, or let Alma choose
    .learnt = Each year has its event
viticulture-world-lesson-first-spring-event = In Greengully the event is one more space, open all year. This one sells ovals for { $price }; on the board they cost { $usual }. You have { $lira }.
    .task = Send a worker to the event card
viticulture-world-lesson-first-spring-event-innovate = There a tile costs { $usual }. This year the event sells ovals for { $price }.
viticulture-world-lesson-first-spring-event-other = That can follow. Ovals are so cheap only this year, and a tile serves longest if it is laid early.
viticulture-world-lesson-first-spring-tile = Both ovals make room for all; they differ in the bonus for workers without a hat. Both of you will gain it, so in a real game talk it over.
    .task = Take the oval you like
    .learnt = In Greengully the event is a space of its own
viticulture-world-lesson-first-spring-lay = Where will both of you go often? Some spaces pay whoever covers them, a few cost lira; it is written on them.
    .task = Lay it where you like
viticulture-world-lesson-first-spring-laid = There it lies until the end of the game, for both of you.
viticulture-world-lesson-first-spring-free = Now share out the work. Look at Alma's hand, it is open: what will she need, and what will you?
    .task = Play on for a while, as you like
    .learnt = Hands are open: plan together
viticulture-world-lesson-first-spring-alone = Years later there is another event: read its card. Influence stands at { $influence }, and you have { $lira }. On the board a step costs { $price }.
    .task = Raise influence this turn
viticulture-world-lesson-first-spring-alone-missed = The board sells influence only in winter, and for more than you have. The card of this year's event offers the same: read its price.
viticulture-world-lesson-first-spring-alone-done = Influence stands at { $influence }, for less than on the board. So look at the event first, every spring.
