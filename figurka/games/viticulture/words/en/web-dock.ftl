### Viticulture's dock: the player, fields, structures, crush pad and cellar, and what would come of a choice.

## The player

viticulture-web-dock-of-goal = of { $goal }
viticulture-web-dock-points = { $count } of { $goal } victory points
viticulture-web-dock-lira = { $count } lira
viticulture-web-dock-income = Residual payment { $count } of 5
viticulture-web-dock-place = Place { $number } this year
viticulture-web-dock-left =
    { $count ->
        [0] no workers left
        [one] { $count } worker left
       *[other] { $count } workers left
    }
viticulture-web-dock-passed = passed
viticulture-web-dock-trainees = { $count } more next year
viticulture-web-dock-trainees-text = You trained them this year; they work from next year on.

## Fields

viticulture-web-dock-field-left = Left
viticulture-web-dock-field-middle = Middle
viticulture-web-dock-field-right = Right
viticulture-web-dock-load = { $field }, vines worth { $value } of { $limit }
viticulture-web-dock-sold = sold
viticulture-web-dock-harvested = harvested
viticulture-web-dock-harvest = Harvest
viticulture-web-dock-sell = Sell
viticulture-web-dock-buy = Buy back
viticulture-web-dock-site = Build here

## Structures

viticulture-web-dock-structures = Structures
viticulture-web-dock-structure-built = { $name }, built
viticulture-web-dock-structure-used = { $name }, built; has paid its point this year
viticulture-web-dock-structure-costs = { $name }, costs { $count } lira
viticulture-web-dock-slot = Room for a structure card
viticulture-web-dock-slot-short = free slot
viticulture-web-dock-demolish = Take down
viticulture-web-dock-demolish-text = Send a worker here to take down one of your structure cards. Its point stays yours.

## Crush pad and cellar

viticulture-web-dock-crush = Crush pad
viticulture-web-dock-cellar = Cellar
viticulture-web-dock-red = Red
viticulture-web-dock-white = White
viticulture-web-dock-blush = Blush
viticulture-web-dock-sparkling = Sparkling
viticulture-web-dock-vault-small = small
viticulture-web-dock-vault-medium = medium
viticulture-web-dock-vault-large = large
viticulture-web-dock-not-built = not built

## What would come of a choice

viticulture-web-dock-load-after = { $field }: { $value } of { $limit }.
viticulture-web-dock-choose-wines = You choose the wines.
viticulture-web-dock-grape-lost = { $grape } finds no room and is lost.
viticulture-web-dock-grape-lower = { $grape } drops to { $value }: { $why }.
viticulture-web-dock-lower = Drops from { $worth } to { $value }: { $why }.
viticulture-web-dock-taken =
    { $count ->
        [one] { $top } is taken
       *[other] { $low } to { $top } are taken
    }
viticulture-web-dock-ends = the cellar ends there
viticulture-web-dock-lira-left = Leaves { $count } lira.

## Tips

viticulture-web-dock-tip-lira = Money for structures, training and whatever can be bought. You may have any amount.
viticulture-web-dock-tip-vp-world = Each of you needs { $goal } of them at the end of the last year, or all of you lose.
viticulture-web-dock-tip-vp = The year in which somebody reaches { $goal } is the last one. Then the most points win.
viticulture-web-dock-tip-residual = You get this many lira at the end of each year. It never goes beyond 5.
viticulture-web-dock-tip-field = Its vines may be worth { $limit } in total. Once a year it can be harvested: one grape of each colour, worth as much as all vines of that colour together. Without vines it can be sold for { $limit } lira.
viticulture-web-dock-tip-crush = Grapes lie here by their value until wine is made of them. Each place takes one: what finds its place taken comes to lie on the next free one below. At the end of the year every grape rises by one if the place above is free. When sold, places 1 to 3 pay 1 lira, 4 to 6 pay 2, 7 to 9 pay 3.
viticulture-web-dock-tip-cellar = Wine lies here by its value. Red and white are made of one grape, blush of a red and a white one, sparkling of two reds and a white. Values from 4 need the medium cellar, those from 7 the large one. At the end of the year every wine rises by one if there is room above.
viticulture-web-dock-tip-mama = mama
viticulture-web-dock-tip-papa = papa
