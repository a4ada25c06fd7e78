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
viticulture-web-asked-prompt-place =
    { $count ->
        [one] Pošli posledního pracovníka, nebo pasuj.
       *[other] Pošli jednoho { PREPOSITION("z", $count) } { $count } pracovníků, nebo pasuj.
    }
viticulture-web-asked-prompt-discard =
    { $count ->
        [few] Vyber { $count } karty, které odhodíš.
       *[other] Vyber { $count } karet, které odhodíš.
    }
viticulture-web-asked-prompt-hand_limit =
    { $count ->
        [few] Máš moc karet v ruce. Vyber { $count } karty, které odhodíš.
       *[other] Máš moc karet v ruce. Vyber { $count } karet, které odhodíš.
    }
viticulture-web-asked-in-a-row = { $question } ({ $number }. z nejvýše { $most })
viticulture-web-asked-send-worker = Poslat pracovníka
viticulture-web-asked-send-grande = Poslat zkušeného pracovníka
viticulture-web-asked-places =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
viticulture-web-asked-choose = Vyber, co na stole svítí
viticulture-web-asked-glowing =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
viticulture-web-asked-rests = až v zimě
viticulture-web-asked-against = Přiložit zdroje
viticulture-web-asked-search = Hledat zdroj
viticulture-web-asked-claim = Nechat si uznat cíl
viticulture-web-asked-interview = Poskytnout rozhovor
viticulture-web-asked-standing =
    { $season ->
        [summer] Léto
       *[winter] Zima
    }{ $place ->
        [0] { "" }
       *[other] , { $place }. v pořadí
    }
viticulture-web-asked-yellow = Žlutý klobouk
viticulture-web-asked-yellow-can = bez bonusu
viticulture-web-asked-blue = Modrý klobouk
viticulture-web-asked-blue-can = bez bonusu
viticulture-web-asked-bare = Běžný
viticulture-web-asked-bare-can =
    { $game ->
        [world] bere bonus
       *[base] jen na volné místo
    }
viticulture-web-asked-grande = Zkušený
viticulture-web-asked-grande-can =
    { $game ->
        [world] smí i na plné místo a vyměňuje
       *[base] smí i na plné místo
    }
viticulture-web-asked-grey = Šedý
viticulture-web-asked-grey-can =
    { $game ->
        [world] bere bonus
       *[base] jen letos
    }
viticulture-web-asked-pass-summer = Pasovat v létě
viticulture-web-asked-pass-winter = Pasovat v zimě
viticulture-web-asked-pass-summer-sure =
    { $count ->
        [one] { $count } žlutý klobouk pracuje jen v létě a do příštího roku by odpočíval. Opravdu chceš pasovat?
        [few] { $count } žluté klobouky pracují jen v létě a do příštího roku by odpočívaly. Opravdu chceš pasovat?
       *[other] { $count } žlutých klobouků pracuje jen v létě a do příštího roku by odpočívaly. Opravdu chceš pasovat?
    }
viticulture-web-asked-pass-winter-sure =
    { $count ->
        [one] Ještě můžeš umístit { $count } pracovníka. Opravdu chceš pasovat? Tvůj rok tím končí.
        [few] Ještě můžeš umístit { $count } pracovníky. Opravdu chceš pasovat? Tvůj rok tím končí.
       *[other] Ještě můžeš umístit { $count } pracovníků. Opravdu chceš pasovat? Tvůj rok tím končí.
    }

## Tlačítka

viticulture-web-asked-yes = Ano
viticulture-web-asked-agree = Souhlasit
viticulture-web-asked-so-far = Zatím:
viticulture-web-asked-discard = Odhodit
viticulture-web-asked-field-left = vlevo
viticulture-web-asked-field-middle = uprostřed
viticulture-web-asked-field-right = vpravo
viticulture-web-asked-hat-home = doma
viticulture-web-asked-hat-board = na herním plánu
viticulture-web-asked-hat-acting = právě pracuje
viticulture-web-asked-wine-red = Červené
viticulture-web-asked-wine-white = Bílé
viticulture-web-asked-wine-blush = Růžové
viticulture-web-asked-wine-sparkling = Šumivé
