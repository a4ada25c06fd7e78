### Viticulture World in the browser: the exchange of two players.

viticulture-web-trade-with = Exchange with { $player }
viticulture-web-trade-rule = One exchange for each placing of the grande, and both must agree.
viticulture-web-trade-partner-rule = Give something, then take up to 3 lira or up to 2 cards of one kind.
viticulture-web-trade-aside = Look at the table
viticulture-web-trade-gives =
    { $who ->
        [you] You give
       *[other] { $player } gives
    }
viticulture-web-trade-one-kind = one kind only
viticulture-web-trade-nothing = Nothing
viticulture-web-trade-settled = as you have chosen
viticulture-web-trade-row-lira = Lira
viticulture-web-trade-row-vine = Vines
viticulture-web-trade-row-order = Orders
viticulture-web-trade-row-structure = Structures
viticulture-web-trade-row-resources = Resources
viticulture-web-trade-row-grape = One grape
viticulture-web-trade-row-wine = One wine
viticulture-web-trade-row-cards = Cards
viticulture-web-trade-of = of { $count }
viticulture-web-trade-less = Less: { $what }
viticulture-web-trade-more = More: { $what }
viticulture-web-trade-visitors = Visitors
viticulture-web-trade-visitors-stay = never change hands
viticulture-web-trade-no-room =
    { $who ->
        [you] You have no free slot for it, at its value or below.
       *[other] { $player } has no free slot for it, at its value or below.
    }

## The barrel and what an exchange changes

viticulture-web-trade-barrel = What goes each way
viticulture-web-trade-deal = You give: { $gives }. You get: { $gets }.
viticulture-web-trade-changes = What it changes
viticulture-web-trade-fills =
    { $who ->
        [you] You can fill { $thing-acc }
       *[other] { $player } can fill { $thing-acc }
    }
viticulture-web-trade-loses =
    { $who ->
        [you] You can no longer fill { $thing-acc }
       *[other] { $player } can no longer fill { $thing-acc }
    }
viticulture-web-trade-plants =
    { $who ->
        [you] You can plant { $thing }
       *[other] { $player } can plant { $thing }
    }
viticulture-web-trade-lacks =
    { $who ->
        [you] For { $thing } you still need { $things }
       *[other] For { $thing } { $player } still needs { $things }
    }
viticulture-web-trade-cramped =
    { $who ->
        [you] You have no field with room for { $thing }
       *[other] { $player } has no field with room for { $thing }
    }
viticulture-web-trade-lies =
    { $who ->
        [you] The { $thing } goes to your free slot { $slot }
       *[other] The { $thing } goes to { $player }'s free slot { $slot }
    }
viticulture-web-trade-lower =
    { $who ->
        [you] The { $thing } drops to your slot { $slot }
       *[other] The { $thing } drops to { $player }'s slot { $slot }
    }
viticulture-web-trade-has =
    { $who ->
        [you] You will have { $count } lira
       *[other] { $player } will have { $count } lira
    }
viticulture-web-trade-enough-gain_influence =
    { $who ->
        [you] That is enough for influence at { $letter } ({ $count })
       *[other] That is enough for { $player } to gain influence at { $letter } ({ $count })
    }
viticulture-web-trade-enough-train_worker =
    { $who ->
        [you] That is enough to train a worker at { $letter } ({ $count })
       *[other] That is enough for { $player } to train a worker at { $letter } ({ $count })
    }
viticulture-web-trade-enough-innovate =
    { $who ->
        [you] That is enough to innovate at { $letter } ({ $count })
       *[other] That is enough for { $player } to innovate at { $letter } ({ $count })
    }
viticulture-web-trade-needed =
    { $who ->
        [you] It must make your action possible ({ $action }), or nothing comes of it
       *[other] It must make { $player }'s action possible ({ $action }), or nothing comes of it
    }
viticulture-web-trade-void =
    { $who ->
        [you] Your action would not be possible after it ({ $action }): the offer would come to nothing
       *[other] { $player } could not act after it ({ $action }): the offer would come to nothing
    }
viticulture-web-trade-void-lira =
    { $who ->
        [you] Your action needs { $count } lira ({ $action }): the offer would come to nothing
       *[other] { $player } needs { $count } lira for the action ({ $action }): the offer would come to nothing
    }

## The seals

viticulture-web-trade-offer = Offer
viticulture-web-trade-take = Exchange
viticulture-web-trade-press = press to seal
viticulture-web-trade-choose = choose something first
viticulture-web-trade-press-agree = press to agree
viticulture-web-trade-sealed = sealed
viticulture-web-trade-thinks = thinking it over
viticulture-web-trade-change = Change
viticulture-web-trade-back = Back to the offer
viticulture-web-trade-decline = No exchange
viticulture-web-trade-your-offer = Your offer to { $player }
viticulture-web-trade-offer-note = Choose on both sides, or on one: a gift is allowed, too.
viticulture-web-trade-partner-ask = What do you give, and what do you take?
viticulture-web-trade-partner-note = { $player } never says no.
viticulture-web-trade-sealed-by = { $player } has sealed it; the table waits for you.
viticulture-web-trade-waits = { $player } is thinking about your offer
viticulture-web-trade-busy = { $player } is making another offer
viticulture-web-trade-names = { $player } agrees and picks the cards for you
viticulture-web-trade-wait-note = You can look at the table meanwhile.
viticulture-web-trade-said = The bargaining so far

## Suggestions

viticulture-web-trade-suggested = What would help
viticulture-web-trade-suggest-wine-give = Your { $thing } would fill { $player }'s { $order }
viticulture-web-trade-suggest-wine-ask = { $player }'s { $thing } would fill your { $order }
viticulture-web-trade-suggest-order-give = { $player } could fill your { $order }
viticulture-web-trade-suggest-order-ask = You could fill { $player }'s { $order }
viticulture-web-trade-suggest-display-ask = You could fill { $order-acc } from the partner's display
viticulture-web-trade-suggest-vine-give = { $player } could plant your { $thing }, you lack a structure for it
viticulture-web-trade-suggest-vine-ask = You could plant { $player }'s { $thing }, for which { $player } lacks a structure
