### Viticulture in the browser: the fellow players.

viticulture-web-side-thinking = thinking
viticulture-web-side-next = next
viticulture-web-side-passed = passed
viticulture-web-side-away = away
viticulture-web-side-workers =
    { $count ->
        [0] No workers left
        [one] { $count } worker left
       *[other] { $count } workers left
    }
viticulture-web-side-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
viticulture-web-side-lira = { $count } lira
viticulture-web-side-residual = Residual payment { $count }
viticulture-web-side-fields = Fields
viticulture-web-side-no-vines = no vines yet
viticulture-web-side-harvested = harvested
viticulture-web-side-sold = sold
viticulture-web-side-crush = Crush pad
viticulture-web-side-cellar = Cellar
viticulture-web-side-structures = Structures
viticulture-web-side-hand = Hand
viticulture-web-side-goals = Goals
viticulture-web-side-resources = Resources
viticulture-web-side-empty = nothing
viticulture-web-side-help = You could help
viticulture-web-side-help-tip = From open cards and cellars. A grande worker beside one of theirs makes the exchange possible.
viticulture-web-side-talking = { $player } and { $other } are discussing an exchange
viticulture-web-side-purse = { $count } lira in the purse
viticulture-web-side-display = Display
viticulture-web-side-cards-left =
    { $count ->
        [one] { $count } partner card left
       *[other] { $count } partner cards left
    }

## In the journal

viticulture-web-side-haggling =
    { $count ->
        [one] { $count } offer and what came of it
       *[other] { $count } offers and what came of them
    }
