### Vinohrad a Vinohrad: Kolem světa v prohlížeči: lišta rozhodnutí a záhlaví.

## Záhlaví

viticulture-web-asked-place = { $name }, { $difficulty }
viticulture-web-asked-place-level = { $name }, { $difficulty }; { $level }
viticulture-web-asked-year = { $year }. rok, { $season }
viticulture-web-asked-thinking = Přemýšlí:
viticulture-web-asked-then = potom
viticulture-web-asked-since = Co je nového ({ $count })
viticulture-web-asked-jump = Části stolu
viticulture-web-asked-jump-board = Plán
viticulture-web-asked-jump-vineyard = Vinice
viticulture-web-asked-jump-hand = Ruka
viticulture-web-asked-jump-others = Ostatní

## Pracovníci

viticulture-web-asked-crew = Kterého pracovníka umístíš?
viticulture-web-asked-standing =
    { $season ->
        [summer] Léto
       *[winter] Zima
    }{ $place ->
        [0] { "" }
       *[other] , { $place }. v pořadí
    }, { $count ->
        [0] nezbývá žádný pracovník
        [one] zbývá { $count } pracovník
        [few] zbývají { $count } pracovníci
        [many] zbývá { $count } pracovníka
       *[other] zbývá { $count } pracovníků
    }
viticulture-web-asked-yellow = Žlutý klobouk
viticulture-web-asked-yellow-can = bez bonusu
viticulture-web-asked-blue = Modrý klobouk
viticulture-web-asked-blue-can = bez bonusu
viticulture-web-asked-bare = Běžný
viticulture-web-asked-bare-can =
    { $game ->
        [world] bere bonus
       *[base] jen na volné pole
    }
viticulture-web-asked-grande = Zkušený
viticulture-web-asked-grande-can =
    { $game ->
        [world] smí i na plné pole a vyměňuje
       *[base] smí i na plné pole
    }
viticulture-web-asked-grey = Šedý
viticulture-web-asked-grey-can =
    { $game ->
        [world] bere bonus
       *[base] jen letos
    }
viticulture-web-asked-pass-summer = Pasovat v létě
viticulture-web-asked-pass-winter = Pasovat v zimě
viticulture-web-asked-pass-summer-sure = V létě ještě můžeš umístit pracovníka. Opravdu chceš pasovat? Letos pak už využiješ jen ty, kdo pracují v zimě.
viticulture-web-asked-pass-winter-sure = Ještě můžeš umístit pracovníka. Opravdu chceš pasovat? Tvůj rok tím končí.

## Tlačítka

viticulture-web-asked-yes = Ano
viticulture-web-asked-agree = Souhlasit
viticulture-web-asked-so-far = Zatím:
viticulture-web-asked-hat-home = doma
viticulture-web-asked-hat-board = na herním plánu
viticulture-web-asked-hat-acting = právě pracuje
viticulture-web-asked-wine-red = Červené
viticulture-web-asked-wine-white = Bílé
viticulture-web-asked-wine-blush = Růžové
viticulture-web-asked-wine-sparkling = Šumivé
