### Stránka stolu.

table-skip-to-decision = Přejít k rozhodnutí
table-connection-lost = Spojení se přerušilo. Zkouším to znovu…
table-your-move = Jsi na tahu
table-table-menu = Stůl
table-rules = Pravidla
table-sounds = Zvuky
table-notify = Upozornit mě
table-notify-here = Jen dokud je tahle stránka otevřená
table-notify-here-how = Upozornění od této stránky, když jsi na tahu a díváš se jinam
table-board = Herní plán
table-players = Hráči
table-talk = Deník a chat
table-journal = Deník
table-journal-empty = Zatím se nic nestalo.
table-journal-back = Předchozí
table-journal-on = Další
table-journal-earlier = Dřívější tahy
table-journal-you = Ty
table-since-your-turn = od tvého posledního tahu
table-chat = Chat
table-chat-say = Napiš něco ostatním
table-chat-send = Poslat
table-chat-empty = Zatím nikdo nic neřekl.
table-own-area = Tvoje oblast
table-confirm = Opravdu?
table-confirm-no = Ještě ne
table-confirm-yes = Ano
table-waiting-for-players = Hra začne, až budou všichni sedět
table-waiting-seats =
    { $count ->
        [one] Volné je ještě { $count } místo.
        [few] Volná jsou ještě { $count } místa.
       *[other] Volných je ještě { $count } míst.
    }
table-invitations = Pozvánky
table-game-closed = V této hře už pokračovat nejde
table-game-over = Hra skončila
table-winners =
    { $count ->
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
table-you-win = Vítězíš.
table-nobody-wins = Tentokrát nevítězí nikdo.
table-rival-wins = Tentokrát vítězí { $rival }.
table-see-result = Zobrazit výsledek
table-watch-replay = Přehrát záznam
table-waits-for = Na tahu: { $name }
table-because = Důvod:
table-choose-on-board = Vybrat můžeš to, co svítí.
table-undo = Vzít zpět
table-undo-nothing = Zatím není co vzít zpět
table-undo-revealed = Odkrylo se něco skrytého, a to už zpět vzít nejde
table-reset-turn = Začít tah znovu
table-redo = Znovu provést
table-hint = Poradit
table-hint-says = Počítač by vybral: { $option }
table-hint-says-then = Počítač by vybral: { $option }, { $then }
table-all-choices =
    { $count ->
        [one] Jediná možnost
        [2] Obě možnosti
        [few] Všechny { $count } možnosti
       *[other] Všech { $count } možností
    }
table-list-close = Zavřít seznam
table-row-back = Předchozí možnosti
table-row-on = Další možnosti
table-guest-number = Hráč { $number }
table-seat-nobody = zatím nikdo
table-company = Kdo je u stolu
table-away = { $name } je pryč.
table-seat-vacant = { $name } se vrátí přes nový odkaz.
table-away-left = Počítač smí zaskočit za
table-away-due = Hostitel teď může nechat hrát počítač.
table-plays-for = { $name }: zatím hraje počítač ({ $level }).
table-meanwhile =
    { $count ->
        [one] Počítač ({ $level }) mezitím za tebe hrál a jednou volil.
       *[other] Počítač ({ $level }) mezitím za tebe hrál a volil { $count }krát.
    }
table-meanwhile-how = Co se stalo, najdeš v deníku.
table-clock = Čas na jeden tah u tohoto stolu: { $time }
table-clock-so-far = zatím
table-clock-left = zbývá
table-clock-over = čas uplynul
table-stand-in-sure = Počítač ({ $level }) hraje, dokud se { $name } nevrátí, a pak hned přestane.
table-stand-in-yes = Ano, ať hraje
table-stand-in-own = Ať za mě hraje počítač
table-stand-in-own-sure = Počítač ({ $level }) bude volit za tebe, dokud se hry zase neujmeš.
table-new-links = Nový odkaz pro…
table-new-links-about = Kdo změnil zařízení nebo mu prohlížeč všechno zapomněl, dostane od tebe nový odkaz. Pro koho?
table-stand-in = { $name }: nechat zatím hrát počítač
table-hand-back = { $name }: vrátit místo
table-hand-back-own = Hrát zase osobně
table-step-through = Projít, co udělali ostatní
table-back-to-now = Zpět do přítomnosti
table-now = Teď
table-others-did = Co udělali ostatní
table-looks-back = Díváš se zpět:
table-looks-back-how = Deska ukazuje dřívější pozici.
table-looked-start = Hra začíná.
table-looked-own = Volíš.
table-looked-choice = { $name } volí.
table-pace = Tempo počítačů
table-pace-slow = Pomalu
table-pace-normal = Běžně
table-pace-fast = Rychle
table-pace-at-once = Hned
table-not-sent = Server neodpověděl. Nic se nezměnilo.
table-send-again = Poslat znovu
table-hint-thinking = Rádce si představuje, jak by hra mohla pokračovat…
table-hint-free = Je to jen rada: volit můžeš kdykoli a cokoli jiného.
table-hint-why = Proč?
table-hint-ended = Teď není co volit: ukonči tah, nebo vezmi něco zpět.
table-hint-others = Teď není co volit: na tahu je někdo jiný.
table-hint-close = Zavřít nápovědu
table-turn-done = Tvůj tah je hotový. Vezmi poslední volbu zpět, nebo ho ukonči.
table-turn-final = Tvůj tah je hotový. Prohlédni si, co odkryl, a pak ho ukonči.
table-end-turn = Ukončit tah
table-end-turns = Konec tahu
table-end-turns-how = Proti počítačům končit každý tah až tlačítkem, aby byl čas si ho prohlédnout a poslední volba šla vzít zpět
