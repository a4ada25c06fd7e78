### Úlohy: sbírka a úloha u stolu.

web-menu-puzzles = Úlohy
web-puzzle = Úloha
web-puzzle-daily = Úloha dne
web-puzzle-rated = obtížnost
web-puzzle-origin =
    { $seats ->
        [2] Z partie ve dvou, tvůj { $turn }. tah.
        [3] Z partie ve třech, tvůj { $turn }. tah.
        [4] Z partie ve čtyřech, tvůj { $turn }. tah.
       *[other] Počet hráčů v partii: { $seats }, tvůj { $turn }. tah.
    }
web-puzzle-standing =
    { $way ->
        [leads]
            { $points ->
                [one] Vedeš o { $points } bod, druhý hráč: { $name }.
                [few] Vedeš o { $points } body, druhý hráč: { $name }.
               *[other] Vedeš o { $points } bodů, druhý hráč: { $name }.
            }
        [trails]
            { $points ->
                [one] { $name } má o { $points } bod víc než ty.
                [few] { $name } má o { $points } body víc než ty.
               *[other] { $name } má o { $points } bodů víc než ty.
            }
       *[even] { $name } má stejně bodů jako ty.
    }
web-puzzle-together = Hrajete spolu: nejlepší je to, co tým přivede nejblíž k cíli, i když už na něj nedosáhne.
web-puzzle-answers = Odpovědi
web-puzzle-whole = Přečíst odpovědi celé
web-puzzle-only =
    { $count ->
        [2] Tady se vybírá jen ze dvou možností s písmenem.
        [3] Tady se vybírá jen ze tří možností s písmenem.
       *[other] Tady se vybírá jen ze čtyř možností s písmenem.
    }
web-puzzle-hint = Napověz
web-puzzle-hint-tip = Škrtne jednu špatnou odpověď
web-puzzle-show = Ukaž
web-puzzle-show-tip = Ukáže řešení; úloha se pak počítá jako nevyřešená
web-puzzle-struck = škrtla nápověda
web-puzzle-is-right = Správně: { $answer }
web-puzzle-is-wrong = Není to nejlepší: { $answer }
web-puzzle-is-shown = Řešení: { $answer }
web-puzzle-better =
    { $points ->
        [one] O 1 bod lepší než druhá nejlepší možnost.
       *[other] O { $points } b. lepší než druhá nejlepší možnost.
    }
web-puzzle-weaker =
    { $points ->
        [one] O 1 bod slabší než nejlepší možnost.
       *[other] O { $points } b. slabší než nejlepší možnost.
    }
web-puzzle-points-weaker = bodů
web-puzzle-again = Zkusit znovu
web-puzzle-show-solution = Ukázat řešení
web-puzzle-next = Další úloha
web-puzzle-play-on = Hrát odsud dál
web-puzzle-play-on-tip = Vlastní stůl od této pozice, proti počítačům
web-puzzle-compared =
    { $count ->
        [2] Obě možnosti
        [3] Všechny tři
       *[other] Všechny čtyři
    }
web-puzzle-worlds =
    { $count ->
        [one] v bodech, { PREPOSITION("z", $count) } { $count } partie nanečisto
        [few] v bodech, každá { PREPOSITION("z", $count) } { $count } partií nanečisto
       *[other] v bodech, každá { PREPOSITION("z", $count) } { $count } partií nanečisto
    }
web-puzzle-own-rating = tvé hodnocení
web-puzzle-once = už se započítala
web-puzzle-share = { PREPOSITION("z", $count) } { $count } vyřešilo { $share } %
web-puzzle-row =
    { $count ->
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
       *[other] { $count } dnů v řadě
    }
web-puzzle-weekdays = P Ú S Č P S N

# Sbírka

web-puzzles-heading = Najdi nejlepší tah
web-puzzles-about = Pozice z odehraných partií, v nichž je jedna možnost jasně lepší než ostatní. Vyber ji přímo na herním stole.
web-puzzles-solved =
    { $solved ->
        [one] vyřešena { $solved } { PREPOSITION("z", $count) } { $count }
        [few] vyřešeny { $solved } { PREPOSITION("z", $count) } { $count }
       *[other] vyřešeno { $solved } { PREPOSITION("z", $count) } { $count }
    }
web-puzzles-start = Začít
web-puzzles-go-on = Pokračovat
web-puzzles-games = Hra
web-puzzles-themes = Téma
web-puzzle-all-games = všechny
web-puzzle-any-theme = vše
web-puzzles-none = Taková úloha tu zatím není.
web-puzzles-was-right = vyřešená
web-puzzles-was-wrong = nevyřešená
web-puzzles-new = zatím nezkoušená
web-puzzles-seats =
    { $count ->
        [2] ve dvou
        [3] ve třech
        [4] ve čtyřech
       *[other] hráčů: { $count }
    }
web-puzzles-solve = Vyřešit
web-puzzles-solve-again = Podívat se znovu
web-puzzles-day-done = Dnešní je vyřešená. Zítra přijde další.
