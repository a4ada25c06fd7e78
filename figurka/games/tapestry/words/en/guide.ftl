### The guide in a first whole game of Tapestry. [name|words] light the thing of that name.

tapestry-guide-capital = Capitals differ in where nothing can be built: those plots stay empty. You cannot go wrong: any will do for a first game.
tapestry-guide-civilization = A civilization is one ability for the whole game. The easiest to begin with brings something at each income: it needs no plan, and you are asked in time.
tapestry-guide-civilization-easy = A civilization is one ability for the whole game. You cannot go wrong; [easy|{ $civilization }] are easier to begin with. When its time comes, you are asked.
tapestry-guide-invent = A technology pays when it is upgraded: first what its circle shows, then what its square shows. Take what you would like to have.
tapestry-guide-begin = A turn is one step on one track, or an income. You have { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }; a [tracks|first step] costs one of any kind, and the space shows what it brings.
tapestry-guide-landmark = { $landmark } goes to whoever enters this tier first, and another token stands as near as yours. Your next [step|step] on { $track } takes it.
tapestry-guide-last-era = Your last era with steps: the next income ends your game, and what you have not spent by then is worth nothing.
tapestry-guide-bots = Cards move the bots. The Automa favours { $automa } and the Shadow Empire { $shadow }: landmarks go first [tracks|there].
tapestry-guide-automa = An era is behind you. You have { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    } and the Automa { $points }: whoever has more once all have finished wins.
tapestry-guide-full = You have { $resource-acc }: more than { $count } of a kind cannot be kept. People usually spend some before they gain more.
tapestry-guide-first-into-era = Nobody beside you is in era { $era } yet. Whoever takes that [income|income] first gets { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of any kind.
tapestry-guide-pay = Here any resource pays. Farther up, { $track } wants { $resource-acc }, so people usually pay with something else now.
tapestry-guide-era = Your era { $era } begins: you have new resources, and a tapestry card of its own. All enter an era when they like.
tapestry-guide-rival-era = Another player has taken income and is in era { $era }. There is no hurry: your era ends when you take income yourself.
tapestry-guide-last-steps = Your resources run out and the end is near: the last income still brings the points of your mat and an upgrade. After it you only wait for the others.
tapestry-guide-built = Your building left the income mat: the space under it pays at every income from now on. Early buildings pay most often.
tapestry-guide-civilization-asks = This is what your civilization can do: { $civilization }. All of it can be read below, under the tab Civilization.
tapestry-guide-site = The landmark is yours, and nobody else will get it. Look for a place where it fills a district, a row or a column; it may stick out.
tapestry-guide-conquer = You conquer beside your own land. A token of somebody else topples, but a trap may repel you. One of the dice is yours even then.
tapestry-guide-conquer-anywhere = This time you conquer anywhere on the map. A token of somebody else topples, but a trap may repel you. One of the dice is yours even then.
tapestry-guide-either = You get one of these benefits only. A building pays at every income, so people usually take it early on.
tapestry-guide-order = You get both, and only choose the order. People usually begin with what may help them with the other.
tapestry-guide-upgrade = At an income you may move one technology up a row. It costs nothing, and brings at once what its circle or square shows.
tapestry-guide-bare-advance = A free step, but without what the space brings. You may decline if you would rather pay for it later and get that as well.
tapestry-guide-lay = The card that you lay now belongs to the new era; the others stay in your hand. People usually take one that fits what they are about to do.
tapestry-guide-explore = Turn the tile until its sides match: each matching side is a point, and what the tile shows is yours as well.
tapestry-guide-bonus = A bonus costs one resource of any kind, and only now on arrival. You need not: people buy it if it is worth more to them than their next step.
tapestry-guide-bonus-building = For one resource you get a building as well. The space that it uncovers on your income mat pays at every income to come: early on usually worth it.
tapestry-guide-bonus-kept = You did not buy the bonus: it was for sale only on arrival. The resource that you kept may pay your next step.
tapestry-guide-gain = Any resource is yours. After its first three spaces each track wants its own as well: people usually take what their next step lacks.
tapestry-guide-income = Your resources run out. An [income|income] ends your era: you lay a tapestry card, may upgrade, score, and get resources from every open space of your mat.
tapestry-guide-die = You take one of the two dice: compare what each brings you now.
tapestry-guide-district = Nine plots make a district; a full one brings a resource at once. Full rows and columns bring points at incomes. So people usually build close together.

## Asked before something is wasted

tapestry-guide-only-card = You have a single tapestry card, { $card }: it is laid at the new era unasked. Take income all the same?
tapestry-guide-upgrade-skipped = An upgrade costs nothing and brings at once what the card’s circle or square shows. Go on without it all the same?
tapestry-guide-income-early = You still have { $count } resources for more steps, and { $left ->
        [one] only { $left } income is left
       *[other] only { $left } incomes are left
    } in the whole game. Take income all the same?
