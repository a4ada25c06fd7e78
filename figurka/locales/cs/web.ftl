### Stránky kolem stolů: herna, nový stůl, pozvánka, výsledek, záznam, pravidla, nápověda a chyby.

## Každá stránka

web-title = figurka: náročné eurohry, svobodně a zdarma
web-description = Náročné deskové eurohry v prohlížeči, s přáteli i proti počítači. Zdarma, otevřeně a bez účtu.
web-home = figurka, domů
web-skip = Přeskočit na obsah
web-menu = Hlavní nabídka
web-menu-play = Hrát
web-menu-rules = Pravidla
web-menu-help = Nápověda
web-settings = Jazyk a vzhled
web-language = Jazyk
web-theme = Vzhled
web-theme-system = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-me-nobody = Host
web-me-guest = účet není potřeba
web-me-change = Změnit jméno
web-me-name = Tvé jméno u stolu
web-me-save = Uložit
web-me-about = Vidí ho jen ostatní u tvých stolů.
web-me-page = Moje stoly, jiná zařízení
web-me-heading = Tvoje stránka
web-me-lead = Účet tu není: všechno, co máš, si pamatuje tento prohlížeč.
web-me-ended =
    { $count ->
        [one] a { $count } dohraná hra
        [few] a { $count } dohrané hry
        [many] a { $count } dohrané hry
       *[other] a { $count } dohraných her
    }
web-carry-heading = Hrát na jiném zařízení
web-carry-about = Odkaz přenese všechna tvá místa do telefonu nebo jiného prohlížeče. Platí jednou a deset minut. Tady ti zůstanou také.
web-carry-make = Vytvořit odkaz
web-carry-open = Naskenuj to druhým zařízením, nebo tam odkaz otevři.
web-carry-link = Odkaz pro druhé zařízení
web-carry-left = Zbývá:
web-carry-over = nic; vytvoř nový odkaz
web-carry-careful = Nikomu ho neukazuj: kdo ho otevře první, hraje místo tebe.
web-carry-nothing = Zatím nikde nesedíš. Jakmile usedneš ke stolu, můžeš si odtud místo vzít na jiné zařízení.
web-carry-here = Hrát na tomto zařízení
web-carry-here-about = Tvá místa se přidají k těm, která tento prohlížeč už má. Odkaz pak už znovu použít nepůjde.
web-carry-take = Vzít si místa sem
web-carry-gone = Tento odkaz už neplatí
web-link-new = Nový odkaz
web-link-sure = Vytvořit nový odkaz? ({ $player })
web-link-about = Kdo na tomto místě teď hraje ({ $player }), ihned přijde o místo na všech zařízeních. Udělej to, jen když { $player } nemá své zařízení nebo prohlížeč na místo zapomněl. V deníku to uvidí všichni.
web-link-here = Z tohoto místa se právě teď někdo na stůl dívá.
web-link-make = Vytvořit nový odkaz
web-link-ready = Odkaz na místo: { $player }
web-link-send = Nikomu jinému ho neposílej: kdo ho otevře první, usedne sem. Hra počká.
web-link-qr = Odkaz jako QR kód
web-link-back = Zpět ke stolu
web-one-screen = jedna obrazovka
web-curtain = Předej obrazovku: { $player }
web-curtain-about = Z karet není vidět nic, dokud obrazovku nepřevezme ten, kdo je na řadě.
web-curtain-show = To jsem já, { $player }: ukázat
web-one-screen-tip = U jedné obrazovky hraje víc lidí: jeden prohlížeč má víc míst.
web-foot-free = Zdarma, otevřený kód, bez reklam a bez sledování.
web-foot-rules = otevře pravidla.
web-foot-note = Neoficiální projekt, s žádným vydavatelem nespojený. Vydané hry rozhodně stojí za to mít doma.
web-copy = Kopírovat
web-copied = Zkopírováno
web-to-lobby = Do herny
web-try-again = Zkusit znovu
web-search = Hledat

## Čas

web-time-now = chvilku
web-time-minutes = { $count } min
web-time-hours = { $count } h
web-time-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
web-time-long = { $hours } h { $minutes } min
web-date = { $day }. { $month ->
        [1] ledna
        [2] února
        [3] března
        [4] dubna
        [5] května
        [6] června
        [7] července
        [8] srpna
        [9] září
        [10] října
        [11] listopadu
       *[12] prosince
    }

## Herna

web-lobby-heading = Co si dnes zahrajeme?
web-lobby-how = Vyber hru a stiskni „Hrát hned“: počítačoví hráči usednou okamžitě.
web-games = Hry
web-games-none = Není tu žádná hra. Nainstaluj figurku znovu, nebo přidej balíček s nějakou hrou.
web-opponents = Soupeři
web-fellows = Spoluhráči
web-alone = sólo
web-level = Úroveň
web-play = Hrát hned
web-new-table = Nový stůl
web-new-table-tip = S přáteli, nebo s vlastním nastavením
web-yours = Tvé stoly
web-yours-none = Zatím není nic rozehráno
web-yours-none-how = Tvé hry tu zůstanou, i když zavřeš prohlížeč nebo se server spustí znovu.
web-finished = Dohrané
web-finished-more =
    { $count ->
        [one] ještě { $count } dohraná hra
        [few] ještě { $count } dohrané hry
        [many] ještě { $count } dohrané hry
       *[other] ještě { $count } dohraných her
    }
web-open = Otevřené stoly
web-open-none = Žádný stůl zatím není otevřený
web-open-none-how = Otevři nějaký a nech jedno místo volné pro kohokoli.
web-invited = Máš pozvánku?
web-invited-paste = vlož její odkaz
web-join = Přisednout
web-turn = { $turn }. tah
web-state-yours = jsi na tahu
web-state-waits = { $player }, už { $since }
web-state-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
web-state-full = plno
web-state-gathering = čeká na hráče
web-won-by = vítězí { $names }
web-closed = uzavřeno
web-lost = Stůl, který nejde ukázat
web-won-nobody = prohráno
web-way-sit = Ke stolu
web-way-look = Nahlédnout
web-way-watch = Sledovat
web-way-result = Výsledek
web-seat-open = volné místo
web-seat-agent = { $name }, počítač ({ $level })
web-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }

## Nový stůl

web-how-many = Kolik vás bude?
web-screens = U čeho hrajete?
web-screens-many = Každý u svého zařízení
web-screens-one = Všichni tady
web-screens-hint = Všichni hrají tady, a kdo je na řadě, tomu obrazovku předáte. Nikdo se nezve.
web-screens-name = Jméno na { $seat }. místě
web-name-hint = Uvidí ho spoluhráči a zapamatuje se pro příště.
web-who-sits = Kdo kde sedí?
web-seat = { $seat }. místo
web-sits-you = Ty
web-sits-friend = Přítel
web-sits-anybody = Kdokoli
web-sits-agent = Počítač, { $level }
web-setting-level = Tvůj soupeř
web-setting-many = kolik chceš
web-advanced = Další nastavení
web-seed = Zopakovat hru: její semínko
web-turn-time = Kolik času je na tah?
web-turn-time-any = bez omezení
web-turn-time-hint = Pro hry na několik dní: po této době, a ne dřív, smí každý u stolu nechat hrát počítač, dokud se hráč nevrátí.
web-patience = Jak dlouho čekat na toho, kdo je pryč?
web-patience-hint = Po této době smí hostitel nechat hrát počítač, dokud se hráč nevrátí. Kde je čas na tah, neplatí.
web-table-title = Název stolu
web-table-title-example = Páteční večer
web-who-sees = Kdo se smí dívat?
web-private = Jen pozvaní
web-private-hint = Stůl najde jen ten, kdo má odkaz.
web-public = Všichni
web-public-hint = Stůl je vidět v herně a dívat se může kdokoli.
web-create = Připravit stůl

## Čekání a host ve dveřích

web-gather-missing =
    { $count ->
        [one] Jedno místo je ještě volné. Pošli jeho odkaz někomu z přátel, nebo tam posaď počítač.
        [few] { $count } místa jsou ještě volná. Pošli odkazy přátelům, nebo tam posaď počítače.
        [many] { $count } místa je ještě volného. Pošli odkazy přátelům, nebo tam posaď počítače.
       *[other] { $count } míst je ještě volných. Pošli odkazy přátelům, nebo tam posaď počítače.
    }
web-gather-all = Všichni jsou tady. Hra může začít.
web-gather-host = Hru začne { $player }, jakmile tu budou všichni.
web-chair-you = ty
web-chair-here = u stolu
web-chair-away = zrovna pryč
web-chair-free = Volné místo
web-chair-invite = Kdo otevře tento odkaz, usedne sem.
web-chair-anybody = Volné pro kohokoli z herny.
web-chair-link = Pozvánka na { $seat }. místo
web-chair-code = QR kód
web-reach-here = Tyto odkazy se otevřou jen na tomto počítači. Aby fungovaly i na jiných zařízeních ve stejné síti, ukonči figurku a spusť ji příkazem
web-reach-here-stays = Tvé stoly zůstanou.
web-reach-network = Tyto odkazy vedou na adresu tohoto počítače v místní síti: otevře je každý, kdo je k ní připojen.
web-chair-computer = Počítač
web-chair-computer-sure = Počítač ({ $level }) tu bude hrát od začátku. Kdo odkaz otevře později, převezme to po něm.
web-begin = Začít hru
web-begin-sure = Počítač ({ $level }) bude hrát za všechny, kdo nepřišli. Kdo odkaz otevře později, převezme to po něm.
web-begin-computers =
    { $count ->
        [one] Začít s počítačem na volném místě
        [few] Začít s počítači na volných místech
        [many] Začít s počítači na volných místech
       *[other] Začít s počítači na volných místech
    }
web-door-heading = { $player } tě zve ke hře
web-door-clock = Čas na každý tah: { $time }.
web-door-what = { $game }, stůl „{ $table }“.
web-door-yours = tvé místo
web-door-full = Všechna místa jsou obsazená
web-door-full-how = Můžeš se dívat, nebo si v herně otevřít vlastní stůl.
web-sit-down = Posadit se

## Výsledek

web-result-won =
    { $points ->
        [one] { $player } vítězí { PREPOSITION("s", $points) } { $points } bodem
        [few] { $player } vítězí { PREPOSITION("s", $points) } { $points } body
        [many] { $player } vítězí { PREPOSITION("s", $points) } { $points } bodu
       *[other] { $player } vítězí { PREPOSITION("s", $points) } { $points } body
    }
web-result-you =
    { $points ->
        [one] Vítězíš { PREPOSITION("s", $points) } { $points } bodem
        [few] Vítězíš { PREPOSITION("s", $points) } { $points } body
        [many] Vítězíš { PREPOSITION("s", $points) } { $points } bodu
       *[other] Vítězíš { PREPOSITION("s", $points) } { $points } body
    }
web-result-shared =
    { $points ->
        [one] O vítězství se dělí { $players }, každý má { $points } bod
        [few] O vítězství se dělí { $players }, každý má { $points } body
        [many] O vítězství se dělí { $players }, každý má { $points } bodu
       *[other] O vítězství se dělí { $players }, každý má { $points } bodů
    }
web-result-solo-won = Vítězství je tvé
web-result-solo-shared = O vítězství se dělíte: ty a { $rival }
web-result-solo-lost = Tentokrát vítězí { $rival }
web-result-together =
    { $seats ->
        [1] Vítězíš
       *[other] Stůl vítězí společně
    }
web-result-together-lost =
    { $seats ->
        [1] Tentokrát prohráváš
       *[other] Stůl společně prohrál
    }
web-why-ahead =
    { $who ->
        [you]
            { $count ->
                [one] Jsi na druhém místě, o { $count } bod méně.
                [few] Jsi na druhém místě, o { $count } body méně.
                [many] Jsi na druhém místě, o { $count } bodu méně.
               *[other] Jsi na druhém místě, o { $count } bodů méně.
            }
       *[other]
            { $count ->
                [one] Druhé místo: { $player }, o { $count } bod méně.
                [few] Druhé místo: { $player }, o { $count } body méně.
                [many] Druhé místo: { $player }, o { $count } bodu méně.
               *[other] Druhé místo: { $player }, o { $count } bodů méně.
            }
    }
web-why-tie =
    { $who ->
        [you] Stejně bodů máš i ty: rozhodlo až to, co platí při shodě.
       *[other] Stejně bodů má i { $player }: rozhodlo až to, co platí při shodě.
    }
web-why-most =
    { $count ->
        [one] Největší rozdíl: { $source }, o { $count } bod.
        [few] Největší rozdíl: { $source }, o { $count } body.
        [many] Největší rozdíl: { $source }, o { $count } bodu.
       *[other] Největší rozdíl: { $source }, o { $count } bodů.
    }
web-why-against =
    { $who ->
        [you] Oproti tobě
       *[other] Oproti hráči { $player }
    }
web-why-shared = Shoda ve všem, až do posledního kritéria.
web-why-together = Cíle se podařilo dosáhnout včas.
web-why-together-lost = Cíle se včas dosáhnout nepodařilo. Příště to půjde lépe.
web-wants = Co chybělo
web-wants-look = Podívat se na stůl tehdy
web-of = { $count } { PREPOSITION("z", $goal) } { $goal }
web-goal = cíl { $goal }
web-short =
    { $count ->
        [one] do cíle chybí { $count } bod
        [few] do cíle chybí { $count } body
        [many] do cíle chybí { $count } bodu
       *[other] do cíle chybí { $count } bodů
    }
web-missing-step = chybí
web-replay-watch = Přehrát záznam
web-again = Hrát znovu
web-share = Sdílet
web-share-how = Kdo má tento odkaz, uvidí výsledek i záznam.
web-share-link = Odkaz na tento výsledek
web-sources = Odkud jsou body
web-score-points = Body
web-as-table = Jako tabulka
web-sum = Součet
web-course = Průběh hry
web-course-about = body po každém tahu
web-course-label = Body po jednotlivých tazích, počet tahů: { $turns }
web-course-none = Na graf byla hra příliš krátká.
web-course-years = body na konci každého roku
web-course-label-years = Body po jednotlivých letech, počet let: { $turns }
web-chart-start = začátek
web-chart-year = { $year }. rok
web-chart-goal =
    { $seats ->
        [1] cíl { $goal }
       *[other] každý { $goal }
    }
web-chart-slip = mimo dosah
web-moments = Klíčové okamžiky
web-moments-about = po otevření uvidíš stůl, jak tehdy vypadal
web-moment = Klíčový okamžik { $number }
web-moment-lead =
    { $who ->
        [you] Jdeš do čela a zůstaneš tam
       *[other] { $player } jde do čela a zůstane tam
    }
web-moment-ahead =
    { $who ->
        [you]
            { $count ->
                [one] Máš největší náskok: { $count } bod
                [few] Máš největší náskok: { $count } body
                [many] Máš největší náskok: { $count } bodu
               *[other] Máš největší náskok: { $count } bodů
            }
       *[other]
            { $count ->
                [one] { $player } má největší náskok: { $count } bod
                [few] { $player } má největší náskok: { $count } body
                [many] { $player } má největší náskok: { $count } bodu
               *[other] { $player } má největší náskok: { $count } bodů
            }
    }
web-moment-jump =
    { $who ->
        [you]
            { $count ->
                [one] Získáváš najednou { $count } bod
                [few] Získáváš najednou { $count } body
                [many] Získáváš najednou { $count } bodu
               *[other] Získáváš najednou { $count } bodů
            }
       *[other]
            { $count ->
                [one] { $player } získává najednou { $count } bod
                [few] { $player } získává najednou { $count } body
                [many] { $player } získává najednou { $count } bodu
               *[other] { $player } získává najednou { $count } bodů
            }
    }
web-moment-final = Sečteno až na konci hry.
web-moment-score =
    { $score ->
        [one] Po tomto tahu celkem { $score } bod.
        [few] Po tomto tahu celkem { $score } body.
        [many] Po tomto tahu celkem { $score } bodu.
       *[other] Po tomto tahu celkem { $score } bodů.
    }

## Záznam

web-replay = Záznam
web-replay-turn = { $player }, { $turn }. tah { PREPOSITION("z", $turns) } { $turns }
web-replay-steps = Procházet hru
web-replay-first = Na začátek
web-replay-back-turn = O tah zpět
web-replay-back = O volbu zpět
web-replay-play = Přehrávat
web-replay-pause = Pozastavit
web-replay-next = O volbu dál
web-replay-next-turn = O tah dál
web-replay-last = Na konec
web-replay-way = Místo ve hře
web-replay-go = Přejít tam
web-replay-from = odtud
web-replay-play-on = Hrát odsud dál
web-replay-play-on-how = Nový cvičný stůl od této chvíle, proti počítačům
web-replay-link = Odkaz na tuto chvíli
web-replay-eyes = Číma očima
web-replay-eyes-of = Očima hráče { $player }

## Rozbor

web-analysis = Rozbor
web-analysis-open = Rozebrat partii
web-analysis-result = Výsledek
web-analysis-percent = { $percent } %
web-analysis-won =
    { $who ->
        [you] { $points ->
            [one] Výhra o { $points } bod
            [few] Výhra o { $points } body
           *[other] Výhra o { $points } bodů
        }
       *[other] { $points ->
            [one] { $player }: výhra o { $points } bod
            [few] { $player }: výhra o { $points } body
           *[other] { $player }: výhra o { $points } bodů
        }
    }
web-analysis-lost-by =
    { $who ->
        [you] { $points ->
            [one] Prohra o { $points } bod
            [few] Prohra o { $points } body
           *[other] Prohra o { $points } bodů
        }
       *[other] { $points ->
            [one] { $player }: prohra o { $points } bod
            [few] { $player }: prohra o { $points } body
           *[other] { $player }: prohra o { $points } bodů
        }
    }
web-analysis-won-tie =
    { $who ->
        [you] Výhra při shodě bodů
       *[other] { $player }: výhra při shodě bodů
    }
web-analysis-lost-tie =
    { $who ->
        [you] Prohra při shodě bodů
       *[other] { $player }: prohra při shodě bodů
    }
web-analysis-shared =
    { $who ->
        [you] Dělíš se o vítězství
       *[other] { $player } se dělí o vítězství
    }
web-analysis-alone =
    { $points ->
        [one] Nakonec { $points } bod
        [few] Nakonec { $points } body
       *[other] Nakonec { $points } bodů
    }
web-analysis-points = bodů
web-analysis-accuracy = přesnost
web-analysis-lost = ztráta
web-analysis-swings = Největší zvraty
web-analysis-no-swings = Žádný jednotlivý tah vyhlídky příliš nezměnil.
web-analysis-chance = Šance na výhru
web-analysis-way = Kam až tým dojde
web-analysis-way-short = cesta
web-analysis-way-label = Jakou část cesty měl tým urazit, tah po tahu
web-analysis-expected-team = { $chance } cesty
web-analysis-no-swings-team = Žádný jednotlivý tah tým o mnoho nezdržel.
web-analysis-unseen = Přesnost počítá jen to, co se našlo: menší ztráty zůstaly skryté.
web-analysis-way-about = Partie nanečisto se dohrávají podle citu, a tak se skoro nikdy nevyhrají; místo šance se proto ukazuje, kolik z potřebných bodů a vlivu tým nakonec má. Ztracené body jsou body celého týmu a stupeň vlivu je bod za každého hráče.
web-analysis-chance-short = šance
web-analysis-chance-own = po každém tvém tahu
web-analysis-chance-of = vždy po tahu ({ $player })
web-analysis-chance-team = odhad po každém tahu
web-analysis-chance-label = Jakou kdo měl šanci na výhru, tah po tahu
web-analysis-team = tým
web-analysis-turn = { $turn }. tah
web-analysis-turn-heading = { $turn }. tah
web-analysis-turns = Tvoje tahy
web-analysis-turns-of = Tahy: { $player }
web-analysis-worth = stojí za pohled, { $count }
web-analysis-all = všechny, { $count }
web-analysis-no-losses = Žádný tah neztratil nic, co by se dalo odlišit od náhody.
web-analysis-nothing-yet = Zatím nic.
web-analysis-was = Stůl, jak byl
web-analysis-see = Podívat se na stůl v té chvíli
web-analysis-before = Předchozí volba
web-analysis-after = Další volba
web-analysis-played = Zahráno
web-analysis-better = Lepší
web-analysis-tag-played = zahráno
web-analysis-tag-better = lepší
web-analysis-expected = { $points } b., { $chance }
web-analysis-brings = Co lepší tah přinese
web-analysis-line = Jak to většinou pokračuje v partiích nanečisto
web-analysis-against = A co přinese ten zahraný
web-analysis-play-on = Hrát odsud dál proti počítači
web-analysis-next = Další chyba
web-analysis-link = Kopírovat odkaz
web-analysis-brought = Co přináší
web-analysis-ahead = V konečném součtu o { $points } b. větší náskok než po druhé nejlepší volbě, ± { $error }.
web-analysis-margin = O kolik mohou být body vedle: v 19 případech z 20 ne o víc
web-analysis-lead = Ztracené body jsou z náskoku na nejlepšího soupeře, a proto jich může být víc než rozdíl vlastních.
web-analysis-method =
    { $games ->
        [one] Posouzeno podle toho, co bylo z tvého místa vidět, { $games } dohraná partie na tah. Ztráta tahu je obvykle známa na ± { $error } b., u jednotlivého tahu stojí jeho vlastní ±.
        [few] Posouzeno podle toho, co bylo z tvého místa vidět, { $games } dohrané partie na tah. Ztráta tahu je obvykle známa na ± { $error } b., u jednotlivého tahu stojí jeho vlastní ±.
       *[other] Posouzeno podle toho, co bylo z tvého místa vidět, { $games } dohraných partií na tah. Ztráta tahu je obvykle známa na ± { $error } b., u jednotlivého tahu stojí jeho vlastní ±.
    }
web-analysis-method-of =
    { $games ->
        [one] Posouzeno podle toho, co bylo z místa hráče { $player } vidět, { $games } dohraná partie na tah. Ztráta tahu je obvykle známa na ± { $error } b., u jednotlivého tahu stojí jeho vlastní ±.
        [few] Posouzeno podle toho, co bylo z místa hráče { $player } vidět, { $games } dohrané partie na tah. Ztráta tahu je obvykle známa na ± { $error } b., u jednotlivého tahu stojí jeho vlastní ±.
       *[other] Posouzeno podle toho, co bylo z místa hráče { $player } vidět, { $games } dohraných partií na tah. Ztráta tahu je obvykle známa na ± { $error } b., u jednotlivého tahu stojí jeho vlastní ±.
    }
web-analysis-deep = Posouzeno do hloubky.
web-analysis-deeper = Podívat se hlouběji
web-analysis-deeper-about = Desetkrát víc partií; trvá to několik minut
web-analysis-progress =
    { $total ->
        [one] Posouzeno { $done } { PREPOSITION("z", $total) } { $total } volby.
       *[other] Posouzeno { $done } { PREPOSITION("z", $total) } { $total } voleb.
    }
web-analysis-deeper-progress = Hlubší pohled: { $done } { PREPOSITION("z", $total) } { $total } voleb
web-analysis-again = Podívat se znovu

## Pravidla

web-rules-heading = { $game }: pravidla
web-rules-about = Vlastními slovy tohoto projektu a očíslovaná, aby každé vysvětlení u stolu mohlo své pravidlo jmenovat.
web-rules-search = Hledat pravidla, karty a místa
web-rules-found =
    { $count ->
        [0] nic nenalezeno
        [one] { $count } nález
        [few] { $count } nálezy
        [many] { $count } nálezu
       *[other] { $count } nálezů
    }
web-rules-all = ukázat vše
web-rules-nothing = Pro „{ $query }“ tu nic není
web-rules-nothing-how = Zkus kratší slovo nebo číslo pravidla.
web-contents = Obsah
web-see = Viz také
web-source-rulebook = Z pravidel hry
web-source-public = Z veřejných zpráv o hře
web-source-recalled = Po paměti, neověřeno podle žádného textu
web-source-designed = Rozhodnutí tohoto projektu
web-source-about = Odkud toto pravidlo je

## Nápověda

web-help-heading = Jak to u stolu chodí
web-help-lead = Pravidla předem znát nemusíš: stůl se ptá a ukazuje, co se dá zvolit.
web-help-table = Stůl na první pohled
web-help-board = Herní plán.
web-help-board-text = Co se dá zvolit, svítí. Klikni na to přímo tam, nebo na cokoli najeď a dozvíš se, co to je.
web-help-board-touch = Co se dá zvolit, svítí. Ťukni na to přímo tam, nebo na čemkoli podrž prst a dozvíš se, co to je.
web-help-decision = Rozhodnutí.
web-help-decision-text = Kdo je na tahu, co se po něm chce a kvůli čemu. Co nemá místo na plánu, je tady jako tlačítko.
web-help-others = Ostatní.
web-help-others-text = Co kdo má, na koho se čeká a jak dlouho už.
web-help-journal = Deník a chat.
web-help-journal-text = Vše, co se stalo, celými větami, a zvlášť to, co přibylo od tvého posledního tahu; vedle si můžete psát.
web-help-own = Tvá část stolu.
web-help-own-text = Tvá ruka a vše, co je tvé. Do ruky ti nikdo jiný nevidí, ledaže hrajete společnou hru s odkrytýma rukama.
web-help-keys = Na klávesnici
web-key-tab = na další věc, která se dá zvolit
web-key-arrows = na první věc, která se dá zvolit, a pak po plánu, kartách a odpovědích
web-key-enter = zvolit
web-key-escape = zavřít, co je otevřené
web-key-rules = otevřít pravidla
web-key-search = najít kartu, místo nebo pravidlo
web-key-undo = vzít zpět
web-key-redo = znovu provést, co bylo vzato zpět
web-key-hint = poradit
web-key-end = ukončit tah
web-key-pass = pasovat
web-key-bar = na odpovědi u otázky; mezi nimi dál šipkami
web-help-touch = Prstem
web-touch-tap = Ťuknutí
web-touch-tap-text = zvolí, co svítí, a všechno ostatní vysvětlí
web-touch-hold = Podržení
web-touch-hold-text = vysvětlí i to, co svítí, a nic nezvolí
web-touch-beside = Ťuknutí vedle
web-touch-beside-text = zavře, co je otevřené, a nic jiného neudělá
web-touch-tiles = Posunutí
web-touch-tiles-text = odkryje dlaždice, které se do lišty nevešly
web-help-questions = Otázky
web-ask-account = Potřebuji účet?
web-ask-account-text = Ne. Tvé místo patří tomuto prohlížeči; po novém načtení i po výpadku spojení se k němu vrátíš. Dokud nesedíš, může si na tvé místo sednout každý, kdo má tvou pozvánku.
web-ask-device = Můžu hrát dál na telefonu?
web-ask-device-text = Ano. Na tvé stránce, nahoře pod tvým jménem, je odkaz a QR kód, které tvá místa přenesou. Když na tebe prohlížeč zapomněl, dá ti hostitel nový odkaz; ten starý už pak neplatí.
web-ask-screen = Můžeme hrát u jedné obrazovky?
web-ask-screen-text = Ano, stačí to zvolit při zakládání stolu. Kdykoli je na řadě někdo jiný, obrazovka se zakryje a předá; a všichni vidí, že je to stůl pro jednu obrazovku. U každého jiného stolu má každý jedno místo: kdo stůl založil, nemůže si vzít i jeho volné místo.
web-ask-undo = Co můžu vzít zpět?
web-ask-undo-text = Vše ve svém tahu, dokud se neodkryje něco skrytého nebo se nerozhoduje někdo jiný.
web-ask-away = Co když někdo odejde?
web-ask-away-text = Stůl počká a nic se neztratí, ať to trvá jakkoli dlouho. Kdo se u stolu neukáže dvě minuty (nebo jak dlouho má stůl čekat), za toho může hostitel nechat hrát počítač: odpočet vidí všichni, a kdo se vrátí, hned zase hraje. O zastoupení si také můžeš říct. V pomalé hře, kde má každý tah svůj čas, to může udělat kdokoli u stolu, až ten čas uplyne, a dřív nikdo.
web-ask-lost = Co když mi vypadne spojení?
web-ask-lost-text = Stránka to řekne a zkouší to sama znovu. Každá přijatá volba je v bezpečí.
web-ask-secret = Mohou mi ostatní vidět do karet?
web-ask-secret-text = Ne. Co nemáš vědět, se do tvého prohlížeče nikdy nepošle, a nikdo to tam tedy ani nenajde.
web-ask-replay = Můžu se na hru podívat znovu?
web-ask-replay-text = Ano. Každá dohraná hra má záznam po tazích i po jednotlivých volbách a odkaz na každou chvíli.
web-help-go = Jdeme hrát

## Když se něco pokazí

web-error-missing = Tady žádný stůl není
web-error-missing-how = Stránka se mohla přestěhovat, nebo je odkaz neúplný. Zkontroluj adresu, nebo najdi svůj stůl v herně.
web-error-forbidden = Tohle místo není tvoje
web-error-forbidden-how = Otevři stůl v prohlížeči, ze kterého u něj hraješ, nebo si řekni o novou pozvánku.
web-error-gone = U tohoto stolu tu hrát dál nejde
web-error-gone-how = Není to tvoje chyba a nic se nesmazalo. V herně najdeš jiné stoly nebo si můžeš založit nový.
web-error-damaged = Tenhle stůl je poškozený
web-error-damaged-how = Jeho záznam na tomto serveru nejde přečíst. Není to tvoje chyba a ostatních stolů se to netýká.
web-error-refused = Takhle to nejde
web-error-refused-how = Nic se nezměnilo. Vrať se ke stolu a podívej se znovu.
web-error-hasty = Prosím, jedno po druhém
web-error-hasty-how = Přišlo toho moc najednou. Chvilku počkej a zkus to znovu; nic se neztratilo.
web-error-broken = Něco spadlo ze stolu
web-error-broken-how = Je to naše chyba, ne tvoje. Tvá hra je v bezpečí: každá přijatá volba je uložená. Zkus to za chvilku znovu.
web-error-away = Skříň s hrami je na chvíli zamčená
web-error-away-how = Co je třeba zapsat nebo vyhledat, musí počkat. Pravidla, lekce a hádanky si mezitím číst můžeš a nic se neztratí.
web-error-unclear = Tomu nejde rozumět
web-error-unclear-how = Nic se nezměnilo. Zkontroluj adresu nebo to, co jsi vyplnil, nebo se vrať do herny.
web-error-request = Když se zeptáš toho, kdo server provozuje, uveď tento požadavek: { $name }
web-companion-start = Začít
web-companion-go-on = Pokračovat
web-companion-start-another = Začít novou
web-why-companion = { $rival } končí { PREPOSITION("s", $points) } { $points } { $points ->
        [one] bodem
       *[other] body
    }; tvoje body se počítají u tvého stolu.
