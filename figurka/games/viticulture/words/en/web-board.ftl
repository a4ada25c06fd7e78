### The boards of Viticulture and World in the browser: seasons, actions, spaces and workers on them.

## Seasons

viticulture-web-board-now = now
viticulture-web-board-over = over
viticulture-web-board-ahead = to come

## Actions, as short as they fit on the board

viticulture-web-board-action-plant_vine = Plant a vine
viticulture-web-board-action-draw_vine = Draw a vine
viticulture-web-board-action-give_tour = Give a tour
viticulture-web-board-action-build_structure = Build
viticulture-web-board-action-play_summer_visitor = Summer visitor
viticulture-web-board-action-sell_grapes_or_field = Grape or field
viticulture-web-board-action-trade = Trade 1 : 1
viticulture-web-board-action-innovate = Innovate
viticulture-web-board-action-harvest_field = Harvest a field
viticulture-web-board-action-draw_order = Draw an order
viticulture-web-board-action-make_wine = Make wine
viticulture-web-board-action-train_worker = Train a worker
viticulture-web-board-action-play_winter_visitor = Winter visitor
viticulture-web-board-action-fill_order = Fill an order
viticulture-web-board-action-sell_wine = Sell a wine
viticulture-web-board-action-gain_influence = Gain influence
viticulture-web-board-action-gain_lira = Gain 1 lira

## Tiles, as short as they fit on the board

viticulture-web-board-tile-plant = Plant two
viticulture-web-board-tile-draw_vine = Vine selection
viticulture-web-board-tile-tour = Grand tour
viticulture-web-board-tile-build = Build two
viticulture-web-board-tile-play_summer = Two visitors
viticulture-web-board-tile-field_or_grape = Grape market
viticulture-web-board-tile-trade = Trade 1 : 2
viticulture-web-board-tile-innovate = Two innovations
viticulture-web-board-tile-harvest = Harvest two
viticulture-web-board-tile-draw_order = Orders at once
viticulture-web-board-tile-make_wine = Three wines
viticulture-web-board-tile-train = Train two
viticulture-web-board-tile-play_winter = Two visitors
viticulture-web-board-tile-fill_order = Fill two orders
viticulture-web-board-tile-innovate_solo = Two innovations
viticulture-web-board-tile-fill_order_solo = Fill two orders

## Spaces

viticulture-web-board-action = Action { $letter }: { $name }
viticulture-web-board-free = free
viticulture-web-board-full = full
viticulture-web-board-beside = beside the spaces
viticulture-web-board-beside-text = All spaces are taken. A grande still finds room beside them, without a bonus.
viticulture-web-board-only-grande = This takes your only grande for the rest of the year.
viticulture-web-board-and = { $label }. Standing there: { $who }
viticulture-web-board-there = Standing there
viticulture-web-board-bonus = Bonus: { $bonus }.
viticulture-web-board-an-oval = Oval tile
viticulture-web-board-own-oval = Oval tile, own design
viticulture-web-board-oval = { $oval }: room for any number of workers. Bonus for trained ones: { $bonus }.
viticulture-web-board-arrow = { $oval }: room for any number of workers. The arrow leads to another oval, bonus for trained ones: { $bonus }.
viticulture-web-board-arrow-nothing = { $oval }: room for any number of workers. The arrow leads to no oval yet, so there is no bonus.
viticulture-web-board-covering = Reward for laying an oval here: { $steps }.
viticulture-web-board-covering-costs = Laying an oval here costs { $count } lira.
viticulture-web-board-event = The event of the year: { $event }
viticulture-web-board-event-used = The event of the year, used: { $event }
viticulture-web-board-fee = What the event charges for this action
viticulture-web-board-with = with the bonus
viticulture-web-board-without = no bonus
viticulture-web-board-trades = may exchange with { $players }

## Lexicon

viticulture-web-board-bonus-space = The middle space adds: { $bonus }.
viticulture-web-board-worker-yellow = Works in summer only and gets no bonuses. Training takes the hat off.
viticulture-web-board-worker-blue = Works in winter only and gets no bonuses. Training takes the hat off.
viticulture-web-board-worker-bare = Works in either season, once a year, and gets bonuses.
viticulture-web-board-worker-grande = Works like a regular worker. It finds room even where all spaces are taken, without a bonus, and may exchange something with one fellow player on the same action.
viticulture-web-board-worker-grey = Works for one year like a regular worker, for whoever woke up on its place.
viticulture-web-board-base-grande = Works like a regular worker. It finds room even where all spaces are taken, then without a bonus.
