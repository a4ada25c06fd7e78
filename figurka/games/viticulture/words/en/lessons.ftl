### Lessons of Viticulture: what the guide says. Names come from the messages of the things themselves.

viticulture-minute = You have inherited a vineyard in Tuscany: plant vines, harvest, press and age wine, and fill orders.
    .goal = Be ahead when the year ends in which somebody reaches twenty points. Filled orders bring most of them.
    .turn = Send one worker to an action, or pass for the season. Summer is for planting, building and tours, winter for harvest, wine and orders; each worker works once a year.
    .end = A year is spring (who wakes first), summer, autumn and winter. At its end grapes and wines gain value and workers come home.

viticulture-lesson-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .acc = { viticulture-lesson-points }

## From grape to order

viticulture-lesson-grape-to-order = From grape to order
    .idea = Harvest, make wine, fill an order: that is where most points come from.
    .opening = You have inherited a vineyard in Tuscany. People order wine from you, and filled orders bring points; the most points win. A turn is one worker sent to work, or a pass.
viticulture-lesson-grape-to-order-harvest = Your order asks for a red wine of value { $red } and a white one of value { $white }. Wine is made of grapes, and yours still hang in the field.
    .task = Send a worker to “{ viticulture-action-harvest_field }”
    .learnt = Wine begins with a harvest, in winter
viticulture-lesson-grape-to-order-harvest-order = That would be a second order while the first one waits. What this one lacks are grapes.
viticulture-lesson-grape-to-order-harvest-lira = There is always room for that, later too. The order brings points, and its wine begins with a harvest.
viticulture-lesson-grape-to-order-harvest-pass = Passing ends the winter for you, and the order would stay unfilled. Harvest first.
viticulture-lesson-grape-to-order-harvested = The vines of a field add up: one red grape of value { $red-grape }, one white grape of value { $white-grape }.
viticulture-lesson-grape-to-order-make = A grape becomes a wine of its colour and, if the cellar has room for it there, of its value.
    .task = Send a worker to “{ viticulture-action-make_wine }”
    .learnt = The number is a value, not a count
viticulture-lesson-grape-to-order-make-other = That brings something too, but the grapes are ready, and the order cannot be filled with grapes.
viticulture-lesson-grape-to-order-both = One worker makes more than one wine here. The order asks for both colours; which comes first does not matter.
    .task = Make the red and the white wine
viticulture-lesson-grape-to-order-both-done = Stop here, and the order still lacks a wine. The same worker can make it now.
viticulture-lesson-grape-to-order-fill = Both wines are in the cellar, each of the value that is asked for. This order brings { $points }.
    .task = Send a worker to “{ viticulture-action-fill_order }”
    .learnt = One worker may make several wines
viticulture-lesson-grape-to-order-fill-other = That can wait for your next worker. The order can be filled now, and it brings { $points }.
viticulture-lesson-grape-to-order-filled = Filled. Besides points (VP for short) it brings money: { $income } more at the end of every year from now on.
viticulture-lesson-grape-to-order-free = One worker is left. You may draw an order for the next year, take a lira, or pass.
    .task = Do what you like with this turn
    .learnt = Filled orders bring points, and money every year
viticulture-lesson-grape-to-order-free-order = You know next year's goal already now, and can choose grapes for it.
viticulture-lesson-grape-to-order-free-lira = Money for a structure. Without an order nobody buys your wine yet.
viticulture-lesson-grape-to-order-free-pass = Nothing now. The year ends sooner, and the worker comes home unused.
viticulture-lesson-grape-to-order-alone = Now without a hint. An order takes wine of the value it shows, or better.
    .task = Fill your order
viticulture-lesson-grape-to-order-alone-missed = First the wine, then the order. Which of your grapes become a red and a white wine that are good enough?
viticulture-lesson-grape-to-order-alone-done =
    { $kept ->
        [2] The order is filled. A red grape of value { $enough } would have been enough; the better one was worth keeping.
       *[other] The order is filled, and you have kept the red grape of value { $kept } for a better one.
    }

## From hand to field

viticulture-lesson-hand-to-field = From hand to field
    .idea = Vines need structures, and structures need money.
    .opening = Before the wine comes the vine. Yours are still in your hand: some need a structure before they can be planted, and structures cost lira.
viticulture-lesson-hand-to-field-tour = { viticulture-vine-pinot } bears red and white, as your order asks. It needs { viticulture-structure-trellis.acc }, which costs { $price }; you have { $lira }.
    .task = Send a worker to “{ viticulture-action-give_tour }”
    .learnt = A vine shows which structures it needs
viticulture-lesson-hand-to-field-tour-vine = You already hold vines that you cannot plant. One more would not change that; money would.
viticulture-lesson-hand-to-field-tour-field = That brings lira at once, but nothing grows on a sold field until you buy it back. A tour costs you no land.
viticulture-lesson-hand-to-field-tour-lira = That would do as well, but a tour brings twice as much for the same worker.
viticulture-lesson-hand-to-field-tour-pass = Passing ends the summer for you, and building and planting are actions of summer.
viticulture-lesson-hand-to-field-who = Any of your workers can do this. What { viticulture-worker-grande.acc } can do besides is a lesson of its own.
    .task = Choose a worker
viticulture-lesson-hand-to-field-toured = Visitors have paid: you have { $lira } now.
viticulture-lesson-hand-to-field-build = You have { $lira }, and { viticulture-structure-trellis.acc } costs { $price }. What is built stays for the whole game.
    .task = Send a worker to “{ viticulture-action-build_structure }”
    .learnt = Tours bring money
viticulture-lesson-hand-to-field-build-other = That brings something too, but { viticulture-structure-trellis.acc } can be paid for already, and your vine is waiting for it.
viticulture-lesson-hand-to-field-trellis = Look at the signs on your vines: which structure does { viticulture-vine-pinot } need?
    .task = Build what { viticulture-vine-pinot } needs
    .learnt = Each structure is built once, and stays
viticulture-lesson-hand-to-field-trellis-irrigation = { viticulture-vine-merlot } needs that, and it bears a strong red. But your order asks for white as well, and { viticulture-vine-pinot } has both.
viticulture-lesson-hand-to-field-trellis-yoke = The yoke is a place of your own for harvesting or uprooting. No vine needs it to be planted.
viticulture-lesson-hand-to-field-plant = Nothing stands between { viticulture-vine-pinot } and the soil any more.
    .task = Send a worker to “{ viticulture-action-plant_vine }”
viticulture-lesson-hand-to-field-plant-other = That brings something too. But only a planted vine can be harvested, and { viticulture-vine-pinot } can be planted now.
viticulture-lesson-hand-to-field-field = The left field bears vines of { $left } in all, the middle one { $middle }, the right one { $right }; red and white count. What shares a field is harvested together.
    .task = Choose a field
    .learnt = Vines in one field add up
viticulture-lesson-hand-to-field-field-left = The smallest field. The large ones stay free for stronger vines.
viticulture-lesson-hand-to-field-field-middle = Another vine has room beside it, and both are harvested at once.
viticulture-lesson-hand-to-field-field-right = The largest field: room for the most vines, harvested by one worker.
viticulture-lesson-hand-to-field-free = One worker is left, and winter has work too. Place it now, or pass and keep it.
    .task = Place your worker, or pass
viticulture-lesson-hand-to-field-free-vine = One vine more in your hand. Nobody is left for winter then.
viticulture-lesson-hand-to-field-free-lira = A little money, always to be had. Nobody is left for winter then.
viticulture-lesson-hand-to-field-free-pass = The worker waits for winter, for harvest, wine or an order.
viticulture-lesson-hand-to-field-autumn = When all have passed, autumn comes, and everybody draws a visitor: one who helps in summer, or one for winter.
    .task = Choose summer or winter
    .learnt = Autumn brings a visitor
viticulture-lesson-hand-to-field-autumn-summer = Helps only next summer, but you can plan with it from spring on.
viticulture-lesson-hand-to-field-autumn-winter = May help this very winter, if you have a worker for it.
viticulture-lesson-hand-to-field-alone = Now without a hint: a little money, few workers, and vines with different needs.
    .task = Get a vine into a field
viticulture-lesson-hand-to-field-alone-missed = Look at the signs on your vines: which one needs just one structure, and can you pay for that?
viticulture-lesson-hand-to-field-alone-done = { viticulture-vine-merlot } stands in the field. First read the vine, then pay for what it needs.

## Rooster and visitor

viticulture-lesson-rooster-and-visitor = Rooster and visitor
    .idea = Early rows act first, later rows give more; visitors are strong help.
    .opening = A year begins in spring: your rooster takes a row, and the rows decide who acts first all year. Then come the visitors you hold.
viticulture-lesson-rooster-and-visitor-row = Whoever wakes in an earlier row acts first, in every season. The first row brings nothing else, all later ones bring what they show.
    .task = Choose a row for your rooster
    .learnt = Early rows act first, later ones give more
viticulture-lesson-rooster-and-visitor-row-first = You play first all year, and get nothing else.
viticulture-lesson-rooster-and-visitor-row-visitor = You play later, but have another visitor at once.
viticulture-lesson-rooster-and-visitor-row-worker = You play last, but with one more worker this year.
viticulture-lesson-rooster-and-visitor-woke = Row { $row } is yours for this year. A row has room for one rooster.
viticulture-lesson-rooster-and-visitor-row-draw = Your row brings a visitor. Summer visitors help in summer, winter visitors in winter.
    .task = Choose summer or winter
viticulture-lesson-rooster-and-visitor-visitor =
    { $first ->
        [you] You woke before Alma, so you are the first to place a worker.
       *[other] Alma woke before you, so she has placed a worker first.
    } You hold summer visitors: each needs one worker to be played.
    .task = Send a worker to “{ viticulture-action-play_summer_visitor }”
viticulture-lesson-rooster-and-visitor-visitor-plant = A good thing too, and your vine can wait a turn. Try first what a visitor can do with one worker.
viticulture-lesson-rooster-and-visitor-visitor-tour = A tour brings less than your visitor { viticulture-visitor-tour_guide } can bring with the same worker.
viticulture-lesson-rooster-and-visitor-visitor-pass = Passing ends the summer for you, and summer visitors help in summer only.
viticulture-lesson-rooster-and-visitor-visitor-other = That brings something too, but a visitor usually does more with one worker. Try it.
viticulture-lesson-rooster-and-visitor-which = { viticulture-visitor-tour_guide } brings lira, or harvests already in summer. { viticulture-visitor-surveyor } brings lira for empty fields, or points for planted ones.
    .task = Play the visitor you like
    .learnt = A visitor needs a worker, and often offers a choice
viticulture-lesson-rooster-and-visitor-which-guide = Lira for building, or a harvest already in summer: one job less in winter.
viticulture-lesson-rooster-and-visitor-which-surveyor = The more empty fields, the more lira; the more planted ones, the more points.
viticulture-lesson-rooster-and-visitor-which-done = A visitor helps once and is discarded. The next ones come in autumn.
viticulture-lesson-rooster-and-visitor-alone = Now without a hint. Alma holds a vine too, and “{ viticulture-action-plant_vine }” has one space. She wakes in row { $alma }. Make sure to plant before she can.
    .task = Plant a vine before Alma does
    .learnt = Whoever needs the only space wakes first
viticulture-lesson-rooster-and-visitor-alone-missed = Alma wakes in row { $alma }. Which row acts before hers? And what should your first worker do then?
viticulture-lesson-rooster-and-visitor-alone-done = You acted first, and the space was yours. The first row brings nothing else, so people usually take it when one space matters.

## Blocked?

viticulture-lesson-blocked = Blocked?
    .idea = The grande worker goes where it is full, and workers must last all year.
    .opening = With two at the table, most actions have one space, so you get into each other’s way. And the workers you have must last for summer and winter.
viticulture-lesson-blocked-beside = Alma stands where you want to plant. One of your workers may go to an action whose spaces are all taken: { viticulture-worker-grande.acc }.
    .task = Send { viticulture-worker-grande.acc } to “{ viticulture-action-plant_vine }”
    .learnt = The grande worker can go where all is taken
viticulture-lesson-blocked-beside-elsewhere = There { viticulture-worker-grande.acc } would stay until the year ends, and nobody else of yours can plant now.
viticulture-lesson-blocked-beside-pass = Passing ends the summer for you, and planting is an action of summer.
viticulture-lesson-blocked-beside-other = Any worker of yours can do that, and it can follow. First the vine: without it there is nothing to harvest in winter.
viticulture-lesson-blocked-vine = Neither of these vines needs a structure. Where it grows is up to you.
    .task = Choose a vine and a field
viticulture-lesson-blocked-planted = Planted. A vine can be harvested in the winter of the same year.
viticulture-lesson-blocked-free = Alma has passed, so the rest of the summer is yours. Whoever is placed now will be missing in winter; workers at hand: { $workers }.
    .task = Do what you like with this turn
    .learnt = Workers come home when the year ends
viticulture-lesson-blocked-free-build = Your money becomes something that stays. One worker less in winter.
viticulture-lesson-blocked-free-lira = A little money now. One worker less in winter.
viticulture-lesson-blocked-free-pass = All who are left may harvest and make wine in winter.
viticulture-lesson-blocked-keep = This is your last worker, and your harvest comes in winter. Passing keeps the worker for it.
    .task = Pass
viticulture-lesson-blocked-keep-last = Then nobody would be left to harvest: workers come home only at the end of the year.
viticulture-lesson-blocked-autumn = All have passed, so it is autumn. A winter visitor could help in a moment, a summer visitor next year.
    .task = Choose summer or winter
    .learnt = Passing keeps workers for winter
viticulture-lesson-blocked-autumn-summer = Waits in your hand for next summer.
viticulture-lesson-blocked-autumn-winter = May help at once, but takes one of the workers you have left.
viticulture-lesson-blocked-harvest = Winter. You have kept a worker for what you planted.
    .task = Send a worker to “{ viticulture-action-harvest_field }”
viticulture-lesson-blocked-harvest-pass = Passing ends the year for you, and you kept a worker for the harvest.
viticulture-lesson-blocked-harvest-other = That brings something too, but the grapes are what you kept a worker for.
viticulture-lesson-blocked-harvested = Planted in summer, harvested in winter: one worker here, one worker there.
viticulture-lesson-blocked-alone = Now without a hint. It is summer, Alma has no workers left, and your field is ripe. Your order asks for two wines.
    .task = Make both wines this year
viticulture-lesson-blocked-alone-missed = The harvest takes a worker and making wine takes another, both in winter. So what should your workers do in summer?
viticulture-lesson-blocked-alone-done = Both wines are in the cellar, because your workers rested in summer.

## The year ends

viticulture-lesson-year-ends = The year ends
    .idea = Grapes and wine gain value, money comes in, trained workers arrive; and one year is the last.
    .opening = When all have passed in winter, the year ends: workers come home, grapes and wine mature, and your orders of earlier years pay you.
viticulture-lesson-year-ends-train = Your red wine has value { $red }, your order asks for { $wanted }: time will help. Meanwhile your { $lira } pay for the training of a worker.
    .task = Send a worker to “{ viticulture-action-train_worker }”
    .learnt = Time makes wine better
viticulture-lesson-year-ends-train-wine = Grapes mature as wine does, so that can wait for your next worker. Training pays for more years the sooner it is done.
viticulture-lesson-year-ends-train-pass = Passing ends the year for you, and you still have workers at hand and money to spend.
viticulture-lesson-year-ends-train-other = Your next worker can still do that. A worker trained now helps you in every year to come.
viticulture-lesson-year-ends-trained = The new worker comes when the new year begins, and stays.
viticulture-lesson-year-ends-last = One worker is left this year. Alma has passed, so the year ends when you have no worker left, or pass.
    .task = Place your worker, or pass
    .learnt = A trained worker comes next year
viticulture-lesson-year-ends-last-order = Another aim for next year. The wine for it ages by itself.
viticulture-lesson-year-ends-last-wine = Grapes become wine this year; at its end wine ages just as grapes do.
viticulture-lesson-year-ends-last-pass = The year ends at once and nothing is added. The worker rests.
viticulture-lesson-year-ends-older = A new year. The best red wine has value { $red } now, you have { $lira }, and at hand there are { $workers } workers.
viticulture-lesson-year-ends-spring = The wine now fits your order. Once somebody has { $end } points, that year is played to its end; then the most points win.
    .task = Choose a row for your rooster
    .learnt = The year in which somebody reaches the goal is the last
viticulture-lesson-year-ends-alone = Now without a hint. You have { $mine } points, Alma { $alma }: this year is the last. You have one worker.
    .task = Win the game
viticulture-lesson-year-ends-alone-missed = { $end } points end the game but do not yet win it: you need more than Alma has. Which order brings enough?
viticulture-lesson-year-ends-alone-done = { $mine } to { $alma }. Whoever reaches { $end } points does not win at once: the year is played to its end.
