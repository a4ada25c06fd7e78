### Lessons of Farshore: what the guide says. Names come from the messages of the things themselves.

farshore-minute = You build a harbour town of at most fifteen cards and sail along the coast with the wind.
    .goal = The most points after autumn: from cards, your ship's way, treasures and map tiles.
    .turn = One thing: send a worker to a place for resources, or play a card from your hand or the Bay. When nothing useful is left, prepare for the next season and get your workers back.
    .end = You go through winter, spring, summer and autumn, each at your own pace; whoever passes in autumn is done, and when all have, points are counted.

## First catch

farshore-lesson-first-catch = First catch
    .idea = Workers bring resources, resources become cards, and cards bring more.
    .opening = You build a city by the sea. Whoever has the most points after autumn wins. Each turn you do one thing: mostly send a worker or play a card.
farshore-lesson-first-catch-fetch = { farshore-card-beach_sledge } costs { farshore-resource-seaweed.acc }, and you have none. Send a worker to a place, and you gain what its sign shows.
    .task = Send a worker to { farshore-place-shore_seaweed }
    .learnt = A place gives what its sign shows
farshore-lesson-first-catch-fetch-docks = The { farshore-place-docks } turn cards into resources. You need your cards yet: fetch the seaweed where it lies.
farshore-lesson-first-catch-fetch-lookout = The { farshore-place-lookout } fills a hand. Yours has good cards already; what is missing is { farshore-resource-seaweed.acc }.
farshore-lesson-first-catch-fetch-other = That would bring something, but no seaweed, and { farshore-card-beach_sledge } is paid with { farshore-resource-seaweed.acc }.
farshore-lesson-first-catch-fetched = You have { $have-acc } now, and a card came with it.
farshore-lesson-first-catch-pay = Alma stands on { farshore-place-shore_mushroom }: each place of the shore holds one worker. You have what { farshore-card-beach_sledge } costs.
    .task = Play { farshore-card-beach_sledge } from your hand
    .learnt = A place of the shore holds one worker
farshore-lesson-first-catch-pay-place = Your last worker can wait. Play the card first: it pays for the next one.
farshore-lesson-first-catch-paid = Green cards work at once: you have { farshore-resource-driftwood.acc }.
farshore-lesson-first-catch-again = That driftwood is the price of another card: { farshore-card-tangle_raft } costs { farshore-resource-driftwood.acc } and you have { $have-acc }.
    .task = Play { farshore-card-tangle_raft } from your hand
    .learnt = Green cards work when they are played
farshore-lesson-first-catch-again-place = You need no worker for this: { farshore-card-tangle_raft } costs { farshore-resource-driftwood.acc }, and you have { $have-acc }.
farshore-lesson-first-catch-again-other = This one waits. { farshore-card-tangle_raft } costs just what { farshore-card-beach_sledge } brought you.
farshore-lesson-first-catch-again-done = One worker, two cards. That is how a city grows.
farshore-lesson-first-catch-free = Your second worker is yours to send. Look at your hand first: what would you like to play next?
    .task = Do what you like with this turn
    .learnt = Cards pay for cards
farshore-lesson-first-catch-free-spit = Driftwood and seaweed: all that { farshore-card-grove } still lacks. It can follow next turn, but no worker is left.
farshore-lesson-first-catch-free-docks = Cards you can do without become resources you choose. Your hand gets smaller.
farshore-lesson-first-catch-free-merchant = Instead of mushrooms an anchor on a green card pays for it (more in lesson 3): a card more, and the worker stays ready.
farshore-lesson-first-catch-alone = Now alone: one worker, and a hand of cards. { farshore-card-grove } lacks something.
    .task = Bring { farshore-card-grove } into your city
    .meanwhile = Look at what { farshore-card-grove } costs and at what you have: what is the next step?
farshore-lesson-first-catch-alone-missed = Read the price of { farshore-card-grove }, below its picture. A worker fetches what you lack of it; once you lack nothing, play the card.
farshore-lesson-first-catch-alone-done = { farshore-card-grove } stands in your city. First look at the card, then send the worker: that is the whole trick.
farshore-lesson-first-catch-season = No worker was left and nothing could be paid, so the next season began by itself: your workers are back, and one more has joined.

## Five colours

farshore-lesson-five-colours = Five colours
    .idea = A card's colour says when it works. The Bay is a second hand that all share.
    .opening = Cards have five colours, and each works at its own moment: at once, only once, after other cards, with a worker, or at the end. You will try them all.
farshore-lesson-five-colours-green = Green you know: it works as soon as it is played. { farshore-card-merchant } trades one resource for more of your choice.
    .task = Play { farshore-card-merchant } from your hand
    .learnt = Green works at once
farshore-lesson-five-colours-green-worker = Keep your last worker: it will soon stand on a card of yours. First the green card.
farshore-lesson-five-colours-green-hideout = Its turn will come. Begin with green: { farshore-card-merchant } brings you more resources.
farshore-lesson-five-colours-green-bay = The Bay comes in a moment. First the green card in your hand: { farshore-card-merchant } brings more resources.
farshore-lesson-five-colours-trade = Give one resource back and you get more than you gave, of any kind you like.
    .task = Choose what to trade away
farshore-lesson-five-colours-trade-decline = You may decline, but then nothing comes of it. Try it: one resource becomes more.
farshore-lesson-five-colours-traded = Now what you get for it. You may take anything, the same kind again too.
    .task = Choose what you gain
farshore-lesson-five-colours-blue = Blue reacts: { farshore-card-port } gives you a resource after each critter you play, and { farshore-card-merchant } is a critter.
    .task = Take a resource for { farshore-card-port }
    .learnt = Blue helps when you play other cards
farshore-lesson-five-colours-blue-done = Your ship moved as well. The next lesson shows why.
farshore-lesson-five-colours-bay = Cards in the Bay are there for everybody, played just as from your hand. The red { farshore-card-inn } costs { $driftwood-acc } and { $seaweed-acc }.
    .task = Play { farshore-card-inn } from the Bay
    .learnt = You may play from your hand or the Bay
farshore-lesson-five-colours-bay-worker = You need that worker in a moment: without one, a red card does nothing.
farshore-lesson-five-colours-bay-hideout = This can wait in your hand, where only you can play it. A card in the Bay may be gone by then.
farshore-lesson-five-colours-bay-other = This one can wait: with { farshore-card-inn } you will get it for less.
farshore-lesson-five-colours-red = A red card in your city works when you send a worker there. { farshore-card-inn } makes a Bay card cheaper by { farshore-resource-any.acc }.
    .task = Send your worker to { farshore-card-inn }
    .learnt = Red works when a worker is sent there
farshore-lesson-five-colours-red-place = That place would bring something. But try your own place now: a worker on { farshore-card-inn } makes a card cheaper.
farshore-lesson-five-colours-red-hideout = It can wait. See first what a worker on { farshore-card-inn } does.
farshore-lesson-five-colours-red-bay = You could, at the full price. With a worker on { farshore-card-inn } you pay less.
farshore-lesson-five-colours-purple = Purple cards give points at the end, each for something else. Read them, then take the one you like.
    .task = Play any purple card
    .learnt = Purple counts at the end of the game
farshore-lesson-five-colours-purple-windmill = Points for each green card in your city. You have one, and they are the easiest to add.
farshore-lesson-five-colours-purple-manor = Points for each common critter in your city. { farshore-card-merchant } is the first.
farshore-lesson-five-colours-purple-galleon = A point for each treasure that you keep. { farshore-card-hideout } will bring you some at once.
farshore-lesson-five-colours-purple-other = This one is not purple. And a discount is worth most on an expensive card, as the purple ones are.
farshore-lesson-five-colours-pay = You choose which resources the discount covers: decide what to pay and what to keep.
    .task = Choose how you pay
farshore-lesson-five-colours-paid = It works only at the end; the points beside your name count it already.
farshore-lesson-five-colours-tan = Tan is left: it works only once, when it is played. { farshore-card-hideout } brings treasures.
    .task = Play { farshore-card-hideout } from your hand
    .learnt = Tan works once, when it is played
farshore-lesson-five-colours-tan-prepare = You can prepare for spring later too. You can pay for { farshore-card-hideout } now, and it brings treasures.
farshore-lesson-five-colours-tan-bay = That one may stay in the Bay. The last colour to try is tan.
farshore-lesson-five-colours-tan-done = You have { farshore-resource-treasure.acc }. Five colours, five moments: now you can read any card.
farshore-lesson-five-colours-alone = Now alone: one worker ready, and mushrooms for one card. Which card could carry the worker then?
    .task = Put a worker on your own card
    .meanwhile = A worker stands only on red cards of your city. Have you got one, and a worker for it?
farshore-lesson-five-colours-alone-missed = Only a red card in your city takes a worker. Which of yours is red, and will you have the mushrooms and a worker left for it?
farshore-lesson-five-colours-alone-done = Your worker stands in your own city. Nobody can take that place from you.

## With the wind

farshore-lesson-with-the-wind = With the wind
    .idea = A card that matches the wind moves your ship; its spaces are points, and treasures lie on the way.
    .opening = Your ship sails around the board: the farther it comes, the more points. It is driven by two wind roses, which show what cards help now.
farshore-lesson-with-the-wind-one-rose = The roses show: { farshore-rose-production }, { farshore-rose-critter }. A green card is production, so { farshore-card-grove } moves your ship { $wind ->
        [one] { $wind } space
       *[other] { $wind } spaces
    }.
    .task = Play { farshore-card-grove } from your hand
    .learnt = A card that matches a rose moves your ship
farshore-lesson-with-the-wind-one-rose-worker = Your workers have time. Here a played card moves the ship, and you can pay for { farshore-card-grove }.
farshore-lesson-with-the-wind-one-rose-maker = This one sails even farther, in a moment: { farshore-card-grove } comes first, for its mushroom and as a construction you will need.
farshore-lesson-with-the-wind-one-rose-done = Your ship is on the space marked { $ship }. If the game ended now, it would be worth { farshore-count-points.acc }.
farshore-lesson-with-the-wind-two-roses = { farshore-card-sail_maker } is green and a critter: it matches both roses. The wind moves your ship by { $wind }, and the card itself by { $sails } more.
    .task = Play { farshore-card-sail_maker } from your hand
    .learnt = One space for each rose that the card matches
farshore-lesson-with-the-wind-two-roses-worker = Your workers will not run away. { farshore-card-sail_maker } matches both roses now, and you have its mushrooms.
farshore-lesson-with-the-wind-two-roses-hunter = This one matches both roses too, and comes next. First { farshore-card-sail_maker }: it is cheaper, and what it does moves the ship as well.
farshore-lesson-with-the-wind-way = A critter costs mushrooms, or nothing if you put an anchor on a construction of its colour. You have { $anchors ->
        [one] { $anchors } anchor
       *[other] { $anchors } anchors
    } for the whole game.
    .task = Choose: mushrooms or an anchor
    .learnt = An anchor on a construction pays for a critter of its colour
farshore-lesson-with-the-wind-way-pay = The mushrooms are gone, and you keep all your anchors. A card like this is cheap.
farshore-lesson-with-the-wind-way-anchor = You keep the mushrooms for the next card, and have one anchor less for the rest of the game.
farshore-lesson-with-the-wind-way-done = Your ship is on the space marked { $ship }, and you have { $treasure-acc }. Each pays instead of any one resource, or is worth { farshore-count-points.acc } at the end.
farshore-lesson-with-the-wind-hunter = Another green critter, { $wind } spaces with the wind: { farshore-card-treasure_hunter } costs { farshore-resource-mushroom.acc }. You have { $mushroom-acc } and { $treasure-acc }.
    .task = Play { farshore-card-treasure_hunter } from your hand
    .learnt = A treasure pays instead of any one resource, or is points
farshore-lesson-with-the-wind-hunter-worker = This can wait. The wind helps green critters most now, and you hold one: { farshore-card-treasure_hunter }.
farshore-lesson-with-the-wind-save = Mushrooms alone will not do. Treasures could fill in, but each is worth { farshore-count-points.acc } at the end, and you have anchors left.
    .task = Put an anchor on { farshore-card-grove }
farshore-lesson-with-the-wind-save-treasures = That would spend treasures, each worth { farshore-count-points.acc } at the end. This time you can do without.
farshore-lesson-with-the-wind-save-done = Your ship is on the space marked { $ship }. The anchor stays for good, and a construction holds only one.
farshore-lesson-with-the-wind-spare = Your anchor lies on { farshore-card-grove } already, but you have mushrooms enough. Keep the treasures: each is worth { farshore-count-points.acc } at the end.
    .task = Pay with mushrooms alone
farshore-lesson-with-the-wind-free = One more turn, as you like it. Which cards of the Bay would match the wind now?
    .task = Do what you like with this turn
farshore-lesson-with-the-wind-free-mushroom = Mushrooms pay for the next critter, and the wind is with critters now.
farshore-lesson-with-the-wind-free-lookout = A full hand of cards: some may match the wind. Paying for them is a matter of later turns.
farshore-lesson-with-the-wind-free-docks = Resources of your choice for cards that you discard: good for a full hand, and of no use with an empty one.
farshore-lesson-with-the-wind-free-done = Your ship is worth { farshore-count-points.acc } so far. The wind changes when the last of you has prepared for the next season.
farshore-lesson-with-the-wind-alone = Now alone: you can pay for any one card in your hand. Which of them sails farthest?
    .task = Sail as far as one card goes
farshore-lesson-with-the-wind-alone-missed = Count the roses: green cards match one, critters the other. Which card is both?
farshore-lesson-with-the-wind-alone-done = Both roses with one card: your ship is on the space marked { $ship }.

## The year turns

farshore-lesson-year-turns = The year turns
    .idea = Prepare for the next season when nothing better is left; in spring and autumn green cards work again.
    .opening = Workers are few and run out. Then you prepare for the next season: they come back with one more, and in spring your green cards work again.
farshore-lesson-year-turns-docks = { farshore-card-grove } lacks { farshore-resource-driftwood.count }, and { farshore-place-shore_driftwood } is taken. The { farshore-place-docks } turn cards of your hand into resources.
    .task = Send your worker to the { farshore-place-docks }
    .learnt = The docks turn cards into resources
farshore-lesson-year-turns-docks-place = There is no driftwood here. At the { farshore-place-docks } you get what you need for the cards you discard.
farshore-lesson-year-turns-docks-shipwreck = This one would take a construction out of your city. Better add one: { farshore-card-grove } lacks nothing but driftwood.
farshore-lesson-year-turns-discard = Each card you discard brings a resource of your choice. { farshore-card-manor } is too expensive for now, and unique: a city has room for one.
    .task = Pick expensive cards and discard them
farshore-lesson-year-turns-discard-grove = You came here because of it: keep { farshore-card-grove }, you will play it in a moment.
farshore-lesson-year-turns-discard-shipwreck = This one costs nothing. People usually bring cards here that they cannot pay for.
farshore-lesson-year-turns-discard-done = Without a discarded card you get nothing here. Discard at least one expensive card.
farshore-lesson-year-turns-gain = Driftwood is all that { farshore-card-grove } still lacks.
    .task = Take driftwood
farshore-lesson-year-turns-gain-other = Useful too, but without driftwood you cannot play { farshore-card-grove }.
farshore-lesson-year-turns-gain-more = For the other card take what you like: resources stay with you into the next season.
    .task = Choose another resource
    .learnt = Resources stay with you into the next season
farshore-lesson-year-turns-grove = A green card played before spring works twice: at once, and again when you prepare.
    .task = Play { farshore-card-grove } from your hand
    .learnt = A green card played before spring works twice
farshore-lesson-year-turns-grove-prepare = Only cards that are in your city by then work in spring, and { farshore-card-grove } would be missing.
farshore-lesson-year-turns-grove-shipwreck = There is time for that. { farshore-card-grove } brings a mushroom now, and another in spring.
farshore-lesson-year-turns-prepare = All your workers are out, so you may prepare. They come back, one more joins them, and your green cards work.
    .task = Prepare for spring
    .learnt = You may prepare once all your workers are placed
farshore-lesson-year-turns-prepare-shipwreck = { farshore-card-shipwreck } would take a construction out of your city, and yours bring something in spring.
farshore-lesson-year-turns-order = Your green cards work again, in your order. People usually leave { farshore-card-merchant } for last, when there is more to trade.
    .task = Activate your green cards as you like
farshore-lesson-year-turns-order-sledge = Driftwood comes first, and then there is something to trade.
farshore-lesson-year-turns-order-merchant = Trades what you have now. What the others bring comes too late for it.
farshore-lesson-year-turns-order-grove = A mushroom comes first, and then there is something to trade.
farshore-lesson-year-turns-order-done = You have { farshore-count-workers.acc } ready. Alma is still in winter, and that is fine: the year turns for each of you apart.
farshore-lesson-year-turns-alone = Now alone: your workers are out and spring is near. Let it bring as much as it can.
    .task = Enter spring with the most green cards
farshore-lesson-year-turns-alone-missed = In spring those green cards work that are in your city by then. Which one can you play before you prepare?
farshore-lesson-year-turns-alone-done = Both green cards worked in spring. First the card, then the season.
farshore-lesson-year-turns-season = No worker was left and nothing could be paid, so the next season began by itself: your workers are back, and one more has joined.

## Maps and the last autumn

farshore-lesson-last-autumn = Maps and the last autumn
    .idea = Map tiles are multiplied by their number, and autumn ends for each player on their own.
    .opening = It is autumn and Alma has passed. You play on while there is something to do. The tide has flooded the islands: now collect the last points.
farshore-lesson-last-autumn-third-blue = Map tiles lie in the { farshore-place-dunes }. { farshore-map-governance } asks for { farshore-map-governance.need }, and you lack one of them.
    .task = Play { farshore-card-navigator } from your hand
farshore-lesson-last-autumn-third-blue-dunes = Your city is good for one tile already. Make it good for a second first: tiles are multiplied by their number.
farshore-lesson-last-autumn-third-blue-pass = If you pass, the game is over for you, and you still have workers and cards.
farshore-lesson-last-autumn-third-blue-other = You could, but first the blue card: for it you will get another map tile.
farshore-lesson-last-autumn-way = As with any critter: { farshore-resource-mushroom.count }, or an anchor on a blue construction. You have { $anchors-acc } left, and the game will soon be over.
    .task = Choose how you pay
farshore-lesson-last-autumn-way-pay = Mushrooms are worth nothing at the end: they are as good as free now.
farshore-lesson-last-autumn-way-anchor = You keep the mushrooms. Anchors are worth nothing at the end, but they also pay for a dearer critter.
farshore-lesson-last-autumn-port = { farshore-card-port } reacts to each critter you play.
    .task = Choose a resource
farshore-lesson-last-autumn-dunes = Now your city is good for more than one map tile. A worker in the { farshore-place-dunes } takes one.
    .task = Send a worker to the { farshore-place-dunes }
    .learnt = Map tiles are taken in the dunes
farshore-lesson-last-autumn-dunes-other = There is time for that. First the map tiles: they are multiplied by their number.
farshore-lesson-last-autumn-map = Take either of them: you will come back for the other.
    .task = Choose a map tile
farshore-lesson-last-autumn-map-production = You have what it asks for: { farshore-map-production.need }. Its value is that of the other one.
farshore-lesson-last-autumn-map-governance = You have what it asks for: { farshore-map-governance.need }. Its value is that of the other one.
farshore-lesson-last-autumn-map-done = Your maps are worth { farshore-count-points.acc } so far.
farshore-lesson-last-autumn-again = A second tile does more than add its value: the sum of the values is multiplied by the number of tiles.
    .task = Send a worker to the { farshore-place-dunes } again
    .learnt = The sum of map tiles times their number
farshore-lesson-last-autumn-again-other = There is time for that. First the { farshore-place-dunes } once more: a second tile multiplies your maps.
farshore-lesson-last-autumn-again-done = Your maps are worth { farshore-count-points.acc } now.
farshore-lesson-last-autumn-purple = No workers left, but cards. Purple ones count what you have: { farshore-card-windmill } gives points for your green cards.
    .task = Play a purple card
farshore-lesson-last-autumn-purple-pass = You can still pay for a purple card, and that is more points. Pass afterwards.
farshore-lesson-last-autumn-purple-other = You could, but a purple card also brings points for what you already have.
farshore-lesson-last-autumn-purple-done = Besides their printed points, purple cards bring you { farshore-count-points.acc } so far.
farshore-lesson-last-autumn-anchor = Your purple construction can hold an anchor: then a purple critter is free. You have { farshore-count-anchors.acc } left.
    .task = Play a purple critter from the Bay
    .learnt = An anchor pays even for an expensive critter
farshore-lesson-last-autumn-anchor-pass = You still have an anchor, and purple critters lie in the Bay, free for it. Pass afterwards.
farshore-lesson-last-autumn-anchor-other = { farshore-card-shipwreck } takes a construction away and costs you a point. A purple critter brings points.
farshore-lesson-last-autumn-pass = Nothing is left that would bring you points. In autumn each player passes alone; after the last one, points are counted.
    .task = Pass
    .learnt = Whoever passes in autumn is done, the others play on
farshore-lesson-last-autumn-pass-shipwreck = A treasure would come, but a construction would go and the card itself costs a point: nothing gained.
farshore-lesson-last-autumn-pass-done = The end: { farshore-count-points.acc }. Cards { $cards }, purple cards { $purple } more, maps { $maps }, ship { $ship }.
farshore-lesson-last-autumn-alone = Now alone: autumn, your last worker, and one map tile that you have already. Where does the worker bring most?
    .task = Score the most with your last turn
farshore-lesson-last-autumn-alone-missed = Map tiles are multiplied by their number. For which other tile is your city good, and where is it taken?
farshore-lesson-last-autumn-alone-done = Your maps are worth { farshore-count-points.acc }: the sum of their values times their number.
