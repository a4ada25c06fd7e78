# Co říká rádce

coach-now =
    { $points ->
        [one] 1 bod hned.
        [few] { $points } body hned.
       *[other] { $points } bodů hned.
    }
coach-now-range = Bodů hned: { $least } až { $most }.
coach-times = { $count }×: { $what }
coach-meant = Myšleno takto: { $thing }.
coach-source = { $source } { $points }
coach-beside-next = Body na konci oproti druhé nejlepší volbě: { $sources }.
coach-beside-best = Body na konci oproti nejlepší volbě: { $sources }.
coach-rival-more = { $player } získá asi o { $points } b. víc.
coach-rival-fewer = { $player } získá asi o { $points } b. méně.
coach-opens = Umožní ti jako příští tah: { $thing }.
coach-then = Tvůj příští tah nejspíš: { $thing }.
coach-step =
    { $turn ->
        [0] Ještě v tomto tahu: { $deed }
        [1] Pak: { $deed }
       *[other] Potom: { $deed }
    }

coach-best =
    { $count ->
        [one] Jediná možnost
        [2] Obě možnosti
        [3] Tři nejlepší možnosti
        [few] { $count } nejlepší možnosti
       *[other] { $count } nejlepších možností
    }
coach-equal =
    { $count ->
        [2] Dvě jsou zhruba stejné
        [3] Tři jsou zhruba stejné
        [few] { $count } jsou zhruba stejné
       *[other] { $count } jsou zhruba stejné
    }
coach-open =
    { $count ->
        [2] Dvě, které od sebe nerozeznám
        [3] Tři, které od sebe nerozeznám
        [few] { $count }, které od sebe nerozeznám
       *[other] { $count }, které od sebe nerozeznám
    }
coach-first-guess = Na první pohled, podle citu
coach-few-worlds = Podle citu a jen několika partií nanečisto
coach-mark-best = nejlepší
coach-mark-less = o { $points } b. méně
coach-mark-equal = ± { $error }
coach-margin = ± říká, o kolik může být údaj vedle: v 19 případech z 20 ne o víc.
coach-playouts =
    { $count ->
        [one] 1 partie nanečisto
        [few] { $count } partie nanečisto
       *[other] { $count } partií nanečisto
    }
coach-others =
    { $count ->
        [one] Ještě jedna možnost, brzy opuštěná, může být stejně dobrá.
        [few] Ještě { $count } možnosti, brzy opuštěné, mohou být stejně dobré.
       *[other] Ještě { $count } možností, brzy opuštěných, může být stejně dobrých.
    }
coach-longer = Přemýšlet déle
coach-decided = Delší přemýšlení by na tom sotva něco změnilo.

# Rozbor partie

coach-analysis-nothing = Žádný tah neztratil nic, co by se dalo odlišit od náhody.
coach-analysis-little = Žádný tah nestál ani bod, který by se dal odlišit od náhody.
coach-deed-with = { $deed }: { $thing }
coach-analysis-worst =
    { $points ->
        [one] Nejvíc stál tah { $turn }, asi 1 bod: { $played }. Lepší volba: { $better }.
        [few] Nejvíc stál tah { $turn }, asi { $points } body: { $played }. Lepší volba: { $better }.
       *[other] Nejvíc stál tah { $turn }, asi { $points } bodů: { $played }. Lepší volba: { $better }.
    }
coach-analysis-often =
    { $points ->
        [one] Nejvíc se ztratilo tady: { $theme }. Počet voleb: { $times }, dohromady asi 1 bod.
        [few] Nejvíc se ztratilo tady: { $theme }. Počet voleb: { $times }, dohromady asi { $points } body.
       *[other] Nejvíc se ztratilo tady: { $theme }. Počet voleb: { $times }, dohromady asi { $points } bodů.
    }

# O čem rozhodnutí je

coach-theme-placing = umístění
coach-theme-timing = načasování
coach-theme-payment = placení
coach-theme-goods = suroviny
coach-theme-cards = karty
coach-theme-building = stavby
coach-theme-tracks = stupnice
coach-theme-conquest = dobývání
coach-theme-wine = víno
coach-theme-trade = obchod
coach-theme-last = poslední tahy

# Jak dobrá volba byla

coach-quality-brilliant = skvělá
coach-quality-good = dobrá
coach-quality-inaccuracy = nepřesnost
coach-quality-mistake = chyba
coach-quality-a-brilliant = skvělá volba
coach-quality-a-good = dobrá volba
coach-quality-a-inaccuracy = nepřesnost
coach-quality-a-mistake = chyba
coach-quality-about-brilliant = Jasně nejlepší volba, a ne ta, která napadne jako první.
coach-quality-about-good = Nic, co by bylo jistě lepší, se nenašlo.
