### Učení: cesty všech her a průvodce vedle stolu.

web-menu-learn = Naučit se
web-learn-heading = Nauč se hru za dvacet minut
web-learn-again = Vítej zpátky.
web-learn-again-name = Vítej zpátky, { $name }.
web-learn-next =
    { $minutes ->
        [one] Na řadě je „{ $title }“ ({ $game }): { $minutes } minuta u skutečného stolu. Skončit můžeš kdykoli, místo se pamatuje.
        [few] Na řadě je „{ $title }“ ({ $game }): { $minutes } minuty u skutečného stolu. Skončit můžeš kdykoli, místo se pamatuje.
       *[other] Na řadě je „{ $title }“ ({ $game }): { $minutes } minut u skutečného stolu. Skončit můžeš kdykoli, místo se pamatuje.
    }
web-learn-next-game = Všechny lekce hry { $game } máš za sebou. Zbývá zahrát si ji celou: proti začátečníkovi a s průvodcem, který tu a tam poradí.
web-learn-guided = soupeř je začátečník
web-learn-all-done = Všechny lekce máš za sebou. Stoly čekají.
web-learn-go = Pokračovat: { $title }
web-learn-begin = Začít: { $title }
web-learn-free = bez čtení pravidel
web-learn-start = Začni tady
web-learn-done = hotovo { $done } { PREPOSITION("z", $count) } { $count }
web-learn-lessons =
    { $count ->
        [one] { $count } lekce, { $minutes } min
        [few] { $count } lekce, { $minutes } min
       *[other] { $count } lekcí, { $minutes } min
    }
web-learn-minutes = { $minutes } min
web-learn-minutes-done = { $minutes } min · hotovo
web-learn-first-game = První hra s průvodcem
web-learn-another-game = Další hra s průvodcem
web-learn-any-time = kdykoli
web-learn-ready = jdi do toho
web-learn-none = Žádná z nainstalovaných her zatím nic neučí.
web-offer = Hraješ to poprvé?
web-offer-about =
    { $minutes ->
        [one] Lekce „{ $title }“ trvá { $minutes } minutu. Stůl na tebe počká.
        [few] Lekce „{ $title }“ trvá { $minutes } minuty. Stůl na tebe počká.
       *[other] Lekce „{ $title }“ trvá { $minutes } minut. Stůl na tebe počká.
    }
web-offer-take = Do lekce
web-offer-decline = Ne, hrát
web-lobby-first = Poprvé?
web-lobby-first-minutes =
    { $minutes ->
        [one] lekce, { $minutes } minuta
        [few] lekce, { $minutes } minuty
       *[other] lekce, { $minutes } minut
    }
web-lobby-onward = Učíš se dál
web-lobby-onward-lesson = Na řadě je { $number }. lekce { PREPOSITION("z", $count) } { $count }: { $title }, { $minutes } min.
web-lobby-onward-game = Všechny lekce máš za sebou. Teď celá hra: proti začátečníkovi, s průvodcem po boku.
web-lobby-onward-go = Pokračovat v lekcích
web-lobby-lesson = Další lekce, { $minutes } min
web-lesson-number = { $number }. lekce:
web-lesson-of = { $game }, { $number }. lekce { PREPOSITION("z", $count) } { $count }
web-lesson-guide = Průvodce
web-lesson-leave = Odejít z lekce; místo se pamatuje
web-lesson-here = Tady
web-lesson-begin = Začít
web-lesson-task = Tvůj úkol
web-lesson-task-alone = Teď bez ukazování
web-lesson-task-stands = Tvůj úkol platí dál
web-lesson-lit = Klikni na to, co svítí.
web-lesson-alone = Nic nesvítí: už víš jak.
web-lesson-goes-on = Tvůj tah pokračuje: odpověz, na co se stůl ptá.
web-lesson-not-yet = Zatím ne.
web-lesson-waits = zatím ne
web-lesson-more = celé znění
web-lesson-chosen = Tvoje volba počká
web-lesson-would = Nestalo se to, ale znamenalo by to:
web-lesson-would-points =
    { $way ->
        [more]
            { $count ->
                [one] O { $count } bod víc.
                [few] O { $count } body víc.
               *[other] O { $count } bodů víc.
            }
       *[fewer]
            { $count ->
                [one] O { $count } bod méně.
                [few] O { $count } body méně.
               *[other] O { $count } bodů méně.
            }
    }
web-lesson-would-ask = Pak přijde otázka: { $question }
web-lesson-unchanged = Nic se nestalo, tah je pořád tvůj.
web-lesson-choices = Možnosti, které stojí za srovnání
web-lesson-show = Ukaž mi to
web-lesson-back = Zpět
web-lesson-skip = Ke zkoušce
web-lesson-leave-check = Další lekce
web-lesson-step = Krok { $step } { PREPOSITION("z", $steps) } { $steps }
web-lesson-learnt = Co už umíš
web-lesson-part-done = Lekce je za tebou. Zbývá úloha, kterou vyřešíš bez pomoci.
web-lesson-to-check = Vyřešit bez pomoci
web-lesson-done = Lekci „{ $title }“ máš hotovou.
web-done-title = { $title }: hotovo
web-done-known = Co teď umíš
web-done-check = Tvá zkouška: { $task }
web-done-way = Jak to při ní šlo
web-done-onward = Kam dál
web-lesson-next = Dál: { $title }
web-lesson-all = Všechny lekce
web-lesson-again = Ještě jednou

## Hra za minutu

web-minute = Za minutu
web-minute-theme = O čem to je
web-minute-goal = Kdo vyhraje
web-minute-turn = Tah
web-minute-end = Jak to probíhá a končí
web-minute-advice = Co se hodí vědět v první hře
web-minute-learn = Nauč se to u stolu: { $title }

## Průvodce v první celé hře

web-guide = Průvodce
web-guide-silences = průvodce umlčí
web-guide-switch = Průvodce: krátké poznámky v první hře proti počítačům
web-guide-better =
    { $points ->
        [one] Minulý tah šlo zahrát i jinak: { $option }. Když jsem si hru několikrát domyslel, vyneslo to asi o { $points } bod víc.
        [few] Minulý tah šlo zahrát i jinak: { $option }. Když jsem si hru několikrát domyslel, vyneslo to asi o { $points } body víc.
       *[other] Minulý tah šlo zahrát i jinak: { $option }. Když jsem si hru několikrát domyslel, vyneslo to asi o { $points } bodů víc.
    }
web-guide-better-undo = Tah ještě můžeš vzít zpět.
table-guide-end-turn = Tah je hotový a nikam se nespěchá. Tlačítkem Ukončit tah pustíš na řadu ostatní; kdo to nechce po každém tahu, vypne nahoře nebo v nabídce Konec tahu.
table-guide-farewell = Deset tahů jsem neměl co dodat: už se vyznáš. Odteď mlčím.

## Po celé hře s průvodcem

web-result-stood-in = zčásti hrál počítač ({ $names })
web-result-onward = Celá hra je za tebou. Jak chceš pokračovat?
web-result-stronger = Silnější soupeř: { $level }
web-result-learn = Naučit se další hru
