### The guide in a first whole game of Viticulture. [name|words] light the thing of that name.

viticulture-guide-gift =
    { $gift ->
        [needed] A vine in your hand needs just this structure: people usually take it, and leave the { $lira-acc }.
        [structure] None of your vines needs this structure now: { $lira-acc } instead pay for one that you need.
        [points] You may take { $points-acc } for good, or { $lira-acc } instead: lira build in your first summer, points count in the end.
       *[other] You may take what your father offers and need not pay for it later, or { $lira-acc } instead for something else.
    }
viticulture-guide-row = An early row acts first all year; a late one brings more now. In a first year people usually take what they need, not the front.
viticulture-guide-begin = You have { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } for summer and winter together. Planting, building and tours are summer work; harvest, wine and orders come in winter.
viticulture-guide-near-end = Somebody has { $points } points. The year in which anyone reaches { $end } is the last one, and it is played to its end.
viticulture-guide-fits = All wine for an [order|order] lies in your cellar: [fill|filling it] brings { $points-acc }, and most points come that way.
viticulture-guide-hand = You hold { $count } cards. At the end of the year all above { $limit } must go: people usually play a visitor first.
viticulture-guide-cellar = Your cellar ends at value { $top }, so a wine there no longer gains value. [cellar|{ $cellar }] lets it grow on.
viticulture-guide-filled = An order filled: you have { $points-acc }. From now on each year's end brings you { $lira-acc }.
viticulture-guide-made = Wine gains 1 value at the end of each year if the cellar has room. [order|Orders] ask for least values: more is fine.
viticulture-guide-harvested = Your grapes lie on the crush pad. Another worker [wine|makes wine] of them, this winter or later; meanwhile they gain value.
viticulture-guide-planted = The vine will bear every year. [harvest|Harvesting] is winter work: people usually keep a worker for it.
viticulture-guide-grande = All spaces of [place|“{ $action }”] are taken, but your grande worker may go there all the same.
viticulture-guide-build = People usually build first what a vine in their hand needs: trellis or irrigation.

## Asked before something is wasted

viticulture-guide-waits-order = an order that you can fill
viticulture-guide-waits-field = a field that can be harvested
viticulture-guide-last-worker = This is your last worker of the year, and { $waits } waits for the winter. Send it now all the same?
