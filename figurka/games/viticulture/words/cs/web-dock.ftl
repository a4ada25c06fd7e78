### Spodní část stolu Vinohradu: hráč, pole, zařízení, kádě a sklep, a co by z volby vzešlo.

## Hráč

viticulture-web-dock-of-goal = { PREPOSITION("z", $goal) } { $goal }
viticulture-web-dock-points = { $count } { PREPOSITION("z", $goal) } { $goal } vítězných bodů
viticulture-web-dock-lira =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
viticulture-web-dock-income = Stálý příjem { $count } z 5
viticulture-web-dock-place = Letos { $number }. na stupnici vstávání
viticulture-web-dock-left =
    { $count ->
        [0] všichni v práci
        [one] { $count } pracovník
        [few] { $count } pracovníci
       *[other] { $count } pracovníků
    }
viticulture-web-dock-passed = pasováno
viticulture-web-dock-trainees = příští rok o { $count } víc
viticulture-web-dock-trainees-text = Vyučili se letos, pracovat začnou příští rok.

## Pole

viticulture-web-dock-field-left = Levé
viticulture-web-dock-field-middle = Prostřední
viticulture-web-dock-field-right = Pravé
viticulture-web-dock-load = { $field }, hodnota révy { $value } { PREPOSITION("z", $limit) } { $limit }
viticulture-web-dock-sold = prodáno
viticulture-web-dock-harvested = sklizeno
viticulture-web-dock-harvest = Skliď
viticulture-web-dock-sell = Prodej
viticulture-web-dock-buy = Kup zpět
viticulture-web-dock-site = Postav sem

## Zařízení

viticulture-web-dock-structures = Zařízení
viticulture-web-dock-structure-built = { $name }, postaveno
viticulture-web-dock-structure-used = { $name }, postaveno; letošní bod už je připsaný
viticulture-web-dock-structure-costs =
    { $count ->
        [one] { $name }, stojí { $count } minci
        [few] { $name }, stojí { $count } mince
       *[other] { $name }, stojí { $count } mincí
    }
viticulture-web-dock-slot = Místo pro kartu zařízení
viticulture-web-dock-slot-short = volné místo
viticulture-web-dock-demolish = Strhni
viticulture-web-dock-demolish-text = Pošli sem pracovníka a strhni jednu ze svých karet zařízení. Její bod ti zůstane.

## Kádě a sklep

viticulture-web-dock-crush = Kádě
viticulture-web-dock-cellar = Sklep
viticulture-web-dock-red = Červené
viticulture-web-dock-white = Bílé
viticulture-web-dock-blush = Růžové
viticulture-web-dock-sparkling = Šumivé
viticulture-web-dock-vault-small = malý
viticulture-web-dock-vault-medium = střední
viticulture-web-dock-vault-large = velký
viticulture-web-dock-not-built = nepostaven

## Co by z volby vzešlo

viticulture-web-dock-load-after = { $field }: { $value } { PREPOSITION("z", $limit) } { $limit }.
viticulture-web-dock-choose-wines = Vína si pak vybereš.
viticulture-web-dock-grape-lost = { $grape } se nevejde a propadne.
viticulture-web-dock-grape-lower = { $grape } klesne na { $value }: { $why }.
viticulture-web-dock-lower = Z hodnoty { $worth } klesne na { $value }: { $why }.
viticulture-web-dock-taken =
    { $count ->
        [one] místo { $top } je plné
       *[other] místa { $low } až { $top } jsou plná
    }
viticulture-web-dock-ends = sklep tam končí
viticulture-web-dock-lira-left =
    { $count ->
        [one] Zbude { $count } mince.
        [few] Zbudou { $count } mince.
       *[other] Zbude { $count } mincí.
    }

## Vysvětlivky

viticulture-web-dock-tip-lira = Peníze na zařízení, vyučení pracovníků a všechno, co se tu dá koupit. Můžeš jich mít, kolik chceš.
viticulture-web-dock-tip-vp-world = Každý z vás jich na konci posledního roku potřebuje { $goal }, jinak prohrajete všichni.
viticulture-web-dock-tip-vp = Rok, ve kterém někdo dosáhne { $goal }, je poslední. Po něm vyhraje, kdo jich má nejvíc.
viticulture-web-dock-tip-residual = Tolik mincí dostaneš na konci každého roku. Nad 5 už nestoupne.
viticulture-web-dock-tip-field = Unese révu v hodnotě { $limit }. Jednou za rok ho můžeš sklidit: od každé barvy dá nejvýš jeden hrozen, který má hodnotu vší révy té barvy. Prázdné ho můžeš prodat za { $limit } mincí.
viticulture-web-dock-tip-crush = Hrozny tu leží podle hodnoty, dokud z nich nevyrobíš víno. Na každém místě je jeden; když je obsazené, klesne hrozen na nejbližší volné nižší. Na konci roku každý zraje o 1, má-li kam. Při prodeji vynese hodnota 1 až 3 jednu minci, 4 až 6 dvě a 7 až 9 tři.
viticulture-web-dock-tip-cellar = Víno tu leží podle hodnoty. Červené a bílé vzniká z jednoho hroznu, růžové z červeného a bílého, šumivé ze dvou červených a bílého. Od hodnoty 4 potřebuješ střední sklep, od 7 velký. Na konci roku každé víno zraje o 1, má-li kam.
viticulture-web-dock-tip-mama = matka
viticulture-web-dock-tip-papa = otec
