### Dálava v prohlížeči: slova kolem kreseb.

## Části herního plánu

farshore-web-seasons = Roční období
farshore-web-track = Stupnice plavby od 0 do 60 bodů
farshore-web-roses = Větrné růžice
farshore-web-islands = Ostrovy
farshore-web-shore = Pobřeží
farshore-web-land = Doky, rozhledna a duny
farshore-web-lighthouse = Maják s balíčkem, odkládacím balíčkem a zálohou
farshore-web-reserve = Pomocníci v záloze
farshore-web-empty-place = Prázdné místo v Zátoce
farshore-web-flooded = zaplaveno
farshore-web-stands = Stojí tu { $player }
farshore-web-map-need = Podmínka: { $need }.
farshore-web-owned = dílek už máš

## Karty

farshore-web-card = { $name }: { $keywords }, { $type }, { $points }
farshore-web-free = zdarma
farshore-web-pay = cena
farshore-web-by-anchor = kotva
farshore-web-with = { $card }
farshore-web-loses = −{ $card }
farshore-web-less = o { $count } méně
farshore-web-wind =
    { $count ->
        [one] odpovídá jedna růžice: 1 pole
        [few] odpovídají obě růžice: { $count } pole
        [many] odpovídají obě růžice: { $count } pole
       *[other] odpovídají obě růžice: { $count } polí
    }
farshore-web-row-price = Cena
farshore-web-row-now = Teď
farshore-web-row-wind = Vítr
farshore-web-row-ship = Loďka
farshore-web-row-then = Potom
farshore-web-row-past = Předtím
farshore-web-row-left = Zbývá
farshore-web-why-too-dear = chybí { $count }
farshore-web-why-already-built = už máš
farshore-web-why-city-full = plno
farshore-web-why-no-construction = chybí stavba
farshore-web-why-no-critter = chybí tvor
farshore-web-why-bay-blocked = obsazeno

## Co teď jde udělat

farshore-web-prompt-workers-cards =
    { $workers ->
        [one] Pošli posledního pomocníka, nebo vylož kartu.
       *[other] Pošli jednoho { PREPOSITION("z", $workers) } { $workers } pomocníků, nebo vylož kartu.
    }
farshore-web-prompt-workers =
    { $workers ->
        [one] Pošli posledního pomocníka.
       *[other] Pošli jednoho { PREPOSITION("z", $workers) } { $workers } pomocníků.
    }
farshore-web-prompt-workers-cards-pass =
    { $workers ->
        [one] Pošli posledního pomocníka, vylož kartu, nebo pasuj.
       *[other] Pošli jednoho { PREPOSITION("z", $workers) } { $workers } pomocníků, vylož kartu, nebo pasuj.
    }
farshore-web-prompt-workers-pass =
    { $workers ->
        [one] Pošli posledního pomocníka, nebo pasuj.
       *[other] Pošli jednoho { PREPOSITION("z", $workers) } { $workers } pomocníků, nebo pasuj.
    }
farshore-web-prompt-cards-prepare = Vylož kartu, nebo se připrav na { $season }.
farshore-web-prompt-cards-pass = Vylož kartu, nebo pasuj.
farshore-web-way-worker = Poslat pomocníka
farshore-web-way-card = Vyložit kartu
farshore-web-way-pass = Pasovat
farshore-web-prepare-spring = Připravit se na jaro
    .goal = jaro
farshore-web-prepare-summer = Připravit se na léto
    .goal = léto
farshore-web-prepare-autumn = Připravit se na podzim
    .goal = podzim
farshore-web-count-places =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
farshore-web-count-things = { $count } na výběr
farshore-web-count-of = { $count } { PREPOSITION("z", $all) } { $all }
farshore-web-why-no-worker = žádný není volný
farshore-web-why-no-card = žádná { PREPOSITION("z", $count) } { $count }
farshore-web-why-workers-left =
    { $count ->
        [one] zbývá { $count } pomocník
        [few] zbývají { $count } pomocníci
        [many] zbývá { $count } pomocníka
       *[other] zbývá { $count } pomocníků
    }
farshore-web-zone-hand = V ruce
farshore-web-zone-bay = V Zátoce
farshore-web-zone-city = Ve městě
farshore-web-zone-place = Na herním plánu
farshore-web-zone-map = Na dunách
farshore-web-have = máš { $count }
farshore-web-means = Máš
farshore-web-stored = uloženo { $count }

## Několik věcí najednou

farshore-web-ask-discard = Které karty odložíš? Vyber nejvýš { $count }.
farshore-web-ask-draw = Které karty si vezmeš? Vyber nejvýš { $count }.
farshore-web-ask-give = Které suroviny daruješ? Vyber nejvýš { $count }.
farshore-web-ask-unpack =
    { $count ->
        [one] Kterou surovinu si vezmeš?
        [few] Kterou surovinu si vezmeš? Zbývají { $count }.
       *[other] Kterou surovinu si vezmeš? Zbývá { $count }.
    }
farshore-web-ask-give_card = Dáš někomu kartu za 1 surovinu a 1 kartu?
farshore-web-none-give_card = Nedat žádnou
farshore-web-pick-discard =
    { $count ->
        [0] Neodložit žádnou
        [one] Odložit { $count } kartu
        [few] Odložit { $count } karty
        [many] Odložit { $count } karty
       *[other] Odložit { $count } karet
    }
farshore-web-pick-draw =
    { $count ->
        [0] Nevzít žádnou
        [one] Vzít { $count } kartu
        [few] Vzít { $count } karty
        [many] Vzít { $count } karty
       *[other] Vzít { $count } karet
    }
farshore-web-pick-give =
    { $count ->
        [0] Nedat nic
        [one] Dát { $count } surovinu
        [few] Dát { $count } suroviny
        [many] Dát { $count } suroviny
       *[other] Dát { $count } surovin
    }
farshore-web-pick-clear = Vybrat znovu

## Hráči

farshore-web-ready = volní
farshore-web-anchors = kotvy
farshore-web-maps = mapy
farshore-web-beside = vedle města
    .about = Karta pod tímto pomocníkem už ve tvém městě není. Pomocník se vrátí, až se příště připravíš.
farshore-web-resource = Jedna ze čtyř surovin, kterými se platí karty. V zásobě nikdy nedojde.
farshore-web-score =
    { $count ->
        [one] zatím { $count } bod
        [few] zatím { $count } body
        [many] zatím { $count } bodu
       *[other] zatím { $count } bodů
    }
farshore-web-result = Tvoje skóre
farshore-web-winner = vítězství
farshore-web-passed = pasoval
farshore-web-asked = právě rozhoduje
farshore-web-known = Víš o kartách:
farshore-web-no-city = Město je zatím prázdné.
farshore-web-no-cards = V ruce nemáš žádnou kartu.
farshore-web-in-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
farshore-web-in-city =
    { $count ->
        [one] ve městě { $count } obsazené místo
        [few] ve městě { $count } obsazená místa
        [many] ve městě { $count } obsazeného místa
       *[other] ve městě { $count } obsazených míst
    }
farshore-web-workers-ready =
    { $count ->
        [one] { $count } volný pomocník
        [few] { $count } volní pomocníci
        [many] { $count } volného pomocníka
       *[other] { $count } volných pomocníků
    }
farshore-web-watching = Díváš se na cizí stůl. Karty v rukou hráčů ti zůstávají skryté.
farshore-web-confirm-pass = Když pasuješ, hra pro tebe končí a už se do ní nevrátíš.

## Formulář pro nový stůl

farshore-web-setting-islands = Ostrovy
farshore-islands-random = Náhodně
farshore-islands-coral_isle = { farshore-place-coral_isle }
farshore-islands-kelp_isle = { farshore-place-kelp_isle }
farshore-islands-timber_spit = { farshore-place-timber_spit }
farshore-islands-mushroom_atoll = { farshore-place-mushroom_atoll }
farshore-islands-treasure_key = { farshore-place-treasure_key }
farshore-islands-windward_isle = { farshore-place-windward_isle }
farshore-islands-gull_roost = { farshore-place-gull_roost }
farshore-islands-bounty_isle = { farshore-place-bounty_isle }
farshore-islands-hermits_isle = { farshore-place-hermits_isle }
farshore-islands-mirror_lagoon = { farshore-place-mirror_lagoon }

## Co tah odkryl, a proto už nejde vzít zpět

farshore-web-revealed = Tvůj tah je hotový. Odkryl { $parts }, a tak už zpět vzít nejde.
farshore-web-revealed-draws = tvé nové karty
farshore-web-revealed-bay = novou kartu v Zátoce
farshore-web-revealed-wind = nový vítr
farshore-web-revealed-other = to, jestli { $player } ještě může něco vyložit
