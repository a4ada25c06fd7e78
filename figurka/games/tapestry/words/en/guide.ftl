### The guide in a first whole game of Tapestry. [name|words] light the thing of that name.

tapestry-guide-capital = Capitals differ in where nothing can be built and in the land you set out from. You cannot go wrong: any will do for a first game.
tapestry-guide-civilization = A civilization is one ability for the whole game. You cannot go wrong: take the one you understand at once. When its time comes, you are asked.
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
tapestry-guide-first-into-era = None of your neighbours is in era { $era } yet. Whoever takes that [income|income] first gets { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of any kind.
tapestry-guide-pay = Here any resource pays. Farther up, { $track } wants { $resource-acc }, so people usually pay with something else now.
tapestry-guide-built = Your building left the income mat: the space under it pays at every income from now on. Early buildings pay most often.
tapestry-guide-lay = This card works in the era that begins now. People usually lay the one that fits the track they are about to climb.
tapestry-guide-explore = Turn the tile until its sides match: each matching side is a point, and what the tile shows is yours as well.
tapestry-guide-invented = Your new tech card brings nothing yet: it pays when it is upgraded, for example at an income.
tapestry-guide-bonus = A bonus is bought. You may, but you never must: a resource kept is often the next step.
tapestry-guide-die = You take one of the two dice: compare what each brings you now.
tapestry-guide-district = Nine plots make a district. People usually finish one before they begin the next: a full one brings a resource at once.

## Asked before something is wasted

tapestry-guide-income-early = You still have { $count } resources for more steps, and { $left ->
        [one] only { $left } income is left
       *[other] only { $left } incomes are left
    } in the whole game. Take income all the same?
