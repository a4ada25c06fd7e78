### Vinohrad: Kolem světa u stolu: otázky, možnosti, zápis hry, důvody odmítnutí a nastavení.

## Otázky: jaro, podzim a pracovníci

viticulture-ask-position = Na které pozici vstaneš?
viticulture-ask-place-nobody = Pasuješ, nebo předtím ještě něco uděláš?
viticulture-ask-autumn = Kterou podzimní výhodu si vezmeš?
viticulture-ask-oval = Kdy si u akce „{ $because }“ vezmeš bonus oválu?
viticulture-ask-hat = Komu sundáš klobouk?
viticulture-ask-sell_wine = Které víno prodáš?

## Otázky: destičky inovací

viticulture-ask-tile = Kterou destičku inovace získáš?
viticulture-ask-lay = Kam položíš oválnou destičku „{ $because }“?
viticulture-ask-purse = Kolik zaplatí měšec partnera?

## Otázky: výměna

viticulture-ask-trade = S kým provede tvůj zkušený pracovník výměnu u akce „{ $because }“?
viticulture-ask-trade_needed = Akce „{ $because }“ se bez výměny neobejde. S kým ji provedeš?
viticulture-ask-offer_give =
    { $whom ->
        [partner] Co nabízíš partnerovi?
       *[player] Co nabízíš hráči { $because }?
    }
viticulture-ask-offer_give_lira =
    { $whom ->
        [partner] Kolik mincí nabízíš partnerovi?
       *[player] Kolik mincí nabízíš hráči { $because }?
    }
viticulture-ask-offer_give_card =
    { $whom ->
        [partner] Kterou kartu nabízíš partnerovi?
       *[player] Kterou kartu nabízíš hráči { $because }?
    }
viticulture-ask-offer_ask =
    { $whom ->
        [partner] Co chceš od partnera?
       *[player] Co chceš od hráče { $because }?
    }
viticulture-ask-offer_ask_lira =
    { $whom ->
        [partner] Kolik mincí chceš od partnera?
       *[player] Kolik mincí chceš od hráče { $because }?
    }
viticulture-ask-offer_ask_card =
    { $whom ->
        [partner] Kterou kartu chceš od partnera?
       *[player] Kterou kartu chceš od hráče { $because }?
    }
viticulture-ask-offer_ask_number = Kolik karet chceš od hráče { $because }?
viticulture-ask-answer =
    { $gets-any ->
        [none] Dáš { $gives } a nic nedostaneš. Souhlasíš?
       *[some]
            { $gives-any ->
                [none] Dostaneš { $gets } a nic nedáš. Souhlasíš?
               *[some] Dostaneš { $gets } a dáš { $gives }. Souhlasíš?
            }
    }
viticulture-ask-trade_card = Kterou kartu předáš?

## Otázky: události

viticulture-ask-event = Využiješ, co nabízí událost ({ $because })?
viticulture-ask-ingredient = Co přidáš do pokrmu ({ $because })?
viticulture-ask-share = S kým se podělíš ({ $because })?
viticulture-ask-shared = Přijmeš, o co se s tebou spoluhráč dělí ({ $because })?
viticulture-ask-louse = Jak se vypořádáš s mšičkou?
viticulture-ask-louse_help = Zaplatíš, aby spoluhráč nepřišel o révu?
viticulture-ask-service = Využiješ službu ({ $because })?
viticulture-ask-waiver = Zaplatíš za sázení bez zařízení?
viticulture-ask-goal_away = Který cíl vrátíš?
viticulture-ask-goal_change = Vyměníš za 1 minci některý cíl?
viticulture-ask-claim = Necháš si uznat cíl?
viticulture-ask-deal_resource = Kdo dostane { $because-acc }?

## Otázky: partner v sólové hře

viticulture-ask-partner_tile = Kterou destičku inovace koupí měšec partnera?
viticulture-ask-partner_influence = Koupí měšec partnera vliv?
viticulture-ask-display = V nabídce partnera je moc karet. Kterou odhodíš?

## Co která možnost znamená

viticulture-label-lay = Polož na { $place } ({ $text })
viticulture-label-place = { $place }: { CAPITAL($text) }
viticulture-label-lira-space = Místo s mincí: { CAPITAL($text) }
viticulture-label-event-space = { $place } ({ $event }): { CAPITAL($text) }
viticulture-label-noted = { $label } ({ $notes })
viticulture-label-leave-summer = Pasovat v létě (přijde tvůj podzim)
viticulture-label-leave-winter = Pasovat v zimě (přijde tvůj konec roku)
viticulture-label-oval-now = Před akcí: { $text }
viticulture-label-cards =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
viticulture-label-trade = Výměna: { $player }
viticulture-label-ingredient = { $thing } (pokrm pak má { $load }/{ $limit })
viticulture-label-claim-influence = Nechat si uznat cíl { $goal } a získat 1 bod vlivu
viticulture-label-claim-lira = Nechat si uznat cíl { $goal } a získat { $lira-acc }
viticulture-label-louse-pay = Zaplatit { $lira-acc }
viticulture-label-louse-fellow = { $player } zaplatí za tebe { $lira-acc }

## Poznámky k možnostem

viticulture-note-and = { $first }; { $last }
viticulture-note-price = stojí { $lira-acc }
viticulture-note-hatted = za žlutý klobouk { $lira-acc }
viticulture-note-gain = { $text }
viticulture-note-beside = zkušený pracovník vedle plných míst
viticulture-note-oval = bonus pro vyučené: { $bonus }
viticulture-note-with = bonus: { $bonus }
viticulture-note-without = bez bonusu: { $bonus }
viticulture-note-no-reward = nic za to nezíská, odměna je jen pro vyučené: { $bonus }
viticulture-note-trade = možná výměna: { $players }
viticulture-note-event = událost: { $event }
viticulture-note-exchange = jen díky výměně
viticulture-note-exchange-short =
    { $count ->
        [few] jen díky výměně, chybějí { $lira }
       *[other] jen díky výměně, chybí { $lira }
    }
viticulture-note-indirect = jde to jen díky bonusu, události nebo výměně
viticulture-note-helped =
    { $count ->
        [0] jde to jen díky události { $event }
       *[other] jde to jen díky události { $event } za { $lira-acc }
    }

## Ano, ne a později

viticulture-label-position-defer = Nechat vybrat nejdřív ostatní
viticulture-label-oval-later = Až po akci
viticulture-label-oval-decline = Obejít se bez bonusu
viticulture-label-tile-done = Další destičku nezískávat
viticulture-label-partner_tile-done = Ušetřit mince
viticulture-label-partner_influence-take = Ano, za { $lira-acc } z měšce
viticulture-label-partner_influence-decline = Ušetřit mince
viticulture-label-trade-later = Možná až po akci
viticulture-label-trade-no_trade = Výměnu neprovádět
viticulture-label-trade_needed-take_back = Vzít si pracovníka zpět
viticulture-label-offer_give-nothing = Nic
viticulture-label-offer_ask-nothing = Nic
viticulture-label-offer_give_card-done = To je všechno
viticulture-label-offer_ask_card-done = To je všechno
viticulture-label-answer-agree =
    { $gets-any ->
        [none] Souhlasit: dáš { $gives } a nic nedostaneš
       *[some]
            { $gives-any ->
                [none] Souhlasit: nic nedáš a dostaneš { $gets }
               *[some] Souhlasit: dáš { $gives } a dostaneš { $gets }
            }
    }
viticulture-label-answer-counter = Navrhnout něco jiného
viticulture-label-answer-decline = Odmítnout
viticulture-label-event-take = Ano: { $text }
viticulture-label-event-decline = Obejít se bez toho
viticulture-label-ingredient-done = Nic dalšího nepřidat
viticulture-label-share-decline = S nikým se nedělit
viticulture-label-shared-take = Ano: { $text }
viticulture-label-shared-decline = Ne, děkuji
viticulture-label-louse_help-take = Zaplatit { $lira-acc }, počítá se to jako sdílení
viticulture-label-louse_help-decline = Neplatit
viticulture-label-service-take = Ano: { $text }
viticulture-label-service-decline = Obejít se bez služby
viticulture-label-waiver-take = Zaplatit { $lira-acc } a sázet bez zařízení
viticulture-label-waiver-decline = Neplatit
viticulture-label-goal_change-decline = Nechat si všechny cíle
viticulture-label-claim-decline = Teď žádný cíl
viticulture-label-place-search = Odhodit 2 návštěvníky za kartu zdroje

## Co dělají služby a sdílení

viticulture-service-paid = { $price } { $text }
viticulture-service-waives = a tvoje réva nepotřebuje zařízení
viticulture-service-discount = a akce bude o { $lira-acc } levnější
viticulture-service-red_wine = a tvoje červená vína mají hodnotu o { $count } vyšší
viticulture-service-relief = a jedno víno objednávky smí mít hodnotu o { $count } nižší
viticulture-share-grape = dostaneš ten hrozen

## Prosté možnosti

viticulture-option-agree = Souhlasit
viticulture-option-counter = Navrhnout něco jiného
viticulture-option-no_trade = Výměnu neprovádět
viticulture-option-take_back = Vzít si pracovníka zpět
viticulture-option-nothing = Nic
viticulture-option-partner = Partner
viticulture-option-defer = Nechat vybrat nejdřív ostatní
viticulture-option-search = Hledat zdroj
viticulture-option-pay_louse = Zaplatit

## Názvy věcí

viticulture-partner = Partner
viticulture-partner-card = { $number }. karta partnera
viticulture-nothing = nic
    .acc = nic
viticulture-position = { $number }. pozice
    .acc = { $number }. pozici
viticulture-oval-space = { $place } ({ $action })
viticulture-hat-home = { $worker } doma
viticulture-hat-board = { $worker } na herním plánu
viticulture-hat-acting = { $worker }, který právě pracuje
viticulture-thing-lira = mince
viticulture-thing-resources = karty zdrojů
viticulture-offer = { $gives } za { $asks }
viticulture-interview-up = Rozhovor: odhodit 2 karty, sláva stoupne o 1
viticulture-interview-down = Rozhovor: odhodit 2 karty, sláva klesne o 1
viticulture-against = Přiložit k těžkosti { $resource-acc }
    .acc = { $resource-acc }
viticulture-against-pair = Přiložit k těžkosti 2× { $resource-acc } jako { $as-acc }
    .acc = 2× { $resource-acc } jako { $as-acc }

## Zápis hry: rok a tým

viticulture-tell-event = Letošní událost: { $thing }.
viticulture-tell-tiles = Nové destičky inovací: { $things }.
viticulture-tell-defers =
    { $who ->
        [you] Necháváš vstát nejdřív ostatní.
       *[other] { $player } nechává vstát nejdřív ostatní.
    }
viticulture-tell-influence =
    { $who ->
        [you] Získáváš pro tým { $influence }.
       *[other] { $player } získává pro tým { $influence }.
    }
viticulture-tell-loses-influence =
    { $count ->
        [one] Tým ztrácí { $count } bod vlivu.
        [few] Tým ztrácí { $count } body vlivu.
        [many] Tým ztrácí { $count } bodu vlivu.
       *[other] Tým ztrácí { $count } bodů vlivu.
    }
viticulture-tell-trains-hat =
    { $who ->
        [you] Sundáváš { $worker-acc }, ten pracovník je vyučený.
       *[other] { $player } sundává { $worker-acc }, ten pracovník je vyučený.
    }
viticulture-tell-takes-back =
    { $who ->
        [you] Bereš si pracovníka zpět z akce „{ $thing }“.
       *[other] { $player } si bere pracovníka zpět z akce „{ $thing }“.
    }
viticulture-tell-innovates =
    { $who ->
        [you] Pokládáš destičku inovace „{ $thing }“.
       *[other] { $player } pokládá destičku inovace „{ $thing }“.
    }
viticulture-tell-covers =
    { $who ->
        [you] Pokládáš oválnou destičku „{ $thing }“ na { $things }.
       *[other] { $player } pokládá oválnou destičku „{ $thing }“ na { $things }.
    }
viticulture-tell-pays-for-space =
    { $who ->
        [you] Za zakryté místo platíš { $lira-acc }.
       *[other] { $player } platí za zakryté místo { $lira-acc }.
    }
viticulture-tell-own-year-ages =
    { $who ->
        [you] Tvoje hrozny a víno jsou o rok starší.
       *[other] { $player } má hrozny a víno o rok starší.
    }
viticulture-tell-sells-wine =
    { $who ->
        [you] Prodáváš { $thing-acc }.
       *[other] { $player } prodává { $thing-acc }.
    }

## Zápis hry: výměna

viticulture-tell-offers =
    { $who ->
        [you]
            { $gives-any ->
                [none] Od hráče { $other } chceš { $asks } a nic za to nenabízíš.
               *[some]
                    { $asks-any ->
                        [none] Hráči { $other } nabízíš { $gives } a nic za to nechceš.
                       *[some] Hráči { $other } nabízíš { $gives } za { $asks }.
                    }
            }
       *[other]
            { $whom ->
                [you]
                    { $gives-any ->
                        [none] { $player } chce od tebe { $asks } a nic za to nenabízí.
                       *[some]
                            { $asks-any ->
                                [none] { $player } ti nabízí { $gives } a nic za to nechce.
                               *[some] { $player } ti nabízí { $gives } za { $asks }.
                            }
                    }
               *[other]
                    { $gives-any ->
                        [none] { $player } chce { $asks } od hráče { $other } a nic za to nenabízí.
                       *[some]
                            { $asks-any ->
                                [none] { $player } nabízí { $gives } hráči { $other } a nic za to nechce.
                               *[some] { $player } nabízí { $gives } hráči { $other } za { $asks }.
                            }
                    }
            }
    }
viticulture-tell-offers-hidden = { $player } navrhuje výměnu hráči { $other }.
viticulture-tell-declines =
    { $who ->
        [you] Odmítáš nabídku hráče { $other }.
       *[other]
            { $whom ->
                [you] { $player } odmítá tvou nabídku.
               *[other] { $player } odmítá nabídku hráče { $other }.
            }
    }
viticulture-tell-offer-void =
    { $who ->
        [you] Z tvé nabídky nic není, akce by se po ní nedala provést.
       *[other] { $player } nabízí něco, po čem by se akce nedala provést, a z výměny nic není.
    }
viticulture-tell-trades =
    { $who ->
        [you]
            { $gives-any ->
                [none] Výměna ({ $other }): dostáváš { $asks } a nic nedáváš.
               *[some]
                    { $asks-any ->
                        [none] Výměna ({ $other }): dáváš { $gives } a nic nedostáváš.
                       *[some] Výměna ({ $other }): dáváš { $gives } a dostáváš { $asks }.
                    }
            }
       *[other]
            { $whom ->
                [you]
                    { $gives-any ->
                        [none] Výměna ({ $player }): dáváš { $asks } a nic nedostáváš.
                       *[some]
                            { $asks-any ->
                                [none] Výměna ({ $player }): dostáváš { $gives } a nic nedáváš.
                               *[some] Výměna ({ $player }): dáváš { $asks } a dostáváš { $gives }.
                            }
                    }
               *[other]
                    { $gives-any ->
                        [none] Výměna ({ $other }): { $player } dostává { $asks } a nic nedává.
                       *[some]
                            { $asks-any ->
                                [none] Výměna ({ $other }): { $player } dává { $gives } a nic nedostává.
                               *[some] Výměna ({ $other }): { $player } dává { $gives } a dostává { $asks }.
                            }
                    }
            }
    }
viticulture-tell-trades-hidden = { $player } a { $other } provádějí výměnu.
viticulture-tell-trades-with-partner =
    { $who ->
        [you]
            { $asks-any ->
                [none] Výměna s partnerem: dáváš { $gives } a nic nedostáváš.
               *[some] Výměna s partnerem: dáváš { $gives } a dostáváš { $asks }.
            }
       *[other]
            { $asks-any ->
                [none] Výměna s partnerem: { $player } dává { $gives } a nic nedostává.
               *[some] Výměna s partnerem: { $player } dává { $gives } a dostává { $asks }.
            }
    }

## Zápis hry: události

viticulture-tell-cooks =
    { $who ->
        [you] Přidáváš do pokrmu { $thing-acc }.
       *[other] { $player } přidává do pokrmu { $thing-acc }.
    }
viticulture-tell-dish = Pokrm je hotový: { $thing }.
viticulture-tell-shares =
    { $who ->
        [you] Dělíš se s hráčem { $other } ({ $thing }).
       *[other]
            { $whom ->
                [you] { $player } se dělí s tebou ({ $thing }).
               *[other] { $player } se dělí s hráčem { $other } ({ $thing }).
            }
    }
viticulture-tell-shares-with-partner =
    { $who ->
        [you] Dělíš se s partnerem ({ $thing }).
       *[other] { $player } se dělí s partnerem ({ $thing }).
    }
viticulture-tell-service =
    { $who ->
        [you] Využíváš letošní službu ({ $thing }).
       *[other] { $player } využívá letošní službu ({ $thing }).
    }
viticulture-tell-deed = Skutek týmu je splněn ({ $thing }).
viticulture-tell-goals =
    { $who ->
        [you] Tvoje cíle: { $things }.
       *[other] { $player } má tyto cíle: { $things }.
    }
viticulture-tell-claims =
    { $who ->
        [you] Necháváš si uznat cíl { $thing }.
       *[other] { $player } si nechává uznat cíl { $thing }.
    }
viticulture-tell-fame =
    { $who ->
        [you] Zvyšuješ slávu týmu o { $count }.
       *[other] { $player } zvyšuje slávu týmu o { $count }.
    }
viticulture-tell-loses-fame = Sláva týmu klesá o { $count }.
viticulture-tell-interview-up =
    { $who ->
        [you] Poskytuješ rozhovor, který slávu týmu zvýší.
       *[other] { $player } poskytuje rozhovor, který slávu týmu zvýší.
    }
viticulture-tell-interview-down =
    { $who ->
        [you] Poskytuješ rozhovor, který slávu týmu mírní.
       *[other] { $player } poskytuje rozhovor, který slávu týmu mírní.
    }
viticulture-tell-band = Sláva je letos tak akorát ({ $thing }).
viticulture-tell-scandal = Slávy je příliš a vypuká skandál.
viticulture-tell-obscurity = Slávy je málo, nikdo o vás neví.
viticulture-tell-resource-found = Tým nachází zdroj: { $thing }.
viticulture-tell-resource =
    { $who ->
        [you] Dostáváš { $thing-acc }.
       *[other] { $player } dostává { $thing-acc }.
    }
viticulture-tell-lays =
    { $who ->
        [you] Přikládáš k těžkosti { $thing-acc }.
       *[other] { $player } přikládá k těžkosti { $thing-acc }.
    }
viticulture-tell-answered = Těžkost je překonaná: { $thing }.
viticulture-tell-hardship = Těžkost zůstává nepřekonaná: { $thing }.

## Zápis hry: partner v sólové hře

viticulture-tell-partner = { $thing }: měšec dostává { $lira-acc } a pracovníci jdou na akce { $places }.
viticulture-tell-partner-card = Nová karta v nabídce partnera: { $thing }.

## Proč něco zvolit nejde

viticulture-refusal-no-worker = Letos už nemáš volného pracovníka.
viticulture-refusal-labourers-summer = Žlutý klobouk pracuje jen v létě.
viticulture-refusal-labourers-winter = Modrý klobouk pracuje jen v zimě.
viticulture-refusal-only-trained = Akce by šla jen díky bonusu nebo výměně a tento pracovník nemá ani jedno.
viticulture-refusal-influence-full = Vliv týmu už je na konci stupnice.
viticulture-refusal-event-blocks = Tuto akci letos událost nedovoluje.
viticulture-refusal-event-closed = Událost už letos dala všechno, co mohla.
viticulture-refusal-taken-back = Odtud se tvůj pracovník právě vrátil, v tomto tahu tam už nikoho nepošleš.
viticulture-refusal-position-taken = Na této pozici už stojí jiný kohout.
viticulture-refusal-position-last-year = Na této pozici stál tvůj kohout loni.
viticulture-refusal-not-revealed = Tato destička není v nabídce.
viticulture-refusal-no-tile-fits = V nabídce není destička, kterou by šlo umístit.
viticulture-refusal-no-oval-space = Pro oválnou destičku není volné místo, na které by ti stačily mince.
viticulture-refusal-only-ovals = Teď jde získat jen oválnou destičku.
viticulture-refusal-oval-there = Tam už oválná destička leží.
viticulture-refusal-no-such-hat = Takový klobouk tam nemáš.
viticulture-refusal-nobody-there = Tento hráč u této akce žádného pracovníka nemá.
viticulture-refusal-other-ingredient = To do tohoto pokrmu nepatří.
viticulture-refusal-not-your-goal = Tento cíl není tvůj.
viticulture-refusal-goal-claimed = Letos už máš jeden cíl uznaný.
viticulture-refusal-goal-unmet = Tento cíl zatím nemáš splněný.
viticulture-refusal-interviewed = Tým už letos svůj rozhovor poskytl.
viticulture-refusal-fame-ends = Tím směrem už se sláva posunout nedá.
viticulture-refusal-few-cards =
    { $count ->
        [one] Potřebuješ odhodit { $count } kartu.
        [few] Potřebuješ odhodit { $count } karty.
        [many] Potřebuješ odhodit { $count } karty.
       *[other] Potřebuješ odhodit { $count } karet.
    }
viticulture-refusal-few-visitors =
    { $count ->
        [one] Potřebuješ odhodit { $count } návštěvníka.
        [few] Potřebuješ odhodit { $count } návštěvníky.
        [many] Potřebuješ odhodit { $count } návštěvníka.
       *[other] Potřebuješ odhodit { $count } návštěvníků.
    }
viticulture-refusal-searched = V tomto období už máš hledání zdroje za sebou.
viticulture-refusal-no-resources-left = Žádné karty zdrojů už nezbývají.
viticulture-refusal-no-such-resource = Tento zdroj nemáš.
viticulture-refusal-resource-unneeded = Tento zdroj už těžkost nepotřebuje.
viticulture-refusal-hardship-over = Letošní těžkost už je překonaná.

## Než se zvolí něco, co nic nepřinese

viticulture-caution-influence-full = Tým už má všechen vliv; pracovník ani mince by nic nepřinesly.
viticulture-caution-untrained = { $card } ({ $price }): nic za to nezískáš, odměna je jen pro vyučené pracovníky ({ $bonus }).
viticulture-caution-year-ends =
    { $year ->
        [6] Potom už nikdo nemá koho poslat: hra tím skončí a vzít zpět to nepůjde.
       *[other] Potom už nikdo nemá koho poslat: rok skončí, přijde nová událost a vzít zpět to nepůjde.
    }

## Nastavení

viticulture-world-continent-greengully = { viticulture-continent-greengully } ({ viticulture-difficulty-introductory })
    .about = { viticulture-continent-greengully.about }
viticulture-world-continent-asia = { viticulture-continent-asia } ({ viticulture-difficulty-easy })
    .about = { viticulture-continent-asia.about }
viticulture-world-continent-oceania = { viticulture-continent-oceania } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-oceania.about }
viticulture-world-continent-south_america = { viticulture-continent-south_america } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-south_america.about }
viticulture-world-continent-europe = { viticulture-continent-europe } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-europe.about }
viticulture-world-continent-north_america = { viticulture-continent-north_america } ({ viticulture-difficulty-medium })
    .about = { viticulture-continent-north_america.about }
viticulture-world-continent-africa = { viticulture-continent-africa } ({ viticulture-difficulty-hard })
    .about = { viticulture-continent-africa.about }
viticulture-world-events-first = Události 1 až 6 po řadě
    .about = Šest událostí vypráví v tomto pořadí příběh; vhodné pro první hru na světadílu.
viticulture-world-events-random = Šest náhodných událostí
    .about = Losují se ze všech deseti událostí světadílu. Zelenostruží hraje vždy svých šest po řadě.
viticulture-world-structures-without = { viticulture-structures-without }
    .about = Jen zařízení na deskách vinic.
viticulture-world-structures-with = { viticulture-structures-with }
    .about = Místo s mincí dává i karty zařízení, které se stavějí jako jiná zařízení.
viticulture-world-hands-open = Odkryté karty
    .about = Každý vidí všechny karty, takže se lépe plánuje i vyměňuje.
viticulture-world-hands-hidden = Skryté karty
    .about = Každý vidí jen své karty; při výměně se o cizí žádá jen počtem.
viticulture-world-level-easy = Snadná
    .about = Vliv týmu začíná výš. Při sólové hře navíc měšec partnera dostává v každém období víc mincí.
viticulture-world-level-normal = Běžná
    .about = Vliv týmu začíná na poli podle počtu hráčů.
viticulture-world-level-hard = Těžká
    .about = Vliv týmu začíná níž. Při sólové hře si navíc měšec partnera z roku na rok nechá jen málo.

## Pro nováčky

viticulture-world-ways-to-win = Každý potřebuje 25 bodů a tým plný vliv, takže obojí počítejte od prvního roku. Brzy vyučte pracovníky, protože bonusy oválných destiček jsou jen pro vyučené. Destičky klaďte tam, kam budete chodit všichni často. Na jaře si přečtěte událost, rozdělte si, kdo co udělá, a zkušeného pracovníka pošlete vyměnit to, čeho má někdo moc a jiný málo.

## Odkud jsou body

viticulture-world-score-orders = { viticulture-score-orders }
viticulture-world-score-visitors = { viticulture-score-visitors }
viticulture-world-score-structures = { viticulture-score-structures }
viticulture-world-score-actions = { viticulture-score-actions }
viticulture-world-score-events = { viticulture-score-events }
viticulture-world-score-wake_up = { viticulture-score-wake_up }
viticulture-world-score-parents = { viticulture-score-parents }
