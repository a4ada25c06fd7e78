# Co říká rádce

coach-now =
    { $points ->
        [one] 1 bod hned.
        [few] { $points } body hned.
       *[other] { $points } bodů hned.
    }
coach-source = { $points } { $source }
coach-in-the-end = Nakonec: { $sources }.
coach-rival = { $player } nakonec: { $points }.
coach-opens = Příště pak půjde: { $things }.
coach-then = Příště nejspíš: { $thing }.

coach-best =
    { $count ->
        [one] Jediná možnost
        [2] Obě možnosti
        [few] { $count } nejlepší možnosti
       *[other] { $count } nejlepších možností
    }
coach-equal =
    { $count ->
        [2] Dvě jsou zhruba stejné
        [few] { $count } jsou zhruba stejné
       *[other] { $count } jsou zhruba stejné
    }
coach-first-guess = Na první pohled
coach-measure-lead = čekaný náskok na konci
coach-measure-points = čekané body
coach-mark-best = nejlepší
coach-mark-less = o { $points } méně
coach-mark-equal = ± { $error }
coach-playouts =
    { $count ->
        [one] 1 představená partie
        [few] { $count } představené partie
       *[other] { $count } představených partií
    }
coach-longer = Přemýšlet déle
coach-lacks = Nic tu nevyčnívá: vyjde to skoro nastejno.
