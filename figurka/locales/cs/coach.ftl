# Co říká rádce

coach-now =
    { $points ->
        [one] 1 bod hned.
        [few] { $points } body hned.
       *[other] { $points } bodů hned.
    }
coach-source = { $points } { $source }
coach-beside-next = Nakonec proti další možnosti: { $sources }.
coach-beside-best = Nakonec proti nejlepší možnosti: { $sources }.
coach-rival-more = { $player } získá asi o { $points } b. víc.
coach-rival-fewer = { $player } získá asi o { $points } b. méně.
coach-opens = Příště půjde nově: { $thing }.
coach-then = Příště nejspíš: { $thing }.
coach-step =
    { $turn ->
        [0] Ještě v tomto tahu: { $deed }
        [1] Příští tah: { $deed }
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
coach-first-guess = Na první pohled
coach-mark-best = nejlepší
coach-mark-less = o { $points } b. méně
coach-mark-equal = ± { $error }
coach-playouts =
    { $count ->
        [one] 1 partie nanečisto
        [few] { $count } partie nanečisto
       *[other] { $count } partií nanečisto
    }
coach-longer = Přemýšlet déle
coach-lacks = Nic tu nevyčnívá: vyjde to skoro nastejno.
coach-decided = Delší přemýšlení by na tom sotva něco změnilo.

# Rozbor partie

coach-analysis-nothing = Žádný tah neztratil nic, co by se dalo odlišit od náhody.
coach-analysis-worst =
    { $points ->
        [one] Nejvíc stál tah { $turn }: { $played } (lepší: { $better }), asi 1 bod.
        [few] Nejvíc stál tah { $turn }: { $played } (lepší: { $better }), asi { $points } body.
       *[other] Nejvíc stál tah { $turn }: { $played } (lepší: { $better }), asi { $points } bodů.
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
