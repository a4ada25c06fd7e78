### Tapestry's table in the browser: the bar at the top, the side and the decision bar.

## The decision bar
tapestry-web-side-income-sure =
    { $count ->
        [one] Vstoupit do { $era }. epochy už teď? Ještě můžeš postoupit: zbývá ti { $count } zdroj, a ten ti zůstane tak jako tak.
        [few] Vstoupit do { $era }. epochy už teď? Ještě můžeš postoupit: zbývají ti { $count } zdroje, a ty ti zůstanou tak jako tak.
       *[other] Vstoupit do { $era }. epochy už teď? Ještě můžeš postoupit: zbývá ti { $count } zdrojů, a ty ti zůstanou tak jako tak.
    }
tapestry-web-side-income-sure-last =
    { $count ->
        [one] Ještě můžeš postoupit: zbývá ti { $count } zdroj. Tímto tahem pro tebe hra končí, takže by přišel nazmar.
        [few] Ještě můžeš postoupit: zbývají ti { $count } zdroje. Tímto tahem pro tebe hra končí, takže by přišly nazmar.
       *[other] Ještě můžeš postoupit: zbývá ti { $count } zdrojů. Tímto tahem pro tebe hra končí, takže by přišly nazmar.
    }
tapestry-web-side-steps = Kroky zvýšení blahobytu
tapestry-web-side-step-1 = Civilizace
tapestry-web-side-step-2 = Tapiserie
tapestry-web-side-step-3 = Vylepšení a body
tapestry-web-side-step-4 = Zisk
tapestry-web-side-leaves = zbude
tapestry-web-side-purse = Máš:
tapestry-web-side-then = potom
tapestry-web-side-turn = Otočit
tapestry-web-side-build-here = Postavit sem
tapestry-web-side-explore-here = Položit sem
tapestry-web-side-how =
    { $placing ->
        [explore] Vyber pole. Dalším kliknutím dílek otočíš; leží, až když to potvrdíš.
        [rotation] Kliknutím dílek otočíš; leží, až když to potvrdíš.
        [quarters] Vyber místo. Dalším kliknutím dominantu otočíš; stojí, až když to potvrdíš.
        [explore-still] Vyber pole. Dílek leží, až když to potvrdíš.
       *[build-still] Vyber místo. Dominanta stojí, až když to potvrdíš.
    }
tapestry-web-side-deal = Bonus za { $price }: { $gain }
tapestry-web-side-attacks = { $player } útočí na { $place }
tapestry-web-side-yes-bonus-free = Vzít bonus
tapestry-web-side-yes-bonus-discard = Koupit bonus
tapestry-web-side-yes-exploitation = Dvakrát
tapestry-web-side-yes-heralds-start = Vyložit kartu hned
tapestry-web-side-yes-invent-unseen = Vynalézt ji
tapestry-web-side-yes-inventors-gain = Získat také
tapestry-web-side-yes-isolate = Uzavřít
tapestry-web-side-yes-militarism = Dát žeton osídlení
tapestry-web-side-yes-refresh = Vyměnit karty
tapestry-web-side-yes-trap = Použít léčku

## The bar at the top
tapestry-web-side-order = Pořadí tahů
tapestry-web-side-level = úroveň { $level }
tapestry-web-side-era = { $era }. epocha
tapestry-web-side-deck = balíček { $left } { PREPOSITION("z", $all) } { $all }
tapestry-web-side-story = Tah botů
tapestry-web-side-since =
    { $count ->
        [one] od tvého tahu { $count } krok
        [few] od tvého tahu { $count } kroky
       *[other] od tvého tahu { $count } kroků
    }
tapestry-web-side-news-income =
    { $era ->
        [5] { $player } naposledy zvyšuje blahobyt.
       *[other] { $player } vstupuje do { $era }. epochy.
    }
tapestry-web-side-news-finishes = { $player } končí.
tapestry-web-side-news-alone = Hraješ už jen ty.
tapestry-web-side-step-through = projít tahy
tapestry-web-side-jump = Části stolu
tapestry-web-side-jump-city = Město
tapestry-web-side-jump-mat = Blahobyt
tapestry-web-side-jump-map = Mapa
tapestry-web-side-jump-tracks = Stupnice
tapestry-web-side-jump-others = Ostatní

## The inventions
tapestry-web-side-inventions = Nabídka technologií
tapestry-web-side-in-deck = v balíčku { $count }
tapestry-web-side-unseen = Karta naslepo
tapestry-web-side-met = Podmínku splňuješ.
tapestry-web-side-met-by = Podmínku za tebe splňuje soused { $player }.
tapestry-web-side-unmet = Podmínku zatím nesplňuješ ty ani žádný soused.

## The others
tapestry-web-side-others = Ostatní
tapestry-web-side-compare = Vedle sebe
tapestry-web-side-finished = dohráno
tapestry-web-side-face-down = lícem dolů
tapestry-web-side-heralded = se žetonem Heroldů
tapestry-web-side-row-top = horní řada
tapestry-web-side-row-middle = prostřední řada
tapestry-web-side-row-bottom = dolní řada
tapestry-web-side-outposts =
    { $count ->
        [one] zbývá { $count } žeton osídlení
        [few] zbývají { $count } žetony osídlení
       *[other] zbývá { $count } žetonů osídlení
    }
tapestry-web-side-hand =
    { $count ->
        [one] { $count } karta tapiserie v ruce
        [few] { $count } karty tapiserie v ruce
       *[other] { $count } karet tapiserie v ruce
    }
tapestry-web-side-territories =
    { $count ->
        [one] { $count } ovládané území
        [few] { $count } ovládaná území
       *[other] { $count } ovládaných území
    }
tapestry-web-side-tiles =
    { $count ->
        [one] { $count } dílek území v zásobě
        [few] { $count } dílky území v zásobě
       *[other] { $count } dílků území v zásobě
    }
tapestry-web-side-space-tiles =
    { $count ->
        [one] { $count } dílek vesmíru v zásobě
        [few] { $count } dílky vesmíru v zásobě
       *[other] { $count } dílků vesmíru v zásobě
    }
tapestry-web-side-techs =
    { $count ->
        [one] { $count } karta technologie
        [few] { $count } karty technologií
       *[other] { $count } karet technologií
    }
tapestry-web-side-tokens =
    { $count ->
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
       *[other] zbývá { $count } žetonů
    }
tapestry-web-side-omens = splněné věštby: { $count } { PREPOSITION("z", $all) } { $all }
tapestry-web-side-ally = spojenectví: { $player }
tapestry-web-side-spouse = sňatek: { $player } ({ $track })
tapestry-web-side-bars = stupnice { $track } je ostatním uzavřená
tapestry-web-side-city = Hlavní město: { $player }
tapestry-web-side-favourite = Oblíbená stupnice: { $track }
tapestry-web-side-beside =
    { $count ->
        [one] { $count } karta tapiserie vedle karty blahobytu
        [few] { $count } karty tapiserie vedle karty blahobytu
       *[other] { $count } karet tapiserie vedle karty blahobytu
    }
tapestry-web-side-on-mat =
    { $count ->
        [one] { $count } karta tapiserie na kartě blahobytu
        [few] { $count } karty tapiserie na kartě blahobytu
       *[other] { $count } karet tapiserie na kartě blahobytu
    }

## In the journal

tapestry-web-side-reasons = Důvody
