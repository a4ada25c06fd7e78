### Dálava u stolu: otázky, možnosti, zápis hry, důvody odmítnutí a skóre.

## Otázky

farshore-ask-turn = Co uděláš?
farshore-ask-redraw = Necháš si počáteční karty, nebo je vyměníš za nové?
farshore-ask-way = Jak kartu { $because } vyložíš?
farshore-ask-payment = Čím za kartu { $because } zaplatíš?
farshore-ask-gain = Kterou surovinu získáš?
farshore-ask-gain-more =
    { $count ->
        [few] Kterou surovinu získáš (zbývají { $count })?
       *[other] Kterou surovinu získáš (zbývá { $count })?
    }
farshore-ask-unpack = Kterou surovinu si z karty { $because } vezmeš?
farshore-ask-unpack-more =
    { $count ->
        [few] Kterou surovinu si z karty { $because } vezmeš (zbývají { $count })?
       *[other] Kterou surovinu si z karty { $because } vezmeš (zbývá { $count })?
    }
farshore-ask-exchange = Co směníš?
farshore-ask-discard = Kterou kartu odložíš (nejvýš { $count })?
farshore-ask-discard-again = Kterou kartu odložíš (ještě nejvýš { $count })?
farshore-ask-discard-needed = Kterou kartu odložíš, aby šla vyložit karta { $card } (ještě aspoň { $count })?
farshore-ask-draw = Kterou kartu si dobereš?
farshore-ask-draw-more =
    { $count ->
        [few] Kterou kartu si dobereš (zbývají { $count })?
       *[other] Kterou kartu si dobereš (zbývá { $count })?
    }
farshore-ask-bay = Kterou kartu si vezmeš ze Zátoky?
farshore-ask-bay-more =
    { $count ->
        [few] Kterou kartu si vezmeš ze Zátoky (zbývají { $count })?
       *[other] Kterou kartu si vezmeš ze Zátoky (zbývá { $count })?
    }
farshore-ask-give = Kterou surovinu daruješ (nejvýš { $count })?
farshore-ask-give-again = Kterou surovinu daruješ (ještě nejvýš { $count })?
farshore-ask-give_card = Kterou kartu dáš soupeři (není-li komu, odložíš ji) výměnou za 1 surovinu a dobrání 1 karty?
farshore-ask-receiver = Kdo to dostane?
farshore-ask-may_draw = Dobereš si kartu?
farshore-ask-production = Kterou zelenou kartu teď aktivuješ?
farshore-ask-activate = Kterou zelenou kartu aktivuješ?
farshore-ask-reaction = Která z tvých karet má teď zareagovat?
farshore-ask-sacrifice = Kterou kartu odložíš z města?
farshore-ask-map = Který mapový dílek si vezmeš?
farshore-ask-copy = Které místo napodobíš?
farshore-ask-play = Kterou kartu vyložíš?
farshore-ask-cards_or_resources = Dobereš si karty, nebo získáš suroviny?
farshore-ask-move_from = Odkud pomocníka přesuneš?
farshore-ask-move_to = Kam pomocníka přesuneš?
farshore-ask-tide = Který ostrov zaplaví příliv?

## Co která možnost znamená

farshore-label-hand-turn = Vyložit z ruky kartu { $card }
farshore-label-bay-turn = Vyložit ze Zátoky kartu { $card }
farshore-label-hand-play = Vyložit z ruky kartu { $card }
farshore-label-bay-play = Vyložit ze Zátoky kartu { $card }
farshore-label-hand-discard = Odložit kartu { $card }
farshore-label-hand-give_card = Předat kartu { $card }
farshore-label-bay-bay = Vzít si kartu { $card }
farshore-label-bay-draw = Vzít si ze Zátoky kartu { $card }
farshore-label-unpack = { $resource } (na kartě { $count })
farshore-label-way-pay = Zaplatit
farshore-label-way-helper = Využít kartu { $card }
farshore-label-way-helper-leaves = Využít kartu { $card }, která tím opustí město
farshore-label-way-anchor-worker = Položit kotvu na kartu { $card }, kde stojí tvůj pomocník
farshore-label-visit-place = Poslat pomocníka: { $place }
farshore-label-bridge-deck = Dobrat 5 karet z balíčku
farshore-label-bridge-resources = Získat 2 suroviny podle vlastní volby
farshore-label-way-anchor = Položit kotvu na kartu { $card }
farshore-label-payment = Zaplatit { $parts }
farshore-label-payment-nothing = Neplatit nic
farshore-label-seat = { $player }
farshore-label-visit-bare = Poslat pomocníka na kartu { $card }
farshore-label-visit-anchor = Poslat pomocníka na kartu { $card } (s kotvou)
farshore-label-city-bare = { $card }
farshore-label-city-anchor = { $card } (s kotvou)
farshore-label-city-worker = { $card } (s pomocníkem)
farshore-label-city-both = { $card } (s kotvou a pomocníkem)

## Co která možnost doopravdy stojí

farshore-label-priced = { $label } – { $price }
farshore-price-ways =
    { $count ->
        [one] { $count } způsob placení
        [few] { $count } způsoby placení
        [many] { $count } způsobu placení
       *[other] { $count } způsobů placení
    }
farshore-price-ways-leaves = s odložením karty { $card }, { $price }
farshore-price-room =
    { $count ->
        [0] v ruce není místo na další karty
        [one] v ruce je místo jen na { $count } kartu
        [few] v ruce je místo jen na { $count } karty
        [many] v ruce je místo jen na { $count } karty
       *[other] v ruce je místo jen na { $count } karet
    }
farshore-price-and-room = { $price }, { $room }
farshore-price-free = zdarma
farshore-price-payment = za { $parts }
farshore-price-anchor = kotvou na kartě { $card }
farshore-price-helper = { $price } díky kartě { $card }
farshore-price-helper-leaves = { $price } díky odložení karty { $card }
farshore-price-sacrifice = město kvůli tomu opustí karta { $card }
farshore-price-discards =
    { $count ->
        [one] odložit musíš aspoň { $count } kartu
        [few] odložit musíš aspoň { $count } karty
        [many] odložit musíš aspoň { $count } karty
       *[other] odložit musíš aspoň { $count } karet
    }
farshore-price-discarded =
    { $count ->
        [one] { $count } odloženou kartu
        [few] { $count } odložené karty
        [many] { $count } odložené karty
       *[other] { $count } odložených karet
    }
farshore-price-plays = vyložíš kartu { $card }
farshore-price-plays-for = vyložíš kartu { $card } ({ $price })

## Na co se hra před volbou zeptá

farshore-caution-idle = { $place }: pomocník ti tam teď nic nepřinese.
farshore-caution-vain = Pomocník ti tu takhle nic nepřinese.
farshore-caution-full = V ruce nemáš místo, takže si nic nedobereš.
farshore-caution-spends = Když vyložíš kartu { $card }, { $parts }. Až ji vyložíš, tah už nepůjde vzít zpět.
farshore-spent-anchor =
    { $left ->
        [0] položíš na kartu { $card } poslední kotvu
        [few] položíš kotvu na kartu { $card } (zbudou ti { $left })
       *[other] položíš kotvu na kartu { $card } (zbude ti { $left })
    }
farshore-spent-treasures =
    { $left ->
        [0] utratíš { $amount } (žádný ti nezbude)
        [few] utratíš { $amount } (zbudou ti { $left })
       *[other] utratíš { $amount } (zbude ti { $left })
    }
farshore-spent-hand =
    { $count ->
        [one] odložíš z ruky kartu { $cards }
        [few] odložíš z ruky { $count } karty ({ $cards })
        [many] odložíš z ruky { $count } karty ({ $cards })
       *[other] odložíš z ruky { $count } karet ({ $cards })
    }
farshore-spent-card = odložíš z města kartu { $card }

## Prosté možnosti

farshore-option-done = Hotovo
farshore-option-decline = Nevyužít
farshore-option-prepare = Připravit se na další období
farshore-option-pass = Pasovat
farshore-option-discard_first = Nejdřív odložit karty a pak teprve vybírat
farshore-option-deck = Dobrat si z balíčku
farshore-option-rest = Všechny zbývající v tomto pořadí
farshore-option-stranded = Pomocník, který zůstal vedle města
farshore-option-keep = Nechat si tyto karty
farshore-option-redraw = Vyměnit celou ruku
farshore-option-resources = Získat suroviny

## Zápis hry

farshore-tell-gains =
    { $who ->
        [you] Získáváš { $amount }.
       *[other] { $player } získává { $amount }.
    }
farshore-tell-pays =
    { $who ->
        [you] Platíš { $amount }.
       *[other] { $player } platí { $amount }.
    }
farshore-tell-returns =
    { $who ->
        [you] Vracíš do zásoby { $amount }.
       *[other] { $player } vrací do zásoby { $amount }.
    }
farshore-tell-gives =
    { $who ->
        [you] { $other } od tebe dostává { $amount }.
       *[other]
            { $whom ->
                [you] { $player } ti dává { $amount }.
               *[other] { $player } daruje { $amount } hráči { $other }.
            }
    }
farshore-tell-gives-card =
    { $who ->
        [you] { $other } od tebe dostává kartu { $thing }.
       *[other] { $player } ti dává kartu { $thing }.
    }
farshore-tell-gives-card-hidden = { $player } předává kartu z ruky (dostává ji { $other }).
farshore-tell-draws =
    { $kinds ->
        [1]
            { $count ->
                [one] Dobíráš si kartu { $things }.
                [few] Dobíráš si { $count } karty { $things }.
                [many] Dobíráš si { $count } karty { $things }.
               *[other] Dobíráš si { $count } karet { $things }.
            }
       *[other] Dobíráš si karty { $things }.
    }
farshore-times = { $count }× { $thing }
farshore-tell-draws-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Dobíráš si { $count } kartu.
                [few] Dobíráš si { $count } karty.
                [many] Dobíráš si { $count } karty.
               *[other] Dobíráš si { $count } karet.
            }
       *[other]
            { $count ->
                [one] { $player } si dobírá { $count } kartu.
                [few] { $player } si dobírá { $count } karty.
                [many] { $player } si dobírá { $count } karty.
               *[other] { $player } si dobírá { $count } karet.
            }
    }
farshore-tell-loses-draws =
    { $who ->
        [you]
            { $count ->
                [one] Na { $count } další kartu už nemáš v ruce místo.
                [few] Na { $count } další karty už nemáš v ruce místo.
                [many] Na { $count } další karty už nemáš v ruce místo.
               *[other] Na { $count } dalších karet už nemáš v ruce místo.
            }
       *[other]
            { $count ->
                [one] { $player } nemá v ruce místo na { $count } další kartu.
                [few] { $player } nemá v ruce místo na { $count } další karty.
                [many] { $player } nemá v ruce místo na { $count } další karty.
               *[other] { $player } nemá v ruce místo na { $count } dalších karet.
            }
    }
farshore-tell-takes-bay =
    { $who ->
        [you] Bereš si ze Zátoky kartu { $thing }.
       *[other] { $player } si bere ze Zátoky kartu { $thing }.
    }
farshore-tell-discards = Odkládáš z ruky kartu { $thing }.
farshore-tell-discards-hidden = { $player } odkládá kartu z ruky.
    .several =
        { $count ->
            [one] { $player } odkládá z ruky { $count } kartu.
            [few] { $player } odkládá z ruky { $count } karty.
            [many] { $player } odkládá z ruky { $count } karty.
           *[other] { $player } odkládá z ruky { $count } karet.
        }
farshore-tell-redraws =
    { $who ->
        [you] Odkládáš celou ruku a bereš si { $count } nových karet.
       *[other] { $player } odkládá celou ruku a bere si { $count } nových karet.
    }
farshore-tell-reshuffles = Balíček došel, z odložených karet se míchá nový.
farshore-tell-plays =
    { $who ->
        [you] Vykládáš z ruky kartu { $thing }.
       *[other] { $player } vykládá z ruky kartu { $thing }.
    }
farshore-tell-plays-bay =
    { $who ->
        [you] Vykládáš ze Zátoky kartu { $thing }.
       *[other] { $player } vykládá ze Zátoky kartu { $thing }.
    }
farshore-tell-uses =
    { $who ->
        [you] Využíváš kartu { $thing }.
       *[other] { $player } využívá kartu { $thing }.
    }
farshore-tell-anchors =
    { $who ->
        [you] Pokládáš kotvu na kartu { $thing }.
       *[other] { $player } pokládá kotvu na kartu { $thing }.
    }
farshore-tell-loses =
    { $who ->
        [you] Odkládáš z města kartu { $thing }.
       *[other] { $player } odkládá z města kartu { $thing }.
    }
farshore-tell-activates =
    { $who ->
        [you] Aktivuješ kartu { $thing }.
       *[other] { $player } aktivuje kartu { $thing }.
    }
farshore-tell-visits =
    { $who ->
        [you] Posíláš pomocníka na místo { $thing }.
       *[other] { $player } posílá pomocníka na místo { $thing }.
    }
farshore-tell-visits-card =
    { $who ->
        [you] Posíláš pomocníka na kartu { $thing }.
       *[other] { $player } posílá pomocníka na kartu { $thing }.
    }
farshore-tell-copies =
    { $who ->
        [you] Napodobuješ místo { $thing }.
       *[other] { $player } napodobuje místo { $thing }.
    }
farshore-tell-takes-map =
    { $who ->
        [you] Bereš si { $thing-acc } s hodnotou { $count }.
       *[other] { $player } si bere { $thing-acc } s hodnotou { $count }.
    }
farshore-tell-sails =
    { $who ->
        [you]
            { $count ->
                [one] Posouváš loďku o { $count } pole.
                [few] Posouváš loďku o { $count } pole.
                [many] Posouváš loďku o { $count } pole.
               *[other] Posouváš loďku o { $count } polí.
            }
       *[other]
            { $count ->
                [one] { $player } posouvá loďku o { $count } pole.
                [few] { $player } posouvá loďku o { $count } pole.
                [many] { $player } posouvá loďku o { $count } pole.
               *[other] { $player } posouvá loďku o { $count } polí.
            }
    }
farshore-tell-sails-by =
    { $who ->
        [you]
            { $count ->
                [one] Posouváš loďku o { $count } pole ({ $thing }).
                [few] Posouváš loďku o { $count } pole ({ $thing }).
                [many] Posouváš loďku o { $count } pole ({ $thing }).
               *[other] Posouváš loďku o { $count } polí ({ $thing }).
            }
       *[other]
            { $count ->
                [one] { $player } posouvá loďku o { $count } pole ({ $thing }).
                [few] { $player } posouvá loďku o { $count } pole ({ $thing }).
                [many] { $player } posouvá loďku o { $count } pole ({ $thing }).
               *[other] { $player } posouvá loďku o { $count } polí ({ $thing }).
            }
    }
farshore-tell-sails-wind =
    { $who ->
        [you]
            { $count ->
                [one] Posouváš loďku po větru o { $count } pole ({ $thing }).
                [few] Posouváš loďku po větru o { $count } pole ({ $thing }).
                [many] Posouváš loďku po větru o { $count } pole ({ $thing }).
               *[other] Posouváš loďku po větru o { $count } polí ({ $thing }).
            }
       *[other]
            { $count ->
                [one] { $player } posouvá loďku po větru o { $count } pole ({ $thing }).
                [few] { $player } posouvá loďku po větru o { $count } pole ({ $thing }).
                [many] { $player } posouvá loďku po větru o { $count } pole ({ $thing }).
               *[other] { $player } posouvá loďku po větru o { $count } polí ({ $thing }).
            }
    }
farshore-tell-finds =
    { $who ->
        [you] Cestou nacházíš { $amount }.
       *[other] { $player } cestou nachází { $amount }.
    }
farshore-tell-prepares =
    { $who ->
        [you] Připravuješ se na { $thing-acc }.
       *[other] { $player } se připravuje na { $thing-acc }.
    }
farshore-tell-floods =
    { $who ->
        [you] Přivádíš příliv a { $thing } mizí pod hladinou.
       *[other] { $player } přivádí příliv a { $thing } mizí pod hladinou.
    }
farshore-tell-changes-wind =
    { $who ->
        [you] Měníš vítr. Nové větrné růžice: { $things }.
       *[other] { $player } mění vítr. Nové větrné růžice: { $things }.
    }
farshore-tell-passes =
    { $who ->
        [you] Pasuješ.
       *[other] { $player } pasuje.
    }
farshore-tell-rival-discards = { $player } už kartu { $thing } má, a proto ji ze Zátoky odkládá.
farshore-tell-guards-bay =
    { $count ->
        [one] { $player } staví pomocníka do Zátoky a blokuje v ní { $count } místo.
        [few] { $player } staví pomocníka do Zátoky a blokuje v ní { $count } místa.
        [many] { $player } staví pomocníka do Zátoky a blokuje v ní { $count } místa.
       *[other] { $player } staví pomocníka do Zátoky a blokuje v ní { $count } míst.
    }

## Proč něco zvolit nejde

farshore-refusal-too-dear =
    { $count ->
        [one] Chybí ti { $count } surovina.
        [few] Chybí ti { $count } suroviny.
        [many] Chybí ti { $count } suroviny.
       *[other] Chybí ti { $count } surovin.
    }
farshore-refusal-city-full = Město máš plné.
farshore-refusal-already-built = Tuto jedinečnou kartu už ve městě máš.
farshore-refusal-no-construction = Nejdřív potřebuješ mít ve městě jinou stavbu.
farshore-refusal-no-critter = Nejdřív potřebuješ mít ve městě jiného tvora.
farshore-refusal-not-in-hand = Tuto kartu nemáš v ruce.
farshore-refusal-not-in-bay = Tato karta v Zátoce není.
farshore-refusal-bay-blocked = Toto místo v Zátoce blokuje soupeřův pomocník.
farshore-refusal-not-in-city = Tuto kartu ve městě nemáš.
farshore-refusal-no-place = Pomocníky jde posílat jen na červené karty.
farshore-refusal-occupied = Už tam stojí pomocník.
farshore-refusal-flooded = Tento ostrov zaplavil příliv.
farshore-refusal-no-map = Žádný mapový dílek si teď vzít nemůžeš.
farshore-refusal-no-worker = Nemáš už volného pomocníka.
farshore-refusal-not-in-play = Toto místo v této partii není.
farshore-refusal-workers-left = Připravit se můžeš, až umístíš všechny pomocníky.
farshore-refusal-last-season = Podzim je poslední období, už se není na co připravovat.
farshore-refusal-not-autumn = Pasovat můžeš až na podzim.

## Příprava hry

farshore-error-islands = V této hře jsou jen { $count } ostrovy. Uveď jich nejvýš tolik, nebo nech výběr na náhodě.

## Skóre

farshore-score-cards = Karty
farshore-score-prosperity = Rozkvět
farshore-score-points = Žetony bodů
farshore-score-treasures = Poklady
farshore-score-maps = Mapy
farshore-score-ship = Loďka
farshore-score-total = Celkem

## Pro nováčky

farshore-ways-to-win = Nejdřív pošli pomocníky na pobřeží pro suroviny a vykládej levné zelené karty, protože ti na jaře a na podzim něco přinesou znovu. Dávej přednost kartám, které odpovídají větru, tři kotvy si šetři na drahé tvory a na další období se připravuj, teprve když v tom současném nemáš nic lepšího na práci.

## Slovníček na stránce pravidel

farshore-glossary-cards = Karty
farshore-glossary-places = Místa pro pomocníky
farshore-glossary-maps = Mapové dílky
farshore-glossary-winds = Větrné růžice
farshore-glossary-terms = Slova hry
farshore-glossary-costs = cena: { $cost }
farshore-glossary-free = zdarma
